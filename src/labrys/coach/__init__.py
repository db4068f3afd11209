"""The coach: judges decisions, gives hints, reviews games, and tells luck from skill."""

from labrys.coach.hint import hint
from labrys.coach.judge import judge
from labrys.coach.report import Choice, Deed, Hint, Judgement, Moment, Player, Review, Step, as_json, review_of, view_of
from labrys.coach.review import review

__all__ = [
    "Choice",
    "Deed",
    "Hint",
    "Judgement",
    "Moment",
    "Player",
    "Review",
    "Step",
    "as_json",
    "hint",
    "judge",
    "review",
    "review_of",
    "view_of",
]
