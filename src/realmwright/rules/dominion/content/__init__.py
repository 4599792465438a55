"""What there is to play with. Importing this package enters all cards into the catalogue."""

from realmwright.rules.dominion.content import own
from realmwright.rules.dominion.content.basic_cards import BASIC
from realmwright.rules.dominion.content.cards import BOTH_EDITIONS, FIRST_EDITION, SECOND_EDITION
from realmwright.rules.dominion.model.catalogue import CATALOGUE

CATALOGUE.enter((*BASIC, *BOTH_EDITIONS, *FIRST_EDITION, *SECOND_EDITION, *own.CARDS))

__all__ = ["CATALOGUE"]
