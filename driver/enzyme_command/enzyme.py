"""enzyme: what is not compiling: the machine examined, the IR in objects, what is kept."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from enzyme_cc import VERSION
from enzyme_cc.attributes import names
from enzyme_cc.command import STANDARD, run_command, write_output
from enzyme_cc.diagnostics import user_error, visible
from enzyme_cc.driver import settings as environment
from enzyme_cc.driver.enzyme_command.build_files import cmake_dir, meson_file
from enzyme_cc.driver.enzyme_command.cache_command import cache
from enzyme_cc.driver.enzyme_command.doctor import examine, platform_line, render
from enzyme_cc.lto.bitcode import embedded_bitcode, producer
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.choose import choose_reader
from enzyme_cc.toolchains.detect import detect_all
from enzyme_cc.toolchains.wish import Wish

if TYPE_CHECKING:
    from typing import NoReturn

ADVICE = (
    "nothing here can compile: apt-get install clang-22 lld-22 llvm-22,"
    " or pip install 'enzyme-cc[toolchain]'"
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="enzyme")
def cli() -> None:
    """Look at what enzyme-cc finds on this machine, puts into objects, and keeps."""


@cli.command()
@click.option("-v", "--verbose", is_flag=True, help="Also list everything that was tried.")
@click.option("--toolchain", default="", metavar="NAME", help="Examine only this one.")
def doctor(*, verbose: bool, toolchain: str) -> None:
    """Prove what each toolchain can do, by doing it. Exit status 1 when none works."""
    _echo(platform_line())
    _echo(_cache_line())
    found, attempts = detect_all(_wish(toolchain))
    works = False
    for number, one in enumerate(found):
        report = examine(one)
        works = works or report.works
        _echo("\n" + render(report, chosen=number == 0))
    rust = [a for a in attempts if a.usable and a.sought.endswith("rustc")]
    for attempt in rust:
        _echo(f"\nrustc: {attempt.verdict}, links through enzyme-link\n  {attempt.sought}")
    if verbose or not found:
        click.echo("\nWhat was tried:")
        for attempt in attempts:
            _echo(f"  {attempt}")
    if not works:
        raise user_error(ADVICE)


@cli.command()
@click.argument("path", metavar="OBJECT")
@click.option("-o", "output", default=STANDARD, help="Write here instead of to standard output.")
@click.option("--bitcode", is_flag=True, help="Write bitcode as it is in the object, not text.")
def ir(path: str, output: str, *, bitcode: bool) -> None:
    """Print the IR that an object carries, as its front end made it."""
    modules = embedded_bitcode(path)
    if not modules:
        raise user_error(
            "this object carries no IR", "compile it with enzyme-cc, without -flto", where=path
        )
    data = b"".join(modules) if bitcode else _text(path, modules, is_shown=output == STANDARD)
    write_output(output, data)


@cli.command(name="rust-dir")
def rust_dir() -> None:
    """Print where the crate enzyme is, for `enzyme = { path = "..." }` in a Cargo.toml."""
    click.echo(_beside_names("rust"))


@cli.command(name="fortran-dir")
def fortran_dir() -> None:
    """Print where mpi_f08.f90 is, a module mpi_f08 for flang to compile with your mpif.h."""
    click.echo(_beside_names("fortran"))


cli.add_command(cache)
cli.add_command(cmake_dir)
cli.add_command(meson_file)


def main() -> NoReturn:
    """Run enzyme: its entry point, and the only place where it exits."""
    run_command("enzyme", cli)


def _beside_names(folder: str) -> str:
    return os.path.join(os.path.dirname(os.path.abspath(names.__file__)), folder)


def _echo(text: str) -> None:
    """Print a line: names of files and what tools say do nothing to a terminal."""
    click.echo(visible(text))


def _text(path: str, modules: list[bytes], *, is_shown: bool) -> bytes:
    toolchains, _ = detect_all(_wish(""))
    made_by = [(path, version) for module in modules if (version := producer(module))]
    backend = backend_for(choose_reader(toolchains, made_by))
    text = "".join(map(backend.to_ir, modules))
    return (visible(text) if is_shown else text).encode("utf-8", "surrogateescape")


def _cache_line() -> str:
    """Say where findings are kept, or why nowhere."""
    settings = environment.from_process()
    if settings.cache_refusal:
        return f"cache: nothing is kept: {settings.cache_refusal}"
    return f"cache: {settings.cache_dir or 'none'}"


def _wish(toolchain: str) -> Wish:
    settings = environment.from_process()
    return Wish(
        toolchain=toolchain or settings.toolchain,
        clang=settings.clang,
        llvm=settings.llvm,
        path=settings.path,
        cache_dir=settings.cache_dir,
    )
