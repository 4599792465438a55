"""Which card a playout would like to have, from a table of what goes with what.

A table in ``buy_table.txt`` says how much each card is wanted beside everything that counts: for each card that the
player owns, for each pile of the kingdom that is not empty, and for one line of each of a few scales, such as how many
Provinces are left. The numbers were learnt: from millions of games against itself and against well-known strategies,
by making a little likelier whatever was bought in games that were won, in hundredths of a natural logarithm. They are
sums, so whoever has Villages wants Smithies, and the second Chapel is wanted by nobody.
"""

from collections.abc import Iterator
from importlib.resources import files
from math import log
from typing import Final

from realmwright.bits import Actions, each
from realmwright.dice import Stream
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import BASICS, COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.model.position import FACE, NOTHING, Position

KINDS: Final = len(CATALOGUE.cards)
LAST_PILES: Final = 3

# The columns of the table: first a card that is owned, which counts as often as there is one. The last line of a scale
# is for everything beyond it.
SUPPLY: Final = KINDS - BASICS
"""A kingdom card that is still to be had; added to its number."""
PROVINCES: Final = SUPPLY + KINDS
"""How many are left."""
MOST_PROVINCES: Final = 8
MONEY: Final = PROVINCES + MOST_PROVINCES + 1
"""What the player's Treasures are worth, by threes."""
MOST_MONEY: Final = 11
LEAD: Final = MONEY + MOST_MONEY + 1
"""How many points the player is ahead of the best other one, once the end is near."""
LEADS: Final = 5
FAR: Final = 6
EMPTY: Final = LEAD + LEADS
"""Empty piles."""
MOST_EMPTY: Final = 2
CURSES: Final = EMPTY + MOST_EMPTY + 1
"""None, a few, or many are left."""
FEW_CURSES: Final = 5
SIZE: Final = CURSES + 3
"""How many cards the player owns, by fives."""
MOST_SIZE: Final = 9
TIME: Final = SIZE + MOST_SIZE + 1
"""How many more Actions there are that make time for another one than such as take it."""
MOST_TIME: Final = 3
LEAST_TIME: Final = -5
COLUMNS: Final = TIME + MOST_TIME - LEAST_TIME + 1

GARDENS: Final = CATALOGUE.number_of["gardens"]
TIME_OF: Final = tuple(
    card.actions - 1 if CATALOGUE.actions >> number & 1 else 0 for number, card in enumerate(CATALOGUE.cards)
)
NEAR_END: Final = 5
"""So many Provinces are left when it begins to matter who is ahead."""
NEVER: Final = 1 << 20

CHANCES: Final = 256
LIVELINESS: Final = 25
"""How far a card may be behind another and still be bought now and then."""
LUCK: Final = tuple(round(-LIVELINESS * log(-log((place + 0.5) / CHANCES))) for place in range(CHANCES))
"""What chance adds to every desire: by this distribution the best of them is found as a softmax would find it."""


def _read() -> Iterator[tuple[int, ...]]:
    """The rows of the table, by the number of the card that is wanted."""
    rows: dict[str, list[int]] = {name.replace(" ", "-"): [] for name in CATALOGUE.names}
    for line in (files(__package__) / "buy_table.txt").read_text("ascii").splitlines():
        first, *entries = line.split() or [""]
        if first in rows:
            rows[first] += map(int, entries)
    for row in rows.values():
        assert len(row) == COLUMNS
        yield tuple(row)


TABLE: Final = tuple(_read())


def desired(state: Position, seat: int, cards: Actions, stream: Stream, forced: bool) -> int:
    """The card that goes best with what there is; NOTHING if none is wanted, unless one has to be."""
    own = counted(state, seat)
    owned = [card for card in range(KINDS) if own[card]]
    size = 0
    time = 0
    for card in owned:
        size += own[card]
        time += own[card] * TIME_OF[card]
    provinces = state.supply[PROVINCE]
    lead = _lead(state, seat, own) if provinces <= NEAR_END or state.empties else 0
    money = own[COPPER] + 2 * own[SILVER] + 3 * own[GOLD]
    curses = state.supply[CURSE]
    columns = [
        PROVINCES + min(provinces, MOST_PROVINCES),
        MONEY + min(money // 3, MOST_MONEY),
        LEAD + (0 if lead < -FAR else 1 if lead < 0 else 2 if lead == 0 else 3 if lead <= FAR else 4),
        EMPTY + min(state.empties, MOST_EMPTY),
        CURSES + (0 if curses == 0 else 1 if curses < FEW_CURSES else 2),
        SIZE + min(size // 5, MOST_SIZE),
        TIME + max(min(time, MOST_TIME), LEAST_TIME) - LEAST_TIME,
    ]
    for place in each(state.stocked >> BASICS):
        columns.append(SUPPLY + BASICS + place)
    best = NOTHING
    highest = -2 * NEVER if forced else 0
    for card in each(cards):
        row = TABLE[card]
        desire = LUCK[stream.below(CHANCES)]
        for column in columns:
            desire += row[column]
        for other in owned:
            desire += row[other] * own[other]
        if state.supply[card] == 1 and (card == PROVINCE or state.empties >= LAST_PILES - 1):
            # It ends the game: whoever is ahead then takes it, and nobody else does.
            after = lead + CATALOGUE.cards[card].points
            if after > 0 and not forced:
                return card
            if after < 0:
                desire -= NEVER
        if desire > highest:
            highest = desire
            best = card
    return best


def counted(state: Position, seat: int) -> list[int]:
    """How many of each card a player owns, but for those that a card under way has laid out."""
    own = [0] * KINDS
    for card in state.deck[seat]:
        own[card] += 1
    for card in state.hand[seat]:
        own[card] += 1
    for card in state.discard[seat]:
        own[card & FACE] += 1
    if seat == state.turn:
        for card in state.table:
            own[card] += 1
    return own


def _lead(state: Position, seat: int, own: list[int]) -> int:
    """How many points a player is ahead of the best other one."""
    most = -NEVER
    for other in range(state.players):
        if other != seat:
            most = max(most, points(counted(state, other)))
    return points(own) - most


def points(own: list[int]) -> int:
    """What so many of each card are worth (DOM-7.3)."""
    plain = own[ESTATE] + 3 * own[DUCHY] + 6 * own[PROVINCE] - own[CURSE]
    return plain + own[GARDENS] * (sum(own) // 10) if own[GARDENS] else plain
