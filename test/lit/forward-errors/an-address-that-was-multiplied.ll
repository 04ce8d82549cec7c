; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare double @__enzyme_fwddiff(...)

; expected-error@below {{an address is computed from another by a multiplication, so that it is not known which memory it leads to [EZ0401]}}
; expected-note@below {{keep the pointer itself, and step from it by an index}}
; expected-error@below {{an address is computed from another by a division, so that it is not known which memory it leads to [EZ0401]}}
; expected-note@below {{keep the pointer itself, and step from it by an index}}
define double @f(ptr %p, i64 %three) {
  %i = ptrtoint ptr %p to i64
  %j = mul i64 %i, %three
  %k = udiv i64 %i, %three
  %l = add i64 %j, %k
  %q = inttoptr i64 %l to ptr
  %y = load double, ptr %q
  ret double %y
}

; The hash of an address is no address.
define double @g(ptr %p, i64 %three) {
  %i = ptrtoint ptr %p to i64
  %j = mul i64 %i, %three
  %k = urem i64 %j, 1
  %q = getelementptr double, ptr %p, i64 %k
  %y = load double, ptr %q
  ret double %y
}

define double @df(ptr %p, ptr %dp, i64 %n) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %p, ptr %dp, i64 %n)
  %s = call double (...) @__enzyme_fwddiff(ptr @g, ptr %p, ptr %dp, i64 %n)
  ret double %r
}
