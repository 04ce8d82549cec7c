"""C++ that prints, reads, allocates and throws in what it differentiates; nothing leaks."""

import pytest
from boxes import Box

HEAD = """#include <enzyme/enzyme.h>
#include <cmath>
#include <cstdio>
#include <new>
extern "C" double __enzyme_fwddiff_one(void *, ...), __enzyme_autodiff_one(void *, ...);
"""
MAIN = """
int main() {
  std::printf("\\n%.10g %.10g\\n", __enzyme_fwddiff_one((void *)f, 1.5, 1.0),
              __enzyme_autodiff_one((void *)f, 1.5));
}
"""
STREAMS = """
#include <chrono>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
double f(double x) {
  std::cout << "x = " << x << ' ' << 3 << std::setprecision(3) << std::hex << 17u << std::endl;
  std::ostringstream text;
  text << std::fixed << x << true << 3L << 2.f << std::setw(7) << "word" << '\\n';
  std::string made = text.str() + std::to_string(3);
  made += "abc";
  made.append(made.substr(1, 4)).resize(200);
  std::istringstream numbers("2.5 4");
  double factor;
  int count;
  numbers >> factor >> count;
  if (made.find("abc") == std::string::npos || made.size() < 100) throw std::runtime_error(made);
  std::mt19937 generator(7);
  std::uniform_real_distribution<double> between(1, 1.0000001);
  auto before = std::chrono::steady_clock::now();
  std::cerr << (before.time_since_epoch().count() > 0) << made.c_str()[0] << std::flush;
  double sum = 0;
  for (int i = 0; i < count; i++) sum += x * factor * i;
  return std::sin(sum) * std::round(between(generator));
}
"""
ALLOCATORS = """
#include <cstdlib>
struct alignas(64) Wide { double at[8]; };
static double through(double *v, double x) {
  v[0] = x * x;
  v[1] = v[0] * x;
  return v[1] + v[0];
}
double f(double x) {
  double *one = new double, *two = new double[2], *three = new (std::nothrow) double[2];
  Wide *four = new Wide, *five = new Wide[2], *six = new (std::nothrow) Wide;
  auto *seven = static_cast<double *>(::operator new(16));
  auto *eight = static_cast<double *>(::operator new[](16, std::align_val_t(32)));
  auto *nine = static_cast<double *>(::operator new(16, std::align_val_t(32), std::nothrow));
  auto *ten = static_cast<double *>(::operator new[](16, std::align_val_t(32), std::nothrow));
  *one = x * x * x + x * x;
  double sum = *one + through(two, x) + through(three, x) + through(four->at, x);
  sum += through(five[1].at, x) + through(six->at, x) + through(seven, x) + through(eight, x);
  sum += through(nine, x) + through(ten, x);
  delete one, delete[] two, delete[] three, delete four, delete[] five, delete six;
  ::operator delete(seven);
  ::operator delete[](eight, std::align_val_t(32));
  ::operator delete(nine, std::align_val_t(32), std::nothrow);
  ::operator delete[](ten, std::align_val_t(32));
  return sum;
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


def numbers(box, text, *options):
    box.write("a.cpp", HEAD + text + MAIN)
    box.ok(*options, "a.cpp", "-fsanitize=leak", "-o", "a", command="enzyme-c++")
    done = box.run("./a")
    assert done.returncode == 0, done.stderr.decode()
    return [float(word) for word in done.stdout.decode().splitlines()[-1].split()]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_streams_strings_and_clocks_carry_no_derivative(box, level):
    # sin(15 x) at 1.5
    assert numbers(box, STREAMS, level) == pytest.approx([15 * -0.8733046401] * 2, rel=1e-9)


@pytest.mark.parametrize("options", [["-O0"], ["-O2"], ["-O1", "-fno-sized-deallocation"]])
def test_every_operator_new_has_shadows_that_are_deleted(box, options):
    # 10 (x^3 + x^2) at 1.5
    assert numbers(box, ALLOCATORS, *options) == pytest.approx([10 * (3 * 2.25 + 3)] * 2)
