"""What a request gives back in each mode, and what makes it what is declared."""

import pytest

F, R = "__enzyme_fwddiff", "__enzyme_autodiff"
SPLIT, AUGMENTED, BATCH = "__enzyme_reverse", "__enzyme_augmentfwd", "__enzyme_batch"
DD = "double (double, ptr)"
PAIR = "{ double, double }"

# callee, function, arguments, declared, members, repair
RESULTS = [
    (F, DD, "x, dx, p, dp", "double", "tangent double", "none"),
    (F, DD, "x, dx, p, dp", "void", "tangent double", "drop"),
    (F, DD, "x, dx, p, dp", "{ double }", "tangent double", "repack"),
    (F, DD, "enzyme_primal_return, x, dx, p, dp", PAIR, "primal double, tangent double", "none"),
    (
        F,
        DD,
        "enzyme_primal_return, x, dx, p, dp",
        "%pair",
        "primal double, tangent double",
        "repack",
    ),
    (
        F,
        DD,
        "enzyme_primal_return, x, dx, p, dp",
        "sret(%pair)",
        "primal double, tangent double",
        "repack",
    ),
    (
        F,
        DD,
        "enzyme_primal_return, enzyme_const_return, x, dx, p, dp",
        "double",
        "primal double",
        "none",
    ),
    (F, DD, "enzyme_const_return, x, dx, p, dp", "void", "", "none"),
    (
        F,
        DD,
        "enzyme_width, i32 2, x, dx, dx1, p, dp, dp1",
        PAIR,
        "tangent double, tangent double",
        "none",
    ),
    (
        F,
        DD,
        "enzyme_width, i32 2, x, dx, dx1, p, dp, dp1",
        "[2 x double]",
        "tangent double, tangent double",
        "repack",
    ),
    (
        F,
        "float (float)",
        "enzyme_width, i32 2, a, da, da1",
        "<2 x float>",
        "tangent float, tangent float",
        "repack",
    ),
    (F, "ptr (ptr)", "p, dp", "ptr", "tangent ptr", "none"),
    (F, "i32 (ptr)", "p, dp", "void", "", "none"),
    (F, "void (ptr)", "p, dp", "void", "", "none"),
    ("__enzyme_fwdsplit", DD, "x, dx, p, dp, s", "double", "tangent double", "none"),
    (R, DD, "x, p, dp", "double", "derivative of 1 double", "none"),
    (
        R,
        "double (double, double)",
        "x, y",
        PAIR,
        "derivative of 1 double, derivative of 2 double",
        "none",
    ),
    (
        R,
        "double (double, double)",
        "enzyme_const, x, y",
        "double",
        "derivative of 2 double",
        "none",
    ),
    (
        R,
        DD,
        "enzyme_primal_return, x, p, dp",
        PAIR,
        "primal double, derivative of 1 double",
        "none",
    ),
    (R, "void (double)", "enzyme_primal_return, x", "double", "derivative of 1 double", "none"),
    (
        R,
        "void (double)",
        "enzyme_width, i32 2, x",
        "[2 x double]",
        "derivative of 1 [2 x double]",
        "none",
    ),
    (R, "void (ptr)", "p, dp", "void", "", "none"),
    (R, "ptr (ptr)", "p, dp", "void", "", "none"),
    (AUGMENTED, DD, "x, p, dp", "{ ptr, double }", "tape ptr, primal double", "none"),
    (AUGMENTED, DD, "enzyme_noret, x, p, dp", "ptr", "tape ptr", "none"),
    (AUGMENTED, "void (ptr)", "p, dp", "ptr", "tape ptr", "none"),
    (
        AUGMENTED,
        "ptr (ptr)",
        "p, dp",
        "{ ptr, ptr, ptr }",
        "tape ptr, primal ptr, shadow ptr",
        "none",
    ),
    (AUGMENTED, DD, "enzyme_tape, s, x, p, dp", "double", "primal double", "none"),
    (SPLIT, DD, "x, p, dp, y, s", "double", "derivative of 1 double", "none"),
    (SPLIT, "void (ptr)", "p, dp, s", "void", "", "none"),
    ("__enzyme_augmentsize", "void (ptr)", "enzyme_dup", "i64", "size i64", "none"),
    (
        BATCH,
        "float (float)",
        "enzyme_width, i32 2, a, da",
        "{ float, float }",
        "lane float, lane float",
        "none",
    ),
    (
        F,
        "void (ptr sret(%pair) %o, double %a)",
        "enzyme_width, i32 2, x, dx, dx1",
        "sret([2 x %pair])",
        "tangent %pair, tangent %pair",
        "repack",
    ),
    (
        F,
        "void (ptr sret(%pair) %o, double %a)",
        "enzyme_primal_return, x, dx",
        "sret([4 x double])",
        "primal %pair, tangent %pair",
        "repack",
    ),
]


@pytest.mark.parametrize(
    ("callee", "function", "arguments", "declared", "members", "repair"),
    RESULTS,
    ids=[f"{row[0][9:]}-{row[1]}-{row[2]}-{row[3]}" for row in RESULTS],
)
def test_a_request_gives(ask, callee, function, arguments, declared, members, repair):
    result = ask(arguments, function, callee, declared).one.arm.result
    assert shown(result) == members
    assert result.repair.value == repair


def shown(result):
    words = []
    for each in result.members:
        of = "" if each.parameter is None else f" of {each.parameter.index + 1}"
        words.append(f"{each.part.value}{of} {each.type}")
    return ", ".join(words)


def test_a_result_that_nobody_uses_may_be_declared_as_anything(read):
    asked = read(
        "define void @f(ptr %p) {\n  ret void\n}\ndeclare double @__enzyme_autodiff(...)\n"
        "define void @g(ptr %p, ptr %d) {\n"
        "  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %d)\n  ret void\n}\n"
    )
    assert asked.one.arm.result.repair.value == "drop"


KEPT = """
define void @f(ptr %p) {{
  ret void
}}
declare {declared} @__enzyme_autodiff(...)
declare void @look(ptr)
define void @g(ptr %p, ptr %d) {{
  %kept = alloca %pair
  {call}(ptr {kept}@f, ptr %p, ptr %d)
{lines}  ret void
}}
%pair = type {{ double, double }}
"""
IN_REGISTER = {
    "declared": "double",
    "kept": "",
    "call": "%r = call double (...) @__enzyme_autodiff",
}
IN_MEMORY = {
    "declared": "void",
    "kept": "sret(%pair) %kept, ptr ",
    "call": "call void (...) @__enzyme_autodiff",
}
STORED = "  store double %r, ptr %kept\n"
READ = "  %v = load double, ptr %kept\n"


@pytest.mark.parametrize(
    ("how", "lines", "warned"),
    [
        (IN_REGISTER, "", 0),
        (IN_REGISTER, STORED, 1),
        (IN_REGISTER, STORED + READ, 1),
        (IN_MEMORY, "", 0),
        (IN_MEMORY, READ, 0),
    ],
)
def test_nothing_may_be_kept_where_nobody_reads_it(read, how, lines, warned):
    asked = read(KEPT.format(**how, lines=lines))
    assert asked.one.arm.result.repair.value == "drop"
    assert [each.code for each in asked.warnings] == ["EZ0149"] * warned
    assert all("it returns nothing" in each.message for each in asked.warnings)


@pytest.mark.parametrize(
    ("how", "lines", "code"),
    [
        (IN_REGISTER, STORED + READ + "  store double %v, ptr %p\n", "EZ0109"),
        (IN_REGISTER, "  store double %r, ptr %p\n", "EZ0109"),
        (IN_REGISTER, STORED + "  call void @look(ptr %kept)\n", "EZ0109"),
        (IN_REGISTER, STORED.replace("store", "store volatile"), "EZ0109"),
        (IN_REGISTER, STORED + "  store ptr %kept, ptr %p\n", "EZ0109"),
        (IN_MEMORY, READ + "  store double %v, ptr %p\n", "EZ0110"),
        (IN_MEMORY, "  call void @look(ptr %kept)\n", "EZ0110"),
    ],
)
def test_nothing_is_not_returned_to_who_reads_it(read, how, lines, code):
    wrong = read(KEPT.format(**how, lines=lines)).wrong
    assert wrong.code == code
    assert "it gives nothing, and is declared to return" in wrong.message


def test_the_activity_of_the_result_is_by_its_type_unless_a_marker_says_otherwise(ask):
    def activity(arguments, callee=R, function="double (double)", result="double"):
        found = ask(arguments, function, callee, result).one.arm.result_activity
        return found and found.value

    assert activity("x") == "out"
    assert activity("enzyme_const_return, x") == "const"
    assert activity("enzyme_active_return, x") == "out"
    assert activity("x, dx", F) == "dup"
    assert activity("enzyme_dup_return, x, dx", F) == "dup"
    assert activity("p, dp", R, "ptr (ptr)", "void") == "dup"
    assert activity("p, dp", R, "i64 (ptr)", "void") == "const"
    assert activity("p, dp", R, "void (ptr)", "void") is None
