"""The drawing of a Dominion table: it is well formed, it shows what there is, and it shows nothing that is hidden."""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import islice
from xml.etree import ElementTree

import pytest
import resvg_py

from realmwright import FastDice
from realmwright.drawing import NAMESPACE, PLAYERS, channels, write
from realmwright.game import Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.art.illustrations import picture_id
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.exchange.sketch import cards_of
from realmwright.rules.dominion.model.catalogue import BASICS
from realmwright.rules.dominion.state import State
from tests.dominion.positions import FAMILIES, all_positions, ended, positions
from tests.dominion.tables import Player, offered, play, table

SVG = f"{{{NAMESPACE}}}"
NAME_OF = {"#" + picture_id(name): name for name in CATALOGUE.names}


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def drawn(state: State, viewer: int | None = None) -> ElementTree.Element:
    return parsed(state.svg(viewer))


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [found for found in root.iter() if found.get("class") == name]


def shown(root: ElementTree.Element, *groups: str) -> list[str]:
    """The cards that are seen in groups of these classes, in their order; everywhere without any."""
    within = [part for name in groups for part in of_class(root, name)] if groups else [root]
    hrefs = [str(one.get("href")) for part in within for one in part.iter(SVG + "use")]
    return [NAME_OF[href] for href in hrefs if href in NAME_OF]


def lit(root: ElementTree.Element, group: str) -> set[str]:
    """The cards of a group with a ring around them."""
    parts = [one for part in of_class(root, group) for one in part.iter() if one.tag == SVG + "g"]
    parents = [part for part in parts if any(child.get("class") == "rw-target" for child in part)]
    return {name for parent in parents for name in shown(parent)}


def says(root: ElementTree.Element, text: str) -> bool:
    """Whether something is written there."""
    return parsed(write(text, 0, 0, 6)).get("d") in {word.get("d") for word in of_class(root, "rw-word")}


# The whole


@pytest.mark.parametrize(("players", "options"), FAMILIES)
def test_the_picture_is_complete_by_itself(players: int, options: Mapping[str, Json]) -> None:
    known: dict[str, str] = {}
    for state in islice(positions(players, options), 0, None, 40):
        for viewer in (None, 0):
            text = state.svg(viewer)
            root = parsed(text)
            assert (root.tag, root.get("role")) == (SVG + "svg", "img")
            assert [root[0].tag, root[1].tag] == [SVG + "title", SVG + "desc"]
            box = [float(value) for value in str(root.get("viewBox")).split()]
            assert box == [0, 0, float(str(root.get("width"))), float(str(root.get("height")))]
            assert 0.5 < box[2] / box[3] < 2
            assert len(of_class(root, "rw-line")) == players
            assert text.count("http") == 1, "only the namespace"
            assert {one.tag.removeprefix(SVG) for one in root.iter()} <= {
                *("svg", "title", "desc", "defs", "symbol", "g", "path", "circle", "ellipse", "rect", "use"),
            }
            ids = [str(one.get("id")) for one in root.iter() if one.get("id")]
            assert len(ids) == len(set(ids))
            assert {str(one.get("href")) for one in root.iter(SVG + "use")} <= {"#" + name for name in ids}
            (definitions,) = root.iter(SVG + "defs")
            for one in definitions:
                form = ElementTree.tostring(one, "unicode")
                assert known.setdefault(str(one.get("id")), form) == form, "a name means the same in every picture"


def test_the_drawing_can_be_rasterized() -> None:
    state = table("moat 4 copper", "estate")
    light, dark = (resvg_py.svg_to_bytes(svg_string=state.svg(0, dark=on), width=300) for on in (False, True))
    assert light.startswith(b"\x89PNG")
    assert light != dark


@pytest.mark.parametrize("dark", [False, True])
def test_print_is_grey_all_over(dark: bool) -> None:
    for state in (table("moat 4 copper"), ended(), game.new(2, 1, {"kingdom": "draft"})):
        colours = set(re.findall(r"#[0-9a-f]{6}", state.svg(0, "print", dark=dark)))
        assert all(len(set(channels(colour))) == 1 for colour in colours)


def test_drawing_changes_nothing() -> None:
    for state in islice(all_positions(40), 0, None, 10):
        before = state.dump()
        assert state.svg(0) == state.svg(0)
        assert state.dump() == before


# The supply


def test_every_pile_is_there_with_its_count() -> None:
    state = table(kingdom="cellar moat village smithy militia gardens witch mine market spy", supply={"gold": 17})
    root = drawn(state)
    piles = of_class(root, "rw-pile")
    assert shown(root, "rw-pile")[:BASICS] == list(CATALOGUE.names[:BASICS])
    assert len(piles) == BASICS + 10
    for pile in piles:
        (name,) = shown(pile)
        count = state.supply[CATALOGUE.number_of[name]]
        assert pile[0].text == f"{name}: {count}"
        assert says(pile, str(count))
        assert says(pile, str(CATALOGUE.costs[CATALOGUE.number_of[name]]))
        assert says(pile, name)


def test_an_empty_pile_is_faded() -> None:
    root = drawn(table(supply={"moat": 0, "silver": 0}))
    faded = [part for part in root.iter() if part.get("opacity")]
    assert [name for part in faded for name in shown(part)] == ["silver", "moat"]


def test_piles_are_lit_that_can_be_bought_or_gained_from() -> None:
    state = table("workshop 5 copper", deck="5 estate")
    assert lit(drawn(state), "rw-pile") == {"copper", "curse"}, "what costs nothing can be bought at once"
    play(state, "play workshop")
    for viewer in (None, 0, 1):
        assert lit(drawn(state, viewer), "rw-pile") == offered(state, "gain") >= {"silver", "village"}
    play(state, "gain silver", "play all treasures")
    assert lit(drawn(state), "rw-pile") == offered(state, "buy") >= {"market", "silver"}
    assert "gold" not in lit(drawn(state), "rw-pile")


def test_what_a_thief_may_take_is_not_in_the_supply() -> None:
    state = table("thief", others=[Player(deck="silver estate")], kingdom="thief moat village smithy")
    play(state, "play thief")
    assert offered(state, "gain") == {"silver"}
    assert not lit(drawn(state, 0), "rw-pile")


def test_the_turn_and_the_trash_are_told() -> None:
    root = drawn(table("moat", actions=7, buys=8, coins=19, trash="3 curse 2 duchy"))
    for text in ("actions", "7", "buys", "8", "coins", "19", "trash", "5"):
        assert says(root, text)
    minis = [one for one in root.iter(SVG + "g") if len(one) and one[0].tag == SVG + "title"]
    assert [one[0].text for one in minis].count("curse") == 1, "each kind once"
    assert says(drawn(ended()), "trash")
    assert not says(drawn(ended()), "actions")


def test_a_draft_shows_what_was_picked_and_what_is_left() -> None:
    state = play(game.new(2, 1, {"kingdom": "draft", "start": 0}), "pick witch", "pick moat")
    root = drawn(state, 1)
    assert sorted(shown(root)) == sorted([*offered(state, "pick"), "witch", "moat"])
    dashed = [one for one in root.iter(SVG + "rect") if one.get("stroke-dasharray")]
    assert len(dashed) == 8
    assert "moat, witch" in str(root[1].text)


# Cards of players


def test_the_table_and_the_own_hand_lie_open() -> None:
    state = play(table("village market 2 copper moat", "estate silver"), "play village", "play market")
    for viewer in (None, 0, 1):
        root = drawn(state, viewer)
        assert shown(root, "rw-table") == ["village", "market"]
        assert Counter(shown(root, "rw-hand")) == (
            Counter(cards_of("2 copper moat estate silver")) if viewer == 0 else {}
        )


def test_many_cards_lie_over_each_other_and_stay_on_the_table() -> None:
    root = drawn(table("40 copper", others=[Player(deck="curse")], trash=" ".join(CATALOGUE.names)), 0)
    (hand,) = of_class(root, "rw-hand")
    lefts = [float(re.findall(r"translate\(([-.\d]+)", str(card.get("transform")))[0]) for card in hand]
    assert len(lefts) == 40
    assert lefts == sorted(lefts)
    assert 36 <= min(lefts) <= max(lefts) <= float(str(root.get("width"))) - 2 * 16 - 36


def test_cards_of_the_hand_are_lit_for_whoever_may_choose_one() -> None:
    state = table("militia cellar copper", others=[Player("moat 4 estate")], ask=[1])
    assert lit(drawn(state, 0), "rw-hand") == {"militia", "cellar", "copper"}
    assert not lit(drawn(state, 1), "rw-hand")
    play(state, "play militia")
    assert lit(drawn(state, 1), "rw-hand") == {"moat"}, "a reaction"
    play(state, "done")
    assert lit(drawn(state, 1), "rw-hand") == {"moat", "estate"}, "to discard"
    assert not lit(drawn(state, 0), "rw-hand")


def test_choices_about_other_cards_light_none_in_the_hand() -> None:
    state = play(table("sentry copper estate", "duchy copper estate", edition=2), "play sentry")
    assert offered(state, "trash") == {"copper", "estate"}
    assert not lit(drawn(state, 0), "rw-hand")


def test_a_line_counts_deck_hand_and_discard_pile_and_shows_its_top() -> None:
    root = drawn(table("7 copper", "11 estate", "gold silver", others=[Player("3 duchy")]), 1)
    first, second = of_class(root, "rw-line")
    for text in ("blue", "7", "11", "2"):
        assert says(first, text)
    assert shown(first) == ["silver"]
    assert shown(second) == []
    for text in ("orange", "3", "0", "9"):
        assert says(second, text)


def test_revealed_cards_are_seen() -> None:
    state = table(
        *("bureaucrat spy", "2 gold"),
        others=[Player("3 copper", "gold"), Player("moat estate", "silver")],
        kingdom="bureaucrat spy moat village smithy",
        actions=2,
    )
    play(state, "play bureaucrat")
    lines = of_class(drawn(state, 0), "rw-line")
    assert [shown(line, "rw-shown") for line in lines] == [[], cards_of("3 copper"), ["moat"]]
    play(state, "play spy")
    assert state.prompt().kind == "spy"
    lines = of_class(drawn(state, 1), "rw-line")
    assert [shown(line, "rw-aside") for line in lines] == [["gold"], [], []]


def test_a_line_steps_forward_for_whoever_decides() -> None:
    state = table("militia", others=[Player("moat 4 estate"), Player("5 copper")], rules=1)
    assert [len(of_class(line, "rw-forward")) for line in of_class(drawn(state), "rw-line")] == [1, 0, 0]
    play(state, "play militia")
    assert state.prompt().kind == "react"
    for viewer in (None, 0, 2):
        assert not of_class(drawn(state, viewer), "rw-forward"), "nobody is told who holds a Reaction"
    play(state, "done")
    lines = of_class(drawn(state), "rw-line")
    assert [len(of_class(line, "rw-forward")) for line in lines] == [0, 1, 0]
    assert [len(of_class(line, "rw-turn")) for line in lines] == [1, 0, 0]


def test_a_finished_game_shows_points_and_where_they_came_from() -> None:
    state = ended()
    root = drawn(state, 0)
    assert not of_class(root, "rw-turn")
    assert not of_class(root, "rw-hand")
    lines = of_class(root, "rw-line")
    for line, points in zip(lines, state.scores(), strict=True):
        assert says(line, str(points.total))
        assert set(shown(line)) >= {name for name, value in points.items() if value}
    assert [len(of_class(line, "rw-forward")) for line in lines] == [0, 1]
    assert f"{PLAYERS[1].name} won" in str(root[1].text)


# Secrets


def test_hidden_cards_never_show() -> None:
    differed = 0
    for state in islice(all_positions(), 0, None, 60):
        for viewer in (None, 0):
            other = state.imagine(viewer, FastDice(1))
            # With other cards a choice may have made itself, which can be seen.
            if other.view(viewer) == state.view(viewer):
                assert other.svg(viewer) == state.svg(viewer)
                differed += (other.hand, other.deck) != (state.hand, state.deck)
    assert differed > 30, "the imagined positions do differ in what is hidden"
