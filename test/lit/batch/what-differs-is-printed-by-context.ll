; RUN: %enzyme-opt --print-lanes --function f "%s" | %FileCheck "%s"

define double @f(ptr %p, double %x) {
  %t = alloca [2 x double]
  %n = alloca i64
  store i64 3, ptr %n
  store double %x, ptr %t
  %m = load i64, ptr %n
  %v = call double @g(ptr %t, i64 %m)
  store double %v, ptr %p
  ret double %v
}

define double @g(ptr %t, i64 %m) {
  %at = getelementptr double, ptr %t, i64 %m
  %v = load double, ptr %at
  %big = fcmp ogt double %v, 0.0
  ret double %v
}

; CHECK: lanes of @f(given, differs)
; CHECK-NEXT: differ: %t, %v
; CHECK-NEXT: same: %n, %m
; CHECK-NEXT: together: @g in %v
; CHECK-NEXT: result: differs
; CHECK-NEXT: lanes of @g(own, same)
; CHECK-NEXT: differ: %at, %v, %big
; CHECK-NEXT: same: none
; CHECK-NEXT: result: differs
