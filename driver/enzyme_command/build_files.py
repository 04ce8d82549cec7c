"""`enzyme cmake-dir`, `enzyme meson-file`: where the files are that build systems look for."""

from __future__ import annotations

import os

import click

#: In the folder above, in an installation as in the checkout.
_FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "building")


@click.command("cmake-dir")
def cmake_dir() -> None:
    """Print the folder for CMake: cmake -DCMAKE_PREFIX_PATH="$(enzyme cmake-dir)"."""
    click.echo(_FOLDER)


@click.command("meson-file")
def meson_file() -> None:
    """Print the native file for Meson: meson setup --native-file "$(enzyme meson-file)"."""
    click.echo(os.path.join(_FOLDER, "enzyme.ini"))
