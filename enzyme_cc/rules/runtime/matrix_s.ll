; Written by .ci/runtime.py from the C beside it, with clang-16.

define internal void @__enzyme_cc_matrix_added_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr nocapture readonly %7, i64 %8, i32 %9, ptr nocapture %10, i64 %11) nounwind willreturn {
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
  br i1 %22, label %23, label %28

23:
  %24 = add i64 %11, -1
  %25 = add i64 %11, 1
  %26 = insertelement <4 x float> poison, float %5, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  br label %29

28:
  ret void

29:
  %30 = phi i64 [ 0, %23 ], [ %112, %111 ]
  %31 = mul nsw i64 %30, %8
  switch i64 %0, label %61 [
    i64 1, label %32
    i64 2, label %36
    i64 3, label %39
    i64 4, label %51
    i64 5, label %55
  ]

32:
  %33 = add nuw nsw i64 %30, 1
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %20)
  %35 = mul nsw i64 %30, %11
  br label %63

36:
  %37 = add nsw i64 %31, %30
  %38 = mul i64 %30, %25
  br label %63

39:
  %40 = sub nsw i64 %30, %4
  %41 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
  %42 = add nuw nsw i64 %30, 1
  %43 = add i64 %42, %3
  %44 = tail call i64 @llvm.smin.i64(i64 %20, i64 %43)
  %45 = sub i64 %4, %30
  %46 = add i64 %45, %31
  %47 = add i64 %46, %41
  %48 = mul i64 %30, %24
  %49 = add i64 %48, %4
  %50 = add i64 %49, %41
  br label %63

51:
  %52 = add nuw nsw i64 %30, 1
  %53 = mul nsw i64 %52, %30
  %54 = lshr i64 %53, 1
  br label %63

55:
  %56 = mul nsw i64 %30, %20
  %57 = add nsw i64 %30, -1
  %58 = mul nsw i64 %57, %30
  %59 = sdiv i64 %58, -2
  %60 = add i64 %59, %56
  br label %63

61:
  %62 = mul nsw i64 %30, %11
  br label %63

63:
  %64 = phi i64 [ 0, %61 ], [ %30, %55 ], [ 0, %51 ], [ %41, %39 ], [ %30, %36 ], [ 0, %32 ]
  %65 = phi i64 [ %20, %61 ], [ %20, %55 ], [ %52, %51 ], [ %44, %39 ], [ %20, %36 ], [ %34, %32 ]
  %66 = phi i64 [ %31, %61 ], [ %60, %55 ], [ %54, %51 ], [ %47, %39 ], [ %37, %36 ], [ %31, %32 ]
  %67 = phi i64 [ %62, %61 ], [ %60, %55 ], [ %54, %51 ], [ %50, %39 ], [ %38, %36 ], [ %35, %32 ]
  %68 = sub i64 %65, %64
  %69 = add i64 %68, %66
  %70 = icmp slt i64 %66, %69
  br i1 %70, label %71, label %111

71:
  %72 = sub i64 %65, %64
  %73 = icmp ult i64 %72, 12
  br i1 %73, label %108, label %74

74:
  %75 = shl i64 %67, 2
  %76 = getelementptr i8, ptr %10, i64 %75
  %77 = add i64 %65, %67
  %78 = sub i64 %77, %64
  %79 = shl i64 %78, 2
  %80 = getelementptr i8, ptr %10, i64 %79
  %81 = shl i64 %66, 2
  %82 = getelementptr i8, ptr %7, i64 %81
  %83 = add i64 %65, %66
  %84 = sub i64 %83, %64
  %85 = shl i64 %84, 2
  %86 = getelementptr i8, ptr %7, i64 %85
  %87 = icmp ult ptr %76, %86
  %88 = icmp ult ptr %82, %80
  %89 = and i1 %87, %88
  br i1 %89, label %108, label %90

90:
  %91 = and i64 %72, -4
  %92 = add i64 %67, %91
  %93 = add i64 %66, %91
  br label %94

94:
  %95 = phi i64 [ 0, %90 ], [ %104, %94 ]
  %96 = add i64 %66, %95
  %97 = add i64 %67, %95
  %98 = getelementptr inbounds float, ptr %7, i64 %96
  %99 = load <4 x float>, ptr %98, align 4
  %100 = fmul <4 x float> %99, %27
  %101 = getelementptr inbounds float, ptr %10, i64 %97
  %102 = load <4 x float>, ptr %101, align 4
  %103 = fadd <4 x float> %102, %100
  store <4 x float> %103, ptr %101, align 4
  %104 = add nuw i64 %95, 4
  %105 = icmp eq i64 %104, %91
  br i1 %105, label %106, label %94

106:
  %107 = icmp eq i64 %72, %91
  br i1 %107, label %111, label %108

108:
  %109 = phi i64 [ %67, %74 ], [ %67, %71 ], [ %92, %106 ]
  %110 = phi i64 [ %66, %74 ], [ %66, %71 ], [ %93, %106 ]
  br label %114

111:
  %112 = add nuw nsw i64 %30, 1
  %113 = icmp eq i64 %112, %21
  br i1 %113, label %28, label %29

114:
  %115 = phi i64 [ %124, %114 ], [ %109, %108 ]
  %116 = phi i64 [ %123, %114 ], [ %110, %108 ]
  %117 = getelementptr inbounds float, ptr %7, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = fmul float %118, %5
  %120 = getelementptr inbounds float, ptr %10, i64 %115
  %121 = load float, ptr %120, align 4
  %122 = fadd float %121, %119
  store float %122, ptr %120, align 4
  %123 = add nsw i64 %116, 1
  %124 = add nsw i64 %115, 1
  %125 = icmp eq i64 %123, %69
  br i1 %125, label %111, label %114
}

define internal void @__enzyme_cc_matrix_aligned_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture %4, ptr nocapture %5, ptr nocapture readonly %6, ptr nocapture readonly %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %23

10:
  %11 = shl i64 %3, 2
  %12 = shl i64 %3, 2
  %13 = mul i64 %3, -4
  %14 = shl i64 %0, 2
  %15 = shl i64 %3, 2
  %16 = getelementptr float, ptr %4, i64 -1
  %17 = getelementptr float, ptr %5, i64 -1
  %18 = icmp ugt i64 %0, 7
  %19 = icmp eq i64 %2, 1
  %20 = and i1 %18, %19
  %21 = and i64 %0, -4
  %22 = icmp eq i64 %21, %0
  br label %24

23:
  ret void

24:
  %25 = phi i64 [ %75, %74 ], [ 0, %10 ]
  %26 = getelementptr inbounds float, ptr %7, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fcmp ogt float %27, 0.000000e+00
  %29 = add nsw i64 %25, 1
  %30 = icmp slt i64 %29, %0
  %31 = select i1 %28, i1 %30, i1 false
  %32 = select i1 %31, i64 2, i64 1
  %33 = icmp slt i64 %25, %0
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds float, ptr %6, i64 %25
  %36 = load float, ptr %35, align 4
  br label %45

37:
  %38 = phi i64 [ %25, %24 ], [ %69, %68 ]
  %39 = icmp sgt i64 %38, %25
  %40 = mul i64 %11, %38
  %41 = add i64 %14, %40
  %42 = add i64 %38, -1
  %43 = mul i64 %15, %42
  %44 = add i64 %14, %43
  br label %77

45:
  %46 = phi i64 [ %25, %34 ], [ %72, %68 ]
  %47 = phi float [ -1.000000e+00, %34 ], [ %70, %68 ]
  %48 = phi i64 [ %25, %34 ], [ %69, %68 ]
  %49 = getelementptr inbounds float, ptr %4, i64 %46
  %50 = load float, ptr %49, align 4
  %51 = fsub float %50, %36
  %52 = tail call float @llvm.fabs.f32(float %51)
  %53 = getelementptr inbounds float, ptr %5, i64 %46
  %54 = load float, ptr %53, align 4
  %55 = fsub float %54, %27
  %56 = tail call float @llvm.fabs.f32(float %55)
  %57 = fadd float %52, %56
  %58 = fcmp ogt float %54, 0.000000e+00
  %59 = add nsw i64 %46, 1
  %60 = icmp slt i64 %59, %0
  %61 = select i1 %58, i1 %60, i1 false
  %62 = xor i1 %31, %61
  br i1 %62, label %68, label %63

63:
  %64 = fcmp olt float %47, 0.000000e+00
  %65 = fcmp olt float %57, %47
  %66 = select i1 %64, i1 true, i1 %65
  br i1 %66, label %67, label %68

67:
  br label %68

68:
  %69 = phi i64 [ %46, %67 ], [ %48, %45 ], [ %48, %63 ]
  %70 = phi float [ %57, %67 ], [ %47, %45 ], [ %47, %63 ]
  %71 = select i1 %61, i64 2, i64 1
  %72 = add nsw i64 %71, %46
  %73 = icmp slt i64 %72, %0
  br i1 %73, label %45, label %37

74:
  %75 = add i64 %32, %25
  %76 = icmp slt i64 %75, %0
  br i1 %76, label %24, label %23

77:
  %78 = phi i64 [ 0, %37 ], [ %88, %87 ]
  %79 = mul i64 %12, %78
  %80 = add i64 %40, %79
  %81 = add i64 %41, %79
  %82 = add i64 %43, %79
  %83 = add i64 %44, %79
  %84 = add nsw i64 %78, %25
  br i1 %39, label %85, label %87

85:
  %86 = add nsw i64 %78, %38
  br label %90

87:
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, %32
  br i1 %89, label %74, label %77

90:
  %91 = phi i64 [ %131, %129 ], [ 0, %85 ]
  %92 = phi i64 [ %100, %129 ], [ %86, %85 ]
  %93 = getelementptr float, ptr %16, i64 %92
  %94 = load <2 x float>, ptr %93, align 4
  %95 = shufflevector <2 x float> %94, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  store <2 x float> %95, ptr %93, align 4
  %96 = getelementptr float, ptr %17, i64 %92
  %97 = load <2 x float>, ptr %96, align 4
  %98 = shufflevector <2 x float> %97, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  store <2 x float> %98, ptr %96, align 4
  %99 = mul nsw i64 %92, %3
  %100 = add nsw i64 %92, -1
  %101 = mul nsw i64 %100, %3
  br i1 %20, label %102, label %127

102:
  %103 = mul i64 %13, %91
  %104 = add i64 %83, %103
  %105 = getelementptr i8, ptr %1, i64 %104
  %106 = add i64 %82, %103
  %107 = getelementptr i8, ptr %1, i64 %106
  %108 = add i64 %81, %103
  %109 = getelementptr i8, ptr %1, i64 %108
  %110 = add i64 %80, %103
  %111 = getelementptr i8, ptr %1, i64 %110
  %112 = icmp ult ptr %111, %105
  %113 = icmp ult ptr %107, %109
  %114 = and i1 %112, %113
  br i1 %114, label %127, label %115

115:
  %116 = phi i64 [ %124, %115 ], [ 0, %102 ]
  %117 = mul nsw i64 %116, %2
  %118 = add nsw i64 %117, %99
  %119 = getelementptr inbounds float, ptr %1, i64 %118
  %120 = add nsw i64 %117, %101
  %121 = getelementptr inbounds float, ptr %1, i64 %120
  %122 = load <4 x float>, ptr %119, align 4
  %123 = load <4 x float>, ptr %121, align 4
  store <4 x float> %123, ptr %119, align 4
  store <4 x float> %122, ptr %121, align 4
  %124 = add nuw i64 %116, 4
  %125 = icmp eq i64 %124, %21
  br i1 %125, label %126, label %115

126:
  br i1 %22, label %129, label %127

127:
  %128 = phi i64 [ 0, %102 ], [ 0, %90 ], [ %21, %126 ]
  br label %132

129:
  %130 = icmp sgt i64 %100, %84
  %131 = add i64 %91, 1
  br i1 %130, label %90, label %87

132:
  %133 = phi i64 [ %141, %132 ], [ %128, %127 ]
  %134 = mul nsw i64 %133, %2
  %135 = add nsw i64 %134, %99
  %136 = getelementptr inbounds float, ptr %1, i64 %135
  %137 = add nsw i64 %134, %101
  %138 = getelementptr inbounds float, ptr %1, i64 %137
  %139 = load float, ptr %136, align 4
  %140 = load float, ptr %138, align 4
  store float %140, ptr %136, align 4
  store float %139, ptr %138, align 4
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, %0
  br i1 %142, label %129, label %132
}

define internal void @__enzyme_cc_matrix_bent_back_s(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11, ptr nocapture %12, i64 %13, ptr nocapture %14, i64 %15) nounwind willreturn {
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %28

18:
  %19 = icmp sgt i64 %0, 0
  %20 = icmp eq i32 %7, 0
  %21 = icmp eq i32 %5, 0
  %22 = xor i1 %20, true
  br label %23

23:
  %24 = phi i64 [ 0, %18 ], [ %30, %29 ]
  br i1 %19, label %25, label %29

25:
  %26 = mul nsw i64 %24, %13
  %27 = mul nsw i64 %24, %15
  br label %32

28:
  ret void

29:
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %28, label %23

32:
  %33 = phi i64 [ 0, %25 ], [ %131, %130 ]
  %34 = xor i64 %33, -1
  %35 = add i64 %34, %0
  %36 = select i1 %20, i64 %35, i64 %33
  br i1 %21, label %40, label %37

37:
  %38 = getelementptr inbounds i64, ptr %4, i64 %36
  %39 = load i64, ptr %38, align 8
  br label %44

40:
  %41 = getelementptr inbounds i32, ptr %4, i64 %36
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  br label %44

44:
  %45 = phi i64 [ %39, %37 ], [ %43, %40 ]
  %46 = add nsw i64 %45, -1
  %47 = icmp eq i64 %46, %36
  %48 = select i1 %20, i1 true, i1 %47
  br i1 %48, label %62, label %49

49:
  %50 = add nsw i64 %36, %26
  %51 = getelementptr inbounds float, ptr %12, i64 %50
  %52 = add nsw i64 %46, %26
  %53 = getelementptr inbounds float, ptr %12, i64 %52
  %54 = load float, ptr %51, align 4
  %55 = load float, ptr %53, align 4
  store float %55, ptr %51, align 4
  store float %54, ptr %53, align 4
  %56 = add nsw i64 %36, %27
  %57 = getelementptr inbounds float, ptr %14, i64 %56
  %58 = add nsw i64 %46, %27
  %59 = getelementptr inbounds float, ptr %14, i64 %58
  %60 = load float, ptr %57, align 4
  %61 = load float, ptr %59, align 4
  store float %61, ptr %57, align 4
  store float %60, ptr %59, align 4
  br label %62

62:
  %63 = add i64 %36, 1
  %64 = add i64 %63, %2
  %65 = tail call i64 @llvm.smin.i64(i64 %0, i64 %64)
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %67, label %72

67:
  %68 = sub i64 %3, %36
  %69 = mul nsw i64 %36, %9
  %70 = mul nsw i64 %36, %11
  br label %82

71:
  br i1 %20, label %122, label %74

72:
  %73 = select i1 %22, i1 true, i1 %47
  br i1 %73, label %130, label %123

74:
  br i1 %66, label %75, label %130

75:
  %76 = mul nsw i64 %36, %11
  %77 = sub i64 %3, %36
  %78 = add i64 %77, %76
  %79 = add nsw i64 %36, %27
  %80 = getelementptr inbounds float, ptr %14, i64 %79
  %81 = load float, ptr %80, align 4
  br label %109

82:
  %83 = phi i64 [ %63, %67 ], [ %107, %82 ]
  %84 = add i64 %68, %83
  %85 = add nsw i64 %84, %69
  %86 = getelementptr inbounds float, ptr %8, i64 %85
  %87 = select i1 %20, i64 %83, i64 %33
  %88 = add nsw i64 %87, %26
  %89 = getelementptr inbounds float, ptr %12, i64 %88
  %90 = select i1 %20, i64 %35, i64 %83
  %91 = add nsw i64 %90, %27
  %92 = getelementptr inbounds float, ptr %14, i64 %91
  %93 = load float, ptr %89, align 4
  %94 = load float, ptr %92, align 4
  %95 = fmul float %93, %94
  %96 = load float, ptr %86, align 4
  %97 = fsub float %96, %95
  store float %97, ptr %86, align 4
  %98 = add nsw i64 %90, %26
  %99 = getelementptr inbounds float, ptr %12, i64 %98
  %100 = add nsw i64 %84, %70
  %101 = getelementptr inbounds float, ptr %10, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load float, ptr %89, align 4
  %104 = fmul float %102, %103
  %105 = load float, ptr %99, align 4
  %106 = fsub float %105, %104
  store float %106, ptr %99, align 4
  %107 = add nsw i64 %83, 1
  %108 = icmp eq i64 %107, %65
  br i1 %108, label %71, label %82

109:
  %110 = phi float [ %81, %75 ], [ %119, %109 ]
  %111 = phi i64 [ %63, %75 ], [ %120, %109 ]
  %112 = add i64 %78, %111
  %113 = getelementptr inbounds float, ptr %10, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = add nsw i64 %111, %27
  %116 = getelementptr inbounds float, ptr %14, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = fmul float %114, %117
  %119 = fadd float %110, %118
  store float %119, ptr %80, align 4
  %120 = add nsw i64 %111, 1
  %121 = icmp eq i64 %120, %65
  br i1 %121, label %130, label %109

122:
  br i1 %47, label %130, label %123

123:
  %124 = add nsw i64 %36, %26
  %125 = getelementptr inbounds float, ptr %12, i64 %124
  %126 = add nsw i64 %46, %26
  %127 = getelementptr inbounds float, ptr %12, i64 %126
  %128 = load float, ptr %125, align 4
  %129 = load float, ptr %127, align 4
  store float %129, ptr %125, align 4
  store float %128, ptr %127, align 4
  br label %130

130:
  %131 = add nuw nsw i64 %33, 1
  %132 = icmp eq i64 %131, %0
  br i1 %132, label %29, label %32
}

define internal void @__enzyme_cc_matrix_bent_s(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11, ptr nocapture readonly %12, i64 %13, ptr nocapture %14, i64 %15) nounwind willreturn {
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %28

18:
  %19 = icmp sgt i64 %0, 0
  %20 = icmp ne i32 %7, 0
  %21 = icmp eq i32 %5, 0
  %22 = xor i1 %20, true
  br label %23

23:
  %24 = phi i64 [ 0, %18 ], [ %30, %29 ]
  br i1 %19, label %25, label %29

25:
  %26 = mul nsw i64 %24, %9
  %27 = mul nsw i64 %24, %15
  br label %32

28:
  ret void

29:
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %28, label %23

32:
  %33 = phi i64 [ 0, %25 ], [ %152, %151 ]
  %34 = xor i64 %33, -1
  %35 = add i64 %34, %0
  %36 = select i1 %20, i64 %35, i64 %33
  br i1 %21, label %40, label %37

37:
  %38 = getelementptr inbounds i64, ptr %4, i64 %36
  %39 = load i64, ptr %38, align 8
  br label %44

40:
  %41 = getelementptr inbounds i32, ptr %4, i64 %36
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  br label %44

44:
  %45 = phi i64 [ %39, %37 ], [ %43, %40 ]
  %46 = add nsw i64 %45, -1
  %47 = icmp eq i64 %46, %36
  %48 = select i1 %20, i1 true, i1 %47
  br i1 %48, label %56, label %49

49:
  %50 = add nsw i64 %36, %26
  %51 = getelementptr inbounds float, ptr %8, i64 %50
  %52 = add nsw i64 %46, %26
  %53 = getelementptr inbounds float, ptr %8, i64 %52
  %54 = load float, ptr %51, align 4
  %55 = load float, ptr %53, align 4
  store float %55, ptr %51, align 4
  store float %54, ptr %53, align 4
  br label %56

56:
  %57 = add i64 %36, 1
  %58 = add i64 %57, %2
  %59 = tail call i64 @llvm.smin.i64(i64 %0, i64 %58)
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %61, label %68

61:
  %62 = mul nsw i64 %36, %13
  %63 = add nsw i64 %36, %27
  %64 = getelementptr inbounds float, ptr %14, i64 %63
  %65 = mul nsw i64 %36, %11
  %66 = add nsw i64 %36, %26
  %67 = getelementptr inbounds float, ptr %8, i64 %66
  br label %78

68:
  %69 = select i1 %22, i1 true, i1 %47
  br i1 %69, label %151, label %138

70:
  br i1 %60, label %71, label %124

71:
  %72 = add nsw i64 %36, %27
  %73 = getelementptr inbounds float, ptr %14, i64 %72
  %74 = mul nsw i64 %36, %11
  %75 = sub i64 %3, %36
  %76 = add i64 %75, %74
  %77 = load float, ptr %73, align 4
  br label %125

78:
  %79 = phi i64 [ %57, %61 ], [ %103, %102 ]
  br i1 %20, label %80, label %104

80:
  %81 = add nsw i64 %79, %3
  %82 = sub i64 %81, %36
  %83 = add nsw i64 %82, %62
  %84 = getelementptr inbounds float, ptr %12, i64 %83
  %85 = add nsw i64 %79, %27
  %86 = getelementptr inbounds float, ptr %14, i64 %85
  %87 = load float, ptr %84, align 4
  %88 = load float, ptr %86, align 4
  %89 = fmul float %87, %88
  %90 = load float, ptr %67, align 4
  %91 = fsub float %90, %89
  store float %91, ptr %67, align 4
  %92 = add nsw i64 %82, %65
  %93 = getelementptr inbounds float, ptr %10, i64 %92
  %94 = add nsw i64 %79, %26
  %95 = getelementptr inbounds float, ptr %8, i64 %94
  %96 = load float, ptr %93, align 4
  %97 = load float, ptr %95, align 4
  %98 = fmul float %96, %97
  %99 = fsub float %91, %98
  store float %99, ptr %67, align 4
  %100 = add nsw i64 %79, 1
  %101 = icmp eq i64 %100, %59
  br i1 %101, label %70, label %102

102:
  %103 = phi i64 [ %100, %80 ], [ %122, %104 ]
  br label %78

104:
  %105 = add nsw i64 %79, %26
  %106 = getelementptr inbounds float, ptr %8, i64 %105
  %107 = add nsw i64 %79, %3
  %108 = sub i64 %107, %36
  %109 = add nsw i64 %108, %62
  %110 = getelementptr inbounds float, ptr %12, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = load float, ptr %64, align 4
  %113 = fmul float %111, %112
  %114 = load float, ptr %106, align 4
  %115 = fsub float %114, %113
  store float %115, ptr %106, align 4
  %116 = add nsw i64 %108, %65
  %117 = getelementptr inbounds float, ptr %10, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = load float, ptr %67, align 4
  %120 = fmul float %118, %119
  %121 = fsub float %115, %120
  store float %121, ptr %106, align 4
  %122 = add nsw i64 %79, 1
  %123 = icmp eq i64 %122, %59
  br i1 %123, label %151, label %102

124:
  br i1 %47, label %151, label %138

125:
  %126 = phi float [ %77, %71 ], [ %135, %125 ]
  %127 = phi i64 [ %57, %71 ], [ %136, %125 ]
  %128 = add i64 %76, %127
  %129 = getelementptr inbounds float, ptr %10, i64 %128
  %130 = add nsw i64 %127, %27
  %131 = getelementptr inbounds float, ptr %14, i64 %130
  %132 = load float, ptr %129, align 4
  %133 = load float, ptr %131, align 4
  %134 = fmul float %132, %133
  %135 = fsub float %126, %134
  store float %135, ptr %73, align 4
  %136 = add nsw i64 %127, 1
  %137 = icmp eq i64 %136, %59
  br i1 %137, label %124, label %125

138:
  %139 = add nsw i64 %36, %26
  %140 = getelementptr inbounds float, ptr %8, i64 %139
  %141 = add nsw i64 %46, %26
  %142 = getelementptr inbounds float, ptr %8, i64 %141
  %143 = load float, ptr %140, align 4
  %144 = load float, ptr %142, align 4
  store float %144, ptr %140, align 4
  store float %143, ptr %142, align 4
  %145 = add nsw i64 %36, %27
  %146 = getelementptr inbounds float, ptr %14, i64 %145
  %147 = add nsw i64 %46, %27
  %148 = getelementptr inbounds float, ptr %14, i64 %147
  %149 = load float, ptr %146, align 4
  %150 = load float, ptr %148, align 4
  store float %150, ptr %146, align 4
  store float %149, ptr %148, align 4
  br label %151

151:
  %152 = add nuw nsw i64 %33, 1
  %153 = icmp eq i64 %152, %0
  br i1 %153, label %29, label %32
}

define internal void @__enzyme_cc_matrix_blocks_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7) nounwind willreturn {
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
  %16 = phi i64 [ 0, %10 ], [ %31, %96 ]
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
  %33 = phi i64 [ %16, %24 ], [ %37, %36 ]
  %34 = mul nsw i64 %33, %3
  br label %39

35:
  br i1 %13, label %52, label %96

36:
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp ult i64 %37, %31
  br i1 %38, label %32, label %35

39:
  %40 = phi i64 [ 0, %32 ], [ %50, %49 ]
  %41 = icmp uge i64 %40, %16
  %42 = icmp ult i64 %40, %31
  %43 = select i1 %41, i1 %42, i1 false
  %44 = xor i1 %12, %43
  br i1 %44, label %45, label %49

45:
  %46 = mul nsw i64 %40, %2
  %47 = add nsw i64 %46, %34
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float 0.000000e+00, ptr %48, align 4
  br label %49

49:
  %50 = add nuw nsw i64 %40, 1
  %51 = icmp eq i64 %50, %0
  br i1 %51, label %36, label %39

52:
  %53 = mul nsw i64 %16, %2
  %54 = mul nsw i64 %16, %3
  %55 = add nsw i64 %53, %54
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  br i1 %29, label %57, label %59

57:
  %58 = load float, ptr %56, align 4
  br label %91

59:
  %60 = mul nsw i64 %27, %2
  %61 = add nsw i64 %60, %54
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  %63 = mul nsw i64 %27, %3
  %64 = add nsw i64 %63, %53
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  %66 = add nsw i64 %60, %63
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  %68 = load float, ptr %65, align 4
  %69 = tail call float @llvm.fabs.f32(float %68)
  %70 = load float, ptr %56, align 4
  %71 = fdiv float %70, %69
  store float %71, ptr %56, align 4
  %72 = load float, ptr %67, align 4
  %73 = fdiv float %72, %69
  store float %73, ptr %67, align 4
  %74 = load float, ptr %65, align 4
  %75 = fdiv float %74, %69
  store float %75, ptr %65, align 4
  %76 = load float, ptr %62, align 4
  %77 = fdiv float %76, %69
  store float %77, ptr %62, align 4
  %78 = load float, ptr %56, align 4
  %79 = load float, ptr %67, align 4
  %80 = fmul float %78, %79
  %81 = load float, ptr %65, align 4
  %82 = fmul float %77, %81
  %83 = fsub float %80, %82
  %84 = fmul float %69, %83
  %85 = fdiv float %79, %84
  store float %85, ptr %56, align 4
  %86 = fdiv float %78, %84
  store float %86, ptr %67, align 4
  %87 = fneg float %84
  %88 = load float, ptr %65, align 4
  %89 = fdiv float %88, %87
  store float %89, ptr %65, align 4
  %90 = load float, ptr %62, align 4
  br label %91

91:
  %92 = phi float [ %58, %57 ], [ %87, %59 ]
  %93 = phi float [ 1.000000e+00, %57 ], [ %90, %59 ]
  %94 = phi ptr [ %56, %57 ], [ %62, %59 ]
  %95 = fdiv float %93, %92
  store float %95, ptr %94, align 4
  br label %96

96:
  %97 = icmp slt i64 %31, %0
  br i1 %97, label %15, label %14
}

define internal void @__enzyme_cc_matrix_converted_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:
  %11 = icmp eq i32 %6, 0
  %12 = zext i1 %11 to i32
  %13 = icmp eq i32 %12, %7
  %14 = icmp eq i32 %5, 0
  %15 = icmp eq i32 %7, 0
  %16 = shl i64 %2, 2
  %17 = icmp eq i64 %3, 1
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ 0, %10 ], [ %114, %112 ]
  %21 = phi i64 [ 0, %10 ], [ %113, %112 ]
  %22 = xor i64 %20, -1
  %23 = add i64 %22, %0
  %24 = select i1 %13, i64 %20, i64 %23
  br i1 %14, label %28, label %25

25:
  %26 = getelementptr inbounds i64, ptr %4, i64 %24
  %27 = load i64, ptr %26, align 8
  br label %32

28:
  %29 = getelementptr inbounds i32, ptr %4, i64 %24
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  br label %32

32:
  %33 = phi i64 [ %27, %25 ], [ %31, %28 ]
  %34 = icmp slt i64 %33, 0
  %35 = tail call i64 @llvm.abs.i64(i64 %33, i1 true)
  %36 = add nsw i64 %35, -1
  %37 = icmp sgt i64 %33, 0
  %38 = ashr i64 %33, 63
  %39 = add i64 %38, %24
  %40 = select i1 %11, i64 %0, i64 %39
  %41 = select i1 %34, i64 2, i64 1
  %42 = add nsw i64 %41, %24
  %43 = select i1 %11, i64 %42, i64 0
  %44 = icmp sge i64 %43, %40
  %45 = mul i64 %24, %2
  %46 = mul nsw i64 %36, %2
  %47 = lshr i64 %33, 63
  %48 = icmp eq i64 %36, %24
  br i1 %37, label %55, label %49

49:
  %50 = and i64 %21, 1
  %51 = icmp ne i64 %50, 0
  %52 = xor i1 %15, %51
  %53 = select i1 %52, i1 true, i1 %48
  %54 = select i1 %53, i1 true, i1 %44
  br i1 %54, label %112, label %57

55:
  %56 = select i1 %48, i1 true, i1 %44
  br i1 %56, label %112, label %57

57:
  %58 = add i64 %43, 1
  %59 = tail call i64 @llvm.smax.i64(i64 %40, i64 %58)
  %60 = sub i64 %59, %43
  %61 = icmp ugt i64 %60, 19
  %62 = and i1 %61, %17
  br i1 %62, label %63, label %99

63:
  %64 = add i64 %43, %45
  %65 = shl i64 %64, 2
  %66 = getelementptr i8, ptr %1, i64 %65
  %67 = add i64 %43, 1
  %68 = tail call i64 @llvm.smax.i64(i64 %40, i64 %67)
  %69 = add i64 %68, %45
  %70 = shl i64 %69, 2
  %71 = getelementptr i8, ptr %1, i64 %70
  %72 = mul i64 %16, %36
  %73 = shl i64 %43, 2
  %74 = add i64 %72, %73
  %75 = getelementptr i8, ptr %1, i64 %74
  %76 = shl i64 %68, 2
  %77 = add i64 %72, %76
  %78 = getelementptr i8, ptr %1, i64 %77
  %79 = icmp ult ptr %66, %78
  %80 = icmp ult ptr %75, %71
  %81 = and i1 %79, %80
  br i1 %81, label %99, label %82

82:
  %83 = and i64 %60, -4
  %84 = add i64 %43, %83
  br label %85

85:
  %86 = phi i64 [ 0, %82 ], [ %95, %85 ]
  %87 = add i64 %43, %86
  %88 = mul nsw i64 %87, %3
  %89 = add nsw i64 %88, %45
  %90 = getelementptr inbounds float, ptr %1, i64 %89
  %91 = add nsw i64 %88, %46
  %92 = getelementptr inbounds float, ptr %1, i64 %91
  %93 = load <4 x float>, ptr %90, align 4
  %94 = load <4 x float>, ptr %92, align 4
  store <4 x float> %94, ptr %90, align 4
  store <4 x float> %93, ptr %92, align 4
  %95 = add nuw i64 %86, 4
  %96 = icmp eq i64 %95, %83
  br i1 %96, label %97, label %85

97:
  %98 = icmp eq i64 %60, %83
  br i1 %98, label %112, label %99

99:
  %100 = phi i64 [ %43, %63 ], [ %43, %57 ], [ %84, %97 ]
  br label %101

101:
  %102 = phi i64 [ %110, %101 ], [ %100, %99 ]
  %103 = mul nsw i64 %102, %3
  %104 = add nsw i64 %103, %45
  %105 = getelementptr inbounds float, ptr %1, i64 %104
  %106 = add nsw i64 %103, %46
  %107 = getelementptr inbounds float, ptr %1, i64 %106
  %108 = load float, ptr %105, align 4
  %109 = load float, ptr %107, align 4
  store float %109, ptr %105, align 4
  store float %108, ptr %107, align 4
  %110 = add nsw i64 %102, 1
  %111 = icmp slt i64 %110, %40
  br i1 %111, label %101, label %112

112:
  %113 = add nuw nsw i64 %21, %47
  %114 = add nuw nsw i64 %20, 1
  %115 = icmp eq i64 %114, %0
  br i1 %115, label %18, label %19
}

define internal void @__enzyme_cc_matrix_copied_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, ptr nocapture writeonly %7, i64 %8) nounwind willreturn {
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
  %27 = phi i64 [ 0, %22 ], [ %92, %91 ]
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
  br i1 %66, label %67, label %91

67:
  %68 = icmp ult i64 %65, 12
  br i1 %68, label %89, label %69

69:
  %70 = shl i64 %64, 2
  %71 = add i64 %70, %11
  %72 = shl i64 %63, 2
  %73 = add i64 %72, %10
  %74 = sub i64 %71, %73
  %75 = icmp ult i64 %74, 32
  br i1 %75, label %89, label %76

76:
  %77 = and i64 %65, -4
  br label %78

78:
  %79 = phi i64 [ 0, %76 ], [ %85, %78 ]
  %80 = add nsw i64 %79, %63
  %81 = getelementptr inbounds float, ptr %5, i64 %80
  %82 = load <4 x float>, ptr %81, align 4
  %83 = add nsw i64 %79, %64
  %84 = getelementptr inbounds float, ptr %7, i64 %83
  store <4 x float> %82, ptr %84, align 4
  %85 = add nuw i64 %79, 4
  %86 = icmp eq i64 %85, %77
  br i1 %86, label %87, label %78

87:
  %88 = icmp eq i64 %65, %77
  br i1 %88, label %91, label %89

89:
  %90 = phi i64 [ 0, %69 ], [ 0, %67 ], [ %77, %87 ]
  br label %94

91:
  %92 = add nuw nsw i64 %27, 1
  %93 = icmp eq i64 %92, %20
  br i1 %93, label %25, label %26

94:
  %95 = phi i64 [ %101, %94 ], [ %90, %89 ]
  %96 = add nsw i64 %95, %63
  %97 = getelementptr inbounds float, ptr %5, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = add nsw i64 %95, %64
  %100 = getelementptr inbounds float, ptr %7, i64 %99
  store float %98, ptr %100, align 4
  %101 = add nuw nsw i64 %95, 1
  %102 = icmp eq i64 %101, %65
  br i1 %102, label %91, label %94
}

define internal void @__enzyme_cc_matrix_crossed_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4) nounwind willreturn {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = add i64 %3, %2
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %7 ], [ %44, %38 ]
  %12 = getelementptr inbounds float, ptr %4, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = fcmp ogt float %13, 0.000000e+00
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp slt i64 %15, %0
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %35

18:
  %19 = mul nsw i64 %11, %2
  %20 = mul nsw i64 %11, %3
  %21 = add nsw i64 %19, %20
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = mul nsw i64 %15, %3
  %24 = add nsw i64 %23, %19
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %22, align 4
  %27 = load float, ptr %25, align 4
  store float %27, ptr %22, align 4
  store float %26, ptr %25, align 4
  %28 = mul nsw i64 %15, %2
  %29 = add nsw i64 %28, %20
  %30 = getelementptr inbounds float, ptr %1, i64 %29
  %31 = add nsw i64 %28, %23
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %30, align 4
  %34 = load float, ptr %32, align 4
  store float %34, ptr %30, align 4
  store float %33, ptr %32, align 4
  br label %38

35:
  %36 = mul i64 %11, %8
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  store float 0.000000e+00, ptr %37, align 4
  br label %38

38:
  %39 = load float, ptr %12, align 4
  %40 = fcmp ogt float %39, 0.000000e+00
  %41 = icmp slt i64 %15, %0
  %42 = select i1 %40, i1 %41, i1 false
  %43 = select i1 %42, i64 2, i64 1
  %44 = add nuw nsw i64 %43, %11
  %45 = icmp slt i64 %44, %0
  br i1 %45, label %10, label %9
}

define internal void @__enzyme_cc_matrix_diagonal_s(i64 %0, i32 %1, float %2, ptr nocapture %3, i64 %4, ptr nocapture %5, i64 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %13

10:
  %11 = add nsw i64 %4, 1
  %12 = icmp eq i32 %7, 0
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %10 ], [ %26, %14 ]
  %16 = mul nsw i64 %15, %11
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = mul nsw i64 %15, %6
  %19 = getelementptr inbounds float, ptr %5, i64 %18
  %20 = select i1 %12, ptr %19, ptr %17
  %21 = select i1 %12, ptr %17, ptr %19
  %22 = load float, ptr %20, align 4
  %23 = fmul float %22, %2
  %24 = load float, ptr %21, align 4
  %25 = fadd float %24, %23
  store float %25, ptr %21, align 4
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %13, label %14
}

define internal void @__enzyme_cc_matrix_divided_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, ptr nocapture readonly %5, i32 %6) nounwind willreturn {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %21

9:
  %10 = icmp eq i32 %6, 0
  %11 = select i1 %10, i32 1, i32 -1
  %12 = sitofp i32 %11 to float
  br label %13

13:
  %14 = phi i64 [ 0, %9 ], [ %29, %22 ]
  %15 = getelementptr inbounds float, ptr %4, i64 %14
  %16 = getelementptr inbounds float, ptr %5, i64 %14
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp slt i64 %17, %0
  %19 = mul nsw i64 %14, %3
  %20 = mul nsw i64 %17, %3
  br label %31

21:
  ret void

22:
  %23 = getelementptr inbounds float, ptr %5, i64 %14
  %24 = load float, ptr %23, align 4
  %25 = fcmp ogt float %24, 0.000000e+00
  %26 = icmp slt i64 %17, %0
  %27 = select i1 %25, i1 %26, i1 false
  %28 = select i1 %27, i64 2, i64 1
  %29 = add nuw nsw i64 %28, %14
  %30 = icmp slt i64 %29, %0
  br i1 %30, label %13, label %21

31:
  %32 = phi i64 [ 0, %13 ], [ %193, %188 ]
  %33 = load float, ptr %15, align 4
  %34 = getelementptr inbounds float, ptr %4, i64 %32
  %35 = load float, ptr %34, align 4
  %36 = fsub float %33, %35
  %37 = load float, ptr %16, align 4
  %38 = fcmp ogt float %37, 0.000000e+00
  %39 = select i1 %38, i1 %18, i1 false
  %40 = fmul float %37, %12
  %41 = select i1 %39, float %40, float 0.000000e+00
  %42 = getelementptr inbounds float, ptr %5, i64 %32
  %43 = load float, ptr %42, align 4
  %44 = fcmp ogt float %43, 0.000000e+00
  %45 = add nuw nsw i64 %32, 1
  %46 = icmp slt i64 %45, %0
  %47 = select i1 %44, i1 %46, i1 false
  %48 = fmul float %43, %12
  %49 = select i1 %47, float %48, float 0.000000e+00
  %50 = mul nsw i64 %32, %2
  %51 = add nsw i64 %50, %19
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  %53 = mul nsw i64 %45, %2
  %54 = add nsw i64 %53, %19
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = add nsw i64 %50, %20
  %57 = getelementptr inbounds float, ptr %1, i64 %56
  %58 = add nsw i64 %53, %20
  %59 = getelementptr inbounds float, ptr %1, i64 %58
  br i1 %47, label %60, label %154

60:
  %61 = load float, ptr %52, align 4
  br i1 %39, label %62, label %126

62:
  %63 = load float, ptr %59, align 4
  %64 = fadd float %61, %63
  %65 = fmul float %64, 5.000000e-01
  %66 = load float, ptr %57, align 4
  %67 = load float, ptr %55, align 4
  %68 = fsub float %66, %67
  %69 = fmul float %68, 5.000000e-01
  %70 = fsub float %41, %49
  %71 = tail call float @llvm.fabs.f32(float %36)
  %72 = tail call float @llvm.fabs.f32(float %70)
  %73 = fcmp ogt float %71, %72
  %74 = fcmp uno float %36, 0.000000e+00
  %75 = or i1 %74, %73
  %76 = select i1 %75, float %71, float %72
  %77 = fdiv float %36, %76
  %78 = fdiv float %70, %76
  %79 = fmul float %77, %77
  %80 = fmul float %78, %78
  %81 = fadd float %79, %80
  %82 = fmul float %76, %81
  %83 = fcmp oeq float %76, 0.000000e+00
  %84 = fmul float %77, %65
  %85 = fmul float %78, %69
  %86 = fadd float %84, %85
  %87 = fdiv float %86, %82
  %88 = select i1 %83, float 0.000000e+00, float %87
  %89 = fmul float %77, %69
  %90 = fmul float %78, %65
  %91 = fsub float %89, %90
  %92 = fdiv float %91, %82
  %93 = select i1 %83, float 0.000000e+00, float %92
  %94 = fsub float %61, %63
  %95 = fmul float %94, 5.000000e-01
  %96 = fadd float %66, %67
  %97 = fmul float %96, -5.000000e-01
  %98 = fneg float %41
  %99 = fsub float %98, %49
  %100 = tail call float @llvm.fabs.f32(float %99)
  %101 = fcmp ogt float %71, %100
  %102 = or i1 %74, %101
  %103 = select i1 %102, float %71, float %100
  %104 = fdiv float %36, %103
  %105 = fdiv float %99, %103
  %106 = fmul float %104, %104
  %107 = fmul float %105, %105
  %108 = fadd float %106, %107
  %109 = fmul float %103, %108
  %110 = fcmp oeq float %103, 0.000000e+00
  %111 = fmul float %104, %95
  %112 = fmul float %105, %97
  %113 = fadd float %111, %112
  %114 = fdiv float %113, %109
  %115 = select i1 %110, float 0.000000e+00, float %114
  %116 = fmul float %104, %97
  %117 = fmul float %105, %95
  %118 = fsub float %116, %117
  %119 = fdiv float %118, %109
  %120 = select i1 %110, float 0.000000e+00, float %119
  %121 = fadd float %88, %115
  store float %121, ptr %52, align 4
  %122 = fsub float %88, %115
  store float %122, ptr %59, align 4
  %123 = fsub float %93, %120
  store float %123, ptr %57, align 4
  %124 = fneg float %93
  %125 = fsub float %124, %120
  store float %125, ptr %55, align 4
  br label %188

126:
  %127 = load float, ptr %55, align 4
  %128 = fneg float %127
  %129 = fneg float %49
  %130 = tail call float @llvm.fabs.f32(float %36)
  %131 = tail call float @llvm.fabs.f32(float %129)
  %132 = fcmp ogt float %130, %131
  %133 = fcmp uno float %36, 0.000000e+00
  %134 = or i1 %133, %132
  %135 = select i1 %134, float %130, float %131
  %136 = fdiv float %36, %135
  %137 = fdiv float %129, %135
  %138 = fmul float %136, %136
  %139 = fmul float %137, %137
  %140 = fadd float %138, %139
  %141 = fmul float %135, %140
  %142 = fcmp oeq float %135, 0.000000e+00
  %143 = fmul float %136, %61
  %144 = fmul float %137, %127
  %145 = fsub float %143, %144
  %146 = fdiv float %145, %141
  %147 = select i1 %142, float 0.000000e+00, float %146
  %148 = fmul float %136, %128
  %149 = fmul float %137, %61
  %150 = fsub float %148, %149
  %151 = fdiv float %150, %141
  %152 = select i1 %142, float 0.000000e+00, float %151
  store float %147, ptr %52, align 4
  %153 = fneg float %152
  store float %153, ptr %55, align 4
  br label %188

154:
  br i1 %39, label %155, label %181

155:
  %156 = load float, ptr %52, align 4
  %157 = load float, ptr %57, align 4
  %158 = tail call float @llvm.fabs.f32(float %36)
  %159 = tail call float @llvm.fabs.f32(float %41)
  %160 = fcmp ogt float %158, %159
  %161 = fcmp uno float %36, 0.000000e+00
  %162 = or i1 %161, %160
  %163 = select i1 %162, float %158, float %159
  %164 = fdiv float %36, %163
  %165 = fdiv float %41, %163
  %166 = fmul float %164, %164
  %167 = fmul float %165, %165
  %168 = fadd float %166, %167
  %169 = fmul float %163, %168
  %170 = fcmp oeq float %163, 0.000000e+00
  %171 = fmul float %164, %156
  %172 = fmul float %165, %157
  %173 = fadd float %171, %172
  %174 = fdiv float %173, %169
  %175 = select i1 %170, float 0.000000e+00, float %174
  %176 = fmul float %164, %157
  %177 = fmul float %165, %156
  %178 = fsub float %176, %177
  %179 = fdiv float %178, %169
  %180 = select i1 %170, float 0.000000e+00, float %179
  store float %175, ptr %52, align 4
  store float %180, ptr %57, align 4
  br label %188

181:
  %182 = fcmp oeq float %36, 0.000000e+00
  br i1 %182, label %186, label %183

183:
  %184 = load float, ptr %52, align 4
  %185 = fdiv float %184, %36
  br label %186

186:
  %187 = phi float [ %185, %183 ], [ 0.000000e+00, %181 ]
  store float %187, ptr %52, align 4
  br label %188

188:
  %189 = load float, ptr %42, align 4
  %190 = fcmp ogt float %189, 0.000000e+00
  %191 = select i1 %190, i1 %46, i1 false
  %192 = select i1 %191, i64 2, i64 1
  %193 = add nuw nsw i64 %192, %32
  %194 = icmp slt i64 %193, %0
  br i1 %194, label %31, label %22
}

define internal void @__enzyme_cc_matrix_eliminated_s(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, ptr nocapture %7, i64 %8, ptr nocapture readonly %9, i64 %10) nounwind willreturn {
  %12 = icmp eq i32 %6, 0
  %13 = icmp sgt i64 %1, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %57

15:
  %16 = sub i64 %2, %3
  br label %17

17:
  %18 = phi i64 [ %49, %48 ], [ 0, %15 ]
  %19 = add i64 %16, %18
  %20 = tail call i64 @llvm.smin.i64(i64 %0, i64 %19)
  %21 = sub i64 %18, %3
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = sub i64 %20, %22
  %24 = sub nsw i64 %18, %3
  %25 = tail call i64 @llvm.smax.i64(i64 %24, i64 0)
  %26 = add nsw i64 %24, %2
  %27 = tail call i64 @llvm.smin.i64(i64 %0, i64 %26)
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %29, label %48

29:
  %30 = mul nsw i64 %18, %8
  %31 = sub i64 %3, %18
  %32 = add i64 %31, %30
  %33 = icmp ult i64 %23, 4
  br i1 %33, label %46, label %34

34:
  %35 = and i64 %23, -4
  %36 = add i64 %25, %35
  br label %37

37:
  %38 = phi i64 [ 0, %34 ], [ %42, %37 ]
  %39 = add i64 %25, %38
  %40 = add i64 %32, %39
  %41 = getelementptr inbounds float, ptr %7, i64 %40
  store <4 x float> zeroinitializer, ptr %41, align 4
  %42 = add nuw i64 %38, 4
  %43 = icmp eq i64 %42, %35
  br i1 %43, label %44, label %37

44:
  %45 = icmp eq i64 %23, %35
  br i1 %45, label %48, label %46

46:
  %47 = phi i64 [ %25, %29 ], [ %36, %44 ]
  br label %51

48:
  %49 = add nuw nsw i64 %18, 1
  %50 = icmp eq i64 %49, %1
  br i1 %50, label %57, label %17

51:
  %52 = phi i64 [ %55, %51 ], [ %47, %46 ]
  %53 = add i64 %32, %52
  %54 = getelementptr inbounds float, ptr %7, i64 %53
  store float 0.000000e+00, ptr %54, align 4
  %55 = add nuw nsw i64 %52, 1
  %56 = icmp slt i64 %55, %27
  br i1 %56, label %51, label %48

57:
  %58 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %62

60:
  %61 = icmp eq i32 %5, 0
  br label %67

62:
  %63 = icmp slt i64 %1, 1
  %64 = or i1 %63, %12
  br i1 %64, label %280, label %65

65:
  %66 = sub i64 %2, %3
  br label %240

67:
  %68 = phi i64 [ 0, %60 ], [ %238, %237 ]
  %69 = xor i64 %68, -1
  %70 = add i64 %58, %69
  %71 = select i1 %12, i64 %68, i64 %70
  br i1 %61, label %75, label %72

72:
  %73 = getelementptr inbounds i64, ptr %4, i64 %71
  %74 = load i64, ptr %73, align 8
  br label %79

75:
  %76 = getelementptr inbounds i32, ptr %4, i64 %71
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  br label %79

79:
  %80 = phi i64 [ %74, %72 ], [ %78, %75 ]
  %81 = add nsw i64 %80, -1
  %82 = add i64 %71, 1
  %83 = add i64 %82, %2
  %84 = tail call i64 @llvm.smin.i64(i64 %0, i64 %83)
  %85 = add nsw i64 %71, %3
  %86 = add nsw i64 %85, 1
  %87 = tail call i64 @llvm.smin.i64(i64 %1, i64 %86)
  %88 = mul nsw i64 %71, %10
  %89 = add nsw i64 %88, %3
  %90 = getelementptr inbounds float, ptr %9, i64 %89
  br i1 %12, label %91, label %133

91:
  %92 = icmp ne i64 %81, %71
  %93 = icmp slt i64 %68, %87
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %95, label %97

95:
  %96 = add nsw i64 %81, %3
  br label %104

97:
  %98 = icmp slt i64 %82, %84
  br i1 %98, label %99, label %133

99:
  %100 = sub i64 %3, %71
  %101 = mul nsw i64 %71, %8
  %102 = add nsw i64 %101, %3
  %103 = getelementptr inbounds float, ptr %7, i64 %102
  br label %117

104:
  %105 = phi i64 [ %68, %95 ], [ %115, %104 ]
  %106 = sub i64 %85, %105
  %107 = mul nsw i64 %105, %8
  %108 = add nsw i64 %106, %107
  %109 = getelementptr inbounds float, ptr %7, i64 %108
  %110 = sub i64 %96, %105
  %111 = add nsw i64 %110, %107
  %112 = getelementptr inbounds float, ptr %7, i64 %111
  %113 = load float, ptr %109, align 4
  %114 = load float, ptr %112, align 4
  store float %114, ptr %109, align 4
  store float %113, ptr %112, align 4
  %115 = add nuw nsw i64 %105, 1
  %116 = icmp slt i64 %115, %87
  br i1 %116, label %104, label %97

117:
  %118 = phi i64 [ %82, %99 ], [ %131, %117 ]
  %119 = add i64 %100, %118
  %120 = add nsw i64 %119, %101
  %121 = getelementptr inbounds float, ptr %7, i64 %120
  %122 = add nsw i64 %119, %88
  %123 = getelementptr inbounds float, ptr %9, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load float, ptr %103, align 4
  %126 = fmul float %124, %125
  %127 = load float, ptr %121, align 4
  %128 = fsub float %127, %126
  store float %128, ptr %121, align 4
  %129 = load float, ptr %90, align 4
  %130 = fdiv float %128, %129
  store float %130, ptr %121, align 4
  %131 = add nsw i64 %118, 1
  %132 = icmp eq i64 %131, %84
  br i1 %132, label %133, label %117

133:
  %134 = icmp slt i64 %82, %87
  br i1 %134, label %135, label %151

135:
  %136 = icmp slt i64 %82, %84
  %137 = mul nsw i64 %71, %8
  br label %138

138:
  %139 = phi i64 [ %71, %135 ], [ %140, %159 ]
  %140 = phi i64 [ %82, %135 ], [ %160, %159 ]
  br i1 %136, label %141, label %159

141:
  %142 = xor i64 %139, -1
  %143 = mul nsw i64 %140, %8
  %144 = add i64 %143, %142
  %145 = sub nsw i64 %85, %140
  %146 = mul nsw i64 %140, %10
  %147 = add nsw i64 %145, %146
  %148 = getelementptr inbounds float, ptr %9, i64 %147
  %149 = add nsw i64 %145, %143
  %150 = getelementptr inbounds float, ptr %7, i64 %149
  br label %162

151:
  br i1 %12, label %237, label %152

152:
  %153 = icmp slt i64 %82, %84
  br i1 %153, label %154, label %202

154:
  %155 = sub i64 %3, %71
  %156 = mul nsw i64 %71, %8
  %157 = add nsw i64 %156, %3
  %158 = getelementptr inbounds float, ptr %7, i64 %157
  br label %208

159:
  %160 = add nsw i64 %140, 1
  %161 = icmp eq i64 %160, %87
  br i1 %161, label %151, label %138

162:
  %163 = phi i64 [ %82, %141 ], [ %200, %199 ]
  %164 = add nsw i64 %163, %3
  %165 = load float, ptr %148, align 4
  br i1 %12, label %183, label %166

166:
  %167 = sub nsw i64 %164, %71
  %168 = add nsw i64 %167, %137
  %169 = getelementptr inbounds float, ptr %7, i64 %168
  %170 = add i64 %144, %164
  %171 = getelementptr inbounds float, ptr %7, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fmul float %172, %165
  %174 = load float, ptr %169, align 4
  %175 = fsub float %174, %173
  store float %175, ptr %169, align 4
  %176 = add nsw i64 %167, %88
  %177 = getelementptr inbounds float, ptr %9, i64 %176
  %178 = load float, ptr %171, align 4
  %179 = load float, ptr %177, align 4
  %180 = fmul float %178, %179
  %181 = load float, ptr %150, align 4
  %182 = fsub float %181, %180
  store float %182, ptr %150, align 4
  br label %199

183:
  %184 = add i64 %144, %164
  %185 = getelementptr inbounds float, ptr %7, i64 %184
  %186 = sub nsw i64 %164, %71
  %187 = add nsw i64 %186, %137
  %188 = getelementptr inbounds float, ptr %7, i64 %187
  %189 = load float, ptr %188, align 4
  %190 = fmul float %189, %165
  %191 = load float, ptr %185, align 4
  %192 = fsub float %191, %190
  store float %192, ptr %185, align 4
  %193 = add nsw i64 %186, %88
  %194 = getelementptr inbounds float, ptr %9, i64 %193
  %195 = load float, ptr %194, align 4
  %196 = load float, ptr %150, align 4
  %197 = fmul float %195, %196
  %198 = fsub float %192, %197
  store float %198, ptr %185, align 4
  br label %199

199:
  %200 = add nsw i64 %163, 1
  %201 = icmp eq i64 %200, %84
  br i1 %201, label %159, label %162

202:
  %203 = icmp ne i64 %81, %71
  %204 = icmp slt i64 %71, %87
  %205 = select i1 %203, i1 %204, i1 false
  br i1 %205, label %206, label %237

206:
  %207 = add nsw i64 %81, %3
  br label %224

208:
  %209 = phi i64 [ %82, %154 ], [ %222, %208 ]
  %210 = add i64 %155, %209
  %211 = add nsw i64 %210, %156
  %212 = getelementptr inbounds float, ptr %7, i64 %211
  %213 = load float, ptr %90, align 4
  %214 = load float, ptr %212, align 4
  %215 = fdiv float %214, %213
  store float %215, ptr %212, align 4
  %216 = add nsw i64 %210, %88
  %217 = getelementptr inbounds float, ptr %9, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = fmul float %215, %218
  %220 = load float, ptr %158, align 4
  %221 = fsub float %220, %219
  store float %221, ptr %158, align 4
  %222 = add nsw i64 %209, 1
  %223 = icmp eq i64 %222, %84
  br i1 %223, label %202, label %208

224:
  %225 = phi i64 [ %71, %206 ], [ %235, %224 ]
  %226 = sub i64 %85, %225
  %227 = mul nsw i64 %225, %8
  %228 = add nsw i64 %226, %227
  %229 = getelementptr inbounds float, ptr %7, i64 %228
  %230 = sub i64 %207, %225
  %231 = add nsw i64 %230, %227
  %232 = getelementptr inbounds float, ptr %7, i64 %231
  %233 = load float, ptr %229, align 4
  %234 = load float, ptr %232, align 4
  store float %234, ptr %229, align 4
  store float %233, ptr %232, align 4
  %235 = add nsw i64 %225, 1
  %236 = icmp slt i64 %235, %87
  br i1 %236, label %224, label %237

237:
  %238 = add nuw nsw i64 %68, 1
  %239 = icmp eq i64 %238, %58
  br i1 %239, label %62, label %67

240:
  %241 = phi i64 [ %272, %271 ], [ 0, %65 ]
  %242 = add i64 %66, %241
  %243 = tail call i64 @llvm.smin.i64(i64 %0, i64 %242)
  %244 = sub i64 %241, %3
  %245 = tail call i64 @llvm.smax.i64(i64 %244, i64 0)
  %246 = sub i64 %243, %245
  %247 = sub nsw i64 %241, %3
  %248 = tail call i64 @llvm.smax.i64(i64 %247, i64 0)
  %249 = add nsw i64 %247, %2
  %250 = tail call i64 @llvm.smin.i64(i64 %0, i64 %249)
  %251 = icmp slt i64 %248, %250
  br i1 %251, label %252, label %271

252:
  %253 = mul nsw i64 %241, %8
  %254 = sub i64 %3, %241
  %255 = add i64 %254, %253
  %256 = icmp ult i64 %246, 4
  br i1 %256, label %269, label %257

257:
  %258 = and i64 %246, -4
  %259 = add i64 %248, %258
  br label %260

260:
  %261 = phi i64 [ 0, %257 ], [ %265, %260 ]
  %262 = add i64 %248, %261
  %263 = add i64 %255, %262
  %264 = getelementptr inbounds float, ptr %7, i64 %263
  store <4 x float> zeroinitializer, ptr %264, align 4
  %265 = add nuw i64 %261, 4
  %266 = icmp eq i64 %265, %258
  br i1 %266, label %267, label %260

267:
  %268 = icmp eq i64 %246, %258
  br i1 %268, label %271, label %269

269:
  %270 = phi i64 [ %248, %252 ], [ %259, %267 ]
  br label %274

271:
  %272 = add nuw nsw i64 %241, 1
  %273 = icmp eq i64 %272, %1
  br i1 %273, label %280, label %240

274:
  %275 = phi i64 [ %278, %274 ], [ %270, %269 ]
  %276 = add i64 %255, %275
  %277 = getelementptr inbounds float, ptr %7, i64 %276
  store float 0.000000e+00, ptr %277, align 4
  %278 = add nuw nsw i64 %275, 1
  %279 = icmp slt i64 %278, %250
  br i1 %279, label %274, label %271

280:
  ret void
}

define internal void @__enzyme_cc_matrix_exchanged_s(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, ptr nocapture readonly %5, i32 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %24

10:
  %11 = icmp eq i32 %7, 0
  %12 = icmp eq i32 %6, 0
  %13 = icmp slt i64 %1, 1
  %14 = shl i64 %3, 2
  %15 = shl i64 %1, 2
  %16 = getelementptr i8, ptr %2, i64 %15
  %17 = shl i64 %3, 2
  %18 = getelementptr i8, ptr %2, i64 %15
  %19 = icmp ugt i64 %1, 11
  %20 = icmp eq i64 %4, 1
  %21 = and i1 %19, %20
  %22 = and i64 %1, -4
  %23 = icmp eq i64 %22, %1
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %10 ], [ %81, %80 ]
  %27 = xor i64 %26, -1
  %28 = add i64 %27, %0
  %29 = select i1 %11, i64 %26, i64 %28
  br i1 %12, label %33, label %30

30:
  %31 = getelementptr inbounds i64, ptr %5, i64 %29
  %32 = load i64, ptr %31, align 8
  br label %37

33:
  %34 = getelementptr inbounds i32, ptr %5, i64 %29
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  br label %37

37:
  %38 = phi i64 [ %32, %30 ], [ %36, %33 ]
  %39 = add nsw i64 %38, -1
  %40 = icmp eq i64 %39, %29
  %41 = or i1 %40, %13
  br i1 %41, label %80, label %42

42:
  %43 = mul nsw i64 %29, %3
  %44 = mul nsw i64 %39, %3
  br i1 %21, label %45, label %67

45:
  %46 = mul i64 %14, %29
  %47 = getelementptr i8, ptr %2, i64 %46
  %48 = getelementptr i8, ptr %16, i64 %46
  %49 = mul i64 %17, %39
  %50 = getelementptr i8, ptr %2, i64 %49
  %51 = getelementptr i8, ptr %18, i64 %49
  %52 = icmp ult ptr %47, %51
  %53 = icmp ult ptr %50, %48
  %54 = and i1 %52, %53
  br i1 %54, label %67, label %55

55:
  %56 = phi i64 [ %64, %55 ], [ 0, %45 ]
  %57 = mul nsw i64 %56, %4
  %58 = add nsw i64 %57, %43
  %59 = getelementptr inbounds float, ptr %2, i64 %58
  %60 = add nsw i64 %57, %44
  %61 = getelementptr inbounds float, ptr %2, i64 %60
  %62 = load <4 x float>, ptr %59, align 4
  %63 = load <4 x float>, ptr %61, align 4
  store <4 x float> %63, ptr %59, align 4
  store <4 x float> %62, ptr %61, align 4
  %64 = add nuw i64 %56, 4
  %65 = icmp eq i64 %64, %22
  br i1 %65, label %66, label %55

66:
  br i1 %23, label %80, label %67

67:
  %68 = phi i64 [ 0, %45 ], [ 0, %42 ], [ %22, %66 ]
  br label %69

69:
  %70 = phi i64 [ %78, %69 ], [ %68, %67 ]
  %71 = mul nsw i64 %70, %4
  %72 = add nsw i64 %71, %43
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = add nsw i64 %71, %44
  %75 = getelementptr inbounds float, ptr %2, i64 %74
  %76 = load float, ptr %73, align 4
  %77 = load float, ptr %75, align 4
  store float %77, ptr %73, align 4
  store float %76, ptr %75, align 4
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %1
  br i1 %79, label %80, label %69

80:
  %81 = add nuw nsw i64 %26, 1
  %82 = icmp eq i64 %81, %0
  br i1 %82, label %24, label %25
}

define internal void @__enzyme_cc_matrix_filled_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, ptr nocapture writeonly %7, i64 %8) nounwind willreturn {
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
  %54 = phi i64 [ %42, %48 ], [ %61, %60 ]
  %55 = add i64 %49, %54
  %56 = icmp eq i64 %55, %15
  %57 = select i1 %12, i1 %56, i1 false
  br i1 %57, label %60, label %58

58:
  %59 = getelementptr inbounds float, ptr %7, i64 %54
  store float %6, ptr %59, align 4
  br label %60

60:
  %61 = add nsw i64 %54, 1
  %62 = icmp eq i64 %61, %46
  br i1 %62, label %50, label %53
}

define internal void @__enzyme_cc_matrix_folded_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4) nounwind willreturn {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %8, label %7

7:
  ret void

8:
  %9 = phi i64 [ %45, %39 ], [ 0, %5 ]
  %10 = getelementptr inbounds float, ptr %4, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fcmp ogt float %11, 0.000000e+00
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp slt i64 %13, %0
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %39

16:
  %17 = mul nsw i64 %9, %2
  %18 = mul nsw i64 %9, %3
  %19 = add nsw i64 %17, %18
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = mul nsw i64 %13, %2
  %22 = add nsw i64 %21, %18
  %23 = getelementptr inbounds float, ptr %1, i64 %22
  %24 = mul nsw i64 %13, %3
  %25 = add nsw i64 %24, %17
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = add nsw i64 %21, %24
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = load float, ptr %20, align 4
  %30 = load float, ptr %28, align 4
  %31 = fadd float %29, %30
  %32 = fmul float %31, 5.000000e-01
  store float %32, ptr %28, align 4
  store float %32, ptr %20, align 4
  %33 = load float, ptr %26, align 4
  %34 = load float, ptr %23, align 4
  %35 = fsub float %33, %34
  %36 = fmul float %35, 5.000000e-01
  store float %36, ptr %26, align 4
  %37 = fneg float %36
  store float %37, ptr %23, align 4
  %38 = load float, ptr %10, align 4
  br label %39

39:
  %40 = phi float [ %38, %16 ], [ %11, %8 ]
  %41 = fcmp ogt float %40, 0.000000e+00
  %42 = icmp slt i64 %13, %0
  %43 = select i1 %41, i1 %42, i1 false
  %44 = select i1 %43, i64 2, i64 1
  %45 = add nuw nsw i64 %44, %9
  %46 = icmp slt i64 %45, %0
  br i1 %46, label %8, label %7
}

define internal void @__enzyme_cc_matrix_gathered_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, float %7, ptr nocapture readonly %8, i64 %9, ptr nocapture %10, i64 %11) nounwind willreturn {
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %16

14:
  %15 = icmp eq i32 %5, 3
  br label %17

16:
  ret void

17:
  %18 = phi i64 [ 0, %14 ], [ %55, %54 ]
  %19 = mul nsw i64 %18, %11
  switch i64 %0, label %44 [
    i64 1, label %20
    i64 2, label %23
    i64 3, label %25
    i64 4, label %34
    i64 5, label %38
  ]

20:
  %21 = add nuw nsw i64 %18, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %1)
  br label %44

23:
  %24 = add nsw i64 %19, %18
  br label %44

25:
  %26 = sub nsw i64 %18, %4
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 0)
  %28 = add nuw nsw i64 %18, 1
  %29 = add i64 %28, %3
  %30 = tail call i64 @llvm.smin.i64(i64 %1, i64 %29)
  %31 = sub i64 %4, %18
  %32 = add i64 %31, %19
  %33 = add i64 %32, %27
  br label %44

34:
  %35 = add nuw nsw i64 %18, 1
  %36 = mul nsw i64 %35, %18
  %37 = lshr i64 %36, 1
  br label %49

38:
  %39 = mul nsw i64 %18, %1
  %40 = add nsw i64 %18, -1
  %41 = mul nsw i64 %40, %18
  %42 = sdiv i64 %41, -2
  %43 = add i64 %42, %39
  br label %44

44:
  %45 = phi i64 [ 0, %17 ], [ %18, %38 ], [ %27, %25 ], [ %18, %23 ], [ 0, %20 ]
  %46 = phi i64 [ %1, %17 ], [ %1, %38 ], [ %30, %25 ], [ %1, %23 ], [ %22, %20 ]
  %47 = phi i64 [ %19, %17 ], [ %43, %38 ], [ %33, %25 ], [ %24, %23 ], [ %19, %20 ]
  %48 = icmp slt i64 %45, %46
  br i1 %48, label %49, label %54

49:
  %50 = phi i64 [ %37, %34 ], [ %47, %44 ]
  %51 = phi i64 [ %35, %34 ], [ %46, %44 ]
  %52 = phi i64 [ 0, %34 ], [ %45, %44 ]
  %53 = mul nsw i64 %18, %9
  br label %57

54:
  %55 = add nuw nsw i64 %18, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %16, label %17

57:
  %58 = phi i64 [ %50, %49 ], [ %83, %81 ]
  %59 = phi i64 [ %52, %49 ], [ %82, %81 ]
  %60 = add nsw i64 %59, %53
  %61 = getelementptr inbounds float, ptr %8, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = fmul float %62, %6
  switch i32 %5, label %64 [
    i32 3, label %70
    i32 0, label %70
  ]

64:
  %65 = mul nsw i64 %59, %9
  %66 = add nsw i64 %65, %18
  %67 = getelementptr inbounds float, ptr %8, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul float %68, %6
  br label %70

70:
  %71 = phi float [ %69, %64 ], [ 0.000000e+00, %57 ], [ 0.000000e+00, %57 ]
  %72 = getelementptr inbounds float, ptr %10, i64 %58
  %73 = icmp eq i64 %59, %18
  %74 = and i1 %15, %73
  br i1 %74, label %81, label %75

75:
  %76 = load float, ptr %72, align 4
  %77 = fadd float %63, %76
  store float %77, ptr %72, align 4
  br i1 %73, label %81, label %78

78:
  switch i32 %5, label %79 [
    i32 3, label %81
    i32 0, label %81
  ]

79:
  %80 = fadd float %71, %77
  store float %80, ptr %72, align 4
  br label %81

81:
  %82 = add nuw nsw i64 %59, 1
  %83 = add nsw i64 %58, 1
  %84 = icmp eq i64 %82, %51
  br i1 %84, label %54, label %57
}

define internal void @__enzyme_cc_matrix_halved_s(i64 %0, i32 %1, ptr nocapture %2, i64 %3) nounwind willreturn {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %9

6:
  %7 = icmp eq i32 %1, 0
  %8 = add i64 %3, 1
  br label %10

9:
  ret void

10:
  %11 = phi i64 [ 0, %6 ], [ %12, %16 ]
  %12 = add nuw nsw i64 %11, 1
  %13 = icmp slt i64 %12, %0
  br i1 %13, label %14, label %16

14:
  %15 = mul nsw i64 %11, %3
  br label %22

16:
  %17 = mul i64 %11, %8
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fmul float %19, 5.000000e-01
  store float %20, ptr %18, align 4
  %21 = icmp eq i64 %12, %0
  br i1 %21, label %9, label %10

22:
  %23 = phi i64 [ %12, %14 ], [ %29, %22 ]
  %24 = mul nsw i64 %23, %3
  %25 = add nsw i64 %24, %11
  %26 = add nsw i64 %23, %15
  %27 = select i1 %7, i64 %26, i64 %25
  %28 = getelementptr inbounds float, ptr %2, i64 %27
  store float 0.000000e+00, ptr %28, align 4
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp slt i64 %29, %0
  br i1 %30, label %22, label %16
}

define internal void @__enzyme_cc_matrix_inverted_s(i64 %0, ptr nocapture %1, i64 %2) nounwind willreturn {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %25

5:
  %6 = icmp ugt i64 %0, 3
  %7 = icmp eq i64 %2, 1
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %23

9:
  %10 = and i64 %0, -4
  br label %11

11:
  %12 = phi i64 [ 0, %9 ], [ %19, %11 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load <4 x float>, ptr %14, align 4
  %16 = fcmp oeq <4 x float> %15, zeroinitializer
  %17 = fdiv <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %15
  %18 = select <4 x i1> %16, <4 x float> zeroinitializer, <4 x float> %17
  store <4 x float> %18, ptr %14, align 4
  %19 = add nuw i64 %12, 4
  %20 = icmp eq i64 %19, %10
  br i1 %20, label %21, label %11

21:
  %22 = icmp eq i64 %10, %0
  br i1 %22, label %25, label %23

23:
  %24 = phi i64 [ 0, %5 ], [ %10, %21 ]
  br label %26

25:
  ret void

26:
  %27 = phi i64 [ %34, %26 ], [ %24, %23 ]
  %28 = mul nsw i64 %27, %2
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fcmp oeq float %30, 0.000000e+00
  %32 = fdiv float 1.000000e+00, %30
  %33 = select i1 %31, float 0.000000e+00, float %32
  store float %33, ptr %29, align 4
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %25, label %26
}

define internal void @__enzyme_cc_matrix_mirrored_s(i64 %0, i32 %1, ptr nocapture %2, i64 %3) nounwind willreturn {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %1, 0
  br label %11

8:
  %9 = icmp eq i64 %13, %0
  br i1 %9, label %10, label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp slt i64 %13, %0
  br i1 %14, label %15, label %8

15:
  %16 = mul nsw i64 %12, %3
  br label %17

17:
  %18 = phi i64 [ %13, %15 ], [ %27, %17 ]
  %19 = add nsw i64 %18, %16
  %20 = mul nsw i64 %18, %3
  %21 = add nsw i64 %20, %12
  %22 = select i1 %7, i64 %21, i64 %19
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = select i1 %7, i64 %19, i64 %21
  %25 = getelementptr inbounds float, ptr %2, i64 %24
  %26 = load float, ptr %23, align 4
  store float %26, ptr %25, align 4
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp slt i64 %27, %0
  br i1 %28, label %17, label %8
}

define internal void @__enzyme_cc_matrix_normed_s(i64 %0, ptr nocapture %1, i64 %2, i64 %3, ptr nocapture readonly %4, i64 %5, i64 %6, ptr nocapture readonly %7, i32 %8) nounwind willreturn {
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %39

11:
  %12 = icmp eq i64 %0, 1
  %13 = icmp eq i32 %8, 0
  %14 = shl i64 %3, 2
  %15 = shl i64 %0, 2
  %16 = getelementptr i8, ptr %1, i64 %15
  %17 = shl i64 %3, 2
  %18 = getelementptr i8, ptr %1, i64 %15
  %19 = getelementptr i8, ptr %4, i64 %15
  %20 = shl i64 %6, 2
  %21 = getelementptr i8, ptr %4, i64 %15
  %22 = shl i64 %3, 2
  %23 = shl i64 %0, 2
  %24 = getelementptr i8, ptr %1, i64 %23
  %25 = shl i64 %6, 2
  %26 = getelementptr i8, ptr %4, i64 %23
  %27 = icmp ult i64 %0, 12
  %28 = icmp ne i64 %2, 1
  %29 = icmp ne i64 %5, 1
  %30 = or i1 %28, %29
  %31 = and i64 %0, -4
  %32 = icmp eq i64 %31, %0
  %33 = icmp ult i64 %0, 12
  %34 = icmp ne i64 %2, 1
  %35 = icmp ne i64 %5, 1
  %36 = or i1 %34, %35
  %37 = and i64 %0, -4
  %38 = icmp eq i64 %37, %0
  br label %40

39:
  ret void

40:
  %41 = phi i64 [ 0, %11 ], [ %329, %324 ]
  %42 = getelementptr inbounds float, ptr %7, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = fcmp ogt float %43, 0.000000e+00
  %45 = add nuw i64 %41, 1
  %46 = icmp slt i64 %45, %0
  %47 = select i1 %44, i1 %46, i1 false
  br i1 %47, label %51, label %48

48:
  %49 = mul nsw i64 %41, %6
  %50 = mul nsw i64 %41, %3
  br label %295

51:
  br i1 %12, label %52, label %54

52:
  %53 = mul nsw i64 %41, %6
  br label %57

54:
  %55 = mul nsw i64 %45, %6
  %56 = mul nsw i64 %41, %6
  br label %67

57:
  %58 = phi i64 [ %53, %52 ], [ %56, %100 ]
  %59 = phi i64 [ 0, %52 ], [ %101, %100 ]
  %60 = mul nsw i64 %59, %5
  %61 = add nsw i64 %60, %58
  %62 = getelementptr inbounds float, ptr %4, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = mul nsw i64 %41, %3
  %65 = mul nsw i64 %45, %6
  %66 = mul nsw i64 %45, %3
  br label %106

67:
  %68 = phi i64 [ 0, %54 ], [ %101, %100 ]
  %69 = phi i64 [ 1, %54 ], [ %102, %100 ]
  %70 = mul nsw i64 %69, %5
  %71 = add nsw i64 %70, %55
  %72 = getelementptr inbounds float, ptr %4, i64 %71
  %73 = mul nsw i64 %68, %5
  %74 = add nsw i64 %73, %55
  %75 = getelementptr inbounds float, ptr %4, i64 %74
  %76 = load float, ptr %72, align 4
  %77 = fcmp oeq float %76, 0.000000e+00
  %78 = load float, ptr %75, align 4
  %79 = fcmp une float %78, 0.000000e+00
  %80 = xor i1 %77, %79
  br i1 %80, label %81, label %98

81:
  %82 = add nsw i64 %70, %56
  %83 = getelementptr inbounds float, ptr %4, i64 %82
  %84 = insertelement <2 x float> poison, float %76, i64 0
  %85 = insertelement <2 x float> %84, float %78, i64 1
  %86 = fmul <2 x float> %85, %85
  %87 = add nsw i64 %73, %56
  %88 = getelementptr inbounds float, ptr %4, i64 %87
  %89 = load float, ptr %83, align 4
  %90 = load float, ptr %88, align 4
  %91 = insertelement <2 x float> poison, float %89, i64 0
  %92 = insertelement <2 x float> %91, float %90, i64 1
  %93 = fmul <2 x float> %92, %92
  %94 = fadd <2 x float> %86, %93
  %95 = extractelement <2 x float> %94, i64 0
  %96 = extractelement <2 x float> %94, i64 1
  %97 = fcmp ogt float %95, %96
  br i1 %97, label %99, label %100

98:
  br i1 %77, label %99, label %100

99:
  br label %100

100:
  %101 = phi i64 [ %69, %99 ], [ %68, %81 ], [ %68, %98 ]
  %102 = add nuw nsw i64 %69, 1
  %103 = icmp eq i64 %102, %0
  br i1 %103, label %57, label %67

104:
  %105 = fcmp oeq float %63, 0.000000e+00
  br i1 %105, label %150, label %139

106:
  %107 = phi i64 [ 0, %57 ], [ %137, %106 ]
  %108 = phi <2 x float> [ zeroinitializer, %57 ], [ %136, %106 ]
  %109 = mul nsw i64 %107, %5
  %110 = add nsw i64 %109, %58
  %111 = getelementptr inbounds float, ptr %4, i64 %110
  %112 = mul nsw i64 %107, %2
  %113 = add nsw i64 %112, %64
  %114 = getelementptr inbounds float, ptr %1, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = add nsw i64 %109, %65
  %117 = getelementptr inbounds float, ptr %4, i64 %116
  %118 = add nsw i64 %112, %66
  %119 = getelementptr inbounds float, ptr %1, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = load float, ptr %111, align 4
  %122 = load float, ptr %117, align 4
  %123 = insertelement <2 x float> poison, float %115, i64 0
  %124 = shufflevector <2 x float> %123, <2 x float> poison, <2 x i32> zeroinitializer
  %125 = insertelement <2 x float> poison, float %121, i64 0
  %126 = insertelement <2 x float> %125, float %122, i64 1
  %127 = fmul <2 x float> %124, %126
  %128 = insertelement <2 x float> poison, float %122, i64 0
  %129 = insertelement <2 x float> %128, float %121, i64 1
  %130 = insertelement <2 x float> poison, float %120, i64 0
  %131 = shufflevector <2 x float> %130, <2 x float> poison, <2 x i32> zeroinitializer
  %132 = fmul <2 x float> %129, %131
  %133 = fadd <2 x float> %127, %132
  %134 = fsub <2 x float> %127, %132
  %135 = shufflevector <2 x float> %133, <2 x float> %134, <2 x i32> <i32 0, i32 3>
  %136 = fadd <2 x float> %108, %135
  %137 = add nuw nsw i64 %107, 1
  %138 = icmp eq i64 %137, %0
  br i1 %138, label %104, label %106

139:
  %140 = extractelement <2 x float> %136, i64 1
  br i1 %13, label %141, label %147

141:
  %142 = mul nsw i64 %59, %2
  %143 = mul nsw i64 %45, %3
  %144 = add nsw i64 %142, %143
  %145 = getelementptr inbounds float, ptr %1, i64 %144
  %146 = load float, ptr %145, align 4
  br label %147

147:
  %148 = phi float [ %146, %141 ], [ %140, %139 ]
  %149 = fdiv float %148, %63
  br label %150

150:
  %151 = phi float [ %149, %147 ], [ 0.000000e+00, %104 ]
  %152 = select i1 %13, float %151, float 0.000000e+00
  %153 = mul nsw i64 %41, %3
  %154 = mul nsw i64 %45, %3
  %155 = mul nsw i64 %45, %6
  %156 = or i1 %33, %36
  br i1 %156, label %222, label %157

157:
  %158 = mul i64 %14, %41
  %159 = getelementptr i8, ptr %1, i64 %158
  %160 = getelementptr i8, ptr %16, i64 %158
  %161 = mul i64 %17, %45
  %162 = getelementptr i8, ptr %1, i64 %161
  %163 = getelementptr i8, ptr %18, i64 %161
  %164 = shl i64 %58, 2
  %165 = getelementptr i8, ptr %4, i64 %164
  %166 = getelementptr i8, ptr %19, i64 %164
  %167 = mul i64 %20, %45
  %168 = getelementptr i8, ptr %4, i64 %167
  %169 = getelementptr i8, ptr %21, i64 %167
  %170 = icmp ult ptr %159, %163
  %171 = icmp ult ptr %162, %160
  %172 = and i1 %170, %171
  %173 = icmp ult ptr %159, %166
  %174 = icmp ult ptr %165, %160
  %175 = and i1 %173, %174
  %176 = or i1 %172, %175
  %177 = icmp ult ptr %159, %169
  %178 = icmp ult ptr %168, %160
  %179 = and i1 %177, %178
  %180 = or i1 %176, %179
  %181 = icmp ult ptr %162, %166
  %182 = icmp ult ptr %165, %163
  %183 = and i1 %181, %182
  %184 = or i1 %180, %183
  %185 = icmp ult ptr %162, %169
  %186 = icmp ult ptr %168, %163
  %187 = and i1 %185, %186
  %188 = or i1 %184, %187
  br i1 %188, label %222, label %189

189:
  %190 = shufflevector <2 x float> %136, <2 x float> poison, <4 x i32> zeroinitializer
  %191 = insertelement <4 x float> poison, float %152, i64 0
  %192 = shufflevector <4 x float> %191, <4 x float> poison, <4 x i32> zeroinitializer
  br label %193

193:
  %194 = phi i64 [ 0, %189 ], [ %219, %193 ]
  %195 = mul nsw i64 %194, %2
  %196 = add nsw i64 %195, %153
  %197 = getelementptr inbounds float, ptr %1, i64 %196
  %198 = load <4 x float>, ptr %197, align 4
  %199 = add nsw i64 %195, %154
  %200 = getelementptr inbounds float, ptr %1, i64 %199
  %201 = load <4 x float>, ptr %200, align 4
  %202 = mul nsw i64 %194, %5
  %203 = add nsw i64 %202, %58
  %204 = getelementptr inbounds float, ptr %4, i64 %203
  %205 = load <4 x float>, ptr %204, align 4
  %206 = fmul <4 x float> %190, %205
  %207 = add nsw i64 %202, %155
  %208 = getelementptr inbounds float, ptr %4, i64 %207
  %209 = load <4 x float>, ptr %208, align 4
  %210 = fmul <4 x float> %192, %209
  %211 = fsub <4 x float> %206, %210
  %212 = fsub <4 x float> %198, %211
  store <4 x float> %212, ptr %197, align 4
  %213 = load <4 x float>, ptr %204, align 4
  %214 = fmul <4 x float> %192, %213
  %215 = load <4 x float>, ptr %208, align 4
  %216 = fmul <4 x float> %190, %215
  %217 = fadd <4 x float> %214, %216
  %218 = fsub <4 x float> %201, %217
  store <4 x float> %218, ptr %200, align 4
  %219 = add nuw i64 %194, 4
  %220 = icmp eq i64 %219, %37
  br i1 %220, label %221, label %193

221:
  br i1 %38, label %225, label %222

222:
  %223 = phi i64 [ 0, %157 ], [ 0, %150 ], [ %37, %221 ]
  %224 = extractelement <2 x float> %136, i64 0
  br label %226

225:
  br i1 %13, label %324, label %254

226:
  %227 = phi i64 [ %252, %226 ], [ %223, %222 ]
  %228 = mul nsw i64 %227, %2
  %229 = add nsw i64 %228, %153
  %230 = getelementptr inbounds float, ptr %1, i64 %229
  %231 = load float, ptr %230, align 4
  %232 = add nsw i64 %228, %154
  %233 = getelementptr inbounds float, ptr %1, i64 %232
  %234 = load float, ptr %233, align 4
  %235 = mul nsw i64 %227, %5
  %236 = add nsw i64 %235, %58
  %237 = getelementptr inbounds float, ptr %4, i64 %236
  %238 = load float, ptr %237, align 4
  %239 = fmul float %224, %238
  %240 = add nsw i64 %235, %155
  %241 = getelementptr inbounds float, ptr %4, i64 %240
  %242 = load float, ptr %241, align 4
  %243 = fmul float %152, %242
  %244 = fsub float %239, %243
  %245 = fsub float %231, %244
  store float %245, ptr %230, align 4
  %246 = load float, ptr %237, align 4
  %247 = fmul float %152, %246
  %248 = load float, ptr %241, align 4
  %249 = fmul float %224, %248
  %250 = fadd float %247, %249
  %251 = fsub float %234, %250
  store float %251, ptr %233, align 4
  %252 = add nuw nsw i64 %227, 1
  %253 = icmp eq i64 %252, %0
  br i1 %253, label %225, label %226

254:
  %255 = mul nsw i64 %59, %2
  %256 = mul nsw i64 %45, %3
  %257 = add nsw i64 %255, %256
  %258 = getelementptr inbounds float, ptr %1, i64 %257
  %259 = load float, ptr %258, align 4
  %260 = fadd float %151, %259
  store float %260, ptr %258, align 4
  br label %324

261:
  %262 = mul nsw i64 %41, %6
  %263 = mul nsw i64 %41, %3
  %264 = or i1 %27, %30
  br i1 %264, label %293, label %265

265:
  %266 = mul i64 %22, %41
  %267 = getelementptr i8, ptr %1, i64 %266
  %268 = getelementptr i8, ptr %24, i64 %266
  %269 = mul i64 %25, %41
  %270 = getelementptr i8, ptr %4, i64 %269
  %271 = getelementptr i8, ptr %26, i64 %269
  %272 = icmp ult ptr %267, %271
  %273 = icmp ult ptr %270, %268
  %274 = and i1 %272, %273
  br i1 %274, label %293, label %275

275:
  %276 = insertelement <4 x float> poison, float %307, i64 0
  %277 = shufflevector <4 x float> %276, <4 x float> poison, <4 x i32> zeroinitializer
  br label %278

278:
  %279 = phi i64 [ 0, %275 ], [ %290, %278 ]
  %280 = mul nsw i64 %279, %5
  %281 = add nsw i64 %280, %262
  %282 = getelementptr inbounds float, ptr %4, i64 %281
  %283 = load <4 x float>, ptr %282, align 4
  %284 = fmul <4 x float> %277, %283
  %285 = mul nsw i64 %279, %2
  %286 = add nsw i64 %285, %263
  %287 = getelementptr inbounds float, ptr %1, i64 %286
  %288 = load <4 x float>, ptr %287, align 4
  %289 = fsub <4 x float> %288, %284
  store <4 x float> %289, ptr %287, align 4
  %290 = add nuw i64 %279, 4
  %291 = icmp eq i64 %290, %31
  br i1 %291, label %292, label %278

292:
  br i1 %32, label %324, label %293

293:
  %294 = phi i64 [ 0, %265 ], [ 0, %261 ], [ %31, %292 ]
  br label %310

295:
  %296 = phi i64 [ 0, %48 ], [ %308, %295 ]
  %297 = phi float [ 0.000000e+00, %48 ], [ %307, %295 ]
  %298 = mul nsw i64 %296, %5
  %299 = add nsw i64 %298, %49
  %300 = getelementptr inbounds float, ptr %4, i64 %299
  %301 = load float, ptr %300, align 4
  %302 = mul nsw i64 %296, %2
  %303 = add nsw i64 %302, %50
  %304 = getelementptr inbounds float, ptr %1, i64 %303
  %305 = load float, ptr %304, align 4
  %306 = fmul float %301, %305
  %307 = fadd float %297, %306
  %308 = add nuw nsw i64 %296, 1
  %309 = icmp eq i64 %308, %0
  br i1 %309, label %261, label %295

310:
  %311 = phi i64 [ %322, %310 ], [ %294, %293 ]
  %312 = mul nsw i64 %311, %5
  %313 = add nsw i64 %312, %262
  %314 = getelementptr inbounds float, ptr %4, i64 %313
  %315 = load float, ptr %314, align 4
  %316 = fmul float %307, %315
  %317 = mul nsw i64 %311, %2
  %318 = add nsw i64 %317, %263
  %319 = getelementptr inbounds float, ptr %1, i64 %318
  %320 = load float, ptr %319, align 4
  %321 = fsub float %320, %316
  store float %321, ptr %319, align 4
  %322 = add nuw nsw i64 %311, 1
  %323 = icmp eq i64 %322, %0
  br i1 %323, label %324, label %310

324:
  %325 = load float, ptr %42, align 4
  %326 = fcmp ogt float %325, 0.000000e+00
  %327 = select i1 %326, i1 %46, i1 false
  %328 = select i1 %327, i64 2, i64 1
  %329 = add nuw nsw i64 %328, %41
  %330 = icmp slt i64 %329, %0
  br i1 %330, label %40, label %39
}

define internal void @__enzyme_cc_matrix_packed_s(i64 %0, i32 %1, ptr nocapture %2, i64 %3, ptr nocapture %4, i32 %5) nounwind willreturn {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %14

8:
  %9 = icmp eq i32 %1, 0
  %10 = icmp eq i32 %5, 0
  br label %15

11:
  %12 = phi ptr [ %16, %15 ], [ %33, %25 ]
  %13 = icmp eq i64 %19, %0
  br i1 %13, label %14, label %15

14:
  ret void

15:
  %16 = phi ptr [ %4, %8 ], [ %12, %11 ]
  %17 = phi i64 [ 0, %8 ], [ %19, %11 ]
  %18 = select i1 %9, i64 0, i64 %17
  %19 = add nuw nsw i64 %17, 1
  %20 = select i1 %9, i64 %19, i64 %0
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %11

22:
  %23 = mul nsw i64 %17, %3
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  br label %25

25:
  %26 = phi ptr [ %16, %22 ], [ %33, %25 ]
  %27 = phi i64 [ %18, %22 ], [ %32, %25 ]
  %28 = getelementptr inbounds float, ptr %24, i64 %27
  %29 = select i1 %10, ptr %28, ptr %26
  %30 = select i1 %10, ptr %26, ptr %28
  %31 = load float, ptr %29, align 4
  store float %31, ptr %30, align 4
  %32 = add nuw nsw i64 %27, 1
  %33 = getelementptr inbounds float, ptr %26, i64 1
  %34 = icmp eq i64 %32, %20
  br i1 %34, label %11, label %25
}

define internal void @__enzyme_cc_matrix_part_s(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7) nounwind willreturn {
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
  %30 = phi i64 [ %22, %21 ], [ %25, %56 ]
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %28, label %19

32:
  %33 = phi i64 [ 0, %23 ], [ %57, %56 ]
  %34 = mul nsw i64 %33, %3
  %35 = add nsw i64 %34, %24
  %36 = getelementptr inbounds float, ptr %2, i64 %35
  %37 = icmp ult i64 %33, %20
  %38 = load float, ptr %36, align 4
  br i1 %37, label %39, label %40

39:
  br i1 %15, label %44, label %45

40:
  %41 = icmp ugt i64 %33, %20
  br i1 %41, label %42, label %43

42:
  br i1 %14, label %44, label %45

43:
  br i1 %13, label %44, label %45

44:
  store float 0.000000e+00, ptr %36, align 4
  br label %45

45:
  %46 = phi float [ %38, %43 ], [ 0.000000e+00, %44 ], [ %38, %42 ], [ %38, %39 ]
  %47 = fcmp oeq float %46, 0.000000e+00
  %48 = icmp eq i64 %33, %20
  br i1 %48, label %49, label %56

49:
  br i1 %17, label %50, label %52

50:
  %51 = fadd float %46, 1.000000e+00
  br label %54

52:
  %53 = select i1 %18, i1 %47, i1 false
  br i1 %53, label %54, label %56

54:
  %55 = phi float [ %51, %50 ], [ %27, %52 ]
  store float %55, ptr %36, align 4
  br label %56

56:
  %57 = add nuw nsw i64 %33, 1
  %58 = icmp eq i64 %57, %0
  br i1 %58, label %29, label %32
}

define internal void @__enzyme_cc_matrix_parted_s(i64 %0, ptr nocapture %1, i64 %2, i32 %3, ptr nocapture readonly %4, i32 %5) nounwind willreturn {
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
  %20 = phi i64 [ 0, %11 ], [ %37, %35 ]
  %21 = mul nsw i64 %20, %2
  %22 = add nsw i64 %21, %12
  %23 = add nsw i64 %20, %13
  %24 = select i1 %9, i64 %23, i64 %22
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %14, align 4
  %27 = getelementptr inbounds float, ptr %4, i64 %20
  %28 = load float, ptr %27, align 4
  %29 = fmul float %28, %10
  %30 = fadd float %26, %29
  %31 = fcmp oeq float %30, 0.000000e+00
  br i1 %31, label %35, label %32

32:
  %33 = load float, ptr %25, align 4
  %34 = fdiv float %33, %30
  br label %35

35:
  %36 = phi float [ %34, %32 ], [ 0.000000e+00, %19 ]
  store float %36, ptr %25, align 4
  %37 = add nuw nsw i64 %20, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %16, label %19
}

define internal void @__enzyme_cc_matrix_passed_s(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11) nounwind willreturn {
  %13 = icmp eq i32 %7, 0
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %14, %6
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %26

17:
  %18 = icmp sgt i64 %0, 0
  %19 = icmp eq i32 %5, 0
  %20 = add i64 %2, 1
  %21 = xor i1 %15, true
  br label %22

22:
  %23 = phi i64 [ 0, %17 ], [ %28, %27 ]
  br i1 %18, label %24, label %27

24:
  %25 = mul nsw i64 %23, %9
  br label %30

26:
  ret void

27:
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %26, label %22

30:
  %31 = phi i64 [ 0, %24 ], [ %90, %89 ]
  %32 = xor i64 %31, -1
  %33 = add i64 %32, %0
  %34 = select i1 %15, i64 %33, i64 %31
  br i1 %19, label %38, label %35

35:
  %36 = getelementptr inbounds i64, ptr %4, i64 %34
  %37 = load i64, ptr %36, align 8
  br label %42

38:
  %39 = getelementptr inbounds i32, ptr %4, i64 %34
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  br label %42

42:
  %43 = phi i64 [ %37, %35 ], [ %41, %38 ]
  %44 = add nsw i64 %43, -1
  %45 = icmp eq i64 %44, %34
  %46 = select i1 %15, i1 true, i1 %45
  br i1 %46, label %54, label %47

47:
  %48 = add nsw i64 %34, %25
  %49 = getelementptr inbounds float, ptr %8, i64 %48
  %50 = add nsw i64 %44, %25
  %51 = getelementptr inbounds float, ptr %8, i64 %50
  %52 = load float, ptr %49, align 4
  %53 = load float, ptr %51, align 4
  store float %53, ptr %49, align 4
  store float %52, ptr %51, align 4
  br label %54

54:
  %55 = add i64 %20, %34
  %56 = tail call i64 @llvm.smin.i64(i64 %0, i64 %55)
  %57 = add nsw i64 %34, 1
  %58 = icmp slt i64 %57, %56
  br i1 %58, label %59, label %63

59:
  %60 = mul nsw i64 %34, %11
  %61 = add nsw i64 %34, %25
  %62 = getelementptr inbounds float, ptr %8, i64 %61
  br label %65

63:
  %64 = select i1 %21, i1 true, i1 %45
  br i1 %64, label %89, label %82

65:
  %66 = phi i64 [ %57, %59 ], [ %80, %65 ]
  %67 = add nsw i64 %66, %25
  %68 = getelementptr inbounds float, ptr %8, i64 %67
  %69 = select i1 %15, ptr %68, ptr %62
  %70 = select i1 %15, ptr %62, ptr %68
  %71 = add nsw i64 %66, %3
  %72 = sub i64 %71, %34
  %73 = add nsw i64 %72, %60
  %74 = getelementptr inbounds float, ptr %10, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = load float, ptr %69, align 4
  %77 = fmul float %75, %76
  %78 = load float, ptr %70, align 4
  %79 = fsub float %78, %77
  store float %79, ptr %70, align 4
  %80 = add nsw i64 %66, 1
  %81 = icmp eq i64 %80, %56
  br i1 %81, label %63, label %65

82:
  %83 = add nsw i64 %34, %25
  %84 = getelementptr inbounds float, ptr %8, i64 %83
  %85 = add nsw i64 %44, %25
  %86 = getelementptr inbounds float, ptr %8, i64 %85
  %87 = load float, ptr %84, align 4
  %88 = load float, ptr %86, align 4
  store float %88, ptr %84, align 4
  store float %87, ptr %86, align 4
  br label %89

89:
  %90 = add nuw nsw i64 %31, 1
  %91 = icmp eq i64 %90, %0
  br i1 %91, label %27, label %30
}

define internal void @__enzyme_cc_matrix_picked_s(i64 %0, i64 %1, ptr nocapture writeonly %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, i64 %7, ptr nocapture readonly %8, ptr nocapture readonly %9) nounwind willreturn {
  %11 = ptrtoint ptr %5 to i64
  %12 = ptrtoint ptr %2 to i64
  %13 = icmp sgt i64 %1, 0
  %14 = icmp sle i64 %1, %0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %48

16:
  %17 = add nsw i64 %1, -1
  %18 = getelementptr inbounds float, ptr %9, i64 %17
  %19 = load float, ptr %9, align 4
  %20 = load float, ptr %18, align 4
  %21 = insertelement <2 x float> poison, float %19, i64 0
  %22 = insertelement <2 x float> %21, float %20, i64 1
  br label %23

23:
  %24 = phi i64 [ %1, %16 ], [ %46, %23 ]
  %25 = phi i64 [ 0, %16 ], [ %44, %23 ]
  %26 = phi i64 [ 0, %16 ], [ %45, %23 ]
  %27 = phi float [ 0.000000e+00, %16 ], [ %43, %23 ]
  %28 = getelementptr inbounds float, ptr %8, i64 %26
  %29 = add nsw i64 %24, -1
  %30 = getelementptr inbounds float, ptr %8, i64 %29
  %31 = load float, ptr %28, align 4
  %32 = load float, ptr %30, align 4
  %33 = insertelement <2 x float> poison, float %31, i64 0
  %34 = insertelement <2 x float> %33, float %32, i64 1
  %35 = fsub <2 x float> %34, %22
  %36 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %35)
  %37 = shufflevector <2 x float> %36, <2 x float> poison, <2 x i32> <i32 1, i32 undef>
  %38 = fadd <2 x float> %36, %37
  %39 = extractelement <2 x float> %38, i64 0
  %40 = icmp eq i64 %26, 0
  %41 = fcmp olt float %39, %27
  %42 = select i1 %40, i1 true, i1 %41
  %43 = select i1 %42, float %39, float %27
  %44 = select i1 %42, i64 %26, i64 %25
  %45 = add nuw nsw i64 %26, 1
  %46 = add nsw i64 %45, %1
  %47 = icmp sgt i64 %46, %0
  br i1 %47, label %48, label %23

48:
  %49 = phi i64 [ 0, %10 ], [ %44, %23 ]
  br i1 %13, label %50, label %91

50:
  %51 = icmp sgt i64 %0, 0
  %52 = shl i64 %4, 2
  %53 = mul i64 %49, %7
  %54 = shl i64 %53, 2
  %55 = add i64 %54, %11
  %56 = shl i64 %7, 2
  %57 = icmp ult i64 %0, 12
  %58 = icmp ne i64 %3, 1
  %59 = icmp ne i64 %6, 1
  %60 = or i1 %58, %59
  %61 = and i64 %0, -4
  %62 = icmp eq i64 %61, %0
  br label %63

63:
  %64 = phi i64 [ 0, %50 ], [ %93, %92 ]
  %65 = mul i64 %52, %64
  %66 = add i64 %65, %12
  %67 = mul i64 %56, %64
  %68 = add i64 %55, %67
  br i1 %51, label %69, label %92

69:
  %70 = add nsw i64 %64, %49
  %71 = mul nsw i64 %70, %7
  %72 = mul nsw i64 %64, %4
  br i1 %57, label %89, label %73

73:
  %74 = sub i64 %66, %68
  %75 = icmp ult i64 %74, 32
  %76 = select i1 %60, i1 true, i1 %75
  br i1 %76, label %89, label %77

77:
  %78 = phi i64 [ %86, %77 ], [ 0, %73 ]
  %79 = mul nsw i64 %78, %6
  %80 = add nsw i64 %79, %71
  %81 = getelementptr inbounds float, ptr %5, i64 %80
  %82 = load <4 x float>, ptr %81, align 4
  %83 = mul nsw i64 %78, %3
  %84 = add nsw i64 %83, %72
  %85 = getelementptr inbounds float, ptr %2, i64 %84
  store <4 x float> %82, ptr %85, align 4
  %86 = add nuw i64 %78, 4
  %87 = icmp eq i64 %86, %61
  br i1 %87, label %88, label %77

88:
  br i1 %62, label %92, label %89

89:
  %90 = phi i64 [ 0, %73 ], [ 0, %69 ], [ %61, %88 ]
  br label %95

91:
  ret void

92:
  %93 = add nuw nsw i64 %64, 1
  %94 = icmp eq i64 %93, %1
  br i1 %94, label %91, label %63

95:
  %96 = phi i64 [ %104, %95 ], [ %90, %89 ]
  %97 = mul nsw i64 %96, %6
  %98 = add nsw i64 %97, %71
  %99 = getelementptr inbounds float, ptr %5, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = mul nsw i64 %96, %3
  %102 = add nsw i64 %101, %72
  %103 = getelementptr inbounds float, ptr %2, i64 %102
  store float %100, ptr %103, align 4
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %0
  br i1 %105, label %92, label %95
}

define internal void @__enzyme_cc_matrix_pivoted_s(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, ptr nocapture readonly %5, i32 %6, i32 %7, i32 %8) nounwind willreturn {
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %29

11:
  %12 = icmp eq i32 %7, 0
  %13 = zext i1 %12 to i32
  %14 = icmp eq i32 %13, %8
  %15 = icmp eq i32 %6, 0
  %16 = icmp eq i32 %8, 0
  %17 = icmp slt i64 %1, 1
  %18 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %19 = shl i64 %3, 2
  %20 = shl i64 %18, 2
  %21 = getelementptr i8, ptr %2, i64 %20
  %22 = shl i64 %3, 2
  %23 = getelementptr i8, ptr %2, i64 %20
  %24 = icmp ugt i64 %18, 11
  %25 = icmp eq i64 %4, 1
  %26 = and i1 %24, %25
  %27 = and i64 %18, 9223372036854775804
  %28 = icmp eq i64 %18, %27
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ 0, %11 ], [ %98, %96 ]
  %32 = phi i64 [ 0, %11 ], [ %97, %96 ]
  %33 = xor i64 %31, -1
  %34 = add i64 %33, %0
  %35 = select i1 %14, i64 %31, i64 %34
  br i1 %15, label %39, label %36

36:
  %37 = getelementptr inbounds i64, ptr %5, i64 %35
  %38 = load i64, ptr %37, align 8
  br label %43

39:
  %40 = getelementptr inbounds i32, ptr %5, i64 %35
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  br label %43

43:
  %44 = phi i64 [ %38, %36 ], [ %42, %39 ]
  %45 = tail call i64 @llvm.abs.i64(i64 %44, i1 true)
  %46 = add nsw i64 %45, -1
  %47 = icmp sgt i64 %44, 0
  %48 = mul nsw i64 %35, %3
  %49 = mul nsw i64 %46, %3
  %50 = lshr i64 %44, 63
  %51 = icmp eq i64 %46, %35
  br i1 %47, label %58, label %52

52:
  %53 = and i64 %32, 1
  %54 = icmp ne i64 %53, 0
  %55 = xor i1 %16, %54
  %56 = select i1 %55, i1 true, i1 %51
  %57 = or i1 %56, %17
  br i1 %57, label %96, label %60

58:
  %59 = or i1 %51, %17
  br i1 %59, label %96, label %60

60:
  br i1 %26, label %61, label %83

61:
  %62 = mul i64 %19, %35
  %63 = getelementptr i8, ptr %2, i64 %62
  %64 = getelementptr i8, ptr %21, i64 %62
  %65 = mul i64 %22, %46
  %66 = getelementptr i8, ptr %2, i64 %65
  %67 = getelementptr i8, ptr %23, i64 %65
  %68 = icmp ult ptr %63, %67
  %69 = icmp ult ptr %66, %64
  %70 = and i1 %68, %69
  br i1 %70, label %83, label %71

71:
  %72 = phi i64 [ %80, %71 ], [ 0, %61 ]
  %73 = mul nsw i64 %72, %4
  %74 = add nsw i64 %73, %48
  %75 = getelementptr inbounds float, ptr %2, i64 %74
  %76 = add nsw i64 %73, %49
  %77 = getelementptr inbounds float, ptr %2, i64 %76
  %78 = load <4 x float>, ptr %75, align 4
  %79 = load <4 x float>, ptr %77, align 4
  store <4 x float> %79, ptr %75, align 4
  store <4 x float> %78, ptr %77, align 4
  %80 = add nuw i64 %72, 4
  %81 = icmp eq i64 %80, %27
  br i1 %81, label %82, label %71

82:
  br i1 %28, label %96, label %83

83:
  %84 = phi i64 [ 0, %61 ], [ 0, %60 ], [ %27, %82 ]
  br label %85

85:
  %86 = phi i64 [ %94, %85 ], [ %84, %83 ]
  %87 = mul nsw i64 %86, %4
  %88 = add nsw i64 %87, %48
  %89 = getelementptr inbounds float, ptr %2, i64 %88
  %90 = add nsw i64 %87, %49
  %91 = getelementptr inbounds float, ptr %2, i64 %90
  %92 = load float, ptr %89, align 4
  %93 = load float, ptr %91, align 4
  store float %93, ptr %89, align 4
  store float %92, ptr %91, align 4
  %94 = add nuw nsw i64 %86, 1
  %95 = icmp eq i64 %94, %18
  br i1 %95, label %96, label %85

96:
  %97 = add nuw nsw i64 %32, %50
  %98 = add nuw nsw i64 %31, 1
  %99 = icmp eq i64 %98, %0
  br i1 %99, label %29, label %30
}

define internal void @__enzyme_cc_matrix_ranked_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, float %7, ptr nocapture readonly %8, i64 %9, ptr nocapture readonly %10, i64 %11, i32 %12, ptr nocapture %13, i64 %14) nounwind willreturn {
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %19

17:
  %18 = icmp eq i32 %5, 3
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %17 ], [ %61, %60 ]
  %22 = mul nsw i64 %21, %14
  switch i64 %0, label %47 [
    i64 1, label %23
    i64 2, label %26
    i64 3, label %28
    i64 4, label %37
    i64 5, label %41
  ]

23:
  %24 = add nuw nsw i64 %21, 1
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %1)
  br label %47

26:
  %27 = add nsw i64 %22, %21
  br label %47

28:
  %29 = sub nsw i64 %21, %4
  %30 = tail call i64 @llvm.smax.i64(i64 %29, i64 0)
  %31 = add nuw nsw i64 %21, 1
  %32 = add i64 %31, %3
  %33 = tail call i64 @llvm.smin.i64(i64 %1, i64 %32)
  %34 = sub i64 %4, %21
  %35 = add i64 %34, %22
  %36 = add i64 %35, %30
  br label %47

37:
  %38 = add nuw nsw i64 %21, 1
  %39 = mul nsw i64 %38, %21
  %40 = lshr i64 %39, 1
  br label %52

41:
  %42 = mul nsw i64 %21, %1
  %43 = add nsw i64 %21, -1
  %44 = mul nsw i64 %43, %21
  %45 = sdiv i64 %44, -2
  %46 = add i64 %45, %42
  br label %47

47:
  %48 = phi i64 [ 0, %20 ], [ %21, %41 ], [ %30, %28 ], [ %21, %26 ], [ 0, %23 ]
  %49 = phi i64 [ %1, %20 ], [ %1, %41 ], [ %33, %28 ], [ %1, %26 ], [ %25, %23 ]
  %50 = phi i64 [ %22, %20 ], [ %46, %41 ], [ %36, %28 ], [ %27, %26 ], [ %22, %23 ]
  %51 = icmp slt i64 %48, %49
  br i1 %51, label %52, label %60

52:
  %53 = phi i64 [ %40, %37 ], [ %50, %47 ]
  %54 = phi i64 [ %38, %37 ], [ %49, %47 ]
  %55 = phi i64 [ 0, %37 ], [ %48, %47 ]
  %56 = mul nsw i64 %21, %11
  %57 = getelementptr inbounds float, ptr %10, i64 %56
  %58 = mul nsw i64 %21, %9
  %59 = getelementptr inbounds float, ptr %8, i64 %58
  br label %63

60:
  %61 = add nuw nsw i64 %21, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %19, label %20

63:
  %64 = phi i64 [ %53, %52 ], [ %92, %90 ]
  %65 = phi i64 [ %55, %52 ], [ %91, %90 ]
  %66 = mul nsw i64 %65, %9
  %67 = getelementptr inbounds float, ptr %8, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul float %68, %6
  %70 = load float, ptr %57, align 4
  %71 = fmul float %69, %70
  switch i32 %5, label %72 [
    i32 3, label %79
    i32 0, label %79
  ]

72:
  %73 = load float, ptr %59, align 4
  %74 = fmul float %73, %6
  %75 = mul nsw i64 %65, %11
  %76 = getelementptr inbounds float, ptr %10, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = fmul float %74, %77
  br label %79

79:
  %80 = phi float [ %78, %72 ], [ 0.000000e+00, %63 ], [ 0.000000e+00, %63 ]
  %81 = getelementptr inbounds float, ptr %13, i64 %64
  %82 = icmp eq i64 %65, %21
  %83 = and i1 %18, %82
  br i1 %83, label %90, label %84

84:
  %85 = load float, ptr %81, align 4
  %86 = fadd float %71, %85
  store float %86, ptr %81, align 4
  br i1 %82, label %90, label %87

87:
  switch i32 %5, label %88 [
    i32 3, label %90
    i32 0, label %90
  ]

88:
  %89 = fadd float %80, %86
  store float %89, ptr %81, align 4
  br label %90

90:
  %91 = add nuw nsw i64 %65, 1
  %92 = add nsw i64 %64, 1
  %93 = icmp eq i64 %91, %54
  br i1 %93, label %60, label %63
}

define internal void @__enzyme_cc_matrix_reached_s(i64 %0, i64 %1, ptr nocapture %2, i64 %3, i64 %4, ptr nocapture readonly %5, ptr nocapture readonly %6) nounwind willreturn {
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
  %58 = phi i64 [ 0, %49 ], [ %73, %70 ]
  %59 = load float, ptr %51, align 4
  %60 = getelementptr inbounds float, ptr %5, i64 %58
  %61 = load float, ptr %60, align 4
  %62 = fsub float %59, %61
  %63 = fcmp oeq float %62, 0.000000e+00
  %64 = mul nsw i64 %58, %3
  %65 = add nsw i64 %64, %52
  br i1 %63, label %70, label %66

66:
  %67 = getelementptr inbounds float, ptr %2, i64 %65
  %68 = load float, ptr %67, align 4
  %69 = fdiv float %68, %62
  br label %70

70:
  %71 = phi float [ %69, %66 ], [ 0.000000e+00, %57 ]
  %72 = getelementptr inbounds float, ptr %2, i64 %65
  store float %71, ptr %72, align 4
  %73 = add nuw nsw i64 %58, 1
  %74 = icmp eq i64 %73, %0
  br i1 %74, label %54, label %57
}

define internal void @__enzyme_cc_matrix_reflected_s(i64 %0, i32 %1, ptr nocapture %2, i64 %3) nounwind willreturn {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %1, 0
  br label %11

8:
  %9 = icmp eq i64 %13, %0
  br i1 %9, label %10, label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp slt i64 %13, %0
  br i1 %14, label %15, label %8

15:
  %16 = mul nsw i64 %12, %3
  br label %17

17:
  %18 = phi i64 [ %13, %15 ], [ %27, %17 ]
  %19 = add nsw i64 %18, %16
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = mul nsw i64 %18, %3
  %22 = add nsw i64 %21, %12
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = select i1 %7, ptr %23, ptr %20
  %25 = load float, ptr %24, align 4
  %26 = select i1 %7, ptr %20, ptr %23
  store float %25, ptr %26, align 4
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp slt i64 %27, %0
  br i1 %28, label %17, label %8
}

define internal void @__enzyme_cc_matrix_rooted_s(i64 %0, i64 %1, i32 %2, ptr nocapture readonly %3, i64 %4, ptr nocapture %5, i64 %6, i32 %7) nounwind willreturn {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %14

10:
  %11 = icmp eq i32 %7, 0
  %12 = icmp eq i32 %2, 0
  %13 = select i1 %12, i64 %1, i64 0
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %10 ], [ %219, %218 ]
  %17 = xor i64 %16, -1
  %18 = add i64 %17, %0
  %19 = select i1 %11, i64 %16, i64 %18
  %20 = add nsw i64 %19, %1
  %21 = add nsw i64 %20, 1
  %22 = tail call i64 @llvm.smin.i64(i64 %0, i64 %21)
  %23 = mul nsw i64 %19, %4
  %24 = add nsw i64 %23, %13
  %25 = getelementptr inbounds float, ptr %3, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = mul nsw i64 %19, %6
  %28 = add nsw i64 %27, %13
  %29 = getelementptr inbounds float, ptr %5, i64 %28
  br i1 %11, label %30, label %72

30:
  %31 = fmul float %26, 2.000000e+00
  %32 = load float, ptr %29, align 4
  %33 = fdiv float %32, %31
  store float %33, ptr %29, align 4
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp slt i64 %34, %22
  br i1 %35, label %36, label %69

36:
  %37 = sub i64 %27, %19
  %38 = sub i64 %23, %19
  br label %39

39:
  %40 = phi i64 [ %16, %36 ], [ %41, %52 ]
  %41 = phi i64 [ %34, %36 ], [ %64, %52 ]
  br i1 %12, label %45, label %42

42:
  %43 = add i64 %37, %41
  %44 = add i64 %38, %41
  br label %52

45:
  %46 = xor i64 %40, -1
  %47 = add i64 %20, %46
  %48 = mul nsw i64 %41, %6
  %49 = add nsw i64 %47, %48
  %50 = mul nsw i64 %41, %4
  %51 = add nsw i64 %47, %50
  br label %52

52:
  %53 = phi i64 [ %51, %45 ], [ %44, %42 ]
  %54 = phi i64 [ %49, %45 ], [ %43, %42 ]
  %55 = getelementptr inbounds float, ptr %5, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds float, ptr %3, i64 %53
  %58 = load float, ptr %57, align 4
  %59 = load float, ptr %29, align 4
  %60 = fmul float %58, %59
  %61 = fsub float %56, %60
  %62 = fdiv float %61, %26
  %63 = getelementptr inbounds float, ptr %5, i64 %54
  store float %62, ptr %63, align 4
  %64 = add nuw nsw i64 %41, 1
  %65 = icmp slt i64 %64, %22
  br i1 %65, label %39, label %66

66:
  %67 = add nsw i64 %19, 1
  %68 = icmp slt i64 %67, %22
  br i1 %68, label %75, label %95

69:
  %70 = add nsw i64 %19, 1
  %71 = icmp slt i64 %70, %22
  br i1 %71, label %75, label %218

72:
  %73 = add nsw i64 %19, 1
  %74 = icmp slt i64 %73, %22
  br i1 %74, label %75, label %185

75:
  %76 = phi i64 [ %73, %72 ], [ %67, %66 ], [ %70, %69 ]
  %77 = sub i64 %27, %19
  %78 = sub i64 %23, %19
  br label %79

79:
  %80 = phi i64 [ %19, %75 ], [ %81, %99 ]
  %81 = phi i64 [ %76, %75 ], [ %100, %99 ]
  %82 = xor i64 %80, -1
  %83 = mul nsw i64 %81, %6
  %84 = add i64 %83, %82
  %85 = add i64 %78, %81
  %86 = getelementptr inbounds float, ptr %3, i64 %85
  %87 = add i64 %77, %81
  %88 = add nsw i64 %81, %1
  %89 = add i64 %20, %82
  %90 = mul nsw i64 %81, %4
  %91 = add nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %3, i64 %91
  %93 = add nsw i64 %89, %83
  br label %102

94:
  br i1 %11, label %218, label %96

95:
  br i1 %11, label %218, label %185

96:
  %97 = sub i64 %27, %19
  %98 = sub i64 %23, %19
  br label %189

99:
  %100 = add nsw i64 %81, 1
  %101 = icmp eq i64 %100, %22
  br i1 %101, label %94, label %79

102:
  %103 = phi i64 [ %81, %79 ], [ %183, %182 ]
  br i1 %11, label %143, label %104

104:
  br i1 %12, label %116, label %105

105:
  %106 = add i64 %77, %103
  %107 = getelementptr inbounds float, ptr %5, i64 %106
  %108 = add i64 %84, %103
  %109 = getelementptr inbounds float, ptr %5, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = load float, ptr %86, align 4
  %112 = fmul float %110, %111
  %113 = load float, ptr %107, align 4
  %114 = fsub float %113, %112
  store float %114, ptr %107, align 4
  %115 = add i64 %78, %103
  br label %131

116:
  %117 = sub i64 %20, %103
  %118 = mul nsw i64 %103, %6
  %119 = add nsw i64 %117, %118
  %120 = getelementptr inbounds float, ptr %5, i64 %119
  %121 = sub i64 %88, %103
  %122 = add nsw i64 %121, %118
  %123 = getelementptr inbounds float, ptr %5, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load float, ptr %92, align 4
  %126 = fmul float %124, %125
  %127 = load float, ptr %120, align 4
  %128 = fsub float %127, %126
  store float %128, ptr %120, align 4
  %129 = mul nsw i64 %103, %4
  %130 = add nsw i64 %117, %129
  br label %131

131:
  %132 = phi i64 [ %108, %105 ], [ %122, %116 ]
  %133 = phi i64 [ %87, %105 ], [ %93, %116 ]
  %134 = phi i64 [ %115, %105 ], [ %130, %116 ]
  %135 = getelementptr inbounds float, ptr %5, i64 %133
  %136 = getelementptr inbounds float, ptr %5, i64 %132
  %137 = getelementptr inbounds float, ptr %3, i64 %134
  %138 = load float, ptr %136, align 4
  %139 = load float, ptr %137, align 4
  %140 = fmul float %138, %139
  %141 = load float, ptr %135, align 4
  %142 = fsub float %141, %140
  store float %142, ptr %135, align 4
  br label %182

143:
  br i1 %12, label %155, label %144

144:
  %145 = add i64 %84, %103
  %146 = getelementptr inbounds float, ptr %5, i64 %145
  %147 = add i64 %77, %103
  %148 = getelementptr inbounds float, ptr %5, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = load float, ptr %86, align 4
  %151 = fmul float %149, %150
  %152 = load float, ptr %146, align 4
  %153 = fsub float %152, %151
  store float %153, ptr %146, align 4
  %154 = add i64 %78, %103
  br label %170

155:
  %156 = sub i64 %88, %103
  %157 = mul nsw i64 %103, %6
  %158 = add nsw i64 %156, %157
  %159 = getelementptr inbounds float, ptr %5, i64 %158
  %160 = sub i64 %20, %103
  %161 = add nsw i64 %160, %157
  %162 = getelementptr inbounds float, ptr %5, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = load float, ptr %92, align 4
  %165 = fmul float %163, %164
  %166 = load float, ptr %159, align 4
  %167 = fsub float %166, %165
  store float %167, ptr %159, align 4
  %168 = mul nsw i64 %103, %4
  %169 = add nsw i64 %160, %168
  br label %170

170:
  %171 = phi float [ %153, %144 ], [ %167, %155 ]
  %172 = phi i64 [ %154, %144 ], [ %169, %155 ]
  %173 = phi i64 [ %145, %144 ], [ %158, %155 ]
  %174 = phi i64 [ %87, %144 ], [ %93, %155 ]
  %175 = getelementptr inbounds float, ptr %5, i64 %173
  %176 = getelementptr inbounds float, ptr %3, i64 %172
  %177 = getelementptr inbounds float, ptr %5, i64 %174
  %178 = load float, ptr %176, align 4
  %179 = load float, ptr %177, align 4
  %180 = fmul float %178, %179
  %181 = fsub float %171, %180
  store float %181, ptr %175, align 4
  br label %182

182:
  %183 = add nsw i64 %103, 1
  %184 = icmp slt i64 %183, %22
  br i1 %184, label %102, label %99

185:
  %186 = fmul float %26, 2.000000e+00
  %187 = load float, ptr %29, align 4
  %188 = fdiv float %187, %186
  store float %188, ptr %29, align 4
  br label %218

189:
  %190 = phi i64 [ %18, %96 ], [ %191, %202 ]
  %191 = phi i64 [ %76, %96 ], [ %216, %202 ]
  br i1 %12, label %195, label %192

192:
  %193 = add i64 %97, %191
  %194 = add i64 %98, %191
  br label %202

195:
  %196 = xor i64 %190, -1
  %197 = add i64 %20, %196
  %198 = mul nsw i64 %191, %6
  %199 = add nsw i64 %197, %198
  %200 = mul nsw i64 %191, %4
  %201 = add nsw i64 %197, %200
  br label %202

202:
  %203 = phi i64 [ %201, %195 ], [ %194, %192 ]
  %204 = phi i64 [ %199, %195 ], [ %193, %192 ]
  %205 = getelementptr inbounds float, ptr %5, i64 %204
  %206 = load float, ptr %205, align 4
  %207 = getelementptr inbounds float, ptr %3, i64 %203
  %208 = load float, ptr %207, align 4
  %209 = fmul float %206, %208
  %210 = fdiv float %209, %26
  %211 = load float, ptr %29, align 4
  %212 = fsub float %211, %210
  store float %212, ptr %29, align 4
  %213 = getelementptr inbounds float, ptr %5, i64 %204
  %214 = load float, ptr %213, align 4
  %215 = fdiv float %214, %26
  store float %215, ptr %213, align 4
  %216 = add nsw i64 %191, 1
  %217 = icmp eq i64 %216, %22
  br i1 %217, label %185, label %189

218:
  %219 = add nuw nsw i64 %16, 1
  %220 = icmp eq i64 %219, %0
  br i1 %220, label %14, label %15
}

define internal void @__enzyme_cc_matrix_rows_s(i64 %0, i64 %1, float %2, float %3, ptr nocapture readonly %4, i64 %5, i64 %6, ptr nocapture readonly %7, i64 %8, i64 %9, ptr nocapture %10, i64 %11, i32 %12) nounwind willreturn {
  %14 = icmp sgt i64 %0, 0
  br i1 %14, label %15, label %23

15:
  %16 = icmp sgt i64 %1, 0
  %17 = fmul float %3, 0.000000e+00
  br label %18

18:
  %19 = phi i64 [ 0, %15 ], [ %32, %24 ]
  br i1 %16, label %20, label %24

20:
  %21 = mul nsw i64 %19, %5
  %22 = mul nsw i64 %19, %8
  br label %34

23:
  ret void

24:
  %25 = phi float [ 0.000000e+00, %18 ], [ %47, %34 ]
  %26 = mul nsw i64 %19, %11
  %27 = getelementptr inbounds float, ptr %10, i64 %26
  %28 = fmul float %25, %2
  %29 = fsub float %28, %17
  %30 = load float, ptr %27, align 4
  %31 = fadd float %29, %30
  store float %31, ptr %27, align 4
  %32 = add nuw nsw i64 %19, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %23, label %18

34:
  %35 = phi float [ 0.000000e+00, %20 ], [ %47, %34 ]
  %36 = phi i64 [ 0, %20 ], [ %48, %34 ]
  %37 = mul nsw i64 %36, %6
  %38 = add nsw i64 %37, %21
  %39 = getelementptr inbounds float, ptr %4, i64 %38
  %40 = mul nsw i64 %36, %9
  %41 = add nsw i64 %40, %22
  %42 = getelementptr inbounds float, ptr %7, i64 %41
  %43 = load float, ptr %39, align 4
  %44 = load float, ptr %42, align 4
  %45 = fmul float %43, %44
  %46 = fadd float %45, 0.000000e+00
  %47 = fadd float %35, %46
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %24, label %34
}

define internal void @__enzyme_cc_matrix_scaled_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, float %6, float %7, ptr nocapture %8, i64 %9) nounwind willreturn {
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
  br i1 %21, label %22, label %24

22:
  %23 = icmp eq i32 %5, 3
  br label %25

24:
  ret void

25:
  %26 = phi i64 [ 0, %22 ], [ %62, %61 ]
  %27 = mul nsw i64 %26, %9
  switch i64 %0, label %52 [
    i64 1, label %28
    i64 2, label %31
    i64 3, label %33
    i64 4, label %42
    i64 5, label %46
  ]

28:
  %29 = add nuw nsw i64 %26, 1
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 %16)
  br label %52

31:
  %32 = add nsw i64 %27, %26
  br label %52

33:
  %34 = sub nsw i64 %26, %4
  %35 = tail call i64 @llvm.smax.i64(i64 %34, i64 0)
  %36 = add nuw nsw i64 %26, 1
  %37 = add i64 %36, %3
  %38 = tail call i64 @llvm.smin.i64(i64 %16, i64 %37)
  %39 = sub i64 %4, %26
  %40 = add i64 %39, %27
  %41 = add i64 %40, %35
  br label %52

42:
  %43 = add nuw nsw i64 %26, 1
  %44 = mul nsw i64 %43, %26
  %45 = lshr i64 %44, 1
  br label %52

46:
  %47 = mul nsw i64 %26, %16
  %48 = add nsw i64 %26, -1
  %49 = mul nsw i64 %48, %26
  %50 = sdiv i64 %49, -2
  %51 = add i64 %50, %47
  br label %52

52:
  %53 = phi i64 [ %27, %25 ], [ %51, %46 ], [ %45, %42 ], [ %41, %33 ], [ %32, %31 ], [ %27, %28 ]
  %54 = phi i64 [ %16, %25 ], [ %16, %46 ], [ %43, %42 ], [ %38, %33 ], [ %16, %31 ], [ %30, %28 ]
  %55 = phi i64 [ 0, %25 ], [ %26, %46 ], [ 0, %42 ], [ %35, %33 ], [ %26, %31 ], [ 0, %28 ]
  %56 = add nsw i64 %54, %53
  %57 = sub i64 %56, %55
  %58 = icmp slt i64 %53, %57
  br i1 %58, label %59, label %61

59:
  %60 = sub i64 %55, %53
  br label %64

61:
  %62 = add nuw nsw i64 %26, 1
  %63 = icmp eq i64 %62, %17
  br i1 %63, label %24, label %25

64:
  %65 = phi i64 [ %53, %59 ], [ %78, %77 ]
  %66 = add i64 %60, %65
  %67 = icmp eq i64 %66, %26
  %68 = select i1 %23, i1 %67, i1 false
  br i1 %68, label %77, label %69

69:
  br i1 %20, label %74, label %70

70:
  %71 = getelementptr inbounds float, ptr %8, i64 %65
  %72 = load float, ptr %71, align 4
  %73 = fmul float %72, %6
  br label %74

74:
  %75 = phi float [ %73, %70 ], [ 0.000000e+00, %69 ]
  %76 = getelementptr inbounds float, ptr %8, i64 %65
  store float %75, ptr %76, align 4
  br label %77

77:
  %78 = add nsw i64 %65, 1
  %79 = icmp eq i64 %78, %57
  br i1 %79, label %61, label %64
}

define internal void @__enzyme_cc_matrix_signed_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, ptr nocapture readonly %6, i64 %7, ptr nocapture %8, i64 %9) nounwind willreturn {
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
  %31 = phi i64 [ 0, %21 ], [ %111, %110 ]
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
  br i1 %70, label %71, label %110

71:
  %72 = icmp ult i64 %69, 8
  br i1 %72, label %108, label %73

73:
  %74 = shl i64 %68, 2
  %75 = getelementptr i8, ptr %8, i64 %74
  %76 = add i64 %66, %68
  %77 = sub i64 %76, %65
  %78 = shl i64 %77, 2
  %79 = getelementptr i8, ptr %8, i64 %78
  %80 = shl i64 %67, 2
  %81 = getelementptr i8, ptr %6, i64 %80
  %82 = add i64 %66, %67
  %83 = sub i64 %82, %65
  %84 = shl i64 %83, 2
  %85 = getelementptr i8, ptr %6, i64 %84
  %86 = icmp ult ptr %75, %85
  %87 = icmp ult ptr %81, %79
  %88 = and i1 %86, %87
  br i1 %88, label %108, label %89

89:
  %90 = and i64 %69, -4
  br label %91

91:
  %92 = phi i64 [ 0, %89 ], [ %104, %91 ]
  %93 = add nsw i64 %92, %67
  %94 = getelementptr inbounds float, ptr %6, i64 %93
  %95 = load <4 x float>, ptr %94, align 4
  %96 = fcmp ogt <4 x float> %95, zeroinitializer
  %97 = fcmp olt <4 x float> %95, zeroinitializer
  %98 = select <4 x i1> %97, <4 x float> %26, <4 x float> zeroinitializer
  %99 = select <4 x i1> %96, <4 x float> %28, <4 x float> %98
  %100 = add nsw i64 %92, %68
  %101 = getelementptr inbounds float, ptr %8, i64 %100
  %102 = load <4 x float>, ptr %101, align 4
  %103 = fadd <4 x float> %99, %102
  store <4 x float> %103, ptr %101, align 4
  %104 = add nuw i64 %92, 4
  %105 = icmp eq i64 %104, %90
  br i1 %105, label %106, label %91

106:
  %107 = icmp eq i64 %69, %90
  br i1 %107, label %110, label %108

108:
  %109 = phi i64 [ 0, %73 ], [ 0, %71 ], [ %90, %106 ]
  br label %113

110:
  %111 = add nuw nsw i64 %31, 1
  %112 = icmp eq i64 %111, %19
  br i1 %112, label %29, label %30

113:
  %114 = phi i64 [ %126, %113 ], [ %109, %108 ]
  %115 = add nsw i64 %114, %67
  %116 = getelementptr inbounds float, ptr %6, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = fcmp ogt float %117, 0.000000e+00
  %119 = fcmp olt float %117, 0.000000e+00
  %120 = select i1 %119, float %24, float 0.000000e+00
  %121 = select i1 %118, float %5, float %120
  %122 = add nsw i64 %114, %68
  %123 = getelementptr inbounds float, ptr %8, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = fadd float %121, %124
  store float %125, ptr %123, align 4
  %126 = add nuw nsw i64 %114, 1
  %127 = icmp eq i64 %126, %69
  br i1 %127, label %110, label %113
}

define internal void @__enzyme_cc_matrix_slopes_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, ptr nocapture readonly %7, i64 %8, ptr nocapture writeonly %9) nounwind willreturn {
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
  %38 = sub i64 %18, %30
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
  %51 = sub i64 %46, %43
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
  %71 = sub i64 %18, %30
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
  %81 = phi float [ %29, %78 ], [ %29, %32 ], [ %29, %36 ], [ %29, %41 ], [ %29, %65 ], [ %105, %103 ]
  %82 = add nuw nsw i64 %30, 1
  %83 = xor i64 %30, -1
  %84 = icmp eq i64 %82, %19
  br i1 %84, label %25, label %27

85:
  %86 = phi i64 [ %79, %78 ], [ %35, %32 ], [ %40, %36 ], [ %57, %41 ], [ %64, %58 ], [ %77, %65 ]
  %87 = phi i64 [ %31, %78 ], [ %31, %32 ], [ %37, %36 ], [ %49, %41 ], [ %61, %58 ], [ %70, %65 ]
  %88 = phi i64 [ %18, %78 ], [ %34, %32 ], [ %38, %36 ], [ %51, %41 ], [ %59, %58 ], [ %71, %65 ]
  br label %89

89:
  %90 = phi float [ %105, %103 ], [ %29, %85 ]
  %91 = phi i64 [ %106, %103 ], [ 0, %85 ]
  %92 = add nsw i64 %91, %87
  %93 = getelementptr inbounds float, ptr %5, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = add nsw i64 %91, %86
  %96 = getelementptr inbounds float, ptr %7, i64 %95
  %97 = load float, ptr %96, align 4
  %98 = fcmp ogt float %94, 0.000000e+00
  br i1 %98, label %103, label %99

99:
  %100 = fcmp olt float %94, 0.000000e+00
  %101 = fneg float %97
  %102 = select i1 %100, float %101, float 0.000000e+00
  br label %103

103:
  %104 = phi float [ %102, %99 ], [ %97, %89 ]
  %105 = fadd float %90, %104
  %106 = add nuw nsw i64 %91, 1
  %107 = icmp eq i64 %106, %88
  br i1 %107, label %80, label %89
}

define internal void @__enzyme_cc_matrix_summed_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr nocapture readonly %5, i64 %6, i32 %7, ptr nocapture readonly %8, i64 %9, ptr nocapture writeonly %10) nounwind willreturn {
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
  br i1 %21, label %22, label %26

22:
  %23 = add i64 %9, 1
  %24 = icmp sgt i64 %19, 0
  %25 = icmp sgt i64 %19, 0
  br label %28

26:
  %27 = phi float [ 0.000000e+00, %11 ], [ %88, %87 ]
  store float %27, ptr %10, align 4
  ret void

28:
  %29 = phi i64 [ %90, %87 ], [ 0, %22 ]
  %30 = phi i64 [ %89, %87 ], [ 0, %22 ]
  %31 = phi float [ %88, %87 ], [ 0.000000e+00, %22 ]
  %32 = mul nsw i64 %30, %6
  switch i64 %0, label %84 [
    i64 1, label %33
    i64 2, label %38
    i64 3, label %44
    i64 4, label %62
    i64 5, label %70
  ]

33:
  %34 = add nuw nsw i64 %30, 1
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %19)
  %36 = mul nsw i64 %30, %9
  %37 = add nsw i64 %35, %32
  br i1 %24, label %92, label %87

38:
  %39 = add nsw i64 %32, %30
  %40 = add nsw i64 %19, %39
  %41 = sub i64 %40, %30
  %42 = icmp slt i64 %39, %41
  %43 = mul i64 %30, %23
  br i1 %42, label %92, label %87

44:
  %45 = sub nsw i64 %30, %4
  %46 = tail call i64 @llvm.smax.i64(i64 %45, i64 0)
  %47 = add nuw nsw i64 %30, 1
  %48 = add i64 %47, %3
  %49 = tail call i64 @llvm.smin.i64(i64 %19, i64 %48)
  %50 = add i64 %29, %4
  %51 = add i64 %50, %32
  %52 = add i64 %51, %46
  %53 = mul nsw i64 %30, %9
  %54 = add nsw i64 %49, %52
  %55 = sub i64 %54, %46
  %56 = icmp slt i64 %52, %55
  %57 = add i64 %29, %4
  %58 = add i64 %57, %53
  %59 = sub nsw i64 %30, %4
  %60 = tail call i64 @llvm.smax.i64(i64 %59, i64 0)
  %61 = add i64 %58, %60
  br i1 %56, label %92, label %87

62:
  %63 = add nuw nsw i64 %30, 1
  %64 = mul nsw i64 %63, %30
  %65 = lshr i64 %64, 1
  %66 = add nuw nsw i64 %63, %65
  %67 = add nuw nsw i64 %30, 1
  %68 = mul nsw i64 %67, %30
  %69 = lshr i64 %68, 1
  br label %92

70:
  %71 = mul nsw i64 %30, %19
  %72 = add nsw i64 %30, -1
  %73 = mul nsw i64 %72, %30
  %74 = sdiv i64 %73, -2
  %75 = add i64 %74, %71
  %76 = add nsw i64 %19, %75
  %77 = sub i64 %76, %30
  %78 = icmp slt i64 %75, %77
  %79 = add nsw i64 %30, -1
  %80 = mul nsw i64 %79, %30
  %81 = sdiv i64 %80, -2
  %82 = mul nsw i64 %30, %19
  %83 = add i64 %81, %82
  br i1 %78, label %92, label %87

84:
  %85 = mul nsw i64 %30, %9
  %86 = add nsw i64 %19, %32
  br i1 %25, label %92, label %87

87:
  %88 = phi float [ %31, %84 ], [ %31, %33 ], [ %31, %38 ], [ %31, %44 ], [ %31, %70 ], [ %105, %96 ]
  %89 = add nuw nsw i64 %30, 1
  %90 = xor i64 %30, -1
  %91 = icmp eq i64 %89, %20
  br i1 %91, label %26, label %28

92:
  %93 = phi i64 [ %85, %84 ], [ %36, %33 ], [ %43, %38 ], [ %61, %44 ], [ %69, %62 ], [ %83, %70 ]
  %94 = phi i64 [ %32, %84 ], [ %32, %33 ], [ %39, %38 ], [ %52, %44 ], [ %65, %62 ], [ %75, %70 ]
  %95 = phi i64 [ %86, %84 ], [ %37, %33 ], [ %41, %38 ], [ %55, %44 ], [ %66, %62 ], [ %77, %70 ]
  br label %96

96:
  %97 = phi i64 [ %107, %96 ], [ %93, %92 ]
  %98 = phi i64 [ %106, %96 ], [ %94, %92 ]
  %99 = phi float [ %105, %96 ], [ %31, %92 ]
  %100 = getelementptr inbounds float, ptr %5, i64 %98
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds float, ptr %8, i64 %97
  %103 = load float, ptr %102, align 4
  %104 = fmul float %101, %103
  %105 = fadd float %99, %104
  %106 = add nsw i64 %98, 1
  %107 = add nsw i64 %97, 1
  %108 = icmp eq i64 %106, %95
  br i1 %108, label %87, label %96
}

define internal void @__enzyme_cc_matrix_tested_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, ptr nocapture readonly %6, i64 %7, ptr nocapture writeonly %8) nounwind willreturn {
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
  %52 = phi i32 [ %17, %43 ], [ %68, %67 ]
  %53 = add nuw nsw i64 %16, 1
  %54 = icmp eq i64 %53, %2
  br i1 %54, label %13, label %15

55:
  %56 = phi i64 [ %69, %67 ], [ %44, %43 ]
  %57 = phi i32 [ %68, %67 ], [ %17, %43 ]
  %58 = add i64 %50, %56
  %59 = icmp eq i64 %58, %16
  %60 = select i1 %12, i1 %59, i1 false
  br i1 %60, label %67, label %61

61:
  %62 = getelementptr inbounds float, ptr %6, i64 %56
  %63 = load float, ptr %62, align 4
  %64 = fcmp une float %63, 0.000000e+00
  %65 = zext i1 %64 to i32
  %66 = or i32 %57, %65
  br label %67

67:
  %68 = phi i32 [ %66, %61 ], [ %57, %55 ]
  %69 = add nsw i64 %56, 1
  %70 = icmp eq i64 %69, %48
  br i1 %70, label %51, label %55
}

define internal void @__enzyme_cc_matrix_turned_s(i64 %0, i64 %1, float %2, float %3, ptr nocapture readonly %4, i64 %5, i32 %6, ptr nocapture %7, i64 %8) nounwind willreturn {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %54

11:
  %12 = icmp sgt i64 %0, 0
  %13 = shl i64 %8, 2
  %14 = shl i64 %0, 2
  %15 = icmp ugt i64 %0, 3
  %16 = icmp eq i64 %5, 1
  %17 = and i1 %15, %16
  %18 = and i64 %0, -4
  %19 = insertelement <4 x float> poison, float %2, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = icmp eq i64 %18, %0
  br label %22

22:
  %23 = phi i64 [ 0, %11 ], [ %56, %55 ]
  %24 = mul i64 %13, %23
  %25 = getelementptr i8, ptr %7, i64 %24
  %26 = add i64 %14, %24
  %27 = getelementptr i8, ptr %7, i64 %26
  %28 = shl i64 %23, 2
  %29 = getelementptr i8, ptr %4, i64 %28
  %30 = add i64 %14, %28
  %31 = getelementptr i8, ptr %4, i64 %30
  br i1 %12, label %32, label %55

32:
  %33 = mul nsw i64 %23, %8
  br i1 %17, label %34, label %52

34:
  %35 = icmp ult ptr %25, %31
  %36 = icmp ult ptr %29, %27
  %37 = and i1 %35, %36
  br i1 %37, label %52, label %38

38:
  %39 = phi i64 [ %49, %38 ], [ 0, %34 ]
  %40 = mul nsw i64 %39, %5
  %41 = add nsw i64 %40, %23
  %42 = getelementptr inbounds float, ptr %4, i64 %41
  %43 = add nsw i64 %39, %33
  %44 = getelementptr inbounds float, ptr %7, i64 %43
  %45 = load <4 x float>, ptr %42, align 4
  %46 = fmul <4 x float> %45, %20
  %47 = load <4 x float>, ptr %44, align 4
  %48 = fadd <4 x float> %47, %46
  store <4 x float> %48, ptr %44, align 4
  %49 = add nuw i64 %39, 4
  %50 = icmp eq i64 %49, %18
  br i1 %50, label %51, label %38

51:
  br i1 %21, label %55, label %52

52:
  %53 = phi i64 [ 0, %34 ], [ 0, %32 ], [ %18, %51 ]
  br label %58

54:
  ret void

55:
  %56 = add nuw nsw i64 %23, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %54, label %22

58:
  %59 = phi i64 [ %69, %58 ], [ %53, %52 ]
  %60 = mul nsw i64 %59, %5
  %61 = add nsw i64 %60, %23
  %62 = getelementptr inbounds float, ptr %4, i64 %61
  %63 = add nsw i64 %59, %33
  %64 = getelementptr inbounds float, ptr %7, i64 %63
  %65 = load float, ptr %62, align 4
  %66 = fmul float %65, %2
  %67 = load float, ptr %64, align 4
  %68 = fadd float %67, %66
  store float %68, ptr %64, align 4
  %69 = add nuw nsw i64 %59, 1
  %70 = icmp eq i64 %69, %0
  br i1 %70, label %55, label %58
}

define internal void @__enzyme_cc_matrix_unpassed_s(i64 %0, i64 %1, i64 %2, i64 %3, ptr nocapture readonly %4, i32 %5, i32 %6, i32 %7, ptr nocapture %8, i64 %9, ptr nocapture readonly %10, i64 %11) nounwind willreturn {
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %21

14:
  %15 = icmp sgt i64 %0, 0
  %16 = icmp eq i32 %5, 0
  br label %17

17:
  %18 = phi i64 [ 0, %14 ], [ %25, %24 ]
  br i1 %15, label %19, label %24

19:
  %20 = mul nsw i64 %18, %9
  br label %27

21:
  ret void

22:
  %23 = icmp eq i64 %48, %0
  br i1 %23, label %24, label %27

24:
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %21, label %17

27:
  %28 = phi i64 [ 0, %19 ], [ %48, %22 ]
  br i1 %16, label %32, label %29

29:
  %30 = getelementptr inbounds i64, ptr %4, i64 %28
  %31 = load i64, ptr %30, align 8
  br label %36

32:
  %33 = getelementptr inbounds i32, ptr %4, i64 %28
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  br label %36

36:
  %37 = phi i64 [ %31, %29 ], [ %35, %32 ]
  %38 = add nsw i64 %37, -1
  %39 = icmp eq i64 %38, %28
  br i1 %39, label %47, label %40

40:
  %41 = add nsw i64 %28, %20
  %42 = getelementptr inbounds float, ptr %8, i64 %41
  %43 = add nsw i64 %38, %20
  %44 = getelementptr inbounds float, ptr %8, i64 %43
  %45 = load float, ptr %42, align 4
  %46 = load float, ptr %44, align 4
  store float %46, ptr %42, align 4
  store float %45, ptr %44, align 4
  br label %47

47:
  %48 = add nuw nsw i64 %28, 1
  %49 = add i64 %48, %2
  %50 = tail call i64 @llvm.smin.i64(i64 %0, i64 %49)
  %51 = icmp slt i64 %48, %50
  br i1 %51, label %52, label %22

52:
  %53 = mul nsw i64 %28, %11
  %54 = sub i64 %3, %28
  %55 = add i64 %54, %53
  %56 = add nsw i64 %28, %20
  %57 = getelementptr inbounds float, ptr %8, i64 %56
  %58 = load float, ptr %57, align 4
  br label %59

59:
  %60 = phi float [ %58, %52 ], [ %69, %59 ]
  %61 = phi i64 [ %48, %52 ], [ %70, %59 ]
  %62 = add i64 %55, %61
  %63 = getelementptr inbounds float, ptr %10, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = add nsw i64 %61, %20
  %66 = getelementptr inbounds float, ptr %8, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fmul float %64, %67
  %69 = fadd float %60, %68
  store float %69, ptr %57, align 4
  %70 = add nuw nsw i64 %61, 1
  %71 = icmp slt i64 %70, %50
  br i1 %71, label %59, label %22
}

define internal void @__enzyme_cc_matrix_weighted_s(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, float %5, float %6, ptr nocapture readonly %7, i64 %8, i32 %9, ptr nocapture readonly %10, i64 %11, i64 %12, ptr nocapture %13, i64 %14, i64 %15, i64 %16) nounwind willreturn {
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %31

19:
  %20 = icmp sgt i64 %16, 0
  %21 = shl i64 %14, 2
  %22 = shl i64 %16, 2
  %23 = getelementptr i8, ptr %7, i64 4
  %24 = shl i64 %11, 2
  %25 = icmp ult i64 %16, 8
  %26 = icmp ne i64 %15, 1
  %27 = icmp ne i64 %12, 1
  %28 = or i1 %26, %27
  %29 = and i64 %16, -4
  %30 = icmp eq i64 %29, %16
  br label %32

31:
  ret void

32:
  %33 = phi i64 [ 0, %19 ], [ %104, %103 ]
  %34 = mul i64 %21, %33
  %35 = getelementptr i8, ptr %13, i64 %34
  %36 = add i64 %22, %34
  %37 = getelementptr i8, ptr %13, i64 %36
  %38 = mul i64 %24, %33
  %39 = getelementptr i8, ptr %10, i64 %38
  %40 = add i64 %22, %38
  %41 = getelementptr i8, ptr %10, i64 %40
  %42 = mul nsw i64 %33, %8
  switch i64 %0, label %61 [
    i64 5, label %55
    i64 2, label %43
    i64 3, label %45
    i64 4, label %51
  ]

43:
  %44 = add nsw i64 %42, %33
  br label %61

45:
  %46 = sub nsw i64 %33, %4
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = sub i64 %4, %33
  %49 = add i64 %48, %42
  %50 = add i64 %49, %47
  br label %61

51:
  %52 = add nuw nsw i64 %33, 1
  %53 = mul nsw i64 %52, %33
  %54 = lshr i64 %53, 1
  br label %61

55:
  %56 = mul nsw i64 %33, %1
  %57 = add nsw i64 %33, -1
  %58 = mul nsw i64 %57, %33
  %59 = sdiv i64 %58, -2
  %60 = add i64 %59, %56
  br label %61

61:
  %62 = phi i64 [ %60, %55 ], [ %54, %51 ], [ %50, %45 ], [ %44, %43 ], [ %42, %32 ]
  %63 = phi i64 [ %33, %55 ], [ 0, %51 ], [ %47, %45 ], [ %33, %43 ], [ 0, %32 ]
  %64 = add nsw i64 %62, %33
  %65 = sub i64 %64, %63
  %66 = getelementptr float, ptr %7, i64 %65
  br i1 %20, label %67, label %103

67:
  %68 = mul nsw i64 %33, %11
  %69 = mul nsw i64 %33, %14
  %70 = or i1 %25, %28
  br i1 %70, label %101, label %71

71:
  %72 = shl i64 %65, 2
  %73 = getelementptr i8, ptr %23, i64 %72
  %74 = icmp ult ptr %35, %73
  %75 = icmp ult ptr %66, %37
  %76 = and i1 %74, %75
  %77 = icmp ult ptr %35, %41
  %78 = icmp ult ptr %39, %37
  %79 = and i1 %77, %78
  %80 = or i1 %76, %79
  br i1 %80, label %101, label %81

81:
  %82 = load float, ptr %66, align 4
  %83 = fmul float %82, %5
  %84 = insertelement <4 x float> poison, float %83, i64 0
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> zeroinitializer
  br label %86

86:
  %87 = phi i64 [ 0, %81 ], [ %98, %86 ]
  %88 = mul nsw i64 %87, %12
  %89 = add nsw i64 %88, %68
  %90 = getelementptr inbounds float, ptr %10, i64 %89
  %91 = load <4 x float>, ptr %90, align 4
  %92 = fmul <4 x float> %85, %91
  %93 = mul nsw i64 %87, %15
  %94 = add nsw i64 %93, %69
  %95 = getelementptr inbounds float, ptr %13, i64 %94
  %96 = load <4 x float>, ptr %95, align 4
  %97 = fadd <4 x float> %96, %92
  store <4 x float> %97, ptr %95, align 4
  %98 = add nuw i64 %87, 4
  %99 = icmp eq i64 %98, %29
  br i1 %99, label %100, label %86

100:
  br i1 %30, label %103, label %101

101:
  %102 = phi i64 [ 0, %71 ], [ 0, %67 ], [ %29, %100 ]
  br label %106

103:
  %104 = add nuw nsw i64 %33, 1
  %105 = icmp eq i64 %104, %2
  br i1 %105, label %31, label %32

106:
  %107 = phi i64 [ %120, %106 ], [ %102, %101 ]
  %108 = load float, ptr %66, align 4
  %109 = fmul float %108, %5
  %110 = mul nsw i64 %107, %12
  %111 = add nsw i64 %110, %68
  %112 = getelementptr inbounds float, ptr %10, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = fmul float %109, %113
  %115 = mul nsw i64 %107, %15
  %116 = add nsw i64 %115, %69
  %117 = getelementptr inbounds float, ptr %13, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = fadd float %118, %114
  store float %119, ptr %117, align 4
  %120 = add nuw nsw i64 %107, 1
  %121 = icmp eq i64 %120, %16
  br i1 %121, label %103, label %106
}

declare i64 @llvm.abs.i64(i64, i1 immarg)

declare float @llvm.fabs.f32(float)

declare <2 x float> @llvm.fabs.v2f32(<2 x float>)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
