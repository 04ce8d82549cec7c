; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.checkpoint..str = private constant [18 x i8] c"no memory is left\00", align 1

@__enzyme_cc.checkpoint..str.1 = private constant [58 x i8] c"the scheme is of another version of <enzyme/checkpoint.h>\00", align 1

@__enzyme_cc.checkpoint..str.10 = private constant [60 x i8] c"states need more than mem_budget, and there is no spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.11 = private constant [30 x i8] c"%s/enzyme-checkpoint-%d-%p-%d\00", align 1

@__enzyme_cc.checkpoint..str.12 = private constant [4 x i8] c"wbx\00", align 1

@__enzyme_cc.checkpoint..str.13 = private constant [46 x i8] c"a file for states cannot be made in spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.14 = private constant [39 x i8] c"a state cannot be written to spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.15 = private constant [3 x i8] c"rb\00", align 1

@__enzyme_cc.checkpoint..str.16 = private constant [38 x i8] c"a state cannot be read from spill_dir\00", align 1

@__enzyme_cc.checkpoint..str.17 = private constant [122 x i8] c"enzyme checkpoint: %lld steps, %lld run forward, %lld reversed; at most %lld states kept at a time, %lld bytes in memory\0A\00", align 1

@__enzyme_cc.checkpoint..str.2 = private constant [79 x i8] c"the scheme has no set_nsteps, and how many steps there are is not known before\00", align 1

@__enzyme_cc.checkpoint..str.3 = private constant [61 x i8] c"the scheme asks for what cannot be done in the forward sweep\00", align 1

@__enzyme_cc.checkpoint..str.4 = private constant [60 x i8] c"a step writes memory that is in no enzyme_checkpoint_region\00", align 1

@__enzyme_cc.checkpoint..str.5 = private constant [27 x i8] c"enzyme checkpoint: %s: %s\0A\00", align 1

@__enzyme_cc.checkpoint..str.6 = private constant [41 x i8] c"the scheme does not know what to do next\00", align 1

@__enzyme_cc.checkpoint..str.7 = private constant [61 x i8] c"the scheme asks for what cannot be done in the reverse sweep\00", align 1

@__enzyme_cc.checkpoint..str.8 = private constant [152 x i8] c"a step gives another result when it is run again: it uses memory that changes and is in no enzyme_checkpoint_region, or something that is not in memory\00", align 1

@__enzyme_cc.checkpoint..str.9 = private constant [12 x i8] c"checkpoints\00", align 1

@EnzymeCkptPeriodic = linkonce_odr hidden constant { i32, ptr, ptr, ptr, ptr, ptr, ptr } { i32 1, ptr @__enzyme_cc.checkpoint.begun_periodic, ptr @__enzyme_cc.checkpoint.next_action, ptr @__enzyme_cc.checkpoint.store_state, ptr @__enzyme_cc.checkpoint.restore_state, ptr @__enzyme_cc.checkpoint.set_steps, ptr @__enzyme_cc.checkpoint.finalize }, align 8

@EnzymeCkptRevolve = linkonce_odr hidden constant { i32, ptr, ptr, ptr, ptr, ptr, ptr } { i32 1, ptr @__enzyme_cc.checkpoint.begun_revolve, ptr @__enzyme_cc.checkpoint.next_action, ptr @__enzyme_cc.checkpoint.store_state, ptr @__enzyme_cc.checkpoint.restore_state, ptr @__enzyme_cc.checkpoint.set_steps, ptr @__enzyme_cc.checkpoint.finalize }, align 8

@EnzymeCkptStoreAll = linkonce_odr hidden constant { i32, ptr, ptr, ptr, ptr, ptr, ptr } { i32 1, ptr @__enzyme_cc.checkpoint.begun_all, ptr @__enzyme_cc.checkpoint.next_action, ptr @__enzyme_cc.checkpoint.store_state, ptr @__enzyme_cc.checkpoint.restore_state, ptr @__enzyme_cc.checkpoint.set_steps, ptr @__enzyme_cc.checkpoint.finalize }, align 8

@__enzyme_cc.checkpoint.__const.hash_of.lanes = private constant [4 x i64] [i64 1, i64 2, i64 3, i64 4], align 16

define internal ptr @__enzyme_cc.checkpoint.begun(ptr readonly %0, i64 %1, i32 %2) uwtable optsize {
  %4 = tail call ptr @calloc(i64 1, i64 240)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str)
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
  %3 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.checkpoint..str.5, ptr %0, ptr %1)
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
  %36 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.checkpoint..str.17, i64 %28, i64 %29, i64 %31, i64 %33, i64 %35)
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str)
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr %14, ptr nonnull @__enzyme_cc.checkpoint..str.6)
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
  br label %289

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
  br label %289

110:
  %111 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 6
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %112, 0
  br i1 %113, label %114, label %115

114:
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  store i32 7, ptr %4, align 8
  br label %289

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
  br label %289

137:
  %138 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 7
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %139, %112
  br i1 %140, label %141, label %258

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
  br label %289

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
  br label %248

169:
  br i1 %118, label %173, label %170

170:
  %171 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 9
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %170 ], [ 1, %169 ]
  %175 = add nsw i64 %174, %139
  br label %248

176:
  %177 = phi i64 [ %166, %164 ], [ %158, %156 ]
  %178 = add nuw nsw i64 %112, 1
  %179 = sub nsw i64 %178, %139
  %180 = sub nsw i64 %177, %143
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %248

182:
  %183 = add nuw nsw i64 %180, 1
  br label %184

184:
  %185 = phi i64 [ 0, %182 ], [ %205, %202 ]
  %186 = tail call i64 @llvm.smin.i64(i64 %183, i64 %185)
  %187 = tail call i64 @llvm.smax.i64(i64 %183, i64 %185)
  %188 = icmp slt i64 %186, 0
  br i1 %188, label %202, label %189

189:
  %190 = icmp eq i64 %186, 0
  br i1 %190, label %202, label %191

191:
  %192 = phi i64 [ %200, %197 ], [ 1, %189 ]
  %193 = phi i64 [ %199, %197 ], [ 1, %189 ]
  %194 = add nsw i64 %192, %187
  %195 = sdiv i64 2251799813685247, %194
  %196 = icmp sgt i64 %193, %195
  br i1 %196, label %202, label %197

197:
  %198 = mul nsw i64 %194, %193
  %199 = sdiv i64 %198, %192
  %200 = add nuw i64 %192, 1
  %201 = icmp eq i64 %192, %186
  br i1 %201, label %202, label %191

202:
  %203 = phi i64 [ 0, %184 ], [ 1, %189 ], [ 2251799813685247, %191 ], [ %199, %197 ]
  %204 = icmp slt i64 %203, %179
  %205 = add nuw nsw i64 %185, 1
  br i1 %204, label %184, label %206

206:
  %207 = add nsw i64 %185, -2
  %208 = tail call i64 @llvm.smin.i64(i64 %183, i64 %207)
  %209 = tail call i64 @llvm.smax.i64(i64 %183, i64 %207)
  %210 = icmp slt i64 %208, 0
  br i1 %210, label %224, label %211

211:
  %212 = icmp eq i64 %208, 0
  br i1 %212, label %224, label %213

213:
  %214 = phi i64 [ %222, %219 ], [ 1, %211 ]
  %215 = phi i64 [ %221, %219 ], [ 1, %211 ]
  %216 = add nsw i64 %214, %209
  %217 = sdiv i64 2251799813685247, %216
  %218 = icmp sgt i64 %215, %217
  br i1 %218, label %224, label %219

219:
  %220 = mul nsw i64 %216, %215
  %221 = sdiv i64 %220, %214
  %222 = add nuw i64 %214, 1
  %223 = icmp eq i64 %214, %208
  br i1 %223, label %224, label %213

224:
  %225 = phi i64 [ 0, %206 ], [ 1, %211 ], [ 2251799813685247, %213 ], [ %221, %219 ]
  %226 = tail call i64 @llvm.smin.i64(i64 %180, i64 %185)
  %227 = tail call i64 @llvm.smax.i64(i64 %180, i64 %185)
  %228 = icmp slt i64 %226, 0
  br i1 %228, label %242, label %229

229:
  %230 = icmp eq i64 %226, 0
  br i1 %230, label %242, label %231

231:
  %232 = phi i64 [ %240, %237 ], [ 1, %229 ]
  %233 = phi i64 [ %239, %237 ], [ 1, %229 ]
  %234 = add nsw i64 %232, %227
  %235 = sdiv i64 2251799813685247, %234
  %236 = icmp sgt i64 %233, %235
  br i1 %236, label %242, label %237

237:
  %238 = mul nsw i64 %234, %233
  %239 = sdiv i64 %238, %232
  %240 = add nuw i64 %232, 1
  %241 = icmp eq i64 %232, %226
  br i1 %241, label %242, label %231

242:
  %243 = phi i64 [ 0, %224 ], [ 1, %229 ], [ 2251799813685247, %231 ], [ %239, %237 ]
  %244 = sub nsw i64 %179, %243
  %245 = tail call i64 @llvm.smax.i64(i64 %225, i64 %244)
  %246 = tail call i64 @llvm.smax.i64(i64 %245, i64 1)
  %247 = add nsw i64 %246, %139
  br label %248

248:
  %249 = phi i64 [ %168, %167 ], [ %175, %173 ], [ %247, %242 ], [ %178, %176 ]
  %250 = tail call i64 @llvm.smin.i64(i64 %249, i64 %112)
  store i32 3, ptr %4, align 8
  %251 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %250, ptr %251, align 8
  %252 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 2
  store i64 %139, ptr %252, align 8
  %253 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 3
  store i64 0, ptr %253, align 8
  %254 = sub i64 %250, %139
  %255 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1
  %256 = load i64, ptr %255, align 8
  %257 = add nsw i64 %254, %256
  store i64 %257, ptr %255, align 8
  store i64 %250, ptr %138, align 8
  br label %289

258:
  %259 = select i1 %118, i32 5, i32 4
  store i32 %259, ptr %4, align 8
  %260 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 1
  store i64 %139, ptr %260, align 8
  %261 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 2
  store i64 %139, ptr %261, align 8
  %262 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %4, i64 0, i32 3
  store i64 0, ptr %262, align 8
  %263 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 4
  store i32 0, ptr %263, align 8
  store i32 0, ptr %116, align 4
  %264 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 1, i32 1
  %265 = load i64, ptr %264, align 8
  %266 = add nsw i64 %265, 1
  store i64 %266, ptr %264, align 8
  %267 = add nsw i64 %112, -1
  store i64 %267, ptr %111, align 8
  %268 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 12
  %269 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 10
  %270 = load i64, ptr %269, align 8
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %289, label %272

272:
  %273 = getelementptr inbounds { { i64, i32, ptr, i64, ptr }, { i64, i64, i64, i64, i64, i64 }, i32, i32, i32, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, [2 x { ptr, ptr, i64 }], i64, i64 }, ptr %0, i64 0, i32 13
  br label %274

274:
  %275 = phi i64 [ %270, %272 ], [ %287, %282 ]
  %276 = load ptr, ptr %268, align 8
  %277 = add nsw i64 %275, -1
  %278 = getelementptr inbounds { i64, i64 }, ptr %276, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = load i64, ptr %111, align 8
  %281 = icmp sgt i64 %279, %280
  br i1 %281, label %282, label %289

282:
  %283 = load ptr, ptr %273, align 8
  store i64 %277, ptr %269, align 8
  %284 = getelementptr inbounds { i64, i64 }, ptr %276, i64 %277, i32 1
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds { ptr, ptr, i64 }, ptr %283, i64 %285
  tail call void @__enzyme_cc.checkpoint.drop(ptr nonnull %0, ptr %286)
  %287 = load i64, ptr %269, align 8
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %274

289:
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
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %1, i64 0, i32 3
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr %3, ptr nonnull @__enzyme_cc.checkpoint..str.8)
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
  %14 = tail call ptr @fopen(ptr nonnull %11, ptr nonnull @__enzyme_cc.checkpoint..str.15)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:
  %17 = tail call i32 @__enzyme_cc.checkpoint.moved(ptr nonnull %14, ptr %3, i64 %4, i32 0)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str.16)
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str)
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

56:
  %57 = getelementptr inbounds { ptr, ptr, i64 }, ptr %6, i64 0, i32 1
  store ptr %53, ptr %57, align 8
  %58 = load ptr, ptr %49, align 8
  %59 = tail call i32 @getpid()
  %60 = trunc i64 %1 to i32
  %61 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull %53, i64 4096, ptr nonnull @__enzyme_cc.checkpoint..str.11, ptr %58, i32 %59, ptr nonnull %0, i32 %60)
  %62 = icmp slt i32 %61, 4096
  br i1 %62, label %63, label %67

63:
  %64 = load ptr, ptr %57, align 8
  %65 = tail call ptr @fopen(ptr %64, ptr nonnull @__enzyme_cc.checkpoint..str.12)
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %68

67:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str.13)
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str.14)
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
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str.10)
  unreachable

87:
  %88 = icmp eq i64 %17, 0
  %89 = select i1 %88, i64 1, i64 %17
  %90 = tail call ptr @malloc(i64 %89)
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %93

92:
  tail call void @__enzyme_cc.checkpoint.failed(ptr nonnull @__enzyme_cc.checkpoint..str.9, ptr nonnull @__enzyme_cc.checkpoint..str)
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
  %4 = alloca { ptr, i64, i64, i64, ptr }, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 6
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %73

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, -1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %73

13:
  %14 = load volatile ptr, ptr @__enzyme_cc.checkpoint.unverified, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:
  %17 = load i32, ptr %14, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %73

19:
  %20 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 5
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %24, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %31 = load i64, ptr %30, align 8
  tail call void %26(ptr %28, i64 -1, i64 %2, ptr nonnull %29, i64 %31)
  br label %32

32:
  %33 = load ptr, ptr %1, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, %2
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %1, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = tail call i32 %33(i64 %36, ptr %38)
  %40 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 8
  %41 = load i64, ptr %40, align 8
  %42 = tail call i64 @__enzyme_cc.checkpoint.hash_of(ptr nonnull %0)
  %43 = icmp eq i64 %41, %42
  br i1 %43, label %45, label %44

44:
  tail call void @__enzyme_cc.checkpoint.refuse_step(ptr nonnull %0)
  unreachable

45:
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %46, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14
  %52 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %53 = load i64, ptr %52, align 8
  tail call void %48(ptr %50, i64 -1, i64 %2, ptr nonnull %51, i64 %53)
  %54 = getelementptr i8, ptr @__enzyme_cc.checkpoint.watching, i64 0
  %55 = load ptr, ptr %54, align 8
  store ptr %0, ptr %4, align 8
  %56 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 1
  %57 = ptrtoint ptr %4 to i64
  store i64 %57, ptr %56, align 8
  %58 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 2
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 3
  store i64 0, ptr %59, align 8
  %60 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 4
  store ptr null, ptr %60, align 8
  store ptr %4, ptr %54, align 8
  %61 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %1, i64 0, i32 1
  %62 = load ptr, ptr %61, align 8
  %63 = load i64, ptr %34, align 8
  %64 = add nsw i64 %63, %2
  %65 = load ptr, ptr %37, align 8
  %66 = call i32 %62(i64 %64, ptr %65)
  store ptr %55, ptr %54, align 8
  %67 = load ptr, ptr %60, align 8
  call void @free(ptr %67)
  %68 = load ptr, ptr %0, align 8
  %69 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %68, i64 0, i32 4
  %70 = load ptr, ptr %69, align 8
  %71 = load ptr, ptr %49, align 8
  %72 = load i64, ptr %52, align 8
  call void %70(ptr %71, i64 -1, i64 %2, ptr nonnull %51, i64 %72)
  br label %73

73:
  store i32 1, ptr %5, align 4
  %74 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %77, %2
  %79 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %1, i64 0, i32 3
  %80 = load ptr, ptr %79, align 8
  call void %75(i64 %78, ptr %80)
  ret void
}

@__enzyme_cc.checkpoint.unverified = internal constant ptr @enzyme_checkpoint_unverified, align 8

@__enzyme_cc.checkpoint.watching = linkonce_odr hidden thread_local global ptr null, align 8

define linkonce_odr hidden ptr @__enzyme_cc_checkpoint_ahead(ptr %0, ptr %1, i64 %2, i64 %3, i32 %4, ptr %5, ptr %6, ptr %7, i64 %8, i64 %9, ptr %10) uwtable optsize {
  %12 = alloca { ptr, ptr, ptr, ptr }, align 8
  %13 = alloca { i32, i64, i64, i64 }, align 8
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %12, i64 0, i32 1
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %12, i64 0, i32 2
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %12, i64 0, i32 3
  store ptr %1, ptr %16, align 8
  %17 = icmp ne i32 %4, 0
  %18 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %19 = select i1 %17, i64 -1, i64 %18
  %20 = add nsw i64 %9, %8
  %21 = mul i64 %20, 24
  %22 = add i64 %21, 608
  %23 = tail call ptr @malloc(i64 %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:
  tail call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

26:
  %27 = icmp eq ptr %5, null
  %28 = select i1 %27, ptr @EnzymeCkptRevolve, ptr %5
  store ptr %28, ptr %23, align 8
  %29 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr null, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %23, i64 16
  store ptr %10, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %23, i64 24
  %32 = getelementptr inbounds i8, ptr %23, i64 40
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(568) %32, i8 0, i64 568, i1 false)
  store i64 %2, ptr %31, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 4
  store i64 %19, ptr %33, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 10
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 11
  store i64 %8, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 12
  store i64 %9, ptr %36, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 14
  %38 = tail call ptr @memcpy(ptr nonnull %37, ptr %7, i64 %21)
  %39 = load ptr, ptr %23, align 8
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 1
  br i1 %41, label %43, label %42

42:
  tail call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str.1)
  unreachable

43:
  br i1 %17, label %44, label %49

44:
  %45 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %39, i64 0, i32 5
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:
  tail call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str.2)
  unreachable

49:
  %50 = load i64, ptr %35, align 8
  %51 = getelementptr inbounds { ptr, i64, i32 }, ptr %37, i64 %50
  %52 = load i64, ptr %36, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %65, label %54

54:
  %55 = phi i64 [ %61, %54 ], [ 0, %49 ]
  %56 = phi i64 [ %60, %54 ], [ 0, %49 ]
  %57 = getelementptr inbounds { ptr, i64, i32 }, ptr %51, i64 %55, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = freeze i64 %58
  %60 = add i64 %59, %56
  %61 = add nuw i64 %55, 1
  %62 = icmp eq i64 %61, %52
  br i1 %62, label %63, label %54

63:
  %64 = icmp eq i64 %60, 0
  br i1 %64, label %65, label %66

65:
  br label %66

66:
  %67 = phi i64 [ 1, %65 ], [ %60, %63 ]
  %68 = tail call ptr @malloc(i64 %67)
  %69 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 13
  store ptr %68, ptr %69, align 8
  %70 = icmp eq ptr %68, null
  br i1 %70, label %71, label %73

71:
  %72 = load ptr, ptr %30, align 8
  tail call void @__enzyme_cc.checkpoint.failed(ptr %72, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

73:
  %74 = load i64, ptr %35, align 8
  %75 = load i64, ptr %36, align 8
  %76 = add i64 %75, %74
  %77 = icmp ult i64 %74, %76
  br i1 %77, label %78, label %93

78:
  %79 = phi i64 [ %86, %78 ], [ %74, %73 ]
  %80 = phi ptr [ %88, %78 ], [ %68, %73 ]
  %81 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 14, i64 %79
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 14, i64 %79, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = tail call ptr @memcpy(ptr %80, ptr %82, i64 %84)
  %86 = add nuw i64 %79, 1
  %87 = load i64, ptr %83, align 8
  %88 = getelementptr inbounds i8, ptr %80, i64 %87
  %89 = load i64, ptr %35, align 8
  %90 = load i64, ptr %36, align 8
  %91 = add i64 %90, %89
  %92 = icmp ult i64 %86, %91
  br i1 %92, label %78, label %93

93:
  %94 = phi i64 [ %74, %73 ], [ %89, %78 ]
  %95 = icmp eq i64 %19, 0
  br i1 %95, label %177, label %96

96:
  %97 = load ptr, ptr %23, align 8
  %98 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %97, i64 0, i32 1
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq i64 %94, 0
  br i1 %100, label %109, label %101

101:
  %102 = phi i64 [ %107, %101 ], [ 0, %96 ]
  %103 = phi i64 [ %106, %101 ], [ 0, %96 ]
  %104 = getelementptr inbounds { ptr, i64, i32 }, ptr %37, i64 %102, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = add i64 %105, %103
  %107 = add nuw i64 %102, 1
  %108 = icmp eq i64 %107, %94
  br i1 %108, label %109, label %101

109:
  %110 = phi i64 [ 0, %96 ], [ %106, %101 ]
  %111 = tail call ptr %99(ptr %6, i64 %19, i64 %110)
  store ptr %111, ptr %29, align 8
  %112 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %13, i64 0, i32 1
  %113 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %13, i64 0, i32 2
  %114 = add nsw i64 %19, -1
  %115 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %13, i64 0, i32 3
  br label %116

116:
  %117 = phi i64 [ 0, %109 ], [ %167, %166 ]
  call void @__enzyme_cc.checkpoint.next(ptr nonnull sret({ i32, i64, i64, i64 }) align 8 %13, ptr nonnull %23)
  %118 = load i32, ptr %13, align 8
  %119 = icmp eq i32 %118, 1
  %120 = load i64, ptr %112, align 8
  %121 = icmp eq i64 %120, %117
  %122 = select i1 %119, i1 %121, i1 false
  br i1 %122, label %123, label %130

123:
  %124 = load i64, ptr %115, align 8
  %125 = load ptr, ptr %23, align 8
  %126 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %125, i64 0, i32 3
  %127 = load ptr, ptr %126, align 8
  %128 = load ptr, ptr %29, align 8
  %129 = load i64, ptr %35, align 8
  call void %127(ptr %128, i64 %124, i64 %117, ptr nonnull %37, i64 %129)
  br label %166

130:
  %131 = icmp eq i32 %118, 3
  %132 = load i64, ptr %113, align 8
  %133 = icmp eq i64 %132, %117
  %134 = select i1 %131, i1 %133, i1 false
  br i1 %134, label %135, label %151

135:
  %136 = icmp sgt i64 %120, %117
  %137 = icmp slt i64 %120, %19
  %138 = select i1 %17, i1 true, i1 %137
  %139 = and i1 %136, %138
  br i1 %139, label %140, label %165

140:
  %141 = call i32 @__enzyme_cc.checkpoint.ran_first(ptr nonnull %23, ptr nonnull %12, i64 %117, i64 %120)
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %149, label %143

143:
  %144 = load ptr, ptr %23, align 8
  %145 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %144, i64 0, i32 5
  %146 = load ptr, ptr %145, align 8
  %147 = load ptr, ptr %29, align 8
  %148 = load i64, ptr %33, align 8
  call void %146(ptr %147, i64 %148)
  br label %168

149:
  %150 = load i64, ptr %112, align 8
  br label %166

151:
  %152 = icmp eq i32 %118, 4
  %153 = icmp eq i64 %117, %114
  %154 = select i1 %152, i1 %153, i1 false
  br i1 %154, label %155, label %163

155:
  %156 = load ptr, ptr %23, align 8
  %157 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %156, i64 0, i32 3
  %158 = load ptr, ptr %157, align 8
  %159 = load ptr, ptr %29, align 8
  %160 = load i64, ptr %35, align 8
  call void %158(ptr %159, i64 -1, i64 %114, ptr nonnull %37, i64 %160)
  %161 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 5
  store i32 1, ptr %161, align 8
  %162 = call i32 @__enzyme_cc.checkpoint.ran_first(ptr nonnull %23, ptr nonnull %12, i64 %114, i64 %19)
  br label %168

163:
  %164 = icmp eq i32 %118, 0
  br i1 %164, label %166, label %165

165:
  call void @__enzyme_cc.checkpoint.failed(ptr %10, ptr nonnull @__enzyme_cc.checkpoint..str.3)
  unreachable

166:
  %167 = phi i64 [ %117, %123 ], [ %150, %149 ], [ %117, %163 ]
  br label %116

168:
  %169 = load volatile ptr, ptr @__enzyme_cc.checkpoint.unverified, align 8
  %170 = icmp eq ptr %169, null
  br i1 %170, label %174, label %171

171:
  %172 = load i32, ptr %169, align 4
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %177

174:
  %175 = call i64 @__enzyme_cc.checkpoint.hash_of(ptr nonnull %23)
  %176 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %23, i64 0, i32 8
  store i64 %175, ptr %176, align 8
  br label %177

177:
  ret ptr %23
}

define linkonce_odr hidden void @__enzyme_cc_checkpoint_back(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) uwtable optsize {
  %6 = alloca { i32, i64, i64, i64 }, align 8
  %7 = alloca { ptr, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i64 0, i32 1
  store ptr %2, ptr %8, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i64 0, i32 2
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i64 0, i32 3
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %120, label %14

14:
  tail call void @__enzyme_cc.checkpoint.exchange_fixed(ptr nonnull %0)
  %15 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %17, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 14
  %22 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 11
  %23 = load i64, ptr %22, align 8
  tail call void %19(ptr %20, i64 -2, i64 %16, ptr nonnull %21, i64 %23)
  %24 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 5
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %34, label %27

27:
  %28 = add nsw i64 %16, -1
  %29 = load ptr, ptr %0, align 8
  %30 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %29, i64 0, i32 4
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %11, align 8
  %33 = load i64, ptr %22, align 8
  tail call void %31(ptr %32, i64 -1, i64 %28, ptr nonnull %21, i64 %33)
  call void @__enzyme_cc.checkpoint.turn(ptr nonnull %0, ptr nonnull %7, i64 %28)
  br label %34

34:
  %35 = phi i64 [ %28, %27 ], [ %16, %14 ]
  %36 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %6, i64 0, i32 1
  %37 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %6, i64 0, i32 2
  %38 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 3
  %39 = getelementptr inbounds { i32, i64, i64, i64 }, ptr %6, i64 0, i32 3
  br label %40

40:
  %41 = phi i64 [ -1, %34 ], [ %105, %104 ]
  %42 = phi i64 [ %35, %34 ], [ %106, %104 ]
  call void @__enzyme_cc.checkpoint.next(ptr nonnull sret({ i32, i64, i64, i64 }) align 8 %6, ptr nonnull %0)
  %43 = load i32, ptr %6, align 8
  %44 = icmp eq i32 %43, 2
  br i1 %44, label %45, label %55

45:
  %46 = load i64, ptr %36, align 8
  %47 = icmp slt i64 %46, %42
  br i1 %47, label %48, label %101

48:
  %49 = load i64, ptr %39, align 8
  %50 = load ptr, ptr %0, align 8
  %51 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %50, i64 0, i32 4
  %52 = load ptr, ptr %51, align 8
  %53 = load ptr, ptr %11, align 8
  %54 = load i64, ptr %22, align 8
  call void %52(ptr %53, i64 %49, i64 %46, ptr nonnull %21, i64 %54)
  call void @__enzyme_cc.checkpoint.check_state(ptr nonnull %0, i64 %46)
  br label %104

55:
  %56 = icmp eq i32 %43, 1
  %57 = load i64, ptr %36, align 8
  %58 = icmp eq i64 %57, %41
  %59 = select i1 %56, i1 %58, i1 false
  br i1 %59, label %60, label %67

60:
  %61 = load i64, ptr %39, align 8
  %62 = load ptr, ptr %0, align 8
  %63 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %62, i64 0, i32 3
  %64 = load ptr, ptr %63, align 8
  %65 = load ptr, ptr %11, align 8
  %66 = load i64, ptr %22, align 8
  call void %64(ptr %65, i64 %61, i64 %41, ptr nonnull %21, i64 %66)
  br label %104

67:
  %68 = icmp eq i32 %43, 3
  br i1 %68, label %69, label %87

69:
  %70 = load i64, ptr %37, align 8
  %71 = icmp eq i64 %70, %41
  %72 = icmp sgt i64 %41, -1
  %73 = and i1 %72, %71
  br i1 %73, label %74, label %101

74:
  %75 = icmp sgt i64 %57, %41
  %76 = icmp slt i64 %57, %42
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %101

78:
  %79 = phi i64 [ %83, %78 ], [ %41, %74 ]
  %80 = load i64, ptr %38, align 8
  %81 = add nsw i64 %80, %79
  %82 = call i32 %1(i64 %81, ptr %4)
  %83 = add nsw i64 %79, 1
  %84 = load i64, ptr %36, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %78, label %86

86:
  call void @__enzyme_cc.checkpoint.check_state(ptr nonnull %0, i64 %83)
  br label %104

87:
  %88 = and i32 %43, -2
  %89 = icmp eq i32 %88, 4
  %90 = select i1 %89, i1 %58, i1 false
  %91 = add nsw i64 %42, -1
  %92 = icmp eq i64 %41, %91
  %93 = select i1 %90, i1 %92, i1 false
  br i1 %93, label %94, label %95

94:
  call void @__enzyme_cc.checkpoint.turn(ptr nonnull %0, ptr nonnull %7, i64 %41)
  br label %104

95:
  %96 = icmp ne i32 %43, 7
  %97 = icmp ne i64 %42, 0
  %98 = select i1 %96, i1 true, i1 %97
  br i1 %98, label %99, label %107

99:
  %100 = icmp eq i32 %43, 0
  br i1 %100, label %104, label %101

101:
  %102 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 2
  %103 = load ptr, ptr %102, align 8
  call void @__enzyme_cc.checkpoint.failed(ptr %103, ptr nonnull @__enzyme_cc.checkpoint..str.7)
  unreachable

104:
  %105 = phi i64 [ %46, %48 ], [ %41, %60 ], [ %83, %86 ], [ -1, %94 ], [ %41, %99 ]
  %106 = phi i64 [ %42, %48 ], [ %42, %60 ], [ %42, %86 ], [ %41, %94 ], [ %42, %99 ]
  br label %40

107:
  %108 = load i64, ptr %15, align 8
  %109 = load ptr, ptr %0, align 8
  %110 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %109, i64 0, i32 4
  %111 = load ptr, ptr %110, align 8
  %112 = load ptr, ptr %11, align 8
  %113 = load i64, ptr %22, align 8
  call void %111(ptr %112, i64 -2, i64 %108, ptr nonnull %21, i64 %113)
  call void @__enzyme_cc.checkpoint.exchange_fixed(ptr nonnull %0)
  %114 = load ptr, ptr %0, align 8
  %115 = getelementptr inbounds { i32, ptr, ptr, ptr, ptr, ptr, ptr }, ptr %114, i64 0, i32 6
  %116 = load ptr, ptr %115, align 8
  %117 = icmp eq ptr %116, null
  br i1 %117, label %120, label %118

118:
  %119 = load ptr, ptr %11, align 8
  call void %116(ptr %119)
  br label %120

120:
  %121 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %0, i64 0, i32 13
  %122 = load ptr, ptr %121, align 8
  call void @free(ptr %122)
  call void @free(ptr nonnull %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_checkpoint_made(ptr %0, i64 %1) uwtable optsize {
  %3 = getelementptr i8, ptr @__enzyme_cc.checkpoint.watching, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  %6 = icmp ne ptr %0, null
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %38

8:
  %9 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %10, %12
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  br label %31

17:
  %18 = shl i64 %10, 1
  %19 = add i64 %18, 8
  store i64 %19, ptr %11, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  %22 = mul i64 %19, 24
  %23 = tail call ptr @realloc(ptr %21, i64 %22)
  store ptr %23, ptr %20, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:
  %26 = load i64, ptr %9, align 8
  br label %31

27:
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %28, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  tail call void @__enzyme_cc.checkpoint.failed(ptr %30, ptr nonnull @__enzyme_cc.checkpoint..str)
  unreachable

31:
  %32 = phi i64 [ %10, %14 ], [ %26, %25 ]
  %33 = phi ptr [ %16, %14 ], [ %23, %25 ]
  %34 = add i64 %32, 1
  store i64 %34, ptr %9, align 8
  %35 = getelementptr inbounds { ptr, i64, i32 }, ptr %33, i64 %32
  store ptr %0, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store i64 %1, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %35, i64 16
  store i32 0, ptr %37, align 8
  br label %38

38:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_checkpoint_wrote(ptr %0, i64 %1) uwtable optsize {
  %3 = getelementptr i8, ptr @__enzyme_cc.checkpoint.watching, i64 0
  %4 = load ptr, ptr %3, align 8
  %5 = ptrtoint ptr %0 to i64
  %6 = icmp eq ptr %4, null
  %7 = icmp slt i64 %1, 1
  %8 = or i1 %7, %6
  br i1 %8, label %68, label %9

9:
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %10, i64 0, i32 14
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %10, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %5, %1
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %34, label %16

16:
  %17 = phi i1 [ %30, %28 ], [ true, %9 ]
  %18 = phi i64 [ %29, %28 ], [ 0, %9 ]
  %19 = getelementptr inbounds { ptr, i64, i32 }, ptr %11, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ugt ptr %20, %0
  br i1 %21, label %28, label %22

22:
  %23 = ptrtoint ptr %20 to i64
  %24 = getelementptr inbounds { ptr, i64, i32 }, ptr %11, i64 %18, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, %23
  %27 = icmp ugt i64 %14, %26
  br i1 %27, label %28, label %32

28:
  %29 = add nuw i64 %18, 1
  %30 = icmp ult i64 %29, %13
  %31 = icmp eq i64 %29, %13
  br i1 %31, label %32, label %16

32:
  %33 = phi i1 [ %17, %22 ], [ %30, %28 ]
  br i1 %33, label %68, label %34

34:
  %35 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp ugt i64 %36, %5
  %38 = sub i64 %36, %5
  %39 = icmp ult i64 %38, 16777216
  %40 = and i1 %37, %39
  br i1 %40, label %68, label %41

41:
  %42 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 4
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %4, i64 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %65, label %47

47:
  %48 = phi i1 [ %61, %59 ], [ true, %41 ]
  %49 = phi i64 [ %60, %59 ], [ 0, %41 ]
  %50 = getelementptr inbounds { ptr, i64, i32 }, ptr %43, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ugt ptr %51, %0
  br i1 %52, label %59, label %53

53:
  %54 = ptrtoint ptr %51 to i64
  %55 = getelementptr inbounds { ptr, i64, i32 }, ptr %43, i64 %49, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %56, %54
  %58 = icmp ugt i64 %14, %57
  br i1 %58, label %59, label %63

59:
  %60 = add nuw i64 %49, 1
  %61 = icmp ult i64 %60, %45
  %62 = icmp eq i64 %60, %45
  br i1 %62, label %63, label %47

63:
  %64 = phi i1 [ %48, %53 ], [ %61, %59 ]
  br i1 %64, label %68, label %65

65:
  %66 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i32, i32, [64 x i64], i64, i64, i64, i64, i64, ptr, [0 x { ptr, i64, i32 }] }, ptr %10, i64 0, i32 2
  %67 = load ptr, ptr %66, align 8
  tail call void @__enzyme_cc.checkpoint.failed(ptr %67, ptr nonnull @__enzyme_cc.checkpoint..str.4)
  unreachable

68:
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
