"""Every example of the documentation runs, and says what the page says it does."""

import os
import re
import subprocess
from pathlib import Path

import pytest
import started
from boxes import Box, needs
from click.testing import CliRunner

from enzyme_cc.attributes.annotations import WORDS
from enzyme_cc.cli import cli
from enzyme_cc.driver.command_line.own_options import OWN, VARIABLES, help_text
from enzyme_cc.driver.planning.pass_through import StepAside
from enzyme_cc.opt.passes import PASSES
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.table import function_table
from enzyme_cc.toolchains.private import REASONS

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
TOOLS = {"cmake": "cmake", "rustc": "rustc", "enzyme-fc": "flang-22"}


def steps(page):
    """Every command of a page's console blocks, with the output shown under it."""
    found = []
    for block in BLOCK.findall((ROOT / page).read_text()):
        for line in block.splitlines(keepends=True):
            if line.startswith("$ "):
                found.append([line[2:].rstrip("\n"), ""])
            else:
                found[-1][1] += line
    return found


def follow(box, page, skip=()):
    """Do what the page does: `cat file` writes the file as shown, all else runs in a shell."""
    environment = started.on_path(box.environment) if box.quick else box.environment
    for command, shown in steps(page):
        if command.startswith("cat "):
            box.write(command[4:], shown)
        elif not command.startswith(skip):
            done = box.run("/bin/sh", "-c", command, env=environment)
            # A terminal shows both.
            output = (done.stderr if "; echo status" in command else b"") + done.stdout
            assert done.returncode == 0 or "grep" in command, (command, done.stderr.decode())
            assert output.decode() == shown, command


@needs(*TOOLS.values())
def test_the_guide_does_what_it_says(tmp_path, cache, pip):
    follow(Box(tmp_path, cache), "docs/guide.md")


@needs(*TOOLS.values())
def test_the_page_on_checks_does_what_it_says(tmp_path, cache, pip):
    follow(Box(tmp_path, cache), "docs/checking.md")


@needs(*TOOLS.values())
def test_the_page_on_types_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/types.md")


def test_the_page_on_tests_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/testing.md", ("pip install", "llvm-reduce"))


@needs("clang-22", "cargo")
def test_the_page_on_rust_does_what_it_says(tmp_path, cache):
    box = Box(tmp_path, cache)
    (tmp_path / ".cargo").mkdir()
    follow(box, "docs/rust.md")


@needs("clang-22")
def test_the_page_on_openmp_does_what_it_says(tmp_path, cache, system):
    follow(Box(tmp_path, cache, system), "docs/openmp.md")


@needs("clang-22")
def test_the_page_on_gpus_does_what_it_says(tmp_path, cache, system):
    follow(Box(tmp_path, cache, system), "docs/gpu.md")


@needs("clang-22")
def test_the_page_on_rules_of_ones_own_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/own-rules.md")


@needs("clang-22")
def test_the_example_of_log_sum_exp_is_the_softmax(tmp_path, cache):
    box = Box(tmp_path, cache)
    source = str(ROOT / "examples/log_sum_exp.c")
    made = box.enzyme("-O2", "-Wall", "-Wextra", "-Werror", source, "-o", "example", "-lm")
    assert made.returncode == 0, made.stderr.decode()
    first = [-0.909969, 0.244728, 0.665241]
    second = [first[0] - 1, *first[1:], 1]
    got = [float(word) for word in box.run("./example").stdout.split()]
    assert got == pytest.approx([*first, *second], abs=1e-6)


@needs("clang-22")
def test_the_page_on_reverse_mode_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/reverse.md")


@needs("clang-22")
def test_the_page_on_higher_derivatives_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/nested.md")


def test_the_page_on_global_variables_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/globals.md")


@needs("flang-22")
def test_the_page_on_fortran_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/fortran.md")


def test_the_page_on_split_mode_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/split.md")


def test_the_page_on_checkpoints_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/checkpoints.md")


@needs("clang-22")
def test_the_page_on_linear_algebra_does_what_it_says(tmp_path, cache):
    box = Box(tmp_path, cache)
    box.write(
        "probe.c", "#include <cblas.h>\nint main(void) { return cblas_ddot(0, 0, 1, 0, 1); }\n"
    )
    if box.run("clang-22", "probe.c", "-o", "probe", "-lblas").returncode:
        pytest.skip("no BLAS here")
    follow(box, "docs/blas.md")


@needs("clang-22", "ar", "cc")
def test_the_page_on_libraries_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/libraries.md")


@needs("clang-22", *"cmake ninja meson autoreconf libtoolize pkg-config".split())
def test_the_page_on_building_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/building.md")


@needs("clang-22")
def test_the_page_on_edges_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/edges.md")


@needs("clang-22", "gcc")
def test_the_page_on_links_does_what_it_says(tmp_path, cache):
    box = Box(tmp_path, tmp_path / "cache")
    for known in Path(cache).glob("toolchain-*"):
        box.write(f"cache/{known.name}", known.read_bytes())
    del box.environment["ENZYME_CC_CACHE_SIZE"]
    follow(box, "docs/links.md")


@needs("clang-22")
def test_the_page_on_attributes_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/attributes.md")


@needs("clang-22")
def test_the_page_on_derivatives_by_types_of_cxx_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "docs/cpp.md")


def test_the_page_on_attributes_has_every_word():
    page = (ROOT / "docs/attributes.md").read_text()
    assert [word for word in WORDS if f"`enzyme_{word}" not in page] == []


def test_the_page_of_functions_is_made_from_the_rules_as_they_are():
    made = function_table(Library.default())
    up_to_date = (ROOT / "docs/functions.md").read_text() == made
    assert up_to_date, "enzyme-opt --print-functions -o docs/functions.md"


def test_the_page_of_functions_can_be_of_rules_of_the_user_s(tmp_path):
    rules = tmp_path / "my.yaml"
    rules.write_text(
        "- name: square\n  matches: [square]\n  args: [x]\n  partials: {x: 2 * x}\n"
        "  effects: none\n  samples: [[1], [2]]\n"
    )
    page = tmp_path / "functions.md"
    given = ["--print-functions", f"--rules={rules}", f"-o{page}"]
    assert CliRunner().invoke(cli, given).exit_code == 0
    assert "| `square` | differentiated |  |\n" in page.read_text()


def test_every_page_of_docs_is_followed_by_a_test():
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    pages = [path.name for path in (ROOT / "docs").glob("*.md")]
    assert [name for name in pages if f'"docs/{name}"' not in tests] == []


NOT_HERE = (
    "pip install",
    "CC=enzyme-cc",
    "make",
    "enzyme-cc --enzyme-toolchain",
    "ENZYME_CC_",
    "enzyme doctor",
)


@needs("clang-22")
def test_the_readme_does_what_it_says(tmp_path, cache):
    follow(Box(tmp_path, cache), "README.md", NOT_HERE)


def test_the_guide_lists_every_reason_to_step_aside():
    guide = (ROOT / "docs/guide.md").read_text()
    assert [r.name for r in StepAside if f"| `{r.name}` | {r.value} |" not in guide] == []


def test_the_guide_lists_every_reason_to_keep_nothing():
    guide = (ROOT / "docs/guide.md").read_text()
    assert [name for name, why in REASONS.items() if f"| `{name}` | {why} |" not in guide] == []


@pytest.mark.parametrize("name", [f"--enzyme-{name}" for name in OWN] + [v for v, _ in VARIABLES])
def test_help_names_every_option_and_variable_of_ours(name):
    assert name in help_text("enzyme-cc", "0")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_names_no_file_that_is_not_there(page):
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("row", PASSES, ids=lambda row: row.name)
def test_the_help_of_enzyme_opt_lists_every_pass(row):
    said = CliRunner().invoke(cli, ["--help"]).output
    assert f"--{row.name}" in said
    assert row.help.split()[0] in said


@pytest.mark.parametrize("path", sorted((ROOT / "docs/adr").glob("*.md")), ids=lambda p: p.stem)
def test_a_decision_record_has_at_most_40_lines(path):
    assert path.read_text().count("\n") <= 40


@needs("mpicc.openmpi", "mpirun.openmpi")
def test_the_page_on_mpi_does_what_it_says(tmp_path, cache):
    box = Box(tmp_path, cache)
    root = dict.fromkeys(("OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"), "1")
    box.environment |= {**root, "OMPI_MCA_rmaps_base_oversubscribe": "1"}
    follow(box, "docs/mpi.md")


@needs("clang-22")
def test_the_page_on_python_does_what_it_says(tmp_path, cache):
    pytest.importorskip("scipy")
    follow(Box(tmp_path, cache), "docs/python.md")


def framework(tmp_path, python, name):
    """Make `python3` a Python that has a framework; skip where there is none."""
    environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"]}
    asked = [python, "-c", f"import {name}, numpy, yaml"]
    if subprocess.run(asked, capture_output=True, check=False, env=environment).returncode:
        pytest.skip(f"{python} has no {name}")
    path = tmp_path / "bin/python3"
    path.parent.mkdir()
    path.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {python} "$@"\n')
    path.chmod(0o755)
    return str(path.parent)


def in_framework(tmp_path, cache, python, name):
    box = Box(tmp_path, cache)
    folder = framework(tmp_path, python, name)
    box.environment["PATH"] = f"{folder}{os.pathsep}{box.environment['PATH']}"
    return box


@needs("clang-22", "/usr/bin/python3")
def test_the_page_on_pytorch_does_what_it_says(tmp_path, cache):
    follow(in_framework(tmp_path, cache, "/usr/bin/python3", "torch"), "docs/pytorch.md")


@needs("clang-22", str(ROOT / ".frameworks/tensorflow/bin/python"))
def test_the_page_on_tensorflow_does_what_it_says(tmp_path, cache):
    python = str(ROOT / ".frameworks/tensorflow/bin/python")
    follow(in_framework(tmp_path, cache, python, "tensorflow"), "docs/tensorflow.md")


@needs("clang-22", "/usr/bin/python3")
def test_the_example_of_training_swings_the_pendulum_up(tmp_path, cache):
    box = in_framework(tmp_path, cache, "/usr/bin/python3", "torch")
    done = box.run("python3", str(ROOT / "examples/training/train.py"))
    assert done.returncode == 0, done.stderr.decode()
    losses = [float(line.split()[-1]) for line in done.stdout.decode().splitlines()]
    assert losses[0] > 1
    assert losses[-1] < 0.1


def test_the_page_on_jax_does_what_it_says(tmp_path, cache):
    pytest.importorskip("jax")
    follow(Box(tmp_path, cache), "docs/jax.md")


def test_the_page_on_numba_does_what_it_says(tmp_path, cache):
    pytest.importorskip("numba")
    follow(Box(tmp_path, cache), "docs/numba.md")


@needs("flang-22")
def test_the_example_of_a_rod_finds_its_metals(tmp_path, cache):
    pytest.importorskip("jax")
    done = Box(tmp_path, cache).run("python3", str(ROOT / "examples/rod.py"))
    assert done.returncode == 0, done.stderr.decode()
    _, found, expected = done.stdout.decode().splitlines()
    assert found.removeprefix("conductivities") == expected.removeprefix("they were     ")
