// A warehouse: one container of each kind beside numbers, names, owners, functions, sorted prices.
// flags: -std=c++17
#include "../tried.hpp"
#include <algorithm>
#include <forward_list>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

struct Item {
  std::string name;
  double price, weight;
  int count;
};

struct Supplier {
  std::string name;
  double discount;
  std::weak_ptr<Supplier> parent;
};

class Warehouse {
  std::map<std::string, Item> items_;
  double fee_;
  std::list<double> returns_;
  double tax_;
  std::unordered_map<int, double> shelves_;
  double rent_;
  std::function<double(double)> markup_;
  double last_ = 0;
  std::vector<std::string> log_;
  std::set<std::string> seen_;
  std::shared_ptr<Supplier> supplier_;

public:
  Warehouse(double fee, double tax, double rent) : fee_(fee), tax_(tax), rent_(rent) {}
  void set_markup(std::function<double(double)> markup) { markup_ = std::move(markup); }
  void add(Item item, int shelf) {
    log_.push_back("added " + item.name);
    seen_.insert(item.name);
    shelves_[shelf] += item.weight * rent_;
    items_[item.name] = std::move(item);
  }
  void give_back(const std::string &name, double share) {
    auto found = items_.find(name);
    if (found == items_.end()) return;
    returns_.push_back(share * found->second.price);
    returns_.push_front(0.5 * returns_.back());
    log_.push_back("returned a share of " + name + ", which is a long line that nobody keeps in place");
  }
  void buy_from(const std::shared_ptr<Supplier> &supplier) { supplier_ = supplier; }
  double value() {
    double sum = 0;
    for (const auto &[name, item] : items_) sum += (name.size() > 4 ? 1 + tax_ : 1) * item.count * markup_(item.price);
    for (double each : returns_) sum -= each * fee_;
    for (const auto &[shelf, cost] : shelves_) sum -= (1 + 0.1 * shelf) * cost;
    if (supplier_) {
      sum *= 1 - supplier_->discount;
      if (auto parent = supplier_->parent.lock()) sum *= 1 - parent->discount * parent->discount;
    }
    last_ = sum;
    return last_ + 0.01 * static_cast<double>(log_.size() + seen_.size());
  }
};

static double median(std::vector<double> prices) {
  std::sort(prices.begin(), prices.end());
  return prices[prices.size() / 2] + 0.1 * prices[0];
}

static double profit(const double *x) {
  Warehouse house(x[0], x[1], x[2]);
  int steps = 3;
  house.set_markup([by = x[3], steps](double price) { return price * (1 + by * steps); });
  auto group = std::make_shared<Supplier>(Supplier{"the group that owns all the others", x[6], {}});
  auto local = std::make_shared<Supplier>(Supplier{"local", x[7], group});
  house.buy_from(local);
  for (int i = 0; i < 5; i++) house.add({"item number " + std::to_string(i), x[4] * (i + 1), x[5] / (i + 1), i + 1}, i % 3);
  house.add({"nut", x[4] * x[5], 0.1, 7}, 4);
  house.give_back("nut", 0.25);
  house.give_back("item number 3", 0.5);
  std::forward_list<double> latest{x[4], x[5] * x[4]};
  latest.push_front(x[3]);
  latest.reverse();
  double sum = house.value() + latest.front();
  return sum + median({x[4], x[5], x[6], x[7], x[0] * x[1]});
}

int main() { return tried<profit>({0.2, 0.19, 1.5, 0.1, 2.5, 1.2, 0.3, 0.05}); }
