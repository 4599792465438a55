"""Below the map of Winter Kingdom: what lies before each player, and at the right the cards that all play by."""

from collections.abc import Iterator
from typing import Final

from realmwright.drawing import PEN, PLAYERS, Palette, Point, element, middle, mix, number, use, write
from realmwright.hexes import Axial
from realmwright.hexgames import player_strip
from realmwright.hexgames.player_strip import Item, Line, Strip
from realmwright.rules.winter_kingdom.art import overview
from realmwright.rules.winter_kingdom.art.emblems import emblem_id
from realmwright.rules.winter_kingdom.art.figures import COIN_ID, fort_id
from realmwright.rules.winter_kingdom.art.glyphs import terrain_card_id
from realmwright.rules.winter_kingdom.art.overview import LEVELS, Talent
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, TALENTS
from realmwright.rules.winter_kingdom.model.components import CENTRES
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import NAMES
from realmwright.rules.winter_kingdom.play.scoring import score, winners

CARD: Final = Point(25, 31)
"""A talent card."""
CARD_STEP: Final = 29.0
COLUMN_STEP: Final = 37.0
"""The same from top to bottom."""
LEAST_WIDTH: Final = player_strip.ITEMS_FROM + 10 * CARD_STEP + player_strip.POSTER.x + 3 * player_strip.PADDING
"""How much room a strip needs from side to side."""
AXES: Final = {"horizontal": Point(5.6, 0), "falling": Point(3, 5.2), "rising": Point(3, -5.2)}
"""From the middle of a sign to an end of a line."""
SMALL: Final = 0.019
"""From the size of a map to that of a sign."""
STAR: Final = "M0-7L2.1-2.4 7-1.8 3.4 1.7 4.3 6.6 0 4.2-4.3 6.6-3.4 1.7-7-1.8-2.1-2.4z"


def strip(state: Position, viewer: int | None, width: float, top: float, palette: Palette) -> Strip:
    """Everything below the map."""
    lines = [_line(state, viewer, seat, width, palette) for seat in range(state.players)]
    return player_strip.strip(lines, _posters(state, palette), width, top)


def column(state: Position, viewer: int | None, left: float, top: float, palette: Palette) -> Strip:
    """Beside the map of a figure: the terrain card, the coins and the talents of whoever is to play.

    Nothing where there is nothing to build, to buy or to use but the tunnel card: such a figure is about what stands on
    the map.
    """
    seat = state.turn
    if state.over or not (state.left or state.coins[seat] or state.owned[seat]):
        return player_strip.column((), left, top)
    cards = [NAMES[card] for card in overview.seen_cards(state, seat, viewer)]
    items = [player_strip.column_card(terrain_card_id(name)) for name in cards]
    if state.coins[seat]:
        items.append(player_strip.counted("coins", state.coins[seat], use(COIN_ID, 0, 0, 0.68), palette))
    items += [item._replace(width=COLUMN_STEP) for item in _talents(state, viewer, seat, palette)]
    return player_strip.column(items, left, top)


# What all play by


def _posters(state: Position, palette: Palette) -> Iterator[str]:
    """Scoring cards, the economy and, with round ends, twists."""
    for name in state.setup.cards:
        direction = overview.direction(state, name)
        yield player_strip.poster(
            name, emblem_id("card", name), palette, sign=_axis(direction, palette) if direction else ""
        )
    name = ECONOMIES[state.setup.economy].name
    sign = _schematic(state, palette) if overview.top_board(state) else ""
    yield player_strip.poster(name, emblem_id("economy", name), palette, sign=sign)
    for name in state.setup.twists:
        yield player_strip.poster(name, emblem_id("twist", name), palette, round_ends=True)


def _axis(direction: str, palette: Palette) -> str:
    """A line in the direction that counts, through three hexes."""
    x, y = AXES[direction]
    ends = f"M{number(player_strip.SIGN_AT.x - x)} {number(player_strip.SIGN_AT.y - y)}l{number(2 * x)} {number(2 * y)}"
    line = element("path", class_="rw-direction", d=ends, stroke=palette.text, stroke_width=1.4, **PEN)
    places = [Point(player_strip.SIGN_AT.x + share * x, player_strip.SIGN_AT.y + share * y) for share in (-1, 0, 1)]
    return line + "".join(element("circle", cx=place.x, cy=place.y, r=1.7, fill=palette.text) for place in places)


def _schematic(state: Position, palette: Palette) -> str:
    """The seven boards, and which of them is the top one."""
    drawn = []
    for slot, (q, r) in enumerate(CENTRES):
        x, y = middle(Axial(q, r))
        fill = palette.text if slot == state.setup.top else mix(palette.panel, palette.text, 0.25)
        drawn.append(
            element(
                "circle", cx=player_strip.SIGN_AT.x + SMALL * x, cy=player_strip.SIGN_AT.y + SMALL * y, r=2.3, fill=fill
            )
        )
    return element("g", *drawn, class_="rw-top")


# A player's line


def _line(state: Position, viewer: int | None, seat: int, width: float, palette: Palette) -> Line:
    """Shape, name, houses left, the terrain card if it is seen, and the rest; winners on paper at the end."""
    drawn = player_strip.name_plate(PLAYERS[seat], state.supply[seat], palette)
    for card in overview.seen_cards(state, seat, viewer):
        drawn.append(
            use(terrain_card_id(NAMES[card]), player_strip.CARDS_AT + 4, player_strip.LINE / 2, 0.92, class_="rw-card")
        )
    if state.over:
        drawn.append(_points(score(state, seat).total, 142, palette))
    lit = seat in winners(state) if state.over else seat == state.seat
    items = _items(state, viewer, seat, palette)
    return player_strip.line(drawn, items, width, palette, lit=lit, to_move=seat == state.seat)


def _points(total: int, x: float, palette: Palette) -> str:
    """Points at the end of the game."""
    y = player_strip.LINE / 2
    star = element("path", d=STAR, fill=palette.text, transform=f"translate({number(x + 8)} {number(y)})")
    return star + write(str(total), x + 19, y, player_strip.TEXT, stroke=palette.text, stroke_width=0.95, **PEN)


def _items(state: Position, viewer: int | None, seat: int, palette: Palette) -> Iterator[Item]:
    """Forts and coins, open talents, and those in hand: how many, or to their owner which."""
    player = PLAYERS[seat]
    yield player_strip.counted("forts left", state.fort_supply[seat], use(fort_id(player), 0, 0, 0.68), palette)
    yield player_strip.counted("coins", state.coins[seat], use(COIN_ID, 0, 0, 0.68), palette)
    yield Item(player_strip.BETWEEN, lambda x, y: "")
    yield from _talents(state, viewer, seat, palette)
    hand = overview.seen_hand(state, seat, viewer)
    if state.unbought[seat] and not hand:
        yield player_strip.counted("hidden talents", state.unbought[seat].bit_count(), _back(palette), palette)


def _talents(state: Position, viewer: int | None, seat: int, palette: Palette) -> Iterator[Item]:
    """Open talents, and to their owner those in hand."""
    for talent in overview.open_talents(state, seat):
        yield _open_card(talent, palette)
    hand = overview.seen_hand(state, seat, viewer)
    if hand:
        yield Item(player_strip.BETWEEN, lambda x, y: "")
    for held in hand:
        yield _hidden_card(TALENTS[held].name, state.setup.prices.buy[held], palette)


def _open_card(talent: Talent, palette: Palette) -> Item:
    """A talent that was bought, with its level; dim if it cannot be used any more in this turn."""
    said = talent.title + "".join(f", {LEVELS[level]} used" for level in talent.used)
    face = element(
        "g",
        _frame(fill=palette.paper, stroke=mix(palette.paper, palette.ink, 0.5)),
        use(emblem_id("talent", talent.name), 0, -4, 0.8, color=palette.ink),
        write(LEVELS[talent.level], 0, 10.3, 6, 0.5, stroke=palette.ink, stroke_width=1.2, **PEN),
        **({"opacity": player_strip.DIM} if talent.spent else {}),
    )
    return _card("rw-talent", said, face)


def _hidden_card(name: str, price: int, palette: Palette) -> Item:
    """A talent that only its owner sees, with what it costs."""
    tone = mix(palette.table, palette.text, 0.6)
    face = (
        _frame(fill="none", stroke=tone, stroke_dasharray="3 2")
        + use(emblem_id("talent", name), 0, -4, 0.8, color=palette.text)
        + use(COIN_ID, -5, 10.3, 0.3)
        + write(str(price), 0.5, 10.3, 6, stroke=palette.text, stroke_width=1.2, **PEN)
    )
    return _card("rw-hand", f"{name}, in hand, price: {price}", face)


def _card(name: str, said: str, face: str) -> Item:
    def draw(x: float, y: float) -> str:
        return element("g", element("title", said), face, class_=name, transform=f"translate({number(x)} {number(y)})")

    return Item(CARD_STEP, draw)


def _frame(**attributes: str | float) -> str:
    return element("rect", x=-CARD.x / 2, y=-CARD.y / 2, width=CARD.x, height=CARD.y, rx=3, **attributes)


def _back(palette: Palette) -> str:
    """The back of a card."""
    tone = mix(palette.table, palette.text, 0.6)
    flake = "M0-4.5V4.5M-3.9-2.3L3.9 2.3M3.9-2.3L-3.9 2.3"
    return element(
        "rect", x=-7, y=-9.5, width=14, height=19, rx=2.5, fill="none", stroke=tone, stroke_dasharray="3 2"
    ) + element("path", d=flake, stroke=tone, stroke_width=1.3, **PEN)
