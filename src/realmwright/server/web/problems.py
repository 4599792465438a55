"""Errors as they are sent: the code and the message of an exception, and the HTTP response for it."""

from typing import Final

import msgspec
from starlette.responses import Response

from realmwright.game import RealmwrightError
from realmwright.protocol import Position, Problem
from realmwright.server.errors import Refused
from realmwright.server.storage.faults import StorageFault

STATUS: Final = {
    "bad-host": 400,
    "bad-message": 400,
    "no-session": 401,
    "wrong-password": 401,
    "bad-origin": 403,
    "daily-stays": 403,
    "not-allowed": 403,
    "no-account": 403,
    "no-guests": 403,
    "no-registration": 403,
    "no-seat": 403,
    "you-blocked": 403,
    "not-yours": 403,
    "others-play": 403,
    "rated-stays": 403,
    "muted": 403,
    "phrases-only": 403,
    "removed": 403,
    "silenced": 403,
    "suspended": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-tournament": 404,
    "unknown-person": 404,
    "unknown-browser": 404,
    "unknown-report": 404,
    "unknown-decision": 404,
    "unknown-path": 404,
    "bad-method": 405,
    "too-slow": 408,
    "busy": 409,
    "full": 409,
    "not-now": 409,
    "rated": 409,
    "stale": 409,
    "used-up": 409,
    "taken": 409,
    "reported": 409,
    "no-days": 409,
    "too-soon": 409,
    "too-long": 413,
    "bad-type": 415,
    "limit": 429,
    "internal": 500,
    "maintenance": 503,
    "newer-rules": 503,
    "unavailable": 503,
}
"""The HTTP status of each code. All other codes mean a valid request that cannot be carried out: 422."""

_encoder: Final = msgspec.json.Encoder()


def status_of(code: str) -> int:
    """The HTTP status of a code."""
    return STATUS.get(code, 422)


def code_and_message(problem: Exception) -> tuple[str, str]:
    """The code and the message of an exception, as clients see them."""
    match problem:
        case Refused():
            return problem.code, str(problem)
        case StorageFault():
            return "unavailable", str(problem)
        case RealmwrightError():
            return "bad-setup", str(problem)
        case _:
            return "internal", "something went wrong here; it was not your fault"


def problem_response(code: str, message: str, position: Position | None = None) -> Response:
    """The HTTP response for an error."""
    response = Response(
        _encoder.encode(Problem(code, message, position)),
        status_of(code),
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )
    if code == "limit":
        response.headers["Retry-After"] = "10"
    return response
