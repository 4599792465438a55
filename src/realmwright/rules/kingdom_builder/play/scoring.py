"""Gold: what everything that pays in a game is worth to a seat (KB-9.5)."""

from realmwright.game import Event, Score
from realmwright.hexgames.difference import ANEW, LARGE, NOTHING, Change, change
from realmwright.rules.kingdom_builder.model.catalogue import Card
from realmwright.rules.kingdom_builder.model.position import Position


def pays(state: Position, source: Card) -> bool:
    """Whether something that earns gold is there at all: some places are only on certain boards."""
    return source.on_board is None or source.on_board(state)


def scores(state: Position) -> list[Score]:
    """The gold of each seat, by what pays it."""
    return [score(state, seat) for seat in range(state.players)]


def score(state: Position, seat: int) -> Score:
    """The gold of one seat, by what pays it."""
    return Score({source.name: source.gold(state, seat) for source in state.setup.hooks.sources if pays(state, source)})


def totals(state: Position) -> list[int]:
    """The gold of each seat, added up."""
    return [total(state, seat) for seat in range(state.players)]


def total(state: Position, seat: int) -> int:
    """The gold of one seat, added up."""
    gold = 0
    for source in state.setup.hooks.sources:
        if pays(state, source):
            gold += source.gold(state, seat)
    return gold


def figures(state: Position, seat: int, moving: bool = True) -> list[int]:
    """What each source pays one seat, in their order; 0 for those that say by themselves what a settlement adds.

    If no settlement will be moving, only those are counted whose gold depends on something else.
    """
    return [
        source.gold(state, seat)
        if (source.grown is None or (moving and not source.additive)) and pays(state, source)
        else 0
        for source in state.setup.hooks.sources
    ]


def change_of(state: Position, seat: int, before: Position) -> Change:
    """What an action of a seat has changed about its pieces; it is large if those of others are not where they were."""
    for other in range(state.players):
        if other != seat and state.own[other] != before.own[other]:
            return LARGE
    return change(before.own[seat], state.own[seat])


def without(state: Position, seat: int, cell: int, figures_before: list[int]) -> list[int]:
    """The figures as they are once the settlement on a hex has left it; ANEW for those that cannot be told before."""
    found = figures_before[:]
    for place, source in enumerate(state.setup.hooks.sources):
        grown, shrunk = source.grown, source.shrunk
        if grown is not None and source.additive:
            found[place] -= grown(state, seat, cell, 0)
        else:
            found[place] = shrunk(state, seat, cell, found[place]) if shrunk is not None else ANEW
    return found


def gained(state: Position, seat: int, entered: int, figures_left: list[int], figures_before: list[int]) -> int:
    """How much more gold a seat has after a small change, by the figures before it.

    Most actions put one settlement on the board or none, or move one: then most sources need not look at all of them.
    ``figures_left`` are those :func:`without` what has left its hex, ``entered`` is the hex with a new settlement.
    """
    gold = 0
    for place, source in enumerate(state.setup.hooks.sources):
        grown = source.grown
        now = figures_left[place]
        if grown is None or now == ANEW:
            now = source.gold(state, seat) if pays(state, source) else 0
        elif entered != NOTHING:
            now = grown(state, seat, entered, now)
        gold += now - figures_before[place]
    return gold


def winners(state: Position) -> list[int]:
    """The most gold wins, and those who tie share the victory."""
    gold = totals(state)
    return [seat for seat in range(state.players) if gold[seat] == max(gold)]


def earn(state: Position, seat: int, source: str, gold: int) -> None:
    """Gold that is paid at once (KB-11.15)."""
    state.earned[seat][source] = state.earned[seat].get(source, 0) + gold
    if state.journal is not None:
        state.journal.append(Event("earned", {"seat": seat, "source": source, "gold": gold}))
