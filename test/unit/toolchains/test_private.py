"""A folder that others may write in, or may replace, is not one to keep anything in."""

import os

import pytest

from enzyme_cc.toolchains.pip import zig_cache
from enzyme_cc.toolchains.private import make_folder, refusal

SOMEBODY = 12345
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives folders away")


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "home/cache"
    made.mkdir(parents=True, mode=0o755)
    return made


def test_a_folder_of_ours_is_fine_whether_it_is_there_or_not(folder):
    assert refusal(str(folder)) is None
    assert refusal(str(folder / "a/b")) is None
    assert not (folder / "a").exists()


@pytest.mark.parametrize("mode", [0o777, 0o775, 0o757, 0o1777, 0o2770], ids=oct)
def test_a_folder_that_others_may_write_is_refused(folder, mode):
    folder.chmod(mode)
    found = refusal(str(folder))
    assert (found.reason, found.path) == ("WRITABLE_FOLDER", str(folder))


@pytest.mark.parametrize("mode", [0o777, 0o775], ids=oct)
def test_a_folder_below_one_that_others_may_write_is_refused(folder, mode):
    folder.parent.chmod(mode)
    for each in (folder, folder / "missing"):
        assert refusal(str(each)).path == str(folder.parent)


def test_in_a_sticky_folder_others_replace_only_what_is_theirs(folder):
    folder.parent.chmod(0o1777)
    assert refusal(str(folder)) is None


def test_a_folder_that_others_could_make_is_made_at_once(folder):
    folder.parent.chmod(0o1777)
    assert refusal(str(folder.parent / "new/one")) is None
    assert (folder.parent / "new/one").stat().st_mode & 0o777 == 0o700


@needs_root
@pytest.mark.parametrize("which", ["home/cache", "home"])
def test_a_folder_of_somebody_elses_is_refused_and_so_is_what_is_in_one(folder, tmp_path, which):
    os.chown(tmp_path / which, SOMEBODY, SOMEBODY)
    found = refusal(str(folder / "missing"))
    assert (found.reason, found.path) == ("FOREIGN_FOLDER", str(tmp_path / which))


@needs_root
def test_a_sticky_folder_of_somebody_elses_is_refused(folder):
    folder.parent.chmod(0o1777)
    os.chown(folder.parent, SOMEBODY, SOMEBODY)
    assert refusal(str(folder)).reason == "FOREIGN_FOLDER"


@pytest.mark.parametrize("which", ["cache", "home"])
def test_a_link_is_as_good_as_its_target(folder, tmp_path, which):
    target = {"cache": folder, "home": folder.parent}[which]
    link = tmp_path / "link"
    link.symlink_to(target)
    asked = link if which == "cache" else link / "cache"
    assert refusal(str(asked)) is None
    target.chmod(0o777)
    assert refusal(str(asked)).path == str(target)


def test_a_link_that_others_may_lead_elsewhere_is_refused(folder, tmp_path):
    shared = tmp_path / "shared"
    shared.mkdir()
    (shared / "link").symlink_to(folder)
    shared.chmod(0o777)
    assert refusal(str(shared / "link")).path == str(shared)


def test_a_circle_of_links_is_refused(tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert refusal(str(tmp_path / "a/cache")).reason == "UNSEEN_FOLDER"


def test_zig_gets_no_folder_that_others_may_write(folder, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "t"))
    (folder / "zig").mkdir()
    (folder / "zig").chmod(0o777)
    assert zig_cache(str(folder)) == str(tmp_path / f"t/enzyme-cc-zig-{os.getuid()}")


@pytest.mark.parametrize("mask", [0, 0o22, 0o777], ids=oct)
def test_folders_are_made_for_nobody_but_us_whatever_the_umask(tmp_path, mask):
    before = os.umask(mask)
    try:
        make_folder(str(tmp_path / "a/b/c"))
    finally:
        os.umask(before)
    modes = [(tmp_path / each).stat().st_mode & 0o777 for each in ("a", "a/b", "a/b/c")]
    assert modes == [0o700] * 3
