"""Room for what a table follows from: a rematch of a rematch, a fork at a late step."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "parent", type_=sa.String(64), existing_type=sa.String(24), existing_nullable=True)
        return
    op.add_column(
        "tables", sa.Column("origin", sa.String(64))
    )  # other tables refer to this one: it cannot be made anew
    op.execute("UPDATE tables SET origin = parent")
    op.drop_column("tables", "parent")
    op.alter_column("tables", "origin", new_column_name="parent")
