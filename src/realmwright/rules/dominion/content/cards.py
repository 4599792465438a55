"""Every kingdom card of Dominion, one entry each: all that it is, what it does, and how it is drawn.

The rules of a card are chapter 8 of the specification for the first edition and chapter 12 for the second. Cards have
their numbers by their order here, so a new one goes behind all others: see
:mod:`realmwright.rules.dominion.content.own`.
"""

from typing import Final

from realmwright.drawing import Point, rosette
from realmwright.rules.dominion.content.attack_instructions import EachReveals, Loot, LoseTreasure, Robbed
from realmwright.rules.dominion.content.basic_cards import victory_pile
from realmwright.rules.dominion.content.shapes import WAVES, disc
from realmwright.rules.dominion.content.special_instructions import (
    Adventurer,
    Chancellor,
    Harbinger,
    Library,
    Merchant,
    Sentry,
    Vassal,
)
from realmwright.rules.dominion.model.actions import DISCARD, PLAY, TOPDECK, TRASH
from realmwright.rules.dominion.model.catalogue import (
    ACTION,
    ATTACK,
    COPPER,
    CURSE,
    GOLD,
    REACTION,
    SILVER,
    TO_DECK,
    TO_HAND,
    TREASURE,
    VICTORY,
    Card,
    Emblem,
)
from realmwright.rules.dominion.play.instructions import (
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

BOTH_EDITIONS: Final = (
    # The emblem is a quill on its line.
    Card(
        "bureaucrat",
        ACTION | ATTACK,
        4,
        then=(GainThe(SILVER, TO_DECK), Others(ChooseOrShowHand(TOPDECK, of=VICTORY))),
        emblem=Emblem("M-10.5 10.5L3.5-4M-6 5Q-7-9 10.5-10.5 10.5 4-3.5 5.5zM0 10.5H10.5"),
    ),
    # The emblem is a barrel.
    Card(
        "cellar",
        ACTION,
        2,
        actions=1,
        then=(Choose(DISCARD, UNLIMITED, optional=True), DrawAsMany()),
        emblem=Emblem("M-6.5-10.5H6.5Q10.5 0 6.5 10.5H-6.5Q-10.5 0-6.5-10.5zM-8-5H8M-8 5H8", disc(0, 0, 1.6)),
    ),
    # The emblem is a small church.
    Card(
        "chapel",
        ACTION,
        2,
        then=(Choose(TRASH, 4, optional=True),),
        emblem=Emblem("M-7.5 10.5V2L0-4 7.5 2V10.5zM0-4V-11M-3-8.3H3M-2 10V6.5a2 2 0 0 1 4 0V10"),
    ),
    # The emblem is three people behind a table.
    Card(
        "council room",
        ACTION,
        5,
        cards=4,
        buys=1,
        then=(Others(Draw(1)),),
        emblem=Emblem(
            "M-11 3H11M-8.5 3V10.5M8.5 3V10.5M-10.5 2.5V1.5a3 3 0 0 1 6 0"
            "M-3 2V0a3 3 0 0 1 6 0V2M4.5 1.5a3 3 0 0 1 6 0V2.5",
            disc(-7.5, -5, 2.4) + disc(0, -7, 2.4) + disc(7.5, -5, 2.4),
        ),
    ),
    # The emblem is pennants on a line.
    Card(
        "festival",
        ACTION,
        5,
        actions=2,
        buys=1,
        coins=2,
        emblem=Emblem("M-11-8Q0-3.5 11-8", "M-10.5-7.8L-4.3-5.9-8.2 5.5zM-3-5.7H3L0 8.5zM10.5-7.8L4.3-5.9 8.2 5.5z"),
    ),
    # The emblem is a flower with two leaves.
    Card(
        "gardens",
        VICTORY,
        4,
        points_per_ten=1,
        stock=victory_pile,
        emblem=Emblem(
            "M0-2V11M0 10.5Q-7 10.5-8.5 5-1 4.5 0 10.5 1 4.5 8.5 5 7 10.5 0 10.5", rosette(Point(0, -5.5), 3.6)
        ),
    ),
    # The emblem is a flask.
    Card(
        "laboratory",
        ACTION,
        5,
        cards=2,
        actions=1,
        emblem=Emblem(
            "M-4-10.5H4M-2.2-10.5V-4L-8.5 7.5Q-9 10.5-6.5 10.5H6.5Q9 10.5 8.5 7.5L2.2-4V-10.5M-5.8 3H5.8",
            disc(-1.8, 6.8, 1.3) + disc(2.6, 6.2, 1.3),
        ),
    ),
    # The emblem is an open book.
    Card(
        "library",
        ACTION,
        5,
        then=(Library(),),
        emblem=Emblem(
            "M0-6Q-4.5-9-11-8V7.5Q-4.5 6.5 0 9.5 4.5 6.5 11 7.5V-8Q4.5-9 0-6z"
            "M0-6V9.5M-7.5-3.5l4 .8M-7.5 1l4 .8M7.5-3.5l-4 .8M7.5 1l-4 .8"
        ),
    ),
    # The emblem is a stall under its awning.
    Card(
        "market",
        ACTION,
        5,
        cards=1,
        actions=1,
        buys=1,
        coins=1,
        emblem=Emblem(
            "M-10.5-10H10.5V-3.5a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"
            "M-3.5-10V-3.5M3.5-10V-3.5M-9 0V10.5M9 0V10.5M-9 5H9"
        ),
    ),
    # The emblem is two crossed swords.
    Card(
        "militia",
        ACTION | ATTACK,
        4,
        coins=2,
        then=(Others(ChooseDownTo(DISCARD, 3)),),
        emblem=Emblem("M10.5-10.5L-5.5 5.5M-10.5-10.5L5.5 5.5M-9.5 2L-2 9.5M9.5 2L2 9.5M-5.8 5.8L-10 10M5.8 5.8L10 10"),
    ),
    # The emblem is a pick.
    Card(
        "mine",
        ACTION,
        5,
        then=(Choose(TRASH, of=TREASURE, optional_later=True), Gain(more=3, of=TREASURE, to=TO_HAND)),
        emblem=Emblem("M-10 10.5L5-4.5", "M-8-9.5Q10.5-12.5 9.5 8 6-3.5-8-9.5z"),
    ),
    # The emblem is a gate behind water.
    Card(
        "moat",
        ACTION | REACTION,
        2,
        cards=2,
        emblem=Emblem(
            "M-6.5 1.5V-10.5M6.5 1.5V-10.5M-6.5-6.5H6.5M-2.2-10.5v3M2.2-10.5v3M-2.2 1.5V-1a2.2 2.2 0 0 1 4.4 0V1.5"
            f"M-11 5.5{WAVES}M-11 9.7{WAVES}"
        ),
    ),
    # The emblem is a pair of scales.
    Card(
        "moneylender",
        ACTION,
        4,
        then=(Choose(TRASH, only=COPPER, optional_later=True), CoinsIfChosen(3)),
        emblem=Emblem(
            "M0-10.5V10.5M-5 10.5H5M-7.5-7.5H7.5M-7.5-7.5L-11 2H-4zM7.5-7.5L11 2H4z"
            "M-11 2a3.5 3.5 0 0 0 7 0M4 2a3.5 3.5 0 0 0 7 0"
        ),
    ),
    # The emblem is a trowel over bricks.
    Card(
        "remodel",
        ACTION,
        4,
        then=(Choose(TRASH), Gain(more=2)),
        emblem=Emblem(
            "M-10.5 1.5H10.5V10.5H-10.5zM-10.5 6H10.5M-3.5 1.5V6M3.5 1.5V6M0 6V10.5M-1-4H1.5L4-8.5H10.5",
            "M-11.5-4L-1-8V0z",
        ),
    ),
    # The emblem is an anvil.
    Card(
        "smithy",
        ACTION,
        4,
        cards=3,
        emblem=Emblem("M-11-6.5H10V-2.5H7Q3-2 3 2T7 7.5V9.5H-6V7.5Q-2 6-2 2T-5-2Q-9.5-2.5-11-6.5z"),
    ),
    # The emblem is a throne.
    Card(
        "throne room",
        ACTION,
        4,
        then=(Choose(PLAY, of=ACTION, optional_later=True), PlayTwice()),
        emblem=Emblem("M-6 3V-10.5L-3-7 0-11 3-7 6-10.5V3M-9.5-2V10.5M9.5-2V10.5M-9.5 3H9.5M-9.5 7H9.5"),
    ),
    # The emblem is two houses.
    Card(
        "village",
        ACTION,
        3,
        cards=1,
        actions=2,
        emblem=Emblem("M-11 10.5V4L-5.5-1.5 0 4V10.5zM0 10.5H11V-1L5.5-8 0-1V4M-5.5 10V7M5.5 10V6M5.5-1v.1"),
    ),
    # The emblem is a pointed hat.
    Card(
        "witch",
        ACTION | ATTACK,
        5,
        cards=2,
        then=(Others(GainThe(CURSE)),),
        emblem=Emblem("M-6 5.5L0-10.5Q5-10.5 8-6L4-5 6 5.5M-11 8Q-6 5.5 0 5.5T11 8Q6 10.5 0 10.5T-11 8zM-4.5 1.5H5.2"),
    ),
    # The emblem is a mallet.
    Card(
        "workshop",
        ACTION,
        3,
        then=(Gain(upto=4),),
        emblem=Emblem("M-9-10.5H9V-3H-9zM-2-3V10.5H2V-3M-5-10.5V-3M5-10.5V-3"),
    ),
)

LOOT: Final = Loot()

FIRST_EDITION: Final = (
    # The emblem is a folded map with a way across it.
    Card(
        "adventurer",
        ACTION,
        6,
        then=(Adventurer(),),
        emblem=Emblem(
            "M-10.5-7.5L-3.5-10 3.5-7.5 10.5-10V7.5L3.5 10-3.5 7.5-10.5 10z"
            "M-3.5-10V7.5M3.5-7.5V10M-7 4v.1M0 1.5v.1M5.8-2.8l2.6 2.6M8.4-2.8l-2.6 2.6"
        ),
    ),
    # The emblem is a scroll.
    Card(
        "chancellor",
        ACTION,
        3,
        coins=2,
        then=(Chancellor(),),
        emblem=Emblem(
            "M-8-10.5H8a2 2 0 0 1 0 4H-8a2 2 0 0 1 0-4zM-6.5-6.5V6.5M6.5-6.5V6.5"
            "M-8 6.5H8a2 2 0 0 1 0 4H-8a2 2 0 0 1 0-4zM-3-2.5H3M-3 1.5H3"
        ),
    ),
    # The emblem is a goblet.
    Card(
        "feast",
        ACTION,
        4,
        then=(TrashThis(), Gain(upto=5)),
        emblem=Emblem("M-6.5-10.5H6.5V-6Q6.5 1 0 1T-6.5-6zM0 1V10M-5 10.5H5M-6.5-6H6.5"),
    ),
    # The emblem is an eye.
    Card(
        "spy",
        ACTION | ATTACK,
        4,
        cards=1,
        actions=1,
        then=(EachReveals(),),
        emblem=Emblem("M-11 1Q0-11 11 1 0 13-11 1zM-8-8Q0-12.5 8-8", disc(0, 1, 3.2)),
    ),
    # The emblem is a mask.
    Card(
        "thief",
        ACTION | ATTACK,
        4,
        then=(Others(Robbed(LOOT)), LOOT),
        emblem=Emblem(
            "M-11-4.5Q-5.5-7 0-4 5.5-7 11-4.5 11.5 4 6 5.5 2.5 6 0 2-2.5 6-6 5.5-11.5 4-11-4.5z",
            disc(-5.2, -0.3, 2) + disc(5.2, -0.3, 2),
        ),
    ),
    # The emblem is an axe.
    Card(
        "woodcutter",
        ACTION,
        3,
        buys=1,
        coins=2,
        emblem=Emblem("M-3 11V-11", "M-7.5-8.5H1Q5.5-8.5 8.5-11 11.5-4 8.5 3 5.5 .5 1 .5H-2V-2H-7.5z"),
    ),
)

SECOND_EDITION: Final = (
    # The emblem is a vase.
    Card(
        "artisan",
        ACTION,
        6,
        then=(Gain(upto=5, to=TO_HAND), Choose(TOPDECK, openly=False)),
        emblem=Emblem(
            "M-4-10.5H4M-2.5-10.5V-7Q-8.5-4-8.5 1.5T-4 10.5H4Q8.5 7 8.5 1.5T2.5-7V-10.5"
            "M-8 0l3 3 2.5-3 2.5 3 2.5-3 2.5 3 3-3"
        ),
    ),
    # The emblem is a hat, two eyes, a kerchief.
    Card(
        "bandit",
        ACTION | ATTACK,
        5,
        then=(GainThe(GOLD), Others(LoseTreasure(spares_copper=True))),
        emblem=Emblem(
            "M-11-3.5H11M-6-3.5L-4.5-10.5Q0-8.5 4.5-10.5L6-3.5M-6.5-3.5V3M6.5-3.5V3",
            "M-7.5 2.5Q0 .5 7.5 2.5L0 11.5z" + disc(-2.8, -0.3, 1.4) + disc(2.8, -0.3, 1.4),
        ),
    ),
    # The emblem is a herald's trumpet with its cloth.
    Card(
        "harbinger",
        ACTION,
        3,
        cards=1,
        actions=1,
        then=(Harbinger(),),
        emblem=Emblem("M-11-6.5H6M-7.5-6.5V8.5L-2.5 5 2.5 8.5V-6.5", "M4-6.5L11.5-11V-2z"),
    ),
    # The emblem is a full purse.
    Card(
        "merchant",
        ACTION,
        3,
        cards=1,
        actions=1,
        then=(Merchant(),),
        emblem=Emblem(
            "M-3-5.5Q-9.5 0-9.5 5.5-9.5 10.5 0 10.5T9.5 5.5Q9.5 0 3-5.5zM-3-5.5L-5-10.5 0-9 5-10.5 3-5.5"
            + disc(0, 4, 2.5)
        ),
    ),
    # The emblem is a bow and an arrow.
    Card(
        "poacher",
        ACTION,
        4,
        cards=1,
        actions=1,
        coins=1,
        then=(ChoosePerEmptyPile(DISCARD),),
        emblem=Emblem("M-3-10.5Q12 0-3 10.5M-3-10.5L-7 0-3 10.5M-11 0H10.5M7-3.5L10.5 0 7 3.5"),
    ),
    # The emblem is a watchtower.
    Card(
        "sentry",
        ACTION,
        5,
        cards=1,
        actions=1,
        then=(Sentry(),),
        emblem=Emblem(
            "M-8.5-5.5L0-10.5 8.5-5.5zM-6-5.5V1.5H6V-5.5M-6-1.5H6M-5 1.5L-8 11M5 1.5L8 11M-6.2 5.5L7 8.5M6.2 5.5L-7 8.5"
        ),
    ),
    # The emblem is somebody who kneels, with a sword.
    Card(
        "vassal",
        ACTION,
        3,
        coins=2,
        then=(Vassal(),),
        emblem=Emblem(
            "M-2.5-3.5L-4.5 4 3 3.5 3.5 10.5H5M-4.5 4L-3 10.5H-10.5M-3-1.5L8 0M8-9.5V10.5M5-4.5H11", disc(-1.5, -8, 3)
        ),
    ),
)
