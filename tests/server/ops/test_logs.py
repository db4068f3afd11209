"""What libraries log is reduced to what cannot hold a visitor's words."""

import json
import logging
import sys

from labrys.server.ops.logs import Discreet, short


def test_a_library_may_say_where_it_failed_but_not_with_what() -> None:
    try:
        raise ValueError("a token of Anna's")
    except ValueError:
        record = logging.LogRecord("lib", logging.ERROR, __file__, 1, "Anna said %s", ("hello",), sys.exc_info())
    line = Discreet().format(record)
    assert "Anna" not in line
    assert "hello" not in line
    found = json.loads(line)
    assert (found["level"], found["event"], found["fault"]) == ("error", "lib", "ValueError")
    assert found["frames"][0].endswith("test_a_library_may_say_where_it_failed_but_not_with_what")


def test_a_log_has_too_little_of_a_tables_id_to_open_it() -> None:
    assert short("abcdefghijklmnop") == "abcd…"
