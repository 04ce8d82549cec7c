// Threads of pthread: parts of an array, a mutex, threads that start threads, one helper that joins.
#include "reverse.h"
#include <pthread.h>
#include <stdlib.h>

enum { N = 20, T = 3 };

struct part {
  const double *x;
  double *y;
  int begin, end;
};

static void *run(void *given) {
  struct part *p = given;
  for (int i = p->begin; i < p->end; i++) p->y[i] = sin(p->x[i]) * p->x[0];
  return 0;
}

static void join_all(pthread_t *threads, int count) {
  for (int i = 0; i < count; i++) pthread_join(threads[i], 0);
}

static void parts(const double *x, double *y) {
  pthread_t threads[T];
  struct part p[T];
  for (int i = 0; i < T; i++) {
    p[i] = (struct part){x, y, i * N / T, (i + 1) * N / T};
    pthread_create(&threads[i], 0, run, &p[i]);
  }
  double own = x[0] * x[1];
  join_all(threads, T);
  y[0] += own * y[1];
}

struct shared {
  pthread_mutex_t mutex;
  const double *x;
  double product, sum;
  int next;
};

static void *multiply(void *given) {
  struct shared *s = given;
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

static void locked(const double *x, double *y) {
  pthread_t threads[T];
  struct shared s = {PTHREAD_MUTEX_INITIALIZER, x, 1, 0, 0};
  for (int i = 0; i < T; i++) pthread_create(&threads[i], 0, multiply, &s);
  pthread_mutex_lock(&s.mutex);
  s.product *= x[2];
  pthread_mutex_unlock(&s.mutex);
  for (int i = T; i-- > 0;) pthread_join(threads[i], 0);
  y[0] = s.product, y[1] = s.sum * s.product;
}

struct node {
  const double *x;
  int n;
  double *result;
};

static void *tree(void *given) {
  struct node *node = given;
  const double *x = node->x;
  int n = node->n;
  if (n < 6) {
    double r = 1;
    for (int i = 0; i < n; i++) r *= x[i];
    *node->result = r;
    return 0;
  }
  double *both = malloc(2 * sizeof(double));
  struct node left = {x, n / 2, both}, right = {x + n / 2, n - n / 2, both + 1};
  pthread_t one;
  pthread_create(&one, 0, tree, &left);
  tree(&right);
  pthread_join(one, 0);
  *node->result = both[0] + both[1] * x[0];
  free(both);
  return 0;
}

static void grown(const double *x, double *y) {
  struct node root = {x, N, y};
  pthread_t one;
  pthread_create(&one, 0, tree, &root);
  pthread_join(one, 0);
}

static void rounds(const double *x, double *y) {
  double u[N], v[N];
  for (int i = 0; i < N; i++) u[i] = x[i];
  for (int t = 0; t < 3; t++) {
    pthread_t threads[2];
    struct part p[2];
    for (int i = 0; i < 2; i++) {
      p[i] = (struct part){u, v, i * N / 2, (i + 1) * N / 2};
      pthread_create(&threads[i], 0, run, &p[i]);
    }
    join_all(threads, 2);
    for (int i = 0; i < N; i++) u[i] = v[i] + u[i] * x[0];
  }
  for (int i = 0; i < N; i++) y[i] = u[i];
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.05 * i;
  CHECK_ADJOINT_MAP(parts, x, N, N, NULL);
  CHECK_ADJOINT_MAP(locked, x, N, 2, NULL);
  CHECK_ADJOINT_MAP(grown, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(rounds, x, N, N, NULL);
  return checked();
}
