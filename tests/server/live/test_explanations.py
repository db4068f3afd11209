"""What the house explains when it is asked: why not, what one could go back to, and where the points come from."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import labrys
from tests.server.houses import Guest, House, Line
from tests.server.http.test_table_socket import asked, placed, two

Open = Callable[..., Line]


def why(line: Line, *actions: str) -> str:
    line.send({"type": "why", "id": "w", "actions": list(actions)})
    return str(line.until(lambda message: message.get("type") == "reason").get("text", ""))


def test_whoever_is_asked_learns_which_rule_is_in_the_way(here: House, line: Open) -> None:
    mover, _ = asked(*two(here, line)[:2])
    assert why(mover, "move 3") == ""  # nothing can be said but what is asked instead
    mover.act(mover.my_turn()[0])
    _, other = asked(mover, mover)
    assert why(other, "place 0").startswith("It is not your turn: ")


def test_the_first_action_with_a_reason_answers_in_the_language_of_the_line(here: House, line: Open) -> None:
    mover, _ = placed(*two(here, line, lang="fr")[:2])
    may = mover.my_turn()[0]  # there is nothing to be said against it, whatever the die showed
    held = "On ne défausse qu\u2019à la fin du tour, et seulement au-delà de 10 cartes."
    none_held = "Vous n\u2019avez pas de carte Plaine."
    assert why(mover, may, "discard 0") == (held if mover.view["hand"][0] else none_held)


def test_nothing_to_take_back_has_its_reason_too(here: House, line: Open) -> None:
    mover, waiter = asked(*two(here, line)[:2])
    assert why(mover) == "You have done nothing yet that could be taken back."
    mover.act(mover.my_turn()[0])
    remedy = "With “Going back”, under “…” (About this table), you can ask the others for it."
    told = why(mover)
    assert told.startswith("It cannot simply be taken back: it brought something new to light (You start on")
    assert told.endswith(f"). {remedy}")
    waiter.act(waiter.my_turn()[0])
    assert why(mover).endswith(f" has played since. {remedy}")


def test_against_bots_what_undo_does_not_do_is_done_by_going_back_alone(here: House, line: Open) -> None:
    anna = Guest(here, "Anna")
    table = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    mine.act(mine.my_turn()[0])
    mine.my_turn()
    assert "“Going back”, under “…” (About this table), does it all the same" in why(mine)


def test_a_spectator_is_told_no_reason_but_the_points(here: House, line: Open) -> None:
    *_, table = two(here, line)
    watcher = line(Guest(here, "Chloe"), table).ready()
    watcher.send({"type": "why", "id": "w", "actions": ["draw"]})
    assert watcher.until(lambda message: message.get("type") == "refused")["code"] == "forbidden"
    watcher.send({"type": "count"})
    told = watcher.until(lambda message: message.get("type") == "tally")
    assert [sum(points.values()) for points in told["points"]] == [0, 0]


def test_points_so_far_and_at_the_end_are_told_apart_where_a_game_scores_on_the_way(here: House, line: Open) -> None:
    anna = Guest(here, "Anna")
    table = anna.table("you", "bot:random", game="minos")
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    mine.send({"type": "count"})
    told = mine.until(lambda message: message.get("type") == "tally")
    assert len(told["points"]) == len(told["scored"]) == 2
    assert [sum(points.values()) for points in told["scored"]] == [player["vp"] for player in mine.view["players"]]


def places(line: Line) -> list[tuple[int, str]]:
    line.send({"type": "past"})
    told = line.until(lambda message: message.get("type") == "places")
    return [(place["to"], place["text"]) for place in told["places"]]


@pytest.mark.parametrize("game", labrys.games())
def test_what_one_may_go_back_to_is_named_by_the_choice_as_it_was_offered(here: House, line: Open, game: str) -> None:
    one, other, _ = two(here, line, game=game)
    offered: list[tuple[int, str]] = []
    for step in range(40):
        mover, _ = asked(one, other)
        choices = mover.update["choices"]
        choice = choices[step * 5 % len(choices)]
        if mover is one:
            offered.append((step, choice["text"]))
        mover.act(choice["action"])
    own = {to for to, _ in offered}
    assert [place for place in places(one) if place[0] in own] == [place for place in offered if place[0] >= 10][::-1]
    assert offered[-1] not in places(other)


def test_what_another_did_is_told_as_in_the_log(here: House, line: Open) -> None:
    mover, waiter = asked(*two(here, line)[:2])
    mover.act(mover.my_turn()[0])
    waiter.my_turn()
    ((to, text),) = places(waiter)
    assert to == 0
    assert text in [event["text"] for event in waiter.update["events"]]
    assert " starts on " in text


def test_a_spectator_has_nothing_to_go_back_to(here: House, line: Open) -> None:
    *_, table = two(here, line)
    watcher = line(Guest(here, "Chloe"), table).ready()
    watcher.send({"type": "past"})
    assert watcher.until(lambda message: message.get("type") == "refused")["code"] == "forbidden"
