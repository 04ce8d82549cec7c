"""The toolchain that builds, and what was built with it: small enough for a warm load."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.driver.settings import from_process
from enzyme_cc.toolchains.cache import cached
from enzyme_cc.toolchains.wish import Wish

if TYPE_CHECKING:
    from enzyme_cc.bindings.records import Function
    from enzyme_cc.driver.settings import Settings
    from enzyme_cc.toolchains.backend import Backend
    from enzyme_cc.toolchains.model import Toolchain


class Tools(NamedTuple):
    """The settings and the toolchain."""

    settings: Settings
    toolchain: Toolchain
    #: The options by which commands of ours choose it, too.
    choice: tuple[str, ...] = ()

    @property
    def backend(self) -> Backend:
        """Return its LLVM."""
        from enzyme_cc.toolchains.backend import backend_for  # noqa: PLC0415 - not for warm loads

        return backend_for(self.toolchain)


class Built(NamedTuple):
    """A library: its functions, its machine code, and what derivatives are made of."""

    functions: tuple[Function, ...]
    native: bytes
    text: str
    state: tuple[str, ...]
    #: The role that links, and what it links besides.
    linker: str
    link: tuple[str, ...]


def tools(chosen: str = "") -> Tools:
    """Return the toolchain that is wished for; it is remembered like that of the commands."""
    settings = from_process()
    wish = Wish(
        toolchain=chosen or settings.toolchain,
        clang=settings.clang,
        llvm=settings.llvm,
        path=settings.path,
        cache_dir=settings.cache_dir,
    )
    found = cached(wish)
    if found is None:
        from enzyme_cc.toolchains.detect import detect  # noqa: PLC0415 - not for warm loads

        found = detect(wish)
    return Tools(settings, found, (f"--enzyme-toolchain={chosen}",) if chosen else ())
