"""NVPTX's own intrinsics that are exactly an instruction, or an intrinsic of every machine."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type
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


def copied(site: Site, size: int) -> None:
    """Copy at once what is to be there when it is waited for; the rest is 0."""
    builder = site.builder
    to, source = (builder.addrspacecast(site[at], POINTER) for at in range(2))
    read = min(site.constant(2), size) if len(site.arguments) > 2 else size
    if read:
        given = [to, source, int_constant(I64, read), int_constant(I1, 0)]
        _moved(site, "llvm.memcpy.p0.p0.i64", given)
    if read < size:
        rest = builder.gep(I8, to, [int_constant(I64, read)])
        given = [rest, int_constant(I8, 0), int_constant(I64, size - read), int_constant(I1, 0)]
        _moved(site, "llvm.memset.p0.i64", given)


def _moved(site: Site, name: str, given: list[Value]) -> None:
    kind = function_type(VOID, tuple(each.type for each in given))
    module = module_of(site.call.function)  # type: ignore[arg-type]
    site.builder.call(declare(module, name, kind), given, CallStyle())


def nothing(site: Site) -> None:
    """Wait for no copy: all are there."""
    del site


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
NVPTX: dict[str, Callable[[Site], Value | None]] = {
    **{
        f"llvm.nvvm.{name}.rn.{kind}": partial(plain, opcode=opcode)
        for name, opcode in _PLAIN.items()
        for kind in "df"
    },
    **{
        f"llvm.nvvm.cp.async.{by}.shared.global.{size}{end}": partial(copied, size=size)
        for by, size in (("ca", 4), ("ca", 8), ("ca", 16), ("cg", 16))
        for end in ("", ".s")
    },
    **{
        f"llvm.nvvm.cp.async.{each}": nothing for each in ("commit.group", "wait.all", "wait.group")
    },
    **{f"llvm.nvvm.{name}": partial(called, name=of) for name, of in _CALLED.items()},
    **{f"llvm.nvvm.rcp.rn.{kind}": inverse for kind in "df"},
    **{f"llvm.nvvm.move.{kind}": unchanged for kind in ("double", "float")},
}
