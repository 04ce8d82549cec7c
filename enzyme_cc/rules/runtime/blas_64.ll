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
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = load i64, ptr %0, align 8
  %10 = sub nsw i64 1, %9
  %11 = mul nsw i64 %10, %6
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %5 ]
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %0, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = icmp slt i64 %14, 0
  %19 = sub nsw i64 1, %15
  %20 = mul nsw i64 %19, %14
  %21 = select i1 %18, i64 %20, i64 0
  br label %27

22:
  %23 = phi float [ 0.000000e+00, %12 ], [ %48, %27 ]
  %24 = phi float [ 0.000000e+00, %12 ], [ %52, %27 ]
  %25 = insertelement <2 x float> undef, float %23, i64 0
  %26 = insertelement <2 x float> %25, float %24, i64 1
  ret <2 x float> %26

27:
  %28 = phi i64 [ %53, %27 ], [ 0, %17 ]
  %29 = phi i64 [ %55, %27 ], [ %21, %17 ]
  %30 = phi i64 [ %54, %27 ], [ %13, %17 ]
  %31 = phi float [ %52, %27 ], [ 0.000000e+00, %17 ]
  %32 = phi float [ %48, %27 ], [ 0.000000e+00, %17 ]
  %33 = shl nsw i64 %30, 1
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = shl nsw i64 %29, 1
  %37 = getelementptr inbounds float, ptr %3, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fmul float %35, %38
  %40 = or i64 %33, 1
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = or i64 %36, 1
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fmul float %42, %45
  %47 = fadd float %39, %46
  %48 = fadd float %32, %47
  %49 = fmul float %35, %45
  %50 = fmul float %38, %42
  %51 = fsub float %49, %50
  %52 = fadd float %31, %51
  %53 = add nuw nsw i64 %28, 1
  %54 = add nsw i64 %30, %6
  %55 = add nsw i64 %29, %14
  %56 = icmp eq i64 %53, %15
  br i1 %56, label %22, label %27
}

define internal <2 x float> @enzyme_cc.source.cdotu_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="cdotu_" {
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = load i64, ptr %0, align 8
  %10 = sub nsw i64 1, %9
  %11 = mul nsw i64 %10, %6
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %5 ]
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %0, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = icmp slt i64 %14, 0
  %19 = sub nsw i64 1, %15
  %20 = mul nsw i64 %19, %14
  %21 = select i1 %18, i64 %20, i64 0
  br label %27

22:
  %23 = phi float [ 0.000000e+00, %12 ], [ %48, %27 ]
  %24 = phi float [ 0.000000e+00, %12 ], [ %52, %27 ]
  %25 = insertelement <2 x float> undef, float %23, i64 0
  %26 = insertelement <2 x float> %25, float %24, i64 1
  ret <2 x float> %26

27:
  %28 = phi i64 [ %53, %27 ], [ 0, %17 ]
  %29 = phi i64 [ %55, %27 ], [ %21, %17 ]
  %30 = phi i64 [ %54, %27 ], [ %13, %17 ]
  %31 = phi float [ %52, %27 ], [ 0.000000e+00, %17 ]
  %32 = phi float [ %48, %27 ], [ 0.000000e+00, %17 ]
  %33 = shl nsw i64 %30, 1
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = shl nsw i64 %29, 1
  %37 = getelementptr inbounds float, ptr %3, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fmul float %35, %38
  %40 = or i64 %33, 1
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = or i64 %36, 1
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fmul float %42, %45
  %47 = fsub float %39, %46
  %48 = fadd float %32, %47
  %49 = fmul float %35, %45
  %50 = fmul float %38, %42
  %51 = fadd float %50, %49
  %52 = fadd float %31, %51
  %53 = add nuw nsw i64 %28, 1
  %54 = add nsw i64 %30, %6
  %55 = add nsw i64 %29, %14
  %56 = icmp eq i64 %53, %15
  br i1 %56, label %22, label %27
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

define internal double @enzyme_cc.source.cblas_dsdot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) alwaysinline nounwind "enzyme-cc-source"="cblas_dsdot" {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %15

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %9, %4
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %9, %2
  %14 = select i1 %12, i64 %13, i64 0
  br label %17

15:
  %16 = phi double [ 0.000000e+00, %5 ], [ %29, %17 ]
  ret double %16

17:
  %18 = phi i64 [ %30, %17 ], [ 0, %7 ]
  %19 = phi i64 [ %32, %17 ], [ %11, %7 ]
  %20 = phi i64 [ %31, %17 ], [ %14, %7 ]
  %21 = phi double [ %29, %17 ], [ 0.000000e+00, %7 ]
  %22 = getelementptr inbounds float, ptr %1, i64 %20
  %23 = load float, ptr %22, align 4
  %24 = fpext float %23 to double
  %25 = getelementptr inbounds float, ptr %3, i64 %19
  %26 = load float, ptr %25, align 4
  %27 = fpext float %26 to double
  %28 = fmul double %24, %27
  %29 = fadd double %21, %28
  %30 = add nuw nsw i64 %18, 1
  %31 = add nsw i64 %20, %2
  %32 = add nsw i64 %19, %4
  %33 = icmp eq i64 %30, %0
  br i1 %33, label %15, label %17
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
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = load i64, ptr %0, align 8
  %10 = sub nsw i64 1, %9
  %11 = mul nsw i64 %10, %6
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %5 ]
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %0, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = icmp slt i64 %14, 0
  %19 = sub nsw i64 1, %15
  %20 = mul nsw i64 %19, %14
  %21 = select i1 %18, i64 %20, i64 0
  br label %24

22:
  %23 = phi double [ 0.000000e+00, %12 ], [ %36, %24 ]
  ret double %23

24:
  %25 = phi i64 [ %37, %24 ], [ 0, %17 ]
  %26 = phi i64 [ %39, %24 ], [ %21, %17 ]
  %27 = phi i64 [ %38, %24 ], [ %13, %17 ]
  %28 = phi double [ %36, %24 ], [ 0.000000e+00, %17 ]
  %29 = getelementptr inbounds float, ptr %1, i64 %27
  %30 = load float, ptr %29, align 4
  %31 = fpext float %30 to double
  %32 = getelementptr inbounds float, ptr %3, i64 %26
  %33 = load float, ptr %32, align 4
  %34 = fpext float %33 to double
  %35 = fmul double %31, %34
  %36 = fadd double %28, %35
  %37 = add nuw nsw i64 %25, 1
  %38 = add nsw i64 %27, %6
  %39 = add nsw i64 %26, %14
  %40 = icmp eq i64 %37, %15
  br i1 %40, label %22, label %24
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

define internal void @enzyme_cc.source.cblas_cimatcopy(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_cimatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = add i32 %1, -113
  %13 = icmp ult i32 %12, 2
  %14 = select i1 %9, i64 %2, i64 %3
  %15 = select i1 %9, i64 %3, i64 %2
  %16 = select i1 %11, i64 %14, i64 %15
  %17 = select i1 %11, i64 %15, i64 %14
  %18 = icmp slt i64 %16, 1
  %19 = icmp slt i64 %17, 1
  %20 = or i1 %18, %19
  br i1 %20, label %94, label %21

21:
  %22 = shl i64 %17, 3
  %23 = mul i64 %22, %16
  %24 = tail call ptr @malloc(i64 %23)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:
  tail call void @abort()
  br label %27

27:
  %28 = icmp sgt i64 %14, 0
  br i1 %28, label %29, label %39

29:
  %30 = icmp sgt i64 %15, 0
  %31 = getelementptr inbounds float, ptr %4, i64 1
  br label %32

32:
  %33 = phi i64 [ 0, %29 ], [ %45, %44 ]
  br i1 %30, label %34, label %44

34:
  %35 = mul nsw i64 %33, %6
  %36 = mul nsw i64 %33, %16
  br label %47

37:
  %38 = icmp sgt i64 %17, 0
  br i1 %38, label %39, label %81

39:
  %40 = icmp sgt i64 %16, 0
  %41 = shl i64 %16, 1
  %42 = shl i64 %7, 1
  %43 = tail call i64 @llvm.smax.i64(i64 %41, i64 1)
  br label %76

44:
  %45 = add nuw nsw i64 %33, 1
  %46 = icmp eq i64 %45, %14
  br i1 %46, label %37, label %32

47:
  %48 = phi i64 [ 0, %34 ], [ %74, %47 ]
  %49 = add nsw i64 %48, %35
  %50 = shl nsw i64 %49, 1
  %51 = getelementptr inbounds float, ptr %5, i64 %50
  %52 = mul nsw i64 %48, %16
  %53 = add nsw i64 %52, %33
  %54 = add nsw i64 %48, %36
  %55 = select i1 %11, i64 %53, i64 %54
  %56 = shl nsw i64 %55, 1
  %57 = getelementptr inbounds float, ptr %24, i64 %56
  %58 = load float, ptr %51, align 4
  %59 = getelementptr inbounds float, ptr %51, i64 1
  %60 = load float, ptr %59, align 4
  %61 = fneg float %60
  %62 = select i1 %13, float %61, float %60
  %63 = load float, ptr %4, align 4
  %64 = fmul float %58, %63
  %65 = load float, ptr %31, align 4
  %66 = fmul float %62, %65
  %67 = fsub float %64, %66
  store float %67, ptr %57, align 4
  %68 = load float, ptr %4, align 4
  %69 = fmul float %62, %68
  %70 = load float, ptr %31, align 4
  %71 = fmul float %58, %70
  %72 = fadd float %69, %71
  %73 = getelementptr inbounds float, ptr %57, i64 1
  store float %72, ptr %73, align 4
  %74 = add nuw nsw i64 %48, 1
  %75 = icmp eq i64 %74, %15
  br i1 %75, label %44, label %47

76:
  %77 = phi i64 [ 0, %39 ], [ %83, %82 ]
  br i1 %40, label %78, label %82

78:
  %79 = mul i64 %41, %77
  %80 = mul i64 %42, %77
  br label %85

81:
  tail call void @free(ptr %24)
  br label %94

82:
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %17
  br i1 %84, label %81, label %76

85:
  %86 = phi i64 [ 0, %78 ], [ %92, %85 ]
  %87 = add nsw i64 %86, %79
  %88 = getelementptr inbounds float, ptr %24, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = add nsw i64 %86, %80
  %91 = getelementptr inbounds float, ptr %5, i64 %90
  store float %89, ptr %91, align 4
  %92 = add nuw nsw i64 %86, 1
  %93 = icmp eq i64 %92, %43
  br i1 %93, label %82, label %85

94:
  ret void
}

define internal void @enzyme_cc.source.cblas_comatcopy(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_comatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = add i32 %1, -113
  %14 = icmp ult i32 %13, 2
  %15 = select i1 %10, i64 %2, i64 %3
  %16 = select i1 %10, i64 %3, i64 %2
  %17 = icmp sgt i64 %15, 0
  br i1 %17, label %18, label %26

18:
  %19 = icmp sgt i64 %16, 0
  %20 = getelementptr inbounds float, ptr %4, i64 1
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %28, %27 ]
  br i1 %19, label %23, label %27

23:
  %24 = mul nsw i64 %22, %6
  %25 = mul nsw i64 %22, %8
  br label %30

26:
  ret void

27:
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %26, label %21

30:
  %31 = phi i64 [ 0, %23 ], [ %57, %30 ]
  %32 = add nsw i64 %31, %24
  %33 = shl nsw i64 %32, 1
  %34 = getelementptr inbounds float, ptr %5, i64 %33
  %35 = mul nsw i64 %31, %8
  %36 = add nsw i64 %35, %22
  %37 = add nsw i64 %31, %25
  %38 = select i1 %12, i64 %36, i64 %37
  %39 = shl nsw i64 %38, 1
  %40 = getelementptr inbounds float, ptr %7, i64 %39
  %41 = load float, ptr %34, align 4
  %42 = getelementptr inbounds float, ptr %34, i64 1
  %43 = load float, ptr %42, align 4
  %44 = fneg float %43
  %45 = select i1 %14, float %44, float %43
  %46 = load float, ptr %4, align 4
  %47 = fmul float %41, %46
  %48 = load float, ptr %20, align 4
  %49 = fmul float %45, %48
  %50 = fsub float %47, %49
  store float %50, ptr %40, align 4
  %51 = load float, ptr %4, align 4
  %52 = fmul float %45, %51
  %53 = load float, ptr %20, align 4
  %54 = fmul float %41, %53
  %55 = fadd float %52, %54
  %56 = getelementptr inbounds float, ptr %40, i64 1
  store float %55, ptr %56, align 4
  %57 = add nuw nsw i64 %31, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %27, label %30
}

define internal void @enzyme_cc.source.cblas_dimatcopy(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, i64 %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_dimatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = select i1 %9, i64 %2, i64 %3
  %13 = select i1 %9, i64 %3, i64 %2
  %14 = select i1 %11, i64 %12, i64 %13
  %15 = select i1 %11, i64 %13, i64 %12
  %16 = icmp slt i64 %14, 1
  %17 = icmp slt i64 %15, 1
  %18 = or i1 %16, %17
  br i1 %18, label %72, label %19

19:
  %20 = shl i64 %15, 3
  %21 = mul i64 %20, %14
  %22 = tail call ptr @malloc(i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:
  tail call void @abort()
  br label %25

25:
  %26 = icmp sgt i64 %12, 0
  br i1 %26, label %27, label %36

27:
  %28 = icmp sgt i64 %13, 0
  br label %29

29:
  %30 = phi i64 [ 0, %27 ], [ %39, %38 ]
  br i1 %28, label %31, label %38

31:
  %32 = mul nsw i64 %30, %6
  %33 = mul nsw i64 %30, %14
  br label %41

34:
  %35 = icmp sgt i64 %15, 0
  br i1 %35, label %36, label %59

36:
  %37 = icmp sgt i64 %14, 0
  br label %54

38:
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, %12
  br i1 %40, label %34, label %29

41:
  %42 = phi i64 [ 0, %31 ], [ %52, %41 ]
  %43 = add nsw i64 %42, %32
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = mul nsw i64 %42, %14
  %46 = add nsw i64 %45, %30
  %47 = add nsw i64 %42, %33
  %48 = select i1 %11, i64 %46, i64 %47
  %49 = getelementptr inbounds double, ptr %22, i64 %48
  %50 = load double, ptr %44, align 8
  %51 = fmul double %50, %4
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %38, label %41

54:
  %55 = phi i64 [ 0, %36 ], [ %61, %60 ]
  br i1 %37, label %56, label %60

56:
  %57 = mul nsw i64 %55, %14
  %58 = mul nsw i64 %55, %7
  br label %63

59:
  tail call void @free(ptr %22)
  br label %72

60:
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %15
  br i1 %62, label %59, label %54

63:
  %64 = phi i64 [ 0, %56 ], [ %70, %63 ]
  %65 = add nsw i64 %64, %57
  %66 = getelementptr inbounds double, ptr %22, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = add nsw i64 %64, %58
  %69 = getelementptr inbounds double, ptr %5, i64 %68
  store double %67, ptr %69, align 8
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %14
  br i1 %71, label %60, label %63

72:
  ret void
}

define internal void @enzyme_cc.source.cblas_domatcopy(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_domatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = select i1 %10, i64 %2, i64 %3
  %14 = select i1 %10, i64 %3, i64 %2
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %23

16:
  %17 = icmp sgt i64 %14, 0
  br label %18

18:
  %19 = phi i64 [ 0, %16 ], [ %25, %24 ]
  br i1 %17, label %20, label %24

20:
  %21 = mul nsw i64 %19, %6
  %22 = mul nsw i64 %19, %8
  br label %27

23:
  ret void

24:
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %23, label %18

27:
  %28 = phi i64 [ 0, %20 ], [ %38, %27 ]
  %29 = add nsw i64 %28, %21
  %30 = getelementptr inbounds double, ptr %5, i64 %29
  %31 = mul nsw i64 %28, %8
  %32 = add nsw i64 %31, %19
  %33 = add nsw i64 %28, %22
  %34 = select i1 %12, i64 %32, i64 %33
  %35 = getelementptr inbounds double, ptr %7, i64 %34
  %36 = load double, ptr %30, align 8
  %37 = fmul double %36, %4
  store double %37, ptr %35, align 8
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %14
  br i1 %39, label %24, label %27
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

define internal void @enzyme_cc.source.cblas_drotm(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="cblas_drotm" {
  %7 = load double, ptr %5, align 8
  %8 = icmp slt i64 %0, 1
  %9 = fcmp oeq double %7, -2.000000e+00
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %57, label %11

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
  %32 = icmp slt i64 %4, 0
  %33 = sub nsw i64 1, %0
  %34 = mul nsw i64 %33, %4
  %35 = select i1 %32, i64 %34, i64 0
  %36 = icmp slt i64 %2, 0
  %37 = mul nsw i64 %33, %2
  %38 = select i1 %36, i64 %37, i64 0
  br label %39

39:
  %40 = phi i64 [ %54, %39 ], [ %38, %30 ]
  %41 = phi i64 [ %53, %39 ], [ 0, %30 ]
  %42 = phi i64 [ %55, %39 ], [ %35, %30 ]
  %43 = getelementptr inbounds double, ptr %1, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %3, i64 %42
  %46 = load double, ptr %45, align 8
  %47 = fmul double %17, %44
  %48 = fmul double %26, %46
  %49 = fadd double %47, %48
  store double %49, ptr %43, align 8
  %50 = fmul double %25, %44
  %51 = fmul double %31, %46
  %52 = fadd double %50, %51
  store double %52, ptr %45, align 8
  %53 = add nuw nsw i64 %41, 1
  %54 = add nsw i64 %40, %2
  %55 = add nsw i64 %42, %4
  %56 = icmp eq i64 %53, %0
  br i1 %56, label %57, label %39

57:
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
  %59 = phi i64 [ 0, %48 ], [ %93, %79 ]
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
  %93 = add nuw nsw i64 %59, 1
  %94 = icmp eq i64 %93, 200
  br i1 %94, label %72, label %56

95:
  %96 = phi double [ %78, %72 ], [ %120, %111 ]
  %97 = phi double [ %77, %72 ], [ %116, %111 ]
  %98 = phi i64 [ 0, %72 ], [ %123, %111 ]
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
  %123 = add nuw nsw i64 %98, 1
  %124 = icmp eq i64 %123, 200
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

define internal void @enzyme_cc.source.cblas_simatcopy(i32 %0, i32 %1, i64 %2, i64 %3, float %4, ptr %5, i64 %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_simatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = select i1 %9, i64 %2, i64 %3
  %13 = select i1 %9, i64 %3, i64 %2
  %14 = select i1 %11, i64 %12, i64 %13
  %15 = select i1 %11, i64 %13, i64 %12
  %16 = icmp slt i64 %14, 1
  %17 = icmp slt i64 %15, 1
  %18 = or i1 %16, %17
  br i1 %18, label %72, label %19

19:
  %20 = shl i64 %15, 2
  %21 = mul i64 %20, %14
  %22 = tail call ptr @malloc(i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:
  tail call void @abort()
  br label %25

25:
  %26 = icmp sgt i64 %12, 0
  br i1 %26, label %27, label %36

27:
  %28 = icmp sgt i64 %13, 0
  br label %29

29:
  %30 = phi i64 [ 0, %27 ], [ %39, %38 ]
  br i1 %28, label %31, label %38

31:
  %32 = mul nsw i64 %30, %6
  %33 = mul nsw i64 %30, %14
  br label %41

34:
  %35 = icmp sgt i64 %15, 0
  br i1 %35, label %36, label %59

36:
  %37 = icmp sgt i64 %14, 0
  br label %54

38:
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, %12
  br i1 %40, label %34, label %29

41:
  %42 = phi i64 [ 0, %31 ], [ %52, %41 ]
  %43 = add nsw i64 %42, %32
  %44 = getelementptr inbounds float, ptr %5, i64 %43
  %45 = mul nsw i64 %42, %14
  %46 = add nsw i64 %45, %30
  %47 = add nsw i64 %42, %33
  %48 = select i1 %11, i64 %46, i64 %47
  %49 = getelementptr inbounds float, ptr %22, i64 %48
  %50 = load float, ptr %44, align 4
  %51 = fmul float %50, %4
  store float %51, ptr %49, align 4
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %38, label %41

54:
  %55 = phi i64 [ 0, %36 ], [ %61, %60 ]
  br i1 %37, label %56, label %60

56:
  %57 = mul nsw i64 %55, %14
  %58 = mul nsw i64 %55, %7
  br label %63

59:
  tail call void @free(ptr %22)
  br label %72

60:
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %15
  br i1 %62, label %59, label %54

63:
  %64 = phi i64 [ 0, %56 ], [ %70, %63 ]
  %65 = add nsw i64 %64, %57
  %66 = getelementptr inbounds float, ptr %22, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = add nsw i64 %64, %58
  %69 = getelementptr inbounds float, ptr %5, i64 %68
  store float %67, ptr %69, align 4
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %14
  br i1 %71, label %60, label %63

72:
  ret void
}

define internal void @enzyme_cc.source.cblas_somatcopy(i32 %0, i32 %1, i64 %2, i64 %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_somatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = select i1 %10, i64 %2, i64 %3
  %14 = select i1 %10, i64 %3, i64 %2
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %23

16:
  %17 = icmp sgt i64 %14, 0
  br label %18

18:
  %19 = phi i64 [ 0, %16 ], [ %25, %24 ]
  br i1 %17, label %20, label %24

20:
  %21 = mul nsw i64 %19, %6
  %22 = mul nsw i64 %19, %8
  br label %27

23:
  ret void

24:
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %23, label %18

27:
  %28 = phi i64 [ 0, %20 ], [ %38, %27 ]
  %29 = add nsw i64 %28, %21
  %30 = getelementptr inbounds float, ptr %5, i64 %29
  %31 = mul nsw i64 %28, %8
  %32 = add nsw i64 %31, %19
  %33 = add nsw i64 %28, %22
  %34 = select i1 %12, i64 %32, i64 %33
  %35 = getelementptr inbounds float, ptr %7, i64 %34
  %36 = load float, ptr %30, align 4
  %37 = fmul float %36, %4
  store float %37, ptr %35, align 4
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %14
  br i1 %39, label %24, label %27
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

define internal void @enzyme_cc.source.cblas_srotm(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="cblas_srotm" {
  %7 = load float, ptr %5, align 4
  %8 = icmp slt i64 %0, 1
  %9 = fcmp oeq float %7, -2.000000e+00
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %57, label %11

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
  %32 = icmp slt i64 %4, 0
  %33 = sub nsw i64 1, %0
  %34 = mul nsw i64 %33, %4
  %35 = select i1 %32, i64 %34, i64 0
  %36 = icmp slt i64 %2, 0
  %37 = mul nsw i64 %33, %2
  %38 = select i1 %36, i64 %37, i64 0
  br label %39

39:
  %40 = phi i64 [ %54, %39 ], [ %38, %30 ]
  %41 = phi i64 [ %53, %39 ], [ 0, %30 ]
  %42 = phi i64 [ %55, %39 ], [ %35, %30 ]
  %43 = getelementptr inbounds float, ptr %1, i64 %40
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds float, ptr %3, i64 %42
  %46 = load float, ptr %45, align 4
  %47 = fmul float %17, %44
  %48 = fmul float %26, %46
  %49 = fadd float %47, %48
  store float %49, ptr %43, align 4
  %50 = fmul float %25, %44
  %51 = fmul float %31, %46
  %52 = fadd float %50, %51
  store float %52, ptr %45, align 4
  %53 = add nuw nsw i64 %41, 1
  %54 = add nsw i64 %40, %2
  %55 = add nsw i64 %42, %4
  %56 = icmp eq i64 %53, %0
  br i1 %56, label %57, label %39

57:
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
  %59 = phi i64 [ 0, %48 ], [ %93, %79 ]
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
  %93 = add nuw nsw i64 %59, 1
  %94 = icmp eq i64 %93, 200
  br i1 %94, label %72, label %56

95:
  %96 = phi float [ %78, %72 ], [ %120, %111 ]
  %97 = phi float [ %77, %72 ], [ %116, %111 ]
  %98 = phi i64 [ 0, %72 ], [ %123, %111 ]
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
  %123 = add nuw nsw i64 %98, 1
  %124 = icmp eq i64 %123, 200
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

define internal void @enzyme_cc.source.cblas_zimatcopy(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="cblas_zimatcopy" {
  %9 = icmp eq i32 %0, 101
  %10 = and i32 %1, -2
  %11 = icmp eq i32 %10, 112
  %12 = add i32 %1, -113
  %13 = icmp ult i32 %12, 2
  %14 = select i1 %9, i64 %2, i64 %3
  %15 = select i1 %9, i64 %3, i64 %2
  %16 = select i1 %11, i64 %14, i64 %15
  %17 = select i1 %11, i64 %15, i64 %14
  %18 = icmp slt i64 %16, 1
  %19 = icmp slt i64 %17, 1
  %20 = or i1 %18, %19
  br i1 %20, label %94, label %21

21:
  %22 = shl i64 %17, 4
  %23 = mul i64 %22, %16
  %24 = tail call ptr @malloc(i64 %23)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:
  tail call void @abort()
  br label %27

27:
  %28 = icmp sgt i64 %14, 0
  br i1 %28, label %29, label %39

29:
  %30 = icmp sgt i64 %15, 0
  %31 = getelementptr inbounds double, ptr %4, i64 1
  br label %32

32:
  %33 = phi i64 [ 0, %29 ], [ %45, %44 ]
  br i1 %30, label %34, label %44

34:
  %35 = mul nsw i64 %33, %6
  %36 = mul nsw i64 %33, %16
  br label %47

37:
  %38 = icmp sgt i64 %17, 0
  br i1 %38, label %39, label %81

39:
  %40 = icmp sgt i64 %16, 0
  %41 = shl i64 %16, 1
  %42 = shl i64 %7, 1
  %43 = tail call i64 @llvm.smax.i64(i64 %41, i64 1)
  br label %76

44:
  %45 = add nuw nsw i64 %33, 1
  %46 = icmp eq i64 %45, %14
  br i1 %46, label %37, label %32

47:
  %48 = phi i64 [ 0, %34 ], [ %74, %47 ]
  %49 = add nsw i64 %48, %35
  %50 = shl nsw i64 %49, 1
  %51 = getelementptr inbounds double, ptr %5, i64 %50
  %52 = mul nsw i64 %48, %16
  %53 = add nsw i64 %52, %33
  %54 = add nsw i64 %48, %36
  %55 = select i1 %11, i64 %53, i64 %54
  %56 = shl nsw i64 %55, 1
  %57 = getelementptr inbounds double, ptr %24, i64 %56
  %58 = load double, ptr %51, align 8
  %59 = getelementptr inbounds double, ptr %51, i64 1
  %60 = load double, ptr %59, align 8
  %61 = fneg double %60
  %62 = select i1 %13, double %61, double %60
  %63 = load double, ptr %4, align 8
  %64 = fmul double %58, %63
  %65 = load double, ptr %31, align 8
  %66 = fmul double %62, %65
  %67 = fsub double %64, %66
  store double %67, ptr %57, align 8
  %68 = load double, ptr %4, align 8
  %69 = fmul double %62, %68
  %70 = load double, ptr %31, align 8
  %71 = fmul double %58, %70
  %72 = fadd double %69, %71
  %73 = getelementptr inbounds double, ptr %57, i64 1
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %48, 1
  %75 = icmp eq i64 %74, %15
  br i1 %75, label %44, label %47

76:
  %77 = phi i64 [ 0, %39 ], [ %83, %82 ]
  br i1 %40, label %78, label %82

78:
  %79 = mul i64 %41, %77
  %80 = mul i64 %42, %77
  br label %85

81:
  tail call void @free(ptr %24)
  br label %94

82:
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %17
  br i1 %84, label %81, label %76

85:
  %86 = phi i64 [ 0, %78 ], [ %92, %85 ]
  %87 = add nsw i64 %86, %79
  %88 = getelementptr inbounds double, ptr %24, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = add nsw i64 %86, %80
  %91 = getelementptr inbounds double, ptr %5, i64 %90
  store double %89, ptr %91, align 8
  %92 = add nuw nsw i64 %86, 1
  %93 = icmp eq i64 %92, %43
  br i1 %93, label %82, label %85

94:
  ret void
}

define internal void @enzyme_cc.source.cblas_zomatcopy(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="cblas_zomatcopy" {
  %10 = icmp eq i32 %0, 101
  %11 = and i32 %1, -2
  %12 = icmp eq i32 %11, 112
  %13 = add i32 %1, -113
  %14 = icmp ult i32 %13, 2
  %15 = select i1 %10, i64 %2, i64 %3
  %16 = select i1 %10, i64 %3, i64 %2
  %17 = icmp sgt i64 %15, 0
  br i1 %17, label %18, label %26

18:
  %19 = icmp sgt i64 %16, 0
  %20 = getelementptr inbounds double, ptr %4, i64 1
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %28, %27 ]
  br i1 %19, label %23, label %27

23:
  %24 = mul nsw i64 %22, %6
  %25 = mul nsw i64 %22, %8
  br label %30

26:
  ret void

27:
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %26, label %21

30:
  %31 = phi i64 [ 0, %23 ], [ %57, %30 ]
  %32 = add nsw i64 %31, %24
  %33 = shl nsw i64 %32, 1
  %34 = getelementptr inbounds double, ptr %5, i64 %33
  %35 = mul nsw i64 %31, %8
  %36 = add nsw i64 %35, %22
  %37 = add nsw i64 %31, %25
  %38 = select i1 %12, i64 %36, i64 %37
  %39 = shl nsw i64 %38, 1
  %40 = getelementptr inbounds double, ptr %7, i64 %39
  %41 = load double, ptr %34, align 8
  %42 = getelementptr inbounds double, ptr %34, i64 1
  %43 = load double, ptr %42, align 8
  %44 = fneg double %43
  %45 = select i1 %14, double %44, double %43
  %46 = load double, ptr %4, align 8
  %47 = fmul double %41, %46
  %48 = load double, ptr %20, align 8
  %49 = fmul double %45, %48
  %50 = fsub double %47, %49
  store double %50, ptr %40, align 8
  %51 = load double, ptr %4, align 8
  %52 = fmul double %45, %51
  %53 = load double, ptr %20, align 8
  %54 = fmul double %41, %53
  %55 = fadd double %52, %54
  %56 = getelementptr inbounds double, ptr %40, i64 1
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %31, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %27, label %30
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
  %18 = load i64, ptr %17, align 8
  %19 = select i1 %13, ptr %3, ptr %2
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %7, align 8
  %23 = select i1 %16, i64 %18, i64 %20
  %24 = select i1 %16, i64 %20, i64 %18
  %25 = icmp slt i64 %23, 1
  %26 = icmp slt i64 %24, 1
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %109, label %28

28:
  %29 = shl i64 %24, 3
  %30 = mul i64 %29, %23
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:
  tail call void @abort()
  br label %34

34:
  %35 = icmp sgt i64 %18, 0
  br i1 %35, label %36, label %46

36:
  %37 = icmp sgt i64 %20, 0
  %38 = getelementptr inbounds float, ptr %4, i64 1
  br label %39

39:
  %40 = phi i64 [ 0, %36 ], [ %52, %51 ]
  br i1 %37, label %41, label %51

41:
  %42 = mul nsw i64 %40, %21
  %43 = mul nsw i64 %40, %23
  br label %54

44:
  %45 = icmp sgt i64 %24, 0
  br i1 %45, label %46, label %96

46:
  %47 = icmp sgt i64 %23, 0
  %48 = shl i64 %23, 1
  %49 = shl i64 %22, 1
  %50 = tail call i64 @llvm.smax.i64(i64 %48, i64 1)
  br label %91

51:
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %44, label %39

54:
  %55 = phi i64 [ 0, %41 ], [ %89, %76 ]
  %56 = add nsw i64 %55, %42
  %57 = shl nsw i64 %56, 1
  %58 = getelementptr inbounds float, ptr %5, i64 %57
  switch i8 %9, label %62 [
    i8 116, label %59
    i8 99, label %59
    i8 84, label %59
    i8 67, label %59
  ]

59:
  %60 = mul nsw i64 %55, %23
  %61 = add nsw i64 %60, %40
  br label %64

62:
  %63 = add nsw i64 %55, %43
  br label %64

64:
  %65 = phi i64 [ %61, %59 ], [ %63, %62 ]
  %66 = shl nsw i64 %65, 1
  %67 = getelementptr inbounds float, ptr %31, i64 %66
  %68 = load float, ptr %58, align 4
  switch i8 %9, label %73 [
    i8 114, label %69
    i8 99, label %69
    i8 82, label %69
    i8 67, label %69
  ]

69:
  %70 = getelementptr inbounds float, ptr %58, i64 1
  %71 = load float, ptr %70, align 4
  %72 = fneg float %71
  br label %76

73:
  %74 = getelementptr inbounds float, ptr %58, i64 1
  %75 = load float, ptr %74, align 4
  br label %76

76:
  %77 = phi float [ %72, %69 ], [ %75, %73 ]
  %78 = load float, ptr %4, align 4
  %79 = fmul float %68, %78
  %80 = load float, ptr %38, align 4
  %81 = fmul float %77, %80
  %82 = fsub float %79, %81
  store float %82, ptr %67, align 4
  %83 = load float, ptr %4, align 4
  %84 = fmul float %77, %83
  %85 = load float, ptr %38, align 4
  %86 = fmul float %68, %85
  %87 = fadd float %84, %86
  %88 = getelementptr inbounds float, ptr %67, i64 1
  store float %87, ptr %88, align 4
  %89 = add nuw nsw i64 %55, 1
  %90 = icmp eq i64 %89, %20
  br i1 %90, label %51, label %54

91:
  %92 = phi i64 [ 0, %46 ], [ %98, %97 ]
  br i1 %47, label %93, label %97

93:
  %94 = mul i64 %48, %92
  %95 = mul i64 %49, %92
  br label %100

96:
  tail call void @free(ptr %31)
  br label %109

97:
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %24
  br i1 %99, label %96, label %91

100:
  %101 = phi i64 [ 0, %93 ], [ %107, %100 ]
  %102 = add nsw i64 %101, %94
  %103 = getelementptr inbounds float, ptr %31, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = add nsw i64 %101, %95
  %106 = getelementptr inbounds float, ptr %5, i64 %105
  store float %104, ptr %106, align 4
  %107 = add nuw nsw i64 %101, 1
  %108 = icmp eq i64 %107, %50
  br i1 %108, label %97, label %100

109:
  ret void
}

define internal void @enzyme_cc.source.comatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="comatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i64, ptr %14, align 8
  %16 = select i1 %13, ptr %3, ptr %2
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %29

21:
  %22 = icmp sgt i64 %17, 0
  %23 = getelementptr inbounds float, ptr %4, i64 1
  br label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %31, %30 ]
  br i1 %22, label %26, label %30

26:
  %27 = mul nsw i64 %25, %18
  %28 = mul nsw i64 %25, %19
  br label %33

29:
  ret void

30:
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %15
  br i1 %32, label %29, label %24

33:
  %34 = phi i64 [ 0, %26 ], [ %68, %55 ]
  %35 = add nsw i64 %34, %27
  %36 = shl nsw i64 %35, 1
  %37 = getelementptr inbounds float, ptr %5, i64 %36
  switch i8 %10, label %41 [
    i8 116, label %38
    i8 99, label %38
    i8 84, label %38
    i8 67, label %38
  ]

38:
  %39 = mul nsw i64 %34, %19
  %40 = add nsw i64 %39, %25
  br label %43

41:
  %42 = add nsw i64 %34, %28
  br label %43

43:
  %44 = phi i64 [ %40, %38 ], [ %42, %41 ]
  %45 = shl nsw i64 %44, 1
  %46 = getelementptr inbounds float, ptr %7, i64 %45
  %47 = load float, ptr %37, align 4
  switch i8 %10, label %52 [
    i8 114, label %48
    i8 99, label %48
    i8 82, label %48
    i8 67, label %48
  ]

48:
  %49 = getelementptr inbounds float, ptr %37, i64 1
  %50 = load float, ptr %49, align 4
  %51 = fneg float %50
  br label %55

52:
  %53 = getelementptr inbounds float, ptr %37, i64 1
  %54 = load float, ptr %53, align 4
  br label %55

55:
  %56 = phi float [ %51, %48 ], [ %54, %52 ]
  %57 = load float, ptr %4, align 4
  %58 = fmul float %47, %57
  %59 = load float, ptr %23, align 4
  %60 = fmul float %56, %59
  %61 = fsub float %58, %60
  store float %61, ptr %46, align 4
  %62 = load float, ptr %4, align 4
  %63 = fmul float %56, %62
  %64 = load float, ptr %23, align 4
  %65 = fmul float %47, %64
  %66 = fadd float %63, %65
  %67 = getelementptr inbounds float, ptr %46, i64 1
  store float %66, ptr %67, align 4
  %68 = add nuw nsw i64 %34, 1
  %69 = icmp eq i64 %68, %17
  br i1 %69, label %30, label %33
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
  %18 = load i64, ptr %17, align 8
  %19 = select i1 %13, ptr %3, ptr %2
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %7, align 8
  %23 = select i1 %16, i64 %18, i64 %20
  %24 = select i1 %16, i64 %20, i64 %18
  %25 = icmp slt i64 %23, 1
  %26 = icmp slt i64 %24, 1
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %85, label %28

28:
  %29 = shl i64 %24, 3
  %30 = mul i64 %29, %23
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:
  tail call void @abort()
  br label %34

34:
  %35 = icmp sgt i64 %18, 0
  br i1 %35, label %36, label %45

36:
  %37 = icmp sgt i64 %20, 0
  br label %38

38:
  %39 = phi i64 [ 0, %36 ], [ %48, %47 ]
  br i1 %37, label %40, label %47

40:
  %41 = mul nsw i64 %39, %21
  %42 = mul nsw i64 %39, %23
  br label %50

43:
  %44 = icmp sgt i64 %24, 0
  br i1 %44, label %45, label %72

45:
  %46 = icmp sgt i64 %23, 0
  br label %67

47:
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %18
  br i1 %49, label %43, label %38

50:
  %51 = phi i64 [ 0, %40 ], [ %65, %59 ]
  %52 = add nsw i64 %51, %41
  %53 = getelementptr inbounds double, ptr %5, i64 %52
  switch i8 %9, label %57 [
    i8 116, label %54
    i8 99, label %54
    i8 84, label %54
    i8 67, label %54
  ]

54:
  %55 = mul nsw i64 %51, %23
  %56 = add nsw i64 %55, %39
  br label %59

57:
  %58 = add nsw i64 %51, %42
  br label %59

59:
  %60 = phi i64 [ %56, %54 ], [ %58, %57 ]
  %61 = getelementptr inbounds double, ptr %31, i64 %60
  %62 = load double, ptr %4, align 8
  %63 = load double, ptr %53, align 8
  %64 = fmul double %62, %63
  store double %64, ptr %61, align 8
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %20
  br i1 %66, label %47, label %50

67:
  %68 = phi i64 [ 0, %45 ], [ %74, %73 ]
  br i1 %46, label %69, label %73

69:
  %70 = mul nsw i64 %68, %23
  %71 = mul nsw i64 %68, %22
  br label %76

72:
  tail call void @free(ptr %31)
  br label %85

73:
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %24
  br i1 %75, label %72, label %67

76:
  %77 = phi i64 [ 0, %69 ], [ %83, %76 ]
  %78 = add nsw i64 %77, %70
  %79 = getelementptr inbounds double, ptr %31, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = add nsw i64 %77, %71
  %82 = getelementptr inbounds double, ptr %5, i64 %81
  store double %80, ptr %82, align 8
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %23
  br i1 %84, label %73, label %76

85:
  ret void
}

define internal void @enzyme_cc.source.domatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="domatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i64, ptr %14, align 8
  %16 = select i1 %13, ptr %3, ptr %2
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %28

21:
  %22 = icmp sgt i64 %17, 0
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %30, %29 ]
  br i1 %22, label %25, label %29

25:
  %26 = mul nsw i64 %24, %18
  %27 = mul nsw i64 %24, %19
  br label %32

28:
  ret void

29:
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %28, label %23

32:
  %33 = phi i64 [ 0, %25 ], [ %47, %41 ]
  %34 = add nsw i64 %33, %26
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  switch i8 %10, label %39 [
    i8 116, label %36
    i8 99, label %36
    i8 84, label %36
    i8 67, label %36
  ]

36:
  %37 = mul nsw i64 %33, %19
  %38 = add nsw i64 %37, %24
  br label %41

39:
  %40 = add nsw i64 %33, %27
  br label %41

41:
  %42 = phi i64 [ %38, %36 ], [ %40, %39 ]
  %43 = getelementptr inbounds double, ptr %7, i64 %42
  %44 = load double, ptr %4, align 8
  %45 = load double, ptr %35, align 8
  %46 = fmul double %44, %45
  store double %46, ptr %43, align 8
  %47 = add nuw nsw i64 %33, 1
  %48 = icmp eq i64 %47, %17
  br i1 %48, label %29, label %32
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
  %8 = load i64, ptr %0, align 8
  %9 = icmp slt i64 %8, 1
  %10 = fcmp oeq double %7, -2.000000e+00
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %60, label %12

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
  %33 = load i64, ptr %2, align 8
  %34 = load i64, ptr %4, align 8
  %35 = icmp slt i64 %34, 0
  %36 = sub nsw i64 1, %8
  %37 = mul nsw i64 %34, %36
  %38 = select i1 %35, i64 %37, i64 0
  %39 = icmp slt i64 %33, 0
  %40 = mul nsw i64 %33, %36
  %41 = select i1 %39, i64 %40, i64 0
  br label %42

42:
  %43 = phi i64 [ %57, %42 ], [ %41, %31 ]
  %44 = phi i64 [ %56, %42 ], [ 0, %31 ]
  %45 = phi i64 [ %58, %42 ], [ %38, %31 ]
  %46 = getelementptr inbounds double, ptr %1, i64 %43
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %3, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = fmul double %18, %47
  %51 = fmul double %27, %49
  %52 = fadd double %50, %51
  store double %52, ptr %46, align 8
  %53 = fmul double %26, %47
  %54 = fmul double %32, %49
  %55 = fadd double %53, %54
  store double %55, ptr %48, align 8
  %56 = add nuw nsw i64 %44, 1
  %57 = add nsw i64 %43, %33
  %58 = add nsw i64 %45, %34
  %59 = icmp eq i64 %56, %8
  br i1 %59, label %60, label %42

60:
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
  %60 = phi i64 [ 0, %49 ], [ %94, %80 ]
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
  %94 = add nuw nsw i64 %60, 1
  %95 = icmp eq i64 %94, 200
  br i1 %95, label %73, label %57

96:
  %97 = phi double [ %79, %73 ], [ %121, %112 ]
  %98 = phi double [ %78, %73 ], [ %117, %112 ]
  %99 = phi i64 [ 0, %73 ], [ %124, %112 ]
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
  %124 = add nuw nsw i64 %99, 1
  %125 = icmp eq i64 %124, 200
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
  %18 = load i64, ptr %17, align 8
  %19 = select i1 %13, ptr %3, ptr %2
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %7, align 8
  %23 = select i1 %16, i64 %18, i64 %20
  %24 = select i1 %16, i64 %20, i64 %18
  %25 = icmp slt i64 %23, 1
  %26 = icmp slt i64 %24, 1
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %85, label %28

28:
  %29 = shl i64 %24, 2
  %30 = mul i64 %29, %23
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:
  tail call void @abort()
  br label %34

34:
  %35 = icmp sgt i64 %18, 0
  br i1 %35, label %36, label %45

36:
  %37 = icmp sgt i64 %20, 0
  br label %38

38:
  %39 = phi i64 [ 0, %36 ], [ %48, %47 ]
  br i1 %37, label %40, label %47

40:
  %41 = mul nsw i64 %39, %21
  %42 = mul nsw i64 %39, %23
  br label %50

43:
  %44 = icmp sgt i64 %24, 0
  br i1 %44, label %45, label %72

45:
  %46 = icmp sgt i64 %23, 0
  br label %67

47:
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %18
  br i1 %49, label %43, label %38

50:
  %51 = phi i64 [ 0, %40 ], [ %65, %59 ]
  %52 = add nsw i64 %51, %41
  %53 = getelementptr inbounds float, ptr %5, i64 %52
  switch i8 %9, label %57 [
    i8 116, label %54
    i8 99, label %54
    i8 84, label %54
    i8 67, label %54
  ]

54:
  %55 = mul nsw i64 %51, %23
  %56 = add nsw i64 %55, %39
  br label %59

57:
  %58 = add nsw i64 %51, %42
  br label %59

59:
  %60 = phi i64 [ %56, %54 ], [ %58, %57 ]
  %61 = getelementptr inbounds float, ptr %31, i64 %60
  %62 = load float, ptr %4, align 4
  %63 = load float, ptr %53, align 4
  %64 = fmul float %62, %63
  store float %64, ptr %61, align 4
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %20
  br i1 %66, label %47, label %50

67:
  %68 = phi i64 [ 0, %45 ], [ %74, %73 ]
  br i1 %46, label %69, label %73

69:
  %70 = mul nsw i64 %68, %23
  %71 = mul nsw i64 %68, %22
  br label %76

72:
  tail call void @free(ptr %31)
  br label %85

73:
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %24
  br i1 %75, label %72, label %67

76:
  %77 = phi i64 [ 0, %69 ], [ %83, %76 ]
  %78 = add nsw i64 %77, %70
  %79 = getelementptr inbounds float, ptr %31, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = add nsw i64 %77, %71
  %82 = getelementptr inbounds float, ptr %5, i64 %81
  store float %80, ptr %82, align 4
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %23
  br i1 %84, label %73, label %76

85:
  ret void
}

define internal void @enzyme_cc.source.somatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="somatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i64, ptr %14, align 8
  %16 = select i1 %13, ptr %3, ptr %2
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %28

21:
  %22 = icmp sgt i64 %17, 0
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %30, %29 ]
  br i1 %22, label %25, label %29

25:
  %26 = mul nsw i64 %24, %18
  %27 = mul nsw i64 %24, %19
  br label %32

28:
  ret void

29:
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %15
  br i1 %31, label %28, label %23

32:
  %33 = phi i64 [ 0, %25 ], [ %47, %41 ]
  %34 = add nsw i64 %33, %26
  %35 = getelementptr inbounds float, ptr %5, i64 %34
  switch i8 %10, label %39 [
    i8 116, label %36
    i8 99, label %36
    i8 84, label %36
    i8 67, label %36
  ]

36:
  %37 = mul nsw i64 %33, %19
  %38 = add nsw i64 %37, %24
  br label %41

39:
  %40 = add nsw i64 %33, %27
  br label %41

41:
  %42 = phi i64 [ %38, %36 ], [ %40, %39 ]
  %43 = getelementptr inbounds float, ptr %7, i64 %42
  %44 = load float, ptr %4, align 4
  %45 = load float, ptr %35, align 4
  %46 = fmul float %44, %45
  store float %46, ptr %43, align 4
  %47 = add nuw nsw i64 %33, 1
  %48 = icmp eq i64 %47, %17
  br i1 %48, label %29, label %32
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
  %8 = load i64, ptr %0, align 8
  %9 = icmp slt i64 %8, 1
  %10 = fcmp oeq float %7, -2.000000e+00
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %60, label %12

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
  %33 = load i64, ptr %2, align 8
  %34 = load i64, ptr %4, align 8
  %35 = icmp slt i64 %34, 0
  %36 = sub nsw i64 1, %8
  %37 = mul nsw i64 %34, %36
  %38 = select i1 %35, i64 %37, i64 0
  %39 = icmp slt i64 %33, 0
  %40 = mul nsw i64 %33, %36
  %41 = select i1 %39, i64 %40, i64 0
  br label %42

42:
  %43 = phi i64 [ %57, %42 ], [ %41, %31 ]
  %44 = phi i64 [ %56, %42 ], [ 0, %31 ]
  %45 = phi i64 [ %58, %42 ], [ %38, %31 ]
  %46 = getelementptr inbounds float, ptr %1, i64 %43
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds float, ptr %3, i64 %45
  %49 = load float, ptr %48, align 4
  %50 = fmul float %18, %47
  %51 = fmul float %27, %49
  %52 = fadd float %50, %51
  store float %52, ptr %46, align 4
  %53 = fmul float %26, %47
  %54 = fmul float %32, %49
  %55 = fadd float %53, %54
  store float %55, ptr %48, align 4
  %56 = add nuw nsw i64 %44, 1
  %57 = add nsw i64 %43, %33
  %58 = add nsw i64 %45, %34
  %59 = icmp eq i64 %56, %8
  br i1 %59, label %60, label %42

60:
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
  %60 = phi i64 [ 0, %49 ], [ %94, %80 ]
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
  %94 = add nuw nsw i64 %60, 1
  %95 = icmp eq i64 %94, 200
  br i1 %95, label %73, label %57

96:
  %97 = phi float [ %79, %73 ], [ %121, %112 ]
  %98 = phi float [ %78, %73 ], [ %117, %112 ]
  %99 = phi i64 [ 0, %73 ], [ %124, %112 ]
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
  %124 = add nuw nsw i64 %99, 1
  %125 = icmp eq i64 %124, 200
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
  %18 = load i64, ptr %17, align 8
  %19 = select i1 %13, ptr %3, ptr %2
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %7, align 8
  %23 = select i1 %16, i64 %18, i64 %20
  %24 = select i1 %16, i64 %20, i64 %18
  %25 = icmp slt i64 %23, 1
  %26 = icmp slt i64 %24, 1
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %109, label %28

28:
  %29 = shl i64 %24, 4
  %30 = mul i64 %29, %23
  %31 = tail call ptr @malloc(i64 %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:
  tail call void @abort()
  br label %34

34:
  %35 = icmp sgt i64 %18, 0
  br i1 %35, label %36, label %46

36:
  %37 = icmp sgt i64 %20, 0
  %38 = getelementptr inbounds double, ptr %4, i64 1
  br label %39

39:
  %40 = phi i64 [ 0, %36 ], [ %52, %51 ]
  br i1 %37, label %41, label %51

41:
  %42 = mul nsw i64 %40, %21
  %43 = mul nsw i64 %40, %23
  br label %54

44:
  %45 = icmp sgt i64 %24, 0
  br i1 %45, label %46, label %96

46:
  %47 = icmp sgt i64 %23, 0
  %48 = shl i64 %23, 1
  %49 = shl i64 %22, 1
  %50 = tail call i64 @llvm.smax.i64(i64 %48, i64 1)
  br label %91

51:
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %44, label %39

54:
  %55 = phi i64 [ 0, %41 ], [ %89, %76 ]
  %56 = add nsw i64 %55, %42
  %57 = shl nsw i64 %56, 1
  %58 = getelementptr inbounds double, ptr %5, i64 %57
  switch i8 %9, label %62 [
    i8 116, label %59
    i8 99, label %59
    i8 84, label %59
    i8 67, label %59
  ]

59:
  %60 = mul nsw i64 %55, %23
  %61 = add nsw i64 %60, %40
  br label %64

62:
  %63 = add nsw i64 %55, %43
  br label %64

64:
  %65 = phi i64 [ %61, %59 ], [ %63, %62 ]
  %66 = shl nsw i64 %65, 1
  %67 = getelementptr inbounds double, ptr %31, i64 %66
  %68 = load double, ptr %58, align 8
  switch i8 %9, label %73 [
    i8 114, label %69
    i8 99, label %69
    i8 82, label %69
    i8 67, label %69
  ]

69:
  %70 = getelementptr inbounds double, ptr %58, i64 1
  %71 = load double, ptr %70, align 8
  %72 = fneg double %71
  br label %76

73:
  %74 = getelementptr inbounds double, ptr %58, i64 1
  %75 = load double, ptr %74, align 8
  br label %76

76:
  %77 = phi double [ %72, %69 ], [ %75, %73 ]
  %78 = load double, ptr %4, align 8
  %79 = fmul double %68, %78
  %80 = load double, ptr %38, align 8
  %81 = fmul double %77, %80
  %82 = fsub double %79, %81
  store double %82, ptr %67, align 8
  %83 = load double, ptr %4, align 8
  %84 = fmul double %77, %83
  %85 = load double, ptr %38, align 8
  %86 = fmul double %68, %85
  %87 = fadd double %84, %86
  %88 = getelementptr inbounds double, ptr %67, i64 1
  store double %87, ptr %88, align 8
  %89 = add nuw nsw i64 %55, 1
  %90 = icmp eq i64 %89, %20
  br i1 %90, label %51, label %54

91:
  %92 = phi i64 [ 0, %46 ], [ %98, %97 ]
  br i1 %47, label %93, label %97

93:
  %94 = mul i64 %48, %92
  %95 = mul i64 %49, %92
  br label %100

96:
  tail call void @free(ptr %31)
  br label %109

97:
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %24
  br i1 %99, label %96, label %91

100:
  %101 = phi i64 [ 0, %93 ], [ %107, %100 ]
  %102 = add nsw i64 %101, %94
  %103 = getelementptr inbounds double, ptr %31, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = add nsw i64 %101, %95
  %106 = getelementptr inbounds double, ptr %5, i64 %105
  store double %104, ptr %106, align 8
  %107 = add nuw nsw i64 %101, 1
  %108 = icmp eq i64 %107, %50
  br i1 %108, label %97, label %100

109:
  ret void
}

define internal void @enzyme_cc.source.zomatcopy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) alwaysinline nounwind "enzyme-cc-source"="zomatcopy_" {
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %0, align 1
  %12 = and i8 %11, -33
  %13 = icmp eq i8 %12, 82
  %14 = select i1 %13, ptr %2, ptr %3
  %15 = load i64, ptr %14, align 8
  %16 = select i1 %13, ptr %3, ptr %2
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %29

21:
  %22 = icmp sgt i64 %17, 0
  %23 = getelementptr inbounds double, ptr %4, i64 1
  br label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %31, %30 ]
  br i1 %22, label %26, label %30

26:
  %27 = mul nsw i64 %25, %18
  %28 = mul nsw i64 %25, %19
  br label %33

29:
  ret void

30:
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %15
  br i1 %32, label %29, label %24

33:
  %34 = phi i64 [ 0, %26 ], [ %68, %55 ]
  %35 = add nsw i64 %34, %27
  %36 = shl nsw i64 %35, 1
  %37 = getelementptr inbounds double, ptr %5, i64 %36
  switch i8 %10, label %41 [
    i8 116, label %38
    i8 99, label %38
    i8 84, label %38
    i8 67, label %38
  ]

38:
  %39 = mul nsw i64 %34, %19
  %40 = add nsw i64 %39, %25
  br label %43

41:
  %42 = add nsw i64 %34, %28
  br label %43

43:
  %44 = phi i64 [ %40, %38 ], [ %42, %41 ]
  %45 = shl nsw i64 %44, 1
  %46 = getelementptr inbounds double, ptr %7, i64 %45
  %47 = load double, ptr %37, align 8
  switch i8 %10, label %52 [
    i8 114, label %48
    i8 99, label %48
    i8 82, label %48
    i8 67, label %48
  ]

48:
  %49 = getelementptr inbounds double, ptr %37, i64 1
  %50 = load double, ptr %49, align 8
  %51 = fneg double %50
  br label %55

52:
  %53 = getelementptr inbounds double, ptr %37, i64 1
  %54 = load double, ptr %53, align 8
  br label %55

55:
  %56 = phi double [ %51, %48 ], [ %54, %52 ]
  %57 = load double, ptr %4, align 8
  %58 = fmul double %47, %57
  %59 = load double, ptr %23, align 8
  %60 = fmul double %56, %59
  %61 = fsub double %58, %60
  store double %61, ptr %46, align 8
  %62 = load double, ptr %4, align 8
  %63 = fmul double %56, %62
  %64 = load double, ptr %23, align 8
  %65 = fmul double %47, %64
  %66 = fadd double %63, %65
  %67 = getelementptr inbounds double, ptr %46, i64 1
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i64 %34, 1
  %69 = icmp eq i64 %68, %17
  br i1 %69, label %30, label %33
}

define internal { double, double } @enzyme_cc.source.zdotc_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="zdotc_" {
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = load i64, ptr %0, align 8
  %10 = sub nsw i64 1, %9
  %11 = mul nsw i64 %10, %6
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %5 ]
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %0, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = icmp slt i64 %14, 0
  %19 = sub nsw i64 1, %15
  %20 = mul nsw i64 %19, %14
  %21 = select i1 %18, i64 %20, i64 0
  br label %27

22:
  %23 = phi double [ 0.000000e+00, %12 ], [ %48, %27 ]
  %24 = phi double [ 0.000000e+00, %12 ], [ %52, %27 ]
  %25 = insertvalue { double, double } poison, double %23, 0
  %26 = insertvalue { double, double } %25, double %24, 1
  ret { double, double } %26

27:
  %28 = phi i64 [ %53, %27 ], [ 0, %17 ]
  %29 = phi i64 [ %55, %27 ], [ %21, %17 ]
  %30 = phi i64 [ %54, %27 ], [ %13, %17 ]
  %31 = phi double [ %52, %27 ], [ 0.000000e+00, %17 ]
  %32 = phi double [ %48, %27 ], [ 0.000000e+00, %17 ]
  %33 = shl nsw i64 %30, 1
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = shl nsw i64 %29, 1
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul double %35, %38
  %40 = or i64 %33, 1
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = or i64 %36, 1
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %42, %45
  %47 = fadd double %39, %46
  %48 = fadd double %32, %47
  %49 = fmul double %35, %45
  %50 = fmul double %38, %42
  %51 = fsub double %49, %50
  %52 = fadd double %31, %51
  %53 = add nuw nsw i64 %28, 1
  %54 = add nsw i64 %30, %6
  %55 = add nsw i64 %29, %14
  %56 = icmp eq i64 %53, %15
  br i1 %56, label %22, label %27
}

define internal { double, double } @enzyme_cc.source.zdotu_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="zdotu_" {
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = load i64, ptr %0, align 8
  %10 = sub nsw i64 1, %9
  %11 = mul nsw i64 %10, %6
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %5 ]
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %0, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = icmp slt i64 %14, 0
  %19 = sub nsw i64 1, %15
  %20 = mul nsw i64 %19, %14
  %21 = select i1 %18, i64 %20, i64 0
  br label %27

22:
  %23 = phi double [ 0.000000e+00, %12 ], [ %48, %27 ]
  %24 = phi double [ 0.000000e+00, %12 ], [ %52, %27 ]
  %25 = insertvalue { double, double } poison, double %23, 0
  %26 = insertvalue { double, double } %25, double %24, 1
  ret { double, double } %26

27:
  %28 = phi i64 [ %53, %27 ], [ 0, %17 ]
  %29 = phi i64 [ %55, %27 ], [ %21, %17 ]
  %30 = phi i64 [ %54, %27 ], [ %13, %17 ]
  %31 = phi double [ %52, %27 ], [ 0.000000e+00, %17 ]
  %32 = phi double [ %48, %27 ], [ 0.000000e+00, %17 ]
  %33 = shl nsw i64 %30, 1
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = shl nsw i64 %29, 1
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul double %35, %38
  %40 = or i64 %33, 1
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = or i64 %36, 1
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %42, %45
  %47 = fsub double %39, %46
  %48 = fadd double %32, %47
  %49 = fmul double %35, %45
  %50 = fmul double %38, %42
  %51 = fadd double %50, %49
  %52 = fadd double %31, %51
  %53 = add nuw nsw i64 %28, 1
  %54 = add nsw i64 %30, %6
  %55 = add nsw i64 %29, %14
  %56 = icmp eq i64 %53, %15
  br i1 %56, label %22, label %27
}
