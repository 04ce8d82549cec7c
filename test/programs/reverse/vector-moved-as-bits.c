// Vectors that LLVM or SSE code moves as bits: shifts of wide integers, floats two by two as doubles.
#include "reverse.h"

typedef double four __attribute__((vector_size(32)));
typedef double eight __attribute__((vector_size(64)));
typedef float floats __attribute__((vector_size(16)));

/* Of two loads that overlap, LLVM makes the second of the first, by a shift. */
static void overlapping(const double *x, double *y) {
  eight a;
  four b;
  memcpy(&a, x, sizeof a);
  memcpy(&b, x + 1, sizeof b);
  for (int i = 0; i < 4; i++) y[i] = b[i] * a[i + 4];
  y[4] = a[3];
}

typedef float more_floats __attribute__((vector_size(32)));

/* The same of floats, and from a place between two numbers as large as a double. */
static void overlapping_floats(const double *x, double *y) {
  float room[8];
  for (int i = 0; i < 8; i++) room[i] = (float)x[i];
  more_floats a;
  floats b;
  memcpy(&a, room, sizeof a);
  memcpy(&b, room + 1, sizeof b);
  for (int i = 0; i < 4; i++) y[i] = b[i] * a[i];
}

typedef float two __attribute__((vector_size(8)));

/* Returned as a double, where the machine's convention is that. */
__attribute__((noinline)) static two both(const float *x) {
  two v;
  memcpy(&v, x, sizeof v);
  return v;
}

static void returned_as_double(const float *x, float *y) {
  two v = both(x), w = both(x + 1);
  memcpy(y, &v, sizeof v);
  memcpy(y + 2, &w, sizeof w);
}

#if defined(__x86_64__)
#include <immintrin.h>

static void half_by_shift(const double *x, double *y) {
  __m128d v = _mm_load1_pd(x), w = _mm_loadu_pd(x + 1);
  __m128d high = _mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(v), 8));
  __m128d low = _mm_castsi128_pd(_mm_slli_si128(_mm_castpd_si128(_mm_mul_pd(w, w)), 8));
  y[0] = _mm_cvtsd_f64(_mm_mul_sd(high, high));
  y[1] = _mm_cvtsd_f64(_mm_unpackhi_pd(low, low)) * x[0];
}

/* Doubles are shuffled as floats, two by two; some come to several places. */
static void doubles_as_floats(const double *x, double *y) {
  __m128 v = _mm_castpd_ps(_mm_loadu_pd(x)), w = _mm_castpd_ps(_mm_loadu_pd(x + 2));
  __m128d low = _mm_castps_pd(_mm_movelh_ps(v, v)), high = _mm_castps_pd(_mm_movehl_ps(w, v));
  _mm_storeu_pd(y, _mm_mul_pd(low, high));
  _mm_storeu_pd(y + 2, _mm_castps_pd(_mm_shuffle_ps(v, w, _MM_SHUFFLE(1, 0, 1, 0))));
}

/* Two floats are loaded as a double, used twice, chosen and added to each other as floats. */
__attribute__((noinline)) static void floats_as_doubles(const float *x, float *y) {
  __m128 v = _mm_castpd_ps(_mm_load_sd((const double *)x));
  __m128 w = _mm_castpd_ps(_mm_loadh_pd(_mm_castps_pd(v), (const double *)(x + 2)));
  __m128 turned = _mm_castpd_ps(_mm_shuffle_pd(_mm_castps_pd(w), _mm_castps_pd(v), 1));
  _mm_storel_pi((__m64 *)y, _mm_mul_ps(_mm_add_ps(v, w), turned));
  _mm_storeh_pi((__m64 *)(y + 2), _mm_mul_ps(w, w));
}

static void check_floats_as_doubles(void) {
  float x[4] = {1, 2, 3, 4}, dx[4] = {0.5f, 0.25f, 8, 16}, y[4], dy[4] = {1, 10, 100, 1000};
  REQUEST(__enzyme_autodiff_void((void *)floats_as_doubles, enzyme_dup, x, dx, enzyme_dup, y, dy));
  /* y = 2 x0 x2, 2 x1 x3, x2 x2, x3 x3 */
  const float wanted[4] = {0.5f + 6, 0.25f + 80, 8 + 2 + 600, 16 + 40 + 8000};
  for (int i = 0; i < 4; i++) check_got("floats as doubles", dx[i], wanted[i], 0);
}
#endif

int main(void) {
  double x[8] = {0.875, -1.5, 1.75, 2.25, 0.5, 3.0, 1.25, -0.75};
  CHECK_ADJOINT_MAP(overlapping, x, 8, 5, NULL);
#if defined(__x86_64__)
  CHECK_ADJOINT_MAP(half_by_shift, x, 3, 2, NULL);
  CHECK_ADJOINT_MAP(doubles_as_floats, x, 4, 4, NULL);
  check_floats_as_doubles();
#endif
  float a[3] = {-1.5f, 0.75f, 2}, da[3] = {0.5f, 0.5f, 0.5f}, b[4], db[4] = {1, 2, 4, 8};
  REQUEST(__enzyme_autodiff_void((void *)returned_as_double, enzyme_dup, a, da, enzyme_dup, b, db));
  const float sums[3] = {1.5f, 6.5f, 8.5f};
  for (int i = 0; i < 3; i++) check_got("returned as double", da[i], sums[i], 0);
  double dx[8] = {0}, y[4], dy[4] = {1, 10, 100, 1000};
  REQUEST(__enzyme_autodiff_void((void *)overlapping_floats, enzyme_dup, x, dx, enzyme_dup, y, dy));
  const double wanted[5] = {x[1], x[0] + 10 * x[2], 10 * x[1] + 100 * x[3],
                            100 * x[2] + 1000 * x[4], 1000 * x[3]};
  for (int i = 0; i < 5; i++) check_got("overlapping floats", dx[i], wanted[i], 0);
  return checked();
}
