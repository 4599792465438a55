"""Messages about actions that cannot be played, the same for both hex games."""

from realmwright.bits import each
from realmwright.game import IllegalAction, State


def refusal(state: State, action: int) -> str:
    """Why an action cannot be played, and what could be."""
    try:
        name = state.say(action)
    except IllegalAction as problem:
        return str(problem)
    return f"{name!r} cannot be played now: {expected(state)}"


def expected(state: State) -> str:
    """What may be played now, in one sentence."""
    if state.seat is None:
        return "the game is over"
    ways = []
    on_hexes: dict[str, list[int]] = {}
    others = []
    for action in each(state.legal()):
        deed = state.describe(action)
        if "hex" in deed.args:
            on_hexes.setdefault(deed.kind, []).append(action)
        else:
            others.append(action)
    for kind, actions in on_hexes.items():
        more = f"{kind!r} with one of {len(actions)} hexes, such as " if len(actions) > 1 else ""
        ways.append(f"{more}{state.say(actions[0])!r}")
    ways += [f"{state.say(action)!r}" for action in others]
    return f"seat {state.seat} may play {', or '.join(ways)}"
