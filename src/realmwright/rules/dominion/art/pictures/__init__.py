"""The engraved pictures of cards, one module a card: its tones, and how it is drawn."""

from collections.abc import Callable
from typing import Final, NamedTuple

from realmwright.rules.dominion.art.engraving import Engraving, Tones
from realmwright.rules.dominion.art.pictures import (
    adventurer,
    artisan,
    bandit,
    bureaucrat,
    cellar,
    chancellor,
    chapel,
    copper,
    council_room,
    curse,
    duchy,
    estate,
    feast,
    festival,
    gardens,
    gold,
    harbinger,
    laboratory,
    library,
    market,
    merchant,
    militia,
    mine,
    moat,
    moneylender,
    poacher,
    province,
    remodel,
    sentry,
    silver,
    smithy,
    spy,
    thief,
    throne_room,
    vassal,
    village,
    witch,
    woodcutter,
    workshop,
)


class Drawing(NamedTuple):
    """What a picture is made of."""

    tones: Tones
    draw: Callable[[Engraving], None]


PICTURES: Final = {
    module.__name__.rpartition(".")[2].replace("_", " "): Drawing(module.TONES, module.draw)
    for module in (
        adventurer,
        artisan,
        bandit,
        bureaucrat,
        cellar,
        chancellor,
        chapel,
        copper,
        council_room,
        curse,
        duchy,
        estate,
        feast,
        festival,
        gardens,
        gold,
        harbinger,
        laboratory,
        library,
        market,
        merchant,
        militia,
        mine,
        moat,
        moneylender,
        poacher,
        province,
        remodel,
        sentry,
        silver,
        smithy,
        spy,
        thief,
        throne_room,
        vassal,
        village,
        witch,
        woodcutter,
        workshop,
    )
}
"""By the name of the card."""
