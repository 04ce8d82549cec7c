// Gradients of functions that start threads, differentiated: Hessians times vectors.
#include <pthread.h>
#include <semaphore.h>

#include "curvatures.h"

enum { T = 3 };

struct part {
  const double *x;
  double *y;
  int begin, end;
};

static void *map(void *given) {
  struct part *p = (struct part *)given;
  for (int i = p->begin; i < p->end; i++) p->y[i] = sin(p->x[i]) * p->x[0];
  return 0;
}

/* Each thread has a part of an array; who starts them computes meanwhile. */
static double mapped(const double *x) {
  double y[N];
  pthread_t threads[T];
  struct part parts[T];
  for (int k = 0; k < T; k++) {
    parts[k] = (struct part){x, y, k * N / T, (k + 1) * N / T};
    pthread_create(&threads[k], 0, map, &parts[k]);
  }
  double own = x[0] * x[1], s = 0;
  for (int k = 0; k < T; k++) pthread_join(threads[k], 0);
  for (int i = 0; i < N; i++) s += own * y[i] * y[i];
  return s;
}

struct shared {
  pthread_mutex_t mutex;
  const double *x;
  double product, sum;
  int next;
};

static void *multiply(void *given) {
  struct shared *s = (struct shared *)given;
  for (;;) {
    pthread_mutex_lock(&s->mutex);
    int i = s->next++;
    pthread_mutex_unlock(&s->mutex);
    if (i >= N) return 0;
    double v = exp(-s->x[i]);
    pthread_mutex_lock(&s->mutex);
    s->product *= 1 + v * s->x[0];
    s->sum += v * v;
    pthread_mutex_unlock(&s->mutex);
  }
}

/* Threads and who starts them change numbers under a lock: the order matters on the way back. */
static double locked(const double *x) {
  pthread_t threads[T];
  struct shared s = {PTHREAD_MUTEX_INITIALIZER, x, 1, 0, 0};
  for (int k = 0; k < T; k++) pthread_create(&threads[k], 0, multiply, &s);
  pthread_mutex_lock(&s.mutex);
  s.product *= x[2] * x[3];
  pthread_mutex_unlock(&s.mutex);
  for (int k = T; k-- > 0;) pthread_join(threads[k], 0);
  return s.product * s.sum;
}

struct node {
  const double *x;
  int n;
  double *result;
};

static void *grow(void *given) {
  struct node *node = (struct node *)given;
  const double *x = node->x;
  int n = node->n;
  if (n < 4) {
    double r = 1;
    for (int i = 0; i < n; i++) r *= x[i];
    *node->result = r;
    return 0;
  }
  double *both = (double *)malloc(2 * sizeof(double));
  struct node left = {x, n / 2, both}, right = {x + n / 2, n - n / 2, both + 1};
  pthread_t one;
  pthread_create(&one, 0, grow, &left);
  grow(&right);
  pthread_join(one, 0);
  *node->result = both[0] * both[0] + both[1] * x[0];
  free(both);
  return 0;
}

/* Threads that start threads, and free what they have allocated. */
static double grown(const double *x) {
  double result;
  struct node root = {x, N, &result};
  pthread_t one;
  pthread_create(&one, 0, grow, &root);
  pthread_join(one, 0);
  return result;
}

/* New threads in each round; numbers are handed on from one round to the next. */
static double in_rounds(const double *x) {
  double u[N], v[N], s = 0;
  for (int i = 0; i < N; i++) u[i] = x[i];
  for (int t = 0; t < 30; t++) {
    pthread_t threads[2];
    struct part p[2];
    for (int k = 0; k < 2; k++) {
      p[k] = (struct part){u, v, k * N / 2, (k + 1) * N / 2};
      pthread_create(&threads[k], 0, map, &p[k]);
    }
    for (int k = 0; k < 2; k++) pthread_join(threads[k], 0);
    for (int i = 0; i < N; i++) u[i] = 0.3 * v[i] + u[i] * x[0];
  }
  for (int i = 0; i < N; i++) s += u[i] * x[i];
  return s;
}

struct met {
  pthread_barrier_t *barrier;
  const double *x;
  double *old, *now;
  int own;
};

static void *relax(void *given) {
  struct met *m = (struct met *)given;
  for (int t = 0; t < 3; t++) {
    double *old = t % 2 ? m->now : m->old, *now = t % 2 ? m->old : m->now;
    for (int i = m->own; i < N; i += 2) now[i] = old[i] * old[(i + 1) % N] + m->x[i];
    pthread_barrier_wait(m->barrier);
  }
  return 0;
}

/* Threads that meet at a barrier. */
static double at_barriers(const double *x) {
  double a[N], b[N], s = 0;
  pthread_barrier_t barrier;
  pthread_t threads[2];
  struct met m[2];
  pthread_barrier_init(&barrier, 0, 2);
  for (int i = 0; i < N; i++) a[i] = x[i] * x[i];
  for (int k = 0; k < 2; k++) {
    m[k] = (struct met){&barrier, x, a, b, k};
    pthread_create(&threads[k], 0, relax, &m[k]);
  }
  for (int k = 0; k < 2; k++) pthread_join(threads[k], 0);
  pthread_barrier_destroy(&barrier);
  for (int i = 0; i < N; i++) s += b[i] * b[i];
  return s;
}

struct line {
  const double *x;
  double *moved, *product;
  sem_t *made, *taken;
};

static void *consume(void *given) {
  struct line *l = (struct line *)given;
  for (int i = 0; i < N; i++) {
    sem_wait(l->made);
    *l->product = *l->product * (1 + 0.3 * *l->moved) + l->x[i];
    sem_post(l->taken);
  }
  return 0;
}

/* One thread hands numbers to another, through one place in memory, by semaphores. */
static double by_semaphores(const double *x) {
  double moved, product = 1;
  sem_t made, taken;
  pthread_t one;
  struct line l = {x, &moved, &product, &made, &taken};
  sem_init(&made, 0, 0), sem_init(&taken, 0, 1);
  pthread_create(&one, 0, consume, &l);
  for (int i = 0; i < N; i++) {
    sem_wait(&taken);
    moved = x[i] * x[(i + 1) % N];
    sem_post(&made);
  }
  pthread_join(one, 0);
  sem_destroy(&made), sem_destroy(&taken);
  return product;
}

FUNCTION(mapped)
FUNCTION(locked)
FUNCTION(grown)
FUNCTION(in_rounds)
FUNCTION(at_barriers)
FUNCTION(by_semaphores)

int main(void) {
  POINT(x, v, w);
  check_mapped(x, v, w);
  check_locked(x, v, w);
  check_grown(x, v, w);
  check_in_rounds(x, v, w);
  check_at_barriers(x, v, w);
  check_by_semaphores(x, v, w);
  return done();
}
