import os

from enzyme_cc.toolchains.wish import Wish


def test_a_relative_place_is_kept_absolute(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    wish = Wish(clang="./clang", llvm="a/b", cache_dir="c")
    assert (wish.clang, wish.llvm) == (f"{tmp_path}/clang", f"{tmp_path}/a/b")
    assert wish.cache_dir == os.path.join(tmp_path, "c")


def test_a_name_stays_a_name():
    assert Wish(clang="clang-19").clang == "clang-19"


def test_the_toolchain_overrules_the_other_two():
    wish = Wish(toolchain="pip", clang="/c", llvm="19")
    assert (wish.clang, wish.llvm) == ("", "")


def test_equal_wishes_have_equal_keys_whatever_their_caches():
    assert Wish(llvm="19", cache_dir="/a").key() == Wish(llvm="19", cache_dir="/b").key()
    assert Wish(llvm="19").key() != Wish(clang="19").key()
