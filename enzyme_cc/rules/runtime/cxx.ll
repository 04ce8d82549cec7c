; Written by .ci/runtime.py from cxx.c, with clang-16.

declare i32 @pthread_cond_broadcast(ptr) nounwind willreturn

declare i32 @pthread_cond_signal(ptr) nounwind willreturn

declare i32 @pthread_cond_wait(ptr, ptr) nounwind willreturn

declare i32 @pthread_create(ptr, ptr, ptr, ptr) nounwind willreturn

declare i32 @pthread_join(i64, ptr) nounwind willreturn

declare void @llvm.trap()

define internal ptr @enzyme_cc.source._ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base" {
  %2 = tail call ptr @enzyme_cc.source.__enzyme_cc.cxx.previous(ptr %0)
  ret ptr %2
}

define internal ptr @enzyme_cc.source._ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base" {
  %2 = tail call ptr @enzyme_cc.source.__enzyme_cc.cxx.previous(ptr %0)
  ret ptr %2
}

define internal ptr @enzyme_cc.source._ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base" {
  %2 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5

10:
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %11, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %13, i64 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17

17:
  %18 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %11, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22

22:
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}

define internal ptr @enzyme_cc.source._ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base" {
  %2 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5

10:
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %11, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %13, i64 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17

17:
  %18 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %11, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22

22:
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}

define internal ptr @enzyme_cc.source._ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr returned %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_" {
  %3 = load i32, ptr %0, align 8
  %4 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %7, null
  %11 = select i1 %10, ptr %7, ptr %9
  %12 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %15, label %24

15:
  %16 = icmp eq ptr %11, null
  br i1 %16, label %22, label %17

17:
  %18 = phi ptr [ %20, %17 ], [ %11, %15 ]
  %19 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %18, i64 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %17

22:
  %23 = phi ptr [ %5, %15 ], [ %18, %17 ]
  store ptr %23, ptr %12, align 8
  br label %24

24:
  %25 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %1, i64 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, %0
  br i1 %27, label %28, label %37

28:
  %29 = icmp eq ptr %11, null
  br i1 %29, label %35, label %30

30:
  %31 = phi ptr [ %33, %30 ], [ %11, %28 ]
  %32 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %31, i64 0, i32 3
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %30

35:
  %36 = phi ptr [ %5, %28 ], [ %31, %30 ]
  store ptr %36, ptr %25, align 8
  br label %37

37:
  %38 = icmp ne ptr %9, null
  %39 = select i1 %10, i1 %38, i1 false
  br i1 %39, label %40, label %92

40:
  %41 = phi ptr [ %43, %40 ], [ %9, %37 ]
  %42 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %41, i64 0, i32 2
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %40

45:
  %46 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %41, i64 0, i32 2
  %47 = load i32, ptr %41, align 8
  %48 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %41, i64 0, i32 3
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %41, i64 0, i32 1
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, %0
  %53 = select i1 %52, ptr %41, ptr %51
  %54 = icmp eq ptr %53, %41
  br i1 %54, label %75, label %55

55:
  %56 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %51, i64 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %51, i64 0, i32 2
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %51, i64 0, i32 3
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %51, %1
  %63 = icmp eq ptr %59, %41
  %64 = xor i1 %62, true
  %65 = select i1 %64, i1 %63, i1 false
  %66 = select i1 %62, ptr %49, ptr %57
  store ptr %66, ptr %56, align 8
  %67 = select i1 %65, ptr %49, ptr %59
  store ptr %67, ptr %58, align 8
  %68 = select i1 %62, i1 true, i1 %65
  %69 = select i1 %68, ptr %61, ptr %49
  store ptr %69, ptr %60, align 8
  %70 = icmp eq ptr %49, null
  br i1 %70, label %73, label %71

71:
  %72 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %49, i64 0, i32 1
  store ptr %51, ptr %72, align 8
  br label %73

73:
  store ptr %9, ptr %48, align 8
  %74 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %9, i64 0, i32 1
  store ptr %41, ptr %74, align 8
  br label %75

75:
  store ptr %7, ptr %46, align 8
  %76 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %7, i64 0, i32 1
  store ptr %41, ptr %76, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %77, i64 0, i32 1
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %77, i64 0, i32 2
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %77, i64 0, i32 3
  %83 = load ptr, ptr %82, align 8
  %84 = icmp eq ptr %77, %1
  %85 = icmp eq ptr %81, %0
  %86 = xor i1 %84, true
  %87 = select i1 %86, i1 %85, i1 false
  %88 = select i1 %84, ptr %41, ptr %79
  store ptr %88, ptr %78, align 8
  %89 = select i1 %87, ptr %41, ptr %81
  store ptr %89, ptr %80, align 8
  %90 = select i1 %84, i1 true, i1 %87
  %91 = select i1 %90, ptr %83, ptr %41
  store ptr %91, ptr %82, align 8
  store ptr %77, ptr %50, align 8
  store i32 %3, ptr %41, align 8
  br label %110

92:
  %93 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %5, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %5, i64 0, i32 2
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %5, i64 0, i32 3
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %5, %1
  %100 = icmp eq ptr %96, %0
  %101 = xor i1 %99, true
  %102 = select i1 %101, i1 %100, i1 false
  %103 = select i1 %99, ptr %11, ptr %94
  store ptr %103, ptr %93, align 8
  %104 = select i1 %102, ptr %11, ptr %96
  store ptr %104, ptr %95, align 8
  %105 = select i1 %99, i1 true, i1 %102
  %106 = select i1 %105, ptr %98, ptr %11
  store ptr %106, ptr %97, align 8
  %107 = icmp eq ptr %11, null
  br i1 %107, label %110, label %108

108:
  %109 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %11, i64 0, i32 1
  store ptr %5, ptr %109, align 8
  br label %110

110:
  %111 = phi ptr [ %53, %75 ], [ %5, %92 ], [ %5, %108 ]
  %112 = phi ptr [ %49, %75 ], [ null, %92 ], [ %11, %108 ]
  %113 = phi i32 [ %47, %75 ], [ %3, %92 ], [ %3, %108 ]
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %196

115:
  %116 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %1, i64 0, i32 1
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, %112
  br i1 %118, label %192, label %119

119:
  %120 = phi ptr [ %121, %187 ], [ %112, %115 ]
  %121 = phi ptr [ %189, %187 ], [ %111, %115 ]
  %122 = icmp eq ptr %120, null
  br i1 %122, label %126, label %123

123:
  %124 = load i32, ptr %120, align 8
  %125 = icmp eq i32 %124, 1
  br i1 %125, label %126, label %194

126:
  %127 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %121, i64 0, i32 2
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %121, i64 0, i32 3
  %130 = load ptr, ptr %129, align 8
  %131 = icmp eq ptr %128, %120
  %132 = select i1 %131, ptr %130, ptr %128
  %133 = load i32, ptr %132, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %143

135:
  store i32 1, ptr %132, align 8
  store i32 0, ptr %121, align 8
  br i1 %131, label %136, label %137

136:
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_left(ptr nonnull %121, ptr nonnull %1)
  br label %138

137:
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_right(ptr nonnull %121, ptr nonnull %1)
  br label %138

138:
  %139 = load ptr, ptr %127, align 8
  %140 = load ptr, ptr %129, align 8
  %141 = icmp eq ptr %139, %120
  %142 = select i1 %141, ptr %140, ptr %139
  br label %143

143:
  %144 = phi ptr [ %140, %138 ], [ %130, %126 ]
  %145 = phi ptr [ %139, %138 ], [ %128, %126 ]
  %146 = phi ptr [ %142, %138 ], [ %132, %126 ]
  %147 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %146, i64 0, i32 2
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %153, label %150

150:
  %151 = load i32, ptr %148, align 8
  %152 = icmp eq i32 %151, 1
  br i1 %152, label %153, label %161

153:
  %154 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %146, i64 0, i32 3
  %155 = load ptr, ptr %154, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %187, label %157

157:
  %158 = load i32, ptr %155, align 8
  %159 = icmp eq i32 %158, 1
  br i1 %159, label %187, label %160

160:
  br i1 %131, label %171, label %176

161:
  br i1 %131, label %162, label %182

162:
  %163 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %146, i64 0, i32 3
  %164 = load ptr, ptr %163, align 8
  %165 = icmp eq ptr %164, null
  br i1 %165, label %169, label %166

166:
  %167 = load i32, ptr %164, align 8
  %168 = icmp eq i32 %167, 1
  br i1 %168, label %169, label %171

169:
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_right(ptr nonnull %146, ptr nonnull %1)
  %170 = load ptr, ptr %129, align 8
  br label %171

171:
  %172 = phi ptr [ %170, %169 ], [ %144, %166 ], [ %144, %160 ]
  %173 = load i32, ptr %121, align 8
  store i32 %173, ptr %172, align 8
  %174 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %172, i64 0, i32 3
  %175 = load ptr, ptr %174, align 8
  store i32 1, ptr %175, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_left(ptr nonnull %121, ptr nonnull %1)
  br label %194

176:
  br i1 %149, label %180, label %177

177:
  %178 = load i32, ptr %148, align 8
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %182

180:
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_left(ptr nonnull %146, ptr nonnull %1)
  %181 = load ptr, ptr %127, align 8
  br label %182

182:
  %183 = phi ptr [ %181, %180 ], [ %145, %177 ], [ %145, %161 ]
  %184 = load i32, ptr %121, align 8
  store i32 %184, ptr %183, align 8
  %185 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %183, i64 0, i32 2
  %186 = load ptr, ptr %185, align 8
  store i32 1, ptr %186, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_right(ptr nonnull %121, ptr nonnull %1)
  br label %194

187:
  store i32 0, ptr %146, align 8
  %188 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %121, i64 0, i32 1
  %189 = load ptr, ptr %188, align 8
  %190 = load ptr, ptr %116, align 8
  %191 = icmp eq ptr %121, %190
  br i1 %191, label %194, label %119

192:
  %193 = icmp eq ptr %112, null
  br i1 %193, label %196, label %194

194:
  %195 = phi ptr [ %121, %171 ], [ %121, %182 ], [ %112, %192 ], [ %120, %123 ], [ %121, %187 ]
  store i32 1, ptr %195, align 8
  br label %196

196:
  ret ptr %0
}

define internal ptr @enzyme_cc.source.__enzyme_cc.cxx.previous(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.cxx.previous" {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %6, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  br label %29

13:
  %14 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17

17:
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %18, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17

22:
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %23, i64 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %25, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29

29:
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}

define internal ptr @enzyme_cc.source.__enzyme_cc.cxx.run_state(ptr %0) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.cxx.run_state" {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds ptr, ptr %2, i64 2
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr nonnull %0)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds ptr, ptr %5, i64 1
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr nonnull %0)
  ret ptr null
}

define internal void @enzyme_cc.source._ZNSt18condition_variable10notify_allEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt18condition_variable10notify_allEv" {
  %2 = tail call i32 @pthread_cond_broadcast(ptr %0)
  ret void
}

define internal void @enzyme_cc.source._ZNSt18condition_variable10notify_oneEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt18condition_variable10notify_oneEv" {
  %2 = tail call i32 @pthread_cond_signal(ptr %0)
  ret void
}

define internal void @enzyme_cc.source._ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE" {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i32 @pthread_cond_wait(ptr %0, ptr %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  tail call void @llvm.trap()
  unreachable

7:
  ret void
}

define internal void @enzyme_cc.source._ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE" {
  %4 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %5 = tail call i32 @pthread_create(ptr %0, ptr null, ptr nonnull @enzyme_cc.source.__enzyme_cc.cxx.run_state, ptr %4)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:
  tail call void @llvm.trap()
  unreachable

8:
  ret void
}

define internal void @enzyme_cc.source._ZNSt6thread4joinEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt6thread4joinEv" {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %7, label %4

4:
  %5 = tail call i32 @pthread_join(i64 %2, ptr null)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:
  tail call void @llvm.trap()
  unreachable

8:
  store i64 0, ptr %0, align 8
  ret void
}

define internal void @enzyme_cc.source._ZNSt6thread6_StateD2Ev(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt6thread6_StateD2Ev" {
  ret void
}

define internal void @enzyme_cc.source._ZNSt8__detail15_List_node_base10_M_reverseEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt8__detail15_List_node_base10_M_reverseEv" {
  br label %2

2:
  %3 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr }, ptr %3, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  store ptr %4, ptr %5, align 8
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %2

8:
  ret void
}

define internal void @enzyme_cc.source._ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr %0, ptr %1, ptr %2) alwaysinline nounwind "enzyme-cc-source"="_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_" {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %12, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr }, ptr %2, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr }, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr }, ptr %1, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %11, ptr %6, align 8
  store ptr %1, ptr %9, align 8
  store ptr %9, ptr %10, align 8
  store ptr %0, ptr %7, align 8
  store ptr %7, ptr %8, align 8
  br label %12

12:
  ret void
}

define internal void @enzyme_cc.source._ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt8__detail15_List_node_base4swapERS0_S1_" {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = icmp eq ptr %3, %0
  %8 = icmp eq ptr %6, %1
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %6, ptr %0, align 8
  %12 = getelementptr inbounds { ptr, ptr }, ptr %6, i64 0, i32 1
  store ptr %0, ptr %12, align 8
  br label %13

13:
  %14 = phi ptr [ %11, %9 ], [ %0, %2 ]
  store ptr %0, ptr %14, align 8
  store ptr %14, ptr %4, align 8
  br i1 %7, label %17, label %15

15:
  store ptr %3, ptr %1, align 8
  %16 = getelementptr inbounds { ptr, ptr }, ptr %3, i64 0, i32 1
  store ptr %1, ptr %16, align 8
  br label %17

17:
  %18 = phi ptr [ %5, %15 ], [ %1, %13 ]
  store ptr %1, ptr %18, align 8
  %19 = getelementptr inbounds { ptr, ptr }, ptr %1, i64 0, i32 1
  store ptr %18, ptr %19, align 8
  ret void
}

define internal void @enzyme_cc.source._ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="_ZNSt8__detail15_List_node_base7_M_hookEPS0_" {
  %3 = getelementptr inbounds { ptr, ptr }, ptr %1, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds { ptr, ptr }, ptr %0, i64 0, i32 1
  store ptr %4, ptr %5, align 8
  store ptr %1, ptr %0, align 8
  store ptr %0, ptr %3, align 8
  ret void
}

define internal void @enzyme_cc.source._ZNSt8__detail15_List_node_base9_M_unhookEv(ptr %0) alwaysinline nounwind "enzyme-cc-source"="_ZNSt8__detail15_List_node_base9_M_unhookEv" {
  %2 = getelementptr inbounds { ptr, ptr }, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %0, align 8
  store ptr %4, ptr %3, align 8
  %5 = getelementptr inbounds { ptr, ptr }, ptr %4, i64 0, i32 1
  store ptr %3, ptr %5, align 8
  ret void
}

define internal void @enzyme_cc.source._ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 zeroext %0, ptr %1, ptr %2, ptr %3) alwaysinline nounwind "enzyme-cc-source"="_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_" {
  %5 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %3, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %3, i64 0, i32 3
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %2, %3
  store i32 0, ptr %1, align 8
  %10 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %1, i64 0, i32 1
  store ptr %2, ptr %10, align 8
  %11 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %1, i64 0, i32 3
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %1, i64 0, i32 2
  store ptr null, ptr %12, align 8
  br i1 %0, label %13, label %17

13:
  %14 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %2, i64 0, i32 2
  store ptr %1, ptr %14, align 8
  %15 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %2, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8
  br label %17

17:
  %18 = phi ptr [ %16, %13 ], [ %1, %4 ]
  %19 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %2, i64 0, i32 3
  store ptr %18, ptr %19, align 8
  br i1 %9, label %26, label %20

20:
  %21 = icmp eq ptr %6, %2
  %22 = select i1 %0, i1 %21, i1 false
  %23 = select i1 %22, ptr %1, ptr %6
  %24 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %3, i64 0, i32 1
  %25 = load ptr, ptr %24, align 8
  br label %28

26:
  %27 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %3, i64 0, i32 1
  store ptr %1, ptr %27, align 8
  br label %28

28:
  %29 = phi ptr [ %1, %26 ], [ %25, %20 ]
  %30 = phi ptr [ %1, %26 ], [ %23, %20 ]
  store ptr %30, ptr %5, align 8
  %31 = icmp ne ptr %8, %2
  %32 = select i1 %0, i1 true, i1 %31
  %33 = select i1 %32, ptr %8, ptr %1
  %34 = select i1 %9, ptr %1, ptr %33
  store ptr %34, ptr %7, align 8
  %35 = icmp eq ptr %29, %1
  br i1 %35, label %78, label %36

36:
  %37 = phi ptr [ %46, %76 ], [ %1, %28 ]
  %38 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %37, i64 0, i32 1
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %78, label %41

41:
  %42 = load i32, ptr %39, align 8
  %43 = icmp eq i32 %42, 1
  br i1 %43, label %78, label %44

44:
  %45 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %39, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %46, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %46, i64 0, i32 3
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %48, %39
  %52 = select i1 %51, ptr %50, ptr %48
  store i32 0, ptr %46, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %57, label %54

54:
  %55 = load i32, ptr %52, align 8
  %56 = icmp eq i32 %55, 1
  br i1 %56, label %57, label %76

57:
  %58 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %46, i64 0, i32 2
  %59 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %46, i64 0, i32 3
  br i1 %51, label %60, label %68

60:
  %61 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %39, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %37, %62
  br i1 %63, label %64, label %66

64:
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_left(ptr nonnull %39, ptr %3)
  %65 = load ptr, ptr %58, align 8
  br label %66

66:
  %67 = phi ptr [ %65, %64 ], [ %39, %60 ]
  store i32 1, ptr %67, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_right(ptr nonnull %46, ptr %3)
  br label %78

68:
  %69 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %39, i64 0, i32 2
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %37, %70
  br i1 %71, label %72, label %74

72:
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_right(ptr nonnull %39, ptr %3)
  %73 = load ptr, ptr %59, align 8
  br label %74

74:
  %75 = phi ptr [ %73, %72 ], [ %50, %68 ]
  store i32 1, ptr %75, align 8
  tail call void @enzyme_cc.source.__enzyme_cc.cxx.turn_left(ptr nonnull %46, ptr %3)
  br label %78

76:
  store i32 1, ptr %52, align 8
  store i32 1, ptr %39, align 8
  %77 = icmp eq ptr %46, %29
  br i1 %77, label %78, label %36

78:
  %79 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %3, i64 0, i32 1
  %80 = load ptr, ptr %79, align 8
  store i32 1, ptr %80, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.cxx.turn_left(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.cxx.turn_left" {
  %3 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %4, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:
  %9 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %6, i64 0, i32 1
  store ptr %0, ptr %9, align 8
  br label %10

10:
  %11 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %12, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %12, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %12, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %12, %1
  %20 = icmp eq ptr %16, %0
  %21 = xor i1 %19, true
  %22 = select i1 %21, i1 %20, i1 false
  %23 = select i1 %19, ptr %4, ptr %14
  store ptr %23, ptr %13, align 8
  %24 = select i1 %22, ptr %4, ptr %16
  store ptr %24, ptr %15, align 8
  %25 = select i1 %19, i1 true, i1 %22
  %26 = select i1 %25, ptr %18, ptr %4
  store ptr %26, ptr %17, align 8
  %27 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %4, i64 0, i32 1
  store ptr %12, ptr %27, align 8
  store ptr %0, ptr %5, align 8
  store ptr %4, ptr %11, align 8
  ret void
}

define internal void @enzyme_cc.source.__enzyme_cc.cxx.turn_right(ptr %0, ptr %1) alwaysinline nounwind "enzyme-cc-source"="__enzyme_cc.cxx.turn_right" {
  %3 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %4, i64 0, i32 3
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:
  %9 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %6, i64 0, i32 1
  store ptr %0, ptr %9, align 8
  br label %10

10:
  %11 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %12, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %12, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %12, i64 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %12, %1
  %20 = icmp eq ptr %16, %0
  %21 = xor i1 %19, true
  %22 = select i1 %21, i1 %20, i1 false
  %23 = select i1 %19, ptr %4, ptr %14
  store ptr %23, ptr %13, align 8
  %24 = select i1 %22, ptr %4, ptr %16
  store ptr %24, ptr %15, align 8
  %25 = select i1 %19, i1 true, i1 %22
  %26 = select i1 %25, ptr %18, ptr %4
  store ptr %26, ptr %17, align 8
  %27 = getelementptr inbounds { i32, ptr, ptr, ptr }, ptr %4, i64 0, i32 1
  store ptr %12, ptr %27, align 8
  store ptr %0, ptr %5, align 8
  store ptr %4, ptr %11, align 8
  ret void
}
