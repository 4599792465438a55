"""Imagined positions: what one seat knows, with the rest drawn anew (DOM-3.2).

Every gain and every trashing is open, so it is known which cards everybody owns; what is not known is where they
are. Players know their own hand, what was put on their deck, and so which cards the rest of it has, but not their
order. Of others they know what lies open, and what was revealed and not shuffled since. What could be worked out beyond
that is left out: that a card drawn before the last shuffle is none of those that were shuffled then, or that somebody
who has played all their Treasures holds none.
"""

from typing import Final, TypeVar

from realmwright.dice import Dice, FastDice, Stream, shuffled, wide_seed
from realmwright.knowledge import Knowledge
from realmwright.rules.dominion.model.catalogue import CATALOGUE, handed_on, kinds
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT, OVER
from realmwright.rules.dominion.model.position import FACE, UNSEEN, Frame, Position
from realmwright.rules.dominion.play.performing import REACT, asks_secretly
from realmwright.rules.dominion.play.turn import reconsider
from realmwright.rules.dominion.play.zones import phase_shows

AnyPosition = TypeVar("AnyPosition", bound=Position)

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


def imagined(state: AnyPosition, seat: int | None, dice: Dice) -> AnyPosition:
    """A copy in which every card that this seat cannot know lies somewhere else.

    Somebody else who is being asked must have something to choose from, as everybody can see; cards by which they would
    not have been asked are dealt again.
    """
    stream = dice.stream("imagine")
    found = _dealt_anew(state, seat, stream)
    if seat != state.chooser and state.phase != OVER:
        reconsider(found)
        for _ in range(ATTEMPTS):
            if _may_be(found, state, seat):
                break
            found = _dealt_anew(state, seat, stream)
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
    if found.chooser != state.chooser or len(found.stack) != len(state.stack):
        return False
    for one, other in zip(found.stack, state.stack, strict=True):
        if one.number != other.number or one.seat != other.seat or one.tally != other.tally:
            return False
    return True


def _dealt_anew(state: AnyPosition, seat: int | None, stream: Stream) -> AnyPosition:
    found = state.copy()
    # Never the real dice, nor the given ones: whoever imagines might hold the real ones.
    found.dice = FastDice(wide_seed(stream))
    for other in range(state.players):
        if other == seat:
            _reorder(found, other, stream)
        else:
            _redeal(found, other, stream)
    found.last = handed_on(state)
    if seat != state.turn and not phase_shows(state):
        found.phase = ACTIONS
    if seat != state.chooser:
        if state.phase not in (DRAFT, OVER):
            found.choices = 0
        if asks_secretly(state):
            found.chooser = state.turn
            _ask_again(found, seat)
    return found


def _ask_again(found: Position, seat: int | None) -> None:
    """Who is asked to react is not known: it may be anybody after those who are known to have been asked."""
    asked = [frame for frame in found.stack if frame.number == REACT]
    if not asked:
        return
    del found.stack[-len(asked) :]
    waiting = [frame.seat for frame in asked]
    others = found.in_turn_order(found.turn)[1:]
    first = 0
    for place, other in enumerate(others):
        declined = other == seat and other not in waiting and kinds(found.hand[other]) & CATALOGUE.reactions != 0
        if found.immune >> other & 1 or declined:
            first = place + 1
    for other in reversed(others[first:]):
        found.stack.append(Frame(REACT, other, asked[0].tally))


def _reorder(found: Position, seat: int, stream: Stream) -> None:
    """The own deck: all but what was put on top is in an unknown order."""
    unknown = len(found.deck[seat]) - len(found.tops[seat])
    found.deck[seat][:unknown] = shuffled(stream, sorted(found.deck[seat][:unknown]))


def _redeal(found: Position, seat: int, stream: Stream) -> None:
    """Another player: what they hold, have on the deck or have discarded unseen may be any of these cards."""
    # When the game is over, every hand lies open (DOM-3.4).
    shown = sorted(found.hand[seat]) if found.phase == OVER else found.shown[seat][:]
    last = found.hand[seat][-1:]
    held = found.hand[seat][:]
    for card in shown:
        held.remove(card)
    unknown = len(found.deck[seat]) - len(found.tops[seat])
    unknown_places = [*range(unknown)]
    for place, known_to_all in enumerate(found.tops[seat]):
        if not known_to_all:
            unknown_places.append(unknown + place)
    unseen = [place for place, card in enumerate(found.discard[seat]) if card & UNSEEN]
    looked = [place for place, frame in enumerate(found.stack) if frame.seat == seat and _private(frame)]
    pool = [*held, *[found.deck[seat][place] for place in unknown_places]]
    pool += [found.discard[seat][place] & FACE for place in unseen]
    for place in looked:
        pool += _unknown_cards(found.stack[place])
    cards = shuffled(stream, sorted(pool))
    dealt = len(held)
    found.hand[seat] = [*shown, *cards[:dealt]]
    if found.stack and _asks_of_known(found.stack[-1], seat):
        # Everybody knew it as it lay on the deck, so it is among the cards that are shown.
        found.hand[seat].remove(last[0])
        found.hand[seat] += last
    for place in unknown_places:
        found.deck[seat][place] = cards[dealt]
        dealt += 1
    for place in unseen:
        found.discard[seat][place] = cards[dealt] | UNSEEN
        dealt += 1
    for place in looked:
        frame = found.stack[place]
        looked_at: list[int] = []
        for spot, card in enumerate(frame.cards):
            if frame.tally >> spot & 1:
                looked_at.append(card)
            else:
                looked_at.append(cards[dealt])
                dealt += 1
        found.stack[place] = frame._replace(cards=tuple(looked_at))


def _private(frame: Frame) -> bool:
    return len(frame.cards) > 0 and CATALOGUE.instructions[frame.number].private


def _unknown_cards(frame: Frame) -> list[int]:
    """Of the cards that somebody looks at, those that the others do not know."""
    return [card for place, card in enumerate(frame.cards) if not frame.tally >> place & 1]


def _asks_of_known(frame: Frame, seat: int) -> bool:
    """Whether this player is asked about the last card of their hand, and everybody knows that card."""
    return frame.seat == seat and CATALOGUE.instructions[frame.number].of_last_card and frame.tally == 1
