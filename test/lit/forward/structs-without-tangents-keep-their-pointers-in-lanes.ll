; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       other:
; CHECK-NEXT:  [[Q:%[0-9]+]] = insertvalue %pair %q, double 0.000000e+00, 0
; CHECK:       %"w'" = phi %pair [ %"p'", %entry ], [ [[Q]], %other ]

%pair = type { double, ptr }

define double @f(%pair %p, %pair %q, i1 %c) {
entry:
  br i1 %c, label %other, label %join

other:
  br label %join

join:
  %w = phi %pair [ %p, %entry ], [ %q, %other ]
  %a = extractvalue %pair %w, 0
  ret double %a
}

define double @df(%pair %p, %pair %dp, %pair %q) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, %pair %p, %pair %dp, metadata !"enzyme_const", %pair %q, i1 true)
  ret double %r
}

declare double @__enzyme_fwddiff(...)
