"""The engine: states, decisions, chance, views and records. It imports nothing but the standard library."""

from labrys.engine.chance import Rng
from labrys.engine.codec import Codec
from labrys.engine.decision import Decision
from labrys.engine.errors import BadSetting, BadText, IllegalAction, LabrysError
from labrys.engine.event import Event
from labrys.engine.game import Game
from labrys.engine.history import History
from labrys.engine.option import Option
from labrys.engine.perspective import Perspective
from labrys.engine.phrase import Phrase, Voice
from labrys.engine.picture import Picture, Span
from labrys.engine.record import Record
from labrys.engine.state import State

__all__ = [
    "BadSetting",
    "BadText",
    "Codec",
    "Decision",
    "Event",
    "Game",
    "History",
    "IllegalAction",
    "LabrysError",
    "Option",
    "Perspective",
    "Phrase",
    "Picture",
    "Record",
    "Rng",
    "Span",
    "State",
    "Voice",
]
