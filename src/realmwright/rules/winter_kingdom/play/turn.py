"""The turn of Winter Kingdom: what follows from each choice (WK-4 to WK-7).

This is the hot path of every simulation, written so that it can be compiled as it stands: fixed fields, small ints,
bitsets touched only through operators. What only people need (views, dumps, drawings, notation) lies in other rooms.
"""

from realmwright.bits import each
from realmwright.dice import shuffled
from realmwright.game import Event, Json
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, POWER_SETS, POWERS, TALENTS
from realmwright.rules.winter_kingdom.model.components import MANDATORY, TALENTS_DEALT
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    ASK_SETTLE,
    ASK_WOLVES,
    BUILDING,
    CLEANING,
    NONE,
    SALVAGING,
    Position,
)
from realmwright.rules.winter_kingdom.model.terrain import NO_TERRAIN, OPEN, right_of
from realmwright.rules.winter_kingdom.play import deck
from realmwright.rules.winter_kingdom.play.choices import find_choices, find_settle
from realmwright.rules.winter_kingdom.play.pieces import build, close, earn, move, take_off
from realmwright.rules.winter_kingdom.play.scoring import winners
from realmwright.rules.winter_kingdom.play.talents import after_first, after_follow, finish, note_use, powers_of, use
from realmwright.rules.winter_kingdom.play.trading import salvage, trade


def deal(state: Position) -> None:
    """WK-3.4, WK-3.5: talents and a terrain card for everybody; then the first turn begins."""
    order = shuffled(state.dice.stream("talents"), list(each(state.setup.pool)))
    for seat in range(state.players):
        hand = order[seat * TALENTS_DEALT : (seat + 1) * TALENTS_DEALT]
        for talent in hand:
            state.unbought[seat] |= 1 << talent
        state.powers[seat] = powers_of(0, 0)
        if state.journal is not None:
            names: list[Json] = [TALENTS[talent].name for talent in sorted(hand)]
            state.journal.append(Event("talents-dealt", {"seat": seat, "talents": names}, audience=seat))
        deck.deal(state, seat)
    _begin_turn(state, state.start)
    state.choices = find_choices(state)


def play(state: Position, action: int) -> None:
    """Carry out a legal action, and find the choices after it."""
    carry_out(state, action)
    state.choices = find_choices(state)


def carry_out(state: Position, action: int) -> None:
    """Carry out a legal action."""
    board = state.board
    if action < board.fort:
        _click(state, action, fort=False)
    elif action < board.use:
        _click(state, action - board.fort, fort=True)
    elif action == board.end:
        _end_turn(state)
    elif action < board.buy:
        use(state, action - board.use)
    elif action == board.stop:
        state.note("stopped")
        if state.step == ASK_FOLLOW:
            after_follow(state)
        else:
            finish(state)
    elif action == board.salvage:
        state.phase = SALVAGING
    else:
        trade(state, action)
    if state.left and state.step == ASK_OPEN and not deck.usable(state):
        deck.replace(state)


def _click(state: Position, cell: int, fort: bool) -> None:
    """What follows from a click on a hex."""
    step = state.step
    if step == ASK_OPEN:
        if state.left:
            _build_mandatory(state, cell, fort)
        else:
            salvage(state, cell)
    elif step == ASK_PICK:
        state.lifted = cell
        state.step = ASK_DROP
    elif step == ASK_DROP:
        move(state, cell)
        after_first(state)
    elif step == ASK_BUILD:
        build(state, cell, fort, earns=True)
        state.lifted = NONE if fort else cell
        after_first(state)
    elif step == ASK_FOLLOW:
        if POWERS[state.power + 1].builds:
            build(state, cell, fort, earns=True)
        else:
            move(state, cell)
        after_follow(state)
    elif step == ASK_ROAD:
        move(state, cell)
        finish(state)
    elif step == ASK_SETTLE:
        state.step = ASK_OPEN
        build(state, cell, fort, earns=False)
    else:
        piece = take_off(state, cell)
        if state.journal is not None:
            state.note_deed("lost", {"piece": piece, "hex": state.board.name(cell)})
        _clean_up(state)


def _build_mandatory(state: Position, cell: int, fort: bool) -> None:
    """WK-4.4."""
    board = state.board
    setup = state.setup
    if state.kind == OPEN:
        card = state.shown_card()
        state.kind = card
        if not board.terrain[card] >> cell & 1:
            state.kind = right_of(card)
            state.used |= POWER_SETS.choice_of_terrain
            note_use(state, POWER_SETS.choice_of_terrain.bit_length() - 1)
    state.left -= 1
    state.laid |= 1 << cell
    build(state, cell, fort, earns=True)
    if not state.left:
        economy = ECONOMIES[setup.economy]
        pays = economy.earns_at_end
        if pays is not None and pays(state):
            earn(state, economy.coins)
    settles = setup.law.settles
    # WK-10.15: another piece at once, if there is one and a place for it.
    if settles >= 0 and board.beside[settles] >> cell & 1 and state.stock() and find_settle(state):
        state.step = ASK_SETTLE


def _begin_turn(state: Position, seat: int) -> None:
    """WK-4.2: a turn begins with showing the terrain card."""
    state.turn = seat
    state.turns += 1
    state.note("turn-begun", "turn", (state.turns - 1) // state.players + 1)
    close(state)
    state.whole = state.left = min(MANDATORY, state.stock())
    if state.left:
        deck.show(state)
    else:
        state.kind = NO_TERRAIN


def _end_turn(state: Position) -> None:
    """WK-4.8, WK-10.11: clean up, unless the wolves come first."""
    state.extra = NONE
    state.extra_left = 0
    state.fresh = 0
    wolves = state.setup.law.wolves
    if wolves and state.pieces > wolves and state.own[state.turn]:
        state.phase = CLEANING
        state.step = ASK_WOLVES
    else:
        _clean_up(state)


def _clean_up(state: Position) -> None:
    seat = state.turn
    state.step = ASK_OPEN
    deck.draw_anew(state)
    state.idle = 0 if state.pieces else state.idle + 1
    state.laid = 0
    state.pieces = 0
    state.used = 0
    state.phase = BUILDING
    state.purchases = 0
    following = (seat + 1) % state.players
    # Where nobody can build any more, nobody will ever run out of pieces.
    if following == state.start and (state.ending or state.idle >= state.players):
        state.over = True
        state.kind = NO_TERRAIN
        close(state)
        if state.journal is not None:
            state.journal.append(Event("game-over", {"winners": winners(state)}))
    else:
        _begin_turn(state, following)
