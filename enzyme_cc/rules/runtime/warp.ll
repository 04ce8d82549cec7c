; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.warp.room = internal addrspace(3) global [32 x [8 x double]] undef, align 8

define internal void @__enzyme_cc_block_number_f32(ptr %0, float %1) alwaysinline convergent nounwind {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %7 = mul i32 %4, %6
  %8 = add i32 %7, %5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %3
  %11 = add i32 %10, %9
  %12 = and i32 %11, 31
  %13 = mul i32 %3, %4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %15 = mul i32 %13, %14
  %16 = and i32 %11, -32
  %17 = sub i32 %15, %16
  %18 = icmp ugt i32 %17, 31
  br i1 %18, label %21, label %35

19:
  %20 = icmp eq i32 %12, 0
  br i1 %20, label %31, label %47

21:
  %22 = phi i32 [ %29, %21 ], [ 16, %2 ]
  %23 = phi float [ %28, %21 ], [ %1, %2 ]
  %24 = xor i32 %22, %12
  %25 = bitcast float %23 to i32
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %25, i32 %24, i32 31)
  %27 = bitcast i32 %26 to float
  %28 = fadd float %23, %27
  %29 = lshr i32 %22, 1
  %30 = icmp ult i32 %22, 2
  br i1 %30, label %19, label %21

31:
  %32 = lshr i32 %11, 5
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %33
  store float %28, ptr addrspace(3) %34, align 8
  br label %47

35:
  %36 = icmp eq i32 %12, 0
  %37 = lshr i32 %11, 5
  %38 = zext i32 %37 to i64
  br i1 %36, label %39, label %41

39:
  %40 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %38
  store float 0.000000e+00, ptr addrspace(3) %40, align 8
  br label %41

41:
  %42 = sub nuw nsw i32 32, %17
  %43 = lshr i32 -1, %42
  tail call void @llvm.nvvm.bar.warp.sync(i32 %43)
  %44 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %38
  %45 = addrspacecast ptr addrspace(3) %44 to ptr
  %46 = atomicrmw fadd ptr %45, float %1 seq_cst, align 4
  br label %47

47:
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  %48 = icmp eq i32 %11, 0
  br i1 %48, label %49, label %72

49:
  %50 = icmp eq i32 %15, 0
  %51 = add i32 %15, -1
  %52 = lshr i32 %51, 5
  br i1 %50, label %53, label %60

53:
  %54 = phi float [ 0.000000e+00, %49 ], [ %66, %60 ]
  %55 = icmp ne ptr %0, null
  br label %56

56:
  %57 = phi float [ 0.000000e+00, %71 ], [ %54, %53 ]
  %58 = fcmp une float %57, 0.000000e+00
  %59 = and i1 %55, %58
  br i1 %59, label %69, label %71

60:
  %61 = phi float [ %66, %60 ], [ 0.000000e+00, %49 ]
  %62 = phi i32 [ %67, %60 ], [ 0, %49 ]
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %63, i64 0
  %65 = load float, ptr addrspace(3) %64, align 8
  %66 = fadd float %61, %65
  %67 = add nuw nsw i32 %62, 1
  %68 = icmp eq i32 %62, %52
  br i1 %68, label %53, label %60

69:
  %70 = atomicrmw fadd ptr %0, float %57 seq_cst, align 4
  br label %71

71:
  br i1 %50, label %56, label %72

72:
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  ret void
}

define internal void @__enzyme_cc_block_number_f64(ptr %0, double %1) alwaysinline convergent nounwind {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %7 = mul i32 %4, %6
  %8 = add i32 %7, %5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %3
  %11 = add i32 %10, %9
  %12 = and i32 %11, 31
  %13 = mul i32 %3, %4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %15 = mul i32 %13, %14
  %16 = and i32 %11, -32
  %17 = sub i32 %15, %16
  %18 = icmp ugt i32 %17, 31
  br i1 %18, label %21, label %43

19:
  %20 = icmp eq i32 %12, 0
  br i1 %20, label %39, label %55

21:
  %22 = phi i32 [ %37, %21 ], [ 16, %2 ]
  %23 = phi double [ %36, %21 ], [ %1, %2 ]
  %24 = xor i32 %22, %12
  %25 = bitcast double %23 to i64
  %26 = trunc i64 %25 to i32
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %26, i32 %24, i32 31)
  %28 = lshr i64 %25, 32
  %29 = trunc i64 %28 to i32
  %30 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %29, i32 %24, i32 31)
  %31 = zext i32 %30 to i64
  %32 = shl nuw i64 %31, 32
  %33 = zext i32 %27 to i64
  %34 = or i64 %32, %33
  %35 = bitcast i64 %34 to double
  %36 = fadd double %23, %35
  %37 = lshr i32 %22, 1
  %38 = icmp ult i32 %22, 2
  br i1 %38, label %19, label %21

39:
  %40 = lshr i32 %11, 5
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %41
  store double %36, ptr addrspace(3) %42, align 8
  br label %55

43:
  %44 = icmp eq i32 %12, 0
  %45 = lshr i32 %11, 5
  %46 = zext i32 %45 to i64
  br i1 %44, label %47, label %49

47:
  %48 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %46
  store double 0.000000e+00, ptr addrspace(3) %48, align 8
  br label %49

49:
  %50 = sub nuw nsw i32 32, %17
  %51 = lshr i32 -1, %50
  tail call void @llvm.nvvm.bar.warp.sync(i32 %51)
  %52 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %46
  %53 = addrspacecast ptr addrspace(3) %52 to ptr
  %54 = atomicrmw fadd ptr %53, double %1 seq_cst, align 8
  br label %55

55:
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  %56 = icmp eq i32 %11, 0
  br i1 %56, label %57, label %80

57:
  %58 = icmp eq i32 %15, 0
  %59 = add i32 %15, -1
  %60 = lshr i32 %59, 5
  br i1 %58, label %61, label %68

61:
  %62 = phi double [ 0.000000e+00, %57 ], [ %74, %68 ]
  %63 = icmp ne ptr %0, null
  br label %64

64:
  %65 = phi double [ 0.000000e+00, %79 ], [ %62, %61 ]
  %66 = fcmp une double %65, 0.000000e+00
  %67 = and i1 %63, %66
  br i1 %67, label %77, label %79

68:
  %69 = phi double [ %74, %68 ], [ 0.000000e+00, %57 ]
  %70 = phi i32 [ %75, %68 ], [ 0, %57 ]
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %71, i64 0
  %73 = load double, ptr addrspace(3) %72, align 8
  %74 = fadd double %69, %73
  %75 = add nuw nsw i32 %70, 1
  %76 = icmp eq i32 %70, %60
  br i1 %76, label %61, label %68

77:
  %78 = atomicrmw fadd ptr %0, double %65 seq_cst, align 8
  br label %79

79:
  br i1 %58, label %64, label %80

80:
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  ret void
}

define internal void @__enzyme_cc_block_put1_f32(float %0) alwaysinline convergent nounwind {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %6 = mul i32 %3, %5
  %7 = add i32 %6, %4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %2
  %10 = add i32 %9, %8
  %11 = and i32 %10, 31
  %12 = mul i32 %2, %3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %14 = mul i32 %12, %13
  %15 = and i32 %10, -32
  %16 = sub i32 %14, %15
  %17 = icmp ugt i32 %16, 31
  br i1 %17, label %20, label %34

18:
  %19 = icmp eq i32 %11, 0
  br i1 %19, label %30, label %46

20:
  %21 = phi i32 [ %28, %20 ], [ 16, %1 ]
  %22 = phi float [ %27, %20 ], [ %0, %1 ]
  %23 = xor i32 %21, %11
  %24 = bitcast float %22 to i32
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %24, i32 %23, i32 31)
  %26 = bitcast i32 %25 to float
  %27 = fadd float %22, %26
  %28 = lshr i32 %21, 1
  %29 = icmp ult i32 %21, 2
  br i1 %29, label %18, label %20

30:
  %31 = lshr i32 %10, 5
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %32
  store float %27, ptr addrspace(3) %33, align 8
  br label %46

34:
  %35 = icmp eq i32 %11, 0
  %36 = lshr i32 %10, 5
  %37 = zext i32 %36 to i64
  br i1 %35, label %38, label %40

38:
  %39 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %37
  store float 0.000000e+00, ptr addrspace(3) %39, align 8
  br label %40

40:
  %41 = sub nuw nsw i32 32, %16
  %42 = lshr i32 -1, %41
  tail call void @llvm.nvvm.bar.warp.sync(i32 %42)
  %43 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %37
  %44 = addrspacecast ptr addrspace(3) %43 to ptr
  %45 = atomicrmw fadd ptr %44, float %0 seq_cst, align 4
  br label %46

46:
  ret void
}

define internal void @__enzyme_cc_block_put1_f64(double %0) alwaysinline convergent nounwind {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %6 = mul i32 %3, %5
  %7 = add i32 %6, %4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %2
  %10 = add i32 %9, %8
  %11 = and i32 %10, 31
  %12 = mul i32 %2, %3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %14 = mul i32 %12, %13
  %15 = and i32 %10, -32
  %16 = sub i32 %14, %15
  %17 = icmp ugt i32 %16, 31
  br i1 %17, label %20, label %42

18:
  %19 = icmp eq i32 %11, 0
  br i1 %19, label %38, label %54

20:
  %21 = phi i32 [ %36, %20 ], [ 16, %1 ]
  %22 = phi double [ %35, %20 ], [ %0, %1 ]
  %23 = xor i32 %21, %11
  %24 = bitcast double %22 to i64
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %25, i32 %23, i32 31)
  %27 = lshr i64 %24, 32
  %28 = trunc i64 %27 to i32
  %29 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %28, i32 %23, i32 31)
  %30 = zext i32 %29 to i64
  %31 = shl nuw i64 %30, 32
  %32 = zext i32 %26 to i64
  %33 = or i64 %31, %32
  %34 = bitcast i64 %33 to double
  %35 = fadd double %22, %34
  %36 = lshr i32 %21, 1
  %37 = icmp ult i32 %21, 2
  br i1 %37, label %18, label %20

38:
  %39 = lshr i32 %10, 5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %40
  store double %35, ptr addrspace(3) %41, align 8
  br label %54

42:
  %43 = icmp eq i32 %11, 0
  %44 = lshr i32 %10, 5
  %45 = zext i32 %44 to i64
  br i1 %43, label %46, label %48

46:
  %47 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %45
  store double 0.000000e+00, ptr addrspace(3) %47, align 8
  br label %48

48:
  %49 = sub nuw nsw i32 32, %16
  %50 = lshr i32 -1, %49
  tail call void @llvm.nvvm.bar.warp.sync(i32 %50)
  %51 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %45
  %52 = addrspacecast ptr addrspace(3) %51 to ptr
  %53 = atomicrmw fadd ptr %52, double %0 seq_cst, align 8
  br label %54

54:
  ret void
}

define internal void @__enzyme_cc_block_put2_f32(float %0, float %1) alwaysinline convergent nounwind {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %7 = mul i32 %4, %6
  %8 = add i32 %7, %5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %3
  %11 = add i32 %10, %9
  %12 = and i32 %11, 31
  %13 = mul i32 %3, %4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %15 = mul i32 %13, %14
  %16 = and i32 %11, -32
  %17 = sub i32 %15, %16
  %18 = icmp ugt i32 %17, 31
  br i1 %18, label %19, label %48

19:
  %20 = and i32 %11, 16
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, float %0, float %1
  %23 = select i1 %21, float %1, float %0
  %24 = xor i32 %12, 16
  %25 = bitcast float %23 to i32
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %25, i32 %24, i32 31)
  %27 = bitcast i32 %26 to float
  %28 = fadd float %22, %27
  br label %32

29:
  %30 = and i32 %11, 15
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %42, label %64

32:
  %33 = phi i32 [ 8, %19 ], [ %40, %32 ]
  %34 = phi float [ %28, %19 ], [ %39, %32 ]
  %35 = xor i32 %33, %12
  %36 = bitcast float %34 to i32
  %37 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %36, i32 %35, i32 31)
  %38 = bitcast i32 %37 to float
  %39 = fadd float %34, %38
  %40 = lshr i32 %33, 1
  %41 = icmp ult i32 %33, 2
  br i1 %41, label %29, label %32

42:
  %43 = lshr i32 %11, 5
  %44 = zext i32 %43 to i64
  %45 = lshr i32 %12, 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %44, i64 %46
  store float %39, ptr addrspace(3) %47, align 8
  br label %64

48:
  %49 = icmp eq i32 %12, 0
  %50 = lshr i32 %11, 5
  %51 = zext i32 %50 to i64
  br i1 %49, label %52, label %55

52:
  %53 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %51, i64 0
  store float 0.000000e+00, ptr addrspace(3) %53, align 8
  %54 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %51, i64 1
  store float 0.000000e+00, ptr addrspace(3) %54, align 8
  br label %55

55:
  %56 = sub i32 32, %17
  %57 = lshr i32 -1, %56
  tail call void @llvm.nvvm.bar.warp.sync(i32 %57)
  %58 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %51
  %59 = addrspacecast ptr addrspace(3) %58 to ptr
  %60 = atomicrmw fadd ptr %59, float %0 seq_cst, align 4
  %61 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %51, i64 1
  %62 = addrspacecast ptr addrspace(3) %61 to ptr
  %63 = atomicrmw fadd ptr %62, float %1 seq_cst, align 4
  br label %64

64:
  ret void
}

define internal void @__enzyme_cc_block_put2_f64(double %0, double %1) alwaysinline convergent nounwind {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %7 = mul i32 %4, %6
  %8 = add i32 %7, %5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %3
  %11 = add i32 %10, %9
  %12 = and i32 %11, 31
  %13 = mul i32 %3, %4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %15 = mul i32 %13, %14
  %16 = and i32 %11, -32
  %17 = sub i32 %15, %16
  %18 = icmp ugt i32 %17, 31
  br i1 %18, label %19, label %64

19:
  %20 = and i32 %11, 16
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, double %0, double %1
  %23 = select i1 %21, double %1, double %0
  %24 = xor i32 %12, 16
  %25 = bitcast double %23 to i64
  %26 = trunc i64 %25 to i32
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %26, i32 %24, i32 31)
  %28 = lshr i64 %25, 32
  %29 = trunc i64 %28 to i32
  %30 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %29, i32 %24, i32 31)
  %31 = zext i32 %30 to i64
  %32 = shl nuw i64 %31, 32
  %33 = zext i32 %27 to i64
  %34 = or i64 %32, %33
  %35 = bitcast i64 %34 to double
  %36 = fadd double %22, %35
  br label %40

37:
  %38 = and i32 %11, 15
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %58, label %80

40:
  %41 = phi i32 [ 8, %19 ], [ %56, %40 ]
  %42 = phi double [ %36, %19 ], [ %55, %40 ]
  %43 = xor i32 %41, %12
  %44 = bitcast double %42 to i64
  %45 = trunc i64 %44 to i32
  %46 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %45, i32 %43, i32 31)
  %47 = lshr i64 %44, 32
  %48 = trunc i64 %47 to i32
  %49 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %48, i32 %43, i32 31)
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = zext i32 %46 to i64
  %53 = or i64 %51, %52
  %54 = bitcast i64 %53 to double
  %55 = fadd double %42, %54
  %56 = lshr i32 %41, 1
  %57 = icmp ult i32 %41, 2
  br i1 %57, label %37, label %40

58:
  %59 = lshr i32 %11, 5
  %60 = zext i32 %59 to i64
  %61 = lshr i32 %12, 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %60, i64 %62
  store double %55, ptr addrspace(3) %63, align 8
  br label %80

64:
  %65 = icmp eq i32 %12, 0
  %66 = lshr i32 %11, 5
  %67 = zext i32 %66 to i64
  br i1 %65, label %68, label %71

68:
  %69 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %67, i64 0
  store double 0.000000e+00, ptr addrspace(3) %69, align 8
  %70 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %67, i64 1
  store double 0.000000e+00, ptr addrspace(3) %70, align 8
  br label %71

71:
  %72 = sub i32 32, %17
  %73 = lshr i32 -1, %72
  tail call void @llvm.nvvm.bar.warp.sync(i32 %73)
  %74 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %67
  %75 = addrspacecast ptr addrspace(3) %74 to ptr
  %76 = atomicrmw fadd ptr %75, double %0 seq_cst, align 8
  %77 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %67, i64 1
  %78 = addrspacecast ptr addrspace(3) %77 to ptr
  %79 = atomicrmw fadd ptr %78, double %1 seq_cst, align 8
  br label %80

80:
  ret void
}

define internal void @__enzyme_cc_block_put4_f32(float %0, float %1, float %2, float %3) alwaysinline convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = mul i32 %6, %8
  %10 = add i32 %9, %7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 %10, %5
  %13 = add i32 %12, %11
  %14 = and i32 %13, 31
  %15 = mul i32 %5, %6
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %17 = mul i32 %15, %16
  %18 = and i32 %13, -32
  %19 = sub i32 %17, %18
  %20 = icmp ugt i32 %19, 31
  br i1 %20, label %21, label %65

21:
  %22 = and i32 %13, 16
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, float %0, float %2
  %25 = select i1 %23, float %2, float %0
  %26 = xor i32 %14, 16
  %27 = bitcast float %25 to i32
  %28 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %27, i32 %26, i32 31)
  %29 = bitcast i32 %28 to float
  %30 = fadd float %24, %29
  %31 = select i1 %23, float %1, float %3
  %32 = select i1 %23, float %3, float %1
  %33 = bitcast float %32 to i32
  %34 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %33, i32 %26, i32 31)
  %35 = bitcast i32 %34 to float
  %36 = fadd float %31, %35
  %37 = and i32 %13, 8
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, float %30, float %36
  %40 = select i1 %38, float %36, float %30
  %41 = xor i32 %14, 8
  %42 = bitcast float %40 to i32
  %43 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %42, i32 %41, i32 31)
  %44 = bitcast i32 %43 to float
  %45 = fadd float %39, %44
  br label %49

46:
  %47 = and i32 %13, 7
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %59, label %90

49:
  %50 = phi i32 [ 4, %21 ], [ %57, %49 ]
  %51 = phi float [ %45, %21 ], [ %56, %49 ]
  %52 = xor i32 %50, %14
  %53 = bitcast float %51 to i32
  %54 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %53, i32 %52, i32 31)
  %55 = bitcast i32 %54 to float
  %56 = fadd float %51, %55
  %57 = lshr i32 %50, 1
  %58 = icmp ult i32 %50, 2
  br i1 %58, label %46, label %49

59:
  %60 = lshr i32 %13, 5
  %61 = zext i32 %60 to i64
  %62 = lshr i32 %14, 3
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %61, i64 %63
  store float %56, ptr addrspace(3) %64, align 8
  br label %90

65:
  %66 = icmp eq i32 %14, 0
  %67 = lshr i32 %13, 5
  %68 = zext i32 %67 to i64
  br i1 %66, label %69, label %75

69:
  %70 = phi i32 [ %73, %69 ], [ 0, %65 ]
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %68, i64 %71
  store float 0.000000e+00, ptr addrspace(3) %72, align 8
  %73 = add nuw nsw i32 %70, 1
  %74 = icmp eq i32 %73, 4
  br i1 %74, label %75, label %69

75:
  %76 = sub i32 32, %19
  %77 = lshr i32 -1, %76
  tail call void @llvm.nvvm.bar.warp.sync(i32 %77)
  %78 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %68
  %79 = addrspacecast ptr addrspace(3) %78 to ptr
  %80 = atomicrmw fadd ptr %79, float %0 seq_cst, align 4
  %81 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %68, i64 1
  %82 = addrspacecast ptr addrspace(3) %81 to ptr
  %83 = atomicrmw fadd ptr %82, float %1 seq_cst, align 4
  %84 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %68, i64 2
  %85 = addrspacecast ptr addrspace(3) %84 to ptr
  %86 = atomicrmw fadd ptr %85, float %2 seq_cst, align 4
  %87 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %68, i64 3
  %88 = addrspacecast ptr addrspace(3) %87 to ptr
  %89 = atomicrmw fadd ptr %88, float %3 seq_cst, align 4
  br label %90

90:
  ret void
}

define internal void @__enzyme_cc_block_put4_f64(double %0, double %1, double %2, double %3) alwaysinline convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = mul i32 %6, %8
  %10 = add i32 %9, %7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 %10, %5
  %13 = add i32 %12, %11
  %14 = and i32 %13, 31
  %15 = mul i32 %5, %6
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %17 = mul i32 %15, %16
  %18 = and i32 %13, -32
  %19 = sub i32 %17, %18
  %20 = icmp ugt i32 %19, 31
  br i1 %20, label %21, label %97

21:
  %22 = and i32 %13, 16
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, double %0, double %2
  %25 = select i1 %23, double %2, double %0
  %26 = xor i32 %14, 16
  %27 = bitcast double %25 to i64
  %28 = trunc i64 %27 to i32
  %29 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %28, i32 %26, i32 31)
  %30 = lshr i64 %27, 32
  %31 = trunc i64 %30 to i32
  %32 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %31, i32 %26, i32 31)
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = zext i32 %29 to i64
  %36 = or i64 %34, %35
  %37 = bitcast i64 %36 to double
  %38 = fadd double %24, %37
  %39 = select i1 %23, double %1, double %3
  %40 = select i1 %23, double %3, double %1
  %41 = bitcast double %40 to i64
  %42 = trunc i64 %41 to i32
  %43 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %42, i32 %26, i32 31)
  %44 = lshr i64 %41, 32
  %45 = trunc i64 %44 to i32
  %46 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %45, i32 %26, i32 31)
  %47 = zext i32 %46 to i64
  %48 = shl nuw i64 %47, 32
  %49 = zext i32 %43 to i64
  %50 = or i64 %48, %49
  %51 = bitcast i64 %50 to double
  %52 = fadd double %39, %51
  %53 = and i32 %13, 8
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, double %38, double %52
  %56 = select i1 %54, double %52, double %38
  %57 = xor i32 %14, 8
  %58 = bitcast double %56 to i64
  %59 = trunc i64 %58 to i32
  %60 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %59, i32 %57, i32 31)
  %61 = lshr i64 %58, 32
  %62 = trunc i64 %61 to i32
  %63 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %62, i32 %57, i32 31)
  %64 = zext i32 %63 to i64
  %65 = shl nuw i64 %64, 32
  %66 = zext i32 %60 to i64
  %67 = or i64 %65, %66
  %68 = bitcast i64 %67 to double
  %69 = fadd double %55, %68
  br label %73

70:
  %71 = and i32 %13, 7
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %91, label %122

73:
  %74 = phi i32 [ 4, %21 ], [ %89, %73 ]
  %75 = phi double [ %69, %21 ], [ %88, %73 ]
  %76 = xor i32 %74, %14
  %77 = bitcast double %75 to i64
  %78 = trunc i64 %77 to i32
  %79 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %78, i32 %76, i32 31)
  %80 = lshr i64 %77, 32
  %81 = trunc i64 %80 to i32
  %82 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %81, i32 %76, i32 31)
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 %83, 32
  %85 = zext i32 %79 to i64
  %86 = or i64 %84, %85
  %87 = bitcast i64 %86 to double
  %88 = fadd double %75, %87
  %89 = lshr i32 %74, 1
  %90 = icmp ult i32 %74, 2
  br i1 %90, label %70, label %73

91:
  %92 = lshr i32 %13, 5
  %93 = zext i32 %92 to i64
  %94 = lshr i32 %14, 3
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %93, i64 %95
  store double %88, ptr addrspace(3) %96, align 8
  br label %122

97:
  %98 = icmp eq i32 %14, 0
  %99 = lshr i32 %13, 5
  %100 = zext i32 %99 to i64
  br i1 %98, label %101, label %107

101:
  %102 = phi i32 [ %105, %101 ], [ 0, %97 ]
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %100, i64 %103
  store double 0.000000e+00, ptr addrspace(3) %104, align 8
  %105 = add nuw nsw i32 %102, 1
  %106 = icmp eq i32 %105, 4
  br i1 %106, label %107, label %101

107:
  %108 = sub i32 32, %19
  %109 = lshr i32 -1, %108
  tail call void @llvm.nvvm.bar.warp.sync(i32 %109)
  %110 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %100
  %111 = addrspacecast ptr addrspace(3) %110 to ptr
  %112 = atomicrmw fadd ptr %111, double %0 seq_cst, align 8
  %113 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %100, i64 1
  %114 = addrspacecast ptr addrspace(3) %113 to ptr
  %115 = atomicrmw fadd ptr %114, double %1 seq_cst, align 8
  %116 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %100, i64 2
  %117 = addrspacecast ptr addrspace(3) %116 to ptr
  %118 = atomicrmw fadd ptr %117, double %2 seq_cst, align 8
  %119 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %100, i64 3
  %120 = addrspacecast ptr addrspace(3) %119 to ptr
  %121 = atomicrmw fadd ptr %120, double %3 seq_cst, align 8
  br label %122

122:
  ret void
}

define internal void @__enzyme_cc_block_put8_f32(float %0, float %1, float %2, float %3, float %4, float %5, float %6, float %7) alwaysinline convergent nounwind {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %13 = mul i32 %10, %12
  %14 = add i32 %13, %11
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = mul i32 %14, %9
  %17 = add i32 %16, %15
  %18 = and i32 %17, 31
  %19 = mul i32 %9, %10
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %21 = mul i32 %19, %20
  %22 = and i32 %17, -32
  %23 = sub i32 %21, %22
  %24 = icmp ugt i32 %23, 31
  br i1 %24, label %25, label %96

25:
  %26 = and i32 %17, 16
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, float %0, float %4
  %29 = select i1 %27, float %4, float %0
  %30 = xor i32 %18, 16
  %31 = bitcast float %29 to i32
  %32 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %31, i32 %30, i32 31)
  %33 = bitcast i32 %32 to float
  %34 = fadd float %28, %33
  %35 = select i1 %27, float %1, float %5
  %36 = select i1 %27, float %5, float %1
  %37 = bitcast float %36 to i32
  %38 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %37, i32 %30, i32 31)
  %39 = bitcast i32 %38 to float
  %40 = fadd float %35, %39
  %41 = select i1 %27, float %2, float %6
  %42 = select i1 %27, float %6, float %2
  %43 = bitcast float %42 to i32
  %44 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %43, i32 %30, i32 31)
  %45 = bitcast i32 %44 to float
  %46 = fadd float %41, %45
  %47 = select i1 %27, float %3, float %7
  %48 = select i1 %27, float %7, float %3
  %49 = bitcast float %48 to i32
  %50 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %49, i32 %30, i32 31)
  %51 = bitcast i32 %50 to float
  %52 = fadd float %47, %51
  %53 = and i32 %17, 8
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, float %34, float %46
  %56 = select i1 %54, float %46, float %34
  %57 = xor i32 %18, 8
  %58 = bitcast float %56 to i32
  %59 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %58, i32 %57, i32 31)
  %60 = bitcast i32 %59 to float
  %61 = fadd float %55, %60
  %62 = select i1 %54, float %40, float %52
  %63 = select i1 %54, float %52, float %40
  %64 = bitcast float %63 to i32
  %65 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %64, i32 %57, i32 31)
  %66 = bitcast i32 %65 to float
  %67 = fadd float %62, %66
  %68 = and i32 %17, 4
  %69 = icmp eq i32 %68, 0
  %70 = select i1 %69, float %61, float %67
  %71 = select i1 %69, float %67, float %61
  %72 = xor i32 %18, 4
  %73 = bitcast float %71 to i32
  %74 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %73, i32 %72, i32 31)
  %75 = bitcast i32 %74 to float
  %76 = fadd float %70, %75
  br label %80

77:
  %78 = and i32 %17, 3
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %90, label %133

80:
  %81 = phi i32 [ 2, %25 ], [ %88, %80 ]
  %82 = phi float [ %76, %25 ], [ %87, %80 ]
  %83 = xor i32 %81, %18
  %84 = bitcast float %82 to i32
  %85 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %84, i32 %83, i32 31)
  %86 = bitcast i32 %85 to float
  %87 = fadd float %82, %86
  %88 = lshr i32 %81, 1
  %89 = icmp ult i32 %81, 2
  br i1 %89, label %77, label %80

90:
  %91 = lshr i32 %17, 5
  %92 = zext i32 %91 to i64
  %93 = lshr i32 %18, 2
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %92, i64 %94
  store float %87, ptr addrspace(3) %95, align 8
  br label %133

96:
  %97 = icmp eq i32 %18, 0
  %98 = lshr i32 %17, 5
  %99 = zext i32 %98 to i64
  br i1 %97, label %100, label %106

100:
  %101 = phi i32 [ %104, %100 ], [ 0, %96 ]
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 %102
  store float 0.000000e+00, ptr addrspace(3) %103, align 8
  %104 = add nuw nsw i32 %101, 1
  %105 = icmp eq i32 %104, 8
  br i1 %105, label %106, label %100

106:
  %107 = sub i32 32, %23
  %108 = lshr i32 -1, %107
  tail call void @llvm.nvvm.bar.warp.sync(i32 %108)
  %109 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99
  %110 = addrspacecast ptr addrspace(3) %109 to ptr
  %111 = atomicrmw fadd ptr %110, float %0 seq_cst, align 4
  %112 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 1
  %113 = addrspacecast ptr addrspace(3) %112 to ptr
  %114 = atomicrmw fadd ptr %113, float %1 seq_cst, align 4
  %115 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 2
  %116 = addrspacecast ptr addrspace(3) %115 to ptr
  %117 = atomicrmw fadd ptr %116, float %2 seq_cst, align 4
  %118 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 3
  %119 = addrspacecast ptr addrspace(3) %118 to ptr
  %120 = atomicrmw fadd ptr %119, float %3 seq_cst, align 4
  %121 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 4
  %122 = addrspacecast ptr addrspace(3) %121 to ptr
  %123 = atomicrmw fadd ptr %122, float %4 seq_cst, align 4
  %124 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 5
  %125 = addrspacecast ptr addrspace(3) %124 to ptr
  %126 = atomicrmw fadd ptr %125, float %5 seq_cst, align 4
  %127 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 6
  %128 = addrspacecast ptr addrspace(3) %127 to ptr
  %129 = atomicrmw fadd ptr %128, float %6 seq_cst, align 4
  %130 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %99, i64 7
  %131 = addrspacecast ptr addrspace(3) %130 to ptr
  %132 = atomicrmw fadd ptr %131, float %7 seq_cst, align 4
  br label %133

133:
  ret void
}

define internal void @__enzyme_cc_block_put8_f64(double %0, double %1, double %2, double %3, double %4, double %5, double %6, double %7) alwaysinline convergent nounwind {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %13 = mul i32 %10, %12
  %14 = add i32 %13, %11
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = mul i32 %14, %9
  %17 = add i32 %16, %15
  %18 = and i32 %17, 31
  %19 = mul i32 %9, %10
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %21 = mul i32 %19, %20
  %22 = and i32 %17, -32
  %23 = sub i32 %21, %22
  %24 = icmp ugt i32 %23, 31
  br i1 %24, label %25, label %160

25:
  %26 = and i32 %17, 16
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, double %0, double %4
  %29 = select i1 %27, double %4, double %0
  %30 = xor i32 %18, 16
  %31 = bitcast double %29 to i64
  %32 = trunc i64 %31 to i32
  %33 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %32, i32 %30, i32 31)
  %34 = lshr i64 %31, 32
  %35 = trunc i64 %34 to i32
  %36 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %35, i32 %30, i32 31)
  %37 = zext i32 %36 to i64
  %38 = shl nuw i64 %37, 32
  %39 = zext i32 %33 to i64
  %40 = or i64 %38, %39
  %41 = bitcast i64 %40 to double
  %42 = fadd double %28, %41
  %43 = select i1 %27, double %1, double %5
  %44 = select i1 %27, double %5, double %1
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %46, i32 %30, i32 31)
  %48 = lshr i64 %45, 32
  %49 = trunc i64 %48 to i32
  %50 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %49, i32 %30, i32 31)
  %51 = zext i32 %50 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %47 to i64
  %54 = or i64 %52, %53
  %55 = bitcast i64 %54 to double
  %56 = fadd double %43, %55
  %57 = select i1 %27, double %2, double %6
  %58 = select i1 %27, double %6, double %2
  %59 = bitcast double %58 to i64
  %60 = trunc i64 %59 to i32
  %61 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %60, i32 %30, i32 31)
  %62 = lshr i64 %59, 32
  %63 = trunc i64 %62 to i32
  %64 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %63, i32 %30, i32 31)
  %65 = zext i32 %64 to i64
  %66 = shl nuw i64 %65, 32
  %67 = zext i32 %61 to i64
  %68 = or i64 %66, %67
  %69 = bitcast i64 %68 to double
  %70 = fadd double %57, %69
  %71 = select i1 %27, double %3, double %7
  %72 = select i1 %27, double %7, double %3
  %73 = bitcast double %72 to i64
  %74 = trunc i64 %73 to i32
  %75 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %74, i32 %30, i32 31)
  %76 = lshr i64 %73, 32
  %77 = trunc i64 %76 to i32
  %78 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %77, i32 %30, i32 31)
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 %79, 32
  %81 = zext i32 %75 to i64
  %82 = or i64 %80, %81
  %83 = bitcast i64 %82 to double
  %84 = fadd double %71, %83
  %85 = and i32 %17, 8
  %86 = icmp eq i32 %85, 0
  %87 = select i1 %86, double %42, double %70
  %88 = select i1 %86, double %70, double %42
  %89 = xor i32 %18, 8
  %90 = bitcast double %88 to i64
  %91 = trunc i64 %90 to i32
  %92 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %91, i32 %89, i32 31)
  %93 = lshr i64 %90, 32
  %94 = trunc i64 %93 to i32
  %95 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %94, i32 %89, i32 31)
  %96 = zext i32 %95 to i64
  %97 = shl nuw i64 %96, 32
  %98 = zext i32 %92 to i64
  %99 = or i64 %97, %98
  %100 = bitcast i64 %99 to double
  %101 = fadd double %87, %100
  %102 = select i1 %86, double %56, double %84
  %103 = select i1 %86, double %84, double %56
  %104 = bitcast double %103 to i64
  %105 = trunc i64 %104 to i32
  %106 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %105, i32 %89, i32 31)
  %107 = lshr i64 %104, 32
  %108 = trunc i64 %107 to i32
  %109 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %108, i32 %89, i32 31)
  %110 = zext i32 %109 to i64
  %111 = shl nuw i64 %110, 32
  %112 = zext i32 %106 to i64
  %113 = or i64 %111, %112
  %114 = bitcast i64 %113 to double
  %115 = fadd double %102, %114
  %116 = and i32 %17, 4
  %117 = icmp eq i32 %116, 0
  %118 = select i1 %117, double %101, double %115
  %119 = select i1 %117, double %115, double %101
  %120 = xor i32 %18, 4
  %121 = bitcast double %119 to i64
  %122 = trunc i64 %121 to i32
  %123 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %122, i32 %120, i32 31)
  %124 = lshr i64 %121, 32
  %125 = trunc i64 %124 to i32
  %126 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %125, i32 %120, i32 31)
  %127 = zext i32 %126 to i64
  %128 = shl nuw i64 %127, 32
  %129 = zext i32 %123 to i64
  %130 = or i64 %128, %129
  %131 = bitcast i64 %130 to double
  %132 = fadd double %118, %131
  br label %136

133:
  %134 = and i32 %17, 3
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %154, label %197

136:
  %137 = phi i32 [ 2, %25 ], [ %152, %136 ]
  %138 = phi double [ %132, %25 ], [ %151, %136 ]
  %139 = xor i32 %137, %18
  %140 = bitcast double %138 to i64
  %141 = trunc i64 %140 to i32
  %142 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %141, i32 %139, i32 31)
  %143 = lshr i64 %140, 32
  %144 = trunc i64 %143 to i32
  %145 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %144, i32 %139, i32 31)
  %146 = zext i32 %145 to i64
  %147 = shl nuw i64 %146, 32
  %148 = zext i32 %142 to i64
  %149 = or i64 %147, %148
  %150 = bitcast i64 %149 to double
  %151 = fadd double %138, %150
  %152 = lshr i32 %137, 1
  %153 = icmp ult i32 %137, 2
  br i1 %153, label %133, label %136

154:
  %155 = lshr i32 %17, 5
  %156 = zext i32 %155 to i64
  %157 = lshr i32 %18, 2
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %156, i64 %158
  store double %151, ptr addrspace(3) %159, align 8
  br label %197

160:
  %161 = icmp eq i32 %18, 0
  %162 = lshr i32 %17, 5
  %163 = zext i32 %162 to i64
  br i1 %161, label %164, label %170

164:
  %165 = phi i32 [ %168, %164 ], [ 0, %160 ]
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 %166
  store double 0.000000e+00, ptr addrspace(3) %167, align 8
  %168 = add nuw nsw i32 %165, 1
  %169 = icmp eq i32 %168, 8
  br i1 %169, label %170, label %164

170:
  %171 = sub i32 32, %23
  %172 = lshr i32 -1, %171
  tail call void @llvm.nvvm.bar.warp.sync(i32 %172)
  %173 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163
  %174 = addrspacecast ptr addrspace(3) %173 to ptr
  %175 = atomicrmw fadd ptr %174, double %0 seq_cst, align 8
  %176 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 1
  %177 = addrspacecast ptr addrspace(3) %176 to ptr
  %178 = atomicrmw fadd ptr %177, double %1 seq_cst, align 8
  %179 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 2
  %180 = addrspacecast ptr addrspace(3) %179 to ptr
  %181 = atomicrmw fadd ptr %180, double %2 seq_cst, align 8
  %182 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 3
  %183 = addrspacecast ptr addrspace(3) %182 to ptr
  %184 = atomicrmw fadd ptr %183, double %3 seq_cst, align 8
  %185 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 4
  %186 = addrspacecast ptr addrspace(3) %185 to ptr
  %187 = atomicrmw fadd ptr %186, double %4 seq_cst, align 8
  %188 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 5
  %189 = addrspacecast ptr addrspace(3) %188 to ptr
  %190 = atomicrmw fadd ptr %189, double %5 seq_cst, align 8
  %191 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 6
  %192 = addrspacecast ptr addrspace(3) %191 to ptr
  %193 = atomicrmw fadd ptr %192, double %6 seq_cst, align 8
  %194 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %163, i64 7
  %195 = addrspacecast ptr addrspace(3) %194 to ptr
  %196 = atomicrmw fadd ptr %195, double %7 seq_cst, align 8
  br label %197

197:
  ret void
}

define internal void @__enzyme_cc_block_take_f32(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8) alwaysinline convergent nounwind {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul i32 %10, %11
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %14 = mul i32 %12, %13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul i32 %11, %16
  %18 = add i32 %17, %15
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = mul i32 %18, %10
  %21 = add i32 %20, %19
  %22 = icmp ult i32 %21, %8
  br i1 %22, label %23, label %31

23:
  %24 = icmp eq i32 %14, 0
  %25 = add i32 %14, -1
  %26 = lshr i32 %25, 5
  br label %27

27:
  %28 = phi i32 [ %21, %23 ], [ %64, %63 ]
  br i1 %24, label %32, label %29

29:
  %30 = zext i32 %28 to i64
  br label %52

31:
  ret void

32:
  %33 = phi float [ 0.000000e+00, %27 ], [ %58, %52 ]
  %34 = and i32 %28, 2
  %35 = icmp eq i32 %34, 0
  %36 = and i32 %28, 1
  %37 = icmp eq i32 %36, 0
  %38 = select i1 %37, ptr %2, ptr %3
  %39 = select i1 %37, ptr %0, ptr %1
  %40 = select i1 %35, ptr %39, ptr %38
  %41 = and i32 %28, 1
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, ptr %6, ptr %7
  %44 = select i1 %42, ptr %4, ptr %5
  %45 = select i1 %35, ptr %44, ptr %43
  %46 = and i32 %28, 4
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, ptr %40, ptr %45
  %49 = fcmp une float %33, 0.000000e+00
  %50 = icmp ne ptr %48, null
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %61, label %63

52:
  %53 = phi float [ 0.000000e+00, %29 ], [ %58, %52 ]
  %54 = phi i32 [ 0, %29 ], [ %59, %52 ]
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %55, i64 %30
  %57 = load float, ptr addrspace(3) %56, align 8
  %58 = fadd float %53, %57
  %59 = add nuw nsw i32 %54, 1
  %60 = icmp eq i32 %54, %26
  br i1 %60, label %32, label %52

61:
  %62 = atomicrmw fadd ptr %48, float %33 seq_cst, align 4
  br label %63

63:
  %64 = add i32 %28, %14
  %65 = icmp ult i32 %64, %8
  br i1 %65, label %27, label %31
}

define internal void @__enzyme_cc_block_take_f64(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8) alwaysinline convergent nounwind {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul i32 %10, %11
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %14 = mul i32 %12, %13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul i32 %11, %16
  %18 = add i32 %17, %15
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = mul i32 %18, %10
  %21 = add i32 %20, %19
  %22 = icmp ult i32 %21, %8
  br i1 %22, label %23, label %31

23:
  %24 = icmp eq i32 %14, 0
  %25 = add i32 %14, -1
  %26 = lshr i32 %25, 5
  br label %27

27:
  %28 = phi i32 [ %21, %23 ], [ %64, %63 ]
  br i1 %24, label %32, label %29

29:
  %30 = zext i32 %28 to i64
  br label %52

31:
  ret void

32:
  %33 = phi double [ 0.000000e+00, %27 ], [ %58, %52 ]
  %34 = and i32 %28, 2
  %35 = icmp eq i32 %34, 0
  %36 = and i32 %28, 1
  %37 = icmp eq i32 %36, 0
  %38 = select i1 %37, ptr %2, ptr %3
  %39 = select i1 %37, ptr %0, ptr %1
  %40 = select i1 %35, ptr %39, ptr %38
  %41 = and i32 %28, 1
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, ptr %6, ptr %7
  %44 = select i1 %42, ptr %4, ptr %5
  %45 = select i1 %35, ptr %44, ptr %43
  %46 = and i32 %28, 4
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, ptr %40, ptr %45
  %49 = fcmp une double %33, 0.000000e+00
  %50 = icmp ne ptr %48, null
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %61, label %63

52:
  %53 = phi double [ 0.000000e+00, %29 ], [ %58, %52 ]
  %54 = phi i32 [ 0, %29 ], [ %59, %52 ]
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [32 x [8 x double]], ptr addrspace(3) @__enzyme_cc.warp.room, i64 0, i64 %55, i64 %30
  %57 = load double, ptr addrspace(3) %56, align 8
  %58 = fadd double %53, %57
  %59 = add nuw nsw i32 %54, 1
  %60 = icmp eq i32 %54, %26
  br i1 %60, label %32, label %52

61:
  %62 = atomicrmw fadd ptr %48, double %33 seq_cst, align 8
  br label %63

63:
  %64 = add i32 %28, %14
  %65 = icmp ult i32 %64, %8
  br i1 %65, label %27, label %31
}

define internal void @__enzyme_cc_block_wait() alwaysinline convergent nounwind {
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  ret void
}

define internal void @__enzyme_cc_warp_add_f32(ptr %0, float %1) alwaysinline convergent nounwind {
  %3 = tail call i32 asm sideeffect "activemask.b32 $0;", "=r"()
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %28

5:
  %6 = ptrtoint ptr %0 to i64
  %7 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 -1, i64 %6)
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %9, label %23

9:
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %11

11:
  %12 = phi i32 [ 16, %9 ], [ %19, %11 ]
  %13 = phi float [ %1, %9 ], [ %18, %11 ]
  %14 = xor i32 %12, %10
  %15 = bitcast float %13 to i32
  %16 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %15, i32 %14, i32 31)
  %17 = bitcast i32 %16 to float
  %18 = fadd float %13, %17
  %19 = lshr i32 %12, 1
  %20 = icmp ult i32 %12, 2
  br i1 %20, label %21, label %11

21:
  %22 = icmp eq i32 %10, 0
  br i1 %22, label %23, label %25

23:
  %24 = phi float [ %18, %21 ], [ %1, %5 ]
  br label %25

25:
  %26 = phi float [ %24, %23 ], [ %18, %21 ]
  %27 = phi i1 [ true, %23 ], [ false, %21 ]
  br i1 %27, label %28, label %31

28:
  %29 = phi float [ %26, %25 ], [ %1, %2 ]
  %30 = atomicrmw fadd ptr %0, float %29 seq_cst, align 4
  br label %31

31:
  ret void
}

define internal void @__enzyme_cc_warp_add_f64(ptr %0, double %1) alwaysinline convergent nounwind {
  %3 = tail call i32 asm sideeffect "activemask.b32 $0;", "=r"()
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %36

5:
  %6 = ptrtoint ptr %0 to i64
  %7 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 -1, i64 %6)
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %9, label %31

9:
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %11

11:
  %12 = phi i32 [ 16, %9 ], [ %27, %11 ]
  %13 = phi double [ %1, %9 ], [ %26, %11 ]
  %14 = xor i32 %12, %10
  %15 = bitcast double %13 to i64
  %16 = trunc i64 %15 to i32
  %17 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %16, i32 %14, i32 31)
  %18 = lshr i64 %15, 32
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %19, i32 %14, i32 31)
  %21 = zext i32 %20 to i64
  %22 = shl nuw i64 %21, 32
  %23 = zext i32 %17 to i64
  %24 = or i64 %22, %23
  %25 = bitcast i64 %24 to double
  %26 = fadd double %13, %25
  %27 = lshr i32 %12, 1
  %28 = icmp ult i32 %12, 2
  br i1 %28, label %29, label %11

29:
  %30 = icmp eq i32 %10, 0
  br i1 %30, label %31, label %33

31:
  %32 = phi double [ %26, %29 ], [ %1, %5 ]
  br label %33

33:
  %34 = phi double [ %32, %31 ], [ %26, %29 ]
  %35 = phi i1 [ true, %31 ], [ false, %29 ]
  br i1 %35, label %36, label %39

36:
  %37 = phi double [ %34, %33 ], [ %1, %2 ]
  %38 = atomicrmw fadd ptr %0, double %37 seq_cst, align 8
  br label %39

39:
  ret void
}

define internal float @__enzyme_cc_warp_down_again_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = add nsw i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast float %1 to i32
  %14 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %12, i32 31)
  %15 = bitcast i32 %14 to float
  ret float %15
}

define internal double @__enzyme_cc_warp_down_again_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = add nsw i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %12, i32 31)
  %16 = lshr i64 %13, 32
  %17 = trunc i64 %16 to i32
  %18 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %17, i32 %12, i32 31)
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = zext i32 %15 to i64
  %22 = or i64 %20, %21
  %23 = bitcast i64 %22 to double
  ret double %23
}

define internal i32 @__enzyme_cc_warp_down_again_i32(i32 %0, i32 %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = add nsw i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %1, i32 %12, i32 31)
  ret i32 %13
}

define internal float @__enzyme_cc_warp_down_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = add nsw i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast float %1 to i32
  br label %15

14:
  ret float %29

15:
  %16 = phi float [ 0.000000e+00, %4 ], [ %29, %28 ]
  %17 = phi i32 [ 0, %4 ], [ %30, %28 ]
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %0
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %28, label %21

21:
  %22 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %17, i32 31)
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %17, i32 31)
  %24 = bitcast i32 %23 to float
  %25 = icmp eq i32 %22, %5
  %26 = select i1 %25, float %24, float 0.000000e+00
  %27 = fadd float %16, %26
  br label %28

28:
  %29 = phi float [ %27, %21 ], [ %16, %15 ]
  %30 = add nuw nsw i32 %17, 1
  %31 = icmp eq i32 %30, 32
  br i1 %31, label %14, label %15
}

define internal double @__enzyme_cc_warp_down_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = add nsw i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %13, 32
  %16 = trunc i64 %15 to i32
  br label %18

17:
  ret double %37

18:
  %19 = phi double [ 0.000000e+00, %4 ], [ %37, %36 ]
  %20 = phi i32 [ 0, %4 ], [ %38, %36 ]
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %0
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %36, label %24

24:
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %20, i32 31)
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %20, i32 31)
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %16, i32 %20, i32 31)
  %28 = zext i32 %27 to i64
  %29 = shl nuw i64 %28, 32
  %30 = zext i32 %26 to i64
  %31 = or i64 %29, %30
  %32 = bitcast i64 %31 to double
  %33 = icmp eq i32 %25, %5
  %34 = select i1 %33, double %32, double 0.000000e+00
  %35 = fadd double %19, %34
  br label %36

36:
  %37 = phi double [ %35, %24 ], [ %19, %18 ]
  %38 = add nuw nsw i32 %20, 1
  %39 = icmp eq i32 %38, 32
  br i1 %39, label %17, label %18
}

define internal float @__enzyme_cc_warp_idx_again_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = sub i32 0, %3
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %2, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or i32 %8, %11
  %13 = bitcast float %1 to i32
  %14 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %12, i32 31)
  %15 = bitcast i32 %14 to float
  ret float %15
}

define internal double @__enzyme_cc_warp_idx_again_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = sub i32 0, %3
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %2, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or i32 %8, %11
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %12, i32 31)
  %16 = lshr i64 %13, 32
  %17 = trunc i64 %16 to i32
  %18 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %17, i32 %12, i32 31)
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = zext i32 %15 to i64
  %22 = or i64 %20, %21
  %23 = bitcast i64 %22 to double
  ret double %23
}

define internal i32 @__enzyme_cc_warp_idx_again_i32(i32 %0, i32 %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = sub i32 0, %3
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %2, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or i32 %8, %11
  %13 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %1, i32 %12, i32 31)
  ret i32 %13
}

define internal float @__enzyme_cc_warp_idx_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = sub i32 0, %3
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %2, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or i32 %8, %11
  %13 = bitcast float %1 to i32
  br label %15

14:
  ret float %29

15:
  %16 = phi float [ 0.000000e+00, %4 ], [ %29, %28 ]
  %17 = phi i32 [ 0, %4 ], [ %30, %28 ]
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %0
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %28, label %21

21:
  %22 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %17, i32 31)
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %17, i32 31)
  %24 = bitcast i32 %23 to float
  %25 = icmp eq i32 %22, %5
  %26 = select i1 %25, float %24, float 0.000000e+00
  %27 = fadd float %16, %26
  br label %28

28:
  %29 = phi float [ %27, %21 ], [ %16, %15 ]
  %30 = add nuw nsw i32 %17, 1
  %31 = icmp eq i32 %30, 32
  br i1 %31, label %14, label %15
}

define internal double @__enzyme_cc_warp_idx_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = sub i32 0, %3
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %2, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or i32 %8, %11
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %13, 32
  %16 = trunc i64 %15 to i32
  br label %18

17:
  ret double %37

18:
  %19 = phi double [ 0.000000e+00, %4 ], [ %37, %36 ]
  %20 = phi i32 [ 0, %4 ], [ %38, %36 ]
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %0
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %36, label %24

24:
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %20, i32 31)
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %20, i32 31)
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %16, i32 %20, i32 31)
  %28 = zext i32 %27 to i64
  %29 = shl nuw i64 %28, 32
  %30 = zext i32 %26 to i64
  %31 = or i64 %29, %30
  %32 = bitcast i64 %31 to double
  %33 = icmp eq i32 %25, %5
  %34 = select i1 %33, double %32, double 0.000000e+00
  %35 = fadd double %19, %34
  br label %36

36:
  %37 = phi double [ %35, %24 ], [ %19, %18 ]
  %38 = add nuw nsw i32 %20, 1
  %39 = icmp eq i32 %38, 32
  br i1 %39, label %17, label %18
}

define internal void @__enzyme_cc_warp_number_f32(ptr nocapture %0, float %1) convergent nounwind {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = mul i32 %3, %4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %7 = mul i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = mul i32 %4, %9
  %11 = add i32 %10, %8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = mul i32 %11, %3
  %14 = add i32 %13, %12
  %15 = and i32 %14, -32
  %16 = add i32 %15, 32
  %17 = icmp ugt i32 %16, %7
  br i1 %17, label %32, label %18

18:
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %20

20:
  %21 = phi i32 [ 16, %18 ], [ %28, %20 ]
  %22 = phi float [ %1, %18 ], [ %27, %20 ]
  %23 = xor i32 %21, %19
  %24 = bitcast float %22 to i32
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %24, i32 %23, i32 31)
  %26 = bitcast i32 %25 to float
  %27 = fadd float %22, %26
  %28 = lshr i32 %21, 1
  %29 = icmp ult i32 %21, 2
  br i1 %29, label %30, label %20

30:
  %31 = icmp eq i32 %19, 0
  br i1 %31, label %32, label %35

32:
  %33 = phi float [ %27, %30 ], [ %1, %2 ]
  %34 = atomicrmw fadd ptr %0, float %33 seq_cst, align 4
  br label %35

35:
  ret void
}

define internal void @__enzyme_cc_warp_number_f64(ptr nocapture %0, double %1) convergent nounwind {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = mul i32 %3, %4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %7 = mul i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = mul i32 %4, %9
  %11 = add i32 %10, %8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = mul i32 %11, %3
  %14 = add i32 %13, %12
  %15 = and i32 %14, -32
  %16 = add i32 %15, 32
  %17 = icmp ugt i32 %16, %7
  br i1 %17, label %40, label %18

18:
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %20

20:
  %21 = phi i32 [ 16, %18 ], [ %36, %20 ]
  %22 = phi double [ %1, %18 ], [ %35, %20 ]
  %23 = xor i32 %21, %19
  %24 = bitcast double %22 to i64
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %25, i32 %23, i32 31)
  %27 = lshr i64 %24, 32
  %28 = trunc i64 %27 to i32
  %29 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %28, i32 %23, i32 31)
  %30 = zext i32 %29 to i64
  %31 = shl nuw i64 %30, 32
  %32 = zext i32 %26 to i64
  %33 = or i64 %31, %32
  %34 = bitcast i64 %33 to double
  %35 = fadd double %22, %34
  %36 = lshr i32 %21, 1
  %37 = icmp ult i32 %21, 2
  br i1 %37, label %38, label %20

38:
  %39 = icmp eq i32 %19, 0
  br i1 %39, label %40, label %43

40:
  %41 = phi double [ %35, %38 ], [ %1, %2 ]
  %42 = atomicrmw fadd ptr %0, double %41 seq_cst, align 8
  br label %43

43:
  ret void
}

define internal float @__enzyme_cc_warp_up_again_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = sub nsw i32 %5, %6
  %8 = sub i32 0, %3
  %9 = and i32 %5, 31
  %10 = and i32 %9, %8
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast float %1 to i32
  %14 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %12, i32 31)
  %15 = bitcast i32 %14 to float
  ret float %15
}

define internal double @__enzyme_cc_warp_up_again_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = sub nsw i32 %5, %6
  %8 = sub i32 0, %3
  %9 = and i32 %5, 31
  %10 = and i32 %9, %8
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %12, i32 31)
  %16 = lshr i64 %13, 32
  %17 = trunc i64 %16 to i32
  %18 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %17, i32 %12, i32 31)
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = zext i32 %15 to i64
  %22 = or i64 %20, %21
  %23 = bitcast i64 %22 to double
  ret double %23
}

define internal i32 @__enzyme_cc_warp_up_again_i32(i32 %0, i32 %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = sub nsw i32 %5, %6
  %8 = sub i32 0, %3
  %9 = and i32 %5, 31
  %10 = and i32 %9, %8
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %1, i32 %12, i32 31)
  ret i32 %13
}

define internal float @__enzyme_cc_warp_up_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = sub nsw i32 %5, %6
  %8 = sub i32 0, %3
  %9 = and i32 %5, 31
  %10 = and i32 %9, %8
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast float %1 to i32
  br label %15

14:
  ret float %29

15:
  %16 = phi float [ 0.000000e+00, %4 ], [ %29, %28 ]
  %17 = phi i32 [ 0, %4 ], [ %30, %28 ]
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %0
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %28, label %21

21:
  %22 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %17, i32 31)
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %17, i32 31)
  %24 = bitcast i32 %23 to float
  %25 = icmp eq i32 %22, %5
  %26 = select i1 %25, float %24, float 0.000000e+00
  %27 = fadd float %16, %26
  br label %28

28:
  %29 = phi float [ %27, %21 ], [ %16, %15 ]
  %30 = add nuw nsw i32 %17, 1
  %31 = icmp eq i32 %30, 32
  br i1 %31, label %14, label %15
}

define internal double @__enzyme_cc_warp_up_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = sub nsw i32 %5, %6
  %8 = sub i32 0, %3
  %9 = and i32 %5, 31
  %10 = and i32 %9, %8
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %13, 32
  %16 = trunc i64 %15 to i32
  br label %18

17:
  ret double %37

18:
  %19 = phi double [ 0.000000e+00, %4 ], [ %37, %36 ]
  %20 = phi i32 [ 0, %4 ], [ %38, %36 ]
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %0
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %36, label %24

24:
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %20, i32 31)
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %20, i32 31)
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %16, i32 %20, i32 31)
  %28 = zext i32 %27 to i64
  %29 = shl nuw i64 %28, 32
  %30 = zext i32 %26 to i64
  %31 = or i64 %29, %30
  %32 = bitcast i64 %31 to double
  %33 = icmp eq i32 %25, %5
  %34 = select i1 %33, double %32, double 0.000000e+00
  %35 = fadd double %19, %34
  br label %36

36:
  %37 = phi double [ %35, %24 ], [ %19, %18 ]
  %38 = add nuw nsw i32 %20, 1
  %39 = icmp eq i32 %38, 32
  br i1 %39, label %17, label %18
}

define internal float @__enzyme_cc_warp_xor_again_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = xor i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast float %1 to i32
  %14 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %12, i32 31)
  %15 = bitcast i32 %14 to float
  ret float %15
}

define internal double @__enzyme_cc_warp_xor_again_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = xor i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %12, i32 31)
  %16 = lshr i64 %13, 32
  %17 = trunc i64 %16 to i32
  %18 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %17, i32 %12, i32 31)
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = zext i32 %15 to i64
  %22 = or i64 %20, %21
  %23 = bitcast i64 %22 to double
  ret double %23
}

define internal i32 @__enzyme_cc_warp_xor_again_i32(i32 %0, i32 %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = xor i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %1, i32 %12, i32 31)
  ret i32 %13
}

define internal float @__enzyme_cc_warp_xor_f32(i32 %0, float %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = xor i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast float %1 to i32
  br label %15

14:
  ret float %29

15:
  %16 = phi float [ 0.000000e+00, %4 ], [ %29, %28 ]
  %17 = phi i32 [ 0, %4 ], [ %30, %28 ]
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %0
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %28, label %21

21:
  %22 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %17, i32 31)
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %13, i32 %17, i32 31)
  %24 = bitcast i32 %23 to float
  %25 = icmp eq i32 %22, %5
  %26 = select i1 %25, float %24, float 0.000000e+00
  %27 = fadd float %16, %26
  br label %28

28:
  %29 = phi float [ %27, %21 ], [ %16, %15 ]
  %30 = add nuw nsw i32 %17, 1
  %31 = icmp eq i32 %30, 32
  br i1 %31, label %14, label %15
}

define internal double @__enzyme_cc_warp_xor_f64(i32 %0, double %1, i32 %2, i32 %3) convergent nounwind {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = and i32 %2, 31
  %7 = xor i32 %6, %5
  %8 = add nsw i32 %3, -1
  %9 = and i32 %5, 31
  %10 = or i32 %8, %9
  %11 = icmp sgt i32 %7, %10
  %12 = select i1 %11, i32 %5, i32 %7
  %13 = bitcast double %1 to i64
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %13, 32
  %16 = trunc i64 %15 to i32
  br label %18

17:
  ret double %37

18:
  %19 = phi double [ 0.000000e+00, %4 ], [ %37, %36 ]
  %20 = phi i32 [ 0, %4 ], [ %38, %36 ]
  %21 = shl nuw i32 1, %20
  %22 = and i32 %21, %0
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %36, label %24

24:
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %12, i32 %20, i32 31)
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %14, i32 %20, i32 31)
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %16, i32 %20, i32 31)
  %28 = zext i32 %27 to i64
  %29 = shl nuw i64 %28, 32
  %30 = zext i32 %26 to i64
  %31 = or i64 %29, %30
  %32 = bitcast i64 %31 to double
  %33 = icmp eq i32 %25, %5
  %34 = select i1 %33, double %32, double 0.000000e+00
  %35 = fadd double %19, %34
  br label %36

36:
  %37 = phi double [ %35, %24 ], [ %19, %18 ]
  %38 = add nuw nsw i32 %20, 1
  %39 = icmp eq i32 %38, 32
  br i1 %39, label %17, label %18
}

declare void @llvm.nvvm.bar.warp.sync(i32)

declare void @llvm.nvvm.barrier.sync(i32)

declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64)

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
