"""Properties are tried on the same examples each time, however busy the machine is; `labrys fuzz` looks for new ones."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
