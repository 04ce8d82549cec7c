; Written by .ci/runtime.py from fortran.c, with clang-16.

@__enzyme_cc.fortran.str = private constant [26 x i8] c"Assign: mismatching ranks\00", align 1

@__enzyme_cc.fortran.str.1 = private constant [73 x i8] c"a type of another file is copied or given back in what is differentiated\00", align 1

@__enzyme_cc.fortran.str.10 = private constant [62 x i8] c"a component of an array is assigned in what is differentiated\00", align 1

@__enzyme_cc.fortran.str.11 = private constant [28 x i8] c"ALLOCATE: already allocated\00", align 1

@__enzyme_cc.fortran.str.12 = private constant [24 x i8] c"ALLOCATE: out of memory\00", align 1

@__enzyme_cc.fortran.str.13 = private constant [79 x i8] c"an array of texts, or of wide characters, is trimmed in what is differentiated\00", align 1

@__enzyme_cc.fortran.str.2 = private constant [40 x i8] c"a polymorphic component of another type\00", align 1

@__enzyme_cc.fortran.str.3 = private constant [15 x i8] c"SIZE: bad DIM=\00", align 1

@__enzyme_cc.fortran.str.4 = private constant [26 x i8] c"DEALLOCATE: not allocated\00", align 1

@__enzyme_cc.fortran.str.5 = private constant [27 x i8] c"DEALLOCATE: not associated\00", align 1

@__enzyme_cc.fortran.str.6 = private constant [29 x i8] c"RESHAPE: not enough elements\00", align 1

@__enzyme_cc.fortran.str.7 = private constant [27 x i8] c"MATMUL: mismatching shapes\00", align 1

@__enzyme_cc.fortran.str.8 = private constant [27 x i8] c"Assign: mismatching shapes\00", align 1

@__enzyme_cc.fortran.str.9 = private constant [69 x i8] c"a derived type that is not known is copied in what is differentiated\00", align 1

declare double @erfc(double) nounwind willreturn

declare double @exp(double) nounwind willreturn

declare double @fmod(double, double) nounwind willreturn

declare double @frexp(double, ptr) nounwind willreturn

declare double @ldexp(double, i32) nounwind willreturn

declare double @nextafter(double, double) nounwind willreturn

declare double @sqrt(double) nounwind willreturn

declare float @erfcf(float) nounwind willreturn

declare float @expf(float) nounwind willreturn

declare float @fmodf(float, float) nounwind willreturn

declare float @frexpf(float, ptr) nounwind willreturn

declare float @ldexpf(float, i32) nounwind willreturn

declare float @nextafterf(float, float) nounwind willreturn

declare float @sqrtf(float) nounwind willreturn

declare i32 @enzyme_cc_finish(ptr, ptr, i32) nounwind willreturn

declare i64 @llvm.abs.i64(i64, i1)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare ptr @enzyme_cc_initial(ptr) nounwind willreturn

declare ptr @malloc(i64) nounwind willreturn

declare ptr @realloc(ptr, i64) nounwind willreturn

declare void @_FortranAReportFatalUserError(ptr, ptr, i32) nounwind

declare void @enzyme_cc_clone(ptr, ptr, ptr) nounwind willreturn

declare void @enzyme_cc_clone_open(ptr, ptr, ptr, ptr) nounwind willreturn

declare void @enzyme_cc_destroy(ptr, ptr, i32) nounwind willreturn

declare void @enzyme_cc_destroy_open(ptr, ptr, ptr, i32) nounwind willreturn

declare void @enzyme_cc_move(ptr, ptr, ptr) nounwind willreturn

declare void @free(ptr) nounwind willreturn

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1)

declare zeroext i1 @enzyme_cc_flat_types() nounwind willreturn

declare zeroext i1 @enzyme_cc_is_here(ptr) nounwind willreturn

declare zeroext i1 @enzyme_cc_is_known(i8 signext) nounwind willreturn

define internal double @enzyme_cc.source._FortranADotProductReal8(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranADotProductReal8" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = load ptr, ptr %0, align 8
  br label %12

10:
  %11 = phi double [ 0.000000e+00, %4 ], [ %23, %12 ]
  ret double %11

12:
  %13 = phi i64 [ 0, %8 ], [ %24, %12 ]
  %14 = phi double [ 0.000000e+00, %8 ], [ %23, %12 ]
  %15 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %13)
  %16 = getelementptr inbounds i8, ptr %9, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = load ptr, ptr %1, align 8
  %19 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %13)
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul double %17, %21
  %23 = fadd double %14, %22
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %10, label %12
}

define internal double @enzyme_cc.source._FortranAErfcScaled8(double %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAErfcScaled8" {
  %2 = fmul double %0, %0
  %3 = fcmp olt double %0, 2.000000e+01
  br i1 %3, label %6, label %4

4:
  %5 = fmul double %2, 2.000000e+00
  br label %13

6:
  %7 = tail call double @exp(double %2)
  %8 = tail call double @erfc(double %0)
  %9 = fmul double %7, %8
  br label %25

10:
  %11 = fmul double %22, 0x3FE20DD750429B6D
  %12 = fdiv double %11, %0
  br label %25

13:
  %14 = phi i32 [ 1, %4 ], [ %23, %13 ]
  %15 = phi double [ 1.000000e+00, %4 ], [ %22, %13 ]
  %16 = phi double [ 1.000000e+00, %4 ], [ %21, %13 ]
  %17 = shl nuw nsw i32 %14, 1
  %18 = sub nsw i32 1, %17
  %19 = sitofp i32 %18 to double
  %20 = fdiv double %19, %5
  %21 = fmul double %16, %20
  %22 = fadd double %15, %21
  %23 = add nuw nsw i32 %14, 1
  %24 = icmp eq i32 %23, 10
  br i1 %24, label %10, label %13

25:
  %26 = phi double [ %9, %6 ], [ %12, %10 ]
  ret double %26
}

define internal double @enzyme_cc.source._FortranAFraction8(double %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAFraction8" {
  %2 = alloca i32, align 4
  %3 = call double @frexp(double %0, ptr nonnull %2)
  ret double %3
}

define internal double @enzyme_cc.source._FortranAMaxvalReal8(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAMaxvalReal8" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi double [ 0xFFEFFFFFFFFFFFFF, %5 ], [ %23, %22 ]
  ret double %9

10:
  %11 = phi double [ %23, %22 ], [ 0xFFEFFFFFFFFFFFFF, %5 ]
  %12 = phi i64 [ %24, %22 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fcmp ogt double %19, %11
  br i1 %20, label %21, label %22

21:
  br label %22

22:
  %23 = phi double [ %19, %21 ], [ %11, %15 ], [ %11, %10 ]
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %8, label %10
}

define internal double @enzyme_cc.source._FortranAMinvalReal8(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAMinvalReal8" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi double [ 0x7FEFFFFFFFFFFFFF, %5 ], [ %23, %22 ]
  ret double %9

10:
  %11 = phi double [ %23, %22 ], [ 0x7FEFFFFFFFFFFFFF, %5 ]
  %12 = phi i64 [ %24, %22 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fcmp olt double %19, %11
  br i1 %20, label %21, label %22

21:
  br label %22

22:
  %23 = phi double [ %19, %21 ], [ %11, %15 ], [ %11, %10 ]
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %8, label %10
}

define internal double @enzyme_cc.source._FortranAModReal8(double %0, double %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAModReal8" {
  %5 = tail call double @fmod(double %0, double %1)
  ret double %5
}

define internal double @enzyme_cc.source._FortranAModuloReal8(double %0, double %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAModuloReal8" {
  %5 = tail call double @fmod(double %0, double %1)
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %13

7:
  %8 = fcmp uge double %5, 0.000000e+00
  %9 = fcmp olt double %1, 0.000000e+00
  %10 = xor i1 %9, %8
  br i1 %10, label %13, label %11

11:
  %12 = fadd double %5, %1
  br label %13

13:
  %14 = phi double [ %12, %11 ], [ %5, %7 ], [ %5, %4 ]
  ret double %14
}

define internal double @enzyme_cc.source._FortranANearest8(double %0, i1 zeroext %1) alwaysinline nounwind "enzyme-cc-source"="_FortranANearest8" {
  %3 = select i1 %1, double 0x7FF0000000000000, double 0xFFF0000000000000
  %4 = tail call double @nextafter(double %0, double %3)
  ret double %4
}

define internal double @enzyme_cc.source._FortranANorm2_8(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranANorm2_8" {
  %5 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load ptr, ptr %0, align 8
  br label %12

9:
  %10 = phi double [ 0.000000e+00, %4 ], [ %19, %12 ]
  %11 = tail call double @sqrt(double %10)
  ret double %11

12:
  %13 = phi double [ 0.000000e+00, %7 ], [ %19, %12 ]
  %14 = phi i64 [ 0, %7 ], [ %20, %12 ]
  %15 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %14)
  %16 = getelementptr inbounds i8, ptr %8, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, %17
  %19 = fadd double %13, %18
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %9, label %12
}

define internal double @enzyme_cc.source._FortranAProductReal8(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAProductReal8" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi double [ 1.000000e+00, %5 ], [ %22, %21 ]
  ret double %9

10:
  %11 = phi double [ %22, %21 ], [ 1.000000e+00, %5 ]
  %12 = phi i64 [ %23, %21 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %11, %19
  br label %21

21:
  %22 = phi double [ %20, %15 ], [ %11, %10 ]
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %8, label %10
}

define internal double @enzyme_cc.source._FortranARRSpacing8(double %0) alwaysinline nounwind "enzyme-cc-source"="_FortranARRSpacing8" {
  %2 = alloca i32, align 4
  %3 = call double @frexp(double %0, ptr nonnull %2)
  %4 = call double @ldexp(double %3, i32 53)
  %5 = fcmp olt double %4, 0.000000e+00
  %6 = fneg double %4
  %7 = select i1 %5, double %6, double %4
  ret double %7
}

define internal double @enzyme_cc.source._FortranAScale8(double %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="_FortranAScale8" {
  %3 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.power(i64 %1)
  %4 = tail call double @ldexp(double %0, i32 %3)
  ret double %4
}

define internal double @enzyme_cc.source._FortranASetExponent8(double %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="_FortranASetExponent8" {
  %3 = alloca i32, align 4
  %4 = call double @frexp(double %0, ptr nonnull %3)
  %5 = call i32 @enzyme_cc.source.__enzyme_cc.fortran.power(i64 %1)
  %6 = call double @ldexp(double %4, i32 %5)
  ret double %6
}

define internal double @enzyme_cc.source._FortranASpacing8(double %0) alwaysinline nounwind "enzyme-cc-source"="_FortranASpacing8" {
  %2 = alloca i32, align 4
  %3 = fcmp oeq double %0, 0.000000e+00
  br i1 %3, label %9, label %4

4:
  %5 = call double @frexp(double %0, ptr nonnull %2)
  %6 = load i32, ptr %2, align 4
  %7 = add nsw i32 %6, -53
  %8 = call double @ldexp(double 1.000000e+00, i32 %7)
  br label %9

9:
  %10 = phi double [ %8, %4 ], [ 0x10000000000000, %1 ]
  ret double %10
}

define internal double @enzyme_cc.source._FortranASumReal8(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranASumReal8" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi double [ 0.000000e+00, %5 ], [ %22, %21 ]
  ret double %9

10:
  %11 = phi double [ %22, %21 ], [ 0.000000e+00, %5 ]
  %12 = phi i64 [ %23, %21 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fadd double %11, %19
  br label %21

21:
  %22 = phi double [ %20, %15 ], [ %11, %10 ]
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %8, label %10
}

define internal float @enzyme_cc.source._FortranADotProductReal4(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranADotProductReal4" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = load ptr, ptr %0, align 8
  br label %12

10:
  %11 = phi float [ 0.000000e+00, %4 ], [ %23, %12 ]
  ret float %11

12:
  %13 = phi i64 [ 0, %8 ], [ %24, %12 ]
  %14 = phi float [ 0.000000e+00, %8 ], [ %23, %12 ]
  %15 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %13)
  %16 = getelementptr inbounds i8, ptr %9, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = load ptr, ptr %1, align 8
  %19 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %13)
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fmul float %17, %21
  %23 = fadd float %14, %22
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %10, label %12
}

define internal float @enzyme_cc.source._FortranAErfcScaled4(float %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAErfcScaled4" {
  %2 = fmul float %0, %0
  %3 = fcmp olt float %0, 8.000000e+00
  br i1 %3, label %6, label %4

4:
  %5 = fmul float %2, 2.000000e+00
  br label %13

6:
  %7 = tail call float @expf(float %2)
  %8 = tail call float @erfcf(float %0)
  %9 = fmul float %7, %8
  br label %25

10:
  %11 = fmul float %22, 0x3FE20DD760000000
  %12 = fdiv float %11, %0
  br label %25

13:
  %14 = phi i32 [ 1, %4 ], [ %23, %13 ]
  %15 = phi float [ 1.000000e+00, %4 ], [ %22, %13 ]
  %16 = phi float [ 1.000000e+00, %4 ], [ %21, %13 ]
  %17 = shl nuw nsw i32 %14, 1
  %18 = sub nsw i32 1, %17
  %19 = sitofp i32 %18 to float
  %20 = fdiv float %19, %5
  %21 = fmul float %16, %20
  %22 = fadd float %15, %21
  %23 = add nuw nsw i32 %14, 1
  %24 = icmp eq i32 %23, 10
  br i1 %24, label %10, label %13

25:
  %26 = phi float [ %9, %6 ], [ %12, %10 ]
  ret float %26
}

define internal float @enzyme_cc.source._FortranAFraction4(float %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAFraction4" {
  %2 = alloca i32, align 4
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  ret float %3
}

define internal float @enzyme_cc.source._FortranAMaxvalReal4(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAMaxvalReal4" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi float [ 0xC7EFFFFFE0000000, %5 ], [ %23, %22 ]
  ret float %9

10:
  %11 = phi float [ %23, %22 ], [ 0xC7EFFFFFE0000000, %5 ]
  %12 = phi i64 [ %24, %22 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fcmp ogt float %19, %11
  br i1 %20, label %21, label %22

21:
  br label %22

22:
  %23 = phi float [ %19, %21 ], [ %11, %15 ], [ %11, %10 ]
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %8, label %10
}

define internal float @enzyme_cc.source._FortranAMinvalReal4(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAMinvalReal4" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi float [ 0x47EFFFFFE0000000, %5 ], [ %23, %22 ]
  ret float %9

10:
  %11 = phi float [ %23, %22 ], [ 0x47EFFFFFE0000000, %5 ]
  %12 = phi i64 [ %24, %22 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fcmp olt float %19, %11
  br i1 %20, label %21, label %22

21:
  br label %22

22:
  %23 = phi float [ %19, %21 ], [ %11, %15 ], [ %11, %10 ]
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %8, label %10
}

define internal float @enzyme_cc.source._FortranAModReal4(float %0, float %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAModReal4" {
  %5 = tail call float @fmodf(float %0, float %1)
  ret float %5
}

define internal float @enzyme_cc.source._FortranAModuloReal4(float %0, float %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAModuloReal4" {
  %5 = tail call float @fmodf(float %0, float %1)
  %6 = fcmp une float %5, 0.000000e+00
  br i1 %6, label %7, label %13

7:
  %8 = fcmp uge float %5, 0.000000e+00
  %9 = fcmp olt float %1, 0.000000e+00
  %10 = xor i1 %9, %8
  br i1 %10, label %13, label %11

11:
  %12 = fadd float %5, %1
  br label %13

13:
  %14 = phi float [ %12, %11 ], [ %5, %7 ], [ %5, %4 ]
  ret float %14
}

define internal float @enzyme_cc.source._FortranANearest4(float %0, i1 zeroext %1) alwaysinline nounwind "enzyme-cc-source"="_FortranANearest4" {
  %3 = select i1 %1, float 0x7FF0000000000000, float 0xFFF0000000000000
  %4 = tail call float @nextafterf(float %0, float %3)
  ret float %4
}

define internal float @enzyme_cc.source._FortranANorm2_4(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranANorm2_4" {
  %5 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load ptr, ptr %0, align 8
  br label %12

9:
  %10 = phi float [ 0.000000e+00, %4 ], [ %19, %12 ]
  %11 = tail call float @sqrtf(float %10)
  ret float %11

12:
  %13 = phi float [ 0.000000e+00, %7 ], [ %19, %12 ]
  %14 = phi i64 [ 0, %7 ], [ %20, %12 ]
  %15 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %14)
  %16 = getelementptr inbounds i8, ptr %8, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = fmul float %17, %17
  %19 = fadd float %13, %18
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %9, label %12
}

define internal float @enzyme_cc.source._FortranAProductReal4(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAProductReal4" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi float [ 1.000000e+00, %5 ], [ %22, %21 ]
  ret float %9

10:
  %11 = phi float [ %22, %21 ], [ 1.000000e+00, %5 ]
  %12 = phi i64 [ %23, %21 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fmul float %11, %19
  br label %21

21:
  %22 = phi float [ %20, %15 ], [ %11, %10 ]
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %8, label %10
}

define internal float @enzyme_cc.source._FortranARRSpacing4(float %0) alwaysinline nounwind "enzyme-cc-source"="_FortranARRSpacing4" {
  %2 = alloca i32, align 4
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  %4 = call float @ldexpf(float %3, i32 24)
  %5 = fcmp olt float %4, 0.000000e+00
  %6 = fneg float %4
  %7 = select i1 %5, float %6, float %4
  ret float %7
}

define internal float @enzyme_cc.source._FortranAScale4(float %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="_FortranAScale4" {
  %3 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.power(i64 %1)
  %4 = tail call float @ldexpf(float %0, i32 %3)
  ret float %4
}

define internal float @enzyme_cc.source._FortranASetExponent4(float %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="_FortranASetExponent4" {
  %3 = alloca i32, align 4
  %4 = call float @frexpf(float %0, ptr nonnull %3)
  %5 = call i32 @enzyme_cc.source.__enzyme_cc.fortran.power(i64 %1)
  %6 = call float @ldexpf(float %4, i32 %5)
  ret float %6
}

define internal float @enzyme_cc.source._FortranASpacing4(float %0) alwaysinline nounwind "enzyme-cc-source"="_FortranASpacing4" {
  %2 = alloca i32, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  br i1 %3, label %9, label %4

4:
  %5 = call float @frexpf(float %0, ptr nonnull %2)
  %6 = load i32, ptr %2, align 4
  %7 = add nsw i32 %6, -24
  %8 = call float @ldexpf(float 1.000000e+00, i32 %7)
  br label %9

9:
  %10 = phi float [ %8, %4 ], [ 0x3810000000000000, %1 ]
  ret float %10
}

define internal float @enzyme_cc.source._FortranASumReal4(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="_FortranASumReal4" {
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = phi float [ 0.000000e+00, %5 ], [ %22, %21 ]
  ret float %9

10:
  %11 = phi float [ %22, %21 ], [ 0.000000e+00, %5 ]
  %12 = phi i64 [ %23, %21 ], [ 0, %5 ]
  %13 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %4, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fadd float %11, %19
  br label %21

21:
  %22 = phi float [ %20, %15 ], [ %11, %10 ]
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %8, label %10
}

define internal i32 @enzyme_cc.source._FortranAAllocatableAllocate(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5, ptr %6) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableAllocate" {
  br i1 %2, label %8, label %11

8:
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %14

11:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.none_left(ptr %0, ptr %4, i32 %5)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %12 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.fortran.lacks(ptr %0, i1 zeroext %2, ptr %4, i32 %5)
  br i1 %12, label %14, label %13

13:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.start(ptr %0, ptr %4, i32 %5)
  br label %14

14:
  %15 = phi i32 [ 0, %13 ], [ 12, %8 ], [ 19, %11 ]
  ret i32 %15
}

define internal i32 @enzyme_cc.source._FortranAAllocatableAllocateSource(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableAllocateSource" {
  br i1 %2, label %7, label %10

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %13

10:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.none_left(ptr %0, ptr %4, i32 %5)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %11 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.fortran.lacks(ptr %0, i1 zeroext %2, ptr %4, i32 %5)
  br i1 %11, label %13, label %12

12:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copied(ptr %0, ptr %1, ptr %4, i32 %5)
  br label %13

13:
  %14 = phi i32 [ 0, %12 ], [ 12, %7 ], [ 19, %10 ]
  ret i32 %14
}

define internal i32 @enzyme_cc.source._FortranAAllocatableDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableDeallocate" {
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  %8 = select i1 %1, i1 %7, i1 false
  br i1 %8, label %13, label %9

9:
  %10 = icmp ne ptr %6, null
  %11 = zext i1 %10 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %11, ptr nonnull @__enzyme_cc.fortran.str.4, ptr %3, i32 %4)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_if_known(ptr nonnull %0)
  %12 = load ptr, ptr %0, align 8
  tail call void @free(ptr %12)
  store ptr null, ptr %0, align 8
  br label %13

13:
  %14 = phi i32 [ 0, %9 ], [ 11, %5 ]
  ret i32 %14
}

define internal i32 @enzyme_cc.source._FortranAAllocatableDeallocatePolymorphic(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableDeallocatePolymorphic" {
  br i1 %2, label %7, label %10

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.deallocated(ptr %0, ptr %1, ptr %4, i32 %5)
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 11, %7 ]
  ret i32 %12
}

define internal i32 @enzyme_cc.source._FortranAExponent4_4(float %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAExponent4_4" {
  %2 = alloca i32, align 4
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = load i32, ptr %2, align 4
  %6 = select i1 %4, i32 0, i32 %5
  ret i32 %6
}

define internal i32 @enzyme_cc.source._FortranAExponent8_4(double %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAExponent8_4" {
  %2 = alloca i32, align 4
  %3 = call double @frexp(double %0, ptr nonnull %2)
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = load i32, ptr %2, align 4
  %6 = select i1 %4, i32 0, i32 %5
  ret i32 %6
}

define internal i32 @enzyme_cc.source._FortranAMoveAlloc(ptr %0, ptr %1, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6) alwaysinline nounwind "enzyme-cc-source"="_FortranAMoveAlloc" {
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13

13:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_if_known(ptr nonnull %0)
  %14 = load ptr, ptr %0, align 8
  tail call void @free(ptr %14)
  br label %15

15:
  %16 = load ptr, ptr %1, align 8
  store ptr %16, ptr %0, align 8
  %17 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 4
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 40
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %22, ptr %23, align 8
  br label %24

24:
  %25 = icmp eq i8 %9, 0
  br i1 %25, label %60, label %26

26:
  %27 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %28, -1
  %32 = add i64 %31, %30
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 0, i64 %28, i64 %32)
  %33 = icmp eq i8 %9, 1
  br i1 %33, label %60, label %34

34:
  %35 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %36, -1
  %40 = add i64 %39, %38
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 1, i64 %36, i64 %40)
  %41 = icmp ugt i8 %9, 2
  br i1 %41, label %42, label %60

42:
  %43 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %44, -1
  %48 = add i64 %47, %46
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 2, i64 %44, i64 %48)
  %49 = icmp eq i8 %9, 3
  br i1 %49, label %60, label %50

50:
  %51 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %52, -1
  %56 = add i64 %55, %54
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 3, i64 %52, i64 %56)
  %57 = icmp ugt i8 %9, 4
  br i1 %57, label %58, label %60

58:
  %59 = zext i8 %9 to i64
  br label %62

60:
  store ptr null, ptr %1, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.take_type(ptr nonnull %0, ptr nonnull %1, i32 %10)
  %61 = icmp eq ptr %2, null
  br i1 %61, label %74, label %73

62:
  %63 = phi i64 [ 4, %58 ], [ %71, %62 ]
  %64 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %63, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %65, -1
  %69 = add i64 %68, %67
  %70 = trunc i64 %63 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 %70, i64 %65, i64 %69)
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %71, %59
  br i1 %72, label %60, label %62

73:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_derived(ptr nonnull %1, i32 %10, ptr nonnull %2)
  br label %74

74:
  ret i32 0
}

define internal i32 @enzyme_cc.source._FortranAPointerAllocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4, ptr %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerAllocate" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make_known(ptr %0)
  %7 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.fortran.lacks(ptr %0, i1 zeroext %1, ptr %3, i32 %4)
  br i1 %7, label %9, label %8

8:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.start(ptr %0, ptr %3, i32 %4)
  br label %9

9:
  %10 = phi i32 [ 0, %8 ], [ 19, %6 ]
  ret i32 %10
}

define internal i32 @enzyme_cc.source._FortranAPointerAllocateSource(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerAllocateSource" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make_known(ptr %0)
  %7 = tail call zeroext i1 @enzyme_cc.source.__enzyme_cc.fortran.lacks(ptr %0, i1 zeroext %2, ptr %4, i32 %5)
  br i1 %7, label %9, label %8

8:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copied(ptr %0, ptr %1, ptr %4, i32 %5)
  br label %9

9:
  %10 = phi i32 [ 0, %8 ], [ 19, %6 ]
  ret i32 %10
}

define internal i32 @enzyme_cc.source._FortranAPointerDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerDeallocate" {
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  %8 = select i1 %1, i1 %7, i1 false
  br i1 %8, label %13, label %9

9:
  %10 = icmp ne ptr %6, null
  %11 = zext i1 %10 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %11, ptr nonnull @__enzyme_cc.fortran.str.5, ptr %3, i32 %4)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_if_known(ptr nonnull %0)
  %12 = load ptr, ptr %0, align 8
  tail call void @free(ptr %12)
  store ptr null, ptr %0, align 8
  br label %13

13:
  %14 = phi i32 [ 0, %9 ], [ 11, %5 ]
  ret i32 %14
}

define internal i32 @enzyme_cc.source._FortranAPointerDeallocatePolymorphic(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerDeallocatePolymorphic" {
  br i1 %2, label %7, label %10

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.deallocated(ptr %0, ptr %1, ptr %4, i32 %5)
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 11, %7 ]
  ret i32 %12
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.are_texts(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.are_texts" {
  %2 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = tail call zeroext i1 @enzyme_cc_is_known(i8 signext %3)
  br i1 %4, label %5, label %9

5:
  %6 = load i8, ptr %2, align 1
  %7 = icmp eq i8 %6, 40
  %8 = zext i1 %7 to i32
  br label %9

9:
  %10 = phi i32 [ 0, %1 ], [ %8, %5 ]
  ret i32 %10
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.is_in(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.is_in" {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %8, label %4

4:
  %5 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_true(ptr nonnull %0, i64 %1)
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i32
  br label %8

8:
  %9 = phi i32 [ 1, %2 ], [ %7, %4 ]
  ret i32 %9
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.is_itself(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.is_itself" {
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = icmp eq ptr %4, %5
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %32

8:
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %10, %12
  %14 = and i1 %6, %13
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %32, label %16

16:
  %17 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %18, %20
  %22 = and i1 %14, %21
  %23 = icmp ugt i32 %2, 2
  br i1 %23, label %24, label %32

24:
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %26, %28
  %30 = and i1 %22, %29
  %31 = icmp eq i32 %2, 3
  br i1 %31, label %32, label %35

32:
  %33 = phi i1 [ %6, %3 ], [ %14, %8 ], [ %22, %16 ], [ %30, %24 ]
  %34 = zext i1 %33 to i32
  br label %46

35:
  %36 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %37, %39
  %41 = and i1 %30, %40
  %42 = zext i1 %41 to i32
  %43 = icmp ugt i32 %2, 4
  br i1 %43, label %44, label %46

44:
  %45 = zext i32 %2 to i64
  br label %48

46:
  %47 = phi i32 [ %42, %35 ], [ %34, %32 ], [ %57, %48 ]
  ret i32 %47

48:
  %49 = phi i64 [ 4, %44 ], [ %58, %48 ]
  %50 = phi i32 [ %42, %44 ], [ %57, %48 ]
  %51 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %49, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %49, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %52, %54
  %56 = zext i1 %55 to i32
  %57 = and i32 %50, %56
  %58 = add nuw nsw i64 %49, 1
  %59 = icmp eq i64 %58, %45
  br i1 %59, label %46, label %48
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.is_more" {
  %4 = tail call zeroext i1 @enzyme_cc_flat_types()
  br i1 %4, label %16, label %5

5:
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = tail call zeroext i1 @enzyme_cc_is_known(i8 signext %7)
  %9 = load i8, ptr %6, align 1
  br i1 %8, label %10, label %13

10:
  %11 = icmp eq i8 %9, 42
  %12 = zext i1 %11 to i32
  br label %16

13:
  %14 = icmp ne i8 %9, 42
  %15 = zext i1 %14 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %15, ptr nonnull @__enzyme_cc.fortran.str.9, ptr %1, i32 %2)
  br label %16

16:
  %17 = phi i32 [ %12, %10 ], [ 0, %13 ], [ 0, %3 ]
  ret i32 %17
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.is_other(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.is_other" {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  %6 = load i8, ptr %5, align 2
  %7 = icmp eq i8 %6, 2
  br i1 %7, label %8, label %62

8:
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %36, label %12

12:
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %14, %16
  %18 = or i1 %4, %17
  %19 = icmp eq i8 %10, 1
  br i1 %19, label %36, label %20

20:
  %21 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %22, %24
  %26 = or i1 %18, %25
  %27 = icmp ugt i8 %10, 2
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %30, %32
  %34 = or i1 %26, %33
  %35 = icmp eq i8 %10, 3
  br i1 %35, label %36, label %39

36:
  %37 = phi i1 [ %4, %8 ], [ %18, %12 ], [ %26, %20 ], [ %34, %28 ]
  %38 = zext i1 %37 to i32
  br label %62

39:
  %40 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp ne i64 %41, %43
  %45 = or i1 %34, %44
  %46 = zext i1 %45 to i32
  %47 = icmp ugt i8 %10, 4
  br i1 %47, label %48, label %62

48:
  %49 = zext i8 %10 to i64
  br label %50

50:
  %51 = phi i64 [ 4, %48 ], [ %60, %50 ]
  %52 = phi i32 [ %46, %48 ], [ %59, %50 ]
  %53 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %51, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %51, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp ne i64 %54, %56
  %58 = zext i1 %57 to i32
  %59 = or i32 %52, %58
  %60 = add nuw nsw i64 %51, 1
  %61 = icmp eq i64 %60, %49
  br i1 %61, label %62, label %50

62:
  %63 = phi i32 [ 0, %2 ], [ %46, %39 ], [ %38, %36 ], [ %59, %50 ]
  ret i32 %63
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.is_true(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.is_true" {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = icmp eq i8 %5, 0
  %7 = select i1 %6, i64 0, i64 %1
  %8 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %7)
  %9 = getelementptr inbounds i8, ptr %3, i64 %8
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  switch i64 %11, label %21 [
    i64 1, label %12
    i64 2, label %15
    i64 4, label %18
  ]

12:
  %13 = load i8, ptr %9, align 1
  %14 = icmp ne i8 %13, 0
  br label %24

15:
  %16 = load i16, ptr %9, align 2
  %17 = icmp ne i16 %16, 0
  br label %24

18:
  %19 = load i32, ptr %9, align 4
  %20 = icmp ne i32 %19, 0
  br label %24

21:
  %22 = load i64, ptr %9, align 8
  %23 = icmp ne i64 %22, 0
  br label %24

24:
  %25 = phi i1 [ %23, %21 ], [ %20, %18 ], [ %17, %15 ], [ %14, %12 ]
  %26 = zext i1 %25 to i32
  ret i32 %26
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.may_own(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.may_own" {
  %2 = tail call zeroext i1 @enzyme_cc_flat_types()
  br i1 %2, label %11, label %3

3:
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  %5 = load i8, ptr %4, align 1
  %6 = tail call zeroext i1 @enzyme_cc_is_known(i8 signext %5)
  br i1 %6, label %7, label %11

7:
  %8 = load i8, ptr %4, align 1
  %9 = icmp eq i8 %8, 42
  %10 = zext i1 %9 to i32
  br label %11

11:
  %12 = phi i32 [ 0, %3 ], [ 0, %1 ], [ %10, %7 ]
  ret i32 %12
}

define internal i32 @enzyme_cc.source.__enzyme_cc.fortran.power(i64 %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.power" {
  %2 = tail call i64 @llvm.smax.i64(i64 %0, i64 -10000)
  %3 = tail call i64 @llvm.smin.i64(i64 %2, i64 10000)
  %4 = trunc i64 %3 to i32
  ret i32 %4
}

define internal i32 @enzyme_cc.source.enzyme_cc_finished(ptr %0, i32 %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_finished" {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %11, label %6

6:
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:
  %10 = tail call i32 @enzyme_cc_finish(ptr %2, ptr nonnull %0, i32 %1)
  br label %11

11:
  %12 = phi i32 [ %10, %9 ], [ %3, %6 ], [ 0, %4 ]
  ret i32 %12
}

define internal i32 @enzyme_cc.source.enzyme_cc_finished_in(ptr %0, i64 %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_finished_in" {
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, align 8
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %9, label %7

7:
  call void @enzyme_cc.source.__enzyme_cc.fortran.describe(ptr nonnull %5, ptr %2, i32 1, i8 signext 0)
  store ptr %0, ptr %5, align 8
  call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %5, i32 0, i64 %1)
  %8 = call i32 @enzyme_cc_finish(ptr %2, ptr nonnull %5, i32 1)
  br label %9

9:
  %10 = phi i32 [ %8, %7 ], [ 0, %4 ]
  ret i32 %10
}

define internal i64 @enzyme_cc.source._FortranAExponent4_8(float %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAExponent4_8" {
  %2 = alloca i32, align 4
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = load i32, ptr %2, align 4
  %6 = sext i32 %5 to i64
  %7 = select i1 %4, i64 0, i64 %6
  ret i64 %7
}

define internal i64 @enzyme_cc.source._FortranAExponent8_8(double %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAExponent8_8" {
  %2 = alloca i32, align 4
  %3 = call double @frexp(double %0, ptr nonnull %2)
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = load i32, ptr %2, align 4
  %6 = sext i32 %5 to i64
  %7 = select i1 %4, i64 0, i64 %6
  ret i64 %7
}

define internal i64 @enzyme_cc.source._FortranALenTrim1(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="_FortranALenTrim1" {
  %3 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.trimmed(ptr %0, i64 %1)
  ret i64 %3
}

define internal i64 @enzyme_cc.source._FortranASize(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_FortranASize" {
  %4 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  ret i64 %4
}

define internal i64 @enzyme_cc.source._FortranASizeDim(ptr %0, i32 %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranASizeDim" {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = icmp uge i32 %9, %1
  %11 = zext i1 %10 to i32
  br label %12

12:
  %13 = phi i32 [ 0, %4 ], [ %11, %6 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %13, ptr nonnull @__enzyme_cc.fortran.str.3, ptr %2, i32 %3)
  %14 = add nsw i32 %1, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %15, i32 1
  %17 = load i64, ptr %16, align 8
  ret i64 %17
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.bytes_of(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.bytes_of" {
  %2 = getelementptr inbounds i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.count" {
  %2 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr %0, i32 %4)
  ret i64 %5
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.count_in" {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %25

4:
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %25, label %8

8:
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %6
  %12 = icmp ugt i32 %1, 2
  br i1 %12, label %13, label %25

13:
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %11
  %17 = icmp eq i32 %1, 3
  br i1 %17, label %25, label %18

18:
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %16
  %22 = icmp ugt i32 %1, 4
  br i1 %22, label %23, label %25

23:
  %24 = zext i32 %1 to i64
  br label %27

25:
  %26 = phi i64 [ %21, %18 ], [ 1, %2 ], [ %6, %4 ], [ %11, %8 ], [ %16, %13 ], [ %32, %27 ]
  ret i64 %26

27:
  %28 = phi i64 [ 4, %23 ], [ %33, %27 ]
  %29 = phi i64 [ %21, %23 ], [ %32, %27 ]
  %30 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %28, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, %29
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %24
  br i1 %34, label %25, label %27
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.integer" {
  %3 = load ptr, ptr %0, align 8
  %4 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %1)
  %5 = getelementptr inbounds i8, ptr %3, i64 %4
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  switch i64 %7, label %17 [
    i64 1, label %8
    i64 2, label %11
    i64 4, label %14
  ]

8:
  %9 = load i8, ptr %5, align 1
  %10 = sext i8 %9 to i64
  br label %19

11:
  %12 = load i16, ptr %5, align 2
  %13 = sext i16 %12 to i64
  br label %19

14:
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  br label %19

17:
  %18 = load i64, ptr %5, align 8
  br label %19

19:
  %20 = phi i64 [ %18, %17 ], [ %16, %14 ], [ %13, %11 ], [ %10, %8 ]
  ret i64 %20
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.magnitude(i64 %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.magnitude" {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.place" {
  %3 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr %0, i32 %5, i64 %1)
  ret i64 %6
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr %0, i32 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.place_in" {
  %4 = icmp eq i32 %1, 1
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %2
  br label %64

9:
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %64

11:
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = srem i64 %2, %13
  %15 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %14
  %18 = sdiv i64 %2, %13
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = srem i64 %18, %20
  %22 = sdiv i64 %18, %20
  %23 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %21
  %26 = add nsw i64 %25, %17
  %27 = icmp ugt i32 %1, 2
  br i1 %27, label %28, label %64

28:
  %29 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = srem i64 %22, %30
  %32 = sdiv i64 %22, %30
  %33 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, %31
  %36 = add nsw i64 %35, %26
  %37 = icmp eq i32 %1, 3
  br i1 %37, label %64, label %38

38:
  %39 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = srem i64 %32, %40
  %42 = sdiv i64 %32, %40
  %43 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %44, %41
  %46 = add nsw i64 %45, %36
  %47 = icmp ugt i32 %1, 4
  br i1 %47, label %48, label %64

48:
  %49 = zext i32 %1 to i64
  br label %50

50:
  %51 = phi i64 [ 4, %48 ], [ %62, %50 ]
  %52 = phi i64 [ %46, %48 ], [ %60, %50 ]
  %53 = phi i64 [ %42, %48 ], [ %61, %50 ]
  %54 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %51, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = srem i64 %53, %55
  %57 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %51, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %58, %56
  %60 = add nsw i64 %59, %52
  %61 = sdiv i64 %53, %55
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %49
  br i1 %63, label %64, label %50

64:
  %65 = phi i64 [ %8, %5 ], [ %46, %38 ], [ 0, %9 ], [ %26, %11 ], [ %36, %28 ], [ %60, %50 ]
  ret i64 %65
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.place_of" {
  %5 = icmp eq i32 %1, 1
  br i1 %5, label %6, label %11

6:
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = sdiv i64 %8, %3
  %10 = mul nsw i64 %9, %2
  br label %71

11:
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %71

13:
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = srem i64 %2, %15
  %17 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = sdiv i64 %18, %3
  %20 = mul nsw i64 %19, %16
  %21 = sdiv i64 %2, %15
  %22 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = srem i64 %21, %23
  %25 = sdiv i64 %21, %23
  %26 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = sdiv i64 %27, %3
  %29 = mul nsw i64 %28, %24
  %30 = add nsw i64 %29, %20
  %31 = icmp ugt i32 %1, 2
  br i1 %31, label %32, label %71

32:
  %33 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = srem i64 %25, %34
  %36 = sdiv i64 %25, %34
  %37 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = sdiv i64 %38, %3
  %40 = mul nsw i64 %39, %35
  %41 = add nsw i64 %40, %30
  %42 = icmp eq i32 %1, 3
  br i1 %42, label %71, label %43

43:
  %44 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = srem i64 %36, %45
  %47 = sdiv i64 %36, %45
  %48 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = sdiv i64 %49, %3
  %51 = mul nsw i64 %50, %46
  %52 = add nsw i64 %51, %41
  %53 = icmp ugt i32 %1, 4
  br i1 %53, label %54, label %71

54:
  %55 = zext i32 %1 to i64
  br label %56

56:
  %57 = phi i64 [ 4, %54 ], [ %69, %56 ]
  %58 = phi i64 [ %52, %54 ], [ %67, %56 ]
  %59 = phi i64 [ %47, %54 ], [ %68, %56 ]
  %60 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %57, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = srem i64 %59, %61
  %63 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %57, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = sdiv i64 %64, %3
  %66 = mul nsw i64 %65, %62
  %67 = add nsw i64 %66, %58
  %68 = sdiv i64 %59, %61
  %69 = add nuw nsw i64 %57, 1
  %70 = icmp eq i64 %69, %55
  br i1 %70, label %71, label %56

71:
  %72 = phi i64 [ %10, %6 ], [ %52, %43 ], [ 0, %11 ], [ %30, %13 ], [ %41, %32 ], [ %67, %56 ]
  %73 = mul nsw i64 %72, %3
  ret i64 %73
}

define internal i64 @enzyme_cc.source.__enzyme_cc.fortran.trimmed(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.trimmed" {
  %3 = tail call i64 @llvm.smin.i64(i64 %1, i64 0)
  br label %4

4:
  %5 = phi i64 [ %1, %2 ], [ %8, %7 ]
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = add nsw i64 %5, -1
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 32
  br i1 %11, label %4, label %12

12:
  %13 = phi i64 [ %3, %4 ], [ %5, %7 ]
  ret i64 %13
}

define internal i64 @enzyme_cc.source.enzyme_cc_components(ptr %0, i32 %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_components" {
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %11, label %6

6:
  %7 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr nonnull %0, i32 %1)
  %8 = icmp eq ptr %7, %2
  %9 = zext i1 %8 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %9, ptr nonnull @__enzyme_cc.fortran.str.2, ptr null, i32 0)
  %10 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %0, i32 %1)
  br label %11

11:
  %12 = phi i64 [ %10, %6 ], [ 0, %3 ]
  ret i64 %12
}

define internal i64 @enzyme_cc.source.enzyme_cc_copied(ptr %0, i32 %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_copied" {
  %4 = load ptr, ptr %2, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %16, label %6

6:
  %7 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %2, i32 %1)
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %7
  %11 = add nsw i64 %10, 1
  %12 = tail call ptr @malloc(i64 %11)
  store ptr %12, ptr %0, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = load i64, ptr %8, align 8
  %15 = mul nsw i64 %14, %7
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %12, ptr %13, i64 %15)
  br label %16

16:
  %17 = phi i64 [ %7, %6 ], [ 0, %3 ]
  ret i64 %17
}

define internal i64 @enzyme_cc.source.enzyme_cc_fresh(ptr %0, i32 %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_fresh" {
  %4 = tail call i64 @enzyme_cc.source.enzyme_cc_components(ptr %0, i32 %1, ptr %2)
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %4
  %11 = add nsw i64 %10, 1
  %12 = tail call ptr @malloc(i64 %11)
  store ptr %12, ptr %0, align 8
  br label %13

13:
  ret i64 %4
}

define internal ptr @enzyme_cc.source.__enzyme_cc.fortran.copy_of(ptr %0, i64 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.copy_of" {
  %3 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %4 = mul nsw i64 %3, %1
  %5 = add nsw i64 %4, 1
  %6 = tail call ptr @malloc(i64 %5)
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %9, label %8

8:
  ret ptr %6

9:
  %10 = phi i64 [ %16, %9 ], [ 0, %2 ]
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds i8, ptr %6, i64 %11
  %13 = load ptr, ptr %0, align 8
  %14 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %10)
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %12, ptr %15, i64 %1)
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %8, label %9
}

define internal ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.derived" {
  %2 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr %0, i32 %4)
  ret ptr %5
}

define internal ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_if_any(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.derived_if_any" {
  %2 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 6
  %3 = load i8, ptr %2, align 1
  %4 = and i8 %3, 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %8, label %6

6:
  %7 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr nonnull %0)
  br label %8

8:
  %9 = phi ptr [ %7, %6 ], [ null, %1 ]
  ret ptr %9
}

define internal ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr %0, i32 %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.derived_in" {
  %3 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7
  %4 = mul nsw i32 %1, 3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds ptr, ptr %3, i64 %5
  %7 = load ptr, ptr %6, align 8
  ret ptr %7
}

define internal ptr @enzyme_cc.source.__enzyme_cc.fortran.fresh(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.fresh" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = mul nsw i64 %6, %5
  %11 = add nsw i64 %10, 1
  %12 = tail call ptr @malloc(i64 %11)
  %13 = icmp eq i32 %2, 0
  %14 = select i1 %13, i64 1, i64 %5
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_steps(ptr %0, i32 %9, i64 %14, ptr null, i32 0)
  %15 = icmp sgt i64 %6, 0
  br i1 %15, label %17, label %16

16:
  ret ptr %12

17:
  %18 = phi i64 [ %29, %28 ], [ 0, %3 ]
  %19 = mul nsw i64 %18, %5
  %20 = getelementptr inbounds i8, ptr %12, i64 %19
  %21 = load ptr, ptr %0, align 8
  br i1 %13, label %25, label %22

22:
  %23 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %0, i32 %9, i64 %18, i64 %5)
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  tail call void @enzyme_cc_clone_open(ptr %1, ptr null, ptr %20, ptr %24)
  br label %28

25:
  %26 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr nonnull %0, i32 %9, i64 %18)
  %27 = getelementptr inbounds i8, ptr %21, i64 %26
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %20, ptr %27, i64 %5)
  br label %28

28:
  %29 = add nuw nsw i64 %18, 1
  %30 = icmp eq i64 %29, %6
  br i1 %30, label %16, label %17
}

define internal void @enzyme_cc.source._FortranAAdjustl(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAdjustl" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_text(ptr %1, ptr %2, i32 %3)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make_text(ptr %0, ptr %1, i64 %6)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %22

8:
  %9 = load ptr, ptr %1, align 8
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %16, %15 ]
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 32
  br i1 %14, label %15, label %18

15:
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %18, label %10

18:
  %19 = phi i64 [ %11, %10 ], [ %6, %15 ]
  br i1 %7, label %20, label %22

20:
  %21 = sub nsw i64 %6, %19
  br label %23

22:
  ret void

23:
  %24 = phi i64 [ 0, %20 ], [ %35, %31 ]
  %25 = icmp slt i64 %24, %21
  br i1 %25, label %26, label %31

26:
  %27 = load ptr, ptr %1, align 8
  %28 = add nuw nsw i64 %24, %19
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load i8, ptr %29, align 1
  br label %31

31:
  %32 = phi i8 [ %30, %26 ], [ 32, %23 ]
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 %24
  store i8 %32, ptr %34, align 1
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, %6
  br i1 %36, label %22, label %23
}

define internal void @enzyme_cc.source._FortranAAllocatableApplyMold(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableApplyMold" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.mould(ptr %0, ptr %1, i32 %2)
  ret void
}

define internal void @enzyme_cc.source._FortranAAllocatableInitDerivedForAllocate(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableInitDerivedForAllocate" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.none_left(ptr %0, ptr null, i32 0)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.describe(ptr %0, ptr %1, i32 %2, i8 signext 2)
  ret void
}

define internal void @enzyme_cc.source._FortranAAllocatableSetBounds(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAllocatableSetBounds" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 %1, i64 %2, i64 %3)
  ret void
}

define internal void @enzyme_cc.source._FortranAAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAssign" {
  %5 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.are_texts(ptr %1)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  %9 = load i8, ptr %8, align 2
  %10 = icmp eq i8 %9, 2
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %11, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.assign_texts(ptr %0, ptr %1, i64 %13, ptr %2, i32 %3)
  br label %19

14:
  %15 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr %1, ptr %2, i32 %3)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.assign_derived(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %19

18:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.assign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %19

19:
  ret void
}

define internal void @enzyme_cc.source._FortranAAssignExplicitLengthCharacter(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAssignExplicitLengthCharacter" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.assign_texts(ptr %0, ptr %1, i64 %6, ptr %2, i32 %3)
  ret void
}

define internal void @enzyme_cc.source._FortranAAssignPolymorphic(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAssignPolymorphic" {
  %5 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr %1, ptr %2, i32 %3)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_if_any(ptr %1)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_here(ptr %9)
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  %11 = load i8, ptr %10, align 2
  %12 = icmp eq i8 %11, 2
  br i1 %12, label %13, label %21

13:
  %14 = load ptr, ptr %0, align 8
  %15 = icmp ne ptr %14, null
  %16 = icmp ne ptr %9, null
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %22

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr nonnull %0, i32 %8)
  %20 = icmp eq ptr %19, %9
  br i1 %20, label %21, label %22

21:
  tail call void @enzyme_cc.source._FortranAAssign(ptr nonnull %0, ptr %1, ptr %2, i32 %3)
  br label %80

22:
  %23 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = icmp eq i8 %7, %24
  %26 = zext i1 %25 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %26, ptr nonnull @__enzyme_cc.fortran.str, ptr %2, i32 %3)
  %27 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.fresh(ptr %1, ptr %9, i32 %5)
  %28 = load ptr, ptr %0, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %32, label %30

30:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_as(ptr nonnull %0, ptr null, i32 %8)
  %31 = load ptr, ptr %0, align 8
  tail call void @free(ptr %31)
  br label %32

32:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.take_type(ptr nonnull %0, ptr nonnull %1, i32 %8)
  %33 = icmp eq i8 %7, 0
  br i1 %33, label %68, label %34

34:
  %35 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %36, -1
  %40 = add i64 %39, %38
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 0, i64 %36, i64 %40)
  %41 = icmp eq i8 %7, 1
  br i1 %41, label %68, label %42

42:
  %43 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %44, -1
  %48 = add i64 %47, %46
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 1, i64 %44, i64 %48)
  %49 = icmp ugt i8 %7, 2
  br i1 %49, label %50, label %68

50:
  %51 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %52, -1
  %56 = add i64 %55, %54
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 2, i64 %52, i64 %56)
  %57 = icmp eq i8 %7, 3
  br i1 %57, label %68, label %58

58:
  %59 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %60, -1
  %64 = add i64 %63, %62
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 3, i64 %60, i64 %64)
  %65 = icmp ugt i8 %7, 4
  br i1 %65, label %66, label %68

66:
  %67 = zext i8 %7 to i64
  br label %69

68:
  store ptr %27, ptr %0, align 8
  br label %80

69:
  %70 = phi i64 [ 4, %66 ], [ %78, %69 ]
  %71 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %70, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %72, -1
  %76 = add i64 %75, %74
  %77 = trunc i64 %70 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr nonnull %0, i32 %77, i64 %72, i64 %76)
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %67
  br i1 %79, label %68, label %69

80:
  ret void
}

define internal void @enzyme_cc.source._FortranAAssignTemporary(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAAssignTemporary" {
  %5 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr %1, ptr %2, i32 %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:
  tail call void @enzyme_cc.source._FortranAInitialize(ptr nonnull %0, ptr poison, i32 poison)
  br label %11

11:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.assign_derived(ptr nonnull %0, ptr %1, ptr %2, i32 %3)
  br label %21

12:
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 4
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 42
  br i1 %15, label %16, label %20

16:
  %17 = load ptr, ptr %0, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %20, label %19

19:
  tail call void @enzyme_cc.source._FortranAInitialize(ptr nonnull %0, ptr poison, i32 poison)
  br label %20

20:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.assign(ptr %0, ptr nonnull %1, ptr %2, i32 %3)
  br label %21

21:
  ret void
}

define internal void @enzyme_cc.source._FortranACopyAndUpdateDescriptor(ptr %0, ptr %1, ptr %2, i8 signext %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranACopyAndUpdateDescriptor" {
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = load ptr, ptr %1, align 8
  store ptr %9, ptr %0, align 8
  %10 = icmp eq ptr %2, null
  br i1 %10, label %13, label %11

11:
  %12 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.bytes_of(ptr nonnull %2)
  br label %16

13:
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  br label %16

16:
  %17 = phi i64 [ %12, %11 ], [ %15, %13 ]
  %18 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 2
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 2
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %7, ptr %22, align 4
  %23 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  store i8 %24, ptr %25, align 1
  %26 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  store i8 %3, ptr %26, align 2
  %27 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 6
  %28 = load i8, ptr %27, align 1
  %29 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 6
  store i8 %28, ptr %29, align 1
  %30 = icmp eq i8 %7, 0
  br i1 %30, label %70, label %31

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %32, ptr nonnull align 8 dereferenceable(24) %33, i64 24, i1 false)
  %34 = icmp eq i32 %4, 0
  br i1 %34, label %39, label %35

35:
  %36 = icmp eq i32 %4, 1
  %37 = zext i1 %36 to i64
  store i64 %37, ptr %32, align 8
  %38 = icmp ugt i8 %7, 1
  br i1 %38, label %41, label %70

39:
  %40 = icmp ugt i8 %7, 1
  br i1 %40, label %45, label %70

41:
  %42 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1
  %43 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %42, ptr nonnull align 8 dereferenceable(24) %43, i64 24, i1 false)
  store i64 %37, ptr %42, align 8
  %44 = icmp eq i8 %7, 2
  br i1 %44, label %70, label %49

45:
  %46 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1
  %47 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %46, ptr nonnull align 8 dereferenceable(24) %47, i64 24, i1 false)
  %48 = icmp eq i8 %7, 2
  br i1 %48, label %70, label %53

49:
  %50 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2
  %51 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %50, ptr nonnull align 8 dereferenceable(24) %51, i64 24, i1 false)
  store i64 %37, ptr %50, align 8
  %52 = icmp ugt i8 %7, 3
  br i1 %52, label %60, label %70

53:
  %54 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2
  %55 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %54, ptr nonnull align 8 dereferenceable(24) %55, i64 24, i1 false)
  %56 = icmp ugt i8 %7, 3
  br i1 %56, label %57, label %70

57:
  %58 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3
  %59 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %58, ptr nonnull align 8 dereferenceable(24) %59, i64 24, i1 false)
  br label %63

60:
  %61 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3
  %62 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %61, ptr nonnull align 8 dereferenceable(24) %62, i64 24, i1 false)
  store i64 %37, ptr %61, align 8
  br label %63

63:
  %64 = icmp ugt i8 %7, 4
  br i1 %64, label %65, label %70

65:
  %66 = icmp eq i32 %4, 0
  %67 = icmp eq i32 %4, 1
  %68 = zext i1 %67 to i64
  %69 = zext i8 %7 to i64
  br label %74

70:
  %71 = load i8, ptr %27, align 1
  %72 = and i8 %71, 1
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %87, label %82

74:
  %75 = phi i64 [ 4, %65 ], [ %80, %79 ]
  %76 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %75
  %77 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %75
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %76, ptr nonnull align 8 dereferenceable(24) %77, i64 24, i1 false)
  br i1 %66, label %79, label %78

78:
  store i64 %68, ptr %76, align 8
  br label %79

79:
  %80 = add nuw nsw i64 %75, 1
  %81 = icmp eq i64 %80, %69
  br i1 %81, label %70, label %74

82:
  br i1 %10, label %83, label %85

83:
  %84 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr nonnull %1, i32 %8)
  br label %85

85:
  %86 = phi ptr [ %84, %83 ], [ %2, %82 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_derived(ptr nonnull %0, i32 %8, ptr %86)
  br label %87

87:
  ret void
}

define internal void @enzyme_cc.source._FortranACopyInAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranACopyInAssign" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 2
  store i32 20240719, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %10, ptr %11, align 4
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  store i8 %13, ptr %14, align 1
  %15 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  store i8 2, ptr %15, align 2
  %16 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 6
  store i8 0, ptr %16, align 1
  %17 = load i8, ptr %9, align 4
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %37, label %19

19:
  %20 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 0, i64 %21)
  %22 = icmp eq i8 %17, 1
  br i1 %22, label %37, label %23

23:
  %24 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %25 = load i64, ptr %24, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 %25)
  %26 = icmp ugt i8 %17, 2
  br i1 %26, label %27, label %37

27:
  %28 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %29 = load i64, ptr %28, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 2, i64 %29)
  %30 = icmp eq i8 %17, 3
  br i1 %30, label %37, label %31

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %33 = load i64, ptr %32, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 3, i64 %33)
  %34 = icmp ugt i8 %17, 4
  br i1 %34, label %35, label %37

35:
  %36 = zext i8 %17 to i64
  br label %40

37:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %38 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr nonnull %1)
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %48, label %47

40:
  %41 = phi i64 [ 4, %35 ], [ %45, %40 ]
  %42 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %41, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = trunc i64 %41 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %44, i64 %43)
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %37, label %40

47:
  ret void

48:
  %49 = phi i64 [ %57, %48 ], [ 0, %37 ]
  %50 = load ptr, ptr %0, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul nsw i64 %51, %49
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  %54 = load ptr, ptr %1, align 8
  %55 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %49)
  %56 = getelementptr inbounds i8, ptr %54, i64 %55
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %53, ptr %56, i64 %51)
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %57, %38
  br i1 %58, label %47, label %48
}

define internal void @enzyme_cc.source._FortranACopyOutAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranACopyOutAssign" {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %22, label %6

6:
  %7 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr nonnull %0)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %22

9:
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %20, %11 ]
  %13 = load ptr, ptr %0, align 8
  %14 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %12)
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load ptr, ptr %1, align 8
  %17 = load i64, ptr %10, align 8
  %18 = mul nsw i64 %17, %12
  %19 = getelementptr inbounds i8, ptr %16, i64 %18
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %15, ptr %19, i64 %17)
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %22, label %11

22:
  %23 = load ptr, ptr %1, align 8
  tail call void @free(ptr %23)
  store ptr null, ptr %1, align 8
  ret void
}

define internal void @enzyme_cc.source._FortranADestroy(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_FortranADestroy" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_if_known(ptr %0)
  ret void
}

define internal void @enzyme_cc.source._FortranADestroyWithoutFinalization(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_FortranADestroyWithoutFinalization" {
  %2 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.may_own(ptr %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %11, label %4

4:
  %5 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %0)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_so(ptr %0, ptr %5, i32 %8, i64 %10, i32 0)
  br label %11

11:
  ret void
}

define internal void @enzyme_cc.source._FortranAInitArrayConstructorVector(ptr %0, ptr %1, i1 zeroext %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAInitArrayConstructorVector" {
  store ptr %1, ptr %0, align 8
  %6 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 1
  store i64 0, ptr %6, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 2
  store i64 %11, ptr %12, align 8
  br label %15

13:
  %14 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 2
  store i64 0, ptr %14, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %1, i32 0, i64 0)
  br label %15

15:
  ret void
}

define internal void @enzyme_cc.source._FortranAInitialize(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_FortranAInitialize" {
  %4 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %0)
  %5 = tail call ptr @enzyme_cc_initial(ptr %4)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = icmp eq ptr %5, null
  br i1 %11, label %22, label %12

12:
  %13 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %0, i32 %10)
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %22

15:
  %16 = phi i64 [ %20, %15 ], [ 0, %12 ]
  %17 = load ptr, ptr %0, align 8
  %18 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %0, i32 %10, i64 %16, i64 %7)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %19, ptr nonnull %5, i64 %7)
  %20 = add nuw nsw i64 %16, 1
  %21 = icmp eq i64 %20, %13
  br i1 %21, label %22, label %15

22:
  ret void
}

define internal void @enzyme_cc.source._FortranAMatmulReal4Real4(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAMatmulReal4Real4" {
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = icmp eq i8 %7, 2
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = icmp eq i8 %15, 2
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 1, i32 1
  %19 = load i64, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = zext i1 %8 to i64
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %24, i32 2
  %26 = load i64, ptr %25, align 8
  br i1 %8, label %27, label %30

27:
  %28 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 2
  %29 = load i64, ptr %28, align 8
  br label %30

30:
  %31 = phi i64 [ %29, %27 ], [ 0, %20 ]
  br i1 %16, label %32, label %35

32:
  %33 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 1, i32 2
  %34 = load i64, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %32 ], [ 0, %30 ]
  %37 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %24, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %23, %38
  %40 = zext i1 %39 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %40, ptr nonnull @__enzyme_cc.fortran.str.7, ptr %3, i32 %4)
  %41 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 4, ptr %41, align 8
  %42 = load i8, ptr %6, align 4
  %43 = load i8, ptr %14, align 4
  %44 = add i8 %42, -2
  %45 = add i8 %44, %43
  %46 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %45, ptr %46, align 4
  %47 = load i8, ptr %6, align 4
  %48 = icmp eq i8 %47, 2
  %49 = select i1 %48, i64 %13, i64 %21
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 0, i64 %49)
  %50 = load i8, ptr %46, align 4
  %51 = icmp eq i8 %50, 2
  br i1 %51, label %52, label %53

52:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 %21)
  br label %53

53:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr nonnull %0)
  %54 = icmp sgt i64 %21, 0
  br i1 %54, label %55, label %65

55:
  %56 = icmp sgt i64 %13, 0
  %57 = icmp sgt i64 %23, 0
  %58 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 0, i32 2
  br label %59

59:
  %60 = phi i64 [ 0, %55 ], [ %76, %75 ]
  br i1 %56, label %61, label %75

61:
  %62 = mul nsw i64 %60, %36
  %63 = load ptr, ptr %0, align 8
  %64 = mul nsw i64 %60, %13
  br label %66

65:
  ret void

66:
  %67 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %57, label %68, label %78

68:
  %69 = load ptr, ptr %1, align 8
  %70 = mul nsw i64 %67, %31
  %71 = getelementptr inbounds i8, ptr %69, i64 %70
  %72 = load ptr, ptr %2, align 8
  %73 = getelementptr inbounds i8, ptr %72, i64 %62
  %74 = load i64, ptr %58, align 8
  br label %84

75:
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %21
  br i1 %77, label %65, label %59

78:
  %79 = phi float [ 0.000000e+00, %66 ], [ %94, %84 ]
  %80 = add nsw i64 %67, %64
  %81 = getelementptr inbounds float, ptr %63, i64 %80
  store float %79, ptr %81, align 4
  %82 = add nuw nsw i64 %67, 1
  %83 = icmp eq i64 %82, %13
  br i1 %83, label %75, label %66

84:
  %85 = phi i64 [ 0, %68 ], [ %95, %84 ]
  %86 = phi float [ 0.000000e+00, %68 ], [ %94, %84 ]
  %87 = mul nsw i64 %85, %26
  %88 = getelementptr inbounds i8, ptr %71, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = mul nsw i64 %74, %85
  %91 = getelementptr inbounds i8, ptr %73, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = fmul float %89, %92
  %94 = fadd float %86, %93
  %95 = add nuw nsw i64 %85, 1
  %96 = icmp eq i64 %95, %23
  br i1 %96, label %78, label %84
}

define internal void @enzyme_cc.source._FortranAMatmulReal8Real8(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranAMatmulReal8Real8" {
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = icmp eq i8 %7, 2
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = icmp eq i8 %15, 2
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 1, i32 1
  %19 = load i64, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = zext i1 %8 to i64
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %24, i32 2
  %26 = load i64, ptr %25, align 8
  br i1 %8, label %27, label %30

27:
  %28 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 2
  %29 = load i64, ptr %28, align 8
  br label %30

30:
  %31 = phi i64 [ %29, %27 ], [ 0, %20 ]
  br i1 %16, label %32, label %35

32:
  %33 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 1, i32 2
  %34 = load i64, ptr %33, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %32 ], [ 0, %30 ]
  %37 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %24, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %23, %38
  %40 = zext i1 %39 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %40, ptr nonnull @__enzyme_cc.fortran.str.7, ptr %3, i32 %4)
  %41 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 8, ptr %41, align 8
  %42 = load i8, ptr %6, align 4
  %43 = load i8, ptr %14, align 4
  %44 = add i8 %42, -2
  %45 = add i8 %44, %43
  %46 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %45, ptr %46, align 4
  %47 = load i8, ptr %6, align 4
  %48 = icmp eq i8 %47, 2
  %49 = select i1 %48, i64 %13, i64 %21
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 0, i64 %49)
  %50 = load i8, ptr %46, align 4
  %51 = icmp eq i8 %50, 2
  br i1 %51, label %52, label %53

52:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 %21)
  br label %53

53:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr nonnull %0)
  %54 = icmp sgt i64 %21, 0
  br i1 %54, label %55, label %65

55:
  %56 = icmp sgt i64 %13, 0
  %57 = icmp sgt i64 %23, 0
  %58 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 0, i32 2
  br label %59

59:
  %60 = phi i64 [ 0, %55 ], [ %76, %75 ]
  br i1 %56, label %61, label %75

61:
  %62 = mul nsw i64 %60, %36
  %63 = load ptr, ptr %0, align 8
  %64 = mul nsw i64 %60, %13
  br label %66

65:
  ret void

66:
  %67 = phi i64 [ 0, %61 ], [ %82, %78 ]
  br i1 %57, label %68, label %78

68:
  %69 = load ptr, ptr %1, align 8
  %70 = mul nsw i64 %67, %31
  %71 = getelementptr inbounds i8, ptr %69, i64 %70
  %72 = load ptr, ptr %2, align 8
  %73 = getelementptr inbounds i8, ptr %72, i64 %62
  %74 = load i64, ptr %58, align 8
  br label %84

75:
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %21
  br i1 %77, label %65, label %59

78:
  %79 = phi double [ 0.000000e+00, %66 ], [ %94, %84 ]
  %80 = add nsw i64 %67, %64
  %81 = getelementptr inbounds double, ptr %63, i64 %80
  store double %79, ptr %81, align 8
  %82 = add nuw nsw i64 %67, 1
  %83 = icmp eq i64 %82, %13
  br i1 %83, label %75, label %66

84:
  %85 = phi i64 [ 0, %68 ], [ %95, %84 ]
  %86 = phi double [ 0.000000e+00, %68 ], [ %94, %84 ]
  %87 = mul nsw i64 %85, %26
  %88 = getelementptr inbounds i8, ptr %71, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = mul nsw i64 %74, %85
  %91 = getelementptr inbounds i8, ptr %73, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fmul double %89, %92
  %94 = fadd double %86, %93
  %95 = add nuw nsw i64 %85, 1
  %96 = icmp eq i64 %95, %23
  br i1 %96, label %78, label %84
}

define internal void @enzyme_cc.source._FortranANorm2Dim(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="_FortranANorm2Dim" {
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 4
  br i1 %8, label %9, label %10

9:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.norms4(ptr %0, ptr nonnull %1, i32 %2)
  br label %11

10:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.norms8(ptr %0, ptr nonnull %1, i32 %2)
  br label %11

11:
  ret void
}

define internal void @enzyme_cc.source._FortranAPack(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAPack" {
  %7 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %16, label %9

9:
  %10 = phi i64 [ 0, %6 ], [ %21, %16 ]
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 1, ptr %14, align 4
  %15 = icmp eq ptr %3, null
  br i1 %15, label %27, label %24

16:
  %17 = phi i64 [ %22, %16 ], [ 0, %6 ]
  %18 = phi i64 [ %21, %16 ], [ 0, %6 ]
  %19 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_true(ptr %2, i64 %17)
  %20 = zext i32 %19 to i64
  %21 = add nuw nsw i64 %18, %20
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %9, label %16

24:
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 7, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %28 = phi i64 [ %26, %24 ], [ %10, %9 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 0, i64 %28)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr nonnull %0)
  br i1 %8, label %34, label %29

29:
  br i1 %15, label %64, label %30

30:
  %31 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 7, i64 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %10, %32
  br i1 %33, label %52, label %64

34:
  %35 = phi i64 [ %50, %48 ], [ 0, %27 ]
  %36 = phi i64 [ %49, %48 ], [ 0, %27 ]
  %37 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_true(ptr %2, i64 %35)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %48, label %39

39:
  %40 = load ptr, ptr %0, align 8
  %41 = add nsw i64 %36, 1
  %42 = load i64, ptr %11, align 8
  %43 = mul nsw i64 %42, %36
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = load ptr, ptr %1, align 8
  %46 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %35)
  %47 = getelementptr inbounds i8, ptr %45, i64 %46
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %44, ptr %47, i64 %42)
  br label %48

48:
  %49 = phi i64 [ %41, %39 ], [ %36, %34 ]
  %50 = add nuw nsw i64 %35, 1
  %51 = icmp eq i64 %50, %7
  br i1 %51, label %29, label %34

52:
  %53 = phi i64 [ %61, %52 ], [ %10, %30 ]
  %54 = load ptr, ptr %0, align 8
  %55 = load i64, ptr %11, align 8
  %56 = mul nsw i64 %55, %53
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = load ptr, ptr %3, align 8
  %59 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %3, i64 %53)
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %57, ptr %60, i64 %55)
  %61 = add nuw nsw i64 %53, 1
  %62 = load i64, ptr %31, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %52, label %64

64:
  ret void
}

define internal void @enzyme_cc.source._FortranAPointerApplyMold(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerApplyMold" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.mould(ptr %0, ptr %1, i32 %2)
  ret void
}

define internal void @enzyme_cc.source._FortranAPointerNullifyDerived(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerNullifyDerived" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.describe(ptr %0, ptr %1, i32 %2, i8 signext 1)
  ret void
}

define internal void @enzyme_cc.source._FortranAPointerSetBounds(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerSetBounds" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 %1, i64 %2, i64 %3)
  ret void
}

define internal void @enzyme_cc.source._FortranAPushArrayConstructorSimpleScalar(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_FortranAPushArrayConstructorSimpleScalar" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.push(ptr %0, ptr %1)
  ret void
}

define internal void @enzyme_cc.source._FortranAPushArrayConstructorValue(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_FortranAPushArrayConstructorValue" {
  %3 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %1)
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  br label %8

7:
  ret void

8:
  %9 = phi i64 [ 0, %5 ], [ %18, %15 ]
  %10 = load ptr, ptr %1, align 8
  %11 = load i8, ptr %6, align 4
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %9)
  br label %15

15:
  %16 = phi i64 [ %14, %13 ], [ 0, %8 ]
  %17 = getelementptr inbounds i8, ptr %10, i64 %16
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.push(ptr %0, ptr %17)
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %7, label %8
}

define internal void @enzyme_cc.source._FortranAReshape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6) alwaysinline nounwind "enzyme-cc-source"="_FortranAReshape" {
  %8 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %1)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %12, label %10

10:
  %11 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr nonnull %3)
  br label %12

12:
  %13 = phi i64 [ %11, %10 ], [ 0, %7 ]
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %18, ptr %19, align 8
  %20 = trunc i64 %15 to i8
  %21 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %20, ptr %21, align 4
  %22 = icmp sgt i32 %16, 0
  br i1 %22, label %23, label %41

23:
  %24 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %2, i64 0)
  %25 = tail call i64 @llvm.smax.i64(i64 %24, i64 0)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 0, i64 %25)
  %26 = icmp eq i32 %16, 1
  br i1 %26, label %41, label %27

27:
  %28 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %2, i64 1)
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 0)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 %29)
  %30 = icmp ugt i32 %16, 2
  br i1 %30, label %31, label %41

31:
  %32 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %2, i64 2)
  %33 = tail call i64 @llvm.smax.i64(i64 %32, i64 0)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 2, i64 %33)
  %34 = icmp eq i32 %16, 3
  br i1 %34, label %41, label %35

35:
  %36 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %2, i64 3)
  %37 = tail call i64 @llvm.smax.i64(i64 %36, i64 0)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 3, i64 %37)
  %38 = icmp ugt i32 %16, 4
  br i1 %38, label %39, label %41

39:
  %40 = and i64 %15, 4294967295
  br label %55

41:
  %42 = phi i1 [ false, %35 ], [ false, %27 ], [ false, %12 ], [ false, %23 ], [ false, %31 ], [ %38, %55 ]
  %43 = phi i1 [ true, %35 ], [ false, %27 ], [ false, %12 ], [ false, %23 ], [ true, %31 ], [ true, %55 ]
  %44 = phi i1 [ true, %35 ], [ true, %27 ], [ false, %12 ], [ false, %23 ], [ true, %31 ], [ true, %55 ]
  %45 = phi i1 [ true, %35 ], [ false, %27 ], [ false, %12 ], [ false, %23 ], [ false, %31 ], [ true, %55 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %46 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %47 = icmp sle i64 %46, %8
  %48 = icmp sgt i64 %13, 0
  %49 = select i1 %47, i1 true, i1 %48
  %50 = zext i1 %49 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %50, ptr nonnull @__enzyme_cc.fortran.str.6, ptr %5, i32 %6)
  %51 = icmp sgt i64 %46, 0
  br i1 %51, label %52, label %62

52:
  %53 = icmp eq ptr %4, null
  %54 = and i64 %15, 4294967295
  br label %63

55:
  %56 = phi i64 [ 4, %39 ], [ %60, %55 ]
  %57 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr %2, i64 %56)
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 0)
  %59 = trunc i64 %56 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %59, i64 %58)
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, %40
  br i1 %61, label %41, label %55

62:
  ret void

63:
  %64 = phi i64 [ 0, %52 ], [ %179, %176 ]
  br i1 %22, label %65, label %80

65:
  br i1 %53, label %69, label %66

66:
  %67 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %4, i64 0)
  %68 = add i64 %67, -1
  br label %69

69:
  %70 = phi i64 [ %68, %66 ], [ 0, %65 ]
  %71 = shl i64 %70, 32
  %72 = ashr exact i64 %71, 32
  %73 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %72, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = srem i64 %64, %74
  %76 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %72, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %75
  %79 = sdiv i64 %64, %74
  br label %80

80:
  %81 = phi i64 [ %79, %69 ], [ %64, %63 ]
  %82 = phi i64 [ %78, %69 ], [ 0, %63 ]
  br i1 %44, label %83, label %99

83:
  br i1 %53, label %87, label %84

84:
  %85 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %4, i64 1)
  %86 = add i64 %85, -1
  br label %87

87:
  %88 = phi i64 [ %86, %84 ], [ 1, %83 ]
  %89 = shl i64 %88, 32
  %90 = ashr exact i64 %89, 32
  %91 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %90, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = srem i64 %81, %92
  %94 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %90, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %95, %93
  %97 = add nsw i64 %96, %82
  %98 = sdiv i64 %81, %92
  br label %99

99:
  %100 = phi i64 [ %98, %87 ], [ %81, %80 ]
  %101 = phi i64 [ %97, %87 ], [ %82, %80 ]
  br i1 %43, label %102, label %118

102:
  br i1 %53, label %106, label %103

103:
  %104 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %4, i64 2)
  %105 = add i64 %104, -1
  br label %106

106:
  %107 = phi i64 [ %105, %103 ], [ 2, %102 ]
  %108 = shl i64 %107, 32
  %109 = ashr exact i64 %108, 32
  %110 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %109, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = srem i64 %100, %111
  %113 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %109, i32 2
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %114, %112
  %116 = add nsw i64 %115, %101
  %117 = sdiv i64 %100, %111
  br label %118

118:
  %119 = phi i64 [ %117, %106 ], [ %100, %99 ]
  %120 = phi i64 [ %116, %106 ], [ %101, %99 ]
  br i1 %45, label %121, label %137

121:
  br i1 %53, label %125, label %122

122:
  %123 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %4, i64 3)
  %124 = add i64 %123, -1
  br label %125

125:
  %126 = phi i64 [ %124, %122 ], [ 3, %121 ]
  %127 = shl i64 %126, 32
  %128 = ashr exact i64 %127, 32
  %129 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %128, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = srem i64 %119, %130
  %132 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %128, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %133, %131
  %135 = add nsw i64 %134, %120
  %136 = sdiv i64 %119, %130
  br label %137

137:
  %138 = phi i64 [ %136, %125 ], [ %119, %118 ]
  %139 = phi i64 [ %135, %125 ], [ %120, %118 ]
  br i1 %42, label %145, label %140

140:
  %141 = phi i64 [ %139, %137 ], [ %162, %152 ]
  %142 = icmp slt i64 %64, %8
  %143 = load ptr, ptr %0, align 8
  %144 = getelementptr inbounds i8, ptr %143, i64 %141
  br i1 %142, label %166, label %170

145:
  %146 = phi i64 [ %164, %152 ], [ 4, %137 ]
  %147 = phi i64 [ %162, %152 ], [ %139, %137 ]
  %148 = phi i64 [ %163, %152 ], [ %138, %137 ]
  br i1 %53, label %152, label %149

149:
  %150 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.integer(ptr nonnull %4, i64 %146)
  %151 = add i64 %150, -1
  br label %152

152:
  %153 = phi i64 [ %151, %149 ], [ %146, %145 ]
  %154 = shl i64 %153, 32
  %155 = ashr exact i64 %154, 32
  %156 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %155, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = srem i64 %148, %157
  %159 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %155, i32 2
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %160, %158
  %162 = add nsw i64 %161, %147
  %163 = sdiv i64 %148, %157
  %164 = add nuw nsw i64 %146, 1
  %165 = icmp eq i64 %164, %54
  br i1 %165, label %140, label %145

166:
  %167 = load ptr, ptr %1, align 8
  %168 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %64)
  %169 = getelementptr inbounds i8, ptr %167, i64 %168
  br label %176

170:
  %171 = load ptr, ptr %3, align 8
  %172 = sub nsw i64 %64, %8
  %173 = srem i64 %172, %13
  %174 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %3, i64 %173)
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  br label %176

176:
  %177 = phi ptr [ %175, %170 ], [ %169, %166 ]
  %178 = load i64, ptr %17, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %144, ptr %177, i64 %178)
  %179 = add nuw nsw i64 %64, 1
  %180 = icmp eq i64 %179, %46
  br i1 %180, label %62, label %63
}

define internal void @enzyme_cc.source._FortranASpread(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranASpread" {
  %7 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = add i8 %12, 1
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %13, ptr %14, align 4
  %15 = load i8, ptr %11, align 4
  %16 = zext i8 %15 to i64
  %17 = icmp eq i32 %2, 1
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ %7, %6 ], [ %20, %18 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 0, i64 %22)
  %23 = icmp sgt i32 %2, 1
  %24 = select i1 %23, i64 %22, i64 1
  %25 = icmp eq i8 %15, 0
  br i1 %25, label %70, label %26

26:
  %27 = icmp eq i32 %2, 2
  br i1 %27, label %33, label %28

28:
  %29 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %30 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %31 = select i1 %23, ptr %30, ptr %29
  %32 = load i64, ptr %31, align 8
  br label %33

33:
  %34 = phi i64 [ %7, %26 ], [ %32, %28 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 %34)
  %35 = icmp sgt i32 %2, 2
  %36 = select i1 %35, i64 %34, i64 1
  %37 = mul nsw i64 %36, %24
  %38 = icmp ugt i8 %15, 1
  br i1 %38, label %39, label %70

39:
  %40 = icmp eq i32 %2, 3
  br i1 %40, label %46, label %41

41:
  %42 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %43 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %44 = select i1 %35, ptr %43, ptr %42
  %45 = load i64, ptr %44, align 8
  br label %46

46:
  %47 = phi i64 [ %7, %39 ], [ %45, %41 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 2, i64 %47)
  %48 = icmp sgt i32 %2, 3
  %49 = select i1 %48, i64 %47, i64 1
  %50 = mul nsw i64 %49, %37
  %51 = icmp ugt i8 %15, 2
  br i1 %51, label %52, label %70

52:
  %53 = icmp eq i32 %2, 4
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %56 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %57 = select i1 %48, ptr %56, ptr %55
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %7, %52 ], [ %58, %54 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 3, i64 %60)
  %61 = icmp sgt i32 %2, 4
  %62 = select i1 %61, i64 %60, i64 1
  %63 = mul nsw i64 %62, %50
  %64 = icmp ult i8 %15, 4
  br i1 %64, label %70, label %65

65:
  %66 = add nsw i32 %2, -1
  %67 = sext i32 %2 to i64
  %68 = zext i32 %66 to i64
  %69 = sext i32 %66 to i64
  br label %76

70:
  %71 = phi i64 [ %63, %59 ], [ %24, %21 ], [ %37, %33 ], [ %50, %46 ], [ %91, %86 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %72 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %94

74:
  %75 = mul nsw i64 %71, %7
  br label %95

76:
  %77 = phi i64 [ 4, %65 ], [ %92, %86 ]
  %78 = phi i64 [ %63, %65 ], [ %91, %86 ]
  %79 = icmp eq i64 %77, %68
  br i1 %79, label %86, label %80

80:
  %81 = icmp sge i64 %77, %67
  %82 = sext i1 %81 to i64
  %83 = add nsw i64 %77, %82
  %84 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %83, i32 1
  %85 = load i64, ptr %84, align 8
  br label %86

86:
  %87 = phi i64 [ %7, %76 ], [ %85, %80 ]
  %88 = trunc i64 %77 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %88, i64 %87)
  %89 = icmp slt i64 %77, %69
  %90 = select i1 %89, i64 %87, i64 1
  %91 = mul nsw i64 %90, %78
  %92 = add nuw nsw i64 %77, 1
  %93 = icmp eq i64 %77, %16
  br i1 %93, label %70, label %76

94:
  ret void

95:
  %96 = phi i64 [ 0, %74 ], [ %108, %95 ]
  %97 = srem i64 %96, %71
  %98 = sdiv i64 %96, %75
  %99 = mul nsw i64 %98, %71
  %100 = add nsw i64 %99, %97
  %101 = load ptr, ptr %0, align 8
  %102 = load i64, ptr %8, align 8
  %103 = mul nsw i64 %102, %96
  %104 = getelementptr inbounds i8, ptr %101, i64 %103
  %105 = load ptr, ptr %1, align 8
  %106 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %100)
  %107 = getelementptr inbounds i8, ptr %105, i64 %106
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %104, ptr %107, i64 %102)
  %108 = add nuw nsw i64 %96, 1
  %109 = icmp eq i64 %108, %72
  br i1 %109, label %94, label %95
}

define internal void @enzyme_cc.source._FortranATranspose(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranATranspose" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 2, ptr %8, align 4
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %10 = load i64, ptr %9, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 0, i64 %10)
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 1, i64 %12)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %13 = load i64, ptr %11, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %26

15:
  %16 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %17 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %18 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 2
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 2
  %20 = load i64, ptr %9, align 8
  br label %21

21:
  %22 = phi i64 [ %13, %15 ], [ %30, %29 ]
  %23 = phi i64 [ %20, %15 ], [ %31, %29 ]
  %24 = phi i64 [ 0, %15 ], [ %32, %29 ]
  %25 = icmp sgt i64 %23, 0
  br i1 %25, label %34, label %29

26:
  ret void

27:
  %28 = load i64, ptr %11, align 8
  br label %29

29:
  %30 = phi i64 [ %28, %27 ], [ %22, %21 ]
  %31 = phi i64 [ %52, %27 ], [ %23, %21 ]
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %30
  br i1 %33, label %21, label %26

34:
  %35 = phi i64 [ %51, %34 ], [ 0, %21 ]
  %36 = load ptr, ptr %0, align 8
  %37 = load i64, ptr %16, align 8
  %38 = mul nsw i64 %37, %35
  %39 = getelementptr inbounds i8, ptr %36, i64 %38
  %40 = load i64, ptr %17, align 8
  %41 = mul nsw i64 %40, %24
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load ptr, ptr %1, align 8
  %44 = load i64, ptr %18, align 8
  %45 = mul nsw i64 %44, %24
  %46 = getelementptr inbounds i8, ptr %43, i64 %45
  %47 = load i64, ptr %19, align 8
  %48 = mul nsw i64 %47, %35
  %49 = getelementptr inbounds i8, ptr %46, i64 %48
  %50 = load i64, ptr %5, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %42, ptr %49, i64 %50)
  %51 = add nuw nsw i64 %35, 1
  %52 = load i64, ptr %9, align 8
  %53 = icmp slt i64 %51, %52
  br i1 %53, label %34, label %27
}

define internal void @enzyme_cc.source._FortranATrim(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="_FortranATrim" {
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.trimmed(ptr %5, i64 %7)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_text(ptr nonnull %1, ptr %2, i32 %3)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make_text(ptr %0, ptr nonnull %1, i64 %8)
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %11, label %10

10:
  ret void

11:
  %12 = phi i64 [ %18, %11 ], [ 0, %4 ]
  %13 = load ptr, ptr %1, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 %12
  %15 = load i8, ptr %14, align 1
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %12
  store i8 %15, ptr %17, align 1
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %8
  br i1 %19, label %10, label %11
}

define internal void @enzyme_cc.source._FortranAUnpack(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5) alwaysinline nounwind "enzyme-cc-source"="_FortranAUnpack" {
  %7 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %2)
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %12, ptr %13, align 4
  %14 = load i8, ptr %11, align 4
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %34, label %16

16:
  %17 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 0, i64 %18)
  %19 = icmp eq i8 %14, 1
  br i1 %19, label %34, label %20

20:
  %21 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 1, i32 1
  %22 = load i64, ptr %21, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 %22)
  %23 = icmp ugt i8 %14, 2
  br i1 %23, label %24, label %34

24:
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 2, i32 1
  %26 = load i64, ptr %25, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 2, i64 %26)
  %27 = icmp eq i8 %14, 3
  br i1 %27, label %34, label %28

28:
  %29 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 3, i32 1
  %30 = load i64, ptr %29, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 3, i64 %30)
  %31 = icmp ugt i8 %14, 4
  br i1 %31, label %32, label %34

32:
  %33 = zext i8 %14 to i64
  br label %38

34:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %35 = icmp sgt i64 %7, 0
  br i1 %35, label %36, label %45

36:
  %37 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 3
  br label %46

38:
  %39 = phi i64 [ 4, %32 ], [ %43, %38 ]
  %40 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %2, i64 0, i32 7, i64 %39, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %39 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %42, i64 %41)
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, %33
  br i1 %44, label %34, label %38

45:
  ret void

46:
  %47 = phi i64 [ 0, %36 ], [ %71, %69 ]
  %48 = phi i64 [ 0, %36 ], [ %72, %69 ]
  %49 = load ptr, ptr %0, align 8
  %50 = load i64, ptr %8, align 8
  %51 = mul nsw i64 %50, %48
  %52 = getelementptr inbounds i8, ptr %49, i64 %51
  %53 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_true(ptr %2, i64 %48)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:
  %56 = load ptr, ptr %1, align 8
  %57 = add nsw i64 %47, 1
  %58 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %47)
  %59 = getelementptr inbounds i8, ptr %56, i64 %58
  br label %69

60:
  %61 = load ptr, ptr %3, align 8
  %62 = load i8, ptr %37, align 4
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %66, label %64

64:
  %65 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %3, i64 %48)
  br label %66

66:
  %67 = phi i64 [ %65, %64 ], [ 0, %60 ]
  %68 = getelementptr inbounds i8, ptr %61, i64 %67
  br label %69

69:
  %70 = phi ptr [ %68, %66 ], [ %59, %55 ]
  %71 = phi i64 [ %47, %66 ], [ %57, %55 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %52, ptr %70, i64 %50)
  %72 = add nuw nsw i64 %48, 1
  %73 = icmp eq i64 %72, %7
  br i1 %73, label %45, label %46
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.assign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.assign" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %12 = load i8, ptr %11, align 4
  br label %13

13:
  %14 = phi i8 [ %12, %10 ], [ %8, %4 ]
  %15 = zext i8 %14 to i32
  %16 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_other(ptr nonnull %0, ptr nonnull %1)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = load ptr, ptr %0, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.fit(ptr nonnull %0, ptr nonnull %1, i64 %6)
  br label %20

20:
  %21 = phi ptr [ %19, %18 ], [ null, %13 ]
  %22 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %0, i32 %15)
  %23 = load i8, ptr %7, align 4
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %29, label %25

25:
  %26 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %1, i32 %15)
  %27 = icmp eq i64 %22, %26
  %28 = zext i1 %27 to i32
  br label %29

29:
  %30 = phi i32 [ 1, %20 ], [ %28, %25 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %30, ptr nonnull @__enzyme_cc.fortran.str.8, ptr %2, i32 %3)
  %31 = load i8, ptr %7, align 4
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = icmp sgt i64 %22, 0
  br i1 %34, label %35, label %73

35:
  %36 = phi i64 [ %41, %35 ], [ 0, %33 ]
  %37 = load ptr, ptr %0, align 8
  %38 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr nonnull %0, i32 %15, i64 %36)
  %39 = getelementptr inbounds i8, ptr %37, i64 %38
  %40 = load ptr, ptr %1, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %39, ptr %40, i64 %6)
  %41 = add nuw nsw i64 %36, 1
  %42 = icmp eq i64 %41, %22
  br i1 %42, label %73, label %35

43:
  %44 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_itself(ptr nonnull %0, ptr nonnull %1, i32 %15)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %73

46:
  %47 = mul nsw i64 %22, %6
  %48 = tail call i64 @llvm.smax.i64(i64 %47, i64 1)
  %49 = tail call ptr @malloc(i64 %48)
  %50 = icmp sgt i64 %22, 0
  br i1 %50, label %52, label %61

51:
  br i1 %50, label %63, label %61

52:
  %53 = phi i64 [ %59, %52 ], [ 0, %46 ]
  %54 = mul nsw i64 %53, %6
  %55 = getelementptr inbounds i8, ptr %49, i64 %54
  %56 = load ptr, ptr %1, align 8
  %57 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr nonnull %1, i32 %15, i64 %53)
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %55, ptr %58, i64 %6)
  %59 = add nuw nsw i64 %53, 1
  %60 = icmp eq i64 %59, %22
  br i1 %60, label %51, label %52

61:
  tail call void @free(ptr %49)
  %62 = icmp eq ptr %21, null
  br i1 %62, label %73, label %72

63:
  %64 = phi i64 [ %70, %63 ], [ 0, %51 ]
  %65 = load ptr, ptr %0, align 8
  %66 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr nonnull %0, i32 %15, i64 %64)
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = mul nsw i64 %64, %6
  %69 = getelementptr inbounds i8, ptr %49, i64 %68
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %67, ptr %69, i64 %6)
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %22
  br i1 %71, label %61, label %63

72:
  tail call void @free(ptr nonnull %21)
  br label %73

73:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.assign_derived(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.assign_derived" {
  %5 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %1)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  br label %16

16:
  %17 = phi ptr [ %0, %12 ], [ %1, %4 ]
  %18 = phi i32 [ %15, %12 ], [ %10, %4 ]
  %19 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %17, i32 %18)
  %20 = mul nsw i64 %19, %7
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = tail call ptr @malloc(i64 %21)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_steps(ptr nonnull %1, i32 %10, i64 %7, ptr %2, i32 %3)
  %23 = icmp sgt i64 %19, 0
  br i1 %23, label %27, label %24

24:
  %25 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_other(ptr %0, ptr nonnull %1)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %45, label %36

27:
  %28 = phi i64 [ %34, %27 ], [ 0, %16 ]
  %29 = mul nsw i64 %28, %7
  %30 = getelementptr inbounds i8, ptr %22, i64 %29
  %31 = load ptr, ptr %1, align 8
  %32 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %1, i32 %10, i64 %28, i64 %7)
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  tail call void @enzyme_cc_clone(ptr %5, ptr %30, ptr %33)
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %19
  br i1 %35, label %24, label %27

36:
  %37 = load ptr, ptr %0, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy(ptr nonnull %0, ptr %5, i32 %18, i64 %7)
  %40 = load ptr, ptr %0, align 8
  tail call void @free(ptr %40)
  br label %41

41:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.fit(ptr nonnull %0, ptr nonnull %1, i64 %7)
  %42 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %0, i32 %18)
  %43 = icmp eq i64 %19, %42
  %44 = zext i1 %43 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %44, ptr nonnull @__enzyme_cc.fortran.str.8, ptr %2, i32 %3)
  br label %49

45:
  %46 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr %0, i32 %18)
  %47 = icmp eq i64 %19, %46
  %48 = zext i1 %47 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %48, ptr nonnull @__enzyme_cc.fortran.str.8, ptr %2, i32 %3)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy(ptr %0, ptr %5, i32 %18, i64 %7)
  br label %49

49:
  br i1 %23, label %51, label %50

50:
  tail call void @free(ptr %22)
  ret void

51:
  %52 = phi i64 [ %58, %51 ], [ 0, %49 ]
  %53 = load ptr, ptr %0, align 8
  %54 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %0, i32 %18, i64 %52, i64 %7)
  %55 = getelementptr inbounds i8, ptr %53, i64 %54
  %56 = mul nsw i64 %52, %7
  %57 = getelementptr inbounds i8, ptr %22, i64 %56
  tail call void @enzyme_cc_move(ptr %5, ptr %55, ptr %57)
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %19
  br i1 %59, label %50, label %51
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.assign_texts(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.assign_texts" {
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = icmp eq i8 %9, 0
  %11 = select i1 %10, i64 0, i64 %7
  br i1 %10, label %12, label %15

12:
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %14 = load i8, ptr %13, align 4
  br label %15

15:
  %16 = phi i8 [ %14, %12 ], [ %9, %5 ]
  %17 = zext i8 %16 to i32
  %18 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.copy_of(ptr nonnull %1, i64 %7)
  %19 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_other(ptr %0, ptr nonnull %1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %2
  br i1 %24, label %34, label %25

25:
  %26 = load ptr, ptr %0, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %29, label %28

28:
  tail call void @free(ptr nonnull %26)
  br label %29

29:
  %30 = load i8, ptr %8, align 4
  %31 = icmp eq i8 %30, 0
  %32 = select i1 %31, ptr %0, ptr %1
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.fit(ptr nonnull %0, ptr %32, i64 %2)
  %33 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %2, ptr %33, align 8
  br label %34

34:
  %35 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %0, i32 %17)
  %36 = load i8, ptr %8, align 4
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %42, label %38

38:
  %39 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr nonnull %1)
  %40 = icmp eq i64 %35, %39
  %41 = zext i1 %40 to i32
  br label %42

42:
  %43 = phi i32 [ 1, %34 ], [ %41, %38 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %43, ptr nonnull @__enzyme_cc.fortran.str.8, ptr %3, i32 %4)
  %44 = icmp sgt i64 %35, 0
  br i1 %44, label %46, label %45

45:
  tail call void @free(ptr %18)
  ret void

46:
  %47 = phi i64 [ %53, %46 ], [ 0, %42 ]
  %48 = load ptr, ptr %0, align 8
  %49 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_in(ptr nonnull %0, i32 %17, i64 %47)
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = mul nsw i64 %47, %11
  %52 = getelementptr inbounds i8, ptr %18, i64 %51
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy_text(ptr %50, i64 %2, ptr %52, i64 %7)
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %35
  br i1 %54, label %45, label %46
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.bound" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 %1, i64 %2, i64 %3, i64 %6)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 %1, i64 %2, i64 %3, i64 %4) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.bound_of" {
  %6 = icmp slt i64 %3, %2
  %7 = sub i64 1, %2
  %8 = add i64 %7, %3
  %9 = select i1 %6, i64 0, i64 %8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_of(ptr %0, i32 %1, i64 %9, i64 %4)
  %10 = select i1 %6, i64 1, i64 %2
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %11
  store i64 %10, ptr %12, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.bytes_copied(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.bytes_copied" {
  %3 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  br label %9

8:
  ret void

9:
  %10 = phi i64 [ 0, %5 ], [ %23, %19 ]
  %11 = load ptr, ptr %0, align 8
  %12 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %0, i64 %10)
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  %14 = load ptr, ptr %1, align 8
  %15 = load i8, ptr %6, align 4
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %19, label %17

17:
  %18 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %10)
  br label %19

19:
  %20 = phi i64 [ %18, %17 ], [ 0, %9 ]
  %21 = getelementptr inbounds i8, ptr %14, i64 %20
  %22 = load i64, ptr %7, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %13, ptr %21, i64 %22)
  %23 = add nuw nsw i64 %10, 1
  %24 = icmp eq i64 %23, %3
  br i1 %24, label %8, label %9
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.check" {
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %6, label %7

6:
  tail call void @_FortranAReportFatalUserError(ptr %1, ptr %2, i32 %3)
  unreachable

7:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.check_here(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.check_here" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %8, label %3

3:
  %4 = tail call zeroext i1 @enzyme_cc_flat_types()
  br i1 %4, label %5, label %8

5:
  %6 = tail call zeroext i1 @enzyme_cc_is_here(ptr nonnull %0)
  %7 = zext i1 %6 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %7, ptr nonnull @__enzyme_cc.fortran.str.1, ptr null, i32 0)
  br label %8

8:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.check_steps(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.check_steps" {
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %41

7:
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.magnitude(i64 %9)
  %11 = urem i64 %10, %2
  %12 = icmp eq i64 %11, 0
  %13 = zext i1 %12 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %13, ptr nonnull @__enzyme_cc.fortran.str.10, ptr %3, i32 %4)
  %14 = icmp eq i32 %1, 1
  br i1 %14, label %41, label %15

15:
  %16 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.magnitude(i64 %17)
  %19 = urem i64 %18, %2
  %20 = icmp eq i64 %19, 0
  %21 = zext i1 %20 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %21, ptr nonnull @__enzyme_cc.fortran.str.10, ptr %3, i32 %4)
  %22 = icmp ugt i32 %1, 2
  br i1 %22, label %23, label %41

23:
  %24 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.magnitude(i64 %25)
  %27 = urem i64 %26, %2
  %28 = icmp eq i64 %27, 0
  %29 = zext i1 %28 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %29, ptr nonnull @__enzyme_cc.fortran.str.10, ptr %3, i32 %4)
  %30 = icmp eq i32 %1, 3
  br i1 %30, label %41, label %31

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.magnitude(i64 %33)
  %35 = urem i64 %34, %2
  %36 = icmp eq i64 %35, 0
  %37 = zext i1 %36 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %37, ptr nonnull @__enzyme_cc.fortran.str.10, ptr %3, i32 %4)
  %38 = icmp ugt i32 %1, 4
  br i1 %38, label %39, label %41

39:
  %40 = zext i32 %1 to i64
  br label %42

41:
  ret void

42:
  %43 = phi i64 [ 4, %39 ], [ %50, %42 ]
  %44 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %43, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.magnitude(i64 %45)
  %47 = urem i64 %46, %2
  %48 = icmp eq i64 %47, 0
  %49 = zext i1 %48 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %49, ptr nonnull @__enzyme_cc.fortran.str.10, ptr %3, i32 %4)
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %40
  br i1 %51, label %41, label %42
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.check_text(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.check_text" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 40
  %11 = zext i1 %10 to i32
  br label %12

12:
  %13 = phi i32 [ 0, %3 ], [ %11, %7 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %13, ptr nonnull @__enzyme_cc.fortran.str.13, ptr %1, i32 %2)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.cloned(ptr %0, ptr %1, ptr %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.cloned" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_steps(ptr %1, i32 %7, i64 %3, ptr null, i32 0)
  %8 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %11, label %10

10:
  ret void

11:
  %12 = phi i64 [ %19, %11 ], [ 0, %4 ]
  %13 = load ptr, ptr %0, align 8
  %14 = mul nsw i64 %12, %3
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load ptr, ptr %1, align 8
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %1, i32 %7, i64 %12, i64 %3)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  tail call void @enzyme_cc_clone(ptr %2, ptr %15, ptr %18)
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %8
  br i1 %20, label %10, label %11
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.copied(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.copied" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  %6 = load i8, ptr %5, align 1
  %7 = tail call zeroext i1 @enzyme_cc_is_known(i8 signext %6)
  br i1 %7, label %9, label %8

8:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copied_as_source(ptr nonnull %0, ptr %1, ptr %2, i32 %3)
  br label %17

9:
  %10 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr nonnull %0, ptr %2, i32 %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr nonnull %0)
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.cloned(ptr nonnull %0, ptr %1, ptr %13, i64 %15)
  br label %17

16:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bytes_copied(ptr nonnull %0, ptr %1)
  br label %17

17:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.copied_as_source(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.copied_as_source" {
  %5 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr %1, ptr %2, i32 %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:
  %8 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %1)
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.cloned(ptr %0, ptr %1, ptr %8, i64 %10)
  br label %12

11:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bytes_copied(ptr %0, ptr %1)
  br label %12

12:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.copy" {
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.copy_text(ptr %0, i64 %1, ptr %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.copy_text" {
  %5 = tail call i64 @llvm.smin.i64(i64 %3, i64 %1)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %0, ptr %2, i64 %5)
  %6 = icmp sgt i64 %1, %3
  br i1 %6, label %8, label %7

7:
  ret void

8:
  %9 = phi i64 [ %11, %8 ], [ %5, %4 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 32, ptr %10, align 1
  %11 = add nsw i64 %9, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %7, label %8
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.deallocated(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.deallocated" {
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  %8 = load ptr, ptr %0, align 8
  %9 = icmp ne ptr %8, null
  %10 = zext i1 %9 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %10, ptr nonnull @__enzyme_cc.fortran.str.4, ptr %2, i32 %3)
  %11 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr nonnull %0, i32 %7)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_here(ptr %11)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_as(ptr nonnull %0, ptr %1, i32 %7)
  %12 = load ptr, ptr %0, align 8
  tail call void @free(ptr %12)
  store ptr null, ptr %0, align 8
  %13 = icmp eq ptr %1, null
  %14 = select i1 %13, i8 -1, i8 42
  %15 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  store i8 %14, ptr %15, align 1
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_derived(ptr nonnull %0, i32 %7, ptr %1)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.describe(ptr %0, ptr %1, i32 %2, i8 signext %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.describe" {
  store ptr null, ptr %0, align 8
  %5 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.bytes_of(ptr %1)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 2
  store i32 20240719, ptr %7, align 8
  %8 = trunc i32 %2 to i8
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %8, ptr %9, align 4
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  store i8 42, ptr %10, align 1
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  store i8 %3, ptr %11, align 2
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 6
  store i8 1, ptr %12, align 1
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %22

14:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 0, i64 0)
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %22, label %16

16:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 1, i64 0)
  %17 = icmp ugt i32 %2, 2
  br i1 %17, label %18, label %22

18:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 2, i64 0)
  %19 = icmp eq i32 %2, 3
  br i1 %19, label %22, label %20

20:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 3, i64 0)
  %21 = icmp ugt i32 %2, 4
  br i1 %21, label %23, label %22

22:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_derived(ptr nonnull %0, i32 %2, ptr %1)
  ret void

23:
  %24 = phi i32 [ %25, %23 ], [ 4, %20 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %24, i64 0)
  %25 = add nuw nsw i32 %24, 1
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %22, label %23
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.destroy(ptr %0, ptr %1, i32 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.destroy" {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %8, label %6

6:
  %7 = tail call i32 @enzyme_cc_finish(ptr %1, ptr %0, i32 %2)
  br label %8

8:
  %9 = phi i32 [ %7, %6 ], [ 2, %4 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_so(ptr %0, ptr %1, i32 %2, i64 %3, i32 %9)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.destroy_as(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.destroy_as" {
  %4 = tail call zeroext i1 @enzyme_cc_flat_types()
  br i1 %4, label %9, label %5

5:
  %6 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr %0, i32 %2)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %9, label %8

8:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_open(ptr %0, ptr %1, i32 %2, i32 2)
  br label %9

9:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.destroy_if_known(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.destroy_if_known" {
  %2 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.may_own(ptr %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %11, label %4

4:
  %5 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %0)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy(ptr %0, ptr %5, i32 %8, i64 %10)
  br label %11

11:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.destroy_open(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.destroy_open" {
  %5 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr %0, i32 %2)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %13, label %9

9:
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %13, label %11

11:
  %12 = tail call i32 @enzyme_cc_finish(ptr %5, ptr nonnull %0, i32 %2)
  br label %13

13:
  %14 = phi i32 [ 0, %4 ], [ %12, %11 ], [ 2, %9 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_steps(ptr nonnull %0, i32 %2, i64 %7, ptr null, i32 0)
  %15 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %0, i32 %2)
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %18, label %17

17:
  ret void

18:
  %19 = phi i64 [ %23, %18 ], [ 0, %13 ]
  %20 = load ptr, ptr %0, align 8
  %21 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %0, i32 %2, i64 %19, i64 %7)
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  tail call void @enzyme_cc_destroy_open(ptr %5, ptr %1, ptr %22, i32 %14)
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %17, label %18
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.destroy_so(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.destroy_so" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_steps(ptr %0, i32 %2, i64 %3, ptr null, i32 0)
  %6 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr %0, i32 %2)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %9, label %8

8:
  ret void

9:
  %10 = phi i64 [ %14, %9 ], [ 0, %5 ]
  %11 = load ptr, ptr %0, align 8
  %12 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place_of(ptr nonnull %0, i32 %2, i64 %10, i64 %3)
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  tail call void @enzyme_cc_destroy(ptr %1, ptr %13, i32 %4)
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %8, label %9
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.fit(ptr %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.fit" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %41, label %7

7:
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %9, -1
  %13 = add i64 %12, %11
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 0, i64 %9, i64 %13, i64 %2)
  %14 = icmp eq i8 %5, 1
  br i1 %14, label %41, label %15

15:
  %16 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %17, -1
  %21 = add i64 %20, %19
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 1, i64 %17, i64 %21, i64 %2)
  %22 = icmp ugt i8 %5, 2
  br i1 %22, label %23, label %41

23:
  %24 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %25, -1
  %29 = add i64 %28, %27
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 2, i64 %25, i64 %29, i64 %2)
  %30 = icmp eq i8 %5, 3
  br i1 %30, label %41, label %31

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %33, -1
  %37 = add i64 %36, %35
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 3, i64 %33, i64 %37, i64 %2)
  %38 = icmp ugt i8 %5, 4
  br i1 %38, label %39, label %41

39:
  %40 = zext i8 %5 to i64
  br label %48

41:
  %42 = load i8, ptr %4, align 4
  %43 = zext i8 %42 to i32
  %44 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr %0, i32 %43)
  %45 = mul nsw i64 %44, %2
  %46 = add nsw i64 %45, 1
  %47 = tail call ptr @malloc(i64 %46)
  store ptr %47, ptr %0, align 8
  ret void

48:
  %49 = phi i64 [ 4, %39 ], [ %57, %48 ]
  %50 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %49, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = add i64 %51, -1
  %55 = add i64 %54, %53
  %56 = trunc i64 %49 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound_of(ptr %0, i32 %56, i64 %51, i64 %55, i64 %2)
  %57 = add nuw nsw i64 %49, 1
  %58 = icmp eq i64 %57, %40
  br i1 %58, label %41, label %48
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.make" {
  %2 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %3 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = mul nsw i64 %4, %2
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %7 = tail call ptr @malloc(i64 %6)
  store ptr %7, ptr %0, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.make_known(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.make_known" {
  %2 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %3 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = mul nsw i64 %4, %2
  %6 = add nsw i64 %5, 7
  %7 = sdiv i64 %6, 8
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 8
  %10 = tail call ptr @malloc(i64 %9)
  store ptr %10, ptr %0, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %12

12:
  %13 = ptrtoint ptr %10 to i64
  %14 = xor i64 %13, -1
  %15 = getelementptr inbounds i8, ptr %10, i64 %8
  store i64 %14, ptr %15, align 8
  br label %16

16:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.make_text(ptr %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.make_text" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %2, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 2
  store i32 20240719, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 0, ptr %6, align 4
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  store i8 %8, ptr %9, align 1
  %10 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 5
  store i8 2, ptr %10, align 2
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 6
  store i8 0, ptr %11, align 1
  %12 = tail call i64 @llvm.smax.i64(i64 %2, i64 1)
  %13 = tail call ptr @malloc(i64 %12)
  store ptr %13, ptr %0, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.mould(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.mould" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.take_type(ptr %0, ptr %1, i32 %2)
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %39

5:
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %7, -1
  %11 = add i64 %10, %9
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 0, i64 %7, i64 %11)
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %39, label %13

13:
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %15, -1
  %19 = add i64 %18, %17
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 1, i64 %15, i64 %19)
  %20 = icmp ugt i32 %2, 2
  br i1 %20, label %21, label %39

21:
  %22 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %23, -1
  %27 = add i64 %26, %25
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 2, i64 %23, i64 %27)
  %28 = icmp eq i32 %2, 3
  br i1 %28, label %39, label %29

29:
  %30 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %31, -1
  %35 = add i64 %34, %33
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 3, i64 %31, i64 %35)
  %36 = icmp ugt i32 %2, 4
  br i1 %36, label %37, label %39

37:
  %38 = zext i32 %2 to i64
  br label %40

39:
  ret void

40:
  %41 = phi i64 [ 4, %37 ], [ %49, %40 ]
  %42 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %41, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %43, -1
  %47 = add i64 %46, %45
  %48 = trunc i64 %41 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.bound(ptr %0, i32 %48, i64 %43, i64 %47)
  %49 = add nuw nsw i64 %41, 1
  %50 = icmp eq i64 %49, %38
  br i1 %50, label %39, label %40
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.none_left(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.none_left" {
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, null
  %6 = zext i1 %5 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %6, ptr nonnull @__enzyme_cc.fortran.str.11, ptr %1, i32 %2)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.norms4(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.norms4" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 4, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = add i8 %6, -1
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %7, ptr %8, align 4
  %9 = load i8, ptr %5, align 4
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %85, label %11

11:
  %12 = icmp sgt i32 %2, 1
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  br label %21

16:
  %17 = icmp eq i32 %2, 1
  br i1 %17, label %27, label %18

18:
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ %15, %13 ], [ %20, %18 ]
  %23 = phi i64 [ %15, %13 ], [ 1, %18 ]
  %24 = icmp slt i32 %2, 1
  %25 = sext i1 %24 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %25, i64 %22)
  %26 = icmp ugt i8 %9, 1
  br i1 %26, label %29, label %85

27:
  %28 = icmp ugt i8 %9, 1
  br i1 %28, label %37, label %85

29:
  %30 = icmp sgt i32 %2, 2
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %33, %23
  br label %37

35:
  %36 = icmp eq i32 %2, 2
  br i1 %36, label %43, label %37

37:
  %38 = phi i64 [ %23, %35 ], [ %34, %31 ], [ 1, %27 ]
  %39 = zext i1 %12 to i32
  %40 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %41 = load i64, ptr %40, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %39, i64 %41)
  %42 = icmp ugt i8 %9, 2
  br i1 %42, label %45, label %85

43:
  %44 = icmp ugt i8 %9, 2
  br i1 %44, label %53, label %85

45:
  %46 = icmp sgt i32 %2, 3
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %38
  br label %53

51:
  %52 = icmp eq i32 %2, 3
  br i1 %52, label %60, label %53

53:
  %54 = phi i64 [ %38, %51 ], [ %50, %47 ], [ %23, %43 ]
  %55 = icmp sgt i32 %2, 2
  %56 = select i1 %55, i32 2, i32 1
  %57 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %58 = load i64, ptr %57, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %56, i64 %58)
  %59 = icmp ugt i8 %9, 3
  br i1 %59, label %62, label %85

60:
  %61 = icmp ugt i8 %9, 3
  br i1 %61, label %70, label %85

62:
  %63 = icmp sgt i32 %2, 4
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %54
  br label %70

68:
  %69 = icmp eq i32 %2, 4
  br i1 %69, label %76, label %70

70:
  %71 = phi i64 [ %54, %68 ], [ %67, %64 ], [ %38, %60 ]
  %72 = icmp sgt i32 %2, 3
  %73 = select i1 %72, i32 3, i32 2
  %74 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %75 = load i64, ptr %74, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %73, i64 %75)
  br label %76

76:
  %77 = phi i64 [ %71, %70 ], [ %54, %68 ]
  %78 = icmp ugt i8 %9, 4
  br i1 %78, label %79, label %85

79:
  %80 = add nsw i32 %2, -1
  %81 = sext i32 %2 to i64
  %82 = sext i32 %80 to i64
  %83 = zext i32 %80 to i64
  %84 = zext i8 %9 to i64
  br label %93

85:
  %86 = phi i64 [ %77, %76 ], [ 1, %3 ], [ %23, %21 ], [ 1, %27 ], [ %38, %37 ], [ %23, %43 ], [ %38, %60 ], [ %54, %53 ], [ %102, %111 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %87 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %114

89:
  %90 = add nsw i32 %2, -1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %91, i32 1
  br label %115

93:
  %94 = phi i64 [ 4, %79 ], [ %112, %111 ]
  %95 = phi i64 [ %77, %79 ], [ %102, %111 ]
  %96 = icmp slt i64 %94, %82
  br i1 %96, label %97, label %101

97:
  %98 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %94, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %99, %95
  br label %101

101:
  %102 = phi i64 [ %100, %97 ], [ %95, %93 ]
  %103 = icmp eq i64 %94, %83
  br i1 %103, label %111, label %104

104:
  %105 = icmp sge i64 %94, %81
  %106 = sext i1 %105 to i32
  %107 = trunc i64 %94 to i32
  %108 = add nsw i32 %107, %106
  %109 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %94, i32 1
  %110 = load i64, ptr %109, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %108, i64 %110)
  br label %111

111:
  %112 = add nuw nsw i64 %94, 1
  %113 = icmp eq i64 %112, %84
  br i1 %113, label %85, label %93

114:
  ret void

115:
  %116 = phi i64 [ 0, %89 ], [ %130, %125 ]
  %117 = load i64, ptr %92, align 8
  %118 = srem i64 %116, %86
  %119 = sub nsw i64 %116, %118
  %120 = mul nsw i64 %119, %117
  %121 = add nsw i64 %120, %118
  %122 = icmp sgt i64 %117, 0
  br i1 %122, label %123, label %125

123:
  %124 = load ptr, ptr %1, align 8
  br label %132

125:
  %126 = phi float [ 0.000000e+00, %115 ], [ %141, %132 ]
  %127 = tail call float @sqrtf(float %126)
  %128 = load ptr, ptr %0, align 8
  %129 = getelementptr inbounds float, ptr %128, i64 %116
  store float %127, ptr %129, align 4
  %130 = add nuw nsw i64 %116, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %114, label %115

132:
  %133 = phi i64 [ 0, %123 ], [ %142, %132 ]
  %134 = phi float [ 0.000000e+00, %123 ], [ %141, %132 ]
  %135 = mul nsw i64 %133, %86
  %136 = add nsw i64 %121, %135
  %137 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %136)
  %138 = getelementptr inbounds i8, ptr %124, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fmul float %139, %139
  %141 = fadd float %134, %140
  %142 = add nuw nsw i64 %133, 1
  %143 = icmp eq i64 %142, %117
  br i1 %143, label %125, label %132
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.norms8(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.norms8" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 8, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = add i8 %6, -1
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  store i8 %7, ptr %8, align 4
  %9 = load i8, ptr %5, align 4
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %85, label %11

11:
  %12 = icmp sgt i32 %2, 1
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  br label %21

16:
  %17 = icmp eq i32 %2, 1
  br i1 %17, label %27, label %18

18:
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  br label %21

21:
  %22 = phi i64 [ %15, %13 ], [ %20, %18 ]
  %23 = phi i64 [ %15, %13 ], [ 1, %18 ]
  %24 = icmp slt i32 %2, 1
  %25 = sext i1 %24 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %25, i64 %22)
  %26 = icmp ugt i8 %9, 1
  br i1 %26, label %29, label %85

27:
  %28 = icmp ugt i8 %9, 1
  br i1 %28, label %37, label %85

29:
  %30 = icmp sgt i32 %2, 2
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %33, %23
  br label %37

35:
  %36 = icmp eq i32 %2, 2
  br i1 %36, label %43, label %37

37:
  %38 = phi i64 [ %23, %35 ], [ %34, %31 ], [ 1, %27 ]
  %39 = zext i1 %12 to i32
  %40 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %41 = load i64, ptr %40, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %39, i64 %41)
  %42 = icmp ugt i8 %9, 2
  br i1 %42, label %45, label %85

43:
  %44 = icmp ugt i8 %9, 2
  br i1 %44, label %53, label %85

45:
  %46 = icmp sgt i32 %2, 3
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %38
  br label %53

51:
  %52 = icmp eq i32 %2, 3
  br i1 %52, label %60, label %53

53:
  %54 = phi i64 [ %38, %51 ], [ %50, %47 ], [ %23, %43 ]
  %55 = icmp sgt i32 %2, 2
  %56 = select i1 %55, i32 2, i32 1
  %57 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %58 = load i64, ptr %57, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %56, i64 %58)
  %59 = icmp ugt i8 %9, 3
  br i1 %59, label %62, label %85

60:
  %61 = icmp ugt i8 %9, 3
  br i1 %61, label %70, label %85

62:
  %63 = icmp sgt i32 %2, 4
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %54
  br label %70

68:
  %69 = icmp eq i32 %2, 4
  br i1 %69, label %76, label %70

70:
  %71 = phi i64 [ %54, %68 ], [ %67, %64 ], [ %38, %60 ]
  %72 = icmp sgt i32 %2, 3
  %73 = select i1 %72, i32 3, i32 2
  %74 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %75 = load i64, ptr %74, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr nonnull %0, i32 %73, i64 %75)
  br label %76

76:
  %77 = phi i64 [ %71, %70 ], [ %54, %68 ]
  %78 = icmp ugt i8 %9, 4
  br i1 %78, label %79, label %85

79:
  %80 = add nsw i32 %2, -1
  %81 = sext i32 %2 to i64
  %82 = sext i32 %80 to i64
  %83 = zext i32 %80 to i64
  %84 = zext i8 %9 to i64
  br label %93

85:
  %86 = phi i64 [ %77, %76 ], [ 1, %3 ], [ %23, %21 ], [ 1, %27 ], [ %38, %37 ], [ %23, %43 ], [ %38, %60 ], [ %54, %53 ], [ %102, %111 ]
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.make(ptr %0)
  %87 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr %0)
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %114

89:
  %90 = add nsw i32 %2, -1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %91, i32 1
  br label %115

93:
  %94 = phi i64 [ 4, %79 ], [ %112, %111 ]
  %95 = phi i64 [ %77, %79 ], [ %102, %111 ]
  %96 = icmp slt i64 %94, %82
  br i1 %96, label %97, label %101

97:
  %98 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %94, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %99, %95
  br label %101

101:
  %102 = phi i64 [ %100, %97 ], [ %95, %93 ]
  %103 = icmp eq i64 %94, %83
  br i1 %103, label %111, label %104

104:
  %105 = icmp sge i64 %94, %81
  %106 = sext i1 %105 to i32
  %107 = trunc i64 %94 to i32
  %108 = add nsw i32 %107, %106
  %109 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %94, i32 1
  %110 = load i64, ptr %109, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %108, i64 %110)
  br label %111

111:
  %112 = add nuw nsw i64 %94, 1
  %113 = icmp eq i64 %112, %84
  br i1 %113, label %85, label %93

114:
  ret void

115:
  %116 = phi i64 [ 0, %89 ], [ %130, %125 ]
  %117 = load i64, ptr %92, align 8
  %118 = srem i64 %116, %86
  %119 = sub nsw i64 %116, %118
  %120 = mul nsw i64 %119, %117
  %121 = add nsw i64 %120, %118
  %122 = icmp sgt i64 %117, 0
  br i1 %122, label %123, label %125

123:
  %124 = load ptr, ptr %1, align 8
  br label %132

125:
  %126 = phi double [ 0.000000e+00, %115 ], [ %141, %132 ]
  %127 = tail call double @sqrt(double %126)
  %128 = load ptr, ptr %0, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %116
  store double %127, ptr %129, align 8
  %130 = add nuw nsw i64 %116, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %114, label %115

132:
  %133 = phi i64 [ 0, %123 ], [ %142, %132 ]
  %134 = phi double [ 0.000000e+00, %123 ], [ %141, %132 ]
  %135 = mul nsw i64 %133, %86
  %136 = add nsw i64 %121, %135
  %137 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.place(ptr nonnull %1, i64 %136)
  %138 = getelementptr inbounds i8, ptr %124, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fmul double %139, %139
  %141 = fadd double %134, %140
  %142 = add nuw nsw i64 %133, 1
  %143 = icmp eq i64 %142, %117
  br i1 %143, label %125, label %132
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.push(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.push" {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %18

9:
  %10 = icmp eq i64 %5, 0
  %11 = shl nsw i64 %5, 1
  %12 = select i1 %10, i64 8, i64 %11
  store i64 %12, ptr %6, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %12
  %17 = tail call ptr @realloc(ptr %13, i64 %16)
  store ptr %17, ptr %3, align 8
  br label %18

18:
  %19 = tail call i32 @enzyme_cc.source.__enzyme_cc.fortran.is_more(ptr %3, ptr null, i32 0)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %29, label %21

21:
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived(ptr %3)
  %23 = load ptr, ptr %3, align 8
  %24 = load i64, ptr %4, align 8
  %25 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %24
  %28 = getelementptr inbounds i8, ptr %23, i64 %27
  tail call void @enzyme_cc_clone(ptr %22, ptr %28, ptr %1)
  br label %36

29:
  %30 = load ptr, ptr %3, align 8
  %31 = load i64, ptr %4, align 8
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %33, %31
  %35 = getelementptr inbounds i8, ptr %30, i64 %34
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.copy(ptr %35, ptr %1, i64 %33)
  br label %36

36:
  %37 = load i64, ptr %4, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %4, align 8
  %39 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 7, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, %37
  br i1 %41, label %43, label %42

42:
  store i64 %38, ptr %39, align 8
  br label %43

43:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.set(ptr %0, i32 %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.set" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_of(ptr %0, i32 %1, i64 %2, i64 %5)
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.set_derived(ptr %0, i32 %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.set_derived" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7
  %5 = mul nsw i32 %1, 3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds ptr, ptr %4, i64 %6
  store ptr %2, ptr %7, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.set_of(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.set_of" {
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %5
  store i64 1, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %5, i32 1
  store i64 %2, ptr %7, align 8
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %17, label %9

9:
  %10 = add nsw i32 %1, -1
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %11, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %11, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %13
  br label %17

17:
  %18 = phi i64 [ %16, %9 ], [ %3, %4 ]
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %5, i32 2
  store i64 %18, ptr %19, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.start(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.start" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 42
  br i1 %6, label %7, label %8

7:
  tail call void @enzyme_cc.source._FortranAInitialize(ptr nonnull %0, ptr poison, i32 poison)
  br label %8

8:
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.fortran.take_type(ptr %0, ptr %1, i32 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.take_type" {
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 6
  %5 = load i8, ptr %4, align 1
  %6 = and i8 %5, 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %17, label %8

8:
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  store i64 %10, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 4
  store i8 %13, ptr %14, align 1
  %15 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_if_any(ptr %1)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.set_derived(ptr nonnull %0, i32 %2, ptr %15)
  %16 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr nonnull %0, i32 %2)
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check_here(ptr %16)
  br label %17

17:
  ret void
}

define internal void @enzyme_cc.source.enzyme_cc_foreign() alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_foreign" {
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 0, ptr nonnull @__enzyme_cc.fortran.str.1, ptr null, i32 0)
  ret void
}

define internal void @enzyme_cc.source.enzyme_cc_freed(ptr %0) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_freed" {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %5, label %4

4:
  tail call void @free(ptr nonnull %2)
  store ptr null, ptr %0, align 8
  br label %5

5:
  ret void
}

define internal void @enzyme_cc.source.enzyme_cc_open_copied(ptr %0, i32 %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_open_copied" {
  %5 = tail call ptr @enzyme_cc.source.__enzyme_cc.fortran.derived_in(ptr %3, i32 %1)
  %6 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %3, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %25, label %10

10:
  %11 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count_in(ptr nonnull %3, i32 %1)
  %12 = mul nsw i64 %11, %7
  %13 = add nsw i64 %12, 1
  %14 = tail call ptr @malloc(i64 %13)
  store ptr %14, ptr %0, align 8
  %15 = icmp sgt i64 %11, 0
  br i1 %15, label %16, label %25

16:
  %17 = phi i64 [ %23, %16 ], [ 0, %10 ]
  %18 = load ptr, ptr %0, align 8
  %19 = mul nsw i64 %17, %7
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 %19
  tail call void @enzyme_cc_clone_open(ptr %5, ptr %2, ptr %20, ptr %22)
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %11
  br i1 %24, label %25, label %16

25:
  ret void
}

define internal void @enzyme_cc.source.enzyme_cc_open_freed(ptr %0, i32 %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="enzyme_cc_open_freed" {
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.destroy_open(ptr nonnull %0, ptr %2, i32 %1, i32 %3)
  %8 = load ptr, ptr %0, align 8
  tail call void @free(ptr %8)
  store ptr null, ptr %0, align 8
  br label %9

9:
  ret void
}

define internal zeroext i1 @enzyme_cc.source._FortranAIsAssumedSize(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAIsAssumedSize" {
  %2 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:
  %6 = zext i8 %3 to i64
  %7 = add nuw nsw i64 %6, 4294967295
  %8 = and i64 %7, 4294967295
  %9 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %8, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, -1
  br label %12

12:
  %13 = phi i1 [ false, %1 ], [ %11, %5 ]
  ret i1 %13
}

define internal zeroext i1 @enzyme_cc.source._FortranAIsContiguous(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_FortranAIsContiguous" {
  %2 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %67, label %7

7:
  %8 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %15, label %67

15:
  %16 = mul nsw i64 %9, %3
  %17 = icmp ugt i8 %5, 1
  br i1 %17, label %18, label %67

18:
  %19 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 1
  br i1 %21, label %26, label %22

22:
  %23 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %16
  br i1 %25, label %26, label %67

26:
  %27 = mul nsw i64 %20, %16
  %28 = icmp ugt i8 %5, 2
  br i1 %28, label %29, label %67

29:
  %30 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %37, label %33

33:
  %34 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, %27
  br i1 %36, label %37, label %67

37:
  %38 = mul nsw i64 %31, %27
  %39 = icmp ugt i8 %5, 3
  br i1 %39, label %40, label %67

40:
  %41 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 1
  br i1 %43, label %48, label %44

44:
  %45 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, %38
  br i1 %47, label %48, label %67

48:
  %49 = icmp ugt i8 %5, 4
  br i1 %49, label %50, label %67

50:
  %51 = mul nsw i64 %42, %38
  %52 = zext i8 %5 to i64
  br label %53

53:
  %54 = phi i64 [ 4, %50 ], [ %65, %63 ]
  %55 = phi i64 [ %51, %50 ], [ %64, %63 ]
  %56 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %54, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 1
  br i1 %58, label %63, label %59

59:
  %60 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %54, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %55
  br i1 %62, label %63, label %67

63:
  %64 = mul nsw i64 %57, %55
  %65 = add nuw nsw i64 %54, 1
  %66 = icmp eq i64 %65, %52
  br i1 %66, label %67, label %53

67:
  %68 = phi i1 [ false, %44 ], [ false, %33 ], [ false, %22 ], [ false, %11 ], [ true, %48 ], [ true, %1 ], [ true, %15 ], [ true, %26 ], [ true, %37 ], [ false, %59 ], [ true, %63 ]
  ret i1 %68
}

define internal zeroext i1 @enzyme_cc.source._FortranAPointerIsAssociatedWith(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_FortranAPointerIsAssociatedWith" {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  %5 = icmp eq ptr %1, null
  %6 = or i1 %5, %4
  br i1 %6, label %130, label %7

7:
  %8 = load ptr, ptr %1, align 8
  %9 = icmp eq ptr %3, %8
  br i1 %9, label %10, label %130

10:
  %11 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = icmp eq i8 %12, %14
  br i1 %15, label %16, label %20

16:
  %17 = tail call i64 @enzyme_cc.source.__enzyme_cc.fortran.count(ptr nonnull %0)
  %18 = icmp sgt i64 %17, 0
  %19 = zext i1 %18 to i32
  br label %20

20:
  %21 = phi i32 [ 0, %10 ], [ %19, %16 ]
  %22 = icmp eq i8 %12, 0
  br i1 %22, label %105, label %23

23:
  %24 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = icmp eq i64 %25, 1
  br i1 %30, label %38, label %31

31:
  %32 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %33, %35
  %37 = zext i1 %36 to i32
  br label %38

38:
  %39 = phi i32 [ 1, %23 ], [ %37, %31 ]
  %40 = and i32 %39, %29
  %41 = and i32 %40, %21
  %42 = icmp ugt i8 %12, 1
  br i1 %42, label %43, label %105

43:
  %44 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %45, %47
  %49 = zext i1 %48 to i32
  %50 = icmp eq i64 %45, 1
  br i1 %50, label %58, label %51

51:
  %52 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 1, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 1, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %53, %55
  %57 = zext i1 %56 to i32
  br label %58

58:
  %59 = phi i32 [ 1, %43 ], [ %57, %51 ]
  %60 = and i32 %59, %49
  %61 = and i32 %60, %41
  %62 = icmp ugt i8 %12, 2
  br i1 %62, label %63, label %105

63:
  %64 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %65, %67
  %69 = zext i1 %68 to i32
  %70 = icmp eq i64 %65, 1
  br i1 %70, label %78, label %71

71:
  %72 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 2, i32 2
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 2, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %73, %75
  %77 = zext i1 %76 to i32
  br label %78

78:
  %79 = phi i32 [ 1, %63 ], [ %77, %71 ]
  %80 = and i32 %79, %69
  %81 = and i32 %80, %61
  %82 = icmp ugt i8 %12, 3
  br i1 %82, label %83, label %105

83:
  %84 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %85, %87
  %89 = zext i1 %88 to i32
  %90 = icmp eq i64 %85, 1
  br i1 %90, label %98, label %91

91:
  %92 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 3, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 3, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %93, %95
  %97 = zext i1 %96 to i32
  br label %98

98:
  %99 = phi i32 [ 1, %83 ], [ %97, %91 ]
  %100 = and i32 %99, %89
  %101 = and i32 %100, %81
  %102 = icmp ugt i8 %12, 4
  br i1 %102, label %103, label %105

103:
  %104 = zext i8 %12 to i64
  br label %108

105:
  %106 = phi i32 [ %101, %98 ], [ %21, %20 ], [ %41, %38 ], [ %61, %58 ], [ %81, %78 ], [ %127, %123 ]
  %107 = icmp ne i32 %106, 0
  br label %130

108:
  %109 = phi i64 [ 4, %103 ], [ %128, %123 ]
  %110 = phi i32 [ %101, %103 ], [ %127, %123 ]
  %111 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %109, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %109, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %112, %114
  %116 = icmp eq i64 %112, 1
  br i1 %116, label %123, label %117

117:
  %118 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %0, i64 0, i32 7, i64 %109, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds { ptr, i64, i32, i8, i8, i8, i8, [15 x { i64, i64, i64 }] }, ptr %1, i64 0, i32 7, i64 %109, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %119, %121
  br label %123

123:
  %124 = phi i1 [ true, %108 ], [ %122, %117 ]
  %125 = and i1 %115, %124
  %126 = zext i1 %125 to i32
  %127 = and i32 %110, %126
  %128 = add nuw nsw i64 %109, 1
  %129 = icmp eq i64 %128, %104
  br i1 %129, label %105, label %108

130:
  %131 = phi i1 [ %107, %105 ], [ false, %7 ], [ false, %2 ]
  ret i1 %131
}

define internal zeroext i1 @enzyme_cc.source.__enzyme_cc.fortran.lacks(ptr %0, i1 zeroext %1, ptr %2, i32 %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.fortran.lacks" {
  %5 = load ptr, ptr %0, align 8
  br i1 %1, label %6, label %8

6:
  %7 = icmp eq ptr %5, null
  br label %11

8:
  %9 = icmp ne ptr %5, null
  %10 = zext i1 %9 to i32
  tail call void @enzyme_cc.source.__enzyme_cc.fortran.check(i32 %10, ptr nonnull @__enzyme_cc.fortran.str.12, ptr %2, i32 %3)
  br label %11

11:
  %12 = phi i1 [ %7, %6 ], [ false, %8 ]
  ret i1 %12
}
