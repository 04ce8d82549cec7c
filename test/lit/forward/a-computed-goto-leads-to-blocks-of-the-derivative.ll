; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; CHECK:       @places.fwddiffef = internal constant [2 x ptr] [ptr blockaddress(@fwddiffef, %a), ptr blockaddress(@fwddiffef, %b)]
; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:       %at = getelementptr [2 x ptr], ptr @places.fwddiffef, i64 0, i64 %i
; CHECK:       indirectbr ptr %place, [label %a, label %b]

@places = internal constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
declare double @__enzyme_fwddiff(...)

define double @f(double %x, i64 %i) {
entry:
  %at = getelementptr [2 x ptr], ptr @places, i64 0, i64 %i
  %place = load ptr, ptr %at, align 8
  indirectbr ptr %place, [label %a, label %b]

a:
  %u = fmul double %x, %x
  ret double %u

b:
  ret double %x
}

define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i64 0)
  ret double %r
}
