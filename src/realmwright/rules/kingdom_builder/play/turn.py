"""The turn: which choices there are, and what each of them does (KB-4).

This is the hot path of every simulation, and it is compiled as it stands: fixed fields, small ints, bitsets touched
only through operators.
"""

from realmwright.bits import Actions
from realmwright.game import Event, Json
from realmwright.rules.kingdom_builder.model.amendments import ENDS_WITHOUT_CARDS
from realmwright.rules.kingdom_builder.model.catalogue import COMMON, EXTRAS, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, FIRST_ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import MANDATORY, NO_TERRAIN
from realmwright.rules.kingdom_builder.play import deck, pieces, reactions, scoring, tiles
from realmwright.rules.kingdom_builder.play.terrain_choice import card_targets, decide


def deal(state: Position) -> None:
    """Give everybody a terrain card and begin the first turn (KB-3.4)."""
    for seat in range(state.players):
        deck.deal(state, seat)
    begin_turn(state, state.setup.start)
    state.choices = find_choices(state)


# Choices


def find_choices(state: Position) -> Actions:
    """The legal actions; kept in ``choices`` after every change. None if the extra action under way is done."""
    if state.over:
        return 0
    hooks = state.setup.hooks
    if state.tile != NONE:
        found: Actions = EXTRAS[state.tile].choices(state)
    else:
        found = card_targets(state) if state.left else 1 << state.board.end
        # KB-4.3: extra actions come before or after the mandatory action, never within it.
        if (not state.left or state.left == state.whole) and not state.closing and not state.freely & ANYWHERE:
            if state.fresh[state.turn]:
                found |= tiles.usable(state)
            if hooks.common:
                found |= tiles.common(state)
    for amend in hooks.amend:
        found = amend(state, found)
    return found


def find_hexes(state: Position) -> Actions:
    """Where the extra action under way, or else the mandatory action, can go on."""
    return EXTRAS[state.tile].choices(state) if state.tile != NONE else card_targets(state)


def play(state: Position, action: int) -> None:
    """Carry out a legal action, and find the choices after it."""
    state.choices = carry_out(state, action) or find_choices(state)


def carry_out(state: Position, action: int) -> Actions:
    """Carry out a legal action, and say what the extra action that is then under way can go on with, if one is."""
    board = state.board
    if action == board.end:
        end_turn(state)
    elif action >= board.use:
        use(state, action - board.use)
    elif state.tile != NONE:
        EXTRAS[state.tile].go(state, action)
    else:
        _build_mandatory(state, action)
    if state.rounds:
        reactions.go_on(state)
    while state.tile != NONE:
        found = find_choices(state)
        if found:
            return found
        finish(state)
    return 0


def _build_mandatory(state: Position, cell: int) -> None:
    decide(state, cell)
    state.left -= 1
    state.built |= 1 << cell
    state.freely &= ~FIRST_ANYWHERE
    if state.due:
        state.due -= 1
        state.supply[state.turn] += 1
    else:
        state.regular += 1
    pieces.build(state, cell)


# Extra actions


def use(state: Position, number: int) -> None:
    """Begin the extra action of a tile, or one that everybody has."""
    if state.tile != NONE and EXTRAS[state.tile].chooses:
        EXTRAS[state.tile].go(state, state.board.use + number)
        return
    extra = EXTRAS[number]
    if extra.role == COMMON:
        state.spent |= 1 << number
    else:
        tiles.spend(state, state.turn, number)
    state.note("tile-used", "tile", extra.name)
    undertake(state, number)


def undertake(state: Position, number: int) -> None:
    """Begin an extra action whose tile was spent."""
    begin = EXTRAS[number].begin
    if begin is None:
        state.tile = number
        state.count = 0
    else:
        begin(state, number)


def finish(state: Position) -> None:
    """The extra action under way is over."""
    state.tile = NONE
    state.count = 0
    state.freely &= ~ANYWHERE
    if state.rounds:
        reactions.go_on(state)


# From turn to turn


def begin_turn(state: Position, seat: int) -> None:
    """KB-4.1: a seat's turn begins with showing the terrain card."""
    state.turn = seat
    state.actor = seat
    state.turns += 1
    state.note("turn-begun", "turn", (state.turns - 1) // state.players + 1)
    state.built = 0
    state.regular = 0
    state.spent = 0
    state.freely = 0
    state.due = state.aside[seat]
    state.aside[seat] = 0
    # Tiles that were taken in the turns of others.
    state.fresh[seat] = state.held[seat] & ~state.used[seat]
    for turn_begins in state.setup.hooks.turn_begins:
        turn_begins(state)
    state.whole = MANDATORY + state.due
    state.left = state.whole if state.supply[seat] or state.due else 0
    deck.show(state)


def end_turn(state: Position) -> None:
    """KB-4.6: discard, draw, turn the tiles over; then the next seat, or the end (KB-9.2)."""
    seat = state.turn
    hooks = state.setup.hooks
    if not state.closing:
        more = 0
        for turn_ends in hooks.turn_ends:
            more += turn_ends(state)
        # A mandatory action that had to end early leaves what was set aside for it.
        state.aside[seat] += state.due
        state.due = 0
        _draw_anew(state, more)
        for turn_over in hooks.turn_over:
            turn_over(state)
        tiles.pass_on(state, seat)
        state.fresh[seat] = state.held[seat]
        state.used[seat] = 0
        following = (seat + 1) % state.players
        state.idle = 0 if state.hand[seat] else state.idle + 1
        if following == state.setup.start and state.idle >= state.players and state.rules >= ENDS_WITHOUT_CARDS:
            state.ending = True
        if not (state.ending and following == state.setup.start):
            begin_turn(state, following)
            return
    for closing in hooks.closing:
        if closing(state):
            return
    _end_game(state)


def _draw_anew(state: Position, more: int) -> None:
    """The seat discards what it has played and draws, usually one card."""
    seat = state.turn
    state.discard += state.hand[seat]
    deck.deal(state, seat, 1 + more)
    state.secrets += 1
    if state.journal is not None:
        for card in state.hand[seat]:
            args: dict[str, Json] = {"seat": seat, "terrain": TERRAIN_CARDS[card].name}
            state.journal.append(Event("card-drawn", args, audience=seat))


def _end_game(state: Position) -> None:
    """Nothing is left but to count the gold."""
    state.over = True
    state.kind = NO_TERRAIN
    if state.journal is not None:
        state.journal.append(Event("game-over", {"winners": scoring.winners(state)}))
