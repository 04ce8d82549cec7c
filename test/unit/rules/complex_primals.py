"""What every complex function computes, told by mpmath, of real and imaginary parts."""

from functools import lru_cache

import mpmath


def logarithm(base):
    return lambda z: mpmath.log(z) / mpmath.log(base)


def two_numbers(function):
    """Real and imaginary part of what a function of complex numbers gives."""

    @lru_cache(maxsize=64)
    def whole(_precision, parts):
        pairs = zip(parts[::2], parts[1::2], strict=True)
        found = function(*(mpmath.mpc(*pair) for pair in pairs))
        return mpmath.mpc(found)

    return {
        "result.re": lambda *parts: whole(mpmath.mp.prec, parts).real,
        "result.im": lambda *parts: whole(mpmath.mp.prec, parts).imag,
    }


OF_ONE = {
    "cacos": mpmath.acos,
    "cacosh": mpmath.acosh,
    "casin": mpmath.asin,
    "casinh": mpmath.asinh,
    "catan": mpmath.atan,
    "catanh": mpmath.atanh,
    "ccos": mpmath.cos,
    "ccosh": mpmath.cosh,
    "cexp": mpmath.exp,
    "clog": mpmath.log,
    "clog10": logarithm(10),
    "conj": mpmath.conj,
    "cproj": lambda z: z,
    "csin": mpmath.sin,
    "csinh": mpmath.sinh,
    "csqrt": mpmath.sqrt,
    "ctan": mpmath.tan,
    "ctanh": mpmath.tanh,
}
OF_TWO = {
    "__divdc3": lambda z, w: z / w,
    "__muldc3": lambda z, w: z * w,
    "cpow": mpmath.power,
}
#: Of complex numbers, and real.
REAL = {
    "cabs": mpmath.hypot,
    "carg": lambda re, im: mpmath.arg(mpmath.mpc(re, im)),
    "cimag": lambda _re, im: im,
    "creal": lambda re, _im: re,
}
#: To an integer.
POWER = {
    "result.re": lambda re, im, n: mpmath.power(mpmath.mpc(re, im), n).real,
    "result.im": lambda re, im, n: mpmath.power(mpmath.mpc(re, im), n).imag,
}
COMPLEX = {
    **{name: two_numbers(each) for name, each in (OF_ONE | OF_TWO).items()},
    **REAL,
    "Fortran power of a complex number": POWER,
}
