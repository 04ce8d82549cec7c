"""One look at what was made: may it ask for a derivative?"""

import pytest
from objects import sections

from enzyme_cc.attributes.names import REQUEST_NAMES
from enzyme_cc.lto import source as files
from enzyme_cc.lto.fatobject import hide_ir
from enzyme_cc.lto.mentions import mentions, symbols_mention
from enzyme_cc.lto.request_scan import COMMON, may_ask
from enzyme_cc.toolchains.capture import checked

ASKS = "double __enzyme_fwddiff(void *, ...);\ndouble f(double x) { return x; }\n"
CALL = "double g(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }\n"
NAME = (b"__enzyme_fwddiff",)


def compiled(system, folder, text, *flags):
    (folder / "a.c").write_text(text)
    checked((*system.command("cc"), *flags, "-c", "a.c", "-o", "a.o"), directory=str(folder))
    return str(folder / "a.o")


EMBED = ("-Xclang", "-fembed-bitcode=all")


def test_every_request_begins_as_all_do():
    assert all(COMMON in name.encode() for name in REQUEST_NAMES)


@pytest.mark.parametrize("flags", [EMBED, (*EMBED, "-O2"), (*EMBED, "-g"), ("-flto",), ("-S",)])
@pytest.mark.parametrize("hidden", [False, True])
def test_ir_bitcode_and_assembly_with_a_call_ask(system, tmp_path, flags, hidden):
    path = compiled(system, tmp_path, ASKS + CALL, *flags)
    if hidden:
        hide_ir(path)
    assert may_ask(path)


def test_ir_without_one_does_not_ask_whatever_the_debug_information_says(system, tmp_path):
    path = compiled(system, tmp_path, ASKS, *EMBED, "-g")
    assert not may_ask(path)


def test_what_is_no_file_or_damaged_does_not_ask(tmp_path):
    (tmp_path / "a").write_bytes(b"\x7fELF" + b"__enzyme_")
    assert not may_ask(str(tmp_path / "a"))
    assert not may_ask(str(tmp_path))
    assert not may_ask(str(tmp_path / "missing"))


@pytest.mark.parametrize("before", range(12))
def test_a_name_across_two_pieces_is_found(tmp_path, monkeypatch, before):
    monkeypatch.setattr(files, "_CHUNK", 10)
    (tmp_path / "a").write_bytes(b"x" * before + COMMON + b"y" * 30)
    assert may_ask(str(tmp_path / "a"))
    (tmp_path / "a").write_bytes(b"x" * before + COMMON[:-1] + b"y" * 30)
    assert not may_ask(str(tmp_path / "a"))


def test_symbols_mention_what_the_linker_sees_and_not_what_the_ir_says(system, tmp_path):
    path = compiled(system, tmp_path, ASKS + CALL, *EMBED)
    assert symbols_mention(path, NAME)
    dead = compiled(system, tmp_path, ASKS + CALL.replace("double g", "static double g"), *EMBED)
    assert not symbols_mention(dead, NAME)
    unused = compiled(system, tmp_path, ASKS + CALL.replace("return", "return x; return"), *EMBED)
    assert mentions(unused, NAME) or not symbols_mention(unused, NAME)
    assert [n for n, _, _ in sections(unused) if n == ".llvmbc"]


def test_symbols_of_an_archive_are_those_of_its_members(system, tmp_path):
    path = compiled(system, tmp_path, ASKS + CALL, *EMBED)
    for letters in ("rcs", "rcsT"):
        archive = str(tmp_path / f"lib{letters}.a")
        checked((*system.command("ar"), letters, archive, path))
        assert symbols_mention(archive, NAME)
        assert not symbols_mention(archive, (b"__enzyme_autodiff",))
