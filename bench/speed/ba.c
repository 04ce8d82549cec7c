/* How far points of pictures are from where cameras see them: the sum of squares, or ROWS of its Jacobian.
 *
 * A camera has 11 numbers: rotation 3, place 3, focal length, centre 2, distortion 2. */
#ifdef ROWS
#define CHECKED weighted
#define SLOPES slopes_of
#endif
#include "speed.h"

enum { CAMERA = 11, CAMERAS = 49, POINTS = 7776, SEEN = 31843 };
enum { TURNED = 0, PLACE = 3, FOCAL = 6, CENTRE = 7, DISTORTION = 9 };

double dot(const double *a, const double *b) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += a[i] * b[i];
  return sum;
}

void cross(const double *a, const double *b, double *out) {
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

void rotate(const double *turned, const double *point, double *out) {
  double squared = dot(turned, turned);
  double axis[3], across[3];
  if (squared != 0) {
    double angle = sqrt(squared), c = cos(angle), s = sin(angle);
    for (int i = 0; i < 3; i++) axis[i] = turned[i] / angle;
    cross(axis, point, across);
    double along = dot(axis, point) * (1 - c);
    for (int i = 0; i < 3; i++) out[i] = point[i] * c + across[i] * s + axis[i] * along;
  } else {
    cross(turned, point, across);
    for (int i = 0; i < 3; i++) out[i] = point[i] + across[i];
  }
}

void project(const double *camera, const double *point, double *out) {
  double moved[3], seen[3];
  for (int i = 0; i < 3; i++) moved[i] = point[i] - camera[PLACE + i];
  rotate(camera + TURNED, moved, seen);
  double u = seen[0] / seen[2], v = seen[1] / seen[2], r = u * u + v * v;
  double bent = 1 + r * (camera[DISTORTION] + r * camera[DISTORTION + 1]);
  out[0] = camera[FOCAL] * bent * u + camera[CENTRE];
  out[1] = camera[FOCAL] * bent * v + camera[CENTRE + 1];
}

void residual(const double *camera, const double *point, const double *weight,
              const double *feature, double *out) {
  project(camera, point, out);
  for (int i = 0; i < 2; i++) out[i] = *weight * (out[i] - feature[i]);
}

struct seen {
  int camera, point;
};

double squares(int n, const double *cameras, const double *points, const double *weights,
               const struct seen *seen, const double *features) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double off[2];
    residual(cameras + CAMERA * seen[i].camera, points + 3 * seen[i].point, weights + i,
             features + 2 * i, off);
    double left = 1 - weights[i] * weights[i];
    sum += off[0] * off[0] + off[1] * off[1] + left * left;
  }
  return sum;
}

/* -- by hand ---------------------------------------------------------------------------------- */

/* What project() has on its way. */
struct view {
  double axis[3], moved[3], across[3], seen[3], angle, c, s, along, u, v, r, bent;
};

static inline void look(const double *camera, const double *point, struct view *w, double *out) {
  for (int i = 0; i < 3; i++) w->moved[i] = point[i] - camera[PLACE + i];
  w->angle = sqrt(dot(camera, camera)), w->c = cos(w->angle), w->s = sin(w->angle);
  double back = w->angle != 0 ? 1 / w->angle : 0;
  for (int i = 0; i < 3; i++) w->axis[i] = camera[i] * back;
  cross(w->axis, w->moved, w->across);
  w->along = dot(w->axis, w->moved);
  for (int i = 0; i < 3; i++)
    w->seen[i] = w->moved[i] * w->c + w->across[i] * w->s + w->axis[i] * w->along * (1 - w->c);
  double deep = 1 / w->seen[2];
  w->u = w->seen[0] * deep, w->v = w->seen[1] * deep, w->r = w->u * w->u + w->v * w->v;
  w->bent = 1 + w->r * (camera[DISTORTION] + w->r * camera[DISTORTION + 1]);
  out[0] = camera[FOCAL] * w->bent * w->u + camera[CENTRE];
  out[1] = camera[FOCAL] * w->bent * w->v + camera[CENTRE + 1];
}

/* Add the derivatives for those of what rotate() returned. */
static inline void back_rotation(const struct view *w, const double *turned, const double *dseen,
                                 double *dturned, double *dmoved) {
  double less = 1 - w->c, back[3], daxis[3], dangle = 0;
  if (w->angle == 0) {
    cross(w->moved, dseen, back);
    for (int i = 0; i < 3; i++) dturned[i] += back[i];
    cross(dseen, turned, back);
    for (int i = 0; i < 3; i++) dmoved[i] += dseen[i] + back[i];
    return;
  }
  double dalong = dot(w->axis, dseen), onto = dalong * less;
  cross(dseen, w->axis, back);
  for (int i = 0; i < 3; i++) dmoved[i] += w->c * dseen[i] + w->s * back[i] + onto * w->axis[i];
  cross(w->moved, dseen, back);
  for (int i = 0; i < 3; i++) {
    daxis[i] = w->s * back[i] + onto * w->moved[i] + w->along * less * dseen[i];
    dangle += dseen[i] * (w->c * w->across[i] - w->s * w->moved[i]);
  }
  dangle += w->s * w->along * dalong;
  double inverse = 1 / w->angle, spin = dangle - dot(daxis, w->axis) * inverse;
  for (int i = 0; i < 3; i++) dturned[i] += daxis[i] * inverse + spin * w->axis[i];
}

/* Add the derivatives of what project() returns, weighted with back. */
static inline void back_view(const struct view *w, const double *camera, const double *back,
                             double *dcamera, double *dpoint) {
  double focal = camera[FOCAL], onto = back[0] * w->u + back[1] * w->v, dbent = focal * onto;
  double slope = camera[DISTORTION] + 2 * w->r * camera[DISTORTION + 1];
  double dr = 2 * dbent * slope, scale = focal * w->bent, deep = 1 / w->seen[2];
  double du = scale * back[0] + dr * w->u, dv = scale * back[1] + dr * w->v;
  double dseen[3] = {du * deep, dv * deep, -(du * w->u + dv * w->v) * deep}, dmoved[3] = {0};
  dcamera[FOCAL] += w->bent * onto;
  dcamera[CENTRE] += back[0];
  dcamera[CENTRE + 1] += back[1];
  dcamera[DISTORTION] += dbent * w->r;
  dcamera[DISTORTION + 1] += dbent * w->r * w->r;
  back_rotation(w, camera, dseen, dcamera, dmoved);
  for (int i = 0; i < 3; i++) {
    dpoint[i] += dmoved[i];
    dcamera[PLACE + i] -= dmoved[i];
  }
}

static void squares_hand(int n, const double *cameras, double *dcameras, const double *points,
                         double *dpoints, const double *weights, double *dweights,
                         const struct seen *seen, const double *features) {
  for (int i = 0; i < n; i++) {
    const double *camera = cameras + CAMERA * seen[i].camera, w = weights[i];
    double out[2], back[2];
    struct view view;
    look(camera, points + 3 * seen[i].point, &view, out);
    for (int j = 0; j < 2; j++) {
      double off = out[j] - features[2 * i + j];
      back[j] = 2 * w * w * off;
      dweights[i] += 2 * w * off * off;
    }
    dweights[i] -= 4 * w * (1 - w * w);
    back_view(&view, camera, back, dcameras + CAMERA * seen[i].camera, dpoints + 3 * seen[i].point);
  }
}

/* -- the program ------------------------------------------------------------------------------ */

static int n, cameras, points;
static struct seen *all_seen;
static double *features;

static void prepare(void) {
  n = unknown(SEEN), cameras = unknown(CAMERAS), points = unknown(POINTS);
  inputs = CAMERA * cameras + 3 * points + n;
  features = doubles(2 * n);
  all_seen = malloc(n * sizeof *all_seen);
  for (int i = 0; i < n; i++) all_seen[i].camera = i % cameras, all_seen[i].point = i % points;
  for (int i = 0; i < 2 * n; i++) features[i] = between(-0.5, 0.5);
#ifdef ROWS
  results = n * 2 * (CAMERA + 3 + 1);
#endif
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(0.2, 0.6);
  for (int c = 0; c < cameras; c++)
    for (int i = 0; i < CAMERA; i++) x[CAMERA * c + i] = between(0.05, 0.15) + (i == FOCAL);
  for (int p = 0; p < points; p++) x[CAMERA * cameras + 3 * p + 2] += 3;
}

#ifndef ROWS

static double primal(const double *x) {
  const double *p = x + CAMERA * cameras;
  return squares(n, x, p, p + 3 * points, all_seen, features);
}
static void ours(const double *x, double *dx) {
  const double *p = x + CAMERA * cameras;
  double *dp = dx + CAMERA * cameras;
  GRADIENT((void *)squares, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, p, dp, enzyme_dup,
           p + 3 * points, dp + 3 * points, enzyme_const, all_seen, enzyme_const, features);
}
static void by_hand(const double *x, double *dx) {
  const double *p = x + CAMERA * cameras;
  double *dp = dx + CAMERA * cameras;
  squares_hand(n, x, dx, p, dp, p + 3 * points, dp + 3 * points, all_seen, features);
}

#else /* Two rows for what is seen: 11 columns of the camera, 3 of the point, 1 of the weight. */

enum { COLUMNS = CAMERA + 3 + 1 };

static double primal(const double *x) {
  const double *p = x + CAMERA * cameras, *w = p + 3 * points;
  double sum = 0, off[2];
  for (int i = 0; i < n; i++) {
    residual(x + CAMERA * all_seen[i].camera, p + 3 * all_seen[i].point, w + i, features + 2 * i, off);
    sum += off[0] - 0.5 * off[1];
  }
  return sum;
}
static double weighted(const double *x) { return primal(x); }
static void slopes_of(const double *rows, double *slopes) {
  double *dp = slopes + CAMERA * cameras, *dw = dp + 3 * points;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < COLUMNS; j++) {
      double both = rows[(2 * i) * COLUMNS + j] - 0.5 * rows[(2 * i + 1) * COLUMNS + j];
      if (j < CAMERA) slopes[CAMERA * all_seen[i].camera + j] += both;
      else if (j < CAMERA + 3) dp[3 * all_seen[i].point + j - CAMERA] += both;
      else dw[i] += both;
    }
}
static void ours(const double *x, double *dx) {
#ifdef PLAIN
  by_hand(x, dx);
#else
  const double *p = x + CAMERA * cameras, *w = p + 3 * points;
  double off[2];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 2; j++) {
      double *row = dx + (2 * i + j) * COLUMNS, seed[2] = {j == 0, j == 1};
      GRADIENT((void *)residual, enzyme_dup, x + CAMERA * all_seen[i].camera, row, enzyme_dup,
               p + 3 * all_seen[i].point, row + CAMERA, enzyme_dup, w + i, row + CAMERA + 3,
               enzyme_const, features + 2 * i, enzyme_dup, off, seed);
    }
#endif
}
static void by_hand(const double *x, double *dx) {
  const double *p = x + CAMERA * cameras, *w = p + 3 * points;
  for (int i = 0; i < n; i++) {
    struct view view;
    double out[2];
    const double *camera = x + CAMERA * all_seen[i].camera;
    look(camera, p + 3 * all_seen[i].point, &view, out);
    for (int j = 0; j < 2; j++) {
      double *row = dx + (2 * i + j) * COLUMNS, back[2] = {j ? 0 : w[i], j ? w[i] : 0};
      back_view(&view, camera, back, row, row + CAMERA);
      row[CAMERA + 3] += out[j] - features[2 * i + j];
    }
  }
}

#endif
