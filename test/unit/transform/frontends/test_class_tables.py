"""Tables of virtual functions: whose methods they are, and what these know of objects."""

import shutil
import subprocess

import pytest

from enzyme_cc.analysis.types.analysis import ALL_SOURCES, analyse_types
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.instructions import Store
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.clang.class_tables import ClassTables

TABLE = """
@_ZTV1B = constant { [4 x ptr], [3 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @one, ptr @two], \
[3 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr @three] }
@ops = constant { [2 x ptr] } { [2 x ptr] [ptr @one, ptr @two] }
declare double @two(ptr)
declare double @three(ptr)
define double @one(ptr dereferenceable(24) %this) {
  %place = getelementptr i8, ptr %this, i64 8
  %sign = load i8, ptr %place
  switch i8 %sign, label %other [ i8 43, label %plus ]
plus:
  ret double 1.0
other:
  %at = getelementptr i8, ptr %this, i64 16
  %number = load double, ptr %at
  ret double %number
}
define void @make(ptr %object, i8 %sign, ptr %from) {
  store ptr getelementptr (i8, ptr @TABLE, i64 AT), ptr %object
  %place = getelementptr i8, ptr %object, i64 8
  store i8 %sign, ptr %place
  ret void
}
define void @ask(ptr %text, ptr %object) {
  %character = load i8, ptr %text
  call void @make(ptr %object, i8 %character, ptr %text)
  ret void
}
"""


def analysed(table="_ZTV1B", at=16, order=("one", "make", "ask"), *, text=TABLE):
    """Give the types of the functions, and what the table that is stored is known to hold."""
    module = Module(text.replace("@TABLE", f"@{table}").replace("AT", str(at)), "x").load()
    tables = ClassTables(DataLayout(module.data_layout), lambda function: function)
    store = next(each for each in module.functions["make"].instructions() if each.opcode == "store")
    assert isinstance(store, Store)
    sources = ALL_SOURCES._replace(methods_at=tables.methods_at)
    types = analyse_types(module, [module.functions[each] for each in order], sources)
    sign = next(each for each in module.functions["ask"].instructions() if each.ref)
    return types.kind(sign), [each.name for each in tables.methods_at(store.value)]


def test_who_makes_an_object_learns_what_its_methods_use_as_integers():
    assert analysed() == (Kind.INTEGER, ["one", "two"])


@pytest.mark.parametrize("order", [("ask", "make", "one"), ("make", "one", "ask")])
def test_the_order_of_functions_does_not_matter(order):
    assert analysed(order=order)[0] is Kind.INTEGER


def test_a_table_of_a_base_at_another_place_is_another_one():
    assert analysed(at=48) == (Kind.UNKNOWN, ["three"])


@pytest.mark.parametrize("at", [15, 56, -8])
def test_no_methods_are_found_where_no_table_begins(at):
    assert analysed(at=at) == (Kind.UNKNOWN, [])


def test_a_table_of_functions_that_is_none_of_a_class_says_nothing():
    # In C, functions in a table need not take what the table's address stands in.
    assert analysed("ops", 0) == (Kind.UNKNOWN, [])


def test_a_number_that_methods_read_elsewhere_is_no_integer():
    assert analysed(text=TABLE.replace("%this, i64 8", "%this, i64 12"))[0] is Kind.UNKNOWN


def test_bytes_that_others_use_as_a_number_are_not_told_to_be_integers():
    read = "%at = getelementptr i8, ptr %this, i64 16"
    assert analysed(text=TABLE.replace(read, read.replace("16", "8")))[0] is not Kind.INTEGER


CLASSES = """
struct A { int n; virtual double a(); virtual ~A() {} A(); };
struct B { char s; virtual double b(double); B(); };
struct C : A, B { double x; double b(double) override; C(); };
struct V : virtual A { char t; double a() override; V(); };
A::A() {} B::B() {} C::C() {} V::V() {}
double A::a() { return n; } double B::b(double v) { return s == '+' ? v : -v; }
double C::b(double v) { return x + v; } double V::a() { return t; }
"""
COMPILERS = [f"clang-{major}" for major in range(16, 23)]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("compiler", COMPILERS)
def test_clang_writes_tables_as_the_abi_has_them(compiler, level):
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler} here")
    command = [compiler, "-x", "c++", level, "-S", "-emit-llvm", "-o", "-", "-"]
    done = subprocess.run(command, input=CLASSES, capture_output=True, text=True, check=True)
    module = Module(done.stdout, "x").load()
    tables = ClassTables(DataLayout(module.data_layout), lambda function: function)
    found = {
        each.name: sorted(
            {method.name for line in each.instructions() if isinstance(line, Store)
             for method in tables.methods_at(line.value)}
        )
        for each in module.functions.values()
        if "C2E" in each.name and not each.is_declaration
    }  # fmt: skip
    assert found["_ZN1AC2Ev"] == ["_ZN1A1aEv", "_ZN1AD0Ev", "_ZN1AD2Ev"]
    assert found["_ZN1BC2Ev"] == ["_ZN1B1bEd"]
    own = {"_ZN1A1aEv", "_ZN1C1bEd", "_ZN1CD0Ev", "_ZN1CD2Ev", "_ZThn16_N1C1bEd"}
    assert own <= {*found["_ZN1CC2Ev"], "_ZN1CD2Ev"}


#: Objects of two classes are made at one place. Of the numbers that a method reads, in its object
#: and behind it, who makes the objects sees bytes; of those of the other class, addresses.
MIXED = """
@_ZTV1B = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @read] }
@_ZTV1C = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @call] }
define double @read(ptr dereferenceable(24) %this, i64 %i) {
  %own = getelementptr i8, ptr %this, i64 8
  %number = load double, ptr %own
  %at = getelementptr i8, ptr %this, i64 16
  %array = load ptr, ptr %at
  %place = getelementptr double, ptr %array, i64 %i
  %other = load double, ptr %place
  %sum = fadd double %number, %other
  ret double %sum
}
define double @call(ptr dereferenceable(24) %this) {
  ret double 0.0
}
define void @make(i1 %which, ptr %object, ptr %memory, ptr %from, ptr %function) {
  br i1 %which, label %numbers, label %functions
numbers:
  store ptr getelementptr (i8, ptr @_ZTV1B, i64 16), ptr %object
  %own = getelementptr i8, ptr %object, i64 8
  %word = load i64, ptr %from
  store i64 %word, ptr %own
  %at = getelementptr i8, ptr %object, i64 16
  store ptr %memory, ptr %at
  store i64 %word, ptr %memory
  br label %done
functions:
  store ptr getelementptr (i8, ptr @_ZTV1C, i64 16), ptr %object
  %first = getelementptr i8, ptr %object, i64 8
  store ptr %function, ptr %first
  %second = getelementptr i8, ptr %object, i64 16
  store ptr %memory, ptr %second
  store ptr %function, ptr %memory
  br label %done
done:
  ret void
}
"""


@pytest.mark.parametrize(("name", "at"), [("object", 8), ("memory", 0), ("from", 0)])
def test_numbers_that_only_methods_read_do_not_pass_for_addresses_of_another_class(name, at):
    module = Module(MIXED, "x").load()
    tables = ClassTables(DataLayout(module.data_layout), lambda function: function)
    roots = [module.functions[each] for each in ("read", "call", "make")]
    pointer = next(each for each in module.functions["make"].arguments if each.ref == f"%{name}")

    def kind(sources):
        return analyse_types(module, roots, sources).of(pointer).pointee.lookup(at, 8)

    assert kind(ALL_SOURCES) is Kind.POINTER
    assert kind(ALL_SOURCES._replace(methods_at=tables.methods_at)) is Kind.IN_TURNS
