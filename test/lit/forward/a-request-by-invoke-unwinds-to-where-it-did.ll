; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define double @df(
; CHECK:       entry:
; CHECK-NEXT:  [[D:%[0-9]+]] = invoke double @fwddiffef(double %x, double %dx)
; CHECK-NEXT:  to label %returned unwind label %bad
; CHECK:       returned:
; CHECK-NEXT:  br label %good
; CHECK:       good:
; CHECK-NEXT:  ret double [[D]]
; CHECK:       bad:
; CHECK-NEXT:  %why = phi i32 [ 1, %entry ]

define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @df(double %x, double %dx) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
          to label %good unwind label %bad

good:
  ret double %r

bad:
  %why = phi i32 [ 1, %entry ]
  %pad = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %pad
}

declare i32 @__gxx_personality_v0(...)
declare double @__enzyme_fwddiff(...)
