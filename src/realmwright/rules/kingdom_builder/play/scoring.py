"""Gold: what everything that pays in a game is worth to a seat (KB-9.5)."""

from realmwright.game import Event, Score
from realmwright.hexgames.difference import LARGE, NOTHING, Change, change
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


def figures(state: Position, seat: int) -> list[int]:
    """What each source pays one seat, in their order; 0 for those that say by themselves what a settlement adds."""
    return [
        source.gold(state, seat) if not source.additive and pays(state, source) else 0
        for source in state.setup.hooks.sources
    ]


def change_of(state: Position, seat: int, before: Position) -> Change:
    """What an action of a seat has changed about its pieces; it is large if those of others are not where they were."""
    for other in range(state.players):
        if other != seat and state.own[other] != before.own[other]:
            return LARGE
    return change(before.own[seat], state.own[seat])


def gained(state: Position, seat: int, before: Position, found: Change, figures_before: list[int]) -> int:
    """How much more gold a seat has after an action, by the figures before it.

    Most actions put one settlement on the board or none, or move one: then most sources need not look at all of them.
    """
    if not found.small:
        return total(state, seat) - total(before, seat)
    gold = 0
    for place, source in enumerate(state.setup.hooks.sources):
        grown = source.grown
        if grown is not None and source.additive:
            if found.left != NOTHING:
                gold -= grown(before, seat, found.left, 0)
            if found.entered != NOTHING:
                gold += grown(state, seat, found.entered, 0)
        elif grown is not None and found.left == NOTHING:
            if found.entered != NOTHING:
                gold += grown(state, seat, found.entered, figures_before[place]) - figures_before[place]
        elif pays(state, source):
            gold += source.gold(state, seat) - figures_before[place]
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
