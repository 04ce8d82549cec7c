// Structs with names: copied from constants, written, compared; and more padding than members.
#include "reverse.h"

#include <stdlib.h>

struct part {
  char name[16];
  double mass;
  int id;
};

struct site {
  double at;
  unsigned long long key;
  char label[13];  // 7 bytes of padding behind it
  struct {
    double charge;
    unsigned char mark;
  } ion;
};

static struct part part_of(const char *name, double mass, int id) {
  struct part p = {.mass = mass, .id = id};
  strncpy(p.name, name, sizeof p.name - 1);
  return p;
}

static int by_name(const struct part *a, const struct part *b) { return strcmp(a->name, b->name); }

static void sort(struct part *at, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j && by_name(at + j, at + j - 1) < 0; j--) {
      struct part t = at[j];
      at[j] = at[j - 1], at[j - 1] = t;
    }
}

static double weight(const double *x) {
  struct part *parts = malloc(5 * sizeof *parts);
  parts[0] = (struct part){"iron", x[0] * x[1], 3};
  parts[1] = (struct part){"gold", x[1] * x[2], 1};
  parts[2] = part_of("tin", x[2] * x[3], 4);
  parts[3] = part_of("copper", x[3] * x[4], 0);
  parts[4] = part_of("phosphorus", sin(x[4] * x[0]), 2);
  snprintf(parts[3].name, sizeof parts[3].name, "%s%d", "zinc", (int)parts[3].mass);
  strcat(strcpy(parts[2].name, "sn"), parts[1].name);
  sort(parts, 5);
  double sum = 0;
  for (int i = 0; i < 5; i++) sum += (i + 1) * parts[i].mass * x[parts[i].id];
  sum += parts[4].name[0] * parts[2].mass;
  free(parts);
  return sum;
}

static double field(const double *x) {
  struct site *row = NULL, back;
  for (int n = 0; n < 5; n++) {
    row = realloc(row, (n + 1) * sizeof *row);
    row[n] = (struct site){x[n], n * 700000000000001ULL, "s", {x[n] * x[0], 200}};
    row[n].label[1] = (char)('0' + n);
  }
  back = row[4], row[4] = row[0], row[0] = back;
  double sum = 0;
  for (int n = 0; n < 5; n++) sum += row[n].at * row[n].ion.charge * (row[n].label[1] - '0');
  sum += back.at * row[4].ion.mark;
  free(row);
  return sum;
}

static void all(const double *x, double *y) {
  y[0] = weight(x);
  y[1] = field(x);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 2, NULL);
  return checked();
}
