; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @table_shadow = {{.*}}[2 x ptr]
; CHECK-LABEL: define internal double @diffef(
; CHECK:       %"function'" = load ptr, ptr %"at'"
; A function that is its own shadow is looked up by its address:
; CHECK:       [[PAIR:%[0-9]+]] = call ptr @enzyme_cc.derivative_of.reverse(ptr %function, ptr %"function'"
; CHECK-NEXT:  [[AHEAD:%[0-9]+]] = load ptr, ptr [[PAIR]]
; CHECK-NEXT:  [[BOTH:%[0-9]+]] = call { double, ptr } [[AHEAD]](double %x, ptr %pending)
; CHECK:       [[TAPE:%[0-9]+]] = extractvalue { double, ptr } [[BOTH]], 1
; CHECK:       [[AGAIN:%[0-9]+]] = call ptr @enzyme_cc.derivative_of.reverse(ptr %function, ptr %"function'"
; CHECK-NEXT:  [[PLACE:%[0-9]+]] = getelementptr ptr, ptr [[AGAIN]], i64 1
; CHECK-NEXT:  [[BACK:%[0-9]+]] = load ptr, ptr [[PLACE]]
; CHECK-NEXT:  call double [[BACK]](double %x, double %0, ptr [[TAPE]])
; All functions of a type are called alike, whether they keep anything or not:
; CHECK:       define internal { double, ptr } @augmented.double(double %0, ptr %1)
; CHECK:       insertvalue { double, ptr } {{%[0-9]+}}, ptr null, 1
; CHECK:       define internal double @reverse.double(double %0, double %1, ptr %2)

@table = internal constant [2 x ptr] [ptr @double, ptr @square]

define double @double(double %x) {
  %r = fadd double %x, %x
  ret double %r
}

define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @f(double %x, i64 %which) {
  %at = getelementptr ptr, ptr @table, i64 %which
  %function = load ptr, ptr %at
  %r = call double %function(double %x)
  ret double %r
}

define double @gradient(double %x, i64 %which) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %which)
  ret double %r
}

declare double @__enzyme_autodiff(...)
