"""Words of shadows that are adjoints or addresses, as the primal holds numbers or addresses there.

Where the program moves such a word, as unions and enums with contents are moved, neither sweep
knows which it is: it is told when the program runs. Every adjoint is zero during the forward sweep
but those that the user has put there, and what is neither number nor address has no shadow there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.types import DOUBLE, I8, I64

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value

#: The exponent of a double. No address has such bits, and no adjoint that anybody would miss is
#: without.
_EXPONENT = 0x7FF << 52
#: What such a word has in bytes; it lies where such words do.
WORD = 8
#: The bytes of a double, as little-endian machines have it, that are mantissa alone.
MANTISSA = 6

#: What is in such a word where an integer was stored to a part of the primal's: an address of
#: nothing. What the rest of that word holds, from whatever was there before, tells nothing then.
PART = 1


def is_no_number(builder: Builder, word: Value) -> Value:
    """Return whether a word is an address, or nothing; of a vector of words, which of them are."""
    exponent = builder.and_(word, number(word.type, _EXPONENT))
    return builder.icmp("eq", exponent, zero(word.type))


def is_address(builder: Builder, word: Value) -> Value:
    """Return whether a word is an address, and not nothing."""
    is_something = builder.icmp("ne", word, zero(word.type))
    return builder.and_(is_no_number(builder, word), is_something)


def has_exponent(builder: Builder, word: Value) -> Value:
    """Return whether a word is a number that is neither denormal nor infinite, as integers are."""
    largest = number(word.type, _EXPONENT)
    exponent = builder.and_(word, largest)
    is_large = builder.icmp("ne", exponent, zero(word.type))
    return builder.and_(is_large, builder.icmp("ne", exponent, largest))


def address_in(builder: Builder, word: Value) -> Value:
    """Return the address that a word is; nothing where it is a number."""
    return builder.select(is_no_number(builder, word), word, zero(I64))


def without_address(builder: Builder, word: Value) -> Value:
    """Return the bytes of the number that a word is; nothing where it is an address.

    What is nothing stays as it is: where this is differentiated again, it may have a tangent.
    """
    return builder.select(is_address(builder, word), zero(word.type), word)


def number_in(builder: Builder, word: Value) -> Value:
    """Return the number that a word is; 0 where it is an address."""
    return builder.bitcast(without_address(builder, word), DOUBLE)


def with_address(builder: Builder, place: Value, word: Value) -> tuple[Value, Value]:
    """Return what is in a place; and that with the address that a word is, else with none."""
    old = builder.load(I64, place, align=WORD)
    address = address_in(builder, word)
    is_one = builder.icmp("ne", address, zero(I64))
    return old, builder.select(is_one, address, without_address(builder, old))


def word_around(builder: Builder, pointer: Value) -> tuple[Value, Value]:
    """Return the word that a pointer leads into, and how far."""
    inside = builder.and_(builder.ptrtoint(pointer, I64), number(I64, WORD - 1))
    return builder.gep(I8, pointer, [builder.sub(zero(I64), inside)]), inside


def put(builder: Builder, place: Value, word: Value) -> None:
    """Store a word."""
    builder.store(word, place, align=WORD)


def put_address(builder: Builder, place: Value, word: Value) -> None:
    """Let a place have the address that a word is; else none, and keep its number."""
    put(builder, place, with_address(builder, place, word)[1])


def clear_address(builder: Builder, place: Value) -> None:
    """Let a place have no address, and keep its number."""
    put_address(builder, place, zero(I64))


def keep_address(builder: Builder, place: Value) -> None:
    """Let a place have no number, and keep its address."""
    put(builder, place, address_in(builder, builder.load(I64, place, align=WORD)))


def take_number(builder: Builder, place: Value) -> Value:
    """Take the number in a place, which then has none; an address stays there."""
    word = builder.load(I64, place, align=WORD)
    put(builder, place, address_in(builder, word))
    return number_in(builder, word)


def add_number(builder: Builder, place: Value, given: Value) -> None:
    """Add to the number in a place; nothing to an address, to which nothing is given."""
    old = builder.load(DOUBLE, place, align=WORD)
    keeps = _keeps(builder, builder.bitcast(old, I64), given)
    new = builder.select(keeps, old, builder.fadd(old, given))
    builder.store(new, place, align=WORD)


def take_number_atomically(builder: Builder, place: Value) -> Value:
    """Take the number in a place, of which several threads may take it: one of them gets it."""
    word = builder.load(I64, place, align=WORD)
    taken = _unless(builder, is_address(builder, word), place)
    return builder.bitcast(builder.atomicrmw("xchg", taken, zero(I64), "monotonic"), DOUBLE)


def take_word_atomically(builder: Builder, place: Value) -> Value:
    """Take the number in a place as one of several threads, and whatever address is there."""
    return number_in(builder, builder.atomicrmw("xchg", place, zero(I64), "monotonic"))


def add_number_atomically(builder: Builder, place: Value, given: Value) -> None:
    """Add to the number in a place to which other threads add; nothing to an address."""
    keeps = _keeps(builder, builder.load(I64, place, align=WORD), given)
    builder.atomicrmw("fadd", _unless(builder, keeps, place), given, "monotonic")


def _keeps(builder: Builder, old: Value, given: Value) -> Value:
    """Return whether a word is an address, to which nothing is added.

    Nothing may have a tangent where this is differentiated again: it is added to numbers.
    """
    is_nothing = is_no_number(builder, builder.bitcast(given, I64))
    return builder.and_(is_address(builder, old), is_nothing)


def _unless(builder: Builder, is_nothing: Value, place: Value) -> Value:
    """Return a place, or another one with a zero where there is nothing to be done."""
    function = builder.block.function
    assert function is not None
    unused = Builder.after_phis(function.entry).alloca(I64)
    builder.store(zero(I64), unused, align=WORD)
    return builder.select(is_nothing, unused, place)
