"""What every function with a rule computes, told by mpmath: independent of the rules.

Functions with several outputs have a table of them. Digits enough for any type.
"""

import mpmath
from mpmath import mp
from rules.complex_primals import COMPLEX

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
