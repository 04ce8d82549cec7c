"""Name one of the directions that a derivative is computed in."""

from __future__ import annotations

from typing import NamedTuple


class Lane(NamedTuple):
    """One of several directions."""

    number: int
    width: int
