// A wave on a grid: fields with views, boundary policies, a flux limiter, receivers, and a misfit.
#include "../tried.hpp"
#include <array>
#include <memory>

class Field {
  std::vector<double> values_;
  int nx_, ny_;

public:
  Field(int nx, int ny, double value = 0) : values_(static_cast<std::size_t>(nx) * ny, value), nx_(nx), ny_(ny) {}
  double &operator()(int i, int j) { return values_[static_cast<std::size_t>(i) * ny_ + j]; }
  double operator()(int i, int j) const { return values_[static_cast<std::size_t>(i) * ny_ + j]; }
  int nx() const { return nx_; }
  int ny() const { return ny_; }
  friend void swap(Field &a, Field &b) noexcept { a.values_.swap(b.values_); }
};

struct Reflecting {
  static double at(const Field &field, int i, int j) {
    i = i < 0 ? 0 : i >= field.nx() ? field.nx() - 1 : i;
    j = j < 0 ? 0 : j >= field.ny() ? field.ny() - 1 : j;
    return field(i, j);
  }
};
struct Periodic {
  static double at(const Field &field, int i, int j) {
    return field((i + field.nx()) % field.nx(), (j + field.ny()) % field.ny());
  }
};

struct Receiver {
  int i, j;
  std::vector<double> trace;
};

template <class Boundary> class Wave {
  Field now_, before_, speed_;
  std::vector<Receiver> receivers_;
  double dt_;

public:
  Wave(Field speed, double dt) : now_(speed.nx(), speed.ny()), before_(now_), speed_(std::move(speed)), dt_(dt) {}
  void listen(int i, int j) { receivers_.push_back({i, j, {}}); }
  void step(double source) {
    Field next(now_.nx(), now_.ny());
    for (int i = 0; i < now_.nx(); i++)
      for (int j = 0; j < now_.ny(); j++) {
        double sum = -4 * now_(i, j);
        for (auto [di, dj] : {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}})
          sum += Boundary::at(now_, i + di, j + dj);
        next(i, j) = 2 * now_(i, j) - before_(i, j) + dt_ * dt_ * speed_(i, j) * speed_(i, j) * sum;
      }
    next(now_.nx() / 2, now_.ny() / 2) += source * dt_;
    swap(before_, now_);
    swap(now_, next);
    for (auto &each : receivers_) each.trace.push_back(now_(each.i, each.j));
  }
  double misfit(const std::vector<double> &seen) const {
    double sum = 0;
    for (const auto &each : receivers_)
      for (std::size_t t = 0; t < each.trace.size(); t++) {
        double off = each.trace[t] - seen[t % seen.size()];
        sum += off * off;
      }
    return sum;
  }
};

template <class Boundary> static double run(const double *x) {
  Field speed(6, 5, 1);
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 5; j++) speed(i, j) += x[(i + j) % 3] * 0.1 * i;
  Wave<Boundary> wave(std::move(speed), 0.4);
  wave.listen(1, 1);
  wave.listen(4, 3);
  for (int t = 0; t < 9; t++) wave.step(x[3] * std::exp(-0.3 * (t - 2) * (t - 2)));
  return wave.misfit({0.01, 0.02, -0.01});
}
static double both(const double *x) { return run<Reflecting>(x) + run<Periodic>(x); }
int main() { return tried<both>({0.3, -0.2, 0.5, 1.4}); }
