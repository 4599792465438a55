"""The turn of Dominion: decisions, and what follows from them.

This is the hot path of every simulation, written so that it can be compiled as it stands: fixed fields, small ints,
lists of cards by number. A card that has to be decided about leaves a frame on the stack.
"""

from collections.abc import Sequence
from typing import Final

from realmwright.bits import Actions
from realmwright.game import Event, Json
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, DONE, END_TURN, PICK, PLAY
from realmwright.rules.dominion.model.amendments import BUYING_ENDS_ACTIONS
from realmwright.rules.dominion.model.catalogue import (
    CATALOGUE,
    COPPER,
    COPPERS,
    ESTATE,
    ESTATES,
    KINGDOM,
    PROVINCE,
    SILVER,
)
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS, DRAFT, OVER
from realmwright.rules.dominion.model.position import FACE, UNSEEN, Position
from realmwright.rules.dominion.play.deck import draw
from realmwright.rules.dominion.play.journal import tell
from realmwright.rules.dominion.play.performing import perform
from realmwright.rules.dominion.play.scoring import winners
from realmwright.rules.dominion.play.zones import lay_out, leave_hand, piles, take_from_supply

HAND: Final = 5
EMPTY_PILES: Final = 3
"""So many empty piles end the game (DOM-7.1)."""

MAY_STOP: Final[Actions] = 1 << DONE
MAY_END: Final[Actions] = 1 << END_TURN
MAY_PLAY_ALL: Final[Actions] = 1 << ALL_TREASURES


def deal(state: Position, supply: Sequence[int]) -> None:
    """Lay out the supply, give everybody the starting cards and begin the first turn (DOM-2.4)."""
    lay_out(state, supply)
    for seat in range(state.players):
        state.discard[seat] = [COPPER] * COPPERS + [ESTATE] * ESTATES
        draw(state, seat, HAND)
    _begin_turn(state, state.start)
    state.choices = _turn_choices(state)


# Decisions


def carry_out_action(state: Position, action: int) -> None:
    """What follows from a legal action."""
    if state.stack:
        frame = state.stack[-1]
        CATALOGUE.instructions[frame.number].take(state, frame, action)
        _go_on(state)
    elif action >= BUY:
        if state.phase == DRAFT:
            _pick(state, action - PICK)
        else:
            _buy(state, action - BUY)
            state.choices = _turn_choices(state)
    elif action >= PLAY:
        _play_card(state, action - PLAY)
    elif action == ALL_TREASURES:
        _play_treasures(state)
        state.choices = _turn_choices(state)
    elif action == END_TURN:
        _end_turn(state)
    else:
        state.phase = BUYS
        tell(state, state.turn, "no-more-actions")
        state.choices = _turn_choices(state)


def reconsider(state: Position) -> None:
    """Find the choices anew, as when hidden cards were exchanged."""
    if state.stack:
        _go_on(state)
    elif state.phase in (ACTIONS, BUYS):
        state.choices = _turn_choices(state)


def _go_on(state: Position) -> None:
    """Carry out what is on the stack until somebody is asked; what is open and has no alternative makes itself."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        instruction = CATALOGUE.instructions[frame.number]
        choices = instruction.step(state, frame)
        if choices:
            if choices & (choices - 1) or instruction.asks_alone(state):
                state.chooser = state.turn if instruction.by_active else frame.seat
                state.choices = choices
                return
            if frame.seat != state.chooser:
                # Whoever brought this about learns of it what another holds.
                state.secrets += 1
            instruction.take(state, stack[-1], choices.bit_length() - 1)
    state.chooser = state.turn
    state.choices = _turn_choices(state)


def _turn_choices(state: Position) -> Actions:
    """What the active player may do between cards.

    The Action phase ends with the first thing that belongs to the Buy phase, or when no Action is left (DOM-4.3).
    """
    held: int = 0
    # Written out, as most choices of a game are made here.
    for card in state.hand[state.turn]:
        held |= 1 << card
    found = MAY_END
    if state.phase == ACTIONS:
        playable = held & CATALOGUE.actions
        if not state.actions:
            state.phase = BUYS
        elif state.rules >= BUYING_ENDS_ACTIONS:
            # The phase stays even if there is nothing to play: that it ended by itself would tell what is in hand.
            found |= playable << PLAY
        elif playable:
            return playable << PLAY | MAY_STOP
        else:
            state.phase = BUYS
    if not state.bought:
        held &= CATALOGUE.treasures
        if held:
            found |= held << PLAY | MAY_PLAY_ALL
    if state.buys:
        coins = state.coins
        most = CATALOGUE.highest_cost
        found |= (CATALOGUE.affordable[coins if coins < most else most] & state.stocked) << BUY
    return found


# The turn


def _begin_turn(state: Position, seat: int) -> None:
    """DOM-4.2."""
    state.turn = seat
    state.chooser = seat
    state.turns += 1
    state.taken[seat] += 1
    state.phase = ACTIONS
    state.actions = 1
    state.buys = 1
    state.coins = 0
    state.bought = False
    state.merchants = 0
    if state.journal is not None:
        state.journal.append(Event("turn-begun", {"seat": seat, "turn": state.taken[seat]}))


def _play_card(state: Position, card: int) -> None:
    leave_hand(state, state.turn, card)
    state.table.append(card)
    if state.phase == ACTIONS and CATALOGUE.actions >> card & 1:
        state.actions -= 1
        perform(state, card)
        _go_on(state)
    else:
        state.phase = BUYS
        state.coins += CATALOGUE.coins[card]
        if card == SILVER:
            _first_silver(state)
        tell(state, state.turn, "played", card=card)
        state.choices = _turn_choices(state)


def _play_treasures(state: Position) -> None:
    state.phase = BUYS
    seat = state.turn
    hand = state.hand[seat]
    treasures = CATALOGUE.treasures
    played = [card for card in hand if treasures >> card & 1]
    state.hand[seat] = [card for card in hand if not treasures >> card & 1]
    if state.shown[seat]:
        state.shown[seat] = [card for card in state.shown[seat] if not treasures >> card & 1]
    state.table += played
    for card in played:
        state.coins += CATALOGUE.coins[card]
    if SILVER in played:
        _first_silver(state)
    if state.journal is not None:
        names: list[Json] = [CATALOGUE.names[card] for card in sorted(played)]
        state.journal.append(Event("treasures-played", {"seat": seat, "cards": names, "coins": state.coins}))


def _first_silver(state: Position) -> None:
    """DOM-12.5: every Merchant in play counts once."""
    state.coins += state.merchants
    state.merchants = 0


def _buy(state: Position, card: int) -> None:
    state.phase = BUYS
    state.buys -= 1
    state.coins -= CATALOGUE.costs[card]
    state.bought = True
    state.discard[state.turn].append(card)
    tell(state, state.turn, "bought", card=card)
    take_from_supply(state, card)


def _end_turn(state: Position) -> None:
    """DOM-4.11: clean up and draw; then the end (DOM-7.1), or the player to the left."""
    seat = state.turn
    pile = state.discard[seat]
    hand = state.hand[seat]
    if hand:
        # What everybody knows comes first: where it lies must not tell in which order the hand was held.
        known = state.shown[seat]
        for card in known:
            hand.remove(card)
        pile += known
        known.clear()
        pile += [card | UNSEEN for card in hand]
        hand.clear()
    if state.table:
        pile += state.table
        state.table.clear()
    elif pile:
        # Whatever lies on top can be seen.
        pile[-1] &= FACE
    draw(state, seat, HAND)
    if state.empties >= EMPTY_PILES or not state.stocked >> PROVINCE & 1:
        state.phase = OVER
        state.choices = 0
        if state.journal is not None:
            state.journal.append(Event("game-over", {"winners": winners(state)}))
    else:
        _begin_turn(state, (seat + 1) % state.players)
        state.choices = _turn_choices(state)


def _pick(state: Position, card: int) -> None:
    """DOM-9.3: the picks go round; with the last one the game is dealt."""
    state.kingdom |= 1 << card
    state.draftable ^= 1 << card
    tell(state, state.chooser, "picked", card=card)
    if state.kingdom.bit_count() < KINGDOM:
        state.chooser = (state.chooser + 1) % state.players
        state.choices = state.draftable << PICK
    else:
        state.draftable = 0
        deal(state, piles(state.players, state.kingdom))
