"""Every word that a person reads, in every language."""

import random
import re
from functools import cache, lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from realmwright import cli
from realmwright.bits import each
from realmwright.cli import output
from realmwright.drawing import PLAYERS
from realmwright.game import LANGUAGES, Event, Game, Json, Prompt, RealmwrightError, State, games, name_id
from realmwright.rulebook import book, library
from realmwright.rules import kingdom_builder
from realmwright.rules.kingdom_builder.exchange.notation import END_TURN, PASS, STOP, TAKE_TILE, VERBS
from realmwright.rules.kingdom_builder.game import KingdomBuilder
from realmwright.rules.kingdom_builder.model.catalogue import (
    BOARDS,
    CARDS,
    EXPANSIONS,
    FIGURES,
    NUMBER_OF,
    TASKS,
    TERRAIN_CARDS,
)
from realmwright.rules.kingdom_builder.model.terrain import NAMES
from realmwright.rules.kingdom_builder.setup import BOARD_POOL, QUADRANTS, SET_NAMES
from realmwright.words import MissingWords, Words
from tests.kingdom_builder.positions import ALL_SETS, table

GAME = games["kingdom-builder"]
RULES = Path(str(kingdom_builder.__file__)).parent
PAGES = [Path(__file__).parents[1] / "web/src/games" / name for name in ("kingdom-builder", "hex")]
PEOPLE = ("Ada", "Bo", "Cy", "Di", "Eve")

GLOSSARY = {
    "terrain-flower-field": ("flower field", "bloemen", "Blumen"),
    "terrain-canyon": ("canyon", "ravijn", "Canyon"),
    "terrain-location": ("location hex", "stadsveld", "Ortsfeld"),
    "terrain-castle": ("castle hex", "kasteelveld", "Burgfeld"),
    "terrain-nomad": ("nomad hex", "nomadenveld", "Nomadenfeld"),
    "terrain-swamp": ("swamp", "moeras", "Sumpf"),
    "terrain-farmland": ("farmland", "landbouwgrond", "Farmland"),
    "tile-tavern": ("Tavern", "herberg", "Taverne"),
    "tile-paddock": ("Paddock", "weide", "Koppel"),
    "tile-harbor": ("Harbor", "haven", "Hafen"),
    "tile-quarry": ("Quarry", "steengroeve", "Steinbruch"),
    "tile-donation-flower-field": ("Flower Field Donation", "schenking bloemen", "Schenkung Blumen"),
    "tile-resettlement": ("Resettlement", "hervestiging", "Umsiedlung"),
    "tile-outpost": ("Outpost", "voorpost", "Vorposten"),
    "tile-fort": ("Fort", "fort", "Außenposten"),
    "tile-foresters-lodge": ("Forester's Lodge", "boswachtershuis", "Forsthaus"),
    "tile-city-hall": ("City Hall", "stadhuis", "Rathaus"),
    "tile-refuge": ("Refuge", "schuilplaats", "Hort"),
    "tile-fountain": ("Fountain", "fontein", "Brunnen"),
    "tile-cathedral": ("Cathedral", "kathedraal", "Dom"),
    "tile-scout-cabin": ("Scout Cabin", "verkennershut", "Späherhütte"),
    "tile-rope-bridge": ("Rope Bridge", "touwbrug", "Hängebrücke"),
    "tile-farmland": ("Farm Action", "landbouwactie", "Farmaktion"),
    "card-merchants": ("Merchants", "handelaren", "Händler"),
    "card-miners": ("Miners", "mijnwerkers", "Bergleute"),
    "card-farmers": ("Farmers", "boeren", "Bauern"),
    "card-ambassadors": ("Ambassadors", "ambassadeurs", "Botschafter"),
    "card-noblewomen": ("Noblewomen", "edelvrouwen", "Adel"),
    "card-scouts": ("Scouts", "verkenners", "Späher"),
    "card-chainers": ("Chainers", "kettingbouwers", "Kettenbauer"),
    "card-travellers": ("Travellers", "avonturiers", "Abenteurer"),
    "task-place-of-refuge": ("Place of Refuge", "toevluchtsoord", "Zufluchtsort"),
    "task-compass-points": ("Compass Points", "windstreken", "Himmelsrichtungen"),
    "piece-wagon": ("wagon", "huifkar", "Planwagen"),
    "piece-city-hall": ("city hall tile", "stadhuistegel", "Stadtplättchen"),
    "piece-scout": ("scout tile", "verkennertegel", "Späherplättchen"),
    "piece-wall": ("stone wall", "stenen muur", "Steinmauer"),
    "page-tiles": ("Extra actions", "Speciale acties", "Sonderaktionen"),
    "picture-supply": ("supply", "voorraad", "Vorrat"),
    "picture-terrain-cards": ("terrain cards", "gebiedskaarten", "Geländekarten"),
}

SOURCES = [source.name for expansion in EXPANSIONS.values() for source in expansion.sources]
"""What earns gold besides cards, tasks and castles."""
PIECES = ["settlement", *(figure.name for figure in FIGURES), "scout", "wall"]
NAMED = {
    "terrain": [*NAMES, *(card.name for card in TERRAIN_CARDS)],
    "tile": [*NUMBER_OF],
    "card": [*CARDS],
    "task": [*TASKS],
    "piece": PIECES,
    "set": [*SET_NAMES],
    "board": [*BOARDS],
}
"""Everything that has a name, by what it is."""

OWN_FORMS = {"player": "you", "winners": "you", "owner": "yours"}
"""The form of a message for whom it is about, by the variable that is their name."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", games.values(), ids=list(games))


class Variables(Visitor):
    """Collects the variables of whatever it visits."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@cache
def parsed(text: str) -> list[ast.Message]:
    """The messages of a text, which nobody may change: it is read once for all tests."""
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return [entry for entry in body if isinstance(entry, ast.Message)]


def entries(game: Game, language: str) -> list[ast.Message]:
    return parsed(game.messages(language))


def spoken(game: Game, language: str) -> Words:
    """The words of an installed game, which are read once for all tests."""
    return words_by_name(game.name, language)


@cache
def words_by_name(name: str, language: str) -> Words:
    return Words(games[name], language)


def ids(game: Game, start: str) -> set[str]:
    return {entry.id.name.removeprefix(start) for entry in entries(game, "en") if entry.id.name.startswith(start)}


@lru_cache(maxsize=1)
def heard() -> tuple[list[Prompt], list[Event]]:
    """What is asked and what happens in many random games."""
    journal: list[Event] = []
    starts: list[State] = [GAME.new(2 + seed % 4, seed) for seed in range(12)]
    # On maps so small the hexes and the terrain cards run out.
    starts += [table("GGCC"), table("GGGGGCCCCCDDDDD")]
    # Scouts on the board, and a bazaar that lets them be moved, seldom come together.
    starts.append(
        table("GGGG/GGGG", "0,0", sets=ALL_SETS, tiles={0: ["bazaar", "scout cabin used"]}, scouts="0,1 1,0", left=0)
    )
    starts[-1].play(starts[-1].read("use bazaar"))
    starts[-1].play(starts[-1].read("use scout cabin"))
    boards = QUADRANTS[len(BOARD_POOL) :]
    for seed in range(88):
        chosen = [boards[(4 * seed + place) % len(boards)] for place in range(4)]
        asked: dict[str, Json] = {"sets": "all", "boards": [*chosen]}
        starts.append(GAME.new(2 + seed % 4, seed, asked, journal))
    prompts: dict[str, Prompt] = {}
    for seed, state in enumerate(starts):
        chance = random.Random(seed)
        state.journal = journal
        for _ in range(1000):
            prompt = state.prompt()
            prompts.setdefault(repr(prompt), prompt)
            if state.seat is None:
                break
            # Whatever names no hex has the highest numbers, and is chosen more often than it comes up.
            actions = list(each(state.legal()))
            state.play(chance.choice((actions[-1], chance.choice(actions))))
    events = {repr((event.kind, *_without_places(event))): event for event in journal}
    return list(prompts.values()), list(events.values())


def _without_places(event: Event) -> list[tuple[str, Json]]:
    """What makes an event another one to say."""
    return [(name, value) for name, value in event.args.items() if name not in ("seat", "from", "hex")]


@every_game
def test_all_languages_have_the_same_messages_with_the_same_attributes(game: Game) -> None:
    english, *others = (
        [(entry.id.name, [attribute.id.name for attribute in entry.attributes]) for entry in entries(game, language)]
        for language in ("en", *LANGUAGES)
    )
    assert len({name for name, _ in english}) == len(english)
    for found in others:
        assert found == english


@every_game
def test_all_languages_use_the_same_variables(game: Game) -> None:
    for versions in zip(*(entries(game, language) for language in LANGUAGES), strict=True):
        first = versions[0]
        for entry in versions[1:]:
            assert variables(entry.value) == variables(first.value), entry.id.name
            for mine, its in zip(entry.attributes, first.attributes, strict=True):
                assert variables(mine.value) == variables(its.value), entry.id.name


@every_game
def test_what_names_somebody_can_be_said_to_them(game: Game) -> None:
    """What happens has two forms: for others, with a name, and for whom it is about, without."""
    about_somebody = [
        (language, entry)
        for language in LANGUAGES
        for entry in entries(game, language)
        if entry.id.name.startswith(("event-", "prompt-", "page-")) and variables(entry.value) & set(OWN_FORMS)
    ]
    assert any(entry.id.name.startswith("event-") for _, entry in about_somebody)
    for language, entry in about_somebody:
        forms = {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
        for variable in variables(entry.value) & set(OWN_FORMS):
            form = OWN_FORMS[variable]
            assert form in forms, f"{entry.id.name} in {language} has no .{form}"
            assert variable not in forms[form], f"{entry.id.name}.{form} in {language} has the name of its reader"
            assert forms[form] - {"others"} <= variables(entry.value), f"{entry.id.name}.{form} in {language}"


@every_language
def test_every_thing_has_a_name_and_what_needs_it_is_explained(language: str) -> None:
    words = spoken(GAME, language)
    for kind, things in NAMED.items():
        assert len({words.name(kind, name) for name in things}) == len(set(things)), kind
    explained = [name_id("tile", name) for name in NUMBER_OF]
    explained += [words.source(key) for key in (*CARDS, *TASKS, *SOURCES)]
    assert len({words.say(message_id) for message_id in explained}) == len(explained)
    explained += [name_id("set", name) for name in SET_NAMES]
    explained += [name_id("piece", name) for name in PIECES if name != "settlement"]
    for message_id in explained:
        about = words.about(message_id)
        assert about.endswith("."), about
        assert 1 <= about.count(". ") + 1 <= 2, about


@every_language
def test_names_are_those_of_the_glossary(language: str) -> None:
    words = spoken(GAME, language)
    for message_id, names in GLOSSARY.items():
        assert words.say(message_id) == names[LANGUAGES.index(language)]


def test_every_prompt_and_event_has_a_message_and_every_message_is_needed() -> None:
    prompts, events = heard()
    happened = {event.kind for event in events}
    details = {f"{event.kind}-{name}" for event in events for name in event.args}
    assert happened <= ids(GAME, "event-") <= happened | details
    asked = {prompt.kind for prompt in prompts}
    lists = [(f"{prompt.kind}-{name}", value) for prompt in prompts for name, value in prompt.args.items()]
    asides = {name for name, value in lists if value == []} & {name for name, value in lists if value}
    assert ids(GAME, "prompt-") == asked | asides


@every_language
def test_every_prompt_and_event_can_be_said(language: str) -> None:
    words = spoken(GAME, language)
    prompts, events = heard()
    lines = [words.prompt(prompt, PEOPLE) for prompt in prompts]
    lines += [aside for prompt in prompts for aside in words.asides(prompt, PEOPLE)]
    lines += [words.event(event, PEOPLE) for event in events]
    # What a newcomer should know is said by the page, but for each choice there is something.
    choices = [prompt for prompt in prompts if prompt.kind != "over"]
    lines += [words._format(f"prompt-{prompt.kind}", "more", words.arguments(prompt.args)) for prompt in choices]
    for line in lines:
        assert line
        assert not set(line) & set("{}_\u2068\u2069"), line
    assert any(words.name("tile", "farm") in line for line in lines)


@every_language
def test_an_event_names_who_where_and_what(language: str) -> None:
    words = spoken(GAME, language)
    moved = words.event(Event("moved", {"seat": 1, "from": "7,3", "hex": "9,4"}), PEOPLE)
    assert moved.index("Bo") < moved.index("7,3") < moved.index("9,4")
    assert words.name("piece", "warrior") not in moved
    args: dict[str, Json] = {"seat": 1, "from": "7,3", "hex": "9,4", "piece": "warrior"}
    marched = words.event(Event("moved", args), PEOPLE)
    assert words.name("piece", "warrior") in marched
    assert marched.index("Bo") < marched.index("7,3") < marched.index("9,4")
    args = {"seat": 1, "piece": "ship", "hex": "7,3", "owner": 2}
    struck = words.event(Event("struck", args), PEOPLE)
    assert struck.index("Bo") < struck.index("Cy")
    assert words.name("piece", "ship") in struck
    shown = words.event(Event("card-shown", {"seat": 0, "terrain": "flower field"}), PEOPLE)
    assert "Ada" in shown
    assert words.name("terrain", "flower field") in shown


@every_language
def test_gold_is_said_by_the_name_of_what_pays_it(language: str) -> None:
    words = spoken(GAME, language)
    found = {words.source(key): key for key in (*CARDS, *TASKS, *SOURCES)}
    assert {"card-families", "task-home-country", "castles", "palaces", "treasure"} <= set(found)
    for message_id, key in found.items():
        earned = words.event(Event("earned", {"seat": 0, "source": key, "gold": 2}), PEOPLE)
        assert words.say(message_id) in earned


def test_things_are_found_by_every_way_to_write_their_names() -> None:
    words = spoken(GAME, "en")
    for name in ("Forester's Lodge", "foresters lodge", "Foresters_Lodge", "tile-foresters-lodge"):
        assert words.explained(name) == "tile-foresters-lodge"
    assert words.explained("compass points") == "task-compass-points"
    assert words.explained("flower field") is None


def test_headlines_say_what_to_do_and_asides_what_else() -> None:
    prompt = Prompt("build", {"terrain": "grass", "left": 2, "tiles": ["farm", "oasis"]})
    said = {language: [words.prompt(prompt), *words.asides(prompt)] for language, words in all_words().items()}
    assert said == {
        "en": ["Build on grass: 2 left", "or use first: Farm, Oasis"],
        "nl": ["Bouw op gras: nog 2", "of gebruik eerst: boerderij, oase"],
        "de": ["Baue auf Gras: noch 2", "oder nutze zuerst: Farm, Oase"],
    }
    choice = Prompt("build-choice", {"terrains": ["swamp", "flower field"], "left": 3, "tiles": ["water mill"]})
    said = {language: [words.prompt(choice), *words.asides(choice)] for language, words in all_words().items()}
    assert said == {
        "en": ["Choose a terrain and build: swamp, flower field", "or use first: Water Mill"],
        "nl": ["Kies een gebied en bouw: moeras, bloemen", "of gebruik eerst: watermolen"],
        "de": ["Wähle ein Gelände und baue: Sumpf, Blumen", "oder nutze zuerst: Wassermühle"],
    }
    assert spoken(GAME, "en").asides(Prompt("build", {"terrain": "grass", "left": 2, "tiles": []})) == []


def test_texts_have_forms_for_one_and_many() -> None:
    for words in all_words().values():
        one, two, many = (words.say("event-deck-shuffled", cards=number) for number in (1, 2, 20))
        assert two.replace("2", "20") == many
        assert one.replace("1", "2") != two
        alone = words.prompt(Prompt("over", {"winners": [2]}), PEOPLE)
        together = words.prompt(Prompt("over", {"winners": [0, 2]}), PEOPLE)
        assert "Cy" in alone
        assert "Ada, Cy" in together
        assert alone.replace("Cy", "") != together.replace("Ada, Cy", "")


def all_words() -> dict[str, Words]:
    return {language: spoken(GAME, language) for language in LANGUAGES}


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RealmwrightError, match="unknown language 'fr'; choose from de, en, nl"):
        Words(GAME, "fr")


class Toy(KingdomBuilder):
    """A game with words of its own, none of them Kingdom Builder's."""

    def messages(self, language: str) -> str:
        return "prompt-pay = { $player } pays { $coins-count }: { $coins }, { $hex }\ncoin-old-gold = ducat\n"


def test_words_need_not_know_the_game() -> None:
    words = Words(Toy(), "en", [lambda _: "greeting = Hello { $you }"])
    args: dict[str, Json] = {"seat": 1, "coins": ["old_gold", "old gold"], "hex": "-2,5", "nothing": None}
    assert words.prompt(Prompt("pay", args), PEOPLE) == "Bo pays 2: ducat, ducat, -2,5"
    assert words.say("greeting", you="Bo") == "Hello Bo"


def test_missing_words_are_never_shown_as_ids() -> None:
    words = spoken(GAME, "en")
    with pytest.raises(MissingWords, match="no message nonsense in en"):
        words.say("nonsense")
    with pytest.raises(MissingWords, match=r"no message terrain-grass\.about in en"):
        words.about("terrain-grass")
    with pytest.raises(MissingWords, match="left"):
        words.prompt(Prompt("build", {"terrain": "grass"}))
    with pytest.raises(MissingWords, match="terrain-lava"):
        words.prompt(Prompt("build", {"terrain": "lava", "left": 1}))
    with pytest.raises(MissingWords, match="no words for terrain"):
        words.prompt(Prompt("build", {"terrain": {"odd": 1}, "left": 1}))
    with pytest.raises(MissingWords, match="no name for seat 5"):
        words.event(Event("no-cards", {"seat": 5}), PEOPLE)
    with pytest.raises(MissingWords, match="no name for seat 7"):
        words.event(Event("struck", {"seat": 0, "piece": "ship", "hex": "7,3", "owner": 7}), PEOPLE)


def test_every_message_is_said_somewhere() -> None:
    """Words that nobody can ever read are not kept, and none of those that can be read is missing."""
    prompts, events = heard()
    wanted = {name_id(kind, name) for kind, things in NAMED.items() for name in things}
    wanted |= {"castles", *SOURCES}
    wanted |= {f"action-{kind}" for kind in (*VERBS, "use", TAKE_TILE, STOP, PASS, END_TURN)}
    for option in GAME.options:
        wanted.add(name_id("option", option.name))
        if option.kind == "choice":
            wanted |= {name_id("option", option.name, choice) for choice in option.choices}
    # What the page says only where there is something to say.
    happens = {f"foresee-{event.kind}" for event in events} | {f"learn-event-{event.kind}" for event in events}
    happens |= {f"learn-any-{event.kind}" for event in events}
    happens |= {f"log-{event.kind}" for event in events}
    happens |= {f"log-{event.kind}-{name}" for event in events for name in event.args}
    lessons = {f"learn-{prompt.kind}" for prompt in prompts} | {"learn-welcome"}
    # What tags and traits say, their own tests compare with those that there are.
    elsewhere = ("prompt-", "event-", "picture-", "page-", "tag-", "trait-")
    said = {message_id for message_id in ids(GAME, "") if not message_id.startswith(elsewhere)}
    assert wanted <= said <= wanted | happens | lessons


def test_the_words_around_the_picture() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))
    assert ids(GAME, "picture-") == set(re.findall(r"[\"']picture-([a-z-]+)[\"']", code))


def test_the_words_of_the_page() -> None:
    files = [path for folder in PAGES for path in sorted(folder.rglob("*")) if path.suffix in (".svelte", ".ts")]
    page = "".join(path.read_text("utf-8") for path in files)
    written = set(re.findall(r'"page-([a-z-]+)"', page))
    composed = tuple(re.findall(r"`page-([a-z-]+-)\$\{", page))
    known = ids(GAME, "page-")
    assert written <= known
    assert [name for name in known - written if not name.startswith(composed)] == []


def test_the_words_of_all_rulebooks() -> None:
    texts = {}
    for language in LANGUAGES:
        body = FluentParser().parse(library._own_messages(language)).body
        assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
        texts[language] = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert texts[language] == texts["en"]
    assert {f"rulebook-seat-{player.name}" for player in PLAYERS} <= {*texts["en"]}
    assert {f"rulebook-source-{source}" for source in book.SOURCES} <= {*texts["en"]}


def test_the_words_of_the_command_line() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(str(cli.__file__)).parent.glob("*.py"))
    texts = {}
    for language in LANGUAGES:
        body = FluentParser().parse(output._own_messages(language)).body
        assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        texts[language] = [(entry.id.name, variables(entry.value)) for entry in messages]
        assert len({name for name, _ in texts[language]}) == len(texts[language])
        assert texts[language] == texts["en"]
    assert all(f'"{name}"' in code for name, _ in texts["en"]), "every one of them is said"


@every_language
def test_a_variant_of_the_game_explains_what_differs_in_it(language: str) -> None:
    words = spoken(games["dominion"], language)
    assert words.about("card-mine", ["random", "second"]) != words.about("card-mine", ["random", "first"])
    assert words.about("card-mine") == words.about("card-mine", ["first"])
    assert words.about("card-smithy", ["second"]) == words.about("card-smithy")
