// Least squares with weights in vectors and matrices of GSL.
#include "../../support/off_by.h"
#include <enzyme/enzyme.h>
#include <gsl/gsl_blas.h>
#include <math.h>
#include <stdio.h>

/* |A x - b|^2 + x' A' L^-1 A x + the trace of a product, with views, slices and memory of its own. */
static double misfit(const double *numbers, const double *point) {
  gsl_matrix_const_view A = gsl_matrix_const_view_array(numbers, 4, 3);
  gsl_vector_const_view x = gsl_vector_const_view_array(point, 3);
  gsl_vector *r = gsl_vector_alloc(4), *w = gsl_vector_calloc(4);
  gsl_matrix *S = gsl_matrix_calloc(4, 4), *P = gsl_matrix_alloc(4, 4);
  for (size_t i = 0; i < 4; i++) gsl_vector_set(r, i, 1.0 + i);
  gsl_blas_dgemv(CblasNoTrans, 1, &A.matrix, &x.vector, -1, r);
  double sum, size = gsl_blas_dnrm2(r);
  gsl_matrix_set_all(P, 0.25);
  gsl_blas_dsyrk(CblasLower, CblasNoTrans, 1, &A.matrix, 0, S);
  for (size_t i = 0; i < 4; i++) *gsl_matrix_ptr(S, i, i) += 2;
  gsl_blas_daxpy(0.5, r, w);
  gsl_blas_dtrsv(CblasLower, CblasNoTrans, CblasNonUnit, S, w);
  gsl_blas_dgemm(CblasTrans, CblasNoTrans, point[0], S, S, 1, P);
  gsl_vector_view row = gsl_matrix_row(P, 1), column = gsl_matrix_column(P, 2);
  gsl_blas_ddot(&row.vector, &column.vector, &sum);
  sum = size * size + 0.01 * sum + gsl_vector_get(w, 3);
  gsl_vector_free(r), gsl_vector_free(w), gsl_matrix_free(S), gsl_matrix_free(P);
  return sum;
}

int main(void) {
  double a[15], d[15] = {0}, worst = 0, h = 1e-4;
  for (int i = 0; i < 15; i++) a[i] = cos(i);
  __enzyme_autodiff_double((void *)misfit, enzyme_dup, a, d, enzyme_dup, a + 12, d + 12);
  for (int i = 0; i < 15; i++) {
    double was = a[i], v[4], t[15] = {0};
    static const int steps[] = {2, 1, -1, -2};
    for (int k = 0; k < 4; k++) a[i] = was + steps[k] * h, v[k] = misfit(a, a + 12);
    a[i] = was, t[i] = 1;
    double slope = (8 * (v[1] - v[2]) - v[0] + v[3]) / 12 / h;
    double along = __enzyme_fwddiff_double((void *)misfit, enzyme_dup, a, t, enzyme_dup, a + 12, t + 12);
    worst = fmax(worst, fmax(off_by(d[i], slope), off_by(along, slope)));
  }
  puts(worst < 1e-8 ? "ok" : "WRONG");
}
