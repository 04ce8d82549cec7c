"""Finding names in the bytes of files."""

import os

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto import source
from enzyme_cc.lto.mentions import mentions

MEBI = 1 << 20
NAME = b"__enzyme_autodiff"
NAMES = (NAME, b"__enzyme_fwddiff")
DECLARED = "double __enzyme_autodiff(void *, double); double f(double x) { return x; }\n"
CALLED = DECLARED + "double g(double x) { return __enzyme_autodiff((void *)f, x); }\n"


@pytest.mark.parametrize("place", [0, 1, MEBI - len(NAME), MEBI, 2 * MEBI + 5])
def test_a_name_is_found_wherever_it_is(place, tmp_path):
    (tmp_path / "f").write_bytes(bytes(place) + NAME + bytes(7))
    assert mentions(str(tmp_path / "f"), (b"absent", NAME))


@pytest.mark.parametrize("before", range(1, len(NAME)))
def test_a_name_across_two_pieces_is_found(before, tmp_path):
    (tmp_path / "f").write_bytes(bytes(MEBI - before) + NAME)
    assert mentions(str(tmp_path / "f"), (NAME, b"x"))


@pytest.mark.parametrize("before", range(12))
def test_a_name_across_pieces_shorter_than_names_is_found(before, monkeypatch, tmp_path):
    monkeypatch.setattr(source, "_CHUNK", 4)
    (tmp_path / "t").write_bytes(b"x" * before + b"request" + b"y" * 5)
    assert mentions(str(tmp_path / "t"), (b"absent!!!", b"request"))
    assert not mentions(str(tmp_path / "t"), (b"requests",))


def test_a_name_at_the_end_that_is_cut_off_is_not_found(tmp_path):
    (tmp_path / "f").write_bytes(bytes(MEBI - 3) + NAME[:-1])
    assert not mentions(str(tmp_path / "f"), (NAME,))


def test_no_names_and_no_bytes_are_no_mention(tmp_path):
    (tmp_path / "f").write_bytes(b"")
    assert not mentions(str(tmp_path / "f"), (NAME,))
    (tmp_path / "f").write_bytes(NAME)
    assert not mentions(str(tmp_path / "f"), ())


def test_a_name_of_one_letter_is_found_in_a_later_piece(tmp_path):
    (tmp_path / "f").write_bytes(bytes(MEBI) + b"x")
    assert mentions(str(tmp_path / "f"), (b"x",))


@pytest.mark.parametrize("compiler", ["clang-22", "gcc"])
def test_an_object_mentions_what_it_calls(compiler, run, tmp_path):
    (tmp_path / "c.c").write_text("void absent(void); void called(void); void f(void){called();}")
    run(compiler, "-c", tmp_path / "c.c", "-o", tmp_path / "c.o")
    assert mentions(str(tmp_path / "c.o"), (b"called",))
    assert not mentions(str(tmp_path / "c.o"), (b"absent",))


def test_an_object_with_ir_mentions_what_it_calls_not_what_it_declares(compile_c, tmp_path):
    assert mentions(str(compile_c(tmp_path, source=CALLED)), NAMES)
    assert not mentions(str(compile_c(tmp_path, source=DECLARED)), NAMES)


@pytest.mark.parametrize("kind", ["rcs", "rcsT"])
def test_an_archive_mentions_what_its_members_do(kind, compile_c, run, tmp_path):
    for path in (compile_c(tmp_path, "a"), compile_c(tmp_path, "b", CALLED)):
        run("ar", kind, tmp_path / "lib.a", path)
        assert mentions(str(tmp_path / "lib.a"), NAMES) == (path.name == "b.o")


def test_the_names_of_a_thin_archives_members_are_no_mention(run, compile_c, tmp_path):
    path = compile_c(tmp_path, "member_name", "int x;\n")
    run("llvm-objcopy-22", "--remove-section=.llvmbc", "--remove-section=.llvmcmd", path)
    run("strip", path)
    run("ar", "rcT", tmp_path / "lib.a", path)
    assert b"member_name" in (tmp_path / "lib.a").read_bytes()
    assert not mentions(str(tmp_path / "lib.a"), (b"member_name",))


@pytest.mark.parametrize("compiler", ["clang-13", "clang-22"])
def test_bitcode_mentions_the_functions_it_calls(compiler, run, tmp_path):
    (tmp_path / "c.c").write_text(CALLED)
    run(compiler, "-O1", "-c", "-emit-llvm", tmp_path / "c.c", "-o", tmp_path / "c.bc")
    assert mentions(str(tmp_path / "c.bc"), NAMES)


def test_a_thin_archive_without_its_member_is_an_error_that_names_it(pair, run, tmp_path):
    run("ar", "rcsT", tmp_path / "lib.a", *pair)
    pair[1].unlink()
    with pytest.raises(UserError) as caught:
        mentions(str(tmp_path / "lib.a"), (b"nowhere at all",))
    assert caught.value.diagnostic.where == str(pair[1])
    assert "lib.a" in caught.value.diagnostic.notes[0]


def test_what_is_no_regular_file_mentions_nothing(tmp_path):
    os.mkfifo(tmp_path / "fifo")
    for path in ("/dev/zero", str(tmp_path), str(tmp_path / "fifo"), str(tmp_path / "absent")):
        assert not mentions(path, (b"\0",))
