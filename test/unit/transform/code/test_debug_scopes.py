"""A copy has a subprogram of its own, and all its places are in it."""

import re
import subprocess

import pytest
from preparation import VERSIONS, check, definition, front_end

from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.metadata.debug_info import DebugInfo
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.code.debug_scopes import copy_scopes

PROGRAM = r"""
static inline int helper(int y) { return y * 2; }
int f(int x) {
  int s = 0;
  for (int i = 0; i < x; i++) { int y = helper(i); if (y > 3) { int z = y; s += z; } }
  return s;
}
"""
CLASS = r"""
struct Shape { double r; double area(double x) { double y = x; return r * y; } };
double use(Shape &s) { return s.area(2.0); }
"""


def copied(text, name):
    module = Module(text)
    original = module.functions[name]
    copy = clone_function(original, "copy")
    copy_scopes(module, original, copy, "copy of it")
    return module, copy


def inlined(text, version):
    """With `helper` part of `f`."""
    command = [f"opt-{version}", "-passes=function(sroa),always-inline,function(sroa)", "-S", "-"]
    text = re.sub(r"optnone ", "", text.replace("noinline ", ""))
    text = re.sub(r"(@helper\([^\n]*\)) (?:unnamed_addr )?(#\d+)", r"\1 alwaysinline \2", text)
    return subprocess.run(command, input=text, capture_output=True, check=True, text=True).stdout


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("version", VERSIONS)
def test_llvm_accepts_the_copy(version, level):
    text = front_end(PROGRAM, version, level, debug=True)
    module, _ = copied(text, "f")
    printed = check(module.print(), version)
    assert len(re.findall(r"distinct !DISubprogram", printed)) == 3


@pytest.mark.parametrize("version", VERSIONS)
def test_llvm_accepts_the_copy_of_what_things_were_inlined_into(version):
    text = inlined(front_end(PROGRAM, version, 2, debug=True), version)
    assert "inlinedAt" in text
    module, copy = copied(text, "f")
    check(module.print(), version)
    info = DebugInfo(module.metadata)
    places = [each.attachment("dbg") for each in copy.instructions()]
    chains = [info.location(each).chain for each in places if each]
    assert {chain[-1].function for chain in chains} == {"copy of it"}
    assert {chain[0].function for chain in chains} == {"copy of it", "helper"}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_copy_of_a_member_is_accepted(version):
    text = front_end(CLASS, version, 0, debug=True, suffix="cpp")
    module, _ = copied(text, "_ZN5Shape4areaEd")
    check(module.print(), version)


@pytest.mark.parametrize("version", VERSIONS)
def test_code_can_be_made_of_the_copy(version, tmp_path):
    module, _ = copied(front_end(PROGRAM, version, 2, debug=True), "f")
    path = tmp_path / "x.ll"
    path.write_text(module.print().replace("define internal i32 @copy", "define i32 @copy"))
    command = [f"clang-{version}", "-x", "ir", "-g", "-O2", "-c", path, "-o", tmp_path / "x.o"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_the_copy_has_its_name_and_the_originals_lines():
    module, copy = copied(front_end(PROGRAM, 22, 0, debug=True), "f")
    info = DebugInfo(module.metadata)
    made = info.subprogram(attachments(copy.metadata)["dbg"])
    old = info.subprogram(attachments(module.functions["f"].metadata)["dbg"])
    assert made.name == "copy of it"
    assert (made.line, made.path, made.unit) == (old.line, old.path, old.unit)
    assert made.is_definition
    assert made.node.distinct


def test_variables_are_the_copys():
    module, _ = copied(front_end(PROGRAM, 22, 0, debug=True), "f")
    records = re.findall(r"#dbg_declare\(ptr %[\w.]+, !(\d+)", definition(module.print(), "copy"))
    info = DebugInfo(module.metadata)
    variables = [info.variable(int(number)) for number in records]
    assert {each.name for each in variables} == {"x", "s", "i", "y", "z"}
    assert {each.subprogram.name for each in variables} == {"copy of it"}


def test_the_original_stays_as_it_is():
    text = front_end(PROGRAM, 22, 0, debug=True)
    module, _ = copied(text, "f")
    printed = check(module.print(), 22)
    assert definition(printed, "f") == definition(check(text, 22), "f")


def test_loops_of_the_copy_have_names_and_places_of_their_own():
    module, copy = copied(front_end(PROGRAM, 22, 0, debug=True), "f")
    found = [re.search(r"!llvm.loop !(\d+)", each.metadata) for each in copy.instructions()]
    number = next(int(each[1]) for each in found if each)
    node = module.metadata.node(number)
    assert node.distinct
    assert str(node.operands[0]) == f"!{number}"
    info = DebugInfo(module.metadata)
    places = [link for link in node.links[1:] if info.table.resolve(link).kind == "DILocation"]
    assert {info.location(each).function for each in places} == {"copy of it"}


def test_without_debug_information_nothing_happens():
    text = front_end(PROGRAM, 22, 0)
    module = Module(text)
    copy = clone_function(module.functions["f"], "copy")
    before = module.print()
    copy_scopes(module, module.functions["f"], copy, "copy")
    assert module.print() == before


def test_assignments_are_the_copys():
    text = """
define void @f() !dbg !5 {
  %x = alloca i32, align 4, !DIAssignID !9
    #dbg_assign(i1 undef, !8, !DIExpression(), !9, ptr %x, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, \
spFlags: DISPFlagDefinition, unit: !0)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 2, scope: !5)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !6)
!9 = distinct !DIAssignID()
"""
    module, _ = copied(text, "f")
    printed = check(module.print(), 22)
    assert printed.count("= distinct !DIAssignID()") == 2
