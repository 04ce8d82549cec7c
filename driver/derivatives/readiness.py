"""Prepare a command that differentiates, as each does first: not on the fast path."""

from __future__ import annotations

from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.driver.dependencies import find_dependencies
from enzyme_cc.lto.keys import key, ourselves
from enzyme_cc.lto.store import Store

if TYPE_CHECKING:
    from enzyme_cc.driver.settings import Settings

_FOLDER = "rules"
#: Bytes: of a dozen installations that take turns.
_LIMIT = 4 << 20


def get_ready(settings: Settings) -> None:
    """Find what is installed with us, and the rules as they were read before."""
    find_dependencies()
    rules = _KeptRules(settings.cache_dir)
    if rules.store.is_open:
        enzyme_cc.keep_rules(rules)


class _KeptRules:
    """The rules we bring as they were read; they say where, and depend on all our sources."""

    def __init__(self, cache_dir: str) -> None:
        self.cache_dir = cache_dir
        self.store = Store(cache_dir, _LIMIT, _FOLDER)

    def get(self) -> bytes | None:
        return self.store.get(self.name())

    def put(self, data: bytes) -> None:
        self.store.put(self.name(), data)

    def name(self) -> str:
        return key(enzyme_cc.__file__, ourselves(self.cache_dir))
