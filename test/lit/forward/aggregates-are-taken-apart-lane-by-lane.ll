; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; Numbers of a constant have no tangent:
; CHECK:       %"a'" = insertvalue %cell zeroinitializer, double %"x'", 1, 0
; CHECK:       %"b'" = insertvalue %cell %"a'", ptr %"p'", 1, 1
; CHECK:       %"inner'" = extractvalue %cell %"b'", 1
; CHECK:       %"y'" = extractvalue { double, ptr } %"inner'", 0
; CHECK:       %"q'" = extractvalue %cell %"b'", 1, 1
; CHECK-NEXT:  [[SAME:%[0-9]+]] = icmp eq ptr %"q'", %q

%cell = type { double, { double, ptr } }

define double @f(double %x, ptr %p) {
  %a = insertvalue %cell { double 1.0, { double, ptr } { double 2.0, ptr null } }, double %x, 1, 0
  %b = insertvalue %cell %a, ptr %p, 1, 1
  %inner = extractvalue %cell %b, 1
  %y = extractvalue { double, ptr } %inner, 0
  %q = extractvalue %cell %b, 1, 1
  %z = load double, ptr %q, align 8
  %s = fadd double %y, %z
  ret double %s
}

define double @df(double %x, double %dx, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, ptr %p, ptr %dp)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
