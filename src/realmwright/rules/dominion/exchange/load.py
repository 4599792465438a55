"""Reading a position from a dump, which people may have edited; :mod:`dump` writes it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from realmwright.bits import bit, each, pack
from realmwright.game import Game
from realmwright.json_reader import JsonReader
from realmwright.record import read_dice, read_players
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import ALL, EDITIONS
from realmwright.rules.dominion.exchange.dump import KNOWN_TO
from realmwright.rules.dominion.model.actions import PICK
from realmwright.rules.dominion.model.amendments import REACTIONS_WITHOUT_A_PAUSE
from realmwright.rules.dominion.model.catalogue import (
    ACTIVE,
    BASICS,
    COPPER,
    COPPERS,
    ESTATE,
    ESTATES,
    KINGDOM,
    OTHER,
    PROVINCE,
)
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT, NAMES, OVER
from realmwright.rules.dominion.model.position import NOTHING, UNSEEN, Frame, Position
from realmwright.rules.dominion.play.performing import PLAY_ONCE
from realmwright.rules.dominion.play.turn import EMPTY_PILES, reconsider
from realmwright.rules.dominion.play.zones import owned, piles

AnyPosition = TypeVar("AnyPosition", bound=Position)

COUNT_LIMIT: Final = 10**6
OF_ENGINE: Final = {part.word: part.number for part in CATALOGUE.instructions if part.card == NOTHING}
OF_CARD: Final = tuple(
    {part.word: part.number for first in card.then for part in first.parts()} for card in CATALOGUE.cards
)
"""The instructions of each card, and those of the engine, by the words of dumps."""


def load(cls: type[AnyPosition], game: Game, reader: JsonReader, rules: int) -> AnyPosition:
    """The position of a dump, of a class of positions, by these rules, or BadSetup with the reason why it is none."""
    players = read_players(reader, game)
    start = reader.number("start", 0, len(players) - 1)
    edition = EDITIONS.index(reader.text("edition", EDITIONS)) + 1
    state = cls(game, len(players), start, edition, read_dice(reader.part("dice")), rules)
    if rules >= REACTIONS_WITHOUT_A_PAUSE or reader.has("ask"):
        # Dumps of the first version do not have it.
        state.asking = pack(_seats(state, reader, "ask"))
    state.phase = NAMES.index(reader.text("phase", NAMES))
    _load_kingdom(state, reader)
    _load_supply(state, reader)
    _load_turn(state, reader.part("turn"))
    for seat, player in enumerate(players):
        _load_player(state, seat, player)
    state.trash = _cards(reader, "trash")
    state.table = _cards(reader, "table")
    state.stack = [_load_frame(state, frame) for frame in reader.parts("stack")]
    _check_tops(state, reader)
    state.last = _load_last(state, reader)
    state.immune = pack(_seats(state, reader, "immune"))
    state.chooser = reader.number("chooser", 0, state.players - 1)
    state.secrets = reader.number("secrets", 0, COUNT_LIMIT)
    reader.finish()
    _check_cards(state, reader)
    _check_turn(state, reader)
    _find_choices(state, reader)
    return state


def _load_kingdom(state: Position, reader: JsonReader) -> None:
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


def _load_supply(state: Position, reader: JsonReader) -> None:
    supply = reader.part("supply")
    if state.phase != DRAFT:
        for card in (*range(BASICS), *each(state.kingdom)):
            count = supply.number(CATALOGUE.names[card], 0, COUNT_LIMIT)
            state.supply[card] = count
            if count:
                state.stocked |= bit(card)
            else:
                state.empties += 1
    supply.finish()


def _load_turn(state: Position, turn: JsonReader) -> None:
    state.turns = turn.number("number", 0, COUNT_LIMIT)
    state.turn = turn.number("seat", 0, state.players - 1)
    state.actions = turn.number("actions", 0, COUNT_LIMIT)
    state.buys = turn.number("buys", 0, COUNT_LIMIT)
    state.coins = turn.number("coins", 0, COUNT_LIMIT)
    state.bought = turn.flag("bought")
    state.merchants = turn.number("merchants", 0, COUNT_LIMIT)
    turn.finish()


def _load_player(state: Position, seat: int, player: JsonReader) -> None:
    state.taken[seat] = player.number("turns", 0, COUNT_LIMIT)
    state.deck[seat] = _cards(player, "deck")[::-1]
    known = player.texts("tops", choices=KNOWN_TO)
    if len(known) > len(state.deck[seat]):
        raise player.wrong(f"has {len(known)} entries in field 'tops', but {len(state.deck[seat])} cards in the deck")
    state.tops[seat] = [bool(KNOWN_TO.index(name)) for name in reversed(known)]
    state.hand[seat] = _cards(player, "hand")
    state.shown[seat] = _cards(player, "shown")
    for card in _surplus(state.shown[seat], state.hand[seat]):
        raise player.wrong(f"shows more cards of {CATALOGUE.names[card]} than the hand has")
    pile = _cards(player, "discard")
    for place in player.numbers("unseen"):
        if not 0 <= place < len(pile):
            raise player.wrong(f"has no place {place} in the discard pile, so it cannot be unseen")
        pile[place] |= UNSEEN
    state.discard[seat] = pile
    state.shuffles[seat] = player.number("shuffles", 0, COUNT_LIMIT)
    player.finish()


# The instructions under way


def _load_frame(state: Position, reader: JsonReader) -> Frame:
    card = CATALOGUE.number_of[reader.text("card", [CATALOGUE.names[card] for card in each(state.kingdom)])]
    part = reader.text("part", (*OF_ENGINE, *OF_CARD[card]))
    number = OF_ENGINE[part] if part in OF_ENGINE else OF_CARD[card][part]
    seat = reader.number("seat", 0, state.players - 1)
    _check_concerned(state, reader, number, seat)
    cards = tuple(_cards(reader, "cards"))
    if part in OF_ENGINE:
        possible = CATALOGUE.actions if number == PLAY_ONCE else CATALOGUE.attacks
        if not possible >> card & 1:
            raise reader.wrong(
                f"is of {CATALOGUE.names[card]}, which is no {'Action' if number == PLAY_ONCE else 'Attack'}"
            )
        if reader.has("tally") or cards:
            raise reader.wrong("must have no tally and no cards")
        frame = Frame(number, seat, card)
    elif not reader.has("tally"):
        frame = Frame(number, seat, NOTHING, cards)
    elif CATALOGUE.instructions[number].tally_is_card:
        frame = Frame(number, seat, CATALOGUE.number_of[reader.text("tally", CATALOGUE.names)], cards)
    else:
        frame = Frame(number, seat, reader.number("tally", 0, COUNT_LIMIT), cards)
    reader.finish()
    return frame


def _check_concerned(state: Position, reader: JsonReader, number: int, seat: int) -> None:
    """Attacks and reactions are of other players; Spy is of everybody; all else is of the active player."""
    active = seat == state.turn
    concerns = CATALOGUE.instructions[number].concerns
    if active and concerns == OTHER:
        raise reader.wrong(f"must be of another player than seat {seat}, whose turn it is")
    if not active and concerns == ACTIVE:
        raise reader.wrong(f"must be of seat {state.turn}, whose turn it is, and not of seat {seat}")


def _check_tops(state: Position, reader: JsonReader) -> None:
    """The top of a discard pile is seen by all, but while its owner discards."""
    hiding = state.stack[-1] if state.stack and CATALOGUE.instructions[state.stack[-1].number].hides_top else None
    for seat, pile in enumerate(state.discard):
        if pile and pile[-1] & UNSEEN and (hiding is None or hiding.seat != seat):
            raise reader.wrong(f"has an unseen card on top of the discard pile of seat {seat}, who does not discard")


def _load_last(state: Position, reader: JsonReader) -> int:
    """What the innermost instruction goes by."""
    if state.stack:
        instruction = CATALOGUE.instructions[state.stack[-1].number]
        if instruction.follows_card:
            return CATALOGUE.number_of[reader.text("last", CATALOGUE.names)]
        if instruction.counts_chosen:
            return reader.number("last", 0, COUNT_LIMIT)
    if reader.has("last"):
        raise reader.wrong("has nothing under way that goes by field 'last', so it must be null")
    return NOTHING


def _check_stack(state: Position, reader: JsonReader) -> int:
    """The choices that the innermost instruction gives: it must have begun, and the others must be waiting."""
    top = len(state.stack) - 1
    for place, frame in enumerate(state.stack):
        instruction = CATALOGUE.instructions[frame.number]
        wanted = instruction.required_to_ask(state, frame) if place == top else instruction.required_to_wait(frame)
        if wanted is not None:
            raise reader.wrong(f"field 'stack', entry {place}, must have {wanted}")
        if instruction.in_trash and _surplus(frame.cards, state.trash):
            raise reader.wrong(f"field 'stack', entry {place}, has cards that do not lie in the trash")
    # The step of an instruction that has begun changes nothing; that of any other shall not change the position.
    asking = state.stack[top]
    choices = CATALOGUE.instructions[asking.number].step(state.copy(), asking)
    if choices.bit_count() < (1 if CATALOGUE.instructions[asking.number].asks_alone(state) else 2):
        raise reader.wrong(f"field 'stack', entry {top}, leaves nothing to choose")
    return choices


# What must hold between the parts of a position


def _check_cards(state: Position, reader: JsonReader) -> None:
    """DOM-11.1: no card is lost or added. Before the end of a draft there are none."""
    full = [0] * len(CATALOGUE.cards)
    if state.phase != DRAFT:
        full = piles(state.players, state.kingdom)
        full[COPPER] += COPPERS * state.players
        full[ESTATE] += ESTATES * state.players
    found = Counter((*state.trash, *(card for seat in range(state.players) for card in owned(state, seat))))
    for card, name in enumerate(CATALOGUE.names):
        count = state.supply[card] + found[card]
        if count != full[card]:
            raise reader.wrong(f"has {count} cards of {name} in all; there must be {full[card]}")


def _check_turn(state: Position, reader: JsonReader) -> None:
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


def _find_choices(state: Position, reader: JsonReader) -> None:
    asked = state.turn
    if state.stack:
        state.choices = _check_stack(state, reader)
        frame = state.stack[-1]
        asked = state.turn if CATALOGUE.instructions[frame.number].by_active else frame.seat
    elif state.phase == DRAFT:
        state.choices = state.draftable << PICK
        asked = state.chooser
    else:
        reconsider(state)
    if state.chooser != asked:
        raise reader.wrong(f"asks seat {asked}, so field 'chooser' must be {asked}, not {state.chooser}")


# Cards and seats


def _cards(reader: JsonReader, field: str) -> list[int]:
    return _numbers(reader.texts(field, choices=CATALOGUE.names))


def _numbers(names: Iterable[str]) -> list[int]:
    return [CATALOGUE.number_of[name] for name in names]


def _surplus(some: Sequence[int], among: Sequence[int]) -> Counter[int]:
    """The cards that there are more of here than there."""
    return Counter(some) - Counter(among)


def _seats(state: Position, reader: JsonReader, field: str) -> list[int]:
    seats = reader.numbers(field)
    for seat in seats:
        if not 0 <= seat < state.players:
            raise reader.wrong(f"field {field!r} must hold seats from 0 to {state.players - 1}, not {seat}")
    return seats
