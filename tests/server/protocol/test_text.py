"""Text that no database can keep is refused, wherever it stands."""

import pytest

from labrys.server.protocol.errors import Refused
from labrys.server.protocol.text import check_text


@pytest.mark.parametrize("bad", ["\0", "half \ud800", "\udfff of a pair"])
@pytest.mark.parametrize("wrapped", [lambda t: t, lambda t: [t], lambda t: {"a": (1, t)}, lambda t: {t: 1}])
def test_it_is_refused_in_whatever_it_is_wrapped(bad: str, wrapped: type) -> None:
    with pytest.raises(Refused, match="cannot be kept"):
        check_text(wrapped(bad))


def test_all_other_text_passes() -> None:
    check_text(["é 漢 😀 \n", {"a": None, "b": 1.5}])
