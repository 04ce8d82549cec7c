/* What a gradient costs beside its primal and beside an adjoint written by hand. */
#include "reverse.h"

/* -- the norm of a matrix times a vector ------------------------------------------------------ */

PRIMAL_OF(matvec) {
  const double *a = x, *v = x + n * n;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < n; j++) s += a[i * n + j] * v[j];
    work[i] = s;
    sum += s * s;
  }
  return sqrt(sum);
}
HAND(matvec) {
  const double *a = x, *v = x + n * n;
  double *restrict da = dx, *restrict dv = dx + n * n;
  double back = 1 / matvec(x, data, work, n);
  for (int i = 0; i < n; i++) {
    double dy = dwork[i] + back * work[i];
    for (int j = 0; j < n; j++) {
      da[i * n + j] += dy * v[j];
      dv[j] += dy * a[i * n + j];
    }
  }
}
OURS(matvec)

/* -- the log-likelihood of a mixture of Gaussians --------------------------------------------- */

#define PARTS 8
#define SPACE 4

static inline double term(const double *x, const double *scale, const double *point, int k) {
  const double *mean = x + PARTS + k * SPACE, *log_scale = mean + PARTS * SPACE;
  double t = x[k];
  for (int d = 0; d < SPACE; d++) {
    double off = scale[k * SPACE + d] * (point[d] - mean[d]);
    t += log_scale[d] - 0.5 * off * off;
  }
  return t;
}
PRIMAL_OF(gmm) {
  double all = 0, t[PARTS];
  for (int i = 0; i < PARTS * SPACE; i++) work[i] = exp(x[PARTS + PARTS * SPACE + i]);
  for (int p = 0; p < n; p++) {
    double top = -INFINITY, sum = 0;
    for (int k = 0; k < PARTS; k++) {
      t[k] = term(x, work, data + p * SPACE, k);
      if (t[k] > top) top = t[k];
    }
    for (int k = 0; k < PARTS; k++) sum += exp(t[k] - top);
    all += top + log(sum);
  }
  return all;
}
HAND(gmm) {
  double t[PARTS], dscale[PARTS * SPACE] = {0};
  double *dmean = dx + PARTS, *dlog_scale = dmean + PARTS * SPACE;
  const double *mean = x + PARTS;
  for (int i = 0; i < PARTS * SPACE; i++) work[i] = exp(x[PARTS + PARTS * SPACE + i]);
  for (int p = 0; p < n; p++) {
    const double *point = data + p * SPACE;
    double top = -INFINITY, sum = 0;
    for (int k = 0; k < PARTS; k++) {
      t[k] = term(x, work, point, k);
      if (t[k] > top) top = t[k];
    }
    for (int k = 0; k < PARTS; k++) sum += t[k] = exp(t[k] - top);
    double back = 1 / sum;
    for (int k = 0; k < PARTS; k++) {
      double dt = t[k] * back;
      dx[k] += dt;
      for (int d = 0; d < SPACE; d++) {
        int i = k * SPACE + d;
        double apart = point[d] - mean[i], off = work[i] * apart;
        dlog_scale[i] += dt;
        dmean[i] += dt * off * work[i];
        dscale[i] -= dt * off * apart;
      }
    }
  }
  for (int i = 0; i < PARTS * SPACE; i++) dlog_scale[i] += dscale[i] * work[i];
}
OURS(gmm)

/* -- two layers of a neural network ----------------------------------------------------------- */

static inline void forth(const double *restrict w, const double *restrict b, const double *restrict in,
                         double *restrict out, int n) {
  for (int i = 0; i < n; i++) {
    double s = b[i];
    for (int j = 0; j < n; j++) s += w[i * n + j] * in[j];
    out[i] = tanh(s);
  }
}
PRIMAL_OF(layers) {
  const double *w1 = x, *b1 = w1 + n * n, *w2 = b1 + n, *b2 = w2 + n * n, *v = b2 + n;
  double loss = 0;
  forth(w1, b1, v, work, n);
  forth(w2, b2, work, work + n, n);
  for (int i = 0; i < n; i++) loss += 0.5 * (work[n + i] - data[i]) * (work[n + i] - data[i]);
  return loss;
}
static inline void back(const double *restrict w, double *restrict dw, double *restrict db,
                        const double *restrict in, double *restrict din, const double *restrict out,
                        const double *restrict dout, int n) {
  for (int i = 0; i < n; i++) {
    double ds = dout[i] * (1 - out[i] * out[i]);
    db[i] += ds;
    for (int j = 0; j < n; j++) {
      dw[i * n + j] += ds * in[j];
      din[j] += ds * w[i * n + j];
    }
  }
}
HAND(layers) {
  const double *w1 = x, *b1 = w1 + n * n, *w2 = b1 + n, *b2 = w2 + n * n, *v = b2 + n;
  double *dw1 = dx, *db1 = dw1 + n * n, *dw2 = db1 + n, *db2 = dw2 + n * n, *dv = db2 + n;
  forth(w1, b1, v, work, n);
  forth(w2, b2, work, work + n, n);
  for (int i = 0; i < n; i++) dwork[n + i] += work[n + i] - data[i];
  back(w2, dw2, db2, work, dwork, work + n, dwork + n, n);
  back(w1, dw1, db1, v, dv, work, dwork, n);
}
OURS(layers)

/* -- a recurrence like that of an LSTM, unit by unit ------------------------------------------ */

#define TIMES 100

static inline double logistic(double z) { return 1 / (1 + exp(-z)); }
static inline double gate(const double *w, double in, double h, int j, int n) {
  return w[j] * in + w[n + j] * h + w[2 * n + j];
}
PRIMAL_OF(lstm) {
  double *h = work, *c = work + n, loss = 0;
  for (int j = 0; j < n; j++) h[j] = c[j] = 0;
  for (int t = 0; t < TIMES; t++)
    for (int j = 0; j < n; j++) {
      double in = data[t * n + j], old = h[j];
      double i = logistic(gate(x, in, old, j, n));
      double f = logistic(gate(x + 3 * n, in, old, j, n));
      double o = logistic(gate(x + 6 * n, in, old, j, n));
      double g = tanh(gate(x + 9 * n, in, old, j, n));
      c[j] = f * c[j] + i * g;
      h[j] = o * tanh(c[j]);
      loss += h[j] * h[j];
    }
  return loss;
}
struct moment {
  double i, f, o, g, c, tanh_c, h;
};
static inline void gate_back(const double *w, double *dw, double dz, double in, double h, double *dh,
                             int j, int n) {
  dw[j] += dz * in;
  dw[n + j] += dz * h;
  dw[2 * n + j] += dz;
  *dh += dz * w[n + j];
}
HAND(lstm) {
  double *h = work, *c = work + n, *dh = dwork, *dc = dwork + n;
  struct moment *moments = malloc(TIMES * n * sizeof *moments);
  for (int j = 0; j < n; j++) h[j] = c[j] = 0;
  for (int t = 0; t < TIMES; t++)
    for (int j = 0; j < n; j++) {
      struct moment *m = &moments[t * n + j];
      double in = data[t * n + j];
      m->h = h[j], m->c = c[j];
      m->i = logistic(gate(x, in, m->h, j, n));
      m->f = logistic(gate(x + 3 * n, in, m->h, j, n));
      m->o = logistic(gate(x + 6 * n, in, m->h, j, n));
      m->g = tanh(gate(x + 9 * n, in, m->h, j, n));
      c[j] = m->f * m->c + m->i * m->g;
      m->tanh_c = tanh(c[j]);
      h[j] = m->o * m->tanh_c;
    }
  for (int t = TIMES - 1; t >= 0; t--)
    for (int j = 0; j < n; j++) {
      struct moment m = moments[t * n + j];
      double in = data[t * n + j], after = m.o * m.tanh_c, dafter = dh[j] + 2 * after, before = 0;
      double dcell = dc[j] + dafter * m.o * (1 - m.tanh_c * m.tanh_c);
      gate_back(x, dx, dcell * m.g * m.i * (1 - m.i), in, m.h, &before, j, n);
      gate_back(x + 3 * n, dx + 3 * n, dcell * m.c * m.f * (1 - m.f), in, m.h, &before, j, n);
      gate_back(x + 6 * n, dx + 6 * n, dafter * m.tanh_c * m.o * (1 - m.o), in, m.h, &before, j, n);
      gate_back(x + 9 * n, dx + 9 * n, dcell * m.i * (1 - m.g * m.g), in, m.h, &before, j, n);
      dh[j] = before;
      dc[j] = dcell * m.f;
    }
  for (int j = 0; j < n; j++) dh[j] = dc[j] = 0;
  free(moments);
}
OURS(lstm)

/* -- log-sum-exp of many rows: by itself, and by a rule of the user's ------------------------- */

#define COLUMNS 32

static inline double log_sum_exp(const double *x) {
  double top = x[0], sum = 0;
  for (int i = 1; i < COLUMNS; i++) top = fmax(top, x[i]);
  for (int i = 0; i < COLUMNS; i++) sum += exp(x[i] - top);
  return top + log(sum);
}
PRIMAL_OF(softmax) {
  double sum = 0;
  for (int k = 0; k < n; k++) sum += log_sum_exp(x + k * COLUMNS) * data[k];
  return sum;
}
HAND(softmax) {
  for (int k = 0; k < n; k++) {
    double top = log_sum_exp(x + k * COLUMNS);
    for (int i = k * COLUMNS; i < (k + 1) * COLUMNS; i++) dx[i] += data[k] * exp(x[i] - top);
  }
}
OURS(softmax)

struct kept {
  double tape, result;
};
static double ruled_log_sum_exp(const double *x) { return log_sum_exp(x); }
static struct kept augmented_log_sum_exp(const double *x, double *dx) {
  (void)dx;
  double result = log_sum_exp(x);
  return (struct kept){result, result};
}
static void gradient_log_sum_exp(const double *x, double *dx, double seed, double result) {
  for (int i = 0; i < COLUMNS && dx != x; i++) dx[i] += seed * exp(x[i] - result);
}
__attribute__((used)) static void *__enzyme_register_gradient_lse[] = {
    (void *)ruled_log_sum_exp, (void *)augmented_log_sum_exp, (void *)gradient_log_sum_exp};
PRIMAL_OF(softrule) {
  double sum = 0;
  for (int k = 0; k < n; k++) sum += ruled_log_sum_exp(x + k * COLUMNS) * data[k];
  return sum;
}
HAND(softrule) { softmax_hand(x, dx, data, work, dwork, n); }
OURS(softrule)

/* -- the energy of bodies that attract each other --------------------------------------------- */

PRIMAL_OF(bodies) {
  const double *px = x, *py = x + n, *pz = x + 2 * n;
  double energy = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      double a = px[i] - px[j], b = py[i] - py[j], c = pz[i] - pz[j];
      energy -= data[i] * data[j] / sqrt(a * a + b * b + c * c + 0.01);
    }
  return energy;
}
HAND(bodies) {
  const double *px = x, *py = x + n, *pz = x + 2 * n;
  double *restrict dpx = dx, *restrict dpy = dx + n, *restrict dpz = dx + 2 * n;
  for (int i = 0; i < n; i++) {
    double da = 0, db = 0, dc = 0;
    for (int j = 0; j < i; j++) {
      double a = px[i] - px[j], b = py[i] - py[j], c = pz[i] - pz[j];
      double square = a * a + b * b + c * c + 0.01;
      double pull = data[i] * data[j] / (square * sqrt(square));
      da += pull * a, db += pull * b, dc += pull * c;
      dpx[j] -= pull * a, dpy[j] -= pull * b, dpz[j] -= pull * c;
    }
    dpx[i] += da, dpy[i] += db, dpz[i] += dc;
  }
}
OURS(bodies)

/* -- Burgers' equation by explicit steps, in two buffers -------------------------------------- */

#define STEPS 200

static inline void step(const double *restrict u, double *restrict v, int n) {
  for (int i = 1; i < n - 1; i++)
    v[i] = u[i] - 0.2 * u[i] * (u[i] - u[i - 1]) + 0.1 * (u[i + 1] - 2 * u[i] + u[i - 1]);
}
PRIMAL_OF(burgers) {
  double *u = work, *v = work + n, sum = 0;
  for (int i = 0; i < n; i++) u[i] = x[i];
  v[0] = u[0], v[n - 1] = u[n - 1];
  for (int k = 0; k < STEPS; k++) {
    step(u, v, n);
    double *t = u;
    u = v, v = t;
  }
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}
static inline void step_back(const double *restrict u, double *restrict du, double *restrict dv, int n) {
  double first = dv[0], last = dv[n - 1];
  dv[0] = dv[n - 1] = 0; /* the ends are no results of the step */
  for (int i = 1; i < n - 1; i++)
    du[i] = dv[i] * (0.8 - 0.2 * (2 * u[i] - u[i - 1])) + dv[i + 1] * (0.2 * u[i + 1] + 0.1) +
            dv[i - 1] * 0.1;
  du[0] = first + dv[1] * (0.2 * u[1] + 0.1);
  du[n - 1] = last + dv[n - 2] * 0.1;
}
HAND(burgers) {
  double *states = malloc((STEPS + 1) * n * sizeof(double)), *du = dwork, *dv = dwork + n;
  for (int i = 0; i < n; i++) states[i] = x[i];
  for (int k = 0; k < STEPS; k++) {
    double *u = states + k * n, *v = u + n;
    v[0] = u[0], v[n - 1] = u[n - 1];
    step(u, v, n);
  }
  for (int i = 0; i < n; i++) dv[i] = 2 * states[STEPS * n + i];
  for (int k = STEPS - 1; k >= 0; k--) {
    step_back(states + k * n, du, dv, n);
    double *t = du;
    du = dv, dv = t;
  }
  for (int i = 0; i < n; i++) dx[i] += dv[i];
  for (int i = 0; i < 2 * n; i++) dwork[i] = 0;
  free(states);
}
OURS(burgers)

/* -- a polynomial ----------------------------------------------------------------------------- */

PRIMAL_OF(horner) {
  double s = 0;
  for (int i = 0; i < n; i++) s = s * x[n] + x[i];
  return s;
}
HAND(horner) {
  double at = x[n], s = 0, slope = 0, power = 1;
  for (int i = 0; i < n; i++) {
    slope = slope * at + s;
    s = s * at + x[i];
  }
  dx[n] += slope;
  for (int i = n - 1; i >= 0; i--) {
    dx[i] += power;
    power *= at;
  }
}
OURS(horner)

/* -- a product that is carried along, in place ------------------------------------------------ */

PRIMAL_OF(scan) {
  double sum = x[0];
  for (int i = 1; i < n; i++) {
    x[i] = sin(x[i]) * x[i - 1];
    sum += x[i];
  }
  return sum;
}
HAND(scan) {
  double *old = malloc(n * sizeof(double));
  for (int i = 1; i < n; i++) {
    old[i] = x[i];
    x[i] = sin(x[i]) * x[i - 1];
  }
  double carried = 0;
  for (int i = n - 1; i > 0; i--) {
    double d = carried + dx[i] + 1;
    dx[i] = d * cos(old[i]) * x[i - 1];
    carried = d * sin(old[i]);
  }
  dx[0] += carried + 1;
  free(old);
}
OURS(scan)

/* -- a sum of transcendental functions -------------------------------------------------------- */

PRIMAL_OF(reduction) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += exp(-x[i]) * log1p(x[i] * x[i]);
  return sum;
}
HAND(reduction) {
  for (int i = 0; i < n; i++) {
    double square = x[i] * x[i];
    dx[i] += exp(-x[i]) * (2 * x[i] / (1 + square) - log1p(square));
  }
}
OURS(reduction)

/* -- residuals of a bundle adjustment --------------------------------------------------------- */

#define CAMERAS 16
#define POINTS 64
#define CAMERA 11 /* a rotation, a place, the focal length, the centre, two of distortion */

static inline const double *camera_of(const double *x, int o) { return x + CAMERA * (o % CAMERAS); }
static inline const double *point_of(const double *x, int o) {
  return x + CAMERA * CAMERAS + 3 * (o * 7 % POINTS);
}
static inline double dot(const double *a, const double *b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static inline void cross(const double *a, const double *b, double *c) {
  c[0] = a[1] * b[2] - a[2] * b[1];
  c[1] = a[2] * b[0] - a[0] * b[2];
  c[2] = a[0] * b[1] - a[1] * b[0];
}
PRIMAL_OF(bundle) {
  const double *weight = x + CAMERA * CAMERAS + 3 * POINTS;
  double sum = 0;
  for (int o = 0; o < n; o++) {
    const double *cam = camera_of(x, o), *at = point_of(x, o);
    double p[3] = {at[0] - cam[3], at[1] - cam[4], at[2] - cam[5]}, w[3], q[3], r[3];
    double angle = sqrt(dot(cam, cam)), c = cos(angle), s = sin(angle);
    for (int i = 0; i < 3; i++) w[i] = cam[i] / angle;
    cross(w, p, q);
    double along = dot(w, p) * (1 - c);
    for (int i = 0; i < 3; i++) r[i] = p[i] * c + q[i] * s + w[i] * along;
    double depth = 4 + r[2], u = r[0] / depth, v = r[1] / depth, radius = u * u + v * v;
    double bent = 1 + cam[9] * radius + cam[10] * radius * radius;
    double eu = weight[o] * (cam[6] * bent * u + cam[7] - data[2 * o]);
    double ev = weight[o] * (cam[6] * bent * v + cam[8] - data[2 * o + 1]);
    sum += eu * eu + ev * ev;
  }
  return sum;
}
HAND(bundle) {
  const double *weight = x + CAMERA * CAMERAS + 3 * POINTS;
  double *dweight = dx + (weight - x);
  for (int o = 0; o < n; o++) {
    const double *cam = camera_of(x, o), *at = point_of(x, o);
    double *dcam = dx + (cam - x), *dat = dx + (at - x);
    double p[3] = {at[0] - cam[3], at[1] - cam[4], at[2] - cam[5]}, w[3], q[3], r[3];
    double angle = sqrt(dot(cam, cam)), c = cos(angle), s = sin(angle), inverse = 1 / angle;
    for (int i = 0; i < 3; i++) w[i] = cam[i] * inverse;
    cross(w, p, q);
    double inside = dot(w, p), along = inside * (1 - c);
    for (int i = 0; i < 3; i++) r[i] = p[i] * c + q[i] * s + w[i] * along;
    double closer = 1 / (4 + r[2]), u = r[0] * closer, v = r[1] * closer, radius = u * u + v * v;
    double bent = 1 + cam[9] * radius + cam[10] * radius * radius;
    double off_u = cam[6] * bent * u + cam[7] - data[2 * o];
    double off_v = cam[6] * bent * v + cam[8] - data[2 * o + 1];

    double du = 2 * weight[o] * weight[o] * off_u, dv = 2 * weight[o] * weight[o] * off_v;
    dweight[o] += 2 * weight[o] * (off_u * off_u + off_v * off_v);
    double mixed = du * u + dv * v, dbent = cam[6] * mixed;
    dcam[6] += bent * mixed;
    dcam[7] += du;
    dcam[8] += dv;
    dcam[9] += dbent * radius;
    dcam[10] += dbent * radius * radius;
    double dradius = dbent * (cam[9] + 2 * cam[10] * radius);
    du = du * cam[6] * bent + 2 * u * dradius;
    dv = dv * cam[6] * bent + 2 * v * dradius;
    double dr[3] = {du * closer, dv * closer, -(du * u + dv * v) * closer};

    double onto = dot(w, dr), rw[3], pr[3], dw[3];
    cross(dr, w, rw);
    cross(p, dr, pr);
    double dangle = c * dot(q, dr) - s * (dot(p, dr) - inside * onto);
    for (int i = 0; i < 3; i++) {
      double dp = c * dr[i] + s * rw[i] + (1 - c) * onto * w[i];
      dat[i] += dp;
      dcam[3 + i] -= dp;
      dw[i] = s * pr[i] + along * dr[i] + (1 - c) * onto * p[i];
    }
    dangle -= dot(w, dw) * inverse;
    for (int i = 0; i < 3; i++) dcam[i] += dw[i] * inverse + dangle * w[i];
  }
}
OURS(bundle)

/* -- a portfolio of options by Black and Scholes ---------------------------------------------- */

static inline double normal(double z) { return 0.5 * erfc(-M_SQRT1_2 * z); }

PRIMAL_OF(options) {
  const double *spot = x, *sigma = x + n, *strike = data, *time = data + n;
  double rate = x[2 * n], sum = 0;
  for (int i = 0; i < n; i++) {
    double wide = sigma[i] * sqrt(time[i]);
    double d = (log(spot[i] / strike[i]) + (rate + 0.5 * sigma[i] * sigma[i]) * time[i]) / wide;
    sum += spot[i] * normal(d) - strike[i] * exp(-rate * time[i]) * normal(d - wide);
  }
  return sum;
}
HAND(options) { /* by the closed forms of delta, vega and rho */
  const double *spot = x, *sigma = x + n, *strike = data, *time = data + n;
  double rate = x[2 * n], rho = 0;
  for (int i = 0; i < n; i++) {
    double root = sqrt(time[i]), wide = sigma[i] * root;
    double d = (log(spot[i] / strike[i]) + (rate + 0.5 * sigma[i] * sigma[i]) * time[i]) / wide;
    dx[i] += normal(d);
    dx[n + i] += spot[i] * root * 0.3989422804014327 * exp(-0.5 * d * d);
    rho += strike[i] * time[i] * exp(-rate * time[i]) * normal(d - wide);
  }
  dx[2 * n] += rho;
}
OURS(options)

/* -- a vector divided by its norm, which is asked for again for each number ------------------- */

__attribute__((noinline, pure)) static double norm(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}
PRIMAL_OF(normalise) {
  double sum = 0;
  for (int i = 0; i < n; i++) work[i] = x[i] / norm(x, n);
  for (int i = 0; i < n; i++) sum += work[i] * data[i];
  return sum;
}
HAND(normalise) {
  double size = norm(x, n), inverse = 1 / size, dsize = 0;
  for (int i = 0; i < n; i++) {
    work[i] = x[i] * inverse;
    dx[i] += data[i] * inverse;
    dsize -= data[i] * work[i];
  }
  dsize *= inverse;
  for (int i = 0; i < n; i++) dx[i] += dsize * work[i];
}
OURS(normalise)

/* -- how the tape grows ----------------------------------------------------------------------- */

PRIMAL_OF(survives) { /* all that the reverse sweep asks for is still there */
  double sum = 0;
  for (int k = 0; k < (int)data[0]; k++)
    for (int i = 0; i < n; i++) sum += sin(x[i] * k) * x[i];
  return sum;
}
HAND(survives) {
  for (int k = 0; k < (int)data[0]; k++)
    for (int i = 0; i < n; i++) dx[i] += sin(x[i] * k) + x[i] * k * cos(x[i] * k);
}
OURS(survives)

PRIMAL_OF(overwrites) { /* each number is lost in each round */
  double sum = 0;
  for (int k = 0; k < (int)data[0]; k++)
    for (int i = 0; i < n; i++) x[i] = sin(x[i]) + 0.5 * x[i];
  for (int i = 0; i < n; i++) sum += x[i];
  return sum;
}
HAND(overwrites) {
  int rounds = (int)data[0];
  double *old = malloc(sizeof(double) * rounds * n);
  for (int k = 0; k < rounds; k++)
    for (int i = 0; i < n; i++) {
      old[k * n + i] = x[i];
      x[i] = sin(x[i]) + 0.5 * x[i];
    }
  for (int i = 0; i < n; i++) dx[i] += 1;
  for (int k = rounds - 1; k >= 0; k--)
    for (int i = 0; i < n; i++) dx[i] *= cos(old[k * n + i]) + 0.5;
  free(old);
}
OURS(overwrites)

#define KERNEL(name) #name, name, name##_ours, name##_hand, name##_lanes

/* One line: name, rounds, numbers, how far off, bytes of our tape. */
static void grows(struct kernel k, int rounds, int n) {
  k.n = k.inputs = n, k.constants = 1, k.low = 0.1, k.high = 0.9;
  struct memory m = memory_of(&k);
  m.data[0] = rounds;
  tape(&k, m, hand);
  memcpy(m.reference, m.dx, n * sizeof(double));
  long bytes = tape(&k, m, ours);
  printf("tape %s %d %d %g %ld\n", k.name, rounds, n, off_other(m.dx, m.reference, k.inputs), bytes);
  freed(m);
}

/* One line: name, size, how far off, seconds of primal, ours and hand-written. */
static void scales(int n) {
  struct kernel k = {KERNEL(normalise), n, n, n, n, 0.5, 1.5};
  struct memory m = memory_of(&k);
  double seconds[3];
  tape(&k, m, hand);
  memcpy(m.reference, m.dx, n * sizeof(double));
  tape(&k, m, ours);
  double off = off_other(m.dx, m.reference, k.inputs);
  quickest(&k, m, 9, seconds);
  printf("scale %s %d %g %.9f %.9f %.9f\n", k.name, n, off, seconds[0], seconds[1], seconds[2]);
  freed(m);
}

int main(void) {
  /* Tapes come from memory that has been touched before: page faults are not what is measured. */
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  struct kernel kernels[] = {
      {KERNEL(matvec), 200, 200 * 200 + 200, 0, 200, -1, 1},
      {KERNEL(gmm), 1000, PARTS * (1 + 2 * SPACE), 1000 * SPACE, PARTS * SPACE, -0.5, 0.5},
      {KERNEL(layers), 150, 2 * 150 * 151 + 150, 150, 2 * 150, -0.2, 0.2},
      {KERNEL(lstm), 32, 12 * 32, TIMES * 32, 2 * 32, -0.8, 0.8},
      {KERNEL(softmax), 500, 500 * COLUMNS, 500, 0, -1, 1},
      {KERNEL(softrule), 500, 500 * COLUMNS, 500, 0, -1, 1},
      {KERNEL(bodies), 300, 3 * 300, 300, 0, -1, 1},
      {KERNEL(burgers), 500, 500, 0, 2 * 500, 0.1, 0.9},
      {KERNEL(horner), 4000, 4001, 0, 0, 0.9985, 0.9995},
      {KERNEL(scan), 4000, 4000, 0, 0, 1.5, 1.6},
      {KERNEL(reduction), 4000, 4000, 0, 0, 0.1, 2},
      {KERNEL(bundle), 2000, CAMERA *CAMERAS + 3 * POINTS + 2000, 4000, 0, 0.1, 0.4},
      {KERNEL(options), 2000, 4001, 4000, 0, 0.2, 1.2},
  };
  int count = sizeof kernels / sizeof *kernels;
  for (int i = 0; i < count; i++) row(&kernels[i]);
  for (int i = 0; i < count; i++) together(&kernels[i]);
  for (int n = 2000; n <= 8000; n *= 2) scales(n);
  struct kernel stays = {KERNEL(survives)}, lost = {KERNEL(overwrites)};
  grows(stays, 50, 400), grows(stays, 100, 400), grows(stays, 50, 800);
  grows(lost, 50, 400), grows(lost, 100, 400), grows(lost, 50, 800);
  return 0;
}
