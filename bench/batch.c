/* What a batch costs beside as many calls: each row is measured in one run, best of several. */
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

typedef struct {
  double of[4];
} Four;
typedef struct {
  double of[8];
} Eight;
ENZYME_BATCH(Four, four);
ENZYME_BATCH(Eight, eight);
ENZYME_BATCH(void, void);

#define N 1000
#define KEPT __attribute__((noinline))

static double c[N], in[8][N], out[8][N], at[8] = {0.5, 0.51, 0.52, 0.53, 0.54, 0.55, 0.56, 0.57};

KEPT static double horner(double x, const double *k, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s = s * x + k[i];
  return s;
}
KEPT static double logistic(double x, const double *k, int n) {
  double s = 0.3;
  for (int i = 0; i < n; i++) s = s * x * (1 - s) + k[i] / (1 + s * s);
  return s;
}
KEPT static double waves(double x, const double *k, int n) {
  double s = 0;
  for (int i = 0; i < n / 10; i++) s += sin(x * i) * k[i];
  return s;
}
KEPT static void smooth(double *to, const double *from, int n) {
  for (int i = 1; i < n - 1; i++) to[i] = 0.25 * (from[i - 1] + 2 * from[i] + from[i + 1]);
}
KEPT static double relu(double x, const double *k, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    if (s * x > k[i]) s -= k[i] * x;
    else s += x * 0.5;
  return s;
}

#define SCALARS(f)                                                                              \
  static double f##_calls(int width) {                                                          \
    double s = 0;                                                                               \
    for (int i = 0; i < width; i++) s += f(at[i], c, N);                                        \
    return s;                                                                                   \
  }                                                                                             \
  static double f##_4(void) {                                                                   \
    Four r = __enzyme_batch_four((void *)f, enzyme_width, 4, enzyme_buffer, 8, at, enzyme_scalar, \
                                 c, enzyme_scalar, N);                                          \
    double s = 0;                                                                               \
    for (int i = 0; i < 4; i++) s += r.of[i];                                                   \
    return s;                                                                                   \
  }                                                                                             \
  static double f##_8(void) {                                                                   \
    Eight r = __enzyme_batch_eight((void *)f, enzyme_width, 8, enzyme_buffer, 8, at,            \
                                   enzyme_scalar, c, enzyme_scalar, N);                         \
    double s = 0;                                                                               \
    for (int i = 0; i < 8; i++) s += r.of[i];                                                   \
    return s;                                                                                   \
  }
SCALARS(horner)
SCALARS(logistic)
SCALARS(waves)
SCALARS(relu)

static double smooth_calls(int width) {
  for (int i = 0; i < width; i++) smooth(out[i], in[i], N);
  return out[width - 1][N / 2];
}
static double smooth_4(void) {
  __enzyme_batch_void((void *)smooth, enzyme_width, 4, enzyme_buffer, sizeof out[0], out,
                      enzyme_buffer, sizeof in[0], in, enzyme_scalar, N);
  return out[3][N / 2];
}
static double smooth_8(void) {
  __enzyme_batch_void((void *)smooth, enzyme_width, 8, enzyme_buffer, sizeof out[0], out,
                      enzyme_buffer, sizeof in[0], in, enzyme_scalar, N);
  return out[7][N / 2];
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static volatile double sink;
#define TIME(into, call)                                   \
  do {                                                     \
    into = 1e9;                                            \
    for (int round = 0; round < 15; round++) {             \
      double begun = now();                                \
      for (int again = 0; again < 50; again++) {           \
        sink = call;                                       \
        __asm__ volatile("" ::: "memory");                 \
      }                                                    \
      double took = (now() - begun) / 50;                  \
      if (took < into) into = took;                        \
    }                                                      \
  } while (0)
#define ROW(f)                                                             \
  do {                                                                     \
    double calls4, calls8, four, eight;                                    \
    int same = f##_calls(4) == f##_4() && f##_calls(8) == f##_8();         \
    TIME(calls4, f##_calls(4));                                            \
    TIME(four, f##_4());                                                   \
    TIME(calls8, f##_calls(8));                                            \
    TIME(eight, f##_8());                                                  \
    printf(#f " %d %.9f %.9f %.9f %.9f\n", same, calls4, four, calls8, eight); \
  } while (0)

int main(void) {
  for (int i = 0; i < N; i++) {
    c[i] = 1.0 / (i + 1);
    for (int lane = 0; lane < 8; lane++) in[lane][i] = sin(i * 0.1 + lane);
  }
  ROW(horner);
  ROW(logistic);
  ROW(waves);
  ROW(smooth);
  ROW(relu);
  return 0;
}
