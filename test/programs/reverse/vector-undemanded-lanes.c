// Lanes that nobody reads hold infinities, NaN or nothing at all: no derivative gets any of that.
#include "reverse.h"

typedef double pair __attribute__((vector_size(16)));
typedef double four __attribute__((vector_size(32)));
typedef long long words __attribute__((vector_size(32)));

/* Only one lane of each quotient is read; LLVM leaves the other one out, as poison. */
static double quotient_of_sums(const double *x) {
  pair a = {x[0], x[1]}, b = {x[2], x[3]};
  pair sum = a + b;
  pair high = __builtin_shufflevector(sum, sum, 1, 1);
  pair quotient = sum / high;
  pair inverse = (pair){1, 0} / quotient;
  pair low = __builtin_shufflevector(inverse, quotient, 0, 2);
  return (low * low)[0] + quotient[0];
}

static void quotient_formula(const double *x, double *gradient) {
  double q = (x[0] + x[2]) / (x[1] + x[3]), slope = 1 - 2 / (q * q * q);
  gradient[0] = gradient[2] = slope / (x[1] + x[3]);
  gradient[1] = gradient[3] = -slope * q / (x[1] + x[3]);
}

/* The fourth lane of a vector in space: its quotient is infinite, its root not a number. */
static double in_space(const double *x) {
  four v = {x[0], x[1], x[2], 0}, inverse = 1 / v, shifted = v - (four){0, 0, 0, 1};
  double total = 0;
  for (int i = 0; i < 3; i++) total += inverse[i] * sqrt(shifted[i] + 9) * x[(i + 1) % 3];
  return total;
}

/* Functions that are given more lanes than they use, and give back more than is used. */
__attribute__((noinline)) static four inverse_of(four v) { return 1 / v; }

__attribute__((noinline)) static double first_two(four v) { return v[0] * v[1]; }

static double through_functions(const double *x) {
  four v = {x[0], x[1], 0, x[2] * 0};
  four inverse = inverse_of(v), spread = __builtin_shufflevector(v, v, 2, 0, 3, 1) / v;
  return first_two(inverse) + first_two(1 / inverse) * inverse[0] + first_two(inverse * v) +
         first_two(1 / (inverse + spread * 0 + v));
}

/* Lanes in memory that nobody looks at: the last comes from a number that is used elsewhere. */
static void through_memory(const double *x, double *y) {
  double room[4];
  four v = {x[0], x[1], x[2], x[0] - x[0]};
  four inverse = 1 / v;
  __builtin_memcpy(room, &inverse, sizeof room);
  for (int i = 0; i < 3; i++) y[i] = room[i] * x[0];
}

/* A choice lane by lane: what is not chosen is infinite. */
static double chosen(const double *x) {
  four v = {x[0], x[0] - x[0], x[1], x[1] - x[1]};
  words is_safe = v != 0;
  four safe = (four)(((words)(1 / v) & is_safe) | ((words)(v * 3) & ~is_safe));
  return safe[0] + safe[1] * x[2] + safe[2] + safe[3];
}

/* Lanes that are used only if something holds, which here does not. */
static double under_conditions(const double *x) {
  four v = {x[0], x[1], x[0] - x[0], x[2]}, inverse = 1 / v;
  double total = inverse[0] * x[1];
  if (x[1] > 5) total += inverse[2];
  if (x[1] < 5) total += inverse[1] * inverse[3];
  return total;
}

/* A root that is no number goes into a lane that nobody reads, by way of a branch. */
static double behind_a_branch(const double *x) {
  pair v = {x[0], x[1]}, w = {x[2], x[0]}, chosen;
  if (x[0] < 5)
    chosen = (pair){sqrt(-x[2]), v[1]};
  else
    chosen = v;
  for (int i = 0; i < 3; i++) chosen = x[i] > 9 ? w : chosen * (pair){sqrt(-x[i]), x[i]};
  return chosen[1];
}

/* A root that is no number, which the first round of a loop overwrites. */
static double overwritten(const double *x) {
  pair v = {x[0], -x[1]}, root = {sqrt(v[0]), sqrt(v[1])};
  double pole = 1 / (x[2] - x[2]);
  for (int i = 0; i < (x[0] < 5 ? 2 : 0); i++) {
    root = v * x[2];
    pole = x[i] * root[1];
  }
  return root[0] * root[1] + pole;
}

static double largest(const double *x) {
  double zero = x[0] - x[0];
  return fmax(x[1], log(zero)) + fmin(x[2], 1 / zero) + (x[0] > 9 ? sqrt(-zero) / zero : x[0]);
}

static void largest_formula(const double *x, double *gradient) {
  for (int i = 0; i < 3; i++) gradient[i] = x[i] - x[i] + 1;
}

#if defined(__x86_64__)
#include <immintrin.h>

/* The square root and the quotient of the first lane only; the others are 0 and below. */
static double scalars(const double *x) {
  __m128d v = _mm_move_sd(_mm_setzero_pd(), _mm_loadu_pd(x));
  __m128d all = _mm_div_pd(_mm_set1_pd(1), v), one = _mm_div_sd(_mm_sub_pd(v, v), v);
  __m128d low = _mm_sqrt_sd(_mm_set_pd(-1, -1), v);
  return _mm_cvtsd_f64(all) * x[1] + _mm_cvtsd_f64(one) + _mm_cvtsd_f64(low);
}

/* The last elements of an array, under a mask: those behind it are loaded, and are 0. */
__attribute__((target("avx"))) static void tail(const double *x, double *y) {
  double room[8] = {0};
  for (int i = 0; i < 6; i++) room[i] = x[i];
  for (int i = 0; i < 6; i += 4) {
    __m256i on = _mm256_setr_epi64x(-1, -1, i + 2 < 6 ? -1 : 0, i + 3 < 6 ? -1 : 0);
    __m256d v = _mm256_loadu_pd(room + i);
    _mm256_maskstore_pd(y + i, on, _mm256_div_pd(_mm256_set1_pd(2), v));
  }
}

/* What a comparison lets through, by `and` and `andnot`. */
static double by_masks(const double *x) {
  __m128d v = _mm_set_pd(x[0] - x[0], x[1]), is_zero = _mm_cmpeq_pd(v, _mm_setzero_pd());
  __m128d safe = _mm_or_pd(_mm_and_pd(is_zero, _mm_set1_pd(x[2])),
                           _mm_andnot_pd(is_zero, _mm_div_pd(_mm_set1_pd(1), v)));
  return _mm_cvtsd_f64(safe) * _mm_cvtsd_f64(_mm_unpackhi_pd(safe, safe));
}

/* Four numbers, of which a conversion takes two. */
static double narrow(const double *x) {
  __m128 v = _mm_set_ps(0, -1, (float)x[1], (float)x[0]);
  __m128d wide = _mm_cvtps_pd(_mm_sqrt_ps(_mm_div_ps(_mm_set1_ps(1), v)));
  return _mm_cvtsd_f64(_mm_mul_pd(wide, _mm_unpackhi_pd(wide, wide)));
}

static void narrow_formula(const double *x, double *gradient) {
  double root = 1 / sqrt(x[0] * x[1]);
  for (int i = 0; i < 2; i++) gradient[i] = -root / (2 * x[i]);
}
#endif

static void narrow_check(void) {
#if defined(__x86_64__)
  double x[2] = {0.75, 1.5}, dx[2] = {0, 0}, expected[2];
  REQUEST(__enzyme_autodiff_void((void *)narrow, enzyme_dup, x, dx));
  narrow_formula(x, expected);
  for (int i = 0; i < 2; i++) check_got("narrow", dx[i], expected[i], 1e-6);
#endif
}

/* A root that is no number is computed before it is known that another value is taken. */
static double replaced(const double *x) {
  pair v = {x[0] - 9, x[1]}, root = {sqrt(v[0]), sqrt(v[1])}, other = {x[2], x[0]};
  double single = sqrt(x[1] - 9);
  if (x[0] < 9) {
    root = other;
    single = x[1];
  }
  return root[0] * root[1] * single;
}

/* A function that does not look at what it is given. */
__attribute__((noinline)) static double second_of(const double *x, pair ignored, double unused) {
  (void)ignored;
  (void)unused;
  return x[1] * x[1];
}

static double ignored(const double *x) {
  pair v = {x[0] - 9, x[2] - 9}, root = {sqrt(v[0]), sqrt(v[1])};
  return second_of(x, root, sqrt(x[0] - 9));
}

int main(void) {
  double x[8] = {0.8, 1.5, 1.7, 2.25, 0.5, 3.0, 1.25, 0.7};
  CHECK_GRADIENT(quotient_of_sums, x, 4, quotient_formula);
  CHECK_GRADIENT(in_space, x, 3, NULL);
  CHECK_GRADIENT(through_functions, x, 3, NULL);
  CHECK_ADJOINT_MAP(through_memory, x, 3, 3, NULL);
  CHECK_GRADIENT(chosen, x, 3, NULL);
  CHECK_GRADIENT(under_conditions, x, 3, NULL);
  CHECK_GRADIENT(behind_a_branch, x, 3, NULL);
  CHECK_GRADIENT(overwritten, x, 3, NULL);
  CHECK_GRADIENT(replaced, x, 3, NULL);
  CHECK_GRADIENT(ignored, x, 3, NULL);
  CHECK_GRADIENT(largest, x, 3, largest_formula);
#if defined(__x86_64__)
  CHECK_GRADIENT(scalars, x, 2, NULL);
  CHECK_GRADIENT(by_masks, x, 3, NULL);
  if (__builtin_cpu_supports("avx")) CHECK_ADJOINT_MAP(tail, x, 6, 6, NULL);
#endif
  narrow_check();
  return checked();
}
