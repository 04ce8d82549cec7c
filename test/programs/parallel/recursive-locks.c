// Mutexes that their thread takes again: the outermost lock orders threads, also where it is tried.
#include "reverse.h"
#include <pthread.h>

enum { N = 12, T = 3 };

struct sum {
  pthread_mutex_t lock;
  double product;
};

struct part {
  const double *x;
  struct sum *s;
  int begin;
};

static void start(struct sum *s) {
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&s->lock, &kind);
  s->product = 1;
}

static void add(struct sum *s, double x, int depth) {
  pthread_mutex_lock(&s->lock);
  s->product *= 1 + 0.1 * x;
  if (depth) add(s, x * x, depth - 1);
  pthread_mutex_unlock(&s->lock);
}

static void *run(void *given) {
  struct part *p = given;
  for (int i = p->begin; i < N; i += T) add(p->s, p->x[i], i % 3);
  return 0;
}

static void locked(const double *x, double *y) {
  pthread_t threads[T];
  struct part p[T];
  struct sum s;
  start(&s);
  for (int i = 0; i < T; i++) {
    p[i] = (struct part){x, &s, i};
    pthread_create(&threads[i], 0, run, &p[i]);
  }
  for (int i = 0; i < T; i++) pthread_join(threads[i], 0);
  y[0] = s.product;
}

static void *attempt(void *given) {
  struct part *p = given;
  for (int i = p->begin; i < N; i += T) {
    while (pthread_mutex_trylock(&p->s->lock)) {
    }
    if (!pthread_mutex_trylock(&p->s->lock)) {
      p->s->product *= 1 + p->x[i];
      pthread_mutex_unlock(&p->s->lock);
    }
    add(p->s, p->x[i], 1);
    pthread_mutex_unlock(&p->s->lock);
  }
  return 0;
}

static void tried(const double *x, double *y) {
  pthread_t threads[T];
  struct part p[T];
  struct sum s;
  start(&s);
  for (int i = 0; i < T; i++) {
    p[i] = (struct part){x, &s, i};
    pthread_create(&threads[i], 0, attempt, &p[i]);
  }
  for (int i = 0; i < T; i++) pthread_join(threads[i], 0);
  y[0] = s.product;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.3 + 0.05 * i;
  for (int i = 0; i < 10; i++) {
    CHECK_ADJOINT_MAP(locked, x, N, 1, NULL);
    CHECK_ADJOINT_MAP(tried, x, N, 1, NULL);
  }
  return checked();
}
