"""What every function with a rule computes, told by mpmath: independent of the rules.

Functions with several outputs have a table of them. Digits enough for any type.
"""

import mpmath
from mpmath import mp
from rules.complex_primals import COMPLEX
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


def quotient(x, y):
    return mpmath.nint(x / y)


def remainder(x, y):
    return x - quotient(x, y) * y


def power(x, y):
    return mpmath.power(x, y)


def product(*factors):
    return mpmath.fprod(factors)


PRIMALS = {
    **COMPLEX,
    **SPECIAL,
    "acos": mpmath.acos,
    "acosh": mpmath.acosh,
    "arithmetic.fence": lambda x: x,
    "asin": mpmath.asin,
    "asinh": mpmath.asinh,
    "atan": mpmath.atan,
    "atan2": mpmath.atan2,
    "atanh": mpmath.atanh,
    "canonicalize": lambda x: x,
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
    "ceil": mpmath.ceil,
    "copysign": lambda x, y: abs(x) * sign_of(y),
    "cos": mpmath.cos,
    "cosh": mpmath.cosh,
    "erf": mpmath.erf,
    "erfc": mpmath.erfc,
    "exp": mpmath.exp,
    "exp10": lambda x: mpmath.power(10, x),
    "exp2": lambda x: mpmath.power(2, x),
    "expm1": mpmath.expm1,
    "fabs": abs,
    "fadd": lambda x, y: x + y,
    "fdim": lambda x, y: max(x - y, mpmath.mpf(0)),
    "fdiv": lambda x, y: x / y,
    "floor": mpmath.floor,
    "fma": lambda x, y, z: x * y + z,
    "fmax": max,
    "fmaximum": max,
    "fmaximum_num": max,
    "fmin": min,
    "fminimum": min,
    "fminimum_num": min,
    "fmod": lambda x, y: x - truncated(x / y) * y,
    "fmul": lambda x, y: x * y,
    "fmuladd": lambda x, y, z: x * y + z,
    "fneg": lambda x: -x,
    "fpext": lambda x: x,
    "fptrunc": lambda x: x,
    "fptrunc.round": lambda x: x,
    "frem": lambda x, y: x - truncated(x / y) * y,
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
    "log1p": mpmath.log1p,
    "log2": lambda x: mpmath.log(x, 2),
    "logb": lambda x: exponent(x) - 1,
    "modf": {"result": lambda x: x - truncated(x), "whole": truncated},
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
    "pow": power,
    "powi": power,
    "remainder": remainder,
    "remquo": {"result": remainder, "quotient": quotient},
    "rint": mpmath.nint,
    "round": away_from_zero,
    "roundeven": mpmath.nint,
    "scalbln": lambda x, n: x * mpmath.power(2, n),
    "scalbn": lambda x, n: x * mpmath.power(2, n),
    "sin": mpmath.sin,
    "sincos": {"sine": mpmath.sin, "cosine": mpmath.cos},
    "sinh": mpmath.sinh,
    "sqrt": mpmath.sqrt,
    "tan": mpmath.tan,
    "tanh": mpmath.tanh,
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


def primals_of(rule):
    """Each output of a rule with the function that it is of the inputs."""
    found = PRIMALS[rule.name]
    return found if isinstance(found, dict) else {"result": found}


def derivative(function, point, index):
    """A central difference: its error is far below that of any type."""
    step = mpmath.mpf(2) ** -60
    ahead, behind = list(point), list(point)
    ahead[index] += step
    behind[index] -= step
    return (function(*ahead) - function(*behind)) / (2 * step)
