"""Hiding IR: what linkers, archivers and the file itself have to say about it."""

import os

import pytest
from objects import machine_code

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.fatobject import hide_ir
from enzyme_cc.lto.source import open_source

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


def ir_flags(flags):
    return {name: letters for name, letters in flags.items() if name in IR}


def changed_bytes(before, after):
    return [(b, a) for b, a in zip(before, after, strict=True) if b != a]


@pytest.mark.parametrize("linker", LINKERS)
def test_a_linked_program_has_no_ir_and_runs(linker, pair, run, flags_of, tmp_path):
    for path in pair:
        assert hide_ir(str(path))
    run("clang-22", f"--ld-path={linker}", *pair, "-o", tmp_path / "program")
    assert ir_flags(flags_of(tmp_path / "program")) == {}
    run(tmp_path / "program")


@pytest.mark.parametrize("linker", ["ld.bfd", "ld.gold"])
def test_a_program_of_visible_ir_would_have_it(linker, pair, run, flags_of, tmp_path):
    run("clang-22", f"--ld-path={linker}", *pair, "-o", tmp_path / "program")
    assert set(ir_flags(flags_of(tmp_path / "program"))) == {".llvmbc", ".llvmcmd"}


@pytest.mark.parametrize("linker", LINKERS)
def test_a_relocatable_link_keeps_both_modules_and_hides_them(
    linker, pair, run, flags_of, tmp_path
):
    singly = []
    for path in pair:
        hide_ir(str(path))
        singly += embedded_bitcode(str(path))
    merged = tmp_path / "merged.o"
    run(linker, "-r", *pair, "-o", merged)
    assert embedded_bitcode(str(merged)) == singly
    assert ir_flags(flags_of(merged)) == {"_llvmbc": "E", "_llvmcmd": "E"}
    run("clang-22", merged, "-o", tmp_path / "program")
    run(tmp_path / "program")


@pytest.mark.parametrize("compiler", ["clang-13", "clang-19", "clang-22"])
def test_one_bit_and_one_letter_of_each_section_change(compiler, compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path, compiler=compiler)
    before, flags = path.read_bytes(), flags_of(path)
    assert hide_ir(str(path))
    changed = changed_bytes(before, path.read_bytes())
    assert sorted(changed) == [(0x00, 0x80)] * 2 + [(ord("."), ord("_"))] * 2
    kept = {name: letters for name, letters in flags.items() if name not in IR}
    assert flags_of(path) == kept | {"_llvmbc": "E", "_llvmcmd": "E"}


def test_hiding_twice_changes_nothing_more(compile_c, tmp_path):
    path = compile_c(tmp_path)
    hide_ir(str(path))
    once = path.read_bytes()
    assert hide_ir(str(path))
    assert path.read_bytes() == once


@pytest.mark.parametrize("target", TARGETS)
def test_ir_of_every_class_and_byte_order_is_hidden(target, compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path, flags=[f"--target={target}", "-ffreestanding"])
    assert hide_ir(str(path))
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}
    assert len(embedded_bitcode(str(path))) == 1


def test_ir_of_objects_for_m32_is_hidden(compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path, flags=["-m32", "-ffreestanding"])
    assert hide_ir(str(path))
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}


def test_function_sections_are_collected_beside_hidden_ir(compile_c, tmp_path, run, flags_of):
    functions = "".join(f"int f{i}(int x) {{ return x + {i}; }}" for i in range(300))
    flags = ["-ffunction-sections", "-g"]
    path = compile_c(tmp_path, source=functions + "int main(void) { return f7(-7); }", flags=flags)
    assert hide_ir(str(path))
    run("clang-22", "-Wl,--gc-sections", path, "-o", tmp_path / "program")
    run(tmp_path / "program")
    assert ir_flags(flags_of(tmp_path / "program")) == {}


def test_a_relocation_section_of_the_ir_is_no_obstacle_and_excluded_too(run, tmp_path, flags_of):
    (tmp_path / "r.s").write_text('.section .llvmbc,"",@progbits\n.quad outside\n')
    run("clang-22", "-c", tmp_path / "r.s", "-o", tmp_path / "r.o")
    assert hide_ir(str(tmp_path / "r.o"))
    flags = flags_of(tmp_path / "r.o")
    assert flags["_llvmbc"] == "E"
    assert "E" in flags[".rela.llvmbc"]


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


@pytest.mark.parametrize("tool", [["strip", "-g"], ["objcopy"], ["llvm-strip-22", "-g"]])
def test_strip_and_objcopy_keep_hidden_ir_without_complaint(
    tool, compile_c, tmp_path, run, flags_of
):
    path = compile_c(tmp_path, flags=["-g"])
    hide_ir(str(path))
    modules = embedded_bitcode(str(path))
    assert run(*tool, path) == ""
    assert embedded_bitcode(str(path)) == modules
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}


def test_objects_of_gcc_carry_nothing_and_stay_as_they_are(run, tmp_path):
    (tmp_path / "g.c").write_text("int g(void) { return 1; }")
    run("gcc", "-c", tmp_path / "g.c", "-o", tmp_path / "g.o")
    before = (tmp_path / "g.o").read_bytes()
    assert not hide_ir(str(tmp_path / "g.o"))
    assert (tmp_path / "g.o").read_bytes() == before


def test_a_linked_program_is_left_alone(pair, run, tmp_path):
    run("clang-22", *pair, "-o", tmp_path / "program")
    before = (tmp_path / "program").read_bytes()
    assert not hide_ir(str(tmp_path / "program"))
    assert (tmp_path / "program").read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"\x7fEL", b"int x;\n", b"BC\xc0\xde", b"!<arch>\n"])
def test_other_files_are_left_alone(content, tmp_path):
    path = tmp_path / "other"
    path.write_bytes(content)
    assert not hide_ir(str(path))
    assert path.read_bytes() == content


def test_what_is_no_regular_file_is_left_alone(tmp_path):
    os.mkfifo(tmp_path / "fifo")
    for path in ("/dev/null", str(tmp_path), str(tmp_path / "fifo"), str(tmp_path / "absent")):
        assert not hide_ir(path)


def test_ir_of_a_read_only_object_is_hidden_and_it_stays_read_only(compile_c, tmp_path, flags_of):
    path = compile_c(tmp_path)
    path.chmod(0o444)
    assert hide_ir(str(path))
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}
    assert path.stat().st_mode & 0o777 == 0o444


def test_a_truncated_object_is_an_error_with_its_name(compile_c, tmp_path):
    path = compile_c(tmp_path)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(UserError, match="section table") as caught:
        hide_ir(str(path))
    assert caught.value.diagnostic.where == str(path)


def symbols(run, path):
    return {line.split()[-1] for line in run("llvm-nm-22", path).splitlines()}


def test_functions_named_as_the_tail_of_the_section_name_keep_theirs(compile_c, tmp_path, run):
    names = {"llvmbc", "bc", "c", "llvmcmd", "cmd", "d", "_llvmbc"}
    path = compile_c(
        tmp_path, source="".join(f"int {name}(void) {{ return 1; }}" for name in names)
    )
    size, modules = path.stat().st_size, embedded_bitcode(str(path))
    assert hide_ir(str(path))
    assert path.stat().st_size == size
    assert symbols(run, path) == names
    assert embedded_bitcode(str(path)) == modules


@pytest.fixture(params=["x.llvmbc", ".llvmbc", "x.llvmcmd", ".llvmcmd"])
def sharing(request, compile_with_symbol, tmp_path):
    """An object in which a symbol goes by the string that names an IR section; its name."""
    return compile_with_symbol(tmp_path, request.param), request.param


def test_ir_is_hidden_where_a_symbol_shares_the_sections_name(sharing, run, flags_of, tmp_path):
    path, label = sharing
    size = path.stat().st_size
    before = embedded_bitcode(str(path)), compile_commands(str(path)), machine_code(path)
    assert hide_ir(str(path))
    assert path.stat().st_size > size
    assert (embedded_bitcode(str(path)), compile_commands(str(path)), machine_code(path)) == before
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}
    assert symbols(run, path) == {"main", label}
    assert run("nm", path) == run("llvm-nm-22", path)
    assert "readelf: " not in run("readelf", "-aW", path)
    run("clang-22", path, "-o", tmp_path / "program")
    run(tmp_path / "program")
    assert ir_flags(flags_of(tmp_path / "program")) == {}


def test_a_shared_name_is_hidden_once_and_the_files_mode_and_links_stay(sharing, tmp_path):
    path, link = sharing[0], tmp_path / "link.o"
    path.chmod(0o440)
    link.symlink_to(path)
    assert hide_ir(str(link))
    once = path.read_bytes()
    assert hide_ir(str(link))
    assert path.read_bytes() == once
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o440


@pytest.mark.parametrize("target", TARGETS)
def test_a_symbol_shares_in_every_class_and_byte_order(
    target, compile_with_symbol, tmp_path, run, flags_of
):
    path = compile_with_symbol(tmp_path, ".llvmbc", [f"--target={target}"])
    size = path.stat().st_size
    assert hide_ir(str(path))
    assert path.stat().st_size > size
    assert {"main", ".llvmbc"} <= symbols(run, path)
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}


def test_a_symbol_with_a_string_of_its_own_is_no_reason_to_exchange_the_file(
    compile_with_symbol, tmp_path, run, flags_of
):
    path = compile_with_symbol(tmp_path, ".llvmbc", ["-fno-integrated-as"], "objcopy")
    size = path.stat().st_size
    assert hide_ir(str(path))
    assert path.stat().st_size == size
    assert symbols(run, path) == {"main", ".llvmbc"}
    assert ir_flags(flags_of(path)) == {"_llvmbc": "E", "_llvmcmd": "E"}


def test_a_section_whose_name_ends_the_same_keeps_its_name(run, tmp_path, flags_of):
    path = tmp_path / "t.o"
    (tmp_path / "t.s").write_text('.section x.llvmbc,"",@progbits\n.section .llvmbc\n.byte 0\n')
    run("clang-22", "-c", tmp_path / "t.s", "-o", path)
    assert hide_ir(str(path))
    flags = flags_of(path)
    assert (flags["_llvmbc"], flags["x.llvmbc"]) == ("E", "")
    assert ".llvmbc" not in flags


def test_a_symbol_table_past_the_end_is_an_error_that_leaves_the_file(compile_c, tmp_path):
    path = compile_c(tmp_path)
    with open_source(str(path)) as source:
        elf = read_elf(source)
        index = next(i for i, fields in enumerate(elf.headers) if fields[1] == 2)
        at = elf.table + index * elf.layout.section.size + 24
    data = bytearray(path.read_bytes())
    data[at + 4] = 1
    path.write_bytes(data)
    with pytest.raises(UserError, match="symbol table") as caught:
        hide_ir(str(path))
    assert caught.value.diagnostic.where == str(path)
    assert path.read_bytes() == data
