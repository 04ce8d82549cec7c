// A variant of records of numbers, counts and texts, handed from state to state.
// not: O0
#include "../tried.hpp"
#include <string>
#include <variant>
struct Idle { double since; };
struct Heating { double power; int steps; std::string why; };
struct Cooling { double rate, floor; };
struct Broken { int code; };
using State = std::variant<Idle, Heating, Cooling, Broken>;
static State next(const State &state, double x, int i) {
  State made = state;
  if (i % 2) made = Heating{x * i, i, i == 1 ? "cold" : "a text that is longer than small ones are"};
  else if (i == 2) made = Broken{i};
  else made = Cooling{x, x * i};
  return made;
}
static double cost(const double *x) {
  State state = Idle{x[1]};
  double sum = std::get<Idle>(state).since;
  for (int i = 0; i < 6; i++) {
    state = next(state, x[0] * (i + 1), i);
    if (auto h = std::get_if<Heating>(&state)) sum += h->power * h->steps + x[1] * h->why.size();
    else if (auto c = std::get_if<Cooling>(&state)) sum += c->rate * c->floor * x[1];
    else if (auto b = std::get_if<Broken>(&state)) sum *= b->code;
  }
  return sum;
}
int main() { return tried<cost>({1.3, 0.4}); }
