; RUN: %enzyme-opt --differentiate "%s" -o "%t.ll" && %verify "%t.ll"
; RUN: %FileCheck "%s" < "%t.ll"

; Another unit has declared what is called otherwise than it is defined: what the machine does is
; certain here. CHECK lines are about the calls of derivatives.

; CHECK-LABEL: define internal double @fwddiffef(
; CHECK:         [[WIDE:%.+]] = zext i1 %b to i8
; CHECK:         call { double, double } @fwddiffepick(i8 signext [[WIDE]], double %x, double %"x'")
; CHECK:         [[BYTE:%.+]] = trunc i32 %n to i8
; CHECK:         call { double, double } @fwddiffepick(i8 signext [[BYTE]], double %x, double %"x'")
; CHECK:         call { double, double } @fwddiffesquare(double %x, double %"x'")
; CHECK:         call { double, double } @fwddiffecube(double %x, double %"x'", i32 0)
; CHECK:         [[OF:%.+]] = call i1 @fwddiffetwice(ptr %p, ptr %"p'")
; CHECK:         zext i1 [[OF]] to i32
; CHECK:         invoke { double, double } @fwddiffepick(i8 signext

define double @f(double %x, i32 %n, ptr %p) personality ptr @handler {
  %b = fcmp ogt double %x, 1.0
  %1 = call double @pick(i1 zeroext %b, double %x)
  %2 = call double @pick(i32 %n, double %x)
  %3 = call double @square(double %x, i32 7)
  %4 = call double @cube(double %x)
  %5 = call i32 @twice(ptr %p)
  %6 = sitofp i32 %5 to double
  %7 = invoke double @pick(i1 zeroext %b, double %x)
          to label %done unwind label %wrong

wrong:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad

done:
  %8 = fadd double %1, %2
  %9 = fadd double %8, %3
  %10 = fadd double %9, %4
  %11 = fmul double %10, %6
  %12 = fadd double %11, %7
  ret double %12
}

define double @pick(i8 signext %n, double %x) {
  %is = icmp ne i8 %n, 0
  %1 = fmul double %x, %x
  %2 = fmul double %x, 3.0
  %3 = select i1 %is, double %1, double %2
  ret double %3
}

define double @square(double %x) {
  %1 = fmul double %x, %x
  ret double %1
}

define double @cube(double %x, i32 %unused) {
  %1 = fmul double %x, %x
  %2 = fmul double %1, %x
  ret double %2
}

define zeroext i1 @twice(ptr %p) {
  %1 = load double, ptr %p, align 8
  %2 = fmul double %1, 2.0
  store double %2, ptr %p, align 8
  %3 = fcmp ogt double %2, 1.0
  ret i1 %3
}

define double @df(double %x, ptr %p, ptr %dp) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0, i32 3, ptr %p, ptr %dp)
  ret double %r
}

declare i32 @handler(...)
declare double @__enzyme_fwddiff(...)
