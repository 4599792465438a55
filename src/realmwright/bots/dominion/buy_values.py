"""Which card a playout buys, by a table of what goes with what.

The table in ``buy_values.csv`` says how much each card is wanted (its row) beside everything that counts (a column), in
hundredths of a natural logarithm. The values that apply are added up, so whoever has Villages wants Smithies, and
nobody wants a second Chapel. :mod:`learn` learns such a table. The columns are:

=============== ========================================================================================
owned:CARD      counts as often as the player owns that card
supply:CARD     there are such kingdom cards left
provinces:N     so many Provinces are left, or more if it is the last column of its kind
money:N         the player's Treasures are worth so much, or up to two more
lead:N          the points ahead of the best other player once the end is near: -7 is less than -6, -6 any other
                deficit, 1 is up to 6, and 7 more
empty:N         so many piles are empty
curses:N        Curses left: none, 1 to 4, or 5 and more
size:N          the player owns so many cards, or up to four more
time:N          how many more Actions the player's cards give than they take
=============== ========================================================================================

A card that the file has no row or no column for has zeros there, so a new card needs no change of the file.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from math import log
from typing import Final

from realmwright.bits import Actions, each
from realmwright.bots.dominion.counting import KINDS, counted, points
from realmwright.dice import Stream
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import BASICS, COPPER, CURSE, GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.model.position import NOTHING, Position
from realmwright.rules.dominion.play.turn import EMPTY_PILES

# Where each kind of column begins. The last column of a scale is for everything beyond it, too.
SUPPLY: Final = KINDS - BASICS
"""To be added to the number of a kingdom card."""
PROVINCES: Final = SUPPLY + KINDS
MOST_PROVINCES: Final = 8
MONEY: Final = PROVINCES + MOST_PROVINCES + 1
MONEY_STEP: Final = 3
MOST_MONEY: Final = 11
LEAD: Final = MONEY + MOST_MONEY + 1
FAR: Final = 6
LEADS: Final = (-FAR - 1, -FAR, 0, 1, FAR + 1)
EMPTY: Final = LEAD + len(LEADS)
MOST_EMPTY: Final = 2
CURSES: Final = EMPTY + MOST_EMPTY + 1
SOME_CURSES: Final = (0, 1, 5)
SIZE: Final = CURSES + len(SOME_CURSES)
SIZE_STEP: Final = 5
MOST_SIZE: Final = 9
TIME: Final = SIZE + MOST_SIZE + 1
MOST_TIME: Final = 3
LEAST_TIME: Final = -5
COLUMNS: Final = (
    *(f"owned:{name}" for name in CATALOGUE.names),
    *(f"supply:{name}" for name in CATALOGUE.names[BASICS:]),
    *(f"provinces:{count}" for count in range(MOST_PROVINCES + 1)),
    *(f"money:{MONEY_STEP * step}" for step in range(MOST_MONEY + 1)),
    *(f"lead:{lead}" for lead in LEADS),
    *(f"empty:{count}" for count in range(MOST_EMPTY + 1)),
    *(f"curses:{count}" for count in SOME_CURSES),
    *(f"size:{SIZE_STEP * step}" for step in range(MOST_SIZE + 1)),
    *(f"time:{time}" for time in range(LEAST_TIME, MOST_TIME + 1)),
)

TIME_OF: Final = tuple(
    card.actions - 1 if CATALOGUE.actions >> number & 1 else 0 for number, card in enumerate(CATALOGUE.cards)
)
NEAR_END: Final = 5
"""So many Provinces are left when it begins to matter who is ahead."""
NEVER: Final = 1 << 20

CHANCES: Final = 256
NOISE: Final = 25
"""How far a card may be behind another and still be bought now and then."""
LUCK: Final = tuple(round(-NOISE * log(-log((place + 0.5) / CHANCES))) for place in range(CHANCES))
"""What chance adds to every value: by this distribution the best of them is found as a softmax would find it."""


# The file

WANTED: Final = "wanted"
"""The heading of the first column, which names the cards that are wanted."""

Row = tuple[int, ...]
Table = tuple[Row, ...]


def read_table(lines: Iterable[str]) -> Table:
    """The table of a file, by the numbers of cards and columns; zeros where the file has nothing."""
    rows: dict[str, Mapping[str, str]] = {row[WANTED]: row for row in csv.DictReader(lines)}
    nothing: Mapping[str, str] = {}
    return tuple(tuple(int(rows.get(name, nothing).get(column) or 0) for column in COLUMNS) for name in CATALOGUE.names)


def written_table(table: Sequence[Sequence[int]]) -> str:
    """The file of a table."""
    lines = [",".join((WANTED, *COLUMNS))]
    for name, row in zip(CATALOGUE.names, table, strict=True):
        lines.append(",".join((name, *map(str, row))))
    return "\n".join(lines) + "\n"


TABLE: Final = read_table((files(__package__) / "buy_values.csv").read_text("utf-8").splitlines())


# Buying


def most_wanted(state: Position, seat: int, cards: Actions, stream: Stream, forced: bool) -> int:
    """The card that goes best with what there is; NOTHING if none is wanted, unless one has to be."""
    own = counted(state, seat)
    owned = [card for card in range(KINDS) if own[card]]
    lead = lead_of(state, seat, own)
    columns = columns_of(state, own, owned, lead)
    best = NOTHING
    highest = -2 * NEVER if forced else 0
    for card in each(cards):
        row = TABLE[card]
        value = LUCK[stream.below(CHANCES)]
        for column in columns:
            value += row[column]
        for other in owned:
            value += row[other] * own[other]
        # The first question saves calls of the second.
        if state.supply[card] == 1 and ends_game(state, card):
            # Whoever is ahead then takes it, and nobody else does.
            after = lead + CATALOGUE.cards[card].points
            if after > 0 and not forced:
                return card
            if after < 0:
                value -= NEVER
        if value > highest:
            highest = value
            best = card
    return best


def columns_of(state: Position, own: list[int], owned: list[int], lead: int) -> list[int]:
    """The columns that count once, for somebody who has so many of each card, of which those ``owned`` are not zero."""
    size = 0
    time = 0
    for card in owned:
        size += own[card]
        time += own[card] * TIME_OF[card]
    money = own[COPPER] + 2 * own[SILVER] + 3 * own[GOLD]
    curses = state.supply[CURSE]
    columns = [
        PROVINCES + min(state.supply[PROVINCE], MOST_PROVINCES),
        MONEY + min(money // MONEY_STEP, MOST_MONEY),
        LEAD + (0 if lead < -FAR else 1 if lead < 0 else 2 if lead == 0 else 3 if lead <= FAR else 4),
        EMPTY + min(state.empties, MOST_EMPTY),
        CURSES + (0 if curses == 0 else 1 if curses < SOME_CURSES[2] else 2),
        SIZE + min(size // SIZE_STEP, MOST_SIZE),
        TIME + max(min(time, MOST_TIME), LEAST_TIME) - LEAST_TIME,
    ]
    for place in each(state.stocked >> BASICS):
        columns.append(SUPPLY + BASICS + place)
    return columns


def lead_of(state: Position, seat: int, own: list[int]) -> int:
    """How many points a player is ahead of the best other one; 0 as long as the end is far away."""
    if state.supply[PROVINCE] > NEAR_END and not state.empties:
        return 0
    most = -NEVER
    for other in range(state.players):
        if other != seat:
            most = max(most, points(counted(state, other)))
    return points(own) - most


def ends_game(state: Position, card: int) -> bool:
    """Whether gaining a card ends the game when the turn is over (DOM-7.1)."""
    return state.supply[card] == 1 and (card == PROVINCE or state.empties >= EMPTY_PILES - 1)
