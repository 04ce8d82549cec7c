"""A folder that others may write in, or may replace, is not one to keep anything in."""

import grp
import os
import pwd
import struct

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


def _with_a_group_alone():
    """A user whose first group is his own, as where `useradd` makes one for each."""
    users = [user for user in pwd.getpwall() if user.pw_uid > 0 < user.pw_gid]
    for user in users:
        try:
            group = grp.getgrgid(user.pw_gid)
        except KeyError:
            continue
        first = [other for other in users if other.pw_gid == user.pw_gid]
        if group.gr_name == user.pw_name and not group.gr_mem and len(first) == 1:
            return user
    return None


USER = _with_a_group_alone()


@pytest.fixture
def of_a_user(folder, monkeypatch):
    """A folder of a user's, made with a umask of 002, and who looks at it is the user."""
    if os.geteuid() != 0 or USER is None:
        pytest.skip("only root gives folders away")
    for each in (folder, folder.parent):
        os.chown(each, USER.pw_uid, USER.pw_gid)
        each.chmod(0o775)
    monkeypatch.setattr(os, "geteuid", lambda: USER.pw_uid)
    return folder


def test_a_folder_that_the_group_of_the_user_alone_may_write_is_fine(of_a_user):
    assert refusal(str(of_a_user)) is None
    assert refusal(str(of_a_user / "missing/one")) is None
    assert not (of_a_user / "missing").exists()


def test_what_all_others_may_write_as_well_is_refused(of_a_user):
    of_a_user.chmod(0o777)
    assert refusal(str(of_a_user)).reason == "WRITABLE_FOLDER"


def test_a_folder_that_any_other_group_may_write_is_refused(of_a_user):
    for group in (0, 23456):
        os.chown(of_a_user, USER.pw_uid, group)
        assert refusal(str(of_a_user)).reason == "WRITABLE_FOLDER"


@pytest.mark.parametrize("where", ["of the group", "of the machine"])
def test_a_group_that_somebody_else_is_in_is_not_the_users_alone(
    of_a_user, monkeypatch, tmp_path, where
):
    if where == "of the group":
        found = grp.struct_group((USER.pw_name, "x", USER.pw_gid, ["mallory"]))
        monkeypatch.setattr("grp.getgrgid", lambda gid: found)
    else:
        users = tmp_path / "passwd"
        users.write_text(f"mallory:x:9999:{USER.pw_gid}::/:/bin/sh\n")
        known = open
        monkeypatch.setattr("builtins.open", lambda path, **how: known(users, **how))
    found = refusal(str(of_a_user))
    assert (found.reason, found.path) == ("WRITABLE_FOLDER", str(of_a_user.parent))


def test_a_list_of_others_who_may_write_is_not_hidden_by_the_group_of_the_user(of_a_user):
    rows = [(1, 7, -1), (2, 7, SOMEBODY), (4, 5, -1), (16, 7, -1), (32, 5, -1)]
    rights = struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *row) for row in rows)
    try:
        os.setxattr(of_a_user, "system.posix_acl_access", rights)
    except OSError as error:
        pytest.skip(f"no such lists here: {error}")
    assert of_a_user.stat().st_mode & 0o777 == 0o775
    assert refusal(str(of_a_user)).path == str(of_a_user)


@needs_root
def test_a_link_of_somebody_elses_on_the_way_is_refused(folder, tmp_path):
    """It leads to a folder of ours, for now."""
    (tmp_path / "theirs").symlink_to(folder)
    (tmp_path / "ours").symlink_to(tmp_path / "theirs")
    assert refusal(str(tmp_path / "ours")) is None
    os.lchown(tmp_path / "theirs", SOMEBODY, SOMEBODY)
    for asked in ("ours", "ours/missing"):
        found = refusal(str(tmp_path / asked))
        assert (found.reason, found.path) == ("FOREIGN_FOLDER", str(tmp_path / "theirs"))


def test_a_folder_that_a_link_leads_out_of_is_looked_at(folder, tmp_path):
    (tmp_path / "shared/inner").mkdir(parents=True)
    (tmp_path / "link").symlink_to("shared/inner/../../home/cache")
    assert refusal(str(tmp_path / "link")) is None
    (tmp_path / "shared").chmod(0o777)
    assert refusal(str(tmp_path / "link")).path == str(tmp_path / "shared")


def test_a_link_to_where_nothing_is_leads_to_a_folder_that_others_could_make(folder, tmp_path):
    (tmp_path / "link").symlink_to(folder.parent)
    folder.parent.chmod(0o1777)
    assert refusal(str(tmp_path / "link/new")) is None
    assert (folder.parent / "new").stat().st_mode & 0o777 == 0o700


def test_a_link_that_goes_on_from_where_nothing_is_is_refused(folder, tmp_path):
    (folder.parent / "link").symlink_to("missing/../new")
    folder.parent.chmod(0o1777)
    assert refusal(str(folder.parent / "link")).reason == "UNSEEN_FOLDER"


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
