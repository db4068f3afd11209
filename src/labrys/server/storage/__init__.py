"""The database: its schema and migrations, the one writer, the log of entries, notifications between nodes."""
