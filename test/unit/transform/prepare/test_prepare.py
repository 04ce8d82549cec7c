"""What requests reach is copied to be simplified, everything else is set aside."""

import re

import pytest
from preparation import (
    C_PROGRAM,
    CXX_PROGRAM,
    VERSIONS,
    attributes,
    backend,
    check,
    definition,
    front_end,
    version_of,
)

import enzyme_cc
from enzyme_cc.analysis.types.sources import has_tags_of_the_program
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.metadata.tbaa import TypeSystem, may_alias
from enzyme_cc.ir.module import Module
from enzyme_cc.requests.find import find_requests
from enzyme_cc.transform.prepare.finish import finish
from enzyme_cc.transform.prepare.prepare import prepare

SOURCE = "enzyme_cc.source."
HEAD = "extern double __enzyme_fwddiff(void *, ...);\n"
WRAPPER = (
    HEAD
    + """
static double wrap(double (*f)(double), double x) {
  return __enzyme_fwddiff((void *)f, x, 1.0);
}
static double outer(double (*f)(double), double x) { return wrap(f, x); }
static double cube(double x) { return x * x * x; }
static double square(double x) { return x * x; }
double use(double x) { return outer(cube, x) + wrap(square, x); }
double unrelated(double x) { return square(x); }
"""
)


def sources(text):
    """What there are copies of."""
    return set(re.findall(r'"enzyme-cc-source"="([^"]*)"', text))


def tiny(body, more=""):
    return f"""
define double @f(double %x) #0 {{
{body}
}}
define double @g(double %x) #0 {{
  ret double %x
}}
define double @user(double %x) #0 {{
  %y = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %y
}}
declare double @__enzyme_fwddiff(...)
attributes #0 = {{ noinline optnone }}
{more}
"""


def test_a_module_that_names_no_request_is_not_even_read():
    text = "this is no module at all"
    assert prepare(text) == (text, (), False)


def test_a_request_that_nobody_calls_is_none():
    text = "declare double @__enzyme_fwddiff(...)\n"
    assert prepare(text) == (text, (), False)


def test_numbers_in_memory_say_so_where_the_front_end_does_not():
    body = """  %p = alloca double
  %q = alloca float
  store double %x, ptr %p
  store float 1.0, ptr %q, !tbaa !0
  %i = load i64, ptr %p
  %y = load double, ptr %p
  ret double %y"""
    own = '!0 = !{!1, !1, i64 0}\n!1 = !{!"float", !2, i64 0}\n!2 = !{!"Simple C++ TBAA"}'
    module = Module(prepare(tiny(body, own)).text)
    types = TypeSystem(module.metadata)
    copy = module.functions[SOURCE + "f"]
    said = [types.tag_of(each) for each in copy.instructions() if isinstance(each, (Load, Store))]
    assert [each and each.access.name for each in said] == ["double", "float", None, "double"]
    assert [each.name for each in said[0].access.ancestors] == ["enzyme-cc double"]
    # Nothing is said about aliases, and of kinds of numbers that there are not, nothing at all.
    assert may_alias(said[0], said[1])
    assert "_Float16" not in module.print()
    assert not tells_accesses_apart(Module(prepare(tiny(body.replace(", !tbaa !0", ""))).text))
    assert tells_accesses_apart(module)


def tells_accesses_apart(module):
    return has_tags_of_the_program(module, TypeSystem(module.metadata))


def test_it_is_a_public_function():
    assert enzyme_cc.prepare("") == ("", (), False)


def test_what_the_function_calls_is_copied_and_the_rest_is_not():
    found = prepare(front_end(C_PROGRAM, 22, 0)).text
    assert sources(found) == {"f", "cube", "twice", "kept", "replaceable", "placed"}


def test_what_only_a_global_or_an_alias_mentions_is_copied():
    body = "  %y = call double @alias(double %x)\n  %p = load ptr, ptr @table\n  ret double %y"
    more = """
@table = global [1 x ptr] [ptr @inner]
@inner = constant { i32, ptr } { i32 1, ptr @g }
@alias = alias double (double), ptr @h
define double @h(double %x) {
  ret double %x
}
"""
    found = prepare(tiny(body, more)).text
    assert sources(found) == {"f", "g", "h"}
    assert f"call double @{SOURCE}h(" in definition(found, SOURCE + "f")


def test_direct_calls_among_copies_go_to_copies_and_addresses_stay():
    body = """  %y = call double @g(double %x)
  %z = call double @f(double %y)
  store ptr @g, ptr @place
  ret double %z"""
    found = prepare(tiny(body, "@place = global ptr null")).text
    copy = definition(found, SOURCE + "f")
    assert f"call double @{SOURCE}g(" in copy
    assert f"call double @{SOURCE}f(" in copy
    assert "store ptr @g," in copy
    assert "call double @g(" in definition(found, "f")


def test_what_has_addresses_of_blocks_is_not_copied():
    program = C_PROGRAM.replace("return 2 * cube(x);", "int gotos(int); return gotos(x);")
    found = prepare(front_end(program, 22, 0)).text
    assert "gotos" not in sources(found)
    assert "@gotos(" in definition(found, SOURCE + "twice")


def test_requests_inside_are_copied_with_what_they_are_about():
    body = """  %y = call double (...) @__enzyme_fwddiff(ptr @g, double %x, double 1.0)
  ret double %y"""
    found = prepare(tiny(body)).text
    assert sources(found) == {"f", "g"}
    assert "@__enzyme_fwddiff(ptr @g" in definition(found, SOURCE + "f")


@pytest.mark.parametrize("level", [0, 2])
def test_copies_can_be_simplified_and_others_see_them(level):
    found = prepare(front_end(C_PROGRAM, 22, level)).text
    header = definition(found, SOURCE + "cube").partition("\n")[0]
    assert header.startswith("define double @")
    assert "optnone" not in attributes(found, SOURCE + "cube")
    assert "noinline" not in attributes(found, SOURCE + "cube")
    assert "section" not in definition(found, SOURCE + "placed").partition("\n")[0]
    assert 'section ".text.special"' in definition(found, "placed").partition("\n")[0]


def test_the_users_noinline_is_kept_where_it_can_be_told():
    assert "noinline" in attributes(prepare(front_end(C_PROGRAM, 22, 2)).text, SOURCE + "kept")


def test_what_depends_on_the_level_is_dropped_from_copies():
    words = "alwaysinline inlinehint minsize optsize"
    text = tiny("  ret double %x").replace("noinline optnone", words)
    found = prepare(text).text
    assert attributes(found, SOURCE + "f") == {"alwaysinline", '"enzyme-cc-source"="f"'}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_everything_else_is_set_aside(level):
    text = front_end(C_PROGRAM, 22, level)
    found = prepare(text).text
    for name in re.findall(r"^define [^\n]*?@([\w.]+)\(", text, re.MULTILINE):
        assert {"optnone", "noinline"} <= attributes(found, name)
    assert '"enzyme-cc-set-aside"="-optnone"' in attributes(found, "kept")
    assert '"enzyme-cc-set-aside"="alwaysinline -noinline -optnone"' in attributes(found, "tiny")
    assert '"enzyme-cc-set-aside"="minsize -noinline -optnone"' in attributes(found, "small")


def test_what_is_optnone_already_stays_untouched():
    text = front_end(C_PROGRAM, 22, 0)
    found = prepare(text).text
    for name in ("uses_tiny", "kept", "jumps"):
        assert definition(found, name) == definition(text, name)


def test_a_stack_alignment_in_the_header_goes_to_the_group_in_its_words():
    text = tiny("  ret double %x").replace("@f(double %x) #0", "@f(double %x) alignstack(16)")
    found = prepare(text).text
    check(found, 22)
    assert "alignstack=16" in attributes(found, "f")


def test_copies_keep_their_places_and_names_in_the_source():
    found = prepare(front_end(C_PROGRAM, 22, 0, debug=True)).text
    node = re.search(r"!dbg (!\d+)", definition(found, SOURCE + "cube").partition("\n")[0])[1]
    assert re.search(rf'^{node} = distinct !DISubprogram\(name: "cube"', found, re.MULTILINE)


def test_parts_of_parameters_are_marked_in_copies():
    found = prepare(front_end(C_PROGRAM, 22, 0)).text
    assert '"enzyme_part"' in definition(found, SOURCE + "f").partition("\n")[0]


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("suffix", ["c", "cpp"])
def test_llvm_accepts_it_with_debug_information(version, level, suffix):
    program = CXX_PROGRAM if suffix == "cpp" else C_PROGRAM
    check(prepare(front_end(program, version, level, debug=True, suffix=suffix)).text, version)


@pytest.mark.parametrize("name", ["opt-16", "opt-19", "opt-22", "llvmlite"])
def test_the_levels_are_simplified_to_the_same(name):
    found = set()
    for level in (0, 1, 2, 3):
        text = backend(name).simplify(prepare(front_end(LEVELS, version_of(name), level)).text)
        lines = definition(text, SOURCE + "f").splitlines()[1:]
        # Names aside: they depend on what there was before.
        bare = [re.sub(r" *[,;] *(?:!|preds).*| #\d+|%[\w.]+|[\w.]+:", "", line) for line in lines]
        found.add("\n".join(line for line in bare if line.strip()))
    assert len(found) == 1
    assert "alloca" not in found.pop()


LEVELS = (
    HEAD
    + """
static inline double part(double x, int n) { return n ? x * part(x, n - 1) : 1; }
static double cube(double x) { return x * x * x; }
double f(double x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += cube(x) * i;
  return s;
}
double gradient(double x) { return __enzyme_fwddiff((void *)f, x, 1.0, 3); }
"""
)


def test_what_is_finally_wrong_is_said_all_at_once():
    text = front_end(
        HEAD
        + """
double f(double x); double g(double x) { return x; }
double a(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
double b(double x) { return __enzyme_fwddiff((void *)g, x); }
double c(void *h, double x) { return __enzyme_fwddiff(h, x, 1.0); }
""",
        22,
        0,
    )
    found = prepare(text)
    assert found.text == text
    assert found.has_requests
    assert [each.code for each in found.problems] == ["EZ0104", "EZ0105"]


@pytest.mark.parametrize("level", [0, 2])
def test_functions_passed_as_parameters_are_possible_targets(level):
    found = prepare(front_end(WRAPPER, 22, level))
    assert not found.problems
    assert sources(found.text) == {"cube", "square"}
    assert "alwaysinline" in attributes(found.text, "wrap")
    assert "alwaysinline" in attributes(found.text, "outer")
    assert "optnone" not in attributes(found.text, "use")
    assert "alwaysinline" not in attributes(found.text, "use")
    assert "optnone" in attributes(found.text, "unrelated")


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("name", ["opt-16", "opt-19", "opt-22", "clang-22", "llvmlite"])
def test_simplifying_shows_which_function_is_meant(name, level):
    text = prepare(front_end(WRAPPER, version_of(name), level, debug=True)).text
    found = find_requests(Module(backend(name).simplify(text)))
    assert not found.problems
    assert [each.function.name for each in found.found] == ["cube", "square"]
    assert {each.caller.name for each in found.found} == {"use"}


def test_what_was_simplified_in_place_gets_its_attributes_back():
    text = front_end(WRAPPER, 22, 0)
    module = Module(backend("opt-22").simplify(prepare(text).text))
    finish(module)
    assert attributes(check(module.print(), 22), "use") == attributes(text, "use")


def test_a_recursive_wrapper_is_no_part_of_its_callers():
    text = front_end(
        HEAD
        + """
double wrap(double (*f)(double), double x, int n)
  { return n ? wrap(f, x, n - 1) : __enzyme_fwddiff((void *)f, x, 1.0); }
double cube(double x) { return x * x * x; }
double use(double x) { return wrap(cube, x, 3); }
""",
        22,
        0,
    )
    found = prepare(text).text
    assert "alwaysinline" not in attributes(found, "wrap")
    assert "optnone" not in attributes(found, "wrap")
    assert sources(found) == {"cube"}


def test_a_wrapper_inside_what_is_differentiated_goes_into_the_copy():
    text = front_end(
        HEAD
        + """
static double wrap(double (*f)(double), double x)
  { return __enzyme_fwddiff((void *)f, x, 1.0); }
static double cube(double x) { return x * x * x; }
static double slope(double x) { return wrap(cube, x); }
double use(double x) { return __enzyme_fwddiff((void *)slope, x, 1.0); }
""",
        22,
        0,
    )
    simple = backend("opt-22").simplify(prepare(text).text)
    found = find_requests(Module(simple))
    assert not found.problems
    assert {(each.caller.name, each.function.name) for each in found.found} == {
        ("slope", "cube"),
        (SOURCE + "slope", "cube"),
        ("use", "slope"),
    }


def test_functions_read_from_memory_wait_for_llvm():
    text = front_end(
        HEAD
        + """
struct task { double (*f)(double); double x; };
static double cube(double x) { return x * x * x; }
static double run(struct task *t) { return __enzyme_fwddiff((void *)t->f, t->x, 1.0); }
double use(double x) { struct task t = {cube, x}; return run(&t); }
""",
        22,
        0,
    )
    found = prepare(text)
    assert not found.problems
    assert sources(found.text) == {"cube"}
    assert "optnone" not in attributes(found.text, "run")
    simple = backend("opt-22").simplify(found.text)
    assert re.search(r"@__enzyme_fwddiff\([^,]*@cube", definition(simple, "use"))


def test_only_what_is_needed_is_read():
    others = "".join(
        f"define double @other{i}(double %x) #0 {{\n  this is no instruction\n}}\n"
        for i in range(3)
    )
    assert "this is no instruction" in prepare(tiny("  ret double %x") + others).text


def test_a_shadow_asked_for_where_nothing_asks_for_a_derivative_is_an_error():
    text = (
        "@x = global double 0.0\ndeclare ptr @__enzyme_shadow(ptr, i32, i32)\n"
        "define ptr @f() {\n  %s = call ptr @__enzyme_shadow(ptr @x, i32 1, i32 0)\n"
        "  ret ptr %s\n}\n"
    )
    prepared = prepare(text)
    assert prepared.has_requests
    (problem,) = prepared.problems
    assert problem.code == "EZ0151"
    assert "nothing in this file asks for a derivative" in problem.message
    assert not prepare(text.replace("call ptr @__enzyme_shadow(", "call ptr @other(")).problems


def test_a_mode_that_is_not_there_is_said_before_anything_else_is_done():
    text = """
declare double @__enzyme_error_estimate(...)
define double @f(double %x) {
  ret double %x
}
define double @g(double %x) {
  %r = call double (...) @__enzyme_error_estimate(ptr @f, double %x)
  ret double %r
}
"""
    (problem,) = prepare(text).problems
    assert problem.code == "EZ0407"
    assert problem.message.startswith("__enzyme_error_estimate: ")
