"""What the owner of a house does from the command line: administration, backup and restore."""
