; Derivatives of routines of cuBLAS are calls of cuBLAS, with shadows in memory of the device; numbers
; are read where the library is told to read them, and what is overwritten is kept on the device.
; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal { i32, { double, double, ptr } } @augmentedcublasDgemm_v2(
; CHECK:       [[MODE:%[0-9]+]] = call i32 @__enzyme_cc_cuda_blas_opened(ptr %0,
; CHECK:       call void @__enzyme_cc_cuda_blas_read(ptr %0, i32 [[MODE]], ptr %{{[0-9]+}}, ptr %6, i64 8,
; CHECK:       call ptr @__enzyme_cc_cuda_blas_ahead(ptr %0, i32 [[MODE]],
; CHECK:       call void @__enzyme_cc_cuda_blas_overwrites(
; CHECK:       call void @__enzyme_cc_cuda_blas_closed(ptr %0, i32 [[MODE]],
; CHECK-NEXT:  call i32 @cublasDgemm_v2(ptr %0, i32 %1, i32 %2,
; CHECK-LABEL: define internal void @reversecublasDgemm_v2(
; CHECK:       call i32 @__enzyme_cc_cuda_blas_reversing(
; The adjoint of C times beta: cleared where that is 0, else a sum of matrices.
; CHECK-DAG:   call void @__enzyme_cc_cuda_blas_cleared(ptr %0, ptr %15,
; CHECK-DAG:   call i32 @cublasDgeam(ptr %0, i32 0, i32 0, i32 %{{[0-9]+}}, i32 %{{[0-9]+}}, ptr %{{[0-9]+}}, ptr %15,
; A call of a derivative's own that fails ends the program.
; CHECK-DAG:   call void @__enzyme_cc_cuda_blas_succeeded(i32 %{{[0-9]+}},
; CHECK-DAG:   call void @__enzyme_cc_cuda_blas_reversed(
; CHECK-DAG:   call i32 @cublasDgemm_v2(ptr %0, i32 %{{[0-9]+}}, i32 %{{[0-9]+}}, {{.*}}, ptr %8, i32
; CHECK-DAG:   call i32 @cublasDgemm_v2(ptr %0, i32 %{{[0-9]+}}, i32 %{{[0-9]+}}, {{.*}}, ptr %11, i32

declare i32 @cublasDgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare double @__enzyme_autodiff(...)

define void @f(ptr %handle, ptr %alpha, ptr %A, ptr %B, ptr %beta, ptr %C, i32 %n) {
  %status = call i32 @cublasDgemm_v2(ptr %handle, i32 0, i32 1, i32 %n, i32 %n, i32 %n, ptr %alpha, ptr %A, i32 %n, ptr %B, i32 %n, ptr %beta, ptr %C, i32 %n)
  ret void
}

define void @gradient(ptr %handle, ptr %alpha, ptr %A, ptr %dA, ptr %B, ptr %dB, ptr %beta, ptr %C, ptr %dC, i32 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_const", ptr %handle, metadata !"enzyme_const", ptr %alpha, metadata !"enzyme_dup", ptr %A, ptr %dA, metadata !"enzyme_dup", ptr %B, ptr %dB, metadata !"enzyme_const", ptr %beta, metadata !"enzyme_dup", ptr %C, ptr %dC, metadata !"enzyme_const", i32 %n)
  ret void
}
