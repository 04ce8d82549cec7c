// Products whose sizes or strides are more than 32 bits: memory is asked for, and hardly touched.
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

void sgemm_(const char *, const char *, const int *, const int *, const int *, const float *,
            const float *, const int *, const float *, const int *, const float *, float *, const int *);

enum { N = 20000, K = 64, FAR = 50000 };

static float *reserved(size_t count) {
  void *made = mmap(0, count * sizeof(float), PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (made == MAP_FAILED) {
    puts("no memory: skipped");
    exit(0);
  }
  return made;
}

static void product(const float *a, const float *b, float *c) {
  const int n = N, k = K;
  const float one = 1, zero = 0;
  sgemm_("N", "N", &n, &n, &k, &one, a, &n, b, &k, &zero, c, &n);
}

/* One row, whose numbers are so far apart that the last one is beyond 2^31. */
static void row(const float *a, const float *b, float *c) {
  const int one = 1, far = FAR;
  const float half = 0.5f, zero = 0;
  sgemm_("N", "N", &one, &far, &one, &half, a, &one, b, &far, &zero, c, &far);
  for (size_t j = 0; j < FAR; j++) c[j * FAR] *= c[j * FAR];
}

static int wrong(const char *what, float got, float wanted) {
  if (fabsf(got - wanted) <= 1e-3f * (1 + fabsf(wanted))) return 0;
  printf("%s: %g, not %g\n", what, got, wanted);
  return 1;
}

int main(void) {
  int bad = 0;
  size_t far = (size_t)FAR * FAR;
  float a[1] = {2}, da[1] = {0}, *b = reserved(far), *db = reserved(far), *c = reserved(far), *dc = reserved(far);
  for (size_t j = 0; j < FAR; j++) b[j * FAR] = 1 + j % 3, dc[j * FAR] = 1;
  __enzyme_autodiff_void((void *)row, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc);
  /* c = (a b / 2)^2, so db = a^2 b / 2, and da the sum of a b^2 / 2. */
  float sum = 0;
  for (size_t j = 0; j < FAR; j++) sum += b[j * FAR] * b[j * FAR];
  bad += wrong("far b", db[(FAR - 1) * (size_t)FAR], 2 * b[(FAR - 1) * (size_t)FAR]);
  bad += wrong("far a", *da, sum);
  munmap(b, far * sizeof *b), munmap(db, far * sizeof *b);
  munmap(c, far * sizeof *b), munmap(dc, far * sizeof *b);

  size_t small = (size_t)N * K, large = (size_t)N * N;
  float *p = reserved(small), *dp = reserved(small), *q = reserved(small), *dq = reserved(small);
  c = reserved(large), dc = reserved(large);
  for (size_t i = 0; i < small; i++) p[i] = 0.5f + i % 2, q[i] = 1 + i % 3;
  for (size_t i = 0; i < large; i++) dc[i] = 1;
  __enzyme_autodiff_void((void *)product, enzyme_dup, p, dp, enzyme_dup, q, dq, enzyme_dup, c, dc);
  float rows = 0, columns = 0;
  for (size_t j = 0; j < N; j++) rows += q[K - 1 + j * K];
  for (size_t i = 0; i < N; i++) columns += p[i + (K - 1) * (size_t)N];
  bad += wrong("dp", dp[small - 1], rows);
  bad += wrong("dq", dq[small - 1], columns);
  puts(bad ? "WRONG" : "ok");
  return bad;
}
