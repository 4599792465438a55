"""What a seat observes of a position in whole numbers and sets of hexes: the source of its observers' arrays.

It is compiled with the rules. :mod:`realmwright.observers` says what each number and each set means, in the same order,
and divides the numbers by their scales. What stays as it is during a game is not here: observers draw it once.
"""

from realmwright.bits import Bits
from realmwright.compiled import Shared
from realmwright.hexgames.observing import older_cards, one_hot, seats_from, standing, terrain_cards
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.catalogue import POWERS, SCORED, TALENTS
from realmwright.rules.winter_kingdom.model.position import NONE, PHASES, STEPS, Position
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS
from realmwright.rules.winter_kingdom.play import scoring


class Scene(Shared):
    """What an observer has to know of one game besides its positions."""

    __slots__ = ("source_places", "sources")

    sources: int
    """How many sources of points are shown."""
    source_places: tuple[int, ...]
    """For each source of points of this game its place among those that are shown."""


def planes(state: Position, scene: Scene, seat: int) -> list[Bits]:
    """The hexes of each plane that changes during a game."""
    board = state.board
    cells: Bits = board.grid.board
    # Legal actions may depend on the hand, so only the seat to move sees them.
    target: Bits = 0
    fort_target: Bits = 0
    if not state.over and state.turn == seat:
        target = cells & state.choices
        fort_target = cells & state.choices >> board.fort
    lifted: Bits = 0
    if state.lifted != NONE:
        lifted = 1 << state.lifted
    origin: Bits = 0
    if state.origin != NONE:
        origin = 1 << state.origin
    found = [target, fort_target, lifted, origin, state.free, state.closed(), state.near[seat], state.laid]
    for other in seats_from(seat, state.players):
        found += [state.own[other] & ~state.forts[other], state.forts[other]]
    return found


def numbers(state: Position, scene: Scene, seat: int) -> list[int]:
    """All numbers that change during a game."""
    seats = seats_from(seat, state.players)
    found = standing(state, seats)
    found += turn(state)
    found += powers(state)
    found += terrain_cards(state, seats, len(CARD_KINDS))
    found += belongings(state, seats)
    found += talents(state, seats)
    found += points(state, scene, seats)
    return found


def members(things: int, count: int) -> list[int]:
    """A small set as a one or zero for each thing that can be in it."""
    return [things >> number & 1 for number in range(count)]


def turn(state: Position) -> list[int]:
    """What is asked, and the progress of the turn."""
    found = one_hot(state.phase, len(PHASES))
    found += one_hot(state.step, len(STEPS))
    found += [state.left, state.whole]
    kinds = [0] * len(CARD_KINDS)
    for kind in state.kinds():
        kinds[kind] = 1
    found += kinds
    found += [state.pieces, state.purchases, state.extra_left]
    found += one_hot(state.extra, len(TALENTS))
    found += [1 if state.moved else 0, state.idle]
    return found


def powers(state: Position) -> list[int]:
    """The powers of talents in this turn: under way, used up, and usable at once."""
    return one_hot(state.power, len(POWERS)) + members(state.used, len(POWERS)) + members(state.fresh, len(POWERS))


def belongings(state: Position, seats: list[int]) -> list[int]:
    """The public possessions of each seat: houses and forts in supply, coins, terrain cards, and those of them that
    are older than the pile; and for each seat the terrains that its card cannot show.
    """
    found = [state.supply[seat] for seat in seats]
    found += [state.fort_supply[seat] for seat in seats]
    found += [state.coins[seat] for seat in seats]
    found += [len(state.dealt[seat]) for seat in seats]
    found += older_cards(state, seats)
    for seat in seats:
        found += members(state.barred[seat], len(CARD_KINDS))
    return found


def talents(state: Position, seats: list[int]) -> list[int]:
    """The hand of the observing seat, the size of each hand, and the public talents of each seat."""
    found = members(state.unbought[seats[0]], len(TALENT_NAMES))
    found += [state.unbought[seat].bit_count() for seat in seats]
    for seat in seats:
        found += members(state.owned[seat], len(TALENT_NAMES))
    for seat in seats:
        found += members(state.upgraded[seat], len(TALENT_NAMES))
    return found


def points(state: Position, scene: Scene, seats: list[int]) -> list[int]:
    """The points of each seat, in total and then by source."""
    totals = [0] * len(seats)
    found = [0] * (len(seats) * scene.sources)
    for source, number in enumerate(state.setup.scored):
        for way, seat in enumerate(seats):
            paid = scoring.points(state, seat, SCORED[number])
            found[way * scene.sources + scene.source_places[source]] = paid
            totals[way] += paid
    return totals + found
