/* An equation of reaction and diffusion (the Brusselator, along a line), solved over time.
 *
 * ADAPTIVE: Dormand and Prince 5(4), with steps as long as the error allows; otherwise Runge and
 * Kutta's four stages, with constant steps. The right-hand side comes as a function pointer. */
#include "speed.h"

typedef void slope_of(int n, const double *y, const double *p, double *dy);

/* y: n/2 concentrations u, then as many v; p: both supplies, and the diffusion. */
void brusselator(int n, const double *y, const double *p, double *dy) {
  int cells = n / 2;
  const double *u = y, *v = y + cells;
  double spread = p[2] * (cells + 1) * (cells + 1);
  for (int i = 0; i < cells; i++) {
    double ul = i > 0 ? u[i - 1] : 1, ur = i < cells - 1 ? u[i + 1] : 1;
    double vl = i > 0 ? v[i - 1] : 3, vr = i < cells - 1 ? v[i + 1] : 3;
    double both = u[i] * u[i] * v[i];
    dy[i] = p[0] + both - (p[1] + 1) * u[i] + spread * (ul - 2 * u[i] + ur);
    dy[cells + i] = p[1] * u[i] - both + spread * (vl - 2 * v[i] + vr);
  }
}

#ifdef ADAPTIVE

static const double A[7][6] = {
    {0},
    {1 / 5.0},
    {3 / 40.0, 9 / 40.0},
    {44 / 45.0, -56 / 15.0, 32 / 9.0},
    {19372 / 6561.0, -25360 / 2187.0, 64448 / 6561.0, -212 / 729.0},
    {9017 / 3168.0, -355 / 33.0, 46732 / 5247.0, 49 / 176.0, -5103 / 18656.0},
    {35 / 384.0, 0, 500 / 1113.0, 125 / 192.0, -2187 / 6784.0, 11 / 84.0},
};
static const double E[7] = {71 / 57600.0,      0,           -71 / 16695.0, 71 / 1920.0,
                            -17253 / 339200.0, 22 / 525.0, -1 / 40.0};

/* The error of a step, beside what is allowed: 1 is as much. k: the slopes of the stages. */
double error_of(int n, const double *y, const double *next, const double *k, double h, double relative) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double e = 0, largest = fabs(y[i]) > fabs(next[i]) ? fabs(y[i]) : fabs(next[i]);
    for (int s = 0; s < 7; s++) e += E[s] * k[s * n + i];
    double beside = h * e / (relative + relative * largest);
    sum += beside * beside;
  }
  return sqrt(sum / n);
}

/* Replace y by where it is at the time end. */
void solve(slope_of *f, int n, double *y, const double *p, double end, double relative) {
  double *k = malloc(7 * n * sizeof(double)), *next = malloc(n * sizeof(double));
  double t = 0, h = 1e-3;
  int last = 0;
  f(n, y, p, k);
  while (!last) {
    if (t + h >= end) {
      h = end - t;
      last = 1;
    }
    for (int s = 1; s < 7; s++) {
      for (int i = 0; i < n; i++) {
        double move = 0;
        for (int r = 0; r < s; r++) move += A[s][r] * k[r * n + i];
        next[i] = y[i] + h * move;
      }
      f(n, next, p, k + s * n);
    }
    double error = error_of(n, y, next, k, h, relative), factor = 0.9 * pow(error, -0.2);
    if (factor < 0.2) factor = 0.2;
    if (factor > 5) factor = 5;
    if (error <= 1) {
      t += h;
      for (int i = 0; i < n; i++) {
        y[i] = next[i];
        k[i] = k[6 * n + i];
      }
    } else {
      last = 0;
    }
    h *= factor;
  }
  free(k), free(next);
}

#else

void solve(slope_of *f, int n, double *y, const double *p, double end, double h) {
  double *k = malloc(n * sizeof(double)), *at = malloc(n * sizeof(double));
  double *sum = malloc(n * sizeof(double));
  int steps = end / h + 0.5;
  for (int step = 0; step < steps; step++) {
    f(n, y, p, k);
    for (int i = 0; i < n; i++) sum[i] = k[i], at[i] = y[i] + h / 2 * k[i];
    f(n, at, p, k);
    for (int i = 0; i < n; i++) sum[i] += 2 * k[i], at[i] = y[i] + h / 2 * k[i];
    f(n, at, p, k);
    for (int i = 0; i < n; i++) sum[i] += 2 * k[i], at[i] = y[i] + h * k[i];
    f(n, at, p, k);
    for (int i = 0; i < n; i++) y[i] += h / 6 * (sum[i] + k[i]);
  }
  free(k), free(at), free(sum);
}

#endif

/* Squares of what has come of first. */
double outcome(int n, const double *first, const double *p, double end, double fine) {
  double *y = malloc(n * sizeof(double)), sum = 0;
  memcpy(y, first, n * sizeof(double));
  solve(brusselator, n, y, p, end, fine);
  for (int i = 0; i < n; i++) sum += y[i] * y[i];
  free(y);
  return sum;
}

/* -- by hand ---------------------------------------------------------------------------------- */

/* Add to dy and dp the derivatives of the slopes at y, weighted with back. */
static void brusselator_back(int n, const double *restrict y, const double *restrict p,
                             const double *restrict back, double *restrict dy, double *restrict dp) {
  int cells = n / 2;
  const double *u = y, *v = y + cells, *bu = back, *bv = back + cells;
  double size = (cells + 1) * (cells + 1), spread = p[2] * size, supply = 0, feed = 0, diffuse = 0;
  for (int i = 0; i < cells; i++) {
    double ul = i > 0 ? u[i - 1] : 1, ur = i < cells - 1 ? u[i + 1] : 1;
    double vl = i > 0 ? v[i - 1] : 3, vr = i < cells - 1 ? v[i + 1] : 3;
    double bul = i > 0 ? bu[i - 1] : 0, bur = i < cells - 1 ? bu[i + 1] : 0;
    double bvl = i > 0 ? bv[i - 1] : 0, bvr = i < cells - 1 ? bv[i + 1] : 0;
    double apart = bu[i] - bv[i];
    dy[i] += 2 * u[i] * v[i] * apart - bu[i] - p[1] * apart + spread * (bul - 2 * bu[i] + bur);
    dy[cells + i] += u[i] * u[i] * apart + spread * (bvl - 2 * bv[i] + bvr);
    supply += bu[i];
    feed -= u[i] * apart;
    diffuse += bu[i] * (ul - 2 * u[i] + ur) + bv[i] * (vl - 2 * v[i] + vr);
  }
  dp[0] += supply, dp[1] += feed, dp[2] += size * diffuse;
}

#ifdef ADAPTIVE

/* What an attempt at a step has: its length, how it went. */
struct attempt {
  double h, error, factor;
  int accepted, cut, clipped;
};
struct kept {
  int count, room;
  struct attempt *attempts;
  double *numbers; /* of each attempt 8 * n: y, where the stages 1 to 6 are (the last is next), errors / h */
};

static double *attempt_of(struct kept *kept, int n) {
  if (kept->count == kept->room) {
    kept->room = kept->room ? 2 * kept->room : 64;
    kept->attempts = realloc(kept->attempts, kept->room * sizeof *kept->attempts);
    kept->numbers = realloc(kept->numbers, (size_t)kept->room * 8 * n * sizeof(double));
  }
  return kept->numbers + (size_t)kept->count * 8 * n;
}

/* Fill where the stages are, and the errors; k: the slopes, of which the first is known. */
static void attempt_step(int n, double *restrict at, const double *p, double h, double *restrict k) {
  double *errors = at + 7 * n;
  for (int s = 1; s < 7; s++) {
    double *here = at + s * n;
    for (int i = 0; i < n; i++) here[i] = 0;
    for (int r = 0; r < s; r++)
      for (int i = 0; i < n; i++) here[i] += A[s][r] * k[r * n + i];
    for (int i = 0; i < n; i++) here[i] = at[i] + h * here[i];
    brusselator(n, here, p, k + s * n);
  }
  for (int i = 0; i < n; i++) errors[i] = 0;
  for (int s = 0; s < 7; s++)
    for (int i = 0; i < n; i++) errors[i] += E[s] * k[s * n + i];
}

static void solve_kept(int n, double *y, const double *p, double end, double relative,
                       struct kept *kept) {
  double t = 0, h = 1e-3, *k = malloc(7 * n * sizeof(double));
  brusselator(n, y, p, k);
  for (int last = 0; !last; kept->count++) {
    double *at = attempt_of(kept, n);
    struct attempt *a = kept->attempts + kept->count;
    a->cut = last = t + h >= end;
    if (last) h = end - t;
    memcpy(at, y, n * sizeof(double));
    attempt_step(n, at, p, h, k);
    a->h = h;
    a->error = error_of(n, y, at + 6 * n, k, h, relative);
    a->factor = 0.9 * pow(a->error, -0.2);
    a->clipped = a->factor < 0.2 || a->factor > 5;
    if (a->clipped) a->factor = a->factor < 0.2 ? 0.2 : 5;
    a->accepted = a->error <= 1;
    if (a->accepted) {
      t += h;
      memcpy(y, at + 6 * n, n * sizeof(double));
      memcpy(k, k + 6 * n, n * sizeof(double));
    } else {
      last = 0;
    }
    h *= a->factor;
  }
  free(k);
}

/* Add to dy, dnext, dk the derivatives of the error, weighted with back; return that of h. */
static double error_back(int n, const double *restrict at, const struct attempt *a, double relative,
                         double back, double *restrict dy, double *restrict dnext,
                         double *restrict dk, double *restrict parts) {
  const double *next = at + 6 * n, *errors = at + 7 * n;
  double dh = 0, h = a->h;
  for (int i = 0; i < n; i++) {
    double first = fabs(at[i]), second = fabs(next[i]);
    double largest = first > second ? first : second;
    double allowed = relative + relative * largest, beside = h * errors[i] / allowed;
    double dbeside = back * beside / (n * a->error), dlargest = -dbeside * beside / allowed * relative;
    parts[i] = dbeside / allowed;
    dh += parts[i] * errors[i];
    dy[i] += first > second ? copysign(dlargest, at[i] * dlargest) : 0;
    dnext[i] += first > second ? 0 : copysign(dlargest, next[i] * dlargest);
  }
  for (int s = 0; s < 7; s++)
    for (int i = 0; i < n; i++) dk[s * n + i] += E[s] * h * parts[i];
  return dh;
}

/* Turn the derivatives by what comes out into those by what goes in. */
static void solve_back(int n, double *restrict dy, const double *p, double *dp, double relative,
                       const struct kept *kept) {
  double dt = 0, dh = 0, *restrict dk = calloc(9 * n, sizeof(double));
  double *restrict dnext = dk + 7 * n, *restrict parts = dnext + n;
  for (int step = kept->count - 1; step >= 0; step--) {
    const struct attempt *a = kept->attempts + step;
    const double *at = kept->numbers + (size_t)step * 8 * n;
    double dfactor = dh * a->h, moved = 0;
    dh *= a->factor;
    memset(dnext, 0, n * sizeof(double));
    if (a->accepted) {
      dh += dt;
      memcpy(dnext, dy, n * sizeof(double));
      memcpy(dk + 6 * n, dk, n * sizeof(double));
      memset(dy, 0, n * sizeof(double));
      memset(dk, 0, n * sizeof(double));
    }
    if (!a->clipped && dfactor != 0)
      dh += error_back(n, at, a, relative, -0.2 * dfactor * a->factor / a->error, dy, dnext, dk, parts);
    for (int s = 6; s > 0; s--) {
      brusselator_back(n, at + s * n, p, dk + s * n, dnext, dp);
      for (int r = 0; r < s; r++)
        for (int i = 0; i < n; i++) dk[r * n + i] += A[s][r] * a->h * dnext[i];
      for (int i = 0; i < n; i++) {
        moved += dnext[i] * (at[s * n + i] - at[i]);
        dy[i] += dnext[i];
        dnext[i] = 0;
      }
      memset(dk + s * n, 0, n * sizeof(double));
    }
    dh += moved / a->h;
    if (a->cut) dt -= dh, dh = 0;
  }
  brusselator_back(n, kept->numbers, p, dk, dy, dp);
  free(dk);
}

#else

struct kept {
  double *numbers; /* of each step 4 * n: where the stages are */
};

static void solve_kept(int n, double *y, const double *p, double end, double h, struct kept *kept) {
  int steps = end / h + 0.5;
  double *k = malloc(2 * n * sizeof(double)), *sum = k + n;
  kept->numbers = malloc((size_t)steps * 4 * n * sizeof(double));
  for (int step = 0; step < steps; step++) {
    double *at = kept->numbers + (size_t)step * 4 * n;
    memcpy(at, y, n * sizeof(double));
    for (int s = 0; s < 3; s++) {
      brusselator(n, at + s * n, p, k);
      for (int i = 0; i < n; i++) {
        sum[i] = s ? sum[i] + 2 * k[i] : k[i];
        at[(s + 1) * n + i] = y[i] + (s < 2 ? h / 2 : h) * k[i];
      }
    }
    brusselator(n, at + 3 * n, p, k);
    for (int i = 0; i < n; i++) y[i] += h / 6 * (sum[i] + k[i]);
  }
  free(k);
}

static void solve_back(int n, double *dy, const double *p, double *dp, double end, double h,
                       const struct kept *kept) {
  int steps = end / h + 0.5;
  double *dk = malloc(3 * n * sizeof(double)), *dat = dk + n, *dnext = dat + n;
  for (int step = steps - 1; step >= 0; step--) {
    const double *at = kept->numbers + (size_t)step * 4 * n;
    memcpy(dnext, dy, n * sizeof(double));
    for (int i = 0; i < n; i++) dk[i] = h / 6 * dnext[i], dat[i] = 0;
    brusselator_back(n, at + 3 * n, p, dk, dat, dp);
    for (int s = 2; s >= 0; s--) {
      double length = s < 2 ? h / 2 : h, weight = s ? h / 3 : h / 6;
      for (int i = 0; i < n; i++) {
        dy[i] += dat[i];
        dk[i] = weight * dnext[i] + length * dat[i];
        dat[i] = 0;
      }
      brusselator_back(n, at + s * n, p, dk, dat, dp);
    }
    for (int i = 0; i < n; i++) dy[i] += dat[i];
  }
  free(dk);
}

#endif

static void outcome_hand(int n, const double *first, double *dfirst, const double *p, double *dp,
                         double end, double fine) {
  struct kept kept = {0};
  double *y = malloc(n * sizeof(double));
  memcpy(y, first, n * sizeof(double));
  solve_kept(n, y, p, end, fine, &kept);
  for (int i = 0; i < n; i++) y[i] *= 2;
#ifdef ADAPTIVE
  solve_back(n, y, p, dp, fine, &kept);
  free(kept.attempts);
#else
  solve_back(n, y, p, dp, end, fine, &kept);
#endif
  for (int i = 0; i < n; i++) dfirst[i] += y[i];
  free(y), free(kept.numbers);
}

/* -- the program ------------------------------------------------------------------------------ */

static int n;
#ifdef ADAPTIVE
static const double end = 10, fine = 1e-8;
#else
static const double end = 5, fine = 0.005;
#endif

static void prepare(void) {
#ifdef ADAPTIVE
  n = unknown(16);
#else
  n = unknown(64);
#endif
  inputs = n + 3;
}
static void start(double *x) {
  for (int i = 0; i < n; i++) x[i] = between(0.5, 1.5) + (i < n / 2 ? 0 : 2);
  x[n] = 1, x[n + 1] = 3, x[n + 2] = 0.02;
}
static double primal(const double *x) { return outcome(n, x, x + n, end, fine); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)outcome, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, x + n, dx + n,
           enzyme_const, end, enzyme_const, fine);
}
static void by_hand(const double *x, double *dx) {
  outcome_hand(n, x, dx, x + n, dx + n, end, fine);
}
