"""Coins spent: talents bought and upgraded, extra uses, and buildings that are taken off for coins (WK-7, WK-9.18)."""

from realmwright.bits import Actions, each
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, TALENTS
from realmwright.rules.winter_kingdom.model.components import EXTRA_PRICE, EXTRA_USES, FORT
from realmwright.rules.winter_kingdom.model.position import EXTRA, TRADING, Position
from realmwright.rules.winter_kingdom.play.pieces import take_off
from realmwright.rules.winter_kingdom.play.talents import fresh_power, powers_of, usable


def offers(state: Position) -> Actions:
    """The purchases that the acting seat can pay for (WK-7.1)."""
    board = state.board
    seat = state.turn
    coins = state.coins[seat]
    prices = state.setup.prices
    purse = min(coins, len(prices.buyable) - 1)
    found: Actions = (state.unbought[seat] & prices.buyable[purse]) << board.buy
    found |= (state.owned[seat] & ~state.upgraded[seat] & prices.upgradable[purse]) << board.upgrade
    if coins >= EXTRA_PRICE and state.phase != TRADING:
        for talent in each(state.owned[seat] | 1 << len(TALENTS) - 1):
            if usable(state, TALENTS[talent].again):
                found |= 1 << board.extra + talent
    return found


def trade(state: Position, action: int) -> None:
    """WK-7.1: buy, upgrade, or pay for extra uses."""
    board = state.board
    if action < board.upgrade:
        talent = action - board.buy
        state.unbought[state.turn] ^= 1 << talent
        state.owned[state.turn] |= 1 << talent
        _pay(state, "bought", talent, state.setup.prices.buy[talent])
        _purchase(state, talent, 1)
    elif action < board.extra:
        talent = action - board.upgrade
        state.upgraded[state.turn] |= 1 << talent
        _pay(state, "upgraded", talent, state.setup.prices.upgrade[talent])
        _purchase(state, talent, 2)
    else:
        state.extra = action - board.extra
        state.extra_left = EXTRA_USES
        state.phase = EXTRA
        _pay(state, "extra-bought", state.extra, EXTRA_PRICE)


def _pay(state: Position, event: str, talent: int, coins: int) -> None:
    state.coins[state.turn] -= coins
    if state.journal is not None:
        state.note_deed(event, {"talent": TALENTS[talent].name, "coins": coins})


def _purchase(state: Position, talent: int, level: int) -> None:
    seat = state.turn
    state.powers[seat] = powers_of(state.owned[seat], state.upgraded[seat])
    state.phase = TRADING
    state.purchases += 1
    if state.setup.law.at_once:
        state.fresh |= fresh_power(talent, level)


def salvage(state: Position, cell: int) -> None:
    """WK-9.18, WK-9.19."""
    piece = take_off(state, cell)
    coins = ECONOMIES[state.setup.economy].coins * (2 if piece == FORT else 1)
    state.coins[state.turn] += coins
    if state.journal is not None:
        state.note_deed("salvaged", {"piece": piece, "hex": state.board.name(cell), "coins": coins})
