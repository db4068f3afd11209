"""Peers: other people's engines, installed only when asked, each in an environment of its own."""

from __future__ import annotations

from typing import NamedTuple


class Peer(NamedTuple):
    """A peer's module here, and what it needs installed. The one place where peers' versions stand."""

    module: str
    needs: tuple[str, ...]


PEERS = {
    "catanatron": Peer("benchmarks.peers.catan", ("catanatron==3.2.1",)),
    "open_spiel": Peer("benchmarks.peers.spiel", ("open_spiel==2.0.2", "numpy==2.4.6")),
    "pettingzoo": Peer("benchmarks.peers.zoo", ("pettingzoo==1.27.0", "pygame-ce==2.5.8", "numpy==2.4.6")),
}
# Those that are measured beside our environments: of the same, and one that needs more than an engine does.
BESIDE_ENVIRONMENTS = {
    "PettingZoo, connect four, AEC": PEERS["pettingzoo"],
    "OpenSpiel, backgammon": PEERS["open_spiel"],
    "pgx, connect four, 1024 at once": Peer("benchmarks.peers.vmapped", ("pgx==2.6.0", "jax==0.10.2")),
}
