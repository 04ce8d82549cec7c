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

declare i32 @enzyme_cc_of_other_types_cublasCgemmEx(ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare i32 @enzyme_cc_of_other_types_cublasGemmBatchedEx(ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare i32 @enzyme_cc_of_other_types_cublasGemmEx(ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare i32 @enzyme_cc_of_other_types_cublasGemmStridedBatchedEx(ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

declare i32 @enzyme_cc_of_other_types_cublasSgemmEx(ptr, ptr, ptr, ptr, ptr, ptr) nounwind willreturn

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

define internal i32 @enzyme_cc.source.cublasCgemmEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16) alwaysinline nounwind "enzyme-cc-source"="cublasCgemmEx" {
  %18 = icmp eq i32 %8, 4
  %19 = icmp eq i32 %11, 4
  %20 = and i1 %18, %19
  %21 = icmp eq i32 %15, 4
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %25

23:
  %24 = tail call i32 @cublasCgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16)
  br label %27

25:
  %26 = tail call i32 @enzyme_cc_of_other_types_cublasCgemmEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %27

27:
  %28 = phi i32 [ %24, %23 ], [ %26, %25 ]
  ret i32 %28
}

define internal i32 @enzyme_cc.source.cublasCgemmEx_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16) alwaysinline nounwind "enzyme-cc-source"="cublasCgemmEx_64" {
  %18 = icmp eq i32 %8, 4
  %19 = icmp eq i32 %11, 4
  %20 = and i1 %18, %19
  %21 = icmp eq i32 %15, 4
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %25

23:
  %24 = tail call i32 @cublasCgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16)
  br label %27

25:
  %26 = tail call i32 @enzyme_cc_of_other_types_cublasCgemmEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %27

27:
  %28 = phi i32 [ %24, %23 ], [ %26, %25 ]
  ret i32 %28
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

define internal i32 @enzyme_cc.source.cublasGemmBatchedEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17, i32 %18, i32 %19) alwaysinline nounwind "enzyme-cc-source"="cublasGemmBatchedEx" {
  %21 = or i32 %11, %8
  %22 = or i32 %21, %15
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %26

24:
  %25 = tail call i32 @enzyme_cc.source.cublasSgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16, i32 %17)
  br label %52

26:
  %27 = icmp eq i32 %8, 1
  %28 = icmp eq i32 %11, 1
  %29 = and i1 %27, %28
  %30 = icmp eq i32 %15, 1
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @enzyme_cc.source.cublasDgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16, i32 %17)
  br label %52

34:
  %35 = icmp eq i32 %8, 4
  %36 = icmp eq i32 %11, 4
  %37 = and i1 %35, %36
  %38 = icmp eq i32 %15, 4
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %42

40:
  %41 = tail call i32 @enzyme_cc.source.cublasCgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16, i32 %17)
  br label %52

42:
  %43 = icmp eq i32 %8, 5
  %44 = icmp eq i32 %11, 5
  %45 = and i1 %43, %44
  %46 = icmp eq i32 %15, 5
  %47 = and i1 %45, %46
  br i1 %47, label %48, label %50

48:
  %49 = tail call i32 @enzyme_cc.source.cublasZgemmBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16, i32 %17)
  br label %52

50:
  %51 = tail call i32 @enzyme_cc_of_other_types_cublasGemmBatchedEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %52

52:
  %53 = phi i32 [ %25, %24 ], [ %33, %32 ], [ %41, %40 ], [ %49, %48 ], [ %51, %50 ]
  ret i32 %53
}

define internal i32 @enzyme_cc.source.cublasGemmBatchedEx_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i64 %17, i32 %18, i32 %19) alwaysinline nounwind "enzyme-cc-source"="cublasGemmBatchedEx_64" {
  %21 = or i32 %11, %8
  %22 = or i32 %21, %15
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %26

24:
  %25 = tail call i32 @enzyme_cc.source.cublasSgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16, i64 %17)
  br label %52

26:
  %27 = icmp eq i32 %8, 1
  %28 = icmp eq i32 %11, 1
  %29 = and i1 %27, %28
  %30 = icmp eq i32 %15, 1
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %34

32:
  %33 = tail call i32 @enzyme_cc.source.cublasDgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16, i64 %17)
  br label %52

34:
  %35 = icmp eq i32 %8, 4
  %36 = icmp eq i32 %11, 4
  %37 = and i1 %35, %36
  %38 = icmp eq i32 %15, 4
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %42

40:
  %41 = tail call i32 @enzyme_cc.source.cublasCgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16, i64 %17)
  br label %52

42:
  %43 = icmp eq i32 %8, 5
  %44 = icmp eq i32 %11, 5
  %45 = and i1 %43, %44
  %46 = icmp eq i32 %15, 5
  %47 = and i1 %45, %46
  br i1 %47, label %48, label %50

48:
  %49 = tail call i32 @enzyme_cc.source.cublasZgemmBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16, i64 %17)
  br label %52

50:
  %51 = tail call i32 @enzyme_cc_of_other_types_cublasGemmBatchedEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %52

52:
  %53 = phi i32 [ %25, %24 ], [ %33, %32 ], [ %41, %40 ], [ %49, %48 ], [ %51, %50 ]
  ret i32 %53
}

define internal i32 @enzyme_cc.source.cublasGemmEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17, i32 %18) alwaysinline nounwind "enzyme-cc-source"="cublasGemmEx" {
  %20 = or i32 %11, %8
  %21 = or i32 %20, %15
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = tail call i32 @cublasSgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16)
  br label %51

25:
  %26 = icmp eq i32 %8, 1
  %27 = icmp eq i32 %11, 1
  %28 = and i1 %26, %27
  %29 = icmp eq i32 %15, 1
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %33

31:
  %32 = tail call i32 @cublasDgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16)
  br label %51

33:
  %34 = icmp eq i32 %8, 4
  %35 = icmp eq i32 %11, 4
  %36 = and i1 %34, %35
  %37 = icmp eq i32 %15, 4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %41

39:
  %40 = tail call i32 @cublasCgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16)
  br label %51

41:
  %42 = icmp eq i32 %8, 5
  %43 = icmp eq i32 %11, 5
  %44 = and i1 %42, %43
  %45 = icmp eq i32 %15, 5
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %49

47:
  %48 = tail call i32 @cublasZgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16)
  br label %51

49:
  %50 = tail call i32 @enzyme_cc_of_other_types_cublasGemmEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %51

51:
  %52 = phi i32 [ %24, %23 ], [ %32, %31 ], [ %40, %39 ], [ %48, %47 ], [ %50, %49 ]
  ret i32 %52
}

define internal i32 @enzyme_cc.source.cublasGemmEx_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17, i32 %18) alwaysinline nounwind "enzyme-cc-source"="cublasGemmEx_64" {
  %20 = or i32 %11, %8
  %21 = or i32 %20, %15
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = tail call i32 @cublasSgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16)
  br label %51

25:
  %26 = icmp eq i32 %8, 1
  %27 = icmp eq i32 %11, 1
  %28 = and i1 %26, %27
  %29 = icmp eq i32 %15, 1
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %33

31:
  %32 = tail call i32 @cublasDgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16)
  br label %51

33:
  %34 = icmp eq i32 %8, 4
  %35 = icmp eq i32 %11, 4
  %36 = and i1 %34, %35
  %37 = icmp eq i32 %15, 4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %41

39:
  %40 = tail call i32 @cublasCgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16)
  br label %51

41:
  %42 = icmp eq i32 %8, 5
  %43 = icmp eq i32 %11, 5
  %44 = and i1 %42, %43
  %45 = icmp eq i32 %15, 5
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %49

47:
  %48 = tail call i32 @cublasZgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16)
  br label %51

49:
  %50 = tail call i32 @enzyme_cc_of_other_types_cublasGemmEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %51

51:
  %52 = phi i32 [ %24, %23 ], [ %32, %31 ], [ %40, %39 ], [ %48, %47 ], [ %50, %49 ]
  ret i32 %52
}

define internal i32 @enzyme_cc.source.cublasGemmStridedBatchedEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13, i64 %14, ptr %15, ptr %16, i32 %17, i32 %18, i64 %19, i32 %20, i32 %21, i32 %22) alwaysinline nounwind "enzyme-cc-source"="cublasGemmStridedBatchedEx" {
  %24 = or i32 %12, %8
  %25 = or i32 %24, %17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %47

27:
  %28 = icmp slt i32 %20, 1
  br i1 %28, label %31, label %29

29:
  %30 = zext i32 %20 to i64
  br label %34

31:
  %32 = icmp eq i32 %20, 0
  %33 = select i1 %32, i32 0, i32 7
  br label %91

34:
  %35 = phi i64 [ 0, %29 ], [ %43, %34 ]
  %36 = mul nsw i64 %35, %10
  %37 = getelementptr inbounds float, ptr %7, i64 %36
  %38 = mul nsw i64 %35, %14
  %39 = getelementptr inbounds float, ptr %11, i64 %38
  %40 = mul nsw i64 %35, %19
  %41 = getelementptr inbounds float, ptr %16, i64 %40
  %42 = tail call i32 @cublasSgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %37, i32 %9, ptr %39, i32 %13, ptr %15, ptr %41, i32 %18)
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp ult i64 %43, %30
  %45 = icmp eq i32 %42, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %34, label %91

47:
  %48 = icmp eq i32 %8, 1
  %49 = icmp eq i32 %12, 1
  %50 = and i1 %48, %49
  %51 = icmp eq i32 %17, 1
  %52 = and i1 %50, %51
  br i1 %52, label %53, label %73

53:
  %54 = icmp slt i32 %20, 1
  br i1 %54, label %57, label %55

55:
  %56 = zext i32 %20 to i64
  br label %60

57:
  %58 = icmp eq i32 %20, 0
  %59 = select i1 %58, i32 0, i32 7
  br label %91

60:
  %61 = phi i64 [ 0, %55 ], [ %69, %60 ]
  %62 = mul nsw i64 %61, %10
  %63 = getelementptr inbounds double, ptr %7, i64 %62
  %64 = mul nsw i64 %61, %14
  %65 = getelementptr inbounds double, ptr %11, i64 %64
  %66 = mul nsw i64 %61, %19
  %67 = getelementptr inbounds double, ptr %16, i64 %66
  %68 = tail call i32 @cublasDgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %63, i32 %9, ptr %65, i32 %13, ptr %15, ptr %67, i32 %18)
  %69 = add nuw nsw i64 %61, 1
  %70 = icmp ult i64 %69, %56
  %71 = icmp eq i32 %68, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %60, label %91

73:
  %74 = icmp eq i32 %8, 4
  %75 = icmp eq i32 %12, 4
  %76 = and i1 %74, %75
  %77 = icmp eq i32 %17, 4
  %78 = and i1 %76, %77
  br i1 %78, label %79, label %81

79:
  %80 = tail call i32 @enzyme_cc.source.cublasCgemmStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, i64 %10, ptr %11, i32 %13, i64 %14, ptr %15, ptr %16, i32 %18, i64 %19, i32 %20)
  br label %91

81:
  %82 = icmp eq i32 %8, 5
  %83 = icmp eq i32 %12, 5
  %84 = and i1 %82, %83
  %85 = icmp eq i32 %17, 5
  %86 = and i1 %84, %85
  br i1 %86, label %87, label %89

87:
  %88 = tail call i32 @enzyme_cc.source.cublasZgemmStridedBatched(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, i64 %10, ptr %11, i32 %13, i64 %14, ptr %15, ptr %16, i32 %18, i64 %19, i32 %20)
  br label %91

89:
  %90 = tail call i32 @enzyme_cc_of_other_types_cublasGemmStridedBatchedEx(ptr %0, ptr %6, ptr %7, ptr %11, ptr %15, ptr %16)
  br label %91

91:
  %92 = phi i32 [ %80, %79 ], [ %88, %87 ], [ %90, %89 ], [ %33, %31 ], [ %59, %57 ], [ %42, %34 ], [ %68, %60 ]
  ret i32 %92
}

define internal i32 @enzyme_cc.source.cublasGemmStridedBatchedEx_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, i64 %10, ptr %11, i32 %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, i64 %19, i64 %20, i32 %21, i32 %22) alwaysinline nounwind "enzyme-cc-source"="cublasGemmStridedBatchedEx_64" {
  %24 = or i32 %12, %8
  %25 = or i32 %24, %17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %45

27:
  %28 = icmp slt i64 %20, 1
  br i1 %28, label %29, label %32

29:
  %30 = icmp eq i64 %20, 0
  %31 = select i1 %30, i32 0, i32 7
  br label %87

32:
  %33 = phi i64 [ %41, %32 ], [ 0, %27 ]
  %34 = mul nsw i64 %33, %10
  %35 = getelementptr inbounds float, ptr %7, i64 %34
  %36 = mul nsw i64 %33, %14
  %37 = getelementptr inbounds float, ptr %11, i64 %36
  %38 = mul nsw i64 %33, %19
  %39 = getelementptr inbounds float, ptr %16, i64 %38
  %40 = tail call i32 @cublasSgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %35, i64 %9, ptr %37, i64 %13, ptr %15, ptr %39, i64 %18)
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp slt i64 %41, %20
  %43 = icmp eq i32 %40, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %32, label %87

45:
  %46 = icmp eq i32 %8, 1
  %47 = icmp eq i32 %12, 1
  %48 = and i1 %46, %47
  %49 = icmp eq i32 %17, 1
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %69

51:
  %52 = icmp slt i64 %20, 1
  br i1 %52, label %53, label %56

53:
  %54 = icmp eq i64 %20, 0
  %55 = select i1 %54, i32 0, i32 7
  br label %87

56:
  %57 = phi i64 [ %65, %56 ], [ 0, %51 ]
  %58 = mul nsw i64 %57, %10
  %59 = getelementptr inbounds double, ptr %7, i64 %58
  %60 = mul nsw i64 %57, %14
  %61 = getelementptr inbounds double, ptr %11, i64 %60
  %62 = mul nsw i64 %57, %19
  %63 = getelementptr inbounds double, ptr %16, i64 %62
  %64 = tail call i32 @cublasDgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %59, i64 %9, ptr %61, i64 %13, ptr %15, ptr %63, i64 %18)
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp slt i64 %65, %20
  %67 = icmp eq i32 %64, 0
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %56, label %87

69:
  %70 = icmp eq i32 %8, 4
  %71 = icmp eq i32 %12, 4
  %72 = and i1 %70, %71
  %73 = icmp eq i32 %17, 4
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %77

75:
  %76 = tail call i32 @enzyme_cc.source.cublasCgemmStridedBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, i64 %10, ptr %11, i64 %13, i64 %14, ptr %15, ptr %16, i64 %18, i64 %19, i64 %20)
  br label %87

77:
  %78 = icmp eq i32 %8, 5
  %79 = icmp eq i32 %12, 5
  %80 = and i1 %78, %79
  %81 = icmp eq i32 %17, 5
  %82 = and i1 %80, %81
  br i1 %82, label %83, label %85

83:
  %84 = tail call i32 @enzyme_cc.source.cublasZgemmStridedBatched_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, i64 %10, ptr %11, i64 %13, i64 %14, ptr %15, ptr %16, i64 %18, i64 %19, i64 %20)
  br label %87

85:
  %86 = tail call i32 @enzyme_cc_of_other_types_cublasGemmStridedBatchedEx(ptr %0, ptr %6, ptr %7, ptr %11, ptr %15, ptr %16)
  br label %87

87:
  %88 = phi i32 [ %76, %75 ], [ %84, %83 ], [ %86, %85 ], [ %31, %29 ], [ %55, %53 ], [ %40, %32 ], [ %64, %56 ]
  ret i32 %88
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

define internal i32 @enzyme_cc.source.cublasSgemmEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16) alwaysinline nounwind "enzyme-cc-source"="cublasSgemmEx" {
  %18 = or i32 %11, %8
  %19 = or i32 %18, %15
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = tail call i32 @cublasSgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %9, ptr %10, i32 %12, ptr %13, ptr %14, i32 %16)
  br label %25

23:
  %24 = tail call i32 @enzyme_cc_of_other_types_cublasSgemmEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %25

25:
  %26 = phi i32 [ %22, %21 ], [ %24, %23 ]
  ret i32 %26
}

define internal i32 @enzyme_cc.source.cublasSgemmEx_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16) alwaysinline nounwind "enzyme-cc-source"="cublasSgemmEx_64" {
  %18 = or i32 %11, %8
  %19 = or i32 %18, %15
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = tail call i32 @cublasSgemm_v2_64(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %13, ptr %14, i64 %16)
  br label %25

23:
  %24 = tail call i32 @enzyme_cc_of_other_types_cublasSgemmEx(ptr %0, ptr %6, ptr %7, ptr %10, ptr %13, ptr %14)
  br label %25

25:
  %26 = phi i32 [ %22, %21 ], [ %24, %23 ]
  ret i32 %26
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
