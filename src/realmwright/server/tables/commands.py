"""Commands: who may do what at a table, and when.

:func:`decide` turns a command into the log entry that it leads to, or raises Refused. It changes nothing.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from realmwright.daily.chain import closes, day_of
from realmwright.game import BadNotation, IllegalAction
from realmwright.protocol import (
    PHRASES,
    AnswerTakeback,
    Arrange,
    AskTakeback,
    Begin,
    Chat,
    Clock,
    Command,
    Join,
    Kick,
    Leave,
    Mute,
    OwnSeat,
    Phrase,
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    SeatWish,
    Undo,
    Unmute,
    Wish,
)
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import (
    AnyBody,
    Arranged,
    Begun,
    Chatted,
    Closed,
    Joined,
    Left,
    Played,
    Replaced,
    Resigned,
    Returned,
    TakebackAnswered,
    TakebackAsked,
    Undone,
    Wished,
)
from realmwright.server.tables.moderation import Speaker, decide_moderation
from realmwright.server.tables.setup import Actor, checked_wishes, free_colour, need_account, plain_line, seat_for
from realmwright.server.tables.table import Table
from realmwright.server.tables.takebacks import seats_to_agree, still_to_agree, undoes_absent

PATIENCE: Final = 300.0
"""After how many seconds of waiting the others may call the stand-in, at tables without a clock."""
SENT_AWAY: Final = "the host has sent you away from this table"
OPEN_DAYS: Final = 14
"""How long a table waits for players."""
UNWATCHED_SECONDS: Final = 86_400.0
"""After so long without anybody who watches, a game of bots alone ends. They only play while somebody does."""


def decide(
    table: Table, actor: Actor, command: Command, now: float, spare_bot: str, speaker: Speaker | None = None
) -> AnyBody:
    """The entry that a command leads to. Raises Refused if the command is not allowed.

    The spare bot plays on for people who resign where the table names no stand-in. The speaker is the author of the
    chat message that the command names, if it does.
    """
    match command:
        case Play(at, action):
            played = Played(*own_choice(table, actor.id, at, action))
            if played.action == table.lapse:
                # At once it would tell that there was nothing to think about, or something.
                raise Refused("not-now", "whoever plays nothing else plays this, when the time for it is over")
            return played
        case Undo():
            return _undo(table, actor, command)
        case Chat(text):
            _need_chat(table, actor)
            return Chatted(actor.name, plain_line(text, "a message"))
        case Phrase(phrase):
            _need_chat(table, actor)
            return Chatted(actor.name, PHRASES[phrase], phrase)
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
        case Join():
            return _join(table, actor, command)
        case Wish(wishes):
            return _wish(table, actor, wishes)
        case Leave():
            return _leave(table, actor)
        case Kick() | Mute() | Unmute():
            return decide_moderation(table, actor.id, command, speaker)
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
    """Whether every seat is taken."""
    return all(seat.kind != "open" for seat in table.data.seats)


def may_watch(table: Table, person: str | None) -> bool:
    """Whether a person may see the current position, without a delay."""
    data = table.data
    if person in data.removed:
        return False
    if table.seats_of(person) or data.phase in ("open", "closed") or hosts_bots(table, person):
        return True
    return data.settings.spectators == "open"


def is_published(table: Table, now: float) -> bool:
    """Whether everybody may look back at a daily deal: when none of that day can count any more."""
    daily = table.data.daily
    return daily is not None and table.data.phase == "over" and now >= closes(day_of(daily))


def hosts_bots(table: Table, person: str | None) -> bool:
    """Whether a person has opened a table at which only bots play."""
    return person is not None and person == table.data.host and table.bots_alone


def begins_by_itself(table: Table) -> bool:
    """Whether the game begins now without a command."""
    return table.data.phase == "open" and table.data.settings.begin == "full" and full(table)


def overdue(table: Table, now: float, spare_bot: str) -> AnyBody | None:
    """The entry that follows from the time that has passed, if any."""
    if table.stopped:
        return None
    closes, lapse = table.closes, table.lapse
    if closes is not None and closes <= now:
        assert table.turn is not None
        assert lapse is not None
        return Played(table.turn, lapse)
    falls = table.clocks.flag_falls()
    if falls is not None and falls <= now:
        turn = table.turn
        assert turn is not None
        stand_in = table.data.settings.stand_in
        return Resigned(turn, spare_bot, "time") if stand_in is None else Replaced(turn, stand_in, "time")
    if table.data.phase == "open" and now - table.data.changed > OPEN_DAYS * 86_400:
        return Closed()
    if _plays_unwatched(table) and now - table.data.changed > UNWATCHED_SECONDS:
        return Closed()
    return None


def _plays_unwatched(table: Table) -> bool:
    """Whether a game goes on for nobody but those who watch it."""
    return table.bots_alone and table.data.phase == "playing"


def due(table: Table) -> float | None:
    """When time may next lead to an entry, even if nobody acts."""
    if table.data.phase == "open":
        return table.data.changed + OPEN_DAYS * 86_400 + 1
    if table.stopped:
        return None
    closes = table.closes
    if closes is None and _plays_unwatched(table):
        return table.data.changed + UNWATCHED_SECONDS + 1
    return table.clocks.flag_falls() if closes is None else closes


def _need_open(table: Table, what: str) -> None:
    if table.data.phase == "closed":
        raise Refused("not-now", "this table is closed")
    if table.data.phase != "open":
        raise Refused("not-now", f"the game has begun: nobody can {what} now")


def _need_playing(table: Table) -> None:
    if table.data.phase != "playing":
        raise Refused("not-now", "the game has not begun" if table.data.phase == "open" else "the game is over")


def _need_welcome(table: Table, actor: Actor) -> None:
    if actor.id in table.data.removed:
        raise Refused("removed", SENT_AWAY)


def _need_chat(table: Table, actor: Actor) -> None:
    if not table.data.settings.chat:
        raise Refused("not-allowed", "this table does without chat")
    if table.data.phase == "closed":
        raise Refused("not-now", "this table is closed")
    _need_welcome(table, actor)
    if actor.id in table.data.muted:
        raise Refused("muted", "the host has muted you at this table")
    if not may_watch(table, actor.id):
        raise Refused("not-allowed", "only those at the table may chat")


def _need_host(table: Table, actor: Actor) -> None:
    if table.data.host != actor.id:
        raise Refused("not-yours", "only the host may do this")


def _need_seat(table: Table, seat: int) -> None:
    if seat >= len(table.data.seats):
        raise Refused("unknown-seat", f"the seats are 0 to {len(table.data.seats) - 1}")


def _need_at(table: Table, at: int) -> None:
    if at != table.data.at:
        raise Refused("stale", f"the table has moved on: you acted on {at}, it is at {table.data.at}")


def _need_own_seat(table: Table, person: str) -> None:
    """Checked first: other refusals tell things that delayed spectators must not learn."""
    if not table.seats_of(person):
        raise Refused("not-yours", "you have no seat here")


def _own_turn(table: Table, person: str) -> int:
    turn = table.turn
    assert turn is not None
    seat = table.data.seats[turn]
    if seat.person != person:
        raise Refused("not-yours", "it is not your choice now")
    if seat.player is not None:
        raise Refused("not-now", "you have resigned" if seat.resigned else "a stand-in plays for you: return first")
    return turn


def own_choice(table: Table, person: str, at: int, text: str) -> tuple[int, str]:
    """The seat to move and the canonical notation of an action. Raises Refused if the person may not play it now."""
    _need_own_seat(table, person)
    _need_playing(table)
    _need_at(table, at)
    seat = _own_turn(table, person)
    return seat, checked_action(table, text)


def checked_action(table: Table, text: str) -> str:
    """The canonical notation of an action that is legal now."""
    state = table.state
    assert state is not None
    with refusing_actions():
        action = state.read(text)
        said = state.say(action)
        # Tried on a copy: an entry that is in the log must be one that can be applied.
        state.copy().play(action)
    return said


@contextmanager
def refusing_actions() -> Iterator[None]:
    """Refuse actions that cannot be read or played."""
    try:
        yield
    except BadNotation as problem:
        raise Refused("unreadable", str(problem)) from None
    except IllegalAction as problem:
        raise Refused("illegal", str(problem)) from None


def _undo(table: Table, actor: Actor, command: Undo) -> Undone:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    if not table.data.settings.undo:
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
    if not table.data.settings.takebacks:
        raise Refused("not-allowed", "this table plays without takebacks")
    _need_at(table, command.at)
    seats = [seat for seat in table.seats_of(actor.id) if table.data.seats[seat].player is None]
    if not seats:
        raise Refused("not-now", "a stand-in plays for you: return first")
    for to in range(len(table.data.steps) - 1, -1, -1):
        seat = table.data.steps[to].seat
        # Asking to take back a private action would reveal it.
        if seat in seats and not table.data.steps[to].private:
            break
    else:
        raise Refused("not-now", "you have not played anything yet")
    if undoes_absent(table.data, seat, to):
        raise Refused("not-now", "somebody who is absent would have to play again")
    if not seats_to_agree(table.data, seat, []):
        return Undone(seat, to)
    if table.data.takeback is not None:
        raise Refused("not-now", "there is a takeback to be answered first")
    return TakebackAsked(seat, to)


def _answer_takeback(table: Table, actor: Actor, command: AnswerTakeback) -> TakebackAnswered:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    takeback = table.data.takeback
    if takeback is None:
        raise Refused("not-now", "nobody asks for a takeback")
    if command.asked != takeback.asked:
        raise Refused("stale", "another takeback is being asked for now")
    own = table.seats_of(actor.id)
    if not command.agree and takeback.seat in own:
        return TakebackAnswered([takeback.seat], False)
    seats = [seat for seat in still_to_agree(table.data) if seat in own]
    if not seats:
        raise Refused("not-yours", "this is not yours to answer")
    return TakebackAnswered(seats, command.agree)


def _resign(table: Table, actor: Actor, seat: int | None, spare_bot: str) -> Resigned:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    own = [number for number in table.seats_of(actor.id) if not table.data.seats[number].resigned]
    if seat is None and len(own) > 1:
        raise Refused("bad-seats", "you have several seats: say which one resigns")
    if not own or (seat is not None and seat not in own):
        raise Refused("not-yours", "this is not a seat that you could resign")
    return Resigned(own[0] if seat is None else seat, table.data.settings.stand_in or spare_bot)


def _replace(table: Table, actor: Actor, seat: int, now: float) -> Replaced:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    _need_seat(table, seat)
    stand_in = table.data.settings.stand_in
    if stand_in is None:
        raise Refused("not-allowed", "this table has no stand-in")
    own = table.data.seats[seat].person == actor.id
    # Where it is hidden whose turn it is, a refusal must not reveal it before the waiting time is over.
    waits = seat == table.turn and table.data.seats[seat].player is None
    if not waits and (own or table.known_turn(actor.id) is not None):
        raise Refused("not-now", "the table does not wait for this seat")
    if own:
        return Replaced(seat, stand_in, "asked")
    if table.data.settings.clock != Clock():
        raise Refused("not-now", "the clock calls the stand-in")
    if table.stopped:
        raise Refused("maintenance", "the table rests until maintenance is over")
    if waits and table.clocks.stands(now):
        raise Refused("not-now", "they are on holiday; the table waits for them")
    wait = _patience_left(table, now)
    if wait > 0:
        raise Refused("not-now", f"the stand-in can be called in {wait:.0f} seconds")
    if not waits:
        raise Refused("not-now", "the table does not wait for this seat")
    return Replaced(seat, stand_in, "asked")


def patience(table: Table, person: str | None, now: float) -> float | None:
    """Seconds until a person may call the stand-in for the seat to move, 0 if now; None if they may not at all."""
    settings, own = table.data.settings, table.seats_of(person)
    turn = table.known_turn(person)
    if settings.stand_in is None or settings.clock != Clock() or not own or table.stopped:
        return None
    if turn is None or turn in own:
        return None
    if table.clocks.stands(now):
        return None
    return None if table.data.seats[turn].player is not None else max(0.0, _patience_left(table, now))


def _patience_left(table: Table, now: float) -> float:
    return PATIENCE - table.clocks.waited(now)


def _return(table: Table, actor: Actor) -> Returned:
    _need_own_seat(table, actor.id)
    _need_playing(table)
    seats = [
        seat
        for seat in table.seats_of(actor.id)
        if table.data.seats[seat].stand_in is not None and not table.data.seats[seat].resigned
    ]
    if not seats:
        raise Refused("not-now", "no stand-in plays for you")
    return Returned(seats)


def _join(table: Table, actor: Actor, command: Join) -> Joined:
    _need_open(table, "join")
    _need_welcome(table, actor)
    if table.seats_of(actor.id):
        raise Refused("not-now", "you have a seat here already")
    seat, rated = command.seat, table.data.settings.rated
    if rated:
        need_account(actor)
    if rated and not command.rated:
        raise Refused("rated", "this game will be rated: to sit down, say that you agree")
    free = [number for number, other in enumerate(table.data.seats) if other.kind == "open"]
    if seat is not None:
        _need_seat(table, seat)
    if not free or (seat is not None and seat not in free):
        raise Refused("full", "this seat is taken" if free else "every seat is taken")
    colour = free_colour(actor.colour, table.data.seats)
    wishes = checked_wishes(command.wishes, table.game)
    return Joined(free[0] if seat is None else seat, actor.name, colour, wishes, actor.rating if rated else None)


def _wish(table: Table, actor: Actor, wishes: list[str]) -> Wished:
    """Only before the game: a wish that came with a card in hand would tell of it."""
    _need_own_seat(table, actor.id)
    _need_open(table, "wish something else")
    own = next(seat for seat in table.seats_of(actor.id) if table.data.seats[seat].kind == "person")
    return Wished(own, checked_wishes(wishes, table.game))


def _leave(table: Table, actor: Actor) -> AnyBody:
    if hosts_bots(table, actor.id):
        if table.data.phase not in ("open", "playing"):
            raise Refused("not-now", "the game is over")
        return Closed()
    _need_open(table, "leave without resigning")
    own = [seat for seat in table.seats_of(actor.id) if table.data.seats[seat].kind == "person"]
    if not own:
        raise Refused("not-yours", "you have no seat here")
    return Closed() if table.people() == {actor.id} else Left(own[0])


def _arrange(table: Table, actor: Actor, seat: int, to: SeatWish) -> Arranged:
    _need_open(table, "be seated")
    _need_host(table, actor)
    _need_seat(table, seat)
    if isinstance(to, OwnSeat):
        raise Refused("bad-seats", "you have a seat; add somebody at your screen as a guest instead")
    if table.data.seats[seat].kind == "person":
        raise Refused("not-allowed", "somebody sits there")
    others = [other for number, other in enumerate(table.data.seats) if number != seat]
    return Arranged(seat, seat_for(to, table.data.settings, actor, others))
