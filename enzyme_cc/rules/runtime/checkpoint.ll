; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.checkpoint..str = private constant [18 x i8] c"no memory is left\00", align 1

@__enzyme_cc.checkpoint..str.1 = private constant [58 x i8] c"the scheme is of another version of <enzyme/checkpoint.h>\00", align 1

@__enzyme_cc.checkpoint..str.10 = private constant [30 x i8] c"%s/enzyme-checkpoint-%d-%p-%d\00", align 1

@__enzyme_cc.checkpoint..str.11 = private constant [4 x i8] c"wbx\00", align 1

@__enzyme_cc.checkpoint..str.12 = private constant [46 x i8] c"a file for states cannot be made in spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.13 = private constant [39 x i8] c"a state cannot be written to spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.14 = private constant [3 x i8] c"rb\00", align 1

@__enzyme_cc.checkpoint..str.15 = private constant [38 x i8] c"a state cannot be read from spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.16 = private constant [122 x i8] c"enzyme checkpoint: %lld steps, %lld run forward, %lld reversed; at most %lld states kept at a time, %lld bytes in memory\0A\00", align 1

@__enzyme_cc.checkpoint..str.2 = private constant [79 x i8] c"the scheme has no set_nsteps, and how many steps there are is not known before\00", align 1

@__enzyme_cc.checkpoint..str.3 = private constant [61 x i8] c"the scheme asks for what cannot be done in the forward sweep\00", align 1

@__enzyme_cc.checkpoint..str.4 = private constant [27 x i8] c"enzyme checkpoint: %s: %s\0A\00", align 1

@__enzyme_cc.checkpoint..str.5 = private constant [41 x i8] c"the scheme does not know what to do next\00", align 1

@__enzyme_cc.checkpoint..str.6 = private constant [61 x i8] c"the scheme asks for what cannot be done in the reverse sweep\00", align 1

@__enzyme_cc.checkpoint..str.7 = private constant [152 x i8] c"a step gives another result when it is run again: it uses memory that changes and is in no enzyme_checkpoint_region, or something that is not in memory\00", align 1

@__enzyme_cc.checkpoint..str.8 = private constant [12 x i8] c"checkpoints\00", align 1

@__enzyme_cc.checkpoint..str.9 = private constant [60 x i8] c"states need more than mem_budget, and there is no spill_dir\00", align 1

@EnzymeCkptPeriodic = linkonce_odr hidden constant { i32, ptr, ptr, ptr, ptr, ptr, ptr } { i32 1, ptr @__enzyme_cc.checkpoint.begun_periodic, ptr @__enzyme_cc.checkpoint.next_action, ptr @__enzyme_cc.checkpoint.store_state, ptr @__enzyme_cc.checkpoint.restore_state, ptr @__enzyme_cc.checkpoint.set_steps, ptr @__enzyme_cc.checkpoint.finalize }, align 8

@EnzymeCkptRevolve = linkonce_odr hidden constant { i32, ptr, ptr, ptr, ptr, ptr, ptr } { i32 1, ptr @__enzyme_cc.checkpoint.begun_revolve, ptr @__enzyme_cc.checkpoint.next_action, ptr @__enzyme_cc.checkpoint.store_state, ptr @__enzyme_cc.checkpoint.restore_state, ptr @__enzyme_cc.checkpoint.set_steps, ptr @__enzyme_cc.checkpoint.finalize }, align 8

@EnzymeCkptStoreAll = linkonce_odr hidden constant { i32, ptr, ptr, ptr, ptr, ptr, ptr } { i32 1, ptr @__enzyme_cc.checkpoint.begun_all, ptr @__enzyme_cc.checkpoint.next_action, ptr @__enzyme_cc.checkpoint.store_state, ptr @__enzyme_cc.checkpoint.restore_state, ptr @__enzyme_cc.checkpoint.set_steps, ptr @__enzyme_cc.checkpoint.finalize }, align 8

@__enzyme_cc.checkpoint.__const.hash_of.lanes = private constant [4 x i64] [i64 1, i64 2, i64 3, i64 4], align 16

define internal ptr @__enzyme_cc.checkpoint.begun(ptr readonly %0, i64 %1, i32 %2) uwtable optsize {
  %4 = tail call ptr @calloc(i64 1, i64 240)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

7:
  %8 = icmp eq ptr %0, null
  br i1 %8, label %10, label %9

9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(40) %4, ptr nonnull align 8 dereferenceable(40) %0, i64 40, i1 false)
  br label %10

10:
  %11 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 2
  store i32 %2, ptr %11, align 8
  %12 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 3
  store i32 1, ptr %12, align 4
  %13 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 5
  store i64 %1, ptr %13, align 8
  %14 = add i64 %1, -1
  %15 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 6
  store i64 %14, ptr %15, align 8
  %16 = load i64, ptr %4, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %28, label %18

18:
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %23, label %20

20:
  %21 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 8
  store i64 32, ptr %21, align 8
  %22 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 9
  store i64 1, ptr %22, align 8
  br label %38

23:
  %24 = phi i64 [ %27, %23 ], [ 1, %18 ]
  %25 = mul nsw i64 %24, %24
  %26 = icmp slt i64 %25, %1
  %27 = add nuw nsw i64 %24, 1
  br i1 %26, label %23, label %28

28:
  %29 = phi i64 [ %16, %10 ], [ %24, %23 ]
  %30 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 8
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %4, i64 0, i32 9
  store i64 1, ptr %31, align 8
  %32 = icmp eq i32 %2, 1
  %33 = icmp sgt i64 %1, 0
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %38

35:
  %36 = add i64 %14, %29
  %37 = sdiv i64 %36, %29
  store i64 %37, ptr %31, align 8
  br label %38

38:
  ret ptr %4
}

define internal ptr @__enzyme_cc.checkpoint.begun_all(ptr %0, i64 %1, i64 %2) uwtable optsize {
  %4 = tail call ptr @__enzyme_cc.checkpoint.begun(ptr %0, i64 %1, i32 2)
  ret ptr %4
}

define internal ptr @__enzyme_cc.checkpoint.begun_periodic(ptr %0, i64 %1, i64 %2) uwtable optsize {
  %4 = tail call ptr @__enzyme_cc.checkpoint.begun(ptr %0, i64 %1, i32 1)
  ret ptr %4
}

define internal ptr @__enzyme_cc.checkpoint.begun_revolve(ptr %0, i64 %1, i64 %2) uwtable optsize {
  %4 = tail call ptr @__enzyme_cc.checkpoint.begun(ptr %0, i64 %1, i32 0)
  ret ptr %4
}

define internal void @__enzyme_cc.checkpoint.check_state(ptr nocapture readonly %0, i64 %1) uwtable optsize {
  %3 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = sdiv i64 %1, %4
  %6 = srem i64 %1, %4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %24

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %5, %10
  br i1 %11, label %12, label %24

12:
  %13 = load volatile ptr, ptr @__enzyme_cc.checkpoint.unverified, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = load i32, ptr %13, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 7, i64 %5
  %20 = load i64, ptr %19, align 8
  %21 = tail call i64 @__enzyme_cc.checkpoint.hash_of(ptr nonnull %0)
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %24, label %23

23:
  tail call void @__enzyme_cc.checkpoint.refuse_step(ptr nonnull %0)
  unreachable

24:
  ret void
}

define internal void @__enzyme_cc.checkpoint.drop(ptr nocapture %0, ptr nocapture %1) uwtable optsize {
  %3 = getelementptr inbounds { ptr, ptr, i64 }, ptr %1, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:
  %7 = tail call i32 @remove(ptr nonnull %4)
  %8 = load ptr, ptr %3, align 8
  br label %9

9:
  %10 = phi ptr [ %8, %6 ], [ null, %2 ]
  %11 = getelementptr inbounds { ptr, ptr, i64 }, ptr %1, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 16
  %14 = load i64, ptr %13, align 8
  %15 = sub i64 %14, %12
  store i64 %15, ptr %13, align 8
  tail call void @free(ptr %10)
  %16 = load ptr, ptr %1, align 8
  tail call void @free(ptr %16)
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %1, i8 0, i64 24, i1 false)
  ret void
}

@enzyme_checkpoint_unverified = extern_weak global i32, align 4

define internal void @__enzyme_cc.checkpoint.exchange_fixed(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 12
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, %3
  %7 = icmp ult i64 %3, %6
  br i1 %7, label %8, label %11

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 13
  %10 = load ptr, ptr %9, align 8
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ %27, %26 ], [ %5, %8 ]
  %14 = phi i64 [ %28, %26 ], [ %3, %8 ]
  %15 = phi ptr [ %29, %26 ], [ %10, %8 ]
  %16 = phi i64 [ %30, %26 ], [ %3, %8 ]
  %17 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14, i64 %16, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %26, label %20

20:
  %21 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14, i64 %16
  %22 = load ptr, ptr %21, align 8
  br label %33

23:
  %24 = load i64, ptr %2, align 8
  %25 = load i64, ptr %4, align 8
  br label %26

26:
  %27 = phi i64 [ %13, %12 ], [ %25, %23 ]
  %28 = phi i64 [ %14, %12 ], [ %24, %23 ]
  %29 = phi ptr [ %15, %12 ], [ %41, %23 ]
  %30 = add nuw i64 %16, 1
  %31 = add i64 %27, %28
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %12, label %11

33:
  %34 = phi ptr [ %41, %33 ], [ %15, %20 ]
  %35 = phi i64 [ %39, %33 ], [ %18, %20 ]
  %36 = phi ptr [ %40, %33 ], [ %22, %20 ]
  %37 = load i8, ptr %36, align 1
  %38 = load i8, ptr %34, align 1
  store i8 %38, ptr %36, align 1
  store i8 %37, ptr %34, align 1
  %39 = add i64 %35, -1
  %40 = getelementptr inbounds i8, ptr %36, i64 1
  %41 = getelementptr inbounds i8, ptr %34, i64 1
  %42 = icmp eq i64 %39, 0
  br i1 %42, label %23, label %33
}

define internal void @__enzyme_cc.checkpoint.failed(ptr %0, ptr %1) uwtable optsize {
  %3 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.checkpoint..str.4, ptr %0, ptr %1)
  tail call void @abort()
  unreachable
}

define internal void @__enzyme_cc.checkpoint.finalize(ptr %0) uwtable optsize {
  %2 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1
  %3 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 15
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %15

6:
  %7 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  br label %8

8:
  %9 = phi i64 [ 0, %6 ], [ %12, %8 ]
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64 }, ptr %10, i64 %9
  tail call void @__enzyme_cc.checkpoint.drop(ptr nonnull %0, ptr %11)
  %12 = add nuw nsw i64 %9, 1
  %13 = load i64, ptr %3, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %8, label %15

15:
  %16 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 14, i64 0
  tail call void @__enzyme_cc.checkpoint.drop(ptr %0, ptr nonnull %16)
  %17 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 14, i64 1
  tail call void @__enzyme_cc.checkpoint.drop(ptr %0, ptr nonnull %17)
  %18 = getelementptr inbounds { i64, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(48) %19, ptr nonnull align 8 dereferenceable(48) %2, i64 48, i1 false)
  br label %22

22:
  %23 = getelementptr inbounds { i64, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 1
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %37, label %26

26:
  %27 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 5
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %2, align 8
  %30 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 4
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 5
  %35 = load i64, ptr %34, align 8
  %36 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.checkpoint..str.16, i64 %28, i64 %29, i64 %31, i64 %33, i64 %35)
  br label %37

37:
  %38 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  %39 = load ptr, ptr %38, align 8
  tail call void @free(ptr %39)
  %40 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr %41)
  tail call void @free(ptr nonnull %0)
  ret void
}

define internal i64 @__enzyme_cc.checkpoint.hash_of(ptr nocapture readonly %0) uwtable optsize {
  %2 = alloca [4 x i64], align 16
  %3 = alloca [4 x i64], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %2, ptr nonnull align 16 dereferenceable(32) @__enzyme_cc.checkpoint.__const.hash_of.lanes, i64 32, i1 false)
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = phi i64 [ 0, %1 ], [ %55, %54 ]
  br label %60

9:
  %10 = phi i64 [ %56, %54 ], [ 0, %1 ]
  %11 = phi i64 [ %55, %54 ], [ 0, %1 ]
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14, i64 %10
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14, i64 %10, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %15, 31
  br i1 %16, label %21, label %17

17:
  %18 = phi ptr [ %13, %9 ], [ %27, %25 ]
  %19 = phi i64 [ %15, %9 ], [ %26, %25 ]
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %54, label %41

21:
  %22 = phi i64 [ %26, %25 ], [ %15, %9 ]
  %23 = phi ptr [ %27, %25 ], [ %13, %9 ]
  %24 = call ptr @memcpy(ptr nonnull %3, ptr %23, i64 32)
  br label %29

25:
  %26 = add i64 %22, -32
  %27 = getelementptr inbounds i8, ptr %23, i64 32
  %28 = icmp ugt i64 %26, 31
  br i1 %28, label %21, label %17

29:
  %30 = phi i64 [ 0, %21 ], [ %39, %29 ]
  %31 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %30
  %34 = load i64, ptr %33, align 8
  %35 = xor i64 %34, %32
  %36 = mul i64 %35, -7046029254386353131
  %37 = lshr i64 %36, 29
  %38 = xor i64 %37, %36
  store i64 %38, ptr %31, align 8
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %25, label %29

41:
  %42 = phi i64 [ %51, %41 ], [ %19, %17 ]
  %43 = phi ptr [ %52, %41 ], [ %18, %17 ]
  %44 = phi i64 [ %50, %41 ], [ %11, %17 ]
  %45 = load i8, ptr %43, align 1
  %46 = zext i8 %45 to i64
  %47 = xor i64 %44, %46
  %48 = mul i64 %47, -7046029254386353131
  %49 = lshr i64 %48, 29
  %50 = xor i64 %49, %48
  %51 = add i64 %42, -1
  %52 = getelementptr inbounds i8, ptr %43, i64 1
  %53 = icmp eq i64 %51, 0
  br i1 %53, label %54, label %41

54:
  %55 = phi i64 [ %11, %17 ], [ %50, %41 ]
  %56 = add nuw i64 %10, 1
  %57 = load i64, ptr %4, align 8
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %9, label %7

59:
  ret i64 %68

60:
  %61 = phi i64 [ %69, %60 ], [ 0, %7 ]
  %62 = phi i64 [ %68, %60 ], [ %8, %7 ]
  %63 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %61
  %64 = load i64, ptr %63, align 8
  %65 = xor i64 %64, %62
  %66 = mul i64 %65, -7046029254386353131
  %67 = lshr i64 %66, 29
  %68 = xor i64 %67, %66
  %69 = add nuw nsw i64 %61, 1
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %59, label %60
}

define internal void @__enzyme_cc.checkpoint.keep(ptr noalias nocapture writeonly sret({ i32, i64, i64, i64 }) align 8 %0, ptr nocapture %1) uwtable optsize {
  %3 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %1, i64 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %1, i64 0, i32 11
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %11, label %8

8:
  %9 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %1, i64 0, i32 12
  %10 = load ptr, ptr %9, align 8
  br label %30

11:
  %12 = shl nsw i64 %4, 1
  %13 = add nsw i64 %12, 8
  %14 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %1, i64 0, i32 12
  %15 = load ptr, ptr %14, align 8
  %16 = shl i64 %13, 4
  %17 = tail call ptr @realloc(ptr %15, i64 %16)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

20:
  store ptr %17, ptr %14, align 8
  %21 = load i64, ptr %5, align 8
  %22 = icmp slt i64 %21, %13
  br i1 %22, label %25, label %23

23:
  store i64 %13, ptr %5, align 8
  %24 = load i64, ptr %3, align 8
  br label %30

25:
  %26 = phi i64 [ %28, %25 ], [ %21, %20 ]
  %27 = getelementptr inbounds { i64, i64 }, ptr %17, i64 %26, i32 1
  store i64 %26, ptr %27, align 8
  %28 = add nsw i64 %26, 1
  %29 = icmp eq i64 %28, %13
  br i1 %29, label %23, label %25

30:
  %31 = phi i64 [ %4, %8 ], [ %24, %23 ]
  %32 = phi ptr [ %10, %8 ], [ %17, %23 ]
  %33 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %1, i64 0, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds { i64, i64 }, ptr %32, i64 %31
  store i64 %34, ptr %35, align 8
  store i32 1, ptr %0, align 8
  %36 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %0, i64 0, i32 1
  store i64 %34, ptr %36, align 8
  %37 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %0, i64 0, i32 2
  store i64 %34, ptr %37, align 8
  %38 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %0, i64 0, i32 3
  %39 = add nsw i64 %31, 1
  store i64 %39, ptr %3, align 8
  %40 = getelementptr inbounds { i64, i64 }, ptr %32, i64 %31, i32 1
  %41 = load i64, ptr %40, align 8
  store i64 %41, ptr %38, align 8
  ret void
}

define internal i32 @__enzyme_cc.checkpoint.moved(ptr %0, ptr nocapture readonly %1, i64 %2, i32 %3) uwtable optsize {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %26, label %6

6:
  %7 = icmp eq i32 %3, 0
  br label %12

8:
  %9 = add nuw i64 %14, 1
  %10 = icmp uge i64 %9, %2
  %11 = icmp eq i64 %9, %2
  br i1 %11, label %26, label %12

12:
  %13 = phi i1 [ false, %6 ], [ %10, %8 ]
  %14 = phi i64 [ 0, %6 ], [ %9, %8 ]
  %15 = getelementptr inbounds { ptr, i64, i32 }, ptr %1, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { ptr, i64, i32 }, ptr %1, i64 %14, i32 1
  %18 = load i64, ptr %17, align 8
  br i1 %7, label %21, label %19

19:
  %20 = tail call i64 @fwrite(ptr %16, i64 1, i64 %18, ptr %0)
  br label %23

21:
  %22 = tail call i64 @fread(ptr %16, i64 1, i64 %18, ptr %0)
  br label %23

23:
  %24 = phi i64 [ %20, %19 ], [ %22, %21 ]
  %25 = icmp eq i64 %24, %18
  br i1 %25, label %8, label %26

26:
  %27 = phi i1 [ true, %4 ], [ %10, %8 ], [ %13, %23 ]
  %28 = zext i1 %27 to i32
  ret i32 %28
}

define internal void @__enzyme_cc.checkpoint.next(ptr noalias sret({ i32, i64, i64, i64 }) align 8 %0, ptr nocapture readonly %1) uwtable optsize {
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %3, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %1, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  tail call void %5(ptr %7, ptr %0)
  %8 = load i32, ptr %0, align 8
  %9 = icmp eq i32 %8, 6
  %10 = icmp ugt i32 %8, 7
  %11 = or i1 %9, %10
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %1, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  tail call void @__enzyme_cc.checkpoint.failed(ptr %14, ptr nonnull @__enzyme_cc.checkpoint..str.5)
  unreachable

15:
  ret void
}

define internal void @__enzyme_cc.checkpoint.next_action(ptr nocapture %0, ptr nocapture writeonly %1) uwtable optsize {
  %3 = alloca { i64, i64 }, align 8
  %4 = alloca { i32, i64, i64, i64 }, align 8
  %5 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %110

8:
  %9 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 10
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %14 = load i64, ptr %13, align 8
  br label %27

15:
  %16 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  %17 = load ptr, ptr %16, align 8
  %18 = add nsw i64 %10, -1
  %19 = getelementptr inbounds { i64, i64 }, ptr %17, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %20, %22
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 9
  %26 = load i64, ptr %25, align 8
  br label %96

27:
  %28 = phi i64 [ %14, %12 ], [ %22, %15 ]
  %29 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %30 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 9
  %31 = load i64, ptr %30, align 8
  %32 = srem i64 %28, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %96

34:
  %35 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 2
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 2
  br i1 %37, label %82, label %38

38:
  %39 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp sge i64 %10, %40
  %42 = icmp sgt i64 %40, 1
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %82

44:
  %45 = icmp sgt i64 %10, 2
  br i1 %45, label %46, label %48

46:
  %47 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  br label %56

48:
  %49 = phi i64 [ %10, %44 ], [ %65, %56 ]
  %50 = add nsw i64 %49, 1
  %51 = sdiv i64 %50, 2
  %52 = icmp sgt i64 %49, %51
  br i1 %52, label %53, label %77

53:
  %54 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  %55 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  br label %67

56:
  %57 = phi i64 [ 2, %46 ], [ %64, %56 ]
  %58 = load ptr, ptr %47, align 8
  %59 = lshr exact i64 %57, 1
  %60 = getelementptr inbounds { i64, i64 }, ptr %58, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %3, ptr nonnull align 8 dereferenceable(16) %60, i64 16, i1 false)
  %61 = getelementptr inbounds { i64, i64 }, ptr %58, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %60, ptr nonnull align 8 dereferenceable(16) %61, i64 16, i1 false)
  %62 = load ptr, ptr %47, align 8
  %63 = getelementptr inbounds { i64, i64 }, ptr %62, i64 %57
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %63, ptr nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %64 = add nuw nsw i64 %57, 2
  %65 = load i64, ptr %9, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %56, label %48

67:
  %68 = phi i64 [ %49, %53 ], [ %75, %67 ]
  %69 = load ptr, ptr %54, align 8
  %70 = load ptr, ptr %55, align 8
  %71 = add nsw i64 %68, -1
  store i64 %71, ptr %9, align 8
  %72 = getelementptr inbounds { i64, i64 }, ptr %70, i64 %71, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds { ptr, ptr, i64 }, ptr %69, i64 %73
  tail call void @__enzyme_cc.checkpoint.drop(ptr nonnull %0, ptr %74)
  %75 = load i64, ptr %9, align 8
  %76 = icmp sgt i64 %75, %51
  br i1 %76, label %67, label %77

77:
  %78 = phi i64 [ %49, %48 ], [ %75, %67 ]
  %79 = load i64, ptr %30, align 8
  %80 = shl nsw i64 %79, 1
  store i64 %80, ptr %30, align 8
  %81 = load i64, ptr %29, align 8
  br label %82

82:
  %83 = phi i64 [ %78, %77 ], [ %10, %38 ], [ %10, %34 ]
  %84 = phi i64 [ %80, %77 ], [ %31, %38 ], [ %31, %34 ]
  %85 = phi i64 [ %81, %77 ], [ %28, %38 ], [ %28, %34 ]
  %86 = srem i64 %85, %84
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %96

88:
  %89 = load i32, ptr %35, align 8
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %95, label %91

91:
  %92 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 8
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %83, %93
  br i1 %94, label %95, label %96

95:
  call void @__enzyme_cc.checkpoint.keep(ptr nonnull sret({ i32, i64, i64, i64 }) align 8 %4, ptr nonnull %0)
  br label %276

96:
  %97 = phi i64 [ %84, %82 ], [ %84, %91 ], [ %31, %27 ], [ %26, %24 ]
  %98 = phi i64 [ %85, %82 ], [ %85, %91 ], [ %28, %27 ], [ %20, %24 ]
  %99 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %100 = sdiv i64 %98, %97
  %101 = add nsw i64 %100, 1
  %102 = mul nsw i64 %101, %97
  store i32 3, ptr %4, align 8
  %103 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %102, ptr %103, align 8
  %104 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 2
  store i64 %98, ptr %104, align 8
  %105 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 3
  store i64 0, ptr %105, align 8
  %106 = sub i64 %102, %98
  %107 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = add nsw i64 %106, %108
  store i64 %109, ptr %107, align 8
  store i64 %102, ptr %99, align 8
  br label %276

110:
  %111 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 6
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %112, 0
  br i1 %113, label %114, label %115

114:
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  store i32 7, ptr %4, align 8
  br label %276

115:
  %116 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 3
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %137

119:
  %120 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 4
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %137

123:
  %124 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 10
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %127, -1
  %129 = getelementptr inbounds { i64, i64 }, ptr %125, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds i8, ptr %129, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  store i64 %130, ptr %133, align 8
  store i32 1, ptr %120, align 8
  store i32 2, ptr %4, align 8
  %134 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %130, ptr %134, align 8
  %135 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 2
  store i64 %130, ptr %135, align 8
  %136 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 3
  store i64 %132, ptr %136, align 8
  br label %276

137:
  %138 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %139, %112
  br i1 %140, label %141, label %245

141:
  %142 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 10
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %152, label %145

145:
  %146 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  %147 = load ptr, ptr %146, align 8
  %148 = add nsw i64 %143, -1
  %149 = getelementptr inbounds { i64, i64 }, ptr %147, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = icmp eq i64 %150, %139
  br i1 %151, label %161, label %152

152:
  %153 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 2
  %154 = load i32, ptr %153, align 8
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %160

156:
  %157 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 8
  %158 = load i64, ptr %157, align 8
  %159 = icmp slt i64 %143, %158
  br i1 %159, label %160, label %176

160:
  call void @__enzyme_cc.checkpoint.keep(ptr nonnull sret({ i32, i64, i64, i64 }) align 8 %4, ptr nonnull %0)
  br label %276

161:
  %162 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 2
  %163 = load i32, ptr %162, align 8
  switch i32 %163, label %164 [
    i32 2, label %167
    i32 1, label %169
  ]

164:
  %165 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 8
  %166 = load i64, ptr %165, align 8
  br label %176

167:
  %168 = add nsw i64 %139, 1
  br label %235

169:
  br i1 %118, label %173, label %170

170:
  %171 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 9
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %170 ], [ 1, %169 ]
  %175 = add nsw i64 %174, %139
  br label %235

176:
  %177 = phi i64 [ %166, %164 ], [ %158, %156 ]
  %178 = add nuw nsw i64 %112, 1
  %179 = sub nsw i64 %178, %139
  %180 = sub nsw i64 %177, %143
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %235

182:
  %183 = add nuw nsw i64 %180, 1
  br label %184

184:
  %185 = phi i64 [ 0, %182 ], [ %200, %197 ]
  br label %186

186:
  %187 = phi i64 [ %195, %192 ], [ 1, %184 ]
  %188 = phi i64 [ %194, %192 ], [ 1, %184 ]
  %189 = add nuw nsw i64 %187, %185
  %190 = sdiv i64 2251799813685247, %189
  %191 = icmp sgt i64 %188, %190
  br i1 %191, label %197, label %192

192:
  %193 = mul nsw i64 %189, %188
  %194 = sdiv i64 %193, %187
  %195 = add nuw i64 %187, 1
  %196 = icmp eq i64 %187, %183
  br i1 %196, label %197, label %186

197:
  %198 = phi i64 [ %194, %192 ], [ 2251799813685247, %186 ]
  %199 = icmp slt i64 %198, %179
  %200 = add nuw nsw i64 %185, 1
  br i1 %199, label %184, label %201

201:
  %202 = add nsw i64 %185, -2
  %203 = icmp ugt i64 %185, 1
  br i1 %203, label %204, label %215

204:
  %205 = phi i64 [ %213, %210 ], [ 1, %201 ]
  %206 = phi i64 [ %212, %210 ], [ 1, %201 ]
  %207 = add nsw i64 %202, %205
  %208 = sdiv i64 2251799813685247, %207
  %209 = icmp sgt i64 %206, %208
  br i1 %209, label %215, label %210

210:
  %211 = mul nsw i64 %207, %206
  %212 = sdiv i64 %211, %205
  %213 = add nuw i64 %205, 1
  %214 = icmp eq i64 %205, %183
  br i1 %214, label %215, label %204

215:
  %216 = phi i64 [ 0, %201 ], [ 2251799813685247, %204 ], [ %212, %210 ]
  %217 = icmp slt i64 %180, 1
  br i1 %217, label %229, label %218

218:
  %219 = phi i64 [ %227, %224 ], [ 1, %215 ]
  %220 = phi i64 [ %226, %224 ], [ 1, %215 ]
  %221 = add nuw nsw i64 %219, %185
  %222 = udiv i64 2251799813685247, %221
  %223 = icmp sgt i64 %220, %222
  br i1 %223, label %229, label %224

224:
  %225 = mul nsw i64 %221, %220
  %226 = sdiv i64 %225, %219
  %227 = add nuw nsw i64 %219, 1
  %228 = icmp eq i64 %219, %180
  br i1 %228, label %229, label %218

229:
  %230 = phi i64 [ 1, %215 ], [ 2251799813685247, %218 ], [ %226, %224 ]
  %231 = sub nsw i64 %179, %230
  %232 = tail call i64 @llvm.smax.i64(i64 %216, i64 %231)
  %233 = tail call i64 @llvm.smax.i64(i64 %232, i64 1)
  %234 = add nsw i64 %233, %139
  br label %235

235:
  %236 = phi i64 [ %168, %167 ], [ %175, %173 ], [ %234, %229 ], [ %178, %176 ]
  %237 = tail call i64 @llvm.smin.i64(i64 %236, i64 %112)
  store i32 3, ptr %4, align 8
  %238 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %237, ptr %238, align 8
  %239 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 2
  store i64 %139, ptr %239, align 8
  %240 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 3
  store i64 0, ptr %240, align 8
  %241 = sub i64 %237, %139
  %242 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %241, %243
  store i64 %244, ptr %242, align 8
  store i64 %237, ptr %138, align 8
  br label %276

245:
  %246 = select i1 %118, i32 5, i32 4
  store i32 %246, ptr %4, align 8
  %247 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %139, ptr %247, align 8
  %248 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 2
  store i64 %139, ptr %248, align 8
  %249 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 3
  store i64 0, ptr %249, align 8
  %250 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %250, align 8
  store i32 0, ptr %116, align 4
  %251 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 1
  %252 = load i64, ptr %251, align 8
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %251, align 8
  %254 = add nsw i64 %112, -1
  store i64 %254, ptr %111, align 8
  %255 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  %256 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 10
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %276, label %259

259:
  %260 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  br label %261

261:
  %262 = phi i64 [ %257, %259 ], [ %274, %269 ]
  %263 = load ptr, ptr %255, align 8
  %264 = add nsw i64 %262, -1
  %265 = getelementptr inbounds { i64, i64 }, ptr %263, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = load i64, ptr %111, align 8
  %268 = icmp sgt i64 %266, %267
  br i1 %268, label %269, label %276

269:
  %270 = load ptr, ptr %260, align 8
  store i64 %264, ptr %256, align 8
  %271 = getelementptr inbounds { i64, i64 }, ptr %263, i64 %264, i32 1
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds { ptr, ptr, i64 }, ptr %270, i64 %272
  tail call void @__enzyme_cc.checkpoint.drop(ptr nonnull %0, ptr %273)
  %274 = load i64, ptr %256, align 8
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %261

276:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(32) %1, ptr nonnull align 8 dereferenceable(32) %4, i64 32, i1 false)
  ret void
}

define internal i32 @__enzyme_cc.checkpoint.ran_first(ptr nocapture %0, ptr nocapture readonly %1, i64 %2, i64 %3) uwtable optsize {
  %5 = icmp slt i64 %2, %3
  br i1 %5, label %6, label %57

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 10
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 9
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds { ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  br label %11

11:
  %12 = phi i1 [ true, %6 ], [ %55, %54 ]
  %13 = phi i64 [ %2, %6 ], [ %51, %54 ]
  %14 = load i64, ptr %7, align 8
  %15 = srem i64 %13, %14
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %44

17:
  %18 = load volatile ptr, ptr @__enzyme_cc.checkpoint.unverified, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:
  %21 = load i32, ptr %18, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %44

23:
  %24 = load i64, ptr %8, align 8
  %25 = icmp eq i64 %24, 64
  br i1 %25, label %31, label %39

26:
  store i64 32, ptr %8, align 8
  %27 = load i64, ptr %7, align 8
  %28 = shl nsw i64 %27, 1
  store i64 %28, ptr %7, align 8
  %29 = srem i64 %13, %28
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %39, label %44

31:
  %32 = phi i64 [ %37, %31 ], [ 0, %23 ]
  %33 = shl nuw nsw i64 %32, 1
  %34 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 7, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 7, i64 %32
  store i64 %35, ptr %36, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, 32
  br i1 %38, label %26, label %31

39:
  %40 = tail call i64 @__enzyme_cc.checkpoint.hash_of(ptr nonnull %0)
  %41 = load i64, ptr %8, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %8, align 8
  %43 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 7, i64 %41
  store i64 %40, ptr %43, align 8
  br label %44

44:
  %45 = load ptr, ptr %1, align 8
  %46 = load i64, ptr %9, align 8
  %47 = add nsw i64 %46, %13
  %48 = load ptr, ptr %10, align 8
  %49 = tail call i32 %45(i64 %47, ptr %48)
  %50 = icmp eq i32 %49, 0
  %51 = add i64 %13, 1
  br i1 %50, label %52, label %54

52:
  %53 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 4
  store i64 %51, ptr %53, align 8
  br label %57

54:
  %55 = icmp slt i64 %51, %3
  %56 = icmp eq i64 %51, %3
  br i1 %56, label %57, label %11

57:
  %58 = phi i1 [ %12, %52 ], [ false, %4 ], [ %55, %54 ]
  %59 = zext i1 %58 to i32
  ret i32 %59
}

define internal void @__enzyme_cc.checkpoint.refuse_step(ptr nocapture readonly %0) uwtable optsize {
  %2 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  tail call void @__enzyme_cc.checkpoint.failed(ptr %3, ptr nonnull @__enzyme_cc.checkpoint..str.7)
  unreachable
}

define internal void @__enzyme_cc.checkpoint.restore_state(ptr %0, i64 %1, i64 %2, ptr nocapture readonly %3, i64 %4) uwtable optsize {
  %6 = tail call ptr @__enzyme_cc.checkpoint.slot_at(ptr %0, i64 %1)
  %7 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %22, label %13

13:
  %14 = tail call ptr @fopen(ptr nonnull %11, ptr nonnull @__enzyme_cc.checkpoint..str.14)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:
  %17 = tail call i32 @__enzyme_cc.checkpoint.moved(ptr nonnull %14, ptr %3, i64 %4, i32 0)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str.15)
  unreachable

20:
  %21 = tail call i32 @fclose(ptr nonnull %14)
  br label %38

22:
  %23 = icmp eq i64 %4, 0
  br i1 %23, label %38, label %24

24:
  %25 = load ptr, ptr %6, align 8
  br label %26

26:
  %27 = phi i64 [ %34, %26 ], [ 0, %24 ]
  %28 = phi ptr [ %36, %26 ], [ %25, %24 ]
  %29 = getelementptr inbounds { ptr, i64, i32 }, ptr %3, i64 %27
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, i64, i32 }, ptr %3, i64 %27, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = tail call ptr @memcpy(ptr %30, ptr %28, i64 %32)
  %34 = add nuw i64 %27, 1
  %35 = load i64, ptr %31, align 8
  %36 = getelementptr inbounds i8, ptr %28, i64 %35
  %37 = icmp eq i64 %34, %4
  br i1 %37, label %38, label %26

38:
  ret void
}

define internal void @__enzyme_cc.checkpoint.set_steps(ptr nocapture %0, i64 %1) uwtable optsize {
  %3 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %4 = load i64, ptr %3, align 8
  %5 = sub i64 %1, %4
  %6 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, %7
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 5
  store i64 %1, ptr %9, align 8
  %10 = add nsw i64 %1, -1
  %11 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 6
  store i64 %10, ptr %11, align 8
  %12 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 3
  store i32 0, ptr %12, align 4
  ret void
}

define internal ptr @__enzyme_cc.checkpoint.slot_at(ptr %0, i64 %1) uwtable optsize {
  %3 = icmp slt i64 %1, 0
  br i1 %3, label %4, label %7

4:
  %5 = add nsw i64 %1, 2
  %6 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 14, i64 %5
  br label %34

7:
  %8 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, %1
  br i1 %10, label %30, label %11

11:
  %12 = shl nuw nsw i64 %1, 1
  %13 = add nsw i64 %12, 8
  %14 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  %15 = load ptr, ptr %14, align 8
  %16 = mul i64 %13, 24
  %17 = tail call ptr @realloc(ptr %15, i64 %16)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

20:
  store ptr %17, ptr %14, align 8
  %21 = load i64, ptr %8, align 8
  %22 = icmp slt i64 %21, %13
  br i1 %22, label %24, label %23

23:
  store i64 %13, ptr %8, align 8
  br label %30

24:
  %25 = phi i64 [ %28, %24 ], [ %21, %20 ]
  %26 = load ptr, ptr %14, align 8
  %27 = getelementptr inbounds { ptr, ptr, i64 }, ptr %26, i64 %25
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %27, i8 0, i64 24, i1 false)
  %28 = add nsw i64 %25, 1
  %29 = icmp eq i64 %28, %13
  br i1 %29, label %23, label %24

30:
  %31 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds { ptr, ptr, i64 }, ptr %32, i64 %1
  br label %34

34:
  %35 = phi ptr [ %6, %4 ], [ %33, %30 ]
  ret ptr %35
}

define internal void @__enzyme_cc.checkpoint.store_state(ptr %0, i64 %1, i64 %2, ptr nocapture readonly %3, i64 %4) uwtable optsize {
  %6 = tail call ptr @__enzyme_cc.checkpoint.slot_at(ptr %0, i64 %1)
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %16, label %8

8:
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %11 = getelementptr inbounds { ptr, i64, i32 }, ptr %3, i64 %9, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %10
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %8

16:
  %17 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %18 = getelementptr inbounds { i64, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 3
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %17
  br i1 %22, label %23, label %27

23:
  %24 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %28, label %27

27:
  tail call void @__enzyme_cc.checkpoint.drop(ptr nonnull %0, ptr nonnull %6)
  br label %28

28:
  %29 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 10
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 4
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %33, %35
  br i1 %36, label %37, label %38

37:
  store i64 %33, ptr %34, align 8
  br label %38

38:
  %39 = load ptr, ptr %6, align 8
  %40 = icmp eq ptr %39, null
  %41 = icmp ne i64 %19, 0
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %77

43:
  %44 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 16
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, %17
  %47 = icmp ugt i64 %46, %19
  br i1 %47, label %48, label %83

48:
  %49 = getelementptr inbounds { i64, i32, ptr, i64, ptr }, ptr %0, i64 0, i32 2
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %83, label %52

52:
  %53 = tail call ptr @malloc(i64 4096)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %56

55:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

56:
  %57 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 1
  store ptr %53, ptr %57, align 8
  %58 = load ptr, ptr %49, align 8
  %59 = tail call i32 @getpid()
  %60 = trunc i64 %1 to i32
  %61 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull %53, i64 4096, ptr nonnull @__enzyme_cc.checkpoint..str.10, ptr %58, i32 %59, ptr nonnull %0, i32 %60)
  %62 = icmp slt i32 %61, 4096
  br i1 %62, label %63, label %67

63:
  %64 = load ptr, ptr %57, align 8
  %65 = tail call ptr @fopen(ptr %64, ptr nonnull @__enzyme_cc.checkpoint..str.11)
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %68

67:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str.12)
  unreachable

68:
  %69 = tail call i32 @__enzyme_cc.checkpoint.moved(ptr nonnull %65, ptr %3, i64 %4, i32 1)
  %70 = tail call i32 @fclose(ptr nonnull %65)
  %71 = icmp eq i32 %70, 0
  %72 = icmp ne i32 %69, 0
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %115, label %74

74:
  %75 = load ptr, ptr %57, align 8
  %76 = tail call i32 @remove(ptr %75)
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str.13)
  unreachable

77:
  br i1 %40, label %78, label %101

78:
  br i1 %41, label %79, label %87

79:
  %80 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 16
  %81 = load i64, ptr %80, align 8
  %82 = add i64 %81, %17
  br label %83

83:
  %84 = phi i64 [ %82, %79 ], [ %46, %48 ], [ %46, %43 ]
  %85 = icmp ugt i64 %84, %19
  br i1 %85, label %86, label %87

86:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str.9)
  unreachable

87:
  %88 = icmp eq i64 %17, 0
  %89 = select i1 %88, i64 1, i64 %17
  %90 = tail call ptr @malloc(i64 %89)
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %93

92:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.8, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

93:
  store ptr %90, ptr %6, align 8
  store i64 %17, ptr %20, align 8
  %94 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 16
  %95 = load i64, ptr %94, align 8
  %96 = add i64 %95, %17
  store i64 %96, ptr %94, align 8
  %97 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 5
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %96, %98
  br i1 %99, label %100, label %101

100:
  store i64 %96, ptr %97, align 8
  br label %101

101:
  %102 = phi ptr [ %90, %93 ], [ %90, %100 ], [ %39, %77 ]
  br i1 %7, label %115, label %103

103:
  %104 = phi i64 [ %111, %103 ], [ 0, %101 ]
  %105 = phi ptr [ %113, %103 ], [ %102, %101 ]
  %106 = getelementptr inbounds { ptr, i64, i32 }, ptr %3, i64 %104
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds { ptr, i64, i32 }, ptr %3, i64 %104, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = tail call ptr @memcpy(ptr %105, ptr %107, i64 %109)
  %111 = add nuw i64 %104, 1
  %112 = load i64, ptr %108, align 8
  %113 = getelementptr inbounds i8, ptr %105, i64 %112
  %114 = icmp eq i64 %111, %4
  br i1 %114, label %115, label %103

115:
  ret void
}

define internal void @__enzyme_cc.checkpoint.turn(ptr %0, ptr nocapture readonly %1, i64 %2) uwtable optsize {
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 6
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %53

7:
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, -1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %53

12:
  %13 = load volatile ptr, ptr @__enzyme_cc.checkpoint.unverified, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = load i32, ptr %13, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %53

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 5
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %31

22:
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %23, i64 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %30 = load i64, ptr %29, align 8
  tail call void %25(ptr %27, i64 -1, i64 %2, ptr nonnull %28, i64 %30)
  br label %31

31:
  %32 = load ptr, ptr %1, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, %2
  %36 = getelementptr inbounds { ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  %37 = load ptr, ptr %36, align 8
  %38 = tail call i32 %32(i64 %35, ptr %37)
  %39 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 8
  %40 = load i64, ptr %39, align 8
  %41 = tail call i64 @__enzyme_cc.checkpoint.hash_of(ptr nonnull %0)
  %42 = icmp eq i64 %40, %41
  br i1 %42, label %44, label %43

43:
  tail call void @__enzyme_cc.checkpoint.refuse_step(ptr nonnull %0)
  unreachable

44:
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %45, i64 0, i32 4
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 1
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14
  %51 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %52 = load i64, ptr %51, align 8
  tail call void %47(ptr %49, i64 -1, i64 %2, ptr nonnull %50, i64 %52)
  br label %53

53:
  store i32 1, ptr %4, align 4
  %54 = getelementptr inbounds { ptr, ptr, ptr }, ptr %1, i64 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %57, %2
  %59 = getelementptr inbounds { ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  %60 = load ptr, ptr %59, align 8
  tail call void %55(i64 %58, ptr %60)
  ret void
}

@__enzyme_cc.checkpoint.unverified = internal constant ptr @enzyme_checkpoint_unverified, align 8

define linkonce_odr hidden ptr @__enzyme_cc_checkpoint_ahead(ptr %0, ptr %1, i64 %2, i64 %3, i32 %4, ptr %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10) uwtable optsize {
  %12 = alloca { ptr, ptr, ptr }, align 8
  %13 = alloca { i32, i64, i64, i64 }, align 8
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr }, ptr %12, i64 0, i32 1
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr }, ptr %12, i64 0, i32 2
  store ptr %1, ptr %15, align 8
  %16 = icmp ne i32 %4, 0
  %17 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %18 = select i1 %16, i64 -1, i64 %17
  %19 = add nsw i64 %9, %8
  %20 = mul i64 %19, 24
  %21 = add i64 %20, 608
  %22 = tail call ptr @malloc(i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:
  tail call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

25:
  %26 = icmp eq ptr %5, null
  %27 = select i1 %26, ptr @EnzymeCkptRevolve, ptr %5
  store ptr %27, ptr %22, align 8
  %28 = getelementptr inbounds i8, ptr %22, i64 8
  store ptr null, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %22, i64 16
  store ptr %10, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %22, i64 24
  %31 = getelementptr inbounds i8, ptr %22, i64 40
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(568) %31, i8 0, i64 568, i1 false)
  store i64 %2, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 4
  store i64 %18, ptr %32, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 10
  store i64 1, ptr %33, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 11
  store i64 %8, ptr %34, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 12
  store i64 %9, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 14
  %37 = tail call ptr @memcpy(ptr nonnull %36, ptr %7, i64 %20)
  %38 = load ptr, ptr %22, align 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %42, label %41

41:
  tail call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str.1)
  unreachable

42:
  br i1 %16, label %43, label %48

43:
  %44 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %38, i64 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %48

47:
  tail call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str.2)
  unreachable

48:
  %49 = load i64, ptr %34, align 8
  %50 = getelementptr inbounds { ptr, i64, i32 }, ptr %36, i64 %49
  %51 = load i64, ptr %35, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %64, label %53

53:
  %54 = phi i64 [ %60, %53 ], [ 0, %48 ]
  %55 = phi i64 [ %59, %53 ], [ 0, %48 ]
  %56 = getelementptr inbounds { ptr, i64, i32 }, ptr %50, i64 %54, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = freeze i64 %57
  %59 = add i64 %58, %55
  %60 = add nuw i64 %54, 1
  %61 = icmp eq i64 %60, %51
  br i1 %61, label %62, label %53

62:
  %63 = icmp eq i64 %59, 0
  br i1 %63, label %64, label %65

64:
  br label %65

65:
  %66 = phi i64 [ 1, %64 ], [ %59, %62 ]
  %67 = tail call ptr @malloc(i64 %66)
  %68 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 13
  store ptr %67, ptr %68, align 8
  %69 = icmp eq ptr %67, null
  br i1 %69, label %70, label %72

70:
  %71 = load ptr, ptr %29, align 8
  tail call void @__enzyme_cc.checkpoint.failed(ptr %71, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

72:
  %73 = load i64, ptr %34, align 8
  %74 = load i64, ptr %35, align 8
  %75 = add i64 %74, %73
  %76 = icmp ult i64 %73, %75
  br i1 %76, label %77, label %92

77:
  %78 = phi i64 [ %85, %77 ], [ %73, %72 ]
  %79 = phi ptr [ %87, %77 ], [ %67, %72 ]
  %80 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 14, i64 %78
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 14, i64 %78, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = tail call ptr @memcpy(ptr %79, ptr %81, i64 %83)
  %85 = add nuw i64 %78, 1
  %86 = load i64, ptr %82, align 8
  %87 = getelementptr inbounds i8, ptr %79, i64 %86
  %88 = load i64, ptr %34, align 8
  %89 = load i64, ptr %35, align 8
  %90 = add i64 %89, %88
  %91 = icmp ult i64 %85, %90
  br i1 %91, label %77, label %92

92:
  %93 = phi i64 [ %73, %72 ], [ %88, %77 ]
  %94 = icmp eq i64 %18, 0
  br i1 %94, label %176, label %95

95:
  %96 = load ptr, ptr %22, align 8
  %97 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %96, i64 0, i32 1
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq i64 %93, 0
  br i1 %99, label %108, label %100

100:
  %101 = phi i64 [ %106, %100 ], [ 0, %95 ]
  %102 = phi i64 [ %105, %100 ], [ 0, %95 ]
  %103 = getelementptr inbounds { ptr, i64, i32 }, ptr %36, i64 %101, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, %102
  %106 = add nuw i64 %101, 1
  %107 = icmp eq i64 %106, %93
  br i1 %107, label %108, label %100

108:
  %109 = phi i64 [ 0, %95 ], [ %105, %100 ]
  %110 = tail call ptr %98(ptr %6, i64 %18, i64 %109)
  store ptr %110, ptr %28, align 8
  %111 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %13, i64 0, i32 1
  %112 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %13, i64 0, i32 2
  %113 = add nsw i64 %18, -1
  %114 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %13, i64 0, i32 3
  br label %115

115:
  %116 = phi i64 [ 0, %108 ], [ %166, %165 ]
  call void @__enzyme_cc.checkpoint.next(ptr nonnull sret({ i32, i64, i64, i64 }) align 8 %13, ptr nonnull %22)
  %117 = load i32, ptr %13, align 8
  %118 = icmp eq i32 %117, 1
  %119 = load i64, ptr %111, align 8
  %120 = icmp eq i64 %119, %116
  %121 = select i1 %118, i1 %120, i1 false
  br i1 %121, label %122, label %129

122:
  %123 = load i64, ptr %114, align 8
  %124 = load ptr, ptr %22, align 8
  %125 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %124, i64 0, i32 3
  %126 = load ptr, ptr %125, align 8
  %127 = load ptr, ptr %28, align 8
  %128 = load i64, ptr %34, align 8
  call void %126(ptr %127, i64 %123, i64 %116, ptr nonnull %36, i64 %128)
  br label %165

129:
  %130 = icmp eq i32 %117, 3
  %131 = load i64, ptr %112, align 8
  %132 = icmp eq i64 %131, %116
  %133 = select i1 %130, i1 %132, i1 false
  br i1 %133, label %134, label %150

134:
  %135 = icmp sgt i64 %119, %116
  %136 = icmp slt i64 %119, %18
  %137 = select i1 %16, i1 true, i1 %136
  %138 = and i1 %135, %137
  br i1 %138, label %139, label %164

139:
  %140 = call i32 @__enzyme_cc.checkpoint.ran_first(ptr nonnull %22, ptr nonnull %12, i64 %116, i64 %119)
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %148, label %142

142:
  %143 = load ptr, ptr %22, align 8
  %144 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %143, i64 0, i32 5
  %145 = load ptr, ptr %144, align 8
  %146 = load ptr, ptr %28, align 8
  %147 = load i64, ptr %32, align 8
  call void %145(ptr %146, i64 %147)
  br label %167

148:
  %149 = load i64, ptr %111, align 8
  br label %165

150:
  %151 = icmp eq i32 %117, 4
  %152 = icmp eq i64 %116, %113
  %153 = select i1 %151, i1 %152, i1 false
  br i1 %153, label %154, label %162

154:
  %155 = load ptr, ptr %22, align 8
  %156 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %155, i64 0, i32 3
  %157 = load ptr, ptr %156, align 8
  %158 = load ptr, ptr %28, align 8
  %159 = load i64, ptr %34, align 8
  call void %157(ptr %158, i64 -1, i64 %113, ptr nonnull %36, i64 %159)
  %160 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 5
  store i32 1, ptr %160, align 8
  %161 = call i32 @__enzyme_cc.checkpoint.ran_first(ptr nonnull %22, ptr nonnull %12, i64 %113, i64 %18)
  br label %167

162:
  %163 = icmp eq i32 %117, 0
  br i1 %163, label %165, label %164

164:
  call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str.3)
  unreachable

165:
  %166 = phi i64 [ %116, %122 ], [ %149, %148 ], [ %116, %162 ]
  br label %115

167:
  %168 = load volatile ptr, ptr @__enzyme_cc.checkpoint.unverified, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %173, label %170

170:
  %171 = load i32, ptr %168, align 4
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %176

173:
  %174 = call i64 @__enzyme_cc.checkpoint.hash_of(ptr nonnull %22)
  %175 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %22, i64 0, i32 8
  store i64 %174, ptr %175, align 8
  br label %176

176:
  ret ptr %22
}

define linkonce_odr hidden void @__enzyme_cc_checkpoint_back(ptr %0, ptr %1, ptr %2, ptr %3) uwtable optsize {
  %5 = alloca { i32, i64, i64, i64 }, align 8
  %6 = alloca { ptr, ptr, ptr }, align 8
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr }, ptr %6, i64 0, i32 1
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr }, ptr %6, i64 0, i32 2
  store ptr %3, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %118, label %12

12:
  tail call void @__enzyme_cc.checkpoint.exchange_fixed(ptr nonnull %0)
  %13 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %15, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %9, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14
  %20 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %21 = load i64, ptr %20, align 8
  tail call void %17(ptr %18, i64 -2, i64 %14, ptr nonnull %19, i64 %21)
  %22 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 5
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %32, label %25

25:
  %26 = add nsw i64 %14, -1
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %27, i64 0, i32 4
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = load i64, ptr %20, align 8
  tail call void %29(ptr %30, i64 -1, i64 %26, ptr nonnull %19, i64 %31)
  call void @__enzyme_cc.checkpoint.turn(ptr nonnull %0, ptr nonnull %6, i64 %26)
  br label %32

32:
  %33 = phi i64 [ %26, %25 ], [ %14, %12 ]
  %34 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %5, i64 0, i32 1
  %35 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %5, i64 0, i32 2
  %36 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %37 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %5, i64 0, i32 3
  br label %38

38:
  %39 = phi i64 [ -1, %32 ], [ %103, %102 ]
  %40 = phi i64 [ %33, %32 ], [ %104, %102 ]
  call void @__enzyme_cc.checkpoint.next(ptr nonnull sret({ i32, i64, i64, i64 }) align 8 %5, ptr nonnull %0)
  %41 = load i32, ptr %5, align 8
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %53

43:
  %44 = load i64, ptr %34, align 8
  %45 = icmp slt i64 %44, %40
  br i1 %45, label %46, label %99

46:
  %47 = load i64, ptr %37, align 8
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %48, i64 0, i32 4
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = load i64, ptr %20, align 8
  call void %50(ptr %51, i64 %47, i64 %44, ptr nonnull %19, i64 %52)
  call void @__enzyme_cc.checkpoint.check_state(ptr nonnull %0, i64 %44)
  br label %102

53:
  %54 = icmp eq i32 %41, 1
  %55 = load i64, ptr %34, align 8
  %56 = icmp eq i64 %55, %39
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %65

58:
  %59 = load i64, ptr %37, align 8
  %60 = load ptr, ptr %0, align 8
  %61 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %60, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = load ptr, ptr %9, align 8
  %64 = load i64, ptr %20, align 8
  call void %62(ptr %63, i64 %59, i64 %39, ptr nonnull %19, i64 %64)
  br label %102

65:
  %66 = icmp eq i32 %41, 3
  br i1 %66, label %67, label %85

67:
  %68 = load i64, ptr %35, align 8
  %69 = icmp eq i64 %68, %39
  %70 = icmp sgt i64 %39, -1
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %99

72:
  %73 = icmp sgt i64 %55, %39
  %74 = icmp slt i64 %55, %40
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %99

76:
  %77 = phi i64 [ %81, %76 ], [ %39, %72 ]
  %78 = load i64, ptr %36, align 8
  %79 = add nsw i64 %78, %77
  %80 = call i32 %1(i64 %79, ptr %3)
  %81 = add nsw i64 %77, 1
  %82 = load i64, ptr %34, align 8
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %76, label %84

84:
  call void @__enzyme_cc.checkpoint.check_state(ptr nonnull %0, i64 %81)
  br label %102

85:
  %86 = and i32 %41, -2
  %87 = icmp eq i32 %86, 4
  %88 = select i1 %87, i1 %56, i1 false
  %89 = add nsw i64 %40, -1
  %90 = icmp eq i64 %39, %89
  %91 = select i1 %88, i1 %90, i1 false
  br i1 %91, label %92, label %93

92:
  call void @__enzyme_cc.checkpoint.turn(ptr nonnull %0, ptr nonnull %6, i64 %39)
  br label %102

93:
  %94 = icmp ne i32 %41, 7
  %95 = icmp ne i64 %40, 0
  %96 = select i1 %94, i1 true, i1 %95
  br i1 %96, label %97, label %105

97:
  %98 = icmp eq i32 %41, 0
  br i1 %98, label %102, label %99

99:
  %100 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 2
  %101 = load ptr, ptr %100, align 8
  call void @__enzyme_cc.checkpoint.failed(ptr %101, ptr nonnull @__enzyme_cc.checkpoint..str.6)
  unreachable

102:
  %103 = phi i64 [ %44, %46 ], [ %39, %58 ], [ %81, %84 ], [ -1, %92 ], [ %39, %97 ]
  %104 = phi i64 [ %40, %46 ], [ %40, %58 ], [ %40, %84 ], [ %39, %92 ], [ %40, %97 ]
  br label %38

105:
  %106 = load i64, ptr %13, align 8
  %107 = load ptr, ptr %0, align 8
  %108 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %107, i64 0, i32 4
  %109 = load ptr, ptr %108, align 8
  %110 = load ptr, ptr %9, align 8
  %111 = load i64, ptr %20, align 8
  call void %109(ptr %110, i64 -2, i64 %106, ptr nonnull %19, i64 %111)
  call void @__enzyme_cc.checkpoint.exchange_fixed(ptr nonnull %0)
  %112 = load ptr, ptr %0, align 8
  %113 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %112, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %118, label %116

116:
  %117 = load ptr, ptr %9, align 8
  call void %114(ptr %117)
  br label %118

118:
  %119 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 13
  %120 = load ptr, ptr %119, align 8
  call void @free(ptr %120)
  call void @free(ptr nonnull %0)
  ret void
}

declare void @abort() nounwind

declare ptr @calloc(i64, i64) nounwind

declare i32 @dprintf(i32, ptr, ...) nounwind

declare i32 @fclose(ptr) nounwind

declare ptr @fopen(ptr, ptr) nounwind

declare i64 @fread(ptr, i64, i64, ptr) nounwind

declare void @free(ptr) nounwind

declare i64 @fwrite(ptr, i64, i64, ptr) nounwind

declare i32 @getpid() nounwind

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare ptr @malloc(i64) nounwind

declare ptr @memcpy(ptr, ptr, i64) nounwind

declare ptr @realloc(ptr, i64) nounwind

declare i32 @remove(ptr) nounwind

declare i32 @snprintf(ptr, i64, ptr, ...) nounwind
