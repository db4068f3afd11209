"""The table server: people, tables, the live protocol. Stored entries are the truth; memory is a cache of them."""
