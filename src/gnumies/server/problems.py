"""How faults look to whoever asked: a status, a code, a line; never what was sent."""

from collections.abc import Callable
from http import HTTPStatus
from logging import getLogger
from sqlite3 import OperationalError
from typing import Final

from litestar import Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from gnumies.server.players.asking import AnyRequest
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.schemas import Problem

_log = getLogger(__name__)


def _refused(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    problem = Problem(refusal.code, refusal.message, refusal.rule)
    return Response(problem, status_code=refusal.status)


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = HTTPStatus(error.status_code)
    code = status.phrase.lower().replace(" ", "-")
    message = " ".join([error.detail, *_places(error)])
    return Response(Problem(code, message), status_code=status, headers=error.headers)


def _database(_: AnyRequest, error: DBAPIError) -> Response[Problem]:
    # Its text has the statement and its values, among them bids.
    kind = str(error.orig) if isinstance(error.orig, OperationalError) else type(error).__name__
    _log.error("the database failed: %s", kind)
    problem = Problem("storage", "this could not be stored, so nothing has changed; try again")
    return Response(problem, status_code=503)


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("internal", "the server failed; nothing has changed"), status_code=500)


def _places(error: HTTPException) -> list[str]:
    """Where in a body something is wrong."""
    extra = error.extra if isinstance(error.extra, list) else []
    return [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]


HANDLERS: Final[dict[type[Exception], Callable[..., Response[Problem]]]] = {
    Refusal: _refused,
    HTTPException: _http,
    DBAPIError: _database,
    Exception: _unexpected,
}
