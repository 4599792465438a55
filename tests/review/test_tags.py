"""Tags: what a decision was lost by, from facts of the positions."""

import random

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import LANGUAGES, Json, State, games
from realmwright.review.decisions import decisions_of
from realmwright.review.judging import after
from realmwright.review.taggers import dominion, kingdom_builder, winter_kingdom
from realmwright.review.tags import FOR_OTHERS, POINTS, in_words, taggers, tags_of
from realmwright.words import Words
from tests.review.test_reviewing import GAMES, game_of
from tests.server.plugins import installed

OF_GAMES = {
    name: [value for key, value in vars(module).items() if key.isupper() and isinstance(value, str)]
    for name, module in (
        ("dominion", dominion),
        ("kingdom-builder", kingdom_builder),
        ("winter-kingdom", winter_kingdom),
    )
}
"""All tags that each game has of its own."""


def line(position: State, *texts: str) -> tuple[int, ...]:
    """Actions that are written down, as they are read one after another."""
    state, found = position.copy(), []
    for text in texts:
        found.append(state.read(text))
        state.play(found[-1])
    return tuple(found)


def found(game: str, sketch: dict[str, Json], played: list[str], best: list[str]) -> list[str]:
    """The tags of a decision, in a position in few words."""
    position = games[game].sketch(sketch)
    return tags_of(position, line(position, *played), line(position, *best))


# Kingdom Builder. In the middle is grass; desert lies to the left of it, canyon to the right.
WIDE = " / ".join(["D G G G C"] * 7)


def test_whoever_touches_more_terrains_is_locked_in() -> None:
    sketch: dict[str, Json] = {"map": WIDE, "hands": ["grass"], "cards": ["lords", "miners", "citizens"]}
    middle = ["build 0,2", "build 1,2", "build 2,2", "end turn"]
    beside = ["build 0,1", "build 1,1", "build 2,1", "end turn"]
    assert kingdom_builder.LOCKED_IN in found("kingdom-builder", sketch, beside, middle)
    assert kingdom_builder.LOCKED_IN not in found("kingdom-builder", sketch, middle, beside)


def test_tiles_are_missed_and_left_unused() -> None:
    sketch: dict[str, Json] = {
        "map": "G G G G G / G L G G G / G G G G G",
        "locations": {"1,1": "farm"},
        "hands": ["grass"],
        "tiles": [["farm"]],
    }
    far = ["build 0,4", "build 1,4", "build 2,4", "end turn"]
    takes = ["build 0,0", "build 1,0", "build 2,0", "end turn"]
    uses = [*far[:3], "use farm", "build 0,3", "end turn"]
    assert kingdom_builder.TILE_MISSED in found("kingdom-builder", sketch, far, takes)
    assert kingdom_builder.TILE_MISSED not in found("kingdom-builder", sketch, takes, far)
    assert kingdom_builder.TILE_UNUSED in found("kingdom-builder", sketch, far, uses)


def test_points_that_are_missed_name_their_source() -> None:
    sketch: dict[str, Json] = {
        "map": "G G G G G / G S G G G / G G G G G",
        "hands": ["grass"],
        "cards": ["fishermen", "miners", "workers"],
    }
    far = ["build 0,4", "build 1,4", "build 2,4", "end turn"]
    near = ["build 0,0", "build 1,0", "build 2,0", "end turn"]
    assert f"{POINTS}castles" in found("kingdom-builder", sketch, far, near)
    assert f"{POINTS}castles" not in found("kingdom-builder", sketch, near, far)


# Winter Kingdom


def test_talents_forts_and_coins_of_winter_kingdom() -> None:
    sketch: dict[str, Json] = {"houses": ["0,0"], "left": 0, "hand": [["mule"]], "coins": [9, 0]}
    assert winter_kingdom.TALENT_MISSED in found("winter-kingdom", sketch, ["end turn"], ["buy mule", "end turn"])
    assert winter_kingdom.TALENT_MISSED not in found("winter-kingdom", sketch, ["buy mule", "end turn"], ["end turn"])
    build: dict[str, Json] = {"houses": ["0,0"], "hands": ["grassland"]}
    houses = ["build 1,0", "build 2,0", "build 3,0"]
    forts = ["fort 1,0", *houses[1:]]
    assert found("winter-kingdom", build, houses, forts)[0] == winter_kingdom.FORT_MISSED
    # Export pays coins for houses at the edge of the map.
    paid: dict[str, Json] = {"hands": ["grassland"], "economy": "export"}
    inside = ["build 0,0", "build 0,1", "build 0,2", "end turn"]
    edge = ["build 4,0", "build 4,-1", "build 4,-2", "end turn"]
    assert winter_kingdom.COINS_MISSED in found("winter-kingdom", paid, inside, edge)
    used: dict[str, Json] = {"houses": ["0,0"], "left": 0, "talents": [["pasture"]]}
    assert winter_kingdom.TALENT_UNUSED in found(
        "winter-kingdom", used, ["end turn"], ["use pasture", "build 1,0", "end turn"]
    )


def test_a_house_beside_another_terrain_locks_in() -> None:
    sketch: dict[str, Json] = {"hexes": {"T": "4,0 4,-1 4,-2 4,-3 4,-4"}, "hands": ["grassland"]}
    inside = ["build 0,0", "build 0,1", "build 0,2", "end turn"]
    beside = ["build 3,0", "build 3,-1", "build 3,-2", "end turn"]
    assert winter_kingdom.LOCKED_IN in found("winter-kingdom", sketch, beside, inside)
    assert winter_kingdom.LOCKED_IN not in found("winter-kingdom", sketch, inside, beside)


# Dominion

KINGDOM = "cellar market militia mine moat remodel smithy village chapel witch"


@pytest.mark.parametrize(
    ("sketch", "played", "best", "tags"),
    [
        ({"phase": "buy", "coins": 8}, "buy gold", "buy province", [dominion.GREENING_LATE]),
        ({"phase": "buy", "coins": 8}, "buy province", "buy gold", [dominion.GREENING_EARLY]),
        ({"phase": "buy", "coins": 8}, "end turn", "buy province", [dominion.BOUGHT_NOTHING, dominion.GREENING_LATE]),
        ({"phase": "buy", "coins": 3}, "end turn", "buy silver", [dominion.BOUGHT_NOTHING]),
        ({"phase": "buy", "coins": 3}, "buy copper", "end turn", [dominion.BOUGHT_NEEDLESSLY]),
        ({"phase": "buy", "coins": 2}, "buy estate", "end turn", [dominion.GREENING_EARLY]),
        ({"phase": "buy", "coins": 6}, "buy market", "buy gold", [dominion.TREASURE_MISSED]),
        ({"phase": "buy", "coins": 6}, "buy gold", "buy market", [dominion.ACTION_CARD_MISSED]),
        ({"phase": "buy", "coins": 5}, "buy market", "buy witch", [dominion.OTHER_ACTION_CARD, dominion.ATTACK_MISSED]),
        ({"hand": "smithy village"}, "play smithy", "play village", [dominion.ACTION_ORDER]),
        ({"hand": "smithy copper"}, "play all treasures", "play smithy", [dominion.ACTION_UNPLAYED]),
        ({"hand": "militia copper"}, "end turn", "play militia", [dominion.ACTION_UNPLAYED, dominion.ATTACK_MISSED]),
        ({"phase": "buy", "hand": "3 copper"}, "buy curse", "play all treasures", [dominion.TREASURES_UNPLAYED]),
        ({"phase": "buy", "coins": 8, "hand": "copper"}, "play all treasures", "buy province", []),
    ],
)
def test_actions_and_purchases_of_dominion(sketch: dict[str, Json], played: str, best: str, tags: list[str]) -> None:
    assert found("dominion", {"kingdom": KINGDOM, **sketch}, [played], [best]) == tags


def test_cards_that_are_trashed_and_discarded() -> None:
    position = games["dominion"].sketch({"kingdom": KINGDOM, "hand": "chapel curse copper", "deck": "3 gold"})
    position.play(position.read("play chapel"))
    curse, copper, done = (line(position, text) for text in ("trash curse", "trash copper", "done"))
    assert tags_of(position, done, curse) == [dominion.TRASHING_MISSED]
    assert tags_of(position, curse, done) == [dominion.TRASHED_NEEDLESSLY]
    assert tags_of(position, copper, curse) == [dominion.TRASHED_WRONG]
    position = games["dominion"].sketch({"kingdom": KINGDOM, "hand": "cellar estate gold", "deck": "3 gold"})
    position.play(position.read("play cellar"))
    gold, estate = (line(position, text) for text in ("discard gold", "discard estate"))
    assert tags_of(position, gold, estate) == [dominion.DISCARDED_WRONG]


# Any game


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_whatever_is_played_has_tags_that_can_be_said(game: str, players: int, options: dict[str, Json]) -> None:
    """Every decision of a random game, compared with other lines of its position."""
    chance = random.Random(3)
    words = Words(games[game], "en")
    seen: set[str] = set()
    for decision in list(decisions_of(game_of(game, players, options)))[::3]:
        state, other = decision.position.imagine(decision.seat, FastDice(1)), []
        for _ in decision.line:
            if state.seat != decision.seat:
                break
            other.append(chance.choice(list(each(state.legal()))))
            state.play(other[-1])
        position = decision.position
        if all(legal(position, line) for line in (tuple(other), decision.line)):
            seen.update(tags_of(position, decision.line, tuple(other)))
        assert tags_of(position, decision.line, decision.line) == []
    assert seen
    for tag in seen:
        assert tag.startswith(POINTS) or words.has(f"tag-{tag}")
        assert in_words(tag, words)


def legal(position: State, actions: tuple[int, ...]) -> bool:
    state = position.copy()
    for action in actions:
        if not state.legal() >> action & 1:
            return False
        state.play(action)
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OF_GAMES)
def test_every_tag_has_words_and_all_words_a_tag(game: str, language: str) -> None:
    shared = [] if game == "dominion" else [FOR_OTHERS]
    said = {name.removeprefix("tag-") for name in Words(games[game], language)._ids if name.startswith("tag-")}
    assert said == {*OF_GAMES[game], *shared}


def test_a_game_without_a_tagger_has_the_shared_tags() -> None:
    with installed():
        assert "tiny" not in taggers
        game = games["tiny"]
        position = game.new(2, seed=1)
        plays = [action for action in each(position.legal()) if position.describe(action).kind == "play"]
        worst, *_, best = sorted(plays, key=lambda action: after(position, (action,)).totals()[position.seat or 0])
        (tag,) = tags_of(position, (worst,), (best,))
        assert tag.startswith(POINTS)
        assert tags_of(position, (best,), (worst,)) == []
        assert in_words("never-heard-of", Words(game, "en")) == "never heard of"
