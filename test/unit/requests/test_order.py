"""Which requests are lowered first."""

from enzyme_cc.requests.order import nesting_order

HEAD = """
declare double @__enzyme_autodiff(...)
define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}
"""
ASKS = """
define double @{name}(double %x) {{
  %r = call double (...) @__enzyme_autodiff(ptr @{target}, double %x)
  ret double %r
}}
"""
CALLS = """
define double @{name}(double %x) {{
  %r = call double @{target}(double %x)
  ret double %r
}}
"""


def asks(name, target):
    return ASKS.format(name=name, target=target)


def calls(name, target):
    return CALLS.format(name=name, target=target)


def levels(read, *functions):
    nesting = nesting_order(read(HEAD + "".join(functions)).requests.found)
    shown = [" ".join(each.caller.name for each in level) for level in nesting.levels]
    return shown, nesting.problems


def test_what_does_not_need_another_is_one_level(read):
    assert levels(read, asks("a", "square"), asks("b", "square")) == (["a b"], ())


def test_the_innermost_request_comes_first(read):
    found = levels(read, asks("third", "second"), asks("second", "first"), asks("first", "square"))
    assert found == (["first", "second", "third"], ())


def test_what_is_in_no_other_request_comes_last(read):
    found = levels(read, asks("alone", "square"), asks("outer", "inner"), asks("inner", "square"))
    assert found == (["inner", "alone outer"], ())


def test_through_functions_that_are_called(read):
    found = levels(
        read, asks("outer", "between"), calls("between", "inner"), asks("inner", "square")
    )
    assert found == (["inner", "outer"], ())


def test_through_tables_of_functions(read):
    table = "@table = internal constant [1 x ptr] [ptr @inner]\n"
    between = (
        "define double @between(double %x) {\n  %f = load ptr, ptr @table\n"
        "  %r = call double %f(double %x)\n  ret double %r\n}\n"
    )
    found = levels(read, table, asks("outer", "between"), between, asks("inner", "square"))
    assert found[0] == ["inner", "outer"]


def test_a_request_inside_what_it_differentiates_is_an_error(read):
    found, problems = levels(read, asks("self", "self"), asks("fine", "square"))
    assert found == ["fine"]
    (problem,) = problems
    assert problem.code == "EZ0122"
    assert problem.message.startswith("__enzyme_autodiff of self: the request is in self")


def test_a_cycle_of_several_is_said_of_each_but_not_of_those_that_only_need_it(read):
    found, problems = levels(read, asks("a", "b"), asks("b", "a"), asks("outer", "a"))
    assert found == []
    assert [each.message.split(":")[0] for each in problems] == [
        "__enzyme_autodiff of b",
        "__enzyme_autodiff of a",
    ]


PLACED = """
define double @{name}(double %x) !dbg !{at} {{
  %r = call double (...) @__enzyme_autodiff(ptr @a, double %x), !dbg !{place}
  %s = call double @b(double %r)
  ret double %s
}}
"""
PLACES = """
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/w")
!2 = distinct !DISubprogram(name: "a", scope: !1, file: !1, line: 1, unit: !0)
!3 = distinct !DISubprogram(name: "b", scope: !1, file: !1, line: 6, unit: !0)
!4 = !DILocation(line: 6, column: 3, scope: !3, inlinedAt: !6)
!5 = !DILocation(line: 6, column: 3, scope: !3)
!6 = !DILocation(line: 2, column: 3, scope: !2)
"""


def test_a_call_that_was_inlined_is_said_once(read):
    functions = PLACED.format(name="a", at=2, place=4), PLACED.format(name="b", at=3, place=5)
    found, problems = levels(read, *functions, PLACES)
    assert found == []
    assert [each.where for each in problems] == ["/w/a.c:6:3"]


def test_the_order_is_all_levels_in_a_row(read):
    asked = read(HEAD + asks("outer", "inner") + asks("inner", "square"))
    nesting = nesting_order(asked.requests.found)
    assert [each.caller.name for each in nesting.order] == ["inner", "outer"]
