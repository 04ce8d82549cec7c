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

declare void @cblas_cgemm(i32, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare void @cblas_dgemm(i32, i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind willreturn

declare void @cblas_sgemm(i32, i32, i32, i64, i64, i64, float, ptr, i64, ptr, i64, float, ptr, i64) nounwind willreturn

declare void @cblas_zgemm(i32, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

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

define internal double @enzyme_cc.source.LAPACKE_dlange(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %14, label %12

12:
  %13 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.dnorm(i64 %10, i64 97, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %20

14:
  %15 = icmp eq i8 %9, 111
  %16 = icmp eq i8 %9, 105
  %17 = select i1 %16, i64 111, i64 %10
  %18 = select i1 %15, i64 105, i64 %17
  %19 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.dnorm(i64 %18, i64 97, i64 %3, i64 %2, ptr %4, i64 %5)
  br label %20

20:
  %21 = phi double [ %13, %12 ], [ %19, %14 ]
  ret double %21
}

define internal double @enzyme_cc.source.LAPACKE_dlansy(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i64 108, i64 117
  %16 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.dnorm(i64 %10, i64 %15, i64 %3, i64 %3, ptr %4, i64 %5)
  ret double %16
}

define internal double @enzyme_cc.source.LAPACKE_zlange(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %14, label %12

12:
  %13 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %10, i64 97, i64 0, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %20

14:
  %15 = icmp eq i8 %9, 111
  %16 = icmp eq i8 %9, 105
  %17 = select i1 %16, i64 111, i64 %10
  %18 = select i1 %15, i64 105, i64 %17
  %19 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %18, i64 97, i64 0, i64 %3, i64 %2, ptr %4, i64 %5)
  br label %20

20:
  %21 = phi double [ %13, %12 ], [ %19, %14 ]
  ret double %21
}

define internal double @enzyme_cc.source.LAPACKE_zlanhe(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlanhe" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i64 108, i64 117
  %16 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %10, i64 %15, i64 1, i64 %3, i64 %3, ptr %4, i64 %5)
  ret double %16
}

define internal double @enzyme_cc.source.LAPACKE_zlansy(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i64 108, i64 117
  %16 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %10, i64 %15, i64 0, i64 %3, i64 %3, ptr %4, i64 %5)
  ret double %16
}

define internal double @enzyme_cc.source.__enzyme_cc.lapack_64.dnorm(i64 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.dnorm" {
  %7 = icmp slt i64 %2, 1
  %8 = icmp slt i64 %3, 1
  %9 = or i1 %7, %8
  br i1 %9, label %167, label %10

10:
  switch i64 %0, label %100 [
    i64 111, label %17
    i64 49, label %17
    i64 105, label %14
    i64 109, label %11
  ]

11:
  %12 = icmp eq i64 %1, 97
  %13 = icmp ne i64 %1, 117
  br label %74

14:
  %15 = icmp eq i64 %1, 97
  %16 = icmp ne i64 %1, 117
  br label %47

17:
  %18 = icmp eq i64 %1, 97
  %19 = icmp ne i64 %1, 117
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
  %101 = add i64 %0, -103
  %102 = icmp ult i64 %101, -2
  br i1 %102, label %167, label %103

103:
  %104 = icmp eq i64 %1, 97
  %105 = icmp ne i64 %1, 117
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
  %114 = icmp eq i64 %1, 97
  %115 = icmp ne i64 %1, 117
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

define internal double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.znorm" {
  %8 = icmp slt i64 %3, 1
  %9 = icmp slt i64 %4, 1
  %10 = or i1 %8, %9
  br i1 %10, label %256, label %11

11:
  switch i64 %0, label %171 [
    i64 111, label %22
    i64 49, label %22
    i64 105, label %17
    i64 109, label %12
  ]

12:
  %13 = icmp ne i64 %2, 0
  %14 = icmp eq i64 %1, 97
  %15 = icmp ne i64 %1, 117
  %16 = getelementptr double, ptr %5, i64 1
  br label %124

17:
  %18 = icmp ne i64 %2, 0
  %19 = icmp eq i64 %1, 97
  %20 = icmp ne i64 %1, 117
  %21 = getelementptr double, ptr %5, i64 1
  br label %75

22:
  %23 = icmp ne i64 %2, 0
  %24 = icmp eq i64 %1, 97
  %25 = icmp ne i64 %1, 117
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
  %172 = add i64 %0, -103
  %173 = icmp ult i64 %172, -2
  br i1 %173, label %256, label %174

174:
  %175 = icmp eq i64 %1, 97
  %176 = icmp ne i64 %1, 117
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
  %185 = icmp eq i64 %1, 97
  %186 = icmp ne i64 %1, 117
  %187 = icmp eq i64 %2, 0
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
  %11 = sext i8 %10 to i64
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.dnorm(i64 %11, i64 97, i64 %12, i64 %13, ptr %3, i64 %14)
  ret double %15
}

define internal double @enzyme_cc.source.dlansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="dlansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i64 117, i64 108
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %4, align 8
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.dnorm(i64 %11, i64 %15, i64 %16, i64 %16, ptr %3, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.zlange_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="zlange_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %11, i64 97, i64 0, i64 %12, i64 %13, ptr %3, i64 %14)
  ret double %15
}

define internal double @enzyme_cc.source.zlanhe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="zlanhe_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i64 117, i64 108
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %4, align 8
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %11, i64 %15, i64 1, i64 %16, i64 %16, ptr %3, i64 %17)
  ret double %18
}

define internal double @enzyme_cc.source.zlansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="zlansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i64 117, i64 108
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %4, align 8
  %18 = tail call double @enzyme_cc.source.__enzyme_cc.lapack_64.znorm(i64 %11, i64 %15, i64 0, i64 %16, i64 %16, ptr %3, i64 %17)
  ret double %18
}

define internal float @enzyme_cc.source.LAPACKE_clange(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %14, label %12

12:
  %13 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %10, i64 97, i64 0, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %20

14:
  %15 = icmp eq i8 %9, 111
  %16 = icmp eq i8 %9, 105
  %17 = select i1 %16, i64 111, i64 %10
  %18 = select i1 %15, i64 105, i64 %17
  %19 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %18, i64 97, i64 0, i64 %3, i64 %2, ptr %4, i64 %5)
  br label %20

20:
  %21 = phi float [ %13, %12 ], [ %19, %14 ]
  ret float %21
}

define internal float @enzyme_cc.source.LAPACKE_clanhe(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clanhe" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i64 108, i64 117
  %16 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %10, i64 %15, i64 1, i64 %3, i64 %3, ptr %4, i64 %5)
  ret float %16
}

define internal float @enzyme_cc.source.LAPACKE_clansy(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i64 108, i64 117
  %16 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %10, i64 %15, i64 0, i64 %3, i64 %3, ptr %4, i64 %5)
  ret float %16
}

define internal float @enzyme_cc.source.LAPACKE_slange(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slange" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %14, label %12

12:
  %13 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.snorm(i64 %10, i64 97, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %20

14:
  %15 = icmp eq i8 %9, 111
  %16 = icmp eq i8 %9, 105
  %17 = select i1 %16, i64 111, i64 %10
  %18 = select i1 %15, i64 105, i64 %17
  %19 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.snorm(i64 %18, i64 97, i64 %3, i64 %2, ptr %4, i64 %5)
  br label %20

20:
  %21 = phi float [ %13, %12 ], [ %19, %14 ]
  ret float %21
}

define internal float @enzyme_cc.source.LAPACKE_slansy(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slansy" {
  %7 = icmp eq i8 %1, 49
  %8 = or i8 %1, 32
  %9 = select i1 %7, i8 111, i8 %8
  %10 = sext i8 %9 to i64
  %11 = icmp eq i32 %0, 101
  %12 = and i8 %2, -33
  %13 = icmp ne i8 %12, 85
  %14 = xor i1 %11, %13
  %15 = select i1 %14, i64 108, i64 117
  %16 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.snorm(i64 %10, i64 %15, i64 %3, i64 %3, ptr %4, i64 %5)
  ret float %16
}

define internal float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.cnorm" {
  %8 = icmp slt i64 %3, 1
  %9 = icmp slt i64 %4, 1
  %10 = or i1 %8, %9
  br i1 %10, label %256, label %11

11:
  switch i64 %0, label %171 [
    i64 111, label %22
    i64 49, label %22
    i64 105, label %17
    i64 109, label %12
  ]

12:
  %13 = icmp ne i64 %2, 0
  %14 = icmp eq i64 %1, 97
  %15 = icmp ne i64 %1, 117
  %16 = getelementptr float, ptr %5, i64 1
  br label %124

17:
  %18 = icmp ne i64 %2, 0
  %19 = icmp eq i64 %1, 97
  %20 = icmp ne i64 %1, 117
  %21 = getelementptr float, ptr %5, i64 1
  br label %75

22:
  %23 = icmp ne i64 %2, 0
  %24 = icmp eq i64 %1, 97
  %25 = icmp ne i64 %1, 117
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
  %172 = add i64 %0, -103
  %173 = icmp ult i64 %172, -2
  br i1 %173, label %256, label %174

174:
  %175 = icmp eq i64 %1, 97
  %176 = icmp ne i64 %1, 117
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
  %185 = icmp eq i64 %1, 97
  %186 = icmp ne i64 %1, 117
  %187 = icmp eq i64 %2, 0
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

define internal float @enzyme_cc.source.__enzyme_cc.lapack_64.snorm(i64 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.snorm" {
  %7 = icmp slt i64 %2, 1
  %8 = icmp slt i64 %3, 1
  %9 = or i1 %7, %8
  br i1 %9, label %167, label %10

10:
  switch i64 %0, label %100 [
    i64 111, label %17
    i64 49, label %17
    i64 105, label %14
    i64 109, label %11
  ]

11:
  %12 = icmp eq i64 %1, 97
  %13 = icmp ne i64 %1, 117
  br label %74

14:
  %15 = icmp eq i64 %1, 97
  %16 = icmp ne i64 %1, 117
  br label %47

17:
  %18 = icmp eq i64 %1, 97
  %19 = icmp ne i64 %1, 117
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
  %101 = add i64 %0, -103
  %102 = icmp ult i64 %101, -2
  br i1 %102, label %167, label %103

103:
  %104 = icmp eq i64 %1, 97
  %105 = icmp ne i64 %1, 117
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
  %114 = icmp eq i64 %1, 97
  %115 = icmp ne i64 %1, 117
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
  %11 = sext i8 %10 to i64
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %11, i64 97, i64 0, i64 %12, i64 %13, ptr %3, i64 %14)
  ret float %15
}

define internal float @enzyme_cc.source.clanhe_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="clanhe_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i64 117, i64 108
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %4, align 8
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %11, i64 %15, i64 1, i64 %16, i64 %16, ptr %3, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.clansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="clansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i64 117, i64 108
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %4, align 8
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.cnorm(i64 %11, i64 %15, i64 0, i64 %16, i64 %16, ptr %3, i64 %17)
  ret float %18
}

define internal float @enzyme_cc.source.slange_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="slange_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.snorm(i64 %11, i64 97, i64 %12, i64 %13, ptr %3, i64 %14)
  ret float %15
}

define internal float @enzyme_cc.source.slansy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="slansy_" {
  %7 = load i8, ptr %0, align 1
  %8 = icmp eq i8 %7, 49
  %9 = or i8 %7, 32
  %10 = select i1 %8, i8 111, i8 %9
  %11 = sext i8 %10 to i64
  %12 = load i8, ptr %1, align 1
  %13 = and i8 %12, -33
  %14 = icmp eq i8 %13, 85
  %15 = select i1 %14, i64 117, i64 108
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %4, align 8
  %18 = tail call float @enzyme_cc.source.__enzyme_cc.lapack_64.snorm(i64 %11, i64 %15, i64 %16, i64 %16, ptr %3, i64 %17)
  ret float %18
}

define internal i64 @enzyme_cc.source.LAPACKE_cgbsv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cgbsv" {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %6, ptr %15, align 8
  store i64 %9, ptr %16, align 8
  store i64 0, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = add i64 %3, 1
  %21 = add i64 %20, %19
  store i64 %21, ptr %18, align 8
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @cgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %62

24:
  %25 = add nsw i64 %3, %2
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %5, i64 %6, i64 %21, i64 %1, i64 %25, i64 %1)
  %27 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %8, i64 %9, i64 %1, i64 %4, i64 0, i64 0)
  call void @cgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %26, ptr nonnull %18, ptr %7, ptr %27, ptr nonnull %11, ptr nonnull %17)
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %11, align 8
  %30 = load i64, ptr %12, align 8
  %31 = load i64, ptr %13, align 8
  %32 = add nsw i64 %31, %30
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.cturned(ptr %26, i64 1, i64 %28, ptr %5, i64 %6, i64 1, i64 %28, i64 %29, i64 %32, i64 %29)
  %33 = load i64, ptr %14, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %61

35:
  %36 = icmp sgt i64 %29, 0
  br label %37

37:
  %38 = phi i64 [ 0, %35 ], [ %42, %41 ]
  br i1 %36, label %39, label %41

39:
  %40 = mul nsw i64 %38, %29
  br label %44

41:
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, %33
  br i1 %43, label %61, label %37

44:
  %45 = phi i64 [ 0, %39 ], [ %59, %44 ]
  %46 = add nsw i64 %45, %40
  %47 = shl nsw i64 %46, 1
  %48 = mul nsw i64 %45, %9
  %49 = add nsw i64 %48, %38
  %50 = shl nsw i64 %49, 1
  %51 = getelementptr inbounds float, ptr %27, i64 %47
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds float, ptr %8, i64 %50
  store float %52, ptr %53, align 4
  %54 = or i64 %47, 1
  %55 = getelementptr inbounds float, ptr %27, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = or i64 %50, 1
  %58 = getelementptr inbounds float, ptr %8, i64 %57
  store float %56, ptr %58, align 4
  %59 = add nuw nsw i64 %45, 1
  %60 = icmp eq i64 %59, %29
  br i1 %60, label %41, label %44

61:
  call void @free(ptr %26)
  call void @free(ptr %27)
  br label %62

62:
  %63 = load i64, ptr %17, align 8
  ret i64 %63
}

define internal i64 @enzyme_cc.source.LAPACKE_cgbtrf(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cgbtrf" {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store i64 %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store i64 %3, ptr %11, align 8
  store i64 %4, ptr %12, align 8
  store i64 %6, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  store i64 %18, ptr %15, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @cgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %30

21:
  %22 = add nsw i64 %4, %3
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %22, i64 %1)
  call void @cgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %23, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %24 = load i64, ptr %15, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %11, align 8
  %27 = load i64, ptr %12, align 8
  %28 = add nsw i64 %27, %26
  %29 = load i64, ptr %9, align 8
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.cturned(ptr %23, i64 1, i64 %24, ptr %5, i64 %6, i64 1, i64 %24, i64 %25, i64 %28, i64 %29)
  call void @free(ptr %23)
  br label %30

30:
  %31 = load i64, ptr %14, align 8
  ret i64 %31
}

define internal i64 @enzyme_cc.source.LAPACKE_cgbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i8 %1, ptr %12, align 1
  store i64 %2, ptr %13, align 8
  store i64 %3, ptr %14, align 8
  store i64 %4, ptr %15, align 8
  store i64 %5, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %10, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %21 = shl nsw i64 %3, 1
  %22 = add i64 %4, 1
  %23 = add i64 %22, %21
  store i64 %23, ptr %20, align 8
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @cgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %60

26:
  %27 = add nsw i64 %4, %3
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %6, i64 %7, i64 %23, i64 %2, i64 %27, i64 %2)
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %9, i64 %10, i64 %2, i64 %5, i64 0, i64 0)
  call void @cgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %28, ptr nonnull %20, ptr %8, ptr %29, ptr nonnull %13, ptr nonnull %19, i64 1)
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %16, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %59

33:
  %34 = icmp sgt i64 %30, 0
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %40, %39 ]
  br i1 %34, label %37, label %39

37:
  %38 = mul nsw i64 %36, %30
  br label %42

39:
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %31
  br i1 %41, label %59, label %35

42:
  %43 = phi i64 [ 0, %37 ], [ %57, %42 ]
  %44 = add nsw i64 %43, %38
  %45 = shl nsw i64 %44, 1
  %46 = mul nsw i64 %43, %10
  %47 = add nsw i64 %46, %36
  %48 = shl nsw i64 %47, 1
  %49 = getelementptr inbounds float, ptr %29, i64 %45
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds float, ptr %9, i64 %48
  store float %50, ptr %51, align 4
  %52 = or i64 %45, 1
  %53 = getelementptr inbounds float, ptr %29, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = or i64 %48, 1
  %56 = getelementptr inbounds float, ptr %9, i64 %55
  store float %54, ptr %56, align 4
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, %30
  br i1 %58, label %39, label %42

59:
  call void @free(ptr %28)
  call void @free(ptr %29)
  br label %60

60:
  %61 = load i64, ptr %19, align 8
  ret i64 %61
}

define internal i64 @enzyme_cc.source.LAPACKE_clacpy(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clacpy" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %25

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  %23 = shl i64 %5, 1
  %24 = shl i64 %7, 1
  br label %26

25:
  ret i64 0

26:
  %27 = phi i64 [ 0, %20 ], [ %30, %38 ]
  %28 = shl nuw nsw i64 %27, 1
  %29 = select i1 %21, i64 %28, i64 0
  %30 = add nuw nsw i64 %27, 1
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %17)
  %32 = select i1 %22, i64 %31, i64 %17
  %33 = shl nsw i64 %32, 1
  %34 = icmp slt i64 %29, %33
  br i1 %34, label %35, label %38

35:
  %36 = mul i64 %23, %27
  %37 = mul i64 %24, %27
  br label %40

38:
  %39 = icmp eq i64 %30, %16
  br i1 %39, label %25, label %26

40:
  %41 = phi i64 [ %29, %35 ], [ %47, %40 ]
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

define internal i64 @enzyme_cc.source.LAPACKE_clascl(i32 %0, i8 signext %1, i64 %2, i64 %3, float %4, float %5, i64 %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_clascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i64
  %14 = select i1 %11, i64 %9, i64 1
  %15 = select i1 %11, i64 1, i64 %9
  %16 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.cscaled(i64 %13, i64 %2, i64 %3, float %4, float %5, i64 %6, i64 %7, ptr %8, i64 %14, i64 %15)
  ret i64 %16
}

define internal i64 @enzyme_cc.source.LAPACKE_claset(i32 %0, i8 signext %1, i64 %2, i64 %3, <2 x float> %4, <2 x float> %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_claset" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %27

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  %23 = extractelement <2 x float> %5, i64 0
  %24 = extractelement <2 x float> %4, i64 0
  %25 = extractelement <2 x float> %5, i64 1
  %26 = extractelement <2 x float> %4, i64 1
  br label %28

27:
  ret i64 0

28:
  %29 = phi i64 [ 0, %20 ], [ %31, %49 ]
  %30 = select i1 %21, i64 %29, i64 0
  %31 = add nuw nsw i64 %29, 1
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %17)
  %33 = select i1 %22, i64 %32, i64 %17
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %49

35:
  %36 = mul nsw i64 %29, %7
  br label %37

37:
  %38 = phi i64 [ %30, %35 ], [ %47, %37 ]
  %39 = icmp eq i64 %38, %29
  %40 = add nsw i64 %38, %36
  %41 = shl nsw i64 %40, 1
  %42 = select i1 %39, float %23, float %24
  %43 = getelementptr inbounds float, ptr %6, i64 %41
  store float %42, ptr %43, align 4
  %44 = select i1 %39, float %25, float %26
  %45 = or i64 %41, 1
  %46 = getelementptr inbounds float, ptr %6, i64 %45
  store float %44, ptr %46, align 4
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, %33
  br i1 %48, label %49, label %37

49:
  %50 = icmp eq i64 %31, %16
  br i1 %50, label %27, label %28
}

define internal i64 @enzyme_cc.source.LAPACKE_cpbsv(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cpbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @cpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %58

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @cpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %17, align 8
  %28 = load i64, ptr %11, align 8
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.cturned(ptr %25, i64 1, i64 %27, ptr %5, i64 %6, i64 1, i64 %27, i64 %28, i64 %24, i64 %28)
  %29 = load i64, ptr %13, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %57

31:
  %32 = icmp sgt i64 %28, 0
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %38, %37 ]
  br i1 %32, label %35, label %37

35:
  %36 = mul nsw i64 %34, %28
  br label %40

37:
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, %29
  br i1 %39, label %57, label %33

40:
  %41 = phi i64 [ 0, %35 ], [ %55, %40 ]
  %42 = add nsw i64 %41, %36
  %43 = shl nsw i64 %42, 1
  %44 = mul nsw i64 %41, %8
  %45 = add nsw i64 %44, %34
  %46 = shl nsw i64 %45, 1
  %47 = getelementptr inbounds float, ptr %26, i64 %43
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds float, ptr %7, i64 %46
  store float %48, ptr %49, align 4
  %50 = or i64 %43, 1
  %51 = getelementptr inbounds float, ptr %26, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = or i64 %46, 1
  %54 = getelementptr inbounds float, ptr %7, i64 %53
  store float %52, ptr %54, align 4
  %55 = add nuw nsw i64 %41, 1
  %56 = icmp eq i64 %55, %28
  br i1 %56, label %37, label %40

57:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %58

58:
  %59 = load i64, ptr %16, align 8
  ret i64 %59
}

define internal i64 @enzyme_cc.source.LAPACKE_cpbtrf(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cpbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i8 %1, ptr %7, align 1
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %5, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %13 = add nsw i64 %3, 1
  store i64 %13, ptr %12, align 8
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @cpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %23

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = select i1 %18, i64 %3, i64 0
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %4, i64 %5, i64 %13, i64 %2, i64 %19, i64 %2)
  call void @cpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %20, ptr nonnull %12, ptr nonnull %11, i64 1)
  %21 = load i64, ptr %12, align 8
  %22 = load i64, ptr %8, align 8
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.cturned(ptr %20, i64 1, i64 %21, ptr %4, i64 %5, i64 1, i64 %21, i64 %22, i64 %19, i64 %22)
  call void @free(ptr %20)
  br label %23

23:
  %24 = load i64, ptr %11, align 8
  ret i64 %24
}

define internal i64 @enzyme_cc.source.LAPACKE_cpbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_cpbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @cpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %57

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @cpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %11, align 8
  %28 = load i64, ptr %13, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %56

30:
  %31 = icmp sgt i64 %27, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %27
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %56, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %54, %39 ]
  %41 = add nsw i64 %40, %35
  %42 = shl nsw i64 %41, 1
  %43 = mul nsw i64 %40, %8
  %44 = add nsw i64 %43, %33
  %45 = shl nsw i64 %44, 1
  %46 = getelementptr inbounds float, ptr %26, i64 %42
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds float, ptr %7, i64 %45
  store float %47, ptr %48, align 4
  %49 = or i64 %42, 1
  %50 = getelementptr inbounds float, ptr %26, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = or i64 %45, 1
  %53 = getelementptr inbounds float, ptr %7, i64 %52
  store float %51, ptr %53, align 4
  %54 = add nuw nsw i64 %40, 1
  %55 = icmp eq i64 %54, %27
  br i1 %55, label %36, label %39

56:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %57

57:
  %58 = load i64, ptr %16, align 8
  ret i64 %58
}

define internal i64 @enzyme_cc.source.LAPACKE_dgbsv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dgbsv" {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %6, ptr %15, align 8
  store i64 %9, ptr %16, align 8
  store i64 0, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = add i64 %3, 1
  %21 = add i64 %20, %19
  store i64 %21, ptr %18, align 8
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @dgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %81

24:
  %25 = add nsw i64 %3, %2
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %5, i64 %6, i64 %21, i64 %1, i64 %25, i64 %1)
  %27 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %8, i64 %9, i64 %1, i64 %4, i64 0, i64 0)
  call void @dgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %26, ptr nonnull %18, ptr %7, ptr %27, ptr nonnull %11, ptr nonnull %17)
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %11, align 8
  %30 = load i64, ptr %12, align 8
  %31 = load i64, ptr %13, align 8
  %32 = add nsw i64 %31, %30
  %33 = icmp sgt i64 %29, 0
  br i1 %33, label %34, label %60

34:
  %35 = icmp sgt i64 %28, 0
  br label %36

36:
  %37 = phi i64 [ 0, %34 ], [ %41, %40 ]
  br i1 %35, label %38, label %40

38:
  %39 = mul nsw i64 %37, %28
  br label %43

40:
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp eq i64 %41, %29
  br i1 %42, label %60, label %36

43:
  %44 = phi i64 [ 0, %38 ], [ %58, %57 ]
  %45 = add nuw nsw i64 %44, %37
  %46 = icmp sge i64 %45, %32
  %47 = sub nsw i64 %45, %32
  %48 = icmp slt i64 %47, %29
  %49 = select i1 %46, i1 %48, i1 false
  br i1 %49, label %50, label %57

50:
  %51 = add nsw i64 %44, %39
  %52 = getelementptr inbounds double, ptr %26, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = mul nsw i64 %44, %6
  %55 = add nsw i64 %54, %37
  %56 = getelementptr inbounds double, ptr %5, i64 %55
  store double %53, ptr %56, align 8
  br label %57

57:
  %58 = add nuw nsw i64 %44, 1
  %59 = icmp eq i64 %58, %28
  br i1 %59, label %40, label %43

60:
  %61 = load i64, ptr %14, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %80

63:
  %64 = phi i64 [ %68, %67 ], [ 0, %60 ]
  br i1 %33, label %65, label %67

65:
  %66 = mul nsw i64 %64, %29
  br label %70

67:
  %68 = add nuw nsw i64 %64, 1
  %69 = icmp eq i64 %68, %61
  br i1 %69, label %80, label %63

70:
  %71 = phi i64 [ 0, %65 ], [ %78, %70 ]
  %72 = add nsw i64 %71, %66
  %73 = getelementptr inbounds double, ptr %27, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = mul nsw i64 %71, %9
  %76 = add nsw i64 %75, %64
  %77 = getelementptr inbounds double, ptr %8, i64 %76
  store double %74, ptr %77, align 8
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %29
  br i1 %79, label %67, label %70

80:
  call void @free(ptr %26)
  call void @free(ptr %27)
  br label %81

81:
  %82 = load i64, ptr %17, align 8
  ret i64 %82
}

define internal i64 @enzyme_cc.source.LAPACKE_dgbtrf(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dgbtrf" {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store i64 %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store i64 %3, ptr %11, align 8
  store i64 %4, ptr %12, align 8
  store i64 %6, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  store i64 %18, ptr %15, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @dgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %60

21:
  %22 = add nsw i64 %4, %3
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %22, i64 %1)
  call void @dgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %23, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %24 = load i64, ptr %15, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %11, align 8
  %27 = load i64, ptr %12, align 8
  %28 = add nsw i64 %27, %26
  %29 = load i64, ptr %9, align 8
  %30 = icmp sgt i64 %25, 0
  br i1 %30, label %31, label %59

31:
  %32 = icmp sgt i64 %24, 0
  %33 = icmp eq i64 %29, 0
  br label %34

34:
  %35 = phi i64 [ 0, %31 ], [ %39, %38 ]
  br i1 %32, label %36, label %38

36:
  %37 = mul nsw i64 %35, %24
  br label %41

38:
  %39 = add nuw nsw i64 %35, 1
  %40 = icmp eq i64 %39, %25
  br i1 %40, label %59, label %34

41:
  %42 = phi i64 [ 0, %36 ], [ %57, %56 ]
  br i1 %33, label %49, label %43

43:
  %44 = add nuw nsw i64 %42, %35
  %45 = icmp sge i64 %44, %28
  %46 = sub nsw i64 %44, %28
  %47 = icmp slt i64 %46, %29
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %56

49:
  %50 = add nsw i64 %42, %37
  %51 = getelementptr inbounds double, ptr %23, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = mul nsw i64 %42, %6
  %54 = add nsw i64 %53, %35
  %55 = getelementptr inbounds double, ptr %5, i64 %54
  store double %52, ptr %55, align 8
  br label %56

56:
  %57 = add nuw nsw i64 %42, 1
  %58 = icmp eq i64 %57, %24
  br i1 %58, label %38, label %41

59:
  call void @free(ptr %23)
  br label %60

60:
  %61 = load i64, ptr %14, align 8
  ret i64 %61
}

define internal i64 @enzyme_cc.source.LAPACKE_dgbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i8 %1, ptr %12, align 1
  store i64 %2, ptr %13, align 8
  store i64 %3, ptr %14, align 8
  store i64 %4, ptr %15, align 8
  store i64 %5, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %10, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %21 = shl nsw i64 %3, 1
  %22 = add i64 %4, 1
  %23 = add i64 %22, %21
  store i64 %23, ptr %20, align 8
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @dgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %53

26:
  %27 = add nsw i64 %4, %3
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %6, i64 %7, i64 %23, i64 %2, i64 %27, i64 %2)
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %9, i64 %10, i64 %2, i64 %5, i64 0, i64 0)
  call void @dgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %28, ptr nonnull %20, ptr %8, ptr %29, ptr nonnull %13, ptr nonnull %19, i64 1)
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %16, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %52

33:
  %34 = icmp sgt i64 %30, 0
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %40, %39 ]
  br i1 %34, label %37, label %39

37:
  %38 = mul nsw i64 %36, %30
  br label %42

39:
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %31
  br i1 %41, label %52, label %35

42:
  %43 = phi i64 [ 0, %37 ], [ %50, %42 ]
  %44 = add nsw i64 %43, %38
  %45 = getelementptr inbounds double, ptr %29, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = mul nsw i64 %43, %10
  %48 = add nsw i64 %47, %36
  %49 = getelementptr inbounds double, ptr %9, i64 %48
  store double %46, ptr %49, align 8
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %30
  br i1 %51, label %39, label %42

52:
  call void @free(ptr %28)
  call void @free(ptr %29)
  br label %53

53:
  %54 = load i64, ptr %19, align 8
  ret i64 %54
}

define internal i64 @enzyme_cc.source.LAPACKE_dlacpy(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlacpy" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %23

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  br label %24

23:
  ret i64 0

24:
  %25 = phi i64 [ 0, %20 ], [ %27, %34 ]
  %26 = select i1 %21, i64 %25, i64 0
  %27 = add nuw nsw i64 %25, 1
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %17)
  %29 = select i1 %22, i64 %28, i64 %17
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %34

31:
  %32 = mul nsw i64 %25, %5
  %33 = mul nsw i64 %25, %7
  br label %36

34:
  %35 = icmp eq i64 %27, %16
  br i1 %35, label %23, label %24

36:
  %37 = phi i64 [ %26, %31 ], [ %43, %36 ]
  %38 = add nsw i64 %37, %32
  %39 = getelementptr inbounds double, ptr %4, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = add nsw i64 %37, %33
  %42 = getelementptr inbounds double, ptr %6, i64 %41
  store double %40, ptr %42, align 8
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %29
  br i1 %44, label %34, label %36
}

define internal i64 @enzyme_cc.source.LAPACKE_dlascl(i32 %0, i8 signext %1, i64 %2, i64 %3, double %4, double %5, i64 %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i64
  %14 = select i1 %11, i64 %9, i64 1
  %15 = select i1 %11, i64 1, i64 %9
  %16 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.dscaled(i64 %13, i64 %2, i64 %3, double %4, double %5, i64 %6, i64 %7, ptr %8, i64 %14, i64 %15)
  ret i64 %16
}

define internal i64 @enzyme_cc.source.LAPACKE_dlaset(i32 %0, i8 signext %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dlaset" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %23

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  br label %24

23:
  ret i64 0

24:
  %25 = phi i64 [ 0, %20 ], [ %27, %33 ]
  %26 = select i1 %21, i64 %25, i64 0
  %27 = add nuw nsw i64 %25, 1
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %17)
  %29 = select i1 %22, i64 %28, i64 %17
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %33

31:
  %32 = mul nsw i64 %25, %7
  br label %35

33:
  %34 = icmp eq i64 %27, %16
  br i1 %34, label %23, label %24

35:
  %36 = phi i64 [ %26, %31 ], [ %41, %35 ]
  %37 = icmp eq i64 %36, %25
  %38 = select i1 %37, double %5, double %4
  %39 = add nsw i64 %36, %32
  %40 = getelementptr inbounds double, ptr %6, i64 %39
  store double %38, ptr %40, align 8
  %41 = add nuw nsw i64 %36, 1
  %42 = icmp eq i64 %41, %29
  br i1 %42, label %33, label %35
}

define internal i64 @enzyme_cc.source.LAPACKE_dpbsv(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dpbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @dpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %77

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @dpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %17, align 8
  %28 = load i64, ptr %11, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %56

30:
  %31 = icmp sgt i64 %27, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %27
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %56, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %54, %53 ]
  %41 = add nuw nsw i64 %40, %33
  %42 = icmp sge i64 %41, %24
  %43 = sub nsw i64 %41, %24
  %44 = icmp slt i64 %43, %28
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %53

46:
  %47 = add nsw i64 %40, %35
  %48 = getelementptr inbounds double, ptr %25, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = mul nsw i64 %40, %6
  %51 = add nsw i64 %50, %33
  %52 = getelementptr inbounds double, ptr %5, i64 %51
  store double %49, ptr %52, align 8
  br label %53

53:
  %54 = add nuw nsw i64 %40, 1
  %55 = icmp eq i64 %54, %27
  br i1 %55, label %36, label %39

56:
  %57 = load i64, ptr %13, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %76

59:
  %60 = phi i64 [ %64, %63 ], [ 0, %56 ]
  br i1 %29, label %61, label %63

61:
  %62 = mul nsw i64 %60, %28
  br label %66

63:
  %64 = add nuw nsw i64 %60, 1
  %65 = icmp eq i64 %64, %57
  br i1 %65, label %76, label %59

66:
  %67 = phi i64 [ 0, %61 ], [ %74, %66 ]
  %68 = add nsw i64 %67, %62
  %69 = getelementptr inbounds double, ptr %26, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %67, %8
  %72 = add nsw i64 %71, %60
  %73 = getelementptr inbounds double, ptr %7, i64 %72
  store double %70, ptr %73, align 8
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %28
  br i1 %75, label %63, label %66

76:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %77

77:
  %78 = load i64, ptr %16, align 8
  ret i64 %78
}

define internal i64 @enzyme_cc.source.LAPACKE_dpbtrf(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dpbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i8 %1, ptr %7, align 1
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %5, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %13 = add nsw i64 %3, 1
  store i64 %13, ptr %12, align 8
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @dpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %51

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = select i1 %18, i64 %3, i64 0
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %4, i64 %5, i64 %13, i64 %2, i64 %19, i64 %2)
  call void @dpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %20, ptr nonnull %12, ptr nonnull %11, i64 1)
  %21 = load i64, ptr %12, align 8
  %22 = load i64, ptr %8, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %50

24:
  %25 = icmp sgt i64 %21, 0
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %31, %30 ]
  br i1 %25, label %28, label %30

28:
  %29 = mul nsw i64 %27, %21
  br label %33

30:
  %31 = add nuw nsw i64 %27, 1
  %32 = icmp eq i64 %31, %22
  br i1 %32, label %50, label %26

33:
  %34 = phi i64 [ 0, %28 ], [ %48, %47 ]
  %35 = add nuw nsw i64 %34, %27
  %36 = icmp sge i64 %35, %19
  %37 = sub nsw i64 %35, %19
  %38 = icmp slt i64 %37, %22
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %40, label %47

40:
  %41 = add nsw i64 %34, %29
  %42 = getelementptr inbounds double, ptr %20, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = mul nsw i64 %34, %5
  %45 = add nsw i64 %44, %27
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  store double %43, ptr %46, align 8
  br label %47

47:
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, %21
  br i1 %49, label %30, label %33

50:
  call void @free(ptr %20)
  br label %51

51:
  %52 = load i64, ptr %11, align 8
  ret i64 %52
}

define internal i64 @enzyme_cc.source.LAPACKE_dpbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_dpbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @dpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %50

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @dpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %11, align 8
  %28 = load i64, ptr %13, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %49

30:
  %31 = icmp sgt i64 %27, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %27
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %49, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %47, %39 ]
  %41 = add nsw i64 %40, %35
  %42 = getelementptr inbounds double, ptr %26, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = mul nsw i64 %40, %8
  %45 = add nsw i64 %44, %33
  %46 = getelementptr inbounds double, ptr %7, i64 %45
  store double %43, ptr %46, align 8
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %27
  br i1 %48, label %36, label %39

49:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %50

50:
  %51 = load i64, ptr %16, align 8
  ret i64 %51
}

define internal i64 @enzyme_cc.source.LAPACKE_sgbsv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_sgbsv" {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %6, ptr %15, align 8
  store i64 %9, ptr %16, align 8
  store i64 0, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = add i64 %3, 1
  %21 = add i64 %20, %19
  store i64 %21, ptr %18, align 8
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @sgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %81

24:
  %25 = add nsw i64 %3, %2
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %5, i64 %6, i64 %21, i64 %1, i64 %25, i64 %1)
  %27 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %8, i64 %9, i64 %1, i64 %4, i64 0, i64 0)
  call void @sgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %26, ptr nonnull %18, ptr %7, ptr %27, ptr nonnull %11, ptr nonnull %17)
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %11, align 8
  %30 = load i64, ptr %12, align 8
  %31 = load i64, ptr %13, align 8
  %32 = add nsw i64 %31, %30
  %33 = icmp sgt i64 %29, 0
  br i1 %33, label %34, label %60

34:
  %35 = icmp sgt i64 %28, 0
  br label %36

36:
  %37 = phi i64 [ 0, %34 ], [ %41, %40 ]
  br i1 %35, label %38, label %40

38:
  %39 = mul nsw i64 %37, %28
  br label %43

40:
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp eq i64 %41, %29
  br i1 %42, label %60, label %36

43:
  %44 = phi i64 [ 0, %38 ], [ %58, %57 ]
  %45 = add nuw nsw i64 %44, %37
  %46 = icmp sge i64 %45, %32
  %47 = sub nsw i64 %45, %32
  %48 = icmp slt i64 %47, %29
  %49 = select i1 %46, i1 %48, i1 false
  br i1 %49, label %50, label %57

50:
  %51 = add nsw i64 %44, %39
  %52 = getelementptr inbounds float, ptr %26, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = mul nsw i64 %44, %6
  %55 = add nsw i64 %54, %37
  %56 = getelementptr inbounds float, ptr %5, i64 %55
  store float %53, ptr %56, align 4
  br label %57

57:
  %58 = add nuw nsw i64 %44, 1
  %59 = icmp eq i64 %58, %28
  br i1 %59, label %40, label %43

60:
  %61 = load i64, ptr %14, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %80

63:
  %64 = phi i64 [ %68, %67 ], [ 0, %60 ]
  br i1 %33, label %65, label %67

65:
  %66 = mul nsw i64 %64, %29
  br label %70

67:
  %68 = add nuw nsw i64 %64, 1
  %69 = icmp eq i64 %68, %61
  br i1 %69, label %80, label %63

70:
  %71 = phi i64 [ 0, %65 ], [ %78, %70 ]
  %72 = add nsw i64 %71, %66
  %73 = getelementptr inbounds float, ptr %27, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = mul nsw i64 %71, %9
  %76 = add nsw i64 %75, %64
  %77 = getelementptr inbounds float, ptr %8, i64 %76
  store float %74, ptr %77, align 4
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %29
  br i1 %79, label %67, label %70

80:
  call void @free(ptr %26)
  call void @free(ptr %27)
  br label %81

81:
  %82 = load i64, ptr %17, align 8
  ret i64 %82
}

define internal i64 @enzyme_cc.source.LAPACKE_sgbtrf(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_sgbtrf" {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store i64 %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store i64 %3, ptr %11, align 8
  store i64 %4, ptr %12, align 8
  store i64 %6, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  store i64 %18, ptr %15, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @sgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %60

21:
  %22 = add nsw i64 %4, %3
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %22, i64 %1)
  call void @sgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %23, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %24 = load i64, ptr %15, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %11, align 8
  %27 = load i64, ptr %12, align 8
  %28 = add nsw i64 %27, %26
  %29 = load i64, ptr %9, align 8
  %30 = icmp sgt i64 %25, 0
  br i1 %30, label %31, label %59

31:
  %32 = icmp sgt i64 %24, 0
  %33 = icmp eq i64 %29, 0
  br label %34

34:
  %35 = phi i64 [ 0, %31 ], [ %39, %38 ]
  br i1 %32, label %36, label %38

36:
  %37 = mul nsw i64 %35, %24
  br label %41

38:
  %39 = add nuw nsw i64 %35, 1
  %40 = icmp eq i64 %39, %25
  br i1 %40, label %59, label %34

41:
  %42 = phi i64 [ 0, %36 ], [ %57, %56 ]
  br i1 %33, label %49, label %43

43:
  %44 = add nuw nsw i64 %42, %35
  %45 = icmp sge i64 %44, %28
  %46 = sub nsw i64 %44, %28
  %47 = icmp slt i64 %46, %29
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %56

49:
  %50 = add nsw i64 %42, %37
  %51 = getelementptr inbounds float, ptr %23, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = mul nsw i64 %42, %6
  %54 = add nsw i64 %53, %35
  %55 = getelementptr inbounds float, ptr %5, i64 %54
  store float %52, ptr %55, align 4
  br label %56

56:
  %57 = add nuw nsw i64 %42, 1
  %58 = icmp eq i64 %57, %24
  br i1 %58, label %38, label %41

59:
  call void @free(ptr %23)
  br label %60

60:
  %61 = load i64, ptr %14, align 8
  ret i64 %61
}

define internal i64 @enzyme_cc.source.LAPACKE_sgbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_sgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i8 %1, ptr %12, align 1
  store i64 %2, ptr %13, align 8
  store i64 %3, ptr %14, align 8
  store i64 %4, ptr %15, align 8
  store i64 %5, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %10, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %21 = shl nsw i64 %3, 1
  %22 = add i64 %4, 1
  %23 = add i64 %22, %21
  store i64 %23, ptr %20, align 8
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @sgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %53

26:
  %27 = add nsw i64 %4, %3
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %6, i64 %7, i64 %23, i64 %2, i64 %27, i64 %2)
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %9, i64 %10, i64 %2, i64 %5, i64 0, i64 0)
  call void @sgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %28, ptr nonnull %20, ptr %8, ptr %29, ptr nonnull %13, ptr nonnull %19, i64 1)
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %16, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %52

33:
  %34 = icmp sgt i64 %30, 0
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %40, %39 ]
  br i1 %34, label %37, label %39

37:
  %38 = mul nsw i64 %36, %30
  br label %42

39:
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %31
  br i1 %41, label %52, label %35

42:
  %43 = phi i64 [ 0, %37 ], [ %50, %42 ]
  %44 = add nsw i64 %43, %38
  %45 = getelementptr inbounds float, ptr %29, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = mul nsw i64 %43, %10
  %48 = add nsw i64 %47, %36
  %49 = getelementptr inbounds float, ptr %9, i64 %48
  store float %46, ptr %49, align 4
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %30
  br i1 %51, label %39, label %42

52:
  call void @free(ptr %28)
  call void @free(ptr %29)
  br label %53

53:
  %54 = load i64, ptr %19, align 8
  ret i64 %54
}

define internal i64 @enzyme_cc.source.LAPACKE_slacpy(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slacpy" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %23

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  br label %24

23:
  ret i64 0

24:
  %25 = phi i64 [ 0, %20 ], [ %27, %34 ]
  %26 = select i1 %21, i64 %25, i64 0
  %27 = add nuw nsw i64 %25, 1
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %17)
  %29 = select i1 %22, i64 %28, i64 %17
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %34

31:
  %32 = mul nsw i64 %25, %5
  %33 = mul nsw i64 %25, %7
  br label %36

34:
  %35 = icmp eq i64 %27, %16
  br i1 %35, label %23, label %24

36:
  %37 = phi i64 [ %26, %31 ], [ %43, %36 ]
  %38 = add nsw i64 %37, %32
  %39 = getelementptr inbounds float, ptr %4, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = add nsw i64 %37, %33
  %42 = getelementptr inbounds float, ptr %6, i64 %41
  store float %40, ptr %42, align 4
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %29
  br i1 %44, label %34, label %36
}

define internal i64 @enzyme_cc.source.LAPACKE_slascl(i32 %0, i8 signext %1, i64 %2, i64 %3, float %4, float %5, i64 %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i64
  %14 = select i1 %11, i64 %9, i64 1
  %15 = select i1 %11, i64 1, i64 %9
  %16 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.sscaled(i64 %13, i64 %2, i64 %3, float %4, float %5, i64 %6, i64 %7, ptr %8, i64 %14, i64 %15)
  ret i64 %16
}

define internal i64 @enzyme_cc.source.LAPACKE_slaset(i32 %0, i8 signext %1, i64 %2, i64 %3, float %4, float %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_slaset" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %23

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  br label %24

23:
  ret i64 0

24:
  %25 = phi i64 [ 0, %20 ], [ %27, %33 ]
  %26 = select i1 %21, i64 %25, i64 0
  %27 = add nuw nsw i64 %25, 1
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %17)
  %29 = select i1 %22, i64 %28, i64 %17
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %33

31:
  %32 = mul nsw i64 %25, %7
  br label %35

33:
  %34 = icmp eq i64 %27, %16
  br i1 %34, label %23, label %24

35:
  %36 = phi i64 [ %26, %31 ], [ %41, %35 ]
  %37 = icmp eq i64 %36, %25
  %38 = select i1 %37, float %5, float %4
  %39 = add nsw i64 %36, %32
  %40 = getelementptr inbounds float, ptr %6, i64 %39
  store float %38, ptr %40, align 4
  %41 = add nuw nsw i64 %36, 1
  %42 = icmp eq i64 %41, %29
  br i1 %42, label %33, label %35
}

define internal i64 @enzyme_cc.source.LAPACKE_spbsv(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_spbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @spbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %77

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @spbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %17, align 8
  %28 = load i64, ptr %11, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %56

30:
  %31 = icmp sgt i64 %27, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %27
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %56, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %54, %53 ]
  %41 = add nuw nsw i64 %40, %33
  %42 = icmp sge i64 %41, %24
  %43 = sub nsw i64 %41, %24
  %44 = icmp slt i64 %43, %28
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %53

46:
  %47 = add nsw i64 %40, %35
  %48 = getelementptr inbounds float, ptr %25, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = mul nsw i64 %40, %6
  %51 = add nsw i64 %50, %33
  %52 = getelementptr inbounds float, ptr %5, i64 %51
  store float %49, ptr %52, align 4
  br label %53

53:
  %54 = add nuw nsw i64 %40, 1
  %55 = icmp eq i64 %54, %27
  br i1 %55, label %36, label %39

56:
  %57 = load i64, ptr %13, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %76

59:
  %60 = phi i64 [ %64, %63 ], [ 0, %56 ]
  br i1 %29, label %61, label %63

61:
  %62 = mul nsw i64 %60, %28
  br label %66

63:
  %64 = add nuw nsw i64 %60, 1
  %65 = icmp eq i64 %64, %57
  br i1 %65, label %76, label %59

66:
  %67 = phi i64 [ 0, %61 ], [ %74, %66 ]
  %68 = add nsw i64 %67, %62
  %69 = getelementptr inbounds float, ptr %26, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = mul nsw i64 %67, %8
  %72 = add nsw i64 %71, %60
  %73 = getelementptr inbounds float, ptr %7, i64 %72
  store float %70, ptr %73, align 4
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %28
  br i1 %75, label %63, label %66

76:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %77

77:
  %78 = load i64, ptr %16, align 8
  ret i64 %78
}

define internal i64 @enzyme_cc.source.LAPACKE_spbtrf(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_spbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i8 %1, ptr %7, align 1
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %5, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %13 = add nsw i64 %3, 1
  store i64 %13, ptr %12, align 8
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @spbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %51

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = select i1 %18, i64 %3, i64 0
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %4, i64 %5, i64 %13, i64 %2, i64 %19, i64 %2)
  call void @spbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %20, ptr nonnull %12, ptr nonnull %11, i64 1)
  %21 = load i64, ptr %12, align 8
  %22 = load i64, ptr %8, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %50

24:
  %25 = icmp sgt i64 %21, 0
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %31, %30 ]
  br i1 %25, label %28, label %30

28:
  %29 = mul nsw i64 %27, %21
  br label %33

30:
  %31 = add nuw nsw i64 %27, 1
  %32 = icmp eq i64 %31, %22
  br i1 %32, label %50, label %26

33:
  %34 = phi i64 [ 0, %28 ], [ %48, %47 ]
  %35 = add nuw nsw i64 %34, %27
  %36 = icmp sge i64 %35, %19
  %37 = sub nsw i64 %35, %19
  %38 = icmp slt i64 %37, %22
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %40, label %47

40:
  %41 = add nsw i64 %34, %29
  %42 = getelementptr inbounds float, ptr %20, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = mul nsw i64 %34, %5
  %45 = add nsw i64 %44, %27
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  store float %43, ptr %46, align 4
  br label %47

47:
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, %21
  br i1 %49, label %30, label %33

50:
  call void @free(ptr %20)
  br label %51

51:
  %52 = load i64, ptr %11, align 8
  ret i64 %52
}

define internal i64 @enzyme_cc.source.LAPACKE_spbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_spbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @spbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %50

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @spbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %11, align 8
  %28 = load i64, ptr %13, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %49

30:
  %31 = icmp sgt i64 %27, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %27
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %49, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %47, %39 ]
  %41 = add nsw i64 %40, %35
  %42 = getelementptr inbounds float, ptr %26, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = mul nsw i64 %40, %8
  %45 = add nsw i64 %44, %33
  %46 = getelementptr inbounds float, ptr %7, i64 %45
  store float %43, ptr %46, align 4
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %27
  br i1 %48, label %36, label %39

49:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %50

50:
  %51 = load i64, ptr %16, align 8
  ret i64 %51
}

define internal i64 @enzyme_cc.source.LAPACKE_zgbsv(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zgbsv" {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %6, ptr %15, align 8
  store i64 %9, ptr %16, align 8
  store i64 0, ptr %17, align 8
  %19 = shl nsw i64 %2, 1
  %20 = add i64 %3, 1
  %21 = add i64 %20, %19
  store i64 %21, ptr %18, align 8
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %24, label %23

23:
  call void @zgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %5, ptr nonnull %15, ptr %7, ptr %8, ptr nonnull %16, ptr nonnull %17)
  br label %62

24:
  %25 = add nsw i64 %3, %2
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %5, i64 %6, i64 %21, i64 %1, i64 %25, i64 %1)
  %27 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %8, i64 %9, i64 %1, i64 %4, i64 0, i64 0)
  call void @zgbsv_(ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr %26, ptr nonnull %18, ptr %7, ptr %27, ptr nonnull %11, ptr nonnull %17)
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %11, align 8
  %30 = load i64, ptr %12, align 8
  %31 = load i64, ptr %13, align 8
  %32 = add nsw i64 %31, %30
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.zturned(ptr %26, i64 1, i64 %28, ptr %5, i64 %6, i64 1, i64 %28, i64 %29, i64 %32, i64 %29)
  %33 = load i64, ptr %14, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %61

35:
  %36 = icmp sgt i64 %29, 0
  br label %37

37:
  %38 = phi i64 [ 0, %35 ], [ %42, %41 ]
  br i1 %36, label %39, label %41

39:
  %40 = mul nsw i64 %38, %29
  br label %44

41:
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, %33
  br i1 %43, label %61, label %37

44:
  %45 = phi i64 [ 0, %39 ], [ %59, %44 ]
  %46 = add nsw i64 %45, %40
  %47 = shl nsw i64 %46, 1
  %48 = mul nsw i64 %45, %9
  %49 = add nsw i64 %48, %38
  %50 = shl nsw i64 %49, 1
  %51 = getelementptr inbounds double, ptr %27, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %8, i64 %50
  store double %52, ptr %53, align 8
  %54 = or i64 %47, 1
  %55 = getelementptr inbounds double, ptr %27, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = or i64 %50, 1
  %58 = getelementptr inbounds double, ptr %8, i64 %57
  store double %56, ptr %58, align 8
  %59 = add nuw nsw i64 %45, 1
  %60 = icmp eq i64 %59, %29
  br i1 %60, label %41, label %44

61:
  call void @free(ptr %26)
  call void @free(ptr %27)
  br label %62

62:
  %63 = load i64, ptr %17, align 8
  ret i64 %63
}

define internal i64 @enzyme_cc.source.LAPACKE_zgbtrf(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zgbtrf" {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store i64 %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store i64 %3, ptr %11, align 8
  store i64 %4, ptr %12, align 8
  store i64 %6, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  store i64 %18, ptr %15, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @zgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %5, ptr nonnull %13, ptr %7, ptr nonnull %14)
  br label %30

21:
  %22 = add nsw i64 %4, %3
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %22, i64 %1)
  call void @zgbtrf_(ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr %23, ptr nonnull %15, ptr %7, ptr nonnull %14)
  %24 = load i64, ptr %15, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %11, align 8
  %27 = load i64, ptr %12, align 8
  %28 = add nsw i64 %27, %26
  %29 = load i64, ptr %9, align 8
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.zturned(ptr %23, i64 1, i64 %24, ptr %5, i64 %6, i64 1, i64 %24, i64 %25, i64 %28, i64 %29)
  call void @free(ptr %23)
  br label %30

30:
  %31 = load i64, ptr %14, align 8
  ret i64 %31
}

define internal i64 @enzyme_cc.source.LAPACKE_zgbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zgbtrs" {
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i8 %1, ptr %12, align 1
  store i64 %2, ptr %13, align 8
  store i64 %3, ptr %14, align 8
  store i64 %4, ptr %15, align 8
  store i64 %5, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %10, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %21 = shl nsw i64 %3, 1
  %22 = add i64 %4, 1
  %23 = add i64 %22, %21
  store i64 %23, ptr %20, align 8
  %24 = icmp eq i32 %0, 101
  br i1 %24, label %26, label %25

25:
  call void @zgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %6, ptr nonnull %17, ptr %8, ptr %9, ptr nonnull %18, ptr nonnull %19, i64 1)
  br label %60

26:
  %27 = add nsw i64 %4, %3
  %28 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %6, i64 %7, i64 %23, i64 %2, i64 %27, i64 %2)
  %29 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %9, i64 %10, i64 %2, i64 %5, i64 0, i64 0)
  call void @zgbtrs_(ptr nonnull %12, ptr nonnull %13, ptr nonnull %14, ptr nonnull %15, ptr nonnull %16, ptr %28, ptr nonnull %20, ptr %8, ptr %29, ptr nonnull %13, ptr nonnull %19, i64 1)
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %16, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %59

33:
  %34 = icmp sgt i64 %30, 0
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %40, %39 ]
  br i1 %34, label %37, label %39

37:
  %38 = mul nsw i64 %36, %30
  br label %42

39:
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %31
  br i1 %41, label %59, label %35

42:
  %43 = phi i64 [ 0, %37 ], [ %57, %42 ]
  %44 = add nsw i64 %43, %38
  %45 = shl nsw i64 %44, 1
  %46 = mul nsw i64 %43, %10
  %47 = add nsw i64 %46, %36
  %48 = shl nsw i64 %47, 1
  %49 = getelementptr inbounds double, ptr %29, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %9, i64 %48
  store double %50, ptr %51, align 8
  %52 = or i64 %45, 1
  %53 = getelementptr inbounds double, ptr %29, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = or i64 %48, 1
  %56 = getelementptr inbounds double, ptr %9, i64 %55
  store double %54, ptr %56, align 8
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, %30
  br i1 %58, label %39, label %42

59:
  call void @free(ptr %28)
  call void @free(ptr %29)
  br label %60

60:
  %61 = load i64, ptr %19, align 8
  ret i64 %61
}

define internal i64 @enzyme_cc.source.LAPACKE_zlacpy(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlacpy" {
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
  %16 = phi i64 [ %2, %12 ], [ %2, %13 ], [ %2, %14 ], [ %3, %8 ]
  %17 = phi i64 [ %3, %12 ], [ %3, %13 ], [ %3, %14 ], [ %2, %8 ]
  %18 = phi i32 [ 108, %12 ], [ %11, %13 ], [ 117, %14 ], [ %11, %8 ]
  %19 = icmp sgt i64 %16, 0
  br i1 %19, label %20, label %25

20:
  %21 = icmp eq i32 %18, 108
  %22 = icmp eq i32 %18, 117
  %23 = shl i64 %5, 1
  %24 = shl i64 %7, 1
  br label %26

25:
  ret i64 0

26:
  %27 = phi i64 [ 0, %20 ], [ %30, %38 ]
  %28 = shl nuw nsw i64 %27, 1
  %29 = select i1 %21, i64 %28, i64 0
  %30 = add nuw nsw i64 %27, 1
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %17)
  %32 = select i1 %22, i64 %31, i64 %17
  %33 = shl nsw i64 %32, 1
  %34 = icmp slt i64 %29, %33
  br i1 %34, label %35, label %38

35:
  %36 = mul i64 %23, %27
  %37 = mul i64 %24, %27
  br label %40

38:
  %39 = icmp eq i64 %30, %16
  br i1 %39, label %25, label %26

40:
  %41 = phi i64 [ %29, %35 ], [ %47, %40 ]
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

define internal i64 @enzyme_cc.source.LAPACKE_zlascl(i32 %0, i8 signext %1, i64 %2, i64 %3, double %4, double %5, i64 %6, i64 %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlascl" {
  %11 = icmp eq i32 %0, 101
  %12 = or i8 %1, 32
  %13 = sext i8 %12 to i64
  %14 = select i1 %11, i64 %9, i64 1
  %15 = select i1 %11, i64 1, i64 %9
  %16 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.zscaled(i64 %13, i64 %2, i64 %3, double %4, double %5, i64 %6, i64 %7, ptr %8, i64 %14, i64 %15)
  ret i64 %16
}

define internal i64 @enzyme_cc.source.LAPACKE_zlaset(i32 %0, i8 signext %1, i64 %2, i64 %3, double %4, double %5, double %6, double %7, ptr %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zlaset" {
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
  %18 = phi i64 [ %2, %14 ], [ %2, %15 ], [ %2, %16 ], [ %3, %10 ]
  %19 = phi i64 [ %3, %14 ], [ %3, %15 ], [ %3, %16 ], [ %2, %10 ]
  %20 = phi i32 [ 108, %14 ], [ %13, %15 ], [ 117, %16 ], [ %13, %10 ]
  %21 = icmp sgt i64 %18, 0
  br i1 %21, label %22, label %25

22:
  %23 = icmp eq i32 %20, 108
  %24 = icmp eq i32 %20, 117
  br label %26

25:
  ret i64 0

26:
  %27 = phi i64 [ 0, %22 ], [ %29, %47 ]
  %28 = select i1 %23, i64 %27, i64 0
  %29 = add nuw nsw i64 %27, 1
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 %19)
  %31 = select i1 %24, i64 %30, i64 %19
  %32 = icmp slt i64 %28, %31
  br i1 %32, label %33, label %47

33:
  %34 = mul nsw i64 %27, %9
  br label %35

35:
  %36 = phi i64 [ %28, %33 ], [ %45, %35 ]
  %37 = icmp eq i64 %36, %27
  %38 = add nsw i64 %36, %34
  %39 = shl nsw i64 %38, 1
  %40 = select i1 %37, double %6, double %4
  %41 = getelementptr inbounds double, ptr %8, i64 %39
  store double %40, ptr %41, align 8
  %42 = select i1 %37, double %7, double %5
  %43 = or i64 %39, 1
  %44 = getelementptr inbounds double, ptr %8, i64 %43
  store double %42, ptr %44, align 8
  %45 = add nuw nsw i64 %36, 1
  %46 = icmp eq i64 %45, %31
  br i1 %46, label %47, label %35

47:
  %48 = icmp eq i64 %29, %18
  br i1 %48, label %25, label %26
}

define internal i64 @enzyme_cc.source.LAPACKE_zpbsv(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zpbsv" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @zpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %58

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @zpbsv_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %17, align 8
  %28 = load i64, ptr %11, align 8
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.zturned(ptr %25, i64 1, i64 %27, ptr %5, i64 %6, i64 1, i64 %27, i64 %28, i64 %24, i64 %28)
  %29 = load i64, ptr %13, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %57

31:
  %32 = icmp sgt i64 %28, 0
  br label %33

33:
  %34 = phi i64 [ 0, %31 ], [ %38, %37 ]
  br i1 %32, label %35, label %37

35:
  %36 = mul nsw i64 %34, %28
  br label %40

37:
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, %29
  br i1 %39, label %57, label %33

40:
  %41 = phi i64 [ 0, %35 ], [ %55, %40 ]
  %42 = add nsw i64 %41, %36
  %43 = shl nsw i64 %42, 1
  %44 = mul nsw i64 %41, %8
  %45 = add nsw i64 %44, %34
  %46 = shl nsw i64 %45, 1
  %47 = getelementptr inbounds double, ptr %26, i64 %43
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %7, i64 %46
  store double %48, ptr %49, align 8
  %50 = or i64 %43, 1
  %51 = getelementptr inbounds double, ptr %26, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = or i64 %46, 1
  %54 = getelementptr inbounds double, ptr %7, i64 %53
  store double %52, ptr %54, align 8
  %55 = add nuw nsw i64 %41, 1
  %56 = icmp eq i64 %55, %28
  br i1 %56, label %37, label %40

57:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %58

58:
  %59 = load i64, ptr %16, align 8
  ret i64 %59
}

define internal i64 @enzyme_cc.source.LAPACKE_zpbtrf(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zpbtrf" {
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i8 %1, ptr %7, align 1
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %5, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %13 = add nsw i64 %3, 1
  store i64 %13, ptr %12, align 8
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %16, label %15

15:
  call void @zpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, ptr nonnull %10, ptr nonnull %11, i64 1)
  br label %23

16:
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 85
  %19 = select i1 %18, i64 %3, i64 0
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %4, i64 %5, i64 %13, i64 %2, i64 %19, i64 %2)
  call void @zpbtrf_(ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %20, ptr nonnull %12, ptr nonnull %11, i64 1)
  %21 = load i64, ptr %12, align 8
  %22 = load i64, ptr %8, align 8
  call void @enzyme_cc.source.__enzyme_cc.lapack_64.zturned(ptr %20, i64 1, i64 %21, ptr %4, i64 %5, i64 1, i64 %21, i64 %22, i64 %19, i64 %22)
  call void @free(ptr %20)
  br label %23

23:
  %24 = load i64, ptr %11, align 8
  ret i64 %24
}

define internal i64 @enzyme_cc.source.LAPACKE_zpbtrs(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) alwaysinline nounwind "enzyme-cc-source"="LAPACKE_zpbtrs" {
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store i8 %1, ptr %10, align 1
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  store i64 %8, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %18 = add nsw i64 %3, 1
  store i64 %18, ptr %17, align 8
  %19 = icmp eq i32 %0, 101
  br i1 %19, label %21, label %20

20:
  call void @zpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %5, ptr nonnull %14, ptr %7, ptr nonnull %15, ptr nonnull %16, i64 1)
  br label %57

21:
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 85
  %24 = select i1 %23, i64 %3, i64 0
  %25 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %5, i64 %6, i64 %18, i64 %2, i64 %24, i64 %2)
  %26 = tail call ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %7, i64 %8, i64 %2, i64 %4, i64 0, i64 0)
  call void @zpbtrs_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %13, ptr %25, ptr nonnull %17, ptr %26, ptr nonnull %11, ptr nonnull %16, i64 1)
  %27 = load i64, ptr %11, align 8
  %28 = load i64, ptr %13, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %56

30:
  %31 = icmp sgt i64 %27, 0
  br label %32

32:
  %33 = phi i64 [ 0, %30 ], [ %37, %36 ]
  br i1 %31, label %34, label %36

34:
  %35 = mul nsw i64 %33, %27
  br label %39

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %28
  br i1 %38, label %56, label %32

39:
  %40 = phi i64 [ 0, %34 ], [ %54, %39 ]
  %41 = add nsw i64 %40, %35
  %42 = shl nsw i64 %41, 1
  %43 = mul nsw i64 %40, %8
  %44 = add nsw i64 %43, %33
  %45 = shl nsw i64 %44, 1
  %46 = getelementptr inbounds double, ptr %26, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %7, i64 %45
  store double %47, ptr %48, align 8
  %49 = or i64 %42, 1
  %50 = getelementptr inbounds double, ptr %26, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = or i64 %45, 1
  %53 = getelementptr inbounds double, ptr %7, i64 %52
  store double %51, ptr %53, align 8
  %54 = add nuw nsw i64 %40, 1
  %55 = icmp eq i64 %54, %27
  br i1 %55, label %36, label %39

56:
  call void @free(ptr %25)
  call void @free(ptr %26)
  br label %57

57:
  %58 = load i64, ptr %16, align 8
  ret i64 %58
}

define internal i64 @enzyme_cc.source.__enzyme_cc.lapack_64.cscaled(i64 %0, i64 %1, i64 %2, float %3, float %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.cscaled" {
  %11 = fcmp ueq float %3, 0.000000e+00
  br i1 %11, label %106, label %12

12:
  %13 = fcmp uno float %4, 0.000000e+00
  br i1 %13, label %106, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i64 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i64 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i64 %0, 122
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
  switch i64 %0, label %73 [
    i64 117, label %57
    i64 104, label %60
    i64 98, label %63
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
  %107 = phi i64 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i64 %107
}

define internal i64 @enzyme_cc.source.__enzyme_cc.lapack_64.dscaled(i64 %0, i64 %1, i64 %2, double %3, double %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.dscaled" {
  %11 = fcmp ueq double %3, 0.000000e+00
  br i1 %11, label %101, label %12

12:
  %13 = fcmp uno double %4, 0.000000e+00
  br i1 %13, label %101, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i64 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i64 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i64 %0, 122
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
  switch i64 %0, label %73 [
    i64 117, label %57
    i64 104, label %60
    i64 98, label %63
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
  %102 = phi i64 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i64 %102
}

define internal i64 @enzyme_cc.source.__enzyme_cc.lapack_64.sscaled(i64 %0, i64 %1, i64 %2, float %3, float %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.sscaled" {
  %11 = fcmp ueq float %3, 0.000000e+00
  br i1 %11, label %101, label %12

12:
  %13 = fcmp uno float %4, 0.000000e+00
  br i1 %13, label %101, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i64 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i64 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i64 %0, 122
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
  switch i64 %0, label %73 [
    i64 117, label %57
    i64 104, label %60
    i64 98, label %63
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
  %102 = phi i64 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i64 %102
}

define internal i64 @enzyme_cc.source.__enzyme_cc.lapack_64.zscaled(i64 %0, i64 %1, i64 %2, double %3, double %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.zscaled" {
  %11 = fcmp ueq double %3, 0.000000e+00
  br i1 %11, label %106, label %12

12:
  %13 = fcmp uno double %4, 0.000000e+00
  br i1 %13, label %106, label %14

14:
  %15 = icmp sgt i64 %6, 0
  %16 = icmp eq i64 %0, 108
  %17 = add nsw i64 %1, 1
  %18 = icmp eq i64 %0, 113
  %19 = add i64 %2, 1
  %20 = icmp eq i64 %0, 122
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
  switch i64 %0, label %73 [
    i64 117, label %57
    i64 104, label %60
    i64 98, label %63
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
  %107 = phi i64 [ -4, %10 ], [ -5, %12 ], [ 0, %26 ]
  ret i64 %107
}

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack_64.ccolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.ccolumns" {
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
  tail call void @enzyme_cc.source.__enzyme_cc.lapack_64.cturned(ptr %0, i64 %1, i64 1, ptr %10, i64 1, i64 %2, i64 %2, i64 %3, i64 %4, i64 %5)
  ret ptr %10
}

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack_64.dcolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.dcolumns" {
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

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack_64.scolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.scolumns" {
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

define internal ptr @enzyme_cc.source.__enzyme_cc.lapack_64.zcolumns(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.zcolumns" {
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
  tail call void @enzyme_cc.source.__enzyme_cc.lapack_64.zturned(ptr %0, i64 %1, i64 1, ptr %10, i64 1, i64 %2, i64 %2, i64 %3, i64 %4, i64 %5)
  ret ptr %10
}

define internal void @enzyme_cc.source.__enzyme_cc.lapack_64.cturned(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.cturned" {
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

define internal void @enzyme_cc.source.__enzyme_cc.lapack_64.zturned(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.lapack_64.zturned" {
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

define internal void @enzyme_cc.source.cblas_cgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_cgemm_batch" {
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %36

18:
  %19 = phi i64 [ %39, %37 ], [ 0, %16 ]
  %20 = phi i64 [ %38, %37 ], [ 0, %16 ]
  %21 = getelementptr inbounds i64, ptr %15, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %37

24:
  %25 = getelementptr inbounds i32, ptr %1, i64 %19
  %26 = getelementptr inbounds i32, ptr %2, i64 %19
  %27 = getelementptr inbounds i64, ptr %3, i64 %19
  %28 = getelementptr inbounds i64, ptr %4, i64 %19
  %29 = getelementptr inbounds i64, ptr %5, i64 %19
  %30 = shl nuw nsw i64 %19, 1
  %31 = getelementptr inbounds float, ptr %6, i64 %30
  %32 = getelementptr inbounds i64, ptr %8, i64 %19
  %33 = getelementptr inbounds i64, ptr %10, i64 %19
  %34 = getelementptr inbounds float, ptr %11, i64 %30
  %35 = getelementptr inbounds i64, ptr %13, i64 %19
  br label %41

36:
  ret void

37:
  %38 = phi i64 [ %20, %18 ], [ %59, %41 ]
  %39 = add nuw nsw i64 %19, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %36, label %18

41:
  %42 = phi i64 [ 0, %24 ], [ %58, %41 ]
  %43 = phi i64 [ %20, %24 ], [ %59, %41 ]
  %44 = load i32, ptr %25, align 4
  %45 = load i32, ptr %26, align 4
  %46 = load i64, ptr %27, align 8
  %47 = load i64, ptr %28, align 8
  %48 = load i64, ptr %29, align 8
  %49 = getelementptr inbounds ptr, ptr %7, i64 %43
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %32, align 8
  %52 = getelementptr inbounds ptr, ptr %9, i64 %43
  %53 = load ptr, ptr %52, align 8
  %54 = load i64, ptr %33, align 8
  %55 = getelementptr inbounds ptr, ptr %12, i64 %43
  %56 = load ptr, ptr %55, align 8
  %57 = load i64, ptr %35, align 8
  tail call void @cblas_cgemm(i32 %0, i32 %44, i32 %45, i64 %46, i64 %47, i64 %48, ptr %31, ptr %50, i64 %51, ptr %53, i64 %54, ptr %34, ptr %56, i64 %57)
  %58 = add nuw nsw i64 %42, 1
  %59 = add nsw i64 %43, 1
  %60 = load i64, ptr %21, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %41, label %37
}

define internal void @enzyme_cc.source.cblas_cgemm_batch_strided(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_cgemm_batch_strided" {
  %19 = icmp sgt i64 %17, 0
  br i1 %19, label %20, label %24

20:
  %21 = shl i64 %9, 1
  %22 = shl i64 %12, 1
  %23 = shl i64 %16, 1
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %20 ], [ %33, %25 ]
  %27 = mul i64 %21, %26
  %28 = getelementptr inbounds float, ptr %7, i64 %27
  %29 = mul i64 %22, %26
  %30 = getelementptr inbounds float, ptr %10, i64 %29
  %31 = mul i64 %23, %26
  %32 = getelementptr inbounds float, ptr %14, i64 %31
  tail call void @cblas_cgemm(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %28, i64 %8, ptr %30, i64 %11, ptr %13, ptr %32, i64 %15)
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %17
  br i1 %34, label %24, label %25
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

define internal void @enzyme_cc.source.cblas_dgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_dgemm_batch" {
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %35

18:
  %19 = phi i64 [ %38, %36 ], [ 0, %16 ]
  %20 = phi i64 [ %37, %36 ], [ 0, %16 ]
  %21 = getelementptr inbounds i64, ptr %15, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %36

24:
  %25 = getelementptr inbounds i32, ptr %1, i64 %19
  %26 = getelementptr inbounds i32, ptr %2, i64 %19
  %27 = getelementptr inbounds i64, ptr %3, i64 %19
  %28 = getelementptr inbounds i64, ptr %4, i64 %19
  %29 = getelementptr inbounds i64, ptr %5, i64 %19
  %30 = getelementptr inbounds double, ptr %6, i64 %19
  %31 = getelementptr inbounds i64, ptr %8, i64 %19
  %32 = getelementptr inbounds i64, ptr %10, i64 %19
  %33 = getelementptr inbounds double, ptr %11, i64 %19
  %34 = getelementptr inbounds i64, ptr %13, i64 %19
  br label %40

35:
  ret void

36:
  %37 = phi i64 [ %20, %18 ], [ %60, %40 ]
  %38 = add nuw nsw i64 %19, 1
  %39 = icmp eq i64 %38, %14
  br i1 %39, label %35, label %18

40:
  %41 = phi i64 [ 0, %24 ], [ %59, %40 ]
  %42 = phi i64 [ %20, %24 ], [ %60, %40 ]
  %43 = load i32, ptr %25, align 4
  %44 = load i32, ptr %26, align 4
  %45 = load i64, ptr %27, align 8
  %46 = load i64, ptr %28, align 8
  %47 = load i64, ptr %29, align 8
  %48 = load double, ptr %30, align 8
  %49 = getelementptr inbounds ptr, ptr %7, i64 %42
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %31, align 8
  %52 = getelementptr inbounds ptr, ptr %9, i64 %42
  %53 = load ptr, ptr %52, align 8
  %54 = load i64, ptr %32, align 8
  %55 = load double, ptr %33, align 8
  %56 = getelementptr inbounds ptr, ptr %12, i64 %42
  %57 = load ptr, ptr %56, align 8
  %58 = load i64, ptr %34, align 8
  tail call void @cblas_dgemm(i32 %0, i32 %43, i32 %44, i64 %45, i64 %46, i64 %47, double %48, ptr %50, i64 %51, ptr %53, i64 %54, double %55, ptr %57, i64 %58)
  %59 = add nuw nsw i64 %41, 1
  %60 = add nsw i64 %42, 1
  %61 = load i64, ptr %21, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %40, label %36
}

define internal void @enzyme_cc.source.cblas_dgemm_batch_strided(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, double %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, double %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_dgemm_batch_strided" {
  %19 = icmp sgt i64 %17, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %29, %21 ], [ 0, %18 ]
  %23 = mul nsw i64 %22, %9
  %24 = getelementptr inbounds double, ptr %7, i64 %23
  %25 = mul nsw i64 %22, %12
  %26 = getelementptr inbounds double, ptr %10, i64 %25
  %27 = mul nsw i64 %22, %16
  %28 = getelementptr inbounds double, ptr %14, i64 %27
  tail call void @cblas_dgemm(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, double %6, ptr %24, i64 %8, ptr %26, i64 %11, double %13, ptr %28, i64 %15)
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %17
  br i1 %30, label %20, label %21
}

define internal void @enzyme_cc.source.cblas_sgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_sgemm_batch" {
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %35

18:
  %19 = phi i64 [ %38, %36 ], [ 0, %16 ]
  %20 = phi i64 [ %37, %36 ], [ 0, %16 ]
  %21 = getelementptr inbounds i64, ptr %15, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %36

24:
  %25 = getelementptr inbounds i32, ptr %1, i64 %19
  %26 = getelementptr inbounds i32, ptr %2, i64 %19
  %27 = getelementptr inbounds i64, ptr %3, i64 %19
  %28 = getelementptr inbounds i64, ptr %4, i64 %19
  %29 = getelementptr inbounds i64, ptr %5, i64 %19
  %30 = getelementptr inbounds float, ptr %6, i64 %19
  %31 = getelementptr inbounds i64, ptr %8, i64 %19
  %32 = getelementptr inbounds i64, ptr %10, i64 %19
  %33 = getelementptr inbounds float, ptr %11, i64 %19
  %34 = getelementptr inbounds i64, ptr %13, i64 %19
  br label %40

35:
  ret void

36:
  %37 = phi i64 [ %20, %18 ], [ %60, %40 ]
  %38 = add nuw nsw i64 %19, 1
  %39 = icmp eq i64 %38, %14
  br i1 %39, label %35, label %18

40:
  %41 = phi i64 [ 0, %24 ], [ %59, %40 ]
  %42 = phi i64 [ %20, %24 ], [ %60, %40 ]
  %43 = load i32, ptr %25, align 4
  %44 = load i32, ptr %26, align 4
  %45 = load i64, ptr %27, align 8
  %46 = load i64, ptr %28, align 8
  %47 = load i64, ptr %29, align 8
  %48 = load float, ptr %30, align 4
  %49 = getelementptr inbounds ptr, ptr %7, i64 %42
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %31, align 8
  %52 = getelementptr inbounds ptr, ptr %9, i64 %42
  %53 = load ptr, ptr %52, align 8
  %54 = load i64, ptr %32, align 8
  %55 = load float, ptr %33, align 4
  %56 = getelementptr inbounds ptr, ptr %12, i64 %42
  %57 = load ptr, ptr %56, align 8
  %58 = load i64, ptr %34, align 8
  tail call void @cblas_sgemm(i32 %0, i32 %43, i32 %44, i64 %45, i64 %46, i64 %47, float %48, ptr %50, i64 %51, ptr %53, i64 %54, float %55, ptr %57, i64 %58)
  %59 = add nuw nsw i64 %41, 1
  %60 = add nsw i64 %42, 1
  %61 = load i64, ptr %21, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %40, label %36
}

define internal void @enzyme_cc.source.cblas_sgemm_batch_strided(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, float %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_sgemm_batch_strided" {
  %19 = icmp sgt i64 %17, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %29, %21 ], [ 0, %18 ]
  %23 = mul nsw i64 %22, %9
  %24 = getelementptr inbounds float, ptr %7, i64 %23
  %25 = mul nsw i64 %22, %12
  %26 = getelementptr inbounds float, ptr %10, i64 %25
  %27 = mul nsw i64 %22, %16
  %28 = getelementptr inbounds float, ptr %14, i64 %27
  tail call void @cblas_sgemm(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, float %6, ptr %24, i64 %8, ptr %26, i64 %11, float %13, ptr %28, i64 %15)
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %17
  br i1 %30, label %20, label %21
}

define internal void @enzyme_cc.source.cblas_zgemm_batch(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15) alwaysinline nounwind "enzyme-cc-source"="cblas_zgemm_batch" {
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %36

18:
  %19 = phi i64 [ %39, %37 ], [ 0, %16 ]
  %20 = phi i64 [ %38, %37 ], [ 0, %16 ]
  %21 = getelementptr inbounds i64, ptr %15, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %37

24:
  %25 = getelementptr inbounds i32, ptr %1, i64 %19
  %26 = getelementptr inbounds i32, ptr %2, i64 %19
  %27 = getelementptr inbounds i64, ptr %3, i64 %19
  %28 = getelementptr inbounds i64, ptr %4, i64 %19
  %29 = getelementptr inbounds i64, ptr %5, i64 %19
  %30 = shl nuw nsw i64 %19, 1
  %31 = getelementptr inbounds double, ptr %6, i64 %30
  %32 = getelementptr inbounds i64, ptr %8, i64 %19
  %33 = getelementptr inbounds i64, ptr %10, i64 %19
  %34 = getelementptr inbounds double, ptr %11, i64 %30
  %35 = getelementptr inbounds i64, ptr %13, i64 %19
  br label %41

36:
  ret void

37:
  %38 = phi i64 [ %20, %18 ], [ %59, %41 ]
  %39 = add nuw nsw i64 %19, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %36, label %18

41:
  %42 = phi i64 [ 0, %24 ], [ %58, %41 ]
  %43 = phi i64 [ %20, %24 ], [ %59, %41 ]
  %44 = load i32, ptr %25, align 4
  %45 = load i32, ptr %26, align 4
  %46 = load i64, ptr %27, align 8
  %47 = load i64, ptr %28, align 8
  %48 = load i64, ptr %29, align 8
  %49 = getelementptr inbounds ptr, ptr %7, i64 %43
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %32, align 8
  %52 = getelementptr inbounds ptr, ptr %9, i64 %43
  %53 = load ptr, ptr %52, align 8
  %54 = load i64, ptr %33, align 8
  %55 = getelementptr inbounds ptr, ptr %12, i64 %43
  %56 = load ptr, ptr %55, align 8
  %57 = load i64, ptr %35, align 8
  tail call void @cblas_zgemm(i32 %0, i32 %44, i32 %45, i64 %46, i64 %47, i64 %48, ptr %31, ptr %50, i64 %51, ptr %53, i64 %54, ptr %34, ptr %56, i64 %57)
  %58 = add nuw nsw i64 %42, 1
  %59 = add nsw i64 %43, 1
  %60 = load i64, ptr %21, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %41, label %37
}

define internal void @enzyme_cc.source.cblas_zgemm_batch_strided(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cblas_zgemm_batch_strided" {
  %19 = icmp sgt i64 %17, 0
  br i1 %19, label %20, label %24

20:
  %21 = shl i64 %9, 1
  %22 = shl i64 %12, 1
  %23 = shl i64 %16, 1
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %20 ], [ %33, %25 ]
  %27 = mul i64 %21, %26
  %28 = getelementptr inbounds double, ptr %7, i64 %27
  %29 = mul i64 %22, %26
  %30 = getelementptr inbounds double, ptr %10, i64 %29
  %31 = mul i64 %23, %26
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  tail call void @cblas_zgemm(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %28, i64 %8, ptr %30, i64 %11, ptr %13, ptr %32, i64 %15)
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %17
  br i1 %34, label %24, label %25
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
  %16 = load i64, ptr %13, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %37

18:
  %19 = phi i64 [ %41, %40 ], [ %16, %15 ]
  %20 = phi i64 [ %43, %40 ], [ 0, %15 ]
  %21 = phi i64 [ %42, %40 ], [ 0, %15 ]
  %22 = getelementptr inbounds i64, ptr %14, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %40

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i64, ptr %2, i64 %20
  %29 = getelementptr inbounds i64, ptr %3, i64 %20
  %30 = getelementptr inbounds i64, ptr %4, i64 %20
  %31 = shl nuw nsw i64 %20, 1
  %32 = getelementptr inbounds float, ptr %5, i64 %31
  %33 = getelementptr inbounds i64, ptr %7, i64 %20
  %34 = getelementptr inbounds i64, ptr %9, i64 %20
  %35 = getelementptr inbounds float, ptr %10, i64 %31
  %36 = getelementptr inbounds i64, ptr %12, i64 %20
  br label %45

37:
  ret void

38:
  %39 = load i64, ptr %13, align 8
  br label %40

40:
  %41 = phi i64 [ %19, %18 ], [ %39, %38 ]
  %42 = phi i64 [ %21, %18 ], [ %55, %38 ]
  %43 = add nuw nsw i64 %20, 1
  %44 = icmp slt i64 %43, %41
  br i1 %44, label %18, label %37

45:
  %46 = phi i64 [ 0, %25 ], [ %54, %45 ]
  %47 = phi i64 [ %21, %25 ], [ %55, %45 ]
  %48 = getelementptr inbounds ptr, ptr %6, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds ptr, ptr %8, i64 %47
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds ptr, ptr %11, i64 %47
  %53 = load ptr, ptr %52, align 8
  tail call void @cgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %32, ptr %49, ptr %33, ptr %51, ptr %34, ptr %35, ptr %53, ptr %36, i64 1, i64 1)
  %54 = add nuw nsw i64 %46, 1
  %55 = add nsw i64 %47, 1
  %56 = load i64, ptr %22, align 8
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %45, label %38
}

define internal void @enzyme_cc.source.cgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="cgemm_batch_strided_" {
  %18 = load i64, ptr %16, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %33, %21 ], [ 0, %17 ]
  %23 = load i64, ptr %8, align 8
  %24 = shl nuw i64 %22, 1
  %25 = mul i64 %24, %23
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = load i64, ptr %11, align 8
  %28 = mul i64 %24, %27
  %29 = getelementptr inbounds float, ptr %9, i64 %28
  %30 = load i64, ptr %15, align 8
  %31 = mul i64 %24, %30
  %32 = getelementptr inbounds float, ptr %13, i64 %31
  tail call void @cgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %26, ptr %7, ptr %29, ptr %10, ptr %12, ptr %32, ptr %14, i64 1, i64 1)
  %33 = add nuw nsw i64 %22, 1
  %34 = load i64, ptr %16, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %21, label %20
}

define internal void @enzyme_cc.source.clacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="clacpy_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %20

11:
  %12 = load i8, ptr %0, align 1
  %13 = or i8 %12, 32
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %4, align 8
  %16 = icmp eq i8 %13, 108
  %17 = icmp eq i8 %13, 117
  %18 = shl i64 %15, 1
  %19 = shl i64 %14, 1
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %11 ], [ %25, %33 ]
  %23 = shl nuw nsw i64 %22, 1
  %24 = select i1 %16, i64 %23, i64 0
  %25 = add nuw nsw i64 %22, 1
  %26 = tail call i64 @llvm.smin.i64(i64 %25, i64 %8)
  %27 = select i1 %17, i64 %26, i64 %8
  %28 = shl nsw i64 %27, 1
  %29 = icmp slt i64 %24, %28
  br i1 %29, label %30, label %33

30:
  %31 = mul i64 %18, %22
  %32 = mul i64 %19, %22
  br label %35

33:
  %34 = icmp eq i64 %25, %9
  br i1 %34, label %20, label %21

35:
  %36 = phi i64 [ %24, %30 ], [ %42, %35 ]
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

define internal void @enzyme_cc.source.clascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="clascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i64
  switch i64 %13, label %14 [
    i64 113, label %16
    i64 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %19

16:
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  br label %19

19:
  %20 = phi i64 [ %17, %16 ], [ 0, %14 ]
  %21 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %22 = load float, ptr %3, align 4
  %23 = load float, ptr %4, align 4
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.cscaled(i64 %13, i64 %20, i64 %21, float %22, float %23, i64 %24, i64 %25, ptr %7, i64 1, i64 %26)
  store i64 %27, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.claset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="claset_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %17

12:
  %13 = load i8, ptr %0, align 1
  %14 = or i8 %13, 32
  %15 = icmp eq i8 %14, 108
  %16 = icmp eq i8 %14, 117
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %12 ], [ %21, %41 ]
  %20 = select i1 %15, i64 %19, i64 0
  %21 = add nuw nsw i64 %19, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %8)
  %23 = select i1 %16, i64 %22, i64 %8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %41

25:
  %26 = mul nsw i64 %19, %10
  br label %27

27:
  %28 = phi i64 [ %20, %25 ], [ %39, %27 ]
  %29 = icmp eq i64 %28, %19
  %30 = select i1 %29, ptr %4, ptr %3
  %31 = add nsw i64 %28, %26
  %32 = shl nsw i64 %31, 1
  %33 = load float, ptr %30, align 4
  %34 = getelementptr inbounds float, ptr %5, i64 %32
  store float %33, ptr %34, align 4
  %35 = getelementptr inbounds float, ptr %30, i64 1
  %36 = load float, ptr %35, align 4
  %37 = or i64 %32, 1
  %38 = getelementptr inbounds float, ptr %5, i64 %37
  store float %36, ptr %38, align 4
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %23
  br i1 %40, label %41, label %27

41:
  %42 = icmp eq i64 %21, %9
  br i1 %42, label %17, label %18
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
  %16 = load i64, ptr %13, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %36

18:
  %19 = phi i64 [ %40, %39 ], [ %16, %15 ]
  %20 = phi i64 [ %42, %39 ], [ 0, %15 ]
  %21 = phi i64 [ %41, %39 ], [ 0, %15 ]
  %22 = getelementptr inbounds i64, ptr %14, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %39

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i64, ptr %2, i64 %20
  %29 = getelementptr inbounds i64, ptr %3, i64 %20
  %30 = getelementptr inbounds i64, ptr %4, i64 %20
  %31 = getelementptr inbounds double, ptr %5, i64 %20
  %32 = getelementptr inbounds i64, ptr %7, i64 %20
  %33 = getelementptr inbounds i64, ptr %9, i64 %20
  %34 = getelementptr inbounds double, ptr %10, i64 %20
  %35 = getelementptr inbounds i64, ptr %12, i64 %20
  br label %44

36:
  ret void

37:
  %38 = load i64, ptr %13, align 8
  br label %39

39:
  %40 = phi i64 [ %19, %18 ], [ %38, %37 ]
  %41 = phi i64 [ %21, %18 ], [ %54, %37 ]
  %42 = add nuw nsw i64 %20, 1
  %43 = icmp slt i64 %42, %40
  br i1 %43, label %18, label %36

44:
  %45 = phi i64 [ 0, %25 ], [ %53, %44 ]
  %46 = phi i64 [ %21, %25 ], [ %54, %44 ]
  %47 = getelementptr inbounds ptr, ptr %6, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds ptr, ptr %8, i64 %46
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds ptr, ptr %11, i64 %46
  %52 = load ptr, ptr %51, align 8
  tail call void @dgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %31, ptr %48, ptr %32, ptr %50, ptr %33, ptr %34, ptr %52, ptr %35, i64 1, i64 1)
  %53 = add nuw nsw i64 %45, 1
  %54 = add nsw i64 %46, 1
  %55 = load i64, ptr %22, align 8
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %44, label %37
}

define internal void @enzyme_cc.source.dgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="dgemm_batch_strided_" {
  %18 = load i64, ptr %16, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %32, %21 ], [ 0, %17 ]
  %23 = load i64, ptr %8, align 8
  %24 = mul nsw i64 %23, %22
  %25 = getelementptr inbounds double, ptr %6, i64 %24
  %26 = load i64, ptr %11, align 8
  %27 = mul nsw i64 %26, %22
  %28 = getelementptr inbounds double, ptr %9, i64 %27
  %29 = load i64, ptr %15, align 8
  %30 = mul nsw i64 %29, %22
  %31 = getelementptr inbounds double, ptr %13, i64 %30
  tail call void @dgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %25, ptr %7, ptr %28, ptr %10, ptr %12, ptr %31, ptr %14, i64 1, i64 1)
  %32 = add nuw nsw i64 %22, 1
  %33 = load i64, ptr %16, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %21, label %20
}

define internal void @enzyme_cc.source.dlacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="dlacpy_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %18

13:
  %14 = load i8, ptr %0, align 1
  %15 = or i8 %14, 32
  %16 = icmp eq i8 %15, 108
  %17 = icmp eq i8 %15, 117
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ 0, %13 ], [ %22, %29 ]
  %21 = select i1 %16, i64 %20, i64 0
  %22 = add nuw nsw i64 %20, 1
  %23 = tail call i64 @llvm.smin.i64(i64 %22, i64 %8)
  %24 = select i1 %17, i64 %23, i64 %8
  %25 = icmp slt i64 %21, %24
  br i1 %25, label %26, label %29

26:
  %27 = mul nsw i64 %20, %10
  %28 = mul nsw i64 %20, %11
  br label %31

29:
  %30 = icmp eq i64 %22, %9
  br i1 %30, label %18, label %19

31:
  %32 = phi i64 [ %21, %26 ], [ %38, %31 ]
  %33 = add nsw i64 %32, %27
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = add nsw i64 %32, %28
  %37 = getelementptr inbounds double, ptr %5, i64 %36
  store double %35, ptr %37, align 8
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %24
  br i1 %39, label %29, label %31
}

define internal void @enzyme_cc.source.dlascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="dlascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i64
  switch i64 %13, label %14 [
    i64 113, label %16
    i64 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %19

16:
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  br label %19

19:
  %20 = phi i64 [ %17, %16 ], [ 0, %14 ]
  %21 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.dscaled(i64 %13, i64 %20, i64 %21, double %22, double %23, i64 %24, i64 %25, ptr %7, i64 1, i64 %26)
  store i64 %27, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.dlaset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="dlaset_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %17

12:
  %13 = load i8, ptr %0, align 1
  %14 = or i8 %13, 32
  %15 = icmp eq i8 %14, 108
  %16 = icmp eq i8 %14, 117
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %12 ], [ %21, %27 ]
  %20 = select i1 %15, i64 %19, i64 0
  %21 = add nuw nsw i64 %19, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %8)
  %23 = select i1 %16, i64 %22, i64 %8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %27

25:
  %26 = mul nsw i64 %19, %10
  br label %29

27:
  %28 = icmp eq i64 %21, %9
  br i1 %28, label %17, label %18

29:
  %30 = phi i64 [ %20, %25 ], [ %36, %29 ]
  %31 = icmp eq i64 %30, %19
  %32 = select i1 %31, ptr %4, ptr %3
  %33 = load double, ptr %32, align 8
  %34 = add nsw i64 %30, %26
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  store double %33, ptr %35, align 8
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %23
  br i1 %37, label %27, label %29
}

define internal void @enzyme_cc.source.sgemm_batch_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind "enzyme-cc-source"="sgemm_batch_" {
  %16 = load i64, ptr %13, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %36

18:
  %19 = phi i64 [ %40, %39 ], [ %16, %15 ]
  %20 = phi i64 [ %42, %39 ], [ 0, %15 ]
  %21 = phi i64 [ %41, %39 ], [ 0, %15 ]
  %22 = getelementptr inbounds i64, ptr %14, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %39

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i64, ptr %2, i64 %20
  %29 = getelementptr inbounds i64, ptr %3, i64 %20
  %30 = getelementptr inbounds i64, ptr %4, i64 %20
  %31 = getelementptr inbounds float, ptr %5, i64 %20
  %32 = getelementptr inbounds i64, ptr %7, i64 %20
  %33 = getelementptr inbounds i64, ptr %9, i64 %20
  %34 = getelementptr inbounds float, ptr %10, i64 %20
  %35 = getelementptr inbounds i64, ptr %12, i64 %20
  br label %44

36:
  ret void

37:
  %38 = load i64, ptr %13, align 8
  br label %39

39:
  %40 = phi i64 [ %19, %18 ], [ %38, %37 ]
  %41 = phi i64 [ %21, %18 ], [ %54, %37 ]
  %42 = add nuw nsw i64 %20, 1
  %43 = icmp slt i64 %42, %40
  br i1 %43, label %18, label %36

44:
  %45 = phi i64 [ 0, %25 ], [ %53, %44 ]
  %46 = phi i64 [ %21, %25 ], [ %54, %44 ]
  %47 = getelementptr inbounds ptr, ptr %6, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds ptr, ptr %8, i64 %46
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds ptr, ptr %11, i64 %46
  %52 = load ptr, ptr %51, align 8
  tail call void @sgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %31, ptr %48, ptr %32, ptr %50, ptr %33, ptr %34, ptr %52, ptr %35, i64 1, i64 1)
  %53 = add nuw nsw i64 %45, 1
  %54 = add nsw i64 %46, 1
  %55 = load i64, ptr %22, align 8
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %44, label %37
}

define internal void @enzyme_cc.source.sgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="sgemm_batch_strided_" {
  %18 = load i64, ptr %16, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %32, %21 ], [ 0, %17 ]
  %23 = load i64, ptr %8, align 8
  %24 = mul nsw i64 %23, %22
  %25 = getelementptr inbounds float, ptr %6, i64 %24
  %26 = load i64, ptr %11, align 8
  %27 = mul nsw i64 %26, %22
  %28 = getelementptr inbounds float, ptr %9, i64 %27
  %29 = load i64, ptr %15, align 8
  %30 = mul nsw i64 %29, %22
  %31 = getelementptr inbounds float, ptr %13, i64 %30
  tail call void @sgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %25, ptr %7, ptr %28, ptr %10, ptr %12, ptr %31, ptr %14, i64 1, i64 1)
  %32 = add nuw nsw i64 %22, 1
  %33 = load i64, ptr %16, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %21, label %20
}

define internal void @enzyme_cc.source.slacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="slacpy_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp sgt i64 %9, 0
  br i1 %12, label %13, label %18

13:
  %14 = load i8, ptr %0, align 1
  %15 = or i8 %14, 32
  %16 = icmp eq i8 %15, 108
  %17 = icmp eq i8 %15, 117
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ 0, %13 ], [ %22, %29 ]
  %21 = select i1 %16, i64 %20, i64 0
  %22 = add nuw nsw i64 %20, 1
  %23 = tail call i64 @llvm.smin.i64(i64 %22, i64 %8)
  %24 = select i1 %17, i64 %23, i64 %8
  %25 = icmp slt i64 %21, %24
  br i1 %25, label %26, label %29

26:
  %27 = mul nsw i64 %20, %10
  %28 = mul nsw i64 %20, %11
  br label %31

29:
  %30 = icmp eq i64 %22, %9
  br i1 %30, label %18, label %19

31:
  %32 = phi i64 [ %21, %26 ], [ %38, %31 ]
  %33 = add nsw i64 %32, %27
  %34 = getelementptr inbounds float, ptr %3, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = add nsw i64 %32, %28
  %37 = getelementptr inbounds float, ptr %5, i64 %36
  store float %35, ptr %37, align 4
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %24
  br i1 %39, label %29, label %31
}

define internal void @enzyme_cc.source.slascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="slascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i64
  switch i64 %13, label %14 [
    i64 113, label %16
    i64 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %19

16:
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  br label %19

19:
  %20 = phi i64 [ %17, %16 ], [ 0, %14 ]
  %21 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %22 = load float, ptr %3, align 4
  %23 = load float, ptr %4, align 4
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.sscaled(i64 %13, i64 %20, i64 %21, float %22, float %23, i64 %24, i64 %25, ptr %7, i64 1, i64 %26)
  store i64 %27, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.slaset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="slaset_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %17

12:
  %13 = load i8, ptr %0, align 1
  %14 = or i8 %13, 32
  %15 = icmp eq i8 %14, 108
  %16 = icmp eq i8 %14, 117
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %12 ], [ %21, %27 ]
  %20 = select i1 %15, i64 %19, i64 0
  %21 = add nuw nsw i64 %19, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %8)
  %23 = select i1 %16, i64 %22, i64 %8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %27

25:
  %26 = mul nsw i64 %19, %10
  br label %29

27:
  %28 = icmp eq i64 %21, %9
  br i1 %28, label %17, label %18

29:
  %30 = phi i64 [ %20, %25 ], [ %36, %29 ]
  %31 = icmp eq i64 %30, %19
  %32 = select i1 %31, ptr %4, ptr %3
  %33 = load float, ptr %32, align 4
  %34 = add nsw i64 %30, %26
  %35 = getelementptr inbounds float, ptr %5, i64 %34
  store float %33, ptr %35, align 4
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %23
  br i1 %37, label %27, label %29
}

define internal void @enzyme_cc.source.zgemm_batch_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) alwaysinline nounwind "enzyme-cc-source"="zgemm_batch_" {
  %16 = load i64, ptr %13, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %37

18:
  %19 = phi i64 [ %41, %40 ], [ %16, %15 ]
  %20 = phi i64 [ %43, %40 ], [ 0, %15 ]
  %21 = phi i64 [ %42, %40 ], [ 0, %15 ]
  %22 = getelementptr inbounds i64, ptr %14, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %40

25:
  %26 = getelementptr inbounds i8, ptr %0, i64 %20
  %27 = getelementptr inbounds i8, ptr %1, i64 %20
  %28 = getelementptr inbounds i64, ptr %2, i64 %20
  %29 = getelementptr inbounds i64, ptr %3, i64 %20
  %30 = getelementptr inbounds i64, ptr %4, i64 %20
  %31 = shl nuw nsw i64 %20, 1
  %32 = getelementptr inbounds double, ptr %5, i64 %31
  %33 = getelementptr inbounds i64, ptr %7, i64 %20
  %34 = getelementptr inbounds i64, ptr %9, i64 %20
  %35 = getelementptr inbounds double, ptr %10, i64 %31
  %36 = getelementptr inbounds i64, ptr %12, i64 %20
  br label %45

37:
  ret void

38:
  %39 = load i64, ptr %13, align 8
  br label %40

40:
  %41 = phi i64 [ %19, %18 ], [ %39, %38 ]
  %42 = phi i64 [ %21, %18 ], [ %55, %38 ]
  %43 = add nuw nsw i64 %20, 1
  %44 = icmp slt i64 %43, %41
  br i1 %44, label %18, label %37

45:
  %46 = phi i64 [ 0, %25 ], [ %54, %45 ]
  %47 = phi i64 [ %21, %25 ], [ %55, %45 ]
  %48 = getelementptr inbounds ptr, ptr %6, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds ptr, ptr %8, i64 %47
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds ptr, ptr %11, i64 %47
  %53 = load ptr, ptr %52, align 8
  tail call void @zgemm_(ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %32, ptr %49, ptr %33, ptr %51, ptr %34, ptr %35, ptr %53, ptr %36, i64 1, i64 1)
  %54 = add nuw nsw i64 %46, 1
  %55 = add nsw i64 %47, 1
  %56 = load i64, ptr %22, align 8
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %45, label %38
}

define internal void @enzyme_cc.source.zgemm_batch_strided_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16) alwaysinline nounwind "enzyme-cc-source"="zgemm_batch_strided_" {
  %18 = load i64, ptr %16, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %21, label %20

20:
  ret void

21:
  %22 = phi i64 [ %33, %21 ], [ 0, %17 ]
  %23 = load i64, ptr %8, align 8
  %24 = shl nuw i64 %22, 1
  %25 = mul i64 %24, %23
  %26 = getelementptr inbounds double, ptr %6, i64 %25
  %27 = load i64, ptr %11, align 8
  %28 = mul i64 %24, %27
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  %30 = load i64, ptr %15, align 8
  %31 = mul i64 %24, %30
  %32 = getelementptr inbounds double, ptr %13, i64 %31
  tail call void @zgemm_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %26, ptr %7, ptr %29, ptr %10, ptr %12, ptr %32, ptr %14, i64 1, i64 1)
  %33 = add nuw nsw i64 %22, 1
  %34 = load i64, ptr %16, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %21, label %20
}

define internal void @enzyme_cc.source.zlacpy_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="zlacpy_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %20

11:
  %12 = load i8, ptr %0, align 1
  %13 = or i8 %12, 32
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %4, align 8
  %16 = icmp eq i8 %13, 108
  %17 = icmp eq i8 %13, 117
  %18 = shl i64 %15, 1
  %19 = shl i64 %14, 1
  br label %21

20:
  ret void

21:
  %22 = phi i64 [ 0, %11 ], [ %25, %33 ]
  %23 = shl nuw nsw i64 %22, 1
  %24 = select i1 %16, i64 %23, i64 0
  %25 = add nuw nsw i64 %22, 1
  %26 = tail call i64 @llvm.smin.i64(i64 %25, i64 %8)
  %27 = select i1 %17, i64 %26, i64 %8
  %28 = shl nsw i64 %27, 1
  %29 = icmp slt i64 %24, %28
  br i1 %29, label %30, label %33

30:
  %31 = mul i64 %18, %22
  %32 = mul i64 %19, %22
  br label %35

33:
  %34 = icmp eq i64 %25, %9
  br i1 %34, label %20, label %21

35:
  %36 = phi i64 [ %24, %30 ], [ %42, %35 ]
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

define internal void @enzyme_cc.source.zlascl_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9) alwaysinline nounwind "enzyme-cc-source"="zlascl_" {
  %11 = load i8, ptr %0, align 1
  %12 = or i8 %11, 32
  %13 = sext i8 %12 to i64
  switch i64 %13, label %14 [
    i64 113, label %16
    i64 98, label %16
  ]

14:
  %15 = icmp eq i8 %12, 122
  br i1 %15, label %16, label %19

16:
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  br label %19

19:
  %20 = phi i64 [ %17, %16 ], [ 0, %14 ]
  %21 = phi i64 [ %18, %16 ], [ 0, %14 ]
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  %26 = load i64, ptr %8, align 8
  %27 = tail call i64 @enzyme_cc.source.__enzyme_cc.lapack_64.zscaled(i64 %13, i64 %20, i64 %21, double %22, double %23, i64 %24, i64 %25, ptr %7, i64 1, i64 %26)
  store i64 %27, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.zlaset_(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="zlaset_" {
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %17

12:
  %13 = load i8, ptr %0, align 1
  %14 = or i8 %13, 32
  %15 = icmp eq i8 %14, 108
  %16 = icmp eq i8 %14, 117
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %12 ], [ %21, %41 ]
  %20 = select i1 %15, i64 %19, i64 0
  %21 = add nuw nsw i64 %19, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %8)
  %23 = select i1 %16, i64 %22, i64 %8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %41

25:
  %26 = mul nsw i64 %19, %10
  br label %27

27:
  %28 = phi i64 [ %20, %25 ], [ %39, %27 ]
  %29 = icmp eq i64 %28, %19
  %30 = select i1 %29, ptr %4, ptr %3
  %31 = add nsw i64 %28, %26
  %32 = shl nsw i64 %31, 1
  %33 = load double, ptr %30, align 8
  %34 = getelementptr inbounds double, ptr %5, i64 %32
  store double %33, ptr %34, align 8
  %35 = getelementptr inbounds double, ptr %30, i64 1
  %36 = load double, ptr %35, align 8
  %37 = or i64 %32, 1
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  store double %36, ptr %38, align 8
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %23
  br i1 %40, label %41, label %27

41:
  %42 = icmp eq i64 %21, %9
  br i1 %42, label %17, label %18
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
