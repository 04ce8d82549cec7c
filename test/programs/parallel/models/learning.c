// Learning with OpenMP: networks of layers, filters, attention, recurrence, graphs, factors.
#include "models.h"

enum { N = 24 };

// A network on a batch that threads share out, with a step of descent of its own.
static double network(const double *x) {
  double w[N], loss = 0;
  for (int i = 0; i < N; i++) w[i] = x[i];
  for (int step = 0; step < 2; step++) {
    double g[N] = {0};
    loss = 0;
#pragma omp parallel for reduction(+ : loss, g[:N])
    for (int s = 0; s < 10; s++) {
      double hidden[8], out = 0;
      for (int h = 0; h < 8; h++) hidden[h] = tanh(w[h] * 0.2 * (s - 5) + w[8 + h]);
      for (int h = 0; h < 8; h++) out += hidden[h] * w[16 + h];
      const double off = out - sin(s);
      loss += off * off / 10;
      for (int h = 0; h < 8; h++) {
        const double back = off * w[16 + h] * (1 - hidden[h] * hidden[h]);
        g[16 + h] += off * hidden[h], g[8 + h] += back, g[h] += back * 0.2 * (s - 5);
      }
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++) w[i] -= 0.05 * g[i];
  }
  return loss;
}

// Filters over a signal, the largest of each three, and a weighted sum of those.
static double filters(const double *x) {
  enum { FILTERS = 4, LENGTH = 18 };
  double sum = 0;
#pragma omp parallel for collapse(2) reduction(+ : sum) schedule(dynamic, 3)
  for (int f = 0; f < FILTERS; f++)
    for (int at = 0; at < LENGTH; at += 3) {
      double most = -1e300;
      for (int k = at; k < at + 3; k++) {
        double seen = 0;
        for (int t = 0; t < 3; t++) seen += x[3 * f + t] * sin(0.7 * (k + t) + f);
        if (seen > most) most = seen;
      }
      sum += log(1 + exp(most)) * x[12 + (f + at) % 12];
    }
  return sum;
}

// Attention: each place looks at all, by how like they are.
static double attention(const double *x) {
  enum { PLACES = 8 };
  const double *query = x, *key = x + PLACES, *value = x + 2 * PLACES;
  double out[PLACES];
#pragma omp parallel for
  for (int i = 0; i < PLACES; i++) {
    double most = -1e300, total = 0, sum = 0;
    for (int j = 0; j <= i; j++) most = fmax(most, query[i] * key[j]);
    for (int j = 0; j <= i; j++) {
      const double weight = exp(query[i] * key[j] - most);
      total += weight, sum += weight * value[j];
    }
    out[i] = sum / total;
  }
  double sum = 0;
  for (int i = 0; i < PLACES; i++) sum += out[i] * out[i] * (1 + i % 3);
  return sum;
}

// A recurrent network on sequences, each of a thread.
static double recurrent(const double *x) {
  double loss = 0;
#pragma omp parallel for schedule(guided) reduction(+ : loss)
  for (int s = 0; s < 6; s++) {
    double state[4] = {0};
    for (int t = 0; t < 3 + s % 3; t++) {
      double next[4];
      for (int i = 0; i < 4; i++) {
        next[i] = x[16 + i] * sin(s + t);
        for (int j = 0; j < 4; j++) next[i] += x[4 * i + j] * state[j];
      }
      for (int i = 0; i < 4; i++) state[i] = tanh(next[i]);
    }
    double out = 0;
    for (int i = 0; i < 4; i++) out += x[20 + i] * state[i];
    loss += pow(out - 0.1 * s, 2);
  }
  return loss;
}

// A table of ratings in factors; ratings come one after the other, whoever computes them.
static double factors(const double *x) {
  double of[N], loss = 0;
  for (int i = 0; i < N; i++) of[i] = x[i];
#pragma omp parallel for ordered schedule(dynamic)
  for (int r = 0; r < 20; r++) {
    const int user = r * 7 % 6, item = 6 + r * 5 % 6;
    const double rating = 1 + 0.2 * (r % 4);
#pragma omp ordered
    {
      const double off = of[2 * user] * of[2 * item] + of[2 * user + 1] * of[2 * item + 1] - rating;
      loss += off * off;
      for (int k = 0; k < 2; k++) {
        const double u = of[2 * user + k], i = of[2 * item + k];
        of[2 * user + k] = u - 0.1 * off * i;
        of[2 * item + k] = i - 0.1 * off * u;
      }
    }
  }
  return loss;
}

// Nodes of a graph tell their neighbours numbers, along edges that threads share out.
static double graph(const double *x) {
  double now[N];
  for (int i = 0; i < N; i++) now[i] = x[i];
  for (int round = 0; round < 2; round++) {
    double told[N] = {0};
#pragma omp parallel for
    for (int e = 0; e < 2 * N; e++) {
      const int from = e * 5 % N, to = (e * 7 + 3) % N;
      const double message = tanh(now[from] * now[to]);
#pragma omp atomic
      told[to] += message;
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++) now[i] = 0.5 * now[i] + sin(told[i]);
  }
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) sum += now[i] * now[i];
  return sum;
}

// A batch is brought to mean zero and spread one within one region, between layers.
static double normalised(const double *x) {
  double now[N], mean = 0, spread = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N; i++) now[i] = x[i] * (1 + i % 3);
    for (int layer = 0; layer < 2; layer++) {
#pragma omp barrier
#pragma omp master
      mean = spread = 0;
#pragma omp barrier
#pragma omp for reduction(+ : mean)
      for (int i = 0; i < N; i++) mean += now[i] / N;
#pragma omp for reduction(+ : spread)
      for (int i = 0; i < N; i++) spread += pow(now[i] - mean, 2) / N;
#pragma omp for
      for (int i = 0; i < N; i++) now[i] = tanh((now[i] - mean) / sqrt(spread + 0.1)) + 0.1 * x[i];
    }
  }
  double sum = 0;
  for (int i = 0; i < N; i++) sum += now[i] * now[i] * (1 + i % 4);
  return sum;
}

// Words and what stands beside them: vectors of both, negative ones among them.
static double words(const double *x) {
  double loss = 0;
#pragma omp parallel
  {
    double own = 0;
#pragma omp for nowait
    for (int p = 0; p < 18; p++) {
      const int word = p % 6, beside = 6 + (p * 5 + 1) % 6;
      const double score = x[2 * word] * x[2 * beside] + x[2 * word + 1] * x[2 * beside + 1];
      own += log(1 + exp(p % 3 ? score : -score));
    }
#pragma omp critical
    loss += own;
  }
  return loss;
}

int main(void) {
  MODEL(network, N, -0.4, 0.04);
  MODEL(filters, N, -0.3, 0.05);
  MODEL(attention, N, 0.1, 0.06);
  MODEL(recurrent, N, -0.3, 0.03);
  MODEL(factors, N, 0.2, 0.03);
  MODEL(graph, N, 0.1, 0.04);
  MODEL(normalised, N, -0.5, 0.06);
  MODEL(words, N, 0.1, 0.03);
  return done();
}
