"""The words of Dominion: what is asked, and the notation of actions.

play smithy          play a card from the hand
play all treasures   play every Treasure of the hand
done                 no more of what a card asks for
buy province         buy a card
end turn             clean up, draw, and hand over to the next player
discard estate       and likewise trash, topdeck, gain, reveal, set aside, keep: what a card asks for
discard deck         put the whole deck on the discard pile
pick witch           add a card to the kingdom in a draft
"""

from typing import Final

from realmwright.bits import each
from realmwright.game import BadNotation, Deed, IllegalAction, Prompt, brief, unknown
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, ALONE, END, PLAY, SPAN, VERB_AT, VERBS
from realmwright.rules.dominion.model.catalogue import KINGDOM
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT, OVER
from realmwright.rules.dominion.model.position import Position
from realmwright.rules.dominion.play.scoring import winners

NUMBER_OF: Final = {text: action for action, text in ALONE.items()}
FORMS: Final = '"play smithy", "play all treasures", "buy province", "discard estate", "done" or "end turn"'
EXAMPLES: Final = 6


def prompt(state: Position) -> Prompt:
    """What is being asked: by the card under way, or by the part of the turn."""
    if state.phase == OVER:
        return Prompt("over", {"winners": winners(state)})
    if state.phase == DRAFT:
        return Prompt("draft", {"left": KINGDOM - state.kingdom.bit_count()})
    if state.stack:
        frame = state.stack[-1]
        return CATALOGUE.instructions[frame.number].prompt(state, frame)
    if state.phase == ACTIONS and state.choices >> PLAY & CATALOGUE.actions:
        return Prompt("action", {"actions": state.actions})
    if not state.buys:
        return Prompt("end", {})
    treasures = bool(state.choices >> ALL_TREASURES & 1)
    return Prompt("treasures" if treasures else "buy", {"coins": state.coins, "buys": state.buys})


def describe(action: int) -> Deed:
    """What an action does, which is the same in every position."""
    if action in ALONE:
        return Deed(ALONE[action].replace(" ", "-"), {})
    if PLAY <= action < END:
        place = (action - PLAY) % SPAN
        if place < len(CATALOGUE.cards):
            return Deed(VERB_AT[action - place].replace(" ", "-"), {"card": CATALOGUE.names[place]})
    raise IllegalAction("there is no action with such a number")


def say(action: int) -> str:
    """The notation of an action: its verb, and the card that it names."""
    deed = describe(action)
    return " ".join([deed.kind.replace("-", " "), *(str(value) for value in deed.args.values())])


def read(text: str) -> int:
    """The action of a notation; it may still be one that is not legal now."""
    plain = " ".join(text.lower().split())
    if plain in NUMBER_OF:
        return NUMBER_OF[plain]
    for verb, first in VERBS.items():
        if plain == verb or plain.startswith(f"{verb} "):
            name = plain[len(verb) + 1 :]
            if name not in CATALOGUE.number_of:
                raise BadNotation(unknown("card", name, CATALOGUE.names))
            return first + CATALOGUE.number_of[name]
    raise BadNotation(f"cannot read {brief(text)!r}; an action looks like {FORMS}")


def refusal(state: Position, action: int) -> str:
    """Why an action cannot be played, and what could be."""
    try:
        name = say(action)
    except IllegalAction as problem:
        return str(problem)
    return f"{name!r} cannot be played now: {expected(state)}"


def expected(state: Position) -> str:
    """What may be played now, in one sentence."""
    if state.seat is None:
        return "the game is over"
    ways = [f"{say(action)!r}" for action in each(state.choices)]
    more = f" and {len(ways) - EXAMPLES} others" if len(ways) > EXAMPLES else ""
    return f"seat {state.seat} may play {', '.join(ways[:EXAMPLES])}{more}"
