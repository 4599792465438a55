"""Reading JSON that may have been edited by hand: every error names the field and says what it should be."""

import json
from collections.abc import Collection, Sequence
from typing import Final

from realmwright.game import Json, RealmwrightError, unknown

DEPTH: Final = 32
"""The maximal nesting of lists and objects, far more than any document needs."""


def parse(text: str, what: str, error: type[RealmwrightError]) -> Json:
    """Parse a text as JSON. Raises the error if that fails, or if the value could not be written as JSON again."""
    try:
        parsed: Json = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as problem:
        place = f"line {problem.lineno}, column {problem.colno}"
        raise error(f"{what} is not complete JSON: {problem.msg} at {place}") from None
    except RecursionError:
        raise error(f"{what} is nested too deep to be read") from None
    except _Twice as problem:
        raise error(f"{what} has the field {_brief(str(problem))} twice") from None
    except ValueError:
        raise error(f"{what} holds a number too long to be read") from None
    level: list[Json] = [parsed]
    for _ in range(DEPTH):
        deeper: list[Json] = []
        for value in level:
            if isinstance(value, str) and not value.isascii() and value != value.encode(errors="ignore").decode():
                raise error(f"{what} holds a text with half a character")
            if isinstance(value, dict):
                deeper += value.keys()
                deeper += value.values()
            elif isinstance(value, list):
                deeper += value
        level = deeper
    if level:
        raise error(f"{what} is nested too deep to be read")
    return parsed


class JsonReader:
    """Reads the fields of a JSON object. Ask for every possible field, then call :meth:`finish`."""

    def __init__(self, data: object, what: str, error: type[RealmwrightError]) -> None:
        self.what = what
        self.error = error
        if not isinstance(data, dict):
            raise self.wrong(f"must be an object with named fields, not {_brief(data)}")
        self._data: dict[str, Json] = data
        self._asked: set[str] = set()

    def wrong(self, why: str) -> RealmwrightError:
        return self.error(f"{self.what} {why}")

    def has(self, field: str) -> bool:
        """Whether the field exists and is not null."""
        self._asked.add(field)
        return self._data.get(field) is not None

    def value(self, field: str) -> Json:
        """The value of a field of any type; the field must exist."""
        self._asked.add(field)
        if field not in self._data:
            raise self.wrong(f"has no field {field!r}")
        return self._data[field]

    def names(self) -> list[str]:
        """The names of all fields."""
        return list(self._data)

    def text(self, field: str, choices: Collection[str] | None = None) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise self.wrong(f"field {field!r} must be a text, not {_brief(value)}")
        if choices is not None and value not in choices:
            raise self.wrong(f"field {field!r}: {unknown('name', value, choices)}")
        return value

    def whole(self, field: str) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(f"field {field!r} must be a whole number, not {_brief(value)}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            right = f"a whole number from {low} to {high}" if low < high else f"{low}"
            raise self.wrong(f"field {field!r} must be {right}, not {_brief(value)}")
        return value

    def flag(self, field: str) -> bool:
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.wrong(f"field {field!r} must be true or false, not {_brief(value)}")
        return value

    def items(self, field: str, length: int | None = None) -> Sequence[Json]:
        value = self.value(field)
        if not isinstance(value, list):
            raise self.wrong(f"field {field!r} must be a list, not {_brief(value)}")
        if length is not None and len(value) != length:
            raise self.wrong(f"field {field!r} must have {length} entries, not {len(value)}")
        return value

    def texts(self, field: str, length: int | None = None, choices: Collection[str] | None = None) -> list[str]:
        found = []
        for entry in self.items(field, length):
            if not isinstance(entry, str):
                raise self.wrong(f"field {field!r} must hold texts, not {_brief(entry)}")
            if choices is not None and entry not in choices:
                raise self.wrong(f"field {field!r}: {unknown('name', entry, choices)}")
            found.append(entry)
        return found

    def numbers(self, field: str, length: int | None = None) -> list[int]:
        found = []
        for entry in self.items(field, length):
            if isinstance(entry, bool) or not isinstance(entry, int):
                raise self.wrong(f"field {field!r} must hold whole numbers, not {_brief(entry)}")
            found.append(entry)
        return found

    def part(self, field: str) -> "JsonReader":
        """A reader for the object in a field."""
        return JsonReader(self.value(field), f"{self._place(field)},", self.error)

    def parts(self, field: str, length: int | None = None) -> list["JsonReader"]:
        """Readers for the objects of the list in a field."""
        entries = self.items(field, length)
        place = self._place(field)
        return [JsonReader(entry, f"{place}, entry {n},", self.error) for n, entry in enumerate(entries)]

    def _place(self, field: str) -> str:
        return f"{self.what.removesuffix(',')}, field {field!r}"

    def allow(self, fields: Collection[str]) -> None:
        """Raise the error if there are fields other than these."""
        self._asked.update(fields)
        self.finish()

    def finish(self) -> None:
        """Raise the error if there are fields that were not asked for, so that a misspelt field is not ignored."""
        for field in self._data:
            if field not in self._asked:
                raise self.wrong(f"has an {unknown('field', field, self._asked)}")


class _Twice(Exception):
    """A field that occurs twice in an object, which parsers may treat differently."""


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for field, value in pairs:
        if field in found:
            raise _Twice(field)
        found[field] = value
    return found


def _brief(value: object) -> str:
    shown = json.dumps(value, default=repr)
    return shown if len(shown) <= 40 else shown[:37] + "..."
