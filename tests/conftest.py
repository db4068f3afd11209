"""Properties are tried on the same examples each time, however busy the machine is; `labrys fuzz` looks for new ones.

A real cluster is tested where Ray is installed: it is an extra of its own, for it is large and takes its time to start.
"""

from importlib.util import find_spec

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

collect_ignore = [] if find_spec("ray") else ["cluster"]
