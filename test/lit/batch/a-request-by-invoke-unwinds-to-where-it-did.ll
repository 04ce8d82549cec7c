; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Each of several calls does.

; CHECK-LABEL: define void @two(
; CHECK:       invoke void @f(i1 false)
; CHECK-NEXT:  to label %returned unwind label %bad
; CHECK:       invoke void @f(i1 true)
; CHECK-NEXT:  to label %returned.1 unwind label %bad
; CHECK:       bad:
; CHECK-NEXT:  %why = phi i32 [ 1, %{{.*}} ], [ 1, %{{.*}} ]
define void @two() personality ptr @__gxx_personality_v0 {
entry:
  invoke void (...) @__enzyme_batch(ptr @f, metadata !"enzyme_width", i64 2, i1 0, i1 1)
          to label %good unwind label %bad

good:
  ret void

bad:
  %why = phi i32 [ 1, %entry ]
  %pad = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %pad
}

define void @f(i1 %x) {
  br i1 %x, label %a, label %b

a:
  ret void

b:
  ret void
}

declare i32 @__gxx_personality_v0(...)
declare void @__enzyme_batch(...)
