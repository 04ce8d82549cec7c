"""What is done to bits of numbers: bodies of functions that are linear between signs.

What the primal makes of a step is then its tangent exactly, and the adjoint times the step.
"""

WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
POINTS = ((1.5, 0.25), (-2.5, 0.5), (0.75, -0.125), (-0.375, -0.25), (4.0, 1.0))

MASKS = {
    "magnitude": ("and", lambda width: (1 << (width - 1)) - 1),
    "other sign": ("xor", lambda width: -(1 << (width - 1))),
    "below zero": ("or", lambda width: -(1 << (width - 1))),
}
PACKED = """%i = bitcast float %a to i32
%j = bitcast float %b to i32
%low = zext i32 %i to i64
%wide = zext i32 %j to i64
%high = shl i64 %wide, 32
"""
MOVES = {
    "low": "%w = or i64 %high, %low\n%k = trunc i64 %w to i32",
    "high": "%w = or i64 %high, %low\n%s = lshr i64 %w, 32\n%k = trunc i64 %s to i32",
    "disjoint": "%w = or disjoint i64 %low, %high\n%s = lshr i64 %w, 32\n%k = trunc i64 %s to i32",
    "masked": "%w = or i64 %high, %low\n%m = and i64 %w, 4294967295\n%k = trunc i64 %m to i32",
    "swapped": (
        "%w = or i64 %high, %low\n%down = lshr i64 %w, 32\n%up = shl i64 %w, 32\n"
        "%x = or i64 %up, %down\n%k = trunc i64 %x to i32"
    ),
    "cleared and set": (
        "%w = or i64 %high, %low\n%m = and i64 %w, -4294967296\n%x = or i64 %m, %low\n"
        "%k = trunc i64 %x to i32"
    ),
    "through more bytes": (
        "%w = or i64 %high, %low\n%big = zext i64 %w to i128\n%up = shl i128 %big, 40\n"
        "%down = lshr i128 %up, 72\n%k = trunc i128 %down to i32"
    ),
}
REFUSED = {
    "add": "%j = add i64 %i, 4503599627370496",
    "mul": "%j = mul i64 %i, 3",
    "sub": "%j = sub i64 0, %i",
    "shl": "%j = shl i64 %i, 1",
    "lshr": "%j = lshr i64 %i, 4",
    "ashr": "%j = ashr i64 %i, 8",
    "and": "%j = and i64 %i, -134217728",
    "or": "%j = or i64 %i, 1",
    "xor": "%j = xor i64 %i, 1",
    "udiv": "%j = udiv i64 %i, 256",
}


def with_sign(kind, name):
    """%r is a number whose sign a mask sets."""
    width = WIDTHS[kind]
    opcode, mask = MASKS[name]
    return f"""%i = bitcast {kind} %a to i{width}
%j = {opcode} i{width} %i, {mask(width)}
%r = bitcast i{width} %j to {kind}
"""


def moved(name):
    """%r is one of two numbers that were packed into one integer."""
    return f"{PACKED}{MOVES[name]}\n%r = bitcast i32 %k to float\n"


def refused(opcode):
    """%r is made by arithmetic on the bits of a number."""
    return f"%i = bitcast double %a to i64\n{REFUSED[opcode]}\n%r = bitcast i64 %j to double\n"
