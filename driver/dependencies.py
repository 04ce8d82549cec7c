"""Our dependencies, for what is not on the fast path: the commands start without them."""

from __future__ import annotations

import sys


def find_dependencies() -> None:
    """Make importable what is installed with us: it may be in another folder than we are."""
    if not sys.flags.no_site or "site" in sys.modules:
        return
    import site  # noqa: PLC0415 - takes 2 ms, which most commands save

    site.main()
