// Found by random programs: structs passed by value and returned, constant, in pieces, copied whole.
#include "check.h"

struct wide {
  double a, b[2], c[2];
};
struct holder {
  double x, *p, w[2], *q;
};
struct indexed {
  double a;
  int k;
  double b[2];
  int n, m;
};
struct wide_lanes {
  struct wide of[WIDTH];
};

struct wide __enzyme_fwddiff_wide(void *, ...);
struct wide_lanes __enzyme_fwddiff_wides(void *, ...);

/* What is passed by value is the callee's own variable, even where it is constant to the caller. */
static double overwritten(double x, struct wide w) {
  w.b[0] = x * x;
  return w.b[0] * w.a;
}

static double led_elsewhere(struct holder h, struct holder *other) {
  h = *other;
  h.q[1] = h.p[0] * h.x;
  return other->q[1] + h.w[1];
}

static double store(double *from, struct wide *to) {
  to->a = *from * *from;
  return to->c[0];
}

static double through_pointer(double *x, struct wide w, int which) {
  double (*call)(double *, struct wide *) = which ? store : 0;
  return call(x, &w) + w.a;
}

/* Memory that is constant in one way and active in none. */
static struct wide cleared(double x, struct wide w) {
  for (double *p = w.b; p != w.b + 1; p++)
    if ((x = *p) >= 0.3) memset(w.b, 0, sizeof w.b);
  return w;
}

static struct wide same(struct wide w) { return w; }

static struct wide at(struct wide *w, int k) { return w[k]; }

/* An index that is not known stays in its array, between integers. */
__attribute__((noinline)) static double pick(struct indexed s, double x) {
  double all[4] = {s.b[(int)(s.b[1] + 2.25) % 2], x, 1, 2};
  return all[(4 + s.n) % 2] * s.b[s.m % 2];
}

static double picked(double *x) {
  struct indexed s = {0.5, 0, {0.5, 1.5 * x[0]}, (int)(x[0] + 5.25), 1};
  return pick(s, x[0]);
}

/* Words moved from one number of an array to the other. */
__attribute__((noinline)) static void turn(struct indexed *from, struct indexed *to) {
  union {
    double number;
    unsigned long word;
  } all[2], copy[2];
  for (int k = 0; k < 2; k++) all[k].number = from->b[k];
  for (int k = 0; k < 2; k++) copy[1 - k].word = all[k].word;
  for (int k = 0; k < 2; k++) to->b[k] = copy[k].number;
}

static double turned(double x, int *n) {
  struct indexed s = {0.5, n[0], {x, 3}, n[1], n[2]};
  double rows[2][2] = {{x, 1}, {2, x * x}};
  turn(&s, &s);
  return s.b[0] * 2 + s.b[1] * rows[(3 * s.n) % 2][1];
}

static void check_constant_structs(void) {
  struct wide w = {3, {0.5, 1}, {2, 4}}, dw = {1, {2, 3}, {4, 5}}, none = {0, {0, 0}, {0, 0}};
  CHECK_GOT("overwritten", __enzyme_fwddiff_double((void *)overwritten, 0.5, 2.0, enzyme_const, w), 6,
            BY_FORMULA);
  double p[2] = {2, 3}, q[2] = {4, 5}, dp[2] = {1, 0}, dq[2] = {0.5, 0.25};
  struct holder h = {1, q, {2, 3}, p}, o = {2, p, {3, 4}, q}, od = {0.5, dp, {0.25, 8}, dq};
  CHECK_GOT("led elsewhere", __enzyme_fwddiff_double((void *)led_elsewhere, enzyme_const, h, enzyme_dup, &o,
            &od), 3 + 8, BY_FORMULA);
  CHECK_GOT("led elsewhere, stored", dq[1], 3, BY_FORMULA);
  double x = 3, dx = 1;
  CHECK_GOT("through a pointer", __enzyme_fwddiff_double((void *)through_pointer, enzyme_dup, &x, &dx,
            enzyme_const, w, enzyme_const, 1), 6, BY_FORMULA);
  struct wide got = __enzyme_fwddiff_wide((void *)cleared, 0.5, 1.0, enzyme_const, w);
  CHECK_GOT("cleared", memcmp(&got, &none, sizeof got), 0, BY_FORMULA);
  w.b[0] = 0.1;
  got = __enzyme_fwddiff_wide((void *)cleared, 0.5, 1.0, enzyme_const, w);
  CHECK_GOT("not cleared", memcmp(&got, &none, sizeof got), 0, BY_FORMULA);
  got = __enzyme_fwddiff_wide((void *)same, enzyme_const, w);
  CHECK_GOT("same, constant", memcmp(&got, &none, sizeof got), 0, BY_FORMULA);
  got = __enzyme_fwddiff_wide((void *)same, enzyme_dup, w, dw);
  CHECK_GOT("same", memcmp(&got, &dw, sizeof got), 0, BY_FORMULA);
  struct wide ws[2] = {w, w}, dws[2] = {none, dw};
  got = __enzyme_fwddiff_wide((void *)at, enzyme_dup, ws, dws, enzyme_const, 1);
  CHECK_GOT("one of two", memcmp(&got, &dw, sizeof got), 0, BY_FORMULA);
  struct wide_lanes all = __enzyme_fwddiff_wides((void *)same, enzyme_width, WIDTH, enzyme_dup, w, none, dw,
            none, dw);
  CHECK_GOT("width 4", all.of[3].c[1] + all.of[2].c[1], 5, BY_FORMULA);
}

int main(void) {
  check_constant_structs();
  double x = 1, dx = 1;
  int n[3] = {1, 1, 1};
  CHECK_GOT("picked", __enzyme_fwddiff_double((void *)picked, enzyme_dup, &x, &dx), DIFFERENCE(t, 1.0,
            picked(&(double){t})), BY_DIFFERENCES);
  CHECK_GOT("turned", __enzyme_fwddiff_double((void *)turned, 2.0, 1.0, enzyme_const, n), DIFFERENCE(t, 2.0,
            turned(t, n)), BY_DIFFERENCES);
  return checked();
}
