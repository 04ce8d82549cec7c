"""Reading modules back: out of what they come, where they end, and who wrote them."""

import struct

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode, producer, producer_text

LINKERS = ["ld.bfd", "ld.gold", "ld.lld-22"]
VERSIONS = [22, 19, 13]

# Of the block that says who wrote a module: values of so many bits each.
DEFINE, USE = (2, 3), (4, 3)
LITERAL_1 = [(1, 1), (1, 8)]
ARRAY = [(0, 1), (3, 3)]
LONGEST = [(63, 6)] * 40 + [(31, 6)]


@pytest.fixture
def raw(run, tmp_path):
    """A bitcode file as clang writes it."""
    (tmp_path / "raw.c").write_text("double raw(double x) { return x * x; }\n")
    run("clang-22", "-c", "-emit-llvm", tmp_path / "raw.c", "-o", tmp_path / "raw.bc")
    return tmp_path / "raw.bc"


def wrapped(module, padding=0):
    """A module in the wrapper that Darwin puts around one."""
    return struct.pack("<IIIII", 0x0B17C0DE, 0, 20, len(module), 7) + module + bytes(padding)


def defined(run, folder, module):
    """The functions llvm-dis finds in a module."""
    (folder / "module.bc").write_bytes(module)
    text = run("llvm-dis-22", folder / "module.bc", "-o", "-")
    return [
        line.partition("@")[2].partition("(")[0] for line in text.splitlines() if "define" in line
    ]


@pytest.mark.parametrize("version", VERSIONS)
def test_llvm_reads_an_embedded_module(version, compile_c, run, tmp_path):
    path = compile_c(tmp_path, compiler=f"clang-{version}")
    (module,) = embedded_bitcode(str(path))
    assert defined(run, tmp_path, module) == ["twice"]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_producer_is_the_compilers_version(version, compile_c, tmp_path):
    (module,) = embedded_bitcode(str(compile_c(tmp_path, compiler=f"clang-{version}")))
    assert producer(module)[0] == version
    assert producer_text(module).startswith(f"LLVM{version}.")


@pytest.mark.parametrize("linker", LINKERS)
@pytest.mark.parametrize("version", VERSIONS)
def test_llvm_reads_both_modules_of_a_relocatable_link(linker, version, compile_c, run, tmp_path):
    sources = {name: f"int {name}(int x) {{ return x; }}" for name in ("first", "second")}
    objects = [
        compile_c(tmp_path, name, text, compiler=f"clang-{version}")
        for name, text in sources.items()
    ]
    run(linker, "-r", *objects, "-o", tmp_path / "both.o")
    modules = embedded_bitcode(str(tmp_path / "both.o"))
    assert [defined(run, tmp_path, module) for module in modules] == [["first"], ["second"]]


@pytest.mark.parametrize("linker", LINKERS)
def test_each_module_of_a_relocatable_link_has_its_command(linker, pair, run, tmp_path):
    run(linker, "-r", *pair, "-o", tmp_path / "both.o")
    commands = compile_commands(str(tmp_path / "both.o"))
    assert commands == [command for path in pair for command in compile_commands(str(path))]
    names = [command[command.index("-main-file-name") + 1] for command in commands]
    assert names == ["main.c", "twice.c"]
    assert all(command[0] == "-cc1" for command in commands)


@pytest.mark.parametrize("linker", LINKERS)
def test_modules_are_told_apart_behind_any_alignment(linker, pair, run, tmp_path):
    single = [module for path in pair for module in embedded_bitcode(str(path))]
    for path in pair:
        run("llvm-objcopy-22", "--set-section-alignment", ".llvmbc=64", path)
    run(linker, "-r", *pair, "-o", tmp_path / "both.o")
    assert embedded_bitcode(str(tmp_path / "both.o")) == single


def test_bitcode_inside_a_modules_strings_does_not_split_it(compile_c, tmp_path):
    source = 'const char text[] = "BC\\xc0\\xde\\x35\\x14";'
    path = compile_c(tmp_path, source=source)
    assert len(embedded_bitcode(str(path))) == 1


def test_a_raw_bitcode_file_is_one_module(raw):
    assert embedded_bitcode(str(raw)) == [raw.read_bytes()]


def test_a_wrapper_is_taken_off(raw, run, tmp_path):
    module = raw.read_bytes()
    (tmp_path / "w.bc").write_bytes(wrapped(module, padding=12) + module + bytes(4))
    assert embedded_bitcode(str(tmp_path / "w.bc")) == [module, module]


def test_the_optimised_ir_of_fat_lto_is_read_where_there_is_no_other(run, tmp_path):
    (tmp_path / "fat.c").write_text("int fat(int x) { return x; }\n")
    flags = ("-O2", "-flto", "-ffat-lto-objects", "-c")
    run("clang-22", *flags, tmp_path / "fat.c", "-o", tmp_path / "fat.o")
    (module,) = embedded_bitcode(str(tmp_path / "fat.o"))
    assert defined(run, tmp_path, module) == ["fat"]


def test_an_object_of_flang_with_lto_is_raw_bitcode(run, tmp_path):
    (tmp_path / "s.f90").write_text("subroutine s(x)\nreal(8) :: x\nx = x * x\nend subroutine\n")
    run("flang-22", "-flto", "-c", tmp_path / "s.f90", "-o", tmp_path / "s.o")
    (module,) = embedded_bitcode(str(tmp_path / "s.o"))
    assert producer(module)[0] == 22
    assert defined(run, tmp_path, module) == ["s_"]


def test_the_producer_of_rustc_names_both_versions(run, tmp_path):
    (tmp_path / "r.rs").write_text("#[no_mangle] pub fn r(x: f64) -> f64 { x * x }\n")
    flags = ("--crate-type=lib", "--emit=llvm-bc")
    run("rustc", *flags, tmp_path / "r.rs", "-o", tmp_path / "r.bc")
    (module,) = embedded_bitcode(str(tmp_path / "r.bc"))
    assert "-rust-1." in producer_text(module)
    assert producer(module) >= (13, 0, 0)


def test_an_object_of_rustc_for_linker_lto_is_raw_bitcode(run, tmp_path):
    (tmp_path / "r.rs").write_text("#[no_mangle] pub fn r(x: f64) -> f64 { x * x }\n")
    flags = ("--crate-type=lib", "--emit=obj", "-Clinker-plugin-lto", "-Ccodegen-units=1")
    run("rustc", *flags, tmp_path / "r.rs", "-o", tmp_path / "r.o")
    assert len(embedded_bitcode(str(tmp_path / "r.o"))) == 1


@pytest.mark.parametrize("other", [b"", b"BC", b"int x;\n", b"!<arch>\n", b"\xfe\xed\xfa\xcf"])
def test_other_files_carry_nothing(other, tmp_path):
    (tmp_path / "other").write_bytes(other)
    assert embedded_bitcode(str(tmp_path / "other")) == []
    assert compile_commands(str(tmp_path / "other")) == []


def test_a_marker_without_bitcode_carries_nothing(run, tmp_path):
    (tmp_path / "m.c").write_text("int m;\n")
    flags = ("-Xclang", "-fembed-bitcode=marker", "-c")
    run("clang-22", *flags, tmp_path / "m.c", "-o", tmp_path / "m.o")
    assert embedded_bitcode(str(tmp_path / "m.o")) == []


def test_what_was_not_written_by_llvm_has_no_producer(raw):
    module = raw.read_bytes()
    assert producer(b"") is None
    assert producer(module[:20]) is None
    assert producer(b"BC\xc0\xde" + bytes(40)) is None


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda module: module[:-4], "cut off"),
        (lambda module: module[:4], "holds no module"),
        (lambda module: module + b"rest", "no bitcode at"),
        (lambda module: wrapped(module)[:10], "wrapper at 0x0 is cut off"),
    ],
    ids=["short", "empty", "followed", "wrapper"],
)
def test_damaged_bitcode_is_an_error_with_file_and_place(damage, message, raw):
    raw.write_bytes(damage(raw.read_bytes()))
    with pytest.raises(UserError, match=message) as caught:
        embedded_bitcode(str(raw))
    assert caught.value.diagnostic.where == str(raw)
    assert "0x" in caught.value.diagnostic.message


def test_a_compressed_section_is_an_error_that_says_what_to_do(compile_c, run, tmp_path):
    path = compile_c(tmp_path)
    run("llvm-objcopy-22", "--compress-sections", ".llvmbc=zlib", path)
    with pytest.raises(UserError, match="compressed") as caught:
        embedded_bitcode(str(path))
    assert "decompress" in caught.value.diagnostic.notes[0]


def test_an_absent_file_is_an_error_with_its_name(tmp_path):
    with pytest.raises(UserError, match="no such file") as caught:
        embedded_bitcode(str(tmp_path / "absent.o"))
    assert caught.value.diagnostic.where == str(tmp_path / "absent.o")


def fixed(width):
    return [(0, 1), (1, 3), (width, 5)]


STRING = [DEFINE, (3, 5), *LITERAL_1, *ARRAY, *fixed(8)]


def identified(*fields):
    """A module of one identification block, of values of so many bits each, lowest first."""
    value, at = 0, 0
    for content, width in fields:
        value, at = value | content << at, at + width
    words = -(-at // 32)
    head = struct.pack("<4sII", b"BC\xc0\xde", 1 | 13 << 2 | 3 << 10, words)
    return head + value.to_bytes(words * 4, "little")


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (b"LLVM22.1.8", (22, 1, 8)),
        (b"LLVM23.0.0git", (23, 0, 0)),
        (b"LLVM22.1.2-rust-1.95.0-stable", (22, 1, 2)),
        (b"LLVM9", (9, 0, 0)),
        (b"APPLE_1_1500.3.9.4_0", None),
    ],
)
def test_the_version_is_what_the_text_says(text, version):
    data = identified(*STRING, USE, (len(text), 6), *((letter, 8) for letter in text))
    assert producer_text(data) == text.decode()
    assert producer(data) == version


def test_an_unabbreviated_string_is_read():
    letter = [(ord("L") & 31 | 32, 6), (ord("L") >> 5, 6)]
    assert producer_text(identified((3, 3), (1, 6), (4, 6), *letter * 4)) == "LLLL"


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param([], id="nothing"),
        pytest.param([(0, 3)], id="an end"),
        pytest.param([(7, 3)], id="what it does not define"),
        pytest.param([*STRING, USE, *LONGEST], id="an array longer than the block"),
        pytest.param([*STRING[:-3], *fixed(0), USE, *LONGEST], id="elements without bits"),
        pytest.param([*STRING[:-3], *LITERAL_1, USE, *LONGEST], id="an array of a literal"),
        pytest.param([*STRING[:-3], USE, *LONGEST], id="an array of nothing"),
    ],
)
def test_a_block_without_a_readable_string_has_no_producer(fields):
    assert producer_text(identified(*fields)) is None
