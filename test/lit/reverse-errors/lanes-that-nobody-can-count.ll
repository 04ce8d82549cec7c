; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; A scalable vector is not taken apart lane by lane.

; expected-error@below {{a load of a vector of which it is known only when the program runs how many numbers are in it [EZ0912]}}
; expected-note@below {{compile this code for vectors of a fixed length}}
; expected-error@below {{a store of a vector of which it is known only when the program runs how many numbers are in it [EZ0912]}}
; expected-note@below {{compile this code for vectors of a fixed length}}
; expected-error@below {{a variable on the stack of a vector of which it is known only when the program runs how many numbers are in it [EZ0912]}}
; expected-note@below {{compile this code for vectors of a fixed length}}
define void @f(ptr %p, ptr %q) {
  %a = alloca <vscale x 2 x double>
  %v = load <vscale x 2 x double>, ptr %p
  store <vscale x 2 x double> %v, ptr %q
  ret void
}

define void @df(ptr %p, ptr %dp, ptr %q, ptr %dq) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %p, ptr %dp, metadata !"enzyme_dup", ptr %q, ptr %dq)
  ret void
}

declare void @__enzyme_autodiff(...)
