from labrys.cli.terminal.menu import ChoiceMenu, Item, common_start, flow, fold_largest

LABELS = ["Explore B3 (1 point)", "Move to B4 (forêt, 2 points)", "Move to C3 (lake)", "End the turn"]


def test_words_find_every_choice_that_has_them() -> None:
    assert ChoiceMenu(LABELS).find("move").places == [1, 2]


def test_case_and_accents_do_not_matter() -> None:
    assert ChoiceMenu(LABELS).find("FORET") == ([1], True)


def test_a_tile_name_finds_its_choice_for_sure() -> None:
    assert ChoiceMenu(LABELS).find("b3") == ([0], True)


def test_several_words_must_all_be_found() -> None:
    assert ChoiceMenu(LABELS).find("move lake") == ([2], True)


def test_whole_words_go_before_beginnings_of_words() -> None:
    assert ChoiceMenu(["Start on A1", "Start on A12"]).find("a1") == ([0], True)


def test_one_letter_is_never_sure() -> None:
    assert ChoiceMenu(LABELS).find("l") == ([2], False)


def test_letters_inside_a_word_are_found_but_never_sure() -> None:
    assert ChoiceMenu(LABELS).find("plor") == ([0], False)


def test_nothing_typed_finds_everything() -> None:
    assert ChoiceMenu(LABELS).find("").places == [0, 1, 2, 3]


def test_what_no_choice_has_finds_nothing() -> None:
    assert ChoiceMenu(LABELS).find("xyzzy").places == []


def test_a_common_start_is_said_once_but_not_for_a_handful() -> None:
    labels = [f"Start on {tile}" for tile in ("A1", "A2", "B1", "B2")]
    assert common_start(labels) == "Start on"
    assert common_start(labels[:3]) == ""
    assert common_start([*labels, "End"]) == ""


def test_thirty_six_tiles_need_four_rows_of_eighty_columns() -> None:
    items = [Item(number, f"A{number}") for number in range(1, 37)]
    rows = flow(items, 80)
    assert len(rows) == 4
    assert [item for row in rows for _, item in row] == items


def test_no_item_runs_into_the_next_or_over_the_edge() -> None:
    items = [Item(number, "x" * (number * 7 % 50 + 1)) for number in range(1, 30)]
    for row in flow(items, 80):
        ends = [column + 3 + len(item.label) for column, item in row]
        assert ends[-1] <= 80
        assert all(end < column for end, (column, _) in zip(ends, row[1:], strict=False))


def test_the_largest_kind_of_a_long_list_is_folded_first() -> None:
    labels = ["Place in A", "Move from A to B", "Move from A to C", "Move from B to A", "Move from C to A", "End"]
    kinds = ["place", "move", "move", "move", "move", "end"]
    items = [Item(number, label, kind) for number, (label, kind) in enumerate(zip(labels, kinds, strict=True), 1)]
    folded = fold_largest(items)
    assert [(item.sign, item.label) for item in folded] == [
        ("1", "Place in A"),
        ("2-5", "Move from …"),
        ("6", "End"),
    ]
    assert fold_largest(folded) is folded


def test_a_list_of_one_kind_alone_stays_as_it_is() -> None:
    items = [Item(number, f"Discard {number}", "discard") for number in range(1, 9)]
    assert fold_largest(items) is items


def test_a_capital_alone_names_a_place_and_nothing_else() -> None:
    menu = ChoiceMenu(["Put an army in A Mistcrown", "Put an army in Q Hushplain", "Quit a place"])
    assert menu.find("Q") == ([1], True)
    assert menu.find("A") == ([0], True)
    assert menu.capitals("q") == []
    assert menu.capitals("Z") == []


def test_a_number_among_beginnings_is_sure_where_it_is_a_whole_word() -> None:
    menu = ChoiceMenu(["yellow 6 to Develop", "yellow 6 to Build", "yellow 5 to Develop"])
    assert menu.find("yellow 6 dev") == ([0], True)
