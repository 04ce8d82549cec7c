"""The instructions of LLVM's language: one row each, read by parser, printer, verifier and builder.

A row says which shape the instruction is written in, which flags it may carry, what its operands
must be, and what it may do to memory. A new instruction of a known shape is one more row.
"""

from __future__ import annotations

from enum import Enum


class Shape(Enum):
    """The syntax of an instruction; each shape has one class, one reader and one writer."""

    RETURN = "ret"
    BRANCH = "br"
    SWITCH = "switch"
    INDIRECT_BRANCH = "indirectbr"
    INVOKE = "invoke"
    CALL_BRANCH = "callbr"
    RESUME = "resume"
    CATCH_SWITCH = "catchswitch"
    CATCH_RETURN = "catchret"
    CLEANUP_RETURN = "cleanupret"
    UNREACHABLE = "unreachable"
    UNARY = "unary"
    BINARY = "binary"
    ALLOCA = "alloca"
    LOAD = "load"
    STORE = "store"
    GET_ELEMENT_POINTER = "getelementptr"
    FENCE = "fence"
    COMPARE_EXCHANGE = "cmpxchg"
    ATOMIC_UPDATE = "atomicrmw"
    CAST = "cast"
    COMPARE = "compare"
    PHI = "phi"
    SELECT = "select"
    CALL = "call"
    VA_ARG = "va_arg"
    EXTRACT_ELEMENT = "extractelement"
    INSERT_ELEMENT = "insertelement"
    SHUFFLE_VECTOR = "shufflevector"
    EXTRACT_VALUE = "extractvalue"
    INSERT_VALUE = "insertvalue"
    LANDING_PAD = "landingpad"
    FUNCLET_PAD = "funclet pad"


class Memory(Enum):
    """The effect of an instruction on memory; a call's callee says more."""

    NONE = "none"
    READ = "read"
    WRITE = "write"
    BOTH = "both"


class Opcode:
    """One row: everything that is true of all instructions of one name."""

    __slots__ = ("flags", "is_terminator", "kinds", "memory", "name", "shape")

    def __init__(self, name: str, shape: Shape, flags: str, kinds: str, memory: Memory) -> None:
        self.name = name
        self.shape = shape
        #: Flags it may carry, in the order LLVM prints them; unknown ones travel along.
        self.flags = tuple(flags.split())
        #: What the verifier asks of its operands: `int`, `float`, `int > float` ...
        self.kinds = kinds
        self.memory = memory
        self.is_terminator = shape in TERMINATORS

    def __repr__(self) -> str:
        return f"<Opcode {self.name}>"


TERMINATORS = frozenset(
    {
        Shape.RETURN,
        Shape.BRANCH,
        Shape.SWITCH,
        Shape.INDIRECT_BRANCH,
        Shape.INVOKE,
        Shape.CALL_BRANCH,
        Shape.RESUME,
        Shape.CATCH_SWITCH,
        Shape.CATCH_RETURN,
        Shape.CLEANUP_RETURN,
        Shape.UNREACHABLE,
    }
)

_WRAP = "nuw nsw"
_FAST = "fast reassoc nnan ninf nsz arcp contract afn"
FAST_MATH_FLAGS = frozenset(_FAST.split())
_S, _M = Shape, Memory

_ROWS = (
    # name, shape, flags, kinds, memory
    ("add", _S.BINARY, _WRAP, "int", _M.NONE),
    ("addrspacecast", _S.CAST, "", "pointer > other space", _M.NONE),
    ("alloca", _S.ALLOCA, "inalloca swifterror", "", _M.NONE),
    ("and", _S.BINARY, "", "int", _M.NONE),
    ("ashr", _S.BINARY, "exact", "int", _M.NONE),
    ("atomicrmw", _S.ATOMIC_UPDATE, "elementwise volatile", "", _M.BOTH),
    ("bitcast", _S.CAST, "", "bits", _M.NONE),
    ("br", _S.BRANCH, "", "", _M.NONE),
    ("call", _S.CALL, _FAST, "", _M.BOTH),
    ("callbr", _S.CALL_BRANCH, "", "", _M.BOTH),
    ("catchpad", _S.FUNCLET_PAD, "", "", _M.BOTH),
    ("catchret", _S.CATCH_RETURN, "", "", _M.BOTH),
    ("catchswitch", _S.CATCH_SWITCH, "", "", _M.BOTH),
    ("cleanuppad", _S.FUNCLET_PAD, "", "", _M.BOTH),
    ("cleanupret", _S.CLEANUP_RETURN, "", "", _M.BOTH),
    ("cmpxchg", _S.COMPARE_EXCHANGE, "weak volatile", "", _M.BOTH),
    ("extractelement", _S.EXTRACT_ELEMENT, "", "", _M.NONE),
    ("extractvalue", _S.EXTRACT_VALUE, "", "", _M.NONE),
    ("fadd", _S.BINARY, _FAST, "float", _M.NONE),
    ("fcmp", _S.COMPARE, _FAST, "float", _M.NONE),
    ("fdiv", _S.BINARY, _FAST, "float", _M.NONE),
    ("fence", _S.FENCE, "", "", _M.BOTH),
    ("fmul", _S.BINARY, _FAST, "float", _M.NONE),
    ("fneg", _S.UNARY, _FAST, "float", _M.NONE),
    ("fpext", _S.CAST, _FAST, "float > wider", _M.NONE),
    ("fptosi", _S.CAST, "", "float > int", _M.NONE),
    ("fptoui", _S.CAST, "", "float > int", _M.NONE),
    ("fptrunc", _S.CAST, _FAST, "float > narrower", _M.NONE),
    ("freeze", _S.UNARY, "", "any", _M.NONE),
    ("frem", _S.BINARY, _FAST, "float", _M.NONE),
    ("fsub", _S.BINARY, _FAST, "float", _M.NONE),
    ("getelementptr", _S.GET_ELEMENT_POINTER, "inbounds nusw nuw", "", _M.NONE),
    ("icmp", _S.COMPARE, "samesign", "int or pointer", _M.NONE),
    ("indirectbr", _S.INDIRECT_BRANCH, "", "", _M.NONE),
    ("insertelement", _S.INSERT_ELEMENT, "", "", _M.NONE),
    ("insertvalue", _S.INSERT_VALUE, "", "", _M.NONE),
    ("inttoptr", _S.CAST, "", "int > pointer", _M.NONE),
    ("invoke", _S.INVOKE, "", "", _M.BOTH),
    ("landingpad", _S.LANDING_PAD, "", "", _M.NONE),
    ("load", _S.LOAD, "atomic volatile", "", _M.READ),
    ("lshr", _S.BINARY, "exact", "int", _M.NONE),
    ("mul", _S.BINARY, _WRAP, "int", _M.NONE),
    ("or", _S.BINARY, "disjoint", "int", _M.NONE),
    ("phi", _S.PHI, _FAST, "", _M.NONE),
    ("ptrtoaddr", _S.CAST, "", "pointer > int", _M.NONE),
    ("ptrtoint", _S.CAST, "", "pointer > int", _M.NONE),
    ("resume", _S.RESUME, "", "", _M.NONE),
    ("ret", _S.RETURN, "", "", _M.NONE),
    ("sdiv", _S.BINARY, "exact", "int", _M.NONE),
    ("select", _S.SELECT, _FAST, "", _M.NONE),
    ("sext", _S.CAST, "", "int > wider", _M.NONE),
    ("shl", _S.BINARY, _WRAP, "int", _M.NONE),
    ("shufflevector", _S.SHUFFLE_VECTOR, "", "", _M.NONE),
    ("sitofp", _S.CAST, "", "int > float", _M.NONE),
    ("srem", _S.BINARY, "", "int", _M.NONE),
    ("store", _S.STORE, "atomic volatile", "", _M.WRITE),
    ("sub", _S.BINARY, _WRAP, "int", _M.NONE),
    ("switch", _S.SWITCH, "", "", _M.NONE),
    ("trunc", _S.CAST, _WRAP, "int > narrower", _M.NONE),
    ("udiv", _S.BINARY, "exact", "int", _M.NONE),
    ("uitofp", _S.CAST, "nneg", "int > float", _M.NONE),
    ("unreachable", _S.UNREACHABLE, "", "", _M.NONE),
    ("urem", _S.BINARY, "", "int", _M.NONE),
    ("va_arg", _S.VA_ARG, "", "", _M.BOTH),
    ("xor", _S.BINARY, "", "int", _M.NONE),
    ("zext", _S.CAST, "nneg", "int > wider", _M.NONE),
)

OPCODES: dict[str, Opcode] = {row[0]: Opcode(*row) for row in _ROWS}
#: What computes integers from integers.
INTEGER_OPCODES = tuple(
    name for name, row in OPCODES.items() if row.kinds in ("int", "int > narrower", "int > wider")
)

#: What each comparison may ask.
PREDICATES = {
    "icmp": frozenset("eq ne ugt uge ult ule sgt sge slt sle".split()),
    "fcmp": frozenset("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()),
}
