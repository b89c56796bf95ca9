"""The OpenAPI document."""

from typing import Final, cast

from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from gnumies.server.players.asking import AnyConnection, AnyRequest

BODIES: Final = (
    "NewTable", "SeatChoice", "TakeSeat", "OpenNonce", "PlaceBid", "Decide", "React", "Device",
)  # fmt: skip
"""What is sent to the server: fields that it does not know are refused."""


def is_document(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Leave every other path beside the document to the answer that faults have."""
    if not connection.scope["path"].endswith("/openapi.json"):
        raise NotFoundException


class StrictJsonPlugin(JsonRenderPlugin):
    """The document as JSON; it says too that unknown fields are refused, which Litestar omits."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, object]) -> bytes:  # noqa: ARG002
        """The document."""
        components = cast("dict[str, dict[str, dict[str, object]]]", openapi_schema["components"])
        for name in BODIES:
            components["schemas"][name]["additionalProperties"] = False
        return encode_json(openapi_schema)
