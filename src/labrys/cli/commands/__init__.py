"""The commands of ``labrys``, one module each."""
