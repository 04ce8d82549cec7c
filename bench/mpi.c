// Halo exchange: steps of a rod that is spread over all processes, with a count of what is sent.
#include <enzyme/enzyme.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long messages, bytes;

static void count(int number, MPI_Datatype type, int to) {
  int size;
  if (to == MPI_PROC_NULL) return;
  PMPI_Type_size(type, &size);
  messages++;
  bytes += (long)number * size;
}

int MPI_Isend(const void *data, int number, MPI_Datatype type, int to, int tag, MPI_Comm comm,
              MPI_Request *request) {
  count(number, type, to);
  return PMPI_Isend(data, number, type, to, tag, comm, request);
}

int MPI_Send(const void *data, int number, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  count(number, type, to);
  return PMPI_Send(data, number, type, to, tag, comm);
}

double rod(const double *x, int n, int steps, int halo, MPI_Comm comm);

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 100000, steps = argc > 2 ? atoi(argv[2]) : 50;
  int halo = argc > 3 ? atoi(argv[3]) : 1, rounds = 5, rank;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  double *x = malloc(n * sizeof *x), *d = calloc(n, sizeof *d), *t = malloc(n * sizeof *t);
  for (int i = 0; i < n; i++) x[i] = 1 + 0.001 * (i % 17) + rank, t[i] = 1;
  long sent[3][2];
  double times[3] = {1e30, 1e30, 1e30};
  for (int round = 0; round < rounds; round++)
    for (int way = 0; way < 3; way++) {
      messages = bytes = 0;
      MPI_Barrier(MPI_COMM_WORLD);
      double start = MPI_Wtime();
      if (way == 0) rod(x, n, steps, halo, MPI_COMM_WORLD);
      if (way == 1)
        __enzyme_autodiff_void((void *)rod, enzyme_dup, x, d, enzyme_const, n, enzyme_const, steps,
                               enzyme_const, halo, enzyme_const, MPI_COMM_WORLD);
      if (way == 2)
        __enzyme_fwddiff_double((void *)rod, enzyme_dup, x, t, enzyme_const, n, enzyme_const,
                                steps, enzyme_const, halo, enzyme_const, MPI_COMM_WORLD);
      MPI_Barrier(MPI_COMM_WORLD);
      double taken = MPI_Wtime() - start;
      if (taken < times[way]) times[way] = taken;
      long mine[2] = {messages, bytes};
      MPI_Reduce(mine, sent[way], 2, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    }
  for (int way = 0; way < 3 && !rank; way++)
    printf("%ld %ld %.9f\n", sent[way][0], sent[way][1], times[way]);
  MPI_Finalize();
}
