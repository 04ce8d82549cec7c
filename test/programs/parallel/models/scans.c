// Sums of all that came before, by threads of POSIX in two rounds, and a filter that is such a sum.
#include <pthread.h>

#include "models.h"

enum { N = 12, T = 3, EACH = N / T };

// Maps v -> a v + b, of which the first comes first.
struct map {
  double a, b;
};

struct job {
  pthread_barrier_t *meet;
  struct map *maps, *ends;
  double *found;
  int number;
};

static struct map after(struct map first, struct map then) {
  return (struct map){then.a * first.a, then.a * first.b + then.b};
}

static void *scan(void *given) {
  struct job *job = given;
  struct map *own = job->maps + job->number * EACH;
  for (int i = 1; i < EACH; i++) own[i] = after(own[i - 1], own[i]);
  job->ends[job->number] = own[EACH - 1];
  pthread_barrier_wait(job->meet);
  struct map before = {1, 0};
  for (int k = 0; k < job->number; k++) before = after(before, job->ends[k]);
  for (int i = 0; i < EACH; i++) {
    const struct map whole = after(before, own[i]);
    job->found[job->number * EACH + i] = whole.a * 0.5 + whole.b;
  }
  return NULL;
}

static double filtered(const double *x) {
  struct map maps[N], ends[T];
  struct job jobs[T];
  double found[N], sum = 0;
  pthread_t threads[T];
  pthread_barrier_t meet;
  for (int i = 0; i < N; i++) maps[i] = (struct map){0.8 * cos(x[i]), x[i] * x[(i + 5) % N]};
  pthread_barrier_init(&meet, NULL, T);
  for (int k = 0; k < T; k++) {
    jobs[k] = (struct job){&meet, maps, ends, found, k};
    pthread_create(&threads[k], NULL, scan, &jobs[k]);
  }
  for (int k = 0; k < T; k++) pthread_join(threads[k], NULL);
  pthread_barrier_destroy(&meet);
  for (int i = 0; i < N; i++) sum += found[i] * found[i];
  return sum;
}

int main(void) {
  MODEL(filtered, N, 0.1, 0.11);
  return done();
}
