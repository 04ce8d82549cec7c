; Written by .ci/runtime.py from the C in launch/, with clang-16.

@__enzyme_cc.cuda..str = private constant [48 x i8] c"cuBLAS does not say where it takes numbers from\00", align 1

@__enzyme_cc.cuda..str.1 = private constant [34 x i8] c"create the handle by cublasCreate\00", align 1

@__enzyme_cc.cuda..str.10 = private constant [81 x i8] c"ask for one direction after the other, or pass the kernel memory from cudaMalloc\00", align 1

@__enzyme_cc.cuda..str.11 = private constant [79 x i8] c"no kernel of this file reads or writes this variable, so that it has no shadow\00", align 1

@__enzyme_cc.cuda..str.12 = private constant [38 x i8] c"copy by way of memory from cudaMalloc\00", align 1

@__enzyme_cc.cuda..str.13 = private constant [11 x i8] c"cudaMemcpy\00", align 1

@__enzyme_cc.cuda..str.14 = private constant [64 x i8] c"it is not known what numbers are copied here: floats or doubles\00", align 1

@__enzyme_cc.cuda..str.15 = private constant [68 x i8] c"copy an array of one type, that of the numbers, and compile with -g\00", align 1

@__enzyme_cc.cuda..str.16 = private constant [59 x i8] c"the device has no memory for a copy of what is overwritten\00", align 1

@__enzyme_cc.cuda..str.17 = private constant [77 x i8] c"allocate in parts what a kernel overwrites, or checkpoint the loop around it\00", align 1

@__enzyme_cc.cuda..str.18 = private constant [80 x i8] c"a kernel is launched that was not known when the host's code was differentiated\00", align 1

@__enzyme_cc.cuda..str.19 = private constant [51 x i8] c"launch it by its name, in the file that defines it\00", align 1

@__enzyme_cc.cuda..str.2 = private constant [45 x i8] c"cuBLAS does not take numbers from the device\00", align 1

@__enzyme_cc.cuda..str.20 = private constant [37 x i8] c"a kernel has more than 128 arguments\00", align 1

@__enzyme_cc.cuda..str.21 = private constant [14 x i8] c"pass a struct\00", align 1

@__enzyme_cc.cuda..str.22 = private constant [81 x i8] c"an address in memory leads a kernel to an allocation that the device cannot tell\00", align 1

@__enzyme_cc.cuda..str.23 = private constant [84 x i8] c"allocate that memory where it is differentiated, or pass it to the kernel by itself\00", align 1

@__enzyme_cc.cuda..str.24 = private constant [39 x i8] c"enzyme-cc: %s: %s\0Aenzyme-cc: note: %s\0A\00", align 1

@__enzyme_cc.cuda..str.25 = private constant [37 x i8] c"cuBLAS has no stream for this handle\00", align 1

@__enzyme_cc.cuda..str.26 = private constant [26 x i8] c"create it by cublasCreate\00", align 1

@__enzyme_cc.cuda..str.27 = private constant [37 x i8] c"the derivative's own calls failed so\00", align 1

@__enzyme_cc.cuda..str.28 = private constant [14 x i8] c"out of memory\00", align 1

@__enzyme_cc.cuda..str.3 = private constant [53 x i8] c"the device has no memory for what a derivative keeps\00", align 1

@__enzyme_cc.cuda..str.4 = private constant [27 x i8] c"differentiate less at once\00", align 1

@__enzyme_cc.cuda..str.5 = private constant [24 x i8] c"cuMemGetAddressRange_v2\00", align 1

@__enzyme_cc.cuda..str.6 = private constant [13 x i8] c"libcuda.so.1\00", align 1

@__enzyme_cc.cuda..str.7 = private constant [70 x i8] c"a kernel gets an address that is in no allocation known to the device\00", align 1

@__enzyme_cc.cuda..str.8 = private constant [91 x i8] c"allocate the memory by cudaMalloc, cudaMallocManaged or cudaMallocHost, or by those of HIP\00", align 1

@__enzyme_cc.cuda..str.9 = private constant [68 x i8] c"variables of the device have derivatives in one direction at a time\00", align 1

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
  tail call void @__enzyme_cc.cuda.stop(ptr %4, ptr nonnull @__enzyme_cc.cuda..str.14, ptr nonnull @__enzyme_cc.cuda..str.15)
  unreachable

46:
  ret void
}

define internal ptr @__enzyme_cc.cuda.begin(ptr %0, ptr %1) {
  %3 = tail call ptr @__enzyme_cc.cuda.room(i64 216, ptr %1)
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %3, i64 0, i32 1
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %3, i64 0, i32 3
  %6 = tail call i32 @cudaGetDevice(ptr nonnull %5)
  %7 = load i64, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  ret ptr %3
}

define internal void @__enzyme_cc.cuda.begin_back(ptr nocapture readonly %0) {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 3
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
  br i1 %6, label %28, label %7

7:
  %8 = phi ptr [ %26, %25 ], [ %5, %2 ]
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 5
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 8
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ugt ptr %18, %0
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %8, i64 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %18, i64 %22
  %24 = icmp ugt ptr %23, %0
  br i1 %24, label %73, label %25

25:
  %26 = load ptr, ptr %8, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %7

28:
  %29 = load ptr, ptr @__enzyme_cc.cuda.range_of.range, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %44

31:
  %32 = tail call ptr @dlsym(ptr null, ptr nonnull @__enzyme_cc.cuda..str.5)
  store ptr %32, ptr @__enzyme_cc.cuda.range_of.range, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %44

34:
  %35 = tail call ptr @dlopen(ptr nonnull @__enzyme_cc.cuda..str.6, i32 1)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %39, label %37

37:
  %38 = tail call ptr @dlsym(ptr nonnull %35, ptr nonnull @__enzyme_cc.cuda..str.5)
  store ptr %38, ptr @__enzyme_cc.cuda.range_of.range, align 8
  br label %41

39:
  %40 = load ptr, ptr @__enzyme_cc.cuda.range_of.range, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %39 ], [ %38, %37 ]
  %43 = icmp eq ptr %42, null
  br i1 %43, label %73, label %44

44:
  %45 = phi ptr [ %42, %41 ], [ %32, %31 ], [ %29, %28 ]
  %46 = call i32 %45(ptr nonnull %3, ptr nonnull %4, ptr %0)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %73

48:
  %49 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %66, label %51

51:
  %52 = load ptr, ptr %3, align 8
  %53 = load i64, ptr %4, align 8
  br label %54

54:
  %55 = phi ptr [ %49, %51 ], [ %64, %63 ]
  %56 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %55, i64 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, %52
  br i1 %58, label %59, label %63

59:
  %60 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %55, i64 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %53
  br i1 %62, label %73, label %63

63:
  %64 = load ptr, ptr %55, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %54

66:
  %67 = call ptr @__enzyme_cc.cuda.room(i64 56, ptr %1)
  %68 = load ptr, ptr %3, align 8
  %69 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %67, i64 0, i32 1
  store ptr %68, ptr %69, align 8
  %70 = load i64, ptr %4, align 8
  %71 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %67, i64 0, i32 2
  store i64 %70, ptr %71, align 8
  %72 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %72, ptr %67, align 8
  store ptr %67, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  br label %73

73:
  %74 = phi ptr [ %67, %66 ], [ null, %44 ], [ null, %41 ], [ %55, %59 ], [ %8, %20 ]
  ret ptr %74
}

define internal void @__enzyme_cc.cuda.check(i32 %0, ptr %1) {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %6, label %4

4:
  %5 = tail call ptr @cudaGetErrorString(i32 %0)
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr %5, ptr nonnull @__enzyme_cc.cuda..str.27)
  unreachable

6:
  ret void
}

define internal void @__enzyme_cc.cuda.clear_rows(ptr nocapture readonly %0, ptr %1, i64 %2, i32 %3) {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %29, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 11
  br label %20

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 11
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %16 = load i64, ptr %15, align 8
  %17 = tail call i32 @cudaMemset2D(ptr %1, i64 %2, i32 0, i64 %14, i64 %16)
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, -3
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 2
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %82, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, -1
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %50, label %17

17:
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %19, ptr %21)
  %23 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 6
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
  %33 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %22, i64 0, i32 3
  %34 = load i32, ptr %33, align 8
  br label %35

35:
  %36 = phi i32 [ %34, %32 ], [ 0, %29 ]
  %37 = icmp eq ptr %30, null
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %30, i64 0, i32 3
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
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 8
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 9
  %57 = load i64, ptr %56, align 8
  br i1 %54, label %81, label %58

58:
  %59 = tail call ptr @__enzyme_cc.cuda.rows(ptr nonnull %0, ptr %55, i64 %57, i32 %6)
  %60 = load ptr, ptr %52, align 8
  %61 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 10
  %62 = load i64, ptr %61, align 8
  %63 = tail call ptr @__enzyme_cc.cuda.rows(ptr nonnull %0, ptr %60, i64 %62, i32 %8)
  %64 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 11
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %67 = load i64, ptr %66, align 8
  %68 = mul i64 %67, %65
  %69 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  %83 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 24
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %92, label %86

86:
  %87 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 25
  %88 = load i64, ptr %87, align 8
  %89 = tail call i32 @cudaMemset(ptr nonnull %84, i32 0, i64 %88)
  %90 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %91 = load ptr, ptr %90, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %89, ptr %91)
  br label %92

92:
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
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
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
  %14 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 19
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr %15)
  %16 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 20
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr %17)
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 21
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr %19)
  %20 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 26
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr %21)
  tail call void @free(ptr nonnull %0)
  %22 = load i64, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  %23 = add nsw i64 %22, -1
  store i64 %23, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 6), align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %58

25:
  %26 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %57, label %28

28:
  %29 = phi ptr [ %30, %55 ], [ %26, %25 ]
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %29, i64 0, i32 5
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %55

34:
  %35 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %29, i64 0, i32 6
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %44, label %38

38:
  %39 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %29, i64 0, i32 9
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %29, i64 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = tail call i32 %40(ptr %42)
  br label %44

44:
  br label %45

45:
  %46 = phi ptr [ %47, %45 ], [ getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), %44 ]
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  %49 = icmp eq ptr %47, %29
  %50 = or i1 %48, %49
  br i1 %50, label %51, label %45

51:
  br i1 %48, label %54, label %52

52:
  %53 = load ptr, ptr %29, align 8
  store ptr %53, ptr %46, align 8
  br label %54

54:
  tail call void @free(ptr nonnull %29)
  br label %55

55:
  %56 = icmp eq ptr %30, null
  br i1 %56, label %57, label %28

57:
  store i32 0, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  br label %58

58:
  ret void
}

define internal void @__enzyme_cc.cuda.follow(ptr nocapture %0, ptr %1) {
  %3 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %38

6:
  store i32 1, ptr %3, align 8
  %7 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 8
  %10 = tail call ptr @__enzyme_cc.cuda.room(i64 %9, ptr %1)
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
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
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.22, ptr nonnull @__enzyme_cc.cuda..str.23)
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

define internal void @__enzyme_cc.cuda.in_rows(ptr noalias nocapture writeonly sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %0, ptr nocapture readonly %1, ptr nocapture readonly %2, i32 %3) {
  %5 = icmp eq i32 %3, 0
  %6 = select i1 %5, i64 7, i64 8
  %7 = getelementptr inbounds { i64 }, ptr %1, i64 %6
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %0, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %2, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds ptr, ptr %2, i64 1
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %18 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds { i64 }, ptr %1, i64 3
  %22 = load i64, ptr %21, align 8
  store i64 %22, ptr %20, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %24 = getelementptr inbounds { i64 }, ptr %1, i64 4
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds { i64 }, ptr %1, i64 5
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %30 = getelementptr inbounds { i64 }, ptr %1, i64 6
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %29, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %34 = load i64, ptr %7, align 8
  %35 = getelementptr inbounds { i64 }, ptr %7, i64 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %37, i64 %36, i64 %34
  %39 = icmp eq i64 %36, 0
  %40 = select i1 %39, i64 %34, i64 %36
  %41 = or i64 %40, %38
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr %33, align 4
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  store i32 %3, ptr %43, align 8
  br i1 %5, label %47, label %44

44:
  %45 = getelementptr inbounds { i64 }, ptr %1, i64 7
  %46 = load ptr, ptr %45, align 8
  br label %47

47:
  %48 = phi ptr [ %46, %44 ], [ null, %4 ]
  %49 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  store ptr %48, ptr %49, align 8
  ret void
}

define internal void @__enzyme_cc.cuda.keep(ptr nocapture %0, ptr %1, i64 %2, ptr %3) {
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  tail call void @__enzyme_cc.cuda.stop(ptr %16, ptr nonnull @__enzyme_cc.cuda..str.16, ptr nonnull @__enzyme_cc.cuda..str.17)
  unreachable

17:
  %18 = load ptr, ptr %10, align 8
  %19 = tail call i32 @cudaMemcpyAsync(ptr %18, ptr %1, i64 %2, i32 4, ptr %3)
  %20 = load ptr, ptr %5, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %19, ptr %20)
  %21 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %7, align 8
  store ptr %7, ptr %21, align 8
  ret void
}

define internal void @__enzyme_cc.cuda.keep_if_read(ptr nocapture %0, ptr %1, i64 %2, ptr %3) {
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %1, ptr %6)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %17, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %17, label %16

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
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.7, ptr nonnull @__enzyme_cc.cuda..str.8)
  unreachable

6:
  ret ptr %3
}

define internal void @__enzyme_cc.cuda.launch_back(ptr %0) {
  %2 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %3 = alloca [384 x ptr], align 16
  %4 = alloca ptr, align 8
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  tail call void @__enzyme_cc.cuda.put_back(ptr %0)
  %5 = icmp eq ptr %0, null
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %190, label %191

10:
  %11 = phi ptr [ %188, %186 ], [ %0, %1 ]
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 22
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %186, label %15

15:
  %16 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 15
  %17 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.renew_variables(ptr nonnull %11, ptr %17, i32 0)
  %18 = call i32 @__enzyme_cc.cuda.read_arguments(ptr nonnull %11, ptr nonnull %2)
  %19 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @__enzyme_cc.cuda.size_of_values(ptr %20)
  store ptr null, ptr %4, align 8
  %22 = add nsw i32 %18, 1
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 3
  %25 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = call ptr @__enzyme_cc.cuda.room(i64 %24, ptr %26)
  %28 = add i64 %21, 1
  %29 = call i32 @cudaMalloc(ptr nonnull %4, i64 %28)
  %30 = load ptr, ptr %25, align 8
  call void @__enzyme_cc.cuda.check(i32 %29, ptr %30)
  %31 = load ptr, ptr %4, align 8
  %32 = call i32 @cudaMemset(ptr %31, i32 0, i64 %28)
  %33 = load ptr, ptr %25, align 8
  call void @__enzyme_cc.cuda.check(i32 %32, ptr %33)
  %34 = icmp sgt i32 %18, 0
  br i1 %34, label %35, label %37

35:
  %36 = zext i32 %18 to i64
  br label %62

37:
  %38 = load ptr, ptr %19, align 8
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %38, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 16
  %42 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 17
  %43 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 18
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %41, align 8
  %46 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 16, i32 2
  %47 = load i32, ptr %46, align 8
  %48 = load i64, ptr %42, align 4
  %49 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 17, i32 2
  %50 = load i32, ptr %49, align 4
  %51 = call i32 @cudaLaunchKernel(ptr %40, i64 %45, i32 %47, i64 %48, i32 %50, ptr nonnull %3, i64 %44, ptr null)
  %52 = load ptr, ptr %25, align 8
  call void @__enzyme_cc.cuda.check(i32 %51, ptr %52)
  %53 = call i32 @cudaDeviceSynchronize()
  %54 = load ptr, ptr %25, align 8
  call void @__enzyme_cc.cuda.check(i32 %53, ptr %54)
  %55 = load ptr, ptr %25, align 8
  %56 = call ptr @__enzyme_cc.cuda.room(i64 %28, ptr %55)
  %57 = load ptr, ptr %4, align 8
  %58 = call i32 @cudaMemcpy(ptr %56, ptr %57, i64 %21, i32 2)
  %59 = load ptr, ptr %25, align 8
  call void @__enzyme_cc.cuda.check(i32 %58, ptr %59)
  br i1 %34, label %60, label %182

60:
  %61 = zext i32 %18 to i64
  br label %135

62:
  %63 = phi i64 [ 0, %35 ], [ %133, %130 ]
  %64 = phi i32 [ 0, %35 ], [ %132, %130 ]
  %65 = phi i64 [ 0, %35 ], [ %131, %130 ]
  %66 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63
  %67 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 8
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %130

70:
  %71 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 5
  %72 = load ptr, ptr %71, align 16
  %73 = add nsw i32 %64, 1
  %74 = sext i32 %64 to i64
  %75 = getelementptr inbounds [384 x ptr], ptr %3, i64 0, i64 %74
  store ptr %72, ptr %75, align 8
  %76 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 0
  %79 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 3
  %80 = load i32, ptr %79, align 16
  br i1 %78, label %108, label %81

81:
  %82 = icmp sgt i32 %80, 0
  %83 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 6
  %84 = load ptr, ptr %83, align 8
  br i1 %82, label %85, label %89

85:
  %86 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 4
  %87 = load ptr, ptr %86, align 8
  %88 = zext i32 %80 to i64
  br label %93

89:
  %90 = add nsw i32 %64, 2
  %91 = sext i32 %73 to i64
  %92 = getelementptr inbounds [384 x ptr], ptr %3, i64 0, i64 %91
  store ptr %84, ptr %92, align 8
  br label %108

93:
  %94 = phi i64 [ 0, %85 ], [ %106, %93 ]
  %95 = shl nuw nsw i64 %94, 1
  %96 = getelementptr inbounds i32, ptr %87, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i8, ptr %84, i64 %98
  %100 = or i64 %95, 1
  %101 = getelementptr inbounds i32, ptr %87, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = shl nsw i32 %102, 2
  %104 = sext i32 %103 to i64
  %105 = call ptr @memset(ptr %99, i32 0, i64 %104)
  %106 = add nuw nsw i64 %94, 1
  %107 = icmp eq i64 %106, %88
  br i1 %107, label %89, label %93

108:
  %109 = phi i32 [ %90, %89 ], [ %73, %70 ]
  %110 = icmp eq i32 %80, 0
  br i1 %110, label %122, label %111

111:
  %112 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %63, i32 7
  %113 = load ptr, ptr %112, align 16
  %114 = icmp eq ptr %113, null
  %115 = load ptr, ptr %4, align 8
  %116 = getelementptr inbounds i8, ptr %115, i64 %65
  %117 = select i1 %114, ptr null, ptr %116
  %118 = getelementptr inbounds ptr, ptr %27, i64 %63
  store ptr %117, ptr %118, align 8
  %119 = add nsw i32 %109, 1
  %120 = sext i32 %109 to i64
  %121 = getelementptr inbounds [384 x ptr], ptr %3, i64 0, i64 %120
  store ptr %118, ptr %121, align 8
  br label %122

122:
  %123 = phi i32 [ %119, %111 ], [ %109, %108 ]
  %124 = load i32, ptr %66, align 16
  %125 = add nsw i32 %124, 15
  %126 = sdiv i32 %125, 16
  %127 = shl nsw i32 %126, 4
  %128 = sext i32 %127 to i64
  %129 = add i64 %65, %128
  br label %130

130:
  %131 = phi i64 [ %129, %122 ], [ %65, %62 ]
  %132 = phi i32 [ %123, %122 ], [ %64, %62 ]
  %133 = add nuw nsw i64 %63, 1
  %134 = icmp eq i64 %133, %36
  br i1 %134, label %37, label %62

135:
  %136 = phi i64 [ 0, %60 ], [ %157, %156 ]
  %137 = getelementptr inbounds ptr, ptr %27, i64 %136
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %156, label %140

140:
  %141 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %2, i64 0, i64 %136, i32 3
  %142 = load i32, ptr %141, align 16
  %143 = load ptr, ptr %4, align 8
  %144 = ptrtoint ptr %138 to i64
  %145 = ptrtoint ptr %143 to i64
  %146 = sub i64 %144, %145
  %147 = getelementptr inbounds i8, ptr %56, i64 %146
  %148 = call i32 @llvm.smax.i32(i32 %142, i32 0)
  %149 = zext i32 %148 to i64
  %150 = icmp slt i32 %142, 1
  br i1 %150, label %156, label %151

151:
  %152 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %136, i32 7
  %153 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %136, i32 4
  %154 = load ptr, ptr %153, align 8
  %155 = load ptr, ptr %152, align 16
  br label %159

156:
  %157 = add nuw nsw i64 %136, 1
  %158 = icmp eq i64 %157, %61
  br i1 %158, label %182, label %135

159:
  %160 = phi i64 [ 0, %151 ], [ %180, %179 ]
  %161 = shl nuw nsw i64 %160, 1
  %162 = getelementptr inbounds i32, ptr %154, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = or i64 %161, 1
  %165 = getelementptr inbounds i32, ptr %154, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, 2
  %168 = sext i32 %163 to i64
  %169 = getelementptr inbounds i8, ptr %147, i64 %168
  %170 = getelementptr inbounds i8, ptr %155, i64 %168
  br i1 %167, label %171, label %175

171:
  %172 = load double, ptr %169, align 8
  %173 = load double, ptr %170, align 8
  %174 = fadd double %172, %173
  store double %174, ptr %170, align 8
  br label %179

175:
  %176 = load float, ptr %169, align 4
  %177 = load float, ptr %170, align 4
  %178 = fadd float %176, %177
  store float %178, ptr %170, align 4
  br label %179

179:
  %180 = add nuw nsw i64 %160, 1
  %181 = icmp eq i64 %180, %149
  br i1 %181, label %156, label %159

182:
  %183 = load ptr, ptr %4, align 8
  %184 = call i32 @cudaFree(ptr %183)
  call void @free(ptr %56)
  call void @free(ptr %27)
  %185 = load ptr, ptr %16, align 8
  call void @__enzyme_cc.cuda.renew_variables(ptr nonnull %11, ptr %185, i32 1)
  call void @__enzyme_cc.cuda.put_back(ptr nonnull %0)
  br label %186

186:
  %187 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 2
  %188 = load ptr, ptr %187, align 8
  %189 = icmp eq ptr %188, null
  br i1 %189, label %6, label %10

190:
  call void @__enzyme_cc.cuda.end(ptr %0)
  ret void

191:
  %192 = phi ptr [ %194, %191 ], [ %8, %6 ]
  %193 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %192, i64 0, i32 2
  %194 = load ptr, ptr %193, align 8
  call void @__enzyme_cc.cuda.end(ptr nonnull %192)
  %195 = icmp eq ptr %194, null
  br i1 %195, label %190, label %191
}

define internal i32 @__enzyme_cc.cuda.launch_forward(ptr nocapture readonly %0, ptr %1) {
  %3 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %4 = alloca [256 x ptr], align 16
  %5 = call i32 @__enzyme_cc.cuda.read_arguments(ptr %0, ptr nonnull %3)
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 15
  %7 = load ptr, ptr %6, align 8
  tail call void @__enzyme_cc.cuda.renew_variables(ptr %0, ptr %7, i32 0)
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %11

9:
  %10 = zext i32 %5 to i64
  br label %27

11:
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 14
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %13, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %16, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 16, i32 2
  %22 = load i32, ptr %21, align 8
  %23 = load i64, ptr %17, align 4
  %24 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = call i32 @cudaLaunchKernel(ptr %15, i64 %20, i32 %22, i64 %23, i32 %25, ptr nonnull %4, i64 %19, ptr %1)
  ret i32 %26

27:
  %28 = phi i64 [ 0, %9 ], [ %83, %81 ]
  %29 = phi i32 [ 0, %9 ], [ %82, %81 ]
  %30 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 8
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %81

33:
  %34 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 5
  %35 = load ptr, ptr %34, align 16
  %36 = add nsw i32 %29, 1
  %37 = sext i32 %29 to i64
  %38 = getelementptr inbounds [256 x ptr], ptr %4, i64 0, i64 %37
  store ptr %35, ptr %38, align 8
  %39 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 1
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 3
  %44 = load i32, ptr %43, align 16
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %81, label %46

46:
  %47 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 7
  %48 = load ptr, ptr %47, align 16
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %75

50:
  %51 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 3
  %52 = load i32, ptr %51, align 16
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %75

54:
  %55 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 6
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 4
  %58 = load ptr, ptr %57, align 8
  %59 = zext i32 %52 to i64
  br label %60

60:
  %61 = phi i64 [ 0, %54 ], [ %73, %60 ]
  %62 = shl nuw nsw i64 %61, 1
  %63 = getelementptr inbounds i32, ptr %58, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %56, i64 %65
  %67 = or i64 %62, 1
  %68 = getelementptr inbounds i32, ptr %58, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = shl nsw i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = tail call ptr @memset(ptr %66, i32 0, i64 %71)
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %59
  br i1 %74, label %75, label %60

75:
  %76 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %3, i64 0, i64 %28, i32 6
  %77 = load ptr, ptr %76, align 8
  %78 = add nsw i32 %29, 2
  %79 = sext i32 %36 to i64
  %80 = getelementptr inbounds [256 x ptr], ptr %4, i64 0, i64 %79
  store ptr %77, ptr %80, align 8
  br label %81

81:
  %82 = phi i32 [ %29, %27 ], [ %78, %75 ], [ %36, %42 ]
  %83 = add nuw nsw i64 %28, 1
  %84 = icmp eq i64 %83, %10
  br i1 %84, label %11, label %27
}

define internal ptr @__enzyme_cc.cuda.launches_of(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %26

15:
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %17 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %19 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %21 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %23 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 0, i32 8
  %24 = icmp ne i32 %2, 1
  %25 = zext i32 %2 to i64
  br label %28

26:
  %27 = phi ptr [ null, %4 ], [ %244, %243 ]
  ret ptr %27

28:
  %29 = phi i64 [ 0, %15 ], [ %250, %243 ]
  %30 = phi ptr [ null, %15 ], [ %244, %243 ]
  %31 = getelementptr inbounds ptr, ptr %1, i64 %29
  %32 = load ptr, ptr %16, align 8
  %33 = load ptr, ptr %0, align 8
  %34 = icmp eq ptr %32, null
  br i1 %34, label %46, label %35

35:
  %36 = load ptr, ptr %32, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:
  %39 = phi ptr [ %44, %42 ], [ %36, %35 ]
  %40 = phi ptr [ %43, %42 ], [ %32, %35 ]
  %41 = icmp eq ptr %39, %33
  br i1 %41, label %47, label %42

42:
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %40, i64 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %38

46:
  call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.18, ptr nonnull @__enzyme_cc.cuda..str.19)
  unreachable

47:
  %48 = load ptr, ptr %17, align 8
  %49 = load ptr, ptr %31, align 8
  %50 = call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.launch_back, ptr %3)
  %51 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 14
  store ptr %40, ptr %51, align 8
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 15
  store ptr %32, ptr %52, align 8
  %53 = call i64 @__enzyme_cc.cuda.size_of_values(ptr nonnull %40)
  %54 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %40, i64 0, i32 3
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %55, align 4
  %57 = icmp sgt i32 %56, 128
  %58 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  br i1 %57, label %60, label %61

60:
  call void @__enzyme_cc.cuda.stop(ptr %59, ptr nonnull @__enzyme_cc.cuda..str.20, ptr nonnull @__enzyme_cc.cuda..str.21)
  unreachable

61:
  %62 = call ptr @__enzyme_cc.cuda.room(i64 %53, ptr %59)
  %63 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 19
  store ptr %62, ptr %63, align 8
  %64 = load ptr, ptr %58, align 8
  %65 = call ptr @__enzyme_cc.cuda.room(i64 %53, ptr %64)
  %66 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 20
  store ptr %65, ptr %66, align 8
  %67 = sext i32 %56 to i64
  %68 = shl nsw i64 %67, 3
  %69 = load ptr, ptr %58, align 8
  %70 = call ptr @__enzyme_cc.cuda.room(i64 %68, ptr %69)
  %71 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 21
  store ptr %70, ptr %71, align 8
  %72 = load ptr, ptr %58, align 8
  %73 = call ptr @__enzyme_cc.cuda.room(i64 %67, ptr %72)
  %74 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 26
  store ptr %73, ptr %74, align 8
  %75 = icmp sgt i32 %56, 0
  br i1 %75, label %78, label %76

76:
  %77 = call i32 @__enzyme_cc.cuda.read_arguments(ptr nonnull %50, ptr nonnull %13)
  br label %201

78:
  %79 = icmp eq ptr %49, null
  %80 = icmp eq ptr %49, %48
  %81 = or i1 %79, %80
  %82 = zext i32 %56 to i64
  br label %86

83:
  %84 = call i32 @__enzyme_cc.cuda.read_arguments(ptr nonnull %50, ptr nonnull %13)
  %85 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 22
  br label %101

86:
  %87 = phi i64 [ 0, %78 ], [ %99, %91 ]
  br i1 %81, label %91, label %88

88:
  %89 = getelementptr inbounds ptr, ptr %49, i64 %87
  %90 = load ptr, ptr %89, align 8
  br label %91

91:
  %92 = phi ptr [ %90, %88 ], [ null, %86 ]
  %93 = getelementptr inbounds ptr, ptr %48, i64 %87
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %92, %94
  %96 = select i1 %95, ptr null, ptr %92
  %97 = load ptr, ptr %71, align 8
  %98 = getelementptr inbounds ptr, ptr %97, i64 %87
  store ptr %96, ptr %98, align 8
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, %82
  br i1 %100, label %83, label %86

101:
  %102 = phi i64 [ 0, %83 ], [ %199, %198 ]
  %103 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102
  %104 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 5
  %105 = load ptr, ptr %104, align 16
  %106 = getelementptr inbounds ptr, ptr %48, i64 %102
  %107 = load ptr, ptr %106, align 8
  %108 = load i32, ptr %103, align 16
  %109 = sext i32 %108 to i64
  %110 = call ptr @memcpy(ptr %105, ptr %107, i64 %109)
  %111 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 6
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 7
  %114 = load ptr, ptr %113, align 16
  %115 = icmp eq ptr %114, null
  br i1 %115, label %116, label %118

116:
  %117 = load ptr, ptr %106, align 8
  br label %118

118:
  %119 = phi ptr [ %117, %116 ], [ %114, %101 ]
  %120 = call ptr @memcpy(ptr %112, ptr %119, i64 %109)
  %121 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 8
  %122 = load i32, ptr %121, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %132

124:
  %125 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 1
  %126 = load i32, ptr %125, align 4
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %128, label %171

128:
  %129 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 2
  %130 = load ptr, ptr %129, align 8
  %131 = zext i32 %126 to i64
  br label %172

132:
  %133 = call ptr @memcpy(ptr nonnull %9, ptr %105, i64 8)
  %134 = load ptr, ptr %9, align 8
  %135 = call ptr @memcpy(ptr nonnull %8, ptr %112, i64 8)
  %136 = load ptr, ptr %8, align 8
  %137 = load ptr, ptr %58, align 8
  %138 = call ptr @__enzyme_cc.cuda.place_of_variable(ptr %134, ptr %137)
  store ptr %138, ptr %10, align 8
  store ptr %138, ptr %11, align 8
  %139 = load ptr, ptr %32, align 8
  %140 = icmp eq ptr %139, null
  br i1 %140, label %149, label %141

141:
  %142 = phi ptr [ %147, %145 ], [ %139, %132 ]
  %143 = phi ptr [ %146, %145 ], [ %32, %132 ]
  %144 = icmp eq ptr %142, %134
  br i1 %144, label %149, label %145

145:
  %146 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %143, i64 1
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %141

149:
  %150 = phi ptr [ null, %132 ], [ %143, %141 ], [ null, %145 ]
  store i32 0, ptr %12, align 4
  %151 = icmp eq ptr %136, null
  br i1 %151, label %165, label %152

152:
  %153 = icmp ne ptr %136, %134
  %154 = icmp ne ptr %150, null
  %155 = and i1 %153, %154
  br i1 %155, label %156, label %165

156:
  %157 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %150, i64 0, i32 1
  %158 = load ptr, ptr %157, align 8
  %159 = icmp eq ptr %158, null
  br i1 %159, label %165, label %160

160:
  %161 = load ptr, ptr %58, align 8
  %162 = call ptr @__enzyme_cc.cuda.shadow_of_variable(ptr nonnull %150, ptr nonnull %136, ptr nonnull %12, ptr %161)
  store ptr %162, ptr %11, align 8
  store i32 1, ptr %85, align 8
  %163 = load i32, ptr %12, align 4
  %164 = trunc i32 %163 to i8
  br label %165

165:
  %166 = phi i8 [ %164, %160 ], [ 0, %156 ], [ 0, %152 ], [ 0, %149 ]
  %167 = load ptr, ptr %74, align 8
  %168 = getelementptr inbounds i8, ptr %167, i64 %102
  store i8 %166, ptr %168, align 1
  %169 = call ptr @memcpy(ptr %105, ptr nonnull %10, i64 8)
  %170 = call ptr @memcpy(ptr %112, ptr nonnull %11, i64 8)
  br label %198

171:
  br i1 %115, label %198, label %193

172:
  %173 = phi i64 [ 0, %128 ], [ %191, %190 ]
  %174 = mul nuw nsw i64 %173, 3
  %175 = getelementptr inbounds i32, ptr %130, i64 %174
  %176 = load i32, ptr %175, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i8, ptr %105, i64 %177
  %179 = call ptr @memcpy(ptr nonnull %7, ptr %178, i64 8)
  %180 = load ptr, ptr %7, align 8
  %181 = getelementptr inbounds i8, ptr %112, i64 %177
  %182 = call ptr @memcpy(ptr nonnull %6, ptr %181, i64 8)
  %183 = load ptr, ptr %6, align 8
  %184 = icmp eq ptr %183, null
  br i1 %184, label %185, label %187

185:
  %186 = call ptr @memcpy(ptr %181, ptr %178, i64 8)
  br label %190

187:
  %188 = icmp eq ptr %183, %180
  br i1 %188, label %190, label %189

189:
  store i32 1, ptr %85, align 8
  br label %190

190:
  %191 = add nuw nsw i64 %173, 1
  %192 = icmp eq i64 %191, %131
  br i1 %192, label %171, label %172

193:
  %194 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %102, i32 3
  %195 = load i32, ptr %194, align 16
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %198, label %197

197:
  store i32 1, ptr %85, align 8
  br label %198

198:
  %199 = add nuw nsw i64 %102, 1
  %200 = icmp eq i64 %199, %82
  br i1 %200, label %201, label %101

201:
  %202 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 16
  %203 = load i64, ptr %18, align 8
  %204 = load i64, ptr %19, align 8
  %205 = trunc i64 %204 to i32
  store i64 %203, ptr %202, align 8
  %206 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 16, i32 2
  store i32 %205, ptr %206, align 8
  %207 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 17
  %208 = load i64, ptr %20, align 8
  %209 = load i64, ptr %21, align 8
  %210 = trunc i64 %209 to i32
  store i64 %208, ptr %207, align 4
  %211 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 17, i32 2
  store i32 %210, ptr %211, align 4
  %212 = load i64, ptr %22, align 8
  %213 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 18
  store i64 %212, ptr %213, align 8
  %214 = call i32 @__enzyme_cc.cuda.read_arguments(ptr %50, ptr nonnull %5)
  %215 = icmp sgt i32 %214, 0
  br i1 %215, label %217, label %216

216:
  br label %235

217:
  %218 = zext i32 %214 to i64
  %219 = load i32, ptr %23, align 8
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %231

221:
  %222 = phi i64 [ %223, %225 ], [ 0, %217 ]
  %223 = add nuw nsw i64 %222, 1
  %224 = icmp eq i64 %223, %218
  br i1 %224, label %229, label %225

225:
  %226 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %223, i32 8
  %227 = load i32, ptr %226, align 8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %221, label %229

229:
  %230 = icmp ult i64 %223, %218
  br label %231

231:
  %232 = phi i1 [ true, %217 ], [ %230, %229 ]
  %233 = and i1 %24, %232
  br i1 %233, label %234, label %235

234:
  call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

235:
  %236 = icmp eq ptr %30, null
  br i1 %236, label %237, label %239

237:
  %238 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 2
  store ptr null, ptr %238, align 8
  br label %243

239:
  %240 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %30, i64 0, i32 2
  %241 = load ptr, ptr %240, align 8
  %242 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 2
  store ptr %241, ptr %242, align 8
  store ptr %50, ptr %240, align 8
  br label %243

243:
  %244 = phi ptr [ %50, %237 ], [ %30, %239 ]
  %245 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %50, i64 0, i32 22
  %246 = load i32, ptr %245, align 8
  %247 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %244, i64 0, i32 22
  %248 = load i32, ptr %247, align 8
  %249 = or i32 %248, %246
  store i32 %249, ptr %247, align 8
  %250 = add nuw nsw i64 %29, 1
  %251 = icmp eq i64 %250, %25
  br i1 %251, label %26, label %28
}

define internal void @__enzyme_cc.cuda.look(ptr nocapture %0, ptr nocapture %1, ptr nocapture %2, ptr nocapture %3) {
  %5 = alloca ptr, align 8
  %6 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %7 = call i32 @__enzyme_cc.cuda.read_arguments(ptr %0, ptr nonnull %6)
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %25

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 22
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %13 = zext i32 %7 to i64
  br label %14

14:
  %15 = phi i64 [ 0, %9 ], [ %27, %26 ]
  %16 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %6, i64 0, i64 %15, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %6, i64 0, i64 %15, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %6, i64 0, i64 %15, i32 5
  %23 = load ptr, ptr %22, align 16
  %24 = zext i32 %17 to i64
  br label %29

25:
  ret void

26:
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %25, label %14

29:
  %30 = phi i64 [ 0, %19 ], [ %92, %91 ]
  %31 = mul nuw nsw i64 %30, 3
  %32 = getelementptr inbounds i32, ptr %21, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %23, i64 %34
  %36 = call ptr @memcpy(ptr nonnull %5, ptr %35, i64 8)
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds i32, ptr %32, i64 1
  %39 = load i32, ptr %38, align 4
  %40 = and i32 %39, 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:
  %43 = load i32, ptr %10, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:
  store i32 1, ptr %11, align 4
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  br label %46

46:
  %47 = icmp eq ptr %37, null
  br i1 %47, label %91, label %48

48:
  %49 = load i32, ptr %38, align 4
  %50 = and i32 %49, 3
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %91, label %52

52:
  %53 = load ptr, ptr %12, align 8
  %54 = call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %37, ptr %53)
  %55 = getelementptr inbounds i32, ptr %32, i64 2
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %54, i64 0, i32 3
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = load i32, ptr %3, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %74

62:
  %63 = zext i32 %60 to i64
  br label %64

64:
  %65 = phi i64 [ 0, %62 ], [ %70, %69 ]
  %66 = getelementptr inbounds ptr, ptr %1, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, %54
  br i1 %68, label %72, label %69

69:
  %70 = add nuw nsw i64 %65, 1
  %71 = icmp eq i64 %70, %63
  br i1 %71, label %77, label %64

72:
  %73 = trunc i64 %65 to i32
  br label %74

74:
  %75 = phi i32 [ 0, %52 ], [ %73, %72 ]
  %76 = icmp eq i32 %75, %60
  br i1 %76, label %77, label %84

77:
  %78 = phi i32 [ %75, %74 ], [ %60, %69 ]
  %79 = zext i32 %60 to i64
  %80 = getelementptr inbounds ptr, ptr %1, i64 %79
  store ptr %54, ptr %80, align 8
  %81 = getelementptr inbounds i32, ptr %2, i64 %79
  store i32 0, ptr %81, align 4
  %82 = load i32, ptr %3, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %3, align 4
  br label %84

84:
  %85 = phi i32 [ %78, %77 ], [ %75, %74 ]
  %86 = load i32, ptr %38, align 4
  %87 = zext i32 %85 to i64
  %88 = getelementptr inbounds i32, ptr %2, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = or i32 %89, %86
  store i32 %90, ptr %88, align 4
  br label %91

91:
  %92 = add nuw nsw i64 %30, 1
  %93 = icmp eq i64 %92, %24
  br i1 %93, label %26, label %29
}

define internal i32 @__enzyme_cc.cuda.made(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr nocapture readonly %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = tail call i32 %0(ptr %10, ptr nonnull %3)
  %12 = icmp eq ptr %7, null
  br i1 %12, label %14, label %13

13:
  store ptr null, ptr %7, align 8
  br label %14

14:
  %15 = icmp eq i32 %11, 0
  %16 = icmp sgt i32 %5, 0
  %17 = select i1 %16, i1 %15, i1 false
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds { i64 }, ptr %3, i64 1
  %20 = icmp eq i32 %2, 0
  %21 = zext i32 %5 to i64
  br label %23

22:
  ret i32 %11

23:
  %24 = phi i64 [ 0, %18 ], [ %75, %74 ]
  %25 = getelementptr inbounds ptr, ptr %4, i64 %24
  %26 = load ptr, ptr %25, align 8
  store ptr null, ptr %9, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %41, label %28

28:
  %29 = load ptr, ptr %3, align 8
  %30 = icmp eq ptr %29, %26
  br i1 %30, label %41, label %31

31:
  %32 = load i64, ptr %19, align 8
  %33 = call i32 %0(ptr nonnull %9, ptr nonnull %3)
  call void @__enzyme_cc.cuda.check(i32 %33, ptr %6)
  %34 = load ptr, ptr %9, align 8
  br i1 %20, label %37, label %35

35:
  %36 = call ptr @memset(ptr %34, i32 0, i64 %32)
  br label %39

37:
  %38 = call i32 @cudaMemset(ptr %34, i32 0, i64 %32)
  call void @__enzyme_cc.cuda.check(i32 %38, ptr %6)
  br label %39

39:
  %40 = load ptr, ptr %9, align 8
  store ptr %40, ptr %26, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %39 ], [ null, %28 ], [ null, %23 ]
  br i1 %12, label %74, label %43

43:
  %44 = icmp eq i64 %24, 0
  %45 = icmp ne ptr %42, null
  %46 = select i1 %44, i1 true, i1 %45
  br i1 %46, label %47, label %74

47:
  %48 = select i1 %44, ptr @__enzyme_cc.cuda.made_back, ptr @__enzyme_cc.cuda.shadow_back
  %49 = call ptr @__enzyme_cc.cuda.begin(ptr nonnull %48, ptr %6)
  %50 = load ptr, ptr %10, align 8
  %51 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %49, i64 0, i32 5
  store ptr %50, ptr %51, align 8
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %49, i64 0, i32 7
  store ptr %42, ptr %52, align 8
  %53 = load ptr, ptr %7, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %58, label %55

55:
  %56 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 2
  %57 = load ptr, ptr %56, align 8
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ null, %47 ]
  %60 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %49, i64 0, i32 2
  store ptr %59, ptr %60, align 8
  %61 = load ptr, ptr %7, align 8
  %62 = icmp eq ptr %61, null
  %63 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %61, i64 0, i32 2
  %64 = select i1 %62, ptr %7, ptr %63
  store ptr %49, ptr %64, align 8
  br i1 %44, label %65, label %74

65:
  %66 = call ptr @__enzyme_cc.cuda.room(i64 56, ptr %6)
  %67 = load ptr, ptr %10, align 8
  %68 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %66, i64 0, i32 1
  store ptr %67, ptr %68, align 8
  %69 = load i64, ptr %19, align 8
  %70 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %66, i64 0, i32 2
  store i64 %69, ptr %70, align 8
  %71 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %66, i64 0, i32 5
  store i32 1, ptr %71, align 8
  %72 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %66, i64 0, i32 9
  store ptr %1, ptr %72, align 8
  %73 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %73, ptr %66, align 8
  store ptr %66, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  br label %74

74:
  %75 = add nuw nsw i64 %24, 1
  %76 = icmp ult i64 %75, %21
  br i1 %76, label %23, label %22
}

define internal void @__enzyme_cc.cuda.made_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %3, ptr %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %36, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %36, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
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
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 7
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

define internal ptr @__enzyme_cc.cuda.move_ahead(ptr nocapture readonly %0, i32 %1, ptr %2, ptr nocapture writeonly %3) {
  %5 = tail call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.copy_back, ptr %2)
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 5
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 6
  store ptr %9, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %6
  %14 = select i1 %13, ptr null, ptr %12
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 7
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %9
  %19 = select i1 %18, ptr null, ptr %17
  %20 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 9
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 10
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 11
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 12
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 13
  store i32 %34, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %37 = load i32, ptr %36, align 8
  %38 = tail call i32 @__enzyme_cc.cuda.direction(ptr %6, ptr %9, i32 %37)
  %39 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 17
  store i32 %38, ptr %39, align 4
  %40 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %43 = icmp eq i32 %42, 0
  %44 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %45 = icmp eq ptr %44, %41
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %49, label %47

47:
  %48 = tail call i32 @cudaDeviceSynchronize()
  br label %49

49:
  store ptr %41, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  %50 = load i64, ptr %21, align 8
  %51 = load i64, ptr %30, align 8
  %52 = add i64 %51, -1
  %53 = mul i64 %52, %50
  %54 = load i64, ptr %27, align 8
  %55 = add i64 %53, %54
  %56 = and i32 %38, -3
  %57 = icmp eq i32 %56, 1
  br i1 %57, label %60, label %58

58:
  %59 = icmp ne i32 %1, 0
  br label %78

60:
  %61 = load ptr, ptr %0, align 8
  %62 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %61, ptr %2)
  %63 = icmp eq ptr %62, null
  br i1 %63, label %64, label %66

64:
  %65 = icmp ne i32 %1, 0
  br label %78

66:
  %67 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %62, i64 0, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  %71 = icmp ne i32 %70, 0
  %72 = select i1 %69, i1 true, i1 %71
  %73 = icmp ne i32 %1, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %78

75:
  %76 = load ptr, ptr %0, align 8
  %77 = load ptr, ptr %40, align 8
  tail call void @__enzyme_cc.cuda.keep(ptr nonnull %5, ptr %76, i64 %55, ptr %77)
  br label %78

78:
  %79 = phi i1 [ %59, %58 ], [ true, %75 ], [ %73, %66 ], [ %65, %64 ]
  %80 = phi i1 [ false, %58 ], [ true, %75 ], [ %72, %66 ], [ false, %64 ]
  %81 = load i32, ptr %33, align 4
  %82 = icmp eq i32 %81, 4
  br i1 %82, label %83, label %106

83:
  %84 = load ptr, ptr %15, align 8
  %85 = icmp ne ptr %84, null
  %86 = select i1 %85, i1 %80, i1 false
  br i1 %86, label %87, label %94

87:
  %88 = load ptr, ptr %11, align 8
  %89 = load ptr, ptr %40, align 8
  tail call void @__enzyme_cc.cuda.keep(ptr nonnull %5, ptr %88, i64 %55, ptr %89)
  %90 = load i32, ptr %33, align 4
  %91 = icmp eq i32 %90, 4
  br i1 %91, label %92, label %106

92:
  %93 = load ptr, ptr %15, align 8
  br label %94

94:
  %95 = phi ptr [ %93, %92 ], [ %84, %83 ]
  %96 = icmp eq ptr %95, null
  br i1 %96, label %106, label %97

97:
  %98 = load ptr, ptr %20, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %106, label %100

100:
  %101 = load ptr, ptr %11, align 8
  %102 = load i64, ptr %21, align 8
  %103 = load ptr, ptr %16, align 8
  %104 = load i64, ptr %24, align 8
  %105 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr %101, i64 %102, ptr %103, i64 %104)
  tail call void @__enzyme_cc.cuda.check(i32 %105, ptr %2)
  br label %106

106:
  br i1 %79, label %107, label %135

107:
  %108 = load ptr, ptr %0, align 8
  %109 = load i64, ptr %21, align 8
  %110 = load ptr, ptr %8, align 8
  %111 = load i64, ptr %24, align 8
  %112 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr %108, i64 %109, ptr %110, i64 %111)
  store i32 %112, ptr %3, align 4
  %113 = load ptr, ptr %0, align 8
  %114 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %113, ptr %2)
  %115 = load ptr, ptr %8, align 8
  %116 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %115, ptr %2)
  %117 = load i32, ptr %33, align 4
  %118 = and i32 %117, 3
  %119 = icmp eq ptr %116, null
  br i1 %119, label %123, label %120

120:
  %121 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %116, i64 0, i32 3
  %122 = load i32, ptr %121, align 8
  br label %123

123:
  %124 = phi i32 [ %122, %120 ], [ 0, %107 ]
  %125 = icmp ne ptr %114, null
  %126 = icmp ne i32 %38, 2
  %127 = select i1 %125, i1 %126, i1 false
  %128 = icmp ne i32 %38, 0
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %130, label %135

130:
  %131 = or i32 %124, %118
  %132 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %114, i64 0, i32 3
  %133 = load i32, ptr %132, align 8
  %134 = or i32 %131, %133
  store i32 %134, ptr %132, align 8
  br label %135

135:
  ret ptr %5
}

define internal i32 @__enzyme_cc.cuda.move_tangent(ptr nocapture readonly %0) {
  %2 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, align 8
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %4, %5
  %7 = icmp eq ptr %4, null
  %8 = or i1 %7, %6
  br i1 %8, label %48, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %11, %13
  %15 = icmp eq ptr %11, null
  %16 = or i1 %15, %14
  br i1 %16, label %23, label %17

17:
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %21 = load i64, ptr %20, align 8
  %22 = tail call i32 @__enzyme_cc.cuda.move(ptr nonnull %0, ptr nonnull %4, i64 %19, ptr nonnull %11, i64 %21)
  br label %48

23:
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %25 = load i32, ptr %24, align 8
  %26 = tail call i32 @__enzyme_cc.cuda.direction(ptr %5, ptr %13, i32 %25)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(216) %2, i8 0, i64 216, i1 false)
  %27 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %2, i64 0, i32 1
  store ptr @__enzyme_cc.cuda..str.13, ptr %27, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %2, i64 0, i32 11
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %2, i64 0, i32 12
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:
  %38 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %39 = load ptr, ptr %38, align 8
  %40 = tail call i32 @cudaStreamSynchronize(ptr %39)
  br label %41

41:
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %44 = load i64, ptr %43, align 8
  %45 = and i32 %26, -3
  %46 = icmp eq i32 %45, 0
  %47 = zext i1 %46 to i32
  call void @__enzyme_cc.cuda.clear_rows(ptr nonnull %2, ptr %42, i64 %44, i32 %47)
  br label %48

48:
  %49 = phi i32 [ %22, %17 ], [ 0, %41 ], [ 0, %1 ]
  ret i32 %49
}

define internal i32 @__enzyme_cc.cuda.moved_ahead(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6) {
  %8 = alloca [2 x ptr], align 16
  %9 = alloca i32, align 4
  %10 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  store i32 0, ptr %9, align 4
  store ptr null, ptr %6, align 8
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds ptr, ptr %8, i64 1
  %14 = zext i32 %3 to i64
  %15 = zext i32 %3 to i64
  br label %20

16:
  %17 = load i32, ptr %9, align 4
  br label %18

18:
  %19 = phi i32 [ %17, %16 ], [ 0, %7 ]
  ret i32 %19

20:
  %21 = phi i64 [ 0, %12 ], [ %42, %35 ]
  %22 = getelementptr inbounds ptr, ptr %2, i64 %21
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %8, align 16
  %24 = add nuw nsw i64 %21, %14
  %25 = getelementptr inbounds ptr, ptr %2, i64 %24
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %13, align 8
  call void %0(ptr nonnull sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %10, ptr %1, ptr nonnull %8, i32 %4)
  %27 = icmp eq i64 %21, 0
  %28 = zext i1 %27 to i32
  %29 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %10, i32 %28, ptr %5, ptr nonnull %9)
  %30 = load ptr, ptr %6, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %35, label %32

32:
  %33 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %30, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  br label %35

35:
  %36 = phi ptr [ %34, %32 ], [ null, %20 ]
  %37 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %29, i64 0, i32 2
  store ptr %36, ptr %37, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %38, i64 0, i32 2
  %41 = select i1 %39, ptr %6, ptr %40
  store ptr %29, ptr %41, align 8
  %42 = add nuw nsw i64 %21, 1
  %43 = icmp eq i64 %42, %15
  br i1 %43, label %16, label %20
}

define internal i32 @__enzyme_cc.cuda.moved_forward(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, i32 %4) {
  %6 = alloca [2 x ptr], align 16
  %7 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %15

9:
  %10 = getelementptr inbounds ptr, ptr %6, i64 1
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %7, i64 0, i32 4
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %7, i64 0, i32 1
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %7, i64 0, i32 5
  %14 = zext i32 %3 to i64
  br label %17

15:
  %16 = phi i32 [ 0, %5 ], [ %30, %32 ], [ %34, %33 ]
  ret i32 %16

17:
  %18 = phi i64 [ 0, %9 ], [ %35, %33 ]
  %19 = getelementptr inbounds ptr, ptr %2, i64 %18
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %6, align 16
  %21 = add nuw nsw i64 %18, %14
  %22 = getelementptr inbounds ptr, ptr %2, i64 %21
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %10, align 8
  call void %0(ptr nonnull sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %7, ptr %1, ptr nonnull %6, i32 %4)
  %24 = icmp eq i64 %18, 0
  br i1 %24, label %25, label %33

25:
  %26 = load ptr, ptr %7, align 8
  %27 = load i64, ptr %11, align 8
  %28 = load ptr, ptr %12, align 8
  %29 = load i64, ptr %13, align 8
  %30 = call i32 @__enzyme_cc.cuda.move(ptr nonnull %7, ptr %26, i64 %27, ptr %28, i64 %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  br label %15

33:
  %34 = call i32 @__enzyme_cc.cuda.move_tangent(ptr nonnull %7)
  %35 = add nuw nsw i64 %18, 1
  %36 = icmp ult i64 %35, %14
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %17, label %15
}

define internal void @__enzyme_cc.cuda.nothing_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.end(ptr %0)
  ret void
}

define internal void @__enzyme_cc.cuda.of_variable(ptr noalias nocapture sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %0, ptr nocapture readonly %1, ptr nocapture readonly %2, i32 %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %4, 0
  %8 = select i1 %7, i64 5, i64 6
  %9 = getelementptr inbounds { i64 }, ptr %1, i64 %8
  %10 = icmp ne i32 %3, 0
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i64
  %13 = getelementptr inbounds { i64 }, ptr %1, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds ptr, ptr %2, i64 %12
  %16 = load ptr, ptr %15, align 8
  %17 = zext i1 %10 to i64
  %18 = getelementptr inbounds { i64 }, ptr %1, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds ptr, ptr %2, i64 %17
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { i64 }, ptr %1, i64 3
  %23 = load i64, ptr %22, align 8
  %24 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %14, ptr %5)
  %25 = getelementptr inbounds i8, ptr %24, i64 %23
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(104) %0, i8 0, i64 104, i1 false)
  %26 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds { i64 }, ptr %9, i64 2
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %41, label %30

30:
  %31 = load ptr, ptr %28, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:
  %34 = phi ptr [ %39, %37 ], [ %31, %30 ]
  %35 = phi ptr [ %38, %37 ], [ %28, %30 ]
  %36 = icmp eq ptr %34, %14
  br i1 %36, label %41, label %37

37:
  %38 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %35, i64 1
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %33

41:
  %42 = phi ptr [ null, %6 ], [ null, %30 ], [ %35, %33 ], [ null, %37 ]
  store ptr %42, ptr %26, align 8
  %43 = load i64, ptr %9, align 8
  %44 = getelementptr inbounds { i64 }, ptr %9, i64 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %43, 0
  %47 = select i1 %46, i64 %45, i64 %43
  %48 = icmp eq i64 %45, 0
  %49 = select i1 %48, i64 %43, i64 %45
  %50 = or i64 %49, %47
  %51 = trunc i64 %50 to i32
  %52 = icmp ne ptr %16, null
  %53 = icmp ne ptr %16, %14
  %54 = and i1 %52, %53
  %55 = icmp ne ptr %42, null
  %56 = and i1 %54, %55
  br i1 %56, label %57, label %65

57:
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %42, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:
  %62 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %0, i64 0, i32 2
  %63 = tail call ptr @__enzyme_cc.cuda.shadow_of_variable(ptr nonnull %42, ptr nonnull %16, ptr nonnull %62, ptr %5)
  %64 = getelementptr inbounds i8, ptr %63, i64 %23
  br label %75

65:
  %66 = icmp eq i32 %51, 4
  %67 = xor i1 %54, true
  %68 = or i1 %10, %67
  %69 = select i1 %68, i1 true, i1 %66
  %70 = icmp eq ptr %21, null
  %71 = select i1 %69, i1 true, i1 %70
  %72 = icmp eq ptr %21, %19
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %75, label %74

74:
  tail call void @__enzyme_cc.cuda.stop(ptr %5, ptr nonnull @__enzyme_cc.cuda..str.11, ptr nonnull @__enzyme_cc.cuda..str.12)
  unreachable

75:
  %76 = phi ptr [ %64, %61 ], [ %25, %65 ]
  %77 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds { i64 }, ptr %1, i64 4
  %80 = load i64, ptr %79, align 8
  br i1 %7, label %84, label %81

81:
  %82 = getelementptr inbounds { i64 }, ptr %1, i64 5
  %83 = load ptr, ptr %82, align 8
  br label %84

84:
  %85 = phi ptr [ %83, %81 ], [ null, %75 ]
  %86 = trunc i64 %80 to i32
  %87 = select i1 %10, ptr %21, ptr %76
  %88 = select i1 %10, ptr %76, ptr %21
  %89 = select i1 %10, ptr %19, ptr %25
  %90 = select i1 %10, ptr %25, ptr %19
  store ptr %90, ptr %0, align 8
  %91 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %89, ptr %91, align 8
  %92 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %88, ptr %92, align 8
  %93 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %87, ptr %93, align 8
  %94 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 0, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 0, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 48
  store i64 %78, ptr %96, align 8
  %97 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 1, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 %86, ptr %98, align 8
  %99 = getelementptr inbounds i8, ptr %0, i64 68
  store i32 %51, ptr %99, align 4
  %100 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 %4, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr %85, ptr %101, align 8
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

define internal ptr @__enzyme_cc.cuda.place_of_variable(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @cudaGetSymbolAddress(ptr nonnull %4, ptr %0)
  call void @__enzyme_cc.cuda.check(i32 %5, ptr %1)
  %6 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %22, label %8

8:
  %9 = load ptr, ptr %4, align 8
  br label %10

10:
  %11 = phi ptr [ %6, %8 ], [ %20, %19 ]
  %12 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %11, i64 0, i32 8
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:
  %16 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %11, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %9
  br i1 %18, label %32, label %19

19:
  %20 = load ptr, ptr %11, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %10

22:
  %23 = call ptr @__enzyme_cc.cuda.room(i64 56, ptr %1)
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 1
  store ptr %24, ptr %25, align 8
  store i64 0, ptr %3, align 8
  %26 = call i32 @cudaGetSymbolSize(ptr nonnull %3, ptr %0)
  call void @__enzyme_cc.cuda.check(i32 %26, ptr %1)
  %27 = load i64, ptr %3, align 8
  %28 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 2
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 8
  store i32 1, ptr %29, align 4
  %30 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %30, ptr %23, align 8
  store ptr %23, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %31 = load ptr, ptr %4, align 8
  br label %32

32:
  %33 = phi ptr [ %31, %22 ], [ %9, %15 ]
  ret ptr %33
}

define internal void @__enzyme_cc.cuda.plain(ptr noalias nocapture writeonly sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %0, ptr nocapture readonly %1, ptr nocapture readonly %2, i32 %3) {
  %5 = icmp eq i32 %3, 0
  %6 = select i1 %5, i64 4, i64 5
  %7 = getelementptr inbounds { i64 }, ptr %1, i64 %6
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %0, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %2, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds ptr, ptr %2, i64 1
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %20 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  store i64 1, ptr %22, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %24 = getelementptr inbounds { i64 }, ptr %1, i64 3
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %23, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds { i64 }, ptr %7, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %31, i64 %30, i64 %28
  %33 = icmp eq i64 %30, 0
  %34 = select i1 %33, i64 %28, i64 %30
  %35 = or i64 %34, %32
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %27, align 4
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  store i32 %3, ptr %37, align 8
  br i1 %5, label %41, label %38

38:
  %39 = getelementptr inbounds { i64 }, ptr %1, i64 4
  %40 = load ptr, ptr %39, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %38 ], [ null, %4 ]
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  store ptr %42, ptr %43, align 8
  ret void
}

define internal void @__enzyme_cc.cuda.put_back(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  %3 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 14
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %4, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %6, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %17

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 19
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 20
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 21
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %7 to i64
  br label %18

17:
  ret i32 %7

18:
  %19 = phi i64 [ 0, %9 ], [ %69, %43 ]
  %20 = phi i64 [ 0, %9 ], [ %68, %43 ]
  %21 = phi i32 [ 1, %9 ], [ %56, %43 ]
  %22 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19
  %23 = add nsw i32 %21, 1
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds i32, ptr %6, i64 %24
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %22, align 8
  %27 = add nsw i32 %21, 2
  %28 = sext i32 %23 to i64
  %29 = getelementptr inbounds i32, ptr %6, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 1
  store i32 %30, ptr %31, align 4
  %32 = sext i32 %27 to i64
  %33 = getelementptr inbounds i32, ptr %6, i64 %32
  %34 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 2
  store ptr %33, ptr %34, align 8
  %35 = mul nsw i32 %30, 3
  %36 = add nsw i32 %35, %27
  %37 = icmp eq i32 %30, 1
  br i1 %37, label %38, label %43

38:
  %39 = getelementptr inbounds i32, ptr %33, i64 1
  %40 = load i32, ptr %39, align 4
  %41 = and i32 %40, 16
  %42 = icmp ne i32 %41, 0
  br label %43

43:
  %44 = phi i1 [ false, %18 ], [ %42, %38 ]
  %45 = zext i1 %44 to i32
  %46 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 8
  store i32 %45, ptr %46, align 8
  %47 = add nsw i32 %36, 1
  %48 = sext i32 %36 to i64
  %49 = getelementptr inbounds i32, ptr %6, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 3
  store i32 %50, ptr %51, align 8
  %52 = sext i32 %47 to i64
  %53 = getelementptr inbounds i32, ptr %6, i64 %52
  %54 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 4
  store ptr %53, ptr %54, align 8
  %55 = shl nsw i32 %50, 1
  %56 = add nsw i32 %55, %47
  %57 = getelementptr inbounds i8, ptr %11, i64 %20
  %58 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 5
  store ptr %57, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %13, i64 %20
  %60 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 6
  store ptr %59, ptr %60, align 8
  %61 = getelementptr inbounds ptr, ptr %15, i64 %19
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %19, i32 7
  store ptr %62, ptr %63, align 8
  %64 = add nsw i32 %26, 15
  %65 = sdiv i32 %64, 16
  %66 = shl nsw i32 %65, 4
  %67 = sext i32 %66 to i64
  %68 = add i64 %20, %67
  %69 = add nuw nsw i64 %19, 1
  %70 = icmp eq i64 %69, %16
  br i1 %70, label %17, label %18
}

define internal void @__enzyme_cc.cuda.renew(ptr nocapture readonly %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %5, ptr %1)
  %7 = load ptr, ptr %0, align 8
  store i64 0, ptr %3, align 8
  %8 = call i32 @cudaGetSymbolSize(ptr nonnull %3, ptr %7)
  call void @__enzyme_cc.cuda.check(i32 %8, ptr %1)
  %9 = load i64, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:
  %14 = load ptr, ptr %0, align 8
  %15 = call ptr @__enzyme_cc.cuda.place_of_variable(ptr %14, ptr %1)
  %16 = call i32 @cudaMemcpy(ptr %6, ptr %15, i64 %9, i32 3)
  br label %19

17:
  %18 = call i32 @cudaMemset(ptr %6, i32 0, i64 %9)
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ %16, %13 ]
  call void @__enzyme_cc.cuda.check(i32 %20, ptr %1)
  ret void
}

define internal void @__enzyme_cc.cuda.renew_variables(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %8 = call i32 @__enzyme_cc.cuda.read_arguments(ptr %0, ptr nonnull %7)
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 26
  %12 = icmp eq i32 %2, 0
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %14 = zext i32 %8 to i64
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 0, %10 ], [ %61, %60 ]
  %18 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %7, i64 %17, i32 8
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %60, label %21

21:
  %22 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %7, i64 %17, i32 6
  %23 = load ptr, ptr %22, align 8
  %24 = call ptr @memcpy(ptr nonnull %6, ptr %23, i64 8)
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %7, i64 %17, i32 5
  %27 = load ptr, ptr %26, align 16
  %28 = call ptr @memcpy(ptr nonnull %5, ptr %27, i64 8)
  %29 = load ptr, ptr %5, align 8
  %30 = icmp eq ptr %25, %29
  br label %31

31:
  %32 = phi ptr [ %1, %21 ], [ %59, %58 ]
  br i1 %30, label %39, label %33

33:
  br i1 %12, label %60, label %34

34:
  %35 = load ptr, ptr %11, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 %17
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %60, label %39

39:
  %40 = load ptr, ptr %32, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %60, label %42

42:
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %32, i64 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %58, label %46

46:
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %32, i64 0, i32 3
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %58

50:
  %51 = load ptr, ptr %13, align 8
  %52 = call ptr @__enzyme_cc.cuda.place_of_variable(ptr nonnull %40, ptr %51)
  %53 = call ptr @memcpy(ptr nonnull %4, ptr %27, i64 8)
  %54 = load ptr, ptr %4, align 8
  %55 = icmp eq ptr %52, %54
  br i1 %55, label %56, label %58

56:
  %57 = load ptr, ptr %13, align 8
  call void @__enzyme_cc.cuda.renew(ptr nonnull %32, ptr %57)
  br label %58

58:
  %59 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %32, i64 1
  br label %31

60:
  %61 = add nuw nsw i64 %17, 1
  %62 = icmp eq i64 %61, %14
  br i1 %62, label %15, label %16
}

define internal ptr @__enzyme_cc.cuda.room(i64 %0, ptr %1) {
  %3 = icmp eq i64 %0, 0
  %4 = select i1 %3, i64 1, i64 %0
  %5 = tail call ptr @calloc(i64 1, i64 %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.28, ptr nonnull @__enzyme_cc.cuda..str.4)
  unreachable

8:
  ret ptr %5
}

define internal ptr @__enzyme_cc.cuda.rows(ptr nocapture readonly %0, ptr %1, i64 %2, i32 %3) {
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 11
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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

define internal void @__enzyme_cc.cuda.set_ahead_all(ptr nocapture byval({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  store ptr null, ptr %4, align 8
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %21

7:
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %16 = load ptr, ptr %15, align 8
  %17 = add i64 %14, -1
  %18 = mul i64 %17, %10
  %19 = add i64 %18, %12
  %20 = zext i32 %2 to i64
  br label %22

21:
  ret void

22:
  %23 = phi i64 [ 0, %7 ], [ %56, %49 ]
  %24 = getelementptr inbounds ptr, ptr %1, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq i64 %23, 0
  %27 = tail call ptr @__enzyme_cc.cuda.begin(ptr nonnull @__enzyme_cc.cuda.set_back, ptr %3)
  %28 = icmp eq ptr %25, %8
  %29 = select i1 %28, ptr null, ptr %25
  %30 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %27, i64 0, i32 7
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %27, i64 0, i32 9
  store i64 %10, ptr %31, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %27, i64 0, i32 11
  store i64 %12, ptr %32, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %27, i64 0, i32 12
  store i64 %14, ptr %33, align 8
  br i1 %26, label %34, label %43

34:
  %35 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %36 = icmp eq i32 %35, 0
  %37 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %38 = icmp eq ptr %37, %16
  %39 = select i1 %36, i1 true, i1 %38
  br i1 %39, label %42, label %40

40:
  %41 = tail call i32 @cudaDeviceSynchronize()
  br label %42

42:
  store ptr %16, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  tail call void @__enzyme_cc.cuda.keep_if_read(ptr nonnull %27, ptr %8, i64 %19, ptr %16)
  br label %43

43:
  %44 = load ptr, ptr %4, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %49, label %46

46:
  %47 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %44, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  br label %49

49:
  %50 = phi ptr [ %48, %46 ], [ null, %43 ]
  %51 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %27, i64 0, i32 2
  store ptr %50, ptr %51, align 8
  %52 = load ptr, ptr %4, align 8
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %52, i64 0, i32 2
  %55 = select i1 %53, ptr %4, ptr %54
  store ptr %27, ptr %55, align 8
  %56 = add nuw nsw i64 %23, 1
  %57 = icmp eq i64 %56, %20
  br i1 %57, label %21, label %22
}

define internal void @__enzyme_cc.cuda.set_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 7
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 9
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8
  %12 = tail call i32 @cudaMemset2D(ptr nonnull %3, i64 %7, i32 0, i64 %9, i64 %11)
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %12, ptr %14)
  br label %15

15:
  tail call void @__enzyme_cc.cuda.put_back(ptr nonnull %0)
  tail call void @__enzyme_cc.cuda.end(ptr nonnull %0)
  ret void
}

define internal void @__enzyme_cc.cuda.shadow_back(ptr %0) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.cuda.block_of(ptr %3, ptr %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %22, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %22, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 7
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 %18(ptr %20)
  br label %22

22:
  tail call void @__enzyme_cc.cuda.end(ptr nonnull %0)
  ret void
}

define internal ptr @__enzyme_cc.cuda.shadow_of_variable(ptr nocapture readonly %0, ptr nocapture %1, ptr nocapture writeonly %2, ptr %3) {
  %5 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %5, 0
  %7 = zext i1 %6 to i32
  store i32 %7, ptr %2, align 4
  br i1 %6, label %8, label %9

8:
  tail call void @__enzyme_cc.cuda.renew(ptr %0, ptr %3)
  br label %9

9:
  store i8 1, ptr %1, align 1
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %11, ptr %3)
  ret ptr %12
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
  %4 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.cuda..str.24, ptr %0, ptr %1, ptr %2)
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
  call void @__enzyme_cc.cuda.stop(ptr %1, ptr nonnull @__enzyme_cc.cuda..str.25, ptr nonnull @__enzyme_cc.cuda..str.26)
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
  %9 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 1
  store ptr %8, ptr %9, align 8
  %10 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  store ptr %10, ptr %7, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 6
  store i32 1, ptr %11, align 4
  %12 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %7, i64 0, i32 9
  store ptr @cublasDestroy_v2, ptr %12, align 8
  store ptr %7, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaFree(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  store ptr null, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = tail call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %6, ptr %3)
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 6
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 9
  store ptr @cudaFree, ptr %11, align 8
  br label %12

12:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaFreeAsync(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  store ptr null, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = tail call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %6, ptr %3)
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 6
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 9
  store ptr @cudaFree, ptr %11, align 8
  br label %12

12:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaFreeHost(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  store ptr null, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = tail call ptr @__enzyme_cc.cuda.known_block(ptr nonnull %6, ptr %3)
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 6
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 9
  store ptr @cudaFreeHost, ptr %11, align 8
  br label %12

12:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaHostAlloc(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_pinned, ptr nonnull @cudaFreeHost, i32 1, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i32, align 4
  %7 = tail call ptr @__enzyme_cc.cuda.launches_of(ptr %0, ptr %1, i32 %2, ptr %3)
  store ptr %7, ptr %4, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  %11 = icmp eq i32 %10, 0
  %12 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  %13 = icmp eq ptr %12, %9
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @cudaDeviceSynchronize()
  br label %17

17:
  store ptr %9, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 4), align 4
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = tail call ptr @__enzyme_cc.cuda.room(i64 8192, ptr %19)
  %21 = load ptr, ptr %18, align 8
  %22 = tail call ptr @__enzyme_cc.cuda.room(i64 4096, ptr %21)
  store i32 0, ptr %6, align 4
  call void @__enzyme_cc.cuda.look(ptr %7, ptr %20, ptr %22, ptr nonnull %6)
  %23 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 23
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  %26 = load i32, ptr %6, align 4
  br i1 %25, label %47, label %27

27:
  %28 = load ptr, ptr %18, align 8
  %29 = tail call i32 @cudaStreamSynchronize(ptr %9)
  tail call void @__enzyme_cc.cuda.check(i32 %29, ptr %28)
  %30 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %36

32:
  %33 = icmp sgt i32 %26, 0
  br i1 %33, label %34, label %52

34:
  %35 = zext i32 %26 to i64
  br label %41

36:
  %37 = phi ptr [ %39, %36 ], [ %30, %27 ]
  %38 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %37, i64 0, i32 7
  store i32 0, ptr %38, align 8
  %39 = load ptr, ptr %37, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %32, label %36

41:
  %42 = phi i64 [ 0, %34 ], [ %45, %41 ]
  %43 = getelementptr inbounds ptr, ptr %20, i64 %42
  %44 = load ptr, ptr %43, align 8
  tail call void @__enzyme_cc.cuda.follow(ptr %44, ptr %28)
  %45 = add nuw nsw i64 %42, 1
  %46 = icmp eq i64 %45, %35
  br i1 %46, label %47, label %41

47:
  %48 = icmp sgt i32 %26, 0
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 22
  %51 = zext i32 %26 to i64
  br label %56

52:
  %53 = phi i1 [ false, %47 ], [ false, %32 ], [ true, %109 ]
  %54 = load i32, ptr %23, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %144, label %112

56:
  %57 = phi i64 [ 0, %49 ], [ %110, %109 ]
  %58 = getelementptr inbounds ptr, ptr %20, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %50, align 8
  %61 = icmp eq i32 %60, 0
  %62 = getelementptr inbounds i32, ptr %22, i64 %57
  %63 = load i32, ptr %62, align 4
  br i1 %61, label %90, label %64

64:
  %65 = and i32 %63, 1
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %83, label %67

67:
  %68 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = tail call i32 @__enzyme_cc.cuda.place_of(ptr %69)
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %86, label %72

72:
  %73 = load ptr, ptr %68, align 8
  %74 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 2
  %75 = load i64, ptr %74, align 8
  tail call void @__enzyme_cc.cuda.keep(ptr nonnull %7, ptr %73, i64 %75, ptr %9)
  %76 = load i32, ptr %62, align 4
  %77 = lshr i32 %76, 1
  %78 = and i32 %77, 1
  %79 = xor i32 %78, 1
  %80 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 4
  %81 = load i32, ptr %80, align 4
  %82 = and i32 %79, %81
  store i32 %82, ptr %80, align 4
  br label %109

83:
  %84 = and i32 %63, 2
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %109, label %93

86:
  %87 = load i32, ptr %62, align 4
  %88 = and i32 %87, 2
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %107, label %100

90:
  %91 = and i32 %63, 2
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %109, label %93

93:
  %94 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 4
  %95 = load i32, ptr %94, align 4
  %96 = icmp ne i32 %95, 0
  %97 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 5), align 8
  %98 = icmp ne i32 %97, 0
  %99 = select i1 %96, i1 true, i1 %98
  br i1 %99, label %100, label %105

100:
  %101 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 1
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 2
  %104 = load i64, ptr %103, align 8
  tail call void @__enzyme_cc.cuda.keep(ptr nonnull %7, ptr %102, i64 %104, ptr %9)
  br label %105

105:
  %106 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 4
  store i32 0, ptr %106, align 4
  br label %109

107:
  %108 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %59, i64 0, i32 4
  store i32 1, ptr %108, align 4
  br label %109

109:
  %110 = add nuw nsw i64 %57, 1
  %111 = icmp eq i64 %110, %51
  br i1 %111, label %52, label %56

112:
  %113 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_cuda_shared, i64 0, i32 1), align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %144, label %115

115:
  %116 = zext i32 %26 to i64
  br label %117

117:
  %118 = phi ptr [ %113, %115 ], [ %142, %141 ]
  br i1 %53, label %119, label %129

119:
  %120 = phi i64 [ %125, %124 ], [ 0, %117 ]
  %121 = getelementptr inbounds ptr, ptr %20, i64 %120
  %122 = load ptr, ptr %121, align 8
  %123 = icmp eq ptr %122, %118
  br i1 %123, label %127, label %124

124:
  %125 = add nuw nsw i64 %120, 1
  %126 = icmp eq i64 %125, %116
  br i1 %126, label %132, label %119

127:
  %128 = trunc i64 %120 to i32
  br label %129

129:
  %130 = phi i32 [ 0, %117 ], [ %128, %127 ]
  %131 = icmp eq i32 %130, %26
  br i1 %131, label %132, label %141

132:
  %133 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %118, i64 0, i32 1
  %134 = load ptr, ptr %133, align 8
  %135 = tail call i32 @__enzyme_cc.cuda.place_of(ptr %134)
  %136 = icmp eq i32 %135, 2
  br i1 %136, label %141, label %137

137:
  %138 = load ptr, ptr %133, align 8
  %139 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %118, i64 0, i32 2
  %140 = load i64, ptr %139, align 8
  tail call void @__enzyme_cc.cuda.keep(ptr %7, ptr %138, i64 %140, ptr %9)
  br label %141

141:
  %142 = load ptr, ptr %118, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %144, label %117

144:
  tail call void @free(ptr %20)
  tail call void @free(ptr %22)
  %145 = load ptr, ptr %0, align 8
  %146 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 16
  %147 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 17
  %148 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 18
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %146, align 8
  %153 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 16, i32 2
  %154 = load i32, ptr %153, align 8
  %155 = load i64, ptr %147, align 4
  %156 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 17, i32 2
  %157 = load i32, ptr %156, align 4
  %158 = tail call i32 @cudaLaunchKernel(ptr %145, i64 %152, i32 %154, i64 %155, i32 %157, ptr %149, i64 %151, ptr %9)
  ret i32 %158
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMalloc(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_plain, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMallocAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_plain, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMallocHost(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_pinned_plainly, ptr nonnull @cudaFreeHost, i32 1, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMallocManaged(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_managed, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpy(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.moved_ahead(ptr nonnull @__enzyme_cc.cuda.plain, ptr %0, ptr %1, i32 %2, i32 0, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpy2D(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.moved_ahead(ptr nonnull @__enzyme_cc.cuda.in_rows, ptr %0, ptr %1, i32 %2, i32 0, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpy2DAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.moved_ahead(ptr nonnull @__enzyme_cc.cuda.in_rows, ptr %0, ptr %1, i32 %2, i32 1, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpyAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.cuda.moved_ahead(ptr nonnull @__enzyme_cc.cuda.plain, ptr %0, ptr %1, i32 %2, i32 1, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpyFromSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

11:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 0, i32 0, ptr %3)
  %12 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 24
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @cudaGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.cuda.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpyFromSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

11:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 0, i32 1, ptr %3)
  %12 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 24
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @cudaGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.cuda.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpyToSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

11:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 1, i32 0, ptr %3)
  %12 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 24
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @cudaGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.cuda.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemcpyToSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

11:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 1, i32 1, ptr %3)
  %12 = call ptr @__enzyme_cc.cuda.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.cuda.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 24
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @cudaGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.cuda.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %9 = load i64, ptr %8, align 8
  store ptr %7, ptr %6, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  store i64 %9, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr null, ptr %20, align 8
  tail call void @__enzyme_cc.cuda.set_ahead_all(ptr nonnull byval({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %6, ptr %1, i32 %2, ptr %3, ptr %4)
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = load i64, ptr %8, align 8
  %26 = tail call i32 @cudaMemset(ptr %21, i32 %24, i64 %25)
  ret i32 %26
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %13 = load i64, ptr %12, align 8
  store ptr %7, ptr %6, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 %9, ptr %17, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  store i64 %11, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 %13, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr null, ptr %24, align 8
  tail call void @__enzyme_cc.cuda.set_ahead_all(ptr nonnull byval({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %6, ptr %1, i32 %2, ptr %3, ptr %4)
  %25 = load ptr, ptr %6, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %20, align 8
  %32 = tail call i32 @cudaMemset2D(ptr %25, i64 %26, i32 %29, i64 %30, i64 %31)
  ret i32 %32
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_augmented_cudaMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %11 = load ptr, ptr %10, align 8
  store ptr %7, ptr %6, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  store i64 %9, ptr %17, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr %11, ptr %22, align 8
  tail call void @__enzyme_cc.cuda.set_ahead_all(ptr nonnull byval({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %6, ptr %1, i32 %2, ptr %3, ptr %4)
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = load i64, ptr %8, align 8
  %28 = load ptr, ptr %22, align 8
  %29 = tail call i32 @cudaMemsetAsync(ptr %23, i32 %26, i64 %27, ptr %28)
  ret i32 %29
}

define linkonce_odr hidden ptr @__enzyme_cc_cuda_blas_ahead(ptr %0, i32 %1, ptr %2) {
  %4 = tail call ptr @__enzyme_cc.cuda.begin(ptr null, ptr %2)
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 13
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
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  %6 = load ptr, ptr %5, align 8
  %7 = tail call i32 @cublasSetStream_v2(ptr %1, ptr %6)
  tail call void @__enzyme_cc.cuda.put_back(ptr %0)
  tail call void @__enzyme_cc.cuda.end(ptr %0)
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_blas_reversing(ptr nocapture %0, ptr %1, ptr %2) {
  tail call void @__enzyme_cc.cuda.begin_back(ptr %0)
  %4 = tail call ptr @__enzyme_cc.cuda.stream_of(ptr %1, ptr %2)
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  store ptr %4, ptr %5, align 8
  %6 = tail call i32 @cublasSetStream_v2(ptr %1, ptr null)
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
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

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaFree(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @cudaFree(ptr %5)
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %23

8:
  %9 = zext i32 %2 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %21, %20 ]
  %12 = getelementptr inbounds ptr, ptr %1, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %20, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %20, label %18

18:
  %19 = tail call i32 @cudaFree(ptr nonnull %13)
  br label %20

20:
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaFreeAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @cudaFree(ptr %5)
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %23

8:
  %9 = zext i32 %2 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %21, %20 ]
  %12 = getelementptr inbounds ptr, ptr %1, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %20, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %20, label %18

18:
  %19 = tail call i32 @cudaFree(ptr nonnull %13)
  br label %20

20:
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaFreeHost(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @cudaFreeHost(ptr %5)
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %23

8:
  %9 = zext i32 %2 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %21, %20 ]
  %12 = getelementptr inbounds ptr, ptr %1, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %20, label %15

15:
  %16 = load ptr, ptr %0, align 8
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %20, label %18

18:
  %19 = tail call i32 @cudaFreeHost(ptr nonnull %13)
  br label %20

20:
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaHostAlloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = tail call i32 @cudaHostAlloc(ptr %6, i64 %8, i32 %11)
  %13 = icmp eq i32 %12, 0
  %14 = icmp sgt i32 %2, 0
  %15 = select i1 %14, i1 %13, i1 false
  br i1 %15, label %16, label %37

16:
  %17 = zext i32 %2 to i64
  br label %18

18:
  %19 = phi i64 [ 0, %16 ], [ %35, %34 ]
  %20 = getelementptr inbounds ptr, ptr %1, i64 %19
  %21 = load ptr, ptr %20, align 8
  store ptr null, ptr %5, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %34, label %23

23:
  %24 = load ptr, ptr %0, align 8
  %25 = icmp eq ptr %24, %21
  br i1 %25, label %34, label %26

26:
  %27 = load i64, ptr %7, align 8
  %28 = load i64, ptr %9, align 8
  %29 = trunc i64 %28 to i32
  %30 = call i32 @cudaHostAlloc(ptr nonnull %5, i64 %27, i32 %29)
  call void @__enzyme_cc.cuda.check(i32 %30, ptr %3)
  %31 = load ptr, ptr %5, align 8
  %32 = call ptr @memset(ptr %31, i32 0, i64 %27)
  %33 = load ptr, ptr %5, align 8
  store ptr %33, ptr %21, align 8
  br label %34

34:
  %35 = add nuw nsw i64 %19, 1
  %36 = icmp eq i64 %35, %17
  br i1 %36, label %37, label %18

37:
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca i32, align 4
  %6 = tail call ptr @__enzyme_cc.cuda.launches_of(ptr %0, ptr %1, i32 %2, ptr %3)
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = tail call i32 @__enzyme_cc.cuda.launch_forward(ptr nonnull %6, ptr %8)
  br label %57

14:
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = tail call ptr @__enzyme_cc.cuda.room(i64 8192, ptr %16)
  %18 = load ptr, ptr %15, align 8
  %19 = tail call ptr @__enzyme_cc.cuda.room(i64 4096, ptr %18)
  store i32 0, ptr %5, align 4
  call void @__enzyme_cc.cuda.look(ptr nonnull %6, ptr %17, ptr %19, ptr nonnull %5)
  %20 = load i32, ptr %5, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %24

22:
  %23 = zext i32 %20 to i64
  br label %26

24:
  tail call void @free(ptr %17)
  tail call void @free(ptr %19)
  %25 = icmp eq ptr %6, null
  br i1 %25, label %42, label %44

26:
  %27 = phi i64 [ 0, %22 ], [ %40, %39 ]
  %28 = getelementptr inbounds i32, ptr %19, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 2
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %39, label %32

32:
  %33 = getelementptr inbounds ptr, ptr %17, i64 %27
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %34, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %34, i64 0, i32 2
  %38 = load i64, ptr %37, align 8
  tail call void @__enzyme_cc.cuda.keep(ptr %6, ptr %36, i64 %38, ptr %8)
  br label %39

39:
  %40 = add nuw nsw i64 %27, 1
  %41 = icmp eq i64 %40, %23
  br i1 %41, label %24, label %26

42:
  %43 = phi i32 [ 0, %24 ], [ %51, %50 ]
  br label %57

44:
  %45 = phi ptr [ %53, %50 ], [ %6, %24 ]
  %46 = icmp eq ptr %45, %6
  br i1 %46, label %50, label %47

47:
  %48 = tail call i32 @cudaStreamSynchronize(ptr %8)
  %49 = load ptr, ptr %15, align 8
  tail call void @__enzyme_cc.cuda.check(i32 %48, ptr %49)
  tail call void @__enzyme_cc.cuda.put_back(ptr nonnull %6)
  br label %50

50:
  %51 = tail call i32 @__enzyme_cc.cuda.launch_forward(ptr nonnull %45, ptr %8)
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %45, i64 0, i32 2
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, null
  %55 = icmp eq i32 %51, 0
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %44, label %42

57:
  %58 = phi i32 [ %43, %42 ], [ %13, %12 ]
  %59 = load ptr, ptr %9, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %62

61:
  tail call void @__enzyme_cc.cuda.end(ptr %6)
  ret i32 %58

62:
  %63 = phi ptr [ %65, %62 ], [ %59, %57 ]
  %64 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %63, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  tail call void @__enzyme_cc.cuda.end(ptr nonnull %63)
  %66 = icmp eq ptr %65, null
  br i1 %66, label %61, label %62
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMalloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @cudaMalloc(ptr %6, i64 %8)
  %10 = icmp eq i32 %9, 0
  %11 = icmp sgt i32 %2, 0
  %12 = select i1 %11, i1 %10, i1 false
  br i1 %12, label %13, label %32

13:
  %14 = zext i32 %2 to i64
  br label %15

15:
  %16 = phi i64 [ 0, %13 ], [ %30, %29 ]
  %17 = getelementptr inbounds ptr, ptr %1, i64 %16
  %18 = load ptr, ptr %17, align 8
  store ptr null, ptr %5, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %29, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, %18
  br i1 %22, label %29, label %23

23:
  %24 = load i64, ptr %7, align 8
  %25 = call i32 @cudaMalloc(ptr nonnull %5, i64 %24)
  call void @__enzyme_cc.cuda.check(i32 %25, ptr %3)
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @cudaMemset(ptr %26, i32 0, i64 %24)
  call void @__enzyme_cc.cuda.check(i32 %27, ptr %3)
  %28 = load ptr, ptr %5, align 8
  store ptr %28, ptr %18, align 8
  br label %29

29:
  %30 = add nuw nsw i64 %16, 1
  %31 = icmp eq i64 %30, %14
  br i1 %31, label %32, label %15

32:
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMallocAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @cudaMalloc(ptr %6, i64 %8)
  %10 = icmp eq i32 %9, 0
  %11 = icmp sgt i32 %2, 0
  %12 = select i1 %11, i1 %10, i1 false
  br i1 %12, label %13, label %32

13:
  %14 = zext i32 %2 to i64
  br label %15

15:
  %16 = phi i64 [ 0, %13 ], [ %30, %29 ]
  %17 = getelementptr inbounds ptr, ptr %1, i64 %16
  %18 = load ptr, ptr %17, align 8
  store ptr null, ptr %5, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %29, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, %18
  br i1 %22, label %29, label %23

23:
  %24 = load i64, ptr %7, align 8
  %25 = call i32 @cudaMalloc(ptr nonnull %5, i64 %24)
  call void @__enzyme_cc.cuda.check(i32 %25, ptr %3)
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @cudaMemset(ptr %26, i32 0, i64 %24)
  call void @__enzyme_cc.cuda.check(i32 %27, ptr %3)
  %28 = load ptr, ptr %5, align 8
  store ptr %28, ptr %18, align 8
  br label %29

29:
  %30 = add nuw nsw i64 %16, 1
  %31 = icmp eq i64 %30, %14
  br i1 %31, label %32, label %15

32:
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMallocHost(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @cudaHostAlloc(ptr %6, i64 %8, i32 0)
  %10 = icmp eq i32 %9, 0
  %11 = icmp sgt i32 %2, 0
  %12 = select i1 %11, i1 %10, i1 false
  br i1 %12, label %13, label %32

13:
  %14 = zext i32 %2 to i64
  br label %15

15:
  %16 = phi i64 [ 0, %13 ], [ %30, %29 ]
  %17 = getelementptr inbounds ptr, ptr %1, i64 %16
  %18 = load ptr, ptr %17, align 8
  store ptr null, ptr %5, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %29, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = icmp eq ptr %21, %18
  br i1 %22, label %29, label %23

23:
  %24 = load i64, ptr %7, align 8
  %25 = call i32 @cudaHostAlloc(ptr nonnull %5, i64 %24, i32 0)
  call void @__enzyme_cc.cuda.check(i32 %25, ptr %3)
  %26 = load ptr, ptr %5, align 8
  %27 = call ptr @memset(ptr %26, i32 0, i64 %24)
  %28 = load ptr, ptr %5, align 8
  store ptr %28, ptr %18, align 8
  br label %29

29:
  %30 = add nuw nsw i64 %16, 1
  %31 = icmp eq i64 %30, %14
  br i1 %31, label %32, label %15

32:
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMallocManaged(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.cuda.made(ptr nonnull @__enzyme_cc.cuda.make_managed, ptr nonnull @cudaFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpy(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.cuda.moved_forward(ptr nonnull @__enzyme_cc.cuda.plain, ptr %0, ptr %1, i32 %2, i32 0)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpy2D(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.cuda.moved_forward(ptr nonnull @__enzyme_cc.cuda.in_rows, ptr %0, ptr %1, i32 %2, i32 0)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpy2DAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.cuda.moved_forward(ptr nonnull @__enzyme_cc.cuda.in_rows, ptr %0, ptr %1, i32 %2, i32 1)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpyAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.cuda.moved_forward(ptr nonnull @__enzyme_cc.cuda.plain, ptr %0, ptr %1, i32 %2, i32 1)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpyFromSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

8:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 0, i32 0, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.cuda.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.cuda.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpyFromSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

8:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 0, i32 1, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.cuda.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.cuda.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpyToSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

8:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 1, i32 0, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.cuda.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.cuda.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemcpyToSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.cuda.stop(ptr %3, ptr nonnull @__enzyme_cc.cuda..str.9, ptr nonnull @__enzyme_cc.cuda..str.10)
  unreachable

8:
  call void @__enzyme_cc.cuda.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 1, i32 1, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.cuda.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.cuda.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = tail call i32 @cudaMemset(ptr %5, i32 %8, i64 %10)
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %15

13:
  %14 = zext i32 %2 to i64
  br label %16

15:
  ret i32 %11

16:
  %17 = phi i64 [ 0, %13 ], [ %25, %24 ]
  %18 = getelementptr inbounds ptr, ptr %1, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:
  %22 = load ptr, ptr %0, align 8
  %23 = icmp eq ptr %19, %22
  br i1 %23, label %24, label %27

24:
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, %14
  br i1 %26, label %15, label %16

27:
  %28 = load i64, ptr %9, align 8
  %29 = tail call i32 @cudaMemset(ptr nonnull %19, i32 0, i64 %28)
  br label %24
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %14

12:
  %13 = zext i32 %2 to i64
  br label %20

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @cudaMemset2D(ptr %15, i64 %6, i32 %18, i64 %8, i64 %10)
  ret i32 %19

20:
  %21 = phi i64 [ 0, %12 ], [ %29, %28 ]
  %22 = getelementptr inbounds ptr, ptr %1, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:
  %26 = load ptr, ptr %0, align 8
  %27 = icmp eq ptr %23, %26
  br i1 %27, label %28, label %31

28:
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %20

31:
  %32 = tail call i32 @cudaMemset2D(ptr nonnull %23, i64 %6, i32 0, i64 %8, i64 %10)
  br label %28
}

define linkonce_odr hidden i32 @__enzyme_cc_cuda_forward_cudaMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = tail call i32 @cudaMemsetAsync(ptr %7, i32 %10, i64 %12, ptr %6)
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %17

15:
  %16 = zext i32 %2 to i64
  br label %18

17:
  ret i32 %13

18:
  %19 = phi i64 [ 0, %15 ], [ %27, %26 ]
  %20 = getelementptr inbounds ptr, ptr %1, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23

23:
  %24 = load ptr, ptr %0, align 8
  %25 = icmp eq ptr %21, %24
  br i1 %25, label %26, label %29

26:
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %16
  br i1 %28, label %17, label %18

29:
  %30 = load i64, ptr %11, align 8
  %31 = tail call i32 @cudaMemsetAsync(ptr nonnull %21, i32 0, i64 %30, ptr %6)
  br label %26
}

define linkonce_odr hidden void @__enzyme_cc_cuda_reverse(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %20, label %3

3:
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, @__enzyme_cc.cuda.launch_back
  br i1 %5, label %18, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %18, label %10

10:
  %11 = phi ptr [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %11, align 8
  tail call void %14(ptr nonnull %11)
  %15 = icmp eq ptr %13, null
  br i1 %15, label %16, label %10

16:
  %17 = load ptr, ptr %0, align 8
  br label %18

18:
  %19 = phi ptr [ %17, %16 ], [ %4, %6 ], [ @__enzyme_cc.cuda.launch_back, %3 ]
  tail call void %19(ptr nonnull %0)
  br label %20

20:
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

declare i32 @cudaGetSymbolAddress(ptr, ptr)

declare i32 @cudaGetSymbolSize(ptr, ptr)

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
