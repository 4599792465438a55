"""Dominion in a terminal: the table as lines of text.

The supply is a grid: a pile is its price, its name and how many cards it has left, in square brackets if it can be
chosen now. Colour only tells apart what the names already say. The picture shows open information and what the
viewer's own seat knows: no other hand, and no order of a deck.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from realmwright.bits import each
from realmwright.game import name_id
from realmwright.rules.dominion.art.faces import FACES, type_shown
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.exchange.view import aside, by_price, known_phase, known_seat, open_piles
from realmwright.rules.dominion.model.catalogue import COPPER, CURSE, ESTATE, GOLD, KINGDOM
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS, DRAFT, NAMES, OVER
from realmwright.rules.dominion.model.position import Position
from realmwright.rules.dominion.play.scoring import score
from realmwright.rules.dominion.play.zones import top_seen
from realmwright.terminal import WIDTH, Say, columns, flow, paint, piece

PHASE_TEXTS: Final = {NAMES[ACTIONS]: "picture-action-phase", NAMES[BUYS]: "picture-buy-phase"}
"""What is told of a turn, as far as its phase is known."""


def lines(state: Position, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
    """The table as lines of text, as this seat sees it."""
    return [
        *(_draft(state, say) if state.phase == DRAFT else _supply(state, seat, say)),
        "",
        *_players(state, seat, names, say),
        "",
        *_turn(state, seat, say),
    ]


# The supply


def _supply(state: Position, viewer: int | None, say: Say) -> list[str]:
    """Treasures, then what counts at the end, then the kingdom."""
    chosen = open_piles(state, viewer)
    groups = (range(COPPER, GOLD + 1), range(ESTATE, CURSE + 1), by_price(each(state.kingdom)))
    hint = f"   [ ] {say('picture-can-be-chosen-now')}" if chosen else ""
    return [f"{say('picture-supply')}{hint}", *_grid(groups, say, chosen, state.supply)]


def _draft(state: Position, say: Say) -> list[str]:
    """What is left to pick from, and the kingdom as far as it is chosen."""
    return [
        say("picture-left-to-pick-from"),
        *_grid([by_price(each(state.draftable))], say),
        "",
        *_cards(each(state.kingdom), f"{say('picture-kingdom')}: ", say),
    ]


def _grid(
    groups: Iterable[Sequence[int]], say: Say, chosen: int = 0, counts: Sequence[int] | None = None
) -> Iterator[str]:
    """Groups of cards, each beginning a line, in columns as wide as the longest name needs."""
    groups = [group for group in groups if group]
    width = max((columns(_name(card, say)) for group in groups for card in group), default=0)
    cells = [
        [_cell(card, say, width, bool(chosen >> card & 1), None if counts is None else counts[card]) for card in group]
        for group in groups
    ]
    across = (WIDTH + 1) // (max((columns(cell) for group in cells for cell in group), default=0) + 1)
    for group in cells:
        for place in range(0, len(group), across):
            yield " ".join(group[place : place + across])


def _cell(card: int, say: Say, width: int, chosen: bool, count: int | None) -> str:
    before, after = "[]" if chosen else "  "
    left = "" if count is None else f" {count:2}"
    name = paint(_name(card, say), _fill(card)) + " " * (width - columns(_name(card, say)))
    return f"{before}{CATALOGUE.costs[card]} {name}{left}{after}"


# Below the supply


def _players(state: Position, viewer: int | None, names: Sequence[str], say: Say) -> Iterator[str]:
    """A line a seat: who is to choose, how many cards lie where, and the points. Everybody can count those."""
    width = max((columns(name) for name in names), default=0)
    for seat in range(state.players):
        pointer = ">" if seat == known_seat(state, viewer) else " "
        name = f"{names[seat]}{' ' * (width - columns(names[seat]))}  " if names else ""
        begin = f"{pointer} {piece(seat)}  {name}"
        yield from flow([] if state.phase == DRAFT else _facts(state, seat, viewer, say), begin, gap="   ")
        indent = " " * columns(begin)
        if state.shown[seat] and seat != viewer:
            yield from _cards(state.shown[seat], f"{indent}{say('picture-known-in-hand')}: ", say)
        beside = [CATALOGUE.number_of[str(card)] for card in aside(state, seat, viewer)]
        if beside:
            yield from _cards(beside, f"{indent}{say('picture-set-aside')}: ", say)


def _facts(state: Position, seat: int, viewer: int | None, say: Say) -> list[str]:
    top = top_seen(state, seat, viewer)
    return [
        f"{say('picture-hand')} {len(state.hand[seat]):2}",
        f"{say('picture-deck')} {len(state.deck[seat]):2}",
        f"{say('picture-points')} {score(state, seat).total:2}",
        f"{say('picture-discard-pile')} {len(state.discard[seat]):2}"
        + ("" if top is None else f" ({_name(top, say)})"),
    ]


def _turn(state: Position, viewer: int | None, say: Say) -> Iterator[str]:
    """The turn under way, and the cards that everybody or the viewer sees."""
    number, moment = state.taken[state.turn], _moment(state, viewer, say)
    yield f"{say('picture-turn')} {number}: {moment}" if number else moment
    if state.phase == DRAFT:
        return
    yield from _cards(state.table, f"{say('picture-in-play')}: ", say)
    yield from _cards(state.trash, f"{say('picture-trash')}: ", say)
    if viewer is not None and state.phase != OVER:
        yield from _cards(state.hand[viewer], f"{say('picture-your-hand')}: ", say)


def _moment(state: Position, viewer: int | None, say: Say) -> str:
    if state.phase == OVER:
        return say("picture-the-game-is-over")
    if state.phase == DRAFT:
        return f"{KINGDOM - state.kingdom.bit_count()} {say('picture-to-pick')}"
    facts = [
        *([say(PHASE_TEXTS[phase])] if (phase := known_phase(state, viewer)) in PHASE_TEXTS else []),
        f"{say('picture-actions')} {state.actions}",
        f"{say('picture-buys')} {state.buys}",
        f"{say('picture-coins')} {state.coins}",
    ]
    if state.merchants:
        facts.append(f"{say('picture-first-silver')} +{state.merchants}")
    return f"{piece(state.turn)} {', '.join(facts)}"


def _cards(cards: Iterable[int], begin: str, say: Say) -> list[str]:
    """Some cards by their names, several of a kind together."""
    found = [
        paint(_name(card, say), _fill(card)) + (f" x{count}" if count > 1 else "")
        for card, count in sorted(Counter(cards).items())
    ]
    return flow([f"{name}," for name in found[:-1]] + (found[-1:] or [say("picture-nothing")]), begin, gap=" ")


def _name(card: int, say: Say) -> str:
    return say(name_id("card", CATALOGUE.names[card]))


# Colour


def _fill(card: int) -> str:
    return FACES[type_shown(CATALOGUE.names[card])].light.map
