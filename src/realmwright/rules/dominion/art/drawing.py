"""The table of Dominion as a drawing: the supply, what is in play, the viewer's hand, and a line for each player.

It shows what lies open and what the viewer's own seat sees: no other hand, no deck, and of a discard pile the top.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.drawing import (
    PEN,
    PLAYERS,
    WHITE,
    Palette,
    Point,
    element,
    mix,
    number,
    palette_of,
    picture,
    settlement,
    settlement_id,
    use,
    write,
)
from realmwright.game import PaletteName, check_seat
from realmwright.rules.dominion.art.faces import (
    BACK_ID,
    CARD,
    COIN_ID,
    FACES,
    POINTS_ID,
    back,
    coin,
    counted,
    face,
    named,
    paper_of,
    plain,
    points,
)
from realmwright.rules.dominion.art.illustrations import picture_id, picture_symbol
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.exchange.view import aside, by_price, known_seat, open_piles
from realmwright.rules.dominion.model.actions import PLAY, REVEAL, SPAN
from realmwright.rules.dominion.model.catalogue import BASICS, KINGDOM
from realmwright.rules.dominion.model.phases import BUYS, DRAFT, OVER
from realmwright.rules.dominion.model.position import Position
from realmwright.rules.dominion.play.instructions import Choose
from realmwright.rules.dominion.play.performing import REACT
from realmwright.rules.dominion.play.scoring import score, winners
from realmwright.rules.dominion.play.zones import owned, top_seen
from realmwright.terminal import Say
from realmwright.terminal import plain as plain_words

PADDING: Final = 16.0
GAP: Final = 10.0
LARGE: Final = 1.5
"""The scale of cards in the supply, in play and in the hand."""
SMALL: Final = 0.5
"""The scale of cards in a player's line and in the trash."""
COLUMN: Final = CARD.x * LARGE + GAP
ROW: Final = CARD.y * LARGE + GAP
HALF: Final = KINGDOM // 2
"""The kingdom lies in two rows; beside them is room for the turn and the trash."""
WIDTH: Final = COLUMN * BASICS - GAP
"""Of everything between the margins: the basic cards lie in one row."""
LINE: Final = 40.0
"""The height of a player's line."""
SEEN_FROM: Final = 330.0
"""Where in a player's line the cards begin that are seen."""
OFFERED: Final = 9
"""How many cards of a draft lie in a row."""
TURN_STEP: Final = 23.0
"""From line to line of what the turn has left."""
TRASH_ROOM: Final = 76.0
"""For cards of the trash in a figure, left of where the coins are."""
COIN_ROOM: Final = 18.0
TEXT: Final = 9.0
DIM: Final = ".4"


class Part(NamedTuple):
    """A strip of the table, as wide as the whole."""

    height: float
    drawn: list[str]


def svg(state: Position, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
    """The table as this seat sees it, or everybody, with the cards lit that can be chosen now."""
    check_seat(state, seat)
    colours = palette_of(palette, dark=dark)
    parts = _draft(state, colours) if state.phase == DRAFT else _table(state, seat, colours)
    for owner in range(state.players):
        line = element("g", *_line(state, seat, owner, colours, PLAYERS[owner].name), class_="rw-line")
        parts.append(Part(LINE, [line]))
    return _stacked(state, seat, parts, colours)


def figure(
    state: Position,
    seat: int | None = None,
    palette: PaletteName = "map",
    *,
    dark: bool = False,
    say: Say | None = None,
) -> str:
    """What is chosen from now, what is in play, the viewer's hand, and the cards of everybody; not the whole supply."""
    check_seat(state, seat)
    colours = palette_of(palette, dark=dark)
    say = say or plain_words
    parts = _draft(state, colours, say) if state.phase == DRAFT else _example(state, seat, colours, say)
    return _stacked(state, seat, parts, colours)


def _stacked(state: Position, viewer: int | None, parts: Sequence[Part], palette: Palette) -> str:
    """A picture of parts one below the other."""
    layers = []
    top = PADDING
    for part in parts:
        layers.append(_at(PADDING, top, *part.drawn))
        top += part.height
    size = Point(WIDTH + 2 * PADDING, top + PADDING / 2)
    ground = element("rect", width=size.x, height=size.y, fill=palette.table)
    defined = _definitions(state, "".join(layers), palette)
    return picture("Dominion", _description(state, viewer), size, defined, ground, *layers)


def _definitions(state: Position, drawn: str, palette: Palette) -> list[str]:
    """Each thing that is drawn again and again. Of the pictures of cards, which are large, only those that are seen."""
    names = [CATALOGUE.names[card] for card in (*range(BASICS), *each(state.kingdom | state.draftable))]
    return [
        *(face(name, palette) for name in FACES),
        *(picture_symbol(name, palette) for name in names if f'"#{picture_id(name)}"' in drawn),
        coin(palette),
        points(palette),
        back(palette),
        *(settlement(player, palette) for player in PLAYERS[: state.players]),
    ]


def _at(x: float, y: float, *drawn: str, scale: float = 1, **attributes: str) -> str:
    """Something that is drawn around the origin, at its place."""
    place = f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f"scale({scale})")
    return element("g", *drawn, transform=place, **attributes)


def _write(text: str, x: float, y: float, palette: Palette, lean: float = 0) -> str:
    """Writing upon the table or upon a panel."""
    return write(text, x, y, TEXT, lean, stroke=palette.text, stroke_width=0.9, **PEN)


# Cards


def _ring(palette: Palette) -> str:
    """Around a card that can be chosen."""
    box: dict[str, float] = {"x": -CARD.x / 2, "y": -CARD.y / 2, "width": CARD.x, "height": CARD.y, "rx": 4}
    rings = (
        element("rect", fill="none", stroke=colour, stroke_width=thickness, **box)
        for colour, thickness in ((palette.ink, 4), (WHITE, 2.2))
    )
    return element("g", *rings, class_="rw-target")


def _spread(cards: Sequence[int], room: float, palette: Palette, lit: int = 0, say: Say = plain_words) -> list[str]:
    """Cards in a row, one over the other where there are many."""
    step = min(COLUMN, (room - CARD.x * LARGE) / max(1, len(cards) - 1))
    drawn = []
    for place, card in enumerate(cards):
        ring = _ring(palette) if lit >> card & 1 else ""
        x, y = CARD.x * LARGE / 2 + step * place, CARD.y * LARGE / 2
        drawn.append(_at(x, y, named(CATALOGUE.names[card], palette, say), ring, scale=LARGE))
    return drawn


def _minis(cards: Sequence[int], x: float, y: float, room: float, palette: Palette) -> list[str]:
    """Small cards in a row, one over the other where there are many."""
    step = min(CARD.x * SMALL + 2, (room - CARD.x * SMALL) / max(1, len(cards) - 1))
    left = x + CARD.x * SMALL / 2
    return [_mini(card, left + step * place, y, palette) for place, card in enumerate(cards)]


def _mini(card: int, x: float, y: float, palette: Palette) -> str:
    name = CATALOGUE.names[card]
    return _at(x, y, element("title", name), plain(name, palette), scale=SMALL)


# The table


def _table(state: Position, viewer: int | None, palette: Palette) -> list[Part]:
    kingdom = by_price(each(state.kingdom))
    lit = open_piles(state, viewer)
    parts = [
        Part(ROW, _piles(state, range(BASICS), lit, palette)),
        Part(ROW, [*_piles(state, kingdom[:HALF], lit, palette), *_side(state, palette)]),
        Part(ROW + GAP, _piles(state, kingdom[HALF:], lit, palette)),
    ]
    if state.phase != OVER:
        parts.append(Part(ROW + GAP, _in_play(state, palette)))
        if viewer is not None and state.hand[viewer]:
            parts.append(Part(ROW + GAP, [_hand(state, viewer, palette)]))
    return parts


def _hand(state: Position, viewer: int, palette: Palette, say: Say = plain_words) -> str:
    """The viewer's own cards."""
    cards = _spread(by_price(state.hand[viewer]), WIDTH, palette, _lit_in_hand(state, viewer), say)
    return element("g", *cards, class_="rw-hand")


def _lit_in_hand(state: Position, viewer: int) -> int:
    """The cards of the viewer's hand that can be chosen now; other choices are about cards beside it."""
    if viewer != state.chooser:
        return 0
    if not state.stack:
        return _nameable(state, PLAY)
    instruction = CATALOGUE.instructions[state.stack[-1].number]
    if isinstance(instruction, Choose):
        return _nameable(state, instruction.verb)
    return _nameable(state, REVEAL) if instruction.number == REACT else 0


def _nameable(state: Position, verb: int) -> int:
    """The cards that can be named with a verb now."""
    return state.choices >> verb & (1 << SPAN) - 1


def _piles(
    state: Position,
    cards: Sequence[int],
    lit: int,
    palette: Palette,
    say: Say = plain_words,
    scale: float = LARGE,
) -> list[str]:
    drawn = []
    for place, card in enumerate(cards):
        x, y = (CARD.x * scale + GAP) * place + CARD.x * scale / 2, CARD.y * scale / 2
        ring = _ring(palette) if lit >> card & 1 else ""
        drawn.append(_at(x, y, *_pile(state, card, palette, say), ring, scale=scale, class_="rw-pile"))
    return drawn


def _pile(state: Position, card: int, palette: Palette, say: Say) -> list[str]:
    """A card and how many of it are left."""
    count = state.supply[card]
    return [
        element("title", f"{CATALOGUE.names[card]}: {count}"),
        _faded(named(CATALOGUE.names[card], palette, say), count),
        counted(count, palette),
    ]


def _faded(drawn: str, count: int) -> str:
    """What there is nothing of any more is hardly seen."""
    return drawn if count else element("g", drawn, opacity=DIM)


def _side(state: Position, palette: Palette) -> list[str]:
    """Beside the two rows of the kingdom: what the turn has left, and each kind of card in the trash."""
    x = COLUMN * HALF
    width = WIDTH - x
    left, right = x + 14, WIDTH - 14
    drawn = [element("rect", x=x, y=0, width=width, height=2 * ROW - GAP, rx=8, fill=palette.panel)]
    if state.phase != OVER:
        drawn += _turn_left(state, left, right, 24, palette)
    drawn += [_write("trash", left, 130, palette), _write(str(len(state.trash)), right, 130, palette, 1)]
    drawn += _minis(by_price(set(state.trash)), left, 166, width - 28, palette)
    return drawn


def _turn_left(
    state: Position, left: float, right: float, top: float, palette: Palette, say: Say = plain_words
) -> list[str]:
    """What the turn has left: actions, buys and coins, a line each."""
    drawn = []
    for y, word, count in ((top, "actions", state.actions), (top + TURN_STEP, "buys", state.buys)):
        drawn += [_write(say(f"picture-{word}"), left, y, palette), _write(str(count), right, y, palette, 1)]
    y = top + 2 * TURN_STEP
    drawn += [_write(say("picture-coins"), left, y, palette), use(COIN_ID, right - 6, y)]
    drawn.append(write(str(state.coins), right - 6, y, TEXT, 0.5, stroke=palette.ink, stroke_width=1, **PEN))
    return drawn


def _in_play(state: Position, palette: Palette) -> list[str]:
    box = element("rect", x=-GAP / 2, y=-GAP / 2, width=WIDTH + GAP, height=ROW, rx=8, fill=palette.panel)
    return [box, element("g", *_spread(state.table, WIDTH, palette), class_="rw-table")]


def _example(state: Position, viewer: int | None, palette: Palette, say: Say) -> list[Part]:
    """The parts of a figure."""
    parts = []
    # Whoever could still play an Action looks at the hand, although they might go on to buy.
    lit = open_piles(state, viewer) if state.stack or state.phase == BUYS else 0
    chosen_from = [card for card in (*range(BASICS), *by_price(each(state.kingdom))) if lit >> card & 1]
    # All of them are one row, or smaller ones.
    in_a_row, scale = (BASICS, LARGE) if len(chosen_from) <= BASICS else (OFFERED, 1.0)
    for first in range(0, len(chosen_from), in_a_row):
        piles = _piles(state, chosen_from[first : first + in_a_row], lit, palette, say, scale)
        parts.append(Part(CARD.y * scale + GAP, piles))
    if state.phase != OVER:
        parts.append(Part(ROW + GAP, _turn_in_play(state, palette, say)))
        if viewer is not None and state.hand[viewer]:
            parts.append(Part(ROW + GAP / 2, [_hand(state, viewer, palette, say)]))
    lines = [_line(state, viewer, owner, palette, name="") for owner in range(state.players)]
    return parts + [Part(LINE, [element("g", *line, class_="rw-line")]) for line in lines]


def _turn_in_play(state: Position, palette: Palette, say: Say) -> list[str]:
    """What is in play, and beside it what the turn has left and what is in the trash."""
    room = COLUMN * HALF - GAP
    box = element("rect", x=-GAP / 2, y=-GAP / 2, width=WIDTH + GAP, height=ROW, rx=8, fill=palette.panel)
    played = element("g", *_spread(state.table, room, palette, say=say), class_="rw-table")
    left, right = room + 2 * GAP, WIDTH - GAP
    trash = by_price(set(state.trash))
    drawn = [box, played, *_turn_left(state, left, right, 12 if trash else 24, palette, say)]
    if trash:
        drawn.append(_write(say("picture-trash"), left, 12 + 3 * TURN_STEP, palette))
        drawn += _minis(trash, right - TRASH_ROOM, 8 + 3 * TURN_STEP, TRASH_ROOM - COIN_ROOM, palette)
    return drawn


def _draft(state: Position, palette: Palette, say: Say = plain_words) -> list[Part]:
    """The kingdom as far as it is chosen, and what is left to pick from."""
    parts = []
    kingdom = by_price(each(state.kingdom))
    left = (WIDTH - COLUMN * HALF + GAP) / 2
    for first in range(0, KINGDOM, HALF):
        chosen = kingdom[first : first + HALF]
        empty = [_place(left + COLUMN * place, 0, LARGE, palette) for place in range(len(chosen), HALF)]
        parts.append(Part(ROW, [_at(left, 0, *_spread(chosen, COLUMN * HALF, palette, say=say)), *empty]))
    offered = by_price(each(state.draftable))
    step = (WIDTH - CARD.x) / (OFFERED - 1)
    for first in range(0, len(offered), OFFERED):
        row = offered[first : first + OFFERED]
        drawn = [
            _at(CARD.x / 2 + step * place, CARD.y / 2, named(CATALOGUE.names[card], palette, say))
            for place, card in enumerate(row)
        ]
        parts.append(Part(CARD.y + GAP, [_at(0, GAP, *drawn)]))
    parts.append(Part(2 * GAP, []))
    return parts


def _place(x: float, y: float, scale: float, palette: Palette) -> str:
    """Where a card will lie."""
    rim = mix(palette.table, palette.text, 0.35)
    width, height = CARD.x * scale, CARD.y * scale
    return element("rect", x=x, y=y, width=width, height=height, rx=4, fill="none", stroke=rim, stroke_dasharray="5 4")


# Players


def _line(state: Position, viewer: int | None, seat: int, palette: Palette, name: str) -> list[str]:
    """Shape, name and points; deck, hand and discard pile; what else is seen of the cards, or what counted."""
    y = LINE / 2
    drawn = []
    if seat in (winners(state) if state.phase == OVER else [known_seat(state, viewer)]):
        box: dict[str, float] = {"x": -GAP / 2, "y": 1, "width": WIDTH + GAP, "height": LINE - 2, "rx": 8}
        drawn.append(element("rect", class_="rw-forward", fill=palette.panel, **box))
    if seat == state.turn and state.phase not in (DRAFT, OVER):
        drawn.append(element("path", class_="rw-turn", d=f"M2 {number(y - 5)}v10l8-5z", fill=palette.text))
    drawn.append(use(settlement_id(PLAYERS[seat]), 26, y))
    drawn.append(_write(name, 44, y, palette))
    if state.phase == DRAFT:
        return drawn
    drawn.append(use(POINTS_ID, 124, y))
    total = str(score(state, seat).total)
    drawn.append(write(total, 124, y - 0.5, TEXT - 1, 0.5, stroke=paper_of(palette).ink, stroke_width=1, **PEN))
    drawn += _stock(state, seat, viewer, y, palette)
    if state.phase == OVER:
        return drawn + _counted(state, seat, y, palette)
    known = [] if seat == viewer else by_price(state.shown[seat])
    beside = [CATALOGUE.number_of[str(name)] for name in aside(state, seat, viewer)]
    room = (WIDTH - SEEN_FROM - GAP) / 2
    return [
        *drawn,
        element("g", *_minis(known, SEEN_FROM, y, room, palette), class_="rw-shown"),
        element("g", *_minis(beside, SEEN_FROM + room + GAP, y, room, palette), class_="rw-aside"),
    ]


def _stock(state: Position, seat: int, viewer: int | None, y: float, palette: Palette) -> list[str]:
    """How many cards are in the deck, in the hand and in the discard pile, whose top is seen."""
    deck, hand, pile = len(state.deck[seat]), len(state.hand[seat]), len(state.discard[seat])
    top = top_seen(state, seat, viewer)
    fan = "".join(use(BACK_ID, transform=f"rotate({turn} 0 24)") for turn in (-16, 0, 16))
    return [
        _at(164, y, _faded(use(BACK_ID), deck), scale=0.9),
        _write(str(deck), 180, y, palette),
        _at(220, y + 1, _faded(fan, hand), scale=0.75),
        _write(str(hand), 241, y, palette),
        _place(270.5, y - 16, SMALL * 0.96, palette) if top is None else _mini(top, 282, y, palette),
        _write(str(pile), 299, y, palette),
    ]


def _counted(state: Position, seat: int, y: float, palette: Palette) -> list[str]:
    """At the end: the cards that points came from, and how many of each."""
    counts = Counter(owned(state, seat))
    drawn = []
    for place, name in enumerate(name for name, value in score(state, seat).items() if value):
        x = SEEN_FROM + 46 * place
        card = CATALOGUE.number_of[name]
        drawn.append(_mini(card, x + 12, y, palette))
        drawn.append(_write(str(counts[card]), x + 27, y, palette))
    return drawn


# In words


def _description(state: Position, viewer: int | None) -> str:
    said = []
    if state.phase == DRAFT:
        said.append(f"The kingdom so far: {_list(by_price(each(state.kingdom)))}.")
        said.append(f"To pick from: {_list(by_price(each(state.draftable)))}.")
    else:
        piles = (*range(BASICS), *by_price(each(state.kingdom)))
        said.append(f"Supply: {', '.join(f'{CATALOGUE.names[card]} {state.supply[card]}' for card in piles)}.")
        said.append(f"In play: {_list(state.table)}.")
        said.append(f"In the trash: {_list(by_price(state.trash))}.")
        said += [_seat_in_words(state, seat, viewer) for seat in range(state.players)]
    if state.phase == OVER:
        said.append(f"The game is over; {' and '.join(PLAYERS[seat].name for seat in winners(state))} won.")
    return " ".join(said)


def _seat_in_words(state: Position, seat: int, viewer: int | None) -> str:
    top = top_seen(state, seat, viewer)
    words = f"{PLAYERS[seat].name.capitalize()}: {len(state.deck[seat])} cards in the deck"
    words += f", {len(state.hand[seat])} in hand"
    if seat == viewer:
        words += f" ({_list(by_price(state.hand[seat]))})"
    words += f", {len(state.discard[seat])} discarded"
    if top is not None:
        words += f" ({CATALOGUE.names[top]} on top)"
    if seat == state.turn and state.phase != OVER:
        words += f", to play with {state.actions} actions, {state.buys} buys and {state.coins} coins"
    return words + f", {score(state, seat).total} points."


def _list(cards: Sequence[int]) -> str:
    return ", ".join(CATALOGUE.names[card] for card in cards) or "nothing"


__all__ = ["figure", "svg"]
