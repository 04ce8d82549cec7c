; Written by .ci/runtime.py from libcxx.c, with clang-16.

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare noalias ptr @malloc(i64) nounwind willreturn

declare void @abort() nounwind willreturn

declare void @free(ptr) nounwind willreturn

define internal ptr @enzyme_cc.source._ZNSt3__119__shared_weak_count4lockEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__119__shared_weak_count4lockEv" {
  %2 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 1
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  br label %4

4:
  %5 = phi i64 [ %3, %1 ], [ %11, %7 ]
  %6 = icmp eq i64 %5, -1
  br i1 %6, label %12, label %7

7:
  %8 = add nuw nsw i64 %5, 1
  %9 = cmpxchg ptr %2, i64 %5, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  br i1 %10, label %12, label %4

12:
  %13 = phi ptr [ %0, %7 ], [ null, %4 ]
  ret ptr %13
}

define internal void @enzyme_cc.source._ZNSt3__119__shared_weak_count14__release_weakEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__119__shared_weak_count14__release_weakEv" {
  %2 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 2
  %3 = load atomic i64, ptr %2 acquire, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = atomicrmw add ptr %2, i64 -1 acq_rel, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds ptr, ptr %9, i64 4
  %11 = load ptr, ptr %10, align 8
  tail call void %11(ptr nonnull %0)
  br label %12

12:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__119__shared_weak_countD2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__119__shared_weak_countD2Ev" {
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 3
  %8 = icmp ult i64 %6, 16
  br i1 %8, label %90, label %9

9:
  %10 = shl i64 %6, 1
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = getelementptr inbounds i64, ptr %11, i64 %7
  %13 = tail call noalias ptr @malloc(i64 %6)
  %14 = icmp ne ptr %11, null
  %15 = icmp ne ptr %13, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %19

17:
  %18 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %22

19:
  tail call void @abort()
  unreachable

20:
  %21 = icmp ugt i64 %6, 8
  br i1 %21, label %30, label %35

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %17 ]
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds double, ptr %0, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %13, i64 %23
  store double %26, ptr %27, align 8
  %28 = add nuw i64 %23, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %20, label %22

30:
  %31 = phi ptr [ %32, %38 ], [ %11, %20 ]
  %32 = phi ptr [ %31, %38 ], [ %12, %20 ]
  %33 = phi i64 [ %34, %38 ], [ 1, %20 ]
  %34 = shl i64 %33, 1
  br label %40

35:
  %36 = phi ptr [ %11, %20 ], [ %32, %38 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %81

38:
  %39 = icmp ult i64 %34, %7
  br i1 %39, label %30, label %35

40:
  %41 = phi i64 [ 0, %30 ], [ %48, %47 ]
  %42 = add i64 %41, %33
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %7)
  %44 = add i64 %43, %33
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %7)
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %50, label %47

47:
  %48 = add i64 %41, %34
  %49 = icmp ult i64 %48, %7
  br i1 %49, label %40, label %38

50:
  %51 = phi i64 [ %78, %67 ], [ %41, %40 ]
  %52 = phi i64 [ %73, %67 ], [ %43, %40 ]
  %53 = phi i64 [ %70, %67 ], [ %41, %40 ]
  %54 = icmp ult i64 %53, %43
  %55 = icmp ult i64 %52, %45
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds i64, ptr %31, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %13, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %31, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %13, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fcmp uge double %61, %65
  br label %67

67:
  %68 = phi i1 [ %66, %57 ], [ %54, %50 ]
  %69 = zext i1 %68 to i64
  %70 = add i64 %53, %69
  %71 = xor i1 %68, true
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = select i1 %68, i64 %53, i64 %52
  %75 = getelementptr inbounds i64, ptr %31, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %32, i64 %51
  store i64 %76, ptr %77, align 8
  %78 = add nuw i64 %51, 1
  %79 = icmp ult i64 %78, %45
  br i1 %79, label %50, label %47

80:
  tail call void @free(ptr nonnull %13)
  tail call void @free(ptr nonnull %11)
  br label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %35 ]
  %83 = getelementptr inbounds i64, ptr %36, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %13, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %0, i64 %82
  store double %86, ptr %87, align 8
  %88 = add nuw i64 %82, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %80, label %81

90:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessIeeEEPeEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessIeeEEPeEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 4
  %8 = icmp ult i64 %6, 32
  br i1 %8, label %89, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 %6)
  %11 = getelementptr inbounds i64, ptr %10, i64 %7
  %12 = tail call noalias ptr @malloc(i64 %6)
  %13 = icmp ne ptr %10, null
  %14 = icmp ne ptr %12, null
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %18

16:
  %17 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %21

18:
  tail call void @abort()
  unreachable

19:
  %20 = icmp ugt i64 %6, 16
  br i1 %20, label %29, label %34

21:
  %22 = phi i64 [ %27, %21 ], [ 0, %16 ]
  %23 = getelementptr inbounds i64, ptr %10, i64 %22
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds x86_fp80, ptr %0, i64 %22
  %25 = load x86_fp80, ptr %24, align 16
  %26 = getelementptr inbounds x86_fp80, ptr %12, i64 %22
  store x86_fp80 %25, ptr %26, align 16
  %27 = add nuw i64 %22, 1
  %28 = icmp eq i64 %27, %17
  br i1 %28, label %19, label %21

29:
  %30 = phi ptr [ %31, %37 ], [ %10, %19 ]
  %31 = phi ptr [ %30, %37 ], [ %11, %19 ]
  %32 = phi i64 [ %33, %37 ], [ 1, %19 ]
  %33 = shl i64 %32, 1
  br label %39

34:
  %35 = phi ptr [ %10, %19 ], [ %31, %37 ]
  %36 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %80

37:
  %38 = icmp ult i64 %33, %7
  br i1 %38, label %29, label %34

39:
  %40 = phi i64 [ 0, %29 ], [ %47, %46 ]
  %41 = add i64 %40, %32
  %42 = tail call i64 @llvm.umin.i64(i64 %41, i64 %7)
  %43 = add i64 %42, %32
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 %7)
  %45 = icmp ult i64 %40, %44
  br i1 %45, label %49, label %46

46:
  %47 = add i64 %40, %33
  %48 = icmp ult i64 %47, %7
  br i1 %48, label %39, label %37

49:
  %50 = phi i64 [ %77, %66 ], [ %40, %39 ]
  %51 = phi i64 [ %72, %66 ], [ %42, %39 ]
  %52 = phi i64 [ %69, %66 ], [ %40, %39 ]
  %53 = icmp ult i64 %52, %42
  %54 = icmp ult i64 %51, %44
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %66

56:
  %57 = getelementptr inbounds i64, ptr %30, i64 %51
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds x86_fp80, ptr %12, i64 %58
  %60 = load x86_fp80, ptr %59, align 16
  %61 = getelementptr inbounds i64, ptr %30, i64 %52
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds x86_fp80, ptr %12, i64 %62
  %64 = load x86_fp80, ptr %63, align 16
  %65 = fcmp uge x86_fp80 %60, %64
  br label %66

66:
  %67 = phi i1 [ %65, %56 ], [ %53, %49 ]
  %68 = zext i1 %67 to i64
  %69 = add i64 %52, %68
  %70 = xor i1 %67, true
  %71 = zext i1 %70 to i64
  %72 = add i64 %51, %71
  %73 = select i1 %67, i64 %52, i64 %51
  %74 = getelementptr inbounds i64, ptr %30, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %31, i64 %50
  store i64 %75, ptr %76, align 8
  %77 = add nuw i64 %50, 1
  %78 = icmp ult i64 %77, %44
  br i1 %78, label %49, label %46

79:
  tail call void @free(ptr nonnull %12)
  tail call void @free(ptr nonnull %10)
  br label %89

80:
  %81 = phi i64 [ %87, %80 ], [ 0, %34 ]
  %82 = getelementptr inbounds i64, ptr %35, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds x86_fp80, ptr %12, i64 %83
  %85 = load x86_fp80, ptr %84, align 16
  %86 = getelementptr inbounds x86_fp80, ptr %0, i64 %81
  store x86_fp80 %85, ptr %86, align 16
  %87 = add nuw i64 %81, 1
  %88 = icmp eq i64 %87, %36
  br i1 %88, label %79, label %80

89:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessIffEEPfEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessIffEEPfEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 2
  %8 = icmp ult i64 %6, 8
  br i1 %8, label %90, label %9

9:
  %10 = shl i64 %6, 2
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = getelementptr inbounds i64, ptr %11, i64 %7
  %13 = tail call noalias ptr @malloc(i64 %6)
  %14 = icmp ne ptr %11, null
  %15 = icmp ne ptr %13, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %19

17:
  %18 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %22

19:
  tail call void @abort()
  unreachable

20:
  %21 = icmp ugt i64 %6, 4
  br i1 %21, label %30, label %35

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %17 ]
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds float, ptr %0, i64 %23
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds float, ptr %13, i64 %23
  store float %26, ptr %27, align 4
  %28 = add nuw i64 %23, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %20, label %22

30:
  %31 = phi ptr [ %32, %38 ], [ %11, %20 ]
  %32 = phi ptr [ %31, %38 ], [ %12, %20 ]
  %33 = phi i64 [ %34, %38 ], [ 1, %20 ]
  %34 = shl i64 %33, 1
  br label %40

35:
  %36 = phi ptr [ %11, %20 ], [ %32, %38 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %81

38:
  %39 = icmp ult i64 %34, %7
  br i1 %39, label %30, label %35

40:
  %41 = phi i64 [ 0, %30 ], [ %48, %47 ]
  %42 = add i64 %41, %33
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %7)
  %44 = add i64 %43, %33
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %7)
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %50, label %47

47:
  %48 = add i64 %41, %34
  %49 = icmp ult i64 %48, %7
  br i1 %49, label %40, label %38

50:
  %51 = phi i64 [ %78, %67 ], [ %41, %40 ]
  %52 = phi i64 [ %73, %67 ], [ %43, %40 ]
  %53 = phi i64 [ %70, %67 ], [ %41, %40 ]
  %54 = icmp ult i64 %53, %43
  %55 = icmp ult i64 %52, %45
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds i64, ptr %31, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds float, ptr %13, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = getelementptr inbounds i64, ptr %31, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds float, ptr %13, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fcmp uge float %61, %65
  br label %67

67:
  %68 = phi i1 [ %66, %57 ], [ %54, %50 ]
  %69 = zext i1 %68 to i64
  %70 = add i64 %53, %69
  %71 = xor i1 %68, true
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = select i1 %68, i64 %53, i64 %52
  %75 = getelementptr inbounds i64, ptr %31, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %32, i64 %51
  store i64 %76, ptr %77, align 8
  %78 = add nuw i64 %51, 1
  %79 = icmp ult i64 %78, %45
  br i1 %79, label %50, label %47

80:
  tail call void @free(ptr nonnull %13)
  tail call void @free(ptr nonnull %11)
  br label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %35 ]
  %83 = getelementptr inbounds i64, ptr %36, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds float, ptr %13, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds float, ptr %0, i64 %82
  store float %86, ptr %87, align 4
  %88 = add nuw i64 %82, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %80, label %81

90:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessIiiEEPiEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessIiiEEPiEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 2
  %8 = icmp ult i64 %6, 8
  br i1 %8, label %90, label %9

9:
  %10 = shl i64 %6, 2
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = getelementptr inbounds i64, ptr %11, i64 %7
  %13 = tail call noalias ptr @malloc(i64 %6)
  %14 = icmp ne ptr %11, null
  %15 = icmp ne ptr %13, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %19

17:
  %18 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %22

19:
  tail call void @abort()
  unreachable

20:
  %21 = icmp ugt i64 %6, 4
  br i1 %21, label %30, label %35

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %17 ]
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds i32, ptr %0, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i32, ptr %13, i64 %23
  store i32 %26, ptr %27, align 4
  %28 = add nuw i64 %23, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %20, label %22

30:
  %31 = phi ptr [ %32, %38 ], [ %11, %20 ]
  %32 = phi ptr [ %31, %38 ], [ %12, %20 ]
  %33 = phi i64 [ %34, %38 ], [ 1, %20 ]
  %34 = shl i64 %33, 1
  br label %40

35:
  %36 = phi ptr [ %11, %20 ], [ %32, %38 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %81

38:
  %39 = icmp ult i64 %34, %7
  br i1 %39, label %30, label %35

40:
  %41 = phi i64 [ 0, %30 ], [ %48, %47 ]
  %42 = add i64 %41, %33
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %7)
  %44 = add i64 %43, %33
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %7)
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %50, label %47

47:
  %48 = add i64 %41, %34
  %49 = icmp ult i64 %48, %7
  br i1 %49, label %40, label %38

50:
  %51 = phi i64 [ %78, %67 ], [ %41, %40 ]
  %52 = phi i64 [ %73, %67 ], [ %43, %40 ]
  %53 = phi i64 [ %70, %67 ], [ %41, %40 ]
  %54 = icmp ult i64 %53, %43
  %55 = icmp ult i64 %52, %45
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds i64, ptr %31, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i32, ptr %13, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i64, ptr %31, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i32, ptr %13, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = icmp sge i32 %61, %65
  br label %67

67:
  %68 = phi i1 [ %66, %57 ], [ %54, %50 ]
  %69 = zext i1 %68 to i64
  %70 = add i64 %53, %69
  %71 = xor i1 %68, true
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = select i1 %68, i64 %53, i64 %52
  %75 = getelementptr inbounds i64, ptr %31, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %32, i64 %51
  store i64 %76, ptr %77, align 8
  %78 = add nuw i64 %51, 1
  %79 = icmp ult i64 %78, %45
  br i1 %79, label %50, label %47

80:
  tail call void @free(ptr nonnull %13)
  tail call void @free(ptr nonnull %11)
  br label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %35 ]
  %83 = getelementptr inbounds i64, ptr %36, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i32, ptr %13, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds i32, ptr %0, i64 %82
  store i32 %86, ptr %87, align 4
  %88 = add nuw i64 %82, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %80, label %81

90:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessIjjEEPjEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessIjjEEPjEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 2
  %8 = icmp ult i64 %6, 8
  br i1 %8, label %90, label %9

9:
  %10 = shl i64 %6, 2
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = getelementptr inbounds i64, ptr %11, i64 %7
  %13 = tail call noalias ptr @malloc(i64 %6)
  %14 = icmp ne ptr %11, null
  %15 = icmp ne ptr %13, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %19

17:
  %18 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %22

19:
  tail call void @abort()
  unreachable

20:
  %21 = icmp ugt i64 %6, 4
  br i1 %21, label %30, label %35

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %17 ]
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds i32, ptr %0, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i32, ptr %13, i64 %23
  store i32 %26, ptr %27, align 4
  %28 = add nuw i64 %23, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %20, label %22

30:
  %31 = phi ptr [ %32, %38 ], [ %11, %20 ]
  %32 = phi ptr [ %31, %38 ], [ %12, %20 ]
  %33 = phi i64 [ %34, %38 ], [ 1, %20 ]
  %34 = shl i64 %33, 1
  br label %40

35:
  %36 = phi ptr [ %11, %20 ], [ %32, %38 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %81

38:
  %39 = icmp ult i64 %34, %7
  br i1 %39, label %30, label %35

40:
  %41 = phi i64 [ 0, %30 ], [ %48, %47 ]
  %42 = add i64 %41, %33
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %7)
  %44 = add i64 %43, %33
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %7)
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %50, label %47

47:
  %48 = add i64 %41, %34
  %49 = icmp ult i64 %48, %7
  br i1 %49, label %40, label %38

50:
  %51 = phi i64 [ %78, %67 ], [ %41, %40 ]
  %52 = phi i64 [ %73, %67 ], [ %43, %40 ]
  %53 = phi i64 [ %70, %67 ], [ %41, %40 ]
  %54 = icmp ult i64 %53, %43
  %55 = icmp ult i64 %52, %45
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds i64, ptr %31, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i32, ptr %13, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i64, ptr %31, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i32, ptr %13, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = icmp uge i32 %61, %65
  br label %67

67:
  %68 = phi i1 [ %66, %57 ], [ %54, %50 ]
  %69 = zext i1 %68 to i64
  %70 = add i64 %53, %69
  %71 = xor i1 %68, true
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = select i1 %68, i64 %53, i64 %52
  %75 = getelementptr inbounds i64, ptr %31, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %32, i64 %51
  store i64 %76, ptr %77, align 8
  %78 = add nuw i64 %51, 1
  %79 = icmp ult i64 %78, %45
  br i1 %79, label %50, label %47

80:
  tail call void @free(ptr nonnull %13)
  tail call void @free(ptr nonnull %11)
  br label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %35 ]
  %83 = getelementptr inbounds i64, ptr %36, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i32, ptr %13, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds i32, ptr %0, i64 %82
  store i32 %86, ptr %87, align 4
  %88 = add nuw i64 %82, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %80, label %81

90:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessIllEEPlEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessIllEEPlEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 3
  %8 = icmp ult i64 %6, 16
  br i1 %8, label %90, label %9

9:
  %10 = shl i64 %6, 1
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = getelementptr inbounds i64, ptr %11, i64 %7
  %13 = tail call noalias ptr @malloc(i64 %6)
  %14 = icmp ne ptr %11, null
  %15 = icmp ne ptr %13, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %19

17:
  %18 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %22

19:
  tail call void @abort()
  unreachable

20:
  %21 = icmp ugt i64 %6, 8
  br i1 %21, label %30, label %35

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %17 ]
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds i64, ptr %0, i64 %23
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %13, i64 %23
  store i64 %26, ptr %27, align 8
  %28 = add nuw i64 %23, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %20, label %22

30:
  %31 = phi ptr [ %32, %38 ], [ %11, %20 ]
  %32 = phi ptr [ %31, %38 ], [ %12, %20 ]
  %33 = phi i64 [ %34, %38 ], [ 1, %20 ]
  %34 = shl i64 %33, 1
  br label %40

35:
  %36 = phi ptr [ %11, %20 ], [ %32, %38 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %81

38:
  %39 = icmp ult i64 %34, %7
  br i1 %39, label %30, label %35

40:
  %41 = phi i64 [ 0, %30 ], [ %48, %47 ]
  %42 = add i64 %41, %33
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %7)
  %44 = add i64 %43, %33
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %7)
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %50, label %47

47:
  %48 = add i64 %41, %34
  %49 = icmp ult i64 %48, %7
  br i1 %49, label %40, label %38

50:
  %51 = phi i64 [ %78, %67 ], [ %41, %40 ]
  %52 = phi i64 [ %73, %67 ], [ %43, %40 ]
  %53 = phi i64 [ %70, %67 ], [ %41, %40 ]
  %54 = icmp ult i64 %53, %43
  %55 = icmp ult i64 %52, %45
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds i64, ptr %31, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i64, ptr %13, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %31, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i64, ptr %13, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp sge i64 %61, %65
  br label %67

67:
  %68 = phi i1 [ %66, %57 ], [ %54, %50 ]
  %69 = zext i1 %68 to i64
  %70 = add i64 %53, %69
  %71 = xor i1 %68, true
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = select i1 %68, i64 %53, i64 %52
  %75 = getelementptr inbounds i64, ptr %31, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %32, i64 %51
  store i64 %76, ptr %77, align 8
  %78 = add nuw i64 %51, 1
  %79 = icmp ult i64 %78, %45
  br i1 %79, label %50, label %47

80:
  tail call void @free(ptr nonnull %13)
  tail call void @free(ptr nonnull %11)
  br label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %35 ]
  %83 = getelementptr inbounds i64, ptr %36, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i64, ptr %13, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %0, i64 %82
  store i64 %86, ptr %87, align 8
  %88 = add nuw i64 %82, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %80, label %81

90:
  ret void
}

define internal void @enzyme_cc.source._ZNSt3__16__sortIRNS_6__lessImmEEPmEEvT0_S5_T_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt3__16__sortIRNS_6__lessImmEEPmEEvT0_S5_T_" {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr i64 %6, 3
  %8 = icmp ult i64 %6, 16
  br i1 %8, label %90, label %9

9:
  %10 = shl i64 %6, 1
  %11 = tail call noalias ptr @malloc(i64 %10)
  %12 = getelementptr inbounds i64, ptr %11, i64 %7
  %13 = tail call noalias ptr @malloc(i64 %6)
  %14 = icmp ne ptr %11, null
  %15 = icmp ne ptr %13, null
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %19

17:
  %18 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %22

19:
  tail call void @abort()
  unreachable

20:
  %21 = icmp ugt i64 %6, 8
  br i1 %21, label %30, label %35

22:
  %23 = phi i64 [ %28, %22 ], [ 0, %17 ]
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds i64, ptr %0, i64 %23
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %13, i64 %23
  store i64 %26, ptr %27, align 8
  %28 = add nuw i64 %23, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %20, label %22

30:
  %31 = phi ptr [ %32, %38 ], [ %11, %20 ]
  %32 = phi ptr [ %31, %38 ], [ %12, %20 ]
  %33 = phi i64 [ %34, %38 ], [ 1, %20 ]
  %34 = shl i64 %33, 1
  br label %40

35:
  %36 = phi ptr [ %11, %20 ], [ %32, %38 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  br label %81

38:
  %39 = icmp ult i64 %34, %7
  br i1 %39, label %30, label %35

40:
  %41 = phi i64 [ 0, %30 ], [ %48, %47 ]
  %42 = add i64 %41, %33
  %43 = tail call i64 @llvm.umin.i64(i64 %42, i64 %7)
  %44 = add i64 %43, %33
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %7)
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %50, label %47

47:
  %48 = add i64 %41, %34
  %49 = icmp ult i64 %48, %7
  br i1 %49, label %40, label %38

50:
  %51 = phi i64 [ %78, %67 ], [ %41, %40 ]
  %52 = phi i64 [ %73, %67 ], [ %43, %40 ]
  %53 = phi i64 [ %70, %67 ], [ %41, %40 ]
  %54 = icmp ult i64 %53, %43
  %55 = icmp ult i64 %52, %45
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds i64, ptr %31, i64 %52
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i64, ptr %13, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %31, i64 %53
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i64, ptr %13, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp uge i64 %61, %65
  br label %67

67:
  %68 = phi i1 [ %66, %57 ], [ %54, %50 ]
  %69 = zext i1 %68 to i64
  %70 = add i64 %53, %69
  %71 = xor i1 %68, true
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = select i1 %68, i64 %53, i64 %52
  %75 = getelementptr inbounds i64, ptr %31, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %32, i64 %51
  store i64 %76, ptr %77, align 8
  %78 = add nuw i64 %51, 1
  %79 = icmp ult i64 %78, %45
  br i1 %79, label %50, label %47

80:
  tail call void @free(ptr nonnull %13)
  tail call void @free(ptr nonnull %11)
  br label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %35 ]
  %83 = getelementptr inbounds i64, ptr %36, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i64, ptr %13, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %0, i64 %82
  store i64 %86, ptr %87, align 8
  %88 = add nuw i64 %82, 1
  %89 = icmp eq i64 %88, %37
  br i1 %89, label %80, label %81

90:
  ret void
}
