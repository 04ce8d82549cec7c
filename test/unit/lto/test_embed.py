"""Adding IR to an object: the rest of it stays, and the file is exchanged whole or not at all."""

import errno
import os

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode
from enzyme_cc.lto.elf import Elf
from enzyme_cc.lto.fatobject import embed, hide_ir
from enzyme_cc.lto.source import open_source

FORTRAN = 'program hello\n  print *, "hello"\nend program\n'
MODULE = b"BC\xc0\xde" + bytes.fromhex("2504000001000000") + b"abcd"


@pytest.fixture
def plain(run, tmp_path):
    """An object of gcc's, without IR."""
    (tmp_path / "g.c").write_text(
        'const char *g(void) { return "text"; }\nint main(void) { return 0; }'
    )
    run("gcc", "-g", "-c", tmp_path / "g.c", "-o", tmp_path / "g.o")
    return tmp_path / "g.o"


def ir_names(flags):
    return {name for name in flags if name.endswith((".llvmbc", "_llvmbc", ".llvmcmd", "_llvmcmd"))}


def contents(path):
    """Every section but those that were added or hold names, by number."""
    with open_source(str(path)) as source:
        elf = Elf(source)
        skipped = elf.names_index
        return {
            index: (fields, source.read(fields[4], fields[5]) if fields[1] != 8 else b"")
            for index, fields in enumerate(elf.headers)
            if index not in (0, skipped)
        }


def assembled(run, tmp_path, sections):
    """An object with that many sections in its table."""
    path = tmp_path / "many.o"
    macro = '.macro one n\n.section .text.f\\n,"ax",@progbits\nnop\n.endm\n'
    lines = [f"one {index}\n" for index in range(sections - 4)]
    (tmp_path / "many.s").write_text(macro + "".join(lines) + ".globl main\nmain: ret\n")
    run("clang-22", "-c", tmp_path / "many.s", "-o", path)
    return path


def test_embedded_bitcode_and_command_come_back(plain, flags_of):
    embed(str(plain), MODULE, b"-cc1\0-O2\0")
    assert embedded_bitcode(str(plain)) == [MODULE]
    assert compile_commands(str(plain)) == [["-cc1", "-O2"]]
    flags = flags_of(plain)
    assert ir_names(flags) == {"_llvmbc", "_llvmcmd"}
    assert (flags["_llvmbc"], flags["_llvmcmd"]) == ("E", "E")


def test_without_a_command_there_is_no_command_section(plain, flags_of):
    embed(str(plain), MODULE)
    assert ir_names(flags_of(plain)) == {"_llvmbc"}
    assert compile_commands(str(plain)) == []


def test_a_command_without_its_last_nul_gets_it(plain):
    embed(str(plain), MODULE, b"-fc1\0-O2")
    assert compile_commands(str(plain)) == [["-fc1", "-O2"]]


def test_all_other_sections_and_the_mode_stay(plain):
    plain.chmod(0o640)
    before = contents(plain)
    embed(str(plain), MODULE, b"-cc1\0")
    after = contents(plain)
    assert {index: after[index] for index in before} == before
    assert plain.stat().st_mode & 0o7777 == 0o640


def test_what_was_embedded_before_is_replaced(plain):
    embed(str(plain), MODULE, b"-cc1\0-O0\0")
    embed(str(plain), MODULE * 2)
    assert embedded_bitcode(str(plain)) == [MODULE, MODULE]
    assert compile_commands(str(plain)) == []


@pytest.mark.parametrize("hidden_before", [False, True])
@pytest.mark.parametrize("command", [b"", b"-cc1\0"])
def test_the_compilers_ir_is_replaced_and_hidden(
    hidden_before, command, compile_c, tmp_path, flags_of
):
    path = compile_c(tmp_path)
    count = len(flags_of(path))
    if hidden_before:
        hide_ir(str(path))
    embed(str(path), MODULE, command)
    assert embedded_bitcode(str(path)) == [MODULE]
    assert compile_commands(str(path)) == ([["-cc1"]] if command else [])
    assert ir_names(flags_of(path)) == {"_llvmbc", "_llvmcmd"}
    assert len(flags_of(path)) <= count + 1


def test_hiding_what_was_embedded_changes_nothing(plain):
    embed(str(plain), MODULE, b"-cc1\0")
    before = plain.read_bytes()
    assert hide_ir(str(plain))
    assert plain.read_bytes() == before


@pytest.mark.parametrize("label", ["_llvmbc", "x_llvmbc", ".llvmbc", "x.llvmbc"])
def test_symbols_of_the_sections_names_keep_theirs(
    label, compile_with_symbol, tmp_path, run, flags_of
):
    path = compile_with_symbol(tmp_path, label)
    embed(str(path), MODULE, b"-cc1\0")
    symbols = {line.split()[-1] for line in run("llvm-nm-22", path).splitlines()}
    assert symbols == {"main", label}
    assert ir_names(flags_of(path)) == {"_llvmbc", "_llvmcmd"}


def test_nothing_is_left_where_nothing_is_embedded(compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path)
    embed(str(path), b"")
    assert embedded_bitcode(str(path)) == []
    assert ir_names(flags_of(path)) <= {"_llvmbc", "_llvmcmd"}


@pytest.mark.parametrize("target", ["i686", "powerpc64", "mips", "s390x", "aarch64"])
def test_every_class_and_byte_order_takes_ir(target, compile_c, tmp_path, run):
    path = compile_c(tmp_path, flags=[f"--target={target}-linux-gnu"])
    original = embedded_bitcode(str(path))[0]
    run("llvm-objcopy-22", "-R", ".llvmbc", "-R", ".llvmcmd", path)
    assert embedded_bitcode(str(path)) == []
    embed(str(path), original, b"-cc1\0")
    run("llvm-objcopy-22", f"--dump-section=_llvmbc={tmp_path}/out.bc", path)
    assert (tmp_path / "out.bc").read_bytes() == original


def test_a_fortran_program_with_ir_links_and_runs_without_it(run, tmp_path, flags_of):
    source, path = tmp_path / "hello.f90", tmp_path / "hello.o"
    source.write_text(FORTRAN)
    run("flang-22", "-c", source, "-o", path)
    run("flang-22", "-c", "-emit-llvm", source, "-o", tmp_path / "hello.bc")
    bitcode = (tmp_path / "hello.bc").read_bytes()
    embed(str(path), bitcode)
    assert embedded_bitcode(str(path)) == [bitcode]
    run("flang-22", path, "-o", tmp_path / "hello")
    assert "hello" in run(tmp_path / "hello")
    assert ir_names(flags_of(tmp_path / "hello")) == set()


def test_gnu_and_llvm_tools_take_the_object(plain, run, tmp_path):
    embed(str(plain), MODULE, b"-cc1\0")
    for command in (["ar", "rcs", tmp_path / "l.a"], ["nm"], ["strip", "-g"], ["llvm-objcopy-22"]):
        assert "warning" not in run(*command, plain).lower()
    assert "readelf: " not in run("readelf", "-aW", plain)
    assert embedded_bitcode(str(plain)) == [MODULE]
    run("gcc", plain, "-o", tmp_path / "program")
    run(tmp_path / "program")


@pytest.mark.parametrize("count", [0xFEFE, 0xFEFF, 0xFF00, 70000])
def test_more_sections_than_16_bits_count_are_kept(count, run, tmp_path, flags_of):
    path = assembled(run, tmp_path, count)
    with open_source(str(path)) as source:
        # From 0xff00 on, .symtab_shndx may come on top.
        assert len(Elf(source).headers) in (count, count + 1)
    embed(str(path), MODULE, b"-cc1\0")
    assert embedded_bitcode(str(path)) == [MODULE]
    assert flags_of(path)["_llvmbc"] == "E"
    run("clang-22", "--ld-path=ld.lld-22", path, "-o", tmp_path / "program")


def test_a_full_disk_leaves_the_object_and_no_other_file(plain, monkeypatch):
    before, files = plain.read_bytes(), sorted(os.listdir(plain.parent))

    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match="No space left on device"):
        embed(str(plain), MODULE)
    assert plain.read_bytes() == before
    assert sorted(os.listdir(plain.parent)) == files


def test_a_link_to_the_object_stays_a_link(plain):
    link = plain.parent / "link.o"
    link.symlink_to(plain)
    embed(str(link), MODULE)
    assert link.is_symlink()
    assert embedded_bitcode(str(plain)) == [MODULE]


@pytest.mark.parametrize("content", [b"", b"BC\xc0\xde", b"text"])
def test_a_file_that_is_no_object_is_an_error_with_its_name(content, tmp_path):
    path = tmp_path / "other.o"
    path.write_bytes(content)
    with pytest.raises(UserError, match="not an ELF object") as caught:
        embed(str(path), MODULE)
    assert caught.value.diagnostic.where == str(path)


def test_the_null_device_is_an_error():
    with pytest.raises(UserError, match="not a regular file"):
        embed("/dev/null", MODULE)


def test_a_folder_without_write_permission_is_an_error(plain):
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    plain.parent.chmod(0o500)
    try:
        with pytest.raises(UserError, match="Permission denied"):
            embed(str(plain), MODULE)
    finally:
        plain.parent.chmod(0o700)
