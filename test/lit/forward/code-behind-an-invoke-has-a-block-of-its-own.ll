; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %a = invoke double @sin(double %x)
; CHECK-NEXT:  to label %returned unwind label %bad
; CHECK:       returned:
; CHECK-NEXT:  [[COS:%[0-9]+]] = call double @llvm.cos.f64(double %x)
; CHECK-NEXT:  [[D:%[0-9]+]] = fmul double [[COS]], %"x'"
; CHECK-NEXT:  br label %good
; CHECK:       %y = phi double [ %a, %returned ], [ 1.000000e+00, %two ]
; CHECK-NEXT:  %"y'" = phi double [ [[D]], %returned ], [ 0.000000e+00, %two ]
; CHECK:       %"w'" = phi double [ %"x'", %one ]

; A function with a rule, invoked: its tangent is computed on the edge where it returned.
define double @f(double %x, i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %one, label %two

one:
  %a = invoke double @sin(double %x)
          to label %good unwind label %bad

two:
  br label %good

good:
  %y = phi double [ %a, %one ], [ 1.0, %two ]
  ret double %y

bad:
  %w = phi double [ %x, %one ]
  %pad = landingpad { ptr, i32 }
          catch ptr null
  ret double %w
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i1 true)
  ret double %r
}

declare double @sin(double)
declare i32 @__gxx_personality_v0(...)
declare double @__enzyme_fwddiff(...)
