"""What is not differentiated yet is called by its name: the table of linker names, and messages."""

import re

import pytest
import yaml

from enzyme_cc.rules.constructs import FILE, construct_of
from enzyme_cc.transform.session import differentiate

with open(FILE, encoding="utf-8") as _file:
    FAMILIES = yaml.safe_load(_file)

NAMES = {
    "BLAS routine daxpby": ["cblas_daxpby"],
    "BLAS routine ddot": ["cblas_ddot", "ddot_", "ddot_64_"],
    "BLAS routine dgemm": ["cblas_dgemm", "cblas_dgemm64_", "dgemm_"],
    "BLAS routine dgemv": ["cblas_dgemv", "dgemv_"],
    "BLAS routine zdotu": ["cblas_zdotu_sub", "zdotu_"],
    "CUDA call cublasDgemm_v2": ["cublasDgemm_v2"],
    "CUDA call cudaMemcpy": ["cudaMemcpy"],
    "CUDA kernel launch": ["cudaLaunchKernel", "__cudaPushCallConfiguration", "cuLaunchKernel"],
    "FFTW plan": ["fftw_plan_dft_1d", "fftwf_plan_r2r_2d"],
    "FFTW transform": ["fftw_execute", "fftwl_execute_dft"],
    "LAPACK routine dgesv": ["dgesv_", "LAPACKE_dgesv"],
    "LAPACK routine dgetrf": ["dgetrf_", "LAPACKE_dgetrf", "LAPACKE_dgetrf_work"],
    "LAPACK routine dpotrf": ["dpotrf_"],
    "LAPACK routine dsyev": ["dsyev_"],
    "MPI_Allreduce": ["MPI_Allreduce", "PMPI_Allreduce"],
    "OpenMP parallel region": ["__kmpc_fork_call", "__kmpc_fork_call_if"],
    "OpenMP target region": ["__tgt_target_kernel"],
    "OpenMP task": ["__kmpc_omp_task", "__kmpc_omp_task_alloc", "__kmpc_taskloop"],
    "OpenMP threadprivate variable of Fortran": ["__kmpc_threadprivate_cached"],
    "mpi_allreduce": ["mpi_allreduce_", "mpi_allreduce_f08_"],
    "memory that a thread finds by a key (pthread_setspecific)": ["pthread_setspecific"],
    "new thread (pthread_create)": ["pthread_create"],
    "std::pmr::synchronized_pool_resource": [
        "_ZNSt3__13pmr26synchronized_pool_resource11do_allocateEmm",
        "_ZNSt3pmr26synchronized_pool_resourceD1Ev",
    ],
    "std::pmr::unsynchronized_pool_resource": [
        "_ZNSt3pmr28unsynchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE",
    ],
    "std::thread": [
        "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE"
    ],
}


@pytest.mark.parametrize(("told", "names"), NAMES.items(), ids=NAMES)
def test_linker_names_are_told_as_what_users_know(told, names):
    for name in names:
        found = construct_of(name)
        assert found is not None
        assert (found.name, found.is_part) == (told, False)


@pytest.mark.parametrize(
    "name",
    "solve scope dswap dcopy cube cuda cuRadius hip_joint hipster omp_mine dot_ slave_ state_ "
    "mpi mpirun MPI cblas_ clone fftwork _ZN6thread5startEv".split(),
)
def test_functions_of_users_keep_their_names(name):
    assert construct_of(name) is None


def test_the_table_is_sorted_and_whole():
    names = [each["family"] for each in FAMILIES]
    assert names == sorted(names, key=str.lower)
    for each in FAMILIES:
        assert set(each) == {"constructs", "family", "has_bodies", "rule_for", "ways"}
        assert each["rule_for"] in ("caller", "function")
        for one in each["constructs"]:
            assert set(one) - {"part"} == {"matches", "name"}
            groups = {re.compile(pattern).groups for pattern in one["matches"]}
            assert groups == {one["name"].count("\\1")}, one["name"]


def told(declarations, calls):
    text = f"""declare double @__enzyme_autodiff(...)
{declarations}
define void @work(ptr %p) {{
  ret void
}}
define double @f(double %x, ptr %p) {{
  {calls}
  ret double %x
}}
define double @df(double %x, ptr %p, ptr %dp) {{
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr %p, ptr %dp)
  ret double %r
}}
"""
    return differentiate(text, "f.ll").problems


FORK = "declare void @__kmpc_fork_call(ptr, i32, ptr, ...)"
FORKS = "call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 1, ptr @work, ptr %p)"


def test_one_parallel_region_is_one_error():
    problems = told(
        f"{FORK}\ndeclare void @__kmpc_push_num_threads(ptr)\ndeclare void @__kmpc_barrier(ptr)",
        f"call void @__kmpc_push_num_threads(ptr %p)\n{FORKS}\ncall void @__kmpc_barrier(ptr %p)",
    )
    (problem,) = problems
    assert problem.code == "EZ0308"
    assert problem.message == (
        "OpenMP parallel region cannot be differentiated yet, and what it is given carries "
        "a derivative"
    )
    count, serial, rule = problem.notes
    assert count == "one cause, met in calls of 2 functions of a run-time library"
    assert serial.startswith("compile this file without -fopenmp: ")
    assert rule.startswith("or register a derivative for f, which this is in:\n")
    assert "double gradient_f(double x0, void *x1, void *dx1, double seed);" in rule


def test_what_is_only_a_part_is_told_by_itself_where_it_is_alone():
    (problem,) = told("declare void @__kmpc_critical(ptr)", "call void @__kmpc_critical(ptr %p)")
    assert problem.message.startswith("OpenMP construct cannot be differentiated yet")


def test_what_a_thread_keeps_by_a_key_may_be_a_variable_of_its_own():
    (problem,) = told(
        "declare i32 @pthread_setspecific(i32, ptr)\ndeclare ptr @pthread_getspecific(i32)",
        "call i32 @pthread_setspecific(i32 0, ptr %p)\ncall ptr @pthread_getspecific(i32 0)",
    )
    assert problem.code == "EZ0308"
    assert problem.message.startswith(
        "memory that a thread finds by a key (pthread_setspecific) cannot be differentiated yet"
    )
    assert "_Thread_local of C" in problem.notes[0]


def test_what_may_have_a_body_elsewhere_is_left_for_the_link():
    blas, mpi = told(
        "declare void @cblas_dgthr(i32, double, ptr, i32)\ndeclare i32 @MPI_Win_fence(ptr)",
        "call void @cblas_dgthr(i32 1, double 2.0, ptr %p, i32 1)\ncall i32 @MPI_Win_fence(ptr %p)",
    )
    assert blas.code == "EZ0301"
    assert blas.message.startswith("BLAS routine cblas_dgthr cannot be differentiated")
    assert mpi.code == "EZ0301"
    assert mpi.message.startswith("MPI_Win_fence cannot be differentiated yet")
    for each in (blas, mpi):
        assert "inactive" not in "".join(each.notes)


def test_several_routines_are_several_causes():
    problems = told(
        "declare void @cblas_dgthr(i32, double, ptr, i32)\ndeclare double @dgemm3m_(ptr, ptr, ptr)",
        "call void @cblas_dgthr(i32 1, double 2.0, ptr %p, i32 1)\n"
        "call double @dgemm3m_(ptr %p, ptr %p, ptr %p)",
    )
    assert [each.message.split(" cannot")[0] for each in problems] == [
        "BLAS routine cblas_dgthr",
        "BLAS routine dgemm3m_",
    ]
