"""The record of one toolchain: which command plays which role, and what it cannot do.

On the driver's fast path: imports nothing.
"""

from __future__ import annotations

# In the environment of every program we ask something, so that one of ours among them can tell
# that it is being taken for a compiler.
PROBING = "ENZYME_CC_PROBING"


class Toolchain:
    """A set of tools of one LLVM version, each role a prefix of an argument list.

    Roles: ``cc cxx fc`` compile; ``link-cc link-cxx link-fc`` are used instead of those when
    a command links, where the two differ; ``ld ar opt llvm-as llvm-dis llc`` are tools. A
    role that is not in `commands` is not there.
    """

    __slots__ = ("commands", "kind", "name", "stamps", "version")

    def __init__(
        self,
        name: str,
        kind: str,
        version: tuple[int, int, int],
        commands: dict[str, tuple[str, ...]],
        stamps: tuple[tuple[str, int, int, int], ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.version = version
        self.commands = commands
        self.stamps = stamps

    def command(self, role: str, *, links: bool = False) -> tuple[str, ...] | None:
        """Return the argument prefix that plays a role, None where no tool does."""
        if links and f"link-{role}" in self.commands:
            return self.commands[f"link-{role}"]
        return self.commands.get(role)
