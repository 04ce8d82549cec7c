; RUN: %enzyme-opt --print-types "%s" | %FileCheck "%s"

%s = type { double, [4 x float], ptr }

; The number of a field is the same in every lane.
; CHECK-LABEL: types in @f
; CHECK-NEXT: %p: {[]:pointer, [8+4i<24]:float}
; CHECK-NEXT: %q: {[]:pointer}
define float @f(ptr %p, ptr %q, i64 %i) {
  %v = insertelement <2 x ptr> poison, ptr %p, i32 0
  %w = insertelement <2 x ptr> %v, ptr %q, i32 1
  %a = getelementptr %s, <2 x ptr> %w, <2 x i64> zeroinitializer, <2 x i32> splat (i32 1), i64 %i
  %b = extractelement <2 x ptr> %a, i32 0
  %x = load float, ptr %b
  ret float %x
}
