"""Memory that a block shares and whose size is the launch's: `extern __shared__`, and its shadows.

All such variables begin at one address. Derivatives of kernels that host code launches are launched
with so many parts of that memory as there are shadows, and one for the variable itself: each is of
the size of the primal's. A shadow is a variable like the first until all is differentiated; then it
is an address that many parts on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    if not shadows:
        return
    done: set[Function] = set()
    for kernel in list(module.functions.values()):
        parts = parts_of(kernel.name)
        if not parts or kernel.is_declaration:
            continue
        inside = [each for each in reached([kernel]) if each not in done]
        done.update(inside)
        used = [
            each for each in shadows if not set(inside).isdisjoint(module.functions_using(each))
        ]
        places = {each: number + 1 for number, each in enumerate(used)}
        assert len(used) < parts, kernel.name
        for each in inside:
            _settle(module, each, places, parts)


def _settle(
    module: Module, function: Function, places: dict[GlobalVariable, int], parts: int
) -> None:
    """Put addresses in place of shadows in a function."""
    used = [each for each in places if function in module.functions_using(each)]
    first = function.entry.first_after_phis()
    if not used or first is None:
        return
    builder = Builder.before(first)
    part = size_of_part(builder, module, parts)
    stands: dict[GlobalVariable, Value] = {}
    for each in used:
        step = builder.mul(part, int_constant(I64, places[each]))
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
