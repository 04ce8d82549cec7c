import pytest
from problems import messages

FRAME = """
declare void @g()
declare i32 @h(i32)
declare i32 @p(...)
declare fastcc void @fast()
declare i32 @two(i32, i32)
declare void @llvm.assume(i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare double @llvm.fabs.f64(double)
declare ptr @mal(i64)
{}
"""
BODY = "define void @f(ptr %p, i32 %i, i1 %c) {{\n  {}\n  ret void\n}}"
WRONG = {
    "call i32 (i32) %p(i64 1)": "argument 1 is i64, and i32 is expected",
    "call i32 (i32) %p()": "there are 0 arguments, and 1 are expected",
    "call i32 (i32, ...) %p()": "there are 0 arguments, and 1 are expected",
    "call i32 (i32) %p(i32 1, i32 2)": "there are 2 arguments, and 1 are expected",
    "call void %p(token none)": "argument 1 is token, and only an intrinsic takes that",
    'call void %p(metadata !"marker")': (
        "argument 1 is metadata, and only an intrinsic takes that"
    ),
    "call token %p()": "only an intrinsic returns token",
    "call i32 @h(i32 nonnull 1)": "argument 1: 'nonnull' cannot stand on i32",
    "call nonnull i32 @h(i32 1)": "'nonnull' cannot stand on i32",
    "call noundef void @g()": "'noundef' cannot stand on void",
    "call i32 @h(i32 zeroext signext 1)": ("argument 1: signext and zeroext exclude each other"),
    "call i32 @two(i32 returned 1, i32 returned 2)": (
        "'returned' stands on 2 parameters, and on one at most it may"
    ),
    "call ptr @mal(i32 returned 1)": "parameter 1 is 'returned': it must be ptr",
    "call void %p(i32 1, i32 2, ptr sret(i32) %p)": (
        "'sret' must stand on the first or the second parameter"
    ),
    "call ptr @mal(i64 1) allocsize(1)": "'allocsize' names parameter 1, and that is no integer",
    "call void @llvm.assume(i32 1)": ("@llvm.assume is called as void (i32), and is void (i1)"),
    "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 %c)": (
        "%c must be a number: @llvm.memset.p0.i64 takes nothing else there"
    ),
    "store ptr @llvm.assume, ptr %p": "@llvm.assume is an intrinsic and can only be called",
    'store ptr asm "", "", ptr %p': "assembly can only be called",
    "call nnan i32 @h(i32 1)": ("'nnan' is for floating-point numbers, and the result is i32"),
}
RIGHT = [
    "call i32 @g(i32 1)",
    "call fastcc void @g()",
    "call i32 null(i32 1)",
    "call i32 (i32, ...) %p(i32 1, i32 2)",
    'call i32 (i32, ...) %p(i32 1, metadata !"marker", token none)',
    'call void asm "", "r"(i32 1)',
    'call void @g() [ "x"(token none, i32 1) ]',
    "call fast double @llvm.fabs.f64(double 1.0)",
    "call void @llvm.assume(i1 %c)",
]


def in_body(line):
    return messages(FRAME.format(BODY.format(line)))


@pytest.mark.parametrize(("line", "message"), WRONG.items())
def test_a_wrong_call_is_found(line, message):
    assert message in in_body(line)


@pytest.mark.parametrize("line", RIGHT)
def test_a_right_call_is_left_alone(line):
    assert in_body(line) == []


TAILS = {
    "define i32 @f(i32 %x) {{\n %y = musttail call i32 @h(i32 %x)\n ret i32 %x\n}}": (
        "ret after a musttail call must return its result"
    ),
    "define i32 @f(i32 %x) {{\n %y = musttail call i32 @h(i32 %x)\n fence seq_cst\n"
    " ret i32 %y\n}}": ("a musttail call must stand right before ret"),
    "define i32 @f(i32 %x) {{\n %y = musttail call i32 @two(i32 %x, i32 %x)\n ret i32 %y\n}}": (
        "a musttail call must have its function's parameters: i32 (i32)"
    ),
    "define void @f(i32 %x) {{\n %y = musttail call i32 @h(i32 %x)\n ret void\n}}": (
        "a musttail call of i32 cannot stand in a function of void"
    ),
    "define void @f() {{\n musttail call fastcc void @fast()\n ret void\n}}": (
        "a musttail call must have the calling convention of its function"
    ),
    "define i32 @f(i32 inreg %x) {{\n %y = musttail call i32 @h(i32 %x)\n ret i32 %y\n}}": (
        "argument 1 of a musttail call differs from its function's in inreg"
    ),
    "define void @f() {{\n musttail call void (...) @p()\n ret void\n}}": (
        "a musttail call must be variadic if its function is, and only then"
    ),
}
FINE_TAILS = [
    "define i32 @f(i32 %x) {\n %y = musttail call i32 @h(i32 %x)\n ret i32 %y\n}",
    "define i32 @f(i32 %x) {\n %y = musttail call i32 @h(i32 %x)\n ret i32 undef\n}",
    "define tailcc void @f(i32 %x) {\n musttail call tailcc void @fast()\n ret void\n}",
    "define void @f(...) {\n musttail call void (...) @p(...)\n ret void\n}",
]


@pytest.mark.parametrize(("text", "message"), TAILS.items())
def test_a_wrong_musttail_call_is_found(text, message):
    assert message in messages(FRAME.format(text.replace("{{", "{").replace("}}", "}")))


@pytest.mark.parametrize("text", FINE_TAILS)
def test_a_right_musttail_call_is_left_alone(text):
    assert messages(FRAME.format(text)) == []
