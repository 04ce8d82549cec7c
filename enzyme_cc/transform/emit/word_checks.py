"""Stop the program where it does not move whole words of numbers or addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.types import I64, PointerType
from enzyme_cc.transform.layout.tagged_words import WORD

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def stop_unless_aligned(writer: DerivativeWriter, at: Instruction, *places: Value) -> None:
    """Stop the program where it does not move whole words."""
    builder = writer.builder
    for each in places:
        if isinstance(each.type, PointerType):
            address = builder.ptrtoint(writer.primal(each), I64)
            low = builder.and_(address, int_constant(I64, WORD - 1))
            writer.stop_if(builder.icmp("ne", low, zero(I64)), at, _SPLIT)


#: What the program says then.
_SPLIT = (
    "parts of words are moved that hold numbers at one time and addresses at another, and an "
    "address cannot be told from a derivative by a part"
)
