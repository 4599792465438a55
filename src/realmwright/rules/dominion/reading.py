"""Reading a position from a dump, which people may have edited; :mod:`papers` writes it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from realmwright.bits import bit, each, pack
from realmwright.game import BadSetup
from realmwright.json_reader import JsonReader
from realmwright.record import read_dice
from realmwright.rules.dominion.actions import PICK
from realmwright.rules.dominion.box import BASICS, COPPER, ESTATE, NOTHING, PROVINCE, Frame, Instruction, kinds
from realmwright.rules.dominion.cards import BOX
from realmwright.rules.dominion.effects import PLAY_ONCE, REACT, Choose, Others
from realmwright.rules.dominion.kingdom import ALL, COPPERS, EDITIONS, ESTATES, KINGDOM, piles
from realmwright.rules.dominion.papers import (
    KNOWN_TO,
    SYSTEM,
    WORDS,
    counts_a_card,
    handed_a_card,
    hands_on_a_number,
)
from realmwright.rules.dominion.phases import ACTIONS, DRAFT, NAMES, OVER
from realmwright.rules.dominion.special import TOP_CARDS, Library, Loot, LoseTreasure, Sentry, SpiedUpon, Vassal
from realmwright.rules.dominion.state import EMPTY_PILES, State
from realmwright.rules.dominion.zones import UNSEEN

if TYPE_CHECKING:
    from realmwright.rules.dominion.setup import Dominion

COUNT_LIMIT: Final = 10**6
PARTS: Final = tuple(
    {WORDS[type(part)]: part.number for first in card.then for part in first.parts()} for card in BOX.cards
)
"""The instructions of each card by the words of dumps."""
OF_OTHERS: Final = frozenset(first.instruction.number for first in BOX.instructions if isinstance(first, Others))
"""What an attack or the like does to another player than the active one."""


def load(game: "Dominion", dump: object) -> State:
    """The position of a dump, or BadSetup with the reason why it is none."""
    reader = JsonReader(dump, "the dump", BadSetup)
    reader.text("game", (game.name,))
    reader.number("rules", game.rules, game.rules)
    players = reader.parts("players")
    if len(players) not in game.players:
        raise reader.wrong(f"has {len(players)} players; there are {game.players[0]} to {game.players[-1]}")
    start = reader.number("start", 0, len(players) - 1)
    edition = EDITIONS.index(reader.text("edition", EDITIONS)) + 1
    state = State(game, len(players), start, edition, read_dice(reader.part("dice")))
    state.phase = NAMES.index(reader.text("phase", NAMES))
    _load_kingdom(state, reader)
    _load_supply(state, reader)
    _load_turn(state, reader.part("turn"))
    for seat, player in enumerate(players):
        _load_player(state, seat, player)
    state.trash = _cards(reader, "trash")
    state.table = _cards(reader, "table")
    state.stack = [_load_frame(state, frame) for frame in reader.parts("stack")]
    state.last = _load_last(state, reader)
    state.immune = pack(_seats(state, reader, "immune"))
    state.chooser = reader.number("chooser", 0, state.players - 1)
    state.secrets = reader.number("secrets", 0, COUNT_LIMIT)
    reader.finish()
    _check_cards(state, reader)
    _check_turn(state, reader)
    _find_choices(state, reader)
    return state


def _load_kingdom(state: State, reader: JsonReader) -> None:
    kingdom, draftable = reader.texts("kingdom", choices=ALL), reader.texts("draft", choices=ALL)
    named = [*kingdom, *draftable]
    for place, name in enumerate(named):
        if name in named[:place]:
            raise reader.wrong(f"names {name} twice in its kingdom and draft")
    missing = KINGDOM - len(kingdom)
    if state.phase != DRAFT:
        if missing:
            raise reader.wrong(f"has {len(kingdom)} kingdom cards; there must be {KINGDOM}")
        if draftable:
            raise reader.wrong("is in no draft, so field 'draft' must be empty")
    elif not 0 < missing <= len(draftable):
        raise reader.wrong(
            f"is in a draft with {len(kingdom)} kingdom cards and {len(draftable)} to pick from; "
            f"some must be missing, and together there must be {KINGDOM} or more"
        )
    state.kingdom = pack(_numbers(kingdom))
    state.draftable = pack(_numbers(draftable))


def _load_supply(state: State, reader: JsonReader) -> None:
    supply = reader.part("supply")
    if state.phase != DRAFT:
        for card in (*range(BASICS), *each(state.kingdom)):
            count = supply.number(BOX.names[card], 0, COUNT_LIMIT)
            state.supply[card] = count
            if count:
                state.stocked |= bit(card)
            else:
                state.empties += 1
    supply.finish()


def _load_turn(state: State, turn: JsonReader) -> None:
    state.turns = turn.number("number", 0, COUNT_LIMIT)
    state.turn = turn.number("seat", 0, state.players - 1)
    state.actions = turn.number("actions", 0, COUNT_LIMIT)
    state.buys = turn.number("buys", 0, COUNT_LIMIT)
    state.coins = turn.number("coins", 0, COUNT_LIMIT)
    state.bought = turn.flag("bought")
    state.merchants = turn.number("merchants", 0, COUNT_LIMIT)
    turn.finish()


def _load_player(state: State, seat: int, player: JsonReader) -> None:
    state.taken[seat] = player.number("turns", 0, COUNT_LIMIT)
    state.deck[seat] = _cards(player, "deck")[::-1]
    known = player.texts("tops", choices=KNOWN_TO)
    if len(known) > len(state.deck[seat]):
        raise player.wrong(f"has {len(known)} entries in field 'tops', but {len(state.deck[seat])} cards in the deck")
    state.tops[seat] = [bool(KNOWN_TO.index(name)) for name in reversed(known)]
    state.hand[seat] = _cards(player, "hand")
    state.shown[seat] = _cards(player, "shown")
    for card in _surplus(state.shown[seat], state.hand[seat]):
        raise player.wrong(f"shows more cards of {BOX.names[card]} than the hand has")
    pile = _cards(player, "discard")
    for place in player.numbers("unseen"):
        if not 0 <= place < len(pile) - 1:
            raise player.wrong(f"has no place {place} below the top of the discard pile, so it cannot be unseen")
        pile[place] |= UNSEEN
    state.discard[seat] = pile
    state.shuffles[seat] = player.number("shuffles", 0, COUNT_LIMIT)
    player.finish()


# The instructions under way


def _load_frame(state: State, reader: JsonReader) -> Frame:
    card = BOX.number_of[reader.text("card", [BOX.names[card] for card in each(state.kingdom)])]
    part = reader.text("part", (*SYSTEM, *PARTS[card]))
    number = SYSTEM.index(part) if part in SYSTEM else PARTS[card][part]
    seat = reader.number("seat", 0, state.players - 1)
    _check_concerned(state, reader, number, seat)
    cards = tuple(_cards(reader, "cards"))
    if part in SYSTEM:
        possible = BOX.actions if number == PLAY_ONCE else BOX.attacks
        if not possible >> card & 1:
            raise reader.wrong(f"is of {BOX.names[card]}, which is no {'Action' if number == PLAY_ONCE else 'Attack'}")
        if reader.has("tally") or cards:
            raise reader.wrong("must have no tally and no cards")
        frame = Frame(number, seat, card)
    elif not reader.has("tally"):
        frame = Frame(number, seat, NOTHING, cards)
    elif counts_a_card(BOX.instructions[number]):
        frame = Frame(number, seat, BOX.number_of[reader.text("tally", BOX.names)], cards)
    else:
        frame = Frame(number, seat, reader.number("tally", 0, COUNT_LIMIT), cards)
    reader.finish()
    return frame


def _check_concerned(state: State, reader: JsonReader, number: int, seat: int) -> None:
    """Attacks and reactions are of other players; Spy is of everybody; all else is of the active player."""
    active = seat == state.turn
    if number == REACT or number in OF_OTHERS:
        if active:
            raise reader.wrong(f"must be of another player than seat {seat}, whose turn it is")
    elif not active and not isinstance(BOX.instructions[number], SpiedUpon):
        raise reader.wrong(f"must be of seat {state.turn}, whose turn it is, and not of seat {seat}")


def _load_last(state: State, reader: JsonReader) -> int:
    """What the innermost instruction goes by."""
    if state.stack:
        instruction = BOX.instructions[state.stack[-1].number]
        if handed_a_card(instruction):
            return BOX.number_of[reader.text("last", BOX.names)]
        if hands_on_a_number(instruction):
            return reader.number("last", 0, COUNT_LIMIT)
    if reader.has("last"):
        raise reader.wrong("has nothing under way that goes by field 'last', so it must be null")
    return NOTHING


def _check_stack(state: State, reader: JsonReader) -> int:
    """The choices that the innermost instruction gives: it must have begun, and the others must be waiting."""
    top = len(state.stack) - 1
    for place, frame in enumerate(state.stack):
        instruction = BOX.instructions[frame.number]
        wanted = _asking(state, instruction, frame) if place == top else _waiting(instruction, frame)
        if wanted is not None:
            raise reader.wrong(f"field 'stack', entry {place}, must have {wanted}")
        if instruction.in_trash and _surplus(frame.cards, state.trash):
            raise reader.wrong(f"field 'stack', entry {place}, has cards that do not lie in the trash")
    # The step of an instruction that has begun changes nothing; that of any other shall not change the position.
    asking = state.stack[top]
    choices = BOX.instructions[asking.number].step(state.copy(), asking)
    if choices.bit_count() < 2:
        raise reader.wrong(f"field 'stack', entry {top}, leaves nothing to choose")
    return choices


def _waiting(instruction: Instruction, frame: Frame) -> str | None:
    """What a frame would have to have in order to wait; None if it can."""
    if instruction.number < len(SYSTEM):
        return None
    if isinstance(instruction, Loot):
        return _loot(frame)
    return "no tally and no cards, as it waits" if frame.tally >= 0 or frame.cards else None


def _loot(frame: Frame) -> str | None:
    """The same of what a Thief has trashed so far, whether it waits or asks."""
    return "no tally and only Treasures" if frame.tally >= 0 or kinds(frame.cards) & ~BOX.treasures else None


def _asking(state: State, instruction: Instruction, frame: Frame) -> str | None:
    """What a frame would have to have in order to ask something; None if it has that."""
    tally, cards = frame.tally, len(frame.cards)
    match instruction:
        case Choose():
            most = max(instruction.limit(state, frame.seat), 1)
            return None if 1 <= tally <= most and not cards else f"a tally from 1 to {most} and no cards"
        case Library():
            drawn = kinds(state.hand[frame.seat][-1:]) & BOX.actions
            fits = drawn and tally in (0, 1) and not kinds(frame.cards) & ~BOX.actions
            if tally == 1:
                fits = fits and state.hand[frame.seat][-1] in state.shown[frame.seat]
            return None if fits else "tally 0 or 1, set aside only Actions, and another as the last card of the hand"
        case Sentry():
            fits = 1 <= cards <= TOP_CARDS and 0 <= tally < 1 << cards
            return None if fits else "one or two cards, and as its tally the places whose card everybody knows"
        case Vassal():
            fits = tally >= 0 and state.discard[frame.seat][-1:] == [tally] and BOX.actions >> tally & 1 and not cards
            return None if fits else "as its tally the Action that lies on top of the discard pile, and no cards"
        case SpiedUpon():
            return None if tally == NOTHING and cards == 1 else "no tally and one card"
        case LoseTreasure():
            return None if tally == NOTHING and 1 <= cards <= TOP_CARDS else "no tally and one or two cards"
        case Loot():
            return _loot(frame)
    if instruction.number < len(SYSTEM):
        return None
    return None if tally == NOTHING and not cards else "no tally and no cards"


# What must hold between the parts of a position


def _check_cards(state: State, reader: JsonReader) -> None:
    """DOM-11.1: no card is lost or added. Before the end of a draft there are none."""
    full = [0] * len(BOX.cards)
    if state.phase != DRAFT:
        full = piles(state.players, state.kingdom)
        full[COPPER] += COPPERS * state.players
        full[ESTATE] += ESTATES * state.players
    found = Counter((*state.trash, *(card for seat in range(state.players) for card in state.owned(seat))))
    for card, name in enumerate(BOX.names):
        count = state.supply[card] + found[card]
        if count != full[card]:
            raise reader.wrong(f"has {count} cards of {name} in all; there must be {full[card]}")


def _check_turn(state: State, reader: JsonReader) -> None:
    if state.turns != sum(state.taken):
        raise reader.wrong(f"has turn number {state.turns}, but the players have begun {sum(state.taken)} turns")
    if state.phase == DRAFT and state.turns:
        raise reader.wrong("is in a draft, so no turn can have begun")
    begun = [state.taken[seat] for seat in state.in_turn_order(state.start)]
    if begun != sorted(begun, reverse=True) or begun[0] > begun[-1] + 1:
        raise reader.wrong(f"has players who began {', '.join(map(str, begun))} turns, in turn order from the first")
    if state.phase != ACTIONS and state.stack:
        raise reader.wrong("has something on the stack, so the phase must be 'action'")
    if state.phase == ACTIONS and state.bought:
        raise reader.wrong("has something bought, so the phase cannot be 'action'")
    if state.phase == OVER:
        if state.empties < EMPTY_PILES and state.stocked >> PROVINCE & 1:
            raise reader.wrong(f"is over, so there must be no province or {EMPTY_PILES} empty piles in the supply")
        if state.table:
            raise reader.wrong("is over, so field 'table' must be empty")


def _find_choices(state: State, reader: JsonReader) -> None:
    asked = state.turn
    if state.stack:
        state.choices = _check_stack(state, reader)
        frame = state.stack[-1]
        asked = state.turn if BOX.instructions[frame.number].by_active else frame.seat
    elif state.phase == DRAFT:
        state.choices = state.draftable << PICK
        asked = state.chooser
    else:
        state.reconsider()
    if state.chooser != asked:
        raise reader.wrong(f"asks seat {asked}, so field 'chooser' must be {asked}, not {state.chooser}")


# Cards and seats


def _cards(reader: JsonReader, field: str) -> list[int]:
    return _numbers(reader.texts(field, choices=BOX.names))


def _numbers(names: Iterable[str]) -> list[int]:
    return [BOX.number_of[name] for name in names]


def _surplus(some: Sequence[int], among: Sequence[int]) -> Counter[int]:
    """The cards that there are more of here than there."""
    return Counter(some) - Counter(among)


def _seats(state: State, reader: JsonReader, field: str) -> list[int]:
    seats = reader.numbers(field)
    for seat in seats:
        if not 0 <= seat < state.players:
            raise reader.wrong(f"field {field!r} must hold seats from 0 to {state.players - 1}, not {seat}")
    return seats
