; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @diffef(
; CHECK:       %p = call ptr @malloc(i64 8)
; CHECK-NEXT:  [[MADE:%[0-9]+]] = call ptr @malloc(i64 8)
; CHECK:       call void @llvm.memset.p0.i64(ptr [[MADE]], i8 0,
; CHECK:       %"p'" = select i1 {{%[0-9]+}}, ptr null, ptr [[MADE]]
; CHECK-NOT:   @free
; CHECK:       call void @enzyme_cc.postpone(ptr %pending, ptr @enzyme_cc.release, ptr %p,
; CHECK-NEXT:  call void @enzyme_cc.postpone(ptr %pending, ptr @enzyme_cc.release, ptr %"p'",
; CHECK-NOT:   @free
; CHECK:       load double, ptr %"p'"
; CHECK-NOT:   @free
; CHECK:       call void @enzyme_cc.give_back(ptr %pending)
; CHECK-NEXT:  call void @__enzyme_cc_tape_close()
; CHECK-NEXT:  ret double

define double @f(double %x) {
  %p = call ptr @malloc(i64 8)
  store double %x, ptr %p
  %y = load double, ptr %p
  %z = fmul double %y, %y
  call void @free(ptr %p)
  ret double %z
}

define double @gradient(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %r
}

declare ptr @malloc(i64)
declare void @free(ptr)
declare double @__enzyme_autodiff(...)
