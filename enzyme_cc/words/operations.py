"""Instructions and intrinsics of LLVM in words: what they do, not how the language spells it."""

from __future__ import annotations

import re

_INTEGERS = {
    "add": "an addition",
    "and": "a bitwise and (&)",
    "ashr": "a shift to the right (>>)",
    "lshr": "a shift to the right (>>)",
    "mul": "a multiplication",
    "or": "a bitwise or (|)",
    "sdiv": "a division",
    "shl": "a shift to the left (<<)",
    "srem": "a remainder",
    "sub": "a subtraction",
    "udiv": "a division",
    "urem": "a remainder",
    "xor": "a bitwise exclusive or (^)",
}
#: By opcodes.
INSTRUCTIONS = {
    **_INTEGERS,
    "addrspacecast": "a cast to another address space",
    "alloca": "a variable on the stack",
    "atomicrmw": "an atomic operation",
    "bitcast": "a cast of bits",
    "br": "a branch",
    "call": "a call",
    "callbr": "an assembly jump",
    "catchpad": "a handler of exceptions",
    "catchret": "the end of a handler of exceptions",
    "catchswitch": "a choice between handlers of exceptions",
    "cleanuppad": "a clean-up after an exception",
    "cleanupret": "the end of a clean-up after an exception",
    "cmpxchg": "an atomic compare-and-exchange",
    "extractelement": "a read of one lane of a vector",
    "extractvalue": "a read of one member of a struct",
    "fadd": "an addition",
    "fcmp": "a comparison",
    "fdiv": "a division",
    "fence": "a fence between threads",
    "fmul": "a multiplication",
    "fneg": "a change of sign",
    "fpext": "a conversion to a wider number",
    "fptosi": "a conversion to an integer",
    "fptoui": "a conversion to an integer",
    "fptrunc": "a conversion to a narrower number",
    "freeze": "a value that may be undefined",
    "frem": "a remainder",
    "fsub": "a subtraction",
    "getelementptr": "the address of a part",
    "icmp": "a comparison",
    "indirectbr": "a computed jump",
    "insertelement": "a change of one lane of a vector",
    "insertvalue": "a change of one member of a struct",
    "inttoptr": "a conversion of an integer to an address",
    "invoke": "a call that may throw",
    "landingpad": "a handler of exceptions",
    "load": "a load",
    "phi": "a choice by where control comes from",
    "ptrtoaddr": "a conversion of an address to an integer",
    "ptrtoint": "a conversion of an address to an integer",
    "resume": "an exception that goes on",
    "ret": "a return",
    "select": "a choice",
    "sext": "a conversion to a wider integer",
    "shufflevector": "a shuffle of lanes",
    "sitofp": "a conversion to a number",
    "store": "a store",
    "switch": "a switch",
    "trunc": "a conversion to a narrower integer",
    "uitofp": "a conversion to a number",
    "unreachable": "a place that is never reached",
    "va_arg": "a read of a variable argument (`...`)",
    "zext": "a conversion to a wider integer",
}

#: By the beginnings of what comes behind `llvm.`: the longest counts.
INTRINSICS = {
    "aarch64": "a special instruction of AArch64",
    "abs": "an absolute value",
    "adjust.trampoline": "an internal procedure that is passed on",
    "amdgcn": "a special instruction of AMD's GPUs",
    "arm": "a special instruction of ARM",
    "assume": "a promise to the compiler",
    "bitreverse": "a reversal of bits",
    "bswap": "a reversal of bytes",
    "canonicalize": "a canonical form of a number",
    "coro": "a step of a coroutine",
    "ctlz": "a count of leading zeros",
    "ctpop": "a count of bits",
    "cttz": "a count of trailing zeros",
    "dbg": "debug information",
    "eh": "a step of handling exceptions",
    "expect": "a hint to the compiler",
    "experimental.constrained": "arithmetic in a chosen floating-point environment",
    "experimental.vp": "a vector operation of chosen length",
    "fshl": "a rotation of bits",
    "fshr": "a rotation of bits",
    "get.rounding": "the rounding mode",
    "init.trampoline": "an internal procedure that is passed on",
    "is.fpclass": "a test of what kind of number it is",
    "lifetime": "the beginning or end of a variable's life",
    "llrint": "a rounding to an integer",
    "llround": "a rounding to an integer",
    "lrint": "a rounding to an integer",
    "lround": "a rounding to an integer",
    "masked.compressstore": "a packed store of chosen lanes",
    "masked.expandload": "a packed load of chosen lanes",
    "masked.gather": "a load of lanes from many places",
    "masked.load": "a load of chosen lanes",
    "masked.scatter": "a store of lanes to many places",
    "masked.store": "a store of chosen lanes",
    "matrix": "an operation of matrices",
    "memcpy": "a copy of memory",
    "memmove": "a copy of memory",
    "memset": "a fill of memory",
    "nvvm": "a special instruction of NVIDIA's GPUs",
    "objectsize": "the size of an object",
    "powi": "an integer power",
    "prefetch": "a prefetch",
    "ptrauth": "a signature of a pointer",
    "ptrmask": "a mask of an address",
    "riscv": "a special instruction of RISC-V",
    "sadd.sat": "a saturating addition",
    "sadd.with.overflow": "a checked addition",
    "scmp": "a three-way comparison",
    "sdiv.fix": "a fixed-point division",
    "set.rounding": "a change of the rounding mode",
    "smax": "a maximum",
    "smin": "a minimum",
    "smul.fix": "a fixed-point multiplication",
    "smul.with.overflow": "a checked multiplication",
    "sshl.sat": "a saturating shift",
    "ssub.sat": "a saturating subtraction",
    "ssub.with.overflow": "a checked subtraction",
    "stackrestore": "an end of memory on the stack",
    "stacksave": "a mark on the stack",
    "threadlocal.address": "the address of a thread's own variable",
    "trap": "a trap",
    "uadd.sat": "a saturating addition",
    "uadd.with.overflow": "a checked addition",
    "ucmp": "a three-way comparison",
    "udiv.fix": "a fixed-point division",
    "umax": "a maximum",
    "umin": "a minimum",
    "umul.fix": "a fixed-point multiplication",
    "umul.with.overflow": "a checked multiplication",
    "ushl.sat": "a saturating shift",
    "usub.sat": "a saturating subtraction",
    "usub.with.overflow": "a checked subtraction",
    "va_copy": "a copy of variable arguments (`...`)",
    "va_end": "the end of reading variable arguments (`...`)",
    "va_start": "the beginning of reading variable arguments (`...`)",
    "vector.reduce.add": "a sum over lanes",
    "vector.reduce.and": "a bitwise and over lanes",
    "vector.reduce.mul": "a product over lanes",
    "vector.reduce.or": "a bitwise or over lanes",
    "vector.reduce.smax": "a maximum over lanes",
    "vector.reduce.smin": "a minimum over lanes",
    "vector.reduce.umax": "a maximum over lanes",
    "vector.reduce.umin": "a minimum over lanes",
    "vector.reduce.xor": "a bitwise exclusive or over lanes",
    "vp": "a vector operation of chosen length",
    "x86": "a special instruction of x86",
}
#: Types at the end of the name of an intrinsic, one behind another.
_TYPES = re.compile(r"(?:\.(?:(?:nx)?v\d+)?(?:i\d+|f\d+|p\d+|bf16|x86|ppcf128))+\Z")
_INTEGER = re.compile(r"\.(?:(?:nx)?v(\d+))?i(\d+)")
_PREFIX = "llvm."
#: Whose name is what their manuals know them by.
_OF_MACHINES = "a special instruction of"


def instruction_words(opcode: str) -> str:
    """Return what an instruction does."""
    return INSTRUCTIONS.get(opcode, "an operation")


def intrinsic_words(name: str) -> str:
    """Return what an intrinsic does, as `a checked multiplication of 64-bit integers`."""
    if not name.startswith(_PREFIX):
        return ""
    plain = _TYPES.sub("", name.removeprefix(_PREFIX))
    family = _family(plain)
    if not family:
        return f"the built-in operation '{plain}'"
    words = INTRINSICS[family]
    if words.startswith(_OF_MACHINES):
        return f"{words} ({plain.removeprefix(family + '.')})"
    return words + _of_integers(name)


def _family(plain: str) -> str:
    parts = plain.split(".")
    starts = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((each for each in starts if each in INTRINSICS), "")


def _of_integers(name: str) -> str:
    types = _TYPES.search(name)
    found = _INTEGER.match(types[0]) if types else None
    if found is None:
        return ""
    return f" of {found[2]}-bit integers" + (" in vectors" if found[1] else "")
