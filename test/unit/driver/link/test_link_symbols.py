"""Every kind of symbol that linkers know, in what is differentiated across files."""

import pytest
from boxes import Box, needs

REQUESTS = "internal first hidden aliased weak common local set instance inlined kept".split()
MAIN = (
    "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\nextern double common_factor;\n"
    "void by_hand(void);\nint begun(void);\n"
    + "".join(f"double f_{name}(double);\n" for name in REQUESTS)
    + "int main(void) {\n  common_factor = 7;\n  by_hand();\n"
    + "".join(
        f'  printf("{name} %g\\n", __enzyme_autodiff((void *)f_{name}, 3.0));\n'
        for name in REQUESTS
    )
    + '  printf("begun %d\\n", begun());\n}\n'
)
FILES = {
    # Static functions and variables of one name in several files; x.c is first.
    "x.c": "static double k = 2;\nstatic double scale(double x) { return k * x; }\n"
    "double f_first(double x) { return scale(x) * x; }\n",
    "y.c": "double f_first(double);\nstatic double k = 10;\n"
    "static double scale(double x) { return k * x; }\n"
    "double f_internal(double x) { return scale(x) * x + f_first(x); }\n",
    "hidden.c": '__attribute__((visibility("hidden"))) double hidden(double x) { return x * x; }\n',
    "hides.c": '__attribute__((visibility("hidden"))) double hidden(double x);\n'
    "double f_hidden(double x) { return 4 * hidden(x); }\n",
    "alias.c": "double original(double x) { return x * x * x; }\n"
    'double other_name(double) __attribute__((alias("original")));\n'
    'double weak_name(double) __attribute__((weak, alias("original")));\n',
    "aliased.c": "double other_name(double), weak_name(double);\n"
    "double f_aliased(double x) { return other_name(x) + 2 * weak_name(x); }\n",
    "weak.c": "__attribute__((weak)) double chosen(double x) { return 1000 * x; }\n"
    "double f_weak(double x) { return chosen(x); }\n",
    "strong.c": "double chosen(double x) { return 5 * x * x; }\n",
    "common.c": "double common_factor;\ndouble f_common(double x) { return common_factor * x; }\n",
    "again.c": "double common_factor;\n",
    "tls.c": "_Thread_local double per_thread = 4;\n",
    "local.c": "extern _Thread_local double per_thread;\n"
    "double f_local(double x) { per_thread += 1; return per_thread * x * x; }\n",
    "set.c": "static double from_start;\nstatic int count;\n"
    "__attribute__((constructor)) static void start(void) { from_start = 6; count++; }\n"
    "double f_set(double x) { return from_start * x * x; }\nint begun(void) { return count; }\n",
    "asm.c": '__asm__(".globl by_hand\\nby_hand: ret\\n");\n'
    "double f_kept(double x) { return 8 * x * x; }\n",
}
HEADER = """
template <class T> inline T power(T x) { return x * x; }
inline double counted(double x) { static double calls = 0; calls += 1; return calls * 0 + x * x; }
struct Shape { virtual double area(double x) const { return x * x; } virtual ~Shape() {} };
"""
CXX = {
    "one.cpp": f"{HEADER}\nstatic struct Early {{ double at; Early() : at(9) {{}} }} early;\n"
    'extern "C" double f_instance(double x) { return early.at * power(x) + counted(x); }\n',
    "two.cpp": f'{HEADER}extern "C" double f_instance(double);\n'
    'extern "C" double f_inlined(double x) {\n'
    "  Shape shape; const Shape &seen = shape;\n"
    "  return power(x) + counted(x) + seen.area(x) + f_instance(x);\n}\n",
}
# Of x at 3: 2 x is 6.
RIGHT = {
    "internal": 10 * 6 + 2 * 6,
    "first": 2 * 6,
    "hidden": 4 * 6,
    "aliased": 3 * 27,
    "weak": 5 * 6,
    "common": 7,
    "local": 5 * 6,
    "set": 6 * 6,
    "instance": 10 * 6,
    "inlined": 3 * 6 + 10 * 6,
    "kept": 8 * 6,
    "begun": 1,
}
NAMES = [name.replace(".cpp", ".o").replace(".c", ".o") for name in ("main.c", *FILES, *CXX)]


def compiled(box, *options):
    for name, text in {"main.c": MAIN, **FILES, **CXX}.items():
        box.write(name, text)
    words = ("-O2", "-ffunction-sections", *options, "-c")
    box.ok(*words, "-fcommon", "main.c", *FILES)
    box.ok(*words, *CXX, command="enzyme-c++")
    return box


@pytest.fixture(scope="module")
def objects(tmp_path_factory, cache, system):
    """A folder with all objects, and archives of some of them."""
    box = compiled(Box(tmp_path_factory.mktemp("symbols"), cache, system), "-fPIC")
    box.run("ar", "rcs", "libhalf.a", *NAMES[1:8])
    return box


def answers(box, *words, program="./app"):
    box.ok(*words, "-o", "app", command="enzyme-c++")
    lines = box.run(program).stdout.decode().splitlines()
    return {name: float(value) for name, value in map(str.split, lines)}


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("-fuse-ld=bfd", marks=needs("ld.bfd")),
        pytest.param("-fuse-ld=gold", marks=needs("ld.gold")),
        pytest.param("-fuse-ld=lld", marks=needs("ld.lld-22")),
        pytest.param("-fuse-ld=mold", marks=needs("mold")),
        pytest.param("-static -s -Wl,--gc-sections", id="static, sections collected"),
    ],
)
def test_symbols_of_every_kind_mean_what_they_mean_in_one_file(objects, line):
    assert answers(objects, *line.split(), *NAMES) == RIGHT


def test_symbols_in_archives_mean_the_same(objects):
    # strong.o is not taken from an archive, since a weak definition is there.
    rest = [NAMES[0], *NAMES[8:], "strong.o", "-L.", "-lhalf"]
    assert answers(objects, *dict.fromkeys(rest)) == RIGHT
    whole = ("-Wl,--whole-archive", "libhalf.a", "-Wl,--no-whole-archive")
    assert answers(objects, NAMES[0], *NAMES[8:], *whole) == RIGHT


@needs("ld.lld-22")
@pytest.mark.parametrize("how", ["-flto", "-flto=thin"])
def test_symbols_in_bitcode_mean_the_same(tmp_path, cache, system, how):
    box = compiled(Box(tmp_path, cache, system), how)
    assert answers(box, how, "-fuse-ld=lld", "-Wl,--gc-sections", *NAMES) == RIGHT


def test_a_shared_library_keeps_the_versions_of_its_symbols(objects):
    versioned = (
        "double __enzyme_autodiff(void *, ...);\ndouble chosen(double);\n"
        '__asm__(".symver old_slope,slope@V1\\n.symver new_slope,slope@@V2");\n'
        "double old_slope(double x) { return -1; }\n"
        "double new_slope(double x) { return __enzyme_autodiff((void *)chosen, x); }\n"
    )
    objects.write("versioned.c", versioned)
    objects.write("versions.map", "V1 { global: slope; local: *; };\nV2 { global: slope; } V1;\n")
    use = (
        '#include <stdio.h>\ndouble slope(double);\nint main(void) { printf("s %g", slope(3)); }\n'
    )
    objects.write("use.c", use)
    objects.ok("-O1", "-fPIC", "-c", "versioned.c", "use.c")
    script = "-Wl,--version-script=versions.map"
    objects.ok("-shared", script, "versioned.o", "strong.o", "-o", "libversioned.so")
    found = objects.run("nm", "-D", "libversioned.so").stdout.decode()
    assert [name in found for name in ("slope@V1", "slope@@V2", "chosen")] == [True, True, False]
    assert answers(objects, "use.o", "-L.", "-lversioned", "-Wl,-rpath,.") == {"s": 30}


def test_files_of_ir_take_part_as_they_are(objects):
    for name in ("strong", "weak"):
        objects.run(*objects.toolchain.command("cc"), "-O1", "-c", "-emit-llvm", f"{name}.c")
    objects.ok("-S", "-emit-llvm", "-O1", "strong.c", "-o", "strong.ll")
    text = MAIN.replace("by_hand();", "").replace("common_factor = 7;", "")
    shorter = [line for line in text.splitlines(True) if "autodiff((" not in line]
    at = next(n for n, line in enumerate(shorter) if "begun()" in line and "printf" in line)
    shorter[at] = '  printf("weak %g\\n", __enzyme_autodiff((void *)f_weak, 3.0));\n'
    objects.write("few.c", "".join(shorter))
    objects.ok("-O1", "-c", "few.c")
    assert answers(objects, "few.o", "weak.o", "strong.ll") == {"weak": 30}
    assert answers(objects, "few.o", "weak.bc", "strong.o") == {"weak": 30}
