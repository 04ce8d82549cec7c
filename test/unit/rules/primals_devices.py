"""The functions of mathematical libraries for GPUs, by the names of their rules."""

import mpmath

DEVICES = {
    "device absolute value": abs,
    "device add": lambda x, y: x + y,
    "device conversion": lambda x: x,
    "device cos": mpmath.cos,
    "device div": lambda x, y: x / y,
    "device exp": mpmath.exp,
    "device exp10": lambda x: mpmath.power(10, x),
    "device exp2": lambda x: mpmath.power(2, x),
    "device fma": lambda x, y, z: x * y + z,
    "device log": mpmath.log,
    "device log10": mpmath.log10,
    "device log2": lambda x: mpmath.log(x, 2),
    "device maximum": max,
    "device minimum": min,
    "device mul": lambda x, y: x * y,
    "device norm of 4, inverse": lambda *given: 1 / mpmath.sqrt(sum(x * x for x in given)),
    "device power of a whole number": lambda x, n: mpmath.power(x, n),
    "device rcp": lambda x: 1 / x,
    "device rounding": mpmath.floor,
    "device rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "device saturate": lambda x: min(max(x, 0), 1),
    "device sin": mpmath.sin,
    "device sqrt": mpmath.sqrt,
    "device sub": lambda x, y: x - y,
    "device tanh, approximate": mpmath.tanh,
}
