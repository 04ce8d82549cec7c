"""NVPTX's own intrinsics that are exactly an instruction, or an intrinsic of every machine."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import number
from enzyme_cc.rules.calls import call_intrinsic

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.expansion.site import Site


def plain(site: Site, opcode: str) -> Value:
    """Write an instruction of two numbers."""
    return site.builder.binary(opcode, site[0], site[1], site.flags)


def inverse(site: Site) -> Value:
    """Write 1 / x."""
    return site.builder.binary("fdiv", number(site[0].type, 1.0), site[0], site.flags)


def called(site: Site, name: str) -> Value:
    """Call an intrinsic that does the same."""
    return call_intrinsic(site.builder, name, site[0].type, site.arguments, site.flags)


def unchanged(site: Site) -> Value:
    """Return what it is given."""
    return site[0]


_PLAIN = {"add": "fadd", "div": "fdiv", "mul": "fmul"}
_CALLED = {
    **{f"{name}.{kind}": f"llvm.{name}" for name in ("ceil", "floor", "trunc") for kind in "df"},
    **{f"fma.rn.{kind}": "llvm.fma" for kind in "df"},
    **{f"fmax.{kind}": "llvm.maxnum" for kind in "df"},
    **{f"fmin.{kind}": "llvm.minnum" for kind in "df"},
    **{f"round.{kind}": "llvm.rint" for kind in "df"},
    **{f"sqrt.rn.{kind}": "llvm.sqrt" for kind in "df"},
    "fabs": "llvm.fabs",
    "fabs.d": "llvm.fabs",
    "fabs.f": "llvm.fabs",
}
NVPTX: dict[str, Callable[[Site], Value]] = {
    **{
        f"llvm.nvvm.{name}.rn.{kind}": partial(plain, opcode=opcode)
        for name, opcode in _PLAIN.items()
        for kind in "df"
    },
    **{f"llvm.nvvm.{name}": partial(called, name=of) for name, of in _CALLED.items()},
    **{f"llvm.nvvm.rcp.rn.{kind}": inverse for kind in "df"},
    **{f"llvm.nvvm.move.{kind}": unchanged for kind in ("double", "float")},
}
