import os

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains.cache import cached
from enzyme_cc.toolchains.detect import detect, detect_all

CLANG = "Debian clang version {}"


@pytest.fixture
def clangs(tool):
    """Compilers of some versions, each with its C++ sibling."""

    def make(*versions):
        for version in versions:
            major = version.split(".")[0]
            tool(f"clang-{major}", CLANG.format(version))
            tool(f"clang++-{major}", CLANG.format(version))

    return make


@pytest.fixture
def zig(tool, tmp_path, on_linux_glibc):
    """A pip package whose program says what zig says."""

    def make(version):
        site = tmp_path / "site"
        lib = site / "ziglang" / "lib"
        cc1 = f'"zig" "-cc1" "-isystem" "{lib}/include" "-isystem" "{lib}/libc/include/any"'
        tool("zig", f"{CLANG.format(version)}\n {cc1}", folder=site / "ziglang")
        return (str(site),)

    return make


def _refusal(wish):
    with pytest.raises(UserError) as caught:
        detect(wish)
    return caught.value.diagnostic


def test_the_newest_compiler_wins(wish, clangs):
    clangs("19.1.7", "22.1.8", "9.0.0")
    assert detect(wish()).name == "llvm-22"


def test_a_compiler_is_called_as_it_was_found(wish, clangs, bin_dir):
    clangs("22.1.8")
    assert detect(wish()).commands["cc"] == (str(bin_dir / "clang-22"),)


def test_the_sibling_compiles_cxx(wish, clangs, bin_dir):
    clangs("22.1.8")
    assert detect(wish()).commands["cxx"] == (str(bin_dir / "clang++-22"),)


def test_a_compiler_without_sibling_is_told_to_compile_cxx(wish, tool):
    cc = tool("clang-22", CLANG.format("22.1.8"))
    assert detect(wish()).commands["cxx"] == (cc, "--driver-mode=g++")


def test_a_sibling_of_another_major_is_not_taken(wish, tool):
    cc = tool("clang", CLANG.format("22.1.8"))
    tool("clang++", CLANG.format("19.1.7"))
    assert detect(wish()).commands["cxx"] == (cc, "--driver-mode=g++")


def test_the_unversioned_compiler_counts_by_what_it_says(wish, tool, clangs):
    clangs("19.1.7")
    newest = tool("clang", CLANG.format("23.0.0"))
    assert detect(wish()).commands["cc"] == (newest,)


def test_a_compiler_that_does_not_work_gives_way_to_an_older(wish, tool, clangs):
    tool("clang-22", "", status=127)
    clangs("19.1.7")
    assert detect(wish()).name == "llvm-19"


def test_an_asked_major_is_given(wish, clangs):
    clangs("19.1.7", "22.1.8")
    assert detect(wish(toolchain="llvm-19")).name == "llvm-19"


def test_an_asked_number_is_a_major(wish, clangs):
    clangs("19.1.7", "22.1.8")
    assert detect(wish(toolchain="19")).name == "llvm-19"


def test_an_asked_compiler_is_given(wish, clangs):
    clangs("19.1.7", "22.1.8")
    assert detect(wish(clang="clang-19")).name == "llvm-19"


def test_an_asked_path_is_given(wish, tool, tmp_path):
    path = tool("my-clang", CLANG.format("21.0.0"), folder=tmp_path / "elsewhere")
    assert detect(wish(toolchain=path)).commands["cc"] == (path,)


def test_an_asked_prefix_is_where_the_tools_are_from(wish, tool, clangs, tmp_path):
    clangs("22.1.8")
    path = tool("clang", CLANG.format("22.1.8"), folder=tmp_path / "llvm" / "bin")
    assert detect(wish(llvm=str(tmp_path / "llvm"))).commands["cc"] == (path,)


def test_a_prefix_of_another_major_than_the_compiler_is_refused(wish, tool, clangs, tmp_path):
    clangs("19.1.7")
    tool("opt", "LLVM version 22.1.8", folder=tmp_path / "llvm" / "bin")
    refusal = _refusal(wish(clang="clang-19", llvm=str(tmp_path / "llvm")))
    assert any("has no tools of LLVM 19" in note for note in refusal.notes)


def test_an_asked_compiler_that_is_not_there_is_refused(wish, clangs):
    clangs("22.1.8")
    assert _refusal(wish(clang="clang-99")).message == "no usable toolchain 'clang-99'"


def test_an_asked_compiler_of_another_major_says_so(wish, clangs, bin_dir):
    clangs("19.1.7")
    notes = _refusal(wish(clang="clang-19", llvm="22")).notes
    assert notes[0] == f"{bin_dir}/clang-19: is LLVM 19, 22 was asked for"


@pytest.mark.parametrize("value", ["nowhere", "two words", "llvm"])
def test_an_llvm_that_is_no_major_and_no_directory_is_refused(wish, clangs, value):
    clangs("22.1.8")
    notes = _refusal(wish(llvm=value)).notes
    assert notes[0] == f"{value}: is neither a major of LLVM nor a directory"


def test_a_prefix_that_is_not_there_is_refused(wish, clangs):
    clangs("22.1.8")
    notes = _refusal(wish(llvm="/nowhere/llvm")).notes
    assert notes[0] == "/nowhere/llvm: is no LLVM: it has no directory bin"


def test_a_refusal_lists_what_was_tried(wish, tool, bin_dir):
    tool("clang-12", CLANG.format("12.0.0"))
    tool("clang-22", "", status=127)
    notes = _refusal(wish()).notes
    assert f"{bin_dir}/clang-12: too old (12 < 13)" in notes
    assert f"{bin_dir}/clang-22: exited 127" in notes


def test_a_refusal_names_where_it_looked(wish, bin_dir):
    assert f"clang-N, clang: not found in {bin_dir}" in _refusal(wish()).notes


def test_a_refusal_says_what_to_install(wish):
    assert "apt install clang-21 lld-21 llvm-21" in _refusal(wish(toolchain="21")).notes[-1]


def test_a_refused_pip_says_to_install_it(wish):
    notes = _refusal(wish(toolchain="pip")).notes
    assert notes == ("ziglang (pip): not installed", f"to get one: {PIP_INSTALL}")


PIP_INSTALL = "pip install 'enzyme-cc[toolchain]'"


def test_pip_serves_where_no_compiler_is(wish, zig):
    assert detect(wish(packages=zig("22.1.8"))).name == "pip"


def test_the_machine_comes_before_pip_on_a_tie(wish, zig, clangs):
    clangs("22.1.8")
    assert detect(wish(packages=zig("22.1.9"))).name == "llvm-22"


def test_a_newer_pip_comes_before_the_machine(wish, zig, clangs):
    clangs("19.1.7")
    assert detect(wish(packages=zig("22.1.8"))).name == "pip"


def test_an_asked_compiler_rules_out_pip(wish, zig):
    assert _refusal(wish(clang="clang", packages=zig("22.1.8")))


def test_the_answer_is_remembered(wish, clangs):
    clangs("22.1.8")
    detect(wish())
    assert cached(wish()).name == "llvm-22"


def test_a_newer_compiler_is_noticed(wish, clangs, bin_dir):
    clangs("19.1.7")
    os.utime(bin_dir, ns=(1, 1))
    detect(wish())
    clangs("22.1.8")
    assert cached(wish()) is None


def test_pip_that_comes_later_is_noticed(wish, clangs, zig, tmp_path):
    clangs("19.1.7")
    packages = (str(tmp_path / "site"),)
    detect(wish(packages=packages))
    zig("22.1.8")
    assert cached(wish(packages=packages)) is None


def test_all_toolchains_come_best_first(wish, clangs, zig):
    clangs("19.1.7", "22.1.8", "23.0.0")
    found, _ = detect_all(wish(packages=zig("22.1.8")))
    assert [one.name for one in found] == ["llvm-23", "llvm-22", "pip", "llvm-19"]


def test_all_attempts_tell_of_rustc(wish, tool):
    path = tool("rustc", "LLVM version: 22.1.2")
    _, attempts = detect_all(wish())
    assert f"{path}: LLVM 22.1.2" in map(str, attempts)
