// Memory: of each instance, shared, local, allocated, copied, reached through structs.
#include "batch.h"

static void scale(double *to, const double *from, int n, double by) {
  double t[8];
  for (int i = 0; i < n; i++) t[i] = from[i] * by;
  for (int i = 0; i < n; i++) to[i] += t[n - 1 - i];
}

static void buffers(void) {
  double from[] = {1, 2.5, -3}, to[4][3] = {{1}, {2}}, wanted[4][3] = {{1}, {2}};
  double by[] = {0.5, 1.5, 2.5, 3.5};
  for (int i = 0; i < 4; i++) scale(wanted[i], from, 3, by[i]);
  REQUEST(__enzyme_batch_void((void *)scale, enzyme_width, 4, enzyme_buffer, sizeof to[0], to,
                              enzyme_scalar, from, enzyme_scalar, 3, by[0], by[1], by[2], by[3]));
  check_all("a buffer", to[0], wanted[0], 12);
}

static double allocated(const double *x, int n) {
  double *copy = malloc(n * sizeof *copy), *sums = calloc(n, sizeof *sums), total = 0;
  memcpy(copy, x, n * sizeof *copy);
  for (int i = 1; i < n; i++) copy[i] += copy[i - 1] * 0.5;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) sums[i] += copy[j];
  for (int i = 0; i < n; i++) total += sums[i];
  free(copy);
  free(sums);
  return total;
}

static void allocations(void) {
  double x[2][5] = {{1, 2, 3, 4, 5}, {0.5, -1, 0.25, 8, 0}};
  Two got = {0};
  REQUEST(got = __enzyme_batch_two((void *)allocated, enzyme_width, 2, x[0], x[1], enzyme_scalar, 5));
  CHECK_SAME("allocated", got.of[0], allocated(x[0], 5));
  CHECK_SAME("allocated", got.of[1], allocated(x[1], 5));
}

// The table is the same for all, and decides where control goes; what is summed is not.
static double by_table(double x, int n) {
  int table[8];
  double t[8] = {0};
  for (int i = 0; i < n; i++) table[i] = (i * 5) % n;
  for (int i = 0; i < n; i++) {
    if (table[i] > 2) t[table[i]] = x * i;
    else t[table[i]] -= x;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 0.5 + t[i];
  return sum;
}

static double picked(const double *table, int at) { return table[at] + table[(at + 1) % 4]; }

static double sorted(int at, double x) {
  double places[4] = {1, 2, 3, 4};
  places[at & 3] = x;
  return places[0] + 2 * places[1] + 3 * places[2] + 4 * places[3];
}

static void tables(void) {
  Two got = {0};
  REQUEST(got = __enzyme_batch_two((void *)by_table, enzyme_width, 2, 1.5, -0.75, enzyme_scalar, 7));
  CHECK_SAME("a table", got.of[0], by_table(1.5, 7));
  CHECK_SAME("a table", got.of[1], by_table(-0.75, 7));
  double table[] = {0.5, 1.5, 7, -1};
  REQUEST(got = __enzyme_batch_two((void *)picked, enzyme_width, 2, enzyme_scalar, table, 3, 1));
  CHECK_SAME("picked", got.of[0], picked(table, 3));
  CHECK_SAME("picked", got.of[1], picked(table, 1));
  REQUEST(got = __enzyme_batch_two((void *)sorted, enzyme_width, 2, 2, 5, enzyme_scalar, 9.5));
  CHECK_SAME("placed", got.of[0], sorted(2, 9.5));
  CHECK_SAME("placed", got.of[1], sorted(5, 9.5));
}

typedef struct node {
  double value;
  struct node *next;
} Node;

static double list(Node *n, int count, double by) {
  double sum = 0;
  for (int i = 0; i < count; i++, n = n->next) {
    n->value *= by;
    sum += n->value;
  }
  return sum;
}

static void lists(void) {
  Node a[] = {{1, a + 2}, {2, 0}, {3, a + 1}}, b[] = {{4, b + 1}, {5, b + 2}, {6, 0}};
  Node c[] = {{1, c + 2}, {2, 0}, {3, c + 1}}, d[] = {{4, d + 1}, {5, d + 2}, {6, 0}};
  Two got = {0};
  REQUEST(got = __enzyme_batch_two((void *)list, enzyme_width, 2, a, b, enzyme_scalar, 3, 2.0, 3.0));
  CHECK_SAME("a list", got.of[0], list(c, 3, 2));
  CHECK_SAME("a list", got.of[1], list(d, 3, 3));
  for (int i = 0; i < 3; i++) CHECK_SAME("a list", a[i].value, c[i].value);
  for (int i = 0; i < 3; i++) CHECK_SAME("a list", b[i].value, d[i].value);
}

// Pointers to what all share, put into memory of an instance: instances must not pass each other.
typedef struct {
  double *target;
  double x;
} Through;

static void through(Through *t, double *shared, double by) {
  double *before = t->target;
  t->target = shared;
  *t->target = *t->target * 0.5 + by;
  t->x = *t->target;
  t->target = before;
}

static void foreign(void) {
  double shared = 1, other = 1, mine[2] = {1, 2};
  Through got[] = {{mine, 0}, {mine + 1, 0}}, wanted[] = {{mine, 0}, {mine + 1, 0}};
  REQUEST(__enzyme_batch_void((void *)through, enzyme_width, 2, got, got + 1, enzyme_scalar, &shared,
                              3.0, 4.0));
  through(wanted, &other, 3);
  through(wanted + 1, &other, 4);
  CHECK_SAME("shared", shared, other);
  CHECK_SAME("shared", got[0].x, wanted[0].x);
  CHECK_SAME("shared", got[1].x, wanted[1].x);
}

// Memory that is handed out is another one for each instance, though nothing else differs.
typedef struct {
  double *at;
  int n;
} Vector;
typedef struct {
  double *of[2];
} Blocks;
ENZYME_BATCH(Blocks, blocks);
APART void fresh(Vector *v, int n) { v->at = calloc(n, sizeof *v->at), v->n = n; }
static double *made(int n) {
  Vector v;
  fresh(&v, n);
  v.at[0] = v.n;
  return v.at;
}
static double *plain(int n) {
  double *block = malloc(n * sizeof *block);
  block[0] = n + 1;
  return block;
}
static void kept(Vector *v, int n) { fresh(v, n + 1); }

static void handed_out(void) {
  Blocks got = {{0, 0}};
#ifdef REFERENCE_ONLY
  double numbers[2] = {0};
  got = (Blocks){{numbers, numbers + 1}};
#endif
  REQUEST(got = __enzyme_batch_blocks((void *)made, enzyme_width, 2, enzyme_scalar, 5));
  CHECK_SAME("handed out", got.of[0] != got.of[1], 1);
  CHECK_SAME("handed out", got.of[0][0] + got.of[1][0], 10);
  REQUEST((free(got.of[0]), free(got.of[1])));
  REQUEST(got = __enzyme_batch_blocks((void *)plain, enzyme_width, 2, enzyme_scalar, 5));
  CHECK_SAME("handed out", got.of[0] != got.of[1], 1);
  CHECK_SAME("handed out", got.of[0][0] + got.of[1][0], 12);
  REQUEST((free(got.of[0]), free(got.of[1])));
  Vector v[2] = {{0, 0}, {0, 0}};
  REQUEST(__enzyme_batch_void((void *)kept, enzyme_width, 2, v, v + 1, enzyme_scalar, 2));
  CHECK_SAME("handed out", v[0].at != v[1].at, 1);
  CHECK_SAME("handed out", v[0].n + v[1].n, 6);
  free(v[0].at), free(v[1].at);
}

static void same(double *sum, double x) { *sum = *sum * 2 + x; }

static void twice(void) {
  double got = 1, wanted = 1;
  REQUEST(__enzyme_batch_void((void *)same, enzyme_width, 2, &got, &got, 3.0, 5.0));
  same(&wanted, 3), same(&wanted, 5);
  CHECK_SAME("one place twice", got, wanted);
  REQUEST(__enzyme_batch_void((void *)same, enzyme_width, 2, enzyme_buffer, 0, &got, 3.0, 5.0));
  same(&wanted, 3), same(&wanted, 5);
  CHECK_SAME("a buffer that stays", got, wanted);
}

int main(void) {
  buffers();
  allocations();
  tables();
  lists();
  foreign();
  handed_out();
  twice();
  return checked();
}
