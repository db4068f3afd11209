"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("password", sa.Text),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("content", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("parent", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_tables_owner"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "public"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("link", sa.String(64)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("key", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("due", sa.BigInteger),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
        sa.UniqueConstraint("table", "person", "key", name="uq_entries_key"),
    )
    op.create_table(
        "chat",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.UniqueConstraint("table", "person", "key", name="uq_chat_key"),
    )
    op.create_index("ix_chat_table", "chat", ["table", "id"])
    op.create_table(
        "notices",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_table"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_due", "notices", ["state", "due"])
