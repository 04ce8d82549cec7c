// A function without a body, by the header that asks for its gradient.
#include <enzyme/enzyme>
namespace bank {
double price(const double &rate);
}
int main() { return (int)enzyme::gradient(bank::price, 2.0); }
