"""The words of Dominion in every language. What holds for the words of all games is in :mod:`tests.test_words`."""

import random
import re
from functools import lru_cache
from inspect import getsource
from pathlib import Path
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from realmwright.bits import each
from realmwright.game import LANGUAGES, Deed, Event, Json, Prompt, State, name_id
from realmwright.rules.dominion import game
from realmwright.rules.dominion.art import terminal
from realmwright.rules.dominion.content import CATALOGUE, own
from realmwright.rules.dominion.content.kingdoms import ALL, SETS
from realmwright.rules.dominion.model.actions import ALONE, VERBS
from realmwright.rules.dominion.model.catalogue import TYPE_NAMES
from realmwright.rules.dominion.play.instructions import Choose
from tests.test_words import PEOPLE, entries, every_language, ids, spoken, variables

PAGE: Final = Path(__file__).parents[2] / "web/src/games/dominion"

CARDS: Final = {
    "copper": ("Copper", "Koper", "Kupfer"),
    "silver": ("Silver", "Zilver", "Silber"),
    "gold": ("Gold", "Goud", "Gold"),
    "estate": ("Estate", "Landgoed", "Anwesen"),
    "duchy": ("Duchy", "Hertogdom", "Herzogtum"),
    "province": ("Province", "Provincie", "Provinz"),
    "curse": ("Curse", "Vloek", "Fluch"),
    "adventurer": ("Adventurer", "Avonturier", "Abenteurer"),
    "artisan": ("Artisan", "Ambachtsman", "Töpferei"),
    "bandit": ("Bandit", "Bandiet", "Banditin"),
    "bureaucrat": ("Bureaucrat", "Bureaucraat", "Bürokrat"),
    "cellar": ("Cellar", "Kelder", "Keller"),
    "chancellor": ("Chancellor", "Raadsheer", "Kanzler"),
    "chapel": ("Chapel", "Kapel", "Kapelle"),
    "council room": ("Council Room", "Raadszaal", "Ratsversammlung"),
    "feast": ("Feast", "Feest", "Festmahl"),
    "festival": ("Festival", "Festival", "Jahrmarkt"),
    "gardens": ("Gardens", "Tuinen", "Gärten"),
    "harbinger": ("Harbinger", "Voorbode", "Vorbotin"),
    "laboratory": ("Laboratory", "Laboratorium", "Laboratorium"),
    "library": ("Library", "Bibliotheek", "Bibliothek"),
    "market": ("Market", "Markt", "Markt"),
    "merchant": ("Merchant", "Koopman", "Händlerin"),
    "militia": ("Militia", "Militie", "Miliz"),
    "mine": ("Mine", "Mijn", "Mine"),
    "moat": ("Moat", "Slotgracht", "Burggraben"),
    "moneylender": ("Moneylender", "Geldschieter", "Geldverleiher"),
    "poacher": ("Poacher", "Wilddief", "Wilddiebin"),
    "remodel": ("Remodel", "Verbouwing", "Umbau"),
    "sentry": ("Sentry", "Cipier", "Torwächterin"),
    "smithy": ("Smithy", "Smidse", "Schmiede"),
    "spy": ("Spy", "Spion", "Spion"),
    "thief": ("Thief", "Dief", "Dieb"),
    "throne room": ("Throne Room", "Troonzaal", "Thronsaal"),
    "vassal": ("Vassal", "Vazal", "Vasall"),
    "village": ("Village", "Dorp", "Dorf"),
    "witch": ("Witch", "Heks", "Hexe"),
    "woodcutter": ("Woodcutter", "Houthakker", "Holzfäller"),
    "workshop": ("Workshop", "Werkplaats", "Werkstatt"),
}
"""What the cards are called in English, Dutch and German."""

GLOSSARY: Final = {
    "option-kingdom-first-game": ("First Game", "Eerste spel", "Erstes Spiel"),
    "option-kingdom-big-money": ("Big Money", "Veel geld", "Großes Geld"),
    "option-kingdom-interaction": ("Interaction", "Interactie", "Interaktion"),
    "option-kingdom-size-distortion": ("Size Distortion", "Vertekend beeld", "Im Wandel"),
    "option-kingdom-village-square": ("Village Square", "Dorpsplein", "Dorfplatz"),
}

# Between them these have every card, and whatever depends on the edition.
GAMES: Final[tuple[tuple[int, dict[str, Json]], ...]] = (
    (2, {"kingdom": "big-money"}),
    (3, {"kingdom": "interaction", "ask": [0, 1, 2]}),
    (2, {"kingdom": "size-distortion", "ask": [0, 1]}),
    (4, {"kingdom": "village-square"}),
    (2, {"kingdom": "deck-top", "edition": "second"}),
    (3, {"kingdom": "sleight-of-hand", "edition": "second"}),
    (2, {"kingdom": "improvements", "edition": "second"}),
    (4, {"kingdom": "silver-and-gold", "edition": "second"}),
    (3, {"kingdom": "draft", "mixed": True}),
)
EARLIER: Final[tuple[int, dict[str, Json], int]] = (2, {"kingdom": "first-game"}, 1)
"""By the first rules, for words that later ones do not say."""
ROUNDS: Final = 2
ACTIONS: Final = 800


class References(Visitor):
    """Collects the messages that whatever it visits is made of, in order."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


def eager(state: State, chance: random.Random) -> int:
    """What somebody plays who does a lot: as a rule whatever has to do with a good card, and seldom nothing."""
    ways = [(action, state.describe(action)) for action in each(state.legal())]
    good = [action for action, deed in ways if deed.args.get("card") in (*ALL, "silver", "gold")]
    good = [action for action, deed in ways if deed.kind == "play-all-treasures"] or good
    if any(deed.kind == "end-turn" for _, deed in ways):
        good = [action for action, deed in ways if deed.kind == "play" and deed.args["card"] in ALL] or good
    return chance.choice(good if good and chance.random() < 0.8 else [action for action, _ in ways])


@lru_cache(maxsize=1)
def heard() -> tuple[list[Prompt], list[Deed], list[Event]]:
    """What is asked, done and told in many games."""
    prompts: dict[str, Prompt] = {}
    deeds: dict[str, Deed] = {}
    events: list[Event] = []
    for seed, (players, options, rules) in enumerate([*((*plan, game.rules) for plan in GAMES * ROUNDS), EARLIER]):
        state = game.new(players, seed, options, events, rules)
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
    return list(prompts.values()), list(deeds.values()), list({repr(event): event for event in events}.values())


@every_language
def test_cards_and_sets_are_called_as_in_the_glossary(language: str) -> None:
    words = spoken(game, language)
    place = ("en", "nl", "de").index(language)
    assert set(CARDS) == set(CATALOGUE.names) - {card.name for card in own.CARDS}
    for card, names in CARDS.items():
        assert words.name("card", card) == names[place]
    for message_id, names in GLOSSARY.items():
        assert words.say(message_id) == names[place]


@every_language
def test_every_card_and_every_type_is_explained(language: str) -> None:
    words = spoken(game, language)
    explained = [name_id("card", name) for name in CATALOGUE.names] + [
        name_id("type", name) for name in TYPE_NAMES.values()
    ]
    for message_id in explained:
        about = words.about(message_id)
        assert re.search(r"[^ .]\.$", about), about
        assert len(about) <= 300, about


@every_language
def test_what_a_card_does_beside_what_it_gives_is_said_without_it(language: str) -> None:
    """On a card at its largest what it gives stands in lines of their own, from the data of the card."""
    words = spoken(game, language)
    attributes = {entry.id.name: [each.id.name for each in entry.attributes] for entry in entries(game, language)}
    for name in CARDS:
        card, found = CATALOGUE.cards[CATALOGUE.number_of[name]], attributes[name_id("card", name)]
        gives = any((card.cards, card.actions, card.buys, card.coins))
        assert ("text" in found) == (gives and "rule" in found), name
        if "text" in found:
            about, text = words.about(name_id("card", name)), words._format(name_id("card", name), "text", {})
            assert about.endswith(f". {text}"), about


def test_the_cards_that_the_second_edition_changed_have_two_explanations() -> None:
    changed = {
        name_id("card", card.name)
        for card in CATALOGUE.cards
        if any(isinstance(instruction, Choose) and instruction.optional_later for instruction in card.then)
    }
    assert changed == {"card-mine", "card-moneylender", "card-throne-room"}
    for language in LANGUAGES:
        abouts = {
            entry.id.name: {attribute.id.name: attribute.value for attribute in entry.attributes}
            for entry in entries(game, language)
            if entry.id.name.startswith("card-")
        }
        assert {name for name, found in abouts.items() if "about-second" in found} == changed
        for name in changed:
            assert not abouts[name]["about"].equals(abouts[name]["about-second"])


@every_language
def test_the_sets_name_their_cards(language: str) -> None:
    named: dict[str, dict[str, list[str]]] = {}
    for entry in entries(game, language):
        for attribute in entry.attributes:
            references = References()
            references.visit(attribute)
            named.setdefault(entry.id.name, {})[attribute.id.name] = references.found
    for name, editions in SETS.items():
        wanted = [[name_id("card", card) for card in cards] for cards in editions.values()]
        assert named[name_id("option-kingdom", name)] == dict(zip(("about", "about-second"), wanted, strict=False))


@every_language
def test_everything_that_is_asked_done_and_told_can_be_said(language: str) -> None:
    words = spoken(game, language)
    prompts, deeds, events = heard()
    lines = [words.prompt(prompt, PEOPLE) for prompt in prompts]
    lines += [words.action(deed) for deed in deeds]
    lines += [words.event(event, PEOPLE) for event in events]
    lines += [words.say(words.source(key)) for key in game.new().scores()[0]]
    for line in lines:
        assert line
        assert not re.search(r"[{}_\u2068\u2069]|  |^[ :,.]|[ :,]\.|[ ,:]$", line), line


@every_language
def test_what_a_newcomer_is_told_can_be_said(language: str) -> None:
    """The page gives the arguments of the prompt, but nobody's name; a lesson gets nothing."""
    told = {entry.id.name: entry for entry in entries(game, language)}
    for prompt in heard()[0]:
        more = [each.value for each in told[f"prompt-{prompt.kind}"].attributes if each.id.name == "more"]
        assert len(more) == (prompt.kind != "over"), prompt.kind
        assert all(variables(pattern) <= set(prompt.args) - {"seat"} for pattern in more)
    for name, entry in told.items():
        if name.startswith("learn-"):
            assert variables(entry.value) == set(), name


def test_texts_have_forms_for_none_one_and_many() -> None:
    for language in LANGUAGES:
        words = spoken(game, language)
        for message_id, number, others in (
            ("event-drew", "count", {"player": "Ada"}),
            ("event-shuffled", "count", {"player": "Ada"}),
            ("event-deck-discarded", "count", {"player": "Ada"}),
            ("event-pile-empty", "piles", {"card": "X"}),
            ("foresee-pile-empty", "piles", {}),
            ("prompt-buy", "buys", {"coins": 0}),
            ("prompt-treasures", "buys", {"coins": 0}),
            ("prompt-discard", "left", {"card": "X"}),
            ("prompt-may-trash", "left", {"card": "X"}),
        ):
            one, two, many = (words.say(message_id, **{**others, number: count}) for count in (1, 2, 20))
            assert two.replace("2", "20") == many
            assert one.replace("1", "2") != two
        for kind in ("revealed", "revealed-hand"):
            none = words.event(Event(kind, {"seat": 0, "cards": []}), PEOPLE)
            some = words.event(Event(kind, {"seat": 0, "cards": ["moat", "moat"]}), PEOPLE)
            moat = words.name("card", "moat")
            assert f"{moat}, {moat}" in some
            assert none.startswith("Ada ")
            assert none.endswith(".")
            assert none[:-1] not in some


def test_every_message_is_said_somewhere() -> None:
    """Words that nobody can ever read are not kept, and none of those that can be read is missing."""
    prompts, deeds, events = heard()
    asked, told = {prompt.kind for prompt in prompts}, {event.kind for event in events}
    done = {name.replace(" ", "-") for name in (*VERBS, *ALONE.values())}
    assert {deed.kind for deed in deeds} == done
    wanted = {f"prompt-{kind}" for kind in asked} | {f"action-{kind}" for kind in done}
    wanted |= {f"event-{kind}" for kind in told}
    wanted |= {name_id("card", name) for name in CATALOGUE.names} | {
        name_id("type", name) for name in TYPE_NAMES.values()
    }
    for option in game.options:
        wanted.add(name_id("option", option.name))
        if option.kind == "choice":
            wanted |= {name_id("option", option.name, choice) for choice in option.choices}
    wanted |= set(re.findall(r"picture-[a-z-]+", getsource(terminal)))
    page = "".join(path.read_text("utf-8") for path in sorted(PAGE.rglob("*")) if path.suffix in (".svelte", ".ts"))
    wanted |= set(re.findall(r'"(page-[a-z-]+)"', page))
    composed = tuple(re.findall(r"`(page-[a-z-]+-)\$\{", page))
    assert {"page-can-", "page-do-"} <= set(composed)
    wanted |= {name_id("page-can", verb) for verb in VERBS}
    # What lies beside a deck is never bought, revealed or picked.
    wanted |= {name_id("page-do", verb) for verb in VERBS if verb not in ("buy", "reveal", "pick")}
    # What the page says only where there is something to say.
    happens = {f"{when}-{kind}" for when in ("foresee", "learn-event", "learn-any", "log") for kind in told}
    lessons = {f"learn-{kind}" for kind in asked} | {"learn-welcome"}
    found = {name for name in ids(game, "") if not name.startswith(("tag-", "trait-"))}
    assert sorted(wanted - found) == []
    assert [name for name in sorted(found - wanted - happens - lessons) if not name.startswith(composed)] == []
