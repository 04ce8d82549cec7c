; Written by .ci/runtime.py from the C beside it, with clang-16.

define internal double @__enzyme_cc.erfinv64.by_erf(double %0, double %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp olt double %0, 0x3F50000000000000
  br i1 %3, label %4, label %8

4:
  %5 = fmul double %0, 0x3FEC5BF891B4EF6B
  br label %6

6:
  %7 = phi double [ %20, %8 ], [ %5, %4 ]
  br label %22

8:
  %9 = fsub double 1.000000e+00, %0
  %10 = fadd double %0, 1.000000e+00
  %11 = fmul double %9, %10
  %12 = tail call double @log(double %11)
  %13 = fmul double %12, 5.000000e-01
  %14 = fadd double %13, 0x401152AF46B7C65E
  %15 = fmul double %14, %14
  %16 = fdiv double %12, 1.470000e-01
  %17 = fsub double %15, %16
  %18 = tail call double @sqrt(double %17)
  %19 = fsub double %18, %14
  %20 = tail call double @sqrt(double %19)
  br label %6

21:
  ret double %35

22:
  %23 = phi double [ %35, %22 ], [ %7, %6 ]
  %24 = phi i32 [ %36, %22 ], [ 0, %6 ]
  %25 = tail call double @erf(double %23)
  %26 = fsub double %25, %0
  %27 = fsub double %26, %1
  %28 = fmul double %27, 0x3FEC5BF891B4EF6B
  %29 = fmul double %23, %23
  %30 = tail call double @exp(double %29)
  %31 = fmul double %30, %28
  %32 = fmul double %23, %31
  %33 = fadd double %32, 1.000000e+00
  %34 = fdiv double %31, %33
  %35 = fsub double %23, %34
  %36 = add nuw nsw i32 %24, 1
  %37 = icmp eq i32 %36, 3
  br i1 %37, label %21, label %22
}

define internal double @__enzyme_cc.erfinv64.by_erfc(double %0) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fsub double 2.000000e+00, %0
  %3 = fmul double %2, %0
  %4 = tail call double @log(double %3)
  %5 = fmul double %4, 5.000000e-01
  %6 = fadd double %5, 0x401152AF46B7C65E
  %7 = fmul double %6, %6
  %8 = fdiv double %4, 1.470000e-01
  %9 = fsub double %7, %8
  %10 = tail call double @sqrt(double %9)
  %11 = fsub double %10, %6
  %12 = tail call double @sqrt(double %11)
  br label %14

13:
  ret double %33

14:
  %15 = phi double [ %12, %1 ], [ %33, %26 ]
  %16 = phi i32 [ 0, %1 ], [ %34, %26 ]
  %17 = tail call double @erfc(double %15)
  %18 = fdiv double %17, %0
  %19 = fadd double %18, -1.000000e+00
  %20 = fcmp ogt double %19, 1.000000e-03
  %21 = fcmp olt double %19, -1.000000e-03
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %26

23:
  %24 = tail call double @log(double %18)
  %25 = fmul double %18, %24
  br label %26

26:
  %27 = phi double [ %25, %23 ], [ %19, %14 ]
  %28 = fmul double %27, %0
  %29 = fmul double %28, 0x3FEC5BF891B4EF6B
  %30 = fmul double %15, %15
  %31 = tail call double @exp(double %30)
  %32 = fmul double %31, %29
  %33 = fadd double %15, %32
  %34 = add nuw nsw i32 %16, 1
  %35 = icmp eq i32 %34, 5
  br i1 %35, label %13, label %14
}

@__enzyme_cc.psi64.ASYMPTOTIC = internal constant [15 x double] [double 0x3FB5555555555555, double 0xBF81111111111111, double 0x3F70410410410410, double 0xBF71111111111111, double 0x3F7F07C1F07C1F08, double 0xBF95995995995996, double 0x3FB5555555555555, double 0xBFDC5E5E5E5E5E5E, double 0x40086E7F9B9FE6E8, double 0xC03A74CA514CA515, double 0x4071975CC0ED7304, double 0xC0AC2F0566566566, double 0x40EAC572AAAAAAAB, double 0xC12DC0B1A5CFBE16, double 0x41731FAD7CBF3C00], align 16

@__enzyme_cc.psi64.BELOW = internal constant [16 x { double, double, double }] [{ double, double, double } { double 0xBFE02172B05EE260, double 0xBC62CD704405BFF6, double 0x38FF50AFDE5BD58D }, { double, double, double } { double 0xBFF92D0CBC289D4A, double 0xBC72262D144A30E4, double 0x38F4113D1BE96855 }, { double, double, double } { double 0xC004E2C19F679E5A, double 0x3C9C7B999BD14F47, double 0xB9396D9E32E367DF }, { double, double, double } { double 0xC00D1514B041B2A8, double 0x3C8F71449C2A5446, double 0xB92E6975CC76F90B }, { double, double, double } { double 0xC0129CEA5C1CCBD0, double 0xBCB25E92119A56A9, double 0xB9506C66F9871FFD }, { double, double, double } { double 0xC016AB2CA18E6CE3, double 0xBC4DA7ECAE62C5BD, double 0x38B49085B7D2825D }, { double, double, double } { double 0xC01AB6B34398A4FF, double 0x3CB9027E5B26E237, double 0xB9524FEFE500CB03 }, { double, double, double } { double 0xC01EC04B952A5368, double 0xBCA37A62AF51CAAC, double 0x3946E3A780F75176 }, { double, double, double } { double 0xC021643B3352A3F5, double 0xBCB7AD951453A497, double 0xB91ECB220D918C6E }, { double, double, double } { double 0xC02367C4B1F635E4, double 0xBCB776D89F6E1950, double 0xB9294FD88D4CD88F }, { double, double, double } { double 0xC0256AE014434848, double 0xBCC6A6EDE6EE3DF8, double 0x395769BD85F501C4 }, { double, double, double } { double 0xC0276DA2D93DF103, double 0x3CCEFA7C6AC12C96, double 0xB95F361EC9A211FC }, { double, double, double } { double 0xC029701CF864BA95, double 0xBCC11F3C0C1A3C48, double 0x3968DC38A3806ECD }, { double, double, double } { double 0xC02B725A99120B77, double 0x3CC05099936DE9A6, double 0xB967D1A80C111162 }, { double, double, double } { double 0xC02D74652D341C14, double 0xBC851BEC0981DFC3, double 0xB92C8E3379B20053 }, { double, double, double } { double 0xC02F76442D8CE088, double 0x3C9E69F83449D240, double 0x393F1D41A959037C }], align 16

@__enzyme_cc.psi64.BERNOULLI = internal constant [17 x { double, double }] [{ double, double } { double 0x3FB5555555555555, double 0x3C55555555555555 }, { double, double } { double 0xBF56C16C16C16C17, double 0x3BEF49F49F49F49F }, { double, double } { double 0x3F01566ABC011567, double 0xBBA50FFBAA655100 }, { double, double } { double 0xBEABBD779334EF0B, double 0x3B44E65F77088199 }, { double, double } { double 0x3E566A8F2BF70EBE, double 0xBAF75A7BB0599F07 }, { double, double } { double 0xBE022805D644267F, double 0x3A716A73200360D2 }, { double, double } { double 0x3DAD6DB2C4E09162, double 0xBA01ED444B9EC588 }, { double, double } { double 0xBD57DA4E1F79955C, double 0xB9F2FF894D037A17 }, { double, double } { double 0x3D0355871D652E9E, double 0xB9A88D4CCD141422 }, { double, double } { double 0xBCAF57D968CAACF1, double 0x3939C31F0AF5255F }, { double, double } { double 0x3C5967E1F09C376F, double 0xB8B3EA5A927DB8AB }, { double, double } { double 0xBC0497D9033A2B5C, double 0xB8AB843F32AAD364 }, { double, double } { double 0x3BB0B132D7C6AD06, double 0x38501D4526C8E75E }, { double, double } { double 0xBB5B0F72D59F1C16, double 0xB7FF30B7489FB679 }, { double, double } { double 0x3B05EF2DA4CCA26D, double 0x37A6B993ADFDD467 }, { double, double } { double 0xBAB1C77DF96DE38B, double 0x370DAC59DD0D33AC }, { double, double } { double 0x3A5CD299DE521B62, double 0xB6F4075F86821E83 }], align 16

@__enzyme_cc.psi64.BEYOND = internal constant [19 x double] [double 0xBFDC563B54AA1A35, double 0x3FD08B4294D50381, double 0xBFC4FC1317257DA8, double 0x3FBB9A5B6370F3AB, double 0xBFB27BABA261CC2C, double 0x3FA8FCE02B239CA7, double 0xBFA0FA7EC36A7D8F, double 0x3F9723D6807EDCC0, double 0xBF8F970508E1B6A2, double 0x3F85955CAAA962F3, double 0xBF7D828079282EB8, double 0x3F742E1ACF81D8DC, double 0xBF6B9AFC7CEE8A14, double 0x3F62E23345F79AAF, double 0xBF59D626F71D1F7A, double 0x3F51ACEBBD761089, double 0xBF482F6345C65B35, double 0x3F408BDAE1A261D4, double 0xBF36A3FDDEA11304], align 16

@__enzyme_cc.psi64.ROOT = internal constant { double, double, double } { double 0x3FF762D86356BE3F, double 0x3C9B86A722197829, double 0x392E0D62A6BE90C7 }, align 8

define internal { double, double } @__enzyme_cc.psi64.add(double %0, double %1, double %2, double %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = fadd double %0, %2
  %6 = fsub double %5, %0
  %7 = fsub double %5, %6
  %8 = fsub double %0, %7
  %9 = fsub double %2, %6
  %10 = fadd double %9, %8
  %11 = fadd double %1, %3
  %12 = fsub double %11, %1
  %13 = fsub double %11, %12
  %14 = fsub double %1, %13
  %15 = fsub double %3, %12
  %16 = fadd double %15, %14
  %17 = fadd double %11, %10
  %18 = fadd double %5, %17
  %19 = fsub double %18, %5
  %20 = fsub double %17, %19
  %21 = fadd double %16, %20
  %22 = fadd double %18, %21
  %23 = fsub double %22, %18
  %24 = fsub double %21, %23
  %25 = insertvalue { double, double } poison, double %22, 0
  %26 = insertvalue { double, double } %25, double %24, 1
  ret { double, double } %26
}

define internal double @__enzyme_cc.psi64.below_zero(double %0, double %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { double, { double, double } }, align 8
  %4 = alloca { double, { double, double } }, align 8
  %5 = alloca { double, { double, double } }, align 8
  %6 = alloca { double, { double, double } }, align 8
  %7 = alloca { double, { double, double } }, align 8
  %8 = alloca { double, { double, double } }, align 8
  %9 = fneg double %0
  %10 = fsub double 1.000000e+00, %0
  %11 = fadd double %10, -1.000000e+00
  %12 = fsub double %11, %10
  %13 = fadd double %12, 1.000000e+00
  %14 = fsub double %9, %11
  %15 = fadd double %14, %13
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  %16 = fcmp olt double %10, 2.000000e+01
  br i1 %16, label %17, label %44

17:
  %18 = phi double [ %42, %17 ], [ %15, %2 ]
  %19 = phi double [ %40, %17 ], [ %10, %2 ]
  %20 = tail call { double, double } @__enzyme_cc.psi64.divide(double -1.000000e+00, double 0.000000e+00, double %19, double %18)
  %21 = extractvalue { double, double } %20, 0
  %22 = extractvalue { double, double } %20, 1
  call void @__enzyme_cc.psi64.with(ptr nonnull sret({ double, { double, double } }) align 8 %5, ptr nonnull byval({ double, { double, double } }) align 8 %4, double %21, double %22)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %4, ptr nonnull align 8 dereferenceable(24) %5, i64 24, i1 false)
  %23 = fadd double %19, 1.000000e+00
  %24 = fsub double %23, %19
  %25 = fsub double %23, %24
  %26 = fsub double %19, %25
  %27 = fsub double 1.000000e+00, %24
  %28 = fadd double %27, %26
  %29 = fadd double %18, 0.000000e+00
  %30 = fsub double %29, %18
  %31 = fsub double %29, %30
  %32 = fsub double %18, %31
  %33 = fsub double 0.000000e+00, %30
  %34 = fadd double %33, %32
  %35 = fadd double %29, %28
  %36 = fadd double %23, %35
  %37 = fsub double %36, %23
  %38 = fsub double %35, %37
  %39 = fadd double %34, %38
  %40 = fadd double %36, %39
  %41 = fsub double %40, %36
  %42 = fsub double %39, %41
  %43 = fcmp olt double %40, 2.000000e+01
  br i1 %43, label %17, label %44

44:
  %45 = phi double [ %10, %2 ], [ %40, %17 ]
  %46 = phi double [ %15, %2 ], [ %42, %17 ]
  %47 = fcmp olt double %45, 0x4670000000000000
  br i1 %47, label %48, label %76

48:
  %49 = tail call { double, double } @__enzyme_cc.psi64.further_terms(i32 0, double %45, double %46)
  %50 = extractvalue { double, double } %49, 0
  %51 = extractvalue { double, double } %49, 1
  %52 = fadd double %50, 5.000000e-01
  %53 = fadd double %52, -5.000000e-01
  %54 = fsub double %53, %52
  %55 = fadd double %54, 5.000000e-01
  %56 = fsub double %50, %53
  %57 = fadd double %56, %55
  %58 = fadd double %51, 0.000000e+00
  %59 = fsub double %58, %58
  %60 = fadd double %59, 0.000000e+00
  %61 = fsub double %51, %58
  %62 = fadd double %61, %60
  %63 = fadd double %58, %57
  %64 = fadd double %52, %63
  %65 = fsub double %64, %52
  %66 = fsub double %63, %65
  %67 = fadd double %62, %66
  %68 = fadd double %64, %67
  %69 = fsub double %68, %64
  %70 = fsub double %67, %69
  %71 = fneg double %68
  %72 = fneg double %70
  %73 = tail call { double, double } @__enzyme_cc.psi64.divide(double %71, double %72, double %45, double %46)
  %74 = extractvalue { double, double } %73, 0
  %75 = extractvalue { double, double } %73, 1
  call void @__enzyme_cc.psi64.with(ptr nonnull sret({ double, { double, double } }) align 8 %6, ptr nonnull byval({ double, { double, double } }) align 8 %4, double %74, double %75)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %4, ptr nonnull align 8 dereferenceable(24) %6, i64 24, i1 false)
  br label %76

76:
  br label %77

77:
  %78 = phi double [ %46, %76 ], [ %176, %168 ]
  %79 = phi double [ %45, %76 ], [ %175, %168 ]
  %80 = phi i32 [ 0, %76 ], [ %173, %168 ]
  %81 = phi i32 [ 9, %76 ], [ %177, %168 ]
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %168, label %178

83:
  %84 = fcmp ogt double %175, 0x3FF6A09E55C0FCB5
  %85 = fmul double %175, 5.000000e-01
  %86 = fmul double %176, 5.000000e-01
  %87 = select i1 %84, double %85, double %175
  %88 = select i1 %84, double %86, double %176
  %89 = fadd double %87, -1.000000e+00
  %90 = fsub double %89, %87
  %91 = fsub double %89, %90
  %92 = fsub double %87, %91
  %93 = fsub double -1.000000e+00, %90
  %94 = fadd double %93, %92
  %95 = fsub double %88, %88
  %96 = fsub double %88, %95
  %97 = fsub double %88, %96
  %98 = fsub double %97, %95
  %99 = fadd double %88, %94
  %100 = fadd double %89, %99
  %101 = fsub double %100, %89
  %102 = fsub double %99, %101
  %103 = fadd double %98, %102
  %104 = fadd double %100, %103
  %105 = fsub double %104, %100
  %106 = fsub double %103, %105
  %107 = fadd double %87, 1.000000e+00
  %108 = fsub double %107, %87
  %109 = fsub double %107, %108
  %110 = fsub double %87, %109
  %111 = fsub double 1.000000e+00, %108
  %112 = fadd double %111, %110
  %113 = fadd double %88, 0.000000e+00
  %114 = fsub double %113, %88
  %115 = fsub double %113, %114
  %116 = fsub double %88, %115
  %117 = fsub double 0.000000e+00, %114
  %118 = fadd double %117, %116
  %119 = fadd double %113, %112
  %120 = fadd double %107, %119
  %121 = fsub double %120, %107
  %122 = fsub double %119, %121
  %123 = fadd double %118, %122
  %124 = fadd double %120, %123
  %125 = fsub double %124, %120
  %126 = fsub double %123, %125
  %127 = tail call { double, double } @__enzyme_cc.psi64.divide(double %104, double %106, double %124, double %126)
  %128 = extractvalue { double, double } %127, 0
  %129 = extractvalue { double, double } %127, 1
  %130 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %128, double %129, double %128, double %129)
  %131 = extractvalue { double, double } %130, 0
  %132 = extractvalue { double, double } %130, 1
  br label %133

133:
  %134 = phi double [ 0.000000e+00, %83 ], [ %165, %133 ]
  %135 = phi double [ 0.000000e+00, %83 ], [ %163, %133 ]
  %136 = phi i32 [ 22, %83 ], [ %166, %133 ]
  %137 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %135, double %134, double %131, double %132)
  %138 = extractvalue { double, double } %137, 0
  %139 = extractvalue { double, double } %137, 1
  %140 = shl nuw nsw i32 %136, 1
  %141 = or i32 %140, 1
  %142 = sitofp i32 %141 to double
  %143 = tail call { double, double } @__enzyme_cc.psi64.divide(double 1.000000e+00, double 0.000000e+00, double %142, double 0.000000e+00)
  %144 = extractvalue { double, double } %143, 0
  %145 = extractvalue { double, double } %143, 1
  %146 = fadd double %138, %144
  %147 = fsub double %146, %138
  %148 = fsub double %146, %147
  %149 = fsub double %138, %148
  %150 = fsub double %144, %147
  %151 = fadd double %150, %149
  %152 = fadd double %139, %145
  %153 = fsub double %152, %139
  %154 = fsub double %152, %153
  %155 = fsub double %139, %154
  %156 = fsub double %145, %153
  %157 = fadd double %156, %155
  %158 = fadd double %152, %151
  %159 = fadd double %146, %158
  %160 = fsub double %159, %146
  %161 = fsub double %158, %160
  %162 = fadd double %157, %161
  %163 = fadd double %159, %162
  %164 = fsub double %163, %159
  %165 = fsub double %162, %164
  %166 = add nsw i32 %136, -1
  %167 = icmp eq i32 %136, 0
  br i1 %167, label %184, label %133

168:
  %169 = phi double [ 2.000000e+00, %77 ], [ %181, %178 ]
  %170 = fcmp olt double %79, %169
  %171 = shl nuw i32 1, %81
  %172 = select i1 %170, i32 0, i32 %171
  %173 = add nsw i32 %172, %80
  %174 = select i1 %170, double 1.000000e+00, double %169
  %175 = fdiv double %79, %174
  %176 = fdiv double %78, %174
  %177 = add nsw i32 %81, -1
  br i1 %82, label %83, label %77

178:
  %179 = phi double [ %181, %178 ], [ 2.000000e+00, %77 ]
  %180 = phi i32 [ %182, %178 ], [ 0, %77 ]
  %181 = fmul double %179, %179
  %182 = add nuw nsw i32 %180, 1
  %183 = icmp eq i32 %182, %81
  br i1 %183, label %168, label %178

184:
  %185 = zext i1 %84 to i32
  %186 = add nsw i32 %173, %185
  %187 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %163, double %165, double %128, double %129)
  %188 = extractvalue { double, double } %187, 0
  %189 = extractvalue { double, double } %187, 1
  %190 = fmul double %188, 2.000000e+00
  %191 = fmul double %188, 0x41A0000002000000
  %192 = fsub double %191, %188
  %193 = fsub double %191, %192
  %194 = fsub double %188, %193
  %195 = fmul double %193, 2.000000e+00
  %196 = fsub double %195, %190
  %197 = fmul double %193, 0.000000e+00
  %198 = fadd double %197, %196
  %199 = fmul double %194, 2.000000e+00
  %200 = fadd double %199, %198
  %201 = fmul double %194, 0.000000e+00
  %202 = fadd double %201, %200
  %203 = fmul double %188, 0.000000e+00
  %204 = fmul double %189, 2.000000e+00
  %205 = fadd double %204, %203
  %206 = fadd double %205, %202
  %207 = fadd double %190, %206
  %208 = fsub double %207, %190
  %209 = fsub double %206, %208
  call void @__enzyme_cc.psi64.with(ptr nonnull sret({ double, { double, double } }) align 8 %3, ptr nonnull byval({ double, { double, double } }) align 8 %4, double %207, double %209)
  %210 = sitofp i32 %186 to double
  %211 = fmul double %210, 0x3FE62E42FEFA39EF
  %212 = fmul double %210, 0x41A0000002000000
  %213 = fsub double %212, %210
  %214 = fsub double %212, %213
  %215 = fsub double %210, %214
  %216 = fmul double %214, 0x3FE62E4300000000
  %217 = fsub double %216, %211
  %218 = fmul double %215, 0x3FE62E4300000000
  %219 = fadd double %217, %218
  %220 = fmul double %214, 0x3E205C6110000000
  %221 = fsub double %219, %220
  %222 = fmul double %215, 0x3E205C6110000000
  %223 = fsub double %221, %222
  %224 = fmul double %210, 0x3C7ABC9E3B39803F
  %225 = fadd double %224, 0.000000e+00
  %226 = fadd double %225, %223
  %227 = fadd double %211, %226
  %228 = fsub double %227, %211
  %229 = fsub double %226, %228
  call void @__enzyme_cc.psi64.with(ptr nonnull sret({ double, { double, double } }) align 8 %8, ptr nonnull byval({ double, { double, double } }) align 8 %3, double %227, double %229)
  %230 = tail call { double, double } @__enzyme_cc.psi64.reflected(i32 0, double %1)
  %231 = extractvalue { double, double } %230, 0
  %232 = extractvalue { double, double } %230, 1
  %233 = fneg double %231
  %234 = fneg double %232
  call void @__enzyme_cc.psi64.with(ptr nonnull sret({ double, { double, double } }) align 8 %7, ptr nonnull byval({ double, { double, double } }) align 8 %8, double %233, double %234)
  %235 = load double, ptr %7, align 8
  %236 = getelementptr inbounds { double, { double, double } }, ptr %7, i64 0, i32 1
  %237 = load double, ptr %236, align 8
  %238 = fadd double %235, %237
  %239 = fsub double %238, %235
  %240 = fsub double %238, %239
  %241 = fsub double %235, %240
  %242 = fsub double %237, %239
  %243 = fadd double %242, %241
  %244 = getelementptr inbounds { double, { double, double } }, ptr %7, i64 0, i32 1, i32 1
  %245 = load double, ptr %244, align 8
  %246 = fadd double %245, %243
  %247 = fadd double %238, %246
  %248 = fcmp ole double %0, -1.600000e+01
  %249 = fcmp ogt double %247, 0x3CF0000000000000
  %250 = select i1 %248, i1 true, i1 %249
  %251 = fcmp olt double %247, 0xBCF0000000000000
  %252 = select i1 %250, i1 true, i1 %251
  br i1 %252, label %267, label %253

253:
  %254 = fptosi double %9 to i32
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [16 x { double, double, double }], ptr @__enzyme_cc.psi64.BELOW, i64 0, i64 %255
  %257 = tail call { double, double } @__enzyme_cc.psi64.distance(double %0, ptr nonnull byval({ double, double, double }) align 8 %256)
  %258 = extractvalue { double, double } %257, 0
  %259 = extractvalue { double, double } %257, 1
  %260 = fadd double %258, %259
  %261 = tail call double @__enzyme_cc_polygamma(i32 1, double %0)
  %262 = fmul double %260, 5.000000e-01
  %263 = tail call double @__enzyme_cc_polygamma(i32 2, double %0)
  %264 = fmul double %263, %262
  %265 = fsub double %261, %264
  %266 = fmul double %260, %265
  br label %267

267:
  %268 = phi double [ %266, %253 ], [ %247, %184 ]
  ret double %268
}

define internal { double, double } @__enzyme_cc.psi64.distance(double %0, ptr nocapture readonly byval({ double, double, double }) align 8 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = load double, ptr %1, align 8
  %4 = fneg double %3
  %5 = fsub double %0, %3
  %6 = fsub double %5, %0
  %7 = fsub double %5, %6
  %8 = fsub double %0, %7
  %9 = fsub double %4, %6
  %10 = fadd double %9, %8
  %11 = getelementptr inbounds { double, double, double }, ptr %1, i64 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = fneg double %12
  %14 = getelementptr inbounds { double, double, double }, ptr %1, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fneg double %15
  %17 = fsub double %5, %12
  %18 = fsub double %17, %5
  %19 = fsub double %17, %18
  %20 = fsub double %5, %19
  %21 = fsub double %13, %18
  %22 = fadd double %21, %20
  %23 = fsub double %10, %15
  %24 = fsub double %23, %10
  %25 = fsub double %23, %24
  %26 = fsub double %10, %25
  %27 = fsub double %16, %24
  %28 = fadd double %27, %26
  %29 = fadd double %23, %22
  %30 = fadd double %17, %29
  %31 = fsub double %30, %17
  %32 = fsub double %29, %31
  %33 = fadd double %28, %32
  %34 = fadd double %30, %33
  %35 = fsub double %34, %30
  %36 = fsub double %33, %35
  %37 = insertvalue { double, double } poison, double %34, 0
  %38 = insertvalue { double, double } %37, double %36, 1
  ret { double, double } %38
}

define internal { double, double } @__enzyme_cc.psi64.divide(double %0, double %1, double %2, double %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = fdiv double %0, %2
  %6 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %2, double %3, double %5, double 0.000000e+00)
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fneg double %7
  %10 = fneg double %8
  %11 = fsub double %0, %7
  %12 = fsub double %11, %0
  %13 = fsub double %11, %12
  %14 = fsub double %0, %13
  %15 = fsub double %9, %12
  %16 = fadd double %15, %14
  %17 = fsub double %1, %8
  %18 = fsub double %17, %1
  %19 = fsub double %17, %18
  %20 = fsub double %1, %19
  %21 = fsub double %10, %18
  %22 = fadd double %21, %20
  %23 = fadd double %17, %16
  %24 = fadd double %11, %23
  %25 = fsub double %24, %11
  %26 = fsub double %23, %25
  %27 = fadd double %22, %26
  %28 = fadd double %24, %27
  %29 = fsub double %28, %24
  %30 = fsub double %27, %29
  %31 = fdiv double %28, %2
  %32 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %2, double %3, double %31, double 0.000000e+00)
  %33 = extractvalue { double, double } %32, 0
  %34 = extractvalue { double, double } %32, 1
  %35 = fneg double %33
  %36 = fneg double %34
  %37 = fsub double %28, %33
  %38 = fsub double %37, %28
  %39 = fsub double %37, %38
  %40 = fsub double %28, %39
  %41 = fsub double %35, %38
  %42 = fadd double %41, %40
  %43 = fsub double %30, %34
  %44 = fsub double %43, %30
  %45 = fsub double %43, %44
  %46 = fsub double %30, %45
  %47 = fsub double %36, %44
  %48 = fadd double %47, %46
  %49 = fadd double %43, %42
  %50 = fadd double %37, %49
  %51 = fsub double %50, %37
  %52 = fsub double %49, %51
  %53 = fadd double %48, %52
  %54 = fadd double %50, %53
  %55 = fadd double %5, %31
  %56 = fsub double %55, %5
  %57 = fsub double %31, %56
  %58 = fdiv double %54, %2
  %59 = fadd double %55, %58
  %60 = fsub double %59, %55
  %61 = fsub double %59, %60
  %62 = fsub double %55, %61
  %63 = fsub double %58, %60
  %64 = fadd double %63, %62
  %65 = fadd double %57, 0.000000e+00
  %66 = fsub double %65, %57
  %67 = fsub double %65, %66
  %68 = fsub double %57, %67
  %69 = fsub double 0.000000e+00, %66
  %70 = fadd double %69, %68
  %71 = fadd double %65, %64
  %72 = fadd double %59, %71
  %73 = fsub double %72, %59
  %74 = fsub double %71, %73
  %75 = fadd double %70, %74
  %76 = fadd double %72, %75
  %77 = fsub double %76, %72
  %78 = fsub double %75, %77
  %79 = insertvalue { double, double } poison, double %76, 0
  %80 = insertvalue { double, double } %79, double %78, 1
  ret { double, double } %80
}

define internal { double, double } @__enzyme_cc.psi64.further_terms(i32 %0, double %1, double %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = fcmp ogt double %1, 0x4670000000000000
  br i1 %4, label %69, label %5

5:
  %6 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %1, double %2, double %1, double %2)
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = tail call { double, double } @__enzyme_cc.psi64.divide(double 1.000000e+00, double 0.000000e+00, double %7, double %8)
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  %12 = zext i32 %0 to i64
  br label %21

13:
  %14 = add nsw i32 %0, 1
  %15 = sitofp i32 %14 to double
  %16 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %50, double %52, double %15, double 0.000000e+00)
  %17 = extractvalue { double, double } %16, 0
  %18 = extractvalue { double, double } %16, 1
  %19 = tail call { double, double } @__enzyme_cc.psi64.divide(double %17, double %18, double %1, double %2)
  %20 = extractvalue { double, double } %19, 1
  br label %69

21:
  %22 = phi i64 [ 17, %5 ], [ %25, %54 ]
  %23 = phi double [ 0.000000e+00, %5 ], [ %68, %54 ]
  %24 = phi double [ 0.000000e+00, %5 ], [ %67, %54 ]
  %25 = add nsw i64 %22, -1
  %26 = getelementptr inbounds [17 x { double, double }], ptr @__enzyme_cc.psi64.BERNOULLI, i64 0, i64 %25
  %27 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %24, double %23, double %10, double %11)
  %28 = extractvalue { double, double } %27, 0
  %29 = extractvalue { double, double } %27, 1
  %30 = load double, ptr %26, align 16
  %31 = getelementptr inbounds { double, double }, ptr %26, i64 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %28
  %34 = fsub double %33, %30
  %35 = fsub double %33, %34
  %36 = fsub double %30, %35
  %37 = fsub double %28, %34
  %38 = fadd double %37, %36
  %39 = fadd double %29, %32
  %40 = fsub double %39, %32
  %41 = fsub double %39, %40
  %42 = fsub double %32, %41
  %43 = fsub double %29, %40
  %44 = fadd double %43, %42
  %45 = fadd double %39, %38
  %46 = fadd double %33, %45
  %47 = fsub double %46, %33
  %48 = fsub double %45, %47
  %49 = fadd double %44, %48
  %50 = fadd double %46, %49
  %51 = fsub double %50, %46
  %52 = fsub double %49, %51
  %53 = icmp eq i64 %22, 1
  br i1 %53, label %13, label %54

54:
  %55 = shl nuw nsw i64 %22, 1
  %56 = add i64 %55, %12
  %57 = trunc i64 %56 to i32
  %58 = add i32 %57, -1
  %59 = sitofp i32 %58 to double
  %60 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %50, double %52, double %59, double 0.000000e+00)
  %61 = extractvalue { double, double } %60, 0
  %62 = extractvalue { double, double } %60, 1
  %63 = trunc i64 %56 to i32
  %64 = add i32 %63, -2
  %65 = sitofp i32 %64 to double
  %66 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %61, double %62, double %65, double 0.000000e+00)
  %67 = extractvalue { double, double } %66, 0
  %68 = extractvalue { double, double } %66, 1
  br label %21

69:
  %70 = phi { double, double } [ %19, %13 ], [ zeroinitializer, %3 ]
  %71 = phi double [ %20, %13 ], [ 0.000000e+00, %3 ]
  %72 = insertvalue { double, double } %70, double %71, 1
  ret { double, double } %72
}

define internal double @__enzyme_cc.psi64.large_leading(i32 %0, double %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = icmp slt i32 %0, 30
  %4 = select i1 %3, i32 1073741824, i32 2
  %5 = sitofp i32 %4 to double
  %6 = fmul double %5, %1
  %7 = tail call { double, double } @__enzyme_cc.psi64.leading(i32 %0, double %6, double 0.000000e+00)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  %10 = fadd double %8, %9
  %11 = fsub double %10, %10
  %12 = fcmp une double %11, 0.000000e+00
  br i1 %12, label %15, label %13

13:
  %14 = icmp slt i32 %0, 0
  br i1 %14, label %27, label %21

15:
  %16 = fcmp olt double %1, 0.000000e+00
  br i1 %16, label %17, label %27

17:
  %18 = and i32 %0, 1
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, double 0xFFF0000000000000, double 0x7FF0000000000000
  br label %27

21:
  %22 = phi i32 [ %25, %21 ], [ 0, %13 ]
  %23 = phi double [ %24, %21 ], [ %10, %13 ]
  %24 = fmul double %23, %5
  %25 = add nuw i32 %22, 1
  %26 = icmp eq i32 %22, %0
  br i1 %26, label %27, label %21

27:
  %28 = phi double [ 0x7FF0000000000000, %15 ], [ %20, %17 ], [ %10, %13 ], [ %24, %21 ]
  ret double %28
}

define internal { double, double } @__enzyme_cc.psi64.leading(i32 %0, double %1, double %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = tail call { double, double } @__enzyme_cc.psi64.divide(double 1.000000e+00, double 0.000000e+00, double %1, double %2)
  %5 = icmp slt i32 %0, 1
  br i1 %5, label %6, label %8

6:
  %7 = phi { double, double } [ %4, %3 ], [ %17, %8 ]
  ret { double, double } %7

8:
  %9 = phi { double, double } [ %17, %8 ], [ %4, %3 ]
  %10 = phi i32 [ %18, %8 ], [ 1, %3 ]
  %11 = extractvalue { double, double } %9, 1
  %12 = extractvalue { double, double } %9, 0
  %13 = sitofp i32 %10 to double
  %14 = tail call { double, double } @__enzyme_cc.psi64.divide(double %13, double 0.000000e+00, double %1, double %2)
  %15 = extractvalue { double, double } %14, 0
  %16 = extractvalue { double, double } %14, 1
  %17 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %12, double %11, double %15, double %16)
  %18 = add nuw i32 %10, 1
  %19 = icmp eq i32 %10, %0
  br i1 %19, label %6, label %8
}

define internal { double, double } @__enzyme_cc.psi64.multiply(double %0, double %1, double %2, double %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = fmul double %0, %2
  %6 = fmul double %0, 0x41A0000002000000
  %7 = fsub double %6, %0
  %8 = fsub double %6, %7
  %9 = fsub double %0, %8
  %10 = fmul double %2, 0x41A0000002000000
  %11 = fsub double %10, %2
  %12 = fsub double %10, %11
  %13 = fsub double %2, %12
  %14 = fmul double %8, %12
  %15 = fsub double %14, %5
  %16 = fmul double %8, %13
  %17 = fadd double %15, %16
  %18 = fmul double %9, %12
  %19 = fadd double %18, %17
  %20 = fmul double %9, %13
  %21 = fadd double %20, %19
  %22 = fmul double %0, %3
  %23 = fmul double %1, %2
  %24 = fadd double %23, %22
  %25 = fadd double %24, %21
  %26 = fadd double %5, %25
  %27 = fsub double %26, %5
  %28 = fsub double %25, %27
  %29 = insertvalue { double, double } poison, double %26, 0
  %30 = insertvalue { double, double } %29, double %28, 1
  ret { double, double } %30
}

define internal double @__enzyme_cc.psi64.of_vast(i32 %0, double %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fdiv double 1.000000e+00, %1
  %4 = icmp sgt i32 %0, 1
  %5 = fcmp une double %3, 0.000000e+00
  %6 = and i1 %4, %5
  br i1 %6, label %12, label %7

7:
  %8 = phi double [ %3, %2 ], [ %17, %12 ]
  %9 = icmp slt i32 %0, 5
  %10 = fcmp oeq double %8, 0.000000e+00
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %28, label %22

12:
  %13 = phi double [ %17, %12 ], [ %3, %2 ]
  %14 = phi i32 [ %18, %12 ], [ 1, %2 ]
  %15 = sitofp i32 %14 to double
  %16 = fdiv double %15, %1
  %17 = fmul double %13, %16
  %18 = add nuw nsw i32 %14, 1
  %19 = icmp slt i32 %18, %0
  %20 = fcmp une double %17, 0.000000e+00
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %12, label %7

22:
  %23 = add nsw i32 %0, -1
  %24 = tail call { double, double } @__enzyme_cc.psi64.leading(i32 %23, double %1, double 0.000000e+00)
  %25 = extractvalue { double, double } %24, 0
  %26 = extractvalue { double, double } %24, 1
  %27 = fadd double %25, %26
  br label %28

28:
  %29 = phi double [ %27, %22 ], [ %8, %7 ]
  ret double %29
}

define internal { double, double } @__enzyme_cc.psi64.power(double %0, double %1, i32 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %26

5:
  %6 = phi double [ %19, %21 ], [ 0.000000e+00, %3 ]
  %7 = phi double [ %18, %21 ], [ 1.000000e+00, %3 ]
  %8 = phi double [ %24, %21 ], [ %1, %3 ]
  %9 = phi double [ %23, %21 ], [ %0, %3 ]
  %10 = phi i32 [ %25, %21 ], [ %2, %3 ]
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %7, double %6, double %9, double %8)
  %15 = extractvalue { double, double } %14, 0
  %16 = extractvalue { double, double } %14, 1
  br label %17

17:
  %18 = phi double [ %15, %13 ], [ %7, %5 ]
  %19 = phi double [ %16, %13 ], [ %6, %5 ]
  %20 = icmp ugt i32 %10, 1
  br i1 %20, label %21, label %26

21:
  %22 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %9, double %8, double %9, double %8)
  %23 = extractvalue { double, double } %22, 0
  %24 = extractvalue { double, double } %22, 1
  %25 = lshr i32 %10, 1
  br label %5

26:
  %27 = phi double [ 1.000000e+00, %3 ], [ %18, %17 ]
  %28 = phi double [ 0.000000e+00, %3 ], [ %19, %17 ]
  %29 = insertvalue { double, double } poison, double %27, 0
  %30 = insertvalue { double, double } %29, double %28, 1
  ret { double, double } %30
}

define internal double @__enzyme_cc.psi64.quick_polygamma(i32 %0, double %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = icmp eq i32 %0, 3
  %4 = add nsw i32 %0, 10
  %5 = sitofp i32 %4 to double
  br label %6

6:
  %7 = phi i32 [ 0, %2 ], [ %11, %6 ]
  %8 = sitofp i32 %7 to double
  %9 = fadd double %8, %1
  %10 = fcmp olt double %9, %5
  %11 = add nuw nsw i32 %7, 1
  br i1 %10, label %6, label %12

12:
  %13 = fsub double %9, %1
  %14 = fsub double %9, %13
  %15 = fsub double %8, %13
  %16 = fmul double %9, %9
  %17 = fdiv double 1.000000e+00, %16
  %18 = icmp sgt i32 %0, 1
  br label %52

19:
  %20 = select i1 %3, i32 2, i32 1
  %21 = fsub double %1, %14
  %22 = fadd double %15, %21
  %23 = sitofp i32 %0 to double
  %24 = fmul double %23, 5.000000e-01
  %25 = sitofp i32 %20 to double
  %26 = fmul double %24, %25
  %27 = fdiv double %26, %9
  %28 = fadd double %27, %68
  %29 = fadd double %28, %25
  br i1 %18, label %30, label %38

30:
  %31 = add nsw i32 %0, -2
  br label %32

32:
  %33 = phi i32 [ %36, %32 ], [ 0, %30 ]
  %34 = phi double [ %35, %32 ], [ %9, %30 ]
  %35 = fmul double %9, %34
  %36 = add nuw nsw i32 %33, 1
  %37 = icmp eq i32 %33, %31
  br i1 %37, label %38, label %32

38:
  %39 = phi double [ %9, %19 ], [ %35, %32 ]
  %40 = fmul double %22, %23
  %41 = fdiv double %40, %9
  %42 = fsub double 1.000000e+00, %41
  %43 = fdiv double %42, %39
  %44 = fmul double %29, %43
  %45 = icmp eq i32 %7, 0
  br i1 %45, label %78, label %46

46:
  %47 = mul nsw i32 %20, %0
  %48 = sitofp i32 %47 to double
  %49 = icmp sgt i32 %0, 0
  %50 = add nsw i32 %0, 1
  %51 = sitofp i32 %50 to double
  br label %80

52:
  %53 = phi i64 [ 15, %12 ], [ %55, %65 ]
  %54 = phi double [ 0.000000e+00, %12 ], [ %68, %65 ]
  %55 = add nsw i64 %53, -1
  %56 = getelementptr inbounds [15 x double], ptr @__enzyme_cc.psi64.ASYMPTOTIC, i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %57, 2.000000e+00
  %59 = trunc i64 %53 to i32
  %60 = sitofp i32 %59 to double
  %61 = fmul double %58, %60
  br i1 %18, label %62, label %65

62:
  %63 = trunc i64 %53 to i32
  %64 = shl i32 %63, 1
  br label %70

65:
  %66 = phi double [ %61, %52 ], [ %75, %70 ]
  %67 = fadd double %54, %66
  %68 = fmul double %17, %67
  %69 = icmp ugt i64 %53, 1
  br i1 %69, label %52, label %19

70:
  %71 = phi i32 [ 1, %62 ], [ %76, %70 ]
  %72 = phi double [ %61, %62 ], [ %75, %70 ]
  %73 = add nuw nsw i32 %71, %64
  %74 = sitofp i32 %73 to double
  %75 = fmul double %72, %74
  %76 = add nuw nsw i32 %71, 1
  %77 = icmp eq i32 %76, %0
  br i1 %77, label %65, label %70

78:
  %79 = phi double [ %44, %38 ], [ %104, %97 ]
  ret double %79

80:
  %81 = phi double [ %44, %46 ], [ %104, %97 ]
  %82 = phi i32 [ %7, %46 ], [ %83, %97 ]
  %83 = add nsw i32 %82, -1
  %84 = sitofp i32 %83 to double
  %85 = fadd double %84, %1
  %86 = fsub double %85, %1
  %87 = fsub double %85, %86
  %88 = fsub double %1, %87
  %89 = fsub double %84, %86
  %90 = fadd double %89, %88
  br i1 %49, label %91, label %97

91:
  %92 = phi i32 [ %95, %91 ], [ 0, %80 ]
  %93 = phi double [ %94, %91 ], [ %85, %80 ]
  %94 = fmul double %85, %93
  %95 = add nuw nsw i32 %92, 1
  %96 = icmp eq i32 %95, %0
  br i1 %96, label %97, label %91

97:
  %98 = phi double [ %85, %80 ], [ %94, %91 ]
  %99 = fmul double %90, %51
  %100 = fdiv double %99, %85
  %101 = fsub double 1.000000e+00, %100
  %102 = fdiv double %101, %98
  %103 = fmul double %102, %48
  %104 = fadd double %81, %103
  %105 = icmp sgt i32 %82, 1
  br i1 %105, label %80, label %78
}

define internal { double, double } @__enzyme_cc.psi64.quick_quotient(double %0, double %1, double %2, double %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = fdiv double %0, %2
  %6 = fmul double %5, %2
  %7 = fmul double %5, 0x41A0000002000000
  %8 = fsub double %7, %5
  %9 = fsub double %7, %8
  %10 = fsub double %5, %9
  %11 = fmul double %2, 0x41A0000002000000
  %12 = fsub double %11, %2
  %13 = fsub double %11, %12
  %14 = fsub double %2, %13
  %15 = fmul double %13, %9
  %16 = fsub double %15, %6
  %17 = fmul double %9, %14
  %18 = fadd double %17, %16
  %19 = fmul double %13, %10
  %20 = fadd double %19, %18
  %21 = fmul double %14, %10
  %22 = fadd double %21, %20
  %23 = fsub double %0, %6
  %24 = fsub double %23, %22
  %25 = fmul double %5, %3
  %26 = fsub double %1, %25
  %27 = fadd double %26, %24
  %28 = fdiv double %27, %2
  %29 = insertvalue { double, double } poison, double %5, 0
  %30 = insertvalue { double, double } %29, double %28, 1
  ret { double, double } %30
}

define internal { double, double } @__enzyme_cc.psi64.reflected(i32 %0, double %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca [33 x { double, double }], align 16
  %4 = alloca [33 x { double, double }], align 16
  %5 = icmp slt i32 %0, 31
  br i1 %5, label %6, label %180

6:
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(528) %3, i8 0, i64 528, i1 false)
  %7 = getelementptr inbounds [33 x { double, double }], ptr %3, i64 0, i64 1
  store double 1.000000e+00, ptr %7, align 16
  %8 = getelementptr inbounds [33 x { double, double }], ptr %3, i64 0, i64 1, i32 1
  store double 0.000000e+00, ptr %8, align 8
  %9 = icmp slt i32 %0, 1
  br i1 %9, label %18, label %10

10:
  %11 = add nuw nsw i32 %0, 3
  %12 = zext i32 %11 to i64
  br label %16

13:
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %18, label %16

16:
  %17 = phi i64 [ 3, %10 ], [ %14, %13 ]
  br label %72

18:
  %19 = fcmp olt double %1, 0.000000e+00
  %20 = fneg double %1
  %21 = select i1 %19, double %20, double %1
  %22 = fcmp ogt double %21, 2.500000e-01
  %23 = fsub double 5.000000e-01, %21
  %24 = select i1 %22, double %23, double %21
  %25 = fmul double %24, 0x400921FB54442D18
  %26 = fmul double %24, 0x41A0000002000000
  %27 = fsub double %26, %24
  %28 = fsub double %26, %27
  %29 = fsub double %24, %28
  %30 = fmul double %28, 0x400921FB58000000
  %31 = fsub double %30, %25
  %32 = fmul double %29, 0x400921FB58000000
  %33 = fadd double %31, %32
  %34 = fmul double %28, 0x3E5DDE9740000000
  %35 = fsub double %33, %34
  %36 = fmul double %29, 0x3E5DDE9740000000
  %37 = fsub double %35, %36
  %38 = fmul double %24, 0x3CA1A62633145C07
  %39 = fadd double %38, 0.000000e+00
  %40 = fadd double %39, %37
  %41 = fadd double %25, %40
  %42 = fsub double %41, %25
  %43 = fsub double %40, %42
  %44 = tail call { double, double } @__enzyme_cc.psi64.sine(double %41, double %43, double %41, double %43, i32 1)
  %45 = extractvalue { double, double } %44, 0
  %46 = extractvalue { double, double } %44, 1
  %47 = tail call { double, double } @__enzyme_cc.psi64.sine(double 1.000000e+00, double 0.000000e+00, double %41, double %43, i32 0)
  %48 = extractvalue { double, double } %47, 0
  %49 = extractvalue { double, double } %47, 1
  br i1 %22, label %50, label %52

50:
  %51 = tail call { double, double } @__enzyme_cc.psi64.divide(double %45, double %46, double %48, double %49)
  br label %54

52:
  %53 = tail call { double, double } @__enzyme_cc.psi64.divide(double %48, double %49, double %45, double %46)
  br label %54

54:
  %55 = phi { double, double } [ %51, %50 ], [ %53, %52 ]
  %56 = extractvalue { double, double } %55, 1
  %57 = extractvalue { double, double } %55, 0
  %58 = fneg double %57
  %59 = fneg double %56
  %60 = insertvalue { double, double } poison, double %58, 0
  %61 = insertvalue { double, double } %60, double %59, 1
  %62 = select i1 %19, { double, double } %61, { double, double } %55
  %63 = extractvalue { double, double } %62, 0
  %64 = extractvalue { double, double } %62, 1
  %65 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %63, double %64, double %63, double %64)
  %66 = extractvalue { double, double } %65, 0
  %67 = extractvalue { double, double } %65, 1
  %68 = add i32 %0, 1
  %69 = icmp sgt i32 %0, -2
  br i1 %69, label %70, label %131

70:
  %71 = zext i32 %68 to i64
  br label %136

72:
  %73 = phi i64 [ 0, %16 ], [ %74, %117 ]
  %74 = add nuw nsw i64 %73, 1
  %75 = getelementptr inbounds [33 x { double, double }], ptr %3, i64 0, i64 %74
  %76 = trunc i64 %74 to i32
  %77 = sitofp i32 %76 to double
  %78 = load double, ptr %75, align 16
  %79 = getelementptr inbounds { double, double }, ptr %75, i64 0, i32 1
  %80 = load double, ptr %79, align 8
  %81 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %78, double %80, double %77, double 0.000000e+00)
  %82 = extractvalue { double, double } %81, 0
  %83 = extractvalue { double, double } %81, 1
  %84 = icmp ugt i64 %73, 1
  br i1 %84, label %85, label %117

85:
  %86 = trunc i64 %73 to i32
  %87 = add i32 %86, -1
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds [33 x { double, double }], ptr %3, i64 0, i64 %88
  %90 = sitofp i32 %87 to double
  %91 = load double, ptr %89, align 16
  %92 = getelementptr inbounds { double, double }, ptr %89, i64 0, i32 1
  %93 = load double, ptr %92, align 8
  %94 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %91, double %93, double %90, double 0.000000e+00)
  %95 = extractvalue { double, double } %94, 0
  %96 = extractvalue { double, double } %94, 1
  %97 = fadd double %82, %95
  %98 = fsub double %97, %82
  %99 = fsub double %97, %98
  %100 = fsub double %82, %99
  %101 = fsub double %95, %98
  %102 = fadd double %101, %100
  %103 = fadd double %83, %96
  %104 = fsub double %103, %83
  %105 = fsub double %103, %104
  %106 = fsub double %83, %105
  %107 = fsub double %96, %104
  %108 = fadd double %107, %106
  %109 = fadd double %103, %102
  %110 = fadd double %97, %109
  %111 = fsub double %110, %97
  %112 = fsub double %109, %111
  %113 = fadd double %108, %112
  %114 = fadd double %110, %113
  %115 = fsub double %114, %110
  %116 = fsub double %113, %115
  br label %117

117:
  %118 = phi double [ %114, %85 ], [ %82, %72 ]
  %119 = phi double [ %116, %85 ], [ %83, %72 ]
  %120 = getelementptr inbounds [33 x { double, double }], ptr %4, i64 0, i64 %73
  %121 = fneg double %118
  %122 = fneg double %119
  store double %121, ptr %120, align 16
  %123 = getelementptr inbounds i8, ptr %120, i64 8
  store double %122, ptr %123, align 8
  %124 = icmp eq i64 %74, %17
  br i1 %124, label %125, label %72

125:
  %126 = phi i64 [ %129, %125 ], [ 0, %117 ]
  %127 = getelementptr inbounds [33 x { double, double }], ptr %3, i64 0, i64 %126
  %128 = getelementptr inbounds [33 x { double, double }], ptr %4, i64 0, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(16) %127, ptr nonnull align 16 dereferenceable(16) %128, i64 16, i1 false)
  %129 = add nuw nsw i64 %126, 1
  %130 = icmp eq i64 %129, %17
  br i1 %130, label %13, label %125

131:
  %132 = phi double [ 0.000000e+00, %54 ], [ %164, %136 ]
  %133 = phi double [ 0.000000e+00, %54 ], [ %166, %136 ]
  %134 = and i32 %0, 1
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %169, label %173

136:
  %137 = phi i64 [ %71, %70 ], [ %167, %136 ]
  %138 = phi double [ 0.000000e+00, %70 ], [ %166, %136 ]
  %139 = phi double [ 0.000000e+00, %70 ], [ %164, %136 ]
  %140 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %139, double %138, double %66, double %67)
  %141 = extractvalue { double, double } %140, 0
  %142 = extractvalue { double, double } %140, 1
  %143 = getelementptr inbounds [33 x { double, double }], ptr %3, i64 0, i64 %137
  %144 = load double, ptr %143, align 16
  %145 = getelementptr inbounds { double, double }, ptr %143, i64 0, i32 1
  %146 = load double, ptr %145, align 8
  %147 = fadd double %141, %144
  %148 = fsub double %147, %141
  %149 = fsub double %147, %148
  %150 = fsub double %141, %149
  %151 = fsub double %144, %148
  %152 = fadd double %151, %150
  %153 = fadd double %142, %146
  %154 = fsub double %153, %142
  %155 = fsub double %153, %154
  %156 = fsub double %142, %155
  %157 = fsub double %146, %154
  %158 = fadd double %157, %156
  %159 = fadd double %153, %152
  %160 = fadd double %147, %159
  %161 = fsub double %160, %147
  %162 = fsub double %159, %161
  %163 = fadd double %158, %162
  %164 = fadd double %160, %163
  %165 = fsub double %164, %160
  %166 = fsub double %163, %165
  %167 = add nsw i64 %137, -2
  %168 = icmp ugt i64 %137, 1
  br i1 %168, label %136, label %131

169:
  %170 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %132, double %133, double %63, double %64)
  %171 = extractvalue { double, double } %170, 0
  %172 = extractvalue { double, double } %170, 1
  br label %173

173:
  %174 = phi double [ %171, %169 ], [ %132, %131 ]
  %175 = phi double [ %172, %169 ], [ %133, %131 ]
  %176 = tail call { double, double } @__enzyme_cc.psi64.power(double 0x400921FB54442D18, double 0x3CA1A62633145C07, i32 %68)
  %177 = extractvalue { double, double } %176, 0
  %178 = extractvalue { double, double } %176, 1
  %179 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %174, double %175, double %177, double %178)
  br label %273

180:
  %181 = fcmp uge double %1, 0.000000e+00
  %182 = fneg double %1
  %183 = select i1 %181, double %1, double %182
  %184 = add nuw nsw i32 %0, 1
  br label %185

185:
  %186 = phi double [ 0.000000e+00, %180 ], [ %255, %185 ]
  %187 = phi double [ 0.000000e+00, %180 ], [ %253, %185 ]
  %188 = phi i32 [ 0, %180 ], [ %256, %185 ]
  %189 = sitofp i32 %188 to double
  %190 = fadd double %183, %189
  %191 = fsub double %190, %189
  %192 = fsub double %191, %190
  %193 = fadd double %192, %189
  %194 = fsub double %183, %191
  %195 = fadd double %194, %193
  %196 = tail call { double, double } @__enzyme_cc.psi64.divide(double %183, double 0.000000e+00, double %190, double %195)
  %197 = extractvalue { double, double } %196, 0
  %198 = extractvalue { double, double } %196, 1
  %199 = tail call { double, double } @__enzyme_cc.psi64.power(double %197, double %198, i32 %184)
  %200 = extractvalue { double, double } %199, 0
  %201 = extractvalue { double, double } %199, 1
  %202 = xor i32 %188, -1
  %203 = sitofp i32 %202 to double
  %204 = fadd double %183, %203
  %205 = fsub double %204, %203
  %206 = fsub double %205, %204
  %207 = fadd double %206, %203
  %208 = fsub double %183, %205
  %209 = fadd double %208, %207
  %210 = tail call { double, double } @__enzyme_cc.psi64.divide(double %183, double 0.000000e+00, double %204, double %209)
  %211 = extractvalue { double, double } %210, 0
  %212 = extractvalue { double, double } %210, 1
  %213 = tail call { double, double } @__enzyme_cc.psi64.power(double %211, double %212, i32 %184)
  %214 = extractvalue { double, double } %213, 0
  %215 = extractvalue { double, double } %213, 1
  %216 = fadd double %200, %214
  %217 = fsub double %216, %200
  %218 = fsub double %216, %217
  %219 = fsub double %200, %218
  %220 = fsub double %214, %217
  %221 = fadd double %220, %219
  %222 = fadd double %201, %215
  %223 = fsub double %222, %201
  %224 = fsub double %222, %223
  %225 = fsub double %201, %224
  %226 = fsub double %215, %223
  %227 = fadd double %226, %225
  %228 = fadd double %222, %221
  %229 = fadd double %216, %228
  %230 = fsub double %229, %216
  %231 = fsub double %228, %230
  %232 = fadd double %227, %231
  %233 = fadd double %229, %232
  %234 = fsub double %233, %229
  %235 = fsub double %232, %234
  %236 = fadd double %187, %233
  %237 = fsub double %236, %187
  %238 = fsub double %236, %237
  %239 = fsub double %187, %238
  %240 = fsub double %233, %237
  %241 = fadd double %240, %239
  %242 = fadd double %186, %235
  %243 = fsub double %242, %186
  %244 = fsub double %242, %243
  %245 = fsub double %186, %244
  %246 = fsub double %235, %243
  %247 = fadd double %246, %245
  %248 = fadd double %242, %241
  %249 = fadd double %236, %248
  %250 = fsub double %249, %236
  %251 = fsub double %248, %250
  %252 = fadd double %247, %251
  %253 = fadd double %249, %252
  %254 = fsub double %253, %249
  %255 = fsub double %252, %254
  %256 = add nuw nsw i32 %188, 1
  %257 = icmp eq i32 %256, 16
  br i1 %257, label %258, label %185

258:
  %259 = tail call { double, double } @__enzyme_cc.psi64.leading(i32 %0, double %183, double 0.000000e+00)
  %260 = extractvalue { double, double } %259, 0
  %261 = extractvalue { double, double } %259, 1
  %262 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %253, double %255, double %260, double %261)
  %263 = extractvalue { double, double } %262, 0
  %264 = extractvalue { double, double } %262, 1
  %265 = and i32 %0, 1
  %266 = icmp eq i32 %265, 0
  %267 = and i1 %181, %266
  %268 = fneg double %263
  %269 = fneg double %264
  %270 = insertvalue { double, double } poison, double %268, 0
  %271 = insertvalue { double, double } %270, double %269, 1
  %272 = select i1 %267, { double, double } %262, { double, double } %271
  br label %273

273:
  %274 = phi { double, double } [ %179, %173 ], [ %272, %258 ]
  ret { double, double } %274
}

define internal { double, double } @__enzyme_cc.psi64.sine(double %0, double %1, double %2, double %3, i32 %4) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %6 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %2, double %3, double %2, double %3)
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  %9 = fneg double %7
  %10 = fneg double %8
  %11 = icmp slt i32 %4, 29
  br i1 %11, label %12, label %14

12:
  %13 = add nsw i32 %4, 1
  br label %19

14:
  %15 = phi double [ %0, %5 ], [ %52, %19 ]
  %16 = phi double [ %1, %5 ], [ %54, %19 ]
  %17 = insertvalue { double, double } poison, double %15, 0
  %18 = insertvalue { double, double } %17, double %16, 1
  ret { double, double } %18

19:
  %20 = phi double [ %54, %19 ], [ %1, %12 ]
  %21 = phi double [ %52, %19 ], [ %0, %12 ]
  %22 = phi double [ %34, %19 ], [ %1, %12 ]
  %23 = phi double [ %33, %19 ], [ %0, %12 ]
  %24 = phi i32 [ %55, %19 ], [ %13, %12 ]
  %25 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %23, double %22, double %9, double %10)
  %26 = extractvalue { double, double } %25, 0
  %27 = extractvalue { double, double } %25, 1
  %28 = sitofp i32 %24 to double
  %29 = add nsw i32 %24, 1
  %30 = sitofp i32 %29 to double
  %31 = fmul double %28, %30
  %32 = tail call { double, double } @__enzyme_cc.psi64.divide(double %26, double %27, double %31, double 0.000000e+00)
  %33 = extractvalue { double, double } %32, 0
  %34 = extractvalue { double, double } %32, 1
  %35 = fadd double %21, %33
  %36 = fsub double %35, %21
  %37 = fsub double %35, %36
  %38 = fsub double %21, %37
  %39 = fsub double %33, %36
  %40 = fadd double %39, %38
  %41 = fadd double %20, %34
  %42 = fsub double %41, %20
  %43 = fsub double %41, %42
  %44 = fsub double %20, %43
  %45 = fsub double %34, %42
  %46 = fadd double %45, %44
  %47 = fadd double %41, %40
  %48 = fadd double %35, %47
  %49 = fsub double %48, %35
  %50 = fsub double %47, %49
  %51 = fadd double %46, %50
  %52 = fadd double %48, %51
  %53 = fsub double %52, %48
  %54 = fsub double %51, %53
  %55 = add nsw i32 %24, 2
  %56 = icmp slt i32 %24, 28
  br i1 %56, label %19, label %14
}

define internal { double, double } @__enzyme_cc.psi64.sum_of_powers(i32 %0, double %1, double %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = sitofp i32 %0 to double
  %5 = fadd double %4, 2.000000e+01
  %6 = fcmp ogt double %5, %1
  %7 = add nsw i32 %0, 1
  br i1 %6, label %8, label %68

8:
  %9 = phi double [ %38, %46 ], [ 0.000000e+00, %3 ]
  %10 = phi double [ %36, %46 ], [ 0.000000e+00, %3 ]
  %11 = phi double [ %66, %46 ], [ %2, %3 ]
  %12 = phi double [ %64, %46 ], [ %1, %3 ]
  %13 = tail call { double, double } @__enzyme_cc.psi64.divide(double %1, double %2, double %12, double %11)
  %14 = extractvalue { double, double } %13, 0
  %15 = extractvalue { double, double } %13, 1
  %16 = tail call { double, double } @__enzyme_cc.psi64.power(double %14, double %15, i32 %7)
  %17 = extractvalue { double, double } %16, 0
  %18 = extractvalue { double, double } %16, 1
  %19 = fadd double %10, %17
  %20 = fsub double %19, %10
  %21 = fsub double %19, %20
  %22 = fsub double %10, %21
  %23 = fsub double %17, %20
  %24 = fadd double %23, %22
  %25 = fadd double %9, %18
  %26 = fsub double %25, %9
  %27 = fsub double %25, %26
  %28 = fsub double %9, %27
  %29 = fsub double %18, %26
  %30 = fadd double %29, %28
  %31 = fadd double %25, %24
  %32 = fadd double %19, %31
  %33 = fsub double %32, %19
  %34 = fsub double %31, %33
  %35 = fadd double %30, %34
  %36 = fadd double %32, %35
  %37 = fsub double %36, %32
  %38 = fsub double %35, %37
  %39 = fmul double %36, 0x3970000000000000
  %40 = fcmp uge double %17, %39
  br i1 %40, label %46, label %41

41:
  %42 = tail call { double, double } @__enzyme_cc.psi64.leading(i32 %0, double %1, double %2)
  %43 = extractvalue { double, double } %42, 0
  %44 = extractvalue { double, double } %42, 1
  %45 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %36, double %38, double %43, double %44)
  br label %151

46:
  %47 = fadd double %12, 1.000000e+00
  %48 = fsub double %47, %12
  %49 = fsub double %47, %48
  %50 = fsub double %12, %49
  %51 = fsub double 1.000000e+00, %48
  %52 = fadd double %51, %50
  %53 = fadd double %11, 0.000000e+00
  %54 = fsub double %53, %11
  %55 = fsub double %53, %54
  %56 = fsub double %11, %55
  %57 = fsub double 0.000000e+00, %54
  %58 = fadd double %57, %56
  %59 = fadd double %53, %52
  %60 = fadd double %47, %59
  %61 = fsub double %60, %47
  %62 = fsub double %59, %61
  %63 = fadd double %58, %62
  %64 = fadd double %60, %63
  %65 = fsub double %64, %60
  %66 = fsub double %63, %65
  %67 = fcmp olt double %64, %5
  br i1 %67, label %8, label %68

68:
  %69 = phi double [ %1, %3 ], [ %64, %46 ]
  %70 = phi double [ %2, %3 ], [ %66, %46 ]
  %71 = phi double [ 0.000000e+00, %3 ], [ %36, %46 ]
  %72 = phi double [ 0.000000e+00, %3 ], [ %38, %46 ]
  %73 = tail call { double, double } @__enzyme_cc.psi64.divide(double %69, double %70, double %4, double 0.000000e+00)
  %74 = extractvalue { double, double } %73, 0
  %75 = extractvalue { double, double } %73, 1
  %76 = tail call { double, double } @__enzyme_cc.psi64.further_terms(i32 %0, double %69, double %70)
  %77 = extractvalue { double, double } %76, 0
  %78 = extractvalue { double, double } %76, 1
  %79 = fadd double %77, 5.000000e-01
  %80 = fadd double %79, -5.000000e-01
  %81 = fsub double %80, %79
  %82 = fadd double %81, 5.000000e-01
  %83 = fsub double %77, %80
  %84 = fadd double %83, %82
  %85 = fadd double %78, 0.000000e+00
  %86 = fsub double %85, %85
  %87 = fadd double %86, 0.000000e+00
  %88 = fsub double %78, %85
  %89 = fadd double %88, %87
  %90 = fadd double %85, %84
  %91 = fadd double %79, %90
  %92 = fsub double %91, %79
  %93 = fsub double %90, %92
  %94 = fadd double %89, %93
  %95 = fadd double %91, %94
  %96 = fsub double %95, %91
  %97 = fsub double %94, %96
  %98 = fadd double %74, %95
  %99 = fsub double %98, %74
  %100 = fsub double %98, %99
  %101 = fsub double %74, %100
  %102 = fsub double %95, %99
  %103 = fadd double %102, %101
  %104 = fadd double %75, %97
  %105 = fsub double %104, %75
  %106 = fsub double %104, %105
  %107 = fsub double %75, %106
  %108 = fsub double %97, %105
  %109 = fadd double %108, %107
  %110 = fadd double %104, %103
  %111 = fadd double %98, %110
  %112 = fsub double %111, %98
  %113 = fsub double %110, %112
  %114 = fadd double %109, %113
  %115 = fadd double %111, %114
  %116 = fsub double %115, %111
  %117 = fsub double %114, %116
  %118 = tail call { double, double } @__enzyme_cc.psi64.divide(double %1, double %2, double %69, double %70)
  %119 = extractvalue { double, double } %118, 0
  %120 = extractvalue { double, double } %118, 1
  %121 = tail call { double, double } @__enzyme_cc.psi64.power(double %119, double %120, i32 %7)
  %122 = extractvalue { double, double } %121, 0
  %123 = extractvalue { double, double } %121, 1
  %124 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %115, double %117, double %122, double %123)
  %125 = extractvalue { double, double } %124, 0
  %126 = extractvalue { double, double } %124, 1
  %127 = fadd double %71, %125
  %128 = fsub double %127, %71
  %129 = fsub double %127, %128
  %130 = fsub double %71, %129
  %131 = fsub double %125, %128
  %132 = fadd double %131, %130
  %133 = fadd double %72, %126
  %134 = fsub double %133, %72
  %135 = fsub double %133, %134
  %136 = fsub double %72, %135
  %137 = fsub double %126, %134
  %138 = fadd double %137, %136
  %139 = fadd double %133, %132
  %140 = fadd double %127, %139
  %141 = fsub double %140, %127
  %142 = fsub double %139, %141
  %143 = fadd double %138, %142
  %144 = fadd double %140, %143
  %145 = fsub double %144, %140
  %146 = fsub double %143, %145
  %147 = tail call { double, double } @__enzyme_cc.psi64.leading(i32 %0, double %1, double %2)
  %148 = extractvalue { double, double } %147, 0
  %149 = extractvalue { double, double } %147, 1
  %150 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %144, double %146, double %148, double %149)
  br label %151

151:
  %152 = phi { double, double } [ %45, %41 ], [ %150, %68 ]
  ret { double, double } %152
}

define internal void @__enzyme_cc.psi64.with(ptr noalias nocapture writeonly sret({ double, { double, double } }) align 8 %0, ptr nocapture readonly byval({ double, { double, double } }) align 8 %1, double %2, double %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = load double, ptr %1, align 8
  %6 = fadd double %5, %2
  %7 = fsub double %6, %5
  %8 = fsub double %6, %7
  %9 = fsub double %5, %8
  %10 = fsub double %2, %7
  %11 = fadd double %10, %9
  %12 = fadd double %11, %3
  %13 = fsub double %12, %11
  %14 = fsub double %12, %13
  %15 = fsub double %11, %14
  %16 = fsub double %3, %13
  %17 = fadd double %16, %15
  store double %6, ptr %0, align 8
  %18 = getelementptr inbounds { double, { double, double } }, ptr %0, i64 0, i32 1
  %19 = getelementptr inbounds { double, { double, double } }, ptr %1, i64 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds { double, { double, double } }, ptr %1, i64 0, i32 1, i32 1
  %22 = load double, ptr %21, align 8
  %23 = fadd double %20, %12
  %24 = fsub double %23, %20
  %25 = fsub double %23, %24
  %26 = fsub double %20, %25
  %27 = fsub double %12, %24
  %28 = fadd double %27, %26
  %29 = fadd double %22, %17
  %30 = fsub double %29, %22
  %31 = fsub double %29, %30
  %32 = fsub double %22, %31
  %33 = fsub double %17, %30
  %34 = fadd double %33, %32
  %35 = fadd double %29, %28
  %36 = fadd double %23, %35
  %37 = fsub double %36, %23
  %38 = fsub double %35, %37
  %39 = fadd double %34, %38
  %40 = fadd double %36, %39
  %41 = fsub double %40, %36
  %42 = fsub double %39, %41
  store double %40, ptr %18, align 8
  %43 = getelementptr inbounds { double, { double, double } }, ptr %0, i64 0, i32 1, i32 1
  store double %42, ptr %43, align 8
  ret void
}

define internal double @__enzyme_cc_digamma(double %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = fcmp oeq double %0, 0x7FF0000000000000
  %4 = or i1 %2, %3
  br i1 %4, label %163, label %5

5:
  %6 = fcmp ogt double %0, 0xBC70000000000000
  %7 = fcmp olt double %0, 0x3C70000000000000
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %11

9:
  %10 = fdiv double -1.000000e+00, %0
  br label %163

11:
  %12 = fcmp ogt double %0, 1.312500e+00
  %13 = fcmp olt double %0, 0x3FF9C00000000000
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %47

15:
  %16 = tail call { double, double } @__enzyme_cc.psi64.distance(double %0, ptr nonnull byval({ double, double, double }) align 8 @__enzyme_cc.psi64.ROOT)
  %17 = extractvalue { double, double } %16, 0
  br label %18

18:
  %19 = phi i64 [ 18, %15 ], [ %25, %18 ]
  %20 = phi double [ 0.000000e+00, %15 ], [ %24, %18 ]
  %21 = getelementptr inbounds [19 x double], ptr @__enzyme_cc.psi64.BEYOND, i64 0, i64 %19
  %22 = load double, ptr %21, align 8
  %23 = fadd double %20, %22
  %24 = fmul double %17, %23
  %25 = add nsw i64 %19, -1
  %26 = icmp eq i64 %19, 0
  br i1 %26, label %27, label %18

27:
  %28 = extractvalue { double, double } %16, 1
  %29 = fadd double %24, 0x3FEEF72BC8EE38AC
  %30 = fadd double %29, 0xBFEEF72BC8EE38AC
  %31 = fsub double %30, %29
  %32 = fadd double %31, 0x3FEEF72BC8EE38AC
  %33 = fsub double %24, %30
  %34 = fadd double %33, %32
  %35 = fadd double %34, 0xBC83879EB97BF58D
  %36 = fadd double %29, %35
  %37 = fsub double %36, %29
  %38 = fsub double %35, %37
  %39 = fadd double %38, 0.000000e+00
  %40 = fadd double %36, %39
  %41 = fsub double %36, %40
  %42 = fadd double %39, %41
  %43 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %17, double %28, double %40, double %42)
  %44 = extractvalue { double, double } %43, 0
  %45 = extractvalue { double, double } %43, 1
  %46 = fadd double %44, %45
  br label %163

47:
  %48 = fcmp ogt double %0, 0.000000e+00
  br i1 %48, label %49, label %154

49:
  %50 = fcmp ult double %0, 1.000000e+01
  br i1 %50, label %51, label %53

51:
  %52 = fcmp olt double %0, 1.000000e+01
  br i1 %52, label %128, label %70

53:
  %54 = tail call double @log(double %0)
  %55 = fmul double %0, %0
  %56 = fdiv double 1.000000e+00, %55
  br label %57

57:
  %58 = phi i64 [ 14, %53 ], [ %64, %57 ]
  %59 = phi double [ 0.000000e+00, %53 ], [ %63, %57 ]
  %60 = getelementptr inbounds [15 x double], ptr @__enzyme_cc.psi64.ASYMPTOTIC, i64 0, i64 %58
  %61 = load double, ptr %60, align 8
  %62 = fadd double %59, %61
  %63 = fmul double %56, %62
  %64 = add nsw i64 %58, -1
  %65 = icmp eq i64 %58, 0
  br i1 %65, label %66, label %57

66:
  %67 = fdiv double 5.000000e-01, %0
  %68 = fadd double %67, %63
  %69 = fsub double %54, %68
  br label %163

70:
  %71 = phi double [ %0, %51 ], [ %147, %128 ]
  %72 = phi double [ 0.000000e+00, %51 ], [ %152, %128 ]
  %73 = phi double [ 0x4002CF9DD4B12035, %51 ], [ %137, %128 ]
  %74 = phi double [ 0x3C94474329C2309E, %51 ], [ %144, %128 ]
  %75 = fadd double %71, 1.050000e+01
  %76 = fsub double %75, %71
  %77 = fsub double %75, %76
  %78 = fsub double %71, %77
  %79 = fsub double 1.050000e+01, %76
  %80 = fadd double %79, %78
  %81 = fadd double %72, %80
  %82 = fadd double %71, -1.050000e+01
  %83 = tail call { double, double } @__enzyme_cc.psi64.quick_quotient(double %82, double %72, double %75, double %81)
  %84 = extractvalue { double, double } %83, 0
  %85 = fmul double %84, %84
  br label %86

86:
  %87 = phi i32 [ 15, %70 ], [ %93, %86 ]
  %88 = phi double [ 0.000000e+00, %70 ], [ %92, %86 ]
  %89 = sitofp i32 %87 to double
  %90 = fdiv double 1.000000e+00, %89
  %91 = fadd double %88, %90
  %92 = fmul double %85, %91
  %93 = add nsw i32 %87, -2
  %94 = icmp ugt i32 %87, 3
  br i1 %94, label %86, label %95

95:
  %96 = extractvalue { double, double } %83, 1
  %97 = fmul double %84, 2.000000e+00
  %98 = fmul double %84, %92
  %99 = fadd double %96, %98
  %100 = fmul double %99, 2.000000e+00
  %101 = fadd double %73, %97
  %102 = fsub double %101, %73
  %103 = fsub double %101, %102
  %104 = fsub double %73, %103
  %105 = fsub double %97, %102
  %106 = fadd double %105, %104
  %107 = fadd double %106, %100
  %108 = fmul double %71, %71
  %109 = fdiv double 1.000000e+00, %108
  br label %110

110:
  %111 = phi i64 [ 14, %95 ], [ %117, %110 ]
  %112 = phi double [ 0.000000e+00, %95 ], [ %116, %110 ]
  %113 = getelementptr inbounds [15 x double], ptr @__enzyme_cc.psi64.ASYMPTOTIC, i64 0, i64 %111
  %114 = load double, ptr %113, align 8
  %115 = fadd double %112, %114
  %116 = fmul double %109, %115
  %117 = add nsw i64 %111, -1
  %118 = icmp eq i64 %111, 0
  br i1 %118, label %119, label %110

119:
  %120 = fmul double %72, 5.000000e-01
  %121 = fdiv double %120, %108
  %122 = fadd double %74, %107
  %123 = fadd double %121, %122
  %124 = fdiv double 5.000000e-01, %71
  %125 = fadd double %124, %116
  %126 = fsub double %123, %125
  %127 = fadd double %101, %126
  br label %163

128:
  %129 = phi double [ %144, %128 ], [ 0x3C94474329C2309E, %51 ]
  %130 = phi double [ %137, %128 ], [ 0x4002CF9DD4B12035, %51 ]
  %131 = phi double [ %152, %128 ], [ 0.000000e+00, %51 ]
  %132 = phi double [ %147, %128 ], [ %0, %51 ]
  %133 = phi i32 [ %145, %128 ], [ 1, %51 ]
  %134 = tail call { double, double } @__enzyme_cc.psi64.quick_quotient(double -1.000000e+00, double 0.000000e+00, double %132, double %131)
  %135 = extractvalue { double, double } %134, 0
  %136 = extractvalue { double, double } %134, 1
  %137 = fadd double %130, %135
  %138 = fsub double %137, %130
  %139 = fsub double %137, %138
  %140 = fsub double %130, %139
  %141 = fsub double %135, %138
  %142 = fadd double %141, %140
  %143 = fadd double %136, %142
  %144 = fadd double %129, %143
  %145 = add nuw nsw i32 %133, 1
  %146 = sitofp i32 %133 to double
  %147 = fadd double %146, %0
  %148 = fsub double %147, %0
  %149 = fsub double %147, %148
  %150 = fsub double %0, %149
  %151 = fsub double %146, %148
  %152 = fadd double %151, %150
  %153 = fcmp olt double %147, 1.000000e+01
  br i1 %153, label %128, label %70

154:
  %155 = fcmp ugt double %0, 0xC330000000000000
  br i1 %155, label %156, label %163

156:
  %157 = fsub double 0x4330000000000000, %0
  %158 = fadd double %157, 0xC330000000000000
  %159 = fadd double %158, %0
  %160 = fcmp oeq double %159, 0.000000e+00
  br i1 %160, label %163, label %161

161:
  %162 = tail call double @__enzyme_cc.psi64.below_zero(double %0, double %159)
  br label %163

163:
  %164 = phi double [ %10, %9 ], [ %46, %27 ], [ %0, %1 ], [ 0x7FF8000000000000, %154 ], [ %162, %161 ], [ 0x7FF8000000000000, %156 ], [ %69, %66 ], [ %127, %119 ]
  ret double %164
}

define internal float @__enzyme_cc_digammaf(float %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzyme_cc_digamma(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define internal double @__enzyme_cc_erfcinv(double %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp oge double %0, 0.000000e+00
  %3 = fcmp ole double %0, 2.000000e+00
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %21

5:
  %6 = fcmp oeq double %0, 0.000000e+00
  br i1 %6, label %21, label %7

7:
  %8 = fcmp ult double %0, 5.000000e-01
  br i1 %8, label %12, label %9

9:
  %10 = fsub double 1.000000e+00, %0
  %11 = tail call double @__enzyme_cc_erfinv(double %10)
  br label %21

12:
  %13 = fcmp olt double %0, 1.562500e-01
  br i1 %13, label %14, label %16

14:
  %15 = tail call double @__enzyme_cc.erfinv64.by_erfc(double %0)
  br label %21

16:
  %17 = fsub double 1.000000e+00, %0
  %18 = fsub double 1.000000e+00, %17
  %19 = fsub double %18, %0
  %20 = tail call double @__enzyme_cc.erfinv64.by_erf(double %17, double %19)
  br label %21

21:
  %22 = phi double [ %11, %9 ], [ %15, %14 ], [ %20, %16 ], [ 0x7FF8000000000000, %1 ], [ 0x7FF0000000000000, %5 ]
  ret double %22
}

define internal float @__enzyme_cc_erfcinvf(float %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzyme_cc_erfcinv(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define internal double @__enzyme_cc_erfinv(double %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp olt double %0, 0.000000e+00
  %3 = fneg double %0
  %4 = select i1 %2, double %3, double %0
  %5 = fcmp ugt double %4, 1.000000e+00
  br i1 %5, label %21, label %6

6:
  %7 = fcmp oeq double %4, 1.000000e+00
  br i1 %7, label %8, label %10

8:
  %9 = fmul double %0, 0x7FF0000000000000
  br label %21

10:
  %11 = fcmp olt double %4, 8.437500e-01
  br i1 %11, label %12, label %14

12:
  %13 = tail call double @__enzyme_cc.erfinv64.by_erf(double %4, double 0.000000e+00)
  br label %17

14:
  %15 = fsub double 1.000000e+00, %4
  %16 = tail call double @__enzyme_cc.erfinv64.by_erfc(double %15)
  br label %17

17:
  %18 = phi double [ %13, %12 ], [ %16, %14 ]
  %19 = fneg double %18
  %20 = select i1 %2, double %19, double %18
  br label %21

21:
  %22 = phi double [ %9, %8 ], [ %20, %17 ], [ 0x7FF8000000000000, %1 ]
  ret double %22
}

define internal float @__enzyme_cc_erfinvf(float %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzyme_cc_erfinv(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define internal double @__enzyme_cc_polygamma(i32 %0, double %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %6

4:
  %5 = tail call double @__enzyme_cc_digamma(double %1)
  br label %89

6:
  %7 = icmp slt i32 %0, 0
  br i1 %7, label %89, label %8

8:
  %9 = fcmp uno double %1, 0.000000e+00
  %10 = fcmp oeq double %1, 0xFFF0000000000000
  %11 = or i1 %9, %10
  br i1 %11, label %89, label %12

12:
  %13 = and i32 %0, 1
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 -1, i32 1
  %16 = sitofp i32 %15 to double
  %17 = fcmp oeq double %1, 0x7FF0000000000000
  br i1 %17, label %18, label %20

18:
  %19 = fdiv double %16, 0x7FF0000000000000
  br label %89

20:
  %21 = fcmp oeq double %1, 0.000000e+00
  %22 = fcmp ole double %1, 0xC330000000000000
  %23 = or i1 %21, %22
  br i1 %23, label %24, label %28

24:
  br i1 %14, label %25, label %89

25:
  %26 = fdiv double -1.000000e+00, %1
  %27 = select i1 %21, double %26, double 0x7FF8000000000000
  br label %89

28:
  %29 = fcmp ult double %1, 0x4670000000000000
  br i1 %29, label %33, label %30

30:
  %31 = tail call double @__enzyme_cc.psi64.of_vast(i32 %0, double %1)
  %32 = fmul double %31, %16
  br label %89

33:
  %34 = icmp ult i32 %0, 4
  %35 = fcmp ogt double %1, 0x3CB0000000000000
  %36 = and i1 %34, %35
  %37 = fcmp olt double %1, 0x4330000000000000
  %38 = and i1 %37, %36
  br i1 %38, label %39, label %42

39:
  %40 = tail call double @__enzyme_cc.psi64.quick_polygamma(i32 %0, double %1)
  %41 = fmul double %40, %16
  br label %89

42:
  %43 = fcmp olt double %1, 0.000000e+00
  %44 = fsub double 0x4330000000000000, %1
  %45 = fadd double %44, 0xC330000000000000
  %46 = select i1 %43, double %45, double -0.000000e+00
  %47 = fadd double %46, %1
  %48 = fcmp oeq double %47, 0.000000e+00
  br i1 %48, label %49, label %51

49:
  br i1 %14, label %50, label %89

50:
  br label %89

51:
  %52 = fcmp ogt double %1, 0.000000e+00
  br i1 %52, label %53, label %58

53:
  %54 = tail call { double, double } @__enzyme_cc.psi64.sum_of_powers(i32 %0, double %1, double 0.000000e+00)
  %55 = extractvalue { double, double } %54, 0
  %56 = extractvalue { double, double } %54, 1
  %57 = tail call { double, double } @__enzyme_cc.psi64.multiply(double %55, double %56, double %16, double 0.000000e+00)
  br label %79

58:
  %59 = fneg double %1
  %60 = fsub double 1.000000e+00, %1
  %61 = fadd double %60, -1.000000e+00
  %62 = fsub double %61, %60
  %63 = fadd double %62, 1.000000e+00
  %64 = fsub double %59, %61
  %65 = fadd double %64, %63
  %66 = tail call { double, double } @__enzyme_cc.psi64.sum_of_powers(i32 %0, double %60, double %65)
  %67 = extractvalue { double, double } %66, 0
  %68 = extractvalue { double, double } %66, 1
  %69 = tail call { double, double } @__enzyme_cc.psi64.reflected(i32 %0, double %47)
  %70 = extractvalue { double, double } %69, 0
  %71 = extractvalue { double, double } %69, 1
  %72 = tail call { double, double } @__enzyme_cc.psi64.add(double %67, double %68, double %70, double %71)
  %73 = extractvalue { double, double } %72, 0
  %74 = extractvalue { double, double } %72, 1
  %75 = fneg double %73
  %76 = fneg double %74
  %77 = insertvalue { double, double } poison, double %75, 0
  %78 = insertvalue { double, double } %77, double %76, 1
  br label %79

79:
  %80 = phi { double, double } [ %57, %53 ], [ %78, %58 ]
  %81 = extractvalue { double, double } %80, 0
  %82 = extractvalue { double, double } %80, 1
  %83 = fadd double %81, %82
  %84 = fsub double %83, %83
  %85 = fcmp oeq double %84, 0.000000e+00
  br i1 %85, label %89, label %86

86:
  %87 = tail call double @__enzyme_cc.psi64.large_leading(i32 %0, double %47)
  %88 = fmul double %87, %16
  br label %89

89:
  %90 = phi double [ %5, %4 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF8000000000000, %6 ], [ %19, %18 ], [ %32, %30 ], [ %41, %39 ], [ %88, %86 ], [ %83, %79 ], [ %27, %25 ], [ 0x7FF0000000000000, %24 ], [ 0x7FF8000000000000, %50 ], [ 0x7FF0000000000000, %49 ]
  ret double %90
}

define internal float @__enzyme_cc_polygammaf(i32 %0, float %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fpext float %1 to double
  %4 = tail call double @__enzyme_cc_polygamma(i32 %0, double %3)
  %5 = fptrunc double %4 to float
  ret float %5
}

define internal double @__enzyme_cc_tanh_slope(double %0, double %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp ogt double %1, -7.500000e-01
  %4 = fcmp olt double %1, 7.500000e-01
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = fsub double 1.000000e+00, %1
  %8 = fadd double %1, 1.000000e+00
  %9 = fmul double %7, %8
  br label %19

10:
  %11 = fcmp olt double %0, 0.000000e+00
  %12 = select i1 %11, double 2.000000e+00, double -2.000000e+00
  %13 = fmul double %12, %0
  %14 = tail call double @exp(double %13)
  %15 = fmul double %14, 4.000000e+00
  %16 = fadd double %14, 1.000000e+00
  %17 = fmul double %16, %16
  %18 = fdiv double %15, %17
  br label %19

19:
  %20 = phi double [ %9, %6 ], [ %18, %10 ]
  ret double %20
}

define internal float @__enzyme_cc_tanh_slopef(float %0, float %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp ogt float %1, -7.500000e-01
  %4 = fcmp olt float %1, 7.500000e-01
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = fsub float 1.000000e+00, %1
  %8 = fadd float %1, 1.000000e+00
  %9 = fmul float %7, %8
  br label %19

10:
  %11 = fcmp olt float %0, 0.000000e+00
  %12 = select i1 %11, float 2.000000e+00, float -2.000000e+00
  %13 = fmul float %12, %0
  %14 = tail call float @expf(float %13)
  %15 = fmul float %14, 4.000000e+00
  %16 = fadd float %14, 1.000000e+00
  %17 = fmul float %16, %16
  %18 = fdiv float %15, %17
  br label %19

19:
  %20 = phi float [ %9, %6 ], [ %18, %10 ]
  ret float %20
}

define internal double @__enzyme_cc_trigamma(double %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = tail call double @__enzyme_cc_polygamma(i32 1, double %0)
  ret double %2
}

define internal float @__enzyme_cc_trigammaf(float %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzyme_cc_trigamma(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

declare double @erf(double) nounwind willreturn

declare double @erfc(double) nounwind willreturn

declare double @exp(double) nounwind willreturn

declare float @expf(float) nounwind willreturn

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare double @log(double) nounwind willreturn

declare double @sqrt(double) nounwind willreturn
