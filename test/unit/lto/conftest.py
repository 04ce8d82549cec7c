"""Real tools and small objects; a test whose tool is not on this machine is skipped."""

import subprocess

import pytest
from boxes import works

MAIN = """
double twice(double);
static const char text[] = "kept as it is";
int main(int argc, char **argv) { return twice(argc) != 2.0 || text[argc] != 'e'; }
"""
TWICE = "double scale = 2.0;\ndouble twice(double x) { return scale * x; }\n"


@pytest.fixture(scope="session")
def run():
    """Run a tool; what it wrote on both streams. Skips without the tool, fails if that does."""

    def run(*argv):
        words = [str(word) for word in argv]
        if not works(words[0]):
            pytest.skip(f"{words[0]} is not on this machine")
        done = subprocess.run(words, capture_output=True, check=False, timeout=60)
        text = (done.stdout + done.stderr).decode("utf-8", "replace")
        assert done.returncode == 0, f"{words}: {text}"
        return text

    return run


@pytest.fixture(scope="session")
def compile_c(run):
    """Compile C to an object beside it that carries its IR, unmarked as clang leaves it."""

    def compile_c(folder, name="twice", source=TWICE, flags=(), compiler="clang-22"):
        path, result = folder / f"{name}.c", folder / f"{name}.o"
        path.write_text(source)
        ir = ("-Xclang", "-fembed-bitcode=all")
        run(compiler, "-O2", "-c", *ir, *flags, path, "-o", result)
        return result

    return compile_c


@pytest.fixture(scope="session")
def compile_with_symbol(compile_c, run):
    """Compile a program that exits with 0 and has a symbol of a name clang would not take."""

    def compile_with_symbol(folder, symbol, flags=(), objcopy="llvm-objcopy-22"):
        source = "int renamed = 7; int main(void) { return renamed - 7; }"
        path = compile_c(folder, source=source, flags=[*flags, "-ffreestanding"])
        run(objcopy, f"--redefine-sym=renamed={symbol}", path)
        return path

    return compile_with_symbol


@pytest.fixture
def pair(compile_c, tmp_path):
    """The two objects of a program that exits with 0, as clang leaves them."""
    return compile_c(tmp_path, "main", MAIN), compile_c(tmp_path)


@pytest.fixture
def flags_of(run):
    """A function: section names of a file with the letters readelf shows for their flags."""

    def flags_of(path):
        lines = run("llvm-readelf-22", "-SW", path).splitlines()
        rows = [line.partition("]")[2].split() for line in lines if line.startswith("  [")]
        return {row[0]: row[6] if len(row) == 10 else "" for row in rows if len(row) >= 9}

    return flags_of
