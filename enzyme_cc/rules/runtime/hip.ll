; Written by .ci/runtime.py from the C in launch/, with clang-16.

@__enzyme_cc.hip..str = private constant [88 x i8] c"this kernel has no second derivative: it uses variables of the device that have shadows\00", align 1

@__enzyme_cc.hip..str.1 = private constant [63 x i8] c"pass it an address of what is in the variables, as an argument\00", align 1

@__enzyme_cc.hip..str.10 = private constant [70 x i8] c"a kernel gets an address that is in no allocation known to the device\00", align 1

@__enzyme_cc.hip..str.11 = private constant [91 x i8] c"allocate the memory by cudaMalloc, cudaMallocManaged or cudaMallocHost, or by those of HIP\00", align 1

@__enzyme_cc.hip..str.12 = private constant [68 x i8] c"variables of the device have derivatives in one direction at a time\00", align 1

@__enzyme_cc.hip..str.13 = private constant [81 x i8] c"ask for one direction after the other, or pass the kernel memory from cudaMalloc\00", align 1

@__enzyme_cc.hip..str.14 = private constant [79 x i8] c"no kernel of this file reads or writes this variable, so that it has no shadow\00", align 1

@__enzyme_cc.hip..str.15 = private constant [38 x i8] c"copy by way of memory from cudaMalloc\00", align 1

@__enzyme_cc.hip..str.16 = private constant [11 x i8] c"cudaMemcpy\00", align 1

@__enzyme_cc.hip..str.17 = private constant [64 x i8] c"it is not known what numbers are copied here: floats or doubles\00", align 1

@__enzyme_cc.hip..str.18 = private constant [68 x i8] c"copy an array of one type, that of the numbers, and compile with -g\00", align 1

@__enzyme_cc.hip..str.19 = private constant [59 x i8] c"the device has no memory for a copy of what is overwritten\00", align 1

@__enzyme_cc.hip..str.2 = private constant [88 x i8] c"a kernel moves integers that are numbers with derivatives, as far as their shadow tells\00", align 1

@__enzyme_cc.hip..str.20 = private constant [77 x i8] c"allocate in parts what a kernel overwrites, or checkpoint the loop around it\00", align 1

@__enzyme_cc.hip..str.21 = private constant [80 x i8] c"a kernel is launched that was not known when the host's code was differentiated\00", align 1

@__enzyme_cc.hip..str.22 = private constant [51 x i8] c"launch it by its name, in the file that defines it\00", align 1

@__enzyme_cc.hip..str.23 = private constant [37 x i8] c"a kernel has more than 128 arguments\00", align 1

@__enzyme_cc.hip..str.24 = private constant [14 x i8] c"pass a struct\00", align 1

@__enzyme_cc.hip..str.25 = private constant [94 x i8] c"a kernel finds maxima or minima by atomics in an allocation where it does something else, too\00", align 1

@__enzyme_cc.hip..str.26 = private constant [72 x i8] c"allocate what is found apart from what else the kernel reads and writes\00", align 1

@__enzyme_cc.hip..str.27 = private constant [81 x i8] c"an address in memory leads a kernel to an allocation that the device cannot tell\00", align 1

@__enzyme_cc.hip..str.28 = private constant [84 x i8] c"allocate that memory where it is differentiated, or pass it to the kernel by itself\00", align 1

@__enzyme_cc.hip..str.29 = private constant [39 x i8] c"enzyme-cc: %s: %s\0Aenzyme-cc: note: %s\0A\00", align 1

@__enzyme_cc.hip..str.3 = private constant [77 x i8] c"let the kernel move float or double, or allocate integers apart from numbers\00", align 1

@__enzyme_cc.hip..str.30 = private constant [100 x i8] c"enzyme-cc: %s: the gradient of this launch keeps %lu bytes of the rounds of loops, for %lu threads\0A\00", align 1

@__enzyme_cc.hip..str.31 = private constant [34 x i8] c"the device has no memory for that\00", align 1

@__enzyme_cc.hip..str.32 = private constant [98 x i8] c"launch fewer threads at once, or say __restrict__ of what loops only read, so that it is not kept\00", align 1

@__enzyme_cc.hip..str.4 = private constant [14 x i8] c"out of memory\00", align 1

@__enzyme_cc.hip..str.5 = private constant [27 x i8] c"differentiate less at once\00", align 1

@__enzyme_cc.hip..str.6 = private constant [37 x i8] c"the derivative's own calls failed so\00", align 1

@__enzyme_cc.hip..str.7 = private constant [159 x i8] c"enzyme-cc: %s: a derivative of this launch takes %lu bytes of dynamic shared memory for a block, %d times those of the kernel, and the device has not as many\0A\00", align 1

@__enzyme_cc.hip..str.8 = private constant [46 x i8] c"there is no room for shadows of shared memory\00", align 1

@__enzyme_cc.hip..str.9 = private constant [93 x i8] c"launch smaller blocks with less dynamic shared memory, or keep a part of it in global memory\00", align 1

@__enzyme_cc_hip_shared = linkonce_odr hidden global { i32, ptr, ptr, i32, i32, i32, i64 } zeroinitializer, align 8

define internal void @__enzyme_cc.hip.add(ptr nocapture %0, ptr nocapture readonly %1, i64 %2, i32 %3, ptr %4) {
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
  tail call void @__enzyme_cc.hip.stop(ptr %4, ptr nonnull @__enzyme_cc.hip..str.17, ptr nonnull @__enzyme_cc.hip..str.18)
  unreachable

46:
  ret void
}

define internal ptr @__enzyme_cc.hip.begin(ptr %0, ptr %1) {
  %3 = tail call ptr @__enzyme_cc.hip.room(i64 224, ptr %1)
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %3, i64 0, i32 1
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %3, i64 0, i32 3
  %6 = tail call i32 @hipGetDevice(ptr nonnull %5)
  %7 = load i64, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 6), align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 6), align 8
  ret ptr %3
}

define internal void @__enzyme_cc.hip.begin_back(ptr nocapture readonly %0) {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 3
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %2, align 4
  %5 = call i32 @hipGetDevice(ptr nonnull %2)
  %6 = load i32, ptr %2, align 4
  %7 = load i32, ptr %3, align 8
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %11, label %9

9:
  %10 = call i32 @hipSetDevice(i32 %7)
  br label %11

11:
  %12 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 4), align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:
  %15 = call i32 @hipDeviceSynchronize()
  br label %16

16:
  store i32 0, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 4), align 4
  ret void
}

define internal ptr @__enzyme_cc.hip.block_of(ptr %0, ptr %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 0, ptr %4, align 8
  %5 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
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
  br i1 %24, label %56, label %25

25:
  %26 = load ptr, ptr %8, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %7

28:
  %29 = call i32 @hipMemGetAddressRange(ptr nonnull %3, ptr nonnull %4, ptr %0)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %56

31:
  %32 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %49, label %34

34:
  %35 = load ptr, ptr %3, align 8
  %36 = load i64, ptr %4, align 8
  br label %37

37:
  %38 = phi ptr [ %32, %34 ], [ %47, %46 ]
  %39 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %38, i64 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, %35
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %38, i64 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, %36
  br i1 %45, label %56, label %46

46:
  %47 = load ptr, ptr %38, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %37

49:
  %50 = call ptr @__enzyme_cc.hip.room(i64 56, ptr %1)
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %50, i64 0, i32 1
  store ptr %51, ptr %52, align 8
  %53 = load i64, ptr %4, align 8
  %54 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %50, i64 0, i32 2
  store i64 %53, ptr %54, align 8
  %55 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  store ptr %55, ptr %50, align 8
  store ptr %50, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  br label %56

56:
  %57 = phi ptr [ %50, %49 ], [ null, %28 ], [ %38, %42 ], [ %8, %20 ]
  ret ptr %57
}

define internal void @__enzyme_cc.hip.check(i32 %0, ptr %1) {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %6, label %4

4:
  %5 = tail call ptr @hipGetErrorString(i32 %0)
  tail call void @__enzyme_cc.hip.stop(ptr %1, ptr %5, ptr nonnull @__enzyme_cc.hip..str.6)
  unreachable

6:
  ret void
}

define internal void @__enzyme_cc.hip.clear_rows(ptr nocapture readonly %0, ptr %1, i64 %2, i32 %3) {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %29, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  br label %20

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
  %16 = load i64, ptr %15, align 8
  %17 = tail call i32 @hipMemset2D(ptr %1, i64 %2, i32 0, i64 %14, i64 %16)
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  tail call void @__enzyme_cc.hip.check(i32 %17, ptr %19)
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

define internal void @__enzyme_cc.hip.copy_back(ptr %0) {
  tail call void @__enzyme_cc.hip.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, -3
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 2
  %8 = zext i1 %7 to i32
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %82, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 14
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, -1
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %50, label %17

17:
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 6
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = tail call ptr @__enzyme_cc.hip.block_of(ptr %19, ptr %21)
  %23 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 7
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:
  %27 = load ptr, ptr %20, align 8
  %28 = tail call ptr @__enzyme_cc.hip.block_of(ptr nonnull %24, ptr %27)
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
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 9
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 10
  %57 = load i64, ptr %56, align 8
  br i1 %54, label %81, label %58

58:
  %59 = tail call ptr @__enzyme_cc.hip.rows(ptr nonnull %0, ptr %55, i64 %57, i32 %6)
  %60 = load ptr, ptr %52, align 8
  %61 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 11
  %62 = load i64, ptr %61, align 8
  %63 = tail call ptr @__enzyme_cc.hip.rows(ptr nonnull %0, ptr %60, i64 %62, i32 %8)
  %64 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
  %67 = load i64, ptr %66, align 8
  %68 = mul i64 %67, %65
  %69 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %70 = load ptr, ptr %69, align 8
  tail call void @__enzyme_cc.hip.add(ptr %63, ptr %59, i64 %68, i32 %51, ptr %70)
  %71 = load ptr, ptr %9, align 8
  %72 = load i64, ptr %56, align 8
  tail call void @__enzyme_cc.hip.clear_rows(ptr nonnull %0, ptr %71, i64 %72, i32 %6)
  %73 = load ptr, ptr %52, align 8
  %74 = load i64, ptr %61, align 8
  %75 = xor i1 %7, true
  %76 = zext i1 %75 to i32
  %77 = load i64, ptr %64, align 8
  %78 = load i64, ptr %66, align 8
  %79 = tail call i32 @hipMemcpy2D(ptr %73, i64 %74, ptr %63, i64 %77, i64 %77, i64 %78, i32 %76)
  %80 = load ptr, ptr %69, align 8
  tail call void @__enzyme_cc.hip.check(i32 %79, ptr %80)
  tail call void @free(ptr %63)
  tail call void @free(ptr %59)
  br label %82

81:
  tail call void @__enzyme_cc.hip.clear_rows(ptr nonnull %0, ptr %55, i64 %57, i32 %6)
  br label %82

82:
  tail call void @__enzyme_cc.hip.put_back(ptr nonnull %0)
  %83 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 25
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %92, label %86

86:
  %87 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 26
  %88 = load i64, ptr %87, align 8
  %89 = tail call i32 @hipMemset(ptr nonnull %84, i32 0, i64 %88)
  %90 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %91 = load ptr, ptr %90, align 8
  tail call void @__enzyme_cc.hip.check(i32 %89, ptr %91)
  br label %92

92:
  tail call void @__enzyme_cc.hip.end(ptr nonnull %0)
  ret void
}

define internal void @__enzyme_cc.hip.count_rounds(ptr nocapture readonly %0, ptr %1, ptr nocapture %2) {
  %4 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %5 = alloca [129 x ptr], align 16
  %6 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %1, i64 0, i32 1
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %1, i64 0, i32 2
  store ptr null, ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %64, label %10

10:
  %11 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %4)
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = zext i32 %11 to i64
  br label %45

15:
  %16 = phi i32 [ 0, %10 ], [ %58, %57 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [129 x ptr], ptr %5, i64 0, i64 %17
  store ptr %6, ptr %18, align 8
  %19 = tail call i32 @hipMalloc(ptr nonnull %6, i64 8184)
  %20 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8
  tail call void @__enzyme_cc.hip.check(i32 %19, ptr %21)
  %22 = load ptr, ptr %6, align 8
  %23 = tail call i32 @hipMemset(ptr %22, i32 0, i64 8184)
  %24 = load ptr, ptr %20, align 8
  tail call void @__enzyme_cc.hip.check(i32 %23, ptr %24)
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17
  %27 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18
  %28 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 19
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %26, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17, i32 2
  %32 = load i32, ptr %31, align 8
  %33 = load i64, ptr %27, align 4
  %34 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18, i32 2
  %35 = load i32, ptr %34, align 4
  %36 = call i32 @hipLaunchKernel(ptr %25, i64 %30, i32 %32, i64 %33, i32 %35, ptr nonnull %5, i64 %29, ptr null)
  %37 = load ptr, ptr %20, align 8
  call void @__enzyme_cc.hip.check(i32 %36, ptr %37)
  %38 = call i32 @hipDeviceSynchronize()
  %39 = load ptr, ptr %20, align 8
  call void @__enzyme_cc.hip.check(i32 %38, ptr %39)
  %40 = load ptr, ptr %6, align 8
  %41 = call i32 @hipMemcpy(ptr %1, ptr %40, i64 8184, i32 2)
  %42 = load ptr, ptr %20, align 8
  call void @__enzyme_cc.hip.check(i32 %41, ptr %42)
  call void @__enzyme_cc.hip.put_back(ptr %0)
  %43 = load i64, ptr %1, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %61, label %64

45:
  %46 = phi i64 [ 0, %13 ], [ %59, %57 ]
  %47 = phi i32 [ 0, %13 ], [ %58, %57 ]
  %48 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %46, i32 8
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:
  %52 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %46, i32 5
  %53 = load ptr, ptr %52, align 16
  %54 = add nsw i32 %47, 1
  %55 = sext i32 %47 to i64
  %56 = getelementptr inbounds [129 x ptr], ptr %5, i64 0, i64 %55
  store ptr %53, ptr %56, align 8
  br label %57

57:
  %58 = phi i32 [ %47, %45 ], [ %54, %51 ]
  %59 = add nuw nsw i64 %46, 1
  %60 = icmp eq i64 %59, %14
  br i1 %60, label %15, label %45

61:
  %62 = load ptr, ptr %6, align 8
  %63 = call i32 @hipFree(ptr %62)
  store ptr null, ptr %6, align 8
  store ptr null, ptr %2, align 8
  br label %64

64:
  ret void
}

define internal i32 @__enzyme_cc.hip.direction(ptr %0, ptr %1, i32 %2) {
  %4 = icmp eq i32 %2, 4
  br i1 %4, label %5, label %13

5:
  %6 = tail call i32 @__enzyme_cc.hip.place_of(ptr %1)
  %7 = icmp ult i32 %6, 2
  %8 = select i1 %7, i32 0, i32 2
  %9 = tail call i32 @__enzyme_cc.hip.place_of(ptr %0)
  %10 = icmp ugt i32 %9, 1
  %11 = zext i1 %10 to i32
  %12 = or i32 %8, %11
  br label %13

13:
  %14 = phi i32 [ %12, %5 ], [ %2, %3 ]
  ret i32 %14
}

define internal void @__enzyme_cc.hip.end(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  tail call void @__enzyme_cc.hip.forget_copies(ptr nonnull %2)
  %3 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  tail call void @__enzyme_cc.hip.forget_copies(ptr nonnull %3)
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 20
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  %8 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 22
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  tail call void @free(ptr %0)
  %12 = load i64, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 6), align 8
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 6), align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %48

15:
  %16 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %47, label %18

18:
  %19 = phi ptr [ %20, %45 ], [ %16, %15 ]
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 5
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %45

24:
  %25 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 6
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 9
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i32 %30(ptr %32)
  br label %34

34:
  br label %35

35:
  %36 = phi ptr [ %37, %35 ], [ getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), %34 ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  %39 = icmp eq ptr %37, %19
  %40 = or i1 %38, %39
  br i1 %40, label %41, label %35

41:
  br i1 %38, label %44, label %42

42:
  %43 = load ptr, ptr %19, align 8
  store ptr %43, ptr %36, align 8
  br label %44

44:
  tail call void @free(ptr nonnull %19)
  br label %45

45:
  %46 = icmp eq ptr %20, null
  br i1 %46, label %47, label %18

47:
  store i32 0, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 5), align 8
  br label %48

48:
  ret void
}

define internal void @__enzyme_cc.hip.end_rooms(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:
  %6 = tail call i32 @hipFree(ptr nonnull %3)
  br label %7

7:
  %8 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:
  %12 = tail call i32 @hipFree(ptr nonnull %9)
  br label %13

13:
  ret void
}

define internal void @__enzyme_cc.hip.follow(ptr nocapture %0, ptr %1) {
  %3 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %38

6:
  store i32 1, ptr %3, align 8
  %7 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 8
  %10 = tail call ptr @__enzyme_cc.hip.room(i64 %9, ptr %1)
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %7, align 8
  %14 = tail call i32 @hipMemcpy(ptr %10, ptr %12, i64 %13, i32 4)
  tail call void @__enzyme_cc.hip.check(i32 %14, ptr %1)
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
  %26 = tail call ptr @__enzyme_cc.hip.block_of(ptr nonnull %22, ptr %1)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %29, label %28

28:
  tail call void @__enzyme_cc.hip.follow(ptr nonnull %26, ptr %1)
  br label %33

29:
  %30 = tail call i32 @__enzyme_cc.hip.place_of(ptr nonnull %22)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  tail call void @__enzyme_cc.hip.stop(ptr %1, ptr nonnull @__enzyme_cc.hip..str.27, ptr nonnull @__enzyme_cc.hip..str.28)
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

define internal void @__enzyme_cc.hip.forget_copies(ptr nocapture %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4

4:
  %5 = phi ptr [ %10, %4 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %0, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %5, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i32 @hipFree(ptr %8)
  tail call void @free(ptr nonnull %5)
  %10 = load ptr, ptr %0, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %4

12:
  ret void
}

define internal i32 @__enzyme_cc.hip.has_variables(ptr nocapture readonly %0) {
  %2 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %3 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %2)
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %22

5:
  %6 = zext i32 %3 to i64
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %2, i64 0, i64 0, i32 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:
  %12 = phi i64 [ %13, %15 ], [ 0, %5 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %19, label %15

15:
  %16 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %2, i64 0, i64 %13, i32 8
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %11, label %19

19:
  %20 = icmp ult i64 %13, %6
  %21 = zext i1 %20 to i32
  br label %22

22:
  %23 = phi i32 [ 0, %1 ], [ 1, %5 ], [ %21, %19 ]
  ret i32 %23
}

define internal void @__enzyme_cc.hip.in_rows(ptr noalias nocapture writeonly sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %0, ptr nocapture readonly %1, ptr nocapture readonly %2, i32 %3) {
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

define internal void @__enzyme_cc.hip.keep_in(ptr nocapture %0, ptr nocapture readonly %1, ptr %2, i64 %3, ptr %4) {
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %1, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr @__enzyme_cc.hip.room(i64 32, ptr %7)
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %8, i64 0, i32 1
  store ptr %2, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %8, i64 0, i32 3
  store i64 %3, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %8, i64 0, i32 2
  %12 = icmp eq i64 %3, 0
  %13 = select i1 %12, i64 1, i64 %3
  %14 = tail call i32 @hipMalloc(ptr nonnull %11, i64 %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = load ptr, ptr %6, align 8
  tail call void @__enzyme_cc.hip.stop(ptr %17, ptr nonnull @__enzyme_cc.hip..str.19, ptr nonnull @__enzyme_cc.hip..str.20)
  unreachable

18:
  %19 = load ptr, ptr %11, align 8
  %20 = tail call i32 @hipMemcpyAsync(ptr %19, ptr %2, i64 %3, i32 4, ptr %4)
  %21 = load ptr, ptr %6, align 8
  tail call void @__enzyme_cc.hip.check(i32 %20, ptr %21)
  %22 = load ptr, ptr %0, align 8
  store ptr %22, ptr %8, align 8
  store ptr %8, ptr %0, align 8
  ret void
}

define internal void @__enzyme_cc.hip.keep_what_is_left(ptr nocapture %0, ptr %1) {
  %3 = alloca ptr, align 8
  %4 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %5 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %4)
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  %10 = zext i32 %5 to i64
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %7 ], [ %51, %50 ]
  %14 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %13, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %50, label %17

17:
  %18 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %13, i32 5
  %19 = load ptr, ptr %18, align 16
  %20 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %13, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %19, i64 %23
  %25 = call ptr @memcpy(ptr nonnull %3, ptr %24, i64 8)
  %26 = load ptr, ptr %3, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %50, label %28

28:
  %29 = getelementptr inbounds i32, ptr %21, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 32
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %50, label %33

33:
  %34 = load ptr, ptr %8, align 8
  %35 = call ptr @__enzyme_cc.hip.known_block(ptr nonnull %26, ptr %34)
  %36 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %35, i64 0, i32 1
  br label %37

37:
  %38 = phi ptr [ %9, %33 ], [ %39, %41 ]
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %46, label %41

41:
  %42 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %39, i64 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %36, align 8
  %45 = icmp eq ptr %43, %44
  br i1 %45, label %50, label %37

46:
  %47 = load ptr, ptr %36, align 8
  %48 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %35, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  call void @__enzyme_cc.hip.keep_in(ptr nonnull %9, ptr %0, ptr %47, i64 %49, ptr %1)
  br label %50

50:
  %51 = add nuw nsw i64 %13, 1
  %52 = icmp eq i64 %51, %10
  br i1 %52, label %11, label %12
}

define internal void @__enzyme_cc.hip.keep_what_is_overwritten(ptr nocapture %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.hip.room(i64 8192, ptr %5)
  %7 = load ptr, ptr %4, align 8
  %8 = tail call ptr @__enzyme_cc.hip.room(i64 4096, ptr %7)
  store i32 0, ptr %3, align 4
  call void @__enzyme_cc.hip.look(ptr %0, ptr %6, ptr %8, ptr nonnull %3)
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 24
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = load i32, ptr %3, align 4
  br i1 %11, label %33, label %13

13:
  %14 = load ptr, ptr %4, align 8
  %15 = tail call i32 @hipStreamSynchronize(ptr %1)
  tail call void @__enzyme_cc.hip.check(i32 %15, ptr %14)
  %16 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %22

18:
  %19 = icmp sgt i32 %12, 0
  br i1 %19, label %20, label %39

20:
  %21 = zext i32 %12 to i64
  br label %27

22:
  %23 = phi ptr [ %25, %22 ], [ %16, %13 ]
  %24 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 7
  store i32 0, ptr %24, align 8
  %25 = load ptr, ptr %23, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %18, label %22

27:
  %28 = phi i64 [ 0, %20 ], [ %31, %27 ]
  %29 = getelementptr inbounds ptr, ptr %6, i64 %28
  %30 = load ptr, ptr %29, align 8
  tail call void @__enzyme_cc.hip.follow(ptr %30, ptr %14)
  %31 = add nuw nsw i64 %28, 1
  %32 = icmp eq i64 %31, %21
  br i1 %32, label %33, label %27

33:
  %34 = icmp sgt i32 %12, 0
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 23
  %37 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %38 = zext i32 %12 to i64
  br label %43

39:
  %40 = phi i1 [ false, %33 ], [ false, %18 ], [ %34, %96 ]
  %41 = load i32, ptr %9, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %132, label %99

43:
  %44 = phi i64 [ 0, %35 ], [ %97, %96 ]
  %45 = getelementptr inbounds ptr, ptr %6, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = load i32, ptr %36, align 8
  %48 = icmp eq i32 %47, 0
  %49 = getelementptr inbounds i32, ptr %8, i64 %44
  %50 = load i32, ptr %49, align 4
  br i1 %48, label %77, label %51

51:
  %52 = and i32 %50, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %70, label %54

54:
  %55 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8
  %57 = tail call i32 @__enzyme_cc.hip.place_of(ptr %56)
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %73, label %59

59:
  %60 = load ptr, ptr %55, align 8
  %61 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 2
  %62 = load i64, ptr %61, align 8
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %37, ptr nonnull %0, ptr %60, i64 %62, ptr %1)
  %63 = load i32, ptr %49, align 4
  %64 = lshr i32 %63, 1
  %65 = and i32 %64, 1
  %66 = xor i32 %65, 1
  %67 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = and i32 %66, %68
  store i32 %69, ptr %67, align 4
  br label %96

70:
  %71 = and i32 %50, 2
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %96, label %80

73:
  %74 = load i32, ptr %49, align 4
  %75 = and i32 %74, 2
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %94, label %87

77:
  %78 = and i32 %50, 2
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %96, label %80

80:
  %81 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 4
  %82 = load i32, ptr %81, align 4
  %83 = icmp ne i32 %82, 0
  %84 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 5), align 8
  %85 = icmp ne i32 %84, 0
  %86 = select i1 %83, i1 true, i1 %85
  br i1 %86, label %87, label %92

87:
  %88 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 1
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 2
  %91 = load i64, ptr %90, align 8
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %37, ptr nonnull %0, ptr %89, i64 %91, ptr %1)
  br label %92

92:
  %93 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 4
  store i32 0, ptr %93, align 4
  br label %96

94:
  %95 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %46, i64 0, i32 4
  store i32 1, ptr %95, align 4
  br label %96

96:
  %97 = add nuw nsw i64 %44, 1
  %98 = icmp eq i64 %97, %38
  br i1 %98, label %39, label %43

99:
  %100 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %132, label %102

102:
  %103 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %104 = zext i32 %12 to i64
  br label %105

105:
  %106 = phi ptr [ %100, %102 ], [ %130, %129 ]
  br i1 %40, label %107, label %117

107:
  %108 = phi i64 [ %113, %112 ], [ 0, %105 ]
  %109 = getelementptr inbounds ptr, ptr %6, i64 %108
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %110, %106
  br i1 %111, label %115, label %112

112:
  %113 = add nuw nsw i64 %108, 1
  %114 = icmp eq i64 %113, %104
  br i1 %114, label %120, label %107

115:
  %116 = trunc i64 %108 to i32
  br label %117

117:
  %118 = phi i32 [ 0, %105 ], [ %116, %115 ]
  %119 = icmp eq i32 %118, %12
  br i1 %119, label %120, label %129

120:
  %121 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %106, i64 0, i32 1
  %122 = load ptr, ptr %121, align 8
  %123 = tail call i32 @__enzyme_cc.hip.place_of(ptr %122)
  %124 = icmp eq i32 %123, 2
  br i1 %124, label %129, label %125

125:
  %126 = load ptr, ptr %121, align 8
  %127 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %106, i64 0, i32 2
  %128 = load i64, ptr %127, align 8
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %103, ptr %0, ptr %126, i64 %128, ptr %1)
  br label %129

129:
  %130 = load ptr, ptr %106, align 8
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %105

132:
  tail call void @free(ptr %6)
  tail call void @free(ptr %8)
  ret void
}

define internal ptr @__enzyme_cc.hip.known_block(ptr %0, ptr %1) {
  %3 = tail call ptr @__enzyme_cc.hip.block_of(ptr %0, ptr %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  tail call void @__enzyme_cc.hip.stop(ptr %1, ptr nonnull @__enzyme_cc.hip..str.10, ptr nonnull @__enzyme_cc.hip..str.11)
  unreachable

6:
  ret ptr %3
}

define internal ptr @__enzyme_cc.hip.launch_ahead(ptr %0, ptr %1, ptr readonly %2, ptr readonly %3, ptr %4) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %14 = tail call ptr @__enzyme_cc.hip.begin(ptr nonnull @__enzyme_cc.hip.launch_back, ptr %4)
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 15
  store ptr %0, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 16
  store ptr %1, ptr %16, align 8
  %17 = tail call i64 @__enzyme_cc.hip.size_of_values(ptr %0)
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %20, 128
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  br i1 %21, label %24, label %25

24:
  tail call void @__enzyme_cc.hip.stop(ptr %23, ptr nonnull @__enzyme_cc.hip..str.23, ptr nonnull @__enzyme_cc.hip..str.24)
  unreachable

25:
  %26 = tail call ptr @__enzyme_cc.hip.room(i64 %17, ptr %23)
  %27 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 20
  store ptr %26, ptr %27, align 8
  %28 = load ptr, ptr %22, align 8
  %29 = tail call ptr @__enzyme_cc.hip.room(i64 %17, ptr %28)
  %30 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 21
  store ptr %29, ptr %30, align 8
  %31 = sext i32 %20 to i64
  %32 = shl nsw i64 %31, 3
  %33 = load ptr, ptr %22, align 8
  %34 = tail call ptr @__enzyme_cc.hip.room(i64 %32, ptr %33)
  %35 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 22
  store ptr %34, ptr %35, align 8
  %36 = load ptr, ptr %22, align 8
  %37 = tail call ptr @__enzyme_cc.hip.room(i64 %31, ptr %36)
  %38 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 27
  store ptr %37, ptr %38, align 8
  %39 = icmp sgt i32 %20, 0
  br i1 %39, label %42, label %40

40:
  %41 = call i32 @__enzyme_cc.hip.read_arguments(ptr nonnull %14, ptr nonnull %13)
  br label %167

42:
  %43 = icmp eq ptr %3, null
  %44 = icmp eq ptr %3, %2
  %45 = or i1 %43, %44
  %46 = zext i32 %20 to i64
  br label %51

47:
  %48 = call i32 @__enzyme_cc.hip.read_arguments(ptr nonnull %14, ptr nonnull %13)
  %49 = icmp eq ptr %1, null
  %50 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %14, i64 0, i32 23
  br label %66

51:
  %52 = phi i64 [ 0, %42 ], [ %64, %56 ]
  br i1 %45, label %56, label %53

53:
  %54 = getelementptr inbounds ptr, ptr %3, i64 %52
  %55 = load ptr, ptr %54, align 8
  br label %56

56:
  %57 = phi ptr [ %55, %53 ], [ null, %51 ]
  %58 = getelementptr inbounds ptr, ptr %2, i64 %52
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %57, %59
  %61 = select i1 %60, ptr null, ptr %57
  %62 = load ptr, ptr %35, align 8
  %63 = getelementptr inbounds ptr, ptr %62, i64 %52
  store ptr %61, ptr %63, align 8
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp eq i64 %64, %46
  br i1 %65, label %47, label %51

66:
  %67 = phi i64 [ 0, %47 ], [ %165, %164 ]
  %68 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67
  %69 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 5
  %70 = load ptr, ptr %69, align 16
  %71 = getelementptr inbounds ptr, ptr %2, i64 %67
  %72 = load ptr, ptr %71, align 8
  %73 = load i32, ptr %68, align 16
  %74 = sext i32 %73 to i64
  %75 = call ptr @memcpy(ptr %70, ptr %72, i64 %74)
  %76 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 6
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 7
  %79 = load ptr, ptr %78, align 16
  %80 = icmp eq ptr %79, null
  br i1 %80, label %81, label %83

81:
  %82 = load ptr, ptr %71, align 8
  br label %83

83:
  %84 = phi ptr [ %82, %81 ], [ %79, %66 ]
  %85 = call ptr @memcpy(ptr %77, ptr %84, i64 %74)
  %86 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 8
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %97

89:
  %90 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 1
  %91 = load i32, ptr %90, align 4
  %92 = icmp sgt i32 %91, 0
  br i1 %92, label %93, label %137

93:
  %94 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 2
  %95 = load ptr, ptr %94, align 8
  %96 = zext i32 %91 to i64
  br label %138

97:
  %98 = call ptr @memcpy(ptr nonnull %9, ptr %70, i64 8)
  %99 = load ptr, ptr %9, align 8
  %100 = call ptr @memcpy(ptr nonnull %8, ptr %77, i64 8)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %22, align 8
  %103 = call ptr @__enzyme_cc.hip.place_of_variable(ptr %99, ptr %102)
  store ptr %103, ptr %10, align 8
  store ptr %103, ptr %11, align 8
  br i1 %49, label %115, label %104

104:
  %105 = load ptr, ptr %1, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %115, label %107

107:
  %108 = phi ptr [ %113, %111 ], [ %105, %104 ]
  %109 = phi ptr [ %112, %111 ], [ %1, %104 ]
  %110 = icmp eq ptr %108, %99
  br i1 %110, label %115, label %111

111:
  %112 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %109, i64 1
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %107

115:
  %116 = phi ptr [ null, %97 ], [ null, %104 ], [ %109, %107 ], [ null, %111 ]
  store i32 0, ptr %12, align 4
  %117 = icmp eq ptr %101, null
  br i1 %117, label %131, label %118

118:
  %119 = icmp ne ptr %101, %99
  %120 = icmp ne ptr %116, null
  %121 = and i1 %119, %120
  br i1 %121, label %122, label %131

122:
  %123 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %116, i64 0, i32 1
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %131, label %126

126:
  %127 = load ptr, ptr %22, align 8
  %128 = call ptr @__enzyme_cc.hip.shadow_of_variable(ptr nonnull %116, ptr nonnull %101, ptr nonnull %12, ptr %127)
  store ptr %128, ptr %11, align 8
  store i32 1, ptr %50, align 8
  %129 = load i32, ptr %12, align 4
  %130 = trunc i32 %129 to i8
  br label %131

131:
  %132 = phi i8 [ %130, %126 ], [ 0, %122 ], [ 0, %118 ], [ 0, %115 ]
  %133 = load ptr, ptr %38, align 8
  %134 = getelementptr inbounds i8, ptr %133, i64 %67
  store i8 %132, ptr %134, align 1
  %135 = call ptr @memcpy(ptr %70, ptr nonnull %10, i64 8)
  %136 = call ptr @memcpy(ptr %77, ptr nonnull %11, i64 8)
  br label %164

137:
  br i1 %80, label %164, label %159

138:
  %139 = phi i64 [ 0, %93 ], [ %157, %156 ]
  %140 = mul nuw nsw i64 %139, 3
  %141 = getelementptr inbounds i32, ptr %95, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds i8, ptr %70, i64 %143
  %145 = call ptr @memcpy(ptr nonnull %7, ptr %144, i64 8)
  %146 = load ptr, ptr %7, align 8
  %147 = getelementptr inbounds i8, ptr %77, i64 %143
  %148 = call ptr @memcpy(ptr nonnull %6, ptr %147, i64 8)
  %149 = load ptr, ptr %6, align 8
  %150 = icmp eq ptr %149, null
  br i1 %150, label %151, label %153

151:
  %152 = call ptr @memcpy(ptr %147, ptr %144, i64 8)
  br label %156

153:
  %154 = icmp eq ptr %149, %146
  br i1 %154, label %156, label %155

155:
  store i32 1, ptr %50, align 8
  br label %156

156:
  %157 = add nuw nsw i64 %139, 1
  %158 = icmp eq i64 %157, %96
  br i1 %158, label %137, label %138

159:
  %160 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %67, i32 3
  %161 = load i32, ptr %160, align 16
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %164, label %163

163:
  store i32 1, ptr %50, align 8
  br label %164

164:
  %165 = add nuw nsw i64 %67, 1
  %166 = icmp eq i64 %165, %46
  br i1 %166, label %167, label %66

167:
  ret ptr %14
}

define internal void @__enzyme_cc.hip.launch_back(ptr %0) {
  %2 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %3 = alloca [513 x ptr], align 16
  %4 = alloca [128 x ptr], align 16
  %5 = alloca ptr, align 8
  %6 = alloca { [1023 x i64], ptr, ptr }, align 8
  tail call void @__enzyme_cc.hip.begin_back(ptr %0)
  tail call void @__enzyme_cc.hip.put_back(ptr %0)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(8200) %6, i8 0, i64 8200, i1 false)
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 23
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 15
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %12, i64 0, i32 5
  call void @__enzyme_cc.hip.count_rounds(ptr nonnull %0, ptr nonnull %6, ptr nonnull %13)
  call void @__enzyme_cc.hip.make_rooms(ptr nonnull %0, ptr nonnull %6)
  br label %14

14:
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 5
  %16 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %6, i64 0, i32 1
  br label %21

17:
  call void @__enzyme_cc.hip.end_rooms(ptr nonnull %6)
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %196, label %197

21:
  %22 = phi ptr [ %0, %14 ], [ %194, %192 ]
  %23 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %22, i64 0, i32 23
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %192, label %26

26:
  call void @__enzyme_cc.hip.stop_if_numbers_are_moved(ptr nonnull %22, i32 128)
  %27 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %22, i64 0, i32 16
  %28 = load ptr, ptr %27, align 8
  call void @__enzyme_cc.hip.renew_variables(ptr nonnull %22, ptr %28, i32 0)
  %29 = load ptr, ptr %15, align 8
  %30 = call i32 @__enzyme_cc.hip.read_arguments(ptr nonnull %22, ptr nonnull %2)
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %22, i64 0, i32 15
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @__enzyme_cc.hip.size_of_values(ptr %32)
  store ptr null, ptr %5, align 8
  %34 = add nsw i32 %30, 1
  %35 = sext i32 %34 to i64
  %36 = shl nsw i64 %35, 3
  %37 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %22, i64 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = call ptr @__enzyme_cc.hip.room(i64 %36, ptr %38)
  %40 = add i64 %33, 1
  %41 = call i32 @hipMalloc(ptr nonnull %5, i64 %40)
  %42 = load ptr, ptr %37, align 8
  call void @__enzyme_cc.hip.check(i32 %41, ptr %42)
  %43 = load ptr, ptr %5, align 8
  %44 = call i32 @hipMemset(ptr %43, i32 0, i64 %40)
  %45 = load ptr, ptr %37, align 8
  call void @__enzyme_cc.hip.check(i32 %44, ptr %45)
  %46 = icmp sgt i32 %30, 0
  br i1 %46, label %47, label %49

47:
  %48 = zext i32 %30 to i64
  br label %68

49:
  %50 = phi i32 [ 0, %26 ], [ %138, %136 ]
  %51 = call i32 @__enzyme_cc.hip.tell_what_is_left(ptr %29, ptr nonnull %2, i32 %30, ptr nonnull %3, i32 %50, ptr nonnull %4)
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [513 x ptr], ptr %3, i64 0, i64 %52
  store ptr %16, ptr %53, align 8
  %54 = load ptr, ptr %31, align 8
  %55 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %54, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8
  %57 = call i32 @__enzyme_cc.hip.launch_derivative(ptr nonnull %22, ptr %56, i32 2, ptr nonnull %3, ptr null)
  %58 = load ptr, ptr %37, align 8
  call void @__enzyme_cc.hip.check(i32 %57, ptr %58)
  %59 = call i32 @hipDeviceSynchronize()
  %60 = load ptr, ptr %37, align 8
  call void @__enzyme_cc.hip.check(i32 %59, ptr %60)
  %61 = load ptr, ptr %37, align 8
  %62 = call ptr @__enzyme_cc.hip.room(i64 %40, ptr %61)
  %63 = load ptr, ptr %5, align 8
  %64 = call i32 @hipMemcpy(ptr %62, ptr %63, i64 %33, i32 2)
  %65 = load ptr, ptr %37, align 8
  call void @__enzyme_cc.hip.check(i32 %64, ptr %65)
  br i1 %46, label %66, label %188

66:
  %67 = zext i32 %30 to i64
  br label %141

68:
  %69 = phi i64 [ 0, %47 ], [ %139, %136 ]
  %70 = phi i32 [ 0, %47 ], [ %138, %136 ]
  %71 = phi i64 [ 0, %47 ], [ %137, %136 ]
  %72 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69
  %73 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 8
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %136

76:
  %77 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 5
  %78 = load ptr, ptr %77, align 16
  %79 = add nsw i32 %70, 1
  %80 = sext i32 %70 to i64
  %81 = getelementptr inbounds [513 x ptr], ptr %3, i64 0, i64 %80
  store ptr %78, ptr %81, align 8
  %82 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 1
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, 0
  %85 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 3
  %86 = load i32, ptr %85, align 16
  br i1 %84, label %114, label %87

87:
  %88 = icmp sgt i32 %86, 0
  %89 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 6
  %90 = load ptr, ptr %89, align 8
  br i1 %88, label %91, label %95

91:
  %92 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 4
  %93 = load ptr, ptr %92, align 8
  %94 = zext i32 %86 to i64
  br label %99

95:
  %96 = add nsw i32 %70, 2
  %97 = sext i32 %79 to i64
  %98 = getelementptr inbounds [513 x ptr], ptr %3, i64 0, i64 %97
  store ptr %90, ptr %98, align 8
  br label %114

99:
  %100 = phi i64 [ 0, %91 ], [ %112, %99 ]
  %101 = shl nuw nsw i64 %100, 1
  %102 = getelementptr inbounds i32, ptr %93, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr %90, i64 %104
  %106 = or i64 %101, 1
  %107 = getelementptr inbounds i32, ptr %93, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = shl nsw i32 %108, 2
  %110 = sext i32 %109 to i64
  %111 = call ptr @memset(ptr %105, i32 0, i64 %110)
  %112 = add nuw nsw i64 %100, 1
  %113 = icmp eq i64 %112, %94
  br i1 %113, label %95, label %99

114:
  %115 = phi i32 [ %96, %95 ], [ %79, %76 ]
  %116 = icmp eq i32 %86, 0
  br i1 %116, label %128, label %117

117:
  %118 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %69, i32 7
  %119 = load ptr, ptr %118, align 16
  %120 = icmp eq ptr %119, null
  %121 = load ptr, ptr %5, align 8
  %122 = getelementptr inbounds i8, ptr %121, i64 %71
  %123 = select i1 %120, ptr null, ptr %122
  %124 = getelementptr inbounds ptr, ptr %39, i64 %69
  store ptr %123, ptr %124, align 8
  %125 = add nsw i32 %115, 1
  %126 = sext i32 %115 to i64
  %127 = getelementptr inbounds [513 x ptr], ptr %3, i64 0, i64 %126
  store ptr %124, ptr %127, align 8
  br label %128

128:
  %129 = phi i32 [ %125, %117 ], [ %115, %114 ]
  %130 = load i32, ptr %72, align 16
  %131 = add nsw i32 %130, 15
  %132 = sdiv i32 %131, 16
  %133 = shl nsw i32 %132, 4
  %134 = sext i32 %133 to i64
  %135 = add i64 %71, %134
  br label %136

136:
  %137 = phi i64 [ %135, %128 ], [ %71, %68 ]
  %138 = phi i32 [ %129, %128 ], [ %70, %68 ]
  %139 = add nuw nsw i64 %69, 1
  %140 = icmp eq i64 %139, %48
  br i1 %140, label %49, label %68

141:
  %142 = phi i64 [ 0, %66 ], [ %163, %162 ]
  %143 = getelementptr inbounds ptr, ptr %39, i64 %142
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %162, label %146

146:
  %147 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %2, i64 0, i64 %142, i32 3
  %148 = load i32, ptr %147, align 16
  %149 = load ptr, ptr %5, align 8
  %150 = ptrtoint ptr %144 to i64
  %151 = ptrtoint ptr %149 to i64
  %152 = sub i64 %150, %151
  %153 = getelementptr inbounds i8, ptr %62, i64 %152
  %154 = call i32 @llvm.smax.i32(i32 %148, i32 0)
  %155 = zext i32 %154 to i64
  %156 = icmp slt i32 %148, 1
  br i1 %156, label %162, label %157

157:
  %158 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %142, i32 7
  %159 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %2, i64 %142, i32 4
  %160 = load ptr, ptr %159, align 8
  %161 = load ptr, ptr %158, align 16
  br label %165

162:
  %163 = add nuw nsw i64 %142, 1
  %164 = icmp eq i64 %163, %67
  br i1 %164, label %188, label %141

165:
  %166 = phi i64 [ 0, %157 ], [ %186, %185 ]
  %167 = shl nuw nsw i64 %166, 1
  %168 = getelementptr inbounds i32, ptr %160, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = or i64 %167, 1
  %171 = getelementptr inbounds i32, ptr %160, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = icmp eq i32 %172, 2
  %174 = sext i32 %169 to i64
  %175 = getelementptr inbounds i8, ptr %153, i64 %174
  %176 = getelementptr inbounds i8, ptr %161, i64 %174
  br i1 %173, label %177, label %181

177:
  %178 = load double, ptr %175, align 8
  %179 = load double, ptr %176, align 8
  %180 = fadd double %178, %179
  store double %180, ptr %176, align 8
  br label %185

181:
  %182 = load float, ptr %175, align 4
  %183 = load float, ptr %176, align 4
  %184 = fadd float %182, %183
  store float %184, ptr %176, align 4
  br label %185

185:
  %186 = add nuw nsw i64 %166, 1
  %187 = icmp eq i64 %186, %155
  br i1 %187, label %162, label %165

188:
  %189 = load ptr, ptr %5, align 8
  %190 = call i32 @hipFree(ptr %189)
  call void @free(ptr %62)
  call void @free(ptr %39)
  %191 = load ptr, ptr %27, align 8
  call void @__enzyme_cc.hip.renew_variables(ptr nonnull %22, ptr %191, i32 1)
  call void @__enzyme_cc.hip.put_back(ptr nonnull %0)
  br label %192

192:
  %193 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %22, i64 0, i32 2
  %194 = load ptr, ptr %193, align 8
  %195 = icmp eq ptr %194, null
  br i1 %195, label %17, label %21

196:
  call void @__enzyme_cc.hip.end(ptr %0)
  ret void

197:
  %198 = phi ptr [ %200, %197 ], [ %19, %17 ]
  %199 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %198, i64 0, i32 2
  %200 = load ptr, ptr %199, align 8
  call void @__enzyme_cc.hip.end(ptr nonnull %198)
  %201 = icmp eq ptr %200, null
  br i1 %201, label %196, label %197
}

define internal i32 @__enzyme_cc.hip.launch_derivative(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 19
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, 15
  %9 = and i64 %8, -16
  %10 = zext i32 %2 to i64
  %11 = mul i64 %9, %10
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %25, label %13

13:
  %14 = trunc i64 %11 to i32
  %15 = tail call i32 @hipFuncSetAttribute(ptr %1, i32 8, i32 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %25, label %17

17:
  %18 = tail call i32 @hipGetLastError()
  %19 = icmp ugt i64 %11, 49152
  br i1 %19, label %20, label %25

20:
  %21 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.hip..str.7, ptr %22, i64 %11, i32 %2)
  %24 = load ptr, ptr %21, align 8
  tail call void @__enzyme_cc.hip.stop(ptr %24, ptr nonnull @__enzyme_cc.hip..str.8, ptr nonnull @__enzyme_cc.hip..str.9)
  unreachable

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17
  %27 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18
  %28 = load i64, ptr %26, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17, i32 2
  %30 = load i32, ptr %29, align 8
  %31 = load i64, ptr %27, align 4
  %32 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18, i32 2
  %33 = load i32, ptr %32, align 4
  %34 = tail call i32 @hipLaunchKernel(ptr %1, i64 %28, i32 %30, i64 %31, i32 %33, ptr %3, i64 %11, ptr %4)
  ret i32 %34
}

define internal i32 @__enzyme_cc.hip.launch_forward(ptr nocapture readonly %0, ptr %1, ptr %2) {
  %4 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %5 = alloca [384 x ptr], align 16
  %6 = alloca [128 x ptr], align 16
  %7 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %4)
  tail call void @__enzyme_cc.hip.stop_if_numbers_are_moved(ptr %0, i32 64)
  %8 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 16
  %9 = load ptr, ptr %8, align 8
  tail call void @__enzyme_cc.hip.renew_variables(ptr %0, ptr %9, i32 0)
  %10 = icmp sgt i32 %7, 0
  br i1 %10, label %11, label %13

11:
  %12 = zext i32 %7 to i64
  br label %21

13:
  %14 = phi i32 [ 0, %3 ], [ %76, %75 ]
  %15 = call i32 @__enzyme_cc.hip.tell_what_is_left(ptr %1, ptr nonnull %4, i32 %7, ptr nonnull %5, i32 %14, ptr nonnull %6)
  %16 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 15
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %17, i64 0, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = call i32 @__enzyme_cc.hip.launch_derivative(ptr %0, ptr %19, i32 2, ptr nonnull %5, ptr %2)
  ret i32 %20

21:
  %22 = phi i64 [ 0, %11 ], [ %77, %75 ]
  %23 = phi i32 [ 0, %11 ], [ %76, %75 ]
  %24 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 8
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %75

27:
  %28 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 5
  %29 = load ptr, ptr %28, align 16
  %30 = add nsw i32 %23, 1
  %31 = sext i32 %23 to i64
  %32 = getelementptr inbounds [384 x ptr], ptr %5, i64 0, i64 %31
  store ptr %29, ptr %32, align 8
  %33 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 3
  %38 = load i32, ptr %37, align 16
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %75, label %40

40:
  %41 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 7
  %42 = load ptr, ptr %41, align 16
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %69

44:
  %45 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 3
  %46 = load i32, ptr %45, align 16
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %69

48:
  %49 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 6
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 4
  %52 = load ptr, ptr %51, align 8
  %53 = zext i32 %46 to i64
  br label %54

54:
  %55 = phi i64 [ 0, %48 ], [ %67, %54 ]
  %56 = shl nuw nsw i64 %55, 1
  %57 = getelementptr inbounds i32, ptr %52, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %50, i64 %59
  %61 = or i64 %56, 1
  %62 = getelementptr inbounds i32, ptr %52, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = shl nsw i32 %63, 2
  %65 = sext i32 %64 to i64
  %66 = tail call ptr @memset(ptr %60, i32 0, i64 %65)
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %53
  br i1 %68, label %69, label %54

69:
  %70 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %4, i64 0, i64 %22, i32 6
  %71 = load ptr, ptr %70, align 8
  %72 = add nsw i32 %23, 2
  %73 = sext i32 %30 to i64
  %74 = getelementptr inbounds [384 x ptr], ptr %5, i64 0, i64 %73
  store ptr %71, ptr %74, align 8
  br label %75

75:
  %76 = phi i32 [ %23, %21 ], [ %72, %69 ], [ %30, %36 ]
  %77 = add nuw nsw i64 %22, 1
  %78 = icmp eq i64 %77, %12
  br i1 %78, label %13, label %21
}

define internal ptr @__enzyme_cc.hip.launches_of(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %16

6:
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %14 = icmp eq i32 %2, 1
  %15 = zext i32 %2 to i64
  br label %18

16:
  %17 = phi ptr [ null, %4 ], [ %66, %65 ]
  ret ptr %17

18:
  %19 = phi i64 [ 0, %6 ], [ %72, %65 ]
  %20 = phi ptr [ null, %6 ], [ %66, %65 ]
  %21 = getelementptr inbounds ptr, ptr %1, i64 %19
  %22 = load ptr, ptr %7, align 8
  %23 = load ptr, ptr %0, align 8
  %24 = icmp eq ptr %22, null
  br i1 %24, label %36, label %25

25:
  %26 = load ptr, ptr %22, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %36, label %28

28:
  %29 = phi ptr [ %34, %32 ], [ %26, %25 ]
  %30 = phi ptr [ %33, %32 ], [ %22, %25 ]
  %31 = icmp eq ptr %29, %23
  br i1 %31, label %37, label %32

32:
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %30, i64 1
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %28

36:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.21, ptr nonnull @__enzyme_cc.hip..str.22)
  unreachable

37:
  %38 = load ptr, ptr %8, align 8
  %39 = load ptr, ptr %21, align 8
  %40 = tail call ptr @__enzyme_cc.hip.launch_ahead(ptr nonnull %30, ptr nonnull %22, ptr %38, ptr %39, ptr %3)
  %41 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 17
  %42 = load i64, ptr %9, align 8
  %43 = load i64, ptr %10, align 8
  %44 = trunc i64 %43 to i32
  store i64 %42, ptr %41, align 8
  %45 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 17, i32 2
  store i32 %44, ptr %45, align 8
  %46 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 18
  %47 = load i64, ptr %11, align 8
  %48 = load i64, ptr %12, align 8
  %49 = trunc i64 %48 to i32
  store i64 %47, ptr %46, align 4
  %50 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 18, i32 2
  store i32 %49, ptr %50, align 4
  %51 = load i64, ptr %13, align 8
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 19
  store i64 %51, ptr %52, align 8
  %53 = tail call i32 @__enzyme_cc.hip.has_variables(ptr %40)
  %54 = icmp eq i32 %53, 0
  %55 = or i1 %14, %54
  br i1 %55, label %57, label %56

56:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

57:
  %58 = icmp eq ptr %20, null
  br i1 %58, label %59, label %61

59:
  %60 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 2
  store ptr null, ptr %60, align 8
  br label %65

61:
  %62 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %20, i64 0, i32 2
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 2
  store ptr %63, ptr %64, align 8
  store ptr %40, ptr %62, align 8
  br label %65

65:
  %66 = phi ptr [ %40, %59 ], [ %20, %61 ]
  %67 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %40, i64 0, i32 23
  %68 = load i32, ptr %67, align 8
  %69 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %66, i64 0, i32 23
  %70 = load i32, ptr %69, align 8
  %71 = or i32 %70, %68
  store i32 %71, ptr %69, align 8
  %72 = add nuw nsw i64 %19, 1
  %73 = icmp eq i64 %72, %15
  br i1 %73, label %16, label %18
}

define internal void @__enzyme_cc.hip.look(ptr nocapture %0, ptr nocapture %1, ptr nocapture %2, ptr nocapture %3) {
  %5 = alloca ptr, align 8
  %6 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %7 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %6)
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %25

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 23
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 24
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  %30 = phi i64 [ 0, %19 ], [ %104, %103 ]
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
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 5), align 8
  br label %46

46:
  %47 = icmp eq ptr %37, null
  br i1 %47, label %103, label %48

48:
  %49 = load i32, ptr %38, align 4
  %50 = and i32 %49, 3
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %103, label %52

52:
  %53 = load ptr, ptr %12, align 8
  %54 = call ptr @__enzyme_cc.hip.known_block(ptr nonnull %37, ptr %53)
  %55 = getelementptr inbounds i32, ptr %32, i64 2
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %54, i64 0, i32 3
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = load i32, ptr %3, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %86

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
  br i1 %71, label %89, label %64

72:
  %73 = trunc i64 %65 to i32
  %74 = load i32, ptr %10, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %86, label %76

76:
  %77 = and i64 %65, 4294967295
  %78 = getelementptr inbounds i32, ptr %2, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %38, align 4
  %81 = xor i32 %80, %79
  %82 = and i32 %81, 32
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %86, label %84

84:
  %85 = load ptr, ptr %12, align 8
  call void @__enzyme_cc.hip.stop(ptr %85, ptr nonnull @__enzyme_cc.hip..str.25, ptr nonnull @__enzyme_cc.hip..str.26)
  unreachable

86:
  %87 = phi i32 [ %73, %76 ], [ %73, %72 ], [ 0, %52 ]
  %88 = icmp eq i32 %87, %60
  br i1 %88, label %89, label %96

89:
  %90 = phi i32 [ %87, %86 ], [ %60, %69 ]
  %91 = zext i32 %60 to i64
  %92 = getelementptr inbounds ptr, ptr %1, i64 %91
  store ptr %54, ptr %92, align 8
  %93 = getelementptr inbounds i32, ptr %2, i64 %91
  store i32 0, ptr %93, align 4
  %94 = load i32, ptr %3, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %3, align 4
  br label %96

96:
  %97 = phi i32 [ %90, %89 ], [ %87, %86 ]
  %98 = load i32, ptr %38, align 4
  %99 = zext i32 %97 to i64
  %100 = getelementptr inbounds i32, ptr %2, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = or i32 %101, %98
  store i32 %102, ptr %100, align 4
  br label %103

103:
  %104 = add nuw nsw i64 %30, 1
  %105 = icmp eq i64 %104, %24
  br i1 %105, label %26, label %29
}

define internal i32 @__enzyme_cc.hip.made(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr nocapture readonly %4, i32 %5, ptr %6, ptr %7) {
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
  call void @__enzyme_cc.hip.check(i32 %33, ptr %6)
  %34 = load ptr, ptr %9, align 8
  br i1 %20, label %37, label %35

35:
  %36 = call ptr @memset(ptr %34, i32 0, i64 %32)
  br label %39

37:
  %38 = call i32 @hipMemset(ptr %34, i32 0, i64 %32)
  call void @__enzyme_cc.hip.check(i32 %38, ptr %6)
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
  %48 = select i1 %44, ptr @__enzyme_cc.hip.made_back, ptr @__enzyme_cc.hip.shadow_back
  %49 = call ptr @__enzyme_cc.hip.begin(ptr nonnull %48, ptr %6)
  %50 = load ptr, ptr %10, align 8
  %51 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %49, i64 0, i32 6
  store ptr %50, ptr %51, align 8
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %49, i64 0, i32 8
  store ptr %42, ptr %52, align 8
  %53 = load ptr, ptr %7, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %58, label %55

55:
  %56 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 2
  %57 = load ptr, ptr %56, align 8
  br label %58

58:
  %59 = phi ptr [ %57, %55 ], [ null, %47 ]
  %60 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %49, i64 0, i32 2
  store ptr %59, ptr %60, align 8
  %61 = load ptr, ptr %7, align 8
  %62 = icmp eq ptr %61, null
  %63 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %61, i64 0, i32 2
  %64 = select i1 %62, ptr %7, ptr %63
  store ptr %49, ptr %64, align 8
  br i1 %44, label %65, label %74

65:
  %66 = call ptr @__enzyme_cc.hip.room(i64 56, ptr %6)
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
  %73 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  store ptr %73, ptr %66, align 8
  store ptr %66, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  br label %74

74:
  %75 = add nuw nsw i64 %24, 1
  %76 = icmp ult i64 %75, %21
  br i1 %76, label %23, label %22
}

define internal i32 @__enzyme_cc.hip.made_again(ptr readonly %0, ptr %1, i32 %2, ptr nocapture readonly byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %3) {
  %5 = alloca ptr, align 8
  %6 = alloca [3 x { i64 }], align 16
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 4
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @__enzyme_cc.hip.made(ptr %0, ptr %1, i32 %2, ptr %7, ptr %9, i32 1, ptr %11, ptr %13)
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = icmp eq ptr %17, %18
  %20 = select i1 %19, ptr null, ptr %17
  %21 = load ptr, ptr %9, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 3
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %21, null
  %26 = icmp eq ptr %21, %18
  %27 = select i1 %25, i1 true, i1 %26
  %28 = icmp eq ptr %24, %21
  %29 = select i1 %27, i1 true, i1 %28
  %30 = select i1 %29, ptr null, ptr %24
  store ptr %30, ptr %5, align 8
  store ptr %20, ptr %6, align 16
  %31 = getelementptr inbounds { i64 }, ptr %6, i64 1
  %32 = getelementptr inbounds { i64 }, ptr %7, i64 1
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds { i64 }, ptr %6, i64 2
  store i64 0, ptr %34, align 16
  %35 = icmp eq ptr %0, @__enzyme_cc.hip.make_managed
  %36 = icmp ne i32 %2, 0
  %37 = or i1 %35, %36
  br i1 %37, label %38, label %41

38:
  %39 = getelementptr inbounds { i64 }, ptr %7, i64 2
  %40 = load i64, ptr %39, align 8
  store i64 %40, ptr %34, align 16
  br label %41

41:
  %42 = icmp eq i32 %14, 0
  %43 = icmp ne ptr %20, null
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %45, label %57

45:
  %46 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 5
  %47 = load ptr, ptr %46, align 8
  %48 = call i32 @__enzyme_cc.hip.made(ptr %0, ptr %1, i32 %2, ptr nonnull %6, ptr nonnull %5, i32 1, ptr %11, ptr %47)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %57

50:
  %51 = load ptr, ptr %20, align 8
  %52 = load i64, ptr %31, align 8
  br i1 %36, label %53, label %55

53:
  %54 = call ptr @memset(ptr %51, i32 0, i64 %52)
  br label %57

55:
  %56 = call i32 @hipMemset(ptr %51, i32 0, i64 %52)
  call void @__enzyme_cc.hip.check(i32 %56, ptr %11)
  br label %57

57:
  %58 = phi i32 [ %14, %41 ], [ %48, %45 ], [ 0, %55 ], [ 0, %53 ]
  ret i32 %58
}

define internal void @__enzyme_cc.hip.made_back(ptr %0) {
  tail call void @__enzyme_cc.hip.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 6
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.hip.block_of(ptr %3, ptr %5)
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
  %18 = phi ptr [ getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), %12 ], [ %19, %17 ]
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
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %36, label %34

34:
  %35 = tail call i32 %14(ptr nonnull %32)
  br label %36

36:
  tail call void @__enzyme_cc.hip.end(ptr %0)
  ret void
}

define internal i32 @__enzyme_cc.hip.make_managed(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = tail call i32 @hipMallocManaged(ptr %0, i64 %4, i32 %7)
  ret i32 %8
}

define internal i32 @__enzyme_cc.hip.make_pinned(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = tail call i32 @hipHostMalloc(ptr %0, i64 %4, i32 %7)
  ret i32 %8
}

define internal i32 @__enzyme_cc.hip.make_plain(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = tail call i32 @hipMalloc(ptr %0, i64 %4)
  ret i32 %5
}

define internal void @__enzyme_cc.hip.make_rooms(ptr nocapture readonly %0, ptr %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17, i32 1
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 17, i32 2
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18, i32 1
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 18, i32 2
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %4 to i64
  %16 = zext i32 %6 to i64
  %17 = mul nuw i64 %16, %15
  %18 = zext i32 %8 to i64
  %19 = mul i64 %17, %18
  %20 = zext i32 %10 to i64
  %21 = mul i64 %19, %20
  %22 = zext i32 %12 to i64
  %23 = mul i64 %21, %22
  %24 = zext i32 %14 to i64
  %25 = mul i64 %23, %24
  %26 = load i64, ptr %1, align 8
  %27 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %1, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %100, label %30

30:
  %31 = trunc i64 %26 to i32
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %35, label %33

33:
  %34 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %1, i64 0, i32 2
  br label %41

35:
  %36 = getelementptr inbounds i64, ptr %1, i64 1
  %37 = and i64 %26, 4294967295
  br label %50

38:
  %39 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %1, i64 0, i32 2
  %40 = icmp eq i64 %72, 0
  br i1 %40, label %41, label %44

41:
  %42 = phi ptr [ %34, %33 ], [ %39, %38 ]
  %43 = phi i64 [ 0, %33 ], [ %72, %38 ]
  br label %44

44:
  %45 = phi ptr [ %42, %41 ], [ %39, %38 ]
  %46 = phi i64 [ %43, %41 ], [ %72, %38 ]
  %47 = phi i64 [ 1, %41 ], [ %72, %38 ]
  %48 = tail call i32 @hipMalloc(ptr nonnull %45, i64 %47)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %81, label %75

50:
  %51 = phi i64 [ 0, %35 ], [ %73, %64 ]
  %52 = phi i64 [ 0, %35 ], [ %72, %64 ]
  %53 = shl nuw nsw i64 %51, 1
  %54 = getelementptr inbounds i64, ptr %36, i64 %53
  %55 = getelementptr inbounds i64, ptr %54, i64 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp slt i64 %56, 0
  br i1 %57, label %58, label %64

58:
  %59 = xor i64 %56, -1
  %60 = shl nuw nsw i64 %59, 1
  %61 = add nsw i64 %60, 2
  %62 = getelementptr inbounds [1023 x i64], ptr %1, i64 0, i64 %61
  %63 = load i64, ptr %62, align 8
  store i64 %63, ptr %55, align 8
  br label %64

64:
  %65 = phi i64 [ %63, %58 ], [ %56, %50 ]
  %66 = load i64, ptr %54, align 8
  %67 = mul i64 %66, %25
  %68 = mul i64 %67, %65
  store i64 %52, ptr %54, align 8
  %69 = freeze i64 %68
  %70 = add i64 %69, 255
  %71 = and i64 %70, -256
  %72 = add i64 %71, %52
  %73 = add nuw nsw i64 %51, 1
  %74 = icmp eq i64 %73, %37
  br i1 %74, label %38, label %50

75:
  %76 = tail call i32 @hipGetLastError()
  %77 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %78 = load ptr, ptr %77, align 8
  %79 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.hip..str.30, ptr %78, i64 %46, i64 %25)
  %80 = load ptr, ptr %77, align 8
  tail call void @__enzyme_cc.hip.stop(ptr %80, ptr nonnull @__enzyme_cc.hip..str.31, ptr nonnull @__enzyme_cc.hip..str.32)
  unreachable

81:
  store i64 %25, ptr %1, align 8
  br i1 %32, label %82, label %86

82:
  %83 = load ptr, ptr %45, align 8
  %84 = ptrtoint ptr %83 to i64
  %85 = and i64 %26, 4294967295
  br label %91

86:
  %87 = load ptr, ptr %27, align 8
  %88 = tail call i32 @hipMemcpy(ptr %87, ptr nonnull %1, i64 8184, i32 1)
  %89 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8
  tail call void @__enzyme_cc.hip.check(i32 %88, ptr %90)
  br label %100

91:
  %92 = phi i64 [ 0, %82 ], [ %98, %91 ]
  %93 = shl nuw nsw i64 %92, 1
  %94 = or i64 %93, 1
  %95 = getelementptr inbounds [1023 x i64], ptr %1, i64 0, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = add nsw i64 %96, %84
  store i64 %97, ptr %95, align 8
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %85
  br i1 %99, label %86, label %91

100:
  ret void
}

define internal i32 @__enzyme_cc.hip.move(ptr nocapture readonly %0, ptr %1, i64 %2, ptr %3, i64 %4) {
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
  %20 = tail call i32 @hipMemcpyAsync(ptr %1, ptr %3, i64 %13, i32 %15, ptr %18)
  br label %28

21:
  %22 = tail call i32 @hipMemcpy2DAsync(ptr %1, i64 %2, ptr %3, i64 %4, i64 %13, i64 %10, i32 %15, ptr %18)
  br label %28

23:
  br i1 %11, label %24, label %26

24:
  %25 = tail call i32 @hipMemcpy(ptr %1, ptr %3, i64 %13, i32 %15)
  br label %28

26:
  %27 = tail call i32 @hipMemcpy2D(ptr %1, i64 %2, ptr %3, i64 %4, i64 %13, i64 %10, i32 %15)
  br label %28

28:
  %29 = phi i32 [ %20, %19 ], [ %22, %21 ], [ %25, %24 ], [ %27, %26 ]
  ret i32 %29
}

define internal ptr @__enzyme_cc.hip.move_ahead(ptr nocapture readonly %0, i32 %1, ptr %2, ptr nocapture writeonly %3) {
  %5 = tail call ptr @__enzyme_cc.hip.begin(ptr nonnull @__enzyme_cc.hip.copy_back, ptr %2)
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 6
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 7
  store ptr %9, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %6
  %14 = select i1 %13, ptr null, ptr %12
  %15 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 8
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %9
  %19 = select i1 %18, ptr null, ptr %17
  %20 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 9
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 10
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 11
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 12
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 13
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 14
  store i32 %34, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %37 = load i32, ptr %36, align 8
  %38 = tail call i32 @__enzyme_cc.hip.direction(ptr %6, ptr %9, i32 %37)
  %39 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 18
  store i32 %38, ptr %39, align 4
  %40 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  %43 = icmp eq i32 %42, 0
  %44 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  %45 = icmp eq ptr %44, %41
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %49, label %47

47:
  %48 = tail call i32 @hipDeviceSynchronize()
  br label %49

49:
  store ptr %41, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 4), align 4
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
  br label %79

60:
  %61 = load ptr, ptr %0, align 8
  %62 = tail call ptr @__enzyme_cc.hip.block_of(ptr %61, ptr %2)
  %63 = icmp eq ptr %62, null
  br i1 %63, label %64, label %66

64:
  %65 = icmp ne i32 %1, 0
  br label %79

66:
  %67 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %62, i64 0, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 5), align 8
  %71 = icmp ne i32 %70, 0
  %72 = select i1 %69, i1 true, i1 %71
  %73 = icmp ne i32 %1, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %79

75:
  %76 = load ptr, ptr %0, align 8
  %77 = load ptr, ptr %40, align 8
  %78 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 4
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %78, ptr nonnull %5, ptr %76, i64 %55, ptr %77)
  br label %79

79:
  %80 = phi i1 [ %59, %58 ], [ true, %75 ], [ %73, %66 ], [ %65, %64 ]
  %81 = phi i1 [ false, %58 ], [ true, %75 ], [ %72, %66 ], [ false, %64 ]
  %82 = load i32, ptr %33, align 4
  %83 = icmp eq i32 %82, 4
  br i1 %83, label %84, label %108

84:
  %85 = load ptr, ptr %15, align 8
  %86 = icmp ne ptr %85, null
  %87 = select i1 %86, i1 %81, i1 false
  br i1 %87, label %88, label %96

88:
  %89 = load ptr, ptr %11, align 8
  %90 = load ptr, ptr %40, align 8
  %91 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %5, i64 0, i32 4
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %91, ptr nonnull %5, ptr %89, i64 %55, ptr %90)
  %92 = load i32, ptr %33, align 4
  %93 = icmp eq i32 %92, 4
  br i1 %93, label %94, label %108

94:
  %95 = load ptr, ptr %15, align 8
  br label %96

96:
  %97 = phi ptr [ %95, %94 ], [ %85, %84 ]
  %98 = icmp eq ptr %97, null
  br i1 %98, label %108, label %99

99:
  %100 = load ptr, ptr %20, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %108, label %102

102:
  %103 = load ptr, ptr %11, align 8
  %104 = load i64, ptr %21, align 8
  %105 = load ptr, ptr %16, align 8
  %106 = load i64, ptr %24, align 8
  %107 = tail call i32 @__enzyme_cc.hip.move(ptr nonnull %0, ptr %103, i64 %104, ptr %105, i64 %106)
  tail call void @__enzyme_cc.hip.check(i32 %107, ptr %2)
  br label %108

108:
  br i1 %80, label %109, label %144

109:
  %110 = load ptr, ptr %0, align 8
  %111 = load i64, ptr %21, align 8
  %112 = load ptr, ptr %8, align 8
  %113 = load i64, ptr %24, align 8
  %114 = tail call i32 @__enzyme_cc.hip.move(ptr nonnull %0, ptr %110, i64 %111, ptr %112, i64 %113)
  store i32 %114, ptr %3, align 4
  %115 = load ptr, ptr %0, align 8
  %116 = tail call ptr @__enzyme_cc.hip.block_of(ptr %115, ptr %2)
  %117 = load ptr, ptr %8, align 8
  %118 = tail call ptr @__enzyme_cc.hip.block_of(ptr %117, ptr %2)
  %119 = load i32, ptr %33, align 4
  %120 = and i32 %119, 3
  %121 = icmp ne ptr %118, null
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %118, i64 0, i32 3
  %124 = load i32, ptr %123, align 8
  br label %125

125:
  %126 = phi i32 [ %124, %122 ], [ 0, %109 ]
  %127 = icmp ne ptr %116, null
  %128 = icmp ne i32 %38, 2
  %129 = select i1 %127, i1 %128, i1 false
  %130 = icmp ne i32 %38, 0
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %116, i64 0, i32 3
  %134 = load i32, ptr %133, align 8
  %135 = or i32 %126, %134
  %136 = or i32 %135, %120
  store i32 %136, ptr %133, align 8
  br label %137

137:
  %138 = icmp eq i32 %38, 2
  %139 = select i1 %121, i1 %138, i1 false
  br i1 %139, label %140, label %144

140:
  %141 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %118, i64 0, i32 3
  %142 = load i32, ptr %141, align 8
  %143 = or i32 %142, %120
  store i32 %143, ptr %141, align 8
  br label %144

144:
  ret ptr %5
}

define internal i32 @__enzyme_cc.hip.move_tangent(ptr nocapture readonly %0) {
  %2 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, align 8
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
  %22 = tail call i32 @__enzyme_cc.hip.move(ptr nonnull %0, ptr nonnull %4, i64 %19, ptr nonnull %11, i64 %21)
  br label %48

23:
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %25 = load i32, ptr %24, align 8
  %26 = tail call i32 @__enzyme_cc.hip.direction(ptr %5, ptr %13, i32 %25)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(224) %2, i8 0, i64 224, i1 false)
  %27 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %2, i64 0, i32 1
  store ptr @__enzyme_cc.hip..str.16, ptr %27, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %2, i64 0, i32 12
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %2, i64 0, i32 13
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
  %40 = tail call i32 @hipStreamSynchronize(ptr %39)
  br label %41

41:
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %44 = load i64, ptr %43, align 8
  %45 = and i32 %26, -3
  %46 = icmp eq i32 %45, 0
  %47 = zext i1 %46 to i32
  call void @__enzyme_cc.hip.clear_rows(ptr nonnull %2, ptr %42, i64 %44, i32 %47)
  br label %48

48:
  %49 = phi i32 [ %22, %17 ], [ 0, %41 ], [ 0, %1 ]
  ret i32 %49
}

define internal i32 @__enzyme_cc.hip.moved_again(ptr nocapture readonly %0, i32 %1, i32 %2, ptr nocapture readonly byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %3) {
  %5 = alloca [2 x ptr], align 16
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 4
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @__enzyme_cc.hip.moved_ahead(ptr %0, ptr %7, ptr %9, i32 1, i32 %2, ptr %11, ptr %13)
  %15 = load ptr, ptr %9, align 8
  store ptr %15, ptr %5, align 16
  %16 = getelementptr inbounds ptr, ptr %5, i64 1
  %17 = getelementptr inbounds ptr, ptr %9, i64 1
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  call void %0(ptr nonnull sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %6, ptr %7, ptr nonnull %5, i32 %2)
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = icmp eq ptr %21, %22
  %24 = select i1 %23, ptr null, ptr %21
  %25 = zext i32 %1 to i64
  %26 = getelementptr inbounds { i64 }, ptr %20, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds { i64 }, ptr %7, i64 %25
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %27, %29
  %31 = select i1 %30, ptr null, ptr %27
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 3
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %32, null
  %37 = icmp eq ptr %32, %22
  %38 = select i1 %36, i1 true, i1 %37
  %39 = icmp eq ptr %35, %32
  %40 = select i1 %38, i1 true, i1 %39
  %41 = select i1 %40, ptr null, ptr %35
  %42 = load ptr, ptr %17, align 8
  %43 = getelementptr inbounds ptr, ptr %34, i64 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %42, null
  %46 = icmp eq ptr %42, %29
  %47 = select i1 %45, i1 true, i1 %46
  %48 = icmp eq ptr %44, %42
  %49 = select i1 %47, i1 true, i1 %48
  %50 = select i1 %49, ptr null, ptr %44
  %51 = icmp eq i32 %14, 0
  br i1 %51, label %52, label %156

52:
  %53 = call ptr @__enzyme_cc.hip.begin(ptr nonnull @__enzyme_cc.hip.copy_back, ptr %11)
  %54 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 5
  %55 = load ptr, ptr %54, align 8
  store ptr %53, ptr %55, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  %60 = load i32, ptr %59, align 8
  %61 = call i32 @__enzyme_cc.hip.direction(ptr %56, ptr %58, i32 %60)
  %62 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 18
  store i32 %61, ptr %62, align 4
  %63 = icmp eq ptr %24, null
  %64 = load ptr, ptr %6, align 8
  %65 = select i1 %63, ptr %64, ptr %21
  %66 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 6
  store ptr %65, ptr %66, align 8
  %67 = icmp eq ptr %31, null
  %68 = load ptr, ptr %57, align 8
  %69 = select i1 %67, ptr %68, ptr %27
  %70 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 7
  store ptr %69, ptr %70, align 8
  %71 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 8
  store ptr %41, ptr %71, align 8
  %72 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 9
  store ptr %50, ptr %72, align 8
  %73 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 10
  store i64 %74, ptr %75, align 8
  %76 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 11
  store i64 %77, ptr %78, align 8
  %79 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 12
  store i64 %80, ptr %81, align 8
  %82 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 13
  store i64 %83, ptr %84, align 8
  %85 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 14
  store i32 %86, ptr %87, align 8
  %88 = add i64 %83, -1
  %89 = mul i64 %88, %74
  %90 = add i64 %89, %80
  %91 = icmp eq i32 %86, 4
  %92 = and i32 %61, -3
  %93 = icmp eq i32 %92, 1
  %94 = icmp ne ptr %24, null
  %95 = select i1 %94, i1 %93, i1 false
  br i1 %95, label %96, label %120

96:
  %97 = call ptr @__enzyme_cc.hip.block_of(ptr nonnull %24, ptr %11)
  %98 = icmp eq ptr %97, null
  br i1 %98, label %120, label %99

99:
  %100 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %97, i64 0, i32 4
  %101 = load i32, ptr %100, align 4
  %102 = icmp ne i32 %101, 0
  %103 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 5), align 8
  %104 = icmp ne i32 %103, 0
  %105 = select i1 %102, i1 true, i1 %104
  br i1 %105, label %106, label %120

106:
  %107 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %53, i64 0, i32 4
  call void @__enzyme_cc.hip.keep_in(ptr nonnull %109, ptr nonnull %53, ptr nonnull %24, i64 %90, ptr %108)
  br i1 %91, label %110, label %131

110:
  %111 = icmp eq ptr %41, null
  br i1 %111, label %112, label %114

112:
  %113 = load i64, ptr %73, align 8
  br i1 %67, label %136, label %139

114:
  %115 = load ptr, ptr %107, align 8
  call void @__enzyme_cc.hip.keep_in(ptr nonnull %109, ptr nonnull %53, ptr nonnull %41, i64 %90, ptr %115)
  %116 = icmp eq ptr %50, null
  br i1 %116, label %117, label %126

117:
  %118 = icmp eq ptr %31, null
  %119 = load i64, ptr %73, align 8
  br i1 %118, label %136, label %139

120:
  %121 = xor i1 %91, true
  %122 = icmp eq ptr %41, null
  %123 = select i1 %121, i1 true, i1 %122
  %124 = icmp eq ptr %50, null
  %125 = select i1 %123, i1 true, i1 %124
  br i1 %125, label %130, label %126

126:
  %127 = load i64, ptr %73, align 8
  %128 = load i64, ptr %76, align 8
  %129 = call i32 @__enzyme_cc.hip.move(ptr nonnull %6, ptr nonnull %41, i64 %127, ptr nonnull %50, i64 %128)
  call void @__enzyme_cc.hip.check(i32 %129, ptr %11)
  br label %130

130:
  br i1 %63, label %156, label %131

131:
  %132 = icmp ne ptr %31, null
  %133 = select i1 %132, i1 true, i1 %91
  br i1 %133, label %134, label %144

134:
  %135 = load i64, ptr %73, align 8
  br i1 %132, label %139, label %136

136:
  %137 = phi i64 [ %113, %112 ], [ %135, %134 ], [ %119, %117 ]
  %138 = load ptr, ptr %57, align 8
  br label %139

139:
  %140 = phi i64 [ %137, %136 ], [ %135, %134 ], [ %113, %112 ], [ %119, %117 ]
  %141 = phi ptr [ %138, %136 ], [ %27, %134 ], [ %27, %112 ], [ %27, %117 ]
  %142 = load i64, ptr %76, align 8
  %143 = call i32 @__enzyme_cc.hip.move(ptr nonnull %6, ptr nonnull %24, i64 %140, ptr %141, i64 %142)
  br label %156

144:
  %145 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %152, label %148

148:
  %149 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  %150 = load ptr, ptr %149, align 8
  %151 = call i32 @hipStreamSynchronize(ptr %150)
  br label %152

152:
  %153 = load i64, ptr %73, align 8
  %154 = icmp eq i32 %92, 0
  %155 = zext i1 %154 to i32
  call void @__enzyme_cc.hip.clear_rows(ptr nonnull %53, ptr nonnull %24, i64 %153, i32 %155)
  br label %156

156:
  %157 = phi i32 [ %14, %4 ], [ %143, %139 ], [ 0, %152 ], [ 0, %130 ]
  ret i32 %157
}

define internal i32 @__enzyme_cc.hip.moved_ahead(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6) {
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
  %29 = call ptr @__enzyme_cc.hip.move_ahead(ptr nonnull %10, i32 %28, ptr %5, ptr nonnull %9)
  %30 = load ptr, ptr %6, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %35, label %32

32:
  %33 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %30, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  br label %35

35:
  %36 = phi ptr [ %34, %32 ], [ null, %20 ]
  %37 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %29, i64 0, i32 2
  store ptr %36, ptr %37, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %38, i64 0, i32 2
  %41 = select i1 %39, ptr %6, ptr %40
  store ptr %29, ptr %41, align 8
  %42 = add nuw nsw i64 %21, 1
  %43 = icmp eq i64 %42, %15
  br i1 %43, label %16, label %20
}

define internal i32 @__enzyme_cc.hip.moved_forward(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, i32 %4) {
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
  %30 = call i32 @__enzyme_cc.hip.move(ptr nonnull %7, ptr %26, i64 %27, ptr %28, i64 %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  br label %15

33:
  %34 = call i32 @__enzyme_cc.hip.move_tangent(ptr nonnull %7)
  %35 = add nuw nsw i64 %18, 1
  %36 = icmp ult i64 %35, %14
  %37 = icmp eq i32 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %17, label %15
}

define internal void @__enzyme_cc.hip.of_variable(ptr noalias nocapture sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %0, ptr nocapture readonly %1, ptr nocapture readonly %2, i32 %3, i32 %4, ptr %5) {
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
  %24 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %14, ptr %5)
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
  %38 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %35, i64 1
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
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %42, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:
  %62 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %0, i64 0, i32 2
  %63 = tail call ptr @__enzyme_cc.hip.shadow_of_variable(ptr nonnull %42, ptr nonnull %16, ptr nonnull %62, ptr %5)
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
  tail call void @__enzyme_cc.hip.stop(ptr %5, ptr nonnull @__enzyme_cc.hip..str.14, ptr nonnull @__enzyme_cc.hip..str.15)
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

define internal i32 @__enzyme_cc.hip.place_of(ptr %0) {
  %2 = alloca { i32, i32, [30 x ptr] }, align 8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(248) %2, i8 0, i64 248, i1 false)
  %3 = call i32 @hipPointerGetAttributes(ptr nonnull %2, ptr %0)
  %4 = icmp eq i32 %3, 0
  %5 = load i32, ptr %2, align 8
  %6 = select i1 %4, i32 %5, i32 0
  ret i32 %6
}

define internal ptr @__enzyme_cc.hip.place_of_variable(ptr %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = call i32 @hipGetSymbolAddress(ptr nonnull %4, ptr %0)
  call void @__enzyme_cc.hip.check(i32 %5, ptr %1)
  %6 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
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
  %23 = call ptr @__enzyme_cc.hip.room(i64 56, ptr %1)
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 1
  store ptr %24, ptr %25, align 8
  store i64 0, ptr %3, align 8
  %26 = call i32 @hipGetSymbolSize(ptr nonnull %3, ptr %0)
  call void @__enzyme_cc.hip.check(i32 %26, ptr %1)
  %27 = load i64, ptr %3, align 8
  %28 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 2
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %23, i64 0, i32 8
  store i32 1, ptr %29, align 4
  %30 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  store ptr %30, ptr %23, align 8
  store ptr %23, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 1), align 8
  %31 = load ptr, ptr %4, align 8
  br label %32

32:
  %33 = phi ptr [ %31, %22 ], [ %9, %15 ]
  ret ptr %33
}

define internal void @__enzyme_cc.hip.plain(ptr noalias nocapture writeonly sret({ ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }) align 8 %0, ptr nocapture readonly %1, ptr nocapture readonly %2, i32 %3) {
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

define internal void @__enzyme_cc.hip.put_back(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  %16 = tail call i32 @hipMemcpy(ptr %11, ptr %13, i64 %15, i32 4)
  %17 = load ptr, ptr %6, align 8
  tail call void @__enzyme_cc.hip.check(i32 %16, ptr %17)
  %18 = load ptr, ptr %9, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %7, label %8
}

define internal i32 @__enzyme_cc.hip.read_arguments(ptr nocapture readonly %0, ptr nocapture %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 15
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %4, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %6, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %17

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 20
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 21
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 22
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

define internal void @__enzyme_cc.hip.renew(ptr nocapture readonly %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %5, ptr %1)
  %7 = load ptr, ptr %0, align 8
  store i64 0, ptr %3, align 8
  %8 = call i32 @hipGetSymbolSize(ptr nonnull %3, ptr %7)
  call void @__enzyme_cc.hip.check(i32 %8, ptr %1)
  %9 = load i64, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:
  %14 = load ptr, ptr %0, align 8
  %15 = call ptr @__enzyme_cc.hip.place_of_variable(ptr %14, ptr %1)
  %16 = call i32 @hipMemcpy(ptr %6, ptr %15, i64 %9, i32 3)
  br label %19

17:
  %18 = call i32 @hipMemset(ptr %6, i32 0, i64 %9)
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ %16, %13 ]
  call void @__enzyme_cc.hip.check(i32 %20, ptr %1)
  ret void
}

define internal void @__enzyme_cc.hip.renew_variables(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %8 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %7)
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 27
  %12 = icmp eq i32 %2, 0
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
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
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %32, i64 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %58, label %46

46:
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %32, i64 0, i32 3
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %58

50:
  %51 = load ptr, ptr %13, align 8
  %52 = call ptr @__enzyme_cc.hip.place_of_variable(ptr nonnull %40, ptr %51)
  %53 = call ptr @memcpy(ptr nonnull %4, ptr %27, i64 8)
  %54 = load ptr, ptr %4, align 8
  %55 = icmp eq ptr %52, %54
  br i1 %55, label %56, label %58

56:
  %57 = load ptr, ptr %13, align 8
  call void @__enzyme_cc.hip.renew(ptr nonnull %32, ptr %57)
  br label %58

58:
  %59 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %32, i64 1
  br label %31

60:
  %61 = add nuw nsw i64 %17, 1
  %62 = icmp eq i64 %61, %14
  br i1 %62, label %15, label %16
}

define internal ptr @__enzyme_cc.hip.room(i64 %0, ptr %1) {
  %3 = icmp eq i64 %0, 0
  %4 = select i1 %3, i64 1, i64 %0
  %5 = tail call ptr @calloc(i64 1, i64 %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call void @__enzyme_cc.hip.stop(ptr %1, ptr nonnull @__enzyme_cc.hip..str.4, ptr nonnull @__enzyme_cc.hip..str.5)
  unreachable

8:
  ret ptr %5
}

define internal ptr @__enzyme_cc.hip.rows(ptr nocapture readonly %0, ptr %1, i64 %2, i32 %3) {
  %5 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr @__enzyme_cc.hip.room(i64 %9, ptr %11)
  %13 = icmp eq i32 %3, 0
  %14 = select i1 %13, i32 2, i32 0
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  %17 = tail call i32 @hipMemcpy2D(ptr %12, i64 %15, ptr %1, i64 %2, i64 %15, i64 %16, i32 %14)
  %18 = load ptr, ptr %10, align 8
  tail call void @__enzyme_cc.hip.check(i32 %17, ptr %18)
  ret ptr %12
}

define internal void @__enzyme_cc.hip.set_again(ptr nocapture readonly %0, i64 %1, i64 %2, i64 %3, ptr %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %9, %11
  %13 = select i1 %12, ptr null, ptr %9
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %16, null
  %21 = icmp eq ptr %16, %11
  %22 = select i1 %20, i1 true, i1 %21
  %23 = icmp eq ptr %19, %16
  %24 = select i1 %22, i1 true, i1 %23
  %25 = select i1 %24, ptr null, ptr %19
  store ptr %13, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 1
  store ptr null, ptr %26, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 2
  store ptr %25, ptr %27, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 3
  store ptr null, ptr %28, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 4
  store i64 %1, ptr %29, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 5
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 6
  store i64 %2, ptr %31, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 7
  store i64 %3, ptr %32, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 8
  store i32 0, ptr %33, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 9
  store i32 0, ptr %34, align 4
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 10
  store i32 0, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %6, i64 0, i32 11
  store ptr %4, ptr %36, align 8
  %37 = icmp ne ptr %13, null
  %38 = zext i1 %37 to i32
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 6
  %40 = load ptr, ptr %39, align 8
  %41 = call ptr @__enzyme_cc.hip.set_ahead(ptr nonnull %6, i32 %38, ptr %40)
  %42 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 5
  %43 = load ptr, ptr %42, align 8
  store ptr %41, ptr %43, align 8
  br i1 %37, label %44, label %49

44:
  %45 = icmp ugt i64 %3, 1
  %46 = select i1 %45, i64 %1, i64 %2
  %47 = tail call i32 @hipMemset2DAsync(ptr nonnull %13, i64 %46, i32 0, i64 %2, i64 %3, ptr %4)
  %48 = load ptr, ptr %39, align 8
  tail call void @__enzyme_cc.hip.check(i32 %47, ptr %48)
  br label %49

49:
  ret void
}

define internal ptr @__enzyme_cc.hip.set_ahead(ptr nocapture readonly %0, i32 %1, ptr %2) {
  %4 = tail call ptr @__enzyme_cc.hip.begin(ptr nonnull @__enzyme_cc.hip.set_back, ptr %2)
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %6, %7
  %9 = select i1 %8, ptr null, ptr %6
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 8
  store ptr %9, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 10
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 12
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 13
  store i64 %18, ptr %19, align 8
  %20 = icmp eq i32 %1, 0
  br i1 %20, label %58, label %21

21:
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  %25 = icmp eq i32 %24, 0
  %26 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  %27 = icmp eq ptr %26, %23
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %36, label %29

29:
  %30 = tail call i32 @hipDeviceSynchronize()
  %31 = load ptr, ptr %0, align 8
  %32 = load i64, ptr %11, align 8
  %33 = load i64, ptr %17, align 8
  %34 = load i64, ptr %14, align 8
  %35 = load ptr, ptr %22, align 8
  br label %36

36:
  %37 = phi ptr [ %23, %21 ], [ %35, %29 ]
  %38 = phi i64 [ %15, %21 ], [ %34, %29 ]
  %39 = phi i64 [ %18, %21 ], [ %33, %29 ]
  %40 = phi i64 [ %12, %21 ], [ %32, %29 ]
  %41 = phi ptr [ %7, %21 ], [ %31, %29 ]
  store ptr %23, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 4), align 4
  %42 = add i64 %39, -1
  %43 = mul i64 %42, %40
  %44 = add i64 %43, %38
  %45 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8
  %47 = tail call ptr @__enzyme_cc.hip.block_of(ptr %41, ptr %46)
  %48 = icmp eq ptr %47, null
  br i1 %48, label %58, label %49

49:
  %50 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %47, i64 0, i32 4
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  %53 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 5), align 8
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %52, i1 %54, i1 false
  br i1 %55, label %58, label %56

56:
  %57 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %4, i64 0, i32 4
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %57, ptr nonnull %4, ptr %41, i64 %44, ptr %37)
  br label %58

58:
  ret ptr %4
}

define internal void @__enzyme_cc.hip.set_back(ptr %0) {
  tail call void @__enzyme_cc.hip.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 12
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 13
  %11 = load i64, ptr %10, align 8
  %12 = tail call i32 @hipMemset2D(ptr nonnull %3, i64 %7, i32 0, i64 %9, i64 %11)
  %13 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  tail call void @__enzyme_cc.hip.check(i32 %12, ptr %14)
  br label %15

15:
  tail call void @__enzyme_cc.hip.put_back(ptr nonnull %0)
  tail call void @__enzyme_cc.hip.end(ptr nonnull %0)
  ret void
}

define internal void @__enzyme_cc.hip.shadow_back(ptr %0) {
  tail call void @__enzyme_cc.hip.begin_back(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 6
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzyme_cc.hip.block_of(ptr %3, ptr %5)
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
  %19 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 8
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 %18(ptr %20)
  br label %22

22:
  tail call void @__enzyme_cc.hip.end(ptr nonnull %0)
  ret void
}

define internal ptr @__enzyme_cc.hip.shadow_of_variable(ptr nocapture readonly %0, ptr nocapture %1, ptr nocapture writeonly %2, ptr %3) {
  %5 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %5, 0
  %7 = zext i1 %6 to i32
  store i32 %7, ptr %2, align 4
  br i1 %6, label %8, label %9

8:
  tail call void @__enzyme_cc.hip.renew(ptr %0, ptr %3)
  br label %9

9:
  store i8 1, ptr %1, align 1
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %11, ptr %3)
  ret ptr %12
}

define internal i64 @__enzyme_cc.hip.size_of_values(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
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

define internal void @__enzyme_cc.hip.stop(ptr %0, ptr %1, ptr %2) {
  %4 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.hip..str.29, ptr %0, ptr %1, ptr %2)
  tail call void @abort()
  unreachable
}

define internal void @__enzyme_cc.hip.stop_if_numbers_are_moved(ptr nocapture readonly %0, i32 %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %6 = call i32 @__enzyme_cc.hip.read_arguments(ptr %0, ptr nonnull %5)
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %24

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %10 = icmp eq i32 %1, 128
  %11 = zext i32 %6 to i64
  br label %12

12:
  %13 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %14 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %13, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %25

17:
  %18 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %13, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %13, i32 5
  %21 = load ptr, ptr %20, align 16
  %22 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %13, i32 6
  %23 = zext i32 %15 to i64
  br label %28

24:
  ret void

25:
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %11
  br i1 %27, label %24, label %12

28:
  %29 = phi i64 [ 0, %17 ], [ %127, %126 ]
  %30 = mul nuw nsw i64 %29, 3
  %31 = getelementptr inbounds i32, ptr %19, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %21, i64 %33
  %35 = call ptr @memcpy(ptr nonnull %4, ptr %34, i64 8)
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %22, align 8
  %38 = load i32, ptr %31, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = call ptr @memcpy(ptr nonnull %3, ptr %40, i64 8)
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds i32, ptr %31, i64 1
  %44 = load i32, ptr %43, align 4
  %45 = and i32 %44, %1
  %46 = icmp eq i32 %45, 0
  %47 = icmp eq ptr %36, null
  %48 = select i1 %46, i1 true, i1 %47
  %49 = icmp eq ptr %42, null
  %50 = select i1 %48, i1 true, i1 %49
  %51 = icmp eq ptr %42, %36
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %126, label %53

53:
  %54 = load ptr, ptr %9, align 8
  %55 = call ptr @__enzyme_cc.hip.block_of(ptr nonnull %36, ptr %54)
  %56 = load ptr, ptr %9, align 8
  %57 = call ptr @__enzyme_cc.hip.block_of(ptr nonnull %42, ptr %56)
  %58 = icmp ne ptr %55, null
  %59 = icmp ne ptr %57, null
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %126

61:
  br i1 %10, label %62, label %66

62:
  %63 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %55, i64 0, i32 3
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %126, label %66

66:
  %67 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %55, i64 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = ptrtoint ptr %36 to i64
  %70 = ptrtoint ptr %68 to i64
  %71 = sub i64 %69, %70
  %72 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %57, i64 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = ptrtoint ptr %42 to i64
  %75 = ptrtoint ptr %73 to i64
  %76 = sub i64 %74, %75
  %77 = call i64 @llvm.umin.i64(i64 %76, i64 %71)
  %78 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %55, i64 0, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %68, i64 %79
  %81 = ptrtoint ptr %80 to i64
  %82 = sub i64 %81, %69
  %83 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %57, i64 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i8, ptr %73, i64 %84
  %86 = ptrtoint ptr %85 to i64
  %87 = sub i64 %86, %74
  %88 = call i64 @llvm.umin.i64(i64 %87, i64 %82)
  %89 = add i64 %88, %77
  %90 = lshr i64 %89, 2
  %91 = and i64 %89, -4
  %92 = load ptr, ptr %9, align 8
  %93 = call ptr @__enzyme_cc.hip.room(i64 %91, ptr %92)
  %94 = load ptr, ptr %9, align 8
  %95 = call ptr @__enzyme_cc.hip.room(i64 %91, ptr %94)
  %96 = call i32 @hipDeviceSynchronize()
  %97 = load ptr, ptr %9, align 8
  call void @__enzyme_cc.hip.check(i32 %96, ptr %97)
  %98 = sub i64 0, %77
  %99 = getelementptr inbounds i8, ptr %36, i64 %98
  %100 = call i32 @hipMemcpy(ptr %93, ptr nonnull %99, i64 %91, i32 4)
  %101 = load ptr, ptr %9, align 8
  call void @__enzyme_cc.hip.check(i32 %100, ptr %101)
  %102 = getelementptr inbounds i8, ptr %42, i64 %98
  %103 = call i32 @hipMemcpy(ptr %95, ptr nonnull %102, i64 %91, i32 4)
  %104 = load ptr, ptr %9, align 8
  call void @__enzyme_cc.hip.check(i32 %103, ptr %104)
  %105 = icmp ult i64 %89, 4
  br i1 %105, label %125, label %106

106:
  %107 = phi i1 [ %119, %117 ], [ true, %66 ]
  %108 = phi i64 [ %118, %117 ], [ 0, %66 ]
  %109 = getelementptr inbounds i32, ptr %95, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = lshr i32 %110, 23
  %112 = trunc i32 %111 to i8
  switch i8 %112, label %113 [
    i8 -1, label %117
    i8 0, label %117
  ]

113:
  %114 = getelementptr inbounds i32, ptr %93, i64 %108
  %115 = load i32, ptr %114, align 4
  %116 = icmp eq i32 %110, %115
  br i1 %116, label %117, label %121

117:
  %118 = add nuw i64 %108, 1
  %119 = icmp ult i64 %118, %90
  %120 = icmp eq i64 %118, %90
  br i1 %120, label %121, label %106

121:
  %122 = phi i1 [ %107, %113 ], [ %119, %117 ]
  br i1 %122, label %123, label %125

123:
  %124 = load ptr, ptr %9, align 8
  call void @__enzyme_cc.hip.stop(ptr %124, ptr nonnull @__enzyme_cc.hip..str.2, ptr nonnull @__enzyme_cc.hip..str.3)
  unreachable

125:
  call void @free(ptr %93)
  call void @free(ptr %95)
  br label %126

126:
  %127 = add nuw nsw i64 %29, 1
  %128 = icmp eq i64 %127, %23
  br i1 %128, label %25, label %28
}

define internal i32 @__enzyme_cc.hip.tell_what_is_left(ptr readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture writeonly %3, i32 %4, ptr %5) {
  %7 = alloca ptr, align 8
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %12

9:
  %10 = icmp eq ptr %0, null
  %11 = zext i32 %2 to i64
  br label %14

12:
  %13 = phi i32 [ %4, %6 ], [ %73, %72 ]
  ret i32 %13

14:
  %15 = phi i64 [ 0, %9 ], [ %74, %72 ]
  %16 = phi i32 [ %4, %9 ], [ %73, %72 ]
  %17 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %15, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %30, label %20

20:
  %21 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %15, i32 5
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %15, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %22, i64 %26
  %28 = call ptr @memcpy(ptr nonnull %7, ptr %27, i64 8)
  %29 = load ptr, ptr %7, align 8
  br label %30

30:
  %31 = phi ptr [ %29, %20 ], [ null, %14 ]
  %32 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %15, i32 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %72

35:
  %36 = load i32, ptr %17, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %72, label %38

38:
  %39 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %1, i64 %15, i32 2
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i32, ptr %40, i64 1
  %42 = load i32, ptr %41, align 4
  %43 = and i32 %42, 32
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %72, label %45

45:
  %46 = getelementptr inbounds ptr, ptr %5, i64 %15
  store ptr null, ptr %46, align 8
  br i1 %10, label %49, label %47

47:
  %48 = ptrtoint ptr %31 to i64
  br label %53

49:
  %50 = add nsw i32 %16, 1
  %51 = sext i32 %16 to i64
  %52 = getelementptr inbounds ptr, ptr %3, i64 %51
  store ptr %46, ptr %52, align 8
  br label %72

53:
  %54 = phi ptr [ %0, %47 ], [ %70, %69 ]
  %55 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %54, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8
  %57 = icmp ult ptr %31, %56
  br i1 %57, label %69, label %58

58:
  %59 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %54, i64 0, i32 3
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %56, i64 %60
  %62 = icmp ult ptr %31, %61
  br i1 %62, label %63, label %69

63:
  %64 = getelementptr inbounds { ptr, ptr, ptr, i64 }, ptr %54, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  %66 = ptrtoint ptr %56 to i64
  %67 = sub i64 %48, %66
  %68 = getelementptr inbounds i8, ptr %65, i64 %67
  store ptr %68, ptr %46, align 8
  br label %69

69:
  %70 = load ptr, ptr %54, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %49, label %53

72:
  %73 = phi i32 [ %50, %49 ], [ %16, %38 ], [ %16, %35 ], [ %16, %30 ]
  %74 = add nuw nsw i64 %15, 1
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %12, label %14
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipFree(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  store ptr null, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %6, ptr %3)
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 6
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 9
  store ptr @hipFree, ptr %11, align 8
  br label %12

12:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipFreeAsync(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  store ptr null, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %6, ptr %3)
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 6
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 9
  store ptr @hipFree, ptr %11, align 8
  br label %12

12:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipHostFree(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  store ptr null, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %6, ptr %3)
  %10 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 6
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %9, i64 0, i32 9
  store ptr @hipHostFree, ptr %11, align 8
  br label %12

12:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipHostMalloc(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.hip.made(ptr nonnull @__enzyme_cc.hip.make_pinned, ptr nonnull @hipHostFree, i32 1, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call ptr @__enzyme_cc.hip.launches_of(ptr %0, ptr %1, i32 %2, ptr %3)
  store ptr %6, ptr %4, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  %10 = icmp eq i32 %9, 0
  %11 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  %12 = icmp eq ptr %11, %8
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %16, label %14

14:
  %15 = tail call i32 @hipDeviceSynchronize()
  br label %16

16:
  store ptr %8, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 4), align 4
  tail call void @__enzyme_cc.hip.keep_what_is_overwritten(ptr %6, ptr %8)
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 17
  %19 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 18
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 19
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %18, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 17, i32 2
  %26 = load i32, ptr %25, align 8
  %27 = load i64, ptr %19, align 4
  %28 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 18, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = tail call i32 @hipLaunchKernel(ptr %17, i64 %24, i32 %26, i64 %27, i32 %29, ptr %21, i64 %23, ptr %8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37

32:
  %33 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %6, i64 0, i32 23
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  tail call void @__enzyme_cc.hip.keep_what_is_left(ptr nonnull %6, ptr %8)
  br label %37

37:
  ret i32 %30
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMalloc(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.hip.made(ptr nonnull @__enzyme_cc.hip.make_plain, ptr nonnull @hipFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMallocAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.hip.made(ptr nonnull @__enzyme_cc.hip.make_plain, ptr nonnull @hipFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMallocManaged(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.hip.made(ptr nonnull @__enzyme_cc.hip.make_managed, ptr nonnull @hipFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpy(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.hip.moved_ahead(ptr nonnull @__enzyme_cc.hip.plain, ptr %0, ptr %1, i32 %2, i32 0, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpy2D(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.hip.moved_ahead(ptr nonnull @__enzyme_cc.hip.in_rows, ptr %0, ptr %1, i32 %2, i32 0, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpy2DAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.hip.moved_ahead(ptr nonnull @__enzyme_cc.hip.in_rows, ptr %0, ptr %1, i32 %2, i32 1, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpyAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = tail call i32 @__enzyme_cc.hip.moved_ahead(ptr nonnull @__enzyme_cc.hip.plain, ptr %0, ptr %1, i32 %2, i32 1, ptr %3, ptr %4)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpyFromSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

11:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 0, i32 0, ptr %3)
  %12 = call ptr @__enzyme_cc.hip.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @hipGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.hip.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 26
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpyFromSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

11:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 0, i32 1, ptr %3)
  %12 = call ptr @__enzyme_cc.hip.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @hipGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.hip.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 26
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpyToSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

11:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 1, i32 0, ptr %3)
  %12 = call ptr @__enzyme_cc.hip.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @hipGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.hip.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 26
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemcpyToSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca i64, align 8
  %7 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

11:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %7, ptr %0, ptr %1, i32 1, i32 1, ptr %3)
  %12 = call ptr @__enzyme_cc.hip.move_ahead(ptr nonnull %7, i32 1, ptr %3, ptr nonnull %8)
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, ptr %7, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %18, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call ptr @__enzyme_cc.hip.place_of_variable(ptr %20, ptr %3)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 25
  store ptr %21, ptr %22, align 8
  %23 = load ptr, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @hipGetSymbolSize(ptr nonnull %6, ptr %23)
  call void @__enzyme_cc.hip.check(i32 %24, ptr %3)
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 26
  store i64 %25, ptr %26, align 8
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %9 = load i64, ptr %8, align 8
  store ptr %7, ptr %6, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %6, i64 16
  %12 = getelementptr inbounds i8, ptr %6, i64 24
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %6, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %6, i64 48
  store i64 %9, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 1, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %6, i64 64
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %6, i64 68
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %6, i64 72
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %6, i64 80
  store ptr null, ptr %20, align 8
  store ptr null, ptr %4, align 8
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %45

22:
  %23 = zext i32 %2 to i64
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %43, %36 ]
  %26 = getelementptr inbounds ptr, ptr %1, i64 %25
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %11, align 8
  %28 = icmp eq i64 %25, 0
  %29 = zext i1 %28 to i32
  %30 = call ptr @__enzyme_cc.hip.set_ahead(ptr nonnull %6, i32 %29, ptr %3)
  %31 = load ptr, ptr %4, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %33

33:
  %34 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %31, i64 0, i32 2
  %35 = load ptr, ptr %34, align 8
  br label %36

36:
  %37 = phi ptr [ %35, %33 ], [ null, %24 ]
  %38 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %30, i64 0, i32 2
  store ptr %37, ptr %38, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = icmp eq ptr %39, null
  %41 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %39, i64 0, i32 2
  %42 = select i1 %40, ptr %4, ptr %41
  store ptr %30, ptr %42, align 8
  %43 = add nuw nsw i64 %25, 1
  %44 = icmp eq i64 %43, %23
  br i1 %44, label %45, label %24

45:
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %48 = load i64, ptr %47, align 8
  %49 = trunc i64 %48 to i32
  %50 = load i64, ptr %8, align 8
  %51 = tail call i32 @hipMemset(ptr %46, i32 %49, i64 %50)
  ret i32 %51
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %13 = load i64, ptr %12, align 8
  store ptr %7, ptr %6, align 8
  %14 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %6, i64 16
  %16 = getelementptr inbounds i8, ptr %6, i64 24
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %6, i64 32
  store i64 %9, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %6, i64 48
  store i64 %11, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 %13, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %6, i64 64
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %6, i64 68
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds i8, ptr %6, i64 72
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %6, i64 80
  store ptr null, ptr %24, align 8
  store ptr null, ptr %4, align 8
  %25 = icmp sgt i32 %2, 0
  br i1 %25, label %26, label %49

26:
  %27 = zext i32 %2 to i64
  br label %28

28:
  %29 = phi i64 [ 0, %26 ], [ %47, %40 ]
  %30 = getelementptr inbounds ptr, ptr %1, i64 %29
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %15, align 8
  %32 = icmp eq i64 %29, 0
  %33 = zext i1 %32 to i32
  %34 = call ptr @__enzyme_cc.hip.set_ahead(ptr nonnull %6, i32 %33, ptr %3)
  %35 = load ptr, ptr %4, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %40, label %37

37:
  %38 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %35, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8
  br label %40

40:
  %41 = phi ptr [ %39, %37 ], [ null, %28 ]
  %42 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %34, i64 0, i32 2
  store ptr %41, ptr %42, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = icmp eq ptr %43, null
  %45 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %43, i64 0, i32 2
  %46 = select i1 %44, ptr %4, ptr %45
  store ptr %34, ptr %46, align 8
  %47 = add nuw nsw i64 %29, 1
  %48 = icmp eq i64 %47, %27
  br i1 %48, label %49, label %28

49:
  %50 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %51 = load i64, ptr %50, align 8
  %52 = trunc i64 %51 to i32
  %53 = tail call i32 @hipMemset2D(ptr %7, i64 %9, i32 %52, i64 %11, i64 %13)
  ret i32 %53
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_augmented_hipMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %11 = load ptr, ptr %10, align 8
  store ptr %7, ptr %6, align 8
  %12 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %6, i64 16
  %14 = getelementptr inbounds i8, ptr %6, i64 24
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %6, i64 32
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %6, i64 48
  store i64 %9, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %6, i64 64
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %6, i64 68
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %6, i64 72
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %6, i64 80
  store ptr %11, ptr %22, align 8
  store ptr null, ptr %4, align 8
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %24, label %47

24:
  %25 = zext i32 %2 to i64
  br label %26

26:
  %27 = phi i64 [ 0, %24 ], [ %45, %38 ]
  %28 = getelementptr inbounds ptr, ptr %1, i64 %27
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %13, align 8
  %30 = icmp eq i64 %27, 0
  %31 = zext i1 %30 to i32
  %32 = call ptr @__enzyme_cc.hip.set_ahead(ptr nonnull %6, i32 %31, ptr %3)
  %33 = load ptr, ptr %4, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %38, label %35

35:
  %36 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %33, i64 0, i32 2
  %37 = load ptr, ptr %36, align 8
  br label %38

38:
  %39 = phi ptr [ %37, %35 ], [ null, %26 ]
  %40 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %32, i64 0, i32 2
  store ptr %39, ptr %40, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = icmp eq ptr %41, null
  %43 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %41, i64 0, i32 2
  %44 = select i1 %42, ptr %4, ptr %43
  store ptr %32, ptr %44, align 8
  %45 = add nuw nsw i64 %27, 1
  %46 = icmp eq i64 %45, %25
  br i1 %46, label %47, label %26

47:
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %50 = load i64, ptr %49, align 8
  %51 = trunc i64 %50 to i32
  %52 = load i64, ptr %8, align 8
  %53 = tail call i32 @hipMemsetAsync(ptr %48, i32 %51, i64 %52, ptr %11)
  ret i32 %53
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipFree(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds ptr, ptr %1, i64 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %12 = load ptr, ptr %11, align 8
  store ptr null, ptr %10, align 8
  store ptr null, ptr %8, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = icmp eq ptr %13, %14
  %16 = select i1 %15, ptr null, ptr %13
  %17 = icmp eq ptr %14, null
  br i1 %17, label %22, label %18

18:
  %19 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %14, ptr %12)
  %20 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 6
  store i32 1, ptr %20, align 4
  %21 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 9
  store ptr @hipFree, ptr %21, align 8
  br label %22

22:
  %23 = icmp eq ptr %16, null
  br i1 %23, label %28, label %24

24:
  %25 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %16, ptr %12)
  %26 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %25, i64 0, i32 6
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %25, i64 0, i32 9
  store ptr @hipFree, ptr %27, align 8
  br label %28

28:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipFreeAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds ptr, ptr %1, i64 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %12 = load ptr, ptr %11, align 8
  store ptr null, ptr %10, align 8
  store ptr null, ptr %8, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = icmp eq ptr %13, %14
  %16 = select i1 %15, ptr null, ptr %13
  %17 = icmp eq ptr %14, null
  br i1 %17, label %22, label %18

18:
  %19 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %14, ptr %12)
  %20 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 6
  store i32 1, ptr %20, align 4
  %21 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 9
  store ptr @hipFree, ptr %21, align 8
  br label %22

22:
  %23 = icmp eq ptr %16, null
  br i1 %23, label %28, label %24

24:
  %25 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %16, ptr %12)
  %26 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %25, i64 0, i32 6
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %25, i64 0, i32 9
  store ptr @hipFree, ptr %27, align 8
  br label %28

28:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipHostFree(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds ptr, ptr %1, i64 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %12 = load ptr, ptr %11, align 8
  store ptr null, ptr %10, align 8
  store ptr null, ptr %8, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = icmp eq ptr %13, %14
  %16 = select i1 %15, ptr null, ptr %13
  %17 = icmp eq ptr %14, null
  br i1 %17, label %22, label %18

18:
  %19 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %14, ptr %12)
  %20 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 6
  store i32 1, ptr %20, align 4
  %21 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %19, i64 0, i32 9
  store ptr @hipHostFree, ptr %21, align 8
  br label %22

22:
  %23 = icmp eq ptr %16, null
  br i1 %23, label %28, label %24

24:
  %25 = tail call ptr @__enzyme_cc.hip.known_block(ptr nonnull %16, ptr %12)
  %26 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %25, i64 0, i32 6
  store i32 1, ptr %26, align 4
  %27 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %25, i64 0, i32 9
  store ptr @hipHostFree, ptr %27, align 8
  br label %28

28:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipHostMalloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.made_again(ptr nonnull @__enzyme_cc.hip.make_pinned, ptr nonnull @hipHostFree, i32 1, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %6 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %7 = alloca [256 x ptr], align 16
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %13 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = load ptr, ptr %0, align 8
  %17 = load ptr, ptr %1, align 8
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds ptr, ptr %1, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds ptr, ptr %1, i64 2
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %27 = load ptr, ptr %26, align 8
  store ptr null, ptr %25, align 8
  store ptr null, ptr %23, align 8
  %28 = tail call ptr @__enzyme_cc.hip.launches_of(ptr %16, ptr %19, i32 1, ptr %27)
  store ptr %28, ptr %23, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %28, i64 0, i32 15
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %30, i64 0, i32 4
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %37, label %34

34:
  %35 = tail call i32 @__enzyme_cc.hip.has_variables(ptr nonnull %28)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  tail call void @__enzyme_cc.hip.stop(ptr %27, ptr nonnull @__enzyme_cc.hip..str, ptr nonnull @__enzyme_cc.hip..str.1)
  unreachable

38:
  %39 = getelementptr inbounds { i64 }, ptr %16, i64 5
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds { i64 }, ptr %17, i64 5
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %19, align 8
  %44 = load ptr, ptr %21, align 8
  %45 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %28, i64 0, i32 16
  %46 = load ptr, ptr %45, align 8
  %47 = tail call ptr @__enzyme_cc.hip.launch_ahead(ptr nonnull %30, ptr %46, ptr %40, ptr null, ptr %27)
  %48 = call i32 @__enzyme_cc.hip.read_arguments(ptr nonnull %28, ptr nonnull %12)
  %49 = call i32 @__enzyme_cc.hip.read_arguments(ptr %47, ptr nonnull %13)
  %50 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %28, i64 0, i32 23
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %47, i64 0, i32 23
  store i32 %51, ptr %52, align 8
  %53 = icmp sgt i32 %48, 0
  br i1 %53, label %54, label %176

54:
  %55 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %47, i64 0, i32 22
  %56 = zext i32 %48 to i64
  br label %57

57:
  %58 = phi i64 [ 0, %54 ], [ %139, %138 ]
  %59 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58
  %60 = getelementptr inbounds ptr, ptr %42, i64 %58
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds ptr, ptr %40, i64 %58
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %61, %63
  br i1 %64, label %65, label %75

65:
  %66 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 3
  %67 = load i32, ptr %66, align 16
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %69, label %96

69:
  %70 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 5
  %71 = load ptr, ptr %70, align 16
  %72 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 4
  %73 = load ptr, ptr %72, align 8
  %74 = zext i32 %67 to i64
  br label %81

75:
  %76 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 5
  %77 = load ptr, ptr %76, align 16
  %78 = load i32, ptr %59, align 16
  %79 = sext i32 %78 to i64
  %80 = call ptr @memcpy(ptr %77, ptr %61, i64 %79)
  br label %96

81:
  %82 = phi i64 [ 0, %69 ], [ %94, %81 ]
  %83 = shl nuw nsw i64 %82, 1
  %84 = getelementptr inbounds i32, ptr %73, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %71, i64 %86
  %88 = or i64 %83, 1
  %89 = getelementptr inbounds i32, ptr %73, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = shl nsw i32 %90, 2
  %92 = sext i32 %91 to i64
  %93 = call ptr @memset(ptr %87, i32 0, i64 %92)
  %94 = add nuw nsw i64 %82, 1
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %81

96:
  %97 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %12, i64 0, i64 %58, i32 7
  %98 = load ptr, ptr %97, align 16
  %99 = icmp eq ptr %98, null
  br i1 %99, label %106, label %100

100:
  %101 = getelementptr inbounds ptr, ptr %44, i64 %58
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds ptr, ptr %43, i64 %58
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %102, %104
  br i1 %105, label %106, label %111

106:
  %107 = load ptr, ptr %55, align 8
  %108 = getelementptr inbounds ptr, ptr %107, i64 %58
  store ptr null, ptr %108, align 8
  %109 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 6
  %110 = load ptr, ptr %109, align 8
  br label %117

111:
  %112 = load ptr, ptr %55, align 8
  %113 = getelementptr inbounds ptr, ptr %112, i64 %58
  store ptr %102, ptr %113, align 8
  %114 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 6
  %115 = load ptr, ptr %114, align 8
  %116 = icmp eq ptr %102, null
  br i1 %116, label %117, label %121

117:
  %118 = phi ptr [ %110, %106 ], [ %115, %111 ]
  %119 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %12, i64 0, i64 %58, i32 6
  %120 = load ptr, ptr %119, align 8
  br label %121

121:
  %122 = phi ptr [ %118, %117 ], [ %115, %111 ]
  %123 = phi ptr [ %120, %117 ], [ %102, %111 ]
  %124 = load i32, ptr %59, align 16
  %125 = sext i32 %124 to i64
  %126 = call ptr @memcpy(ptr %122, ptr %123, i64 %125)
  %127 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 1
  %128 = load i32, ptr %127, align 4
  %129 = icmp sgt i32 %128, 0
  br i1 %129, label %130, label %138

130:
  %131 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 2
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %12, i64 0, i64 %58, i32 5
  %134 = load ptr, ptr %133, align 16
  %135 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %12, i64 0, i64 %58, i32 6
  %136 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %13, i64 %58, i32 5
  %137 = zext i32 %128 to i64
  br label %141

138:
  %139 = add nuw nsw i64 %58, 1
  %140 = icmp eq i64 %139, %56
  br i1 %140, label %176, label %57

141:
  %142 = phi i64 [ 0, %130 ], [ %174, %173 ]
  %143 = mul nuw nsw i64 %142, 3
  %144 = getelementptr inbounds i32, ptr %132, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %134, i64 %146
  %148 = call ptr @memcpy(ptr nonnull %11, ptr %147, i64 8)
  %149 = load ptr, ptr %11, align 8
  store ptr %149, ptr %14, align 8
  %150 = load ptr, ptr %135, align 8
  %151 = getelementptr inbounds i8, ptr %150, i64 %146
  %152 = call ptr @memcpy(ptr nonnull %10, ptr %151, i64 8)
  %153 = load ptr, ptr %10, align 8
  store ptr %153, ptr %15, align 8
  %154 = load ptr, ptr %136, align 16
  %155 = getelementptr inbounds i8, ptr %154, i64 %146
  %156 = call ptr @memcpy(ptr nonnull %9, ptr %155, i64 8)
  %157 = load ptr, ptr %9, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %159, label %161

159:
  %160 = call ptr @memcpy(ptr %155, ptr nonnull %14, i64 8)
  br label %161

161:
  %162 = load ptr, ptr %15, align 8
  %163 = load ptr, ptr %14, align 8
  %164 = icmp eq ptr %162, %163
  br i1 %164, label %170, label %165

165:
  %166 = getelementptr inbounds i8, ptr %122, i64 %146
  %167 = call ptr @memcpy(ptr nonnull %8, ptr %166, i64 8)
  %168 = load ptr, ptr %8, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %170, label %173

170:
  %171 = getelementptr inbounds i8, ptr %122, i64 %146
  %172 = call ptr @memcpy(ptr %171, ptr nonnull %15, i64 8)
  br label %173

173:
  %174 = add nuw nsw i64 %142, 1
  %175 = icmp eq i64 %174, %137
  br i1 %175, label %138, label %141

176:
  store ptr %47, ptr %25, align 8
  %177 = getelementptr inbounds { i64 }, ptr %16, i64 7
  %178 = load ptr, ptr %177, align 8
  %179 = load i32, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  %180 = icmp eq i32 %179, 0
  %181 = load ptr, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  %182 = icmp eq ptr %181, %178
  %183 = select i1 %180, i1 true, i1 %182
  br i1 %183, label %186, label %184

184:
  %185 = call i32 @hipDeviceSynchronize()
  br label %186

186:
  store ptr %178, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 2), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 3), align 8
  store i32 1, ptr getelementptr inbounds ({ i32, ptr, ptr, i32, i32, i32, i64 }, ptr @__enzyme_cc_hip_shared, i64 0, i32 4), align 4
  call void @__enzyme_cc.hip.keep_what_is_overwritten(ptr %28, ptr %178)
  call void @__enzyme_cc.hip.keep_what_is_overwritten(ptr %47, ptr %178)
  %187 = call i32 @__enzyme_cc.hip.read_arguments(ptr %28, ptr nonnull %5)
  %188 = call i32 @__enzyme_cc.hip.read_arguments(ptr %47, ptr nonnull %6)
  %189 = icmp sgt i32 %187, 0
  br i1 %189, label %190, label %217

190:
  %191 = zext i32 %187 to i64
  br label %192

192:
  %193 = phi i64 [ 0, %190 ], [ %215, %213 ]
  %194 = phi i32 [ 0, %190 ], [ %214, %213 ]
  %195 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %193, i32 5
  %196 = load ptr, ptr %195, align 16
  %197 = add nsw i32 %194, 1
  %198 = sext i32 %194 to i64
  %199 = getelementptr inbounds [256 x ptr], ptr %7, i64 0, i64 %198
  store ptr %196, ptr %199, align 8
  %200 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %193, i32 1
  %201 = load i32, ptr %200, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %207

203:
  %204 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %193, i32 3
  %205 = load i32, ptr %204, align 16
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %213, label %207

207:
  %208 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %6, i64 0, i64 %193, i32 5
  %209 = load ptr, ptr %208, align 16
  %210 = add nsw i32 %194, 2
  %211 = sext i32 %197 to i64
  %212 = getelementptr inbounds [256 x ptr], ptr %7, i64 0, i64 %211
  store ptr %209, ptr %212, align 8
  br label %213

213:
  %214 = phi i32 [ %210, %207 ], [ %197, %203 ]
  %215 = add nuw nsw i64 %193, 1
  %216 = icmp eq i64 %215, %191
  br i1 %216, label %217, label %192

217:
  %218 = load ptr, ptr %29, align 8
  %219 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %218, i64 0, i32 2
  %220 = load ptr, ptr %219, align 8
  %221 = call i32 @__enzyme_cc.hip.launch_derivative(ptr %28, ptr %220, i32 2, ptr nonnull %7, ptr %178)
  ret i32 %221
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMalloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.made_again(ptr nonnull @__enzyme_cc.hip.make_plain, ptr nonnull @hipFree, i32 0, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMallocAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.made_again(ptr nonnull @__enzyme_cc.hip.make_plain, ptr nonnull @hipFree, i32 0, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMallocManaged(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.made_again(ptr nonnull @__enzyme_cc.hip.make_managed, ptr nonnull @hipFree, i32 0, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemcpy(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.moved_again(ptr nonnull @__enzyme_cc.hip.plain, i32 1, i32 0, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemcpy2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.moved_again(ptr nonnull @__enzyme_cc.hip.in_rows, i32 2, i32 0, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemcpy2DAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.moved_again(ptr nonnull @__enzyme_cc.hip.in_rows, i32 2, i32 1, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemcpyAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc.hip.moved_again(ptr nonnull @__enzyme_cc.hip.plain, i32 1, i32 1, ptr nonnull byval({ ptr, ptr, ptr, ptr, ptr, ptr, ptr }) align 8 %5)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc_hip_augmented_hipMemset(ptr %6, ptr %11, i32 %2, ptr %23, ptr nonnull %17)
  %25 = getelementptr inbounds { i64 }, ptr %6, i64 2
  %26 = load i64, ptr %25, align 8
  call void @__enzyme_cc.hip.set_again(ptr nonnull %5, i64 0, i64 %26, i64 1, ptr null)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc_hip_augmented_hipMemset2D(ptr %6, ptr %11, i32 %2, ptr %23, ptr nonnull %17)
  %25 = getelementptr inbounds { i64 }, ptr %6, i64 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds { i64 }, ptr %6, i64 3
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds { i64 }, ptr %6, i64 4
  %30 = load i64, ptr %29, align 8
  call void @__enzyme_cc.hip.set_again(ptr nonnull %5, i64 %26, i64 %28, i64 %30, ptr null)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_augmented_hipMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %13 = getelementptr inbounds ptr, ptr %1, i64 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 5
  %19 = getelementptr inbounds ptr, ptr %1, i64 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %5, i64 0, i32 6
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  store ptr null, ptr %20, align 8
  store ptr null, ptr %17, align 8
  %24 = tail call i32 @__enzyme_cc_hip_augmented_hipMemsetAsync(ptr %6, ptr %11, i32 %2, ptr %23, ptr nonnull %17)
  %25 = getelementptr inbounds { i64 }, ptr %6, i64 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds { i64 }, ptr %6, i64 3
  %28 = load ptr, ptr %27, align 8
  call void @__enzyme_cc.hip.set_again(ptr nonnull %5, i64 0, i64 %26, i64 1, ptr %28)
  ret i32 %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward___enzyme_cc_hip_reverse(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %6 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %7 = alloca [770 x ptr], align 16
  %8 = alloca ptr, align 8
  %9 = alloca { [1023 x i64], ptr, ptr }, align 8
  %10 = alloca { [1023 x i64], ptr, ptr }, align 8
  %11 = alloca { [1023 x i64], ptr, ptr }, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = load ptr, ptr %1, align 8
  %14 = icmp eq ptr %13, %12
  %15 = select i1 %14, ptr null, ptr %13
  %16 = icmp eq ptr %12, null
  br i1 %16, label %20, label %17

17:
  %18 = load ptr, ptr %12, align 8
  %19 = icmp eq ptr %18, @__enzyme_cc.hip.launch_back
  br i1 %19, label %21, label %20

20:
  tail call void @__enzyme_cc_hip_reverse(ptr %15)
  tail call void @__enzyme_cc_hip_reverse(ptr %12)
  br label %240

21:
  tail call void @__enzyme_cc.hip.begin_back(ptr nonnull %12)
  tail call void @__enzyme_cc.hip.put_back(ptr nonnull %12)
  tail call void @__enzyme_cc.hip.put_back(ptr %15)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 23
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %239, label %25

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 15
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %27, i64 0, i32 6
  call void @__enzyme_cc.hip.count_rounds(ptr nonnull %12, ptr nonnull %9, ptr nonnull %28)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(8200) %11, ptr nonnull align 8 dereferenceable(8200) %9, i64 8200, i1 false)
  %29 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %9, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:
  %33 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %11, i64 0, i32 1
  %34 = call i32 @hipMalloc(ptr nonnull %33, i64 8184)
  %35 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8
  call void @__enzyme_cc.hip.check(i32 %34, ptr %36)
  br label %37

37:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(8200) %10, ptr nonnull align 8 dereferenceable(8200) %11, i64 8200, i1 false)
  call void @__enzyme_cc.hip.make_rooms(ptr nonnull %12, ptr nonnull %9)
  call void @__enzyme_cc.hip.make_rooms(ptr nonnull %12, ptr nonnull %10)
  %38 = call i32 @__enzyme_cc.hip.read_arguments(ptr nonnull %12, ptr nonnull %5)
  %39 = call i32 @__enzyme_cc.hip.read_arguments(ptr %15, ptr nonnull %6)
  %40 = load ptr, ptr %26, align 8
  %41 = call i64 @__enzyme_cc.hip.size_of_values(ptr %40)
  store ptr null, ptr %8, align 8
  %42 = shl nsw i32 %38, 1
  %43 = or i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = shl nsw i64 %44, 3
  %46 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %12, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8
  %48 = call ptr @__enzyme_cc.hip.room(i64 %45, ptr %47)
  %49 = shl i64 %41, 1
  %50 = or i64 %49, 1
  %51 = call i32 @hipMalloc(ptr nonnull %8, i64 %50)
  %52 = load ptr, ptr %46, align 8
  call void @__enzyme_cc.hip.check(i32 %51, ptr %52)
  %53 = load ptr, ptr %8, align 8
  %54 = call i32 @hipMemset(ptr %53, i32 0, i64 %50)
  %55 = load ptr, ptr %46, align 8
  call void @__enzyme_cc.hip.check(i32 %54, ptr %55)
  %56 = icmp sgt i32 %38, 0
  br i1 %56, label %57, label %59

57:
  %58 = zext i32 %38 to i64
  br label %81

59:
  %60 = phi i32 [ 0, %37 ], [ %150, %149 ]
  %61 = add nsw i32 %60, 1
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %62
  store ptr %29, ptr %63, align 8
  %64 = getelementptr inbounds { [1023 x i64], ptr, ptr }, ptr %10, i64 0, i32 1
  %65 = sext i32 %61 to i64
  %66 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %65
  store ptr %64, ptr %66, align 8
  %67 = load ptr, ptr %26, align 8
  %68 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %67, i64 0, i32 4
  %69 = load ptr, ptr %68, align 8
  %70 = call i32 @__enzyme_cc.hip.launch_derivative(ptr nonnull %12, ptr %69, i32 4, ptr nonnull %7, ptr null)
  %71 = load ptr, ptr %46, align 8
  call void @__enzyme_cc.hip.check(i32 %70, ptr %71)
  %72 = call i32 @hipDeviceSynchronize()
  %73 = load ptr, ptr %46, align 8
  call void @__enzyme_cc.hip.check(i32 %72, ptr %73)
  %74 = load ptr, ptr %46, align 8
  %75 = call ptr @__enzyme_cc.hip.room(i64 %50, ptr %74)
  %76 = load ptr, ptr %8, align 8
  %77 = call i32 @hipMemcpy(ptr %75, ptr %76, i64 %49, i32 2)
  %78 = load ptr, ptr %46, align 8
  call void @__enzyme_cc.hip.check(i32 %77, ptr %78)
  br i1 %56, label %79, label %236

79:
  %80 = zext i32 %38 to i64
  br label %159

81:
  %82 = phi i64 [ 0, %57 ], [ %157, %149 ]
  %83 = phi i32 [ 0, %57 ], [ %150, %149 ]
  %84 = phi i64 [ 0, %57 ], [ %156, %149 ]
  %85 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82
  %86 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82, i32 5
  %87 = load ptr, ptr %86, align 16
  %88 = add nsw i32 %83, 1
  %89 = sext i32 %83 to i64
  %90 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %89
  store ptr %87, ptr %90, align 8
  %91 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82, i32 1
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %104

94:
  %95 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82, i32 3
  %96 = load i32, ptr %95, align 16
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %149, label %98

98:
  %99 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %6, i64 %82, i32 5
  %100 = load ptr, ptr %99, align 16
  %101 = add nsw i32 %83, 2
  %102 = sext i32 %88 to i64
  %103 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %102
  store ptr %100, ptr %103, align 8
  br label %123

104:
  %105 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %6, i64 %82, i32 5
  %106 = load ptr, ptr %105, align 16
  %107 = add nsw i32 %83, 2
  %108 = sext i32 %88 to i64
  %109 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %108
  store ptr %106, ptr %109, align 8
  %110 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82, i32 6
  %111 = load ptr, ptr %110, align 8
  %112 = add nsw i32 %83, 3
  %113 = sext i32 %107 to i64
  %114 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %113
  store ptr %111, ptr %114, align 8
  %115 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %6, i64 %82, i32 6
  %116 = load ptr, ptr %115, align 8
  %117 = add nsw i32 %83, 4
  %118 = sext i32 %112 to i64
  %119 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %118
  store ptr %116, ptr %119, align 8
  %120 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82, i32 3
  %121 = load i32, ptr %120, align 16
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %149, label %123

123:
  %124 = phi i32 [ %101, %98 ], [ %117, %104 ]
  %125 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %82, i32 7
  %126 = load ptr, ptr %125, align 16
  %127 = icmp eq ptr %126, null
  %128 = load ptr, ptr %8, align 8
  %129 = getelementptr inbounds i8, ptr %128, i64 %84
  %130 = select i1 %127, ptr null, ptr %129
  %131 = shl nuw nsw i64 %82, 1
  %132 = getelementptr inbounds ptr, ptr %48, i64 %131
  store ptr %130, ptr %132, align 8
  %133 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %6, i64 %82, i32 7
  %134 = load ptr, ptr %133, align 16
  %135 = icmp eq ptr %134, null
  %136 = load ptr, ptr %8, align 8
  %137 = getelementptr inbounds i8, ptr %136, i64 %41
  %138 = getelementptr inbounds i8, ptr %137, i64 %84
  %139 = select i1 %135, ptr null, ptr %138
  %140 = or i64 %131, 1
  %141 = getelementptr inbounds ptr, ptr %48, i64 %140
  store ptr %139, ptr %141, align 8
  %142 = add nsw i32 %124, 1
  %143 = sext i32 %124 to i64
  %144 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %143
  store ptr %132, ptr %144, align 8
  %145 = getelementptr inbounds ptr, ptr %132, i64 1
  %146 = add nsw i32 %124, 2
  %147 = sext i32 %142 to i64
  %148 = getelementptr inbounds [770 x ptr], ptr %7, i64 0, i64 %147
  store ptr %145, ptr %148, align 8
  br label %149

149:
  %150 = phi i32 [ %146, %123 ], [ %117, %104 ], [ %88, %94 ]
  %151 = load i32, ptr %85, align 16
  %152 = add nsw i32 %151, 15
  %153 = sdiv i32 %152, 16
  %154 = shl nsw i32 %153, 4
  %155 = sext i32 %154 to i64
  %156 = add i64 %84, %155
  %157 = add nuw nsw i64 %82, 1
  %158 = icmp eq i64 %157, %58
  br i1 %158, label %59, label %81

159:
  %160 = phi i64 [ 0, %79 ], [ %186, %185 ]
  %161 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %160, i32 3
  %162 = load i32, ptr %161, align 16
  %163 = icmp sgt i32 %162, 0
  br i1 %163, label %164, label %185

164:
  %165 = shl nuw nsw i64 %160, 1
  %166 = getelementptr inbounds ptr, ptr %48, i64 %165
  %167 = load ptr, ptr %166, align 8
  %168 = icmp eq ptr %167, null
  %169 = load ptr, ptr %8, align 8
  %170 = ptrtoint ptr %167 to i64
  %171 = ptrtoint ptr %169 to i64
  %172 = sub i64 %170, %171
  %173 = getelementptr inbounds i8, ptr %75, i64 %172
  %174 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %160, i32 4
  %175 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %5, i64 %160, i32 7
  %176 = getelementptr inbounds ptr, ptr %166, i64 1
  %177 = load ptr, ptr %176, align 8
  %178 = icmp eq ptr %177, null
  %179 = ptrtoint ptr %177 to i64
  %180 = sub i64 %179, %171
  %181 = getelementptr inbounds i8, ptr %75, i64 %180
  %182 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %6, i64 %160, i32 4
  %183 = getelementptr inbounds { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }, ptr %6, i64 %160, i32 7
  %184 = zext i32 %162 to i64
  br label %188

185:
  %186 = add nuw nsw i64 %160, 1
  %187 = icmp eq i64 %186, %80
  br i1 %187, label %236, label %159

188:
  %189 = phi i64 [ 0, %164 ], [ %234, %233 ]
  br i1 %168, label %211, label %190

190:
  %191 = load ptr, ptr %174, align 8
  %192 = shl nuw nsw i64 %189, 1
  %193 = getelementptr inbounds i32, ptr %191, i64 %192
  %194 = load i32, ptr %193, align 4
  %195 = or i64 %192, 1
  %196 = getelementptr inbounds i32, ptr %191, i64 %195
  %197 = load i32, ptr %196, align 4
  %198 = icmp eq i32 %197, 2
  %199 = sext i32 %194 to i64
  %200 = getelementptr inbounds i8, ptr %173, i64 %199
  %201 = load ptr, ptr %175, align 16
  %202 = getelementptr inbounds i8, ptr %201, i64 %199
  br i1 %198, label %203, label %207

203:
  %204 = load double, ptr %200, align 8
  %205 = load double, ptr %202, align 8
  %206 = fadd double %204, %205
  store double %206, ptr %202, align 8
  br label %211

207:
  %208 = load float, ptr %200, align 4
  %209 = load float, ptr %202, align 4
  %210 = fadd float %208, %209
  store float %210, ptr %202, align 4
  br label %211

211:
  br i1 %178, label %233, label %212

212:
  %213 = load ptr, ptr %182, align 8
  %214 = shl nuw nsw i64 %189, 1
  %215 = getelementptr inbounds i32, ptr %213, i64 %214
  %216 = load i32, ptr %215, align 4
  %217 = or i64 %214, 1
  %218 = getelementptr inbounds i32, ptr %213, i64 %217
  %219 = load i32, ptr %218, align 4
  %220 = icmp eq i32 %219, 2
  %221 = sext i32 %216 to i64
  %222 = getelementptr inbounds i8, ptr %181, i64 %221
  %223 = load ptr, ptr %183, align 16
  %224 = getelementptr inbounds i8, ptr %223, i64 %221
  br i1 %220, label %225, label %229

225:
  %226 = load double, ptr %222, align 8
  %227 = load double, ptr %224, align 8
  %228 = fadd double %226, %227
  store double %228, ptr %224, align 8
  br label %233

229:
  %230 = load float, ptr %222, align 4
  %231 = load float, ptr %224, align 4
  %232 = fadd float %230, %231
  store float %232, ptr %224, align 4
  br label %233

233:
  %234 = add nuw nsw i64 %189, 1
  %235 = icmp eq i64 %234, %184
  br i1 %235, label %185, label %188

236:
  %237 = load ptr, ptr %8, align 8
  %238 = call i32 @hipFree(ptr %237)
  call void @free(ptr %75)
  call void @free(ptr %48)
  call void @__enzyme_cc.hip.end_rooms(ptr nonnull %9)
  call void @__enzyme_cc.hip.end_rooms(ptr nonnull %10)
  call void @__enzyme_cc.hip.put_back(ptr nonnull %12)
  call void @__enzyme_cc.hip.put_back(ptr %15)
  br label %239

239:
  call void @__enzyme_cc.hip.end(ptr %15)
  call void @__enzyme_cc.hip.end(ptr nonnull %12)
  br label %240

240:
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipFree(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @hipFree(ptr %5)
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
  %19 = tail call i32 @hipFree(ptr nonnull %13)
  br label %20

20:
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipFreeAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @hipFree(ptr %5)
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
  %19 = tail call i32 @hipFree(ptr nonnull %13)
  br label %20

20:
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipHostFree(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @hipHostFree(ptr %5)
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
  %19 = tail call i32 @hipHostFree(ptr nonnull %13)
  br label %20

20:
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipHostMalloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = tail call i32 @hipHostMalloc(ptr %6, i64 %8, i32 %11)
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
  %30 = call i32 @hipHostMalloc(ptr nonnull %5, i64 %27, i32 %29)
  call void @__enzyme_cc.hip.check(i32 %30, ptr %3)
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

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipLaunchKernel(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], align 16
  %6 = alloca i32, align 4
  %7 = tail call ptr @__enzyme_cc.hip.launches_of(ptr %0, ptr %1, i32 %2, ptr %3)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 23
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %39, label %15

15:
  %16 = call i32 @__enzyme_cc.hip.read_arguments(ptr nonnull %7, ptr nonnull %5)
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %37

18:
  %19 = zext i32 %16 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %34, %33 ]
  %22 = phi i1 [ true, %18 ], [ %35, %33 ]
  %23 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %21, i32 1
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %33, label %26

26:
  %27 = getelementptr inbounds [128 x { i32, i32, ptr, i32, ptr, ptr, ptr, ptr, i32 }], ptr %5, i64 0, i64 %21, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i32, ptr %28, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 32
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp ult i64 %34, %19
  %36 = icmp eq i64 %34, %19
  br i1 %36, label %37, label %20

37:
  %38 = phi i1 [ false, %15 ], [ %22, %26 ], [ %35, %33 ]
  br label %39

39:
  %40 = phi i1 [ false, %4 ], [ %38, %37 ]
  %41 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ne ptr %42, null
  %44 = select i1 %43, i1 true, i1 %40
  br i1 %44, label %47, label %45

45:
  %46 = tail call i32 @__enzyme_cc.hip.launch_forward(ptr nonnull %7, ptr null, ptr %11)
  br label %114

47:
  %48 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 1
  %49 = load ptr, ptr %48, align 8
  %50 = tail call ptr @__enzyme_cc.hip.room(i64 8192, ptr %49)
  %51 = load ptr, ptr %48, align 8
  %52 = tail call ptr @__enzyme_cc.hip.room(i64 4096, ptr %51)
  store i32 0, ptr %6, align 4
  call void @__enzyme_cc.hip.look(ptr nonnull %7, ptr %50, ptr %52, ptr nonnull %6)
  %53 = load i32, ptr %6, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %58

55:
  %56 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 4
  %57 = zext i32 %53 to i64
  br label %59

58:
  tail call void @free(ptr %50)
  tail call void @free(ptr %52)
  br i1 %40, label %75, label %94

59:
  %60 = phi i64 [ 0, %55 ], [ %73, %72 ]
  %61 = getelementptr inbounds i32, ptr %52, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = and i32 %62, 2
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %72, label %65

65:
  %66 = getelementptr inbounds ptr, ptr %50, i64 %60
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %67, i64 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds { ptr, ptr, i64, i32, i32, i32, i32, i32, i32, ptr }, ptr %67, i64 0, i32 2
  %71 = load i64, ptr %70, align 8
  tail call void @__enzyme_cc.hip.keep_in(ptr nonnull %56, ptr %7, ptr %69, i64 %71, ptr %11)
  br label %72

72:
  %73 = add nuw nsw i64 %60, 1
  %74 = icmp eq i64 %73, %57
  br i1 %74, label %58, label %59

75:
  %76 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 15
  %77 = load ptr, ptr %76, align 8
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 17
  %80 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 18
  %81 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 19
  %82 = load i64, ptr %81, align 8
  %83 = load i64, ptr %79, align 8
  %84 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 17, i32 2
  %85 = load i32, ptr %84, align 8
  %86 = load i64, ptr %80, align 4
  %87 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 18, i32 2
  %88 = load i32, ptr %87, align 4
  %89 = tail call i32 @hipLaunchKernel(ptr %78, i64 %83, i32 %85, i64 %86, i32 %88, ptr %9, i64 %82, ptr %11)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %98

91:
  tail call void @__enzyme_cc.hip.keep_what_is_left(ptr nonnull %7, ptr %11)
  %92 = tail call i32 @hipStreamSynchronize(ptr %11)
  %93 = load ptr, ptr %48, align 8
  tail call void @__enzyme_cc.hip.check(i32 %92, ptr %93)
  tail call void @__enzyme_cc.hip.put_back(ptr nonnull %7)
  br label %96

94:
  %95 = icmp eq ptr %7, null
  br i1 %95, label %98, label %96

96:
  %97 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %7, i64 0, i32 5
  br label %100

98:
  %99 = phi i32 [ 0, %94 ], [ %89, %75 ], [ %108, %106 ]
  br label %114

100:
  %101 = phi ptr [ %7, %96 ], [ %110, %106 ]
  %102 = icmp eq ptr %101, %7
  br i1 %102, label %106, label %103

103:
  %104 = tail call i32 @hipStreamSynchronize(ptr %11)
  %105 = load ptr, ptr %48, align 8
  tail call void @__enzyme_cc.hip.check(i32 %104, ptr %105)
  tail call void @__enzyme_cc.hip.put_back(ptr nonnull %7)
  br label %106

106:
  %107 = load ptr, ptr %97, align 8
  %108 = tail call i32 @__enzyme_cc.hip.launch_forward(ptr nonnull %101, ptr %107, ptr %11)
  %109 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %101, i64 0, i32 2
  %110 = load ptr, ptr %109, align 8
  %111 = icmp ne ptr %110, null
  %112 = icmp eq i32 %108, 0
  %113 = select i1 %111, i1 %112, i1 false
  br i1 %113, label %100, label %98

114:
  %115 = phi i32 [ %99, %98 ], [ %46, %45 ]
  %116 = load ptr, ptr %41, align 8
  %117 = icmp eq ptr %116, null
  br i1 %117, label %118, label %119

118:
  tail call void @__enzyme_cc.hip.end(ptr %7)
  ret i32 %115

119:
  %120 = phi ptr [ %122, %119 ], [ %116, %114 ]
  %121 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %120, i64 0, i32 2
  %122 = load ptr, ptr %121, align 8
  tail call void @__enzyme_cc.hip.end(ptr nonnull %120)
  %123 = icmp eq ptr %122, null
  br i1 %123, label %118, label %119
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMalloc(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @hipMalloc(ptr %6, i64 %8)
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
  %25 = call i32 @hipMalloc(ptr nonnull %5, i64 %24)
  call void @__enzyme_cc.hip.check(i32 %25, ptr %3)
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @hipMemset(ptr %26, i32 0, i64 %24)
  call void @__enzyme_cc.hip.check(i32 %27, ptr %3)
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

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMallocAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = tail call i32 @hipMalloc(ptr %6, i64 %8)
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
  %25 = call i32 @hipMalloc(ptr nonnull %5, i64 %24)
  call void @__enzyme_cc.hip.check(i32 %25, ptr %3)
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @hipMemset(ptr %26, i32 0, i64 %24)
  call void @__enzyme_cc.hip.check(i32 %27, ptr %3)
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

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMallocManaged(ptr %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.hip.made(ptr nonnull @__enzyme_cc.hip.make_managed, ptr nonnull @hipFree, i32 0, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpy(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.hip.moved_forward(ptr nonnull @__enzyme_cc.hip.plain, ptr %0, ptr %1, i32 %2, i32 0)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpy2D(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.hip.moved_forward(ptr nonnull @__enzyme_cc.hip.in_rows, ptr %0, ptr %1, i32 %2, i32 0)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpy2DAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.hip.moved_forward(ptr nonnull @__enzyme_cc.hip.in_rows, ptr %0, ptr %1, i32 %2, i32 1)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpyAsync(ptr %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.hip.moved_forward(ptr nonnull @__enzyme_cc.hip.plain, ptr %0, ptr %1, i32 %2, i32 1)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpyFromSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

8:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 0, i32 0, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.hip.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.hip.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpyFromSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

8:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 0, i32 1, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.hip.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.hip.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpyToSymbol(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

8:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 1, i32 0, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.hip.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.hip.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemcpyToSymbolAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }, align 8
  %6 = icmp eq i32 %2, 1
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.hip.stop(ptr %3, ptr nonnull @__enzyme_cc.hip..str.12, ptr nonnull @__enzyme_cc.hip..str.13)
  unreachable

8:
  call void @__enzyme_cc.hip.of_variable(ptr nonnull sret({ { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr, i32 }) align 8 %5, ptr %0, ptr %1, i32 1, i32 1, ptr %3)
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.hip.move(ptr nonnull %5, ptr %9, i64 %11, ptr %13, i64 %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i32 @__enzyme_cc.hip.move_tangent(ptr nonnull %5)
  br label %20

20:
  %21 = phi i32 [ %19, %18 ], [ %16, %8 ]
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemset(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = tail call i32 @hipMemset(ptr %5, i32 %8, i64 %10)
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
  %29 = tail call i32 @hipMemset(ptr nonnull %19, i32 0, i64 %28)
  br label %24
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemset2D(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
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
  %19 = tail call i32 @hipMemset2D(ptr %15, i64 %6, i32 %18, i64 %8, i64 %10)
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
  %32 = tail call i32 @hipMemset2D(ptr nonnull %23, i64 %6, i32 0, i64 %8, i64 %10)
  br label %28
}

define linkonce_odr hidden i32 @__enzyme_cc_hip_forward_hipMemsetAsync(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr nocapture readnone %3) {
  %5 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = tail call i32 @hipMemsetAsync(ptr %7, i32 %10, i64 %12, ptr %6)
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
  %31 = tail call i32 @hipMemsetAsync(ptr nonnull %21, i32 0, i64 %30, ptr %6)
  br label %26
}

define linkonce_odr hidden void @__enzyme_cc_hip_reverse(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %20, label %3

3:
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, @__enzyme_cc.hip.launch_back
  br i1 %5, label %18, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %18, label %10

10:
  %11 = phi ptr [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i32, ptr, ptr, { i32, i32, i32 }, { i32, i32, i32 }, i64, ptr, ptr, ptr, i32, i32, ptr, i64, ptr }, ptr %11, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %11, align 8
  tail call void %14(ptr nonnull %11)
  %15 = icmp eq ptr %13, null
  br i1 %15, label %16, label %10

16:
  %17 = load ptr, ptr %0, align 8
  br label %18

18:
  %19 = phi ptr [ %17, %16 ], [ %4, %6 ], [ @__enzyme_cc.hip.launch_back, %3 ]
  tail call void %19(ptr nonnull %0)
  br label %20

20:
  ret void
}

declare void @abort()

declare ptr @calloc(i64, i64)

declare i32 @dprintf(i32, ptr, ...)

declare void @free(ptr)

declare i32 @hipDeviceSynchronize()

declare i32 @hipFree(ptr)

declare i32 @hipFuncSetAttribute(ptr, i32, i32)

declare i32 @hipGetDevice(ptr)

declare ptr @hipGetErrorString(i32)

declare i32 @hipGetLastError()

declare i32 @hipGetSymbolAddress(ptr, ptr)

declare i32 @hipGetSymbolSize(ptr, ptr)

declare i32 @hipHostFree(ptr)

declare i32 @hipHostMalloc(ptr, i64, i32)

declare i32 @hipLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr)

declare i32 @hipMalloc(ptr, i64)

declare i32 @hipMallocManaged(ptr, i64, i32)

declare i32 @hipMemGetAddressRange(ptr, ptr, ptr)

declare i32 @hipMemcpy(ptr, ptr, i64, i32)

declare i32 @hipMemcpy2D(ptr, i64, ptr, i64, i64, i64, i32)

declare i32 @hipMemcpy2DAsync(ptr, i64, ptr, i64, i64, i64, i32, ptr)

declare i32 @hipMemcpyAsync(ptr, ptr, i64, i32, ptr)

declare i32 @hipMemset(ptr, i32, i64)

declare i32 @hipMemset2D(ptr, i64, i32, i64, i64)

declare i32 @hipMemset2DAsync(ptr, i64, i32, i64, i64, ptr)

declare i32 @hipMemsetAsync(ptr, i32, i64, ptr)

declare i32 @hipPointerGetAttributes(ptr, ptr)

declare i32 @hipSetDevice(i32)

declare i32 @hipStreamSynchronize(ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.umin.i64(i64, i64)

declare ptr @memcpy(ptr, ptr, i64)

declare ptr @memset(ptr, i32, i64)
