"""What to answer when a card asks: a function for each kind of prompt, the same for all strategies."""

from collections.abc import Callable, Mapping
from typing import Final

from realmwright.bits import bit, each
from realmwright.bots.dominion.habits import PLAYS, TRASHED_BY
from realmwright.bots.dominion.moment import SURPLUS, Moment, first
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    PLAY,
    REVEAL,
    SET_ASIDE,
    SPAN,
    TOPDECK,
    TRASH,
)
from realmwright.rules.dominion.model.catalogue import ACTION, COPPER, TREASURE

PLAYABLE: Final = CATALOGUE.of_types[ACTION | TREASURE]


def answer(now: Moment) -> int:
    """The answer to what a card under way asks."""
    return ANSWERS[now.state.prompt().kind](now)


def options(now: Moment, verb: int) -> list[int]:
    """The cards that this may be done to."""
    return list(each(now.state.legal() >> verb & bit(SPAN) - 1))


def least(now: Moment, cards: list[int]) -> int:
    """The card in hand that can be spared most easily."""
    return min(cards, key=lambda card: (now.use(card), CATALOGUE.costs[card]))


def best(cards: list[int]) -> int:
    """The card to have: one that can be played, and the more it costs the better."""
    return max(cards, key=lambda card: (PLAYABLE >> card & 1, CATALOGUE.costs[card]))


def react(now: Moment) -> int:
    """Whatever protects is shown."""
    return REVEAL + options(now, REVEAL)[0]


def discard(now: Moment) -> int:
    """What is of the least use goes."""
    return DISCARD + least(now, options(now, DISCARD))


def discard_any(now: Moment) -> int:
    """The Cellar exchanges whatever is of no use."""
    return discard(now) if now.ballast else DONE


def trash(now: Moment) -> int:
    """What is only in the way, or what the card that asks makes something better of; if need be, the cheapest."""
    asking = CATALOGUE.names[CATALOGUE.instructions[now.state.stack[-1].number].card]
    wanted = first(TRASHED_BY.get(asking, now.trashes), TRASH, now, DONE)
    if now.state.legal() >> wanted & 1:
        return wanted
    return TRASH + min(options(now, TRASH), key=lambda card: CATALOGUE.costs[card])


def topdeck(now: Moment) -> int:
    """An Action that has no time now will have some in the next turn; other cards would only be in the way then."""
    cards = options(now, TOPDECK)
    later = [card for card in cards if now.use(card) == SURPLUS]
    return TOPDECK + (best(later) if later else least(now, cards))


def play(now: Moment) -> int:
    """For the Throne Room, or where the Vassal has found something: the best of what is worth playing."""
    cards = options(now, PLAY)
    wanted = [card for card in cards if any(line.card == card and line.holds(now) for line in PLAYS)]
    if not wanted and now.state.legal() >> DONE & 1:
        return DONE
    return PLAY + best(wanted or cards)


def gain(now: Moment) -> int:
    """By the same list as what is bought; but something has to be gained."""
    return first(now.buys, GAIN, now, GAIN + best(options(now, GAIN)))


def discard_deck(now: Moment) -> int:
    """What was bought comes into play the sooner."""
    return DISCARD_DECK


def keep(now: Moment) -> int:
    """The Library: an Action that has no time makes room for another card."""
    card = options(now, KEEP)[0]
    return SET_ASIDE + card if now.use(card) == SURPLUS else KEEP + card


def spy(now: Moment) -> int:
    """Good cards stay on the own deck, bad ones on those of others."""
    card = options(now, TOPDECK)[0]
    good = bool(PLAYABLE >> card & 1) and not now.would_trash(card)
    own = now.state.stack[-1].seat == now.seat
    return TOPDECK + card if good == own else DISCARD + card


def lose_treasure(now: Moment) -> int:
    """Others lose their best, the player loses the least."""
    cards = options(now, TRASH)
    return TRASH + (cards[0] if now.state.stack[-1].seat == now.seat else cards[-1])


def loot(now: Moment) -> int:
    """Copper is left lying."""
    cards = [card for card in options(now, GAIN) if card != COPPER]
    return GAIN + best(cards) if cards else DONE


def harbinger(now: Moment) -> int:
    """The best card of the discard pile, if there is a good one."""
    cards = [card for card in options(now, TOPDECK) if PLAYABLE >> card & 1 and card != COPPER]
    return TOPDECK + best(cards) if cards else DONE


def sentry(now: Moment) -> int:
    """Trash what is only in the way, discard what counts at the end, keep the rest."""
    card = options(now, TRASH)[0]
    if now.would_trash(card):
        return TRASH + card
    return (TOPDECK if PLAYABLE >> card & 1 else DISCARD) + card


ANSWERS: Final[Mapping[str, Callable[[Moment], int]]] = {
    "react": react,
    "discard": discard,
    "may-discard-any": discard_any,
    "trash": trash,
    "may-trash": trash,
    "topdeck": topdeck,
    "play": play,
    "may-play": play,
    "vassal": play,
    "gain": gain,
    "gain-to-hand": gain,
    "discard-deck": discard_deck,
    "library": keep,
    "spy": spy,
    "lose-treasure": lose_treasure,
    "loot": loot,
    "harbinger": harbinger,
    "sentry": sentry,
}
