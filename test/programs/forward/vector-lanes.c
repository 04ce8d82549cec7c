// x86's own instructions along four directions: polynomials in lanes, a tail under a mask, sums.
#include "check.h"

static void by_hand(const double *x, double *y) {
  for (int i = 0; i < 5; i++) y[i] = (x[i] * 0.5 - 2) * x[i] + x[5];
}

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2,fma")))

AVX2 static __m256d polynomial(__m256d x, __m256d last) {
  __m256d inner = _mm256_fmadd_pd(x, _mm256_set1_pd(0.5), _mm256_set1_pd(-2));
  return _mm256_fmadd_pd(inner, x, last);
}

AVX2 static void in_lanes(const double *x, double *y) {
  __m256d last = _mm256_broadcast_sd(x + 5);
  _mm256_storeu_pd(y, polynomial(_mm256_loadu_pd(x), last));
  __m256i one = _mm256_set_epi64x(0, 0, 0, -1);
  _mm256_maskstore_pd(y + 4, one, polynomial(_mm256_maskload_pd(x + 4, one), last));
}

static void formula(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < 5; i++) dy[i] = (x[i] - 2) * dx[i] + dx[5];
}

AVX2 static void sums(const double *x, double *y) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 2);
  __m256d c = _mm256_hadd_pd(_mm256_mul_pd(a, b), _mm256_max_pd(a, b));
  __m128d d = _mm_add_pd(_mm256_castpd256_pd128(c), _mm256_extractf128_pd(c, 1));
  _mm_storeu_pd(y, d);
  y[2] = _mm_cvtsd_f64(_mm_round_sd(d, d, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC));
}

static void on_x86(const double *x) {
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return;
  CHECK_MAP(in_lanes, x, 6, 5, formula);
  CHECK_MAP(sums, x, 6, 3, NULL);
}
#else
static void on_x86(const double *x) { (void)x; }
#endif

int main(void) {
  static const double point[6] = {0.5, 1.75, -0.875, 1.25, 2.5, -1.5};
  CHECK_MAP(by_hand, point, 6, 5, NULL);
  on_x86(point);
  return checked();
}
