"""What could be done in a position of Winter Kingdom, found out by trying, against what is offered and asked."""

from collections.abc import Iterable
from typing import Any

from realmwright import bits
from realmwright.game import State as AnyState
from realmwright.rules.winter_kingdom.model.board import CENTRE
from realmwright.rules.winter_kingdom.model.catalogue import POWER_NUMBER, POWERS, TALENTS
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_SETTLE,
    BUILDING,
    EXTRA,
    SALVAGING,
)
from realmwright.rules.winter_kingdom.model.terrain import MOUNTAIN, NAMES, TUNNEL
from realmwright.rules.winter_kingdom.state import State


def check_offers(state: AnyState) -> None:
    """WK-4.7: whatever could be done is offered, and nothing else; found out by trying."""
    assert isinstance(state, State)
    if state.seat is None:
        return
    for power in POWERS:
        check_power(state, power.name)
    board = state.board
    houses, forts = state.legal() & (1 << board.fort) - 1, state.legal() >> board.fort & (1 << board.fort) - 1
    builds = state.step in (ASK_BUILD, ASK_SETTLE) or (state.step == ASK_OPEN and state.left > 0)
    builds = builds or (state.step == ASK_FOLLOW and POWERS[state.power + 1].builds)
    if builds:
        seat = state.turn
        assert houses | forts
        assert houses == (houses | forts if state.supply[seat] else 0), "WK-6.1"
        assert forts == (houses | forts if state.fort_supply[seat] else 0), "WK-6.1"
    else:
        assert not forts
    check_prompt(state)
    check_purchases(state)


def check_power(state: State, name: str) -> None:
    """A mover finds exactly the houses that have somewhere to go; a builder can use every hex that it finds."""
    board = state.board
    power = POWERS[POWER_NUMBER[name]]
    found = power.where(state)
    if power.builds:
        assert not found & ~state.vacant(board.buildable | board.terrain[MOUNTAIN])
        assert bool(power.targets(state)) == bool(found)
        assert not power.targets(state) & ~found
        if power.adjacent and found & state.near[state.turn]:
            assert not power.targets(state) & ~state.near[state.turn], "WK-5.4"
    else:
        standing = {"guide II": ~board.beside[TUNNEL], "homestead II": board.parts[CENTRE]}.get(name, ~0)
        able = [cell for cell in bits.each(state.houses() & standing) if power.reach(state, cell)]
        assert able == list(bits.each(found)), f"{name} moves other houses than those that can go somewhere"
        for cell in able:
            assert not power.reach(state, cell) & ~state.open(), "a house goes where none may be (WK-5.8)"


def check_prompt(state: State) -> None:
    """A question names the talents that can be used, and the terrains that can be built on."""
    args: Any = state.prompt().args
    deeds = [state.describe(action) for action in bits.each(state.legal())]
    usable = {deed.args["talent"] for deed in deeds if deed.kind == "use"}
    if state.phase != EXTRA:
        assert set(args.get("talents", ())) == usable
    else:
        assert bool(usable) <= (args.get("left", 0) > 0)
    if state.prompt().kind in ("build", "build-choice"):
        terrains = args["terrains"] if "terrains" in args else [args["terrain"]]
        on = {NAMES[state.board.kind(action % state.board.fort)] for action in clicks(state)}
        assert on == set(terrains)
    if "coins" in args:
        assert args["coins"] == state.coins[state.turn]


def clicks(state: State) -> Iterable[int]:
    """The legal actions that name a hex."""
    return bits.each(state.legal() & (1 << state.board.use) - 1)


def check_purchases(state: State) -> None:
    """WK-7.1, WK-7.2, WK-7.3: what can be paid for, and when."""
    seat = state.turn
    coins = state.coins[seat]
    deeds = [state.describe(action) for action in bits.each(state.legal())]
    offered = {(deed.kind, deed.args["talent"]) for deed in deeds if deed.kind in ("buy", "upgrade")}
    after = state.step == ASK_OPEN and not state.left
    wanted = set()
    if after and state.phase != EXTRA and state.purchases < state.setup.law.purchases:
        discount = state.setup.law.discount
        for talent in bits.each(state.unbought[seat]):
            if TALENTS[talent].buy - discount <= coins:
                wanted.add(("buy", TALENTS[talent].name))
        for talent in bits.each(state.owned[seat] & ~state.upgraded[seat]):
            if TALENTS[talent].upgrade - discount <= coins:
                wanted.add(("upgrade", TALENTS[talent].name))
    assert offered == wanted
    extra = [deed for deed in deeds if deed.kind == "extra"]
    assert not extra or (after and coins >= 5 and state.phase in (BUILDING, SALVAGING))
    for deed in deeds:
        if deed.kind in ("buy", "upgrade", "extra"):
            paid = deed.args["coins"]
            assert isinstance(paid, int)
            assert 0 <= paid <= coins
