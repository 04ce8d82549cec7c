%pair = type { i32, double }
%nest = type { %pair, [3 x %pair], <2 x float> }
@g = internal global %nest zeroinitializer, align 8
@c = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@e = external global i32
@p = global ptr getelementptr inbounds (%nest, ptr @g, i32 0, i32 1, i64 2), align 8
@al = alias %nest, ptr @g
$cd = comdat any
@k = linkonce_odr constant i32 7, comdat($cd)
@ba = internal constant [1 x ptr] [ptr blockaddress(@ib, %one)]
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare double @llvm.fabs.f64(double)
declare i32 @__gxx_personality_v0(...)
declare ptr @mal(i64 noundef) allocsize(0)
declare void @thrower(i32, ptr byval(%pair) align 8)
declare i32 @printf(ptr noundef, ...)
define internal i32 @f(i32 %x, double noundef %d) {
entry:
  %a = alloca %nest, align 16
  %n = alloca i32, i64 4
  call void @llvm.memset.p0.i64(ptr align 16 %a, i8 0, i64 88, i1 false)
  %q = getelementptr inbounds %nest, ptr %a, i64 0, i32 1, i64 2, i32 1
  store double %d, ptr %q, align 8
  %i = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %x, 10
  br i1 %cmp, label %loop, label %out
loop:
  %iv = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %fa = call fast double @llvm.fabs.f64(double %acc)
  %sum = fadd fast double %fa, %d
  %next = add nsw i32 %iv, 1
  %done = icmp eq i32 %next, %x
  br i1 %done, label %out, label %loop
out:
  %r = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = select i1 %cmp, i32 %r, i32 %x
  %ag0 = insertvalue { i32, double } undef, i32 %s, 0
  %ag1 = insertvalue { i32, double } %ag0, double %d, 1
  %ex = extractvalue { i32, double } %ag1, 0
  %v = insertelement <2 x i32> poison, i32 %ex, i32 0
  %vs = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer
  %ve = extractelement <2 x i32> %vs, i64 1
  %z = zext i32 %ve to i64
  %t = trunc i64 %z to i16
  %sx = sext i16 %t to i32
  %fl = sitofp i32 %sx to float
  %dbl = fpext float %fl to double
  %b = bitcast double %dbl to i64
  %pp = inttoptr i64 %b to ptr
  %ip = ptrtoint ptr %pp to i64
  %fz = freeze i64 %ip
  %at = load atomic i32, ptr %n acquire, align 4
  store atomic i32 %at, ptr %n release, align 4
  %rm = atomicrmw add ptr %n, i32 1 seq_cst, align 4
  %cx = cmpxchg ptr %n, i32 %rm, i32 2 acq_rel monotonic, align 4
  %cx0 = extractvalue { i32, i1 } %cx, 1
  fence seq_cst
  switch i32 %sx, label %dflt [
    i32 0, label %one
    i32 1, label %two
    i32 7, label %two
  ]
one:
  %m = call ptr @mal(i64 noundef 8)
  br label %dflt
two:
  %tw = phi i32 [ 1, %out ], [ 1, %out ]
  %pr = call i32 (ptr, ...) @printf(ptr noundef @c, i32 %tw)
  br label %dflt
dflt:
  %res = phi i32 [ %sx, %out ], [ 0, %one ], [ %pr, %two ]
  ret i32 %res
}
define i32 @inv(i32 %x, ptr %y) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @f(i32 %x, double 1.0) to label %cont unwind label %lp
cont:
  invoke void @thrower(i32 %r, ptr byval(%pair) align 8 %y) to label %fin unwind label %lp
fin:
  ret i32 %r
lp:
  %l = landingpad { ptr, i32 } cleanup catch ptr @e
  %sel = extractvalue { ptr, i32 } %l, 1
  %is = icmp eq i32 %sel, 1
  br i1 %is, label %handle, label %res
handle:
  ret i32 %sel
res:
  resume { ptr, i32 } %l
}
define i32 @mt(i32 %x, double %d) {
  %r = musttail call i32 @f(i32 %x, double %d)
  ret i32 %r
}
define void @ib(ptr %t) {
entry:
  indirectbr ptr %t, [label %one, label %two]
one:
  br label %two
two:
  %u = phi i32 [ 1, %entry ], [ 2, %one ]
  unreachable
dead:
  %dd = add i32 %dd, 1
  br label %dead
}
