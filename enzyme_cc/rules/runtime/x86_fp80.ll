; Written by .ci/runtime.py from the C beside it, with clang-16.

define internal x86_fp80 @__enzyme_cc.erfinv80.by_erf(x86_fp80 %0, x86_fp80 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp olt x86_fp80 %0, 0xK3FF58000000000000000
  br i1 %3, label %4, label %8

4:
  %5 = fmul x86_fp80 %0, 0xK3FFEE2DFC48DA77B553D
  br label %6

6:
  %7 = phi x86_fp80 [ %20, %8 ], [ %5, %4 ]
  br label %22

8:
  %9 = fsub x86_fp80 0xK3FFF8000000000000000, %0
  %10 = fadd x86_fp80 %0, 0xK3FFF8000000000000000
  %11 = fmul x86_fp80 %9, %10
  %12 = tail call x86_fp80 @logl(x86_fp80 %11)
  %13 = fmul x86_fp80 %12, 0xK3FFE8000000000000000
  %14 = fadd x86_fp80 %13, 0xK40018A957A35BE32ED6D
  %15 = fmul x86_fp80 %14, %14
  %16 = fdiv x86_fp80 %12, 0xK3FFC96872B020C49BA5E
  %17 = fsub x86_fp80 %15, %16
  %18 = tail call x86_fp80 @sqrtl(x86_fp80 %17)
  %19 = fsub x86_fp80 %18, %14
  %20 = tail call x86_fp80 @sqrtl(x86_fp80 %19)
  br label %6

21:
  ret x86_fp80 %35

22:
  %23 = phi x86_fp80 [ %35, %22 ], [ %7, %6 ]
  %24 = phi i32 [ %36, %22 ], [ 0, %6 ]
  %25 = tail call x86_fp80 @erfl(x86_fp80 %23)
  %26 = fsub x86_fp80 %25, %0
  %27 = fsub x86_fp80 %26, %1
  %28 = fmul x86_fp80 %27, 0xK3FFEE2DFC48DA77B553D
  %29 = fmul x86_fp80 %23, %23
  %30 = tail call x86_fp80 @expl(x86_fp80 %29)
  %31 = fmul x86_fp80 %30, %28
  %32 = fmul x86_fp80 %23, %31
  %33 = fadd x86_fp80 %32, 0xK3FFF8000000000000000
  %34 = fdiv x86_fp80 %31, %33
  %35 = fsub x86_fp80 %23, %34
  %36 = add nuw nsw i32 %24, 1
  %37 = icmp eq i32 %36, 3
  br i1 %37, label %21, label %22
}

define internal x86_fp80 @__enzyme_cc.erfinv80.by_erfc(x86_fp80 %0) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fsub x86_fp80 0xK40008000000000000000, %0
  %3 = fmul x86_fp80 %2, %0
  %4 = tail call x86_fp80 @logl(x86_fp80 %3)
  %5 = fmul x86_fp80 %4, 0xK3FFE8000000000000000
  %6 = fadd x86_fp80 %5, 0xK40018A957A35BE32ED6D
  %7 = fmul x86_fp80 %6, %6
  %8 = fdiv x86_fp80 %4, 0xK3FFC96872B020C49BA5E
  %9 = fsub x86_fp80 %7, %8
  %10 = tail call x86_fp80 @sqrtl(x86_fp80 %9)
  %11 = fsub x86_fp80 %10, %6
  %12 = tail call x86_fp80 @sqrtl(x86_fp80 %11)
  br label %14

13:
  ret x86_fp80 %33

14:
  %15 = phi x86_fp80 [ %12, %1 ], [ %33, %26 ]
  %16 = phi i32 [ 0, %1 ], [ %34, %26 ]
  %17 = tail call x86_fp80 @erfcl(x86_fp80 %15)
  %18 = fdiv x86_fp80 %17, %0
  %19 = fadd x86_fp80 %18, 0xKBFFF8000000000000000
  %20 = fcmp ogt x86_fp80 %19, 0xK3FF583126E978D4FDF3B
  %21 = fcmp olt x86_fp80 %19, 0xKBFF583126E978D4FDF3B
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %26

23:
  %24 = tail call x86_fp80 @logl(x86_fp80 %18)
  %25 = fmul x86_fp80 %18, %24
  br label %26

26:
  %27 = phi x86_fp80 [ %25, %23 ], [ %19, %14 ]
  %28 = fmul x86_fp80 %27, %0
  %29 = fmul x86_fp80 %28, 0xK3FFEE2DFC48DA77B553D
  %30 = fmul x86_fp80 %15, %15
  %31 = tail call x86_fp80 @expl(x86_fp80 %30)
  %32 = fmul x86_fp80 %31, %29
  %33 = fadd x86_fp80 %15, %32
  %34 = add nuw nsw i32 %16, 1
  %35 = icmp eq i32 %34, 5
  br i1 %35, label %13, label %14
}

@__enzyme_cc.psi80.ASYMPTOTIC = internal constant [15 x x86_fp80] [x86_fp80 0xK3FFBAAAAAAAAAAAAAAAB, x86_fp80 0xKBFF88888888888888889, x86_fp80 0xK3FF78208208208208208, x86_fp80 0xKBFF78888888888888889, x86_fp80 0xK3FF7F83E0F83E0F83E10, x86_fp80 0xKBFF9ACCACCACCACCACCB, x86_fp80 0xK3FFBAAAAAAAAAAAAAAAB, x86_fp80 0xKBFFDE2F2F2F2F2F2F2F3, x86_fp80 0xK4000C373FCDCFF373FCE, x86_fp80 0xKC003D3A6528A6528A653, x86_fp80 0xK40078CBAE6076B981DAE, x86_fp80 0xKC00AE1782B32B32B32B3, x86_fp80 0xK400ED62B955555555555, x86_fp80 0xKC012EE058D2E7DF0B2E8, x86_fp80 0xK401798FD6BE5F9DFFE18], align 16

@__enzyme_cc.psi80.BELOW = internal constant [16 x { x86_fp80, x86_fp80, x86_fp80 }] [{ x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKBFFE810B9582F7130096, x86_fp80 0xKBFBDD704405BFF5C15EA, x86_fp80 0xKBF788690A9CA8579DBC3 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKBFFFC96865E144EA5091, x86_fp80 0xKBFBDC5A289461C7D7DD8, x86_fp80 0xKBF7CB905A5EAD3666E09 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC000A7160CFB3CF2CE38, x86_fp80 0xKBFBF8CCC85D6172CB6CF, x86_fp80 0xKBF7CCB8D9F7AD42EF028 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC000E8A8A5820D953F04, x86_fp80 0xKBFBFEBB63D5ABBA79A5D, x86_fp80 0xKBF7EE63B7C85BA8DE3B6 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC00194E752E0E65E824C, x86_fp80 0xK3FBFB6F732D4AB5F2732, x86_fp80 0xK3F7BCF1C006AE67BEBF5 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC001B559650C73671807, x86_fp80 0xKBFC0D3F6573162DE7ADC, x86_fp80 0xK3F7E85B7D2825CF96190 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC001D5B59A1CC527F4E0, x86_fp80 0xK3FC09F96C9B88DADB010, x86_fp80 0xK3F7DD7F9A7E99B329597 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC001F6025CA9529B4138, x86_fp80 0xK3FC0B3AA15C6AA8B71D4, x86_fp80 0xKBF7EFE115D132B139C79 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC0028B21D99A951FA97B, x86_fp80 0xK3FC09ABAEB16DA3E134E, x86_fp80 0xKBF7E8364631B703072EC }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC0029B3E258FB1AF2177, x86_fp80 0xKBFC1DB13EDC32A0194FE, x86_fp80 0xK3F80EE5664EE233578CB }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC002AB5700A21A4242D5, x86_fp80 0xK3FC0890C88E1041769BE, x86_fp80 0xKBF7FF415FC780623418C }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC002BB6D16C9EF881421, x86_fp80 0xK3FC19F1AB04B257064F1, x86_fp80 0xKBF80C9A211FC5C1CED33 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC002CB80E7C325D4AA24, x86_fp80 0xK3FBFC3F3E5C3B86370E3, x86_fp80 0xKBF7EE3FC899A8294375C }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC002DB92D4C8905BB5F6, x86_fp80 0xK3FBF99936DE9A5A0B960, x86_fp80 0xKBF7DC111161F1F354144 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC002EBA32969A0E0A02A, x86_fp80 0xKBFC0DF604C0EFE1B91C6, x86_fp80 0xKBF7FDE6C8014DA7E58C2 }, { x86_fp80, x86_fp80, x86_fp80 } { x86_fp80 0xKC002FBB2216C67043F86, x86_fp80 0xKBFC1B03E5DB16DFC1C58, x86_fp80 0xK3F7FD4AC81BDF9C4B49C }], align 16

@__enzyme_cc.psi80.BERNOULLI = internal constant [21 x { x86_fp80, x86_fp80 }] [{ x86_fp80, x86_fp80 } { x86_fp80 0xK3FFBAAAAAAAAAAAAAAAB, x86_fp80 0xKBFBAAAAAAAAAAAAAAAAB }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFF5B60B60B60B60B60B, x86_fp80 0xKBFB4C16C16C16C16C16C }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FF08AB355E008AB355E, x86_fp80 0xK3FA88AB355E008AB355E }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFEADDEBBC99A7785563, x86_fp80 0xKBFA8D0447BBF336AAE22 }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FE5B354795FB875ED15, x86_fp80 0xKBFA49EEC1667C1DA1190 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFE091402EB22133F7BA, x86_fp80 0xKBF9FAC66FFE4F96FB48F }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FDAEB6D9627048B0FDC, x86_fp80 0xK3F9895DDA309D3C0CDF3 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFD5BED270FBCCAAE260, x86_fp80 0xK3F91ED65F90BD2F23BDE }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FD09AAC38EB2974ECEE, x86_fp80 0xK3F8FACCCBAFAF783B7F4 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFCAFABECB4655678664, x86_fp80 0xK3F88C7C2BD4957D1F7B7 }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FC5CB3F0F84E1BB77D8, x86_fp80 0xK3F83AD2B6C123AA979ED }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFC0A4BEC819D15AE371, x86_fp80 0xK3F7FF033554B26F12A13 }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FBB858996BE35683204, x86_fp80 0xKBF7AAEB64DC62892B271 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFB5D87B96ACF8E0B3E6, x86_fp80 0xKBF72B7489FB67902B651 }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FB0AF796D2665136AD7, x86_fp80 0xK3F6EC9D6FEEA339B43B4 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFAB8E3BEFCB6F1C57E2, x86_fp80 0xKBF6AA74C45E598A7ED8E }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3FA5E694CEF290DB0D7F, x86_fp80 0xK3F62A0797DE17CB20EE1 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBFA0BAE6F32B2BA53676, x86_fp80 0xKBF5EC18D2CABA204BB27 }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3F9B977F46D9DA56F634, x86_fp80 0xKBF57E9671EDD3EE08770 }, { x86_fp80, x86_fp80 } { x86_fp80 0xKBF95F59914823B0FF768, x86_fp80 0xK3F5482DF2E94CED9438C }, { x86_fp80, x86_fp80 } { x86_fp80 0xK3F90C712FFC994232185, x86_fp80 0xK3F4FF60C100FC34C258B }], align 16

@__enzyme_cc.psi80.BEYOND = internal constant [23 x x86_fp80] [x86_fp80 0xKBFFDE2B1DAA550D1AB8F, x86_fp80 0xK3FFD845A14A6A81C05D6, x86_fp80 0xKBFFCA7E098B92BED4187, x86_fp80 0xK3FFBDCD2DB1B879D54BF, x86_fp80 0xKBFFB93DD5D130E615E39, x86_fp80 0xK3FFAC7E701591CE534BE, x86_fp80 0xKBFFA87D3F61B53EC74F8, x86_fp80 0xK3FF9B91EB403F6E601F3, x86_fp80 0xKBFF8FCB828470DB50E3C, x86_fp80 0xK3FF8ACAAE5554B1799D3, x86_fp80 0xKBFF7EC1403C94175BC27, x86_fp80 0xK3FF7A170D67C0EC6E1A3, x86_fp80 0xKBFF6DCD7E3E774509DBC, x86_fp80 0xK3FF697119A2FBCD575A1, x86_fp80 0xKBFF5CEB137B8E8FBD21F, x86_fp80 0xK3FF58D675DEBB08444B7, x86_fp80 0xKBFF4C17B1A2E32D9A67D, x86_fp80 0xK3FF4845ED70D130EA396, x86_fp80 0xKBFF3B51FEEF50898212D, x86_fp80 0xK3FF2F7D655B7DC4C2743, x86_fp80 0xKBFF2A98FAEE2F5AB1930, x86_fp80 0xK3FF1E80407C087D5AB71, x86_fp80 0xKBFF19EBCB934457B3719], align 16

@__enzyme_cc.psi80.PI = internal constant { x86_fp80, x86_fp80 } { x86_fp80 0xK4000C90FDAA22168C235, x86_fp80 0xKBFBEECE675D1FC8F8CBB }, align 16

define internal x86_fp80 @__enzyme_cc.psi80.below_zero(x86_fp80 %0, x86_fp80 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { x86_fp80, x86_fp80 }, align 16
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  %7 = alloca { x86_fp80, x86_fp80 }, align 16
  %8 = alloca { x86_fp80, x86_fp80 }, align 16
  %9 = alloca { x86_fp80, x86_fp80 }, align 16
  %10 = alloca { x86_fp80, x86_fp80 }, align 16
  %11 = alloca { x86_fp80, x86_fp80 }, align 16
  %12 = alloca { x86_fp80, x86_fp80 }, align 16
  %13 = alloca { x86_fp80, x86_fp80 }, align 16
  %14 = alloca { x86_fp80, x86_fp80 }, align 16
  %15 = alloca { x86_fp80, x86_fp80 }, align 16
  %16 = fneg x86_fp80 %0
  %17 = fsub x86_fp80 0xK3FFF8000000000000000, %0
  %18 = fadd x86_fp80 %17, 0xKBFFF8000000000000000
  %19 = fsub x86_fp80 %18, %17
  %20 = fadd x86_fp80 %19, 0xK3FFF8000000000000000
  %21 = fsub x86_fp80 %16, %18
  %22 = fadd x86_fp80 %21, %20
  store x86_fp80 %17, ptr %14, align 16
  %23 = getelementptr inbounds i8, ptr %14, i64 16
  store x86_fp80 %22, ptr %23, align 16
  %24 = fcmp olt x86_fp80 %17, 0xK4003B000000000000000
  br i1 %24, label %25, label %89

25:
  %26 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %10, i64 0, i32 1
  %27 = getelementptr inbounds i8, ptr %9, i64 16
  br label %28

28:
  %29 = phi x86_fp80 [ %22, %25 ], [ %87, %28 ]
  %30 = phi x86_fp80 [ 0xK00000000000000000000, %25 ], [ %36, %28 ]
  %31 = phi x86_fp80 [ 0xK00000000000000000000, %25 ], [ %65, %28 ]
  %32 = phi x86_fp80 [ 0xK00000000000000000000, %25 ], [ %67, %28 ]
  %33 = phi x86_fp80 [ %17, %25 ], [ %85, %28 ]
  store x86_fp80 0xKBFFF8000000000000000, ptr %10, align 16
  store x86_fp80 0xK00000000000000000000, ptr %26, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %9, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %10, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %14)
  %34 = load x86_fp80, ptr %9, align 16
  %35 = load x86_fp80, ptr %27, align 16
  %36 = fadd x86_fp80 %30, %34
  %37 = fsub x86_fp80 %36, %30
  %38 = fsub x86_fp80 %36, %37
  %39 = fsub x86_fp80 %30, %38
  %40 = fsub x86_fp80 %34, %37
  %41 = fadd x86_fp80 %40, %39
  %42 = fadd x86_fp80 %35, %41
  %43 = fsub x86_fp80 %42, %41
  %44 = fsub x86_fp80 %42, %43
  %45 = fsub x86_fp80 %41, %44
  %46 = fsub x86_fp80 %35, %43
  %47 = fadd x86_fp80 %46, %45
  %48 = fadd x86_fp80 %31, %42
  %49 = fsub x86_fp80 %48, %31
  %50 = fsub x86_fp80 %48, %49
  %51 = fsub x86_fp80 %31, %50
  %52 = fsub x86_fp80 %42, %49
  %53 = fadd x86_fp80 %52, %51
  %54 = fadd x86_fp80 %32, %47
  %55 = fsub x86_fp80 %54, %32
  %56 = fsub x86_fp80 %54, %55
  %57 = fsub x86_fp80 %32, %56
  %58 = fsub x86_fp80 %47, %55
  %59 = fadd x86_fp80 %58, %57
  %60 = fadd x86_fp80 %54, %53
  %61 = fadd x86_fp80 %48, %60
  %62 = fsub x86_fp80 %61, %48
  %63 = fsub x86_fp80 %60, %62
  %64 = fadd x86_fp80 %59, %63
  %65 = fadd x86_fp80 %61, %64
  %66 = fsub x86_fp80 %65, %61
  %67 = fsub x86_fp80 %64, %66
  %68 = fadd x86_fp80 %33, 0xK3FFF8000000000000000
  %69 = fsub x86_fp80 %68, %33
  %70 = fsub x86_fp80 %68, %69
  %71 = fsub x86_fp80 %33, %70
  %72 = fsub x86_fp80 0xK3FFF8000000000000000, %69
  %73 = fadd x86_fp80 %72, %71
  %74 = fadd x86_fp80 %29, 0xK00000000000000000000
  %75 = fsub x86_fp80 %74, %29
  %76 = fsub x86_fp80 %74, %75
  %77 = fsub x86_fp80 %29, %76
  %78 = fsub x86_fp80 0xK00000000000000000000, %75
  %79 = fadd x86_fp80 %78, %77
  %80 = fadd x86_fp80 %74, %73
  %81 = fadd x86_fp80 %68, %80
  %82 = fsub x86_fp80 %81, %68
  %83 = fsub x86_fp80 %80, %82
  %84 = fadd x86_fp80 %79, %83
  %85 = fadd x86_fp80 %81, %84
  %86 = fsub x86_fp80 %85, %81
  %87 = fsub x86_fp80 %84, %86
  store x86_fp80 %85, ptr %14, align 16
  store x86_fp80 %87, ptr %23, align 16
  %88 = fcmp olt x86_fp80 %85, 0xK4003B000000000000000
  br i1 %88, label %28, label %89

89:
  %90 = phi x86_fp80 [ %22, %2 ], [ %87, %28 ]
  %91 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %67, %28 ]
  %92 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %65, %28 ]
  %93 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %36, %28 ]
  %94 = phi x86_fp80 [ %17, %2 ], [ %85, %28 ]
  %95 = fcmp olt x86_fp80 %94, 0xK407D8000000000000000
  br i1 %95, label %96, label %157

96:
  call void @__enzyme_cc.psi80.further_terms(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %13, i32 0, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %14)
  %97 = load x86_fp80, ptr %13, align 16
  %98 = getelementptr inbounds i8, ptr %13, i64 16
  %99 = load x86_fp80, ptr %98, align 16
  %100 = fadd x86_fp80 %97, 0xK3FFE8000000000000000
  %101 = fadd x86_fp80 %100, 0xKBFFE8000000000000000
  %102 = fsub x86_fp80 %101, %100
  %103 = fadd x86_fp80 %102, 0xK3FFE8000000000000000
  %104 = fsub x86_fp80 %97, %101
  %105 = fadd x86_fp80 %104, %103
  %106 = fadd x86_fp80 %99, 0xK00000000000000000000
  %107 = fsub x86_fp80 %106, %106
  %108 = fadd x86_fp80 %107, 0xK00000000000000000000
  %109 = fsub x86_fp80 %99, %106
  %110 = fadd x86_fp80 %109, %108
  %111 = fadd x86_fp80 %106, %105
  %112 = fadd x86_fp80 %100, %111
  %113 = fsub x86_fp80 %112, %100
  %114 = fsub x86_fp80 %111, %113
  %115 = fadd x86_fp80 %110, %114
  %116 = fadd x86_fp80 %112, %115
  %117 = fsub x86_fp80 %116, %112
  %118 = fsub x86_fp80 %115, %117
  %119 = fneg x86_fp80 %116
  store x86_fp80 %119, ptr %12, align 16
  %120 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %12, i64 0, i32 1
  %121 = fneg x86_fp80 %118
  store x86_fp80 %121, ptr %120, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %11, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %12, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %14)
  %122 = load x86_fp80, ptr %11, align 16
  %123 = getelementptr inbounds i8, ptr %11, i64 16
  %124 = load x86_fp80, ptr %123, align 16
  %125 = fadd x86_fp80 %93, %122
  %126 = fsub x86_fp80 %125, %93
  %127 = fsub x86_fp80 %125, %126
  %128 = fsub x86_fp80 %93, %127
  %129 = fsub x86_fp80 %122, %126
  %130 = fadd x86_fp80 %129, %128
  %131 = fadd x86_fp80 %124, %130
  %132 = fsub x86_fp80 %131, %130
  %133 = fsub x86_fp80 %131, %132
  %134 = fsub x86_fp80 %130, %133
  %135 = fsub x86_fp80 %124, %132
  %136 = fadd x86_fp80 %135, %134
  %137 = fadd x86_fp80 %92, %131
  %138 = fsub x86_fp80 %137, %92
  %139 = fsub x86_fp80 %137, %138
  %140 = fsub x86_fp80 %92, %139
  %141 = fsub x86_fp80 %131, %138
  %142 = fadd x86_fp80 %141, %140
  %143 = fadd x86_fp80 %91, %136
  %144 = fsub x86_fp80 %143, %91
  %145 = fsub x86_fp80 %143, %144
  %146 = fsub x86_fp80 %91, %145
  %147 = fsub x86_fp80 %136, %144
  %148 = fadd x86_fp80 %147, %146
  %149 = fadd x86_fp80 %143, %142
  %150 = fadd x86_fp80 %137, %149
  %151 = fsub x86_fp80 %150, %137
  %152 = fsub x86_fp80 %149, %151
  %153 = fadd x86_fp80 %148, %152
  %154 = fadd x86_fp80 %150, %153
  %155 = fsub x86_fp80 %154, %150
  %156 = fsub x86_fp80 %153, %155
  br label %157

157:
  %158 = phi x86_fp80 [ %156, %96 ], [ %91, %89 ]
  %159 = phi x86_fp80 [ %154, %96 ], [ %92, %89 ]
  %160 = phi x86_fp80 [ %125, %96 ], [ %93, %89 ]
  br label %161

161:
  %162 = phi x86_fp80 [ %90, %157 ], [ %256, %255 ]
  %163 = phi i32 [ 0, %157 ], [ %258, %255 ]
  %164 = phi i32 [ 13, %157 ], [ %259, %255 ]
  %165 = phi x86_fp80 [ %94, %157 ], [ %257, %255 ]
  %166 = icmp eq i32 %164, 0
  br i1 %166, label %241, label %244

167:
  %168 = fcmp ogt x86_fp80 %257, 0xK3FFFB504F2AE07E5A78F
  %169 = fmul x86_fp80 %257, 0xK3FFE8000000000000000
  %170 = fmul x86_fp80 %256, 0xK3FFE8000000000000000
  %171 = select i1 %168, x86_fp80 %170, x86_fp80 %256
  %172 = select i1 %168, x86_fp80 %169, x86_fp80 %257
  %173 = fadd x86_fp80 %172, 0xKBFFF8000000000000000
  %174 = fsub x86_fp80 %173, %172
  %175 = fsub x86_fp80 %173, %174
  %176 = fsub x86_fp80 %172, %175
  %177 = fsub x86_fp80 0xKBFFF8000000000000000, %174
  %178 = fadd x86_fp80 %177, %176
  %179 = fsub x86_fp80 %171, %171
  %180 = fsub x86_fp80 %171, %179
  %181 = fsub x86_fp80 %171, %180
  %182 = fsub x86_fp80 %181, %179
  %183 = fadd x86_fp80 %171, %178
  %184 = fadd x86_fp80 %173, %183
  %185 = fsub x86_fp80 %184, %173
  %186 = fsub x86_fp80 %183, %185
  %187 = fadd x86_fp80 %182, %186
  %188 = fadd x86_fp80 %184, %187
  store x86_fp80 %188, ptr %7, align 16
  %189 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i64 0, i32 1
  %190 = fsub x86_fp80 %188, %184
  %191 = fsub x86_fp80 %187, %190
  store x86_fp80 %191, ptr %189, align 16
  %192 = fadd x86_fp80 %172, 0xK3FFF8000000000000000
  %193 = fsub x86_fp80 %192, %172
  %194 = fsub x86_fp80 %192, %193
  %195 = fsub x86_fp80 %172, %194
  %196 = fsub x86_fp80 0xK3FFF8000000000000000, %193
  %197 = fadd x86_fp80 %196, %195
  %198 = fadd x86_fp80 %171, 0xK00000000000000000000
  %199 = fsub x86_fp80 %198, %171
  %200 = fsub x86_fp80 %198, %199
  %201 = fsub x86_fp80 %171, %200
  %202 = fsub x86_fp80 0xK00000000000000000000, %199
  %203 = fadd x86_fp80 %202, %201
  %204 = fadd x86_fp80 %198, %197
  %205 = fadd x86_fp80 %192, %204
  %206 = fsub x86_fp80 %205, %192
  %207 = fsub x86_fp80 %204, %206
  %208 = fadd x86_fp80 %203, %207
  %209 = fadd x86_fp80 %205, %208
  store x86_fp80 %209, ptr %8, align 16
  %210 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %8, i64 0, i32 1
  %211 = fsub x86_fp80 %209, %205
  %212 = fsub x86_fp80 %208, %211
  store x86_fp80 %212, ptr %210, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %6, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %7, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %8)
  %213 = load x86_fp80, ptr %6, align 16
  %214 = getelementptr inbounds i8, ptr %6, i64 16
  %215 = load x86_fp80, ptr %214, align 16
  %216 = fmul x86_fp80 %213, %213
  %217 = fmul x86_fp80 %213, 0xK401F8000000080000000
  %218 = fsub x86_fp80 %217, %213
  %219 = fsub x86_fp80 %217, %218
  %220 = fsub x86_fp80 %213, %219
  %221 = fmul x86_fp80 %219, %219
  %222 = fsub x86_fp80 %221, %216
  %223 = fmul x86_fp80 %219, %220
  %224 = fadd x86_fp80 %222, %223
  %225 = fadd x86_fp80 %223, %224
  %226 = fmul x86_fp80 %220, %220
  %227 = fadd x86_fp80 %226, %225
  %228 = fmul x86_fp80 %213, %215
  %229 = fadd x86_fp80 %228, %228
  %230 = fadd x86_fp80 %229, %227
  %231 = fadd x86_fp80 %216, %230
  %232 = fsub x86_fp80 %231, %216
  %233 = fsub x86_fp80 %230, %232
  %234 = fmul x86_fp80 %231, 0xK401F8000000080000000
  %235 = fsub x86_fp80 %234, %231
  %236 = fsub x86_fp80 %234, %235
  %237 = fsub x86_fp80 %231, %236
  %238 = getelementptr inbounds i8, ptr %4, i64 16
  %239 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %3, i64 0, i32 1
  %240 = getelementptr inbounds i8, ptr %5, i64 16
  br label %260

241:
  %242 = phi x86_fp80 [ 0xK40008000000000000000, %161 ], [ %247, %244 ]
  %243 = fcmp olt x86_fp80 %165, %242
  br i1 %243, label %255, label %250

244:
  %245 = phi x86_fp80 [ %247, %244 ], [ 0xK40008000000000000000, %161 ]
  %246 = phi i32 [ %248, %244 ], [ 0, %161 ]
  %247 = fmul x86_fp80 %245, %245
  %248 = add nuw nsw i32 %246, 1
  %249 = icmp eq i32 %248, %164
  br i1 %249, label %241, label %244

250:
  %251 = fdiv x86_fp80 %165, %242
  %252 = fdiv x86_fp80 %162, %242
  %253 = shl nuw i32 1, %164
  %254 = add nsw i32 %253, %163
  br label %255

255:
  %256 = phi x86_fp80 [ %252, %250 ], [ %162, %241 ]
  %257 = phi x86_fp80 [ %251, %250 ], [ %165, %241 ]
  %258 = phi i32 [ %254, %250 ], [ %163, %241 ]
  %259 = add nsw i32 %164, -1
  br i1 %166, label %167, label %161

260:
  %261 = phi i32 [ 26, %167 ], [ %309, %260 ]
  %262 = phi x86_fp80 [ 0xK00000000000000000000, %167 ], [ %308, %260 ]
  %263 = phi x86_fp80 [ 0xK00000000000000000000, %167 ], [ %306, %260 ]
  %264 = fmul x86_fp80 %231, %263
  %265 = fmul x86_fp80 %263, 0xK401F8000000080000000
  %266 = fsub x86_fp80 %265, %263
  %267 = fsub x86_fp80 %265, %266
  %268 = fsub x86_fp80 %263, %267
  %269 = fmul x86_fp80 %236, %267
  %270 = fsub x86_fp80 %269, %264
  %271 = fmul x86_fp80 %237, %267
  %272 = fadd x86_fp80 %271, %270
  %273 = fmul x86_fp80 %236, %268
  %274 = fadd x86_fp80 %273, %272
  %275 = fmul x86_fp80 %237, %268
  %276 = fadd x86_fp80 %275, %274
  %277 = fmul x86_fp80 %233, %263
  %278 = fmul x86_fp80 %231, %262
  %279 = fadd x86_fp80 %278, %277
  %280 = fadd x86_fp80 %279, %276
  %281 = fadd x86_fp80 %264, %280
  %282 = fsub x86_fp80 %281, %264
  %283 = fsub x86_fp80 %280, %282
  %284 = shl nuw nsw i32 %261, 1
  %285 = or i32 %284, 1
  %286 = sitofp i32 %285 to x86_fp80
  store x86_fp80 0xK3FFF8000000000000000, ptr %4, align 16
  store x86_fp80 0xK00000000000000000000, ptr %238, align 16
  store x86_fp80 %286, ptr %3, align 16
  store x86_fp80 0xK00000000000000000000, ptr %239, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %5, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %3)
  %287 = load x86_fp80, ptr %5, align 16
  %288 = load x86_fp80, ptr %240, align 16
  %289 = fadd x86_fp80 %281, %287
  %290 = fsub x86_fp80 %289, %281
  %291 = fsub x86_fp80 %289, %290
  %292 = fsub x86_fp80 %281, %291
  %293 = fsub x86_fp80 %287, %290
  %294 = fadd x86_fp80 %293, %292
  %295 = fadd x86_fp80 %288, %283
  %296 = fsub x86_fp80 %295, %283
  %297 = fsub x86_fp80 %295, %296
  %298 = fsub x86_fp80 %283, %297
  %299 = fsub x86_fp80 %288, %296
  %300 = fadd x86_fp80 %299, %298
  %301 = fadd x86_fp80 %295, %294
  %302 = fadd x86_fp80 %289, %301
  %303 = fsub x86_fp80 %302, %289
  %304 = fsub x86_fp80 %301, %303
  %305 = fadd x86_fp80 %300, %304
  %306 = fadd x86_fp80 %302, %305
  %307 = fsub x86_fp80 %306, %302
  %308 = fsub x86_fp80 %305, %307
  %309 = add nsw i32 %261, -1
  %310 = icmp eq i32 %261, 0
  br i1 %310, label %311, label %260

311:
  %312 = zext i1 %168 to i32
  %313 = add nsw i32 %258, %312
  %314 = fmul x86_fp80 %213, %306
  %315 = fmul x86_fp80 %306, 0xK401F8000000080000000
  %316 = fsub x86_fp80 %315, %306
  %317 = fsub x86_fp80 %315, %316
  %318 = fsub x86_fp80 %306, %317
  %319 = fmul x86_fp80 %219, %317
  %320 = fsub x86_fp80 %319, %314
  %321 = fmul x86_fp80 %220, %317
  %322 = fadd x86_fp80 %321, %320
  %323 = fmul x86_fp80 %219, %318
  %324 = fadd x86_fp80 %323, %322
  %325 = fmul x86_fp80 %220, %318
  %326 = fadd x86_fp80 %325, %324
  %327 = fmul x86_fp80 %215, %306
  %328 = fmul x86_fp80 %213, %308
  %329 = fadd x86_fp80 %327, %328
  %330 = fadd x86_fp80 %329, %326
  %331 = fadd x86_fp80 %314, %330
  %332 = fsub x86_fp80 %331, %314
  %333 = fsub x86_fp80 %330, %332
  %334 = fmul x86_fp80 %331, 0xK40008000000000000000
  %335 = fmul x86_fp80 %331, 0xK401F8000000080000000
  %336 = fsub x86_fp80 %335, %331
  %337 = fsub x86_fp80 %335, %336
  %338 = fsub x86_fp80 %331, %337
  %339 = fmul x86_fp80 %337, 0xK40008000000000000000
  %340 = fsub x86_fp80 %339, %334
  %341 = fmul x86_fp80 %337, 0xK00000000000000000000
  %342 = fadd x86_fp80 %341, %340
  %343 = fmul x86_fp80 %338, 0xK40008000000000000000
  %344 = fadd x86_fp80 %343, %342
  %345 = fmul x86_fp80 %338, 0xK00000000000000000000
  %346 = fadd x86_fp80 %345, %344
  %347 = fmul x86_fp80 %331, 0xK00000000000000000000
  %348 = fmul x86_fp80 %333, 0xK40008000000000000000
  %349 = fadd x86_fp80 %347, %348
  %350 = fadd x86_fp80 %349, %346
  %351 = fadd x86_fp80 %334, %350
  %352 = fsub x86_fp80 %351, %334
  %353 = fsub x86_fp80 %350, %352
  %354 = fadd x86_fp80 %160, %351
  %355 = fsub x86_fp80 %354, %160
  %356 = fsub x86_fp80 %354, %355
  %357 = fsub x86_fp80 %160, %356
  %358 = fsub x86_fp80 %351, %355
  %359 = fadd x86_fp80 %358, %357
  %360 = fadd x86_fp80 %353, %359
  %361 = fsub x86_fp80 %360, %359
  %362 = fsub x86_fp80 %360, %361
  %363 = fsub x86_fp80 %359, %362
  %364 = fsub x86_fp80 %353, %361
  %365 = fadd x86_fp80 %364, %363
  %366 = fadd x86_fp80 %159, %360
  %367 = fsub x86_fp80 %366, %159
  %368 = fsub x86_fp80 %366, %367
  %369 = fsub x86_fp80 %159, %368
  %370 = fsub x86_fp80 %360, %367
  %371 = fadd x86_fp80 %370, %369
  %372 = fadd x86_fp80 %158, %365
  %373 = fsub x86_fp80 %372, %158
  %374 = fsub x86_fp80 %372, %373
  %375 = fsub x86_fp80 %158, %374
  %376 = fsub x86_fp80 %365, %373
  %377 = fadd x86_fp80 %376, %375
  %378 = fadd x86_fp80 %372, %371
  %379 = fadd x86_fp80 %366, %378
  %380 = fsub x86_fp80 %379, %366
  %381 = fsub x86_fp80 %378, %380
  %382 = fadd x86_fp80 %377, %381
  %383 = fadd x86_fp80 %379, %382
  %384 = fsub x86_fp80 %383, %379
  %385 = fsub x86_fp80 %382, %384
  %386 = sitofp i32 %313 to x86_fp80
  %387 = fmul x86_fp80 %386, 0xK3FFEB17217F7D1CF79AC
  %388 = fmul x86_fp80 %386, 0xK401F8000000080000000
  %389 = fsub x86_fp80 %388, %386
  %390 = fsub x86_fp80 %388, %389
  %391 = fsub x86_fp80 %386, %390
  %392 = fmul x86_fp80 %390, 0xK3FFEB17217F800000000
  %393 = fsub x86_fp80 %392, %387
  %394 = fmul x86_fp80 %391, 0xK3FFEB17217F800000000
  %395 = fadd x86_fp80 %394, %393
  %396 = fmul x86_fp80 %390, 0xK3FDCB8C2195000000000
  %397 = fsub x86_fp80 %395, %396
  %398 = fmul x86_fp80 %391, 0xK3FDCB8C2195000000000
  %399 = fsub x86_fp80 %397, %398
  %400 = fmul x86_fp80 %386, 0xK3FBCD871319FF0342543
  %401 = fsub x86_fp80 0xK00000000000000000000, %400
  %402 = fadd x86_fp80 %401, %399
  %403 = fadd x86_fp80 %387, %402
  %404 = fsub x86_fp80 %403, %387
  %405 = fsub x86_fp80 %402, %404
  %406 = fadd x86_fp80 %403, %354
  %407 = fsub x86_fp80 %406, %354
  %408 = fsub x86_fp80 %406, %407
  %409 = fsub x86_fp80 %354, %408
  %410 = fsub x86_fp80 %403, %407
  %411 = fadd x86_fp80 %410, %409
  %412 = fadd x86_fp80 %405, %411
  %413 = fsub x86_fp80 %412, %411
  %414 = fsub x86_fp80 %412, %413
  %415 = fsub x86_fp80 %411, %414
  %416 = fsub x86_fp80 %405, %413
  %417 = fadd x86_fp80 %416, %415
  %418 = fadd x86_fp80 %412, %383
  %419 = fsub x86_fp80 %418, %383
  %420 = fsub x86_fp80 %418, %419
  %421 = fsub x86_fp80 %383, %420
  %422 = fsub x86_fp80 %412, %419
  %423 = fadd x86_fp80 %422, %421
  %424 = fadd x86_fp80 %417, %385
  %425 = fsub x86_fp80 %424, %385
  %426 = fsub x86_fp80 %424, %425
  %427 = fsub x86_fp80 %385, %426
  %428 = fsub x86_fp80 %417, %425
  %429 = fadd x86_fp80 %428, %427
  %430 = fadd x86_fp80 %424, %423
  %431 = fadd x86_fp80 %418, %430
  %432 = fsub x86_fp80 %431, %418
  %433 = fsub x86_fp80 %430, %432
  %434 = fadd x86_fp80 %429, %433
  %435 = fadd x86_fp80 %431, %434
  %436 = fsub x86_fp80 %435, %431
  %437 = fsub x86_fp80 %434, %436
  call void @__enzyme_cc.psi80.reflected(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %15, i32 0, x86_fp80 %1)
  %438 = load x86_fp80, ptr %15, align 16
  %439 = getelementptr inbounds i8, ptr %15, i64 16
  %440 = load x86_fp80, ptr %439, align 16
  %441 = fneg x86_fp80 %438
  %442 = fneg x86_fp80 %440
  %443 = fsub x86_fp80 %406, %438
  %444 = fsub x86_fp80 %443, %406
  %445 = fsub x86_fp80 %443, %444
  %446 = fsub x86_fp80 %406, %445
  %447 = fsub x86_fp80 %441, %444
  %448 = fadd x86_fp80 %447, %446
  %449 = fsub x86_fp80 %448, %440
  %450 = fsub x86_fp80 %449, %448
  %451 = fsub x86_fp80 %449, %450
  %452 = fsub x86_fp80 %448, %451
  %453 = fsub x86_fp80 %442, %450
  %454 = fadd x86_fp80 %453, %452
  %455 = fadd x86_fp80 %435, %449
  %456 = fsub x86_fp80 %455, %435
  %457 = fsub x86_fp80 %455, %456
  %458 = fsub x86_fp80 %435, %457
  %459 = fsub x86_fp80 %449, %456
  %460 = fadd x86_fp80 %459, %458
  %461 = fadd x86_fp80 %437, %454
  %462 = fsub x86_fp80 %461, %437
  %463 = fsub x86_fp80 %461, %462
  %464 = fsub x86_fp80 %437, %463
  %465 = fsub x86_fp80 %454, %462
  %466 = fadd x86_fp80 %465, %464
  %467 = fadd x86_fp80 %461, %460
  %468 = fadd x86_fp80 %455, %467
  %469 = fsub x86_fp80 %468, %455
  %470 = fsub x86_fp80 %467, %469
  %471 = fadd x86_fp80 %466, %470
  %472 = fadd x86_fp80 %468, %471
  %473 = fsub x86_fp80 %472, %468
  %474 = fsub x86_fp80 %471, %473
  %475 = fadd x86_fp80 %443, %472
  %476 = fsub x86_fp80 %475, %443
  %477 = fsub x86_fp80 %475, %476
  %478 = fsub x86_fp80 %443, %477
  %479 = fsub x86_fp80 %472, %476
  %480 = fadd x86_fp80 %479, %478
  %481 = fadd x86_fp80 %474, %480
  %482 = fadd x86_fp80 %475, %481
  %483 = fcmp ole x86_fp80 %0, 0xKC0038000000000000000
  %484 = fcmp ogt x86_fp80 %482, 0xK3FC48000000000000000
  %485 = select i1 %483, i1 true, i1 %484
  %486 = fcmp olt x86_fp80 %482, 0xKBFC48000000000000000
  %487 = select i1 %485, i1 true, i1 %486
  br i1 %487, label %533, label %488

488:
  %489 = fptosi x86_fp80 %16 to i32
  %490 = sext i32 %489 to i64
  %491 = getelementptr inbounds [16 x { x86_fp80, x86_fp80, x86_fp80 }], ptr @__enzyme_cc.psi80.BELOW, i64 0, i64 %490
  %492 = load x86_fp80, ptr %491, align 16
  %493 = getelementptr inbounds i8, ptr %491, i64 16
  %494 = load x86_fp80, ptr %493, align 16
  %495 = getelementptr inbounds i8, ptr %491, i64 32
  %496 = load x86_fp80, ptr %495, align 16
  %497 = fneg x86_fp80 %492
  %498 = fsub x86_fp80 %0, %492
  %499 = fsub x86_fp80 %498, %0
  %500 = fsub x86_fp80 %498, %499
  %501 = fsub x86_fp80 %0, %500
  %502 = fsub x86_fp80 %497, %499
  %503 = fadd x86_fp80 %502, %501
  %504 = fneg x86_fp80 %494
  %505 = fneg x86_fp80 %496
  %506 = fsub x86_fp80 %498, %494
  %507 = fsub x86_fp80 %506, %498
  %508 = fsub x86_fp80 %506, %507
  %509 = fsub x86_fp80 %498, %508
  %510 = fsub x86_fp80 %504, %507
  %511 = fadd x86_fp80 %510, %509
  %512 = fsub x86_fp80 %503, %496
  %513 = fsub x86_fp80 %512, %503
  %514 = fsub x86_fp80 %512, %513
  %515 = fsub x86_fp80 %503, %514
  %516 = fsub x86_fp80 %505, %513
  %517 = fadd x86_fp80 %516, %515
  %518 = fadd x86_fp80 %512, %511
  %519 = fadd x86_fp80 %506, %518
  %520 = fsub x86_fp80 %519, %506
  %521 = fsub x86_fp80 %518, %520
  %522 = fadd x86_fp80 %517, %521
  %523 = fadd x86_fp80 %519, %522
  %524 = fsub x86_fp80 %523, %519
  %525 = fsub x86_fp80 %522, %524
  %526 = fadd x86_fp80 %523, %525
  %527 = tail call x86_fp80 @__enzyme_cc_polygammal(i32 1, x86_fp80 %0)
  %528 = fmul x86_fp80 %526, 0xK3FFE8000000000000000
  %529 = tail call x86_fp80 @__enzyme_cc_polygammal(i32 2, x86_fp80 %0)
  %530 = fmul x86_fp80 %529, %528
  %531 = fsub x86_fp80 %527, %530
  %532 = fmul x86_fp80 %526, %531
  br label %533

533:
  %534 = phi x86_fp80 [ %532, %488 ], [ %482, %311 ]
  ret x86_fp80 %534
}

define internal void @__enzyme_cc.psi80.divide(ptr noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 16 %0, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %1, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = load x86_fp80, ptr %1, align 16
  %5 = load x86_fp80, ptr %2, align 16
  %6 = fdiv x86_fp80 %4, %5
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load x86_fp80, ptr %7, align 16
  %9 = fmul x86_fp80 %5, %6
  %10 = fmul x86_fp80 %5, 0xK401F8000000080000000
  %11 = fsub x86_fp80 %10, %5
  %12 = fsub x86_fp80 %10, %11
  %13 = fsub x86_fp80 %5, %12
  %14 = fmul x86_fp80 %6, 0xK401F8000000080000000
  %15 = fsub x86_fp80 %14, %6
  %16 = fsub x86_fp80 %14, %15
  %17 = fsub x86_fp80 %6, %16
  %18 = fmul x86_fp80 %12, %16
  %19 = fsub x86_fp80 %18, %9
  %20 = fmul x86_fp80 %12, %17
  %21 = fadd x86_fp80 %20, %19
  %22 = fmul x86_fp80 %16, %13
  %23 = fadd x86_fp80 %22, %21
  %24 = fmul x86_fp80 %13, %17
  %25 = fadd x86_fp80 %24, %23
  %26 = fmul x86_fp80 %5, 0xK00000000000000000000
  %27 = fmul x86_fp80 %8, %6
  %28 = fadd x86_fp80 %26, %27
  %29 = fadd x86_fp80 %28, %25
  %30 = fadd x86_fp80 %9, %29
  %31 = fsub x86_fp80 %30, %9
  %32 = fsub x86_fp80 %29, %31
  %33 = getelementptr inbounds i8, ptr %1, i64 16
  %34 = load x86_fp80, ptr %33, align 16
  %35 = fneg x86_fp80 %30
  %36 = fneg x86_fp80 %32
  %37 = fsub x86_fp80 %4, %30
  %38 = fsub x86_fp80 %37, %4
  %39 = fsub x86_fp80 %37, %38
  %40 = fsub x86_fp80 %4, %39
  %41 = fsub x86_fp80 %35, %38
  %42 = fadd x86_fp80 %41, %40
  %43 = fsub x86_fp80 %34, %32
  %44 = fsub x86_fp80 %43, %34
  %45 = fsub x86_fp80 %43, %44
  %46 = fsub x86_fp80 %34, %45
  %47 = fsub x86_fp80 %36, %44
  %48 = fadd x86_fp80 %47, %46
  %49 = fadd x86_fp80 %43, %42
  %50 = fadd x86_fp80 %37, %49
  %51 = fsub x86_fp80 %50, %37
  %52 = fsub x86_fp80 %49, %51
  %53 = fadd x86_fp80 %48, %52
  %54 = fadd x86_fp80 %50, %53
  %55 = fsub x86_fp80 %54, %50
  %56 = fsub x86_fp80 %53, %55
  %57 = fdiv x86_fp80 %54, %5
  %58 = fmul x86_fp80 %5, %57
  %59 = fmul x86_fp80 %57, 0xK401F8000000080000000
  %60 = fsub x86_fp80 %59, %57
  %61 = fsub x86_fp80 %59, %60
  %62 = fsub x86_fp80 %57, %61
  %63 = fmul x86_fp80 %12, %61
  %64 = fsub x86_fp80 %63, %58
  %65 = fmul x86_fp80 %12, %62
  %66 = fadd x86_fp80 %65, %64
  %67 = fmul x86_fp80 %13, %61
  %68 = fadd x86_fp80 %67, %66
  %69 = fmul x86_fp80 %13, %62
  %70 = fadd x86_fp80 %69, %68
  %71 = fmul x86_fp80 %8, %57
  %72 = fadd x86_fp80 %26, %71
  %73 = fadd x86_fp80 %72, %70
  %74 = fadd x86_fp80 %58, %73
  %75 = fsub x86_fp80 %74, %58
  %76 = fsub x86_fp80 %73, %75
  %77 = fneg x86_fp80 %74
  %78 = fneg x86_fp80 %76
  %79 = fsub x86_fp80 %54, %74
  %80 = fsub x86_fp80 %79, %54
  %81 = fsub x86_fp80 %79, %80
  %82 = fsub x86_fp80 %54, %81
  %83 = fsub x86_fp80 %77, %80
  %84 = fadd x86_fp80 %83, %82
  %85 = fsub x86_fp80 %56, %76
  %86 = fsub x86_fp80 %85, %56
  %87 = fsub x86_fp80 %85, %86
  %88 = fsub x86_fp80 %56, %87
  %89 = fsub x86_fp80 %78, %86
  %90 = fadd x86_fp80 %89, %88
  %91 = fadd x86_fp80 %85, %84
  %92 = fadd x86_fp80 %79, %91
  %93 = fsub x86_fp80 %92, %79
  %94 = fsub x86_fp80 %91, %93
  %95 = fadd x86_fp80 %90, %94
  %96 = fadd x86_fp80 %92, %95
  %97 = fadd x86_fp80 %6, %57
  %98 = fsub x86_fp80 %97, %6
  %99 = fsub x86_fp80 %57, %98
  %100 = fdiv x86_fp80 %96, %5
  %101 = fadd x86_fp80 %97, %100
  %102 = fsub x86_fp80 %101, %97
  %103 = fsub x86_fp80 %101, %102
  %104 = fsub x86_fp80 %97, %103
  %105 = fsub x86_fp80 %100, %102
  %106 = fadd x86_fp80 %105, %104
  %107 = fadd x86_fp80 %99, 0xK00000000000000000000
  %108 = fsub x86_fp80 %107, %99
  %109 = fsub x86_fp80 %107, %108
  %110 = fsub x86_fp80 %99, %109
  %111 = fsub x86_fp80 0xK00000000000000000000, %108
  %112 = fadd x86_fp80 %111, %110
  %113 = fadd x86_fp80 %107, %106
  %114 = fadd x86_fp80 %101, %113
  %115 = fsub x86_fp80 %114, %101
  %116 = fsub x86_fp80 %113, %115
  %117 = fadd x86_fp80 %112, %116
  %118 = fadd x86_fp80 %114, %117
  store x86_fp80 %118, ptr %0, align 16
  %119 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  %120 = fsub x86_fp80 %118, %114
  %121 = fsub x86_fp80 %117, %120
  store x86_fp80 %121, ptr %119, align 16
  ret void
}

define internal void @__enzyme_cc.psi80.further_terms(ptr noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 16 %0, i32 %1, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  %7 = alloca { x86_fp80, x86_fp80 }, align 16
  %8 = load x86_fp80, ptr %2, align 16
  %9 = fcmp ogt x86_fp80 %8, 0xK407D8000000000000000
  br i1 %9, label %10, label %12

10:
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  %11 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %11, align 16
  br label %178

12:
  store x86_fp80 0xK3FFF8000000000000000, ptr %5, align 16
  %13 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %13, align 16
  %14 = getelementptr inbounds i8, ptr %2, i64 16
  %15 = load x86_fp80, ptr %14, align 16
  %16 = fmul x86_fp80 %8, %8
  %17 = fmul x86_fp80 %8, 0xK401F8000000080000000
  %18 = fsub x86_fp80 %17, %8
  %19 = fsub x86_fp80 %17, %18
  %20 = fsub x86_fp80 %8, %19
  %21 = fmul x86_fp80 %19, %19
  %22 = fsub x86_fp80 %21, %16
  %23 = fmul x86_fp80 %19, %20
  %24 = fadd x86_fp80 %22, %23
  %25 = fadd x86_fp80 %23, %24
  %26 = fmul x86_fp80 %20, %20
  %27 = fadd x86_fp80 %26, %25
  %28 = fmul x86_fp80 %8, %15
  %29 = fadd x86_fp80 %28, %28
  %30 = fadd x86_fp80 %27, %29
  %31 = fadd x86_fp80 %16, %30
  store x86_fp80 %31, ptr %6, align 16
  %32 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %6, i64 0, i32 1
  %33 = fsub x86_fp80 %31, %16
  %34 = fsub x86_fp80 %30, %33
  store x86_fp80 %34, ptr %32, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %4, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %5, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %6)
  %35 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i64 0, i32 1
  %36 = load x86_fp80, ptr %4, align 16
  %37 = getelementptr inbounds i8, ptr %4, i64 16
  %38 = load x86_fp80, ptr %37, align 16
  %39 = fmul x86_fp80 %36, 0xK401F8000000080000000
  %40 = fsub x86_fp80 %39, %36
  %41 = fsub x86_fp80 %39, %40
  %42 = fsub x86_fp80 %36, %41
  %43 = zext i32 %1 to i64
  br label %71

44:
  %45 = add nsw i32 %1, 1
  %46 = sitofp i32 %45 to x86_fp80
  %47 = fmul x86_fp80 %117, %46
  %48 = fmul x86_fp80 %117, 0xK401F8000000080000000
  %49 = fsub x86_fp80 %48, %117
  %50 = fsub x86_fp80 %48, %49
  %51 = fsub x86_fp80 %117, %50
  %52 = fmul x86_fp80 %46, 0xK401F8000000080000000
  %53 = fsub x86_fp80 %52, %46
  %54 = fsub x86_fp80 %52, %53
  %55 = fsub x86_fp80 %46, %54
  %56 = fmul x86_fp80 %54, %50
  %57 = fsub x86_fp80 %56, %47
  %58 = fmul x86_fp80 %55, %50
  %59 = fadd x86_fp80 %58, %57
  %60 = fmul x86_fp80 %54, %51
  %61 = fadd x86_fp80 %60, %59
  %62 = fmul x86_fp80 %55, %51
  %63 = fadd x86_fp80 %62, %61
  %64 = fmul x86_fp80 %117, 0xK00000000000000000000
  %65 = fmul x86_fp80 %119, %46
  %66 = fadd x86_fp80 %64, %65
  %67 = fadd x86_fp80 %66, %63
  %68 = fadd x86_fp80 %47, %67
  %69 = fsub x86_fp80 %68, %47
  %70 = fsub x86_fp80 %67, %69
  store x86_fp80 %68, ptr %7, align 16
  store x86_fp80 %70, ptr %35, align 16
  tail call void @__enzyme_cc.psi80.divide(ptr sret({ x86_fp80, x86_fp80 }) align 16 %0, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %7, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  br label %178

71:
  %72 = phi i64 [ 21, %12 ], [ %75, %121 ]
  %73 = phi x86_fp80 [ 0xK00000000000000000000, %12 ], [ %175, %121 ]
  %74 = phi x86_fp80 [ 0xK00000000000000000000, %12 ], [ %177, %121 ]
  %75 = add nsw i64 %72, -1
  %76 = getelementptr inbounds [21 x { x86_fp80, x86_fp80 }], ptr @__enzyme_cc.psi80.BERNOULLI, i64 0, i64 %75
  %77 = fmul x86_fp80 %36, %73
  %78 = fmul x86_fp80 %73, 0xK401F8000000080000000
  %79 = fsub x86_fp80 %78, %73
  %80 = fsub x86_fp80 %78, %79
  %81 = fsub x86_fp80 %73, %80
  %82 = fmul x86_fp80 %41, %80
  %83 = fsub x86_fp80 %82, %77
  %84 = fmul x86_fp80 %42, %80
  %85 = fadd x86_fp80 %84, %83
  %86 = fmul x86_fp80 %41, %81
  %87 = fadd x86_fp80 %86, %85
  %88 = fmul x86_fp80 %42, %81
  %89 = fadd x86_fp80 %88, %87
  %90 = fmul x86_fp80 %38, %73
  %91 = fmul x86_fp80 %36, %74
  %92 = fadd x86_fp80 %90, %91
  %93 = fadd x86_fp80 %92, %89
  %94 = fadd x86_fp80 %77, %93
  %95 = fsub x86_fp80 %94, %77
  %96 = fsub x86_fp80 %93, %95
  %97 = load x86_fp80, ptr %76, align 16
  %98 = getelementptr inbounds i8, ptr %76, i64 16
  %99 = load x86_fp80, ptr %98, align 16
  %100 = fadd x86_fp80 %97, %94
  %101 = fsub x86_fp80 %100, %97
  %102 = fsub x86_fp80 %100, %101
  %103 = fsub x86_fp80 %97, %102
  %104 = fsub x86_fp80 %94, %101
  %105 = fadd x86_fp80 %104, %103
  %106 = fadd x86_fp80 %99, %96
  %107 = fsub x86_fp80 %106, %99
  %108 = fsub x86_fp80 %106, %107
  %109 = fsub x86_fp80 %99, %108
  %110 = fsub x86_fp80 %96, %107
  %111 = fadd x86_fp80 %110, %109
  %112 = fadd x86_fp80 %106, %105
  %113 = fadd x86_fp80 %100, %112
  %114 = fsub x86_fp80 %113, %100
  %115 = fsub x86_fp80 %112, %114
  %116 = fadd x86_fp80 %111, %115
  %117 = fadd x86_fp80 %113, %116
  %118 = fsub x86_fp80 %117, %113
  %119 = fsub x86_fp80 %116, %118
  %120 = icmp eq i64 %72, 1
  br i1 %120, label %44, label %121

121:
  %122 = shl nuw nsw i64 %72, 1
  %123 = add i64 %122, %43
  %124 = trunc i64 %123 to i32
  %125 = add i32 %124, -1
  %126 = sitofp i32 %125 to x86_fp80
  %127 = fmul x86_fp80 %117, %126
  %128 = fmul x86_fp80 %117, 0xK401F8000000080000000
  %129 = fsub x86_fp80 %128, %117
  %130 = fsub x86_fp80 %128, %129
  %131 = fsub x86_fp80 %117, %130
  %132 = fmul x86_fp80 %126, 0xK401F8000000080000000
  %133 = fsub x86_fp80 %132, %126
  %134 = fsub x86_fp80 %132, %133
  %135 = fsub x86_fp80 %126, %134
  %136 = fmul x86_fp80 %134, %130
  %137 = fsub x86_fp80 %136, %127
  %138 = fmul x86_fp80 %135, %130
  %139 = fadd x86_fp80 %138, %137
  %140 = fmul x86_fp80 %134, %131
  %141 = fadd x86_fp80 %140, %139
  %142 = fmul x86_fp80 %135, %131
  %143 = fadd x86_fp80 %142, %141
  %144 = fmul x86_fp80 %117, 0xK00000000000000000000
  %145 = fmul x86_fp80 %119, %126
  %146 = fadd x86_fp80 %144, %145
  %147 = fadd x86_fp80 %146, %143
  %148 = fadd x86_fp80 %127, %147
  %149 = fsub x86_fp80 %148, %127
  %150 = fsub x86_fp80 %147, %149
  %151 = trunc i64 %123 to i32
  %152 = add i32 %151, -2
  %153 = sitofp i32 %152 to x86_fp80
  %154 = fmul x86_fp80 %148, %153
  %155 = fmul x86_fp80 %148, 0xK401F8000000080000000
  %156 = fsub x86_fp80 %155, %148
  %157 = fsub x86_fp80 %155, %156
  %158 = fsub x86_fp80 %148, %157
  %159 = fmul x86_fp80 %153, 0xK401F8000000080000000
  %160 = fsub x86_fp80 %159, %153
  %161 = fsub x86_fp80 %159, %160
  %162 = fsub x86_fp80 %153, %161
  %163 = fmul x86_fp80 %161, %157
  %164 = fsub x86_fp80 %163, %154
  %165 = fmul x86_fp80 %162, %157
  %166 = fadd x86_fp80 %165, %164
  %167 = fmul x86_fp80 %161, %158
  %168 = fadd x86_fp80 %167, %166
  %169 = fmul x86_fp80 %162, %158
  %170 = fadd x86_fp80 %169, %168
  %171 = fmul x86_fp80 %148, 0xK00000000000000000000
  %172 = fmul x86_fp80 %150, %153
  %173 = fadd x86_fp80 %171, %172
  %174 = fadd x86_fp80 %173, %170
  %175 = fadd x86_fp80 %154, %174
  %176 = fsub x86_fp80 %175, %154
  %177 = fsub x86_fp80 %174, %176
  br label %71

178:
  ret void
}

define internal x86_fp80 @__enzyme_cc.psi80.large_leading(i32 %0, x86_fp80 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { x86_fp80, x86_fp80 }, align 16
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = icmp slt i32 %0, 30
  %6 = select i1 %5, i32 1073741824, i32 2
  %7 = sitofp i32 %6 to x86_fp80
  %8 = fmul x86_fp80 %7, %1
  store x86_fp80 %8, ptr %4, align 16
  %9 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %9, align 16
  call void @__enzyme_cc.psi80.leading(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %3, i32 %0, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  %10 = load x86_fp80, ptr %3, align 16
  %11 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %3, i64 0, i32 1
  %12 = load x86_fp80, ptr %11, align 16
  %13 = fadd x86_fp80 %10, %12
  %14 = fsub x86_fp80 %13, %13
  %15 = fcmp une x86_fp80 %14, 0xK00000000000000000000
  br i1 %15, label %18, label %16

16:
  %17 = icmp slt i32 %0, 0
  br i1 %17, label %30, label %24

18:
  %19 = fcmp olt x86_fp80 %1, 0xK00000000000000000000
  %20 = and i32 %0, 1
  %21 = icmp eq i32 %20, 0
  %22 = and i1 %19, %21
  %23 = select i1 %22, x86_fp80 0xKFFFF8000000000000000, x86_fp80 0xK7FFF8000000000000000
  br label %30

24:
  %25 = phi i32 [ %28, %24 ], [ 0, %16 ]
  %26 = phi x86_fp80 [ %27, %24 ], [ %13, %16 ]
  %27 = fmul x86_fp80 %26, %7
  %28 = add nuw i32 %25, 1
  %29 = icmp eq i32 %25, %0
  br i1 %29, label %30, label %24

30:
  %31 = phi x86_fp80 [ %23, %18 ], [ %13, %16 ], [ %27, %24 ]
  ret x86_fp80 %31
}

define internal void @__enzyme_cc.psi80.leading(ptr noalias nocapture sret({ x86_fp80, x86_fp80 }) align 16 %0, i32 %1, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %4, align 16
  %7 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %7, align 16
  tail call void @__enzyme_cc.psi80.divide(ptr sret({ x86_fp80, x86_fp80 }) align 16 %0, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %8 = icmp slt i32 %1, 1
  br i1 %8, label %16, label %9

9:
  %10 = load x86_fp80, ptr %0, align 16
  %11 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %6, i64 0, i32 1
  %12 = getelementptr inbounds i8, ptr %5, i64 16
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load x86_fp80, ptr %13, align 16
  br label %17

15:
  store x86_fp80 %47, ptr %13, align 16
  store x86_fp80 %45, ptr %0, align 16
  br label %16

16:
  ret void

17:
  %18 = phi x86_fp80 [ %14, %9 ], [ %47, %17 ]
  %19 = phi i32 [ 1, %9 ], [ %48, %17 ]
  %20 = phi x86_fp80 [ %10, %9 ], [ %45, %17 ]
  %21 = sitofp i32 %19 to x86_fp80
  store x86_fp80 %21, ptr %6, align 16
  store x86_fp80 0xK00000000000000000000, ptr %11, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %5, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %6, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %22 = load x86_fp80, ptr %5, align 16
  %23 = load x86_fp80, ptr %12, align 16
  %24 = fmul x86_fp80 %22, %20
  %25 = fmul x86_fp80 %20, 0xK401F8000000080000000
  %26 = fsub x86_fp80 %25, %20
  %27 = fsub x86_fp80 %25, %26
  %28 = fsub x86_fp80 %20, %27
  %29 = fmul x86_fp80 %22, 0xK401F8000000080000000
  %30 = fsub x86_fp80 %29, %22
  %31 = fsub x86_fp80 %29, %30
  %32 = fsub x86_fp80 %22, %31
  %33 = fmul x86_fp80 %31, %27
  %34 = fsub x86_fp80 %33, %24
  %35 = fmul x86_fp80 %32, %27
  %36 = fadd x86_fp80 %35, %34
  %37 = fmul x86_fp80 %31, %28
  %38 = fadd x86_fp80 %37, %36
  %39 = fmul x86_fp80 %32, %28
  %40 = fadd x86_fp80 %39, %38
  %41 = fmul x86_fp80 %23, %20
  %42 = fmul x86_fp80 %22, %18
  %43 = fadd x86_fp80 %41, %42
  %44 = fadd x86_fp80 %43, %40
  %45 = fadd x86_fp80 %24, %44
  %46 = fsub x86_fp80 %45, %24
  %47 = fsub x86_fp80 %44, %46
  %48 = add nuw i32 %19, 1
  %49 = icmp eq i32 %19, %1
  br i1 %49, label %15, label %17
}

define internal x86_fp80 @__enzyme_cc.psi80.of_vast(i32 %0, x86_fp80 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { x86_fp80, x86_fp80 }, align 16
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = fdiv x86_fp80 0xK3FFF8000000000000000, %1
  %6 = icmp sgt i32 %0, 1
  %7 = fcmp une x86_fp80 %5, 0xK00000000000000000000
  %8 = and i1 %6, %7
  br i1 %8, label %14, label %9

9:
  %10 = phi x86_fp80 [ %5, %2 ], [ %19, %14 ]
  %11 = icmp slt i32 %0, 5
  %12 = fcmp oeq x86_fp80 %10, 0xK00000000000000000000
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %31, label %24

14:
  %15 = phi i32 [ %20, %14 ], [ 1, %2 ]
  %16 = phi x86_fp80 [ %19, %14 ], [ %5, %2 ]
  %17 = sitofp i32 %15 to x86_fp80
  %18 = fdiv x86_fp80 %17, %1
  %19 = fmul x86_fp80 %16, %18
  %20 = add nuw nsw i32 %15, 1
  %21 = icmp slt i32 %20, %0
  %22 = fcmp une x86_fp80 %19, 0xK00000000000000000000
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %14, label %9

24:
  %25 = add nsw i32 %0, -1
  store x86_fp80 %1, ptr %4, align 16
  %26 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %26, align 16
  call void @__enzyme_cc.psi80.leading(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %3, i32 %25, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  %27 = load x86_fp80, ptr %3, align 16
  %28 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %3, i64 0, i32 1
  %29 = load x86_fp80, ptr %28, align 16
  %30 = fadd x86_fp80 %27, %29
  br label %31

31:
  %32 = phi x86_fp80 [ %30, %24 ], [ %10, %9 ]
  ret x86_fp80 %32
}

define internal void @__enzyme_cc.psi80.power(ptr noalias nocapture sret({ x86_fp80, x86_fp80 }) align 16 %0, ptr nocapture byval({ x86_fp80, x86_fp80 }) align 16 %1, i32 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  store x86_fp80 0xK3FFF8000000000000000, ptr %0, align 16
  %4 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %4, align 16
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %67

6:
  %7 = load x86_fp80, ptr %1, align 16
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load x86_fp80, ptr %8, align 16
  br label %10

10:
  %11 = phi x86_fp80 [ 0xK00000000000000000000, %6 ], [ %44, %47 ]
  %12 = phi x86_fp80 [ %9, %6 ], [ %65, %47 ]
  %13 = phi i32 [ %2, %6 ], [ %66, %47 ]
  %14 = phi x86_fp80 [ %7, %6 ], [ %63, %47 ]
  %15 = phi x86_fp80 [ 0xK3FFF8000000000000000, %6 ], [ %45, %47 ]
  %16 = and i32 %13, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %43, label %18

18:
  %19 = fmul x86_fp80 %14, %15
  %20 = fmul x86_fp80 %15, 0xK401F8000000080000000
  %21 = fsub x86_fp80 %20, %15
  %22 = fsub x86_fp80 %20, %21
  %23 = fsub x86_fp80 %15, %22
  %24 = fmul x86_fp80 %14, 0xK401F8000000080000000
  %25 = fsub x86_fp80 %24, %14
  %26 = fsub x86_fp80 %24, %25
  %27 = fsub x86_fp80 %14, %26
  %28 = fmul x86_fp80 %26, %22
  %29 = fsub x86_fp80 %28, %19
  %30 = fmul x86_fp80 %27, %22
  %31 = fadd x86_fp80 %30, %29
  %32 = fmul x86_fp80 %26, %23
  %33 = fadd x86_fp80 %32, %31
  %34 = fmul x86_fp80 %27, %23
  %35 = fadd x86_fp80 %34, %33
  %36 = fmul x86_fp80 %12, %15
  %37 = fmul x86_fp80 %14, %11
  %38 = fadd x86_fp80 %36, %37
  %39 = fadd x86_fp80 %38, %35
  %40 = fadd x86_fp80 %19, %39
  %41 = fsub x86_fp80 %40, %19
  %42 = fsub x86_fp80 %39, %41
  store x86_fp80 %40, ptr %0, align 16
  store x86_fp80 %42, ptr %4, align 16
  br label %43

43:
  %44 = phi x86_fp80 [ %42, %18 ], [ %11, %10 ]
  %45 = phi x86_fp80 [ %40, %18 ], [ %15, %10 ]
  %46 = icmp ugt i32 %13, 1
  br i1 %46, label %47, label %67

47:
  %48 = fmul x86_fp80 %14, %14
  %49 = fmul x86_fp80 %14, 0xK401F8000000080000000
  %50 = fsub x86_fp80 %49, %14
  %51 = fsub x86_fp80 %49, %50
  %52 = fsub x86_fp80 %14, %51
  %53 = fmul x86_fp80 %51, %51
  %54 = fsub x86_fp80 %53, %48
  %55 = fmul x86_fp80 %51, %52
  %56 = fadd x86_fp80 %54, %55
  %57 = fadd x86_fp80 %55, %56
  %58 = fmul x86_fp80 %52, %52
  %59 = fadd x86_fp80 %58, %57
  %60 = fmul x86_fp80 %14, %12
  %61 = fadd x86_fp80 %60, %60
  %62 = fadd x86_fp80 %61, %59
  %63 = fadd x86_fp80 %48, %62
  %64 = fsub x86_fp80 %63, %48
  %65 = fsub x86_fp80 %62, %64
  %66 = lshr i32 %13, 1
  br label %10

67:
  ret void
}

define internal x86_fp80 @__enzyme_cc.psi80.quick_polygamma(i32 %0, x86_fp80 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = icmp eq i32 %0, 3
  %4 = add nsw i32 %0, 10
  %5 = sitofp i32 %4 to x86_fp80
  br label %6

6:
  %7 = phi i32 [ 0, %2 ], [ %11, %6 ]
  %8 = sitofp i32 %7 to x86_fp80
  %9 = fadd x86_fp80 %8, %1
  %10 = fcmp olt x86_fp80 %9, %5
  %11 = add nuw nsw i32 %7, 1
  br i1 %10, label %6, label %12

12:
  %13 = fsub x86_fp80 %9, %1
  %14 = fsub x86_fp80 %9, %13
  %15 = fsub x86_fp80 %8, %13
  %16 = fmul x86_fp80 %9, %9
  %17 = fdiv x86_fp80 0xK3FFF8000000000000000, %16
  %18 = icmp sgt i32 %0, 1
  br label %52

19:
  %20 = select i1 %3, i32 2, i32 1
  %21 = fsub x86_fp80 %1, %14
  %22 = fadd x86_fp80 %15, %21
  %23 = sitofp i32 %0 to x86_fp80
  %24 = fmul x86_fp80 %23, 0xK3FFE8000000000000000
  %25 = sitofp i32 %20 to x86_fp80
  %26 = fmul x86_fp80 %24, %25
  %27 = fdiv x86_fp80 %26, %9
  %28 = fadd x86_fp80 %27, %68
  %29 = fadd x86_fp80 %28, %25
  br i1 %18, label %30, label %38

30:
  %31 = add nsw i32 %0, -2
  br label %32

32:
  %33 = phi i32 [ %36, %32 ], [ 0, %30 ]
  %34 = phi x86_fp80 [ %35, %32 ], [ %9, %30 ]
  %35 = fmul x86_fp80 %9, %34
  %36 = add nuw nsw i32 %33, 1
  %37 = icmp eq i32 %33, %31
  br i1 %37, label %38, label %32

38:
  %39 = phi x86_fp80 [ %9, %19 ], [ %35, %32 ]
  %40 = fmul x86_fp80 %22, %23
  %41 = fdiv x86_fp80 %40, %9
  %42 = fsub x86_fp80 0xK3FFF8000000000000000, %41
  %43 = fdiv x86_fp80 %42, %39
  %44 = fmul x86_fp80 %29, %43
  %45 = icmp eq i32 %7, 0
  br i1 %45, label %78, label %46

46:
  %47 = mul nsw i32 %20, %0
  %48 = sitofp i32 %47 to x86_fp80
  %49 = icmp sgt i32 %0, 0
  %50 = add nsw i32 %0, 1
  %51 = sitofp i32 %50 to x86_fp80
  br label %80

52:
  %53 = phi i64 [ 15, %12 ], [ %55, %65 ]
  %54 = phi x86_fp80 [ 0xK00000000000000000000, %12 ], [ %68, %65 ]
  %55 = add nsw i64 %53, -1
  %56 = getelementptr inbounds [15 x x86_fp80], ptr @__enzyme_cc.psi80.ASYMPTOTIC, i64 0, i64 %55
  %57 = load x86_fp80, ptr %56, align 16
  %58 = fmul x86_fp80 %57, 0xK40008000000000000000
  %59 = trunc i64 %53 to i32
  %60 = sitofp i32 %59 to x86_fp80
  %61 = fmul x86_fp80 %58, %60
  br i1 %18, label %62, label %65

62:
  %63 = trunc i64 %53 to i32
  %64 = shl i32 %63, 1
  br label %70

65:
  %66 = phi x86_fp80 [ %61, %52 ], [ %75, %70 ]
  %67 = fadd x86_fp80 %54, %66
  %68 = fmul x86_fp80 %17, %67
  %69 = icmp ugt i64 %53, 1
  br i1 %69, label %52, label %19

70:
  %71 = phi i32 [ 1, %62 ], [ %76, %70 ]
  %72 = phi x86_fp80 [ %61, %62 ], [ %75, %70 ]
  %73 = add nuw nsw i32 %71, %64
  %74 = sitofp i32 %73 to x86_fp80
  %75 = fmul x86_fp80 %72, %74
  %76 = add nuw nsw i32 %71, 1
  %77 = icmp eq i32 %76, %0
  br i1 %77, label %65, label %70

78:
  %79 = phi x86_fp80 [ %44, %38 ], [ %104, %97 ]
  ret x86_fp80 %79

80:
  %81 = phi i32 [ %7, %46 ], [ %83, %97 ]
  %82 = phi x86_fp80 [ %44, %46 ], [ %104, %97 ]
  %83 = add nsw i32 %81, -1
  %84 = sitofp i32 %83 to x86_fp80
  %85 = fadd x86_fp80 %84, %1
  %86 = fsub x86_fp80 %85, %1
  %87 = fsub x86_fp80 %85, %86
  %88 = fsub x86_fp80 %1, %87
  %89 = fsub x86_fp80 %84, %86
  %90 = fadd x86_fp80 %89, %88
  br i1 %49, label %91, label %97

91:
  %92 = phi i32 [ %95, %91 ], [ 0, %80 ]
  %93 = phi x86_fp80 [ %94, %91 ], [ %85, %80 ]
  %94 = fmul x86_fp80 %85, %93
  %95 = add nuw nsw i32 %92, 1
  %96 = icmp eq i32 %95, %0
  br i1 %96, label %97, label %91

97:
  %98 = phi x86_fp80 [ %85, %80 ], [ %94, %91 ]
  %99 = fmul x86_fp80 %90, %51
  %100 = fdiv x86_fp80 %99, %85
  %101 = fsub x86_fp80 0xK3FFF8000000000000000, %100
  %102 = fdiv x86_fp80 %101, %98
  %103 = fmul x86_fp80 %102, %48
  %104 = fadd x86_fp80 %82, %103
  %105 = icmp sgt i32 %81, 1
  br i1 %105, label %80, label %78
}

define internal void @__enzyme_cc.psi80.reflected(ptr noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 16 %0, i32 %1, x86_fp80 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  %7 = alloca { x86_fp80, x86_fp80 }, align 16
  %8 = alloca { x86_fp80, x86_fp80 }, align 16
  %9 = alloca { x86_fp80, x86_fp80 }, align 16
  %10 = alloca { x86_fp80, x86_fp80 }, align 16
  %11 = alloca { x86_fp80, x86_fp80 }, align 16
  %12 = alloca { x86_fp80, x86_fp80 }, align 16
  %13 = alloca { x86_fp80, x86_fp80 }, align 16
  %14 = alloca { x86_fp80, x86_fp80 }, align 16
  %15 = alloca { x86_fp80, x86_fp80 }, align 16
  %16 = alloca { x86_fp80, x86_fp80 }, align 16
  %17 = alloca [33 x { x86_fp80, x86_fp80 }], align 16
  %18 = alloca [33 x { x86_fp80, x86_fp80 }], align 16
  %19 = alloca { x86_fp80, x86_fp80 }, align 16
  %20 = icmp slt i32 %1, 31
  br i1 %20, label %21, label %305

21:
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(1056) %17, i8 0, i64 1056, i1 false)
  %22 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %17, i64 0, i64 1
  store x86_fp80 0xK3FFF8000000000000000, ptr %22, align 16
  %23 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %17, i64 0, i64 1, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %23, align 16
  %24 = icmp slt i32 %1, 1
  br i1 %24, label %33, label %25

25:
  %26 = add nuw nsw i32 %1, 3
  %27 = zext i32 %26 to i64
  br label %31

28:
  %29 = add nuw nsw i64 %32, 1
  %30 = icmp eq i64 %29, %27
  br i1 %30, label %33, label %31

31:
  %32 = phi i64 [ 3, %25 ], [ %29, %28 ]
  br label %97

33:
  %34 = fcmp olt x86_fp80 %2, 0xK00000000000000000000
  %35 = fneg x86_fp80 %2
  %36 = select i1 %34, x86_fp80 %35, x86_fp80 %2
  %37 = fcmp ogt x86_fp80 %36, 0xK3FFD8000000000000000
  %38 = fsub x86_fp80 0xK3FFE8000000000000000, %36
  %39 = select i1 %37, x86_fp80 %38, x86_fp80 %36
  %40 = fmul x86_fp80 %39, 0xK4000C90FDAA22168C235
  %41 = fmul x86_fp80 %39, 0xK401F8000000080000000
  %42 = fsub x86_fp80 %41, %39
  %43 = fsub x86_fp80 %41, %42
  %44 = fsub x86_fp80 %39, %43
  %45 = fmul x86_fp80 %43, 0xK4000C90FDAA200000000
  %46 = fsub x86_fp80 %45, %40
  %47 = fmul x86_fp80 %44, 0xK4000C90FDAA200000000
  %48 = fadd x86_fp80 %47, %46
  %49 = fmul x86_fp80 %43, 0xK3FDE85A308D400000000
  %50 = fadd x86_fp80 %49, %48
  %51 = fmul x86_fp80 %44, 0xK3FDE85A308D400000000
  %52 = fadd x86_fp80 %51, %50
  %53 = fmul x86_fp80 %39, 0xK3FBEECE675D1FC8F8CBB
  %54 = fsub x86_fp80 0xK00000000000000000000, %53
  %55 = fadd x86_fp80 %54, %52
  %56 = fadd x86_fp80 %40, %55
  store x86_fp80 %56, ptr %12, align 16
  %57 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %12, i64 0, i32 1
  %58 = fsub x86_fp80 %56, %40
  %59 = fsub x86_fp80 %55, %58
  store x86_fp80 %59, ptr %57, align 16
  call void @__enzyme_cc.psi80.sine(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %13, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %12, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %12, i32 1)
  store x86_fp80 0xK3FFF8000000000000000, ptr %15, align 16
  %60 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %15, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %60, align 16
  call void @__enzyme_cc.psi80.sine(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %14, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %15, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %12, i32 0)
  br i1 %37, label %61, label %62

61:
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %16, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %13, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %14)
  br label %63

62:
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %16, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %14, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %13)
  br label %63

63:
  %64 = load x86_fp80, ptr %16, align 16
  %65 = getelementptr inbounds i8, ptr %16, i64 16
  %66 = load x86_fp80, ptr %65, align 16
  %67 = fneg x86_fp80 %64
  %68 = fneg x86_fp80 %66
  %69 = select i1 %34, x86_fp80 %67, x86_fp80 %64
  %70 = select i1 %34, x86_fp80 %68, x86_fp80 %66
  %71 = fmul x86_fp80 %69, %69
  %72 = fmul x86_fp80 %69, 0xK401F8000000080000000
  %73 = fsub x86_fp80 %72, %69
  %74 = fsub x86_fp80 %72, %73
  %75 = fsub x86_fp80 %69, %74
  %76 = fmul x86_fp80 %74, %74
  %77 = fsub x86_fp80 %76, %71
  %78 = fmul x86_fp80 %74, %75
  %79 = fadd x86_fp80 %77, %78
  %80 = fadd x86_fp80 %78, %79
  %81 = fmul x86_fp80 %75, %75
  %82 = fadd x86_fp80 %81, %80
  %83 = fmul x86_fp80 %69, %70
  %84 = fadd x86_fp80 %83, %83
  %85 = fadd x86_fp80 %84, %82
  %86 = fadd x86_fp80 %71, %85
  %87 = fsub x86_fp80 %86, %71
  %88 = fsub x86_fp80 %85, %87
  %89 = add i32 %1, 1
  %90 = icmp sgt i32 %1, -2
  br i1 %90, label %91, label %198

91:
  %92 = fmul x86_fp80 %86, 0xK401F8000000080000000
  %93 = fsub x86_fp80 %92, %86
  %94 = fsub x86_fp80 %92, %93
  %95 = fsub x86_fp80 %86, %94
  %96 = zext i32 %89 to i64
  br label %203

97:
  %98 = phi i64 [ 0, %31 ], [ %99, %184 ]
  %99 = add nuw nsw i64 %98, 1
  %100 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %17, i64 0, i64 %99
  %101 = trunc i64 %99 to i32
  %102 = sitofp i32 %101 to x86_fp80
  %103 = load x86_fp80, ptr %100, align 16
  %104 = getelementptr inbounds i8, ptr %100, i64 16
  %105 = load x86_fp80, ptr %104, align 16
  %106 = fmul x86_fp80 %103, %102
  %107 = fmul x86_fp80 %103, 0xK401F8000000080000000
  %108 = fsub x86_fp80 %107, %103
  %109 = fsub x86_fp80 %107, %108
  %110 = fsub x86_fp80 %103, %109
  %111 = fmul x86_fp80 %102, 0xK401F8000000080000000
  %112 = fsub x86_fp80 %111, %102
  %113 = fsub x86_fp80 %111, %112
  %114 = fsub x86_fp80 %102, %113
  %115 = fmul x86_fp80 %109, %113
  %116 = fsub x86_fp80 %115, %106
  %117 = fmul x86_fp80 %109, %114
  %118 = fadd x86_fp80 %117, %116
  %119 = fmul x86_fp80 %110, %113
  %120 = fadd x86_fp80 %119, %118
  %121 = fmul x86_fp80 %110, %114
  %122 = fadd x86_fp80 %121, %120
  %123 = fmul x86_fp80 %103, 0xK00000000000000000000
  %124 = fmul x86_fp80 %105, %102
  %125 = fadd x86_fp80 %123, %124
  %126 = fadd x86_fp80 %125, %122
  %127 = fadd x86_fp80 %106, %126
  %128 = fsub x86_fp80 %127, %106
  %129 = fsub x86_fp80 %126, %128
  %130 = icmp ugt i64 %98, 1
  br i1 %130, label %131, label %184

131:
  %132 = trunc i64 %98 to i32
  %133 = add i32 %132, -1
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %17, i64 0, i64 %134
  %136 = sitofp i32 %133 to x86_fp80
  %137 = load x86_fp80, ptr %135, align 16
  %138 = getelementptr inbounds i8, ptr %135, i64 16
  %139 = load x86_fp80, ptr %138, align 16
  %140 = fmul x86_fp80 %137, %136
  %141 = fmul x86_fp80 %137, 0xK401F8000000080000000
  %142 = fsub x86_fp80 %141, %137
  %143 = fsub x86_fp80 %141, %142
  %144 = fsub x86_fp80 %137, %143
  %145 = fmul x86_fp80 %136, 0xK401F8000000080000000
  %146 = fsub x86_fp80 %145, %136
  %147 = fsub x86_fp80 %145, %146
  %148 = fsub x86_fp80 %136, %147
  %149 = fmul x86_fp80 %147, %143
  %150 = fsub x86_fp80 %149, %140
  %151 = fmul x86_fp80 %148, %143
  %152 = fadd x86_fp80 %151, %150
  %153 = fmul x86_fp80 %147, %144
  %154 = fadd x86_fp80 %153, %152
  %155 = fmul x86_fp80 %148, %144
  %156 = fadd x86_fp80 %155, %154
  %157 = fmul x86_fp80 %137, 0xK00000000000000000000
  %158 = fmul x86_fp80 %139, %136
  %159 = fadd x86_fp80 %157, %158
  %160 = fadd x86_fp80 %159, %156
  %161 = fadd x86_fp80 %140, %160
  %162 = fsub x86_fp80 %161, %140
  %163 = fsub x86_fp80 %160, %162
  %164 = fadd x86_fp80 %127, %161
  %165 = fsub x86_fp80 %164, %127
  %166 = fsub x86_fp80 %164, %165
  %167 = fsub x86_fp80 %127, %166
  %168 = fsub x86_fp80 %161, %165
  %169 = fadd x86_fp80 %168, %167
  %170 = fadd x86_fp80 %129, %163
  %171 = fsub x86_fp80 %170, %129
  %172 = fsub x86_fp80 %170, %171
  %173 = fsub x86_fp80 %129, %172
  %174 = fsub x86_fp80 %163, %171
  %175 = fadd x86_fp80 %174, %173
  %176 = fadd x86_fp80 %170, %169
  %177 = fadd x86_fp80 %164, %176
  %178 = fsub x86_fp80 %177, %164
  %179 = fsub x86_fp80 %176, %178
  %180 = fadd x86_fp80 %175, %179
  %181 = fadd x86_fp80 %177, %180
  %182 = fsub x86_fp80 %181, %177
  %183 = fsub x86_fp80 %180, %182
  br label %184

184:
  %185 = phi x86_fp80 [ %181, %131 ], [ %127, %97 ]
  %186 = phi x86_fp80 [ %183, %131 ], [ %129, %97 ]
  %187 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %18, i64 0, i64 %98
  %188 = fneg x86_fp80 %185
  %189 = fneg x86_fp80 %186
  store x86_fp80 %188, ptr %187, align 16
  %190 = getelementptr inbounds i8, ptr %187, i64 16
  store x86_fp80 %189, ptr %190, align 16
  %191 = icmp eq i64 %99, %32
  br i1 %191, label %192, label %97

192:
  %193 = phi i64 [ %196, %192 ], [ 0, %184 ]
  %194 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %17, i64 0, i64 %193
  %195 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %18, i64 0, i64 %193
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %194, ptr nonnull align 16 dereferenceable(32) %195, i64 32, i1 false)
  %196 = add nuw nsw i64 %193, 1
  %197 = icmp eq i64 %196, %32
  br i1 %197, label %28, label %192

198:
  %199 = phi x86_fp80 [ 0xK00000000000000000000, %63 ], [ %248, %203 ]
  %200 = phi x86_fp80 [ 0xK00000000000000000000, %63 ], [ %250, %203 ]
  %201 = and i32 %1, 1
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %253, label %274

203:
  %204 = phi i64 [ %251, %203 ], [ %96, %91 ]
  %205 = phi x86_fp80 [ %250, %203 ], [ 0xK00000000000000000000, %91 ]
  %206 = phi x86_fp80 [ %248, %203 ], [ 0xK00000000000000000000, %91 ]
  %207 = fmul x86_fp80 %86, %206
  %208 = fmul x86_fp80 %206, 0xK401F8000000080000000
  %209 = fsub x86_fp80 %208, %206
  %210 = fsub x86_fp80 %208, %209
  %211 = fsub x86_fp80 %206, %210
  %212 = fmul x86_fp80 %94, %210
  %213 = fsub x86_fp80 %212, %207
  %214 = fmul x86_fp80 %95, %210
  %215 = fadd x86_fp80 %214, %213
  %216 = fmul x86_fp80 %94, %211
  %217 = fadd x86_fp80 %216, %215
  %218 = fmul x86_fp80 %95, %211
  %219 = fadd x86_fp80 %218, %217
  %220 = fmul x86_fp80 %88, %206
  %221 = fmul x86_fp80 %86, %205
  %222 = fadd x86_fp80 %221, %220
  %223 = fadd x86_fp80 %222, %219
  %224 = fadd x86_fp80 %207, %223
  %225 = fsub x86_fp80 %224, %207
  %226 = fsub x86_fp80 %223, %225
  %227 = getelementptr inbounds [33 x { x86_fp80, x86_fp80 }], ptr %17, i64 0, i64 %204
  %228 = load x86_fp80, ptr %227, align 16
  %229 = getelementptr inbounds i8, ptr %227, i64 16
  %230 = load x86_fp80, ptr %229, align 16
  %231 = fadd x86_fp80 %228, %224
  %232 = fsub x86_fp80 %231, %224
  %233 = fsub x86_fp80 %231, %232
  %234 = fsub x86_fp80 %224, %233
  %235 = fsub x86_fp80 %228, %232
  %236 = fadd x86_fp80 %235, %234
  %237 = fadd x86_fp80 %230, %226
  %238 = fsub x86_fp80 %237, %226
  %239 = fsub x86_fp80 %237, %238
  %240 = fsub x86_fp80 %226, %239
  %241 = fsub x86_fp80 %230, %238
  %242 = fadd x86_fp80 %241, %240
  %243 = fadd x86_fp80 %237, %236
  %244 = fadd x86_fp80 %231, %243
  %245 = fsub x86_fp80 %244, %231
  %246 = fsub x86_fp80 %243, %245
  %247 = fadd x86_fp80 %242, %246
  %248 = fadd x86_fp80 %244, %247
  %249 = fsub x86_fp80 %248, %244
  %250 = fsub x86_fp80 %247, %249
  %251 = add nsw i64 %204, -2
  %252 = icmp ugt i64 %204, 1
  br i1 %252, label %203, label %198

253:
  %254 = fmul x86_fp80 %69, %199
  %255 = fmul x86_fp80 %199, 0xK401F8000000080000000
  %256 = fsub x86_fp80 %255, %199
  %257 = fsub x86_fp80 %255, %256
  %258 = fsub x86_fp80 %199, %257
  %259 = fmul x86_fp80 %74, %257
  %260 = fsub x86_fp80 %259, %254
  %261 = fmul x86_fp80 %75, %257
  %262 = fadd x86_fp80 %261, %260
  %263 = fmul x86_fp80 %74, %258
  %264 = fadd x86_fp80 %263, %262
  %265 = fmul x86_fp80 %75, %258
  %266 = fadd x86_fp80 %265, %264
  %267 = fmul x86_fp80 %70, %199
  %268 = fmul x86_fp80 %69, %200
  %269 = fadd x86_fp80 %267, %268
  %270 = fadd x86_fp80 %269, %266
  %271 = fadd x86_fp80 %254, %270
  %272 = fsub x86_fp80 %271, %254
  %273 = fsub x86_fp80 %270, %272
  br label %274

274:
  %275 = phi x86_fp80 [ %271, %253 ], [ %199, %198 ]
  %276 = phi x86_fp80 [ %273, %253 ], [ %200, %198 ]
  call void @__enzyme_cc.psi80.power(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %19, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 @__enzyme_cc.psi80.PI, i32 %89)
  %277 = load x86_fp80, ptr %19, align 16
  %278 = getelementptr inbounds i8, ptr %19, i64 16
  %279 = load x86_fp80, ptr %278, align 16
  %280 = fmul x86_fp80 %275, %277
  %281 = fmul x86_fp80 %275, 0xK401F8000000080000000
  %282 = fsub x86_fp80 %281, %275
  %283 = fsub x86_fp80 %281, %282
  %284 = fsub x86_fp80 %275, %283
  %285 = fmul x86_fp80 %277, 0xK401F8000000080000000
  %286 = fsub x86_fp80 %285, %277
  %287 = fsub x86_fp80 %285, %286
  %288 = fsub x86_fp80 %277, %287
  %289 = fmul x86_fp80 %283, %287
  %290 = fsub x86_fp80 %289, %280
  %291 = fmul x86_fp80 %283, %288
  %292 = fadd x86_fp80 %290, %291
  %293 = fmul x86_fp80 %284, %287
  %294 = fadd x86_fp80 %293, %292
  %295 = fmul x86_fp80 %284, %288
  %296 = fadd x86_fp80 %295, %294
  %297 = fmul x86_fp80 %275, %279
  %298 = fmul x86_fp80 %276, %277
  %299 = fadd x86_fp80 %298, %297
  %300 = fadd x86_fp80 %299, %296
  %301 = fadd x86_fp80 %280, %300
  store x86_fp80 %301, ptr %0, align 16
  %302 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  %303 = fsub x86_fp80 %301, %280
  %304 = fsub x86_fp80 %300, %303
  store x86_fp80 %304, ptr %302, align 16
  br label %418

305:
  %306 = fcmp uge x86_fp80 %2, 0xK00000000000000000000
  %307 = fneg x86_fp80 %2
  %308 = select i1 %306, x86_fp80 %2, x86_fp80 %307
  store x86_fp80 %308, ptr %4, align 16
  %309 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %309, align 16
  %310 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %7, i64 0, i32 1
  %311 = add nuw nsw i32 %1, 1
  %312 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %10, i64 0, i32 1
  %313 = getelementptr inbounds i8, ptr %8, i64 16
  %314 = getelementptr inbounds i8, ptr %5, i64 16
  br label %346

315:
  call void @__enzyme_cc.psi80.leading(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %11, i32 %1, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  %316 = load x86_fp80, ptr %11, align 16
  %317 = getelementptr inbounds i8, ptr %11, i64 16
  %318 = load x86_fp80, ptr %317, align 16
  %319 = fmul x86_fp80 %406, %316
  %320 = fmul x86_fp80 %406, 0xK401F8000000080000000
  %321 = fsub x86_fp80 %320, %406
  %322 = fsub x86_fp80 %320, %321
  %323 = fsub x86_fp80 %406, %322
  %324 = fmul x86_fp80 %316, 0xK401F8000000080000000
  %325 = fsub x86_fp80 %324, %316
  %326 = fsub x86_fp80 %324, %325
  %327 = fsub x86_fp80 %316, %326
  %328 = fmul x86_fp80 %322, %326
  %329 = fsub x86_fp80 %328, %319
  %330 = fmul x86_fp80 %322, %327
  %331 = fadd x86_fp80 %329, %330
  %332 = fmul x86_fp80 %323, %326
  %333 = fadd x86_fp80 %332, %331
  %334 = fmul x86_fp80 %323, %327
  %335 = fadd x86_fp80 %334, %333
  %336 = fmul x86_fp80 %406, %318
  %337 = fmul x86_fp80 %408, %316
  %338 = fadd x86_fp80 %337, %336
  %339 = fadd x86_fp80 %338, %335
  %340 = fadd x86_fp80 %319, %339
  %341 = fsub x86_fp80 %340, %319
  %342 = fsub x86_fp80 %339, %341
  %343 = and i32 %1, 1
  %344 = icmp eq i32 %343, 0
  %345 = and i1 %306, %344
  br i1 %345, label %415, label %411

346:
  %347 = phi i32 [ 0, %305 ], [ %409, %346 ]
  %348 = phi x86_fp80 [ 0xK00000000000000000000, %305 ], [ %408, %346 ]
  %349 = phi x86_fp80 [ 0xK00000000000000000000, %305 ], [ %406, %346 ]
  %350 = sitofp i32 %347 to x86_fp80
  %351 = fadd x86_fp80 %308, %350
  %352 = fsub x86_fp80 %351, %350
  store x86_fp80 %351, ptr %7, align 16
  %353 = fsub x86_fp80 %352, %351
  %354 = fadd x86_fp80 %353, %350
  %355 = fsub x86_fp80 %308, %352
  %356 = fadd x86_fp80 %355, %354
  store x86_fp80 %356, ptr %310, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %6, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %7)
  call void @__enzyme_cc.psi80.power(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %5, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %6, i32 %311)
  %357 = xor i32 %347, -1
  %358 = sitofp i32 %357 to x86_fp80
  %359 = fadd x86_fp80 %308, %358
  %360 = fsub x86_fp80 %359, %358
  store x86_fp80 %359, ptr %10, align 16
  %361 = fsub x86_fp80 %360, %359
  %362 = fadd x86_fp80 %361, %358
  %363 = fsub x86_fp80 %308, %360
  %364 = fadd x86_fp80 %363, %362
  store x86_fp80 %364, ptr %312, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %9, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %10)
  call void @__enzyme_cc.psi80.power(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %8, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %9, i32 %311)
  %365 = load x86_fp80, ptr %8, align 16
  %366 = load x86_fp80, ptr %313, align 16
  %367 = load x86_fp80, ptr %5, align 16
  %368 = load x86_fp80, ptr %314, align 16
  %369 = fadd x86_fp80 %365, %367
  %370 = fsub x86_fp80 %369, %367
  %371 = fsub x86_fp80 %369, %370
  %372 = fsub x86_fp80 %367, %371
  %373 = fsub x86_fp80 %365, %370
  %374 = fadd x86_fp80 %373, %372
  %375 = fadd x86_fp80 %366, %368
  %376 = fsub x86_fp80 %375, %368
  %377 = fsub x86_fp80 %375, %376
  %378 = fsub x86_fp80 %368, %377
  %379 = fsub x86_fp80 %366, %376
  %380 = fadd x86_fp80 %379, %378
  %381 = fadd x86_fp80 %375, %374
  %382 = fadd x86_fp80 %369, %381
  %383 = fsub x86_fp80 %382, %369
  %384 = fsub x86_fp80 %381, %383
  %385 = fadd x86_fp80 %380, %384
  %386 = fadd x86_fp80 %382, %385
  %387 = fsub x86_fp80 %386, %382
  %388 = fsub x86_fp80 %385, %387
  %389 = fadd x86_fp80 %349, %386
  %390 = fsub x86_fp80 %389, %349
  %391 = fsub x86_fp80 %389, %390
  %392 = fsub x86_fp80 %349, %391
  %393 = fsub x86_fp80 %386, %390
  %394 = fadd x86_fp80 %393, %392
  %395 = fadd x86_fp80 %348, %388
  %396 = fsub x86_fp80 %395, %348
  %397 = fsub x86_fp80 %395, %396
  %398 = fsub x86_fp80 %348, %397
  %399 = fsub x86_fp80 %388, %396
  %400 = fadd x86_fp80 %399, %398
  %401 = fadd x86_fp80 %395, %394
  %402 = fadd x86_fp80 %389, %401
  %403 = fsub x86_fp80 %402, %389
  %404 = fsub x86_fp80 %401, %403
  %405 = fadd x86_fp80 %400, %404
  %406 = fadd x86_fp80 %402, %405
  %407 = fsub x86_fp80 %406, %402
  %408 = fsub x86_fp80 %405, %407
  %409 = add nuw nsw i32 %347, 1
  %410 = icmp eq i32 %409, 16
  br i1 %410, label %315, label %346

411:
  %412 = fneg x86_fp80 %340
  store x86_fp80 %412, ptr %0, align 16
  %413 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  %414 = fneg x86_fp80 %342
  store x86_fp80 %414, ptr %413, align 16
  br label %417

415:
  store x86_fp80 %340, ptr %0, align 16
  %416 = getelementptr inbounds i8, ptr %0, i64 16
  store x86_fp80 %342, ptr %416, align 16
  br label %417

417:
  br label %418

418:
  ret void
}

define internal void @__enzyme_cc.psi80.sine(ptr noalias nocapture sret({ x86_fp80, x86_fp80 }) align 16 %0, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %1, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %2, i32 %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  %7 = alloca { x86_fp80, x86_fp80 }, align 16
  %8 = load x86_fp80, ptr %2, align 16
  %9 = getelementptr inbounds i8, ptr %2, i64 16
  %10 = load x86_fp80, ptr %9, align 16
  %11 = fmul x86_fp80 %8, %8
  %12 = fmul x86_fp80 %8, 0xK401F8000000080000000
  %13 = fsub x86_fp80 %12, %8
  %14 = fsub x86_fp80 %12, %13
  %15 = fsub x86_fp80 %8, %14
  %16 = fmul x86_fp80 %14, %14
  %17 = fsub x86_fp80 %16, %11
  %18 = fmul x86_fp80 %14, %15
  %19 = fadd x86_fp80 %17, %18
  %20 = fadd x86_fp80 %18, %19
  %21 = fmul x86_fp80 %15, %15
  %22 = fadd x86_fp80 %21, %20
  %23 = fmul x86_fp80 %8, %10
  %24 = fadd x86_fp80 %23, %23
  %25 = fadd x86_fp80 %24, %22
  %26 = fadd x86_fp80 %11, %25
  %27 = fsub x86_fp80 %26, %11
  %28 = fsub x86_fp80 %25, %27
  %29 = fneg x86_fp80 %26
  %30 = load x86_fp80, ptr %1, align 16
  %31 = getelementptr inbounds i8, ptr %1, i64 16
  %32 = load x86_fp80, ptr %31, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %0, ptr nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  %33 = icmp slt i32 %3, 33
  br i1 %33, label %34, label %47

34:
  %35 = add nsw i32 %3, 1
  %36 = load x86_fp80, ptr %0, align 16
  %37 = fmul x86_fp80 %26, 0xKC01F8000000080000000
  %38 = fadd x86_fp80 %26, %37
  %39 = fsub x86_fp80 %37, %38
  %40 = fsub x86_fp80 %29, %39
  %41 = getelementptr inbounds i8, ptr %6, i64 16
  %42 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %5, i64 0, i32 1
  %43 = getelementptr inbounds i8, ptr %7, i64 16
  %44 = getelementptr inbounds i8, ptr %0, i64 16
  %45 = load x86_fp80, ptr %44, align 16
  br label %48

46:
  store x86_fp80 %99, ptr %44, align 16
  store x86_fp80 %97, ptr %0, align 16
  br label %47

47:
  ret void

48:
  %49 = phi x86_fp80 [ %45, %34 ], [ %99, %48 ]
  %50 = phi i32 [ %35, %34 ], [ %100, %48 ]
  %51 = phi x86_fp80 [ %32, %34 ], [ %79, %48 ]
  %52 = phi x86_fp80 [ %30, %34 ], [ %78, %48 ]
  %53 = phi x86_fp80 [ %36, %34 ], [ %97, %48 ]
  %54 = fmul x86_fp80 %52, %29
  %55 = fmul x86_fp80 %52, 0xK401F8000000080000000
  %56 = fsub x86_fp80 %55, %52
  %57 = fsub x86_fp80 %55, %56
  %58 = fsub x86_fp80 %52, %57
  %59 = fmul x86_fp80 %39, %57
  %60 = fsub x86_fp80 %59, %54
  %61 = fmul x86_fp80 %40, %57
  %62 = fadd x86_fp80 %61, %60
  %63 = fmul x86_fp80 %39, %58
  %64 = fadd x86_fp80 %63, %62
  %65 = fmul x86_fp80 %40, %58
  %66 = fadd x86_fp80 %65, %64
  %67 = fmul x86_fp80 %51, %29
  %68 = fmul x86_fp80 %28, %52
  %69 = fsub x86_fp80 %67, %68
  %70 = fadd x86_fp80 %69, %66
  %71 = fadd x86_fp80 %54, %70
  %72 = fsub x86_fp80 %71, %54
  %73 = fsub x86_fp80 %70, %72
  %74 = sitofp i32 %50 to x86_fp80
  %75 = add nsw i32 %50, 1
  %76 = sitofp i32 %75 to x86_fp80
  %77 = fmul x86_fp80 %74, %76
  store x86_fp80 %71, ptr %6, align 16
  store x86_fp80 %73, ptr %41, align 16
  store x86_fp80 %77, ptr %5, align 16
  store x86_fp80 0xK00000000000000000000, ptr %42, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %7, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %6, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %5)
  %78 = load x86_fp80, ptr %7, align 16
  %79 = load x86_fp80, ptr %43, align 16
  %80 = fadd x86_fp80 %78, %53
  %81 = fsub x86_fp80 %80, %53
  %82 = fsub x86_fp80 %80, %81
  %83 = fsub x86_fp80 %53, %82
  %84 = fsub x86_fp80 %78, %81
  %85 = fadd x86_fp80 %84, %83
  %86 = fadd x86_fp80 %79, %49
  %87 = fsub x86_fp80 %86, %49
  %88 = fsub x86_fp80 %86, %87
  %89 = fsub x86_fp80 %49, %88
  %90 = fsub x86_fp80 %79, %87
  %91 = fadd x86_fp80 %90, %89
  %92 = fadd x86_fp80 %86, %85
  %93 = fadd x86_fp80 %80, %92
  %94 = fsub x86_fp80 %93, %80
  %95 = fsub x86_fp80 %92, %94
  %96 = fadd x86_fp80 %91, %95
  %97 = fadd x86_fp80 %93, %96
  %98 = fsub x86_fp80 %97, %93
  %99 = fsub x86_fp80 %96, %98
  %100 = add nsw i32 %50, 2
  %101 = icmp slt i32 %50, 32
  br i1 %101, label %48, label %46
}

define internal void @__enzyme_cc.psi80.sum_of_powers(ptr noalias nocapture writeonly sret({ x86_fp80, x86_fp80 }) align 16 %0, i32 %1, ptr nocapture readonly byval({ x86_fp80, x86_fp80 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = alloca { x86_fp80, x86_fp80 }, align 16
  %7 = alloca { x86_fp80, x86_fp80 }, align 16
  %8 = alloca { x86_fp80, x86_fp80 }, align 16
  %9 = alloca { x86_fp80, x86_fp80 }, align 16
  %10 = alloca { x86_fp80, x86_fp80 }, align 16
  %11 = alloca { x86_fp80, x86_fp80 }, align 16
  %12 = alloca { x86_fp80, x86_fp80 }, align 16
  %13 = alloca { x86_fp80, x86_fp80 }, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %5, ptr nonnull align 16 dereferenceable(32) %2, i64 32, i1 false)
  %14 = sitofp i32 %1 to x86_fp80
  %15 = fadd x86_fp80 %14, 0xK4003B000000000000000
  %16 = load x86_fp80, ptr %5, align 16
  %17 = fcmp olt x86_fp80 %16, %15
  %18 = add nsw i32 %1, 1
  br i1 %17, label %19, label %103

19:
  %20 = getelementptr inbounds i8, ptr %6, i64 16
  %21 = getelementptr inbounds i8, ptr %5, i64 16
  %22 = load x86_fp80, ptr %21, align 16
  br label %23

23:
  %24 = phi x86_fp80 [ %22, %19 ], [ %101, %81 ]
  %25 = phi x86_fp80 [ 0xK00000000000000000000, %19 ], [ %49, %81 ]
  %26 = phi x86_fp80 [ 0xK00000000000000000000, %19 ], [ %47, %81 ]
  %27 = phi x86_fp80 [ %16, %19 ], [ %99, %81 ]
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %7, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %5)
  call void @__enzyme_cc.psi80.power(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %6, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %7, i32 %18)
  %28 = load x86_fp80, ptr %6, align 16
  %29 = load x86_fp80, ptr %20, align 16
  %30 = fadd x86_fp80 %26, %28
  %31 = fsub x86_fp80 %30, %26
  %32 = fsub x86_fp80 %30, %31
  %33 = fsub x86_fp80 %26, %32
  %34 = fsub x86_fp80 %28, %31
  %35 = fadd x86_fp80 %34, %33
  %36 = fadd x86_fp80 %25, %29
  %37 = fsub x86_fp80 %36, %25
  %38 = fsub x86_fp80 %36, %37
  %39 = fsub x86_fp80 %25, %38
  %40 = fsub x86_fp80 %29, %37
  %41 = fadd x86_fp80 %40, %39
  %42 = fadd x86_fp80 %36, %35
  %43 = fadd x86_fp80 %30, %42
  %44 = fsub x86_fp80 %43, %30
  %45 = fsub x86_fp80 %42, %44
  %46 = fadd x86_fp80 %41, %45
  %47 = fadd x86_fp80 %43, %46
  %48 = fsub x86_fp80 %47, %43
  %49 = fsub x86_fp80 %46, %48
  %50 = fmul x86_fp80 %47, 0xK3F818000000000000000
  %51 = fcmp uge x86_fp80 %28, %50
  br i1 %51, label %81, label %52

52:
  call void @__enzyme_cc.psi80.leading(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %8, i32 %1, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %53 = load x86_fp80, ptr %8, align 16
  %54 = getelementptr inbounds i8, ptr %8, i64 16
  %55 = load x86_fp80, ptr %54, align 16
  %56 = fmul x86_fp80 %47, %53
  %57 = fmul x86_fp80 %47, 0xK401F8000000080000000
  %58 = fsub x86_fp80 %57, %47
  %59 = fsub x86_fp80 %57, %58
  %60 = fsub x86_fp80 %47, %59
  %61 = fmul x86_fp80 %53, 0xK401F8000000080000000
  %62 = fsub x86_fp80 %61, %53
  %63 = fsub x86_fp80 %61, %62
  %64 = fsub x86_fp80 %53, %63
  %65 = fmul x86_fp80 %59, %63
  %66 = fsub x86_fp80 %65, %56
  %67 = fmul x86_fp80 %59, %64
  %68 = fadd x86_fp80 %66, %67
  %69 = fmul x86_fp80 %60, %63
  %70 = fadd x86_fp80 %69, %68
  %71 = fmul x86_fp80 %60, %64
  %72 = fadd x86_fp80 %71, %70
  %73 = fmul x86_fp80 %47, %55
  %74 = fmul x86_fp80 %49, %53
  %75 = fadd x86_fp80 %74, %73
  %76 = fadd x86_fp80 %75, %72
  %77 = fadd x86_fp80 %56, %76
  store x86_fp80 %77, ptr %0, align 16
  %78 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  %79 = fsub x86_fp80 %77, %56
  %80 = fsub x86_fp80 %76, %79
  store x86_fp80 %80, ptr %78, align 16
  br label %227

81:
  %82 = fadd x86_fp80 %27, 0xK3FFF8000000000000000
  %83 = fsub x86_fp80 %82, %27
  %84 = fsub x86_fp80 %82, %83
  %85 = fsub x86_fp80 %27, %84
  %86 = fsub x86_fp80 0xK3FFF8000000000000000, %83
  %87 = fadd x86_fp80 %86, %85
  %88 = fadd x86_fp80 %24, 0xK00000000000000000000
  %89 = fsub x86_fp80 %88, %24
  %90 = fsub x86_fp80 %88, %89
  %91 = fsub x86_fp80 %24, %90
  %92 = fsub x86_fp80 0xK00000000000000000000, %89
  %93 = fadd x86_fp80 %92, %91
  %94 = fadd x86_fp80 %87, %88
  %95 = fadd x86_fp80 %82, %94
  %96 = fsub x86_fp80 %95, %82
  %97 = fsub x86_fp80 %94, %96
  %98 = fadd x86_fp80 %93, %97
  %99 = fadd x86_fp80 %95, %98
  %100 = fsub x86_fp80 %99, %95
  %101 = fsub x86_fp80 %98, %100
  store x86_fp80 %99, ptr %5, align 16
  store x86_fp80 %101, ptr %21, align 16
  %102 = fcmp olt x86_fp80 %99, %15
  br i1 %102, label %23, label %103

103:
  %104 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %47, %81 ]
  %105 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %49, %81 ]
  store x86_fp80 %14, ptr %4, align 16
  %106 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %106, align 16
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %9, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %5, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  call void @__enzyme_cc.psi80.further_terms(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %10, i32 %1, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %5)
  %107 = load x86_fp80, ptr %10, align 16
  %108 = getelementptr inbounds i8, ptr %10, i64 16
  %109 = load x86_fp80, ptr %108, align 16
  %110 = fadd x86_fp80 %107, 0xK3FFE8000000000000000
  %111 = fadd x86_fp80 %110, 0xKBFFE8000000000000000
  %112 = fsub x86_fp80 %111, %110
  %113 = fadd x86_fp80 %112, 0xK3FFE8000000000000000
  %114 = fsub x86_fp80 %107, %111
  %115 = fadd x86_fp80 %114, %113
  %116 = fadd x86_fp80 %109, 0xK00000000000000000000
  %117 = fsub x86_fp80 %116, %116
  %118 = fadd x86_fp80 %117, 0xK00000000000000000000
  %119 = fsub x86_fp80 %109, %116
  %120 = fadd x86_fp80 %119, %118
  %121 = fadd x86_fp80 %116, %115
  %122 = fadd x86_fp80 %110, %121
  %123 = fsub x86_fp80 %122, %110
  %124 = fsub x86_fp80 %121, %123
  %125 = fadd x86_fp80 %120, %124
  %126 = fadd x86_fp80 %122, %125
  %127 = fsub x86_fp80 %126, %122
  %128 = fsub x86_fp80 %125, %127
  %129 = load x86_fp80, ptr %9, align 16
  %130 = getelementptr inbounds i8, ptr %9, i64 16
  %131 = load x86_fp80, ptr %130, align 16
  %132 = fadd x86_fp80 %129, %126
  %133 = fsub x86_fp80 %132, %129
  %134 = fsub x86_fp80 %132, %133
  %135 = fsub x86_fp80 %129, %134
  %136 = fsub x86_fp80 %126, %133
  %137 = fadd x86_fp80 %136, %135
  %138 = fadd x86_fp80 %131, %128
  %139 = fsub x86_fp80 %138, %131
  %140 = fsub x86_fp80 %138, %139
  %141 = fsub x86_fp80 %131, %140
  %142 = fsub x86_fp80 %128, %139
  %143 = fadd x86_fp80 %142, %141
  %144 = fadd x86_fp80 %138, %137
  %145 = fadd x86_fp80 %132, %144
  %146 = fsub x86_fp80 %145, %132
  %147 = fsub x86_fp80 %144, %146
  %148 = fadd x86_fp80 %143, %147
  %149 = fadd x86_fp80 %145, %148
  %150 = fsub x86_fp80 %149, %145
  %151 = fsub x86_fp80 %148, %150
  call void @__enzyme_cc.psi80.divide(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %12, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %5)
  call void @__enzyme_cc.psi80.power(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %11, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %12, i32 %18)
  %152 = load x86_fp80, ptr %11, align 16
  %153 = getelementptr inbounds i8, ptr %11, i64 16
  %154 = load x86_fp80, ptr %153, align 16
  %155 = fmul x86_fp80 %152, %149
  %156 = fmul x86_fp80 %149, 0xK401F8000000080000000
  %157 = fsub x86_fp80 %156, %149
  %158 = fsub x86_fp80 %156, %157
  %159 = fsub x86_fp80 %149, %158
  %160 = fmul x86_fp80 %152, 0xK401F8000000080000000
  %161 = fsub x86_fp80 %160, %152
  %162 = fsub x86_fp80 %160, %161
  %163 = fsub x86_fp80 %152, %162
  %164 = fmul x86_fp80 %162, %158
  %165 = fsub x86_fp80 %164, %155
  %166 = fmul x86_fp80 %163, %158
  %167 = fadd x86_fp80 %166, %165
  %168 = fmul x86_fp80 %162, %159
  %169 = fadd x86_fp80 %168, %167
  %170 = fmul x86_fp80 %163, %159
  %171 = fadd x86_fp80 %170, %169
  %172 = fmul x86_fp80 %154, %149
  %173 = fmul x86_fp80 %152, %151
  %174 = fadd x86_fp80 %172, %173
  %175 = fadd x86_fp80 %174, %171
  %176 = fadd x86_fp80 %155, %175
  %177 = fsub x86_fp80 %176, %155
  %178 = fsub x86_fp80 %175, %177
  %179 = fadd x86_fp80 %104, %176
  %180 = fsub x86_fp80 %179, %104
  %181 = fsub x86_fp80 %179, %180
  %182 = fsub x86_fp80 %104, %181
  %183 = fsub x86_fp80 %176, %180
  %184 = fadd x86_fp80 %183, %182
  %185 = fadd x86_fp80 %105, %178
  %186 = fsub x86_fp80 %185, %105
  %187 = fsub x86_fp80 %185, %186
  %188 = fsub x86_fp80 %105, %187
  %189 = fsub x86_fp80 %178, %186
  %190 = fadd x86_fp80 %189, %188
  %191 = fadd x86_fp80 %185, %184
  %192 = fadd x86_fp80 %179, %191
  %193 = fsub x86_fp80 %192, %179
  %194 = fsub x86_fp80 %191, %193
  %195 = fadd x86_fp80 %190, %194
  %196 = fadd x86_fp80 %192, %195
  %197 = fsub x86_fp80 %196, %192
  %198 = fsub x86_fp80 %195, %197
  call void @__enzyme_cc.psi80.leading(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %13, i32 %1, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %199 = load x86_fp80, ptr %13, align 16
  %200 = getelementptr inbounds i8, ptr %13, i64 16
  %201 = load x86_fp80, ptr %200, align 16
  %202 = fmul x86_fp80 %199, %196
  %203 = fmul x86_fp80 %196, 0xK401F8000000080000000
  %204 = fsub x86_fp80 %203, %196
  %205 = fsub x86_fp80 %203, %204
  %206 = fsub x86_fp80 %196, %205
  %207 = fmul x86_fp80 %199, 0xK401F8000000080000000
  %208 = fsub x86_fp80 %207, %199
  %209 = fsub x86_fp80 %207, %208
  %210 = fsub x86_fp80 %199, %209
  %211 = fmul x86_fp80 %209, %205
  %212 = fsub x86_fp80 %211, %202
  %213 = fmul x86_fp80 %210, %205
  %214 = fadd x86_fp80 %213, %212
  %215 = fmul x86_fp80 %209, %206
  %216 = fadd x86_fp80 %215, %214
  %217 = fmul x86_fp80 %210, %206
  %218 = fadd x86_fp80 %217, %216
  %219 = fmul x86_fp80 %201, %196
  %220 = fmul x86_fp80 %199, %198
  %221 = fadd x86_fp80 %219, %220
  %222 = fadd x86_fp80 %221, %218
  %223 = fadd x86_fp80 %202, %222
  store x86_fp80 %223, ptr %0, align 16
  %224 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %0, i64 0, i32 1
  %225 = fsub x86_fp80 %223, %202
  %226 = fsub x86_fp80 %222, %225
  store x86_fp80 %226, ptr %224, align 16
  br label %227

227:
  ret void
}

define internal x86_fp80 @__enzyme_cc_digammal(x86_fp80 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %3 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %4 = or i1 %2, %3
  br i1 %4, label %249, label %5

5:
  %6 = fcmp ogt x86_fp80 %0, 0xKBFBC8000000000000000
  %7 = fcmp olt x86_fp80 %0, 0xK3FBC8000000000000000
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %11

9:
  %10 = fdiv x86_fp80 0xKBFFF8000000000000000, %0
  br label %249

11:
  %12 = fcmp ogt x86_fp80 %0, 0xK3FFFA800000000000000
  %13 = fcmp olt x86_fp80 %0, 0xK3FFFCE00000000000000
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %91

15:
  %16 = fadd x86_fp80 %0, 0xKBFFFBB16C31AB5F1FB71
  %17 = fsub x86_fp80 %16, %0
  %18 = fsub x86_fp80 %16, %17
  %19 = fsub x86_fp80 %0, %18
  %20 = fsub x86_fp80 0xKBFFFBB16C31AB5F1FB71, %17
  %21 = fadd x86_fp80 %20, %19
  %22 = fadd x86_fp80 %16, 0xK3FBDAC6EF343EB61F29D
  %23 = fsub x86_fp80 %22, %16
  %24 = fsub x86_fp80 %22, %23
  %25 = fsub x86_fp80 %16, %24
  %26 = fsub x86_fp80 0xK3FBDAC6EF343EB61F29D, %23
  %27 = fadd x86_fp80 %26, %25
  %28 = fadd x86_fp80 %21, 0xK3F7CB282DE721DECFC58
  %29 = fsub x86_fp80 %28, %21
  %30 = fsub x86_fp80 %28, %29
  %31 = fsub x86_fp80 %21, %30
  %32 = fsub x86_fp80 0xK3F7CB282DE721DECFC58, %29
  %33 = fadd x86_fp80 %32, %31
  %34 = fadd x86_fp80 %28, %27
  %35 = fadd x86_fp80 %22, %34
  %36 = fsub x86_fp80 %35, %22
  %37 = fsub x86_fp80 %34, %36
  %38 = fadd x86_fp80 %33, %37
  %39 = fadd x86_fp80 %35, %38
  br label %40

40:
  %41 = phi i64 [ 22, %15 ], [ %47, %40 ]
  %42 = phi x86_fp80 [ 0xK00000000000000000000, %15 ], [ %46, %40 ]
  %43 = getelementptr inbounds [23 x x86_fp80], ptr @__enzyme_cc.psi80.BEYOND, i64 0, i64 %41
  %44 = load x86_fp80, ptr %43, align 16
  %45 = fadd x86_fp80 %42, %44
  %46 = fmul x86_fp80 %39, %45
  %47 = add nsw i64 %41, -1
  %48 = icmp eq i64 %41, 0
  br i1 %48, label %49, label %40

49:
  %50 = fsub x86_fp80 %39, %35
  %51 = fsub x86_fp80 %38, %50
  %52 = fadd x86_fp80 %46, 0xK3FFEF7B95E4771C55D8F
  %53 = fadd x86_fp80 %52, 0xKBFFEF7B95E4771C55D8F
  %54 = fsub x86_fp80 %53, %52
  %55 = fadd x86_fp80 %54, 0xK3FFEF7B95E4771C55D8F
  %56 = fsub x86_fp80 %46, %53
  %57 = fadd x86_fp80 %56, %55
  %58 = fadd x86_fp80 %57, 0xK3FBAC28D0814E530F175
  %59 = fadd x86_fp80 %52, %58
  %60 = fsub x86_fp80 %59, %52
  %61 = fsub x86_fp80 %58, %60
  %62 = fadd x86_fp80 %61, 0xK00000000000000000000
  %63 = fadd x86_fp80 %59, %62
  %64 = fsub x86_fp80 %59, %63
  %65 = fadd x86_fp80 %62, %64
  %66 = fmul x86_fp80 %39, %63
  %67 = fmul x86_fp80 %39, 0xK401F8000000080000000
  %68 = fsub x86_fp80 %67, %39
  %69 = fsub x86_fp80 %67, %68
  %70 = fsub x86_fp80 %39, %69
  %71 = fmul x86_fp80 %63, 0xK401F8000000080000000
  %72 = fsub x86_fp80 %71, %63
  %73 = fsub x86_fp80 %71, %72
  %74 = fsub x86_fp80 %63, %73
  %75 = fmul x86_fp80 %69, %73
  %76 = fsub x86_fp80 %75, %66
  %77 = fmul x86_fp80 %69, %74
  %78 = fadd x86_fp80 %76, %77
  %79 = fmul x86_fp80 %70, %73
  %80 = fadd x86_fp80 %79, %78
  %81 = fmul x86_fp80 %70, %74
  %82 = fadd x86_fp80 %81, %80
  %83 = fmul x86_fp80 %39, %65
  %84 = fmul x86_fp80 %51, %63
  %85 = fadd x86_fp80 %84, %83
  %86 = fadd x86_fp80 %85, %82
  %87 = fadd x86_fp80 %66, %86
  %88 = fsub x86_fp80 %87, %66
  %89 = fsub x86_fp80 %86, %88
  %90 = fadd x86_fp80 %87, %89
  br label %249

91:
  %92 = fcmp ogt x86_fp80 %0, 0xK00000000000000000000
  br i1 %92, label %93, label %240

93:
  %94 = fcmp ult x86_fp80 %0, 0xK4002A000000000000000
  br i1 %94, label %95, label %97

95:
  %96 = fcmp olt x86_fp80 %0, 0xK4002A000000000000000
  br i1 %96, label %193, label %114

97:
  %98 = tail call x86_fp80 @logl(x86_fp80 %0)
  %99 = fmul x86_fp80 %0, %0
  %100 = fdiv x86_fp80 0xK3FFF8000000000000000, %99
  br label %101

101:
  %102 = phi i64 [ 14, %97 ], [ %108, %101 ]
  %103 = phi x86_fp80 [ 0xK00000000000000000000, %97 ], [ %107, %101 ]
  %104 = getelementptr inbounds [15 x x86_fp80], ptr @__enzyme_cc.psi80.ASYMPTOTIC, i64 0, i64 %102
  %105 = load x86_fp80, ptr %104, align 16
  %106 = fadd x86_fp80 %103, %105
  %107 = fmul x86_fp80 %100, %106
  %108 = add nsw i64 %102, -1
  %109 = icmp eq i64 %102, 0
  br i1 %109, label %110, label %101

110:
  %111 = fdiv x86_fp80 0xK3FFE8000000000000000, %0
  %112 = fadd x86_fp80 %111, %107
  %113 = fsub x86_fp80 %98, %112
  br label %249

114:
  %115 = phi x86_fp80 [ %0, %95 ], [ %233, %193 ]
  %116 = phi x86_fp80 [ 0xK00000000000000000000, %95 ], [ %238, %193 ]
  %117 = phi x86_fp80 [ 0xK4000967CEEA58901A944, %95 ], [ %223, %193 ]
  %118 = phi x86_fp80 [ 0xK3FBFE865384613B23326, %95 ], [ %230, %193 ]
  %119 = fadd x86_fp80 %115, 0xK4002A800000000000000
  %120 = fadd x86_fp80 %115, 0xKC002A800000000000000
  %121 = fdiv x86_fp80 %120, %119
  %122 = fmul x86_fp80 %121, %121
  br label %123

123:
  %124 = phi i32 [ 15, %114 ], [ %130, %123 ]
  %125 = phi x86_fp80 [ 0xK00000000000000000000, %114 ], [ %129, %123 ]
  %126 = sitofp i32 %124 to x86_fp80
  %127 = fdiv x86_fp80 0xK3FFF8000000000000000, %126
  %128 = fadd x86_fp80 %125, %127
  %129 = fmul x86_fp80 %122, %128
  %130 = add nsw i32 %124, -2
  %131 = icmp ugt i32 %124, 3
  br i1 %131, label %123, label %132

132:
  %133 = fsub x86_fp80 %119, %115
  %134 = fsub x86_fp80 0xK4002A800000000000000, %133
  %135 = fsub x86_fp80 %119, %133
  %136 = fsub x86_fp80 %115, %135
  %137 = fadd x86_fp80 %134, %136
  %138 = fadd x86_fp80 %116, %137
  %139 = fmul x86_fp80 %121, %138
  %140 = fsub x86_fp80 %116, %139
  %141 = fmul x86_fp80 %119, %121
  %142 = fsub x86_fp80 %120, %141
  %143 = fmul x86_fp80 %119, 0xK401F8000000080000000
  %144 = fsub x86_fp80 %143, %119
  %145 = fsub x86_fp80 %143, %144
  %146 = fsub x86_fp80 %119, %145
  %147 = fmul x86_fp80 %121, 0xK401F8000000080000000
  %148 = fsub x86_fp80 %147, %121
  %149 = fsub x86_fp80 %147, %148
  %150 = fsub x86_fp80 %121, %149
  %151 = fmul x86_fp80 %146, %150
  %152 = fmul x86_fp80 %145, %150
  %153 = fmul x86_fp80 %149, %146
  %154 = fmul x86_fp80 %145, %149
  %155 = fsub x86_fp80 %154, %141
  %156 = fadd x86_fp80 %153, %155
  %157 = fadd x86_fp80 %152, %156
  %158 = fadd x86_fp80 %151, %157
  %159 = fsub x86_fp80 %142, %158
  %160 = fadd x86_fp80 %140, %159
  %161 = fdiv x86_fp80 %160, %119
  %162 = fmul x86_fp80 %121, 0xK40008000000000000000
  %163 = fmul x86_fp80 %121, %129
  %164 = fadd x86_fp80 %161, %163
  %165 = fmul x86_fp80 %164, 0xK40008000000000000000
  %166 = fadd x86_fp80 %117, %162
  %167 = fsub x86_fp80 %166, %117
  %168 = fsub x86_fp80 %166, %167
  %169 = fsub x86_fp80 %117, %168
  %170 = fsub x86_fp80 %162, %167
  %171 = fadd x86_fp80 %170, %169
  %172 = fadd x86_fp80 %171, %165
  %173 = fmul x86_fp80 %115, %115
  %174 = fdiv x86_fp80 0xK3FFF8000000000000000, %173
  br label %175

175:
  %176 = phi i64 [ 14, %132 ], [ %182, %175 ]
  %177 = phi x86_fp80 [ 0xK00000000000000000000, %132 ], [ %181, %175 ]
  %178 = getelementptr inbounds [15 x x86_fp80], ptr @__enzyme_cc.psi80.ASYMPTOTIC, i64 0, i64 %176
  %179 = load x86_fp80, ptr %178, align 16
  %180 = fadd x86_fp80 %177, %179
  %181 = fmul x86_fp80 %174, %180
  %182 = add nsw i64 %176, -1
  %183 = icmp eq i64 %176, 0
  br i1 %183, label %184, label %175

184:
  %185 = fmul x86_fp80 %116, 0xK3FFE8000000000000000
  %186 = fdiv x86_fp80 %185, %173
  %187 = fadd x86_fp80 %118, %172
  %188 = fadd x86_fp80 %186, %187
  %189 = fdiv x86_fp80 0xK3FFE8000000000000000, %115
  %190 = fadd x86_fp80 %189, %181
  %191 = fsub x86_fp80 %188, %190
  %192 = fadd x86_fp80 %166, %191
  br label %249

193:
  %194 = phi x86_fp80 [ %230, %193 ], [ 0xK3FBFE865384613B23326, %95 ]
  %195 = phi x86_fp80 [ %223, %193 ], [ 0xK4000967CEEA58901A944, %95 ]
  %196 = phi i32 [ %231, %193 ], [ 1, %95 ]
  %197 = phi x86_fp80 [ %238, %193 ], [ 0xK00000000000000000000, %95 ]
  %198 = phi x86_fp80 [ %233, %193 ], [ %0, %95 ]
  %199 = fdiv x86_fp80 0xKBFFF8000000000000000, %198
  %200 = fmul x86_fp80 %198, %199
  %201 = fmul x86_fp80 %199, 0xK401F8000000080000000
  %202 = fsub x86_fp80 %201, %199
  %203 = fsub x86_fp80 %201, %202
  %204 = fsub x86_fp80 %199, %203
  %205 = fmul x86_fp80 %198, 0xK401F8000000080000000
  %206 = fsub x86_fp80 %205, %198
  %207 = fsub x86_fp80 %205, %206
  %208 = fsub x86_fp80 %198, %207
  %209 = fmul x86_fp80 %207, %203
  %210 = fsub x86_fp80 %209, %200
  %211 = fmul x86_fp80 %203, %208
  %212 = fadd x86_fp80 %211, %210
  %213 = fmul x86_fp80 %207, %204
  %214 = fadd x86_fp80 %213, %212
  %215 = fmul x86_fp80 %208, %204
  %216 = fadd x86_fp80 %215, %214
  %217 = fsub x86_fp80 0xKBFFF8000000000000000, %200
  %218 = fsub x86_fp80 %217, %216
  %219 = fmul x86_fp80 %197, %199
  %220 = fsub x86_fp80 0xK00000000000000000000, %219
  %221 = fadd x86_fp80 %220, %218
  %222 = fdiv x86_fp80 %221, %198
  %223 = fadd x86_fp80 %195, %199
  %224 = fsub x86_fp80 %223, %195
  %225 = fsub x86_fp80 %223, %224
  %226 = fsub x86_fp80 %195, %225
  %227 = fsub x86_fp80 %199, %224
  %228 = fadd x86_fp80 %227, %226
  %229 = fadd x86_fp80 %228, %222
  %230 = fadd x86_fp80 %194, %229
  %231 = add nuw nsw i32 %196, 1
  %232 = sitofp i32 %196 to x86_fp80
  %233 = fadd x86_fp80 %232, %0
  %234 = fsub x86_fp80 %233, %0
  %235 = fsub x86_fp80 %233, %234
  %236 = fsub x86_fp80 %0, %235
  %237 = fsub x86_fp80 %232, %234
  %238 = fadd x86_fp80 %237, %236
  %239 = fcmp olt x86_fp80 %233, 0xK4002A000000000000000
  br i1 %239, label %193, label %114

240:
  %241 = fcmp ugt x86_fp80 %0, 0xKC03E8000000000000000
  br i1 %241, label %242, label %249

242:
  %243 = fsub x86_fp80 0xK403E8000000000000000, %0
  %244 = fadd x86_fp80 %243, 0xKC03E8000000000000000
  %245 = fadd x86_fp80 %244, %0
  %246 = fcmp oeq x86_fp80 %245, 0xK00000000000000000000
  br i1 %246, label %249, label %247

247:
  %248 = tail call x86_fp80 @__enzyme_cc.psi80.below_zero(x86_fp80 %0, x86_fp80 %245)
  br label %249

249:
  %250 = phi x86_fp80 [ %10, %9 ], [ %90, %49 ], [ %0, %1 ], [ 0xK7FFFC000000000000000, %240 ], [ %248, %247 ], [ 0xK7FFFC000000000000000, %242 ], [ %113, %110 ], [ %192, %184 ]
  ret x86_fp80 %250
}

define internal x86_fp80 @__enzyme_cc_erfcinvl(x86_fp80 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp oge x86_fp80 %0, 0xK00000000000000000000
  %3 = fcmp ole x86_fp80 %0, 0xK40008000000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %21

5:
  %6 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %6, label %21, label %7

7:
  %8 = fcmp ult x86_fp80 %0, 0xK3FFE8000000000000000
  br i1 %8, label %12, label %9

9:
  %10 = fsub x86_fp80 0xK3FFF8000000000000000, %0
  %11 = tail call x86_fp80 @__enzyme_cc_erfinvl(x86_fp80 %10)
  br label %21

12:
  %13 = fcmp olt x86_fp80 %0, 0xK3FFCA000000000000000
  br i1 %13, label %14, label %16

14:
  %15 = tail call x86_fp80 @__enzyme_cc.erfinv80.by_erfc(x86_fp80 %0)
  br label %21

16:
  %17 = fsub x86_fp80 0xK3FFF8000000000000000, %0
  %18 = fsub x86_fp80 0xK3FFF8000000000000000, %17
  %19 = fsub x86_fp80 %18, %0
  %20 = tail call x86_fp80 @__enzyme_cc.erfinv80.by_erf(x86_fp80 %17, x86_fp80 %19)
  br label %21

21:
  %22 = phi x86_fp80 [ %11, %9 ], [ %15, %14 ], [ %20, %16 ], [ 0xK7FFFC000000000000000, %1 ], [ 0xK7FFF8000000000000000, %5 ]
  ret x86_fp80 %22
}

define internal x86_fp80 @__enzyme_cc_erfinvl(x86_fp80 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp olt x86_fp80 %0, 0xK00000000000000000000
  %3 = fneg x86_fp80 %0
  %4 = select i1 %2, x86_fp80 %3, x86_fp80 %0
  %5 = fcmp ugt x86_fp80 %4, 0xK3FFF8000000000000000
  br i1 %5, label %21, label %6

6:
  %7 = fcmp oeq x86_fp80 %4, 0xK3FFF8000000000000000
  br i1 %7, label %8, label %10

8:
  %9 = fmul x86_fp80 %0, 0xK7FFF8000000000000000
  br label %21

10:
  %11 = fcmp olt x86_fp80 %4, 0xK3FFED800000000000000
  br i1 %11, label %12, label %14

12:
  %13 = tail call x86_fp80 @__enzyme_cc.erfinv80.by_erf(x86_fp80 %4, x86_fp80 0xK00000000000000000000)
  br label %17

14:
  %15 = fsub x86_fp80 0xK3FFF8000000000000000, %4
  %16 = tail call x86_fp80 @__enzyme_cc.erfinv80.by_erfc(x86_fp80 %15)
  br label %17

17:
  %18 = phi x86_fp80 [ %13, %12 ], [ %16, %14 ]
  %19 = fneg x86_fp80 %18
  %20 = select i1 %2, x86_fp80 %19, x86_fp80 %18
  br label %21

21:
  %22 = phi x86_fp80 [ %9, %8 ], [ %20, %17 ], [ 0xK7FFFC000000000000000, %1 ]
  ret x86_fp80 %22
}

define internal x86_fp80 @__enzyme_cc_polygammal(i32 %0, x86_fp80 %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { x86_fp80, x86_fp80 }, align 16
  %4 = alloca { x86_fp80, x86_fp80 }, align 16
  %5 = alloca { x86_fp80, x86_fp80 }, align 16
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = tail call x86_fp80 @__enzyme_cc_digammal(x86_fp80 %1)
  br label %133

9:
  %10 = icmp slt i32 %0, 0
  br i1 %10, label %133, label %11

11:
  %12 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %13 = fcmp oeq x86_fp80 %1, 0xKFFFF8000000000000000
  %14 = or i1 %12, %13
  br i1 %14, label %133, label %15

15:
  %16 = and i32 %0, 1
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 -1, i32 1
  %19 = sitofp i32 %18 to x86_fp80
  %20 = fcmp oeq x86_fp80 %1, 0xK7FFF8000000000000000
  br i1 %20, label %21, label %23

21:
  %22 = fdiv x86_fp80 %19, 0xK7FFF8000000000000000
  br label %133

23:
  %24 = fcmp oeq x86_fp80 %1, 0xK00000000000000000000
  %25 = fcmp ole x86_fp80 %1, 0xKC03E8000000000000000
  %26 = or i1 %24, %25
  br i1 %26, label %27, label %31

27:
  br i1 %17, label %28, label %133

28:
  %29 = fdiv x86_fp80 0xKBFFF8000000000000000, %1
  %30 = select i1 %24, x86_fp80 %29, x86_fp80 0xK7FFFC000000000000000
  br label %133

31:
  %32 = fcmp ult x86_fp80 %1, 0xK407D8000000000000000
  br i1 %32, label %36, label %33

33:
  %34 = tail call x86_fp80 @__enzyme_cc.psi80.of_vast(i32 %0, x86_fp80 %1)
  %35 = fmul x86_fp80 %34, %19
  br label %133

36:
  %37 = icmp ult i32 %0, 4
  %38 = fcmp ogt x86_fp80 %1, 0xK3FC08000000000000000
  %39 = and i1 %37, %38
  %40 = fcmp olt x86_fp80 %1, 0xK403E8000000000000000
  %41 = and i1 %40, %39
  br i1 %41, label %42, label %45

42:
  %43 = tail call x86_fp80 @__enzyme_cc.psi80.quick_polygamma(i32 %0, x86_fp80 %1)
  %44 = fmul x86_fp80 %43, %19
  br label %133

45:
  %46 = fcmp olt x86_fp80 %1, 0xK00000000000000000000
  %47 = fsub x86_fp80 0xK403E8000000000000000, %1
  %48 = fadd x86_fp80 %47, 0xKC03E8000000000000000
  %49 = select i1 %46, x86_fp80 %48, x86_fp80 0xK80000000000000000000
  %50 = fadd x86_fp80 %49, %1
  %51 = fcmp oeq x86_fp80 %50, 0xK00000000000000000000
  br i1 %51, label %52, label %54

52:
  %53 = select i1 %17, x86_fp80 0xK7FFFC000000000000000, x86_fp80 0xK7FFF8000000000000000
  br label %133

54:
  %55 = fcmp ogt x86_fp80 %1, 0xK00000000000000000000
  br i1 %55, label %56, label %85

56:
  store x86_fp80 %1, ptr %4, align 16
  %57 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  store x86_fp80 0xK00000000000000000000, ptr %57, align 16
  call void @__enzyme_cc.psi80.sum_of_powers(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %3, i32 %0, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  %58 = load x86_fp80, ptr %3, align 16
  %59 = getelementptr inbounds i8, ptr %3, i64 16
  %60 = load x86_fp80, ptr %59, align 16
  %61 = fmul x86_fp80 %58, %19
  %62 = fmul x86_fp80 %58, 0xK401F8000000080000000
  %63 = fsub x86_fp80 %62, %58
  %64 = fsub x86_fp80 %62, %63
  %65 = fsub x86_fp80 %58, %64
  %66 = fmul x86_fp80 %19, 0xK401F8000000080000000
  %67 = fsub x86_fp80 %66, %19
  %68 = fsub x86_fp80 %66, %67
  %69 = fsub x86_fp80 %19, %68
  %70 = fmul x86_fp80 %68, %64
  %71 = fsub x86_fp80 %70, %61
  %72 = fmul x86_fp80 %69, %64
  %73 = fadd x86_fp80 %72, %71
  %74 = fmul x86_fp80 %68, %65
  %75 = fadd x86_fp80 %74, %73
  %76 = fmul x86_fp80 %69, %65
  %77 = fadd x86_fp80 %76, %75
  %78 = fmul x86_fp80 %58, 0xK00000000000000000000
  %79 = fmul x86_fp80 %60, %19
  %80 = fadd x86_fp80 %78, %79
  %81 = fadd x86_fp80 %80, %77
  %82 = fadd x86_fp80 %61, %81
  %83 = fsub x86_fp80 %82, %61
  %84 = fsub x86_fp80 %81, %83
  br label %122

85:
  %86 = fneg x86_fp80 %1
  %87 = fsub x86_fp80 0xK3FFF8000000000000000, %1
  %88 = fadd x86_fp80 %87, 0xKBFFF8000000000000000
  store x86_fp80 %87, ptr %4, align 16
  %89 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %4, i64 0, i32 1
  %90 = fsub x86_fp80 %88, %87
  %91 = fadd x86_fp80 %90, 0xK3FFF8000000000000000
  %92 = fsub x86_fp80 %86, %88
  %93 = fadd x86_fp80 %92, %91
  store x86_fp80 %93, ptr %89, align 16
  call void @__enzyme_cc.psi80.sum_of_powers(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %3, i32 %0, ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %4)
  call void @__enzyme_cc.psi80.reflected(ptr nonnull sret({ x86_fp80, x86_fp80 }) align 16 %5, i32 %0, x86_fp80 %50)
  %94 = load x86_fp80, ptr %5, align 16
  %95 = getelementptr inbounds i8, ptr %5, i64 16
  %96 = load x86_fp80, ptr %95, align 16
  %97 = load x86_fp80, ptr %3, align 16
  %98 = getelementptr inbounds i8, ptr %3, i64 16
  %99 = load x86_fp80, ptr %98, align 16
  %100 = fadd x86_fp80 %94, %97
  %101 = fsub x86_fp80 %100, %97
  %102 = fsub x86_fp80 %100, %101
  %103 = fsub x86_fp80 %97, %102
  %104 = fsub x86_fp80 %94, %101
  %105 = fadd x86_fp80 %104, %103
  %106 = fadd x86_fp80 %96, %99
  %107 = fsub x86_fp80 %106, %99
  %108 = fsub x86_fp80 %106, %107
  %109 = fsub x86_fp80 %99, %108
  %110 = fsub x86_fp80 %96, %107
  %111 = fadd x86_fp80 %110, %109
  %112 = fadd x86_fp80 %106, %105
  %113 = fadd x86_fp80 %100, %112
  %114 = fsub x86_fp80 %113, %100
  %115 = fsub x86_fp80 %112, %114
  %116 = fadd x86_fp80 %111, %115
  %117 = fadd x86_fp80 %113, %116
  %118 = fsub x86_fp80 %117, %113
  %119 = fsub x86_fp80 %116, %118
  %120 = fneg x86_fp80 %117
  %121 = fneg x86_fp80 %119
  br label %122

122:
  %123 = phi x86_fp80 [ %82, %56 ], [ %120, %85 ]
  %124 = phi x86_fp80 [ %84, %56 ], [ %121, %85 ]
  %125 = fadd x86_fp80 %123, %124
  %126 = fsub x86_fp80 %125, %125
  %127 = fcmp oeq x86_fp80 %126, 0xK00000000000000000000
  br i1 %127, label %131, label %128

128:
  %129 = tail call x86_fp80 @__enzyme_cc.psi80.large_leading(i32 %0, x86_fp80 %50)
  %130 = fmul x86_fp80 %129, %19
  br label %131

131:
  %132 = phi x86_fp80 [ %130, %128 ], [ %125, %122 ]
  br label %133

133:
  %134 = phi x86_fp80 [ %8, %7 ], [ 0xK7FFFC000000000000000, %11 ], [ 0xK7FFFC000000000000000, %9 ], [ %22, %21 ], [ %35, %33 ], [ %44, %42 ], [ %132, %131 ], [ %30, %28 ], [ 0xK7FFF8000000000000000, %27 ], [ %53, %52 ]
  ret x86_fp80 %134
}

define internal x86_fp80 @__enzyme_cc_tanh_slopel(x86_fp80 %0, x86_fp80 %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp ogt x86_fp80 %1, 0xKBFFEC000000000000000
  %4 = fcmp olt x86_fp80 %1, 0xK3FFEC000000000000000
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = fsub x86_fp80 0xK3FFF8000000000000000, %1
  %8 = fadd x86_fp80 %1, 0xK3FFF8000000000000000
  %9 = fmul x86_fp80 %7, %8
  br label %19

10:
  %11 = fcmp olt x86_fp80 %0, 0xK00000000000000000000
  %12 = select i1 %11, x86_fp80 0xK40008000000000000000, x86_fp80 0xKC0008000000000000000
  %13 = fmul x86_fp80 %12, %0
  %14 = tail call x86_fp80 @expl(x86_fp80 %13)
  %15 = fmul x86_fp80 %14, 0xK40018000000000000000
  %16 = fadd x86_fp80 %14, 0xK3FFF8000000000000000
  %17 = fmul x86_fp80 %16, %16
  %18 = fdiv x86_fp80 %15, %17
  br label %19

19:
  %20 = phi x86_fp80 [ %9, %6 ], [ %18, %10 ]
  ret x86_fp80 %20
}

define internal x86_fp80 @__enzyme_cc_trigammal(x86_fp80 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = tail call x86_fp80 @__enzyme_cc_polygammal(i32 1, x86_fp80 %0)
  ret x86_fp80 %2
}

declare x86_fp80 @erfcl(x86_fp80) nounwind willreturn

declare x86_fp80 @erfl(x86_fp80) nounwind willreturn

declare x86_fp80 @expl(x86_fp80) nounwind willreturn

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare x86_fp80 @logl(x86_fp80) nounwind willreturn

declare x86_fp80 @sqrtl(x86_fp80) nounwind willreturn
