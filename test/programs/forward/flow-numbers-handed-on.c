// Numbers that rounds hand on to later ones; what a loop begins with is as if rounds before had it.
#include "check.h"

static int many = 6, few = 2, none = 0;

// Overwritten in place: what was there before is handed on.
static void stencil(double *u, int n, double left) {
  double before = left, two = 0.25 * left;
  for (int i = 0; i < n; i++) {
    double here = u[i];
    u[i] = here + 0.2 * here * before - 0.1 * two * two;
    two = before, before = here;
  }
}

// The same numbers are handed on to three that begin with different ones.
static void shared(double *u, int n, double a, double b) {
  double p = a, q = b, r = a * b;
  for (int i = 0; i < n; i++) {
    double here = u[i];
    u[i] = here * p + 0.5 * q * r + 0.1 * here;
    p = q = r = here;
  }
}

// Chains of which some links are the same.
static void chains(double *u, int n, double a) {
  double p = a, q = 2 * a, r = 0, s = 3;
  for (int i = 0; i < n; i++) {
    double here = u[i];
    u[i] = sin(here) * p + q * r * 0.3 + s * here * 0.1;
    r = q, s = q, q = p, p = here;
  }
}

// Three take turns, beside what is kept of each round.
static void turns(double *u, int n, double a, double b) {
  double p = a, q = b, r = a + b;
  for (int i = 0; i < n; i++) {
    double here = u[i], t = p;
    u[i] = here * here * 0.2 * p + q * here;
    p = q, q = r, r = t;
  }
}

// How often it goes round is known when it has.
static double until(double *u, int n, double limit) {
  double before = 0.5, sum = 0;
  int i = 0;
  do {
    double here = u[i];
    u[i] = here * before + 0.3;
    sum += here * here * before;
    before = here;
    i++;
  } while (i < n && sum < limit);
  return sum * before;
}

// Inner loops of different lengths, none of them long for certain, and some that are not entered.
static void triangle(double *u, int n) {
  for (int k = 0; k < n; k++) {
    double before = u[k];
    for (int i = k; i < n; i++) {
      double here = u[i];
      u[i] = here * 0.7 + 0.4 * before * here;
      before = here;
    }
    if (k % 2) stencil(u, k % 3, u[0]);
  }
}

// What is handed on is left behind, and what is kept beside it is not handed on.
static double beside(double *u, int n) {
  double before = 0.1, last = 0;
  for (int k = 0; k < few; k++)
    for (int i = 0; i < n; i++) {
      double here = u[i], bent = exp(-here * here);
      last = bent * before;
      u[i] = here * bent + last * last;
      before = here;
    }
  return last * before;
}

// It stops in the middle of a round, before anything is handed on.
static double stops(double *u, int n) {
  double before = u[0], sum = 0;
  for (int k = 0; k < few + 1; k++)
    for (int i = 0;; i++) {
      sum += before * before;
      if (i >= n - k) break;
      double here = u[i];
      u[i] = here * before * 0.5 + here;
      before = here;
    }
  return sum;
}

static void all(const double *x, double *y) {
  double u[6];
  memcpy(u, x, sizeof u);
  for (int k = 0; k < 3; k++) stencil(u, many - k, x[0]);
  for (int k = 0; k < 2; k++) shared(u, many, u[1], x[2]);
  y[0] = u[0] + u[2] * u[5];
  for (int k = 0; k < 3; k++) chains(u, many - 2 * k, u[3]);
  y[1] = u[1] * u[4];
  for (int k = 0; k < 2; k++) turns(u, many - k, u[5] * 0.1, 0.2);
  y[2] = u[3];
  y[3] = until(u, many, 2.5) + until(u, many, 0.1) + until(u, many, 1e9);
  triangle(u, many);
  stencil(u, none, u[1]);
  y[4] = u[0] * u[5] + u[2];
  y[5] = beside(u, many) + stops(u, few + 2);
}

int main(void) {
  CHECK_MAP_WITHIN(0x1p-7, all, ((double[]){0.9, 0.5, -0.4, 0.8, 0.5, -0.7}), 6, 6, NULL);
  CHECK_MAP_WITHIN(0x1p-7, all, ((double[]){-0.3, 0.6, 0.2, 0.4, 0.7, 0.1}), 6, 6, NULL);
  return checked();
}
