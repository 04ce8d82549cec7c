"""Messages stand where people look: at the line of the source, or at what they know of it by name.

Nobody knows a line of the IR, or an object that the driver made in a folder of its own.
"""

import re

import pytest
from boxes import Box

ASKS = (
    "double __enzyme_autodiff(void *, ...);\n"
    "double f(double x);\n"
    "double slope(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    "int main(void) { return slope(3.0) > 0; }\n"
)
CALLS = "double lost(double x);\ndouble f(double x) { return lost(x) * x; }\n"
REGISTERS = (
    "double __enzyme_fwddiff(void *, ...);\n"
    "double g(double x) { return x * x; }\n"
    "int number;\n"
    "void *__enzyme_register_derivative_g[] = {(void *)g, &number};\n"
    "double slope(double x) { return __enzyme_fwddiff((void *)g, x, 1.0); }\n"
    "int main(void) { return slope(3.0) > 0; }\n"
)


@pytest.fixture
def project(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write("asks.c", ASKS)
    box.write("calls.c", CALLS)
    box.write("registers.c", REGISTERS)
    return box


def refused(project, *words):
    done = project.enzyme(*words)
    assert done.returncode == 1
    said = done.stderr.decode()
    assert "<IR of" not in said
    assert "/enzyme-cc-" not in said
    return said


def test_a_link_that_compiles_as_well_names_the_lines(project):
    said = refused(project, "asks.c", "calls.c", "-o", "app")
    assert "calls.c:2:29: error: lost has no body here and no rule" in said
    assert "compile with -g" not in said


def test_a_link_of_objects_names_the_objects(project):
    for each in ("asks.c", "calls.c"):
        project.ok("-c", each)
    said = refused(project, "asks.o", "calls.o", "-o", "app")
    assert "calls.o: in f: error: lost has no body here and no rule" in said
    assert "compile with -g to be told the line" in said


def test_a_link_that_compiles_with_debug_information_names_the_line(project):
    assert "calls.c:2:29: error: lost has" in refused(project, "-g", "asks.c", "calls.c")


@pytest.mark.parametrize("words", [(), ("-g",), ("-O2",), ("-o", "app")])
def test_what_a_variable_registers_is_complained_of_at_its_line(project, words):
    last = words if "-o" in words else (*words, "-c")
    assert "registers.c:4: error: '__enzyme_register_derivative_g' must be" in refused(
        project, *last, "registers.c"
    )


def test_what_a_variable_registers_is_complained_of_by_object_where_no_line_is_known(project):
    project.write("asks2.c", ASKS.replace("int main(void) { return slope(3.0) > 0; }\n", ""))
    text = REGISTERS.replace("(void *)g, x, 1.0", "(void *)f, x, 1.0").replace("slope", "other")
    project.write("registers.c", "double f(double x);\n" + text)
    project.write("calls.c", "double g(double);\ndouble f(double x) { return g(x) * x; }\n")
    project.ok("-c", "asks2.c", "calls.c")
    said = refused(project, "asks2.o", "calls.o", "registers.c", "-o", "app")
    assert "registers.c:5: error: '__enzyme_register_derivative_g' must be" in said


def test_a_copy_of_a_function_is_called_as_the_function(project):
    project.write(
        "asks.c",
        "double __enzyme_fwddiff(void *, ...);\ndouble g(double x);\n"
        "double df(double x) { return __enzyme_fwddiff((void *)g, x, 1.0); }\n"
        "int main(void) { return df(3.0) > 0; }\n",
    )
    project.write("g.c", "double df(double);\ndouble g(double x) { return df(x) * x; }\n")
    for each in ("asks.c", "g.c"):
        project.ok("-c", each)
    said = refused(project, "asks.o", "g.o", "-o", "app")
    assert "g.o: in g: error: __enzyme_fwddiff of g: the request is in g" in said
    assert "enzyme_cc.source" not in said


def test_the_same_mistake_in_a_copy_of_a_call_is_said_once(project):
    project.write(
        "pointer.c",
        "double __enzyme_fwddiff(void *, ...);\nextern double (*p)(double);\n"
        "double df(double x) { return __enzyme_fwddiff((void *)p, x, 1.0); }\n"
        "double twice(double x) { return df(x) + df(2 * x); }\n",
    )
    assert refused(project, "-c", "pointer.c").count("[EZ0102]") == 1


def test_what_only_the_link_can_tell_is_not_said_beside_what_is_wrong(project):
    asks = ASKS.replace("(void *)f, x", "(void *)f, enzyme_dupp, x")
    project.write("asks.c", "extern int enzyme_dupp;\n" + asks)
    said = refused(project, "-c", "asks.c")
    assert "[EZ0101]" in said
    assert "[EZ0104]" not in said


def test_the_same_mistake_twice_in_a_function_is_a_mistake_each_time(project):
    project.write(
        "asks.c",
        "double __enzyme_autodiff(void *, ...);\ndouble f(double x);\n"
        "double df(double x) { return __enzyme_autodiff((void *)f, x) +"
        " __enzyme_autodiff((void *)f, 2 * x); }\n"
        "int main(void) { return df(3.0) != 18; }\n",
    )
    project.write("calls.c", "double f(double x) { return x * x; }\n")
    project.ok("asks.c", "calls.c", "-o", "app")
    assert project.run("./app").returncode == 0


MISSPELT = (
    "double __enzyme_{}(void *, ...);\n"
    "double f(double x) {{ return x * x; }}\n"
    "double slope(double x) {{ return __enzyme_{}((void *)f, x); }}\n"
    "int main(void) {{ return slope(3.0) > 0; }}\n"
)


@pytest.mark.parametrize(("words", "place"), [(("-g",), "asks.c:3"), ((), "asks.c: in slope")])
@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("autodif_mine", "did you mean __enzyme_autodiff?"),
        ("hessian", "ask for it by __enzyme_fwddiff or __enzyme_autodiff"),
    ],
)
def test_a_request_that_nobody_knows_is_told_of_where_it_is(project, words, place, name, meant):
    project.write("asks.c", MISSPELT.format(name, name))
    said = refused(project, *words, "asks.c", "-o", "app")
    assert f"{place}: error: __enzyme_{name} is no request that enzyme-cc knows [EZ0407]" in said
    assert f"enzyme-cc: note: {meant}\n" in said
    assert "undefined reference" not in said


@pytest.mark.parametrize(
    ("name", "meant"), [("autodif", "autodiff"), ("fwdiff", "fwddiff"), ("reverese", "reverse")]
)
@pytest.mark.parametrize("source", ["asks.c", "asks.cpp"])
def test_a_misspelt_request_is_told_of_when_it_is_compiled(project, source, name, meant):
    project.write(source, MISSPELT.format(name, name))
    command = "enzyme-c++" if source.endswith("cpp") else "enzyme-cc"
    done = project.enzyme("-c", source, command=command)
    said = done.stderr.decode()
    assert done.returncode == 1
    assert f"{source}:3:33: error: __enzyme_{name} is no request that enzyme-cc knows" in said
    assert f"{command}: note: did you mean __enzyme_{meant}?\n" in said
    assert said.count("error") == 1
    assert not (project.folder / "asks.o").exists()


def test_another_name_of_that_kind_may_be_defined_elsewhere(project):
    text = "double __enzyme_helper(double);\n"
    project.write("asks.c", text + "double use(double x) { return __enzyme_helper(x); }\n")
    project.ok("-c", "asks.c")


def test_a_misspelt_name_that_is_defined_here_is_a_function_like_any_other(project):
    text = "double __enzyme_autodif(double x) { return 2 * x; }\n"
    project.write("asks.c", text + "double use(double x) { return __enzyme_autodif(x); }\n")
    project.ok("-c", "asks.c")


def test_what_else_is_undefined_is_still_told_of(project):
    project.write("asks.c", "void lost(void);\n" + MISSPELT.format("autodif_mine", "autodif_mine"))
    project.write("more.c", "void lost(void);\nvoid more(void) { lost(); }\n")
    said = project.enzyme("asks.c", "more.c", "-o", "app").stderr.decode()
    assert "__enzyme_autodif_mine is no request" in said
    assert re.search(r"undefined (?:reference|symbol).*lost", said)
