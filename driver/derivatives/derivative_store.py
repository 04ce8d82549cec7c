"""The store of derivatives, as the environment wants it: how large, and where."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.lto.store import Store

if TYPE_CHECKING:
    from enzyme_cc.driver.settings import Settings

_SIZE = re.compile(r"([0-9]{1,18}(?:\.[0-9]{1,18})?)([KMGT]?)(?:i?B)?", re.IGNORECASE)
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


def store_of(settings: Settings) -> Store:
    """Return the store of derivatives, as the environment wants it."""
    said = settings.cache_size
    return Store(settings.cache_dir, size_of(said, "ENZYME_CC_CACHE_SIZE") if said else None)


def size_of(text: str, what: str) -> int:
    """Return a number of bytes, as people write it: 500M, 2G."""
    found = _SIZE.fullmatch(text)
    if found is None:
        raise user_error(f"{what} is no size: '{text}'", "write bytes, or such as 500M or 2G")
    return int(float(found[1]) * _UNITS[found[2].upper()])
