// Heat in a plane, cut in two directions: a grid of processes, columns of a type of their own.
#define N 16
#include "check.h"
#define AT(i, j) ((i) * 6 + (j))
static double f(const double *x, int n) {
  MPI_Comm grid;
  MPI_Datatype column;
  int dims[2] = {0, 0}, periods[2] = {0, 1}, west, east, north, south;
  MPI_Dims_create(size, 2, dims);
  MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid);
  MPI_Cart_shift(grid, 0, 1, &north, &south);
  MPI_Cart_shift(grid, 1, 1, &west, &east);
  MPI_Type_vector(4, 1, 6, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  double u[36] = {0}, v[36] = {0}, sum = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) u[AT(i + 1, j + 1)] = x[i * 4 + j];
  for (int step = 0; step < 4; step++) {
    MPI_Request all[8];
    MPI_Irecv(&u[AT(0, 1)], 4, MPI_DOUBLE, north, 0, grid, &all[0]);
    MPI_Irecv(&u[AT(5, 1)], 4, MPI_DOUBLE, south, 1, grid, &all[1]);
    MPI_Irecv(&u[AT(1, 0)], 1, column, west, 2, grid, &all[2]);
    MPI_Irecv(&u[AT(1, 5)], 1, column, east, 3, grid, &all[3]);
    MPI_Isend(&u[AT(4, 1)], 4, MPI_DOUBLE, south, 0, grid, &all[4]);
    MPI_Isend(&u[AT(1, 1)], 4, MPI_DOUBLE, north, 1, grid, &all[5]);
    MPI_Isend(&u[AT(1, 4)], 1, column, east, 2, grid, &all[6]);
    MPI_Isend(&u[AT(1, 1)], 1, column, west, 3, grid, &all[7]);
    MPI_Waitall(8, all, MPI_STATUSES_IGNORE);
    for (int i = 1; i < 5; i++)
      for (int j = 1; j < 5; j++) {
        double c = u[AT(i, j)];
        double around = u[AT(i - 1, j)] + u[AT(i + 1, j)] + u[AT(i, j - 1)] + u[AT(i, j + 1)];
        v[AT(i, j)] = c + 0.1 * (1 + 0.2 * c) * (around - 4 * c);
      }
    memcpy(u, v, sizeof u);
  }
  for (int i = 1; i < 5; i++)
    for (int j = 1; j < 5; j++) sum += u[AT(i, j)] * u[AT(i, j)] * (i + j * rank);
  MPI_Type_free(&column);
  MPI_Comm_free(&grid);
  return sum;
}
