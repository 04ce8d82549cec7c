// REQUIRES: clang-22
// RUN: clang-22 -w -x c++ -fno-discard-value-names -O0 -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -x c++ -fno-discard-value-names -O2 -fno-inline -fno-exceptions -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

// Objects with a pointer to a vtable, and std::vector of doubles.
#include <vector>

struct Shape {
  double scale;
  virtual double area(const double *x) const;
};

// CHECK-LABEL: types in @_ZNK5Shape4areaEPKd
// CHECK-NEXT: %this: {[]:pointer, {{.*}}[8]:double}
// CHECK-NEXT: %x: {[]:pointer, [0]:double}
double Shape::area(const double *x) const { return scale * x[0]; }

// CHECK-LABEL: types in @_Z5totalRKSt6vectorIdSaIdEE
// CHECK-NEXT: %v: {[]:pointer, [0]:pointer, {{(\[0,(-1|0)\]:double, )?}}[8]:pointer
double total(const std::vector<double> &v) {
  double s = 0;
  for (double x : v)
    s += x;
  return s;
}
