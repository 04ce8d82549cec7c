"""What becomes of what loads have read: who may overwrite it, and what certainly stays."""

import irtext
import pytest

from enzyme_cc.analysis.memory.analysis import Location, Memory, Promises
from enzyme_cc.analysis.memory.printer import fate
from enzyme_cc.rules.library import Library

HEAD = """\
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
@g = global double 0.0
@h = global double 0.0
@signgam = external global i32
@table = constant [4 x double] zeroinitializer
@own = internal global double 0.0
@local = thread_local global double 0.0
declare void @unknown(ptr)
declare void @none()
declare void @looks(ptr readonly captures(none)) memory(argmem: readwrite)
declare void @changes(ptr captures(none)) memory(argmem: write)
declare void @old_looks(ptr nocapture readonly) argmemonly
declare void @hides() memory(inaccessiblemem: readwrite)
declare double @sin(double)
declare double @lgamma(double)
declare ptr @malloc(i64)
declare void @free(ptr)
declare noalias ptr @mine(i64) memory(inaccessiblemem: readwrite)
define noalias ptr @made(i1 %c) {
  %m = call ptr @malloc(i64 8)
  %s = select i1 %c, ptr %m, ptr null
  ret ptr %s
}
@store = global ptr null
define noalias ptr @kept(i1 %c) {
  %m = call ptr @malloc(i64 8)
  %k = load ptr, ptr @store
  %s = select i1 %c, ptr %m, ptr %k
  ret ptr %s
}
declare ptr @llvm.threadlocal.address.p0(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @exit(i32) noreturn
declare i32 @rand()
declare i32 @getentropy(ptr, i64)
declare i32 @printf(ptr, ...)
declare i32 @raise(i32)
declare i32 @atexit(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare void @tzset()
"""
TAIL = """
!0 = !{!"double", !3}
!1 = !{!"int", !3}
!2 = !{!"any pointer", !3}
!3 = !{!"omnipotent char", !4}
!4 = !{!"Simple C/C++ TBAA"}
!10 = !{!0, !0, i64 0}
!11 = !{!1, !1, i64 0}
!12 = !{!2, !2, i64 0}
!20 = distinct !{!20, !"domain"}
!21 = distinct !{!21, !20}
!22 = !{!21}
!23 = distinct !{!23, !20}
!24 = !{!21, !23}
!25 = !{!23}
!30 = !{}
"""
DECLARED = "call void @llvm.experimental.noalias.scope.decl(metadata !22)"
UNCHANGED = "unchanged"
CALLERS = "may be overwritten by callers"


def functions(body, arguments="ptr %p, ptr %q, ptr noalias %r, i64 %n, i1 %c"):
    lines = "\n".join(line.strip() for line in body.strip().splitlines())
    end = "" if "ret " in lines else "\nret void"
    text = f"{HEAD}\ndefine void @f({arguments}) {{\nentry:\n{lines}{end}\n}}\n{TAIL}"
    irtext.verified(text)
    return irtext.module(text)


def memory_of(module, promises=Promises(), **options):  # noqa: B008
    return Memory(module, Library.default(), **options).function(module.functions["f"], promises)


def fate_of(body, name="x", promises=Promises(), **options):  # noqa: B008
    module = functions(body)
    memory = memory_of(module, promises, **options)
    named = {each.ref: each for each in module.functions["f"].instructions()}
    return fate(memory, named[f"%{name}"])


LOAD_OWN = "%a = alloca [4 x double]\n%x = load double, ptr %a\n"

STRAIGHT = {
    "own memory that nobody writes later": (LOAD_OWN, UNCHANGED),
    "a write before is none after": (
        "%a = alloca double\nstore double 1.0, ptr %a\n%x = load double, ptr %a",
        UNCHANGED,
    ),
    "a write after": (LOAD_OWN + "store double 1.0, ptr %a", "overwritten by store to %a"),
    "another field": (
        LOAD_OWN + "%b = getelementptr double, ptr %a, i64 1\nstore double 1.0, ptr %b",
        UNCHANGED,
    ),
    "half of it": (
        LOAD_OWN + "%b = getelementptr i8, ptr %a, i64 4\nstore float 1.0, ptr %b",
        "overwritten by store to %b",
    ),
    "the same variable index and more": (
        "%a = alloca [9 x double]\n%i = getelementptr double, ptr %a, i64 %n\n"
        "%m = add i64 %n, 1\n%j = getelementptr double, ptr %a, i64 %m\n"
        "%x = load double, ptr %i\nstore double 1.0, ptr %j",
        UNCHANGED,
    ),
    "a variable index": (
        LOAD_OWN + "%b = getelementptr double, ptr %a, i64 %n\nstore double 1.0, ptr %b",
        "overwritten by store to %b",
    ),
    "fields of elements of an array": (
        "%a = alloca [9 x { double, double }]\n"
        "%i = getelementptr inbounds { double, double }, ptr %a, i64 %n, i32 0\n"
        "%j = getelementptr inbounds { double, double }, ptr %a, i64 3, i32 1\n"
        "%x = load double, ptr %i\nstore double 1.0, ptr %j",
        UNCHANGED,
    ),
    "arguments may be the same": (
        "%x = load double, ptr %p\nstore double 1.0, ptr %q",
        "overwritten by store to %q",
    ),
    "noalias": ("%x = load double, ptr %p\nstore double 1.0, ptr %r", CALLERS),
    "arguments and own memory": (
        "%a = alloca double\ncall void @unknown(ptr %a)\n%x = load double, ptr %p\n"
        "store double 1.0, ptr %a",
        CALLERS,
    ),
    "variables": ("%x = load double, ptr @g\nstore double 1.0, ptr @h", CALLERS),
    "an argument may be a variable": (
        "%x = load double, ptr @g\nstore double 1.0, ptr %p",
        "overwritten by store to %p",
    ),
    "no argument is a variable whose address nobody has": (
        "%x = load double, ptr @own\nstore double 1.0, ptr %p",
        CALLERS,
    ),
    "a thread's own variable": (
        "%l = call ptr @llvm.threadlocal.address.p0(ptr @local)\n%x = load double, ptr %l\n"
        "store double 1.0, ptr @h",
        CALLERS,
    ),
    "constants stay": (
        "%x = load double, ptr @table\ncall void @none()\nstore double 1.0, ptr %p",
        UNCHANGED,
    ),
    "unknown pointers hit what escapes": (
        "%a = alloca double\nstore ptr %a, ptr %p\n%u = load ptr, ptr %q\n"
        "%x = load double, ptr %a\nstore double 1.0, ptr %u",
        "overwritten by store to %u",
    ),
    "unknown pointers do not hit what does not escape": (
        "%a = alloca double\n%u = load ptr, ptr %q\n"
        "%x = load double, ptr %a\nstore double 1.0, ptr %u",
        UNCHANGED,
    ),
    "types differ": (
        "%u = load ptr, ptr %q\n%x = load double, ptr %p, !tbaa !10\n"
        "store ptr null, ptr %u, !tbaa !12",
        CALLERS,
    ),
    "types are the same": (
        "%x = load double, ptr %p, !tbaa !10\nstore double 1.0, ptr %q, !tbaa !10",
        "overwritten by store to %q",
    ),
    "alias scopes": (
        "%x = load double, ptr %p, !alias.scope !22\nstore double 1.0, ptr %q, !noalias !22",
        CALLERS,
    ),
    "invariant loads": (
        "%x = load double, ptr %p, !invariant.load !30\nstore double 1.0, ptr %q",
        UNCHANGED,
    ),
    "volatile loads": ("%x = load volatile double, ptr %p", "may change at any time"),
    "unknown calls": (
        "%x = load double, ptr %p\ncall void @none()",
        "overwritten by call @none",
    ),
    "unknown calls do not know own memory": (LOAD_OWN + "call void @none()", UNCHANGED),
    "calls that only look": (LOAD_OWN + "call void @looks(ptr %a)", UNCHANGED),
    "calls that only look, in old words": (LOAD_OWN + "call void @old_looks(ptr %a)", UNCHANGED),
    "calls that change it": (
        LOAD_OWN + "call void @changes(ptr %a)",
        "overwritten by call @changes",
    ),
    "calls that change something else": (
        "%x = load double, ptr %r\ncall void @changes(ptr %p)",
        CALLERS,
    ),
    "calls with effects that nobody sees": (
        "%x = load double, ptr %p\ncall void @hides()",
        CALLERS,
    ),
    "errno is no double": ("%x = load double, ptr %p\n%s = call double @sin(double %x)", CALLERS),
    "an int is errno to nobody who does not ask for it": (
        "%x = load i32, ptr %p\n%s = call double @sin(double 1.0)",
        CALLERS,
    ),
    "the sign of a logarithm is an int of the library": (
        "%x = load i32, ptr @signgam\n%s = call double @lgamma(double 1.0)",
        "overwritten by %s = call @lgamma",
    ),
    "other functions leave that alone": (
        "%x = load i32, ptr @signgam\n%s = call double @sin(double 1.0)",
        CALLERS,
    ),
    "it is no double": ("%x = load double, ptr @h\n%s = call double @lgamma(double 1.0)", CALLERS),
    "random numbers come from elsewhere": (
        "%x = load double, ptr %p\n%s = call i32 @rand()",
        CALLERS,
    ),
    "what random numbers are put in": (
        "%x = load double, ptr %p\n%s = call i32 @getentropy(ptr %q, i64 8)",
        "overwritten by %s = call @getentropy",
    ),
    "what is printed stays": (
        "%x = load double, ptr %p\n%s = call i32 (ptr, ...) @printf(ptr %q, ptr %p)",
        CALLERS,
    ),
    "handlers of signals are the program's": (
        "%x = load double, ptr @g\n%s = call i32 @raise(i32 2)",
        "overwritten by %s = call @raise",
    ),
    "functions for later may be called at once": (
        "%x = load double, ptr @g\n%s = call i32 @atexit(ptr @none)",
        "overwritten by %s = call @atexit",
    ),
    "others come in where a lock is free": (
        "%x = load double, ptr @g\n%s = call i32 @pthread_mutex_unlock(ptr %q)",
        "overwritten by %s = call @pthread_mutex_unlock",
    ),
    "they do not know own memory": (
        LOAD_OWN + "%s = call i32 @pthread_mutex_unlock(ptr %q)",
        UNCHANGED,
    ),
    "time zones are variables": (
        "%x = load i64, ptr @signgam\ncall void @tzset()",
        "overwritten by call @tzset",
    ),
    "memset of so many bytes": (
        LOAD_OWN + "%b = getelementptr i8, ptr %a, i64 8\n"
        "call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 24, i1 false)",
        UNCHANGED,
    ),
    "memset of more bytes": (
        LOAD_OWN + "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)",
        "overwritten by call @llvm.memset.p0.i64",
    ),
    "new memory is not old memory": (
        "%x = load double, ptr %p\n%m = call ptr @malloc(i64 8)\nstore double 1.0, ptr %m",
        CALLERS,
    ),
    "what only promises to return new memory": (
        "%x = load double, ptr %p\n%m = call ptr @mine(i64 8)\nstore double 1.0, ptr %m",
        "overwritten by store to %m",
    ),
    "what promises it, and has it from malloc": (
        "%x = load double, ptr %p\n%m = call ptr @made(i1 %c)\nstore double 1.0, ptr %m",
        CALLERS,
    ),
    "what promises it, and has some of it in store": (
        "%x = load double, ptr %p\n%m = call ptr @kept(i1 %c)\nstore double 1.0, ptr %m",
        "overwritten by store to %m",
    ),
    "freed memory": (
        "%m = call ptr @malloc(i64 8)\n%x = load double, ptr %m\ncall void @free(ptr %m)",
        "overwritten by call @free",
    ),
    "what leads to no return": (
        LOAD_OWN + "br i1 %c, label %bad, label %good\nbad:\nstore double 1.0, ptr %a\n"
        "call void @exit(i32 1)\nunreachable\ngood:",
        UNCHANGED,
    ),
}


@pytest.mark.parametrize("case", STRAIGHT)
def test_what_becomes_of_what_a_load_has_read(case):
    body, expected = STRAIGHT[case]
    assert fate_of(body) == expected


def loop(body, before=""):
    return f"""{before}
    br label %loop
    loop:
    %i = phi i64 [ 0, %entry ], [ %next, %loop ]
    {body}
    %next = add nuw nsw i64 %i, 1
    %more = icmp slt i64 %next, %n
    br i1 %more, label %loop, label %done
    done:"""


LOOPS = {
    "a later round": (
        loop("store double 1.0, ptr %a\n%x = load double, ptr %a", "%a = alloca double"),
        "overwritten by store to %a",
    ),
    "a neighbour is the same cell in another round": (
        loop(
            "%at = getelementptr double, ptr %a, i64 %i\n"
            "%on = getelementptr double, ptr %at, i64 1\n"
            "%x = load double, ptr %on\nstore double 1.0, ptr %at",
            "%a = alloca [9 x double]",
        ),
        "overwritten by store to %at",
    ),
    "another field in all rounds": (
        loop(
            "%at = getelementptr inbounds { double, double }, ptr %p, i64 %i, i32 0\n"
            "%on = getelementptr inbounds { double, double }, ptr %p, i64 %i, i32 1\n"
            "%x = load double, ptr %at\nstore double 1.0, ptr %on"
        ),
        CALLERS,
    ),
    "another field behind a pointer that walks": (
        loop(
            "%w = phi ptr [ %p, %entry ], [ %on, %loop ]\n"
            "%second = getelementptr inbounds i8, ptr %w, i64 8\n"
            "%x = load double, ptr %w\nstore double 1.0, ptr %second\n"
            "%on = getelementptr inbounds i8, ptr %w, i64 16"
        ),
        CALLERS,
    ),
    "memory of one round": (
        loop("%a = call ptr @malloc(i64 8)\nstore double 1.0, ptr %a\n%x = load double, ptr %a"),
        UNCHANGED,
    ),
    "memory of one round, met in the next": (
        loop(
            "%old = phi ptr [ %r, %entry ], [ %a, %loop ]\n"
            "store double 2.0, ptr %old\n%a = call ptr @malloc(i64 8)\n"
            "store double 1.0, ptr %a\n%x = load double, ptr %a"
        ),
        "overwritten by store to %old",
    ),
    "after the loop": (
        loop("%x = load double, ptr %a", "%a = alloca double") + "\nstore double 1.0, ptr %a",
        "overwritten by store to %a in %done",
    ),
    "only read in the loop": (
        loop(
            "%at = getelementptr double, ptr %r, i64 %i\n%x = load double, ptr %at\n"
            "%to = getelementptr double, ptr %p, i64 %i\nstore double %x, ptr %to"
        ),
        CALLERS,
    ),
}


@pytest.mark.parametrize("case", LOOPS)
def test_loops_have_later_rounds(case):
    body, expected = LOOPS[case]
    assert fate_of(body) == expected


def test_an_int_may_be_errno_where_somebody_asks_for_that():
    body = "%x = load i32, ptr %p\n%s = call double @sin(double 1.0)"
    text = f"declare ptr @__errno_location()\ndefine void @f(ptr %p) {{\n{body}\nret void\n}}"
    asked = irtext.module(f"{text}\ndeclare double @sin(double)")
    memory = memory_of(asked)
    load = next(each for each in asked.functions["f"].instructions() if each.ref == "%x")
    assert fate(memory, load) == "overwritten by %s = call @sin"


@pytest.mark.parametrize(
    ("declared", "expected"),
    [("", CALLERS), ("@signgam = external global i32", "overwritten by %s = call @lgamma")],
)
def test_an_int_may_be_the_sign_of_a_logarithm_where_somebody_declares_that(declared, expected):
    body = "%x = load i32, ptr %p\n%s = call double @lgamma(double 1.0)"
    text = f"{declared}\ndefine void @f(ptr %p) {{\n{body}\nret void\n}}"
    module = irtext.module(f"{text}\ndeclare double @lgamma(double)")
    load = next(each for each in module.functions["f"].instructions() if each.ref == "%x")
    assert fate(memory_of(module), load) == expected


def test_what_is_kept_until_the_end_is_not_overwritten_by_being_freed():
    body, _ = STRAIGHT["freed memory"]
    assert fate_of(body, keep_freed=True) == UNCHANGED


def test_lives_end_like_memory_that_is_freed():
    body = LOAD_OWN + "call void @llvm.lifetime.end.p0(i64 32, ptr %a)"
    module = irtext.module(f"{HEAD}\ndefine void @f() {{\n{body}\nret void\n}}\n")
    load = next(each for each in module.functions["f"].instructions() if each.ref == "%x")
    assert fate(memory_of(module), load).startswith("overwritten by call @llvm.lifetime.end")
    assert fate(memory_of(module, keep_freed=True), load) == UNCHANGED


def test_callers_may_promise_to_leave_memory_as_it_is():
    body = "%x = load double, ptr %p\n%y = load double, ptr @g\n%z = load ptr, ptr %q"
    promised = Promises(frozenset([0]))
    assert fate_of(body, "x", promised) == UNCHANGED
    assert fate_of(body, "y", promised) == CALLERS
    assert fate_of(body, "z", promised) == CALLERS
    assert fate_of(body, "y", Promises(others=True)) == UNCHANGED


def test_locations_overlap_where_they_share_a_byte():
    module = functions("%a = alloca [4 x double]\n%b = getelementptr i8, ptr %a, i64 8")
    memory = memory_of(module)
    a, b, *_ = module.functions["f"].instructions()
    assert not memory.may_alias(Location(a, 8), Location(b, 8))
    assert memory.may_alias(Location(a, 9), Location(b, 8))
    assert memory.may_alias(Location(a), Location(b, 8))
    assert memory.may_alias(Location(b, 8), Location(module.functions["f"].arguments[0])) is False


def test_instructions_read_and_write_what_they_touch():
    body = "%x = load double, ptr %p\nstore double 1.0, ptr %r\ncall void @changes(ptr %q)"
    module = functions(body)
    memory = memory_of(module)
    load, store, call, _ = module.functions["f"].instructions()
    p, q, r = module.functions["f"].arguments[:3]
    assert memory.may_read(load, Location(p, 8))
    assert not memory.may_write(load, Location(p, 8))
    assert memory.may_write(store, Location(r, 8))
    assert not memory.may_write(store, Location(q, 8))
    assert memory.may_write(call, Location(q, 8))
    assert memory.may_write(call, Location(p, 8))
    assert not memory.may_read(call, Location(q, 8))


SUMMARIES = """\
@g = global double 0.0
define internal void @leaf(ptr %a, ptr %b) {
  %v = load double, ptr %a
  store double %v, ptr %b
  ret void
}
define internal void @even(ptr %a, ptr %b, i1 %c) {
  store double 1.0, ptr @g
  call void @odd(ptr %b, ptr %a, i1 %c)
  ret void
}
define internal void @odd(ptr %a, ptr %b, i1 %c) {
  br i1 %c, label %more, label %done
more:
  call void @even(ptr %a, ptr %b, i1 %c)
  br label %done
done:
  call void @leaf(ptr %a, ptr %b)
  ret void
}
define internal void @own(ptr %a) {
  %m = alloca double
  call void @leaf(ptr %a, ptr %m)
  ret void
}
define internal void @keeps(ptr %a, ptr %b) {
  store ptr %a, ptr %b
  ret void
}
define weak void @replaced(ptr %a) {
  ret void
}
"""


def named(places):
    return sorted(getattr(each, "ref", None) or each.value for each in places)


@pytest.mark.parametrize(
    ("name", "reads", "writes"),
    [
        ("leaf", ["%a"], ["%b"]),
        ("even", ["%a", "%b"], ["%a", "%b", "@g"]),
        ("odd", ["%a", "%b"], ["%a", "%b", "@g"]),
        ("own", ["%a"], []),
        ("keeps", [], ["%b"]),
    ],
)
def test_summaries_say_what_callers_can_see(name, reads, writes):
    module = irtext.module(SUMMARIES)
    summary = Memory(module, Library.default()).summary(module.functions[name])
    assert named(summary.reads) == reads
    assert named(summary.writes) == writes


def test_functions_that_may_be_replaced_have_no_summary():
    module = irtext.module(SUMMARIES)
    assert Memory(module, Library.default()).summary(module.functions["replaced"]) is None


def test_arguments_are_kept_where_a_copy_is_left():
    module = irtext.module(SUMMARIES)
    kept = Memory(module, Library.default()).summaries.kept
    assert kept(module.functions["keeps"]) == {0}
    assert kept(module.functions["even"]) == set()


def test_a_scope_says_nothing_of_the_next_round_of_a_loop():
    """Two buffers change places: each round is another call of what was inlined."""
    module = functions(
        """
        br label %loop
        loop:
        %u = phi ptr [ %p, %entry ], [ %v, %loop ]
        %v = phi ptr [ %q, %entry ], [ %u, %loop ]
        %x = load double, ptr %u, !alias.scope !22
        store double %x, ptr %v, !noalias !22
        br i1 %c, label %loop, label %done
        done:
        ret void
        """
    )
    load = next(each for each in module.functions["f"].instructions() if each.ref == "%x")
    assert memory_of(module).overwritten_after(load) is not None


#: A call that was inlined into a loop, or a loop that was inlined: where its scope is declared.
ROUNDS = """
    {before}
    br label %loop
    loop:
    {inside}
    %x = load double, ptr %p, !alias.scope !22
    store double %x, ptr %q, !noalias !22
    {below}
    br i1 %c, label %loop, label %done
    done:
    {behind}
    store double %x, ptr %q, !noalias !22
    ret void
"""


@pytest.mark.parametrize(
    ("place", "is_apart"),
    [("before", True), ("inside", False), ("below", False), ("behind", False), ("nowhere", False)],
)
def test_a_scope_holds_until_it_is_declared_anew(place, is_apart):
    places = dict.fromkeys(("before", "inside", "below", "behind"), "")
    body = ROUNDS.format(**places | {place: DECLARED} if place in places else places)
    module = functions(body)
    load = next(each for each in module.functions["f"].instructions() if each.ref == "%x")
    assert (memory_of(module).overwritten_after(load) is None) == is_apart


def test_of_a_domain_all_scopes_hold_or_none():
    """Apart are accesses all of whose scopes are: without one that is over, they might seem so."""
    body = ROUNDS.replace("!alias.scope !22", "!alias.scope !24")
    places = {"before": DECLARED, "inside": DECLARED.replace("22", "25"), "below": "", "behind": ""}
    module = functions(body.format(**places))
    load = next(each for each in module.functions["f"].instructions() if each.ref == "%x")
    assert memory_of(module).overwritten_after(load) is not None
