"""Drawings of figures with their intervals: SVG and tables, without a library and without a script."""

from labrys.charts.drawing import Drawing
from labrys.lab.charts.curves import Curve, curves
from labrys.lab.charts.histogram import histogram
from labrys.lab.charts.intervals import Row, intervals
from labrys.lab.charts.scatter import Point, scatter, standalone

__all__ = ["Curve", "Drawing", "Point", "Row", "curves", "histogram", "intervals", "scatter", "standalone"]
