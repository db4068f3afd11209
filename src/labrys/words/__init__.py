"""Words: phrases become sentences, in any of the languages of the house (Project Fluent)."""

from labrys.words.voice import HOUSE, LANGUAGES, FluentVoice, check_language, explain, refusal

__all__ = ["HOUSE", "LANGUAGES", "FluentVoice", "check_language", "explain", "refusal"]
