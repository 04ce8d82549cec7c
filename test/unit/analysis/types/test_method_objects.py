"""Objects beside a table of rustc's: what its functions hold for integers, their makers do, too."""

import pytest
from irtext import module
from typed import LAYOUT

from enzyme_cc.analysis.types.analysis import ALL_SOURCES, analyse_types
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.transform.frontends.clang.class_tables import ClassTables

TEXT = """
@table = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @method }>
define i1 @method(ptr %own) {
  %at = getelementptr i8, ptr %own, i64 8
  %n = load i64, ptr %at
  %c = icmp ugt i64 %n, 3
  ret i1 %c
}
define void @make(ptr %from, ptr %box, ptr %pair) {
  %v = load i64, ptr %from
  %at = getelementptr i8, ptr %box, i64 8
  store i64 VALUE, ptr %at
  store ptr %box, ptr %pair
  %t = getelementptr i8, ptr %pair, i64 8
  store ptr @table, ptr %t
  ret void
}
"""


@pytest.mark.parametrize("value", ["%v", "0"])
@pytest.mark.parametrize("asked", [True, False])
def test_a_word_that_a_method_compares_is_an_integer_where_nothing_is_known_of_it(value, asked):
    made = module(LAYOUT + TEXT.replace("VALUE", value))
    tables = ClassTables(DataLayout(made.data_layout), lambda each: each)
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at if asked else None)
    functions = [made.functions[each] for each in ("method", "make")]
    results = analyse_types(made, functions, sources)
    load = next(functions[1].instructions())
    known = asked and value == "%v"
    assert results.kind(load) is (Kind.INTEGER if known else Kind.UNKNOWN)


def test_a_number_that_its_maker_knows_stays_one():
    made = module(LAYOUT + TEXT.replace("i64 VALUE", "double 1.0"))
    tables = ClassTables(DataLayout(made.data_layout), lambda each: each)
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at)
    functions = [made.functions[each] for each in ("method", "make")]
    results = analyse_types(made, functions, sources)
    box = functions[1].arguments[1]
    assert str(results.of(box)) == "{[]:pointer, [8]:double}"


# A thread puts the bits of 2.0, or an address, where who waits for it reads a number.
WAITING = """
@run = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @put }>
@idle = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @none }>
declare ptr @malloc(i64)
define double @wait(ptr %pair) {
  %object = call ptr @malloc(i64 8)
  %packet = call ptr @malloc(i64 8)
  store ptr %packet, ptr %object
  %beside = getelementptr i8, ptr %pair, i64 8
  store ptr %object, ptr %pair
  store ptr @TABLE, ptr %beside
  %read = load double, ptr %packet
  ret double %read
}
define void @put(ptr %self) {
  %packet = load ptr, ptr %self
  store i64 4611686018427387904, ptr %packet
  ret void
}
define void @none(ptr %self) {
  ret void
}
"""


@pytest.mark.parametrize(("table", "is_told"), [("run", True), ("idle", False)])
def test_what_its_maker_reads_behind_an_object_is_told_to_the_functions_of_its_table(
    table, is_told
):
    made = module(LAYOUT + WAITING.replace("TABLE", table))
    tables = ClassTables(DataLayout(made.data_layout), lambda each: each)
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at)
    functions = [made.functions[each] for each in ("wait", "put", "none")]
    results = analyse_types(made, functions, sources)
    packet = next(functions[1].instructions())
    kinds = {kind for _, kind, _ in results.layout(packet, 8)}
    assert (kinds == {Kind.DOUBLE}) is is_told


# Numbers and bytes are put anywhere in an object.
MOVING = """
@run = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @shift }>
declare ptr @malloc(i64)
define void @make(ptr %pair, i8 %byte, i64 %i, i64 %j) {
  %object = call ptr @malloc(i64 32)
  %at = getelementptr i8, ptr %object, i64 %i
  store double 1.0, ptr %at
  %to = getelementptr i8, ptr %object, i64 %j
  store i8 %byte, ptr %to
  %beside = getelementptr i8, ptr %pair, i64 8
  store ptr %object, ptr %pair
  store ptr @run, ptr %beside
  ret void
}
define i64 @shift(ptr %self) {
  %count = load i64, ptr %self
  %size = shl i64 %count, 3
  ret i64 %size
}
"""


def test_who_knows_not_where_in_an_object_a_number_is_tells_nothing_of_it():
    made = module(LAYOUT + MOVING)
    tables = ClassTables(DataLayout(made.data_layout), lambda each: each)
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at)
    functions = [made.functions[each] for each in ("make", "shift")]
    results = analyse_types(made, functions, sources)
    count = next(functions[1].instructions())
    assert not results.may_be_float(count)


# A copy of an object: who makes it knows nothing of its members, but the functions in its table do.
COPIED = """
@_ZTV6number = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @number] }
define double @number(ptr dereferenceable(24) %own) {
  %at = getelementptr i8, ptr %own, i64 8
  %x = load double, ptr %at
  ret double %x
}
define void @copy(ptr dereferenceable(24) %own, ptr %other) {
  store ptr getelementptr (i8, ptr @_ZTV6number, i64 16), ptr %other
  %from = getelementptr i8, ptr %own, i64 8
  %to = getelementptr i8, ptr %other, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


@pytest.mark.parametrize("asked", [True, False])
def test_a_number_that_a_method_reads_is_one_in_copies_of_the_object(asked):
    made = module(LAYOUT + COPIED)
    tables = ClassTables(DataLayout(made.data_layout), lambda each: each)
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at if asked else None)
    functions = [made.functions[each] for each in ("number", "copy")]
    results = analyse_types(made, functions, sources)
    for own in functions[1].arguments:
        is_number = results.layout(own, 16)[-1] == (8, Kind.DOUBLE, 8)
        assert is_number == asked


def _of_copy(method):
    """What the object is that is copied: its words behind the address of the table."""
    text = COPIED[: COPIED.index("define double @number")] + method
    made = module(LAYOUT + text + COPIED[COPIED.index("define void @copy") :])
    tables = ClassTables(DataLayout(made.data_layout), lambda each: each)
    functions = [made.functions[each] for each in ("number", "copy")]
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at)
    own = functions[1].arguments[0]
    return analyse_types(made, functions, sources).layout(own, 32)


def test_what_a_method_reads_behind_its_object_is_told_to_nobody():
    found = _of_copy("""
define double @number(ptr dereferenceable(16) %own) {
  %last = getelementptr i8, ptr %own, i64 8
  %x = load double, ptr %last
  %behind = getelementptr i8, ptr %own, i64 16
  %y = load double, ptr %behind
  %z = fadd double %x, %y
  ret double %z
}
""")
    assert found == ((0, Kind.UNKNOWN, 8), (8, Kind.DOUBLE, 8), (16, Kind.UNKNOWN, 16))


def test_of_arrays_that_a_method_reads_nothing_is_told():
    found = _of_copy("""
define double @number(ptr dereferenceable(24) %own, i64 %i) {
  %all = getelementptr i8, ptr %own, i64 8
  %at = getelementptr double, ptr %all, i64 %i
  %x = load double, ptr %at
  ret double %x
}
""")
    assert found == ((0, Kind.UNKNOWN, 32),)


def test_an_integer_that_a_method_converts_is_one_in_copies_of_the_object():
    found = _of_copy("""
define double @number(ptr dereferenceable(24) %own) {
  %at = getelementptr i8, ptr %own, i64 12
  %n = load i32, ptr %at
  %x = sitofp i32 %n to double
  ret double %x
}
""")
    assert (12, Kind.INTEGER, 4) in found
    assert {kind for at, kind, _ in found if at != 12} == {Kind.UNKNOWN}
