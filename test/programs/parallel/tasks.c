// Tasks: with what they take by value, what depends on what, groups, loops, and sums of all.
#include "reverse.h"

#ifdef WATCHED
// ThreadSanitizer's tool for libomp stops it where a task has dependences and is not to be put off.
#define AT_ONCE(condition)
#else
#define AT_ONCE(condition) if (condition)
#endif

enum { N = 12 };

static double deep(const double *x, int n) {
  if (n < 3) return n ? x[0] * x[n - 1] : 0;
  double left, right;
#pragma omp task shared(left)
  left = deep(x, n / 2);
#pragma omp task shared(right) if (n > 5) final(n < 4)
  right = deep(x + n / 2, n - n / 2);
#pragma omp taskwait
  return sin(left) + right * x[0];
}

static void tree(const double *x, double *y) {
#pragma omp parallel
#pragma omp single
  y[0] = deep(x, N);
}

static void chain(const double *x, double *y) {
  double work[N];
#pragma omp parallel
#pragma omp single nowait
  for (int i = 0; i < N; i++) {
    double scale = 1 + x[i];
#pragma omp task depend(out : work[i]) firstprivate(scale) shared(work)
    {
      scale *= scale;
      work[i] = x[i] * scale;
    }
#pragma omp task depend(in : work[i]) depend(inout : work[0]) AT_ONCE(i % 3) shared(work)
    work[0] += i ? work[i] * work[0] : 1;
  }
  y[0] = work[0], y[1] = work[N - 1];
}

static void groups(const double *x, double *y) {
  for (int i = 0; i < N; i++) y[i] = 0;
#pragma omp parallel
#pragma omp for
  for (int i = 0; i < N; i++) {
#pragma omp taskgroup
    {
#pragma omp task untied
      y[i] += x[i] * x[0];
    }
    y[i] *= x[i];
  }
}

static void loops(const double *x, double *y) {
  double sum = 0, most = 0, last = 0, own = 1;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskloop grainsize(5) reduction(+ : sum)
    for (int i = 0; i < N; i++) sum += x[i] * x[i];
#pragma omp taskloop num_tasks(5) lastprivate(last)
    for (int i = 0; i < N; i++) y[i + 3] = last = x[i] * sum;
#pragma omp taskloop grainsize(1) firstprivate(own) collapse(2)
    for (int i = N / 2 - 1; i >= 0; i--)
      for (int j = 0; j < 2; j++) {
        own *= x[2 * i + j];
        y[2 * i + j + 3] += own;
      }
#pragma omp taskgroup task_reduction(max : most)
    for (int i = 0; i < N; i++)
#pragma omp task in_reduction(max : most)
      most = most > x[i] * (3 - x[i]) ? most : x[i] * (3 - x[i]);
#pragma omp taskloop
    for (int i = 3; i < 3; i++) y[0] = x[0];
  }
  y[0] = sum, y[1] = most, y[2] = last;
}

/* Tasks of several threads, whose sums are those of the region. */
static void together(const double *x, double *y) {
  double sum = 0, product = 1;
#pragma omp parallel reduction(task, + : sum) reduction(task, * : product)
  {
#pragma omp for
    for (int i = 0; i < N; i++) {
#pragma omp task in_reduction(+ : sum) in_reduction(* : product) firstprivate(i)
      {
        sum += x[i] * x[i];
        product *= x[i];
      }
#pragma omp flush
    }
  }
  y[0] = sum * sum, y[1] = product;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * i;
  CHECK_ADJOINT_MAP(tree, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(chain, x, N, 2, NULL);
  CHECK_ADJOINT_MAP(groups, x, N, N, NULL);
  CHECK_ADJOINT_MAP(loops, x, N, N + 3, NULL);
  CHECK_ADJOINT_MAP(together, x, N, 2, NULL);
  return checked();
}
