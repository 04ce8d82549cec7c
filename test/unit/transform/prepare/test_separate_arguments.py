"""Pointers are `noalias` where every call passes memory of the caller's own, by that alone."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.prepare.separate_arguments import separate_arguments
from enzyme_cc.transform.program.roots import Program

TEXT = """
@global = global [8 x double] zeroinitializer
@seen = global ptr null
define void @caller(ptr %given, i1 %c) {{
  %a = alloca [8 x double]
  %b = call ptr @malloc(i64 64)
  %last = getelementptr double, ptr %a, i64 4
  {line}
  call void @enzyme_cc.source.f(ptr {one}, ptr {other}, i64 8)
  ret void
}}
define void @enzyme_cc.source.f(ptr %p, ptr %q, i64 %n) "enzyme-cc-source"="f" {{
  %v = load double, ptr %q
  store double %v, ptr %p
  {inside}
  ret void
}}
define void @f(ptr %p, ptr %q, i64 %n) {{
  ret void
}}
define void @beside(ptr %x) {{
  {beside}
  ret void
}}
declare ptr @malloc(i64)
declare void @keep(ptr)
declare void @__enzyme_autodiff(ptr, ...)
"""


def said(one="%a", other="%b", line="", inside="", beside="", apart=()):
    words = {"one": one, "other": other, "line": line, "inside": inside, "beside": beside}
    module = Module(TEXT.format(**words))
    program = Program(module)
    copy = module.functions["enzyme_cc.source.f"]
    reached = [copy, module.functions["caller"]]
    separate_arguments(program, reached, {copy} if apart else ())
    return ["noalias" in each.attributes.split() for each in copy.arguments]


def test_memory_that_the_caller_has_made_is_separate():
    assert said() == [True, True, False]


def test_so_it_is_where_a_function_passes_it_on_to_itself():
    inside = "call void @enzyme_cc.source.f(ptr %q, ptr %p, i64 %n)"
    assert said(inside=inside) == [True, True, False]


PASSED_ON = "call void @keep(ptr @f)"


def test_an_address_that_only_the_program_itself_takes_says_nothing():
    assert said(beside=PASSED_ON) == [True, True, False]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"beside": PASSED_ON, "line": "call void %given(ptr %a)"}, [False, False, False]),
        ({"beside": PASSED_ON, "inside": "call void %p(ptr %q)"}, [False, False, False]),
        ({"beside": "call void @__enzyme_autodiff(ptr @f, ptr %x)"}, [False, False, False]),
        ({"other": "%last"}, [False, False, False]),
        ({"other": "@global"}, [True, False, False]),
        ({"other": "%given"}, [True, False, False]),
        ({"other": "null"}, [True, False, False]),
        ({"line": "call void @keep(ptr %a)"}, [False, True, False]),
        ({"line": "store ptr %a, ptr @seen"}, [False, True, False]),
        (
            {"line": "%e = select i1 %c, ptr %a, ptr %b", "one": "%e"},
            [False, False, False],
        ),
        (
            {"line": "call void @enzyme_cc.source.f(ptr %a, ptr %a, i64 4)"},
            [False, False, False],
        ),
        ({"line": "store ptr @enzyme_cc.source.f, ptr @seen"}, [False, False, False]),
        ({"line": "call void @keep(ptr @f)"}, [False, False, False]),
        ({"inside": "store ptr %p, ptr @seen"}, [False, True, False]),
        ({"apart": True}, [False, False, False]),
        (
            {"inside": "call void @enzyme_cc.source.f(ptr %q, ptr %q, i64 %n)"},
            [False, False, False],
        ),
    ],
    ids=[
        "the address, and a call by one in the caller",
        "the address, and a call by one in itself",
        "a request of its own",
        *("the same block", "a global", "a parameter", "null", "kept by a call", "stored"),
        *(
            "one of two",
            "another call",
            "address taken",
            "a request",
            "kept by itself",
            "a root",
            "twice inside",
        ),
    ],
)
def test_what_else_leads_there_speaks_against_it(changed, expected):
    assert said(**changed) == expected
