"""Instructions and intrinsics have words, all of them, and types too."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.reading.base import Reader
from enzyme_cc.ir.reading.cursor import Cursor, Source
from enzyme_cc.words.operations import INSTRUCTIONS, INTRINSICS, intrinsic_words
from enzyme_cc.words.types import in_c, spoken


def test_every_instruction_has_words():
    assert sorted(OPCODES) == sorted(INSTRUCTIONS)


@pytest.mark.parametrize("table", [INTRINSICS], ids=["intrinsics"])
def test_families_are_in_order(table):
    assert list(table) == sorted(table)


def test_words_have_no_spelling_of_llvm():
    for words in (*INSTRUCTIONS.values(), *INTRINSICS.values()):
        assert words.startswith(("a ", "an ", "the ", "arithmetic", "debug"))
        assert "llvm" not in words
        assert "_" not in words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("llvm.umul.with.overflow.i64", "a checked multiplication of 64-bit integers"),
        ("llvm.sadd.sat.v8i16", "a saturating addition of 16-bit integers in vectors"),
        ("llvm.ctpop.i32", "a count of bits of 32-bit integers"),
        ("llvm.memcpy.p0.p0.i64", "a copy of memory"),
        ("llvm.vector.reduce.add.v4i32", "a sum over lanes of 32-bit integers in vectors"),
        ("f", ""),
    ],
)
def test_an_intrinsic_is_called_by_what_it_does(name, words):
    assert intrinsic_words(name) == words


def read(text):
    module = Module("%struct.pair = type { double, double }\n%class.app.3 = type { i8 }\n", "t.ll")
    reader = Reader(module, 0, 0)
    reader.cursor = Cursor(Source(text, "t.ll"), 0)
    return reader.plain_type()


@pytest.mark.parametrize(
    ("text", "said", "c"),
    [
        ("ptr", "a pointer", "void *"),
        ("ptr addrspace(1)", "a pointer of address space 1", "void *"),
        ("i1", "a truth value", "bool"),
        ("i8", "an 8-bit integer", "char"),
        ("i64", "a 64-bit integer", "long"),
        ("i80", "an 80-bit integer", "_BitInt(80)"),
        ("double", "double", "double"),
        ("x86_fp80", "long double", "long double"),
        ("[3 x double]", "an array of 3 doubles", "double[3]"),
        ("<2 x i64>", "a vector of 2 64-bit integers", "a vector of 2 64-bit integers"),
        ("{ double, ptr }", "a struct of double, a pointer", "struct { double; void *; }"),
        ("%struct.pair", "struct pair", "struct pair"),
        ("%class.app.3", "class app", "class app"),
    ],
)
def test_types_are_said_in_words(text, said, c):
    kind = read(text)
    assert spoken(kind) == said
    assert in_c(kind) == c
