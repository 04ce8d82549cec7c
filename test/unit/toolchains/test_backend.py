"""Every backend there is does the same: LLVM's tools, a clang that stands alone, llvmlite."""

import os
import subprocess

import pytest
from boxes import needs

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.capture import checked
from enzyme_cc.toolchains.inprocess import InProcess, in_process
from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.system import Tools

TEXT = """define i32 @main(i32 %count, ptr %words) {
entry:
  %place = alloca i32
  store i32 %count, ptr %place
  %value = load i32, ptr %place
  %answer = add i32 %value, 41
  ret i32 %answer
}
"""
# The loop of a dot product, and a private function that only inlining gets rid of.
LOOP = """target triple = "x86_64-unknown-linux-gnu"
define internal double @square(double %x) {
  %y = fmul fast double %x, %x
  ret double %y
}
define double @sum(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p
  %q = call fast double @square(double %v)
  %t = fadd fast double %s, %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret double %t
}
"""
NOT_IR = "define i32 @f() {\n  ret i32 %x\n}\n"
NOT_VALID = """define i32 @f(i32 %x) {
  %y = call i32 @llvm.ctpop.i32(i32 %x, i1 true)
  ret i32 %y
}
declare i32 @llvm.ctpop.i32(i32, i1)
"""


def only(toolchain, *roles):
    """A toolchain of which only some roles are left."""
    commands = {role: toolchain.commands[role] for role in roles}
    return Toolchain(toolchain.name, toolchain.kind, toolchain.version, commands)


@pytest.fixture(params=["tools", "clang", "llvmlite"])
def backend(request):
    if request.param == "llvmlite":
        pytest.importorskip("llvmlite")
        return in_process(request.getfixturevalue("pip"))
    system = request.getfixturevalue("system")
    if request.param == "clang":
        return Tools(only(system, "cc"))
    if "opt" not in system.commands:
        pytest.skip("no opt")
    return Tools(system)


@pytest.fixture
def bitcode(tmp_path):
    """The bitcode of a module, made by a compiler of the system."""

    def make(toolchain, text=TEXT):
        flags = ("-x", "ir", "-w", "-c", "-emit-llvm", "-o", "-", "-")
        return checked([*toolchain.command("cc"), *flags], stdin=text.encode())

    return make


def refusal(act, *arguments):
    with pytest.raises(UserError) as caught:
        act(*arguments)
    said = caught.value.diagnostic
    assert "\n" not in said.message
    return said


def test_bitcode_becomes_text_with_its_names(backend, bitcode, either):
    text = backend.to_ir(bitcode(either))
    assert "define i32 @main(i32 %count, ptr %words)" in text
    assert "%answer = add i32 %value, 41" in text


def test_text_is_not_optimised_by_reading_it(backend, bitcode, either):
    assert "alloca" in backend.to_ir(bitcode(either))


def test_the_same_bitcode_gives_the_same_text_twice(backend, bitcode, system):
    data = bitcode(system)
    assert backend.to_ir(data) == backend.to_ir(data)


def test_a_correct_module_is_verified(backend):
    backend.verify(TEXT)
    backend.verify(LOOP)


def test_an_empty_module_is_correct(backend):
    backend.verify("")


def test_a_module_that_does_not_parse_has_its_place(backend):
    said = refusal(backend.verify, NOT_IR)
    assert said.where == "<ir>:2:11"
    assert "use of undefined value '%x'" in said.message


@pytest.mark.parametrize("step", ["optimise", "to_object"])
def test_every_step_refuses_what_does_not_parse(backend, step):
    assert refusal(getattr(backend, step), NOT_IR, 2).where == "<ir>:2:11"


@pytest.mark.parametrize("data", [b"", b"garbage", b"BC\xc0\xdegarbage"])
def test_bitcode_that_is_none_is_one_line(backend, data):
    assert "refuses the IR" in refusal(backend.to_ir, data).message


def test_truncated_bitcode_is_one_line(backend, bitcode, system):
    assert "refuses the IR" in refusal(backend.to_ir, bitcode(system)[:-600]).message


def test_a_module_that_parses_but_is_wrong_is_refused(backend):
    assert refusal(backend.verify, NOT_VALID).message.startswith("LLVM ")


def test_level_0_keeps_the_stack_and_level_2_does_not(backend):
    assert "alloca" in backend.optimise(TEXT, 0)
    assert "alloca" not in backend.optimise(TEXT, 2)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_level_above_0_removes_what_inlining_can(backend, level):
    assert "@square" not in backend.optimise(LOOP, level)


@pytest.mark.parametrize(("level", "vectors"), [(1, False), (2, True), (3, True)])
def test_loops_become_vectors_from_level_2(backend, level, vectors):
    assert ("<2 x double>" in backend.optimise(LOOP, level)) == vectors


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_optimised_text_is_correct_and_the_same_twice(backend, level):
    text = backend.optimise(LOOP, level)
    backend.verify(text)
    assert backend.optimise(LOOP, level) == text


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_an_object_links_and_runs(backend, tmp_path, level):
    (tmp_path / "x.o").write_bytes(backend.to_object(TEXT, level))
    backend.link([str(tmp_path / "x.o")], str(tmp_path / "prog"))
    assert subprocess.run([tmp_path / "prog"], check=False).returncode == 42


def test_an_object_may_be_part_of_a_shared_library(backend, tmp_path):
    text = "@g = external global i32\ndefine ptr @f() {\n  ret ptr @g\n}\n"
    data = backend.to_object(f'target triple = "x86_64-unknown-linux-gnu"\n{text}', 0)
    assert data[:4] == b"\x7fELF"
    (tmp_path / "x.o").write_bytes(data)
    backend.link([str(tmp_path / "x.o"), "-shared"], str(tmp_path / "x.so"))


def test_the_same_text_gives_the_same_object_twice(backend):
    assert backend.to_object(LOOP, 2) == backend.to_object(LOOP, 2)


def test_a_module_of_another_machine_becomes_an_object_of_it(backend):
    data = backend.to_object(f'target triple = "aarch64-unknown-linux-gnu"\n{TEXT}', 1)
    assert int.from_bytes(data[18:20], "little") == 183


def test_a_module_of_no_machine_we_know_is_one_line(backend):
    refusal(backend.to_object, f'target triple = "nonsense-unknown-none"\n{TEXT}', 1)


def test_a_link_that_fails_says_what_was_missing(backend, tmp_path):
    text = "declare i32 @missing()\n" + TEXT.replace("add i32 %value, 41", "call i32 @missing()")
    (tmp_path / "x.o").write_bytes(backend.to_object(text, 0))
    said = refusal(backend.link, [str(tmp_path / "x.o")], str(tmp_path / "prog"))
    assert "missing" in said.message
    assert not (tmp_path / "prog").exists()


def test_text_that_is_no_unicode_goes_through(backend):
    text = '@s = constant [1 x i8] c"\\FF"\n; \udcff\n' + TEXT
    assert 'c"\\FF"' in backend.optimise(text, 1)


def test_nothing_is_left_in_the_temporary_folder(backend, bitcode, tmp_path, monkeypatch, system):
    data = bitcode(system)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    backend.to_object(backend.optimise(backend.to_ir(data), 2), 2)
    refusal(backend.to_object, NOT_IR, 2)
    assert os.listdir(tmp_path) == []


def test_nothing_is_written_where_we_stand(backend, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    backend.to_object(TEXT, 2)
    backend.verify(TEXT)
    assert os.listdir(tmp_path) == []


@needs("opt-22")
def test_a_toolchain_with_all_tools_uses_them(system):
    assert isinstance(backend_for(system), Tools)


def test_a_toolchain_without_tools_uses_llvmlite_of_the_same_major(system, pip):
    pytest.importorskip("llvmlite")
    assert isinstance(backend_for(pip), InProcess)
    bare = only(system, "cc")
    fits = system.version[0] == pip.version[0]
    assert isinstance(backend_for(bare), InProcess) == fits


def test_a_toolchain_of_another_major_than_llvmlites_uses_its_clang():
    clang = Toolchain("llvm-19", "system", (19, 1, 7), {"cc": ("clang-19",)})
    assert isinstance(backend_for(clang), Tools)


def test_a_toolchain_without_even_a_compiler_is_one_line():
    nothing = Toolchain("llvm-19", "system", (19, 1, 7), {})
    assert "llvm-19" in refusal(backend_for(nothing).verify, TEXT).message


def test_a_target_that_a_module_names_is_no_file_of_options(system, tmp_path, monkeypatch):
    """clang reads one by the name of its target, which may load what the file names."""
    monkeypatch.chdir(tmp_path)
    mark = (
        f'__attribute__((constructor)) static void mark(void) {{ creat("{tmp_path}/harm", 384); }}'
    )
    (tmp_path / "plugin.c").write_text(f"int creat(const char *, unsigned);\n{mark}\n")
    clang = system.commands["cc"]
    checked((*clang, "-shared", "-fPIC", "plugin.c", "-o", "plugin.so"))
    (tmp_path / "named.cfg").write_text(f"-fplugin={tmp_path}/plugin.so\n")
    text = f'target triple = "./named"\n{TEXT}'
    for step in ("optimise", "to_object"):
        with pytest.raises(UserError, match=r"'\./named' is no name of a target"):
            getattr(Tools(only(system, "cc")), step)(text, 1)
    with pytest.raises(UserError, match=r"'\./named' is no name of a target"):
        Tools(only(system, "cc")).simplify(text)
    assert not (tmp_path / "harm").exists()
