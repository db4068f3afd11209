"""The net: what a seat may know of a position in, each seat's chance to win out, all in whole numbers.

Two hidden layers of rectified units and a softmax. Weights, sums and chances are whole numbers, so that every machine,
compiled or not, comes to the same last digit. Two units share a word of 64 bits, each in a lane of 32: a word times a
number, or plus another word, does both at once. No lane can overflow: whoever makes a net proves it (`Net.check`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.engine.native import i64, vec
from labrys.engine.rows import zeros

UNIT_BITS: Final = 10  # fraction bits of what a hidden unit says
UNIT_MOST: Final = (1 << 13) - 1  # it never says more: 8
BITS: Final = 10  # fraction bits of the weights of the later layers
LANE: Final = 32
HALF: Final = 1 << 31
LOW: Final = (1 << 32) - 1
SURE: Final = 1_000_000  # a chance of 1
LOGIT_BITS: Final = 20  # fraction bits of what the last layer says
FAR_BELOW: Final = 16  # so far below the best, a chance is nothing
STEP: Final = 4096  # the softmax has two tables: coarse steps of 1/256, and fine ones of 1/STEP of those
ONE_BITS: Final = 30  # fraction bits of what they hold
EXACT_BITS: Final = 60  # of what they are made from
COARSE: Final = 1148426689630428643  # e ** (-1 / 256)
FINE: Final = 1152920405095743487  # e ** (-1 / 256 / STEP)
HINT_BITS: Final = 10  # fraction bits of a hint


def powers(factor: int, count: int) -> vec[i64]:
    """``factor`` to the power of 0, 1 and so on."""
    found: list[int] = []
    number = 1 << EXACT_BITS
    for _ in range(count):
        found.append(number >> (EXACT_BITS - ONE_BITS))
        number = number * factor >> EXACT_BITS
    return vec[i64](found)


COARSE_POWERS: Final[vec[i64]] = powers(COARSE, FAR_BELOW * 256)
FINE_POWERS: Final[vec[i64]] = powers(FINE, STEP)


def falling(below: i64) -> i64:
    """e to the power of minus ``below`` (LOGIT_BITS of fraction), with ONE_BITS of fraction."""
    if below >= FAR_BELOW << LOGIT_BITS:
        return 0
    return COARSE_POWERS[below // STEP] * FINE_POWERS[below % STEP] >> ONE_BITS


def packed(rows: Sequence[int], count: int, width: int) -> vec[i64]:
    """``count`` rows of so many numbers, two to a word."""
    words = (width + 1) // 2
    found: vec[i64] = vec[i64]([0] * (count * words))
    at: i64 = 0
    for row in range(count):
        for unit in range(0, width, 2):
            low: i64 = rows[row * width + unit]
            high: i64 = 0
            if unit + 1 < width:
                high = rows[row * width + unit + 1]
            found[at] = low + high * (LOW + 1)
            at += 1
    return found


class Net:
    """The weights of two hidden layers and an output for each chance, ready for use.

    ``shift`` is how many fraction bits the first layer has. Its inputs are the numbers of an observation as they are and, where
    there are ``hints``, one for each output: the logarithm of the chance that the game's own evaluation gives it. Those are also
    added to what the outputs say, ``trust`` times.
    """

    def __init__(
        self,
        inputs: int,
        first: int,
        second: int,
        outputs: int,
        shift: int,
        hints: int,
        numbers: Sequence[Sequence[int]],
    ) -> None:
        first_weights, first_bias, second_weights, second_bias, last_weights, last_bias, trust = numbers
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.outputs: i64 = outputs
        self.shift: i64 = shift
        self.hints: i64 = hints  # as many as outputs, or none
        self.trust: i64 = trust[0]
        self.words: i64 = (first + 1) // 2
        self.second_words: i64 = (second + 1) // 2
        self.rows: vec[i64] = packed(first_weights, inputs, first)
        self.bias: vec[i64] = packed(first_bias, 1, first)
        self.second_rows: vec[i64] = packed(second_weights, first, second)
        self.second_bias: vec[i64] = packed(second_bias, 1, second)
        self.last: vec[i64] = vec[i64](list(last_weights))
        self.last_bias: vec[i64] = vec[i64](list(last_bias))
        self.spare: vec[i64] = zeros(self.second_words)
        self.says: vec[i64] = zeros(outputs)

    def add(self, sums: vec[i64], place: i64, times: i64) -> None:
        """An input is more by ``times``."""
        words = self.words
        rows = self.rows
        base: i64 = place * words
        if times == 1:
            for word in range(words):
                sums[word] += rows[base + word]
        elif times == -1:
            for word in range(words):
                sums[word] -= rows[base + word]
        else:
            for word in range(words):
                sums[word] += rows[base + word] * times

    def chances(self, sums: vec[i64], hints: vec[i64], out: vec[i64]) -> None:
        """From the sums of the first layer, and the hints, to each output's chance in millionths."""
        second = self.spare
        words = self.second_words
        for word in range(words):
            second[word] = self.second_bias[word]
        unit: i64 = 0
        for at in range(self.words):
            pair: i64 = sums[at]
            low: i64 = ((pair + HALF) & LOW) - HALF
            high: i64 = (pair - low) >> LANE
            if low > 0:
                self.excite(second, unit, low)
            if high > 0:
                self.excite(second, unit + 1, high)
            unit += 2
        says = self.says
        outputs = self.outputs
        for output in range(outputs):
            says[output] = self.last_bias[output]
            if self.hints:
                says[output] += self.trust * hints[output] << (UNIT_BITS - HINT_BITS)
        unit = 0
        for at in range(words):
            pair = second[at]
            low = ((pair + HALF) & LOW) - HALF
            high = (pair - low) >> LANE
            if low > 0:
                self.speak(unit, low)
            if high > 0:
                self.speak(unit + 1, high)
            unit += 2
        self.share(out)

    def excite(self, second: vec[i64], unit: i64, total: i64) -> None:
        """What a unit of the first layer tells the second."""
        much: i64 = total >> (self.shift - UNIT_BITS)
        if much > UNIT_MOST:
            much = UNIT_MOST
        words = self.second_words
        rows = self.second_rows
        base: i64 = unit * words
        for word in range(words):
            second[word] += rows[base + word] * much

    def speak(self, unit: i64, total: i64) -> None:
        """What a unit of the second layer tells the outputs."""
        much: i64 = total >> BITS
        if much > UNIT_MOST:
            much = UNIT_MOST
        outputs = self.outputs
        for output in range(outputs):
            self.says[output] += self.last[unit * outputs + output] * much

    def share(self, out: vec[i64]) -> None:
        """The softmax of what the outputs say."""
        says = self.says
        outputs = self.outputs
        best: i64 = says[0]
        for output in range(outputs):
            if says[output] > best:
                best = says[output]
        total: i64 = 0
        for output in range(outputs):
            power = falling(best - says[output])
            out[output] = power
            total += power
        for output in range(outputs):
            out[output] = out[output] * SURE // total


def reach(net: Net, limits: Sequence[tuple[int, int, int]]) -> int:
    """The most that a sum of the first two layers can come to, for inputs of which one in each run is not 0."""
    most: i64 = 0
    words = net.words
    for unit in range(net.first):
        total: i64 = size(lane(net.bias, 0, unit))
        for start, end, high in limits:
            best: i64 = 0
            for place in range(start, end):
                weight: i64 = size(lane(net.rows, place * words, unit))
                if weight > best:
                    best = weight
            total += best * i64(high)
        if total > most:
            most = total
    for unit in range(net.second):
        total = size(lane(net.second_bias, 0, unit))
        for before in range(net.first):
            total += UNIT_MOST * size(lane(net.second_rows, before * net.second_words, unit))
        if total > most:
            most = total
    return most


def lane(row: vec[i64], base: i64, unit: i64) -> i64:
    """One unit's number among those of a row that begins at ``base``."""
    pair: i64 = row[base + unit // 2]
    low: i64 = ((pair + HALF) & LOW) - HALF
    if unit & 1:
        return (pair - low) >> LANE
    return low


def size(number: i64) -> i64:
    """Without its sign."""
    return -number if number < 0 else number
