"""Every card of Dominion, an entry each: what it is, what it costs, what it gives, and what then has to be done.

The rules of a card are chapter 8 of the specification for the first edition and chapter 12 for the second.
"""

from typing import Final

from realmwright.rules.dominion.actions import DISCARD, PLAY, SPAN, TOPDECK, TRASH
from realmwright.rules.dominion.box import (
    ACTION,
    ATTACK,
    COPPER,
    CURSE,
    CURSES,
    GOLD,
    REACTION,
    SILVER,
    TO_DECK,
    TO_HAND,
    TREASURE,
    VICTORY,
    Box,
    Card,
)
from realmwright.rules.dominion.effects import (
    SYSTEM,
    UNLIMITED,
    Choose,
    ChooseDownTo,
    ChooseOrShowHand,
    ChoosePerEmptyPile,
    CoinsIfChosen,
    Draw,
    DrawAsMany,
    Gain,
    GainThe,
    Others,
    PlayTwice,
    TrashThis,
)
from realmwright.rules.dominion.special import (
    Adventurer,
    Chancellor,
    EachReveals,
    Harbinger,
    Library,
    Loot,
    LoseTreasure,
    Merchant,
    Robbed,
    Sentry,
    Vassal,
)

BASIC: Final = (
    Card("copper", TREASURE, 0, coins=1),
    Card("silver", TREASURE, 3, coins=2),
    Card("gold", TREASURE, 6, coins=3),
    Card("estate", VICTORY, 2, points=1),
    Card("duchy", VICTORY, 5, points=3),
    Card("province", VICTORY, 8, points=6),
    Card("curse", CURSES, 0, points=-1),
)

BOTH_EDITIONS: Final = (
    Card(
        "bureaucrat",
        ACTION | ATTACK,
        4,
        then=(GainThe(SILVER, TO_DECK), Others(ChooseOrShowHand(TOPDECK, of=VICTORY))),
    ),
    Card("cellar", ACTION, 2, actions=1, then=(Choose(DISCARD, UNLIMITED, optional=True), DrawAsMany())),
    Card("chapel", ACTION, 2, then=(Choose(TRASH, 4, optional=True),)),
    Card("council room", ACTION, 5, cards=4, buys=1, then=(Others(Draw(1)),)),
    Card("festival", ACTION, 5, actions=2, buys=1, coins=2),
    Card("gardens", VICTORY, 4, points_per_ten=1),
    Card("laboratory", ACTION, 5, cards=2, actions=1),
    Card("library", ACTION, 5, then=(Library(),)),
    Card("market", ACTION, 5, cards=1, actions=1, buys=1, coins=1),
    Card("militia", ACTION | ATTACK, 4, coins=2, then=(Others(ChooseDownTo(DISCARD, 3)),)),
    Card(
        "mine",
        ACTION,
        5,
        then=(Choose(TRASH, of=TREASURE, optional_later=True), Gain(more=3, of=TREASURE, to=TO_HAND)),
    ),
    Card("moat", ACTION | REACTION, 2, cards=2),
    Card("moneylender", ACTION, 4, then=(Choose(TRASH, only=COPPER, optional_later=True), CoinsIfChosen(3))),
    Card("remodel", ACTION, 4, then=(Choose(TRASH), Gain(more=2))),
    Card("smithy", ACTION, 4, cards=3),
    Card("throne room", ACTION, 4, then=(Choose(PLAY, of=ACTION, optional_later=True), PlayTwice())),
    Card("village", ACTION, 3, cards=1, actions=2),
    Card("witch", ACTION | ATTACK, 5, cards=2, then=(Others(GainThe(CURSE)),)),
    Card("workshop", ACTION, 3, then=(Gain(upto=4),)),
)

LOOT: Final = Loot()

FIRST_EDITION: Final = (
    Card("adventurer", ACTION, 6, then=(Adventurer(),)),
    Card("chancellor", ACTION, 3, coins=2, then=(Chancellor(),)),
    Card("feast", ACTION, 4, then=(TrashThis(), Gain(upto=5))),
    Card("spy", ACTION | ATTACK, 4, cards=1, actions=1, then=(EachReveals(),)),
    Card("thief", ACTION | ATTACK, 4, then=(Others(Robbed(LOOT)), LOOT)),
    Card("woodcutter", ACTION, 3, buys=1, coins=2),
)

SECOND_EDITION: Final = (
    Card("artisan", ACTION, 6, then=(Gain(upto=5, to=TO_HAND), Choose(TOPDECK, openly=False))),
    Card("bandit", ACTION | ATTACK, 5, then=(GainThe(GOLD), Others(LoseTreasure(spares_copper=True)))),
    Card("harbinger", ACTION, 3, cards=1, actions=1, then=(Harbinger(),)),
    Card("merchant", ACTION, 3, cards=1, actions=1, then=(Merchant(),)),
    Card("poacher", ACTION, 4, cards=1, actions=1, coins=1, then=(ChoosePerEmptyPile(DISCARD),)),
    Card("sentry", ACTION, 5, cards=1, actions=1, then=(Sentry(),)),
    Card("vassal", ACTION, 3, coins=2, then=(Vassal(),)),
)

BOX: Final = Box((*BASIC, *BOTH_EDITIONS, *FIRST_EDITION, *SECOND_EDITION), SYSTEM)

# A card has to fit into the numbers of actions.
assert len(BOX.cards) <= SPAN
