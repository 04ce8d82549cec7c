"""Which function is asked for: every way it may be hidden, and what is said when it is lost."""

import pytest

from enzyme_cc.requests.find import find_requests, special_calls

HEAD = """
@fixed = internal constant ptr @f
@moving = global ptr @f
@data = global i32 0
@other = alias double (double), ptr @f
define double @f(double %x) {
  ret double %x
}
define double @h(double %x) {
  ret double %x
}
define internal ptr @always() {
  ret ptr @f
}
define internal ptr @same(i32 %n, ptr %p) {
  %kept = alloca ptr
  store ptr %p, ptr %kept
  %back = load ptr, ptr %kept
  ret ptr %back
}
define internal ptr @never(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret ptr @f
b:
  ret ptr @h
}
declare ptr @passes(ptr returned)
declare ptr @unknown()
declare double @extern(double)
declare double @old(...)
declare void @look(ptr)
declare i32 @__gxx_personality_v0(...)
declare double @__enzyme_autodiff(...)
define double @caller(i1 %c, double %x, ptr %given) personality ptr @__gxx_personality_v0 {
start:
"""
CALL = "  %r = call double (...) @__enzyme_autodiff(ptr {}, double %x)\n  ret double %r\n}\n"


def text(body, value="%v"):
    return HEAD + body + CALL.replace("{}", value)


FOUND = {
    "directly": ("", "@f"),
    "alias": ("", "@other"),
    "cast of a constant": ("", "inttoptr (i64 ptrtoint (ptr @f to i64) to ptr)"),
    "casts": ("  %i = ptrtoint ptr @f to i64\n  %v = inttoptr i64 %i to ptr\n", "%v"),
    "another address space": (
        "",
        "addrspacecast (ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)) to ptr)",
    ),
    "dso_local_equivalent": ("", "dso_local_equivalent @f"),
    "step of nothing": ("  %v = getelementptr i8, ptr @f, i64 0\n", "%v"),
    "freeze": ("  %v = freeze ptr @f\n", "%v"),
    "stack": ("  %s = alloca ptr\n  store ptr @f, ptr %s\n  %v = load ptr, ptr %s\n", "%v"),
    "stack, stored twice": (
        "  %s = alloca ptr\n  store ptr @h, ptr %s\n  store ptr @f, ptr %s\n"
        "  %v = load ptr, ptr %s\n",
        "%v",
    ),
    "stack, in another block": (
        "  %s = alloca ptr\n  store ptr @f, ptr %s\n  br i1 %c, label %a, label %b\n"
        "a:\n  call void @look(ptr null)\n  br label %b\nb:\n  %v = load ptr, ptr %s\n",
        "%v",
    ),
    "stack, stored on every path": (
        "  %s = alloca ptr\n  br i1 %c, label %a, label %b\n"
        "a:\n  store ptr @f, ptr %s\n  br label %e\nb:\n  store ptr @f, ptr %s\n  br label %e\n"
        "e:\n  %v = load ptr, ptr %s\n",
        "%v",
    ),
    "stack, in a loop": (
        "  %s = alloca ptr\n  store ptr @f, ptr %s\n  br label %l\n"
        "l:\n  %v = load ptr, ptr %s\n  br i1 %c, label %l, label %e\ne:\n",
        "%v",
    ),
    "stack whose address was taken before": (
        "  %s = alloca ptr\n  call void @look(ptr %s)\n  store ptr @f, ptr %s\n"
        "  %v = load ptr, ptr %s\n",
        "%v",
    ),
    "constant global": ("  %v = load ptr, ptr @fixed\n", "%v"),
    "helper": ("  %v = call ptr @always()\n", "%v"),
    "helper that returns its argument": ("  %v = call ptr @same(i32 1, ptr @f)\n", "%v"),
    "helper in a helper": (
        "  %w = call ptr @always()\n  %v = call ptr @same(i32 1, ptr %w)\n",
        "%v",
    ),
    "returned": ("  %v = call ptr @passes(ptr @f)\n", "%v"),
    "invoked helper": (
        "  %v = invoke ptr @always() to label %ok unwind label %bad\n"
        "bad:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\nok:\n",
        "%v",
    ),
    "phi of one": (
        "  br i1 %c, label %a, label %b\na:\n  br label %b\n"
        "b:\n  %v = phi ptr [ @f, %start ], [ @f, %a ]\n",
        "%v",
    ),
    "phi of itself": (
        "  br label %l\nl:\n  %v = phi ptr [ @f, %start ], [ %v, %l ]\n"
        "  br i1 %c, label %l, label %e\ne:\n",
        "%v",
    ),
    "select of one": ("  %v = select i1 %c, ptr @f, ptr @other\n", "%v"),
}


@pytest.mark.parametrize("way", FOUND)
def test_the_function_is_found_through(read, way):
    body, value = FOUND[way]
    assert read(text(body, value)).one.function.name == "f"


LOST = {
    "stack variable stored on one path only": (
        "  %s = alloca ptr\n  br i1 %c, label %a, label %b\n"
        "a:\n  store ptr @f, ptr %s\n  br label %b\nb:\n  %v = load ptr, ptr %s\n",
        "read from memory",
    ),
    "stack variable that others may change": (
        "  %s = alloca ptr\n  store ptr @f, ptr %s\n  call void @look(ptr %s)\n"
        "  %v = load ptr, ptr %s\n",
        "read from memory",
    ),
    "variable global": ("  %v = load ptr, ptr @moving\n", "read from memory"),
    "unknown helper": ("  %v = call ptr @unknown()\n", "it is returned by unknown"),
    "phi of two": (
        "  br label %l\nl:\n  %v = phi ptr [ @f, %start ], [ @h, %l ]\n"
        "  br i1 %c, label %l, label %e\ne:\n",
        "may be 'f' or 'h', depending on the path that led here",
    ),
    "helper that chooses": ("  %v = call ptr @never(i1 %c)\n", "may be 'f' or 'h'"),
    "parameter": ("  %v = freeze ptr %given\n", "is parameter 'given' of 'caller'"),
}


@pytest.mark.parametrize("way", LOST)
def test_a_function_that_cannot_be_told_is_an_error(read, way):
    body, says = LOST[way]
    wrong = read(text(body)).wrong
    assert wrong.code == "EZ0102"
    assert says in wrong.message
    assert wrong.notes


@pytest.mark.parametrize("value", ["null", "@data", "inttoptr (i64 4096 to ptr)"])
def test_what_is_no_function_is_an_error(read, value):
    wrong = read(text("", value)).wrong
    assert wrong.code == "EZ0103"
    assert "the first argument must be a function" in wrong.message


def test_a_request_without_arguments_is_an_error(read):
    call = "  %r = call double (...) @__enzyme_autodiff()\n  ret double %r\n}\n"
    assert read(HEAD + call).wrong.code == "EZ0103"


@pytest.mark.parametrize("name", ["extern", "old"])
def test_a_function_that_is_only_declared_is_an_error(read, name):
    wrong = read(text("", f"@{name}")).wrong
    assert wrong.code == "EZ0104"
    assert wrong.message.startswith(f"__enzyme_autodiff of {name}: {name} is only declared here")


def test_unless_there_is_a_rule_for_it(read):
    asked = read(text("", "@extern"))
    found = find_requests(asked.module, has_rule=lambda function: function.name == "extern")
    assert [each.function.name for each in found.found] == ["extern"]


def test_a_select_of_two_functions_is_two_arms(read):
    one = read(text("  %v = select i1 %c, ptr @f, ptr @h\n")).one
    chosen = [(arm.function.name, arm.conditions) for arm in one.arms]
    assert [name for name, _ in chosen] == ["f", "h"]
    assert [[(c.condition.ref, c.holds) for c in way] for _, way in chosen] == [
        [("%c", True)],
        [("%c", False)],
    ]
    assert [each.name for each in one.functions] == ["f", "h"]


@pytest.mark.parametrize(
    "body",
    [
        "  br i1 %c, label %a, label %b\na:\n  br label %e\nb:\n  br label %e\n"
        "e:\n  %v = phi ptr [ @f, %a ], [ @h, %b ]\n",
        "  br i1 %c, label %a, label %e\na:\n  br label %e\n"
        "e:\n  %v = phi ptr [ @h, %start ], [ @f, %a ]\n",
        "  br i1 %c, label %e, label %a\na:\n  br label %e\n"
        "e:\n  %v = phi ptr [ @f, %start ], [ @h, %a ]\n",
    ],
    ids=["diamond", "triangle", "other triangle"],
)
def test_a_choice_by_branches_is_as_one_by_a_select(read, body):
    arms = read(text(body)).one.arms
    chosen = {
        arm.function.name: [(c.condition.ref, c.holds) for c in arm.conditions] for arm in arms
    }
    assert chosen == {"f": [("%c", True)], "h": [("%c", False)]}


def test_selects_of_selects_have_longer_conditions(read):
    body = (
        "  %w = select i1 %c, ptr @h, ptr @f\n  %d = xor i1 %c, true\n"
        "  %s = alloca ptr\n  %u = select i1 %d, ptr @f, ptr %w\n"
        "  store ptr %u, ptr %s\n  %v = load ptr, ptr %s\n"
    )
    arms = read(text(body)).one.arms
    assert [(arm.function.name, len(arm.conditions)) for arm in arms] == [
        ("f", 1),
        ("h", 2),
        ("f", 2),
    ]


def test_each_arm_is_held_against_its_own_function(read):
    extra = "define double @two(double %x, ptr %p) {\n  ret double %x\n}\n"
    wrong = read(extra + text("  %v = select i1 %c, ptr @f, ptr @two\n")).wrong
    assert wrong.code == "EZ0106"
    assert "__enzyme_autodiff of two" in wrong.message


# -- what is a request ---------------------------------------------------------------------------

NAMES = {
    "__enzyme_autodiff": "REVERSE",
    "__enzyme_autodiff2": "REVERSE",
    "_Z17__enzyme_autodiffIdJPvdEET_DpT0_": "REVERSE",
    "f__enzyme_fwddiff_": "FORWARD",
    "__enzyme_fwdsplit_x": "FORWARD_SPLIT",
    "__enzyme_augmentfwd": "AUGMENTED_FORWARD",
    "__enzyme_reverse": "REVERSE_SPLIT",
    "__enzyme_augmentsize": "AUGMENTED_SIZE",
    "__enzyme_batch": "BATCH",
}


@pytest.mark.parametrize("name", NAMES)
def test_the_callees_name_says_the_mode(read, name):
    more = {"BATCH": "i32 %w, i32 1, ", "AUGMENTED_SIZE": ""}.get(NAMES[name], "")
    value = {
        "AUGMENTED_SIZE": "i32 %m",
        "FORWARD": "double %x, double 1.0",
        "FORWARD_SPLIT": "double %x, double 1.0, ptr null",
        "REVERSE_SPLIT": "double %x, double 1.0, ptr null",
    }.get(NAMES[name], "double %x")
    asked = read(
        "@enzyme_out = external global i32\n@enzyme_width = external global i32\n"
        "define double @f(double %x) {\n  ret double %x\n}\n"
        f"declare void @{name}(...)\n"
        "define void @g(double %x) {\n"
        "  %m = load i32, ptr @enzyme_out\n  %w = load i32, ptr @enzyme_width\n"
        f"  call void (...) @{name}(ptr @f, {more}{value})\n  ret void\n}}\n"
    )
    assert asked.one.mode.name == NAMES[name]


def test_a_function_with_a_body_of_its_own_is_no_request_unless_it_is_weak(read):
    plain = (
        "define double @f(double %x) {\n  ret double %x\n}\n"
        "define LINKAGE double @_Z4wrapIXadL_Z17__enzyme_autodiffEEEdd(ptr %f, double %x) {\n"
        "  ret double %x\n}\n"
        "define double @g(double %x) {\n"
        "  %r = call double @_Z4wrapIXadL_Z17__enzyme_autodiffEEEdd(ptr @f, double %x)\n"
        "  ret double %r\n}\n"
    )
    assert read(plain.replace("LINKAGE", "linkonce_odr")).requests.found == ()
    assert read(plain.replace("LINKAGE", "weak")).one.mode.name == "REVERSE"


def test_requests_may_be_invoked_and_called_through_aliases(read):
    asked = read(
        HEAD + "  %r = invoke double (...) @__enzyme_autodiff(ptr @f, double %x)\n"
        "    to label %ok unwind label %bad\n"
        "bad:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n"
        "ok:\n  ret double %r\n}\n"
    )
    assert asked.one.call.opcode == "invoke"


def test_requests_come_in_the_order_of_the_text(read):
    body = "".join(
        f"  %r{i} = call double (...) @__enzyme_{name}(ptr @f, double %x{more})\n"
        for i, (name, more) in enumerate(
            [("fwddiff", ", double 1.0"), ("autodiff", ""), ("fwddiff", ", double 2.0")]
        )
    )
    extra = "declare double @__enzyme_fwddiff(...)\n"
    asked = read(extra + HEAD + body + "  ret double %x\n}\n")
    assert [each.mode.short for each in asked.requests.found] == ["fwddiff", "autodiff", "fwddiff"]


def test_special_calls_are_listed_apart(read):
    asked = read(
        "declare ptr @__enzyme_virtualreverse(ptr)\ndeclare ptr @__enzyme_todense(...)\n"
        "define void @g(ptr %p) {\n"
        "  call ptr (...) @__enzyme_todense(ptr %p)\n"
        "  call ptr @__enzyme_virtualreverse(ptr %p)\n  ret void\n}\n"
    )
    assert asked.requests == ((), (), ())
    assert [name for _, name in special_calls(asked.module)] == [
        "__enzyme_todense",
        "__enzyme_virtualreverse",
    ]
