; Written by .ci/runtime.py from the C beside it, with clang-16.

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
  br label %13

11:
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %23, label %25

13:
  %14 = phi i32 [ 16, %9 ], [ %21, %13 ]
  %15 = phi float [ %1, %9 ], [ %20, %13 ]
  %16 = xor i32 %14, %10
  %17 = bitcast float %15 to i32
  %18 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 %16, i32 31)
  %19 = bitcast i32 %18 to float
  %20 = fadd float %15, %19
  %21 = lshr i32 %14, 1
  %22 = icmp ult i32 %14, 2
  br i1 %22, label %11, label %13

23:
  %24 = phi float [ %20, %11 ], [ %1, %5 ]
  br label %25

25:
  %26 = phi float [ %24, %23 ], [ %20, %11 ]
  %27 = phi i1 [ true, %23 ], [ false, %11 ]
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
  br label %13

11:
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %31, label %33

13:
  %14 = phi i32 [ 16, %9 ], [ %29, %13 ]
  %15 = phi double [ %1, %9 ], [ %28, %13 ]
  %16 = xor i32 %14, %10
  %17 = bitcast double %15 to i64
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %18, i32 %16, i32 31)
  %20 = lshr i64 %17, 32
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %21, i32 %16, i32 31)
  %23 = zext i32 %22 to i64
  %24 = shl nuw i64 %23, 32
  %25 = zext i32 %19 to i64
  %26 = or i64 %24, %25
  %27 = bitcast i64 %26 to double
  %28 = fadd double %15, %27
  %29 = lshr i32 %14, 1
  %30 = icmp ult i32 %14, 2
  br i1 %30, label %11, label %13

31:
  %32 = phi double [ %28, %11 ], [ %1, %5 ]
  br label %33

33:
  %34 = phi double [ %32, %31 ], [ %28, %11 ]
  %35 = phi i1 [ true, %31 ], [ false, %11 ]
  br i1 %35, label %36, label %39

36:
  %37 = phi double [ %34, %33 ], [ %1, %2 ]
  %38 = atomicrmw fadd ptr %0, double %37 seq_cst, align 8
  br label %39

39:
  ret void
}

define internal i32 @__enzyme_cc_warp_adds() convergent nounwind {
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %3 = mul i32 %1, %2
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %5 = mul i32 %3, %4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %8 = mul i32 %2, %7
  %9 = add i32 %8, %6
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %1
  %12 = add i32 %11, %10
  %13 = and i32 %12, -32
  %14 = add i32 %13, 32
  %15 = icmp ugt i32 %14, %5
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %15, i1 true, i1 %17
  %19 = zext i1 %18 to i32
  ret i32 %19
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

define internal float @__enzyme_cc_warp_total_f32(float %0) convergent nounwind {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %4 = mul i32 %2, %3
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = mul i32 %3, %8
  %10 = add i32 %9, %7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 %10, %2
  %13 = add i32 %12, %11
  %14 = and i32 %13, -32
  %15 = add i32 %14, 32
  %16 = icmp ugt i32 %15, %6
  br i1 %16, label %29, label %17

17:
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %19

19:
  %20 = phi i32 [ 16, %17 ], [ %27, %19 ]
  %21 = phi float [ %0, %17 ], [ %26, %19 ]
  %22 = xor i32 %20, %18
  %23 = bitcast float %21 to i32
  %24 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %23, i32 %22, i32 31)
  %25 = bitcast i32 %24 to float
  %26 = fadd float %21, %25
  %27 = lshr i32 %20, 1
  %28 = icmp ult i32 %20, 2
  br i1 %28, label %29, label %19

29:
  %30 = phi float [ %0, %1 ], [ %26, %19 ]
  ret float %30
}

define internal double @__enzyme_cc_warp_total_f64(double %0) convergent nounwind {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %4 = mul i32 %2, %3
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = mul i32 %3, %8
  %10 = add i32 %9, %7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 %10, %2
  %13 = add i32 %12, %11
  %14 = and i32 %13, -32
  %15 = add i32 %14, 32
  %16 = icmp ugt i32 %15, %6
  br i1 %16, label %37, label %17

17:
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %19

19:
  %20 = phi i32 [ 16, %17 ], [ %35, %19 ]
  %21 = phi double [ %0, %17 ], [ %34, %19 ]
  %22 = xor i32 %20, %18
  %23 = bitcast double %21 to i64
  %24 = trunc i64 %23 to i32
  %25 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %24, i32 %22, i32 31)
  %26 = lshr i64 %23, 32
  %27 = trunc i64 %26 to i32
  %28 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %27, i32 %22, i32 31)
  %29 = zext i32 %28 to i64
  %30 = shl nuw i64 %29, 32
  %31 = zext i32 %25 to i64
  %32 = or i64 %30, %31
  %33 = bitcast i64 %32 to double
  %34 = fadd double %21, %33
  %35 = lshr i32 %20, 1
  %36 = icmp ult i32 %20, 2
  br i1 %36, label %37, label %19

37:
  %38 = phi double [ %0, %1 ], [ %34, %19 ]
  ret double %38
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

declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64)

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
