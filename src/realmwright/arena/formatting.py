"""Names and numbers as every report writes them."""

from realmwright.game import Json


def plain(text: str) -> str:
    """A name or a message on one line, without control characters.

    >>> plain("a\\x1b[31m\\nb")
    'a [31m b'
    """
    return "".join(char if char.isprintable() else " " for char in text)


def shortened(text: str, most: int) -> str:
    """A name of at most so many characters.

    >>> shortened("big-money-ultimate", 10)
    'big-money…'
    """
    text = plain(text)
    return text if len(text) <= most else text[: most - 1] + "…"


def duration(seconds: float) -> str:
    """Seconds in a suitable unit.

    >>> duration(0.0000123), duration(0.25), duration(1.5), duration(0.01), duration(1234)
    ('12.3 µs', '250 ms', '1.5 s', '10 ms', '1234 s')
    """
    size, unit = next((pair for pair in ((1.0, "s"), (1e-3, "ms")) if seconds >= pair[0]), (1e-6, "µs"))
    value = seconds / size
    return f"{round(value, 2 if value < 10 else 1 if value < 100 else None):g} {unit}"


def counted(count: int, noun: str) -> str:
    """A number and its noun, in the plural where needed.

    >>> counted(1, "game"), counted(0, "bot")
    ('1 game', '0 bots')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def option_text(value: Json) -> str:
    """The value of an option as it is typed on the command line."""
    return ",".join(str(entry) for entry in value) if isinstance(value, list) else str(value)
