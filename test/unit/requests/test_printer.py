"""Requests as text."""

from enzyme_cc.requests.printer import print_request, print_requests

TEXT = """
@enzyme_dup = external global i32
@enzyme_width = external global i32
%pair = type { double, double }
define double @f(double %a, ptr %b, i64 %n) {
  ret double %a
}
define double @h(double %a, ptr %b, i64 %n) {
  ret double %a
}
declare void @__enzyme_fwddiff(...)
declare i64 @__enzyme_iter(i64, i64)
define void @g(i1 %c, double %x, ptr %p, ptr %q, ptr %out) {
  %v = select i1 %c, ptr @f, ptr @h
  %m = load i32, ptr @enzyme_dup
  %w = load i32, ptr @enzyme_width
  call void (...) @__enzyme_fwddiff(ptr sret(%pair) %out, ptr %v, i32 %w, i32 2,
    double %x, double 1.0, double 2.0, i32 %m, ptr %p, ptr %q, ptr %q, i64 3)
  ret void
}
define i64 @other(i64 %n) {
  %r = call i64 @__enzyme_iter(i64 %n, i64 1)
  ret i64 %r
}
"""

SHOWN = """\
fwddiff of @f or @h in @g at test.ll:13:1
  width 2
  returned through %out (%pair)
  @f where %c is true:
  parameter 1 a double: dup, value %x, shadows 1.000000e+00, 2.000000e+00
  parameter 2 b ptr: dup (marked), value %p, shadows %q, %q
  parameter 3 n i64: const, value 3
  result is dup
  gives tangent double, tangent double; as %pair (repack)
  @h where %c is false:
  parameter 1 a double: dup, value %x, shadows 1.000000e+00, 2.000000e+00
  parameter 2 b ptr: dup (marked), value %p, shadows %q, %q
  parameter 3 n i64: const, value 3
  result is dup
  gives tangent double, tangent double; as %pair (repack)
"""


def test_a_block_for_each_request_and_a_line_for_each_special_call(read):
    asked = read(TEXT)
    assert asked.problems == ()
    assert print_requests(asked.module) == SHOWN + "\n__enzyme_iter in @other at test.ll:21:1\n"


def test_only_of_the_callers_that_are_chosen(read):
    module = read(TEXT).module
    assert print_requests(module, lambda name: name == "g") == SHOWN
    assert print_requests(module, lambda name: name == "f") == ""


def test_one_alone(read):
    assert print_request(read(TEXT).one) == SHOWN


def test_everything_else_that_a_request_may_say(read):
    asked = read(
        "".join(
            f"@enzyme_{name} = external global i32\n"
            for name in "tape allocated nofree not_overwritten dupv context byref noret".split()
        )
        + "define double @f(ptr %a, double %b) {\n  ret double 0.0\n}\n"
        "declare double @__enzyme_reverse(...)\n"
        "define double @g(ptr %p, ptr %q, double %x) {\n"
        "  %r = call double (...) @__enzyme_reverse(ptr @f, ptr @enzyme_tape, ptr %q, "
        "ptr @enzyme_allocated, i64 8, ptr @enzyme_nofree, ptr @enzyme_context, ptr %p, "
        "ptr @enzyme_not_overwritten, ptr @enzyme_dupv, i64 16, ptr %p, ptr %q, "
        "ptr @enzyme_byref, i64 8, ptr %q, double %x)\n"
        "  ret double %r\n}\n"
    )
    assert print_requests(asked.module) == (
        "reverse of @f in @g at test.ll:13:1\n"
        "  width 1\n"
        "  nofree\n"
        "  allocated 8\n"
        "  tape %q\n"
        "  context %p\n"
        "  parameter 1 a ptr: dup (marked), not overwritten, value %p, shadow %q, every 16 bytes\n"
        "  parameter 2 b double: out, by reference, value %q (load)\n"
        "  seed %x\n"
        "  result is out\n"
        "  gives derivative of 2 double\n"
    )
