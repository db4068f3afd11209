"""How games ended, for each seat; colours that a rematch keeps; who is at a table and looks elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("fork", sa.Boolean, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table"),
    )
    op.create_index("ix_results_person", "results", ["person", "ended"])
    op.add_column("seats", sa.Column("colour", sa.Integer))
    op.add_column("presence", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
