"""How the log is told."""

from labrys.cli.terminal.log_text import Said, paragraphs


def test_sentences_about_one_seat_are_one_paragraph() -> None:
    told = paragraphs([Said("Anna sows.", 0, True), Said("Anna reaps.", 0, True), Said("Ben rests.", 1, True)])
    assert told == [Said("Anna sows. Anna reaps.", 0, True), Said("Ben rests.", 1, True)]


def test_old_news_and_new_do_not_mix() -> None:
    told = paragraphs([Said("Anna sows.", 0, False), Said("Anna reaps.", 0, True)])
    assert told == [Said("Anna sows.", 0, False), Said("Anna reaps.", 0, True)]


def test_what_happened_three_times_in_a_row_is_said_once() -> None:
    told = paragraphs([*[Said("Ben draws a card.", 1, True)] * 3, Said("Ben rests.", 1, True)])
    assert told == [Said("Ben draws a card (\N{MULTIPLICATION SIGN}3). Ben rests.", 1, True)]
