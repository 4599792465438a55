"""Where compiled modules lie, if there are any, and whether they may be used. See ``forge`` in the source tree."""

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar, cast

PURE: Final = "REALMWRIGHT_PURE"
"""The variable that forbids compiled modules, unless it is empty or 0."""


def forbidden() -> bool:
    """Whether this process is to use plain Python only."""
    return os.environ.get(PURE, "") not in ("", "0")


Function = TypeVar("Function", bound=Callable[..., Any])


REPLACED: Final[dict[Callable[..., Any], Callable[..., Any]]] = {}
"""The plain forms of the functions whose compiled ones are used."""


def if_possible(function: Function) -> Function:
    """A function in its compiled form, if there is one and it may be used: that of the same name and module."""
    if forbidden():
        return function
    try:
        module = import_module(f"{__name__}.{function.__module__.rpartition('.')[2]}")
    except ImportError:
        return function
    found = cast(Function, getattr(module, function.__name__))
    REPLACED[found] = function
    return found


class Shared:
    """Something that many positions share, and that compiled rules keep a form of their own of."""

    __slots__ = ("compiled",)

    compiled: object
    """That form, once there is one. It is no part of what the thing is."""

    def __getstate__(self) -> tuple[None, dict[str, object]]:
        names = [name for cls in type(self).__mro__ for name in vars(cls).get("__slots__", ()) if name != "compiled"]
        return None, {name: getattr(self, name) for name in names if hasattr(self, name)}
