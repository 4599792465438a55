"""Texts of a game in one language: sentences from kinds and arguments.

Prompts, actions and events of a game are kinds with arguments, and its Fluent files contain the sentences.
:class:`Words` combines the two for any game.

Messages
    ``prompt-<kind>``            the headline of a prompt
    ``prompt-<kind>-<argument>`` an additional line for a list argument, used only if the list is not empty
    ``action-<kind>``            what an action does
    ``event-<kind>``             a line of the log
    ``event-<kind>-<argument>``  the same line for events that have this optional argument
    ``<argument>-<value>``       the name of a value: the argument ``terrain`` with the value ``flower field`` has the
                                 message ``terrain-flower-field``; blanks and underscores become hyphens
    ``card-<key>``, ``task-<key>`` or ``<key>``
                                 a source of points, for a key of :class:`realmwright.game.Score`
    ``.about``                   an attribute: one or two sentences that explain the thing
    ``.about-<value>``           the same where an option of the game has this value: ``about-second``, an edition
    ``.more``                    an attribute of a prompt: what a beginner should know about it, for the page
    ``.you``                     an attribute of a prompt, an event or a text of the page: the same said to the player
                                 in ``seat`` or to one of the ``winners``, for the page; records and terminals, which
                                 several people read, have names
    ``.yours``                   the same said to the ``owner``
    ``page-…``, ``option-…``     texts of the page about this game and about its options
    ``tag-<key>``                what a decision was lost by, in reviews; see :mod:`realmwright.review.tags`
    ``foresee-<event>``          what an action would bring, in a few words
    ``learn-<prompt>``           explanations in the introductory game, each shown once; ``learn-welcome`` comes first
    ``learn-event-<event>``      the same, for events that the reader caused
    ``learn-any-<event>``        the same, for events that anybody caused
    ``rulebook-…``               texts of the rulebook; see :mod:`realmwright.rulebook`

Arguments
    a number                     stays a number, so that a message can select a plural form
    a place (``7,3``, ``-2,5``)  stays as it is, in the notation that people type
    any other text               becomes the name of the value
    a list                       is joined with commas; the values of ``tiles`` are named like a ``tile``, and
                                 ``$tiles-count`` is their number
    ``seat``                     becomes ``$player``, the name of the player in that seat
    ``owner``                    another seat that is concerned, becomes the name of its player
    ``source``                   a source of points, becomes its name
    ``winners``                  a list of seats, becomes the names of their players; in ``.you``, ``$others`` are those
                                 without the reader
    None                         is left out

A missing message or argument is a bug and raises :class:`MissingWords`; message ids are never shown to people.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from realmwright.game import LANGUAGES, Deed, Event, Game, Json, Prompt, RealmwrightError, name_id, unknown

PEOPLE: Final = {"seat": "player", "owner": "owner"}
"""The arguments that are seats, and the names under which messages get them."""
SEATS: Final = "winners"
SOURCE: Final = "source"
SOURCE_KINDS: Final = ("card", "task")
PLACE: Final = re.compile(r"-?\d+,-?\d+")


class MissingWords(LookupError):
    """A message that the texts do not contain, or that cannot be formatted with its arguments."""


class Words:
    """The texts of a game in one of :data:`realmwright.game.LANGUAGES`.

    >>> import realmwright
    >>> words = Words(realmwright.games["kingdom-builder"], "nl")
    >>> words.name("terrain", "flower field")
    'bloemen'
    >>> words.prompt(Prompt("build", {"terrain": "grass", "left": 2, "tiles": ["farm"]}))
    'Bouw op gras: nog 2'
    """

    def __init__(self, game: Game, language: str, shared: Iterable[Callable[[str], str]] = ()) -> None:
        """``shared`` are sources of further Fluent texts, such as the command line's; the game's take precedence."""
        if language not in LANGUAGES:
            raise RealmwrightError(unknown("language", language, LANGUAGES))
        self.language = language
        # Terminals do not understand Unicode isolation marks.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        for messages in (game.messages, *shared):
            resource = _parsed(messages(language))
            self._bundle.add_resource(resource)
            self._ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, **args: str | int) -> str:
        """A message formatted with arguments that need no translation."""
        return self._format(message_id, None, args)

    def attribute(self, message_id: str, name: str) -> str:
        """An attribute of a message."""
        return self._format(message_id, name, {})

    def about(self, message_id: str, variants: Iterable[str] = ()) -> str:
        """The explanation of the thing that a message names; that of the first variant that has its own, if any."""
        known = self._bundle.get_message(message_id).attributes if self.has(message_id) else {}
        said = next((f"about-{variant}" for variant in variants if f"about-{variant}" in known), "about")
        return self._format(message_id, said, {})

    def about_variants(self, message_id: str) -> dict[str, str]:
        """The explanations of a thing that differ where an option has a value, by that value."""
        known = self._bundle.get_message(message_id).attributes
        found = [name for name in known if name.startswith("about-")]
        return {name.removeprefix("about-"): self.attribute(message_id, name) for name in found}

    def explaining(self) -> list[str]:
        """The ids of all messages that explain something, in the order of the texts."""
        return [each for each in self._ids if self._bundle.get_message(each).attributes.get("about") is not None]

    def name(self, argument: str, value: str) -> str:
        """The name of a value: ``name("tile", "farm")``."""
        return self.say(name_id(argument, value))

    def explained(self, name: str) -> str | None:
        """The id of the message that explains a thing, by its translated name or its notation; None if none does."""
        wanted = name.casefold()
        written = name_id(wanted)
        for message_id in self.explaining():
            value = message_id.partition("-")[2]
            if written in (value, message_id) or wanted == self.say(message_id).casefold():
                return message_id
        return None

    def source(self, key: str) -> str:
        """The id of the message that names a source of points: a card, a task, or anything else."""
        ids = [name_id(kind, key) for kind in SOURCE_KINDS]
        return next(filter(self.has, ids), name_id(key))

    def prompt(self, prompt: Prompt, names: Sequence[str] = ()) -> str:
        """The headline of a prompt. ``names`` are the names of the players by seat."""
        return self._format(f"prompt-{prompt.kind}", None, self.arguments(prompt.args, names))

    def asides(self, prompt: Prompt, names: Sequence[str] = ()) -> list[str]:
        """Additional lines of a prompt: one for each list argument that is not empty and has a message."""
        args = self.arguments(prompt.args, names)
        lists = [name for name, value in prompt.args.items() if value and isinstance(value, list | tuple)]
        ids = [f"prompt-{prompt.kind}-{name}" for name in lists]
        return [self._format(message_id, None, args) for message_id in ids if self.has(message_id)]

    def action(self, deed: Deed) -> str:
        """What an action does, in the imperative: "Build on 7,3"."""
        return self._format(f"action-{deed.kind}", None, self.arguments(deed.args))

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The line of the log for an event."""
        args = self.arguments(event.args, names)
        ids = [f"event-{event.kind}-{name}" for name in args]
        return self._format(next(filter(self.has, ids), f"event-{event.kind}"), None, args)

    def arguments(self, args: Mapping[str, Json], names: Sequence[str] = ()) -> dict[str, str | int]:
        """The arguments of a game converted for messages, as described at the top of this module."""
        said: dict[str, str | int] = {}
        for name, value in args.items():
            if value is None:
                continue
            if name in PEOPLE:
                said[PEOPLE[name]] = _player(value, names)
            elif isinstance(value, list | tuple):
                one = name.removesuffix("s")
                items = [_player(item, names) if name == SEATS else str(self._value(one, item)) for item in value]
                said[name] = ", ".join(items)
                said[f"{name}-count"] = len(items)
            else:
                said[name] = self._value(name, value)
        return said

    def _value(self, name: str, value: Json) -> str | int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if not isinstance(value, str):
            raise MissingWords(f"no words for {name} {value!r}")
        if name == SOURCE:
            return self.say(self.source(value))
        return value if PLACE.fullmatch(value) else self.name(name, value)

    def _format(self, message_id: str, attribute: str | None, args: Mapping[str, str | int]) -> str:
        where = f"{message_id}.{attribute}" if attribute else message_id
        pattern = None
        if self.has(message_id):
            message = self._bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"no message {where} in {self.language}")
        said, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems or not isinstance(said, str):
            raise MissingWords(f"message {where} in {self.language}: {problems}")
        return said


@cache
def _parsed(text: str) -> Resource:
    """Fluent texts, parsed. That takes a tenth of a second for a game, and they are the same for all its tables."""
    return FluentResource(text)


def _player(seat: Json, names: Sequence[str]) -> str:
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        raise MissingWords(f"no name for seat {seat!r}; there are {len(names)} names")
    return names[seat]
