"""Reading a position from a dump, which people may have edited; :mod:`papers` writes it."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from realmwright.bits import bit
from realmwright.document import Document
from realmwright.game import BadNotation, BadSetup
from realmwright.record import read_dice
from realmwright.rules.kingdom_builder.board import NO_CELL, QUADRANT_LABELS, Board, assemble, draw_map
from realmwright.rules.kingdom_builder.cards import CARDS, CARDS_IN_PLAY
from realmwright.rules.kingdom_builder.locations import LOCATIONS, MOVE, NUMBER_OF
from realmwright.rules.kingdom_builder.notation import HEX, read_hex
from realmwright.rules.kingdom_builder.state import MANDATORY, NONE, SETTLEMENTS, State
from realmwright.rules.kingdom_builder.terrain import CARD_KINDS, CARD_NAMES, CARDS_OF_A_KIND, NO_CARD

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.setup import KingdomBuilder

TILE_STATES: Final = ("fresh", "used", "new", "lost")
COUNT_LIMIT: Final = 10**6


def load(game: "KingdomBuilder", dump: object) -> State:
    """The position of a dump, or BadSetup with the reason why it is none."""
    sheet = Document(dump, "the dump", BadSetup)
    sheet.text("game", (game.name,))
    sheet.number("rules", game.rules, game.rules)
    players = sheet.parts("players")
    if len(players) not in game.players:
        raise sheet.wrong(f"has {len(players)} players; there are {game.players[0]} to {game.players[-1]}")
    cards = tuple(sheet.texts("cards", CARDS_IN_PLAY, CARDS))
    if len(set(cards)) != CARDS_IN_PLAY:
        raise sheet.wrong("names a card twice")
    start = sheet.number("start", 0, len(players) - 1)
    dice = read_dice(sheet.part("dice"))
    board = _load_board(sheet, players)
    state = State(game, board, cards, len(players), start, sheet.flag("lords_zero_counts"), dice)

    turn = sheet.part("turn")
    state.turn = turn.number("seat", 0, len(players) - 1)
    state.turns = turn.number("number", 0, COUNT_LIMIT)
    state.left = turn.number("left", 0, MANDATORY)
    if turn.has("tile"):
        state.tile = NUMBER_OF[turn.text("tile", NUMBER_OF)]
    if turn.has("lifted"):
        state.lifted = _hex(state, turn, turn.text("lifted"))
    turn.finish()

    state.shuffles = sheet.number("shuffles", 1, COUNT_LIMIT)
    for seat, player in enumerate(players):
        _load_player(state, seat, player)
    state.discard = _cards(sheet, "discard")
    state.removed = _cards(sheet, "removed")
    state.deck = _cards(sheet, "deck")[::-1]
    state.secrets = sheet.number("secrets", 0, COUNT_LIMIT)
    state.ending = sheet.flag("ending")
    state.over = sheet.flag("over")
    sheet.finish()
    _check(state, sheet)
    state.choices = state.find_choices()
    if not state.choices and not state.over:
        raise sheet.wrong("is a position in which nothing can be played, although the game is not over")
    return state


def _load_board(sheet: Document, players: list[Document]) -> Board:
    if sheet.has("boards"):
        return assemble(tuple(sheet.texts("boards", 4, QUADRANT_LABELS)))
    row, col = sheet.numbers("split", 2)
    locations = {}
    drawn = sheet.part("locations")
    for name in drawn.names():
        place = HEX.fullmatch(name)
        if place is None:
            raise drawn.wrong(f"names its hexes like 7,3, not {name[:20]!r}")
        locations[int(place[1]), int(place[2])] = drawn.text(name, NUMBER_OF)
    granted = [
        tile.text("location", NUMBER_OF) for player in players for tile in player.parts("tiles") if not tile.has("hex")
    ]
    return draw_map(sheet.texts("map"), (row, col), locations, granted)


def _load_player(state: State, seat: int, player: Document) -> None:
    board = state.board
    for name in player.texts("settlements"):
        here = bit(_hex(state, player, name))
        if not state.empty & here & ~board.special:
            raise player.wrong(f"has a settlement on {name}, which is taken or can hold none")
        state.own[seat] |= here
        state.empty ^= here
    state.near[seat] = board.grid.near(state.own[seat])
    in_hand = state.lifted != NONE and state.turn == seat
    placed = state.own[seat].bit_count() + in_hand
    state.supply[seat] = player.number("supply", 0, SETTLEMENTS)
    if placed + state.supply[seat] != SETTLEMENTS:
        raise player.wrong(f"has {placed} settlements on the board, so supply must be {SETTLEMENTS - placed}")
    if player.has("card"):
        state.hand[seat] = CARD_NAMES.index(player.text("card", CARD_NAMES))
    state.dealt[seat] = player.number("dealt", 0, state.shuffles)
    reach = state.own[seat] | (bit(state.lifted) if in_hand else 0)
    for tile in player.parts("tiles"):
        slot = _slot(state, seat, tile)
        condition = tile.text("state", TILE_STATES)
        tile.finish()
        state.taken[seat] |= bit(slot)
        if condition == "lost":
            continue
        if board.slot_around[slot] and not board.slot_around[slot] & reach:
            raise tile.wrong("is held, but no settlement of its owner stands next to its hex")
        state.held[seat] |= bit(slot)
        if condition == "fresh":
            state.fresh[seat] |= bit(slot)
        elif condition == "used":
            state.used[seat] |= bit(slot)
    player.finish()


def _slot(state: State, seat: int, tile: Document) -> int:
    """Where on the board a tile was taken; of the tiles that come from no hex, one that the seat has not yet."""
    board = state.board
    number = NUMBER_OF[tile.text("location", NUMBER_OF)]
    cell = _hex(state, tile, tile.text("hex")) if tile.has("hex") else NO_CELL
    for slot, place in enumerate(board.slot_cells):
        if place == cell and board.slot_locations[slot] == number and not state.taken[seat] >> slot & 1:
            if state.tiles_left(slot):
                return slot
            if cell != NO_CELL:
                raise tile.wrong("is a tile too many from this hex")
    raise tile.wrong(f"comes from a hex that gives its owner no {LOCATIONS[number].name}, or not another one")


def _check(state: State, sheet: Document) -> None:
    """What must hold between the parts of a position."""
    cards = Counter((*state.deck, *state.discard, *state.removed, *(card for card in state.hand if card != NO_CARD)))
    for kind in CARD_KINDS:
        if cards[kind] != CARDS_OF_A_KIND:
            raise sheet.wrong(f"has {cards[kind]} terrain cards of {CARD_NAMES[kind]}; there must be {CARDS_OF_A_KIND}")
    if 0 in state.supply and not state.ending:
        raise sheet.wrong("has a player without supply, so ending must be true")
    if state.over and (not state.ending or state.left or state.tile != NONE):
        raise sheet.wrong("is over, so ending must be true, and nothing can be left to build or under way")
    if state.tile != NONE and not state.used[state.turn] & state.board.slots_of[state.tile]:
        raise sheet.wrong("has a tile in use that is not among the used tiles of the player")
    if state.tile != NONE and state.left not in (0, MANDATORY):
        raise sheet.wrong("has a tile in use within the mandatory action")
    if state.lifted != NONE:
        if state.tile == NONE or LOCATIONS[state.tile].act != MOVE:
            raise sheet.wrong("has a lifted settlement, but no tile in use that moves one")
        if not state.empty & ~state.board.special & bit(state.lifted):
            raise sheet.wrong("has a lifted settlement from a hex that is taken or can hold none")
    if state.left and (state.supply[state.turn] == 0 or state.hand[state.turn] == NO_CARD):
        raise sheet.wrong("has settlements left to build, but no supply or no terrain card for them")


def _hex(state: State, sheet: Document, name: str) -> int:
    try:
        return read_hex(state, name)
    except BadNotation as problem:
        raise sheet.wrong(f"names a hex that is none: {problem}") from None


def _cards(sheet: Document, field: str) -> tuple[int, ...]:
    return tuple(CARD_NAMES.index(name) for name in sheet.texts(field, choices=CARD_NAMES))
