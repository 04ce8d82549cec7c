// Counts of type MPI_Count, where MPI has them; the same calls without where it does not.
#define N 3
#define WIDE
#include "check.h"
#if MPI_VERSION >= 4
#define LARGE(name) name##_c
typedef MPI_Count count;
typedef MPI_Aint place;
#else
#define LARGE(name) name
typedef int count;
typedef int place;
#endif

static double messages(const double *x, int n) {
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
  double sent[N], got[N], other[N], sum = 0;
  MPI_Request requests[2];
  for (int i = 0; i < n; i++) sent[i] = x[i] * x[i];
  LARGE(MPI_Irecv)(got, n, MPI_DOUBLE, before, 3, MPI_COMM_WORLD, &requests[0]);
  LARGE(MPI_Isend)(sent, n, MPI_DOUBLE, next, 3, MPI_COMM_WORLD, &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  LARGE(MPI_Sendrecv)(got, n, MPI_DOUBLE, next, 4, other, n, MPI_DOUBLE, before, 4, MPI_COMM_WORLD,
                      MPI_STATUS_IGNORE);
  if (rank) LARGE(MPI_Send)(other, 1, MPI_DOUBLE, 0, 5, MPI_COMM_WORLD);
  for (int r = 1; !rank && r < size; r++) {
    double one;
    LARGE(MPI_Recv)(&one, 1, MPI_DOUBLE, r, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    sum += one * x[1];
  }
  for (int i = 0; i < n; i++) sum += got[i] * other[i] * x[i];
  return sum;
}

static double collectives(const double *x, int n) {
  count *counts = (count *)calloc(size, sizeof *counts), mine;
  place *places = (place *)calloc(size, sizeof *places);
  int all = 0;
  for (int r = 0; r < size; r++) {
    counts[r] = 1 + r % 2;
    places[r] = all;
    all += 1 + r % 2;
  }
  mine = counts[rank];
  double *gathered = zeros(all), *exchanged = zeros(all), sums[N], best, part[2], sum = 0;
  LARGE(MPI_Allgatherv)(x, mine, MPI_DOUBLE, gathered, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
  LARGE(MPI_Allreduce)(x, sums, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  LARGE(MPI_Allreduce)(&sums[0], &best, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  for (int i = 0; i < all; i++) gathered[i] *= x[i % n] * sums[1];
  LARGE(MPI_Reduce_scatter)(gathered, part, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int r = 0; r < size; r++) counts[r] = 1, places[r] = r;
  LARGE(MPI_Alltoallv)(gathered, counts, places, MPI_DOUBLE, exchanged, counts, places, MPI_DOUBLE,
                       MPI_COMM_WORLD);
  LARGE(MPI_Bcast)(&best, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  for (int r = 0; r < size; r++) sum += exchanged[r] * exchanged[r] * best;
  free(counts);
  free(places);
  free(gathered);
  free(exchanged);
  return sum + part[0] * x[2];
}

static double f(const double *x, int n) { return messages(x, n) + collectives(x, n); }
