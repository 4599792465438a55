"""What somebody at a table may see: positions and news, made for one set of seats.

Nothing is ever taken away from the truth here; everything is asked from the game for the seats that look.
"""

import msgspec

from realmwright.bits import each
from realmwright.game import Event
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
    sign = {
        "table": sheet.id,
        "number": sheet.number,
        "at": sheet.at,
        "phase": sheet.phase,
        "settings": sheet.settings,
        "seats": seats,
        "commitment": sheet.commitment,
        "actions": len(sheet.steps),
        "outcome": sheet.outcome,
        "rematch": sheet.rematch if own else None,
    }
    if state is None:
        return Position(**sign)  # type: ignore[arg-type]
    eyes = turn if turn in own else own[0] if own else None
    choosing = turn is not None and turn in own and sheet.seats[turn].player is None
    if sheet.outcome is not None:
        sign["scores"] = sheet.outcome.scores
    elif sheet.settings.scores:
        known = state.known_scores(eyes)
        sign["scores"] = [None if score is None else dict(score) for score in known]
    if choosing:
        prompt = state.prompt()
        sign["prompt"] = Words(prompt.kind, prompt.args)
        sign["legal"] = [
            ActionSign(state.say(action), deed.kind, deed.args)
            for action, deed in ((action, state.describe(action)) for action in each(state.legal()))
        ]
        sign["undo"] = sheet.settings.undo and table.undo_to(own, False) is not None
    if sheet.takeback is not None:
        sign["takeback"] = TakebackSign(sheet.takeback.seat, sheet.takeback.asked, sheet.takeback.agreed)
    return Position(
        eyes=eyes,
        turn=turn,
        turn_time=None if turn is None else table.turn_time(now),
        view=state.view(eyes),
        **sign,  # type: ignore[arg-type]
    )


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
            known = state.known_scores(eyes)
            steps.append(
                ReplayStep(
                    view=state.view(eyes),
                    seat=state.seat,
                    action=record.actions[number - 1] if number else None,
                    events=words(journal, own),
                    scores=[None if score is None else dict(score) for score in known],
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
