; Written by .ci/runtime.py from blas.c, with clang-16.

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare float @llvm.fabs.f32(float)

declare float @llvm.sqrt.f32(float)

declare i64 @llvm.smax.i64(i64, i64)

declare ptr @malloc(i64) nounwind willreturn

declare void @abort() nounwind willreturn

declare void @free(ptr) nounwind willreturn

define internal <2 x float> @enzyme_cc.source.cdotc_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="cdotc_" {
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = load i32, ptr %0, align 4
  %10 = sub nsw i32 1, %9
  %11 = sext i32 %10 to i64
  %12 = sext i32 %6 to i64
  %13 = mul nsw i64 %11, %12
  br label %14

14:
  %15 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %29

19:
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 0
  %22 = sub nsw i32 1, %16
  %23 = sext i32 %22 to i64
  %24 = sext i32 %20 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %21, i64 %25, i64 0
  %27 = sext i32 %6 to i64
  %28 = sext i32 %20 to i64
  br label %34

29:
  %30 = phi float [ 0.000000e+00, %14 ], [ %55, %34 ]
  %31 = phi float [ 0.000000e+00, %14 ], [ %59, %34 ]
  %32 = insertelement <2 x float> undef, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  ret <2 x float> %33

34:
  %35 = phi i64 [ 0, %19 ], [ %60, %34 ]
  %36 = phi i64 [ %26, %19 ], [ %62, %34 ]
  %37 = phi i64 [ %15, %19 ], [ %61, %34 ]
  %38 = phi float [ 0.000000e+00, %19 ], [ %59, %34 ]
  %39 = phi float [ 0.000000e+00, %19 ], [ %55, %34 ]
  %40 = shl nsw i64 %37, 1
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = shl nsw i64 %36, 1
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fmul float %42, %45
  %47 = or i64 %40, 1
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = or i64 %43, 1
  %51 = getelementptr inbounds float, ptr %3, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = fmul float %49, %52
  %54 = fadd float %46, %53
  %55 = fadd float %39, %54
  %56 = fmul float %42, %52
  %57 = fmul float %45, %49
  %58 = fsub float %56, %57
  %59 = fadd float %38, %58
  %60 = add nuw nsw i64 %35, 1
  %61 = add nsw i64 %37, %27
  %62 = add nsw i64 %36, %28
  %63 = icmp eq i64 %60, %17
  br i1 %63, label %29, label %34
}

define internal <2 x float> @enzyme_cc.source.cdotu_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="cdotu_" {
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = load i32, ptr %0, align 4
  %10 = sub nsw i32 1, %9
  %11 = sext i32 %10 to i64
  %12 = sext i32 %6 to i64
  %13 = mul nsw i64 %11, %12
  br label %14

14:
  %15 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %29

19:
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 0
  %22 = sub nsw i32 1, %16
  %23 = sext i32 %22 to i64
  %24 = sext i32 %20 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %21, i64 %25, i64 0
  %27 = sext i32 %6 to i64
  %28 = sext i32 %20 to i64
  br label %34

29:
  %30 = phi float [ 0.000000e+00, %14 ], [ %55, %34 ]
  %31 = phi float [ 0.000000e+00, %14 ], [ %59, %34 ]
  %32 = insertelement <2 x float> undef, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  ret <2 x float> %33

34:
  %35 = phi i64 [ 0, %19 ], [ %60, %34 ]
  %36 = phi i64 [ %26, %19 ], [ %62, %34 ]
  %37 = phi i64 [ %15, %19 ], [ %61, %34 ]
  %38 = phi float [ 0.000000e+00, %19 ], [ %59, %34 ]
  %39 = phi float [ 0.000000e+00, %19 ], [ %55, %34 ]
  %40 = shl nsw i64 %37, 1
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = shl nsw i64 %36, 1
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fmul float %42, %45
  %47 = or i64 %40, 1
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = or i64 %43, 1
  %51 = getelementptr inbounds float, ptr %3, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = fmul float %49, %52
  %54 = fsub float %46, %53
  %55 = fadd float %39, %54
  %56 = fmul float %42, %52
  %57 = fmul float %45, %49
  %58 = fadd float %57, %56
  %59 = fadd float %38, %58
  %60 = add nuw nsw i64 %35, 1
  %61 = add nsw i64 %37, %27
  %62 = add nsw i64 %36, %28
  %63 = icmp eq i64 %60, %17
  br i1 %63, label %29, label %34
}

define internal double @enzyme_cc.source.cblas_dcabs1(ptr %0) alwaysinline nounwind "enzyme-cc-source"="cblas_dcabs1" {
  %2 = load double, ptr %0, align 8
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = getelementptr inbounds double, ptr %0, i64 1
  %5 = load double, ptr %4, align 8
  %6 = tail call double @llvm.fabs.f64(double %5)
  %7 = fadd double %3, %6
  ret double %7
}

define internal double @enzyme_cc.source.cblas_dsdot(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="cblas_dsdot" {
  %6 = sext i32 %2 to i64
  %7 = sext i32 %4 to i64
  %8 = sext i32 %0 to i64
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %19

10:
  %11 = icmp slt i32 %4, 0
  %12 = sub nsw i32 1, %0
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %7, %13
  %15 = select i1 %11, i64 %14, i64 0
  %16 = icmp slt i32 %2, 0
  %17 = mul nsw i64 %6, %13
  %18 = select i1 %16, i64 %17, i64 0
  br label %21

19:
  %20 = phi double [ 0.000000e+00, %5 ], [ %33, %21 ]
  ret double %20

21:
  %22 = phi i64 [ %34, %21 ], [ 0, %10 ]
  %23 = phi i64 [ %36, %21 ], [ %15, %10 ]
  %24 = phi i64 [ %35, %21 ], [ %18, %10 ]
  %25 = phi double [ %33, %21 ], [ 0.000000e+00, %10 ]
  %26 = getelementptr inbounds float, ptr %1, i64 %24
  %27 = load float, ptr %26, align 4
  %28 = fpext float %27 to double
  %29 = getelementptr inbounds float, ptr %3, i64 %23
  %30 = load float, ptr %29, align 4
  %31 = fpext float %30 to double
  %32 = fmul double %28, %31
  %33 = fadd double %25, %32
  %34 = add nuw nsw i64 %22, 1
  %35 = add nsw i64 %24, %6
  %36 = add nsw i64 %23, %7
  %37 = icmp eq i64 %34, %8
  br i1 %37, label %19, label %21
}

define internal double @enzyme_cc.source.dcabs1_(ptr %0) alwaysinline nounwind "enzyme-cc-source"="dcabs1_" {
  %2 = load double, ptr %0, align 8
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = getelementptr inbounds double, ptr %0, i64 1
  %5 = load double, ptr %4, align 8
  %6 = tail call double @llvm.fabs.f64(double %5)
  %7 = fadd double %3, %6
  ret double %7
}

define internal double @enzyme_cc.source.dsdot_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="dsdot_" {
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = load i32, ptr %0, align 4
  %10 = sub nsw i32 1, %9
  %11 = sext i32 %10 to i64
  %12 = sext i32 %6 to i64
  %13 = mul nsw i64 %11, %12
  br label %14

14:
  %15 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %29

19:
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 0
  %22 = sub nsw i32 1, %16
  %23 = sext i32 %22 to i64
  %24 = sext i32 %20 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %21, i64 %25, i64 0
  %27 = sext i32 %6 to i64
  %28 = sext i32 %20 to i64
  br label %31

29:
  %30 = phi double [ 0.000000e+00, %14 ], [ %43, %31 ]
  ret double %30

31:
  %32 = phi i64 [ 0, %19 ], [ %44, %31 ]
  %33 = phi i64 [ %26, %19 ], [ %46, %31 ]
  %34 = phi i64 [ %15, %19 ], [ %45, %31 ]
  %35 = phi double [ 0.000000e+00, %19 ], [ %43, %31 ]
  %36 = getelementptr inbounds float, ptr %1, i64 %34
  %37 = load float, ptr %36, align 4
  %38 = fpext float %37 to double
  %39 = getelementptr inbounds float, ptr %3, i64 %33
  %40 = load float, ptr %39, align 4
  %41 = fpext float %40 to double
  %42 = fmul double %38, %41
  %43 = fadd double %35, %42
  %44 = add nuw nsw i64 %32, 1
  %45 = add nsw i64 %34, %27
  %46 = add nsw i64 %33, %28
  %47 = icmp eq i64 %44, %17
  br i1 %47, label %29, label %31
}

define internal float @enzyme_cc.source.cblas_scabs1(ptr %0) alwaysinline nounwind "enzyme-cc-source"="cblas_scabs1" {
  %2 = load float, ptr %0, align 4
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = getelementptr inbounds float, ptr %0, i64 1
  %5 = load float, ptr %4, align 4
  %6 = tail call float @llvm.fabs.f32(float %5)
  %7 = fadd float %3, %6
  ret float %7
}

define internal float @enzyme_cc.source.scabs1_(ptr %0) alwaysinline nounwind "enzyme-cc-source"="scabs1_" {
  %2 = load float, ptr %0, align 4
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = getelementptr inbounds float, ptr %0, i64 1
  %5 = load float, ptr %4, align 4
  %6 = tail call float @llvm.fabs.f32(float %5)
  %7 = fadd float %3, %6
  ret float %7
}

define internal void @enzyme_cc.source.cblas_cimatcopy(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_cimatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = add i32 %1, -113
  %13 = icmp ult i32 %12, 2
  %14 = select i1 %9, i32 %2, i32 %3
  %15 = sext i32 %14 to i64
  %16 = select i1 %9, i32 %3, i32 %2
  %17 = sext i32 %16 to i64
  %18 = select i1 %11, i64 %15, i64 %17
  %19 = select i1 %11, i64 %17, i64 %15
  %20 = icmp slt i64 %18, 1
  %21 = icmp slt i64 %19, 1
  %22 = or i1 %20, %21
  br i1 %22, label %98, label %23

23:
  %24 = shl nuw nsw i64 %19, 3
  %25 = mul i64 %24, %18
  %26 = tail call ptr @malloc(i64 %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:
  tail call void @abort()
  br label %29

29:
  %30 = icmp sgt i32 %14, 0
  br i1 %30, label %31, label %42

31:
  %32 = icmp sgt i32 %16, 0
  %33 = sext i32 %6 to i64
  %34 = getelementptr inbounds float, ptr %4, i64 1
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %49, %48 ]
  br i1 %32, label %37, label %48

37:
  %38 = mul nsw i64 %36, %33
  %39 = mul nsw i64 %36, %18
  br label %51

40:
  %41 = icmp sgt i64 %19, 0
  br i1 %41, label %42, label %85

42:
  %43 = icmp sgt i64 %18, 0
  %44 = shl nsw i64 %18, 1
  %45 = sext i32 %7 to i64
  %46 = shl nsw i64 %45, 1
  %47 = tail call i64 @llvm.smax.i64(i64 %44, i64 1)
  br label %80

48:
  %49 = add nuw nsw i64 %36, 1
  %50 = icmp eq i64 %49, %15
  br i1 %50, label %40, label %35

51:
  %52 = phi i64 [ 0, %37 ], [ %78, %51 ]
  %53 = add nsw i64 %52, %38
  %54 = shl nsw i64 %53, 1
  %55 = getelementptr inbounds float, ptr %5, i64 %54
  %56 = mul nsw i64 %52, %18
  %57 = add nsw i64 %56, %36
  %58 = add nsw i64 %52, %39
  %59 = select i1 %11, i64 %57, i64 %58
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds float, ptr %26, i64 %60
  %62 = load float, ptr %55, align 4
  %63 = getelementptr inbounds float, ptr %55, i64 1
  %64 = load float, ptr %63, align 4
  %65 = fneg float %64
  %66 = select i1 %13, float %65, float %64
  %67 = load float, ptr %4, align 4
  %68 = fmul float %62, %67
  %69 = load float, ptr %34, align 4
  %70 = fmul float %66, %69
  %71 = fsub float %68, %70
  store float %71, ptr %61, align 4
  %72 = load float, ptr %4, align 4
  %73 = fmul float %66, %72
  %74 = load float, ptr %34, align 4
  %75 = fmul float %62, %74
  %76 = fadd float %73, %75
  %77 = getelementptr inbounds float, ptr %61, i64 1
  store float %76, ptr %77, align 4
  %78 = add nuw nsw i64 %52, 1
  %79 = icmp eq i64 %78, %17
  br i1 %79, label %48, label %51

80:
  %81 = phi i64 [ 0, %42 ], [ %87, %86 ]
  br i1 %43, label %82, label %86

82:
  %83 = mul nsw i64 %44, %81
  %84 = mul nsw i64 %46, %81
  br label %89

85:
  tail call void @free(ptr %26)
  br label %98

86:
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %19
  br i1 %88, label %85, label %80

89:
  %90 = phi i64 [ 0, %82 ], [ %96, %89 ]
  %91 = add nsw i64 %90, %83
  %92 = getelementptr inbounds float, ptr %26, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = add nsw i64 %90, %84
  %95 = getelementptr inbounds float, ptr %5, i64 %94
  store float %93, ptr %95, align 4
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, %47
  br i1 %97, label %86, label %89

98:
  ret void
}

define internal void @enzyme_cc.source.cblas_comatcopy(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_comatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = add i32 %1, -113
  %14 = icmp ult i32 %13, 2
  %15 = select i1 %10, i32 %2, i32 %3
  %16 = sext i32 %15 to i64
  %17 = select i1 %10, i32 %3, i32 %2
  %18 = sext i32 %17 to i64
  %19 = icmp sgt i32 %15, 0
  br i1 %19, label %20, label %30

20:
  %21 = icmp sgt i32 %17, 0
  %22 = sext i32 %6 to i64
  %23 = sext i32 %8 to i64
  %24 = getelementptr inbounds float, ptr %4, i64 1
  br label %25

25:
  %26 = phi i64 [ 0, %20 ], [ %32, %31 ]
  br i1 %21, label %27, label %31

27:
  %28 = mul nsw i64 %26, %22
  %29 = mul nsw i64 %26, %23
  br label %34

30:
  ret void

31:
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %16
  br i1 %33, label %30, label %25

34:
  %35 = phi i64 [ 0, %27 ], [ %61, %34 ]
  %36 = add nsw i64 %35, %28
  %37 = shl nsw i64 %36, 1
  %38 = getelementptr inbounds float, ptr %5, i64 %37
  %39 = mul nsw i64 %35, %23
  %40 = add nsw i64 %39, %26
  %41 = add nsw i64 %35, %29
  %42 = select i1 %12, i64 %40, i64 %41
  %43 = shl nsw i64 %42, 1
  %44 = getelementptr inbounds float, ptr %7, i64 %43
  %45 = load float, ptr %38, align 4
  %46 = getelementptr inbounds float, ptr %38, i64 1
  %47 = load float, ptr %46, align 4
  %48 = fneg float %47
  %49 = select i1 %14, float %48, float %47
  %50 = load float, ptr %4, align 4
  %51 = fmul float %45, %50
  %52 = load float, ptr %24, align 4
  %53 = fmul float %49, %52
  %54 = fsub float %51, %53
  store float %54, ptr %44, align 4
  %55 = load float, ptr %4, align 4
  %56 = fmul float %49, %55
  %57 = load float, ptr %24, align 4
  %58 = fmul float %45, %57
  %59 = fadd float %56, %58
  %60 = getelementptr inbounds float, ptr %44, i64 1
  store float %59, ptr %60, align 4
  %61 = add nuw nsw i64 %35, 1
  %62 = icmp eq i64 %61, %18
  br i1 %62, label %31, label %34
}

define internal void @enzyme_cc.source.cblas_dimatcopy(i32 %0, i32 %1, i32 %2, i32 %3, double %4, ptr %5, i32 %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_dimatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = select i1 %9, i32 %2, i32 %3
  %13 = sext i32 %12 to i64
  %14 = select i1 %9, i32 %3, i32 %2
  %15 = sext i32 %14 to i64
  %16 = select i1 %11, i64 %13, i64 %15
  %17 = select i1 %11, i64 %15, i64 %13
  %18 = icmp slt i64 %16, 1
  %19 = icmp slt i64 %17, 1
  %20 = or i1 %18, %19
  br i1 %20, label %76, label %21

21:
  %22 = shl nuw nsw i64 %17, 3
  %23 = mul i64 %22, %16
  %24 = tail call ptr @malloc(i64 %23)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:
  tail call void @abort()
  br label %27

27:
  %28 = icmp sgt i32 %12, 0
  br i1 %28, label %29, label %39

29:
  %30 = icmp sgt i32 %14, 0
  %31 = sext i32 %6 to i64
  br label %32

32:
  %33 = phi i64 [ 0, %29 ], [ %43, %42 ]
  br i1 %30, label %34, label %42

34:
  %35 = mul nsw i64 %33, %31
  %36 = mul nsw i64 %33, %16
  br label %45

37:
  %38 = icmp sgt i64 %17, 0
  br i1 %38, label %39, label %63

39:
  %40 = icmp sgt i64 %16, 0
  %41 = sext i32 %7 to i64
  br label %58

42:
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %13
  br i1 %44, label %37, label %32

45:
  %46 = phi i64 [ 0, %34 ], [ %56, %45 ]
  %47 = add nsw i64 %46, %35
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = mul nsw i64 %46, %16
  %50 = add nsw i64 %49, %33
  %51 = add nsw i64 %46, %36
  %52 = select i1 %11, i64 %50, i64 %51
  %53 = getelementptr inbounds double, ptr %24, i64 %52
  %54 = load double, ptr %48, align 8
  %55 = fmul double %54, %4
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp eq i64 %56, %15
  br i1 %57, label %42, label %45

58:
  %59 = phi i64 [ 0, %39 ], [ %65, %64 ]
  br i1 %40, label %60, label %64

60:
  %61 = mul nsw i64 %59, %16
  %62 = mul nsw i64 %59, %41
  br label %67

63:
  tail call void @free(ptr %24)
  br label %76

64:
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, %17
  br i1 %66, label %63, label %58

67:
  %68 = phi i64 [ 0, %60 ], [ %74, %67 ]
  %69 = add nsw i64 %68, %61
  %70 = getelementptr inbounds double, ptr %24, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = add nsw i64 %68, %62
  %73 = getelementptr inbounds double, ptr %5, i64 %72
  store double %71, ptr %73, align 8
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %16
  br i1 %75, label %64, label %67

76:
  ret void
}

define internal void @enzyme_cc.source.cblas_domatcopy(i32 %0, i32 %1, i32 %2, i32 %3, double %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_domatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = select i1 %10, i32 %2, i32 %3
  %14 = sext i32 %13 to i64
  %15 = select i1 %10, i32 %3, i32 %2
  %16 = sext i32 %15 to i64
  %17 = icmp sgt i32 %13, 0
  br i1 %17, label %18, label %27

18:
  %19 = icmp sgt i32 %15, 0
  %20 = sext i32 %6 to i64
  %21 = sext i32 %8 to i64
  br label %22

22:
  %23 = phi i64 [ 0, %18 ], [ %29, %28 ]
  br i1 %19, label %24, label %28

24:
  %25 = mul nsw i64 %23, %20
  %26 = mul nsw i64 %23, %21
  br label %31

27:
  ret void

28:
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %27, label %22

31:
  %32 = phi i64 [ 0, %24 ], [ %42, %31 ]
  %33 = add nsw i64 %32, %25
  %34 = getelementptr inbounds double, ptr %5, i64 %33
  %35 = mul nsw i64 %32, %21
  %36 = add nsw i64 %35, %23
  %37 = add nsw i64 %32, %26
  %38 = select i1 %12, i64 %36, i64 %37
  %39 = getelementptr inbounds double, ptr %7, i64 %38
  %40 = load double, ptr %34, align 8
  %41 = fmul double %40, %4
  store double %41, ptr %39, align 8
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %16
  br i1 %43, label %28, label %31
}

define internal void @enzyme_cc.source.cblas_drotg(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="cblas_drotg" {
  %5 = load double, ptr %0, align 8
  %6 = tail call double @llvm.fabs.f64(double %5)
  %7 = load double, ptr %1, align 8
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = fadd double %6, %8
  %10 = fcmp oeq double %9, 0.000000e+00
  br i1 %10, label %11, label %12

11:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 0.000000e+00, ptr %0, align 8
  store double 0.000000e+00, ptr %1, align 8
  br label %33

12:
  %13 = fdiv double %5, %9
  %14 = fdiv double %7, %9
  %15 = fmul double %13, %13
  %16 = fmul double %14, %14
  %17 = fadd double %15, %16
  %18 = tail call double @llvm.sqrt.f64(double %17)
  %19 = fmul double %9, %18
  %20 = fcmp ogt double %6, %8
  %21 = select i1 %20, double %5, double %7
  %22 = fcmp olt double %21, 0.000000e+00
  %23 = fneg double %19
  %24 = select i1 %22, double %23, double %19
  %25 = fdiv double %5, %24
  %26 = fdiv double %7, %24
  br i1 %20, label %31, label %27

27:
  %28 = fcmp une double %25, 0.000000e+00
  %29 = fdiv double 1.000000e+00, %25
  %30 = select i1 %28, double %29, double 1.000000e+00
  br label %31

31:
  %32 = phi double [ %30, %27 ], [ %26, %12 ]
  store double %32, ptr %1, align 8
  store double %24, ptr %0, align 8
  store double %25, ptr %2, align 8
  store double %26, ptr %3, align 8
  br label %33

33:
  ret void
}

define internal void @enzyme_cc.source.cblas_drotm(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="cblas_drotm" {
  %7 = load double, ptr %5, align 8
  %8 = icmp slt i32 %0, 1
  %9 = fcmp oeq double %7, -2.000000e+00
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %61, label %11

11:
  %12 = fcmp oeq double %7, 0.000000e+00
  br i1 %12, label %16, label %13

13:
  %14 = getelementptr inbounds double, ptr %5, i64 1
  %15 = load double, ptr %14, align 8
  br label %16

16:
  %17 = phi double [ %15, %13 ], [ 1.000000e+00, %11 ]
  %18 = fcmp ogt double %7, 0.000000e+00
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds double, ptr %5, i64 2
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %5, i64 3
  %23 = load double, ptr %22, align 8
  br label %24

24:
  %25 = phi double [ %21, %19 ], [ -1.000000e+00, %16 ]
  %26 = phi double [ %23, %19 ], [ 1.000000e+00, %16 ]
  br i1 %12, label %30, label %27

27:
  %28 = getelementptr inbounds double, ptr %5, i64 4
  %29 = load double, ptr %28, align 8
  br label %30

30:
  %31 = phi double [ %29, %27 ], [ 1.000000e+00, %24 ]
  %32 = sext i32 %2 to i64
  %33 = sext i32 %4 to i64
  %34 = zext i32 %0 to i64
  %35 = icmp slt i32 %4, 0
  %36 = sub nsw i32 1, %0
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %33, %37
  %39 = select i1 %35, i64 %38, i64 0
  %40 = icmp slt i32 %2, 0
  %41 = mul nsw i64 %32, %37
  %42 = select i1 %40, i64 %41, i64 0
  br label %43

43:
  %44 = phi i64 [ %58, %43 ], [ %42, %30 ]
  %45 = phi i64 [ %57, %43 ], [ 0, %30 ]
  %46 = phi i64 [ %59, %43 ], [ %39, %30 ]
  %47 = getelementptr inbounds double, ptr %1, i64 %44
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %3, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = fmul double %17, %48
  %52 = fmul double %26, %50
  %53 = fadd double %51, %52
  store double %53, ptr %47, align 8
  %54 = fmul double %25, %48
  %55 = fmul double %31, %50
  %56 = fadd double %54, %55
  store double %56, ptr %49, align 8
  %57 = add nuw nsw i64 %45, 1
  %58 = add nsw i64 %44, %32
  %59 = add nsw i64 %46, %33
  %60 = icmp eq i64 %57, %34
  br i1 %60, label %61, label %43

61:
  ret void
}

define internal void @enzyme_cc.source.cblas_drotmg(ptr %0, ptr %1, ptr %2, double %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="cblas_drotmg" {
  %6 = load double, ptr %1, align 8
  %7 = fmul double %6, %3
  %8 = load double, ptr %0, align 8
  %9 = load double, ptr %2, align 8
  %10 = fmul double %8, %9
  %11 = fmul double %7, %3
  %12 = fmul double %9, %10
  %13 = fcmp oge double %8, 0.000000e+00
  %14 = fcmp oeq double %7, 0.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %152, label %16

16:
  br i1 %13, label %17, label %55

17:
  %18 = fcmp olt double %12, 0.000000e+00
  %19 = fneg double %12
  %20 = select i1 %18, double %19, double %12
  %21 = fcmp olt double %11, 0.000000e+00
  %22 = fneg double %11
  %23 = select i1 %21, double %22, double %11
  %24 = fcmp ogt double %20, %23
  br i1 %24, label %25, label %38

25:
  %26 = fneg double %3
  %27 = fdiv double %26, %9
  %28 = fdiv double %7, %10
  %29 = fmul double %27, %28
  %30 = fsub double 1.000000e+00, %29
  %31 = fcmp ogt double %30, 0.000000e+00
  br i1 %31, label %32, label %55

32:
  %33 = fdiv double %8, %30
  store double %33, ptr %0, align 8
  %34 = load double, ptr %1, align 8
  %35 = fdiv double %34, %30
  store double %35, ptr %1, align 8
  %36 = load double, ptr %2, align 8
  %37 = fmul double %30, %36
  br label %48

38:
  %39 = fcmp ult double %11, 0.000000e+00
  br i1 %39, label %55, label %40

40:
  %41 = fdiv double %10, %7
  %42 = fdiv double %9, %3
  %43 = fmul double %42, %41
  %44 = fadd double %43, 1.000000e+00
  %45 = fdiv double %6, %44
  %46 = fdiv double %8, %44
  store double %46, ptr %1, align 8
  store double %45, ptr %0, align 8
  %47 = fmul double %44, %3
  br label %48

48:
  %49 = phi double [ %47, %40 ], [ %37, %32 ]
  %50 = phi double [ 1.000000e+00, %40 ], [ 0.000000e+00, %32 ]
  %51 = phi double [ %42, %40 ], [ 0.000000e+00, %32 ]
  %52 = phi double [ 0.000000e+00, %40 ], [ %27, %32 ]
  %53 = phi double [ 0.000000e+00, %40 ], [ %28, %32 ]
  %54 = phi double [ %41, %40 ], [ 0.000000e+00, %32 ]
  store double %49, ptr %2, align 8
  br label %56

55:
  store double 0.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %1, align 8
  store double 0.000000e+00, ptr %0, align 8
  br label %127

56:
  %57 = phi double [ %54, %48 ], [ %91, %79 ]
  %58 = phi double [ %53, %48 ], [ %92, %79 ]
  %59 = phi i32 [ 0, %48 ], [ %93, %79 ]
  %60 = phi double [ %52, %48 ], [ %84, %79 ]
  %61 = phi double [ %51, %48 ], [ %81, %79 ]
  %62 = phi double [ %50, %48 ], [ -1.000000e+00, %79 ]
  %63 = load double, ptr %0, align 8
  %64 = fcmp une double %63, 0.000000e+00
  br i1 %64, label %65, label %72

65:
  %66 = fcmp olt double %63, 0.000000e+00
  %67 = fneg double %63
  %68 = select i1 %66, double %67, double %63
  %69 = fcmp ugt double %68, 0x3E7000000102F4FD
  %70 = fcmp ult double %68, 0x4170000000000000
  %71 = and i1 %69, %70
  br i1 %71, label %72, label %79

72:
  %73 = phi double [ %62, %65 ], [ %62, %56 ], [ -1.000000e+00, %79 ]
  %74 = phi double [ %61, %65 ], [ %61, %56 ], [ %81, %79 ]
  %75 = phi double [ %60, %65 ], [ %60, %56 ], [ %84, %79 ]
  %76 = phi double [ %58, %65 ], [ %58, %56 ], [ %92, %79 ]
  %77 = phi double [ %57, %65 ], [ %57, %56 ], [ %91, %79 ]
  %78 = load double, ptr %1, align 8
  br label %95

79:
  %80 = fcmp oeq double %62, 0.000000e+00
  %81 = select i1 %80, double 1.000000e+00, double %61
  %82 = select i1 %80, double 1.000000e+00, double %57
  %83 = fcmp ogt double %62, 0.000000e+00
  %84 = select i1 %83, double -1.000000e+00, double %60
  %85 = select i1 %83, double 1.000000e+00, double %58
  %86 = select i1 %69, double 0x3E70000000000000, double 0x4170000000000000
  %87 = select i1 %69, double 4.096000e+03, double 0x3F30000000000000
  %88 = fmul double %63, %86
  store double %88, ptr %0, align 8
  %89 = load double, ptr %2, align 8
  %90 = fmul double %89, %87
  store double %90, ptr %2, align 8
  %91 = fmul double %82, %87
  %92 = fmul double %85, %87
  %93 = add nuw nsw i32 %59, 1
  %94 = icmp eq i32 %93, 200
  br i1 %94, label %72, label %56

95:
  %96 = phi double [ %78, %72 ], [ %120, %111 ]
  %97 = phi double [ %77, %72 ], [ %116, %111 ]
  %98 = phi i32 [ 0, %72 ], [ %123, %111 ]
  %99 = phi double [ %76, %72 ], [ %119, %111 ]
  %100 = phi double [ %75, %72 ], [ %121, %111 ]
  %101 = phi double [ %74, %72 ], [ %122, %111 ]
  %102 = phi double [ %73, %72 ], [ -1.000000e+00, %111 ]
  %103 = fcmp une double %96, 0.000000e+00
  br i1 %103, label %104, label %125

104:
  %105 = fcmp olt double %96, 0.000000e+00
  %106 = fneg double %96
  %107 = select i1 %105, double %106, double %96
  %108 = fcmp ugt double %107, 0x3E7000000102F4FD
  br i1 %108, label %109, label %111

109:
  %110 = fcmp ult double %107, 0x4170000000000000
  br i1 %110, label %125, label %111

111:
  %112 = phi double [ 0x4170000000000000, %104 ], [ 0x3E70000000000000, %109 ]
  %113 = phi double [ 0x3F30000000000000, %104 ], [ 4.096000e+03, %109 ]
  %114 = fcmp oeq double %102, 0.000000e+00
  %115 = select i1 %114, double 1.000000e+00, double %101
  %116 = select i1 %114, double 1.000000e+00, double %97
  %117 = fcmp ogt double %102, 0.000000e+00
  %118 = select i1 %117, double -1.000000e+00, double %100
  %119 = select i1 %117, double 1.000000e+00, double %99
  %120 = fmul double %96, %112
  store double %120, ptr %1, align 8
  %121 = fmul double %118, %113
  %122 = fmul double %115, %113
  %123 = add nuw nsw i32 %98, 1
  %124 = icmp eq i32 %123, 200
  br i1 %124, label %127, label %95

125:
  %126 = fcmp olt double %102, 0.000000e+00
  br i1 %126, label %127, label %137

127:
  %128 = phi double [ 0.000000e+00, %55 ], [ %97, %125 ], [ %116, %111 ]
  %129 = phi double [ 0.000000e+00, %55 ], [ %99, %125 ], [ %119, %111 ]
  %130 = phi double [ 0.000000e+00, %55 ], [ %100, %125 ], [ %121, %111 ]
  %131 = phi double [ 0.000000e+00, %55 ], [ %101, %125 ], [ %122, %111 ]
  %132 = phi double [ -1.000000e+00, %55 ], [ %102, %125 ], [ -1.000000e+00, %111 ]
  %133 = getelementptr inbounds double, ptr %4, i64 1
  store double %128, ptr %133, align 8
  %134 = getelementptr inbounds double, ptr %4, i64 2
  store double %130, ptr %134, align 8
  %135 = getelementptr inbounds double, ptr %4, i64 3
  store double %129, ptr %135, align 8
  %136 = getelementptr inbounds double, ptr %4, i64 4
  store double %131, ptr %136, align 8
  br label %137

137:
  %138 = phi double [ %128, %127 ], [ %97, %125 ]
  %139 = phi double [ %129, %127 ], [ %99, %125 ]
  %140 = phi double [ %130, %127 ], [ %100, %125 ]
  %141 = phi double [ %131, %127 ], [ %101, %125 ]
  %142 = phi double [ %132, %127 ], [ %102, %125 ]
  %143 = fcmp oeq double %142, 0.000000e+00
  br i1 %143, label %144, label %147

144:
  %145 = getelementptr inbounds double, ptr %4, i64 2
  store double %140, ptr %145, align 8
  %146 = getelementptr inbounds double, ptr %4, i64 3
  store double %139, ptr %146, align 8
  br label %147

147:
  %148 = fcmp ogt double %142, 0.000000e+00
  br i1 %148, label %149, label %152

149:
  %150 = getelementptr inbounds double, ptr %4, i64 1
  store double %138, ptr %150, align 8
  %151 = getelementptr inbounds double, ptr %4, i64 4
  store double %141, ptr %151, align 8
  br label %152

152:
  %153 = phi double [ -2.000000e+00, %5 ], [ %142, %149 ], [ %142, %147 ]
  store double %153, ptr %4, align 8
  ret void
}

define internal void @enzyme_cc.source.cblas_simatcopy(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, i32 %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_simatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = select i1 %9, i32 %2, i32 %3
  %13 = sext i32 %12 to i64
  %14 = select i1 %9, i32 %3, i32 %2
  %15 = sext i32 %14 to i64
  %16 = select i1 %11, i64 %13, i64 %15
  %17 = select i1 %11, i64 %15, i64 %13
  %18 = icmp slt i64 %16, 1
  %19 = icmp slt i64 %17, 1
  %20 = or i1 %18, %19
  br i1 %20, label %76, label %21

21:
  %22 = shl nuw nsw i64 %17, 2
  %23 = mul nuw i64 %22, %16
  %24 = tail call ptr @malloc(i64 %23)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:
  tail call void @abort()
  br label %27

27:
  %28 = icmp sgt i32 %12, 0
  br i1 %28, label %29, label %39

29:
  %30 = icmp sgt i32 %14, 0
  %31 = sext i32 %6 to i64
  br label %32

32:
  %33 = phi i64 [ 0, %29 ], [ %43, %42 ]
  br i1 %30, label %34, label %42

34:
  %35 = mul nsw i64 %33, %31
  %36 = mul nsw i64 %33, %16
  br label %45

37:
  %38 = icmp sgt i64 %17, 0
  br i1 %38, label %39, label %63

39:
  %40 = icmp sgt i64 %16, 0
  %41 = sext i32 %7 to i64
  br label %58

42:
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, %13
  br i1 %44, label %37, label %32

45:
  %46 = phi i64 [ 0, %34 ], [ %56, %45 ]
  %47 = add nsw i64 %46, %35
  %48 = getelementptr inbounds float, ptr %5, i64 %47
  %49 = mul nsw i64 %46, %16
  %50 = add nsw i64 %49, %33
  %51 = add nsw i64 %46, %36
  %52 = select i1 %11, i64 %50, i64 %51
  %53 = getelementptr inbounds float, ptr %24, i64 %52
  %54 = load float, ptr %48, align 4
  %55 = fmul float %54, %4
  store float %55, ptr %53, align 4
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp eq i64 %56, %15
  br i1 %57, label %42, label %45

58:
  %59 = phi i64 [ 0, %39 ], [ %65, %64 ]
  br i1 %40, label %60, label %64

60:
  %61 = mul nsw i64 %59, %16
  %62 = mul nsw i64 %59, %41
  br label %67

63:
  tail call void @free(ptr %24)
  br label %76

64:
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, %17
  br i1 %66, label %63, label %58

67:
  %68 = phi i64 [ 0, %60 ], [ %74, %67 ]
  %69 = add nsw i64 %68, %61
  %70 = getelementptr inbounds float, ptr %24, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = add nsw i64 %68, %62
  %73 = getelementptr inbounds float, ptr %5, i64 %72
  store float %71, ptr %73, align 4
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %16
  br i1 %75, label %64, label %67

76:
  ret void
}

define internal void @enzyme_cc.source.cblas_somatcopy(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_somatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = select i1 %10, i32 %2, i32 %3
  %14 = sext i32 %13 to i64
  %15 = select i1 %10, i32 %3, i32 %2
  %16 = sext i32 %15 to i64
  %17 = icmp sgt i32 %13, 0
  br i1 %17, label %18, label %27

18:
  %19 = icmp sgt i32 %15, 0
  %20 = sext i32 %6 to i64
  %21 = sext i32 %8 to i64
  br label %22

22:
  %23 = phi i64 [ 0, %18 ], [ %29, %28 ]
  br i1 %19, label %24, label %28

24:
  %25 = mul nsw i64 %23, %20
  %26 = mul nsw i64 %23, %21
  br label %31

27:
  ret void

28:
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %27, label %22

31:
  %32 = phi i64 [ 0, %24 ], [ %42, %31 ]
  %33 = add nsw i64 %32, %25
  %34 = getelementptr inbounds float, ptr %5, i64 %33
  %35 = mul nsw i64 %32, %21
  %36 = add nsw i64 %35, %23
  %37 = add nsw i64 %32, %26
  %38 = select i1 %12, i64 %36, i64 %37
  %39 = getelementptr inbounds float, ptr %7, i64 %38
  %40 = load float, ptr %34, align 4
  %41 = fmul float %40, %4
  store float %41, ptr %39, align 4
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %16
  br i1 %43, label %28, label %31
}

define internal void @enzyme_cc.source.cblas_srotg(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="cblas_srotg" {
  %5 = load float, ptr %0, align 4
  %6 = tail call float @llvm.fabs.f32(float %5)
  %7 = load float, ptr %1, align 4
  %8 = tail call float @llvm.fabs.f32(float %7)
  %9 = fadd float %6, %8
  %10 = fcmp oeq float %9, 0.000000e+00
  br i1 %10, label %11, label %12

11:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0.000000e+00, ptr %0, align 4
  store float 0.000000e+00, ptr %1, align 4
  br label %33

12:
  %13 = fdiv float %5, %9
  %14 = fdiv float %7, %9
  %15 = fmul float %13, %13
  %16 = fmul float %14, %14
  %17 = fadd float %15, %16
  %18 = tail call float @llvm.sqrt.f32(float %17)
  %19 = fmul float %9, %18
  %20 = fcmp ogt float %6, %8
  %21 = select i1 %20, float %5, float %7
  %22 = fcmp olt float %21, 0.000000e+00
  %23 = fneg float %19
  %24 = select i1 %22, float %23, float %19
  %25 = fdiv float %5, %24
  %26 = fdiv float %7, %24
  br i1 %20, label %31, label %27

27:
  %28 = fcmp une float %25, 0.000000e+00
  %29 = fdiv float 1.000000e+00, %25
  %30 = select i1 %28, float %29, float 1.000000e+00
  br label %31

31:
  %32 = phi float [ %30, %27 ], [ %26, %12 ]
  store float %32, ptr %1, align 4
  store float %24, ptr %0, align 4
  store float %25, ptr %2, align 4
  store float %26, ptr %3, align 4
  br label %33

33:
  ret void
}

define internal void @enzyme_cc.source.cblas_srotm(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="cblas_srotm" {
  %7 = load float, ptr %5, align 4
  %8 = icmp slt i32 %0, 1
  %9 = fcmp oeq float %7, -2.000000e+00
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %61, label %11

11:
  %12 = fcmp oeq float %7, 0.000000e+00
  br i1 %12, label %16, label %13

13:
  %14 = getelementptr inbounds float, ptr %5, i64 1
  %15 = load float, ptr %14, align 4
  br label %16

16:
  %17 = phi float [ %15, %13 ], [ 1.000000e+00, %11 ]
  %18 = fcmp ogt float %7, 0.000000e+00
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds float, ptr %5, i64 2
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds float, ptr %5, i64 3
  %23 = load float, ptr %22, align 4
  br label %24

24:
  %25 = phi float [ %21, %19 ], [ -1.000000e+00, %16 ]
  %26 = phi float [ %23, %19 ], [ 1.000000e+00, %16 ]
  br i1 %12, label %30, label %27

27:
  %28 = getelementptr inbounds float, ptr %5, i64 4
  %29 = load float, ptr %28, align 4
  br label %30

30:
  %31 = phi float [ %29, %27 ], [ 1.000000e+00, %24 ]
  %32 = sext i32 %2 to i64
  %33 = sext i32 %4 to i64
  %34 = zext i32 %0 to i64
  %35 = icmp slt i32 %4, 0
  %36 = sub nsw i32 1, %0
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %33, %37
  %39 = select i1 %35, i64 %38, i64 0
  %40 = icmp slt i32 %2, 0
  %41 = mul nsw i64 %32, %37
  %42 = select i1 %40, i64 %41, i64 0
  br label %43

43:
  %44 = phi i64 [ %58, %43 ], [ %42, %30 ]
  %45 = phi i64 [ %57, %43 ], [ 0, %30 ]
  %46 = phi i64 [ %59, %43 ], [ %39, %30 ]
  %47 = getelementptr inbounds float, ptr %1, i64 %44
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds float, ptr %3, i64 %46
  %50 = load float, ptr %49, align 4
  %51 = fmul float %17, %48
  %52 = fmul float %26, %50
  %53 = fadd float %51, %52
  store float %53, ptr %47, align 4
  %54 = fmul float %25, %48
  %55 = fmul float %31, %50
  %56 = fadd float %54, %55
  store float %56, ptr %49, align 4
  %57 = add nuw nsw i64 %45, 1
  %58 = add nsw i64 %44, %32
  %59 = add nsw i64 %46, %33
  %60 = icmp eq i64 %57, %34
  br i1 %60, label %61, label %43

61:
  ret void
}

define internal void @enzyme_cc.source.cblas_srotmg(ptr %0, ptr %1, ptr %2, float %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="cblas_srotmg" {
  %6 = load float, ptr %1, align 4
  %7 = fmul float %6, %3
  %8 = load float, ptr %0, align 4
  %9 = load float, ptr %2, align 4
  %10 = fmul float %8, %9
  %11 = fmul float %7, %3
  %12 = fmul float %9, %10
  %13 = fcmp oge float %8, 0.000000e+00
  %14 = fcmp oeq float %7, 0.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %152, label %16

16:
  br i1 %13, label %17, label %55

17:
  %18 = fcmp olt float %12, 0.000000e+00
  %19 = fneg float %12
  %20 = select i1 %18, float %19, float %12
  %21 = fcmp olt float %11, 0.000000e+00
  %22 = fneg float %11
  %23 = select i1 %21, float %22, float %11
  %24 = fcmp ogt float %20, %23
  br i1 %24, label %25, label %38

25:
  %26 = fneg float %3
  %27 = fdiv float %26, %9
  %28 = fdiv float %7, %10
  %29 = fmul float %27, %28
  %30 = fsub float 1.000000e+00, %29
  %31 = fcmp ogt float %30, 0.000000e+00
  br i1 %31, label %32, label %55

32:
  %33 = fdiv float %8, %30
  store float %33, ptr %0, align 4
  %34 = load float, ptr %1, align 4
  %35 = fdiv float %34, %30
  store float %35, ptr %1, align 4
  %36 = load float, ptr %2, align 4
  %37 = fmul float %30, %36
  br label %48

38:
  %39 = fcmp ult float %11, 0.000000e+00
  br i1 %39, label %55, label %40

40:
  %41 = fdiv float %10, %7
  %42 = fdiv float %9, %3
  %43 = fmul float %42, %41
  %44 = fadd float %43, 1.000000e+00
  %45 = fdiv float %6, %44
  %46 = fdiv float %8, %44
  store float %46, ptr %1, align 4
  store float %45, ptr %0, align 4
  %47 = fmul float %44, %3
  br label %48

48:
  %49 = phi float [ %47, %40 ], [ %37, %32 ]
  %50 = phi float [ 1.000000e+00, %40 ], [ 0.000000e+00, %32 ]
  %51 = phi float [ %42, %40 ], [ 0.000000e+00, %32 ]
  %52 = phi float [ 0.000000e+00, %40 ], [ %27, %32 ]
  %53 = phi float [ 0.000000e+00, %40 ], [ %28, %32 ]
  %54 = phi float [ %41, %40 ], [ 0.000000e+00, %32 ]
  store float %49, ptr %2, align 4
  br label %56

55:
  store float 0.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %1, align 4
  store float 0.000000e+00, ptr %0, align 4
  br label %127

56:
  %57 = phi float [ %54, %48 ], [ %91, %79 ]
  %58 = phi float [ %53, %48 ], [ %92, %79 ]
  %59 = phi i32 [ 0, %48 ], [ %93, %79 ]
  %60 = phi float [ %52, %48 ], [ %84, %79 ]
  %61 = phi float [ %51, %48 ], [ %81, %79 ]
  %62 = phi float [ %50, %48 ], [ -1.000000e+00, %79 ]
  %63 = load float, ptr %0, align 4
  %64 = fcmp une float %63, 0.000000e+00
  br i1 %64, label %65, label %72

65:
  %66 = fcmp olt float %63, 0.000000e+00
  %67 = fneg float %63
  %68 = select i1 %66, float %67, float %63
  %69 = fcmp ugt float %68, 0x3E70000000000000
  %70 = fcmp ult float %68, 0x4170000000000000
  %71 = and i1 %69, %70
  br i1 %71, label %72, label %79

72:
  %73 = phi float [ %62, %65 ], [ %62, %56 ], [ -1.000000e+00, %79 ]
  %74 = phi float [ %61, %65 ], [ %61, %56 ], [ %81, %79 ]
  %75 = phi float [ %60, %65 ], [ %60, %56 ], [ %84, %79 ]
  %76 = phi float [ %58, %65 ], [ %58, %56 ], [ %92, %79 ]
  %77 = phi float [ %57, %65 ], [ %57, %56 ], [ %91, %79 ]
  %78 = load float, ptr %1, align 4
  br label %95

79:
  %80 = fcmp oeq float %62, 0.000000e+00
  %81 = select i1 %80, float 1.000000e+00, float %61
  %82 = select i1 %80, float 1.000000e+00, float %57
  %83 = fcmp ogt float %62, 0.000000e+00
  %84 = select i1 %83, float -1.000000e+00, float %60
  %85 = select i1 %83, float 1.000000e+00, float %58
  %86 = select i1 %69, float 0x3E70000000000000, float 0x4170000000000000
  %87 = select i1 %69, float 4.096000e+03, float 0x3F30000000000000
  %88 = fmul float %63, %86
  store float %88, ptr %0, align 4
  %89 = load float, ptr %2, align 4
  %90 = fmul float %89, %87
  store float %90, ptr %2, align 4
  %91 = fmul float %82, %87
  %92 = fmul float %85, %87
  %93 = add nuw nsw i32 %59, 1
  %94 = icmp eq i32 %93, 200
  br i1 %94, label %72, label %56

95:
  %96 = phi float [ %78, %72 ], [ %120, %111 ]
  %97 = phi float [ %77, %72 ], [ %116, %111 ]
  %98 = phi i32 [ 0, %72 ], [ %123, %111 ]
  %99 = phi float [ %76, %72 ], [ %119, %111 ]
  %100 = phi float [ %75, %72 ], [ %121, %111 ]
  %101 = phi float [ %74, %72 ], [ %122, %111 ]
  %102 = phi float [ %73, %72 ], [ -1.000000e+00, %111 ]
  %103 = fcmp une float %96, 0.000000e+00
  br i1 %103, label %104, label %125

104:
  %105 = fcmp olt float %96, 0.000000e+00
  %106 = fneg float %96
  %107 = select i1 %105, float %106, float %96
  %108 = fcmp ugt float %107, 0x3E70000000000000
  br i1 %108, label %109, label %111

109:
  %110 = fcmp ult float %107, 0x4170000000000000
  br i1 %110, label %125, label %111

111:
  %112 = phi float [ 0x4170000000000000, %104 ], [ 0x3E70000000000000, %109 ]
  %113 = phi float [ 0x3F30000000000000, %104 ], [ 4.096000e+03, %109 ]
  %114 = fcmp oeq float %102, 0.000000e+00
  %115 = select i1 %114, float 1.000000e+00, float %101
  %116 = select i1 %114, float 1.000000e+00, float %97
  %117 = fcmp ogt float %102, 0.000000e+00
  %118 = select i1 %117, float -1.000000e+00, float %100
  %119 = select i1 %117, float 1.000000e+00, float %99
  %120 = fmul float %96, %112
  store float %120, ptr %1, align 4
  %121 = fmul float %118, %113
  %122 = fmul float %115, %113
  %123 = add nuw nsw i32 %98, 1
  %124 = icmp eq i32 %123, 200
  br i1 %124, label %127, label %95

125:
  %126 = fcmp olt float %102, 0.000000e+00
  br i1 %126, label %127, label %137

127:
  %128 = phi float [ 0.000000e+00, %55 ], [ %97, %125 ], [ %116, %111 ]
  %129 = phi float [ 0.000000e+00, %55 ], [ %99, %125 ], [ %119, %111 ]
  %130 = phi float [ 0.000000e+00, %55 ], [ %100, %125 ], [ %121, %111 ]
  %131 = phi float [ 0.000000e+00, %55 ], [ %101, %125 ], [ %122, %111 ]
  %132 = phi float [ -1.000000e+00, %55 ], [ %102, %125 ], [ -1.000000e+00, %111 ]
  %133 = getelementptr inbounds float, ptr %4, i64 1
  store float %128, ptr %133, align 4
  %134 = getelementptr inbounds float, ptr %4, i64 2
  store float %130, ptr %134, align 4
  %135 = getelementptr inbounds float, ptr %4, i64 3
  store float %129, ptr %135, align 4
  %136 = getelementptr inbounds float, ptr %4, i64 4
  store float %131, ptr %136, align 4
  br label %137

137:
  %138 = phi float [ %128, %127 ], [ %97, %125 ]
  %139 = phi float [ %129, %127 ], [ %99, %125 ]
  %140 = phi float [ %130, %127 ], [ %100, %125 ]
  %141 = phi float [ %131, %127 ], [ %101, %125 ]
  %142 = phi float [ %132, %127 ], [ %102, %125 ]
  %143 = fcmp oeq float %142, 0.000000e+00
  br i1 %143, label %144, label %147

144:
  %145 = getelementptr inbounds float, ptr %4, i64 2
  store float %140, ptr %145, align 4
  %146 = getelementptr inbounds float, ptr %4, i64 3
  store float %139, ptr %146, align 4
  br label %147

147:
  %148 = fcmp ogt float %142, 0.000000e+00
  br i1 %148, label %149, label %152

149:
  %150 = getelementptr inbounds float, ptr %4, i64 1
  store float %138, ptr %150, align 4
  %151 = getelementptr inbounds float, ptr %4, i64 4
  store float %141, ptr %151, align 4
  br label %152

152:
  %153 = phi float [ -2.000000e+00, %5 ], [ %142, %149 ], [ %142, %147 ]
  store float %153, ptr %4, align 4
  ret void
}

define internal void @enzyme_cc.source.cblas_zimatcopy(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_zimatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = add i32 %1, -113
  %13 = icmp ult i32 %12, 2
  %14 = select i1 %9, i32 %2, i32 %3
  %15 = sext i32 %14 to i64
  %16 = select i1 %9, i32 %3, i32 %2
  %17 = sext i32 %16 to i64
  %18 = select i1 %11, i64 %15, i64 %17
  %19 = select i1 %11, i64 %17, i64 %15
  %20 = icmp slt i64 %18, 1
  %21 = icmp slt i64 %19, 1
  %22 = or i1 %20, %21
  br i1 %22, label %98, label %23

23:
  %24 = shl nuw nsw i64 %19, 4
  %25 = mul i64 %24, %18
  %26 = tail call ptr @malloc(i64 %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:
  tail call void @abort()
  br label %29

29:
  %30 = icmp sgt i32 %14, 0
  br i1 %30, label %31, label %42

31:
  %32 = icmp sgt i32 %16, 0
  %33 = sext i32 %6 to i64
  %34 = getelementptr inbounds double, ptr %4, i64 1
  br label %35

35:
  %36 = phi i64 [ 0, %31 ], [ %49, %48 ]
  br i1 %32, label %37, label %48

37:
  %38 = mul nsw i64 %36, %33
  %39 = mul nsw i64 %36, %18
  br label %51

40:
  %41 = icmp sgt i64 %19, 0
  br i1 %41, label %42, label %85

42:
  %43 = icmp sgt i64 %18, 0
  %44 = shl nsw i64 %18, 1
  %45 = sext i32 %7 to i64
  %46 = shl nsw i64 %45, 1
  %47 = tail call i64 @llvm.smax.i64(i64 %44, i64 1)
  br label %80

48:
  %49 = add nuw nsw i64 %36, 1
  %50 = icmp eq i64 %49, %15
  br i1 %50, label %40, label %35

51:
  %52 = phi i64 [ 0, %37 ], [ %78, %51 ]
  %53 = add nsw i64 %52, %38
  %54 = shl nsw i64 %53, 1
  %55 = getelementptr inbounds double, ptr %5, i64 %54
  %56 = mul nsw i64 %52, %18
  %57 = add nsw i64 %56, %36
  %58 = add nsw i64 %52, %39
  %59 = select i1 %11, i64 %57, i64 %58
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds double, ptr %26, i64 %60
  %62 = load double, ptr %55, align 8
  %63 = getelementptr inbounds double, ptr %55, i64 1
  %64 = load double, ptr %63, align 8
  %65 = fneg double %64
  %66 = select i1 %13, double %65, double %64
  %67 = load double, ptr %4, align 8
  %68 = fmul double %62, %67
  %69 = load double, ptr %34, align 8
  %70 = fmul double %66, %69
  %71 = fsub double %68, %70
  store double %71, ptr %61, align 8
  %72 = load double, ptr %4, align 8
  %73 = fmul double %66, %72
  %74 = load double, ptr %34, align 8
  %75 = fmul double %62, %74
  %76 = fadd double %73, %75
  %77 = getelementptr inbounds double, ptr %61, i64 1
  store double %76, ptr %77, align 8
  %78 = add nuw nsw i64 %52, 1
  %79 = icmp eq i64 %78, %17
  br i1 %79, label %48, label %51

80:
  %81 = phi i64 [ 0, %42 ], [ %87, %86 ]
  br i1 %43, label %82, label %86

82:
  %83 = mul nsw i64 %44, %81
  %84 = mul nsw i64 %46, %81
  br label %89

85:
  tail call void @free(ptr %26)
  br label %98

86:
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %19
  br i1 %88, label %85, label %80

89:
  %90 = phi i64 [ 0, %82 ], [ %96, %89 ]
  %91 = add nsw i64 %90, %83
  %92 = getelementptr inbounds double, ptr %26, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = add nsw i64 %90, %84
  %95 = getelementptr inbounds double, ptr %5, i64 %94
  store double %93, ptr %95, align 8
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, %47
  br i1 %97, label %86, label %89

98:
  ret void
}

define internal void @enzyme_cc.source.cblas_zomatcopy(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_zomatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = add i32 %1, -113
  %14 = icmp ult i32 %13, 2
  %15 = select i1 %10, i32 %2, i32 %3
  %16 = sext i32 %15 to i64
  %17 = select i1 %10, i32 %3, i32 %2
  %18 = sext i32 %17 to i64
  %19 = icmp sgt i32 %15, 0
  br i1 %19, label %20, label %30

20:
  %21 = icmp sgt i32 %17, 0
  %22 = sext i32 %6 to i64
  %23 = sext i32 %8 to i64
  %24 = getelementptr inbounds double, ptr %4, i64 1
  br label %25

25:
  %26 = phi i64 [ 0, %20 ], [ %32, %31 ]
  br i1 %21, label %27, label %31

27:
  %28 = mul nsw i64 %26, %22
  %29 = mul nsw i64 %26, %23
  br label %34

30:
  ret void

31:
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %16
  br i1 %33, label %30, label %25

34:
  %35 = phi i64 [ 0, %27 ], [ %61, %34 ]
  %36 = add nsw i64 %35, %28
  %37 = shl nsw i64 %36, 1
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  %39 = mul nsw i64 %35, %23
  %40 = add nsw i64 %39, %26
  %41 = add nsw i64 %35, %29
  %42 = select i1 %12, i64 %40, i64 %41
  %43 = shl nsw i64 %42, 1
  %44 = getelementptr inbounds double, ptr %7, i64 %43
  %45 = load double, ptr %38, align 8
  %46 = getelementptr inbounds double, ptr %38, i64 1
  %47 = load double, ptr %46, align 8
  %48 = fneg double %47
  %49 = select i1 %14, double %48, double %47
  %50 = load double, ptr %4, align 8
  %51 = fmul double %45, %50
  %52 = load double, ptr %24, align 8
  %53 = fmul double %49, %52
  %54 = fsub double %51, %53
  store double %54, ptr %44, align 8
  %55 = load double, ptr %4, align 8
  %56 = fmul double %49, %55
  %57 = load double, ptr %24, align 8
  %58 = fmul double %45, %57
  %59 = fadd double %56, %58
  %60 = getelementptr inbounds double, ptr %44, i64 1
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %35, 1
  %62 = icmp eq i64 %61, %18
  br i1 %62, label %31, label %34
}

define internal void @enzyme_cc.source.cimatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="cimatcopy_" {
  %9 = load i8, ptr %1, align 1
  %10 = or i8 %9, 32
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = icmp eq i8 %10, 116
  %15 = icmp eq i8 %10, 99
  %16 = or i1 %14, %15
  %17 = select i1 %13, ptr %2, ptr %3
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = select i1 %13, ptr %3, ptr %2
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = select i1 %16, i64 %19, i64 %22
  %28 = select i1 %16, i64 %22, i64 %19
  %29 = icmp slt i64 %27, 1
  %30 = icmp slt i64 %28, 1
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %113, label %32

32:
  %33 = shl nuw nsw i64 %28, 3
  %34 = mul i64 %33, %27
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:
  tail call void @abort()
  br label %38

38:
  %39 = icmp sgt i32 %18, 0
  br i1 %39, label %40, label %50

40:
  %41 = icmp sgt i32 %21, 0
  %42 = getelementptr inbounds float, ptr %4, i64 1
  br label %43

43:
  %44 = phi i64 [ 0, %40 ], [ %56, %55 ]
  br i1 %41, label %45, label %55

45:
  %46 = mul nsw i64 %44, %24
  %47 = mul nsw i64 %44, %27
  br label %58

48:
  %49 = icmp sgt i64 %28, 0
  br i1 %49, label %50, label %100

50:
  %51 = icmp sgt i64 %27, 0
  %52 = shl nsw i64 %27, 1
  %53 = shl nsw i64 %26, 1
  %54 = tail call i64 @llvm.smax.i64(i64 %52, i64 1)
  br label %95

55:
  %56 = add nuw nsw i64 %44, 1
  %57 = icmp eq i64 %56, %19
  br i1 %57, label %48, label %43

58:
  %59 = phi i64 [ 0, %45 ], [ %93, %80 ]
  %60 = add nsw i64 %59, %46
  %61 = shl nsw i64 %60, 1
  %62 = getelementptr inbounds float, ptr %5, i64 %61
  switch i8 %9, label %66 [
    i8 116, label %63
    i8 99, label %63
    i8 84, label %63
    i8 67, label %63
  ]

63:
  %64 = mul nsw i64 %59, %27
  %65 = add nsw i64 %64, %44
  br label %68

66:
  %67 = add nsw i64 %59, %47
  br label %68

68:
  %69 = phi i64 [ %65, %63 ], [ %67, %66 ]
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds float, ptr %35, i64 %70
  %72 = load float, ptr %62, align 4
  switch i8 %9, label %77 [
    i8 114, label %73
    i8 99, label %73
    i8 82, label %73
    i8 67, label %73
  ]

73:
  %74 = getelementptr inbounds float, ptr %62, i64 1
  %75 = load float, ptr %74, align 4
  %76 = fneg float %75
  br label %80

77:
  %78 = getelementptr inbounds float, ptr %62, i64 1
  %79 = load float, ptr %78, align 4
  br label %80

80:
  %81 = phi float [ %76, %73 ], [ %79, %77 ]
  %82 = load float, ptr %4, align 4
  %83 = fmul float %72, %82
  %84 = load float, ptr %42, align 4
  %85 = fmul float %81, %84
  %86 = fsub float %83, %85
  store float %86, ptr %71, align 4
  %87 = load float, ptr %4, align 4
  %88 = fmul float %81, %87
  %89 = load float, ptr %42, align 4
  %90 = fmul float %72, %89
  %91 = fadd float %88, %90
  %92 = getelementptr inbounds float, ptr %71, i64 1
  store float %91, ptr %92, align 4
  %93 = add nuw nsw i64 %59, 1
  %94 = icmp eq i64 %93, %22
  br i1 %94, label %55, label %58

95:
  %96 = phi i64 [ 0, %50 ], [ %102, %101 ]
  br i1 %51, label %97, label %101

97:
  %98 = mul nsw i64 %52, %96
  %99 = mul nsw i64 %53, %96
  br label %104

100:
  tail call void @free(ptr %35)
  br label %113

101:
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %28
  br i1 %103, label %100, label %95

104:
  %105 = phi i64 [ 0, %97 ], [ %111, %104 ]
  %106 = add nsw i64 %105, %98
  %107 = getelementptr inbounds float, ptr %35, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = add nsw i64 %105, %99
  %110 = getelementptr inbounds float, ptr %5, i64 %109
  store float %108, ptr %110, align 4
  %111 = add nuw nsw i64 %105, 1
  %112 = icmp eq i64 %111, %54
  br i1 %112, label %101, label %104

113:
  ret void
}

define internal void @enzyme_cc.source.comatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="comatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = select i1 %13, ptr %3, ptr %2
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp sgt i32 %15, 0
  br i1 %24, label %25, label %33

25:
  %26 = icmp sgt i32 %18, 0
  %27 = getelementptr inbounds float, ptr %4, i64 1
  br label %28

28:
  %29 = phi i64 [ 0, %25 ], [ %35, %34 ]
  br i1 %26, label %30, label %34

30:
  %31 = mul nsw i64 %29, %21
  %32 = mul nsw i64 %29, %23
  br label %37

33:
  ret void

34:
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %16
  br i1 %36, label %33, label %28

37:
  %38 = phi i64 [ 0, %30 ], [ %72, %59 ]
  %39 = add nsw i64 %38, %31
  %40 = shl nsw i64 %39, 1
  %41 = getelementptr inbounds float, ptr %5, i64 %40
  switch i8 %10, label %45 [
    i8 116, label %42
    i8 99, label %42
    i8 84, label %42
    i8 67, label %42
  ]

42:
  %43 = mul nsw i64 %38, %23
  %44 = add nsw i64 %43, %29
  br label %47

45:
  %46 = add nsw i64 %38, %32
  br label %47

47:
  %48 = phi i64 [ %44, %42 ], [ %46, %45 ]
  %49 = shl nsw i64 %48, 1
  %50 = getelementptr inbounds float, ptr %7, i64 %49
  %51 = load float, ptr %41, align 4
  switch i8 %10, label %56 [
    i8 114, label %52
    i8 99, label %52
    i8 82, label %52
    i8 67, label %52
  ]

52:
  %53 = getelementptr inbounds float, ptr %41, i64 1
  %54 = load float, ptr %53, align 4
  %55 = fneg float %54
  br label %59

56:
  %57 = getelementptr inbounds float, ptr %41, i64 1
  %58 = load float, ptr %57, align 4
  br label %59

59:
  %60 = phi float [ %55, %52 ], [ %58, %56 ]
  %61 = load float, ptr %4, align 4
  %62 = fmul float %51, %61
  %63 = load float, ptr %27, align 4
  %64 = fmul float %60, %63
  %65 = fsub float %62, %64
  store float %65, ptr %50, align 4
  %66 = load float, ptr %4, align 4
  %67 = fmul float %60, %66
  %68 = load float, ptr %27, align 4
  %69 = fmul float %51, %68
  %70 = fadd float %67, %69
  %71 = getelementptr inbounds float, ptr %50, i64 1
  store float %70, ptr %71, align 4
  %72 = add nuw nsw i64 %38, 1
  %73 = icmp eq i64 %72, %19
  br i1 %73, label %34, label %37
}

define internal void @enzyme_cc.source.dimatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="dimatcopy_" {
  %9 = load i8, ptr %1, align 1
  %10 = or i8 %9, 32
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = icmp eq i8 %10, 116
  %15 = icmp eq i8 %10, 99
  %16 = or i1 %14, %15
  %17 = select i1 %13, ptr %2, ptr %3
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = select i1 %13, ptr %3, ptr %2
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = select i1 %16, i64 %19, i64 %22
  %28 = select i1 %16, i64 %22, i64 %19
  %29 = icmp slt i64 %27, 1
  %30 = icmp slt i64 %28, 1
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %89, label %32

32:
  %33 = shl nuw nsw i64 %28, 3
  %34 = mul i64 %33, %27
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:
  tail call void @abort()
  br label %38

38:
  %39 = icmp sgt i32 %18, 0
  br i1 %39, label %40, label %49

40:
  %41 = icmp sgt i32 %21, 0
  br label %42

42:
  %43 = phi i64 [ 0, %40 ], [ %52, %51 ]
  br i1 %41, label %44, label %51

44:
  %45 = mul nsw i64 %43, %24
  %46 = mul nsw i64 %43, %27
  br label %54

47:
  %48 = icmp sgt i64 %28, 0
  br i1 %48, label %49, label %76

49:
  %50 = icmp sgt i64 %27, 0
  br label %71

51:
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, %19
  br i1 %53, label %47, label %42

54:
  %55 = phi i64 [ 0, %44 ], [ %69, %63 ]
  %56 = add nsw i64 %55, %45
  %57 = getelementptr inbounds double, ptr %5, i64 %56
  switch i8 %9, label %61 [
    i8 116, label %58
    i8 99, label %58
    i8 84, label %58
    i8 67, label %58
  ]

58:
  %59 = mul nsw i64 %55, %27
  %60 = add nsw i64 %59, %43
  br label %63

61:
  %62 = add nsw i64 %55, %46
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ %62, %61 ]
  %65 = getelementptr inbounds double, ptr %35, i64 %64
  %66 = load double, ptr %4, align 8
  %67 = load double, ptr %57, align 8
  %68 = fmul double %66, %67
  store double %68, ptr %65, align 8
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %22
  br i1 %70, label %51, label %54

71:
  %72 = phi i64 [ 0, %49 ], [ %78, %77 ]
  br i1 %50, label %73, label %77

73:
  %74 = mul nsw i64 %72, %27
  %75 = mul nsw i64 %72, %26
  br label %80

76:
  tail call void @free(ptr %35)
  br label %89

77:
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %76, label %71

80:
  %81 = phi i64 [ 0, %73 ], [ %87, %80 ]
  %82 = add nsw i64 %81, %74
  %83 = getelementptr inbounds double, ptr %35, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = add nsw i64 %81, %75
  %86 = getelementptr inbounds double, ptr %5, i64 %85
  store double %84, ptr %86, align 8
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %27
  br i1 %88, label %77, label %80

89:
  ret void
}

define internal void @enzyme_cc.source.domatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="domatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = select i1 %13, ptr %3, ptr %2
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp sgt i32 %15, 0
  br i1 %24, label %25, label %32

25:
  %26 = icmp sgt i32 %18, 0
  br label %27

27:
  %28 = phi i64 [ 0, %25 ], [ %34, %33 ]
  br i1 %26, label %29, label %33

29:
  %30 = mul nsw i64 %28, %21
  %31 = mul nsw i64 %28, %23
  br label %36

32:
  ret void

33:
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %16
  br i1 %35, label %32, label %27

36:
  %37 = phi i64 [ 0, %29 ], [ %51, %45 ]
  %38 = add nsw i64 %37, %30
  %39 = getelementptr inbounds double, ptr %5, i64 %38
  switch i8 %10, label %43 [
    i8 116, label %40
    i8 99, label %40
    i8 84, label %40
    i8 67, label %40
  ]

40:
  %41 = mul nsw i64 %37, %23
  %42 = add nsw i64 %41, %28
  br label %45

43:
  %44 = add nsw i64 %37, %31
  br label %45

45:
  %46 = phi i64 [ %42, %40 ], [ %44, %43 ]
  %47 = getelementptr inbounds double, ptr %7, i64 %46
  %48 = load double, ptr %4, align 8
  %49 = load double, ptr %39, align 8
  %50 = fmul double %48, %49
  store double %50, ptr %47, align 8
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, %19
  br i1 %52, label %33, label %36
}

define internal void @enzyme_cc.source.drotg_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="drotg_" {
  %5 = load double, ptr %0, align 8
  %6 = tail call double @llvm.fabs.f64(double %5)
  %7 = load double, ptr %1, align 8
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = fadd double %6, %8
  %10 = fcmp oeq double %9, 0.000000e+00
  br i1 %10, label %11, label %12

11:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 0.000000e+00, ptr %0, align 8
  store double 0.000000e+00, ptr %1, align 8
  br label %33

12:
  %13 = fdiv double %5, %9
  %14 = fdiv double %7, %9
  %15 = fmul double %13, %13
  %16 = fmul double %14, %14
  %17 = fadd double %15, %16
  %18 = tail call double @llvm.sqrt.f64(double %17)
  %19 = fmul double %9, %18
  %20 = fcmp ogt double %6, %8
  %21 = select i1 %20, double %5, double %7
  %22 = fcmp olt double %21, 0.000000e+00
  %23 = fneg double %19
  %24 = select i1 %22, double %23, double %19
  %25 = fdiv double %5, %24
  %26 = fdiv double %7, %24
  br i1 %20, label %31, label %27

27:
  %28 = fcmp une double %25, 0.000000e+00
  %29 = fdiv double 1.000000e+00, %25
  %30 = select i1 %28, double %29, double 1.000000e+00
  br label %31

31:
  %32 = phi double [ %30, %27 ], [ %26, %12 ]
  store double %32, ptr %1, align 8
  store double %24, ptr %0, align 8
  store double %25, ptr %2, align 8
  store double %26, ptr %3, align 8
  br label %33

33:
  ret void
}

define internal void @enzyme_cc.source.drotm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="drotm_" {
  %7 = load double, ptr %5, align 8
  %8 = load i32, ptr %0, align 4
  %9 = icmp slt i32 %8, 1
  %10 = fcmp oeq double %7, -2.000000e+00
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %64, label %12

12:
  %13 = fcmp oeq double %7, 0.000000e+00
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds double, ptr %5, i64 1
  %16 = load double, ptr %15, align 8
  br label %17

17:
  %18 = phi double [ %16, %14 ], [ 1.000000e+00, %12 ]
  %19 = fcmp ogt double %7, 0.000000e+00
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds double, ptr %5, i64 2
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %5, i64 3
  %24 = load double, ptr %23, align 8
  br label %25

25:
  %26 = phi double [ %22, %20 ], [ -1.000000e+00, %17 ]
  %27 = phi double [ %24, %20 ], [ 1.000000e+00, %17 ]
  br i1 %13, label %31, label %28

28:
  %29 = getelementptr inbounds double, ptr %5, i64 4
  %30 = load double, ptr %29, align 8
  br label %31

31:
  %32 = phi double [ %30, %28 ], [ 1.000000e+00, %25 ]
  %33 = zext i32 %8 to i64
  %34 = load i32, ptr %4, align 4
  %35 = icmp slt i32 %34, 0
  %36 = sext i32 %34 to i64
  %37 = sub nsw i32 1, %8
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %36, %38
  %40 = select i1 %35, i64 %39, i64 0
  %41 = load i32, ptr %2, align 4
  %42 = icmp slt i32 %41, 0
  %43 = sext i32 %41 to i64
  %44 = mul nsw i64 %43, %38
  %45 = select i1 %42, i64 %44, i64 0
  br label %46

46:
  %47 = phi i64 [ %45, %31 ], [ %61, %46 ]
  %48 = phi i64 [ 0, %31 ], [ %60, %46 ]
  %49 = phi i64 [ %40, %31 ], [ %62, %46 ]
  %50 = getelementptr inbounds double, ptr %1, i64 %47
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %3, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = fmul double %18, %51
  %55 = fmul double %27, %53
  %56 = fadd double %54, %55
  store double %56, ptr %50, align 8
  %57 = fmul double %26, %51
  %58 = fmul double %32, %53
  %59 = fadd double %57, %58
  store double %59, ptr %52, align 8
  %60 = add nuw nsw i64 %48, 1
  %61 = add nsw i64 %47, %43
  %62 = add nsw i64 %49, %36
  %63 = icmp eq i64 %60, %33
  br i1 %63, label %64, label %46

64:
  ret void
}

define internal void @enzyme_cc.source.drotmg_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="drotmg_" {
  %6 = load double, ptr %3, align 8
  %7 = load double, ptr %1, align 8
  %8 = fmul double %6, %7
  %9 = load double, ptr %0, align 8
  %10 = load double, ptr %2, align 8
  %11 = fmul double %9, %10
  %12 = fmul double %6, %8
  %13 = fmul double %10, %11
  %14 = fcmp oge double %9, 0.000000e+00
  %15 = fcmp oeq double %8, 0.000000e+00
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %153, label %17

17:
  br i1 %14, label %18, label %56

18:
  %19 = fcmp olt double %13, 0.000000e+00
  %20 = fneg double %13
  %21 = select i1 %19, double %20, double %13
  %22 = fcmp olt double %12, 0.000000e+00
  %23 = fneg double %12
  %24 = select i1 %22, double %23, double %12
  %25 = fcmp ogt double %21, %24
  br i1 %25, label %26, label %39

26:
  %27 = fneg double %6
  %28 = fdiv double %27, %10
  %29 = fdiv double %8, %11
  %30 = fmul double %28, %29
  %31 = fsub double 1.000000e+00, %30
  %32 = fcmp ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %56

33:
  %34 = fdiv double %9, %31
  store double %34, ptr %0, align 8
  %35 = load double, ptr %1, align 8
  %36 = fdiv double %35, %31
  store double %36, ptr %1, align 8
  %37 = load double, ptr %2, align 8
  %38 = fmul double %31, %37
  br label %49

39:
  %40 = fcmp ult double %12, 0.000000e+00
  br i1 %40, label %56, label %41

41:
  %42 = fdiv double %11, %8
  %43 = fdiv double %10, %6
  %44 = fmul double %43, %42
  %45 = fadd double %44, 1.000000e+00
  %46 = fdiv double %7, %45
  %47 = fdiv double %9, %45
  store double %47, ptr %1, align 8
  store double %46, ptr %0, align 8
  %48 = fmul double %6, %45
  br label %49

49:
  %50 = phi double [ %48, %41 ], [ %38, %33 ]
  %51 = phi double [ 1.000000e+00, %41 ], [ 0.000000e+00, %33 ]
  %52 = phi double [ %43, %41 ], [ 0.000000e+00, %33 ]
  %53 = phi double [ 0.000000e+00, %41 ], [ %28, %33 ]
  %54 = phi double [ 0.000000e+00, %41 ], [ %29, %33 ]
  %55 = phi double [ %42, %41 ], [ 0.000000e+00, %33 ]
  store double %50, ptr %2, align 8
  br label %57

56:
  store double 0.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %1, align 8
  store double 0.000000e+00, ptr %0, align 8
  br label %128

57:
  %58 = phi double [ %55, %49 ], [ %92, %80 ]
  %59 = phi double [ %54, %49 ], [ %93, %80 ]
  %60 = phi i32 [ 0, %49 ], [ %94, %80 ]
  %61 = phi double [ %53, %49 ], [ %85, %80 ]
  %62 = phi double [ %52, %49 ], [ %82, %80 ]
  %63 = phi double [ %51, %49 ], [ -1.000000e+00, %80 ]
  %64 = load double, ptr %0, align 8
  %65 = fcmp une double %64, 0.000000e+00
  br i1 %65, label %66, label %73

66:
  %67 = fcmp olt double %64, 0.000000e+00
  %68 = fneg double %64
  %69 = select i1 %67, double %68, double %64
  %70 = fcmp ugt double %69, 0x3E7000000102F4FD
  %71 = fcmp ult double %69, 0x4170000000000000
  %72 = and i1 %70, %71
  br i1 %72, label %73, label %80

73:
  %74 = phi double [ %63, %66 ], [ %63, %57 ], [ -1.000000e+00, %80 ]
  %75 = phi double [ %62, %66 ], [ %62, %57 ], [ %82, %80 ]
  %76 = phi double [ %61, %66 ], [ %61, %57 ], [ %85, %80 ]
  %77 = phi double [ %59, %66 ], [ %59, %57 ], [ %93, %80 ]
  %78 = phi double [ %58, %66 ], [ %58, %57 ], [ %92, %80 ]
  %79 = load double, ptr %1, align 8
  br label %96

80:
  %81 = fcmp oeq double %63, 0.000000e+00
  %82 = select i1 %81, double 1.000000e+00, double %62
  %83 = select i1 %81, double 1.000000e+00, double %58
  %84 = fcmp ogt double %63, 0.000000e+00
  %85 = select i1 %84, double -1.000000e+00, double %61
  %86 = select i1 %84, double 1.000000e+00, double %59
  %87 = select i1 %70, double 0x3E70000000000000, double 0x4170000000000000
  %88 = select i1 %70, double 4.096000e+03, double 0x3F30000000000000
  %89 = fmul double %64, %87
  store double %89, ptr %0, align 8
  %90 = load double, ptr %2, align 8
  %91 = fmul double %90, %88
  store double %91, ptr %2, align 8
  %92 = fmul double %83, %88
  %93 = fmul double %86, %88
  %94 = add nuw nsw i32 %60, 1
  %95 = icmp eq i32 %94, 200
  br i1 %95, label %73, label %57

96:
  %97 = phi double [ %79, %73 ], [ %121, %112 ]
  %98 = phi double [ %78, %73 ], [ %117, %112 ]
  %99 = phi i32 [ 0, %73 ], [ %124, %112 ]
  %100 = phi double [ %77, %73 ], [ %120, %112 ]
  %101 = phi double [ %76, %73 ], [ %122, %112 ]
  %102 = phi double [ %75, %73 ], [ %123, %112 ]
  %103 = phi double [ %74, %73 ], [ -1.000000e+00, %112 ]
  %104 = fcmp une double %97, 0.000000e+00
  br i1 %104, label %105, label %126

105:
  %106 = fcmp olt double %97, 0.000000e+00
  %107 = fneg double %97
  %108 = select i1 %106, double %107, double %97
  %109 = fcmp ugt double %108, 0x3E7000000102F4FD
  br i1 %109, label %110, label %112

110:
  %111 = fcmp ult double %108, 0x4170000000000000
  br i1 %111, label %126, label %112

112:
  %113 = phi double [ 0x4170000000000000, %105 ], [ 0x3E70000000000000, %110 ]
  %114 = phi double [ 0x3F30000000000000, %105 ], [ 4.096000e+03, %110 ]
  %115 = fcmp oeq double %103, 0.000000e+00
  %116 = select i1 %115, double 1.000000e+00, double %102
  %117 = select i1 %115, double 1.000000e+00, double %98
  %118 = fcmp ogt double %103, 0.000000e+00
  %119 = select i1 %118, double -1.000000e+00, double %101
  %120 = select i1 %118, double 1.000000e+00, double %100
  %121 = fmul double %97, %113
  store double %121, ptr %1, align 8
  %122 = fmul double %119, %114
  %123 = fmul double %116, %114
  %124 = add nuw nsw i32 %99, 1
  %125 = icmp eq i32 %124, 200
  br i1 %125, label %128, label %96

126:
  %127 = fcmp olt double %103, 0.000000e+00
  br i1 %127, label %128, label %138

128:
  %129 = phi double [ 0.000000e+00, %56 ], [ %98, %126 ], [ %117, %112 ]
  %130 = phi double [ 0.000000e+00, %56 ], [ %100, %126 ], [ %120, %112 ]
  %131 = phi double [ 0.000000e+00, %56 ], [ %101, %126 ], [ %122, %112 ]
  %132 = phi double [ 0.000000e+00, %56 ], [ %102, %126 ], [ %123, %112 ]
  %133 = phi double [ -1.000000e+00, %56 ], [ %103, %126 ], [ -1.000000e+00, %112 ]
  %134 = getelementptr inbounds double, ptr %4, i64 1
  store double %129, ptr %134, align 8
  %135 = getelementptr inbounds double, ptr %4, i64 2
  store double %131, ptr %135, align 8
  %136 = getelementptr inbounds double, ptr %4, i64 3
  store double %130, ptr %136, align 8
  %137 = getelementptr inbounds double, ptr %4, i64 4
  store double %132, ptr %137, align 8
  br label %138

138:
  %139 = phi double [ %129, %128 ], [ %98, %126 ]
  %140 = phi double [ %130, %128 ], [ %100, %126 ]
  %141 = phi double [ %131, %128 ], [ %101, %126 ]
  %142 = phi double [ %132, %128 ], [ %102, %126 ]
  %143 = phi double [ %133, %128 ], [ %103, %126 ]
  %144 = fcmp oeq double %143, 0.000000e+00
  br i1 %144, label %145, label %148

145:
  %146 = getelementptr inbounds double, ptr %4, i64 2
  store double %141, ptr %146, align 8
  %147 = getelementptr inbounds double, ptr %4, i64 3
  store double %140, ptr %147, align 8
  br label %148

148:
  %149 = fcmp ogt double %143, 0.000000e+00
  br i1 %149, label %150, label %153

150:
  %151 = getelementptr inbounds double, ptr %4, i64 1
  store double %139, ptr %151, align 8
  %152 = getelementptr inbounds double, ptr %4, i64 4
  store double %142, ptr %152, align 8
  br label %153

153:
  %154 = phi double [ -2.000000e+00, %5 ], [ %143, %150 ], [ %143, %148 ]
  store double %154, ptr %4, align 8
  ret void
}

define internal void @enzyme_cc.source.simatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="simatcopy_" {
  %9 = load i8, ptr %1, align 1
  %10 = or i8 %9, 32
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = icmp eq i8 %10, 116
  %15 = icmp eq i8 %10, 99
  %16 = or i1 %14, %15
  %17 = select i1 %13, ptr %2, ptr %3
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = select i1 %13, ptr %3, ptr %2
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = select i1 %16, i64 %19, i64 %22
  %28 = select i1 %16, i64 %22, i64 %19
  %29 = icmp slt i64 %27, 1
  %30 = icmp slt i64 %28, 1
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %89, label %32

32:
  %33 = shl nuw nsw i64 %28, 2
  %34 = mul nuw i64 %33, %27
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:
  tail call void @abort()
  br label %38

38:
  %39 = icmp sgt i32 %18, 0
  br i1 %39, label %40, label %49

40:
  %41 = icmp sgt i32 %21, 0
  br label %42

42:
  %43 = phi i64 [ 0, %40 ], [ %52, %51 ]
  br i1 %41, label %44, label %51

44:
  %45 = mul nsw i64 %43, %24
  %46 = mul nsw i64 %43, %27
  br label %54

47:
  %48 = icmp sgt i64 %28, 0
  br i1 %48, label %49, label %76

49:
  %50 = icmp sgt i64 %27, 0
  br label %71

51:
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, %19
  br i1 %53, label %47, label %42

54:
  %55 = phi i64 [ 0, %44 ], [ %69, %63 ]
  %56 = add nsw i64 %55, %45
  %57 = getelementptr inbounds float, ptr %5, i64 %56
  switch i8 %9, label %61 [
    i8 116, label %58
    i8 99, label %58
    i8 84, label %58
    i8 67, label %58
  ]

58:
  %59 = mul nsw i64 %55, %27
  %60 = add nsw i64 %59, %43
  br label %63

61:
  %62 = add nsw i64 %55, %46
  br label %63

63:
  %64 = phi i64 [ %60, %58 ], [ %62, %61 ]
  %65 = getelementptr inbounds float, ptr %35, i64 %64
  %66 = load float, ptr %4, align 4
  %67 = load float, ptr %57, align 4
  %68 = fmul float %66, %67
  store float %68, ptr %65, align 4
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %22
  br i1 %70, label %51, label %54

71:
  %72 = phi i64 [ 0, %49 ], [ %78, %77 ]
  br i1 %50, label %73, label %77

73:
  %74 = mul nsw i64 %72, %27
  %75 = mul nsw i64 %72, %26
  br label %80

76:
  tail call void @free(ptr %35)
  br label %89

77:
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %76, label %71

80:
  %81 = phi i64 [ 0, %73 ], [ %87, %80 ]
  %82 = add nsw i64 %81, %74
  %83 = getelementptr inbounds float, ptr %35, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = add nsw i64 %81, %75
  %86 = getelementptr inbounds float, ptr %5, i64 %85
  store float %84, ptr %86, align 4
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %27
  br i1 %88, label %77, label %80

89:
  ret void
}

define internal void @enzyme_cc.source.somatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="somatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = select i1 %13, ptr %3, ptr %2
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp sgt i32 %15, 0
  br i1 %24, label %25, label %32

25:
  %26 = icmp sgt i32 %18, 0
  br label %27

27:
  %28 = phi i64 [ 0, %25 ], [ %34, %33 ]
  br i1 %26, label %29, label %33

29:
  %30 = mul nsw i64 %28, %21
  %31 = mul nsw i64 %28, %23
  br label %36

32:
  ret void

33:
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %16
  br i1 %35, label %32, label %27

36:
  %37 = phi i64 [ 0, %29 ], [ %51, %45 ]
  %38 = add nsw i64 %37, %30
  %39 = getelementptr inbounds float, ptr %5, i64 %38
  switch i8 %10, label %43 [
    i8 116, label %40
    i8 99, label %40
    i8 84, label %40
    i8 67, label %40
  ]

40:
  %41 = mul nsw i64 %37, %23
  %42 = add nsw i64 %41, %28
  br label %45

43:
  %44 = add nsw i64 %37, %31
  br label %45

45:
  %46 = phi i64 [ %42, %40 ], [ %44, %43 ]
  %47 = getelementptr inbounds float, ptr %7, i64 %46
  %48 = load float, ptr %4, align 4
  %49 = load float, ptr %39, align 4
  %50 = fmul float %48, %49
  store float %50, ptr %47, align 4
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, %19
  br i1 %52, label %33, label %36
}

define internal void @enzyme_cc.source.srotg_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="srotg_" {
  %5 = load float, ptr %0, align 4
  %6 = tail call float @llvm.fabs.f32(float %5)
  %7 = load float, ptr %1, align 4
  %8 = tail call float @llvm.fabs.f32(float %7)
  %9 = fadd float %6, %8
  %10 = fcmp oeq float %9, 0.000000e+00
  br i1 %10, label %11, label %12

11:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0.000000e+00, ptr %0, align 4
  store float 0.000000e+00, ptr %1, align 4
  br label %33

12:
  %13 = fdiv float %5, %9
  %14 = fdiv float %7, %9
  %15 = fmul float %13, %13
  %16 = fmul float %14, %14
  %17 = fadd float %15, %16
  %18 = tail call float @llvm.sqrt.f32(float %17)
  %19 = fmul float %9, %18
  %20 = fcmp ogt float %6, %8
  %21 = select i1 %20, float %5, float %7
  %22 = fcmp olt float %21, 0.000000e+00
  %23 = fneg float %19
  %24 = select i1 %22, float %23, float %19
  %25 = fdiv float %5, %24
  %26 = fdiv float %7, %24
  br i1 %20, label %31, label %27

27:
  %28 = fcmp une float %25, 0.000000e+00
  %29 = fdiv float 1.000000e+00, %25
  %30 = select i1 %28, float %29, float 1.000000e+00
  br label %31

31:
  %32 = phi float [ %30, %27 ], [ %26, %12 ]
  store float %32, ptr %1, align 4
  store float %24, ptr %0, align 4
  store float %25, ptr %2, align 4
  store float %26, ptr %3, align 4
  br label %33

33:
  ret void
}

define internal void @enzyme_cc.source.srotm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="srotm_" {
  %7 = load float, ptr %5, align 4
  %8 = load i32, ptr %0, align 4
  %9 = icmp slt i32 %8, 1
  %10 = fcmp oeq float %7, -2.000000e+00
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %64, label %12

12:
  %13 = fcmp oeq float %7, 0.000000e+00
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds float, ptr %5, i64 1
  %16 = load float, ptr %15, align 4
  br label %17

17:
  %18 = phi float [ %16, %14 ], [ 1.000000e+00, %12 ]
  %19 = fcmp ogt float %7, 0.000000e+00
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds float, ptr %5, i64 2
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds float, ptr %5, i64 3
  %24 = load float, ptr %23, align 4
  br label %25

25:
  %26 = phi float [ %22, %20 ], [ -1.000000e+00, %17 ]
  %27 = phi float [ %24, %20 ], [ 1.000000e+00, %17 ]
  br i1 %13, label %31, label %28

28:
  %29 = getelementptr inbounds float, ptr %5, i64 4
  %30 = load float, ptr %29, align 4
  br label %31

31:
  %32 = phi float [ %30, %28 ], [ 1.000000e+00, %25 ]
  %33 = zext i32 %8 to i64
  %34 = load i32, ptr %4, align 4
  %35 = icmp slt i32 %34, 0
  %36 = sext i32 %34 to i64
  %37 = sub nsw i32 1, %8
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %36, %38
  %40 = select i1 %35, i64 %39, i64 0
  %41 = load i32, ptr %2, align 4
  %42 = icmp slt i32 %41, 0
  %43 = sext i32 %41 to i64
  %44 = mul nsw i64 %43, %38
  %45 = select i1 %42, i64 %44, i64 0
  br label %46

46:
  %47 = phi i64 [ %45, %31 ], [ %61, %46 ]
  %48 = phi i64 [ 0, %31 ], [ %60, %46 ]
  %49 = phi i64 [ %40, %31 ], [ %62, %46 ]
  %50 = getelementptr inbounds float, ptr %1, i64 %47
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds float, ptr %3, i64 %49
  %53 = load float, ptr %52, align 4
  %54 = fmul float %18, %51
  %55 = fmul float %27, %53
  %56 = fadd float %54, %55
  store float %56, ptr %50, align 4
  %57 = fmul float %26, %51
  %58 = fmul float %32, %53
  %59 = fadd float %57, %58
  store float %59, ptr %52, align 4
  %60 = add nuw nsw i64 %48, 1
  %61 = add nsw i64 %47, %43
  %62 = add nsw i64 %49, %36
  %63 = icmp eq i64 %60, %33
  br i1 %63, label %64, label %46

64:
  ret void
}

define internal void @enzyme_cc.source.srotmg_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="srotmg_" {
  %6 = load float, ptr %3, align 4
  %7 = load float, ptr %1, align 4
  %8 = fmul float %6, %7
  %9 = load float, ptr %0, align 4
  %10 = load float, ptr %2, align 4
  %11 = fmul float %9, %10
  %12 = fmul float %6, %8
  %13 = fmul float %10, %11
  %14 = fcmp oge float %9, 0.000000e+00
  %15 = fcmp oeq float %8, 0.000000e+00
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %153, label %17

17:
  br i1 %14, label %18, label %56

18:
  %19 = fcmp olt float %13, 0.000000e+00
  %20 = fneg float %13
  %21 = select i1 %19, float %20, float %13
  %22 = fcmp olt float %12, 0.000000e+00
  %23 = fneg float %12
  %24 = select i1 %22, float %23, float %12
  %25 = fcmp ogt float %21, %24
  br i1 %25, label %26, label %39

26:
  %27 = fneg float %6
  %28 = fdiv float %27, %10
  %29 = fdiv float %8, %11
  %30 = fmul float %28, %29
  %31 = fsub float 1.000000e+00, %30
  %32 = fcmp ogt float %31, 0.000000e+00
  br i1 %32, label %33, label %56

33:
  %34 = fdiv float %9, %31
  store float %34, ptr %0, align 4
  %35 = load float, ptr %1, align 4
  %36 = fdiv float %35, %31
  store float %36, ptr %1, align 4
  %37 = load float, ptr %2, align 4
  %38 = fmul float %31, %37
  br label %49

39:
  %40 = fcmp ult float %12, 0.000000e+00
  br i1 %40, label %56, label %41

41:
  %42 = fdiv float %11, %8
  %43 = fdiv float %10, %6
  %44 = fmul float %43, %42
  %45 = fadd float %44, 1.000000e+00
  %46 = fdiv float %7, %45
  %47 = fdiv float %9, %45
  store float %47, ptr %1, align 4
  store float %46, ptr %0, align 4
  %48 = fmul float %6, %45
  br label %49

49:
  %50 = phi float [ %48, %41 ], [ %38, %33 ]
  %51 = phi float [ 1.000000e+00, %41 ], [ 0.000000e+00, %33 ]
  %52 = phi float [ %43, %41 ], [ 0.000000e+00, %33 ]
  %53 = phi float [ 0.000000e+00, %41 ], [ %28, %33 ]
  %54 = phi float [ 0.000000e+00, %41 ], [ %29, %33 ]
  %55 = phi float [ %42, %41 ], [ 0.000000e+00, %33 ]
  store float %50, ptr %2, align 4
  br label %57

56:
  store float 0.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %1, align 4
  store float 0.000000e+00, ptr %0, align 4
  br label %128

57:
  %58 = phi float [ %55, %49 ], [ %92, %80 ]
  %59 = phi float [ %54, %49 ], [ %93, %80 ]
  %60 = phi i32 [ 0, %49 ], [ %94, %80 ]
  %61 = phi float [ %53, %49 ], [ %85, %80 ]
  %62 = phi float [ %52, %49 ], [ %82, %80 ]
  %63 = phi float [ %51, %49 ], [ -1.000000e+00, %80 ]
  %64 = load float, ptr %0, align 4
  %65 = fcmp une float %64, 0.000000e+00
  br i1 %65, label %66, label %73

66:
  %67 = fcmp olt float %64, 0.000000e+00
  %68 = fneg float %64
  %69 = select i1 %67, float %68, float %64
  %70 = fcmp ugt float %69, 0x3E70000000000000
  %71 = fcmp ult float %69, 0x4170000000000000
  %72 = and i1 %70, %71
  br i1 %72, label %73, label %80

73:
  %74 = phi float [ %63, %66 ], [ %63, %57 ], [ -1.000000e+00, %80 ]
  %75 = phi float [ %62, %66 ], [ %62, %57 ], [ %82, %80 ]
  %76 = phi float [ %61, %66 ], [ %61, %57 ], [ %85, %80 ]
  %77 = phi float [ %59, %66 ], [ %59, %57 ], [ %93, %80 ]
  %78 = phi float [ %58, %66 ], [ %58, %57 ], [ %92, %80 ]
  %79 = load float, ptr %1, align 4
  br label %96

80:
  %81 = fcmp oeq float %63, 0.000000e+00
  %82 = select i1 %81, float 1.000000e+00, float %62
  %83 = select i1 %81, float 1.000000e+00, float %58
  %84 = fcmp ogt float %63, 0.000000e+00
  %85 = select i1 %84, float -1.000000e+00, float %61
  %86 = select i1 %84, float 1.000000e+00, float %59
  %87 = select i1 %70, float 0x3E70000000000000, float 0x4170000000000000
  %88 = select i1 %70, float 4.096000e+03, float 0x3F30000000000000
  %89 = fmul float %64, %87
  store float %89, ptr %0, align 4
  %90 = load float, ptr %2, align 4
  %91 = fmul float %90, %88
  store float %91, ptr %2, align 4
  %92 = fmul float %83, %88
  %93 = fmul float %86, %88
  %94 = add nuw nsw i32 %60, 1
  %95 = icmp eq i32 %94, 200
  br i1 %95, label %73, label %57

96:
  %97 = phi float [ %79, %73 ], [ %121, %112 ]
  %98 = phi float [ %78, %73 ], [ %117, %112 ]
  %99 = phi i32 [ 0, %73 ], [ %124, %112 ]
  %100 = phi float [ %77, %73 ], [ %120, %112 ]
  %101 = phi float [ %76, %73 ], [ %122, %112 ]
  %102 = phi float [ %75, %73 ], [ %123, %112 ]
  %103 = phi float [ %74, %73 ], [ -1.000000e+00, %112 ]
  %104 = fcmp une float %97, 0.000000e+00
  br i1 %104, label %105, label %126

105:
  %106 = fcmp olt float %97, 0.000000e+00
  %107 = fneg float %97
  %108 = select i1 %106, float %107, float %97
  %109 = fcmp ugt float %108, 0x3E70000000000000
  br i1 %109, label %110, label %112

110:
  %111 = fcmp ult float %108, 0x4170000000000000
  br i1 %111, label %126, label %112

112:
  %113 = phi float [ 0x4170000000000000, %105 ], [ 0x3E70000000000000, %110 ]
  %114 = phi float [ 0x3F30000000000000, %105 ], [ 4.096000e+03, %110 ]
  %115 = fcmp oeq float %103, 0.000000e+00
  %116 = select i1 %115, float 1.000000e+00, float %102
  %117 = select i1 %115, float 1.000000e+00, float %98
  %118 = fcmp ogt float %103, 0.000000e+00
  %119 = select i1 %118, float -1.000000e+00, float %101
  %120 = select i1 %118, float 1.000000e+00, float %100
  %121 = fmul float %97, %113
  store float %121, ptr %1, align 4
  %122 = fmul float %119, %114
  %123 = fmul float %116, %114
  %124 = add nuw nsw i32 %99, 1
  %125 = icmp eq i32 %124, 200
  br i1 %125, label %128, label %96

126:
  %127 = fcmp olt float %103, 0.000000e+00
  br i1 %127, label %128, label %138

128:
  %129 = phi float [ 0.000000e+00, %56 ], [ %98, %126 ], [ %117, %112 ]
  %130 = phi float [ 0.000000e+00, %56 ], [ %100, %126 ], [ %120, %112 ]
  %131 = phi float [ 0.000000e+00, %56 ], [ %101, %126 ], [ %122, %112 ]
  %132 = phi float [ 0.000000e+00, %56 ], [ %102, %126 ], [ %123, %112 ]
  %133 = phi float [ -1.000000e+00, %56 ], [ %103, %126 ], [ -1.000000e+00, %112 ]
  %134 = getelementptr inbounds float, ptr %4, i64 1
  store float %129, ptr %134, align 4
  %135 = getelementptr inbounds float, ptr %4, i64 2
  store float %131, ptr %135, align 4
  %136 = getelementptr inbounds float, ptr %4, i64 3
  store float %130, ptr %136, align 4
  %137 = getelementptr inbounds float, ptr %4, i64 4
  store float %132, ptr %137, align 4
  br label %138

138:
  %139 = phi float [ %129, %128 ], [ %98, %126 ]
  %140 = phi float [ %130, %128 ], [ %100, %126 ]
  %141 = phi float [ %131, %128 ], [ %101, %126 ]
  %142 = phi float [ %132, %128 ], [ %102, %126 ]
  %143 = phi float [ %133, %128 ], [ %103, %126 ]
  %144 = fcmp oeq float %143, 0.000000e+00
  br i1 %144, label %145, label %148

145:
  %146 = getelementptr inbounds float, ptr %4, i64 2
  store float %141, ptr %146, align 4
  %147 = getelementptr inbounds float, ptr %4, i64 3
  store float %140, ptr %147, align 4
  br label %148

148:
  %149 = fcmp ogt float %143, 0.000000e+00
  br i1 %149, label %150, label %153

150:
  %151 = getelementptr inbounds float, ptr %4, i64 1
  store float %139, ptr %151, align 4
  %152 = getelementptr inbounds float, ptr %4, i64 4
  store float %142, ptr %152, align 4
  br label %153

153:
  %154 = phi float [ -2.000000e+00, %5 ], [ %143, %150 ], [ %143, %148 ]
  store float %154, ptr %4, align 4
  ret void
}

define internal void @enzyme_cc.source.zimatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="zimatcopy_" {
  %9 = load i8, ptr %1, align 1
  %10 = or i8 %9, 32
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = icmp eq i8 %10, 116
  %15 = icmp eq i8 %10, 99
  %16 = or i1 %14, %15
  %17 = select i1 %13, ptr %2, ptr %3
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = select i1 %13, ptr %3, ptr %2
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = select i1 %16, i64 %19, i64 %22
  %28 = select i1 %16, i64 %22, i64 %19
  %29 = icmp slt i64 %27, 1
  %30 = icmp slt i64 %28, 1
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %113, label %32

32:
  %33 = shl nuw nsw i64 %28, 4
  %34 = mul i64 %33, %27
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:
  tail call void @abort()
  br label %38

38:
  %39 = icmp sgt i32 %18, 0
  br i1 %39, label %40, label %50

40:
  %41 = icmp sgt i32 %21, 0
  %42 = getelementptr inbounds double, ptr %4, i64 1
  br label %43

43:
  %44 = phi i64 [ 0, %40 ], [ %56, %55 ]
  br i1 %41, label %45, label %55

45:
  %46 = mul nsw i64 %44, %24
  %47 = mul nsw i64 %44, %27
  br label %58

48:
  %49 = icmp sgt i64 %28, 0
  br i1 %49, label %50, label %100

50:
  %51 = icmp sgt i64 %27, 0
  %52 = shl nsw i64 %27, 1
  %53 = shl nsw i64 %26, 1
  %54 = tail call i64 @llvm.smax.i64(i64 %52, i64 1)
  br label %95

55:
  %56 = add nuw nsw i64 %44, 1
  %57 = icmp eq i64 %56, %19
  br i1 %57, label %48, label %43

58:
  %59 = phi i64 [ 0, %45 ], [ %93, %80 ]
  %60 = add nsw i64 %59, %46
  %61 = shl nsw i64 %60, 1
  %62 = getelementptr inbounds double, ptr %5, i64 %61
  switch i8 %9, label %66 [
    i8 116, label %63
    i8 99, label %63
    i8 84, label %63
    i8 67, label %63
  ]

63:
  %64 = mul nsw i64 %59, %27
  %65 = add nsw i64 %64, %44
  br label %68

66:
  %67 = add nsw i64 %59, %47
  br label %68

68:
  %69 = phi i64 [ %65, %63 ], [ %67, %66 ]
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds double, ptr %35, i64 %70
  %72 = load double, ptr %62, align 8
  switch i8 %9, label %77 [
    i8 114, label %73
    i8 99, label %73
    i8 82, label %73
    i8 67, label %73
  ]

73:
  %74 = getelementptr inbounds double, ptr %62, i64 1
  %75 = load double, ptr %74, align 8
  %76 = fneg double %75
  br label %80

77:
  %78 = getelementptr inbounds double, ptr %62, i64 1
  %79 = load double, ptr %78, align 8
  br label %80

80:
  %81 = phi double [ %76, %73 ], [ %79, %77 ]
  %82 = load double, ptr %4, align 8
  %83 = fmul double %72, %82
  %84 = load double, ptr %42, align 8
  %85 = fmul double %81, %84
  %86 = fsub double %83, %85
  store double %86, ptr %71, align 8
  %87 = load double, ptr %4, align 8
  %88 = fmul double %81, %87
  %89 = load double, ptr %42, align 8
  %90 = fmul double %72, %89
  %91 = fadd double %88, %90
  %92 = getelementptr inbounds double, ptr %71, i64 1
  store double %91, ptr %92, align 8
  %93 = add nuw nsw i64 %59, 1
  %94 = icmp eq i64 %93, %22
  br i1 %94, label %55, label %58

95:
  %96 = phi i64 [ 0, %50 ], [ %102, %101 ]
  br i1 %51, label %97, label %101

97:
  %98 = mul nsw i64 %52, %96
  %99 = mul nsw i64 %53, %96
  br label %104

100:
  tail call void @free(ptr %35)
  br label %113

101:
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %28
  br i1 %103, label %100, label %95

104:
  %105 = phi i64 [ 0, %97 ], [ %111, %104 ]
  %106 = add nsw i64 %105, %98
  %107 = getelementptr inbounds double, ptr %35, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = add nsw i64 %105, %99
  %110 = getelementptr inbounds double, ptr %5, i64 %109
  store double %108, ptr %110, align 8
  %111 = add nuw nsw i64 %105, 1
  %112 = icmp eq i64 %111, %54
  br i1 %112, label %101, label %104

113:
  ret void
}

define internal void @enzyme_cc.source.zomatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="zomatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = select i1 %13, ptr %3, ptr %2
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp sgt i32 %15, 0
  br i1 %24, label %25, label %33

25:
  %26 = icmp sgt i32 %18, 0
  %27 = getelementptr inbounds double, ptr %4, i64 1
  br label %28

28:
  %29 = phi i64 [ 0, %25 ], [ %35, %34 ]
  br i1 %26, label %30, label %34

30:
  %31 = mul nsw i64 %29, %21
  %32 = mul nsw i64 %29, %23
  br label %37

33:
  ret void

34:
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %16
  br i1 %36, label %33, label %28

37:
  %38 = phi i64 [ 0, %30 ], [ %72, %59 ]
  %39 = add nsw i64 %38, %31
  %40 = shl nsw i64 %39, 1
  %41 = getelementptr inbounds double, ptr %5, i64 %40
  switch i8 %10, label %45 [
    i8 116, label %42
    i8 99, label %42
    i8 84, label %42
    i8 67, label %42
  ]

42:
  %43 = mul nsw i64 %38, %23
  %44 = add nsw i64 %43, %29
  br label %47

45:
  %46 = add nsw i64 %38, %32
  br label %47

47:
  %48 = phi i64 [ %44, %42 ], [ %46, %45 ]
  %49 = shl nsw i64 %48, 1
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = load double, ptr %41, align 8
  switch i8 %10, label %56 [
    i8 114, label %52
    i8 99, label %52
    i8 82, label %52
    i8 67, label %52
  ]

52:
  %53 = getelementptr inbounds double, ptr %41, i64 1
  %54 = load double, ptr %53, align 8
  %55 = fneg double %54
  br label %59

56:
  %57 = getelementptr inbounds double, ptr %41, i64 1
  %58 = load double, ptr %57, align 8
  br label %59

59:
  %60 = phi double [ %55, %52 ], [ %58, %56 ]
  %61 = load double, ptr %4, align 8
  %62 = fmul double %51, %61
  %63 = load double, ptr %27, align 8
  %64 = fmul double %60, %63
  %65 = fsub double %62, %64
  store double %65, ptr %50, align 8
  %66 = load double, ptr %4, align 8
  %67 = fmul double %60, %66
  %68 = load double, ptr %27, align 8
  %69 = fmul double %51, %68
  %70 = fadd double %67, %69
  %71 = getelementptr inbounds double, ptr %50, i64 1
  store double %70, ptr %71, align 8
  %72 = add nuw nsw i64 %38, 1
  %73 = icmp eq i64 %72, %19
  br i1 %73, label %34, label %37
}

define internal { double, double } @enzyme_cc.source.zdotc_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="zdotc_" {
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = load i32, ptr %0, align 4
  %10 = sub nsw i32 1, %9
  %11 = sext i32 %10 to i64
  %12 = sext i32 %6 to i64
  %13 = mul nsw i64 %11, %12
  br label %14

14:
  %15 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %29

19:
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 0
  %22 = sub nsw i32 1, %16
  %23 = sext i32 %22 to i64
  %24 = sext i32 %20 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %21, i64 %25, i64 0
  %27 = sext i32 %6 to i64
  %28 = sext i32 %20 to i64
  br label %34

29:
  %30 = phi double [ 0.000000e+00, %14 ], [ %55, %34 ]
  %31 = phi double [ 0.000000e+00, %14 ], [ %59, %34 ]
  %32 = insertvalue { double, double } poison, double %30, 0
  %33 = insertvalue { double, double } %32, double %31, 1
  ret { double, double } %33

34:
  %35 = phi i64 [ 0, %19 ], [ %60, %34 ]
  %36 = phi i64 [ %26, %19 ], [ %62, %34 ]
  %37 = phi i64 [ %15, %19 ], [ %61, %34 ]
  %38 = phi double [ 0.000000e+00, %19 ], [ %59, %34 ]
  %39 = phi double [ 0.000000e+00, %19 ], [ %55, %34 ]
  %40 = shl nsw i64 %37, 1
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = shl nsw i64 %36, 1
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %42, %45
  %47 = or i64 %40, 1
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = or i64 %43, 1
  %51 = getelementptr inbounds double, ptr %3, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %49, %52
  %54 = fadd double %46, %53
  %55 = fadd double %39, %54
  %56 = fmul double %42, %52
  %57 = fmul double %45, %49
  %58 = fsub double %56, %57
  %59 = fadd double %38, %58
  %60 = add nuw nsw i64 %35, 1
  %61 = add nsw i64 %37, %27
  %62 = add nsw i64 %36, %28
  %63 = icmp eq i64 %60, %17
  br i1 %63, label %29, label %34
}

define internal { double, double } @enzyme_cc.source.zdotu_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="zdotu_" {
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = load i32, ptr %0, align 4
  %10 = sub nsw i32 1, %9
  %11 = sext i32 %10 to i64
  %12 = sext i32 %6 to i64
  %13 = mul nsw i64 %11, %12
  br label %14

14:
  %15 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp sgt i32 %16, 0
  br i1 %18, label %19, label %29

19:
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 0
  %22 = sub nsw i32 1, %16
  %23 = sext i32 %22 to i64
  %24 = sext i32 %20 to i64
  %25 = mul nsw i64 %23, %24
  %26 = select i1 %21, i64 %25, i64 0
  %27 = sext i32 %6 to i64
  %28 = sext i32 %20 to i64
  br label %34

29:
  %30 = phi double [ 0.000000e+00, %14 ], [ %55, %34 ]
  %31 = phi double [ 0.000000e+00, %14 ], [ %59, %34 ]
  %32 = insertvalue { double, double } poison, double %30, 0
  %33 = insertvalue { double, double } %32, double %31, 1
  ret { double, double } %33

34:
  %35 = phi i64 [ 0, %19 ], [ %60, %34 ]
  %36 = phi i64 [ %26, %19 ], [ %62, %34 ]
  %37 = phi i64 [ %15, %19 ], [ %61, %34 ]
  %38 = phi double [ 0.000000e+00, %19 ], [ %59, %34 ]
  %39 = phi double [ 0.000000e+00, %19 ], [ %55, %34 ]
  %40 = shl nsw i64 %37, 1
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = shl nsw i64 %36, 1
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %42, %45
  %47 = or i64 %40, 1
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = or i64 %43, 1
  %51 = getelementptr inbounds double, ptr %3, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %49, %52
  %54 = fsub double %46, %53
  %55 = fadd double %39, %54
  %56 = fmul double %42, %52
  %57 = fmul double %45, %49
  %58 = fadd double %57, %56
  %59 = fadd double %38, %58
  %60 = add nuw nsw i64 %35, 1
  %61 = add nsw i64 %37, %27
  %62 = add nsw i64 %36, %28
  %63 = icmp eq i64 %60, %17
  br i1 %63, label %29, label %34
}
