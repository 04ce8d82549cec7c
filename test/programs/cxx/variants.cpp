// Variants and optionals that hold numbers, or addresses of such: what they hold is moved unseen.
#include "check.hpp"

#include <optional>
#include <utility>
#include <variant>

using Operand = std::variant<std::monostate, double, const double *>;

static double value(const Operand &operand) {
  if (auto number = std::get_if<double>(&operand)) return *number;
  if (auto place = std::get_if<const double *>(&operand)) return **place;
  return 0.25;
}

// A stack of operands, some of them by place.
static double machine(double x) {
  double kept[3] = {x, x * x, std::sin(x)};
  Operand stack[6] = {x, kept + 1, {}, kept + 2, kept[1] * 2, kept};
  double sum = 0;
  for (int top = 5; top > 0; top--) {
    Operand left = stack[top], right = stack[top - 1];
    if (top == 3) std::swap(left, right);
    sum = value(left) * value(right) + 0.5 * sum;
    stack[top - 1] = top % 2 ? Operand(sum) : left;
    kept[top % 3] = sum;
  }
  return sum + value(stack[0]);
}

static double visited(double x) {
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    Operand operand = i % 2 ? Operand(x * i) : Operand(&x);
    sum += std::visit(
        [=](auto held) -> double {
          if constexpr (std::is_same_v<decltype(held), std::monostate>) return 0;
          else if constexpr (std::is_pointer_v<decltype(held)>) return *held * x;
          else return held * held;
        },
        operand);
  }
  return sum;
}

static std::optional<double> root(double x) {
  if (x < 0) return std::nullopt;
  return std::sqrt(x);
}

static double optional(double x) {
  std::optional<double> best;
  for (int i = -2; i < 3; i++)
    if (auto found = root(x + i); found && (!best || *found * (3 - i) > *best)) best = *found * (3 - i);
  return best.value_or(x);
}

int main() {
  CHECK(machine, 0.7);
  CHECK(visited, 1.3);
  CHECK(optional, 1.25);
  return checked();
}
