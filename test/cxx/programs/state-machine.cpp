// A state machine of enum classes, a table of member functions, and switch.
#include "../tried.hpp"
#include <array>
class Engine {
  enum class State { idle, warm, hot } state_ = State::idle;
  double temperature_, heat_;
  using Handler = void (Engine::*)(double);
  void idle(double u) { temperature_ += u; if (temperature_ > 2) state_ = State::warm; }
  void warm(double u) { temperature_ += 0.5 * u * heat_; if (temperature_ > 4) state_ = State::hot; }
  void hot(double u) { temperature_ -= 0.1 * temperature_ * u; if (temperature_ < 3) state_ = State::warm; }
public:
  Engine(double t, double h) : temperature_(t), heat_(h) {}
  void feed(double u) {
    static const std::array<Handler, 3> handlers{&Engine::idle, &Engine::warm, &Engine::hot};
    (this->*handlers[static_cast<int>(state_)])(u);
  }
  double temperature() const { return temperature_; }
};
static double run(const double *x) {
  Engine e(x[0], x[1]);
  double s = 0;
  for (int i = 0; i < 12; i++) e.feed(x[2]), s += e.temperature() * e.temperature();
  return s;
}
int main() { return tried<run>({0.5, 1.5, 0.9}, 1e-7, 1e-4); }
