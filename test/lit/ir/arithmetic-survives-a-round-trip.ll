; RUN: %enzyme-opt --reprint "%s" | %FileCheck "%s"
; RUN: %if llvm-as %{ %roundtrip %}

; CHECK-LABEL: define i32 @integers(i32 %a, i32 %b) {
define i32 @integers(i32 %a, i32 %b) {
; CHECK-NEXT: %1 = add nuw nsw i32 %a, %b
  %1 = add   nuw nsw i32 %a,%b
; CHECK-NEXT: %2 = sub nsw i32 %1, -1
  %2 = sub nsw i32 %1, 4294967295
  %3 = mul nuw i32 %2, 3
; CHECK: udiv exact i32 %3, 2
  %4 = udiv exact i32 %3, 2
  %5 = sdiv i32 %4, 7
  %6 = urem i32 %5, 7
  %7 = srem i32 %6, 7
  %8 = shl nuw i32 %7, 1
; CHECK: lshr exact i32 %8, 1
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 1
  %11 = and i32 %10, u0xFF
; CHECK: or disjoint i32
  %12 = or disjoint i32 %11, 256
  %13 = xor i32 %12, -1
  %14 = freeze i32 %13
  ret i32 %14
}

; CHECK-LABEL: define double @floats(
define double @floats(double %x) {
; CHECK-NEXT: fneg nnan double %x
  %n = fneg nnan double %x
; CHECK-NEXT: fadd fast double %n, 1.000000e+00
  %s = fadd fast double %n, 1.0
; CHECK-NEXT: fsub reassoc nsz double %s, 0x3FD5555555555555
  %d = fsub reassoc nsz double %s, 0x3FD5555555555555
  %m = fmul contract afn double %d, 1.0e-3
  %q = fdiv arcp double %m, 3.0
  %r = frem ninf double %q, 2.0
  ret double %r
}

; CHECK-LABEL: define <4 x i32> @vectors(
define <4 x i32> @vectors(<4 x i32> %v) {
; CHECK-NEXT: add <4 x i32> %v, splat (i32 1)
  %s = add <4 x i32> %v, splat (i32 1)
; CHECK-NEXT: mul <4 x i32> %s, <i32 1, i32 poison, i32 undef, i32 4>
  %m = mul <4 x i32> %s, <i32 1, i32 poison, i32 undef, i32 4>
  ret <4 x i32> %m
}
