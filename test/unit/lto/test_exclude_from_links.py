"""Marking and hiding: what linkers, archivers and the file itself have to say about it."""

import os

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.fatobject import embedded_bitcode, exclude_from_links, hide_ir

LINKERS = ["ld.bfd", "ld.gold", "ld.lld-22"]
TARGETS = {
    "i686-linux-gnu": "32 bits little",
    "armv7-linux-gnueabihf": "32 bits little",
    "aarch64-linux-gnu": "64 bits little",
    "riscv64-linux-gnu": "64 bits little",
    "powerpc64-linux-gnu": "64 bits big",
    "s390x-linux-gnu": "64 bits big",
    "mips-linux-gnu": "32 bits big",
    "mips64-linux-gnu": "64 bits big",
}
IR = (".llvmbc", ".llvmcmd", "_llvmbc", "_llvmcmd")
EITHER = pytest.mark.parametrize("mark", [exclude_from_links, hide_ir])


def ir_flags(flags):
    return {name: letters for name, letters in flags.items() if name in IR}


def changed_bytes(before, after):
    return [(b, a) for b, a in zip(before, after, strict=True) if b != a]


@EITHER
@pytest.mark.parametrize("linker", LINKERS)
def test_a_linked_program_has_no_ir_and_runs(mark, linker, pair, run, flags_of, tmp_path):
    for path in pair:
        assert mark(str(path))
    run("clang-22", f"--ld-path={linker}", *pair, "-o", tmp_path / "program")
    assert ir_flags(flags_of(tmp_path / "program")) == {}
    run(tmp_path / "program")


@pytest.mark.parametrize("linker", ["ld.bfd", "ld.gold"])
def test_an_unmarked_program_would_have_ir(linker, pair, run, flags_of, tmp_path):
    run("clang-22", f"--ld-path={linker}", *pair, "-o", tmp_path / "program")
    assert set(ir_flags(flags_of(tmp_path / "program"))) == {".llvmbc", ".llvmcmd"}


@EITHER
@pytest.mark.parametrize("linker", LINKERS)
def test_a_relocatable_link_keeps_both_modules_and_the_mark(
    mark, linker, pair, run, flags_of, tmp_path
):
    singly = []
    for path in pair:
        mark(str(path))
        singly += embedded_bitcode(str(path))
    merged = tmp_path / "merged.o"
    run(linker, "-r", *pair, "-o", merged)
    assert embedded_bitcode(str(merged)) == singly
    assert set(ir_flags(flags_of(merged)).values()) == {"E"}
    run("clang-22", merged, "-o", tmp_path / "program")
    run(tmp_path / "program")


@pytest.mark.parametrize("compiler", ["clang-13", "clang-19", "clang-22"])
def test_only_one_bit_of_each_section_changes(compiler, compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path, compiler=compiler)
    before, flags = path.read_bytes(), flags_of(path)
    assert exclude_from_links(str(path))
    assert changed_bytes(before, path.read_bytes()) == [(0x00, 0x80), (0x00, 0x80)]
    assert flags_of(path) == flags | {".llvmbc": "E", ".llvmcmd": "E"}


def test_hiding_changes_one_letter_of_each_name_besides(compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path)
    before = path.read_bytes()
    assert hide_ir(str(path))
    changed = changed_bytes(before, path.read_bytes())
    assert sorted(changed) == [(0x00, 0x80)] * 2 + [(ord("."), ord("_"))] * 2
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}


def test_symbols_that_share_the_tail_of_the_section_name_keep_theirs(compile_c, tmp_path, run):
    source = "int llvmbc, bc, c, llvmcmd, cmd, d;"
    path = compile_c(tmp_path, source=source)
    hide_ir(str(path))
    symbols = {line.split()[-1] for line in run("llvm-nm-22", path).splitlines()}
    assert symbols == {"llvmbc", "bc", "c", "llvmcmd", "cmd", "d"}


def test_a_name_that_is_the_tail_of_another_is_left_and_still_marked(run, tmp_path, flags_of):
    path = tmp_path / "t.o"
    (tmp_path / "t.s").write_text('.section x.llvmbc,"",@progbits\n.section .llvmbc\n.byte 0\n')
    run("clang-22", "-c", tmp_path / "t.s", "-o", path)
    assert hide_ir(str(path))
    flags = flags_of(path)
    assert (flags[".llvmbc"], flags["x.llvmbc"]) == ("E", "")


@EITHER
def test_marking_twice_changes_nothing_more(mark, compile_c, tmp_path):
    path = compile_c(tmp_path)
    mark(str(path))
    once = path.read_bytes()
    assert mark(str(path))
    assert path.read_bytes() == once


@EITHER
@pytest.mark.parametrize("target", TARGETS)
def test_every_class_and_byte_order_is_marked(mark, target, compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path, flags=[f"--target={target}", "-ffreestanding"])
    assert mark(str(path))
    assert list(ir_flags(flags_of(path)).values()) == ["E", "E"]
    assert len(embedded_bitcode(str(path))) == 1


def test_objects_for_m32_are_marked(compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path, flags=["-m32", "-ffreestanding"])
    assert exclude_from_links(str(path))
    assert flags_of(path)[".llvmbc"] == "E"


def test_function_sections_are_marked_and_collected(compile_c, tmp_path, run, flags_of):
    functions = "".join(f"int f{i}(int x) {{ return x + {i}; }}" for i in range(300))
    flags = ["-ffunction-sections", "-g"]
    path = compile_c(tmp_path, source=functions + "int main(void) { return f7(-7); }", flags=flags)
    assert exclude_from_links(str(path))
    run("clang-22", "-Wl,--gc-sections", path, "-o", tmp_path / "program")
    run(tmp_path / "program")
    assert ir_flags(flags_of(tmp_path / "program")) == {}


def test_a_relocation_section_of_the_ir_is_marked_too(run, tmp_path, flags_of):
    (tmp_path / "r.s").write_text('.section .llvmbc,"",@progbits\n.quad outside\n')
    run("clang-22", "-c", tmp_path / "r.s", "-o", tmp_path / "r.o")
    assert exclude_from_links(str(tmp_path / "r.o"))
    assert "E" in flags_of(tmp_path / "r.o")[".rela.llvmbc"]


def test_the_archive_index_of_gnu_ar_has_the_symbols_of_hidden_ir(pair, run, tmp_path):
    for path in pair:
        hide_ir(str(path))
    archive = tmp_path / "libtwice.a"
    assert run("ar", "rcs", archive, pair[1]) == ""
    assert run("ranlib", archive) == ""
    assert "twice in twice.o" in run("nm", "-s", archive)
    assert "no symbols" not in run("nm", pair[0])
    run("clang-22", pair[0], archive, "-o", tmp_path / "program")
    run(tmp_path / "program")


@EITHER
@pytest.mark.parametrize("tool", [["strip", "-g"], ["objcopy"], ["llvm-strip-22", "-g"]])
def test_strip_and_objcopy_keep_ir_and_mark_without_complaint(
    mark, tool, compile_c, tmp_path, run, flags_of
):
    path = compile_c(tmp_path, flags=["-g"])
    mark(str(path))
    modules = embedded_bitcode(str(path))
    assert run(*tool, path) == ""
    assert embedded_bitcode(str(path)) == modules
    assert list(ir_flags(flags_of(path)).values()) == ["E", "E"]


@EITHER
def test_objects_of_gcc_carry_nothing_and_stay_as_they_are(mark, run, tmp_path):
    (tmp_path / "g.c").write_text("int g(void) { return 1; }")
    run("gcc", "-c", tmp_path / "g.c", "-o", tmp_path / "g.o")
    before = (tmp_path / "g.o").read_bytes()
    assert not mark(str(tmp_path / "g.o"))
    assert (tmp_path / "g.o").read_bytes() == before


@EITHER
def test_a_linked_program_is_left_alone(mark, pair, run, tmp_path):
    run("clang-22", *pair, "-o", tmp_path / "program")
    before = (tmp_path / "program").read_bytes()
    assert not mark(str(tmp_path / "program"))
    assert (tmp_path / "program").read_bytes() == before


@EITHER
@pytest.mark.parametrize("content", [b"", b"\x7fEL", b"int x;\n", b"BC\xc0\xde", b"!<arch>\n"])
def test_other_files_are_left_alone(mark, content, tmp_path):
    path = tmp_path / "other"
    path.write_bytes(content)
    assert not mark(str(path))
    assert path.read_bytes() == content


@EITHER
def test_what_is_no_regular_file_is_left_alone(mark, tmp_path):
    os.mkfifo(tmp_path / "fifo")
    for path in ("/dev/null", str(tmp_path), str(tmp_path / "fifo"), str(tmp_path / "absent")):
        assert not mark(path)


def test_a_read_only_object_is_marked_and_stays_read_only(compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path)
    path.chmod(0o444)
    assert exclude_from_links(str(path))
    assert flags_of(path)[".llvmbc"] == "E"
    assert path.stat().st_mode & 0o777 == 0o444


def test_a_truncated_object_is_an_error_with_its_name(compile_c, tmp_path):
    path = compile_c(tmp_path)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(UserError, match="section table") as caught:
        exclude_from_links(str(path))
    assert caught.value.diagnostic.where == str(path)
