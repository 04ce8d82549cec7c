; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.trap..str = private constant [16 x i8] c"enzyme-cc: %s: \00", align 1

@__enzyme_cc.trap..str.1 = private constant [24 x i8] c"the seed is %s already\0A\00", align 1

@__enzyme_cc.trap..str.2 = private constant [72 x i8] c"the shadow holds %s already: a seed, or memory that was never set to 0\0A\00", align 1

@__enzyme_cc.trap..str.3 = private constant [69 x i8] c"the shadow that is added to holds %s already: it was never set to 0\0A\00", align 1

@__enzyme_cc.trap..str.4 = private constant [55 x i8] c"the derivative becomes %s: the sum of two finite ones\0A\00", align 1

@__enzyme_cc.trap..str.5 = private constant [61 x i8] c"the derivative becomes %s: a value of the primal is %s here\0A\00", align 1

@__enzyme_cc.trap..str.6 = private constant [84 x i8] c"the derivative becomes %s: it was finite before, but the partial derivative is not\0A\00", align 1

@__enzyme_cc.trap..str.7 = private constant [4 x i8] c"NaN\00", align 1

@__enzyme_cc.trap..str.8 = private constant [10 x i8] c"-infinity\00", align 1

@__enzyme_cc.trap..str.9 = private constant [9 x i8] c"infinity\00", align 1

define internal void @__enzyme_cc_trap(double %0, ptr %1, i32 %2, double %3, double %4) noinline nounwind {
  %6 = bitcast double %0 to i64
  %7 = and i64 %6, 9218868437227405312
  %8 = icmp eq i64 %7, 9218868437227405312
  br i1 %8, label %9, label %42

9:
  %10 = and i64 %6, 9223372036854775807
  %11 = icmp ult i64 %10, 9218868437227405313
  %12 = fcmp olt double %0, 0.000000e+00
  %13 = select i1 %12, ptr @__enzyme_cc.trap..str.8, ptr @__enzyme_cc.trap..str.9
  %14 = select i1 %11, ptr %13, ptr @__enzyme_cc.trap..str.7
  %15 = bitcast double %3 to i64
  %16 = and i64 %15, 9218868437227405312
  %17 = icmp eq i64 %16, 9218868437227405312
  %18 = select i1 %17, double %3, double %4
  %19 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str, ptr %1)
  switch i32 %2, label %28 [
    i32 1, label %20
    i32 2, label %22
    i32 3, label %24
    i32 4, label %26
  ]

20:
  %21 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.1, ptr nonnull %14)
  br label %41

22:
  %23 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.2, ptr nonnull %14)
  br label %41

24:
  %25 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.3, ptr nonnull %14)
  br label %41

26:
  %27 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.4, ptr nonnull %14)
  br label %41

28:
  %29 = bitcast double %18 to i64
  %30 = and i64 %29, 9218868437227405312
  %31 = icmp eq i64 %30, 9218868437227405312
  br i1 %31, label %32, label %39

32:
  %33 = and i64 %29, 9223372036854775807
  %34 = icmp ult i64 %33, 9218868437227405313
  %35 = fcmp olt double %18, 0.000000e+00
  %36 = select i1 %35, ptr @__enzyme_cc.trap..str.8, ptr @__enzyme_cc.trap..str.9
  %37 = select i1 %34, ptr %36, ptr @__enzyme_cc.trap..str.7
  %38 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.5, ptr nonnull %14, ptr nonnull %37)
  br label %41

39:
  %40 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.6, ptr nonnull %14)
  br label %41

41:
  tail call void @abort()
  br label %42

42:
  ret void
}

declare void @abort() nounwind

declare i32 @dprintf(i32, ptr, ...) nounwind
