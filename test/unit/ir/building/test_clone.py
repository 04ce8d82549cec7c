"""Copies of functions: equal in shape, sharing nothing local."""

import irtext

from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I32

TEXT = """\
define i32 @f(i32 %n, ptr %p) personality ptr @g !prof !0 {
entry:
  switch i32 %n, label %loop [
    i32 3, label %done
  ]

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %later = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1, !tag !0
  %0 = call i32 (ptr, ...) @g(ptr noundef %p, i32 %later) #0 [ "deopt"(i32 %i) ]
  call void @llvm.dbg.value(metadata i32 %next, metadata !0, metadata !DIExpression())
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ 7, %entry ], [ %0, %loop ]
  ret i32 %r
}

declare i32 @g(ptr, ...)
declare void @llvm.dbg.value(metadata, metadata, metadata)

attributes #0 = { nounwind }

!0 = !{!"function_entry_count", i64 10}
"""


def body(module, name):
    text = module.print()
    start = text.index(f"@{name}(")
    return text[text.index("{", start) : text.index("\n}", start)]


def test_a_copy_has_the_same_body():
    module = irtext.module(TEXT)
    copy = clone_function(module.functions["f"], "f")
    assert copy.name == "f.1"
    assert body(module, "f.1") == body(module, "f")
    assert (
        "define internal i32 @f.1(i32 %n, ptr %p) personality ptr @g !prof !0 {" in module.print()
    )


def test_a_copy_shares_no_local_value():
    module = irtext.module(TEXT)
    original = module.functions["f"]
    copy = clone_function(original, "copy")
    ours = {id(value) for value in copy.locals()}
    theirs = {id(value) for value in original.locals()}
    assert not ours & theirs
    for value in original.locals():
        for user in value.users:
            owner = getattr(user, "function", None)
            assert owner in (original, None)


def test_the_map_says_what_became_of_each_value():
    module = irtext.module(TEXT)
    original = module.functions["f"]
    values = {}
    copy = clone_function(original, "copy", values)
    for block, twin in zip(original.blocks, copy.blocks, strict=True):
        assert values[block] is twin
        assert [values[line] for line in block] == list(twin)


def test_an_argument_that_is_mapped_beforehand_is_no_parameter_any_more():
    module = irtext.module(TEXT)
    original = module.functions["f"]
    values = {original.arguments[0]: int_constant(I32, 3)}
    copy = clone_function(original, "three", values)
    assert [argument.ref for argument in copy.arguments] == ["%p"]
    assert "switch i32 3, label %loop" in body(module, "three")


def test_a_copied_block_address_names_the_copied_block():
    text = """\
define ptr @f(ptr %p) {
  indirectbr ptr %p, [label %a]

a:
  ret ptr blockaddress(@f, %a)
}
"""
    module = irtext.module(text)
    clone_function(module.functions["f"], "copy")
    assert "ret ptr blockaddress(@copy, %a)" in body(module, "copy")
    irtext.verified(module.print())


def test_a_copy_is_nobody_elses_and_in_no_comdat():
    text = """\
$f = comdat any
define linkonce_odr hidden void @f() unnamed_addr comdat {
  ret void
}
"""
    module = irtext.module(text)
    clone_function(module.functions["f"], "g")
    assert "define internal void @g() unnamed_addr {" in module.print()
    irtext.verified(module.print())
