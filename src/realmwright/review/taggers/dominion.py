"""What decisions of Dominion were lost by.

There a decision is one action, so the tags compare what was done with what should have been done. Points are no tag of
their own: they come from Victory cards only.
"""

from itertools import zip_longest
from typing import Final, NamedTuple

from realmwright.review.tags import Compared
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import (
    ALL_TREASURES,
    BUY,
    DISCARD,
    DONE,
    END_TURN,
    GAIN,
    PLAY,
    SPAN,
    TRASH,
    VERB_AT,
)

GREENING_LATE: Final = "greening-late"
GREENING_EARLY: Final = "greening-early"
BOUGHT_NOTHING: Final = "bought-nothing"
BOUGHT_NEEDLESSLY: Final = "bought-needlessly"
TREASURE_MISSED: Final = "treasure-missed"
ACTION_CARD_MISSED: Final = "action-card-missed"
OTHER_ACTION_CARD: Final = "other-action-card"
ATTACK_MISSED: Final = "attack-missed"
TREASURES_UNPLAYED: Final = "treasures-unplayed"
ACTION_UNPLAYED: Final = "action-unplayed"
ACTION_ORDER: Final = "action-order"
TRASHING_MISSED: Final = "trashing-missed"
TRASHED_NEEDLESSLY: Final = "trashed-needlessly"
TRASHED_WRONG: Final = "trashed-wrong"
DISCARDED_WRONG: Final = "discarded-wrong"

NO_CARD: Final = -1


class Step(NamedTuple):
    """An action by its verb and its card."""

    verb: int
    """The number of the first action with this verb; that of the action itself where it names no card."""
    card: int = NO_CARD

    @property
    def gets(self) -> bool:
        """Whether a card is bought or gained by it."""
        return self.verb in (BUY, GAIN)

    def of(self, cards: int) -> bool:
        """Whether its card is one of these."""
        return self.card != NO_CARD and bool(cards >> self.card & 1)

    @property
    def plays_action(self) -> bool:
        return self.verb == PLAY and self.of(CATALOGUE.actions)

    @property
    def plays_treasure(self) -> bool:
        return self.verb == ALL_TREASURES or (self.verb == PLAY and self.of(CATALOGUE.treasures))

    @property
    def stops(self) -> bool:
        """Whether it takes no more of what there is to take."""
        return self.verb in (DONE, END_TURN)


def tags(compared: Compared) -> list[str]:
    """The tags of a decision, by the first actions in which the lines differ."""
    for played, best in zip_longest(map(step, compared.played), map(step, compared.best)):
        if played != best:
            return _differ(played, best) if played is not None and best is not None else []
    return []


def step(action: int) -> Step:
    """An action by its verb and its card."""
    card = (action - PLAY) % SPAN
    return Step(action - card, card) if action >= PLAY and action - card in VERB_AT else Step(action)


def _differ(played: Step, best: Step) -> list[str]:
    found: list[str] = []
    if played.gets or best.gets:
        found += _bought(played, best)
    if best.plays_treasure and (played.gets or played.stops):
        found.append(TREASURES_UNPLAYED)
    if best.plays_action and not played.plays_action:
        found.append(ACTION_UNPLAYED)
    if best.plays_action and played.plays_action:
        found.append(ACTION_ORDER)
    if (best.verb == PLAY or best.gets) and best.of(CATALOGUE.attacks) and not played.of(CATALOGUE.attacks):
        found.append(ATTACK_MISSED)
    if best.verb == TRASH:
        found.append(TRASHED_WRONG if played.verb == TRASH else TRASHING_MISSED)
    elif played.verb == TRASH:
        found.append(TRASHED_NEEDLESSLY)
    if played.verb == best.verb == DISCARD:
        found.append(DISCARDED_WRONG)
    return found


def _bought(played: Step, best: Step) -> list[str]:
    """What is to be said where at least one of the two buys or gains a card."""
    green, treasures, actions = CATALOGUE.victory, CATALOGUE.treasures, CATALOGUE.actions
    if not (played.gets or played.stops) or not (best.gets or best.stops):
        # Something else comes first, and what is bought then is another decision.
        return []
    if best.stops:
        return [GREENING_EARLY if played.of(green) else BOUGHT_NEEDLESSLY]
    if played.stops:
        return [BOUGHT_NOTHING, GREENING_LATE] if best.of(green) else [BOUGHT_NOTHING]
    if best.of(green) != played.of(green):
        return [GREENING_LATE if best.of(green) else GREENING_EARLY]
    if best.of(treasures):
        return [TREASURE_MISSED]
    if best.of(actions):
        return [OTHER_ACTION_CARD if played.of(actions) else ACTION_CARD_MISSED]
    return []
