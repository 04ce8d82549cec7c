; Written by .ci/runtime.py from norms.c, with clang-16.

declare double @llvm.sqrt.f64(double)

declare float @llvm.sqrt.f32(float)

define internal double @enzyme_cc.source.__nv_norm(i32 %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__nv_norm" {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %34

4:
  %5 = zext i32 %0 to i64
  br label %10

6:
  %7 = fcmp ogt double %16, 0x5CD0B15A491EB84
  %8 = fcmp olt double %16, 1.000000e+300
  %9 = and i1 %7, %8
  br i1 %9, label %34, label %19

10:
  %11 = phi i64 [ 0, %4 ], [ %17, %10 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %16, %10 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %11
  %14 = load double, ptr %13, align 8
  %15 = fmul double %14, %14
  %16 = fadd double %12, %15
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %6, label %10

19:
  %20 = fcmp olt double %16, 1.000000e+00
  %21 = select i1 %20, double 0x6570000000000000, double 0x1A70000000000000
  br i1 %3, label %22, label %34

22:
  %23 = zext i32 %0 to i64
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %32, %24 ]
  %26 = phi double [ 0.000000e+00, %22 ], [ %31, %24 ]
  %27 = getelementptr inbounds double, ptr %1, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fmul double %21, %28
  %30 = fmul double %29, %29
  %31 = fadd double %26, %30
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %23
  br i1 %33, label %34, label %24

34:
  %35 = phi double [ %16, %6 ], [ 0.000000e+00, %19 ], [ 0.000000e+00, %2 ], [ %31, %24 ]
  %36 = phi double [ 1.000000e+00, %6 ], [ %21, %19 ], [ 0x6570000000000000, %2 ], [ %21, %24 ]
  %37 = fcmp ogt double %35, 0.000000e+00
  %38 = tail call double @llvm.sqrt.f64(double %35)
  %39 = fdiv double %38, %36
  %40 = select i1 %37, double %39, double %35
  ret double %40
}

define internal double @enzyme_cc.source.__nv_rnorm(i32 %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__nv_rnorm" {
  %3 = tail call double @enzyme_cc.source.__nv_norm(i32 %0, ptr %1)
  %4 = fdiv double 1.000000e+00, %3
  ret double %4
}

define internal float @enzyme_cc.source.__nv_normf(i32 %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__nv_normf" {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %34

4:
  %5 = zext i32 %0 to i64
  br label %10

6:
  %7 = fcmp ogt float %16, 0x3A88C240C0000000
  %8 = fcmp olt float %16, 0x479E17B840000000
  %9 = and i1 %7, %8
  br i1 %9, label %34, label %19

10:
  %11 = phi i64 [ 0, %4 ], [ %17, %10 ]
  %12 = phi float [ 0.000000e+00, %4 ], [ %16, %10 ]
  %13 = getelementptr inbounds float, ptr %1, i64 %11
  %14 = load float, ptr %13, align 4
  %15 = fmul float %14, %14
  %16 = fadd float %12, %15
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %6, label %10

19:
  %20 = fcmp olt float %16, 1.000000e+00
  %21 = select i1 %20, float 0x45F0000000000000, float 0x39F0000000000000
  br i1 %3, label %22, label %34

22:
  %23 = zext i32 %0 to i64
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %32, %24 ]
  %26 = phi float [ 0.000000e+00, %22 ], [ %31, %24 ]
  %27 = getelementptr inbounds float, ptr %1, i64 %25
  %28 = load float, ptr %27, align 4
  %29 = fmul float %21, %28
  %30 = fmul float %29, %29
  %31 = fadd float %26, %30
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %23
  br i1 %33, label %34, label %24

34:
  %35 = phi float [ %16, %6 ], [ 0.000000e+00, %19 ], [ 0.000000e+00, %2 ], [ %31, %24 ]
  %36 = phi float [ 1.000000e+00, %6 ], [ %21, %19 ], [ 0x45F0000000000000, %2 ], [ %21, %24 ]
  %37 = fcmp ogt float %35, 0.000000e+00
  %38 = tail call float @llvm.sqrt.f32(float %35)
  %39 = fdiv float %38, %36
  %40 = select i1 %37, float %39, float %35
  ret float %40
}

define internal float @enzyme_cc.source.__nv_rnormf(i32 %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__nv_rnormf" {
  %3 = tail call float @enzyme_cc.source.__nv_normf(i32 %0, ptr %1)
  %4 = fdiv float 1.000000e+00, %3
  ret float %4
}
