"""Planned turns: what people decide before it is their turn, at tables that are played over days.

A turn is planned on a position that the seat imagines, in which the others have played what they may well play. It is
kept as actions in notation, and played when the turn comes, if all of them are legal then.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from realmwright.dice import FastDice, derived_seed
from realmwright.game import RealmwrightError, State
from realmwright.lessons.attempt import Move, play
from realmwright.server.errors import Refused
from realmwright.server.tables.commands import refusing_actions
from realmwright.server.tables.table import Table


class Planner(NamedTuple):
    """A person, and the seat that they plan for."""

    person: str
    seat: int


def need_planning(table: Table, planner: Planner) -> None:
    """Raise Refused unless a turn of this seat can be planned now."""
    if planner.seat not in table.seats_of(planner.person):
        raise Refused("not-yours", "people plan for seats of their own")
    if table.data.phase != "playing":
        raise Refused("not-now", "turns are planned while the game is under way")
    if not table.over_days:
        raise Refused("not-allowed", "turns are planned at tables that are played over days")
    if table.data.seats[planner.seat].player is not None:
        raise Refused("not-now", "a bot plays for this seat")
    if table.turn == planner.seat:
        raise Refused("not-now", "it is your turn: play it")


def imagined(table: Table, planner: Planner, at: int) -> State:
    """Where a plan begins: the position as the seat may imagine it, the same each time. Raises Refused."""
    need_planning(table, planner)
    if table.data.at != at:
        raise Refused("stale", "the game has gone on: begin your plan again")
    assert table.state is not None
    name = int.from_bytes(blake2b(table.id.encode(), digest_size=8).digest())
    return table.state.imagine(
        planner.seat, FastDice(derived_seed(derived_seed(name, "plan", at), "seat", planner.seat))
    )


def planned_turn(first: State, seat: int, actions: Sequence[str]) -> list[Move] | None:
    """The first turn of a seat among actions from where a plan begins; None if it is not complete.

    It ends when somebody else is to move, or with the first action that reveals something: what comes after that cannot
    be decided before. Raises Refused if the actions cannot be played.
    """
    state, turn = first.copy(), list[Move]()
    with refusing_actions():
        for action in actions:
            if state.seat is None:
                break
            mine, secrets = state.seat == seat, state.secrets
            move = play(state, action)
            if not mine:
                continue
            turn.append(move)
            if state.seat != seat or state.secrets != secrets:
                return turn
    return None


def fits(state: State, seat: int, actions: Sequence[str]) -> bool:
    """Whether a planned turn is legal in a position from its first action to its last."""
    tried = state.copy()
    try:
        for action in actions:
            if tried.seat != seat:
                return False
            tried.play(tried.read(action))
    except RealmwrightError:
        return False
    return True
