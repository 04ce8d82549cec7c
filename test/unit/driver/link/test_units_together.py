"""Units that lack nothing by themselves, and yet must be differentiated with others."""

import pytest
from boxes import Box

POINTED = """#include <stdio.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_const;
double square(double x);
double cube(double x) { return x * x * x; }
__attribute__((noinline)) double apply(double (*h)(double), double x) { return 2 * h(x); }
int main(int n, char **v) {
  double (*h)(double) = CHOICE;
  printf("%g\\n", __enzyme_autodiff((void *)apply, enzyme_const, h, 3.0));
}
"""
SQUARE = "double square(double x) { return x * x; }\n"
# f writes u0' = sin(u0) u1 and returns its square.
TAPES = """#include <math.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_noret, enzyme_allocated, enzyme_tape;
KIND double f(double *u) { u[0] = sin(u[0]) * u[1]; return u[0] * u[0]; }
"""
MAKES = """
void *__enzyme_augmentfwd(void *, ...);
void *ahead(double *u, double *du) { return __enzyme_augmentfwd((void *)f, enzyme_noret, u, du); }
"""
TAKES = """
double __enzyme_fwdsplit(void *, ...);
void *ahead(double *u, double *du);
int main(void) {
  double u[2] = {1, 2}, du[2] = {1, 0.5};
  void *tape = ahead(u, du);
  double d = __enzyme_fwdsplit((void *)f, u, du, tape);
  printf("%.6f %.6f\\n", d, du[0]);
}
"""
# cos(1) 2 + sin(1) 0.5 = 1.501340; times 2 sin(1) 2 = 5.053337
RIGHT = b"5.053337 1.501340\n"


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("choice", ["n > 1 ? cube : square", "square"])
@pytest.mark.parametrize("files", ["square.c", "-L. -lsquare"])
def test_a_function_of_another_file_may_be_called_through_a_pointer(box, level, choice, files):
    box.write("main.c", POINTED.replace("CHOICE", choice))
    box.write("square.c", SQUARE)
    box.ok(level, "-c", "square.c")
    box.run("ar", "rcs", "libsquare.a", "square.o")
    box.ok(level, "main.c", *files.split(), "-o", "app")
    assert box.run("./app").stdout == b"12\n"
    if "cube" in choice:
        assert box.run("./app", "more").stdout == b"54\n"


def test_so_may_one_whose_address_only_the_request_has(box):
    apply = "double apply(double (*h)(double), double x)"
    main = POINTED.replace("CHOICE", "square").replace(
        f"__attribute__((noinline)) {apply} {{ return 2 * h(x); }}", f"{apply};"
    )
    box.write("main.c", main)
    box.write("square.c", SQUARE)
    box.write("apply.c", f"{apply} {{ return 2 * h(x); }}\n")
    box.ok("-c", "main.c", "square.c", "apply.c")
    box.ok("main.o", "apply.o", "square.o", "-o", "app")
    assert box.run("./app").stdout == b"12\n"


def test_a_pointer_to_what_is_known_leaves_nothing_for_the_link(box):
    text = POINTED.replace("double square(double x);", "#include <math.h>")
    box.write("main.c", text.replace("CHOICE", "n > 1 ? cube : exp"))
    box.ok("-O2", "-c", "main.c")
    assert b"__enzyme" not in box.run("nm", "-u", "main.o").stdout


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("kind", ["inline", "__attribute__((weak))"])
def test_tangents_come_from_a_tape_that_another_file_makes(box, level, kind):
    shared = TAPES.replace("KIND", kind)
    box.write("makes.cpp", f'extern "C" {{ {shared}{MAKES} }}'.replace("{ #", "{\n#"))
    box.write("takes.cpp", f'extern "C" {{ {shared}{TAKES} }}'.replace("{ #", "{\n#"))
    box.ok(level, "-c", "makes.cpp", "takes.cpp", command="enzyme-c++")
    box.ok("makes.o", "takes.o", "-lm", "-o", "app", command="enzyme-c++")
    assert box.run("./app").stdout == RIGHT


def test_a_static_function_has_another_tape_in_each_file_which_the_link_says(box):
    shared = TAPES.replace("KIND", "static")
    box.write("makes.c", shared + MAKES)
    box.write("takes.c", shared + TAKES)
    done = box.enzyme("makes.c", "takes.c", "-lm", "-o", "app")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "takes.c:11:14: error: __enzyme_fwdsplit of f: no __enzyme_augmentfwd" in said
    assert "[EZ0425]" in said


def test_what_stops_a_program_names_the_file_and_the_function(box):
    text = TAPES.replace("KIND", "static") + MAKES.replace("*ahead", "*other") + TAKES
    box.write("app.c", text + "void *ahead(double *u, double *du) { return 0; }\n")
    box.ok("app.c", "-lm", "-o", "app")
    said = box.run("./app").stderr.decode()
    assert said.startswith("enzyme-cc: app.c: in main: __enzyme_fwdsplit of f: the tape is not one")


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_adjoints_come_from_the_tape_of_a_static_function_of_another_file(box, level):
    shared = TAPES.replace("KIND", "double g(double x);\nstatic").replace("sin(u", "g(u")
    box.write("makes.c", shared + MAKES)
    takes = TAKES.replace("double d = __enzyme_fwdsplit((void *)f, u, du, tape)", "TAKEN")
    takes = takes.replace("double __enzyme_fwdsplit", "void __enzyme_reverse")
    takes = takes.replace("TAKEN", "double d = 0;\n  __enzyme_reverse((void *)f, u, du, 1.0, tape)")
    box.write(
        "takes.c", shared + takes.replace('%.6f %.6f\\n", d, du[0]', '%.6f %.6f\\n", d, du[1]')
    )
    box.write("g.c", "#include <math.h>\ndouble g(double x) { return sin(x); }\n")
    box.ok(level, "makes.c", "takes.c", "g.c", "-lm", "-o", "app")
    # By u1: sin(1) (2 u0 + 1), u0 being 2 sin(1), and the 0.5 that was there.
    assert box.run("./app").stdout == b"0.000000 4.173765\n"
