// Columns, parts of arrays and structs of numbers and integers are sent by types of their own.
#define N 12
#define WIDE
#include "check.h"
struct particle { int kind; double mass; float spin[2]; double place[2]; };
static double f(const double *x, int n) {
  int to = (rank + 1) % size, from = (rank + size - 1) % size;
  MPI_Datatype column, part, particle, pair;
  MPI_Type_vector(3, 1, 4, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  int sizes[2] = {3, 4}, subsizes[2] = {2, 2}, starts[2] = {1, 1};
  MPI_Type_create_subarray(2, sizes, subsizes, starts, MPI_ORDER_C, MPI_DOUBLE, &part);
  MPI_Type_commit(&part);
  int lengths[4] = {1, 1, 2, 2};
  MPI_Aint places[4] = {offsetof(struct particle, kind), offsetof(struct particle, mass),
                        offsetof(struct particle, spin), offsetof(struct particle, place)};
  MPI_Datatype types[4] = {MPI_INT, MPI_DOUBLE, MPI_FLOAT, MPI_DOUBLE};
  MPI_Type_create_struct(4, lengths, places, types, &pair);
  MPI_Type_create_resized(pair, 0, sizeof(struct particle), &particle);
  MPI_Type_commit(&particle);
  double u[12], v[12] = {0}, w[12] = {0}, sum = 0;
  for (int i = 0; i < n; i++) u[i] = x[i] * x[0];
  MPI_Sendrecv(u + 1, 1, column, to, 1, v + 2, 1, column, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Sendrecv(u, 1, part, to, 2, w, 4, MPI_DOUBLE, from, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  for (int i = 0; i < n; i++) sum += (v[i] * v[i] + w[i]) * x[i] * (1 + i);
  struct particle own[2], other[2];
  for (int i = 0; i < 2; i++) {
    own[i].kind = rank + i;
    own[i].mass = x[i] * x[i + 1];
    own[i].spin[0] = own[i].spin[1] = 1;
    own[i].place[0] = x[i], own[i].place[1] = sin(x[i]);
  }
  MPI_Status status;
  int came;
  MPI_Sendrecv(own, 2, particle, to, 3, other, 2, particle, from, 3, MPI_COMM_WORLD, &status);
  MPI_Get_count(&status, particle, &came);
  MPI_Bcast(own, 2, particle, size - 1, MPI_COMM_WORLD);
  for (int i = 0; i < came; i++)
    sum += other[i].mass * other[i].place[1] * (1 + other[i].kind) + own[i].mass * own[i].place[0] * x[1];
  MPI_Type_free(&column);
  MPI_Type_free(&part);
  MPI_Type_free(&pair);
  MPI_Type_free(&particle);
  return sum;
}
