"""A server for each file of tests: tables do not disturb each other."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio

from tests.server.house import House, house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[House, None]:
    async with house(tmp_path_factory.mktemp("data")) as running:
        yield running
