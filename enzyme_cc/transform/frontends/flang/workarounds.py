"""Take back front ends' promises that do not hold: LLVM would optimise by them.

Programs as their own compilers make them get away with it, as LLVM finds no use for it there. In
derivatives there is more to be found.
"""

from __future__ import annotations

#: What flang 22 says of every sum of indices that it makes: in `cshift(a, -1)` one is negative.
_SUM, _HONEST_SUM = " = add nuw nsw ", " = add nsw "
_FLANG = " flang version "


def without_wrong_promises(text: str) -> str:
    """Return a module as its front end should have written it."""
    return text.replace(_SUM, _HONEST_SUM) if _FLANG in text else text
