"""Functions that nobody can differentiate: all of them in one run, each with three ways out."""

import pytest

from enzyme_cc.transform.unit import differentiate

DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
"""


def missing(declarations, calls, debug=""):
    """The messages about a function of a number and a pointer with some calls."""
    attachment = " !dbg !4" if debug else ""
    text = f"""declare double @__enzyme_fwddiff(...)
{declarations}
define double @f(double %x, ptr %p){attachment} {{
{calls}
  ret double %x
}}
define double @df(double %x, double %dx, ptr %p, ptr %dp) {{
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, ptr %p, ptr %dp)
  ret double %r
}}
{debug}"""
    return differentiate(text, "f.ll").problems


def notes_about(declaration, call):
    (problem,) = missing(declaration, call)
    assert problem.code == "EZ0301"
    return "\n".join(problem.notes)


def test_there_are_three_ways_out():
    (problem,) = missing("declare double @solve(double)", "call double @solve(double %x)")
    assert problem.message == (
        "solve has no body here and no rule, and what it is given carries a derivative"
    )
    body, rule, inactive = problem.notes
    assert body == "provide its body: compile what defines solve in the same unit"
    assert rule.startswith("or give it a rule: ")
    assert inactive.startswith("or say that it carries none:")
    assert inactive.endswith("void *__enzyme_inactivefn_solve = (void *)solve;")


def test_the_rule_has_the_types_of_c():
    text = notes_about(
        "declare double @solve(double, float, ptr, i1, i8, i16, i32, i64, i128, x86_fp80, half)",
        "call double @solve(double %x, float 0.0, ptr %p, i1 0, i8 0, i16 0, i32 0, i64 0, i128 0, "
        "x86_fp80 0xK00000000000000000000, half 0.0)",
    )
    assert "double x0, double dx0, float x1, float dx1, void *x2, void *dx2, _Bool x3, " in text
    assert "char x4, short x5, int x6, long x7, __int128 x8, " in text
    assert "long double x9, long double dx9, _Float16 x10, _Float16 dx10)" in text
    assert "double primal, tangent; }" in text
    assert "void *__enzyme_register_derivative_solve[] = {(void *)solve, " in text


def test_a_rule_of_nothing_returns_nothing():
    text = notes_about("declare void @put(ptr)", "call void @put(ptr %p)")
    assert "void forward_put(void *x0, void *dx0)" in text
    assert "primal" not in text


def backwards(declaration, call):
    text = f"""declare double @__enzyme_autodiff(...)
{declaration}
define double @f(double %x, ptr %p) {{
  %y = {call}
  ret double %y
}}
define double @df(double %x, ptr %p, ptr %dp) {{
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr %p, ptr %dp)
  ret double %r
}}
"""
    (problem,) = differentiate(text, "f.ll").problems
    return "\n".join(problem.notes)


def test_for_reverse_mode_a_rule_is_formulas():
    text = backwards(
        "declare double @solve(double, double)", "call double @solve(double %x, double %x)"
    )
    assert "complete this in a file for --enzyme-rules:\n    - name: solve\n" in text
    assert "partials: {x0: ..., x1: ...}" in text
    assert "__enzyme_register_derivative" not in text


def test_for_reverse_mode_no_rule_is_shown_that_could_not_be_one():
    text = backwards("declare double @solve(ptr)", "call double @solve(ptr %p)")
    assert "rule" not in text
    assert "provide its body" in text


def test_names_that_are_none_in_c_are_made_ones():
    text = notes_about('declare void @"a.b$c"(ptr)', 'call void @"a.b$c"(ptr %p)')
    assert "forward_a_b_c(" in text
    assert "__enzyme_inactivefn_a_b_c" in text


def test_every_function_is_told_in_one_run_and_once():
    problems = missing(
        "declare double @one(double)\ndeclare double @two(double)\ndeclare void @three(ptr)",
        "%a = call double @one(double %x)\n%b = call double @two(double %a)\n"
        "%c = call double @one(double %b)\ncall void @three(ptr %p)",
    )
    assert [each.message.split()[0] for each in problems] == ["one", "two", "three"]
    assert {each.where for each in problems} == {"f.ll:5:1"}


def test_what_is_given_nothing_active_is_not_missing():
    assert missing("declare double @one(double)", "%a = call double @one(double 3.0)") == ()


@pytest.mark.parametrize(
    ("count", "note"),
    [
        (1, None),
        (2, "also at line 11"),
        (5, "also at line 11, line 12, line 13, line 14"),
        (8, "also at line 11, line 12, line 13, line 14 and 3 more"),
    ],
)
def test_all_places_of_a_function_are_in_one_message(count, note):
    calls = [f"call void @put(ptr %p), !dbg !{10 + i}" for i in range(count)]
    lines = [
        f"!{10 + i} = !DILocation(line: {10 + i}, column: 3, scope: !4)\n" for i in range(count)
    ]
    (problem,) = missing("declare void @put(ptr)", "\n".join(calls), DEBUG + "".join(lines))
    assert problem.where == "/f.c:10:3"
    assert [each for each in problem.notes if each.startswith("also")] == ([note] if note else [])
    assert len(problem.notes) == 3 + (note is not None)


def test_places_in_other_files_are_said_with_the_file():
    other = '!20 = !DIFile(filename: "g.h", directory: "/")\n'
    other += "!21 = distinct !DILexicalBlockFile(scope: !4, file: !20, discriminator: 0)\n"
    other += "!10 = !DILocation(line: 3, column: 1, scope: !4)\n"
    other += "!11 = !DILocation(line: 8, column: 5, scope: !21)\n"
    calls = "call void @put(ptr %p), !dbg !10\ncall void @put(ptr %p), !dbg !11"
    (problem,) = missing("declare void @put(ptr)", calls, DEBUG + other)
    assert problem.notes[0] == "also at /g.h:8:5"
