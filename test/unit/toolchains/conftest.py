"""Fake tools in a folder of the test's own, so that what is installed does not matter."""

import dataclasses

import pytest

from enzyme_cc.toolchains import detect, pip, schema
from enzyme_cc.toolchains.wish import Wish

CLANG = "Debian clang version {}"


@pytest.fixture
def bin_dir(tmp_path):
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder


@pytest.fixture
def tool(bin_dir):
    """Makes a tool that says something; each start adds its name to the file `starts`."""

    def make(name, says, status=0, folder=bin_dir):
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / name
        log = bin_dir.parent / "starts"
        path.write_text(f"#!/bin/sh\necho {name} >> {log}\necho '{says}'\nexit {status}\n")
        path.chmod(0o755)
        return str(path)

    return make


@pytest.fixture
def only_path(monkeypatch):
    """No directory is searched but those of PATH."""

    def load(name):
        return dataclasses.replace(schema.load_family(name), directories=())

    monkeypatch.setattr(detect, "load_family", load)


@pytest.fixture
def wish(bin_dir, tmp_path, only_path):
    def make(**fields):
        known = {"path": str(bin_dir), "cache_dir": str(tmp_path / "cache"), "packages": ()}
        return Wish(**{**known, **fields})

    return make


@pytest.fixture
def on_linux_glibc(monkeypatch):
    monkeypatch.setattr(pip, "_machine", lambda: "Linux x86_64 glibc")
    monkeypatch.setattr(pip, "_glibc", lambda: "2.36")
