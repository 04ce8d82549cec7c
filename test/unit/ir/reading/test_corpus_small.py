"""Small real modules, one for each compiler there is, through parser and printer and back.

The whole corpus is `make corpus`; this is the part of it that every test run can afford.
"""

import importlib
import sys
from pathlib import Path

import pytest

CORPUS = Path(__file__).resolve().parents[3] / "corpus"
if str(CORPUS) not in sys.path:
    sys.path.append(str(CORPUS))
check = importlib.import_module("check")
plan = importlib.import_module("plan")
produce = importlib.import_module("produce")

CHOSEN = """
    22/language/c-O0g-itanium/exceptions.ll
    22/language/c-O2-filters/exceptions.ll
    22/language/c-O2/coroutines.ll
    22/language/c-O0-x86/atomics.ll
    22/language/c-O2/assembly.ll
    22/language/c-O2-x86/floats.ll
    22/language/c-O0-ppc/floats.ll
    22/language/c-O2-plain/integers.ll
    22/language/c-O0g-pic/linkage.ll
    22/language/c-O0-i686/calls.ll
    22/language/c-O0-omp/openmp.ll
    22/language/c-O2g-plain/builtins.ll
    22/machines/c-O2-sve/sve.ll
    22/machines/c-O0-server/avx512.ll
    22/windows/c-O0g-x64/structured.ll
    22/windows/c-O2-x86/structured.ll
    22/cuda/c-O2-nvidia/bare.ll
    22/text/ll/rare.ll
    19/text/ll/rare-19.ll
    16/text/ll/rare-16.ll
    22/fortran/fortran-O2-plain/numeric.ll
    22/rust/rust-O2-native/machine.ll
    19/language/c-O0g-itanium/exceptions.ll
    19/language/c-O2-plain/builtins.ll
    16/language/c-O0g-pic/linkage.ll
    16/language/c-O2-x86/floats.ll
    16/machines/c-O2-sve/sve.ll
    16/windows/c-O2-x64/structured.ll
""".split()
JOBS = {job.output: job for job in plan.own("")}


@pytest.mark.parametrize("output", CHOSEN)
def test_a_real_module_means_the_same_when_printed_from_its_objects(output, tmp_path):
    tools = check.Tools(int(output.split("/")[0]))
    (job, *_) = produce.with_tools([JOBS[output]]) or [None]
    if job is None or not tools.exist():
        pytest.skip(f"no compiler or no LLVM tools for {output}")
    outcome, refusal = produce.make(job, str(tmp_path))
    assert (outcome, refusal) == ("made", "")
    text = (tmp_path / output).read_bytes().decode("utf-8", "surrogateescape")
    assert list(check.check(text, output, tools).problems) == []
