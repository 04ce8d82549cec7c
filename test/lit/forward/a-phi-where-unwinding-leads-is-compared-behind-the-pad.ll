; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       bad:
; CHECK-NEXT:  %at = phi ptr [ %p, %entry ], [ %q, %more ]
; CHECK-NEXT:  %"at'" = phi ptr [ %"p'", %entry ], [ %"q'", %more ]
; CHECK-NEXT:  landingpad { ptr, i32 }
; CHECK-NEXT:  cleanup
; CHECK-NEXT:  icmp eq ptr %"at'", %at

; CHECK-LABEL: define internal void @diffef(
; CHECK:       %"at'" = phi ptr [ %"p'", %entry ], [ %"q'", {{.*}} ]
; CHECK:       landingpad { ptr, i32 }
; CHECK-NEXT:  cleanup

declare void @may_throw() #0
declare i32 @__gxx_personality_v0(...)

define double @f(ptr %p, ptr %q) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw()
          to label %more unwind label %bad

more:
  invoke void @may_throw()
          to label %good unwind label %bad

good:
  %a = load double, ptr %p, align 8
  %b = load double, ptr %q, align 8
  %c = fmul double %a, %b
  ret double %c

bad:
  %at = phi ptr [ %p, %entry ], [ %q, %more ]
  %pad = landingpad { ptr, i32 }
          cleanup
  %x = load double, ptr %at, align 8
  %y = fmul double %x, %x
  ret double %y
}

define double @tangent(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret double %r
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret void
}

declare double @__enzyme_fwddiff(...)
declare void @__enzyme_autodiff(...)

attributes #0 = { "enzyme_inactive" }
