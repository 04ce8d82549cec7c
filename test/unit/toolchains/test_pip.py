import os
import subprocess

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains import pip
from enzyme_cc.toolchains.detect import detect
from enzyme_cc.toolchains.find import Search
from enzyme_cc.toolchains.pip import Headers, find_bundle, header_arguments, parse_headers
from enzyme_cc.toolchains.wish import Wish

C_SOURCE = """\
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
int main(int count, char **words) { (void)words; return printf("%g\\n", sin(count) * 0) != 2; }
"""
CXX_SOURCE = """\
#include <map>
#include <stdexcept>
#include <string>
int main() {
  std::map<std::string, int> m;
  try { return m.at("x"); } catch (const std::out_of_range &) { return 0; }
}
"""
TRIPLE = f"{os.uname().machine}-unknown-linux-gnu"
INPUTS = {
    "a.c": C_SOURCE,
    "a.cpp": CXX_SOURCE,
    "a.s": ".globl f\nf: ret\n",
    "a.S": "#define g f\n.globl g\ng: ret\n",
    "a.ll": f'target triple = "{TRIPLE}"\ndefine void @f() {{\n  ret void\n}}\n',
}
C = Headers(("/z/lib/include", "/z/lib/libc/include/any"), ("__GLIBC_MINOR__=36",))
CXX = Headers(
    (
        "/z/lib/libcxx/include",
        "/z/lib/include",
        "/z/lib/libc/include/any",
        "/z/lib/libunwind/include",
    ),
    ("__GLIBC_MINOR__=36", "_LIBCPP_ABI_VERSION=1"),
)


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    cache = str(tmp_path_factory.mktemp("cache"))
    try:
        return detect(Wish(toolchain="pip", path=os.environ["PATH"], cache_dir=cache))
    except UserError:
        pytest.skip("ziglang is not installed")


@pytest.fixture
def run(found, tmp_path):
    for name, text in INPUTS.items():
        (tmp_path / name).write_text(text)

    def start(role, *arguments, links=False):
        argv = [*found.command(role, links=links), *arguments]
        return subprocess.run(argv, cwd=tmp_path, capture_output=True, text=True, check=False)

    return start


def test_directories_are_read_from_the_compiling_line():
    answer = 'zig version\n "zig" "-cc1" "-isystem" "z/a" "-isystem" "/b c" "-D" "X=\\"1\\""\n'
    assert parse_headers(answer) == Headers(("/z/a", "/b c"), ('X="1"',))


def test_clangs_own_headers_become_its_resources():
    assert "-resource-dir=/z/lib" in header_arguments(C, CXX, hermetic=False)


def test_the_cxx_library_is_named_as_such():
    arguments = header_arguments(C, CXX, hermetic=False)
    assert "-stdlib++-isystem/z/lib/libcxx/include" in arguments


def test_the_c_library_of_the_machine_is_left_to_clang():
    assert "/z/lib/libc/include/any" not in header_arguments(C, CXX, hermetic=False)


def test_the_c_library_of_zig_comes_last():
    arguments = header_arguments(C, CXX, hermetic=True)
    assert arguments[arguments.index("/z/lib/libc/include/any") - 1] == "-idirafter"


def test_a_definition_is_made_once():
    assert header_arguments(C, CXX, hermetic=False).count("-D__GLIBC_MINOR__=36") == 1


def test_a_machine_never_tried_is_refused(monkeypatch, tmp_path, tool):
    tool("zig", "clang version 22.1.8", folder=tmp_path / "ziglang")
    monkeypatch.setattr(pip, "_machine", lambda: "Plan9 mips with another C library")
    search = Search(Wish(packages=(str(tmp_path),)))
    assert find_bundle(search) is None
    assert "never tried on Plan9 mips" in str(search.attempts[0])


def test_a_program_that_does_not_work_is_no_toolchain(tmp_path, tool, on_linux_glibc):
    tool("zig", "clang version 22.1.8", folder=tmp_path / "ziglang")
    bundle = find_bundle(Search(Wish(packages=(str(tmp_path),))))
    assert bundle.toolchain() is None


def test_the_program_is_called_without_python(found):
    assert found.commands["cc"][0].endswith("/ziglang/zig")


@pytest.mark.parametrize("name", INPUTS)
@pytest.mark.parametrize("role", ["cc", "cxx"])
def test_no_warning_becomes_an_error(run, role, name):
    if (role, name) == ("cxx", "a.c"):
        pytest.skip("clang++ warns of C sources by itself")
    assert run(role, "-Wall", "-Werror", "-c", name).stderr == ""


def test_the_users_own_unused_arguments_are_still_told(run):
    assert "-Lfoo" in run("cc", "-c", "a.s", "-Lfoo").stderr


@pytest.mark.parametrize("mode", ["-E", "-S", "-M", "-fsyntax-only", "-c"])
def test_every_mode_of_compiling_works(run, mode):
    assert run("cc", mode, "a.c").returncode == 0


def test_many_sources_compile_at_once(run, tmp_path):
    (tmp_path / "b.c").write_text("int b;\n")
    run("cc", "-c", "a.c", "b.c")
    assert (tmp_path / "b.o").exists()


def test_the_code_is_for_any_machine_of_its_kind(run):
    text = run("cc", "-S", "-emit-llvm", "-o", "-", "a.c").stdout
    assert '"target-cpu"="x86-64"' in text or "aarch64" in text


def test_no_sanitizer_is_added(run):
    assert "ubsan" not in run("cc", "-S", "-o", "-", "a.c").stdout


def test_nostdinc_takes_no_plain_c(run, tmp_path):
    (tmp_path / "plain.c").write_text("int x;\n")
    assert run("cc", "-nostdinc", "-Werror", "-c", "plain.c").stderr == ""


def test_nostdincxx_hides_the_cxx_library(run):
    assert "'map' file not found" in run("cxx", "-nostdinc++", "-c", "a.cpp").stderr


def test_a_header_of_the_user_comes_first(run, tmp_path):
    (tmp_path / "math.h").write_text("#error mine\n")
    assert "mine" in run("cc", "-I.", "-c", "a.c").stderr


@pytest.mark.parametrize("options", [["-O0", "-g"], ["-O2"], ["-O2", "-fPIC"], ["-fno-pie"]])
def test_c_links_and_runs(run, tmp_path, options):
    run("cc", *options, "-c", "a.c")
    assert run("cc", "a.o", "-lm", "-o", "a", links=True).stderr == ""
    assert subprocess.run([tmp_path / "a"], check=False, capture_output=True).returncode == 0


@pytest.mark.skipif("ENZYME_CC_SLOW_TESTS" not in os.environ, reason="zig builds libc++: 40 s")
def test_cxx_links_and_runs(run, tmp_path):
    run("cxx", "-c", "a.cpp")
    assert run("cxx", "a.o", "-o", "a", links=True).stderr == ""
    assert subprocess.run([tmp_path / "a"], check=False).returncode == 0


def test_linking_starts_no_compiler_of_the_environment(found, tmp_path):
    (tmp_path / "m.c").write_text("int main(void) { return 0; }\n")
    (tmp_path / "spy").write_text(f"#!/bin/sh\ntouch {tmp_path}/called\nexec false\n")
    (tmp_path / "spy").chmod(0o755)
    environment = {**os.environ, "CC": str(tmp_path / "spy")}
    subprocess.run([*found.commands["cc"], "-c", "m.c"], cwd=tmp_path, check=True)
    argv = [*found.commands["link-cc"], "m.o", "-o", "m"]
    subprocess.run(argv, cwd=tmp_path, env=environment, check=True)
    assert not (tmp_path / "called").exists()
