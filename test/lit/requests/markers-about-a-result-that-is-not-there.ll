; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)

define void @g(ptr %x) {
  ret void
}

; expected-error@below {{__enzyme_autodiff of g: enzyme_active_return, but the function returns nothing [EZ0147]}}
; expected-note@below {{take it away; derivatives of what the function writes go to shadows}}
define void @active(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @g, metadata !"enzyme_active_return", ptr %x, ptr %dx)
  ret void
}

; expected-error@below {{__enzyme_autodiff of g: enzyme_dup_return, but the function returns nothing [EZ0147]}}
; expected-note@below {{take it away; derivatives of what the function writes go to shadows}}
define void @dup(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @g, metadata !"enzyme_dup_return", ptr %x, ptr %dx)
  ret void
}
