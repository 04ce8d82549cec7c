"""Names of functions that are routines of linear algebra, and of those that only look like one."""

import pytest

from enzyme_cc.ir.types import DOUBLE, I8, I32, POINTER, VOID, function_type
from enzyme_cc.rules.routines.table import default_routines, no_routines

GEMM = function_type(VOID, (POINTER,) * 13)
WITH_LENGTHS = function_type(VOID, (POINTER,) * 13 + (I32, I32))
CBLAS_GEMMT = function_type(
    VOID, ((I32,) * 6 + (DOUBLE, POINTER, I32, POINTER, I32, DOUBLE, POINTER, I32))
)
COPY = function_type(VOID, (POINTER,) * 5)
CBLAS_COPY = function_type(VOID, (I32, POINTER, I32, POINTER, I32))
BAND = function_type(VOID, (POINTER,) * 6)
BAND_BY_ROWS = function_type(I32, (I32, I8, I32, I32, POINTER, I32))
CUBLAS_COPY = function_type(I32, (POINTER, I32, POINTER, I32, POINTER, I32))
CUBLAS_DOT = function_type(I32, (POINTER, I32, POINTER, I32, POINTER, I32, POINTER))
CUBLAS_PLACE = function_type(I32, (POINTER, I32, POINTER, I32, POINTER))
CUBLAS_TRMM = function_type(
    I32, (POINTER, *(I32,) * 6, POINTER, POINTER, I32, POINTER, I32, POINTER, I32)
)
CUBLAS_GEAM = function_type(
    I32, (POINTER, *(I32,) * 4, POINTER, POINTER, I32, POINTER, POINTER, I32, POINTER, I32)
)
DOT = function_type(DOUBLE, (POINTER,) * 5)


@pytest.mark.parametrize(
    ("name", "kind", "is_one"),
    [
        ("dgemm_", GEMM, True),
        ("dgemm_", WITH_LENGTHS, True),
        ("dgemm", GEMM, True),
        ("dgemm_64_", GEMM, True),
        ("dgemm_", function_type(I32, (POINTER,) * 13), True),
        ("dgemm_", function_type(DOUBLE, (POINTER,) * 13), False),
        ("dgemm_", COPY, False),
        ("dgemmt_", GEMM, True),
        ("dgemmtr_", GEMM, True),
        ("cblas_dgemmtr", CBLAS_GEMMT, True),
        ("dgemmtrs_", GEMM, False),
        ("dcopy_", COPY, True),
        ("dcopy", COPY, False),
        ("cblas_dcopy", CBLAS_COPY, True),
        ("cblas_dcopy", COPY, False),
        ("ddot_", DOT, True),
        ("sdot_", DOT, False),
        ("copy", COPY, False),
        ("dpbtrf_", BAND, True),
        ("LAPACKE_dpbtrf", BAND_BY_ROWS, False),
        ("cublasDcopy_v2", CUBLAS_COPY, True),
        ("cublasDcopy_v2_64", CUBLAS_COPY, True),
        ("cublasdcopy_v2", CUBLAS_COPY, False),
        ("cublasDcopy_v2", CBLAS_COPY, False),
        ("cublasDdot_v2", CUBLAS_DOT, True),
        ("cublasIdamax_v2", CUBLAS_PLACE, True),
        ("cublasDtrmm_v2", CUBLAS_TRMM, True),
        ("cublasDgeam", CUBLAS_GEAM, True),
        ("dgeam_", function_type(VOID, (POINTER,) * 12), False),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_name_is_no_proof(name, kind, is_one):
    found = default_routines().rule(name, kind)
    assert (found is not None) is is_one


def test_there_may_be_none():
    assert no_routines().rule("dgemm_", GEMM) is None
