"""Rounding to bfloat, which the run-time libraries of older compilers lack: gcc's before 13.

A derivative rounds to it where its program may only read such numbers. For x86-64: who else has
them has them in instructions, or in a library that is newer.
"""

from __future__ import annotations

import re

from enzyme_cc.ir.module import Module

_ROUNDS = re.compile(
    r"^ +%\S+ = (?:\w+ )*?(?:(?:fptrunc|[su]itofp) .* to (?:<[0-9]+ x )?bfloat\b"
    r"|f(?:add|sub|mul|div|rem) .*?\bbfloat\b)|@llvm\.[\w.]*bf16\b",
    re.MULTILINE,
)
#: To nearest, ties to even; NaN stay NaN. From double by way of a float that is rounded to odd, so
#: that nothing is rounded twice. Weak: a library's counts where it is found first.
FUNCTIONS = {
    "__truncsfbf2": """define weak hidden bfloat @__truncsfbf2(float %x) nounwind {
  %bits = bitcast float %x to i32
  %up = lshr i32 %bits, 16
  %odd = and i32 %up, 1
  %half = add i32 %odd, 32767
  %rounded = add i32 %bits, %half
  %high = lshr i32 %rounded, 16
  %quiet = or i32 %up, 64
  %nan = fcmp uno float %x, 0.0
  %chosen = select i1 %nan, i32 %quiet, i32 %high
  %small = trunc i32 %chosen to i16
  %value = bitcast i16 %small to bfloat
  ret bfloat %value
}""",
    "__truncdfbf2": """define weak hidden bfloat @__truncdfbf2(double %x) nounwind {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %inexact = fcmp one double %back, %x
  %bits = bitcast float %near to i32
  %even = and i32 %bits, 1
  %is_even = icmp eq i32 %even, 0
  %moves = and i1 %inexact, %is_even
  %whole = bitcast double %x to i64
  %size = and i64 %whole, 9223372036854775807
  %near_whole = bitcast double %back to i64
  %near_size = and i64 %near_whole, 9223372036854775807
  %is_above = icmp ugt i64 %near_size, %size
  %step = select i1 %is_above, i32 -1, i32 1
  %moved = add i32 %bits, %step
  %odd = select i1 %moves, i32 %moved, i32 %bits
  %value = bitcast i32 %odd to float
  %result = call bfloat @__truncsfbf2(float %value)
  ret bfloat %result
}""",
}


def with_rounding(module: Module) -> Module:
    """Return the module, or one with what rounds to bfloat, where something may."""
    if "bfloat" not in module.source or not module.triple.startswith("x86_64"):
        return module
    text = module.print()
    there = [module.symbol(f"@{name}") for name in FUNCTIONS]
    if any(there) or not _ROUNDS.search(text):
        return module
    return Module("\n\n".join([text.rstrip("\n"), *FUNCTIONS.values()]) + "\n", module.source.name)
