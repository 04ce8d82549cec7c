"""What is known of MPI's types and functions agrees with headers, and with the run-time part."""

import re
from pathlib import Path

import pytest

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import I32
from enzyme_cc.rules.bodies import COMMUNICATION, MESSAGES, PREFIX, provides
from enzyme_cc.rules.datatypes import are_integers, is_handle
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.frontends.parallel.message_passing import implementation

MPICH = Path("/usr/include/x86_64-linux-gnu/mpich/mpi.h")
OPEN_MPI = Path("/usr/lib/x86_64-linux-gnu/openmpi/include/mpi.h")
#: What types are called that have numbers in them, or bytes that may be some.
NUMBERS = re.compile("float|double|real|complex|byte|packed|dbl|flt|cplx|cplex", re.IGNORECASE)
#: Bounds and the type of nothing are no data.
OTHERS = ("LB", "UB", "lb", "ub", "null")
RULES = [
    each for each in Library.default().rules if each.kind is Kind.COMMUNICATION and not each.refused
]


@pytest.mark.skipif(not MPICH.exists(), reason="no MPICH")
def test_the_integers_of_mpich_are_told_from_its_numbers():
    found = re.findall(r"#define MPIX?_(\w+) +\(\(MPI_Datatype\)(0x[48]c\w+)\)", MPICH.read_text())
    assert len(found) > 60
    for name, value in found:
        if name not in OTHERS and not name.endswith("_INT"):
            type_ = int_constant(I32, int(value, 16))
            assert are_integers(type_) == (not NUMBERS.search(name)), name


@pytest.mark.skipif(not OPEN_MPI.exists(), reason="no Open MPI")
def test_the_integers_of_open_mpi_are_told_from_its_numbers():
    names = re.findall(r"predefined_datatype_t (ompi_mpi_\w+);", OPEN_MPI.read_text())
    names = sorted(set(names) - {f"ompi_mpi_{each}" for each in (*OTHERS, "datatype_null")})
    assert len(names) > 50
    text = "".join(f"@{each} = external global {{ i8 }}\n" for each in names)
    module = Module(text, "<test>")
    for name in names:
        variable = module.globals[name]
        variable.load()
        assert is_handle(variable)
        if not name.endswith("_int") or name == "ompi_mpi_unsigned_int":
            assert are_integers(variable) == (not NUMBERS.search(name)), name


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_what_a_rule_is_for_is_there_in_both_modes(rule):
    """What gradients call has tangents, and no adjoints."""
    of_mpi = [f"{COMMUNICATION}{kind}_" for kind in MESSAGES]
    for part in [f"{PREFIX}_{rule.part}_"] if rule.part else of_mpi:
        for mode in ("forward",) if rule.is_forward else ("augmented", "forward"):
            for name in rule.matches if rule.is_forward else rule.matches[:1]:
                assert provides(f"{part}{mode}_{name}"), name
        assert provides(f"{part}reverse")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("declare i32 @MPI_Send(ptr, i32, ptr, i32, i32, ptr)", "openmpi"),
        ("declare i32 @MPI_Send(ptr, i32, i32, i32, i32, i32)", "mpich"),
        ("@ompi_mpi_double = external global i8", "openmpi"),
        ("@mpi_fortran_bottom_ = common global i32 0", "openmpi"),
        ("@mpipriv1_ = common global [28 x i8] zeroinitializer", "mpich"),
        ("declare i32 @MPI_Wait(ptr, ptr)", ""),
    ],
)
def test_a_module_tells_by_its_handles_which_mpi_it_is_for(text, kind):
    assert implementation(Module(f"{text}\n", "<test>"), Library.default()) == kind
