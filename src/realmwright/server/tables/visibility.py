"""What somebody at a table may see: positions and news, made for one set of seats.

Nothing is ever taken away from the truth here; everything is asked from the game for the seats that look.
"""

import msgspec
from msgspec.structs import replace

from realmwright import protocol
from realmwright.bits import each
from realmwright.game import Event, Gain, State
from realmwright.protocol import ActionSign, Gains, News, Position, Replay, SeatSign, TakebackSign, Words
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import Entry, Played, told
from realmwright.server.tables.table import Table, audience_of


def position(table: Table, person: str | None, now: float) -> Position:
    """The table as a person sees it, from the seats that are his, or as a spectator."""
    sheet, state = table.sheet, table.state
    own = table.seats_of(person)
    turn = table.turn
    now -= table.behind
    lobby = Position(
        table=sheet.id,
        number=sheet.number,
        at=sheet.at,
        phase=sheet.phase,
        settings=sheet.settings,
        seats=seats(table, person, now),
        commitment=sheet.commitment,
        actions=len(sheet.steps),
        outcome=sheet.outcome,
        rematch=sheet.rematch if own else None,
    )
    if state is None:
        return lobby
    eyes, known = eyes_of(table, person), table.known_turn(person)
    takeback = sheet.takeback
    game = replace(
        lobby,
        eyes=eyes,
        turn=known,
        turn_time=None if known is None else table.clocks.turn_time(now),
        view=state.view(eyes),
        scores=_scores(table, state, eyes),
        takeback=None if takeback is None else TakebackSign(takeback.seat, takeback.asked, takeback.agreed),
    )
    if turn is None or turn not in own or sheet.seats[turn].player is not None:
        return game
    prompt = state.prompt()
    deeds = [(action, state.describe(action)) for action in each(state.legal())]
    return replace(
        game,
        prompt=Words(prompt.kind, prompt.args),
        legal=[ActionSign(state.say(action), deed.kind, deed.args) for action, deed in deeds],
        undo=sheet.settings.undo and table.undo_to(own, False) is not None,
    )


def eyes_of(table: Table, person: str | None) -> int | None:
    """The seat with whose eyes somebody sees: of several the one whose choice it is."""
    own = table.seats_of(person)
    return table.turn if table.turn in own else own[0] if own else None


def seats(table: Table, person: str | None, now: float | None = None) -> list[SeatSign]:
    """Who sits where, and what time they have left if that is asked for."""
    own, clocks = table.seats_of(person), table.clocks
    return [
        SeatSign(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.player,
            yours=number in own,
            host=seat.kind == "person" and seat.person == table.sheet.host,
            resigned=seat.resigned,
            time=None if now is None else clocks.bank(number, now, own),
        )
        for number, seat in enumerate(table.sheet.seats)
    ]


def _scores(table: Table, state: State, eyes: int | None) -> list[dict[str, int] | None] | None:
    """The points as the table allows them to be seen; when the game is over, everybody sees them."""
    if table.sheet.outcome is not None:
        return [*table.sheet.outcome.scores]
    return known_scores(state, eyes) if table.sheet.settings.scores else None


def known_scores(state: State, eyes: int | None) -> list[dict[str, int] | None]:
    """The points as far as a pair of eyes may know them."""
    return [None if score is None else dict(score) for score in state.known_scores(eyes)]


def news(entry: Entry, events: list[Event], own: tuple[int, ...]) -> News:
    """An entry as those in these seats may know it; of a private action, others are told that there is an entry."""
    kind, seat, args = told(entry.body)
    audience = audience_of(events)
    if isinstance(entry.body, Played) and audience is not None and audience not in own:
        seat, args = None, {}
    return News(
        table=entry.table,
        number=entry.number,
        time=entry.time,
        kind=kind,
        seat=seat,
        args=args,
        events=words(events, own),
    )


def words(events: list[Event], own: tuple[int, ...]) -> list[Words]:
    """The events that those in these seats may notice."""
    return [
        Words(event.kind, event.args, event.audience)
        for event in events
        if event.audience is None or event.audience in own
    ]


def gains(table: Table, person: str | None) -> Gains:
    """Where everybody's points come from now; what of it may be seen is what may be seen of the points."""
    state, eyes = table.state, eyes_of(table, person)
    if state is None:
        raise Refused("not-now", "there is no game yet")
    if table.sheet.outcome is not None:
        known = [state.gains(seat)[seat] for seat in range(state.players)]
    elif table.sheet.settings.scores:
        known = state.gains(eyes)
    else:
        raise Refused("not-allowed", "this table plays without running scores")
    return Gains(table.id, eyes, len(table.sheet.steps), _gains(known))


def gains_at(table: str, state: State, eyes: int | None, step: int) -> Gains:
    """Where everybody's points came from after so many actions of a finished game."""
    return Gains(table, eyes, step, _gains(state.gains(eyes)))


def _gains(known: list[list[Gain] | None]) -> list[list[protocol.Gain] | None]:
    return [
        None if gains is None else [protocol.Gain(gain.source, gain.points, list(gain.places)) for gain in gains]
        for gains in known
    ]


def replay(table: Table, eyes: int | None, first: int, person: str | None = None) -> Replay:
    """A finished game from somebody's eyes, without its steps."""
    outcome = table.sheet.outcome
    assert outcome is not None
    return Replay(
        table=table.id,
        eyes=eyes,
        names=table.names(),
        first=first,
        actions=len(table.sheet.steps),
        steps=[],
        settings=table.sheet.settings,
        seats=seats(table, person),
        outcome=outcome,
    )


def encoded(message: msgspec.Struct) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
