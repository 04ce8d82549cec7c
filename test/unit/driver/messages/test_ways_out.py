"""Each way out that a message offers makes the mistake go away, and the derivative is right.

`advice.py` says what the programs in test/advice look like; as a command it tries all levels.
"""

import pytest
from advice import COMMANDS, LEVELS, Trial, check_offers, read, rows, sources
from boxes import in_turn, works

#: Codes of other kinds: batches, rules, links and libraries, and what other tests follow.
ELSEWHERE = ("EZ08", "EZ09")


def sampled(advice):
    """A level for the mistake and for each way, another one each time."""
    levels = advice.levels(LEVELS)
    start = sources().index(advice.path)
    return [levels[(start + at) % len(levels)] for at in range(len(advice.ways) + 1)]


@pytest.mark.parametrize("path", in_turn(sources(), 3), ids=lambda path: path.name)
def test_each_way_out_that_is_offered_mends_the_program(system_box, path):
    advice = read(path)
    if path.suffix == ".F90" and not works("flang-22"):
        pytest.skip("no flang")

    def run(name, *arguments):
        if name in COMMANDS.values():
            return system_box.enzyme(*arguments, command=name)
        return system_box.run(name, *arguments)

    trial = Trial(system_box.folder, run, system_box.toolchain.command("cc"))
    first, *others = sampled(advice)
    said = trial.broken(advice, first)
    check_offers(advice, said)
    for way, level in zip(advice.ways, others, strict=True):
        trial.mended(advice, way, level, said)


def test_each_code_has_a_program_whose_advice_is_followed():
    codes = {path.name[:6] for path in sources()}
    assert {code for code in rows() if not code.startswith(ELSEWHERE)} - codes == UNFOLLOWED


#: Codes whose advice is followed elsewhere: of functions that nobody knows by test_advice.py, of
#: exceptions by test_exceptions.py, of the attributes and threads of Rust by test_rust_programs.py,
#: of modules of gfortran's by test_foreign_modules.py, of MPI by test_mpi_programs.py, of kernels
#: by test_device.py, test_launches.py, test_separate_devices.py and test_cublas.py. Values of very
#: many members no compiler makes of C. EZ0502 has the notes of another code.
UNFOLLOWED = set(
    "EZ0301 EZ0310 EZ0412 EZ0414 EZ0461 EZ0462 EZ0463 EZ0464 EZ0465 EZ0487 EZ0488 "
    "EZ0490 EZ0491 EZ0492 EZ0493 EZ0495 EZ0496 EZ0497 EZ0498 EZ0499 EZ0500 EZ0501 "
    "EZ0502 EZ0506".split()
)
