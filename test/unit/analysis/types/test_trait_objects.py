"""Addresses beside a table of rustc's: those that are put or chosen there are told apart."""

import pytest
from irtext import module
from typed import LAYOUT

from enzyme_cc.analysis.types.trait_objects import TraitObjects, is_table
from enzyme_cc.ir.datalayout import DataLayout

TABLES = """
@one = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @area }>
@two = private constant <{ ptr, [16 x i8], ptr }> <{ ptr @drop, [16 x i8] undef, ptr @area }>
@none = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr null }>
@data = private constant <{ ptr, [16 x i8], ptr }> <{ ptr @none, [16 x i8] undef, ptr @area }>
@kept = private global <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @area }>
@plain = private constant { i64, ptr } { i64 8, ptr @area }
declare double @area(ptr)
declare void @drop(ptr)
"""


def found(lines):
    text = f"{LAYOUT}{TABLES}define void @f(ptr %p, ptr %q, ptr %o, i1 %c) {{\n{lines}\n}}\n"
    made = module(text)
    function = made.functions["f"]
    function.number()
    objects = TraitObjects(DataLayout(made.data_layout))
    objects.find(function.blocks)
    lines = [line for block in function.blocks for line in block.lines]
    return sorted(lines.index(each) for each in objects.found)


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        *(("one", True), ("two", True)),
        *(("none", False), ("data", False), ("kept", False), ("plain", False)),
    ],
)
def test_a_table_has_what_drops_an_object_its_size_and_functions(name, is_one):
    assert is_table(module(LAYOUT + TABLES).globals[name]) == is_one


PUT = """
  %t = getelementptr i8, ptr %p, i64 {}
  store ptr %o, ptr %p
  store ptr {}, ptr %t
  ret void
"""


@pytest.mark.parametrize(
    ("distance", "table", "is_told"),
    [
        *((8, "@one", True), (8, "@two", True)),
        *((8, "@none", False), (16, "@one", False), (8, "%q", False), (-8, "@one", False)),
    ],
)
def test_who_puts_an_address_before_its_table_has_an_object(distance, table, is_told):
    where = "select i1 %c, ptr %o, ptr %q"
    lines = f"%x = {where}\n%v = select i1 %c, ptr @one, ptr @two\n"
    plain = found(PUT.format(distance, table))
    assert plain == ([1] if is_told else [])
    chosen = found(lines + PUT.format(distance, table).replace("ptr %o, ptr %p", "ptr %x, ptr %p"))
    assert chosen == ([3] if is_told else [])


def test_an_address_that_is_chosen_where_its_table_is_leads_to_several_objects():
    lines = """
      %x = select i1 %c, ptr %o, ptr %q
      %v = select i1 %c, ptr @one, ptr @two
      %t = getelementptr i8, ptr %p, i64 8
      store ptr %x, ptr %p
      store ptr %v, ptr %t
      ret void
    """
    assert found(lines) == [0, 3]
    assert found(lines.replace("ptr @one, ptr @two", "ptr @one, ptr @none")) == []
    assert found(lines.replace("%x = select i1 %c, ptr %o, ptr %q", "%x = freeze ptr %o")) == [3]


def test_a_pair_is_an_address_and_the_table_behind_it():
    pair = """
      %a = insertvalue { ptr, ptr } poison, ptr %o, 0
      %b = insertvalue { ptr, ptr } %a, ptr @one, 1
      ret void
    """
    assert found(pair) == [0]
    assert found(pair.replace("ptr @one, 1", "ptr %q, 1")) == []
    assert found(pair.replace("ptr %o, 0", "ptr %o, 1").replace("@one, 1", "@one, 0")) == []
    inner = pair.replace("{ ptr, ptr }", "{ i64, { ptr, ptr } }")
    inner = inner.replace("ptr %o, 0", "ptr %o, 1, 0").replace("ptr @one, 1", "ptr @one, 1, 1")
    assert found(inner) == [0]


def test_a_call_of_a_chosen_table_s_function_has_the_object_that_was_chosen_with_it():
    call = """
      %x = select i1 %c, ptr %o, ptr %q
      %v = select i1 %c, ptr @one, ptr @two
      %at = getelementptr i8, ptr %v, i64 24
      %g = load ptr, ptr %at
      %r = call double %g(ptr %x)
      ret void
    """
    assert found(call) == [0]
    assert found(call.replace("ptr @one, ptr @two", "ptr %p, ptr @two")) == []
    direct = call.replace("ptr @one, ptr @two", "ptr @area, ptr @drop").replace("%g(", "%v(")
    assert found(direct) == [0]
    assert found(call.replace("%x = select i1 %c, ptr %o, ptr %q", "%x = freeze ptr %o")) == []
