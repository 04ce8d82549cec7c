// What is differentiated: a file of its own, so that calls of MPI are calls.
#include <mpi.h>
#include <stdlib.h>

static int rank, size;

static double stencil(double mine, int steps) {
  int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, down = rank ? rank - 1 : MPI_PROC_NULL;
  for (int step = 0; step < steps; step++) {
    MPI_Request all[4];
    double left = 0, right = 0;
    MPI_Irecv(&left, 1, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &all[0]);
    MPI_Irecv(&right, 1, MPI_DOUBLE, up, 1, MPI_COMM_WORLD, &all[1]);
    MPI_Isend(&mine, 1, MPI_DOUBLE, up, 0, MPI_COMM_WORLD, &all[2]);
    MPI_Isend(&mine, 1, MPI_DOUBLE, down, 1, MPI_COMM_WORLD, &all[3]);
    MPI_Waitall(4, all, MPI_STATUSES_IGNORE);
    mine = mine + 0.1 * (left * left - 2 * mine + right);
  }
  return mine;
}

static double tree(double mine) {
  int bit = 1;
  double other;
  for (; bit < size; bit *= 2) {
    if (rank & bit) {
      MPI_Send(&mine, 1, MPI_DOUBLE, rank - bit, 2, MPI_COMM_WORLD);
      break;
    }
    if (rank + bit < size) {
      MPI_Recv(&other, 1, MPI_DOUBLE, rank + bit, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      mine *= other;
    }
  }
  if (rank) MPI_Recv(&mine, 1, MPI_DOUBLE, rank - bit, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  for (bit /= 2; bit; bit /= 2)
    if (rank + bit < size) MPI_Send(&mine, 1, MPI_DOUBLE, rank + bit, 3, MPI_COMM_WORLD);
  return mine;
}

static double everybody(double mine) {
  double sum = mine, other;
  for (int k = 1; k < size; k++) {
    int to = (rank + k) % size, from = (rank + size - k) % size;
    MPI_Request request;
    MPI_Irecv(&other, 1, MPI_DOUBLE, from, 4, MPI_COMM_WORLD, &request);
    MPI_Send(&mine, 1, MPI_DOUBLE, to, 4, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    sum += other * other;
  }
  return sum;
}

double pattern(const double *x, int which, int steps) {
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double mine = x[0] * x[1];
  if (which == 0) return stencil(mine, steps);
  if (which == 1) return tree(mine);
  return everybody(mine);
}
