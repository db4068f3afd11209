"""Metrics are there for whoever monitors a house."""

from tests.server.houses import House


def test_health_and_metrics_answer(here: House) -> None:
    assert here.get("/healthz").json()["status"] == "ok"
    assert "labrys_live_tables" in here.get("/metrics").text
