"""Fetch a project's sources into .projects/sources: nothing that comes from elsewhere is committed.

Debian source packages come through apt with a private configuration derived from the machine's
own binary entries; Python source distributions come through pip.
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tarfile
from typing import NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROJECTS = os.path.join(ROOT, ".projects")
VERSION_FILE = "fetched-version"


class FetchError(Exception):
    """A source, or a package that a project needs, could not be had."""


class Debian(NamedTuple):
    """A Debian source package, in the version the machine's release offers."""

    package: str
    subdirectory: str = ""


class PyPI(NamedTuple):
    """A Python source distribution."""

    package: str
    version: str
    subdirectory: str = ""


def fetch(source):
    """Return (folder of the unpacked source, its version), fetching it if it is not there yet."""
    place = os.path.join(PROJECTS, "sources", source.package)
    if not os.path.exists(os.path.join(place, VERSION_FILE)):
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        version = FETCHERS[type(source)](source, place)
        with open(os.path.join(place, VERSION_FILE), "w", encoding="utf-8") as stream:
            stream.write(version)
    with open(os.path.join(place, VERSION_FILE), encoding="utf-8") as stream:
        version = stream.read()
    return os.path.join(only_folder(place), source.subdirectory), version


def fetch_debian(source, place):
    options = apt_options()
    if not glob.glob(os.path.join(PROJECTS, "apt", "lists", "*Sources*")):
        command(["apt-get", *options, "update"], place)
    fetching = ["apt-get", *options, "source", source.package]
    try:
        command(fetching, place)
    except FetchError:  # the index may have grown old
        command(["apt-get", *options, "update"], place)
        command(fetching, place)
    description = glob.glob(os.path.join(place, "*.dsc"))[0]
    return os.path.basename(description).removesuffix(".dsc")


def fetch_pypi(source, place):
    wanted = f"{source.package}=={source.version}"
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command([*pip, "--no-binary", ":all:", "--dest", place, wanted], place)
    with tarfile.open(glob.glob(os.path.join(place, "*.tar.gz"))[0]) as archive:
        archive.extractall(place, filter="data")
    return wanted


FETCHERS = {Debian: fetch_debian, PyPI: fetch_pypi}


def only_folder(place):
    folders = [entry.path for entry in os.scandir(place) if entry.is_dir()]
    if len(folders) != 1:
        raise FetchError(f"{place} should hold one folder, not {len(folders)}")
    return folders[0]


def apt_options():
    """Apt options that read source entries from a private directory, not the system's."""
    base = os.path.join(PROJECTS, "apt")
    parts, lists = os.path.join(base, "parts"), os.path.join(base, "lists")
    os.makedirs(parts, exist_ok=True)
    os.makedirs(os.path.join(lists, "partial"), exist_ok=True)
    write_source_entries(parts)
    settings = {"sourcelist": "/dev/null", "sourceparts": parts}
    private = [f"Dir::Etc::{key}={value}" for key, value in settings.items()]
    return [word for pair in [*private, f"Dir::State::lists={lists}"] for word in ("-o", pair)]


def write_source_entries(parts):
    """Derive deb-src entries from the machine's deb entries, both notations of them."""
    for path in ["/etc/apt/sources.list", *glob.glob("/etc/apt/sources.list.d/*")]:
        if not path.endswith((".list", ".sources")) or not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as stream:
            text = stream.read()
        with open(os.path.join(parts, os.path.basename(path)), "w", encoding="utf-8") as out:
            out.write(source_entries(text))


def source_entries(text):
    text = re.sub(r"(?m)^deb-src\s.*\n?", "", text)
    text = re.sub(r"(?m)^deb(?=\s)", "deb-src", text)
    return re.sub(r"(?m)^Types:.*$", "Types: deb-src", text)


def install_missing(packages):
    """Install the Debian packages a project's build needs that the machine lacks."""
    missing = [package for package in packages if not is_installed(package)]
    if missing:
        os.makedirs(PROJECTS, exist_ok=True)
        install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
        command(install, PROJECTS)


def is_installed(package):
    query = ["dpkg-query", "-W", "-f=${Status}", package]
    asked = subprocess.run(query, capture_output=True, text=True, check=False)
    return asked.stdout.endswith(" installed")


def command(words, folder):
    done = subprocess.run(
        words, cwd=folder, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        lines = "\n".join((done.stdout + done.stderr).splitlines()[-8:])
        raise FetchError(f"{' '.join(words)}\n{lines}")
