; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc_exceptions_shared = linkonce_odr global { ptr, i32 } zeroinitializer, align 8

define internal void @__enzyme_cc.exceptions.over(ptr %0) {
  br label %2

2:
  %3 = atomicrmw xchg ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1), i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:
  %6 = load ptr, ptr @__enzyme_cc_exceptions_shared, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  br label %41

9:
  %10 = phi ptr [ %22, %19 ], [ %6, %5 ]
  %11 = phi ptr [ %21, %19 ], [ null, %5 ]
  %12 = phi ptr [ %20, %19 ], [ @__enzyme_cc_exceptions_shared, %5 ]
  %13 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %0
  br i1 %15, label %16, label %19

16:
  %17 = load ptr, ptr %10, align 8
  store ptr %17, ptr %12, align 8
  store ptr %11, ptr %10, align 8
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 6
  store i32 0, ptr %18, align 4
  br label %19

19:
  %20 = phi ptr [ %12, %16 ], [ %10, %9 ]
  %21 = phi ptr [ %10, %16 ], [ %11, %9 ]
  %22 = load ptr, ptr %20, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %9

24:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  %25 = icmp eq ptr %21, null
  br i1 %25, label %41, label %26

26:
  %27 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %21, i64 0, i32 4
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %31, label %30

30:
  tail call void %28(ptr %0)
  br label %31

31:
  br label %32

32:
  %33 = phi ptr [ %34, %39 ], [ %21, %31 ]
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %33, i64 0, i32 5
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  tail call void @free(ptr nonnull %33)
  br label %39

39:
  %40 = icmp eq ptr %34, null
  br i1 %40, label %41, label %32

41:
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_exceptions_caught(ptr %0, i64 %1) {
  br label %3

3:
  %4 = atomicrmw xchg ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1), i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %3

6:
  %7 = load ptr, ptr @__enzyme_cc_exceptions_shared, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %32, label %9

9:
  %10 = phi ptr [ %30, %29 ], [ %7, %6 ]
  %11 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %14, label %29

14:
  %15 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ugt ptr %16, %0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %16, i64 %20
  %22 = icmp ugt ptr %21, %0
  br i1 %22, label %23, label %29

23:
  %24 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 1
  %25 = ptrtoint ptr %0 to i64
  %26 = ptrtoint ptr %16 to i64
  %27 = sub i64 %25, %26
  %28 = getelementptr inbounds i8, ptr %24, i64 %27
  br label %32

29:
  %30 = load ptr, ptr %10, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %9

32:
  %33 = phi ptr [ %28, %23 ], [ %0, %6 ], [ %0, %29 ]
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  ret ptr %33
}

define linkonce_odr hidden void @__enzyme_cc_exceptions_give_back(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %0, i64 -1
  %3 = getelementptr { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %0, i64 -1, i32 6
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %27, label %6

6:
  %7 = atomicrmw xchg ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1), i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %6

9:
  %10 = load ptr, ptr @__enzyme_cc_exceptions_shared, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:
  %13 = getelementptr { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %0, i64 -1, i32 6
  br label %14

14:
  %15 = phi ptr [ %24, %21 ], [ %10, %12 ]
  %16 = phi ptr [ %23, %21 ], [ null, %12 ]
  %17 = phi ptr [ %22, %21 ], [ @__enzyme_cc_exceptions_shared, %12 ]
  %18 = icmp eq ptr %15, %2
  br i1 %18, label %19, label %21

19:
  %20 = load ptr, ptr %2, align 8
  store ptr %20, ptr %17, align 8
  store ptr %16, ptr %2, align 8
  store i32 0, ptr %13, align 4
  br label %21

21:
  %22 = phi ptr [ %17, %19 ], [ %15, %14 ]
  %23 = phi ptr [ %2, %19 ], [ %16, %14 ]
  %24 = load ptr, ptr %22, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %14

26:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  br label %27

27:
  tail call void @free(ptr nonnull %2)
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_exceptions_make(ptr %0, i64 %1, i64 %2, i32 %3) {
  %5 = add i64 %1, 48
  %6 = tail call ptr @calloc(i64 1, i64 %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %20, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %6, i64 0, i32 1
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %6, i64 0, i32 2
  store i64 %1, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %6, i64 0, i32 3
  store i64 %2, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %6, i64 0, i32 5
  store i32 %3, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %6, i64 0, i32 6
  store i32 1, ptr %13, align 4
  br label %14

14:
  %15 = atomicrmw xchg ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1), i32 1 acquire, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %14

17:
  %18 = load ptr, ptr @__enzyme_cc_exceptions_shared, align 8
  store ptr %18, ptr %6, align 8
  store ptr %6, ptr @__enzyme_cc_exceptions_shared, align 8
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  %19 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %6, i64 1
  br label %20

20:
  %21 = phi ptr [ %19, %17 ], [ null, %4 ]
  ret ptr %21
}

define linkonce_odr hidden ptr @__enzyme_cc_exceptions_thrown(ptr readnone %0, ptr %1) {
  br label %3

3:
  %4 = atomicrmw xchg ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1), i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %3

6:
  %7 = load ptr, ptr @__enzyme_cc_exceptions_shared, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %15

9:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  br label %12

10:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  %11 = icmp eq i32 %24, 0
  br i1 %11, label %12, label %13

12:
  br label %13

13:
  %14 = phi ptr [ %1, %12 ], [ @__enzyme_cc.exceptions.over, %10 ]
  ret ptr %14

15:
  %16 = phi ptr [ %25, %23 ], [ %7, %6 ]
  %17 = phi i32 [ %24, %23 ], [ 0, %6 ]
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %16, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %23

21:
  %22 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %16, i64 0, i32 4
  store ptr %1, ptr %22, align 8
  br label %23

23:
  %24 = phi i32 [ 1, %21 ], [ %17, %15 ]
  %25 = load ptr, ptr %16, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %10, label %15
}

define linkonce_odr hidden void @__enzyme_cc_exceptions_undone(ptr readnone %0) {
  br label %2

2:
  %3 = atomicrmw xchg ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1), i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:
  %6 = load ptr, ptr @__enzyme_cc_exceptions_shared, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  br label %35

9:
  %10 = phi ptr [ %22, %19 ], [ %6, %5 ]
  %11 = phi ptr [ %21, %19 ], [ null, %5 ]
  %12 = phi ptr [ %20, %19 ], [ @__enzyme_cc_exceptions_shared, %5 ]
  %13 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %0
  br i1 %15, label %16, label %19

16:
  %17 = load ptr, ptr %10, align 8
  store ptr %17, ptr %12, align 8
  store ptr %11, ptr %10, align 8
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %10, i64 0, i32 6
  store i32 0, ptr %18, align 4
  br label %19

19:
  %20 = phi ptr [ %12, %16 ], [ %10, %9 ]
  %21 = phi ptr [ %10, %16 ], [ %11, %9 ]
  %22 = load ptr, ptr %20, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %9

24:
  store atomic i32 0, ptr getelementptr inbounds ({ ptr, i32 }, ptr @__enzyme_cc_exceptions_shared, i64 0, i32 1) release, align 8
  %25 = icmp eq ptr %21, null
  br i1 %25, label %35, label %26

26:
  %27 = phi ptr [ %28, %33 ], [ %21, %24 ]
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, i32, i32 }, ptr %27, i64 0, i32 5
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  tail call void @free(ptr nonnull %27)
  br label %33

33:
  %34 = icmp eq ptr %28, null
  br i1 %34, label %35, label %26

35:
  ret void
}

declare ptr @calloc(i64, i64)

declare void @free(ptr)
