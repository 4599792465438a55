"""Every talent on crowded maps of any kind: where the engine lets pieces go, and where :mod:`plain` does."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from realmwright.rules.winter_kingdom.setup import TALENT_POOL
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom import plain
from tests.winter_kingdom.plain import STEPS, Cells, Hex, Scene, name, names, step
from tests.winter_kingdom.positions import TERRAINS, hexes, table, uses

CARD_NAMES = dict(zip(plain.CARD_ORDER, TERRAINS, strict=True))
LETTERS = "BGGTTLLSSFFIIIMMMUVC"
POSITIONS = range(20)
HANDS = [TALENT_POOL[first : first + 5] for first in range(0, len(TALENT_POOL), 5)]


@cache
def scene_of(seed: int) -> tuple[int, Scene]:
    """How many boards there are, and a map of patches with groups of buildings on it."""
    random = Random(seed)
    boards = (1, 1, 2, 3, 7)[seed % 5]
    letters: dict[Hex, str] = {}
    for place in sorted(place for slot in range(boards) for place in plain.board_at(slot)):
        known = [letters[other] for by in STEPS if (other := step(place, by)) in letters]
        letters[place] = random.choice(known) if known and random.random() < 0.6 else random.choice(LETTERS)
    left = sorted(place for place, letter in letters.items() if letter in plain.BUILDABLE + "M")

    def some(most: int, together: float) -> Cells:
        found: list[Hex] = []
        for _ in range(most):
            beside = sorted({step(place, by) for place in found for by in STEPS} & {*left})
            place = random.choice(beside if beside and random.random() < together else left)
            left.remove(place)
            found.append(place)
        return frozenset(found)

    crowded = boards * random.randint(2, 5)
    houses, forts = some(min(crowded, 20), 0.7), some(random.randint(0, 2), 0.0)
    others = tuple(some(min(crowded, 20), 0.8) for _ in range(random.randint(1, 3)))
    twists = frozenset(twist for twist in ("dead end", "islands", "roads", "mobility") if random.random() < 0.4)
    return boards, Scene(letters, houses, forts, others, random.choice(plain.CARD_ORDER), twists)


def text(cells: Cells) -> str:
    return " ".join(sorted(names(cells)))


def seated(boards: int, scene: Scene, talents: Sequence[str], left: int) -> State:
    return table(
        {name(place): letter for place, letter in scene.letters.items()},
        text(scene.houses),
        *(text(other) for other in scene.others),
        boards=boards,
        forts=[text(scene.forts)],
        card=CARD_NAMES[scene.card],
        talents={0: [f"{talent} II" for talent in talents]},
        twists=sorted(scene.twists),
        left=left,
    )


def after(state: State, *actions: str) -> State:
    """The position that some actions lead to."""
    twin = state.copy()
    for action in actions:
        twin.play(twin.read(action))
    return twin


def check_follow(state: State, scene: Scene, talent: str, house: Hex, origin: Hex | None) -> None:
    """WK-7.9, WK-10.16: what may be done with a house that has just been built, or moved away from somewhere."""
    goals: Cells = frozenset()
    if talent in plain.ARROW:
        if talent == "caravan":
            assert origin is not None
            assert hexes(state) == names(scene.suitable & {origin})
        else:
            goals = scene.goals(f"{talent} II", house)
            assert hexes(state, "to") == names(goals), talent
            if goals and "roads" in scene.twists:
                target = min(goals)
                moved = scene.moved(house, target)
                twin = after(state, f"to {name(target)}")
                assert hexes(twin, "to") == names(moved.suitable & moved.around(target)), talent
        if state.prompt().kind.startswith("follow"):
            state = after(state, "stop")
    if "roads" in scene.twists and origin is not None:
        assert hexes(state, "to") == names(scene.suitable & scene.around(house)), talent
    else:
        assert state.prompt().kind == "finish"


@pytest.mark.parametrize("seed", POSITIONS)
def test_wk_8_building_in_a_crowd(seed: int) -> None:
    boards, scene = scene_of(seed)
    for hand in HANDS:
        state = seated(boards, scene, hand, left=0)
        usable = uses(state)
        powers = [talent for talent in hand if talent in plain.BUILDERS or talent == "crossroads"]
        powers += [f"{talent} II" for talent in hand if talent in plain.ALT and talent in plain.BUILDERS]
        for power in powers:
            sites = scene.sites(power)
            assert (power in usable) == bool(sites), power
            if sites:
                begun = after(state, f"use {power}")
                assert hexes(begun, "build") == names(sites), power
                assert hexes(begun, "fort") == names(sites), power
                for site in (min(sites), max(sites)):
                    check_follow(after(begun, f"build {name(site)}"), scene.built(site), power, site, None)


@pytest.mark.parametrize("seed", POSITIONS)
def test_wk_8_moving_in_a_crowd(seed: int) -> None:
    boards, scene = scene_of(seed)
    for hand in HANDS:
        state = seated(boards, scene, hand, left=0)
        usable = uses(state)
        powers = [talent for talent in hand if talent not in plain.BUILDERS and talent != "crossroads"]
        powers += [f"{talent} II" for talent in powers if talent not in plain.ARROW]
        for power in (*powers, "tunnel"):
            movable = scene.movable(power)
            assert (power in usable) == bool(movable), power
            if not movable:
                continue
            begun = after(state, f"use {power}")
            assert hexes(begun, "move") == names(movable), power
            for house in movable:
                goals = scene.goals(power, house)
                assert hexes(after(begun, f"move {name(house)}"), "to") == names(goals), (power, house)
            house = min(movable)
            goal = max(scene.goals(power, house))
            put = after(begun, f"move {name(house)}", f"to {name(goal)}")
            check_follow(put, scene.moved(house, goal), power, goal, house)


@pytest.mark.parametrize("seed", POSITIONS)
def test_wk_5_4_the_mandatory_action_in_a_crowd(seed: int) -> None:
    boards, scene = scene_of(seed)
    cards = [card for card in plain.CARD_ORDER if scene.allowed(scene.of_kind(card))]
    assert cards
    for card in cards:
        dealt = scene._replace(card=card)
        assert hexes(seated(boards, dealt, (), left=3)) == names(dealt.mandatory(card))
        both = dealt.mandatory(card) | dealt.mandatory(plain.right_of(card))
        assert hexes(seated(boards, dealt, ["crossroads"], left=3)) == names(both)
