// Threads of pthread that wait for each other: a queue with condition variables, barriers, and
// mutexes that are tried until they are had.
#ifdef CURVATURES
#include "parallel/models/curvatures.h"
#else
#include "reverse.h"
enum { N = 15 };
#endif
#include <errno.h>
#include <pthread.h>
#include <sched.h>

enum { ROOM = 2, T = 3 };

struct queue {
  pthread_mutex_t mutex;
  pthread_cond_t filled, emptied;
  double items[ROOM], sum;
  int first, count;
};

static void put(struct queue *q, double item) {
  pthread_mutex_lock(&q->mutex);
  while (q->count == ROOM) pthread_cond_wait(&q->emptied, &q->mutex);
  q->items[(q->first + q->count++) % ROOM] = item;
  pthread_cond_signal(&q->filled);
  pthread_mutex_unlock(&q->mutex);
}

static double take(struct queue *q) {
  pthread_mutex_lock(&q->mutex);
  while (!q->count) pthread_cond_wait(&q->filled, &q->mutex);
  double item = q->items[q->first];
  q->first = (q->first + 1) % ROOM;
  q->count--;
  pthread_cond_broadcast(&q->emptied);
  pthread_mutex_unlock(&q->mutex);
  return item;
}

static void *consume(void *given) {
  struct queue *q = given;
  for (int i = 0; i < N; i++) {
    double item = take(q);
    q->sum = q->sum * 0.9 + sin(item) * item;
  }
  return 0;
}

static void queued(const double *x, double *y) {
  struct queue q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};
  pthread_t one;
  pthread_create(&one, 0, consume, &q);
  for (int i = 0; i < N; i++) put(&q, x[i] * x[0]);
  pthread_join(one, 0);
  y[0] = q.sum;
}

struct world {
  pthread_barrier_t barrier;
  double u[2][N + 2], norm;
  int told;
};

struct worker {
  struct world *world;
  int begin, end;
};

static void *relax(void *given) {
  struct worker *w = given;
  struct world *all = w->world;
  for (int t = 0; t < 4; t++) {
    const double *u = all->u[t % 2];
    double *v = all->u[1 - t % 2];
    for (int i = w->begin; i < w->end; i++) v[i] = u[i - 1] * u[i + 1] / (1 + u[i] * u[i]);
    if (pthread_barrier_wait(&all->barrier)) {
      all->told++;
      all->norm += v[1] * v[N];
    }
    pthread_barrier_wait(&all->barrier);
  }
  return 0;
}

static void relaxed(const double *x, double *y) {
  struct world all = {.norm = 0};
  struct worker workers[T];
  pthread_t threads[T];
  pthread_barrier_init(&all.barrier, 0, T);
  for (int i = 0; i < N; i++) all.u[0][i + 1] = x[i];
  for (int i = 0; i < 2; i++) all.u[i][0] = all.u[i][N + 1] = 1;
  for (int i = 0; i < T; i++) {
    workers[i] = (struct worker){&all, 1 + i * N / T, 1 + (i + 1) * N / T};
    pthread_create(&threads[i], 0, relax, &workers[i]);
  }
  for (int i = 0; i < T; i++) pthread_join(threads[i], 0);
  pthread_barrier_destroy(&all.barrier);
  for (int i = 0; i < N; i++) y[i] = all.u[0][i + 1];
  y[N] = all.norm * all.told;
}

struct tried {
  pthread_mutex_t mutex;
  const double *x;
  int next, missed;
  double sum, factor;
};

static void *try(void *given) {
  struct tried *t = given;
  int missed = 0;
  for (;;) {
    int found = pthread_mutex_trylock(&t->mutex);
    if (found == EBUSY) {
      missed++;
      sched_yield();
      continue;
    }
    int i = t->next++;
    if (i < N) {
      t->sum = t->sum * 0.9 + t->x[i] * t->factor;
      t->factor *= 1 + 0.1 * t->x[i] * t->x[0];
    }
    t->missed += missed, missed = 0;
    pthread_mutex_unlock(&t->mutex);
    if (i >= N) return 0;
    sched_yield();
  }
}

static void tried(const double *x, double *y) {
  struct tried t = {PTHREAD_MUTEX_INITIALIZER, x, 0, 0, 1, 1};
  pthread_t threads[T];
  for (int i = 0; i < T; i++) pthread_create(&threads[i], 0, try, &t);
  for (int i = 0; i < T; i++) pthread_join(threads[i], 0);
  y[0] = t.sum * t.factor;
}

#ifdef CURVATURES
static double sum_of_tried(const double *x) {
  double y[1];
  tried(x, y);
  return y[0];
}

static double last_of_queue(const double *x) {
  double y[1];
  queued(x, y);
  return y[0];
}

static double size_of_relaxed(const double *x) {
  double y[N + 1], s = 0;
  relaxed(x, y);
  for (int i = 0; i <= N; i++) s += y[i] * y[i];
  return s;
}

FUNCTION(last_of_queue)
FUNCTION(size_of_relaxed)
FUNCTION(sum_of_tried)

int main(void) {
  POINT(x, v, w);
  check_last_of_queue(x, v, w);
  check_size_of_relaxed(x, v, w);
  check_sum_of_tried(x, v, w);
  return done();
}
#else
int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.6 + 0.05 * i;
  CHECK_ADJOINT_MAP(queued, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(relaxed, x, N, N + 1, NULL);
  CHECK_ADJOINT_MAP(tried, x, N, 1, NULL);
  return checked();
}
#endif
