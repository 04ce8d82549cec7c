"""Memory that a block shares and whose size is the launch's: `extern __shared__`, and its shadows.

All such variables begin at one address. Derivatives of kernels that host code launches are launched
with so many parts of that memory as there are shadows, and one for the variable itself: each is of
the size of the primal's. A shadow is a variable like the first until all is differentiated; then it
is an address that many parts on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I8, I32, I64, ArrayType, PointerType, function_type, pointer_type
from enzyme_cc.transform.code.constant_steps import in_steps
from enzyme_cc.transform.code.devices import device_of
from enzyme_cc.transform.code.launched import parts_of

if TYPE_CHECKING:
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.code.devices import Device

#: What the name of a shadow begins with, and behind it that of its variable.
_PART = "enzyme_part_"
#: A part is a multiple of so many bytes: no number needs more.
_ALIGNED = 16


def is_dynamic(module: Module, variable: GlobalVariable) -> bool:
    """Return whether a variable is memory of a block whose size is the launch's."""
    device = device_of(module)
    kind = variable.type
    return (
        device is not None
        and variable.initializer is None
        and isinstance(kind, PointerType)
        and kind.address_space == device.shared
        and isinstance(variable.value_type, ArrayType)
        and variable.value_type.count == 0
    )


def has_parts(module: Module) -> bool:
    """Return whether kernels of a module are launched with memory for shadows."""
    return any(parts_of(each) for each in module.functions)


def new_part(module: Module, variable: GlobalVariable) -> GlobalVariable:
    """Return a shadow of such a variable."""
    words = f"external addrspace({variable.type.address_space}) global"  # type: ignore[attr-defined]
    made = new_global(module, f"{_PART}{variable.name}", variable.value_type, words=words)
    made.tail = variable.tail
    return made


def size_of_part(builder: Builder, module: Module, parts: int) -> Value:
    """Return how many bytes a part has, of so many in all."""
    device = device_of(module)
    assert device is not None
    size = builder.zext(_launched(builder, module, device), I64)
    size = builder.udiv(size, int_constant(I64, parts))
    return builder.and_(size, int_constant(I64, -_ALIGNED))


def _launched(builder: Builder, module: Module, device: Device) -> Value:
    """Return with how many bytes of such memory the kernel was launched."""
    if device.dynamic:
        return builder.call(_asking(module, device.dynamic), [])
    # AMD's devices are told all that a block shares.
    space = 4
    kind = function_type(pointer_type(space), ())
    packet = builder.call(declare(module, "llvm.amdgcn.dispatch.ptr", kind, suffix="nounwind"), [])
    everything = builder.load(I32, builder.gep(I8, packet, [int_constant(I64, 28)]))
    static = builder.call(_asking(module, "llvm.amdgcn.groupstaticsize"), [])
    return builder.sub(everything, static)


def _asking(module: Module, name: str) -> Function:
    return declare(module, name, function_type(I32, ()), suffix="nounwind")


def settle_parts(module: Module) -> None:
    """Give each shadow its place, in all kernels that were made to be launched."""
    shadows = [
        each
        for each in module.globals.values()
        if isinstance(each, GlobalVariable) and each.name.startswith(_PART)
    ]
    using = {each: set(module.functions_using(each)) for each in shadows}
    done: dict[Function, _Places] = {}
    for kernel in list(module.functions.values()) if shadows else ():
        parts = parts_of(kernel.name)
        if not parts or kernel.is_declaration:
            continue
        inside = reached([kernel])
        used = [each for each in shadows if not using[each].isdisjoint(inside)]
        assert len(used) < parts, kernel.name
        for each in inside:
            numbers = {shadow: at for at, shadow in enumerate(used, 1) if each in using[shadow]}
            places = _Places(parts, numbers)
            if numbers and each not in done:
                _settle(module, each, places)
            # One function has its shadows in one place, whichever kernel it is a part of.
            assert done.setdefault(each, places) == places or not numbers, each.name


class _Places(NamedTuple):
    """In how many parts the memory is, and which of them is the place of each shadow."""

    parts: int
    numbers: dict[GlobalVariable, int]


def _settle(module: Module, function: Function, places: _Places) -> None:
    """Put addresses in place of shadows in a function."""
    first = function.entry.first_after_phis()
    assert first is not None
    builder = Builder.before(first)
    part = size_of_part(builder, module, places.parts)
    stands: dict[GlobalVariable, Value] = {}
    for each, number in places.numbers.items():
        step = builder.mul(part, int_constant(I64, number))
        stands[each] = builder.gep(I8, _first(module), [step])
    made: dict[Value, Value] = {}
    for instruction in list(function.instructions()):
        for index, operand in enumerate(instruction.operands):
            if operand.uses is None or isinstance(operand, Function):
                continue
            if operand not in made:
                made[operand] = in_steps(builder, operand, stands.get)
            if made[operand] is not operand:
                instruction.set_operand(index, made[operand])


def _first(module: Module) -> GlobalVariable:
    """Return the variable itself: there is one in a module with such shadows."""
    return next(
        each
        for each in module.globals.values()
        if isinstance(each, GlobalVariable)
        and is_dynamic(module, each)
        and not each.name.startswith(_PART)
    )
