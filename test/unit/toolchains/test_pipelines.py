"""What is guaranteed of the fixed pipelines, whichever LLVM runs them."""

import re
import shutil

import pytest

from enzyme_cc.toolchains.exposure import exposed, hidden
from enzyme_cc.toolchains.inprocess import in_process
from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.pipelines import passes
from enzyme_cc.toolchains.system import Tools

HEAD = 'target triple = "x86_64-unknown-linux-gnu"\n'
# What clang makes at -O0, without its marks.
SUM = (
    HEAD
    + """
define double @square(double %x) {
  %y = fmul fast double %x, %x
  ret double %y
}
define double @sum(ptr %a, i64 %n) {
entry:
  %i = alloca i64
  %s = alloca double
  store i64 0, ptr %i
  store double 0.0, ptr %s
  br label %head
head:
  %i1 = load i64, ptr %i
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %body, label %done
body:
  %i2 = load i64, ptr %i
  %p = getelementptr double, ptr %a, i64 %i2
  %v = load double, ptr %p
  %q = call fast double @square(double %v)
  %s1 = load double, ptr %s
  %t = fadd fast double %s1, %q
  store double %t, ptr %s
  %i3 = add nuw nsw i64 %i2, 1
  store i64 %i3, ptr %i
  br label %head, !llvm.loop !0
done:
  %r = load double, ptr %s
  ret double %r
}
!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = !{!"llvm.loop.vectorize.enable", i1 true}
!3 = !{!"llvm.loop.mustprogress"}
"""
)
FIXED = (
    HEAD
    + """
define double @dot(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p
  %t = fadd double %s, %v
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret double %t
}
"""
)
BRANCHES = """
declare double @llvm.sqrt.f64(double)
define double @root(double %x) {
  %c = fcmp ogt double %x, 0.0
  br i1 %c, label %a, label %b
a:
  %m = call double @llvm.sqrt.f64(double %x)
  br label %b
b:
  %r = phi double [ %m, %a ], [ 0.0, %0 ]
  ret double %r
}
define double @relu(double %x) {
  %c = fcmp ogt double %x, 0.0
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi double [ %x, %a ], [ 0.0, %0 ]
  ret double %r
}
"""
SET_ASIDE = """
@text = private unnamed_addr constant [2 x i8] c"x\\00"
@again = private unnamed_addr constant [2 x i8] c"x\\00"
@counter = internal global i32 0
@unused = internal global i32 7
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] \
[{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] \
[{ ptr, ptr, ptr, i32, ptr } { ptr @kept, ptr @text, ptr @text, i32 1, ptr null }], \
section "llvm.metadata"
@other = internal alias i32, ptr @counter
$odd = comdat any
define internal void @start() optnone noinline {
  store i32 42, ptr @counter
  ret void
}
define internal i32 @kept(i32 %unread, ptr %read) optnone noinline {
entry:
  %place = alloca i32, align 4
  %x = load i32, ptr %read
  store i32 %x, ptr %place
  %y = load i32, ptr %place
  %z = load i32, ptr @counter
  %sum = add i32 %y, %z
  ret i32 %sum
}
define linkonce_odr i32 @odd(i32 %unread) comdat {
  ret i32 1
}
define available_externally i32 @elsewhere() {
  ret i32 2
}
define i32 @outside(ptr %p) optnone noinline {
  %a = call i32 @kept(i32 1, ptr %p)
  %b = call i32 @kept(i32 1, ptr %p)
  %c = call i32 @puts(ptr @text)
  %d = call i32 @puts(ptr @again)
  ret i32 %a
}
define i32 @plain(ptr %p, i32 %unread) {
  %a = call i32 @kept(i32 1, ptr %p)
  ret i32 %a
}
declare i32 @puts(ptr)
"""


def tools(version):
    if not shutil.which(f"opt-{version}"):
        pytest.skip(f"no opt-{version}")
    commands = {"cc": (f"clang-{version}",), "opt": (f"opt-{version}",)}
    return Tools(Toolchain(f"llvm-{version}", "system", (version, 0, 0), commands))


def clang(version):
    if not shutil.which(f"clang-{version}"):
        pytest.skip(f"no clang-{version}")
    commands = {"cc": (f"clang-{version}",)}
    return Tools(Toolchain(f"llvm-{version}", "system", (version, 0, 0), commands))


def llvmlite():
    llvm = pytest.importorskip("llvmlite.binding")
    version = llvm.llvm_version_info
    return in_process(Toolchain("pip", "pip", tuple(version), {}))


MAKERS = {
    **{f"opt-{version}": (tools, version) for version in (16, 19, 22)},
    **{f"clang-{version}": (clang, version) for version in (16, 22)},
    "llvmlite": (llvmlite,),
}


@pytest.fixture(params=MAKERS)
def backend(request):
    make, *arguments = MAKERS[request.param]
    return make(*arguments)


@pytest.fixture(params=[each for each in MAKERS if not each.startswith("clang")])
def unrolling(request):
    """Provide what can be told single passes; clang alone unrolls nothing."""
    make, *arguments = MAKERS[request.param]
    return make(*arguments)


def body(text, name):
    return re.search(rf"^define [^\n]*@{name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)[0]


def bare(text, name):
    """A body by its words: no attributes, comments or spacing."""
    inside = body(text, name).partition("{\n")[2]
    lines = [line.partition(";")[0].replace(", align 4", "") for line in inside.splitlines()]
    return [" ".join(line.split()) for line in lines if line]


def vectors(text):
    return re.findall(r"<\d+ x \w+>", text)


def test_variables_leave_the_stack_and_small_functions_are_inlined(backend):
    found = body(backend.simplify(SUM), "sum")
    assert "alloca" not in found
    assert "@square" not in found


def test_nothing_is_inlined_where_that_is_not_wanted(backend):
    text = backend.simplify(SUM, inline=False)
    found = body(text, "sum")
    assert "alloca" not in found
    assert found.count("@square") == 1
    assert not re.search(r"^attributes [^\n]*noinline", text, re.MULTILINE)
    assert "held" not in text


def test_what_must_be_inlined_always_is(backend):
    text = SUM.replace("@square(double %x) {", "@square(double %x) alwaysinline {")
    assert "@square" not in body(backend.simplify(text, inline=False), "sum")


def test_what_must_not_be_inlined_is_not(backend):
    text = SUM.replace("@square(double %x) {", "@square(double %x) noinline {")
    assert "@square" in body(backend.simplify(text), "sum")


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_no_loop_becomes_vectors_or_is_unrolled_even_where_it_asks(backend, step):
    found = getattr(backend, step)(SUM)
    assert not vectors(found)
    assert body(found, "sum").count("load double, ptr") == 1
    assert '"llvm.loop.unroll.count"' in found
    assert '"llvm.loop.vectorize.enable"' in found


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_a_loop_of_few_rounds_is_unrolled_whole(unrolling, step):
    found = body(getattr(unrolling, step)(FIXED.replace("%next, 4", "%next, 3")), "dot")
    assert found.count("fadd") == 3
    assert "phi" not in found


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_a_loop_of_many_rounds_stays_a_loop(backend, step):
    found = body(getattr(backend, step)(FIXED), "dot")
    assert found.count("fadd") == 1
    assert found.count("phi") >= 2


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_nothing_is_computed_that_may_not_have_been(backend, step):
    found = getattr(backend, step)(HEAD + BRANCHES)
    assert "br i1" in body(found, "root")
    assert "br i1" not in body(found, "relu")


def test_the_options_of_one_step_do_not_last():
    """A process that simplified optimises as if it had not."""
    backend = llvmlite()
    fresh = backend.optimise(HEAD + BRANCHES, 2)
    backend.simplify(HEAD + BRANCHES, inline=False)
    assert backend.optimise(HEAD + BRANCHES, 2) == fresh
    assert "br i1" not in body(fresh, "root")


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_what_is_set_aside_stays(backend, step):
    found = getattr(backend, step)(HEAD + SET_ASIDE)
    backend.verify(found)
    for name in ("start", "kept", "outside"):
        assert bare(found, name) == bare(SET_ASIDE, name)


def headers(text):
    """Each global and defined function: its linkage and its types, without attributes."""
    words = r"dso_local|local_unnamed_addr|unnamed_addr|noundef|readonly|readnone|nocapture|fastcc"
    plain = re.sub(rf"\b(?:{words}) |captures\(\w+\) ", "", text)
    defined = re.findall(r"^define ([^\n]*?@[\w.]+)\(([^\n]*?)\)", plain, re.MULTILINE)
    variables = re.findall(r"^@[\w.]+ = [^\n]*", plain, re.MULTILINE)
    aligned = [re.sub(r", align \d+|(?<=\}) \}", "", each) for each in variables]
    types = [(name, re.findall(r"\b(?:ptr|i32)\b", rest)) for name, rest in defined]
    return sorted(map(str, types)), sorted(aligned)


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_functions_signatures_and_globals_are_all_still_there(backend, step):
    found = getattr(backend, step)(HEAD + SET_ASIDE)
    assert headers(found)[0] == headers(SET_ASIDE)[0]
    ours = {each.partition(" = ")[0]: each.split()[2] for each in headers(found)[1]}
    assert ours == {each.partition(" = ")[0]: each.split()[2] for each in headers(SET_ASIDE)[1]}
    assert "@start, ptr null" in found
    assert "@kept, ptr @text" in found


def test_the_same_text_gives_the_same_text_twice(backend):
    assert backend.simplify(SUM) == backend.simplify(SUM)


def test_what_was_simplified_is_correct_and_can_be_simplified_again(backend):
    once = backend.simplify(SUM)
    backend.verify(once)
    assert "alloca" not in backend.tidy(once)


def test_what_attributes_say_in_strings_is_no_attribute(backend):
    text = SUM.replace("@sum(ptr %a, i64 %n) {", '@sum(ptr %a, i64 %n) "x"="noinline optnone" {')
    found = body(backend.simplify(text), "sum")
    assert "alloca" not in found
    assert "@square" not in found


@pytest.mark.parametrize("step", ["simplify", "tidy"])
def test_code_that_takes_more_than_one_round_is_no_error(step):
    """As much of real code does: instcombine by itself would end the process from LLVM 18 on."""
    assert "instcombine<no-verify-fixpoint>" in passes(step, inline=True, major=18)
    assert "fixpoint" not in passes(step, inline=True, major=17)


def test_attributes_are_inferred(backend):
    found = backend.simplify(SUM, inline=False)
    number = re.search(r"@square\([^\n]*\) .*?#(\d+)", found)[1]
    group = re.search(rf"^attributes #{number} = .*$", found, re.MULTILINE)[0]
    assert re.search(r"memory\(none\)|readnone", group)


@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_users_passes_unroll_and_make_vectors(version, level):
    backend = tools(version)
    plain = SUM.replace(", !llvm.loop !0", "")
    assert bool(vectors(backend.optimise(plain, level))) == (level > 1)
    assert body(backend.optimise(FIXED, level), "dot").count("fadd") == 4


def test_llvmlites_passes_unroll_and_make_vectors():
    backend = llvmlite()
    plain = SUM.replace(", !llvm.loop !0", "")
    assert vectors(backend.optimise(plain, 2))
    assert body(backend.optimise(FIXED, 2), "dot").count("fadd") == 4


def test_what_was_exposed_is_hidden_again_as_it_was():
    text = HEAD + SET_ASIDE + '@"a b" = private global i32 0\n'
    seen, looks = exposed(text)
    assert "internal" not in seen
    assert "private" not in seen
    assert "linkonce" not in seen
    assert "available_externally" not in seen
    assert "@llvm.global_ctors" not in seen
    assert hidden(seen, looks) == text


def test_words_inside_strings_are_not_looks():
    text = '@s = constant [9 x i8] c"define internal @x("\n'
    seen, looks = exposed(text)
    assert seen == text
    assert hidden(seen, looks) == text
