// Loads and stores of some lanes: by masks of AVX2 and AVX-512, at the end of arrays, compressed.
#include "reverse.h"

static void by_hand(const double *x, double *y) {
  for (int i = 0; i < 7; i++) y[i] = x[i] * x[i];
}

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2,fma")))
#define AVX512 __attribute__((target("avx512f,avx512vl")))

/* Squares, four at a time, and what is left under a mask: nothing is touched behind the end. */
AVX2 static void squares(const double *x, double *y, int n) {
  for (int i = 0; i < n; i += 4) {
    __m256i lane = _mm256_set_epi64x(3, 2, 1, 0), left = _mm256_set1_epi64x(n - i);
    __m256i mask = _mm256_cmpgt_epi64(left, lane);
    __m256d a = _mm256_maskload_pd(x + i, mask);
    _mm256_maskstore_pd(y + i, mask, _mm256_mul_pd(a, _mm256_add_pd(a, _mm256_set1_pd(0.5))));
  }
}

AVX2 static void squares_of_seven(const double *x, double *y) { squares(x, y, 7); }

static void formula_of_seven(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < 7; i++) dy[i] = (2 * x[i] + 0.5) * dx[i];
}

/* Arithmetic that takes place in some lanes, the others as they were. */
AVX512 static void some_lanes(const double *x, double *y) {
  __m512d a = _mm512_loadu_pd(x);
  __mmask8 positive = _mm512_cmp_pd_mask(a, _mm512_setzero_pd(), _CMP_GT_OQ);
  __m512d b = _mm512_mask_mul_pd(a, positive, a, a);
  b = _mm512_mask_sqrt_pd(b, positive, b);
  b = _mm512_mask_div_pd(b, positive, b, _mm512_add_pd(a, _mm512_set1_pd(1)));
  _mm512_storeu_pd(y, _mm512_setzero_pd());
  _mm512_mask_storeu_pd(y, 0x6B, b);
  y[8] = _mm512_reduce_add_pd(b);
  y[9] = _mm512_mask_reduce_mul_pd(0x0F, a);
}

/* What passes a test, one after the other, and spread out again. */
AVX512 static void packed(const double *x, double *y) {
  __m512d a = _mm512_loadu_pd(x);
  __mmask8 large = _mm512_cmp_pd_mask(_mm512_abs_pd(a), _mm512_set1_pd(1), _CMP_GT_OQ);
  for (int i = 0; i < 12; i++) y[i] = 0;
  _mm512_mask_compressstoreu_pd(y, large, _mm512_mul_pd(a, a));
  __m512d b = _mm512_mask_expandloadu_pd(a, large, x + 2);
  __m512d c = _mm512_mask_compress_pd(b, large, a);
  __m512d d = _mm512_maskz_expand_pd(large, _mm512_mul_pd(c, b));
  y[8] = _mm512_reduce_add_pd(_mm512_mul_pd(b, c));
  y[9] = _mm512_reduce_add_pd(d);
  y[10] = _mm512_reduce_max_pd(a);
  y[11] = _mm512_reduce_min_pd(b);
}

static void on_x86(const double *x) {
  if (!__builtin_cpu_supports("avx2")) return;
  CHECK_ADJOINT_MAP(squares_of_seven, x, 7, 7, formula_of_seven);
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512vl")) return;
  CHECK_ADJOINT_MAP(some_lanes, x, 8, 10, NULL);
  CHECK_ADJOINT_MAP(packed, x, 10, 12, NULL);
}
#else
static void on_x86(const double *x) { (void)x; }
#endif

int main(void) {
  static const double point[10] = {0.5, 1.75, -0.875, 1.25, 2.5, -1.5, 0.625, -0.375, 3, -2};
  CHECK_ADJOINT_MAP(by_hand, point, 7, 7, NULL);
  on_x86(point);
  return checked();
}
