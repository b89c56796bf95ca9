"""Reviews over HTTP."""

from litestar import Controller, get, post
from litestar.di import NamedDependency as Named
from litestar.params import FromPath

from gnumies.server.players.asking import Asker
from gnumies.server.reviews.schemas import History, Matrix, Review
from gnumies.server.reviews.service import Reviews
from gnumies.server.tables.routes import TableId


class ReviewController(Controller):
    """Everything below ``/api/tables/{table_id}/review``."""

    path = "/tables/{table_id:str}/review"
    tags = ("reviews",)

    @get(operation_id="getReview")
    async def show(self, asker: Named[Asker], reviews: Named[Reviews], table_id: TableId) -> Review:
        """How far the review of a finished game is, or all of it; for whoever may see the game."""
        return await reviews.show(asker.player, table_id)

    @post(operation_id="askReview", status_code=200)
    async def ask(self, asker: Named[Asker], reviews: Named[Reviews], table_id: TableId) -> Review:
        """Have the review of a finished game made; asked for again, it is the same one."""
        return await reviews.ask(asker.player, table_id)

    @get("/moments/{moment:int}/matrix", operation_id="getMatrix")
    async def matrix(
        self,
        asker: Named[Asker],
        reviews: Named[Reviews],
        table_id: TableId,
        moment: FromPath[int],
    ) -> Matrix:
        """The payoff matrix of a moment of a reviewed game between two players."""
        return Matrix(await reviews.matrix(asker.player, table_id, moment))


@get("/me/history", operation_id="myHistory", tags=["reviews"])
async def my_history(asker: Named[Asker], reviews: Named[Reviews]) -> History:
    """What the coach says of all of one's reviewed games."""
    return await reviews.history(asker.player)
