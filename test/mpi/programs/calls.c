// Requests begin in one function and are waited for in another; buffers are on the heap, or globals.
#define N 4
#include "check.h"
static double halo[2];
static MPI_Request open_ones[8];
static int count;
__attribute__((noinline)) static void begin(const double *u, int n) {
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  count = 0;
  MPI_Irecv(&halo[0], 1, MPI_DOUBLE, from, 0, MPI_COMM_WORLD, &open_ones[count++]);
  MPI_Irecv(&halo[1], 1, MPI_DOUBLE, to, 1, MPI_COMM_WORLD, &open_ones[count++]);
  MPI_Isend(&u[n - 1], 1, MPI_DOUBLE, to, 0, MPI_COMM_WORLD, &open_ones[count++]);
  MPI_Isend(&u[0], 1, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, &open_ones[count++]);
}
__attribute__((noinline)) static void end(void) { MPI_Waitall(count, open_ones, MPI_STATUSES_IGNORE); }
__attribute__((noinline)) static double norm(const double *u, int n) {
  double own = 0, all;
  for (int i = 0; i < n; i++) own += u[i] * u[i];
  if (MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD) != MPI_SUCCESS) return -1;
  return sqrt(all);
}
__attribute__((noinline)) static double *step(double *u, int n, int depth) {
  double *v = malloc(n * sizeof *v);
  begin(u, n);
  for (int i = 1; i + 1 < n; i++) v[i] = u[i] + 0.1 * (u[i - 1] - 2 * u[i] + u[i + 1]);
  end();
  v[0] = u[0] + 0.1 * (halo[0] - 2 * u[0] + u[1]);
  v[n - 1] = u[n - 1] + 0.1 * (u[n - 2] - 2 * u[n - 1] + halo[1] * halo[1]);
  free(u);
  double s = norm(v, n);
  for (int i = 0; i < n; i++) v[i] /= s;
  return depth ? step(v, n, depth - 1) : v;
}
static double f(const double *x, int n) {
  double *u = malloc(n * sizeof *u), sum = 0;
  for (int i = 0; i < n; i++) u[i] = x[i];
  u = step(u, n, 3);
  for (int i = 0; i < n; i++) sum += u[i] * u[i] * u[i] * (i + 1 + rank);
  free(u);
  return sum;
}
