// REQUIRES: clang-22
// RUN: clang-22 -w -O0 -S -emit-llvm -I "%S/../../../attributes/include" "%s" -o - | %enzyme-opt --print-requests - | %FileCheck "%s"
// RUN: clang-22 -w -O2 -S -emit-llvm -I "%S/../../../attributes/include" "%s" -o - | %enzyme-opt --print-requests - | %FileCheck "%s"
// RUN: clang-22 -w -O0 -g -S -emit-llvm -I "%S/../../../attributes/include" "%s" -o - | %enzyme-opt --print-requests - | %FileCheck "%s" --check-prefixes=CHECK,PLACE
#include <enzyme/enzyme.h>

typedef struct { double x, y, z; } triple;
double product(double x, double *y) { return x * *y; }
triple cross(double x) { triple t = {x, 2 * x, 3 * x}; return t; }

ENZYME_FWDDIFF(triple, triple);
double __enzyme_fwddiff_fixed(double (*)(double, double *), int, double, double, int, double *);
double __enzyme_fwddiff_old();

// CHECK-LABEL: autodiff of @product in @variadic
// PLACE-SAME: requests-of-c-are-read-at-every-level.c:24:10
// CHECK-NEXT: width 1
// CHECK-NEXT: parameter 1 {{.*}}double: out (marked), value
// CHECK-NEXT: parameter 2 {{.*}}ptr: dup (marked), value {{.*}}, shadow
// CHECK-NEXT: result is out
// CHECK-NEXT: gives derivative of 1 double{{$}}
double variadic(double x, double *y, double *dy) {
  void *function = (void *)product;
  return __enzyme_autodiff_double(function, enzyme_out, x, enzyme_dup, y, dy);
}

// CHECK-LABEL: fwddiff of @product in @fixed
// CHECK: parameter 1 {{.*}}double: dup (marked), value {{.*}}, shadow 1.000000e+00
// CHECK-NEXT: parameter 2 {{.*}}ptr: const (marked), value
// CHECK: gives tangent double{{$}}
double fixed(double x, double *y) {
  return __enzyme_fwddiff_fixed(product, enzyme_dup, x, 1.0, enzyme_const, y);
}

// CHECK-LABEL: fwddiff of @product in @unprototyped
// CHECK: parameter 2 {{.*}}ptr: dup, value {{.*}}, shadow
double unprototyped(double x, double *y, double *dy) {
  return __enzyme_fwddiff_old(product, x, 1.0, y, dy);
}

// CHECK-LABEL: fwddiff of @cross in @through_memory
// CHECK-NEXT: width 1
// CHECK-NEXT: returned through %{{.*}} (%struct.triple)
// CHECK-NEXT: result memory ptr: dup
// CHECK-NEXT: parameter 1 {{.*}}double: dup, value {{.*}}, shadow 1.000000e+00
// CHECK-NEXT: result is dup
// CHECK-NEXT: gives tangent %struct.triple{{$}}
triple through_memory(double x) { return __enzyme_fwddiff_triple((void *)cross, x, 1.0); }

// CHECK-LABEL: fwddiff of @product in @wide
// CHECK-NEXT: width 3
// CHECK: parameter 1 {{.*}}double: dup, value {{.*}}, shadows 1.000000e+00, 0.000000e+00, 2.000000e+00
// CHECK: gives tangent double, tangent double, tangent double; as %struct.triple (repack)
triple wide(double x, double *y) {
  return __enzyme_fwddiff_triple((void *)product, enzyme_width, 3, x, 1.0, 0.0, 2.0, enzyme_const, y);
}
