"""How far the functions of the run-time library are from mpmath's, in units of the last place.

The library's IR is compiled in memory and run on many points: over the domain, and where it is
hard, beside zeros and poles and at both ends of the numbers there are.
"""

import ctypes
import random
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import mpmath
from mpmath import mp, mpf
from rules.numeric import encoded, number_of
from rules.primals_special import erfcinv, erfinv, polygamma
from rules.tolerance import LEAST, PRECISION

import enzyme_cc.rules
from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80, FP128

FOLDER = Path(enzyme_cc.rules.__file__).parent / "runtime"
BYTES = {FLOAT: 4, DOUBLE: 8, FP80: 16, FP128: 16}
GIVEN = {FLOAT: 4, DOUBLE: 8, FP80: 10, FP128: 16}
SUFFIX = {FLOAT: "f", DOUBLE: "", FP80: "l", FP128: "f128"}
FILE = {FLOAT: "double", DOUBLE: "double", FP80: "x86_fp80", FP128: "fp128"}
#: Twice the digits of the kind and more: a value beside a zero has lost half of them.
DIGITS = {FLOAT: 50, DOUBLE: 60, FP80: 60, FP128: 100}
MOST = {FLOAT: 127, DOUBLE: 1023, FP80: 16383, FP128: 16383}
ORDERS = (1, 2, 3, 4, 7, 12, 25, 31, 40)
#: What some functions are given beside the point.
BESIDE = {"tanh_slope": mpmath.tanh}

_LOOP = """
define void @run(ptr %from, ptr %to, i64 %count, i32 %n, ptr %beside) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr {type}, ptr %from, i64 %i
  %b = getelementptr {type}, ptr %to, i64 %i
  %c = getelementptr {type}, ptr %beside, i64 %i
  %x = load {type}, ptr %a
  %v = load {type}, ptr %c
  %y = call {type} @{name}({order}{type} %x{beside})
  store {type} %y, ptr %b
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


@cache
def compiled(name, kind):
    triple = llvm.get_default_triple()
    machine = llvm.Target.from_triple(triple).create_target_machine(opt=2)
    words = {
        "type": kind,
        "name": f"__enzyme_cc_{name}{SUFFIX[kind]}",
        "order": "i32 %n, " if name.startswith("polygamma") else "",
        "beside": f", {kind} %v" if name in BESIDE else "",
    }
    call = _LOOP.format(**words)
    text = (FOLDER / f"{FILE[kind]}.ll").read_text() + call
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{triple}"\n'
    parsed = llvm.parse_assembly(head + text)
    parsed.verify()
    engine = llvm.create_mcjit_compiler(parsed, machine)
    engine.finalize_object()
    return engine


_KINDS = (None, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int32, ctypes.c_char_p)


def as_bytes(kind, numbers):
    """Numbers, rounded, as they are in memory."""
    size = BYTES[kind]
    return b"".join(
        encoded(kind, each).to_bytes(GIVEN[kind], "little").ljust(size, b"\0") for each in numbers
    )


def run(name, kind, points, order=0):
    """What the library says at each point."""
    size = BYTES[kind]
    given = as_bytes(kind, points)
    beside = as_bytes(kind, map(BESIDE[name], points)) if name in BESIDE else given
    made = ctypes.create_string_buffer(len(given))
    engine = compiled(name, kind)
    function = ctypes.CFUNCTYPE(*_KINDS)(engine.get_function_address("run"))
    function(given, made, len(points), order, beside)
    parts = (made.raw[at : at + GIVEN[kind]] for at in range(0, len(given), size))
    return [number_of(kind, int.from_bytes(each, "little")) for each in parts]


# -- where -----------------------------------------------------------------------------------------


def near(kind, x, reach=6):
    """Numbers of the kind around one that it need not have."""
    x = mpf(x)
    step = mpf(2) ** (mpmath.frexp(x)[1] - PRECISION[kind])
    middle = mpmath.nint(x / step) * step
    return [middle + k * step for k in range(-reach, reach + 1)]


def spread_over(chance, low, high, count):
    return [mpf(chance.uniform(low, high)) for _ in range(count)]


def by_size(chance, low, high, count):
    return [mpf(2) ** mpf(chance.uniform(low, high)) for _ in range(count)]


@cache
def zero_below(order, n, _digits):
    """The zero between -n - 1 and -n."""
    low, high = mpf(-n - 1) + mpf(2) ** -30, mpf(-n) - mpf(2) ** -30
    rises = polygamma(order, high) > 0
    for _ in range(mp.prec):
        middle = (low + high) / 2
        if (polygamma(order, middle) > 0) == rises:
            high = middle
        else:
            low = middle
    return low


def beside_poles(kind, most):
    for n in (*range(10), 31, 100, 177):
        for k in range(1, min(most, PRECISION[kind] - 1), 3):
            for sign in (-1, 1):
                yield -mpf(n) + sign * mpf(2) ** -k


def psi_points(kind, order, count):
    chance = random.Random(f"{order} {count}")
    most = MOST[kind] - 3
    yield from spread_over(chance, 0, 4, count)
    yield from spread_over(chance, 0, 60, count)
    yield from spread_over(chance, -40, 0, count)
    yield from by_size(chance, -20, 20, count)
    yield from by_size(chance, -most // (order + 1), most // (order + 1), count // 2)
    yield from beside_poles(kind, most // (order + 1))
    yield from (-mpf(n) - mpf(1) / 2 for n in range(30))
    yield from (mpf(n) / 4 for n in range(1, 200))
    if order == 0:
        yield from spread_over(chance, 1.3, 1.62, count)
        yield from near(kind, mpmath.findroot(mpmath.digamma, 1.4616321449683623), 40)
        yield from (-each - mpf(1) / 3 for each in by_size(chance, 8, 40, count // 4))
    if order in (0, 2, 4, 12):
        for n in range(30 if order == 0 else 4):
            yield from near(kind, zero_below(order, n, mp.dps))


def erf_points(kind, count, low, high):
    chance = random.Random(count)
    yield from spread_over(chance, low, high, 2 * count)
    yield from (mpf(n) / 64 for n in range(int(64 * low) + 1, int(64 * high)))
    for middle in (0.15625, 0.5, 0.84375):
        yield from near(kind, middle)


def erfinv_points(kind, count):
    chance = random.Random(count)
    yield from erf_points(kind, count, -1, 1)
    yield from by_size(chance, -MOST[kind] + 3, 0, count)
    yield from (1 - each for each in by_size(chance, -PRECISION[kind] + 1, 0, count))


def erfcinv_points(kind, count):
    chance = random.Random(count)
    yield from erf_points(kind, count, 0, 2)
    yield from by_size(chance, -MOST[kind] + 3, 0, count)
    yield from (1 + sign * each for sign in (-1, 1) for each in by_size(chance, -30, 0, count // 2))


def tanh_points(count):
    """As far as the slope is a number of all kinds."""
    chance = random.Random(count)
    yield from spread_over(chance, -3, 3, 40 * count)
    yield from spread_over(chance, -40, 40, 10 * count)
    yield from (sign * each for sign in (-1, 1) for each in by_size(chance, -30, 0, 4 * count))


# -- how far ---------------------------------------------------------------------------------------

#: Each function: its orders, its points, and what it is.
FUNCTIONS = {
    "digamma": ((0,), psi_points, polygamma),
    "erfcinv": (
        (None,),
        lambda kind, _, count: erfcinv_points(kind, count),
        lambda _, x: erfcinv(x),
    ),
    "erfinv": ((None,), lambda kind, _, count: erfinv_points(kind, count), lambda _, x: erfinv(x)),
    "polygamma": (ORDERS, psi_points, polygamma),
    "tanh_slope": (
        (None,),
        lambda kind, _, count: tanh_points(count),
        lambda _, x: mpmath.sech(x) ** 2,
    ),
    "trigamma": ((1,), psi_points, polygamma),
}
CASES = [
    (name, order, kind)
    for name, (orders, _, _) in FUNCTIONS.items()
    for order in orders
    for kind in (FLOAT, DOUBLE, FP80, FP128)
]


def chosen(name, order, kind, count):
    """The points, as numbers of the kind, without poles."""
    found = (FUNCTIONS[name][1])(kind, order, count)
    rounded = {number_of(kind, encoded(kind, each)) for each in found}
    bad = (lambda x: x == 0 or (x < 0 and x == mpmath.nint(x))) if order is not None else _is_end
    return sorted(each for each in rounded if not bad(each))


def _is_end(x):
    return x in (-1, 0, 1, 2)


def units(kind, got, expected):
    """How many units of the last place a number is off."""
    if got != got:
        return mpmath.inf
    exponent = max(mpmath.frexp(expected)[1], LEAST[kind] + 1) - PRECISION[kind]
    if abs(expected) > mpf(2) ** (MOST[kind] + 1):
        return 0 if mpmath.isinf(got) and (got > 0) == (expected > 0) else mpmath.inf
    return abs(got - expected) / mpf(2) ** exponent


def worst(name, order, kind, count):
    """How many points there were, and the largest error with its place."""
    # Far from its poles, polygamma of a high order is next to nothing beside them.
    with mp.workdps(DIGITS[kind] + 100 * ((order or 0) > 25)):
        points = chosen(name, order, kind, count)
        true = FUNCTIONS[name][2]
        errors = [
            (units(kind, got, true(order, x)), x)
            for x, got in zip(points, run(name, kind, points, order or 0), strict=True)
        ]
        return len(points), *max(errors)
