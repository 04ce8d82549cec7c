// Cells with several maps each, of numbers, texts and pairs, copied among vectors and read through pointers.
// not: libc++
#include "../tried.hpp"
#include <map>
#include <string>
struct Cell {
  double w;
  std::map<int, double> flux;
  std::map<int, std::string> names;
  int id;
  std::map<int, std::pair<int, double>> pairs;
};
static double total(const std::map<int, double> *fluxes) {
  double sum = 0;
  for (auto &each : *fluxes) sum += each.first * each.second * each.second;
  return sum;
}
static double run(const double *p) {
  std::vector<Cell> cells(3);
  for (int i = 0; i < 3; i++) {
    Cell *c = &cells[i];
    c->w = p[i % 2];
    c->id = i;
    c->flux[i] = p[0] * i;
    c->flux[i + 5] = p[1];
    c->names[i] = "a name of a cell that is long";
    c->pairs[i] = {i, p[1] * p[0]};
  }
  std::vector<std::map<int, double>> kept;
  for (auto &c : cells) kept.push_back(c.flux);
  cells.push_back(cells[1]);
  double sum = 0;
  for (auto &c : cells) {
    sum += c.w * total(&c.flux) * c.names.begin()->second.size();
    for (auto &[key, value] : c.pairs) sum += value.first * value.second + key;
  }
  for (auto &each : kept) sum += total(&each);
  return sum;
}
int main() { return tried<run>({1.1, 0.7}); }
