"""The argument list of a request: markers, defaults, shadows, what is behind them."""

import pytest

from enzyme_cc.requests.parts import mark_parts, parameter_groups

F, R = "__enzyme_fwddiff", "__enzyme_autodiff"
ANY = "void"


@pytest.mark.parametrize(
    ("callee", "function", "arguments", "shown"),
    [
        (F, "void (double)", "x, dx", "dup:x:dx"),
        (R, "void (double)", "x", "out:x"),
        (F, "void (ptr)", "p, dp", "dup:p:dp"),
        (R, "void (ptr)", "p, dp", "dup:p:dp"),
        (F, "void (i64)", "n", "const:n"),
        (R, "void (i64)", "n", "const:n"),
        (R, "void (<2 x double>)", "<2 x double> zeroinitializer", "out:zeroinitializer"),
        (R, "void (<2 x i32>)", "<2 x i32> zeroinitializer", "const:zeroinitializer"),
        (R, "void ([2 x float])", "[2 x float] zeroinitializer", "out:zeroinitializer"),
        (R, "void ({ i32, float })", "{ i32, float } zeroinitializer", "out:zeroinitializer"),
        (
            R,
            "void ({ float, ptr })",
            "{ float, ptr } zeroinitializer, { float, ptr } undef",
            "dup:zeroinitializer:undef",
        ),
        (R, "void ({ i8, [2 x i16] })", "{ i8, [2 x i16] } undef", "const:undef"),
    ],
    ids=lambda value: str(value),
)
def test_without_a_marker_the_type_decides(ask, callee, function, arguments, shown):
    asked = ask(arguments, function, callee, ANY)
    assert asked.shown == shown
    assert not any(each.is_marked for each in asked.one.arguments)


@pytest.mark.parametrize(
    ("callee", "function", "arguments", "shown"),
    [
        (F, "void (double, ptr)", "enzyme_dup, x, dx, enzyme_const, p", "dup:x:dx const:p"),
        (F, "void (ptr)", "enzyme_dupnoneed, p, dp", "dupnoneed:p:dp"),
        (
            F,
            "void (ptr)",
            "enzyme_dupnoneed, ptr inttoptr (i64 1 to ptr), dp",
            "dupnoneed:inttoptr (i64 1 to ptr):dp",
        ),
        (F, "void (i64)", "enzyme_dup, n, dn", "dup:n:dn"),
        (R, "void (double, double)", "enzyme_out, x, enzyme_const, y", "out:x const:y"),
        (F, "void (double, ptr)", "x, dx, enzyme_const, p", "dup:x:dx const:p"),
    ],
)
def test_a_marker_decides_about_the_argument_behind_it(ask, callee, function, arguments, shown):
    assert ask(arguments, function, callee, ANY).shown == shown


def test_the_request_says_what_call_it_is_and_where(ask):
    one = ask("x, dx, p, dp").one
    assert one.mode.name == "FORWARD"
    assert one.function.name == "f"
    assert one.caller.name == "caller"
    assert one.location.startswith("test.ll:")
    assert one.width == 1
    assert [each.position for each in one.arguments[0].values] == [1]
    assert [each.position for each in one.arguments[1].shadows] == [4]


def test_at_width_n_each_primal_is_followed_by_n_shadows(ask):
    asked = ask("enzyme_width, i32 2, x, dx0, dx1, p, dp0, dp1", result="{ double, double }")
    assert asked.shown == "dup:x:dx0,dx1 dup:p:dp0,dp1"
    assert asked.one.width == 2


def test_strided_shadows_are_given_once_with_their_distance(ask):
    arguments = "enzyme_width, i32 4, enzyme_dupv, i64 8, p, dp, enzyme_dupnoneedv, n, q, dq"
    one = ask(arguments, "void (ptr, ptr)", result="void").one
    first, second = one.arguments
    assert [each.ref for each in first.shadows] == ["%dp"]
    assert first.stride.ref == "8"
    assert second.stride.ref == "%n"
    assert second.activity.value == "dupnoneed"


def test_whole_call_markers_may_stand_anywhere(ask):
    asked = ask(
        "x, dx, enzyme_runtime_activity, p, dp, enzyme_strong_zero, enzyme_nofree, enzyme_noret",
    )
    options = asked.one.options
    assert asked.shown == "dup:x:dx dup:p:dp"
    assert options.runtime_activity
    assert options.strong_zero
    assert options.nofree
    assert options.noret
    assert not options.primal_return


def test_a_context_is_kept(ask):
    assert ask("enzyme_context, s, x, dx, p, dp").one.options.context.ref == "%s"


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ("enzyme_dup, x, enzyme_const, y, enzyme_interleave, dx", "dup:x:dx const:y"),
        ("x, y, enzyme_interleave, dx, dy", "dup:x:dx dup:y:dy"),
        ("enzyme_const, x, y, enzyme_interleave", "const:x const:y"),
        ("x, enzyme_dup, y, enzyme_interleave, dx, dy", "dup:x:dx dup:y:dy"),
        (
            "enzyme_width, i32 2, x, y, enzyme_interleave, dx, dx1, dy, dy1",
            "dup:x:dx,dx1 dup:y:dy,dy1",
        ),
    ],
)
def test_interleave_puts_all_shadows_behind_all_values(ask, arguments, shown):
    assert ask(arguments, "void (double, double)", result="void").shown == shown


def test_interleaved_an_argument_without_marker_is_as_the_one_before_unless_that_does_not_fit(ask):
    function = "void (double, double, double)"
    kept = ask("enzyme_const, x, y, y, enzyme_interleave", function, R, "void")
    assert kept.shown == "const:x const:y const:y"
    by_type = ask("x, enzyme_const, y, y, enzyme_interleave, dx, dy", function, F, "void")
    assert by_type.shown == "dup:x:dx const:y dup:y:dy"


def test_markers_stack(ask):
    one = ask(
        "enzyme_not_overwritten, enzyme_dup, p, dp, enzyme_nocache, q, dq",
        "void (ptr, ptr)",
        "__enzyme_augmentfwd",
        "ptr",
    ).one
    assert [each.is_not_overwritten for each in one.arguments] == [True, False]
    assert [each.is_not_cached for each in one.arguments] == [False, True]


@pytest.mark.parametrize(
    "markers", ["enzyme_byref, i64 8, enzyme_out", "enzyme_out, enzyme_byref, i64 8"]
)
def test_byref_values_are_addresses(ask, markers):
    one = ask(f"{markers}, p", "void (double)", R).one
    (argument,) = one.arguments
    assert argument.is_by_reference
    assert argument.activity.value == "out"
    assert (argument.primal.type.text, argument.primal.repair.value) == ("double", "load")


def test_byref_without_another_marker_goes_by_the_parameters_type(ask):
    one = ask("enzyme_byref, i64 8, p, dp", "void (double)", F, "void").one
    assert one.arguments[0].activity.value == "dup"
    assert [each.ref for each in one.arguments[0].shadows] == ["%dp"]


def test_fortran_passes_the_width_by_its_address(read):
    asked = read(
        "@enzyme_width = external global i32\n"
        "@ro = internal constant i32 2\n"
        "define void @f(ptr %x) {\n  ret void\n}\n"
        "declare void @fw__enzyme_fwddiff_(ptr, ptr, ptr, ptr, ptr, ptr)\n"
        "define void @g(ptr %x, ptr %d, ptr %e) {\n"
        "  %w = alloca i32\n  store i32 2, ptr %w\n"
        "  call void @fw__enzyme_fwddiff_(ptr @f, ptr @enzyme_width, ptr %w, ptr %x, ptr %d, "
        "ptr %e)\n"
        "  call void @fw__enzyme_fwddiff_(ptr @f, ptr @enzyme_width, ptr @ro, ptr %x, ptr %d, "
        "ptr %e)\n"
        "  ret void\n}\n"
    )
    assert asked.problems == ()
    assert [each.width for each in asked.requests.found] == [2, 2]


def test_a_request_that_returns_through_memory_has_its_function_second(ask):
    one = ask("x, y", "void (double, double)", R, "sret(%pair)").one
    assert one.buffer.ref == "%s"
    assert one.buffer.type.text == "%pair"
    assert [each.part.value for each in one.arm.result.members] == ["derivative", "derivative"]


def test_the_shadow_of_a_result_in_memory_comes_first_in_reverse(ask):
    function = "void (ptr sret(%pair) %out, double %a)"
    one = ask("dp, x", function, R).one
    result, argument = one.arguments
    assert result.is_result
    assert [each.ref for each in result.shadows] == ["%dp"]
    assert argument.primal.ref == "%x"
    constant = ask("enzyme_const_return, x", function, R).one
    assert constant.arguments[0].shadows == ()


def test_in_forward_modes_a_result_in_memory_has_no_argument(ask):
    function = "void (ptr sret(%pair) %out, double %a)"
    one = ask("x, dx", function, F, "sret(%pair)").one
    assert [each.is_result for each in one.arguments] == [True, False]
    assert [each.type.text for each in one.arm.result.members] == ["%pair"]


@pytest.mark.parametrize(
    ("arguments", "seeds", "tape"),
    [
        ("x, y, p", ["%y"], "%p"),
        ("x, enzyme_const_return, p", [], "%p"),
        ("x, y, enzyme_tape, p", ["%y"], None),
        ("x, y", ["%y"], None),
        ("enzyme_width, i32 2, x, y, dy, p", ["%y", "%dy"], "%p"),
        ("enzyme_width, i32 2, x, [2 x double] undef, p", ["undef"], "%p"),
    ],
)
def test_split_reverse_ends_in_seed_and_tape(ask, arguments, seeds, tape):
    result = "[2 x double]" if "width" in arguments else "double"
    arm = ask(arguments, "double (double)", "__enzyme_reverse", result).one.arm
    assert [each.ref for each in arm.seeds] == seeds
    assert (arm.tape.ref if arm.tape else None) == tape


@pytest.mark.parametrize(
    ("arguments", "seeds"),
    [("x, y, dy, p", ["%y", "%dy"]), ("x, %pair undef, p", ["undef"])],
)
def test_the_seed_of_a_struct_may_come_in_pieces(ask, arguments, seeds):
    arm = ask(arguments, "{ double, double } (double)", "__enzyme_reverse", "double").one.arm
    assert [each.ref for each in arm.seeds] == seeds
    assert arm.tape.ref == "%p"


def test_split_forward_ends_in_the_tape(ask):
    arm = ask("x, dx, p, dp, q", callee="__enzyme_fwdsplit").one.arm
    assert arm.tape.ref == "%q"
    behind = ask(
        "enzyme_allocated, i64 24, enzyme_tape, q, x, dx, p, dp", callee="__enzyme_fwdsplit"
    ).one
    assert behind.arm.tape is None
    assert behind.options.tape.ref == "%q"
    assert behind.options.allocated == 24


def test_the_size_of_a_tape_is_asked_with_markers_only(ask):
    function = "double (double, ptr, i64)"
    asked = ask("enzyme_out, enzyme_dup, enzyme_const", function, "__enzyme_augmentsize", "i64")
    assert asked.shown == "out dup const"


def test_a_batch_takes_scalars_vectors_and_buffers(ask):
    asked = ask(
        "enzyme_width, i32 2, enzyme_scalar, n, enzyme_vector, x, y, enzyme_buffer, i64 8, p, dx, "
        "dy",
        "double (i64, double, ptr, double)",
        "__enzyme_batch",
        "{ double, double }",
    )
    assert asked.shown == "scalar:n vector:x,y buffer:p vector:dx,dy"
    assert asked.one.arguments[2].stride.ref == "8"


# -- what types need -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("function", "arguments", "repair"),
    [
        ("void (double)", "enzyme_const, x", "none"),
        ("void (i1)", "i32 1", "trunc"),
        ("void (i8)", "i32 1", "trunc"),
        ("void (float)", "enzyme_const, x", "fptrunc"),
        ("void (half)", "enzyme_const, x", "fptrunc"),
        ("void (ptr)", "enzyme_const, i32 0", "null"),
        ("void (ptr addrspace(1))", "enzyme_const, p", "addrspacecast"),
        ("void ({ double, double })", "enzyme_const, %pair undef", "repack"),
        ("void (<2 x float>)", "enzyme_const, double 0.0", "bitcast"),
    ],
)
def test_what_a_value_must_become_is_noted(ask, function, arguments, repair):
    asked = ask(arguments, function, F, "void")
    assert asked.one.arguments[0].primal.repair.value == repair
    codes = {each.code for each in asked.warnings}
    assert ("EZ0131" in codes) == (repair == "addrspacecast")


@pytest.mark.parametrize(
    ("function", "arguments"),
    [
        ("void (double)", "enzyme_const, n"),
        ("void (i64)", "enzyme_const, x"),
        ("void (i64)", "enzyme_const, i"),
        ("void (ptr)", "enzyme_const, n"),
        ("void (ptr)", "enzyme_const, x"),
        ("void (double)", "enzyme_const, p"),
        ("void (double)", "enzyme_const, a"),
        ("void ({ double, i64 })", "enzyme_const, %pair undef"),
    ],
)
def test_what_only_looks_alike_is_refused(ask, function, arguments):
    wrong = ask(arguments, function, F, "void").wrong
    assert wrong.code == "EZ0108"
    assert "argument 3" in wrong.message


def test_a_prototype_says_the_type_and_nothing_is_widened(read):
    asked = read(
        "define float @f(float %x) {\n  ret float %x\n}\n"
        "declare float @_Z17__enzyme_autodiffIfEfPFffEd(ptr, double)\n"
        "define float @g(double %x) {\n"
        "  %r = call float @_Z17__enzyme_autodiffIfEfPFffEd(ptr @f, double %x)\n"
        "  ret float %r\n}\n"
    )
    assert asked.wrong.code == "EZ0108"


# -- structs in pieces ---------------------------------------------------------------------------

PIECES = """
@enzyme_dup = external global i32
@enzyme_const = external global i32
define double @f(double%NAMES0%%ATTRIBUTES%, i64 %k) {
  ret double 0.0
}
declare double @__enzyme_fwddiff(...)
define double @g(double %x, double %y) {
  %m = load i32, ptr @enzyme_dup
  %r = call double (...) @__enzyme_fwddiff(
    ptr @f, i32 %m, double %x, double %y, double 1.0, double 2.0, i64 7)
  ret double %r
}
"""


def pieces(names0, rest):
    return PIECES.replace("%NAMES0%", names0).replace("%ATTRIBUTES%", rest)


@pytest.mark.parametrize(
    ("first", "second"),
    [(" %p.coerce0", ", double %p.coerce1"), (" %a", ', double "enzyme_part" %b')],
    ids=["by name", "by attribute"],
)
def test_the_pieces_of_a_struct_share_marker_and_shadow(read, first, second):
    asked = read(pieces(first, second))
    assert asked.shown == ("dup:x:1.000000e+00 dup:y:2.000000e+00 const:7")


def test_two_parameters_stay_two(read):
    asked = read(pieces(" %a", ", double %b"))
    assert asked.shown == "dup:x:y dup:1.000000e+00:2.000000e+00 const:7"


STORES = """
define double @f(double %0, double %1, double %2) {
  %s = alloca {STRUCT}
  %a = getelementptr inbounds {STRUCT}, ptr %s, i32 0, i32 0
  store double %0, ptr %a
  %b = getelementptr inbounds {STRUCT}, ptr %s, i32 0, i32 1
  store double %1, ptr %b
  ret double %2
}
declare double @__enzyme_autodiff(...)
define void @g(double %x) {
  call double (...) @__enzyme_autodiff(ptr @f, double %x, double %x, double %x)
  ret void
}
%named = type { double, double }
"""


@pytest.mark.parametrize(
    ("struct", "groups"), [("{ double, double }", [2, 1]), ("%named", [1, 1, 1])]
)
def test_pieces_that_the_front_end_puts_together_are_one(read, struct, groups):
    asked = read(STORES.replace("{STRUCT}", struct))
    function = asked.module.functions["f"]
    assert [len(group) for group in parameter_groups(function)] == groups
    assert mark_parts(function) == (groups == [2, 1])
    assert ('double "enzyme_part" %1' in asked.module.print()) == (groups == [2, 1])
    assert not mark_parts(function)
