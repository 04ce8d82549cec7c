"""Instructions of PTX as those of LLVM, as far as CUDA's headers have them in inline assembly.

Registers hold bits of any type. What rounds in another way than LLVM is not known.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import (
    ConstantExpression,
    IntConstant,
    int_constant,
    poison,
)
from enzyme_cc.ir.instructions import Cast
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I32,
    I64,
    POINTER,
    VOID,
    FloatType,
    IntType,
    PointerType,
    VectorType,
    function_type,
    int_type,
    scalar_of,
    vector_type,
)
from enzyme_cc.rules.calls import call_intrinsic

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_FLOATS: dict[str, Type] = {
    "f16": HALF,
    "f16x2": vector_type(2, HALF),
    "bf16": BFLOAT,
    "bf16x2": vector_type(2, BFLOAT),
    "f32": FLOAT,
    "f64": DOUBLE,
}
_INTEGER = re.compile(r"^[sub](8|16|32|64)$")
#: What changes nothing that matters here.
_SAME = frozenset(("rn", "ftz", "noftz", "approx", "full", "relaxed", "gpu", "cta", "global"))
_HEX = re.compile(r"^(-?)0[xX]([0-9A-Fa-f]+)U?$")
_BITS = {"0f": 32, "0F": 32, "0d": 64, "0D": 64}
_WARP = 32
#: The address space of memory that a block shares.
_SHARED = 3


class NotKnownError(Exception):
    """The assembly stays as it is."""


def immediate(word: str) -> Value | None:
    """Return a number that is written out; None of all else."""
    found = _HEX.match(word)
    if found is not None:
        value = int(found[2], 16)
        return int_constant(I64, -value if found[1] else value)
    if word[:2] in _BITS and len(word) == 2 + _BITS[word[:2]] // 4:
        return int_constant(int_type(_BITS[word[:2]]), int(word[2:], 16))
    if re.fullmatch(r"-?\d+U?", word):
        return int_constant(I64, int(word.removesuffix("U")))
    return int_constant(I32, _WARP) if word == "WARP_SZ" else None


class Lines:
    """A place for instructions."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder

    def as_type(self, value: Value | None, kind: Type) -> Value:
        """Return the bits of a value as those of another type, as many as that has."""
        if value is None:
            raise NotKnownError
        if value.type is kind:
            return value
        builder = self.builder
        if isinstance(kind, PointerType):
            if isinstance(value.type, PointerType):
                return builder.addrspacecast(value, kind)
            return builder.inttoptr(self.as_type(value, I64), kind)
        if isinstance(value.type, PointerType):
            return self.as_type(builder.ptrtoint(value, I64), kind)
        bits = builder.bitcast(value, int_type(_width(value.type)))
        return builder.bitcast(self._fitting(bits, _width(kind)), kind)

    def _fitting(self, bits: Value, width: int) -> Value:
        if isinstance(bits, IntConstant):
            return int_constant(int_type(width), bits.value & ((1 << width) - 1))
        if _width(bits.type) != width:
            raise NotKnownError
        return bits

    def joined(self, parts: Sequence[Value]) -> Value:
        """Return registers put together, the lowest first."""
        if len(parts) == 1:
            return parts[0]
        kinds = {each.type for each in parts if not isinstance(each, IntConstant)}
        widths = set(map(_width, kinds))
        if len(widths) != 1:
            raise NotKnownError
        if widths == {16} and len(parts) == 2 and isinstance(parts[0], IntConstant):
            # The upper half of a float, above zeros, is a number of bfloat16.
            if parts[0].value:
                raise NotKnownError
            return self.builder.fpext(self.as_type(parts[1], BFLOAT), FLOAT)
        kind = kinds.pop() if len(kinds) == 1 else int_type(widths.pop())
        made: Value = poison(vector_type(len(parts), kind))
        for lane, each in enumerate(parts):
            made = self.builder.insertelement(made, self.as_type(each, kind), lane)
        return made

    def parted(self, whole: Value, count: int) -> list[Value]:
        """Return the parts of a register, the lowest first."""
        if not isinstance(whole.type, VectorType) or whole.type.count != count:
            part = int_type(_width(whole.type) // count)
            whole = self.as_type(whole, vector_type(count, part))
        return [self.builder.extractelement(whole, lane) for lane in range(count)]

    def call(self, name: str, kind: Type, given: Sequence[Value]) -> Value:
        """Call an intrinsic for numbers."""
        return call_intrinsic(self.builder, name, kind, given)


def _width(kind: Type) -> int:
    count = kind.count if isinstance(kind, VectorType) else 1
    scalar = scalar_of(kind)
    if isinstance(scalar, IntType):
        return scalar.width * count
    if isinstance(scalar, FloatType):
        widths = {HALF: 16, BFLOAT: 16, FLOAT: 32, DOUBLE: 64}
        return widths[scalar] * count
    raise NotKnownError


def _kind(words: Sequence[str], at: int = -1) -> Type:
    """Return the type that an instruction is for; the words before it change nothing."""
    word = words[at] if words else ""
    found = _FLOATS.get(word)
    if found is not None:
        return found
    integer = _INTEGER.match(word)
    if integer is None:
        raise NotKnownError
    return int_type(int(integer[1]))


def _plain(words: Sequence[str], least: int = 1) -> None:
    """Let nothing pass that is computed in another way."""
    if not set(words[: len(words) - least]) <= _SAME:
        raise NotKnownError


def _given(lines: Lines, kind: Type, operands: Sequence[Value | None]) -> list[Value]:
    return [lines.as_type(each, kind) for each in operands[1:]]


def _two(lines: Lines, kind: Type, operands: Sequence[Value | None]) -> tuple[Value, Value]:
    return lines.as_type(operands[1], kind), lines.as_type(operands[2], kind)


def _binary(
    lines: Lines, words: Sequence[str], operands: Sequence[Value | None], *, names: tuple[str, str]
) -> Value:
    _plain(words)
    kind = _kind(words)
    name = names[0] if isinstance(scalar_of(kind), FloatType) else names[1]
    if not name:
        raise NotKnownError
    return lines.builder.binary(name, *_two(lines, kind, operands))


def _called(
    lines: Lines, words: Sequence[str], operands: Sequence[Value | None], *, name: str
) -> Value:
    """Call an intrinsic of every machine; of halves, that for float."""
    _plain(words)
    kind = _kind(words)
    if not isinstance(scalar_of(kind), FloatType):
        raise NotKnownError
    given = _given(lines, kind, operands)
    if "approx" not in words or scalar_of(kind) not in (HALF, BFLOAT):
        return lines.call(name, kind, given)
    wide = vector_type(kind.count, FLOAT) if isinstance(kind, VectorType) else FLOAT
    made = lines.call(name, wide, [lines.builder.fpext(each, wide) for each in given])
    return lines.builder.fptrunc(made, kind)


def _inverse(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    _plain(words)
    kind = _kind(words)
    return lines.builder.fdiv(number(kind, 1.0), lines.as_type(operands[1], kind))


def _inverse_root(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    root = _called(lines, words, operands, name="llvm.sqrt")
    return lines.builder.fdiv(number(root.type, 1.0), root)


def _negative(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    _plain(words)
    kind = _kind(words)
    if not isinstance(scalar_of(kind), FloatType):
        raise NotKnownError
    return lines.builder.fneg(lines.as_type(operands[1], kind))


def _moved(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    kind = _kind(words)
    value = operands[1]
    if value is None:
        raise NotKnownError
    # Numbers stay numbers.
    return value if _width_of(value) == _width(kind) else lines.as_type(value, kind)


def _width_of(value: Value) -> int:
    return 0 if isinstance(value.type, PointerType) else _width(value.type)


def _converted(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    *how, to, from_ = words
    target, source = _kind([to]), _kind([from_])
    builder = lines.builder
    if isinstance(target, VectorType):
        if len(operands) != 3 or source is not FLOAT:
            raise NotKnownError
        _plain([*how, to])
        # The first is the upper half.
        halves = [
            builder.fptrunc(lines.as_type(each, FLOAT), target.element) for each in operands[1:]
        ]
        return lines.joined(halves[::-1])
    value = lines.as_type(operands[1], source)
    rounding = [each for each in how if each not in ("ftz", "rn")]
    if isinstance(target, FloatType) and isinstance(source, FloatType):
        return _other_float(lines, value, target, rounding)
    if isinstance(target, FloatType) and not rounding:
        return (builder.uitofp if from_[0] == "u" else builder.sitofp)(value, target)
    if isinstance(target, IntType) and isinstance(source, FloatType) and rounding == ["rzi"]:
        return (builder.fptoui if to[0] == "u" else builder.fptosi)(value, target)
    raise NotKnownError


_WHOLE = {"rni": "llvm.rint", "rmi": "llvm.floor", "rpi": "llvm.ceil", "rzi": "llvm.trunc"}


def _other_float(lines: Lines, value: Value, target: Type, rounding: Sequence[str]) -> Value:
    if value.type is target:
        if len(rounding) != 1 or rounding[0] not in _WHOLE:
            raise NotKnownError
        return lines.call(_WHOLE[rounding[0]], target, [value])
    if rounding:
        raise NotKnownError
    is_wider = _width(target) > _width(value.type)
    return (lines.builder.fpext if is_wider else lines.builder.fptrunc)(value, target)


_COMPARED = {each: f"o{each}" for each in ("eq", "lt", "le", "gt", "ge")} | {"ne": "one"}
_COMPARED |= {f"{each}u": f"u{each}" for each in ("eq", "lt", "le", "gt", "ge", "ne")}


def _compared(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    *how, from_ = words
    source = _kind([from_])
    if not how or how[0] not in _COMPARED or not isinstance(scalar_of(source), FloatType):
        raise NotKnownError
    return lines.builder.fcmp(_COMPARED[how[0]], *_two(lines, source, operands))


def _set(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    *how, to, from_ = words
    target = _kind([to])
    if not set(how[1:]) <= _SAME:
        raise NotKnownError
    holds = _compared(lines, [*how[:1], from_], operands)
    kind = target
    if isinstance(holds.type, VectorType):  # of pairs, each has its half of what is set
        kind = vector_type(holds.type.count, int_type(_width(target) // holds.type.count))
        kind = target if isinstance(target, VectorType) else kind
    if isinstance(holds.type, VectorType) is not isinstance(kind, VectorType):
        raise NotKnownError
    one = number(kind, 1.0 if isinstance(scalar_of(kind), FloatType) else -1)
    return lines.as_type(lines.builder.select(holds, one, number(kind, 0)), target)


def _selected(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    kind = _kind(words)
    condition = operands[3]
    if condition is None or condition.type is not I1:
        raise NotKnownError
    first, second = (lines.as_type(each, kind) for each in operands[1:3])
    return lines.builder.select(condition, first, second)


# -- memory ----------------------------------------------------------------------------------------


def _added(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    """Add atomically: each number of a pair by itself, as PTX does."""
    if "add" not in words:
        raise NotKnownError
    words = [each for each in words if each != "add"]
    _plain(words)
    kind = _kind(words)
    place, value = operands[-2:]
    if not isinstance(scalar_of(kind), FloatType):
        raise NotKnownError
    pointer, given = lines.as_type(place, POINTER), lines.as_type(value, kind)
    if not isinstance(kind, VectorType):
        return lines.builder.atomicrmw("fadd", pointer, given, "monotonic")
    made: Value = poison(kind)
    for lane in range(kind.count):
        at = lines.builder.gep(kind.element, pointer, [int_constant(I64, lane)])
        one = lines.builder.extractelement(given, lane)
        was = lines.builder.atomicrmw("fadd", at, one, "monotonic")
        made = lines.builder.insertelement(made, was, lane)
    return made


def _reduced(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> None:
    _added(lines, words, operands)


#: Which caches an access may go by.
_CACHES = frozenset(("global", "nc", "ca", "cg", "cs", "lu", "cv", "wb", "wt"))


def _loaded(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    if not set(words[:-1]) <= _CACHES:
        raise NotKnownError
    return lines.builder.load(_kind(words), lines.as_type(operands[1], POINTER))


def _stored(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> None:
    if not set(words[:-1]) <= _CACHES:
        raise NotKnownError
    value = lines.as_type(operands[1], _kind(words))
    lines.builder.store(value, lines.as_type(operands[0], POINTER))


def _asynchronous(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> None:
    """Copy at once what is to be there when it is waited for."""
    if words[0] != "async" or len(words) < 2:
        raise NotKnownError
    if words[1] in ("commit_group", "wait_group", "wait_all"):
        return
    if words[1] not in ("ca", "cg") or words[2:4] != ["shared", "global"]:
        raise NotKnownError
    builder = lines.builder
    size = operands[2]
    read = operands[3] if len(operands) > 3 else size
    if not isinstance(size, IntConstant) or not isinstance(read, IntConstant):
        raise NotKnownError
    to, source = _shared(lines, operands[0]), lines.as_type(operands[1], POINTER)
    kind = function_type(VOID, (POINTER, POINTER, I64, I1))
    module = module_of(builder.block.function)  # type: ignore[arg-type]
    copied, whole = min(read.value, size.value), size.value
    if copied:
        copy = declare(module, "llvm.memcpy.p0.p0.i64", kind)
        given = [to, source, int_constant(I64, copied), int_constant(I1, 0)]
        builder.call(copy, given, CallStyle())
    if copied < whole:
        clear = declare(module, "llvm.memset.p0.i64", function_type(VOID, (POINTER, I8, I64, I1)))
        rest = builder.gep(I8, to, [int_constant(I64, copied)])
        given = [rest, int_constant(I8, 0), int_constant(I64, whole - copied), int_constant(I1, 0)]
        builder.call(clear, given, CallStyle())


def _shared(lines: Lines, value: Value | None) -> Value:
    """Return the pointer to memory of the block of which this is the address there."""
    while isinstance(value, (Cast, ConstantExpression)) and not isinstance(value.type, PointerType):
        if value.opcode not in ("trunc", "zext", "ptrtoint", "ptrtoaddr"):
            raise NotKnownError
        value = value.operands[0]
    if value is None or not isinstance(value.type, PointerType):
        raise NotKnownError
    return lines.as_type(value, POINTER)


def _barrier(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> None:
    """Wait for all threads of the block, or for so many of those that come to a barrier."""
    if words[0] not in ("sync", "cta") or "sync" not in words or "red" in words:
        raise NotKnownError
    given = [lines.as_type(each, I32) for each in operands]
    end = "count" if len(given) == 2 else "all"
    name = f"llvm.nvvm.barrier.cta.sync.aligned.{end}"
    builder = lines.builder
    module = module_of(builder.block.function)  # type: ignore[arg-type]
    kind = function_type(VOID, (I32,) * len(given))
    function = declare(module, name, kind, suffix="convergent nocallback nounwind")
    builder.call(function, given, CallStyle(attributes="convergent"))


def _limited(
    lines: Lines,
    words: Sequence[str],
    operands: Sequence[Value | None],
    *,
    write: Callable[[Lines, Sequence[str], Sequence[Value | None]], Value],
) -> Value:
    """Write something whose result may be kept from 0 to 1, or from 0 on."""
    value = write(lines, [each for each in words if each not in ("sat", "relu")], operands)
    if "sat" in words or "relu" in words:
        if not isinstance(scalar_of(value.type), FloatType):
            raise NotKnownError
        value = lines.call("llvm.maxnum", value.type, [value, number(value.type, 0.0)])
    if "sat" in words:
        value = lines.call("llvm.minnum", value.type, [value, number(value.type, 1.0)])
    return value


_WAYS = {"bfly": "xor", "down": "down", "idx": "idx", "up": "up"}


def _shuffled(lines: Lines, words: Sequence[str], operands: Sequence[Value | None]) -> Value:
    """Tell bits to other lanes, in parts of a warp that are known to be of one size."""
    if len(words) != 3 or words[0] != "sync" or words[1] not in _WAYS or words[2] != "b32":
        raise NotKnownError
    bits, far, clamp, mask = operands[1:]
    last = 0 if words[1] == "up" else _WARP - 1
    if not isinstance(clamp, IntConstant) or clamp.value & 0xFF != last:
        raise NotKnownError
    given = [lines.as_type(each, I32) for each in (mask, bits, far)]
    given.append(int_constant(I32, _WARP - (clamp.value >> 8)))
    name = f"__enzyme_cc_warp_{_WAYS[words[1]]}_again_i32"
    builder = lines.builder
    module = module_of(builder.block.function)  # type: ignore[arg-type]
    kind = function_type(I32, (I32,) * 4)
    function = declare(module, name, kind, suffix="convergent nounwind")
    return builder.call(function, given)


KNOWN: dict[str, Callable[[Lines, Sequence[str], Sequence[Value | None]], Value | None]] = {
    "abs": partial(_called, name="llvm.fabs"),
    "add": partial(_limited, write=partial(_binary, names=("fadd", "add"))),
    "and": partial(_binary, names=("", "and")),
    "atom": _added,
    "bar": _barrier,
    "barrier": _barrier,
    "cos": partial(_called, name="llvm.cos"),
    "cp": _asynchronous,
    "cvt": _converted,
    "div": partial(_binary, names=("fdiv", "")),
    "ex2": partial(_called, name="llvm.exp2"),
    "fma": partial(_limited, write=partial(_called, name="llvm.fma")),
    "ld": _loaded,
    "lg2": partial(_called, name="llvm.log2"),
    "max": partial(_called, name="llvm.maxnum"),
    "min": partial(_called, name="llvm.minnum"),
    "mov": _moved,
    "mul": partial(_limited, write=partial(_binary, names=("fmul", ""))),
    "neg": _negative,
    "or": partial(_binary, names=("", "or")),
    "rcp": _inverse,
    "red": _reduced,
    "rsqrt": _inverse_root,
    "selp": _selected,
    "set": _set,
    "setp": _compared,
    "shfl": _shuffled,
    "sin": partial(_called, name="llvm.sin"),
    "sqrt": partial(_called, name="llvm.sqrt"),
    "st": _stored,
    "sub": partial(_limited, write=partial(_binary, names=("fsub", "sub"))),
    "tanh": partial(_called, name="llvm.tanh"),
    "xor": partial(_binary, names=("", "xor")),
}
