"""Random ids of tables, people and notices."""

import secrets


def new_id() -> str:
    """An unguessable id of 128 random bits. It never starts with a dash, so it cannot be taken for a CLI option."""
    while (ident := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return ident


def short_id(ident: str) -> str:
    """The part of an id that may be logged. The whole id of a table is an invitation to it."""
    return ident[:6]
