; Written by .ci/runtime.py from the C beside it, with clang-16.

declare extern_weak i32 @__cxa_atexit(ptr, ptr, ptr)

@__enzyme_cc.aside.aside = linkonce_odr hidden thread_local global { ptr, i64, i64, i64, i64, ptr } zeroinitializer, align 8

@__dso_handle = extern_weak hidden global i8, align 1

@__enzyme_cc.tape.arena = linkonce_odr hidden thread_local global { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 } zeroinitializer, align 8

@__enzyme_cc.tape.at_end = internal constant ptr @__cxa_atexit, align 8

define internal void @__enzyme_cc.tape.close_table(ptr nocapture readnone %0) nounwind optsize {
  %2 = tail call i32 @__enzyme_cc.tape.emptied(i32 2)
  ret void
}

define internal i32 @__enzyme_cc.tape.emptied(i32 %0) nounwind optsize {
  %2 = alloca [33 x ptr], align 16
  %3 = atomicrmw xchg ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5), i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %44

5:
  %6 = load ptr, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 4), align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:
  %9 = atomicrmw xchg ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 4), i64 0 acq_rel, align 8
  %10 = inttoptr i64 %9 to ptr
  store ptr %10, ptr %2, align 16
  br label %11

11:
  %12 = phi i32 [ 1, %8 ], [ 0, %5 ]
  %13 = load i64, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  br label %14

14:
  %15 = phi i64 [ 0, %11 ], [ %30, %27 ]
  %16 = phi i32 [ %12, %11 ], [ %29, %27 ]
  %17 = phi i64 [ %13, %11 ], [ %28, %27 ]
  %18 = getelementptr inbounds [32 x ptr], ptr @__enzyme_cc.tape.table, i64 0, i64 %15
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %27, label %21

21:
  store ptr null, ptr %18, align 8
  %22 = load i64, ptr %19, align 8
  %23 = sub i64 %17, %22
  store i64 %23, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  %24 = add nsw i32 %16, 1
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds [33 x ptr], ptr %2, i64 0, i64 %25
  store ptr %19, ptr %26, align 8
  br label %27

27:
  %28 = phi i64 [ %23, %21 ], [ %17, %14 ]
  %29 = phi i32 [ %24, %21 ], [ %16, %14 ]
  %30 = add nuw nsw i64 %15, 1
  %31 = icmp eq i64 %30, 32
  br i1 %31, label %32, label %14

32:
  store i32 %0, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 6), align 4
  store atomic i32 0, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5) release, align 8
  %33 = icmp sgt i32 %29, 0
  %34 = icmp eq i32 %29, 0
  br i1 %34, label %44, label %35

35:
  %36 = sext i32 %29 to i64
  br label %37

37:
  %38 = phi i64 [ %36, %35 ], [ %39, %37 ]
  %39 = add nsw i64 %38, -1
  %40 = getelementptr inbounds [33 x ptr], ptr %2, i64 0, i64 %39
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr %41)
  %42 = and i64 %39, 4294967295
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %37

44:
  %45 = phi i1 [ false, %1 ], [ %33, %32 ], [ %33, %37 ]
  %46 = zext i1 %45 to i32
  ret i32 %46
}

@enzyme_tape_on_heap = extern_weak global i32, align 4

define internal ptr @__enzyme_cc.tape.from_heap(i64 %0) nounwind optsize {
  %2 = icmp ult i64 %0, 65536
  br i1 %2, label %12, label %3

3:
  %4 = load volatile ptr, ptr @__enzyme_cc.tape.on_heap, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = tail call ptr @__enzyme_cc.tape.taken(i64 %0)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = tail call ptr @__enzyme_cc.tape.resized(ptr null, i64 %0)
  br label %14

14:
  %15 = phi ptr [ %13, %12 ], [ %10, %9 ]
  ret ptr %15
}

@__enzyme_cc.tape.on_heap = internal constant ptr @enzyme_tape_on_heap, align 8

define internal ptr @__enzyme_cc.tape.resized(ptr %0, i64 %1) nounwind optsize {
  %3 = icmp ugt i64 %1, -17
  %4 = add i64 %1, 16
  %5 = select i1 %3, i64 -1, i64 %4
  %6 = icmp eq ptr %0, null
  br i1 %6, label %9, label %7

7:
  %8 = tail call ptr @realloc(ptr nonnull %0, i64 %5)
  br label %11

9:
  %10 = tail call ptr @malloc(i64 %5)
  br label %11

11:
  %12 = phi ptr [ %8, %7 ], [ %10, %9 ]
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %25

14:
  %15 = tail call i32 @__enzyme_cc.tape.emptied(i32 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %29, label %17

17:
  br i1 %6, label %20, label %18

18:
  %19 = tail call ptr @realloc(ptr nonnull %0, i64 %5)
  br label %22

20:
  %21 = tail call ptr @malloc(i64 %5)
  br label %22

22:
  %23 = phi ptr [ %19, %18 ], [ %21, %20 ]
  %24 = icmp eq ptr %23, null
  br i1 %24, label %29, label %25

25:
  %26 = phi ptr [ %23, %22 ], [ %12, %11 ]
  store i64 %1, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 8
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 12
  store i32 0, ptr %28, align 4
  br label %29

29:
  %30 = phi ptr [ %26, %25 ], [ null, %22 ], [ null, %14 ]
  ret ptr %30
}

@__enzyme_cc.tape.table = linkonce_odr hidden global { [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 } zeroinitializer, align 8

define internal ptr @__enzyme_cc.tape.taken(i64 %0) nounwind optsize {
  %2 = atomicrmw xchg ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5), i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %41

4:
  %5 = icmp sgt i32 %29, -1
  br i1 %5, label %32, label %39

6:
  %7 = phi i64 [ %30, %28 ], [ 0, %1 ]
  %8 = phi i32 [ %29, %28 ], [ -1, %1 ]
  %9 = getelementptr inbounds [32 x ptr], ptr @__enzyme_cc.tape.table, i64 0, i64 %7
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %28, label %12

12:
  %13 = load i64, ptr %10, align 8
  %14 = icmp ult i64 %13, %0
  %15 = lshr i64 %13, 1
  %16 = icmp ugt i64 %15, %0
  %17 = or i1 %14, %16
  br i1 %17, label %28, label %18

18:
  %19 = icmp slt i32 %8, 0
  br i1 %19, label %26, label %20

20:
  %21 = zext i32 %8 to i64
  %22 = getelementptr inbounds [32 x ptr], ptr @__enzyme_cc.tape.table, i64 0, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %13, %24
  br i1 %25, label %26, label %28

26:
  %27 = trunc i64 %7 to i32
  br label %28

28:
  %29 = phi i32 [ %27, %26 ], [ %8, %20 ], [ %8, %12 ], [ %8, %6 ]
  %30 = add nuw nsw i64 %7, 1
  %31 = icmp eq i64 %30, 32
  br i1 %31, label %4, label %6

32:
  %33 = zext i32 %29 to i64
  %34 = getelementptr inbounds [32 x ptr], ptr @__enzyme_cc.tape.table, i64 0, i64 %33
  %35 = load ptr, ptr %34, align 8
  store ptr null, ptr %34, align 8
  %36 = load i64, ptr %35, align 8
  %37 = load i64, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  %38 = sub i64 %37, %36
  store i64 %38, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  br label %39

39:
  %40 = phi ptr [ %35, %32 ], [ null, %4 ]
  store atomic i32 0, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5) release, align 8
  br label %41

41:
  %42 = phi ptr [ %40, %39 ], [ null, %1 ]
  ret ptr %42
}

define internal void @__enzyme_cc.tape.to_heap(ptr %0) nounwind optsize {
  %2 = alloca [32 x ptr], align 16
  %3 = load i64, ptr %0, align 8
  %4 = icmp ult i64 %3, 65536
  br i1 %4, label %101, label %5

5:
  %6 = icmp ugt i64 %3, 268435456
  br i1 %6, label %99, label %7

7:
  %8 = load volatile ptr, ptr @__enzyme_cc.tape.on_heap, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:
  %11 = load i32, ptr %8, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %99

13:
  %14 = atomicrmw xchg ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5), i32 1 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %99

16:
  %17 = load i32, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 6), align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %28

19:
  %20 = load volatile ptr, ptr @__enzyme_cc.tape.at_end, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:
  %23 = tail call i32 %20(ptr nonnull @__enzyme_cc.tape.close_table, ptr null, ptr @__dso_handle)
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 1, i32 2
  br label %26

26:
  %27 = phi i32 [ 2, %19 ], [ %25, %22 ]
  store i32 %27, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 6), align 4
  br label %28

28:
  %29 = phi i32 [ %27, %26 ], [ %17, %16 ]
  %30 = icmp eq i32 %29, 1
  br i1 %30, label %31, label %39

31:
  %32 = load i64, ptr %0, align 8
  %33 = load i64, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  br label %34

34:
  %35 = phi i64 [ %33, %31 ], [ %78, %77 ]
  %36 = phi i32 [ 0, %31 ], [ %80, %77 ]
  %37 = add i64 %35, %32
  %38 = icmp ult i64 %37, 268435457
  br label %40

39:
  store atomic i32 0, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5) release, align 8
  br label %99

40:
  %41 = phi i64 [ 0, %34 ], [ %60, %58 ]
  %42 = phi i32 [ -1, %34 ], [ %59, %58 ]
  %43 = getelementptr inbounds [32 x ptr], ptr @__enzyme_cc.tape.table, i64 0, i64 %41
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %47

46:
  br i1 %38, label %62, label %58

47:
  %48 = icmp slt i32 %42, 0
  br i1 %48, label %56, label %49

49:
  %50 = getelementptr inbounds { [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 1, i64 %41
  %51 = load i64, ptr %50, align 8
  %52 = zext i32 %42 to i64
  %53 = getelementptr inbounds { [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 1, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %51, %54
  br i1 %55, label %56, label %58

56:
  %57 = trunc i64 %41 to i32
  br label %58

58:
  %59 = phi i32 [ %57, %56 ], [ %42, %49 ], [ %42, %46 ]
  %60 = add nuw nsw i64 %41, 1
  %61 = icmp eq i64 %60, 32
  br i1 %61, label %64, label %40

62:
  %63 = trunc i64 %41 to i32
  br label %64

64:
  %65 = phi i32 [ %63, %62 ], [ %59, %58 ]
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x ptr], ptr @__enzyme_cc.tape.table, i64 0, i64 %66
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %68, null
  br i1 %69, label %77, label %70

70:
  store ptr null, ptr %67, align 8
  %71 = load i64, ptr %68, align 8
  %72 = sub i64 %35, %71
  store i64 %72, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  %73 = add nsw i32 %36, 1
  %74 = sext i32 %36 to i64
  %75 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %74
  store ptr %68, ptr %75, align 8
  %76 = add i64 %72, %32
  br label %77

77:
  %78 = phi i64 [ %72, %70 ], [ %35, %64 ]
  %79 = phi i64 [ %76, %70 ], [ %37, %64 ]
  %80 = phi i32 [ %73, %70 ], [ %36, %64 ]
  %81 = icmp ult i64 %79, 268435457
  br i1 %81, label %82, label %34

82:
  store ptr %0, ptr %67, align 8
  %83 = load i64, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 3), align 8
  %84 = add i64 %83, 1
  store i64 %84, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 3), align 8
  %85 = getelementptr inbounds { [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 1, i64 %66
  store i64 %84, ptr %85, align 8
  %86 = load i64, ptr %0, align 8
  %87 = load i64, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  %88 = add i64 %87, %86
  store i64 %88, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 2), align 8
  store atomic i32 0, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 5) release, align 8
  %89 = icmp eq i32 %80, 0
  br i1 %89, label %100, label %90

90:
  %91 = sext i32 %80 to i64
  br label %92

92:
  %93 = phi i64 [ %91, %90 ], [ %94, %92 ]
  %94 = add nsw i64 %93, -1
  %95 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %94
  %96 = load ptr, ptr %95, align 8
  tail call void @free(ptr %96)
  %97 = and i64 %94, 4294967295
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %100, label %92

99:
  br label %101

100:
  br label %102

101:
  tail call void @free(ptr nonnull %0)
  br label %102

102:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_tape_aside_back() noinline nounwind willreturn optsize {
  %1 = getelementptr i8, ptr @__enzyme_cc.aside.aside, i64 0
  %2 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %1, i64 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %1, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %3, %5
  br i1 %6, label %7, label %11

7:
  %8 = load ptr, ptr %1, align 8
  br label %13

9:
  %10 = load i64, ptr %2, align 8
  br label %11

11:
  %12 = phi i64 [ %10, %9 ], [ %3, %0 ]
  store i64 %12, ptr %4, align 8
  ret void

13:
  %14 = phi i64 [ %5, %7 ], [ %26, %25 ]
  %15 = phi i64 [ %3, %7 ], [ %16, %25 ]
  %16 = add i64 %15, -1
  %17 = getelementptr inbounds { ptr, i64 }, ptr %8, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = getelementptr inbounds i8, ptr %17, i64 8
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %18, align 8
  %24 = load i64, ptr %4, align 8
  br label %25

25:
  %26 = phi i64 [ %24, %21 ], [ %14, %13 ]
  %27 = icmp ugt i64 %16, %26
  br i1 %27, label %13, label %9
}

define linkonce_odr hidden void @__enzyme_cc_tape_aside_close(i64 %0) noinline nounwind willreturn optsize {
  %2 = getelementptr i8, ptr @__enzyme_cc.aside.aside, i64 0
  %3 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, %0
  br i1 %5, label %6, label %26

6:
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 3
  br label %9

9:
  %10 = phi i64 [ %4, %6 ], [ %24, %23 ]
  %11 = add i64 %10, -1
  store i64 %11, ptr %3, align 8
  %12 = getelementptr inbounds { ptr, i64 }, ptr %7, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = load i64, ptr %8, align 8
  %17 = icmp ult i64 %11, %16
  br i1 %17, label %23, label %18

18:
  %19 = load i64, ptr %13, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %23

21:
  store i64 %15, ptr %13, align 8
  %22 = load i64, ptr %3, align 8
  br label %23

23:
  %24 = phi i64 [ %22, %21 ], [ %11, %18 ], [ %11, %9 ]
  %25 = icmp ugt i64 %24, %0
  br i1 %25, label %9, label %26

26:
  %27 = phi i64 [ %4, %1 ], [ %24, %23 ]
  %28 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = icmp ugt i64 %29, %27
  br i1 %30, label %31, label %32

31:
  store i64 %27, ptr %28, align 8
  br label %32

32:
  %33 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 4
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %43, label %36

36:
  %37 = add i64 %34, -1
  store i64 %37, ptr %33, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %43

39:
  %40 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 5
  store ptr null, ptr %40, align 8
  %41 = load ptr, ptr %2, align 8
  tail call void @free(ptr %41)
  store ptr null, ptr %2, align 8
  store i64 0, ptr %28, align 8
  %42 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 2
  store i64 0, ptr %42, align 8
  store i64 0, ptr %3, align 8
  br label %43

43:
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_tape_aside_open() noinline nounwind willreturn optsize {
  %1 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %2 = getelementptr i8, ptr @__enzyme_cc.aside.aside, i64 0
  %3 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 5
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ugt ptr %1, %4
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %8, 1
  br label %15

12:
  store ptr %1, ptr %3, align 8
  %13 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 3
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 1
  store i64 0, ptr %14, align 8
  br label %15

15:
  %16 = phi i64 [ %10, %6 ], [ 0, %12 ]
  %17 = phi i64 [ %11, %6 ], [ 1, %12 ]
  %18 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %2, i64 0, i32 4
  store i64 %17, ptr %18, align 8
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzyme_cc_tape_aside_take(ptr %0) noinline nounwind willreturn optsize {
  %2 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %3 = getelementptr i8, ptr @__enzyme_cc.aside.aside, i64 0
  %4 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %3, i64 0, i32 5
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ugt ptr %2, %5
  br i1 %6, label %32, label %7

7:
  %8 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %3, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i64, i64, i64, i64, ptr }, ptr %3, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %9, %11
  br i1 %12, label %15, label %13

13:
  %14 = load ptr, ptr %3, align 8
  br label %25

15:
  %16 = icmp eq i64 %9, 0
  %17 = shl i64 %9, 1
  %18 = select i1 %16, i64 32, i64 %17
  %19 = shl i64 %18, 4
  %20 = load ptr, ptr %3, align 8
  %21 = tail call ptr @realloc(ptr %20, i64 %19)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %32, label %23

23:
  store ptr %21, ptr %3, align 8
  store i64 %18, ptr %10, align 8
  %24 = load i64, ptr %8, align 8
  br label %25

25:
  %26 = phi i64 [ %9, %13 ], [ %24, %23 ]
  %27 = phi ptr [ %14, %13 ], [ %21, %23 ]
  %28 = add i64 %26, 1
  store i64 %28, ptr %8, align 8
  %29 = getelementptr inbounds { ptr, i64 }, ptr %27, i64 %26
  %30 = load i64, ptr %0, align 8
  store ptr %0, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %29, i64 8
  store i64 %30, ptr %31, align 8
  store i64 0, ptr %0, align 8
  br label %32

32:
  %33 = phi i64 [ 0, %25 ], [ 0, %1 ], [ %19, %15 ]
  ret i64 %33
}

define linkonce_odr hidden void @__enzyme_cc_tape_close() noinline nounwind willreturn optsize {
  %1 = getelementptr i8, ptr @__enzyme_cc.tape.arena, i64 0
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %1, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %27, label %5

5:
  %6 = add i32 %3, -1
  store i32 %6, ptr %2, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %27

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %1, i64 0, i32 5
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %1, i64 0, i32 4
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %1, i64 0, i32 3
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  %15 = icmp ne ptr %11, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %27

17:
  store ptr null, ptr %10, align 8
  %18 = load atomic i32, ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 6) monotonic, align 4
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %25

20:
  %21 = ptrtoint ptr %11 to i64
  %22 = atomicrmw xchg ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 4), i64 %21 acq_rel, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = icmp eq i64 %22, 0
  br i1 %24, label %27, label %25

25:
  %26 = phi ptr [ %23, %20 ], [ %11, %17 ]
  tail call void @__enzyme_cc.tape.to_heap(ptr nonnull %26)
  br label %27

27:
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_tape_grown(ptr %0, i64 %1, i64 %2) noinline nounwind willreturn optsize allocsize(2) {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %7

5:
  %6 = tail call noalias ptr @__enzyme_cc_tape_reserved(i64 %2)
  br label %56

7:
  %8 = getelementptr inbounds { i64, i32, i32 }, ptr %0, i64 -1
  %9 = load i64, ptr %8, align 8
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %56

11:
  %12 = getelementptr i8, ptr @__enzyme_cc.tape.arena, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, %8
  %15 = icmp ugt i64 %2, 65535
  %16 = or i1 %15, %14
  br i1 %16, label %30, label %17

17:
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %12, i64 0, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = ptrtoint ptr %8 to i64
  %22 = sub i64 %20, %21
  %23 = add nuw nsw i64 %2, 15
  %24 = and i64 %23, -16
  %25 = add nuw nsw i64 %24, 16
  %26 = icmp ult i64 %22, %25
  br i1 %26, label %30, label %27

27:
  store i64 %2, ptr %8, align 8
  %28 = getelementptr inbounds i8, ptr %8, i64 %25
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %12, i64 0, i32 1
  store ptr %28, ptr %29, align 8
  br label %56

30:
  %31 = getelementptr { i64, i32, i32 }, ptr %0, i64 -1, i32 1
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %47

34:
  %35 = icmp ult i64 %2, 65536
  br i1 %35, label %39, label %36

36:
  %37 = tail call ptr @__enzyme_cc.tape.taken(i64 %2)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %44

39:
  %40 = tail call ptr @__enzyme_cc.tape.resized(ptr nonnull %8, i64 %2)
  %41 = icmp eq ptr %40, null
  %42 = getelementptr inbounds { i64, i32, i32 }, ptr %40, i64 1
  %43 = select i1 %41, ptr null, ptr %42
  br label %56

44:
  %45 = load i32, ptr %31, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %52, label %47

47:
  %48 = tail call noalias ptr @__enzyme_cc_tape_reserved(i64 %2)
  %49 = icmp eq ptr %48, null
  br i1 %49, label %56, label %50

50:
  %51 = getelementptr inbounds { i64, i32, i32 }, ptr %48, i64 -1
  br label %52

52:
  %53 = phi ptr [ %51, %50 ], [ %37, %44 ]
  %54 = getelementptr inbounds { i64, i32, i32 }, ptr %53, i64 1
  %55 = tail call ptr @memcpy(ptr nonnull %54, ptr nonnull %0, i64 %1)
  tail call void @__enzyme_cc_tape_released(ptr nonnull %0)
  br label %56

56:
  %57 = phi ptr [ %54, %52 ], [ %43, %39 ], [ %6, %5 ], [ %0, %27 ], [ %0, %7 ], [ null, %47 ]
  ret ptr %57
}

define linkonce_odr hidden void @__enzyme_cc_tape_open() noinline nounwind willreturn optsize {
  %1 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %2 = load volatile ptr, ptr @__enzyme_cc.tape.on_heap, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %7, label %4

4:
  %5 = load i32, ptr %2, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %27

7:
  %8 = getelementptr i8, ptr @__enzyme_cc.tape.arena, i64 0
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %8, i64 0, i32 6
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:
  %13 = atomicrmw add ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 7), i32 1 monotonic, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %9, align 8
  br label %15

15:
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %8, i64 0, i32 5
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ugt ptr %1, %17
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %8, i64 0, i32 7
  %21 = load i32, ptr %20, align 4
  %22 = add i32 %21, 1
  br label %24

23:
  store ptr %1, ptr %16, align 8
  br label %24

24:
  %25 = phi i32 [ %22, %19 ], [ 1, %23 ]
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %8, i64 0, i32 7
  store i32 %25, ptr %26, align 4
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_tape_released(ptr %0) noinline nounwind willreturn optsize {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %65, label %3

3:
  %4 = getelementptr inbounds { i64, i32, i32 }, ptr %0, i64 -1
  %5 = getelementptr { i64, i32, i32 }, ptr %0, i64 -1, i32 1
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:
  tail call void @__enzyme_cc.tape.to_heap(ptr nonnull %4)
  br label %65

9:
  %10 = getelementptr i8, ptr @__enzyme_cc.tape.arena, i64 0
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 6
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %6, %12
  br i1 %13, label %16, label %14

14:
  %15 = atomicrmw or ptr %4, i64 -9223372036854775808 release, align 8
  br label %65

16:
  %17 = load i64, ptr %4, align 8
  %18 = or i64 %17, -9223372036854775808
  store i64 %18, ptr %4, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %65, label %21

21:
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 1
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 3
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 4
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %10, i64 0, i32 2
  br label %26

26:
  %27 = phi ptr [ %19, %21 ], [ %63, %62 ]
  %28 = load atomic i64, ptr %27 acquire, align 8
  %29 = icmp sgt i64 %28, -1
  br i1 %29, label %65, label %30

30:
  %31 = load ptr, ptr %10, align 8
  store ptr %31, ptr %22, align 8
  %32 = getelementptr inbounds { i64, i32, i32 }, ptr %31, i64 0, i32 2
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:
  %36 = zext i32 %33 to i64
  %37 = sub nsw i64 0, %36
  %38 = getelementptr inbounds i8, ptr %31, i64 %37
  store ptr %38, ptr %10, align 8
  br label %62

39:
  %40 = load ptr, ptr %23, align 8
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %23, align 8
  %42 = load ptr, ptr %24, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %46, label %44

44:
  tail call void @__enzyme_cc.tape.to_heap(ptr nonnull %42)
  %45 = load ptr, ptr %23, align 8
  br label %46

46:
  %47 = phi ptr [ %45, %44 ], [ %41, %39 ]
  %48 = getelementptr inbounds { i64, i32, i32 }, ptr %40, i64 -1
  store ptr %48, ptr %24, align 8
  store ptr null, ptr %10, align 8
  store ptr null, ptr %25, align 8
  store ptr null, ptr %22, align 8
  %49 = icmp eq ptr %47, null
  br i1 %49, label %65, label %50

50:
  %51 = getelementptr inbounds { ptr, ptr }, ptr %47, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8
  store ptr %52, ptr %10, align 8
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 9223372036854775807
  %55 = add nuw i64 %54, 15
  %56 = and i64 %55, -16
  %57 = add nuw i64 %56, 16
  %58 = getelementptr i8, ptr %52, i64 %57
  store ptr %58, ptr %22, align 8
  %59 = getelementptr inbounds { i64, i32, i32 }, ptr %47, i64 -1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %47, i64 %60
  store ptr %61, ptr %25, align 8
  br label %62

62:
  %63 = phi ptr [ %52, %50 ], [ %38, %35 ]
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %26

65:
  ret void
}

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_reserved(i64 %0) noinline nounwind willreturn optsize allocsize(0) {
  %2 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %3 = getelementptr i8, ptr @__enzyme_cc.tape.arena, i64 0
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 5
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ule ptr %2, %5
  %7 = icmp ult i64 %0, 65536
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %78

9:
  %10 = add nuw nsw i64 %0, 15
  %11 = and i64 %10, -16
  %12 = add nuw nsw i64 %11, 16
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = ptrtoint ptr %14 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = icmp ult i64 %19, %12
  br i1 %20, label %23, label %21

21:
  %22 = load ptr, ptr %3, align 8
  br label %64

23:
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 4
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %50

27:
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %36

31:
  %32 = atomicrmw xchg ptr getelementptr inbounds ({ [32 x ptr], [32 x i64], i64, i64, ptr, i32, i32, i32 }, ptr @__enzyme_cc.tape.table, i64 0, i32 4), i64 0 acq_rel, align 8
  %33 = inttoptr i64 %32 to ptr
  %34 = load ptr, ptr %28, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %42, label %36

36:
  %37 = phi ptr [ %33, %31 ], [ null, %27 ]
  %38 = phi ptr [ %34, %31 ], [ %29, %27 ]
  %39 = getelementptr inbounds { i64, i32, i32 }, ptr %38, i64 -1
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 1
  br label %42

42:
  %43 = phi ptr [ %37, %36 ], [ %33, %31 ]
  %44 = phi i64 [ %41, %36 ], [ 131072, %31 ]
  %45 = icmp eq ptr %43, null
  br i1 %45, label %46, label %50

46:
  %47 = tail call i64 @llvm.umin.i64(i64 %44, i64 8388608)
  %48 = tail call ptr @__enzyme_cc.tape.from_heap(i64 %47)
  %49 = icmp eq ptr %48, null
  br i1 %49, label %80, label %50

50:
  %51 = phi ptr [ %48, %46 ], [ %43, %42 ], [ %25, %23 ]
  %52 = getelementptr inbounds { i64, i32, i32 }, ptr %51, i64 1
  store ptr null, ptr %24, align 8
  %53 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 3
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr %52, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %59, label %56

56:
  %57 = load ptr, ptr %3, align 8
  %58 = getelementptr inbounds { ptr, ptr }, ptr %54, i64 0, i32 1
  store ptr %57, ptr %58, align 8
  br label %59

59:
  store ptr %52, ptr %53, align 8
  %60 = getelementptr inbounds { i64, i32, i32 }, ptr %51, i64 2
  %61 = load i64, ptr %51, align 8
  %62 = getelementptr inbounds i8, ptr %52, i64 %61
  store ptr %62, ptr %13, align 8
  %63 = ptrtoint ptr %60 to i64
  br label %64

64:
  %65 = phi i64 [ %18, %21 ], [ %63, %59 ]
  %66 = phi ptr [ %22, %21 ], [ null, %59 ]
  %67 = phi ptr [ %16, %21 ], [ %60, %59 ]
  store i64 %0, ptr %67, align 8
  %68 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }, ptr %3, i64 0, i32 6
  %69 = load i32, ptr %68, align 8
  %70 = getelementptr inbounds { i64, i32, i32 }, ptr %67, i64 0, i32 1
  store i32 %69, ptr %70, align 8
  %71 = icmp eq ptr %66, null
  %72 = ptrtoint ptr %66 to i64
  %73 = sub i64 %65, %72
  %74 = trunc i64 %73 to i32
  %75 = select i1 %71, i32 0, i32 %74
  %76 = getelementptr inbounds { i64, i32, i32 }, ptr %67, i64 0, i32 2
  store i32 %75, ptr %76, align 4
  store ptr %67, ptr %3, align 8
  %77 = getelementptr inbounds i8, ptr %67, i64 %12
  store ptr %77, ptr %15, align 8
  br label %80

78:
  %79 = tail call ptr @__enzyme_cc.tape.from_heap(i64 %0)
  br label %80

80:
  %81 = phi ptr [ %79, %78 ], [ %67, %64 ], [ null, %46 ]
  %82 = icmp eq ptr %81, null
  %83 = getelementptr inbounds { i64, i32, i32 }, ptr %81, i64 1
  %84 = select i1 %82, ptr null, ptr %83
  ret ptr %84
}

declare void @free(ptr) nounwind

declare ptr @llvm.frameaddress.p0(i32 immarg)

declare i64 @llvm.umin.i64(i64, i64)

declare ptr @malloc(i64) nounwind

declare ptr @memcpy(ptr, ptr, i64) nounwind

declare ptr @realloc(ptr, i64) nounwind
