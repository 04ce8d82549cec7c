// Counts of type MPI_Count in arrays with requests, and in types; without where MPI has none.
#define N 3
#define WIDE
#include "check.h"
#if MPI_VERSION >= 4
#define LARGE(name) name##_c
typedef MPI_Count count;
typedef MPI_Aint place;
typedef MPI_Count bytes;
#else
#define LARGE(name) name
typedef int count;
typedef int place;
typedef MPI_Aint bytes;
#endif

// Counts and places that mean nothing where they are not asked for.
static void *unused(void *given) { return rank ? (void *)-1 : given; }

static double exchanged(const double *x, int n) {
  count *counts = (count *)calloc(size, sizeof *counts);
  place *places = (place *)calloc(size, sizeof *places);
  int all = 0;
  for (int r = 0; r < size; r++) {
    counts[r] = 1 + r % 2;
    places[r] = all;
    all += 1 + r % 2;
  }
  int mine = 1 + rank % 2;
  double *got = zeros(all), *back = zeros(all), *seen = zeros(all), part[2], own[2] = {0}, sum = 0;
  MPI_Request request;
  LARGE(MPI_Igatherv)
  (x, mine, MPI_DOUBLE, got, unused(counts), unused(places), MPI_DOUBLE, 0, MPI_COMM_WORLD,
   &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < all; i++) back[i] = rank ? 0 : got[i] * got[i] * x[i % n];
  LARGE(MPI_Iscatterv)
  (back, unused(counts), unused(places), MPI_DOUBLE, own, mine, MPI_DOUBLE, 0, MPI_COMM_WORLD,
   &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  LARGE(MPI_Scatterv)
  (back, unused(counts), unused(places), MPI_DOUBLE, part, mine, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  for (int i = 0; i < mine; i++) own[i] *= x[0] + part[i];
  LARGE(MPI_Iallgatherv)
  (own, mine, MPI_DOUBLE, seen, counts, places, MPI_DOUBLE, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < all; i++) seen[i] *= x[i % n];
  LARGE(MPI_Ireduce_scatter)
  (seen, part, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < mine; i++) sum += part[i] * part[i] * x[1];
  for (int r = 0; r < size; r++) counts[r] = 1, places[r] = r;
  LARGE(MPI_Ialltoallv)
  (seen, counts, places, MPI_DOUBLE, back, counts, places, MPI_DOUBLE, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int r = 0; r < size; r++) sum += back[r] * back[r];
  free(counts);
  free(places);
  free(got);
  free(back);
  free(seen);
  return sum;
}

static double around(const double *x, int n) {
  int periodic = 1;
  // Where both neighbours are one process, Open MPI 4.1 takes one's message for the other's.
  int more = size > 2 ? 2 : 1;
  count counts[2] = {1, more}, others[2] = {more, 1};
  MPI_Aint places[2] = {0, 1}, froms[2] = {0, 2};
#if MPI_VERSION < 4
  int places_[2] = {0, 1}, froms_[2] = {0, 2};
#else
  MPI_Aint *places_ = places, *froms_ = froms;
#endif
  double got[3] = {0}, sum = 0;
  MPI_Comm ring;
  MPI_Request request;
  MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &ring);
  LARGE(MPI_Ineighbor_alltoallv)
  (x, counts, places_, MPI_DOUBLE, got, others, froms_, MPI_DOUBLE, ring, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < n; i++) sum += got[i] * got[i] * x[i] * (i + 1);
  counts[0] = counts[1] = 1;
  LARGE(MPI_Ineighbor_allgatherv)
  (x + 1, 1, MPI_DOUBLE, got, counts, froms_, MPI_DOUBLE, ring, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Comm_free(&ring);
  return sum + got[0] * got[2] * x[0];
}

struct point {
  int name;
  double at;
  float weight;
};

// Send so that no two types are alike, and nobody waits for who waits.
static void shift(const void *from, void *to, MPI_Datatype type) {
  int next = (rank + 1) % size, before = (rank + size - 1) % size;
  MPI_Type_commit(&type);
  LARGE(MPI_Sendrecv)
  (from, 1, type, next, 2, to, 1, type, before, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Type_free(&type);
}

static double typed(const double *x) {
  double table[12], got[12] = {0}, sum = 0;
  for (int i = 0; i < 12; i++) table[i] = x[i % 3] * (x[0] + 0.1 * i);
  MPI_Datatype type, inner;
  count lengths[2] = {2, 1}, ends[2] = {3, 4}, parts[2] = {2, 2}, starts[2] = {1, 0};
  count places[2] = {1, 7};
  bytes away[2] = {16, 64};
  LARGE(MPI_Type_contiguous)(2, MPI_DOUBLE, &inner);
  LARGE(MPI_Type_vector)(2, 1, 3, inner, &type);
  shift(table, got, type);
  MPI_Type_free(&inner);
  for (int i = 0; i < 12; i++) sum += got[i] * got[i] * (1 + 0.3 * i);
  LARGE(MPI_Type_create_hvector)(2, 3, 48, MPI_DOUBLE, &type);
  shift(table, got, type);
  for (int i = 0; i < 12; i++) sum += got[i] * got[i] * (1 - 0.2 * i);
  LARGE(MPI_Type_indexed)(2, lengths, places, MPI_DOUBLE, &type);
  shift(table, got, type);
  for (int i = 0; i < 12; i++) sum += got[i] * table[11 - i] * (2 + 0.1 * i);
  LARGE(MPI_Type_create_hindexed)(2, lengths, away, MPI_DOUBLE, &type);
  shift(table, got, type);
  for (int i = 0; i < 12; i++) sum += got[i] * got[11 - i] * (1 + 0.2 * i);
  LARGE(MPI_Type_create_indexed_block)(2, 2, places, MPI_DOUBLE, &type);
  shift(table, got, type);
  LARGE(MPI_Type_create_hindexed_block)(2, 1, away, MPI_DOUBLE, &type);
  shift(got, table, type);
  LARGE(MPI_Type_create_subarray)(2, ends, parts, starts, MPI_ORDER_C, MPI_DOUBLE, &type);
  shift(table, got, type);
  LARGE(MPI_Type_create_subarray)(2, ends, parts, starts, MPI_ORDER_FORTRAN, MPI_DOUBLE, &inner);
  LARGE(MPI_Type_create_resized)(inner, 0, 96, &type);
  shift(got, table, type);
  MPI_Type_free(&inner);
  for (int i = 0; i < 12; i++) sum += got[i] * table[i] * (1 + 0.4 * i);
  struct point points[2] = {{3, x[1] * x[2], 0}, {4, x[2] * x[0], 0}}, seen[2] = {{0, 1, 1}};
  count one[2] = {1, 1};
  bytes fields[2] = {offsetof(struct point, name), offsetof(struct point, at)};
  MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE};
  LARGE(MPI_Type_create_struct)(2, one, fields, types, &inner);
  LARGE(MPI_Type_create_resized)(inner, 0, sizeof(struct point), &type);
  MPI_Type_free(&inner);
  LARGE(MPI_Type_contiguous)(2, type, &inner);
  MPI_Type_free(&type);
  shift(points, seen, inner);
  return sum + seen[0].name * seen[0].at * seen[1].at * x[0];
}

static double f(const double *x, int n) { return exchanged(x, n) + around(x, n) + typed(x); }
