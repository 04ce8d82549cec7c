"""The pip toolchain where a container or a build service has no home to write to."""

import os
import subprocess
import tempfile

import pytest

from enzyme_cc.toolchains.detect import detect
from enzyme_cc.toolchains.pip import zig_cache
from enzyme_cc.toolchains.wish import Wish

SOURCE = "int main(void) { return 0; }\n"


@pytest.fixture
def builds(pip, tmp_path):
    """Compiles and links a program in an environment; the complaints, none where all went well."""

    def build(**environment):
        (tmp_path / "a.c").write_text(SOURCE)
        for role, arguments in (("cc", ("-c", "a.c")), ("link-cc", ("a.o", "-o", "a"))):
            done = subprocess.run(
                [*pip.commands[role], *arguments],
                cwd=tmp_path,
                env={"PATH": os.environ["PATH"], **environment},
                capture_output=True,
                check=False,
                timeout=60,
            )
            if done.returncode:
                return f"{role}: {done.stderr.decode()}"
        return ""

    return build


def test_it_builds_where_there_is_a_home(builds, tmp_path):
    assert builds(HOME=os.environ.get("HOME", str(tmp_path))) == ""


@pytest.mark.parametrize("home", [None, "/proc/nowhere"], ids=["none", "cannot be made"])
def test_it_builds_where_there_is_no_home(builds, home):
    assert builds(**({"HOME": home} if home else {})) == ""


def test_zig_works_in_our_cache_and_in_a_private_place_where_there_is_none(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "t"))
    assert zig_cache(str(tmp_path / "c")) == str(tmp_path / "c/zig")
    private = zig_cache("")
    assert private == zig_cache("/proc/nowhere") == str(tmp_path / f"t/enzyme-cc-zig-{os.getuid()}")
    assert os.stat(private).st_mode & 0o077 == 0


def test_the_plain_build_leaves_nothing_beside_what_was_asked_for(builds, tmp_path):
    assert builds(HOME=os.environ.get("HOME", str(tmp_path))) == ""
    assert {"a.c", "a.o", "a"}.issuperset(set(os.listdir(tmp_path)) - {".cache"})


def test_zig_builds_what_it_links_with_from_the_headers_of_the_machine(pip, tmp_path):
    """A static link makes zig build its unwinder: 20 seconds where nothing was built before."""
    own = tmp_path / "own"
    found = detect(Wish(toolchain="pip", path=os.environ["PATH"], cache_dir=str(own)))
    (tmp_path / "a.c").write_text(SOURCE)
    subprocess.run([*found.commands["cc"], "-c", "a.c"], cwd=tmp_path, check=True)
    link = [*found.commands["link-cc"], "-static", "a.o", "-o", "a"]
    done = subprocess.run(link, cwd=tmp_path, capture_output=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr.decode()
    assert subprocess.run([tmp_path / "a"], check=False).returncode == 0
