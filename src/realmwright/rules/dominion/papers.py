"""Dominion on paper: the view of a seat and the dump of everything.

View and dump share the open table. A view is made of open things only; it never starts from hidden ones and takes
them away.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.dominion import effects, special
from realmwright.rules.dominion.actions import BUY, GAIN, SPAN
from realmwright.rules.dominion.box import BASICS, NOTHING, TYPE_NAMES, Frame, Instruction
from realmwright.rules.dominion.cards import BOX
from realmwright.rules.dominion.kingdom import EDITIONS
from realmwright.rules.dominion.phases import DRAFT, NAMES, OVER
from realmwright.rules.dominion.zones import UNSEEN

if TYPE_CHECKING:
    from realmwright.rules.dominion.state import State

WORDS: Final[Mapping[type[Instruction], str]] = {
    effects.React: "react",
    effects.Perform: "perform",
    effects.PlayOnce: "play",
    effects.Choose: "choose",
    effects.ChooseDownTo: "choose",
    effects.ChoosePerEmptyPile: "choose",
    effects.ChooseOrShowHand: "choose",
    effects.Gain: "gain",
    effects.GainThe: "gain",
    effects.Draw: "draw",
    effects.DrawAsMany: "draw",
    effects.CoinsIfChosen: "coins",
    effects.PlayTwice: "play twice",
    effects.TrashThis: "trash",
    effects.Others: "others",
    special.Adventurer: "reveal",
    special.Chancellor: "discard deck",
    special.Library: "draw",
    special.EachReveals: "everybody",
    special.SpiedUpon: "reveal",
    special.LoseTreasure: "reveal",
    special.Robbed: "reveal",
    special.Loot: "loot",
    special.Harbinger: "topdeck",
    special.Merchant: "silver",
    special.Sentry: "look",
    special.Vassal: "discard",
}
"""What dumps call an instruction; no card has two of the same name. Dumps are kept, so these words never change."""
SYSTEM: Final = tuple(WORDS[type(instruction)] for instruction in effects.SYSTEM)
KNOWN_TO: Final = ("owner", "all")
"""Who knows a card on top of a deck, by the flag of :attr:`Zones.tops`."""


def view(state: "State", seat: int | None) -> dict[str, Json]:
    """DOM-3.2: hands, the order of decks and what lies below the top of a discard pile are hidden."""
    check_seat(state, seat)
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        "you": seat,
        **_table(state),
        "supply": [_pile(state, card) for card in (*range(BASICS), *by_price(each(state.kingdom)))],
        "players": [_player(state, owner, seat) for owner in range(state.players)],
    }


def dump(state: "State") -> dict[str, Json]:
    """The whole truth. In a draft there is no supply yet."""
    supply = [] if state.phase == DRAFT else [*range(BASICS), *by_price(each(state.kingdom))]
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        **_table(state),
        "supply": {BOX.names[card]: state.supply[card] for card in supply},
        "players": [_belongings(state, seat) for seat in range(state.players)],
        "stack": [_frame(frame) for frame in state.stack],
        "last": _last(state),
        "immune": list(each(state.immune)),
        "chooser": state.chooser,
        "dice": state.dice.describe(),
    }


def names(cards: Iterable[int]) -> list[Json]:
    """Cards by their names."""
    return [BOX.names[card] for card in cards]


def _table(state: "State") -> dict[str, Json]:
    """What everybody can see, apart from the supply and what belongs to the players."""
    return {
        "edition": EDITIONS[state.edition - 1],
        "start": state.start,
        "phase": NAMES[state.phase],
        "turn": {
            "number": state.turns,
            "seat": state.turn,
            "actions": state.actions,
            "buys": state.buys,
            "coins": state.coins,
            "bought": state.bought,
            "merchants": state.merchants,
        },
        "draft": names(each(state.draftable)),
        "kingdom": names(by_price(each(state.kingdom))),
        "trash": names(sorted(state.trash)),
        "table": names(state.table),
        "secrets": state.secrets,
    }


def by_price(cards: Iterable[int]) -> list[int]:
    """Cards as people lay them out, the cheap ones first."""
    return sorted(cards, key=lambda card: (BOX.costs[card], BOX.names[card]))


def open_piles(state: "State") -> int:
    """The piles that a card can be bought or gained from now. What a Thief takes lies in the trash."""
    if state.stack and BOX.instructions[state.stack[-1].number].in_trash:
        return 0
    span = (1 << SPAN) - 1
    return state.choices >> BUY & span | state.choices >> GAIN & span


# What a seat sees


def _pile(state: "State", card: int) -> dict[str, Json]:
    entry = BOX.cards[card]
    return {
        "card": entry.name,
        "count": state.supply[card],
        "cost": entry.cost,
        "types": [name for flag, name in TYPE_NAMES.items() if entry.types & flag],
    }


def _player(state: "State", owner: int, seat: int | None) -> dict[str, Json]:
    """What lies before one player, as a seat sees it. When the game is over, everything is turned up."""
    pile = state.discarded(owner)
    over = state.phase == OVER
    owned: dict[str, Json] = {BOX.names[card]: count for card, count in sorted(Counter(state.owned(owner)).items())}
    return {
        "turns": state.taken[owner],
        "deck": len(state.deck[owner]),
        "hand": len(state.hand[owner]),
        "cards": names(sorted(state.hand[owner])) if owner == seat or over else None,
        "shown": names(sorted(state.shown[owner])),
        "discard": len(pile),
        "top": BOX.names[pile[-1]] if pile else None,
        "aside": aside(state, owner, seat),
        "owned": owned if over else None,
    }


def aside(state: "State", owner: int, seat: int | None) -> list[Json]:
    """The cards that lie beside a deck because of a card under way, as far as they can be seen."""
    found: list[Json] = []
    for frame in state.stack:
        instruction = BOX.instructions[frame.number]
        if frame.seat == owner and not instruction.in_trash and (owner == seat or not instruction.private):
            found += names(frame.cards)
    return found


# The whole truth


def _belongings(state: "State", seat: int) -> dict[str, Json]:
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
    instruction = BOX.instructions[frame.number]
    tally: Json = None
    if frame.tally >= 0:
        tally = BOX.names[frame.tally] if counts_a_card(instruction) else frame.tally
    system = frame.number < len(SYSTEM)
    return {
        "card": tally if system else BOX.names[instruction.card],
        "part": WORDS[type(instruction)],
        "seat": frame.seat,
        "tally": None if system else tally,
        "cards": names(frame.cards),
    }


def counts_a_card(instruction: Instruction) -> bool:
    """Whether the tally of its frames is the number of a card."""
    return instruction.number < len(SYSTEM) or isinstance(instruction, special.Vassal)


def _last(state: "State") -> Json:
    """What the instruction under way was handed or will hand on; what others left behind means nothing any more."""
    if state.stack:
        instruction = BOX.instructions[state.stack[-1].number]
        if handed_a_card(instruction):
            return BOX.names[state.last]
        if hands_on_a_number(instruction):
            return state.last
    return None


def handed_a_card(instruction: Instruction) -> bool:
    """Whether it goes by the card that was chosen before."""
    return isinstance(instruction, effects.Gain) and instruction.more != NOTHING


def hands_on_a_number(instruction: Instruction) -> bool:
    """Whether it keeps the number of cards that were chosen so far."""
    return isinstance(instruction, effects.Choose) and not instruction.single
