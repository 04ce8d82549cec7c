"""Words that are numbers at one time and addresses at another: told apart, moved, added to."""

import itertools
import struct

import pytest
from native import LAYOUT, Memory, Program, entry, new_module

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import DOUBLE, I32, I64, POINTER, int_type
from enzyme_cc.transform.layout.byte_layout import Content
from enzyme_cc.transform.layout.float_runs import Numbers, Run, number_leaves
from enzyme_cc.transform.runtime_calls.helpers import Helpers

#: A tag and a word, as values with tags are.
TAGGED = Numbers(16, (Run(8, DOUBLE, 1, in_turns=True),))
ADDRESS, HIGHEST = 0x7FFD_BDC0_B310, (1 << 47) - 1


def bits(number):
    return struct.unpack("<q", struct.pack("<d", number))[0]


def number(word):
    return struct.unpack("<d", struct.pack("<q", word))[0]


def is_address(word):
    return not word & 0x7FF << 52


#: Tags and words: addresses, nothing, numbers that are small, large, negative, none.
WORDS = [
    ADDRESS,
    bits(1.5),
    0,
    bits(-2.0),
    HIGHEST,
    bits(1e-300),
    bits(4.0),
    ADDRESS + 8,
    bits(0.5),
]
VALUES = [each for index, word in enumerate(WORDS) for each in (index, word)]
PLACES = [(target, source) for target, source in itertools.product(range(4), range(4))]


def run(name, values, *given):
    """A helper on words in memory: places are numbers of values, two words each."""
    module = new_module()
    kinds = [POINTER] * (len(given) - 1)
    function, builder = entry(module, (*kinds, I64))
    what = CONTENT if name == "zero_numbers" else TAGGED
    getattr(Helpers(module), name)(builder, *function.arguments, what)
    builder.ret()
    memory = Memory(8 * len(values))
    memory.buffer[:] = struct.pack(f"<{len(values)}q", *values)
    *places, count = given
    places = [memory.address + 16 * each for each in places]
    Program(module, 2).on_memory(*places, 16 * count)
    return list(struct.unpack(f"<{len(values)}q", memory.raw))


CONTENT = Content(16, (), None, ((8, 8),))


@pytest.mark.parametrize(("target", "source"), PLACES)
def test_addresses_are_copied_and_numbers_stay(target, source):
    wanted = list(VALUES)
    for index in range(5):
        to, of = 2 * (target + index), 2 * (source + index)
        wanted[to] = VALUES[of]
        old, word = VALUES[to + 1], VALUES[of + 1]
        wanted[to + 1] = word if word and is_address(word) else 0 if is_address(old) else old
    assert run("copy_others", VALUES, target, source, 5) == wanted


@pytest.mark.parametrize(("target", "source"), PLACES)
def test_numbers_are_taken_back_and_addresses_stay(target, source):
    wanted = list(VALUES)
    taken = [VALUES[2 * (target + index) + 1] for index in range(5)]
    for index, word in enumerate(taken if target != source else []):
        wanted[2 * (target + index) + 1] = word if is_address(word) else 0
    for index, word in enumerate(taken if target != source else []):
        if not is_address(word):
            at = 2 * (source + index) + 1
            wanted[at] = bits(number(wanted[at]) + number(word))
    assert run("take_back", VALUES, target, source, 5) == wanted


def test_numbers_are_added_and_addresses_are_none():
    wanted = list(VALUES)
    for index in range(4):
        given = WORDS[5 + index]
        if not is_address(given):
            wanted[2 * index + 1] = bits(number(WORDS[index]) + number(given))
    assert run("accumulate_numbers", VALUES, 0, 5, 4) == wanted


def cleared(keeps):
    return [each if index % 2 == 0 or keeps(each) else 0 for index, each in enumerate(VALUES)]


def test_addresses_are_cleared():
    wanted = cleared(lambda word: not is_address(word))
    assert run("clear_addresses", VALUES, 0, len(WORDS)) == wanted


def test_numbers_are_cleared():
    assert run("zero_numbers", VALUES, 0, len(WORDS)) == cleared(is_address)


class Bytes:
    """A letter for each byte: `t` in turns, `d` of a double, `i` of an integer."""

    kinds = {"t": Kind.IN_TURNS, "d": Kind.DOUBLE, "i": Kind.INTEGER}  # noqa: RUF012

    def __init__(self, letters):
        self.letters = letters

    def lookup(self, at, _size):
        return self.kinds[self.letters[at]]


@pytest.mark.parametrize(
    ("kind", "letters", "found"),
    [
        (I64, "tttttttt", [(0, True)]),
        (int_type(128), "ttttttttdddddddd", [(0, True), (8, False)]),
        (int_type(128), "iiiiiiiitttttttt", [(8, True)]),
        (I64, "ttttiiii", None),  # a part of a word is nothing that could be told
        (I32, "tttt", None),
        (int_type(128), "iiiittttttttiiii", None),
    ],
)
def test_only_whole_words_are_told(kind, letters, found):
    leaves = number_leaves(DataLayout(LAYOUT), kind, Bytes(letters))
    told = None if leaves is None else [(each.offset, each.in_turns) for each in leaves]
    assert told == found
