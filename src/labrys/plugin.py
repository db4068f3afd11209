"""The public interface for games and bots in packages of their own. `labrys.PROTOCOL` grows when something here changes its meaning.

A game extends `Game`, `OpenState`, `Decision` and, for what runs by itself, `Frame`; a bot is any class with
``choose(perspective)``. docs/plugins.md goes from an empty folder to a published package.
"""

from labrys.engine import (
    BadSetting,
    BadText,
    Codec,
    Decision,
    Event,
    Game,
    IllegalAction,
    LabrysError,
    Option,
    Perspective,
    Phrase,
    Picture,
    Record,
    Rng,
    Span,
    State,
)
from labrys.engine.decision import Flow, Frame
from labrys.engine.declarations import Manners, Proofs, Searching
from labrys.engine.observation import Item, own
from labrys.engine.open import OpenState
from labrys.engine.option import Setting, switch
from labrys.engine.phrase import seat_or_you, seat_phrase
from labrys.engine.view import BySeat, Seat, View
from labrys.installed import PROTOCOL

__all__ = [
    "PROTOCOL",
    "BadSetting",
    "BadText",
    "BySeat",
    "Codec",
    "Decision",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "IllegalAction",
    "Item",
    "LabrysError",
    "Manners",
    "OpenState",
    "Option",
    "Perspective",
    "Phrase",
    "Picture",
    "Proofs",
    "Record",
    "Rng",
    "Searching",
    "Seat",
    "Setting",
    "Span",
    "State",
    "View",
    "own",
    "seat_or_you",
    "seat_phrase",
    "switch",
]
