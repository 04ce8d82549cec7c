import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains.choose import choose_reader
from enzyme_cc.toolchains.model import Toolchain


def _toolchain(major, name=""):
    return Toolchain(name or f"llvm-{major}", "system", (major, 1, 0), {})


HERE = [_toolchain(22), _toolchain(22, "pip"), _toolchain(19)]


def _refusal(toolchains, *producers):
    with pytest.raises(UserError) as caught:
        choose_reader(toolchains, producers)
    return caught.value.diagnostic.message


def test_the_newest_reads_older_inputs():
    assert choose_reader(HERE, [("a.o", (16, 0, 6))]).name == "llvm-22"


def test_the_first_of_equals_reads():
    assert choose_reader([HERE[1], HERE[0]], []).name == "pip"


def test_a_later_patch_of_the_same_major_is_read():
    assert choose_reader(HERE, [("a.o", (22, 9, 9))]).name == "llvm-22"


def test_a_newer_input_is_named():
    message = _refusal(HERE, ("a.o", (19, 1, 7)), ("libfoo.a(bar.o)", (23, 0, 0)))
    assert message == ("libfoo.a(bar.o) was made by LLVM 23, newest here is 22; install llvm-23")


def test_of_many_newer_inputs_the_first_is_named():
    message = _refusal(HERE, *((f"{name}.o", (23, 0, 0)) for name in "abc"))
    assert message.startswith("a.o and 2 more were made by LLVM 23")


def test_no_toolchain_reads_nothing():
    assert "there is none here" in _refusal([], ("a.o", (16, 0, 0)))
