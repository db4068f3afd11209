"""Presence across nodes; seats of automata."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("node", sa.String(8), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", "node", name="pk_presence"),
    )
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("kind", type_=sa.String(12), existing_type=sa.String(8), existing_nullable=False)
