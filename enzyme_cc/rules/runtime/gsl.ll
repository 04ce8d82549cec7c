; Written by .ci/runtime.py from gsl.c, with clang-16.

@__enzyme_cc.gsl.str = private constant [15 x i8] c"invalid length\00", align 1

@__enzyme_cc.gsl.str.1 = private constant [9 x i8] c"gsl_blas\00", align 1

@__enzyme_cc.gsl.str.2 = private constant [22 x i8] c"matrix must be square\00", align 1

declare double @cblas_dasum(i32, ptr, i32) nounwind willreturn

declare double @cblas_ddot(i32, ptr, i32, ptr, i32) nounwind willreturn

declare double @cblas_dnrm2(i32, ptr, i32) nounwind willreturn

declare float @cblas_sasum(i32, ptr, i32) nounwind willreturn

declare float @cblas_sdot(i32, ptr, i32, ptr, i32) nounwind willreturn

declare float @cblas_snrm2(i32, ptr, i32) nounwind willreturn

declare ptr @calloc(i64, i64) nounwind willreturn

declare ptr @malloc(i64) nounwind willreturn

declare void @cblas_daxpy(i32, double, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dcopy(i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dgemm(i32, i32, i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dgemv(i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dger(i32, i32, i32, double, ptr, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_drot(i32, ptr, i32, ptr, i32, double, double) nounwind willreturn

declare void @cblas_dscal(i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dswap(i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dsymm(i32, i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dsymv(i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dsyr(i32, i32, i32, double, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dsyr2(i32, i32, i32, double, ptr, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dsyr2k(i32, i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dsyrk(i32, i32, i32, i32, i32, double, ptr, i32, double, ptr, i32) nounwind willreturn

declare void @cblas_dtrmm(i32, i32, i32, i32, i32, i32, i32, double, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dtrmv(i32, i32, i32, i32, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dtrsm(i32, i32, i32, i32, i32, i32, i32, double, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_dtrsv(i32, i32, i32, i32, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_saxpy(i32, float, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_scopy(i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_sgemv(i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_sger(i32, i32, i32, float, ptr, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_srot(i32, ptr, i32, ptr, i32, float, float) nounwind willreturn

declare void @cblas_sscal(i32, float, ptr, i32) nounwind willreturn

declare void @cblas_sswap(i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_ssymm(i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_ssymv(i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_ssyr(i32, i32, i32, float, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_ssyr2(i32, i32, i32, float, ptr, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_ssyr2k(i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_ssyrk(i32, i32, i32, i32, i32, float, ptr, i32, float, ptr, i32) nounwind willreturn

declare void @cblas_strmm(i32, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_strmv(i32, i32, i32, i32, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_strsm(i32, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32) nounwind willreturn

declare void @cblas_strsv(i32, i32, i32, i32, i32, ptr, i32, ptr, i32) nounwind willreturn

declare void @free(ptr) nounwind willreturn

declare void @gsl_error(ptr, ptr, i32, i32) nounwind willreturn

define internal double @enzyme_cc.source.gsl_blas_dasum(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dasum" {
  %2 = load i64, ptr %0, align 8
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = tail call double @cblas_dasum(i32 %3, ptr %5, i32 %8)
  ret double %9
}

define internal double @enzyme_cc.source.gsl_blas_dnrm2(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dnrm2" {
  %2 = load i64, ptr %0, align 8
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = tail call double @cblas_dnrm2(i32 %3, ptr %5, i32 %8)
  ret double %9
}

define internal double @enzyme_cc.source.gsl_matrix_get(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_get" {
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = add i64 %8, %2
  %10 = getelementptr inbounds double, ptr %5, i64 %9
  %11 = load double, ptr %10, align 8
  ret double %11
}

define internal double @enzyme_cc.source.gsl_vector_get(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_get" {
  %3 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = mul i64 %6, %1
  %8 = getelementptr inbounds double, ptr %4, i64 %7
  %9 = load double, ptr %8, align 8
  ret double %9
}

define internal float @enzyme_cc.source.gsl_blas_sasum(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sasum" {
  %2 = load i64, ptr %0, align 8
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = tail call float @cblas_sasum(i32 %3, ptr %5, i32 %8)
  ret float %9
}

define internal float @enzyme_cc.source.gsl_blas_snrm2(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_snrm2" {
  %2 = load i64, ptr %0, align 8
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = tail call float @cblas_snrm2(i32 %3, ptr %5, i32 %8)
  ret float %9
}

define internal float @enzyme_cc.source.gsl_matrix_float_get(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_get" {
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = add i64 %8, %2
  %10 = getelementptr inbounds float, ptr %5, i64 %9
  %11 = load float, ptr %10, align 4
  ret float %11
}

define internal float @enzyme_cc.source.gsl_vector_float_get(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_get" {
  %3 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = mul i64 %6, %1
  %8 = getelementptr inbounds float, ptr %4, i64 %7
  %9 = load float, ptr %8, align 4
  ret float %9
}

define internal i32 @enzyme_cc.source.gsl_blas_daxpy(double %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_daxpy" {
  %4 = load i64, ptr %1, align 8
  %5 = load i64, ptr %2, align 8
  %6 = icmp eq i64 %4, %5
  br i1 %6, label %8, label %7

7:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %20

8:
  %9 = trunc i64 %4 to i32
  %10 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  tail call void @cblas_daxpy(i32 %9, double %0, ptr %11, i32 %14, ptr %16, i32 %19)
  br label %20

20:
  %21 = phi i32 [ 0, %8 ], [ 19, %7 ]
  ret i32 %21
}

define internal i32 @enzyme_cc.source.gsl_blas_dcopy(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dcopy" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %7, label %6

6:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %19

7:
  %8 = trunc i64 %3 to i32
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  tail call void @cblas_dcopy(i32 %8, ptr %10, i32 %13, ptr %15, i32 %18)
  br label %19

19:
  %20 = phi i32 [ 0, %7 ], [ 19, %6 ]
  ret i32 %20
}

define internal i32 @enzyme_cc.source.gsl_blas_ddot(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ddot" {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %1, align 8
  %6 = icmp eq i64 %4, %5
  br i1 %6, label %8, label %7

7:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %21

8:
  %9 = trunc i64 %4 to i32
  %10 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = tail call double @cblas_ddot(i32 %9, ptr %11, i32 %14, ptr %16, i32 %19)
  store double %20, ptr %2, align 8
  br label %21

21:
  %22 = phi i32 [ 0, %8 ], [ 19, %7 ]
  ret i32 %22
}

define internal i32 @enzyme_cc.source.gsl_blas_dgemm(i32 %0, i32 %1, double %2, ptr %3, ptr %4, double %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dgemm" {
  %8 = icmp eq i32 %0, 111
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %10 = select i1 %8, ptr %3, ptr %9
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = load i64, ptr %6, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %34

16:
  %17 = icmp eq i32 %1, 111
  %18 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %19 = select i1 %17, ptr %18, ptr %4
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = icmp eq i32 %21, %24
  br i1 %25, label %26, label %34

26:
  %27 = select i1 %8, ptr %9, ptr %3
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = select i1 %17, ptr %4, ptr %18
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = icmp eq i32 %29, %32
  br i1 %33, label %35, label %34

34:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %51

35:
  %36 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = trunc i64 %49 to i32
  tail call void @cblas_dgemm(i32 101, i32 %0, i32 %1, i32 %12, i32 %21, i32 %29, double %2, ptr %37, i32 %40, ptr %42, i32 %45, double %5, ptr %47, i32 %50)
  br label %51

51:
  %52 = phi i32 [ 0, %35 ], [ 19, %34 ]
  ret i32 %52
}

define internal i32 @enzyme_cc.source.gsl_blas_dgemv(i32 %0, double %1, ptr %2, ptr %3, double %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dgemv" {
  %7 = icmp eq i32 %0, 111
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %9 = select i1 %7, ptr %8, ptr %2
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = load i64, ptr %3, align 8
  %13 = trunc i64 %12 to i32
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %15, label %22

15:
  %16 = select i1 %7, ptr %2, ptr %8
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = load i64, ptr %5, align 8
  %20 = trunc i64 %19 to i32
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %23, label %22

22:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %43

23:
  %24 = load i64, ptr %2, align 8
  %25 = trunc i64 %24 to i32
  %26 = load i64, ptr %8, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %41 to i32
  tail call void @cblas_dgemv(i32 101, i32 %0, i32 %25, i32 %27, double %1, ptr %29, i32 %32, ptr %34, i32 %37, double %4, ptr %39, i32 %42)
  br label %43

43:
  %44 = phi i32 [ 0, %23 ], [ 19, %22 ]
  ret i32 %44
}

define internal i32 @enzyme_cc.source.gsl_blas_dger(double %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dger" {
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %1, align 8
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %2, align 8
  %12 = icmp eq i64 %10, %11
  br i1 %12, label %14, label %13

13:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %32

14:
  %15 = trunc i64 %5 to i32
  %16 = trunc i64 %10 to i32
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  tail call void @cblas_dger(i32 101, i32 %15, i32 %16, double %0, ptr %18, i32 %21, ptr %23, i32 %26, ptr %28, i32 %31)
  br label %32

32:
  %33 = phi i32 [ 0, %14 ], [ 19, %13 ]
  ret i32 %33
}

define internal i32 @enzyme_cc.source.gsl_blas_drot(ptr %0, ptr %1, double %2, double %3) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_drot" {
  %5 = load i64, ptr %0, align 8
  %6 = load i64, ptr %1, align 8
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %9, label %8

8:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %21

9:
  %10 = trunc i64 %5 to i32
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  tail call void @cblas_drot(i32 %10, ptr %12, i32 %15, ptr %17, i32 %20, double %2, double %3)
  br label %21

21:
  %22 = phi i32 [ 0, %9 ], [ 19, %8 ]
  ret i32 %22
}

define internal i32 @enzyme_cc.source.gsl_blas_dswap(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dswap" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %7, label %6

6:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %19

7:
  %8 = trunc i64 %3 to i32
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  tail call void @cblas_dswap(i32 %8, ptr %10, i32 %13, ptr %15, i32 %18)
  br label %19

19:
  %20 = phi i32 [ 0, %7 ], [ 19, %6 ]
  ret i32 %20
}

define internal i32 @enzyme_cc.source.gsl_blas_dsymm(i32 %0, i32 %1, double %2, ptr %3, ptr %4, double %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dsymm" {
  %8 = load i64, ptr %3, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %47

13:
  %14 = icmp eq i32 %0, 141
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %16 = select i1 %14, ptr %6, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %8, %17
  br i1 %18, label %19, label %28

19:
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %15, align 8
  %27 = icmp eq i64 %25, %26
  br i1 %27, label %29, label %28

28:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %47

29:
  %30 = trunc i64 %20 to i32
  %31 = trunc i64 %25 to i32
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = trunc i64 %45 to i32
  tail call void @cblas_dsymm(i32 101, i32 %0, i32 %1, i32 %30, i32 %31, double %2, ptr %33, i32 %36, ptr %38, i32 %41, double %5, ptr %43, i32 %46)
  br label %47

47:
  %48 = phi i32 [ 20, %12 ], [ 0, %29 ], [ 19, %28 ]
  ret i32 %48
}

define internal i32 @enzyme_cc.source.gsl_blas_dsymv(i32 %0, double %1, ptr %2, ptr %3, double %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dsymv" {
  %7 = load i64, ptr %2, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %12, label %11

11:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %36

12:
  %13 = load i64, ptr %3, align 8
  %14 = icmp eq i64 %7, %13
  br i1 %14, label %15, label %18

15:
  %16 = load i64, ptr %5, align 8
  %17 = icmp eq i64 %7, %16
  br i1 %17, label %19, label %18

18:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %36

19:
  %20 = trunc i64 %7 to i32
  %21 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = trunc i64 %34 to i32
  tail call void @cblas_dsymv(i32 101, i32 %0, i32 %20, double %1, ptr %22, i32 %25, ptr %27, i32 %30, double %4, ptr %32, i32 %35)
  br label %36

36:
  %37 = phi i32 [ 20, %11 ], [ 0, %19 ], [ 19, %18 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.gsl_blas_dsyr(i32 %0, double %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dsyr" {
  %5 = load i64, ptr %3, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %10, label %9

9:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %26

10:
  %11 = load i64, ptr %2, align 8
  %12 = icmp eq i64 %5, %11
  br i1 %12, label %14, label %13

13:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %26

14:
  %15 = trunc i64 %5 to i32
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  tail call void @cblas_dsyr(i32 101, i32 %0, i32 %15, double %1, ptr %17, i32 %20, ptr %22, i32 %25)
  br label %26

26:
  %27 = phi i32 [ 20, %9 ], [ 0, %14 ], [ 19, %13 ]
  ret i32 %27
}

define internal i32 @enzyme_cc.source.gsl_blas_dsyr2(i32 %0, double %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dsyr2" {
  %6 = load i64, ptr %4, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %11, label %10

10:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

11:
  %12 = load i64, ptr %2, align 8
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %14, label %17

14:
  %15 = load i64, ptr %3, align 8
  %16 = icmp eq i64 %6, %15
  br i1 %16, label %18, label %17

17:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

18:
  %19 = trunc i64 %6 to i32
  %20 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_dsyr2(i32 101, i32 %0, i32 %19, double %1, ptr %21, i32 %24, ptr %26, i32 %29, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %10 ], [ 0, %18 ], [ 19, %17 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_dsyr2k(i32 %0, i32 %1, double %2, ptr %3, ptr %4, double %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dsyr2k" {
  %8 = load i64, ptr %6, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %52

13:
  %14 = icmp eq i32 %1, 111
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %16 = select i1 %14, ptr %3, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = trunc i64 %8 to i32
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %35

21:
  %22 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %23 = select i1 %14, ptr %4, ptr %22
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = icmp eq i32 %25, %18
  br i1 %26, label %27, label %35

27:
  %28 = select i1 %14, ptr %15, ptr %3
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = select i1 %14, ptr %22, ptr %4
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = icmp eq i32 %30, %33
  br i1 %34, label %36, label %35

35:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %52

36:
  %37 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = trunc i64 %50 to i32
  tail call void @cblas_dsyr2k(i32 101, i32 %0, i32 %1, i32 %18, i32 %30, double %2, ptr %38, i32 %41, ptr %43, i32 %46, double %5, ptr %48, i32 %51)
  br label %52

52:
  %53 = phi i32 [ 20, %12 ], [ 0, %36 ], [ 19, %35 ]
  ret i32 %53
}

define internal i32 @enzyme_cc.source.gsl_blas_dsyrk(i32 %0, i32 %1, double %2, ptr %3, double %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dsyrk" {
  %7 = load i64, ptr %5, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %12, label %11

11:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

12:
  %13 = icmp eq i32 %1, 111
  %14 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %15 = select i1 %13, ptr %3, ptr %14
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = trunc i64 %7 to i32
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %21, label %20

20:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

21:
  %22 = select i1 %13, ptr %14, ptr %3
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_dsyrk(i32 101, i32 %0, i32 %1, i32 %17, i32 %24, double %2, ptr %26, i32 %29, double %4, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %11 ], [ 0, %21 ], [ 19, %20 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_dtrmm(i32 %0, i32 %1, i32 %2, i32 %3, double %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dtrmm" {
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

13:
  %14 = icmp eq i32 %0, 141
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %16 = select i1 %14, ptr %6, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %8, %17
  br i1 %18, label %20, label %19

19:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

20:
  %21 = load i64, ptr %6, align 8
  %22 = trunc i64 %21 to i32
  %23 = load i64, ptr %15, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_dtrmm(i32 101, i32 %0, i32 %1, i32 %2, i32 %3, i32 %22, i32 %24, double %4, ptr %26, i32 %29, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %12 ], [ 0, %20 ], [ 19, %19 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_dtrmv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dtrmv" {
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %11, label %10

10:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %27

11:
  %12 = load i64, ptr %4, align 8
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %15, label %14

14:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %27

15:
  %16 = trunc i64 %6 to i32
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  tail call void @cblas_dtrmv(i32 101, i32 %0, i32 %1, i32 %2, i32 %16, ptr %18, i32 %21, ptr %23, i32 %26)
  br label %27

27:
  %28 = phi i32 [ 20, %10 ], [ 0, %15 ], [ 19, %14 ]
  ret i32 %28
}

define internal i32 @enzyme_cc.source.gsl_blas_dtrsm(i32 %0, i32 %1, i32 %2, i32 %3, double %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dtrsm" {
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

13:
  %14 = icmp eq i32 %0, 141
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %16 = select i1 %14, ptr %6, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %8, %17
  br i1 %18, label %20, label %19

19:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

20:
  %21 = load i64, ptr %6, align 8
  %22 = trunc i64 %21 to i32
  %23 = load i64, ptr %15, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_dtrsm(i32 101, i32 %0, i32 %1, i32 %2, i32 %3, i32 %22, i32 %24, double %4, ptr %26, i32 %29, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %12 ], [ 0, %20 ], [ 19, %19 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_dtrsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dtrsv" {
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %11, label %10

10:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %27

11:
  %12 = load i64, ptr %4, align 8
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %15, label %14

14:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %27

15:
  %16 = trunc i64 %6 to i32
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  tail call void @cblas_dtrsv(i32 101, i32 %0, i32 %1, i32 %2, i32 %16, ptr %18, i32 %21, ptr %23, i32 %26)
  br label %27

27:
  %28 = phi i32 [ 20, %10 ], [ 0, %15 ], [ 19, %14 ]
  ret i32 %28
}

define internal i32 @enzyme_cc.source.gsl_blas_saxpy(float %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_saxpy" {
  %4 = load i64, ptr %1, align 8
  %5 = load i64, ptr %2, align 8
  %6 = icmp eq i64 %4, %5
  br i1 %6, label %8, label %7

7:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %20

8:
  %9 = trunc i64 %4 to i32
  %10 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  tail call void @cblas_saxpy(i32 %9, float %0, ptr %11, i32 %14, ptr %16, i32 %19)
  br label %20

20:
  %21 = phi i32 [ 0, %8 ], [ 19, %7 ]
  ret i32 %21
}

define internal i32 @enzyme_cc.source.gsl_blas_scopy(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_scopy" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %7, label %6

6:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %19

7:
  %8 = trunc i64 %3 to i32
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  tail call void @cblas_scopy(i32 %8, ptr %10, i32 %13, ptr %15, i32 %18)
  br label %19

19:
  %20 = phi i32 [ 0, %7 ], [ 19, %6 ]
  ret i32 %20
}

define internal i32 @enzyme_cc.source.gsl_blas_sdot(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sdot" {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %1, align 8
  %6 = icmp eq i64 %4, %5
  br i1 %6, label %8, label %7

7:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %21

8:
  %9 = trunc i64 %4 to i32
  %10 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = tail call float @cblas_sdot(i32 %9, ptr %11, i32 %14, ptr %16, i32 %19)
  store float %20, ptr %2, align 4
  br label %21

21:
  %22 = phi i32 [ 0, %8 ], [ 19, %7 ]
  ret i32 %22
}

define internal i32 @enzyme_cc.source.gsl_blas_sgemm(i32 %0, i32 %1, float %2, ptr %3, ptr %4, float %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sgemm" {
  %8 = icmp eq i32 %0, 111
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %10 = select i1 %8, ptr %3, ptr %9
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = load i64, ptr %6, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %34

16:
  %17 = icmp eq i32 %1, 111
  %18 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %19 = select i1 %17, ptr %18, ptr %4
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = icmp eq i32 %21, %24
  br i1 %25, label %26, label %34

26:
  %27 = select i1 %8, ptr %9, ptr %3
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = select i1 %17, ptr %4, ptr %18
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = icmp eq i32 %29, %32
  br i1 %33, label %35, label %34

34:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %51

35:
  %36 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = trunc i64 %49 to i32
  tail call void @cblas_sgemm(i32 101, i32 %0, i32 %1, i32 %12, i32 %21, i32 %29, float %2, ptr %37, i32 %40, ptr %42, i32 %45, float %5, ptr %47, i32 %50)
  br label %51

51:
  %52 = phi i32 [ 0, %35 ], [ 19, %34 ]
  ret i32 %52
}

define internal i32 @enzyme_cc.source.gsl_blas_sgemv(i32 %0, float %1, ptr %2, ptr %3, float %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sgemv" {
  %7 = icmp eq i32 %0, 111
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %9 = select i1 %7, ptr %8, ptr %2
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = load i64, ptr %3, align 8
  %13 = trunc i64 %12 to i32
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %15, label %22

15:
  %16 = select i1 %7, ptr %2, ptr %8
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = load i64, ptr %5, align 8
  %20 = trunc i64 %19 to i32
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %23, label %22

22:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %43

23:
  %24 = load i64, ptr %2, align 8
  %25 = trunc i64 %24 to i32
  %26 = load i64, ptr %8, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %41 to i32
  tail call void @cblas_sgemv(i32 101, i32 %0, i32 %25, i32 %27, float %1, ptr %29, i32 %32, ptr %34, i32 %37, float %4, ptr %39, i32 %42)
  br label %43

43:
  %44 = phi i32 [ 0, %23 ], [ 19, %22 ]
  ret i32 %44
}

define internal i32 @enzyme_cc.source.gsl_blas_sger(float %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sger" {
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %1, align 8
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %2, align 8
  %12 = icmp eq i64 %10, %11
  br i1 %12, label %14, label %13

13:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %32

14:
  %15 = trunc i64 %5 to i32
  %16 = trunc i64 %10 to i32
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  tail call void @cblas_sger(i32 101, i32 %15, i32 %16, float %0, ptr %18, i32 %21, ptr %23, i32 %26, ptr %28, i32 %31)
  br label %32

32:
  %33 = phi i32 [ 0, %14 ], [ 19, %13 ]
  ret i32 %33
}

define internal i32 @enzyme_cc.source.gsl_blas_srot(ptr %0, ptr %1, float %2, float %3) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_srot" {
  %5 = load i64, ptr %0, align 8
  %6 = load i64, ptr %1, align 8
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %9, label %8

8:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %21

9:
  %10 = trunc i64 %5 to i32
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  tail call void @cblas_srot(i32 %10, ptr %12, i32 %15, ptr %17, i32 %20, float %2, float %3)
  br label %21

21:
  %22 = phi i32 [ 0, %9 ], [ 19, %8 ]
  ret i32 %22
}

define internal i32 @enzyme_cc.source.gsl_blas_sswap(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sswap" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %7, label %6

6:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %19

7:
  %8 = trunc i64 %3 to i32
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  tail call void @cblas_sswap(i32 %8, ptr %10, i32 %13, ptr %15, i32 %18)
  br label %19

19:
  %20 = phi i32 [ 0, %7 ], [ 19, %6 ]
  ret i32 %20
}

define internal i32 @enzyme_cc.source.gsl_blas_ssymm(i32 %0, i32 %1, float %2, ptr %3, ptr %4, float %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ssymm" {
  %8 = load i64, ptr %3, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %47

13:
  %14 = icmp eq i32 %0, 141
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %16 = select i1 %14, ptr %6, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %8, %17
  br i1 %18, label %19, label %28

19:
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %15, align 8
  %27 = icmp eq i64 %25, %26
  br i1 %27, label %29, label %28

28:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %47

29:
  %30 = trunc i64 %20 to i32
  %31 = trunc i64 %25 to i32
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = trunc i64 %45 to i32
  tail call void @cblas_ssymm(i32 101, i32 %0, i32 %1, i32 %30, i32 %31, float %2, ptr %33, i32 %36, ptr %38, i32 %41, float %5, ptr %43, i32 %46)
  br label %47

47:
  %48 = phi i32 [ 20, %12 ], [ 0, %29 ], [ 19, %28 ]
  ret i32 %48
}

define internal i32 @enzyme_cc.source.gsl_blas_ssymv(i32 %0, float %1, ptr %2, ptr %3, float %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ssymv" {
  %7 = load i64, ptr %2, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %12, label %11

11:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %36

12:
  %13 = load i64, ptr %3, align 8
  %14 = icmp eq i64 %7, %13
  br i1 %14, label %15, label %18

15:
  %16 = load i64, ptr %5, align 8
  %17 = icmp eq i64 %7, %16
  br i1 %17, label %19, label %18

18:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %36

19:
  %20 = trunc i64 %7 to i32
  %21 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = trunc i64 %34 to i32
  tail call void @cblas_ssymv(i32 101, i32 %0, i32 %20, float %1, ptr %22, i32 %25, ptr %27, i32 %30, float %4, ptr %32, i32 %35)
  br label %36

36:
  %37 = phi i32 [ 20, %11 ], [ 0, %19 ], [ 19, %18 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.gsl_blas_ssyr(i32 %0, float %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ssyr" {
  %5 = load i64, ptr %3, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %10, label %9

9:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %26

10:
  %11 = load i64, ptr %2, align 8
  %12 = icmp eq i64 %5, %11
  br i1 %12, label %14, label %13

13:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %26

14:
  %15 = trunc i64 %5 to i32
  %16 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  tail call void @cblas_ssyr(i32 101, i32 %0, i32 %15, float %1, ptr %17, i32 %20, ptr %22, i32 %25)
  br label %26

26:
  %27 = phi i32 [ 20, %9 ], [ 0, %14 ], [ 19, %13 ]
  ret i32 %27
}

define internal i32 @enzyme_cc.source.gsl_blas_ssyr2(i32 %0, float %1, ptr %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ssyr2" {
  %6 = load i64, ptr %4, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %11, label %10

10:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

11:
  %12 = load i64, ptr %2, align 8
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %14, label %17

14:
  %15 = load i64, ptr %3, align 8
  %16 = icmp eq i64 %6, %15
  br i1 %16, label %18, label %17

17:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

18:
  %19 = trunc i64 %6 to i32
  %20 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_ssyr2(i32 101, i32 %0, i32 %19, float %1, ptr %21, i32 %24, ptr %26, i32 %29, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %10 ], [ 0, %18 ], [ 19, %17 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_ssyr2k(i32 %0, i32 %1, float %2, ptr %3, ptr %4, float %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ssyr2k" {
  %8 = load i64, ptr %6, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %52

13:
  %14 = icmp eq i32 %1, 111
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %16 = select i1 %14, ptr %3, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = trunc i64 %8 to i32
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %35

21:
  %22 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %23 = select i1 %14, ptr %4, ptr %22
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = icmp eq i32 %25, %18
  br i1 %26, label %27, label %35

27:
  %28 = select i1 %14, ptr %15, ptr %3
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = select i1 %14, ptr %22, ptr %4
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = icmp eq i32 %30, %33
  br i1 %34, label %36, label %35

35:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %52

36:
  %37 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = trunc i64 %50 to i32
  tail call void @cblas_ssyr2k(i32 101, i32 %0, i32 %1, i32 %18, i32 %30, float %2, ptr %38, i32 %41, ptr %43, i32 %46, float %5, ptr %48, i32 %51)
  br label %52

52:
  %53 = phi i32 [ 20, %12 ], [ 0, %36 ], [ 19, %35 ]
  ret i32 %53
}

define internal i32 @enzyme_cc.source.gsl_blas_ssyrk(i32 %0, i32 %1, float %2, ptr %3, float %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_ssyrk" {
  %7 = load i64, ptr %5, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %12, label %11

11:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

12:
  %13 = icmp eq i32 %1, 111
  %14 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %15 = select i1 %13, ptr %3, ptr %14
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = trunc i64 %7 to i32
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %21, label %20

20:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

21:
  %22 = select i1 %13, ptr %14, ptr %3
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_ssyrk(i32 101, i32 %0, i32 %1, i32 %17, i32 %24, float %2, ptr %26, i32 %29, float %4, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %11 ], [ 0, %21 ], [ 19, %20 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_strmm(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_strmm" {
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

13:
  %14 = icmp eq i32 %0, 141
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %16 = select i1 %14, ptr %6, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %8, %17
  br i1 %18, label %20, label %19

19:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

20:
  %21 = load i64, ptr %6, align 8
  %22 = trunc i64 %21 to i32
  %23 = load i64, ptr %15, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_strmm(i32 101, i32 %0, i32 %1, i32 %2, i32 %3, i32 %22, i32 %24, float %4, ptr %26, i32 %29, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %12 ], [ 0, %20 ], [ 19, %19 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_strmv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_strmv" {
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %11, label %10

10:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %27

11:
  %12 = load i64, ptr %4, align 8
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %15, label %14

14:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %27

15:
  %16 = trunc i64 %6 to i32
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  tail call void @cblas_strmv(i32 101, i32 %0, i32 %1, i32 %2, i32 %16, ptr %18, i32 %21, ptr %23, i32 %26)
  br label %27

27:
  %28 = phi i32 [ 20, %10 ], [ 0, %15 ], [ 19, %14 ]
  ret i32 %28
}

define internal i32 @enzyme_cc.source.gsl_blas_strsm(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_strsm" {
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %13, label %12

12:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %35

13:
  %14 = icmp eq i32 %0, 141
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 1
  %16 = select i1 %14, ptr %6, ptr %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %8, %17
  br i1 %18, label %20, label %19

19:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %35

20:
  %21 = load i64, ptr %6, align 8
  %22 = trunc i64 %21 to i32
  %23 = load i64, ptr %15, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  tail call void @cblas_strsm(i32 101, i32 %0, i32 %1, i32 %2, i32 %3, i32 %22, i32 %24, float %4, ptr %26, i32 %29, ptr %31, i32 %34)
  br label %35

35:
  %36 = phi i32 [ 20, %12 ], [ 0, %20 ], [ 19, %19 ]
  ret i32 %36
}

define internal i32 @enzyme_cc.source.gsl_blas_strsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_strsv" {
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %11, label %10

10:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str.2, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 20)
  br label %27

11:
  %12 = load i64, ptr %4, align 8
  %13 = icmp eq i64 %6, %12
  br i1 %13, label %15, label %14

14:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %27

15:
  %16 = trunc i64 %6 to i32
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  tail call void @cblas_strsv(i32 101, i32 %0, i32 %1, i32 %2, i32 %16, ptr %18, i32 %21, ptr %23, i32 %26)
  br label %27

27:
  %28 = phi i32 [ 20, %10 ], [ 0, %15 ], [ 19, %14 ]
  ret i32 %28
}

define internal i32 @enzyme_cc.source.gsl_matrix_float_memcpy(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_memcpy" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %6, label %20

6:
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %20

12:
  %13 = icmp eq i64 %3, 0
  br i1 %13, label %42, label %14

14:
  %15 = icmp eq i64 %8, 0
  %16 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 3
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %18 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %19 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  br label %21

20:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %42

21:
  %22 = phi i64 [ 0, %14 ], [ %31, %30 ]
  br i1 %15, label %30, label %23

23:
  %24 = load ptr, ptr %16, align 8
  %25 = load i64, ptr %17, align 8
  %26 = mul i64 %25, %22
  %27 = load ptr, ptr %18, align 8
  %28 = load i64, ptr %19, align 8
  %29 = mul i64 %28, %22
  br label %33

30:
  %31 = add nuw i64 %22, 1
  %32 = icmp eq i64 %31, %3
  br i1 %32, label %42, label %21

33:
  %34 = phi i64 [ 0, %23 ], [ %40, %33 ]
  %35 = add i64 %26, %34
  %36 = getelementptr inbounds float, ptr %24, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = add i64 %29, %34
  %39 = getelementptr inbounds float, ptr %27, i64 %38
  store float %37, ptr %39, align 4
  %40 = add nuw i64 %34, 1
  %41 = icmp eq i64 %40, %8
  br i1 %41, label %30, label %33

42:
  %43 = phi i32 [ 19, %20 ], [ 0, %12 ], [ 0, %30 ]
  ret i32 %43
}

define internal i32 @enzyme_cc.source.gsl_matrix_memcpy(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_memcpy" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %6, label %20

6:
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %20

12:
  %13 = icmp eq i64 %3, 0
  br i1 %13, label %42, label %14

14:
  %15 = icmp eq i64 %8, 0
  %16 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 3
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %18 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %19 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  br label %21

20:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %42

21:
  %22 = phi i64 [ 0, %14 ], [ %31, %30 ]
  br i1 %15, label %30, label %23

23:
  %24 = load ptr, ptr %16, align 8
  %25 = load i64, ptr %17, align 8
  %26 = mul i64 %25, %22
  %27 = load ptr, ptr %18, align 8
  %28 = load i64, ptr %19, align 8
  %29 = mul i64 %28, %22
  br label %33

30:
  %31 = add nuw i64 %22, 1
  %32 = icmp eq i64 %31, %3
  br i1 %32, label %42, label %21

33:
  %34 = phi i64 [ 0, %23 ], [ %40, %33 ]
  %35 = add i64 %26, %34
  %36 = getelementptr inbounds double, ptr %24, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = add i64 %29, %34
  %39 = getelementptr inbounds double, ptr %27, i64 %38
  store double %37, ptr %39, align 8
  %40 = add nuw i64 %34, 1
  %41 = icmp eq i64 %40, %8
  br i1 %41, label %30, label %33

42:
  %43 = phi i32 [ 19, %20 ], [ 0, %12 ], [ 0, %30 ]
  ret i32 %43
}

define internal i32 @enzyme_cc.source.gsl_vector_float_memcpy(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_memcpy" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %6, label %17

6:
  %7 = icmp eq i64 %3, 0
  br i1 %7, label %27, label %8

8:
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  br label %18

17:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %27

18:
  %19 = phi i64 [ 0, %8 ], [ %25, %18 ]
  %20 = mul i64 %12, %19
  %21 = getelementptr inbounds float, ptr %10, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul i64 %16, %19
  %24 = getelementptr inbounds float, ptr %14, i64 %23
  store float %22, ptr %24, align 4
  %25 = add nuw i64 %19, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %27, label %18

27:
  %28 = phi i32 [ 19, %17 ], [ 0, %6 ], [ 0, %18 ]
  ret i32 %28
}

define internal i32 @enzyme_cc.source.gsl_vector_memcpy(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_memcpy" {
  %3 = load i64, ptr %0, align 8
  %4 = load i64, ptr %1, align 8
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %6, label %17

6:
  %7 = icmp eq i64 %3, 0
  br i1 %7, label %27, label %8

8:
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  br label %18

17:
  tail call void @gsl_error(ptr nonnull @__enzyme_cc.gsl.str, ptr nonnull @__enzyme_cc.gsl.str.1, i32 0, i32 19)
  br label %27

18:
  %19 = phi i64 [ 0, %8 ], [ %25, %18 ]
  %20 = mul i64 %12, %19
  %21 = getelementptr inbounds double, ptr %10, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul i64 %16, %19
  %24 = getelementptr inbounds double, ptr %14, i64 %23
  store double %22, ptr %24, align 8
  %25 = add nuw i64 %19, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %27, label %18

27:
  %28 = phi i32 [ 19, %17 ], [ 0, %6 ], [ 0, %18 ]
  ret i32 %28
}

define internal ptr @enzyme_cc.source.__enzyme_cc.gsl.d_made(i64 %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.gsl.d_made" {
  %3 = tail call ptr @malloc(i64 16)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %5

5:
  store i64 %0, ptr %3, align 8
  %6 = icmp eq i64 %0, 0
  %7 = select i1 %6, i64 1, i64 %0
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call ptr @calloc(i64 %7, i64 8)
  br label %14

11:
  %12 = shl i64 %7, 3
  %13 = tail call ptr @malloc(i64 %12)
  br label %14

14:
  %15 = phi ptr [ %10, %9 ], [ %13, %11 ]
  %16 = getelementptr inbounds { i64, ptr }, ptr %3, i64 0, i32 1
  store ptr %15, ptr %16, align 8
  br label %17

17:
  ret ptr %3
}

define internal ptr @enzyme_cc.source.__enzyme_cc.gsl.d_new_matrix(i64 %0, i64 %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.gsl.d_new_matrix" {
  %4 = tail call ptr @malloc(i64 48)
  %5 = mul i64 %1, %0
  %6 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.d_made(i64 %5, i32 %2)
  %7 = icmp ne ptr %4, null
  %8 = icmp ne ptr %6, null
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %10, label %18

10:
  store i64 %0, ptr %4, align 8
  %11 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  store i64 %1, ptr %11, align 8
  %12 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  store i64 %1, ptr %12, align 8
  %13 = getelementptr inbounds { i64, ptr }, ptr %6, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 4
  store ptr %6, ptr %16, align 8
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 5
  store i32 1, ptr %17, align 8
  br label %18

18:
  %19 = phi ptr [ %4, %10 ], [ null, %3 ]
  ret ptr %19
}

define internal ptr @enzyme_cc.source.__enzyme_cc.gsl.d_new_vector(i64 %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.gsl.d_new_vector" {
  %3 = tail call ptr @malloc(i64 40)
  %4 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.d_made(i64 %0, i32 %1)
  %5 = icmp ne ptr %3, null
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %15

8:
  store i64 %0, ptr %3, align 8
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds { i64, ptr }, ptr %4, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  store ptr %4, ptr %13, align 8
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 4
  store i32 1, ptr %14, align 8
  br label %15

15:
  %16 = phi ptr [ %3, %8 ], [ null, %2 ]
  ret ptr %16
}

define internal ptr @enzyme_cc.source.__enzyme_cc.gsl.s_made(i64 %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.gsl.s_made" {
  %3 = tail call ptr @malloc(i64 16)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %5

5:
  store i64 %0, ptr %3, align 8
  %6 = icmp eq i64 %0, 0
  %7 = select i1 %6, i64 1, i64 %0
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %11, label %9

9:
  %10 = tail call ptr @calloc(i64 %7, i64 4)
  br label %14

11:
  %12 = shl i64 %7, 2
  %13 = tail call ptr @malloc(i64 %12)
  br label %14

14:
  %15 = phi ptr [ %10, %9 ], [ %13, %11 ]
  %16 = getelementptr inbounds { i64, ptr }, ptr %3, i64 0, i32 1
  store ptr %15, ptr %16, align 8
  br label %17

17:
  ret ptr %3
}

define internal ptr @enzyme_cc.source.__enzyme_cc.gsl.s_new_matrix(i64 %0, i64 %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.gsl.s_new_matrix" {
  %4 = tail call ptr @malloc(i64 48)
  %5 = mul i64 %1, %0
  %6 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.s_made(i64 %5, i32 %2)
  %7 = icmp ne ptr %4, null
  %8 = icmp ne ptr %6, null
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %10, label %18

10:
  store i64 %0, ptr %4, align 8
  %11 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 2
  store i64 %1, ptr %11, align 8
  %12 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 1
  store i64 %1, ptr %12, align 8
  %13 = getelementptr inbounds { i64, ptr }, ptr %6, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 3
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 4
  store ptr %6, ptr %16, align 8
  %17 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %4, i64 0, i32 5
  store i32 1, ptr %17, align 8
  br label %18

18:
  %19 = phi ptr [ %4, %10 ], [ null, %3 ]
  ret ptr %19
}

define internal ptr @enzyme_cc.source.__enzyme_cc.gsl.s_new_vector(i64 %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.gsl.s_new_vector" {
  %3 = tail call ptr @malloc(i64 40)
  %4 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.s_made(i64 %0, i32 %1)
  %5 = icmp ne ptr %3, null
  %6 = icmp ne ptr %4, null
  %7 = select i1 %5, i1 %6, i1 false
  br i1 %7, label %8, label %15

8:
  store i64 %0, ptr %3, align 8
  %9 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds { i64, ptr }, ptr %4, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 2
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 3
  store ptr %4, ptr %13, align 8
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 4
  store i32 1, ptr %14, align 8
  br label %15

15:
  %16 = phi ptr [ %3, %8 ], [ null, %2 ]
  ret ptr %16
}

define internal ptr @enzyme_cc.source.gsl_matrix_alloc(i64 %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_alloc" {
  %3 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.d_new_matrix(i64 %0, i64 %1, i32 0)
  ret ptr %3
}

define internal ptr @enzyme_cc.source.gsl_matrix_calloc(i64 %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_calloc" {
  %3 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.d_new_matrix(i64 %0, i64 %1, i32 1)
  ret ptr %3
}

define internal ptr @enzyme_cc.source.gsl_matrix_float_alloc(i64 %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_alloc" {
  %3 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.s_new_matrix(i64 %0, i64 %1, i32 0)
  ret ptr %3
}

define internal ptr @enzyme_cc.source.gsl_matrix_float_calloc(i64 %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_calloc" {
  %3 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.s_new_matrix(i64 %0, i64 %1, i32 1)
  ret ptr %3
}

define internal ptr @enzyme_cc.source.gsl_matrix_float_ptr(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_ptr" {
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = getelementptr inbounds float, ptr %5, i64 %8
  %10 = getelementptr inbounds float, ptr %9, i64 %2
  ret ptr %10
}

define internal ptr @enzyme_cc.source.gsl_matrix_ptr(ptr %0, i64 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_ptr" {
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = getelementptr inbounds double, ptr %5, i64 %8
  %10 = getelementptr inbounds double, ptr %9, i64 %2
  ret ptr %10
}

define internal ptr @enzyme_cc.source.gsl_vector_alloc(i64 %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_alloc" {
  %2 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.d_new_vector(i64 %0, i32 0)
  ret ptr %2
}

define internal ptr @enzyme_cc.source.gsl_vector_calloc(i64 %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_calloc" {
  %2 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.d_new_vector(i64 %0, i32 1)
  ret ptr %2
}

define internal ptr @enzyme_cc.source.gsl_vector_float_alloc(i64 %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_alloc" {
  %2 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.s_new_vector(i64 %0, i32 0)
  ret ptr %2
}

define internal ptr @enzyme_cc.source.gsl_vector_float_calloc(i64 %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_calloc" {
  %2 = tail call ptr @enzyme_cc.source.__enzyme_cc.gsl.s_new_vector(i64 %0, i32 1)
  ret ptr %2
}

define internal ptr @enzyme_cc.source.gsl_vector_float_ptr(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_ptr" {
  %3 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = mul i64 %6, %1
  %8 = getelementptr inbounds float, ptr %4, i64 %7
  ret ptr %8
}

define internal ptr @enzyme_cc.source.gsl_vector_ptr(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_ptr" {
  %3 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = mul i64 %6, %1
  %8 = getelementptr inbounds double, ptr %4, i64 %7
  ret ptr %8
}

define internal void @enzyme_cc.source.gsl_blas_dscal(double %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_dscal" {
  %3 = load i64, ptr %1, align 8
  %4 = trunc i64 %3 to i32
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  tail call void @cblas_dscal(i32 %4, double %0, ptr %6, i32 %9)
  ret void
}

define internal void @enzyme_cc.source.gsl_blas_sscal(float %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="gsl_blas_sscal" {
  %3 = load i64, ptr %1, align 8
  %4 = trunc i64 %3 to i32
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  tail call void @cblas_sscal(i32 %4, float %0, ptr %6, i32 %9)
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_column(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_column" {
  %4 = load i64, ptr %1, align 8
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 %2
  store ptr %11, ptr %8, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %13 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %15, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_const_view_array(ptr noalias sret({ i64, i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_const_view_array" {
  store i64 %2, ptr %0, align 8
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  store i32 0, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_float_column(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_column" {
  %4 = load i64, ptr %1, align 8
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds float, ptr %10, i64 %2
  store ptr %11, ptr %8, align 8
  %12 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %13 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %15, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_float_const_view_array(ptr noalias sret({ i64, i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_const_view_array" {
  store i64 %2, ptr %0, align 8
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  store i32 0, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_float_free(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_free" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %14, label %3

3:
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64, ptr }, ptr %9, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  %12 = load ptr, ptr %8, align 8
  tail call void @free(ptr %12)
  br label %13

13:
  tail call void @free(ptr nonnull %0)
  br label %14

14:
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_float_row(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_row" {
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  store i64 %5, ptr %0, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %2
  %13 = getelementptr inbounds float, ptr %9, i64 %12
  store ptr %13, ptr %7, align 8
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %17, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_float_set(ptr %0, i64 %1, i64 %2, float %3) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_set" {
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %1
  %10 = add i64 %9, %2
  %11 = getelementptr inbounds float, ptr %6, i64 %10
  store float %3, ptr %11, align 4
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_float_set_all(ptr %0, float %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_set_all" {
  %3 = load i64, ptr %0, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %17, label %5

5:
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  br label %11

11:
  %12 = phi i64 [ 0, %5 ], [ %19, %18 ]
  br i1 %8, label %18, label %13

13:
  %14 = load ptr, ptr %9, align 8
  %15 = load i64, ptr %10, align 8
  %16 = mul i64 %15, %12
  br label %21

17:
  ret void

18:
  %19 = add nuw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %17, label %11

21:
  %22 = phi i64 [ 0, %13 ], [ %25, %21 ]
  %23 = add i64 %16, %22
  %24 = getelementptr inbounds float, ptr %14, i64 %23
  store float %1, ptr %24, align 4
  %25 = add nuw i64 %22, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %18, label %21
}

define internal void @enzyme_cc.source.gsl_matrix_float_set_zero(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_set_zero" {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %16, label %4

4:
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  br label %10

10:
  %11 = phi i64 [ 0, %4 ], [ %18, %17 ]
  br i1 %7, label %17, label %12

12:
  %13 = load ptr, ptr %8, align 8
  %14 = load i64, ptr %9, align 8
  %15 = mul i64 %14, %11
  br label %20

16:
  ret void

17:
  %18 = add nuw i64 %11, 1
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %16, label %10

20:
  %21 = phi i64 [ 0, %12 ], [ %24, %20 ]
  %22 = add i64 %15, %21
  %23 = getelementptr inbounds float, ptr %13, i64 %22
  store float 0.000000e+00, ptr %23, align 4
  %24 = add nuw i64 %21, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %17, label %20
}

define internal void @enzyme_cc.source.gsl_matrix_float_view_array(ptr noalias sret({ i64, i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_float_view_array" {
  store i64 %2, ptr %0, align 8
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  store i32 0, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_free(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_free" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %14, label %3

3:
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64, ptr }, ptr %9, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  %12 = load ptr, ptr %8, align 8
  tail call void @free(ptr %12)
  br label %13

13:
  tail call void @free(ptr nonnull %0)
  br label %14

14:
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_row(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_row" {
  %4 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  store i64 %5, ptr %0, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %2
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  store ptr %13, ptr %7, align 8
  %14 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %1, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %17, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_set(ptr %0, i64 %1, i64 %2, double %3) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_set" {
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %1
  %10 = add i64 %9, %2
  %11 = getelementptr inbounds double, ptr %6, i64 %10
  store double %3, ptr %11, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_matrix_set_all(ptr %0, double %1) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_set_all" {
  %3 = load i64, ptr %0, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %17, label %5

5:
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  br label %11

11:
  %12 = phi i64 [ 0, %5 ], [ %19, %18 ]
  br i1 %8, label %18, label %13

13:
  %14 = load ptr, ptr %9, align 8
  %15 = load i64, ptr %10, align 8
  %16 = mul i64 %15, %12
  br label %21

17:
  ret void

18:
  %19 = add nuw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %17, label %11

21:
  %22 = phi i64 [ 0, %13 ], [ %25, %21 ]
  %23 = add i64 %16, %22
  %24 = getelementptr inbounds double, ptr %14, i64 %23
  store double %1, ptr %24, align 8
  %25 = add nuw i64 %22, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %18, label %21
}

define internal void @enzyme_cc.source.gsl_matrix_set_zero(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_set_zero" {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %16, label %4

4:
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  br label %10

10:
  %11 = phi i64 [ 0, %4 ], [ %18, %17 ]
  br i1 %7, label %17, label %12

12:
  %13 = load ptr, ptr %8, align 8
  %14 = load i64, ptr %9, align 8
  %15 = mul i64 %14, %11
  br label %20

16:
  ret void

17:
  %18 = add nuw i64 %11, 1
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %16, label %10

20:
  %21 = phi i64 [ 0, %12 ], [ %24, %20 ]
  %22 = add i64 %15, %21
  %23 = getelementptr inbounds double, ptr %13, i64 %22
  store double 0.000000e+00, ptr %23, align 8
  %24 = add nuw i64 %21, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %17, label %20
}

define internal void @enzyme_cc.source.gsl_matrix_view_array(ptr noalias sret({ i64, i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="gsl_matrix_view_array" {
  store i64 %2, ptr %0, align 8
  %5 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds { i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  store i32 0, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_const_view_array(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_const_view_array" {
  store i64 %2, ptr %0, align 8
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %7, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_float_const_view_array(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_const_view_array" {
  store i64 %2, ptr %0, align 8
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %7, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_float_free(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_free" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %14, label %3

3:
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64, ptr }, ptr %9, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  %12 = load ptr, ptr %8, align 8
  tail call void @free(ptr %12)
  br label %13

13:
  tail call void @free(ptr nonnull %0)
  br label %14

14:
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_float_set(ptr %0, i64 %1, float %2) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_set" {
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = getelementptr inbounds float, ptr %5, i64 %8
  store float %2, ptr %9, align 4
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_float_set_all(ptr %0, float %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_set_all" {
  %3 = load i64, ptr %0, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %10, label %5

5:
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %5 ], [ %15, %11 ]
  %13 = mul i64 %9, %12
  %14 = getelementptr inbounds float, ptr %7, i64 %13
  store float %1, ptr %14, align 4
  %15 = add nuw i64 %12, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %10, label %11
}

define internal void @enzyme_cc.source.gsl_vector_float_set_zero(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_set_zero" {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %9, label %4

4:
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %4 ], [ %14, %10 ]
  %12 = mul i64 %8, %11
  %13 = getelementptr inbounds float, ptr %6, i64 %12
  store float 0.000000e+00, ptr %13, align 4
  %14 = add nuw i64 %11, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %9, label %10
}

define internal void @enzyme_cc.source.gsl_vector_float_view_array(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_float_view_array" {
  store i64 %2, ptr %0, align 8
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %7, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_free(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_free" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %14, label %3

3:
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64, ptr }, ptr %9, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  %12 = load ptr, ptr %8, align 8
  tail call void @free(ptr %12)
  br label %13

13:
  tail call void @free(ptr nonnull %0)
  br label %14

14:
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_set(ptr %0, i64 %1, double %2) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_set" {
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %1
  %9 = getelementptr inbounds double, ptr %5, i64 %8
  store double %2, ptr %9, align 8
  ret void
}

define internal void @enzyme_cc.source.gsl_vector_set_all(ptr %0, double %1) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_set_all" {
  %3 = load i64, ptr %0, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %10, label %5

5:
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %5 ], [ %15, %11 ]
  %13 = mul i64 %9, %12
  %14 = getelementptr inbounds double, ptr %7, i64 %13
  store double %1, ptr %14, align 8
  %15 = add nuw i64 %12, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %10, label %11
}

define internal void @enzyme_cc.source.gsl_vector_set_zero(ptr %0) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_set_zero" {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %9, label %4

4:
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %4 ], [ %14, %10 ]
  %12 = mul i64 %8, %11
  %13 = getelementptr inbounds double, ptr %6, i64 %12
  store double 0.000000e+00, ptr %13, align 8
  %14 = add nuw i64 %11, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %9, label %10
}

define internal void @enzyme_cc.source.gsl_vector_view_array(ptr noalias sret({ i64, i64, ptr, ptr, i32 }) align 8 %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="gsl_vector_view_array" {
  store i64 %2, ptr %0, align 8
  %4 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %7, align 8
  ret void
}
