"""The table server: people, tables, the live protocol. A table is its record; memory is a cache of it."""
