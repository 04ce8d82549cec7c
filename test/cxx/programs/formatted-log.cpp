// Texts by std::format and its kin, kept in an object beside numbers, and printed.
// flags: -std=c++23 -stdlib=libc++
// not: no exceptions
#include "../tried.hpp"
#include <format>
#include <iterator>
#include <print>
#include <string>

struct Model {
  double k;
  std::string log;
  double last = 0;
  double step(double v) {
    log += std::format("{} {:.3f}|", v, k);
    std::format_to(std::back_inserter(log), "{:>8}", v);
    char text[64];
    auto end = std::format_to_n(text, 63, "{} {}", v, 1);
    last += std::formatted_size("{}", 12) + (end.size > 3);
    std::string wide = std::vformat("{:16.6f} {:16.6f}", std::make_format_args(v, k));
    return v * k * last + wide.size() * v;
  }
};

static double of(const double *x) {
  Model model{x[0]};
  double sum = model.step(x[1]) * model.step(x[2]);
  if (model.log.empty()) std::println(stderr, "{}", sum);
  std::print(stderr, "");
  return sum + model.last * model.k;
}
int main() { return tried<of>({0.5, 1.25, -0.75}); }
