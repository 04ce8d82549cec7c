; Written by .ci/runtime.py from the C in launch/, with clang-16.

@__enzyme_cc.cuda..str = private constant [48 x i8] c"cuBLAS does not say where it takes numbers from\00", align 1

@__enzyme_cc.cuda..str.1 = private constant [34 x i8] c"create the handle by cublasCreate\00", align 1

@__enzyme_cc.cuda..str.10 = private constant [91 x i8] c"allocate the memory by cudaMalloc, cudaMallocManaged or cudaMallocHost, or by those of HIP\00", align 1

@__enzyme_cc.cuda..str.11 = private constant [11 x i8] c"cudaMemcpy\00", align 1

@__enzyme_cc.cuda..str.12 = private constant [64 x i8] c"it is not known what numbers are copied here: floats or doubles\00", align 1

@__enzyme_cc.cuda..str.13 = private constant [68 x i8] c"copy an array of one type, that of the numbers, and compile with -g\00", align 1

@__enzyme_cc.cuda..str.14 = private constant [80 x i8] c"a kernel is launched that was not known when the host's code was differentiated\00", align 1

@__enzyme_cc.cuda..str.15 = private constant [51 x i8] c"launch it by its name, in the file that defines it\00", align 1

@__enzyme_cc.cuda..str.16 = private constant [37 x i8] c"a kernel has more than 128 arguments\00", align 1

@__enzyme_cc.cuda..str.17 = private constant [14 x i8] c"pass a struct\00", align 1

@__enzyme_cc.cuda..str.18 = private constant [81 x i8] c"an address in memory leads a kernel to an allocation that the device cannot tell\00", align 1

@__enzyme_cc.cuda..str.19 = private constant [84 x i8] c"allocate that memory where it is differentiated, or pass it to the kernel by itself\00", align 1

@__enzyme_cc.cuda..str.2 = private constant [45 x i8] c"cuBLAS does not take numbers from the device\00", align 1

@__enzyme_cc.cuda..str.20 = private constant [59 x i8] c"the device has no memory for a copy of what is overwritten\00", align 1

@__enzyme_cc.cuda..str.21 = private constant [77 x i8] c"allocate in parts what a kernel overwrites, or checkpoint the loop around it\00", align 1

@__enzyme_cc.cuda..str.22 = private constant [39 x i8] c"enzyme-cc: %s: %s\0Aenzyme-cc: note: %s\0A\00", align 1

@__enzyme_cc.cuda..str.23 = private constant [37 x i8] c"cuBLAS has no stream for this handle\00", align 1

@__enzyme_cc.cuda..str.24 = private constant [26 x i8] c"create it by cublasCreate\00", align 1

@__enzyme_cc.cuda..str.25 = private constant [37 x i8] c"the derivative's own calls failed so\00", align 1

@__enzyme_cc.cuda..str.26 = private constant [14 x i8] c"out of memory\00", align 1

@__enzyme_cc.cuda..str.3 = private constant [53 x i8] c"the device has no memory for what a derivative keeps\00", align 1

@__enzyme_cc.cuda..str.4 = private constant [27 x i8] c"differentiate less at once\00", align 1

@__enzyme_cc.cuda..str.5 = private constant [64 x i8] c"launches and copies have derivatives in one direction at a time\00", align 1

@__enzyme_cc.cuda..str.6 = private constant [38 x i8] c"ask for one direction after the other\00", align 1

@__enzyme_cc.cuda..str.7 = private constant [24 x i8] c"cuMemGetAddressRange_v2\00", align 1

@__enzyme_cc.cuda..str.8 = private constant [13 x i8] c"libcuda.so.1\00", align 1

@__enzyme_cc.cuda..str.9 = private constant [70 x i8] c"a kernel gets an address that is in no allocation known to the device\00", align 1

@__enzyme_cc_cuda_shared = linkonce_odr hidden global { i32, ptr, ptr, i32, i32, i32, i64 } zeroinitializer, align 8

define internal void @__enzyme_cc.cuda.add(ptr nocapture %0, ptr nocapture readonly %1, i64 %2, i32 %3, ptr %4) {
  switch i32 %3, label %30 [
    i32 2, label %8
    i32 1, label %6
  ]

6:
  %7 = icmp ult i64 %2, 4
  br i1 %7, label %46, label %20

8:
  %9 = icmp ult i64 %2, 8
  br i1 %9, label %46, label %10

10:
  %11 = phi i64 [ %18, %10 ], [ 8, %8 ]
  %12 = phi i64 [ %11, %10 ], [ 0, %8 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = fadd double %14, %16
  store double %17, ptr %15, align 8
  %18 = add nuw i64 %11, 8
  %19 = icmp ugt i64 %18, %2
  br i1 %19, label %46, label %10

20:
  %21 = phi i64 [ %28, %20 ], [ 4, %6 ]
  %22 = phi i64 [ %21, %20 ], [ 0, %6 ]
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %0, i64 %22
  %26 = load float, ptr %25, align 4
  %27 = fadd float %24, %26
  store float %27, ptr %25, align 4
  %28 = add nuw i64 %21, 4
  %29 = icmp ugt i64 %28, %2
  br i1 %29, label %46, label %20

30:
  %31 = icmp eq i64 %2, 0
  br i1 %31, label %46, label %32

32:
  %33 = load i8, ptr %1, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %35, label %45

35:
  %36 = phi i64 [ %37, %39 ], [ 0, %32 ]
  %37 = add nuw i64 %36, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %43, label %39

39:
  %40 = getelementptr inbounds i8, ptr %1, i64 %37
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %35, label %43

43:
  %44 = icmp ult i64 %37, %2
  br i1 %44, label %45, label %46

45:
  tail call void @__enzyme_cc.cuda.stop(ptr %4, ptr nonnull @__enzyme_cc.cuda..str.12, ptr nonnull @__enzyme_cc.cuda..str.13)
  unreachable

46:
  ret void
}

define internal ptr @__enzyme_cc.cuda.begin(ptr %0, ptr %1) {
  %3 = tail call ptr @__enzyme_cc.cuda.room(i64 176, ptr %1)
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 1
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 2
  %6 = tail call i32 @cudaGetDevice(ptr nonnull %5)
  %7 = load i64, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  ret ptr %3
}

define internal void @__enzyme_cc.cuda.begin_back(ptr nocapture readonly %0) {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 2
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %2, align 4
  %5 = call i32 @cudaGetDevice(ptr nonnull %2)
  %6 = load i32, ptr %2, align 4
  %7 = load i32, ptr %3, align 8
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %11, label %9

9:
  %10 = call i32 @cudaSetDevice(i32 %7)
  br label %11

11:
  %12 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:
  %15 = call i32 @cudaDeviceSynchronize()
  br label %16

16:
  store i32 0, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  ret void
}

define internal ptr @__enzyme_cc.cuda.block_of(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 0, ptr %4, align 8
  %5 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %24, label %7

7:
  %8 = phi ptr [ %22, %21 ], [ %5, %2 ]
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 5
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ugt ptr %14, %0
  br i1 %15, label %21, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = icmp ugt ptr %19, %0
  br i1 %20, label %69, label %21

21:
  %22 = load ptr, ptr %8, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %7

24:
  %25 = load ptr, ptr @__enzyme_cc.cuda.range_of.range, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %40

27:
  %28 = tail call ptr @dlsym(ptr null, ptr nonnull @__enzyme_cc.cuda..str.7)
  store ptr %28, ptr @__enzyme_cc.cuda.range_of.range, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %40

30:
  %31 = tail call ptr @dlopen(ptr nonnull @__enzyme_cc.cuda..str.8, i32 1)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %35, label %33

33:
  %34 = tail call ptr @dlsym(ptr nonnull %31, ptr nonnull @__enzyme_cc.cuda..str.7)
  store ptr %34, ptr @__enzyme_cc.cuda.range_of.range, align 8
  br label %37

35:
  %36 = load ptr, ptr @__enzyme_cc.cuda.range_of.range, align 8
  br label %37

37:
  %38 = phi ptr [ %36, %35 ], [ %34, %33 ]
  %39 = icmp eq ptr %38, null
  br i1 %39, label %69, label %40

40:
  %41 = phi ptr [ %38, %37 ], [ %28, %27 ], [ %25, %24 ]
  %42 = call i32 %41(ptr nonnull %3, ptr nonnull %4, ptr %0)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %69

44:
  %45 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %62, label %47

47:
  %48 = load ptr, ptr %3, align 8
  %49 = load i64, ptr %4, align 8
  br label %50

50:
  %51 = phi ptr [ %45, %47 ], [ %60, %59 ]
  %52 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %51, i64 0, i32 1
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, %48
  br i1 %54, label %55, label %59

55:
  %56 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %51, i64 0, i32 2
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, %49
  br i1 %58, label %69, label %59

59:
  %60 = load ptr, ptr %51, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %50

62:
  %63 = call ptr @__enzyme_cc.cuda.room(i64 56, ptr %1)
  %64 = load ptr, ptr %3, align 8
  %65 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %63, i64 0, i32 1
  store ptr %64, ptr %65, align 8
  %66 = load i64, ptr %4, align 8
  %67 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %63, i64 0, i32 2
  store i64 %66, ptr %67, align 8
  %68 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %68, ptr %63, align 8
  store ptr %63, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  br label %69

69:
  %70 = phi ptr [ %63, %62 ], [ null, %40 ], [ null, %37 ], [ %51, %55 ], [ %8, %16 ]
  ret ptr %70
}

define internal void @__enzyme_cc.cuda.check(i32 %0, ptr %1) {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %6, label %4

4:
  %5 = tail call ptr @cudaGetErrorString(i32 %0)
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr %5, ptr nonnull @__enzyme_cc.cuda..str.25)
  unreachable

6:
  ret void
}

define internal void @__enzyme_cc.cuda.clear_rows(ptr nocapture readonly %0, ptr %1, i64 %2, i32 %3) {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %29, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 10
  br label %20

12:
  %13 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 10
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 11
  %16 = load i64, ptr %15, align 8
  %17 = tail call i32 @cudaMemset2D(ptr %1, i64 %2, i32 0, i64 %14, i64 %16)
  %18 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %17, ptr %19)
  br label %29

20:
  %21 = phi i64 [ 0, %10 ], [ %26, %20 ]
  %22 = mul i64 %21, %2
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i64, ptr %11, align 8
  %25 = tail call ptr @memset(ptr %23, i32 0, i64 %24)
  %26 = add nuw i64 %21, 1
  %27 = load i64, ptr %7, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %20, label %29

29:
  ret void
}

define internal void @__enzyme_cc.cuda.copy_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 15
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, -3
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 2
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 6
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %82, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 12
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, -1
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %50, label %17

17:
  %18 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %19, ptr %21)
  %23 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:
  %27 = load ptr, ptr %20, align 8
  %28 = tail call ptr @__enzyme_cc.cuda.block_of(ptr nonnull %24, ptr %27)
  br label %29

29:
  %30 = phi ptr [ %28, %26 ], [ null, %17 ]
  %31 = icmp eq ptr %22, null
  br i1 %31, label %35, label %32

32:
  %33 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %22, i64 0, i32 3
  %34 = load i32, ptr %33, align 8
  br label %35

35:
  %36 = phi i32 [ %34, %32 ], [ 0, %29 ]
  %37 = icmp eq ptr %30, null
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %30, i64 0, i32 3
  %40 = load i32, ptr %39, align 8
  br label %41

41:
  %42 = phi i32 [ %40, %38 ], [ 0, %35 ]
  %43 = or i32 %42, %36
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:
  %46 = load i32, ptr %13, align 8
  br label %47

47:
  %48 = phi i32 [ %46, %45 ], [ %43, %41 ]
  %49 = icmp eq i32 %48, 4
  br i1 %49, label %82, label %50

50:
  %51 = phi i32 [ %48, %47 ], [ %14, %12 ]
  %52 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 7
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 8
  %57 = load i64, ptr %56, align 8
  br i1 %54, label %81, label %58

58:
  %59 = tail call ptr @__enzyme_cc.cuda.rows(ptr nonnull %0, ptr %55, i64 %57, i32 %6)
  %60 = load ptr, ptr %52, align 8
  %61 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 9
  %62 = load i64, ptr %61, align 8
  %63 = tail call ptr @__enzyme_cc.cuda.rows(ptr nonnull %0, ptr %60, i64 %62, i32 %8)
  %64 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 10
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 11
  %67 = load i64, ptr %66, align 8
  %68 = mul i64 %67, %65
  %69 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %70 = load ptr, ptr %69, align 8
  tail call void @__enzyme_cc.cuda.add(ptr %63, ptr %59, i64 %68, i32 %51, ptr %70)
  %71 = load ptr, ptr %9, align 8
  %72 = load i64, ptr %56, align 8
  tail call void @__enzyme_cc.cuda.clear_rows(ptr nonnull %0, ptr %71, i64 %72, i32 %6)
  %73 = load ptr, ptr %52, align 8
  %74 = load i64, ptr %61, align 8
  %75 = xor i1 %7, true
  %76 = zext i1 %75 to i32
  %77 = load i64, ptr %64, align 8
  %78 = load i64, ptr %66, align 8
  %79 = tail call i32 @cudaMemcpy2D(ptr %73, i64 %74, ptr %63, i64 %77, i64 %77, i64 %78, i32 %76)
  %80 = load ptr, ptr %69, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %79, ptr %80)
  tail call void @free(ptr %63)
  tail call void @free(ptr %59)
  br label %82

81:
  tail call void @__enzyme_cc.cuda.clear_rows(ptr nonnull %0, ptr %55, i64 %57, i32 %6)
  br label %82

82:
  tail call void @__enzyme_cc.cuda.put_back(ptr nonnull %0)
  tail call void @__enzyme_cc.cuda.end(ptr nonnull %0)
  ret void
}

define internal i32 @__enzyme_cc.cuda.direction(ptr %0, ptr %1, i32 %2) {
  %4 = icmp eq i32 %2, 4
  br i1 %4, label %5, label %13

5:
  %6 = tail call i32 @__enzyme_cc.cuda.place_of(ptr %1)
  %7 = icmp ult i32 %6, 2
  %8 = select i1 %7, i32 0, i32 2
  %9 = tail call i32 @__enzyme_cc.cuda.place_of(ptr %0)
  %10 = icmp ugt i32 %9, 1
  %11 = zext i1 %10 to i32
  %12 = or i32 %8, %11
  br label %13

13:
  %14 = phi i32 [ %12, %5 ], [ %2, %3 ]
  ret i32 %14
}

define internal void @__enzyme_cc.cuda.end(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %13, label %5

5:
  %6 = phi ptr [ %11, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %2, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %6, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @cudaFree(ptr %9)
  tail call void @free(ptr nonnull %6)
  %11 = load ptr, ptr %2, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %5

13:
  %14 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 17
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr %15)
  %16 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 18
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr %17)
  %18 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 19
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr %19)
  tail call void @free(ptr nonnull %0)
  %20 = load i64, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  %21 = add nsw i64 %20, -1
  store i64 %21, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %56

23:
  %24 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %55, label %26

26:
  %27 = phi ptr [ %28, %53 ], [ %24, %23 ]
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %27, i64 0, i32 5
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %53

32:
  %33 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %27, i64 0, i32 6
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:
  %37 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %27, i64 0, i32 8
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %27, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = tail call i32 %38(ptr %40)
  br label %42

42:
  br label %43

43:
  %44 = phi ptr [ %45, %43 ], [ getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), %42 ]
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  %47 = icmp eq ptr %45, %27
  %48 = or i1 %46, %47
  br i1 %48, label %49, label %43

49:
  br i1 %46, label %52, label %50

50:
  %51 = load ptr, ptr %27, align 8
  store ptr %51, ptr %44, align 8
  br label %52

52:
  tail call void @free(ptr nonnull %27)
  br label %53

53:
  %54 = icmp eq ptr %28, null
  br i1 %54, label %55, label %26

55:
  store i32 0, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  br label %56

56:
  ret void
}

define internal void @__enzyme_cc.cuda.follow(ptr nocapture %0, ptr %1) {
  %3 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %38

6:
  store i32 1, ptr %3, align 8
  %7 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 8
  %10 = tail call ptr @__enzyme_cc.cuda.room(i64 %9, ptr %1)
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %7, align 8
  %14 = tail call i32 @cudaMemcpy(ptr %10, ptr %12, i64 %13, i32 4)
  tail call void @__enzyme_cc.cuda.check(i32 %14, ptr %1)
  %15 = load i64, ptr %7, align 8
  %16 = icmp ult i64 %15, 8
  br i1 %16, label %17, label %18

17:
  tail call void @free(ptr %10)
  br label %38

18:
  %19 = phi i64 [ %34, %33 ], [ 0, %6 ]
  %20 = getelementptr inbounds i64, ptr %10, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = add i64 %21, -281474976710656
  %24 = icmp ult i64 %23, -281474976706560
  br i1 %24, label %33, label %25

25:
  %26 = tail call ptr @__enzyme_cc.cuda.block_of(ptr nonnull %22, ptr %1)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %29, label %28

28:
  tail call void @__enzyme_cc.cuda.follow(ptr nonnull %26, ptr %1)
  br label %33

29:
  %30 = tail call i32 @__enzyme_cc.cuda.place_of(ptr nonnull %22)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.18, ptr nonnull @__enzyme_cc.cuda..str.19)
  unreachable

33:
  %34 = add nuw nsw i64 %19, 1
  %35 = load i64, ptr %7, align 8
  %36 = lshr i64 %35, 3
  %37 = icmp ult i64 %34, %36
  br i1 %37, label %18, label %17

38:
  ret void
}

define internal void @__enzyme_cc.cuda.keep(ptr nocapture %0, ptr %1, i64 %2, ptr %3) {
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @__enzyme_cc.cuda.room(i64 32, ptr %6)
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %7, i64 0, i32 1
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %7, i64 0, i32 3
  store i64 %2, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %7, i64 0, i32 2
  %11 = icmp eq i64 %2, 0
  %12 = select i1 %11, i64 1, i64 %2
  %13 = tail call i32 @cudaMalloc(ptr nonnull %10, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = load ptr, ptr %5, align 8
  tail call void @__enzyme_cc.cuda.stop(ptr %16, ptr nonnull @__enzyme_cc.cuda..str.20, ptr nonnull @__enzyme_cc.cuda..str.21)
  unreachable

17:
  %18 = load ptr, ptr %10, align 8
  %19 = tail call i32 @cudaMemcpyAsync(ptr %18, ptr %1, i64 %2, i32 4, ptr %3)
  %20 = load ptr, ptr %5, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %19, ptr %20)
  %21 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %7, align 8
  store ptr %7, ptr %21, align 8
  ret void
}

define internal void @__enzyme_cc.cuda.keep_if_read(ptr nocapture %0, ptr %1, i64 %2, ptr %3) {
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %1, ptr %6)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %17, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = icmp ne i32 %11, 0
  %13 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %12, i1 true, i1 %14
  br i1 %15, label %16, label %17

16:
  tail call void @__enzyme_cc.cuda.keep(ptr nonnull %0, ptr %1, i64 %2, ptr %3)
  br label %17

17:
  ret void
}

define internal ptr @__enzyme_cc.cuda.known_block(ptr %0, ptr %1) {
  %3 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %0, ptr %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

6:
  ret ptr %3
}

define internal void @__enzyme_cc.cuda.launch_back(ptr %0) {
  %2 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], align 16
  %3 = alloca [384 x ptr], align 16
  %4 = alloca ptr, align 8
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  tail call void @__enzyme_cc.cuda.put_back(ptr %0)
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 20
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %169, label %8

8:
  %9 = call i32 @__enzyme_cc.cuda.read_arguments(ptr nonnull %0, ptr nonnull %2)
  %10 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 13
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i64 @__enzyme_cc.cuda.size_of_values(ptr %11)
  store ptr null, ptr %4, align 8
  %13 = add nsw i32 %9, 1
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 3
  %16 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = tail call ptr @__enzyme_cc.cuda.room(i64 %15, ptr %17)
  %19 = add i64 %12, 1
  %20 = call i32 @cudaMalloc(ptr nonnull %4, i64 %19)
  %21 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.check(i32 %20, ptr %21)
  %22 = load ptr, ptr %4, align 8
  %23 = call i32 @cudaMemset(ptr %22, i32 0, i64 %19)
  %24 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.check(i32 %23, ptr %24)
  %25 = icmp sgt i32 %9, 0
  br i1 %25, label %26, label %28

26:
  %27 = zext i32 %9 to i64
  br label %53

28:
  %29 = load ptr, ptr %10, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %29, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 14
  %33 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 15
  %34 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 16
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %32, align 8
  %37 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 14, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = load i64, ptr %33, align 4
  %40 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 15, i32 2
  %41 = load i32, ptr %40, align 4
  %42 = call i32 @cudaLaunchKernel(ptr %31, i64 %36, i32 %38, i64 %39, i32 %41, ptr nonnull %3, i64 %35, ptr null)
  %43 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.check(i32 %42, ptr %43)
  %44 = call i32 @cudaDeviceSynchronize()
  %45 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.check(i32 %44, ptr %45)
  %46 = load ptr, ptr %16, align 8
  %47 = call ptr @__enzyme_cc.cuda.room(i64 %19, ptr %46)
  %48 = load ptr, ptr %4, align 8
  %49 = call i32 @cudaMemcpy(ptr %47, ptr %48, i64 %12, i32 2)
  %50 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.check(i32 %49, ptr %50)
  br i1 %25, label %51, label %166

51:
  %52 = zext i32 %9 to i64
  br label %119

53:
  %54 = phi i64 [ 0, %26 ], [ %117, %109 ]
  %55 = phi i32 [ 0, %26 ], [ %110, %109 ]
  %56 = phi i64 [ 0, %26 ], [ %116, %109 ]
  %57 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54
  %58 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54, i32 5
  %59 = load ptr, ptr %58, align 8
  %60 = add nsw i32 %55, 1
  %61 = sext i32 %55 to i64
  %62 = getelementptr inbounds [384 x ptr], ptr %3, i64 0, i64 %61
  store ptr %59, ptr %62, align 8
  %63 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54, i32 1
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  %66 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54, i32 3
  %67 = load i32, ptr %66, align 8
  br i1 %65, label %95, label %68

68:
  %69 = icmp sgt i32 %67, 0
  %70 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54, i32 6
  %71 = load ptr, ptr %70, align 8
  br i1 %69, label %72, label %76

72:
  %73 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54, i32 4
  %74 = load ptr, ptr %73, align 8
  %75 = zext i32 %67 to i64
  br label %80

76:
  %77 = add nsw i32 %55, 2
  %78 = sext i32 %60 to i64
  %79 = getelementptr inbounds [384 x ptr], ptr %3, i64 0, i64 %78
  store ptr %71, ptr %79, align 8
  br label %95

80:
  %81 = phi i64 [ 0, %72 ], [ %93, %80 ]
  %82 = shl nuw nsw i64 %81, 1
  %83 = getelementptr inbounds i32, ptr %74, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %71, i64 %85
  %87 = or i64 %82, 1
  %88 = getelementptr inbounds i32, ptr %74, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = shl nsw i32 %89, 2
  %91 = sext i32 %90 to i64
  %92 = call ptr @memset(ptr %86, i32 0, i64 %91)
  %93 = add nuw nsw i64 %81, 1
  %94 = icmp eq i64 %93, %75
  br i1 %94, label %76, label %80

95:
  %96 = phi i32 [ %77, %76 ], [ %60, %53 ]
  %97 = icmp eq i32 %67, 0
  br i1 %97, label %109, label %98

98:
  %99 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %54, i32 7
  %100 = load ptr, ptr %99, align 8
  %101 = icmp eq ptr %100, null
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds i8, ptr %102, i64 %56
  %104 = select i1 %101, ptr null, ptr %103
  %105 = getelementptr inbounds ptr, ptr %18, i64 %54
  store ptr %104, ptr %105, align 8
  %106 = add nsw i32 %96, 1
  %107 = sext i32 %96 to i64
  %108 = getelementptr inbounds [384 x ptr], ptr %3, i64 0, i64 %107
  store ptr %105, ptr %108, align 8
  br label %109

109:
  %110 = phi i32 [ %106, %98 ], [ %96, %95 ]
  %111 = load i32, ptr %57, align 8
  %112 = add nsw i32 %111, 15
  %113 = sdiv i32 %112, 16
  %114 = shl nsw i32 %113, 4
  %115 = sext i32 %114 to i64
  %116 = add i64 %56, %115
  %117 = add nuw nsw i64 %54, 1
  %118 = icmp eq i64 %117, %27
  br i1 %118, label %28, label %53

119:
  %120 = phi i64 [ 0, %51 ], [ %141, %140 ]
  %121 = getelementptr inbounds ptr, ptr %18, i64 %120
  %122 = load ptr, ptr %121, align 8
  %123 = icmp eq ptr %122, null
  br i1 %123, label %140, label %124

124:
  %125 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %2, i64 0, i64 %120, i32 3
  %126 = load i32, ptr %125, align 8
  %127 = load ptr, ptr %4, align 8
  %128 = ptrtoint ptr %122 to i64
  %129 = ptrtoint ptr %127 to i64
  %130 = sub i64 %128, %129
  %131 = getelementptr inbounds i8, ptr %47, i64 %130
  %132 = call i32 @llvm.smax.i32(i32 %126, i32 0)
  %133 = zext i32 %132 to i64
  %134 = icmp slt i32 %126, 1
  br i1 %134, label %140, label %135

135:
  %136 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %120, i32 7
  %137 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %2, i64 %120, i32 4
  %138 = load ptr, ptr %137, align 8
  %139 = load ptr, ptr %136, align 8
  br label %143

140:
  %141 = add nuw nsw i64 %120, 1
  %142 = icmp eq i64 %141, %52
  br i1 %142, label %166, label %119

143:
  %144 = phi i64 [ 0, %135 ], [ %164, %163 ]
  %145 = shl nuw nsw i64 %144, 1
  %146 = getelementptr inbounds i32, ptr %138, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = or i64 %145, 1
  %149 = getelementptr inbounds i32, ptr %138, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = icmp eq i32 %150, 2
  %152 = sext i32 %147 to i64
  %153 = getelementptr inbounds i8, ptr %131, i64 %152
  %154 = getelementptr inbounds i8, ptr %139, i64 %152
  br i1 %151, label %155, label %159

155:
  %156 = load double, ptr %153, align 8
  %157 = load double, ptr %154, align 8
  %158 = fadd double %156, %157
  store double %158, ptr %154, align 8
  br label %163

159:
  %160 = load float, ptr %153, align 4
  %161 = load float, ptr %154, align 4
  %162 = fadd float %160, %161
  store float %162, ptr %154, align 4
  br label %163

163:
  %164 = add nuw nsw i64 %144, 1
  %165 = icmp eq i64 %164, %133
  br i1 %165, label %140, label %143

166:
  %167 = load ptr, ptr %4, align 8
  %168 = call i32 @cudaFree(ptr %167)
  call void @free(ptr %47)
  call void @free(ptr %18)
  call void @__enzyme_cc.cuda.put_back(ptr %0)
  br label %169

169:
  call void @__enzyme_cc.cuda.end(ptr %0)
  ret void
}

define internal ptr @__enzyme_cc.cuda.launch_of(ptr nocapture readonly %0, ptr nocapture readonly %1, ptr %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], align 16
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %8, null
  br i1 %10, label %22, label %11

11:
  %12 = load ptr, ptr %8, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:
  %15 = phi ptr [ %20, %18 ], [ %12, %11 ]
  %16 = phi ptr [ %19, %18 ], [ %8, %11 ]
  %17 = icmp eq ptr %15, %9
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %16, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %14

22:
  tail call void @__enzyme_cc.cuda.stop(ptr %2, ptr nonnull @__enzyme_cc.cuda..str.14, ptr nonnull @__enzyme_cc.cuda..str.15)
  unreachable

23:
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %1, align 8
  %27 = tail call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.launch_back, ptr %2)
  %28 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 13
  store ptr %16, ptr %28, align 8
  %29 = tail call i64 @__enzyme_cc.cuda.size_of_values(ptr nonnull %16)
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %16, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = icmp sgt i32 %32, 128
  %34 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8
  br i1 %33, label %36, label %37

36:
  tail call void @__enzyme_cc.cuda.stop(ptr %35, ptr nonnull @__enzyme_cc.cuda..str.16, ptr nonnull @__enzyme_cc.cuda..str.17)
  unreachable

37:
  %38 = tail call ptr @__enzyme_cc.cuda.room(i64 %29, ptr %35)
  %39 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 17
  store ptr %38, ptr %39, align 8
  %40 = load ptr, ptr %34, align 8
  %41 = tail call ptr @__enzyme_cc.cuda.room(i64 %29, ptr %40)
  %42 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 18
  store ptr %41, ptr %42, align 8
  %43 = sext i32 %32 to i64
  %44 = shl nsw i64 %43, 3
  %45 = load ptr, ptr %34, align 8
  %46 = tail call ptr @__enzyme_cc.cuda.room(i64 %44, ptr %45)
  %47 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 19
  store ptr %46, ptr %47, align 8
  %48 = icmp sgt i32 %32, 0
  br i1 %48, label %51, label %49

49:
  %50 = call i32 @__enzyme_cc.cuda.read_arguments(ptr nonnull %27, ptr nonnull %6)
  br label %131

51:
  %52 = icmp eq ptr %26, null
  %53 = icmp eq ptr %26, %25
  %54 = or i1 %52, %53
  %55 = zext i32 %32 to i64
  br label %59

56:
  %57 = call i32 @__enzyme_cc.cuda.read_arguments(ptr nonnull %27, ptr nonnull %6)
  %58 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 20
  br label %74

59:
  %60 = phi i64 [ 0, %51 ], [ %72, %64 ]
  br i1 %54, label %64, label %61

61:
  %62 = getelementptr inbounds ptr, ptr %26, i64 %60
  %63 = load ptr, ptr %62, align 8
  br label %64

64:
  %65 = phi ptr [ %63, %61 ], [ null, %59 ]
  %66 = getelementptr inbounds ptr, ptr %25, i64 %60
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %65, %67
  %69 = select i1 %68, ptr null, ptr %65
  %70 = load ptr, ptr %47, align 8
  %71 = getelementptr inbounds ptr, ptr %70, i64 %60
  store ptr %69, ptr %71, align 8
  %72 = add nuw nsw i64 %60, 1
  %73 = icmp eq i64 %72, %55
  br i1 %73, label %56, label %59

74:
  %75 = phi i64 [ 0, %56 ], [ %129, %128 ]
  %76 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75
  %77 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75, i32 5
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds ptr, ptr %25, i64 %75
  %80 = load ptr, ptr %79, align 8
  %81 = load i32, ptr %76, align 8
  %82 = sext i32 %81 to i64
  %83 = call ptr @memcpy(ptr %78, ptr %80, i64 %82)
  %84 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75, i32 6
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75, i32 7
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %91

89:
  %90 = load ptr, ptr %79, align 8
  br label %91

91:
  %92 = phi ptr [ %90, %89 ], [ %87, %74 ]
  %93 = call ptr @memcpy(ptr %85, ptr %92, i64 %82)
  %94 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75, i32 1
  %95 = load i32, ptr %94, align 4
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %101

97:
  %98 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75, i32 2
  %99 = load ptr, ptr %98, align 8
  %100 = zext i32 %95 to i64
  br label %102

101:
  br i1 %88, label %128, label %123

102:
  %103 = phi i64 [ 0, %97 ], [ %121, %120 ]
  %104 = mul nuw nsw i64 %103, 3
  %105 = getelementptr inbounds i32, ptr %99, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %78, i64 %107
  %109 = call ptr @memcpy(ptr nonnull %5, ptr %108, i64 8)
  %110 = load ptr, ptr %5, align 8
  %111 = getelementptr inbounds i8, ptr %85, i64 %107
  %112 = call ptr @memcpy(ptr nonnull %4, ptr %111, i64 8)
  %113 = load ptr, ptr %4, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %117

115:
  %116 = call ptr @memcpy(ptr %111, ptr %108, i64 8)
  br label %120

117:
  %118 = icmp eq ptr %113, %110
  br i1 %118, label %120, label %119

119:
  store i32 1, ptr %58, align 8
  br label %120

120:
  %121 = add nuw nsw i64 %103, 1
  %122 = icmp eq i64 %121, %100
  br i1 %122, label %101, label %102

123:
  %124 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %6, i64 %75, i32 3
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %128, label %127

127:
  store i32 1, ptr %58, align 8
  br label %128

128:
  %129 = add nuw nsw i64 %75, 1
  %130 = icmp eq i64 %129, %55
  br i1 %130, label %131, label %74

131:
  %132 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 14
  %133 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %134 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %135 = load i64, ptr %133, align 8
  %136 = load i64, ptr %134, align 8
  %137 = trunc i64 %136 to i32
  store i64 %135, ptr %132, align 8
  %138 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 14, i32 2
  store i32 %137, ptr %138, align 8
  %139 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 15
  %140 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %141 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %142 = load i64, ptr %140, align 8
  %143 = load i64, ptr %141, align 8
  %144 = trunc i64 %143 to i32
  store i64 %142, ptr %139, align 4
  %145 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 15, i32 2
  store i32 %144, ptr %145, align 4
  %146 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %27, i64 0, i32 16
  store i64 %147, ptr %148, align 8
  ret ptr %27
}

define internal i32 @__enzyme_cc.cuda.made(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr nocapture readonly %4, ptr %5, ptr writeonly %6) {
  %8 = alloca ptr, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ne ptr %10, %9
  %13 = and i1 %11, %12
  %14 = tail call i32 %0(ptr %9, ptr nonnull %3)
  store ptr null, ptr %8, align 8
  %15 = getelementptr inbounds { i64 }, ptr %3, i64 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i32 %14, 0
  %18 = select i1 %17, i1 %13, i1 false
  br i1 %18, label %19, label %29

19:
  %20 = call i32 %0(ptr nonnull %8, ptr nonnull %3)
  call void @__enzyme_cc.cuda.check(i32 %20, ptr %5)
  %21 = icmp eq i32 %2, 0
  %22 = load ptr, ptr %8, align 8
  br i1 %21, label %25, label %23

23:
  %24 = call ptr @memset(ptr %22, i32 0, i64 %16)
  br label %27

25:
  %26 = call i32 @cudaMemset(ptr %22, i32 0, i64 %16)
  call void @__enzyme_cc.cuda.check(i32 %26, ptr %5)
  br label %27

27:
  %28 = load ptr, ptr %8, align 8
  store ptr %28, ptr %10, align 8
  br label %29

29:
  %30 = icmp eq ptr %6, null
  br i1 %30, label %45, label %31

31:
  store ptr null, ptr %6, align 8
  br i1 %17, label %32, label %45

32:
  %33 = call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.made_back, ptr %5)
  store ptr %33, ptr %6, align 8
  %34 = load ptr, ptr %9, align 8
  %35 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %33, i64 0, i32 4
  store ptr %34, ptr %35, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %33, i64 0, i32 6
  store ptr %36, ptr %37, align 8
  %38 = call ptr @__enzyme_cc.cuda.room(i64 56, ptr %5)
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %38, i64 0, i32 1
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %38, i64 0, i32 2
  store i64 %16, ptr %41, align 8
  %42 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %38, i64 0, i32 5
  store i32 1, ptr %42, align 8
  %43 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %38, i64 0, i32 8
  store ptr %1, ptr %43, align 8
  %44 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %44, ptr %38, align 8
  store ptr %38, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  br label %45

45:
  ret i32 %14
}

define internal void @__enzyme_cc.cuda.made_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %3, ptr %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %36, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %36, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %16 = load i32, ptr %15, align 4
  br label %17

17:
  %18 = phi ptr [ getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), %12 ], [ %19, %17 ]
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  %21 = icmp eq ptr %19, %6
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %17

23:
  br i1 %20, label %26, label %24

24:
  %25 = load ptr, ptr %6, align 8
  store ptr %25, ptr %18, align 8
  br label %26

26:
  tail call void @free(ptr nonnull %6)
  %27 = icmp eq i32 %16, 0
  br i1 %27, label %36, label %28

28:
  %29 = load ptr, ptr %2, align 8
  %30 = tail call i32 %14(ptr %29)
  %31 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %36, label %34

34:
  %35 = tail call i32 %14(ptr nonnull %32)
  br label %36

36:
  tail call void @__enzyme_cc.cuda.end(ptr %0)
  ret void
}

define internal i32 @__enzyme_cc.cuda.make_managed(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = tail call i32 @cudaMallocManaged(ptr %0, i64 %4, i32 %7)
  ret i32 %8
}

define internal i32 @__enzyme_cc.cuda.make_pinned(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = tail call i32 @cudaHostAlloc(ptr %0, i64 %4, i32 %7)
  ret i32 %8
}

define internal i32 @__enzyme_cc.cuda.make_pinned_plainly(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = tail call i32 @cudaHostAlloc(ptr %0, i64 %4, i32 0)
  ret i32 %5
}

define internal i32 @__enzyme_cc.cuda.make_plain(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = tail call i32 @cudaMalloc(ptr %0, i64 %4)
  ret i32 %5
}

define internal i32 @__enzyme_cc.cuda.move(ptr nocapture readonly %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %15 = load i32, ptr %14, align 8
  br i1 %8, label %23, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %18 = load ptr, ptr %17, align 8
  br i1 %11, label %19, label %21

19:
  %20 = tail call i32 @cudaMemcpyAsync(ptr %1, ptr %3, i64 %13, i32 %15, ptr %18)
  br label %28

21:
  %22 = tail call i32 @cudaMemcpy2DAsync(ptr %1, i64 %2, ptr %3, i64 %4, i64 %13, i64 %10, i32 %15, ptr %18)
  br label %28

23:
  br i1 %11, label %24, label %26

24:
  %25 = tail call i32 @cudaMemcpy(ptr %1, ptr %3, i64 %13, i32 %15)
  br label %28

26:
  %27 = tail call i32 @cudaMemcpy2D(ptr %1, i64 %2, ptr %3, i64 %4, i64 %13, i64 %10, i32 %15)
  br label %28

28:
  %29 = phi i32 [ %20, %19 ], [ %22, %21 ], [ %25, %24 ], [ %27, %26 ]
  ret i32 %29
}

define internal ptr @__enzyme_cc.cuda.move_ahead(ptr nocapture readonly %0, ptr %1, ptr nocapture writeonly %2) {
  %4 = tail call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.copy_back, ptr %1)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 4
  store ptr %5, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 5
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, %5
  %13 = select i1 %12, ptr null, ptr %11
  %14 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 6
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %8
  %18 = select i1 %17, ptr null, ptr %16
  %19 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 7
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 8
  store i64 %21, ptr %22, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 9
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 10
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 11
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 12
  store i32 %33, ptr %34, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %36 = load i32, ptr %35, align 8
  %37 = tail call i32 @__enzyme_cc.cuda.direction(ptr %5, ptr %8, i32 %36)
  %38 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 15
  store i32 %37, ptr %38, align 4
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %40 = load ptr, ptr %39, align 8
  %41 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %42 = icmp eq i32 %41, 0
  %43 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %44 = icmp eq ptr %43, %40
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %48, label %46

46:
  %47 = tail call i32 @cudaDeviceSynchronize()
  br label %48

48:
  store ptr %40, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  %49 = and i32 %37, -3
  %50 = icmp eq i32 %49, 1
  br i1 %50, label %51, label %60

51:
  %52 = load ptr, ptr %0, align 8
  %53 = load i64, ptr %20, align 8
  %54 = load i64, ptr %29, align 8
  %55 = add i64 %54, -1
  %56 = mul i64 %55, %53
  %57 = load i64, ptr %26, align 8
  %58 = add i64 %56, %57
  %59 = load ptr, ptr %39, align 8
  tail call void @__enzyme_cc.cuda.keep_if_read(ptr nonnull %4, ptr %52, i64 %58, ptr %59)
  br label %60

60:
  %61 = load i32, ptr %32, align 4
  %62 = icmp eq i32 %61, 4
  br i1 %62, label %63, label %75

63:
  %64 = load ptr, ptr %14, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %75, label %66

66:
  %67 = load ptr, ptr %19, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %75, label %69

69:
  %70 = load ptr, ptr %10, align 8
  %71 = load i64, ptr %20, align 8
  %72 = load ptr, ptr %15, align 8
  %73 = load i64, ptr %23, align 8
  %74 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr %70, i64 %71, ptr %72, i64 %73)
  tail call void @__enzyme_cc.cuda.check(i32 %74, ptr %1)
  br label %75

75:
  %76 = load ptr, ptr %0, align 8
  %77 = load i64, ptr %20, align 8
  %78 = load ptr, ptr %7, align 8
  %79 = load i64, ptr %23, align 8
  %80 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr %76, i64 %77, ptr %78, i64 %79)
  store i32 %80, ptr %2, align 4
  %81 = load ptr, ptr %0, align 8
  %82 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %81, ptr %1)
  %83 = load ptr, ptr %7, align 8
  %84 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %83, ptr %1)
  %85 = load i32, ptr %32, align 4
  %86 = and i32 %85, 3
  %87 = icmp eq ptr %84, null
  br i1 %87, label %91, label %88

88:
  %89 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %84, i64 0, i32 3
  %90 = load i32, ptr %89, align 8
  br label %91

91:
  %92 = phi i32 [ %90, %88 ], [ 0, %75 ]
  %93 = icmp ne ptr %82, null
  %94 = icmp ne i32 %37, 2
  %95 = select i1 %93, i1 %94, i1 false
  %96 = icmp ne i32 %37, 0
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %98, label %103

98:
  %99 = or i32 %92, %86
  %100 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %82, i64 0, i32 3
  %101 = load i32, ptr %100, align 8
  %102 = or i32 %99, %101
  store i32 %102, ptr %100, align 8
  br label %103

103:
  ret ptr %4
}

define internal i32 @__enzyme_cc.cuda.move_forward(ptr nocapture readonly %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr %2, i64 %4, ptr %6, i64 %8)
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = icmp eq ptr %11, %12
  %14 = icmp eq ptr %11, null
  %15 = or i1 %14, %13
  br i1 %15, label %67, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = icmp eq ptr %18, %19
  %21 = icmp eq ptr %18, null
  %22 = or i1 %21, %20
  br i1 %22, label %29, label %23

23:
  %24 = load i64, ptr %3, align 8
  %25 = load i64, ptr %7, align 8
  %26 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr nonnull %11, i64 %24, ptr nonnull %18, i64 %25)
  %27 = icmp eq i32 %9, 0
  %28 = select i1 %27, i32 %26, i32 %9
  br label %67

29:
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %31 = load i32, ptr %30, align 8
  %32 = tail call i32 @__enzyme_cc.cuda.direction(ptr %12, ptr %19, i32 %31)
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = and i32 %32, -3
  %38 = icmp eq i32 %37, 0
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %38, label %42, label %58

42:
  br i1 %41, label %47, label %43

43:
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %45 = load ptr, ptr %44, align 8
  %46 = tail call i32 @cudaStreamSynchronize(ptr %45)
  br label %47

47:
  %48 = load ptr, ptr %10, align 8
  %49 = load i64, ptr %3, align 8
  %50 = icmp eq i64 %36, 0
  br i1 %50, label %67, label %51

51:
  %52 = phi i64 [ %56, %51 ], [ 0, %47 ]
  %53 = mul i64 %52, %49
  %54 = getelementptr inbounds i8, ptr %48, i64 %53
  %55 = tail call ptr @memset(ptr %54, i32 0, i64 %34)
  %56 = add nuw i64 %52, 1
  %57 = icmp eq i64 %56, %36
  br i1 %57, label %67, label %51

58:
  br i1 %41, label %63, label %59

59:
  %60 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %61 = load ptr, ptr %60, align 8
  %62 = tail call i32 @cudaStreamSynchronize(ptr %61)
  br label %63

63:
  %64 = load ptr, ptr %10, align 8
  %65 = load i64, ptr %3, align 8
  %66 = tail call i32 @cudaMemset2D(ptr %64, i64 %65, i32 0, i64 %34, i64 %36)
  tail call void @__enzyme_cc.cuda.check(i32 %66, ptr nonnull @__enzyme_cc.cuda..str.11)
  br label %67

67:
  %68 = phi i32 [ %28, %23 ], [ %9, %1 ], [ %9, %47 ], [ %9, %63 ], [ %9, %51 ]
  ret i32 %68
}

define internal void @__enzyme_cc.cuda.nothing_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.end(ptr %0)
  ret void
}

define internal i32 @__enzyme_cc.cuda.place_of(ptr %0) {
  %2 = alloca { i32, i32, [30 x ptr] }, align 8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(248) %2, i8 0, i64 248, i1 false)
  %3 = call i32 @cudaPointerGetAttributes(ptr nonnull %2, ptr %0)
  %4 = icmp eq i32 %3, 0
  %5 = load i32, ptr %2, align 8
  %6 = select i1 %4, i32 %5, i32 0
  ret i32 %6
}

define internal void @__enzyme_cc.cuda.put_back(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  br label %8

7:
  ret void

8:
  %9 = phi ptr [ %3, %5 ], [ %18, %8 ]
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %9, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %9, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %9, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = tail call i32 @cudaMemcpy(ptr %11, ptr %13, i64 %15, i32 4)
  %17 = load ptr, ptr %6, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %16, ptr %17)
  %18 = load ptr, ptr %9, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %7, label %8
}

@__enzyme_cc.cuda.range_of.range = internal global ptr null, align 8

define internal i32 @__enzyme_cc.cuda.read_arguments(ptr nocapture readonly %0, ptr nocapture %1) {
  %3 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 13
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %4, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %6, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %17

9:
  %10 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 17
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 18
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 19
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %7 to i64
  br label %18

17:
  ret i32 %7

18:
  %19 = phi i64 [ 0, %9 ], [ %59, %18 ]
  %20 = phi i64 [ 0, %9 ], [ %58, %18 ]
  %21 = phi i32 [ 1, %9 ], [ %46, %18 ]
  %22 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19
  %23 = add nsw i32 %21, 1
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds i32, ptr %6, i64 %24
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %22, align 8
  %27 = add nsw i32 %21, 2
  %28 = sext i32 %23 to i64
  %29 = getelementptr inbounds i32, ptr %6, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 1
  store i32 %30, ptr %31, align 4
  %32 = sext i32 %27 to i64
  %33 = getelementptr inbounds i32, ptr %6, i64 %32
  %34 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 2
  store ptr %33, ptr %34, align 8
  %35 = mul nsw i32 %30, 3
  %36 = add nsw i32 %35, %27
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds i32, ptr %6, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 3
  store i32 %40, ptr %41, align 8
  %42 = sext i32 %37 to i64
  %43 = getelementptr inbounds i32, ptr %6, i64 %42
  %44 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 4
  store ptr %43, ptr %44, align 8
  %45 = shl nsw i32 %40, 1
  %46 = add nsw i32 %45, %37
  %47 = getelementptr inbounds i8, ptr %11, i64 %20
  %48 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 5
  store ptr %47, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %13, i64 %20
  %50 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 6
  store ptr %49, ptr %50, align 8
  %51 = getelementptr inbounds ptr, ptr %15, i64 %19
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }, ptr %1, i64 %19, i32 7
  store ptr %52, ptr %53, align 8
  %54 = add nsw i32 %26, 15
  %55 = sdiv i32 %54, 16
  %56 = shl nsw i32 %55, 4
  %57 = sext i32 %56 to i64
  %58 = add i64 %20, %57
  %59 = add nuw nsw i64 %19, 1
  %60 = icmp eq i64 %59, %16
  br i1 %60, label %17, label %18
}

define internal ptr @__enzyme_cc.cuda.room(i64 %0, ptr %1) {
  %3 = icmp eq i64 %0, 0
  %4 = select i1 %3, i64 1, i64 %0
  %5 = tail call ptr @calloc(i64 1, i64 %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.26, ptr nonnull @__enzyme_cc.cuda..str.4)
  unreachable

8:
  ret ptr %5
}

define internal ptr @__enzyme_cc.cuda.rows(ptr nocapture readonly %0, ptr %1, i64 %2, i32 %3) {
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr @__enzyme_cc.cuda.room(i64 %9, ptr %11)
  %13 = icmp eq i32 %3, 0
  %14 = select i1 %13, i32 2, i32 0
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = tail call i32 @cudaMemcpy2D(ptr %12, i64 %15, ptr %1, i64 %2, i64 %15, i64 %16, i32 %14)
  %18 = load ptr, ptr %10, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %17, ptr %18)
  ret ptr %12
}

define internal ptr @__enzyme_cc.cuda.set_ahead(ptr nocapture readonly %0, ptr %1) {
  %3 = tail call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.set_back, ptr %1)
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %5, %6
  %8 = select i1 %7, ptr null, ptr %5
  %9 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 6
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 8
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 10
  store i64 %14, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 11
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %20 = load ptr, ptr %19, align 8
  %21 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %22 = icmp eq i32 %21, 0
  %23 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %24 = icmp eq ptr %23, %20
  %25 = select i1 %22, i1 true, i1 %24
  br i1 %25, label %33, label %26

26:
  %27 = tail call i32 @cudaDeviceSynchronize()
  %28 = load ptr, ptr %0, align 8
  %29 = load i64, ptr %10, align 8
  %30 = load i64, ptr %16, align 8
  %31 = load i64, ptr %13, align 8
  %32 = load ptr, ptr %19, align 8
  br label %33

33:
  %34 = phi ptr [ %20, %2 ], [ %32, %26 ]
  %35 = phi i64 [ %14, %2 ], [ %31, %26 ]
  %36 = phi i64 [ %17, %2 ], [ %30, %26 ]
  %37 = phi i64 [ %11, %2 ], [ %29, %26 ]
  %38 = phi ptr [ %6, %2 ], [ %28, %26 ]
  store ptr %20, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  %39 = add i64 %36, -1
  %40 = mul i64 %39, %37
  %41 = add i64 %40, %35
  tail call void @__enzyme_cc.cuda.keep_if_read(ptr nonnull %3, ptr %38, i64 %41, ptr %34)
  ret ptr %3
}

define internal void @__enzyme_cc.cuda.set_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 6
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 10
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 11
  %11 = load i64, ptr %10, align 8
  %12 = tail call i32 @cudaMemset2D(ptr nonnull %3, i64 %7, i32 0, i64 %9, i64 %11)
  %13 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %12, ptr %14)
  br label %15

15:
  tail call void @__enzyme_cc.cuda.put_back(ptr nonnull %0)
  tail call void @__enzyme_cc.cuda.end(ptr nonnull %0)
  ret void
}

define internal i64 @__enzyme_cc.cuda.size_of_values(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %8, label %6

6:
  %7 = phi i64 [ 0, %1 ], [ %20, %8 ]
  ret i64 %7

8:
  %9 = phi i32 [ %33, %8 ], [ 0, %1 ]
  %10 = phi i64 [ %20, %8 ], [ 0, %1 ]
  %11 = phi i32 [ %32, %8 ], [ 1, %1 ]
  %12 = add nsw i32 %11, 1
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i32, ptr %3, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %15, 15
  %17 = sdiv i32 %16, 16
  %18 = shl nsw i32 %17, 4
  %19 = sext i32 %18 to i64
  %20 = add i64 %10, %19
  %21 = sext i32 %12 to i64
  %22 = getelementptr inbounds i32, ptr %3, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = mul nsw i32 %23, 3
  %25 = add i32 %11, 2
  %26 = add i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %3, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = shl nsw i32 %29, 1
  %31 = or i32 %30, 1
  %32 = add nsw i32 %31, %26
  %33 = add nuw nsw i32 %9, 1
  %34 = icmp eq i32 %33, %4
  br i1 %34, label %6, label %8
}

define internal void @__enzyme_cc.cuda.stop(ptr %0, ptr %1, ptr %2) {
  %4 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.cuda..str.22, ptr %0, ptr %1, ptr %2)
  tail call void @abort()
  unreachable
}

define internal ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @cublasGetStream_v2(ptr %0, ptr nonnull %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.23, ptr nonnull @__enzyme_cc.cuda..str.24)
  unreachable

7:
  %8 = load ptr, ptr %3, align 8
  ret ptr %8
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cublasDestroy_v2(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.nothing_back, ptr %3)
  store ptr %6, ptr %4, align 8
  %7 = tail call ptr @__enzyme_cc.cuda.room(i64 56, ptr %3)
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 1
  store ptr %8, ptr %9, align 8
  %10 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %10, ptr %7, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 6
  store i32 1, ptr %11, align 4
  %12 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 8
  store ptr @cublasDestroy_v2, ptr %12, align 8
  store ptr %7, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaFree(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  store ptr null, ptr %4, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:
  %12 = tail call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %9, ptr %3)
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %12, i64 0, i32 6
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %12, i64 0, i32 8
  store ptr @cudaFree, ptr %14, align 8
  br label %15

15:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaFreeAsync(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  store ptr null, ptr %4, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:
  %12 = tail call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %9, ptr %3)
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %12, i64 0, i32 6
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %12, i64 0, i32 8
  store ptr @cudaFree, ptr %14, align 8
  br label %15

15:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaFreeHost(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  store ptr null, ptr %4, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:
  %12 = tail call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %9, ptr %3)
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %12, i64 0, i32 6
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %12, i64 0, i32 8
  store ptr @cudaFreeHost, ptr %14, align 8
  br label %15

15:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaHostAlloc(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_pinned, ptr nonnull @cudaFreeHost, i32 1, ptr %0, ptr %1, ptr %3, ptr %4)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca ptr, align 8
  %7 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], align 16
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

10:
  %11 = tail call ptr @__enzyme_cc.cuda.launch_of(ptr %0, ptr %1, ptr %3)
  store ptr %11, ptr %4, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %13 = load ptr, ptr %12, align 8
  %14 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %15 = icmp eq i32 %14, 0
  %16 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %17 = icmp eq ptr %16, %13
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %21, label %19

19:
  %20 = tail call i32 @cudaDeviceSynchronize()
  br label %21

21:
  store ptr %13, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  %22 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = tail call ptr @__enzyme_cc.cuda.room(i64 8192, ptr %23)
  %25 = load ptr, ptr %22, align 8
  %26 = tail call ptr @__enzyme_cc.cuda.room(i64 4096, ptr %25)
  %27 = call i32 @__enzyme_cc.cuda.read_arguments(ptr %11, ptr nonnull %7)
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %119

29:
  %30 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 20
  %31 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 21
  %32 = zext i32 %27 to i64
  br label %33

33:
  %34 = phi i32 [ 0, %29 ], [ %46, %45 ]
  %35 = phi i64 [ 0, %29 ], [ %47, %45 ]
  %36 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %7, i64 0, i64 %35, i32 1
  %37 = load i32, ptr %36, align 4
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %45

39:
  %40 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %7, i64 0, i64 %35, i32 2
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %7, i64 0, i64 %35, i32 5
  %43 = load ptr, ptr %42, align 8
  %44 = zext i32 %37 to i64
  br label %49

45:
  %46 = phi i32 [ %34, %33 ], [ %116, %115 ]
  %47 = add nuw nsw i64 %35, 1
  %48 = icmp eq i64 %47, %32
  br i1 %48, label %119, label %33

49:
  %50 = phi i32 [ %34, %39 ], [ %116, %115 ]
  %51 = phi i64 [ 0, %39 ], [ %117, %115 ]
  %52 = mul nuw nsw i64 %51, 3
  %53 = getelementptr inbounds i32, ptr %41, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %43, i64 %55
  %57 = call ptr @memcpy(ptr nonnull %6, ptr %56, i64 8)
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds i32, ptr %53, i64 1
  %60 = load i32, ptr %59, align 4
  %61 = and i32 %60, 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:
  %64 = load i32, ptr %30, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %66

66:
  store i32 1, ptr %31, align 4
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  br label %67

67:
  %68 = icmp eq ptr %58, null
  br i1 %68, label %115, label %69

69:
  %70 = load i32, ptr %59, align 4
  %71 = and i32 %70, 3
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %115, label %73

73:
  %74 = load ptr, ptr %22, align 8
  %75 = call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %58, ptr %74)
  %76 = getelementptr inbounds i32, ptr %53, i64 2
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %75, i64 0, i32 3
  %79 = load i32, ptr %78, align 8
  %80 = or i32 %79, %77
  store i32 %80, ptr %78, align 8
  %81 = icmp sgt i32 %50, 0
  br i1 %81, label %82, label %94

82:
  %83 = zext i32 %50 to i64
  br label %84

84:
  %85 = phi i64 [ 0, %82 ], [ %90, %89 ]
  %86 = getelementptr inbounds ptr, ptr %24, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, %75
  br i1 %88, label %92, label %89

89:
  %90 = add nuw nsw i64 %85, 1
  %91 = icmp eq i64 %90, %83
  br i1 %91, label %103, label %84

92:
  %93 = trunc i64 %85 to i32
  br label %94

94:
  %95 = phi i32 [ 0, %73 ], [ %93, %92 ]
  %96 = icmp eq i32 %95, %50
  br i1 %96, label %97, label %99

97:
  %98 = zext i32 %50 to i64
  br label %103

99:
  %100 = zext i32 %95 to i64
  %101 = getelementptr inbounds i32, ptr %26, i64 %100
  %102 = load i32, ptr %101, align 4
  br label %108

103:
  %104 = phi i64 [ %98, %97 ], [ %83, %89 ]
  %105 = getelementptr inbounds ptr, ptr %24, i64 %104
  store ptr %75, ptr %105, align 8
  %106 = getelementptr inbounds i32, ptr %26, i64 %104
  store i32 0, ptr %106, align 4
  %107 = add nsw i32 %50, 1
  br label %108

108:
  %109 = phi i64 [ %100, %99 ], [ %104, %103 ]
  %110 = phi i32 [ %102, %99 ], [ 0, %103 ]
  %111 = phi i32 [ %50, %99 ], [ %107, %103 ]
  %112 = load i32, ptr %59, align 4
  %113 = getelementptr inbounds i32, ptr %26, i64 %109
  %114 = or i32 %112, %110
  store i32 %114, ptr %113, align 4
  br label %115

115:
  %116 = phi i32 [ %50, %67 ], [ %50, %69 ], [ %111, %108 ]
  %117 = add nuw nsw i64 %51, 1
  %118 = icmp eq i64 %117, %44
  br i1 %118, label %45, label %49

119:
  %120 = phi i32 [ 0, %21 ], [ %46, %45 ]
  %121 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 21
  %122 = load i32, ptr %121, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %144, label %124

124:
  %125 = load ptr, ptr %22, align 8
  %126 = call i32 @cudaStreamSynchronize(ptr %13)
  call void @__enzyme_cc.cuda.check(i32 %126, ptr %125)
  %127 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %128 = icmp eq ptr %127, null
  br i1 %128, label %129, label %133

129:
  %130 = icmp sgt i32 %120, 0
  br i1 %130, label %131, label %149

131:
  %132 = zext i32 %120 to i64
  br label %138

133:
  %134 = phi ptr [ %136, %133 ], [ %127, %124 ]
  %135 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %134, i64 0, i32 7
  store i32 0, ptr %135, align 8
  %136 = load ptr, ptr %134, align 8
  %137 = icmp eq ptr %136, null
  br i1 %137, label %129, label %133

138:
  %139 = phi i64 [ 0, %131 ], [ %142, %138 ]
  %140 = getelementptr inbounds ptr, ptr %24, i64 %139
  %141 = load ptr, ptr %140, align 8
  call void @__enzyme_cc.cuda.follow(ptr %141, ptr %125)
  %142 = add nuw nsw i64 %139, 1
  %143 = icmp eq i64 %142, %132
  br i1 %143, label %144, label %138

144:
  %145 = icmp sgt i32 %120, 0
  br i1 %145, label %146, label %149

146:
  %147 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 20
  %148 = zext i32 %120 to i64
  br label %153

149:
  %150 = phi i1 [ false, %144 ], [ false, %129 ], [ true, %206 ]
  %151 = load i32, ptr %121, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %241, label %209

153:
  %154 = phi i64 [ 0, %146 ], [ %207, %206 ]
  %155 = getelementptr inbounds ptr, ptr %24, i64 %154
  %156 = load ptr, ptr %155, align 8
  %157 = load i32, ptr %147, align 8
  %158 = icmp eq i32 %157, 0
  %159 = getelementptr inbounds i32, ptr %26, i64 %154
  %160 = load i32, ptr %159, align 4
  br i1 %158, label %187, label %161

161:
  %162 = and i32 %160, 1
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %180, label %164

164:
  %165 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 1
  %166 = load ptr, ptr %165, align 8
  %167 = call i32 @__enzyme_cc.cuda.place_of(ptr %166)
  %168 = icmp eq i32 %167, 2
  br i1 %168, label %183, label %169

169:
  %170 = load ptr, ptr %165, align 8
  %171 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 2
  %172 = load i64, ptr %171, align 8
  call void @__enzyme_cc.cuda.keep(ptr nonnull %11, ptr %170, i64 %172, ptr %13)
  %173 = load i32, ptr %159, align 4
  %174 = lshr i32 %173, 1
  %175 = and i32 %174, 1
  %176 = xor i32 %175, 1
  %177 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 4
  %178 = load i32, ptr %177, align 4
  %179 = and i32 %176, %178
  store i32 %179, ptr %177, align 4
  br label %206

180:
  %181 = and i32 %160, 2
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %206, label %190

183:
  %184 = load i32, ptr %159, align 4
  %185 = and i32 %184, 2
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %204, label %197

187:
  %188 = and i32 %160, 2
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %206, label %190

190:
  %191 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 4
  %192 = load i32, ptr %191, align 4
  %193 = icmp ne i32 %192, 0
  %194 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  %195 = icmp ne i32 %194, 0
  %196 = select i1 %193, i1 true, i1 %195
  br i1 %196, label %197, label %202

197:
  %198 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 1
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 2
  %201 = load i64, ptr %200, align 8
  call void @__enzyme_cc.cuda.keep(ptr nonnull %11, ptr %199, i64 %201, ptr %13)
  br label %202

202:
  %203 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 4
  store i32 0, ptr %203, align 4
  br label %206

204:
  %205 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %156, i64 0, i32 4
  store i32 1, ptr %205, align 4
  br label %206

206:
  %207 = add nuw nsw i64 %154, 1
  %208 = icmp eq i64 %207, %148
  br i1 %208, label %149, label %153

209:
  %210 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %241, label %212

212:
  %213 = zext i32 %120 to i64
  br label %214

214:
  %215 = phi ptr [ %210, %212 ], [ %239, %238 ]
  br i1 %150, label %216, label %226

216:
  %217 = phi i64 [ %222, %221 ], [ 0, %214 ]
  %218 = getelementptr inbounds ptr, ptr %24, i64 %217
  %219 = load ptr, ptr %218, align 8
  %220 = icmp eq ptr %219, %215
  br i1 %220, label %224, label %221

221:
  %222 = add nuw nsw i64 %217, 1
  %223 = icmp eq i64 %222, %213
  br i1 %223, label %229, label %216

224:
  %225 = trunc i64 %217 to i32
  br label %226

226:
  %227 = phi i32 [ 0, %214 ], [ %225, %224 ]
  %228 = icmp eq i32 %227, %120
  br i1 %228, label %229, label %238

229:
  %230 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %215, i64 0, i32 1
  %231 = load ptr, ptr %230, align 8
  %232 = call i32 @__enzyme_cc.cuda.place_of(ptr %231)
  %233 = icmp eq i32 %232, 2
  br i1 %233, label %238, label %234

234:
  %235 = load ptr, ptr %230, align 8
  %236 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, ptr }, ptr %215, i64 0, i32 2
  %237 = load i64, ptr %236, align 8
  call void @__enzyme_cc.cuda.keep(ptr %11, ptr %235, i64 %237, ptr %13)
  br label %238

238:
  %239 = load ptr, ptr %215, align 8
  %240 = icmp eq ptr %239, null
  br i1 %240, label %241, label %214

241:
  call void @free(ptr %24)
  call void @free(ptr %26)
  %242 = load ptr, ptr %0, align 8
  %243 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 14
  %244 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 15
  %245 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %246 = load ptr, ptr %245, align 8
  %247 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 16
  %248 = load i64, ptr %247, align 8
  %249 = load i64, ptr %243, align 8
  %250 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 14, i32 2
  %251 = load i32, ptr %250, align 8
  %252 = load i64, ptr %244, align 4
  %253 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %11, i64 0, i32 15, i32 2
  %254 = load i32, ptr %253, align 4
  %255 = call i32 @cudaLaunchKernel(ptr %242, i64 %249, i32 %251, i64 %252, i32 %254, ptr %246, i64 %248, ptr %13)
  ret i32 %255
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMalloc(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_plain, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, ptr %3, ptr %4)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMallocAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_plain, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, ptr %3, ptr %4)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMallocHost(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_pinned_plainly, ptr nonnull @cudaFreeHost, i32 1, ptr %0, ptr %1, ptr %3, ptr %4)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMallocManaged(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_managed, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, ptr %3, ptr %4)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpy(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

10:
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %6, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %13, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %17 = load ptr, ptr %1, align 8
  store ptr %17, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  %19 = getelementptr inbounds ptr, ptr %1, i64 1
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  %28 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %27, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %32 = load i64, ptr %11, align 8
  %33 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %32, 0
  %36 = select i1 %35, i64 %34, i64 %32
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %37, i64 %32, i64 %34
  %39 = or i64 %38, %36
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %31, align 4
  %41 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %41, align 8
  %42 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr null, ptr %42, align 8
  %43 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %6, ptr %3, ptr nonnull %7)
  store ptr %43, ptr %4, align 8
  %44 = load i32, ptr %7, align 4
  ret i32 %44
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpy2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

10:
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %6, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %13, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %17 = load ptr, ptr %1, align 8
  store ptr %17, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  %19 = getelementptr inbounds ptr, ptr %1, i64 1
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  %25 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %28 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %29 = load i64, ptr %28, align 8
  store i64 %29, ptr %27, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  %31 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %32 = load i64, ptr %31, align 8
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  %34 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %33, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %38 = load i64, ptr %11, align 8
  %39 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %38, 0
  %42 = select i1 %41, i64 %40, i64 %38
  %43 = icmp eq i64 %40, 0
  %44 = select i1 %43, i64 %38, i64 %40
  %45 = or i64 %44, %42
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %37, align 4
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr null, ptr %48, align 8
  %49 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %6, ptr %3, ptr nonnull %7)
  store ptr %49, ptr %4, align 8
  %50 = load i32, ptr %7, align 4
  ret i32 %50
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpy2DAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

10:
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %6, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %13, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %17 = load ptr, ptr %1, align 8
  store ptr %17, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  %19 = getelementptr inbounds ptr, ptr %1, i64 1
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  %25 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %28 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %29 = load i64, ptr %28, align 8
  store i64 %29, ptr %27, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  %31 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %32 = load i64, ptr %31, align 8
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  %34 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %33, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %38 = load i64, ptr %11, align 8
  %39 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %38, 0
  %42 = select i1 %41, i64 %40, i64 %38
  %43 = icmp eq i64 %40, 0
  %44 = select i1 %43, i64 %38, i64 %40
  %45 = or i64 %44, %42
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %37, align 4
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 1, ptr %47, align 8
  %48 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr %49, ptr %50, align 8
  %51 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %6, ptr %3, ptr nonnull %7)
  store ptr %51, ptr %4, align 8
  %52 = load i32, ptr %7, align 4
  ret i32 %52
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpyAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

10:
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %12 = load ptr, ptr %0, align 8
  store ptr %12, ptr %6, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %13, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %17 = load ptr, ptr %1, align 8
  store ptr %17, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  %19 = getelementptr inbounds ptr, ptr %1, i64 1
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  %28 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %27, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %32 = load i64, ptr %11, align 8
  %33 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %32, 0
  %36 = select i1 %35, i64 %34, i64 %32
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %37, i64 %32, i64 %34
  %39 = or i64 %38, %36
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %31, align 4
  %41 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 1, ptr %41, align 8
  %42 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr %43, ptr %44, align 8
  %45 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %6, ptr %3, ptr nonnull %7)
  store ptr %45, ptr %4, align 8
  %46 = load i32, ptr %7, align 4
  ret i32 %46
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = icmp eq i32 %2, 1
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

9:
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %1, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr null, ptr %24, align 8
  %25 = call ptr @__enzyme_cc.cuda.set_ahead(ptr nonnull %6, ptr %3)
  store ptr %25, ptr %4, align 8
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = load i64, ptr %18, align 8
  %31 = tail call i32 @cudaMemset(ptr %26, i32 %29, i64 %30)
  ret i32 %31
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = icmp eq i32 %2, 1
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

9:
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %1, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  %23 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr null, ptr %28, align 8
  %29 = call ptr @__enzyme_cc.cuda.set_ahead(ptr nonnull %6, ptr %3)
  store ptr %29, ptr %4, align 8
  %30 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = tail call i32 @cudaMemset2D(ptr %10, i64 %17, i32 %32, i64 %21, i64 %24)
  ret i32 %33
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = icmp eq i32 %2, 1
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

9:
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  %13 = load ptr, ptr %1, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  %25 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = call ptr @__enzyme_cc.cuda.set_ahead(ptr nonnull %6, ptr %3)
  store ptr %27, ptr %4, align 8
  %28 = load ptr, ptr %0, align 8
  %29 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = load i64, ptr %18, align 8
  %33 = tail call i32 @cudaMemsetAsync(ptr %28, i32 %31, i64 %32, ptr %26)
  ret i32 %33
}

define linkonce_odr hidden ptr @__enzyme_cc_cuda_blas_ahead(ptr %0, i32 %1, ptr %2) {
  %4 = tail call ptr @__enzyme_cc.cuda.begin(ptr null, ptr %2)
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %4, i64 0, i32 12
  store i32 %1, ptr %5, align 8
  %6 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %2)
  %7 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %8 = icmp eq i32 %7, 0
  %9 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %10 = icmp eq ptr %9, %6
  %11 = select i1 %8, i1 true, i1 %10
  br i1 %11, label %14, label %12

12:
  %13 = tail call i32 @cudaDeviceSynchronize()
  br label %14

14:
  store ptr %6, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  ret ptr %4
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_brought(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6) {
  %8 = icmp eq i64 %3, %4
  %9 = mul i64 %5, %3
  %10 = icmp ne i64 %5, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %8, i64 %9, i64 %4
  %13 = select i1 %8, i64 %11, i64 %5
  %14 = icmp eq i64 %3, 0
  br i1 %14, label %15, label %17

15:
  %16 = icmp eq i64 %13, 0
  br i1 %16, label %20, label %19

17:
  %18 = icmp eq i64 %13, 1
  br i1 %18, label %19, label %20

19:
  br label %20

20:
  %21 = phi i64 [ 0, %15 ], [ %12, %19 ], [ %3, %17 ]
  %22 = phi i64 [ 0, %15 ], [ 1, %19 ], [ %13, %17 ]
  %23 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %6)
  %24 = icmp ne ptr %2, null
  %25 = icmp ne i64 %12, 0
  %26 = and i1 %24, %25
  %27 = icmp ne i64 %22, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %32

29:
  %30 = tail call i32 @cudaMemcpy2DAsync(ptr nonnull %2, i64 %21, ptr %1, i64 %21, i64 %12, i64 %22, i32 1, ptr %23)
  tail call void @__enzyme_cc.cuda.check(i32 %30, ptr %6)
  %31 = tail call i32 @cudaStreamSynchronize(ptr %23)
  tail call void @__enzyme_cc.cuda.check(i32 %31, ptr %6)
  br label %32

32:
  tail call void @free(ptr %1)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_cleared(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5) {
  %7 = icmp eq i64 %2, %3
  %8 = mul i64 %4, %2
  %9 = icmp ne i64 %4, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %7, i64 %8, i64 %3
  %12 = select i1 %7, i64 %10, i64 %4
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %14, label %16

14:
  %15 = icmp eq i64 %12, 0
  br i1 %15, label %28, label %18

16:
  %17 = icmp eq i64 %12, 1
  br i1 %17, label %18, label %19

18:
  br label %19

19:
  %20 = phi i64 [ %11, %18 ], [ %2, %16 ]
  %21 = phi i64 [ 1, %18 ], [ %12, %16 ]
  %22 = icmp ne i64 %11, 0
  %23 = icmp ne i64 %21, 0
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %28

25:
  %26 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %5)
  %27 = tail call i32 @cudaMemset2DAsync(ptr %1, i64 %20, i32 0, i64 %11, i64 %21, ptr %26)
  tail call void @__enzyme_cc.cuda.check(i32 %27, ptr %5)
  br label %28

28:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_closed(ptr %0, i32 %1, ptr %2) {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %9, label %5

5:
  %6 = tail call i32 @cublasSetPointerMode_v2(ptr %0, i32 %1)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.cuda.stop(ptr %2, ptr nonnull @__enzyme_cc.cuda..str.2, ptr nonnull @__enzyme_cc.cuda..str.1)
  unreachable

9:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_copied(ptr %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, ptr %7) {
  %9 = icmp ne i64 %5, 0
  %10 = icmp ne i64 %6, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %18

12:
  %13 = icmp eq i64 %6, 1
  %14 = select i1 %13, i64 %5, i64 %2
  %15 = select i1 %13, i64 %5, i64 %4
  %16 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %7)
  %17 = tail call i32 @cudaMemcpy2DAsync(ptr %1, i64 %14, ptr %3, i64 %15, i64 %5, i64 %6, i32 4, ptr %16)
  tail call void @__enzyme_cc.cuda.check(i32 %17, ptr %7)
  br label %18

18:
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_cuda_blas_fetched(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5) {
  %7 = icmp eq i64 %2, %3
  %8 = mul i64 %4, %2
  %9 = icmp ne i64 %4, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %7, i64 %8, i64 %3
  %12 = select i1 %7, i64 %10, i64 %4
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %14, label %16

14:
  %15 = icmp eq i64 %12, 0
  br i1 %15, label %19, label %18

16:
  %17 = icmp eq i64 %12, 1
  br i1 %17, label %18, label %19

18:
  br label %19

19:
  %20 = phi i64 [ 0, %14 ], [ %11, %18 ], [ %2, %16 ]
  %21 = phi i64 [ 0, %14 ], [ 1, %18 ], [ %12, %16 ]
  %22 = mul i64 %21, %20
  %23 = add i64 %22, %11
  %24 = tail call ptr @__enzyme_cc.cuda.room(i64 %23, ptr %5)
  %25 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %5)
  %26 = icmp ne i64 %11, 0
  %27 = icmp ne i64 %21, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %31

29:
  %30 = tail call i32 @cudaMemcpy2DAsync(ptr %24, i64 %20, ptr %1, i64 %20, i64 %11, i64 %21, i32 2, ptr %25)
  tail call void @__enzyme_cc.cuda.check(i32 %30, ptr %5)
  br label %31

31:
  %32 = tail call i32 @cudaStreamSynchronize(ptr %25)
  tail call void @__enzyme_cc.cuda.check(i32 %32, ptr %5)
  ret ptr %24
}

define linkonce_odr hidden ptr @__enzyme_cc_cuda_blas_memory(i64 %0, ptr %1) {
  %3 = alloca ptr, align 8
  store ptr null, ptr %3, align 8
  %4 = call i32 @cudaMalloc(ptr nonnull %3, i64 %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.3, ptr nonnull @__enzyme_cc.cuda..str.4)
  unreachable

7:
  %8 = load ptr, ptr %3, align 8
  ret ptr %8
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_blas_opened(ptr %0, ptr %1) {
  %3 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  %4 = call i32 @cublasGetPointerMode_v2(ptr %0, ptr nonnull %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %14

6:
  %7 = load i32, ptr %3, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:
  %10 = call i32 @cublasSetPointerMode_v2(ptr %0, i32 0)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = load i32, ptr %3, align 4
  br label %15

14:
  call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str, ptr nonnull @__enzyme_cc.cuda..str.1)
  unreachable

15:
  %16 = phi i32 [ %13, %12 ], [ 0, %6 ]
  ret i32 %16
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_overwrites(ptr nocapture %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6) {
  %8 = icmp eq i64 %3, %4
  %9 = mul i64 %5, %3
  %10 = icmp ne i64 %5, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %8, i64 %9, i64 %4
  %13 = select i1 %8, i64 %11, i64 %5
  %14 = icmp eq i64 %3, 0
  br i1 %14, label %15, label %17

15:
  %16 = icmp eq i64 %13, 0
  br i1 %16, label %31, label %19

17:
  %18 = icmp eq i64 %13, 1
  br i1 %18, label %19, label %20

19:
  br label %20

20:
  %21 = phi i64 [ %12, %19 ], [ %3, %17 ]
  %22 = phi i64 [ 1, %19 ], [ %13, %17 ]
  %23 = icmp ne i64 %12, 0
  %24 = icmp ne i64 %22, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %31

26:
  %27 = add i64 %22, -1
  %28 = mul i64 %27, %21
  %29 = add i64 %28, %12
  %30 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %1, ptr %6)
  tail call void @__enzyme_cc.cuda.keep_if_read(ptr %0, ptr %2, i64 %29, ptr %30)
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_read(ptr %0, i32 %1, ptr %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %8, label %10

8:
  %9 = tail call ptr @memcpy(ptr %2, ptr %3, i64 %4)
  br label %14

10:
  %11 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %0, ptr %5)
  %12 = tail call i32 @cudaMemcpyAsync(ptr %2, ptr %3, i64 %4, i32 4, ptr %11)
  tail call void @__enzyme_cc.cuda.check(i32 %12, ptr %5)
  %13 = tail call i32 @cudaStreamSynchronize(ptr %11)
  tail call void @__enzyme_cc.cuda.check(i32 %13, ptr %5)
  br label %14

14:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_released(ptr %0, ptr %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %6, label %4

4:
  %5 = tail call i32 @cudaFree(ptr nonnull %0)
  tail call void @__enzyme_cc.cuda.check(i32 %5, ptr %1)
  br label %6

6:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_reversed(ptr %0, ptr %1, ptr %2) {
  %4 = tail call i32 @cudaStreamSynchronize(ptr null)
  tail call void @__enzyme_cc.cuda.check(i32 %4, ptr %2)
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 4
  %6 = load ptr, ptr %5, align 8
  %7 = tail call i32 @cublasSetStream_v2(ptr %1, ptr %6)
  tail call void @__enzyme_cc.cuda.put_back(ptr %0)
  tail call void @__enzyme_cc.cuda.end(ptr %0)
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_blas_reversing(ptr nocapture %0, ptr %1, ptr %2) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %4 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %1, ptr %2)
  %5 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 4
  store ptr %4, ptr %5, align 8
  %6 = tail call i32 @cublasSetStream_v2(ptr %1, ptr null)
  %7 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 12
  %8 = load i32, ptr %7, align 8
  ret i32 %8
}

define linkonce_odr hidden void @__enzyme_cc_cuda_blas_wrote(ptr %0, i32 %1, ptr %2, ptr %3, i64 %4, ptr %5) {
  tail call void @__enzyme_cc_cuda_blas_read(ptr %0, i32 %1, ptr %3, ptr %2, i64 %4, ptr %5)
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cublasDestroy_v2(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @cublasDestroy_v2(ptr %5)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaFree(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %6

6:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

7:
  %8 = load ptr, ptr %0, align 8
  %9 = tail call i32 @cudaFree(ptr %8)
  %10 = load ptr, ptr %1, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:
  %13 = load ptr, ptr %0, align 8
  %14 = icmp eq ptr %10, %13
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @cudaFree(ptr nonnull %10)
  br label %17

17:
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaFreeAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %6

6:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

7:
  %8 = load ptr, ptr %0, align 8
  %9 = tail call i32 @cudaFree(ptr %8)
  %10 = load ptr, ptr %1, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:
  %13 = load ptr, ptr %0, align 8
  %14 = icmp eq ptr %10, %13
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @cudaFree(ptr nonnull %10)
  br label %17

17:
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaFreeHost(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %6

6:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

7:
  %8 = load ptr, ptr %0, align 8
  %9 = tail call i32 @cudaFreeHost(ptr %8)
  %10 = load ptr, ptr %1, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:
  %13 = load ptr, ptr %0, align 8
  %14 = icmp eq ptr %10, %13
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @cudaFreeHost(ptr nonnull %10)
  br label %17

17:
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaHostAlloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %1, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ne ptr %10, %9
  %13 = and i1 %11, %12
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @cudaHostAlloc(ptr %9, i64 %15, i32 %18)
  store ptr null, ptr %5, align 8
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i1 %13, i1 false
  br i1 %21, label %22, label %30

22:
  %23 = load i64, ptr %14, align 8
  %24 = load i64, ptr %16, align 8
  %25 = trunc i64 %24 to i32
  %26 = call i32 @cudaHostAlloc(ptr nonnull %5, i64 %23, i32 %25)
  call void @__enzyme_cc.cuda.check(i32 %26, ptr %3)
  %27 = load ptr, ptr %5, align 8
  %28 = call ptr @memset(ptr %27, i32 0, i64 %23)
  %29 = load ptr, ptr %5, align 8
  store ptr %29, ptr %10, align 8
  br label %30

30:
  ret i32 %19
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], align 16
  %6 = alloca [256 x ptr], align 16
  %7 = icmp eq i32 %2, 1
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

9:
  %10 = tail call ptr @__enzyme_cc.cuda.launch_of(ptr %0, ptr %1, ptr %3)
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %12 = load ptr, ptr %11, align 8
  %13 = call i32 @__enzyme_cc.cuda.read_arguments(ptr %10, ptr nonnull %5)
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %71

15:
  %16 = zext i32 %13 to i64
  br label %17

17:
  %18 = phi i64 [ 0, %15 ], [ %69, %67 ]
  %19 = phi i32 [ 0, %15 ], [ %68, %67 ]
  %20 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = add nsw i32 %19, 1
  %23 = sext i32 %19 to i64
  %24 = getelementptr inbounds [256 x ptr], ptr %6, i64 0, i64 %23
  store ptr %21, ptr %24, align 8
  %25 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 1
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 3
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %67, label %32

32:
  %33 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 7
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %61

36:
  %37 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 3
  %38 = load i32, ptr %37, align 8
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %61

40:
  %41 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 6
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 4
  %44 = load ptr, ptr %43, align 8
  %45 = zext i32 %38 to i64
  br label %46

46:
  %47 = phi i64 [ 0, %40 ], [ %59, %46 ]
  %48 = shl nuw nsw i64 %47, 1
  %49 = getelementptr inbounds i32, ptr %44, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %42, i64 %51
  %53 = or i64 %48, 1
  %54 = getelementptr inbounds i32, ptr %44, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = shl nsw i32 %55, 2
  %57 = sext i32 %56 to i64
  %58 = tail call ptr @memset(ptr %52, i32 0, i64 %57)
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %61, label %46

61:
  %62 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr }], ptr %5, i64 0, i64 %18, i32 6
  %63 = load ptr, ptr %62, align 8
  %64 = add nsw i32 %19, 2
  %65 = sext i32 %22 to i64
  %66 = getelementptr inbounds [256 x ptr], ptr %6, i64 0, i64 %65
  store ptr %63, ptr %66, align 8
  br label %67

67:
  %68 = phi i32 [ %64, %61 ], [ %22, %28 ]
  %69 = add nuw nsw i64 %18, 1
  %70 = icmp eq i64 %69, %16
  br i1 %70, label %71, label %17

71:
  %72 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 13
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %73, i64 0, i32 2
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 14
  %77 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 15
  %78 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 16
  %79 = load i64, ptr %78, align 8
  %80 = load i64, ptr %76, align 8
  %81 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 14, i32 2
  %82 = load i32, ptr %81, align 8
  %83 = load i64, ptr %77, align 4
  %84 = getelementptr inbounds { ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 15, i32 2
  %85 = load i32, ptr %84, align 4
  %86 = call i32 @cudaLaunchKernel(ptr %75, i64 %80, i32 %82, i64 %83, i32 %85, ptr nonnull %6, i64 %79, ptr %12)
  call void @__enzyme_cc.cuda.end(ptr %10)
  ret i32 %86
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMalloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %1, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ne ptr %10, %9
  %13 = and i1 %11, %12
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = tail call i32 @cudaMalloc(ptr %9, i64 %15)
  store ptr null, ptr %5, align 8
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i1 %13, i1 false
  br i1 %18, label %19, label %25

19:
  %20 = load i64, ptr %14, align 8
  %21 = call i32 @cudaMalloc(ptr nonnull %5, i64 %20)
  call void @__enzyme_cc.cuda.check(i32 %21, ptr %3)
  %22 = load ptr, ptr %5, align 8
  %23 = call i32 @cudaMemset(ptr %22, i32 0, i64 %20)
  call void @__enzyme_cc.cuda.check(i32 %23, ptr %3)
  %24 = load ptr, ptr %5, align 8
  store ptr %24, ptr %10, align 8
  br label %25

25:
  ret i32 %16
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMallocAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %1, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ne ptr %10, %9
  %13 = and i1 %11, %12
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = tail call i32 @cudaMalloc(ptr %9, i64 %15)
  store ptr null, ptr %5, align 8
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i1 %13, i1 false
  br i1 %18, label %19, label %25

19:
  %20 = load i64, ptr %14, align 8
  %21 = call i32 @cudaMalloc(ptr nonnull %5, i64 %20)
  call void @__enzyme_cc.cuda.check(i32 %21, ptr %3)
  %22 = load ptr, ptr %5, align 8
  %23 = call i32 @cudaMemset(ptr %22, i32 0, i64 %20)
  call void @__enzyme_cc.cuda.check(i32 %23, ptr %3)
  %24 = load ptr, ptr %5, align 8
  store ptr %24, ptr %10, align 8
  br label %25

25:
  ret i32 %16
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMallocHost(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %1, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ne ptr %10, %9
  %13 = and i1 %11, %12
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = tail call i32 @cudaHostAlloc(ptr %9, i64 %15, i32 0)
  store ptr null, ptr %5, align 8
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i1 %13, i1 false
  br i1 %18, label %19, label %25

19:
  %20 = load i64, ptr %14, align 8
  %21 = call i32 @cudaHostAlloc(ptr nonnull %5, i64 %20, i32 0)
  call void @__enzyme_cc.cuda.check(i32 %21, ptr %3)
  %22 = load ptr, ptr %5, align 8
  %23 = call ptr @memset(ptr %22, i32 0, i64 %20)
  %24 = load ptr, ptr %5, align 8
  store ptr %24, ptr %10, align 8
  br label %25

25:
  ret i32 %16
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMallocManaged(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %1, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ne ptr %10, %9
  %13 = and i1 %11, %12
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @cudaMallocManaged(ptr %9, i64 %15, i32 %18)
  store ptr null, ptr %5, align 8
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i1 %13, i1 false
  br i1 %21, label %22, label %30

22:
  %23 = load i64, ptr %14, align 8
  %24 = load i64, ptr %16, align 8
  %25 = trunc i64 %24 to i32
  %26 = call i32 @cudaMallocManaged(ptr nonnull %5, i64 %23, i32 %25)
  call void @__enzyme_cc.cuda.check(i32 %26, ptr %3)
  %27 = load ptr, ptr %5, align 8
  %28 = call i32 @cudaMemset(ptr %27, i32 0, i64 %23)
  call void @__enzyme_cc.cuda.check(i32 %28, ptr %3)
  %29 = load ptr, ptr %5, align 8
  store ptr %29, ptr %10, align 8
  br label %30

30:
  ret i32 %19
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpy(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %5, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 2
  %15 = load ptr, ptr %1, align 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds ptr, ptr %1, i64 1
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 7
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 8
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %25, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 9
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %30, 0
  %34 = select i1 %33, i64 %32, i64 %30
  %35 = icmp eq i64 %32, 0
  %36 = select i1 %35, i64 %30, i64 %32
  %37 = or i64 %36, %34
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %29, align 4
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 10
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 11
  store ptr null, ptr %40, align 8
  %41 = call i32 @__enzyme_cc.cuda.move_forward(ptr nonnull %5)
  ret i32 %41
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpy2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %5, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 2
  %15 = load ptr, ptr %1, align 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds ptr, ptr %1, i64 1
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %23 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 6
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 7
  %29 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 8
  %32 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %31, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 9
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %36, 0
  %40 = select i1 %39, i64 %38, i64 %36
  %41 = icmp eq i64 %38, 0
  %42 = select i1 %41, i64 %36, i64 %38
  %43 = or i64 %42, %40
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %35, align 4
  %45 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 10
  store i32 0, ptr %45, align 8
  %46 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 11
  store ptr null, ptr %46, align 8
  %47 = call i32 @__enzyme_cc.cuda.move_forward(ptr nonnull %5)
  ret i32 %47
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpy2DAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %5, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 2
  %15 = load ptr, ptr %1, align 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds ptr, ptr %1, i64 1
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %23 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 6
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 7
  %29 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 8
  %32 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %31, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 9
  %36 = load i64, ptr %9, align 8
  %37 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %36, 0
  %40 = select i1 %39, i64 %38, i64 %36
  %41 = icmp eq i64 %38, 0
  %42 = select i1 %41, i64 %36, i64 %38
  %43 = or i64 %42, %40
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %35, align 4
  %45 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 10
  store i32 1, ptr %45, align 8
  %46 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 11
  store ptr %47, ptr %48, align 8
  %49 = call i32 @__enzyme_cc.cuda.move_forward(ptr nonnull %5)
  ret i32 %49
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpyAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

8:
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %5, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 2
  %15 = load ptr, ptr %1, align 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds ptr, ptr %1, i64 1
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 7
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 8
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %25, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 9
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %30, 0
  %34 = select i1 %33, i64 %32, i64 %30
  %35 = icmp eq i64 %32, 0
  %36 = select i1 %35, i64 %30, i64 %32
  %37 = or i64 %36, %34
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %29, align 4
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 10
  store i32 1, ptr %39, align 8
  %40 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 11
  store ptr %41, ptr %42, align 8
  %43 = call i32 @__enzyme_cc.cuda.move_forward(ptr nonnull %5)
  ret i32 %43
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %6

6:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

7:
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = tail call i32 @cudaMemset(ptr %8, i32 %11, i64 %13)
  %15 = load ptr, ptr %1, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %23, label %17

17:
  %18 = load ptr, ptr %0, align 8
  %19 = icmp eq ptr %15, %18
  br i1 %19, label %23, label %20

20:
  %21 = load i64, ptr %12, align 8
  %22 = tail call i32 @cudaMemset(ptr nonnull %15, i32 0, i64 %21)
  br label %23

23:
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %6

6:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

7:
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %13 = load i64, ptr %12, align 8
  %14 = load ptr, ptr %1, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %21, label %16

16:
  %17 = load ptr, ptr %0, align 8
  %18 = icmp eq ptr %14, %17
  br i1 %18, label %21, label %19

19:
  %20 = tail call i32 @cudaMemset2D(ptr nonnull %14, i64 %9, i32 0, i64 %11, i64 %13)
  br label %21

21:
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @cudaMemset2D(ptr %22, i64 %9, i32 %25, i64 %11, i64 %13)
  ret i32 %26
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %2, 1
  br i1 %5, label %7, label %6

6:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.5, ptr nonnull @__enzyme_cc.cuda..str.6)
  unreachable

7:
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = tail call i32 @cudaMemsetAsync(ptr %10, i32 %13, i64 %15, ptr %9)
  %17 = load ptr, ptr %1, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %25, label %19

19:
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %17, %20
  br i1 %21, label %25, label %22

22:
  %23 = load i64, ptr %14, align 8
  %24 = tail call i32 @cudaMemsetAsync(ptr nonnull %17, i32 0, i64 %23, ptr %9)
  br label %25

25:
  ret i32 %16
}

define linkonce_odr hidden void @__enzyme_cc_cuda_reverse(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:
  %4 = load ptr, ptr %0, align 8
  tail call void %4(ptr nonnull %0)
  br label %5

5:
  ret void
}

declare void @abort()

declare ptr @calloc(i64, i64)

declare i32 @cublasDestroy_v2(ptr)

declare i32 @cublasGetPointerMode_v2(ptr, ptr)

declare i32 @cublasGetStream_v2(ptr, ptr)

declare i32 @cublasSetPointerMode_v2(ptr, i32)

declare i32 @cublasSetStream_v2(ptr, ptr)

declare i32 @cudaDeviceSynchronize()

declare i32 @cudaFree(ptr)

declare i32 @cudaFreeHost(ptr)

declare i32 @cudaGetDevice(ptr)

declare ptr @cudaGetErrorString(i32)

declare i32 @cudaHostAlloc(ptr, i64, i32)

declare i32 @cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr)

declare i32 @cudaMalloc(ptr, i64)

declare i32 @cudaMallocManaged(ptr, i64, i32)

declare i32 @cudaMemcpy(ptr, ptr, i64, i32)

declare i32 @cudaMemcpy2D(ptr, i64, ptr, i64, i64, i64, i32)

declare i32 @cudaMemcpy2DAsync(ptr, i64, ptr, i64, i64, i64, i32, ptr)

declare i32 @cudaMemcpyAsync(ptr, ptr, i64, i32, ptr)

declare i32 @cudaMemset(ptr, i32, i64)

declare i32 @cudaMemset2D(ptr, i64, i32, i64, i64)

declare i32 @cudaMemset2DAsync(ptr, i64, i32, i64, i64, ptr)

declare i32 @cudaMemsetAsync(ptr, i32, i64, ptr)

declare i32 @cudaPointerGetAttributes(ptr, ptr)

declare i32 @cudaSetDevice(i32)

declare i32 @cudaStreamSynchronize(ptr)

declare ptr @dlopen(ptr, i32)

declare ptr @dlsym(ptr, ptr)

declare i32 @dprintf(i32, ptr, ...)

declare void @free(ptr)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare ptr @memcpy(ptr, ptr, i64)

declare ptr @memset(ptr, i32, i64)
