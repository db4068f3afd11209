"""Weights of minds in files: a line that says what they are for, and the numbers behind it.

The line is JSON; the numbers are whole, 16 or 32 bits each, packed by zlib. A file is believed only if all of it fits: its
check sum, the game with its content, the observation, the shape.
"""

from __future__ import annotations

import json
import zlib
from array import array
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from sys import byteorder

from labrys.bots.minds.judge import HINT_LEAST, inputs, odds
from labrys.bots.minds.net import Net, reach
from labrys.engine import BadSetting, Game, State
from labrys.engine.errors import shown
from labrys.engine.observation import Clues, Numbers, Observation
from labrys.words import refusal

KIND = "labrys mind 1"
SUFFIX = ".mind"
MOST_UNITS = 1024  # of a layer: more is no mind but a mistake
MOST_SUM = 1 << 30  # that a lane may come to; half of what it holds, so that what is in between fits too
SHIFTS = range(10, 21)


class BadWeights(BadSetting):
    """Weights that cannot be used, and why."""


@dataclass(frozen=True)
class Label:
    """What weights are for, how large they are, and how they came about."""

    game: str
    content: str
    seats: int
    observation: str  # or clues, with their version, such as empire-clues-v1
    inputs: int
    first: int
    second: int
    outputs: int
    shift: int  # fraction bits of the first layer
    hints: int = 0  # how many of the inputs, the last ones, are what the game itself thinks
    made: str = ""  # the command and the seed
    generation: int = 0
    games: int = 0  # of self-play
    check: str = ""

    @property
    def sizes(self) -> list[int]:
        """How many numbers there are in each part: weights and biases, layer by layer, and the trust in hints."""
        return [
            self.inputs * self.first,
            self.first,
            self.first * self.second,
            self.second,
            self.second * self.outputs,
            self.outputs,
            1,
        ]


def outputs(seats: int) -> int:
    """How many chances a net tells: those of all seats; of one alone, to win or not."""
    return max(seats, 2)


def flattened(parts: list[array[int]]) -> bytes:
    """The numbers as bytes, the least first: all low bytes, then all of the next, which packs better."""
    found = []
    for part in parts:
        wide = array("i", part)
        if byteorder != "little":
            wide.byteswap()
        raw = wide.tobytes()
        found += [raw[place::4] for place in range(4)]
    return b"".join(found)


def raised(raw: bytes, sizes: list[int]) -> list[array[int]]:
    """The numbers again."""
    found: list[array[int]] = []
    start = 0
    for size in sizes:
        buffer = bytearray(4 * size)
        for place in range(4):
            buffer[place::4] = raw[start : start + size]
            start += size
        part = array("i", bytes(buffer))
        if byteorder != "little":
            part.byteswap()
        found.append(part)
    return found


def pack(label: Label, parts: list[array[int]]) -> bytes:
    """What stands in a file."""
    raw = flattened(parts)
    head = {"kind": KIND, **asdict(label), "check": blake2b(raw, digest_size=16).hexdigest()}
    return json.dumps(head).encode() + b"\n" + zlib.compress(raw, 9)


def unpack(data: bytes, name: str) -> tuple[Label, list[array[int]]]:
    """The label and the numbers of a file, if it is whole."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        if head.pop("kind") != KIND:
            raise ValueError
        label = Label(**head)
        if any(type(getattr(label, field)) is not kind for field, kind in LABEL_TYPES.items()):
            raise ValueError
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise refusal(BadWeights, "mind-kind", file=shown(name)) from None
    units = (label.first, label.second, label.outputs)
    if not all(0 < count <= MOST_UNITS for count in units) or not 0 < label.inputs <= 1 << 16:
        raise refusal(BadWeights, "mind-shape", file=shown(name))
    size = 4 * sum(label.sizes)
    try:
        unzip = zlib.decompressobj()
        raw = unzip.decompress(body, size + 1)
        whole = len(raw) == size and blake2b(raw, digest_size=16).hexdigest() == label.check
    except zlib.error:
        whole = False
    if not whole:
        raise refusal(BadWeights, "mind-broken", file=shown(name))
    return label, raised(raw, label.sizes)


LABEL_TYPES = {name: type(value) for name, value in asdict(Label("", "", 0, "", 0, 0, 0, 0, 0)).items()}


def read(file: Path | Traversable) -> tuple[Label, list[array[int]]]:
    """The weights in a file."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise refusal(
            BadWeights, "mind-file", file=shown(str(file)), why=error.strerror or type(error).__name__
        ) from None
    return unpack(data, file.name)


def ours(game: str, seats: int) -> Traversable:
    """Where the weights lie that come with the house."""
    return files("labrys.bots.minds") / "weights" / f"{game}-{seats}{SUFFIX}"


def fitting(game: Game[State], seats: int, file: Path | Traversable) -> Net:
    """A net for this very game, from a file or from ``GAME-SEATS.mind`` in a folder."""
    if file.is_dir():
        file = file / f"{game.name}-{seats}{SUFFIX}"
    label, parts = read(file)
    observation = inputs(game, seats)
    name = shown(file.name)
    if label.game != game.name or label.seats != seats:
        there = f"{label.game} ({label.seats})"
        raise refusal(BadWeights, "mind-other", file=name, there=there, here=f"{game.name} ({seats})")
    if label.content != game.content_version:
        raise refusal(
            BadWeights, "mind-content", file=name, game=game.name, there=label.content, here=game.content_version
        )
    added = label.hints if isinstance(observation, Observation) else 0
    if label.observation != observation.name or label.inputs != observation.size + added:
        there = f"{label.observation}, {label.inputs - added}"
        raise refusal(
            BadWeights, "mind-observation", file=name, there=there, here=f"{observation.name}, {observation.size}"
        )
    hints = (odds(observation),) if isinstance(observation, Clues) else (0, label.outputs)
    if label.outputs != outputs(seats) or label.hints not in hints or label.shift not in SHIFTS:
        raise refusal(BadWeights, "mind-shape", file=name)
    net = Net(label.inputs, label.first, label.second, label.outputs, label.shift, label.hints, parts)
    if reach(net, limits(observation, label.inputs)) >= MOST_SUM:
        raise refusal(BadWeights, "mind-large", file=name)
    return net


def limits(numbers: Numbers, inputs: int) -> list[tuple[int, int, int]]:
    """The inputs of a net in runs, of which one at a time is not 0: where each begins and ends, and its most; hints come last."""
    found = []
    for group in numbers.groups:
        size = group.one_hot or 1
        most = max(abs(group.least), abs(group.most))
        found += [(start, start + size, most) for start in range(group.start, group.start + group.count, size)]
    return found + [(at, at + 1, -HINT_LEAST) for at in range(numbers.size, inputs)]
