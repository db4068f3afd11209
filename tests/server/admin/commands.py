"""The owner's commands, and a house with something to look after, as tests need them."""

from click.testing import CliRunner

from labrys.cli.main import house as commands
from labrys.engine import LabrysError
from tests.server.houses import Guest, House


def command(*args: str, code: int = 0) -> str:
    """A command of the house, run in this process; a refusal is what `main` would print, with its exit code."""
    done = CliRunner().invoke(commands, args)
    refused = isinstance(done.exception, LabrysError)
    assert (2 if refused else done.exit_code) == code, done.output
    return str(done.exception) if refused else done.output


def running(here: House, *seats: str) -> tuple[Guest, str]:
    anna = Guest(here)
    table = anna.table(*(seats or ("you", "bot:random")))
    anna.post(f"/api/tables/{table}/start")
    return anna, table
