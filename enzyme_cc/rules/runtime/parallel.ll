; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.parallel..str = private constant [130 x i8] c"a parallel region whose gradient is differentiated has got another number of threads than a moment before: switch off OMP_DYNAMIC\00", align 1

@__enzyme_cc.parallel..str.1 = private constant [87 x i8] c"copyprivate in regions in regions has no derivative: several teams may hand on at once\00", align 1

@__enzyme_cc.parallel..str.10 = private constant [105 x i8] c"nested parallel regions whose threads wait for each other have no derivative with --enzyme-deterministic\00", align 1

@__enzyme_cc.parallel..str.11 = private constant [15 x i8] c"enzyme-cc: %s\0A\00", align 1

@__enzyme_cc.parallel..str.12 = private constant [27 x i8] c"a thread cannot be started\00", align 1

@__enzyme_cc.parallel..str.2 = private constant [25 x i8] c"a mutex cannot be locked\00", align 1

@__enzyme_cc.parallel..str.3 = private constant [42 x i8] c"a condition variable cannot be waited for\00", align 1

@__enzyme_cc.parallel..str.4 = private constant [30 x i8] c"a thread cannot be waited for\00", align 1

@__enzyme_cc.parallel..str.5 = private constant [93 x i8] c"a thread that carries derivatives is not waited for in what is differentiated: join it there\00", align 1

@__enzyme_cc.parallel..str.6 = private constant [109 x i8] c"a panic is caught in what is differentiated and runs in threads: what was stored before it has no derivative\00", align 1

@__enzyme_cc.parallel..str.7 = private constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1

@__enzyme_cc.parallel..str.8 = private constant [36 x i8] c"out of memory for a parallel region\00", align 1

@__enzyme_cc.parallel..str.9 = private constant [144 x i8] c"fewer threads came to reverse a parallel region than ran it, and its threads wait for each other: allow as many (OMP_THREAD_LIMIT, OMP_DYNAMIC)\00", align 1

define internal void @__enzyme_cc.parallel.ahead(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %7, i64 0, i32 1
  %9 = load atomic i64, ptr %8 acquire, align 8
  %10 = tail call i32 @omp_get_num_threads()
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %14, label %12

12:
  %13 = inttoptr i64 %9 to ptr
  br label %30

14:
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %7, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = tail call ptr @calloc(i64 %15, i64 %17)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

21:
  %22 = ptrtoint ptr %18 to i64
  %23 = cmpxchg ptr %8, i64 0, i64 %22 acq_rel acquire, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  br i1 %24, label %25, label %27

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %7, i64 0, i32 3
  store i64 %15, ptr %26, align 8
  br label %30

27:
  %28 = extractvalue { i64, i1 } %23, 0
  %29 = inttoptr i64 %28 to ptr
  tail call void @free(ptr nonnull %18)
  br label %30

30:
  %31 = phi ptr [ %13, %12 ], [ %18, %25 ], [ %29, %27 ]
  %32 = load ptr, ptr %6, align 8
  store ptr %32, ptr %4, align 8
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i32 @omp_get_thread_num()
  %37 = sext i32 %36 to i64
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %38, i64 0, i32 4
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %37
  %42 = getelementptr inbounds i8, ptr %31, i64 %41
  tail call void %33(ptr %35, ptr %42)
  store ptr %5, ptr %4, align 8
  ret void
}

define internal void @__enzyme_cc.parallel.back(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @omp_get_num_threads()
  %9 = sext i32 %8 to i64
  store ptr %5, ptr %6, align 8
  %10 = tail call i32 @omp_get_thread_num()
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, %11
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 1
  %17 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 1
  %18 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 4
  br label %20

19:
  store ptr %7, ptr %6, align 8
  ret void

20:
  %21 = phi i64 [ %11, %15 ], [ %28, %20 ]
  %22 = load ptr, ptr %2, align 8
  %23 = load ptr, ptr %16, align 8
  %24 = load ptr, ptr %17, align 8
  %25 = load i64, ptr %18, align 8
  %26 = mul nsw i64 %25, %21
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  tail call void %22(ptr %23, ptr %27)
  %28 = add nsw i64 %21, %9
  %29 = load i64, ptr %12, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %20, label %19
}

define internal void @__enzyme_cc.parallel.back_in_turns(ptr %0, ptr %1, ptr %2) uwtable optsize {
  tail call void @__enzyme_cc.parallel.in_turn(ptr %0, ptr %1, ptr %2, i32 0)
  ret void
}

define internal void @__enzyme_cc.parallel.back_together(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = tail call i32 @omp_get_num_threads()
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %7, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, %5
  br i1 %10, label %11, label %12

11:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.9)
  unreachable

12:
  tail call void @__enzyme_cc.parallel.back(ptr poison, ptr poison, ptr nonnull %2)
  ret void
}

define internal void @__enzyme_cc.parallel.back_together_in_turns(ptr %0, ptr %1, ptr %2) uwtable optsize {
  tail call void @__enzyme_cc.parallel.in_turn(ptr %0, ptr %1, ptr %2, i32 1)
  ret void
}

define internal void @__enzyme_cc.parallel.begin_noted(ptr %0, ptr %1, ptr %2) uwtable optsize {
  %4 = getelementptr i8, ptr @__enzyme_cc.parallel.expected, i64 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 11
  store ptr %5, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:
  %10 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %7, i64 0, i32 10
  store ptr %2, ptr %10, align 8
  br label %11

11:
  store ptr null, ptr %4, align 8
  %12 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %18, label %14

14:
  %15 = tail call i32 @sched_yield()
  %16 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %14

18:
  %19 = tail call i32 @pthread_create(ptr %0, ptr %1, ptr nonnull @__enzyme_cc.parallel.run_ahead, ptr %2)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.12)
  unreachable

22:
  %23 = load i64, ptr %0, align 8
  %24 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 1
  store i64 %23, ptr %24, align 8
  %25 = load ptr, ptr @__enzyme_cc.parallel.records, align 8
  store ptr %25, ptr %2, align 8
  store ptr %2, ptr @__enzyme_cc.parallel.records, align 8
  store atomic i8 0, ptr @__enzyme_cc.parallel.records_lock release, align 1
  ret void
}

define internal void @__enzyme_cc.parallel.count_one(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture writeonly %2) uwtable optsize {
  %4 = tail call i32 @omp_get_thread_num()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = tail call i32 @omp_get_num_threads()
  %8 = sext i32 %7 to i64
  store i64 %8, ptr %2, align 8
  br label %9

9:
  ret void
}

@__enzyme_cc.parallel.current = linkonce_odr hidden thread_local global ptr null, align 8

@__enzyme_cc.parallel.expected = internal thread_local global ptr null, align 8

define internal void @__enzyme_cc.parallel.failed(ptr %0) uwtable optsize {
  %2 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.parallel..str.11, ptr %0)
  tail call void @abort()
  unreachable
}

define internal ptr @__enzyme_cc.parallel.held_of(ptr %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %41, label %5

5:
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %6, i64 0, i32 2
  br label %11

11:
  %12 = phi ptr [ %36, %35 ], [ null, %9 ]
  %13 = load atomic i64, ptr %10 acquire, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %24, label %16

16:
  %17 = phi ptr [ %22, %21 ], [ %14, %11 ]
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %17, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %40, label %21

21:
  %22 = load ptr, ptr %17, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %16

24:
  %25 = icmp eq ptr %12, null
  br i1 %25, label %26, label %35

26:
  %27 = tail call ptr @calloc(i64 1, i64 64)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %30

29:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

30:
  %31 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %27, i64 0, i32 1
  store ptr %0, ptr %31, align 8
  %32 = atomicrmw add ptr @__enzyme_cc.parallel.serials, i64 1 monotonic, align 8
  %33 = add i64 %32, 1
  %34 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %27, i64 0, i32 6
  store i64 %33, ptr %34, align 8
  br label %35

35:
  %36 = phi ptr [ %12, %24 ], [ %27, %30 ]
  store ptr %14, ptr %36, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = cmpxchg ptr %10, i64 %13, i64 %37 acq_rel acquire, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  br i1 %39, label %41, label %11

40:
  tail call void @free(ptr %12)
  br label %41

41:
  %42 = phi ptr [ %17, %40 ], [ null, %1 ], [ %36, %35 ]
  ret ptr %42
}

@__enzyme_cc.parallel.here = internal global { i32, i32, i32, i32, ptr } { i32 0, i32 2, i32 0, i32 22, ptr @__enzyme_cc.parallel..str.7 }, align 8

define internal void @__enzyme_cc.parallel.in_turn(ptr %0, ptr %1, ptr %2, i32 %3) uwtable optsize {
  %5 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %5, align 8
  %11 = tail call i32 @omp_get_thread_num()
  %12 = sext i32 %11 to i64
  store i64 %12, ptr %7, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %13, i64 0, i32 8
  %15 = tail call i32 @omp_get_num_threads()
  %16 = sext i32 %15 to i64
  store atomic i64 %16, ptr %14 monotonic, align 8
  tail call void @__enzyme_cc.parallel.take_turn()
  %17 = icmp eq i32 %3, 0
  %18 = select i1 %17, ptr @__enzyme_cc.parallel.back, ptr @__enzyme_cc.parallel.back_together
  tail call void %18(ptr %0, ptr %1, ptr %2)
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %19, i64 0, i32 9
  %21 = load ptr, ptr %20, align 8
  %22 = load i64, ptr %7, align 8
  %23 = getelementptr inbounds i8, ptr %21, i64 %22
  store i8 1, ptr %23, align 1
  %24 = load i64, ptr %7, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %25, i64 0, i32 8
  %27 = load atomic i64, ptr %26 monotonic, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %43, label %29

29:
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %25, i64 0, i32 9
  %31 = load ptr, ptr %30, align 8
  br label %32

32:
  %33 = phi i64 [ %24, %29 ], [ %36, %32 ]
  %34 = phi i64 [ %27, %29 ], [ %40, %32 ]
  %35 = add nsw i64 %33, 1
  %36 = srem i64 %35, %27
  %37 = getelementptr inbounds i8, ptr %31, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 0
  %40 = add nsw i64 %34, -1
  %41 = icmp eq i64 %40, 0
  %42 = select i1 %39, i1 true, i1 %41
  br i1 %42, label %43, label %32

43:
  %44 = phi i64 [ %24, %4 ], [ %36, %32 ]
  %45 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %25, i64 0, i32 7
  store atomic i64 %44, ptr %45 release, align 8
  store ptr %6, ptr %5, align 8
  store i64 %8, ptr %7, align 8
  ret void
}

@__enzyme_cc.parallel.is_owner = linkonce_odr hidden thread_local global i8 0, align 1

define internal void @__enzyme_cc.parallel.join_team(ptr nocapture %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:
  %6 = tail call ptr @calloc(i64 1, i64 96)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

9:
  %10 = phi ptr [ %3, %1 ], [ %6, %5 ]
  %11 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  store ptr %10, ptr %11, align 8
  %12 = tail call ptr @__enzyme_cc.parallel.one_more(ptr nonnull %10)
  %13 = load ptr, ptr %11, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %13, i64 0, i32 6
  %15 = atomicrmw add ptr %14, i64 1 monotonic, align 8
  ret void
}

@__enzyme_cc.parallel.last_given = linkonce_odr hidden thread_local global i64 0, align 8

@__enzyme_cc.parallel.last_serial = linkonce_odr hidden thread_local global i64 0, align 8

define internal i64 @__enzyme_cc.parallel.left(ptr readnone %0, i64 %1) uwtable optsize {
  %3 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %9, label %5

5:
  %6 = tail call i32 @sched_yield()
  %7 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %5

9:
  %10 = load ptr, ptr @__enzyme_cc.parallel.members, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %34, label %12

12:
  %13 = icmp eq ptr %0, null
  br label %14

14:
  %15 = phi ptr [ %10, %12 ], [ %29, %28 ]
  %16 = phi ptr [ @__enzyme_cc.parallel.members, %12 ], [ %15, %28 ]
  br i1 %13, label %24, label %17

17:
  %18 = getelementptr inbounds { ptr, ptr, i64 }, ptr %15, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %28

21:
  %22 = getelementptr inbounds { ptr, ptr, i64 }, ptr %15, i64 0, i32 2
  %23 = load i64, ptr %22, align 8
  br label %31

24:
  %25 = getelementptr inbounds { ptr, ptr, i64 }, ptr %15, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %31, label %28

28:
  %29 = load ptr, ptr %15, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %14

31:
  %32 = phi i64 [ %23, %21 ], [ %1, %24 ]
  %33 = load ptr, ptr %15, align 8
  store ptr %33, ptr %16, align 8
  br label %34

34:
  %35 = phi ptr [ %15, %31 ], [ null, %9 ], [ null, %28 ]
  %36 = phi i64 [ %32, %31 ], [ 0, %9 ], [ 0, %28 ]
  store atomic i8 0, ptr @__enzyme_cc.parallel.records_lock release, align 1
  tail call void @free(ptr %35)
  ret i64 %36
}

define internal void @__enzyme_cc.parallel.let_others() uwtable optsize {
  %1 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %27, label %4

4:
  %5 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 8
  %8 = load atomic i64, ptr %7 monotonic, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %24, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %14 = phi i64 [ %6, %10 ], [ %17, %13 ]
  %15 = phi i64 [ %8, %10 ], [ %21, %13 ]
  %16 = add nsw i64 %14, 1
  %17 = srem i64 %16, %8
  %18 = getelementptr inbounds i8, ptr %12, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 0
  %21 = add nsw i64 %15, -1
  %22 = icmp eq i64 %21, 0
  %23 = select i1 %20, i1 true, i1 %22
  br i1 %23, label %24, label %13

24:
  %25 = phi i64 [ %6, %4 ], [ %17, %13 ]
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 7
  store atomic i64 %25, ptr %26 release, align 8
  br label %27

27:
  %28 = tail call i32 @sched_yield()
  %29 = load ptr, ptr %1, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %32, label %31

31:
  tail call void @__enzyme_cc.parallel.take_turn()
  br label %32

32:
  ret void
}

@__enzyme_cc.parallel.members = linkonce_odr hidden global ptr null, align 8

define internal ptr @__enzyme_cc.parallel.one_more(ptr returned %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  %5 = icmp ne ptr %0, null
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %21

7:
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %13

11:
  store ptr %0, ptr %2, align 8
  %12 = getelementptr i8, ptr @__enzyme_cc.parallel.is_owner, i64 0
  store i8 1, ptr %12, align 1
  br label %21

13:
  %14 = phi ptr [ %19, %13 ], [ %9, %7 ]
  %15 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %14, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %14, i64 0, i32 3
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %14, i64 0, i32 7
  store i64 0, ptr %18, align 8
  %19 = load ptr, ptr %14, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %11, label %13

21:
  br i1 %5, label %22, label %25

22:
  %23 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 5
  %24 = atomicrmw add ptr %23, i64 1 monotonic, align 8
  br label %25

25:
  ret ptr %0
}

@__enzyme_cc.parallel.ordered = linkonce_odr hidden global i8 0, align 1

@__enzyme_cc.parallel.orders = linkonce_odr hidden global ptr null, align 8

@__enzyme_cc.parallel.own_record = internal thread_local global ptr null, align 8

@__enzyme_cc.parallel.own_turn = linkonce_odr hidden thread_local global i64 0, align 8

@__enzyme_cc.parallel.records = linkonce_odr hidden global ptr null, align 8

@__enzyme_cc.parallel.records_lock = linkonce_odr hidden global i8 0, align 1

define internal void @__enzyme_cc.parallel.run(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  tail call void %4(ptr %6, ptr null)
  ret void
}

define internal ptr @__enzyme_cc.parallel.run_ahead(ptr %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  store ptr %3, ptr %4, align 8
  %5 = getelementptr i8, ptr @__enzyme_cc.parallel.own_record, i64 0
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr %7(ptr %11)
  br label %20

13:
  %14 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 4
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 6
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 7
  %19 = load ptr, ptr %18, align 8
  tail call void %15(ptr %17, ptr %19)
  br label %20

20:
  %21 = phi ptr [ %12, %9 ], [ null, %13 ]
  ret ptr %21
}

define internal ptr @__enzyme_cc.parallel.run_back(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 5
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 6
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  tail call void %6(ptr %8, ptr %10)
  ret ptr null
}

@__enzyme_cc.parallel.scope_of_next = linkonce_odr hidden thread_local global ptr null, align 8

@__enzyme_cc.parallel.serials = linkonce_odr hidden global i64 0, align 8

define internal void @__enzyme_cc.parallel.take_turn() uwtable optsize {
  %1 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 7
  %5 = load atomic i64, ptr %4 acquire, align 8
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %15, label %8

8:
  %9 = tail call i32 @sched_yield()
  %10 = load ptr, ptr %1, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %10, i64 0, i32 7
  %12 = load atomic i64, ptr %11 acquire, align 8
  %13 = load i64, ptr %2, align 8
  %14 = icmp eq i64 %12, %13
  br i1 %14, label %15, label %8

15:
  ret void
}

@__enzyme_cc.parallel.turning = linkonce_odr hidden thread_local global ptr null, align 8

define linkonce_odr hidden ptr @__enzyme_cc_parallel_ahead(ptr %0, ptr %1, i64 %2) uwtable optsize {
  %4 = alloca { ptr, ptr, ptr }, align 8
  %5 = tail call ptr @calloc(i64 1, i64 96)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

8:
  store ptr %0, ptr %4, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr }, ptr %4, i64 0, i32 1
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr }, ptr %4, i64 0, i32 2
  store ptr %5, ptr %10, align 8
  %11 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %5, align 8
  %13 = add nsw i64 %2, 63
  %14 = sdiv i64 %13, 64
  %15 = shl nsw i64 %14, 6
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %5, i64 0, i32 4
  store i64 %15, ptr %16, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @__enzyme_cc.parallel.here, i32 1, ptr nonnull @__enzyme_cc.parallel.ahead, ptr nonnull %4)
  ret ptr %5
}

define linkonce_odr hidden void @__enzyme_cc_parallel_alone() uwtable optsize {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_serialized_parallel(ptr nonnull @__enzyme_cc.parallel.here, i32 %1)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_ask_ahead(ptr nocapture %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %3 = load ptr, ptr %2, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 11
  store i32 0, ptr %4, align 8
  %5 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  %6 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  tail call void @__kmpc_push_num_threads(ptr nonnull @__enzyme_cc.parallel.here, i32 %5, i32 %8)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_ask_back(ptr nocapture %0, i32 %1) uwtable optsize {
  %3 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 2
  %6 = and i32 %1, -3
  %7 = select i1 %5, i32 %6, i32 %1
  %8 = and i32 %7, 2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %29, label %10

10:
  %11 = and i32 %7, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %13

13:
  %14 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %18, label %17

17:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.10)
  unreachable

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 9
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr %20)
  %21 = load i64, ptr %3, align 8
  %22 = tail call ptr @calloc(i64 %21, i64 1)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

25:
  store ptr %22, ptr %19, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 7
  store i64 0, ptr %26, align 8
  %27 = load i64, ptr %3, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 8
  store i64 %27, ptr %28, align 8
  br label %29

29:
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:
  %34 = phi ptr [ %39, %33 ], [ %31, %29 ]
  %35 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %34, i64 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %34, i64 0, i32 3
  store i64 %36, ptr %37, align 8
  %38 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %34, i64 0, i32 7
  store i64 0, ptr %38, align 8
  %39 = load ptr, ptr %34, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %33

41:
  %42 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %0, align 8
  %44 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 11
  store i32 %7, ptr %44, align 8
  %45 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  %46 = load i64, ptr %3, align 8
  %47 = trunc i64 %46 to i32
  tail call void @__kmpc_push_num_threads(ptr nonnull @__enzyme_cc.parallel.here, i32 %45, i32 %47)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_await(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 12
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.5)
  unreachable

6:
  %7 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 13
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %16

10:
  %11 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = tail call i32 @pthread_join(i64 %12, ptr null)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.4)
  unreachable

16:
  %17 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:
  %21 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %18, i64 0, i32 5
  %22 = atomicrmw sub ptr %21, i64 1 acq_rel, align 8
  %23 = icmp eq i64 %22, 1
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr i8, ptr @__enzyme_cc.parallel.is_owner, i64 0
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %30, label %28

28:
  %29 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  store ptr null, ptr %29, align 8
  store i8 0, ptr %25, align 1
  br label %30

30:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_back(ptr %0, ptr %1, ptr %2, i32 %3) uwtable optsize {
  %5 = alloca { ptr, ptr, ptr }, align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  store ptr %2, ptr %7, align 8
  %8 = and i32 %3, 1
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, ptr @__enzyme_cc.parallel.back, ptr @__enzyme_cc.parallel.back_together
  %11 = and i32 %3, 2
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %31, label %13

13:
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 1
  br i1 %16, label %17, label %31

17:
  br i1 %9, label %23, label %18

18:
  %19 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %22

22:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.10)
  unreachable

23:
  %24 = tail call ptr @calloc(i64 %15, i64 1)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

27:
  %28 = select i1 %9, ptr @__enzyme_cc.parallel.back_in_turns, ptr @__enzyme_cc.parallel.back_together_in_turns
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 9
  store ptr %24, ptr %29, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 7
  store i64 0, ptr %30, align 8
  br label %31

31:
  %32 = phi ptr [ %28, %27 ], [ %10, %13 ], [ %10, %4 ]
  %33 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 2
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:
  %37 = phi ptr [ %42, %36 ], [ %34, %31 ]
  %38 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %37, i64 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %37, i64 0, i32 3
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %37, i64 0, i32 7
  store i64 0, ptr %41, align 8
  %42 = load ptr, ptr %37, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %36

44:
  %45 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %2, align 8
  %47 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  %48 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  %49 = load i64, ptr %48, align 8
  %50 = trunc i64 %49 to i32
  tail call void @__kmpc_push_num_threads(ptr nonnull @__enzyme_cc.parallel.here, i32 %47, i32 %50)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @__enzyme_cc.parallel.here, i32 1, ptr nonnull %32, ptr nonnull %5)
  %51 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 9
  %52 = load ptr, ptr %51, align 8
  call void @free(ptr %52)
  store ptr null, ptr %51, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_barrier() uwtable optsize {
  %1 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %49, label %4

4:
  %5 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %2, %6
  br i1 %7, label %8, label %49

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 9
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 %12
  store i8 1, ptr %13, align 1
  %14 = load i64, ptr %11, align 8
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %15, i64 0, i32 8
  %17 = load atomic i64, ptr %16 monotonic, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %33, label %19

19:
  %20 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %15, i64 0, i32 9
  %21 = load ptr, ptr %20, align 8
  br label %22

22:
  %23 = phi i64 [ %14, %19 ], [ %26, %22 ]
  %24 = phi i64 [ %17, %19 ], [ %30, %22 ]
  %25 = add nsw i64 %23, 1
  %26 = srem i64 %25, %17
  %27 = getelementptr inbounds i8, ptr %21, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  %30 = add nsw i64 %24, -1
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %33, label %22

33:
  %34 = phi i64 [ %14, %8 ], [ %26, %22 ]
  %35 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %15, i64 0, i32 7
  store atomic i64 %34, ptr %35 release, align 8
  %36 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_barrier(ptr nonnull @__enzyme_cc.parallel.here, i32 %36)
  %37 = load ptr, ptr %1, align 8
  %38 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %37, i64 0, i32 9
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %11, align 8
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  store i8 0, ptr %41, align 1
  %42 = load i64, ptr %11, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %47

44:
  %45 = load ptr, ptr %1, align 8
  %46 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %45, i64 0, i32 7
  store i64 0, ptr %46, align 8
  br label %47

47:
  %48 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_barrier(ptr nonnull @__enzyme_cc.parallel.here, i32 %48)
  tail call void @__enzyme_cc.parallel.take_turn()
  br label %51

49:
  %50 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_barrier(ptr nonnull @__enzyme_cc.parallel.here, i32 %50)
  br label %51

51:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_begin_ordered() uwtable optsize {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_ordered(ptr nonnull @__enzyme_cc.parallel.here, i32 %1)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_begin_ordered_back(i64 %0) uwtable optsize {
  tail call void @__enzyme_cc_parallel_reenter(ptr nonnull @__enzyme_cc.parallel.ordered, i64 %0)
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_parallel_cell(ptr nocapture readonly %0, i64 %1) uwtable optsize {
  %3 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %1
  %8 = getelementptr inbounds i8, ptr %4, i64 %7
  ret ptr %8
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_come(ptr %0) uwtable optsize {
  %2 = tail call i32 @omp_get_thread_num()
  %3 = sext i32 %2 to i64
  %4 = tail call i32 @omp_get_num_threads()
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %5
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str)
  unreachable

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { ptr, ptr, i64 }, ptr %12, i64 %3
  %14 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  %19 = load i64, ptr %18, align 8
  store ptr %15, ptr %13, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %17, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 16
  store i64 %19, ptr %21, align 8
  store ptr %0, ptr %14, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 11
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 2
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %27, label %26

26:
  store ptr %0, ptr %16, align 8
  store i64 %3, ptr %18, align 8
  tail call void @__enzyme_cc.parallel.take_turn()
  br label %27

27:
  ret i64 %3
}

define linkonce_odr hidden i32 @__enzyme_cc_parallel_comes_again() uwtable optsize {
  %1 = getelementptr i8, ptr @__enzyme_cc.parallel.own_record, i64 0
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %13, label %4

4:
  %5 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 11
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:
  %9 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %6, i64 0, i32 12
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = zext i1 %11 to i32
  br label %13

13:
  %14 = phi i32 [ 0, %4 ], [ 0, %0 ], [ %12, %8 ]
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_parallel_count(ptr nocapture %0, i32 %1) uwtable optsize {
  %3 = atomicrmw add ptr %0, i32 %1 acq_rel, align 4
  ret i32 %3
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_count_team() uwtable optsize {
  %1 = alloca i64, align 8
  store i64 0, ptr %1, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @__enzyme_cc.parallel.here, i32 1, ptr nonnull @__enzyme_cc.parallel.count_one, ptr nonnull %1)
  %2 = load i64, ptr %1, align 8
  ret i64 %2
}

define linkonce_odr hidden void @__enzyme_cc_parallel_end(ptr %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 10
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  tail call void @free(ptr %0)
  ret void

12:
  %13 = phi ptr [ %14, %12 ], [ %3, %1 ]
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr nonnull %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %5, label %12
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_end_ordered() uwtable optsize {
  %1 = tail call ptr @__enzyme_cc.parallel.held_of(ptr nonnull @__enzyme_cc.parallel.ordered)
  %2 = icmp eq ptr %1, null
  br i1 %2, label %7, label %3

3:
  %4 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %1, i64 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, 1
  store i64 %6, ptr %4, align 8
  br label %7

7:
  %8 = phi i64 [ %6, %3 ], [ 0, %0 ]
  %9 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_end_ordered(ptr nonnull @__enzyme_cc.parallel.here, i32 %9)
  ret i64 %8
}

define linkonce_odr hidden void @__enzyme_cc_parallel_end_ordered_back() uwtable optsize {
  %1 = tail call ptr @__enzyme_cc.parallel.held_of(ptr nonnull @__enzyme_cc.parallel.ordered)
  %2 = icmp eq ptr %1, null
  br i1 %2, label %7, label %3

3:
  %4 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %1, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, -1
  store atomic i64 %6, ptr %4 release, align 8
  br label %7

7:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_enter(ptr %0) uwtable optsize {
  %2 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_critical(ptr nonnull @__enzyme_cc.parallel.here, i32 %2, ptr %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_enter_in_turn(ptr %0) uwtable optsize {
  %2 = tail call i32 @omp_get_level()
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %4, label %43

4:
  %5 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %11, label %7

7:
  %8 = tail call i32 @sched_yield()
  %9 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %7

11:
  br label %12

12:
  %13 = phi ptr [ %14, %16 ], [ @__enzyme_cc.parallel.orders, %11 ]
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %20, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %14, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %0
  br i1 %19, label %26, label %12

20:
  %21 = tail call ptr @calloc(i64 1, i64 64)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %24

23:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

24:
  store ptr %21, ptr %13, align 8
  %25 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %21, i64 0, i32 1
  store ptr %0, ptr %25, align 8
  br label %26

26:
  %27 = phi ptr [ %21, %24 ], [ %14, %16 ]
  store atomic i8 0, ptr @__enzyme_cc.parallel.records_lock release, align 1
  %28 = tail call i32 @omp_get_thread_num()
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %29, 1
  %31 = tail call i32 @omp_get_num_threads()
  %32 = sext i32 %31 to i64
  %33 = srem i64 %30, %32
  %34 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %27, i64 0, i32 3
  %35 = load atomic i64, ptr %34 acquire, align 8
  %36 = icmp eq i64 %35, %29
  br i1 %36, label %41, label %37

37:
  %38 = tail call i32 @sched_yield()
  %39 = load atomic i64, ptr %34 acquire, align 8
  %40 = icmp eq i64 %39, %29
  br i1 %40, label %41, label %37

41:
  %42 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_critical(ptr nonnull @__enzyme_cc.parallel.here, i32 %42, ptr %0)
  store atomic i64 %33, ptr %34 release, align 8
  br label %45

43:
  %44 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_critical(ptr nonnull @__enzyme_cc.parallel.here, i32 %44, ptr %0)
  br label %45

45:
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_parallel_expect(i32 %0) uwtable optsize {
  %2 = tail call ptr @calloc(i64 1, i64 104)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

5:
  %6 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 13
  store i32 %0, ptr %6, align 4
  tail call void @__enzyme_cc.parallel.join_team(ptr nonnull %2)
  %7 = getelementptr i8, ptr @__enzyme_cc.parallel.expected, i64 0
  store ptr %2, ptr %7, align 8
  ret ptr %2
}

define linkonce_odr hidden void @__enzyme_cc_parallel_forget(ptr %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 6
  %5 = atomicrmw sub ptr %4, i64 1 acq_rel, align 8
  %6 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 10
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  tail call void @free(ptr %0)
  %8 = icmp eq i64 %5, 1
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %3, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:
  tail call void @__enzyme_cc_parallel_end(ptr nonnull %3)
  br label %14

14:
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_give(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %10, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 2
  %6 = atomicrmw or ptr %5, i64 0 acq_rel, align 8
  %7 = add nsw i64 %6, 1
  %8 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 5
  %9 = atomicrmw add ptr %8, i64 1 acq_rel, align 8
  br label %10

10:
  %11 = phi i64 [ %7, %4 ], [ 0, %1 ]
  ret i64 %11
}

define linkonce_odr hidden void @__enzyme_cc_parallel_go(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 10
  %3 = load ptr, ptr %2, align 8
  %4 = tail call i32 @omp_get_thread_num()
  %5 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 11
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %11 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  br label %41

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr i8, ptr @__enzyme_cc.parallel.own_turn, i64 0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %14, i64 %16
  store i8 1, ptr %17, align 1
  %18 = load i64, ptr %15, align 8
  %19 = getelementptr i8, ptr @__enzyme_cc.parallel.turning, i64 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %20, i64 0, i32 8
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %38, label %24

24:
  %25 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %20, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  br label %27

27:
  %28 = phi i64 [ %18, %24 ], [ %31, %27 ]
  %29 = phi i64 [ %22, %24 ], [ %35, %27 ]
  %30 = add nsw i64 %28, 1
  %31 = srem i64 %30, %22
  %32 = getelementptr inbounds i8, ptr %26, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 0
  %35 = add nsw i64 %29, -1
  %36 = icmp eq i64 %35, 0
  %37 = select i1 %34, i1 true, i1 %36
  br i1 %37, label %38, label %27

38:
  %39 = phi i64 [ %18, %12 ], [ %31, %27 ]
  %40 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %20, i64 0, i32 7
  store atomic i64 %39, ptr %40 release, align 8
  br label %41

41:
  %42 = phi ptr [ %11, %9 ], [ %15, %38 ]
  %43 = phi ptr [ %10, %9 ], [ %19, %38 ]
  %44 = sext i32 %4 to i64
  %45 = getelementptr inbounds { ptr, ptr, i64 }, ptr %3, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds { ptr, ptr, i64 }, ptr %3, i64 %44, i32 1
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %43, align 8
  %50 = getelementptr inbounds { ptr, ptr, i64 }, ptr %3, i64 %44, i32 2
  %51 = load i64, ptr %50, align 8
  store i64 %51, ptr %42, align 8
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_parallel_goes_back(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 12
  %6 = load i32, ptr %5, align 8
  ret i32 %6
}

define linkonce_odr hidden void @__enzyme_cc_parallel_in_scope(i64 %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.scope_of_next, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %21, label %5

5:
  %6 = tail call ptr @calloc(i64 1, i64 24)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

9:
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 1
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 2
  store i64 %0, ptr %12, align 8
  store ptr null, ptr %2, align 8
  %13 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %19, label %15

15:
  %16 = tail call i32 @sched_yield()
  %17 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %15

19:
  %20 = load ptr, ptr @__enzyme_cc.parallel.members, align 8
  store ptr %20, ptr %6, align 8
  store ptr %6, ptr @__enzyme_cc.parallel.members, align 8
  store atomic i8 0, ptr @__enzyme_cc.parallel.records_lock release, align 1
  br label %21

21:
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_join(i64 %0, ptr %1) uwtable optsize {
  %3 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %9, label %5

5:
  %6 = tail call i32 @sched_yield()
  %7 = atomicrmw xchg ptr @__enzyme_cc.parallel.records_lock, i8 1 acquire, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %5

9:
  br label %10

10:
  %11 = phi ptr [ %12, %14 ], [ @__enzyme_cc.parallel.records, %9 ]
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %12, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %0
  br i1 %17, label %21, label %10

18:
  store atomic i8 0, ptr @__enzyme_cc.parallel.records_lock release, align 1
  %19 = tail call i32 @pthread_join(i64 %0, ptr %1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %52, label %25

21:
  %22 = load ptr, ptr %12, align 8
  store ptr %22, ptr %11, align 8
  store atomic i8 0, ptr @__enzyme_cc.parallel.records_lock release, align 1
  %23 = tail call i32 @pthread_join(i64 %0, ptr %1)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.4)
  unreachable

26:
  %27 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %12, i64 0, i32 11
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  %30 = select i1 %29, ptr %12, ptr %28
  br i1 %29, label %31, label %35

31:
  %32 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %12, i64 0, i32 5
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %51, label %35

35:
  %36 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %30, i64 0, i32 3
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %49, label %39

39:
  %40 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %37, i64 0, i32 5
  %41 = atomicrmw sub ptr %40, i64 1 acq_rel, align 8
  %42 = icmp eq i64 %41, 1
  br i1 %42, label %43, label %49

43:
  %44 = getelementptr i8, ptr @__enzyme_cc.parallel.is_owner, i64 0
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %49, label %47

47:
  %48 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  store ptr null, ptr %48, align 8
  store i8 0, ptr %44, align 1
  br label %49

49:
  %50 = ptrtoint ptr %30 to i64
  br label %52

51:
  tail call void @free(ptr nonnull %12)
  br label %52

52:
  %53 = phi i64 [ %50, %49 ], [ 0, %51 ], [ 0, %18 ]
  ret i64 %53
}

define linkonce_odr hidden ptr @__enzyme_cc_parallel_kept(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 7
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_leave(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  br label %8

8:
  %9 = phi i64 [ %7, %4 ], [ 0, %1 ]
  %10 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_end_critical(ptr nonnull @__enzyme_cc.parallel.here, i32 %10, ptr %0)
  ret i64 %9
}

define linkonce_odr hidden void @__enzyme_cc_parallel_lock(ptr %0) uwtable optsize {
  tail call void @omp_set_lock(ptr %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_lock_mutex(ptr %0) uwtable optsize {
  %2 = tail call i32 @pthread_mutex_lock(ptr %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.2)
  unreachable

5:
  %6 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %6, i64 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  br label %12

12:
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_lock_nested(ptr %0) uwtable optsize {
  tail call void @omp_set_nest_lock(ptr %0)
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  br label %8

8:
  %9 = phi i64 [ %7, %4 ], [ 0, %1 ]
  ret i64 %9
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_meet(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %8

4:
  %5 = tail call i32 @pthread_barrier_wait(ptr %0)
  %6 = icmp eq i32 %5, -1
  %7 = zext i1 %6 to i64
  br label %18

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 2
  %10 = atomicrmw add ptr %9, i64 1 monotonic, align 8
  %11 = shl i64 %10, 1
  %12 = add i64 %11, 2
  %13 = tail call i32 @pthread_barrier_wait(ptr %0)
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %18

15:
  %16 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 4
  %17 = atomicrmw add ptr %16, i64 1 monotonic, align 8
  br label %18

18:
  %19 = phi i64 [ %7, %4 ], [ 1, %15 ], [ 0, %8 ]
  %20 = phi i64 [ 0, %4 ], [ %12, %15 ], [ %12, %8 ]
  %21 = add nsw i64 %20, %19
  ret i64 %21
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_next_in_scope(ptr %0) uwtable optsize {
  %2 = tail call i64 @__enzyme_cc.parallel.left(ptr %0, i64 0)
  ret i64 %2
}

define linkonce_odr hidden void @__enzyme_cc_parallel_only_team() uwtable optsize {
  %1 = tail call i32 @omp_get_active_level()
  %2 = icmp sgt i32 %1, 1
  br i1 %2, label %3, label %4

3:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.1)
  unreachable

4:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_panicked() uwtable optsize {
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.6)
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_parallel_reenter(ptr %0, i64 %1) uwtable optsize {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %14, label %4

4:
  %5 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i64 0, i32 3
  %9 = load atomic i64, ptr %8 acquire, align 8
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %14, label %11

11:
  tail call void @__enzyme_cc.parallel.let_others()
  %12 = load atomic i64, ptr %8 acquire, align 8
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %14, label %11

14:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_reenter_mutex(ptr %0, i64 %1) uwtable optsize {
  %3 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  tail call void @__enzyme_cc_parallel_reenter(ptr %0, i64 %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %3, i64 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8
  br label %9

9:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_releave(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, -1
  store atomic i64 %7, ptr %5 release, align 8
  br label %8

8:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_releave_mutex(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %18, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  %8 = sext i1 %7 to i64
  %9 = add i64 %6, %8
  store i64 %9, ptr %5, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %12, i64 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, -1
  store atomic i64 %17, ptr %15 release, align 8
  br label %18

18:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_releave_outermost(ptr %0, i64 %1) uwtable optsize {
  %3 = icmp eq i64 %1, 1
  br i1 %3, label %4, label %11

4:
  %5 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %11, label %7

7:
  %8 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, -1
  store atomic i64 %10, ptr %8 release, align 8
  br label %11

11:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_releave_tested(ptr %0, i64 %1) uwtable optsize {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %5, label %4

4:
  tail call void @__enzyme_cc_parallel_releave_mutex(ptr %0)
  br label %5

5:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_run(ptr %0, ptr %1) uwtable optsize {
  %3 = alloca { ptr, ptr, ptr }, align 8
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr }, ptr %3, i64 0, i32 1
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr }, ptr %3, i64 0, i32 2
  store ptr null, ptr %5, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @__enzyme_cc.parallel.here, i32 1, ptr nonnull @__enzyme_cc.parallel.run, ptr nonnull %3)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_scope(ptr %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.scope_of_next, i64 0
  store ptr %0, ptr %2, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_spawn(ptr %0, ptr %1, ptr %2, ptr %3) uwtable optsize {
  %5 = getelementptr i8, ptr @__enzyme_cc.parallel.expected, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %12

8:
  %9 = tail call i32 @pthread_create(ptr %0, ptr %1, ptr %2, ptr %3)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %11

11:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.12)
  unreachable

12:
  %13 = tail call ptr @calloc(i64 1, i64 104)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

16:
  %17 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %13, i64 0, i32 8
  store ptr %2, ptr %17, align 8
  %18 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %13, i64 0, i32 9
  store ptr %3, ptr %18, align 8
  tail call void @__enzyme_cc.parallel.begin_noted(ptr %0, ptr %1, ptr nonnull %13)
  br label %19

19:
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_parallel_start(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i32 %7) uwtable optsize {
  %9 = add nsw i64 %5, 15
  %10 = sdiv i64 %9, 16
  %11 = shl nsw i64 %10, 4
  %12 = add i64 %6, 112
  %13 = add i64 %12, %11
  %14 = tail call ptr @calloc(i64 1, i64 %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

17:
  %18 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 4
  store ptr %2, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 5
  store ptr %3, ptr %19, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 13
  store i32 %7, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %14, i64 112
  %22 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 6
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %21, i64 %11
  %24 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 7
  store ptr %23, ptr %24, align 8
  %25 = tail call ptr @memcpy(ptr nonnull %21, ptr %4, i64 %5)
  %26 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 3
  store ptr %27, ptr %28, align 8
  %29 = icmp eq ptr %3, null
  br i1 %29, label %31, label %30

30:
  tail call void @__enzyme_cc.parallel.join_team(ptr nonnull %14)
  br label %31

31:
  tail call void @__enzyme_cc.parallel.begin_noted(ptr %0, ptr %1, ptr nonnull %14)
  ret ptr %14
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_take(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %20, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 5
  %6 = load atomic i64, ptr %5 acquire, align 8
  %7 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr i8, ptr @__enzyme_cc.parallel.last_serial, i64 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  %12 = getelementptr i8, ptr @__enzyme_cc.parallel.last_given, i64 0
  br i1 %11, label %13, label %16

13:
  %14 = load i64, ptr %12, align 8
  %15 = icmp eq i64 %6, %14
  br i1 %15, label %20, label %16

16:
  store i64 %8, ptr %9, align 8
  store i64 %6, ptr %12, align 8
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 2
  %18 = atomicrmw add ptr %17, i64 1 acq_rel, align 8
  %19 = add i64 %18, 1
  br label %20

20:
  %21 = phi i64 [ 0, %1 ], [ %19, %16 ], [ 0, %13 ]
  ret i64 %21
}

define linkonce_odr hidden ptr @__enzyme_cc_parallel_team(i64 %0) uwtable optsize {
  %2 = tail call ptr @calloc(i64 1, i64 96)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 3
  store i64 %0, ptr %6, align 8
  %7 = tail call ptr @calloc(i64 %0, i64 24)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.8)
  unreachable

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %2, i64 0, i32 10
  store ptr %7, ptr %11, align 8
  ret ptr %2
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_test(ptr %0) uwtable optsize {
  %2 = tail call i32 @omp_test_lock(ptr %0)
  %3 = sext i32 %2 to i64
  ret i64 %3
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_test_mutex(ptr %0) uwtable optsize {
  %2 = tail call i32 @pthread_mutex_trylock(ptr %0)
  %3 = icmp eq i32 %2, 0
  switch i32 %2, label %4 [
    i32 16, label %5
    i32 0, label %5
  ]

4:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.2)
  unreachable

5:
  br i1 %3, label %6, label %13

6:
  %7 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i64 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  br label %13

13:
  %14 = zext i1 %3 to i64
  ret i64 %14
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_test_nested(ptr %0) uwtable optsize {
  %2 = tail call i32 @omp_test_nest_lock(ptr %0)
  %3 = sext i32 %2 to i64
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %10, label %5

5:
  %6 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %6, i64 0, i32 7
  store i64 %3, ptr %9, align 8
  br label %10

10:
  ret i64 %3
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_threads(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i32 }, ptr %0, i64 0, i32 3
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

define linkonce_odr hidden void @__enzyme_cc_parallel_together() uwtable optsize {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_end_serialized_parallel(ptr nonnull @__enzyme_cc.parallel.here, i32 %1)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_ungive(ptr %0, i64 %1) uwtable optsize {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %14, label %4

4:
  %5 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %6 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i64 0, i32 3
  %7 = icmp eq ptr %5, null
  br i1 %7, label %14, label %8

8:
  %9 = load atomic i64, ptr %6 acquire, align 8
  %10 = icmp slt i64 %9, %1
  br i1 %10, label %14, label %11

11:
  tail call void @__enzyme_cc.parallel.let_others()
  %12 = load atomic i64, ptr %6 acquire, align 8
  %13 = icmp slt i64 %12, %1
  br i1 %13, label %14, label %11

14:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_unjoin(i64 %0) uwtable optsize {
  %2 = inttoptr i64 %0 to ptr
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %58, label %4

4:
  %5 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @__enzyme_cc.parallel.one_more(ptr %6)
  %8 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 12
  store i32 1, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 13
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %45, label %12

12:
  %13 = getelementptr i8, ptr @__enzyme_cc.parallel.own_record, i64 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 10
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %37, label %20

20:
  %21 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 3
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %15, align 8
  store ptr %18, ptr %13, align 8
  %23 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %30, label %26

26:
  %27 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 9
  %28 = load ptr, ptr %27, align 8
  %29 = tail call ptr %24(ptr %28)
  br label %44

30:
  %31 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 4
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 6
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 7
  %36 = load ptr, ptr %35, align 8
  tail call void %32(ptr %34, ptr %36)
  br label %44

37:
  %38 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 5
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 7
  %43 = load ptr, ptr %42, align 8
  tail call void %39(ptr %41, ptr %43)
  br label %44

44:
  store ptr %14, ptr %13, align 8
  store ptr %16, ptr %15, align 8
  br label %58

45:
  %46 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 10
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 2
  br i1 %48, label %54, label %50

50:
  %51 = tail call i32 @pthread_create(ptr nonnull %49, ptr null, ptr nonnull @__enzyme_cc.parallel.run_ahead, ptr nonnull %47)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %58, label %53

53:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.12)
  unreachable

54:
  %55 = tail call i32 @pthread_create(ptr nonnull %49, ptr null, ptr nonnull @__enzyme_cc.parallel.run_back, ptr nonnull %2)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %58, label %57

57:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.12)
  unreachable

58:
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_unlock(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  br label %8

8:
  %9 = phi i64 [ %7, %4 ], [ 0, %1 ]
  tail call void @omp_unset_lock(ptr %0)
  ret i64 %9
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_unlock_mutex(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %18, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  %8 = sext i1 %7 to i64
  %9 = add i64 %6, %8
  store i64 %9, ptr %5, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %12, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 1
  store i64 %17, ptr %15, align 8
  br label %18

18:
  %19 = phi i64 [ 0, %4 ], [ 0, %1 ], [ %17, %14 ], [ 0, %11 ]
  %20 = tail call i32 @pthread_mutex_unlock(ptr %0)
  ret i64 %19
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_unlock_nested(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %16, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %2, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, -1
  store i64 %7, ptr %5, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %16

9:
  %10 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %10, i64 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  br label %16

16:
  %17 = phi i64 [ 0, %4 ], [ 0, %1 ], [ %15, %12 ], [ 0, %9 ]
  tail call void @omp_unset_nest_lock(ptr %0)
  ret i64 %17
}

define linkonce_odr hidden void @__enzyme_cc_parallel_unmeet(ptr %0, i64 %1) uwtable optsize {
  %3 = sdiv i64 %1, 2
  %4 = add i64 %1, 1
  %5 = icmp ult i64 %4, 3
  br i1 %5, label %26, label %6

6:
  %7 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %26, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i64 0, i32 4
  %13 = load i64, ptr %12, align 8
  %14 = sdiv i64 %11, %13
  %15 = add nsw i64 %3, -1
  %16 = srem i64 %15, %14
  %17 = sub nsw i64 %15, %16
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i64 0, i32 3
  %19 = atomicrmw sub ptr %18, i64 1 acq_rel, align 8
  %20 = load atomic i64, ptr %18 acquire, align 8
  %21 = icmp sgt i64 %20, %17
  br i1 %21, label %22, label %26

22:
  %23 = tail call i32 @sched_yield()
  %24 = load atomic i64, ptr %18 acquire, align 8
  %25 = icmp sgt i64 %24, %17
  br i1 %25, label %22, label %26

26:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_untake(ptr %0, i64 %1) uwtable optsize {
  tail call void @__enzyme_cc_parallel_reenter(ptr %0, i64 %1)
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %11, label %4

4:
  %5 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %11, label %7

7:
  %8 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, -1
  store atomic i64 %10, ptr %8 release, align 8
  br label %11

11:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_unwait(ptr nocapture readnone %0, ptr %1, i64 %2) uwtable optsize {
  %4 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %1)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %16, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %4, i64 0, i32 7
  %8 = load i64, ptr %7, align 8
  store i64 0, ptr %7, align 8
  %9 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %1)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, -1
  store atomic i64 %14, ptr %12 release, align 8
  br label %15

15:
  tail call void @__enzyme_cc_parallel_reenter(ptr %1, i64 %2)
  store i64 %8, ptr %7, align 8
  br label %24

16:
  %17 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %1)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %17, i64 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %21, -1
  store atomic i64 %22, ptr %20 release, align 8
  br label %23

23:
  tail call void @__enzyme_cc_parallel_reenter(ptr %1, i64 %2)
  br label %24

24:
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_wait(ptr %0, ptr %1) uwtable optsize {
  %3 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %1)
  %4 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %1)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %4, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, 1
  store i64 %9, ptr %7, align 8
  br label %10

10:
  %11 = phi i64 [ %9, %6 ], [ 0, %2 ]
  %12 = icmp eq ptr %3, null
  br i1 %12, label %13, label %16

13:
  %14 = tail call i32 @pthread_cond_wait(ptr %0, ptr %1)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %21

16:
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %3, i64 0, i32 7
  %18 = load i64, ptr %17, align 8
  store i64 0, ptr %17, align 8
  %19 = tail call i32 @pthread_cond_wait(ptr %0, ptr %1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.3)
  unreachable

22:
  store i64 %18, ptr %17, align 8
  br label %23

23:
  ret i64 %11
}

define linkonce_odr hidden void @__enzyme_cc_parallel_waited(i64 %0) uwtable optsize {
  %2 = tail call i64 @__enzyme_cc.parallel.left(ptr null, i64 %0)
  ret void
}

declare void @__kmpc_barrier(ptr, i32) nounwind

declare void @__kmpc_critical(ptr, i32, ptr) nounwind

declare void @__kmpc_end_critical(ptr, i32, ptr) nounwind

declare void @__kmpc_end_ordered(ptr, i32) nounwind

declare void @__kmpc_end_serialized_parallel(ptr, i32) nounwind

declare void @__kmpc_fork_call(ptr, i32, ptr, ...) nounwind

declare i32 @__kmpc_global_thread_num(ptr) nounwind

declare void @__kmpc_ordered(ptr, i32) nounwind

declare void @__kmpc_push_num_threads(ptr, i32, i32) nounwind

declare void @__kmpc_serialized_parallel(ptr, i32) nounwind

declare void @abort() nounwind

declare ptr @calloc(i64, i64) nounwind

declare i32 @dprintf(i32, ptr, ...) nounwind

declare void @free(ptr) nounwind

declare ptr @memcpy(ptr, ptr, i64) nounwind

declare i32 @omp_get_active_level() nounwind

declare i32 @omp_get_level() nounwind

declare i32 @omp_get_num_threads() nounwind

declare i32 @omp_get_thread_num() nounwind

declare void @omp_set_lock(ptr) nounwind

declare void @omp_set_nest_lock(ptr) nounwind

declare i32 @omp_test_lock(ptr) nounwind

declare i32 @omp_test_nest_lock(ptr) nounwind

declare void @omp_unset_lock(ptr) nounwind

declare void @omp_unset_nest_lock(ptr) nounwind

declare i32 @pthread_barrier_wait(ptr) nounwind

declare i32 @pthread_cond_wait(ptr, ptr) nounwind

declare i32 @pthread_create(ptr, ptr, ptr, ptr) nounwind

declare i32 @pthread_join(i64, ptr) nounwind

declare i32 @pthread_mutex_lock(ptr) nounwind

declare i32 @pthread_mutex_trylock(ptr) nounwind

declare i32 @pthread_mutex_unlock(ptr) nounwind

declare i32 @sched_yield() nounwind
