"""Derivatives made before are taken as they are, and never where anything they rest on is new."""

import os
import shutil
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from boxes import Box, needs

from enzyme_cc.driver.derivatives.remembered import Remembered
from enzyme_cc.driver.planning.steps import Manner
from enzyme_cc.driver.settings import Settings
from enzyme_cc.toolchains.model import Toolchain

HEAD = "#include <stdio.h>\n"
UNIT = HEAD + (
    "double __enzyme_autodiff(void *, ...);\n"
    "static double f(double x) { return K * x * x; }\n"
    "#ifndef NO_MAIN\n"
    'int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); }\n'
    "#endif\n"
)
MAIN = HEAD + (
    "double __enzyme_autodiff(void *, ...);\ndouble f(double x);\n"
    'int main(void) { printf("%.9g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }\n'
)
#: f(x) = 2 x (x x + 1), so f'(3) = 56.
SOURCES = {
    "main.c": MAIN,
    "f.c": "double g(double);\ndouble f(double x) { return 2 * g(x) * x; }\n",
    "g.c": "double g(double x) { return x * x + 1; }\n",
    "other.c": "int other(void) { return 7; }\n",
}
NOTE = b"made before: "


def fresh(folder, cache, system):
    """A box with a cache of its own, in which the toolchain is known."""
    box = Box(folder, folder / "cache", system)
    (folder / "cache").mkdir()
    for known in Path(cache).glob("toolchain-*"):
        shutil.copy(known, folder / "cache")
    del box.environment["ENZYME_CC_CACHE_SIZE"]
    box.environment["ENZYME_CC_DEBUG"] = "1"
    return box


@pytest.fixture
def box(tmp_path, cache, system):
    return fresh(tmp_path, cache, system)


def hits(done):
    return done.stderr.count(NOTE)


def entries(box):
    found = (box.folder / "cache/derivatives").glob("*")
    return [path for path in found if path.name not in ("hits", "misses", "limit")]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory, cache, system):
    """A box with a unit that was compiled, and its object."""
    box = fresh(tmp_path_factory.mktemp("compiled"), cache, system)
    box.write("unit.c", UNIT)
    assert hits(box.ok("-O2", "-DK=5", "-c", "unit.c")) == 0
    return box, (box.folder / "unit.o").read_bytes()


def test_a_unit_that_is_compiled_again_is_the_same_to_the_byte(compiled):
    box, before = compiled
    (box.folder / "unit.o").unlink()
    assert hits(box.ok("-O2", "-DK=5", "-c", "unit.c")) == 1
    assert (box.folder / "unit.o").read_bytes() == before


def test_what_only_comments_say_costs_nothing(compiled):
    box, before = compiled
    box.write("unit.c", UNIT + "// a remark\n")
    assert hits(box.ok("-O2", "-DK=5", "-c", "unit.c")) == 1
    assert (box.folder / "unit.o").read_bytes() == before


@pytest.mark.parametrize(
    "words", ["-O2 -DK=7", "-O1 -DK=5", "-O2 -DK=5 --enzyme-strong-zero", "-O2 -DK=5 -fPIC -g"]
)
def test_another_unit_and_other_options_are_another_derivative(compiled, words):
    box, _ = compiled
    assert hits(box.ok(*words.split(), "-c", "unit.c", "-o", f"x{len(words)}.o")) == 0
    box.ok(f"x{len(words)}.o", "-o", "app")
    assert box.run("./app").stdout == (b"42\n" if "7" in words else b"30\n")


def test_rule_files_count_by_what_is_in_them(box):
    rule = (
        "- name: f\n  matches: [outside]\n  args: [x]\n  partials: {x: FACTOR}\n  effects: none\n"
    )
    rule += "  samples: [[1.0], [2.0]]\n"
    box.write(
        "unit.c",
        UNIT.replace(
            "static double f(double x) { return K * x * x; }",
            "double outside(double);\ndouble f(double x) { return outside(x); }",
        ),
    )
    box.write("outside.c", "double outside(double x) { return x; }\n")
    for factor in ("10.0", "20.0", "10.0"):
        box.write("rules.yaml", rule.replace("FACTOR", factor))
        done = box.ok("--enzyme-rules=rules.yaml", "-c", "unit.c")
    assert hits(done) == 1
    box.write("rules.yaml", rule.replace("FACTOR", "20.0"))
    box.ok("--enzyme-rules=rules.yaml", "-c", "unit.c")
    box.ok("unit.o", "outside.c", "-o", "app")
    assert box.run("./app").stdout == b"20\n"


WARNED = HEAD + (
    "double __enzyme_batch(void *, ...);\nextern int enzyme_width, enzyme_vector;\n"
    'static double f(double x) { if (x > 1) printf("%g\\n", x); return x * x; }\n'
    "struct two { double at[2]; };\nstruct two __enzyme_batch_two(void *, ...);\n"
    "double both(double x) { struct two got = __enzyme_batch_two((void *)f, enzyme_width, 2,"
    " enzyme_vector, x, x + 1); return got.at[0] + got.at[1]; }\n"
)


def test_a_warning_is_said_again(box):
    box.write("warned.c", WARNED)
    first = box.ok("-g", "-O1", "-c", "warned.c")
    assert b"warned.c:" in first.stderr
    assert b"EZ080" in first.stderr
    again = box.ok("-g", "-O1", "-c", "warned.c")
    assert hits(again) == 1
    said = [line for line in again.stderr.splitlines(True) if not line.startswith(b"enzyme-cc: ")]
    assert said
    assert b"".join(said) in b"".join(
        line for line in first.stderr.splitlines(True) if not line.startswith(b"enzyme-cc: ")
    )


def test_what_is_to_be_explained_is_explained_each_time(compiled):
    box, _ = compiled
    first, again = (box.ok("--enzyme-explain", "-O2", "-DK=5", "-c", "unit.c") for _ in "ab")
    tables = [done.stderr.split(b"unit.c", 1)[1] for done in (first, again)]
    assert hits(again) == 0
    assert b"keeps" in tables[1] or b"kept" in tables[1]


def test_damaged_entries_are_made_anew(compiled):
    box, before = compiled
    for path in entries(box):
        path.write_bytes(path.read_bytes()[:-7])
    assert hits(box.ok("-O2", "-DK=5", "-c", "unit.c")) == 0
    assert (box.folder / "unit.o").read_bytes() == before
    assert hits(box.ok("-O2", "-DK=5", "-c", "unit.c")) == 1


def test_without_a_place_to_keep_anything_all_is_as_ever(box):
    box.write("unit.c", UNIT)
    for place in ("", "/proc/nowhere"):
        box.environment["ENZYME_CC_CACHE"] = place
        box.ok("-DK=5", "unit.c", "-o", "app")
        assert box.run("./app").stdout == b"30\n"
    assert "Traceback" not in box.ok("-DK=5", "unit.c").stderr.decode()


@needs("make")
def test_many_commands_at_once_share_a_cache_that_is_too_small(box):
    names = [f"u{number}" for number in range(6)]
    for number, name in enumerate(names):
        call = f"double d{number}(double x) {{ return __enzyme_autodiff((void *)f, x); }}\n"
        box.write(f"{name}.c", UNIT.replace("K *", f"{number + 1} *") + call)
    calls = "".join(f' printf("%g ", d{n}(1.0));' for n in range(6))
    declared = "".join(f"double d{n}(double);" for n in range(6))
    box.write("m.c", f"{HEAD}{declared}\nint main(void) {{{calls} return 0; }}\n")
    objects = " ".join(f"{name}.o" for name in names)
    box.write("Makefile", f"CFLAGS = -DNO_MAIN\napp: m.o {objects}\n\t$(CC) $^ -o $@\n")
    box.environment["ENZYME_CC_CACHE_SIZE"] = "16K"
    for _ in "ab":
        done = box.run("make", "-j4", "-B", "CC=enzyme-cc")
        assert done.returncode == 0, done.stderr.decode()
        assert box.run("./app").stdout == b"2 4 6 8 10 12 "
    assert sum(path.stat().st_size for path in entries(box)) <= 16 << 10


def remembered(folder, words, **variables):
    """Under which name a derivative would be kept."""
    settings = Settings({"ENZYME_CC_CACHE": str(folder), **variables})
    nobody = Toolchain("none", "system", (22, 1, 8), {})
    executor = SimpleNamespace(settings=settings, toolchain=nobody)
    return Remembered(executor, Manner(), words.split(), b"the IR").name


def test_files_that_options_name_and_variables_that_compilers_heed_count(tmp_path):
    (tmp_path / "list").write_text("one")
    words = f"-O2 -c -fsanitize-ignorelist={tmp_path}/list"
    names = [remembered(tmp_path, words), remembered(tmp_path, words, CCC_OVERRIDE="x")]
    assert remembered(tmp_path, words, TERM="x", MAKEFLAGS="-j2") == names[0]
    (tmp_path / "list").write_text("two")
    names += [remembered(tmp_path, words), remembered(tmp_path, words + " -O3")]
    assert len({*names, ""}) == 5


@pytest.mark.parametrize(
    "words",
    "-gsplit-dwarf --coverage -fprofile-use=x -fplugin=x.so -mllvm -save-temps -Wa,-a -Xclang @x"
    " -ftime-trace -fsave-optimization-record -fno-integrated-as --unknown".split(),
)
def test_nothing_is_kept_where_other_files_are_read_or_written(tmp_path, words):
    assert remembered(tmp_path, f"-O2 -c {words}") == ""


# -- links ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def linked(tmp_path_factory, cache, system):
    """A program that was linked twice: the second time it was known."""
    box = fresh(tmp_path_factory.mktemp("linked"), cache, system)
    for name, text in SOURCES.items():
        box.write(name, text)
    box.ok("-O1", "-c", *SOURCES)
    box.run("ar", "rcs", "libg.a", "g.o")
    assert hits(link(box)) == 0
    return box


WORDS = ("main.o", "f.o", "other.o", "-L.", "-lg", "-o", "app")


def link(box, *words):
    done = box.enzyme(*(words or WORDS))
    assert done.returncode == 0, done.stderr.decode()
    return done


@pytest.fixture
def project(linked, tmp_path):
    """A copy of that program in another folder, linked once there."""
    for path in linked.folder.iterdir():
        if path.name != "cache":
            shutil.copy(path, tmp_path)
    shutil.copytree(linked.folder / "cache", tmp_path / "cache")
    box = Box(tmp_path, tmp_path / "cache", linked.toolchain)
    del box.environment["ENZYME_CC_CACHE_SIZE"]
    box.environment["ENZYME_CC_DEBUG"] = "1"
    link(box)
    return box


def compiled_again(box, name, text):
    box.write(name, text)
    box.ok("-O1", "-c", name)


def answer(box):
    return box.run("./app").stdout


def links(done):
    """How often a linker was run to its end for what it makes."""
    return sum(b" -o app" in line for line in done.stderr.splitlines() if b": runs: " in line)


def test_a_link_after_an_unrelated_edit_is_one_link(project):
    compiled_again(project, "other.c", "int more(void); int other(void) { return 8; }\n")
    done = link(project)
    assert (hits(done), links(done), answer(project)) == (1, 1, b"56\n")


def test_a_changed_function_is_differentiated_anew(project):
    compiled_again(project, "f.c", SOURCES["f.c"].replace("2 *", "20 *"))
    assert hits(link(project)) == 0
    assert answer(project) == b"560\n"


def test_a_changed_member_of_an_archive_counts(project):
    compiled_again(project, "g.c", SOURCES["g.c"].replace("+ 1", "+ 11"))
    project.run("ar", "rcs", "libg.a", "g.o")
    link(project)
    assert answer(project) == b"76\n"


def test_a_function_that_begins_to_call_another_file_takes_that_in(project):
    text = "int other(void);\ndouble g(double);\n"
    compiled_again(project, "f.c", text + "double f(double x) { return other() * g(x) * x; }\n")
    assert hits(link(project)) == 0
    assert answer(project) == b"196\n"
    compiled_again(project, "other.c", SOURCES["other.c"].replace("7", "70"))
    link(project)
    assert answer(project) == b"1960\n"


def test_a_file_that_begins_to_define_the_function_wins_as_for_the_linker(project):
    compiled_again(project, "other.c", SOURCES["other.c"] + "double g(double x) { return x; }\n")
    link(project)
    assert answer(project) == b"12\n"


def test_another_archive_that_comes_first_on_the_path_counts(project):
    project.write("new/g.c", "double g(double x) { return x; }\n")
    words = ("main.o", "f.o", "other.o", "-Lnew", "-L.", "-lg", "-o", "app")
    for _ in "ab":
        link(project, *words)
        assert answer(project) == b"56\n"
    project.ok("-O1", "-c", "new/g.c", "-o", "new/g.o")
    project.run("ar", "rcs", "new/libg.a", "new/g.o")
    link(project, *words)
    assert answer(project) == b"12\n"


WEAK = (*WORDS[:3], "weak.o", "-o", "app")


@pytest.fixture
def weak(project):
    """The project with a weak g, which another file may have the strong one of."""
    compiled_again(project, "weak.c", "__attribute__((weak)) double g(double x) { return x; }\n")
    compiled_again(project, "strong.c", "int other(void) { return 7; }\n" + SOURCES["g.c"])
    link(project, *WEAK)
    assert answer(project) == b"12\n"
    return project


def test_a_strong_definition_in_a_file_that_was_linked_before_counts(weak):
    compiled_again(weak, "other.c", SOURCES["other.c"] + SOURCES["g.c"])
    link(weak, *WEAK)
    assert answer(weak) == b"56\n"


def test_a_file_that_changed_and_kept_its_size_and_time_is_another_file(weak):
    path, strong = (weak.folder / f"{name}.o" for name in ("other", "strong"))
    path.write_bytes(path.read_bytes().ljust(strong.stat().st_size + 64, b"\0"))
    time.sleep(0.1)  # until its time is past
    link(weak, *WEAK)
    status = path.stat()
    path.write_bytes(strong.read_bytes().ljust(status.st_size, b"\0"))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    link(weak, *WEAK)
    assert answer(weak) == b"56\n"


def test_a_registration_of_the_same_name_may_be_about_another_function(project):
    rule = (
        "double g(double); double h(double x) { return x; }\n"
        "struct two { double value, tangent; };\n"
        "struct two fast(double x, double dx) { return (struct two){OF(x), 100 * dx}; }\n"
        "void *__enzyme_register_derivative_one[] = {(void *)OF, (void *)fast};\n"
    )
    text = MAIN.replace("autodiff", "fwddiff").replace("3.0", "3.0, 1.0")
    compiled_again(project, "main.c", text)
    for function, right in (("h", b"56\n"), ("g", b"620\n"), ("h", b"56\n")):
        compiled_again(project, "other.c", SOURCES["other.c"] + rule.replace("OF", function))
        link(project)
        assert answer(project) == right


def test_a_request_that_is_gone_is_a_plain_link(project):
    compiled_again(project, "main.c", MAIN.replace("__enzyme_autodiff((void *)f, 3.0)", "f(3.0)"))
    link(project)
    assert answer(project) == b"60\n"
    assert b"left requests open" not in link(project).stderr


def test_a_missing_file_is_told_by_the_linker(project):
    (project.folder / "other.o").unlink()
    done = project.enzyme(*WORDS)
    assert done.returncode == 1
    assert b"other.o" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_library_that_answers_the_request_itself_is_asked(project):
    words = (*WORDS[:-2], "-lg", "-Wl,-rpath,.", "-L.", "-lanswer", "-o", "app")
    project.write("nothing.c", "int nothing(void) { return 0; }\n")
    project.ok("-shared", "-fPIC", "nothing.c", "-o", "libanswer.so")
    for _ in "ab":
        link(project, *words)
        assert answer(project) == b"56\n"
    project.write("answer.c", "double __enzyme_autodiff(void *f, ...) { return 1; }\n")
    project.run("cc", "-shared", "-fPIC", "answer.c", "-o", "libanswer.so")
    link(project, *words)
    assert answer(project) == b"1\n"


def test_errors_are_said_each_time(project):
    compiled_again(project, "f.c", SOURCES["f.c"].replace("g(x)", "h(x)").replace(" g(", " h("))
    for _ in "ab":
        done = project.enzyme(*WORDS)
        assert done.returncode == 1
        assert b"h has no body here and no rule" in done.stderr
