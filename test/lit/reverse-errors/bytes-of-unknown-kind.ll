; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)

; Forward mode could copy these bytes, whatever they are: going back, something must be added to them.
; expected-error@below {{it is not known whether '*p' (a 64-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
; expected-note@below {{compile with -g, so that declared types are known, or with -O1, so that those of accesses and assignments are}}
; expected-note@below {{or copy it field by field, by assignments, which say the type of each}}
define void @f(ptr %p, ptr %q) {
  %bits = load i64, ptr %p, align 8
  store i64 %bits, ptr %q, align 8
  ret void
}

define void @gradient(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %p, ptr %dp, ptr %q, ptr %dq)
  ret void
}
