"""Goals of lessons in a small declarative form.

    {played = "build 3,4"}                      an action that the learner has played; * stands for anything, and of a
                                                list one is enough
    {told = "tile-taken", tile = "paddock"}     an event of the learner's with these arguments; ``times`` = 2, or more
    {points = "castles", least = 3}             the learner's points from a source now; ``total`` for all
    {gained = "castles", least = 3}             the same, less what they had at the beginning
    {view = "players.0.supply", most = 37}      a value in the learner's view; of lists and objects their length counts
    {choices = "build", least = 8}              how many actions of a kind the learner can choose from now
    {can = "use paddock"}                       an action that the learner can play now
    {ahead = true}                              whether the learner would win if the game ended now
    {over = true}                               whether the game is over
    {best = 1}                                  a turn that brings at most so much less than the best one
    {any = [{...}, {...}]}, {not = {...}}       of several one; not
    [{...}, {...}]                              all of them

Numbers are compared by ``is``, ``least`` and ``most``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final, TypeAlias

from realmwright.bits import each
from realmwright.game import BadNotation, Event, IllegalAction, Json, RealmwrightError, State, unknown

TOTAL: Final = "total"
COMPARISONS: Final = ("is", "least", "most")


class BadGoal(RealmwrightError):
    """A goal that cannot be read; the message says what would be right."""


@dataclass
class Trial:
    """What a goal is asked about: a position, and how it came about."""

    seat: int
    """The learner's."""
    first: State
    """The position of the step, which is not changed."""
    state: State
    played: list[str] = field(default_factory=list)
    """The learner's actions."""
    events: list[Event] = field(default_factory=list)
    best_turn: Callable[[], int] = lambda: 0
    """The most points that the learner can have at the end of the turn."""


Goal: TypeAlias = Callable[[Trial], bool]


def read_goal(given: Json) -> Goal:
    """The goal of a value. Raises BadGoal."""
    if isinstance(given, Mapping):
        forms = [name for name in given if name in FORMS]
        if len(forms) != 1:
            raise BadGoal(f"a goal has exactly one of {', '.join(FORMS)}, not {', '.join(given) or 'nothing'}")
        return FORMS[forms[0]](given)
    if isinstance(given, Sequence) and not isinstance(given, str) and given:
        goals = [read_goal(part) for part in given]
        return lambda trial: all(goal(trial) for goal in goals)
    raise BadGoal(f"a goal is written like {{played = 'build 3,4'}}, or a list of such goals, not {given!r}")


def _played(given: Mapping[str, Json]) -> Goal:
    patterns = _texts(_only(given, "played"), "played")
    return lambda trial: any(fnmatchcase(action, pattern) for action in trial.played for pattern in patterns)


def _told(given: Mapping[str, Json]) -> Goal:
    kind = _text(given["told"], "told")
    times = given.get("times", 1)
    if isinstance(times, bool) or not isinstance(times, int):
        raise BadGoal(f"times is a whole number, not {times!r}")
    wanted = {name: value for name, value in given.items() if name not in ("told", "times")}

    def reached(trial: Trial) -> bool:
        mine = {"seat": trial.seat, **wanted}
        found = sum(
            event.kind == kind and all(event.args.get(name) == value for name, value in mine.items())
            for event in trial.events
        )
        return found >= times

    return reached


def _points(given: Mapping[str, Json]) -> Goal:
    source = _text(given["points"], "points")
    holds = _comparison(given, "points")
    return lambda trial: holds(_score(trial.state, trial.seat, source))


def _gained(given: Mapping[str, Json]) -> Goal:
    source = _text(given["gained"], "gained")
    holds = _comparison(given, "gained")
    return lambda trial: holds(_score(trial.state, trial.seat, source) - _score(trial.first, trial.seat, source))


def _score(state: State, seat: int, source: str) -> int:
    score = state.scores()[seat]
    return score.total if source == TOTAL else score.get(source, 0)


def _view(given: Mapping[str, Json]) -> Goal:
    path = _text(given["view"], "view").split(".")
    if isinstance(given.get("is"), str | bool):
        same = _only(given, "view", "is") and given["is"]
        return lambda trial: _at(trial.state.view(trial.seat), path) == same
    holds = _comparison(given, "view")

    def reached(trial: Trial) -> bool:
        found = _at(trial.state.view(trial.seat), path)
        if isinstance(found, bool) or found is None:
            return False
        number = found if isinstance(found, int) else len(found) if isinstance(found, Sequence | Mapping) else None
        return number is not None and holds(number)

    return reached


def _at(value: Json, path: Sequence[str]) -> Json:
    """What lies at a path, or None."""
    for name in path:
        if isinstance(value, Mapping):
            value = value.get(name)
        elif isinstance(value, Sequence) and not isinstance(value, str) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def _choices(given: Mapping[str, Json]) -> Goal:
    kind = _text(given["choices"], "choices")
    holds = _comparison(given, "choices")

    def reached(trial: Trial) -> bool:
        if trial.state.seat != trial.seat:
            return False
        return holds(sum(trial.state.describe(action).kind == kind for action in each(trial.state.legal())))

    return reached


def _can(given: Mapping[str, Json]) -> Goal:
    wanted = _texts(_only(given, "can"), "can")
    return lambda trial: trial.state.seat == trial.seat and any(is_legal(trial.state, action) for action in wanted)


def _ahead(given: Mapping[str, Json]) -> Goal:
    wanted = _flag(_only(given, "ahead"), "ahead")
    return lambda trial: (trial.seat in trial.state.winners()) == wanted


def _over(given: Mapping[str, Json]) -> Goal:
    wanted = _flag(_only(given, "over"), "over")
    return lambda trial: (trial.state.seat is None) == wanted


def _best(given: Mapping[str, Json]) -> Goal:
    less = _only(given, "best")
    if isinstance(less, bool) or not isinstance(less, int) or less < 0:
        raise BadGoal(f"best is a number of points from 0 on, not {less!r}")
    return lambda trial: _score(trial.state, trial.seat, TOTAL) >= trial.best_turn() - less


def _any(given: Mapping[str, Json]) -> Goal:
    parts = _only(given, "any")
    if not isinstance(parts, Sequence) or isinstance(parts, str) or not parts:
        raise BadGoal(f"any is a list of goals, not {parts!r}")
    goals = [read_goal(part) for part in parts]
    return lambda trial: any(goal(trial) for goal in goals)


def _not(given: Mapping[str, Json]) -> Goal:
    goal = read_goal(_only(given, "not"))
    return lambda trial: not goal(trial)


FORMS: Final[Mapping[str, Callable[[Mapping[str, Json]], Goal]]] = {
    "played": _played,
    "told": _told,
    "points": _points,
    "gained": _gained,
    "view": _view,
    "choices": _choices,
    "can": _can,
    "ahead": _ahead,
    "over": _over,
    "best": _best,
    "any": _any,
    "not": _not,
}


def is_legal(state: State, action: str) -> bool:
    """Whether an action in notation can be played now."""
    try:
        return bool(state.legal() >> state.read(action) & 1)
    except (BadNotation, IllegalAction):
        return False


def _only(given: Mapping[str, Json], *names: str) -> Json:
    """The value of the first name; there must be no others."""
    for name in given:
        if name not in names:
            raise BadGoal(f"{names[0]} takes no other field: {unknown('field', name, names)}")
    return given[names[0]]


def _comparison(given: Mapping[str, Json], form: str) -> Callable[[int], bool]:
    limits: dict[str, int] = {}
    for name, value in given.items():
        if name == form:
            continue
        if name not in COMPARISONS:
            raise BadGoal(f"{form} is compared by {', '.join(COMPARISONS)}: {unknown('field', name, COMPARISONS)}")
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadGoal(f"{name} is a whole number, not {value!r}")
        limits[name] = value
    if not limits:
        raise BadGoal(f"{form} needs a number to compare with: {', '.join(COMPARISONS)}")
    low = limits.get("least", limits.get("is"))
    high = limits.get("most", limits.get("is"))
    return lambda number: (low is None or number >= low) and (high is None or number <= high)


def _text(value: Json, name: str) -> str:
    if not isinstance(value, str) or not value:
        raise BadGoal(f"{name} is a text, not {value!r}")
    return value


def _texts(value: Json, name: str) -> list[str]:
    if isinstance(value, Sequence) and not isinstance(value, str) and value:
        return [_text(part, name) for part in value]
    return [_text(value, name)]


def _flag(value: Json, name: str) -> bool:
    if not isinstance(value, bool):
        raise BadGoal(f"{name} is true or false, not {value!r}")
    return value
