"""Imagined positions: what one seat knows, with the rest drawn anew (DOM-3.2).

Every gain and every trashing is open, so it is known which cards everybody owns; what is not known is where they
are. Players know their own hand, what was put on their deck, and so which cards the rest of it has, but not their
order. Of others they know what lies open, and what was revealed and not shuffled since. What could be worked out beyond
that is left out: that a card drawn before the last shuffle is none of those that were shuffled then, or that somebody
who has played all their Treasures holds none.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from realmwright.dice import Dice, FastDice, Stream, shuffled, wide_seed
from realmwright.game import check_seat
from realmwright.knowledge import Knowledge
from realmwright.rules.dominion.model.catalogue import CATALOGUE, handed_on, kinds
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT, OVER
from realmwright.rules.dominion.model.position import FACE, UNSEEN, Frame, Position
from realmwright.rules.dominion.play.performing import REACT, asks_secretly
from realmwright.rules.dominion.play.zones import phase_shows

Imagined = TypeVar("Imagined", bound=Position)

ATTEMPTS: Final = 1000
"""So often cards are dealt before somebody is let go without having been asked."""

KNOWLEDGE: Final = Knowledge(
    Position,
    public=(
        *("game", "rules", "players", "start", "edition", "asking", "kingdom", "draftable"),
        *("tops", "shown", "shuffles", "taken"),
        *("supply", "stocked", "empties", "trash", "table"),
        *("turn", "turns", "actions", "buys", "coins", "bought", "merchants", "immune"),
        "secrets",
    ),
    own={
        "hand": "others hold what is shown, and any cards that they have out of sight",
        "deck": "in any order, but for what was put on top; those of others have any cards that they have out of sight",
        "discard": "what others put there unseen may be any cards that they have out of sight",
        "stack": "so may what others look at; who else is asked to react may be anybody",
        "phase": "found anew for others, as long as nothing shows it",
        "choices": "found anew for others",
        "chooser": "found anew, as who is asked to react is hidden",
    },
    hidden={
        "last": "only what the instruction under way goes by, which everybody has seen; what was chosen before is gone",
        "dice": "new ones",
        "journal": "none",
    },
)


def imagine(state: Imagined, seat: int | None, dice: Dice, reconsider: Callable[[Imagined], None]) -> Imagined:
    """A copy in which every card that this seat cannot know lies somewhere else.

    Somebody else who is being asked must have something to choose from, as everybody can see; cards by which they would
    not have been asked are dealt again. ``reconsider`` finds the choices of a position anew.
    """
    check_seat(state, seat)
    stream = dice.stream("imagine")
    found = _dealt_anew(state, seat, stream)
    if seat != state.chooser and state.phase != OVER:
        for _ in range(ATTEMPTS):
            reconsider(found)
            if _may_be(found, state, seat):
                break
            found = _dealt_anew(state, seat, stream)
        else:
            reconsider(found)
    return found


def _may_be(found: Position, state: Position, seat: int | None) -> bool:
    """Whether somebody else is asked the same; if other cards would have led on, something has come out since."""
    if found.secrets != state.secrets or phase_shows(found) != phase_shows(state):
        return False
    if phase_shows(state) and found.phase != state.phase:
        return False
    if asks_secretly(state):
        return asks_secretly(found) and found.chooser != seat
    return found.chooser == state.chooser and [frame[:3] for frame in found.stack] == [
        frame[:3] for frame in state.stack
    ]


class Cards(NamedTuple):
    """Where the cards of everybody are, and what is under way with them."""

    deck: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    stack: list[Frame]


def _dealt_anew(state: Imagined, seat: int | None, stream: Stream) -> Imagined:
    # Never the real dice, nor the given ones: whoever imagines might hold the real ones.
    dice = FastDice(wide_seed(stream))
    cards = Cards(
        [list(cards) for cards in state.deck],
        [list(cards) for cards in state.hand],
        [list(cards) for cards in state.discard],
        list(state.stack),
    )
    for other in range(state.players):
        if other == seat:
            _reorder(cards.deck[other], state.tops[other], stream)
        else:
            _redeal(state, cards, other, stream)
    asked_openly = not asks_secretly(state)
    if seat != state.chooser and not asked_openly:
        _ask_again(state, cards, seat)
    found_anew = seat != state.chooser and state.phase not in (DRAFT, OVER)
    return KNOWLEDGE.imagined(
        state,
        {
            **cards._asdict(),
            "phase": state.phase if seat == state.turn or phase_shows(state) else ACTIONS,
            "choices": 0 if found_anew else state.choices,
            "chooser": state.chooser if asked_openly or seat == state.chooser else state.turn,
            "last": handed_on(state),
            "dice": dice,
            "journal": None,
        },
    )


def _ask_again(state: Position, cards: Cards, seat: int | None) -> None:
    """Who is asked to react is not known: it may be anybody after those who are known to have been asked."""
    asked = [frame for frame in cards.stack if frame.number == REACT]
    if not asked:
        return
    del cards.stack[-len(asked) :]
    waiting = {frame.seat for frame in asked}
    others = state.in_turn_order(state.turn)[1:]
    first = 0
    for place, other in enumerate(others):
        declined = other == seat and other not in waiting and kinds(cards.hand[other]) & CATALOGUE.reactions
        if state.immune >> other & 1 or declined:
            first = place + 1
    cards.stack.extend(Frame(REACT, other, asked[0].tally) for other in reversed(others[first:]))


def _reorder(deck: list[int], tops: list[bool], stream: Stream) -> None:
    """The own deck: all but what was put on top is in an unknown order."""
    unknown = len(deck) - len(tops)
    deck[:unknown] = shuffled(stream, sorted(deck[:unknown]))


def _redeal(state: Position, cards: Cards, seat: int, stream: Stream) -> None:
    """Another player: what they hold, have on the deck or have discarded unseen may be any of these cards."""
    hand, deck, pile, stack = cards.hand[seat], cards.deck[seat], cards.discard[seat], cards.stack
    # When the game is over, every hand lies open (DOM-3.4).
    shown, tops = sorted(hand) if state.phase == OVER else state.shown[seat], state.tops[seat]
    held = hand[:]
    for card in shown:
        held.remove(card)
    unknown = len(deck) - len(tops)
    unknown_places = [*range(unknown), *(unknown + place for place, open_ in enumerate(tops) if not open_)]
    unseen = [place for place, card in enumerate(pile) if card & UNSEEN]
    looked = [place for place, frame in enumerate(stack) if frame.seat == seat and _private(frame)]
    pool = held + [deck[place] for place in unknown_places] + [pile[place] & FACE for place in unseen]
    for place in looked:
        pool += _unknown_cards(stack[place])
    dealt = iter(shuffled(stream, sorted(pool)))
    last = hand[-1:]
    hand[:] = [*shown, *(next(dealt) for _ in held)]
    if stack and _asks_of_known(stack[-1], seat):
        # Everybody knew it as it lay on the deck, so it is among the cards that are shown.
        hand.remove(last[0])
        hand += last
    for place in unknown_places:
        deck[place] = next(dealt)
    for place in unseen:
        pile[place] = next(dealt) | UNSEEN
    for place in looked:
        number, _, tally, laid = stack[place]
        looked_at = tuple(card if tally >> spot & 1 else next(dealt) for spot, card in enumerate(laid))
        stack[place] = Frame(number, seat, tally, looked_at)


def _private(frame: Frame) -> bool:
    return bool(frame.cards) and CATALOGUE.instructions[frame.number].private


def _unknown_cards(frame: Frame) -> list[int]:
    """Of the cards that somebody looks at, those that the others do not know."""
    return [card for place, card in enumerate(frame.cards) if not frame.tally >> place & 1]


def _asks_of_known(frame: Frame, seat: int) -> bool:
    """Whether this player is asked about the last card of their hand, and everybody knows that card."""
    return frame.seat == seat and CATALOGUE.instructions[frame.number].of_last_card and frame.tally == 1
