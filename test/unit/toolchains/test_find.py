import dataclasses
import os

import pytest

from enzyme_cc.toolchains import schema
from enzyme_cc.toolchains.find import Search

LLVM = "LLVM version {}"


@pytest.fixture
def search(wish):
    return Search(wish())


@pytest.fixture
def llvm():
    return dataclasses.replace(schema.load_family("llvm"), directories=())


@pytest.fixture
def clang():
    return schema.load_family("clang")


def _verdicts(search):
    return [str(attempt) for attempt in search.attempts if not attempt.usable]


def _starts(bin_dir):
    return (bin_dir.parent / "starts").read_text().split()


def test_the_version_of_a_tool_is_what_it_says(search, tool, clang):
    assert search.version(clang, tool("clang", "clang version 22.1.8")) == (22, 1, 8)


def test_a_tool_is_asked_once(search, tool, clang, bin_dir):
    path = tool("clang", "clang version 22.1.8")
    search.version(clang, path)
    search.version(clang, path)
    assert _starts(bin_dir) == ["clang"]


def test_a_tool_that_fails_says_how(search, tool, clang):
    path = tool("clang", "", status=127)
    search.version(clang, path)
    assert _verdicts(search) == [f"{path}: exited 127"]


def test_a_tool_that_does_not_start_says_why(search, clang):
    search.version(clang, "/nowhere/clang")
    assert _verdicts(search) == [
        "/nowhere/clang: cannot be started: No such file or directory",
    ]


def test_a_tool_of_another_kind_is_refused(search, tool, clang):
    path = tool("clang", "gcc (Debian) 12.2.0")
    search.version(clang, path)
    assert _verdicts(search) == [f"{path}: says no version we know"]


def test_a_tool_too_old_is_refused(search, tool, clang):
    path = tool("clang-12", "clang version 12.0.1")
    assert search.version(clang, path) is None
    assert _verdicts(search) == [f"{path}: too old (12 < 13)"]


def test_names_of_any_major_are_found(search, tool, bin_dir, clang):
    for name in ("clang-9", "clang-22", "clang", "clang-format-22", "clang-22.bak"):
        tool(name, "")
    found = search.candidates(clang.roles["cc"], [(str(bin_dir), None)])
    assert {(os.path.basename(one.path), one.major) for one in found} == {
        ("clang-9", 9),
        ("clang-22", 22),
        ("clang", None),
    }


def test_a_file_that_cannot_run_is_no_tool(search, bin_dir, clang):
    (bin_dir / "clang-22").write_text("")
    assert search.candidates(clang.roles["cc"], [(str(bin_dir), None)]) == []


def test_the_unversioned_tool_of_another_major_is_not_taken(search, tool, llvm):
    tool("opt", LLVM.format("14.0.6"))
    assert search.tool(llvm, "opt", 22) is None


def test_the_versioned_tool_is_taken_before_the_unversioned(search, tool, llvm):
    tool("opt", LLVM.format("22.1.8"))
    versioned = tool("opt-22", LLVM.format("22.1.8"))
    assert search.tool(llvm, "opt", 22) == versioned


def test_the_unversioned_tool_of_the_right_major_is_taken(search, tool, llvm):
    path = tool("opt", LLVM.format("22.1.8"))
    assert search.tool(llvm, "opt", 22) == path


def test_a_tool_beside_the_compiler_comes_first(search, tool, llvm, tmp_path):
    tool("opt-22", LLVM.format("22.1.8"))
    beside = tool("opt", LLVM.format("22.1.9"), folder=tmp_path / "own")
    assert search.tool(llvm, "opt", 22, (str(tmp_path / "own"),)) == beside


def test_a_tool_that_lies_about_its_major_is_not_taken(search, tool, llvm):
    tool("opt-22", LLVM.format("19.1.7"))
    assert search.tool(llvm, "opt", 22) is None


def test_a_missing_tool_is_an_attempt_with_all_its_names(search, llvm):
    search.tool(llvm, "opt", 22)
    assert _verdicts(search)[-1] == "opt-22, opt: not found for LLVM 22"


def test_directories_of_a_pattern_come_newest_first(search, tmp_path):
    for major in ("9", "22", "19", "x"):
        (tmp_path / f"llvm-{major}").mkdir()
    found = search.directories((f"{tmp_path}/llvm-{{major}}/bin",))
    assert [major for _, major in found] == [None, 22, 19, 9]


def test_relative_entries_of_path_are_not_searched(wish):
    assert Search(wish(path=".:bin::/usr/bin")).path_directories() == ["/usr/bin"]


def test_two_names_of_one_directory_are_searched_once(wish, bin_dir, tmp_path):
    (tmp_path / "link").symlink_to(bin_dir)
    assert Search(wish(path=f"{bin_dir}:{tmp_path}/link")).path_directories() == [str(bin_dir)]


def test_a_searched_directory_is_watched(search, bin_dir):
    search.names_in(str(bin_dir))
    assert [stamp[0] for stamp in search.stamps()] == [str(bin_dir)]


def test_a_directory_that_is_not_there_is_watched(search):
    search.names_in("/nowhere")
    assert search.stamps() == (("/nowhere", -1, 0, -1),)


def test_the_answer_of_a_program_is_remembered(wish, tmp_path):
    argv = ("/bin/echo", "hello")
    Search(wish()).answer(argv, lasting=True)
    assert len(os.listdir(tmp_path / "cache")) == 1


def test_the_answer_of_a_script_is_not_remembered(wish, tool, clang, bin_dir):
    path = tool("clang", "clang version 22.1.8")
    Search(wish()).version(clang, path)
    Search(wish()).version(clang, path)
    assert _starts(bin_dir) == ["clang", "clang"]


def test_the_answer_through_a_wrapper_is_not_remembered(wish, bin_dir, tmp_path, clang):
    (bin_dir / "clang").symlink_to("/bin/echo")
    Search(wish()).version(clang, str(bin_dir / "clang"))
    assert not (tmp_path / "cache").exists()
