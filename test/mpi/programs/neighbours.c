// Collectives among neighbours in grids, with borders and without, and along the edges of a graph.
#define N 4
#define WIDE
#include "check.h"

// A grid of two dimensions, of which one has borders: what would come from beyond stays as it is.
static double in_grid(const double *x, int n) {
  MPI_Comm grid;
  int dims[2] = {0, 0}, periods[2] = {1, 0};
  MPI_Dims_create(size, 2, dims);
  MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid);
  double sent[4], got[4], all[4], sum = 0;
  for (int i = 0; i < 4; i++) {
    sent[i] = x[i] * x[(i + 1) % n];
    got[i] = x[i] * 0.3;
    all[i] = x[i] * x[i];
  }
  MPI_Neighbor_alltoall(sent, 1, MPI_DOUBLE, got, 1, MPI_DOUBLE, grid);
  MPI_Neighbor_allgather(&got[1], 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, grid);
  for (int i = 0; i < 4; i++) sum += (i + 1) * got[i] * x[i] + all[i] * got[3 - i];
  MPI_Comm_free(&grid);
  return sum;
}

// Parts of different sizes, and requests that are waited for in another order.
static double of_parts(const double *x, int n) {
  MPI_Comm ring;
  int dims[1] = {size}, periods[1] = {1};
  MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &ring);
  int sent_counts[2] = {1, 2}, sent_at[2] = {0, 2}, got_counts[2] = {2, 1}, got_at[2] = {0, 3};
  double sent[4], got[4], others[4], late[2], sum = 0;
  for (int i = 0; i < 4; i++) sent[i] = x[i] * x[i] * x[0], got[i] = others[i] = x[n - 1 - i];
  MPI_Request requests[2];
  if (size == 1) return sent[0] + sent[3];
  int counts[2] = {1, 1}, places[2] = {2, 0};
  if (size > 2) {
    MPI_Neighbor_alltoallv(sent, sent_counts, sent_at, MPI_DOUBLE, got, got_counts, got_at,
                           MPI_DOUBLE, ring);
  }
  MPI_Ineighbor_alltoall(sent + 1, 1, MPI_DOUBLE, late, 1, MPI_DOUBLE, ring, &requests[0]);
  MPI_Ineighbor_allgatherv(got, 1, MPI_DOUBLE, others, counts, places, MPI_DOUBLE, ring,
                           &requests[1]);
  MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
  for (int i = 0; i < 4; i++) sum += got[i] * x[i] + others[i] * others[i];
  MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
  MPI_Comm_free(&ring);
  return sum + late[0] * late[1] * x[2];
}

// Edges have a direction: each sends to the next, and the first to all.
static double along_edges(const double *x, int n) {
  MPI_Comm graph;
  int from[2] = {(rank + size - 1) % size, 0}, *to = (int *)malloc((size + 1) * sizeof(int));
  int outward = 0;
  to[outward++] = (rank + 1) % size;
  for (int i = 0; !rank && i < size; i++) to[outward++] = i;
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, from, MPI_UNWEIGHTED, outward, to,
                                 MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
  int origins, targets, is_weighted;
  MPI_Dist_graph_neighbors_count(graph, &origins, &targets, &is_weighted);
  double *sent = zeros(targets), got[2], all[4], sum = 0;
  for (int i = 0; i < targets; i++) sent[i] = x[i % n] * (1 + 0.1 * i) + x[1] * x[2];
  MPI_Neighbor_alltoall(sent, 1, MPI_DOUBLE, got, 1, MPI_DOUBLE, graph);
  double mine[2] = {got[0] * got[1], x[0] * x[3]};
  MPI_Neighbor_allgather(mine, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, graph);
  for (int i = 0; i < 4; i++) sum += all[i] * x[i] + all[i] * all[3 - i];
  MPI_Scan(&sum, &got[0], 1, MPI_DOUBLE, MPI_SUM, graph);
  free(sent);
  free(to);
  MPI_Comm_free(&graph);
  return sum + got[0] * got[1];
}

static double f(const double *x, int n) {
  return in_grid(x, n) + of_parts(x, n) + along_edges(x, n);
}
