// Gradients of parallel regions, differentiated: Hessians times vectors by forward over reverse.
#ifdef _OPENMP
#include <omp.h>
#endif
#include "curvatures.h"

static double summed(const double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) s += x[i] * x[i] * sin(x[(i + 3) % N]);
  return s * s;
}

static double dynamically(const double *x) {
  double t[4 * N], s = 1;
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < 4 * N; i++) {
    double own = 1;
    for (int k = 0; k <= i % 3; k++) own *= x[(i + k) % N];
    t[i] = own * own;
  }
#pragma omp parallel for reduction(* : s)
  for (int i = 0; i < 4 * N; i++) s *= 1 + 0.1 * t[i];
  return s;
}

static double largest(const double *x) {
  double best = 0;
#pragma omp parallel for reduction(max : best)
  for (int i = 0; i < N; i++) best = fmax(best, x[i] * x[(i + 1) % N] * x[0]);
  return best;
}

/* By value, and shared: the scale is one number that all threads read. */
static double scaled(const double *x) {
  double scale = exp(x[1] * x[2]), s[N];
#pragma omp parallel for firstprivate(scale)
  for (int i = 0; i < N; i++) s[i] = scale * x[i] * x[i] * x[3];
  double all = 0;
  for (int i = 0; i < N; i++) all += s[i] * s[i];
  return all;
}

static double multiplied(const double *x) {
  double product = 1;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double own = 1 + x[i] * x[(i + 1) % N];
#pragma omp critical(all)
    product *= own;
  }
  return product;
}

static double in_order(const double *x) {
  double state = 1;
#pragma omp parallel for ordered schedule(dynamic, 1)
  for (int i = 0; i < N; i++) {
    double v = sin(x[i]);
#pragma omp ordered
    state = state * v + x[i];
  }
  return state;
}

static double in_phases(const double *x) {
  double a[N], b[N], s = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N; i++) a[i] = x[i] * x[i];
    for (int step = 0; step < 3; step++) {
#pragma omp for
      for (int i = 0; i < N; i++) b[i] = 0.5 * (a[i] + a[(i + 1) % N]) * a[i];
#pragma omp for
      for (int i = 0; i < N; i++) a[i] = 0.5 * (b[i] + b[(i + N - 1) % N]);
    }
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++) s += a[i] * x[i];
  }
  return s;
}

static double locked(const double *x) {
  double s = 1;
#ifdef _OPENMP
  omp_lock_t lock;
  omp_init_lock(&lock);
#endif
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double own = cos(x[i]);
#ifdef _OPENMP
    omp_set_lock(&lock);
#endif
    s = s * own + 0.1 * s;
#ifdef _OPENMP
    omp_unset_lock(&lock);
#endif
  }
#ifdef _OPENMP
  omp_destroy_lock(&lock);
#endif
  return s;
}

static double added(const double *x) {
  double s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double own = x[i] * x[i] * x[i];
#pragma omp atomic
    s += own;
  }
  return s * s;
}

static double allocated(const double *x) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < N; i++) {
    double *own = (double *)malloc((i + 1) * sizeof *own);
    for (int k = 0; k <= i; k++) own[k] = x[k] * x[i];
    for (int k = 0; k <= i; k++) s += own[k] * own[k];
    free(own);
  }
  return s;
}

static double leaves(const double *x, int from, int to) {
  if (to - from == 1) return x[from] * x[from] * x[(from + 1) % N];
  double one, other;
#pragma omp task shared(one)
  one = leaves(x, from, (from + to) / 2);
#pragma omp task shared(other)
  other = leaves(x, (from + to) / 2, to);
#pragma omp taskwait
  return one * 0.5 + other + 0.1 * one * other;
}

static double as_tasks(const double *x) {
  double found;
#pragma omp parallel
#pragma omp single
  found = leaves(x, 0, N);
  return found;
}

static double nested(const double *x) {
  double s = 0;
#pragma omp parallel for num_threads(2) reduction(+ : s)
  for (int i = 0; i < 3; i++) {
    double inner = 0;
#pragma omp parallel for num_threads(2) reduction(+ : inner)
    for (int k = 0; k < N; k++) inner += x[k] * x[k] * x[i];
    s += inner * inner;
  }
  return s;
}

/* A region in each round, as a solver has it: each reads what the one before has left. */
static double relaxed(const double *x) {
  double u[N], next[N], s = 0;
  for (int i = 0; i < N; i++) u[i] = x[i];
  for (int step = 0; step < 4; step++) {
#pragma omp parallel for schedule(static, 3)
    for (int i = 1; i < N - 1; i++) next[i] = u[i] + 0.2 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
#pragma omp parallel for
    for (int i = 1; i < N - 1; i++) u[i] = next[i];
  }
  for (int i = 0; i < N; i++) s += u[i] * u[i];
  return s;
}

/* One thread tells the others by a flush, behind a barrier. */
static double flushed(const double *x) {
  double v = 0, s = 0;
#pragma omp parallel shared(v)
  {
#pragma omp single nowait
    v = x[0] * x[1];
#pragma omp barrier
#pragma omp flush(v)
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++) s += v * x[i] * x[i];
  }
  return s;
}

/* Threads that tell each other by a number when it is whose turn. */
static double by_turns(const double *x) {
  double v[N + 1];
  int at = 0;
  v[0] = x[0];
#pragma omp parallel for schedule(static, 1)
  for (int k = 0; k < N; k++) {
    while (__atomic_load_n(&at, __ATOMIC_ACQUIRE) != k)
      ;
    v[k + 1] = sin(v[k]) * x[k] + v[k];
    __atomic_store_n(&at, k + 1, __ATOMIC_RELEASE);
  }
  return v[N] * v[N];
}

/* A lock of the program's own: an integer that is taken and given back. */
static double guarded(const double *x) {
  struct {
    double product;
    int is_taken;
  } all = {1, 0};
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double own = 1 + x[i] * x[(i + 1) % N];
    while (__atomic_exchange_n(&all.is_taken, 1, __ATOMIC_ACQUIRE))
      ;
    all.product = all.product * own;
    __atomic_store_n(&all.is_taken, 0, __ATOMIC_RELEASE);
  }
  return all.product;
}

FUNCTION(guarded)
FUNCTION(summed)
FUNCTION(flushed)
FUNCTION(by_turns)
FUNCTION(dynamically)
FUNCTION(largest)
FUNCTION(scaled)
FUNCTION(multiplied)
FUNCTION(in_order)
FUNCTION(in_phases)
FUNCTION(locked)
FUNCTION(added)
FUNCTION(allocated)
FUNCTION(as_tasks)
FUNCTION(nested)
FUNCTION(relaxed)

int main(void) {
  POINT(x, v, w);
  check_guarded(x, v, w);
  check_summed(x, v, w);
  check_dynamically(x, v, w);
  check_largest(x, v, w);
  check_scaled(x, v, w);
#ifdef _OPENMP
  omp_set_max_active_levels(2);
#endif
  check_multiplied(x, v, w);
  check_in_phases(x, v, w);
  check_locked(x, v, w);
  check_added(x, v, w);
  check_allocated(x, v, w);
  check_as_tasks(x, v, w);
  check_nested(x, v, w);
  check_relaxed(x, v, w);
  check_flushed(x, v, w);
  check_by_turns(x, v, w);
  check_in_order(x, v, w);
  return done();
}
