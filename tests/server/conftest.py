"""Fixtures for all tests of the server."""

from tests.server.databases import postgres, postgres_url, sqlite_url, url

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]
