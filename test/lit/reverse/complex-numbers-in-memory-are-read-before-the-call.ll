; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The adjoints of the two numbers go where these were.
; CHECK-LABEL: define internal void @diffef(
; CHECK-COUNT-2: load x86_fp80, ptr
; CHECK:       call { x86_fp80, x86_fp80 } @cexpl(ptr byval({ x86_fp80, x86_fp80 }) align 16 %{{.*}}) nounwind willreturn argmemonly
; CHECK-COUNT-2: store x86_fp80 %{{.*}}, ptr %{{.*}}
; CHECK-NOT:   enzyme_cc.numbers

define x86_fp80 @f(ptr %z) {
  %r = call { x86_fp80, x86_fp80 } @cexpl(ptr byval({ x86_fp80, x86_fp80 }) align 16 %z)
  %re = extractvalue { x86_fp80, x86_fp80 } %r, 0
  ret x86_fp80 %re
}

define void @df(ptr %z, ptr %dz) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %z, ptr %dz)
  ret void
}

declare { x86_fp80, x86_fp80 } @cexpl(ptr byval({ x86_fp80, x86_fp80 }) align 16)
declare void @__enzyme_autodiff(...)
