"""Makes ids that nobody can guess: letters and digits only, so that none looks like a command's option."""

import secrets
from string import ascii_letters, digits

ALPHABET = ascii_letters + digits


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
