"""The compiler of one role, as planning sees it."""

from __future__ import annotations

from enzyme_cc.driver.option_table import Language


class Compiler:
    """What planning needs to know about the compiler of one role.

    `link` is the command that links, where that is another one; `source` the kind of source
    that IR is kept of; `include` our folder of headers; `banner` our line under --version.
    """

    __slots__ = ("banner", "compile", "include", "link", "major", "source")

    def __init__(
        self,
        compile_: tuple[str, ...],
        link: tuple[str, ...] | None = None,
        *,
        source: Language = Language.C,
        include: str = "",
        major: int = 22,
        banner: str = "",
    ) -> None:
        self.compile = compile_
        self.link = link or compile_
        self.source = source
        self.include = include
        self.major = major
        self.banner = banner
