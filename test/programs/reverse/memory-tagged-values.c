// Values that say what they are, a number or where another is, moved by what does not look which.
#include <stdlib.h>

#include "reverse.h"

enum { N = 5 };
enum tag { NUMBER, PLACE };

typedef struct value {
  long tag;
  union {
    double number;
    struct value *place;
  } is;
} value;

static value number(double x) {
  value made;
  made.tag = NUMBER, made.is.number = x;
  return made;
}

static value place(value *other) {
  value made;
  made.tag = PLACE, made.is.place = other;
  return made;
}

static double get(const value *v) {
  while (v->tag == PLACE) v = v->is.place;
  return v->is.number;
}

typedef struct {
  value *values;
  int count, room;
} stack;

static void push(stack *s, value v) {
  if (s->count == s->room) {
    s->room = 2 * s->room + 1;
    s->values = realloc(s->values, s->room * sizeof *s->values);
  }
  s->values[s->count++] = v;
}

static value pop(stack *s) {
  return s->values[--s->count];
}

static void swap(value *a, value *b) {
  value kept = *a;
  *a = *b;
  *b = kept;
}

// y[k] of products and sums of what is on a stack, half of it by place.
static void machine(const double *x, double *y) {
  value heap[N];
  stack s = {NULL, 0, 0};
  for (int k = 0; k < N; k++) heap[k] = number(x[k] * x[k]);
  for (int k = 0; k < N; k++) push(&s, k & 1 ? place(heap + k) : number(sin(x[k])));
  for (int k = 0; k < N; k++) {
    value a = pop(&s), b = s.count ? pop(&s) : place(heap);
    y[k] = get(&a) * get(&b) + get(&a);
    heap[k] = k == 2 ? a : number(y[k]);
    push(&s, get(&b) > 0.25 ? b : a);
    push(&s, place(heap + k));
  }
  free(s.values);
}

// The same cells hold one and the other: moved, swapped, cleared, set anew.
static void cells(const double *x, double *y) {
  value c[N + 1], kept[N];
  for (int k = 0; k < N; k++) c[k] = number(x[k]);
  c[N] = place(c);
  for (int k = 0; k < N; k++) {
    value *a = c + k, *b = c + (k + 1) % N;
    kept[k] = number(get(a) * get(b));
    swap(c + N, b);
    y[k] = get(b) * x[k];
    memmove(c + 1, c, (k % 2 + 1) * sizeof *c);
    swap(c + N, b);
    c[(k + 2) % N] = k % 2 ? place(kept + k) : kept[k];
    memcpy(&kept[k], c + (k + 3) % N, sizeof *kept);
    y[k] += get(kept + k) * get(c + (k + 1) % N);
    c[N] = place(kept);
    kept[0] = number(y[k]);
  }
}

static value scaled(value v, double by) {
  if (v.tag == NUMBER) v.is.number *= by;
  return v;
}

// From a table that has no derivatives: its places stay places.
static void tabled(const double *x, double *y) {
  static const value fixed = {NUMBER, {2.5}};
  static const value table[] = {{NUMBER, {3}}, {PLACE, {.place = (value *)&fixed}}};
  value c[2] = {scaled(table[0], x[0]), scaled(table[1], x[1])};
  for (int k = 0; k < N; k++) {
    value kept = c[0];
    y[k] = get(c) * x[k] + get(c + 1);
    c[0] = scaled(c[1], x[k]);
    c[1] = k == 2 ? table[1] : kept;
  }
}

// What the caller has put there: places, and adjoints of what is a number afterwards.
static void outside(value *c, int n, const double *x) {
  for (int k = 0; k < n; k++) {
    value v = c[n + k % 2];
    c[k] = number(get(&v) * get(c + k) * x[k]);
    swap(c + n, c + n + 1);
    swap(c + k, c + (k + 1) % n);
    *v.is.place = c[k];
  }
}

extern void __enzyme_autodiff_map(void *, const double *, double *, double *, double *);
extern void __enzyme_autodiff_outside(void *, value *, value *, int, int, const double *, double *);

static const double at[N] = {1.25, 0.75, -0.5, 0.875, 1.5};

// N numbers, and two places of others.
static void fill(value *c, value *others, const double *numbers) {
  for (int k = 0; k < N; k++) c[k] = number(numbers[k]);
  for (int k = 0; k < 2; k++) others[k] = number(numbers[N + k]), c[N + k] = place(others + k);
}

static double result(const double *x, double *adjoints) {
  value c[N + 2], others[2];
  double numbers[] = {0.5, 0.625, 0.75, 0.875, 1, 1.125, 1.25};
  fill(c, others, numbers);
  if (adjoints) {
    value shadow[N + 2], shadows[2];
    double seeds[] = {1, 2, 3, 4, 5, 6, 7};
    fill(shadow, shadows, seeds);
    REQUEST(__enzyme_autodiff_outside((void *)outside, c, shadow, enzyme_const, N, x, adjoints));
    return 0;
  }
  outside(c, N, x);
  double sum = 0;
  for (int k = 0; k < N; k++) sum += (k + 1) * get(c + k);
  return sum + 6 * get(others) + 7 * get(others + 1);
}

static void check_outside(void) {
  double got[N] = {0};
  result(at, got);
  for (int i = 0; i < N; i++) {
    double x[N], h = 1e-6;
    memcpy(x, at, sizeof x);
    x[i] += h;
    double above = result(x, NULL);
    x[i] -= 2 * h;
    CHECK_GOT("from outside", got[i], (above - result(x, NULL)) / (2 * h), 1e-7);
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(machine, at, N, N, NULL);
  CHECK_ADJOINT_MAP(cells, at, N, N, NULL);
  CHECK_ADJOINT_MAP(tabled, at, N, N, NULL);
  check_outside();
  return checked();
}
