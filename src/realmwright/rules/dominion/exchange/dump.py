"""The dump: the whole truth about a position, as JSON that people can edit; :mod:`load` reads it."""

from typing import Final

from realmwright.bits import each
from realmwright.game import Json
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.exchange.view import by_price, names, open_table
from realmwright.rules.dominion.model.catalogue import BASICS, handed_on
from realmwright.rules.dominion.model.phases import DRAFT
from realmwright.rules.dominion.model.position import NOTHING, UNSEEN, Frame, Position

KNOWN_TO: Final = ("owner", "all")
"""Who knows a card on top of a deck, by the flag of :attr:`Position.tops`."""


def dump(state: Position) -> dict[str, Json]:
    """The whole truth. In a draft there is no supply yet."""
    supply = [] if state.phase == DRAFT else [*range(BASICS), *by_price(each(state.kingdom))]
    return {
        "game": state.game.name,
        "rules": state.rules,
        **open_table(state),
        "supply": {CATALOGUE.names[card]: state.supply[card] for card in supply},
        "players": [_belongings(state, seat) for seat in range(state.players)],
        "stack": [_frame(frame) for frame in state.stack],
        "last": _last(state),
        "immune": list(each(state.immune)),
        "chooser": state.chooser,
        "dice": state.dice.describe(),
    }


def _belongings(state: Position, seat: int) -> dict[str, Json]:
    """The cards of one player in their order, and what the others know of them."""
    return {
        "turns": state.taken[seat],
        "deck": names(reversed(state.deck[seat])),
        "tops": [KNOWN_TO[known] for known in reversed(state.tops[seat])],
        "hand": names(state.hand[seat]),
        "shown": names(state.shown[seat]),
        "discard": names(state.discarded(seat)),
        "unseen": [place for place, card in enumerate(state.discard[seat]) if card & UNSEEN],
        "shuffles": state.shuffles[seat],
    }


def _frame(frame: Frame) -> dict[str, Json]:
    """An instruction under way: whose it is, by card and word, and how far it has come."""
    instruction = CATALOGUE.instructions[frame.number]
    tally: Json = None
    if frame.tally >= 0:
        tally = CATALOGUE.names[frame.tally] if instruction.tally_is_card else frame.tally
    of_engine = instruction.card == NOTHING
    return {
        "card": tally if of_engine else CATALOGUE.names[instruction.card],
        "part": instruction.word,
        "seat": frame.seat,
        "tally": None if of_engine else tally,
        "cards": names(frame.cards),
    }


def _last(state: Position) -> Json:
    """What the instruction under way was handed or will hand on."""
    last = handed_on(state)
    if last == NOTHING:
        return None
    return CATALOGUE.names[last] if CATALOGUE.instructions[state.stack[-1].number].follows_card else last
