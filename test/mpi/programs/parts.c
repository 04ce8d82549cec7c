// Each process has another number of elements: the collectives with counts.
#define N 6
#define WIDE
#include "check.h"
static double f(const double *x, int n) {
  int *counts = calloc(4 * size, sizeof *counts), *places = counts + size, *one = counts + 2 * size, all = 0;
  int *ones = counts + 3 * size;
  for (int i = 0; i < size; i++) counts[i] = 1 + i % 3, places[i] = all + i, all += counts[i];
  int mine = counts[rank], room = all + size;
  double *g = calloc(room, sizeof *g), *h = calloc(room, sizeof *h), y[N], z[N], r[N], sum = 0;
  for (int i = 0; i < n; i++) y[i] = x[i] * x[0];
  MPI_Allgatherv(y, mine, MPI_DOUBLE, g, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < room; i++) h[i] = g[i] * (1 + rank) + x[i % n];
  MPI_Scatterv(h, counts, places, MPI_DOUBLE, z, mine, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  for (int i = 0; i < mine; i++) z[i] = z[i] * z[i] * x[i];
  MPI_Gatherv(z, mine, MPI_DOUBLE, h, counts, places, MPI_DOUBLE, size - 1, MPI_COMM_WORLD);
  for (int i = 0; i < room; i++) sum += 0.1 * h[i] * (1 + i) + g[i] * g[i];
  for (int i = 0; i < size; i++) one[i] = mine, ones[i] = i * n;
  double *to = calloc(size * n, sizeof *to), *from = calloc(size * n, sizeof *from);
  for (int i = 0; i < size * n; i++) to[i] = x[i % n] * (1 + i * 0.1);
  int *gets = calloc(size, sizeof *gets);
  for (int i = 0; i < size; i++) gets[i] = counts[i];
  MPI_Alltoallv(to, one, ones, MPI_DOUBLE, from, gets, ones, MPI_DOUBLE, MPI_COMM_WORLD);
  for (int i = 0; i < size * n; i++) sum += from[i] * from[i] * 0.05 * (i + rank);
  double *w = calloc(all + 2 * size, sizeof *w);
  for (int i = 0; i < all + 2 * size; i++) w[i] = sin(x[i % n] * (1 + 0.2 * i));
  MPI_Reduce_scatter(w, r, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int i = 0; i < mine; i++) sum += r[i] * r[i] * (i + rank);
  MPI_Reduce_scatter_block(w, r, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  sum += r[0] * r[1];
  MPI_Reduce_scatter_block(w, r, 2, MPI_DOUBLE, product, MPI_COMM_WORLD);
  sum += r[0] * r[1] * x[1];
  MPI_Reduce_scatter(w, r, counts, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  for (int i = 0; i < mine; i++) sum += r[i] * r[i] * (i + rank);
  free(counts), free(g), free(h), free(to), free(from), free(gets), free(w);
  return sum;
}
