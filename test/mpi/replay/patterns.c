// Three patterns of messages, differentiated, with a record of what each process does: stencil, tree, all.
#include <enzyme/enzyme.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double pattern(const double *x, int which, int steps);

static FILE *record;
static int rank;

#define NOTE(...) \
  if (record) fprintf(record, __VA_ARGS__)

static long number_of(MPI_Request request) { return (long)request; }

int MPI_Send(const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c) {
  if (to != MPI_PROC_NULL) NOTE("send %d %d\n", to, tag);
  return PMPI_Send(b, n, t, to, tag, c);
}

int MPI_Recv(void *b, int n, MPI_Datatype t, int from, int tag, MPI_Comm c, MPI_Status *s) {
  if (from != MPI_PROC_NULL) NOTE("receive %d %d\n", from, tag);
  return PMPI_Recv(b, n, t, from, tag, c, s);
}

int MPI_Isend(const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c, MPI_Request *r) {
  int result = PMPI_Isend(b, n, t, to, tag, c, r);
  if (to != MPI_PROC_NULL) NOTE("isend %d %d\n", to, tag);
  return result;
}

int MPI_Irecv(void *b, int n, MPI_Datatype t, int from, int tag, MPI_Comm c, MPI_Request *r) {
  int result = PMPI_Irecv(b, n, t, from, tag, c, r);
  if (from != MPI_PROC_NULL) NOTE("ireceive %d %d %ld\n", from, tag, number_of(*r));
  return result;
}

int MPI_Wait(MPI_Request *r, MPI_Status *s) {
  NOTE("wait %ld\n", number_of(*r));
  return PMPI_Wait(r, s);
}

int MPI_Waitall(int n, MPI_Request *r, MPI_Status *s) {
  NOTE("waitall\n");
  return PMPI_Waitall(n, r, s);
}

int main(int argc, char **argv) {
  int which = atoi(argv[1]), steps = atoi(argv[2]);
  char name[256];
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  snprintf(name, sizeof name, "%s/%d", argv[3], rank);
  record = fopen(name, "w");
  double x[2] = {1.5 + rank, 0.5}, d[2] = {0};
  __enzyme_autodiff_void((void *)pattern, enzyme_dup, x, d, enzyme_const, which, enzyme_const,
                         steps);
  fclose(record);
  record = NULL;
  MPI_Finalize();
}
