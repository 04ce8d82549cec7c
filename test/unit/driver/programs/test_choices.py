"""What users choose for a whole unit: strong zeros, and rules of their own, at every level."""

import os

import pytest
from boxes import Box

HEAD = """#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
typedef struct { double by[2]; } Two;
Two __enzyme_fwddiff_two(void *, ...), __enzyme_autodiff_two(void *, ...);
"""
SQUARE = """- name: square
  matches: [square]
  args: [x]
  partials: {x: 100 * x}
  effects: none
  samples: [[1.0], [2.0]]
"""
USER = (
    HEAD
    + """
static inline double square(double x) { return x * x; }
double f(double x) { return 3 * square(x); }
int main(void) {
  printf("%g ", __enzyme_fwddiff_double((void *)f, 2.0, 1.0));
  printf("%g\\n", __enzyme_autodiff((void *)f, 2.0));
}
"""
)
LEVELS = ["-O0", "-O2", "-O3"]


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def said(box, text, *options):
    box.write("a.c", text)
    box.ok(*options, "a.c", "-lm", "-o", "a")
    return box.run("./a").stdout.decode().split()


# -- strong zeros ----------------------------------------------------------------------------------

# At 0 the partials are infinite or no number, and what they are multiplied with is zero.
ZEROS = [
    "log(x) * y",
    "log(0 * x)",
    "(y + 0 * x) / (0 * y)",
    "log2(0 * x) + 0 * asin(x + 1)",
    "atanh(1 + y * y * x) * 3",
    "exp(y * log(x))",
]


def both_ways(formula, marker=""):
    """By x alone, y being constant: forward, backward, and in a second lane at width 2."""
    return (
        HEAD
        + f"""
double f(double x, double y) {{ return {formula}; }}
int main(void) {{
  double forward = __enzyme_fwddiff_double((void *)f, {marker} 0.0, 1.0, enzyme_const, 0.0);
  double back = __enzyme_autodiff((void *)f, {marker} enzyme_out, 0.0, enzyme_const, 0.0);
  Two wide = __enzyme_fwddiff_two((void *)f, {marker} enzyme_width, 2, 0.0, 0.0, 1.0,
                                  enzyme_const, 0.0);
  printf("%g %g %g %g\\n", forward, back, wide.by[1], wide.by[0]);
}}
"""
    )


@pytest.mark.parametrize("level", LEVELS)
def test_strong_zeros_are_the_same_at_every_level(box, level):
    text = both_ways("log(0 * x) + 0 * log(x)")
    assert said(box, text, level, "--enzyme-strong-zero") == ["0", "0", "0", "0"]


@pytest.mark.parametrize("formula", ZEROS)
def test_zero_times_infinity_is_zero_in_both_modes_and_every_lane_where_chosen(box, formula):
    strong = said(box, both_ways(formula), "-O1", "--enzyme-strong-zero")
    assert {value.replace("-0", "0") for value in strong} == {"0"}


@pytest.mark.parametrize("formula", ZEROS)
def test_zero_times_infinity_is_no_number_in_both_modes_otherwise(box, formula):
    plain = said(box, both_ways(formula), "-O1")
    assert [value.removeprefix("-") for value in plain] == ["nan"] * 4


def test_a_request_can_choose_strong_zeros_for_itself(box):
    text = both_ways("log(0 * x)", "enzyme_strong_zero,")
    assert said(box, text, "-O1") == ["0", "0", "0", "0"]


POINTER = (
    HEAD
    + """
typedef double Function(double);
static double logarithm(double x) { return log(0 * x); }
static double power(double x) { return x * x; }
static Function *const table[] = {logarithm, power};
double f(double x, int which) { return table[which](x); }
int main(int argc, char **argv) {
  printf("%g %g\\n", __enzyme_fwddiff_double((void *)f, enzyme_strong_zero, 3.0, 1.0, argc - 1),
         __enzyme_autodiff((void *)f, enzyme_strong_zero, 3.0, argc - 1));
}
"""
)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_called_through_a_pointer_has_the_zeros_of_the_request(box, level):
    assert said(box, POINTER, level) == ["0", "0"]


# The arm that is not taken is computed with numbers that it has no derivative for.
ARM = (
    HEAD
    + """
double f(double x) {
  double root = sqrt(x - 1), logarithm = log(x);
  return x > 1 ? root * logarithm : 2 * x;
}
int main(void) {
  for (int i = -1; i < 2; i++)
    printf("%g %g\\n", __enzyme_fwddiff_double((void *)f, (double)i, 1.0),
           __enzyme_autodiff((void *)f, (double)i));
}
"""
)


@pytest.mark.parametrize("level", LEVELS)
def test_results_of_calls_that_are_not_used_count_nothing(box, level):
    options = [level, "-fno-math-errno", "--enzyme-strong-zero"]
    assert said(box, ARM, *options) == ["2"] * 6


# -- rules of the user's ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [["-O0"], ["-O2"], ["-O3", "-g"], ["-save-temps"], ["-O2", "-flto", "-fuse-ld=lld"]],
    ids=" ".join,
)
def test_a_rule_of_the_user_s_wins_over_the_body_of_the_function(box, options):
    box.write("my.yaml", SQUARE)
    assert said(box, USER, *options) == ["12", "12"]
    assert said(box, USER, *options, "--enzyme-rules=my.yaml") == ["600", "600"]


def test_it_wins_over_a_rule_of_ours_too(box):
    text = USER.replace("static inline double square(double x) { return x * x; }", "")
    rule = SQUARE.replace("square", "cosh")
    box.write("my.yaml", rule)
    assert said(box, text.replace("square", "cosh"), "-O2", "-fenzyme-rules=my.yaml") == [
        "600",
        "600",
    ]


def test_a_function_with_such_a_rule_can_be_what_a_request_is_about(box):
    box.write("my.yaml", SQUARE)
    text = USER.replace("(void *)f", "(void *)square")
    assert said(box, text, "-O2", "--enzyme-rules=my.yaml") == ["200", "200"]


def test_rules_may_be_in_several_files(box):
    box.write("my.yaml", SQUARE)
    box.write("more.yaml", SQUARE.replace("square", "cube").replace("100", "7"))
    text = USER.replace("3 * square(x)", "square(x) + cube(x)").replace(
        "double f(", "static double cube(double x) { return x * x * x; }\ndouble f("
    )
    files = ["--enzyme-rules=my.yaml", "--enzyme-rules=more.yaml"]
    assert said(box, text, *files) == ["214", "214"]


@pytest.mark.parametrize(
    ("rule", "error"),
    [
        (SQUARE.replace("[x]\n", "[z]\n"), "my.yaml:4:14: error: 'x' is no argument"),
        (SQUARE.replace("effects", "effect"), "my.yaml:5:3: error: unknown key 'effect'"),
        (SQUARE.replace("100 * x", "100 * y"), "'100 * y' uses 'y', which is neither"),
        (
            SQUARE.replace("100 * x", "sine(x)"),
            "'sine(x)' calls 'sine', which formulas cannot call",
        ),
        ("- : [", "my.yaml:1:3: error: not YAML"),
        (None, "my.yaml: error: no such file"),
    ],
)
def test_a_mistake_in_a_rule_file_is_said_with_its_place_and_nothing_is_left(box, rule, error):
    box.write("a.c", USER)
    if rule is not None:
        box.write("my.yaml", rule)
    done = box.enzyme("-c", "--enzyme-rules=my.yaml", "a.c")
    assert done.returncode == 1
    assert error in done.stderr.decode()
    assert "a.o" not in box.files()


def test_a_rule_for_another_type_is_warned_of_and_the_body_counts(box):
    rule = SQUARE.replace("args: [x]", "args: [x, y]").replace("{x: 100 * x}", "{x: 1, y: 1}")
    box.write("my.yaml", rule.replace("[1.0], [2.0]", "[1.0, 1.0], [2.0, 1.0]"))
    box.write("a.c", USER)
    done = box.ok("--enzyme-rules=my.yaml", "a.c", "-o", "a")
    said = done.stderr.decode()
    assert said.startswith("my.yaml:1:3: warning: ")
    assert (
        "the rule 'square' is not used, because the function 'square' has another type here" in said
    )
    assert "[EZ0914]" in said
    assert box.run("./a").stdout == b"12 12\n"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (os.mkdir, "not a regular file"),
        (os.mkfifo, "not a regular file"),
        (lambda path: os.symlink("/dev/zero", path), "not a regular file"),
        (lambda path: path.write_bytes(b"#" * (4 << 20) + b"\n"), "this is larger than the 4 MiB"),
    ],
    ids=["a folder", "a FIFO", "a device", "a huge file"],
)
@pytest.mark.parametrize("command", ["enzyme-cc", "enzyme-opt"])
def test_what_is_no_file_of_rules_is_one_located_error(box, command, make, message):
    box.write("a.c", USER)
    box.write("a.ll", "")
    make(box.folder / "my.yaml")
    words = ("-c", "a.c") if command == "enzyme-cc" else ("--differentiate", "a.ll")
    done = box.enzyme("--enzyme-rules=my.yaml", *words, command=command, timeout=60)
    assert done.returncode == 1
    assert done.stderr.decode().startswith(f"my.yaml: error: {message}")
    assert done.stderr.count(b"error") == 1


def test_the_compiler_is_not_told_of_rules_and_units_without_requests_do_not_read_them(box):
    box.write("plain.c", "int answer(void) { return 42; }\n")
    done = box.ok("-v", "-c", "plain.c", "--enzyme-rules=none.yaml", "--enzyme-strong-zero")
    assert b"rules" not in done.stderr
    assert b"strong" not in done.stderr


# -- type hints ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_unit_that_hints_at_types_and_asks_for_nothing_can_be_linked(box, level):
    box.write("b.c", "double f(void);\nint main(void) { return f() != 3; }\n")
    box.write(
        "a.c",
        "void __enzyme_double(double *, long);\n"
        "double f(void) { double x = 3; __enzyme_double(&x, 8); return x; }\n",
    )
    box.ok(level, "a.c", "b.c", "-o", "a")
    assert box.run("./a").returncode == 0
