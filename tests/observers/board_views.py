"""Observations of the games on hexes as views tell them: every plane and every number found once more, from JSON."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from realmwright.bits import each
from realmwright.game import State
from realmwright.observers.observer import Observation, Observer
from realmwright.rules.kingdom_builder.model.catalogue import BASE, EXPANSIONS, EXTRAS, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.terrain import KINDS as KINGDOM_KINDS
from realmwright.rules.winter_kingdom.model.terrain import CARD_NAMES
from realmwright.rules.winter_kingdom.model.terrain import KINDS as WINTER_KINDS
from tests.kingdom_builder import plain as kingdom
from tests.winter_kingdom import plain as winter

SPECIAL: Final = "LSNPI."
"""The letters of hexes that no piece ever enters."""
QUADRANTS: Final = ("upper left", "upper right", "lower left", "lower right")

Hex = tuple[int, int]
Hexes = dict[str, set[Hex]]
Numbers = dict[str, float]


def compare(observer: Observer, found: Observation, first: Hex, hexes: Hexes, numbers: Numbers) -> None:
    """Every plane and every number is what was expected; those that nobody names are empty.

    ``first`` is the hex in the first place of a plane. Numbers were not divided by anything yet.
    """
    planes = {name: place for place, name in enumerate(observer.names["board"])}
    board = np.zeros_like(found["board"])
    for name, cells in hexes.items():
        for row, column in cells:
            board[planes[name], row - first[0], column - first[1]] = 1
    wrong = {name for name, place in planes.items() if not np.array_equal(board[place], found["board"][place])}
    assert not wrong

    scales = {words: int(by or 1) for words, _, by in (name.partition(" /") for name in observer.names["table"])}
    assert {*numbers} <= {*scales}
    table = [min(numbers.get(name, 0) / scale, 1) for name, scale in scales.items()]
    wrong = {
        name for name, one, other in zip(scales, table, found["table"].tolist(), strict=True) if abs(one - other) > 1e-6
    }
    assert not wrong


def places(names: Iterable[str]) -> set[Hex]:
    """The hexes of a list of names, as their two numbers."""
    return {(int(first), int(second)) for first, second in (name.split(",") for name in names)}


def targets(state: State, seat: int) -> Hexes:
    """The hexes of what this seat may do now, by what would be done there."""
    found: Hexes = {}
    for action in each(state.legal()) if state.seat == seat else ():
        deed = state.describe(action)
        if "hex" in deed.args:
            found.setdefault(deed.kind, set()).update(places([str(deed.args["hex"])]))
    return found


def who(viewer: int, seat: int, players: int) -> str:
    way = (seat - viewer) % players
    return f"seat +{way}" if way else "own"


def common_numbers(state: State, view: Any, seat: int, hands: list[list[str]], unseen: list[list[str]]) -> Numbers:
    """What the two games have in common. ``hands`` are what is seen of them, ``unseen`` cards newer and older."""
    players = state.players
    turn = view["turn"]
    numbers: Numbers = {"round": (turn["number"] - 1) // players}
    numbers |= {"last round": view["ending"], "over": view["over"], "cards in pile": view["deck_count"]}
    numbers[f"{who(seat, view['start'], players)}: begins"] = 1
    numbers[f"{who(seat, turn['seat'], players)}: has the turn"] = 1
    if not view["over"]:
        numbers[f"{who(seat, turn.get('actor', turn['seat']), players)}: is asked"] = 1
    for name in view["cards"]:
        numbers[f"card {name}"] = 1
    shown_hand = [] if view["over"] or view.get("closing") else hands[turn["seat"]]
    for words, cards in (
        ("own terrain card", hands[seat]),
        ("open terrain card", shown_hand),
        ("discarded", view["discard"]),
        ("in pile or newer hands", unseen[0]),
        ("in older hands", unseen[1]),
    ):
        for name, count in Counter(cards).items():
            numbers[f"{words} {name}"] = count
    for other, score in enumerate(state.known_scores(seat)):
        assert score is not None
        numbers[f"{who(seat, other, players)}: points"] = score.total
        for source, paid in score.items():
            numbers[f"{who(seat, other, players)}: points of {source}"] = paid
    return numbers


def not_seen(state: Any, seat: int, names: list[str]) -> list[list[str]]:
    """The hidden terrain cards, by the truth: those of this shuffle, and those of earlier ones in hands."""
    hidden = [other for other in range(state.players) if other not in (seat, state.shown_seat)]
    cards = [pair for other in hidden for pair in zip(state.dealt[other], state.hand[other], strict=True)]
    newer = [*state.deck, *(card for shuffle, card in cards if shuffle == state.shuffles)]
    older = [card for shuffle, card in cards if shuffle < state.shuffles]
    return [[names[card] for card in newer], [names[card] for card in older]]


# Kingdom Builder


def kingdom_hexes(state: State, view: Any, seat: int) -> Hexes:
    """What each plane has, by the view of a seat."""
    rows: list[str] = view["map"]
    letters = {(row, col): letter for row, line in enumerate(rows) for col, letter in enumerate(line) if letter != " "}
    height = next((row for row, line in enumerate(rows) if not line.strip()), len(rows))
    found: Hexes = {"hex": {*letters}, "odd row": {place for place in letters if place[0] % 2}}
    found["island"] = {place for place in letters if place[0] >= height}
    down, right = view["split"]
    for row, col in letters.keys() - found["island"]:
        found.setdefault(f"{QUADRANTS[2 * (row >= down) + (col >= right)]} quadrant", set()).add((row, col))
    for kind in KINGDOM_KINDS:
        found[f"terrain {kind.name}"] = {place for place, letter in letters.items() if letter == kind.letter}
    # A castle under a capitol may be none any more.
    found["terrain nothing"] |= found["terrain castle"] - places(view["castles"])
    found["terrain castle"] = places(view["castles"])

    tiles = [(entry["location"], entry["hex"], entry["tiles"]) for entry in view["locations"]]
    tiles += [(entry["tile"], entry["hex"], 1) for entry in view.get("nomads", ()) if entry["tile"]]
    found["tile left"] = places(name for _, name, count in tiles if count)
    found["second tile left"] = places(name for _, name, count in tiles if count == 2)
    taken = [tile for player in view["players"] for tile in player["tiles"] if tile["hex"]]
    for location, name in [(location, name) for location, name, _ in tiles] + [
        (t["location"], t["hex"]) for t in taken
    ]:
        found.setdefault(f"place of {location}", set()).update(places([name]))

    pieces: set[Hex] = set()
    for other, player in enumerate(view["players"]):
        whose = who(seat, other, state.players)
        found[f"{whose}: settlement"] = places(player["settlements"])
        found[f"{whose}: took a tile here"] = places(tile["hex"] for tile in player["tiles"] if tile["hex"])
        standing = {f"{whose}: {name}": places(names) for name, names in player.get("figures", {}).items()}
        found |= standing
        own = found[f"{whose}: settlement"].union(*standing.values())
        pieces |= own
        if other == seat:
            land = frozenset(letters)
            found["next to own pieces"] = {place for piece in own for place in kingdom.around(piece, land)}
    if view.get("sets"):
        found["closed by warriors"] = places(view["closed"])
        found["wall"] = places(view["walls"])
        found["scout"] = places(view["scouts"])
        found["built in this turn"] = places(view["turn"]["built"])
        pieces |= found["wall"] | found["scout"] | found["closed by warriors"]
        lines = [{place for place in letters if place[0] == row} for row in sorted({row for row, _ in letters})]
        for line, marker in zip(lines, view["kits"].get("harvest", {"marks": [-1] * len(lines)})["marks"], strict=True):
            if marker >= 0:
                found.setdefault(f"{who(seat, marker, state.players)}: marked line", set()).update(line)
        found |= {kind: places(view["kits"][kind]["hexes"]) for kind in ("capitol", "caves") if kind in view["kits"]}
    found["free"] = {place for place, letter in letters.items() if letter not in SPECIAL} - pieces
    found["lifted piece"] = places([view["turn"]["lifted"]] if view["turn"]["lifted"] else [])
    found["target"] = set().union(*targets(state, seat).values())
    return found


def kingdom_numbers(state: Any, view: Any, seat: int) -> Numbers:
    """What each number of the table is, by the view of a seat."""
    players, turn = view["players"], view["turn"]
    hands = [[card for card in (player["card"], *player.get("more_cards", ())) if card] for player in players]
    unseen = not_seen(state, seat, [card.name for card in TERRAIN_CARDS])
    found = common_numbers(state, view, seat, hands, unseen)
    in_play = [EXPANSIONS[name] for name in (BASE, *view.get("sets", ()))]
    for option in [option for expansion in in_play for option in expansion.options]:
        value = view[option.name]
        found[f"option {option.name}" if option.kind == "flag" else f"option {option.name} {value}"] = (
            value is not False
        )
    if turn["tile"]:
        found[f"under way {turn['tile']}"] = 1
    elif not view["over"]:
        found["mandatory action asked" if turn["left"] else "end of turn asked"] = 1
    found["settlements to be built"] = turn["left"]
    found["mandatory action not begun"] = turn["left"] > 0 and turn["left"] == turn.get("whole", 3)
    kinds = view.get("terrains", hands[turn["seat"]] if not view["over"] else [])
    found |= {f"terrain of the turn {name}": 1 for name in kinds}
    found |= {f"removed {name}": count for name, count in Counter(view["removed"]).items()}
    for other, player in enumerate(players):
        whose = who(seat, other, len(players))
        dealt = [shuffle for shuffle in (player["dealt"], *player.get("more_dealt", ())) if shuffle]
        found[f"{whose}: supply"] = player["supply"]
        found[f"{whose}: terrain cards"] = len(dealt)
        found[f"{whose}: terrain cards older than the pile"] = sum(shuffle < state.shuffles for shuffle in dealt)
        found |= {
            f"{whose}: {condition} {location}": count
            for (condition, location), count in Counter((t["state"], t["location"]) for t in player["tiles"]).items()
            if condition != "lost"
        }
    return found | (kingdom_numbers_of_sets(view, seat) if view.get("sets") else {})


def kingdom_numbers_of_sets(view: Any, seat: int) -> Numbers:
    """The same for what only sets have."""
    players, turn, kits = view["players"], view["turn"], view["kits"]
    found: Numbers = {f"set {name}": 1 for name in view["sets"]}
    found |= {f"task {name}": 1 for name in view["tasks"]}
    found |= {"silo phase": view["closing"], "reaction under way": bool(turn["rounds"])}
    found |= {"next build anywhere": turn["freely"] & 1, "first build anywhere": turn["freely"] >> 1}
    found |= {"settlements of the mandatory action": turn["whole"], "settlements due from earlier turns": turn["due"]}
    found |= {"settlements built from the supply": turn["regular"]}
    found |= {f"spent {name}": 1 for name in turn["spent"]}
    if turn["carried"]:
        found[f"carried {turn['carried']}"] = 1
    if turn["tile"] == "fort":
        found[f"card of the fort {TERRAIN_CARDS[turn['count']].name}"] = 1
    elif turn["tile"] == "sword":
        found |= {f"{who(seat, other, len(players))}: is to be struck": 1 for other in each(turn["count"])}
    else:
        found["steps left" if turn["count"] > 0 else "moves left"] = abs(turn["count"])
    for waiting in turn["rounds"][-1:]:
        found |= {f"{who(seat, other, len(players))}: may still react": 1 for other in waiting["waiting"]}
    bonuses = {extra.name: 2 for extra in EXTRAS if extra.role == "bonus"}
    locations = {entry["location"] for entry in view["locations"]}
    for other, player in enumerate(players):
        found[f"{who(seat, other, len(players))}: set aside"] = player["aside"]
        for tile in player["tiles"]:
            if tile["location"] in bonuses:
                bonuses[tile["location"]] -= 1
    found |= {f"tiles left {name}": n for name, n in bonuses.items() if name.removesuffix(" bonus") in locations}
    if "harvest" in kits:
        for other in range(len(players)):
            found[f"{who(seat, other, len(players))}: settlement tiles"] = kits["harvest"]["values"][other]
            found[f"{who(seat, other, len(players))}: silo actions"] = kits["harvest"]["silos"][other]
        for quadrant in kits["harvest"]["quadrants"]:
            found[f"built in this turn in the quadrant {QUADRANTS[quadrant]}"] = 1
    if kits.get("marshlands", {}).get("outcast"):
        found[f"removed terrain {kits['marshlands']['outcast']}"] = 1
    return found


# Winter Kingdom


def winter_hexes(state: State, view: Any, seat: int) -> Hexes:
    """What each plane has, by the view of a seat; hexes by their two coordinates."""
    letters: dict[Hex, str] = {}
    found: Hexes = {}
    for name, (q, r), rows in zip(
        ("centre", "N", "NE", "SE", "S", "SW", "NW"), view["centres"], view["map"], strict=True
    ):
        board: dict[Hex, str] = {}
        for row, line in enumerate(rows or (), -4):
            board |= {(q + max(-4, -4 - row) + column, r + row): letter for column, letter in enumerate(line)}
        found[f"board {name}"] = {*board}
        letters |= board
    found["hex"] = {*letters}
    found["top board"] = found[f"board {view['top_board']}"]
    found["outer edge"] = {
        (q, r) for q, r in letters if any((q + step[0], r + step[1]) not in letters for step in winter.STEPS)
    }
    for kind in WINTER_KINDS:
        found[f"terrain {kind.name}"] = {place for place, letter in letters.items() if letter == kind.letter}
    buildings: set[Hex] = set()
    for other, player in enumerate(view["players"]):
        whose = who(seat, other, state.players)
        found[f"{whose}: house"], found[f"{whose}: fort"] = places(player["houses"]), places(player["forts"])
        buildings |= found[f"{whose}: house"] | found[f"{whose}: fort"]
    own = found["own: house"] | found["own: fort"]
    apart = "islands" in view["twists"]
    regions = [found[name] for name in found if name.startswith("board ")] if apart else [{*letters}]
    found["next to own buildings"] = {
        (q + step[0], r + step[1])
        for region in regions
        for q, r in own & region
        for step in winter.STEPS
        if (q + step[0], r + step[1]) in region
    }
    turn = view["turn"]
    found["without a building"] = {*letters} - buildings
    found["closed by others"] = places(view["closed"])
    found["built by the mandatory action"] = places(turn["laid"])
    found["lifted house"] = places([turn["lifted"]] if turn["lifted"] else [])
    found["left by the moved house"] = places([turn["origin"]] if turn["origin"] else [])
    legal = targets(state, seat)
    found["target of a fort"] = legal.pop("fort", set())
    found["target"] = set().union(*legal.values())
    return found


def winter_numbers(state: Any, view: Any, seat: int) -> Numbers:
    """What each number of the table is, by the view of a seat."""
    players, turn = view["players"], view["turn"]
    hands = [[player["card"]] if player["card"] else [] for player in players]
    found = common_numbers(state, view, seat, hands, not_seen(state, seat, list(CARD_NAMES)))
    found |= {f"economy {view['economy']}": 1, f"direction {view['direction']}": 1}
    found |= {f"twist {name}": 1 for name in view["twists"]} | {f"dealt from {name}": 1 for name in view["pool"]}
    found |= {f"phase {turn['phase']}": 1, f"step {turn['step']}": 1, "idle turns": view["idle"]}
    found |= {"pieces to be built": turn["left"], "pieces of the mandatory action": turn["whole"]}
    found |= {f"terrain of the turn {name}": 1 for name in turn["terrains"]}
    found |= {"pieces built in this turn": turn["pieces"], "purchases": turn["purchases"], "house moved": turn["moved"]}
    found |= {"extra uses left": turn["extra_left"]}
    if turn["extra"]:
        found[f"extra uses of {turn['extra']}"] = 1
    if turn["talent"]:
        found[f"under way {turn['talent']}" + " II" * (turn["level"] == 2)] = 1
    found |= {f"used up {name}": 1 for name in turn["used"]} | {f"usable at once {name}": 1 for name in turn["fresh"]}
    found |= {f"own hand {name}": 1 for name in players[seat]["hand"]}
    for other, player in enumerate(players):
        whose = who(seat, other, len(players))
        found[f"{whose}: houses in supply"] = player["supply"]
        found[f"{whose}: forts in supply"] = player["fort_supply"]
        found[f"{whose}: coins"] = player["coins"]
        found[f"{whose}: terrain card"] = player["dealt"] > 0
        found[f"{whose}: terrain card older than the pile"] = 0 < player["dealt"] < state.shuffles
        found |= {f"{whose}: terrain card cannot be {name}": 1 for name in player["barred"]}
        found[f"{whose}: talents in hand"] = player["hand_count"]
        for entry in player["talents"]:
            found[f"{whose}: has {entry['talent']}"] = 1
            found[f"{whose}: has upgraded {entry['talent']}"] = entry["level"] == 2
    return found
