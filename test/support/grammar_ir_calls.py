"""What the functions of `grammar_ir.py` call: libraries, LLVM's intrinsics, and requests."""

from grammar_ir_types import FLOATS, FUNCTION_WORDS, STRUCT, VECTOR, spelled

from enzyme_cc.attributes.names import (
    ARGUMENT_MARKERS,
    BATCH_MARKERS,
    CALL_MARKERS,
    FURTHER_ARGUMENT_MARKERS,
    LATER_REQUEST_NAMES,
    LEGACY_MARKERS,
    REQUEST_NAMES,
    SPECIAL_CALLS,
    SPECIAL_MARKERS,
)

_LETTERS = {
    **{"D": "double", "F": "float", "P": "ptr", "I": "i32", "L": "i64", "V": "void", "B": "i8"},
    **{"T": "i1", "M": "metadata", "K": "token", "4": (VECTOR, 4, "double", False)},
    **{"2": (VECTOR, 2, "double", False), "m": (VECTOR, 4, "i1", False)},
    **{"c": (STRUCT, ("double", "double"), False), "e": (STRUCT, ("double", "i32"), False)},
    "o": (STRUCT, ("i64", "i1"), False),
}
#: Result and parameters in letters, dots where anything may follow; and the functions.
_SIGNATURES = """\
D D    sin cos exp log sqrt cbrt tanh lgamma erf floor gsl_sf_bessel_J0
D D    llvm.sin.f64 llvm.exp.f64 llvm.fabs.f64 llvm.sqrt.f64 llvm.floor.f64 llvm.nosuch.f64
D DD   pow atan2 fmod hypot fmax copysign llvm.pow.f64 llvm.maxnum.f64 llvm.minimum.f64
F F    sinf expf sqrtf
D DP   frexp modf unknown
D ID   jn
D DI   ldexp llvm.powi.f64.i32 llvm.ldexp.f64.i32
V DPP  sincos
P L    malloc _Znwm
P LL   calloc
V P    free _ZdlPv llvm.lifetime.start.p0 llvm.va_start.p0
P PL   realloc
P PPL  memcpy
I P.   printf
I P    puts setjmp llvm.eh.typeid.for.p0
D P    atof
V PLLP qsort
I PPPP pthread_create
I PIIIIP MPI_Send
c DD   csin
2 DD   cexp
D IPIPI cblas_ddot
V PIP. __kmpc_fork_call
V PPPPPP _FortranAMaxlocReal8
D DDD  llvm.fma.f64
4 444  llvm.fma.v4f64
4 4    llvm.sin.v4f64
D D4   llvm.vector.reduce.fadd.v4f64
4 Pm4  llvm.masked.load.v4f64.p0
e D    llvm.frexp.f64.i32
V PPLT llvm.memcpy.p0.p0.i64
V PBLT llvm.memset.p0.i64
V PPIT llvm.memmove.p0.p0.i32
o LL   llvm.smul.with.overflow.i64
L L    llvm.ctpop.i64 llvm.bswap.i64
L LL   llvm.umax.i64
L LLL  llvm.fshl.i64
V T    llvm.assume
V -    llvm.trap llvm.nothing
P -    llvm.stacksave.p0
V PIII llvm.prefetch.p0
T DI   llvm.is.fpclass.f64
I D    llvm.fptosi.sat.i32.f64
2 2    llvm.x86.sse2.sqrt.pd
4 44   llvm.x86.avx.hadd.pd.256
4 44III llvm.matrix.multiply.v4f64.v4f64.v4f64
P P    llvm.threadlocal.address.p0
4 44mI llvm.vp.fadd.v4f64
2 4L   llvm.vector.extract.v2f64.v4f64
D DDMM llvm.experimental.constrained.fadd.f64
K IPPP llvm.coro.id
V PP   llvm.gcroot
"""


def _rows():
    for line in _SIGNATURES.splitlines():
        result, given, *names = line.split()
        kinds = tuple(_LETTERS[each] for each in given if each in _LETTERS)
        yield from ((name, _LETTERS[result], kinds, "." in given) for name in names)


#: Name, result, parameters, whether anything may follow them.
CALLED = tuple(_rows())
ASKED = (*REQUEST_NAMES, *REQUEST_NAMES, *LATER_REQUEST_NAMES, *SPECIAL_CALLS)
_COMMON = ("enzyme_const", "enzyme_dup", "enzyme_out", "enzyme_dupnoneed", "enzyme_width")
MARKERS = (
    *(_COMMON * 6),
    *(*ARGUMENT_MARKERS, *CALL_MARKERS, *CALL_MARKERS, *BATCH_MARKERS, *LEGACY_MARKERS),
    *(*SPECIAL_MARKERS, *FURTHER_ARGUMENT_MARKERS, "enzyme_nonsense", "enzyme_duq"),
)
_NUMBERED = ("enzyme_width", "enzyme_allocated", "enzyme_dupv", "enzyme_buffer", "enzyme_byref")
_NUMBERS = ("i64 8", "i32 2", "i32 1", "i64 -1", "i32 0", "i64 1099511627776", "i128 3")
_RESULTS = ("double", "void", "ptr", "i64", (STRUCT, ("double", "double"), False), "float", "i1000")


def declaration(maker, name, result, kinds, variadic):
    """A function that is declared, with words around its parameters."""
    words = [maker.parameter_word(each) if maker.odd(0.5) else "" for each in kinds]
    parameters = [
        f"{spelled(each)} {word}".strip() for each, word in zip(kinds, words, strict=True)
    ]
    parameters += ["..."] * variadic
    word = maker.word(FUNCTION_WORDS) if not name.startswith("llvm.") else ""
    return f"declare {spelled(result)} @{name}({', '.join(parameters)}) {word}".rstrip()


def request_parts(function):
    """A call that asks for something: its type or None, and its text."""
    rng, maker = function.rng, function.maker
    if maker.functions and rng.random() < 0.7:
        return _fitting(function, rng.choice(maker.functions))
    name = rng.choice(ASKED) + rng.choice(("", "", "", "_f", "1", ".2"))
    target = rng.choice(maker.functions) if maker.functions else None
    arguments = [f"ptr {_target(function, target)}"]
    if rng.random() < 0.35:
        arguments += _marked(function)
    for kind in target.parameters if target else ("double",):
        arguments += _one(function, kind, name)
    if rng.random() < 0.15:
        arguments += _marked(function)
    if rng.random() < 0.08:
        del arguments[rng.randrange(len(arguments))]
    result = _result(rng, target)
    result, kinds, variadic = maker.declared((name, result, (), True))[1:]
    said = f"({', '.join([*map(spelled, kinds), '...'])}) " if variadic else ""
    text = f"call {spelled(result)} {said}@{name}({', '.join(arguments)})"
    return (None if result == "void" else result), text


def _target(function, target):
    rng = function.rng
    if target is None or rng.random() < 0.06:
        return function.value("ptr")
    return f"@{target.name}"


def _result(rng, target):
    if target is not None and rng.random() < 0.5:
        return target.result
    return rng.choice(_RESULTS)


def _marked(function):
    """A marker, and what may stand behind it."""
    name = function.rng.choice(MARKERS)
    function.maker.markers.add(name)
    numbers = [function.rng.choice(_NUMBERS)] if name in _NUMBERED else []
    return [f"ptr @{name}", *numbers]


def _one(function, kind, name):
    """What is passed for one parameter: the value, perhaps marked, and a shadow if it needs one."""
    rng = function.rng
    passed = kind if rng.random() < 0.97 else rng.choice(("double", "i32", "ptr", "float"))
    arguments = _marked(function) if rng.random() < 0.2 else []
    arguments.append(function.typed(passed))
    has_number = kind == "ptr" or ("fwd" in name and kind in FLOATS)
    if has_number is (rng.random() < 0.95):
        arguments.append(function.typed(passed))
    return arguments


def _fitting(function, target):
    """A request as its users write it: every argument takes part as it can."""
    rng, maker = function.rng, function.maker
    name = rng.choice(_MODES)
    arguments = [f"ptr @{target.name}"]
    if rng.random() < 0.2:
        maker.markers.add("enzyme_width")
        arguments += ["ptr @enzyme_width", "i32 1"]
    maker.markers.update(("enzyme_dup", "enzyme_const"))
    for kind in target.parameters:
        arguments += _taking_part(function, kind, is_forward="fwddiff" in name)
    result = target.result if "fwddiff" in name and target.result in FLOATS else "void"
    if name == "__enzyme_augmentfwd":
        result = "ptr"
    _, result, _, _ = maker.declared((name, result, (), True))
    return (
        None if result == "void" else result
    ), f"call {spelled(result)} (...) @{name}({', '.join(arguments)})"


_MODES = (
    "__enzyme_fwddiff",
    "__enzyme_fwddiff1",
    "__enzyme_autodiff",
    "__enzyme_autodiff",
    "__enzyme_augmentfwd",
)


def _taking_part(function, kind, *, is_forward):
    if kind == "ptr" or (is_forward and kind in FLOATS):
        values = [function.typed(kind), function.typed(kind)]
        return values if function.rng.random() < 0.8 else ["ptr @enzyme_dup", *values]
    if kind in FLOATS or (isinstance(kind, str) and kind[0] == "i"):
        return [function.typed(kind)]
    return ["ptr @enzyme_const", function.typed(kind)]
