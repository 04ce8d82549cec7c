"""Remember a link whose requests were open, to recognise it when it is done again.

Its inputs are known again by their files; the linker is asked each time which ones it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.driver.derivatives.derivative_store import store_of
from enzyme_cc.driver.planning.steps import numbered
from enzyme_cc.lto.keys import key, makers
from enzyme_cc.lto.known import link_name
from enzyme_cc.lto.link_memory import Memory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Link
    from enzyme_cc.lto.closure import Closure
    from enzyme_cc.lto.link_memory import Taken


class KnownLink:
    """A command that links, and the memory of it where anything is remembered."""

    def __init__(self, step: Link, executor: Execution) -> None:
        self.store = store_of(executor.settings)
        self.name = link_name(numbered(step.argv))
        self.memory: Memory | None = None
        if self.store.is_open:
            made_by = makers(executor.toolchain, executor.settings.cache_dir)
            self.memory = Memory(key(made_by), self.store.get(self.name))

    def look(self, taken: Sequence[Taken]) -> None:
        """Take note of what the inputs are now."""
        if self.memory is not None:
            self.memory.look(taken)

    @property
    def knows_libraries(self) -> bool:
        """Return whether the shared libraries are those of the last time."""
        return self.memory is not None and self.memory.knows_libraries

    def closure(self, taken: Sequence[Taken]) -> Closure | None:
        """Return what was differentiated the last time, where it would be the same now."""
        return self.memory.closure(taken) if self.memory is not None else None

    def keep(self, taken: Sequence[Taken], closure: Closure) -> None:
        """Remember the inputs and the closure of this link, if there is news of them."""
        if self.memory is not None and self.memory.has_news(taken):
            self.store.put(self.name, self.memory.written(taken, closure))

    def forget(self) -> None:
        """Forget the link: it has no open requests any more."""
        self.store.forget(self.name)
