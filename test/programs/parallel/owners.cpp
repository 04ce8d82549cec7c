// Threads of a region share an object by std::shared_ptr: who goes last sees what the others did.
#include <memory>

#include "compared.h"

namespace {

struct model {
  double weights[8];
};

double of(const double *x, int n) {
  auto held = std::make_shared<model>();
  for (int i = 0; i < n; i++) held->weights[i] = x[i] * x[i];
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) {
    std::shared_ptr<model> mine = held;
    sum += mine->weights[i] * mine->weights[0];
  }
  return sum + squares(x, n);
}

}  // namespace

int main() {
  check<of>("of");
  return say();
}
