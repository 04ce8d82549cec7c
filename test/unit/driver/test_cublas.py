"""Host code that calls cuBLAS: which calls derivatives are made of, and what has none."""

CODE = """
typedef struct cublasContext *handle;
extern "C" {
int cublasDgeam(handle, int, int, int, int, const double *, const double *, int, const double *,
                const double *, int, double *, int);
int cublasDscal_v2(handle, int, const double *, double *, int);
}
void __enzyme_autodiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_nofree;
"""
SCALED = """
void scaled(handle h, double *x, const double *by) { cublasDscal_v2(h, 4, by, x, 1); }
"""
GRADIENT = """
void gradient(handle h, double *x, double *dx, const double *by, double *dby) {
  __enzyme_autodiff((void *)scaled, enzyme_const, h, enzyme_dup, x, dx, enzyme_dup, by, dby);
}
"""
KEPT = """
void kept(handle h, double *x, double *dx, const double *by) {
  void *tape = __enzyme_augmentfwd((void *)scaled, enzyme_nofree, enzyme_const, h, enzyme_dup, x,
                                   dx, enzyme_const, by);
  __enzyme_reverse((void *)scaled, enzyme_nofree, enzyme_const, h, enzyme_dup, x, dx, enzyme_const,
                   by, tape);
}
"""
SUMS = """
void sums(handle h, double *x, const double *by) {
  cublasDgeam(h, 0, 0, 2, 2, by, x, 2, by, x, 2, x, 2);
}
void gradient(handle h, double *x, double *dx, const double *by) {
  __enzyme_autodiff((void *)sums, enzyme_const, h, enzyme_dup, x, dx, enzyme_const, by);
}
"""
#: What the advice says: one axpy for each column.
COLUMNS = SUMS.replace(
    "cublasDgeam(h, 0, 0, 2, 2, by, x, 2, by, x, 2, x, 2);",
    "for (int j = 0; j < 2; j++) cublasDaxpy_v2(h, 2, by, x + 2 * j, 1, x + 4 + 2 * j, 1);",
).replace(
    "void sums",
    'extern "C" int cublasDaxpy_v2(handle, int, const double *, const double *,'
    " int, double *, int);\nvoid sums",
)


def compiled(box, text):
    box.write("host.cpp", CODE + text)
    return box.enzyme("-O2", "-c", "host.cpp", "-o", "host.o", command="enzyme-c++")


def test_a_routine_that_derivatives_alone_call_is_an_error_with_a_way_out(system_box):
    said = compiled(system_box, SUMS).stderr.decode()
    assert said.startswith("host.cpp:14:3: error: ")
    assert "cublasDgeam has no derivative yet" in said
    assert "[EZ0490]" in said
    assert "one axpy for each column" in said
    assert compiled(system_box, COLUMNS).returncode == 0


def test_a_tape_of_calls_on_a_device_is_for_one_reverse_sweep(system_box):
    said = compiled(system_box, SCALED + KEPT).stderr.decode()
    assert "cublasDscal_v2 is reversed once for each tape" in said
    assert "[EZ0491]" in said
    assert compiled(system_box, SCALED + KEPT.replace(" enzyme_nofree,", "")).returncode == 0


def test_the_adjoint_of_a_call_on_a_device_is_a_call_on_the_device(system_box):
    assert compiled(system_box, SCALED + GRADIENT).returncode == 0
    called = system_box.run("nm", "host.o").stdout.decode()
    assert "U cublasDscal_v2" in called
    assert "U cudaMalloc" in called or "U cudaMemcpyAsync" in called


BATCH = """
extern "C" int cublasDgemmBatched(handle, int, int, int, int, int, const double *,
                                  const double *const *, int, const double *const *, int,
                                  const double *, double *const *, int, int);
void products(handle h, double **a, double **c, const double *by) {
  cublasDgemmBatched(h, 0, 1, 2, 2, 2, by, a, 2, a, 2, by, c, 2, 3);
}
void gradient(handle h, double **a, double **da, double **c, double **dc, const double *by) {
  __enzyme_autodiff((void *)products, enzyme_const, h, enzyme_dup, a, da, enzyme_dup, c, dc,
                    enzyme_const, by);
}
"""


def test_a_batch_of_products_is_reversed_product_by_product(system_box):
    done = compiled(system_box, BATCH)
    assert done.returncode == 0, done.stderr.decode()
    called = system_box.run("nm", "host.o").stdout.decode()
    assert "U cublasDgemm_v2" in called
    assert "U cublasDgemmBatched" in called, "the program itself calls what it says"
