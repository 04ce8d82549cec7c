"""What nothing uses goes from a module's text, annotations of it too; all else stays as it is."""

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.unused import without_unused

TEXT = """source_filename = "a.c"
$group = comdat any
@text = private constant [16 x i8] c"enzyme_inactive\\00", section "llvm.metadata"
@file = private constant [4 x i8] c"a.c\\00", section "llvm.metadata"
@args = private constant { ptr } { ptr @rule }, section "llvm.metadata"
@lost = internal global i32 0
@found = internal global ptr @table
@table = internal constant [1 x ptr] [ptr @listed]
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] \
[{ ptr, ptr, ptr, i32, ptr } { ptr @unused, ptr @text, ptr @file, i32 1, ptr null }, \
{ ptr, ptr, ptr, i32, ptr } { ptr @used, ptr @text, ptr @file, i32 2, ptr @args }, \
{ ptr, ptr, ptr, i32, ptr } { ptr @unused, ptr @text, ptr @file, i32 3, ptr null }], \
section "llvm.metadata"

declare void @far()
declare void @farther()

define void @main() {
  call void @used()
  %x = load ptr, ptr @found
  ret void
}

define internal void @used() {
  ret void
}

define internal void @rule() {
  call void @far()
  ret void
}

define internal void @listed() {
  ret void
}

define linkonce_odr void @unused() {
  call void @"also unused"()
  call void @farther()
  ret void
}

define internal void @"also unused"() {
  ret void
}

define linkonce_odr void @member() comdat($group) {
  ret void
}

define void @keeper() comdat($group) {
  ret void
}
"""
KEPT = "args far file found keeper listed llvm.global.annotations main member rule table text used"


def test_what_nothing_uses_goes_and_the_rest_stays():
    text = without_unused(TEXT, "a")
    assert sorted(Module(text).globals) == KEPT.split()
    assert not verify(Module(text))


def test_annotations_of_what_goes_go():
    text = without_unused(TEXT, "a")
    (line,) = (line for line in text.splitlines() if line.startswith("@llvm.global"))
    assert "[1 x {" in line
    assert "@used" in line
    assert "@unused" not in line


def test_an_array_without_entries_goes():
    text = without_unused(TEXT.replace("call void @used()", "call void @keeper()"), "a")
    assert "llvm.global.annotations" not in text
    assert "@rule" not in text
    assert not verify(Module(text))


def test_what_has_only_a_number_for_a_name_stays():
    text = without_unused(
        "@0 = private global i32 0\ndefine internal void @1() {\n  ret void\n}\n", "a"
    )
    assert sorted(Module(text).globals) == ["0", "1"]
