"""The same databases as for the server's tests."""

from tests.server.databases import postgres, postgres_url, sqlite_url

__all__ = ["postgres", "postgres_url", "sqlite_url"]
