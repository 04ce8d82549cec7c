; Written by .ci/runtime.py from cublas.c, with clang-16.

declare i32 @cublasCgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasCgemm_v2_64(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasCgemv_v2(ptr, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasCgemv_v2_64(ptr, i32, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasCtrsm_v2(ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32) nounwind willreturn

declare i32 @cublasCtrsm_v2_64(ptr, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, ptr, i64) nounwind willreturn

declare i32 @cublasDgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasDgemm_v2_64(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasDgemv_v2(ptr, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasDgemv_v2_64(ptr, i32, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasDtrsm_v2(ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32) nounwind willreturn

declare i32 @cublasDtrsm_v2_64(ptr, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, ptr, i64) nounwind willreturn

declare i32 @cublasGetStream_v2(ptr, ptr) nounwind willreturn

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasSgemm_v2_64(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasSgemv_v2(ptr, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasSgemv_v2_64(ptr, i32, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasStrsm_v2(ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32) nounwind willreturn

declare i32 @cublasStrsm_v2_64(ptr, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, ptr, i64) nounwind willreturn

declare i32 @cublasZgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasZgemm_v2_64(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasZgemv_v2(ptr, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32) nounwind willreturn

declare i32 @cublasZgemv_v2_64(ptr, i32, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64) nounwind willreturn

declare i32 @cublasZtrsm_v2(ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32) nounwind willreturn

declare i32 @cublasZtrsm_v2_64(ptr, i32, i32, i32, i32, i64, i64, ptr, ptr, i64, ptr, i64) nounwind willreturn

declare i32 @cudaMemcpyAsync(ptr, ptr, i64, i32, ptr) nounwind willreturn

declare i32 @cudaStreamSynchronize(ptr) nounwind willreturn

declare ptr @malloc(i64) nounwind willreturn

declare void @abort() nounwind willreturn

declare void @free(ptr) nounwind willreturn

define internal i32 @enzyme_cc.source.cublasCgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13, i32 %14) alwaysinline nounwind "enzyme-cc-source"="cublasCgemmBatched" {
  %16 = icmp slt i32 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i32 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %39

20:
  %21 = zext i32 %14 to i64
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %21)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %21)
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %21)
  br label %26

25:
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  tail call void @free(ptr nonnull %24)
  br label %39

26:
  %27 = phi i64 [ 0, %20 ], [ %35, %26 ]
  %28 = getelementptr inbounds ptr, ptr %22, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %23, i64 %27
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %24, i64 %27
  %33 = load ptr, ptr %32, align 8
  %34 = tail call i32 @cublasCgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %29, i32 %8, ptr %31, i32 %10, ptr %11, ptr %33, i32 %13)
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp ult i64 %35, %21
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %26, label %25

39:
  %40 = phi i32 [ %19, %17 ], [ %34, %25 ]
  ret i32 %40
}

define internal i32 @enzyme_cc.source.cublasCgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind "enzyme-cc-source"="cublasCgemmBatched_64" {
  %16 = icmp slt i64 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i64 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %38

20:
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %14)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %14)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %14)
  br label %25

24:
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  br label %38

25:
  %26 = phi i64 [ %34, %25 ], [ 0, %20 ]
  %27 = getelementptr inbounds ptr, ptr %21, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %22, i64 %26
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds ptr, ptr %23, i64 %26
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 @cublasCgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %28, i64 %8, ptr %30, i64 %10, ptr %11, ptr %32, i64 %13)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp slt i64 %34, %14
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %24

38:
  %39 = phi i32 [ %19, %17 ], [ %33, %24 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasCgemmStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cublasCgemmStridedBatched" {
  %19 = icmp slt i32 %17, 1
  br i1 %19, label %25, label %20

20:
  %21 = zext i32 %17 to i64
  %22 = shl i64 %9, 1
  %23 = shl i64 %12, 1
  %24 = shl i64 %16, 1
  br label %28

25:
  %26 = icmp eq i32 %17, 0
  %27 = select i1 %26, i32 0, i32 7
  br label %41

28:
  %29 = phi i64 [ 0, %20 ], [ %37, %28 ]
  %30 = mul i64 %22, %29
  %31 = getelementptr inbounds float, ptr %7, i64 %30
  %32 = mul i64 %23, %29
  %33 = getelementptr inbounds float, ptr %10, i64 %32
  %34 = mul i64 %24, %29
  %35 = getelementptr inbounds float, ptr %14, i64 %34
  %36 = tail call i32 @cublasCgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %31, i32 %8, ptr %33, i32 %11, ptr %13, ptr %35, i32 %15)
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp ult i64 %37, %21
  %39 = icmp eq i32 %36, 0
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %28, label %41

41:
  %42 = phi i32 [ %27, %25 ], [ %36, %28 ]
  ret i32 %42
}

define internal i32 @enzyme_cc.source.cublasCgemmStridedBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cublasCgemmStridedBatched_64" {
  %19 = icmp slt i64 %17, 1
  br i1 %19, label %24, label %20

20:
  %21 = shl i64 %9, 1
  %22 = shl i64 %12, 1
  %23 = shl i64 %16, 1
  br label %27

24:
  %25 = icmp eq i64 %17, 0
  %26 = select i1 %25, i32 0, i32 7
  br label %40

27:
  %28 = phi i64 [ 0, %20 ], [ %36, %27 ]
  %29 = mul i64 %21, %28
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  %31 = mul i64 %22, %28
  %32 = getelementptr inbounds float, ptr %10, i64 %31
  %33 = mul i64 %23, %28
  %34 = getelementptr inbounds float, ptr %14, i64 %33
  %35 = tail call i32 @cublasCgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %30, i64 %8, ptr %32, i64 %11, ptr %13, ptr %34, i64 %15)
  %36 = add nuw nsw i64 %28, 1
  %37 = icmp slt i64 %36, %17
  %38 = icmp eq i32 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %27, label %40

40:
  %41 = phi i32 [ %26, %24 ], [ %35, %27 ]
  ret i32 %41
}

define internal i32 @enzyme_cc.source.cublasCgemvBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasCgemvBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %37

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %19)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %24

23:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  br label %37

24:
  %25 = phi i64 [ 0, %18 ], [ %33, %24 ]
  %26 = getelementptr inbounds ptr, ptr %20, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds ptr, ptr %21, i64 %25
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %22, i64 %25
  %31 = load ptr, ptr %30, align 8
  %32 = tail call i32 @cublasCgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %27, i32 %6, ptr %29, i32 %8, ptr %9, ptr %31, i32 %11)
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp ult i64 %33, %19
  %35 = icmp eq i32 %32, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %24, label %23

37:
  %38 = phi i32 [ %17, %15 ], [ %32, %23 ]
  ret i32 %38
}

define internal i32 @enzyme_cc.source.cublasCgemvBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasCgemvBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %36

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %12)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %23

22:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %36

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = getelementptr inbounds ptr, ptr %19, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %20, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %21, i64 %24
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i32 @cublasCgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %26, i64 %6, ptr %28, i64 %8, ptr %9, ptr %30, i64 %11)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %12
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %22

36:
  %37 = phi i32 [ %17, %15 ], [ %31, %22 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasCgemvStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, i64 %7, ptr %8, i32 %9, i64 %10, ptr %11, ptr %12, i32 %13, i64 %14, i32 %15) alwaysinline nounwind "enzyme-cc-source"="cublasCgemvStridedBatched" {
  %17 = icmp slt i32 %15, 1
  br i1 %17, label %23, label %18

18:
  %19 = zext i32 %15 to i64
  %20 = shl i64 %7, 1
  %21 = shl i64 %10, 1
  %22 = shl i64 %14, 1
  br label %26

23:
  %24 = icmp eq i32 %15, 0
  %25 = select i1 %24, i32 0, i32 7
  br label %39

26:
  %27 = phi i64 [ 0, %18 ], [ %35, %26 ]
  %28 = mul i64 %20, %27
  %29 = getelementptr inbounds float, ptr %5, i64 %28
  %30 = mul i64 %21, %27
  %31 = getelementptr inbounds float, ptr %8, i64 %30
  %32 = mul i64 %22, %27
  %33 = getelementptr inbounds float, ptr %12, i64 %32
  %34 = tail call i32 @cublasCgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %29, i32 %6, ptr %31, i32 %9, ptr %11, ptr %33, i32 %13)
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp ult i64 %35, %19
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %26, label %39

39:
  %40 = phi i32 [ %25, %23 ], [ %34, %26 ]
  ret i32 %40
}

define internal i32 @enzyme_cc.source.cublasCgemvStridedBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, i64 %15) alwaysinline nounwind "enzyme-cc-source"="cublasCgemvStridedBatched_64" {
  %17 = icmp slt i64 %15, 1
  br i1 %17, label %22, label %18

18:
  %19 = shl i64 %7, 1
  %20 = shl i64 %10, 1
  %21 = shl i64 %14, 1
  br label %25

22:
  %23 = icmp eq i64 %15, 0
  %24 = select i1 %23, i32 0, i32 7
  br label %38

25:
  %26 = phi i64 [ 0, %18 ], [ %34, %25 ]
  %27 = mul i64 %19, %26
  %28 = getelementptr inbounds float, ptr %5, i64 %27
  %29 = mul i64 %20, %26
  %30 = getelementptr inbounds float, ptr %8, i64 %29
  %31 = mul i64 %21, %26
  %32 = getelementptr inbounds float, ptr %12, i64 %31
  %33 = tail call i32 @cublasCgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %28, i64 %6, ptr %30, i64 %9, ptr %11, ptr %32, i64 %13)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp slt i64 %34, %15
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %38

38:
  %39 = phi i32 [ %24, %22 ], [ %33, %25 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasCtrsmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasCtrsmBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %34

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %23

22:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %34

23:
  %24 = phi i64 [ 0, %18 ], [ %30, %23 ]
  %25 = getelementptr inbounds ptr, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %21, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @cublasCtrsm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %26, i32 %9, ptr %28, i32 %11)
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp ult i64 %30, %19
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %23, label %22

34:
  %35 = phi i32 [ %17, %15 ], [ %29, %22 ]
  ret i32 %35
}

define internal i32 @enzyme_cc.source.cublasCtrsmBatched_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasCtrsmBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %33

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %22

21:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  br label %33

22:
  %23 = phi i64 [ %29, %22 ], [ 0, %18 ]
  %24 = getelementptr inbounds ptr, ptr %19, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds ptr, ptr %20, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i32 @cublasCtrsm_v2_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %25, i64 %9, ptr %27, i64 %11)
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp slt i64 %29, %12
  %31 = icmp eq i32 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %22, label %21

33:
  %34 = phi i32 [ %17, %15 ], [ %28, %21 ]
  ret i32 %34
}

define internal i32 @enzyme_cc.source.cublasDgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13, i32 %14) alwaysinline nounwind "enzyme-cc-source"="cublasDgemmBatched" {
  %16 = icmp slt i32 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i32 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %39

20:
  %21 = zext i32 %14 to i64
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %21)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %21)
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %21)
  br label %26

25:
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  tail call void @free(ptr nonnull %24)
  br label %39

26:
  %27 = phi i64 [ 0, %20 ], [ %35, %26 ]
  %28 = getelementptr inbounds ptr, ptr %22, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %23, i64 %27
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %24, i64 %27
  %33 = load ptr, ptr %32, align 8
  %34 = tail call i32 @cublasDgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %29, i32 %8, ptr %31, i32 %10, ptr %11, ptr %33, i32 %13)
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp ult i64 %35, %21
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %26, label %25

39:
  %40 = phi i32 [ %19, %17 ], [ %34, %25 ]
  ret i32 %40
}

define internal i32 @enzyme_cc.source.cublasDgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind "enzyme-cc-source"="cublasDgemmBatched_64" {
  %16 = icmp slt i64 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i64 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %38

20:
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %14)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %14)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %14)
  br label %25

24:
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  br label %38

25:
  %26 = phi i64 [ %34, %25 ], [ 0, %20 ]
  %27 = getelementptr inbounds ptr, ptr %21, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %22, i64 %26
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds ptr, ptr %23, i64 %26
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 @cublasDgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %28, i64 %8, ptr %30, i64 %10, ptr %11, ptr %32, i64 %13)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp slt i64 %34, %14
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %24

38:
  %39 = phi i32 [ %19, %17 ], [ %33, %24 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasDgemmStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cublasDgemmStridedBatched" {
  %19 = icmp slt i32 %17, 1
  br i1 %19, label %22, label %20

20:
  %21 = zext i32 %17 to i64
  br label %25

22:
  %23 = icmp eq i32 %17, 0
  %24 = select i1 %23, i32 0, i32 7
  br label %38

25:
  %26 = phi i64 [ 0, %20 ], [ %34, %25 ]
  %27 = mul nsw i64 %26, %9
  %28 = getelementptr inbounds double, ptr %7, i64 %27
  %29 = mul nsw i64 %26, %12
  %30 = getelementptr inbounds double, ptr %10, i64 %29
  %31 = mul nsw i64 %26, %16
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = tail call i32 @cublasDgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %28, i32 %8, ptr %30, i32 %11, ptr %13, ptr %32, i32 %15)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp ult i64 %34, %21
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %38

38:
  %39 = phi i32 [ %24, %22 ], [ %33, %25 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasDgemmStridedBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cublasDgemmStridedBatched_64" {
  %19 = icmp slt i64 %17, 1
  br i1 %19, label %20, label %23

20:
  %21 = icmp eq i64 %17, 0
  %22 = select i1 %21, i32 0, i32 7
  br label %36

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = mul nsw i64 %24, %9
  %26 = getelementptr inbounds double, ptr %7, i64 %25
  %27 = mul nsw i64 %24, %12
  %28 = getelementptr inbounds double, ptr %10, i64 %27
  %29 = mul nsw i64 %24, %16
  %30 = getelementptr inbounds double, ptr %14, i64 %29
  %31 = tail call i32 @cublasDgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %26, i64 %8, ptr %28, i64 %11, ptr %13, ptr %30, i64 %15)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %17
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %36

36:
  %37 = phi i32 [ %22, %20 ], [ %31, %23 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasDgemvBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasDgemvBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %37

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %19)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %24

23:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  br label %37

24:
  %25 = phi i64 [ 0, %18 ], [ %33, %24 ]
  %26 = getelementptr inbounds ptr, ptr %20, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds ptr, ptr %21, i64 %25
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %22, i64 %25
  %31 = load ptr, ptr %30, align 8
  %32 = tail call i32 @cublasDgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %27, i32 %6, ptr %29, i32 %8, ptr %9, ptr %31, i32 %11)
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp ult i64 %33, %19
  %35 = icmp eq i32 %32, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %24, label %23

37:
  %38 = phi i32 [ %17, %15 ], [ %32, %23 ]
  ret i32 %38
}

define internal i32 @enzyme_cc.source.cublasDgemvBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasDgemvBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %36

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %12)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %23

22:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %36

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = getelementptr inbounds ptr, ptr %19, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %20, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %21, i64 %24
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i32 @cublasDgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %26, i64 %6, ptr %28, i64 %8, ptr %9, ptr %30, i64 %11)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %12
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %22

36:
  %37 = phi i32 [ %17, %15 ], [ %31, %22 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasDgemvStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, i64 %7, ptr %8, i32 %9, i64 %10, ptr %11, ptr %12, i32 %13, i64 %14, i32 %15) alwaysinline nounwind "enzyme-cc-source"="cublasDgemvStridedBatched" {
  %17 = icmp slt i32 %15, 1
  br i1 %17, label %20, label %18

18:
  %19 = zext i32 %15 to i64
  br label %23

20:
  %21 = icmp eq i32 %15, 0
  %22 = select i1 %21, i32 0, i32 7
  br label %36

23:
  %24 = phi i64 [ 0, %18 ], [ %32, %23 ]
  %25 = mul nsw i64 %24, %7
  %26 = getelementptr inbounds double, ptr %5, i64 %25
  %27 = mul nsw i64 %24, %10
  %28 = getelementptr inbounds double, ptr %8, i64 %27
  %29 = mul nsw i64 %24, %14
  %30 = getelementptr inbounds double, ptr %12, i64 %29
  %31 = tail call i32 @cublasDgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %26, i32 %6, ptr %28, i32 %9, ptr %11, ptr %30, i32 %13)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp ult i64 %32, %19
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %36

36:
  %37 = phi i32 [ %22, %20 ], [ %31, %23 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasDgemvStridedBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, i64 %15) alwaysinline nounwind "enzyme-cc-source"="cublasDgemvStridedBatched_64" {
  %17 = icmp slt i64 %15, 1
  br i1 %17, label %18, label %21

18:
  %19 = icmp eq i64 %15, 0
  %20 = select i1 %19, i32 0, i32 7
  br label %34

21:
  %22 = phi i64 [ %30, %21 ], [ 0, %16 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = mul nsw i64 %22, %10
  %26 = getelementptr inbounds double, ptr %8, i64 %25
  %27 = mul nsw i64 %22, %14
  %28 = getelementptr inbounds double, ptr %12, i64 %27
  %29 = tail call i32 @cublasDgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %24, i64 %6, ptr %26, i64 %9, ptr %11, ptr %28, i64 %13)
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp slt i64 %30, %15
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %21, label %34

34:
  %35 = phi i32 [ %20, %18 ], [ %29, %21 ]
  ret i32 %35
}

define internal i32 @enzyme_cc.source.cublasDtrsmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasDtrsmBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %34

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %23

22:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %34

23:
  %24 = phi i64 [ 0, %18 ], [ %30, %23 ]
  %25 = getelementptr inbounds ptr, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %21, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @cublasDtrsm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %26, i32 %9, ptr %28, i32 %11)
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp ult i64 %30, %19
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %23, label %22

34:
  %35 = phi i32 [ %17, %15 ], [ %29, %22 ]
  ret i32 %35
}

define internal i32 @enzyme_cc.source.cublasDtrsmBatched_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasDtrsmBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %33

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %22

21:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  br label %33

22:
  %23 = phi i64 [ %29, %22 ], [ 0, %18 ]
  %24 = getelementptr inbounds ptr, ptr %19, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds ptr, ptr %20, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i32 @cublasDtrsm_v2_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %25, i64 %9, ptr %27, i64 %11)
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp slt i64 %29, %12
  %31 = icmp eq i32 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %22, label %21

33:
  %34 = phi i32 [ %17, %15 ], [ %28, %21 ]
  ret i32 %34
}

define internal i32 @enzyme_cc.source.cublasSgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13, i32 %14) alwaysinline nounwind "enzyme-cc-source"="cublasSgemmBatched" {
  %16 = icmp slt i32 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i32 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %39

20:
  %21 = zext i32 %14 to i64
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %21)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %21)
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %21)
  br label %26

25:
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  tail call void @free(ptr nonnull %24)
  br label %39

26:
  %27 = phi i64 [ 0, %20 ], [ %35, %26 ]
  %28 = getelementptr inbounds ptr, ptr %22, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %23, i64 %27
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %24, i64 %27
  %33 = load ptr, ptr %32, align 8
  %34 = tail call i32 @cublasSgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %29, i32 %8, ptr %31, i32 %10, ptr %11, ptr %33, i32 %13)
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp ult i64 %35, %21
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %26, label %25

39:
  %40 = phi i32 [ %19, %17 ], [ %34, %25 ]
  ret i32 %40
}

define internal i32 @enzyme_cc.source.cublasSgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind "enzyme-cc-source"="cublasSgemmBatched_64" {
  %16 = icmp slt i64 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i64 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %38

20:
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %14)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %14)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %14)
  br label %25

24:
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  br label %38

25:
  %26 = phi i64 [ %34, %25 ], [ 0, %20 ]
  %27 = getelementptr inbounds ptr, ptr %21, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %22, i64 %26
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds ptr, ptr %23, i64 %26
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 @cublasSgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %28, i64 %8, ptr %30, i64 %10, ptr %11, ptr %32, i64 %13)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp slt i64 %34, %14
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %24

38:
  %39 = phi i32 [ %19, %17 ], [ %33, %24 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasSgemmStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cublasSgemmStridedBatched" {
  %19 = icmp slt i32 %17, 1
  br i1 %19, label %22, label %20

20:
  %21 = zext i32 %17 to i64
  br label %25

22:
  %23 = icmp eq i32 %17, 0
  %24 = select i1 %23, i32 0, i32 7
  br label %38

25:
  %26 = phi i64 [ 0, %20 ], [ %34, %25 ]
  %27 = mul nsw i64 %26, %9
  %28 = getelementptr inbounds float, ptr %7, i64 %27
  %29 = mul nsw i64 %26, %12
  %30 = getelementptr inbounds float, ptr %10, i64 %29
  %31 = mul nsw i64 %26, %16
  %32 = getelementptr inbounds float, ptr %14, i64 %31
  %33 = tail call i32 @cublasSgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %28, i32 %8, ptr %30, i32 %11, ptr %13, ptr %32, i32 %15)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp ult i64 %34, %21
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %38

38:
  %39 = phi i32 [ %24, %22 ], [ %33, %25 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasSgemmStridedBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cublasSgemmStridedBatched_64" {
  %19 = icmp slt i64 %17, 1
  br i1 %19, label %20, label %23

20:
  %21 = icmp eq i64 %17, 0
  %22 = select i1 %21, i32 0, i32 7
  br label %36

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = mul nsw i64 %24, %9
  %26 = getelementptr inbounds float, ptr %7, i64 %25
  %27 = mul nsw i64 %24, %12
  %28 = getelementptr inbounds float, ptr %10, i64 %27
  %29 = mul nsw i64 %24, %16
  %30 = getelementptr inbounds float, ptr %14, i64 %29
  %31 = tail call i32 @cublasSgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %26, i64 %8, ptr %28, i64 %11, ptr %13, ptr %30, i64 %15)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %17
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %36

36:
  %37 = phi i32 [ %22, %20 ], [ %31, %23 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasSgemvBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasSgemvBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %37

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %19)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %24

23:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  br label %37

24:
  %25 = phi i64 [ 0, %18 ], [ %33, %24 ]
  %26 = getelementptr inbounds ptr, ptr %20, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds ptr, ptr %21, i64 %25
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %22, i64 %25
  %31 = load ptr, ptr %30, align 8
  %32 = tail call i32 @cublasSgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %27, i32 %6, ptr %29, i32 %8, ptr %9, ptr %31, i32 %11)
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp ult i64 %33, %19
  %35 = icmp eq i32 %32, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %24, label %23

37:
  %38 = phi i32 [ %17, %15 ], [ %32, %23 ]
  ret i32 %38
}

define internal i32 @enzyme_cc.source.cublasSgemvBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasSgemvBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %36

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %12)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %23

22:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %36

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = getelementptr inbounds ptr, ptr %19, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %20, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %21, i64 %24
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i32 @cublasSgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %26, i64 %6, ptr %28, i64 %8, ptr %9, ptr %30, i64 %11)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %12
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %22

36:
  %37 = phi i32 [ %17, %15 ], [ %31, %22 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasSgemvStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, i64 %7, ptr %8, i32 %9, i64 %10, ptr %11, ptr %12, i32 %13, i64 %14, i32 %15) alwaysinline nounwind "enzyme-cc-source"="cublasSgemvStridedBatched" {
  %17 = icmp slt i32 %15, 1
  br i1 %17, label %20, label %18

18:
  %19 = zext i32 %15 to i64
  br label %23

20:
  %21 = icmp eq i32 %15, 0
  %22 = select i1 %21, i32 0, i32 7
  br label %36

23:
  %24 = phi i64 [ 0, %18 ], [ %32, %23 ]
  %25 = mul nsw i64 %24, %7
  %26 = getelementptr inbounds float, ptr %5, i64 %25
  %27 = mul nsw i64 %24, %10
  %28 = getelementptr inbounds float, ptr %8, i64 %27
  %29 = mul nsw i64 %24, %14
  %30 = getelementptr inbounds float, ptr %12, i64 %29
  %31 = tail call i32 @cublasSgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %26, i32 %6, ptr %28, i32 %9, ptr %11, ptr %30, i32 %13)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp ult i64 %32, %19
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %36

36:
  %37 = phi i32 [ %22, %20 ], [ %31, %23 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasSgemvStridedBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, i64 %15) alwaysinline nounwind "enzyme-cc-source"="cublasSgemvStridedBatched_64" {
  %17 = icmp slt i64 %15, 1
  br i1 %17, label %18, label %21

18:
  %19 = icmp eq i64 %15, 0
  %20 = select i1 %19, i32 0, i32 7
  br label %34

21:
  %22 = phi i64 [ %30, %21 ], [ 0, %16 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr inbounds float, ptr %5, i64 %23
  %25 = mul nsw i64 %22, %10
  %26 = getelementptr inbounds float, ptr %8, i64 %25
  %27 = mul nsw i64 %22, %14
  %28 = getelementptr inbounds float, ptr %12, i64 %27
  %29 = tail call i32 @cublasSgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %24, i64 %6, ptr %26, i64 %9, ptr %11, ptr %28, i64 %13)
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp slt i64 %30, %15
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %21, label %34

34:
  %35 = phi i32 [ %20, %18 ], [ %29, %21 ]
  ret i32 %35
}

define internal i32 @enzyme_cc.source.cublasStrsmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasStrsmBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %34

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %23

22:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %34

23:
  %24 = phi i64 [ 0, %18 ], [ %30, %23 ]
  %25 = getelementptr inbounds ptr, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %21, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @cublasStrsm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %26, i32 %9, ptr %28, i32 %11)
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp ult i64 %30, %19
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %23, label %22

34:
  %35 = phi i32 [ %17, %15 ], [ %29, %22 ]
  ret i32 %35
}

define internal i32 @enzyme_cc.source.cublasStrsmBatched_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasStrsmBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %33

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %22

21:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  br label %33

22:
  %23 = phi i64 [ %29, %22 ], [ 0, %18 ]
  %24 = getelementptr inbounds ptr, ptr %19, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds ptr, ptr %20, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i32 @cublasStrsm_v2_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %25, i64 %9, ptr %27, i64 %11)
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp slt i64 %29, %12
  %31 = icmp eq i32 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %22, label %21

33:
  %34 = phi i32 [ %17, %15 ], [ %28, %21 ]
  ret i32 %34
}

define internal i32 @enzyme_cc.source.cublasZgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13, i32 %14) alwaysinline nounwind "enzyme-cc-source"="cublasZgemmBatched" {
  %16 = icmp slt i32 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i32 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %39

20:
  %21 = zext i32 %14 to i64
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %21)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %21)
  %24 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %21)
  br label %26

25:
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  tail call void @free(ptr nonnull %24)
  br label %39

26:
  %27 = phi i64 [ 0, %20 ], [ %35, %26 ]
  %28 = getelementptr inbounds ptr, ptr %22, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %23, i64 %27
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %24, i64 %27
  %33 = load ptr, ptr %32, align 8
  %34 = tail call i32 @cublasZgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %29, i32 %8, ptr %31, i32 %10, ptr %11, ptr %33, i32 %13)
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp ult i64 %35, %21
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %26, label %25

39:
  %40 = phi i32 [ %19, %17 ], [ %34, %25 ]
  ret i32 %40
}

define internal i32 @enzyme_cc.source.cublasZgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14) alwaysinline nounwind "enzyme-cc-source"="cublasZgemmBatched_64" {
  %16 = icmp slt i64 %14, 1
  br i1 %16, label %17, label %20

17:
  %18 = icmp eq i64 %14, 0
  %19 = select i1 %18, i32 0, i32 7
  br label %38

20:
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %14)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %9, i64 %14)
  %23 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %12, i64 %14)
  br label %25

24:
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  tail call void @free(ptr nonnull %23)
  br label %38

25:
  %26 = phi i64 [ %34, %25 ], [ 0, %20 ]
  %27 = getelementptr inbounds ptr, ptr %21, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %22, i64 %26
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds ptr, ptr %23, i64 %26
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 @cublasZgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %28, i64 %8, ptr %30, i64 %10, ptr %11, ptr %32, i64 %13)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp slt i64 %34, %14
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %24

38:
  %39 = phi i32 [ %19, %17 ], [ %33, %24 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasZgemmStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) alwaysinline nounwind "enzyme-cc-source"="cublasZgemmStridedBatched" {
  %19 = icmp slt i32 %17, 1
  br i1 %19, label %25, label %20

20:
  %21 = zext i32 %17 to i64
  %22 = shl i64 %9, 1
  %23 = shl i64 %12, 1
  %24 = shl i64 %16, 1
  br label %28

25:
  %26 = icmp eq i32 %17, 0
  %27 = select i1 %26, i32 0, i32 7
  br label %41

28:
  %29 = phi i64 [ 0, %20 ], [ %37, %28 ]
  %30 = mul i64 %22, %29
  %31 = getelementptr inbounds double, ptr %7, i64 %30
  %32 = mul i64 %23, %29
  %33 = getelementptr inbounds double, ptr %10, i64 %32
  %34 = mul i64 %24, %29
  %35 = getelementptr inbounds double, ptr %14, i64 %34
  %36 = tail call i32 @cublasZgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %31, i32 %8, ptr %33, i32 %11, ptr %13, ptr %35, i32 %15)
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp ult i64 %37, %21
  %39 = icmp eq i32 %36, 0
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %28, label %41

41:
  %42 = phi i32 [ %27, %25 ], [ %36, %28 ]
  ret i32 %42
}

define internal i32 @enzyme_cc.source.cublasZgemmStridedBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12, ptr %13, ptr %14, i64 %15, i64 %16, i64 %17) alwaysinline nounwind "enzyme-cc-source"="cublasZgemmStridedBatched_64" {
  %19 = icmp slt i64 %17, 1
  br i1 %19, label %24, label %20

20:
  %21 = shl i64 %9, 1
  %22 = shl i64 %12, 1
  %23 = shl i64 %16, 1
  br label %27

24:
  %25 = icmp eq i64 %17, 0
  %26 = select i1 %25, i32 0, i32 7
  br label %40

27:
  %28 = phi i64 [ 0, %20 ], [ %36, %27 ]
  %29 = mul i64 %21, %28
  %30 = getelementptr inbounds double, ptr %7, i64 %29
  %31 = mul i64 %22, %28
  %32 = getelementptr inbounds double, ptr %10, i64 %31
  %33 = mul i64 %23, %28
  %34 = getelementptr inbounds double, ptr %14, i64 %33
  %35 = tail call i32 @cublasZgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %30, i64 %8, ptr %32, i64 %11, ptr %13, ptr %34, i64 %15)
  %36 = add nuw nsw i64 %28, 1
  %37 = icmp slt i64 %36, %17
  %38 = icmp eq i32 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %27, label %40

40:
  %41 = phi i32 [ %26, %24 ], [ %35, %27 ]
  ret i32 %41
}

define internal i32 @enzyme_cc.source.cublasZgemvBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasZgemvBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %37

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %19)
  %22 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %24

23:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  tail call void @free(ptr nonnull %22)
  br label %37

24:
  %25 = phi i64 [ 0, %18 ], [ %33, %24 ]
  %26 = getelementptr inbounds ptr, ptr %20, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds ptr, ptr %21, i64 %25
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds ptr, ptr %22, i64 %25
  %31 = load ptr, ptr %30, align 8
  %32 = tail call i32 @cublasZgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %27, i32 %6, ptr %29, i32 %8, ptr %9, ptr %31, i32 %11)
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp ult i64 %33, %19
  %35 = icmp eq i32 %32, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %24, label %23

37:
  %38 = phi i32 [ %17, %15 ], [ %32, %23 ]
  ret i32 %38
}

define internal i32 @enzyme_cc.source.cublasZgemvBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasZgemvBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %36

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %5, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %7, i64 %12)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %23

22:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %36

23:
  %24 = phi i64 [ %32, %23 ], [ 0, %18 ]
  %25 = getelementptr inbounds ptr, ptr %19, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %20, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %21, i64 %24
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i32 @cublasZgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %26, i64 %6, ptr %28, i64 %8, ptr %9, ptr %30, i64 %11)
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp slt i64 %32, %12
  %34 = icmp eq i32 %31, 0
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %23, label %22

36:
  %37 = phi i32 [ %17, %15 ], [ %31, %22 ]
  ret i32 %37
}

define internal i32 @enzyme_cc.source.cublasZgemvStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, i64 %7, ptr %8, i32 %9, i64 %10, ptr %11, ptr %12, i32 %13, i64 %14, i32 %15) alwaysinline nounwind "enzyme-cc-source"="cublasZgemvStridedBatched" {
  %17 = icmp slt i32 %15, 1
  br i1 %17, label %23, label %18

18:
  %19 = zext i32 %15 to i64
  %20 = shl i64 %7, 1
  %21 = shl i64 %10, 1
  %22 = shl i64 %14, 1
  br label %26

23:
  %24 = icmp eq i32 %15, 0
  %25 = select i1 %24, i32 0, i32 7
  br label %39

26:
  %27 = phi i64 [ 0, %18 ], [ %35, %26 ]
  %28 = mul i64 %20, %27
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  %30 = mul i64 %21, %27
  %31 = getelementptr inbounds double, ptr %8, i64 %30
  %32 = mul i64 %22, %27
  %33 = getelementptr inbounds double, ptr %12, i64 %32
  %34 = tail call i32 @cublasZgemv_v2(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %29, i32 %6, ptr %31, i32 %9, ptr %11, ptr %33, i32 %13)
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp ult i64 %35, %19
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %26, label %39

39:
  %40 = phi i32 [ %25, %23 ], [ %34, %26 ]
  ret i32 %40
}

define internal i32 @enzyme_cc.source.cublasZgemvStridedBatched_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, i64 %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, i64 %15) alwaysinline nounwind "enzyme-cc-source"="cublasZgemvStridedBatched_64" {
  %17 = icmp slt i64 %15, 1
  br i1 %17, label %22, label %18

18:
  %19 = shl i64 %7, 1
  %20 = shl i64 %10, 1
  %21 = shl i64 %14, 1
  br label %25

22:
  %23 = icmp eq i64 %15, 0
  %24 = select i1 %23, i32 0, i32 7
  br label %38

25:
  %26 = phi i64 [ 0, %18 ], [ %34, %25 ]
  %27 = mul i64 %19, %26
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = mul i64 %20, %26
  %30 = getelementptr inbounds double, ptr %8, i64 %29
  %31 = mul i64 %21, %26
  %32 = getelementptr inbounds double, ptr %12, i64 %31
  %33 = tail call i32 @cublasZgemv_v2_64(ptr %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %28, i64 %6, ptr %30, i64 %9, ptr %11, ptr %32, i64 %13)
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp slt i64 %34, %15
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %25, label %38

38:
  %39 = phi i32 [ %24, %22 ], [ %33, %25 ]
  ret i32 %39
}

define internal i32 @enzyme_cc.source.cublasZtrsmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, i32 %12) alwaysinline nounwind "enzyme-cc-source"="cublasZtrsmBatched" {
  %14 = icmp slt i32 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i32 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %34

18:
  %19 = zext i32 %12 to i64
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %19)
  %21 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %19)
  br label %23

22:
  tail call void @free(ptr nonnull %20)
  tail call void @free(ptr nonnull %21)
  br label %34

23:
  %24 = phi i64 [ 0, %18 ], [ %30, %23 ]
  %25 = getelementptr inbounds ptr, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds ptr, ptr %21, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @cublasZtrsm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %26, i32 %9, ptr %28, i32 %11)
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp ult i64 %30, %19
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %23, label %22

34:
  %35 = phi i32 [ %17, %15 ], [ %29, %22 ]
  ret i32 %35
}

define internal i32 @enzyme_cc.source.cublasZtrsmBatched_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, i64 %12) alwaysinline nounwind "enzyme-cc-source"="cublasZtrsmBatched_64" {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %18

15:
  %16 = icmp eq i64 %12, 0
  %17 = select i1 %16, i32 0, i32 7
  br label %33

18:
  %19 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %8, i64 %12)
  %20 = tail call ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %10, i64 %12)
  br label %22

21:
  tail call void @free(ptr nonnull %19)
  tail call void @free(ptr nonnull %20)
  br label %33

22:
  %23 = phi i64 [ %29, %22 ], [ 0, %18 ]
  %24 = getelementptr inbounds ptr, ptr %19, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds ptr, ptr %20, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i32 @cublasZtrsm_v2_64(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %25, i64 %9, ptr %27, i64 %11)
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp slt i64 %29, %12
  %31 = icmp eq i32 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %22, label %21

33:
  %34 = phi i32 [ %17, %15 ], [ %28, %21 ]
  ret i32 %34
}

define internal ptr @enzyme_cc.source.__enzyme_cc.cublas.fetched(ptr %0, ptr %1, i64 %2) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.cublas.fetched" {
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = shl i64 %2, 3
  %6 = tail call ptr @malloc(i64 %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:
  %9 = call i32 @cublasGetStream_v2(ptr %0, ptr nonnull %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:
  call void @abort()
  br label %12

12:
  %13 = load ptr, ptr %4, align 8
  %14 = call i32 @cudaMemcpyAsync(ptr %6, ptr %1, i64 %5, i32 2, ptr %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:
  call void @abort()
  br label %17

17:
  %18 = load ptr, ptr %4, align 8
  %19 = call i32 @cudaStreamSynchronize(ptr %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  call void @abort()
  br label %22

22:
  ret ptr %6
}
