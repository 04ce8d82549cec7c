// x86's own instructions that mix lanes: sums of neighbours, dot products, blends, permutations.
#include "reverse.h"

static void by_hand(const double *x, double *y) {
  for (int i = 0; i < 4; i++) y[i] = x[i] * x[i + 4];
}

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2,fma")))

AVX2 static void neighbours(const double *x, double *y) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
  __m256d sums = _mm256_hadd_pd(a, b), less = _mm256_hsub_pd(b, a);
  _mm256_storeu_pd(y, _mm256_mul_pd(sums, _mm256_addsub_pd(less, a)));
  _mm256_storeu_pd(y + 4, _mm256_fmaddsub_pd(a, sums, less));
}

/* The product of complex numbers, the way it is written for SIMD. */
AVX2 static void complex_product(const double *x, double *y) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
  __m256d re = _mm256_movedup_pd(a), im = _mm256_permute_pd(a, 15);
  _mm256_storeu_pd(y, _mm256_fmaddsub_pd(re, b, _mm256_mul_pd(im, _mm256_permute_pd(b, 5))));
}

static void complex_formula(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < 4; i += 2) {
    const double *a = x + i, *b = x + 4 + i, *da = dx + i, *db = dx + 4 + i;
    dy[i] = da[0] * b[0] + a[0] * db[0] - da[1] * b[1] - a[1] * db[1];
    dy[i + 1] = da[0] * b[1] + a[0] * db[1] + da[1] * b[0] + a[1] * db[0];
  }
}

/* Choices lane by lane, and of the first lane only. */
AVX2 static void choices(const double *x, double *y) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
  __m256d less = _mm256_cmp_pd(a, b, _CMP_LT_OQ);
  __m256d c = _mm256_blendv_pd(_mm256_mul_pd(a, b), _mm256_sub_pd(a, b), less);
  c = _mm256_max_pd(c, _mm256_min_pd(a, _mm256_set1_pd(0.25)));
  c = _mm256_and_pd(c, _mm256_cmp_pd(c, _mm256_set1_pd(100), _CMP_LT_OQ));
  _mm256_storeu_pd(y, c);
  __m128d low = _mm256_castpd256_pd128(a), high = _mm256_extractf128_pd(b, 1);
  __m128d one = _mm_min_sd(low, high), all = _mm_sqrt_sd(low, _mm_mul_pd(high, high));
  _mm_storeu_pd(y + 4, _mm_mul_pd(one, all));
  _mm_storeu_pd(y + 6, _mm_sub_pd(high, _mm_floor_pd(high)));
}

/* Lanes moved by numbers that only the run knows. */
AVX2 static void moved_lanes(const double *x, double *y) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
  __m256i where = _mm256_cvtepi32_epi64(_mm_cvttpd_epi32(_mm_set_pd(2, 0)));
  __m256d c = _mm256_permutevar_pd(a, where);
  c = _mm256_mul_pd(c, _mm256_permute4x64_pd(b, 0x1B));
  _mm256_storeu_pd(y, _mm256_shuffle_pd(c, b, 6));
  y[4] = _mm_cvtsd_f64(_mm_dp_pd(_mm256_castpd256_pd128(a), _mm256_castpd256_pd128(b), 0x31));
}

static void on_x86(const double *x) {
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return;
  CHECK_ADJOINT_MAP(neighbours, x, 8, 8, NULL);
  CHECK_ADJOINT_MAP(complex_product, x, 8, 4, complex_formula);
  CHECK_ADJOINT_MAP(choices, x, 8, 8, NULL);
  CHECK_ADJOINT_MAP(moved_lanes, x, 8, 5, NULL);
}
#else
static void on_x86(const double *x) { (void)x; }
#endif

int main(void) {
  static const double point[8] = {0.5, 1.75, -0.875, 1.25, 2.5, -1.5, 0.625, 0.375};
  CHECK_ADJOINT_MAP(by_hand, point, 8, 4, NULL);
  on_x86(point);
  return checked();
}
