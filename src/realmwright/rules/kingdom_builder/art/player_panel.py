"""Below the map of Kingdom Builder: what lies before each player, and at the right the cards that earn gold."""

from collections.abc import Iterator
from typing import Final

from realmwright.bits import each
from realmwright.drawing import (
    GOLD,
    PEN,
    PLAYERS,
    Palette,
    Player,
    Point,
    element,
    mix,
    number,
    settlement_id,
    use,
    write,
)
from realmwright.hexgames import player_strip
from realmwright.hexgames.player_strip import Item, Line, Strip
from realmwright.rules.kingdom_builder.art import overview
from realmwright.rules.kingdom_builder.art.emblems import emblem_id
from realmwright.rules.kingdom_builder.art.figures import CITY_HALL, figure_id
from realmwright.rules.kingdom_builder.art.glyphs import ground_id, place_id
from realmwright.rules.kingdom_builder.art.terrain_cards import terrain_card_id
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import NAMES, SILO
from realmwright.rules.kingdom_builder.play.scoring import total, winners

TILE: Final = 32.0
TILES_IN_A_LINE: Final = 12
CARD_STEP: Final = 25.0


def least_width(board: Board) -> float:
    """How much room a strip needs from side to side."""
    return (
        player_strip.ITEMS_FROM
        + TILE * min(len(board.slot_cells), TILES_IN_A_LINE)
        + player_strip.POSTER.x
        + player_strip.PADDING
    )


def strip(state: Position, viewer: int | None, width: float, top: float, palette: Palette) -> Strip:
    """Everything below the map."""
    lines = [_line(state, viewer, seat, width, palette) for seat in range(state.players)]
    posters = [_poster(state, name, palette) for name in (*state.setup.cards, *state.setup.tasks)]
    return player_strip.strip(lines, posters, width, top)


def column(state: Position, viewer: int | None, left: float, top: float) -> Strip:
    """Beside the map of a figure: the terrain cards and tiles of whoever is to play.

    Nothing where the turn is as good as over: such a figure is about what stands on the map.
    """
    seat = state.turn
    if state.over or not (state.left or state.held[seat]):
        return player_strip.column((), left, top)
    cards = [TERRAIN_CARDS[card].name for card in overview.seen_cards(state, seat, viewer)]
    items = [*(player_strip.column_card(terrain_card_id(name)) for name in cards), *_tiles(state, seat)]
    return player_strip.column(items, left, top)


def _poster(state: Position, name: str, palette: Palette) -> str:
    """A scoring card, with the terrain that it took out of the game. A task has round ends."""
    task = name in state.setup.tasks
    gone = "" if task else overview.outcast(state, name)
    sign = "".join(_struck_out(gone, player_strip.SIGN_AT, palette)) if gone else ""
    return player_strip.poster(name, emblem_id(name), palette, round_ends=task, sign=sign)


def _struck_out(kind: str, at: Point, palette: Palette) -> list[str]:
    """A terrain that is out of the game."""
    line = f"M{number(at.x - 9)} {number(at.y + 9)}l18-18"
    return [
        use(ground_id(kind), at.x, at.y, 0.5),
        element("path", d=line, stroke=palette.panel, stroke_width=4.6, **PEN),
        element("path", d=line, stroke=palette.text, stroke_width=1.8, **PEN),
    ]


# A player's line


def _line(state: Position, viewer: int | None, seat: int, width: float, palette: Palette) -> Line:
    """Shape, name, supply left, the terrain cards if they are seen, and the rest; winners on paper at the end."""
    y = player_strip.LINE / 2
    cards = overview.seen_cards(state, seat, viewer)
    items = (*_tiles(state, seat), *_belongings(state, seat, palette))
    items_from = player_strip.ITEMS_FROM + CARD_STEP * max(len(cards) - 1, 0)
    drawn = []
    if seat == state.turn != state.seat and not state.over:
        arrow = f"M15 {number(y - 3.5)}v7l5.5-3.5z"
        drawn.append(element("path", class_="rw-waits", d=arrow, stroke=palette.text, stroke_width=1.2, **PEN))
    drawn += [_card(state, card, player_strip.CARDS_AT + CARD_STEP * place, y) for place, card in enumerate(cards)]
    drawn += player_strip.name_plate(PLAYERS[seat], state.supply[seat], palette)
    if state.over:
        drawn.append(_gold(total(state, seat), 142, y, palette))
    lit = seat in winners(state) if state.over else seat == state.seat
    to_move = seat == state.seat
    return player_strip.line(drawn, items, width, palette, lit=lit, to_move=to_move, items_from=items_from)


def _card(state: Position, card: int, x: float, y: float) -> str:
    """A terrain card: in the base game, where each is of one kind, the hex of this kind stands for it."""
    name = TERRAIN_CARDS[card].name
    if not state.setup.sets:
        return use(ground_id(name), x, y, 0.74, class_="rw-card")
    return use(terrain_card_id(name), x, y, 0.92, class_="rw-card")


def _tiles(state: Position, seat: int) -> Iterator[Item]:
    """The seat's tiles; those that cannot be used at present are dim."""
    for slot in each(state.held[seat]):
        yield _tile(place_id(overview.tile_name(state, slot)), fresh=bool(state.fresh[seat] >> slot & 1))


def _tile(name: str, fresh: bool) -> Item:
    if fresh:
        return Item(TILE, lambda x, y: use(name, x, y, 0.84))
    return Item(TILE, lambda x, y: use(name, x, y, 0.84, opacity=player_strip.DIM))


def _belongings(state: Position, seat: int, palette: Palette) -> Iterator[Item]:
    """Figures that are not on the board, settlements set aside, settlement tiles, silo actions, gold."""
    player = PLAYERS[seat]
    reserve = overview.reserve(state, seat)
    if reserve:
        yield Item(player_strip.BETWEEN, lambda x, y: "")
    for name, count in reserve.items():
        for _ in range(count):
            yield _figure(name, player)
    aside = overview.set_aside(state, seat)
    if aside:
        yield player_strip.counted("set aside", aside, _tray(player, palette), palette)
    values = overview.settlement_tiles(state, seat)
    if values:
        yield player_strip.counted("settlement tiles", values, _value(player, palette), palette)
    silos = overview.silos(state, seat)
    if silos:
        yield player_strip.counted("silo actions", silos, use(place_id(NAMES[SILO]), 0, 0, 0.5), palette)
    gold = overview.earned(state, seat)
    if gold and not state.over:
        yield player_strip.counted("gold", gold, _coin(0, 0, palette), palette)


def _figure(name: str, player: Player) -> Item:
    """A figure in reserve."""
    width, scale = (30, 0.27) if name == CITY_HALL else (24, 0.8)
    title = element("title", f"{name}, in reserve")
    return Item(width, lambda x, y: element("g", title, use(figure_id(name, player), x, y, scale), class_="rw-reserve"))


def _tray(player: Player, palette: Palette) -> str:
    """A settlement that waits on a tray."""
    tray = element("path", d="M-9 3.5V8H9V3.5", stroke=palette.text, stroke_width=1.2, **PEN)
    return use(settlement_id(player), 0, -1, 0.62) + tray


def _value(player: Player, palette: Palette) -> str:
    """A settlement on a tile of paper."""
    rim = mix(palette.shade(GOLD), palette.ink, 0.3)
    tile = element("rect", x=-8.5, y=-9, width=17, height=18, rx=3, fill=palette.paper, stroke=rim, stroke_width=1.4)
    return tile + use(settlement_id(player), 0, 0, 0.58)


def _coin(x: float, y: float, palette: Palette) -> str:
    gold = palette.shade(GOLD)
    return element("circle", cx=x, cy=y, r=5, fill=gold, stroke=mix(gold, palette.ink, 0.5), stroke_width=1.2)


def _gold(total: int, x: float, y: float, palette: Palette) -> str:
    """Gold at the end of the game."""
    written = write(str(total), x + 18, y, player_strip.TEXT, stroke=palette.text, stroke_width=0.95, **PEN)
    return _coin(x + 8, y, palette) + written
