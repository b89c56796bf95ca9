"""How faults look to whoever asked: a status, a code, a line; never what was sent."""

from collections.abc import Callable
from http import HTTPStatus
from logging import getLogger
from sqlite3 import OperationalError
from typing import Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from gnumies.server.db.access import Damaged
from gnumies.server.players.asking import AnyRequest
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.schemas import Problem

_log = getLogger(__name__)


def _refused(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    problem = Problem(refusal.code, refusal.message, refusal.rule)
    return _answer(problem, refusal.status)


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = HTTPStatus(error.status_code)
    code = status.phrase.lower().replace(" ", "-")
    message = " ".join([error.detail, *_places(error)])
    return _answer(Problem(code, message), status, error.headers)


def _database(_: AnyRequest, error: DBAPIError) -> Response[Problem]:
    # Its text has the statement and its values, among them bids.
    kind = str(error.orig) if isinstance(error.orig, OperationalError) else type(error).__name__
    _log.error("the database failed: %s", kind)
    problem = Problem("storage", "this could not be stored, so nothing has changed; try again")
    return _answer(problem, 503)


def _damaged(_: AnyRequest, error: Damaged) -> Response[Problem]:
    _log.error("%s: %s", error, type(error.__cause__).__name__)
    return _answer(Problem("storage", "this table cannot be read"), 503)


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return _answer(Problem("bad-request", "this is nested too deeply"), 400)


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _answer(Problem("internal", "the server failed; nothing has changed"), 500)


def _answer(
    problem: Problem, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """JSON, whatever the answer would have been."""
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def _places(error: HTTPException) -> list[str]:
    """Where in a body something is wrong."""
    extra = error.extra if isinstance(error.extra, list) else []
    return [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]


HANDLERS: Final[dict[type[Exception], Callable[..., Response[Problem]]]] = {
    Refusal: _refused,
    HTTPException: _http,
    DBAPIError: _database,
    Damaged: _damaged,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
