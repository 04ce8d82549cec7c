// Loops over std::vector that are checkpointed, in functions with destructors.
#include "check.hpp"

#include <enzyme/checkpoint.h>
#include <vector>

static void diffuse(int i, std::vector<double> &u, const std::vector<double> &c, float k) {
  for (size_t j = 0; j < u.size(); j++)
    u[j] += 0.05 * (c.at(j) * std::sin(u[j] * k + u[(j + 1) % u.size()]) - u[j] * i * 0.01);
}

static double vectors(double x) {
  std::vector<double> u{x, x * x, 0.5}, c{1, x, 2};
  EnzymeCkptConfig config{};
  config.snapshots = 2;
  __enzyme_checkpoint_for(diffuse, 0, 30, enzyme_scheme, &EnzymeCkptRevolve, &config,
                          enzyme_checkpoint_region, u.data(), u.size() * sizeof(double), &u, &c, 1.5f);
  double sum = 0;
  for (double each : u) sum += each * each;
  return sum;
}

struct Model {
  double speed, place;
  static bool move(long i, Model *model) {
    model->speed -= 0.1 * std::sin(model->place);
    model->place += 0.1 * model->speed;
    return i < 50;
  }
};

static double objects(double x) {
  Model model{x, 0.3};
  __enzyme_checkpoint_while(&Model::move, enzyme_checkpoint_region, &model, sizeof model, &model);
  return model.place * model.speed;
}

struct Body {
  double p[3], v[3];
};

static double lambda(double x) {
  Body body = {{1, 0, 0}, {0, x + 0.6, 0}};
  auto kick = [](long, Body *b, double dt) noexcept {
    double r = std::sqrt(b->p[0] * b->p[0] + b->p[1] * b->p[1] + b->p[2] * b->p[2]);
    for (int k = 0; k < 3; k++) b->v[k] -= dt * b->p[k] / (r * r * r);
    for (int k = 0; k < 3; k++) b->p[k] += dt * b->v[k];
  };
  __enzyme_checkpoint_for(+kick, 0, 100, enzyme_checkpoint_region, &body, sizeof body, &body, 0.01);
  return body.p[0] * body.p[0] + body.p[1];
}

int main() {
  CHECK(lambda, 0.3);
  CHECK(vectors, 0.3);
  CHECK(objects, 0.3);
  return checked();
}
