; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

@table = external global [0 x double]
@wide = global <8 x double> zeroinitializer, align 64

declare double @__enzyme_fwddiff(...)
declare ptr @__enzyme_context(i32)
declare ptr @__enzyme_shadow(ptr, ptr, i32)

; expected-error@below {{__enzyme_shadow: the size of table is not known here, so that no context can hold its shadow [EZ0433]}}
; expected-note@below {{define it in this file, with no more than its natural alignment}}
define ptr @of_table(ptr %c) {
  %s = call ptr @__enzyme_shadow(ptr %c, ptr @table, i32 0)
  ret ptr %s
}

; expected-error@below {{__enzyme_shadow: wide is aligned to more than 16 bytes, so that no context can hold its shadow [EZ0433]}}
; expected-note@below {{define it in this file, with no more than its natural alignment}}
define ptr @of_wide(ptr %c) {
  %s = call ptr @__enzyme_shadow(ptr %c, ptr @wide, i32 0)
  ret ptr %s
}

define double @f(double %x) {
  ret double %x
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
