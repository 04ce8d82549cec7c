// Tagged values: a double, a long, an int, or two of them in one word, moved without a look at which.
#include <stdlib.h>
#include <string.h>

#include "reverse.h"

enum { N = 4 };
enum tag { REAL, WHOLE, SHORT, PAIR };

typedef struct {
  union {
    double real;
    long whole;
    int small;
    struct {
      int low, high;
    } pair;
  } is;
  enum tag tag;
} value;

static double get(const value *v) {
  switch (v->tag) {
    case REAL: return v->is.real;
    case WHOLE: return (double)v->is.whole;
    case SHORT: {
      int at = v->is.small;
      return at > 2 ? 0.25 : at < -2 ? -0.5 : 1;
    }
    default: return v->is.pair.high == -7 ? v->is.pair.low > 0 : 3;
  }
}

static void move(value *restrict to, const value *restrict from, int count) {
  for (int i = 0; i < count; i++) to[i] = from[count - 1 - i];
}

// Each place holds everything in turn, and a double in the end or in between.
static double all(const double *x) {
  value *all = malloc(N * sizeof *all), *moved = malloc(N * sizeof *moved);
  double sum = 0;
  for (int round = 0; round < 5; round++) {
    for (int i = 0; i < N; i++) {
      value *v = &all[i];
      v->tag = (enum tag)((i + round) % 4);
      switch (v->tag) {
        case REAL: v->is.real = x[i] * (round + 1); break;
        case WHOLE: v->is.whole = (i - 2) * 1000L * (round - 3) - round; break;
        case SHORT: v->is.small = (i - 1) * (round - 2) * 3; break;
        case PAIR: v->is.pair.low = i, v->is.pair.high = -7; break;
      }
    }
    move(moved, all, N);
    for (int i = 0; i < N; i++) sum += get(&moved[i]) * 1e-3 * x[(i + round) % N] * x[i];
  }
  free(all), free(moved);
  return sum;
}

// What is left of a double that has been read already is taken for the integer, as LLVM does it.
static double again(const double *x) {
  value *all = malloc(N * sizeof *all);
  double sum = 0;
  for (int i = 0; i < N; i++) {
    all[i].tag = i % 2 ? SHORT : REAL;
    if (i % 2) all[i].is.pair.high = 0, all[i].is.small = 5 - i * 4;
    else all[i].is.real = x[i] * x[i];
  }
  for (int i = 0; i < N; i++) {
    int low;
    if (all[i].tag == REAL) {
      double real = all[i].is.real;
      long bits;
      memcpy(&bits, &real, sizeof bits);
      low = (int)bits;
      sum += real * x[0];
    } else {
      low = all[i].is.small;
    }
    if (all[i].tag == SHORT) sum += low * x[i] * x[1];
  }
  free(all);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(again, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
