; Written by .ci/runtime.py from the C beside it, with clang-16.

@__enzyme_cc.check..str = private constant [34 x i8] c"a function has too many arguments\00", align 1

@__enzyme_cc.check..str.1 = private constant [20 x i8] c"it copies too often\00", align 1

@__enzyme_cc.check..str.10 = private constant [11 x i8] c"the result\00", align 1

@__enzyme_cc.check..str.11 = private constant [20 x i8] c"argument %d%s%s%s%s\00", align 1

@__enzyme_cc.check..str.12 = private constant [3 x i8] c" (\00", align 1

@__enzyme_cc.check..str.13 = private constant [1 x i8] zeroinitializer, align 1

@__enzyme_cc.check..str.14 = private constant [2 x i8] c")\00", align 1

@__enzyme_cc.check..str.15 = private constant [26 x i8] c", memory that it leads to\00", align 1

@__enzyme_cc.check..str.16 = private constant [74 x i8] c", component %lld: the %s is %.9g, the difference quotient %.9g (to %.1g)\0A\00", align 1

@__enzyme_cc.check..str.17 = private constant [3 x i8] c"%s\00", align 1

@__enzyme_cc.check..str.18 = private constant [9 x i8] c"gradient\00", align 1

@__enzyme_cc.check..str.19 = private constant [37 x i8] c"gradient along a direction from here\00", align 1

@__enzyme_cc.check..str.2 = private constant [42 x i8] c"it gives back memory that it has not made\00", align 1

@__enzyme_cc.check..str.3 = private constant [39 x i8] c"it resizes memory that it has not made\00", align 1

@__enzyme_cc.check..str.4 = private constant [56 x i8] c"enzyme-cc: %s: the derivative of %s is not checked: %s\0A\00", align 1

@__enzyme_cc.check..str.5 = private constant [44 x i8] c"it cannot be told which memory has a shadow\00", align 1

@__enzyme_cc.check..str.6 = private constant [24 x i8] c"it has too many numbers\00", align 1

@__enzyme_cc.check..str.7 = private constant [20 x i8] c"no pipe can be made\00", align 1

@__enzyme_cc.check..str.8 = private constant [8 x i8] c"tangent\00", align 1

@__enzyme_cc.check..str.9 = private constant [47 x i8] c"enzyme-cc: %s: the derivative of %s is wrong: \00", align 1

define internal ptr @__enzyme_cc.check.added(ptr nocapture %0, i64 %1) noinline nounwind {
  %3 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %29

8:
  %9 = icmp eq i64 %4, 0
  %10 = shl i64 %4, 1
  %11 = select i1 %9, i64 64, i64 %10
  store i64 %11, ptr %5, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %11
  %16 = tail call ptr @realloc(ptr %12, i64 %15)
  store ptr %16, ptr %0, align 8
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  tail call void @free(ptr %18)
  %19 = load i64, ptr %5, align 8
  %20 = shl i64 %19, 1
  %21 = tail call ptr @calloc(i64 %20, i64 4)
  store ptr %21, ptr %17, align 8
  %22 = load i64, ptr %3, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %29, label %24

24:
  %25 = phi i64 [ %26, %24 ], [ 0, %8 ]
  tail call void @__enzyme_cc.check.note(ptr nonnull %0, i64 %25)
  %26 = add nuw i64 %25, 1
  %27 = load i64, ptr %3, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %24, label %29

29:
  %30 = phi i64 [ 0, %8 ], [ %4, %2 ], [ %27, %24 ]
  %31 = load ptr, ptr %0, align 8
  %32 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 4
  %33 = load i64, ptr %32, align 8
  %34 = mul i64 %33, %30
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  %36 = icmp eq i64 %33, 0
  br i1 %36, label %37, label %40

37:
  store i64 %1, ptr %35, align 8
  %38 = load i64, ptr %3, align 8
  %39 = add i64 %38, 1
  store i64 %39, ptr %3, align 8
  tail call void @__enzyme_cc.check.note(ptr nonnull %0, i64 %38)
  ret ptr %35

40:
  %41 = phi i64 [ %43, %40 ], [ 0, %29 ]
  %42 = getelementptr inbounds i8, ptr %35, i64 %41
  store i8 0, ptr %42, align 1
  %43 = add nuw i64 %41, 1
  %44 = load i64, ptr %32, align 8
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %40, label %37
}

@__enzyme_cc.check.busy = internal global i32 0, align 4

define internal void @__enzyme_cc.check.check_forward(ptr %0) noinline nounwind {
  %2 = alloca { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, align 8
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 %4, 12
  %6 = or i64 %5, 1
  %7 = tail call ptr @calloc(i64 %6, i64 8)
  %8 = load i64, ptr %3, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %41, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %14 = phi double [ 0.000000e+00, %10 ], [ %38, %37 ]
  %15 = phi i64 [ 0, %10 ], [ %39, %37 ]
  %16 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %12, i64 %15, i32 3
  %17 = load i32, ptr %16, align 4
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:
  %21 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %12, i64 %15, i32 7
  store double 0.000000e+00, ptr %21, align 8
  br label %37

22:
  %23 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %12, i64 %15, i32 5
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %12, i64 %15, i32 7
  store double %24, ptr %25, align 8
  %26 = fcmp oeq double %24, 0.000000e+00
  br i1 %26, label %37, label %27

27:
  %28 = tail call double @__enzyme_cc.check.scale_of(ptr nonnull %0, i64 %15)
  %29 = fcmp olt double %24, 0.000000e+00
  %30 = fneg double %24
  %31 = select i1 %29, double %30, double %24
  %32 = fdiv double %28, %31
  %33 = fcmp oeq double %14, 0.000000e+00
  %34 = fcmp olt double %32, %14
  %35 = select i1 %33, i1 true, i1 %34
  %36 = select i1 %35, double %32, double %14
  br label %37

37:
  %38 = phi double [ %36, %27 ], [ %14, %22 ], [ %14, %20 ]
  %39 = add nuw i64 %15, 1
  %40 = icmp eq i64 %39, %8
  br i1 %40, label %41, label %13

41:
  %42 = phi double [ 0.000000e+00, %1 ], [ %38, %37 ]
  %43 = fcmp ule double %42, 0.000000e+00
  %44 = fsub double %42, %42
  %45 = fcmp une double %44, 0.000000e+00
  %46 = or i1 %43, %45
  %47 = select i1 %46, double 1.000000e+00, double %42
  br label %48

48:
  %49 = phi i64 [ 0, %41 ], [ %80, %79 ]
  %50 = load ptr, ptr %0, align 16
  %51 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %50, i64 0, i32 3
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, double 7.812500e-03, double 6.250000e-02
  %55 = select i1 %53, double 1.250000e-01, double 2.500000e-01
  %56 = icmp eq i64 %49, 0
  br i1 %56, label %65, label %57

57:
  %58 = trunc i64 %49 to i32
  br label %59

59:
  %60 = phi i32 [ %62, %59 ], [ %58, %57 ]
  %61 = phi double [ %63, %59 ], [ %54, %57 ]
  %62 = add nsw i32 %60, -1
  %63 = fmul double %55, %61
  %64 = icmp eq i32 %62, 0
  br i1 %64, label %65, label %59

65:
  %66 = phi i32 [ 0, %48 ], [ %58, %59 ]
  %67 = phi double [ %54, %48 ], [ %63, %59 ]
  %68 = fmul double %47, %67
  %69 = shl nuw nsw i64 %49, 1
  %70 = mul i64 %4, %69
  %71 = getelementptr inbounds double, ptr %7, i64 %70
  %72 = tail call i32 @__enzyme_cc.check.evaluated(ptr nonnull %0, double %68, i64 0, i64 %4, ptr %71, ptr null)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %82, label %74

74:
  %75 = getelementptr inbounds double, ptr %71, i64 %4
  %76 = fneg double %68
  %77 = tail call i32 @__enzyme_cc.check.evaluated(ptr nonnull %0, double %76, i64 0, i64 %4, ptr %75, ptr null)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %82, label %79

79:
  %80 = add nuw nsw i64 %49, 1
  %81 = icmp eq i64 %80, 6
  br i1 %81, label %82, label %48

82:
  %83 = phi i32 [ %66, %74 ], [ %66, %65 ], [ 6, %79 ]
  %84 = icmp eq i64 %4, 0
  br i1 %84, label %167, label %85

85:
  %86 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq i32 %83, 0
  %89 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 23
  %90 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 4
  %91 = zext i32 %83 to i64
  br label %92

92:
  %93 = phi i64 [ 0, %85 ], [ %165, %164 ]
  %94 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %87, i64 %93, i32 3
  %95 = load i32, ptr %94, align 4
  %96 = and i32 %95, 2
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %164, label %98

98:
  br i1 %88, label %121, label %99

99:
  %100 = load ptr, ptr %0, align 16
  %101 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %100, i64 0, i32 3
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 0
  %104 = select i1 %103, double 7.812500e-03, double 6.250000e-02
  %105 = select i1 %103, double 1.250000e-01, double 2.500000e-01
  %106 = load ptr, ptr %89, align 16
  %107 = getelementptr inbounds double, ptr %106, i64 %93
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %87, i64 %93, i32 6
  %110 = load double, ptr %109, align 8
  %111 = fcmp olt double %108, 0.000000e+00
  %112 = fneg double %108
  %113 = select i1 %111, double %112, double %108
  %114 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %87, i64 %93, i32 2
  %115 = load i32, ptr %114, align 8
  %116 = icmp ne i32 %102, 0
  %117 = icmp eq i32 %115, 4
  %118 = or i1 %116, %117
  %119 = select i1 %118, double 0x3E80000000000000, double 0x3CB0000000000000
  %120 = fmul double %113, %119
  br label %124

121:
  store i32 %83, ptr %90, align 8
  %122 = call i32 @__enzyme_cc.check.judged(ptr nonnull %0, ptr nonnull %2)
  %123 = icmp eq i32 %122, 1
  br i1 %123, label %162, label %164

124:
  %125 = phi i64 [ 0, %99 ], [ %160, %135 ]
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %135, label %127

127:
  %128 = trunc i64 %125 to i32
  br label %129

129:
  %130 = phi i32 [ %132, %129 ], [ %128, %127 ]
  %131 = phi double [ %133, %129 ], [ %104, %127 ]
  %132 = add nsw i32 %130, -1
  %133 = fmul double %105, %131
  %134 = icmp eq i32 %132, 0
  br i1 %134, label %135, label %129

135:
  %136 = phi double [ %104, %124 ], [ %133, %129 ]
  %137 = fmul double %47, %136
  %138 = shl nuw nsw i64 %125, 1
  %139 = mul i64 %4, %138
  %140 = add i64 %139, %93
  %141 = getelementptr inbounds double, ptr %7, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = or i64 %138, 1
  %144 = mul i64 %4, %143
  %145 = add i64 %144, %93
  %146 = getelementptr inbounds double, ptr %7, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fsub double %142, %147
  %149 = fmul double %137, 2.000000e+00
  %150 = fdiv double %148, %149
  %151 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %125
  store double %150, ptr %151, align 8
  %152 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 1, i64 %125
  store double %110, ptr %152, align 8
  %153 = fsub double %142, %108
  %154 = fsub double %108, %147
  %155 = fsub double %153, %154
  %156 = fdiv double %155, %137
  %157 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 2, i64 %125
  store double %156, ptr %157, align 8
  %158 = fdiv double %120, %137
  %159 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 3, i64 %125
  store double %158, ptr %159, align 8
  %160 = add nuw nsw i64 %125, 1
  %161 = icmp eq i64 %160, %91
  br i1 %161, label %121, label %124

162:
  %163 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %87, i64 %93
  call void @__enzyme_cc.check.tell(ptr nonnull %0, ptr nonnull %163, ptr nonnull %2, ptr nonnull @__enzyme_cc.check..str.8)
  br label %167

164:
  %165 = add nuw i64 %93, 1
  %166 = icmp eq i64 %165, %4
  br i1 %166, label %167, label %92

167:
  tail call void @free(ptr %7)
  ret void
}

define internal void @__enzyme_cc.check.check_reverse(ptr %0) noinline nounwind {
  %2 = alloca { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, align 8
  %3 = alloca { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, align 8
  %4 = alloca { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, align 8
  %5 = alloca { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, align 8
  %6 = load ptr, ptr %0, align 16
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  br label %12

12:
  %13 = phi i1 [ true, %1 ], [ false, %181 ]
  %14 = phi i64 [ %8, %1 ], [ %81, %181 ]
  %15 = load i64, ptr %9, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %80, label %17

17:
  %18 = load ptr, ptr %10, align 8
  %19 = load ptr, ptr %11, align 16
  br label %20

20:
  %21 = phi i64 [ %14, %17 ], [ %25, %75 ]
  %22 = phi double [ 0.000000e+00, %17 ], [ %58, %75 ]
  %23 = phi i32 [ -1, %17 ], [ %42, %75 ]
  %24 = phi i64 [ 0, %17 ], [ %78, %75 ]
  %25 = add i64 %21, -7046029254386353131
  %26 = lshr i64 %25, 30
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -4658895280553007687
  %29 = lshr i64 %28, 27
  %30 = xor i64 %29, %28
  %31 = mul i64 %30, -7723592293110705685
  %32 = lshr i64 %31, 31
  %33 = xor i64 %32, %31
  %34 = lshr i64 %33, 12
  %35 = uitofp i64 %34 to double
  %36 = fmul double %35, 0x3CA0000000000000
  %37 = fadd double %36, 5.000000e-01
  %38 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %18, i64 %24, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, -1
  %41 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %19, i64 %40, i32 2
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %23
  %44 = select i1 %43, double %22, double 0.000000e+00
  %45 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %18, i64 %24, i32 4
  %46 = load double, ptr %45, align 8
  %47 = fcmp une double %46, 0.000000e+00
  br i1 %47, label %48, label %52

48:
  %49 = fcmp olt double %46, 0.000000e+00
  %50 = fneg double %46
  %51 = select i1 %49, double %50, double %46
  br label %52

52:
  %53 = phi double [ %51, %48 ], [ %44, %20 ]
  %54 = fcmp oeq double %53, 0.000000e+00
  br i1 %54, label %55, label %57

55:
  %56 = tail call double @__enzyme_cc.check.scale_of(ptr nonnull %0, i64 %24)
  br label %57

57:
  %58 = phi double [ %56, %55 ], [ %44, %52 ]
  %59 = phi double [ %56, %55 ], [ %53, %52 ]
  %60 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %18, i64 %24, i32 3
  %61 = load i32, ptr %60, align 4
  %62 = and i32 %61, 1
  %63 = icmp eq i32 %62, 0
  %64 = fsub double %59, %59
  %65 = fcmp une double %64, 0.000000e+00
  %66 = select i1 %63, i1 true, i1 %65
  br i1 %66, label %75, label %67

67:
  %68 = and i64 %33, 1
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %72, label %70

70:
  %71 = fmul double %37, %59
  br label %75

72:
  %73 = fneg double %59
  %74 = fmul double %37, %73
  br label %75

75:
  %76 = phi double [ 0.000000e+00, %57 ], [ %71, %70 ], [ %74, %72 ]
  %77 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %18, i64 %24, i32 7
  store double %76, ptr %77, align 8
  %78 = add nuw i64 %24, 1
  %79 = icmp eq i64 %78, %15
  br i1 %79, label %80, label %20

80:
  %81 = phi i64 [ %14, %12 ], [ %25, %75 ]
  %82 = call i32 @__enzyme_cc.check.compared(ptr nonnull %0, i64 0, i64 %15, ptr nonnull %5)
  switch i32 %82, label %181 [
    i32 1, label %83
    i32 2, label %143
  ]

83:
  %84 = load i64, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(224) %3, ptr nonnull align 8 dereferenceable(224) %5, i64 224, i1 false)
  %85 = icmp ugt i64 %84, 1
  br i1 %85, label %86, label %103

86:
  %87 = phi i64 [ %101, %98 ], [ %84, %83 ]
  %88 = phi i64 [ %100, %98 ], [ 0, %83 ]
  %89 = phi i64 [ %99, %98 ], [ %84, %83 ]
  %90 = lshr i64 %87, 1
  %91 = add i64 %90, %88
  %92 = call i32 @__enzyme_cc.check.compared(ptr nonnull %0, i64 %88, i64 %91, ptr nonnull %4)
  %93 = icmp eq i32 %92, 1
  br i1 %93, label %98, label %94

94:
  %95 = call i32 @__enzyme_cc.check.compared(ptr nonnull %0, i64 %91, i64 %89, ptr nonnull %4)
  %96 = icmp eq i32 %95, 1
  br i1 %96, label %98, label %97

97:
  br label %103

98:
  %99 = phi i64 [ %91, %86 ], [ %89, %94 ]
  %100 = phi i64 [ %88, %86 ], [ %91, %94 ]
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(224) %3, ptr nonnull align 8 dereferenceable(224) %4, i64 224, i1 false)
  %101 = sub i64 %99, %100
  %102 = icmp ugt i64 %101, 1
  br i1 %102, label %86, label %103

103:
  %104 = phi i64 [ %89, %97 ], [ %84, %83 ], [ %99, %98 ]
  %105 = phi i64 [ %88, %97 ], [ 0, %83 ], [ %100, %98 ]
  %106 = load ptr, ptr %10, align 8
  %107 = add i64 %105, 1
  %108 = tail call i64 @llvm.umax.i64(i64 %104, i64 %107)
  %109 = add i64 %108, -1
  br label %110

110:
  %111 = phi i64 [ %105, %103 ], [ %112, %114 ]
  %112 = add i64 %111, 1
  %113 = icmp ult i64 %112, %104
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %106, i64 %111, i32 3
  %116 = load i32, ptr %115, align 4
  %117 = and i32 %116, 1
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %110, label %119

119:
  %120 = phi i64 [ %109, %110 ], [ %111, %114 ]
  %121 = sub i64 %104, %120
  %122 = icmp eq i64 %121, 1
  br i1 %122, label %123, label %140

123:
  %124 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %106, i64 %120, i32 7
  %125 = load double, ptr %124, align 8
  %126 = fcmp une double %125, 0.000000e+00
  br i1 %126, label %127, label %140

127:
  %128 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 6
  %129 = load double, ptr %128, align 8
  %130 = fdiv double %129, %125
  store double %130, ptr %128, align 8
  %131 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 5
  %132 = load double, ptr %131, align 8
  %133 = fdiv double %132, %125
  store double %133, ptr %131, align 8
  %134 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 7
  %135 = load double, ptr %134, align 8
  %136 = fdiv double %135, %125
  %137 = fcmp olt double %136, 0.000000e+00
  %138 = fneg double %136
  %139 = select i1 %137, double %138, double %136
  store double %139, ptr %134, align 8
  br label %140

140:
  %141 = phi ptr [ @__enzyme_cc.check..str.18, %127 ], [ @__enzyme_cc.check..str.18, %123 ], [ @__enzyme_cc.check..str.19, %119 ]
  %142 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %106, i64 %120
  call void @__enzyme_cc.check.tell(ptr nonnull %0, ptr %142, ptr nonnull %3, ptr nonnull %141)
  br label %182

143:
  %144 = load i64, ptr %9, align 8
  %145 = lshr i64 %144, 5
  %146 = icmp eq i64 %144, 0
  br i1 %146, label %181, label %147

147:
  %148 = phi i64 [ %164, %162 ], [ 0, %143 ]
  %149 = load ptr, ptr %10, align 8
  %150 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %149, i64 %148, i32 3
  %151 = load i32, ptr %150, align 4
  %152 = and i32 %151, 1
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %162, label %154

154:
  %155 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %149, i64 %148, i32 7
  %156 = load double, ptr %155, align 8
  %157 = fcmp oeq double %156, 0.000000e+00
  br i1 %157, label %162, label %158

158:
  %159 = add nuw i64 %148, 1
  %160 = call i32 @__enzyme_cc.check.compared(ptr nonnull %0, i64 %148, i64 %159, ptr nonnull %2)
  %161 = icmp eq i32 %160, 1
  br i1 %161, label %166, label %162

162:
  %163 = add nuw i64 %148, 1
  %164 = add i64 %163, %145
  %165 = icmp ult i64 %164, %144
  br i1 %165, label %147, label %181

166:
  %167 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %149, i64 %148
  %168 = load double, ptr %155, align 8
  %169 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 6
  %170 = load double, ptr %169, align 8
  %171 = fdiv double %170, %168
  store double %171, ptr %169, align 8
  %172 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 5
  %173 = load double, ptr %172, align 8
  %174 = fdiv double %173, %168
  store double %174, ptr %172, align 8
  %175 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 7
  %176 = load double, ptr %175, align 8
  %177 = fdiv double %176, %168
  %178 = fcmp olt double %177, 0.000000e+00
  %179 = fneg double %177
  %180 = select i1 %178, double %179, double %177
  store double %180, ptr %175, align 8
  call void @__enzyme_cc.check.tell(ptr nonnull %0, ptr nonnull %167, ptr nonnull %2, ptr nonnull @__enzyme_cc.check..str.18)
  br label %182

181:
  br i1 %13, label %12, label %183

182:
  br label %183

183:
  ret void
}

define internal i32 @__enzyme_cc.check.compared(ptr %0, i64 %1, i64 %2, ptr nocapture %3) noinline nounwind {
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  %8 = tail call ptr @calloc(i64 %7, i64 16)
  %9 = getelementptr inbounds double, ptr %8, i64 %6
  %10 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 4
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 21
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 22
  %13 = icmp eq i64 %6, 0
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 23
  br label %16

16:
  %17 = phi i64 [ 0, %4 ], [ %65, %49 ]
  %18 = load ptr, ptr %0, align 16
  %19 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %18, i64 0, i32 3
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, double 7.812500e-03, double 6.250000e-02
  %23 = select i1 %21, double 1.250000e-01, double 2.500000e-01
  %24 = icmp eq i64 %17, 0
  br i1 %24, label %33, label %25

25:
  %26 = trunc i64 %17 to i32
  br label %27

27:
  %28 = phi i32 [ %30, %27 ], [ %26, %25 ]
  %29 = phi double [ %31, %27 ], [ %22, %25 ]
  %30 = add nsw i32 %28, -1
  %31 = fmul double %23, %29
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %33, label %27

33:
  %34 = phi double [ %22, %16 ], [ %31, %27 ]
  %35 = load ptr, ptr %11, align 16
  %36 = tail call i32 @__enzyme_cc.check.evaluated(ptr nonnull %0, double %34, i64 %1, i64 %2, ptr %35, ptr %8)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %145, label %38

38:
  %39 = fneg double %34
  %40 = load ptr, ptr %12, align 8
  %41 = tail call i32 @__enzyme_cc.check.evaluated(ptr nonnull %0, double %39, i64 %1, i64 %2, ptr %40, ptr %9)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %145, label %43

43:
  br i1 %13, label %49, label %44

44:
  %45 = load ptr, ptr %14, align 8
  %46 = load ptr, ptr %11, align 16
  %47 = load ptr, ptr %12, align 8
  %48 = load ptr, ptr %15, align 16
  br label %67

49:
  %50 = phi double [ 0.000000e+00, %43 ], [ %112, %141 ]
  %51 = phi double [ 0.000000e+00, %43 ], [ %113, %141 ]
  %52 = phi double [ 0.000000e+00, %43 ], [ %142, %141 ]
  %53 = phi double [ 0.000000e+00, %43 ], [ %114, %141 ]
  %54 = fmul double %34, 2.000000e+00
  %55 = fdiv double %53, %54
  %56 = getelementptr inbounds [6 x double], ptr %3, i64 0, i64 %17
  store double %55, ptr %56, align 8
  %57 = fdiv double %52, %54
  %58 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 1, i64 %17
  store double %57, ptr %58, align 8
  %59 = fdiv double %50, %34
  %60 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 2, i64 %17
  store double %59, ptr %60, align 8
  %61 = fdiv double %51, %34
  %62 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %3, i64 0, i32 3, i64 %17
  store double %61, ptr %62, align 8
  %63 = load i32, ptr %10, align 8
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 8
  %65 = add nuw nsw i64 %17, 1
  %66 = icmp eq i64 %65, 6
  br i1 %66, label %145, label %16

67:
  %68 = phi double [ 0.000000e+00, %44 ], [ %114, %141 ]
  %69 = phi double [ 0.000000e+00, %44 ], [ %142, %141 ]
  %70 = phi i64 [ 0, %44 ], [ %143, %141 ]
  %71 = phi double [ 0.000000e+00, %44 ], [ %113, %141 ]
  %72 = phi double [ 0.000000e+00, %44 ], [ %112, %141 ]
  %73 = getelementptr inbounds double, ptr %46, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %47, i64 %70
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %48, i64 %70
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %45, i64 %70, i32 3
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 2
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %111, label %83

83:
  %84 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %45, i64 %70, i32 5
  %85 = load double, ptr %84, align 8
  %86 = fcmp une double %85, 0.000000e+00
  br i1 %86, label %87, label %111

87:
  %88 = fsub double %74, %76
  %89 = fmul double %88, %85
  %90 = fadd double %68, %89
  %91 = fsub double %74, %78
  %92 = fsub double %78, %76
  %93 = fsub double %91, %92
  %94 = fmul double %93, %85
  %95 = fadd double %72, %94
  %96 = fmul double %78, %85
  %97 = fcmp olt double %96, 0.000000e+00
  %98 = fneg double %96
  %99 = select i1 %97, double %98, double %96
  %100 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %45, i64 %70, i32 2
  %101 = load i32, ptr %100, align 8
  %102 = load ptr, ptr %0, align 16
  %103 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %102, i64 0, i32 3
  %104 = load i32, ptr %103, align 4
  %105 = icmp ne i32 %104, 0
  %106 = icmp eq i32 %101, 4
  %107 = or i1 %106, %105
  %108 = select i1 %107, double 0x3E80000000000000, double 0x3CB0000000000000
  %109 = fmul double %99, %108
  %110 = fadd double %71, %109
  br label %111

111:
  %112 = phi double [ %95, %87 ], [ %72, %83 ], [ %72, %67 ]
  %113 = phi double [ %110, %87 ], [ %71, %83 ], [ %71, %67 ]
  %114 = phi double [ %90, %87 ], [ %68, %83 ], [ %68, %67 ]
  %115 = icmp ult i64 %70, %1
  %116 = icmp uge i64 %70, %2
  %117 = or i1 %115, %116
  %118 = and i32 %80, 1
  %119 = icmp eq i32 %118, 0
  %120 = select i1 %117, i1 true, i1 %119
  br i1 %120, label %141, label %121

121:
  %122 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %45, i64 %70, i32 7
  %123 = load double, ptr %122, align 8
  %124 = fcmp une double %123, 0.000000e+00
  br i1 %124, label %125, label %141

125:
  %126 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %45, i64 %70, i32 6
  %127 = load double, ptr %126, align 8
  br i1 %82, label %128, label %132

128:
  %129 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %45, i64 %70, i32 5
  %130 = load double, ptr %129, align 8
  %131 = fsub double %127, %130
  br label %132

132:
  %133 = phi double [ %131, %128 ], [ %127, %125 ]
  %134 = getelementptr inbounds double, ptr %8, i64 %70
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %9, i64 %70
  %137 = load double, ptr %136, align 8
  %138 = fsub double %135, %137
  %139 = fmul double %133, %138
  %140 = fadd double %69, %139
  br label %141

141:
  %142 = phi double [ %140, %132 ], [ %69, %121 ], [ %69, %111 ]
  %143 = add nuw i64 %70, 1
  %144 = icmp eq i64 %143, %6
  br i1 %144, label %49, label %67

145:
  tail call void @free(ptr %8)
  %146 = tail call i32 @__enzyme_cc.check.judged(ptr nonnull %0, ptr %3)
  ret i32 %146
}

define internal i32 @__enzyme_cc.check.evaluated(ptr %0, double %1, i64 %2, i64 %3, ptr nocapture writeonly %4, ptr writeonly %5) noinline nounwind {
  %7 = alloca { ptr, ptr, i64, i64, i64 }, align 8
  %8 = icmp ult i64 %2, %3
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %5, null
  br label %21

13:
  %14 = call i32 @__enzyme_cc.check.run(ptr %0, ptr nonnull %7)
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %57, label %18

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %20 = load ptr, ptr %19, align 8
  br label %80

21:
  %22 = phi i64 [ %2, %9 ], [ %55, %54 ]
  %23 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %11, i64 %22
  %24 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %11, i64 %22, i32 3
  %25 = load i32, ptr %24, align 4
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %54, label %28

28:
  %29 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %11, i64 %22, i32 7
  %30 = load double, ptr %29, align 8
  %31 = fcmp oeq double %30, 0.000000e+00
  br i1 %31, label %54, label %32

32:
  %33 = load i64, ptr %23, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %11, i64 %22, i32 2
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %11, i64 %22, i32 4
  %38 = load double, ptr %37, align 8
  %39 = fmul double %30, %1
  %40 = fadd double %39, %38
  %41 = icmp eq i32 %36, 4
  br i1 %41, label %42, label %44

42:
  %43 = fptrunc double %40 to float
  store float %43, ptr %34, align 4
  br i1 %12, label %54, label %45

44:
  store double %40, ptr %34, align 8
  br i1 %12, label %54, label %47

45:
  %46 = fpext float %43 to double
  br label %49

47:
  %48 = load double, ptr %37, align 8
  br label %49

49:
  %50 = phi double [ %38, %45 ], [ %48, %47 ]
  %51 = phi double [ %46, %45 ], [ %40, %47 ]
  %52 = fsub double %51, %50
  %53 = getelementptr inbounds double, ptr %5, i64 %22
  store double %52, ptr %53, align 8
  br label %54

54:
  %55 = add nuw i64 %22, 1
  %56 = icmp eq i64 %55, %3
  br i1 %56, label %13, label %21

57:
  %58 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %7, i64 0, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  %61 = load ptr, ptr %7, align 8
  br i1 %60, label %73, label %62

62:
  %63 = phi i64 [ %69, %62 ], [ 0, %57 ]
  %64 = phi ptr [ %70, %62 ], [ %61, %57 ]
  %65 = getelementptr inbounds { i64, i64 }, ptr %64, i64 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = load i64, ptr %64, align 8
  %68 = inttoptr i64 %67 to ptr
  store i64 %66, ptr %68, align 8
  %69 = add nuw i64 %63, 1
  %70 = getelementptr inbounds { i64, i64 }, ptr %64, i64 1
  %71 = load i64, ptr %58, align 8
  %72 = icmp ult i64 %69, %71
  br i1 %72, label %62, label %73

73:
  call void @free(ptr %61)
  %74 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %7, i64 0, i32 1
  %75 = load ptr, ptr %74, align 8
  call void @free(ptr %75)
  store ptr null, ptr %7, align 8
  store ptr null, ptr %74, align 8
  %76 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %7, i64 0, i32 3
  store i64 0, ptr %76, align 8
  store i64 0, ptr %58, align 8
  call void @__enzyme_cc.check.give_back(ptr %0)
  br i1 %8, label %77, label %104

77:
  %78 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %79 = load ptr, ptr %78, align 8
  br label %105

80:
  %81 = phi i64 [ 0, %18 ], [ %102, %101 ]
  %82 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %20, i64 %81, i32 3
  %83 = load i32, ptr %82, align 4
  %84 = and i32 %83, 2
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %101, label %86

86:
  %87 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %20, i64 %81
  %88 = load i64, ptr %87, align 8
  %89 = inttoptr i64 %88 to ptr
  %90 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %20, i64 %81, i32 2
  %91 = load i32, ptr %90, align 8
  %92 = icmp eq i32 %91, 4
  br i1 %92, label %93, label %96

93:
  %94 = load float, ptr %89, align 4
  %95 = fpext float %94 to double
  br label %98

96:
  %97 = load double, ptr %89, align 8
  br label %98

98:
  %99 = phi double [ %95, %93 ], [ %97, %96 ]
  %100 = getelementptr inbounds double, ptr %4, i64 %81
  store double %99, ptr %100, align 8
  br label %101

101:
  %102 = add nuw i64 %81, 1
  %103 = icmp eq i64 %102, %16
  br i1 %103, label %57, label %80

104:
  ret i32 %14

105:
  %106 = phi i64 [ %2, %77 ], [ %124, %123 ]
  %107 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %79, i64 %106, i32 3
  %108 = load i32, ptr %107, align 4
  %109 = and i32 %108, 1
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %123, label %111

111:
  %112 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %79, i64 %106
  %113 = load i64, ptr %112, align 8
  %114 = inttoptr i64 %113 to ptr
  %115 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %79, i64 %106, i32 2
  %116 = load i32, ptr %115, align 8
  %117 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %79, i64 %106, i32 4
  %118 = load double, ptr %117, align 8
  %119 = icmp eq i32 %116, 4
  br i1 %119, label %120, label %122

120:
  %121 = fptrunc double %118 to float
  store float %121, ptr %114, align 4
  br label %123

122:
  store double %118, ptr %114, align 8
  br label %123

123:
  %124 = add nuw i64 %106, 1
  %125 = icmp eq i64 %124, %3
  br i1 %125, label %104, label %105
}

@__enzyme_cc.check.failed = internal constant ptr @enzyme_check_failed, align 8

define internal ptr @__enzyme_cc.check.found(ptr nocapture readonly %0, i64 %1) noinline nounwind {
  %3 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %42, label %6

6:
  %7 = lshr i64 %1, 2
  %8 = mul i64 %7, -7046029254386353131
  %9 = lshr i64 %8, 20
  %10 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %11, 1
  %13 = add i64 %12, 17592186044415
  %14 = and i64 %13, %9
  %15 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i32, ptr %16, i64 %14
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %42, label %20

20:
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %12, -1
  br label %25

25:
  %26 = phi i32 [ %18, %20 ], [ %38, %34 ]
  %27 = phi i64 [ %14, %20 ], [ %36, %34 ]
  %28 = add i32 %26, -1
  %29 = zext i32 %28 to i64
  %30 = mul i64 %23, %29
  %31 = getelementptr inbounds i8, ptr %21, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %40, label %34

34:
  %35 = add i64 %27, 1
  %36 = and i64 %35, %24
  %37 = getelementptr inbounds i32, ptr %16, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %42, label %25

40:
  %41 = getelementptr inbounds i8, ptr %21, i64 %30
  br label %42

42:
  %43 = phi ptr [ null, %2 ], [ null, %6 ], [ %41, %40 ], [ null, %34 ]
  ret ptr %43
}

define internal void @__enzyme_cc.check.give_back(ptr nocapture %0) noinline nounwind {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 14
  %3 = load ptr, ptr %2, align 16
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 14, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:
  store i64 0, ptr %4, align 8
  ret void

8:
  %9 = phi i64 [ %12, %8 ], [ 0, %1 ]
  %10 = getelementptr inbounds { ptr, i64 }, ptr %3, i64 %9
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  %12 = add nuw i64 %9, 1
  %13 = load i64, ptr %4, align 8
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %8, label %7
}

define internal i32 @__enzyme_cc.check.judged(ptr nocapture readonly %0, ptr nocapture %1) noinline nounwind {
  %3 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 4
  %4 = load i32, ptr %3, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %120

6:
  %7 = zext i32 %4 to i64
  %8 = zext i32 %4 to i64
  br label %11

9:
  %10 = icmp slt i32 %61, 0
  br i1 %10, label %120, label %63

11:
  %12 = phi i64 [ 0, %6 ], [ %59, %58 ]
  %13 = phi i32 [ -1, %6 ], [ %61, %58 ]
  %14 = phi double [ 0.000000e+00, %6 ], [ %60, %58 ]
  %15 = getelementptr inbounds [6 x double], ptr %1, i64 0, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = fsub double %16, %16
  %18 = fcmp une double %17, 0.000000e+00
  br i1 %18, label %19, label %21

19:
  %20 = add nuw nsw i64 %12, 1
  br label %58

21:
  %22 = icmp eq i64 %12, 0
  br i1 %22, label %31, label %23

23:
  %24 = add nsw i64 %12, -1
  %25 = getelementptr inbounds [6 x double], ptr %1, i64 0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fsub double %16, %26
  %28 = fcmp olt double %27, 0.000000e+00
  %29 = fneg double %27
  %30 = select i1 %28, double %29, double %27
  br label %31

31:
  %32 = phi double [ %30, %23 ], [ 0.000000e+00, %21 ]
  %33 = add nuw nsw i64 %12, 1
  %34 = icmp slt i64 %33, %7
  br i1 %34, label %35, label %44

35:
  %36 = getelementptr inbounds [6 x double], ptr %1, i64 0, i64 %33
  %37 = load double, ptr %36, align 8
  %38 = fsub double %16, %37
  %39 = fcmp olt double %38, 0.000000e+00
  %40 = fneg double %38
  %41 = select i1 %39, double %40, double %38
  %42 = fcmp ogt double %32, %41
  %43 = select i1 %42, double %32, double %41
  br label %44

44:
  %45 = phi double [ %43, %35 ], [ %32, %31 ]
  %46 = fsub double %45, %45
  %47 = fcmp une double %46, 0.000000e+00
  br i1 %47, label %58, label %48

48:
  %49 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 3, i64 %12
  %50 = load double, ptr %49, align 8
  %51 = fadd double %45, %50
  %52 = icmp slt i32 %13, 0
  %53 = fcmp olt double %51, %14
  %54 = select i1 %52, i1 true, i1 %53
  %55 = select i1 %54, double %51, double %14
  %56 = trunc i64 %12 to i32
  %57 = select i1 %54, i32 %56, i32 %13
  br label %58

58:
  %59 = phi i64 [ %20, %19 ], [ %33, %44 ], [ %33, %48 ]
  %60 = phi double [ %14, %19 ], [ %14, %44 ], [ %55, %48 ]
  %61 = phi i32 [ %13, %19 ], [ %13, %44 ], [ %57, %48 ]
  %62 = icmp eq i64 %59, %8
  br i1 %62, label %9, label %11

63:
  %64 = zext i32 %61 to i64
  %65 = getelementptr inbounds [6 x double], ptr %1, i64 0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 5
  store double %66, ptr %67, align 8
  %68 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 1, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 6
  store double %69, ptr %70, align 8
  %71 = load ptr, ptr %0, align 16
  %72 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %71, i64 0, i32 3
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, 0
  %75 = select i1 %74, double 1.000000e-05, double 5.000000e-03
  %76 = fsub double %66, %69
  %77 = fcmp olt double %76, 0.000000e+00
  %78 = fneg double %76
  %79 = select i1 %77, double %78, double %76
  %80 = fmul double %60, 8.000000e+00
  %81 = fcmp olt double %66, 0.000000e+00
  %82 = fneg double %66
  %83 = select i1 %81, double %82, double %66
  %84 = fcmp olt double %69, 0.000000e+00
  %85 = fneg double %69
  %86 = select i1 %84, double %85, double %69
  %87 = fcmp ogt double %83, %86
  %88 = select i1 %87, double %83, double %86
  %89 = fmul double %88, %75
  %90 = fadd double %80, %89
  %91 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 7
  store double %90, ptr %91, align 8
  %92 = fcmp ugt double %79, %90
  br i1 %92, label %93, label %120

93:
  %94 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 2, i64 %64
  %95 = load double, ptr %94, align 8
  %96 = fcmp olt double %95, 0.000000e+00
  %97 = fneg double %95
  %98 = select i1 %96, double %97, double %95
  %99 = fsub double %98, %98
  %100 = fcmp une double %99, 0.000000e+00
  br i1 %100, label %120, label %101

101:
  %102 = icmp eq i32 %61, 0
  %103 = add nsw i32 %61, -1
  %104 = select i1 %102, i32 1, i32 %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %1, i64 0, i32 2, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fcmp olt double %107, 0.000000e+00
  %109 = fneg double %107
  %110 = select i1 %108, double %109, double %107
  %111 = select i1 %102, double %110, double %98
  %112 = select i1 %102, double %98, double %110
  %113 = fmul double %79, 2.500000e-01
  %114 = fcmp ule double %98, %113
  %115 = fmul double %111, 2.000000e+00
  %116 = fcmp uge double %112, %115
  %117 = select i1 %114, i1 true, i1 %116
  %118 = freeze i1 %117
  %119 = select i1 %118, i32 1, i32 2
  br label %120

120:
  %121 = phi i32 [ 3, %9 ], [ 0, %63 ], [ 2, %93 ], [ %119, %101 ], [ 3, %2 ]
  ret i32 %121
}

define internal void @__enzyme_cc.check.leave(ptr %0) noinline nounwind {
  %2 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %2, i64 0, i32 19
  store ptr %0, ptr %3, align 16
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %2, i64 0, i32 25
  tail call void @longjmp(ptr nonnull %4, i32 1)
  unreachable
}

define internal i64 @__enzyme_cc.check.made_handle(i64 %0, i64 %1, i32 %2, i32 %3) noinline nounwind {
  %5 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %5, i64 0, i32 10
  %7 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %6, i64 %0)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %7, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %19, label %13

13:
  %14 = tail call ptr @__enzyme_cc.check.added(ptr nonnull %6, i64 %0)
  %15 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %14, i64 0, i32 1
  store i64 %1, ptr %15, align 8
  %16 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %14, i64 0, i32 2
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %14, i64 0, i32 3
  store i32 %3, ptr %17, align 4
  %18 = load ptr, ptr @__enzyme_cc.check.now, align 8
  br label %19

19:
  %20 = phi ptr [ %18, %13 ], [ %5, %9 ]
  %21 = phi ptr [ %14, %13 ], [ %7, %9 ]
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %20, i64 0, i32 10
  %23 = load ptr, ptr %22, align 16
  %24 = ptrtoint ptr %21 to i64
  %25 = ptrtoint ptr %23 to i64
  %26 = sub i64 %24, %25
  %27 = sdiv exact i64 %26, 24
  %28 = add nsw i64 %27, 1
  ret i64 %28
}

define internal void @__enzyme_cc.check.move_pointers(ptr %0, ptr %1, i64 %2) noinline nounwind {
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 9, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = icmp ugt i64 %2, 7
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq ptr %1, null
  %12 = ptrtoint ptr %1 to i64
  %13 = ptrtoint ptr %0 to i64
  br label %15

14:
  ret void

15:
  %16 = phi ptr [ %4, %10 ], [ %36, %35 ]
  %17 = phi i64 [ 8, %10 ], [ %40, %35 ]
  %18 = phi i64 [ 0, %10 ], [ %17, %35 ]
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %16, i64 0, i32 9
  br i1 %11, label %27, label %20

20:
  %21 = add i64 %18, %12
  %22 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %19, i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds { i64, i64 }, ptr %22, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  br label %31

27:
  %28 = add i64 %18, %13
  %29 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %19, i64 %28)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %35, label %31

31:
  %32 = phi i64 [ -2, %27 ], [ %26, %24 ]
  %33 = getelementptr inbounds i8, ptr %0, i64 %18
  tail call void @__enzyme_cc.check.put_pointer(ptr %33, i64 %32)
  %34 = load ptr, ptr @__enzyme_cc.check.now, align 8
  br label %35

35:
  %36 = phi ptr [ %34, %31 ], [ %16, %27 ]
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %36, i64 0, i32 9, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = icmp ne i64 %38, 0
  %40 = add i64 %17, 8
  %41 = icmp ule i64 %40, %2
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %15, label %14
}

define internal void @__enzyme_cc.check.note(ptr nocapture readonly %0, i64 %1) noinline nounwind {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8
  %6 = mul i64 %5, %1
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = lshr i64 %8, 2
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 20
  %12 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 1
  %15 = add i64 %14, 17592186044415
  %16 = and i64 %15, %11
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i32, ptr %18, i64 %16
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %31, label %22

22:
  %23 = add i64 %14, -1
  br label %24

24:
  %25 = phi i64 [ %16, %22 ], [ %27, %24 ]
  %26 = add i64 %25, 1
  %27 = and i64 %26, %23
  %28 = getelementptr inbounds i32, ptr %18, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %24

31:
  %32 = phi i64 [ %16, %2 ], [ %27, %24 ]
  %33 = getelementptr inbounds i32, ptr %18, i64 %32
  %34 = trunc i64 %1 to i32
  %35 = add i32 %34, 1
  store i32 %35, ptr %33, align 4
  ret void
}

@__enzyme_cc.check.now = internal global ptr null, align 8

define internal ptr @__enzyme_cc.check.number_at(ptr %0, i64 %1, i32 %2) noinline nounwind {
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 7, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = icmp ugt i64 %6, 16777215
  br i1 %7, label %8, label %9

8:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str.6)
  unreachable

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 7
  %11 = ptrtoint ptr %0 to i64
  %12 = tail call ptr @__enzyme_cc.check.added(ptr nonnull %10, i64 %11)
  %13 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %12, i64 0, i32 1
  store i64 %1, ptr %13, align 8
  %14 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %12, i64 0, i32 2
  store i32 %2, ptr %14, align 8
  ret ptr %12
}

define internal ptr @__enzyme_cc.check.pushed(ptr nocapture %0, i64 %1) noinline nounwind {
  %3 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, i64, i64 }, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %10, label %8

8:
  %9 = load ptr, ptr %0, align 8
  br label %18

10:
  %11 = icmp eq i64 %4, 0
  %12 = shl i64 %4, 1
  %13 = select i1 %11, i64 16, i64 %12
  store i64 %13, ptr %5, align 8
  %14 = load ptr, ptr %0, align 8
  %15 = mul i64 %13, %1
  %16 = tail call ptr @realloc(ptr %14, i64 %15)
  store ptr %16, ptr %0, align 8
  %17 = load i64, ptr %3, align 8
  br label %18

18:
  %19 = phi i64 [ %4, %8 ], [ %17, %10 ]
  %20 = phi ptr [ %9, %8 ], [ %16, %10 ]
  %21 = add i64 %19, 1
  store i64 %21, ptr %3, align 8
  %22 = mul i64 %19, %1
  %23 = getelementptr inbounds i8, ptr %20, i64 %22
  ret ptr %23
}

define internal void @__enzyme_cc.check.put_pointer(ptr %0, i64 %1) noinline nounwind {
  %3 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %3, i64 0, i32 9
  %5 = ptrtoint ptr %0 to i64
  %6 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %4, i64 %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:
  %9 = tail call ptr @__enzyme_cc.check.added(ptr nonnull %4, i64 %5)
  br label %10

10:
  %11 = phi ptr [ %6, %2 ], [ %9, %8 ]
  %12 = getelementptr inbounds { i64, i64 }, ptr %11, i64 0, i32 1
  store i64 %1, ptr %12, align 8
  ret void
}

define internal void @__enzyme_cc.check.read_one(ptr %0, i64 %1, i32 %2) noinline nounwind {
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 7
  %6 = ptrtoint ptr %0 to i64
  %7 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %5, i64 %6)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %81

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 12, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 12
  br label %14

14:
  %15 = phi i64 [ %6, %9 ], [ %45, %42 ]
  %16 = phi i64 [ %1, %9 ], [ %44, %42 ]
  %17 = phi ptr [ %0, %9 ], [ %38, %42 ]
  br i1 %12, label %48, label %18

18:
  %19 = load ptr, ptr %13, align 16
  br label %20

20:
  %21 = phi i64 [ %22, %31 ], [ %11, %18 ]
  %22 = add i64 %21, -1
  %23 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %19, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ugt ptr %24, %17
  br i1 %25, label %31, label %26

26:
  %27 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %19, i64 %22, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = icmp ugt ptr %29, %17
  br i1 %30, label %33, label %31

31:
  %32 = icmp eq i64 %22, 0
  br i1 %32, label %48, label %20

33:
  %34 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %19, i64 %22, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %24 to i64
  %37 = sub i64 %15, %36
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  %39 = icmp uge ptr %38, %24
  %40 = icmp ult ptr %38, %29
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %81, label %42

42:
  %43 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %19, i64 %22, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = ptrtoint ptr %38 to i64
  %46 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %5, i64 %45)
  %47 = icmp eq ptr %46, null
  br i1 %47, label %14, label %81

48:
  %49 = phi i64 [ %16, %31 ], [ %1, %14 ]
  %50 = phi ptr [ %17, %31 ], [ %0, %14 ]
  switch i64 %49, label %52 [
    i64 0, label %81
    i64 -1, label %51
  ]

51:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str.5)
  unreachable

52:
  %53 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 13
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 13, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %77, label %58

58:
  %59 = phi i1 [ %71, %69 ], [ true, %52 ]
  %60 = phi i64 [ %70, %69 ], [ 0, %52 ]
  %61 = getelementptr inbounds { ptr, i64 }, ptr %54, i64 %60
  %62 = load ptr, ptr %61, align 8
  %63 = icmp ugt ptr %62, %50
  br i1 %63, label %69, label %64

64:
  %65 = getelementptr inbounds { ptr, i64 }, ptr %54, i64 %60, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %62, i64 %66
  %68 = icmp ugt ptr %67, %50
  br i1 %68, label %73, label %69

69:
  %70 = add nuw i64 %60, 1
  %71 = icmp ult i64 %70, %56
  %72 = icmp eq i64 %70, %56
  br i1 %72, label %73, label %58

73:
  %74 = phi i1 [ %59, %64 ], [ %71, %69 ]
  %75 = freeze i1 %74
  %76 = select i1 %75, i32 2, i32 1
  br label %77

77:
  %78 = phi i32 [ 1, %52 ], [ %76, %73 ]
  %79 = tail call ptr @__enzyme_cc.check.number_at(ptr %50, i64 %49, i32 %2)
  %80 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %79, i64 0, i32 3
  store i32 %78, ptr %80, align 4
  br label %81

81:
  ret void
}

define internal i32 @__enzyme_cc.check.run(ptr %0, ptr writeonly %1) noinline nounwind {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 8, i32 4
  store i64 16, ptr %4, align 16
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 13, i32 1
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 12, i32 1
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 14, i32 1
  store i64 0, ptr %7, align 8
  %8 = call ptr @llvm.frameaddress.p0(i32 0)
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 20
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 25
  %11 = call i32 @_setjmp(ptr nonnull %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %21

13:
  %14 = load ptr, ptr %0, align 16
  %15 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %14, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8
  call void %16(ptr %18, ptr %20)
  br label %21

21:
  %22 = icmp eq ptr %1, null
  br i1 %22, label %24, label %23

23:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(40) %1, ptr nonnull align 16 dereferenceable(40) %3, i64 40, i1 false)
  br label %24

24:
  %25 = zext i1 %12 to i32
  ret i32 %25
}

define internal void @__enzyme_cc.check.save(ptr %0, i64 %1, ptr readnone %2) noinline nounwind {
  %4 = icmp ult ptr %0, %2
  br i1 %4, label %10, label %5

5:
  %6 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %6, i64 0, i32 20
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ugt ptr %8, %0
  br i1 %9, label %33, label %10

10:
  %11 = ptrtoint ptr %0 to i64
  %12 = and i64 %11, -8
  %13 = add i64 %11, %1
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %15, label %33

15:
  %16 = load ptr, ptr @__enzyme_cc.check.now, align 8
  br label %17

17:
  %18 = phi ptr [ %30, %29 ], [ %16, %15 ]
  %19 = phi i64 [ %31, %29 ], [ %12, %15 ]
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %18, i64 0, i32 8
  %21 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %20, i64 %19)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %29

23:
  %24 = inttoptr i64 %19 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = tail call ptr @__enzyme_cc.check.added(ptr nonnull %20, i64 %19)
  %27 = getelementptr inbounds { i64, i64 }, ptr %26, i64 0, i32 1
  store i64 %25, ptr %27, align 8
  %28 = load ptr, ptr @__enzyme_cc.check.now, align 8
  br label %29

29:
  %30 = phi ptr [ %18, %17 ], [ %28, %23 ]
  %31 = add i64 %19, 8
  %32 = icmp ult i64 %31, %13
  br i1 %32, label %17, label %33

33:
  ret void
}

define internal double @__enzyme_cc.check.scale_of(ptr nocapture readonly %0, i64 %1) noinline nounwind {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %4, i64 %1, i32 4
  %6 = load double, ptr %5, align 8
  %7 = fcmp une double %6, 0.000000e+00
  br i1 %7, label %8, label %12

8:
  %9 = fcmp olt double %6, 0.000000e+00
  %10 = fneg double %6
  %11 = select i1 %9, double %10, double %6
  br label %71

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  %14 = load ptr, ptr %13, align 16
  %15 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %4, i64 %1, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, -1
  %18 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %14, i64 %17, i32 2
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i64 %1, 0
  br i1 %20, label %31, label %21

21:
  %22 = phi i64 [ %24, %36 ], [ %1, %12 ]
  %23 = phi double [ %43, %36 ], [ 0.000000e+00, %12 ]
  %24 = add i64 %22, -1
  %25 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %4, i64 %24, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %14, i64 %27, i32 2
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, %19
  br i1 %30, label %36, label %31

31:
  %32 = phi double [ 0.000000e+00, %12 ], [ %43, %36 ], [ %23, %21 ]
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, %1
  br i1 %35, label %45, label %64

36:
  %37 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %4, i64 %24, i32 4
  %38 = load double, ptr %37, align 8
  %39 = fcmp olt double %38, 0.000000e+00
  %40 = fneg double %38
  %41 = select i1 %39, double %40, double %38
  %42 = fcmp ogt double %23, %41
  %43 = select i1 %42, double %23, double %41
  %44 = icmp eq i64 %24, 0
  br i1 %44, label %31, label %21

45:
  %46 = phi i64 [ %62, %54 ], [ %1, %31 ]
  %47 = phi double [ %61, %54 ], [ %32, %31 ]
  %48 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %4, i64 %46, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, -1
  %51 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %14, i64 %50, i32 2
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, %19
  br i1 %53, label %54, label %64

54:
  %55 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %4, i64 %46, i32 4
  %56 = load double, ptr %55, align 8
  %57 = fcmp olt double %56, 0.000000e+00
  %58 = fneg double %56
  %59 = select i1 %57, double %58, double %56
  %60 = fcmp ogt double %47, %59
  %61 = select i1 %60, double %47, double %59
  %62 = add i64 %46, 1
  %63 = icmp eq i64 %62, %34
  br i1 %63, label %64, label %45

64:
  %65 = phi double [ %32, %31 ], [ %47, %45 ], [ %61, %54 ]
  %66 = fcmp ule double %65, 0.000000e+00
  %67 = fsub double %65, %65
  %68 = fcmp une double %67, 0.000000e+00
  %69 = or i1 %66, %68
  br i1 %69, label %71, label %70

70:
  br label %71

71:
  %72 = phi double [ %11, %8 ], [ %65, %70 ], [ 1.000000e+00, %64 ]
  ret double %72
}

define internal void @__enzyme_cc.check.tell(ptr nocapture readonly %0, ptr nocapture readonly %1, ptr nocapture readonly %2, ptr %3) noinline nounwind {
  %5 = alloca [1024 x i8], align 16
  %6 = load ptr, ptr %0, align 16
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  %8 = load ptr, ptr %7, align 16
  %9 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %8, i64 %11
  %13 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %8, i64 %11, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 5, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %1, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ugt ptr %21, %19
  br i1 %22, label %27, label %23

23:
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 4
  %25 = load ptr, ptr %24, align 16
  %26 = icmp ugt ptr %25, %19
  br label %27

27:
  %28 = phi i1 [ false, %4 ], [ %26, %23 ]
  %29 = load i64, ptr %12, align 8
  %30 = sub i64 %18, %29
  %31 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %1, i64 0, i32 2
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  %34 = sdiv i64 %30, %33
  %35 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %6, i64 0, i32 7
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %6, i64 0, i32 8
  %38 = load ptr, ptr %37, align 8
  %39 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull %5, i64 1024, ptr nonnull @__enzyme_cc.check..str.9, ptr %36, ptr %38)
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %5, i64 %40
  %42 = sub nsw i64 1024, %40
  br i1 %28, label %43, label %45

43:
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull %41, i64 %42, ptr nonnull @__enzyme_cc.check..str.10)
  br label %63

45:
  %46 = load i32, ptr %13, align 8
  %47 = add nsw i32 %46, 1
  %48 = icmp eq ptr %17, null
  br i1 %48, label %54, label %49

49:
  %50 = load i8, ptr %17, align 1
  %51 = icmp eq i8 %50, 0
  %52 = select i1 %51, ptr @__enzyme_cc.check..str.13, ptr @__enzyme_cc.check..str.12
  %53 = select i1 %51, ptr @__enzyme_cc.check..str.13, ptr @__enzyme_cc.check..str.14
  br label %54

54:
  %55 = phi ptr [ %52, %49 ], [ @__enzyme_cc.check..str.13, %45 ]
  %56 = phi ptr [ %17, %49 ], [ @__enzyme_cc.check..str.13, %45 ]
  %57 = phi ptr [ %53, %49 ], [ @__enzyme_cc.check..str.13, %45 ]
  %58 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %8, i64 %11, i32 3
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, ptr @__enzyme_cc.check..str.13, ptr @__enzyme_cc.check..str.15
  %62 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull %41, i64 %42, ptr nonnull @__enzyme_cc.check..str.11, i32 %47, ptr nonnull %55, ptr nonnull %56, ptr nonnull %57, ptr nonnull %61)
  br label %63

63:
  %64 = phi i32 [ %44, %43 ], [ %62, %54 ]
  %65 = add nsw i32 %64, %39
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %5, i64 %66
  %68 = sub nsw i64 1024, %66
  %69 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 6
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 5
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds { [6 x double], [6 x double], [6 x double], [6 x double], i32, double, double, double }, ptr %2, i64 0, i32 7
  %74 = load double, ptr %73, align 8
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr nonnull %67, i64 %68, ptr nonnull @__enzyme_cc.check..str.16, i64 %34, ptr %3, double %70, double %72, double %74)
  %76 = load volatile ptr, ptr @__enzyme_cc.check.failed, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %79, label %78

78:
  call void %76(ptr nonnull %5)
  br label %81

79:
  %80 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.check..str.17, ptr nonnull %5)
  br label %81

81:
  %82 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %6, i64 0, i32 1
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %86, label %85

85:
  call void @abort()
  br label %86

86:
  ret void
}

define internal void @__enzyme_cc.check.write_one(ptr %0, i64 %1, i32 %2) noinline nounwind {
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 7
  %6 = ptrtoint ptr %0 to i64
  %7 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %5, i64 %6)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %17

9:
  switch i64 %1, label %15 [
    i64 0, label %10
    i64 -1, label %14
  ]

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 12, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %22, label %15

14:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str.5)
  unreachable

15:
  %16 = tail call ptr @__enzyme_cc.check.number_at(ptr %0, i64 %1, i32 %2)
  br label %17

17:
  %18 = phi ptr [ %7, %3 ], [ %16, %15 ]
  %19 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %18, i64 0, i32 3
  %20 = load i32, ptr %19, align 4
  %21 = or i32 %20, 2
  store i32 %21, ptr %19, align 4
  br label %22

22:
  ret void
}

@__enzyme_cc.trap..str = private constant [16 x i8] c"enzyme-cc: %s: \00", align 1

@__enzyme_cc.trap..str.1 = private constant [24 x i8] c"the seed is %s already\0A\00", align 1

@__enzyme_cc.trap..str.2 = private constant [72 x i8] c"the shadow holds %s already: a seed, or memory that was never set to 0\0A\00", align 1

@__enzyme_cc.trap..str.3 = private constant [69 x i8] c"the shadow that is added to holds %s already: it was never set to 0\0A\00", align 1

@__enzyme_cc.trap..str.4 = private constant [55 x i8] c"the derivative becomes %s: the sum of two finite ones\0A\00", align 1

@__enzyme_cc.trap..str.5 = private constant [61 x i8] c"the derivative becomes %s: a value of the primal is %s here\0A\00", align 1

@__enzyme_cc.trap..str.6 = private constant [84 x i8] c"the derivative becomes %s: it was finite before, but the partial derivative is not\0A\00", align 1

@__enzyme_cc.trap..str.7 = private constant [4 x i8] c"NaN\00", align 1

@__enzyme_cc.trap..str.8 = private constant [10 x i8] c"-infinity\00", align 1

@__enzyme_cc.trap..str.9 = private constant [9 x i8] c"infinity\00", align 1

define internal ptr @__enzyme_cc_check_allocate(i64 %0, i64 %1) noinline nounwind {
  %3 = alloca ptr, align 8
  %4 = icmp eq i64 %0, 0
  %5 = select i1 %4, i64 1, i64 %0
  store ptr null, ptr %3, align 8
  %6 = tail call i64 @llvm.smax.i64(i64 %1, i64 16)
  %7 = call i32 @posix_memalign(ptr nonnull %3, i64 %6, i64 %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %16

9:
  %10 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %10, i64 0, i32 14
  %12 = call ptr @__enzyme_cc.check.pushed(ptr nonnull %11, i64 16)
  %13 = load ptr, ptr %3, align 8
  store ptr %13, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %5, ptr %14, align 8
  %15 = load ptr, ptr %3, align 8
  br label %16

16:
  %17 = phi ptr [ %15, %9 ], [ null, %2 ]
  ret ptr %17
}

define internal ptr @__enzyme_cc_check_allocate_zeros(i64 %0, i64 %1) noinline nounwind {
  %3 = mul nsw i64 %1, %0
  %4 = tail call ptr @__enzyme_cc_check_allocate(i64 %3, i64 16)
  %5 = icmp ne ptr %4, null
  %6 = icmp sgt i64 %3, 0
  %7 = and i1 %5, %6
  br i1 %7, label %9, label %8

8:
  ret ptr %4

9:
  %10 = phi i64 [ %12, %9 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, ptr %4, i64 %10
  store i8 0, ptr %11, align 1
  %12 = add nuw nsw i64 %10, 1
  %13 = icmp slt i64 %12, %3
  br i1 %13, label %9, label %8
}

define internal i64 @__enzyme_cc_check_argument(i32 %0) noinline nounwind {
  %2 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %2, i64 0, i32 17
  %4 = load i32, ptr %3, align 8
  %5 = icmp ne i32 %4, 0
  %6 = icmp slt i32 %0, 64
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %12

8:
  %9 = sext i32 %0 to i64
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %2, i64 0, i32 6, i64 %9
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %8 ], [ 0, %1 ]
  ret i64 %13
}

define internal ptr @__enzyme_cc_check_begin(ptr %0) noinline nounwind {
  %2 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  %3 = add i32 %2, 1
  %4 = icmp sgt i32 %3, 3
  %5 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %6 = icmp ugt i32 %5, 1
  %7 = and i1 %4, %6
  br i1 %7, label %38, label %8

8:
  %9 = atomicrmw xchg ptr @__enzyme_cc.check.busy, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %38

11:
  %12 = tail call ptr @calloc(i64 1, i64 1936)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %38, label %14

14:
  store ptr %0, ptr %12, align 16
  %15 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %0, i64 0, i32 6
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 1
  %21 = add nsw i64 %20, 16
  %22 = tail call ptr @calloc(i64 1, i64 %21)
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 1
  store ptr %22, ptr %23, align 8
  %24 = load i64, ptr %15, align 8
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 2
  store ptr %25, ptr %26, align 16
  %27 = getelementptr inbounds i8, ptr %25, i64 %24
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 3
  store ptr %27, ptr %28, align 8
  %29 = load i64, ptr %17, align 8
  %30 = getelementptr inbounds i8, ptr %27, i64 %29
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 4
  store ptr %30, ptr %31, align 16
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 7
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %32, i8 0, i64 32, i1 false)
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 7, i32 4
  store i64 56, ptr %33, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 9
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %34, i8 0, i64 32, i1 false)
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 9, i32 4
  store i64 16, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 10
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(32) %36, i8 0, i64 32, i1 false)
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %12, i64 0, i32 10, i32 4
  store i64 24, ptr %37, align 8
  store ptr %12, ptr @__enzyme_cc.check.now, align 8
  br label %38

38:
  %39 = phi ptr [ null, %8 ], [ %12, %14 ], [ null, %11 ], [ null, %1 ]
  ret ptr %39
}

define internal ptr @__enzyme_cc_check_buffer(ptr nocapture readonly %0, i32 %1) noinline nounwind {
  switch i32 %1, label %7 [
    i32 0, label %3
    i32 1, label %5
  ]

3:
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 1
  br label %9

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 2
  br label %9

7:
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 4
  br label %9

9:
  %10 = phi ptr [ %4, %3 ], [ %6, %5 ], [ %8, %7 ]
  %11 = load ptr, ptr %10, align 8
  ret ptr %11
}

define internal void @__enzyme_cc_check_copy(ptr %0, ptr %1, i64 %2, i64 %3) noinline nounwind {
  %5 = tail call ptr @llvm.frameaddress.p0(i32 0)
  tail call void @__enzyme_cc.check.save(ptr %0, i64 %3, ptr %5)
  %6 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %6, i64 0, i32 17
  %8 = load i32, ptr %7, align 8
  %9 = icmp ne i32 %8, 0
  %10 = icmp ne i64 %3, 0
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %24

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %6, i64 0, i32 12, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp ugt i64 %14, 4095
  br i1 %15, label %16, label %17

16:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str.1)
  unreachable

17:
  tail call void @__enzyme_cc.check.move_pointers(ptr %0, ptr %1, i64 %3)
  %18 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %18, i64 0, i32 12
  %20 = tail call ptr @__enzyme_cc.check.pushed(ptr nonnull %19, i64 32)
  store ptr %0, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  store ptr %1, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 %3, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %20, i64 24
  store i64 %2, ptr %23, align 8
  br label %24

24:
  ret void
}

define internal void @__enzyme_cc_check_end(ptr %0) noinline nounwind {
  %2 = load ptr, ptr %0, align 16
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 19
  %4 = load ptr, ptr %3, align 16
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %100

6:
  %7 = atomicrmw xchg ptr @__enzyme_cc.check.busy, i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %97

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %18, label %13

13:
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  %17 = load ptr, ptr %16, align 16
  br label %48

18:
  %19 = mul i64 %11, 3
  %20 = add i64 %19, 1
  %21 = tail call ptr @calloc(i64 %20, i64 8)
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 21
  store ptr %21, ptr %22, align 16
  %23 = getelementptr inbounds double, ptr %21, i64 %11
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 22
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds double, ptr %23, i64 %11
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 23
  store ptr %25, ptr %26, align 16
  store ptr %0, ptr @__enzyme_cc.check.now, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %45, label %31

31:
  %32 = load ptr, ptr %27, align 8
  br label %33

33:
  %34 = phi ptr [ %42, %33 ], [ %32, %31 ]
  %35 = phi i64 [ %41, %33 ], [ 0, %31 ]
  %36 = load i64, ptr %34, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64 }, ptr %34, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  store i64 %40, ptr %37, align 8
  store i64 %38, ptr %39, align 8
  %41 = add nuw i64 %35, 1
  %42 = getelementptr inbounds { i64, i64 }, ptr %34, i64 1
  %43 = load i64, ptr %28, align 8
  %44 = icmp ult i64 %41, %43
  br i1 %44, label %33, label %45

45:
  %46 = tail call i32 @__enzyme_cc.check.evaluated(ptr nonnull %0, double 0.000000e+00, i64 0, i64 %11, ptr %25, ptr null)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %78, label %72

48:
  %49 = phi i64 [ 0, %13 ], [ %70, %67 ]
  %50 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %15, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %15, i64 %49, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, -1
  %56 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %17, i64 %55, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %52, i64 %57
  %59 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %15, i64 %49, i32 2
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 4
  br i1 %61, label %62, label %65

62:
  %63 = load float, ptr %58, align 4
  %64 = fpext float %63 to double
  br label %67

65:
  %66 = load double, ptr %58, align 8
  br label %67

67:
  %68 = phi double [ %64, %62 ], [ %66, %65 ]
  %69 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %15, i64 %49, i32 6
  store double %68, ptr %69, align 8
  %70 = add nuw i64 %49, 1
  %71 = icmp eq i64 %70, %11
  br i1 %71, label %18, label %48

72:
  %73 = load ptr, ptr %0, align 16
  %74 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %73, i64 0, i32 2
  %75 = load i32, ptr %74, align 8
  %76 = icmp eq i32 %75, 0
  %77 = select i1 %76, ptr @__enzyme_cc.check.check_reverse, ptr @__enzyme_cc.check.check_forward
  tail call void %77(ptr nonnull %0)
  br label %78

78:
  %79 = load i64, ptr %28, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %95, label %81

81:
  %82 = load ptr, ptr %27, align 8
  br label %83

83:
  %84 = phi ptr [ %92, %83 ], [ %82, %81 ]
  %85 = phi i64 [ %91, %83 ], [ 0, %81 ]
  %86 = load i64, ptr %84, align 8
  %87 = inttoptr i64 %86 to ptr
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds { i64, i64 }, ptr %84, i64 0, i32 1
  %90 = load i64, ptr %89, align 8
  store i64 %90, ptr %87, align 8
  store i64 %88, ptr %89, align 8
  %91 = add nuw i64 %85, 1
  %92 = getelementptr inbounds { i64, i64 }, ptr %84, i64 1
  %93 = load i64, ptr %28, align 8
  %94 = icmp ult i64 %91, %93
  br i1 %94, label %83, label %95

95:
  store ptr null, ptr @__enzyme_cc.check.now, align 8
  %96 = load ptr, ptr %22, align 16
  tail call void @free(ptr %96)
  store atomic i32 0, ptr @__enzyme_cc.check.busy release, align 4
  br label %97

97:
  %98 = load ptr, ptr %3, align 16
  %99 = icmp eq ptr %98, null
  br i1 %99, label %111, label %100

100:
  %101 = phi ptr [ %98, %97 ], [ %4, %1 ]
  %102 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 9
  %103 = load i32, ptr %102, align 8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %111

105:
  store i32 1, ptr %102, align 8
  %106 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 7
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %2, i64 0, i32 8
  %109 = load ptr, ptr %108, align 8
  %110 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.check..str.4, ptr %107, ptr %109, ptr nonnull %101)
  br label %111

111:
  %112 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %113 = load ptr, ptr %112, align 8
  tail call void @free(ptr %113)
  %114 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 1
  %115 = load ptr, ptr %114, align 8
  tail call void @free(ptr %115)
  store ptr null, ptr %112, align 8
  store ptr null, ptr %114, align 8
  %116 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 3
  store i64 0, ptr %116, align 8
  %117 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  store i64 0, ptr %117, align 8
  %118 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 9
  %119 = load ptr, ptr %118, align 8
  tail call void @free(ptr %119)
  %120 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 9, i32 1
  %121 = load ptr, ptr %120, align 8
  tail call void @free(ptr %121)
  store ptr null, ptr %118, align 8
  store ptr null, ptr %120, align 8
  %122 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 9, i32 3
  store i64 0, ptr %122, align 8
  %123 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 9, i32 2
  store i64 0, ptr %123, align 8
  %124 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  %125 = load ptr, ptr %124, align 8
  tail call void @free(ptr %125)
  %126 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10, i32 1
  %127 = load ptr, ptr %126, align 8
  tail call void @free(ptr %127)
  store ptr null, ptr %124, align 8
  store ptr null, ptr %126, align 8
  %128 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10, i32 3
  store i64 0, ptr %128, align 8
  %129 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10, i32 2
  store i64 0, ptr %129, align 8
  %130 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11
  %131 = load ptr, ptr %130, align 8
  tail call void @free(ptr %131)
  %132 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11, i32 1
  %133 = load ptr, ptr %132, align 8
  tail call void @free(ptr %133)
  store ptr null, ptr %130, align 8
  store ptr null, ptr %132, align 8
  %134 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11, i32 3
  store i64 0, ptr %134, align 8
  %135 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11, i32 2
  store i64 0, ptr %135, align 8
  %136 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 12
  %137 = load ptr, ptr %136, align 16
  tail call void @free(ptr %137)
  %138 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 13
  %139 = load ptr, ptr %138, align 8
  tail call void @free(ptr %139)
  %140 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 14
  %141 = load ptr, ptr %140, align 16
  tail call void @free(ptr %141)
  %142 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 1
  %143 = load ptr, ptr %142, align 8
  tail call void @free(ptr %143)
  tail call void @free(ptr nonnull %0)
  ret void
}

define internal void @__enzyme_cc_check_fill(ptr %0, i64 %1) noinline nounwind {
  %3 = tail call ptr @llvm.frameaddress.p0(i32 0)
  tail call void @__enzyme_cc.check.save(ptr %0, i64 %1, ptr %3)
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 17
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %34, label %8

8:
  tail call void @__enzyme_cc.check.move_pointers(ptr %0, ptr null, i64 %1)
  %9 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %9, i64 0, i32 13
  %11 = tail call ptr @__enzyme_cc.check.pushed(ptr nonnull %10, i64 16)
  store ptr %0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %1, ptr %12, align 8
  %13 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %13, i64 0, i32 7, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  %17 = icmp sgt i64 %1, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %34

19:
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %13, i64 0, i32 7
  %21 = ptrtoint ptr %0 to i64
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %32, %31 ]
  %24 = add i64 %23, %21
  %25 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %20, i64 %24)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %31, label %27

27:
  %28 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %25, i64 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = or i32 %29, 2
  store i32 %30, ptr %28, align 4
  br label %31

31:
  %32 = add nuw nsw i64 %23, 4
  %33 = icmp slt i64 %32, %1
  br i1 %33, label %22, label %34

34:
  ret void
}

define internal void @__enzyme_cc_check_leave(ptr %0) noinline nounwind {
  tail call void @__enzyme_cc.check.leave(ptr %0)
  unreachable
}

define internal i64 @__enzyme_cc_check_load_pointer(ptr %0, i64 %1, ptr %2) noinline nounwind {
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 17
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %80, label %8

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 9
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 12, i32 1
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 12
  br label %12

12:
  %13 = phi ptr [ %0, %8 ], [ %45, %49 ]
  %14 = phi i64 [ %1, %8 ], [ %51, %49 ]
  %15 = ptrtoint ptr %13 to i64
  %16 = tail call ptr @__enzyme_cc.check.found(ptr nonnull %9, i64 %15)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %22, label %18

18:
  %19 = getelementptr inbounds { i64, i64 }, ptr %16, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, -2
  br i1 %21, label %22, label %80

22:
  %23 = load i64, ptr %10, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %52, label %25

25:
  %26 = load ptr, ptr %11, align 16
  br label %27

27:
  %28 = phi i64 [ %29, %38 ], [ %23, %25 ]
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %26, i64 %29
  %31 = load ptr, ptr %30, align 8
  %32 = icmp ugt ptr %31, %13
  br i1 %32, label %38, label %33

33:
  %34 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %26, i64 %29, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %31, i64 %35
  %37 = icmp ugt ptr %36, %13
  br i1 %37, label %40, label %38

38:
  %39 = icmp eq i64 %29, 0
  br i1 %39, label %52, label %27

40:
  %41 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %26, i64 %29, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %31 to i64
  %44 = sub i64 %15, %43
  %45 = getelementptr inbounds i8, ptr %42, i64 %44
  %46 = icmp uge ptr %45, %31
  %47 = icmp ult ptr %45, %36
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %80, label %49

49:
  %50 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %26, i64 %29, i32 3
  %51 = load i64, ptr %50, align 8
  br label %12

52:
  %53 = icmp sgt i64 %14, 0
  %54 = icmp ne ptr %2, null
  %55 = and i1 %54, %53
  br i1 %55, label %59, label %56

56:
  %57 = icmp eq i64 %14, -1
  %58 = sext i1 %57 to i64
  br label %80

59:
  %60 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 10
  %61 = load ptr, ptr %60, align 16
  %62 = add nsw i64 %14, -1
  %63 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %61, i64 %62, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i8, ptr %13, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = icmp ne ptr %66, %2
  %68 = icmp ne ptr %66, null
  %69 = and i1 %67, %68
  br i1 %69, label %70, label %80

70:
  %71 = ptrtoint ptr %2 to i64
  %72 = ptrtoint ptr %66 to i64
  %73 = sub i64 %72, %71
  %74 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %61, i64 %62, i32 2
  %75 = load i32, ptr %74, align 8
  %76 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %61, i64 %62, i32 3
  %77 = load i32, ptr %76, align 4
  %78 = add nsw i32 %77, 1
  %79 = tail call i64 @__enzyme_cc.check.made_handle(i64 %71, i64 %73, i32 %75, i32 %78)
  br label %80

80:
  %81 = phi i64 [ 0, %3 ], [ %58, %56 ], [ %79, %70 ], [ 0, %59 ], [ -1, %40 ], [ %20, %18 ]
  ret i64 %81
}

define internal void @__enzyme_cc_check_moved(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) noinline nounwind {
  %10 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %10, i64 0, i32 17
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = add nsw i64 %6, %7
  %15 = icmp sgt i64 %14, %4
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %39, label %17

17:
  %18 = mul nsw i64 %8, %7
  %19 = icmp eq ptr %2, null
  %20 = trunc i64 %7 to i32
  %21 = icmp sgt i64 %18, 0
  br label %22

22:
  %23 = phi i64 [ %6, %17 ], [ %30, %29 ]
  %24 = add nsw i64 %23, %18
  br i1 %21, label %25, label %29

25:
  %26 = phi i64 [ %27, %36 ], [ %23, %22 ]
  %27 = add nsw i64 %26, %7
  %28 = icmp sgt i64 %27, %4
  br i1 %28, label %29, label %33

29:
  %30 = add nsw i64 %23, %5
  %31 = add nsw i64 %30, %7
  %32 = icmp sgt i64 %31, %4
  br i1 %32, label %39, label %22

33:
  br i1 %19, label %36, label %34

34:
  %35 = getelementptr inbounds i8, ptr %2, i64 %26
  tail call void @__enzyme_cc.check.read_one(ptr nonnull %35, i64 %3, i32 %20)
  br label %36

36:
  %37 = getelementptr inbounds i8, ptr %0, i64 %26
  tail call void @__enzyme_cc.check.write_one(ptr %37, i64 %1, i32 %20)
  %38 = icmp slt i64 %27, %24
  br i1 %38, label %25, label %29

39:
  ret void
}

define internal void @__enzyme_cc_check_number(ptr nocapture %0, i32 %1, ptr %2, i64 %3, i64 %4, i32 %5, i64 %6) noinline nounwind {
  %8 = icmp eq ptr %2, null
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 3
  %11 = select i1 %8, ptr %10, ptr %9
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %0, align 16
  br i1 %8, label %14, label %17

14:
  %15 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %13, i64 0, i32 6
  %16 = load i64, ptr %15, align 8
  br label %22

17:
  %18 = getelementptr inbounds { i32, i32, i32, i32, ptr, i64, i64, ptr, ptr, i32, i32 }, ptr %13, i64 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = sext i32 %1 to i64
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 5, i64 %20
  store ptr %2, ptr %21, align 8
  br label %22

22:
  %23 = phi i64 [ %16, %14 ], [ %19, %17 ]
  %24 = icmp sgt i64 %6, 0
  br i1 %24, label %25, label %32

25:
  %26 = getelementptr inbounds i8, ptr %12, i64 %3
  %27 = getelementptr inbounds i8, ptr %26, i64 %4
  %28 = sext i32 %5 to i64
  %29 = ptrtoint ptr %12 to i64
  %30 = add i64 %29, %3
  %31 = select i1 %8, i32 2, i32 1
  br label %33

32:
  ret void

33:
  %34 = phi i64 [ 0, %25 ], [ %40, %33 ]
  %35 = mul nsw i64 %34, %28
  %36 = getelementptr inbounds i8, ptr %27, i64 %35
  %37 = tail call i64 @__enzyme_cc.check.made_handle(i64 %30, i64 %23, i32 %1, i32 0)
  %38 = tail call ptr @__enzyme_cc.check.number_at(ptr %36, i64 %37, i32 %5)
  %39 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %38, i64 0, i32 3
  store i32 %31, ptr %39, align 4
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, %6
  br i1 %41, label %32, label %33
}

define internal void @__enzyme_cc_check_pass(i32 %0, i64 %1) noinline nounwind {
  %3 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %3, i64 0, i32 17
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = icmp sgt i32 %0, 63
  br i1 %8, label %9, label %10

9:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str)
  unreachable

10:
  %11 = sext i32 %0 to i64
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %3, i64 0, i32 6, i64 %11
  store i64 %1, ptr %12, align 8
  br label %13

13:
  ret void
}

define internal void @__enzyme_cc_check_pointer(ptr nocapture writeonly %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 5, i64 %6
  store ptr %2, ptr %7, align 8
  %8 = icmp eq ptr %4, null
  %9 = icmp eq ptr %4, %3
  %10 = or i1 %8, %9
  br i1 %10, label %17, label %11

11:
  %12 = ptrtoint ptr %3 to i64
  %13 = ptrtoint ptr %4 to i64
  %14 = sub i64 %13, %12
  %15 = tail call i64 @__enzyme_cc.check.made_handle(i64 %12, i64 %14, i32 %1, i32 0)
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 6, i64 %6
  store i64 %15, ptr %16, align 8
  br label %17

17:
  ret void
}

define internal void @__enzyme_cc_check_read(ptr %0, i64 %1, i32 %2, i64 %3) noinline nounwind {
  %5 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %5, i64 0, i32 17
  %7 = load i32, ptr %6, align 8
  %8 = icmp ne i32 %7, 0
  %9 = icmp sgt i64 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %19

11:
  %12 = sext i32 %2 to i64
  br label %13

13:
  %14 = phi i64 [ 0, %11 ], [ %17, %13 ]
  %15 = mul nsw i64 %14, %12
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  tail call void @__enzyme_cc.check.read_one(ptr %16, i64 %1, i32 %2)
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %19, label %13

19:
  ret void
}

define internal void @__enzyme_cc_check_release(ptr readnone %0) noinline nounwind {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %22, label %3

3:
  %4 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 14
  %6 = load ptr, ptr %5, align 16
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %4, i64 0, i32 14, i32 1
  %8 = load i64, ptr %7, align 8
  br label %9

9:
  %10 = phi i64 [ %8, %3 ], [ %13, %12 ]
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %21, label %12

12:
  %13 = add i64 %10, -1
  %14 = getelementptr inbounds { ptr, i64 }, ptr %6, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %0
  br i1 %16, label %17, label %9

17:
  %18 = getelementptr inbounds { ptr, i64 }, ptr %6, i64 %13, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %22

21:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str.2)
  unreachable

22:
  ret void
}

define internal ptr @__enzyme_cc_check_resize(ptr %0, i64 %1) noinline nounwind {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %6, label %4

4:
  %5 = tail call ptr @__enzyme_cc_check_allocate(i64 %1, i64 16)
  br label %32

6:
  %7 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %7, i64 0, i32 14
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %7, i64 0, i32 14, i32 1
  %11 = load i64, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %6 ], [ %16, %15 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %24, label %15

15:
  %16 = add i64 %13, -1
  %17 = getelementptr inbounds { ptr, i64 }, ptr %9, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %0
  br i1 %19, label %20, label %12

20:
  %21 = getelementptr inbounds { ptr, i64 }, ptr %9, i64 %16, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %25

24:
  tail call void @__enzyme_cc.check.leave(ptr nonnull @__enzyme_cc.check..str.3)
  unreachable

25:
  %26 = tail call ptr @__enzyme_cc_check_allocate(i64 %1, i64 16)
  %27 = icmp ne ptr %26, null
  %28 = select i1 %3, i1 %27, i1 false
  br i1 %28, label %29, label %32

29:
  %30 = tail call i64 @llvm.umin.i64(i64 %22, i64 %1)
  tail call void @__enzyme_cc_check_copy(ptr nonnull %26, ptr nonnull %0, i64 0, i64 %30)
  %31 = tail call ptr @memcpy(ptr nonnull %26, ptr nonnull %0, i64 %30)
  br label %32

32:
  %33 = phi ptr [ %5, %4 ], [ %26, %29 ], [ %26, %25 ]
  ret ptr %33
}

define internal void @__enzyme_cc_check_return(i64 %0) noinline nounwind {
  %2 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %2, i64 0, i32 16
  store i64 %0, ptr %3, align 16
  ret void
}

define internal i64 @__enzyme_cc_check_returned() noinline nounwind {
  %1 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %1, i64 0, i32 16
  %3 = load i64, ptr %2, align 16
  ret i64 %3
}

define internal void @__enzyme_cc_check_save(ptr %0, i64 %1) noinline nounwind {
  %3 = tail call ptr @llvm.frameaddress.p0(i32 0)
  tail call void @__enzyme_cc.check.save(ptr %0, i64 %1, ptr %3)
  ret void
}

define internal void @__enzyme_cc_check_store_pointer(ptr %0, i64 %1) noinline nounwind {
  %3 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %3, i64 0, i32 17
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.check.put_pointer(ptr %0, i64 %1)
  br label %8

8:
  ret void
}

define internal void @__enzyme_cc_check_trace(ptr %0) noinline nounwind {
  %2 = alloca [2 x i32], align 4
  %3 = alloca { i32, i32, double, double, double, double }, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 17
  store i32 1, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11
  %6 = tail call i32 @__enzyme_cc.check.run(ptr %0, ptr nonnull %5)
  store i32 0, ptr %4, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 11, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %67, label %10

10:
  %11 = load ptr, ptr %5, align 8
  br label %12

12:
  %13 = phi i64 [ %19, %12 ], [ 0, %10 ]
  %14 = phi ptr [ %20, %12 ], [ %11, %10 ]
  %15 = getelementptr inbounds { i64, i64 }, ptr %14, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load i64, ptr %14, align 8
  %18 = inttoptr i64 %17 to ptr
  store i64 %16, ptr %18, align 8
  %19 = add nuw i64 %13, 1
  %20 = getelementptr inbounds { i64, i64 }, ptr %14, i64 1
  %21 = load i64, ptr %7, align 8
  %22 = icmp ult i64 %19, %21
  br i1 %22, label %12, label %23

23:
  %24 = load ptr, ptr %5, align 8
  %25 = icmp eq i64 %21, 0
  br i1 %25, label %67, label %26

26:
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 14
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 14, i32 1
  br label %29

29:
  %30 = phi i64 [ %21, %26 ], [ %63, %62 ]
  %31 = phi i64 [ 0, %26 ], [ %65, %62 ]
  %32 = phi i64 [ 0, %26 ], [ %64, %62 ]
  %33 = getelementptr inbounds { i64, i64 }, ptr %24, i64 %31
  %34 = load i64, ptr %33, align 8
  %35 = load ptr, ptr %27, align 16
  %36 = load i64, ptr %28, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %58, label %38

38:
  %39 = add i64 %34, 8
  br label %40

40:
  %41 = phi i1 [ true, %38 ], [ %54, %52 ]
  %42 = phi i64 [ 0, %38 ], [ %53, %52 ]
  %43 = getelementptr inbounds { ptr, i64 }, ptr %35, i64 %42
  %44 = load ptr, ptr %43, align 8
  %45 = ptrtoint ptr %44 to i64
  %46 = icmp ugt i64 %39, %45
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds { ptr, i64 }, ptr %35, i64 %42, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, %45
  %51 = icmp ugt i64 %50, %34
  br i1 %51, label %56, label %52

52:
  %53 = add nuw i64 %42, 1
  %54 = icmp ult i64 %53, %36
  %55 = icmp eq i64 %53, %36
  br i1 %55, label %56, label %40

56:
  %57 = phi i1 [ %41, %47 ], [ %54, %52 ]
  br i1 %57, label %62, label %58

58:
  %59 = add i64 %32, 1
  %60 = getelementptr inbounds { i64, i64 }, ptr %24, i64 %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(16) %60, ptr nonnull align 8 dereferenceable(16) %33, i64 16, i1 false)
  %61 = load i64, ptr %7, align 8
  br label %62

62:
  %63 = phi i64 [ %30, %56 ], [ %61, %58 ]
  %64 = phi i64 [ %32, %56 ], [ %59, %58 ]
  %65 = add nuw i64 %31, 1
  %66 = icmp ult i64 %65, %63
  br i1 %66, label %29, label %67

67:
  %68 = phi i64 [ 0, %23 ], [ 0, %1 ], [ %64, %62 ]
  store i64 %68, ptr %7, align 8
  tail call void @__enzyme_cc.check.give_back(ptr %0)
  %69 = icmp eq i32 %6, 0
  br i1 %69, label %207, label %70

70:
  %71 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %81

76:
  store i64 0, ptr %73, align 8
  br label %142

77:
  store i64 %95, ptr %73, align 8
  %78 = icmp ult i64 %95, 2
  br i1 %78, label %142, label %79

79:
  %80 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  br label %100

81:
  %82 = phi i64 [ %94, %93 ], [ %74, %70 ]
  %83 = phi i64 [ %96, %93 ], [ 0, %70 ]
  %84 = phi i64 [ %95, %93 ], [ 0, %70 ]
  %85 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %83, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %93

88:
  %89 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %83
  %90 = add i64 %84, 1
  %91 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %84
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(56) %91, ptr nonnull align 8 dereferenceable(56) %89, i64 56, i1 false)
  %92 = load i64, ptr %73, align 8
  br label %93

93:
  %94 = phi i64 [ %92, %88 ], [ %82, %81 ]
  %95 = phi i64 [ %90, %88 ], [ %84, %81 ]
  %96 = add nuw i64 %83, 1
  %97 = icmp ult i64 %96, %94
  br i1 %97, label %81, label %77

98:
  %99 = icmp ult i64 %101, 4
  br i1 %99, label %142, label %100

100:
  %101 = phi i64 [ %95, %79 ], [ %102, %98 ]
  %102 = lshr i64 %101, 1
  %103 = icmp ult i64 %102, %95
  br i1 %103, label %104, label %98

104:
  %105 = phi i64 [ %140, %135 ], [ %102, %100 ]
  %106 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %106, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %106, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(40) %3, ptr nonnull align 8 dereferenceable(40) %110, i64 40, i1 false)
  %111 = icmp ult i64 %105, %102
  br i1 %111, label %135, label %112

112:
  %113 = add nsw i64 %109, -1
  br label %114

114:
  %115 = phi i64 [ %105, %112 ], [ %116, %132 ]
  %116 = sub i64 %115, %102
  %117 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %116
  %118 = load ptr, ptr %80, align 16
  %119 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %118, i64 %113, i32 2
  %120 = load i32, ptr %119, align 8
  %121 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %116, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = add nsw i64 %122, -1
  %124 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %118, i64 %123, i32 2
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %120, %125
  br i1 %126, label %129, label %127

127:
  %128 = icmp slt i32 %120, %125
  br i1 %128, label %132, label %135

129:
  %130 = load i64, ptr %117, align 8
  %131 = icmp ult i64 %107, %130
  br i1 %131, label %132, label %135

132:
  %133 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %115
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(56) %133, ptr nonnull align 8 dereferenceable(56) %117, i64 56, i1 false)
  %134 = icmp ult i64 %116, %102
  br i1 %134, label %135, label %114

135:
  %136 = phi i64 [ %105, %104 ], [ %115, %129 ], [ %116, %132 ], [ %115, %127 ]
  %137 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %72, i64 %136
  store i64 %107, ptr %137, align 8
  %138 = getelementptr inbounds i8, ptr %137, i64 8
  store i64 %109, ptr %138, align 8
  %139 = getelementptr inbounds i8, ptr %137, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(40) %139, ptr nonnull align 8 dereferenceable(40) %3, i64 40, i1 false)
  %140 = add nuw i64 %105, 1
  %141 = icmp eq i64 %140, %95
  br i1 %141, label %98, label %104

142:
  %143 = call i32 @pipe(ptr nonnull %2)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %150

145:
  %146 = load i64, ptr %73, align 8
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %192, label %148

148:
  %149 = getelementptr inbounds i32, ptr %2, i64 1
  br label %152

150:
  %151 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 19
  store ptr @__enzyme_cc.check..str.7, ptr %151, align 16
  br label %198

152:
  %153 = phi i32 [ 1, %148 ], [ %186, %184 ]
  %154 = phi i64 [ 0, %148 ], [ %187, %184 ]
  %155 = phi i64 [ 0, %148 ], [ %185, %184 ]
  %156 = load ptr, ptr %71, align 8
  %157 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %156, i64 %154
  %158 = load i64, ptr %157, align 8
  %159 = lshr i64 %158, 12
  %160 = icmp eq i64 %159, %155
  br i1 %160, label %177, label %161

161:
  %162 = inttoptr i64 %158 to ptr
  %163 = load i32, ptr %149, align 4
  %164 = call i64 @write(i32 %163, ptr %162, i64 1)
  %165 = icmp eq i64 %164, 1
  br i1 %165, label %166, label %170

166:
  %167 = load i32, ptr %2, align 4
  %168 = call i64 @read(i32 %167, ptr %162, i64 1)
  %169 = icmp eq i64 %168, 1
  br i1 %169, label %184, label %170

170:
  %171 = load i32, ptr %2, align 4
  %172 = call i32 @close(i32 %171)
  %173 = load i32, ptr %149, align 4
  %174 = call i32 @close(i32 %173)
  %175 = call i32 @pipe(ptr nonnull %2)
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %179, label %190

177:
  %178 = icmp eq i32 %153, 0
  br i1 %178, label %179, label %184

179:
  %180 = phi i64 [ %155, %177 ], [ %159, %170 ]
  %181 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %156, i64 %154, i32 3
  %182 = load i32, ptr %181, align 4
  %183 = and i32 %182, -2
  store i32 %183, ptr %181, align 4
  br label %184

184:
  %185 = phi i64 [ %155, %177 ], [ %180, %179 ], [ %159, %166 ]
  %186 = phi i32 [ %153, %177 ], [ 0, %179 ], [ 1, %166 ]
  %187 = add nuw i64 %154, 1
  %188 = load i64, ptr %73, align 8
  %189 = icmp ult i64 %187, %188
  br i1 %189, label %152, label %192

190:
  %191 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 19
  store ptr @__enzyme_cc.check..str.7, ptr %191, align 16
  br label %198

192:
  %193 = load i32, ptr %2, align 4
  %194 = call i32 @close(i32 %193)
  %195 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1
  %196 = load i32, ptr %195, align 4
  %197 = call i32 @close(i32 %196)
  br label %198

198:
  br i1 %69, label %207, label %199

199:
  %200 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 7
  %203 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %0, i64 0, i32 10
  %204 = icmp eq i64 %201, 0
  br i1 %204, label %207, label %205

205:
  %206 = load ptr, ptr %202, align 8
  br label %208

207:
  store ptr null, ptr @__enzyme_cc.check.now, align 8
  store atomic i32 0, ptr @__enzyme_cc.check.busy release, align 4
  ret void

208:
  %209 = phi i64 [ %243, %240 ], [ 0, %205 ]
  %210 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = inttoptr i64 %211 to ptr
  %213 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209, i32 2
  %214 = load i32, ptr %213, align 8
  %215 = icmp eq i32 %214, 4
  br i1 %215, label %216, label %229

216:
  %217 = load float, ptr %212, align 4
  %218 = fpext float %217 to double
  %219 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209, i32 4
  store double %218, ptr %219, align 8
  %220 = load ptr, ptr %203, align 16
  %221 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209, i32 1
  %222 = load i64, ptr %221, align 8
  %223 = add nsw i64 %222, -1
  %224 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %220, i64 %223, i32 1
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %212, i64 %225
  %227 = load float, ptr %226, align 4
  %228 = fpext float %227 to double
  br label %240

229:
  %230 = load double, ptr %212, align 8
  %231 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209, i32 4
  store double %230, ptr %231, align 8
  %232 = load ptr, ptr %203, align 16
  %233 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209, i32 1
  %234 = load i64, ptr %233, align 8
  %235 = add nsw i64 %234, -1
  %236 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %232, i64 %235, i32 1
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds i8, ptr %212, i64 %237
  %239 = load double, ptr %238, align 8
  br label %240

240:
  %241 = phi double [ %228, %216 ], [ %239, %229 ]
  %242 = getelementptr inbounds { i64, i64, i32, i32, double, double, double, double }, ptr %206, i64 %209, i32 5
  store double %241, ptr %242, align 8
  %243 = add i64 %209, 1
  %244 = icmp eq i64 %243, %201
  br i1 %244, label %207, label %208
}

define internal void @__enzyme_cc_check_want(ptr readnone %0, ptr %1) noinline nounwind {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %5

4:
  tail call void @__enzyme_cc.check.leave(ptr %1)
  unreachable

5:
  ret void
}

define internal void @__enzyme_cc_check_write(ptr %0, i64 %1, i32 %2, i64 %3) noinline nounwind {
  %5 = load ptr, ptr @__enzyme_cc.check.now, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, ptr, [64 x ptr], [64 x i64], { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, ptr, i64, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, { ptr, i64, i64 }, i64, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, [512 x i8] }, ptr %5, i64 0, i32 17
  %7 = load i32, ptr %6, align 8
  %8 = icmp ne i32 %7, 0
  %9 = icmp sgt i64 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %19

11:
  %12 = sext i32 %2 to i64
  br label %13

13:
  %14 = phi i64 [ 0, %11 ], [ %17, %13 ]
  %15 = mul nsw i64 %14, %12
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  tail call void @__enzyme_cc.check.write_one(ptr %16, i64 %1, i32 %2)
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %19, label %13

19:
  ret void
}

define internal void @__enzyme_cc_trap(double %0, ptr %1, i32 %2, double %3, double %4) noinline nounwind {
  %6 = bitcast double %0 to i64
  %7 = and i64 %6, 9218868437227405312
  %8 = icmp eq i64 %7, 9218868437227405312
  br i1 %8, label %9, label %42

9:
  %10 = and i64 %6, 9223372036854775807
  %11 = icmp ult i64 %10, 9218868437227405313
  %12 = fcmp olt double %0, 0.000000e+00
  %13 = select i1 %12, ptr @__enzyme_cc.trap..str.8, ptr @__enzyme_cc.trap..str.9
  %14 = select i1 %11, ptr %13, ptr @__enzyme_cc.trap..str.7
  %15 = bitcast double %3 to i64
  %16 = and i64 %15, 9218868437227405312
  %17 = icmp eq i64 %16, 9218868437227405312
  %18 = select i1 %17, double %3, double %4
  %19 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str, ptr %1)
  switch i32 %2, label %28 [
    i32 1, label %20
    i32 2, label %22
    i32 3, label %24
    i32 4, label %26
  ]

20:
  %21 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.1, ptr nonnull %14)
  br label %41

22:
  %23 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.2, ptr nonnull %14)
  br label %41

24:
  %25 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.3, ptr nonnull %14)
  br label %41

26:
  %27 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.4, ptr nonnull %14)
  br label %41

28:
  %29 = bitcast double %18 to i64
  %30 = and i64 %29, 9218868437227405312
  %31 = icmp eq i64 %30, 9218868437227405312
  br i1 %31, label %32, label %39

32:
  %33 = and i64 %29, 9223372036854775807
  %34 = icmp ult i64 %33, 9218868437227405313
  %35 = fcmp olt double %18, 0.000000e+00
  %36 = select i1 %35, ptr @__enzyme_cc.trap..str.8, ptr @__enzyme_cc.trap..str.9
  %37 = select i1 %34, ptr %36, ptr @__enzyme_cc.trap..str.7
  %38 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.5, ptr nonnull %14, ptr nonnull %37)
  br label %41

39:
  %40 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.trap..str.6, ptr nonnull %14)
  br label %41

41:
  tail call void @abort()
  br label %42

42:
  ret void
}

declare i32 @_setjmp(ptr) nounwind returns_twice

declare void @abort() nounwind

declare ptr @calloc(i64, i64) nounwind

declare i32 @close(i32) nounwind

declare i32 @dprintf(i32, ptr, ...) nounwind

declare extern_weak void @enzyme_check_failed(ptr)

declare void @free(ptr) nounwind

declare i32 @llvm.ctpop.i32(i32)

declare ptr @llvm.frameaddress.p0(i32 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare void @longjmp(ptr, i32) nounwind

declare ptr @memcpy(ptr, ptr, i64) nounwind

declare i32 @pipe(ptr) nounwind

declare i32 @posix_memalign(ptr, i64, i64) nounwind

declare i64 @read(i32, ptr, i64) nounwind

declare ptr @realloc(ptr, i64) nounwind

declare i32 @snprintf(ptr, i64, ptr, ...) nounwind

declare i64 @write(i32, ptr, i64) nounwind
