"""What decisions of Winter Kingdom were lost by."""

from typing import Final

from realmwright.native import plain_position
from realmwright.review.tags import Compared, shared_tags
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS
from realmwright.rules.winter_kingdom.play.choices import card_targets
from realmwright.rules.winter_kingdom.play.pieces import close

LOCKED_IN: Final = "locked-in"
TALENT_MISSED: Final = "talent-missed"
TALENT_UNUSED: Final = "talent-unused"
FORT_MISSED: Final = "fort-missed"
COINS_MISSED: Final = "coins-missed"


def tags(compared: Compared) -> list[str]:
    """The tags of a decision."""
    found: list[str] = []
    seat = compared.seat
    played, best = plain_position(compared.after_played), plain_position(compared.after_best)
    if open_terrains(played, seat) < open_terrains(best, seat):
        found.append(LOCKED_IN)
    if bought(played, seat) < bought(best, seat):
        found.append(TALENT_MISSED)
    elif bought(played, seat) == bought(best, seat) and played.coins[seat] < best.coins[seat]:
        found.append(COINS_MISSED)
    if compared.missed("use"):
        found.append(TALENT_UNUSED)
    if compared.missed("fort"):
        found.append(FORT_MISSED)
    return [*found, *shared_tags(compared)]


def open_terrains(state: Position, seat: int) -> int:
    """How many of the terrains of the cards let this seat begin on any free hex of theirs (WK-5.4).

    On the others it has to build where it stands already. All are open to whoever builds no more.
    """
    if state.over or not state.supply[seat] + state.fort_supply[seat]:
        return len(CARD_KINDS)
    state = state.copy()
    state.turn = seat
    close(state)
    found = 0
    for kind in CARD_KINDS:
        state.kind = kind
        cells = state.vacant(state.board.terrain[kind])
        found += cells != 0 and card_targets(state) == cells
    return found


def bought(state: Position, seat: int) -> int:
    """How many talents a seat has bought and upgraded."""
    return state.owned[seat].bit_count() + state.upgraded[seat].bit_count()
