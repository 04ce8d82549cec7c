"""The passes of the fixed pipelines: before differentiation, and between its levels.

They are the same for every -O. Loops of few rounds are unrolled whole. Nothing here vectorises,
computes what the program may not have computed (0 times infinity is no derivative), or changes
which functions and globals there are.
Where LLVM takes no list of passes (`single_passes.py`, `exposure.py`) the tables say what it must
not do.
"""

from __future__ import annotations

_CLEAN_UP = "sroa,early-cse<memssa>,simplifycfg,instcombine"
_LOOPS = (
    "loop-simplify,lcssa,loop-mssa(loop-rotate,licm<no-allowspeculation>),simplifycfg,instcombine,"
    "loop-simplify,lcssa,loop(loop-idiom,indvars,loop-deletion,loop-unroll-full)"
)
_REDUNDANT = (
    "sroa,gvn,memcpyopt,dse,loop-simplify,lcssa,loop-mssa(licm<no-allowspeculation>),adce,"
    "simplifycfg,instcombine"
)
_SCALAR = f"{_CLEAN_UP},{_LOOPS},{_REDUNDANT}"
#: What is no constant by now is none.
_CONSTANTS = "function(lower-constant-intrinsics,simplifycfg)"

#: In opt's language. Callees come before callers; `{inline}` is a pass or nothing.
PASSES = {
    "simplify": (
        f"inferattrs,function({_CLEAN_UP}),always-inline,function({_CLEAN_UP}),"
        f"cgscc(devirt<4>({{inline}}function-attrs,function({_SCALAR}))),{_CONSTANTS}"
    ),
    "tidy": f"function({_SCALAR}),cgscc(function-attrs)",
}

#: Coroutines become functions on frames before anything is differentiated: what marks their
#: intrinsics in a module, and what stands before, among and behind the passes above.
COROUTINES = "@llvm.coro."
_BEFORE, _AMONG, _BEHIND = "coro-early,", ",coro-split))", f",coro-cleanup,function({_CLEAN_UP})"

#: An option of LLVM: its name, what it must be here, and what it is by itself.
Option = tuple[str, str, str]
#: Branches stay branches where one side of them computes something; short loops are unrolled.
OPTIONS: tuple[Option, ...] = (
    ("phi-node-folding-threshold", "0", "2"),
    ("two-entry-phi-node-folding-threshold", "0", "4"),
    ("speculate-one-expensive-inst", "0", "1"),
    ("unroll-full-max-count", "3", "4294967295"),
    ("unroll-allow-remainder", "0", "1"),
)
#: What else is to be said to a process that runs -O2 and nothing after it.
OPTIONS_OF_O2: tuple[Option, ...] = (
    ("switch-to-lookup", "0", "1"),
    ("hoist-common-insts", "0", "1"),
    ("sink-common-insts", "0", "1"),
)
O2_LEVEL = 2
#: The level from which on the user's own passes make vector code, as clang's do.
VECTORS_FROM = 2
#: What llvmlite calls making vector code, and what else is done to loops; with `loop_unrolling` it
#: unrolls them whole where the options above let it, and leaves the others as they are.
VECTORS = ("loop_vectorization", "slp_vectorization")
LOOPS = ("loop_interleaving",)
#: How many instructions a function may have that becomes part of its callers: what LLVM's
#: threshold of 225 allows at 5 each, and the one of 325 where `inlinehint` stands.
SMALL, SMALL_IF_HINTED = 45, 65

#: How clang alone comes near: the passes of -O2 that neither vectorise nor unroll.
CLANG = ("-O2", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")


#: The LLVM from which on `instcombine` among other passes ends the process where once through is
#: not enough, unless it is told not to.
_VERIFIES_FIXPOINT = 18


def passes(step: str, *, inline: bool, major: int, has_coroutines: bool = False) -> str:
    """Return the pipeline of a step, as the opt of some LLVM takes it."""
    found = PASSES[step].replace("{inline}", "inline," if inline else "")
    if has_coroutines and step == "simplify":
        found = f"{_BEFORE}{found.replace('))),', f'){_AMONG},', 1)}{_BEHIND}"
    if major < _VERIFIES_FIXPOINT:
        return found
    return found.replace("instcombine", "instcombine<no-verify-fixpoint>")


def opt_options() -> tuple[str, ...]:
    """Return the options beside the passes."""
    return tuple(f"-{name}={value}" for name, value, _ in OPTIONS)


def clang_options() -> tuple[str, ...]:
    """Return the options beside `CLANG`."""
    rows = (*OPTIONS, *OPTIONS_OF_O2)
    return tuple(word for name, value, _ in rows for word in ("-mllvm", f"-{name}={value}"))
