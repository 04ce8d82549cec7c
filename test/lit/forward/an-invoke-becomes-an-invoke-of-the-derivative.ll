; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(double %x, double %"x'") personality ptr @__gxx_personality_v0
; CHECK:       entry:
; CHECK-NEXT:  [[BOTH:%[0-9]+]] = invoke { double, double } @fwddiffemay_throw(double %x, double %"x'")
; CHECK-NEXT:  to label %returned unwind label %bad
; CHECK:       returned:
; CHECK-NEXT:  [[A:%[0-9]+]] = extractvalue { double, double } [[BOTH]], 0
; CHECK-NEXT:  [[DA:%[0-9]+]] = extractvalue { double, double } [[BOTH]], 1
; CHECK-NEXT:  br label %good
; CHECK:       good:
; CHECK-NEXT:  %b = phi double [ [[A]], %returned ]
; CHECK-NEXT:  %"b'" = phi double [ [[DA]], %returned ]

define double @may_throw(double %x) {
  %r = fmul double %x, %x
  ret double %r
}

define double @f(double %x) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke double @may_throw(double %x)
          to label %good unwind label %bad

good:
  %b = phi double [ %a, %entry ]
  %c = fmul double %b, %x
  ret double %c

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %pad
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}

declare i32 @__gxx_personality_v0(...)
declare double @__enzyme_fwddiff(...)
