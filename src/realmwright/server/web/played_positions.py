"""Positions that somebody plays in without a table, as they are sent: of lessons and studies."""

from collections.abc import Sequence

from realmwright.game import State
from realmwright.lessons.attempt import Move
from realmwright.protocol import Foresight, News, Position, SeatSign, SeatWish, Settings
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import refusing_actions
from realmwright.server.tables.preview import foreseen
from realmwright.server.tables.table import known_scores


def news_of(name: str, moves: Sequence[Move], eyes: int | None) -> list[News]:
    """What has happened, as one seat sees it; ``name`` stands for the id of a table."""
    own = () if eyes is None else (eyes,)
    return [
        News(
            table=name,
            number=number,
            time=0.0,
            kind="played",
            seat=move.seat,
            args={"action": move.action},
            events=visibility.visible_events(move.events, own),
        )
        for number, move in enumerate(moves, 1)
    ]


def position_of(
    name: str,
    state: State,
    moves: Sequence[Move],
    eyes: int | None,
    at: int,
    seats: Sequence[SeatSign],
    wishes: Sequence[SeatWish],
    closed: bool = False,
) -> Position:
    """A position with what its reader can play, unless it is ``closed`` or somebody else is to move."""
    undo = at > 0
    position = Position(
        table=name,
        number=len(moves),
        at=at,
        phase="playing",
        settings=Settings(game=state.game.name, seats=list(wishes), chat=False, takebacks=False, spectators="off"),
        seats=list(seats),
        commitment="",
        eyes=eyes,
        turn=state.seat,
        actions=len(moves),
        view=state.view(eyes),
        scores=known_scores(state, eyes),
        undo=undo,
    )
    mine = state.seat is not None and state.seat == eyes
    return visibility.with_choice(position, state, undo=undo) if mine and not closed else position


def begun_move(moves: Sequence[Move], seat: int) -> int:
    """How many moves there were before a seat began the move that it has not finished."""
    begun = len(moves)
    while begun and moves[begun - 1].seat == seat and not moves[begun - 1].events:
        begun -= 1
    return begun


def foresight_of(name: str, at: int, state: State, before: State, action: str) -> Foresight:
    """What an action of the seat to move would change, counted from the position before the move. Raises Refused."""
    assert state.seat is not None
    with refusing_actions():
        known = foreseen(state, before, state.seat, action)
    return Foresight(
        id=name, table=name, at=at, action=action, gains=known.gains, events=known.events, hidden=known.hidden
    )
