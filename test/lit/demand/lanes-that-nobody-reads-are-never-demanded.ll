; Demand goes backwards through shuffles, extracts, inserts, selects, masks and loops.
; RUN: %enzyme-opt --print-demand "%s" | %FileCheck "%s"

; CHECK-LABEL: demand in @half
; CHECK-NEXT:  %x: always, never
; CHECK-NEXT:  %q: always, never
; CHECK-NEXT:  %r: always
define double @half(<2 x double> %x) {
  %q = fdiv <2 x double> <double 1.0, double poison>, %x
  %r = extractelement <2 x double> %q, i32 0
  ret double %r
}

; CHECK-LABEL: demand in @turned
; CHECK-NEXT:  %x: never, always, never
; CHECK-NEXT:  %y: always, never, never
; CHECK-NEXT:  %s: always, always
; CHECK-NEXT:  %a: always
; CHECK-NEXT:  %b: always
; CHECK-NEXT:  %r: always
define double @turned(<3 x double> %x, <3 x double> %y) {
  %s = shufflevector <3 x double> %x, <3 x double> %y, <2 x i32> <i32 1, i32 3>
  %a = extractelement <2 x double> %s, i32 0
  %b = extractelement <2 x double> %s, i32 1
  %r = fmul double %a, %b
  ret double %r
}

; CHECK-LABEL: demand in @stored
; CHECK-NEXT:  %x: maybe, maybe
; CHECK-NEXT:  %s: maybe
; CHECK-NEXT:  %q: maybe, maybe
; CHECK-NEXT:  %v: maybe, maybe
define void @stored(<2 x double> %x, double %s, ptr %p) {
  %q = fmul <2 x double> %x, %x
  %v = insertelement <2 x double> %q, double %s, i32 1
  store <2 x double> %v, ptr %p
  store <2 x double> %q, ptr %p
  ret void
}

; CHECK-LABEL: demand in @chosen
; CHECK-NEXT:  %x: maybe
; CHECK-NEXT:  %root: maybe
; CHECK-NEXT:  %r: always
define double @chosen(double %x, i1 %c) {
  %root = call double @llvm.sqrt.f64(double %x)
  %r = select i1 %c, double %root, double %x
  ret double %r
}

; CHECK-LABEL: demand in @masked
; CHECK-NEXT:  %x: always, never
; CHECK-NEXT:  %y: maybe, maybe
; CHECK-NEXT:  %a: always, always
; CHECK-NEXT:  %b: always, always
; CHECK-NEXT:  %c: always, always
; CHECK-NEXT:  %r: always
define double @masked(<2 x double> %x, <2 x double> %y, <2 x i64> %mask) {
  %1 = bitcast <2 x double> %x to <2 x i64>
  %2 = and <2 x i64> %1, <i64 -1, i64 0>
  %a = bitcast <2 x i64> %2 to <2 x double>
  %3 = bitcast <2 x double> %y to <2 x i64>
  %4 = and <2 x i64> %3, %mask
  %b = bitcast <2 x i64> %4 to <2 x double>
  %c = fadd <2 x double> %a, %b
  %r = call double @llvm.vector.reduce.fadd.v2f64(double -0.0, <2 x double> %c)
  ret double %r
}

; CHECK-LABEL: demand in @largest
; CHECK-NEXT:  %x: maybe
; CHECK-NEXT:  %y: maybe
; CHECK-NEXT:  %r: always
define double @largest(double %x, double %y) {
  %r = call double @llvm.maxnum.f64(double %x, double %y)
  ret double %r
}

; CHECK-LABEL: demand in @around
; CHECK-NEXT:  %x: always, never
; CHECK-NEXT:  %v: always, never
; CHECK-NEXT:  %next: always, never
; CHECK-NEXT:  %r: always
define double @around(<2 x double> %x, i64 %n) {
entry:
  br label %loop
loop:
  %v = phi <2 x double> [ %x, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %next = fdiv <2 x double> %x, %v
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = extractelement <2 x double> %next, i32 0
  ret double %r
}

; CHECK-LABEL: demand in @narrowed
; CHECK-NEXT:  %x: never, always, never, never
; CHECK-NEXT:  %d: always, never
; CHECK-NEXT:  %p: never, always, never, never
; CHECK-NEXT:  %r: always
define float @narrowed(<4 x float> %x) {
  %d = bitcast <4 x float> %x to <2 x double>
  %p = bitcast <2 x double> %d to <4 x float>
  %r = extractelement <4 x float> %p, i32 1
  ret float %r
}

declare double @llvm.sqrt.f64(double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)

; CHECK-LABEL: demand in @under
; CHECK-NEXT:  %x: maybe, never
; CHECK-NEXT:  %q: maybe, never
; CHECK-NEXT:  %a: always
; CHECK-NEXT:  %r: always
define double @under(<2 x double> %x, i1 %c) {
entry:
  %q = fdiv <2 x double> <double 1.0, double 1.0>, %x
  br i1 %c, label %some, label %done
some:
  %a = extractelement <2 x double> %q, i32 0
  br label %done
done:
  %r = phi double [ 0.0, %entry ], [ %a, %some ]
  ret double %r
}
