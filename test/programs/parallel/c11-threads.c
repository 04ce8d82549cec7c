// Threads of C11: started with numbers, joined, with a lock and a condition; readers' locks of POSIX.
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <threads.h>

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

enum { N = 6, THREADS = 3 };

struct shared {
  const double *x;
  double product, parts[THREADS];
  int done;
  mtx_t lock;
  cnd_t sign;
  pthread_rwlock_t readers;
};

struct job {
  struct shared *shared;
  int number;
};

static int run(void *given) {
  struct job *job = given;
  struct shared *shared = job->shared;
  double part = 0;
  for (int i = job->number; i < N; i += THREADS) part += shared->x[i] * shared->x[i];
  shared->parts[job->number] = sin(part);
  mtx_lock(&shared->lock);
  shared->product *= part;
  shared->done++;
  cnd_signal(&shared->sign);
  mtx_unlock(&shared->lock);
  return 0;
}

static double product(const double *x) {
  struct shared shared = {.x = x, .product = 1};
  struct job jobs[THREADS];
  thrd_t threads[THREADS];
  mtx_init(&shared.lock, mtx_plain);
  cnd_init(&shared.sign);
  for (int k = 0; k < THREADS; k++) {
    jobs[k] = (struct job){&shared, k};
    if (thrd_create(&threads[k], run, &jobs[k]) != thrd_success) return 0;
  }
  mtx_lock(&shared.lock);
  while (shared.done < THREADS) cnd_wait(&shared.sign, &shared.lock);
  double found = shared.product * x[0];
  shared.product = 0;
  mtx_unlock(&shared.lock);
  for (int k = 0; k < THREADS; k++) thrd_join(threads[k], NULL);
  for (int k = 0; k < THREADS; k++) found += shared.parts[k];
  cnd_destroy(&shared.sign);
  mtx_destroy(&shared.lock);
  return found;
}

static int read_and_write(void *given) {
  struct job *job = given;
  struct shared *shared = job->shared;
  for (int i = job->number; i < N; i += THREADS) {
    pthread_rwlock_rdlock(&shared->readers);
    shared->parts[job->number] += 0 * shared->product + shared->x[i];
    pthread_rwlock_unlock(&shared->readers);
    pthread_rwlock_wrlock(&shared->readers);
    shared->product *= 1 + 0.1 * shared->x[i] * shared->x[0];
    pthread_rwlock_unlock(&shared->readers);
  }
  return 0;
}

static double readers(const double *x) {
  struct shared shared = {.x = x, .product = x[1]};
  struct job jobs[THREADS];
  thrd_t threads[THREADS];
  pthread_rwlock_init(&shared.readers, 0);
  for (int k = 0; k < THREADS; k++) {
    jobs[k] = (struct job){&shared, k};
    thrd_create(&threads[k], read_and_write, &jobs[k]);
  }
  for (int k = 0; k < THREADS; k++) thrd_join(threads[k], NULL);
  pthread_rwlock_destroy(&shared.readers);
  return shared.product * (shared.parts[0] + shared.parts[1] * shared.parts[2]);
}

typedef double function(const double *x);

static int checks, failures;

static void check(function *f, const char *name, const double *dx, const double *tangents) {
  for (int i = 0; i < N; i++) {
    double x[N];
    for (int k = 0; k < N; k++) x[k] = 0.7 + 0.1 * k;
    const double step = 1e-5;
    x[i] += step;
    double by = f(x);
    x[i] -= 2 * step;
    by = (by - f(x)) / (2 * step);
    for (int each = 0; each < 2; each++) {
      const double got = each ? dx[i] : tangents[i];
      checks++;
      if (fabs(got - by) <= 1e-6 * fmax(1, fabs(by))) continue;
      failures++;
      printf("FAILED %s %d: %.12g, not %.12g\n", name, i, got, by);
    }
  }
}

#define CHECK(f)                                           \
  do {                                                     \
    double x[N], dx[N] = {0}, tangents[N];                 \
    for (int k = 0; k < N; k++) x[k] = 0.7 + 0.1 * k;      \
    __enzyme_autodiff((void *)f, x, dx);                   \
    for (int k = 0; k < N; k++) {                          \
      double dot[N] = {0};                                 \
      dot[k] = 1;                                          \
      tangents[k] = __enzyme_fwddiff((void *)f, x, dot);   \
    }                                                      \
    check(f, #f, dx, tangents);                            \
  } while (0)

int main(void) {
  for (int again = 0; again < 20; again++) {
    CHECK(product);
    CHECK(readers);
  }
  if (!failures) printf("ok %d checks\n", checks);
  return failures;
}
