// Loops that are checkpointed by annotation give the gradients of loops, whatever is in them.
#include "reverse.h"

#include <math.h>
#include <stdlib.h>

void __enzyme_ptr_size_hint(const void *, size_t, ...);
#ifdef REFERENCE_ONLY
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#pragma clang diagnostic ignored "-Wunknown-attributes"
#define HINT(pointer, bytes)
#else
#define HINT(pointer, bytes) __enzyme_ptr_size_hint(pointer, bytes)
#endif

/* Arrays and scalars that go from round to round, and an array of each round's own. */
static double stencil(const double *x) {
  double u[5] = {0}, t = x[0];
#pragma enzyme checkpoint("revolve", 4)
  for (int i = 0; i < 40; i++) {
    double old[5];
    memcpy(old, u, sizeof u);
    for (int k = 1; k < 4; k++) u[k] += 0.2 * (old[k - 1] - 2 * old[k] + old[k + 1]) + x[k] * cos(u[k] + t);
    t = t * 0.98 + 0.01 * u[2] * i;
  }
  return u[1] * u[2] + u[3] + t;
}

/* Variables of the program, numbers beside integers, loops with several ends, and in one another. */
static double table[8];
static double ends(const double *x, int n) {
  struct {
    float a;
    double b;
    int c;
    char d[3];
  } s = {0.5f, x[1], 0, "ab"};
  double r = 0;
  _Bool odd = 0;
  for (int i = 0; i < 8; i++) table[i] = x[0] * i;
#pragma enzyme checkpoint("binomial", 5)
  for (int i = 0; i < n; i++) {
    s.b += 0.01 * sin(s.b) * x[0], s.c += i, s.d[1]++;
    table[i % 8] += s.b * x[2];
    if (s.b > 10) return s.b * x[1] + table[1];
    if (s.c == 78) goto out;
    if ((odd = !odd)) continue;
#pragma enzyme checkpoint("revolve", 2)
    for (int j = 0; j < 4; j++) r = 0.9 * r + table[(i + j) % 8] * s.b;
    if (s.c == 300) break;
  }
  r += s.a;
out:
  return r * 0.1 + s.b + odd * x[0] + table[3];
}
static double no_round(const double *x) { return ends(x, 0); }
static double one_round(const double *x) { return ends(x, 1); }
static double all_rounds(const double *x) { return ends(x, 11); }
static double by_goto(const double *x) { return ends(x, 20); }
static double by_break(const double *x) {
  double y[3] = {x[0] * 0.1, x[1], x[2]};
  return ends(y, 30);
}
static double by_return(const double *x) {
  double y[3] = {40 * x[0], x[1] + 5, x[2]};
  return ends(y, 90);
}

/* Memory from the heap, of a size that the loop does not know, and behind parameters and members. */
struct pair {
  double *one, *other;
  int n;
};
__attribute__((noinline)) static void filter(struct pair p, double *sum, double x, double y) {
  HINT(p.one, p.n * sizeof(double));
  HINT(p.other, p.n * sizeof(double)); /* which might be the same memory */
  HINT(sum, sizeof *sum);
  for (int k = 0; k < 2; k++)
    __attribute__((enzyme_checkpoint("store_all"))) for (int i = 1; i < p.n; i++)
      if (i % 2) p.one[i] += p.one[i - 1] * p.other[i] * x;
      else *sum += sin(p.one[i]) + y;
}
static double heap(const double *x) {
  int n = 9;
  double *one = calloc(n, sizeof *one), *other = malloc(n * sizeof *other), sum = x[2], fading[n];
  for (int i = 0; i < n; i++) one[i] = x[i % 3], other[i] = i, fading[i] = x[0] * i;
  filter((struct pair){one, other, n}, &sum, x[0], x[1]);
#pragma enzyme checkpoint("periodic", 3)
  for (int i = 0; i < 3 * n; i++) fading[i % n] += sin(one[i % n]) * 0.1, one[(i + 1) % n] *= 0.9 + 0.1 * fading[0];
  double result = sum + one[3] * one[4] + fading[2];
  free(one), free(other);
  return result;
}

/* Without arguments, and where nothing is kept at all. */
static double plain(const double *x) {
  double y = x[0], z = x[1];
#pragma enzyme checkpointing_enable
  for (int i = 0; i < 30; i++) y = y * 0.9 + 0.2 * sin(z), z -= 0.1 * y * x[2];
#pragma enzyme checkpoint("none")
  for (int i = 0; i < 3; i++) y *= z;
  return y + z;
}

#define POINT ((double[]){0.4, 0.7, -0.3, 0.6})

int main(void) {
  CHECK_GRADIENT(stencil, POINT, 4, NULL);
  CHECK_GRADIENT(no_round, POINT, 3, NULL);
  CHECK_GRADIENT(one_round, POINT, 3, NULL);
  CHECK_GRADIENT(all_rounds, POINT, 3, NULL);
  CHECK_GRADIENT(by_goto, POINT, 3, NULL);
  CHECK_GRADIENT(by_break, POINT, 3, NULL);
  CHECK_GRADIENT(by_return, POINT, 3, NULL);
  CHECK_GRADIENT(heap, POINT, 3, NULL);
  CHECK_GRADIENT(plain, POINT, 3, NULL);
  return checked();
}
