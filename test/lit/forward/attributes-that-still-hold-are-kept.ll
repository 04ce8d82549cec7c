; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; How code is made stays, and what holds for a pointer whoever else has it. A shadow may be the
; primal, so `noalias` holds for pointers without a shadow only; the derivative may write where
; the primal only reads.
; CHECK-LABEL: define internal double @fwddiffef(ptr nonnull align 8 dereferenceable(8) %p, ptr %"p'", ptr noalias readonly %c, double noundef %x, double %"x'")
; CHECK-SAME:  nounwind uwtable "target-cpu"="x86-64" "target-features"="+sse2,+avx" "frame-pointer"="all" {

define double @f(ptr noalias nocapture nonnull align 8 readonly dereferenceable(8) %p, ptr noalias readonly %c, double noundef %x) #0 {
  %a = load double, ptr %p, align 8
  %b = load double, ptr %c, align 8
  %ab = fmul double %a, %b
  %r = fmul double %ab, %x
  ret double %r
}

define double @df(ptr %p, ptr %dp, ptr %c, double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %c, double %x, double %dx)
  ret double %r
}

declare double @__enzyme_fwddiff(...)

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "target-cpu"="x86-64" "target-features"="+sse2,+avx" "frame-pointer"="all" "mine"="x" }
