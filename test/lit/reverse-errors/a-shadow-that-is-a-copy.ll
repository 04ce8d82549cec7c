; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

%view = type { double, double, ptr }

declare void @__enzyme_autodiff(...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @own(ptr byval(%view) %v) {
  %a = load double, ptr %v
  %at = getelementptr %view, ptr %v, i64 0, i32 2
  %p = load ptr, ptr %at
  %x = load double, ptr %p
  %r = fmul double %a, %x
  ret double %r
}

define double @behind(ptr byval(%view) %v) {
  %at = getelementptr %view, ptr %v, i64 0, i32 2
  %p = load ptr, ptr %at
  %x = load double, ptr %p
  %r = fmul double %x, %x
  ret double %r
}

; expected-error@below {{argument 1 and its shadow are passed as copies: what is added to the shadow's numbers would be lost [EZ0410]}}
; expected-note@below {{pass the addresses of both variables, as in '&x, &dx'}}
define void @copied(ptr %v, ptr %dv) {
  %copy = alloca %view
  %shadow = alloca %view
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %v, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %shadow, ptr %dv, i64 24, i1 false)
  call void (...) @__enzyme_autodiff(ptr @own, ptr byval(%view) %copy, ptr byval(%view) %shadow)
  ret void
}

; Only what it points to takes part.
define void @pointed(ptr %v, ptr %dv) {
  %copy = alloca %view
  %shadow = alloca %view
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %v, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %shadow, ptr %dv, i64 24, i1 false)
  call void (...) @__enzyme_autodiff(ptr @behind, ptr byval(%view) %copy, ptr byval(%view) %shadow)
  ret void
}

; C passes the variable itself, which is read afterwards.
define double @variable(ptr %v) {
  %shadow = alloca %view
  store double 0.0, ptr %shadow
  call void (...) @__enzyme_autodiff(ptr @own, ptr byval(%view) %v, ptr byval(%view) %shadow)
  %d = load double, ptr %shadow
  ret double %d
}
