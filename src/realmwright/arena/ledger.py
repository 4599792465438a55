"""The ledger of a tournament: an append-only file of JSON lines, the plan first, then every result.

An interrupted tournament continues from its ledger. Only games that were in progress are lost; an incomplete last line
is discarded.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, cast, get_args

from realmwright.arena.freshness import FILE, why_stale
from realmwright.arena.match import Fault, Fixture, Plan, Result
from realmwright.bots.guard import FaultKind
from realmwright.game import BadSetup, Json, brief, games
from realmwright.json_reader import JsonReader, parse

try:
    import fcntl
except ImportError:  # not on Windows, where the file is not locked
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 2
"""Of another format the same seed gives other games; 1 took the seeds of game and bots from one stream."""
STALE: Final = "stale"
"""The key of the first line that says why the deals were not fresh when the tournament began; empty if they were."""
NOBODY_LOOKED: Final = "nobody looked for earlier games when it began"
START: Final = b'{"arena":'
"""The beginning of the first line."""
SYNC_SECONDS: Final = 1.0
"""The longest time between two fsyncs while results are written."""


class BadLedger(BadSetup):
    """A ledger that is damaged, belongs to another plan, or is in use."""


def heading(plan: Plan, swiss: int | None = None) -> dict[str, Json]:
    """Everything that results must have in common to be compared. ``swiss`` is the games of each group in a round.

    The length of a tournament is not part of it, so a tournament can be made longer. The exception is the number of
    games in a Swiss round, because they decide which bots meet in the next. Luck is named only where it is judged, so
    that tournaments without it are the same as before there was any.
    """
    return {
        "arena": FORMAT,
        "realmwright": version("realmwright"),
        "game": plan.game,
        "rules": games[plan.game].rules,
        "options": plan.options,
        "bots": list(plan.bots),
        "players": plan.players,
        "seed": plan.seed,
        "turns": plan.turns,
        "limit": plan.limit,
        "swiss": swiss,
        **({"luck": plan.luck} if plan.luck else {}),
    }


def fingerprint(heading: dict[str, Json]) -> str:
    """A short hash that identifies a plan."""
    return hashlib.blake2b(json.dumps(heading, sort_keys=True).encode(), digest_size=4).hexdigest()


def result_to_json(result: Result) -> dict[str, Json]:
    """A result as a line of the ledger."""
    return {
        "deal": result.fixture.deal,
        "seats": result.fixture.seats,
        "finished": result.finished,
        "totals": result.totals,
        "winners": result.winners,
        "actions": result.actions,
        "turns": result.turns,
        "choices": result.choices,
        "seconds": [round(seconds, 6) for seconds in result.seconds],
        "faults": [asdict(fault) for fault in result.faults],
        "forfeit": result.forfeit,
        **({} if result.luck is None else {"luck": result.luck}),
    }


def result_from_json(data: object, plan: Plan, what: str = "a result") -> Result:
    """The result of a line of the ledger. Raises BadLedger if it is not a result of this plan."""
    reader = JsonReader(data, what, BadLedger)
    players, last = plan.players, plan.players - 1
    seats = tuple(reader.numbers("seats", players))
    if len(set(seats)) < players or not set(seats) <= set(range(len(plan.bots))):
        raise reader.wrong(f"names bots {list(seats)} of {len(plan.bots)}")
    winners = reader.numbers("winners")
    if not set(winners) <= set(range(players)):
        raise reader.wrong(f"names winners {winners} of {players} seats")
    result = Result(
        fixture=Fixture(reader.whole("deal"), seats),
        finished=reader.flag("finished"),
        totals=reader.numbers("totals", players),
        winners=winners,
        actions=reader.whole("actions"),
        turns=reader.whole("turns"),
        choices=reader.numbers("choices", players),
        seconds=_numbers(reader, "seconds", players),
        faults=[_fault(part, last) for part in reader.parts("faults")],
        forfeit=reader.number("forfeit", 0, last) if reader.has("forfeit") else None,
        luck=_numbers(reader, "luck", players) if reader.has("luck") else None,
    )
    reader.finish()
    return result


def _numbers(reader: JsonReader, field: str, players: int) -> list[float]:
    found: list[float] = []
    for entry in reader.items(field, players):
        if isinstance(entry, bool) or not isinstance(entry, int | float):
            raise reader.wrong(f"field {field!r} must hold numbers")
        found.append(float(entry))
    return found


def _fault(reader: JsonReader, last: int) -> Fault:
    fault = Fault(
        seat=reader.number("seat", 0, last),
        kind=cast(FaultKind, reader.text("kind", get_args(FaultKind))),
        action=reader.whole("action"),
        reason=reader.text("reason"),
    )
    reader.finish()
    return fault


class Ledger:
    """The results of a plan in a folder. The file is locked while it is open."""

    def __init__(self, folder: Path, plan: Plan, swiss: int | None = None, beside: Iterable[Path] = ()) -> None:
        """Read the results of a folder, or start a new ledger. ``beside`` are folders with other tournaments.

        Raises BadLedger if the folder has results of another plan, damaged lines, or a ledger that is in use.
        """
        self.plan = plan
        self.path = folder / FILE
        self.results: dict[str, Result] = {}
        """Results by the keys of their fixtures, in the order in which they were added."""
        self.stale = ""
        """Why the deals are not fresh; empty if they are (see :mod:`freshness`)."""
        self._heading = heading(plan, swiss)
        self._synced = monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("a+b")
        try:
            self._lock()
            self._file.seek(0)
            whole = self._read(self._file.read())
            self._file.truncate(whole)
            played = {result.fixture.deal for result in self.results.values()}
            self.stale = self.stale or why_stale(plan, folder, played, (folder.parent, *beside))
            if not whole:
                self._write({**self._heading, STALE: self.stale})
                self.save()
                _save_folder(folder)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def add(self, result: Result) -> bool:
        """Append a result, unless the ledger has its game already. Returns whether it was new."""
        key = result.fixture.key
        if key in self.results:
            return False
        self._write(result_to_json(result))
        self.results[key] = result
        if monotonic() - self._synced > SYNC_SECONDS:
            self.save()
        return True

    def save(self) -> None:
        """Write everything to disk, so that it survives a power cut."""
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def close(self) -> None:
        """Save, close the file and release the lock."""
        if not self._file.closed:
            self.save()
            self._file.close()

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadLedger(f"another arena is playing for {self.path}") from None

    def _write(self, line: dict[str, Json]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, data: bytes) -> int:
        """Read all complete lines. Returns their length in bytes."""
        *lines, torn = data.split(b"\n")
        if not lines:
            if not START.startswith(torn[: len(START)]):
                raise BadLedger(f"{self.path} is not the ledger of an arena")
            return 0
        self._compare(lines[0])
        length = len(lines[0]) + 1
        for number, line in enumerate(lines[1:], 2):
            try:
                data_of_line = parse(line.decode(), f"{self.path}, line {number},", BadLedger)
            except (BadLedger, UnicodeDecodeError):
                if number == len(lines) and not torn:
                    # After a power cut the last line can have the right length but the wrong content.
                    break
                raise BadLedger(
                    f"{self.path}, line {number}, is damaged: remove it to have that game played again"
                ) from None
            result = result_from_json(data_of_line, self.plan, f"{self.path}, line {number},")
            self.results.setdefault(result.fixture.key, result)
            length += len(line) + 1
        return length

    def _compare(self, line: bytes) -> None:
        """Raise BadLedger if the first line is not the heading of the same plan; the message names what differs."""
        found: Json = None
        with suppress(BadLedger, UnicodeDecodeError):
            found = parse(line.decode(), "", BadLedger)
        if not isinstance(found, dict) or "arena" not in found:
            raise BadLedger(f"{self.path} is not the ledger of an arena")
        self.stale = str(found.pop(STALE, NOBODY_LOOKED))
        # Through JSON, so that tuples compare equal to the lists that were written.
        asked = json.loads(json.dumps(self._heading))
        if found["arena"] != FORMAT:
            form = _excerpt(found["arena"])
            raise BadLedger(
                f"{self.path} has format {form} and not {FORMAT}: its games were dealt in another way, "
                "so the tournament cannot go on; choose another folder with --out"
            )
        for name in {**asked, **found}:
            before, now = found.get(name), asked.get(name)
            if before != now:
                raise BadLedger(
                    f"{self.path} is of another tournament: {name} was {_excerpt(before)} and is now {_excerpt(now)}; "
                    "choose another folder with --out"
                )


def _excerpt(value: Json) -> str:
    return brief(json.dumps(value, ensure_ascii=False))


def _save_folder(folder: Path) -> None:
    """Write a folder's entries to disk, so that a new file survives a power cut."""
    if hasattr(os, "O_DIRECTORY"):
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
