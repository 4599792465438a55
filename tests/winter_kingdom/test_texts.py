"""The words of Winter Kingdom in every language. What holds for all games is in :mod:`tests.test_words`."""

import random
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from realmwright.bits import each
from realmwright.game import LANGUAGES, Deed, Event, Json, Prompt, State, name_id
from realmwright.rules import winter_kingdom
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content import FACTS, own
from realmwright.rules.winter_kingdom.content.cards import CASTLES
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES, TUNNEL_CARD
from realmwright.rules.winter_kingdom.exchange.notation import END_TURN, SALVAGE, STOP, VERBS
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.catalogue import (
    ALT,
    ARROW,
    BOTH,
    CARDS,
    ECONOMIES,
    ECONOMY_NUMBER,
    TALENTS,
    TWISTS,
)
from realmwright.rules.winter_kingdom.model.facts import RULEBOOK, SOURCES
from realmwright.rules.winter_kingdom.model.terrain import NAMES
from realmwright.rules.winter_kingdom.setup import TALENT_POOL
from tests.dominion.test_texts import References
from tests.test_words import PEOPLE, entries, every_language, ids, spoken, variables

RULES: Final = Path(str(winter_kingdom.__file__)).parent
PAGES: Final = [Path(__file__).parents[2] / "web/src/games" / name for name in ("winter-kingdom", "hex")]

GLOSSARY: Final = {
    "terrain-flower-field": ("flower field", "bloemenweide", "Blumenwiese"),
    "terrain-grassland": ("grassland", "grasland", "Ebene"),
    "terrain-tundra": ("tundra", "toendra", "Tundra"),
    "terrain-fell-field": ("fell field", "hoogveen", "Hochmoor"),
    "terrain-snowscape": ("snowscape", "sneeuwlandschap", "Schneelandschaft"),
    "terrain-forest": ("forest", "bos", "Wald"),
    "terrain-ice": ("ice", "ijs", "Eis"),
    "terrain-mountain": ("mountain", "berg", "Berg"),
    "terrain-castle": ("castle", "kasteel", "Schloss"),
    "terrain-tunnel": ("tunnel", "tunnel", "Tunnel"),
    "terrain-village": ("village", "dorp", "Dorf"),
    "piece-house": ("house", "huis", "Haus"),
    "piece-fort": ("fort", "fort", "Festung"),
    "talent-tunnel": ("Tunnel Card", "Tunnelkaart", "Tunnelkarte"),
    "talent-hunting-lodge": ("Hunting Lodge", "Hunting Lodge", "Jagdhütte"),
    "talent-dog-sled": ("Dog Sled", "Dog Sled", "Hundeschlitten"),
    "economy-agriculture": ("Agriculture", "Landbouw", "Landwirtschaft"),
    "economy-weapons": ("Weapons", "Wapens", "Waffen"),
    "economy-export": ("Export", "Export", "Export"),
    "economy-marble": ("Marble", "Marmer", "Marmor"),
    "economy-salvage": ("Salvage", "Berging", "Bergung"),
    "twist-wolves": ("Wolves", "Wolven", "Wölfe"),
    "twist-dead-end": ("Dead End", "Doodlopende straat", "Sackgasse"),
    "twist-mobility": ("Mobility", "Mobiliteit", "Mobilität"),
    "twist-innovation": ("Innovation", "Innovatie", "Innovation"),
    "page-cards": ("Winter Kingdom cards", "Winter Kingdom-kaarten", "Winter-Kingdom-Karten"),
    "page-terrain-card": ("Terrain card", "Terreinkaart", "Geländekarte"),
    "picture-coins": ("coins", "munten", "Münzen"),
}

NAMED: Final = {
    "terrain": NAMES,
    "talent": [talent.name for talent in TALENTS],
    "mode": (ALT, ARROW, BOTH),
    "card": [*CARDS, CASTLES.name],
    "economy": [*ECONOMY_NUMBER],
    "twist": [*TWISTS],
    "piece": ("house", "fort"),
    "direction": DIRECTIONS,
    "top-board": TOP_BOARDS,
}
"""Everything that has a name, by what it is."""
UNEXPLAINED: Final = ("terrain", "top-board")

CARD_WIDTH: Final = 60
"""So many letters of what one level of a talent does fit on its card."""
ABOUT_LENGTH: Final = 280
LINE_LENGTH: Final = 80
PARAGRAPH_LENGTH: Final = 320

EAGER: Final = ("use", "buy", "upgrade", "extra", "salvage")
ACTIONS: Final = 1500
PAIRS: Final[tuple[tuple[Json, Json], ...]] = tuple(zip(TWISTS, ECONOMY_NUMBER, strict=False))
# Between them these have every twist and every economy; the second half has all the talents that do unusual things.
OFTEN: Final = TALENT_NAMES[-10:]
GAMES: Final[tuple[tuple[int, dict[str, Json]], ...]] = (
    *((2 + seed % 3, {"twist": twist, "economy": economy}) for seed, (twist, economy) in enumerate(PAIRS)),
    *((2, {"twist": twist, "economy": economy, "talents": OFTEN}) for twist, economy in PAIRS),
)
NARROW: Final[Json] = ["MMMMM", "MMMMMM", "MMMGGMM", "MMMTTTMM", "MMMLLLUMM", "MMMSSFVM", "MMMBBMM", "MMMMMM", "MMMMM"]
"""A map so small that its hexes run out."""


def starts() -> list[State]:
    """Games of all kinds, each with a journal of its own."""
    found: list[State] = []
    for seed, (players, options) in enumerate(GAMES):
        journal: list[Event] = []
        found.append(game.new(players, seed, options, journal))
    # What was asked by earlier rules is still said.
    found += [game.new(4, seed, {"twist": "settlers"}, [], rules=1) for seed in range(3)]
    dump = game.new(2, 1, {"twist": "none"}).dump()
    del dump["boards"]
    found.append(game.load({**dump, "map": [NARROW, *[None] * 6]}))
    found[-1].journal = []
    return found


def eager(state: State, chance: random.Random) -> int:
    """What somebody plays who does a lot: more often than not whatever has to do with talents and coins."""
    ways = [(action, state.describe(action).kind) for action in each(state.legal())]
    good = [action for action, kind in ways if kind in EAGER]
    return chance.choice(good if good and chance.random() < 0.6 else [action for action, _ in ways])


@lru_cache(maxsize=1)
def heard() -> tuple[list[Prompt], list[Deed], list[Event]]:
    """What is asked, done and told in many games."""
    prompts: dict[str, Prompt] = {}
    deeds: dict[str, Deed] = {}
    events: dict[str, Event] = {}
    for seed, state in enumerate(starts()):
        chance = random.Random(seed)
        for _ in range(ACTIONS):
            prompt = state.prompt()
            prompts.setdefault(repr(prompt), prompt)
            if state.seat is None:
                break
            action = eager(state, chance)
            deed = state.describe(action)
            deeds.setdefault(repr(deed), deed)
            state.play(action)
        events |= {repr(event): event for event in state.journal or ()}
    return list(prompts.values()), list(deeds.values()), list(events.values())


def attributes(language: str) -> dict[str, dict[str, str]]:
    """What the attributes of each message say, of those that take no arguments."""
    words = spoken(game, language)
    return {
        entry.id.name: {
            attribute.id.name: words._format(entry.id.name, attribute.id.name, {})
            for attribute in entry.attributes
            if not variables(attribute.value)
        }
        for entry in entries(game, language)
    }


@every_language
def test_names_are_those_of_the_glossary(language: str) -> None:
    words = spoken(game, language)
    for message_id, names in GLOSSARY.items():
        assert words.say(message_id) == names[LANGUAGES.index(language)]


def test_talents_keep_their_english_names_in_dutch() -> None:
    english, dutch = spoken(game, "en"), spoken(game, "nl")
    for name in TALENT_NAMES:
        assert dutch.name("talent", name) == english.name("talent", name)


@every_language
def test_every_thing_has_a_name_of_its_own_and_what_needs_it_is_explained(language: str) -> None:
    words = spoken(game, language)
    for kind, things in NAMED.items():
        assert len({words.name(kind, name) for name in things}) == len(things), kind
    explained = [name_id(kind, name) for kind, things in NAMED.items() if kind not in UNEXPLAINED for name in things]
    explained += [name_id("option", option.name) for option in game.options]
    for message_id in explained:
        about = words.about(message_id)
        assert re.search(r"[^ .]\.$", about), about
        assert len(about) <= ABOUT_LENGTH, about


@every_language
def test_both_levels_of_a_talent_fit_on_its_card(language: str) -> None:
    said = attributes(language)
    for talent in TALENTS:
        words = said[name_id("talent", talent.name)]
        assert set(words) == {"about", "first"} | ({"second"} if talent.second else set())
        for level in ("first", "second"):
            effect = words.get(level, "-")
            assert len(effect) <= CARD_WIDTH, effect
            assert not effect.endswith("."), effect
    effects = [tuple(said[name_id("talent", name)].values()) for name in TALENT_POOL]
    assert len(set(effects)) == len(effects), "no two talents do the same"


@every_language
def test_texts_of_talents_match_the_data(language: str) -> None:
    words = spoken(game, language)
    said = attributes(language)
    pieces = {"fort": words.name("piece", "fort")}
    for talent in TALENTS:
        told = said[name_id("talent", talent.name)]
        for level, effect in (("first", talent.first), ("second", talent.second)):
            place = str(effect.get("terrain", effect.get("at", "")))
            if place:
                named = pieces.get(place) or words.name("terrain", place)
                assert named in told[level], talent.name
                assert named in told["about"], talent.name


@every_language
def test_how_the_levels_of_a_talent_go_together_is_said_alike(language: str) -> None:
    said = attributes(language)
    endings: dict[str, set[str]] = {ALT: set(), ARROW: set(), BOTH: set()}
    for talent in TALENTS[:TUNNEL_CARD]:
        about = said[name_id("talent", talent.name)]["about"]
        first, second = about.index("I: "), about.index(" II")
        assert first < second
        endings[talent.mode].add(about.rstrip(".").rpartition(". ")[2])
    assert len(endings[ALT]) == 1
    assert not endings[ALT] & (endings[ARROW] | endings[BOTH])


@every_language
def test_cards_say_how_much_they_pay(language: str) -> None:
    words = spoken(game, language)
    for card in (*CARDS.values(), CASTLES):
        about = words.about(words.source(card.name))
        numbers = {int(number) for number in re.findall(r"\d+", about)}
        assert numbers >= set(card.points), about
    for economy in ECONOMIES:
        about = words.about(name_id("economy", economy.name))
        assert re.search(rf"\b{economy.coins}\b", about), about


@every_language
def test_everything_that_is_asked_done_and_told_can_be_said(language: str) -> None:
    words = spoken(game, language)
    prompts, deeds, events = heard()
    lines = [words.prompt(prompt, PEOPLE) for prompt in prompts]
    lines += [words.action(deed) for deed in deeds]
    assert max(len(line) for line in lines) <= LINE_LENGTH
    lines += [aside for prompt in prompts for aside in words.asides(prompt, PEOPLE)]
    lines += [words.event(event, PEOPLE) for event in events]
    lines += [words.say(words.source(key)) for key in game.new().scores()[0]]
    for line in lines:
        assert line
        assert not re.search(r"[{}_\u2068\u2069]|  |^[ :,.]|[ :,]\.|[ ,:]$", line), line


@every_language
def test_what_a_newcomer_is_told_can_be_said(language: str) -> None:
    words = spoken(game, language)
    told = {entry.id.name: entry for entry in entries(game, language)}
    for prompt in heard()[0]:
        more = [attribute.id.name for attribute in told[f"prompt-{prompt.kind}"].attributes]
        assert more == (["you"] if prompt.kind == "over" else ["more"]), prompt.kind
        if prompt.kind != "over":
            assert words._format(f"prompt-{prompt.kind}", "more", words.arguments(prompt.args)).endswith(".")
    for name, entry in told.items():
        if name.startswith("learn-"):
            assert variables(entry.value) == set(), name


@every_language
def test_an_event_names_who_where_and_what(language: str) -> None:
    words = spoken(game, language)
    moved = words.event(Event("moved", {"seat": 1, "from": "-7,3", "hex": "-9,4"}), PEOPLE)
    assert moved.index("Bo") < moved.index("-7,3") < moved.index("-9,4")
    for kind, more in (("built", {}), ("lost", {}), ("salvaged", {"coins": 2})):
        for piece in ("house", "fort"):
            args: dict[str, Json] = {"seat": 0, "piece": piece, "hex": "3,-12", **more}
            line = words.event(Event(kind, args), PEOPLE)
            assert [name for name in ("house", "fort") if words.name("piece", name) in line] == [piece]
            assert "Ada" in line
            assert "3,-12" in line
    paid = words.event(Event("coins", {"seat": 2, "coins": 2, "economy": "marble"}), PEOPLE)
    assert "Cy" in paid
    assert words.name("economy", "marble") in paid
    dealt = words.event(Event("talents-dealt", {"seat": 0, "talents": ["mule", "hot springs"]}), PEOPLE)
    assert f"{words.name('talent', 'mule')}, {words.name('talent', 'hot springs')}" in dealt


@every_language
def test_the_second_level_is_told_apart(language: str) -> None:
    words = spoken(game, language)
    mule = words.name("talent", "mule")
    said = []
    for level in (1, 2):
        args: dict[str, Json] = {"talent": "mule", "level": level}
        lines = [words.action(Deed("use", args)), words.event(Event("talent-used", {"seat": 0, **args}), PEOPLE)]
        lines += [words.prompt(Prompt(kind, args)) for kind in ("talent-build", "talent-move")]
        lines.append(words.prompt(Prompt("talent-to", {**args, "from": "3,-4"})))
        said.append(lines)
    assert all(f"{mule} II" not in line for line in said[0])
    assert [line.replace(mule, f"{mule} II") for line in said[0]] == said[1]


def test_headlines_say_what_to_do_and_asides_what_else() -> None:
    prompt = Prompt("build", {"terrain": "fell field", "left": 2, "talents": ["mule", "tunnel"]})
    said = {}
    for language in LANGUAGES:
        words = spoken(game, language)
        said[language] = [words.prompt(prompt), *words.asides(prompt)]
    assert said == {
        "en": ["Build on fell field: 2 left", "or use first: Mule, Tunnel Card"],
        "nl": ["Bouw op hoogveen: nog 2", "of gebruik eerst: Mule, Tunnelkaart"],
        "de": ["Baue auf Hochmoor: noch 2", "oder nutze zuerst: Maultier, Tunnelkarte"],
    }


def test_texts_have_forms_for_none_one_and_many() -> None:
    someone: dict[str, str | int] = {
        "player": "Ada",
        "talent": "X",
        "economy": "X",
        "piece": "X",
        "hex": "3,-4",
        "offers": 1,
    }
    for language in LANGUAGES:
        words = spoken(game, language)
        for message_id, number in (
            ("event-deck-shuffled", "cards"),
            ("event-coins", "coins"),
            ("event-bought", "coins"),
            ("event-upgraded", "coins"),
            ("event-salvaged", "coins"),
            ("action-buy", "coins"),
            ("action-upgrade", "coins"),
            ("prompt-finish", "coins"),
            ("prompt-trade", "coins"),
            ("prompt-salvage", "coins"),
            ("foresee-coins", "coins"),
            ("page-houses-left", "count"),
            ("page-forts-left", "count"),
            ("page-coins", "count"),
            ("page-talents-hidden", "count"),
            ("page-do-buy", "count"),
            ("page-do-upgrade", "count"),
        ):
            one, two, many = (words.say(message_id, **someone, **{number: count}) for count in (1, 2, 20))
            assert two.replace("2", "20") == many, message_id
            assert one.replace("1", "2") != two, message_id
        for message_id in ("event-bought", "event-upgraded", "action-buy", "action-upgrade"):
            assert "0" not in words.say(message_id, **someone, coins=0)
        upright, turned = (words.say("page-board", number=3, side="B", degrees=degrees) for degrees in (0, 120))
        assert turned.startswith(upright)
        assert "120" in turned


@lru_cache(maxsize=len(LANGUAGES))
def references(language: str) -> dict[str, list[str]]:
    """The messages that each message is made of."""
    found = {}
    for entry in entries(game, language):
        visitor = References()
        visitor.visit(entry)
        found[entry.id.name] = visitor.found
    return found


def named_in(language: str, message_id: str, family: str) -> set[str]:
    """The things of a family that a message names."""
    start = f"{family}-"
    return {name.removeprefix(start) for name in references(language)[message_id] if name.startswith(start)}


def doubtful(family: str, about: tuple[str, ...], sources: tuple[str, ...]) -> set[str]:
    """The things of which something is known from these sources only."""
    published = [fact for fact in FACTS if fact not in own.FILE.facts]
    facts = [fact for fact in published if fact.family == family and fact.about in about and fact.source in sources]
    return {name_id(fact.name) for fact in facts}


@every_language
def test_the_page_about_the_rules_says_what_the_data_files_say(language: str) -> None:
    """Whoever learns more and corrects a source there has to correct it here."""
    known = tuple(source for source in SOURCES if source != "ruling")
    for message_id, family, about, sources in (
        ("about-wk-talents-text", "talent", ("named",), ("ruling",)),
        ("about-wk-ruled-text", "talent", ("first", "second"), ("ruling",)),
        ("about-wk-prices-text", "talent", ("buy", "upgrade"), known),
        ("about-wk-cards-text", "card", ("points",), ("public",)),
        ("about-wk-economy-text", "economy", ("named",), ("ruling",)),
    ):
        assert named_in(language, message_id, family) == doubtful(family, about, sources), message_id
    words = spoken(game, language)
    text = words.say("about-wk-twists-text")
    assert named_in(language, "about-wk-twists-text", "twist") == {name_id(name) for name in TWISTS}
    clear, unclear, own = text.split("; ")
    for part, twists in (
        (clear, doubtful("twist", ("law",), (RULEBOOK,))),
        (unclear, doubtful("twist", ("law",), ("public", "deduced", "ruling"))),
        (own, doubtful("twist", ("named",), ("ruling",))),
    ):
        assert {name_id(name) for name in TWISTS if words.name("twist", name) in part} == twists, part


@every_language
def test_the_page_about_the_rules_is_short(language: str) -> None:
    words = spoken(game, language)
    headings = [entry.id.name for entry in entries(game, language) if entry.id.name.startswith("about-wk-")]
    assert headings[1::2] == [f"{heading}-text" for heading in headings[::2]]
    assert 8 <= len(headings[::2]) <= 12
    for heading in headings[::2]:
        assert not words.say(heading).endswith(".")
        text = words.say(f"{heading}-text")
        assert text.endswith(".")
        assert len(text) <= PARAGRAPH_LENGTH, text


def test_every_message_is_said_somewhere() -> None:
    """Words that nobody can ever read are not kept, and none of those that can be read is missing."""
    prompts, deeds, events = heard()
    asked, told = {prompt.kind for prompt in prompts}, {event.kind for event in events}
    done = {*VERBS, STOP, SALVAGE, END_TURN, "use", "buy", "upgrade", "extra"}
    assert {deed.kind for deed in deeds} == done
    lists = [(f"{prompt.kind}-{name}", value) for prompt in prompts for name, value in prompt.args.items()]
    asides = {name for name, value in lists if value == []} & {name for name, value in lists if value}
    wanted = {f"prompt-{kind}" for kind in asked | asides} | {f"action-{kind}" for kind in done}
    wanted |= {f"event-{kind}" for kind in told}
    wanted |= {name_id(kind, name) for kind, things in NAMED.items() for name in things}
    for option in game.options:
        wanted.add(name_id("option", option.name))
        if option.kind == "choice" or option.name == "more_twists":
            wanted |= {name_id("option", option.name, choice) for choice in option.choices}
    # What the page says only where there is something to say.
    happens = {f"{when}-{kind}" for when in ("foresee", "learn-event", "learn-any", "log") for kind in told}
    lessons = {f"learn-{kind}" for kind in asked} | {"learn-welcome"}
    elsewhere = ("picture-", "page-", "about-wk-", "tag-", "trait-")
    found = {name for name in ids(game, "") if not name.startswith(elsewhere)}
    assert sorted(wanted - found) == []
    assert sorted(found - wanted - happens - lessons) == []


def test_the_words_around_the_picture() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))
    assert ids(game, "picture-") == set(re.findall(r"[\"']picture-([a-z-]+)[\"']", code))


def test_every_source_of_a_fact_can_be_named() -> None:
    assert {name.removeprefix("source-") for name in ids(game, "page-") if name.startswith("source-")} == set(SOURCES)


def test_the_words_of_the_page() -> None:
    files = [path for folder in PAGES for path in sorted(folder.rglob("*")) if path.suffix in (".svelte", ".ts")]
    page = "".join(path.read_text("utf-8") for path in files)
    written = set(re.findall(r'"page-([a-z-]+)"', page))
    composed = tuple(re.findall(r"`page-([a-z-]+-)\$\{", page))
    known = ids(game, "page-")
    assert sorted(written - known) == []
    assert [name for name in sorted(known - written) if not name.startswith(composed)] == []
