"""The same rules at another speed: positions whose rules were compiled to C++ from the very modules that Python runs.

``forge`` in the source tree compiles the rules of every installed game. Extension modules are put into the package
``compiled`` beside them: :mod:`realmwright.compiled`, and a folder of that name in the package of any other game.

A game hands each new position to its :class:`NativeRules` and gets a native one back: the same fields, the same
methods, the same results. Whatever is not compiled, such as notation and drawings, stays Python's and reads the fields
of the native position; it changes one by giving it a new value as a whole. Without compiled rules, or with
``REALMWRIGHT_PURE=1``, positions stay as they are.
"""

import sys
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MemberDescriptorType
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeVar, cast

from realmwright import compiled
from realmwright.bits import Bits
from realmwright.dice import Dice, FastDice
from realmwright.game import UNIFORM, Event, Score, games
from realmwright.playouts import MOST_ACTIONS, Playable, Policies, policies_of, start_of

SHARED: Final = (
    *("base_state.py", "bits.py", "compiled/__init__.py", "dice.py", "game.py", "hexes.py", "hexgames", "native.py"),
    *("playouts.py", "refusals.py"),
)
"""What all compiled rules are made of or depend on, beside the packages of their own game."""
SOURCES: Final = (".csv", ".py", ".toml", ".txt")
NO_SOURCES: Final = ("__pycache__", "lessons", "rulebook")
"""Folders in which nothing is that rules are compiled from."""

Position = TypeVar("Position", bound=Playable)


class Size(NamedTuple):
    """How many hexes there can be, and how many actions."""

    hexes: int
    actions: int

    def holds(self, other: "Size") -> bool:
        return other.hexes <= self.hexes and other.actions <= self.actions


TOO_LARGE: Final = Size(sys.maxsize, sys.maxsize)
"""Of a position that no compiled rules can have."""


class Observed(NamedTuple):
    """What environments show of a position, as functions that are compiled with the rules.

    Each is called with a position, with an object of the game's own that says what an observer has to know besides (its
    ``scene``, converted once a game), and with the observing seat.
    """

    numbers: Callable[[Any, Any, int], list[int]]
    """Whole numbers, which an observer writes into arrays, divided by scales where it has any."""
    planes: Callable[[Any, Any, int], list[Bits]] | None = None
    """Sets of hexes, one for each plane that changes during a game."""


class ReadOnlyList(list[Any]):
    """A list out of a compiled position. It is a copy: to change the position, give its field a new list."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[list[Any]], tuple[tuple[Any, ...]]]:
        """Copies of it, and what is pickled, are ordinary lists."""
        return list, (tuple(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this list is a copy out of a compiled position; give the field a new list instead")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = remove = pop = clear = sort = reverse = _refuse


def is_shared(module: str) -> bool:
    """Whether a module belongs to what all games share."""
    top, _, rest = module.partition(".")
    return top == "realmwright" and bool({rest.partition(".")[0], f"{rest}.py"} & set(SHARED))


def fingerprint(packages: Sequence[str]) -> str:
    """A hash of the sources in these packages and of what all games share, as they lie there now."""
    digest = blake2b(digest_size=16)

    def take(name: str, place: Traversable) -> None:
        if place.is_dir():
            for each in sorted(place.iterdir(), key=lambda found: found.name):
                if each.name not in NO_SOURCES:
                    take(f"{name}/{each.name}", each)
        elif name.endswith(SOURCES):
            digest.update(f"{name} {len(content := place.read_bytes())}\n".encode())
            digest.update(content)

    for name in SHARED:
        take(name, files("realmwright").joinpath(*name.split("/")))
    for package in packages:
        top, *inner = package.split(".")
        # By its path: what is in it need not be imported for that.
        take(package, files(top).joinpath(*inner))
    return digest.hexdigest()


class NativeRules(Generic[Position]):
    """The compiled rules of one game, and how its positions get them."""

    def __init__(
        self,
        game: str,
        plain: type[Position],
        *,
        sizes: Sequence[Size],
        size_of: Callable[[Position], Size],
        samples: Callable[[], Sequence[object]] = list,
        part: type | None = None,
        policies: Policies | None = None,
        observed: Observed | None = None,
    ) -> None:
        """Everything that has to be known for compiling a game, and for using what comes of it.

        There is one module for each of the ``sizes``, smallest first, and ``size_of`` says what a position needs.
        ``samples`` are objects that have all functions that a position can come to hold. A ``part`` is something that
        belongs to a position and changes with it. The ``policies`` are those that the registry has, if none are given.
        What is ``observed`` lets environments draw positions without the interpreter.
        """
        self.game = game
        self.plain_type = plain
        self._home = plain.__module__.rpartition(".")[0]
        self.package = self._home.rpartition(".")[2]
        self.compiled_package = f"{self._home.partition('.')[0]}.compiled"
        self.sizes = tuple(sizes)
        self.samples = samples
        self.part = part
        self.observed = observed
        self.fields = tuple(name for cls in plain.__mro__ for name in vars(cls).get("__slots__", ()))
        self._size_of = size_of
        self._policies = policies
        self._batches: list[tuple[Size, type[Any], type[Any]]] = []
        self._classes = [] if compiled.forbidden() else self._load()
        KNOWN.append(self)

    @property
    def active(self) -> bool:
        """Whether there are compiled rules, and they are used."""
        return bool(self._classes)

    @property
    def policies(self) -> Policies:
        """How positions of the game are played out and judged; looked for when asked for, since others bring them."""
        return self._policies or policies_of(self.game)

    def module(self, size: Size) -> str:
        """The name of the extension module for positions up to a size."""
        return f"{self.package}_{size.actions}"

    def accelerate(self, state: Position) -> Position:
        """The compiled twin of a position, or that itself where there is none or it is compiled already."""
        if not self._classes or self.is_native(state):
            return state
        needed = self._size_of(state)
        for size, cls in self._classes:
            if size.holds(needed):
                twin: Any = cls()
                try:
                    twin.adopt(state)
                except OverflowError:
                    # Somebody wrote down a number that no game comes to.
                    break
                return cast(Position, twin)
        return state

    def to_plain(self, state: Position) -> Position:
        """A position as plain Python has it, independent of the given one."""
        if not self.is_native(state):
            return state.copy()
        twin = self.plain_type.__new__(self.plain_type)
        for name in self.fields:
            setattr(twin, name, None if name == "journal" else _mutable(getattr(state, name)))
        return twin

    def is_native(self, state: Position) -> bool:
        """Whether a position has compiled rules."""
        return any(type(state) is cls for _, cls in self._classes)

    def look(self, state: Position, scene: object, seat: int) -> tuple[list[int], list[Bits]]:
        """What a seat observes: the numbers, and the sets of hexes."""
        assert self.observed is not None
        if self.is_native(state):
            found: tuple[list[int], list[Bits]] = cast(Any, state).observed(scene, seat)
            return found
        planes = self.observed.planes
        return self.observed.numbers(state, scene, seat), [] if planes is None else planes(state, scene, seat)

    def batch(self, actions: int) -> tuple[type[Position], type[Any]] | None:
        """The class of positions with up to so many actions, and the type of batches of them, if they are compiled."""
        for size, twin, batch in self._batches:
            if actions <= size.actions:
                return twin, batch
        return None

    def _load(self) -> list[tuple[Size, type[Any]]]:
        found = []
        hashed: dict[str, str] = {}
        for size in self.sizes:
            try:
                module = import_module(f"{self.compiled_package}.{self.module(size)}")
            except ImportError:
                continue
            sources = getattr(module, "sources", "")
            if sources not in hashed:
                hashed[sources] = fingerprint(sources.split())
            if module.fingerprint != hashed[sources]:
                stale = f"The rules of {self.package} have changed since they were compiled"
                print(f"{stale}: they run as plain Python until `make compiled`.", file=sys.stderr)
                return []
            module.meet(self.samples(), Event, Score, ReadOnlyList, FastDice)
            twin = self._twin(module.State)
            found.append((size, twin))
            if self.observed is not None:
                self._batches.append((size, twin, module.Batch))
        return found

    def _twin(self, base: type[Any]) -> type[Any]:
        """A class with the compiled rules, and everything else from the plain one."""
        plain = self.plain_type
        members: dict[str, Any] = {}
        for cls in reversed(plain.__mro__[:-1]):
            for name, member in vars(cls).items():
                special = name.startswith("__") and name not in ("__copy__", "__deepcopy__", "__repr__")
                if not special and not isinstance(member, MemberDescriptorType) and not hasattr(base, name):
                    members[name] = member

        def refuse(state: Any, action: int) -> NoReturn:
            """Say why an action cannot be played, as the plain rules do."""
            self.to_plain(state).play(action)
            raise AssertionError(f"the compiled rules refuse action {action}, the plain ones do not")

        def playouts(
            state: Any, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1
        ) -> list[list[int]]:
            self.policies.named(policy)
            found: list[list[int]] = state.play_out(
                policy, start_of(dice, count, threads), count, min(threads, count), MOST_ACTIONS
            )
            return found

        members |= {
            "__slots__": (),
            "__class__": property(lambda _: plain),
            "__module__": plain.__module__,
            "__reduce__": lambda state: (_unpickled, (self._home, self.to_plain(state))),
            "playouts": playouts,
            "refuse": refuse,
        }
        return type(plain.__name__, (base,), members)


KNOWN: Final[list[NativeRules[Any]]] = []
"""Those of every game that was loaded."""


def plain_position(state: Any) -> Any:
    """The same position, or a copy of it that plain Python code can change where the given one has compiled rules."""
    return next((native.to_plain(state) for native in KNOWN if native.is_native(state)), state)


def speed() -> str:
    """At which speed the rules of the installed games run, in words."""
    for name in games:
        games[name]
    plain = [native.package for native in KNOWN if not native.active]
    if len(plain) == len(KNOWN):
        return "plain Python"
    return "compiled rules" + (f", plain Python for {', '.join(plain)}" if plain else "")


def _unpickled(home: str, state: Any) -> Any:
    """A twin that was pickled in its plain form, by the package of its game."""
    return import_module(f"{home}.native").NATIVE.accelerate(state)


def _mutable(value: Any) -> Any:
    """A value that may be changed: lists are real ones, also those of the parts of a position."""
    if type(value) is ReadOnlyList:
        return [_mutable(item) for item in value]
    if isinstance(value, dict):
        for part in value.values():
            for name in getattr(part, "__slots__", ()):
                setattr(part, name, _mutable(getattr(part, name)))
    return value
