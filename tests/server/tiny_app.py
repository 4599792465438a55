"""The smallest application, for tests of the processes that serve one."""

from starlette.applications import Starlette


def create() -> Starlette:
    return Starlette()
