import pytest
from problems import messages, module_of

from enzyme_cc.analysis.verify.verifier import Problem, verify, verify_function
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.instructions import make
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import I32, VOID

EH = "declare void @g()\ndeclare i32 @k()\ndeclare i32 @__gxx_personality_v0(...)\n"
CATCH = "a:\n invoke void @g() to label %b unwind label %c\nb:\n ret void\nc:\n "
P = "personality ptr @__gxx_personality_v0"
FLOW = {
    "define void @f() {\na:\n br label %a\n}": "%a leads back to the entry",
    "define void @f(i1 %c) {\na:\n br i1 %c, label %b, label %b\nb:\n"
    " %x = phi i32 [ 1, %a ]\n ret void\n}": (
        "it has 1 value from %a, and 2 edges lead here from there"
    ),
    "define void @f(i1 %c) {\na:\n br i1 %c, label %b, label %b\nb:\n"
    " %x = phi i32 [ 1, %a ], [ 2, %a ]\n ret void\n}": "it has different values from %a",
    "define void @f(i1 %c) {\na:\n br i1 %c, label %b, label %b\nb:\n"
    " %x = phi [1 x i8] [ [i8 1], %a ], [ [i8 2], %a ]\n ret void\n}": (
        "it has different values from %a"
    ),
    "define void @f(i1 %c) {\na:\n br i1 %c, label %b, label %d\nb:\n"
    " br label %d\nd:\n %x = phi i32 [ 1, %a ]\n ret void\n}": "it has no value from %b",
    "define void @f(i1 %c) {\na:\n br label %b\nb:\n"
    " %x = phi i32 [ 1, %a ], [ 1, %b ]\n ret void\n}": (
        "it has a value from %b, which does not lead here"
    ),
    "define void @f() {\na:\n br label %b\nb:\n %y = add i32 1, 1\n"
    " %x = phi i32 [ 1, %a ]\n ret void\n}": "a phi must stand at the start of its block",
    "define void @f() {\na:\n %x = add i32 %y, 1\n %y = add i32 1, 1\n ret void\n}": (
        "%y does not dominate this use"
    ),
    "define i32 @f(i1 %c) {\na:\n br i1 %c, label %b, label %d\nb:\n %x = add i32 1, 1\n"
    " br label %d\nd:\n ret i32 %x\n}": "%x does not dominate this use",
    "define void @f() {\na:\n br label %b\nb:\n %x = phi i32 [ %y, %a ], [ 0, %b ]\n"
    " %y = add i32 1, 1\n br label %b\n}": "%y does not dominate the edge from %a",
    "define i32 @f() {\n ret i64 0\n}": "it returns i64, and its function returns i32",
    "define void @f(i32 %x) {\n switch i32 %x, label %b [ i32 1, label %b\n i32 1, label %b ]\n"
    "b:\n ret void\n}": "there are two cases for 1",
    # exceptions
    f"{EH}define void @f() {{\n{CATCH}%l = landingpad i32 cleanup\n ret void\n}}": (
        "landingpad needs a function with a personality"
    ),
    f"{EH}define void @f() {P} {{\n{CATCH}ret void\n}}": (
        "%c does not begin with a landingpad or another pad"
    ),
    f"{EH}define void @f() {P} {{\n{CATCH}fence acquire\n %l = landingpad i32 cleanup\n"
    " ret void\n}": "landingpad must stand first in its block",
    f"{EH}define void @f() {P} {{\n{CATCH}%l = landingpad i32\n ret void\n}}": (
        "a landingpad needs a clause, or must be a cleanup"
    ),
    f"{EH}define void @f() {P} {{\n{CATCH}%l = landingpad i32 cleanup\n resume i64 1\n}}": (
        "it resumes i64, and landingpads give i32"
    ),
    f"{EH}define void @f() {P} {{\n{CATCH}%l = landingpad i32 cleanup\n ret void\nd:\n"
    " br label %c\n}": "%d leads to the landingpad, and not by unwinding from an invoke",
    f"{EH}define i32 @f() {P} {{\na:\n %x = invoke i32 @k() to label %b unwind label %c\nb:\n"
    " ret i32 %x\nc:\n %l = landingpad i32 cleanup\n ret i32 %x\n}": (
        "%x does not dominate this use"
    ),
    f"{EH}define void @f() {P} {{\n{CATCH}%p = cleanuppad within none []\n"
    " catchret from %p to label %b\n}": "%p is no catchpad",
    f"{EH}define void @f() {P} {{\n{CATCH}%s = catchswitch within none [label %b] unwind to caller"
    "\n}": "the handler %b does not begin with a catchpad",
    f"{EH}define void @f() {P} {{\n{CATCH}%p = cleanuppad within none []\n"
    " cleanupret from %p unwind label %b\n}": (
        "%b does not begin with a cleanuppad or a catchswitch"
    ),
}


@pytest.mark.parametrize(("text", "message"), FLOW.items())
def test_wrong_control_flow_is_found(text, message):
    assert message in messages(text)


FINE = [
    "define void @f() {\n ret void\nb:\n %x = add i32 %x, 1\n br label %b\n}",
    "define void @f() {\n ret void\nb:\n %x = phi i32\n ret void\n}",
    "define void @f(i1 %c) {\na:\n br i1 %c, label %b, label %b\nb:\n"
    " %x = phi i32 [ 1, %a ], [ 1, %a ]\n ret void\n}",
    "define void @f(i1 %c) {\na:\n br i1 %c, label %b, label %b\nb:\n"
    " %x = phi [2 x i8] [ [i8 1, i8 2], %a ], [ [i8 1, i8 2], %a ]\n"
    ' %y = phi [2 x i8] [ [i8 1, i8 2], %a ], [ c"\\01\\02", %a ]\n'
    " %z = phi <2 x i8> [ splat (i8 1), %a ], [ <i8 1, i8 1>, %a ]\n"
    " %n = phi [2 x i8] [ zeroinitializer, %a ], [ [i8 0, i8 0], %a ]\n ret void\n}",
    "define void @f() {\na:\n br label %b\nb:\n %x = phi i32 [ %x, %b ], [ 0, %a ]\n"
    " br label %b\n}",
    f"{EH}define i32 @f(i1 %q) {P} {{\ns:\n br i1 %q, label %a, label %b\na:\n"
    " %x = invoke i32 @k() to label %b unwind label %c\nb:\n"
    " %p = phi i32 [ %x, %a ], [ 0, %s ]\n ret i32 %p\nc:\n"
    " %l = landingpad i32 cleanup\n ret i32 0\n}",
]


@pytest.mark.parametrize("text", FINE)
def test_right_control_flow_is_left_alone(text):
    assert messages(text) == []


TWO = """
define i32 @f(i32 %a) {
one:
  %x = add i32 %a, 1
  %y = mul i32 %x, %x
  br label %two

two:
  %p = phi i32 [ %y, %one ]
  ret i32 %p
}
define i32 @other(i32 %b) {
body:
  ret i32 %b
}
"""


def edited(change):
    """The problems after an edit of the objects of `TWO`."""
    module = module_of(TWO)
    function = module.functions["f"]
    named = {value.ref[1:]: value for value in function.locals()}
    change(function, **named)
    return [problem.message for problem in verify(module)]


def test_the_report_says_where_and_what():
    module = module_of(TWO)
    x = next(module.functions["f"].instructions())
    x.set_operand(1, module.functions["other"].arguments[0])
    assert [str(problem) for problem in verify(module)] == [
        "@f: %one: '%x = add i32 %a, %b': %b does not stand in this function",
    ]
    assert str(Problem("@f", "", "", "it is bad", "a.c:3")) == "@f: it is bad (a.c:3)"


def test_one_function_can_be_asked_alone():
    module = module_of(TWO)
    next(module.functions["f"].instructions()).set_operand(1, int_constant(I32, 0))
    assert verify_function(module.functions["f"]) == []
    module.functions["f"].last.last.unlink()
    assert [str(each) for each in verify_function(module.functions["f"])] == [
        "@f: %two: the block ends without a terminator",
        "@f: %two: %p is said to be used by <ret>, which does not use it here",
    ]


def test_several_problems_are_all_found():
    text = "define i32 @f() {\n %x = add i32 %y, 1\n %y = add i32 1, 1\n ret i64 0\n}"
    assert len(messages(text)) == 2


def test_a_text_that_cannot_be_read_is_a_problem():
    found = verify(Module(TWO.replace("mul", "mull"), "bad.ll"))
    assert [str(each) for each in found] == [
        "@f: expected an instruction, found 'mull' (bad.ll:5:8)"
    ]


LINKS = {
    "a missing terminator": (
        lambda f, two, **_: two.last.unlink(),
        "the block ends without a terminator",
    ),
    "an instruction behind the terminator": (
        lambda f, one, **_: one.append(make("fence", VOID, [])),
        "it stands after the terminator",
    ),
    "a line of another block": (
        lambda f, x, two, **_: setattr(x, "block", two),
        "it does not know its block",
    ),
    "a broken link backwards": (
        lambda f, y, **_: setattr(y, "previous", None),
        "it does not know the line before it",
    ),
    "a wrong last line": (
        lambda f, one, x, **_: setattr(one, "last", x),
        "the block does not know its last line",
    ),
    "a circle of lines": (
        lambda f, x, y, **_: setattr(y, "next", x),
        "it stands in the chain of lines twice",
    ),
    "a circle of blocks": (
        lambda f, one, two, **_: setattr(two, "next", one),
        "the chain of blocks comes back to this block",
    ),
    "a block of no function": (
        lambda f, two, **_: setattr(two, "function", None),
        "the block does not know its function",
    ),
    "a wrong last block": (
        lambda f, one, **_: setattr(f, "last", one),
        "the function does not know its last block",
    ),
    "two of one name": (
        lambda f, x, y, **_: setattr(y, "ref", "%x"),
        "two values are called %x",
    ),
    "a name that needs quotes": (
        lambda f, x, **_: setattr(x, "ref", "%x y"),
        "%x y is no proper name",
    ),
    "a use not noted": (
        lambda f, x, y, **_: x.uses.remove(y),
        "%x knows of 1 uses by <%y = mul>, and there are 2",
    ),
    "a use that is not there": (
        lambda f, a, y, **_: a.uses.append(y),
        "%a is said to be used by <%y = mul>, which does not use it here",
    ),
    "an operand from another module": (
        lambda f, x, **_: x.set_operand(1, module_of(TWO).functions["f"]),
        "@f is not in this module",
    ),
    "an operand that stands nowhere": (
        lambda f, x, y, **_: x.set_operand(0, make("add", I32, [f.arguments[0]] * 2)),
        "<<%add = add>> does not stand in this function",
    ),
    "a target elsewhere": (
        lambda f, one, **_: one.last.set_operand(0, f.module.functions["other"].first),
        "%body is not a block of the function",
    ),
    "a lost edge of a phi": (
        lambda f, p, one, **_: p.remove_incoming(one),
        "it has no value from %one",
    ),
    "no operand at all": (
        lambda f, x, **_: x.operands.__setitem__(0, None),
        "None is no value",
    ),
    "a declaration with a body": (
        lambda f, **_: setattr(f, "is_declaration", True),
        "it is declared, but has a body",
    ),
    "a removed global": (
        lambda f, **_: setattr(f.module.functions["other"], "is_removed", True),
        None,
    ),
}


@pytest.mark.parametrize(("change", "message"), LINKS.values(), ids=LINKS)
def test_broken_objects_are_found_and_never_raise(change, message):
    found = edited(change)
    if message is not None and "<<" not in message:
        assert message in found
    elif message is not None:
        assert any("does not stand in this function" in each for each in found)
