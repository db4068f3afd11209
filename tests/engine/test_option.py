from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.engine import BadSetting, Option
from labrys.engine.option import check_all, switch

ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers()))
OPTIONS = (Option("table", "plain", ("plain", "brisk")), Option("limit", 5, least=1, most=9), switch("fog"))


@given(ANYTHING)
def test_any_value_fits_or_is_refused(value: object) -> None:
    for option in OPTIONS:
        with suppress(BadSetting):
            found = option.check(value)
            assert type(found) is type(option.default)
            assert option.check(found) == found
            assert option.check(str(found)) == found


def test_text_is_read_as_the_type_of_the_option() -> None:
    assert [option.check(text) for option, text in zip(OPTIONS, ("BRISK", "7", "true"), strict=True)] == [
        "brisk",
        7,
        True,
    ]


@pytest.mark.parametrize("value", [True, 1.0, "1.0", "-1", "²", 0, 10, "9" * 5000])
def test_a_number_is_whole_and_within_bounds(value: object) -> None:
    with pytest.raises(BadSetting):
        OPTIONS[1].check(value)


@pytest.mark.parametrize("value", [0, 1, "yes", None])
def test_a_switch_is_true_or_false_and_nothing_else(value: object) -> None:
    with pytest.raises(BadSetting):
        OPTIONS[2].check(value)


def test_what_is_not_given_is_by_default_and_what_is_unknown_is_refused() -> None:
    assert check_all(OPTIONS, {"limit": "9"}) == {"table": "plain", "limit": 9, "fog": False}
    with pytest.raises(BadSetting, match="unknown option 'fug'"):
        check_all(OPTIONS, {"fug": True})
