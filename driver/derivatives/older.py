"""An LLVM that is too old to differentiate with: pointers in its IR say what they point to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.toolchains.detect import detect_all
from enzyme_cc.toolchains.wish import Wish

if TYPE_CHECKING:
    from enzyme_cc.driver.planning.execution import Execution


def too_old(executor: Execution, source: str, oldest: int) -> UserError:
    """Return what to take instead: what is here already, or what to install."""
    settings, version = executor.settings, executor.toolchain.version[0]
    others, _ = detect_all(Wish(path=settings.path, cache_dir=settings.cache_dir))
    enough = next((one.name for one in others if one.version[0] >= oldest), "")
    return user_error(
        f"LLVM {version} cannot be differentiated with: its pointers have types",
        f"{enough} is here: take it by --enzyme-toolchain={enough}"
        if enough
        else "install a newer one, or: pip install 'enzyme-cc[toolchain]'",
        where=source,
        code="EZ0925",
    )
