; Written by .ci/runtime.py from the C beside it, with clang-16.

define internal void @__enzyme_cc_matrix_added_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr nocapture readonly %7, i64 %8, i32 %9, ptr nocapture %10, i64 %11) nounwind willreturn {
  %13 = icmp eq i64 %0, 0
  %14 = icmp eq i64 %1, 1
  %15 = and i1 %13, %14
  %16 = icmp eq i64 %8, 1
  %17 = and i1 %15, %16
  %18 = icmp eq i64 %11, 1
  %19 = and i1 %17, %18
  %20 = select i1 %19, i64 %2, i64 %1
  %21 = select i1 %19, i64 1, i64 %2
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = add i64 %11, -1
  %25 = add i64 %11, 1
  %26 = icmp eq i32 %9, 0
  %27 = insertelement <4 x float> poison, float %5, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = insertelement <4 x float> poison, float %6, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = getelementptr float, ptr %10, i64 -1
  %32 = insertelement <2 x float> poison, float %6, i64 0
  %33 = insertelement <2 x float> %32, float %5, i64 1
  %34 = insertelement <2 x float> poison, float %5, i64 0
  %35 = insertelement <2 x float> %34, float %6, i64 1
  br label %37

36:
  ret void

37:
  %38 = phi i64 [ 0, %23 ], [ %137, %136 ]
  %39 = mul nsw i64 %38, %8
  switch i64 %0, label %69 [
    i64 1, label %40
    i64 2, label %44
    i64 3, label %47
    i64 4, label %59
    i64 5, label %63
  ]

40:
  %41 = add nuw nsw i64 %38, 1
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 %20)
  %43 = mul nsw i64 %38, %11
  br label %71

44:
  %45 = add nsw i64 %39, %38
  %46 = mul i64 %38, %25
  br label %71

47:
  %48 = sub nsw i64 %38, %4
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = add nuw nsw i64 %38, 1
  %51 = add i64 %50, %3
  %52 = tail call i64 @llvm.smin.i64(i64 %20, i64 %51)
  %53 = sub i64 %4, %38
  %54 = add i64 %53, %39
  %55 = add i64 %54, %49
  %56 = mul i64 %38, %24
  %57 = add i64 %56, %4
  %58 = add i64 %57, %49
  br label %71

59:
  %60 = add nuw nsw i64 %38, 1
  %61 = mul nsw i64 %60, %38
  %62 = lshr i64 %61, 1
  br label %71

63:
  %64 = mul nsw i64 %38, %20
  %65 = add nsw i64 %38, -1
  %66 = mul nsw i64 %65, %38
  %67 = sdiv i64 %66, -2
  %68 = add i64 %67, %64
  br label %71

69:
  %70 = mul nsw i64 %38, %11
  br label %71

71:
  %72 = phi i64 [ 0, %69 ], [ %38, %63 ], [ 0, %59 ], [ %49, %47 ], [ %38, %44 ], [ 0, %40 ]
  %73 = phi i64 [ %20, %69 ], [ %20, %63 ], [ %60, %59 ], [ %52, %47 ], [ %20, %44 ], [ %42, %40 ]
  %74 = phi i64 [ %39, %69 ], [ %68, %63 ], [ %62, %59 ], [ %55, %47 ], [ %45, %44 ], [ %39, %40 ]
  %75 = phi i64 [ %70, %69 ], [ %68, %63 ], [ %62, %59 ], [ %58, %47 ], [ %46, %44 ], [ %43, %40 ]
  %76 = sub i64 %73, %72
  %77 = add i64 %76, %74
  %78 = icmp slt i64 %74, %77
  br i1 %78, label %79, label %136

79:
  %80 = sub i64 %73, %72
  %81 = icmp ult i64 %80, 4
  br i1 %81, label %133, label %82

82:
  %83 = shl i64 %75, 3
  %84 = getelementptr i8, ptr %10, i64 %83
  %85 = add i64 %73, %75
  %86 = sub i64 %85, %72
  %87 = shl i64 %86, 3
  %88 = getelementptr i8, ptr %10, i64 %87
  %89 = shl i64 %74, 3
  %90 = getelementptr i8, ptr %7, i64 %89
  %91 = add i64 %73, %74
  %92 = sub i64 %91, %72
  %93 = shl i64 %92, 3
  %94 = getelementptr i8, ptr %7, i64 %93
  %95 = icmp ult ptr %84, %94
  %96 = icmp ult ptr %90, %88
  %97 = and i1 %95, %96
  br i1 %97, label %133, label %98

98:
  %99 = and i64 %80, -4
  %100 = add i64 %75, %99
  %101 = add i64 %74, %99
  br label %102

102:
  %103 = phi i64 [ 0, %98 ], [ %129, %102 ]
  %104 = add i64 %74, %103
  %105 = add i64 %75, %103
  %106 = shl nsw i64 %104, 1
  %107 = getelementptr inbounds float, ptr %7, i64 %106
  %108 = load <8 x float>, ptr %107, align 4
  %109 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %110 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %111 = fneg <4 x float> %110
  %112 = select i1 %26, <4 x float> %110, <4 x float> %111
  %113 = fmul <4 x float> %109, %28
  %114 = fmul <4 x float> %112, %30
  %115 = fsub <4 x float> %113, %114
  %116 = shl nsw i64 %105, 1
  %117 = getelementptr inbounds float, ptr %10, i64 %116
  %118 = load <8 x float>, ptr %117, align 4
  %119 = shufflevector <8 x float> %118, <8 x float> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %120 = shufflevector <8 x float> %118, <8 x float> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %121 = fadd <4 x float> %119, %115
  %122 = fmul <4 x float> %112, %28
  %123 = fmul <4 x float> %109, %30
  %124 = fadd <4 x float> %123, %122
  %125 = or i64 %116, 1
  %126 = fadd <4 x float> %124, %120
  %127 = getelementptr float, ptr %31, i64 %125
  %128 = shufflevector <4 x float> %121, <4 x float> %126, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x float> %128, ptr %127, align 4
  %129 = add nuw i64 %103, 4
  %130 = icmp eq i64 %129, %99
  br i1 %130, label %131, label %102

131:
  %132 = icmp eq i64 %80, %99
  br i1 %132, label %136, label %133

133:
  %134 = phi i64 [ %75, %82 ], [ %75, %79 ], [ %100, %131 ]
  %135 = phi i64 [ %74, %82 ], [ %74, %79 ], [ %101, %131 ]
  br label %139

136:
  %137 = add nuw nsw i64 %38, 1
  %138 = icmp eq i64 %137, %21
  br i1 %138, label %36, label %37

139:
  %140 = phi i64 [ %164, %139 ], [ %134, %133 ]
  %141 = phi i64 [ %163, %139 ], [ %135, %133 ]
  %142 = shl nsw i64 %141, 1
  %143 = getelementptr inbounds float, ptr %7, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = or i64 %142, 1
  %146 = getelementptr inbounds float, ptr %7, i64 %145
  %147 = load float, ptr %146, align 4
  %148 = fneg float %147
  %149 = select i1 %26, float %147, float %148
  %150 = shl nsw i64 %140, 1
  %151 = getelementptr inbounds float, ptr %10, i64 %150
  %152 = insertelement <2 x float> poison, float %149, i64 0
  %153 = shufflevector <2 x float> %152, <2 x float> poison, <2 x i32> zeroinitializer
  %154 = fmul <2 x float> %153, %33
  %155 = insertelement <2 x float> poison, float %144, i64 0
  %156 = shufflevector <2 x float> %155, <2 x float> poison, <2 x i32> zeroinitializer
  %157 = fmul <2 x float> %156, %35
  %158 = fsub <2 x float> %157, %154
  %159 = fadd <2 x float> %157, %154
  %160 = shufflevector <2 x float> %158, <2 x float> %159, <2 x i32> <i32 0, i32 3>
  %161 = load <2 x float>, ptr %151, align 4
  %162 = fadd <2 x float> %161, %160
  store <2 x float> %162, ptr %151, align 4
  %163 = add nsw i64 %141, 1
  %164 = add nsw i64 %140, 1
  %165 = icmp eq i64 %163, %77
  br i1 %165, label %136, label %139
}

define internal void @__enzyme_cc_matrix_aligned_c(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture %4, ptr nocapture readonly %5) nounwind willreturn {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %15

8:
  %9 = getelementptr float, ptr %4, i64 -2
  br label %10

10:
  %11 = phi i64 [ %62, %61 ], [ 0, %8 ]
  %12 = shl nuw nsw i64 %11, 1
  %13 = getelementptr inbounds float, ptr %5, i64 %12
  %14 = load <2 x float>, ptr %13, align 4
  br label %18

15:
  ret void

16:
  %17 = icmp sgt i64 %34, %11
  br i1 %17, label %37, label %61

18:
  %19 = phi i64 [ %11, %10 ], [ %34, %18 ]
  %20 = phi i64 [ %11, %10 ], [ %35, %18 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %33, %18 ]
  %22 = shl nuw nsw i64 %20, 1
  %23 = getelementptr inbounds float, ptr %4, i64 %22
  %24 = load <2 x float>, ptr %23, align 4
  %25 = fsub <2 x float> %24, %14
  %26 = fmul <2 x float> %25, %25
  %27 = shufflevector <2 x float> %26, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %28 = fadd <2 x float> %26, %27
  %29 = extractelement <2 x float> %28, i64 0
  %30 = icmp eq i64 %20, %11
  %31 = fcmp olt float %29, %21
  %32 = select i1 %30, i1 true, i1 %31
  %33 = select i1 %32, float %29, float %21
  %34 = select i1 %32, i64 %20, i64 %19
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp slt i64 %35, %0
  br i1 %36, label %18, label %16

37:
  %38 = phi i64 [ %44, %46 ], [ %34, %16 ]
  %39 = shl nsw i64 %38, 1
  %40 = getelementptr float, ptr %9, i64 %39
  %41 = load <4 x float>, ptr %40, align 4
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  store <4 x float> %42, ptr %40, align 4
  %43 = mul nsw i64 %38, %3
  %44 = add nsw i64 %38, -1
  %45 = mul nsw i64 %44, %3
  br label %48

46:
  %47 = icmp sgt i64 %44, %11
  br i1 %47, label %37, label %61

48:
  %49 = phi i64 [ 0, %37 ], [ %59, %48 ]
  %50 = mul nsw i64 %49, %2
  %51 = add nsw i64 %50, %43
  %52 = shl nsw i64 %51, 1
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = add nsw i64 %50, %45
  %55 = shl nsw i64 %54, 1
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  %57 = load <2 x float>, ptr %53, align 4
  %58 = load <2 x float>, ptr %56, align 4
  store <2 x float> %58, ptr %53, align 4
  store <2 x float> %57, ptr %56, align 4
  %59 = add nuw nsw i64 %49, 1
  %60 = icmp eq i64 %59, %0
  br i1 %60, label %46, label %48

61:
  %62 = add nuw nsw i64 %11, 1
  %63 = icmp eq i64 %62, %0
  br i1 %63, label %15, label %10
}

define internal void @__enzyme_cc_matrix_bent_back_c(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11, ptr nocapture %12, i64 %13, ptr nocapture %14, i64 %15) nounwind willreturn {
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %29

18:
  %19 = icmp sgt i64 %0, 0
  %20 = icmp eq i32 %7, 0
  %21 = icmp eq i32 %5, 0
  %22 = icmp eq i32 %7, 3
  %23 = xor i1 %20, true
  br label %24

24:
  %25 = phi i64 [ 0, %18 ], [ %31, %30 ]
  br i1 %19, label %26, label %30

26:
  %27 = mul nsw i64 %25, %13
  %28 = mul nsw i64 %25, %15
  br label %33

29:
  ret void

30:
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %29, label %24

33:
  %34 = phi i64 [ 0, %26 ], [ %196, %195 ]
  %35 = xor i64 %34, -1
  %36 = add i64 %35, %0
  %37 = select i1 %20, i64 %36, i64 %34
  br i1 %21, label %41, label %38

38:
  %39 = getelementptr inbounds i64, ptr %4, i64 %37
  %40 = load i64, ptr %39, align 8
  br label %45

41:
  %42 = getelementptr inbounds i32, ptr %4, i64 %37
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  br label %45

45:
  %46 = phi i64 [ %40, %38 ], [ %44, %41 ]
  %47 = add nsw i64 %46, -1
  %48 = icmp eq i64 %47, %37
  %49 = select i1 %20, i1 true, i1 %48
  br i1 %49, label %67, label %50

50:
  %51 = add nsw i64 %37, %27
  %52 = shl nsw i64 %51, 1
  %53 = getelementptr inbounds float, ptr %12, i64 %52
  %54 = add nsw i64 %47, %27
  %55 = shl nsw i64 %54, 1
  %56 = getelementptr inbounds float, ptr %12, i64 %55
  %57 = load <2 x float>, ptr %53, align 4
  %58 = load <2 x float>, ptr %56, align 4
  store <2 x float> %58, ptr %53, align 4
  store <2 x float> %57, ptr %56, align 4
  %59 = add nsw i64 %37, %28
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds float, ptr %14, i64 %60
  %62 = add nsw i64 %47, %28
  %63 = shl nsw i64 %62, 1
  %64 = getelementptr inbounds float, ptr %14, i64 %63
  %65 = load <2 x float>, ptr %61, align 4
  %66 = load <2 x float>, ptr %64, align 4
  store <2 x float> %66, ptr %61, align 4
  store <2 x float> %65, ptr %64, align 4
  br label %67

67:
  %68 = add i64 %37, 1
  %69 = add i64 %68, %2
  %70 = tail call i64 @llvm.smin.i64(i64 %0, i64 %69)
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %77

72:
  %73 = sub i64 %3, %37
  %74 = mul nsw i64 %37, %9
  %75 = mul nsw i64 %37, %11
  br label %90

76:
  br i1 %20, label %185, label %79

77:
  %78 = select i1 %23, i1 true, i1 %48
  br i1 %78, label %195, label %186

79:
  br i1 %71, label %80, label %195

80:
  %81 = mul nsw i64 %37, %11
  %82 = sub i64 %3, %37
  %83 = add i64 %82, %81
  %84 = add nsw i64 %37, %28
  %85 = shl nsw i64 %84, 1
  %86 = getelementptr inbounds float, ptr %14, i64 %85
  %87 = getelementptr inbounds float, ptr %86, i64 1
  %88 = load float, ptr %86, align 4
  %89 = load float, ptr %87, align 4
  br label %155

90:
  %91 = phi i64 [ %68, %72 ], [ %153, %90 ]
  %92 = add i64 %73, %91
  %93 = add nsw i64 %92, %74
  %94 = shl nsw i64 %93, 1
  %95 = getelementptr inbounds float, ptr %8, i64 %94
  %96 = select i1 %20, i64 %91, i64 %34
  %97 = add nsw i64 %96, %27
  %98 = shl nsw i64 %97, 1
  %99 = getelementptr inbounds float, ptr %12, i64 %98
  %100 = select i1 %20, i64 %36, i64 %91
  %101 = add nsw i64 %100, %28
  %102 = shl nsw i64 %101, 1
  %103 = getelementptr inbounds float, ptr %14, i64 %102
  %104 = getelementptr inbounds float, ptr %99, i64 1
  %105 = load float, ptr %104, align 4
  %106 = fneg float %105
  %107 = select i1 %22, float %106, float %105
  %108 = getelementptr inbounds float, ptr %103, i64 1
  %109 = load float, ptr %108, align 4
  %110 = fneg float %109
  %111 = select i1 %22, float %109, float %110
  %112 = load float, ptr %99, align 4
  %113 = load float, ptr %103, align 4
  %114 = fmul float %112, %113
  %115 = fmul float %107, %111
  %116 = fsub float %114, %115
  %117 = load float, ptr %95, align 4
  %118 = fsub float %117, %116
  store float %118, ptr %95, align 4
  %119 = load float, ptr %99, align 4
  %120 = fmul float %111, %119
  %121 = load float, ptr %103, align 4
  %122 = fmul float %107, %121
  %123 = fadd float %120, %122
  %124 = getelementptr inbounds float, ptr %95, i64 1
  %125 = load float, ptr %124, align 4
  %126 = fsub float %125, %123
  store float %126, ptr %124, align 4
  %127 = add nsw i64 %100, %27
  %128 = shl nsw i64 %127, 1
  %129 = getelementptr inbounds float, ptr %12, i64 %128
  %130 = add nsw i64 %92, %75
  %131 = shl nsw i64 %130, 1
  %132 = getelementptr inbounds float, ptr %10, i64 %131
  %133 = getelementptr inbounds float, ptr %132, i64 1
  %134 = load float, ptr %133, align 4
  %135 = fneg float %134
  %136 = select i1 %22, float %134, float %135
  %137 = load float, ptr %104, align 4
  %138 = load float, ptr %132, align 4
  %139 = load float, ptr %99, align 4
  %140 = fmul float %138, %139
  %141 = fmul float %136, %137
  %142 = fsub float %140, %141
  %143 = load float, ptr %129, align 4
  %144 = fsub float %143, %142
  store float %144, ptr %129, align 4
  %145 = load float, ptr %132, align 4
  %146 = fmul float %137, %145
  %147 = load float, ptr %99, align 4
  %148 = fmul float %136, %147
  %149 = fadd float %146, %148
  %150 = getelementptr inbounds float, ptr %129, i64 1
  %151 = load float, ptr %150, align 4
  %152 = fsub float %151, %149
  store float %152, ptr %150, align 4
  %153 = add nsw i64 %91, 1
  %154 = icmp eq i64 %153, %70
  br i1 %154, label %76, label %90

155:
  %156 = phi float [ %89, %80 ], [ %182, %155 ]
  %157 = phi float [ %88, %80 ], [ %177, %155 ]
  %158 = phi i64 [ %68, %80 ], [ %183, %155 ]
  %159 = add i64 %83, %158
  %160 = shl nsw i64 %159, 1
  %161 = getelementptr inbounds float, ptr %10, i64 %160
  %162 = load float, ptr %161, align 4
  %163 = fneg float %162
  %164 = getelementptr inbounds float, ptr %161, i64 1
  %165 = load float, ptr %164, align 4
  %166 = fneg float %165
  %167 = add nsw i64 %158, %28
  %168 = shl nsw i64 %167, 1
  %169 = getelementptr inbounds float, ptr %14, i64 %168
  %170 = select i1 %22, float %165, float %166
  %171 = getelementptr inbounds float, ptr %169, i64 1
  %172 = load float, ptr %171, align 4
  %173 = load float, ptr %169, align 4
  %174 = fmul float %173, %163
  %175 = fmul float %170, %172
  %176 = fsub float %174, %175
  %177 = fsub float %157, %176
  store float %177, ptr %86, align 4
  %178 = load float, ptr %169, align 4
  %179 = fmul float %170, %178
  %180 = fmul float %162, %172
  %181 = fsub float %179, %180
  %182 = fsub float %156, %181
  store float %182, ptr %87, align 4
  %183 = add nsw i64 %158, 1
  %184 = icmp eq i64 %183, %70
  br i1 %184, label %195, label %155

185:
  br i1 %48, label %195, label %186

186:
  %187 = add nsw i64 %37, %27
  %188 = shl nsw i64 %187, 1
  %189 = getelementptr inbounds float, ptr %12, i64 %188
  %190 = add nsw i64 %47, %27
  %191 = shl nsw i64 %190, 1
  %192 = getelementptr inbounds float, ptr %12, i64 %191
  %193 = load <2 x float>, ptr %189, align 4
  %194 = load <2 x float>, ptr %192, align 4
  store <2 x float> %194, ptr %189, align 4
  store <2 x float> %193, ptr %192, align 4
  br label %195

195:
  %196 = add nuw nsw i64 %34, 1
  %197 = icmp eq i64 %196, %0
  br i1 %197, label %30, label %33
}

define internal void @__enzyme_cc_matrix_bent_c(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11, ptr nocapture readonly %12, i64 %13, ptr nocapture %14, i64 %15) nounwind willreturn {
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %29

18:
  %19 = icmp sgt i64 %0, 0
  %20 = icmp ne i32 %7, 0
  %21 = icmp eq i32 %5, 0
  %22 = icmp eq i32 %7, 3
  %23 = xor i1 %20, true
  br label %24

24:
  %25 = phi i64 [ 0, %18 ], [ %31, %30 ]
  br i1 %19, label %26, label %30

26:
  %27 = mul nsw i64 %25, %9
  %28 = mul nsw i64 %25, %15
  br label %33

29:
  ret void

30:
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %29, label %24

33:
  %34 = phi i64 [ 0, %26 ], [ %243, %242 ]
  %35 = xor i64 %34, -1
  %36 = add i64 %35, %0
  %37 = select i1 %20, i64 %36, i64 %34
  br i1 %21, label %41, label %38

38:
  %39 = getelementptr inbounds i64, ptr %4, i64 %37
  %40 = load i64, ptr %39, align 8
  br label %45

41:
  %42 = getelementptr inbounds i32, ptr %4, i64 %37
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  br label %45

45:
  %46 = phi i64 [ %40, %38 ], [ %44, %41 ]
  %47 = add nsw i64 %46, -1
  %48 = icmp eq i64 %47, %37
  %49 = select i1 %20, i1 true, i1 %48
  br i1 %49, label %59, label %50

50:
  %51 = add nsw i64 %37, %27
  %52 = shl nsw i64 %51, 1
  %53 = getelementptr inbounds float, ptr %8, i64 %52
  %54 = add nsw i64 %47, %27
  %55 = shl nsw i64 %54, 1
  %56 = getelementptr inbounds float, ptr %8, i64 %55
  %57 = load <2 x float>, ptr %53, align 4
  %58 = load <2 x float>, ptr %56, align 4
  store <2 x float> %58, ptr %53, align 4
  store <2 x float> %57, ptr %56, align 4
  br label %59

59:
  %60 = add i64 %37, 1
  %61 = add i64 %60, %2
  %62 = tail call i64 @llvm.smin.i64(i64 %0, i64 %61)
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %64, label %75

64:
  %65 = mul nsw i64 %37, %13
  %66 = add nsw i64 %37, %28
  %67 = shl nsw i64 %66, 1
  %68 = getelementptr inbounds float, ptr %14, i64 %67
  %69 = getelementptr inbounds float, ptr %68, i64 1
  %70 = mul nsw i64 %37, %11
  %71 = add nsw i64 %37, %27
  %72 = shl nsw i64 %71, 1
  %73 = getelementptr inbounds float, ptr %8, i64 %72
  %74 = getelementptr inbounds float, ptr %73, i64 1
  br label %88

75:
  %76 = select i1 %23, i1 true, i1 %48
  br i1 %76, label %242, label %225

77:
  br i1 %63, label %78, label %194

78:
  %79 = add nsw i64 %37, %28
  %80 = shl nsw i64 %79, 1
  %81 = getelementptr inbounds float, ptr %14, i64 %80
  %82 = mul nsw i64 %37, %11
  %83 = sub i64 %3, %37
  %84 = add i64 %83, %82
  %85 = getelementptr inbounds float, ptr %81, i64 1
  %86 = load float, ptr %81, align 4
  %87 = load float, ptr %85, align 4
  br label %195

88:
  %89 = phi i64 [ %60, %64 ], [ %146, %145 ]
  br i1 %20, label %90, label %147

90:
  %91 = add nsw i64 %89, %3
  %92 = sub i64 %91, %37
  %93 = add nsw i64 %92, %65
  %94 = shl nsw i64 %93, 1
  %95 = getelementptr inbounds float, ptr %12, i64 %94
  %96 = add nsw i64 %89, %28
  %97 = shl nsw i64 %96, 1
  %98 = getelementptr inbounds float, ptr %14, i64 %97
  %99 = getelementptr inbounds float, ptr %95, i64 1
  %100 = load float, ptr %99, align 4
  %101 = fneg float %100
  %102 = select i1 %22, float %101, float %100
  %103 = getelementptr inbounds float, ptr %98, i64 1
  %104 = load float, ptr %103, align 4
  %105 = load float, ptr %95, align 4
  %106 = load float, ptr %98, align 4
  %107 = fmul float %105, %106
  %108 = fmul float %102, %104
  %109 = fsub float %107, %108
  %110 = load float, ptr %73, align 4
  %111 = fsub float %110, %109
  store float %111, ptr %73, align 4
  %112 = load float, ptr %95, align 4
  %113 = fmul float %104, %112
  %114 = load float, ptr %98, align 4
  %115 = fmul float %102, %114
  %116 = fadd float %113, %115
  %117 = load float, ptr %74, align 4
  %118 = fsub float %117, %116
  store float %118, ptr %74, align 4
  %119 = add nsw i64 %92, %70
  %120 = shl nsw i64 %119, 1
  %121 = getelementptr inbounds float, ptr %10, i64 %120
  %122 = add nsw i64 %89, %27
  %123 = shl nsw i64 %122, 1
  %124 = getelementptr inbounds float, ptr %8, i64 %123
  %125 = getelementptr inbounds float, ptr %121, i64 1
  %126 = load float, ptr %125, align 4
  %127 = fneg float %126
  %128 = select i1 %22, float %127, float %126
  %129 = getelementptr inbounds float, ptr %124, i64 1
  %130 = load float, ptr %129, align 4
  %131 = load float, ptr %121, align 4
  %132 = load float, ptr %124, align 4
  %133 = fmul float %131, %132
  %134 = fmul float %128, %130
  %135 = fsub float %133, %134
  %136 = fsub float %111, %135
  store float %136, ptr %73, align 4
  %137 = load float, ptr %121, align 4
  %138 = fmul float %130, %137
  %139 = load float, ptr %124, align 4
  %140 = fmul float %128, %139
  %141 = fadd float %138, %140
  %142 = fsub float %118, %141
  store float %142, ptr %74, align 4
  %143 = add nsw i64 %89, 1
  %144 = icmp eq i64 %143, %62
  br i1 %144, label %77, label %145

145:
  %146 = phi i64 [ %143, %90 ], [ %192, %147 ]
  br label %88

147:
  %148 = add nsw i64 %89, %27
  %149 = shl nsw i64 %148, 1
  %150 = getelementptr inbounds float, ptr %8, i64 %149
  %151 = add nsw i64 %89, %3
  %152 = sub i64 %151, %37
  %153 = add nsw i64 %152, %65
  %154 = shl nsw i64 %153, 1
  %155 = getelementptr inbounds float, ptr %12, i64 %154
  %156 = getelementptr inbounds float, ptr %155, i64 1
  %157 = load float, ptr %156, align 4
  %158 = load float, ptr %69, align 4
  %159 = load float, ptr %155, align 4
  %160 = load float, ptr %68, align 4
  %161 = fmul float %159, %160
  %162 = fmul float %157, %158
  %163 = fsub float %161, %162
  %164 = load float, ptr %150, align 4
  %165 = fsub float %164, %163
  store float %165, ptr %150, align 4
  %166 = load float, ptr %155, align 4
  %167 = fmul float %158, %166
  %168 = load float, ptr %68, align 4
  %169 = fmul float %157, %168
  %170 = fadd float %167, %169
  %171 = getelementptr inbounds float, ptr %150, i64 1
  %172 = load float, ptr %171, align 4
  %173 = fsub float %172, %170
  store float %173, ptr %171, align 4
  %174 = add nsw i64 %152, %70
  %175 = shl nsw i64 %174, 1
  %176 = getelementptr inbounds float, ptr %10, i64 %175
  %177 = getelementptr inbounds float, ptr %176, i64 1
  %178 = load float, ptr %177, align 4
  %179 = load float, ptr %74, align 4
  %180 = load float, ptr %176, align 4
  %181 = load float, ptr %73, align 4
  %182 = fmul float %180, %181
  %183 = fmul float %178, %179
  %184 = fsub float %182, %183
  %185 = fsub float %165, %184
  store float %185, ptr %150, align 4
  %186 = load float, ptr %176, align 4
  %187 = fmul float %179, %186
  %188 = load float, ptr %73, align 4
  %189 = fmul float %178, %188
  %190 = fadd float %187, %189
  %191 = fsub float %173, %190
  store float %191, ptr %171, align 4
  %192 = add nsw i64 %89, 1
  %193 = icmp eq i64 %192, %62
  br i1 %193, label %242, label %145

194:
  br i1 %48, label %242, label %225

195:
  %196 = phi float [ %87, %78 ], [ %222, %195 ]
  %197 = phi float [ %86, %78 ], [ %216, %195 ]
  %198 = phi i64 [ %60, %78 ], [ %223, %195 ]
  %199 = add i64 %84, %198
  %200 = shl nsw i64 %199, 1
  %201 = getelementptr inbounds float, ptr %10, i64 %200
  %202 = add nsw i64 %198, %28
  %203 = shl nsw i64 %202, 1
  %204 = getelementptr inbounds float, ptr %14, i64 %203
  %205 = getelementptr inbounds float, ptr %201, i64 1
  %206 = load float, ptr %205, align 4
  %207 = fneg float %206
  %208 = select i1 %22, float %207, float %206
  %209 = getelementptr inbounds float, ptr %204, i64 1
  %210 = load float, ptr %209, align 4
  %211 = load float, ptr %201, align 4
  %212 = load float, ptr %204, align 4
  %213 = fmul float %211, %212
  %214 = fmul float %208, %210
  %215 = fsub float %213, %214
  %216 = fsub float %197, %215
  store float %216, ptr %81, align 4
  %217 = load float, ptr %201, align 4
  %218 = fmul float %210, %217
  %219 = load float, ptr %204, align 4
  %220 = fmul float %208, %219
  %221 = fadd float %218, %220
  %222 = fsub float %196, %221
  store float %222, ptr %85, align 4
  %223 = add nsw i64 %198, 1
  %224 = icmp eq i64 %223, %62
  br i1 %224, label %194, label %195

225:
  %226 = add nsw i64 %37, %27
  %227 = shl nsw i64 %226, 1
  %228 = getelementptr inbounds float, ptr %8, i64 %227
  %229 = add nsw i64 %47, %27
  %230 = shl nsw i64 %229, 1
  %231 = getelementptr inbounds float, ptr %8, i64 %230
  %232 = load <2 x float>, ptr %228, align 4
  %233 = load <2 x float>, ptr %231, align 4
  store <2 x float> %233, ptr %228, align 4
  store <2 x float> %232, ptr %231, align 4
  %234 = add nsw i64 %37, %28
  %235 = shl nsw i64 %234, 1
  %236 = getelementptr inbounds float, ptr %14, i64 %235
  %237 = add nsw i64 %47, %28
  %238 = shl nsw i64 %237, 1
  %239 = getelementptr inbounds float, ptr %14, i64 %238
  %240 = load <2 x float>, ptr %236, align 4
  %241 = load <2 x float>, ptr %239, align 4
  store <2 x float> %241, ptr %236, align 4
  store <2 x float> %240, ptr %239, align 4
  br label %242

242:
  %243 = add nuw nsw i64 %34, 1
  %244 = icmp eq i64 %243, %0
  br i1 %244, label %30, label %33
}

define internal void @__enzyme_cc_matrix_blocks_c(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %5, 0
  %12 = icmp ne i32 %7, 1
  %13 = icmp eq i32 %7, 2
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %10 ], [ %31, %224 ]
  br i1 %11, label %20, label %17

17:
  %18 = getelementptr inbounds i64, ptr %4, i64 %16
  %19 = load i64, ptr %18, align 8
  br label %24

20:
  %21 = getelementptr inbounds i32, ptr %4, i64 %16
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  br label %24

24:
  %25 = phi i64 [ %19, %17 ], [ %23, %20 ]
  %26 = icmp sgt i64 %25, -1
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp sge i64 %27, %0
  %29 = select i1 %26, i1 true, i1 %28
  %30 = select i1 %29, i64 1, i64 2
  %31 = add nuw nsw i64 %30, %16
  br label %32

32:
  %33 = phi i64 [ %16, %24 ], [ %47, %46 ]
  %34 = mul nsw i64 %33, %3
  br label %36

35:
  br i1 %13, label %58, label %224

36:
  %37 = phi i64 [ 0, %32 ], [ %50, %49 ]
  %38 = icmp uge i64 %37, %16
  %39 = icmp ult i64 %37, %31
  %40 = select i1 %38, i1 %39, i1 false
  %41 = xor i1 %12, %40
  %42 = mul nsw i64 %37, %2
  %43 = add nsw i64 %42, %34
  %44 = shl nsw i64 %43, 1
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  br label %52

46:
  %47 = add nuw nsw i64 %33, 1
  %48 = icmp ult i64 %47, %31
  br i1 %48, label %32, label %35

49:
  %50 = add nuw nsw i64 %37, 1
  %51 = icmp eq i64 %50, %0
  br i1 %51, label %46, label %36

52:
  %53 = phi i1 [ true, %36 ], [ false, %57 ]
  %54 = phi i64 [ 0, %36 ], [ 1, %57 ]
  br i1 %41, label %55, label %57

55:
  %56 = getelementptr inbounds float, ptr %45, i64 %54
  store float 0.000000e+00, ptr %56, align 4
  br label %57

57:
  br i1 %53, label %52, label %49

58:
  %59 = mul nsw i64 %16, %2
  %60 = mul nsw i64 %16, %3
  %61 = add nsw i64 %59, %60
  %62 = shl nsw i64 %61, 1
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  %64 = mul nsw i64 %27, %2
  %65 = mul nsw i64 %27, %3
  %66 = add nsw i64 %64, %65
  %67 = shl nsw i64 %66, 1
  %68 = getelementptr inbounds float, ptr %1, i64 %67
  %69 = add nsw i64 %65, %59
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds float, ptr %1, i64 %70
  %72 = add nsw i64 %64, %60
  %73 = shl nsw i64 %72, 1
  %74 = getelementptr inbounds float, ptr %1, i64 %73
  br i1 %29, label %75, label %105

75:
  %76 = load <2 x float>, ptr %63, align 4
  %77 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %76)
  %78 = extractelement <2 x float> %77, i64 0
  %79 = extractelement <2 x float> %77, i64 1
  %80 = fcmp ogt float %78, %79
  %81 = extractelement <2 x float> %76, i64 0
  %82 = fcmp uno float %81, 0.000000e+00
  %83 = or i1 %82, %80
  %84 = select i1 %83, float %78, float %79
  %85 = insertelement <2 x float> poison, float %84, i64 0
  %86 = shufflevector <2 x float> %85, <2 x float> poison, <2 x i32> zeroinitializer
  %87 = fdiv <2 x float> %76, %86
  %88 = fmul <2 x float> %87, %87
  %89 = shufflevector <2 x float> %88, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %90 = fadd <2 x float> %88, %89
  %91 = extractelement <2 x float> %90, i64 0
  %92 = fmul float %84, %91
  %93 = fcmp oeq float %84, 0.000000e+00
  %94 = fmul <2 x float> %87, zeroinitializer
  %95 = shufflevector <2 x float> %94, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %96 = fadd <2 x float> %95, %87
  %97 = fsub <2 x float> %95, %87
  %98 = shufflevector <2 x float> %96, <2 x float> %97, <2 x i32> <i32 0, i32 3>
  %99 = insertelement <2 x float> poison, float %92, i64 0
  %100 = shufflevector <2 x float> %99, <2 x float> poison, <2 x i32> zeroinitializer
  %101 = fdiv <2 x float> %98, %100
  %102 = insertelement <2 x i1> poison, i1 %93, i64 0
  %103 = shufflevector <2 x i1> %102, <2 x i1> poison, <2 x i32> zeroinitializer
  %104 = select <2 x i1> %103, <2 x float> zeroinitializer, <2 x float> %101
  store <2 x float> %104, ptr %63, align 4
  br label %224

105:
  %106 = load <2 x float>, ptr %71, align 4
  %107 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %106)
  %108 = extractelement <2 x float> %107, i64 0
  %109 = extractelement <2 x float> %107, i64 1
  %110 = fcmp ogt float %108, %109
  %111 = select i1 %110, float %108, float %109
  br label %209

112:
  %113 = load <2 x float>, ptr %63, align 4
  %114 = load float, ptr %74, align 4
  %115 = getelementptr inbounds float, ptr %74, i64 1
  %116 = load float, ptr %115, align 4
  %117 = load <2 x float>, ptr %71, align 4
  %118 = insertelement <2 x float> poison, float %116, i64 0
  %119 = shufflevector <2 x float> %118, <2 x float> poison, <2 x i32> zeroinitializer
  %120 = fmul <2 x float> %117, %119
  %121 = shufflevector <2 x float> %120, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %122 = insertelement <2 x float> poison, float %114, i64 0
  %123 = shufflevector <2 x float> %122, <2 x float> poison, <2 x i32> zeroinitializer
  %124 = fmul <2 x float> %123, %117
  %125 = fsub <2 x float> %124, %121
  %126 = fadd <2 x float> %124, %121
  %127 = shufflevector <2 x float> %125, <2 x float> %126, <2 x i32> <i32 0, i32 3>
  %128 = insertelement <2 x float> poison, float %111, i64 0
  %129 = shufflevector <2 x float> %128, <2 x float> poison, <2 x i32> zeroinitializer
  %130 = load <2 x float>, ptr %63, align 4
  %131 = load <2 x float>, ptr %68, align 4
  %132 = shufflevector <2 x float> %131, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %133 = fmul <2 x float> %113, %132
  %134 = shufflevector <2 x float> %133, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %135 = shufflevector <2 x float> %131, <2 x float> poison, <2 x i32> zeroinitializer
  %136 = fmul <2 x float> %135, %113
  %137 = fsub <2 x float> %136, %134
  %138 = fadd <2 x float> %136, %134
  %139 = shufflevector <2 x float> %137, <2 x float> %138, <2 x i32> <i32 0, i32 3>
  %140 = fsub <2 x float> %139, %127
  %141 = fmul <2 x float> %129, %140
  %142 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %141)
  %143 = fneg <2 x float> %141
  %144 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %143)
  %145 = shufflevector <2 x float> %144, <2 x float> %142, <2 x i32> <i32 0, i32 2>
  %146 = shufflevector <2 x float> %144, <2 x float> %142, <2 x i32> <i32 1, i32 3>
  %147 = fcmp ogt <2 x float> %145, %146
  %148 = shufflevector <2 x float> %143, <2 x float> %141, <2 x i32> <i32 0, i32 2>
  %149 = fcmp uno <2 x float> %148, zeroinitializer
  %150 = or <2 x i1> %149, %147
  %151 = select <2 x i1> %150, <2 x float> %145, <2 x float> %146
  %152 = shufflevector <2 x float> %151, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %153 = fdiv <2 x float> %141, %152
  %154 = fmul <2 x float> %153, %153
  %155 = shufflevector <2 x float> %154, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %156 = fadd <2 x float> %154, %155
  %157 = shufflevector <2 x float> %151, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %158 = fmul <2 x float> %157, %156
  %159 = shufflevector <2 x float> %153, <2 x float> poison, <2 x i32> zeroinitializer
  %160 = fmul <2 x float> %131, %159
  %161 = shufflevector <2 x float> %153, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %162 = fmul <2 x float> %131, %161
  %163 = shufflevector <2 x float> %162, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %164 = fadd <2 x float> %160, %163
  %165 = fsub <2 x float> %160, %163
  %166 = shufflevector <2 x float> %164, <2 x float> %165, <2 x i32> <i32 0, i32 3>
  %167 = shufflevector <2 x float> %158, <2 x float> poison, <2 x i32> zeroinitializer
  %168 = fdiv <2 x float> %166, %167
  %169 = fcmp oeq <2 x float> %151, zeroinitializer
  %170 = shufflevector <2 x i1> %169, <2 x i1> poison, <2 x i32> <i32 1, i32 1>
  %171 = select <2 x i1> %170, <2 x float> zeroinitializer, <2 x float> %168
  store <2 x float> %171, ptr %63, align 4
  %172 = fmul <2 x float> %130, %159
  %173 = fmul <2 x float> %130, %161
  %174 = shufflevector <2 x float> %173, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %175 = fadd <2 x float> %172, %174
  %176 = fsub <2 x float> %172, %174
  %177 = shufflevector <2 x float> %175, <2 x float> %176, <2 x i32> <i32 0, i32 3>
  %178 = fdiv <2 x float> %177, %167
  %179 = select <2 x i1> %170, <2 x float> zeroinitializer, <2 x float> %178
  store <2 x float> %179, ptr %68, align 4
  %180 = shufflevector <2 x float> %151, <2 x float> poison, <2 x i32> zeroinitializer
  %181 = fdiv <2 x float> %143, %180
  %182 = fmul <2 x float> %181, %181
  %183 = shufflevector <2 x float> %182, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %184 = fadd <2 x float> %182, %183
  %185 = fmul <2 x float> %151, %184
  %186 = load <2 x float>, ptr %71, align 4
  %187 = fdiv <2 x float> %143, %151
  %188 = shufflevector <2 x float> %187, <2 x float> poison, <2 x i32> zeroinitializer
  %189 = fmul <2 x float> %186, %188
  %190 = shufflevector <2 x float> %181, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %191 = fmul <2 x float> %186, %190
  %192 = shufflevector <2 x float> %191, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %193 = fadd <2 x float> %189, %192
  %194 = fsub <2 x float> %189, %192
  %195 = shufflevector <2 x float> %193, <2 x float> %194, <2 x i32> <i32 0, i32 3>
  %196 = shufflevector <2 x float> %185, <2 x float> poison, <2 x i32> zeroinitializer
  %197 = fdiv <2 x float> %195, %196
  %198 = shufflevector <2 x i1> %169, <2 x i1> poison, <2 x i32> zeroinitializer
  %199 = select <2 x i1> %198, <2 x float> zeroinitializer, <2 x float> %197
  store <2 x float> %199, ptr %71, align 4
  %200 = load <2 x float>, ptr %74, align 4
  %201 = fmul <2 x float> %200, %188
  %202 = fmul <2 x float> %200, %190
  %203 = shufflevector <2 x float> %202, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %204 = fadd <2 x float> %201, %203
  %205 = fsub <2 x float> %201, %203
  %206 = shufflevector <2 x float> %204, <2 x float> %205, <2 x i32> <i32 0, i32 3>
  %207 = fdiv <2 x float> %206, %196
  %208 = select <2 x i1> %198, <2 x float> zeroinitializer, <2 x float> %207
  store <2 x float> %208, ptr %74, align 4
  br label %224

209:
  %210 = phi i1 [ true, %105 ], [ false, %209 ]
  %211 = phi i64 [ 0, %105 ], [ 1, %209 ]
  %212 = getelementptr inbounds float, ptr %63, i64 %211
  %213 = load float, ptr %212, align 4
  %214 = fdiv float %213, %111
  store float %214, ptr %212, align 4
  %215 = getelementptr inbounds float, ptr %68, i64 %211
  %216 = load float, ptr %215, align 4
  %217 = fdiv float %216, %111
  store float %217, ptr %215, align 4
  %218 = getelementptr inbounds float, ptr %71, i64 %211
  %219 = load float, ptr %218, align 4
  %220 = fdiv float %219, %111
  store float %220, ptr %218, align 4
  %221 = getelementptr inbounds float, ptr %74, i64 %211
  %222 = load float, ptr %221, align 4
  %223 = fdiv float %222, %111
  store float %223, ptr %221, align 4
  br i1 %210, label %209, label %112

224:
  %225 = icmp slt i64 %31, %0
  br i1 %225, label %15, label %14
}

define internal void @__enzyme_cc_matrix_conjugated_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture %5, i64 %6) nounwind willreturn {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %10, label %9

9:
  ret void

10:
  %11 = phi i64 [ %45, %44 ], [ 0, %7 ]
  %12 = mul nsw i64 %11, %6
  switch i64 %0, label %37 [
    i64 1, label %13
    i64 2, label %16
    i64 3, label %18
    i64 4, label %27
    i64 5, label %31
  ]

13:
  %14 = add nuw nsw i64 %11, 1
  %15 = tail call i64 @llvm.smin.i64(i64 %14, i64 %1)
  br label %37

16:
  %17 = add nsw i64 %12, %11
  br label %37

18:
  %19 = sub nsw i64 %11, %4
  %20 = tail call i64 @llvm.smax.i64(i64 %19, i64 0)
  %21 = add nuw nsw i64 %11, 1
  %22 = add i64 %21, %3
  %23 = tail call i64 @llvm.smin.i64(i64 %1, i64 %22)
  %24 = sub i64 %4, %11
  %25 = add i64 %24, %12
  %26 = add i64 %25, %20
  br label %37

27:
  %28 = add nuw nsw i64 %11, 1
  %29 = mul nsw i64 %28, %11
  %30 = lshr i64 %29, 1
  br label %37

31:
  %32 = mul nsw i64 %11, %1
  %33 = add nsw i64 %11, -1
  %34 = mul nsw i64 %33, %11
  %35 = sdiv i64 %34, -2
  %36 = add i64 %35, %32
  br label %37

37:
  %38 = phi i64 [ %12, %10 ], [ %36, %31 ], [ %30, %27 ], [ %26, %18 ], [ %17, %16 ], [ %12, %13 ]
  %39 = phi i64 [ %1, %10 ], [ %1, %31 ], [ %28, %27 ], [ %23, %18 ], [ %1, %16 ], [ %15, %13 ]
  %40 = phi i64 [ 0, %10 ], [ %11, %31 ], [ 0, %27 ], [ %20, %18 ], [ %11, %16 ], [ 0, %13 ]
  %41 = add nsw i64 %39, %38
  %42 = sub i64 %41, %40
  %43 = icmp slt i64 %38, %42
  br i1 %43, label %47, label %44

44:
  %45 = add nuw nsw i64 %11, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %9, label %10

47:
  %48 = phi i64 [ %54, %47 ], [ %38, %37 ]
  %49 = shl nsw i64 %48, 1
  %50 = or i64 %49, 1
  %51 = getelementptr inbounds float, ptr %5, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = fneg float %52
  store float %53, ptr %51, align 4
  %54 = add nsw i64 %48, 1
  %55 = icmp eq i64 %54, %42
  br i1 %55, label %44, label %47
}

define internal void @__enzyme_cc_matrix_converted_c(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:
  %11 = icmp eq i32 %6, 0
  %12 = zext i1 %11 to i32
  %13 = icmp eq i32 %12, %7
  %14 = icmp eq i32 %5, 0
  %15 = icmp eq i32 %7, 0
  br label %17

16:
  ret void

17:
  %18 = phi i64 [ 0, %10 ], [ %71, %69 ]
  %19 = phi i64 [ 0, %10 ], [ %70, %69 ]
  %20 = xor i64 %18, -1
  %21 = add i64 %20, %0
  %22 = select i1 %13, i64 %18, i64 %21
  br i1 %14, label %26, label %23

23:
  %24 = getelementptr inbounds i64, ptr %4, i64 %22
  %25 = load i64, ptr %24, align 8
  br label %30

26:
  %27 = getelementptr inbounds i32, ptr %4, i64 %22
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  br label %30

30:
  %31 = phi i64 [ %25, %23 ], [ %29, %26 ]
  %32 = icmp slt i64 %31, 0
  %33 = tail call i64 @llvm.abs.i64(i64 %31, i1 true)
  %34 = add nsw i64 %33, -1
  %35 = icmp sgt i64 %31, 0
  %36 = ashr i64 %31, 63
  %37 = add i64 %36, %22
  %38 = select i1 %11, i64 %0, i64 %37
  %39 = select i1 %32, i64 2, i64 1
  %40 = add nsw i64 %39, %22
  %41 = select i1 %11, i64 %40, i64 0
  %42 = icmp sge i64 %41, %38
  %43 = mul nsw i64 %22, %2
  %44 = mul nsw i64 %34, %2
  %45 = lshr i64 %31, 63
  %46 = icmp eq i64 %34, %22
  br i1 %35, label %53, label %47

47:
  %48 = and i64 %19, 1
  %49 = icmp ne i64 %48, 0
  %50 = xor i1 %15, %49
  %51 = select i1 %50, i1 true, i1 %46
  %52 = select i1 %51, i1 true, i1 %42
  br i1 %52, label %69, label %55

53:
  %54 = select i1 %46, i1 true, i1 %42
  br i1 %54, label %69, label %55

55:
  br label %56

56:
  %57 = phi i64 [ %67, %56 ], [ %41, %55 ]
  %58 = mul nsw i64 %57, %3
  %59 = add nsw i64 %58, %43
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = add nsw i64 %58, %44
  %63 = shl nsw i64 %62, 1
  %64 = getelementptr inbounds float, ptr %1, i64 %63
  %65 = load <2 x float>, ptr %61, align 4
  %66 = load <2 x float>, ptr %64, align 4
  store <2 x float> %66, ptr %61, align 4
  store <2 x float> %65, ptr %64, align 4
  %67 = add nsw i64 %57, 1
  %68 = icmp slt i64 %67, %38
  br i1 %68, label %56, label %69

69:
  %70 = add nuw nsw i64 %19, %45
  %71 = add nuw nsw i64 %18, 1
  %72 = icmp eq i64 %71, %0
  br i1 %72, label %16, label %17
}

define internal void @__enzyme_cc_matrix_copied_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, ptr nocapture writeonly %7, i64 %8) nounwind willreturn {
  %10 = ptrtoint ptr %5 to i64
  %11 = ptrtoint ptr %7 to i64
  %12 = icmp eq i64 %0, 0
  %13 = icmp eq i64 %1, 1
  %14 = and i1 %12, %13
  %15 = icmp eq i64 %6, 1
  %16 = and i1 %14, %15
  %17 = icmp eq i64 %8, 1
  %18 = and i1 %16, %17
  %19 = select i1 %18, i64 %2, i64 %1
  %20 = select i1 %18, i64 1, i64 %2
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %25

22:
  %23 = add i64 %8, -1
  %24 = add i64 %8, 1
  br label %26

25:
  ret void

26:
  %27 = phi i64 [ 0, %22 ], [ %96, %95 ]
  %28 = mul nsw i64 %27, %6
  switch i64 %0, label %58 [
    i64 1, label %29
    i64 2, label %33
    i64 3, label %36
    i64 4, label %48
    i64 5, label %52
  ]

29:
  %30 = add nuw nsw i64 %27, 1
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %19)
  %32 = mul nsw i64 %27, %8
  br label %60

33:
  %34 = add nsw i64 %28, %27
  %35 = mul i64 %27, %24
  br label %60

36:
  %37 = sub nsw i64 %27, %4
  %38 = tail call i64 @llvm.smax.i64(i64 %37, i64 0)
  %39 = add nuw nsw i64 %27, 1
  %40 = add i64 %39, %3
  %41 = tail call i64 @llvm.smin.i64(i64 %19, i64 %40)
  %42 = sub i64 %4, %27
  %43 = add i64 %42, %28
  %44 = add i64 %43, %38
  %45 = mul i64 %27, %23
  %46 = add i64 %45, %4
  %47 = add i64 %46, %38
  br label %60

48:
  %49 = add nuw nsw i64 %27, 1
  %50 = mul nsw i64 %49, %27
  %51 = lshr i64 %50, 1
  br label %60

52:
  %53 = mul nsw i64 %27, %19
  %54 = add nsw i64 %27, -1
  %55 = mul nsw i64 %54, %27
  %56 = sdiv i64 %55, -2
  %57 = add i64 %56, %53
  br label %60

58:
  %59 = mul nsw i64 %27, %8
  br label %60

60:
  %61 = phi i64 [ 0, %58 ], [ %27, %52 ], [ 0, %48 ], [ %38, %36 ], [ %27, %33 ], [ 0, %29 ]
  %62 = phi i64 [ %19, %58 ], [ %19, %52 ], [ %49, %48 ], [ %41, %36 ], [ %19, %33 ], [ %31, %29 ]
  %63 = phi i64 [ %28, %58 ], [ %57, %52 ], [ %51, %48 ], [ %44, %36 ], [ %34, %33 ], [ %28, %29 ]
  %64 = phi i64 [ %59, %58 ], [ %57, %52 ], [ %51, %48 ], [ %47, %36 ], [ %35, %33 ], [ %32, %29 ]
  %65 = sub nsw i64 %62, %61
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %95

67:
  %68 = shl nuw i64 %65, 1
  %69 = shl nsw i64 %63, 1
  %70 = shl nsw i64 %64, 1
  %71 = tail call i64 @llvm.smax.i64(i64 %68, i64 1)
  %72 = icmp ult i64 %71, 12
  br i1 %72, label %93, label %73

73:
  %74 = shl i64 %64, 3
  %75 = add i64 %74, %11
  %76 = shl i64 %63, 3
  %77 = add i64 %76, %10
  %78 = sub i64 %75, %77
  %79 = icmp ult i64 %78, 32
  br i1 %79, label %93, label %80

80:
  %81 = and i64 %71, 9223372036854775804
  br label %82

82:
  %83 = phi i64 [ 0, %80 ], [ %89, %82 ]
  %84 = add nsw i64 %83, %69
  %85 = getelementptr inbounds float, ptr %5, i64 %84
  %86 = load <4 x float>, ptr %85, align 4
  %87 = add nsw i64 %83, %70
  %88 = getelementptr inbounds float, ptr %7, i64 %87
  store <4 x float> %86, ptr %88, align 4
  %89 = add nuw i64 %83, 4
  %90 = icmp eq i64 %89, %81
  br i1 %90, label %91, label %82

91:
  %92 = icmp eq i64 %71, %81
  br i1 %92, label %95, label %93

93:
  %94 = phi i64 [ 0, %73 ], [ 0, %67 ], [ %81, %91 ]
  br label %98

95:
  %96 = add nuw nsw i64 %27, 1
  %97 = icmp eq i64 %96, %20
  br i1 %97, label %25, label %26

98:
  %99 = phi i64 [ %105, %98 ], [ %94, %93 ]
  %100 = add nsw i64 %99, %69
  %101 = getelementptr inbounds float, ptr %5, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = add nsw i64 %99, %70
  %104 = getelementptr inbounds float, ptr %7, i64 %103
  store float %102, ptr %104, align 4
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, %71
  br i1 %106, label %95, label %98
}

define internal void @__enzyme_cc_matrix_diagonal_c(i64 %0, i32 %1, float %2, ptr nocapture %3, i64 %4, ptr nocapture %5, i64 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:
  %11 = shl i64 %4, 1
  %12 = add i64 %11, 2
  %13 = icmp eq i32 %1, 0
  %14 = select i1 %13, i64 2, i64 1
  %15 = mul i64 %14, %6
  %16 = icmp eq i32 %7, 0
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %10 ], [ %27, %26 ]
  %20 = mul i64 %12, %19
  %21 = getelementptr inbounds float, ptr %3, i64 %20
  %22 = mul i64 %15, %19
  %23 = getelementptr inbounds float, ptr %5, i64 %22
  %24 = select i1 %16, ptr %23, ptr %21
  %25 = select i1 %16, ptr %21, ptr %23
  br label %29

26:
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %17, label %18

29:
  %30 = phi i64 [ 0, %18 ], [ %37, %29 ]
  %31 = getelementptr inbounds float, ptr %24, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = fmul float %32, %2
  %34 = getelementptr inbounds float, ptr %25, i64 %30
  %35 = load float, ptr %34, align 4
  %36 = fadd float %35, %33
  store float %36, ptr %34, align 4
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %14
  br i1 %38, label %26, label %29
}

define internal void @__enzyme_cc_matrix_divided_c(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5) nounwind willreturn {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %15

8:
  %9 = icmp eq i32 %5, 0
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %17, %16 ]
  %12 = mul nsw i64 %11, %3
  %13 = shl nuw nsw i64 %11, 1
  %14 = getelementptr inbounds float, ptr %4, i64 %13
  br label %19

15:
  ret void

16:
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %15, label %10

19:
  %20 = phi i64 [ 0, %10 ], [ %67, %19 ]
  %21 = mul nsw i64 %20, %2
  %22 = add nsw i64 %21, %12
  %23 = shl nsw i64 %22, 1
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  %25 = shl nuw nsw i64 %20, 1
  %26 = getelementptr inbounds float, ptr %4, i64 %25
  %27 = load <2 x float>, ptr %14, align 4
  %28 = load <2 x float>, ptr %26, align 4
  %29 = fsub <2 x float> %27, %28
  %30 = extractelement <2 x float> %29, i64 1
  %31 = fneg float %30
  %32 = select i1 %9, float %30, float %31
  %33 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %29)
  %34 = extractelement <2 x float> %33, i64 0
  %35 = extractelement <2 x float> %33, i64 1
  %36 = fcmp ogt float %34, %35
  %37 = extractelement <2 x float> %29, i64 0
  %38 = fcmp uno float %37, 0.000000e+00
  %39 = or i1 %38, %36
  %40 = select i1 %39, float %34, float %35
  %41 = insertelement <2 x float> %29, float %32, i64 1
  %42 = insertelement <2 x float> poison, float %40, i64 0
  %43 = shufflevector <2 x float> %42, <2 x float> poison, <2 x i32> zeroinitializer
  %44 = fdiv <2 x float> %41, %43
  %45 = fmul <2 x float> %44, %44
  %46 = shufflevector <2 x float> %45, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %47 = fadd <2 x float> %45, %46
  %48 = extractelement <2 x float> %47, i64 0
  %49 = fmul float %40, %48
  %50 = fcmp oeq float %40, 0.000000e+00
  %51 = load <2 x float>, ptr %24, align 4
  %52 = fdiv <2 x float> %41, %42
  %53 = shufflevector <2 x float> %52, <2 x float> poison, <2 x i32> zeroinitializer
  %54 = fmul <2 x float> %51, %53
  %55 = shufflevector <2 x float> %44, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %56 = fmul <2 x float> %51, %55
  %57 = shufflevector <2 x float> %56, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %58 = fadd <2 x float> %54, %57
  %59 = fsub <2 x float> %54, %57
  %60 = shufflevector <2 x float> %58, <2 x float> %59, <2 x i32> <i32 0, i32 3>
  %61 = insertelement <2 x float> poison, float %49, i64 0
  %62 = shufflevector <2 x float> %61, <2 x float> poison, <2 x i32> zeroinitializer
  %63 = fdiv <2 x float> %60, %62
  %64 = insertelement <2 x i1> poison, i1 %50, i64 0
  %65 = shufflevector <2 x i1> %64, <2 x i1> poison, <2 x i32> zeroinitializer
  %66 = select <2 x i1> %65, <2 x float> zeroinitializer, <2 x float> %63
  store <2 x float> %66, ptr %24, align 4
  %67 = add nuw nsw i64 %20, 1
  %68 = icmp eq i64 %67, %0
  br i1 %68, label %16, label %19
}

define internal void @__enzyme_cc_matrix_eliminated_c(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, ptr nocapture %7, i64 %8, ptr nocapture readonly %9, i64 %10) nounwind willreturn {
  %12 = icmp eq i32 %6, 0
  %13 = icmp sgt i64 %1, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %36

15:
  %16 = phi i64 [ %34, %33 ], [ 0, %11 ]
  %17 = sub nsw i64 %16, %3
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 0)
  %19 = add nsw i64 %17, %2
  %20 = tail call i64 @llvm.smin.i64(i64 %0, i64 %19)
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %33

22:
  %23 = mul nsw i64 %16, %8
  %24 = sub i64 %3, %16
  %25 = add i64 %24, %23
  br label %26

26:
  %27 = phi i64 [ %18, %22 ], [ %31, %26 ]
  %28 = add i64 %25, %27
  %29 = shl nsw i64 %28, 1
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  store <2 x float> zeroinitializer, ptr %30, align 4
  %31 = add nuw nsw i64 %27, 1
  %32 = icmp slt i64 %31, %20
  br i1 %32, label %26, label %33

33:
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %36, label %15

36:
  %37 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %41

39:
  %40 = icmp eq i32 %5, 0
  br label %44

41:
  %42 = icmp slt i64 %1, 1
  %43 = or i1 %42, %12
  br i1 %43, label %400, label %379

44:
  %45 = phi i64 [ 0, %39 ], [ %377, %376 ]
  %46 = xor i64 %45, -1
  %47 = add i64 %37, %46
  %48 = select i1 %12, i64 %45, i64 %47
  br i1 %40, label %52, label %49

49:
  %50 = getelementptr inbounds i64, ptr %4, i64 %48
  %51 = load i64, ptr %50, align 8
  br label %56

52:
  %53 = getelementptr inbounds i32, ptr %4, i64 %48
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  br label %56

56:
  %57 = phi i64 [ %51, %49 ], [ %55, %52 ]
  %58 = add nsw i64 %57, -1
  %59 = add i64 %48, 1
  %60 = add i64 %59, %2
  %61 = tail call i64 @llvm.smin.i64(i64 %0, i64 %60)
  %62 = add nsw i64 %48, %3
  %63 = add nsw i64 %62, 1
  %64 = tail call i64 @llvm.smin.i64(i64 %1, i64 %63)
  %65 = mul nsw i64 %48, %10
  %66 = add nsw i64 %65, %3
  %67 = shl nsw i64 %66, 1
  %68 = getelementptr inbounds float, ptr %9, i64 %67
  br i1 %12, label %69, label %163

69:
  %70 = icmp ne i64 %58, %48
  %71 = icmp slt i64 %45, %64
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %75

73:
  %74 = add nsw i64 %58, %3
  br label %83

75:
  %76 = icmp slt i64 %59, %61
  br i1 %76, label %77, label %163

77:
  %78 = sub i64 %3, %48
  %79 = mul nsw i64 %48, %8
  %80 = add nsw i64 %79, %3
  %81 = shl nsw i64 %80, 1
  %82 = getelementptr inbounds float, ptr %7, i64 %81
  br label %98

83:
  %84 = phi i64 [ %45, %73 ], [ %96, %83 ]
  %85 = sub i64 %62, %84
  %86 = mul nsw i64 %84, %8
  %87 = add nsw i64 %85, %86
  %88 = shl nsw i64 %87, 1
  %89 = getelementptr inbounds float, ptr %7, i64 %88
  %90 = sub i64 %74, %84
  %91 = add nsw i64 %90, %86
  %92 = shl nsw i64 %91, 1
  %93 = getelementptr inbounds float, ptr %7, i64 %92
  %94 = load <2 x float>, ptr %89, align 4
  %95 = load <2 x float>, ptr %93, align 4
  store <2 x float> %95, ptr %89, align 4
  store <2 x float> %94, ptr %93, align 4
  %96 = add nuw nsw i64 %84, 1
  %97 = icmp slt i64 %96, %64
  br i1 %97, label %83, label %75

98:
  %99 = phi i64 [ %59, %77 ], [ %161, %98 ]
  %100 = add i64 %78, %99
  %101 = add nsw i64 %100, %79
  %102 = shl nsw i64 %101, 1
  %103 = getelementptr inbounds float, ptr %7, i64 %102
  %104 = add nsw i64 %100, %65
  %105 = shl nsw i64 %104, 1
  %106 = getelementptr inbounds float, ptr %9, i64 %105
  %107 = load <2 x float>, ptr %106, align 4
  %108 = load <2 x float>, ptr %82, align 4
  %109 = fmul <2 x float> %107, %108
  %110 = shufflevector <2 x float> %109, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %111 = fsub <2 x float> %109, %110
  %112 = extractelement <2 x float> %111, i64 0
  %113 = load float, ptr %103, align 4
  %114 = getelementptr inbounds float, ptr %103, i64 1
  %115 = load float, ptr %114, align 4
  %116 = fsub float %113, %112
  store float %116, ptr %103, align 4
  %117 = load float, ptr %106, align 4
  %118 = extractelement <2 x float> %108, i64 1
  %119 = fmul float %118, %117
  %120 = load float, ptr %82, align 4
  %121 = extractelement <2 x float> %107, i64 1
  %122 = fmul float %121, %120
  %123 = fadd float %119, %122
  %124 = fsub float %115, %123
  store float %124, ptr %114, align 4
  %125 = load <2 x float>, ptr %68, align 4
  %126 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %125)
  %127 = extractelement <2 x float> %126, i64 0
  %128 = extractelement <2 x float> %126, i64 1
  %129 = fcmp ogt float %127, %128
  %130 = extractelement <2 x float> %125, i64 0
  %131 = fcmp uno float %130, 0.000000e+00
  %132 = or i1 %131, %129
  %133 = select i1 %132, float %127, float %128
  %134 = insertelement <2 x float> poison, float %133, i64 0
  %135 = shufflevector <2 x float> %134, <2 x float> poison, <2 x i32> zeroinitializer
  %136 = fdiv <2 x float> %125, %135
  %137 = fmul <2 x float> %136, %136
  %138 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %139 = fadd <2 x float> %137, %138
  %140 = extractelement <2 x float> %139, i64 0
  %141 = fmul float %133, %140
  %142 = fcmp oeq float %133, 0.000000e+00
  %143 = insertelement <2 x float> poison, float %116, i64 0
  %144 = insertelement <2 x float> %143, float %124, i64 1
  %145 = fdiv <2 x float> %125, %134
  %146 = shufflevector <2 x float> %145, <2 x float> poison, <2 x i32> zeroinitializer
  %147 = fmul <2 x float> %144, %146
  %148 = insertelement <2 x float> poison, float %124, i64 0
  %149 = insertelement <2 x float> %148, float %116, i64 1
  %150 = shufflevector <2 x float> %136, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %151 = fmul <2 x float> %149, %150
  %152 = fadd <2 x float> %147, %151
  %153 = fsub <2 x float> %147, %151
  %154 = shufflevector <2 x float> %152, <2 x float> %153, <2 x i32> <i32 0, i32 3>
  %155 = insertelement <2 x float> poison, float %141, i64 0
  %156 = shufflevector <2 x float> %155, <2 x float> poison, <2 x i32> zeroinitializer
  %157 = fdiv <2 x float> %154, %156
  %158 = insertelement <2 x i1> poison, i1 %142, i64 0
  %159 = shufflevector <2 x i1> %158, <2 x i1> poison, <2 x i32> zeroinitializer
  %160 = select <2 x i1> %159, <2 x float> zeroinitializer, <2 x float> %157
  store <2 x float> %160, ptr %103, align 4
  %161 = add nsw i64 %99, 1
  %162 = icmp eq i64 %161, %61
  br i1 %162, label %163, label %98

163:
  %164 = icmp slt i64 %59, %64
  br i1 %164, label %165, label %185

165:
  %166 = icmp slt i64 %59, %61
  %167 = mul nsw i64 %48, %8
  br label %168

168:
  %169 = phi i64 [ %48, %165 ], [ %170, %195 ]
  %170 = phi i64 [ %59, %165 ], [ %196, %195 ]
  br i1 %166, label %171, label %195

171:
  %172 = xor i64 %169, -1
  %173 = mul nsw i64 %170, %8
  %174 = add i64 %173, %172
  %175 = sub nsw i64 %62, %170
  %176 = mul nsw i64 %170, %10
  %177 = add nsw i64 %175, %176
  %178 = shl nsw i64 %177, 1
  %179 = getelementptr inbounds float, ptr %9, i64 %178
  %180 = getelementptr inbounds float, ptr %179, i64 1
  %181 = add nsw i64 %175, %173
  %182 = shl nsw i64 %181, 1
  %183 = getelementptr inbounds float, ptr %7, i64 %182
  %184 = getelementptr inbounds float, ptr %183, i64 1
  br label %198

185:
  br i1 %12, label %376, label %186

186:
  %187 = icmp slt i64 %59, %61
  br i1 %187, label %188, label %291

188:
  %189 = sub i64 %3, %48
  %190 = mul nsw i64 %48, %8
  %191 = add nsw i64 %190, %3
  %192 = shl nsw i64 %191, 1
  %193 = getelementptr inbounds float, ptr %7, i64 %192
  %194 = getelementptr inbounds float, ptr %193, i64 1
  br label %297

195:
  %196 = add nsw i64 %170, 1
  %197 = icmp eq i64 %196, %64
  br i1 %197, label %185, label %168

198:
  %199 = phi i64 [ %59, %171 ], [ %289, %288 ]
  %200 = add nsw i64 %199, %3
  %201 = load float, ptr %180, align 4
  %202 = load float, ptr %179, align 4
  br i1 %12, label %246, label %203

203:
  %204 = sub nsw i64 %200, %48
  %205 = add nsw i64 %204, %167
  %206 = shl nsw i64 %205, 1
  %207 = getelementptr inbounds float, ptr %7, i64 %206
  %208 = add i64 %174, %200
  %209 = shl nsw i64 %208, 1
  %210 = getelementptr inbounds float, ptr %7, i64 %209
  %211 = getelementptr inbounds float, ptr %210, i64 1
  %212 = load float, ptr %211, align 4
  %213 = load float, ptr %210, align 4
  %214 = fmul float %213, %202
  %215 = fmul float %212, %201
  %216 = fadd float %215, %214
  %217 = load float, ptr %207, align 4
  %218 = fsub float %217, %216
  store float %218, ptr %207, align 4
  %219 = load float, ptr %210, align 4
  %220 = load float, ptr %179, align 4
  %221 = fmul float %212, %220
  %222 = fmul float %201, %219
  %223 = fsub float %221, %222
  %224 = getelementptr inbounds float, ptr %207, i64 1
  %225 = load float, ptr %224, align 4
  %226 = fsub float %225, %223
  store float %226, ptr %224, align 4
  %227 = add nsw i64 %204, %65
  %228 = shl nsw i64 %227, 1
  %229 = getelementptr inbounds float, ptr %9, i64 %228
  %230 = load float, ptr %211, align 4
  %231 = getelementptr inbounds float, ptr %229, i64 1
  %232 = load float, ptr %231, align 4
  %233 = load float, ptr %229, align 4
  %234 = fmul float %219, %233
  %235 = fmul float %230, %232
  %236 = fadd float %235, %234
  %237 = load float, ptr %183, align 4
  %238 = fsub float %237, %236
  store float %238, ptr %183, align 4
  %239 = load float, ptr %210, align 4
  %240 = load float, ptr %229, align 4
  %241 = fmul float %230, %240
  %242 = fmul float %232, %239
  %243 = fsub float %241, %242
  %244 = load float, ptr %184, align 4
  %245 = fsub float %244, %243
  store float %245, ptr %184, align 4
  br label %288

246:
  %247 = add i64 %174, %200
  %248 = shl nsw i64 %247, 1
  %249 = getelementptr inbounds float, ptr %7, i64 %248
  %250 = sub nsw i64 %200, %48
  %251 = add nsw i64 %250, %167
  %252 = shl nsw i64 %251, 1
  %253 = getelementptr inbounds float, ptr %7, i64 %252
  %254 = getelementptr inbounds float, ptr %253, i64 1
  %255 = load float, ptr %254, align 4
  %256 = load float, ptr %253, align 4
  %257 = fmul float %256, %202
  %258 = fmul float %255, %201
  %259 = fsub float %257, %258
  %260 = load float, ptr %249, align 4
  %261 = fsub float %260, %259
  store float %261, ptr %249, align 4
  %262 = load float, ptr %253, align 4
  %263 = fmul float %201, %262
  %264 = load float, ptr %179, align 4
  %265 = fmul float %255, %264
  %266 = fadd float %263, %265
  %267 = getelementptr inbounds float, ptr %249, i64 1
  %268 = load float, ptr %267, align 4
  %269 = fsub float %268, %266
  store float %269, ptr %267, align 4
  %270 = add nsw i64 %250, %65
  %271 = shl nsw i64 %270, 1
  %272 = getelementptr inbounds float, ptr %9, i64 %271
  %273 = getelementptr inbounds float, ptr %272, i64 1
  %274 = load float, ptr %273, align 4
  %275 = load float, ptr %184, align 4
  %276 = load float, ptr %272, align 4
  %277 = load float, ptr %183, align 4
  %278 = fmul float %276, %277
  %279 = fmul float %274, %275
  %280 = fsub float %278, %279
  %281 = fsub float %261, %280
  store float %281, ptr %249, align 4
  %282 = load float, ptr %272, align 4
  %283 = fmul float %275, %282
  %284 = load float, ptr %183, align 4
  %285 = fmul float %274, %284
  %286 = fadd float %283, %285
  %287 = fsub float %269, %286
  store float %287, ptr %267, align 4
  br label %288

288:
  %289 = add nsw i64 %199, 1
  %290 = icmp eq i64 %289, %61
  br i1 %290, label %195, label %198

291:
  %292 = icmp ne i64 %58, %48
  %293 = icmp slt i64 %48, %64
  %294 = select i1 %292, i1 %293, i1 false
  br i1 %294, label %295, label %376

295:
  %296 = add nsw i64 %58, %3
  br label %361

297:
  %298 = phi i64 [ %59, %188 ], [ %359, %297 ]
  %299 = add i64 %189, %298
  %300 = add nsw i64 %299, %190
  %301 = shl nsw i64 %300, 1
  %302 = getelementptr inbounds float, ptr %7, i64 %301
  %303 = load <2 x float>, ptr %68, align 4
  %304 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %303)
  %305 = extractelement <2 x float> %304, i64 0
  %306 = extractelement <2 x float> %304, i64 1
  %307 = fcmp ogt float %305, %306
  %308 = extractelement <2 x float> %303, i64 0
  %309 = fcmp uno float %308, 0.000000e+00
  %310 = or i1 %309, %307
  %311 = select i1 %310, float %305, float %306
  %312 = fneg <2 x float> %303
  %313 = shufflevector <2 x float> %303, <2 x float> %312, <2 x i32> <i32 0, i32 3>
  %314 = insertelement <2 x float> poison, float %311, i64 0
  %315 = shufflevector <2 x float> %314, <2 x float> poison, <2 x i32> zeroinitializer
  %316 = fdiv <2 x float> %313, %315
  %317 = fmul <2 x float> %316, %316
  %318 = shufflevector <2 x float> %317, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %319 = fadd <2 x float> %317, %318
  %320 = extractelement <2 x float> %319, i64 0
  %321 = fmul float %311, %320
  %322 = fcmp oeq float %311, 0.000000e+00
  %323 = load <2 x float>, ptr %302, align 4
  %324 = fdiv <2 x float> %313, %314
  %325 = shufflevector <2 x float> %324, <2 x float> poison, <2 x i32> zeroinitializer
  %326 = fmul <2 x float> %323, %325
  %327 = shufflevector <2 x float> %316, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %328 = fmul <2 x float> %323, %327
  %329 = shufflevector <2 x float> %328, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %330 = fadd <2 x float> %326, %329
  %331 = fsub <2 x float> %326, %329
  %332 = shufflevector <2 x float> %330, <2 x float> %331, <2 x i32> <i32 0, i32 3>
  %333 = insertelement <2 x float> poison, float %321, i64 0
  %334 = shufflevector <2 x float> %333, <2 x float> poison, <2 x i32> zeroinitializer
  %335 = fdiv <2 x float> %332, %334
  %336 = insertelement <2 x i1> poison, i1 %322, i64 0
  %337 = shufflevector <2 x i1> %336, <2 x i1> poison, <2 x i32> zeroinitializer
  %338 = select <2 x i1> %337, <2 x float> zeroinitializer, <2 x float> %335
  store <2 x float> %338, ptr %302, align 4
  %339 = add nsw i64 %299, %65
  %340 = shl nsw i64 %339, 1
  %341 = getelementptr inbounds float, ptr %9, i64 %340
  %342 = getelementptr inbounds float, ptr %341, i64 1
  %343 = load float, ptr %342, align 4
  %344 = load float, ptr %341, align 4
  %345 = extractelement <2 x float> %338, i64 0
  %346 = fmul float %344, %345
  %347 = extractelement <2 x float> %338, i64 1
  %348 = fmul float %343, %347
  %349 = fadd float %346, %348
  %350 = load float, ptr %193, align 4
  %351 = fsub float %350, %349
  store float %351, ptr %193, align 4
  %352 = load float, ptr %302, align 4
  %353 = load float, ptr %341, align 4
  %354 = fmul float %353, %347
  %355 = fmul float %343, %352
  %356 = fsub float %354, %355
  %357 = load float, ptr %194, align 4
  %358 = fsub float %357, %356
  store float %358, ptr %194, align 4
  %359 = add nsw i64 %298, 1
  %360 = icmp eq i64 %359, %61
  br i1 %360, label %291, label %297

361:
  %362 = phi i64 [ %48, %295 ], [ %374, %361 ]
  %363 = sub i64 %62, %362
  %364 = mul nsw i64 %362, %8
  %365 = add nsw i64 %363, %364
  %366 = shl nsw i64 %365, 1
  %367 = getelementptr inbounds float, ptr %7, i64 %366
  %368 = sub i64 %296, %362
  %369 = add nsw i64 %368, %364
  %370 = shl nsw i64 %369, 1
  %371 = getelementptr inbounds float, ptr %7, i64 %370
  %372 = load <2 x float>, ptr %367, align 4
  %373 = load <2 x float>, ptr %371, align 4
  store <2 x float> %373, ptr %367, align 4
  store <2 x float> %372, ptr %371, align 4
  %374 = add nsw i64 %362, 1
  %375 = icmp slt i64 %374, %64
  br i1 %375, label %361, label %376

376:
  %377 = add nuw nsw i64 %45, 1
  %378 = icmp eq i64 %377, %37
  br i1 %378, label %41, label %44

379:
  %380 = phi i64 [ %398, %397 ], [ 0, %41 ]
  %381 = sub nsw i64 %380, %3
  %382 = tail call i64 @llvm.smax.i64(i64 %381, i64 0)
  %383 = add nsw i64 %381, %2
  %384 = tail call i64 @llvm.smin.i64(i64 %0, i64 %383)
  %385 = icmp slt i64 %382, %384
  br i1 %385, label %386, label %397

386:
  %387 = mul nsw i64 %380, %8
  %388 = sub i64 %3, %380
  %389 = add i64 %388, %387
  br label %390

390:
  %391 = phi i64 [ %382, %386 ], [ %395, %390 ]
  %392 = add i64 %389, %391
  %393 = shl nsw i64 %392, 1
  %394 = getelementptr inbounds float, ptr %7, i64 %393
  store <2 x float> zeroinitializer, ptr %394, align 4
  %395 = add nuw nsw i64 %391, 1
  %396 = icmp slt i64 %395, %384
  br i1 %396, label %390, label %397

397:
  %398 = add nuw nsw i64 %380, 1
  %399 = icmp eq i64 %398, %1
  br i1 %399, label %400, label %379

400:
  ret void
}

define internal void @__enzyme_cc_matrix_exchanged_c(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, ptr nocapture readonly %5, i32 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %7, 0
  %12 = icmp eq i32 %6, 0
  %13 = icmp slt i64 %1, 1
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %10 ], [ %49, %48 ]
  %17 = xor i64 %16, -1
  %18 = add i64 %17, %0
  %19 = select i1 %11, i64 %16, i64 %18
  br i1 %12, label %23, label %20

20:
  %21 = getelementptr inbounds i64, ptr %5, i64 %19
  %22 = load i64, ptr %21, align 8
  br label %27

23:
  %24 = getelementptr inbounds i32, ptr %5, i64 %19
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  br label %27

27:
  %28 = phi i64 [ %22, %20 ], [ %26, %23 ]
  %29 = add nsw i64 %28, -1
  %30 = icmp eq i64 %29, %19
  %31 = or i1 %30, %13
  br i1 %31, label %48, label %32

32:
  %33 = mul nsw i64 %19, %3
  %34 = mul nsw i64 %29, %3
  br label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %46, %35 ]
  %37 = mul nsw i64 %36, %4
  %38 = add nsw i64 %37, %33
  %39 = shl nsw i64 %38, 1
  %40 = getelementptr inbounds float, ptr %2, i64 %39
  %41 = add nsw i64 %37, %34
  %42 = shl nsw i64 %41, 1
  %43 = getelementptr inbounds float, ptr %2, i64 %42
  %44 = load <2 x float>, ptr %40, align 4
  %45 = load <2 x float>, ptr %43, align 4
  store <2 x float> %45, ptr %40, align 4
  store <2 x float> %44, ptr %43, align 4
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %48, label %35

48:
  %49 = add nuw nsw i64 %16, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %14, label %15
}

define internal void @__enzyme_cc_matrix_filled_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, ptr nocapture writeonly %7, i64 %8) nounwind willreturn {
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %13

11:
  %12 = icmp eq i32 %5, 3
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %11 ], [ %51, %50 ]
  %16 = mul nsw i64 %15, %8
  switch i64 %0, label %41 [
    i64 1, label %17
    i64 2, label %20
    i64 3, label %22
    i64 4, label %31
    i64 5, label %35
  ]

17:
  %18 = add nuw nsw i64 %15, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  br label %41

20:
  %21 = add nsw i64 %16, %15
  br label %41

22:
  %23 = sub nsw i64 %15, %4
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = add nuw nsw i64 %15, 1
  %26 = add i64 %25, %3
  %27 = tail call i64 @llvm.smin.i64(i64 %1, i64 %26)
  %28 = sub i64 %4, %15
  %29 = add i64 %28, %16
  %30 = add i64 %29, %24
  br label %41

31:
  %32 = add nuw nsw i64 %15, 1
  %33 = mul nsw i64 %32, %15
  %34 = lshr i64 %33, 1
  br label %41

35:
  %36 = mul nsw i64 %15, %1
  %37 = add nsw i64 %15, -1
  %38 = mul nsw i64 %37, %15
  %39 = sdiv i64 %38, -2
  %40 = add i64 %39, %36
  br label %41

41:
  %42 = phi i64 [ %16, %14 ], [ %40, %35 ], [ %34, %31 ], [ %30, %22 ], [ %21, %20 ], [ %16, %17 ]
  %43 = phi i64 [ %1, %14 ], [ %1, %35 ], [ %32, %31 ], [ %27, %22 ], [ %1, %20 ], [ %19, %17 ]
  %44 = phi i64 [ 0, %14 ], [ %15, %35 ], [ 0, %31 ], [ %24, %22 ], [ %15, %20 ], [ 0, %17 ]
  %45 = add nsw i64 %43, %42
  %46 = sub i64 %45, %44
  %47 = icmp slt i64 %42, %46
  br i1 %47, label %48, label %50

48:
  %49 = sub i64 %44, %42
  br label %53

50:
  %51 = add nuw nsw i64 %15, 1
  %52 = icmp eq i64 %51, %2
  br i1 %52, label %13, label %14

53:
  %54 = phi i64 [ %42, %48 ], [ %64, %63 ]
  %55 = add i64 %49, %54
  %56 = icmp eq i64 %55, %15
  %57 = select i1 %12, i1 %56, i1 false
  br i1 %57, label %63, label %58

58:
  %59 = shl nsw i64 %54, 1
  %60 = getelementptr inbounds float, ptr %7, i64 %59
  store float %6, ptr %60, align 4
  %61 = or i64 %59, 1
  %62 = getelementptr inbounds float, ptr %7, i64 %61
  store float 0.000000e+00, ptr %62, align 4
  br label %63

63:
  %64 = add nsw i64 %54, 1
  %65 = icmp eq i64 %64, %46
  br i1 %65, label %50, label %53
}

define internal void @__enzyme_cc_matrix_gathered_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, float %7, ptr nocapture readonly %8, i64 %9, ptr nocapture %10, i64 %11) nounwind willreturn {
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %17

14:
  %15 = icmp eq i32 %5, 3
  %16 = icmp eq i32 %5, 2
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %14 ], [ %56, %55 ]
  %20 = mul nsw i64 %19, %11
  switch i64 %0, label %45 [
    i64 1, label %21
    i64 2, label %24
    i64 3, label %26
    i64 4, label %35
    i64 5, label %39
  ]

21:
  %22 = add nuw nsw i64 %19, 1
  %23 = tail call i64 @llvm.smin.i64(i64 %22, i64 %1)
  br label %45

24:
  %25 = add nsw i64 %20, %19
  br label %45

26:
  %27 = sub nsw i64 %19, %4
  %28 = tail call i64 @llvm.smax.i64(i64 %27, i64 0)
  %29 = add nuw nsw i64 %19, 1
  %30 = add i64 %29, %3
  %31 = tail call i64 @llvm.smin.i64(i64 %1, i64 %30)
  %32 = sub i64 %4, %19
  %33 = add i64 %32, %20
  %34 = add i64 %33, %28
  br label %45

35:
  %36 = add nuw nsw i64 %19, 1
  %37 = mul nsw i64 %36, %19
  %38 = lshr i64 %37, 1
  br label %50

39:
  %40 = mul nsw i64 %19, %1
  %41 = add nsw i64 %19, -1
  %42 = mul nsw i64 %41, %19
  %43 = sdiv i64 %42, -2
  %44 = add i64 %43, %40
  br label %45

45:
  %46 = phi i64 [ 0, %18 ], [ %19, %39 ], [ %28, %26 ], [ %19, %24 ], [ 0, %21 ]
  %47 = phi i64 [ %1, %18 ], [ %1, %39 ], [ %31, %26 ], [ %1, %24 ], [ %23, %21 ]
  %48 = phi i64 [ %20, %18 ], [ %44, %39 ], [ %34, %26 ], [ %25, %24 ], [ %20, %21 ]
  %49 = icmp slt i64 %46, %47
  br i1 %49, label %50, label %55

50:
  %51 = phi i64 [ %38, %35 ], [ %48, %45 ]
  %52 = phi i64 [ %36, %35 ], [ %47, %45 ]
  %53 = phi i64 [ 0, %35 ], [ %46, %45 ]
  %54 = mul nsw i64 %19, %9
  br label %58

55:
  %56 = add nuw nsw i64 %19, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %17, label %18

58:
  %59 = phi i64 [ %51, %50 ], [ %115, %113 ]
  %60 = phi i64 [ %53, %50 ], [ %114, %113 ]
  %61 = add nsw i64 %60, %54
  %62 = shl nsw i64 %61, 1
  %63 = getelementptr inbounds float, ptr %8, i64 %62
  switch i32 %5, label %64 [
    i32 3, label %67
    i32 0, label %67
  ]

64:
  %65 = mul nsw i64 %60, %9
  %66 = add nsw i64 %65, %19
  br label %67

67:
  %68 = phi i64 [ %66, %64 ], [ 0, %58 ], [ 0, %58 ]
  %69 = shl nsw i64 %68, 1
  %70 = getelementptr inbounds float, ptr %8, i64 %69
  %71 = load float, ptr %63, align 4
  %72 = getelementptr inbounds float, ptr %63, i64 1
  %73 = load float, ptr %72, align 4
  %74 = fmul float %73, %6
  %75 = fmul float %71, %7
  %76 = fadd float %75, %74
  %77 = load float, ptr %70, align 4
  %78 = fmul float %77, %6
  %79 = getelementptr inbounds float, ptr %70, i64 1
  %80 = load float, ptr %79, align 4
  %81 = fmul float %80, %7
  %82 = fsub float %78, %81
  %83 = fmul float %80, %6
  %84 = fmul float %77, %7
  %85 = fadd float %84, %83
  %86 = shl nsw i64 %59, 1
  %87 = getelementptr inbounds float, ptr %10, i64 %86
  %88 = icmp eq i64 %60, %19
  %89 = and i1 %15, %88
  br i1 %89, label %113, label %90

90:
  %91 = fmul float %71, %6
  %92 = fmul float %73, %7
  %93 = fsub float %91, %92
  %94 = load float, ptr %87, align 4
  %95 = fadd float %93, %94
  store float %95, ptr %87, align 4
  %96 = and i1 %16, %88
  br i1 %96, label %101, label %97

97:
  %98 = getelementptr inbounds float, ptr %87, i64 1
  %99 = load float, ptr %98, align 4
  %100 = fadd float %76, %99
  store float %100, ptr %98, align 4
  br label %101

101:
  br i1 %88, label %113, label %102

102:
  switch i32 %5, label %103 [
    i32 3, label %113
    i32 0, label %113
  ]

103:
  %104 = fneg float %85
  %105 = select i1 %16, float %104, float %85
  %106 = getelementptr inbounds float, ptr %87, i64 1
  %107 = load float, ptr %106, align 4
  %108 = insertelement <2 x float> poison, float %82, i64 0
  %109 = insertelement <2 x float> %108, float %105, i64 1
  %110 = insertelement <2 x float> poison, float %95, i64 0
  %111 = insertelement <2 x float> %110, float %107, i64 1
  %112 = fadd <2 x float> %109, %111
  store <2 x float> %112, ptr %87, align 4
  br label %113

113:
  %114 = add nuw nsw i64 %60, 1
  %115 = add nsw i64 %59, 1
  %116 = icmp eq i64 %114, %52
  br i1 %116, label %55, label %58
}

define internal void @__enzyme_cc_matrix_halved_c(i64 %0, i32 %1, ptr nocapture %2, i64 %3) nounwind willreturn {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %1, 0
  %8 = shl i64 %3, 1
  %9 = add i64 %8, 2
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %13, %27 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp slt i64 %13, %0
  br i1 %14, label %15, label %27

15:
  %16 = mul nsw i64 %12, %3
  br label %17

17:
  %18 = phi i64 [ %13, %15 ], [ %25, %17 ]
  %19 = mul nsw i64 %18, %3
  %20 = add nsw i64 %19, %12
  %21 = add nsw i64 %18, %16
  %22 = select i1 %7, i64 %21, i64 %20
  %23 = shl nsw i64 %22, 1
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  store <2 x float> zeroinitializer, ptr %24, align 4
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp slt i64 %25, %0
  br i1 %26, label %17, label %27

27:
  %28 = mul i64 %9, %12
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %30, 5.000000e-01
  store float %31, ptr %29, align 4
  %32 = or i64 %28, 1
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  store float 0.000000e+00, ptr %33, align 4
  %34 = icmp eq i64 %13, %0
  br i1 %34, label %10, label %11
}

define internal void @__enzyme_cc_matrix_mirrored_c(i64 %0, i32 %1, ptr nocapture %2, i64 %3) nounwind willreturn {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %1, 0
  %8 = shl i64 %3, 1
  %9 = add i64 %8, 2
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %13, %17 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp slt i64 %13, %0
  br i1 %14, label %15, label %17

15:
  %16 = mul nsw i64 %12, %3
  br label %22

17:
  %18 = mul i64 %9, %12
  %19 = or i64 %18, 1
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  store float 0.000000e+00, ptr %20, align 4
  %21 = icmp eq i64 %13, %0
  br i1 %21, label %10, label %11

22:
  %23 = phi i64 [ %13, %15 ], [ %38, %22 ]
  %24 = add nsw i64 %23, %16
  %25 = mul nsw i64 %23, %3
  %26 = add nsw i64 %25, %12
  %27 = select i1 %7, i64 %26, i64 %24
  %28 = shl nsw i64 %27, 1
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = select i1 %7, i64 %24, i64 %26
  %31 = shl nsw i64 %30, 1
  %32 = getelementptr inbounds float, ptr %2, i64 %31
  %33 = load float, ptr %29, align 4
  store float %33, ptr %32, align 4
  %34 = getelementptr inbounds float, ptr %29, i64 1
  %35 = load float, ptr %34, align 4
  %36 = fneg float %35
  %37 = getelementptr inbounds float, ptr %32, i64 1
  store float %36, ptr %37, align 4
  %38 = add nuw nsw i64 %23, 1
  %39 = icmp slt i64 %38, %0
  br i1 %39, label %22, label %17
}

define internal void @__enzyme_cc_matrix_normed_c(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i64 %5, i64 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:
  %11 = icmp eq i64 %0, 1
  %12 = icmp eq i32 %7, 0
  %13 = getelementptr float, ptr %1, i64 1
  %14 = getelementptr float, ptr %1, i64 1
  br label %15

15:
  %16 = phi i64 [ 0, %10 ], [ %149, %148 ]
  %17 = mul nsw i64 %16, %6
  br i1 %11, label %19, label %27

18:
  ret void

19:
  %20 = phi i64 [ 0, %15 ], [ %61, %60 ]
  %21 = mul nsw i64 %20, %5
  %22 = add nsw i64 %21, %17
  %23 = shl nsw i64 %22, 1
  %24 = getelementptr inbounds float, ptr %4, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %16, %3
  br label %66

27:
  %28 = phi i64 [ %61, %60 ], [ 0, %15 ]
  %29 = phi i64 [ %62, %60 ], [ 1, %15 ]
  %30 = mul nsw i64 %29, %5
  %31 = add nsw i64 %30, %17
  %32 = shl nsw i64 %31, 1
  %33 = getelementptr inbounds float, ptr %4, i64 %32
  %34 = getelementptr inbounds float, ptr %33, i64 1
  %35 = mul nsw i64 %28, %5
  %36 = add nsw i64 %35, %17
  %37 = shl nsw i64 %36, 1
  %38 = getelementptr inbounds float, ptr %4, i64 %37
  %39 = getelementptr inbounds float, ptr %38, i64 1
  %40 = load float, ptr %34, align 4
  %41 = fcmp oeq float %40, 0.000000e+00
  %42 = load float, ptr %39, align 4
  %43 = fcmp une float %42, 0.000000e+00
  %44 = xor i1 %41, %43
  br i1 %44, label %45, label %58

45:
  %46 = insertelement <2 x float> poison, float %40, i64 0
  %47 = insertelement <2 x float> %46, float %42, i64 1
  %48 = fmul <2 x float> %47, %47
  %49 = load float, ptr %33, align 4
  %50 = load float, ptr %38, align 4
  %51 = insertelement <2 x float> poison, float %49, i64 0
  %52 = insertelement <2 x float> %51, float %50, i64 1
  %53 = fmul <2 x float> %52, %52
  %54 = fadd <2 x float> %48, %53
  %55 = extractelement <2 x float> %54, i64 0
  %56 = extractelement <2 x float> %54, i64 1
  %57 = fcmp ogt float %55, %56
  br i1 %57, label %59, label %60

58:
  br i1 %41, label %59, label %60

59:
  br label %60

60:
  %61 = phi i64 [ %29, %59 ], [ %28, %45 ], [ %28, %58 ]
  %62 = add nuw nsw i64 %29, 1
  %63 = icmp eq i64 %62, %0
  br i1 %63, label %19, label %27

64:
  %65 = fcmp oeq float %25, 0.000000e+00
  br i1 %65, label %106, label %94

66:
  %67 = phi i64 [ 0, %19 ], [ %92, %66 ]
  %68 = phi <2 x float> [ zeroinitializer, %19 ], [ %91, %66 ]
  %69 = mul nsw i64 %67, %5
  %70 = add nsw i64 %69, %17
  %71 = shl nsw i64 %70, 1
  %72 = getelementptr inbounds float, ptr %4, i64 %71
  %73 = mul nsw i64 %67, %2
  %74 = add nsw i64 %73, %26
  %75 = shl nsw i64 %74, 1
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds float, ptr %76, i64 1
  %79 = load float, ptr %78, align 4
  %80 = load <2 x float>, ptr %72, align 4
  %81 = insertelement <2 x float> poison, float %77, i64 0
  %82 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> zeroinitializer
  %83 = fmul <2 x float> %82, %80
  %84 = insertelement <2 x float> poison, float %79, i64 0
  %85 = shufflevector <2 x float> %84, <2 x float> poison, <2 x i32> zeroinitializer
  %86 = fmul <2 x float> %80, %85
  %87 = shufflevector <2 x float> %86, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %88 = fadd <2 x float> %83, %87
  %89 = fsub <2 x float> %83, %87
  %90 = shufflevector <2 x float> %88, <2 x float> %89, <2 x i32> <i32 0, i32 3>
  %91 = fadd <2 x float> %68, %90
  %92 = add nuw nsw i64 %67, 1
  %93 = icmp eq i64 %92, %0
  br i1 %93, label %64, label %66

94:
  %95 = extractelement <2 x float> %91, i64 1
  br i1 %12, label %96, label %103

96:
  %97 = mul nsw i64 %20, %2
  %98 = mul nsw i64 %16, %3
  %99 = add nsw i64 %97, %98
  %100 = shl nsw i64 %99, 1
  %101 = getelementptr float, ptr %13, i64 %100
  %102 = load float, ptr %101, align 4
  br label %103

103:
  %104 = phi float [ %102, %96 ], [ %95, %94 ]
  %105 = fdiv float %104, %25
  br label %106

106:
  %107 = phi float [ %105, %103 ], [ 0.000000e+00, %64 ]
  %108 = select i1 %12, float %107, float 0.000000e+00
  %109 = mul nsw i64 %16, %3
  %110 = extractelement <2 x float> %91, i64 0
  br label %112

111:
  br i1 %12, label %148, label %140

112:
  %113 = phi i64 [ 0, %106 ], [ %138, %112 ]
  %114 = mul nsw i64 %113, %2
  %115 = add nsw i64 %114, %109
  %116 = shl nsw i64 %115, 1
  %117 = getelementptr inbounds float, ptr %1, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds float, ptr %117, i64 1
  %120 = load float, ptr %119, align 4
  %121 = mul nsw i64 %113, %5
  %122 = add nsw i64 %121, %17
  %123 = shl nsw i64 %122, 1
  %124 = getelementptr inbounds float, ptr %4, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = fmul float %110, %125
  %127 = getelementptr inbounds float, ptr %124, i64 1
  %128 = load float, ptr %127, align 4
  %129 = fmul float %108, %128
  %130 = fsub float %126, %129
  %131 = fsub float %118, %130
  store float %131, ptr %117, align 4
  %132 = load float, ptr %124, align 4
  %133 = fmul float %108, %132
  %134 = load float, ptr %127, align 4
  %135 = fmul float %110, %134
  %136 = fadd float %133, %135
  %137 = fsub float %120, %136
  store float %137, ptr %119, align 4
  %138 = add nuw nsw i64 %113, 1
  %139 = icmp eq i64 %138, %0
  br i1 %139, label %111, label %112

140:
  %141 = mul nsw i64 %20, %2
  %142 = mul nsw i64 %16, %3
  %143 = add nsw i64 %141, %142
  %144 = shl nsw i64 %143, 1
  %145 = getelementptr float, ptr %14, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = fadd float %107, %146
  store float %147, ptr %145, align 4
  br label %148

148:
  %149 = add nuw nsw i64 %16, 1
  %150 = icmp eq i64 %149, %0
  br i1 %150, label %18, label %15
}

define internal void @__enzyme_cc_matrix_packed_c(i64 %0, i32 %1, ptr nocapture %2, i64 %3, ptr nocapture %4, i32 %5) nounwind willreturn {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %15

8:
  %9 = icmp eq i32 %1, 0
  %10 = shl i64 %3, 1
  %11 = icmp eq i32 %5, 0
  br label %16

12:
  %13 = phi ptr [ %17, %16 ], [ %36, %28 ]
  %14 = icmp eq i64 %21, %0
  br i1 %14, label %15, label %16

15:
  ret void

16:
  %17 = phi ptr [ %4, %8 ], [ %13, %12 ]
  %18 = phi i64 [ 0, %8 ], [ %21, %12 ]
  %19 = shl nuw nsw i64 %18, 1
  %20 = select i1 %9, i64 0, i64 %19
  %21 = add nuw nsw i64 %18, 1
  %22 = select i1 %9, i64 %21, i64 %0
  %23 = shl nsw i64 %22, 1
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %12

25:
  %26 = mul i64 %10, %18
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  br label %28

28:
  %29 = phi ptr [ %17, %25 ], [ %36, %28 ]
  %30 = phi i64 [ %20, %25 ], [ %35, %28 ]
  %31 = getelementptr inbounds float, ptr %27, i64 %30
  %32 = select i1 %11, ptr %31, ptr %29
  %33 = select i1 %11, ptr %29, ptr %31
  %34 = load float, ptr %32, align 4
  store float %34, ptr %33, align 4
  %35 = add nuw nsw i64 %30, 1
  %36 = getelementptr inbounds float, ptr %29, i64 1
  %37 = icmp eq i64 %35, %23
  br i1 %37, label %12, label %28
}

define internal void @__enzyme_cc_matrix_part_c(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %28

10:
  %11 = icmp sgt i64 %0, 0
  %12 = add i32 %7, -1
  %13 = icmp ult i32 %12, 2
  %14 = icmp eq i32 %6, 0
  %15 = icmp eq i32 %5, 0
  %16 = and i32 %7, -2
  %17 = icmp eq i32 %16, 2
  %18 = icmp eq i32 %7, 4
  br label %19

19:
  %20 = phi i64 [ 0, %10 ], [ %30, %29 ]
  br i1 %11, label %23, label %21

21:
  %22 = add nuw nsw i64 %20, 1
  br label %29

23:
  %24 = mul nsw i64 %20, %4
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %0
  %27 = select i1 %26, float 1.000000e+00, float 0x7FF8000000000000
  br label %32

28:
  ret void

29:
  %30 = phi i64 [ %22, %21 ], [ %25, %67 ]
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %28, label %19

32:
  %33 = phi i64 [ 0, %23 ], [ %68, %67 ]
  %34 = mul nsw i64 %33, %3
  %35 = add nsw i64 %34, %24
  %36 = shl nsw i64 %35, 1
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  %38 = icmp ult i64 %33, %20
  %39 = icmp ugt i64 %33, %20
  br label %42

40:
  %41 = icmp eq i64 %33, %20
  br i1 %41, label %58, label %67

42:
  %43 = phi i1 [ true, %32 ], [ false, %52 ]
  %44 = phi i64 [ 0, %32 ], [ 1, %52 ]
  %45 = phi i32 [ 1, %32 ], [ %57, %52 ]
  br i1 %38, label %46, label %47

46:
  br i1 %15, label %50, label %52

47:
  br i1 %39, label %48, label %49

48:
  br i1 %14, label %50, label %52

49:
  br i1 %13, label %50, label %52

50:
  %51 = getelementptr inbounds float, ptr %37, i64 %44
  store float 0.000000e+00, ptr %51, align 4
  br label %52

52:
  %53 = getelementptr inbounds float, ptr %37, i64 %44
  %54 = load float, ptr %53, align 4
  %55 = fcmp oeq float %54, 0.000000e+00
  %56 = zext i1 %55 to i32
  %57 = and i32 %45, %56
  br i1 %43, label %42, label %40

58:
  br i1 %17, label %59, label %62

59:
  %60 = load float, ptr %37, align 4
  %61 = fadd float %60, 1.000000e+00
  br label %65

62:
  %63 = icmp ne i32 %57, 0
  %64 = select i1 %18, i1 %63, i1 false
  br i1 %64, label %65, label %67

65:
  %66 = phi float [ %61, %59 ], [ %27, %62 ]
  store float %66, ptr %37, align 4
  br label %67

67:
  %68 = add nuw nsw i64 %33, 1
  %69 = icmp eq i64 %68, %0
  br i1 %69, label %29, label %32
}

define internal void @__enzyme_cc_matrix_parted_c(i64 %0, ptr nocapture %1, i64 %2, i32 %3, ptr nocapture readonly %4, i32 %5) nounwind willreturn {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %15

8:
  %9 = icmp eq i32 %3, 0
  %10 = sitofp i32 %5 to float
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %17, %16 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds float, ptr %4, i64 %12
  br label %19

15:
  ret void

16:
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %15, label %11

19:
  %20 = phi i64 [ 0, %11 ], [ %34, %33 ]
  %21 = mul nsw i64 %20, %2
  %22 = add nsw i64 %21, %12
  %23 = add nsw i64 %20, %13
  %24 = select i1 %9, i64 %23, i64 %22
  %25 = shl nsw i64 %24, 1
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = load float, ptr %14, align 4
  %28 = getelementptr inbounds float, ptr %4, i64 %20
  %29 = load float, ptr %28, align 4
  %30 = fmul float %29, %10
  %31 = fadd float %27, %30
  %32 = fcmp oeq float %31, 0.000000e+00
  br label %36

33:
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %16, label %19

36:
  %37 = phi i1 [ true, %19 ], [ false, %43 ]
  %38 = phi i64 [ 0, %19 ], [ 1, %43 ]
  br i1 %32, label %43, label %39

39:
  %40 = getelementptr inbounds float, ptr %26, i64 %38
  %41 = load float, ptr %40, align 4
  %42 = fdiv float %41, %31
  br label %43

43:
  %44 = phi float [ %42, %39 ], [ 0.000000e+00, %36 ]
  %45 = getelementptr inbounds float, ptr %26, i64 %38
  store float %44, ptr %45, align 4
  br i1 %37, label %36, label %33
}

define internal void @__enzyme_cc_matrix_passed_c(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11) nounwind willreturn {
  %13 = icmp eq i32 %7, 0
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %14, %6
  %16 = icmp eq i32 %6, 0
  %17 = icmp ne i32 %7, 3
  %18 = icmp eq i32 %7, 3
  %19 = select i1 %16, i1 %18, i1 %17
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %30

21:
  %22 = icmp sgt i64 %0, 0
  %23 = icmp eq i32 %5, 0
  %24 = add i64 %2, 1
  %25 = xor i1 %15, true
  br label %26

26:
  %27 = phi i64 [ 0, %21 ], [ %32, %31 ]
  br i1 %22, label %28, label %31

28:
  %29 = mul nsw i64 %27, %9
  br label %34

30:
  ret void

31:
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %30, label %26

34:
  %35 = phi i64 [ 0, %28 ], [ %146, %145 ]
  %36 = xor i64 %35, -1
  %37 = add i64 %36, %0
  %38 = select i1 %15, i64 %37, i64 %35
  br i1 %23, label %42, label %39

39:
  %40 = getelementptr inbounds i64, ptr %4, i64 %38
  %41 = load i64, ptr %40, align 8
  br label %46

42:
  %43 = getelementptr inbounds i32, ptr %4, i64 %38
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  br label %46

46:
  %47 = phi i64 [ %41, %39 ], [ %45, %42 ]
  %48 = add nsw i64 %47, -1
  %49 = icmp eq i64 %48, %38
  %50 = select i1 %15, i1 true, i1 %49
  br i1 %50, label %60, label %51

51:
  %52 = add nsw i64 %38, %29
  %53 = shl nsw i64 %52, 1
  %54 = getelementptr inbounds float, ptr %8, i64 %53
  %55 = add nsw i64 %48, %29
  %56 = shl nsw i64 %55, 1
  %57 = getelementptr inbounds float, ptr %8, i64 %56
  %58 = load <2 x float>, ptr %54, align 4
  %59 = load <2 x float>, ptr %57, align 4
  store <2 x float> %59, ptr %54, align 4
  store <2 x float> %58, ptr %57, align 4
  br label %60

60:
  %61 = add i64 %24, %38
  %62 = tail call i64 @llvm.smin.i64(i64 %0, i64 %61)
  %63 = add nsw i64 %38, 1
  %64 = icmp slt i64 %63, %62
  br i1 %64, label %65, label %71

65:
  %66 = mul nsw i64 %38, %11
  %67 = add nsw i64 %38, %29
  %68 = shl nsw i64 %67, 1
  %69 = getelementptr inbounds float, ptr %8, i64 %68
  %70 = getelementptr inbounds float, ptr %69, i64 1
  br label %73

71:
  %72 = select i1 %25, i1 true, i1 %49
  br i1 %72, label %145, label %136

73:
  %74 = phi i64 [ %63, %65 ], [ %134, %129 ]
  br i1 %15, label %102, label %75

75:
  %76 = add nsw i64 %74, %29
  %77 = shl nsw i64 %76, 1
  %78 = getelementptr inbounds float, ptr %8, i64 %77
  %79 = add nsw i64 %74, %3
  %80 = sub i64 %79, %38
  %81 = add nsw i64 %80, %66
  %82 = shl nsw i64 %81, 1
  %83 = getelementptr inbounds float, ptr %10, i64 %82
  %84 = getelementptr inbounds float, ptr %83, i64 1
  %85 = load float, ptr %84, align 4
  %86 = fneg float %85
  %87 = select i1 %19, float %86, float %85
  %88 = load float, ptr %70, align 4
  %89 = load float, ptr %83, align 4
  %90 = load float, ptr %69, align 4
  %91 = fmul float %89, %90
  %92 = fmul float %87, %88
  %93 = fsub float %91, %92
  %94 = load float, ptr %78, align 4
  %95 = fsub float %94, %93
  store float %95, ptr %78, align 4
  %96 = load float, ptr %83, align 4
  %97 = fmul float %88, %96
  %98 = load float, ptr %69, align 4
  %99 = fmul float %87, %98
  %100 = fadd float %97, %99
  %101 = getelementptr inbounds float, ptr %78, i64 1
  br label %129

102:
  %103 = add nsw i64 %74, %3
  %104 = sub i64 %103, %38
  %105 = add nsw i64 %104, %66
  %106 = shl nsw i64 %105, 1
  %107 = getelementptr inbounds float, ptr %10, i64 %106
  %108 = add nsw i64 %74, %29
  %109 = shl nsw i64 %108, 1
  %110 = getelementptr inbounds float, ptr %8, i64 %109
  %111 = getelementptr inbounds float, ptr %107, i64 1
  %112 = load float, ptr %111, align 4
  %113 = fneg float %112
  %114 = select i1 %19, float %113, float %112
  %115 = getelementptr inbounds float, ptr %110, i64 1
  %116 = load float, ptr %115, align 4
  %117 = load float, ptr %107, align 4
  %118 = load float, ptr %110, align 4
  %119 = fmul float %117, %118
  %120 = fmul float %114, %116
  %121 = fsub float %119, %120
  %122 = load float, ptr %69, align 4
  %123 = fsub float %122, %121
  store float %123, ptr %69, align 4
  %124 = load float, ptr %107, align 4
  %125 = fmul float %116, %124
  %126 = load float, ptr %110, align 4
  %127 = fmul float %114, %126
  %128 = fadd float %125, %127
  br label %129

129:
  %130 = phi ptr [ %101, %75 ], [ %70, %102 ]
  %131 = phi float [ %100, %75 ], [ %128, %102 ]
  %132 = load float, ptr %130, align 4
  %133 = fsub float %132, %131
  store float %133, ptr %130, align 4
  %134 = add nsw i64 %74, 1
  %135 = icmp eq i64 %134, %62
  br i1 %135, label %71, label %73

136:
  %137 = add nsw i64 %38, %29
  %138 = shl nsw i64 %137, 1
  %139 = getelementptr inbounds float, ptr %8, i64 %138
  %140 = add nsw i64 %48, %29
  %141 = shl nsw i64 %140, 1
  %142 = getelementptr inbounds float, ptr %8, i64 %141
  %143 = load <2 x float>, ptr %139, align 4
  %144 = load <2 x float>, ptr %142, align 4
  store <2 x float> %144, ptr %139, align 4
  store <2 x float> %143, ptr %142, align 4
  br label %145

145:
  %146 = add nuw nsw i64 %35, 1
  %147 = icmp eq i64 %146, %0
  br i1 %147, label %31, label %34
}

define internal void @__enzyme_cc_matrix_picked_c(i64 %0, i64 %1, ptr nocapture writeonly %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, i64 %7, ptr nocapture readonly %8, ptr nocapture readonly %9) nounwind willreturn {
  %11 = icmp sgt i64 %1, 0
  %12 = icmp sle i64 %1, %0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %46

14:
  %15 = add nsw i64 %1, -1
  %16 = getelementptr inbounds float, ptr %9, i64 %15
  %17 = load float, ptr %9, align 4
  %18 = load float, ptr %16, align 4
  %19 = insertelement <2 x float> poison, float %17, i64 0
  %20 = insertelement <2 x float> %19, float %18, i64 1
  br label %21

21:
  %22 = phi i64 [ %1, %14 ], [ %44, %21 ]
  %23 = phi i64 [ 0, %14 ], [ %42, %21 ]
  %24 = phi i64 [ 0, %14 ], [ %43, %21 ]
  %25 = phi float [ 0.000000e+00, %14 ], [ %41, %21 ]
  %26 = getelementptr inbounds float, ptr %8, i64 %24
  %27 = add nsw i64 %22, -1
  %28 = getelementptr inbounds float, ptr %8, i64 %27
  %29 = load float, ptr %26, align 4
  %30 = load float, ptr %28, align 4
  %31 = insertelement <2 x float> poison, float %29, i64 0
  %32 = insertelement <2 x float> %31, float %30, i64 1
  %33 = fsub <2 x float> %32, %20
  %34 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %33)
  %35 = shufflevector <2 x float> %34, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %36 = fadd <2 x float> %34, %35
  %37 = extractelement <2 x float> %36, i64 0
  %38 = icmp eq i64 %24, 0
  %39 = fcmp olt float %37, %25
  %40 = select i1 %38, i1 true, i1 %39
  %41 = select i1 %40, float %37, float %25
  %42 = select i1 %40, i64 %24, i64 %23
  %43 = add nuw nsw i64 %24, 1
  %44 = add nsw i64 %43, %1
  %45 = icmp sgt i64 %44, %0
  br i1 %45, label %46, label %21

46:
  %47 = phi i64 [ 0, %10 ], [ %42, %21 ]
  br i1 %11, label %48, label %56

48:
  %49 = icmp sgt i64 %0, 0
  br label %50

50:
  %51 = phi i64 [ 0, %48 ], [ %74, %73 ]
  br i1 %49, label %52, label %73

52:
  %53 = add nsw i64 %51, %47
  %54 = mul nsw i64 %53, %7
  %55 = mul nsw i64 %51, %4
  br label %57

56:
  ret void

57:
  %58 = phi i64 [ 0, %52 ], [ %71, %57 ]
  %59 = mul nsw i64 %58, %6
  %60 = add nsw i64 %59, %54
  %61 = shl nsw i64 %60, 1
  %62 = getelementptr inbounds float, ptr %5, i64 %61
  %63 = mul nsw i64 %58, %3
  %64 = add nsw i64 %63, %55
  %65 = shl nsw i64 %64, 1
  %66 = getelementptr inbounds float, ptr %2, i64 %65
  %67 = load float, ptr %62, align 4
  store float %67, ptr %66, align 4
  %68 = getelementptr inbounds float, ptr %62, i64 1
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds float, ptr %66, i64 1
  store float %69, ptr %70, align 4
  %71 = add nuw nsw i64 %58, 1
  %72 = icmp eq i64 %71, %0
  br i1 %72, label %73, label %57

73:
  %74 = add nuw nsw i64 %51, 1
  %75 = icmp eq i64 %74, %1
  br i1 %75, label %56, label %50
}

define internal void @__enzyme_cc_matrix_pivoted_c(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, ptr nocapture readonly %5, i32 %6, i32 %7, i32 %8) nounwind willreturn {
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %19

11:
  %12 = icmp eq i32 %7, 0
  %13 = zext i1 %12 to i32
  %14 = icmp eq i32 %13, %8
  %15 = icmp eq i32 %6, 0
  %16 = icmp eq i32 %8, 0
  %17 = icmp slt i64 %1, 1
  %18 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %11 ], [ %66, %64 ]
  %22 = phi i64 [ 0, %11 ], [ %65, %64 ]
  %23 = xor i64 %21, -1
  %24 = add i64 %23, %0
  %25 = select i1 %14, i64 %21, i64 %24
  br i1 %15, label %29, label %26

26:
  %27 = getelementptr inbounds i64, ptr %5, i64 %25
  %28 = load i64, ptr %27, align 8
  br label %33

29:
  %30 = getelementptr inbounds i32, ptr %5, i64 %25
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  br label %33

33:
  %34 = phi i64 [ %28, %26 ], [ %32, %29 ]
  %35 = tail call i64 @llvm.abs.i64(i64 %34, i1 true)
  %36 = add nsw i64 %35, -1
  %37 = icmp sgt i64 %34, 0
  %38 = mul nsw i64 %25, %3
  %39 = mul nsw i64 %36, %3
  %40 = lshr i64 %34, 63
  %41 = icmp eq i64 %36, %25
  br i1 %37, label %48, label %42

42:
  %43 = and i64 %22, 1
  %44 = icmp ne i64 %43, 0
  %45 = xor i1 %16, %44
  %46 = select i1 %45, i1 true, i1 %41
  %47 = or i1 %46, %17
  br i1 %47, label %64, label %50

48:
  %49 = or i1 %41, %17
  br i1 %49, label %64, label %50

50:
  br label %51

51:
  %52 = phi i64 [ %62, %51 ], [ 0, %50 ]
  %53 = mul nsw i64 %52, %4
  %54 = add nsw i64 %53, %38
  %55 = shl nsw i64 %54, 1
  %56 = getelementptr inbounds float, ptr %2, i64 %55
  %57 = add nsw i64 %53, %39
  %58 = shl nsw i64 %57, 1
  %59 = getelementptr inbounds float, ptr %2, i64 %58
  %60 = load <2 x float>, ptr %56, align 4
  %61 = load <2 x float>, ptr %59, align 4
  store <2 x float> %61, ptr %56, align 4
  store <2 x float> %60, ptr %59, align 4
  %62 = add nuw nsw i64 %52, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %64, label %51

64:
  %65 = add nuw nsw i64 %22, %40
  %66 = add nuw nsw i64 %21, 1
  %67 = icmp eq i64 %66, %0
  br i1 %67, label %19, label %20
}

define internal void @__enzyme_cc_matrix_ranked_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, float %7, ptr nocapture readonly %8, i64 %9, ptr nocapture readonly %10, i64 %11, i32 %12, ptr nocapture %13, i64 %14) nounwind willreturn {
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %24

17:
  %18 = and i32 %12, 1
  %19 = icmp eq i32 %18, 0
  %20 = and i32 %12, 2
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq i32 %5, 3
  %23 = icmp eq i32 %5, 2
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %17 ], [ %69, %68 ]
  %27 = mul nsw i64 %26, %14
  switch i64 %0, label %52 [
    i64 1, label %28
    i64 2, label %31
    i64 3, label %33
    i64 4, label %42
    i64 5, label %46
  ]

28:
  %29 = add nuw nsw i64 %26, 1
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 %1)
  br label %52

31:
  %32 = add nsw i64 %27, %26
  br label %52

33:
  %34 = sub nsw i64 %26, %4
  %35 = tail call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = add nuw nsw i64 %26, 1
  %37 = add i64 %36, %3
  %38 = tail call i64 @llvm.smin.i64(i64 %1, i64 %37)
  %39 = sub i64 %4, %26
  %40 = add i64 %39, %27
  %41 = add i64 %40, %35
  br label %52

42:
  %43 = add nuw nsw i64 %26, 1
  %44 = mul nsw i64 %43, %26
  %45 = lshr i64 %44, 1
  br label %57

46:
  %47 = mul nsw i64 %26, %1
  %48 = add nsw i64 %26, -1
  %49 = mul nsw i64 %48, %26
  %50 = sdiv i64 %49, -2
  %51 = add i64 %50, %47
  br label %52

52:
  %53 = phi i64 [ 0, %25 ], [ %26, %46 ], [ %35, %33 ], [ %26, %31 ], [ 0, %28 ]
  %54 = phi i64 [ %1, %25 ], [ %1, %46 ], [ %38, %33 ], [ %1, %31 ], [ %30, %28 ]
  %55 = phi i64 [ %27, %25 ], [ %51, %46 ], [ %41, %33 ], [ %32, %31 ], [ %27, %28 ]
  %56 = icmp slt i64 %53, %54
  br i1 %56, label %57, label %68

57:
  %58 = phi i64 [ %45, %42 ], [ %55, %52 ]
  %59 = phi i64 [ %43, %42 ], [ %54, %52 ]
  %60 = phi i64 [ 0, %42 ], [ %53, %52 ]
  %61 = shl nuw nsw i64 %26, 1
  %62 = mul nsw i64 %61, %11
  %63 = getelementptr inbounds float, ptr %10, i64 %62
  %64 = getelementptr inbounds float, ptr %63, i64 1
  %65 = mul nsw i64 %61, %9
  %66 = getelementptr inbounds float, ptr %8, i64 %65
  %67 = getelementptr inbounds float, ptr %66, i64 1
  br label %71

68:
  %69 = add nuw nsw i64 %26, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %24, label %25

71:
  %72 = phi i64 [ %58, %57 ], [ %151, %149 ]
  %73 = phi i64 [ %60, %57 ], [ %150, %149 ]
  %74 = shl nuw nsw i64 %73, 1
  %75 = mul nsw i64 %74, %9
  %76 = getelementptr inbounds float, ptr %8, i64 %75
  %77 = getelementptr inbounds float, ptr %76, i64 1
  %78 = load float, ptr %77, align 4
  %79 = fneg float %78
  %80 = select i1 %19, float %78, float %79
  %81 = load float, ptr %64, align 4
  %82 = fneg float %81
  %83 = select i1 %21, float %81, float %82
  %84 = load float, ptr %63, align 4
  %85 = fmul float %84, %6
  %86 = fmul float %83, %7
  %87 = fsub float %85, %86
  %88 = fmul float %83, %6
  %89 = fmul float %84, %7
  %90 = fadd float %88, %89
  %91 = load float, ptr %76, align 4
  %92 = fmul float %91, %87
  %93 = fmul float %80, %90
  %94 = fsub float %92, %93
  %95 = fmul float %91, %90
  %96 = fmul float %80, %87
  %97 = fadd float %96, %95
  switch i32 %5, label %98 [
    i32 3, label %122
    i32 0, label %122
  ]

98:
  %99 = mul nsw i64 %74, %11
  %100 = getelementptr inbounds float, ptr %10, i64 %99
  %101 = load float, ptr %67, align 4
  %102 = fneg float %101
  %103 = select i1 %19, float %101, float %102
  %104 = getelementptr inbounds float, ptr %100, i64 1
  %105 = load float, ptr %104, align 4
  %106 = fneg float %105
  %107 = select i1 %21, float %105, float %106
  %108 = load float, ptr %100, align 4
  %109 = fmul float %108, %6
  %110 = fmul float %107, %7
  %111 = fsub float %109, %110
  %112 = fmul float %107, %6
  %113 = fmul float %108, %7
  %114 = fadd float %112, %113
  %115 = load float, ptr %66, align 4
  %116 = fmul float %115, %111
  %117 = fmul float %103, %114
  %118 = fsub float %116, %117
  %119 = fmul float %115, %114
  %120 = fmul float %103, %111
  %121 = fadd float %120, %119
  br label %122

122:
  %123 = phi float [ %121, %98 ], [ 0.000000e+00, %71 ], [ 0.000000e+00, %71 ]
  %124 = phi float [ %118, %98 ], [ 0.000000e+00, %71 ], [ 0.000000e+00, %71 ]
  %125 = shl nsw i64 %72, 1
  %126 = getelementptr inbounds float, ptr %13, i64 %125
  %127 = icmp eq i64 %73, %26
  %128 = and i1 %22, %127
  br i1 %128, label %149, label %129

129:
  %130 = load float, ptr %126, align 4
  %131 = fadd float %94, %130
  store float %131, ptr %126, align 4
  %132 = and i1 %23, %127
  br i1 %132, label %137, label %133

133:
  %134 = getelementptr inbounds float, ptr %126, i64 1
  %135 = load float, ptr %134, align 4
  %136 = fadd float %97, %135
  store float %136, ptr %134, align 4
  br label %137

137:
  br i1 %127, label %149, label %138

138:
  switch i32 %5, label %139 [
    i32 3, label %149
    i32 0, label %149
  ]

139:
  %140 = fneg float %123
  %141 = select i1 %23, float %140, float %123
  %142 = getelementptr inbounds float, ptr %126, i64 1
  %143 = load float, ptr %142, align 4
  %144 = insertelement <2 x float> poison, float %124, i64 0
  %145 = insertelement <2 x float> %144, float %141, i64 1
  %146 = insertelement <2 x float> poison, float %131, i64 0
  %147 = insertelement <2 x float> %146, float %143, i64 1
  %148 = fadd <2 x float> %145, %147
  store <2 x float> %148, ptr %126, align 4
  br label %149

149:
  %150 = add nuw nsw i64 %73, 1
  %151 = add nsw i64 %72, 1
  %152 = icmp eq i64 %150, %59
  br i1 %152, label %68, label %71
}

define internal void @__enzyme_cc_matrix_reached_c(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, ptr nocapture readonly %5, ptr nocapture readonly %6) nounwind willreturn {
  %8 = icmp sgt i64 %1, 0
  %9 = icmp sle i64 %1, %0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %43

11:
  %12 = add nsw i64 %1, -1
  %13 = getelementptr inbounds float, ptr %6, i64 %12
  %14 = load float, ptr %6, align 4
  %15 = load float, ptr %13, align 4
  %16 = insertelement <2 x float> poison, float %14, i64 0
  %17 = insertelement <2 x float> %16, float %15, i64 1
  br label %18

18:
  %19 = phi i64 [ %1, %11 ], [ %41, %18 ]
  %20 = phi i64 [ 0, %11 ], [ %39, %18 ]
  %21 = phi i64 [ 0, %11 ], [ %40, %18 ]
  %22 = phi float [ 0.000000e+00, %11 ], [ %38, %18 ]
  %23 = getelementptr inbounds float, ptr %5, i64 %21
  %24 = add nsw i64 %19, -1
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = load float, ptr %23, align 4
  %27 = load float, ptr %25, align 4
  %28 = insertelement <2 x float> poison, float %26, i64 0
  %29 = insertelement <2 x float> %28, float %27, i64 1
  %30 = fsub <2 x float> %29, %17
  %31 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %30)
  %32 = shufflevector <2 x float> %31, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %33 = fadd <2 x float> %31, %32
  %34 = extractelement <2 x float> %33, i64 0
  %35 = icmp eq i64 %21, 0
  %36 = fcmp olt float %34, %22
  %37 = select i1 %35, i1 true, i1 %36
  %38 = select i1 %37, float %34, float %22
  %39 = select i1 %37, i64 %21, i64 %20
  %40 = add nuw nsw i64 %21, 1
  %41 = add nsw i64 %40, %1
  %42 = icmp sgt i64 %41, %0
  br i1 %42, label %43, label %18

43:
  %44 = phi i64 [ 0, %7 ], [ %39, %18 ]
  br i1 %8, label %45, label %53

45:
  %46 = icmp sgt i64 %0, 0
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %55, %54 ]
  br i1 %46, label %49, label %54

49:
  %50 = add nsw i64 %48, %44
  %51 = getelementptr inbounds float, ptr %5, i64 %50
  %52 = mul nsw i64 %48, %4
  br label %57

53:
  ret void

54:
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %1
  br i1 %56, label %53, label %47

57:
  %58 = phi i64 [ 0, %49 ], [ %69, %68 ]
  %59 = load float, ptr %51, align 4
  %60 = getelementptr inbounds float, ptr %5, i64 %58
  %61 = load float, ptr %60, align 4
  %62 = fsub float %59, %61
  %63 = fcmp oeq float %62, 0.000000e+00
  %64 = mul nsw i64 %58, %3
  %65 = add nsw i64 %64, %52
  %66 = shl nsw i64 %65, 1
  %67 = getelementptr inbounds float, ptr %2, i64 %66
  br label %71

68:
  %69 = add nuw nsw i64 %58, 1
  %70 = icmp eq i64 %69, %0
  br i1 %70, label %54, label %57

71:
  %72 = phi i1 [ true, %57 ], [ false, %78 ]
  %73 = phi i64 [ 0, %57 ], [ 1, %78 ]
  br i1 %63, label %78, label %74

74:
  %75 = getelementptr inbounds float, ptr %67, i64 %73
  %76 = load float, ptr %75, align 4
  %77 = fdiv float %76, %62
  br label %78

78:
  %79 = phi float [ %77, %74 ], [ 0.000000e+00, %71 ]
  %80 = getelementptr inbounds float, ptr %67, i64 %73
  store float %79, ptr %80, align 4
  br i1 %72, label %71, label %68
}

define internal void @__enzyme_cc_matrix_real_diagonal_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture writeonly %5, i64 %6) nounwind willreturn {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %10, label %9

9:
  ret void

10:
  %11 = phi i64 [ %39, %31 ], [ 0, %7 ]
  %12 = mul nsw i64 %11, %6
  switch i64 %0, label %31 [
    i64 5, label %25
    i64 2, label %13
    i64 3, label %15
    i64 4, label %21
  ]

13:
  %14 = add nsw i64 %12, %11
  br label %31

15:
  %16 = sub nsw i64 %11, %4
  %17 = tail call i64 @llvm.smax.i64(i64 %16, i64 0)
  %18 = sub i64 %4, %11
  %19 = add i64 %18, %12
  %20 = add i64 %19, %17
  br label %31

21:
  %22 = add nuw nsw i64 %11, 1
  %23 = mul nsw i64 %22, %11
  %24 = lshr i64 %23, 1
  br label %31

25:
  %26 = mul nsw i64 %11, %1
  %27 = add nsw i64 %11, -1
  %28 = mul nsw i64 %27, %11
  %29 = sdiv i64 %28, -2
  %30 = add i64 %29, %26
  br label %31

31:
  %32 = phi i64 [ %30, %25 ], [ %24, %21 ], [ %20, %15 ], [ %14, %13 ], [ %12, %10 ]
  %33 = phi i64 [ %11, %25 ], [ 0, %21 ], [ %17, %15 ], [ %11, %13 ], [ 0, %10 ]
  %34 = add nsw i64 %32, %11
  %35 = sub i64 %34, %33
  %36 = shl nsw i64 %35, 1
  %37 = or i64 %36, 1
  %38 = getelementptr inbounds float, ptr %5, i64 %37
  store float 0.000000e+00, ptr %38, align 4
  %39 = add nuw nsw i64 %11, 1
  %40 = icmp eq i64 %39, %2
  br i1 %40, label %9, label %10
}

define internal void @__enzyme_cc_matrix_reflected_c(i64 %0, i32 %1, ptr nocapture %2, i64 %3) nounwind willreturn {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %11

6:
  %7 = shl nuw nsw i64 %0, 1
  %8 = icmp eq i32 %1, 0
  br label %12

9:
  %10 = icmp eq i64 %14, %0
  br i1 %10, label %11, label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %6 ], [ %14, %9 ]
  %14 = add nuw nsw i64 %13, 1
  %15 = shl nuw nsw i64 %14, 1
  %16 = icmp slt i64 %15, %7
  br i1 %16, label %17, label %9

17:
  %18 = mul nsw i64 %13, %3
  br label %19

19:
  %20 = phi i64 [ %15, %17 ], [ %35, %19 ]
  %21 = lshr i64 %20, 1
  %22 = and i64 %20, 1
  %23 = add nsw i64 %21, %18
  %24 = shl nsw i64 %23, 1
  %25 = getelementptr inbounds float, ptr %2, i64 %24
  %26 = getelementptr inbounds float, ptr %25, i64 %22
  %27 = mul nsw i64 %21, %3
  %28 = add nsw i64 %27, %13
  %29 = shl nsw i64 %28, 1
  %30 = getelementptr inbounds float, ptr %2, i64 %29
  %31 = getelementptr inbounds float, ptr %30, i64 %22
  %32 = select i1 %8, ptr %31, ptr %26
  %33 = load float, ptr %32, align 4
  %34 = select i1 %8, ptr %26, ptr %31
  store float %33, ptr %34, align 4
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp slt i64 %35, %7
  br i1 %36, label %19, label %9
}

define internal void @__enzyme_cc_matrix_rooted_c(i64 %0, i64 %1, i32 %2, ptr nocapture readonly %3, i64 %4, ptr nocapture %5, i64 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %15

10:
  %11 = icmp eq i32 %7, 0
  %12 = icmp eq i32 %2, 0
  %13 = select i1 %12, i64 %1, i64 0
  %14 = getelementptr float, ptr %5, i64 1
  br label %16

15:
  ret void

16:
  %17 = phi i64 [ 0, %10 ], [ %317, %315 ]
  %18 = xor i64 %17, -1
  %19 = add i64 %18, %0
  %20 = select i1 %11, i64 %17, i64 %19
  %21 = add nsw i64 %20, %1
  %22 = add nsw i64 %21, 1
  %23 = tail call i64 @llvm.smin.i64(i64 %0, i64 %22)
  %24 = mul nsw i64 %20, %4
  %25 = add nsw i64 %24, %13
  %26 = shl nsw i64 %25, 1
  %27 = getelementptr inbounds float, ptr %3, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = mul nsw i64 %20, %6
  %30 = add nsw i64 %29, %13
  %31 = shl nsw i64 %30, 1
  %32 = getelementptr inbounds float, ptr %5, i64 %31
  br i1 %11, label %33, label %88

33:
  %34 = fmul float %28, 2.000000e+00
  %35 = load float, ptr %32, align 4
  %36 = fdiv float %35, %34
  store float %36, ptr %32, align 4
  %37 = add nuw nsw i64 %17, 1
  %38 = icmp slt i64 %37, %23
  br i1 %38, label %39, label %85

39:
  %40 = sub i64 %29, %20
  %41 = sub i64 %24, %20
  br label %42

42:
  %43 = phi i64 [ %17, %39 ], [ %44, %42 ]
  %44 = phi i64 [ %37, %39 ], [ %80, %42 ]
  %45 = xor i64 %43, -1
  %46 = add i64 %40, %44
  %47 = shl nsw i64 %46, 1
  %48 = add i64 %41, %44
  %49 = add i64 %21, %45
  %50 = mul nsw i64 %44, %6
  %51 = add nsw i64 %49, %50
  %52 = shl nsw i64 %51, 1
  %53 = mul nsw i64 %44, %4
  %54 = add nsw i64 %49, %53
  %55 = select i1 %12, i64 %52, i64 %47
  %56 = getelementptr inbounds float, ptr %5, i64 %55
  %57 = select i1 %12, i64 %54, i64 %48
  %58 = shl nsw i64 %57, 1
  %59 = getelementptr inbounds float, ptr %3, i64 %58
  %60 = select i1 %12, i64 %52, i64 %47
  %61 = getelementptr inbounds float, ptr %5, i64 %60
  %62 = load float, ptr %32, align 4
  %63 = getelementptr inbounds float, ptr %56, i64 0
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds float, ptr %59, i64 0
  %66 = load float, ptr %65, align 4
  %67 = fmul float %66, %62
  %68 = fsub float %64, %67
  %69 = fdiv float %68, %28
  %70 = getelementptr inbounds float, ptr %61, i64 0
  store float %69, ptr %70, align 4
  %71 = load float, ptr %32, align 4
  %72 = getelementptr inbounds float, ptr %56, i64 1
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds float, ptr %59, i64 1
  %75 = load float, ptr %74, align 4
  %76 = fmul float %75, %71
  %77 = fsub float %73, %76
  %78 = fdiv float %77, %28
  %79 = getelementptr inbounds float, ptr %61, i64 1
  store float %78, ptr %79, align 4
  %80 = add nuw nsw i64 %44, 1
  %81 = icmp slt i64 %80, %23
  br i1 %81, label %42, label %82

82:
  %83 = add nsw i64 %20, 1
  %84 = icmp slt i64 %83, %23
  br i1 %84, label %91, label %109

85:
  %86 = add nsw i64 %20, 1
  %87 = icmp slt i64 %86, %23
  br i1 %87, label %91, label %315

88:
  %89 = add nsw i64 %20, 1
  %90 = icmp slt i64 %89, %23
  br i1 %90, label %91, label %294

91:
  %92 = phi i64 [ %89, %88 ], [ %83, %82 ], [ %86, %85 ]
  %93 = sub i64 %29, %20
  %94 = sub i64 %24, %20
  br label %95

95:
  %96 = phi i64 [ %20, %91 ], [ %97, %113 ]
  %97 = phi i64 [ %92, %91 ], [ %114, %113 ]
  %98 = xor i64 %96, -1
  %99 = mul nsw i64 %97, %6
  %100 = add i64 %99, %98
  %101 = add i64 %94, %97
  %102 = add nsw i64 %97, %1
  %103 = add i64 %21, %98
  %104 = mul nsw i64 %97, %4
  %105 = add nsw i64 %103, %104
  %106 = add i64 %93, %97
  %107 = add nsw i64 %103, %99
  br label %116

108:
  br i1 %11, label %315, label %110

109:
  br i1 %11, label %315, label %294

110:
  %111 = sub i64 %29, %20
  %112 = sub i64 %24, %20
  br label %274

113:
  %114 = add nsw i64 %97, 1
  %115 = icmp eq i64 %114, %23
  br i1 %115, label %108, label %95

116:
  %117 = phi i64 [ %97, %95 ], [ %272, %266 ]
  br i1 %11, label %192, label %118

118:
  br i1 %12, label %122, label %119

119:
  %120 = add i64 %93, %117
  %121 = add i64 %100, %117
  br label %128

122:
  %123 = sub i64 %21, %117
  %124 = mul nsw i64 %117, %6
  %125 = add nsw i64 %123, %124
  %126 = sub i64 %102, %117
  %127 = add nsw i64 %126, %124
  br label %128

128:
  %129 = phi i64 [ %121, %119 ], [ %127, %122 ]
  %130 = phi i64 [ %120, %119 ], [ %125, %122 ]
  %131 = phi i64 [ %101, %119 ], [ %105, %122 ]
  %132 = shl nsw i64 %130, 1
  %133 = getelementptr inbounds float, ptr %5, i64 %132
  %134 = shl nsw i64 %129, 1
  %135 = getelementptr inbounds float, ptr %5, i64 %134
  %136 = shl nsw i64 %131, 1
  %137 = getelementptr inbounds float, ptr %3, i64 %136
  %138 = getelementptr inbounds float, ptr %135, i64 1
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds float, ptr %137, i64 1
  %141 = load float, ptr %140, align 4
  %142 = load float, ptr %135, align 4
  %143 = load float, ptr %137, align 4
  %144 = fmul float %142, %143
  %145 = fmul float %139, %141
  %146 = fsub float %144, %145
  %147 = load float, ptr %133, align 4
  %148 = fsub float %147, %146
  store float %148, ptr %133, align 4
  %149 = load float, ptr %135, align 4
  %150 = fmul float %141, %149
  %151 = load float, ptr %137, align 4
  %152 = fmul float %139, %151
  %153 = fadd float %150, %152
  %154 = getelementptr inbounds float, ptr %133, i64 1
  %155 = load float, ptr %154, align 4
  %156 = fsub float %155, %153
  store float %156, ptr %154, align 4
  br i1 %12, label %160, label %157

157:
  %158 = add i64 %100, %117
  %159 = add i64 %94, %117
  br label %167

160:
  %161 = sub i64 %102, %117
  %162 = mul nsw i64 %117, %6
  %163 = add nsw i64 %161, %162
  %164 = sub i64 %21, %117
  %165 = mul nsw i64 %117, %4
  %166 = add nsw i64 %164, %165
  br label %167

167:
  %168 = phi i64 [ %158, %157 ], [ %163, %160 ]
  %169 = phi i64 [ %106, %157 ], [ %107, %160 ]
  %170 = phi i64 [ %159, %157 ], [ %166, %160 ]
  %171 = shl nsw i64 %169, 1
  %172 = getelementptr inbounds float, ptr %5, i64 %171
  %173 = shl nsw i64 %168, 1
  %174 = getelementptr inbounds float, ptr %5, i64 %173
  %175 = shl nsw i64 %170, 1
  %176 = getelementptr inbounds float, ptr %3, i64 %175
  %177 = load <2 x float>, ptr %174, align 4
  %178 = load <2 x float>, ptr %176, align 4
  %179 = fmul <2 x float> %177, %178
  %180 = shufflevector <2 x float> %179, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %181 = fadd <2 x float> %180, %179
  %182 = extractelement <2 x float> %181, i64 0
  %183 = load float, ptr %172, align 4
  %184 = fsub float %183, %182
  store float %184, ptr %172, align 4
  %185 = load float, ptr %174, align 4
  %186 = extractelement <2 x float> %178, i64 1
  %187 = fmul float %186, %185
  %188 = load float, ptr %176, align 4
  %189 = extractelement <2 x float> %177, i64 1
  %190 = fmul float %189, %188
  %191 = fsub float %187, %190
  br label %266

192:
  br i1 %12, label %196, label %193

193:
  %194 = add i64 %100, %117
  %195 = add i64 %93, %117
  br label %202

196:
  %197 = sub i64 %102, %117
  %198 = mul nsw i64 %117, %6
  %199 = add nsw i64 %197, %198
  %200 = sub i64 %21, %117
  %201 = add nsw i64 %200, %198
  br label %202

202:
  %203 = phi i64 [ %195, %193 ], [ %201, %196 ]
  %204 = phi i64 [ %194, %193 ], [ %199, %196 ]
  %205 = phi i64 [ %101, %193 ], [ %105, %196 ]
  %206 = shl nsw i64 %204, 1
  %207 = getelementptr inbounds float, ptr %5, i64 %206
  %208 = shl nsw i64 %203, 1
  %209 = getelementptr inbounds float, ptr %5, i64 %208
  %210 = shl nsw i64 %205, 1
  %211 = getelementptr inbounds float, ptr %3, i64 %210
  %212 = getelementptr inbounds float, ptr %209, i64 1
  %213 = load float, ptr %212, align 4
  %214 = getelementptr inbounds float, ptr %211, i64 1
  %215 = load float, ptr %214, align 4
  %216 = load float, ptr %209, align 4
  %217 = load float, ptr %211, align 4
  %218 = fmul float %216, %217
  %219 = fmul float %213, %215
  %220 = fadd float %219, %218
  %221 = load float, ptr %207, align 4
  %222 = fsub float %221, %220
  store float %222, ptr %207, align 4
  %223 = load float, ptr %209, align 4
  %224 = load float, ptr %211, align 4
  %225 = fmul float %213, %224
  %226 = fmul float %215, %223
  %227 = fsub float %225, %226
  %228 = getelementptr inbounds float, ptr %207, i64 1
  %229 = load float, ptr %228, align 4
  %230 = fsub float %229, %227
  store float %230, ptr %228, align 4
  br i1 %12, label %234, label %231

231:
  %232 = add i64 %100, %117
  %233 = add i64 %94, %117
  br label %241

234:
  %235 = sub i64 %102, %117
  %236 = mul nsw i64 %117, %6
  %237 = add nsw i64 %235, %236
  %238 = sub i64 %21, %117
  %239 = mul nsw i64 %117, %4
  %240 = add nsw i64 %238, %239
  br label %241

241:
  %242 = phi i64 [ %233, %231 ], [ %240, %234 ]
  %243 = phi i64 [ %232, %231 ], [ %237, %234 ]
  %244 = phi i64 [ %106, %231 ], [ %107, %234 ]
  %245 = shl nsw i64 %243, 1
  %246 = getelementptr inbounds float, ptr %5, i64 %245
  %247 = shl nsw i64 %242, 1
  %248 = getelementptr inbounds float, ptr %3, i64 %247
  %249 = shl nsw i64 %244, 1
  %250 = getelementptr inbounds float, ptr %5, i64 %249
  %251 = load <2 x float>, ptr %248, align 4
  %252 = load <2 x float>, ptr %250, align 4
  %253 = fmul <2 x float> %251, %252
  %254 = shufflevector <2 x float> %253, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %255 = fadd <2 x float> %254, %253
  %256 = extractelement <2 x float> %255, i64 0
  %257 = load float, ptr %246, align 4
  %258 = fsub float %257, %256
  store float %258, ptr %246, align 4
  %259 = load float, ptr %248, align 4
  %260 = load float, ptr %250, align 4
  %261 = extractelement <2 x float> %251, i64 1
  %262 = fmul float %261, %260
  %263 = extractelement <2 x float> %252, i64 1
  %264 = fmul float %263, %259
  %265 = fsub float %262, %264
  br label %266

266:
  %267 = phi i64 [ %171, %167 ], [ %245, %241 ]
  %268 = phi float [ %191, %167 ], [ %265, %241 ]
  %269 = getelementptr float, ptr %14, i64 %267
  %270 = load float, ptr %269, align 4
  %271 = fsub float %270, %268
  store float %271, ptr %269, align 4
  %272 = add nsw i64 %117, 1
  %273 = icmp slt i64 %272, %23
  br i1 %273, label %116, label %113

274:
  %275 = phi i64 [ %19, %110 ], [ %276, %298 ]
  %276 = phi i64 [ %92, %110 ], [ %299, %298 ]
  %277 = xor i64 %275, -1
  %278 = add i64 %111, %276
  %279 = add i64 %112, %276
  %280 = add i64 %21, %277
  %281 = mul nsw i64 %276, %6
  %282 = add nsw i64 %280, %281
  %283 = mul nsw i64 %276, %4
  %284 = add nsw i64 %280, %283
  %285 = select i1 %12, i64 %282, i64 %278
  %286 = shl nsw i64 %285, 1
  %287 = getelementptr inbounds float, ptr %5, i64 %286
  %288 = select i1 %12, i64 %284, i64 %279
  %289 = shl nsw i64 %288, 1
  %290 = getelementptr inbounds float, ptr %3, i64 %289
  %291 = select i1 %12, i64 %282, i64 %278
  %292 = shl nsw i64 %291, 1
  %293 = getelementptr inbounds float, ptr %5, i64 %292
  br label %301

294:
  %295 = fmul float %28, 2.000000e+00
  %296 = load float, ptr %32, align 4
  %297 = fdiv float %296, %295
  store float %297, ptr %32, align 4
  br label %315

298:
  %299 = add nsw i64 %276, 1
  %300 = icmp eq i64 %299, %23
  br i1 %300, label %294, label %274

301:
  %302 = phi i1 [ true, %274 ], [ false, %301 ]
  %303 = phi i64 [ 0, %274 ], [ 1, %301 ]
  %304 = getelementptr inbounds float, ptr %287, i64 %303
  %305 = load float, ptr %304, align 4
  %306 = getelementptr inbounds float, ptr %290, i64 %303
  %307 = load float, ptr %306, align 4
  %308 = fmul float %305, %307
  %309 = fdiv float %308, %28
  %310 = load float, ptr %32, align 4
  %311 = fsub float %310, %309
  store float %311, ptr %32, align 4
  %312 = getelementptr inbounds float, ptr %293, i64 %303
  %313 = load float, ptr %312, align 4
  %314 = fdiv float %313, %28
  store float %314, ptr %312, align 4
  br i1 %302, label %301, label %298

315:
  %316 = getelementptr inbounds float, ptr %32, i64 1
  store float 0.000000e+00, ptr %316, align 4
  %317 = add nuw nsw i64 %17, 1
  %318 = icmp eq i64 %317, %0
  br i1 %318, label %15, label %16
}

define internal void @__enzyme_cc_matrix_rows_c(i64 %0, i64 %1, float %2, float %3, ptr nocapture readonly %4, i64 %5, i64 %6, ptr nocapture readonly %7, i64 %8, i64 %9, ptr nocapture %10, i64 %11, i32 %12) nounwind willreturn {
  %14 = icmp sgt i64 %0, 0
  br i1 %14, label %15, label %29

15:
  %16 = icmp sgt i64 %1, 0
  %17 = icmp eq i32 %12, 0
  %18 = select i1 %17, i64 2, i64 1
  %19 = mul i64 %18, %11
  %20 = insertelement <2 x float> poison, float %2, i64 0
  %21 = insertelement <2 x float> %20, float %3, i64 1
  %22 = insertelement <2 x float> poison, float %3, i64 0
  %23 = insertelement <2 x float> %22, float %2, i64 1
  br label %24

24:
  %25 = phi i64 [ 0, %15 ], [ %77, %76 ]
  br i1 %16, label %26, label %30

26:
  %27 = mul nsw i64 %25, %5
  %28 = mul nsw i64 %25, %8
  br label %40

29:
  ret void

30:
  %31 = phi <2 x float> [ zeroinitializer, %24 ], [ %65, %40 ]
  %32 = mul i64 %19, %25
  %33 = getelementptr inbounds float, ptr %10, i64 %32
  %34 = fmul <2 x float> %31, %23
  %35 = shufflevector <2 x float> %34, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %36 = fsub <2 x float> %35, %34
  %37 = extractelement <2 x float> %36, i64 0
  %38 = load float, ptr %33, align 4
  %39 = fadd float %37, %38
  store float %39, ptr %33, align 4
  br i1 %17, label %68, label %76

40:
  %41 = phi i64 [ 0, %26 ], [ %66, %40 ]
  %42 = phi <2 x float> [ zeroinitializer, %26 ], [ %65, %40 ]
  %43 = mul nsw i64 %41, %6
  %44 = add nsw i64 %43, %27
  %45 = shl nsw i64 %44, 1
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  %47 = mul nsw i64 %41, %9
  %48 = add nsw i64 %47, %28
  %49 = shl nsw i64 %48, 1
  %50 = getelementptr inbounds float, ptr %7, i64 %49
  %51 = load float, ptr %46, align 4
  %52 = getelementptr inbounds float, ptr %46, i64 1
  %53 = load float, ptr %52, align 4
  %54 = load <2 x float>, ptr %50, align 4
  %55 = insertelement <2 x float> poison, float %53, i64 0
  %56 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> zeroinitializer
  %57 = fmul <2 x float> %56, %54
  %58 = insertelement <2 x float> poison, float %51, i64 0
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> zeroinitializer
  %60 = fmul <2 x float> %59, %54
  %61 = shufflevector <2 x float> %60, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %62 = fsub <2 x float> %57, %61
  %63 = fadd <2 x float> %57, %61
  %64 = shufflevector <2 x float> %62, <2 x float> %63, <2 x i32> <i32 0, i32 3>
  %65 = fadd <2 x float> %42, %64
  %66 = add nuw nsw i64 %41, 1
  %67 = icmp eq i64 %66, %1
  br i1 %67, label %30, label %40

68:
  %69 = fmul <2 x float> %31, %21
  %70 = shufflevector <2 x float> %69, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %71 = fadd <2 x float> %69, %70
  %72 = extractelement <2 x float> %71, i64 0
  %73 = getelementptr inbounds float, ptr %33, i64 1
  %74 = load float, ptr %73, align 4
  %75 = fadd float %72, %74
  store float %75, ptr %73, align 4
  br label %76

76:
  %77 = add nuw nsw i64 %25, 1
  %78 = icmp eq i64 %77, %0
  br i1 %78, label %29, label %24
}

define internal void @__enzyme_cc_matrix_scaled_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, float %7, ptr nocapture %8, i64 %9) nounwind willreturn {
  %11 = icmp eq i64 %0, 0
  %12 = icmp eq i64 %1, 1
  %13 = and i1 %11, %12
  %14 = icmp eq i64 %9, 1
  %15 = and i1 %13, %14
  %16 = select i1 %15, i64 %2, i64 %1
  %17 = select i1 %15, i64 1, i64 %2
  %18 = fcmp oeq float %6, 0.000000e+00
  %19 = fcmp oeq float %7, 0.000000e+00
  %20 = and i1 %18, %19
  %21 = icmp sgt i64 %17, 0
  br i1 %21, label %22, label %30

22:
  %23 = icmp eq i32 %5, 3
  %24 = insertelement <2 x i1> poison, i1 %20, i64 0
  %25 = shufflevector <2 x i1> %24, <2 x i1> poison, <2 x i32> zeroinitializer
  %26 = insertelement <2 x float> poison, float %6, i64 0
  %27 = shufflevector <2 x float> %26, <2 x float> poison, <2 x i32> zeroinitializer
  %28 = insertelement <2 x float> poison, float %7, i64 0
  %29 = shufflevector <2 x float> %28, <2 x float> poison, <2 x i32> zeroinitializer
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ 0, %22 ], [ %68, %67 ]
  %33 = mul nsw i64 %32, %9
  switch i64 %0, label %58 [
    i64 1, label %34
    i64 2, label %37
    i64 3, label %39
    i64 4, label %48
    i64 5, label %52
  ]

34:
  %35 = add nuw nsw i64 %32, 1
  %36 = tail call i64 @llvm.smin.i64(i64 %35, i64 %16)
  br label %58

37:
  %38 = add nsw i64 %33, %32
  br label %58

39:
  %40 = sub nsw i64 %32, %4
  %41 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
  %42 = add nuw nsw i64 %32, 1
  %43 = add i64 %42, %3
  %44 = tail call i64 @llvm.smin.i64(i64 %16, i64 %43)
  %45 = sub i64 %4, %32
  %46 = add i64 %45, %33
  %47 = add i64 %46, %41
  br label %58

48:
  %49 = add nuw nsw i64 %32, 1
  %50 = mul nsw i64 %49, %32
  %51 = lshr i64 %50, 1
  br label %58

52:
  %53 = mul nsw i64 %32, %16
  %54 = add nsw i64 %32, -1
  %55 = mul nsw i64 %54, %32
  %56 = sdiv i64 %55, -2
  %57 = add i64 %56, %53
  br label %58

58:
  %59 = phi i64 [ %33, %31 ], [ %57, %52 ], [ %51, %48 ], [ %47, %39 ], [ %38, %37 ], [ %33, %34 ]
  %60 = phi i64 [ %16, %31 ], [ %16, %52 ], [ %49, %48 ], [ %44, %39 ], [ %16, %37 ], [ %36, %34 ]
  %61 = phi i64 [ 0, %31 ], [ %32, %52 ], [ 0, %48 ], [ %41, %39 ], [ %32, %37 ], [ 0, %34 ]
  %62 = add nsw i64 %60, %59
  %63 = sub i64 %62, %61
  %64 = icmp slt i64 %59, %63
  br i1 %64, label %65, label %67

65:
  %66 = sub i64 %61, %59
  br label %70

67:
  %68 = add nuw nsw i64 %32, 1
  %69 = icmp eq i64 %68, %17
  br i1 %69, label %30, label %31

70:
  %71 = phi i64 [ %59, %65 ], [ %87, %86 ]
  %72 = add i64 %66, %71
  %73 = icmp eq i64 %72, %32
  %74 = select i1 %23, i1 %73, i1 false
  br i1 %74, label %86, label %75

75:
  %76 = shl nsw i64 %71, 1
  %77 = getelementptr inbounds float, ptr %8, i64 %76
  %78 = load <2 x float>, ptr %77, align 4
  %79 = fmul <2 x float> %78, %27
  %80 = fmul <2 x float> %78, %29
  %81 = shufflevector <2 x float> %80, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %82 = fsub <2 x float> %79, %81
  %83 = fadd <2 x float> %79, %81
  %84 = shufflevector <2 x float> %82, <2 x float> %83, <2 x i32> <i32 0, i32 3>
  %85 = select <2 x i1> %25, <2 x float> zeroinitializer, <2 x float> %84
  store <2 x float> %85, ptr %77, align 4
  br label %86

86:
  %87 = add nsw i64 %71, 1
  %88 = icmp eq i64 %87, %63
  br i1 %88, label %67, label %70
}

define internal void @__enzyme_cc_matrix_signed_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, ptr nocapture readonly %6, i64 %7, ptr nocapture %8, i64 %9) nounwind willreturn {
  %11 = icmp eq i64 %0, 0
  %12 = icmp eq i64 %1, 1
  %13 = and i1 %11, %12
  %14 = icmp eq i64 %7, 1
  %15 = and i1 %13, %14
  %16 = icmp eq i64 %9, 1
  %17 = and i1 %15, %16
  %18 = select i1 %17, i64 %2, i64 %1
  %19 = select i1 %17, i64 1, i64 %2
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %29

21:
  %22 = add i64 %9, -1
  %23 = add i64 %9, 1
  %24 = fneg float %5
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = insertelement <4 x float> poison, float %5, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ 0, %21 ], [ %112, %111 ]
  %32 = mul nsw i64 %31, %7
  switch i64 %0, label %62 [
    i64 1, label %33
    i64 2, label %37
    i64 3, label %40
    i64 4, label %52
    i64 5, label %56
  ]

33:
  %34 = add nuw nsw i64 %31, 1
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %18)
  %36 = mul nsw i64 %31, %9
  br label %64

37:
  %38 = add nsw i64 %32, %31
  %39 = mul i64 %31, %23
  br label %64

40:
  %41 = sub nsw i64 %31, %4
  %42 = tail call i64 @llvm.smax.i64(i64 %41, i64 0)
  %43 = add nuw nsw i64 %31, 1
  %44 = add i64 %43, %3
  %45 = tail call i64 @llvm.smin.i64(i64 %18, i64 %44)
  %46 = sub i64 %4, %31
  %47 = add i64 %46, %32
  %48 = add i64 %47, %42
  %49 = mul i64 %31, %22
  %50 = add i64 %49, %4
  %51 = add i64 %50, %42
  br label %64

52:
  %53 = add nuw nsw i64 %31, 1
  %54 = mul nsw i64 %53, %31
  %55 = lshr i64 %54, 1
  br label %64

56:
  %57 = mul nsw i64 %31, %18
  %58 = add nsw i64 %31, -1
  %59 = mul nsw i64 %58, %31
  %60 = sdiv i64 %59, -2
  %61 = add i64 %60, %57
  br label %64

62:
  %63 = mul nsw i64 %31, %9
  br label %64

64:
  %65 = phi i64 [ 0, %62 ], [ %31, %56 ], [ 0, %52 ], [ %42, %40 ], [ %31, %37 ], [ 0, %33 ]
  %66 = phi i64 [ %18, %62 ], [ %18, %56 ], [ %53, %52 ], [ %45, %40 ], [ %18, %37 ], [ %35, %33 ]
  %67 = phi i64 [ %32, %62 ], [ %61, %56 ], [ %55, %52 ], [ %48, %40 ], [ %38, %37 ], [ %32, %33 ]
  %68 = phi i64 [ %63, %62 ], [ %61, %56 ], [ %55, %52 ], [ %51, %40 ], [ %39, %37 ], [ %36, %33 ]
  %69 = sub nsw i64 %66, %65
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %111

71:
  %72 = shl nuw i64 %69, 1
  %73 = shl nsw i64 %67, 1
  %74 = shl nsw i64 %68, 1
  %75 = tail call i64 @llvm.smax.i64(i64 %72, i64 1)
  %76 = icmp ult i64 %75, 8
  br i1 %76, label %109, label %77

77:
  %78 = shl i64 %68, 3
  %79 = getelementptr i8, ptr %8, i64 %78
  %80 = shl i64 %75, 2
  %81 = add i64 %78, %80
  %82 = getelementptr i8, ptr %8, i64 %81
  %83 = shl i64 %67, 3
  %84 = getelementptr i8, ptr %6, i64 %83
  %85 = add i64 %83, %80
  %86 = getelementptr i8, ptr %6, i64 %85
  %87 = icmp ult ptr %79, %86
  %88 = icmp ult ptr %84, %82
  %89 = and i1 %87, %88
  br i1 %89, label %109, label %90

90:
  %91 = and i64 %75, 9223372036854775804
  br label %92

92:
  %93 = phi i64 [ 0, %90 ], [ %105, %92 ]
  %94 = add nsw i64 %93, %73
  %95 = getelementptr inbounds float, ptr %6, i64 %94
  %96 = load <4 x float>, ptr %95, align 4
  %97 = fcmp ogt <4 x float> %96, zeroinitializer
  %98 = fcmp olt <4 x float> %96, zeroinitializer
  %99 = select <4 x i1> %98, <4 x float> %26, <4 x float> zeroinitializer
  %100 = select <4 x i1> %97, <4 x float> %28, <4 x float> %99
  %101 = add nsw i64 %93, %74
  %102 = getelementptr inbounds float, ptr %8, i64 %101
  %103 = load <4 x float>, ptr %102, align 4
  %104 = fadd <4 x float> %100, %103
  store <4 x float> %104, ptr %102, align 4
  %105 = add nuw i64 %93, 4
  %106 = icmp eq i64 %105, %91
  br i1 %106, label %107, label %92

107:
  %108 = icmp eq i64 %75, %91
  br i1 %108, label %111, label %109

109:
  %110 = phi i64 [ 0, %77 ], [ 0, %71 ], [ %91, %107 ]
  br label %114

111:
  %112 = add nuw nsw i64 %31, 1
  %113 = icmp eq i64 %112, %19
  br i1 %113, label %29, label %30

114:
  %115 = phi i64 [ %127, %114 ], [ %110, %109 ]
  %116 = add nsw i64 %115, %73
  %117 = getelementptr inbounds float, ptr %6, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = fcmp ogt float %118, 0.000000e+00
  %120 = fcmp olt float %118, 0.000000e+00
  %121 = select i1 %120, float %24, float 0.000000e+00
  %122 = select i1 %119, float %5, float %121
  %123 = add nsw i64 %115, %74
  %124 = getelementptr inbounds float, ptr %8, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = fadd float %122, %125
  store float %126, ptr %124, align 4
  %127 = add nuw nsw i64 %115, 1
  %128 = icmp eq i64 %127, %75
  br i1 %128, label %111, label %114
}

define internal void @__enzyme_cc_matrix_slopes_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, ptr nocapture readonly %7, i64 %8, ptr nocapture writeonly %9) nounwind willreturn {
  %11 = icmp eq i64 %0, 0
  %12 = icmp eq i64 %1, 1
  %13 = and i1 %11, %12
  %14 = icmp eq i64 %6, 1
  %15 = and i1 %13, %14
  %16 = icmp eq i64 %8, 1
  %17 = and i1 %15, %16
  %18 = select i1 %17, i64 %2, i64 %1
  %19 = select i1 %17, i64 1, i64 %2
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = icmp sgt i64 %18, 0
  %23 = add i64 %8, 1
  %24 = icmp sgt i64 %18, 0
  br label %27

25:
  %26 = phi float [ 0.000000e+00, %10 ], [ %81, %80 ]
  store float %26, ptr %9, align 4
  ret void

27:
  %28 = phi i64 [ %83, %80 ], [ 0, %21 ]
  %29 = phi float [ %81, %80 ], [ 0.000000e+00, %21 ]
  %30 = phi i64 [ %82, %80 ], [ 0, %21 ]
  %31 = mul nsw i64 %30, %6
  switch i64 %0, label %78 [
    i64 1, label %32
    i64 2, label %36
    i64 3, label %41
    i64 4, label %58
    i64 5, label %65
  ]

32:
  %33 = add nuw nsw i64 %30, 1
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %18)
  %35 = mul nsw i64 %30, %8
  br i1 %24, label %85, label %80

36:
  %37 = add nsw i64 %31, %30
  %38 = sub nsw i64 %18, %30
  %39 = icmp sgt i64 %38, 0
  %40 = mul i64 %30, %23
  br i1 %39, label %85, label %80

41:
  %42 = sub nsw i64 %30, %4
  %43 = tail call i64 @llvm.smax.i64(i64 %42, i64 0)
  %44 = add nuw nsw i64 %30, 1
  %45 = add i64 %44, %3
  %46 = tail call i64 @llvm.smin.i64(i64 %18, i64 %45)
  %47 = add i64 %28, %4
  %48 = add i64 %47, %31
  %49 = add i64 %48, %43
  %50 = mul nsw i64 %30, %8
  %51 = sub nsw i64 %46, %43
  %52 = icmp sgt i64 %51, 0
  %53 = add i64 %28, %4
  %54 = add i64 %53, %50
  %55 = sub nsw i64 %30, %4
  %56 = tail call i64 @llvm.smax.i64(i64 %55, i64 0)
  %57 = add i64 %54, %56
  br i1 %52, label %85, label %80

58:
  %59 = add nuw nsw i64 %30, 1
  %60 = mul nsw i64 %59, %30
  %61 = lshr i64 %60, 1
  %62 = add nuw nsw i64 %30, 1
  %63 = mul nsw i64 %62, %30
  %64 = lshr i64 %63, 1
  br label %85

65:
  %66 = mul nsw i64 %30, %18
  %67 = add nsw i64 %30, -1
  %68 = mul nsw i64 %67, %30
  %69 = sdiv i64 %68, -2
  %70 = add i64 %69, %66
  %71 = sub nsw i64 %18, %30
  %72 = icmp sgt i64 %71, 0
  %73 = add nsw i64 %30, -1
  %74 = mul nsw i64 %73, %30
  %75 = sdiv i64 %74, -2
  %76 = mul nsw i64 %30, %18
  %77 = add i64 %75, %76
  br i1 %72, label %85, label %80

78:
  %79 = mul nsw i64 %30, %8
  br i1 %22, label %85, label %80

80:
  %81 = phi float [ %29, %78 ], [ %29, %32 ], [ %29, %36 ], [ %29, %41 ], [ %29, %65 ], [ %109, %107 ]
  %82 = add nuw nsw i64 %30, 1
  %83 = xor i64 %30, -1
  %84 = icmp eq i64 %82, %19
  br i1 %84, label %25, label %27

85:
  %86 = phi i64 [ %79, %78 ], [ %35, %32 ], [ %40, %36 ], [ %57, %41 ], [ %64, %58 ], [ %77, %65 ]
  %87 = phi i64 [ %18, %78 ], [ %34, %32 ], [ %38, %36 ], [ %51, %41 ], [ %59, %58 ], [ %71, %65 ]
  %88 = phi i64 [ %31, %78 ], [ %31, %32 ], [ %37, %36 ], [ %49, %41 ], [ %61, %58 ], [ %70, %65 ]
  %89 = shl nsw i64 %88, 1
  %90 = shl i64 %87, 1
  %91 = shl nsw i64 %86, 1
  %92 = tail call i64 @llvm.smax.i64(i64 %90, i64 1)
  br label %93

93:
  %94 = phi float [ %29, %85 ], [ %109, %107 ]
  %95 = phi i64 [ 0, %85 ], [ %110, %107 ]
  %96 = add nsw i64 %95, %89
  %97 = getelementptr inbounds float, ptr %5, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = add nsw i64 %95, %91
  %100 = getelementptr inbounds float, ptr %7, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fcmp ogt float %98, 0.000000e+00
  br i1 %102, label %107, label %103

103:
  %104 = fcmp olt float %98, 0.000000e+00
  %105 = fneg float %101
  %106 = select i1 %104, float %105, float 0.000000e+00
  br label %107

107:
  %108 = phi float [ %106, %103 ], [ %101, %93 ]
  %109 = fadd float %94, %108
  %110 = add nuw nsw i64 %95, 1
  %111 = icmp eq i64 %110, %92
  br i1 %111, label %80, label %93
}

define internal void @__enzyme_cc_matrix_summed_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, i32 %7, ptr nocapture readonly %8, i64 %9, ptr nocapture writeonly %10) nounwind willreturn {
  %12 = icmp eq i64 %0, 0
  %13 = icmp eq i64 %1, 1
  %14 = and i1 %12, %13
  %15 = icmp eq i64 %6, 1
  %16 = and i1 %14, %15
  %17 = icmp eq i64 %9, 1
  %18 = and i1 %16, %17
  %19 = select i1 %18, i64 %2, i64 %1
  %20 = select i1 %18, i64 1, i64 %2
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %27

22:
  %23 = icmp eq i32 %7, 0
  %24 = add i64 %9, 1
  %25 = icmp sgt i64 %19, 0
  %26 = icmp sgt i64 %19, 0
  br label %29

27:
  %28 = phi <2 x float> [ zeroinitializer, %11 ], [ %89, %88 ]
  store <2 x float> %28, ptr %10, align 4
  ret void

29:
  %30 = phi i64 [ 0, %22 ], [ %91, %88 ]
  %31 = phi i64 [ 0, %22 ], [ %90, %88 ]
  %32 = phi <2 x float> [ zeroinitializer, %22 ], [ %89, %88 ]
  %33 = mul nsw i64 %31, %6
  switch i64 %0, label %85 [
    i64 1, label %34
    i64 2, label %39
    i64 3, label %45
    i64 4, label %63
    i64 5, label %71
  ]

34:
  %35 = add nuw nsw i64 %31, 1
  %36 = tail call i64 @llvm.smin.i64(i64 %35, i64 %19)
  %37 = mul nsw i64 %31, %9
  %38 = add nsw i64 %36, %33
  br i1 %25, label %93, label %88

39:
  %40 = add nsw i64 %33, %31
  %41 = add nsw i64 %19, %40
  %42 = sub i64 %41, %31
  %43 = icmp slt i64 %40, %42
  %44 = mul i64 %31, %24
  br i1 %43, label %93, label %88

45:
  %46 = sub nsw i64 %31, %4
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = add nuw nsw i64 %31, 1
  %49 = add i64 %48, %3
  %50 = tail call i64 @llvm.smin.i64(i64 %19, i64 %49)
  %51 = add i64 %30, %4
  %52 = add i64 %51, %33
  %53 = add i64 %52, %47
  %54 = mul nsw i64 %31, %9
  %55 = add nsw i64 %50, %53
  %56 = sub i64 %55, %47
  %57 = icmp slt i64 %53, %56
  %58 = add i64 %30, %4
  %59 = add i64 %58, %54
  %60 = sub nsw i64 %31, %4
  %61 = tail call i64 @llvm.smax.i64(i64 %60, i64 0)
  %62 = add i64 %59, %61
  br i1 %57, label %93, label %88

63:
  %64 = add nuw nsw i64 %31, 1
  %65 = mul nsw i64 %64, %31
  %66 = lshr i64 %65, 1
  %67 = add nuw nsw i64 %64, %66
  %68 = add nuw nsw i64 %31, 1
  %69 = mul nsw i64 %68, %31
  %70 = lshr i64 %69, 1
  br label %93

71:
  %72 = mul nsw i64 %31, %19
  %73 = add nsw i64 %31, -1
  %74 = mul nsw i64 %73, %31
  %75 = sdiv i64 %74, -2
  %76 = add i64 %75, %72
  %77 = add nsw i64 %19, %76
  %78 = sub i64 %77, %31
  %79 = icmp slt i64 %76, %78
  %80 = add nsw i64 %31, -1
  %81 = mul nsw i64 %80, %31
  %82 = sdiv i64 %81, -2
  %83 = mul nsw i64 %31, %19
  %84 = add i64 %82, %83
  br i1 %79, label %93, label %88

85:
  %86 = mul nsw i64 %31, %9
  %87 = add nsw i64 %19, %33
  br i1 %26, label %93, label %88

88:
  %89 = phi <2 x float> [ %32, %85 ], [ %32, %34 ], [ %32, %39 ], [ %32, %45 ], [ %32, %71 ], [ %122, %97 ]
  %90 = add nuw nsw i64 %31, 1
  %91 = xor i64 %31, -1
  %92 = icmp eq i64 %90, %20
  br i1 %92, label %27, label %29

93:
  %94 = phi i64 [ %86, %85 ], [ %37, %34 ], [ %44, %39 ], [ %62, %45 ], [ %70, %63 ], [ %84, %71 ]
  %95 = phi i64 [ %33, %85 ], [ %33, %34 ], [ %40, %39 ], [ %53, %45 ], [ %66, %63 ], [ %76, %71 ]
  %96 = phi i64 [ %87, %85 ], [ %38, %34 ], [ %42, %39 ], [ %56, %45 ], [ %67, %63 ], [ %78, %71 ]
  br label %97

97:
  %98 = phi i64 [ %124, %97 ], [ %94, %93 ]
  %99 = phi i64 [ %123, %97 ], [ %95, %93 ]
  %100 = phi <2 x float> [ %122, %97 ], [ %32, %93 ]
  %101 = shl nsw i64 %99, 1
  %102 = getelementptr inbounds float, ptr %5, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = or i64 %101, 1
  %105 = getelementptr inbounds float, ptr %5, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = fneg float %106
  %108 = select i1 %23, float %106, float %107
  %109 = shl nsw i64 %98, 1
  %110 = getelementptr inbounds float, ptr %8, i64 %109
  %111 = load <2 x float>, ptr %110, align 4
  %112 = insertelement <2 x float> poison, float %103, i64 0
  %113 = shufflevector <2 x float> %112, <2 x float> poison, <2 x i32> zeroinitializer
  %114 = fmul <2 x float> %113, %111
  %115 = insertelement <2 x float> poison, float %108, i64 0
  %116 = shufflevector <2 x float> %115, <2 x float> poison, <2 x i32> zeroinitializer
  %117 = fmul <2 x float> %116, %111
  %118 = shufflevector <2 x float> %117, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %119 = fsub <2 x float> %114, %118
  %120 = fadd <2 x float> %114, %118
  %121 = shufflevector <2 x float> %119, <2 x float> %120, <2 x i32> <i32 0, i32 3>
  %122 = fadd <2 x float> %100, %121
  %123 = add nsw i64 %99, 1
  %124 = add nsw i64 %98, 1
  %125 = icmp eq i64 %123, %96
  br i1 %125, label %88, label %97
}

define internal void @__enzyme_cc_matrix_tested_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, ptr nocapture readonly %6, i64 %7, ptr nocapture writeonly %8) nounwind willreturn {
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %13

11:
  %12 = icmp eq i32 %5, 3
  br label %15

13:
  %14 = phi i32 [ 0, %9 ], [ %52, %51 ]
  store i32 %14, ptr %8, align 4
  ret void

15:
  %16 = phi i64 [ 0, %11 ], [ %53, %51 ]
  %17 = phi i32 [ 0, %11 ], [ %52, %51 ]
  %18 = mul nsw i64 %16, %7
  switch i64 %0, label %43 [
    i64 1, label %19
    i64 2, label %22
    i64 3, label %24
    i64 4, label %33
    i64 5, label %37
  ]

19:
  %20 = add nuw nsw i64 %16, 1
  %21 = tail call i64 @llvm.smin.i64(i64 %20, i64 %1)
  br label %43

22:
  %23 = add nsw i64 %18, %16
  br label %43

24:
  %25 = sub nsw i64 %16, %4
  %26 = tail call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = add nuw nsw i64 %16, 1
  %28 = add i64 %27, %3
  %29 = tail call i64 @llvm.smin.i64(i64 %1, i64 %28)
  %30 = sub i64 %4, %16
  %31 = add i64 %30, %18
  %32 = add i64 %31, %26
  br label %43

33:
  %34 = add nuw nsw i64 %16, 1
  %35 = mul nsw i64 %34, %16
  %36 = lshr i64 %35, 1
  br label %43

37:
  %38 = mul nsw i64 %16, %1
  %39 = add nsw i64 %16, -1
  %40 = mul nsw i64 %39, %16
  %41 = sdiv i64 %40, -2
  %42 = add i64 %41, %38
  br label %43

43:
  %44 = phi i64 [ %18, %15 ], [ %42, %37 ], [ %36, %33 ], [ %32, %24 ], [ %23, %22 ], [ %18, %19 ]
  %45 = phi i64 [ %1, %15 ], [ %1, %37 ], [ %34, %33 ], [ %29, %24 ], [ %1, %22 ], [ %21, %19 ]
  %46 = phi i64 [ 0, %15 ], [ %16, %37 ], [ 0, %33 ], [ %26, %24 ], [ %16, %22 ], [ 0, %19 ]
  %47 = add nsw i64 %45, %44
  %48 = sub i64 %47, %46
  %49 = icmp slt i64 %44, %48
  %50 = sub i64 %46, %44
  br i1 %49, label %55, label %51

51:
  %52 = phi i32 [ %17, %43 ], [ %74, %73 ]
  %53 = add nuw nsw i64 %16, 1
  %54 = icmp eq i64 %53, %2
  br i1 %54, label %13, label %15

55:
  %56 = phi i64 [ %75, %73 ], [ %44, %43 ]
  %57 = phi i32 [ %74, %73 ], [ %17, %43 ]
  %58 = add i64 %50, %56
  %59 = icmp eq i64 %58, %16
  %60 = select i1 %12, i1 %59, i1 false
  br i1 %60, label %73, label %61

61:
  %62 = shl nsw i64 %56, 1
  br label %63

63:
  %64 = phi i1 [ true, %61 ], [ false, %63 ]
  %65 = phi i64 [ 0, %61 ], [ 1, %63 ]
  %66 = phi i32 [ %57, %61 ], [ %72, %63 ]
  %67 = or i64 %62, %65
  %68 = getelementptr inbounds float, ptr %6, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fcmp une float %69, 0.000000e+00
  %71 = zext i1 %70 to i32
  %72 = or i32 %66, %71
  br i1 %64, label %63, label %73

73:
  %74 = phi i32 [ %57, %55 ], [ %72, %63 ]
  %75 = add nsw i64 %56, 1
  %76 = icmp eq i64 %75, %48
  br i1 %76, label %51, label %55
}

define internal void @__enzyme_cc_matrix_turned_c(i64 %0, i64 %1, float %2, float %3, ptr nocapture readonly %4, i64 %5, i32 %6, ptr nocapture %7, i64 %8) nounwind willreturn {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %18

11:
  %12 = icmp sgt i64 %0, 0
  %13 = icmp eq i32 %6, 0
  br label %14

14:
  %15 = phi i64 [ 0, %11 ], [ %20, %19 ]
  br i1 %12, label %16, label %19

16:
  %17 = mul nsw i64 %15, %8
  br label %22

18:
  ret void

19:
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %18, label %14

22:
  %23 = phi i64 [ 0, %16 ], [ %48, %22 ]
  %24 = mul nsw i64 %23, %5
  %25 = add nsw i64 %24, %15
  %26 = shl nsw i64 %25, 1
  %27 = getelementptr inbounds float, ptr %4, i64 %26
  %28 = add nsw i64 %23, %17
  %29 = shl nsw i64 %28, 1
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  %31 = getelementptr inbounds float, ptr %27, i64 1
  %32 = load float, ptr %31, align 4
  %33 = fneg float %32
  %34 = select i1 %13, float %32, float %33
  %35 = load float, ptr %27, align 4
  %36 = fmul float %35, %2
  %37 = fmul float %34, %3
  %38 = fsub float %36, %37
  %39 = load float, ptr %30, align 4
  %40 = fadd float %39, %38
  store float %40, ptr %30, align 4
  %41 = fmul float %34, %2
  %42 = load float, ptr %27, align 4
  %43 = fmul float %42, %3
  %44 = fadd float %41, %43
  %45 = getelementptr inbounds float, ptr %30, i64 1
  %46 = load float, ptr %45, align 4
  %47 = fadd float %46, %44
  store float %47, ptr %45, align 4
  %48 = add nuw nsw i64 %23, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %19, label %22
}

define internal void @__enzyme_cc_matrix_unpassed_c(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11) nounwind willreturn {
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %22

14:
  %15 = icmp sgt i64 %0, 0
  %16 = icmp eq i32 %5, 0
  %17 = icmp eq i32 %7, 3
  br label %18

18:
  %19 = phi i64 [ 0, %14 ], [ %26, %25 ]
  br i1 %15, label %20, label %25

20:
  %21 = mul nsw i64 %19, %9
  br label %28

22:
  ret void

23:
  %24 = icmp eq i64 %51, %0
  br i1 %24, label %25, label %28

25:
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %22, label %18

28:
  %29 = phi i64 [ 0, %20 ], [ %51, %23 ]
  br i1 %16, label %33, label %30

30:
  %31 = getelementptr inbounds i64, ptr %4, i64 %29
  %32 = load i64, ptr %31, align 8
  br label %37

33:
  %34 = getelementptr inbounds i32, ptr %4, i64 %29
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  br label %37

37:
  %38 = phi i64 [ %32, %30 ], [ %36, %33 ]
  %39 = add nsw i64 %38, -1
  %40 = icmp eq i64 %39, %29
  br i1 %40, label %50, label %41

41:
  %42 = add nsw i64 %29, %21
  %43 = shl nsw i64 %42, 1
  %44 = getelementptr inbounds float, ptr %8, i64 %43
  %45 = add nsw i64 %39, %21
  %46 = shl nsw i64 %45, 1
  %47 = getelementptr inbounds float, ptr %8, i64 %46
  %48 = load <2 x float>, ptr %44, align 4
  %49 = load <2 x float>, ptr %47, align 4
  store <2 x float> %49, ptr %44, align 4
  store <2 x float> %48, ptr %47, align 4
  br label %50

50:
  %51 = add nuw nsw i64 %29, 1
  %52 = add i64 %51, %2
  %53 = tail call i64 @llvm.smin.i64(i64 %0, i64 %52)
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %23

55:
  %56 = mul nsw i64 %29, %11
  %57 = sub i64 %3, %29
  %58 = add i64 %57, %56
  %59 = add nsw i64 %29, %21
  %60 = shl nsw i64 %59, 1
  %61 = getelementptr inbounds float, ptr %8, i64 %60
  %62 = getelementptr inbounds float, ptr %61, i64 1
  %63 = load float, ptr %61, align 4
  %64 = load float, ptr %62, align 4
  br label %65

65:
  %66 = phi float [ %64, %55 ], [ %92, %65 ]
  %67 = phi float [ %63, %55 ], [ %87, %65 ]
  %68 = phi i64 [ %51, %55 ], [ %93, %65 ]
  %69 = add i64 %58, %68
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds float, ptr %10, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = fneg float %72
  %74 = getelementptr inbounds float, ptr %71, i64 1
  %75 = load float, ptr %74, align 4
  %76 = fneg float %75
  %77 = add nsw i64 %68, %21
  %78 = shl nsw i64 %77, 1
  %79 = getelementptr inbounds float, ptr %8, i64 %78
  %80 = select i1 %17, float %75, float %76
  %81 = getelementptr inbounds float, ptr %79, i64 1
  %82 = load float, ptr %81, align 4
  %83 = load float, ptr %79, align 4
  %84 = fmul float %83, %73
  %85 = fmul float %80, %82
  %86 = fsub float %84, %85
  %87 = fsub float %67, %86
  store float %87, ptr %61, align 4
  %88 = load float, ptr %79, align 4
  %89 = fmul float %80, %88
  %90 = fmul float %72, %82
  %91 = fsub float %89, %90
  %92 = fsub float %66, %91
  store float %92, ptr %62, align 4
  %93 = add nuw nsw i64 %68, 1
  %94 = icmp slt i64 %93, %53
  br i1 %94, label %65, label %23
}

define internal void @__enzyme_cc_matrix_weighted_c(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr nocapture readonly %7, i64 %8, i32 %9, ptr nocapture readonly %10, i64 %11, i64 %12, ptr nocapture %13, i64 %14, i64 %15, i64 %16) nounwind willreturn {
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %23

19:
  %20 = icmp eq i32 %9, 3
  %21 = select i1 %20, i64 1, i64 2
  %22 = icmp sgt i64 %16, 0
  br label %24

23:
  ret void

24:
  %25 = phi i64 [ 0, %19 ], [ %72, %71 ]
  %26 = mul nsw i64 %25, %8
  switch i64 %0, label %45 [
    i64 5, label %39
    i64 2, label %27
    i64 3, label %29
    i64 4, label %35
  ]

27:
  %28 = add nsw i64 %26, %25
  br label %45

29:
  %30 = sub nsw i64 %25, %4
  %31 = tail call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = sub i64 %4, %25
  %33 = add i64 %32, %26
  %34 = add i64 %33, %31
  br label %45

35:
  %36 = add nuw nsw i64 %25, 1
  %37 = mul nsw i64 %36, %25
  %38 = lshr i64 %37, 1
  br label %45

39:
  %40 = mul nsw i64 %25, %1
  %41 = add nsw i64 %25, -1
  %42 = mul nsw i64 %41, %25
  %43 = sdiv i64 %42, -2
  %44 = add i64 %43, %40
  br label %45

45:
  %46 = phi i64 [ %44, %39 ], [ %38, %35 ], [ %34, %29 ], [ %28, %27 ], [ %26, %24 ]
  %47 = phi i64 [ %25, %39 ], [ 0, %35 ], [ %31, %29 ], [ %25, %27 ], [ 0, %24 ]
  %48 = add nsw i64 %46, %25
  %49 = sub i64 %48, %47
  %50 = mul nsw i64 %49, %21
  %51 = getelementptr inbounds float, ptr %7, i64 %50
  switch i32 %9, label %59 [
    i32 0, label %52
    i32 2, label %55
  ]

52:
  %53 = getelementptr inbounds float, ptr %51, i64 1
  %54 = load float, ptr %53, align 4
  br label %59

55:
  %56 = getelementptr inbounds float, ptr %51, i64 1
  %57 = load float, ptr %56, align 4
  %58 = fneg float %57
  br label %59

59:
  %60 = phi float [ %54, %52 ], [ %58, %55 ], [ 0.000000e+00, %45 ]
  %61 = load float, ptr %51, align 4
  %62 = fmul float %61, %5
  %63 = fmul float %60, %6
  %64 = fsub float %62, %63
  %65 = fmul float %60, %5
  %66 = fmul float %61, %6
  %67 = fadd float %65, %66
  br i1 %22, label %68, label %71

68:
  %69 = mul nsw i64 %25, %11
  %70 = mul nsw i64 %25, %14
  br label %74

71:
  %72 = add nuw nsw i64 %25, 1
  %73 = icmp eq i64 %72, %2
  br i1 %73, label %23, label %24

74:
  %75 = phi i64 [ 0, %68 ], [ %100, %74 ]
  %76 = mul nsw i64 %75, %12
  %77 = add nsw i64 %76, %69
  %78 = shl nsw i64 %77, 1
  %79 = getelementptr inbounds float, ptr %10, i64 %78
  %80 = mul nsw i64 %75, %15
  %81 = add nsw i64 %80, %70
  %82 = shl nsw i64 %81, 1
  %83 = getelementptr inbounds float, ptr %13, i64 %82
  %84 = load float, ptr %79, align 4
  %85 = fmul float %64, %84
  %86 = getelementptr inbounds float, ptr %79, i64 1
  %87 = load float, ptr %86, align 4
  %88 = fmul float %67, %87
  %89 = fsub float %85, %88
  %90 = load float, ptr %83, align 4
  %91 = fadd float %90, %89
  store float %91, ptr %83, align 4
  %92 = load float, ptr %86, align 4
  %93 = fmul float %64, %92
  %94 = load float, ptr %79, align 4
  %95 = fmul float %67, %94
  %96 = fadd float %93, %95
  %97 = getelementptr inbounds float, ptr %83, i64 1
  %98 = load float, ptr %97, align 4
  %99 = fadd float %98, %96
  store float %99, ptr %97, align 4
  %100 = add nuw nsw i64 %75, 1
  %101 = icmp eq i64 %100, %16
  br i1 %101, label %71, label %74
}

declare i64 @llvm.abs.i64(i64, i1 immarg)

declare <2 x float> @llvm.fabs.v2f32(<2 x float>)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
