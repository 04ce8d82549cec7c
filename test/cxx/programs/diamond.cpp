// Multiple and virtual inheritance, dynamic_cast across, visitors, and a registry by typeid.
#include "../tried.hpp"
#include <map>
#include <memory>
#include <string>
#include <typeindex>

struct Component {
  std::string label;
  double scale = 1;
  explicit Component(std::string l) : label(std::move(l)) {}
  virtual ~Component() = default;
  virtual double current(double volts) const = 0;
};
struct Resistive : virtual Component {
  double ohms;
  explicit Resistive(double o) : Component("resistive"), ohms(o) {}
  double current(double volts) const override { return scale * volts / ohms; }
};
struct Tunable : virtual Component {
  double setting = 0.5;
  Tunable() : Component("tunable") {}
  virtual void tune(double by) { setting += by; }
};
struct Potentiometer : Resistive, Tunable {
  explicit Potentiometer(double o) : Component("potentiometer with a long name"), Resistive(o) {}
  double current(double volts) const override { return Resistive::current(volts) * setting; }
};
struct Diode : virtual Component {
  double saturation;
  explicit Diode(double s) : Component("diode"), saturation(s) {}
  double current(double volts) const override { return saturation * std::expm1(volts); }
};
static double value(const double *x) {
  std::vector<std::unique_ptr<Component>> parts;
  parts.push_back(std::make_unique<Resistive>(x[0]));
  parts.push_back(std::make_unique<Potentiometer>(x[1]));
  parts.push_back(std::make_unique<Diode>(x[2]));
  std::map<std::type_index, int> kinds;
  double sum = 0;
  for (auto &each : parts) {
    each->scale = x[2];
    if (auto *tunable = dynamic_cast<Tunable *>(each.get())) tunable->tune(x[0] * 0.1);
    if (dynamic_cast<const Resistive *>(each.get())) sum += x[1];
    kinds[typeid(*each)]++;
    sum += each->current(1.2 + x[1]) * static_cast<double>(each->label.size());
  }
  return sum * static_cast<double>(kinds.size());
}
int main() { return tried<value>({0.7, 1.2, 0.4}); }
