"""What somebody at a table may see: positions and news, made for one set of seats.

Nothing is ever taken away from the truth here; everything is asked from the game for the seats that look.
"""

import msgspec
from msgspec.structs import replace

from realmwright.bits import each
from realmwright.game import Event, State
from realmwright.protocol import ActionSign, News, Position, Replay, ReplayStep, SeatSign, TakebackSign, Words
from realmwright.server.entries import Entry, told
from realmwright.server.table import Table


def position(table: Table, person: str | None, now: float) -> Position:
    """The table as a person sees it, from the seats that are his, or as a spectator."""
    sheet, state = table.sheet, table.state
    own = table.seats_of(person)
    turn = table.turn
    now -= table.behind
    seats = [
        SeatSign(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.player,
            yours=number in own,
            host=seat.kind == "person" and seat.person == sheet.host,
            resigned=seat.resigned,
            time=table.bank(number, now),
        )
        for number, seat in enumerate(sheet.seats)
    ]
    lobby = Position(
        table=sheet.id,
        number=sheet.number,
        at=sheet.at,
        phase=sheet.phase,
        settings=sheet.settings,
        seats=seats,
        commitment=sheet.commitment,
        actions=len(sheet.steps),
        outcome=sheet.outcome,
        rematch=sheet.rematch if own else None,
    )
    if state is None:
        return lobby
    eyes = turn if turn in own else own[0] if own else None
    takeback = sheet.takeback
    game = replace(
        lobby,
        eyes=eyes,
        turn=turn,
        turn_time=None if turn is None else table.turn_time(now),
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


def _scores(table: Table, state: State, eyes: int | None) -> list[dict[str, int] | None] | None:
    """The points as the table allows them to be seen; when the game is over, everybody sees them."""
    if table.sheet.outcome is not None:
        return [*table.sheet.outcome.scores]
    return known_scores(state, eyes) if table.sheet.settings.scores else None


def known_scores(state: State, eyes: int | None) -> list[dict[str, int] | None]:
    """The points as far as a pair of eyes may know them."""
    return [None if score is None else dict(score) for score in state.known_scores(eyes)]


def news(entry: Entry, events: list[Event], own: tuple[int, ...]) -> News:
    """An entry as those in these seats may know it."""
    kind, seat, args = told(entry.body)
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
    return [Words(event.kind, event.args) for event in events if event.audience is None or event.audience in own]


def replay(table: Table, eyes: int | None, first: int, count: int) -> Replay:
    """A stretch of a finished game from somebody's eyes."""
    record = table.record()
    journal: list[Event] = []
    steps: list[ReplayStep] = []
    own = () if eyes is None else (eyes,)
    for number, state in enumerate(record.states(journal)):
        if number >= first + count:
            break
        if number >= first:
            steps.append(
                ReplayStep(
                    view=state.view(eyes),
                    seat=state.seat,
                    action=record.actions[number - 1] if number else None,
                    events=words(journal, own),
                    scores=known_scores(state, eyes),
                )
            )
        journal.clear()
    return Replay(
        table=table.id,
        eyes=eyes,
        names=record.names,
        first=first,
        actions=len(record.actions),
        steps=steps,
    )


def encoded(message: msgspec.Struct) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
