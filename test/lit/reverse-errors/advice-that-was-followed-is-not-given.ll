; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)

; Tags of accesses are there from -O1 on.
; expected-error@below {{it is not known whether '*p' (a 64-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @f(ptr %p, ptr %q, ptr %n) {
  store i32 1, ptr %n, !tbaa !0
  %bits = load i64, ptr %p, align 8
  store i64 %bits, ptr %q, align 8
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq, ptr %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq, metadata !"enzyme_const", ptr %n)
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
