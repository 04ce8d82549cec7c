"""A table of LLVM's keywords by kind, and which kinds may stand where unknown words may.

A word that no LLVM has yet travels through as text; one that means something else does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.globals import LINKAGES
from enzyme_cc.ir.opcodes import OPCODES, PREDICATES
from enzyme_cc.ir.types import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What only `atomicrmw` does; it does some of what instructions do too.
_OPERATIONS = (
    "xchg nand max min umax umin fmax fmin fmaximum fminimum uinc_wrap udec_wrap usub_cond usub_sat"
)
_KINDS: dict[str, Iterable[str]] = {
    "opcode": OPCODES,
    "operation": [*_OPERATIONS.split(), *"add sub and or xor fadd fsub".split()],
    "predicate": frozenset[str]().union(*PREDICATES.values()),
    "constant": (
        "true false null none undef poison zeroinitializer splat blockaddress "
        "dso_local_equivalent no_cfi asm"
    ).split(),
    "type": [*KEYWORDS, "ptr", "opaque", "vscale", "target"],
    "linkage": LINKAGES,
    "global": (
        "dso_local dso_preemptable hidden protected default dllimport dllexport thread_local "
        "externally_initialized"
    ).split(),
    "marker": "tail musttail notail".split(),
    "ordering": "unordered monotonic acquire release acq_rel seq_cst syncscope".split(),
    "assembly": "sideeffect alignstack inteldialect unwind".split(),
    "flag": frozenset(flag for row in OPCODES.values() for flag in row.flags),
    "attribute": (
        "align alignstack inalloca swifterror captures nocapture noundef nonnull noalias zeroext "
        "signext inreg byval byref sret nest returned readnone readonly writeonly nofree "
        "dereferenceable dereferenceable_or_null nounwind noreturn willreturn memory noinline "
        "alwaysinline cold hot"
    ).split(),
    "entry": (
        "global constant alias ifunc declare define type module attributes source_filename "
        "uselistorder uselistorder_bb to unwind within from caller catch filter cleanup"
    ).split(),
}


def _kinds_by_word() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for kind, words in _KINDS.items():
        for word in words:
            found.setdefault(word, set()).add(kind)
    return {word: frozenset(kinds) for word, kinds in found.items()}


_KINDS_OF = _kinds_by_word()
_ANY: frozenset[str] = frozenset()

#: What may stand in each place, the first kind being what it is called.
ATTRIBUTES = ("attribute",)
CALL_WORDS = ("attribute", "flag")
GLOBAL_WORDS = ("attribute", "linkage", "global")
FLAGS = ("flag",)
COMPARISON_WORDS = ("flag", "predicate")
UPDATE_WORDS = ("flag", "operation")
ORDERINGS = ("ordering",)
ASSEMBLY_WORDS = ("assembly",)


def is_misplaced(word: str, kinds: tuple[str, ...]) -> bool:
    """Return whether this is a keyword, but of no kind that may stand here."""
    known = _KINDS_OF.get(word, _ANY)
    return bool(known) and known.isdisjoint(kinds)
