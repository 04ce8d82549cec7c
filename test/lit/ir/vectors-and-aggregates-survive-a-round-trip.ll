; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

; CHECK-LABEL: define float @vectors(
define float @vectors(<4 x float> %v, <vscale x 2 x i64> %s, i32 %i) {
; CHECK-NEXT: extractelement <4 x float> %v, i32 %i
  %e = extractelement <4 x float> %v, i32 %i
; CHECK-NEXT: insertelement <4 x float> poison, float %e, i64 0
  %n = insertelement <4 x float> poison, float %e, i64 0
; CHECK-NEXT: shufflevector <4 x float> %n, <4 x float> %v, <2 x i32> <i32 poison, i32 5>
  %h = shufflevector <4 x float> %n, <4 x float> %v, <2 x i32> <i32 poison, i32 5>
; CHECK-NEXT: shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  %z = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  ret float %e
}

; CHECK-LABEL: define { i8, [2 x i16] } @aggregates(
define {i8,[2 x i16]} @aggregates(<{ i8, i32 }> %packed) {
; CHECK-NEXT: extractvalue <{ i8, i32 }> %packed, 0
  %b = extractvalue <{i8, i32}> %packed, 0
; CHECK-NEXT: insertvalue { i8, [2 x i16] } { i8 1, [2 x i16] zeroinitializer }, i8 %b, 0
  %i = insertvalue {i8, [2 x i16]} { i8 1, [2 x i16] zeroinitializer }, i8 %b, 0
; CHECK-NEXT: insertvalue { i8, [2 x i16] } %i, i16 7, 1, 1
  %j = insertvalue {i8, [2 x i16]} %i, i16 7, 1, 1
  ret {i8, [2 x i16]} %j
}
