"""What every function with a rule computes, told by mpmath: independent of the rules.

Functions with several outputs have a table of them. Digits enough for any type.
"""

from functools import lru_cache

import mpmath
from mpmath import mp
from rules.complex_primals import COMPLEX
from rules.primals_devices import DEVICES
from rules.primals_special import SPECIAL

mp.dps = 60


def truncated(x):
    return mpmath.ceil(x) if x < 0 else mpmath.floor(x)


def away_from_zero(x):
    return -away_from_zero(-x) if x < 0 else mpmath.floor(x + mpmath.mpf("0.5"))


def mantissa(x):
    return mpmath.frexp(x)[0]


def exponent(x):
    return mpmath.frexp(x)[1]


def sign_of(y):
    return -1 if mpmath.sign(y) < 0 else 1


def larger(x, y):
    return max(x, y, key=lambda each: (abs(each), each)) if x != y else tie(x)


def smaller(x, y):
    return min(x, y, key=lambda each: (abs(each), each)) if x != y else tie(x)


def tie(x):
    raise ValueError(f"at a tie of {x} there is no slope, even where there is one by each number")


def ratio(x, y):
    """One that is constant over the step of a difference."""
    if abs(x) > abs(y) * mpmath.mpf(2) ** 120:
        raise ValueError("a difference would see other quotients")
    return x / y


def quotient(x, y):
    return mpmath.nint(ratio(x, y))


def remainder(x, y):
    return x - quotient(x, y) * y


def power(x, y):
    return mpmath.power(x, y)


def root(x, n):
    """For odd n the one that is of x's sign."""
    return mpmath.sign(x) * mpmath.power(abs(x), mpmath.mpf(1) / n)


def product(*factors):
    return mpmath.fprod(factors)


def binary(x, exponent_of_result):
    """The number with these digits, and another exponent."""
    return mpmath.ldexp(mantissa(x), exponent_of_result)


#: What numbers look like does not matter for slopes: as if each had 24 bits.
FORTRAN = {
    "Fortran erfc_scaled": lambda x: mpmath.exp(x * x) * mpmath.erfc(x),
    "Fortran fraction": mantissa,
    "Fortran mod": lambda x, y, _file, _line: x - truncated(ratio(x, y)) * y,
    "Fortran modulo": lambda x, y, _file, _line: x - mpmath.floor(ratio(x, y)) * y,
    "Fortran rrspacing": lambda x: abs(binary(x, 24)),
    "Fortran scale": mpmath.ldexp,
    "Fortran set_exponent": binary,
}

PRIMALS = {
    **COMPLEX,
    **FORTRAN,
    **SPECIAL,
    "acos": mpmath.acos,
    "acosh": mpmath.acosh,
    "acospi": lambda x: mpmath.acos(x) / mpmath.pi,
    "arithmetic.fence": lambda x: x,
    "asin": mpmath.asin,
    "asinh": mpmath.asinh,
    "asinpi": lambda x: mpmath.asin(x) / mpmath.pi,
    "atan": mpmath.atan,
    "atan2": mpmath.atan2,
    "atan2pi": lambda y, x: mpmath.atan2(y, x) / mpmath.pi,
    "atanh": mpmath.atanh,
    "atanpi": lambda x: mpmath.atan(x) / mpmath.pi,
    "canonicalize": lambda x: x,
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
    "ceil": mpmath.ceil,
    "compoundn": lambda x, n: mpmath.power(1 + x, n),
    "copysign": lambda x, y: abs(x) * sign_of(y),
    "cos": mpmath.cos,
    "cosh": mpmath.cosh,
    "cospi": mpmath.cospi,
    "erf": mpmath.erf,
    "erfc": mpmath.erfc,
    "exp": mpmath.exp,
    "exp10": lambda x: mpmath.power(10, x),
    "exp10m1": lambda x: mpmath.power(10, x) - 1,
    "exp2": lambda x: mpmath.power(2, x),
    "exp2m1": lambda x: mpmath.power(2, x) - 1,
    "expm1": mpmath.expm1,
    "fabs": abs,
    "fadd": lambda x, y: x + y,
    "fdim": lambda x, y: max(x - y, mpmath.mpf(0)),
    "fdiv": lambda x, y: x / y,
    "fdiv by what is far from 0": lambda x, y: x / y,
    "floor": mpmath.floor,
    "fma": lambda x, y, z: x * y + z,
    "fmax": max,
    "fmaximum": max,
    "fmaximum_mag": larger,
    "fmaximum_mag_num": larger,
    "fmaximum_num": max,
    "fmin": min,
    "fminimum": min,
    "fminimum_mag": smaller,
    "fminimum_mag_num": smaller,
    "fminimum_num": min,
    "fmod": lambda x, y: x - truncated(ratio(x, y)) * y,
    "fmul": lambda x, y: x * y,
    "fmuladd": lambda x, y, z: x * y + z,
    "fneg": lambda x: -x,
    "fpext": lambda x: x,
    "fptrunc": lambda x: x,
    "fptrunc.round": lambda x: x,
    "frem": lambda x, y: x - truncated(ratio(x, y)) * y,
    "frexp": {"result": mantissa, "exponent": exponent},
    "fsub": lambda x, y: x - y,
    "hypot": mpmath.hypot,
    "ldexp": lambda x, n: x * mpmath.power(2, n),
    "llvm.frexp": {"mantissa": mantissa, "exponent": exponent},
    "llvm.modf": {"fraction": lambda x: x - truncated(x), "whole": truncated},
    "llvm.sincos": {"sine": mpmath.sin, "cosine": mpmath.cos},
    "llvm.sincospi": {"sine": mpmath.sinpi, "cosine": mpmath.cospi},
    "log": mpmath.log,
    "log10": mpmath.log10,
    "log10p1": lambda x: mpmath.log1p(x) / mpmath.ln(10),
    "log1p": mpmath.log1p,
    "log2": lambda x: mpmath.log(x, 2),
    "log2p1": lambda x: mpmath.log1p(x) / mpmath.ln(2),
    "logb": lambda x: exponent(x) - 1,
    "modf": {"result": lambda x: x - truncated(x), "whole": truncated},
    "narrow add": lambda x, y: x + y,
    "narrow div": lambda x, y: x / y,
    "narrow fma": lambda x, y, z: x * y + z,
    "narrow mul": lambda x, y: x * y,
    "narrow sqrt": mpmath.sqrt,
    "narrow sub": lambda x, y: x - y,
    "nearbyint": mpmath.nint,
    "neon fabd": lambda x, y: abs(x - y),
    "neon fcvtxn": lambda x: x,
    "neon fmax": max,
    "neon fmaxnm": max,
    "neon fmin": min,
    "neon fminnm": min,
    "neon fmulx": lambda x, y: x * y,
    "neon frecpe": lambda x: 1 / x,
    "neon frecps": lambda x, y: 2 - x * y,
    "neon frint": mpmath.nint,
    "neon frsqrte": lambda x: 1 / mpmath.sqrt(x),
    "neon frsqrts": lambda x, y: (3 - x * y) / 2,
    "nextafter": lambda x, y: x,  # closer than any tolerance here
    "nextdown": lambda x: x,
    "nexttoward": lambda x, y: x,
    "nextup": lambda x: x,
    "pow": power,
    "powi": power,
    "pown": power,
    "powr": power,
    "remainder": remainder,
    "remquo": {"result": remainder, "quotient": quotient},
    "rint": mpmath.nint,
    "rootn": root,
    "round": away_from_zero,
    "roundeven": mpmath.nint,
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "scalb": lambda x, n: x * mpmath.power(2, n),
    "scalbln": lambda x, n: x * mpmath.power(2, n),
    "scalbn": lambda x, n: x * mpmath.power(2, n),
    "significand": lambda x: 2 * mantissa(x),
    "sin": mpmath.sin,
    "sincos": {"sine": mpmath.sin, "cosine": mpmath.cos},
    "sincospi": {"sine": mpmath.sinpi, "cosine": mpmath.cospi},
    "sinh": mpmath.sinh,
    "sinpi": mpmath.sinpi,
    "sqrt": mpmath.sqrt,
    "tan": mpmath.tan,
    "tanh": mpmath.tanh,
    "tanpi": lambda x: mpmath.sinpi(x) / mpmath.cospi(x),
    "trunc": truncated,
    "vector.reduce.fadd": lambda *each: mpmath.fsum(each),
    "vector.reduce.fmax": max,
    "vector.reduce.fmaximum": max,
    "vector.reduce.fmin": min,
    "vector.reduce.fminimum": min,
    "vector.reduce.fmul": product,
    "x86 add, rounded as said": lambda x, y, _: x + y,
    "x86 conversion": lambda x, *_: x,
    "x86 div, rounded as said": lambda x, y, _: x / y,
    "x86 fma, rounded as said": lambda x, y, z, _: x * y + z,
    "x86 getexp": lambda x, *_: exponent(x) - 1,
    "x86 getexp of 512 bits": lambda x, *_: exponent(x) - 1,
    "x86 getmant": lambda x, *_: 2 * mantissa(x),
    "x86 getmant of 512 bits": lambda x, *_: 2 * mantissa(x),
    "x86 max": max,
    "x86 max, without exceptions": lambda x, y, _: max(x, y),
    "x86 min": min,
    "x86 min, without exceptions": lambda x, y, _: min(x, y),
    "x86 mul, rounded as said": lambda x, y, _: x * y,
    "x86 rcp": lambda x: 1 / x,
    "x86 rcp14": lambda x, *_: 1 / x,
    "x86 reduce": lambda x, *_: x - mpmath.nint(x),
    "x86 reduce of 512 bits": lambda x, *_: x - mpmath.nint(x),
    "x86 rndscale": lambda x, *_: mpmath.nint(x),
    "x86 rndscale of 512 bits": lambda x, *_: mpmath.nint(x),
    "x86 round": lambda x, _: mpmath.floor(x),
    "x86 rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "x86 rsqrt14": lambda x, *_: 1 / mpmath.sqrt(x),
    "x86 scalef": lambda x, y, *_: x * mpmath.power(2, mpmath.floor(y)),
    "x86 scalef of 512 bits": lambda x, y, *_: x * mpmath.power(2, mpmath.floor(y)),
    "x86 sqrt, rounded as said": lambda x, _: mpmath.sqrt(x),
    "x86 sub, rounded as said": lambda x, y, _: x - y,
}
PRIMALS |= DEVICES


def primals_of(rule):
    """Each output of a rule with the function that it is of the inputs."""
    found = PRIMALS[rule.name]
    return found if isinstance(found, dict) else {"result": found}


#: How far apart the points of a difference are, relative to where they are.
STEP = mpmath.mpf(2) ** -260
#: Bits to compute differences with, and where too few of a slope's are right: what is smaller than
#: all of these is taken for 0. More where numbers of different sizes meet.
BITS, MOST_BITS = 704, 2048
RIGHT = 160


def span(point):
    """How many bits lie between 1 and the numbers of a point."""
    return max(abs(mpmath.mag(each)) if each and mpmath.isfinite(each) else 0 for each in point)


def slopes(function, point, index, step):
    """Those to the left and to the right of a point, None where the function has none."""
    for bits in (BITS, BITS + span(point), MOST_BITS + 5 * span(point)):
        with mpmath.workprec(bits):
            try:
                found, size = _slopes(function, point, index, step)
            except (ZeroDivisionError, ValueError):
                return None
        if not all(map(mpmath.isfinite, found)):
            return None
        if all(abs(each) > size * mpmath.mpf(2) ** (RIGHT - bits) for each in found):
            break
    return found


def _slopes(function, point, index, step):
    """With the slope of something that grows as fast as its argument."""
    step *= abs(point[index]) or 1
    values = [_moved(function, point, index, -step), _here(function, tuple(point), mp.prec)]
    values.append(_moved(function, point, index, step))
    if any(isinstance(each, mpmath.mpc) for each in values):
        raise ValueError("beyond the edge of the domain")
    left, here, right = values
    return ((here - left) / step, (right - here) / step), abs(here) / step


def _moved(function, point, index, change):
    moved = list(point)
    moved[index] += change
    return mpmath.mpmathify(function(*moved))


@lru_cache(maxsize=16)
def _here(function, point, _precision):
    """What all differences by the arguments of one point share."""
    return mpmath.mpmathify(function(*point))


def derivative(function, point, index):
    """The slope of a function where it is smooth, else None."""
    # At 0, where there is no size to go by, an infinite slope is one that hangs on the step.
    steps = (STEP,) if point[index] else (STEP, 4 * STEP)
    found = [slopes(function, point, index, step) for step in steps]
    if None in found:
        return None
    low, high = min(map(min, found)), max(map(max, found))
    is_smooth = high - low <= (abs(low) + abs(high)) * mpmath.mpf(2) ** -100
    return (low + high) / 2 if is_smooth else None
