; Written by .ci/runtime.py from lapack.c, with clang-16.

declare double @hypot(double, double) nounwind willreturn

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare float @hypotf(float, float) nounwind willreturn

declare float @llvm.fabs.f32(float)

declare float @llvm.sqrt.f32(float)

declare i64 @llvm.smin.i64(i64, i64)

declare ptr @malloc(i64) nounwind willreturn

declare void @abort() nounwind willreturn

declare void @cblas_cgemm(i32, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare void @cblas_dgemm(i32, i32, i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_zgemm(i32, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare void @cgbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @cgbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @cgbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @cgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64) nounwind willreturn

declare void @cpbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @cpbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @cpbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @dgbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @dgbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @dgbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @dgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64) nounwind willreturn

declare void @dpbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @dpbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @dpbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @free(ptr) nounwind willreturn

declare void @sgbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @sgbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @sgbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64) nounwind willreturn

declare void @spbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @spbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @spbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @zgbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @zgbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare void @zgbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @zgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64) nounwind willreturn

declare void @zpbsv_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @zpbtrf_(ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

declare void @zpbtrs_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64) nounwind willreturn

define internal double @enzyme_cc.source.LAPACKE_dlange(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i8 %9, 111
  %13 = icmp eq i8 %9, 105
  %14 = select i1 %13, i32 111, i32 %10
  %15 = select i1 %12, i32 105, i32 %14
  %16 = select i1 %11, i32 %3, i32 %2
  %17 = select i1 %11, i32 %2, i32 %3
  %18 = select i1 %11, i32 %15, i32 %10
  %19 = sext i32 %16 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %5 to i64
  %22 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.dnorm(i32 %18, i32 97, i64 %19, i64 %20, ptr %4, i64 %21)
  ret double %22
}

define internal double @enzyme_cc.source.LAPACKE_dlansy(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i32 108, i32 117
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.dnorm(i32 %10, i32 %15, i64 %16, i64 %16, ptr %4, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.LAPACKE_zlange(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i8 %9, 111
  %13 = icmp eq i8 %9, 105
  %14 = select i1 %13, i32 111, i32 %10
  %15 = select i1 %12, i32 105, i32 %14
  %16 = select i1 %11, i32 %3, i32 %2
  %17 = select i1 %11, i32 %2, i32 %3
  %18 = select i1 %11, i32 %15, i32 %10
  %19 = sext i32 %16 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %5 to i64
  %22 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %18, i32 97, i32 0, i64 %19, i64 %20, ptr %4, i64 %21)
  ret double %22
}

define internal double @enzyme_cc.source.LAPACKE_zlanhe(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlanhe" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i32 108, i32 117
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %10, i32 %15, i32 1, i64 %16, i64 %16, ptr %4, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.LAPACKE_zlansy(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i32 108, i32 117
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %10, i32 %15, i32 0, i64 %16, i64 %16, ptr %4, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.__enzyme_cc.lapack.dnorm(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.dnorm" {
  %7 = icmp slt i64 %2, 1
  %8 = icmp slt i64 %3, 1
  %9 = or i1 %7, %8
  br i1 %9, label %167, label %10

10:
  switch i32 %0, label %100 [
    i32 111, label %17
    i32 49, label %17
    i32 105, label %14
    i32 109, label %11
  ]

11:
  %12 = icmp eq i32 %1, 97
  %13 = icmp ne i32 %1, 117
  br label %74

14:
  %15 = icmp eq i32 %1, 97
  %16 = icmp ne i32 %1, 117
  br label %47

17:
  %18 = icmp eq i32 %1, 97
  %19 = icmp ne i32 %1, 117
  br label %20

20:
  %21 = phi double [ 0.000000e+00, %17 ], [ %28, %24 ]
  %22 = phi i64 [ 0, %17 ], [ %29, %24 ]
  %23 = mul nsw i64 %22, %5
  br label %31

24:
  %25 = fcmp ogt double %44, %21
  %26 = fcmp uno double %44, 0.000000e+00
  %27 = or i1 %25, %26
  %28 = select i1 %27, double %44, double %21
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %167, label %20

31:
  %32 = phi i64 [ 0, %20 ], [ %45, %31 ]
  %33 = phi double [ 0.000000e+00, %20 ], [ %44, %31 ]
  %34 = icmp ule i64 %32, %22
  %35 = xor i1 %19, %34
  %36 = select i1 %18, i1 true, i1 %35
  %37 = add nsw i64 %32, %23
  %38 = mul nsw i64 %32, %5
  %39 = add nsw i64 %38, %22
  %40 = select i1 %36, i64 %37, i64 %39
  %41 = getelementptr inbounds double, ptr %4, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fabs.f64(double %42)
  %44 = fadd double %33, %43
  %45 = add nuw nsw i64 %32, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %24, label %31

47:
  %48 = phi double [ 0.000000e+00, %14 ], [ %55, %51 ]
  %49 = phi i64 [ 0, %14 ], [ %56, %51 ]
  %50 = mul nsw i64 %49, %5
  br label %58

51:
  %52 = fcmp ogt double %71, %48
  %53 = fcmp uno double %71, 0.000000e+00
  %54 = or i1 %52, %53
  %55 = select i1 %54, double %71, double %48
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %167, label %47

58:
  %59 = phi i64 [ 0, %47 ], [ %72, %58 ]
  %60 = phi double [ 0.000000e+00, %47 ], [ %71, %58 ]
  %61 = icmp ule i64 %49, %59
  %62 = xor i1 %16, %61
  %63 = select i1 %15, i1 true, i1 %62
  %64 = mul nsw i64 %59, %5
  %65 = add nsw i64 %64, %49
  %66 = add nsw i64 %59, %50
  %67 = select i1 %63, i64 %65, i64 %66
  %68 = getelementptr inbounds double, ptr %4, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.fabs.f64(double %69)
  %71 = fadd double %60, %70
  %72 = add nuw nsw i64 %59, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %51, label %58

74:
  %75 = phi double [ 0.000000e+00, %11 ], [ %97, %78 ]
  %76 = phi i64 [ 0, %11 ], [ %79, %78 ]
  %77 = mul nsw i64 %76, %5
  br label %81

78:
  %79 = add nuw nsw i64 %76, 1
  %80 = icmp eq i64 %79, %3
  br i1 %80, label %167, label %74

81:
  %82 = phi double [ %75, %74 ], [ %97, %81 ]
  %83 = phi i64 [ 0, %74 ], [ %98, %81 ]
  %84 = icmp ule i64 %83, %76
  %85 = xor i1 %13, %84
  %86 = select i1 %12, i1 true, i1 %85
  %87 = add nsw i64 %83, %77
  %88 = mul nsw i64 %83, %5
  %89 = add nsw i64 %88, %76
  %90 = select i1 %86, i64 %87, i64 %89
  %91 = getelementptr inbounds double, ptr %4, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = fcmp ogt double %93, %82
  %95 = fcmp uno double %92, 0.000000e+00
  %96 = select i1 %94, i1 true, i1 %95
  %97 = select i1 %96, double %93, double %82
  %98 = add nuw nsw i64 %83, 1
  %99 = icmp eq i64 %98, %2
  br i1 %99, label %78, label %81

100:
  %101 = add i32 %0, -103
  %102 = icmp ult i32 %101, -2
  br i1 %102, label %167, label %103

103:
  %104 = icmp eq i32 %1, 97
  %105 = icmp ne i32 %1, 117
  br label %106

106:
  %107 = phi double [ 0.000000e+00, %103 ], [ %135, %116 ]
  %108 = phi i64 [ 0, %103 ], [ %117, %116 ]
  %109 = mul nsw i64 %108, %5
  br label %119

110:
  %111 = fcmp ueq double %135, 0.000000e+00
  br i1 %111, label %167, label %112

112:
  %113 = icmp sgt i64 %2, 0
  %114 = icmp eq i32 %1, 97
  %115 = icmp ne i32 %1, 117
  br label %138

116:
  %117 = add nuw nsw i64 %108, 1
  %118 = icmp eq i64 %117, %3
  br i1 %118, label %110, label %106

119:
  %120 = phi double [ %107, %106 ], [ %135, %119 ]
  %121 = phi i64 [ 0, %106 ], [ %136, %119 ]
  %122 = icmp ule i64 %121, %108
  %123 = xor i1 %105, %122
  %124 = select i1 %104, i1 true, i1 %123
  %125 = add nsw i64 %121, %109
  %126 = mul nsw i64 %121, %5
  %127 = add nsw i64 %126, %108
  %128 = select i1 %124, i64 %125, i64 %127
  %129 = getelementptr inbounds double, ptr %4, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = tail call double @llvm.fabs.f64(double %130)
  %132 = fcmp uno double %130, 0.000000e+00
  %133 = fcmp ogt double %131, %120
  %134 = select i1 %133, i1 true, i1 %132
  %135 = select i1 %134, double %131, double %120
  %136 = add nuw nsw i64 %121, 1
  %137 = icmp eq i64 %136, %2
  br i1 %137, label %116, label %119

138:
  %139 = phi i64 [ 0, %112 ], [ %148, %146 ]
  %140 = phi double [ 0.000000e+00, %112 ], [ %147, %146 ]
  br i1 %113, label %141, label %146

141:
  %142 = mul nsw i64 %139, %5
  br label %150

143:
  %144 = tail call double @llvm.sqrt.f64(double %147)
  %145 = fmul double %135, %144
  br label %167

146:
  %147 = phi double [ %140, %138 ], [ %164, %150 ]
  %148 = add nuw nsw i64 %139, 1
  %149 = icmp eq i64 %148, %3
  br i1 %149, label %143, label %138

150:
  %151 = phi i64 [ 0, %141 ], [ %165, %150 ]
  %152 = phi double [ %140, %141 ], [ %164, %150 ]
  %153 = icmp ule i64 %151, %139
  %154 = xor i1 %115, %153
  %155 = select i1 %114, i1 true, i1 %154
  %156 = add nsw i64 %151, %142
  %157 = mul nsw i64 %151, %5
  %158 = add nsw i64 %157, %139
  %159 = select i1 %155, i64 %156, i64 %158
  %160 = getelementptr inbounds double, ptr %4, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fdiv double %161, %135
  %163 = fmul double %162, %162
  %164 = fadd double %152, %163
  %165 = add nuw nsw i64 %151, 1
  %166 = icmp eq i64 %165, %2
  br i1 %166, label %146, label %150

167:
  %168 = phi double [ %145, %143 ], [ 0.000000e+00, %6 ], [ 0.000000e+00, %100 ], [ %135, %110 ], [ %28, %24 ], [ %55, %51 ], [ %97, %78 ]
  ret double %168
}

define internal double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.znorm" {
  %8 = icmp slt i64 %3, 1
  %9 = icmp slt i64 %4, 1
  %10 = or i1 %8, %9
  br i1 %10, label %256, label %11

11:
  switch i32 %0, label %171 [
    i32 111, label %22
    i32 49, label %22
    i32 105, label %17
    i32 109, label %12
  ]

12:
  %13 = icmp ne i32 %2, 0
  %14 = icmp eq i32 %1, 97
  %15 = icmp ne i32 %1, 117
  %16 = getelementptr double, ptr %5, i64 1
  br label %124

17:
  %18 = icmp ne i32 %2, 0
  %19 = icmp eq i32 %1, 97
  %20 = icmp ne i32 %1, 117
  %21 = getelementptr double, ptr %5, i64 1
  br label %75

22:
  %23 = icmp ne i32 %2, 0
  %24 = icmp eq i32 %1, 97
  %25 = icmp ne i32 %1, 117
  %26 = getelementptr double, ptr %5, i64 1
  br label %27

27:
  %28 = phi double [ 0.000000e+00, %22 ], [ %38, %34 ]
  %29 = phi i64 [ 0, %22 ], [ %39, %34 ]
  %30 = mul nsw i64 %29, %6
  %31 = add nsw i64 %29, %30
  %32 = shl nsw i64 %31, 1
  %33 = getelementptr inbounds double, ptr %5, i64 %32
  br label %41

34:
  %35 = fcmp ogt double %72, %28
  %36 = fcmp uno double %72, 0.000000e+00
  %37 = or i1 %35, %36
  %38 = select i1 %37, double %72, double %28
  %39 = add nuw nsw i64 %29, 1
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %256, label %27

41:
  %42 = phi i64 [ 0, %27 ], [ %73, %70 ]
  %43 = phi double [ 0.000000e+00, %27 ], [ %72, %70 ]
  %44 = icmp eq i64 %42, %29
  %45 = select i1 %23, i1 %44, i1 false
  br i1 %45, label %46, label %49

46:
  %47 = load double, ptr %33, align 8
  %48 = tail call double @llvm.fabs.f64(double %47)
  br label %70

49:
  br i1 %24, label %50, label %52

50:
  %51 = add nsw i64 %42, %30
  br label %60

52:
  %53 = icmp ule i64 %42, %29
  %54 = xor i1 %25, %53
  %55 = mul nsw i64 %42, %6
  %56 = add nsw i64 %55, %29
  %57 = add nsw i64 %42, %30
  %58 = select i1 %54, i64 %57, i64 %56
  %59 = select i1 %54, i64 %57, i64 %56
  br label %60

60:
  %61 = phi i64 [ %51, %50 ], [ %58, %52 ]
  %62 = phi i64 [ %51, %50 ], [ %59, %52 ]
  %63 = shl nsw i64 %61, 1
  %64 = getelementptr inbounds double, ptr %5, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = shl nsw i64 %62, 1
  %67 = getelementptr double, ptr %26, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = tail call double @hypot(double %65, double %68)
  br label %70

70:
  %71 = phi double [ %48, %46 ], [ %69, %60 ]
  %72 = fadd double %43, %71
  %73 = add nuw nsw i64 %42, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %34, label %41

75:
  %76 = phi double [ 0.000000e+00, %17 ], [ %86, %82 ]
  %77 = phi i64 [ 0, %17 ], [ %87, %82 ]
  %78 = mul nsw i64 %77, %6
  %79 = add nsw i64 %78, %77
  %80 = shl nsw i64 %79, 1
  %81 = getelementptr inbounds double, ptr %5, i64 %80
  br label %89

82:
  %83 = fcmp ogt double %121, %76
  %84 = fcmp uno double %121, 0.000000e+00
  %85 = or i1 %83, %84
  %86 = select i1 %85, double %121, double %76
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, %3
  br i1 %88, label %256, label %75

89:
  %90 = phi i64 [ 0, %75 ], [ %122, %119 ]
  %91 = phi double [ 0.000000e+00, %75 ], [ %121, %119 ]
  %92 = icmp eq i64 %77, %90
  %93 = select i1 %18, i1 %92, i1 false
  br i1 %93, label %94, label %97

94:
  %95 = load double, ptr %81, align 8
  %96 = tail call double @llvm.fabs.f64(double %95)
  br label %119

97:
  br i1 %19, label %98, label %101

98:
  %99 = mul nsw i64 %90, %6
  %100 = add nsw i64 %99, %77
  br label %109

101:
  %102 = icmp ule i64 %77, %90
  %103 = xor i1 %20, %102
  %104 = add nsw i64 %90, %78
  %105 = mul nsw i64 %90, %6
  %106 = add nsw i64 %105, %77
  %107 = select i1 %103, i64 %106, i64 %104
  %108 = select i1 %103, i64 %106, i64 %104
  br label %109

109:
  %110 = phi i64 [ %100, %98 ], [ %107, %101 ]
  %111 = phi i64 [ %100, %98 ], [ %108, %101 ]
  %112 = shl nsw i64 %110, 1
  %113 = getelementptr inbounds double, ptr %5, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = shl nsw i64 %111, 1
  %116 = getelementptr double, ptr %21, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = tail call double @hypot(double %114, double %117)
  br label %119

119:
  %120 = phi double [ %96, %94 ], [ %118, %109 ]
  %121 = fadd double %91, %120
  %122 = add nuw nsw i64 %90, 1
  %123 = icmp eq i64 %122, %4
  br i1 %123, label %82, label %89

124:
  %125 = phi double [ 0.000000e+00, %12 ], [ %168, %131 ]
  %126 = phi i64 [ 0, %12 ], [ %132, %131 ]
  %127 = mul nsw i64 %126, %6
  %128 = add nsw i64 %126, %127
  %129 = shl nsw i64 %128, 1
  %130 = getelementptr inbounds double, ptr %5, i64 %129
  br label %134

131:
  %132 = add nuw nsw i64 %126, 1
  %133 = icmp eq i64 %132, %4
  br i1 %133, label %256, label %124

134:
  %135 = phi double [ %125, %124 ], [ %168, %163 ]
  %136 = phi i64 [ 0, %124 ], [ %169, %163 ]
  %137 = icmp eq i64 %136, %126
  %138 = select i1 %13, i1 %137, i1 false
  br i1 %138, label %139, label %142

139:
  %140 = load double, ptr %130, align 8
  %141 = tail call double @llvm.fabs.f64(double %140)
  br label %163

142:
  br i1 %14, label %143, label %145

143:
  %144 = add nsw i64 %136, %127
  br label %153

145:
  %146 = icmp ule i64 %136, %126
  %147 = xor i1 %15, %146
  %148 = mul nsw i64 %136, %6
  %149 = add nsw i64 %148, %126
  %150 = add nsw i64 %136, %127
  %151 = select i1 %147, i64 %150, i64 %149
  %152 = select i1 %147, i64 %150, i64 %149
  br label %153

153:
  %154 = phi i64 [ %144, %143 ], [ %151, %145 ]
  %155 = phi i64 [ %144, %143 ], [ %152, %145 ]
  %156 = shl nsw i64 %154, 1
  %157 = getelementptr inbounds double, ptr %5, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = shl nsw i64 %155, 1
  %160 = getelementptr double, ptr %16, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = tail call double @hypot(double %158, double %161)
  br label %163

163:
  %164 = phi double [ %141, %139 ], [ %162, %153 ]
  %165 = fcmp ogt double %164, %135
  %166 = fcmp uno double %164, 0.000000e+00
  %167 = or i1 %165, %166
  %168 = select i1 %167, double %164, double %135
  %169 = add nuw nsw i64 %136, 1
  %170 = icmp eq i64 %169, %3
  br i1 %170, label %131, label %134

171:
  %172 = add i32 %0, -103
  %173 = icmp ult i32 %172, -2
  br i1 %173, label %256, label %174

174:
  %175 = icmp eq i32 %1, 97
  %176 = icmp ne i32 %1, 117
  br label %177

177:
  %178 = phi double [ 0.000000e+00, %174 ], [ %216, %188 ]
  %179 = phi i64 [ 0, %174 ], [ %189, %188 ]
  %180 = mul nsw i64 %179, %6
  br label %191

181:
  %182 = fcmp ueq double %216, 0.000000e+00
  br i1 %182, label %256, label %183

183:
  %184 = icmp sgt i64 %3, 0
  %185 = icmp eq i32 %1, 97
  %186 = icmp ne i32 %1, 117
  %187 = icmp eq i32 %2, 0
  br label %217

188:
  %189 = add nuw nsw i64 %179, 1
  %190 = icmp eq i64 %189, %4
  br i1 %190, label %181, label %177

191:
  %192 = phi double [ %178, %177 ], [ %216, %203 ]
  %193 = phi i64 [ 0, %177 ], [ %204, %203 ]
  %194 = icmp ule i64 %193, %179
  %195 = xor i1 %176, %194
  %196 = select i1 %175, i1 true, i1 %195
  %197 = add nsw i64 %193, %180
  %198 = mul nsw i64 %193, %6
  %199 = add nsw i64 %198, %179
  %200 = select i1 %196, i64 %197, i64 %199
  %201 = shl nsw i64 %200, 1
  %202 = getelementptr inbounds double, ptr %5, i64 %201
  br label %206

203:
  %204 = add nuw nsw i64 %193, 1
  %205 = icmp eq i64 %204, %3
  br i1 %205, label %188, label %191

206:
  %207 = phi i1 [ true, %191 ], [ false, %206 ]
  %208 = phi i64 [ 0, %191 ], [ 1, %206 ]
  %209 = phi double [ %192, %191 ], [ %216, %206 ]
  %210 = getelementptr inbounds double, ptr %202, i64 %208
  %211 = load double, ptr %210, align 8
  %212 = tail call double @llvm.fabs.f64(double %211)
  %213 = fcmp ogt double %212, %209
  %214 = fcmp uno double %211, 0.000000e+00
  %215 = select i1 %213, i1 true, i1 %214
  %216 = select i1 %215, double %212, double %209
  br i1 %207, label %206, label %203

217:
  %218 = phi i64 [ 0, %183 ], [ %227, %225 ]
  %219 = phi double [ 0.000000e+00, %183 ], [ %226, %225 ]
  br i1 %184, label %220, label %225

220:
  %221 = mul nsw i64 %218, %6
  br label %229

222:
  %223 = tail call double @llvm.sqrt.f64(double %226)
  %224 = fmul double %216, %223
  br label %256

225:
  %226 = phi double [ %219, %217 ], [ %254, %243 ]
  %227 = add nuw nsw i64 %218, 1
  %228 = icmp eq i64 %227, %4
  br i1 %228, label %222, label %217

229:
  %230 = phi i64 [ 0, %220 ], [ %244, %243 ]
  %231 = phi double [ %219, %220 ], [ %254, %243 ]
  %232 = icmp ule i64 %230, %218
  %233 = xor i1 %186, %232
  %234 = select i1 %185, i1 true, i1 %233
  %235 = add nsw i64 %230, %221
  %236 = mul nsw i64 %230, %6
  %237 = add nsw i64 %236, %218
  %238 = select i1 %234, i64 %235, i64 %237
  %239 = shl nsw i64 %238, 1
  %240 = getelementptr inbounds double, ptr %5, i64 %239
  %241 = icmp ne i64 %230, %218
  %242 = select i1 %187, i1 true, i1 %241
  br label %246

243:
  %244 = add nuw nsw i64 %230, 1
  %245 = icmp eq i64 %244, %3
  br i1 %245, label %225, label %229

246:
  %247 = phi i1 [ true, %229 ], [ false, %246 ]
  %248 = phi i64 [ 0, %229 ], [ 1, %246 ]
  %249 = phi double [ %231, %229 ], [ %254, %246 ]
  %250 = getelementptr inbounds double, ptr %240, i64 %248
  %251 = load double, ptr %250, align 8
  %252 = fdiv double %251, %216
  %253 = fmul double %252, %252
  %254 = fadd double %249, %253
  %255 = and i1 %242, %247
  br i1 %255, label %246, label %243

256:
  %257 = phi double [ %224, %222 ], [ 0.000000e+00, %7 ], [ 0.000000e+00, %171 ], [ %216, %181 ], [ %38, %34 ], [ %86, %82 ], [ %168, %131 ]
  ret double %257
}

define internal double @enzyme_cc.source.dlange_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="dlange_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.dnorm(i32 %11, i32 97, i64 %13, i64 %15, ptr %3, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.dlansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="dlansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i32 117, i32 108
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.dnorm(i32 %11, i32 %15, i64 %17, i64 %17, ptr %3, i64 %19)
  ret double %20
}

define internal double @enzyme_cc.source.zlange_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="zlange_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %11, i32 97, i32 0, i64 %13, i64 %15, ptr %3, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.zlanhe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="zlanhe_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i32 117, i32 108
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %11, i32 %15, i32 1, i64 %17, i64 %17, ptr %3, i64 %19)
  ret double %20
}

define internal double @enzyme_cc.source.zlansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="zlansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i32 117, i32 108
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call double @enzyme_cc.source.__enzyme_cc.lapack.znorm(i32 %11, i32 %15, i32 0, i64 %17, i64 %17, ptr %3, i64 %19)
  ret double %20
}

define internal float @enzyme_cc.source.LAPACKE_clange(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i8 %9, 111
  %13 = icmp eq i8 %9, 105
  %14 = select i1 %13, i32 111, i32 %10
  %15 = select i1 %12, i32 105, i32 %14
  %16 = select i1 %11, i32 %3, i32 %2
  %17 = select i1 %11, i32 %2, i32 %3
  %18 = select i1 %11, i32 %15, i32 %10
  %19 = sext i32 %16 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %5 to i64
  %22 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %18, i32 97, i32 0, i64 %19, i64 %20, ptr %4, i64 %21)
  ret float %22
}

define internal float @enzyme_cc.source.LAPACKE_clanhe(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clanhe" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i32 108, i32 117
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %10, i32 %15, i32 1, i64 %16, i64 %16, ptr %4, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.LAPACKE_clansy(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i32 108, i32 117
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %10, i32 %15, i32 0, i64 %16, i64 %16, ptr %4, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.LAPACKE_slange(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i8 %9, 111
  %13 = icmp eq i8 %9, 105
  %14 = select i1 %13, i32 111, i32 %10
  %15 = select i1 %12, i32 105, i32 %14
  %16 = select i1 %11, i32 %3, i32 %2
  %17 = select i1 %11, i32 %2, i32 %3
  %18 = select i1 %11, i32 %15, i32 %10
  %19 = sext i32 %16 to i64
  %20 = sext i32 %17 to i64
  %21 = sext i32 %5 to i64
  %22 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.snorm(i32 %18, i32 97, i64 %19, i64 %20, ptr %4, i64 %21)
  ret float %22
}

define internal float @enzyme_cc.source.LAPACKE_slansy(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i32 108, i32 117
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.snorm(i32 %10, i32 %15, i64 %16, i64 %16, ptr %4, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.cnorm" {
  %8 = icmp slt i64 %3, 1
  %9 = icmp slt i64 %4, 1
  %10 = or i1 %8, %9
  br i1 %10, label %256, label %11

11:
  switch i32 %0, label %171 [
    i32 111, label %22
    i32 49, label %22
    i32 105, label %17
    i32 109, label %12
  ]

12:
  %13 = icmp ne i32 %2, 0
  %14 = icmp eq i32 %1, 97
  %15 = icmp ne i32 %1, 117
  %16 = getelementptr float, ptr %5, i64 1
  br label %124

17:
  %18 = icmp ne i32 %2, 0
  %19 = icmp eq i32 %1, 97
  %20 = icmp ne i32 %1, 117
  %21 = getelementptr float, ptr %5, i64 1
  br label %75

22:
  %23 = icmp ne i32 %2, 0
  %24 = icmp eq i32 %1, 97
  %25 = icmp ne i32 %1, 117
  %26 = getelementptr float, ptr %5, i64 1
  br label %27

27:
  %28 = phi float [ 0.000000e+00, %22 ], [ %38, %34 ]
  %29 = phi i64 [ 0, %22 ], [ %39, %34 ]
  %30 = mul nsw i64 %29, %6
  %31 = add nsw i64 %29, %30
  %32 = shl nsw i64 %31, 1
  %33 = getelementptr inbounds float, ptr %5, i64 %32
  br label %41

34:
  %35 = fcmp ogt float %72, %28
  %36 = fcmp uno float %72, 0.000000e+00
  %37 = or i1 %35, %36
  %38 = select i1 %37, float %72, float %28
  %39 = add nuw nsw i64 %29, 1
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %256, label %27

41:
  %42 = phi i64 [ 0, %27 ], [ %73, %70 ]
  %43 = phi float [ 0.000000e+00, %27 ], [ %72, %70 ]
  %44 = icmp eq i64 %42, %29
  %45 = select i1 %23, i1 %44, i1 false
  br i1 %45, label %46, label %49

46:
  %47 = load float, ptr %33, align 4
  %48 = tail call float @llvm.fabs.f32(float %47)
  br label %70

49:
  br i1 %24, label %50, label %52

50:
  %51 = add nsw i64 %42, %30
  br label %60

52:
  %53 = icmp ule i64 %42, %29
  %54 = xor i1 %25, %53
  %55 = mul nsw i64 %42, %6
  %56 = add nsw i64 %55, %29
  %57 = add nsw i64 %42, %30
  %58 = select i1 %54, i64 %57, i64 %56
  %59 = select i1 %54, i64 %57, i64 %56
  br label %60

60:
  %61 = phi i64 [ %51, %50 ], [ %58, %52 ]
  %62 = phi i64 [ %51, %50 ], [ %59, %52 ]
  %63 = shl nsw i64 %61, 1
  %64 = getelementptr inbounds float, ptr %5, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = shl nsw i64 %62, 1
  %67 = getelementptr float, ptr %26, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = tail call float @hypotf(float %65, float %68)
  br label %70

70:
  %71 = phi float [ %48, %46 ], [ %69, %60 ]
  %72 = fadd float %43, %71
  %73 = add nuw nsw i64 %42, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %34, label %41

75:
  %76 = phi float [ 0.000000e+00, %17 ], [ %86, %82 ]
  %77 = phi i64 [ 0, %17 ], [ %87, %82 ]
  %78 = mul nsw i64 %77, %6
  %79 = add nsw i64 %78, %77
  %80 = shl nsw i64 %79, 1
  %81 = getelementptr inbounds float, ptr %5, i64 %80
  br label %89

82:
  %83 = fcmp ogt float %121, %76
  %84 = fcmp uno float %121, 0.000000e+00
  %85 = or i1 %83, %84
  %86 = select i1 %85, float %121, float %76
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, %3
  br i1 %88, label %256, label %75

89:
  %90 = phi i64 [ 0, %75 ], [ %122, %119 ]
  %91 = phi float [ 0.000000e+00, %75 ], [ %121, %119 ]
  %92 = icmp eq i64 %77, %90
  %93 = select i1 %18, i1 %92, i1 false
  br i1 %93, label %94, label %97

94:
  %95 = load float, ptr %81, align 4
  %96 = tail call float @llvm.fabs.f32(float %95)
  br label %119

97:
  br i1 %19, label %98, label %101

98:
  %99 = mul nsw i64 %90, %6
  %100 = add nsw i64 %99, %77
  br label %109

101:
  %102 = icmp ule i64 %77, %90
  %103 = xor i1 %20, %102
  %104 = add nsw i64 %90, %78
  %105 = mul nsw i64 %90, %6
  %106 = add nsw i64 %105, %77
  %107 = select i1 %103, i64 %106, i64 %104
  %108 = select i1 %103, i64 %106, i64 %104
  br label %109

109:
  %110 = phi i64 [ %100, %98 ], [ %107, %101 ]
  %111 = phi i64 [ %100, %98 ], [ %108, %101 ]
  %112 = shl nsw i64 %110, 1
  %113 = getelementptr inbounds float, ptr %5, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = shl nsw i64 %111, 1
  %116 = getelementptr float, ptr %21, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = tail call float @hypotf(float %114, float %117)
  br label %119

119:
  %120 = phi float [ %96, %94 ], [ %118, %109 ]
  %121 = fadd float %91, %120
  %122 = add nuw nsw i64 %90, 1
  %123 = icmp eq i64 %122, %4
  br i1 %123, label %82, label %89

124:
  %125 = phi float [ 0.000000e+00, %12 ], [ %168, %131 ]
  %126 = phi i64 [ 0, %12 ], [ %132, %131 ]
  %127 = mul nsw i64 %126, %6
  %128 = add nsw i64 %126, %127
  %129 = shl nsw i64 %128, 1
  %130 = getelementptr inbounds float, ptr %5, i64 %129
  br label %134

131:
  %132 = add nuw nsw i64 %126, 1
  %133 = icmp eq i64 %132, %4
  br i1 %133, label %256, label %124

134:
  %135 = phi float [ %125, %124 ], [ %168, %163 ]
  %136 = phi i64 [ 0, %124 ], [ %169, %163 ]
  %137 = icmp eq i64 %136, %126
  %138 = select i1 %13, i1 %137, i1 false
  br i1 %138, label %139, label %142

139:
  %140 = load float, ptr %130, align 4
  %141 = tail call float @llvm.fabs.f32(float %140)
  br label %163

142:
  br i1 %14, label %143, label %145

143:
  %144 = add nsw i64 %136, %127
  br label %153

145:
  %146 = icmp ule i64 %136, %126
  %147 = xor i1 %15, %146
  %148 = mul nsw i64 %136, %6
  %149 = add nsw i64 %148, %126
  %150 = add nsw i64 %136, %127
  %151 = select i1 %147, i64 %150, i64 %149
  %152 = select i1 %147, i64 %150, i64 %149
  br label %153

153:
  %154 = phi i64 [ %144, %143 ], [ %151, %145 ]
  %155 = phi i64 [ %144, %143 ], [ %152, %145 ]
  %156 = shl nsw i64 %154, 1
  %157 = getelementptr inbounds float, ptr %5, i64 %156
  %158 = load float, ptr %157, align 4
  %159 = shl nsw i64 %155, 1
  %160 = getelementptr float, ptr %16, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = tail call float @hypotf(float %158, float %161)
  br label %163

163:
  %164 = phi float [ %141, %139 ], [ %162, %153 ]
  %165 = fcmp ogt float %164, %135
  %166 = fcmp uno float %164, 0.000000e+00
  %167 = or i1 %165, %166
  %168 = select i1 %167, float %164, float %135
  %169 = add nuw nsw i64 %136, 1
  %170 = icmp eq i64 %169, %3
  br i1 %170, label %131, label %134

171:
  %172 = add i32 %0, -103
  %173 = icmp ult i32 %172, -2
  br i1 %173, label %256, label %174

174:
  %175 = icmp eq i32 %1, 97
  %176 = icmp ne i32 %1, 117
  br label %177

177:
  %178 = phi float [ 0.000000e+00, %174 ], [ %216, %188 ]
  %179 = phi i64 [ 0, %174 ], [ %189, %188 ]
  %180 = mul nsw i64 %179, %6
  br label %191

181:
  %182 = fcmp ueq float %216, 0.000000e+00
  br i1 %182, label %256, label %183

183:
  %184 = icmp sgt i64 %3, 0
  %185 = icmp eq i32 %1, 97
  %186 = icmp ne i32 %1, 117
  %187 = icmp eq i32 %2, 0
  br label %217

188:
  %189 = add nuw nsw i64 %179, 1
  %190 = icmp eq i64 %189, %4
  br i1 %190, label %181, label %177

191:
  %192 = phi float [ %178, %177 ], [ %216, %203 ]
  %193 = phi i64 [ 0, %177 ], [ %204, %203 ]
  %194 = icmp ule i64 %193, %179
  %195 = xor i1 %176, %194
  %196 = select i1 %175, i1 true, i1 %195
  %197 = add nsw i64 %193, %180
  %198 = mul nsw i64 %193, %6
  %199 = add nsw i64 %198, %179
  %200 = select i1 %196, i64 %197, i64 %199
  %201 = shl nsw i64 %200, 1
  %202 = getelementptr inbounds float, ptr %5, i64 %201
  br label %206

203:
  %204 = add nuw nsw i64 %193, 1
  %205 = icmp eq i64 %204, %3
  br i1 %205, label %188, label %191

206:
  %207 = phi i1 [ true, %191 ], [ false, %206 ]
  %208 = phi i64 [ 0, %191 ], [ 1, %206 ]
  %209 = phi float [ %192, %191 ], [ %216, %206 ]
  %210 = getelementptr inbounds float, ptr %202, i64 %208
  %211 = load float, ptr %210, align 4
  %212 = tail call float @llvm.fabs.f32(float %211)
  %213 = fcmp ogt float %212, %209
  %214 = fcmp uno float %211, 0.000000e+00
  %215 = select i1 %213, i1 true, i1 %214
  %216 = select i1 %215, float %212, float %209
  br i1 %207, label %206, label %203

217:
  %218 = phi i64 [ 0, %183 ], [ %227, %225 ]
  %219 = phi float [ 0.000000e+00, %183 ], [ %226, %225 ]
  br i1 %184, label %220, label %225

220:
  %221 = mul nsw i64 %218, %6
  br label %229

222:
  %223 = tail call float @llvm.sqrt.f32(float %226)
  %224 = fmul float %216, %223
  br label %256

225:
  %226 = phi float [ %219, %217 ], [ %254, %243 ]
  %227 = add nuw nsw i64 %218, 1
  %228 = icmp eq i64 %227, %4
  br i1 %228, label %222, label %217

229:
  %230 = phi i64 [ 0, %220 ], [ %244, %243 ]
  %231 = phi float [ %219, %220 ], [ %254, %243 ]
  %232 = icmp ule i64 %230, %218
  %233 = xor i1 %186, %232
  %234 = select i1 %185, i1 true, i1 %233
  %235 = add nsw i64 %230, %221
  %236 = mul nsw i64 %230, %6
  %237 = add nsw i64 %236, %218
  %238 = select i1 %234, i64 %235, i64 %237
  %239 = shl nsw i64 %238, 1
  %240 = getelementptr inbounds float, ptr %5, i64 %239
  %241 = icmp ne i64 %230, %218
  %242 = select i1 %187, i1 true, i1 %241
  br label %246

243:
  %244 = add nuw nsw i64 %230, 1
  %245 = icmp eq i64 %244, %3
  br i1 %245, label %225, label %229

246:
  %247 = phi i1 [ true, %229 ], [ false, %246 ]
  %248 = phi i64 [ 0, %229 ], [ 1, %246 ]
  %249 = phi float [ %231, %229 ], [ %254, %246 ]
  %250 = getelementptr inbounds float, ptr %240, i64 %248
  %251 = load float, ptr %250, align 4
  %252 = fdiv float %251, %216
  %253 = fmul float %252, %252
  %254 = fadd float %249, %253
  %255 = and i1 %242, %247
  br i1 %255, label %246, label %243

256:
  %257 = phi float [ %224, %222 ], [ 0.000000e+00, %7 ], [ 0.000000e+00, %171 ], [ %216, %181 ], [ %38, %34 ], [ %86, %82 ], [ %168, %131 ]
  ret float %257
}

define internal float @enzyme_cc.source.__enzyme_cc.lapack.snorm(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.snorm" {
  %7 = icmp slt i64 %2, 1
  %8 = icmp slt i64 %3, 1
  %9 = or i1 %7, %8
  br i1 %9, label %167, label %10

10:
  switch i32 %0, label %100 [
    i32 111, label %17
    i32 49, label %17
    i32 105, label %14
    i32 109, label %11
  ]

11:
  %12 = icmp eq i32 %1, 97
  %13 = icmp ne i32 %1, 117
  br label %74

14:
  %15 = icmp eq i32 %1, 97
  %16 = icmp ne i32 %1, 117
  br label %47

17:
  %18 = icmp eq i32 %1, 97
  %19 = icmp ne i32 %1, 117
  br label %20

20:
  %21 = phi float [ 0.000000e+00, %17 ], [ %28, %24 ]
  %22 = phi i64 [ 0, %17 ], [ %29, %24 ]
  %23 = mul nsw i64 %22, %5
  br label %31

24:
  %25 = fcmp ogt float %44, %21
  %26 = fcmp uno float %44, 0.000000e+00
  %27 = or i1 %25, %26
  %28 = select i1 %27, float %44, float %21
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %167, label %20

31:
  %32 = phi i64 [ 0, %20 ], [ %45, %31 ]
  %33 = phi float [ 0.000000e+00, %20 ], [ %44, %31 ]
  %34 = icmp ule i64 %32, %22
  %35 = xor i1 %19, %34
  %36 = select i1 %18, i1 true, i1 %35
  %37 = add nsw i64 %32, %23
  %38 = mul nsw i64 %32, %5
  %39 = add nsw i64 %38, %22
  %40 = select i1 %36, i64 %37, i64 %39
  %41 = getelementptr inbounds float, ptr %4, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = tail call float @llvm.fabs.f32(float %42)
  %44 = fadd float %33, %43
  %45 = add nuw nsw i64 %32, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %24, label %31

47:
  %48 = phi float [ 0.000000e+00, %14 ], [ %55, %51 ]
  %49 = phi i64 [ 0, %14 ], [ %56, %51 ]
  %50 = mul nsw i64 %49, %5
  br label %58

51:
  %52 = fcmp ogt float %71, %48
  %53 = fcmp uno float %71, 0.000000e+00
  %54 = or i1 %52, %53
  %55 = select i1 %54, float %71, float %48
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %167, label %47

58:
  %59 = phi i64 [ 0, %47 ], [ %72, %58 ]
  %60 = phi float [ 0.000000e+00, %47 ], [ %71, %58 ]
  %61 = icmp ule i64 %49, %59
  %62 = xor i1 %16, %61
  %63 = select i1 %15, i1 true, i1 %62
  %64 = mul nsw i64 %59, %5
  %65 = add nsw i64 %64, %49
  %66 = add nsw i64 %59, %50
  %67 = select i1 %63, i64 %65, i64 %66
  %68 = getelementptr inbounds float, ptr %4, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = tail call float @llvm.fabs.f32(float %69)
  %71 = fadd float %60, %70
  %72 = add nuw nsw i64 %59, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %51, label %58

74:
  %75 = phi float [ 0.000000e+00, %11 ], [ %97, %78 ]
  %76 = phi i64 [ 0, %11 ], [ %79, %78 ]
  %77 = mul nsw i64 %76, %5
  br label %81

78:
  %79 = add nuw nsw i64 %76, 1
  %80 = icmp eq i64 %79, %3
  br i1 %80, label %167, label %74

81:
  %82 = phi float [ %75, %74 ], [ %97, %81 ]
  %83 = phi i64 [ 0, %74 ], [ %98, %81 ]
  %84 = icmp ule i64 %83, %76
  %85 = xor i1 %13, %84
  %86 = select i1 %12, i1 true, i1 %85
  %87 = add nsw i64 %83, %77
  %88 = mul nsw i64 %83, %5
  %89 = add nsw i64 %88, %76
  %90 = select i1 %86, i64 %87, i64 %89
  %91 = getelementptr inbounds float, ptr %4, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = tail call float @llvm.fabs.f32(float %92)
  %94 = fcmp ogt float %93, %82
  %95 = fcmp uno float %92, 0.000000e+00
  %96 = select i1 %94, i1 true, i1 %95
  %97 = select i1 %96, float %93, float %82
  %98 = add nuw nsw i64 %83, 1
  %99 = icmp eq i64 %98, %2
  br i1 %99, label %78, label %81

100:
  %101 = add i32 %0, -103
  %102 = icmp ult i32 %101, -2
  br i1 %102, label %167, label %103

103:
  %104 = icmp eq i32 %1, 97
  %105 = icmp ne i32 %1, 117
  br label %106

106:
  %107 = phi float [ 0.000000e+00, %103 ], [ %135, %116 ]
  %108 = phi i64 [ 0, %103 ], [ %117, %116 ]
  %109 = mul nsw i64 %108, %5
  br label %119

110:
  %111 = fcmp ueq float %135, 0.000000e+00
  br i1 %111, label %167, label %112

112:
  %113 = icmp sgt i64 %2, 0
  %114 = icmp eq i32 %1, 97
  %115 = icmp ne i32 %1, 117
  br label %138

116:
  %117 = add nuw nsw i64 %108, 1
  %118 = icmp eq i64 %117, %3
  br i1 %118, label %110, label %106

119:
  %120 = phi float [ %107, %106 ], [ %135, %119 ]
  %121 = phi i64 [ 0, %106 ], [ %136, %119 ]
  %122 = icmp ule i64 %121, %108
  %123 = xor i1 %105, %122
  %124 = select i1 %104, i1 true, i1 %123
  %125 = add nsw i64 %121, %109
  %126 = mul nsw i64 %121, %5
  %127 = add nsw i64 %126, %108
  %128 = select i1 %124, i64 %125, i64 %127
  %129 = getelementptr inbounds float, ptr %4, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = tail call float @llvm.fabs.f32(float %130)
  %132 = fcmp uno float %130, 0.000000e+00
  %133 = fcmp ogt float %131, %120
  %134 = select i1 %133, i1 true, i1 %132
  %135 = select i1 %134, float %131, float %120
  %136 = add nuw nsw i64 %121, 1
  %137 = icmp eq i64 %136, %2
  br i1 %137, label %116, label %119

138:
  %139 = phi i64 [ 0, %112 ], [ %148, %146 ]
  %140 = phi float [ 0.000000e+00, %112 ], [ %147, %146 ]
  br i1 %113, label %141, label %146

141:
  %142 = mul nsw i64 %139, %5
  br label %150

143:
  %144 = tail call float @llvm.sqrt.f32(float %147)
  %145 = fmul float %135, %144
  br label %167

146:
  %147 = phi float [ %140, %138 ], [ %164, %150 ]
  %148 = add nuw nsw i64 %139, 1
  %149 = icmp eq i64 %148, %3
  br i1 %149, label %143, label %138

150:
  %151 = phi i64 [ 0, %141 ], [ %165, %150 ]
  %152 = phi float [ %140, %141 ], [ %164, %150 ]
  %153 = icmp ule i64 %151, %139
  %154 = xor i1 %115, %153
  %155 = select i1 %114, i1 true, i1 %154
  %156 = add nsw i64 %151, %142
  %157 = mul nsw i64 %151, %5
  %158 = add nsw i64 %157, %139
  %159 = select i1 %155, i64 %156, i64 %158
  %160 = getelementptr inbounds float, ptr %4, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = fdiv float %161, %135
  %163 = fmul float %162, %162
  %164 = fadd float %152, %163
  %165 = add nuw nsw i64 %151, 1
  %166 = icmp eq i64 %165, %2
  br i1 %166, label %146, label %150

167:
  %168 = phi float [ %145, %143 ], [ 0.000000e+00, %6 ], [ 0.000000e+00, %100 ], [ %135, %110 ], [ %28, %24 ], [ %55, %51 ], [ %97, %78 ]
  ret float %168
}

define internal float @enzyme_cc.source.clange_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="clange_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %11, i32 97, i32 0, i64 %13, i64 %15, ptr %3, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.clanhe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="clanhe_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i32 117, i32 108
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %11, i32 %15, i32 1, i64 %17, i64 %17, ptr %3, i64 %19)
  ret float %20
}

define internal float @enzyme_cc.source.clansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="clansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i32 117, i32 108
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.cnorm(i32 %11, i32 %15, i32 0, i64 %17, i64 %17, ptr %3, i64 %19)
  ret float %20
}

define internal float @enzyme_cc.source.slange_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="slange_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.snorm(i32 %11, i32 97, i64 %13, i64 %15, ptr %3, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.slansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="slansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i32 117, i32 108
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = tail call float @enzyme_cc.source.__enzyme_cc.lapack.snorm(i32 %11, i32 %15, i64 %17, i64 %17, ptr %3, i64 %19)
  ret float %20
}

define internal i32 @enzyme_cc.source.LAPACKE_cgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cgbsv" {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %19 = shl nsw i32 %2, 1
  %20 = add i32 %3, 1
  %21 = add i32 %20, %19
  store i32 %21, ptr %18, align 4
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @cgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %72

24:
  %25 = sext i32 %6 to i64
  %26 = sext i32 %21 to i64
  %27 = sext i32 %1 to i64
  %28 = add nsw i32 %3, %2
  %29 = sext i32 %28 to i64
  %30 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %5, i64 %25, i64 %26, i64 %27, i64 %29, i64 %27)
  %31 = sext i32 %9 to i64
  %32 = sext i32 %4 to i64
  %33 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %8, i64 %31, i64 %27, i64 %32, i64 0, i64 0)
  call void @cgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %30, ptr nonnull %18, ptr %7, ptr %33, ptr nonnull %11, ptr nonnull %17)
  %34 = load i32, ptr %18, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %39, %38
  %41 = sext i32 %40 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.cturned(ptr %30, i64 1, i64 %35, ptr %5, i64 %25, i64 1, i64 %35, i64 %37, i64 %41, i64 %37)
  %42 = load i32, ptr %14, align 4
  %43 = sext i32 %42 to i64
  %44 = icmp sgt i32 %42, 0
  br i1 %44, label %45, label %71

45:
  %46 = icmp sgt i32 %36, 0
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %52, %51 ]
  br i1 %46, label %49, label %51

49:
  %50 = mul nsw i64 %48, %37
  br label %54

51:
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, %43
  br i1 %53, label %71, label %47

54:
  %55 = phi i64 [ 0, %49 ], [ %69, %54 ]
  %56 = add nsw i64 %55, %50
  %57 = shl nsw i64 %56, 1
  %58 = mul nsw i64 %55, %31
  %59 = add nsw i64 %58, %48
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds float, ptr %33, i64 %57
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds float, ptr %8, i64 %60
  store float %62, ptr %63, align 4
  %64 = or i64 %57, 1
  %65 = getelementptr inbounds float, ptr %33, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = or i64 %60, 1
  %68 = getelementptr inbounds float, ptr %8, i64 %67
  store float %66, ptr %68, align 4
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %37
  br i1 %70, label %51, label %54

71:
  call void @free(ptr %30)
  call void @free(ptr %33)
  br label %72

72:
  %73 = load i32, ptr %17, align 4
  ret i32 %73
}

define internal i32 @enzyme_cc.source.LAPACKE_cgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cgbtrf" {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %16 = shl nsw i32 %3, 1
  %17 = add i32 %4, 1
  %18 = add i32 %17, %16
  store i32 %18, ptr %15, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @cgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %39

21:
  %22 = sext i32 %6 to i64
  %23 = sext i32 %18 to i64
  %24 = sext i32 %2 to i64
  %25 = add nsw i32 %4, %3
  %26 = sext i32 %25 to i64
  %27 = sext i32 %1 to i64
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %5, i64 %22, i64 %23, i64 %24, i64 %26, i64 %27)
  call void @cgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %28, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %29 = load i32, ptr %15, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.cturned(ptr %28, i64 1, i64 %30, ptr %5, i64 %22, i64 1, i64 %30, i64 %32, i64 %36, i64 %38)
  call void @free(ptr %28)
  br label %39

39:
  %40 = load i32, ptr %14, align 4
  ret i32 %40
}

define internal i32 @enzyme_cc.source.LAPACKE_cgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  store i32 0, ptr %19, align 4
  %21 = shl nsw i32 %3, 1
  %22 = add i32 %4, 1
  %23 = add i32 %22, %21
  store i32 %23, ptr %20, align 4
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @cgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %68

26:
  %27 = sext i32 %7 to i64
  %28 = sext i32 %23 to i64
  %29 = sext i32 %2 to i64
  %30 = add nsw i32 %4, %3
  %31 = sext i32 %30 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %6, i64 %27, i64 %28, i64 %29, i64 %31, i64 %29)
  %33 = sext i32 %10 to i64
  %34 = sext i32 %5 to i64
  %35 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %9, i64 %33, i64 %29, i64 %34, i64 0, i64 0)
  call void @cgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %32, ptr nonnull %20, ptr %8, ptr %35, ptr nonnull %13, ptr nonnull %19, i64 1)
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = icmp sgt i32 %38, 0
  br i1 %40, label %41, label %67

41:
  %42 = icmp sgt i32 %36, 0
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %48, %47 ]
  br i1 %42, label %45, label %47

45:
  %46 = mul nsw i64 %44, %37
  br label %50

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %39
  br i1 %49, label %67, label %43

50:
  %51 = phi i64 [ 0, %45 ], [ %65, %50 ]
  %52 = add nsw i64 %51, %46
  %53 = shl nsw i64 %52, 1
  %54 = mul nsw i64 %51, %33
  %55 = add nsw i64 %54, %44
  %56 = shl nsw i64 %55, 1
  %57 = getelementptr inbounds float, ptr %35, i64 %53
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds float, ptr %9, i64 %56
  store float %58, ptr %59, align 4
  %60 = or i64 %53, 1
  %61 = getelementptr inbounds float, ptr %35, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = or i64 %56, 1
  %64 = getelementptr inbounds float, ptr %9, i64 %63
  store float %62, ptr %64, align 4
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %37
  br i1 %66, label %47, label %50

67:
  call void @free(ptr %32)
  call void @free(ptr %35)
  br label %68

68:
  %69 = load i32, ptr %19, align 4
  ret i32 %69
}

define internal i32 @enzyme_cc.source.LAPACKE_clacpy(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clacpy" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %29

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %5 to i64
  %26 = shl nsw i64 %25, 1
  %27 = sext i32 %7 to i64
  %28 = shl nsw i64 %27, 1
  br label %30

29:
  ret i32 0

30:
  %31 = phi i64 [ 0, %22 ], [ %34, %42 ]
  %32 = shl nuw nsw i64 %31, 1
  %33 = select i1 %23, i64 %32, i64 0
  %34 = add nuw nsw i64 %31, 1
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %19)
  %36 = select i1 %24, i64 %35, i64 %19
  %37 = shl nsw i64 %36, 1
  %38 = icmp slt i64 %33, %37
  br i1 %38, label %39, label %42

39:
  %40 = mul nsw i64 %26, %31
  %41 = mul nsw i64 %28, %31
  br label %44

42:
  %43 = icmp eq i64 %34, %20
  br i1 %43, label %29, label %30

44:
  %45 = phi i64 [ %33, %39 ], [ %51, %44 ]
  %46 = add nsw i64 %45, %40
  %47 = getelementptr inbounds float, ptr %4, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = add nsw i64 %45, %41
  %50 = getelementptr inbounds float, ptr %6, i64 %49
  store float %48, ptr %50, align 4
  %51 = add nuw nsw i64 %45, 1
  %52 = icmp eq i64 %51, %37
  br i1 %52, label %42, label %44
}

define internal i32 @enzyme_cc.source.LAPACKE_clascl(i32 %0, i8 signext %1, i32 %2, i32 %3, float %4, float %5, i32 %6, i32 %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i32
  %14 = sext i32 %2 to i64
  %15 = sext i32 %3 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %7 to i64
  %18 = select i1 %11, i32 %9, i32 1
  %19 = sext i32 %18 to i64
  %20 = select i1 %11, i32 1, i32 %9
  %21 = sext i32 %20 to i64
  %22 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.cscaled(i32 %13, i64 %14, i64 %15, float %4, float %5, i64 %16, i64 %17, ptr %8, i64 %19, i64 %21)
  ret i32 %22
}

define internal i32 @enzyme_cc.source.LAPACKE_claset(i32 %0, i8 signext %1, i32 %2, i32 %3, <2 x float> %4, <2 x float> %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_claset" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %30

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %7 to i64
  %26 = extractelement <2 x float> %5, i64 0
  %27 = extractelement <2 x float> %4, i64 0
  %28 = extractelement <2 x float> %5, i64 1
  %29 = extractelement <2 x float> %4, i64 1
  br label %31

30:
  ret i32 0

31:
  %32 = phi i64 [ 0, %22 ], [ %34, %52 ]
  %33 = select i1 %23, i64 %32, i64 0
  %34 = add nuw nsw i64 %32, 1
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %19)
  %36 = select i1 %24, i64 %35, i64 %19
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %52

38:
  %39 = mul nsw i64 %32, %25
  br label %40

40:
  %41 = phi i64 [ %33, %38 ], [ %50, %40 ]
  %42 = icmp eq i64 %41, %32
  %43 = add nsw i64 %41, %39
  %44 = shl nsw i64 %43, 1
  %45 = select i1 %42, float %26, float %27
  %46 = getelementptr inbounds float, ptr %6, i64 %44
  store float %45, ptr %46, align 4
  %47 = select i1 %42, float %28, float %29
  %48 = or i64 %44, 1
  %49 = getelementptr inbounds float, ptr %6, i64 %48
  store float %47, ptr %49, align 4
  %50 = add nuw nsw i64 %41, 1
  %51 = icmp eq i64 %50, %36
  br i1 %51, label %52, label %40

52:
  %53 = icmp eq i64 %34, %20
  br i1 %53, label %30, label %31
}

define internal i32 @enzyme_cc.source.LAPACKE_cpbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cpbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @cpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %67

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @cpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.cturned(ptr %29, i64 1, i64 %34, ptr %5, i64 %26, i64 1, i64 %34, i64 %36, i64 %25, i64 %36)
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp sgt i32 %37, 0
  br i1 %39, label %40, label %66

40:
  %41 = icmp sgt i32 %35, 0
  br label %42

42:
  %43 = phi i64 [ 0, %40 ], [ %47, %46 ]
  br i1 %41, label %44, label %46

44:
  %45 = mul nsw i64 %43, %36
  br label %49

46:
  %47 = add nuw nsw i64 %43, 1
  %48 = icmp eq i64 %47, %38
  br i1 %48, label %66, label %42

49:
  %50 = phi i64 [ 0, %44 ], [ %64, %49 ]
  %51 = add nsw i64 %50, %45
  %52 = shl nsw i64 %51, 1
  %53 = mul nsw i64 %50, %30
  %54 = add nsw i64 %53, %43
  %55 = shl nsw i64 %54, 1
  %56 = getelementptr inbounds float, ptr %32, i64 %52
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds float, ptr %7, i64 %55
  store float %57, ptr %58, align 4
  %59 = or i64 %52, 1
  %60 = getelementptr inbounds float, ptr %32, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = or i64 %55, 1
  %63 = getelementptr inbounds float, ptr %7, i64 %62
  store float %61, ptr %63, align 4
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %36
  br i1 %65, label %46, label %49

66:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %67

67:
  %68 = load i32, ptr %16, align 4
  ret i32 %68
}

define internal i32 @enzyme_cc.source.LAPACKE_cpbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cpbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i8 %1, ptr %7, align 1
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %5, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %13 = add nsw i32 %3, 1
  store i32 %13, ptr %12, align 4
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @cpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %29

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = sext i32 %3 to i64
  %20 = select i1 %18, i64 %19, i64 0
  %21 = sext i32 %5 to i64
  %22 = sext i32 %13 to i64
  %23 = sext i32 %2 to i64
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %4, i64 %21, i64 %22, i64 %23, i64 %20, i64 %23)
  call void @cpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %24, ptr nonnull %12, ptr nonnull %11, i64 1)
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.cturned(ptr %24, i64 1, i64 %26, ptr %4, i64 %21, i64 1, i64 %26, i64 %28, i64 %20, i64 %28)
  call void @free(ptr %24)
  br label %29

29:
  %30 = load i32, ptr %11, align 4
  ret i32 %30
}

define internal i32 @enzyme_cc.source.LAPACKE_cpbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cpbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @cpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %65

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @cpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %11, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i32 %35, 0
  br i1 %37, label %38, label %64

38:
  %39 = icmp sgt i32 %33, 0
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %44 ]
  br i1 %39, label %42, label %44

42:
  %43 = mul nsw i64 %41, %34
  br label %47

44:
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %64, label %40

47:
  %48 = phi i64 [ 0, %42 ], [ %62, %47 ]
  %49 = add nsw i64 %48, %43
  %50 = shl nsw i64 %49, 1
  %51 = mul nsw i64 %48, %30
  %52 = add nsw i64 %51, %41
  %53 = shl nsw i64 %52, 1
  %54 = getelementptr inbounds float, ptr %32, i64 %50
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds float, ptr %7, i64 %53
  store float %55, ptr %56, align 4
  %57 = or i64 %50, 1
  %58 = getelementptr inbounds float, ptr %32, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = or i64 %53, 1
  %61 = getelementptr inbounds float, ptr %7, i64 %60
  store float %59, ptr %61, align 4
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %44, label %47

64:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %65

65:
  %66 = load i32, ptr %16, align 4
  ret i32 %66
}

define internal i32 @enzyme_cc.source.LAPACKE_dgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dgbsv" {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %19 = shl nsw i32 %2, 1
  %20 = add i32 %3, 1
  %21 = add i32 %20, %19
  store i32 %21, ptr %18, align 4
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @dgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %91

24:
  %25 = sext i32 %6 to i64
  %26 = sext i32 %21 to i64
  %27 = sext i32 %1 to i64
  %28 = add nsw i32 %3, %2
  %29 = sext i32 %28 to i64
  %30 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %5, i64 %25, i64 %26, i64 %27, i64 %29, i64 %27)
  %31 = sext i32 %9 to i64
  %32 = sext i32 %4 to i64
  %33 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %8, i64 %31, i64 %27, i64 %32, i64 0, i64 0)
  call void @dgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %30, ptr nonnull %18, ptr %7, ptr %33, ptr nonnull %11, ptr nonnull %17)
  %34 = load i32, ptr %18, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %39, %38
  %41 = sext i32 %40 to i64
  %42 = icmp sgt i32 %36, 0
  br i1 %42, label %43, label %69

43:
  %44 = icmp sgt i32 %34, 0
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %50, %49 ]
  br i1 %44, label %47, label %49

47:
  %48 = mul nsw i64 %46, %35
  br label %52

49:
  %50 = add nuw nsw i64 %46, 1
  %51 = icmp eq i64 %50, %37
  br i1 %51, label %69, label %45

52:
  %53 = phi i64 [ 0, %47 ], [ %67, %66 ]
  %54 = add nuw nsw i64 %53, %46
  %55 = icmp sge i64 %54, %41
  %56 = sub nsw i64 %54, %41
  %57 = icmp slt i64 %56, %37
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %66

59:
  %60 = add nsw i64 %53, %48
  %61 = getelementptr inbounds double, ptr %30, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = mul nsw i64 %53, %25
  %64 = add nsw i64 %63, %46
  %65 = getelementptr inbounds double, ptr %5, i64 %64
  store double %62, ptr %65, align 8
  br label %66

66:
  %67 = add nuw nsw i64 %53, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %49, label %52

69:
  %70 = load i32, ptr %14, align 4
  %71 = sext i32 %70 to i64
  %72 = icmp sgt i32 %70, 0
  br i1 %72, label %73, label %90

73:
  %74 = phi i64 [ %78, %77 ], [ 0, %69 ]
  br i1 %42, label %75, label %77

75:
  %76 = mul nsw i64 %74, %37
  br label %80

77:
  %78 = add nuw nsw i64 %74, 1
  %79 = icmp eq i64 %78, %71
  br i1 %79, label %90, label %73

80:
  %81 = phi i64 [ 0, %75 ], [ %88, %80 ]
  %82 = add nsw i64 %81, %76
  %83 = getelementptr inbounds double, ptr %33, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = mul nsw i64 %81, %31
  %86 = add nsw i64 %85, %74
  %87 = getelementptr inbounds double, ptr %8, i64 %86
  store double %84, ptr %87, align 8
  %88 = add nuw nsw i64 %81, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %77, label %80

90:
  call void @free(ptr %30)
  call void @free(ptr %33)
  br label %91

91:
  %92 = load i32, ptr %17, align 4
  ret i32 %92
}

define internal i32 @enzyme_cc.source.LAPACKE_dgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dgbtrf" {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %16 = shl nsw i32 %3, 1
  %17 = add i32 %4, 1
  %18 = add i32 %17, %16
  store i32 %18, ptr %15, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @dgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %69

21:
  %22 = sext i32 %6 to i64
  %23 = sext i32 %18 to i64
  %24 = sext i32 %2 to i64
  %25 = add nsw i32 %4, %3
  %26 = sext i32 %25 to i64
  %27 = sext i32 %1 to i64
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %5, i64 %22, i64 %23, i64 %24, i64 %26, i64 %27)
  call void @dgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %28, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %29 = load i32, ptr %15, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp sgt i32 %31, 0
  br i1 %39, label %40, label %68

40:
  %41 = icmp sgt i32 %29, 0
  %42 = icmp eq i32 %37, 0
  br label %43

43:
  %44 = phi i64 [ 0, %40 ], [ %48, %47 ]
  br i1 %41, label %45, label %47

45:
  %46 = mul nsw i64 %44, %30
  br label %50

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %32
  br i1 %49, label %68, label %43

50:
  %51 = phi i64 [ 0, %45 ], [ %66, %65 ]
  br i1 %42, label %58, label %52

52:
  %53 = add nuw nsw i64 %51, %44
  %54 = icmp sge i64 %53, %36
  %55 = sub nsw i64 %53, %36
  %56 = icmp slt i64 %55, %38
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %65

58:
  %59 = add nsw i64 %51, %46
  %60 = getelementptr inbounds double, ptr %28, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = mul nsw i64 %51, %22
  %63 = add nsw i64 %62, %44
  %64 = getelementptr inbounds double, ptr %5, i64 %63
  store double %61, ptr %64, align 8
  br label %65

65:
  %66 = add nuw nsw i64 %51, 1
  %67 = icmp eq i64 %66, %30
  br i1 %67, label %47, label %50

68:
  call void @free(ptr %28)
  br label %69

69:
  %70 = load i32, ptr %14, align 4
  ret i32 %70
}

define internal i32 @enzyme_cc.source.LAPACKE_dgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  store i32 0, ptr %19, align 4
  %21 = shl nsw i32 %3, 1
  %22 = add i32 %4, 1
  %23 = add i32 %22, %21
  store i32 %23, ptr %20, align 4
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @dgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %61

26:
  %27 = sext i32 %7 to i64
  %28 = sext i32 %23 to i64
  %29 = sext i32 %2 to i64
  %30 = add nsw i32 %4, %3
  %31 = sext i32 %30 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %6, i64 %27, i64 %28, i64 %29, i64 %31, i64 %29)
  %33 = sext i32 %10 to i64
  %34 = sext i32 %5 to i64
  %35 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %9, i64 %33, i64 %29, i64 %34, i64 0, i64 0)
  call void @dgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %32, ptr nonnull %20, ptr %8, ptr %35, ptr nonnull %13, ptr nonnull %19, i64 1)
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = icmp sgt i32 %38, 0
  br i1 %40, label %41, label %60

41:
  %42 = icmp sgt i32 %36, 0
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %48, %47 ]
  br i1 %42, label %45, label %47

45:
  %46 = mul nsw i64 %44, %37
  br label %50

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %39
  br i1 %49, label %60, label %43

50:
  %51 = phi i64 [ 0, %45 ], [ %58, %50 ]
  %52 = add nsw i64 %51, %46
  %53 = getelementptr inbounds double, ptr %35, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = mul nsw i64 %51, %33
  %56 = add nsw i64 %55, %44
  %57 = getelementptr inbounds double, ptr %9, i64 %56
  store double %54, ptr %57, align 8
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %37
  br i1 %59, label %47, label %50

60:
  call void @free(ptr %32)
  call void @free(ptr %35)
  br label %61

61:
  %62 = load i32, ptr %19, align 4
  ret i32 %62
}

define internal i32 @enzyme_cc.source.LAPACKE_dlacpy(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlacpy" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %27

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %5 to i64
  %26 = sext i32 %7 to i64
  br label %28

27:
  ret i32 0

28:
  %29 = phi i64 [ 0, %22 ], [ %31, %38 ]
  %30 = select i1 %23, i64 %29, i64 0
  %31 = add nuw nsw i64 %29, 1
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %19)
  %33 = select i1 %24, i64 %32, i64 %19
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %38

35:
  %36 = mul nsw i64 %29, %25
  %37 = mul nsw i64 %29, %26
  br label %40

38:
  %39 = icmp eq i64 %31, %20
  br i1 %39, label %27, label %28

40:
  %41 = phi i64 [ %30, %35 ], [ %47, %40 ]
  %42 = add nsw i64 %41, %36
  %43 = getelementptr inbounds double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = add nsw i64 %41, %37
  %46 = getelementptr inbounds double, ptr %6, i64 %45
  store double %44, ptr %46, align 8
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %33
  br i1 %48, label %38, label %40
}

define internal i32 @enzyme_cc.source.LAPACKE_dlascl(i32 %0, i8 signext %1, i32 %2, i32 %3, double %4, double %5, i32 %6, i32 %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i32
  %14 = sext i32 %2 to i64
  %15 = sext i32 %3 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %7 to i64
  %18 = select i1 %11, i32 %9, i32 1
  %19 = sext i32 %18 to i64
  %20 = select i1 %11, i32 1, i32 %9
  %21 = sext i32 %20 to i64
  %22 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.dscaled(i32 %13, i64 %14, i64 %15, double %4, double %5, i64 %16, i64 %17, ptr %8, i64 %19, i64 %21)
  ret i32 %22
}

define internal i32 @enzyme_cc.source.LAPACKE_dlaset(i32 %0, i8 signext %1, i32 %2, i32 %3, double %4, double %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlaset" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %26

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %7 to i64
  br label %27

26:
  ret i32 0

27:
  %28 = phi i64 [ 0, %22 ], [ %30, %36 ]
  %29 = select i1 %23, i64 %28, i64 0
  %30 = add nuw nsw i64 %28, 1
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %19)
  %32 = select i1 %24, i64 %31, i64 %19
  %33 = icmp slt i64 %29, %32
  br i1 %33, label %34, label %36

34:
  %35 = mul nsw i64 %28, %25
  br label %38

36:
  %37 = icmp eq i64 %30, %20
  br i1 %37, label %26, label %27

38:
  %39 = phi i64 [ %29, %34 ], [ %44, %38 ]
  %40 = icmp eq i64 %39, %28
  %41 = select i1 %40, double %5, double %4
  %42 = add nsw i64 %39, %35
  %43 = getelementptr inbounds double, ptr %6, i64 %42
  store double %41, ptr %43, align 8
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, %32
  br i1 %45, label %36, label %38
}

define internal i32 @enzyme_cc.source.LAPACKE_dpbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dpbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @dpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %86

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @dpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i32 %35, 0
  br i1 %37, label %38, label %64

38:
  %39 = icmp sgt i32 %33, 0
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %44 ]
  br i1 %39, label %42, label %44

42:
  %43 = mul nsw i64 %41, %34
  br label %47

44:
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %64, label %40

47:
  %48 = phi i64 [ 0, %42 ], [ %62, %61 ]
  %49 = add nuw nsw i64 %48, %41
  %50 = icmp sge i64 %49, %25
  %51 = sub nsw i64 %49, %25
  %52 = icmp slt i64 %51, %36
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %61

54:
  %55 = add nsw i64 %48, %43
  %56 = getelementptr inbounds double, ptr %29, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = mul nsw i64 %48, %26
  %59 = add nsw i64 %58, %41
  %60 = getelementptr inbounds double, ptr %5, i64 %59
  store double %57, ptr %60, align 8
  br label %61

61:
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %44, label %47

64:
  %65 = load i32, ptr %13, align 4
  %66 = sext i32 %65 to i64
  %67 = icmp sgt i32 %65, 0
  br i1 %67, label %68, label %85

68:
  %69 = phi i64 [ %73, %72 ], [ 0, %64 ]
  br i1 %37, label %70, label %72

70:
  %71 = mul nsw i64 %69, %36
  br label %75

72:
  %73 = add nuw nsw i64 %69, 1
  %74 = icmp eq i64 %73, %66
  br i1 %74, label %85, label %68

75:
  %76 = phi i64 [ 0, %70 ], [ %83, %75 ]
  %77 = add nsw i64 %76, %71
  %78 = getelementptr inbounds double, ptr %32, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = mul nsw i64 %76, %30
  %81 = add nsw i64 %80, %69
  %82 = getelementptr inbounds double, ptr %7, i64 %81
  store double %79, ptr %82, align 8
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, %36
  br i1 %84, label %72, label %75

85:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %86

86:
  %87 = load i32, ptr %16, align 4
  ret i32 %87
}

define internal i32 @enzyme_cc.source.LAPACKE_dpbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dpbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i8 %1, ptr %7, align 1
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %5, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %13 = add nsw i32 %3, 1
  store i32 %13, ptr %12, align 4
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @dpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %57

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = sext i32 %3 to i64
  %20 = select i1 %18, i64 %19, i64 0
  %21 = sext i32 %5 to i64
  %22 = sext i32 %13 to i64
  %23 = sext i32 %2 to i64
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %4, i64 %21, i64 %22, i64 %23, i64 %20, i64 %23)
  call void @dpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %24, ptr nonnull %12, ptr nonnull %11, i64 1)
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %56

30:
  %31 = icmp sgt i32 %25, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %26
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %56, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %54, %53 ]
  %41 = add nuw nsw i64 %40, %33
  %42 = icmp sge i64 %41, %20
  %43 = sub nsw i64 %41, %20
  %44 = icmp slt i64 %43, %28
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %53

46:
  %47 = add nsw i64 %40, %35
  %48 = getelementptr inbounds double, ptr %24, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = mul nsw i64 %40, %21
  %51 = add nsw i64 %50, %33
  %52 = getelementptr inbounds double, ptr %4, i64 %51
  store double %49, ptr %52, align 8
  br label %53

53:
  %54 = add nuw nsw i64 %40, 1
  %55 = icmp eq i64 %54, %26
  br i1 %55, label %36, label %39

56:
  call void @free(ptr %24)
  br label %57

57:
  %58 = load i32, ptr %11, align 4
  ret i32 %58
}

define internal i32 @enzyme_cc.source.LAPACKE_dpbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dpbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @dpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %58

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @dpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %11, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i32 %35, 0
  br i1 %37, label %38, label %57

38:
  %39 = icmp sgt i32 %33, 0
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %44 ]
  br i1 %39, label %42, label %44

42:
  %43 = mul nsw i64 %41, %34
  br label %47

44:
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %57, label %40

47:
  %48 = phi i64 [ 0, %42 ], [ %55, %47 ]
  %49 = add nsw i64 %48, %43
  %50 = getelementptr inbounds double, ptr %32, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = mul nsw i64 %48, %30
  %53 = add nsw i64 %52, %41
  %54 = getelementptr inbounds double, ptr %7, i64 %53
  store double %51, ptr %54, align 8
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %34
  br i1 %56, label %44, label %47

57:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %58

58:
  %59 = load i32, ptr %16, align 4
  ret i32 %59
}

define internal i32 @enzyme_cc.source.LAPACKE_sgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_sgbsv" {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %19 = shl nsw i32 %2, 1
  %20 = add i32 %3, 1
  %21 = add i32 %20, %19
  store i32 %21, ptr %18, align 4
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @sgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %91

24:
  %25 = sext i32 %6 to i64
  %26 = sext i32 %21 to i64
  %27 = sext i32 %1 to i64
  %28 = add nsw i32 %3, %2
  %29 = sext i32 %28 to i64
  %30 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %5, i64 %25, i64 %26, i64 %27, i64 %29, i64 %27)
  %31 = sext i32 %9 to i64
  %32 = sext i32 %4 to i64
  %33 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %8, i64 %31, i64 %27, i64 %32, i64 0, i64 0)
  call void @sgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %30, ptr nonnull %18, ptr %7, ptr %33, ptr nonnull %11, ptr nonnull %17)
  %34 = load i32, ptr %18, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %39, %38
  %41 = sext i32 %40 to i64
  %42 = icmp sgt i32 %36, 0
  br i1 %42, label %43, label %69

43:
  %44 = icmp sgt i32 %34, 0
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %50, %49 ]
  br i1 %44, label %47, label %49

47:
  %48 = mul nsw i64 %46, %35
  br label %52

49:
  %50 = add nuw nsw i64 %46, 1
  %51 = icmp eq i64 %50, %37
  br i1 %51, label %69, label %45

52:
  %53 = phi i64 [ 0, %47 ], [ %67, %66 ]
  %54 = add nuw nsw i64 %53, %46
  %55 = icmp sge i64 %54, %41
  %56 = sub nsw i64 %54, %41
  %57 = icmp slt i64 %56, %37
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %66

59:
  %60 = add nsw i64 %53, %48
  %61 = getelementptr inbounds float, ptr %30, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = mul nsw i64 %53, %25
  %64 = add nsw i64 %63, %46
  %65 = getelementptr inbounds float, ptr %5, i64 %64
  store float %62, ptr %65, align 4
  br label %66

66:
  %67 = add nuw nsw i64 %53, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %49, label %52

69:
  %70 = load i32, ptr %14, align 4
  %71 = sext i32 %70 to i64
  %72 = icmp sgt i32 %70, 0
  br i1 %72, label %73, label %90

73:
  %74 = phi i64 [ %78, %77 ], [ 0, %69 ]
  br i1 %42, label %75, label %77

75:
  %76 = mul nsw i64 %74, %37
  br label %80

77:
  %78 = add nuw nsw i64 %74, 1
  %79 = icmp eq i64 %78, %71
  br i1 %79, label %90, label %73

80:
  %81 = phi i64 [ 0, %75 ], [ %88, %80 ]
  %82 = add nsw i64 %81, %76
  %83 = getelementptr inbounds float, ptr %33, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = mul nsw i64 %81, %31
  %86 = add nsw i64 %85, %74
  %87 = getelementptr inbounds float, ptr %8, i64 %86
  store float %84, ptr %87, align 4
  %88 = add nuw nsw i64 %81, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %77, label %80

90:
  call void @free(ptr %30)
  call void @free(ptr %33)
  br label %91

91:
  %92 = load i32, ptr %17, align 4
  ret i32 %92
}

define internal i32 @enzyme_cc.source.LAPACKE_sgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_sgbtrf" {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %16 = shl nsw i32 %3, 1
  %17 = add i32 %4, 1
  %18 = add i32 %17, %16
  store i32 %18, ptr %15, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @sgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %69

21:
  %22 = sext i32 %6 to i64
  %23 = sext i32 %18 to i64
  %24 = sext i32 %2 to i64
  %25 = add nsw i32 %4, %3
  %26 = sext i32 %25 to i64
  %27 = sext i32 %1 to i64
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %5, i64 %22, i64 %23, i64 %24, i64 %26, i64 %27)
  call void @sgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %28, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %29 = load i32, ptr %15, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp sgt i32 %31, 0
  br i1 %39, label %40, label %68

40:
  %41 = icmp sgt i32 %29, 0
  %42 = icmp eq i32 %37, 0
  br label %43

43:
  %44 = phi i64 [ 0, %40 ], [ %48, %47 ]
  br i1 %41, label %45, label %47

45:
  %46 = mul nsw i64 %44, %30
  br label %50

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %32
  br i1 %49, label %68, label %43

50:
  %51 = phi i64 [ 0, %45 ], [ %66, %65 ]
  br i1 %42, label %58, label %52

52:
  %53 = add nuw nsw i64 %51, %44
  %54 = icmp sge i64 %53, %36
  %55 = sub nsw i64 %53, %36
  %56 = icmp slt i64 %55, %38
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %65

58:
  %59 = add nsw i64 %51, %46
  %60 = getelementptr inbounds float, ptr %28, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = mul nsw i64 %51, %22
  %63 = add nsw i64 %62, %44
  %64 = getelementptr inbounds float, ptr %5, i64 %63
  store float %61, ptr %64, align 4
  br label %65

65:
  %66 = add nuw nsw i64 %51, 1
  %67 = icmp eq i64 %66, %30
  br i1 %67, label %47, label %50

68:
  call void @free(ptr %28)
  br label %69

69:
  %70 = load i32, ptr %14, align 4
  ret i32 %70
}

define internal i32 @enzyme_cc.source.LAPACKE_sgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_sgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  store i32 0, ptr %19, align 4
  %21 = shl nsw i32 %3, 1
  %22 = add i32 %4, 1
  %23 = add i32 %22, %21
  store i32 %23, ptr %20, align 4
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @sgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %61

26:
  %27 = sext i32 %7 to i64
  %28 = sext i32 %23 to i64
  %29 = sext i32 %2 to i64
  %30 = add nsw i32 %4, %3
  %31 = sext i32 %30 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %6, i64 %27, i64 %28, i64 %29, i64 %31, i64 %29)
  %33 = sext i32 %10 to i64
  %34 = sext i32 %5 to i64
  %35 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %9, i64 %33, i64 %29, i64 %34, i64 0, i64 0)
  call void @sgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %32, ptr nonnull %20, ptr %8, ptr %35, ptr nonnull %13, ptr nonnull %19, i64 1)
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = icmp sgt i32 %38, 0
  br i1 %40, label %41, label %60

41:
  %42 = icmp sgt i32 %36, 0
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %48, %47 ]
  br i1 %42, label %45, label %47

45:
  %46 = mul nsw i64 %44, %37
  br label %50

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %39
  br i1 %49, label %60, label %43

50:
  %51 = phi i64 [ 0, %45 ], [ %58, %50 ]
  %52 = add nsw i64 %51, %46
  %53 = getelementptr inbounds float, ptr %35, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = mul nsw i64 %51, %33
  %56 = add nsw i64 %55, %44
  %57 = getelementptr inbounds float, ptr %9, i64 %56
  store float %54, ptr %57, align 4
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %37
  br i1 %59, label %47, label %50

60:
  call void @free(ptr %32)
  call void @free(ptr %35)
  br label %61

61:
  %62 = load i32, ptr %19, align 4
  ret i32 %62
}

define internal i32 @enzyme_cc.source.LAPACKE_slacpy(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slacpy" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %27

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %5 to i64
  %26 = sext i32 %7 to i64
  br label %28

27:
  ret i32 0

28:
  %29 = phi i64 [ 0, %22 ], [ %31, %38 ]
  %30 = select i1 %23, i64 %29, i64 0
  %31 = add nuw nsw i64 %29, 1
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %19)
  %33 = select i1 %24, i64 %32, i64 %19
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %38

35:
  %36 = mul nsw i64 %29, %25
  %37 = mul nsw i64 %29, %26
  br label %40

38:
  %39 = icmp eq i64 %31, %20
  br i1 %39, label %27, label %28

40:
  %41 = phi i64 [ %30, %35 ], [ %47, %40 ]
  %42 = add nsw i64 %41, %36
  %43 = getelementptr inbounds float, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = add nsw i64 %41, %37
  %46 = getelementptr inbounds float, ptr %6, i64 %45
  store float %44, ptr %46, align 4
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %33
  br i1 %48, label %38, label %40
}

define internal i32 @enzyme_cc.source.LAPACKE_slascl(i32 %0, i8 signext %1, i32 %2, i32 %3, float %4, float %5, i32 %6, i32 %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i32
  %14 = sext i32 %2 to i64
  %15 = sext i32 %3 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %7 to i64
  %18 = select i1 %11, i32 %9, i32 1
  %19 = sext i32 %18 to i64
  %20 = select i1 %11, i32 1, i32 %9
  %21 = sext i32 %20 to i64
  %22 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.sscaled(i32 %13, i64 %14, i64 %15, float %4, float %5, i64 %16, i64 %17, ptr %8, i64 %19, i64 %21)
  ret i32 %22
}

define internal i32 @enzyme_cc.source.LAPACKE_slaset(i32 %0, i8 signext %1, i32 %2, i32 %3, float %4, float %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slaset" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %26

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %7 to i64
  br label %27

26:
  ret i32 0

27:
  %28 = phi i64 [ 0, %22 ], [ %30, %36 ]
  %29 = select i1 %23, i64 %28, i64 0
  %30 = add nuw nsw i64 %28, 1
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %19)
  %32 = select i1 %24, i64 %31, i64 %19
  %33 = icmp slt i64 %29, %32
  br i1 %33, label %34, label %36

34:
  %35 = mul nsw i64 %28, %25
  br label %38

36:
  %37 = icmp eq i64 %30, %20
  br i1 %37, label %26, label %27

38:
  %39 = phi i64 [ %29, %34 ], [ %44, %38 ]
  %40 = icmp eq i64 %39, %28
  %41 = select i1 %40, float %5, float %4
  %42 = add nsw i64 %39, %35
  %43 = getelementptr inbounds float, ptr %6, i64 %42
  store float %41, ptr %43, align 4
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, %32
  br i1 %45, label %36, label %38
}

define internal i32 @enzyme_cc.source.LAPACKE_spbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_spbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @spbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %86

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @spbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i32 %35, 0
  br i1 %37, label %38, label %64

38:
  %39 = icmp sgt i32 %33, 0
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %44 ]
  br i1 %39, label %42, label %44

42:
  %43 = mul nsw i64 %41, %34
  br label %47

44:
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %64, label %40

47:
  %48 = phi i64 [ 0, %42 ], [ %62, %61 ]
  %49 = add nuw nsw i64 %48, %41
  %50 = icmp sge i64 %49, %25
  %51 = sub nsw i64 %49, %25
  %52 = icmp slt i64 %51, %36
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %61

54:
  %55 = add nsw i64 %48, %43
  %56 = getelementptr inbounds float, ptr %29, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = mul nsw i64 %48, %26
  %59 = add nsw i64 %58, %41
  %60 = getelementptr inbounds float, ptr %5, i64 %59
  store float %57, ptr %60, align 4
  br label %61

61:
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %44, label %47

64:
  %65 = load i32, ptr %13, align 4
  %66 = sext i32 %65 to i64
  %67 = icmp sgt i32 %65, 0
  br i1 %67, label %68, label %85

68:
  %69 = phi i64 [ %73, %72 ], [ 0, %64 ]
  br i1 %37, label %70, label %72

70:
  %71 = mul nsw i64 %69, %36
  br label %75

72:
  %73 = add nuw nsw i64 %69, 1
  %74 = icmp eq i64 %73, %66
  br i1 %74, label %85, label %68

75:
  %76 = phi i64 [ 0, %70 ], [ %83, %75 ]
  %77 = add nsw i64 %76, %71
  %78 = getelementptr inbounds float, ptr %32, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = mul nsw i64 %76, %30
  %81 = add nsw i64 %80, %69
  %82 = getelementptr inbounds float, ptr %7, i64 %81
  store float %79, ptr %82, align 4
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, %36
  br i1 %84, label %72, label %75

85:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %86

86:
  %87 = load i32, ptr %16, align 4
  ret i32 %87
}

define internal i32 @enzyme_cc.source.LAPACKE_spbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_spbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i8 %1, ptr %7, align 1
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %5, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %13 = add nsw i32 %3, 1
  store i32 %13, ptr %12, align 4
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @spbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %57

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = sext i32 %3 to i64
  %20 = select i1 %18, i64 %19, i64 0
  %21 = sext i32 %5 to i64
  %22 = sext i32 %13 to i64
  %23 = sext i32 %2 to i64
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %4, i64 %21, i64 %22, i64 %23, i64 %20, i64 %23)
  call void @spbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %24, ptr nonnull %12, ptr nonnull %11, i64 1)
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %56

30:
  %31 = icmp sgt i32 %25, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %26
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %56, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %54, %53 ]
  %41 = add nuw nsw i64 %40, %33
  %42 = icmp sge i64 %41, %20
  %43 = sub nsw i64 %41, %20
  %44 = icmp slt i64 %43, %28
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %53

46:
  %47 = add nsw i64 %40, %35
  %48 = getelementptr inbounds float, ptr %24, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = mul nsw i64 %40, %21
  %51 = add nsw i64 %50, %33
  %52 = getelementptr inbounds float, ptr %4, i64 %51
  store float %49, ptr %52, align 4
  br label %53

53:
  %54 = add nuw nsw i64 %40, 1
  %55 = icmp eq i64 %54, %26
  br i1 %55, label %36, label %39

56:
  call void @free(ptr %24)
  br label %57

57:
  %58 = load i32, ptr %11, align 4
  ret i32 %58
}

define internal i32 @enzyme_cc.source.LAPACKE_spbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_spbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @spbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %58

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @spbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %11, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i32 %35, 0
  br i1 %37, label %38, label %57

38:
  %39 = icmp sgt i32 %33, 0
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %44 ]
  br i1 %39, label %42, label %44

42:
  %43 = mul nsw i64 %41, %34
  br label %47

44:
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %57, label %40

47:
  %48 = phi i64 [ 0, %42 ], [ %55, %47 ]
  %49 = add nsw i64 %48, %43
  %50 = getelementptr inbounds float, ptr %32, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = mul nsw i64 %48, %30
  %53 = add nsw i64 %52, %41
  %54 = getelementptr inbounds float, ptr %7, i64 %53
  store float %51, ptr %54, align 4
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %34
  br i1 %56, label %44, label %47

57:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %58

58:
  %59 = load i32, ptr %16, align 4
  ret i32 %59
}

define internal i32 @enzyme_cc.source.LAPACKE_zgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zgbsv" {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  store i32 %9, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %19 = shl nsw i32 %2, 1
  %20 = add i32 %3, 1
  %21 = add i32 %20, %19
  store i32 %21, ptr %18, align 4
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @zgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %72

24:
  %25 = sext i32 %6 to i64
  %26 = sext i32 %21 to i64
  %27 = sext i32 %1 to i64
  %28 = add nsw i32 %3, %2
  %29 = sext i32 %28 to i64
  %30 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %5, i64 %25, i64 %26, i64 %27, i64 %29, i64 %27)
  %31 = sext i32 %9 to i64
  %32 = sext i32 %4 to i64
  %33 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %8, i64 %31, i64 %27, i64 %32, i64 0, i64 0)
  call void @zgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %30, ptr nonnull %18, ptr %7, ptr %33, ptr nonnull %11, ptr nonnull %17)
  %34 = load i32, ptr %18, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %39, %38
  %41 = sext i32 %40 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.zturned(ptr %30, i64 1, i64 %35, ptr %5, i64 %25, i64 1, i64 %35, i64 %37, i64 %41, i64 %37)
  %42 = load i32, ptr %14, align 4
  %43 = sext i32 %42 to i64
  %44 = icmp sgt i32 %42, 0
  br i1 %44, label %45, label %71

45:
  %46 = icmp sgt i32 %36, 0
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %52, %51 ]
  br i1 %46, label %49, label %51

49:
  %50 = mul nsw i64 %48, %37
  br label %54

51:
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, %43
  br i1 %53, label %71, label %47

54:
  %55 = phi i64 [ 0, %49 ], [ %69, %54 ]
  %56 = add nsw i64 %55, %50
  %57 = shl nsw i64 %56, 1
  %58 = mul nsw i64 %55, %31
  %59 = add nsw i64 %58, %48
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds double, ptr %33, i64 %57
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %8, i64 %60
  store double %62, ptr %63, align 8
  %64 = or i64 %57, 1
  %65 = getelementptr inbounds double, ptr %33, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = or i64 %60, 1
  %68 = getelementptr inbounds double, ptr %8, i64 %67
  store double %66, ptr %68, align 8
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %37
  br i1 %70, label %51, label %54

71:
  call void @free(ptr %30)
  call void @free(ptr %33)
  br label %72

72:
  %73 = load i32, ptr %17, align 4
  ret i32 %73
}

define internal i32 @enzyme_cc.source.LAPACKE_zgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zgbtrf" {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %6, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %16 = shl nsw i32 %3, 1
  %17 = add i32 %4, 1
  %18 = add i32 %17, %16
  store i32 %18, ptr %15, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @zgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %39

21:
  %22 = sext i32 %6 to i64
  %23 = sext i32 %18 to i64
  %24 = sext i32 %2 to i64
  %25 = add nsw i32 %4, %3
  %26 = sext i32 %25 to i64
  %27 = sext i32 %1 to i64
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %5, i64 %22, i64 %23, i64 %24, i64 %26, i64 %27)
  call void @zgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %28, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %29 = load i32, ptr %15, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.zturned(ptr %28, i64 1, i64 %30, ptr %5, i64 %22, i64 1, i64 %30, i64 %32, i64 %36, i64 %38)
  call void @free(ptr %28)
  br label %39

39:
  %40 = load i32, ptr %14, align 4
  ret i32 %40
}

define internal i32 @enzyme_cc.source.LAPACKE_zgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %10, ptr %18, align 4
  store i32 0, ptr %19, align 4
  %21 = shl nsw i32 %3, 1
  %22 = add i32 %4, 1
  %23 = add i32 %22, %21
  store i32 %23, ptr %20, align 4
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @zgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %68

26:
  %27 = sext i32 %7 to i64
  %28 = sext i32 %23 to i64
  %29 = sext i32 %2 to i64
  %30 = add nsw i32 %4, %3
  %31 = sext i32 %30 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %6, i64 %27, i64 %28, i64 %29, i64 %31, i64 %29)
  %33 = sext i32 %10 to i64
  %34 = sext i32 %5 to i64
  %35 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %9, i64 %33, i64 %29, i64 %34, i64 0, i64 0)
  call void @zgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %32, ptr nonnull %20, ptr %8, ptr %35, ptr nonnull %13, ptr nonnull %19, i64 1)
  %36 = load i32, ptr %13, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = icmp sgt i32 %38, 0
  br i1 %40, label %41, label %67

41:
  %42 = icmp sgt i32 %36, 0
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %48, %47 ]
  br i1 %42, label %45, label %47

45:
  %46 = mul nsw i64 %44, %37
  br label %50

47:
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %39
  br i1 %49, label %67, label %43

50:
  %51 = phi i64 [ 0, %45 ], [ %65, %50 ]
  %52 = add nsw i64 %51, %46
  %53 = shl nsw i64 %52, 1
  %54 = mul nsw i64 %51, %33
  %55 = add nsw i64 %54, %44
  %56 = shl nsw i64 %55, 1
  %57 = getelementptr inbounds double, ptr %35, i64 %53
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %9, i64 %56
  store double %58, ptr %59, align 8
  %60 = or i64 %53, 1
  %61 = getelementptr inbounds double, ptr %35, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = or i64 %56, 1
  %64 = getelementptr inbounds double, ptr %9, i64 %63
  store double %62, ptr %64, align 8
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %37
  br i1 %66, label %47, label %50

67:
  call void @free(ptr %32)
  call void @free(ptr %35)
  br label %68

68:
  %69 = load i32, ptr %19, align 4
  ret i32 %69
}

define internal i32 @enzyme_cc.source.LAPACKE_zlacpy(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlacpy" {
  %9 = icmp eq i32 %0, 101
  %10 = or i8 %1, 32
  %11 = sext i8 %10 to i32
  br i1 %9, label %12, label %15

12:
  switch i32 %11, label %13 [
    i32 117, label %15
    i32 108, label %14
  ]

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i32 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = sext i32 %17 to i64
  %20 = sext i32 %16 to i64
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %29

22:
  %23 = icmp eq i32 %18, 108
  %24 = icmp eq i32 %18, 117
  %25 = sext i32 %5 to i64
  %26 = shl nsw i64 %25, 1
  %27 = sext i32 %7 to i64
  %28 = shl nsw i64 %27, 1
  br label %30

29:
  ret i32 0

30:
  %31 = phi i64 [ 0, %22 ], [ %34, %42 ]
  %32 = shl nuw nsw i64 %31, 1
  %33 = select i1 %23, i64 %32, i64 0
  %34 = add nuw nsw i64 %31, 1
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %19)
  %36 = select i1 %24, i64 %35, i64 %19
  %37 = shl nsw i64 %36, 1
  %38 = icmp slt i64 %33, %37
  br i1 %38, label %39, label %42

39:
  %40 = mul nsw i64 %26, %31
  %41 = mul nsw i64 %28, %31
  br label %44

42:
  %43 = icmp eq i64 %34, %20
  br i1 %43, label %29, label %30

44:
  %45 = phi i64 [ %33, %39 ], [ %51, %44 ]
  %46 = add nsw i64 %45, %40
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = add nsw i64 %45, %41
  %50 = getelementptr inbounds double, ptr %6, i64 %49
  store double %48, ptr %50, align 8
  %51 = add nuw nsw i64 %45, 1
  %52 = icmp eq i64 %51, %37
  br i1 %52, label %42, label %44
}

define internal i32 @enzyme_cc.source.LAPACKE_zlascl(i32 %0, i8 signext %1, i32 %2, i32 %3, double %4, double %5, i32 %6, i32 %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i32
  %14 = sext i32 %2 to i64
  %15 = sext i32 %3 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %7 to i64
  %18 = select i1 %11, i32 %9, i32 1
  %19 = sext i32 %18 to i64
  %20 = select i1 %11, i32 1, i32 %9
  %21 = sext i32 %20 to i64
  %22 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.zscaled(i32 %13, i64 %14, i64 %15, double %4, double %5, i64 %16, i64 %17, ptr %8, i64 %19, i64 %21)
  ret i32 %22
}

define internal i32 @enzyme_cc.source.LAPACKE_zlaset(i32 %0, i8 signext %1, i32 %2, i32 %3, double %4, double %5, double %6, double %7, ptr %8, i32 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlaset" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i32
  br i1 %11, label %14, label %17

14:
  switch i32 %13, label %15 [
    i32 117, label %17
    i32 108, label %16
  ]

15:
  br label %17

16:
  br label %17

17:
  %18 = phi i32 [ %2, %14 ], [ %2, %15 ], [ %2, %16 ], [ %3, %10 ]
  %19 = phi i32 [ %3, %14 ], [ %3, %15 ], [ %3, %16 ], [ %2, %10 ]
  %20 = phi i32 [ 108, %14 ], [ %13, %15 ], [ 117, %16 ], [ %13, %10 ]
  %21 = sext i32 %19 to i64
  %22 = sext i32 %18 to i64
  %23 = icmp sgt i32 %18, 0
  br i1 %23, label %24, label %28

24:
  %25 = icmp eq i32 %20, 108
  %26 = icmp eq i32 %20, 117
  %27 = sext i32 %9 to i64
  br label %29

28:
  ret i32 0

29:
  %30 = phi i64 [ 0, %24 ], [ %32, %50 ]
  %31 = select i1 %25, i64 %30, i64 0
  %32 = add nuw nsw i64 %30, 1
  %33 = tail call i64 @llvm.smin.i64(i64 %32, i64 %21)
  %34 = select i1 %26, i64 %33, i64 %21
  %35 = icmp slt i64 %31, %34
  br i1 %35, label %36, label %50

36:
  %37 = mul nsw i64 %30, %27
  br label %38

38:
  %39 = phi i64 [ %31, %36 ], [ %48, %38 ]
  %40 = icmp eq i64 %39, %30
  %41 = add nsw i64 %39, %37
  %42 = shl nsw i64 %41, 1
  %43 = select i1 %40, double %6, double %4
  %44 = getelementptr inbounds double, ptr %8, i64 %42
  store double %43, ptr %44, align 8
  %45 = select i1 %40, double %7, double %5
  %46 = or i64 %42, 1
  %47 = getelementptr inbounds double, ptr %8, i64 %46
  store double %45, ptr %47, align 8
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %34
  br i1 %49, label %50, label %38

50:
  %51 = icmp eq i64 %32, %22
  br i1 %51, label %28, label %29
}

define internal i32 @enzyme_cc.source.LAPACKE_zpbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zpbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @zpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %67

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @zpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.zturned(ptr %29, i64 1, i64 %34, ptr %5, i64 %26, i64 1, i64 %34, i64 %36, i64 %25, i64 %36)
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp sgt i32 %37, 0
  br i1 %39, label %40, label %66

40:
  %41 = icmp sgt i32 %35, 0
  br label %42

42:
  %43 = phi i64 [ 0, %40 ], [ %47, %46 ]
  br i1 %41, label %44, label %46

44:
  %45 = mul nsw i64 %43, %36
  br label %49

46:
  %47 = add nuw nsw i64 %43, 1
  %48 = icmp eq i64 %47, %38
  br i1 %48, label %66, label %42

49:
  %50 = phi i64 [ 0, %44 ], [ %64, %49 ]
  %51 = add nsw i64 %50, %45
  %52 = shl nsw i64 %51, 1
  %53 = mul nsw i64 %50, %30
  %54 = add nsw i64 %53, %43
  %55 = shl nsw i64 %54, 1
  %56 = getelementptr inbounds double, ptr %32, i64 %52
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %7, i64 %55
  store double %57, ptr %58, align 8
  %59 = or i64 %52, 1
  %60 = getelementptr inbounds double, ptr %32, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = or i64 %55, 1
  %63 = getelementptr inbounds double, ptr %7, i64 %62
  store double %61, ptr %63, align 8
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %36
  br i1 %65, label %46, label %49

66:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %67

67:
  %68 = load i32, ptr %16, align 4
  ret i32 %68
}

define internal i32 @enzyme_cc.source.LAPACKE_zpbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zpbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i8 %1, ptr %7, align 1
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %5, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %13 = add nsw i32 %3, 1
  store i32 %13, ptr %12, align 4
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @zpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %29

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = sext i32 %3 to i64
  %20 = select i1 %18, i64 %19, i64 0
  %21 = sext i32 %5 to i64
  %22 = sext i32 %13 to i64
  %23 = sext i32 %2 to i64
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %4, i64 %21, i64 %22, i64 %23, i64 %20, i64 %23)
  call void @zpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %24, ptr nonnull %12, ptr nonnull %11, i64 1)
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  call void @enzyme_cc.source.__enzyme_cc.lapack.zturned(ptr %24, i64 1, i64 %26, ptr %4, i64 %21, i64 1, i64 %26, i64 %28, i64 %20, i64 %28)
  call void @free(ptr %24)
  br label %29

29:
  %30 = load i32, ptr %11, align 4
  ret i32 %30
}

define internal i32 @enzyme_cc.source.LAPACKE_zpbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zpbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store i32 %8, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %18 = add nsw i32 %3, 1
  store i32 %18, ptr %17, align 4
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @zpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %65

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = sext i32 %3 to i64
  %25 = select i1 %23, i64 %24, i64 0
  %26 = sext i32 %6 to i64
  %27 = sext i32 %18 to i64
  %28 = sext i32 %2 to i64
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %5, i64 %26, i64 %27, i64 %28, i64 %25, i64 %28)
  %30 = sext i32 %8 to i64
  %31 = sext i32 %4 to i64
  %32 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %7, i64 %30, i64 %28, i64 %31, i64 0, i64 0)
  call void @zpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %29, ptr nonnull %17, ptr %32, ptr nonnull %11, ptr nonnull %16, i64 1)
  %33 = load i32, ptr %11, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i32 %35, 0
  br i1 %37, label %38, label %64

38:
  %39 = icmp sgt i32 %33, 0
  br label %40

40:
  %41 = phi i64 [ 0, %38 ], [ %45, %44 ]
  br i1 %39, label %42, label %44

42:
  %43 = mul nsw i64 %41, %34
  br label %47

44:
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %64, label %40

47:
  %48 = phi i64 [ 0, %42 ], [ %62, %47 ]
  %49 = add nsw i64 %48, %43
  %50 = shl nsw i64 %49, 1
  %51 = mul nsw i64 %48, %30
  %52 = add nsw i64 %51, %41
  %53 = shl nsw i64 %52, 1
  %54 = getelementptr inbounds double, ptr %32, i64 %50
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %7, i64 %53
  store double %55, ptr %56, align 8
  %57 = or i64 %50, 1
  %58 = getelementptr inbounds double, ptr %32, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = or i64 %53, 1
  %61 = getelementptr inbounds double, ptr %7, i64 %60
  store double %59, ptr %61, align 8
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %44, label %47

64:
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %65

65:
  %66 = load i32, ptr %16, align 4
  ret i32 %66
}

define internal i32 @enzyme_cc.source.__enzyme_cc.lapack.cscaled(i32 %0, i64 %1, i64 %2, float %3, float %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.cscaled" {
  %11 = fcmp ueq float %3, 0.000000e+00
  br i1 %11, label %106, label %12

12:
  %13 = fcmp uno float %4, 0.000000e+00
  br i1 %13, label %106, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i32 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i32 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i32 %0, 122
  %21 = add nsw i64 %2, %1
  %22 = shl nsw i64 %1, 1
  %23 = add i64 %19, %22
  %24 = add nsw i64 %21, %5
  %25 = select i1 %18, i64 %19, i64 %5
  br label %27

26:
  br i1 %51, label %27, label %106

27:
  %28 = phi float [ %3, %14 ], [ %52, %26 ]
  %29 = phi float [ %4, %14 ], [ %50, %26 ]
  %30 = fmul float %28, 0x3810000000000000
  %31 = fmul float %29, 0x3810000000000000
  %32 = fcmp oeq float %30, %28
  br i1 %32, label %33, label %35

33:
  %34 = fdiv float %29, %28
  br label %49

35:
  %36 = fcmp oeq float %31, %29
  br i1 %36, label %49, label %37

37:
  %38 = tail call float @llvm.fabs.f32(float %30)
  %39 = tail call float @llvm.fabs.f32(float %29)
  %40 = fcmp ogt float %38, %39
  %41 = fcmp une float %29, 0.000000e+00
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %49, label %43

43:
  %44 = tail call float @llvm.fabs.f32(float %31)
  %45 = tail call float @llvm.fabs.f32(float %28)
  %46 = fcmp ogt float %44, %45
  br i1 %46, label %49, label %47

47:
  %48 = fdiv float %29, %28
  br label %49

49:
  %50 = phi float [ %29, %33 ], [ %29, %47 ], [ %29, %35 ], [ %29, %37 ], [ %31, %43 ]
  %51 = phi i1 [ false, %33 ], [ false, %47 ], [ false, %35 ], [ true, %37 ], [ true, %43 ]
  %52 = phi float [ %28, %33 ], [ %28, %47 ], [ %28, %35 ], [ %30, %37 ], [ %28, %43 ]
  %53 = phi float [ %34, %33 ], [ %48, %47 ], [ %29, %35 ], [ 0x3810000000000000, %37 ], [ 0x47D0000000000000, %43 ]
  br i1 %15, label %54, label %26

54:
  %55 = phi i64 [ %104, %103 ], [ 0, %49 ]
  %56 = select i1 %16, i64 %55, i64 0
  switch i32 %0, label %73 [
    i32 117, label %57
    i32 104, label %60
    i32 98, label %63
  ]

57:
  %58 = add nuw nsw i64 %55, 1
  %59 = tail call i64 @llvm.smin.i64(i64 %5, i64 %58)
  br label %66

60:
  %61 = add nuw nsw i64 %55, 2
  %62 = tail call i64 @llvm.smin.i64(i64 %5, i64 %61)
  br label %66

63:
  %64 = sub nsw i64 %6, %55
  %65 = tail call i64 @llvm.smin.i64(i64 %17, i64 %64)
  br label %66

66:
  %67 = phi i64 [ %62, %60 ], [ %59, %57 ], [ %65, %63 ]
  %68 = icmp slt i64 %55, %2
  %69 = sub nsw i64 %2, %55
  %70 = select i1 %68, i64 %69, i64 0
  %71 = select i1 %18, i64 %70, i64 %56
  %72 = select i1 %18, i64 %19, i64 %67
  br label %83

73:
  %74 = icmp slt i64 %55, %2
  %75 = sub nsw i64 %2, %55
  %76 = select i1 %74, i64 %75, i64 0
  %77 = select i1 %18, i64 %76, i64 %56
  br i1 %20, label %78, label %83

78:
  %79 = sub nsw i64 %21, %55
  %80 = select i1 %74, i64 %79, i64 %1
  %81 = sub i64 %24, %55
  %82 = tail call i64 @llvm.smin.i64(i64 %23, i64 %81)
  br label %83

83:
  %84 = phi i64 [ %80, %78 ], [ %77, %73 ], [ %71, %66 ]
  %85 = phi i64 [ %82, %78 ], [ %25, %73 ], [ %72, %66 ]
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %87, label %103

87:
  %88 = mul nsw i64 %55, %9
  br label %89

89:
  %90 = phi i64 [ %84, %87 ], [ %101, %89 ]
  %91 = mul nsw i64 %90, %8
  %92 = add nsw i64 %91, %88
  %93 = shl nsw i64 %92, 1
  %94 = getelementptr inbounds float, ptr %7, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fmul float %53, %95
  store float %96, ptr %94, align 4
  %97 = or i64 %93, 1
  %98 = getelementptr inbounds float, ptr %7, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fmul float %53, %99
  store float %100, ptr %98, align 4
  %101 = add nsw i64 %90, 1
  %102 = icmp eq i64 %101, %85
  br i1 %102, label %103, label %89

103:
  %104 = add nuw nsw i64 %55, 1
  %105 = icmp eq i64 %104, %6
  br i1 %105, label %26, label %54

106:
  %107 = phi i32 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i32 %107
}

define internal i32 @enzyme_cc.source.__enzyme_cc.lapack.dscaled(i32 %0, i64 %1, i64 %2, double %3, double %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.dscaled" {
  %11 = fcmp ueq double %3, 0.000000e+00
  br i1 %11, label %101, label %12

12:
  %13 = fcmp uno double %4, 0.000000e+00
  br i1 %13, label %101, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i32 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i32 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i32 %0, 122
  %21 = add nsw i64 %2, %1
  %22 = shl nsw i64 %1, 1
  %23 = add i64 %19, %22
  %24 = add nsw i64 %21, %5
  %25 = select i1 %18, i64 %19, i64 %5
  br label %27

26:
  br i1 %51, label %27, label %101

27:
  %28 = phi double [ %3, %14 ], [ %52, %26 ]
  %29 = phi double [ %4, %14 ], [ %50, %26 ]
  %30 = fmul double %28, 0x10000000000000
  %31 = fmul double %29, 0x10000000000000
  %32 = fcmp oeq double %30, %28
  br i1 %32, label %33, label %35

33:
  %34 = fdiv double %29, %28
  br label %49

35:
  %36 = fcmp oeq double %31, %29
  br i1 %36, label %49, label %37

37:
  %38 = tail call double @llvm.fabs.f64(double %30)
  %39 = tail call double @llvm.fabs.f64(double %29)
  %40 = fcmp ogt double %38, %39
  %41 = fcmp une double %29, 0.000000e+00
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %49, label %43

43:
  %44 = tail call double @llvm.fabs.f64(double %31)
  %45 = tail call double @llvm.fabs.f64(double %28)
  %46 = fcmp ogt double %44, %45
  br i1 %46, label %49, label %47

47:
  %48 = fdiv double %29, %28
  br label %49

49:
  %50 = phi double [ %29, %33 ], [ %29, %47 ], [ %29, %35 ], [ %29, %37 ], [ %31, %43 ]
  %51 = phi i1 [ false, %33 ], [ false, %47 ], [ false, %35 ], [ true, %37 ], [ true, %43 ]
  %52 = phi double [ %28, %33 ], [ %28, %47 ], [ %28, %35 ], [ %30, %37 ], [ %28, %43 ]
  %53 = phi double [ %34, %33 ], [ %48, %47 ], [ %29, %35 ], [ 0x10000000000000, %37 ], [ 0x7FD0000000000000, %43 ]
  br i1 %15, label %54, label %26

54:
  %55 = phi i64 [ %99, %98 ], [ 0, %49 ]
  %56 = select i1 %16, i64 %55, i64 0
  switch i32 %0, label %73 [
    i32 117, label %57
    i32 104, label %60
    i32 98, label %63
  ]

57:
  %58 = add nuw nsw i64 %55, 1
  %59 = tail call i64 @llvm.smin.i64(i64 %5, i64 %58)
  br label %66

60:
  %61 = add nuw nsw i64 %55, 2
  %62 = tail call i64 @llvm.smin.i64(i64 %5, i64 %61)
  br label %66

63:
  %64 = sub nsw i64 %6, %55
  %65 = tail call i64 @llvm.smin.i64(i64 %17, i64 %64)
  br label %66

66:
  %67 = phi i64 [ %62, %60 ], [ %59, %57 ], [ %65, %63 ]
  %68 = icmp slt i64 %55, %2
  %69 = sub nsw i64 %2, %55
  %70 = select i1 %68, i64 %69, i64 0
  %71 = select i1 %18, i64 %70, i64 %56
  %72 = select i1 %18, i64 %19, i64 %67
  br label %83

73:
  %74 = icmp slt i64 %55, %2
  %75 = sub nsw i64 %2, %55
  %76 = select i1 %74, i64 %75, i64 0
  %77 = select i1 %18, i64 %76, i64 %56
  br i1 %20, label %78, label %83

78:
  %79 = sub nsw i64 %21, %55
  %80 = select i1 %74, i64 %79, i64 %1
  %81 = sub i64 %24, %55
  %82 = tail call i64 @llvm.smin.i64(i64 %23, i64 %81)
  br label %83

83:
  %84 = phi i64 [ %80, %78 ], [ %77, %73 ], [ %71, %66 ]
  %85 = phi i64 [ %82, %78 ], [ %25, %73 ], [ %72, %66 ]
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %87, label %98

87:
  %88 = mul nsw i64 %55, %9
  br label %89

89:
  %90 = phi i64 [ %84, %87 ], [ %96, %89 ]
  %91 = mul nsw i64 %90, %8
  %92 = add nsw i64 %91, %88
  %93 = getelementptr inbounds double, ptr %7, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul double %53, %94
  store double %95, ptr %93, align 8
  %96 = add nsw i64 %90, 1
  %97 = icmp eq i64 %96, %85
  br i1 %97, label %98, label %89

98:
  %99 = add nuw nsw i64 %55, 1
  %100 = icmp eq i64 %99, %6
  br i1 %100, label %26, label %54

101:
  %102 = phi i32 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i32 %102
}

define internal i32 @enzyme_cc.source.__enzyme_cc.lapack.sscaled(i32 %0, i64 %1, i64 %2, float %3, float %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.sscaled" {
  %11 = fcmp ueq float %3, 0.000000e+00
  br i1 %11, label %101, label %12

12:
  %13 = fcmp uno float %4, 0.000000e+00
  br i1 %13, label %101, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i32 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i32 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i32 %0, 122
  %21 = add nsw i64 %2, %1
  %22 = shl nsw i64 %1, 1
  %23 = add i64 %19, %22
  %24 = add nsw i64 %21, %5
  %25 = select i1 %18, i64 %19, i64 %5
  br label %27

26:
  br i1 %51, label %27, label %101

27:
  %28 = phi float [ %3, %14 ], [ %52, %26 ]
  %29 = phi float [ %4, %14 ], [ %50, %26 ]
  %30 = fmul float %28, 0x3810000000000000
  %31 = fmul float %29, 0x3810000000000000
  %32 = fcmp oeq float %30, %28
  br i1 %32, label %33, label %35

33:
  %34 = fdiv float %29, %28
  br label %49

35:
  %36 = fcmp oeq float %31, %29
  br i1 %36, label %49, label %37

37:
  %38 = tail call float @llvm.fabs.f32(float %30)
  %39 = tail call float @llvm.fabs.f32(float %29)
  %40 = fcmp ogt float %38, %39
  %41 = fcmp une float %29, 0.000000e+00
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %49, label %43

43:
  %44 = tail call float @llvm.fabs.f32(float %31)
  %45 = tail call float @llvm.fabs.f32(float %28)
  %46 = fcmp ogt float %44, %45
  br i1 %46, label %49, label %47

47:
  %48 = fdiv float %29, %28
  br label %49

49:
  %50 = phi float [ %29, %33 ], [ %29, %47 ], [ %29, %35 ], [ %29, %37 ], [ %31, %43 ]
  %51 = phi i1 [ false, %33 ], [ false, %47 ], [ false, %35 ], [ true, %37 ], [ true, %43 ]
  %52 = phi float [ %28, %33 ], [ %28, %47 ], [ %28, %35 ], [ %30, %37 ], [ %28, %43 ]
  %53 = phi float [ %34, %33 ], [ %48, %47 ], [ %29, %35 ], [ 0x3810000000000000, %37 ], [ 0x47D0000000000000, %43 ]
  br i1 %15, label %54, label %26

54:
  %55 = phi i64 [ %99, %98 ], [ 0, %49 ]
  %56 = select i1 %16, i64 %55, i64 0
  switch i32 %0, label %73 [
    i32 117, label %57
    i32 104, label %60
    i32 98, label %63
  ]

57:
  %58 = add nuw nsw i64 %55, 1
  %59 = tail call i64 @llvm.smin.i64(i64 %5, i64 %58)
  br label %66

60:
  %61 = add nuw nsw i64 %55, 2
  %62 = tail call i64 @llvm.smin.i64(i64 %5, i64 %61)
  br label %66

63:
  %64 = sub nsw i64 %6, %55
  %65 = tail call i64 @llvm.smin.i64(i64 %17, i64 %64)
  br label %66

66:
  %67 = phi i64 [ %62, %60 ], [ %59, %57 ], [ %65, %63 ]
  %68 = icmp slt i64 %55, %2
  %69 = sub nsw i64 %2, %55
  %70 = select i1 %68, i64 %69, i64 0
  %71 = select i1 %18, i64 %70, i64 %56
  %72 = select i1 %18, i64 %19, i64 %67
  br label %83

73:
  %74 = icmp slt i64 %55, %2
  %75 = sub nsw i64 %2, %55
  %76 = select i1 %74, i64 %75, i64 0
  %77 = select i1 %18, i64 %76, i64 %56
  br i1 %20, label %78, label %83

78:
  %79 = sub nsw i64 %21, %55
  %80 = select i1 %74, i64 %79, i64 %1
  %81 = sub i64 %24, %55
  %82 = tail call i64 @llvm.smin.i64(i64 %23, i64 %81)
  br label %83

83:
  %84 = phi i64 [ %80, %78 ], [ %77, %73 ], [ %71, %66 ]
  %85 = phi i64 [ %82, %78 ], [ %25, %73 ], [ %72, %66 ]
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %87, label %98

87:
  %88 = mul nsw i64 %55, %9
  br label %89

89:
  %90 = phi i64 [ %84, %87 ], [ %96, %89 ]
  %91 = mul nsw i64 %90, %8
  %92 = add nsw i64 %91, %88
  %93 = getelementptr inbounds float, ptr %7, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fmul float %53, %94
  store float %95, ptr %93, align 4
  %96 = add nsw i64 %90, 1
  %97 = icmp eq i64 %96, %85
  br i1 %97, label %98, label %89

98:
  %99 = add nuw nsw i64 %55, 1
  %100 = icmp eq i64 %99, %6
  br i1 %100, label %26, label %54

101:
  %102 = phi i32 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i32 %102
}

define internal i32 @enzyme_cc.source.__enzyme_cc.lapack.zscaled(i32 %0, i64 %1, i64 %2, double %3, double %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.zscaled" {
  %11 = fcmp ueq double %3, 0.000000e+00
  br i1 %11, label %106, label %12

12:
  %13 = fcmp uno double %4, 0.000000e+00
  br i1 %13, label %106, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i32 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i32 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i32 %0, 122
  %21 = add nsw i64 %2, %1
  %22 = shl nsw i64 %1, 1
  %23 = add i64 %19, %22
  %24 = add nsw i64 %21, %5
  %25 = select i1 %18, i64 %19, i64 %5
  br label %27

26:
  br i1 %51, label %27, label %106

27:
  %28 = phi double [ %3, %14 ], [ %52, %26 ]
  %29 = phi double [ %4, %14 ], [ %50, %26 ]
  %30 = fmul double %28, 0x10000000000000
  %31 = fmul double %29, 0x10000000000000
  %32 = fcmp oeq double %30, %28
  br i1 %32, label %33, label %35

33:
  %34 = fdiv double %29, %28
  br label %49

35:
  %36 = fcmp oeq double %31, %29
  br i1 %36, label %49, label %37

37:
  %38 = tail call double @llvm.fabs.f64(double %30)
  %39 = tail call double @llvm.fabs.f64(double %29)
  %40 = fcmp ogt double %38, %39
  %41 = fcmp une double %29, 0.000000e+00
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %49, label %43

43:
  %44 = tail call double @llvm.fabs.f64(double %31)
  %45 = tail call double @llvm.fabs.f64(double %28)
  %46 = fcmp ogt double %44, %45
  br i1 %46, label %49, label %47

47:
  %48 = fdiv double %29, %28
  br label %49

49:
  %50 = phi double [ %29, %33 ], [ %29, %47 ], [ %29, %35 ], [ %29, %37 ], [ %31, %43 ]
  %51 = phi i1 [ false, %33 ], [ false, %47 ], [ false, %35 ], [ true, %37 ], [ true, %43 ]
  %52 = phi double [ %28, %33 ], [ %28, %47 ], [ %28, %35 ], [ %30, %37 ], [ %28, %43 ]
  %53 = phi double [ %34, %33 ], [ %48, %47 ], [ %29, %35 ], [ 0x10000000000000, %37 ], [ 0x7FD0000000000000, %43 ]
  br i1 %15, label %54, label %26

54:
  %55 = phi i64 [ %104, %103 ], [ 0, %49 ]
  %56 = select i1 %16, i64 %55, i64 0
  switch i32 %0, label %73 [
    i32 117, label %57
    i32 104, label %60
    i32 98, label %63
  ]

57:
  %58 = add nuw nsw i64 %55, 1
  %59 = tail call i64 @llvm.smin.i64(i64 %5, i64 %58)
  br label %66

60:
  %61 = add nuw nsw i64 %55, 2
  %62 = tail call i64 @llvm.smin.i64(i64 %5, i64 %61)
  br label %66

63:
  %64 = sub nsw i64 %6, %55
  %65 = tail call i64 @llvm.smin.i64(i64 %17, i64 %64)
  br label %66

66:
  %67 = phi i64 [ %62, %60 ], [ %59, %57 ], [ %65, %63 ]
  %68 = icmp slt i64 %55, %2
  %69 = sub nsw i64 %2, %55
  %70 = select i1 %68, i64 %69, i64 0
  %71 = select i1 %18, i64 %70, i64 %56
  %72 = select i1 %18, i64 %19, i64 %67
  br label %83

73:
  %74 = icmp slt i64 %55, %2
  %75 = sub nsw i64 %2, %55
  %76 = select i1 %74, i64 %75, i64 0
  %77 = select i1 %18, i64 %76, i64 %56
  br i1 %20, label %78, label %83

78:
  %79 = sub nsw i64 %21, %55
  %80 = select i1 %74, i64 %79, i64 %1
  %81 = sub i64 %24, %55
  %82 = tail call i64 @llvm.smin.i64(i64 %23, i64 %81)
  br label %83

83:
  %84 = phi i64 [ %80, %78 ], [ %77, %73 ], [ %71, %66 ]
  %85 = phi i64 [ %82, %78 ], [ %25, %73 ], [ %72, %66 ]
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %87, label %103

87:
  %88 = mul nsw i64 %55, %9
  br label %89

89:
  %90 = phi i64 [ %84, %87 ], [ %101, %89 ]
  %91 = mul nsw i64 %90, %8
  %92 = add nsw i64 %91, %88
  %93 = shl nsw i64 %92, 1
  %94 = getelementptr inbounds double, ptr %7, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fmul double %53, %95
  store double %96, ptr %94, align 8
  %97 = or i64 %93, 1
  %98 = getelementptr inbounds double, ptr %7, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fmul double %53, %99
  store double %100, ptr %98, align 8
  %101 = add nsw i64 %90, 1
  %102 = icmp eq i64 %101, %85
  br i1 %102, label %103, label %89

103:
  %104 = add nuw nsw i64 %55, 1
  %105 = icmp eq i64 %104, %6
  br i1 %105, label %26, label %54

106:
  %107 = phi i32 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i32 %107
}

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack.ccolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.ccolumns" {
  %7 = shl i64 %2, 3
  %8 = mul i64 %7, %3
  %9 = add i64 %8, 8
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:
  tail call void @abort()
  br label %13

13:
  tail call void @enzyme_cc.source.__enzyme_cc.lapack.cturned(ptr %0, i64 %1, i64 1, ptr %10, i64 1, i64 %2, i64 %2, i64 %3, i64 %4, i64 %5)
  ret ptr %10
}

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack.dcolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.dcolumns" {
  %7 = shl i64 %2, 3
  %8 = mul i64 %7, %3
  %9 = add i64 %8, 8
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:
  tail call void @abort()
  br label %13

13:
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %43

15:
  %16 = icmp sgt i64 %2, 0
  %17 = icmp eq i64 %5, 0
  br label %18

18:
  %19 = phi i64 [ 0, %15 ], [ %23, %22 ]
  br i1 %16, label %20, label %22

20:
  %21 = mul nsw i64 %19, %2
  br label %25

22:
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %3
  br i1 %24, label %43, label %18

25:
  %26 = phi i64 [ 0, %20 ], [ %41, %40 ]
  br i1 %17, label %33, label %27

27:
  %28 = add nuw nsw i64 %26, %19
  %29 = icmp sge i64 %28, %4
  %30 = sub nsw i64 %28, %4
  %31 = icmp slt i64 %30, %5
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %40

33:
  %34 = mul nsw i64 %26, %1
  %35 = add nsw i64 %34, %19
  %36 = getelementptr inbounds double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = add nsw i64 %26, %21
  %39 = getelementptr inbounds double, ptr %10, i64 %38
  store double %37, ptr %39, align 8
  br label %40

40:
  %41 = add nuw nsw i64 %26, 1
  %42 = icmp eq i64 %41, %2
  br i1 %42, label %22, label %25

43:
  ret ptr %10
}

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack.scolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.scolumns" {
  %7 = shl i64 %2, 2
  %8 = mul i64 %7, %3
  %9 = add i64 %8, 4
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:
  tail call void @abort()
  br label %13

13:
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %43

15:
  %16 = icmp sgt i64 %2, 0
  %17 = icmp eq i64 %5, 0
  br label %18

18:
  %19 = phi i64 [ 0, %15 ], [ %23, %22 ]
  br i1 %16, label %20, label %22

20:
  %21 = mul nsw i64 %19, %2
  br label %25

22:
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %3
  br i1 %24, label %43, label %18

25:
  %26 = phi i64 [ 0, %20 ], [ %41, %40 ]
  br i1 %17, label %33, label %27

27:
  %28 = add nuw nsw i64 %26, %19
  %29 = icmp sge i64 %28, %4
  %30 = sub nsw i64 %28, %4
  %31 = icmp slt i64 %30, %5
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %40

33:
  %34 = mul nsw i64 %26, %1
  %35 = add nsw i64 %34, %19
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = add nsw i64 %26, %21
  %39 = getelementptr inbounds float, ptr %10, i64 %38
  store float %37, ptr %39, align 4
  br label %40

40:
  %41 = add nuw nsw i64 %26, 1
  %42 = icmp eq i64 %41, %2
  br i1 %42, label %22, label %25

43:
  ret ptr %10
}

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack.zcolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.zcolumns" {
  %7 = shl i64 %2, 4
  %8 = mul i64 %7, %3
  %9 = add i64 %8, 16
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:
  tail call void @abort()
  br label %13

13:
  tail call void @enzyme_cc.source.__enzyme_cc.lapack.zturned(ptr %0, i64 %1, i64 1, ptr %10, i64 1, i64 %2, i64 %2, i64 %3, i64 %4, i64 %5)
  ret ptr %10
}

define internal void @enzyme_cc.source.__enzyme_cc.lapack.cturned(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.cturned" {
  %11 = icmp sgt i64 %7, 0
  br i1 %11, label %12, label %20

12:
  %13 = icmp sgt i64 %6, 0
  %14 = icmp eq i64 %9, 0
  br label %15

15:
  %16 = phi i64 [ 0, %12 ], [ %22, %21 ]
  br i1 %13, label %17, label %21

17:
  %18 = mul nsw i64 %16, %2
  %19 = mul nsw i64 %16, %5
  br label %24

20:
  ret void

21:
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %20, label %15

24:
  %25 = phi i64 [ 0, %17 ], [ %48, %47 ]
  br i1 %14, label %32, label %26

26:
  %27 = add nuw nsw i64 %25, %16
  %28 = icmp sge i64 %27, %8
  %29 = sub nsw i64 %27, %8
  %30 = icmp slt i64 %29, %9
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %47

32:
  %33 = mul nsw i64 %25, %1
  %34 = add nsw i64 %33, %18
  %35 = shl nsw i64 %34, 1
  %36 = mul nsw i64 %25, %4
  %37 = add nsw i64 %36, %19
  %38 = shl nsw i64 %37, 1
  %39 = getelementptr inbounds float, ptr %0, i64 %35
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds float, ptr %3, i64 %38
  store float %40, ptr %41, align 4
  %42 = or i64 %35, 1
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = or i64 %38, 1
  %46 = getelementptr inbounds float, ptr %3, i64 %45
  store float %44, ptr %46, align 4
  br label %47

47:
  %48 = add nuw nsw i64 %25, 1
  %49 = icmp eq i64 %48, %6
  br i1 %49, label %21, label %24
}

define internal void @enzyme_cc.source.__enzyme_cc.lapack.zturned(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack.zturned" {
  %11 = icmp sgt i64 %7, 0
  br i1 %11, label %12, label %20

12:
  %13 = icmp sgt i64 %6, 0
  %14 = icmp eq i64 %9, 0
  br label %15

15:
  %16 = phi i64 [ 0, %12 ], [ %22, %21 ]
  br i1 %13, label %17, label %21

17:
  %18 = mul nsw i64 %16, %2
  %19 = mul nsw i64 %16, %5
  br label %24

20:
  ret void

21:
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %20, label %15

24:
  %25 = phi i64 [ 0, %17 ], [ %48, %47 ]
  br i1 %14, label %32, label %26

26:
  %27 = add nuw nsw i64 %25, %16
  %28 = icmp sge i64 %27, %8
  %29 = sub nsw i64 %27, %8
  %30 = icmp slt i64 %29, %9
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %47

32:
  %33 = mul nsw i64 %25, %1
  %34 = add nsw i64 %33, %18
  %35 = shl nsw i64 %34, 1
  %36 = mul nsw i64 %25, %4
  %37 = add nsw i64 %36, %19
  %38 = shl nsw i64 %37, 1
  %39 = getelementptr inbounds double, ptr %0, i64 %35
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %3, i64 %38
  store double %40, ptr %41, align 8
  %42 = or i64 %35, 1
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = or i64 %38, 1
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  store double %44, ptr %46, align 8
  br label %47

47:
  %48 = add nuw nsw i64 %25, 1
  %49 = icmp eq i64 %48, %6
  br i1 %49, label %21, label %24
}

define internal void @enzyme_cc.source.cblas_cgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_cgemm_batch" {
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %38

18:
  %19 = zext i32 %14 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %41, %39 ]
  %22 = phi i64 [ 0, %18 ], [ %40, %39 ]
  %23 = getelementptr inbounds i32, ptr %15, i64 %21
  %24 = load i32, ptr %23, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %39

26:
  %27 = getelementptr inbounds i32, ptr %1, i64 %21
  %28 = getelementptr inbounds i32, ptr %2, i64 %21
  %29 = getelementptr inbounds i32, ptr %3, i64 %21
  %30 = getelementptr inbounds i32, ptr %4, i64 %21
  %31 = getelementptr inbounds i32, ptr %5, i64 %21
  %32 = shl nuw nsw i64 %21, 1
  %33 = getelementptr inbounds float, ptr %6, i64 %32
  %34 = getelementptr inbounds i32, ptr %8, i64 %21
  %35 = getelementptr inbounds i32, ptr %10, i64 %21
  %36 = getelementptr inbounds float, ptr %11, i64 %32
  %37 = getelementptr inbounds i32, ptr %13, i64 %21
  br label %43

38:
  ret void

39:
  %40 = phi i64 [ %22, %20 ], [ %61, %43 ]
  %41 = add nuw nsw i64 %21, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %38, label %20

43:
  %44 = phi i32 [ 0, %26 ], [ %60, %43 ]
  %45 = phi i64 [ %22, %26 ], [ %61, %43 ]
  %46 = load i32, ptr %27, align 4
  %47 = load i32, ptr %28, align 4
  %48 = load i32, ptr %29, align 4
  %49 = load i32, ptr %30, align 4
  %50 = load i32, ptr %31, align 4
  %51 = getelementptr inbounds ptr, ptr %7, i64 %45
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %34, align 4
  %54 = getelementptr inbounds ptr, ptr %9, i64 %45
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %35, align 4
  %57 = getelementptr inbounds ptr, ptr %12, i64 %45
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %37, align 4
  tail call void @cblas_cgemm(i32 %0, i32 %46, i32 %47, i32 %48, i32 %49, i32 %50, ptr %33, ptr %52, i32 %53, ptr %55, i32 %56, ptr %36, ptr %58, i32 %59)
  %60 = add nuw nsw i32 %44, 1
  %61 = add nsw i64 %45, 1
  %62 = load i32, ptr %23, align 4
  %63 = icmp slt i32 %60, %62
  br i1 %63, label %43, label %39
}

define internal void @enzyme_cc.source.cblas_cgemm_batch_strided(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_cgemm_batch_strided" {
  %19 = sext i32 %17 to i64
  %20 = icmp sgt i32 %17, 0
  br i1 %20, label %21, label %28

21:
  %22 = sext i32 %9 to i64
  %23 = shl nsw i64 %22, 1
  %24 = sext i32 %12 to i64
  %25 = shl nsw i64 %24, 1
  %26 = sext i32 %16 to i64
  %27 = shl nsw i64 %26, 1
  br label %29

28:
  ret void

29:
  %30 = phi i64 [ 0, %21 ], [ %37, %29 ]
  %31 = mul nsw i64 %23, %30
  %32 = getelementptr inbounds float, ptr %7, i64 %31
  %33 = mul nsw i64 %25, %30
  %34 = getelementptr inbounds float, ptr %10, i64 %33
  %35 = mul nsw i64 %27, %30
  %36 = getelementptr inbounds float, ptr %14, i64 %35
  tail call void @cblas_cgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %32, i32 %8, ptr %34, i32 %11, ptr %13, ptr %36, i32 %15)
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %19
  br i1 %38, label %28, label %29
}

define internal void @enzyme_cc.source.cblas_crotg(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="cblas_crotg" {
  %5 = load float, ptr %0, align 4
  %6 = getelementptr inbounds float, ptr %0, i64 1
  %7 = load float, ptr %6, align 4
  %8 = tail call float @hypotf(float %5, float %7)
  %9 = load float, ptr %1, align 4
  %10 = getelementptr inbounds float, ptr %1, i64 1
  %11 = load float, ptr %10, align 4
  %12 = tail call float @hypotf(float %9, float %11)
  %13 = fcmp oeq float %8, 0.000000e+00
  %14 = fcmp oeq float %12, 0.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %18

16:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  %17 = getelementptr inbounds float, ptr %3, i64 1
  store float 0.000000e+00, ptr %17, align 4
  br label %42

18:
  br i1 %13, label %19, label %26

19:
  store float 0.000000e+00, ptr %2, align 4
  %20 = load float, ptr %1, align 4
  %21 = fdiv float %20, %12
  store float %21, ptr %3, align 4
  %22 = load float, ptr %10, align 4
  %23 = fneg float %22
  %24 = fdiv float %23, %12
  %25 = getelementptr inbounds float, ptr %3, i64 1
  store float %24, ptr %25, align 4
  store float %12, ptr %0, align 4
  store float 0.000000e+00, ptr %6, align 4
  br label %42

26:
  %27 = tail call float @hypotf(float %8, float %12)
  %28 = fdiv float %5, %8
  %29 = fdiv float %7, %8
  %30 = fdiv float %9, %27
  %31 = fdiv float %11, %27
  %32 = fdiv float %8, %27
  store float %32, ptr %2, align 4
  %33 = fmul float %28, %30
  %34 = fmul float %29, %31
  %35 = fadd float %33, %34
  store float %35, ptr %3, align 4
  %36 = fmul float %29, %30
  %37 = fmul float %28, %31
  %38 = fsub float %36, %37
  %39 = getelementptr inbounds float, ptr %3, i64 1
  store float %38, ptr %39, align 4
  %40 = fmul float %28, %27
  store float %40, ptr %0, align 4
  %41 = fmul float %29, %27
  store float %41, ptr %6, align 4
  br label %42

42:
  ret void
}

define internal void @enzyme_cc.source.cblas_dgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_dgemm_batch" {
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %37

18:
  %19 = zext i32 %14 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %40, %38 ]
  %22 = phi i64 [ 0, %18 ], [ %39, %38 ]
  %23 = getelementptr inbounds i32, ptr %15, i64 %21
  %24 = load i32, ptr %23, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds i32, ptr %1, i64 %21
  %28 = getelementptr inbounds i32, ptr %2, i64 %21
  %29 = getelementptr inbounds i32, ptr %3, i64 %21
  %30 = getelementptr inbounds i32, ptr %4, i64 %21
  %31 = getelementptr inbounds i32, ptr %5, i64 %21
  %32 = getelementptr inbounds double, ptr %6, i64 %21
  %33 = getelementptr inbounds i32, ptr %8, i64 %21
  %34 = getelementptr inbounds i32, ptr %10, i64 %21
  %35 = getelementptr inbounds double, ptr %11, i64 %21
  %36 = getelementptr inbounds i32, ptr %13, i64 %21
  br label %42

37:
  ret void

38:
  %39 = phi i64 [ %22, %20 ], [ %62, %42 ]
  %40 = add nuw nsw i64 %21, 1
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %37, label %20

42:
  %43 = phi i32 [ 0, %26 ], [ %61, %42 ]
  %44 = phi i64 [ %22, %26 ], [ %62, %42 ]
  %45 = load i32, ptr %27, align 4
  %46 = load i32, ptr %28, align 4
  %47 = load i32, ptr %29, align 4
  %48 = load i32, ptr %30, align 4
  %49 = load i32, ptr %31, align 4
  %50 = load double, ptr %32, align 8
  %51 = getelementptr inbounds ptr, ptr %7, i64 %44
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %33, align 4
  %54 = getelementptr inbounds ptr, ptr %9, i64 %44
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %34, align 4
  %57 = load double, ptr %35, align 8
  %58 = getelementptr inbounds ptr, ptr %12, i64 %44
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %36, align 4
  tail call void @cblas_dgemm(i32 %0, i32 %45, i32 %46, i32 %47, i32 %48, i32 %49, double %50, ptr %52, i32 %53, ptr %55, i32 %56, double %57, ptr %59, i32 %60)
  %61 = add nuw nsw i32 %43, 1
  %62 = add nsw i64 %44, 1
  %63 = load i32, ptr %23, align 4
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %42, label %38
}

define internal void @enzyme_cc.source.cblas_dgemm_batch_strided(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, double %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, double %13, ptr %14, i32 %15, i32 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_dgemm_batch_strided" {
  %19 = sext i32 %17 to i64
  %20 = icmp sgt i32 %17, 0
  br i1 %20, label %21, label %25

21:
  %22 = sext i32 %9 to i64
  %23 = sext i32 %12 to i64
  %24 = sext i32 %16 to i64
  br label %26

25:
  ret void

26:
  %27 = phi i64 [ 0, %21 ], [ %34, %26 ]
  %28 = mul nsw i64 %27, %22
  %29 = getelementptr inbounds double, ptr %7, i64 %28
  %30 = mul nsw i64 %27, %23
  %31 = getelementptr inbounds double, ptr %10, i64 %30
  %32 = mul nsw i64 %27, %24
  %33 = getelementptr inbounds double, ptr %14, i64 %32
  tail call void @cblas_dgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, double %6, ptr %29, i32 %8, ptr %31, i32 %11, double %13, ptr %33, i32 %15)
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %19
  br i1 %35, label %25, label %26
}

define internal void @enzyme_cc.source.cblas_sgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_sgemm_batch" {
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %37

18:
  %19 = zext i32 %14 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %40, %38 ]
  %22 = phi i64 [ 0, %18 ], [ %39, %38 ]
  %23 = getelementptr inbounds i32, ptr %15, i64 %21
  %24 = load i32, ptr %23, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds i32, ptr %1, i64 %21
  %28 = getelementptr inbounds i32, ptr %2, i64 %21
  %29 = getelementptr inbounds i32, ptr %3, i64 %21
  %30 = getelementptr inbounds i32, ptr %4, i64 %21
  %31 = getelementptr inbounds i32, ptr %5, i64 %21
  %32 = getelementptr inbounds float, ptr %6, i64 %21
  %33 = getelementptr inbounds i32, ptr %8, i64 %21
  %34 = getelementptr inbounds i32, ptr %10, i64 %21
  %35 = getelementptr inbounds float, ptr %11, i64 %21
  %36 = getelementptr inbounds i32, ptr %13, i64 %21
  br label %42

37:
  ret void

38:
  %39 = phi i64 [ %22, %20 ], [ %62, %42 ]
  %40 = add nuw nsw i64 %21, 1
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %37, label %20

42:
  %43 = phi i32 [ 0, %26 ], [ %61, %42 ]
  %44 = phi i64 [ %22, %26 ], [ %62, %42 ]
  %45 = load i32, ptr %27, align 4
  %46 = load i32, ptr %28, align 4
  %47 = load i32, ptr %29, align 4
  %48 = load i32, ptr %30, align 4
  %49 = load i32, ptr %31, align 4
  %50 = load float, ptr %32, align 4
  %51 = getelementptr inbounds ptr, ptr %7, i64 %44
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %33, align 4
  %54 = getelementptr inbounds ptr, ptr %9, i64 %44
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %34, align 4
  %57 = load float, ptr %35, align 4
  %58 = getelementptr inbounds ptr, ptr %12, i64 %44
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %36, align 4
  tail call void @cblas_sgemm(i32 %0, i32 %45, i32 %46, i32 %47, i32 %48, i32 %49, float %50, ptr %52, i32 %53, ptr %55, i32 %56, float %57, ptr %59, i32 %60)
  %61 = add nuw nsw i32 %43, 1
  %62 = add nsw i64 %44, 1
  %63 = load i32, ptr %23, align 4
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %42, label %38
}

define internal void @enzyme_cc.source.cblas_sgemm_batch_strided(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, float %13, ptr %14, i32 %15, i32 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_sgemm_batch_strided" {
  %19 = sext i32 %17 to i64
  %20 = icmp sgt i32 %17, 0
  br i1 %20, label %21, label %25

21:
  %22 = sext i32 %9 to i64
  %23 = sext i32 %12 to i64
  %24 = sext i32 %16 to i64
  br label %26

25:
  ret void

26:
  %27 = phi i64 [ 0, %21 ], [ %34, %26 ]
  %28 = mul nsw i64 %27, %22
  %29 = getelementptr inbounds float, ptr %7, i64 %28
  %30 = mul nsw i64 %27, %23
  %31 = getelementptr inbounds float, ptr %10, i64 %30
  %32 = mul nsw i64 %27, %24
  %33 = getelementptr inbounds float, ptr %14, i64 %32
  tail call void @cblas_sgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %29, i32 %8, ptr %31, i32 %11, float %13, ptr %33, i32 %15)
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %19
  br i1 %35, label %25, label %26
}

define internal void @enzyme_cc.source.cblas_zgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_zgemm_batch" {
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %38

18:
  %19 = zext i32 %14 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %41, %39 ]
  %22 = phi i64 [ 0, %18 ], [ %40, %39 ]
  %23 = getelementptr inbounds i32, ptr %15, i64 %21
  %24 = load i32, ptr %23, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %39

26:
  %27 = getelementptr inbounds i32, ptr %1, i64 %21
  %28 = getelementptr inbounds i32, ptr %2, i64 %21
  %29 = getelementptr inbounds i32, ptr %3, i64 %21
  %30 = getelementptr inbounds i32, ptr %4, i64 %21
  %31 = getelementptr inbounds i32, ptr %5, i64 %21
  %32 = shl nuw nsw i64 %21, 1
  %33 = getelementptr inbounds double, ptr %6, i64 %32
  %34 = getelementptr inbounds i32, ptr %8, i64 %21
  %35 = getelementptr inbounds i32, ptr %10, i64 %21
  %36 = getelementptr inbounds double, ptr %11, i64 %32
  %37 = getelementptr inbounds i32, ptr %13, i64 %21
  br label %43

38:
  ret void

39:
  %40 = phi i64 [ %22, %20 ], [ %61, %43 ]
  %41 = add nuw nsw i64 %21, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %38, label %20

43:
  %44 = phi i32 [ 0, %26 ], [ %60, %43 ]
  %45 = phi i64 [ %22, %26 ], [ %61, %43 ]
  %46 = load i32, ptr %27, align 4
  %47 = load i32, ptr %28, align 4
  %48 = load i32, ptr %29, align 4
  %49 = load i32, ptr %30, align 4
  %50 = load i32, ptr %31, align 4
  %51 = getelementptr inbounds ptr, ptr %7, i64 %45
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %34, align 4
  %54 = getelementptr inbounds ptr, ptr %9, i64 %45
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %35, align 4
  %57 = getelementptr inbounds ptr, ptr %12, i64 %45
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %37, align 4
  tail call void @cblas_zgemm(i32 %0, i32 %46, i32 %47, i32 %48, i32 %49, i32 %50, ptr %33, ptr %52, i32 %53, ptr %55, i32 %56, ptr %36, ptr %58, i32 %59)
  %60 = add nuw nsw i32 %44, 1
  %61 = add nsw i64 %45, 1
  %62 = load i32, ptr %23, align 4
  %63 = icmp slt i32 %60, %62
  br i1 %63, label %43, label %39
}

define internal void @enzyme_cc.source.cblas_zgemm_batch_strided(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_zgemm_batch_strided" {
  %19 = sext i32 %17 to i64
  %20 = icmp sgt i32 %17, 0
  br i1 %20, label %21, label %28

21:
  %22 = sext i32 %9 to i64
  %23 = shl nsw i64 %22, 1
  %24 = sext i32 %12 to i64
  %25 = shl nsw i64 %24, 1
  %26 = sext i32 %16 to i64
  %27 = shl nsw i64 %26, 1
  br label %29

28:
  ret void

29:
  %30 = phi i64 [ 0, %21 ], [ %37, %29 ]
  %31 = mul nsw i64 %23, %30
  %32 = getelementptr inbounds double, ptr %7, i64 %31
  %33 = mul nsw i64 %25, %30
  %34 = getelementptr inbounds double, ptr %10, i64 %33
  %35 = mul nsw i64 %27, %30
  %36 = getelementptr inbounds double, ptr %14, i64 %35
  tail call void @cblas_zgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %32, i32 %8, ptr %34, i32 %11, ptr %13, ptr %36, i32 %15)
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %19
  br i1 %38, label %28, label %29
}

define internal void @enzyme_cc.source.cblas_zrotg(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="cblas_zrotg" {
  %5 = load double, ptr %0, align 8
  %6 = getelementptr inbounds double, ptr %0, i64 1
  %7 = load double, ptr %6, align 8
  %8 = tail call double @hypot(double %5, double %7)
  %9 = load double, ptr %1, align 8
  %10 = getelementptr inbounds double, ptr %1, i64 1
  %11 = load double, ptr %10, align 8
  %12 = tail call double @hypot(double %9, double %11)
  %13 = fcmp oeq double %8, 0.000000e+00
  %14 = fcmp oeq double %12, 0.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %18

16:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %17 = getelementptr inbounds double, ptr %3, i64 1
  store double 0.000000e+00, ptr %17, align 8
  br label %42

18:
  br i1 %13, label %19, label %26

19:
  store double 0.000000e+00, ptr %2, align 8
  %20 = load double, ptr %1, align 8
  %21 = fdiv double %20, %12
  store double %21, ptr %3, align 8
  %22 = load double, ptr %10, align 8
  %23 = fneg double %22
  %24 = fdiv double %23, %12
  %25 = getelementptr inbounds double, ptr %3, i64 1
  store double %24, ptr %25, align 8
  store double %12, ptr %0, align 8
  store double 0.000000e+00, ptr %6, align 8
  br label %42

26:
  %27 = tail call double @hypot(double %8, double %12)
  %28 = fdiv double %5, %8
  %29 = fdiv double %7, %8
  %30 = fdiv double %9, %27
  %31 = fdiv double %11, %27
  %32 = fdiv double %8, %27
  store double %32, ptr %2, align 8
  %33 = fmul double %28, %30
  %34 = fmul double %29, %31
  %35 = fadd double %33, %34
  store double %35, ptr %3, align 8
  %36 = fmul double %29, %30
  %37 = fmul double %28, %31
  %38 = fsub double %36, %37
  %39 = getelementptr inbounds double, ptr %3, i64 1
  store double %38, ptr %39, align 8
  %40 = fmul double %28, %27
  store double %40, ptr %0, align 8
  %41 = fmul double %29, %27
  store double %41, ptr %6, align 8
  br label %42

42:
  ret void
}

define internal void @enzyme_cc.source.cgemm_batch_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind "enzyme-cc-source"="cgemm_batch_" {
  %16 = load i32, ptr %13, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %37

18:
  %19 = phi i32 [ %41, %40 ], [ %16, %15 ]
  %20 = phi i64 [ %43, %40 ], [ 0, %15 ]
  %21 = phi i64 [ %42, %40 ], [ 0, %15 ]
  %22 = getelementptr inbounds i32, ptr %14, i64 %20
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %40

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i32, ptr %2, i64 %20
  %29 = getelementptr inbounds i32, ptr %3, i64 %20
  %30 = getelementptr inbounds i32, ptr %4, i64 %20
  %31 = shl nuw nsw i64 %20, 1
  %32 = getelementptr inbounds float, ptr %5, i64 %31
  %33 = getelementptr inbounds i32, ptr %7, i64 %20
  %34 = getelementptr inbounds i32, ptr %9, i64 %20
  %35 = getelementptr inbounds float, ptr %10, i64 %31
  %36 = getelementptr inbounds i32, ptr %12, i64 %20
  br label %46

37:
  ret void

38:
  %39 = load i32, ptr %13, align 4
  br label %40

40:
  %41 = phi i32 [ %19, %18 ], [ %39, %38 ]
  %42 = phi i64 [ %21, %18 ], [ %56, %38 ]
  %43 = add nuw nsw i64 %20, 1
  %44 = sext i32 %41 to i64
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %18, label %37

46:
  %47 = phi i32 [ 0, %25 ], [ %55, %46 ]
  %48 = phi i64 [ %21, %25 ], [ %56, %46 ]
  %49 = getelementptr inbounds ptr, ptr %6, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds ptr, ptr %8, i64 %48
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds ptr, ptr %11, i64 %48
  %54 = load ptr, ptr %53, align 8
  tail call void @cgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %32, ptr %50, ptr %33, ptr %52, ptr %34, ptr %35, ptr %54, ptr %36, i64 1, i64 1)
  %55 = add nuw nsw i32 %47, 1
  %56 = add nsw i64 %48, 1
  %57 = load i32, ptr %22, align 4
  %58 = icmp slt i32 %55, %57
  br i1 %58, label %46, label %38
}

define internal void @enzyme_cc.source.cgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="cgemm_batch_strided_" {
  %18 = load i32, ptr %16, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %36, %21 ], [ 0, %17 ]
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = shl nuw i64 %22, 1
  %26 = mul i64 %25, %24
  %27 = getelementptr inbounds float, ptr %6, i64 %26
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %25, %29
  %31 = getelementptr inbounds float, ptr %9, i64 %30
  %32 = load i32, ptr %15, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %25, %33
  %35 = getelementptr inbounds float, ptr %13, i64 %34
  tail call void @cgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %27, ptr %7, ptr %31, ptr %10, ptr %12, ptr %35, ptr %14, i64 1, i64 1)
  %36 = add nuw nsw i64 %22, 1
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %21, label %20
}

define internal void @enzyme_cc.source.clacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="clacpy_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp sgt i32 %10, 0
  br i1 %12, label %13, label %24

13:
  %14 = load i8, ptr %0, align 1
  %15 = or i8 %14, 32
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = icmp eq i8 %15, 108
  %21 = icmp eq i8 %15, 117
  %22 = shl nsw i64 %19, 1
  %23 = shl nsw i64 %17, 1
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %13 ], [ %29, %37 ]
  %27 = shl nuw nsw i64 %26, 1
  %28 = select i1 %20, i64 %27, i64 0
  %29 = add nuw nsw i64 %26, 1
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 %9)
  %31 = select i1 %21, i64 %30, i64 %9
  %32 = shl nsw i64 %31, 1
  %33 = icmp slt i64 %28, %32
  br i1 %33, label %34, label %37

34:
  %35 = mul nsw i64 %22, %26
  %36 = mul nsw i64 %23, %26
  br label %39

37:
  %38 = icmp eq i64 %29, %11
  br i1 %38, label %24, label %25

39:
  %40 = phi i64 [ %28, %34 ], [ %46, %39 ]
  %41 = add nsw i64 %40, %35
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = add nsw i64 %40, %36
  %45 = getelementptr inbounds float, ptr %5, i64 %44
  store float %43, ptr %45, align 4
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %32
  br i1 %47, label %37, label %39
}

define internal void @enzyme_cc.source.clascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="clascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i32
  switch i32 %13, label %14 [
    i32 113, label %16
    i32 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %21

16:
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  br label %21

21:
  %22 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %23 = phi i64 [ %20, %16 ], [ 0, %14 ]
  %24 = load float, ptr %3, align 4
  %25 = load float, ptr %4, align 4
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.cscaled(i32 %13, i64 %22, i64 %23, float %24, float %25, i64 %27, i64 %29, ptr %7, i64 1, i64 %31)
  store i32 %32, ptr %9, align 4
  ret void
}

define internal void @enzyme_cc.source.claset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="claset_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %20

15:
  %16 = load i8, ptr %0, align 1
  %17 = or i8 %16, 32
  %18 = icmp eq i8 %17, 108
  %19 = icmp eq i8 %17, 117
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %15 ], [ %24, %44 ]
  %23 = select i1 %18, i64 %22, i64 0
  %24 = add nuw nsw i64 %22, 1
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %9)
  %26 = select i1 %19, i64 %25, i64 %9
  %27 = icmp slt i64 %23, %26
  br i1 %27, label %28, label %44

28:
  %29 = mul nsw i64 %22, %13
  br label %30

30:
  %31 = phi i64 [ %23, %28 ], [ %42, %30 ]
  %32 = icmp eq i64 %31, %22
  %33 = select i1 %32, ptr %4, ptr %3
  %34 = add nsw i64 %31, %29
  %35 = shl nsw i64 %34, 1
  %36 = load float, ptr %33, align 4
  %37 = getelementptr inbounds float, ptr %5, i64 %35
  store float %36, ptr %37, align 4
  %38 = getelementptr inbounds float, ptr %33, i64 1
  %39 = load float, ptr %38, align 4
  %40 = or i64 %35, 1
  %41 = getelementptr inbounds float, ptr %5, i64 %40
  store float %39, ptr %41, align 4
  %42 = add nuw nsw i64 %31, 1
  %43 = icmp eq i64 %42, %26
  br i1 %43, label %44, label %30

44:
  %45 = icmp eq i64 %24, %11
  br i1 %45, label %20, label %21
}

define internal void @enzyme_cc.source.crotg_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="crotg_" {
  %5 = load float, ptr %0, align 4
  %6 = getelementptr inbounds float, ptr %0, i64 1
  %7 = load float, ptr %6, align 4
  %8 = tail call float @hypotf(float %5, float %7)
  %9 = load float, ptr %1, align 4
  %10 = getelementptr inbounds float, ptr %1, i64 1
  %11 = load float, ptr %10, align 4
  %12 = tail call float @hypotf(float %9, float %11)
  %13 = fcmp oeq float %8, 0.000000e+00
  %14 = fcmp oeq float %12, 0.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %18

16:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  %17 = getelementptr inbounds float, ptr %3, i64 1
  store float 0.000000e+00, ptr %17, align 4
  br label %42

18:
  br i1 %13, label %19, label %26

19:
  store float 0.000000e+00, ptr %2, align 4
  %20 = load float, ptr %1, align 4
  %21 = fdiv float %20, %12
  store float %21, ptr %3, align 4
  %22 = load float, ptr %10, align 4
  %23 = fneg float %22
  %24 = fdiv float %23, %12
  %25 = getelementptr inbounds float, ptr %3, i64 1
  store float %24, ptr %25, align 4
  store float %12, ptr %0, align 4
  store float 0.000000e+00, ptr %6, align 4
  br label %42

26:
  %27 = tail call float @hypotf(float %8, float %12)
  %28 = fdiv float %5, %8
  %29 = fdiv float %7, %8
  %30 = fdiv float %9, %27
  %31 = fdiv float %11, %27
  %32 = fdiv float %8, %27
  store float %32, ptr %2, align 4
  %33 = fmul float %28, %30
  %34 = fmul float %29, %31
  %35 = fadd float %33, %34
  store float %35, ptr %3, align 4
  %36 = fmul float %29, %30
  %37 = fmul float %28, %31
  %38 = fsub float %36, %37
  %39 = getelementptr inbounds float, ptr %3, i64 1
  store float %38, ptr %39, align 4
  %40 = fmul float %28, %27
  store float %40, ptr %0, align 4
  %41 = fmul float %29, %27
  store float %41, ptr %6, align 4
  br label %42

42:
  ret void
}

define internal void @enzyme_cc.source.dgemm_batch_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind "enzyme-cc-source"="dgemm_batch_" {
  %16 = load i32, ptr %13, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %36

18:
  %19 = phi i32 [ %40, %39 ], [ %16, %15 ]
  %20 = phi i64 [ %42, %39 ], [ 0, %15 ]
  %21 = phi i64 [ %41, %39 ], [ 0, %15 ]
  %22 = getelementptr inbounds i32, ptr %14, i64 %20
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %39

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i32, ptr %2, i64 %20
  %29 = getelementptr inbounds i32, ptr %3, i64 %20
  %30 = getelementptr inbounds i32, ptr %4, i64 %20
  %31 = getelementptr inbounds double, ptr %5, i64 %20
  %32 = getelementptr inbounds i32, ptr %7, i64 %20
  %33 = getelementptr inbounds i32, ptr %9, i64 %20
  %34 = getelementptr inbounds double, ptr %10, i64 %20
  %35 = getelementptr inbounds i32, ptr %12, i64 %20
  br label %45

36:
  ret void

37:
  %38 = load i32, ptr %13, align 4
  br label %39

39:
  %40 = phi i32 [ %19, %18 ], [ %38, %37 ]
  %41 = phi i64 [ %21, %18 ], [ %55, %37 ]
  %42 = add nuw nsw i64 %20, 1
  %43 = sext i32 %40 to i64
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %18, label %36

45:
  %46 = phi i32 [ 0, %25 ], [ %54, %45 ]
  %47 = phi i64 [ %21, %25 ], [ %55, %45 ]
  %48 = getelementptr inbounds ptr, ptr %6, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds ptr, ptr %8, i64 %47
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds ptr, ptr %11, i64 %47
  %53 = load ptr, ptr %52, align 8
  tail call void @dgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %31, ptr %49, ptr %32, ptr %51, ptr %33, ptr %34, ptr %53, ptr %35, i64 1, i64 1)
  %54 = add nuw nsw i32 %46, 1
  %55 = add nsw i64 %47, 1
  %56 = load i32, ptr %22, align 4
  %57 = icmp slt i32 %54, %56
  br i1 %57, label %45, label %37
}

define internal void @enzyme_cc.source.dgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="dgemm_batch_strided_" {
  %18 = load i32, ptr %16, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %35, %21 ], [ 0, %17 ]
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %22, %24
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %22, %28
  %30 = getelementptr inbounds double, ptr %9, i64 %29
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %22, %32
  %34 = getelementptr inbounds double, ptr %13, i64 %33
  tail call void @dgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %26, ptr %7, ptr %30, ptr %10, ptr %12, ptr %34, ptr %14, i64 1, i64 1)
  %35 = add nuw nsw i64 %22, 1
  %36 = load i32, ptr %16, align 4
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %21, label %20
}

define internal void @enzyme_cc.source.dlacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="dlacpy_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i32 %10, 0
  br i1 %16, label %17, label %22

17:
  %18 = load i8, ptr %0, align 1
  %19 = or i8 %18, 32
  %20 = icmp eq i8 %19, 108
  %21 = icmp eq i8 %19, 117
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %17 ], [ %26, %33 ]
  %25 = select i1 %20, i64 %24, i64 0
  %26 = add nuw nsw i64 %24, 1
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 %9)
  %28 = select i1 %21, i64 %27, i64 %9
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %33

30:
  %31 = mul nsw i64 %24, %13
  %32 = mul nsw i64 %24, %15
  br label %35

33:
  %34 = icmp eq i64 %26, %11
  br i1 %34, label %22, label %23

35:
  %36 = phi i64 [ %25, %30 ], [ %42, %35 ]
  %37 = add nsw i64 %36, %31
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = add nsw i64 %36, %32
  %41 = getelementptr inbounds double, ptr %5, i64 %40
  store double %39, ptr %41, align 8
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %28
  br i1 %43, label %33, label %35
}

define internal void @enzyme_cc.source.dlascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="dlascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i32
  switch i32 %13, label %14 [
    i32 113, label %16
    i32 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %21

16:
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  br label %21

21:
  %22 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %23 = phi i64 [ %20, %16 ], [ 0, %14 ]
  %24 = load double, ptr %3, align 8
  %25 = load double, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.dscaled(i32 %13, i64 %22, i64 %23, double %24, double %25, i64 %27, i64 %29, ptr %7, i64 1, i64 %31)
  store i32 %32, ptr %9, align 4
  ret void
}

define internal void @enzyme_cc.source.dlaset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="dlaset_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %20

15:
  %16 = load i8, ptr %0, align 1
  %17 = or i8 %16, 32
  %18 = icmp eq i8 %17, 108
  %19 = icmp eq i8 %17, 117
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %15 ], [ %24, %30 ]
  %23 = select i1 %18, i64 %22, i64 0
  %24 = add nuw nsw i64 %22, 1
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %9)
  %26 = select i1 %19, i64 %25, i64 %9
  %27 = icmp slt i64 %23, %26
  br i1 %27, label %28, label %30

28:
  %29 = mul nsw i64 %22, %13
  br label %32

30:
  %31 = icmp eq i64 %24, %11
  br i1 %31, label %20, label %21

32:
  %33 = phi i64 [ %23, %28 ], [ %39, %32 ]
  %34 = icmp eq i64 %33, %22
  %35 = select i1 %34, ptr %4, ptr %3
  %36 = load double, ptr %35, align 8
  %37 = add nsw i64 %33, %29
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  store double %36, ptr %38, align 8
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %26
  br i1 %40, label %30, label %32
}

define internal void @enzyme_cc.source.sgemm_batch_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind "enzyme-cc-source"="sgemm_batch_" {
  %16 = load i32, ptr %13, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %36

18:
  %19 = phi i32 [ %40, %39 ], [ %16, %15 ]
  %20 = phi i64 [ %42, %39 ], [ 0, %15 ]
  %21 = phi i64 [ %41, %39 ], [ 0, %15 ]
  %22 = getelementptr inbounds i32, ptr %14, i64 %20
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %39

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i32, ptr %2, i64 %20
  %29 = getelementptr inbounds i32, ptr %3, i64 %20
  %30 = getelementptr inbounds i32, ptr %4, i64 %20
  %31 = getelementptr inbounds float, ptr %5, i64 %20
  %32 = getelementptr inbounds i32, ptr %7, i64 %20
  %33 = getelementptr inbounds i32, ptr %9, i64 %20
  %34 = getelementptr inbounds float, ptr %10, i64 %20
  %35 = getelementptr inbounds i32, ptr %12, i64 %20
  br label %45

36:
  ret void

37:
  %38 = load i32, ptr %13, align 4
  br label %39

39:
  %40 = phi i32 [ %19, %18 ], [ %38, %37 ]
  %41 = phi i64 [ %21, %18 ], [ %55, %37 ]
  %42 = add nuw nsw i64 %20, 1
  %43 = sext i32 %40 to i64
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %18, label %36

45:
  %46 = phi i32 [ 0, %25 ], [ %54, %45 ]
  %47 = phi i64 [ %21, %25 ], [ %55, %45 ]
  %48 = getelementptr inbounds ptr, ptr %6, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds ptr, ptr %8, i64 %47
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds ptr, ptr %11, i64 %47
  %53 = load ptr, ptr %52, align 8
  tail call void @sgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %31, ptr %49, ptr %32, ptr %51, ptr %33, ptr %34, ptr %53, ptr %35, i64 1, i64 1)
  %54 = add nuw nsw i32 %46, 1
  %55 = add nsw i64 %47, 1
  %56 = load i32, ptr %22, align 4
  %57 = icmp slt i32 %54, %56
  br i1 %57, label %45, label %37
}

define internal void @enzyme_cc.source.sgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="sgemm_batch_strided_" {
  %18 = load i32, ptr %16, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %35, %21 ], [ 0, %17 ]
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %22, %24
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %22, %28
  %30 = getelementptr inbounds float, ptr %9, i64 %29
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %22, %32
  %34 = getelementptr inbounds float, ptr %13, i64 %33
  tail call void @sgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %26, ptr %7, ptr %30, ptr %10, ptr %12, ptr %34, ptr %14, i64 1, i64 1)
  %35 = add nuw nsw i64 %22, 1
  %36 = load i32, ptr %16, align 4
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %21, label %20
}

define internal void @enzyme_cc.source.slacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="slacpy_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i32 %10, 0
  br i1 %16, label %17, label %22

17:
  %18 = load i8, ptr %0, align 1
  %19 = or i8 %18, 32
  %20 = icmp eq i8 %19, 108
  %21 = icmp eq i8 %19, 117
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %17 ], [ %26, %33 ]
  %25 = select i1 %20, i64 %24, i64 0
  %26 = add nuw nsw i64 %24, 1
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 %9)
  %28 = select i1 %21, i64 %27, i64 %9
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %33

30:
  %31 = mul nsw i64 %24, %13
  %32 = mul nsw i64 %24, %15
  br label %35

33:
  %34 = icmp eq i64 %26, %11
  br i1 %34, label %22, label %23

35:
  %36 = phi i64 [ %25, %30 ], [ %42, %35 ]
  %37 = add nsw i64 %36, %31
  %38 = getelementptr inbounds float, ptr %3, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = add nsw i64 %36, %32
  %41 = getelementptr inbounds float, ptr %5, i64 %40
  store float %39, ptr %41, align 4
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %28
  br i1 %43, label %33, label %35
}

define internal void @enzyme_cc.source.slascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="slascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i32
  switch i32 %13, label %14 [
    i32 113, label %16
    i32 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %21

16:
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  br label %21

21:
  %22 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %23 = phi i64 [ %20, %16 ], [ 0, %14 ]
  %24 = load float, ptr %3, align 4
  %25 = load float, ptr %4, align 4
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.sscaled(i32 %13, i64 %22, i64 %23, float %24, float %25, i64 %27, i64 %29, ptr %7, i64 1, i64 %31)
  store i32 %32, ptr %9, align 4
  ret void
}

define internal void @enzyme_cc.source.slaset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="slaset_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %20

15:
  %16 = load i8, ptr %0, align 1
  %17 = or i8 %16, 32
  %18 = icmp eq i8 %17, 108
  %19 = icmp eq i8 %17, 117
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %15 ], [ %24, %30 ]
  %23 = select i1 %18, i64 %22, i64 0
  %24 = add nuw nsw i64 %22, 1
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %9)
  %26 = select i1 %19, i64 %25, i64 %9
  %27 = icmp slt i64 %23, %26
  br i1 %27, label %28, label %30

28:
  %29 = mul nsw i64 %22, %13
  br label %32

30:
  %31 = icmp eq i64 %24, %11
  br i1 %31, label %20, label %21

32:
  %33 = phi i64 [ %23, %28 ], [ %39, %32 ]
  %34 = icmp eq i64 %33, %22
  %35 = select i1 %34, ptr %4, ptr %3
  %36 = load float, ptr %35, align 4
  %37 = add nsw i64 %33, %29
  %38 = getelementptr inbounds float, ptr %5, i64 %37
  store float %36, ptr %38, align 4
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %26
  br i1 %40, label %30, label %32
}

define internal void @enzyme_cc.source.zgemm_batch_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind "enzyme-cc-source"="zgemm_batch_" {
  %16 = load i32, ptr %13, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %37

18:
  %19 = phi i32 [ %41, %40 ], [ %16, %15 ]
  %20 = phi i64 [ %43, %40 ], [ 0, %15 ]
  %21 = phi i64 [ %42, %40 ], [ 0, %15 ]
  %22 = getelementptr inbounds i32, ptr %14, i64 %20
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %40

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i32, ptr %2, i64 %20
  %29 = getelementptr inbounds i32, ptr %3, i64 %20
  %30 = getelementptr inbounds i32, ptr %4, i64 %20
  %31 = shl nuw nsw i64 %20, 1
  %32 = getelementptr inbounds double, ptr %5, i64 %31
  %33 = getelementptr inbounds i32, ptr %7, i64 %20
  %34 = getelementptr inbounds i32, ptr %9, i64 %20
  %35 = getelementptr inbounds double, ptr %10, i64 %31
  %36 = getelementptr inbounds i32, ptr %12, i64 %20
  br label %46

37:
  ret void

38:
  %39 = load i32, ptr %13, align 4
  br label %40

40:
  %41 = phi i32 [ %19, %18 ], [ %39, %38 ]
  %42 = phi i64 [ %21, %18 ], [ %56, %38 ]
  %43 = add nuw nsw i64 %20, 1
  %44 = sext i32 %41 to i64
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %18, label %37

46:
  %47 = phi i32 [ 0, %25 ], [ %55, %46 ]
  %48 = phi i64 [ %21, %25 ], [ %56, %46 ]
  %49 = getelementptr inbounds ptr, ptr %6, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds ptr, ptr %8, i64 %48
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds ptr, ptr %11, i64 %48
  %54 = load ptr, ptr %53, align 8
  tail call void @zgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %32, ptr %50, ptr %33, ptr %52, ptr %34, ptr %35, ptr %54, ptr %36, i64 1, i64 1)
  %55 = add nuw nsw i32 %47, 1
  %56 = add nsw i64 %48, 1
  %57 = load i32, ptr %22, align 4
  %58 = icmp slt i32 %55, %57
  br i1 %58, label %46, label %38
}

define internal void @enzyme_cc.source.zgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="zgemm_batch_strided_" {
  %18 = load i32, ptr %16, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %36, %21 ], [ 0, %17 ]
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = shl nuw i64 %22, 1
  %26 = mul i64 %25, %24
  %27 = getelementptr inbounds double, ptr %6, i64 %26
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %25, %29
  %31 = getelementptr inbounds double, ptr %9, i64 %30
  %32 = load i32, ptr %15, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %25, %33
  %35 = getelementptr inbounds double, ptr %13, i64 %34
  tail call void @zgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %27, ptr %7, ptr %31, ptr %10, ptr %12, ptr %35, ptr %14, i64 1, i64 1)
  %36 = add nuw nsw i64 %22, 1
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %21, label %20
}

define internal void @enzyme_cc.source.zlacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="zlacpy_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp sgt i32 %10, 0
  br i1 %12, label %13, label %24

13:
  %14 = load i8, ptr %0, align 1
  %15 = or i8 %14, 32
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = icmp eq i8 %15, 108
  %21 = icmp eq i8 %15, 117
  %22 = shl nsw i64 %19, 1
  %23 = shl nsw i64 %17, 1
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %13 ], [ %29, %37 ]
  %27 = shl nuw nsw i64 %26, 1
  %28 = select i1 %20, i64 %27, i64 0
  %29 = add nuw nsw i64 %26, 1
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 %9)
  %31 = select i1 %21, i64 %30, i64 %9
  %32 = shl nsw i64 %31, 1
  %33 = icmp slt i64 %28, %32
  br i1 %33, label %34, label %37

34:
  %35 = mul nsw i64 %22, %26
  %36 = mul nsw i64 %23, %26
  br label %39

37:
  %38 = icmp eq i64 %29, %11
  br i1 %38, label %24, label %25

39:
  %40 = phi i64 [ %28, %34 ], [ %46, %39 ]
  %41 = add nsw i64 %40, %35
  %42 = getelementptr inbounds double, ptr %3, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = add nsw i64 %40, %36
  %45 = getelementptr inbounds double, ptr %5, i64 %44
  store double %43, ptr %45, align 8
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %32
  br i1 %47, label %37, label %39
}

define internal void @enzyme_cc.source.zlascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="zlascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i32
  switch i32 %13, label %14 [
    i32 113, label %16
    i32 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %21

16:
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  br label %21

21:
  %22 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %23 = phi i64 [ %20, %16 ], [ 0, %14 ]
  %24 = load double, ptr %3, align 8
  %25 = load double, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = tail call i32 @enzyme_cc.source.__enzyme_cc.lapack.zscaled(i32 %13, i64 %22, i64 %23, double %24, double %25, i64 %27, i64 %29, ptr %7, i64 1, i64 %31)
  store i32 %32, ptr %9, align 4
  ret void
}

define internal void @enzyme_cc.source.zlaset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="zlaset_" {
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %20

15:
  %16 = load i8, ptr %0, align 1
  %17 = or i8 %16, 32
  %18 = icmp eq i8 %17, 108
  %19 = icmp eq i8 %17, 117
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %15 ], [ %24, %44 ]
  %23 = select i1 %18, i64 %22, i64 0
  %24 = add nuw nsw i64 %22, 1
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %9)
  %26 = select i1 %19, i64 %25, i64 %9
  %27 = icmp slt i64 %23, %26
  br i1 %27, label %28, label %44

28:
  %29 = mul nsw i64 %22, %13
  br label %30

30:
  %31 = phi i64 [ %23, %28 ], [ %42, %30 ]
  %32 = icmp eq i64 %31, %22
  %33 = select i1 %32, ptr %4, ptr %3
  %34 = add nsw i64 %31, %29
  %35 = shl nsw i64 %34, 1
  %36 = load double, ptr %33, align 8
  %37 = getelementptr inbounds double, ptr %5, i64 %35
  store double %36, ptr %37, align 8
  %38 = getelementptr inbounds double, ptr %33, i64 1
  %39 = load double, ptr %38, align 8
  %40 = or i64 %35, 1
  %41 = getelementptr inbounds double, ptr %5, i64 %40
  store double %39, ptr %41, align 8
  %42 = add nuw nsw i64 %31, 1
  %43 = icmp eq i64 %42, %26
  br i1 %43, label %44, label %30

44:
  %45 = icmp eq i64 %24, %11
  br i1 %45, label %20, label %21
}

define internal void @enzyme_cc.source.zrotg_(ptr %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="zrotg_" {
  %5 = load double, ptr %0, align 8
  %6 = getelementptr inbounds double, ptr %0, i64 1
  %7 = load double, ptr %6, align 8
  %8 = tail call double @hypot(double %5, double %7)
  %9 = load double, ptr %1, align 8
  %10 = getelementptr inbounds double, ptr %1, i64 1
  %11 = load double, ptr %10, align 8
  %12 = tail call double @hypot(double %9, double %11)
  %13 = fcmp oeq double %8, 0.000000e+00
  %14 = fcmp oeq double %12, 0.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %18

16:
  store double 1.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %17 = getelementptr inbounds double, ptr %3, i64 1
  store double 0.000000e+00, ptr %17, align 8
  br label %42

18:
  br i1 %13, label %19, label %26

19:
  store double 0.000000e+00, ptr %2, align 8
  %20 = load double, ptr %1, align 8
  %21 = fdiv double %20, %12
  store double %21, ptr %3, align 8
  %22 = load double, ptr %10, align 8
  %23 = fneg double %22
  %24 = fdiv double %23, %12
  %25 = getelementptr inbounds double, ptr %3, i64 1
  store double %24, ptr %25, align 8
  store double %12, ptr %0, align 8
  store double 0.000000e+00, ptr %6, align 8
  br label %42

26:
  %27 = tail call double @hypot(double %8, double %12)
  %28 = fdiv double %5, %8
  %29 = fdiv double %7, %8
  %30 = fdiv double %9, %27
  %31 = fdiv double %11, %27
  %32 = fdiv double %8, %27
  store double %32, ptr %2, align 8
  %33 = fmul double %28, %30
  %34 = fmul double %29, %31
  %35 = fadd double %33, %34
  store double %35, ptr %3, align 8
  %36 = fmul double %29, %30
  %37 = fmul double %28, %31
  %38 = fsub double %36, %37
  %39 = getelementptr inbounds double, ptr %3, i64 1
  store double %38, ptr %39, align 8
  %40 = fmul double %28, %27
  store double %40, ptr %0, align 8
  %41 = fmul double %29, %27
  store double %41, ptr %6, align 8
  br label %42

42:
  ret void
}
