"""Programs that call BLAS and LAPACK: their gradients are right, whichever library is linked."""

from pathlib import Path

import pytest
from boxes import Box, works

FOLDER = Path(__file__).parents[2] / "blas" / "programs"
DEBIAN = "/usr/lib/x86_64-linux-gnu"
LIBRARIES = {"reference": ("lapack", "blas"), "openblas": ("openblas-pthread",)}
SOURCES = sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".c", ".f90"))
PROBE = "void dposv_(void), cblas_dgemm(void);\nint main(void) { dposv_(); cblas_dgemm(); }\n"


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize(
    ("source", "level"), [(each, f"-O{2 * (at % 2)}") for at, each in enumerate(SOURCES)]
)
def test_a_program_on_a_library_has_the_right_gradient(tmp_path, cache, source, level, library):
    box = Box(tmp_path, cache)
    folders = [f"{DEBIAN}/{each}" for each in LIBRARIES[library]]
    found = [word for each in folders for word in (f"-L{each}", f"-Wl,-rpath,{each}")]
    linked = [*found, "-llapack", "-lblas", "-lm"]
    box.write("probe.c", PROBE)
    command, tool = (
        ("enzyme-fc", "flang-22") if source.endswith(".f90") else ("enzyme-cc", "clang-22")
    )
    if (
        not all(map(works, (tool, "clang-22")))
        or box.run("clang-22", "probe.c", "-o", "probe", *linked).returncode
    ):
        pytest.skip(f"no {tool}, or no such library")
    box.ok(level, "-w", "-DSIZE=40", str(FOLDER / source), "-o", "run", *linked, command=command)
    assert box.run("./run").stdout == b"ok\n"
