"""What a person may see of a table: positions and news, built for their seats.

Nothing is built from the full state and then removed: the game is asked for the view of a seat.
"""

from collections.abc import Container

import msgspec
from msgspec.structs import replace

from realmwright import protocol
from realmwright.bits import each
from realmwright.exports.logs import logs
from realmwright.game import Event, Gain, State
from realmwright.protocol import ActionSign, Gains, LapseSign, News, Position, Replay, SeatSign, TakebackSign, Words
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import Chatted, Entry, Played, Seat, public_details
from realmwright.server.tables.commands import hosts_bots, patience
from realmwright.server.tables.table import KnownScores, Table, audience_of


def position(table: Table, person: str | None, now: float) -> Position:
    """The table as a person sees it, from their seats or as a spectator."""
    data, state = table.data, table.state
    own = table.seats_of(person)
    turn = table.turn
    now -= table.delay
    lobby = Position(
        table=data.id,
        number=data.number,
        at=data.at,
        phase=data.phase,
        settings=data.settings,
        seats=seat_signs(table, person, now),
        commitment=data.commitment,
        actions=len(data.steps),
        outcome=data.outcome,
        rematch=data.rematch if own else None,
        hosting=hosts_bots(table, person),
        daily=data.daily,
        tournament=data.tournament if own or data.settings.public else None,
        over_days=table.over_days,
        brought=data.brought is not None,
        stopped=table.stopped,
    )
    if state is None:
        return lobby
    closes, lapse = table.closes, table.lapse
    eyes, known = viewing_seat(table, person), table.known_turn(person)
    takeback = data.takeback
    game = replace(
        lobby,
        eyes=eyes,
        turn=known,
        turn_time=None if known is None else table.clocks.turn_time(now),
        patience=patience(table, person, now),
        lapse=None if closes is None or lapse is None else LapseSign(lapse, max(0.0, closes - now)),
        view=state.view(eyes),
        scores=_scores(table, eyes),
        takeback=None if takeback is None else TakebackSign(takeback.seat, takeback.asked, takeback.agreed),
    )
    if turn is None or turn not in own or data.seats[turn].player is not None:
        return game
    return with_choice(game, state, undo=data.settings.undo and table.undo_to(own, False) is not None)


def with_choice(position: Position, state: State, undo: bool) -> Position:
    """A position with what its reader, who is to move, is asked and can play."""
    prompt = state.prompt()
    legal = [(action, state.describe(action)) for action in each(state.legal())]
    return replace(
        position,
        prompt=Words(prompt.kind, prompt.args),
        legal=[ActionSign(state.say(action), described.kind, described.args) for action, described in legal],
        undo=undo,
    )


def viewing_seat(table: Table, person: str | None) -> int | None:
    """The seat whose view a person gets: if they have several, the one to move."""
    own = table.seats_of(person)
    return table.turn if table.turn in own else own[0] if own else None


def seat_signs(table: Table, person: str | None, now: float | None = None) -> list[SeatSign]:
    """Who sits where, with the time they have left if ``now`` is given."""
    own, clocks = table.seats_of(person), table.clocks
    return [
        SeatSign(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.player,
            yours=number in own,
            host=seat.kind == "person" and seat.person == table.data.host,
            resigned=seat.resigned,
            time=None if now is None else clocks.bank(number, now, own),
            muted=seat.kind == "person" and seat.person in table.data.muted,
            wishes=seat.wishes,
            rating=None if seat.rating is None else seat.rating.sign,
            away=seat.away_until if now is not None and seat.away and seat.away[0] <= now < seat.away[1] else None,
            gain=None if seat.kind != "person" else _gain(seat),
        )
        for number, seat in enumerate(table.data.seats)
    ]


def _gain(seat: Seat) -> int | None:
    """By how many points a rated game has changed the rating of a seat."""
    return None if seat.rating is None or seat.earlier is None else seat.rating.points - seat.earlier.points


def _scores(table: Table, eyes: int | None) -> KnownScores | None:
    """The scores as the table shows them. When the game is over, everybody sees them."""
    if table.data.outcome is not None:
        return [*table.data.outcome.scores]
    return table.known_scores(eyes) if table.data.settings.scores else None


def news(entry: Entry, events: list[Event], own: tuple[int, ...], muted: Container[str] = ()) -> News:
    """An entry as the people in these seats may know it. Of a private action, others learn only that it happened.

    Of what somebody says whom the reader has muted, nothing is told but that there is an entry.
    """
    kind, seat, args = public_details(entry.body)
    if is_muted(entry, muted):
        args = {"muted": True}
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
        events=visible_events(events, own),
    )


def is_muted(entry: Entry, muted: Container[str]) -> bool:
    """Whether an entry is a chat message of one of these people."""
    return isinstance(entry.body, Chatted) and entry.person is not None and entry.person in muted


def visible_events(events: list[Event], own: tuple[int, ...]) -> list[Words]:
    """The events that the people in these seats may notice."""
    return [
        Words(event.kind, event.args, event.audience)
        for event in events
        if event.audience is None or event.audience in own
    ]


def gains(table: Table, person: str | None) -> Gains:
    """Where the points of every seat come from now; visible wherever the scores are."""
    state, eyes = table.state, viewing_seat(table, person)
    if state is None:
        raise Refused("not-now", "there is no game yet")
    if table.data.outcome is not None:
        known = [state.gains(seat)[seat] for seat in range(state.players)]
    elif table.data.settings.scores:
        known = state.gains(eyes)
    else:
        raise Refused("not-allowed", "this table plays without running scores")
    return Gains(table.id, eyes, len(table.data.steps), gain_signs(known))


def gains_at(table: str, state: State, eyes: int | None, step: int) -> Gains:
    """Where the points of every seat came from after ``step`` actions of a finished game."""
    return Gains(table, eyes, step, gain_signs(state.gains(eyes)))


def gain_signs(known: list[list[Gain] | None]) -> list[list[protocol.Gain] | None]:
    """Where points come from, as it is sent."""
    return [
        None if gains is None else [protocol.Gain(gain.source, gain.points, list(gain.places)) for gain in gains]
        for gains in known
    ]


def replay_header(table: Table, eyes: int | None, first: int, person: str | None = None) -> Replay:
    """A replay of a finished game from the view of a seat, without its steps."""
    outcome = table.data.outcome
    assert outcome is not None
    return Replay(
        table=table.id,
        eyes=eyes,
        names=table.names(),
        first=first,
        actions=len(table.data.steps),
        steps=[],
        settings=table.data.settings,
        seats=seat_signs(table, person),
        outcome=outcome,
        log=table.data.settings.game in logs,
        brought=table.data.brought is not None,
    )


def encode(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
