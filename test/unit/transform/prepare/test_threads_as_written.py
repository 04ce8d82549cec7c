"""Rust's library becomes part of its callers, where threads are started and nothing is inlined."""

import pytest
from irtext import module

from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.frontends.rustc.threads import follow_threads
from enzyme_cc.transform.prepare.threads_as_written import as_written

START = "declare { i64, ptr } @_RNvMs0_NtNtNtC3std3sys6thread4unixNtB5_6Thread3new(i64, ptr)\n"
JOIN = "_RNvMs0_NtNtNtC3std3sys6thread4unixNtB5_6Thread4join"
LOAD = "define void @_ZN4core4sync6atomic4load17h1E() {\n  ret void\n}\n"
TEXT = """
@table = constant ptr @_ZN4core3ops8shim17h2E
define void @_ZN3std6thread5scope17h3E() {
  call void @_ZN4core4sync6atomic4load17h1E()
  call void @__rust_try(ptr @_ZN3std9panicking7do_call17h4E)
  ret void
}
define void @__rust_try(ptr %f) {
  call void %f()
  ret void
}
define void @_ZN3std9panicking7do_call17h4E() {
  ret void
}
define void @_ZN4core3ops8shim17h2E() {
  ret void
}
define void @_ZN4mine4work17h5E() {
  call void @_ZN3std6thread5scope17h3E()
  ret void
}
define void @_ZN4core3fmt4loop17h6E() {
  call void @_ZN4core3fmt4loop17h6E()
  ret void
}
define void @_ZN4core3fmt4kept17h7E() noinline {
  ret void
}
define void @"_ZN49_$LT$usize$u20$as$u20$core..iter..Step$GT$4next17h8E"() {
  ret void
}
define void @"_ZN71_$LT$alloc..sync..Arc$LT$T$GT$$u20$as$u20$core..ops..Drop$GT$4drop17h9E"() {
  ret void
}
define void @"_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h0E"() {
  ret void
}
define void @"_ZN44_$LT$mine..Own$u20$as$u20$core..fmt..Debug$GT$3fmt17h0E"() {
  ret void
}
"""
WHOLE = [
    "_ZN4core4sync6atomic4load17h1E",
    "_ZN3std9panicking7do_call17h4E",
    "__rust_try",
    "_ZN3std6thread5scope17h3E",
    "_ZN71_$LT$alloc..sync..Arc$LT$T$GT$$u20$as$u20$core..ops..Drop$GT$4drop17h9E",
    "_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h0E",
]


def parts(text, apart=()):
    made = module(text)
    functions = [each for each in made.functions.values() if not each.is_declaration]
    given = {made.functions[each] for each in apart}
    return [each.name for each in as_written(made, functions, FunctionWords(made), given)]


def test_functions_of_the_library_without_an_address_are_parts_of_their_callers():
    assert sorted(parts(START + LOAD + TEXT)) == sorted(WHOLE)
    kept = parts(START + LOAD + TEXT, apart=["__rust_try"])
    assert sorted(kept) == sorted(each for each in WHOLE if each != "__rust_try")


CALL = "  call void @_ZN4core4sync6atomic4load17h1E()\n"


@pytest.mark.parametrize("text", [LOAD + TEXT, START + TEXT.replace(CALL, "")])
def test_without_threads_or_with_optimisation_all_stays_as_it_is(text):
    assert parts(text) == []


def test_what_would_become_too_large_stays_a_function():
    lines = "  store i8 0, ptr null\n" * 6000
    text = (START + LOAD + TEXT).replace("17h1E() {\n", f"17h1E() {{\n{lines}")
    assert "_ZN4core4sync6atomic4load17h1E" not in parts(text)
    assert "_ZN3std6thread5scope17h3E" in parts(text)


def test_what_is_tried_in_a_copy_is_a_copy():
    made = module(f"{START}{LOAD}{TEXT}declare void @{JOIN}(i64)\n")
    functions = made.functions
    tried, scope = "_ZN3std9panicking7do_call17h4E", "_ZN3std6thread5scope17h3E"
    stands, join = functions["_ZN4core3fmt4kept17h7E"], functions[JOIN]
    copies = {functions[scope]: functions[scope], functions[tried]: stands}
    follow_threads(made, {join: join}, copies, FunctionWords(made))
    call = [each for each in functions[scope].instructions() if each.opcode == "call"][1]
    assert list(call.arguments) == [stands]
