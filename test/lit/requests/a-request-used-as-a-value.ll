; RUN: %enzyme-opt --split-input-file --verify-diagnostics --print-requests "%s"

declare double @__enzyme_fwddiff(...)
; expected-error@+2 {{__enzyme_fwddiff: it must be called by its name, and is used as a value here}}
; expected-note@+1 {{make a function that calls it}}
define void @g(ptr %p) {
  store ptr @__enzyme_fwddiff, ptr %p
  ret void
}
