import pytest
from problems import messages, module_of

from enzyme_cc.analysis.verify.verifier import verify

FRAME = """
define i32 @f(ptr %p, i32 %i, double %d, i1 %c) {{
  {}
  ret i32 0
}}
!0 = !{{}}
!1 = !{{i32 0, i32 5}}
!2 = !{{i64 8}}
!3 = !{{!"branch_weights", i32 1}}
!4 = !{{!"branch_weights", i32 1, i32 2}}
"""
WRONG = {
    "%x = add i32 %i, 1, !range !1": "!range cannot stand at add",
    "%x = load i64, ptr %p, !range !1": "!range has the bound i32 0, and i64 is expected",
    "%x = load i32, ptr %p, !range !2": "!range has 1 bounds, and pairs are expected",
    "%x = load i32, ptr %p, !nonnull !0": "!nonnull is for pointers, and the result is i32",
    "%x = getelementptr i8, ptr %p, i32 1, !align !2": "!align cannot stand at getelementptr",
    "%x = add i32 %i, 1, !tbaa !0": "!tbaa cannot stand at add",
    "%x = load i32, ptr %p, !fpmath !0": (
        "!fpmath is for floating-point numbers, and the result is i32"
    ),
    "%x = add i32 %i, 1, !prof !3": "branch weights cannot stand at add",
    "%x = select i1 %c, i32 1, i32 2, !prof !3": "there are 1 branch weights, and 2 are expected",
}
RIGHT = [
    "%x = load i32, ptr %p, !range !1, !noundef !0, !unheard.of !0",
    "%x = load ptr, ptr %p, !nonnull !0, !align !2, !dereferenceable !2",
    "%x = inttoptr i32 %i to ptr, !dereferenceable !2",
    "%x = select i1 %c, i32 1, i32 2, !prof !4",
]


@pytest.mark.parametrize(("line", "message"), WRONG.items())
def test_metadata_where_it_cannot_stand_is_found(line, message):
    assert message in messages(FRAME.format(line))


@pytest.mark.parametrize("line", RIGHT)
def test_metadata_where_it_may_stand_is_left_alone(line):
    assert messages(FRAME.format(line)) == []


def test_attached_nodes_must_exist():
    module = module_of(FRAME.format("%x = load i32, ptr %p"))
    next(module.functions["f"].instructions()).attach("noundef", "!77")
    assert [each.message for each in verify(module)] == ["there is no metadata !77"]
    module.metadata.add("!{!88}")
    assert [each.message for each in verify(module)] == [
        "there is no metadata !77",
        "there is no metadata !88",
    ]


DEBUG = """
define void @f() !dbg !4 {{
  call void @g(){}
  ret void, !dbg !{}
}}
define void @g() !dbg !{} {{
  ret void
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!3}}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "c", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DISubroutineType(types: !{{}})
!3 = !{{i32 2, !"Debug Info Version", i32 3}}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !2, unit: !0, spFlags: 8)
!5 = distinct !DISubprogram(name: "g", file: !1, type: !2, unit: !0, spFlags: 8)
!6 = !DILocation(line: 3, scope: !4)
!7 = !DILocation(line: 4, scope: !5)
!8 = !DILocation(line: 4, scope: !5, inlinedAt: !6)
"""


@pytest.mark.parametrize(
    ("call", "place", "other", "expected"),
    [
        (", !dbg !6", 6, 5, []),
        (", !dbg !8", 6, 5, []),
        ("", 6, 5, ["a call that may be inlined needs !dbg in a function that has it"]),
        (", !dbg !6", 7, 5, ["its place !7 is in !5, and its function is !4 (/src/a.c:4)"]),
        (", !dbg !6", 6, 4, ["its subprogram !4 is that of @f"]),
        (", !dbg !6", 4, 5, ["its place !4 is no DILocation"]),
        (", !dbg !6", 6, 2, ["its subprogram !2 is no DISubprogram"]),
    ],
)
def test_debug_information_belongs_to_its_function(call, place, other, expected):
    problems = [str(each) for each in verify(module_of(DEBUG.format(call, place, other)))]
    assert len(problems) == len(expected)
    assert all(p.endswith(e) for p, e in zip(problems, expected, strict=True))
