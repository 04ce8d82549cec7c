"""Calls of complex functions in the ways that machines pass them: taken apart and put together."""

import pytest
from irtext import verified

import enzyme_cc
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.program.complex_calls import Unpacking
from enzyme_cc.transform.report.report import Report

PAIR = "{ double, double }"
WIDE = "{ x86_fp80, x86_fp80 }"
LONG = f"ptr byval({WIDE}) align 16"

#: A result and an argument, as clang declares csin for them; what is the suffix of the name.
WAYS = {
    "x86-64 float": ("<2 x float>", "<2 x float>", "f"),
    "aarch64": (PAIR, "[2 x double] alignstack(8)", ""),
    "aarch64 float": ("{ float, float }", "[2 x float] alignstack(8)", "f"),
    "arm": (PAIR, PAIR, ""),
    "x86-64 long double": (WIDE, LONG, "l"),
    "i386": (f"void {PAIR}", f"ptr byval({PAIR}) align 4", ""),
    "i386 float": ("i64", "ptr byval({ float, float }) align 4", "f"),
    "riscv long double": ("void { fp128, fp128 }", "ptr", "f128"),
}


def plain(kind):
    """A type without the attributes behind it."""
    return "ptr" if kind.startswith("ptr") else kind.replace(" alignstack(8)", "")


def declared(way, name):
    result, argument, suffix = WAYS[way]
    if result.startswith("void "):
        return f"declare void @{name}{suffix}(ptr sret({result[5:]}) align 4, {argument})\n"
    return f"declare {result} @{name}{suffix}({argument})\n"


def calling(way, name="csin"):
    """A function that does nothing but call csin in one of the ways."""
    result, argument, suffix = WAYS[way]
    text = declared(way, name)
    given = f"{argument} %z"
    if result.startswith("void "):
        memory = f"ptr sret({result[5:]}) align 4 %out"
        return text + (
            f"define void @f(ptr %out, {plain(argument)} %z) {{\n"
            f"  call void @{name}{suffix}({memory}, {given})\n  ret void\n}}\n"
        )
    return text + (
        f"define {result} @f({plain(argument)} %z) {{\n"
        f"  %r = call {result} @{name}{suffix}({given}) nounwind memory(none)\n"
        f"  ret {result} %r\n}}\n"
    )


def unpacked(text, *, has_copies=False):
    module = Module(text, "x.ll")
    unpacking = Unpacking(module, Library.default())
    unpacking.unpack(has_copies=has_copies)
    return module, unpacking


@pytest.mark.parametrize("way", WAYS)
def test_each_number_becomes_an_argument(way):
    module, _ = unpacked(calling(way))
    text = verified(module.print())
    number = {"f": "float", "": "double", "l": "x86_fp80", "f128": "fp128"}[WAYS[way][2]]
    name = f"@enzyme_cc.numbers.csin{WAYS[way][2]}"
    assert f"call {{ {number}, {number} }} {name}({number} " in text
    rule = Library.default().fitting(name[1:], module.functions[name[1:]].function_type)
    assert rule.name == "csin"


@pytest.mark.parametrize("way", WAYS)
def test_what_is_taken_apart_can_be_put_together(way):
    module, unpacking = unpacked(calling(way))
    report = Report(module)
    unpacking.pack(report)
    text = verified(module.print())
    assert report.problems == ()
    assert "enzyme_cc.numbers" not in text
    assert text.count(" call ") == 1
    assert declared(way, "csin").split("@")[0].removeprefix("declare ") in text


@pytest.mark.parametrize("way", WAYS)
def test_functions_that_formulas_call_are_called_in_the_same_way(way):
    text = calling(way)
    kind = plain(WAYS[way][1])
    if kind == "ptr" or WAYS[way][0] == "i64":
        pytest.skip("its tangent is in memory: see the programs")
    result = WAYS[way][0]
    text += (
        f"define {result} @df({kind} %z, {kind} %dz) {{\n"
        f"  %r = call {result} (...) @__enzyme_fwddiff(ptr @f, {kind} %z, {kind} %dz)\n"
        f"  ret {result} %r\n}}\n"
        "declare void @__enzyme_fwddiff(...)\n"
    )
    outcome = enzyme_cc.differentiate(text)
    assert outcome.problems == ()
    made = verified(outcome.text)
    assert f"declare {result} @ccos{WAYS[way][2]}({WAYS[way][1]})" in made
    assert f" call {result} @ccos{WAYS[way][2]}({WAYS[way][1]} %" in made
    assert "enzyme_cc.numbers" not in made


def test_memory_that_holds_an_argument_is_read_by_the_call():
    module, unpacking = unpacked(calling("x86-64 long double"))
    unpacking.pack(Report(module))
    assert "nounwind argmemonly" in module.print()


def test_a_call_that_passes_each_number_by_itself_stays_as_it_is():
    text = (
        f"declare {PAIR} @csin(double, double)\n"
        f"define {PAIR} @f(double %x, double %y) {{\n"
        f"  %r = call {PAIR} @csin(double %x, double %y)\n  ret {PAIR} %r\n}}\n"
    )
    module, _ = unpacked(text)
    assert module.print() == text


def test_what_is_set_aside_stays_as_it_is():
    text = calling("x86-64 float").replace("%z) {", '%z) "enzyme-cc-set-aside"="-noinline" {')
    module, _ = unpacked(text)
    assert "enzyme_cc.numbers" not in module.print()


@pytest.mark.parametrize("has_copies", [False, True])
def test_what_is_not_optimised_is_left_alone_where_there_are_copies(has_copies):
    text = calling("x86-64 float").replace("%z) {", "%z) noinline optnone {")
    module, _ = unpacked(text, has_copies=has_copies)
    assert ("enzyme_cc.numbers" in module.print()) is not has_copies


def test_copies_are_simplified_with_each_number_by_itself():
    text = calling("x86-64 long double").replace("%z) {", "%z) noinline optnone {") + (
        "declare void @__enzyme_autodiff(...)\n"
        "define void @df(ptr %z, ptr %dz) {\n"
        "  call void (...) @__enzyme_autodiff(ptr @f, ptr %z, ptr %dz)\n  ret void\n}\n"
    )
    lines = verified(enzyme_cc.prepare(text).text).splitlines()
    (original,) = [n for n, each in enumerate(lines) if " @f(" in each]
    (copy,) = [n for n, each in enumerate(lines) if " @enzyme_cc.source.f(" in each]
    assert "@csinl(ptr byval" in lines[original + 1]
    assert any("@enzyme_cc.numbers.csinl(x86_fp80 " in each for each in lines[copy : copy + 9])


def test_nothing_of_ours_is_left_where_llvm_has_removed_the_request():
    module, _ = unpacked(calling("x86-64 float"))
    left = module.print()
    assert "enzyme_cc.numbers" in left
    assert "enzyme_cc.numbers" not in enzyme_cc.differentiate(left).text


def test_a_function_of_that_name_with_a_body_is_none_of_cs():
    body = "define <2 x float> @csinf(<2 x float> %z) {\n  ret <2 x float> %z\n}\n"
    text = calling("x86-64 float").replace(declared("x86-64 float", "csin"), body)
    module, _ = unpacked(text)
    assert "enzyme_cc.numbers" not in module.print()


@pytest.mark.parametrize(
    "declaration",
    [
        "declare double @cabs(ptr)",
        "declare void @csin(ptr, double, double)",
        "declare double @cabs(ptr byval({ double, i64 }))",
        "declare double @cabs(double, double, double)",
        "declare void @csin(ptr sret({ double, double, double }), double, double)",
        "declare double @csin(double, double)",
    ],
)
def test_a_function_of_that_name_and_another_type_is_none_of_cs(declaration):
    module = Module(declaration + "\n", "x.ll")
    (function,) = module.functions.values()
    assert not Unpacking(module, Library.default()).is_packed(function)


REQUEST = """
declare float @__enzyme_fwddiff(...)
define float @df(i64 %z, float %x, float %dx) {
  %r = call float (...) @__enzyme_fwddiff(ptr @f, float %x, float %dx)
  ret float %r
}
"""
UNKNOWN = """
define float @f(float %x) {
  %w = insertelement <3 x float> zeroinitializer, float %x, i64 0
  %r = call float @cabsf(<3 x float> %w)
  ret float %r
}
declare float @cabsf(<3 x float>)
"""
ELSEWHERE = """
define float @f(float %x) {
  %r = call inreg { float, float } @csinf(float inreg %x, float inreg 1.0)
  %y = extractvalue { float, float } %r, 0
  ret float %y
}
declare inreg { float, float } @csinf(float inreg, float inreg)
"""


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        (UNKNOWN, "EZ0301", "cabsf has no body here and no rule"),
        (ELSEWHERE, "EZ0913", "a derivative calls ccosf, and how complex numbers are passed here"),
    ],
)
def test_a_way_that_we_do_not_know_is_an_error(text, code, message):
    (problem,) = enzyme_cc.differentiate(text + REQUEST).problems
    assert problem.code == code
    assert problem.message.startswith(message)


def test_a_function_of_the_programs_own_is_not_called_in_place_of_cs():
    kind = "<2 x float>"
    text = calling("x86-64 float") + (
        f"define internal {kind} @ccosf({kind} %z) {{\n  ret {kind} %z\n}}\n"
        f"define {kind} @df({kind} %z, {kind} %dz) {{\n  %w = call {kind} @ccosf({kind} %z)\n"
        f"  %r = call {kind} (...) @__enzyme_fwddiff(ptr @f, {kind} %w, {kind} %dz)\n"
        f"  ret {kind} %r\n}}\ndeclare void @__enzyme_fwddiff(...)\n"
    )
    with pytest.raises(UserError) as caught:
        enzyme_cc.differentiate(text)
    assert caught.value.diagnostic.code == "EZ0911"
    said = "a derivative calls 'ccosf', and this program has one of its own"
    assert caught.value.diagnostic.message == said


def test_a_function_that_is_differentiated_by_itself_may_be_packed():
    kind = "<2 x float>"
    text = declared("x86-64 float", "cexp") + (
        f"declare {kind} @__enzyme_fwddiff(...)\n"
        f"define {kind} @df({kind} %z, {kind} %dz) {{\n"
        f"  %r = call {kind} (...) @__enzyme_fwddiff(ptr @cexpf, {kind} %z, {kind} %dz)\n"
        f"  ret {kind} %r\n}}\n"
    )
    outcome = enzyme_cc.differentiate(text)
    assert outcome.problems == ()
    # What called the primal is gone with the request: only the derivative calls it.
    assert verified(outcome.text).count(f"call {kind} @cexpf({kind} ") == 1
