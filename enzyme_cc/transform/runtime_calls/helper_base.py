"""Functions that generated code calls: made in the module when first wanted. What all share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare, new_function
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.function_attributes import FunctionWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

PREFIX = "enzyme_cc."
#: Said of a call that sets or moves memory, for the next level: what is there.
ONLY_NUMBERS = f'"{PREFIX}numbers"'
NO_NUMBERS = f'"{PREFIX}others"'
#: So that LLVM leaves these calls as they are until the next level has seen them.
UNTOUCHED = "noinline optnone"
_MEMSET = function_type(VOID, (POINTER, I8, I64, I1))


def fill_zero(
    builder: Builder, module: Module, pointer: Value, size: Value, said: str = ""
) -> None:
    """Write `memset` with 0 of an i64 number of bytes; `said` may be what they are."""
    function = declare(module, "llvm.memset.p0.i64", _MEMSET)
    style = CallStyle(attributes=said)
    builder.call(function, [pointer, int_constant(I8, 0), size, int_constant(I1, 0)], style)


def branch_if_shared(
    builder: Builder, primal: Value, shadow: Value, shared: Block, own: Block
) -> None:
    """Go to `shared` where the shadow of a block is the block itself, else to `own`."""
    is_same = builder.icmp("eq", primal, shadow)
    is_there = builder.icmp("ne", primal, null())
    builder.conditional(builder.and_(is_same, is_there), shared, own)


class Lasting(NamedTuple):
    """A helper that there is one of in a module, however often that is differentiated."""

    #: Of its result and of its parameters.
    types: tuple[Type, ...]
    fill: Callable[[Function], None]
    #: What is said of its result and of itself.
    words: tuple[str, str] = ("", "")


class HelperBase:
    """The helper functions of one module, each made once."""

    def __init__(self, module: Module) -> None:
        self.module = module
        #: Whether what is written now is differentiated again.
        self.again = False
        self._made: dict[object, Function] = {}

    def made(
        self,
        key: object,
        name: str,
        types: tuple[Type, ...],
        fill: Callable[[Function], None],
        words: tuple[str, str] = ("", ""),
    ) -> Function:
        """Return a helper, of a result's type and those of parameters, filled when first asked for.

        `words` are what is said of its result and of itself, beside what is said of every helper.
        """
        found = self._made.get(key)
        if found is None:
            kind = function_type(types[0], types[1:])
            aside = UNTOUCHED if self.again else ""
            prefix = f"internal {words[0]}".strip()
            suffix = f"nounwind {words[1]} {aside}".strip()
            found = new_function(self.module, PREFIX + name, kind, prefix=prefix, suffix=suffix)
            found.edited = True
            self._made[key] = found
            fill(found)
        return found

    def give_back_made(self) -> None:
        """Let LLVM have the helpers of earlier levels."""
        words = FunctionWords(self.module)
        for function in self.module.functions.values():
            if function.name.startswith(PREFIX) and not function.is_declaration:
                said = words.of(function)
                if "optnone" in said:
                    function.load()
                    kept = [each for each in said if each not in UNTOUCHED.split()]
                    words.give(function, kept)

    def lasting(self, name: str, helper: Lasting) -> Function:
        """Return a helper that the next level knows by a rule: declared only while it lasts."""
        kind = function_type(helper.types[0], helper.types[1:])
        prefix, suffix = helper.words
        found = declare(
            self.module, PREFIX + name, kind, prefix=prefix, suffix=f"nounwind {suffix}".strip()
        )
        if found.is_declaration and not self.again:
            found.load()
            found.prefix = f"internal {found.prefix}".strip()
            found.is_declaration = False
            found.edited = True
            helper.fill(found)
        return found
