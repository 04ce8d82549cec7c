/* How far the skin of a hand is from targets: bones in a chain turn, vertices follow them by weights. */
#include "speed.h"

/* Matrices are of 4 times 4 numbers, row by row. */
void multiply(const double *a, const double *b, double *out) {
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      double sum = 0;
      for (int k = 0; k < 4; k++) sum += a[4 * i + k] * b[4 * k + j];
      out[4 * i + j] = sum;
    }
}

/* Turn about x, then y, then z. */
void turn_by_angles(const double *angles, double *out) {
  double sx = sin(angles[0]), cx = cos(angles[0]), sy = sin(angles[1]), cy = cos(angles[1]);
  double sz = sin(angles[2]), cz = cos(angles[2]);
  double turn[16] = {
      cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz, 0,  //
      cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz, 0,  //
      -sy,     sx * cy,                cx * cy,                0,  //
      0,       0,                      0,                      1,
  };
  for (int i = 0; i < 16; i++) out[i] = turn[i];
}

void turn_about_axis(const double *about, double *out) {
  double squared = about[0] * about[0] + about[1] * about[1] + about[2] * about[2];
  if (squared == 0) {
    for (int i = 0; i < 9; i++) out[i] = i % 4 == 0;
    return;
  }
  double angle = sqrt(squared), s = sin(angle), c = cos(angle);
  double x = about[0] / angle, y = about[1] / angle, z = about[2] / angle;
  double turn[9] = {c, -s * z, s * y, s * z, c, -s * x, -s * y, s * x, c}, axis[3] = {x, y, z};
  for (int i = 0; i < 9; i++) out[i] = turn[i] + (1 - c) * axis[i / 3] * axis[i % 3];
}

struct model {
  int bones, vertices;
  int *parents;                                  /* of bones: -1 is none; parents come first */
  double *relative, *inverse;                    /* matrices of bones: at rest */
  double *points, *weights /* of all bones */, *targets; /* of vertices */
};

double misfit(const struct model *m, const double *about, const double *move, const double *angles) {
  double *absolute = malloc(16 * m->bones * sizeof(double));
  double *moves = malloc(16 * m->bones * sizeof(double)), turn[9], sum = 0;
  for (int b = 0; b < m->bones; b++) {
    double local[16], relative[16];
    turn_by_angles(angles + 3 * b, local);
    multiply(m->relative + 16 * b, local, relative);
    if (m->parents[b] < 0) memcpy(absolute + 16 * b, relative, sizeof relative);
    else multiply(absolute + 16 * m->parents[b], relative, absolute + 16 * b);
    multiply(absolute + 16 * b, m->inverse + 16 * b, moves + 16 * b);
  }
  turn_about_axis(about, turn);
  for (int v = 0; v < m->vertices; v++) {
    double at[3] = {0, 0, 0};
    const double *p = m->points + 3 * v;
    for (int b = 0; b < m->bones; b++) {
      const double *t = moves + 16 * b;
      for (int i = 0; i < 3; i++)
        at[i] += m->weights[v * m->bones + b] *
                 (t[4 * i] * p[0] + t[4 * i + 1] * p[1] + t[4 * i + 2] * p[2] + t[4 * i + 3]);
    }
    for (int i = 0; i < 3; i++) {
      double off = turn[3 * i] * at[0] + turn[3 * i + 1] * at[1] + turn[3 * i + 2] * at[2] +
                   move[i] - m->targets[3 * v + i];
      sum += off * off;
    }
  }
  free(absolute), free(moves);
  return sum;
}

/* -- by hand ---------------------------------------------------------------------------------- */

/* Add to da the derivatives of a * b: dout * b'. */
static void back_left(const double *dout, const double *b, double *da) {
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < 4; k++)
      for (int j = 0; j < 4; j++) da[4 * i + k] += dout[4 * i + j] * b[4 * k + j];
}
/* Set db to the derivatives of a * b: a' * dout. */
static void back_right(const double *a, const double *dout, double *db) {
  for (int i = 0; i < 16; i++) db[i] = 0;
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < 4; k++)
      for (int j = 0; j < 4; j++) db[4 * k + j] += a[4 * i + k] * dout[4 * i + j];
}

static void back_angles(const double *angles, const double *d, double *dangles) {
  double sx = sin(angles[0]), cx = cos(angles[0]), sy = sin(angles[1]), cy = cos(angles[1]);
  double sz = sin(angles[2]), cz = cos(angles[2]);
  double first = sx * d[1] + cx * d[2], second = sx * d[5] + cx * d[6];
  dangles[0] += (cx * sy * cz + sx * sz) * d[1] + (cx * sz - sx * sy * cz) * d[2] +
                (cx * sy * sz - sx * cz) * d[5] - (sx * sy * sz + cx * cz) * d[6] +
                cy * (cx * d[9] - sx * d[10]);
  dangles[1] += -sy * (cz * d[0] + sz * d[4]) + cy * (cz * first + sz * second) - cy * d[8] -
                sy * (sx * d[9] + cx * d[10]);
  dangles[2] += cy * (cz * d[4] - sz * d[0]) + sy * (cz * second - sz * first) -
                cz * (cx * d[1] - sx * d[2]) - sz * (cx * d[5] - sx * d[6]);
}

static void back_axis(const double *about, const double *d, double *dabout) {
  double angle = sqrt(about[0] * about[0] + about[1] * about[1] + about[2] * about[2]);
  double skew[3] = {d[7] - d[5], d[2] - d[6], d[3] - d[1]};
  if (angle == 0) {
    for (int i = 0; i < 3; i++) dabout[i] += skew[i];
    return;
  }
  double s = sin(angle), c = cos(angle), axis[3], daxis[3], ds = 0, both = 0, radial = 0;
  for (int i = 0; i < 3; i++) axis[i] = about[i] / angle;
  for (int i = 0; i < 3; i++) {
    double onto = 0;
    for (int j = 0; j < 3; j++) onto += (d[3 * i + j] + d[3 * j + i]) * axis[j];
    daxis[i] = s * skew[i] + (1 - c) * onto;
    ds += skew[i] * axis[i];
    both += 0.5 * onto * axis[i];
    radial += daxis[i] * axis[i];
  }
  double dangle = c * ds - s * (d[0] + d[4] + d[8] - both);
  for (int i = 0; i < 3; i++) dabout[i] += (daxis[i] - radial * axis[i]) / angle + dangle * axis[i];
}

/* Add to dmoves and dturn the derivatives of the squares of one vertex, and to dmove. What the bones do
 * together is one matrix, of which the last row is nothing. */
static void back_vertex(const struct model *m, int v, const double *restrict moves,
                        const double *turn, const double *move, double *restrict dmoves,
                        double *dturn, double *dmove) {
  double all[12] = {0}, at[3], back[3] = {0, 0, 0}, dall[12];
  const double *p = m->points + 3 * v, *w = m->weights + v * m->bones;
  for (int b = 0; b < m->bones; b++)
    for (int i = 0; i < 12; i++) all[i] += w[b] * moves[16 * b + i];
  for (int i = 0; i < 3; i++)
    at[i] = all[4 * i] * p[0] + all[4 * i + 1] * p[1] + all[4 * i + 2] * p[2] + all[4 * i + 3];
  for (int i = 0; i < 3; i++) {
    double off = move[i] - m->targets[3 * v + i];
    for (int j = 0; j < 3; j++) off += turn[3 * i + j] * at[j];
    off *= 2;
    dmove[i] += off;
    for (int j = 0; j < 3; j++) {
      dturn[3 * i + j] += off * at[j];
      back[j] += off * turn[3 * i + j];
    }
  }
  for (int i = 0; i < 12; i++) dall[i] = back[i / 4] * (i % 4 < 3 ? p[i % 4] : 1);
  for (int b = 0; b < m->bones; b++)
    for (int i = 0; i < 12; i++) dmoves[16 * b + i] += w[b] * dall[i];
}

static void misfit_hand(const struct model *m, const double *about, double *dabout,
                        const double *move, double *dmove, const double *angles, double *dangles) {
  double *relative = calloc(5 * 16 * m->bones, sizeof(double)), *absolute = relative + 16 * m->bones;
  double *moves = absolute + 16 * m->bones, *dabsolute = moves + 16 * m->bones;
  double *dmoves = dabsolute + 16 * m->bones, turn[9], dturn[9] = {0};
  for (int b = 0; b < m->bones; b++) {
    double local[16];
    turn_by_angles(angles + 3 * b, local);
    multiply(m->relative + 16 * b, local, relative + 16 * b);
    if (m->parents[b] < 0) memcpy(absolute + 16 * b, relative + 16 * b, 16 * sizeof(double));
    else multiply(absolute + 16 * m->parents[b], relative + 16 * b, absolute + 16 * b);
    multiply(absolute + 16 * b, m->inverse + 16 * b, moves + 16 * b);
  }
  turn_about_axis(about, turn);
  for (int v = 0; v < m->vertices; v++) back_vertex(m, v, moves, turn, move, dmoves, dturn, dmove);
  back_axis(about, dturn, dabout);
  for (int b = m->bones - 1; b >= 0; b--) {
    double drelative[16], dlocal[16], *dhere = dabsolute + 16 * b;
    int parent = m->parents[b];
    back_left(dmoves + 16 * b, m->inverse + 16 * b, dhere);
    if (parent < 0) {
      memcpy(drelative, dhere, sizeof drelative);
    } else {
      back_left(dhere, relative + 16 * b, dabsolute + 16 * parent);
      back_right(absolute + 16 * parent, dhere, drelative);
    }
    back_right(m->relative + 16 * b, drelative, dlocal);
    back_angles(angles + 3 * b, dlocal, dangles + 3 * b);
  }
  free(relative);
}

/* -- the program ------------------------------------------------------------------------------ */

static struct model model;

static void rigid(double *matrix) {
  double angles[3] = {between(-0.5, 0.5), between(-0.5, 0.5), between(-0.5, 0.5)};
  turn_by_angles(angles, matrix);
  for (int i = 0; i < 3; i++) matrix[4 * i + 3] = between(-1, 1);
}

static void prepare(void) {
  struct model *m = &model;
  m->bones = unknown(22), m->vertices = unknown(544);
  inputs = 6 + 3 * m->bones;
  m->parents = malloc(m->bones * sizeof(int));
  m->relative = doubles(16 * m->bones), m->inverse = doubles(16 * m->bones);
  m->points = doubles(3 * m->vertices), m->targets = doubles(3 * m->vertices);
  m->weights = doubles(m->bones * m->vertices);
  for (int b = 0; b < m->bones; b++) {
    m->parents[b] = b == 0 ? -1 : b % 4 == 1 ? 0 : b - 1;
    rigid(m->relative + 16 * b), rigid(m->inverse + 16 * b);
  }
  for (int i = 0; i < 3 * m->vertices; i++) m->points[i] = between(-1, 1), m->targets[i] = between(-1, 1);
  for (int i = 0; i < m->bones * m->vertices; i++) m->weights[i] = between(0, 2.0 / m->bones);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-0.5, 0.5);
}
static double primal(const double *x) { return misfit(&model, x, x + 3, x + 6); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)misfit, enzyme_const, &model, enzyme_dup, x, dx, enzyme_dup, x + 3, dx + 3,
           enzyme_dup, x + 6, dx + 6);
}
static void by_hand(const double *x, double *dx) {
  misfit_hand(&model, x, dx, x + 3, dx + 3, x + 6, dx + 6);
}
