; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.parallel..str = private constant [25 x i8] c"a mutex cannot be locked\00", align 1

@__enzyme_cc.parallel..str.1 = private constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1

@__enzyme_cc.parallel..str.2 = private constant [36 x i8] c"out of memory for a parallel region\00", align 1

@__enzyme_cc.parallel..str.3 = private constant [144 x i8] c"fewer threads came to reverse a parallel region than ran it, and its threads wait for each other: allow as many (OMP_THREAD_LIMIT, OMP_DYNAMIC)\00", align 1

@__enzyme_cc.parallel..str.4 = private constant [15 x i8] c"enzyme-cc: %s\0A\00", align 1

define internal void @__enzyme_cc.parallel.ahead(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %7, i64 0, i32 1
  %9 = load atomic i64, ptr %8 acquire, align 8
  %10 = tail call i32 @omp_get_num_threads()
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %14, label %12

12:
  %13 = inttoptr i64 %9 to ptr
  br label %30

14:
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %7, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = tail call ptr @calloc(i64 %15, i64 %17)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.2)
  unreachable

21:
  %22 = ptrtoint ptr %18 to i64
  %23 = cmpxchg ptr %8, i64 0, i64 %22 acq_rel acquire, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  br i1 %24, label %25, label %27

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %7, i64 0, i32 3
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
  %39 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %38, i64 0, i32 4
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
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %5, i64 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, %11
  br i1 %14, label %15, label %19

15:
  %16 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 1
  %17 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %5, i64 0, i32 1
  %18 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %5, i64 0, i32 4
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

define internal void @__enzyme_cc.parallel.back_together(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = tail call i32 @omp_get_num_threads()
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %7, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, %5
  br i1 %10, label %11, label %12

11:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.3)
  unreachable

12:
  tail call void @__enzyme_cc.parallel.back(ptr poison, ptr poison, ptr nonnull %2)
  ret void
}

@__enzyme_cc.parallel.current = linkonce_odr hidden thread_local global ptr null, align 8

define internal void @__enzyme_cc.parallel.failed(ptr %0) uwtable optsize {
  %2 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.parallel..str.4, ptr %0)
  tail call void @abort()
  unreachable
}

define internal ptr @__enzyme_cc.parallel.held_of(ptr %0) uwtable optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %38, label %5

5:
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %6, i64 0, i32 2
  br label %11

11:
  %12 = phi ptr [ %33, %32 ], [ null, %9 ]
  %13 = load atomic i64, ptr %10 acquire, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %24, label %16

16:
  %17 = phi ptr [ %22, %21 ], [ %14, %11 ]
  %18 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %17, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %37, label %21

21:
  %22 = load ptr, ptr %17, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %16

24:
  %25 = icmp eq ptr %12, null
  br i1 %25, label %26, label %32

26:
  %27 = tail call ptr @calloc(i64 1, i64 32)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %30

29:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.2)
  unreachable

30:
  %31 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %27, i64 0, i32 1
  store ptr %0, ptr %31, align 8
  br label %32

32:
  %33 = phi ptr [ %12, %24 ], [ %27, %30 ]
  store ptr %14, ptr %33, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = cmpxchg ptr %10, i64 %13, i64 %34 acq_rel acquire, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %38, label %11

37:
  tail call void @free(ptr %12)
  br label %38

38:
  %39 = phi ptr [ %17, %37 ], [ null, %1 ], [ %33, %32 ]
  ret ptr %39
}

@__enzyme_cc.parallel.here = internal global { i32, i32, i32, i32, ptr } { i32 0, i32 2, i32 0, i32 22, ptr @__enzyme_cc.parallel..str.1 }, align 8

@__enzyme_cc.parallel.ordered = linkonce_odr hidden global i8 0, align 1

define internal void @__enzyme_cc.parallel.run(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture readonly %2) uwtable optsize {
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr }, ptr %2, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  tail call void %4(ptr %6, ptr null)
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_parallel_ahead(ptr %0, ptr %1, i64 %2) uwtable optsize {
  %4 = alloca { ptr, ptr, ptr }, align 8
  %5 = tail call ptr @calloc(i64 1, i64 40)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str.2)
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
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %5, i64 0, i32 4
  store i64 %15, ptr %16, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @__enzyme_cc.parallel.here, i32 1, ptr nonnull @__enzyme_cc.parallel.ahead, ptr nonnull %4)
  ret ptr %5
}

define linkonce_odr hidden void @__enzyme_cc_parallel_alone() uwtable optsize {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_serialized_parallel(ptr nonnull @__enzyme_cc.parallel.here, i32 %1)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_back(ptr %0, ptr %1, ptr %2, i32 %3) uwtable optsize {
  %5 = alloca { ptr, ptr, ptr }, align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %2, i64 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %20

11:
  %12 = getelementptr i8, ptr @__enzyme_cc.parallel.current, i64 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %2, align 8
  %14 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  %15 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %2, i64 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  tail call void @__kmpc_push_num_threads(ptr nonnull @__enzyme_cc.parallel.here, i32 %14, i32 %17)
  %18 = icmp eq i32 %3, 0
  %19 = select i1 %18, ptr @__enzyme_cc.parallel.back, ptr @__enzyme_cc.parallel.back_together
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @__enzyme_cc.parallel.here, i32 1, ptr nonnull %19, ptr nonnull %5)
  ret void

20:
  %21 = phi ptr [ %25, %20 ], [ %9, %4 ]
  %22 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %21, i64 0, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %21, i64 0, i32 3
  store i64 %23, ptr %24, align 8
  %25 = load ptr, ptr %21, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %11, label %20
}

define linkonce_odr hidden void @__enzyme_cc_parallel_barrier() uwtable optsize {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_barrier(ptr nonnull @__enzyme_cc.parallel.here, i32 %1)
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
  %3 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %0, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %1
  %8 = getelementptr inbounds i8, ptr %4, i64 %7
  ret ptr %8
}

define linkonce_odr hidden void @__enzyme_cc_parallel_end(ptr %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  tail call void @free(ptr %0)
  ret void

8:
  %9 = phi ptr [ %10, %8 ], [ %3, %1 ]
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr nonnull %9)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %5, label %8
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_end_ordered() uwtable optsize {
  %1 = tail call ptr @__enzyme_cc.parallel.held_of(ptr nonnull @__enzyme_cc.parallel.ordered)
  %2 = icmp eq ptr %1, null
  br i1 %2, label %7, label %3

3:
  %4 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %1, i64 0, i32 2
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
  %4 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %1, i64 0, i32 3
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

define linkonce_odr hidden i64 @__enzyme_cc_parallel_leave(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %2, i64 0, i32 2
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
  tail call void @__enzyme_cc.parallel.failed(ptr nonnull @__enzyme_cc.parallel..str)
  unreachable

5:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_reenter(ptr %0, i64 %1) uwtable optsize {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %15, label %4

4:
  %5 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:
  %8 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %5, i64 0, i32 3
  %9 = load atomic i64, ptr %8 acquire, align 8
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %15, label %11

11:
  %12 = tail call i32 @sched_yield()
  %13 = load atomic i64, ptr %8 acquire, align 8
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %11

15:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parallel_releave(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, -1
  store atomic i64 %7, ptr %5 release, align 8
  br label %8

8:
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

define linkonce_odr hidden i64 @__enzyme_cc_parallel_threads(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64 }, ptr %0, i64 0, i32 3
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

define linkonce_odr hidden void @__enzyme_cc_parallel_together() uwtable optsize {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr nonnull @__enzyme_cc.parallel.here)
  tail call void @__kmpc_end_serialized_parallel(ptr nonnull @__enzyme_cc.parallel.here, i32 %1)
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_parallel_unlock(ptr %0) uwtable optsize {
  %2 = tail call ptr @__enzyme_cc.parallel.held_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %2, i64 0, i32 2
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
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %2, i64 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  br label %8

8:
  %9 = phi i64 [ %7, %4 ], [ 0, %1 ]
  %10 = tail call i32 @pthread_mutex_unlock(ptr %0)
  ret i64 %9
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

declare i32 @omp_get_num_threads() nounwind

declare i32 @omp_get_thread_num() nounwind

declare void @omp_set_lock(ptr) nounwind

declare void @omp_unset_lock(ptr) nounwind

declare i32 @pthread_mutex_lock(ptr) nounwind

declare i32 @pthread_mutex_unlock(ptr) nounwind

declare i32 @sched_yield() nounwind
