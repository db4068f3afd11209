"""Marks that are told apart without any colour."""

from __future__ import annotations


def mark(series: int, x: str, y: str) -> str:
    """A filled dot, a hollow square, a cross."""
    kind = ("dot", "square", "cross", "dot")[series % 4]
    shape = {
        "dot": '<circle r="4.5"/>',
        "square": '<rect x="-4" y="-4" width="8" height="8"/>',
        "cross": '<path d="M-4-4L4 4M-4 4L4-4"/>',
    }[kind]
    return f'<svg x="{x}" y="{y}" overflow="visible" class="s{series} {kind}">{shape}</svg>'
