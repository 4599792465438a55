"""Good conduct at a table: who may do what, and when.

:func:`decide` turns a command into the entry that it leads to, or says why not. It looks and changes nothing.
"""

from typing import Final, NamedTuple
from unicodedata import category

from msgspec.structs import replace

from realmwright.dice import FairDice
from realmwright.game import BadNotation, IllegalAction, games, written_out
from realmwright.protocol import (
    COLOURS,
    AnswerTakeback,
    Arrange,
    AskTakeback,
    Begin,
    BotSeat,
    Chat,
    Clock,
    Command,
    GuestSeat,
    Join,
    Kick,
    Leave,
    OpenSeat,
    OwnSeat,
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    SeatWish,
    Settings,
    Undo,
)
from realmwright.record import proper
from realmwright.server.errors import Refused
from realmwright.server.installed import known_bot
from realmwright.server.storage.entries import (
    AnyBody,
    Arranged,
    Begun,
    Chatted,
    Closed,
    Joined,
    Left,
    Opened,
    Played,
    Replaced,
    Resigned,
    Returned,
    Seat,
    TakebackAnswered,
    TakebackAsked,
    Undone,
)
from realmwright.server.tables.table import Table

PATIENCE: Final = 300.0
"""How many seconds somebody may keep the others waiting before they can call the stand-in, where no clock runs."""
OPEN_DAYS: Final = 14
"""How long a table waits for players."""
JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts cannot be written without them."""
INVISIBLE: Final = ("Zs", "Mn", "Me", "Cn")


class Actor(NamedTuple):
    """Whoever gives a command."""

    id: str
    name: str
    colour: str


def plain_line(text: str, what: str) -> str:
    """A text in one line without anything that steers a screen; raises Refused if nothing is left of it."""
    line = " ".join("".join(letter for letter in text if letter in JOINERS or category(letter) != "Cf").split())
    if not proper(line) or all(letter in JOINERS or category(letter) in INVISIBLE for letter in line):
        raise Refused("bad-text", f"{what} needs letters, and no control characters")
    return line


def open_table(settings: Settings, host: Actor, secret: bytes, salt: bytes) -> Opened:
    """The first entry of a new table. Raises Refused, or BadSetup, if there can be no such table."""
    game = games[settings.game]
    settings = replace(settings, options=written_out(game, settings.options))
    # Dealt once for trial: what does not go together must be known before anybody sits down.
    game.new(len(settings.seats), FairDice(secret), settings.options)
    for bot in (settings.stand_in, settings.hints):
        if bot is not None:
            known_bot(bot, settings.game)
    if sum(isinstance(wish, OwnSeat) for wish in settings.seats) != 1:
        raise Refused("bad-seats", 'exactly one seat must be the host\'s: {"kind": "me"}')
    seats: list[Seat] = []
    for wish in settings.seats:
        # The host has the first choice of colours, wherever he sits.
        others = seats if OwnSeat() in settings.seats[: len(seats) + 1] else [*seats, Seat(colour=host.colour)]
        seats.append(seat_for(wish, settings.game, host, others))
    title = plain_line(settings.title, "a title") if settings.title else ""
    return Opened(replace(settings, title=title), game.rules, seats, secret.hex(), salt.hex())


def seat_for(wish: SeatWish, game: str, host: Actor, others: list[Seat]) -> Seat:
    """The seat that a wish asks for, next to these others."""
    match wish:
        case OpenSeat():
            return Seat()
        case OwnSeat():
            return Seat("person", host.id, host.name, free_colour(host.colour, others))
        case BotSeat(bot):
            return Seat("bot", None, known_bot(bot, game), free_colour(None, others), bot)
        case GuestSeat(name):
            return Seat("guest", host.id, plain_line(name, "a name"), free_colour(None, others))


def free_colour(wanted: str | None, others: list[Seat]) -> str:
    """The wanted colour if nobody has it, else one that nobody has."""
    taken = {seat.colour for seat in others}
    choice = [wanted, *COLOURS] if wanted else list(COLOURS)
    return next((colour for colour in choice if colour and colour not in taken), COLOURS[0])


def decide(table: Table, actor: Actor, command: Command, now: float, spare_bot: str) -> AnyBody:
    """The entry that a command leads to. Raises Refused if it may not be; the table is as it was either way.

    The spare bot plays on for those who resign where the table names no stand-in.
    """
    match command:
        case Play(at, action):
            return Played(*own_choice(table, actor.id, at, action))
        case Undo():
            return _undo(table, actor, command)
        case Chat(text):
            if not table.sheet.settings.chat:
                raise Refused("not-allowed", "this table does without chat")
            if table.sheet.phase == "closed":
                raise Refused("not-now", "this table is closed")
            if not may_watch(table, actor.id):
                raise Refused("not-allowed", "only those at the table may chat")
            return Chatted(actor.name, plain_line(text, "a message"))
        case AskTakeback():
            return _ask_takeback(table, actor, command)
        case AnswerTakeback():
            return _answer_takeback(table, actor, command)
        case Resign(seat):
            return _resign(table, actor, seat, spare_bot)
        case Replace(seat):
            return _replace(table, actor, seat, now)
        case Return():
            return _return(table, actor)
        case Join(seat):
            return _join(table, actor, seat)
        case Leave():
            return _leave(table, actor)
        case Kick(seat):
            _need_open(table, "be sent away")
            _need_host(table, actor)
            _need_seat(table, seat)
            if table.sheet.seats[seat].person in (None, actor.id):
                raise Refused("not-allowed", "nobody sits there whom you could ask to leave")
            return Left(seat, kicked=True)
        case Arrange(seat, to):
            return _arrange(table, actor, seat, to)
        case Begin():
            _need_open(table, "begin it")
            _need_host(table, actor)
            if not full(table):
                raise Refused("not-now", "there are still empty seats: wait for players, or seat a bot")
            return Begun()
        case Rematch():
            raise AssertionError("a rematch needs another table")


def full(table: Table) -> bool:
    """Whether nobody is missing."""
    return all(seat.kind != "open" for seat in table.sheet.seats)


def may_watch(table: Table, person: str | None) -> bool:
    """Whether somebody may see the table as it is now."""
    sheet = table.sheet
    if table.seats_of(person) or sheet.phase in ("open", "closed"):
        return True
    return sheet.settings.spectators == "open"


def begins_by_itself(table: Table) -> bool:
    """Whether the game is to begin now without anybody's asking."""
    return table.sheet.phase == "open" and table.sheet.settings.begin == "full" and full(table)


def rematch_settings(table: Table, actor: Actor) -> Settings:
    """The table where these people play on: everybody moves up one seat, and it is for them alone."""
    if table.sheet.phase != "over":
        raise Refused("not-now", "a rematch comes after the game")
    if not table.seats_of(actor.id):
        raise Refused("not-yours", "only those who played can ask for a rematch")
    wishes: list[SeatWish] = []
    for seat in table.sheet.seats:
        own = seat.person == actor.id
        if seat.kind == "bot" and seat.bot is not None:
            wishes.append(BotSeat(seat.bot))
        elif own and seat.kind == "guest" and seat.name:
            wishes.append(GuestSeat(seat.name))
        else:
            wishes.append(OwnSeat() if own and OwnSeat() not in wishes else OpenSeat())
    return replace(table.sheet.settings, seats=wishes[1:] + wishes[:1], public=False)


def overdue(table: Table, now: float, spare_bot: str) -> AnyBody | None:
    """What the passing of time leads to, if it does."""
    falls = table.clocks.flag_falls()
    if falls is not None and falls <= now:
        turn = table.turn
        assert turn is not None
        stand_in = table.sheet.settings.stand_in
        return Resigned(turn, spare_bot, "time") if stand_in is None else Replaced(turn, stand_in, "time")
    if table.sheet.phase == "open" and now - table.sheet.changed > OPEN_DAYS * 86_400:
        return Closed()
    return None


def due(table: Table) -> float | None:
    """When to look after the table again even if nobody comes."""
    if table.sheet.phase == "open":
        return table.sheet.changed + OPEN_DAYS * 86_400 + 1
    return table.clocks.flag_falls()


def _need_open(table: Table, what: str) -> None:
    if table.sheet.phase == "closed":
        raise Refused("not-now", "this table is closed")
    if table.sheet.phase != "open":
        raise Refused("not-now", f"the game has begun: nobody can {what} now")


def _need_playing(table: Table) -> None:
    if table.sheet.phase != "playing":
        raise Refused("not-now", "the game has not begun" if table.sheet.phase == "open" else "the game is over")


def _need_host(table: Table, actor: Actor) -> None:
    if table.sheet.host != actor.id:
        raise Refused("not-yours", "only the host may do this")


def _need_seat(table: Table, seat: int) -> None:
    if seat >= len(table.sheet.seats):
        raise Refused("unknown-seat", f"the seats are 0 to {len(table.sheet.seats) - 1}")


def _need_at(table: Table, at: int) -> None:
    if at != table.sheet.at:
        raise Refused("stale", f"the table has moved on: you acted on {at}, it is at {table.sheet.at}")


def _need_own_seat(table: Table, person: str) -> None:
    """First of all: what is told to those who play is not for those who may see the game later, or not at all."""
    if not table.seats_of(person):
        raise Refused("not-yours", "you have no seat here")


def _own_turn(table: Table, person: str) -> int:
    turn = table.turn
    assert turn is not None
    seat = table.sheet.seats[turn]
    if seat.person != person:
        raise Refused("not-yours", "it is not your choice now")
    if seat.player is not None:
        raise Refused("not-now", "you have resigned" if seat.resigned else "a stand-in plays for you: return first")
    return turn


def own_choice(table: Table, person: str, at: int, text: str) -> tuple[int, str]:
    """The seat that chooses and the canonical notation of what it may play. Raises Refused if somebody may not."""
    _need_own_seat(table, person)
    _need_playing(table)
    _need_at(table, at)
    seat = _own_turn(table, person)
    return seat, checked_action(table, text)


def checked_action(table: Table, text: str) -> str:
    """The canonical notation of an action that can be played now."""
    state = table.state
    assert state is not None
    try:
        action = state.read(text)
        said = state.say(action)
        # Tried on a copy: an entry that is written down must be one that can happen.
        state.copy().play(action)
    except BadNotation as problem:
        raise Refused("unreadable", str(problem)) from None
    except IllegalAction as problem:
        raise Refused("illegal", str(problem)) from None
    return said


def _undo(table: Table, actor: Actor, command: Undo) -> Undone:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    if not table.sheet.settings.undo:
        raise Refused("not-allowed", "this table plays without undo")
    _need_at(table, command.at)
    seat = _own_turn(table, actor.id)
    to = table.undo_to((seat,), command.turn)
    if to is None:
        raise Refused("not-now", "there is nothing of this turn that can be undone; ask the others for a takeback")
    return Undone(seat, to)


def _ask_takeback(table: Table, actor: Actor, command: AskTakeback) -> AnyBody:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    if not table.sheet.settings.takebacks:
        raise Refused("not-allowed", "this table plays without takebacks")
    _need_at(table, command.at)
    seats = [seat for seat in table.seats_of(actor.id) if table.sheet.seats[seat].player is None]
    if not seats:
        raise Refused("not-now", "a stand-in plays for you: return first")
    for to in range(len(table.sheet.steps) - 1, -1, -1):
        seat = table.sheet.steps[to].seat
        # To ask for what was private would tell of it.
        if seat in seats and not table.sheet.steps[to].private:
            break
    else:
        raise Refused("not-now", "you have not played anything yet")
    if table.undoes_absent(seat, to):
        raise Refused("not-now", "somebody who is absent would have to play again")
    if not table.takeback_needs(seat, []):
        return Undone(seat, to)
    if table.sheet.takeback is not None:
        raise Refused("not-now", "there is a takeback to be answered first")
    return TakebackAsked(seat, to)


def _answer_takeback(table: Table, actor: Actor, command: AnswerTakeback) -> TakebackAnswered:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    takeback = table.sheet.takeback
    if takeback is None:
        raise Refused("not-now", "nobody asks for a takeback")
    if command.asked != takeback.asked:
        raise Refused("stale", "another takeback is being asked for now")
    own = table.seats_of(actor.id)
    if not command.agree and takeback.seat in own:
        return TakebackAnswered([takeback.seat], False)
    seats = [seat for seat in table.still_to_agree() if seat in own]
    if not seats:
        raise Refused("not-yours", "this is not yours to answer")
    return TakebackAnswered(seats, command.agree)


def _resign(table: Table, actor: Actor, seat: int | None, spare_bot: str) -> Resigned:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    own = [number for number in table.seats_of(actor.id) if not table.sheet.seats[number].resigned]
    if seat is None and len(own) > 1:
        raise Refused("bad-seats", "you have several seats: say which one resigns")
    if not own or (seat is not None and seat not in own):
        raise Refused("not-yours", "this is not a seat that you could resign")
    return Resigned(own[0] if seat is None else seat, table.sheet.settings.stand_in or spare_bot)


def _replace(table: Table, actor: Actor, seat: int, now: float) -> Replaced:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    _need_seat(table, seat)
    stand_in = table.sheet.settings.stand_in
    if stand_in is None:
        raise Refused("not-allowed", "this table has no stand-in")
    own = table.sheet.seats[seat].person == actor.id
    # Where the one who is waited for is hidden, a refusal must not tell until he has kept the others waiting.
    waits = seat == table.turn and table.sheet.seats[seat].player is None
    if not waits and (own or table.known_turn(actor.id) is not None):
        raise Refused("not-now", "the table does not wait for this seat")
    if own:
        return Replaced(seat, stand_in, "asked")
    if table.sheet.settings.clock != Clock():
        raise Refused("not-now", "the clock calls the stand-in")
    if now - table.sheet.turn_since < PATIENCE:
        wait = PATIENCE - (now - table.sheet.turn_since)
        raise Refused("not-now", f"the stand-in can be called in {wait:.0f} seconds")
    if not waits:
        raise Refused("not-now", "the table does not wait for this seat")
    return Replaced(seat, stand_in, "asked")


def _return(table: Table, actor: Actor) -> Returned:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    seats = [
        seat
        for seat in table.seats_of(actor.id)
        if table.sheet.seats[seat].stand_in is not None and not table.sheet.seats[seat].resigned
    ]
    if not seats:
        raise Refused("not-now", "no stand-in plays for you")
    return Returned(seats)


def _join(table: Table, actor: Actor, seat: int | None) -> Joined:
    _need_open(table, "join")
    if table.seats_of(actor.id):
        raise Refused("not-now", "you have a seat here already")
    free = [number for number, other in enumerate(table.sheet.seats) if other.kind == "open"]
    if seat is not None:
        _need_seat(table, seat)
    if not free or (seat is not None and seat not in free):
        raise Refused("full", "this seat is taken" if free else "every seat is taken")
    return Joined(free[0] if seat is None else seat, actor.name, free_colour(actor.colour, table.sheet.seats))


def _leave(table: Table, actor: Actor) -> AnyBody:
    _need_open(table, "leave without resigning")
    own = [seat for seat in table.seats_of(actor.id) if table.sheet.seats[seat].kind == "person"]
    if not own:
        raise Refused("not-yours", "you have no seat here")
    return Closed() if table.people() == {actor.id} else Left(own[0])


def _arrange(table: Table, actor: Actor, seat: int, to: SeatWish) -> Arranged:
    _need_open(table, "be seated")
    _need_host(table, actor)
    _need_seat(table, seat)
    if isinstance(to, OwnSeat):
        raise Refused("bad-seats", "you have a seat; add somebody at your screen as a guest instead")
    if table.sheet.seats[seat].kind == "person":
        raise Refused("not-allowed", "somebody sits there")
    others = [other for number, other in enumerate(table.sheet.seats) if number != seat]
    return Arranged(seat, seat_for(to, table.sheet.settings.game, actor, others))
