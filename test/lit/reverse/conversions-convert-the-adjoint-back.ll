; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal float @diffef(float %x, float %0)
; CHECK:       {{^}}back.
; CHECK:       [[DY:%[0-9]+]] = fpext float %0 to double
; CHECK-NEXT:  [[TWICE:%[0-9]+]] = fadd double [[DY]], [[DY]]
; CHECK:       [[DW:%[0-9]+]] = fmul double {{.*}}, [[TWICE]]
; CHECK-NEXT:  fptrunc double [[DW]] to float

define float @f(float %x) {
  %w = fpext float %x to double
  %y = fmul double %w, %w
  %r = fptrunc double %y to float
  ret float %r
}

define float @gradient(float %x) {
  %r = call float (...) @__enzyme_autodiff(ptr @f, float %x)
  ret float %r
}

declare float @__enzyme_autodiff(...)
