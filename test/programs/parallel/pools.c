// Real programs with pthread: a pool of workers with a queue, a pipeline, bands of a wave, Monte Carlo.
#include "reverse.h"
#include <pthread.h>

enum { N = 12, T = 3, ROUNDS = 5 };

struct pool {
  pthread_mutex_t mutex;
  pthread_cond_t more;
  int jobs[N], count, closed;
  const double *x;
  double *y, energy;
};

static void *work(void *given) {
  struct pool *p = given;
  for (;;) {
    pthread_mutex_lock(&p->mutex);
    while (!p->count && !p->closed) pthread_cond_wait(&p->more, &p->mutex);
    if (!p->count) {
      pthread_mutex_unlock(&p->mutex);
      return 0;
    }
    int job = p->jobs[--p->count];
    pthread_mutex_unlock(&p->mutex);
    double v = 0;
    for (int k = 0; k < N; k++) v += p->x[k] * cos(job * p->x[(job + k) % N]);
    p->y[job] = v;
    pthread_mutex_lock(&p->mutex);
    p->energy += v * v;
    pthread_mutex_unlock(&p->mutex);
  }
}

static void pooled(const double *x, double *y) {
  struct pool p = {.mutex = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER, .x = x, .y = y};
  pthread_t threads[T];
  for (int i = 0; i < T; i++) pthread_create(&threads[i], 0, work, &p);
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&p.mutex);
    p.jobs[p.count++] = i;
    pthread_cond_signal(&p.more);
    pthread_mutex_unlock(&p.mutex);
  }
  pthread_mutex_lock(&p.mutex);
  p.closed = 1;
  pthread_cond_broadcast(&p.more);
  pthread_mutex_unlock(&p.mutex);
  for (int i = 0; i < T; i++) pthread_join(threads[i], 0);
  y[N] = p.energy * x[0];
}

struct wave {
  pthread_barrier_t barrier;
  double u[3][N + 2];
  const double *speed;
};

struct band {
  struct wave *wave;
  int begin, end;
};

static void *move(void *given) {
  struct band *b = given;
  struct wave *w = b->wave;
  for (int t = 0; t < ROUNDS; t++) {
    const double *old = w->u[t % 3], *now = w->u[(t + 1) % 3];
    double *next = w->u[(t + 2) % 3];
    for (int i = b->begin; i < b->end; i++)
      next[i] = 2 * now[i] - old[i] + 0.1 * w->speed[i - 1] * (now[i - 1] - 2 * now[i] + now[i + 1]);
    pthread_barrier_wait(&w->barrier);
  }
  return 0;
}

static void waves(const double *x, double *y) {
  struct wave w = {.speed = x};
  struct band bands[T];
  pthread_t threads[T];
  pthread_barrier_init(&w.barrier, 0, T);
  for (int i = 0; i < N; i++) w.u[0][i + 1] = w.u[1][i + 1] = sin(x[i] * (i + 1));
  for (int i = 0; i < T; i++) {
    bands[i] = (struct band){&w, 1 + i * N / T, 1 + (i + 1) * N / T};
    if (i) pthread_create(&threads[i], 0, move, &bands[i]);
  }
  move(&bands[0]);
  for (int i = 1; i < T; i++) pthread_join(threads[i], 0);
  pthread_barrier_destroy(&w.barrier);
  for (int i = 0; i < N; i++) y[i] = w.u[(ROUNDS + 1) % 3][i + 1];
}

struct sample {
  const double *x;
  unsigned seed;
  double sum;
};

static void *draw(void *given) {
  struct sample *s = given;
  for (int i = 0; i < 30; i++) {
    s->seed = s->seed * 1664525u + 1013904223u;
    double z = s->seed / 4294967296.0 - 0.5;
    s->sum += fmax(s->x[0] * exp(s->x[1] * z - s->x[2]) - 0.2, 0) / 30;
  }
  pthread_exit(0);
}

static void option(const double *x, double *y) {
  struct sample s[T];
  pthread_t threads[T];
  y[0] = 0;
  for (int i = 0; i < T; i++) s[i] = (struct sample){x, i, 0};
  for (int i = 0; i < T; i++) pthread_create(&threads[i], 0, draw, &s[i]);
  for (int i = 0; i < T; i++) {
    pthread_join(threads[i], 0);
    y[0] += s[i].sum / T;
  }
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.5 + 0.04 * i;
  CHECK_ADJOINT_MAP(pooled, x, N, N + 1, NULL);
  CHECK_ADJOINT_MAP(waves, x, N, N, NULL);
  CHECK_ADJOINT_MAP_WITHIN(0.001, option, x, N, 1, NULL);
  return checked();
}
