"""Every kind of wrong request: its code, what it says, and that one mistake is one message."""

import pytest

from enzyme_cc.requests.problems import Kind

F, R = "__enzyme_fwddiff", "__enzyme_autodiff"
SPLIT, AUGMENTED, BATCH = "__enzyme_reverse", "__enzyme_augmentfwd", "__enzyme_batch"
TEMPLATE = "_Z17__enzyme_autodiffIdJPvPdS1_EET_DpT0_"
DD = "double (double, ptr)"

# code, callee, function, arguments, result, what the message says.
CALLS = [
    (
        "EZ0101",
        F,
        DD,
        "enzyme_dupe, x, dx, p, dp",
        "double",
        "argument 2, enzyme_dupe, is no marker",
    ),
    (
        "EZ0105",
        F,
        DD,
        "x, dx, p",
        "double",
        "parameter 2 'b' (a pointer) has no shadow: the call ends where it should be",
    ),
    (
        "EZ0105",
        F,
        DD,
        "enzyme_dup, x, enzyme_dup, p, dp",
        "double",
        "parameter 1 'a' (double), marked enzyme_dup, has no shadow: argument 4 (enzyme_dup) "
        "stands where it should be",
    ),
    (
        "EZ0105",
        F,
        DD,
        "enzyme_width, i32 3, x, dx, dx1, dx2, p, dp, dp1",
        "void",
        "parameter 2 'b' (a pointer) needs 3 shadows at width 3, and there are 2",
    ),
    (
        "EZ0105",
        R,
        "void (ptr sret(%pair) %o, double %a)",
        "enzyme_out, x",
        "double",
        "its shadow must come right after the function",
    ),
    (
        "EZ0106",
        F,
        DD,
        "x, dx",
        "double",
        "parameter 2 'b' (a pointer) has no argument: the function takes 2, and 1 is given",
    ),
    (
        "EZ0106",
        "__enzyme_augmentsize",
        DD,
        "enzyme_out",
        "i64",
        "parameter 2 'b' (a pointer) has no marker",
    ),
    (
        "EZ0107",
        F,
        DD,
        "x, dx, p, dp, n",
        "double",
        "argument 6 (a 64-bit integer) is left over: all of the function's 2 parameters have what "
        "is needed",
    ),
    (
        "EZ0107",
        F,
        DD,
        "x, dx, p, dp, enzyme_const",
        "double",
        "argument 6 (enzyme_const) is left over",
    ),
    ("EZ0107", "__enzyme_augmentsize", DD, "x", "i64", "argument 2 (double) is a value"),
    ("EZ0107", F, "void ()", "x", "void", "the function has no parameters"),
    (
        "EZ0108",
        F,
        DD,
        "n, dx, p, dp",
        "double",
        "argument 2 (a 64-bit integer) does not fit parameter 1 'a' (double)",
    ),
    (
        "EZ0108",
        F,
        DD,
        "x, n, p, dp",
        "double",
        "argument 3 (a 64-bit integer) does not fit the shadow of parameter 1 'a' (double)",
    ),
    (
        "EZ0108",
        SPLIT,
        "void (double)",
        "x, n",
        "double",
        "argument 3 (a 64-bit integer) does not fit the tape (a pointer)",
    ),
    (
        "EZ0109",
        F,
        DD,
        "x, dx, p, dp",
        "float",
        "it gives the tangent (double), and is declared to return float",
    ),
    ("EZ0109", F, DD, "x, dx, p, dp", "i64", "declared to return a 64-bit integer"),
    ("EZ0109", F, DD, "enzyme_primal_return, x, dx, p, dp", "double", "the primal and the tangent"),
    ("EZ0109", R, "void (ptr)", "p, dp", "double", "it gives nothing"),
    ("EZ0109", AUGMENTED, DD, "x, p, dp", "{ double, ptr }", "the tape and the primal"),
    (
        "EZ0110",
        F,
        "void (ptr sret(%pair) %o, double %a)",
        "x, dx",
        "double",
        "the request must return the tangent, 16 bytes, and is declared to return double",
    ),
    (
        "EZ0110",
        F,
        "void (ptr sret(%pair) %o, double %a)",
        "enzyme_primal_return, x, dx",
        "sret(%pair)",
        "the primal and the tangent, 32 bytes, and is declared to return pair, 16 bytes",
    ),
    ("EZ0110", R, "void (double, double, double)", "x, y, y", "sret(%pair)", "3 derivatives"),
    ("EZ0111", F, DD, "x, dx, p, dp, enzyme_width", "double", "must be followed by the number"),
    ("EZ0111", BATCH, DD, "x, p", "double", "a batch needs its width"),
    (
        "EZ0112",
        F,
        DD,
        "enzyme_width, i, x, dx, p, dp",
        "double",
        "argument 3 (a 32-bit integer), must be a constant",
    ),
    (
        "EZ0112",
        F,
        DD,
        "enzyme_width, i32 1, x, dx, p, dp, enzyme_width, i32 1",
        "double",
        "argument 8 (enzyme_width) is there a second time",
    ),
    ("EZ0112", F, DD, "enzyme_width, i32 0, x, dx, p, dp", "double", "the width is 0"),
    ("EZ0113", F, "void (double)", "enzyme_primal_return, x, dx", "void", "returns nothing"),
    ("EZ0114", SPLIT, DD, "enzyme_primal_return, x, p, dp, y, s", "double", "derivatives only"),
    ("EZ0114", "__enzyme_fwdsplit", DD, "enzyme_primal_return, x, dx, p, dp, s", "double", ""),
    (
        "EZ0115",
        F,
        DD,
        "enzyme_out, x, p, dp",
        "double",
        "parameter 1 'a' (double) is marked enzyme_out",
    ),
    (
        "EZ0115",
        F,
        "double (double %s.coerce0, double %s.coerce1)",
        "enzyme_out, x, y",
        "double",
        "(double) is marked enzyme_out, which is for reverse modes",
    ),
    ("EZ0115", F, DD, "enzyme_active_return, x, dx, p, dp", "double", "for reverse modes"),
    (
        "EZ0116",
        R,
        DD,
        "x, enzyme_out, p",
        "double",
        "parameter 2 'b' (a pointer) is marked enzyme_out",
    ),
    (
        "EZ0116",
        R,
        "double (ptr %s.coerce0, double %s.coerce1)",
        "enzyme_out, p, x",
        "void",
        "(a pointer) is marked enzyme_out, and has pointers in it",
    ),
    ("EZ0116", R, DD, "enzyme_dup, x, dx, p, dp", "void", "no memory to add a derivative to"),
    (
        "EZ0116",
        F,
        DD,
        "enzyme_dupv, i64 8, x, dx, p, dp",
        "double",
        "is marked enzyme_dupv, which is",
    ),
    (
        "EZ0116",
        R,
        "i32 (ptr)",
        "enzyme_active_return, p, dp",
        "void",
        "and this is a 32-bit integer",
    ),
    ("EZ0116", R, DD, "enzyme_dup_return, x, p, dp", "double", "enzyme_dup_return needs"),
    (
        "EZ0117",
        F,
        DD,
        "x, dx, enzyme_dup",
        "double",
        "no value for parameter 2 'b' (a pointer) follows enzyme_dup",
    ),
    ("EZ0117", F, DD, "enzyme_dup, enzyme_const, x, p, dp", "double", "stands where an argument"),
    (
        "EZ0117",
        F,
        DD,
        "x, dx, enzyme_dupv, enzyme_width, i32 1, i64 8, p, dp",
        "double",
        "must be followed by the distance in bytes",
    ),
    ("EZ0117", F, DD, "enzyme_byref, n, p, dx, q, dq", "double", "must be a constant"),
    ("EZ0117", AUGMENTED, DD, "enzyme_allocated, n, x, p, dp", "void", "must be a constant"),
    ("EZ0117", AUGMENTED, DD, "x, p, dp, enzyme_tape", "void", "must be followed by the pointer"),
    ("EZ0118", F, DD, "enzyme_tape, s, x, dx, p, dp", "double", "has no effect here"),
    ("EZ0118", F, DD, "enzyme_scalar, x, p, dp", "double", "has no effect here"),
    ("EZ0118", BATCH, DD, "enzyme_width, i32 1, enzyme_dup, x, p", "double", "has no effect here"),
    ("EZ0118", F, DD, "enzyme_trace, s, x, dx, p, dp", "double", "belongs to other calls"),
    ("EZ0118", F, DD, "x, enzyme_interleave, dx, enzyme_interleave", "double", "a second time"),
    (
        "EZ0118",
        F,
        DD,
        "x, p, enzyme_interleave, dx, enzyme_dup, dp",
        "double",
        "where only shadows follow",
    ),
    (
        "EZ0118",
        F,
        DD,
        "enzyme_const_return, enzyme_dup_return, x, dx, p, dp",
        "double",
        "contradicts",
    ),
    (
        "EZ0119",
        SPLIT,
        "double (double)",
        "x, p",
        "double",
        "the result (double) is active, so its derivative must follow the arguments, and "
        "argument 3 (a pointer) stands there",
    ),
    ("EZ0119", SPLIT, "double (double)", "x", "double", "and the call ends there"),
    (
        "EZ0120",
        R,
        "void (double)",
        "enzyme_byref, i64 4, p",
        "double",
        "has 8 bytes, and enzyme_byref says 4",
    ),
    ("EZ0117", R, "double (double)", "enzyme_context, i, x", "double", "must be a pointer"),
    ("EZ0117", SPLIT, "double (double)", "enzyme_tape, n, x, y", "double", "must be a pointer"),
    ("EZ0147", R, "void (ptr)", "enzyme_const_return, p, dp", "void", None),
    (
        "EZ0147",
        R,
        "void (ptr)",
        "enzyme_active_return, p, dp",
        "void",
        "enzyme_active_return, but the function returns nothing",
    ),
    (
        "EZ0123",
        BATCH,
        DD,
        "enzyme_width, i32 2, enzyme_vector, x, enzyme_scalar, p",
        "void",
        "needs 2 values, one for each instance, and there are 1",
    ),
]


@pytest.mark.parametrize(
    ("code", "callee", "function", "arguments", "result", "says"),
    CALLS,
    ids=[f"{call[0]}-{call[1][9:]}-{call[3]}" for call in CALLS],
)
def test_a_wrong_call_is_one_message(ask, code, callee, function, arguments, result, says):
    if says is None:
        assert ask(arguments, function, callee, result).problems == ()
        return
    if function == DD:
        function = "double (double %a, ptr %b)"
    asked = ask(arguments, function, callee, result)
    wrong = asked.wrong
    assert (wrong.code, wrong.severity) == (code, "error")
    assert says in wrong.message
    assert wrong.message.startswith(f"{callee} of f: ")
    assert wrong.where.startswith("test.ll:")


def test_a_number_taken_as_a_shadow_is_named_where_arguments_are_missing(ask):
    wrong = ask("p, n", "double (ptr %a, i64 %b)", R).wrong
    assert wrong.code == "EZ0106"
    assert wrong.message.endswith(
        "parameter 2 'b' (a 64-bit integer) has no argument: argument 3 (a 64-bit integer) stands "
        "where the shadow of parameter 1 'a' (a pointer) should be"
    )
    (note,) = wrong.notes
    assert note.startswith("write its shadow after it: a, da; or enzyme_const, a where")


@pytest.mark.parametrize(
    ("function", "arguments", "result", "said", "way"),
    [
        ("void (ptr %a)", "p, dp", "double", "it gives nothing, and is declared to", "<void>"),
        ("double (double %a)", "x", "float", "it gives the derivative (double)", "<double>, which"),
    ],
)
def test_a_template_is_told_what_to_return_in_cxx(ask, function, arguments, result, said, way):
    wrong = ask(arguments, function, TEMPLATE, result).wrong
    assert wrong.code == "EZ0109"
    assert wrong.message.startswith(f"__enzyme_autodiff of f: {said}")
    assert wrong.message.endswith(f"is declared to return {result}")
    assert f"call __enzyme_autodiff{way}" in wrong.notes[0]


ELSEWHERE = {
    *("EZ0102", "EZ0103", "EZ0104", "EZ0121", "EZ0122", "EZ0124", "EZ0125", "EZ0126", "EZ0127"),
    *("EZ0131", "EZ0132", "EZ0133"),
    *("EZ0149", "EZ0151", "EZ0152"),
    *("EZ0141", "EZ0142", "EZ0143", "EZ0144", "EZ0145", "EZ0146", "EZ0148"),
    *("EZ0407", "EZ0451", "EZ0452", "EZ0453", "EZ0489"),
}


def test_every_code_has_a_test_and_the_table_is_in_order():
    codes = [kind.code for kind in Kind]
    assert codes == sorted(set(codes))
    assert {call[0] for call in CALLS} == set(codes) - ELSEWHERE
    assert all(kind.meaning for kind in Kind)


def test_a_result_larger_than_what_there_is_is_a_warning(ask):
    asked = ask("x, dx, p, dp", result="{ double, double }")
    assert asked.one.arm.result.repair.value == "prefix"
    (warning,) = asked.warnings
    assert (warning.code, warning.severity) == ("EZ0132", "warning")
    assert "enzyme_primal_return" in warning.notes[0]


def test_a_near_miss_is_named(ask):
    assert ask("enzyme_dupe, x, dx, p, dp").wrong.notes == ("did you mean enzyme_dup?",)
    assert "there are enzyme_active_return" in ask("enzyme_zzz, x").wrong.notes[0]


def test_all_wrong_calls_of_a_module_are_said_in_one_run(read):
    asked = read(
        "@enzyme_dupp = external global i32\n@enzyme_outt = external global i32\n"
        "define double @f(double %x) {\n  ret double %x\n}\n"
        "declare double @__enzyme_fwddiff(...)\n"
        "define double @g(double %x) {\n"
        "  %m = load i32, ptr @enzyme_dupp\n  %o = load i32, ptr @enzyme_outt\n"
        "  %a = call double (...) @__enzyme_fwddiff(ptr @f, double %x)\n"
        "  %b = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %x)\n"
        "  %c = call double (...) @__enzyme_fwddiff(ptr @f, i32 %m, double %x, i32 %o)\n"
        "  %d = fadd double %a, %b\n  %e = fadd double %d, %c\n  ret double %e\n}\n"
    )
    assert [each.code for each in asked.problems] == ["EZ0105", "EZ0101", "EZ0101"]
    assert len(asked.requests.found) == 1


def test_a_request_that_is_used_as_a_value_is_said(read):
    asked = read(
        "declare double @__enzyme_fwddiff(...)\ndeclare void @take(ptr)\n"
        "define void @g(ptr %p) {\n"
        "  store ptr @__enzyme_fwddiff, ptr %p\n  ret void\n}\n"
    )
    assert asked.wrong.code == "EZ0121"
    assert "__enzyme_fwddiff" in asked.wrong.message


LOCATED = """
define double @f(double %x) !dbg !4 {
  #dbg_value(double %x, !6, !DIExpression(), !9)
  ret double %x
}
declare double @__enzyme_fwddiff(...)
define double @g(double %x) !dbg !7 {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x), !dbg !8
  ret double %r
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/home/me")
!2 = !DISubroutineType(types: !5)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!5 = !{null}
!6 = !DILocalVariable(name: "side", arg: 1, scope: !4, file: !1, line: 1)
!7 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 3, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 4, column: 9, scope: !7)
!9 = !DILocation(line: 1, column: 9, scope: !4)
"""  # noqa: E501


def test_debug_information_gives_place_and_names(read):
    wrong = read(LOCATED).wrong
    assert wrong.where == "/home/me/a.c:4:9"
    assert wrong.message.startswith("__enzyme_fwddiff of square: parameter 1 'side' (double)")
