/* How badly layers of LSTM units predict a sequence of vectors: the loss is that of a log-softmax.
 *
 * Each layer has four weights and four biases a unit; then come the weights in, those out, and a bias. */
#include "speed.h"

enum { FORGET, ENTER, LEAVE, CHANGE, GATES };

double sigmoid(double z) { return 1 / (1 + exp(-z)); }

void step(int b, const double *weight, const double *bias, double *hidden, double *cell,
          const double *in) {
  for (int i = 0; i < b; i++) {
    double forget = sigmoid(in[i] * weight[FORGET * b + i] + bias[FORGET * b + i]);
    double enter = sigmoid(hidden[i] * weight[ENTER * b + i] + bias[ENTER * b + i]);
    double leave = sigmoid(in[i] * weight[LEAVE * b + i] + bias[LEAVE * b + i]);
    double change = tanh(hidden[i] * weight[CHANGE * b + i] + bias[CHANGE * b + i]);
    cell[i] = cell[i] * forget + enter * change;
    hidden[i] = leave * tanh(cell[i]);
  }
}

void predict(int l, int b, const double *layers, const double *extra, double *state,
             const double *in, double *out) {
  for (int i = 0; i < b; i++) out[i] = in[i] * extra[i];
  const double *below = out;
  for (int k = 0; k < l; k++) {
    const double *weight = layers + 2 * GATES * b * k;
    double *hidden = state + 2 * b * k;
    step(b, weight, weight + GATES * b, hidden, hidden + b, below);
    below = hidden;
  }
  for (int i = 0; i < b; i++) out[i] = below[i] * extra[b + i] + extra[2 * b + i];
}

double log_sum_exp(int n, const double *terms) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += exp(terms[i]);
  return log(sum);
}

double lstm(int l, int c, int b, const double *layers, const double *extra,
            const double *first_state, const double *sequence) {
  double *state = malloc(2 * l * b * sizeof(double)), *out = malloc(b * sizeof(double));
  double total = 0;
  memcpy(state, first_state, 2 * l * b * sizeof(double));
  for (int t = 0; t + 1 < c; t++) {
    predict(l, b, layers, extra, state, sequence + t * b, out);
    double all = log_sum_exp(b, out);
    for (int i = 0; i < b; i++) total += sequence[(t + 1) * b + i] * (out[i] - all);
  }
  free(state), free(out);
  return -total / ((c - 1) * b);
}

/* -- by hand ---------------------------------------------------------------------------------- */

/* What a unit has at a time: its gates, the cell before, the tanh of that after, what comes in. */
struct unit {
  double gates[GATES], cell, bent, in, hidden;
};

static void step_kept(int b, const double *weight, const double *bias, double *hidden, double *cell,
                      const double *in, struct unit *units) {
  for (int i = 0; i < b; i++) {
    struct unit *u = units + i;
    u->in = in[i], u->hidden = hidden[i], u->cell = cell[i];
    u->gates[FORGET] = sigmoid(in[i] * weight[FORGET * b + i] + bias[FORGET * b + i]);
    u->gates[ENTER] = sigmoid(hidden[i] * weight[ENTER * b + i] + bias[ENTER * b + i]);
    u->gates[LEAVE] = sigmoid(in[i] * weight[LEAVE * b + i] + bias[LEAVE * b + i]);
    u->gates[CHANGE] = tanh(hidden[i] * weight[CHANGE * b + i] + bias[CHANGE * b + i]);
    cell[i] = cell[i] * u->gates[FORGET] + u->gates[ENTER] * u->gates[CHANGE];
    u->bent = tanh(cell[i]);
    hidden[i] = u->gates[LEAVE] * u->bent;
  }
}

static void step_back(int b, const double *weight, double *dweight, double *dbias, double *dhidden,
                      double *dcell, double *din, const struct unit *units) {
  for (int i = 0; i < b; i++) {
    const struct unit *u = units + i;
    const double *g = u->gates;
    double back = dhidden[i], dc = dcell[i] + back * g[LEAVE] * (1 - u->bent * u->bent);
    double d[GATES] = {
        [FORGET] = dc * u->cell * g[FORGET] * (1 - g[FORGET]),
        [ENTER] = dc * g[CHANGE] * g[ENTER] * (1 - g[ENTER]),
        [LEAVE] = back * u->bent * g[LEAVE] * (1 - g[LEAVE]),
        [CHANGE] = dc * g[ENTER] * (1 - g[CHANGE] * g[CHANGE]),
    };
    dcell[i] = dc * g[FORGET];
    dhidden[i] = d[ENTER] * weight[ENTER * b + i] + d[CHANGE] * weight[CHANGE * b + i];
    din[i] = d[FORGET] * weight[FORGET * b + i] + d[LEAVE] * weight[LEAVE * b + i];
    for (int k = 0; k < GATES; k++) {
      dweight[k * b + i] += d[k] * (k == FORGET || k == LEAVE ? u->in : u->hidden);
      dbias[k * b + i] += d[k];
    }
  }
}

static void lstm_hand(int l, int c, int b, const double *layers, double *dlayers,
                      const double *extra, double *dextra, const double *first_state,
                      const double *sequence) {
  int each = 2 * GATES * b;
  double *state = doubles(4 * l * b + 2 * b), *dstate = state + 2 * l * b;
  double *in = dstate + 2 * l * b, *din = in + b, *top = state + 2 * b * (l - 1);
  double *errors = malloc((size_t)c * b * sizeof(double)), scale = -1.0 / ((c - 1) * b);
  struct unit *units = malloc((size_t)c * l * b * sizeof *units);
  memcpy(state, first_state, 2 * l * b * sizeof(double));
  for (int t = 0; t + 1 < c; t++) {
    double *error = errors + t * b, sum = 0, gold = 0;
    const double *wanted = sequence + (t + 1) * b;
    for (int i = 0; i < b; i++) in[i] = sequence[t * b + i] * extra[i];
    for (int k = 0; k < l; k++)
      step_kept(b, layers + k * each, layers + k * each + GATES * b, state + 2 * b * k,
                state + 2 * b * k + b, k ? state + 2 * b * (k - 1) : in, units + (t * l + k) * b);
    for (int i = 0; i < b; i++) {
      sum += error[i] = exp(top[i] * extra[b + i] + extra[2 * b + i]);
      gold += wanted[i];
    }
    for (int i = 0; i < b; i++) {
      error[i] = scale * (wanted[i] - gold * error[i] / sum);
      dextra[b + i] += error[i] * top[i];
      dextra[2 * b + i] += error[i];
    }
  }
  for (int t = c - 2; t >= 0; t--) {
    for (int i = 0; i < b; i++) dstate[2 * b * (l - 1) + i] += errors[t * b + i] * extra[b + i];
    for (int k = l - 1; k >= 0; k--) {
      double *dhidden = dstate + 2 * b * k;
      step_back(b, layers + k * each, dlayers + k * each, dlayers + k * each + GATES * b, dhidden,
                dhidden + b, din, units + (t * l + k) * b);
      if (k)
        for (int i = 0; i < b; i++) dhidden[i - 2 * b] += din[i];
    }
    for (int i = 0; i < b; i++) dextra[i] += din[i] * sequence[t * b + i];
  }
  free(state), free(errors), free(units);
}

/* -- the program ------------------------------------------------------------------------------ */

static int l, c, b, main_part;
static double *first_state, *sequence;

static void prepare(void) {
  l = unknown(2), c = unknown(1024), b = unknown(14);
  main_part = l * 2 * GATES * b;
  inputs = main_part + 3 * b;
  first_state = doubles(2 * l * b), sequence = doubles(c * b);
  for (int i = 0; i < 2 * l * b; i++) first_state[i] = between(-1, 1);
  for (int i = 0; i < c * b; i++) sequence[i] = between(0, 1) > 0.5;
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-1, 1);
}
static double primal(const double *x) {
  return lstm(l, c, b, x, x + main_part, first_state, sequence);
}
static void ours(const double *x, double *dx) {
  GRADIENT((void *)lstm, enzyme_const, l, enzyme_const, c, enzyme_const, b, enzyme_dup, x, dx,
           enzyme_dup, x + main_part, dx + main_part, enzyme_const, first_state, enzyme_const,
           sequence);
}
static void by_hand(const double *x, double *dx) {
  lstm_hand(l, c, b, x, dx, x + main_part, dx + main_part, first_state, sequence);
}
