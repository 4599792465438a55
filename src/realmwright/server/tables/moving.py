"""Games that move: what is taken along from a table, and how a table is opened for a game that is brought.

Whoever takes a game along that is under way has its file in their hands, and no server knows the other. So only games
move whose people are all one person, alone against bots or with guests at their screen, and what these have not seen is
drawn anew when the game leaves and again when it arrives (:mod:`realmwright.redrawing`).
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import to_builtins

from realmwright.brought_protocol import TakenSeat, TakenTable
from realmwright.dice import SALT_BYTES, SECRET_BYTES, FairDice
from realmwright.game import Json, RealmwrightError, games
from realmwright.json_reader import parse
from realmwright.protocol import BotSeat, GuestSeat, OpenSeat, OwnSeat, SeatWish, Settings
from realmwright.record import BadRecord, Record, secret_dice
from realmwright.redrawing import redrawn, told
from realmwright.server.errors import Refused
from realmwright.server.installed import bot_names
from realmwright.server.storage.entries import Brought, Opened, Seat
from realmwright.server.tables.setup import Actor, free_colour, plain_line
from realmwright.server.tables.table import Table
from realmwright.told import ToldDice

MOST_ACTIONS: Final = 5000
"""More than games have that people play."""
NAME_LENGTH: Final = 40

Part = TypeVar("Part")


class Arrival(NamedTuple):
    """A game that can be brought here."""

    opened: Opened
    over: bool
    replaced: list[int]
    """The seats of bots that are not known here."""


# Leaving


def taken_along(table: Table, person: str) -> Record:
    """The game of a table, for :func:`drawn_anew`. Raises Refused, and says why, if it cannot be taken along."""
    data = table.data
    own = table.seats_of(person)
    if not own:
        raise Refused("not-yours", "only those who play here can take this game along")
    if data.phase == "over":
        raise Refused("not-now", "the game is over: save its record, which can be brought elsewhere")
    if data.phase != "playing":
        raise Refused("not-now", "there is no game yet")
    if data.daily is not None:
        raise Refused("daily-stays", "a daily deal is the same for everybody, and can only be played where it is")
    if data.settings.rated:
        raise Refused("rated-stays", "a rated game is played to its end where it was begun")
    if any(seat.kind != "bot" and seat.person != person for seat in data.seats):
        raise Refused("others-play", "other people play here, and what is hidden from you would be in your hands")
    if table.turn not in own or table.has_window or data.seats[table.turn or 0].player is not None:
        raise Refused("not-now", "wait until it is your turn")
    record = table.record()
    record.table = to_builtins(_taken(table, person))
    return record


def _taken(table: Table, person: str) -> TakenTable:
    settings = table.data.settings
    seats = []
    for seat in table.data.seats:
        colour: Any = seat.colour
        if seat.player is not None:
            seats.append(TakenSeat("bot", None, colour, seat.player))
        elif seat.kind == "guest":
            seats.append(TakenSeat("guest", seat.name, colour))
        else:
            seats.append(TakenSeat("me", seat.name, colour))
    return TakenTable(
        seats,
        settings.title,
        settings.clock,
        settings.stand_in,
        settings.undo,
        settings.takebacks,
        settings.hints,
        settings.scores,
    )


def drawn_anew(record: Record) -> Record:
    """A game under way in which everything is drawn anew that its people have not seen. It may take a second."""
    table = _table_of(record)
    seats = [number for number, seat in enumerate(table.seats) if seat.kind != "bot"]
    chance = FairDice(secrets.token_bytes(SECRET_BYTES)).stream("drawn anew")
    return redrawn(record, seats, chance)


# Arriving


def place_of(person: str, text: str) -> str:
    """The id of the table for a file that somebody brings: the same file leads them to the same table."""
    found = urlsafe_b64encode(sha256(f"{person} {text}".encode()).digest()[:16]).decode().rstrip("=")
    # As all ids: see new_id.
    return "_" + found[1:] if found.startswith("-") else found


def arrival_of(text: str, actor: Actor, spare_bot: str) -> Arrival:
    """What a file opens. It is checked by the rules, which may take seconds. Raises Refused."""
    record = _read(text)
    try:
        record.verify()
        if record.result is not None:
            return _finished(record, actor)
        return _under_way(drawn_anew(record), actor, spare_bot)
    except Refused:
        raise
    except RealmwrightError as problem:
        raise Refused("bad-record", str(problem)) from None


def _read(text: str) -> Record:
    try:
        found = parse(text, "the record", BadRecord)
        _check_game(found)
        record = Record.from_document(found)
    except Refused:
        raise
    except RealmwrightError as problem:
        raise Refused("bad-record", str(problem)) from None
    if len(record.actions) > MOST_ACTIONS:
        raise Refused("too-long", f"a game that is brought has at most {MOST_ACTIONS} actions")
    if record.dice is None:
        raise Refused("bad-record", "the record does not hold its dice, so it cannot be checked")
    if record.result is None and record.table is None:
        raise Refused("unfinished", "the game is not over, and the record does not say who sits where")
    return record


def _check_game(document: Json) -> None:
    """Refuse games and rules of other servers, which are no fault of the record."""
    game, rules = (document.get(name) if isinstance(document, dict) else None for name in ("game", "rules"))
    if not isinstance(game, str):
        return
    if game not in games:
        raise Refused("unknown-game", f"the game {game[:NAME_LENGTH]!r} is not played on this server")
    if isinstance(rules, int) and rules > games[game].rules:
        raise Refused("newer-record", "the game was played by newer rules than this server has")


def _table_of(record: Record) -> TakenTable:
    return _converted(record.table, TakenTable)


def _converted(value: object, kind: type[Part]) -> Part:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"the record's table cannot be read: {problem}") from None


def _under_way(record: Record, actor: Actor, spare_bot: str) -> Arrival:
    """A game that goes on, with dice of this server for what is to come."""
    table, game = _table_of(record), record.game.name
    if len(table.seats) != record.players:
        raise BadRecord(f"the record has {record.players} players, and its table {len(table.seats)} seats")
    if [seat.kind for seat in table.seats].count("me") != 1:
        raise BadRecord("the record's table needs one seat of whoever brings it")
    seats: list[Seat] = []
    replaced = []
    for number, seat in enumerate(table.seats):
        colour = free_colour(seat.colour, seats)
        if seat.kind == "bot":
            known = seat.bot is not None and seat.bot in bot_names(game)
            bot = seat.bot if known and seat.bot is not None else spare_bot
            if not known:
                replaced.append(number)
            seats.append(Seat("bot", None, bot, colour, bot))
        elif seat.kind == "guest":
            seats.append(Seat("guest", actor.id, plain_line(seat.name or "", "a name"), colour))
        else:
            seats.append(Seat("person", actor.id, actor.name, colour))
    return Arrival(
        Opened(
            _settings(record, seats, table),
            record.rules,
            seats,
            secrets.token_bytes(SECRET_BYTES).hex(),
            secrets.token_bytes(SALT_BYTES).hex(),
            brought=Brought(record.actions, _numbers(record)),
        ),
        False,
        replaced,
    )


def _finished(record: Record, actor: Actor) -> Arrival:
    """A game that is over. Whoever brings it has the seat with their name, if there is one."""
    names = [_shown(name) for name in record.names] or [None] * record.players
    mine = next((number for number, name in enumerate(names) if name == actor.name), None)
    seats: list[Seat] = []
    for number, name in enumerate(names):
        colour = free_colour(None, seats)
        if number == mine:
            seats.append(Seat("person", actor.id, name, colour))
        elif name in bot_names(record.game.name):
            seats.append(Seat("bot", None, name, colour, name))
        else:
            # Somebody who is not here, and may not even be on this server.
            seats.append(Seat("person", None, name, colour))
    dice = secret_dice(record.dice)
    if dice is None or record.salt is None:
        # What the dice have said is all that there is of them; a commitment to it would promise nothing.
        record = told(record)
        secret, salt = secrets.token_bytes(SECRET_BYTES).hex(), secrets.token_bytes(SALT_BYTES).hex()
    else:
        secret, salt = str(dice.describe()["secret"]), record.salt
    brought = Brought(record.actions, _numbers(record))
    opened = Opened(_settings(record, seats, None), record.rules, seats, secret, salt, brought=brought)
    return Arrival(opened, True, [])


def _numbers(record: Record) -> dict[str, list[int]]:
    """What the dice of a record have told; nothing if they are known by their secret."""
    told_by = record.dice.numbers if isinstance(record.dice, ToldDice) else {}
    return {purpose: list(numbers) for purpose, numbers in told_by.items()}


def _shown(name: str) -> str | None:
    """A name in a record as a seat has it; none if nothing would be seen of it."""
    try:
        return plain_line(name, "a name")[:NAME_LENGTH].rstrip()
    except Refused:
        return None


def _settings(record: Record, seats: list[Seat], table: TakenTable | None) -> Settings:
    """The settings of the table, and, at the seats, what was wished for each of them."""
    wished = [option.name for option in record.game.options if option.kind == "seats"]
    for name in wished:
        asked: Any = record.options.get(name, [])
        for number in asked:
            seats[number].wishes.append(name)
    wishes = [_wish(seat) for seat in seats]
    options = {name: value for name, value in record.options.items() if name not in wished}
    if table is None:
        return Settings(record.game.name, options, wishes)
    bots = bot_names(record.game.name)
    return Settings(
        record.game.name,
        options,
        wishes,
        title=plain_line(table.title, "a title") if table.title else "",
        clock=table.clock,
        stand_in=table.stand_in if table.stand_in in bots else None,
        undo=table.undo,
        takebacks=table.takebacks,
        hints=table.hints if table.hints in bots else None,
        scores=table.scores,
    )


def _wish(seat: Seat) -> SeatWish:
    if seat.kind == "bot" and seat.bot is not None:
        return BotSeat(seat.bot)
    if seat.kind == "guest" and seat.name is not None:
        return GuestSeat(seat.name)
    return OpenSeat() if seat.person is None else OwnSeat(seat.wishes)
