// Memory that is freed, moved, grown and made anew in each round, against formulas.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" -lm && "%t.2" | %FileCheck "%s"

extern double __enzyme_autodiff(void *, ...);
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct node { double value; struct node *next; };
/* x + x^2 + x^3 + x^4; each node is freed as the list is summed up. */
static double list(double x, int n) {
  struct node *head = 0;
  for (int i = 0; i < n; ++i) {
    struct node *made = malloc(sizeof *made);
    made->value = head ? head->value * x : x;
    made->next = head;
    head = made;
  }
  double sum = 0;
  while (head) {
    struct node *next = head->next;
    sum += head->value;
    free(head);
    head = next;
  }
  return sum;
}
/* v is moved one on, with a square put in front: in the end x3^2, x2^2, x1^2, x0^2. */
static double moved(const double *x) {
  double v[4] = {0};
  for (int i = 0; i < 4; ++i) {
    memmove(v + 1, v, 3 * sizeof *v);
    v[0] = x[i] * x[i];
  }
  double w[4];
  memcpy(w, v, sizeof w);
  memset(v, 0, 2 * sizeof *v);
  return w[0] + 2 * w[1] + 3 * w[2] + 4 * w[3] + 5 * (v[0] + v[3]);
}
/* For 3 rooms x (x + 2) + 3. */
static double rooms(double x, int n) {
  double sum = 0;
  for (int i = 1; i <= n; ++i) {
    double room[i];
    room[i - 1] = x * sum;
    sum = room[i - 1] + i;
  }
  return sum;
}
/* x + x^2 + x^3 + x^4 again. */
static double grown(double x, int n) {
  double *v = 0, sum = 0;
  for (int i = 0; i < n; ++i) {
    v = realloc(v, (i + 1) * sizeof *v);
    v[i] = i ? v[i - 1] * x : x;
  }
  for (int i = 0; i < n; ++i)
    sum += v[i];
  free(v);
  return sum;
}
/* b is its own shadow: it receives nothing. */
static double product(const double *a, const double *b) { return a[0] * b[0]; }
// CHECK:      list 49
// CHECK-NEXT: moved 18 12 12 8
// CHECK-NEXT: rooms 6
// CHECK-NEXT: grown 49
// CHECK-NEXT: product 5 5
int main(void) {
  printf("list %.0f\n", __enzyme_autodiff((void *)list, 2.0, 4));
  double x[4] = {1, 2, 3, 4}, dx[4] = {0};
  __enzyme_autodiff((void *)moved, x, dx);
  printf("moved %.0f %.0f %.0f %.0f\n", dx[0], dx[1], dx[2], dx[3]);
  printf("rooms %.0f\n", __enzyme_autodiff((void *)rooms, 2.0, 3));
  printf("grown %.0f\n", __enzyme_autodiff((void *)grown, 2.0, 4));
  double a = 3, da = 0, b = 5;
  __enzyme_autodiff((void *)product, &a, &da, &b, &b);
  printf("product %.0f %.0f\n", da, b);
}
