; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; The shadow's new block is made and its old one is freed, when everything is done, by the functions
; that belong to the one called, with the sizes that it was given.

; CHECK-LABEL: define internal {{.*}}@diffegrow(
; CHECK:       [[KEPT:%[0-9]+]] = call ptr @enzyme_cc.resize_kept(i1 {{%[0-9]+}}, ptr %pending, i64 64, ptr %p, i64 32, i64 16, i64 64)
; CHECK:       call { ptr, i64 } @enzyme_cc.resize(ptr %pending, ptr %p, ptr %"p'", ptr [[KEPT]], i64 64, i64 32, i64 16)
; CHECK-LABEL: define internal ptr @enzyme_cc.resize_kept(
; CHECK:       call ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64 %2, i64 %5)
; CHECK:       call void @enzyme_cc.postpone(ptr %1, ptr @enzyme_cc.release, ptr %3, i64 %4, i64 %5)
; CHECK-LABEL: define internal void @enzyme_cc.release(
; CHECK:       call void @_RNvCs1aB_7___rustc14___rust_dealloc(ptr %0, i64 %1, i64 %2)
; CHECK-LABEL: define internal { ptr, i64 } @enzyme_cc.resize(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6)
; CHECK:       [[NEW:%[0-9]+]] = call ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64 %4, i64 %6)
; CHECK:       call void @llvm.memset.p0.i64(ptr [[NEW]], i8 0, i64 %4, i1 false)
; CHECK:       call void @enzyme_cc.postpone(ptr %0, ptr @enzyme_cc.release, ptr %2, i64 %5, i64 %6)
; CHECK-NOT:   malloc_usable_size

define void @grow(ptr %v, double %x, i64 %i) {
  %p = load ptr, ptr %v, align 8
  %new = call ptr @_RNvCs1aB_7___rustc14___rust_realloc(ptr %p, i64 32, i64 16, i64 64)
  store ptr %new, ptr %v, align 8
  store double %x, ptr %new, align 8
  %last = getelementptr double, ptr %new, i64 %i
  %y = load double, ptr %last, align 8
  store double %y, ptr %new, align 8
  ret void
}

define double @df(ptr %v, ptr %dv, double %x, i64 %i) {
  %r = call double (...) @__enzyme_autodiff(ptr @grow, ptr %v, ptr %dv, double %x, i64 %i)
  ret double %r
}

declare ptr @_RNvCs1aB_7___rustc14___rust_realloc(ptr, i64, i64, i64)
declare double @__enzyme_autodiff(...)
