; Written by .ci/runtime.py from c.c, with clang-16.

declare i64 @llvm.umin.i64(i64, i64)

declare ptr @malloc(i64) nounwind willreturn

declare void @abort() nounwind willreturn

declare void @free(ptr) nounwind willreturn

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1)

define internal ptr @enzyme_cc.source.bsearch(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="bsearch" {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %23, label %7

7:
  %8 = phi i64 [ %21, %15 ], [ %2, %5 ]
  %9 = phi ptr [ %20, %15 ], [ %1, %5 ]
  %10 = lshr i64 %8, 1
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = tail call i32 %4(ptr %0, ptr %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:
  %16 = icmp sgt i32 %13, 0
  %17 = getelementptr inbounds i8, ptr %12, i64 %3
  %18 = xor i64 %10, -1
  %19 = add i64 %8, %18
  %20 = select i1 %16, ptr %17, ptr %9
  %21 = select i1 %16, i64 %19, i64 %10
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %7

23:
  %24 = phi ptr [ null, %5 ], [ %12, %7 ], [ null, %15 ]
  ret ptr %24
}

define internal void @enzyme_cc.source.__enzyme_cc.c.move(ptr %0, i64 %1, i64 %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.c.move" {
  %5 = mul i64 %2, %1
  %6 = tail call ptr @malloc(i64 %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:
  tail call void @abort()
  br label %9

9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %0, i64 %5, i1 false)
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %11, label %12

11:
  tail call void @free(ptr %6)
  ret void

12:
  %13 = phi i64 [ %20, %12 ], [ 0, %9 ]
  %14 = mul i64 %13, %2
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = getelementptr inbounds i64, ptr %3, i64 %13
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %17, %2
  %19 = getelementptr inbounds i8, ptr %6, i64 %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr align 1 %19, i64 %2, i1 false)
  %20 = add nuw i64 %13, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %11, label %12
}

define internal void @enzyme_cc.source.qsort(ptr %0, i64 %1, i64 %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="qsort" {
  %5 = icmp ugt i64 %1, 1
  %6 = icmp ne i64 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %69

8:
  %9 = shl i64 %1, 4
  %10 = tail call ptr @malloc(i64 %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:
  tail call void @abort()
  br label %13

13:
  %14 = getelementptr inbounds i64, ptr %10, i64 %1
  br label %15

15:
  %16 = phi i64 [ %18, %15 ], [ 0, %13 ]
  %17 = getelementptr inbounds i64, ptr %10, i64 %16
  store i64 %16, ptr %17, align 8
  %18 = add nuw i64 %16, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %20, label %15

20:
  %21 = phi ptr [ %22, %26 ], [ %10, %15 ]
  %22 = phi ptr [ %21, %26 ], [ %14, %15 ]
  %23 = phi i64 [ %24, %26 ], [ 1, %15 ]
  %24 = shl i64 %23, 1
  br label %28

25:
  tail call void @enzyme_cc.source.__enzyme_cc.c.move(ptr %0, i64 %1, i64 %2, ptr %22)
  tail call void @free(ptr %10)
  br label %69

26:
  %27 = icmp ult i64 %24, %1
  br i1 %27, label %20, label %25

28:
  %29 = phi i64 [ 0, %20 ], [ %36, %35 ]
  %30 = add i64 %29, %23
  %31 = tail call i64 @llvm.umin.i64(i64 %30, i64 %1)
  %32 = add i64 %31, %23
  %33 = tail call i64 @llvm.umin.i64(i64 %32, i64 %1)
  %34 = icmp ult i64 %29, %33
  br i1 %34, label %38, label %35

35:
  %36 = add i64 %29, %24
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %28, label %26

38:
  %39 = phi i64 [ %67, %56 ], [ %29, %28 ]
  %40 = phi i64 [ %62, %56 ], [ %31, %28 ]
  %41 = phi i64 [ %59, %56 ], [ %29, %28 ]
  %42 = icmp ult i64 %41, %31
  %43 = icmp ult i64 %40, %33
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %45, label %56

45:
  %46 = getelementptr inbounds i64, ptr %21, i64 %41
  %47 = load i64, ptr %46, align 8
  %48 = mul i64 %47, %2
  %49 = getelementptr inbounds i8, ptr %0, i64 %48
  %50 = getelementptr inbounds i64, ptr %21, i64 %40
  %51 = load i64, ptr %50, align 8
  %52 = mul i64 %51, %2
  %53 = getelementptr inbounds i8, ptr %0, i64 %52
  %54 = tail call i32 %3(ptr %49, ptr %53)
  %55 = icmp slt i32 %54, 1
  br label %56

56:
  %57 = phi i1 [ %55, %45 ], [ %42, %38 ]
  %58 = zext i1 %57 to i64
  %59 = add i64 %41, %58
  %60 = xor i1 %57, true
  %61 = zext i1 %60 to i64
  %62 = add i64 %40, %61
  %63 = select i1 %57, i64 %41, i64 %40
  %64 = getelementptr inbounds i64, ptr %21, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %22, i64 %39
  store i64 %65, ptr %66, align 8
  %67 = add nuw i64 %39, 1
  %68 = icmp ult i64 %67, %33
  br i1 %68, label %38, label %35

69:
  ret void
}

define internal void @enzyme_cc.source.qsort_r(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) alwaysinline nounwind "enzyme-cc-source"="qsort_r" {
  %6 = icmp ugt i64 %1, 1
  %7 = icmp ne i64 %2, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %70

9:
  %10 = shl i64 %1, 4
  %11 = tail call ptr @malloc(i64 %10)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:
  tail call void @abort()
  br label %14

14:
  %15 = getelementptr inbounds i64, ptr %11, i64 %1
  br label %16

16:
  %17 = phi i64 [ %19, %16 ], [ 0, %14 ]
  %18 = getelementptr inbounds i64, ptr %11, i64 %17
  store i64 %17, ptr %18, align 8
  %19 = add nuw i64 %17, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %21, label %16

21:
  %22 = phi ptr [ %23, %27 ], [ %11, %16 ]
  %23 = phi ptr [ %22, %27 ], [ %15, %16 ]
  %24 = phi i64 [ %25, %27 ], [ 1, %16 ]
  %25 = shl i64 %24, 1
  br label %29

26:
  tail call void @enzyme_cc.source.__enzyme_cc.c.move(ptr %0, i64 %1, i64 %2, ptr %23)
  tail call void @free(ptr %11)
  br label %70

27:
  %28 = icmp ult i64 %25, %1
  br i1 %28, label %21, label %26

29:
  %30 = phi i64 [ 0, %21 ], [ %37, %36 ]
  %31 = add i64 %30, %24
  %32 = tail call i64 @llvm.umin.i64(i64 %31, i64 %1)
  %33 = add i64 %32, %24
  %34 = tail call i64 @llvm.umin.i64(i64 %33, i64 %1)
  %35 = icmp ult i64 %30, %34
  br i1 %35, label %39, label %36

36:
  %37 = add i64 %30, %25
  %38 = icmp ult i64 %37, %1
  br i1 %38, label %29, label %27

39:
  %40 = phi i64 [ %68, %57 ], [ %30, %29 ]
  %41 = phi i64 [ %63, %57 ], [ %32, %29 ]
  %42 = phi i64 [ %60, %57 ], [ %30, %29 ]
  %43 = icmp ult i64 %42, %32
  %44 = icmp ult i64 %41, %34
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %57

46:
  %47 = getelementptr inbounds i64, ptr %22, i64 %42
  %48 = load i64, ptr %47, align 8
  %49 = mul i64 %48, %2
  %50 = getelementptr inbounds i8, ptr %0, i64 %49
  %51 = getelementptr inbounds i64, ptr %22, i64 %41
  %52 = load i64, ptr %51, align 8
  %53 = mul i64 %52, %2
  %54 = getelementptr inbounds i8, ptr %0, i64 %53
  %55 = tail call i32 %3(ptr %50, ptr %54, ptr %4)
  %56 = icmp slt i32 %55, 1
  br label %57

57:
  %58 = phi i1 [ %56, %46 ], [ %43, %39 ]
  %59 = zext i1 %58 to i64
  %60 = add i64 %42, %59
  %61 = xor i1 %58, true
  %62 = zext i1 %61 to i64
  %63 = add i64 %41, %62
  %64 = select i1 %58, i64 %42, i64 %41
  %65 = getelementptr inbounds i64, ptr %22, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i64, ptr %23, i64 %40
  store i64 %66, ptr %67, align 8
  %68 = add nuw i64 %40, 1
  %69 = icmp ult i64 %68, %34
  br i1 %69, label %39, label %36

70:
  ret void
}
