"""Other tools around the wrapper: what people put before it, and what asks it who it is."""

import shutil

import pytest
from boxes import ALL, COMMANDS, needs
from objects import has_ir

MAIN = '#include <stdio.h>\nint f(int);\nint main(void) { printf("%d\\n", f(3)); return 0; }\n'
UNIT = "int f(int x) { return x * 14; }\n"


def sources(box):
    box.write("main.c", MAIN)
    box.write("unit.c", UNIT)


def test_the_version_starts_with_the_banner_of_the_wrapped_compiler(box):
    plain = box.run(*box.toolchain.command("cc"), "--version").stdout
    ours = box.ok("--version").stdout
    assert ours.startswith(plain)
    added = ours[len(plain) :].decode()
    assert added.startswith("enzyme-cc ")
    assert added.count("\n") == 1
    assert box.toolchain.name in added


def test_make_builds_with_the_wrapper_as_cc(box):
    sources(box)
    box.write("Makefile", "prog: main.o unit.o\n\t$(CC) $^ -o $@\n")
    box.environment["CC"] = "enzyme-cc"
    done = box.run("make", "-j8")
    assert done.returncode == 0, done.stderr
    assert box.run("./prog").stdout == b"42\n"
    assert has_ir(box.folder / "unit.o")
    assert not has_ir(box.folder / "prog")


@needs("ccache")
def test_ccache_in_front_gives_the_same_object_from_its_cache(box):
    sources(box)
    box.environment["CCACHE_DIR"] = str(box.folder / "ccache")
    box.environment.pop("CCACHE_DISABLE", None)
    wrapper = str(COMMANDS / "enzyme-cc")
    for name in ("one.o", "two.o"):
        done = box.run("ccache", wrapper, "-O2", "-c", "unit.c", "-o", name)
        assert done.returncode == 0, done.stderr
    statistics = box.run("ccache", "--print-stats").stdout.decode()
    hits = dict(line.split("\t") for line in statistics.splitlines() if "\t" in line)
    assert int(hits["direct_cache_hit"]) + int(hits["preprocessed_cache_hit"]) == 1
    first, second = ((box.folder / name).read_bytes() for name in ("one.o", "two.o"))
    assert first == second
    assert has_ir(box.folder / "two.o")


MPI = "#include <mpi.h>\nint main(int c, char **v) { MPI_Init(&c, &v); return MPI_Finalize(); }\n"


@pytest.mark.parametrize(
    ("mpicc", "variable"),
    [
        pytest.param("mpicc.openmpi", "OMPI_CC", marks=needs("mpicc.openmpi")),
        pytest.param("mpicc.mpich", "MPICH_CC", marks=needs("mpicc.mpich")),
    ],
)
def test_mpicc_compiles_through_the_wrapper(system_box, mpicc, variable):
    system_box.write("a.c", MPI)
    system_box.environment[variable] = "enzyme-cc"
    for arguments in (["-c", "a.c"], ["a.o", "-o", "prog"]):
        done = system_box.run(mpicc, *arguments)
        assert done.returncode == 0, done.stderr
    assert has_ir(system_box.folder / "a.o")
    assert not has_ir(system_box.folder / "prog")


@needs("cmake")
def test_cmake_takes_the_wrapper_for_the_compiler_it_wraps(box):
    sources(box)
    # The first link of C++ with the compiler from pip builds a library: minutes of all cores.
    languages = "C CXX" if ALL or box.toolchain.kind == "system" else "C"
    box.write(
        "CMakeLists.txt",
        f"cmake_minimum_required(VERSION 3.13)\nproject(p {languages})\n"
        'message(STATUS "id=${CMAKE_C_COMPILER_ID} ${CMAKE_C_COMPILER_VERSION}")\n'
        "add_library(u STATIC unit.c)\nadd_executable(prog main.c)\n"
        "target_link_libraries(prog u)\n",
    )
    box.environment |= {"CC": "enzyme-cc", "CXX": "enzyme-c++"}
    done = box.run("cmake", "-S", ".", "-B", "build", "-G", "Unix Makefiles")
    assert done.returncode == 0, done.stderr
    version = ".".join(map(str, box.toolchain.version))
    assert f"id=Clang {version}".encode() in done.stdout
    assert box.run("cmake", "--build", "build").returncode == 0
    assert box.run("build/prog").stdout == b"42\n"


def test_static_libraries_of_its_objects_work_with_the_systems_ar(box):
    sources(box)
    box.ok("-c", "main.c", "unit.c")
    if shutil.which("ar") is None:
        pytest.skip("no ar")
    done = box.run("ar", "rcs", "libunit.a", "unit.o")
    assert (done.returncode, done.stderr) == (0, b"")
    box.ok("main.o", "libunit.a", "-o", "prog")
    assert box.run("./prog").stdout == b"42\n"
    assert not has_ir(box.folder / "prog")


@needs("nm", "ranlib", "ar")
def test_binutils_see_the_symbols_of_the_machine_code_whatever_plugins_they_have(box):
    sources(box)
    box.run(*box.toolchain.command("cc"), "-c", "unit.c", "-o", "plain.o")
    box.ok("-c", "unit.c")
    expected = box.run("nm", "plain.o")
    ours = box.run("nm", "unit.o")
    assert (ours.stdout, ours.stderr) == (expected.stdout, b"")
    for command in (["ar", "rc", "l.a", "unit.o"], ["ranlib", "l.a"], ["strip", "-g", "unit.o"]):
        done = box.run(*command)
        assert (done.returncode, done.stderr) == (0, b"")


@needs("rustc")
@pytest.mark.parametrize("name", ["enzyme-link", "enzyme-rustc-link"])
def test_rustc_links_through_the_wrapper(system_box, name):
    system_box.write("main.rs", 'fn main() { println!("{}", 6 * 7); }\n')
    done = system_box.run("rustc", f"-Clinker={name}", "main.rs")
    assert done.returncode == 0, done.stderr
    assert system_box.run("./main").stdout == b"42\n"


@needs("cargo")
def test_cargo_builds_a_crate_with_a_build_script_through_the_wrapper(system_box):
    system_box.write("Cargo.toml", '[package]\nname = "p"\nversion = "0.1.0"\nedition = "2021"\n')
    system_box.write("build.rs", 'fn main() { println!("cargo:rustc-env=ANSWER=42"); }\n')
    system_box.write("src/main.rs", 'fn main() { println!("{}", env!("ANSWER")); }\n')
    system_box.environment["CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER"] = "enzyme-link"
    done = system_box.run("cargo", "run", "--quiet", "--offline")
    assert (done.returncode, done.stdout) == (0, b"42\n"), done.stderr
