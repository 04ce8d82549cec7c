/* A gas in cells that move with it, in the plane: steps of explicit Lagrangian hydrodynamics.
 *
 * Each cell has four corners, found through a list, a mass and an energy; its pressure, with that of
 * shocks, pushes the corners. Inputs are the energies and the speeds of the corners at first. */
#include "speed.h"

#define GAS 0.4  /* pressure over density times energy */
#define SHOCK 2. /* of compression, squared */

struct mesh {
  int cells, nodes;
  const int *corners;
  const double *mass, *node_mass;
};

/* Add what the cells push their corners with to f, and take the work from their energies. */
void push(const struct mesh *mesh, double dt, const double *x, const double *v, double *e,
          double *f) {
  for (int cell = 0; cell < mesh->cells; cell++) {
    const int *at = mesh->corners + 4 * cell;
    int a = 2 * at[0], b = 2 * at[1], c = 2 * at[2], d = 2 * at[3];
    double p = x[c] - x[a], t = x[c + 1] - x[a + 1], r = x[d] - x[b], s = x[d + 1] - x[b + 1];
    double area = 0.5 * (p * s - r * t);
    double growth = 0.5 * ((v[c] - v[a]) * s + p * (v[d + 1] - v[b + 1]) - (v[d] - v[b]) * t -
                           r * (v[c + 1] - v[a + 1]));
    double density = mesh->mass[cell] / area;
    double pressure = GAS * density * e[cell];
    if (growth < 0) pressure += SHOCK * density * growth * growth / area;
    double half = 0.5 * pressure;
    f[a] -= half * s, f[a + 1] += half * r;
    f[b] += half * t, f[b + 1] -= half * p;
    f[c] += half * s, f[c + 1] -= half * r;
    f[d] -= half * t, f[d + 1] += half * p;
    e[cell] -= dt * pressure * growth / mesh->mass[cell];
  }
}

void move(const struct mesh *mesh, double dt, double *x, double *v, const double *f) {
  for (int i = 0; i < 2 * mesh->nodes; i++) {
    v[i] += dt * f[i] / mesh->node_mass[i / 2];
    x[i] += dt * v[i];
  }
}

double gas(const struct mesh *mesh, int steps, double dt, const double *first, const double *e0,
           const double *v0, const double *weights) {
  int nodes = mesh->nodes, cells = mesh->cells;
  double *x = malloc((6 * nodes + cells) * sizeof(double)), sum = 0;
  double *v = x + 2 * nodes, *f = v + 2 * nodes, *e = f + 2 * nodes;
  memcpy(x, first, 2 * nodes * sizeof(double));
  memcpy(v, v0, 2 * nodes * sizeof(double));
  memcpy(e, e0, cells * sizeof(double));
  for (int step = 0; step < steps; step++) {
    memset(f, 0, 2 * nodes * sizeof(double));
    push(mesh, dt, x, v, e, f);
    move(mesh, dt, x, v, f);
  }
  for (int cell = 0; cell < cells; cell++) sum += weights[cell] * e[cell] * e[cell];
  free(x);
  return sum;
}

/* -- by hand: states before steps are kept ------------------------------------------------------ */

static void push_back(const struct mesh *mesh, double dt, const double *x, double *dx,
                      const double *v, double *dv, const double *e, double *de, const double *df) {
  for (int cell = 0; cell < mesh->cells; cell++) {
    const int *at = mesh->corners + 4 * cell;
    int a = 2 * at[0], b = 2 * at[1], c = 2 * at[2], d = 2 * at[3];
    double p = x[c] - x[a], t = x[c + 1] - x[a + 1], r = x[d] - x[b], s = x[d + 1] - x[b + 1];
    double pv = v[c] - v[a], tv = v[c + 1] - v[a + 1], rv = v[d] - v[b], sv = v[d + 1] - v[b + 1];
    double area = 0.5 * (p * s - r * t), growth = 0.5 * (pv * s + p * sv - rv * t - r * tv);
    double mass = mesh->mass[cell], density = mass / area, by_area = 1 / area;
    double shock = growth < 0 ? SHOCK * density * growth * growth * by_area : 0;
    double pressure = GAS * density * e[cell] + shock, half = 0.5 * pressure;
    double fs = df[c] - df[a], fr = df[a + 1] - df[c + 1];
    double ft = df[b] - df[d], fp = df[d + 1] - df[b + 1];
    double work = dt / mass * de[cell];
    double dpressure = 0.5 * (s * fs + r * fr + t * ft + p * fp) - growth * work;
    double dgrowth = -pressure * work, ddensity = GAS * e[cell] * dpressure;
    de[cell] += GAS * density * dpressure;
    double darea = 0;
    if (growth < 0) {
      double each = SHOCK * by_area * growth * dpressure;
      ddensity += each * growth;
      dgrowth += 2 * density * each;
      darea -= shock * by_area * dpressure;
    }
    darea -= density * by_area * ddensity;
    double ha = 0.5 * darea, hg = 0.5 * dgrowth;
    double dp = half * fp + hg * sv + ha * s, ds = half * fs + hg * pv + ha * p;
    double dr = half * fr - hg * tv - ha * t, dtt = half * ft - hg * rv - ha * r;
    dx[c] += dp, dx[a] -= dp, dx[d + 1] += ds, dx[b + 1] -= ds;
    dx[d] += dr, dx[b] -= dr, dx[c + 1] += dtt, dx[a + 1] -= dtt;
    dv[c] += hg * s, dv[a] -= hg * s, dv[d + 1] += hg * p, dv[b + 1] -= hg * p;
    dv[d] -= hg * t, dv[b] += hg * t, dv[c + 1] -= hg * r, dv[a + 1] += hg * r;
  }
}

static void gas_hand(const struct mesh *mesh, int steps, double dt, const double *first,
                     const double *e0, double *de, const double *v0, double *dv,
                     const double *weights) {
  int nodes = mesh->nodes, cells = mesh->cells, size = 4 * nodes + cells;
  double *all = malloc((size_t)(steps + 1) * size * sizeof(double));
  double *f = calloc(6 * nodes + cells, sizeof(double)), *dx = f + 2 * nodes;
  double *back = dx + 2 * nodes, *last = back + 2 * nodes;
  memcpy(all, first, 2 * nodes * sizeof(double));
  memcpy(all + 2 * nodes, v0, 2 * nodes * sizeof(double));
  memcpy(all + 4 * nodes, e0, cells * sizeof(double));
  for (int step = 0; step < steps; step++) {
    double *x = all + (size_t)(step + 1) * size;
    memcpy(x, x - size, size * sizeof(double));
    memset(f, 0, 2 * nodes * sizeof(double));
    push(mesh, dt, x, x + 2 * nodes, x + 4 * nodes, f);
    move(mesh, dt, x, x + 2 * nodes, f);
  }
  const double *end = all + (size_t)steps * size + 4 * nodes;
  for (int cell = 0; cell < cells; cell++) last[cell] = 2 * weights[cell] * end[cell];
  for (int step = steps - 1; step >= 0; step--) {
    const double *x = all + (size_t)step * size, *v = x + 2 * nodes;
    for (int i = 0; i < 2 * nodes; i++) {
      back[i] += dt * dx[i];
      f[i] = dt * back[i] / mesh->node_mass[i / 2];
    }
    push_back(mesh, dt, x, dx, v, back, x + 4 * nodes, last, f);
  }
  for (int cell = 0; cell < cells; cell++) de[cell] += last[cell];
  for (int i = 0; i < 2 * nodes; i++) dv[i] += back[i];
  free(all), free(f);
}

/* -- the program ------------------------------------------------------------------------------ */

static int steps;
static double *first, *weights;
static struct mesh mesh;

static void prepare(void) {
  int n = unknown(40), m = n + 1;
  steps = unknown(40);
  mesh.cells = n * n, mesh.nodes = m * m;
  int *corners = malloc(4 * mesh.cells * sizeof(int));
  double *mass = doubles(mesh.cells), *node_mass = doubles(mesh.nodes);
  first = doubles(2 * mesh.nodes), weights = doubles(mesh.cells);
  for (int node = 0; node < mesh.nodes; node++) {
    first[2 * node] = node % m + between(-0.1, 0.1);
    first[2 * node + 1] = node / m + between(-0.1, 0.1);
    node_mass[node] = 1;
  }
  for (int cell = 0; cell < mesh.cells; cell++) {
    int corner = cell / n * m + cell % n, *at = corners + 4 * cell;
    at[0] = corner, at[1] = corner + 1, at[2] = corner + m + 1, at[3] = corner + m;
    mass[cell] = between(0.9, 1.1), weights[cell] = between(0, 1);
  }
  mesh.corners = corners, mesh.mass = mass, mesh.node_mass = node_mass;
  inputs = mesh.cells + 2 * mesh.nodes;
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = i < mesh.cells ? between(0.5, 1.5) : between(-0.3, 0.3);
}
static double primal(const double *x) {
  return gas(&mesh, steps, 0.01, first, x, x + mesh.cells, weights);
}
static void ours(const double *x, double *dx) {
  GRADIENT((void *)gas, enzyme_const, &mesh, enzyme_const, steps, enzyme_const, 0.01, enzyme_const,
           first, enzyme_dup, x, dx, enzyme_dup, x + mesh.cells, dx + mesh.cells, enzyme_const,
           weights);
}
static void by_hand(const double *x, double *dx) {
  gas_hand(&mesh, steps, 0.01, first, x, dx, x + mesh.cells, dx + mesh.cells, weights);
}
