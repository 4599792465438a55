"""What everybody's cards are worth (DOM-7.3)."""

from typing import TYPE_CHECKING

from realmwright.bits import each
from realmwright.game import Gain, Score
from realmwright.rules.dominion.box import CURSE, DUCHY, ESTATE, PROVINCE

if TYPE_CHECKING:
    from realmwright.rules.dominion.state import State


def score(state: "State", seat: int) -> Score:
    """The points of one seat, by card; every card counts, wherever it is (DOM-3.4)."""
    box = state.box
    owned = state.owned(seat)
    tens = len(owned) // 10
    points = Score()
    for card in (ESTATE, DUCHY, PROVINCE, CURSE, *each(state.kingdom & box.victory)):
        entry = box.cards[card]
        points[entry.name] = owned.count(card) * (entry.points + entry.points_per_ten * tens)
    return points


def gains(points: Score) -> list[Gain]:
    """Where points come from: from no place, only from cards."""
    return [Gain(name, value, ()) for name, value in points.items() if value]
