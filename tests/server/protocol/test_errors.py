"""Refusals: each code has a status, and a secret is refused as what does not exist."""

from labrys.server.protocol.errors import STATUS, Refused, StoreDown, nobody, unknown


def test_each_code_has_the_status_of_its_kind() -> None:
    assert {code: Refused(code, "").status for code in STATUS} == STATUS
    assert all(400 <= status < 600 for status in STATUS.values())


def test_storage_that_is_down_is_no_fault_of_the_request() -> None:
    error = StoreDown("the disk is full")
    assert (error.code, error.status) == ("storage", 503)
    assert "the disk is full" in str(error)
    assert "was not acknowledged" in str(error)


def test_what_is_not_there_and_what_may_not_be_seen_are_refused_alike() -> None:
    assert str(unknown("table")) == "there is no such table: check the link."
    assert unknown("table").status == 404
    assert nobody().status == 401
