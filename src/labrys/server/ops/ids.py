"""Ids that nobody guesses and everybody can type: letters and digits, so none looks like an option of a command."""

import secrets
from string import ascii_letters, digits

ALPHABET = ascii_letters + digits


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
