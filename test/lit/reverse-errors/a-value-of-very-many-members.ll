; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare void @__enzyme_fwddiff(...)

; expected-error@below {{a value of 65536 members is moved as one: derivatives take at most 16384 [EZ0412]}}
; expected-note@below {{move it in memory, by memcpy or in a loop}}
define void @moved(ptr %from, ptr %to) {
  %v = load [4 x [16384 x double]], ptr %from
  store [4 x [16384 x double]] %v, ptr %to
  ret void
}

; expected-error@below {{a value of 1048576 bytes is moved as one: derivatives take at most 16384 [EZ0412]}}
; expected-note@below {{move it in memory, by memcpy or in a loop}}
define void @bits(ptr %from, ptr %to) {
  %v = load i8388608, ptr %from
  store i8388608 %v, ptr %to
  ret void
}

define void @gradient(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @moved, ptr %x, ptr %dx, ptr %y, ptr %dy)
  call void (...) @__enzyme_fwddiff(ptr @moved, ptr %x, ptr %dx, ptr %y, ptr %dy)
  call void (...) @__enzyme_autodiff(ptr @bits, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}
