"""Functions that one place calls become part of it, as far as their authors allow that."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.prepare.single_callers import called_once

TEXT = """
@table = global ptr {mentioned}
define double @root(double %x, ptr %p) {{
  %a = call double @once(double %x)
  {more}
  ret double %a
}}
define {linkage} double @once(double %x) {words} {{
  {inside}
  %y = fmul double %x, %x
  ret double %y
}}
define double @other(double %x) {{
  %y = fadd double %x, 1.0
  ret double %y
}}
declare void @take(ptr)
"""
GIVEN = {"linkage": "", "more": "", "words": "", "inside": "", "mentioned": "null"}


def found(apart=("root",), **changed):
    module = Module(TEXT.format(**GIVEN | changed))
    functions = [each for each in module.functions.values() if not each.is_declaration]
    stays = {each for each in functions if each.name in apart}
    return [each.name for each in called_once(functions, FunctionWords(module), stays)]


@pytest.mark.parametrize("linkage", ["", "internal", "weak_odr"])
def test_what_is_called_once_becomes_a_part(linkage):
    assert found(linkage=linkage) == ["once"]


def test_functions_of_headers_are_left_to_the_inliner():
    assert found(linkage="linkonce_odr") == []


def test_so_does_what_that_calls():
    inside = "%z = call double @other(double %x)"
    assert sorted(found(inside=inside)) == ["once", "other"]


@pytest.mark.parametrize(
    "changed",
    [
        {"more": "%b = call double @once(double %a)"},
        {"more": "call void @take(ptr @once)"},
        {"more": "store ptr @once, ptr %p"},
        {"mentioned": "@once"},
        {"words": "noinline"},
        {"apart": ("root", "once")},
        {"inside": "\n  ".join(f"%v{each} = fadd double %x, {each}.0" for each in range(900))},
    ],
    ids=["twice", "passed on", "stored", "in a table", "forbidden", "a root", "large"],
)
def test_what_is_known_elsewhere_or_forbidden_stays(changed):
    assert found(**changed) == []


def test_what_optnone_alone_keeps_apart_becomes_a_part():
    assert found(words="noinline optnone") == ["once"]


def test_functions_that_call_each_other_stay_finite():
    inside = "%z = call double @other(double %x)"
    text = TEXT.format(**GIVEN | {"inside": inside}).replace(
        "%y = fadd double %x, 1.0", "%y = call double @once(double %x)"
    )
    module = Module(text)
    functions = [each for each in module.functions.values() if not each.is_declaration]
    stays = {module.functions["root"]}
    names = [each.name for each in called_once(functions, FunctionWords(module), stays)]
    assert names == ["other"]
