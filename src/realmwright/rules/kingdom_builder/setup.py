"""Setting up Kingdom Builder: from options and chance to a position that can be dealt (KB-3)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from realmwright.dice import Stream, drawn, shuffled
from realmwright.game import BadSetup, Json, Option
from realmwright.rules.kingdom_builder.content import SETS
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import (
    BASE,
    BOARDS,
    CARD_SETS,
    CARDS,
    CARDS_IN_PLAY,
    EXPANSIONS,
    OWN,
    in_play,
    kits_of,
    switches_of,
)
from realmwright.rules.kingdom_builder.model.maps import TURNED, assemble
from realmwright.rules.kingdom_builder.model.position import GameSetup, Position

# What a random set-up draws from. Which entries there are and in what order is part of every record ever
# written: these pools never change, and what comes later brings pools of its own.
BOARD_POOL: Final = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
CARD_POOL: Final = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)

SET_BOARDS: Final = {
    "nomads": ("quarry", "caravan", "village", "garden"),
    "crossroads": ("lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon"),
    "marshlands": ("temple", "refuge", "canoe", "fountain"),
    "harvest": (
        "bazaar_water_mill",
        "mountain_station_scout_cabin",
        "cathedral_watchtower",
        "university_palisade",
    ),
    "capitol": ("harbor", "oracle"),
}
"""The boards without which a set is not seen: those that it brings, or where its markers can lie."""
SET_CARDS: Final = {
    "nomads": ("families", "shepherds", "ambassadors"),
    "marshlands": ("geologists", "messengers", "vassals", "captains", "scouts", "noblewomen"),
    "harvest": ("rangers", "mayors", "chainers", "travellers", "homesteaders", "rovers"),
}
TASK_POOL: Final = ("home country", "fortress", "road", "place of refuge", "advance", "compass points")

FIRST_GAME_BOARDS: Final = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS: Final = ("fishermen", "knights", "merchants")
SET_NAMES: Final = tuple(expansion.name for expansion in SETS)
QUADRANTS: Final = tuple(label for each in in_play(SET_NAMES) if each.lay is None for label in each.boards)
QUADRANT_LABELS: Final = tuple(name + turn for name in QUADRANTS for turn in ("", TURNED))
"""Every way to lay a quadrant: ``tavern`` is upright, ``tavern/180`` is turned."""
DRAW_OWN: Final = "own"

OPTIONS: Final = (
    Option(
        "first_game",
        "flag",
        False,
        "the rulebook's recommended first game: fixed boards and cards",
    ),
    Option("sets", "names", [], "the sets to play with, or all", SET_NAMES, whole=True),
    Option(
        "boards",
        "list",
        "random",
        "four different boards: top left, top right, bottom left, bottom right; NAME/180 lays one turned",
        QUADRANT_LABELS,
        4,
    ),
    Option(
        "cards",
        "list",
        "random",
        "three different Kingdom Builder cards",
        tuple(CARDS),
        CARDS_IN_PLAY,
    ),
    *([Option(DRAW_OWN, "flag", False, "random set-ups also draw from own cards")] if OWN in EXPANSIONS else ()),
    *(option for expansion in SETS for option in expansion.set_up),
    Option("start", "seat", "random", "the seat that begins"),
    *(option for name in (BASE, *SET_NAMES) for option in EXPANSIONS[name].options),
)


class Plan(NamedTuple):
    """What is needed to build a position."""

    board: Board
    setup: GameSetup


def plan(asked: Mapping[str, Json], players: int, stream: Stream) -> Plan:
    """The board and the cards of a game with settled options."""
    chosen = _chosen(asked["sets"])
    sets = tuple([name for name in SET_NAMES if name in chosen]) if chosen else ()
    labels: tuple[str, ...] = FIRST_GAME_BOARDS
    cards: tuple[str, ...] = FIRST_GAME_CARDS
    if asked["first_game"]:
        for name in ("sets", "boards", "cards"):
            if _chosen(asked[name]):
                raise BadSetup(f"option first_game sets the {name} itself; leave option {name} out")
    else:
        labels = _boards(asked, sets, stream)
        cards = _cards(asked, sets, stream)
    start = asked["start"] if isinstance(asked["start"], int) else stream.below(players)
    if sets:
        labels = _beside(labels, sets, stream, asked)
    switches = {option.name: asked[option.name] for option in switches_of(sets)}
    board = assemble(labels)
    return Plan(board, GameSetup(board.slot_numbers, cards, start, switches, sets))


def needs_preparing(setup: GameSetup) -> bool:
    """Whether sets or cards add to the set-up."""
    return bool(setup.sets) or any(CARDS[name].prepare is not None for name in setup.cards)


def prepare(state: Position, asked: Mapping[str, Json], stream: Stream) -> None:
    """What sets and cards add to the set-up (KB-3.4)."""
    state.kits = kits_of(state)
    for name in state.setup.sets:
        expansion = EXPANSIONS[name]
        if expansion.tasks:
            # KB-12.2: one for each of its boards.
            count = sum(BOARDS[label.removesuffix(TURNED)].expansion == name for label in state.board.labels)
            state.setup = state.setup.with_tasks(state.setup.tasks + drawn(stream, TASK_POOL, count))
        if expansion.prepare is not None:
            expansion.prepare(state, stream, asked)
    for name in state.setup.cards:
        prepares = CARDS[name].prepare
        if prepares is not None:
            prepares(state, stream)


def _chosen(value: Json) -> tuple[str, ...]:
    """The names of a list option that :func:`settle` has checked; nothing for "random"."""
    return () if isinstance(value, str) or not isinstance(value, Sequence) else tuple([str(name) for name in value])


def _boards(asked: Mapping[str, Json], sets: tuple[str, ...], stream: Stream) -> tuple[str, ...]:
    labels = _chosen(asked["boards"])
    if not labels:
        names = _drawn_boards(sets, _board_pool(sets, asked.get(DRAW_OWN) is True), stream)
        return tuple([name + TURNED if stream.below(2) else name for name in names])
    for label in labels:
        _check_set("board", label, BOARDS[label.removesuffix(TURNED)].expansion, sets)
    return labels


def _drawn_boards(sets: tuple[str, ...], pool: tuple[str, ...], stream: Stream) -> tuple[str, ...]:
    """Four boards; of each set that is played with one at least, as far as there is room."""
    wanted = [SET_BOARDS[name] for name in sets if name in SET_BOARDS]
    if not wanted:
        return drawn(stream, pool, 4)
    names: tuple[str, ...] = ()
    for boards in drawn(stream, wanted, min(4, len(wanted))):
        names += drawn(stream, [board for board in boards if board not in names], 1)
    names += drawn(stream, [board for board in pool if board not in names], 4 - len(names))
    return shuffled(stream, names)


def _cards(asked: Mapping[str, Json], sets: tuple[str, ...], stream: Stream) -> tuple[str, ...]:
    cards = _chosen(asked["cards"])
    if not cards:
        return drawn(stream, _card_pool(sets, asked.get(DRAW_OWN) is True), CARDS_IN_PLAY)
    if len(set(cards)) != CARDS_IN_PLAY:
        raise BadSetup(f"option cards names {CARDS_IN_PLAY} different cards, not {', '.join(cards)}")
    for card in cards:
        _check_set("card", card, CARD_SETS[card], sets)
    return cards


@cache
def _board_pool(sets: tuple[str, ...], own: bool) -> tuple[str, ...]:
    more = [*(label for name in sets for label in SET_BOARDS.get(name, ()))]
    if own:
        more += EXPANSIONS[OWN].boards
    return (*BOARD_POOL, *(label for label in more if label not in BOARD_POOL))


@cache
def _card_pool(sets: tuple[str, ...], own: bool) -> tuple[str, ...]:
    more = [card.name for card in EXPANSIONS[OWN].cards] if own else []
    return (*CARD_POOL, *(card for name in sets for card in SET_CARDS.get(name, ())), *more)


def _check_set(what: str, name: str, expansion: str, sets: tuple[str, ...]) -> None:
    if expansion not in (BASE, OWN, *sets):
        raise BadSetup(f"{what} {name} belongs to {expansion}; add {expansion} to option sets")


def _beside(
    labels: tuple[str, ...], sets: tuple[str, ...], stream: Stream, asked: Mapping[str, Json]
) -> tuple[str, ...]:
    """The boards with those that lie beside the map."""
    for name in sets:
        lay = EXPANSIONS[name].lay
        if lay is not None:
            labels += (lay(stream, asked),)
    return labels
