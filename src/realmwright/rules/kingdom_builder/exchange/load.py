"""Reading a position from a dump, which people may have edited; :mod:`dump` writes it."""

from collections import Counter
from typing import Final, TypeVar

from realmwright.bits import bit
from realmwright.game import Game, Json
from realmwright.json_reader import JsonReader
from realmwright.record import read_dice, read_players
from realmwright.rules.kingdom_builder.exchange.dump import KITS
from realmwright.rules.kingdom_builder.exchange.notation import tile_names
from realmwright.rules.kingdom_builder.model.amendments import ENDS_WITHOUT_CARDS
from realmwright.rules.kingdom_builder.model.board import NO_CELL, Board
from realmwright.rules.kingdom_builder.model.catalogue import (
    BASE,
    BOARDS,
    CARDS_IN_PLAY,
    EXPANSIONS,
    EXTRAS,
    FIGURES,
    NOMAD_TILE,
    NUMBER_OF,
    OWN,
    TERRAIN_CARDS,
    hooks_of,
    in_play,
    kits_of,
    switches_of,
)
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, FIRST_ANYWHERE, NONE, Round
from realmwright.rules.kingdom_builder.model.hex_names import HEX, hex_of
from realmwright.rules.kingdom_builder.model.maps import TURNED, assemble, draw_map
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS, GameSetup, Position
from realmwright.rules.kingdom_builder.model.terrain import (
    BUILDABLE_KINDS,
    CARD_KINDS,
    CARDS_OF_A_KIND,
    MANDATORY,
    NAMES,
    NO_TERRAIN,
    OPEN,
)
from realmwright.rules.kingdom_builder.play.pieces import put_figure
from realmwright.rules.kingdom_builder.play.turn import find_choices

AnyPosition = TypeVar("AnyPosition", bound=Position)
BUILDABLE_NAMES: Final = [NAMES[kind] for kind in BUILDABLE_KINDS]
TILE_STATES: Final = ("fresh", "used", "new", "lost")
COUNT_LIMIT: Final = 10**6


def load(cls: type[AnyPosition], game: Game, reader: JsonReader, rules: int) -> AnyPosition:
    """The position of a dump, of a class of positions, by these rules, or BadSetup with the reason why it is none."""
    players = read_players(reader, game)
    published = [name for name in EXPANSIONS if name not in (BASE, OWN)]
    sets = _load_names(reader, "sets", published) if reader.has("sets") else ()
    known = in_play(sets)
    cards = _load_names(reader, "cards", [card.name for each in known for card in each.cards], CARDS_IN_PLAY)
    acts = hooks_of(sets, cards, ()).acts
    tasks = _load_names(reader, "tasks", [task.name for each in known for task in each.tasks]) if acts else ()
    start = reader.number("start", 0, len(players) - 1)
    dice = read_dice(reader.part("dice"))
    switches = _load_switches(reader, sets)
    board = _load_board(reader, players, sets)
    setup = GameSetup(board.slot_numbers, cards, start, switches, sets, tasks)
    state = cls(game, board, setup, len(players), dice, rules)
    state.kits = kits_of(state)
    if acts:
        _load_sets(state, reader)

    turn = reader.part("turn")
    _load_turn(state, turn)
    state.shuffles = reader.number("shuffles", 1, COUNT_LIMIT)
    for seat, player in enumerate(players):
        _load_player(state, seat, player)
    if acts:
        _load_set_turn(state, turn)
    else:
        _begin(state)
    state.spread_all()
    turn.finish()
    state.discard = _cards(reader, "discard")
    state.removed = _cards(reader, "removed")
    state.deck = _cards(reader, "deck")[::-1]
    state.secrets = reader.number("secrets", 0, COUNT_LIMIT)
    state.ending = reader.flag("ending")
    state.over = reader.flag("over")
    if rules >= ENDS_WITHOUT_CARDS:
        state.idle = reader.number("idle", -1, COUNT_LIMIT)
    if state.over:
        state.kind = NO_TERRAIN
    reader.finish()
    _check(state, reader)
    try:
        state.choices = find_choices(state)
    except IndexError:
        raise reader.wrong("has a count that the tile in use never comes to") from None
    if not state.choices and not state.over:
        raise reader.wrong("is a position in which nothing can be played, although the game is not over")
    return state


def _load_names(reader: JsonReader, field: str, known: list[str], count: int | None = None) -> tuple[str, ...]:
    """Different names of what there is in a game with these sets."""
    names = reader.texts(field, count, known)
    if len(set(names)) != len(names):
        raise reader.wrong(f"has something twice in {field!r}")
    return tuple(names)


def _labels(sets: tuple[str, ...]) -> list[str]:
    """Every way to lay a board in a game with these sets."""
    return [label + turn for expansion in in_play(sets) for label in expansion.boards for turn in ("", TURNED)]


def _load_switches(reader: JsonReader, sets: tuple[str, ...]) -> dict[str, Json]:
    switches: dict[str, Json] = {}
    for option in switches_of(sets):
        switches[option.name] = (
            reader.flag(option.name) if option.kind == "flag" else reader.text(option.name, option.choices)
        )
    return switches


def _load_board(reader: JsonReader, players: list[JsonReader], sets: tuple[str, ...]) -> Board:
    if reader.has("boards"):
        labels = reader.texts("boards", choices=_labels(sets))
        beside = [EXPANSIONS[BOARDS[label.removesuffix(TURNED)].expansion].lay is not None for label in labels]
        if beside not in ([False] * 4, [False] * 4 + [True]):
            raise reader.wrong(f"names four boards, and behind them one side of an island at most: {', '.join(labels)}")
        return assemble(tuple(labels))
    row, col = reader.numbers("split", 2)
    locations = {}
    drawn = reader.part("locations")
    for name in drawn.names():
        place_of = HEX.fullmatch(name)
        if place_of is None:
            raise drawn.wrong(f"names its hexes like 7,3, not {name[:20]!r}")
        locations[int(place_of[1]), int(place_of[2])] = drawn.text(name, tile_names(sets))
    granted = [
        tile.text("location", tile_names(sets))
        for player in players
        for tile in player.parts("tiles")
        if not tile.has("hex")
    ]
    return draw_map(reader.texts("map"), (row, col), locations, granted)


def _load_sets(state: Position, reader: JsonReader) -> None:
    """What only games with sets have on the table."""
    board = state.board
    if board.nomads():
        gifts = reader.part("nomads")
        numbers = list(board.slot_numbers)
        tiles = [extra.name for extra in EXTRAS if extra.role == NOMAD_TILE]
        for cell, slot in board.nomads().items():
            numbers[slot] = NUMBER_OF[gifts.text(board.name(cell), tiles)]
        gifts.finish()
        state.setup = state.setup.with_offer(tuple(numbers))
    else:
        reader.has("nomads")
    kits = reader.part(KITS)
    for name, kit in state.kits.items():
        part = kits.part(name)
        kit.load(state, part)
        part.finish()
    kits.finish()
    state.posts = _fill(state, reader, "scouts")
    _fill(state, reader, "walls")
    state.closing = reader.flag("closing")


def _fill(state: Position, reader: JsonReader, field: str) -> int:
    """Hexes with something that is nobody's piece."""
    found = 0
    for name in reader.texts(field):
        here = bit(hex_of(state.board, reader, name))
        if (state.blocked | state.board.special) & here:
            raise reader.wrong(f"has something in {field!r} on {name}, which is taken or can hold nothing")
        found |= here
        state.blocked |= here
    return found


def _load_turn(state: Position, turn: JsonReader) -> None:
    state.turn = turn.number("seat", 0, state.players - 1)
    state.actor = state.turn
    state.turns = turn.number("number", 0, COUNT_LIMIT)
    state.left = turn.number("left", 0, COUNT_LIMIT if state.setup.hooks.acts else MANDATORY)
    if turn.has("tile"):
        state.tile = NUMBER_OF[turn.text("tile", tile_names(state.setup.sets))]
    if turn.has("lifted"):
        state.lifted = hex_of(state.board, turn, turn.text("lifted"))


def _begin(state: Position) -> None:
    """In the base game a turn is told by what is left of it."""
    cards = state.hand[state.turn]
    state.kind = cards[0] if cards else NO_TERRAIN
    state.whole = MANDATORY


def _load_set_turn(state: Position, turn: JsonReader) -> None:
    state.actor = turn.number("actor", 0, state.players - 1)
    if turn.has("terrain"):
        state.kind = NAMES.index(turn.text("terrain", BUILDABLE_NAMES))
    else:
        state.kind = OPEN if state.hand[state.turn] and not state.closing else NO_TERRAIN
    state.whole = turn.number("whole", 0, COUNT_LIMIT)
    state.due = turn.number("due", 0, SETTLEMENTS)
    for name in turn.texts("built"):
        state.built |= bit(hex_of(state.board, turn, name))
    state.regular = turn.number("regular", 0, MANDATORY)
    for name in turn.texts("spent", choices=tile_names(state.setup.sets)):
        state.spent |= bit(NUMBER_OF[name])
    if turn.has("carried"):
        state.carried = _figure(turn.text("carried", [figure.name for figure in FIGURES]))
    state.count = turn.whole("count")
    state.freely = turn.number("freely", 0, ANYWHERE | FIRST_ANYWHERE)
    for waiting in turn.parts("rounds"):
        state.rounds += (_load_round(state, waiting),)


def _load_round(state: Position, reader: JsonReader) -> Round:
    waiting = reader.numbers("waiting")
    if not all(0 <= seat < state.players for seat in waiting):
        raise reader.wrong("waits for a seat that is none")
    found = Round(
        NUMBER_OF[reader.text("reaction", tile_names(state.setup.sets))],
        tuple(waiting),
        reader.number("actor", 0, state.players - 1),
        NUMBER_OF[reader.text("tile", tile_names(state.setup.sets))] if reader.has("tile") else NONE,
        reader.whole("count"),
    )
    reader.finish()
    return found


def _figure(name: str) -> int:
    return next(kind for kind, figure in enumerate(FIGURES) if figure.name == name)


def _load_player(state: Position, seat: int, player: JsonReader) -> None:
    board = state.board
    _settle(state, seat, player, player.texts("settlements"), "a settlement")
    settlements = state.own[seat].bit_count()
    in_hand = state.lifted != NONE and state.turn == seat
    state.supply[seat] = player.number("supply", 0, SETTLEMENTS)
    cards = [_card(player.text("card", _card_names()))] if player.has("card") else []
    dealt = [player.number("dealt", 0, state.shuffles)][: len(cards)]
    if state.setup.hooks.acts:
        more = [_card(name) for name in player.texts("more_cards", choices=_card_names())]
        cards += more
        dealt += player.numbers("more_dealt", len(more))
        if not all(0 <= shuffle <= state.shuffles for shuffle in dealt):
            raise player.wrong("holds a card from a shuffle that never was")
        state.aside[seat] = player.number("aside", 0, SETTLEMENTS)
        earned = player.part("earned")
        state.earned[seat] = {name: earned.number(name, 0, COUNT_LIMIT) for name in earned.names()}
        _load_figures(state, seat, player.part("figures"))
    state.hand[seat] = tuple(cards)
    state.dealt[seat] = tuple(dealt)
    _check_count(state, seat, player, settlements + in_hand)
    reach = state.own[seat] | (bit(state.lifted) if in_hand else 0)
    for tile in player.parts("tiles"):
        slot = _slot(state, seat, tile)
        condition = tile.text("state", TILE_STATES)
        tile.finish()
        state.taken[seat] |= bit(slot)
        if condition == "lost":
            continue
        if not (state.closing or board.kept_slots >> slot & 1 or board.slot_around[slot] & reach):
            raise tile.wrong("is held, but no settlement of its owner stands next to its hex")
        state.held[seat] |= bit(slot)
        if condition == "fresh":
            state.fresh[seat] |= bit(slot)
        elif condition == "used":
            state.used[seat] |= bit(slot)
    player.finish()


def _settle(state: Position, seat: int, player: JsonReader, names: list[str], what: str) -> int:
    found = 0
    for name in names:
        here = bit(hex_of(state.board, player, name))
        if (state.filled() | state.board.special) & here:
            raise player.wrong(f"has {what} on {name}, which is taken or can hold none")
        state.own[seat] |= here
        found |= here
    return found


def _load_figures(state: Position, seat: int, reader: JsonReader) -> None:
    for kind, figure in enumerate(FIGURES):
        if state.figures and reader.has(figure.name):
            names = reader.texts(figure.name)
            if len(names) > figure.pieces * figure.hexes or len(names) % figure.hexes:
                raise reader.wrong(f"has {len(names)} hexes with a {figure.name}; there is {figure.pieces} a player")
            put_figure(state, kind, _settle(state, seat, reader, names, f"a {figure.name}"))
    reader.finish()


def _check_count(state: Position, seat: int, player: JsonReader, placed: int) -> None:
    """All settlements of a seat are somewhere; games with sets are checked when the whole turn is known."""
    if not state.setup.hooks.acts and placed + state.supply[seat] != SETTLEMENTS:
        raise player.wrong(f"has {placed} settlements on the board, so supply must be {SETTLEMENTS - placed}")


def _slot(state: Position, seat: int, tile: JsonReader) -> int:
    """Where on the board a tile was taken; of the tiles that come from no hex, one that the seat has not yet."""
    board = state.board
    number = NUMBER_OF[tile.text("location", tile_names(state.setup.sets))]
    cell = hex_of(state.board, tile, tile.text("hex")) if tile.has("hex") else NO_CELL
    for slot, place in enumerate(board.slot_cells):
        if place == cell and state.setup.offer[slot] == number and not state.taken[seat] >> slot & 1:
            if state.tiles_left(slot):
                return slot
            if cell != NO_CELL:
                raise tile.wrong("is a tile too many from this hex")
    raise tile.wrong(f"comes from a hex that gives its owner no {EXTRAS[number].name}, or not another one")


def _check(state: Position, reader: JsonReader) -> None:
    """What must hold between the parts of a position."""
    cards = Counter((*state.deck, *state.discard, *state.removed, *(card for hand in state.hand for card in hand)))
    for card, terrain in enumerate(TERRAIN_CARDS):
        allowed = (CARDS_OF_A_KIND,) if card < len(CARD_KINDS) else (0, 1)
        if cards[card] not in allowed:
            raise reader.wrong(f"has {cards[card]} terrain cards of {terrain.name}; there must be {allowed[-1]}")
    for seat, supply in enumerate(state.supply):
        if not supply and not state.ending and not state.aside[seat] and not (state.due and seat == state.turn):
            raise reader.wrong("has a player without supply, so ending must be true")
    if state.over and (not state.ending or state.left or state.tile != NONE):
        raise reader.wrong("is over, so ending must be true, and nothing can be left to build or under way")
    if state.left > state.whole:
        raise reader.wrong("has more settlements left to build than the mandatory action has")
    if state.left and (not state.supply[state.turn] + state.due or not state.hand[state.turn]):
        raise reader.wrong("has settlements left to build, but no supply or no terrain card for them")
    if state.lifted != NONE:
        if state.tile == NONE or not (EXTRAS[state.tile].moves or EXTRAS[state.tile].moves_posts):
            raise reader.wrong("has a lifted settlement, but no tile in use that moves one")
        if not (state.free | state.closed) & ~state.board.special & bit(state.lifted):
            raise reader.wrong("has a lifted settlement from a hex that is taken or can hold none")
    if not state.setup.hooks.acts:
        _check_tile(state, reader)
    else:
        _check_sets(state, reader)


def _check_tile(state: Position, reader: JsonReader) -> None:
    """In the base game a tile is used before or after the mandatory action, by the player whose turn it is."""
    if state.tile != NONE and not state.used[state.turn] & state.setup.slots_of[state.tile]:
        raise reader.wrong("has a tile in use that is not among the used tiles of the player")
    if state.tile != NONE and state.left not in (0, MANDATORY):
        raise reader.wrong("has a tile in use within the mandatory action")


def _check_sets(state: Position, reader: JsonReader) -> None:
    for seat in range(state.players):
        if state.settlements(seat) != SETTLEMENTS:
            raise reader.wrong(f"has {state.settlements(seat)} settlements of seat {seat}; there must be {SETTLEMENTS}")
    if state.actor != state.turn and not state.rounds:
        raise reader.wrong("lets somebody act in the turn of another, but nobody reacts to anything")
    if state.closing and (not state.ending or state.left or state.due or state.posts):
        raise reader.wrong("is behind the last round, so ending must be true, and nothing of a turn can be left")


def _card_names() -> list[str]:
    return [card.name for card in TERRAIN_CARDS]


def _card(name: str) -> int:
    return _card_names().index(name)


def _cards(reader: JsonReader, field: str) -> tuple[int, ...]:
    return tuple(_card(name) for name in reader.texts(field, choices=_card_names()))
