"""What everybody's cards are worth (DOM-7.3), and who wins."""

from realmwright.bits import each
from realmwright.game import Score
from realmwright.rules.dominion.model.catalogue import CATALOGUE, CURSE, DUCHY, ESTATE, PROVINCE
from realmwright.rules.dominion.model.position import Position
from realmwright.rules.dominion.play.zones import owned


def score(state: Position, seat: int) -> Score:
    """The points of one seat, by card; every card counts, wherever it is (DOM-3.4)."""
    return score_of(state, owned(state, seat))


def score_of(state: Position, cards: list[int]) -> Score:
    """What so many cards are worth to one player, by card."""
    tens = len(cards) // 10
    points = Score()
    for card in (ESTATE, DUCHY, PROVINCE, CURSE, *each(state.kingdom & CATALOGUE.victory)):
        entry = CATALOGUE.cards[card]
        points[entry.name] = cards.count(card) * (entry.points + entry.points_per_ten * tens)
    return points


def winners(state: Position) -> list[int]:
    """DOM-7.4: the most points; among those who tie, the fewest turns."""
    ranks = [(score(state, seat).total, -state.taken[seat]) for seat in range(state.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
