// Lanes from and to anywhere: gathers with equal addresses, scatters of which the last lane stays.
#include "reverse.h"

static void by_hand(const double *x, double *y) {
  static const int from[4] = {3, 1, 3, 0};
  for (int i = 0; i < 4; i++) y[i] = x[from[i]] * x[i];
}

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2,fma")))
#define AVX512 __attribute__((target("avx512f,avx512vl")))

/* A sparse matrix times a vector, four entries of a row at a time. */
AVX2 static void sparse(const double *x, double *y) {
  static const int columns[3][4] = {{0, 2, 5, 5}, {1, 1, 3, 4}, {5, 0, 0, 2}};
  for (int row = 0; row < 3; row++) {
    __m128i at = _mm_loadu_si128((const __m128i *)columns[row]);
    __m256d v = _mm256_i32gather_pd(x + 4, at, 8), a = _mm256_loadu_pd(x);
    __m256d product = _mm256_mul_pd(v, a);
    double part[4];
    _mm256_storeu_pd(part, _mm256_mul_pd(product, v));
    y[row] = part[0] + part[1] + part[2] + part[3];
  }
  __m256d under = _mm256_cmp_pd(_mm256_loadu_pd(x), _mm256_setzero_pd(), _CMP_GT_OQ);
  __m128i at = _mm_setr_epi32(4, 4, 2, 0);
  _mm256_storeu_pd(y + 3, _mm256_mask_i32gather_pd(_mm256_loadu_pd(x), x + 1, at, under, 8));
}

AVX512 static void scattered(const double *x, double *y) {
  for (int i = 0; i < 9; i++) y[i] = x[i];
  __m512d a = _mm512_loadu_pd(x);
  __m256i to = _mm256_setr_epi32(3, 1, 3, 0, 8, 7, 1, 3);
  _mm512_i32scatter_pd(y, to, _mm512_mul_pd(a, a), 8);
  __mmask8 positive = _mm512_cmp_pd_mask(a, _mm512_setzero_pd(), _CMP_GT_OQ);
  _mm512_mask_i32scatter_pd(y, positive, _mm256_setr_epi32(2, 2, 5, 2, 2, 5, 6, 6), a, 8);
  __m512d b = _mm512_mask_i32gather_pd(a, positive, to, y, 8);
  y[9] = _mm512_reduce_add_pd(_mm512_mul_pd(b, a));
}

static void on_x86(const double *x) {
  if (!__builtin_cpu_supports("avx2")) return;
  CHECK_ADJOINT_MAP(sparse, x, 10, 7, NULL);
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512vl")) return;
  CHECK_ADJOINT_MAP(scattered, x, 10, 10, NULL);
}
#else
static void on_x86(const double *x) { (void)x; }
#endif

int main(void) {
  static const double point[10] = {0.5, 1.75, -0.875, 1.25, 2.5, -1.5, 0.625, -0.375, 3, -2};
  CHECK_ADJOINT_MAP(by_hand, point, 4, 4, NULL);
  on_x86(point);
  return checked();
}
