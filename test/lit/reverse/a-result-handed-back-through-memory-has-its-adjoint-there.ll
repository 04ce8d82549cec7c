; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The result itself goes to memory that nobody reads; its adjoints come in behind the shadow.
; CHECK-LABEL: define double @gradient(ptr %dto, double %x)
; CHECK:       [[TO:%[0-9]+]] = alloca %pair
; CHECK-NEXT:  call double @diffef(ptr [[TO]], ptr %dto, double %x)
; CHECK-LABEL: define internal double @diffef(ptr %to, ptr %"to'", double %x)
; CHECK:       {{^}}back.
; CHECK:       load double, ptr %"second'"
; CHECK:       load double, ptr %"to'"
; CHECK:       fmul double %x,

%pair = type { double, double }

define void @f(ptr sret(%pair) %to, double %x) {
  %square = fmul double %x, %x
  store double %square, ptr %to
  %second = getelementptr %pair, ptr %to, i64 0, i32 1
  store double %x, ptr %second
  ret void
}

define double @gradient(ptr %dto, double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %dto, double %x)
  ret double %r
}

declare double @__enzyme_autodiff(...)
