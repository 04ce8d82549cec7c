; Every arithmetic instruction, cast and comparison with all its flags.
define void @integers(i32 %a, i32 %b, <2 x i64> %v, <vscale x 4 x i16> %s) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %a, 1
  %3 = add nsw i32 %a, -1
  %4 = add nuw nsw <2 x i64> %v, splat (i64 7)
  %5 = sub nuw nsw i32 0, %a
  %6 = sub <2 x i64> %v, <i64 1, i64 undef>
  %7 = mul nuw nsw i32 %a, %a
  %8 = shl nuw nsw i32 %a, 31
  %9 = udiv exact i32 %a, 4
  %10 = sdiv exact i32 %a, 4
  %11 = lshr exact i32 %a, 4
  %12 = ashr exact i32 %a, 4
  %13 = urem i32 %a, %b
  %14 = srem i32 %a, %b
  %15 = and i32 %a, 65535
  %16 = or disjoint i32 %a, %b
  %17 = or i32 %a, %b
  %18 = xor i32 %a, -1
  %19 = add <vscale x 4 x i16> %s, zeroinitializer
  %20 = freeze i32 %a
  %21 = freeze <2 x i64> poison
  %22 = select i1 true, i32 %a, i32 %b
  %23 = select <2 x i1> <i1 true, i1 false>, <2 x i64> %v, <2 x i64> %6
  ret void
}

define void @floats(half %h, bfloat %r, float %f, double %d, x86_fp80 %k, fp128 %l, ppc_fp128 %m) {
  %1 = fneg half %h
  %2 = fneg fast bfloat %r
  %3 = fadd reassoc nnan ninf nsz arcp contract afn float %f, 1.000000e+00
  %4 = fsub fast double 0.000000e+00, %d
  %5 = fmul nnan x86_fp80 %k, 0xK3FFF8000000000000000
  %6 = fdiv arcp fp128 %l, 0xL00000000000000003FFF000000000000
  %7 = frem afn ppc_fp128 %m, 0xM3FF00000000000000000000000000000
  %8 = select contract i1 undef, float %f, float 0x7FF8000000000000
  %9 = fcmp nnan ninf oeq double %d, 0xFFF0000000000000
  %10 = fcmp fast uno half %h, 0xH3C00
  ret void
}

define i1 @compare(i32 %a, ptr %p, ptr %q, <4 x float> %v, double %d) {
  %1 = icmp eq i32 %a, 0
  %2 = icmp ne i32 %a, 0
  %3 = icmp ugt i32 %a, 0
  %4 = icmp uge i32 %a, 0
  %5 = icmp ult i32 %a, 0
  %6 = icmp ule i32 %a, 0
  %7 = icmp sgt i32 %a, 0
  %8 = icmp sge i32 %a, 0
  %9 = icmp slt i32 %a, 0
  %10 = icmp samesign ult i32 %a, 9
  %11 = icmp sle i32 %a, 0
  %12 = icmp eq ptr %p, null
  %13 = icmp eq ptr %p, %q
  %14 = icmp ne i1 true, false
  %15 = fcmp false double %d, 1.0
  %16 = fcmp oeq double %d, 1.0
  %17 = fcmp ogt double %d, 1.0
  %18 = fcmp oge double %d, 1.0
  %19 = fcmp olt double %d, 1.0
  %20 = fcmp ole double %d, 1.0
  %21 = fcmp one double %d, 1.0
  %22 = fcmp ord double %d, 1.0
  %23 = fcmp ueq double %d, 1.0
  %24 = fcmp ugt double %d, 1.0
  %25 = fcmp uge double %d, 1.0
  %26 = fcmp ult double %d, 1.0
  %27 = fcmp ule double %d, 1.0
  %28 = fcmp une double %d, 1.0
  %29 = fcmp uno double %d, 1.0
  %30 = fcmp true double %d, 1.0
  %31 = fcmp ninf ult <4 x float> %v, zeroinitializer
  ret i1 %14
}

define void @casts(i64 %i, i8 %c, ptr %p, double %d, float %f, <2 x ptr> %ps, ptr addrspace(3) %q, i128 %w, <4 x i8> %v) {
  %1 = trunc i64 %i to i32
  %2 = trunc nuw nsw i64 %i to i1
  %3 = trunc nsw nuw i64 %i to i1
  %4 = zext nneg i8 %c to i64
  %5 = zext i8 %c to i64
  %6 = sext <4 x i8> %v to <4 x i32>
  %7 = fptrunc fast double %d to float
  %8 = fpext nnan contract float %f to fp128
  %9 = fptoui double %d to i17
  %10 = fptosi double %d to i64
  %11 = uitofp nneg i8 %c to half
  %12 = sitofp i8 %c to bfloat
  %13 = ptrtoint ptr %p to i64
  %14 = ptrtoaddr ptr %p to i64
  %15 = inttoptr i64 %i to ptr addrspace(3)
  %16 = bitcast double %d to i64
  %17 = bitcast i128 %w to <2 x i64>
  %18 = addrspacecast ptr %p to ptr addrspace(3)
  %19 = addrspacecast <2 x ptr> %ps to <2 x ptr addrspace(1)>
  %20 = bitcast ptr addrspace(3) %q to ptr addrspace(3)
  ret void
}
