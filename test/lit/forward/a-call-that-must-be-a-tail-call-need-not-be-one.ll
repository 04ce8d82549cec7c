; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal void @fwddiffef(i32 %n, ptr %p, ptr %"p'")
; CHECK:       %r = tail call i32 @size(i32 %n, ptr null)
; CHECK-NEXT:  ret void

; What a derivative returns is something else than what the function returns.
define i32 @size(i32 %n, ptr %p) {
  ret i32 %n
}

define i32 @f(i32 %n, ptr %p) {
  store double 0.0, ptr %p, align 8
  %r = musttail call i32 @size(i32 %n, ptr null)
  ret i32 %r
}

define void @df(ptr %p, ptr %dp) {
  call void (...) @__enzyme_fwddiff(ptr @f, i32 1, ptr %p, ptr %dp)
  ret void
}

declare void @__enzyme_fwddiff(...)
