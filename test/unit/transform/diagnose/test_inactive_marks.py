"""Functions that are called inactive, and what they may do to numbers that are differentiated."""

import pytest

from enzyme_cc.choices import Choices
from enzyme_cc.transform.session import differentiate

UNSEEN = {
    "through a pointer with a shadow": (
        "declare void @g(ptr)",
        "call void @g(ptr %x)",
        "through argument 1",
    ),
    "through a pointer to a number of the function's own": (
        "declare void @g(double, ptr)",
        "%y = alloca double\nstore double 0.0, ptr %y\n%v = load double, ptr %x\n"
        "call void @g(double %v, ptr %y)\n%w = load double, ptr %y",
        "through argument 2",
    ),
    "through two": (
        "declare i32 @g(ptr, ptr)",
        "%y = alloca double\ncall i32 @g(ptr %x, ptr %y)\n%w = load double, ptr %y",
        "through argument 1 and through argument 2",
    ),
    "by its body": (
        "define void @g(ptr %p) {\n  store double 1.0, ptr %p\n  ret void\n}",
        "call void @g(ptr %x)",
        "through argument 1",
    ),
    "by its body, from memory": (
        "define void @g(ptr %p) {\n  %q = load ptr, ptr %p\n  store double 1.0, ptr %q\n"
        "  ret void\n}",
        "%s = alloca ptr\nstore ptr %x, ptr %s\ncall void @g(ptr %s)\n"
        "%q = load ptr, ptr %s\n%v = load double, ptr %q",
        "through argument 1",
    ),
    "by a body that it calls": (
        "define void @g(ptr %p) {\n  call void @h(ptr %p)\n  ret void\n}\n"
        "define void @h(ptr %p) {\n  store double 1.0, ptr %p\n  ret void\n}",
        "call void @g(ptr %x)",
        "through argument 1",
    ),
    "by what it calls": (
        "define void @g(ptr %p) {\n  call void @h(ptr %p)\n  ret void\n}\ndeclare void @h(ptr)",
        "call void @g(ptr %x)",
        "through argument 1",
    ),
    "by what it calls through a pointer": (
        "define void @g(ptr %p, ptr %f) {\n  call void %f(ptr %p)\n  ret void\n}",
        "call void @g(ptr %x, ptr @f)",
        "through argument 1",
    ),
    "later, for it keeps the pointer": (
        "@at = global ptr null\ndefine void @g(ptr %p) {\n  store ptr %p, ptr @at\n  ret void\n}",
        "call void @g(ptr %x)",
        "through argument 1",
    ),
    "in a copy": (
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
        "define void @g(ptr %p, ptr %q) {\n"
        "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)\n  ret void\n}",
        "%y = alloca double\ncall void @g(ptr %y, ptr %x)\n%w = load double, ptr %y",
        "through argument 1 and through argument 2",
    ),
    "to a variable": (
        "@kept = global double 0.0\n"
        "define void @g(double %v) {\n  store double %v, ptr @kept\n  ret void\n}",
        "%v = load double, ptr %x\ncall void @g(double %v)\n%w = load double, ptr @kept",
        "to the variable kept",
    ),
}

QUIET = {
    "it may only read": ("declare void @g(ptr readonly)", "call void @g(ptr %x)"),
    "it writes nothing": ("declare i64 @g(ptr) memory(read)", "call i64 @g(ptr %x)"),
    "a number comes back": (
        "declare double @g(ptr readonly)",
        "%w = call double @g(ptr %x)",
    ),
    "its body reads": (
        "define double @g(ptr %p) {\n  %at = alloca ptr\n  store ptr %p, ptr %at\n"
        "  %q = load ptr, ptr %at\n  %v = load double, ptr %q\n  ret double %v\n}",
        "%w = call double @g(ptr %x)",
    ),
    "its body writes to memory of its own": (
        "define void @g(ptr %p) {\n  %own = alloca double\n  %v = load double, ptr %p\n"
        "  store double %v, ptr %own\n  ret void\n}",
        "call void @g(ptr %x)",
    ),
    "its body prints": (
        '@text = constant [3 x i8] c"%g\\00"\ndeclare i32 @printf(ptr, ...)\n'
        "define void @g(ptr %p) {\n  %v = load double, ptr %p\n"
        "  call i32 (ptr, ...) @printf(ptr @text, double %v)\n  ret void\n}",
        "call void @g(ptr %x)",
    ),
    "its body compares addresses": (
        "define i64 @g(ptr %p, ptr %q) {\n  %a = ptrtoint ptr %p to i64\n"
        "  %b = ptrtoint ptr %q to i64\n  %n = sub i64 %a, %b\n  %m = call i64 @h(i64 %n)\n"
        "  ret i64 %m\n}\ndeclare i64 @h(i64)",
        "call i64 @g(ptr %x, ptr %x)",
    ),
    "it is called by itself": (
        "define void @g(ptr %p) {\n  call void @g(ptr %p)\n  ret void\n}",
        "call void @g(ptr %x)",
    ),
    "it writes integers": (
        "declare void @g(double, ptr)",
        "%n = alloca i32\nstore i32 0, ptr %n\n%v = load double, ptr %x\n"
        "call void @g(double %v, ptr %n)\n%m = load i32, ptr %n",
    ),
    "nothing active is given to it": (
        "declare void @g(ptr)",
        "%y = alloca double\nstore double 1.0, ptr %y\ncall void @g(ptr %y)\n"
        "%w = load double, ptr %y",
    ),
    "nothing is behind a pointer": (
        "declare void @g(double, ptr)",
        "%v = load double, ptr %x\ncall void @g(double %v, ptr null)",
    ),
    "where its result is put": (
        "declare void @g(ptr sret(double), double)",
        "%y = alloca double\n%v = load double, ptr %x\n"
        "call void @g(ptr sret(double) %y, double %v)\n%w = load double, ptr %y",
    ),
}


def warnings(declared, body, *, mark="inactivefn", mode="autodiff", rest=""):
    kind = "void" if mode == "autodiff" else "double"
    text = f"""@__enzyme_{mark}_g = global ptr @g
{declared}
declare {kind} @__enzyme_{mode}(...)
define double @f(ptr %x) {{
  {body}
  %r = load double, ptr %x
  ret double %r
}}
define void @df(ptr %x, ptr %dx) {{
  call {kind} (...) @__enzyme_{mode}(ptr @f, ptr %x, ptr %dx)
  ret void
}}
{rest}"""
    done = differentiate(text, "f.ll")
    assert done.problems == ()
    return done.warnings


@pytest.mark.parametrize(("declared", "body", "where"), UNSEEN.values(), ids=UNSEEN)
@pytest.mark.parametrize("mode", ["autodiff", "fwddiff"])
def test_what_may_write_numbers_is_warned_of_at_its_use(declared, body, where, mode):
    (warning,) = warnings(declared, body, mode=mode)
    assert (warning.code, warning.severity) == ("EZ0309", "warning")
    assert warning.message == (
        f"g is marked inactive, but may write numbers {where}: they count as constant, whatever "
        "they are computed from"
    )
    _, differentiated, meant = warning.notes
    assert differentiated.startswith("take the mark away: then g is differentiated")
    assert meant.endswith("\n    void *__enzyme_inactive_memory_g = (void *)g;")


@pytest.mark.parametrize(("declared", "body", "where"), UNSEEN.values(), ids=UNSEEN)
def test_nothing_is_said_where_that_is_meant(declared, body, where):
    assert warnings(declared, body, mark="inactive_memory") == ()


@pytest.mark.parametrize(("declared", "body"), QUIET.values(), ids=QUIET)
def test_nothing_is_said_where_nothing_is_lost(declared, body):
    assert warnings(declared, body) == ()


READ = "%p = call ptr @g(ptr %x)\n%w = load double, ptr %p"


@pytest.mark.parametrize(
    "declared",
    [
        "declare ptr @g(ptr readonly)",
        "define ptr @g(ptr %p) {\n  %q = getelementptr double, ptr %p, i64 1\n  ret ptr %q\n}",
    ],
)
def test_an_address_of_active_numbers_that_comes_back_is_warned_of(declared):
    (warning,) = warnings(declared, READ)
    assert warning.code == "EZ0309"
    assert "returns an address that it may have from an argument" in warning.message


@pytest.mark.parametrize(
    ("declared", "body"),
    [
        ("declare ptr @g(ptr readonly)", "%p = call ptr @g(ptr %x)\n%c = load i8, ptr %p"),
        ("@t = global double 1.0\ndefine ptr @g(ptr %p) {\n  ret ptr @t\n}", READ),
    ],
    ids=["no numbers are read there", "it is another's"],
)
def test_nothing_is_said_of_other_addresses(declared, body):
    assert warnings(declared, body) == ()


def test_a_call_said_to_be_inactive_is_warned_of_like_a_function():
    text = "declare void @__enzyme_call_inactive_void(...)\ndeclare void @h(ptr, ptr)"
    call = "call void (...) @__enzyme_call_inactive_void(ptr @h, ptr null, ptr %x)"
    (warning,) = warnings(f"declare void @g()\n{text}", call)
    assert warning.message.startswith(
        "h is marked inactive, but may write numbers through argument 2"
    )
    assert warning.notes[1].startswith("call it by its name: then h is differentiated")
    meant = "@__enzyme_inactive_memory_h = global ptr @h"
    assert warnings(f"declare void @g()\n{text}", call, rest=meant) == ()


def test_each_use_is_told_once():
    debug = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocation(line: 5, column: 3, scope: !4)
!6 = !DILocation(line: 6, column: 3, scope: !4)
"""
    calls = "\n".join(f"call void @h(ptr %x), !dbg !{line}" for line in (5, 6, 5))
    text = f"""@__enzyme_inactivefn_h = global ptr @h
declare void @h(ptr)
declare void @__enzyme_autodiff(...)
define double @f(ptr %x) !dbg !4 {{
  {calls}
  %r = load double, ptr %x
  ret double %r
}}
define void @df(ptr %x, ptr %dx) {{
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}}
{debug}"""
    found = differentiate(text, "f.ll").warnings
    assert [(each.code, each.where) for each in found] == [("EZ0309", "/f.c:5:3")]
    assert found[0].notes[-1] == "and one more place in f: line 6"


FOUND = "%p = call ptr @memchr(ptr %x, i32 64, i64 16)\n"


def known(body):
    text = f"""declare ptr @memchr(ptr, i32, i64)
declare void @__enzyme_autodiff(...)
define double @f(ptr %x) {{
  {FOUND}{body}
  %r = load double, ptr %x
  ret double %r
}}
define void @df(ptr %x, ptr %dx) {{
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}}
"""
    done = differentiate(text, "f.ll")
    assert done.warnings == ()
    return done.problems


def test_numbers_read_where_a_known_function_has_found_something_are_refused():
    (problem,) = known("%q = getelementptr i8, ptr %p, i64 -7\n%v = load double, ptr %q")
    assert problem.code == "EZ0406"
    assert problem.message == (
        "memchr returns an address in memory that carries derivatives, and numbers are read there: "
        "they would count as constant"
    )


@pytest.mark.parametrize(
    "body",
    [
        "%c = icmp eq ptr %p, null",
        "%c = load i8, ptr %p",
        "%a = ptrtoint ptr %x to i64\n%b = ptrtoint ptr %p to i64\n%n = sub i64 %b, %a\n"
        "%q = getelementptr i8, ptr %x, i64 %n\n%v = load double, ptr %q",
    ],
    ids=["whether it is there", "a character", "at the distance, which is the way out"],
)
def test_what_else_is_found_in_memory_with_numbers_is_fine(body):
    assert known(body) == ()


def copied(body):
    text = f"""declare ptr @strcpy(ptr, ptr)
declare void @__enzyme_autodiff(...)
define double @f(ptr %x) {{
  %y = alloca [2 x double]
  {body}
  %w = load double, ptr %y
  ret double %w
}}
define void @df(ptr %x, ptr %dx) {{
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}}
"""
    return [each.message for each in differentiate(text, "f.ll").problems]


def test_numbers_that_are_copied_as_text_are_refused():
    assert copied("%c = call ptr @strcpy(ptr %y, ptr %x)") == [
        "strcpy copies numbers that carry derivatives as if they were text: the copies would count "
        "as constant"
    ]


def test_text_beside_numbers_is_copied():
    body = """%text = alloca [8 x i8]
  %name = getelementptr i8, ptr %x, i64 8
  %c = call ptr @strcpy(ptr %text, ptr %name)
  %v = load double, ptr %x
  store double %v, ptr %y"""
    assert copied(body) == []


RULE = """- name: g
  matches: [g]
  inactive: true
  effects: {effects}
"""
LOCAL = """%y = alloca double
  store double 0.0, ptr %y
  %v = load double, ptr %x
  call void @g(double %v, ptr %y)
  %w = load double, ptr %y"""


def by_file(effects, body, declared):
    text = f"""{declared}
declare void @__enzyme_autodiff(...)
define double @f(ptr %x) {{
  {body}
  %r = load double, ptr %x
  ret double %r
}}
define void @df(ptr %x, ptr %dx) {{
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}}
"""
    choices = Choices(rules=(("rules.yaml", RULE.format(effects=effects)),))
    done = differentiate(text, "f.ll", choices=choices)
    return [each.code for each in (*done.problems, *done.warnings)]


@pytest.mark.parametrize(
    ("effects", "body", "declared", "codes"),
    [
        ("[reads, writes]", LOCAL, "declare void @g(double, ptr)", ["EZ0309"]),
        ("[reads, writes]", "call void @g(ptr %x)", "declare void @g(ptr)", ["EZ0406"]),
        ("reads", LOCAL, "declare void @g(double, ptr)", []),
        ("reads", "call void @g(ptr %x)", "declare void @g(ptr)", []),
    ],
    ids=["own memory is written", "active memory is written", "own memory", "active memory"],
)
def test_a_rule_in_a_file_says_itself_what_is_written(effects, body, declared, codes):
    assert by_file(effects, body, declared) == codes
