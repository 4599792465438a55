"""Reading a position from a dump, which people may have edited; :mod:`dump` writes it."""

from collections import Counter
from collections.abc import Collection
from typing import Final, TypeVar

from realmwright.bits import bit, pack
from realmwright.game import Game
from realmwright.json_reader import JsonReader
from realmwright.record import read_dice, read_players
from realmwright.rules.winter_kingdom.content.boards import assemble, draw_map
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.content.twists import law_of
from realmwright.rules.winter_kingdom.exchange.notation import hex_of
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS, Board
from realmwright.rules.winter_kingdom.model.catalogue import (
    CARDS,
    ECONOMY_NUMBER,
    POWER_NUMBER,
    POWERS,
    TALENT_NUMBER,
    TALENTS,
    TWISTS,
    power_of,
)
from realmwright.rules.winter_kingdom.model.components import (
    CARDS_IN_PLAY,
    CARDS_OF_A_KIND,
    EXTRA_USES,
    FORTS,
    HOUSES,
    MANDATORY,
    SLOTS,
    TALENTS_DEALT,
)
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    ASK_SETTLE,
    ASK_WOLVES,
    BUILDING,
    CLEANING,
    EXTRA,
    NONE,
    PHASES,
    STEPS,
    Position,
)
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS, CARD_NAMES, MOUNTAIN, NAMES, NO_TERRAIN, OPEN
from realmwright.rules.winter_kingdom.play.choices import find_choices
from realmwright.rules.winter_kingdom.play.pieces import close
from realmwright.rules.winter_kingdom.play.talents import powers_of
from realmwright.rules.winter_kingdom.setup import agreed

COUNT_LIMIT: Final = 10**6


AnyPosition = TypeVar("AnyPosition", bound=Position)


def load(cls: type[AnyPosition], game: Game, reader: JsonReader, rules: int) -> AnyPosition:
    """The position of a dump, of a class of positions, by these rules, or BadSetup with the reason why it is none."""
    players = read_players(reader, game)
    twists = _names(reader, "twists", TWISTS)
    board = _load_board(reader, law_of(twists).islands)
    start = reader.number("start", 0, len(players) - 1)
    setup = agreed(
        _names(reader, "cards", CARDS, CARDS_IN_PLAY),
        reader.text("economy", ECONOMY_NUMBER),
        twists,
        _talents(reader, "pool"),
        reader.text("direction", DIRECTIONS),
        reader.text("top_board", TOP_BOARDS),
    )
    state = cls(game, len(players), start, board, setup, read_dice(reader.part("dice")), rules)
    state.shuffles = reader.number("shuffles", 1, COUNT_LIMIT)
    for seat, player in enumerate(players):
        _load_player(state, seat, player)
    state.discard = _terrains(reader, "discard")
    state.deck = _terrains(reader, "deck")[::-1]
    state.idle = reader.number("idle", 0, COUNT_LIMIT)
    state.ending = reader.flag("ending")
    state.over = reader.flag("over")
    state.secrets = reader.number("secrets", 0, COUNT_LIMIT)
    turn = reader.part("turn")
    _load_turn(state, turn)
    turn.finish()
    reader.finish()
    _check(state, reader)
    close(state)
    _check_step(state, turn)
    state.choices = find_choices(state)
    if not state.choices & ~(1 << state.board.stop) and not state.over:
        raise reader.wrong("is a position in which nothing can be played, although the game is not over")
    return state


def _load_board(reader: JsonReader, islands: bool) -> Board:
    if reader.has("boards"):
        return assemble(tuple(reader.texts("boards")), islands)
    drawn: list[list[str] | None] = []
    for slot, rows in enumerate(reader.items("map", SLOTS)):
        if rows is None:
            drawn.append(None)
        elif isinstance(rows, list) and all(isinstance(row, str) for row in rows):
            drawn.append([str(row) for row in rows])
        else:
            raise reader.wrong(f"field 'map' has for slot {slot} neither rows of letters nor null")
    return draw_map(drawn, islands)


def _names(reader: JsonReader, field: str, known: Collection[str], count: int | None = None) -> tuple[str, ...]:
    """Different names, in the order in which they stand."""
    names = reader.texts(field, count, known)
    if len(set(names)) != len(names):
        raise reader.wrong(f"has something twice in {field!r}")
    return tuple(names)


def _talents(reader: JsonReader, field: str) -> int:
    return pack(TALENT_NUMBER[name] for name in _names(reader, field, TALENT_NAMES))


def _terrains(reader: JsonReader, field: str) -> tuple[int, ...]:
    return tuple(NAMES.index(name) for name in reader.texts(field, choices=CARD_NAMES))


def _load_player(state: Position, seat: int, player: JsonReader) -> None:
    houses = _buildings(state, seat, player, "houses")
    state.forts[seat] = _buildings(state, seat, player, "forts")
    state.supply[seat] = player.number("supply", 0, HOUSES)
    state.fort_supply[seat] = player.number("fort_supply", 0, FORTS)
    removed = player.numbers("removed", 2)
    for what, built, supply, gone, pieces in (
        ("houses", houses, state.supply[seat], removed[0], HOUSES),
        ("forts", state.forts[seat], state.fort_supply[seat], removed[1], FORTS),
    ):
        if gone < 0 or built.bit_count() + supply + gone != pieces:
            raise player.wrong(
                f"has {built.bit_count()} {what} on the map, {supply} in supply and {gone} removed; there are {pieces}"
            )
    state.near[seat] = state.board.grid.near(state.own[seat])
    state.coins[seat] = player.number("coins", 0, COUNT_LIMIT)
    if player.has("card"):
        state.hand[seat] = (NAMES.index(player.text("card", CARD_NAMES)),)
        state.dealt[seat] = (player.number("dealt", 0, state.shuffles),)
    else:
        player.number("dealt", 0, COUNT_LIMIT)
    state.barred[seat] = pack(_terrains(player, "barred"))
    if state.hand[seat] and state.barred[seat] >> state.hand[seat][0] & 1:
        raise player.wrong("holds a terrain card that was full when it was drawn")
    state.unbought[seat] = _talents(player, "hand")
    player.number("hand_count", state.unbought[seat].bit_count(), state.unbought[seat].bit_count())
    for card in player.parts("talents"):
        here = bit(TALENT_NUMBER[card.text("talent", TALENT_NAMES)])
        if state.owned[seat] & here:
            raise card.wrong("lies open twice")
        state.owned[seat] |= here
        if card.number("level", 1, 2) == 2:
            state.upgraded[seat] |= here
        card.finish()
    state.powers[seat] = powers_of(state.owned[seat], state.upgraded[seat])
    player.finish()


def _buildings(state: Position, seat: int, player: JsonReader, field: str) -> int:
    """Hexes with buildings of a seat."""
    found = 0
    allowed = state.board.buildable | state.board.terrain[MOUNTAIN]
    for name in player.texts(field):
        here = bit(hex_of(state, player, name))
        if not state.free & allowed & here:
            raise player.wrong(f"has one of its {field} on {name}, which is taken or can hold none")
        found |= here
        state.free ^= here
    state.own[seat] |= found
    return found


def _load_turn(state: Position, turn: JsonReader) -> None:
    state.turns = turn.number("number", 0, COUNT_LIMIT)
    state.turn = turn.number("seat", 0, state.players - 1)
    state.whole = turn.number("whole", 0, MANDATORY)
    state.left = turn.number("left", 0, state.whole)
    turn.texts("terrains", choices=CARD_NAMES)
    if turn.has("terrain"):
        state.kind = NAMES.index(turn.text("terrain", CARD_NAMES))
    elif state.hand[state.turn] and state.left:
        state.kind = OPEN
    else:
        state.kind = NO_TERRAIN
    for name in turn.texts("laid"):
        state.laid |= bit(hex_of(state, turn, name))
    state.pieces = turn.number("pieces", 0, COUNT_LIMIT)
    state.used = _powers(turn, "used")
    state.phase = PHASES.index(turn.text("phase", PHASES))
    state.purchases = turn.number("purchases", 0, state.setup.law.purchases)
    state.extra = TALENT_NUMBER[turn.text("extra", TALENT_NUMBER)] if turn.has("extra") else NONE
    state.extra_left = turn.number("extra_left", 0, EXTRA_USES)
    state.fresh = _powers(turn, "fresh")
    state.step = STEPS.index(turn.text("step", STEPS))
    if turn.has("talent"):
        state.power = power_of(TALENT_NUMBER[turn.text("talent", TALENT_NUMBER)], turn.number("level", 1, 2))
    else:
        turn.has("level")
    state.lifted = hex_of(state, turn, turn.text("lifted")) if turn.has("lifted") else NONE
    state.origin = hex_of(state, turn, turn.text("origin")) if turn.has("origin") else NONE
    state.moved = turn.flag("moved")


def _powers(turn: JsonReader, field: str) -> int:
    return pack(POWER_NUMBER[name] for name in turn.texts(field, choices=POWER_NUMBER))


def _check(state: Position, reader: JsonReader) -> None:
    """What must hold between the parts of a position."""
    cards = Counter((*state.deck, *state.discard, *(card for hand in state.hand for card in hand)))
    for kind in CARD_KINDS:
        if cards[kind] != CARDS_OF_A_KIND:
            raise reader.wrong(f"has {cards[kind]} terrain cards of {NAMES[kind]}; there must be {CARDS_OF_A_KIND}")
    seen = 0
    for seat in range(state.players):
        held = state.unbought[seat] | state.owned[seat]
        if held & ~state.setup.pool or held & seen or state.unbought[seat] & state.owned[seat]:
            raise reader.wrong("has a talent that somebody else has as well, or that was not among those dealt from")
        if held.bit_count() > TALENTS_DEALT:
            raise reader.wrong(f"has a player with more than {TALENTS_DEALT} talents")
        seen |= held
        if not state.supply[seat] + state.fort_supply[seat] and not state.ending:
            raise reader.wrong("has a player with nothing left to build, so ending must be true")
    if state.over and (state.left or state.step != ASK_OPEN):
        raise reader.wrong("is over, so nothing can be left to build or under way")
    if state.left and (state.left > state.stock() or state.kind == NO_TERRAIN):
        raise reader.wrong("has pieces left to build, but no supply or no terrain card for them")
    if state.laid.bit_count() > state.whole - state.left:
        raise reader.wrong("has more hexes in laid than the mandatory action has built on")
    if state.left and state.phase != BUILDING:
        raise reader.wrong("has pieces left to build, so its phase must be build")
    if (state.phase == EXTRA) != (state.extra != NONE):
        named = "none" if state.extra == NONE else "one"
        raise reader.wrong(f"has {named} in extra, which names a talent in the phase extra and in no other")
    if (state.phase == CLEANING) != (state.step == ASK_WOLVES):
        raise reader.wrong(
            f"has the phase {PHASES[state.phase]} and the step {STEPS[state.step]}; clean-up goes with wolves"
        )


def _check_step(state: Position, turn: JsonReader) -> None:
    """Whether what is under way can be: a power, a house, and whatever the step needs."""
    step = state.step
    under_way = step in (ASK_BUILD, ASK_PICK, ASK_DROP, ASK_FOLLOW, ASK_ROAD)
    if under_way != (state.power != NONE):
        named = "no talent" if state.power == NONE else POWERS[state.power].name
        raise turn.wrong(f"has the step {STEPS[step]} and {named} in use; a talent is in use exactly while it asks")
    if under_way:
        power = POWERS[state.power]
        if not (state.used & bit(state.power) and state.powers[state.turn] & bit(state.power)):
            raise turn.wrong("uses a talent that the player does not have, or that is not among the used ones")
        if state.left not in (0, state.whole):
            raise turn.wrong("uses a talent within the mandatory action")
        fits = {
            ASK_BUILD: power.builds and state.lifted == NONE,
            ASK_PICK: not power.builds and state.lifted == NONE,
            ASK_DROP: not power.builds and state.lifted != NONE,
            ASK_FOLLOW: TALENTS[power.talent].follows
            and state.upgraded[state.turn] >> power.talent & 1 == 1
            and state.lifted != NONE,
            ASK_ROAD: state.setup.law.road and state.moved and state.lifted != NONE,
        }
        if not fits[step]:
            raise turn.wrong(f"cannot be at step {STEPS[step]} with {power.name}")
        building = step == ASK_BUILD or (step == ASK_FOLLOW and POWERS[state.power + 1].builds)
        if building and not state.stock():
            raise turn.wrong("is about to build, but nothing is left to build")
    elif state.lifted != NONE or state.origin != NONE or state.moved:
        raise turn.wrong("has a house on its way, although nothing is being moved")
    if state.lifted != NONE and not state.houses() & bit(state.lifted):
        raise turn.wrong("has lifted a house where the player has none")
    if step == ASK_SETTLE and (state.setup.law.settles < 0 or not state.stock()):
        raise turn.wrong("is about to settle, which only a twist with a piece in supply allows")
    if step == ASK_WOLVES and not state.setup.law.wolves:
        raise turn.wrong("has wolves without the twist that brings them")
