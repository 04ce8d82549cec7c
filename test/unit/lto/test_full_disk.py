"""A file system without room, a real one: only root can mount it."""

import os
import shutil
import subprocess

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.bitcode import embedded_bitcode
from enzyme_cc.lto.fatobject import embed, hide_ir


@pytest.fixture
def full_disk(tmp_path):
    """A folder with room for 256 KiB."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can mount a small file system")
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("this machine lets nobody mount")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.parametrize("mode", [0o644, 0o600, 0o755])
def test_embedding_leaves_object_mode_and_folder_as_they_were(mode, full_disk, compile_c, tmp_path):
    path = full_disk / "t.o"
    shutil.copy(compile_c(tmp_path), path)
    path.chmod(mode)
    before = path.read_bytes()
    with pytest.raises(UserError, match="No space left on device") as caught:
        embed(str(path), b"BC\xc0\xde" + bytes(1 << 18))
    assert caught.value.diagnostic.where == str(path)
    assert path.read_bytes() == before
    assert path.stat().st_mode & 0o7777 == mode
    assert os.listdir(full_disk) == ["t.o"]


def test_hiding_needs_no_room(full_disk, compile_c, tmp_path):
    path = full_disk / "t.o"
    shutil.copy(compile_c(tmp_path), path)
    modules = embedded_bitcode(str(path))
    (full_disk / "filler").write_bytes(
        bytes((256 << 10) - path.stat().st_size // 4096 * 4096 - 4096)
    )
    assert hide_ir(str(path))
    assert embedded_bitcode(str(path)) == modules
