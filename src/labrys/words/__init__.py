"""Words: phrases become sentences, in any of the languages of the house (Project Fluent)."""

from labrys.words.voice import LANGUAGES, FluentVoice, check_language

__all__ = ["LANGUAGES", "FluentVoice", "check_language"]
