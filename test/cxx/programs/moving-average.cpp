// Streams of samples through composed templates: a ring buffer, CRTP filters, std::tuple of stages, fold expressions.
#include "../tried.hpp"
#include <array>
#include <tuple>
#include <utility>

template <class Self> struct Filter {
  double operator()(double in) { return static_cast<Self *>(this)->step(in); }
};
template <std::size_t N> class Average : public Filter<Average<N>> {
  std::array<double, N> ring_{};
  std::size_t at_ = 0, filled_ = 0;

public:
  double step(double in) {
    ring_[at_] = in;
    at_ = (at_ + 1) % N;
    if (filled_ < N) filled_++;
    double sum = 0;
    for (std::size_t i = 0; i < filled_; i++) sum += ring_[i];
    return sum / static_cast<double>(filled_);
  }
};
class Lowpass : public Filter<Lowpass> {
  double factor_, state_ = 0;

public:
  explicit Lowpass(double factor) : factor_(factor) {}
  double step(double in) { return state_ += factor_ * (in - state_); }
};
class Clip : public Filter<Clip> {
  double limit_;
  unsigned clipped_ = 0;

public:
  explicit Clip(double limit) : limit_(limit) {}
  double step(double in) {
    if (in > limit_) return clipped_++, limit_ + 0.1 * (in - limit_);
    return in;
  }
};
template <class... Stages> class Chain {
  std::tuple<Stages...> stages_;

public:
  explicit Chain(Stages... stages) : stages_(std::move(stages)...) {}
  double operator()(double in) {
    return std::apply([&](auto &...each) { ((in = each(in)), ...); return in; }, stages_);
  }
};
static double power(const double *x) {
  Chain chain{Clip(x[0]), Lowpass(x[1]), Average<4>()};
  double sum = 0;
  for (int i = 0; i < 30; i++) {
    double out = chain(x[2] * std::sin(0.3 * i) + 0.2 * x[1]);
    sum += out * out;
  }
  return sum;
}
int main() { return tried<power>({0.8, 0.3, 1.4}); }
