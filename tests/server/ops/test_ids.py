"""Ids of people, tables and seats."""

from labrys.server.ops.ids import new_id


def test_an_id_is_no_option_of_a_command_and_needs_no_quotes() -> None:
    ids = [new_id(12) for _ in range(500)]
    assert all(one.isascii() and one.isalnum() and len(one) == 12 for one in ids)
    assert len(set(ids)) == len(ids)
