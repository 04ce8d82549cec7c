"""LLVM's floating-point constants: their text, their raw encoding, their value.

An encoding is a plain int, the bits as LLVM's APInt holds them. A ppc_fp128 is two doubles and
stands for their sum: the high (first, larger) one is in the LOW 64 bits, the small one above it.
An x86_fp80 has its integer bit at bit 63; encodings the hardware refuses are read as LLVM does.
"""

from __future__ import annotations

import math
import re
import struct
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from enzyme_cc.ir.types import BFLOAT, DOUBLE, FLOAT, FP80, FP128, HALF, PPC_FP128, FloatType


class _Layout(NamedTuple):
    exponent: int
    #: Bits below the leading one.
    fraction: int

    @property
    def bias(self) -> int:
        return (1 << (self.exponent - 1)) - 1

    @property
    def infinity(self) -> int:
        return ((1 << self.exponent) - 1) << self.fraction


class _Letter(NamedTuple):
    letter: str
    digits: int


_WORD = (1 << 64) - 1
_X87_INTEGER_BIT = 1 << 63
#: ppc_fp128 is laid out as its high double, for whoever asks about sign, infinity or NaN.
_LAYOUTS = {
    HALF: _Layout(5, 10),
    BFLOAT: _Layout(8, 7),
    FLOAT: _Layout(8, 23),
    DOUBLE: _Layout(11, 52),
    FP80: _Layout(15, 63),
    FP128: _Layout(15, 112),
    PPC_FP128: _Layout(11, 52),
}
_PACKED = {HALF: struct.Struct("<e"), FLOAT: struct.Struct("<f"), DOUBLE: struct.Struct("<d")}
_LETTERS = {
    HALF: _Letter("H", 4),
    BFLOAT: _Letter("R", 4),
    FP80: _Letter("K", 20),
    FP128: _Letter("L", 32),
    PPC_FP128: _Letter("M", 32),
}
_SPELLED_AS_DOUBLE = (DOUBLE, FLOAT, HALF, BFLOAT)
_DECIMAL = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?")
_HEXADECIMAL = re.compile(r"0x([HRKLM]?)([0-9A-Fa-f]+)")
#: What LLVM 23 is to print. NaNs with a payload are left out: their spelling is not settled.
_BITS = re.compile(r"f0x([0-9A-Fa-f]+)")
_SPECIAL = re.compile(r"([-+])(inf|qnan)")


def parse_float(kind: FloatType, text: str) -> int:
    """Return the encoding of a constant as LLVM 22 reads it; ValueError says why it is none.

    Refused though LLVM takes them: more hexadecimal digits than the type has, some of which LLVM
    drops without a word. Read though only a newer LLVM does: `+inf`, `-qnan`, `f0x<bits>`.
    """
    if _DECIMAL.fullmatch(text):
        # Decimals are doubles first, rounded, and then must fit their type exactly.
        return _from_double(kind, from_float(DOUBLE, float(text)), text)
    found = _HEXADECIMAL.fullmatch(text)
    if found is None:
        return _parse_newer(kind, text)
    letter, digits = found.groups()
    if not letter:
        return _from_double(kind, _integer(digits, 64, text), text)
    expected = _LETTERS.get(kind)
    if expected is None or expected.letter != letter:
        raise ValueError(f"{text} is no {kind}: {_advice(kind)}")
    return canonical(kind, _RAW[letter](digits, kind.width, text))


@lru_cache(4096)
def print_float(kind: FloatType, bits: int) -> str:
    """Return the spelling LLVM 22 prints."""
    if kind is DOUBLE or kind is FLOAT:
        return _six_digits(to_float(kind, bits)) or f"0x{_to_double(kind, bits):X}"
    letter, digits = _LETTERS[kind]
    bits = canonical(kind, bits)
    # LLVM prints these two as 64-bit words, the low word first.
    shown = _swapped(bits) if digits == 32 else bits
    return f"0x{letter}{shown:0{digits}X}"


def canonical(kind: FloatType, bits: int) -> int:
    """Return the encoding LLVM keeps: what no x86 takes becomes a NaN or a normal number."""
    if kind is not FP80:
        return bits
    exponent = bits >> 64 & 0x7FFF
    if exponent == 0:
        # With its integer bit set it equals the number with the exponent one.
        return bits + ((bits & _X87_INTEGER_BIT) << 1)
    return bits if bits & _X87_INTEGER_BIT else bits | 0x7FFF << 64


def is_negative(kind: FloatType, bits: int) -> bool:
    """Return whether the sign bit is set: also of zeros and NaNs."""
    sign = 63 if kind is PPC_FP128 else kind.width - 1
    return bool(bits >> sign & 1)


def is_infinite(kind: FloatType, bits: int) -> bool:
    """Return whether it is an infinity."""
    return _magnitude(kind, bits) == _LAYOUTS[kind].infinity


def is_nan(kind: FloatType, bits: int) -> bool:
    """Return whether it is a NaN, quiet or signaling."""
    return _magnitude(kind, bits) > _LAYOUTS[kind].infinity


def to_float(kind: FloatType, bits: int) -> float:
    """Return the nearest Python float; a NaN keeps its sign, but not its payload."""
    packed = _PACKED.get(kind)
    if packed is not None:
        return float(packed.unpack(bits.to_bytes(packed.size, "little"))[0])
    exact = to_fraction(kind, bits)
    if exact is None:
        magnitude = math.inf if is_infinite(kind, bits) else math.nan
    else:
        magnitude = _nearest(abs(exact))
    return -magnitude if is_negative(kind, bits) else magnitude


def to_fraction(kind: FloatType, bits: int) -> Fraction | None:
    """Return the exact value; None of an infinity or a NaN, in either half of a ppc_fp128."""
    if kind is PPC_FP128:
        high, low = (to_fraction(DOUBLE, half) for half in (bits & _WORD, bits >> 64))
        return None if high is None or low is None else high + low
    layout = _LAYOUTS[kind]
    magnitude = _magnitude(kind, bits)
    if magnitude >= layout.infinity:
        return None
    exponent, significand = magnitude >> layout.fraction, magnitude & (1 << layout.fraction) - 1
    if exponent:
        significand |= 1 << layout.fraction
    value = significand * _power_of_two(max(exponent, 1) - layout.bias - layout.fraction)
    return -value if is_negative(kind, bits) else value


def from_float(kind: FloatType, value: float) -> int:
    """Return the nearest encoding, ties to even; a NaN becomes the quiet one of its sign."""
    packed = _PACKED.get(kind)
    if math.isfinite(value):
        if packed is not None:
            try:
                return int.from_bytes(packed.pack(value), "little")
            except OverflowError:  # struct's word for "rounds to infinity"
                value = math.copysign(math.inf, value)
        elif value:
            return round_fraction(kind, Fraction(value))
        else:
            return _encode(kind, 0, negative=math.copysign(1.0, value) < 0)
    return _special(kind, nan=math.isnan(value), negative=math.copysign(1.0, value) < 0)


def round_fraction(kind: FloatType, value: Fraction) -> int:
    """Return the nearest encoding, ties to even, too large ones infinite.

    As ppc_fp128: the nearest double, and the double nearest to what that one leaves.
    """
    if not value:
        return 0
    if kind is PPC_FP128:
        return _round_pair(value)
    layout = _LAYOUTS[kind]
    magnitude = abs(value)
    exponent = max(_exponent(magnitude), 1 - layout.bias)
    # A significand rounded up to the next power of two carries into the exponent by itself.
    rounded = round(magnitude * _power_of_two(layout.fraction - exponent))
    encoded = (exponent + layout.bias - 1 << layout.fraction) + rounded
    return _encode(kind, min(encoded, layout.infinity), negative=value < 0)


def _round_pair(value: Fraction) -> int:
    high, low = round_fraction(DOUBLE, value), 0
    for _ in range(2):
        # The second time: half a unit of rounding may put the sum nearer to the next double.
        exact = to_fraction(DOUBLE, high)
        if not exact:  # infinite or zero, and then with this sign
            return high
        low = round_fraction(DOUBLE, value - exact)
        high = round_fraction(DOUBLE, exact + (to_fraction(DOUBLE, low) or 0))
    return low << 64 | high


def _exponent(value: Fraction) -> int:
    """Return the exponent of the greatest power of two up to `value`, which is positive."""
    guess = value.numerator.bit_length() - value.denominator.bit_length()
    return guess if value >= _power_of_two(guess) else guess - 1


def _power_of_two(exponent: int) -> Fraction:
    return Fraction(1 << exponent) if exponent >= 0 else Fraction(1, 1 << -exponent)


def _nearest(value: Fraction) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def _magnitude(kind: FloatType, bits: int) -> int:
    """Return exponent and fraction side by side, without sign and integer bit: ordered so."""
    if kind is not FP80:
        return bits & ((1 << (63 if kind is PPC_FP128 else kind.width - 1)) - 1)
    bits = canonical(kind, bits)
    exponent, significand = bits >> 64 & 0x7FFF, bits & _WORD
    if exponent == 0x7FFF and significand < _X87_INTEGER_BIT:
        # A NaN without its integer bit must not look like infinity.
        significand = significand or 1
    return exponent << 63 | significand & (_X87_INTEGER_BIT - 1)


def _encode(kind: FloatType, magnitude: int, *, negative: bool) -> int:
    """Return the inverse of `_magnitude`; a ppc_fp128 gets a zero as its small double."""
    if kind is PPC_FP128:
        return magnitude | negative << 63
    sign = negative << (kind.width - 1)
    if kind is not FP80:
        return sign | magnitude
    exponent, fraction = magnitude >> 63, magnitude & (_X87_INTEGER_BIT - 1)
    return sign | exponent << 64 | bool(exponent) << 63 | fraction


def _special(kind: FloatType, *, nan: bool, negative: bool) -> int:
    layout = _LAYOUTS[kind]
    quiet = nan << (layout.fraction - 1)
    return _encode(kind, layout.infinity | quiet, negative=negative)


def _to_double(kind: FloatType, bits: int) -> int:
    """Return a narrower encoding as a double's, NaNs bit for bit."""
    if kind is DOUBLE:
        return bits
    if not is_nan(kind, bits):
        return from_float(DOUBLE, to_float(kind, bits))
    layout, double = _LAYOUTS[kind], _LAYOUTS[DOUBLE]
    payload = _magnitude(kind, bits) & ~layout.infinity
    magnitude = double.infinity | payload << (double.fraction - layout.fraction)
    return _encode(DOUBLE, magnitude, negative=is_negative(kind, bits))


def _from_double(kind: FloatType, bits: int, text: str) -> int:
    """Return a double's encoding as that of a type that holds it exactly."""
    if kind is DOUBLE:
        return bits
    if kind not in _SPELLED_AS_DOUBLE:
        raise ValueError(f"{text} is no {kind}: {_advice(kind)}")
    value = to_float(DOUBLE, bits)
    found = _narrowed_nan(kind, bits) if value != value else from_float(kind, value)
    if _to_double(kind, found) != bits:
        raise ValueError(f"{kind} cannot hold {text} exactly")
    return found


def _narrowed_nan(kind: FloatType, bits: int) -> int:
    layout, double = _LAYOUTS[kind], _LAYOUTS[DOUBLE]
    payload = (bits & ~double.infinity & _WORD >> 1) >> (double.fraction - layout.fraction)
    return _encode(kind, layout.infinity | payload, negative=is_negative(DOUBLE, bits))


def _parse_newer(kind: FloatType, text: str) -> int:
    raw = _BITS.fullmatch(text)
    if raw is not None and kind is not PPC_FP128:
        return canonical(kind, _integer(raw[1], kind.width, text))
    special = _SPECIAL.fullmatch(text)
    if special is None:
        raise ValueError(f"{text} is no floating-point constant")
    return _special(kind, nan=special[2] == "qnan", negative=special[1] == "-")


def _integer(digits: str, width: int, text: str) -> int:
    value = int(digits, 16)
    if value >> width:
        raise ValueError(f"{text} has more than {width} bits")
    return value


def _x87(digits: str, width: int, text: str) -> int:
    # Sign and exponent are the first four digits even when fewer than twenty are written.
    _check_length(digits, width, text)
    return int(digits[:4], 16) << 64 | int(digits[4:] or "0", 16)


def _two_words(digits: str, width: int, text: str) -> int:
    # The low word comes first, but is only there once its sixteen digits are.
    _check_length(digits, width, text)
    low = digits[:16] if len(digits) >= 16 else ""
    return int(digits[len(low) :] or "0", 16) << 64 | int(low or "0", 16)


def _check_length(digits: str, width: int, text: str) -> None:
    if len(digits) > width // 4:
        raise ValueError(f"{text} has more than {width} bits")


#: How the digits after each letter are read.
_RAW = {"H": _integer, "R": _integer, "K": _x87, "L": _two_words, "M": _two_words}


def _swapped(bits: int) -> int:
    return (bits & _WORD) << 64 | bits >> 64


def _advice(kind: FloatType) -> str:
    if kind not in _LETTERS:
        return "write a decimal or 0x and the 16 digits of a double"
    letter, digits = _LETTERS[kind]
    return f"write 0x{letter} and {digits} hexadecimal digits"


def _six_digits(value: float) -> str | None:
    """Return the decimal LLVM prints, when reading it gives `value` again."""
    if not math.isfinite(value):
        return None
    # Of all decimals this short only the nearest can be `value`, save among subnormal numbers.
    if abs(value) >= 2.3e-308 and float(f"{value:.5e}") != value:
        return None
    digits, exponent = _leading_digits(value)
    sign = "-" if math.copysign(1.0, value) < 0 else ""
    text = f"{sign}{digits[0]}.{digits[1:]:0<6}e{exponent + len(digits) - 1:+03d}"
    return text if float(text) == value else None


def _leading_digits(value: float) -> tuple[str, int]:
    """Return up to six digits of `value` and the last's power of ten, as APFloat::toString.

    It first cuts off most of the digits and rounds what is left (half up): not always the
    nearest decimal, and then LLVM prints hexadecimal digits, so this must do the same.
    """
    significand, denominator = abs(value).as_integer_ratio()
    scale = denominator.bit_length() - 1
    significand *= 5**scale
    # 59/196 is LLVM's log10(2); six digits need 20 bits.
    removable = max(significand.bit_length() - 20, 0) * 59 // 196
    digits = str(significand // 10**removable)
    excess = max(len(digits) - 6, 0)
    if excess:
        digits = str(int(digits[:6]) + (digits[6] >= "5"))
    short = digits.rstrip("0") or "0"
    return short, removable - scale + excess + len(digits) - len(short)
