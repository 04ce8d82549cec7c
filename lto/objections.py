"""Collect what keeps the inputs of a link from being differentiated together.

Each is said of the input it is about, which no line of a source could be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.lto.closure import asked
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from enzyme_cc.lto.closure import Closure
    from enzyme_cc.lto.inputs import Input

#: What compilers add themselves, which is in no IR, begins so.
_COMPILERS_OWN = "__"
#: How the names of functions begin that run target regions of OpenMP on a device.
_TARGET = "__tgt_"
_FOR_TARGETS = "has OpenMP's target regions for a device (-fopenmp-targets): it carries no IR"
_ON_THE_HOST = "compile it without -fopenmp-targets: target regions run on the host then"
_AGAIN = "compile that with enzyme-cc"


def objections(
    inputs: Sequence[Input], closure: Closure, *, allows_two: bool
) -> Iterator[Diagnostic]:
    """Yield all objections; where the linker takes the first of two definitions, these are none."""
    defined = {name for each in inputs for name in each.symbols.defined}
    for each in inputs:
        if not each.modules:
            yield from without_ir(each, defined)
    for each in (each for each in closure.inputs if not each.is_library):
        yield from _parts_without_ir(each)
    yield from _overruled(closure)
    if not allows_two:
        yield from _defined_twice(inputs, closure)


def without_ir(each: Input, defined: Iterable[str] = ()) -> Iterator[Diagnostic]:
    """Yield the requests of an input that has no IR to make derivatives of."""
    names = {name for name in asked(each) if name not in defined}
    for name, users in sorted(each.users(names).items()):
        who = f"{' and '.join(map(readable, users))} asks" if users else "it asks"
        made = f", made by {each.maker}," if each.maker else ""
        is_for_device = any(one.startswith(_TARGET) for one in each.symbols.undefined)
        yield Diagnostic(
            f"{who} for a derivative ({name}), and this object{made} "
            + (_FOR_TARGETS if is_for_device else "carries no IR"),
            where=each.name,
            notes=(_ON_THE_HOST if is_for_device else _AGAIN,),
            code="EZ0917",
        )


def _defined_twice(inputs: Sequence[Input], closure: Closure) -> Iterator[Diagnostic]:
    first: dict[str, Input] = {}
    inside = set(closure.inputs)
    for each in (each for each in inputs if not each.is_library):
        for name, is_weak in each.symbols.defined.items():
            if is_weak:
                continue
            other = first.setdefault(name, each)
            if other is not each and (other in inside or each in inside):
                yield Diagnostic(
                    f"{readable(name)} is defined here and in {other.name}: only one can be meant",
                    where=each.name,
                    notes=("link only one of the two, or declare one of them weak",),
                    code="EZ0918",
                )


def _overruled(closure: Closure) -> Iterator[Diagnostic]:
    for name, each, preferred in closure.overruled:
        yield Diagnostic(
            f"the linker takes this {readable(name)}, which carries no IR, and not the one in "
            f"{each.name}",
            where=preferred.name,
            code="EZ0921",
        )


def _parts_without_ir(each: Input) -> Iterator[Diagnostic]:
    """Yield what `ld -r` made of several objects, of which some may have had no IR."""
    if each.is_bitcode:
        return
    lost = next((name for name in _own(each) if not _occurs(name, each.modules)), "")
    if not lost and len(each.symbols.files) <= len(each.modules):
        return
    what = f"has {readable(lost)}" if lost else f"was made of {each.symbols.files[-1]}"
    yield Diagnostic(
        f"one of the objects that this was linked of carries no IR: the one that {what}",
        where=each.name,
        notes=(_AGAIN,),
        code="EZ0919",
    )


def _own(each: Input) -> Iterator[str]:
    for name, is_weak in each.symbols.defined.items():
        if not is_weak and not name.startswith(_COMPILERS_OWN):
            yield name


def _occurs(name: str, modules: Sequence[bytes]) -> bool:
    """Return whether a name stands in bitcode, in its table of strings or in assembly."""
    return any(name.encode("utf-8", "surrogateescape") in module for module in modules)
