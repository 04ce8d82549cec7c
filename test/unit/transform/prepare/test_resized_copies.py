"""Memory that a function makes and resizes gets new blocks, where that is differentiated again."""

import pytest
from irtext import module

from enzyme_cc.transform.prepare.resized_copies import move_blocks
from enzyme_cc.transform.program.roots import Program

TEXT = """
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
define ptr @grow(i64 %n, ptr %list, i1 %c) {
entry:
  %size = mul i64 %n, 24
  %new = call ptr @malloc(i64 %size)
  %address = ptrtoint ptr %new to i64
  %loaded = load i64, ptr %list
  br i1 %c, label %some, label %other
some:
  br label %other
other:
  %word = phi i64 [ %address, %entry ], [ WORD, %some ]
  %block = inttoptr i64 %word to ptr
  %more = call ptr @realloc(ptr %block, i64 64)
  ret ptr %more
}
"""


@pytest.mark.parametrize(
    ("word", "is_left"),
    [
        *(("8", False), ("undef", False), ("%size", False), ("%address", False)),
        *(("%loaded", True), ("%n", True)),
    ],
)
def test_a_block_that_was_an_integer_is_known_by_all_that_the_integer_may_be(word, is_left):
    made = module(TEXT.replace("WORD", word))
    function = made.functions["grow"]
    move_blocks(Program(made), [function])
    called = [each.callee.name for each in function.instructions() if each.opcode == "call"]
    assert ("realloc" in called) == is_left
    assert ("llvm.memcpy.p0.p0.i64" in called) != is_left
