// Graphs: nodes that point to each other in circles, with messages passed along the edges.
#include "reverse.h"

struct vertex {
  double value, incoming;
  int degree;
  struct vertex *to[3];
};

static void pass(struct vertex *v, int n) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < v[i].degree; k++) v[i].to[k]->incoming += v[i].value / v[i].degree;
  for (int i = 0; i < n; i++) {
    v[i].value = sin(v[i].value) + v[i].incoming * v[i].incoming;
    v[i].incoming = 0;
  }
}

static void all(const double *x, double *y) {
  struct vertex v[4] = {{.degree = 0}};
  for (int i = 0; i < 4; i++) {
    v[i].value = x[i];
    for (int k = 0; k <= i % 3; k++) v[i].to[v[i].degree++] = &v[(i + k * k + 1) % 4];
  }
  for (int round = 0; round < 3; round++) {
    pass(v, 4);
    struct vertex *first = v[round].to[0];
    first->to[0] = v[round].to[v[round].degree - 1];
    if (!first->degree) first->degree = 1;
  }
  struct vertex *walk = v;
  for (int i = 0; i < 6; i++) {
    walk->value *= 0.5;
    walk = walk->to[0];
    y[4 + i] = walk->value;
  }
  for (int i = 0; i < 4; i++) y[i] = v[i].value;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 0.3}), 4, 10, NULL);
  return checked();
}
