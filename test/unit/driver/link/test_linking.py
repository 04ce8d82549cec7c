"""Derivatives across files: what no compile could see whole is differentiated when it is linked."""

import shutil

import pytest
from boxes import Box, needs

HEAD = "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\n"
MAIN = HEAD + (
    "double f(double x);\n"
    'int main(void) { printf("%.9g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }\n'
)
SOURCES = {
    "main.c": MAIN,
    # f(x) = 2 x (x x + 1), so f'(3) = 6 x x + 2 = 56.
    "f.c": "double g(double);\nstatic double k = 2;\ndouble f(double x) { return k * g(x) * x; }\n",
    "g.c": "static double k = 1;\ndouble g(double x) { return x * x + k; }\n",
    "other.c": 'int other(void) { return 7; }\n__asm__(".globl by_hand\\nby_hand: ret\\n");\n',
}
RIGHT = b"56\n"


@pytest.fixture
def project(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    for name, text in SOURCES.items():
        box.write(name, text)
    return box


@pytest.fixture
def objects(project):
    project.ok("-O2", "-c", *SOURCES)
    return project


def linked(project, *words):
    project.ok(*words, "-o", "app")
    return project.run("./app").stdout


@pytest.mark.parametrize(
    "line",
    [
        "main.o f.o g.o",
        "main.o other.o f.o g.o",
        "f.o g.o main.o",
        "-O2 main.c f.c g.c",
        "-O2 main.c f.o g.o",
        "-static main.o f.o g.o",
        "-Wl,--gc-sections -s main.o f.o g.o",
        "-fuse-ld=bfd main.o f.o g.o",
    ],
)
def test_a_request_in_one_file_is_about_functions_in_others(objects, line):
    assert linked(objects, *line.split()) == RIGHT


def test_archives_give_the_members_that_the_linker_takes(objects):
    objects.run("ar", "rcs", "libf.a", "f.o", "other.o")
    objects.run("ar", "rcs", "libg.a", "g.o")
    assert linked(objects, "main.o", "-L.", "-lf", "-lg") == RIGHT
    assert linked(objects, "main.o", "-Wl,--start-group", "libg.a", "libf.a", "-Wl,--end-group")
    whole = ("-Wl,--whole-archive", "libf.a", "libg.a", "-Wl,--no-whole-archive")
    assert linked(objects, "main.o", *whole) == RIGHT


def test_thin_archives_and_products_of_partial_links_are_looked_into(objects):
    objects.run("ar", "rcsT", "libthin.a", "f.o", "g.o")
    assert linked(objects, "main.o", "libthin.a") == RIGHT
    assert objects.run("ld", "-r", "f.o", "g.o", "-o", "both.o").returncode == 0
    assert linked(objects, "main.o", "both.o") == RIGHT


@pytest.mark.parametrize("kind", ["rcs", "rcsT"], ids=["fat", "thin"])
def test_archives_that_are_linked_as_a_whole_keep_their_other_members(objects, kind):
    objects.run("ar", kind, "libf.a", "f.o", "other.o", "g.o")
    for line in (
        "-Wl,--whole-archive libf.a -Wl,--no-whole-archive",
        "-L. -Wl,--push-state -Wl,--whole-archive -lf -Wl,--pop-state",
        "-Wl,--whole-archive,libf.a,--no-whole-archive",
    ):
        assert linked(objects, "main.o", *line.split()) == RIGHT
        assert b" T other" in objects.run("nm", "app").stdout


def test_objects_may_be_said_to_the_linker_alone(objects):
    assert linked(objects, "main.o", "-Wl,f.o,other.o,g.o") == RIGHT
    assert linked(objects, "-Xlinker", "f.o", "main.o", "-Xlinker", "g.o") == RIGHT


def test_arguments_may_be_in_a_file(objects):
    objects.write("words", "main.o f.o g.o -o app")
    objects.ok("@words")
    assert objects.run("./app").stdout == RIGHT


def test_the_first_member_of_a_name_counts_as_for_the_linker(objects):
    objects.write("late.c", "double g(double x) { return 1000 * x; }\n")
    objects.ok("-O2", "-c", "late.c")
    objects.run("ar", "rcs", "libearly.a", "g.o")
    objects.run("ar", "rcs", "liblate.a", "late.o")
    assert linked(objects, "main.o", "f.o", "libearly.a", "liblate.a") == RIGHT


def test_a_strong_definition_wins_over_a_weak_one(objects):
    objects.write("weak.c", "__attribute__((weak)) double g(double x) { return 1000 * x; }\n")
    objects.ok("-O2", "-c", "weak.c")
    assert linked(objects, "main.o", "weak.o", "f.o", "g.o") == RIGHT


WEAK = "__attribute__((weak)) double g(double x) { return 1000 * x; }\n"


@pytest.mark.parametrize("how", [(), ("-flto", "-fuse-ld=lld")], ids=["objects", "bitcode"])
def test_a_weak_definition_beside_its_use_is_one_that_may_not_count(objects, how):
    text = MAIN.replace("double f(double x);", WEAK + "double f(double x) { return g(x); }")
    objects.write("beside.c", text)
    objects.ok("-O2", *how, "-c", "beside.c", "g.c")
    assert linked(objects, *how, "beside.o") == b"1000\n"
    assert linked(objects, *how, "beside.o", "g.o") == b"6\n"
    assert linked(objects, *how, "beside.c", "g.c") == b"6\n"
    objects.run("cc", "-c", "g.c", "-o", "plain.o")
    done = objects.enzyme(*how, "beside.o", "plain.o", "-o", "app")
    message = "the linker takes this g, which carries no IR, and not the one in beside.o"
    assert f"plain.o: error: {message} [EZ0921]" in done.stderr.decode()
    if not how:
        said = objects.enzyme("-S", "beside.c").stderr.decode()
        weak = (
            "'g' is weak, so another file may replace it at the link, but only in an object can "
            "its derivative wait for that"
        )
        assert f"beside.c: error: {weak}" in said
        assert "[EZ0922]" in said


def test_what_is_not_differentiated_needs_no_ir(objects):
    objects.run("cc", "-O2", "-c", "other.c", "-o", "plain.o")
    assert linked(objects, "main.o", "plain.o", "f.o", "g.o") == RIGHT


def test_rules_count_that_another_file_registers(objects):
    rule = (
        "double g(double);\nstruct two { double value, tangent; };\n"
        "static struct two forward_g(double x, double dx) {\n"
        "  return (struct two){g(x), 100 * dx};\n}\n"
        "void *__enzyme_register_derivative_g[] = {(void *)g, (void *)forward_g};\n"
    )
    objects.write("rule.c", rule)
    text = MAIN.replace("autodiff", "fwddiff").replace("3.0", "3.0, 1.0")
    objects.write("forward.c", text)
    objects.ok("-O2", "-c", "rule.c", "forward.c")
    # (2 x g)' = 2 g + 2 x g' = 20 + 600
    assert linked(objects, "forward.o", "rule.o", "f.o", "g.o") == b"620\n"


@needs("ld.lld-22")
@pytest.mark.parametrize("how", ["-flto", "-flto=thin"])
def test_bitcode_for_the_linker_goes_on_as_bitcode(project, how):
    project.ok("-O2", how, "-c", *SOURCES)
    assert linked(project, how, "-fuse-ld=lld", "main.o", "f.o", "g.o") == RIGHT
    project.ok("-O2", "-c", "f.c")
    assert linked(project, how, "-fuse-ld=lld", "main.o", "f.o", "g.o") == RIGHT


def test_a_shared_library_asks_when_it_is_made(project):
    library = MAIN.replace("int main(void)", "int show(void)")
    project.write("library.c", library)
    project.write("program.c", "int show(void);\nint main(void) { return show(); }\n")
    project.ok("-O2", "-fPIC", "-c", "library.c", "f.c", "g.c", "program.c")
    project.ok("-shared", "library.o", "f.o", "g.o", "-o", "libshow.so")
    assert linked(project, "program.o", "-L.", "-lshow", "-Wl,-rpath,.") == RIGHT


@pytest.mark.parametrize("line", ["-c <(cat main.c) -o main.o", "<(cat main.c) -x none f.o g.o"])
def test_a_source_in_a_pipe_is_left_to_the_compiler(objects, line):
    done = objects.run("bash", "-c", f"enzyme-cc -x c {line}", timeout=60)
    assert done.returncode == 0, done.stderr.decode()
    if "-o" in line:
        objects.ok("main.o", "f.o", "g.o")
    assert objects.run("./a.out").stdout == RIGHT


@needs("llvm-profdata-22", "llvm-cov-22")
def test_runs_are_counted_where_one_of_the_files_is_to_be(project):
    count = ("-fprofile-instr-generate", "-fcoverage-mapping")
    project.environment["LLVM_PROFILE_FILE"] = str(project.folder / "app.profraw")
    project.ok("-O1", "-c", "main.c", "f.c")
    project.ok("-O1", *count, "-c", "g.c")
    assert linked(project, *count, "main.o", "f.o", "g.o") == RIGHT
    done = project.run("llvm-profdata-22", "merge", "app.profraw", "-o", "app.profdata")
    assert done.returncode == 0, done.stderr.decode()
    done = project.run("llvm-cov-22", "report", "app", "-instr-profile=app.profdata")
    assert b"g.c" in done.stdout, done.stderr.decode()


def test_a_body_without_ir_is_named_with_what_made_it(objects):
    objects.run("cc", "-O2", "-c", "g.c", "-o", "plain.o")
    objects.run("ar", "rcs", "libplain.a", "plain.o")
    done = objects.enzyme("main.o", "f.o", "libplain.a", "-o", "app")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "f.o: in f: error: g has no body here and no rule" in said
    assert "g is defined in libplain.a(plain.o), which carries no IR (made by " in said
    assert "undefined reference" not in said
    assert "app" not in objects.files()


FOR_A_DEVICE = """#include <stdio.h>
void __enzyme_autodiff(void *, ...);
double f(double *x, int n) {
  double sum = 0;
#pragma omp target parallel for reduction(+ : sum) map(tofrom : sum) map(to : x[0 : n])
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}
int main(void) {
  double x[] = {1, 2, 3}, d[3] = {0};
  __enzyme_autodiff((void *)f, x, d, 3);
  printf("%g %g %g\\n", d[0], d[1], d[2]);
}
"""


def test_target_regions_for_a_device_are_named_and_run_on_the_host_without_one(system_box):
    system_box.write("t.c", FOR_A_DEVICE)
    flags = ("-O1", "-fopenmp")
    system_box.ok(*flags, "-fopenmp-targets=x86_64-pc-linux-gnu", "-c", "t.c")
    done = system_box.enzyme("-fopenmp", "t.o", "-o", "app")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "t.o: error: main asks for a derivative (__enzyme_autodiff)" in said
    assert "has OpenMP's target regions for a device (-fopenmp-targets)" in said
    assert "compile it without -fopenmp-targets" in said
    system_box.ok(*flags, "-c", "t.c")
    system_box.ok("-fopenmp", "t.o", "-o", "app")
    assert system_box.run("./app").stdout == b"2 4 6\n"


def test_whatever_keeps_inputs_apart_is_said_at_once_of_each(objects):
    objects.write("side.c", MAIN.replace("int main", "int side"))
    objects.run("cc", "-O2", "-c", "side.c")
    objects.run("cp", "g.o", "again.o")
    objects.run("ar", "rcs", "libside.a", "side.o")
    done = objects.enzyme("main.o", "f.o", "g.o", "again.o", "side.o", "-o", "app")
    said = done.stderr.decode()
    assert done.returncode == 1
    first = "side asks for a derivative (__enzyme_autodiff), and this object, made by "
    second = "g is defined here and in g.o: only one can be meant"
    assert f"side.o: error: {first}" in said
    assert "carries no IR [EZ0917]" in said
    assert f"again.o: error: {second} [EZ0918]" in said
    assert "undefined reference" not in said
    alone = objects.enzyme("f.o", "g.o", "libside.a", "-shared", "-u", "side", "-Wl,-z,defs")
    assert b"libside.a(side.o): error: side asks for a derivative" in alone.stderr
    assert b"undefined" not in alone.stderr
    muldefs = ("-Wl,-z,muldefs", "main.o", "f.o", "g.o", "again.o")
    assert linked(objects, *muldefs) == RIGHT  # the linker was told to take the first


@needs("clang-16", "opt-16")
def test_an_input_of_a_newer_llvm_is_named_with_what_to_take(objects):
    objects.environment["ENZYME_CC_TOOLCHAIN"] = "16"
    done = objects.enzyme("main.o", "f.o", "g.o", "-o", "app")
    newest = objects.toolchain.version[0]
    assert done.stderr.decode().splitlines() == [
        f"enzyme-cc: error: main.o was made by LLVM {newest}, newest here is 16;"
        f" install llvm-{newest} [EZ0916]",
        f"enzyme-cc: note: llvm-{newest} is here: take it by --enzyme-toolchain=llvm-{newest}",
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("int lost(void) { return 7; }\n", "the one that has lost"),
        (
            "#include <stdio.h>\n__attribute__((constructor)) static void f(void) { puts(0); }\n",
            "the one that was made of plain.c",
        ),
    ],
)
def test_a_part_of_a_partial_link_that_has_no_ir_is_not_lost(objects, text, what):
    objects.write("plain.c", text)
    objects.run("cc", "-c", "plain.c")
    objects.run("ld", "-r", "f.o", "g.o", "plain.o", "-o", "both.o")
    done = objects.enzyme("main.o", "both.o", "-o", "app")
    assert done.returncode == 1
    message = f"one of the objects that this was linked of carries no IR: {what} [EZ0919]"
    assert f"both.o: error: {message}" in done.stderr.decode()


def test_what_only_a_linker_script_names_cannot_be_replaced(objects):
    objects.write("libscript.so", "INPUT(f.o g.o)\n")
    done = objects.enzyme("main.o", "-L.", "-lscript", "-o", "app")
    assert done.returncode == 1
    assert (
        "f.o' must be replaced for this link, but only a linker script names it"
        in done.stderr.decode()
    )
    assert "[EZ0920]" in done.stderr.decode()


def test_what_nobody_defines_is_told_by_us(objects):
    done = objects.enzyme("main.o", "f.o", "-o", "app")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "g has no body here and no rule" in said
    assert "[EZ0301]" in said


def test_other_errors_are_told_when_compiling(project):
    project.write("wrong.c", MAIN.replace("(void *)f, 3.0", "(void *)f, enzyme_dupp, 3.0, 1.0"))
    text = (project.folder / "wrong.c").read_text()
    project.write("wrong.c", "extern int enzyme_dupp;\n" + text)
    done = project.enzyme("-c", "wrong.c")
    assert done.returncode == 1
    assert b"EZ0101" in done.stderr


def test_a_link_that_fails_for_another_reason_says_that(objects):
    objects.write("lost.c", "int lost(void);\nint main(void) { return lost(); }\n")
    done = objects.enzyme("-O2", "lost.c", "f.o", "-o", "app")
    assert done.returncode == 1
    assert b"lost" in done.stderr
    assert b"derivative" not in done.stderr


RUST = """
extern "C" { fn __enzyme_autodiff_f(f: extern "C" fn(f64) -> f64, x: f64) -> f64; }
extern "C" fn f(x: f64) -> f64 {
    let v: Vec<f64> = (0..4).map(|i| x * i as f64).collect();
    v.iter().map(|a| a * a).sum::<f64>()
}
fn main() { println!("{}", unsafe { __enzyme_autodiff_f(f, 3.0) }) }
"""


@needs("rustc")
def test_rust_is_differentiated_when_rustc_hands_its_ir_to_the_linker(project):
    project.write("m.rs", RUST)
    linker = f"-Clinker={shutil.which('enzyme-link', path=project.environment['PATH'])}"
    done = project.run("rustc", "-O", linker, "-Clinker-plugin-lto", "m.rs")
    assert done.returncode == 0, done.stderr
    assert project.run("./m").stdout == b"84\n"


GROWING = """
extern "C" {
    fn __enzyme_autodiff_f(f: extern "C" fn(f64) -> f64, x: f64) -> f64;
    fn __enzyme_fwddiff_f(f: extern "C" fn(f64) -> f64, x: f64, dx: f64) -> f64;
    fn __enzyme_autodiff_fill(
        f: extern "C" fn(&mut Vec<f64>, f64), v: *mut Vec<f64>, dv: *mut Vec<f64>, x: f64) -> f64;
}
extern "C" fn squares(x: f64) -> f64 {
    let mut v: Vec<f64> = Vec::new();
    let mut i = 0;
    while (i as f64) < x * 4.0 { v.push(x * x * i as f64); i += 1; }
    v.iter().map(|a| a * a).sum::<f64>()
}
struct Point { x: f64, tag: u32, y: f64 }
extern "C" fn points(x: f64) -> f64 {
    let mut v: Vec<Point> = Vec::with_capacity(1);
    for i in 0..20u32 { v.push(Point { x: x * i as f64, tag: i, y: x * x }); }
    let mut s = 0.0;
    while let Some(p) = v.pop() { if p.tag % 2 == 0 { s += p.x * p.y; } }
    s
}
extern "C" fn fill(v: &mut Vec<f64>, x: f64) {
    for i in 0..10 { v.push(x * x * i as f64); }
    v[0] = v[0] * v[9];
}
fn main() { unsafe {
    println!("{}", __enzyme_autodiff_f(squares, 3.0));
    println!("{}", __enzyme_fwddiff_f(squares, 3.0, 1.0));
    println!("{}", __enzyme_autodiff_f(points, 3.0));
    let (mut v, mut dv) = (vec![2.0], vec![1.0]);
    println!("{}", __enzyme_autodiff_fill(fill, &mut v, &mut dv, 3.0));
    println!("{} {} {}", dv[0], dv[9], dv.len());
} }
"""
#: What `squares` sums is 4 x^3 i^2 for i below 12; `points` 3 x^2 i for even i; and v[9] is 8 x^2.
GROWN = [
    sum(4 * 27 * i * i for i in range(12)),
    sum(4 * 27 * i * i for i in range(12)),
    sum(3 * 9 * i for i in range(0, 20, 2)),
    2 * 8 * 2 * 3,
    8 * 9,
    0,
    11,
]


@needs("rustc")
@pytest.mark.parametrize("level", [0, 2])
def test_vectors_of_rust_grow_where_they_are_differentiated(project, level):
    project.write("m.rs", GROWING)
    linker = f"-Clinker={shutil.which('enzyme-link', path=project.environment['PATH'])}"
    words = (linker, "-Clinker-plugin-lto", "-Aimproper_ctypes", f"-Copt-level={level}", "-g")
    done = project.run("rustc", *words, "m.rs")
    assert done.returncode == 0, done.stderr
    assert [float(each) for each in project.run("./m").stdout.split()] == GROWN


#: An allocator that is told sizes, as Rust has one: what it is told must be true.
SIZED = """
#include <stdlib.h>
#include <string.h>
#define NAME(x) __asm__("_RNvCs1aB_7___rustc" x)
long live;
static void check(void *p, size_t size) { if (((size_t *)p)[-2] != size) abort(); }
void *r_alloc(size_t size, size_t align) NAME("12___rust_alloc");
void *r_alloc(size_t size, size_t align) {
  size_t *p = malloc(size + 16);
  memset(p, 0x7f, size + 16), p[0] = size, live++;
  return p + 2;
}
void r_dealloc(void *p, size_t size, size_t align) NAME("14___rust_dealloc");
void r_dealloc(void *p, size_t size, size_t align) {
  check(p, size), live--, free((size_t *)p - 2);
}
void *r_realloc(void *p, size_t old, size_t align, size_t size) NAME("14___rust_realloc");
void *r_realloc(void *p, size_t old, size_t align, size_t size) {
  void *new = r_alloc(size, align);
  memcpy(new, p, old < size ? old : size), r_dealloc(p, old, align);
  return new;
}
"""
RESIZING = """
#include <stdio.h>
#include <stddef.h>
#include <string.h>
#define NAME(x) __asm__("_RNvCs1aB_7___rustc" x)
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
void *r_alloc(size_t size, size_t align) NAME("12___rust_alloc");
void r_dealloc(void *p, size_t size, size_t align) NAME("14___rust_dealloc");
void *r_realloc(void *p, size_t old, size_t align, size_t size) NAME("14___rust_realloc");
extern long live;
__attribute__((noinline)) static void copy(void *to, const void *from, size_t n) {
  memcpy(to, from, n);
}
static double f(double x, int n) {
  size_t room = 1;
  double *a = r_alloc(8, 8), sum = 0;
  for (int i = 0; i < n; i++) {
    if (i == room) a = r_realloc(a, room * 8, 8, room * 16), room *= 2;
    a[i] = x * i;
  }
  a = r_realloc(a, room * 8, 8, n * 8);
  double *b = r_alloc(n * 8, 8);
  copy(b, a, n * 8);
  for (int i = 0; i < n; i++) sum += a[i] * b[i] * x;
  r_dealloc(a, n * 8, 8), r_dealloc(b, n * 8, 8);
  return sum;
}
static double slope(double x, int n) { return __enzyme_autodiff((void *)f, x, n); }
int main(void) {
  printf("%.9g ", __enzyme_autodiff((void *)f, 3.0, 11));
  printf("%.9g ", __enzyme_fwddiff((void *)f, 3.0, 1.0, 11));
  printf("%.9g ", __enzyme_fwddiff((void *)slope, 3.0, 1.0, 11));
  printf("%ld", live);
}
"""


def test_an_allocator_that_is_told_sizes_is_told_right_ones(project):
    """The sum is 385 x^3; what is copied by a function apart is known there, too."""
    project.write("sized.c", SIZED)
    project.write("resizing.c", RESIZING)
    project.run("cc", "-c", "sized.c")
    assert linked(project, "resizing.c", "sized.o").split() == [b"10395", b"10395", b"6930", b"0"]


def test_what_allocators_do_inside_is_not_differentiated(project):
    """Their IR is there, too, and writes numbers in front of each block."""
    project.write("sized.c", SIZED)
    project.write("resizing.c", RESIZING)
    project.ok("-c", "-O1", "sized.c", "resizing.c")
    assert linked(project, "resizing.o", "sized.o").split() == [b"10395", b"10395", b"6930", b"0"]


SQUARES = "double sq(double);\n"
FORWARD = MAIN.replace("autodiff", "fwddiff").replace("3.0", "3.0, 1.0")
DUAL = "struct two { double value, tangent; };\n"
#: A rule whose functions are in a file of their own.
RULED = {
    "asks.c": FORWARD,
    "f.c": f"{SQUARES}double f(double x) {{ return 2 * sq(x); }}\n",
    "helper.c": "double seventh(double x) { return 7 * x; }\n",
    "rule.c": (
        f"{SQUARES}{DUAL}struct two forward_sq(double x, double dx);\n"
        "double seventh(double);\n"
        "struct two forward_sq(double x, double dx) {\n"
        "  return (struct two){sq(x), seventh(dx)};\n}\n"
    ),
}


def built(project, sources):
    for name, text in sources.items():
        project.write(name, text)
    project.ok("-O1", "-c", *sources)
    return linked(project, *(f"{name[:-2]}.o" for name in sources))


def test_what_attributes_say_in_another_file_counts_and_is_followed(project):
    said = RULED | {
        "sq.c": (
            f"{DUAL}struct two forward_sq(double x, double dx);\n"
            "__attribute__((enzyme_derivative(forward_sq))) double sq(double x) { return x * x; }\n"
        )
    }
    assert built(project, said) == b"14\n"


def test_what_a_file_registers_that_is_needed_for_another_reason_is_followed(project):
    registered = "void *__enzyme_register_derivative_sq[] = {(void *)sq, (void *)forward_sq};\n"
    sources = RULED | {
        "f.c": f"{SQUARES}double half(double);\ndouble f(double x) {{ return 4 * half(sq(x)); }}\n",
        "rule.c": RULED["rule.c"] + registered + "double half(double x) { return x / 2; }\n",
        "sq.c": "double sq(double x) { return x * x; }\n",
    }
    assert built(project, sources) == b"14\n"


CONTEXTS = {
    "main.c": (
        "#include <enzyme/enzyme.h>\n#include <stdio.h>\n#include <stdlib.h>\n"
        "double by_k(double x, void *context);\nextern double k;\nint main(void) {\n"
        "  void *context = __enzyme_context(1), *other = __enzyme_context(1);\n"
        "  double *in = __enzyme_shadow_in(context, &k, 0);\n"
        '  printf("%g ", by_k(2, context));\n  by_k(5, other);\n'
        '  printf("%g %g\\n", *in, *(double *)__enzyme_shadow_in(other, &k, 0));\n'
        "  free(context);\n  free(other);\n}\n"
    ),
    "asks.c": (
        "#include <enzyme/enzyme.h>\nextern double k;\n"
        "static double cube(double x) { return k * k * k * x; }\n"
        "double by_k(double x, void *context) {\n"
        "  return __enzyme_autodiff_double((void *)cube, enzyme_context, context, x);\n}\n"
    ),
    "k.c": "double k = 2;\n",
}


def test_contexts_go_from_file_to_file(project):
    assert built(project, CONTEXTS) == b"8 24 60\n"


def test_a_shadow_outside_all_contexts_belongs_to_the_file_of_its_requests(project):
    project.write(
        "asks.c",
        "#include <enzyme/enzyme.h>\nextern double k;\n"
        "double *slope(void) { return __enzyme_shadow_of(&k, 1, 0); }\n",
    )
    done = project.enzyme("-c", "asks.c")
    assert done.returncode == 1
    assert b"asks.c:3:30: error: __enzyme_shadow: nothing in this file asks" in done.stderr


#: In the front end's IR a request is in a function that is handed what it is about.
HANDED = {
    "by the header": (
        "#include <enzyme/enzyme>\n",
        "enzyme::get<0>(enzyme::get<0>(enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active(3.0))))",
    ),
    "by the header, with a value": ("#include <enzyme/enzyme>\n", "enzyme::gradient(f, 3.0)"),
    "beside what calls it": (
        "extern int enzyme_const;\ndouble __enzyme_autodiff(void *, ...);\n"
        "static double called(double (*g)(double), double x) { return g(x); }\n",
        "__enzyme_autodiff((void *)called, enzyme_const, f, 3.0)",
    ),
    "by a function": (
        "double __enzyme_autodiff(void *, ...);\n"
        "static double slope(double (*g)(double), double x)"
        " { return __enzyme_autodiff((void *)g, x); }\n"
        "template <class F> double by(F &&g, double x) { return slope(g, x); }\n",
        "by(f, 3.0)",
    ),
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("way", HANDED)
def test_what_a_request_is_about_may_be_handed_to_where_it_is(way, level, objects):
    head, asked = HANDED[way]
    text = f'extern "C" double f(double);\nint main() {{ std::printf("%.9g\\n", {asked}); }}\n'
    objects.write("handed.cpp", f"#include <cstdio>\n{head}{text}")
    line = (level, "-std=c++17", "handed.cpp", "f.o", "g.o", "-o", "handed")
    objects.ok(*line, command="enzyme-c++")
    assert objects.run("./handed").stdout == RIGHT
