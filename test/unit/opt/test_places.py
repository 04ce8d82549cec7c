"""Where instructions stand in the text they came from."""

from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.module import Module
from enzyme_cc.opt.places import function_offset, instruction_offset, where

TEXT = """\
define void @f(ptr %p) {
  ; store i32 0, ptr %p
  store i32 1, ptr %p
  %load = load i32, ptr %p
  br label %store
store:                                            ; preds = %0
    store i32 %load, ptr %p, align 4
  %"a b" = tail call i32 @g()
  switch i32 %load, label %out [
    i32 0, label %out
  ]
out:
  ret void
}
declare i32 @g()
"""


def lines_of(module):
    function = module.functions["f"]
    found = {}
    for each in function.instructions():
        place = where(module, instruction_offset(module, function, each))
        found.setdefault(each.opcode, []).append(place)
    return found


def test_every_instruction_is_found_at_its_line():
    assert lines_of(Module(TEXT, "a.ll")) == {
        "store": ["a.ll:3:3", "a.ll:7:5"],
        "load": ["a.ll:4:3"],
        "br": ["a.ll:5:3"],
        "call": ["a.ll:8:3"],
        "switch": ["a.ll:9:3"],
        "ret": ["a.ll:13:3"],
    }


def test_in_a_function_that_has_changed_all_stand_where_it_begins():
    module = Module("\n" + TEXT, "a.ll")
    function = module.functions["f"]
    split_before(function.entry.first)
    last = list(function.instructions())[-1]
    assert instruction_offset(module, function, last) == function_offset(function) == 1


def test_in_a_function_on_one_line_all_stand_where_it_begins():
    module = Module("define void @f() { ret void }\n", "a.ll")
    function = module.functions["f"]
    assert instruction_offset(module, function, function.entry.terminator) == 0
