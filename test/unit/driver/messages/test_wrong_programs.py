"""Wrong programs by the real commands: each message is of the user's line, in the user's words.

The programs are in test/wrong. What they are refused for is tested elsewhere; here it is how.
"""

import re
import shutil
from pathlib import Path

import pytest
from boxes import Box, needs, one_each

ROOT = Path(__file__).resolve().parents[4]
WRONG = ROOT / "test/wrong"
COMMANDS = {
    ".c": ("enzyme-cc",),
    ".cpp": ("enzyme-c++", "-std=c++20", "-isystem", "isystem", "-isystem", "/usr/include/eigen3"),
    ".f90": ("enzyme-fc",),
}
FLAGS = [("-O0",), ("-O2",), ("-O0", "-g"), ("-O2", "-g")]
#: Headers that take long to read: at two of them.
LARGE = ("eigen_lost.cpp", "once.cpp", "header_bits.cpp", "header_lost.cpp", "threads.cpp")

#: Nothing of this is a word of C, C++, Fortran or Rust.
SPELLINGS = re.compile(
    r"%[\w\".]|@[\w\".]|\b_{1,2}Z[A-Z0-9]|\b_R[A-Z]|\b_Q[A-Z]|_FortranA|\bllvm\.|\bptr\b"
    r"|\bi(?:1|8|16|32|64|128)\b|enzyme_cc\.|<IR of|<\d+ x |\[\d+ x "
    r"|\b(?:atomicrmw|cmpxchg|indirectbr|fmul|fadd|sitofp|lshr)\b"
)
HEADED = re.compile(r"^(.*?): (error|warning): ")
PLACED = re.compile(r"^(\S+):\d+:\d+$")


def programs(*suffixes):
    return sorted(each.name for each in WRONG.iterdir() if each.suffix in suffixes)


def cases():
    for name in programs(*COMMANDS):
        for flags in FLAGS[::3] if name in LARGE else FLAGS:
            marks = [needs("flang-22")] if name.endswith(".f90") else []
            if name.startswith("eigen"):
                marks.append(
                    pytest.mark.skipif(not Path("/usr/include/eigen3").is_dir(), reason="no Eigen")
                )
            yield pytest.param(name, flags, id=f"{name}{''.join(flags)}", marks=marks)


@pytest.fixture(scope="module")
def box(tmp_path_factory, cache, system):
    made = Box(tmp_path_factory.mktemp("wrong"), cache, system)
    shutil.copytree(WRONG, made.folder, dirs_exist_ok=True)
    return made


def messages(said, source):
    """The lines that are ours: not those of the source, nor carets."""
    quoted = {line.strip() for line in source.read_text().splitlines()}
    lines = [line for line in said.splitlines() if line.strip() not in quoted]
    return [line for line in lines if line.strip("^ ") and not re.match(r" (?! {3}\S)", line)]


def check(said, source, called):
    ours = messages(said, source)
    heads = [found for line in ours if (found := HEADED.match(line))]
    assert any(found[2] == "error" for found in heads), said
    for found in heads:
        place = PLACED.match(found[1])
        assert place is not None, found[0]
        assert place[1] == called, found[0]
    assert not [line for line in ours if SPELLINGS.search(line)], said
    assert "compile with -g to be told" not in said


@pytest.mark.parametrize(("name", "flags"), one_each(cases(), key=lambda case: case.values[0]))
def test_a_message_is_at_the_users_line_and_in_the_users_words(box, name, flags):
    text = (WRONG / name).read_text()
    is_program = "int main" in text or "end program" in text
    command, *words = COMMANDS[Path(name).suffix]
    rest = ("-lm", "-pthread", "-o", "app") if is_program else ("-c", "-o", "part.o")
    done = box.enzyme(*words, *flags, name, *rest, command=command)
    assert done.returncode == 1, done.stderr.decode()
    check(done.stderr.decode(), WRONG / name, name)


RUST = """
[package]
name = "wrong"
version = "0.1.0"
edition = "2021"
[workspace]
[dependencies]
enzyme = {{ path = "{}" }}
"""


@pytest.fixture(scope="module")
def crate(tmp_path_factory, cache, system):
    made = Box(tmp_path_factory.mktemp("wrong-rust"), cache, system)
    made.write("Cargo.toml", RUST.format(ROOT / "attributes/rust"))
    for name in programs(".rs"):
        made.write(f"src/bin/{name}", (WRONG / name).read_text())
    made.environment["RUSTFLAGS"] = "-Clinker=enzyme-link -Clinker-plugin-lto"
    made.environment["CARGO_TARGET_DIR"] = str(made.folder / "target")
    return made


@needs("cargo", "rustc")
@pytest.mark.parametrize("name", programs(".rs"))
@pytest.mark.parametrize("has_names", [True, False], ids=["-g", ""])
def test_a_message_of_rust_is_in_the_users_words(crate, name, has_names):
    level = [] if has_names else ["--release"]
    binary = f"--bin={name.removesuffix('.rs')}"
    done = crate.run("cargo", "build", "--offline", "--quiet", binary, *level)
    assert done.returncode != 0
    said = done.stderr.decode()
    ours = said[said.index("= note: ", said.index("some arguments")) + len("= note: ") :]
    ours = "\n".join(line.removeprefix(" " * 10) for line in ours.splitlines())
    ours = ours.partition("\nerror: could not compile")[0].strip()
    if has_names:
        check(ours, WRONG / name, f"src/bin/{name}")
    else:
        # Of an object that was made elsewhere, it is what the object tells: its functions.
        head, *notes = messages(ours, WRONG / name)
        assert re.search(r"\.o: in \S.*: error: ", head)
        assert not [line for line in (head, *notes) if SPELLINGS.search(line)], said


ASKS_CXX = """
#include <cstdio>
double __enzyme_autodiff(void *, ...);
namespace model {
double lost(double);
double lost(int);
}
static double f(double x) { return model::lost(x) * x; }
PASTED
int main() { std::printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
"""
LOST_CXX = "namespace model { double lost(double x) { return x * x * x; } }\n"
DEFINED_CXX = """
double augmented_model__lost(double x) { return model::lost(x); }
double gradient_model__lost(double x, double seed) { return 3 * x * x * seed; }
"""


def test_lines_to_paste_for_cxx_are_cxx_that_gives_the_gradient(box):
    box.write("lost.cpp", LOST_CXX)
    box.write("pasted.cpp", ASKS_CXX.replace("PASTED", ""))
    compiler = shutil.which("clang++-22") or shutil.which("g++")
    assert box.run(compiler, "-c", "lost.cpp").returncode == 0
    words = ("pasted.cpp", "lost.o", "-o", "pasted")
    done = box.enzyme(*words, command="enzyme-c++")
    assert done.returncode == 1
    said = done.stderr.decode()
    assert "model::lost is defined in lost.o, which carries no IR" in said
    _, _, rest = said.partition("paste it here:\n")
    lines = [line for line in rest.splitlines() if line.startswith("    ")]
    box.write("pasted.cpp", ASKS_CXX.replace("PASTED", "\n".join([*lines, DEFINED_CXX])))
    done = box.enzyme(*words, command="enzyme-c++")
    assert done.returncode == 0, done.stderr.decode()
    assert box.run("./pasted").stdout == b"32\n"
