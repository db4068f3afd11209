"""The database schema. A table's entries are append-only and unique by (table, number): they are the game."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

META = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Serial = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts by itself only in INTEGER columns

house = Table(  # the few things that all nodes share: the signing secret, the generation, opening hours
    "house",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    META,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("lang", String(2), nullable=False),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(  # tokens are stored as hashes: a copy of the database opens no door
    "sessions",
    META,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    META,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("content", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(24), ForeignKey("people.id"), nullable=False),
    Column("parent", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("hints", Boolean),  # whether they are allowed; if nothing was said, as the company is
    Index("ix_tables_status", "status", "public"),
)

seats = Table(
    "seats",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("link", String(64)),
    Column("colour", Integer),  # whose colour it wears, if not its own: a rematch keeps them
)

entries = Table(
    "entries",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("person", String(24)),
    Column("key", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("turn", Integer),  # who is asked after it
    Column("due", BigInteger),  # when the house itself has to do something: a bot's turn, or time is up
    Column("digest", String(32), nullable=False),
    UniqueConstraint("table", "person", "key", name="uq_entries_key"),
)

chat = Table(
    "chat",
    META,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("room", String(8), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_table", "table", "id"),
    UniqueConstraint("table", "person", "key", name="uq_chat_key"),
)

presence = Table(  # who has a line to which table at which node; rows that are not renewed count no more
    "presence",
    META,
    Column("table", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("node", String(8), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # the page is out of sight
)

results = Table(  # how a game ended, for each seat; place and score are empty where that is not known
    "results",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24)),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(20), nullable=False),  # against whom
    Column("place", Integer),
    Column("score", Integer),
    Column("gone", Boolean, nullable=False),  # left before the end
    Column("fork", Boolean, nullable=False),
    Column("hints", Integer, nullable=False, server_default="0"),  # decisions in which one was taken
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_person", "person", "ended"),
)

reviews = Table(  # of finished games: those that wait, are worked on, are done, could not be done
    "reviews",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), nullable=False),  # who asked first
    Column("judge", String(80), nullable=False),  # which coach; a newer one does it anew
    Column("state", String(8), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when its worker gave a sign of life
    Column("claim", String(24), nullable=False),  # of who works on it: nobody else may store it
    Column("tries", Integer, nullable=False),
    Column("progress", Integer, nullable=False),  # in thousandths
    Column("text", Text, nullable=False),  # the review as JSON, or why there is none
    Index("ix_reviews_state", "state", "asked"),
)

notices = Table(
    "notices",
    META,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_notices_due", "state", "due"),
)
