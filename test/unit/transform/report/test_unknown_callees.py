"""Functions that nobody can differentiate: all in one run, each with ways out that are right."""

import pytest

from enzyme_cc.transform.session import differentiate

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


def test_what_has_a_derivative_is_given_its_body_or_a_rule():
    (problem,) = missing("declare double @solve(double)", "call double @solve(double %x)")
    assert problem.message == (
        "solve has no body here and no rule, and what it is given carries a derivative"
    )
    body, rule = problem.notes
    assert body == "provide its body: compile what defines solve in the same unit"
    assert rule.startswith("or give it a rule: ")


#: Of what a function may do with derivatives, nothing can be seen: it is no advice to deny it.
MAY_HAVE_DERIVATIVES = {
    "a number comes back": ("double", "ptr readonly", "ptr %p"),
    "a vector comes back": ("<2 x float>", "ptr readonly", "ptr %p"),
    "a struct of numbers comes back": ("{ double, double }", "ptr readonly", "ptr %p"),
    "a pointer comes back": ("ptr", "ptr readonly", "ptr %p"),
    "a long that may be a struct comes back": ("i64", "ptr readonly", "ptr %p"),
    "it may be written through the pointer": ("void", "ptr", "ptr %p"),
    "it is written through the pointer": ("void", "ptr writeonly", "ptr %p"),
    "a copy may lead elsewhere": ("void", "ptr byval([8 x i8])", "ptr byval([8 x i8]) %p"),
    "one of two pointers is not for reading": ("i32", "ptr readonly, ptr", "ptr %p, ptr %p"),
    "a long may be an address": ("i32", "ptr readonly, i64", "ptr %p, i64 1"),
    "a pointer is behind dots": ("i32", "ptr readonly, ...", "ptr %p, ptr %p"),
}


def _types(taken):
    return ", ".join(each.split()[0] for each in taken.split(", "))


@pytest.mark.parametrize(
    ("kind", "taken", "given"), MAY_HAVE_DERIVATIVES.values(), ids=MAY_HAVE_DERIVATIVES
)
@pytest.mark.parametrize("mode", ["fwddiff", "autodiff"])
def test_nobody_is_told_to_deny_what_may_be(kind, taken, given, mode):
    declared = f"declare {kind} @solve({taken})"
    call = f"call {kind} ({_types(taken)}) @solve({given})"
    (problem,) = missing(declared, call) if mode == "fwddiff" else backwards(declared, call)
    assert problem.code == "EZ0301"
    assert "inactive" not in "".join(problem.notes)


ONLY_LOOKS = {
    "attributes of parameters": "declare void @solve(ptr readonly, double, i32)",
    "of functions": "declare i32 @solve(ptr, double, i32) memory(read)",
    "as LLVM 15 has them": "declare i32 @solve(ptr, double, i32) readonly",
    "of nothing but numbers": "declare void @solve(double)",
}


@pytest.mark.parametrize("declared", ONLY_LOOKS.values(), ids=ONLY_LOOKS)
def test_what_only_looks_may_be_promised_to_have_none(declared):
    given = "(double %x)" if "(double)" in declared else "(ptr %p, double %x, i32 0)"
    (problem,) = missing(declared, f"call {declared.split()[1]} @solve{given}")
    promise = problem.notes[-1]
    assert "promise that nothing it makes of its arguments comes back" in promise
    assert "all derivatives are zero then" in promise
    assert promise.endswith("\n    void *__enzyme_inactivefn_solve = (void *)solve;")


@pytest.mark.parametrize("kind", ["double", "{ double, double }", "<2 x float>"])
def test_nobody_is_told_to_deny_what_may_be_read_back(kind):
    declared = f"declare void @set(double)\ndeclare {kind} @get(i32)"
    calls = f"call void @set(double %x)\n  call {kind} @get(i32 0)"
    (problem,) = missing(declared, calls)
    assert problem.message.startswith("set has no body")
    assert "inactive" not in "".join(problem.notes)


@pytest.mark.parametrize("kind", ["double (double)", "i32 (i32)", "double (...)"])
def test_what_is_given_its_numbers_or_has_none_reads_nothing_back(kind):
    result, taken = kind.rstrip(")").split(" (")
    declared = f"declare void @set(double)\ndeclare {result} @get({taken})"
    given = {"double": "double 1.0", "i32": "i32 1", "...": ""}[taken]
    called = kind if taken == "..." else result
    (problem,) = missing(declared, f"call void @set(double %x)\n  call {called} @get({given})")
    assert "inactive" in "".join(problem.notes)


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
  {call}
  ret double %x
}}
define double @df(double %x, ptr %p, ptr %dp) {{
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr %p, ptr %dp)
  ret double %r
}}
"""
    return differentiate(text, "f.ll").problems


def backward_notes(declaration, call):
    (problem,) = backwards(declaration, call)
    return "\n".join(problem.notes)


def test_for_reverse_mode_a_rule_may_be_formulas():
    text = backward_notes(
        "declare double @solve(double, double)", "call double @solve(double %x, double %x)"
    )
    assert "complete this in a file for --enzyme-rules:\n    - name: solve\n" in text
    assert "partials: {x0: ..., x1: ...}" in text
    assert "__enzyme_register_derivative" not in text


def test_for_reverse_mode_a_rule_is_an_augmented_function_and_a_gradient():
    text = backward_notes(
        "declare float @solve(double, ptr, i32, float)",
        "call float @solve(double %x, ptr %p, i32 1, float 1.0)",
    )
    assert text.splitlines()[2:] == [
        "    struct solve_adjoints { double dx0; float dx3; };",
        "    float augmented_solve(double x0, void *x1, void *dx1, int x2, float x3);",
        "    struct solve_adjoints gradient_solve(double x0, void *x1, void *dx1, int x2, "
        "float x3, float seed);",
        "    void *__enzyme_register_gradient_solve[] = {(void *)solve, (void *)augmented_solve, "
        "(void *)gradient_solve};",
    ]


def test_for_reverse_mode_a_pointer_comes_back_with_its_shadow():
    text = backward_notes("declare ptr @solve(ptr)", "call ptr @solve(ptr %p)")
    assert "struct solve_both { void *result, *shadow; };" in text
    assert "struct solve_both augmented_solve(void *x0, void *dx0);" in text
    assert "void gradient_solve(void *x0, void *dx0);" in text


def test_no_rule_is_shown_where_c_would_pass_something_else():
    for declared, call in {
        "declare void @solve(ptr sret(double))": "call void @solve(ptr sret(double) %p)",
        'declare void @"a.b$c"(ptr)': 'call void @"a.b$c"(ptr %p)',
        "declare void @solve(ptr, ...)": "call void (ptr, ...) @solve(ptr %p)",
    }.items():
        for text in (notes_about(declared, call), backward_notes(declared, call)):
            assert text.endswith(
                "\nor write a function around its call, and register a derivative for that"
            )


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
    assert len(problem.notes) == 2 + (note is not None)


def test_places_in_other_files_are_said_with_the_file():
    other = '!20 = !DIFile(filename: "g.h", directory: "/")\n'
    other += "!21 = distinct !DILexicalBlockFile(scope: !4, file: !20, discriminator: 0)\n"
    other += "!10 = !DILocation(line: 3, column: 1, scope: !4)\n"
    other += "!11 = !DILocation(line: 8, column: 5, scope: !21)\n"
    calls = "call void @put(ptr %p), !dbg !10\ncall void @put(ptr %p), !dbg !11"
    (problem,) = missing("declare void @put(ptr)", calls, DEBUG + other)
    assert problem.notes[0] == "also at /g.h:8:5"
