"""Background tasks: a failure is counted and logged, never raised; closing stops what still runs."""

import asyncio

from labrys.engine import LabrysError
from labrys.server.ops.background import Background
from labrys.server.ops.metrics import Metrics


def faults(metrics: Metrics) -> float:
    return metrics.registry.get_sample_value("labrys_faults_total") or 0.0


def test_a_failure_is_counted_unless_it_is_a_refusal() -> None:
    async def fail(error: Exception) -> None:
        raise error

    async def run() -> None:
        metrics = Metrics()
        background = Background(metrics)
        for error in (LabrysError("refused"), ValueError("a mistake")):
            await asyncio.wait([background.spawn(fail(error))])
        await asyncio.sleep(0)
        assert faults(metrics) == 1
        assert background.tasks == set()

    asyncio.run(run())


def test_closing_cancels_what_still_runs() -> None:
    async def run() -> None:
        background = Background(Metrics())
        task = background.spawn(asyncio.sleep(3600))
        await asyncio.sleep(0)
        await background.close()
        assert task.cancelled()
        assert background.tasks == set()

    asyncio.run(run())
