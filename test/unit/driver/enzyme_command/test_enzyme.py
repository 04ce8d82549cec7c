"""enzyme doctor and enzyme ir, as people call them."""

import pytest
from boxes import Box, needs

from enzyme_cc.lto.store import Store

SOURCE = "double f(double x) { return x * x; }\n"


def enzyme(box, *arguments, **options):
    return box.enzyme(*arguments, command="enzyme", **options)


def test_the_doctor_proves_each_toolchain_and_succeeds_when_one_works(box):
    done = enzyme(box, "doctor", "--toolchain", box.toolchain.name)
    said = done.stdout.decode()
    assert done.returncode == 0
    version = ".".join(map(str, box.toolchain.version))
    assert f"{box.toolchain.name}: LLVM {version}, works" in said
    proofs = ("compile", "embed", "extract", "optimise", "link", "run")
    assert [p for p in proofs if f"{p} 0." not in said and f"{p} 1" not in said] == []


def test_the_doctor_says_what_is_broken_and_fails_when_nothing_works(bare_box):
    fake = bare_box.write(
        "clang",
        "#!/bin/sh\n"
        'if [ "$1" = --version ]; then echo "clang version 22.1.8"; exit 0; fi\n'
        "echo 'fatal error: this compiler is a fake' >&2; exit 1\n",
    )
    fake.chmod(0o755)
    done = enzyme(bare_box, "doctor", "--toolchain", str(fake))
    assert done.returncode == 1
    assert b"BROKEN" in done.stdout
    assert b"compile FAILED" in done.stdout
    assert b"this compiler is a fake" in done.stdout
    assert done.stderr.count(b"\n") == 1
    assert b"apt-get install clang-22" in done.stderr
    assert b"pip install 'enzyme-cc[toolchain]'" in done.stderr


def test_the_doctor_does_nothing_to_a_terminal(bare_box):
    fake = bare_box.write(
        "cl\x1b[31mang",
        "#!/bin/sh\n"
        'if [ "$1" = --version ]; then echo "clang version 22.1.8"; exit 0; fi\n'
        "printf 'fatal error: \\033[2J\\n' >&2; exit 1\n",
    )
    fake.chmod(0o755)
    done = enzyme(bare_box, "doctor", "-v", "--toolchain", str(fake))
    assert b"cl\\x1b[31mang" in done.stdout
    assert b"\\x1b[2J" in done.stdout
    assert b"\x1b" not in done.stdout + done.stderr


def test_the_doctor_lists_what_was_tried_when_nothing_is_found(bare_box):
    done = enzyme(bare_box, "doctor", "--toolchain", "nowhere")
    assert done.returncode == 1
    assert b"nowhere" in done.stdout + done.stderr
    assert b"Traceback" not in done.stderr


def test_the_ir_of_an_object_does_nothing_to_a_terminal(box):
    """LLVM prints the name of a module as it is."""
    box.write("a\x1b[2J.c", SOURCE)
    box.ok("-c", "a\x1b[2J.c", "-o", "a.o")
    text = enzyme(box, "ir", "a.o").stdout
    assert b"define" in text
    assert b"\x1b" not in text


@needs("rustc", "clang-22")
def test_the_doctor_names_rustc_with_its_llvm(bare_box):
    said = enzyme(bare_box, "doctor").stdout.decode()
    assert "\nrustc: LLVM " in said


def test_the_ir_of_an_object_can_be_written_to_a_file_as_text_or_bitcode(box):
    box.write("a.c", SOURCE)
    box.ok("-c", "a.c")
    assert enzyme(box, "ir", "a.o", "-o", "a.ll").returncode == 0
    assert enzyme(box, "ir", "--bitcode", "a.o", "-o", "a.bc").returncode == 0
    assert "@f(double" in (box.folder / "a.ll").read_text()
    assert (box.folder / "a.bc").read_bytes()[:4] == b"BC\xc0\xde"


def test_the_modules_of_a_relocatable_link_are_all_printed(system_box):
    for name in "fg":
        system_box.write(f"{name}.c", f"int {name}(void) {{ return 1; }}\n")
    system_box.ok("-c", "f.c", "g.c")
    system_box.ok("-r", "f.o", "g.o", "-o", "both.o")
    text = enzyme(system_box, "ir", "both.o").stdout
    assert b"@f()" in text
    assert b"@g()" in text


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "no such file"),
        (b"", ""),
        (b"no object at all", ""),
        (b"\x7fELF" + b"\xff" * 100, ""),
        (b"BC\xc0\xde" + b"\xff" * 64, ""),
    ],
    ids=["missing", "empty", "text", "bad ELF", "bad bitcode"],
)
def test_a_file_that_carries_no_ir_is_one_located_error(bare_box, content, message):
    if content is not None:
        bare_box.write("x.o", content)
    done = enzyme(bare_box, "ir", "x.o")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "x.o" in said
    assert message in said
    assert "error: " in said
    assert "Traceback" not in said


def test_an_object_of_another_compiler_says_how_to_get_ir(system_box):
    system_box.write("a.c", SOURCE)
    system_box.run(*system_box.toolchain.command("cc"), "-c", "a.c")
    done = enzyme(system_box, "ir", "a.o")
    assert done.stderr.decode().splitlines() == [
        "a.o: error: this object carries no IR",
        "enzyme: note: compile it with enzyme-cc, without -flto",
    ]


@pytest.mark.parametrize("arguments", [["nonsense"], ["ir"], ["doctor", "--nonsense"]])
def test_bad_use_is_one_line(tmp_path, cache, arguments):
    done = enzyme(Box(tmp_path, cache), *arguments)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("enzyme: error: ")
    assert done.stderr.count(b"\n") == 1


def test_without_a_command_its_help_is_shown(tmp_path, cache):
    done = enzyme(Box(tmp_path, cache))
    assert b"doctor" in done.stdout + done.stderr
    assert b"Traceback" not in done.stderr


def cache_box(folder, cache):
    """A box with a cache that may be filled, of its own."""
    box = Box(folder, folder / "cache")
    del box.environment["ENZYME_CC_CACHE_SIZE"]
    return box


def test_what_is_kept_is_shown_bounded_and_cleared(tmp_path, cache):
    box = cache_box(tmp_path, cache)
    Store(str(tmp_path / "cache")).put("a", bytes(1 << 11))
    Store(str(tmp_path / "cache")).put("b", bytes(1 << 11))
    shown = enzyme(box, "cache").stdout.decode()
    assert shown == enzyme(box, "cache", "show").stdout.decode()
    assert shown.splitlines() == [
        f"folder:  {tmp_path}/cache/derivatives",
        "kept:    2 entries, 4.1 KB",
        "at most: 1 GB",
        "hits:    0",
        "misses:  0",
    ]
    assert enzyme(box, "cache", "bound", "--max-size", "3K").stdout == b"at most 3 KB from now on\n"
    assert b"kept:    1 entry, 2.1 KB\nat most: 3 KB\n" in enzyme(box, "cache").stdout
    assert enzyme(box, "cache", "clear").stdout == b"1 entry removed\n"
    assert b"kept:    0 entries, 0 bytes\nat most: 3 KB\n" in enzyme(box, "cache").stdout
    box.environment["ENZYME_CC_CACHE_SIZE"] = "0"
    assert b"at most: nothing is kept\n" in enzyme(box, "cache").stdout


@pytest.mark.parametrize(
    ("place", "arguments", "message"),
    [
        ("", ["clear"], "there is no folder to keep anything in"),
        ("/proc/nowhere", ["bound", "--max-size", "1G"], "cannot write in '/proc/nowhere/"),
        ("cache", ["bound", "--max-size", "large"], "--max-size is no size: 'large'"),
        ("cache", ["bound"], "Missing option '--max-size'"),
        ("cache", ["nonsense"], "No such command 'nonsense'"),
    ],
)
def test_what_cannot_be_done_with_the_cache_is_one_error(tmp_path, place, arguments, message):
    box = cache_box(tmp_path, tmp_path)
    box.environment["ENZYME_CC_CACHE"] = place
    done = enzyme(box, "cache", *arguments)
    assert done.returncode in (1, 2)
    assert message in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_help_tells_what_can_be_done_with_the_cache(tmp_path, cache):
    for arguments in (["cache", "--help"], ["cache", "bound", "-h"]):
        done = enzyme(cache_box(tmp_path, cache), *arguments)
        assert done.returncode == 0
        assert b"Usage: enzyme cache" in done.stdout


@pytest.mark.parametrize("size", ["large", "9" * 400, "-1", "1e999"])
def test_a_size_in_the_environment_that_is_none_is_one_error(system_box, size):
    system_box.environment["ENZYME_CC_CACHE_SIZE"] = size
    asking = SOURCE + "double __enzyme_autodiff(void *, ...);\n"
    system_box.write("a.c", asking + "double d(void) { return __enzyme_autodiff((void *)f, 1.0); }")
    done = system_box.enzyme("-c", "a.c")
    assert done.stderr.decode().splitlines() == [
        f"enzyme-cc: error: ENZYME_CC_CACHE_SIZE is no size: '{size}'",
        "enzyme-cc: note: write bytes, or such as 500M or 2G",
    ]
