"""Reports: what thousands of games say about a game, on one page."""

from labrys.lab.report.report import Report, check_out, report
from labrys.lab.report.study import Found, Study, play

__all__ = ["Found", "Report", "Study", "check_out", "play", "report"]
