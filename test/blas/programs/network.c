// A network of two layers by gemm, whose weights are trained by its gradient.
#include "../../support/off_by.h"
#include <cblas.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

enum { IN = 4, HIDDEN = 7, OUT = 3, BATCH = 5, W = IN * HIDDEN, V = HIDDEN * OUT };

static float loss(const float *w, const float *x, const float *want) {
  float h[HIDDEN * BATCH], y[OUT * BATCH], sum = 0;
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, BATCH, HIDDEN, IN, 1, x, IN, w, IN, 0, h, HIDDEN);
  for (int i = 0; i < HIDDEN * BATCH; i++) h[i] = tanhf(h[i]);
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, BATCH, OUT, HIDDEN, 1, h, HIDDEN, w + W, OUT, 0, y, OUT);
  cblas_saxpy(OUT * BATCH, -1, want, 1, y, 1);
  sum = cblas_snrm2(OUT * BATCH, y, 1);
  return sum * sum;
}

int main(void) {
  float w[W + V], x[BATCH * IN], want[BATCH * OUT];
  for (int i = 0; i < W + V; i++) w[i] = 0.4f * cosf(5 * i + 1);
  for (int i = 0; i < BATCH * IN; i++) x[i] = sinf(i);
  for (int i = 0; i < BATCH * OUT; i++) want[i] = 0.5f * cosf(2 * i);
  float d[W + V] = {0}, worst = 0, first = loss(w, x, want);
  __enzyme_autodiff_float((void *)loss, enzyme_dup, w, d, enzyme_const, x, enzyme_const, want);
  for (int k = 0; k < W + V; k++) {
    float was = w[k], h = 1e-2f;
    w[k] = was + h;
    float up = loss(w, x, want);
    w[k] = was - h;
    float slope = (up - loss(w, x, want)) / 2 / h;
    w[k] = was;
    worst = fmax(worst, off_by(d[k], slope));
  }
  for (int step = 0; step < 200; step++) {
    float g[W + V] = {0};
    __enzyme_autodiff_float((void *)loss, enzyme_dup, w, g, enzyme_const, x, enzyme_const, want);
    for (int k = 0; k < W + V; k++) w[k] -= 0.02f * g[k];
  }
  printf("%s\n", worst < 1e-3f && loss(w, x, want) < 0.2f * first ? "ok" : "WRONG");
}
