"""The compiler of one role, as planning sees it."""

from __future__ import annotations

from enzyme_cc.driver.command_line.option_table import Language

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.planning.steps import Temporary


class Compiler:
    """The compiler of one role, with what planning needs to know about it.

    `link` is the command that links, where that is another one; `source` the kind of source
    that IR is kept of; `include` our folder of headers or modules; `banner` our line under
    --version; `overlay` the file that says which sources it sees in other words, if there are
    any, and `emits_all` whether these name functions that nothing else may mention.
    """

    __slots__ = ("banner", "compile", "emits_all", "include", "link", "major", "overlay", "source")

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
        self.overlay: Temporary | None = None
        self.emits_all = False

    def with_overlay(self, overlay: Temporary, *, emits_all: bool) -> Compiler:
        """Return the same compiler, which sees sources through this."""
        other = Compiler(
            self.compile,
            self.link,
            source=self.source,
            include=self.include,
            major=self.major,
            banner=self.banner,
        )
        other.overlay = overlay
        other.emits_all = emits_all
        return other
