// Operations looked up by name around active code: pipelines that are written as strings.
#include "reverse.h"

struct operation {
  const char *name;
  double (*apply)(double, double);
};

static double shift(double v, double by) { return v + by; }
static double scale(double v, double by) { return v * by; }
static double power(double v, double by) { return pow(fabs(v), by); }
static double squash(double v, double by) { return tanh(v * by); }

static const struct operation operations[] = {
    {"power", power}, {"scale", scale}, {"shift", shift}, {"squash", squash}};

static const struct operation *look_up(const char *name) {
  for (unsigned i = 0; i < sizeof operations / sizeof *operations; i++)
    if (!strcmp(name, operations[i].name)) return &operations[i];
  return NULL;
}

static double run(const char *pipeline, double v, const double *parameters) {
  char word[16];
  for (int used; sscanf(pipeline, " %15s%n", word, &used) == 1; pipeline += used) {
    const struct operation *found = look_up(word);
    if (found) v = found->apply(v, *parameters++);
    else if (!strcmp(word, "again")) v = run("scale squash", v, parameters);
  }
  return v;
}

static void all(const double *x, double *y) {
  y[0] = run("shift scale power", x[0], x + 1);
  y[1] = run("squash again shift", x[0] * x[1], x + 1);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.7, 1.3, 0.8, 1.7}), 4, 2, NULL);
  return checked();
}
