"""Gold: what everything that pays in a game is worth to a seat (KB-9.5)."""

from realmwright.game import Event, Score
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


def winners(state: Position) -> list[int]:
    """The most gold wins, and those who tie share the victory."""
    gold = totals(state)
    return [seat for seat in range(state.players) if gold[seat] == max(gold)]


def earn(state: Position, seat: int, source: str, gold: int) -> None:
    """Gold that is paid at once (KB-11.15)."""
    state.earned[seat][source] = state.earned[seat].get(source, 0) + gold
    if state.journal is not None:
        state.journal.append(Event("earned", {"seat": seat, "source": source, "gold": gold}))
