; Written by .ci/runtime.py from the C beside it, with clang-16.

define internal fp128 @__enzyme_cc.erfinv128.by_erf(fp128 %0, fp128 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp olt fp128 %0, 0xL00000000000000003FF5000000000000
  br i1 %3, label %4, label %8

4:
  %5 = fmul fp128 %0, 0xLAA79C3B0520D5DB93FFEC5BF891B4EF6
  br label %6

6:
  %7 = phi fp128 [ %12, %8 ], [ %5, %4 ]
  br label %14

8:
  %9 = fsub fp128 0xL00000000000000003FFF000000000000, %0
  %10 = fadd fp128 %0, 0xL00000000000000003FFF000000000000
  %11 = fmul fp128 %9, %10
  %12 = tail call fp128 @__enzyme_cc.erfinv128.guess(fp128 %11)
  br label %6

13:
  ret fp128 %27

14:
  %15 = phi fp128 [ %27, %14 ], [ %7, %6 ]
  %16 = phi i32 [ %28, %14 ], [ 0, %6 ]
  %17 = tail call fp128 @erff128(fp128 %15)
  %18 = fsub fp128 %17, %0
  %19 = fsub fp128 %18, %1
  %20 = fmul fp128 %19, 0xLAA79C3B0520D5DB93FFEC5BF891B4EF6
  %21 = fmul fp128 %15, %15
  %22 = tail call fp128 @expf128(fp128 %21)
  %23 = fmul fp128 %22, %20
  %24 = fmul fp128 %15, %23
  %25 = fadd fp128 %24, 0xL00000000000000003FFF000000000000
  %26 = fdiv fp128 %23, %25
  %27 = fsub fp128 %15, %26
  %28 = add nuw nsw i32 %16, 1
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %13, label %14
}

define internal fp128 @__enzyme_cc.erfinv128.by_erfc(fp128 %0) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fsub fp128 0xL00000000000000004000000000000000, %0
  %3 = fmul fp128 %2, %0
  %4 = tail call fp128 @__enzyme_cc.erfinv128.guess(fp128 %3)
  br label %6

5:
  ret fp128 %25

6:
  %7 = phi fp128 [ %4, %1 ], [ %25, %18 ]
  %8 = phi i32 [ 0, %1 ], [ %26, %18 ]
  %9 = tail call fp128 @erfcf128(fp128 %7)
  %10 = fdiv fp128 %9, %0
  %11 = fadd fp128 %10, 0xL0000000000000000BFFF000000000000
  %12 = fcmp ogt fp128 %11, 0xLBE76C8B4395810623FF50624DD2F1A9F
  %13 = fcmp olt fp128 %11, 0xLBE76C8B439581062BFF50624DD2F1A9F
  %14 = or i1 %12, %13
  br i1 %14, label %15, label %18

15:
  %16 = tail call fp128 @logf128(fp128 %10)
  %17 = fmul fp128 %10, %16
  br label %18

18:
  %19 = phi fp128 [ %17, %15 ], [ %11, %6 ]
  %20 = fmul fp128 %19, %0
  %21 = fmul fp128 %20, 0xLAA79C3B0520D5DB93FFEC5BF891B4EF6
  %22 = fmul fp128 %7, %7
  %23 = tail call fp128 @expf128(fp128 %22)
  %24 = fmul fp128 %23, %21
  %25 = fadd fp128 %7, %24
  %26 = add nuw nsw i32 %8, 1
  %27 = icmp eq i32 %26, 6
  br i1 %27, label %5, label %6
}

define internal fp128 @__enzyme_cc.erfinv128.guess(fp128 %0) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = tail call fp128 @logf128(fp128 %0)
  %3 = fmul fp128 %2, 0xL00000000000000003FFE000000000000
  %4 = fadd fp128 %3, 0xLDAD9B050D787E6AE4001152AF46B7C65
  %5 = fmul fp128 %4, %4
  %6 = fdiv fp128 %2, 0xL74BC6A7EF9DB22D13FFC2D0E56041893
  %7 = fsub fp128 %5, %6
  %8 = tail call fp128 @sqrtf128(fp128 %7)
  %9 = fsub fp128 %8, %4
  %10 = tail call fp128 @sqrtf128(fp128 %9)
  ret fp128 %10
}

@__enzyme_cc.psi128.BELOW = internal constant [16 x { fp128, fp128, fp128 }] [{ fp128, fp128, fp128 } { fp128 0xL012CD704405BFF5CBFFE02172B05EE26, fp128 0xL42BCEDE18E683BD9BF8A5EA0434854E5, fp128 0xL3C4F764F69CF5D8D3F1704C7F932C207 }, { fp128, fp128, fp128 } { fp128 0xLA12262D144A30E3FBFFF92D0CBC289D4, fp128 0xL2C9991F687BD9A673F8D044F46FA5A15, fp128 0xL5D189F625A451ADD3F1B3B278559BB17 }, { fp128, fp128, fp128 } { fp128 0xL9C708CCC85D6172DC0004E2C19F679E5, fp128 0xL95E887EBC610CCB93F8E24C39A393042, fp128 0xLBEC070AFA80D3B40BF1CB184D88B5297 }, { fp128, fp128, fp128 } { fp128 0xL7E08EBB63D5ABBA8C000D1514B041B2A, fp128 0xL8AE4389371B760BD3F8E968A338906F4, fp128 0xL0851FE6FF46AC92A3F1A2045997318E1 }, { fp128, fp128, fp128 } { fp128 0xL0497A4846695AA50C00129CEA5C1CCBD, fp128 0xLA330828160A87E66BF8FB19BE61C7FF2, fp128 0xL72850441FE17E625BF1C9B84EB1366A9 }, { fp128, fp128, fp128 } { fp128 0xL300ED3F6573162DEC0016AB2CA18E6CE, fp128 0xLA3069E6FCB57C66FBF8FEB6F7A482D7D, fp128 0xL3BA3ECF2D7A816863F1A271BD1E01DC8 }, { fp128, fp128, fp128 } { fp128 0xLE9BF606936477252C001AB6B34398A4F, fp128 0xL3266B5344B2073EDBF8F3FBF94032C0B, fp128 0xLC65A2265FA015FBFBF199F553AC9ABA6 }, { fp128, fp128, fp128 } { fp128 0xL826F4C55EA395575C001EC04B952A536, fp128 0xLD4EC638751F395943F8FC74F01EEA2EC, fp128 0xLD8B9442797DBE0383F1D64AB7DD50166 }, { fp128, fp128, fp128 } { fp128 0xL52F5B2A28A7492E1C0021643B3352A3F, fp128 0xL3F3E344EA88A1FEF3F8D34DDF26E7392, fp128 0xL7F7CB549D98878763F184DA7BAC8A16E }, { fp128, fp128, fp128 } { fp128 0xL42EEDB13EDC32A02C002367C4B1F635E, fp128 0xL466AF195A414D1103F90AC09DCACC9DC, fp128 0xL698023E3D315A8DCBF1E21636A85189E }, { fp128, fp128, fp128 } { fp128 0xL85A9BB79BB8F7DF4C00256AE01443484, fp128 0xL0623418C7D8BFE94BF902C84F415FC78, fp128 0xL215F2BFD944CA0673F1EE25EA6B2FF66 }, { fp128, fp128, fp128 } { fp128 0xL284160E54FB4DA90C00276DA2D93DF10, fp128 0xL47C62599966310893F9093C26CBBDC07, fp128 0xLF28C933F9ECE3056BF1E7EC9568A5128 }, { fp128, fp128, fp128 } { fp128 0xL5447CF03068F11E7C0029701CF864BA9, fp128 0xL8294375C64639C41BF8F1E3AE3FC899A, fp128 0xL2FB052D4AF4A3FB83F1C2DB438F7654C }, { fp128, fp128, fp128 } { fp128 0xL6BEBD99B24859698C002B725A99120B7, fp128 0xL70655F5DDCFF09043F8F72BF9F7774F0, fp128 0xL39C4FDDD7A34EBB4BF19EF5695CBC397 }, { fp128, fp128, fp128 } { fp128 0xL40546FB026077F0EC002D74652D341C1, fp128 0xL4B034E7CCA302E673F8FB8E64326FFD6, fp128 0xL52E309F6C8FFE21EBF1D6592ADBEAD0A }, { fp128, fp128, fp128 } { fp128 0xL7F0CB03E5DB16DFCC002F76442D8CE08, fp128 0xL18ED2D8FF2BEC2B8BF8EC57CAD4DF908, fp128 0xL26A1D33B48858E8FBF1C848D18A15664 }], align 16

@__enzyme_cc.psi128.BERNOULLI = internal constant [36 x { fp128, fp128 }] [{ fp128, fp128 } { fp128 0xL55555555555555553FFB555555555555, fp128 0xL55555555555555553F89555555555555 }, { fp128, fp128 } { fp128 0xL6C16C16C16C16C17BFF56C16C16C16C1, fp128 0xLF49F49F49F49F49F3F82F49F49F49F49 }, { fp128, fp128 } { fp128 0xL6ABC011566ABC0113FF01566ABC01156, fp128 0xLAF004559AAF004563F7E59AAF004559A }, { fp128, fp128 } { fp128 0xLAAC668223DDF99B5BFEABBD779334EF0, fp128 0xL18006EF5DE4CD3BCBF785C44B33A2291 }, { fp128, fp128 } { fp128 0xLDA296113E9983E263FE566A8F2BF70EB, fp128 0xLC71B0B1E29B25631BF7118FDBCAE1BE7 }, { fp128, fp128 } { fp128 0xLEF74AC66FFE4F970BFE022805D644267, fp128 0xLCB71C3D6055E102D3F6E2DC206D92CC5 }, { fp128, fp128 } { fp128 0xL1FB84AEED184E9E03FDAD6DB2C4E0916, fp128 0xL5ED10D6AF1008BC13F689BE67C7EA6C2 }, { fp128, fp128 } { fp128 0xLC4BFE25340DE85A2BFD57DA4E1F79955, fp128 0xLA8CB18E48D4A0C6B3F631DEF1AB4AE28 }, { fp128, fp128 } { fp128 0xLD9DCACCCBAFAF7843FD0355871D652E9, fp128 0xL94E973283A1A9A25BF5E202FCC7A0962 }, { fp128, fp128 } { fp128 0xL0CC79C1EA15B5417BFCAF57D968CAACF, fp128 0xLAC6027A6920401B8BF5409295D77F46C }, { fp128, fp128 } { fp128 0xLEFB05695B6091D553FC5967E1F09C376, fp128 0xL44CED12172551612BF530C2567A788B7 }, { fp128, fp128 } { fp128 0xLC6E10FCCAAB4D90FBFC0497D9033A2B5, fp128 0xL61D9215479B497D53F4D509AB1E33F79 }, { fp128, fp128 } { fp128 0xL64075149B239D76D3FBB0B132D7C6AD0, fp128 0xL45A9C34477B838373F49363C91F1C2ED }, { fp128, fp128 } { fp128 0xL67CC2DD227ED9E41BFB5B0F72D59F1C1, fp128 0xL1A4AB1EEB7485EA63F4349AF4413D96B }, { fp128, fp128 } { fp128 0xLD5AE64EB7F7519CE3FB05EF2DA4CCA26, fp128 0xL4E1AA44AD974B208BF3E789739BE7115 }, { fp128, fp128 } { fp128 0xLAFC4A74C45E598A8BFAB1C77DF96DE38, fp128 0xL275F2E6E87F625953F37271BB0850CCD }, { fp128, fp128 } { fp128 0xL1AFE281E5F785F2D3FA5CD299DE521B6, fp128 0xLB796AAD8660FFF87BF33F11EAFB3803D }, { fp128, fp128 } { fp128 0xL6CEC60C69655D102BFA075CDE656574A, fp128 0xL4026D0F6F95B9EF7BF2E764E19756E8C }, { fp128, fp128 } { fp128 0xLEC67E2D31C2458243F9B2EFE8DB3B4AD, fp128 0xL08DE8846BCE2742BBF270EE017E05CB2 }, { fp128, fp128 } { fp128 0xLEECF7D20D16B3127BF95EB322904761F, fp128 0xLBFB4D33D59DD73A73F230E2FC650D069 }, { fp128, fp128 } { fp128 0xL430AF60C100FC34C3F908E25FF932846, fp128 0xL1D93BE48D43C5C793F1D2C5BA91FBC99 }, { fp128, fp128 } { fp128 0xL2CB632AF90550898BF8B42BA1A349B5D, fp128 0xL897E0EDFF52D8F91BF17612C3FC033EC }, { fp128, fp128 } { fp128 0xL38F0DAEFB23F68B13F860597B61CB30D, fp128 0xL16BB715EB90AA3203F1279A359A0D0FD }, { fp128, fp128 } { fp128 0xL2D3B4BF0E98A716FBF80A813F6EAA707, fp128 0xLEC6F136AE0BC1F04BF0AB72B7C852A3D }, { fp128, fp128 } { fp128 0xL3A17D44E1B62D88F3F7B57BEA2950F12, fp128 0xLEA6C85EA85E664603F0954DE60CD91C5 }, { fp128, fp128 } { fp128 0xL73672DF1F5DE79BBBF7616A101C5FDE9, fp128 0xL1C0EACE7CE2BD0F2BF044146D5DD9F7F }, { fp128, fp128 } { fp128 0xL920B9074BA2349583F70C3B23B05E39F, fp128 0xL4D3915AFCFDB17D9BEFE3C32FBD66374 }, { fp128, fp128 } { fp128 0xL55B0383AA9E24CF9BF6B6E2193AE496D, fp128 0xLC26F3A95C7A3389FBEF9BC4E79A23125 }, { fp128, fp128 } { fp128 0xL58433AC73335A7F53F6628C65557EA2A, fp128 0xL63A862787FCA4FA8BEF4F99935AA3E9D }, { fp128, fp128 } { fp128 0xL83714632BF4D3C6ABF60E11CF33C632A, fp128 0xL962B00CCF73FDD9FBEED760BEC659956 }, { fp128, fp128 } { fp128 0xL1B57E27357BD6F823F5B85F9BF8D6B2B, fp128 0xL4F0293540335AC91BEE9E285006A8DE0 }, { fp128, fp128 } { fp128 0xLCE491FDB9B87A6F0BF563C1A3035E663, fp128 0xLF7232E3011A0E2DC3EE3D011F02D5614 }, { fp128, fp128 } { fp128 0xL848434A55011B82E3F5100390E238ECB, fp128 0xL246C29D83B0B135C3EDF1BDD75F25C84 }, { fp128, fp128 } { fp128 0xLF89C53F28F3F43D5BF4B9F5F74B6C868, fp128 0xL466981871A5A5E4F3ED6FB70611590F1 }, { fp128, fp128 } { fp128 0xL1CEC58B71BAAA7223F4650B0462832A1, fp128 0xLC218056EE2DD91733ED357B9B782F94A }, { fp128, fp128 } { fp128 0xLDCD6B59D290BE537BF4110E8D36905D5, fp128 0xL56A15895E9D9E6483ECD869BAD95FDA8 }], align 16

@__enzyme_cc.psi128.BEYOND = internal constant [38 x fp128] [fp128 0xL571D80C1A41B7F71BFFDC563B54AA1A3, fp128 0xL0BACDAF6D200065D3FFD08B4294D5038, fp128 0xL830D63986BB78EEEBFFC4FC1317257DA, fp128 0xLA97D4B76CE024AFB3FFBB9A5B6370F3A, fp128 0xLBC72224C8C4D3597BFFB27BABA261CC2, fp128 0xL697B9CAF0B8E32B13FFA8FCE02B239CA, fp128 0xLE9EF72E99DD8391DBFFA0FA7EC36A7D8, fp128 0xL03E607564FF8F0A93FF9723D6807EDCC, fp128 0xL1C77BD39677797A1BFF8F970508E1B6A, fp128 0xL33A6C11BDB1657903FF85955CAAA962F, fp128 0xL784DA71BAFFBC62FBFF7D828079282EB, fp128 0xLC3458EFC5DB3F76E3FF742E1ACF81D8D, fp128 0xL3B771477CF26EBA7BFF6B9AFC7CEE8A1, fp128 0xLEB41B66523C142173FF62E23345F79AA, fp128 0xLA43D9E8977944F92BFF59D626F71D1F7, fp128 0xL896DF7A740B8356B3FF51ACEBBD76108, fp128 0xL4CF9D47EE50A9AD3BFF482F6345C65B3, fp128 0xL472C0819E7AEFA423FF408BDAE1A261D, fp128 0xL425ADAEEF2A55EECBFF36A3FDDEA1130, fp128 0xL4E86B1279D8784EF3FF2EFACAB6FB898, fp128 0xL3260D1BE1FBBBC6CBFF2531F5DC5EB56, fp128 0xL56E230116D9D01CB3FF1D0080F810FAB, fp128 0xL6E31F3BA92FC05B4BFF13D7972688AF6, fp128 0xL3E7B036297400B203FF0B2691182C5C3, fp128 0xL666A61ED3499E74BBFF029357F7D6CB8, fp128 0xL8CAF0C5052385CE33FEF96AE4A8E32B4, fp128 0xLAA5BE09776E4817DBFEF163CC7373BE8, fp128 0xL9138DC6A4986D1773FEE7CB8B3916FD2, fp128 0xLE0DCF78EA1CDB16FBFEE047A1894E0FD, fp128 0xLECBBBFFCC331760A3FED646B54F410BD, fp128 0xLC43E62BE14B0005BBFECE7B34A5B78A3, fp128 0xL35F5D17E30D96D733FEC4DAB17374744, fp128 0xLD9F029A48E246EE4BFEBC891C9FCA61D, fp128 0xL7D69D48BB8CACDCD3FEB385E9FCB1C6A, fp128 0xLA6F243EF95B04FB5BFEAAB6CFF79188A, fp128 0xL4A30583725795BD53FEA246E3329DAB5, fp128 0xLD6FD5AB3FEA48C51BFE9902471B2C8EB, fp128 0xL3138BD731BBFE58E3FE911C399DBD8E7], align 16

@__enzyme_cc.psi128.LN2 = internal constant { fp128, fp128 } { fp128 0xLF35793C7673007E63FFE62E42FEFA39E, fp128 0xLACE93A4EBE5D148FBF8A2A17E1979B31 }, align 16

@__enzyme_cc.psi128.PI = internal constant { fp128, fp128 } { fp128 0xL8469898CC51701B84000921FB54442D1, fp128 0xLA67CC74020BBEA643F8DCD129024E088 }, align 16

@__enzyme_cc.psi128.SLOPE = internal constant { fp128, fp128 } { fp128 0xLBB1E1851A1029CA63FFEEF72BC8EE38A, fp128 0xLF4318F7DAC06C6963F8AE2E9E75E6758 }, align 16

define internal void @__enzyme_cc.psi128.add(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = load fp128, ptr %1, align 16
  %7 = load fp128, ptr %2, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %4, fp128 %6, fp128 %7)
  %8 = getelementptr inbounds { fp128, fp128 }, ptr %1, i64 0, i32 1
  %9 = load fp128, ptr %8, align 16
  %10 = getelementptr inbounds { fp128, fp128 }, ptr %2, i64 0, i32 1
  %11 = load fp128, ptr %10, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %5, fp128 %9, fp128 %11)
  %12 = load fp128, ptr %4, align 16
  %13 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  %14 = load fp128, ptr %13, align 16
  %15 = load fp128, ptr %5, align 16
  %16 = fadd fp128 %14, %15
  %17 = fadd fp128 %12, %16
  %18 = fsub fp128 %17, %12
  %19 = fsub fp128 %16, %18
  %20 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  %21 = load fp128, ptr %20, align 16
  %22 = fadd fp128 %19, %21
  %23 = fadd fp128 %17, %22
  store fp128 %23, ptr %0, align 16
  %24 = getelementptr inbounds { fp128, fp128 }, ptr %0, i64 0, i32 1
  %25 = fsub fp128 %23, %17
  %26 = fsub fp128 %22, %25
  store fp128 %26, ptr %24, align 16
  ret void
}

define internal fp128 @__enzyme_cc.psi128.below_zero(fp128 %0, fp128 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { fp128, fp128 }, align 16
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, { fp128, fp128 } }, align 16
  %9 = alloca { fp128, { fp128, fp128 } }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = alloca { fp128, fp128 }, align 16
  %12 = alloca { fp128, fp128 }, align 16
  %13 = fneg fp128 %0
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %10, fp128 0xL00000000000000003FFF000000000000, fp128 %13)
  call void @__enzyme_cc.psi128.digamma_of_positive(ptr nonnull sret({ fp128, { fp128, fp128 } }) align 16 %8, ptr nonnull byval({ fp128, fp128 }) align 16 %10)
  call void @__enzyme_cc.psi128.reflected(ptr nonnull sret({ fp128, fp128 }) align 16 %11, i32 0, fp128 %1)
  %14 = load fp128, ptr %11, align 16
  %15 = getelementptr inbounds i8, ptr %11, i64 16
  %16 = load fp128, ptr %15, align 16
  %17 = fneg fp128 %14
  %18 = fneg fp128 %16
  %19 = load fp128, ptr %8, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %6, fp128 %19, fp128 %17)
  %20 = getelementptr inbounds { fp128, fp128 }, ptr %6, i64 0, i32 1
  %21 = load fp128, ptr %20, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %7, fp128 %21, fp128 %18)
  %22 = load fp128, ptr %6, align 16
  store fp128 %22, ptr %9, align 16
  %23 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %9, i64 0, i32 1
  %24 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %8, i64 0, i32 1
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %23, ptr nonnull byval({ fp128, fp128 }) align 16 %24, ptr nonnull byval({ fp128, fp128 }) align 16 %7)
  %25 = load fp128, ptr %9, align 16
  %26 = load fp128, ptr %23, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %5, fp128 %25, fp128 %26)
  %27 = load fp128, ptr %5, align 16
  %28 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  %29 = load fp128, ptr %28, align 16
  %30 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %9, i64 0, i32 1, i32 1
  %31 = load fp128, ptr %30, align 16
  %32 = fadd fp128 %29, %31
  %33 = fadd fp128 %27, %32
  %34 = fcmp ole fp128 %0, 0xL0000000000000000C003000000000000
  %35 = fcmp ogt fp128 %33, 0xL00000000000000003F93000000000000
  %36 = select i1 %34, i1 true, i1 %35
  %37 = fcmp olt fp128 %33, 0xL0000000000000000BF93000000000000
  %38 = select i1 %36, i1 true, i1 %37
  br i1 %38, label %62, label %39

39:
  %40 = fptosi fp128 %13 to i32
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x { fp128, fp128, fp128 }], ptr @__enzyme_cc.psi128.BELOW, i64 0, i64 %41
  %43 = load fp128, ptr %42, align 16
  %44 = getelementptr inbounds i8, ptr %42, i64 16
  %45 = load fp128, ptr %44, align 16
  %46 = getelementptr inbounds i8, ptr %42, i64 32
  %47 = load fp128, ptr %46, align 16
  %48 = fneg fp128 %43
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %3, fp128 %0, fp128 %48)
  %49 = fneg fp128 %45
  store fp128 %49, ptr %4, align 16
  %50 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  %51 = fneg fp128 %47
  store fp128 %51, ptr %50, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %12, ptr nonnull byval({ fp128, fp128 }) align 16 %3, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  %52 = load fp128, ptr %12, align 16
  %53 = getelementptr inbounds { fp128, fp128 }, ptr %12, i64 0, i32 1
  %54 = load fp128, ptr %53, align 16
  %55 = fadd fp128 %52, %54
  %56 = tail call fp128 @__enzyme_cc_polygammaf128(i32 1, fp128 %0)
  %57 = fmul fp128 %55, 0xL00000000000000003FFE000000000000
  %58 = tail call fp128 @__enzyme_cc_polygammaf128(i32 2, fp128 %0)
  %59 = fmul fp128 %57, %58
  %60 = fsub fp128 %56, %59
  %61 = fmul fp128 %55, %60
  br label %62

62:
  %63 = phi fp128 [ %61, %39 ], [ %33, %2 ]
  ret fp128 %63
}

define internal fp128 @__enzyme_cc.psi128.beside_pole(fp128 %0) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fsub fp128 0xL0000000000000000406F000000000000, %0
  %3 = fadd fp128 %2, 0xL0000000000000000C06F000000000000
  %4 = fadd fp128 %3, %0
  ret fp128 %4
}

define internal void @__enzyme_cc.psi128.digamma_of_positive(ptr noalias nocapture writeonly sret({ fp128, { fp128, fp128 } }) align 16 %0, ptr nocapture byval({ fp128, fp128 }) align 16 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { fp128, fp128 }, align 16
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, { fp128, fp128 } }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, { fp128, fp128 } }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = alloca { fp128, fp128 }, align 16
  %12 = alloca { fp128, fp128 }, align 16
  %13 = alloca { fp128, fp128 }, align 16
  %14 = alloca { fp128, fp128 }, align 16
  %15 = alloca { fp128, fp128 }, align 16
  %16 = alloca { fp128, fp128 }, align 16
  %17 = alloca { fp128, fp128 }, align 16
  %18 = alloca { fp128, fp128 }, align 16
  %19 = alloca { fp128, fp128 }, align 16
  %20 = alloca { fp128, fp128 }, align 16
  %21 = alloca { fp128, fp128 }, align 16
  %22 = alloca { fp128, fp128 }, align 16
  %23 = alloca { fp128, { fp128, fp128 } }, align 16
  %24 = alloca { fp128, fp128 }, align 16
  %25 = alloca { fp128, fp128 }, align 16
  %26 = alloca { fp128, fp128 }, align 16
  %27 = alloca { fp128, fp128 }, align 16
  %28 = alloca { fp128, fp128 }, align 16
  %29 = alloca { fp128, { fp128, fp128 } }, align 16
  %30 = alloca { fp128, fp128 }, align 16
  %31 = alloca { fp128, fp128 }, align 16
  %32 = alloca { fp128, { fp128, fp128 } }, align 16
  %33 = alloca { fp128, { fp128, fp128 } }, align 16
  %34 = alloca { fp128, { fp128, fp128 } }, align 16
  %35 = alloca { fp128, fp128 }, align 16
  %36 = alloca { fp128, fp128 }, align 16
  %37 = alloca { fp128, fp128 }, align 16
  %38 = alloca { fp128, fp128 }, align 16
  %39 = alloca { fp128, { fp128, fp128 } }, align 16
  %40 = alloca { fp128, fp128 }, align 16
  %41 = alloca { fp128, fp128 }, align 16
  %42 = alloca { fp128, fp128 }, align 16
  %43 = alloca { fp128, fp128 }, align 16
  %44 = alloca { fp128, fp128 }, align 16
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(48) %33, i8 0, i64 48, i1 false)
  %45 = load fp128, ptr %1, align 16
  %46 = fcmp olt fp128 %45, 0xL00000000000000004004400000000000
  br i1 %46, label %47, label %62

47:
  %48 = getelementptr inbounds { fp128, fp128 }, ptr %36, i64 0, i32 1
  %49 = getelementptr inbounds i8, ptr %35, i64 16
  %50 = getelementptr inbounds { fp128, fp128 }, ptr %30, i64 0, i32 1
  %51 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %34, i64 0, i32 1
  %52 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %32, i64 0, i32 1
  %53 = getelementptr inbounds { fp128, fp128 }, ptr %38, i64 0, i32 1
  br label %54

54:
  store fp128 0xL0000000000000000BFFF000000000000, ptr %36, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %48, align 16
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %35, ptr nonnull byval({ fp128, fp128 }) align 16 %36, ptr nonnull byval({ fp128, fp128 }) align 16 %1)
  %55 = load fp128, ptr %35, align 16
  %56 = load fp128, ptr %49, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %32, ptr nonnull align 16 dereferenceable(48) %33, i64 48, i1 false)
  %57 = load fp128, ptr %32, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %30, fp128 %57, fp128 %55)
  %58 = load fp128, ptr %50, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %31, fp128 %58, fp128 %56)
  %59 = load fp128, ptr %30, align 16
  store fp128 %59, ptr %34, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %51, ptr nonnull byval({ fp128, fp128 }) align 16 %52, ptr nonnull byval({ fp128, fp128 }) align 16 %31)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %33, ptr nonnull align 16 dereferenceable(48) %34, i64 48, i1 false)
  store fp128 0xL00000000000000003FFF000000000000, ptr %38, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %53, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %37, ptr nonnull byval({ fp128, fp128 }) align 16 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %38)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %1, ptr nonnull align 16 dereferenceable(32) %37, i64 32, i1 false)
  %60 = load fp128, ptr %1, align 16
  %61 = fcmp olt fp128 %60, 0xL00000000000000004004400000000000
  br i1 %61, label %54, label %62

62:
  %63 = phi fp128 [ %45, %2 ], [ %60, %54 ]
  %64 = fcmp olt fp128 %63, 0xL000000000000000040DF000000000000
  br i1 %64, label %65, label %82

65:
  store fp128 0xL00000000000000003FFE000000000000, ptr %43, align 16
  %66 = getelementptr inbounds { fp128, fp128 }, ptr %43, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %66, align 16
  call void @__enzyme_cc.psi128.further_terms(ptr nonnull sret({ fp128, fp128 }) align 16 %44, i32 0, ptr nonnull byval({ fp128, fp128 }) align 16 %1)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %42, ptr nonnull byval({ fp128, fp128 }) align 16 %43, ptr nonnull byval({ fp128, fp128 }) align 16 %44)
  %67 = load fp128, ptr %42, align 16
  %68 = getelementptr inbounds i8, ptr %42, i64 16
  %69 = load fp128, ptr %68, align 16
  %70 = fneg fp128 %67
  store fp128 %70, ptr %41, align 16
  %71 = getelementptr inbounds { fp128, fp128 }, ptr %41, i64 0, i32 1
  %72 = fneg fp128 %69
  store fp128 %72, ptr %71, align 16
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %40, ptr nonnull byval({ fp128, fp128 }) align 16 %41, ptr nonnull byval({ fp128, fp128 }) align 16 %1)
  %73 = load fp128, ptr %40, align 16
  %74 = getelementptr inbounds i8, ptr %40, i64 16
  %75 = load fp128, ptr %74, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %29, ptr nonnull align 16 dereferenceable(48) %33, i64 48, i1 false)
  %76 = load fp128, ptr %29, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %27, fp128 %76, fp128 %73)
  %77 = getelementptr inbounds { fp128, fp128 }, ptr %27, i64 0, i32 1
  %78 = load fp128, ptr %77, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %28, fp128 %78, fp128 %75)
  %79 = load fp128, ptr %27, align 16
  store fp128 %79, ptr %39, align 16
  %80 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %39, i64 0, i32 1
  %81 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %29, i64 0, i32 1
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %80, ptr nonnull byval({ fp128, fp128 }) align 16 %81, ptr nonnull byval({ fp128, fp128 }) align 16 %28)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %33, ptr nonnull align 16 dereferenceable(48) %39, i64 48, i1 false)
  br label %82

82:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %26, ptr nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  %83 = load fp128, ptr %26, align 16
  %84 = getelementptr inbounds { fp128, fp128 }, ptr %26, i64 0, i32 1
  %85 = load fp128, ptr %84, align 16
  br label %86

86:
  %87 = phi fp128 [ %85, %82 ], [ %109, %108 ]
  %88 = phi i32 [ 0, %82 ], [ %111, %108 ]
  %89 = phi i32 [ 13, %82 ], [ %112, %108 ]
  %90 = phi fp128 [ %83, %82 ], [ %110, %108 ]
  %91 = icmp eq i32 %89, 0
  br i1 %91, label %94, label %97

92:
  store fp128 %109, ptr %84, align 16
  store fp128 %110, ptr %26, align 16
  %93 = fcmp ogt fp128 %110, 0xL4F1E4B44A1F080303FFF6A09E55C0FCB
  br i1 %93, label %113, label %117

94:
  %95 = phi fp128 [ 0xL00000000000000004000000000000000, %86 ], [ %100, %97 ]
  %96 = fcmp olt fp128 %90, %95
  br i1 %96, label %108, label %103

97:
  %98 = phi fp128 [ %100, %97 ], [ 0xL00000000000000004000000000000000, %86 ]
  %99 = phi i32 [ %101, %97 ], [ 0, %86 ]
  %100 = fmul fp128 %98, %98
  %101 = add nuw nsw i32 %99, 1
  %102 = icmp eq i32 %101, %89
  br i1 %102, label %94, label %97

103:
  %104 = fdiv fp128 %90, %95
  %105 = fdiv fp128 %87, %95
  %106 = shl nuw i32 1, %89
  %107 = add nsw i32 %106, %88
  br label %108

108:
  %109 = phi fp128 [ %105, %103 ], [ %87, %94 ]
  %110 = phi fp128 [ %104, %103 ], [ %90, %94 ]
  %111 = phi i32 [ %107, %103 ], [ %88, %94 ]
  %112 = add nsw i32 %89, -1
  br i1 %91, label %92, label %86

113:
  %114 = fmul fp128 %110, 0xL00000000000000003FFE000000000000
  %115 = fmul fp128 %109, 0xL00000000000000003FFE000000000000
  store fp128 %114, ptr %26, align 16
  store fp128 %115, ptr %84, align 16
  %116 = add nsw i32 %111, 1
  br label %117

117:
  %118 = phi i32 [ %116, %113 ], [ %111, %92 ]
  store fp128 0xL00000000000000003FFF000000000000, ptr %20, align 16
  %119 = getelementptr inbounds { fp128, fp128 }, ptr %20, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %119, align 16
  store fp128 0xL0000000000000000BFFF000000000000, ptr %19, align 16
  %120 = getelementptr inbounds { fp128, fp128 }, ptr %19, i64 0, i32 1
  store fp128 0xL00000000000000008000000000000000, ptr %120, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %21, ptr nonnull byval({ fp128, fp128 }) align 16 %26, ptr nonnull byval({ fp128, fp128 }) align 16 %19)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %22, ptr nonnull byval({ fp128, fp128 }) align 16 %26, ptr nonnull byval({ fp128, fp128 }) align 16 %20)
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %18, ptr nonnull byval({ fp128, fp128 }) align 16 %21, ptr nonnull byval({ fp128, fp128 }) align 16 %22)
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %14, ptr nonnull byval({ fp128, fp128 }) align 16 %18, ptr nonnull byval({ fp128, fp128 }) align 16 %18)
  store fp128 0xL00000000000000000000000000000000, ptr %15, align 16
  %121 = getelementptr inbounds { fp128, fp128 }, ptr %15, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %121, align 16
  %122 = getelementptr inbounds i8, ptr %11, i64 16
  %123 = getelementptr inbounds { fp128, fp128 }, ptr %10, i64 0, i32 1
  br label %124

124:
  %125 = phi i32 [ 45, %117 ], [ %129, %124 ]
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %16, ptr nonnull byval({ fp128, fp128 }) align 16 %15, ptr nonnull byval({ fp128, fp128 }) align 16 %14)
  %126 = shl nuw nsw i32 %125, 1
  %127 = or i32 %126, 1
  %128 = sitofp i32 %127 to fp128
  store fp128 0xL00000000000000003FFF000000000000, ptr %11, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %122, align 16
  store fp128 %128, ptr %10, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %123, align 16
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %17, ptr nonnull byval({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %10)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %15, ptr nonnull byval({ fp128, fp128 }) align 16 %16, ptr nonnull byval({ fp128, fp128 }) align 16 %17)
  %129 = add nsw i32 %125, -1
  %130 = icmp eq i32 %125, 0
  br i1 %130, label %131, label %124

131:
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %13, ptr nonnull byval({ fp128, fp128 }) align 16 %15, ptr nonnull byval({ fp128, fp128 }) align 16 %18)
  store fp128 0xL00000000000000004000000000000000, ptr %12, align 16
  %132 = getelementptr inbounds { fp128, fp128 }, ptr %12, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %132, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %24, ptr nonnull byval({ fp128, fp128 }) align 16 %13, ptr nonnull byval({ fp128, fp128 }) align 16 %12)
  %133 = load fp128, ptr %24, align 16
  %134 = getelementptr inbounds i8, ptr %24, i64 16
  %135 = load fp128, ptr %134, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %9, ptr nonnull align 16 dereferenceable(48) %33, i64 48, i1 false)
  %136 = load fp128, ptr %9, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %7, fp128 %136, fp128 %133)
  %137 = getelementptr inbounds { fp128, fp128 }, ptr %7, i64 0, i32 1
  %138 = load fp128, ptr %137, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %8, fp128 %138, fp128 %135)
  %139 = load fp128, ptr %7, align 16
  store fp128 %139, ptr %23, align 16
  %140 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %23, i64 0, i32 1
  %141 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %9, i64 0, i32 1
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %140, ptr nonnull byval({ fp128, fp128 }) align 16 %141, ptr nonnull byval({ fp128, fp128 }) align 16 %8)
  %142 = sitofp i32 %118 to fp128
  store fp128 %142, ptr %6, align 16
  %143 = getelementptr inbounds { fp128, fp128 }, ptr %6, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %143, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %25, ptr nonnull byval({ fp128, fp128 }) align 16 @__enzyme_cc.psi128.LN2, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  %144 = load fp128, ptr %25, align 16
  %145 = getelementptr inbounds i8, ptr %25, i64 16
  %146 = load fp128, ptr %145, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(48) %5, ptr nonnull align 16 dereferenceable(48) %23, i64 48, i1 false)
  %147 = load fp128, ptr %5, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %3, fp128 %147, fp128 %144)
  %148 = getelementptr inbounds { fp128, fp128 }, ptr %3, i64 0, i32 1
  %149 = load fp128, ptr %148, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %4, fp128 %149, fp128 %146)
  %150 = load fp128, ptr %3, align 16
  store fp128 %150, ptr %0, align 16
  %151 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %0, i64 0, i32 1
  %152 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %5, i64 0, i32 1
  tail call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %151, ptr nonnull byval({ fp128, fp128 }) align 16 %152, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  ret void
}

define internal void @__enzyme_cc.psi128.divide(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, fp128 }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = alloca { fp128, fp128 }, align 16
  %12 = alloca { fp128, fp128 }, align 16
  %13 = alloca { fp128, fp128 }, align 16
  %14 = load fp128, ptr %1, align 16
  %15 = load fp128, ptr %2, align 16
  %16 = fdiv fp128 %14, %15
  store fp128 %16, ptr %7, align 16
  %17 = getelementptr inbounds { fp128, fp128 }, ptr %7, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %17, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %2, ptr nonnull byval({ fp128, fp128 }) align 16 %7)
  %18 = load fp128, ptr %9, align 16
  %19 = getelementptr inbounds i8, ptr %9, i64 16
  %20 = load fp128, ptr %19, align 16
  %21 = fneg fp128 %18
  store fp128 %21, ptr %6, align 16
  %22 = getelementptr inbounds { fp128, fp128 }, ptr %6, i64 0, i32 1
  %23 = fneg fp128 %20
  store fp128 %23, ptr %22, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %8, ptr nonnull byval({ fp128, fp128 }) align 16 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  %24 = load fp128, ptr %8, align 16
  %25 = fdiv fp128 %24, %15
  store fp128 %25, ptr %5, align 16
  %26 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %26, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %2, ptr nonnull byval({ fp128, fp128 }) align 16 %5)
  %27 = load fp128, ptr %11, align 16
  %28 = getelementptr inbounds i8, ptr %11, i64 16
  %29 = load fp128, ptr %28, align 16
  %30 = fneg fp128 %27
  store fp128 %30, ptr %4, align 16
  %31 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  %32 = fneg fp128 %29
  store fp128 %32, ptr %31, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %10, ptr nonnull byval({ fp128, fp128 }) align 16 %8, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %8, ptr nonnull align 16 dereferenceable(32) %10, i64 32, i1 false)
  %33 = fadd fp128 %16, %25
  store fp128 %33, ptr %12, align 16
  %34 = getelementptr inbounds { fp128, fp128 }, ptr %12, i64 0, i32 1
  %35 = fsub fp128 %33, %16
  %36 = fsub fp128 %25, %35
  store fp128 %36, ptr %34, align 16
  %37 = load fp128, ptr %8, align 16
  %38 = fdiv fp128 %37, %15
  store fp128 %38, ptr %13, align 16
  %39 = getelementptr inbounds { fp128, fp128 }, ptr %13, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %39, align 16
  tail call void @__enzyme_cc.psi128.add(ptr sret({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %12, ptr nonnull byval({ fp128, fp128 }) align 16 %13)
  ret void
}

define internal void @__enzyme_cc.psi128.exact_sum(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, fp128 %1, fp128 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = fadd fp128 %1, %2
  %5 = fsub fp128 %4, %1
  store fp128 %4, ptr %0, align 16
  %6 = getelementptr inbounds { fp128, fp128 }, ptr %0, i64 0, i32 1
  %7 = fsub fp128 %4, %5
  %8 = fsub fp128 %1, %7
  %9 = fsub fp128 %2, %5
  %10 = fadd fp128 %9, %8
  store fp128 %10, ptr %6, align 16
  ret void
}

define internal void @__enzyme_cc.psi128.further_terms(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, i32 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, fp128 }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = alloca { fp128, fp128 }, align 16
  %12 = alloca { fp128, fp128 }, align 16
  %13 = alloca { fp128, fp128 }, align 16
  %14 = load fp128, ptr %2, align 16
  %15 = fcmp ogt fp128 %14, 0xL000000000000000040DF000000000000
  br i1 %15, label %16, label %18

16:
  store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
  %17 = getelementptr inbounds { fp128, fp128 }, ptr %0, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %17, align 16
  br label %42

18:
  store fp128 0xL00000000000000003FFF000000000000, ptr %9, align 16
  %19 = getelementptr inbounds { fp128, fp128 }, ptr %9, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %19, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %10, ptr nonnull byval({ fp128, fp128 }) align 16 %2, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %8, ptr nonnull byval({ fp128, fp128 }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %10)
  store fp128 0xL00000000000000000000000000000000, ptr %11, align 16
  %20 = getelementptr inbounds { fp128, fp128 }, ptr %11, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %20, align 16
  %21 = getelementptr inbounds { fp128, fp128 }, ptr %6, i64 0, i32 1
  %22 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  %23 = zext i32 %1 to i64
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %12, ptr nonnull byval({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %8)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 getelementptr inbounds ([36 x { fp128, fp128 }], ptr @__enzyme_cc.psi128.BERNOULLI, i64 0, i64 35), ptr nonnull byval({ fp128, fp128 }) align 16 %12)
  br label %28

24:
  %25 = add nsw i32 %1, 1
  %26 = sitofp i32 %25 to fp128
  store fp128 %26, ptr %7, align 16
  %27 = getelementptr inbounds { fp128, fp128 }, ptr %7, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %27, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %13, ptr nonnull byval({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %7)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %11, ptr nonnull align 16 dereferenceable(32) %13, i64 32, i1 false)
  tail call void @__enzyme_cc.psi128.divide(ptr sret({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  br label %42

28:
  %29 = phi i64 [ 35, %18 ], [ %39, %28 ]
  %30 = phi i64 [ 36, %18 ], [ %29, %28 ]
  %31 = shl nuw nsw i64 %30, 1
  %32 = add i64 %31, %23
  %33 = trunc i64 %32 to i32
  %34 = add i32 %33, -1
  %35 = sitofp i32 %34 to fp128
  store fp128 %35, ptr %6, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %21, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  %36 = trunc i64 %32 to i32
  %37 = add i32 %36, -2
  %38 = sitofp i32 %37 to fp128
  store fp128 %38, ptr %4, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %22, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  %39 = add nsw i64 %29, -1
  %40 = getelementptr inbounds [36 x { fp128, fp128 }], ptr @__enzyme_cc.psi128.BERNOULLI, i64 0, i64 %39
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %12, ptr nonnull byval({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %8)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %40, ptr nonnull byval({ fp128, fp128 }) align 16 %12)
  %41 = icmp eq i64 %29, 1
  br i1 %41, label %24, label %28

42:
  ret void
}

define internal fp128 @__enzyme_cc.psi128.large_leading(i32 %0, fp128 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { fp128, fp128 }, align 16
  %4 = alloca { fp128, fp128 }, align 16
  %5 = icmp slt i32 %0, 30
  %6 = select i1 %5, i32 1073741824, i32 2
  %7 = sitofp i32 %6 to fp128
  %8 = fmul fp128 %7, %1
  store fp128 %8, ptr %4, align 16
  %9 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %9, align 16
  call void @__enzyme_cc.psi128.leading(ptr nonnull sret({ fp128, fp128 }) align 16 %3, i32 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  %10 = load fp128, ptr %3, align 16
  %11 = getelementptr inbounds { fp128, fp128 }, ptr %3, i64 0, i32 1
  %12 = load fp128, ptr %11, align 16
  %13 = fadd fp128 %10, %12
  %14 = fsub fp128 %13, %13
  %15 = fcmp une fp128 %14, 0xL00000000000000000000000000000000
  br i1 %15, label %18, label %16

16:
  %17 = icmp slt i32 %0, 0
  br i1 %17, label %30, label %24

18:
  %19 = fcmp olt fp128 %1, 0xL00000000000000000000000000000000
  %20 = and i32 %0, 1
  %21 = icmp eq i32 %20, 0
  %22 = and i1 %19, %21
  %23 = select i1 %22, fp128 0xL0000000000000000FFFF000000000000, fp128 0xL00000000000000007FFF000000000000
  br label %30

24:
  %25 = phi i32 [ %28, %24 ], [ 0, %16 ]
  %26 = phi fp128 [ %27, %24 ], [ %13, %16 ]
  %27 = fmul fp128 %26, %7
  %28 = add nuw i32 %25, 1
  %29 = icmp eq i32 %25, %0
  br i1 %29, label %30, label %24

30:
  %31 = phi fp128 [ %23, %18 ], [ %13, %16 ], [ %27, %24 ]
  ret fp128 %31
}

define internal void @__enzyme_cc.psi128.leading(ptr noalias nocapture sret({ fp128, fp128 }) align 16 %0, i32 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  store fp128 0xL00000000000000003FFF000000000000, ptr %4, align 16
  %8 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %8, align 16
  tail call void @__enzyme_cc.psi128.divide(ptr sret({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %4, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  %9 = icmp slt i32 %1, 1
  br i1 %9, label %12, label %10

10:
  %11 = getelementptr inbounds { fp128, fp128 }, ptr %7, i64 0, i32 1
  br label %13

12:
  ret void

13:
  %14 = phi i32 [ 1, %10 ], [ %16, %13 ]
  %15 = sitofp i32 %14 to fp128
  store fp128 %15, ptr %7, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %11, align 16
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %7, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %5, ptr byval({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %0, ptr nonnull align 16 dereferenceable(32) %5, i64 32, i1 false)
  %16 = add nuw i32 %14, 1
  %17 = icmp eq i32 %14, %1
  br i1 %17, label %12, label %13
}

define internal void @__enzyme_cc.psi128.multiply(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = load fp128, ptr %1, align 16
  %5 = load fp128, ptr %2, align 16
  %6 = fmul fp128 %4, %5
  %7 = fmul fp128 %4, 0xL00800000000000004038000000000000
  %8 = fsub fp128 %7, %4
  %9 = fsub fp128 %7, %8
  %10 = fsub fp128 %4, %9
  %11 = fmul fp128 %5, 0xL00800000000000004038000000000000
  %12 = fsub fp128 %11, %5
  %13 = fsub fp128 %11, %12
  %14 = fsub fp128 %5, %13
  %15 = fmul fp128 %9, %13
  %16 = fsub fp128 %15, %6
  %17 = fmul fp128 %9, %14
  %18 = fadd fp128 %16, %17
  %19 = fmul fp128 %10, %13
  %20 = fadd fp128 %19, %18
  %21 = fmul fp128 %10, %14
  %22 = fadd fp128 %21, %20
  %23 = getelementptr inbounds { fp128, fp128 }, ptr %2, i64 0, i32 1
  %24 = load fp128, ptr %23, align 16
  %25 = fmul fp128 %4, %24
  %26 = getelementptr inbounds { fp128, fp128 }, ptr %1, i64 0, i32 1
  %27 = load fp128, ptr %26, align 16
  %28 = fmul fp128 %5, %27
  %29 = fadd fp128 %25, %28
  %30 = fadd fp128 %29, %22
  %31 = fadd fp128 %6, %30
  store fp128 %31, ptr %0, align 16
  %32 = getelementptr inbounds { fp128, fp128 }, ptr %0, i64 0, i32 1
  %33 = fsub fp128 %31, %6
  %34 = fsub fp128 %30, %33
  store fp128 %34, ptr %32, align 16
  ret void
}

define internal fp128 @__enzyme_cc.psi128.of_vast(i32 %0, fp128 %1) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { fp128, fp128 }, align 16
  %4 = alloca { fp128, fp128 }, align 16
  %5 = fdiv fp128 0xL00000000000000003FFF000000000000, %1
  %6 = icmp sgt i32 %0, 1
  %7 = fcmp une fp128 %5, 0xL00000000000000000000000000000000
  %8 = and i1 %6, %7
  br i1 %8, label %14, label %9

9:
  %10 = phi fp128 [ %5, %2 ], [ %19, %14 ]
  %11 = icmp slt i32 %0, 5
  %12 = fcmp oeq fp128 %10, 0xL00000000000000000000000000000000
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %31, label %24

14:
  %15 = phi i32 [ %20, %14 ], [ 1, %2 ]
  %16 = phi fp128 [ %19, %14 ], [ %5, %2 ]
  %17 = sitofp i32 %15 to fp128
  %18 = fdiv fp128 %17, %1
  %19 = fmul fp128 %16, %18
  %20 = add nuw nsw i32 %15, 1
  %21 = icmp slt i32 %20, %0
  %22 = fcmp une fp128 %19, 0xL00000000000000000000000000000000
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %14, label %9

24:
  %25 = add nsw i32 %0, -1
  store fp128 %1, ptr %4, align 16
  %26 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %26, align 16
  call void @__enzyme_cc.psi128.leading(ptr nonnull sret({ fp128, fp128 }) align 16 %3, i32 %25, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  %27 = load fp128, ptr %3, align 16
  %28 = getelementptr inbounds { fp128, fp128 }, ptr %3, i64 0, i32 1
  %29 = load fp128, ptr %28, align 16
  %30 = fadd fp128 %27, %29
  br label %31

31:
  %32 = phi fp128 [ %30, %24 ], [ %10, %9 ]
  ret fp128 %32
}

define internal void @__enzyme_cc.psi128.power(ptr noalias nocapture sret({ fp128, fp128 }) align 16 %0, ptr nocapture byval({ fp128, fp128 }) align 16 %1, i32 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  store fp128 0xL00000000000000003FFF000000000000, ptr %0, align 16
  %6 = getelementptr inbounds { fp128, fp128 }, ptr %0, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %6, align 16
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %17

8:
  %9 = phi i32 [ %16, %15 ], [ %2, %3 ]
  %10 = and i32 %9, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %4, ptr nonnull byval({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %1)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %0, ptr nonnull align 16 dereferenceable(32) %4, i64 32, i1 false)
  br label %13

13:
  %14 = icmp ugt i32 %9, 1
  br i1 %14, label %15, label %17

15:
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %1)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %1, ptr nonnull align 16 dereferenceable(32) %5, i64 32, i1 false)
  %16 = lshr i32 %9, 1
  br label %8

17:
  ret void
}

define internal void @__enzyme_cc.psi128.reflected(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, i32 %1, fp128 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, fp128 }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = alloca { fp128, fp128 }, align 16
  %12 = alloca { fp128, fp128 }, align 16
  %13 = alloca { fp128, fp128 }, align 16
  %14 = alloca { fp128, fp128 }, align 16
  %15 = alloca { fp128, fp128 }, align 16
  %16 = alloca { fp128, fp128 }, align 16
  %17 = alloca { fp128, fp128 }, align 16
  %18 = alloca { fp128, fp128 }, align 16
  %19 = alloca { fp128, fp128 }, align 16
  %20 = alloca { fp128, fp128 }, align 16
  %21 = alloca { fp128, fp128 }, align 16
  %22 = alloca { fp128, fp128 }, align 16
  %23 = alloca { fp128, fp128 }, align 16
  %24 = alloca [33 x { fp128, fp128 }], align 16
  %25 = alloca [33 x { fp128, fp128 }], align 16
  %26 = alloca { fp128, fp128 }, align 16
  %27 = alloca { fp128, fp128 }, align 16
  %28 = alloca { fp128, fp128 }, align 16
  %29 = alloca { fp128, fp128 }, align 16
  %30 = alloca { fp128, fp128 }, align 16
  %31 = alloca { fp128, fp128 }, align 16
  %32 = alloca { fp128, fp128 }, align 16
  %33 = alloca { fp128, fp128 }, align 16
  %34 = alloca { fp128, fp128 }, align 16
  %35 = icmp slt i32 %1, 31
  br i1 %35, label %36, label %114

36:
  call void @llvm.memset.p0.i64(ptr nonnull align 16 dereferenceable(1056) %24, i8 0, i64 1056, i1 false)
  %37 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %24, i64 0, i64 1
  store fp128 0xL00000000000000003FFF000000000000, ptr %37, align 16
  %38 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %24, i64 0, i64 1, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %38, align 16
  %39 = icmp slt i32 %1, 1
  br i1 %39, label %51, label %40

40:
  %41 = getelementptr inbounds { fp128, fp128 }, ptr %17, i64 0, i32 1
  %42 = getelementptr inbounds i8, ptr %26, i64 16
  %43 = getelementptr inbounds { fp128, fp128 }, ptr %16, i64 0, i32 1
  %44 = add nuw nsw i32 %1, 3
  %45 = zext i32 %44 to i64
  br label %49

46:
  %47 = add nuw nsw i64 %50, 1
  %48 = icmp eq i64 %47, %45
  br i1 %48, label %51, label %49

49:
  %50 = phi i64 [ 3, %40 ], [ %47, %46 ]
  br label %77

51:
  %52 = fcmp olt fp128 %2, 0xL00000000000000000000000000000000
  %53 = fneg fp128 %2
  %54 = select i1 %52, fp128 %53, fp128 %2
  %55 = fcmp ogt fp128 %54, 0xL00000000000000003FFD000000000000
  %56 = fsub fp128 0xL00000000000000003FFE000000000000, %54
  %57 = select i1 %55, fp128 %56, fp128 %54
  store fp128 %57, ptr %18, align 16
  %58 = getelementptr inbounds { fp128, fp128 }, ptr %18, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %58, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %19, ptr nonnull byval({ fp128, fp128 }) align 16 @__enzyme_cc.psi128.PI, ptr nonnull byval({ fp128, fp128 }) align 16 %18)
  call void @__enzyme_cc.psi128.sine(ptr nonnull sret({ fp128, fp128 }) align 16 %20, ptr nonnull byval({ fp128, fp128 }) align 16 %19, ptr nonnull byval({ fp128, fp128 }) align 16 %19, i32 1)
  store fp128 0xL00000000000000003FFF000000000000, ptr %22, align 16
  %59 = getelementptr inbounds { fp128, fp128 }, ptr %22, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %59, align 16
  call void @__enzyme_cc.psi128.sine(ptr nonnull sret({ fp128, fp128 }) align 16 %21, ptr nonnull byval({ fp128, fp128 }) align 16 %22, ptr nonnull byval({ fp128, fp128 }) align 16 %19, i32 0)
  br i1 %55, label %60, label %61

60:
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %23, ptr nonnull byval({ fp128, fp128 }) align 16 %20, ptr nonnull byval({ fp128, fp128 }) align 16 %21)
  br label %62

61:
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %23, ptr nonnull byval({ fp128, fp128 }) align 16 %21, ptr nonnull byval({ fp128, fp128 }) align 16 %20)
  br label %62

62:
  br i1 %52, label %63, label %70

63:
  %64 = load fp128, ptr %23, align 16
  %65 = getelementptr inbounds i8, ptr %23, i64 16
  %66 = load fp128, ptr %65, align 16
  %67 = fneg fp128 %64
  store fp128 %67, ptr %29, align 16
  %68 = getelementptr inbounds { fp128, fp128 }, ptr %29, i64 0, i32 1
  %69 = fneg fp128 %66
  store fp128 %69, ptr %68, align 16
  br label %71

70:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %29, ptr nonnull align 16 dereferenceable(32) %23, i64 32, i1 false)
  br label %71

71:
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %30, ptr nonnull byval({ fp128, fp128 }) align 16 %29, ptr nonnull byval({ fp128, fp128 }) align 16 %29)
  store fp128 0xL00000000000000000000000000000000, ptr %31, align 16
  %72 = getelementptr inbounds { fp128, fp128 }, ptr %31, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %72, align 16
  %73 = add i32 %1, 1
  %74 = icmp sgt i32 %1, -2
  br i1 %74, label %75, label %104

75:
  %76 = zext i32 %73 to i64
  br label %107

77:
  %78 = phi i64 [ 0, %49 ], [ %79, %90 ]
  %79 = add nuw nsw i64 %78, 1
  %80 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %24, i64 0, i64 %79
  %81 = trunc i64 %79 to i32
  %82 = sitofp i32 %81 to fp128
  store fp128 %82, ptr %17, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %41, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %26, ptr nonnull byval({ fp128, fp128 }) align 16 %80, ptr nonnull byval({ fp128, fp128 }) align 16 %17)
  %83 = icmp ugt i64 %78, 1
  br i1 %83, label %84, label %90

84:
  %85 = trunc i64 %78 to i32
  %86 = add i32 %85, -1
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %24, i64 0, i64 %87
  %89 = sitofp i32 %86 to fp128
  store fp128 %89, ptr %16, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %43, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %28, ptr nonnull byval({ fp128, fp128 }) align 16 %88, ptr nonnull byval({ fp128, fp128 }) align 16 %16)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %27, ptr nonnull byval({ fp128, fp128 }) align 16 %26, ptr nonnull byval({ fp128, fp128 }) align 16 %28)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %26, ptr nonnull align 16 dereferenceable(32) %27, i64 32, i1 false)
  br label %90

90:
  %91 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %25, i64 0, i64 %78
  %92 = load fp128, ptr %26, align 16
  %93 = load fp128, ptr %42, align 16
  %94 = fneg fp128 %92
  %95 = fneg fp128 %93
  store fp128 %94, ptr %91, align 16
  %96 = getelementptr inbounds i8, ptr %91, i64 16
  store fp128 %95, ptr %96, align 16
  %97 = icmp eq i64 %79, %50
  br i1 %97, label %98, label %77

98:
  %99 = phi i64 [ %102, %98 ], [ 0, %90 ]
  %100 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %24, i64 0, i64 %99
  %101 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %25, i64 0, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %100, ptr nonnull align 16 dereferenceable(32) %101, i64 32, i1 false)
  %102 = add nuw nsw i64 %99, 1
  %103 = icmp eq i64 %102, %50
  br i1 %103, label %46, label %98

104:
  %105 = and i32 %1, 1
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %112, label %113

107:
  %108 = phi i64 [ %76, %75 ], [ %110, %107 ]
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %32, ptr nonnull byval({ fp128, fp128 }) align 16 %31, ptr nonnull byval({ fp128, fp128 }) align 16 %30)
  %109 = getelementptr inbounds [33 x { fp128, fp128 }], ptr %24, i64 0, i64 %108
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %31, ptr nonnull byval({ fp128, fp128 }) align 16 %32, ptr nonnull byval({ fp128, fp128 }) align 16 %109)
  %110 = add nsw i64 %108, -2
  %111 = icmp ugt i64 %108, 1
  br i1 %111, label %107, label %104

112:
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %33, ptr nonnull byval({ fp128, fp128 }) align 16 %31, ptr nonnull byval({ fp128, fp128 }) align 16 %29)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %31, ptr nonnull align 16 dereferenceable(32) %33, i64 32, i1 false)
  br label %113

113:
  call void @__enzyme_cc.psi128.power(ptr nonnull sret({ fp128, fp128 }) align 16 %34, ptr nonnull byval({ fp128, fp128 }) align 16 @__enzyme_cc.psi128.PI, i32 %73)
  tail call void @__enzyme_cc.psi128.multiply(ptr sret({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %31, ptr nonnull byval({ fp128, fp128 }) align 16 %34)
  br label %141

114:
  %115 = fcmp uge fp128 %2, 0xL00000000000000000000000000000000
  %116 = fneg fp128 %2
  %117 = select i1 %115, fp128 %2, fp128 %116
  store fp128 %117, ptr %4, align 16
  %118 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %118, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %5, align 16
  %119 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %119, align 16
  %120 = add nuw nsw i32 %1, 1
  br label %125

121:
  call void @__enzyme_cc.psi128.leading(ptr nonnull sret({ fp128, fp128 }) align 16 %15, i32 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %14, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %15)
  %122 = and i32 %1, 1
  %123 = icmp eq i32 %122, 0
  %124 = and i1 %115, %123
  br i1 %124, label %139, label %132

125:
  %126 = phi i32 [ 0, %114 ], [ %130, %125 ]
  %127 = sitofp i32 %126 to fp128
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %8, fp128 %127, fp128 %117)
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %7, ptr nonnull byval({ fp128, fp128 }) align 16 %4, ptr nonnull byval({ fp128, fp128 }) align 16 %8)
  call void @__enzyme_cc.psi128.power(ptr nonnull sret({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %7, i32 %120)
  %128 = xor i32 %126, -1
  %129 = sitofp i32 %128 to fp128
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %11, fp128 %129, fp128 %117)
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %10, ptr nonnull byval({ fp128, fp128 }) align 16 %4, ptr nonnull byval({ fp128, fp128 }) align 16 %11)
  call void @__enzyme_cc.psi128.power(ptr nonnull sret({ fp128, fp128 }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %10, i32 %120)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %13, ptr nonnull byval({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %9)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %12, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %13)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %5, ptr nonnull align 16 dereferenceable(32) %12, i64 32, i1 false)
  %130 = add nuw nsw i32 %126, 1
  %131 = icmp eq i32 %130, 16
  br i1 %131, label %121, label %125

132:
  %133 = load fp128, ptr %14, align 16
  %134 = getelementptr inbounds i8, ptr %14, i64 16
  %135 = load fp128, ptr %134, align 16
  %136 = fneg fp128 %133
  store fp128 %136, ptr %0, align 16
  %137 = getelementptr inbounds { fp128, fp128 }, ptr %0, i64 0, i32 1
  %138 = fneg fp128 %135
  store fp128 %138, ptr %137, align 16
  br label %140

139:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %0, ptr nonnull align 16 dereferenceable(32) %14, i64 32, i1 false)
  br label %140

140:
  br label %141

141:
  ret void
}

define internal void @__enzyme_cc.psi128.sine(ptr noalias nocapture sret({ fp128, fp128 }) align 16 %0, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2, i32 %3) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, fp128 }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %8, ptr nonnull byval({ fp128, fp128 }) align 16 %2, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  %11 = load fp128, ptr %8, align 16
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load fp128, ptr %12, align 16
  %14 = fneg fp128 %11
  store fp128 %14, ptr %7, align 16
  %15 = getelementptr inbounds { fp128, fp128 }, ptr %7, i64 0, i32 1
  %16 = fneg fp128 %13
  store fp128 %16, ptr %15, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %9, ptr nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %0, ptr nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  %17 = icmp slt i32 %3, 51
  br i1 %17, label %18, label %21

18:
  %19 = add nsw i32 %3, 1
  %20 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  br label %22

21:
  ret void

22:
  %23 = phi i32 [ %19, %18 ], [ %28, %22 ]
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %7)
  %24 = sitofp i32 %23 to fp128
  %25 = add nsw i32 %23, 1
  %26 = sitofp i32 %25 to fp128
  %27 = fmul fp128 %24, %26
  store fp128 %27, ptr %5, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %20, align 16
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %5)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %10, ptr nonnull byval({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %9)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %0, ptr nonnull align 16 dereferenceable(32) %10, i64 32, i1 false)
  %28 = add nsw i32 %23, 2
  %29 = icmp slt i32 %23, 50
  br i1 %29, label %22, label %21
}

define internal void @__enzyme_cc.psi128.sum_of_powers(ptr noalias nocapture writeonly sret({ fp128, fp128 }) align 16 %0, i32 %1, ptr nocapture readonly byval({ fp128, fp128 }) align 16 %2) nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, fp128 }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = alloca { fp128, fp128 }, align 16
  %12 = alloca { fp128, fp128 }, align 16
  %13 = alloca { fp128, fp128 }, align 16
  %14 = alloca { fp128, fp128 }, align 16
  %15 = alloca { fp128, fp128 }, align 16
  %16 = alloca { fp128, fp128 }, align 16
  %17 = alloca { fp128, fp128 }, align 16
  %18 = alloca { fp128, fp128 }, align 16
  %19 = alloca { fp128, fp128 }, align 16
  %20 = alloca { fp128, fp128 }, align 16
  %21 = alloca { fp128, fp128 }, align 16
  %22 = alloca { fp128, fp128 }, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %5, align 16
  %23 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %23, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %6, ptr nonnull align 16 dereferenceable(32) %2, i64 32, i1 false)
  %24 = sitofp i32 %1 to fp128
  %25 = fadd fp128 %24, 0xL00000000000000004004400000000000
  %26 = load fp128, ptr %6, align 16
  %27 = fcmp olt fp128 %26, %25
  %28 = add nsw i32 %1, 1
  br i1 %27, label %29, label %40

29:
  %30 = getelementptr inbounds { fp128, fp128 }, ptr %12, i64 0, i32 1
  br label %31

31:
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %8, ptr nonnull byval({ fp128, fp128 }) align 16 %2, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  call void @__enzyme_cc.psi128.power(ptr nonnull sret({ fp128, fp128 }) align 16 %7, ptr nonnull byval({ fp128, fp128 }) align 16 %8, i32 %28)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %7)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %5, ptr nonnull align 16 dereferenceable(32) %9, i64 32, i1 false)
  %32 = load fp128, ptr %7, align 16
  %33 = load fp128, ptr %5, align 16
  %34 = fmul fp128 %33, 0xL00000000000000003F1F000000000000
  %35 = fcmp uge fp128 %32, %34
  br i1 %35, label %37, label %36

36:
  call void @__enzyme_cc.psi128.leading(ptr nonnull sret({ fp128, fp128 }) align 16 %10, i32 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  tail call void @__enzyme_cc.psi128.multiply(ptr sret({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %10)
  br label %43

37:
  store fp128 0xL00000000000000003FFF000000000000, ptr %12, align 16
  store fp128 0xL00000000000000000000000000000000, ptr %30, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %11, ptr nonnull byval({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %12)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %6, ptr nonnull align 16 dereferenceable(32) %11, i64 32, i1 false)
  %38 = load fp128, ptr %6, align 16
  %39 = fcmp olt fp128 %38, %25
  br i1 %39, label %31, label %40

40:
  store fp128 %24, ptr %4, align 16
  %41 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %41, align 16
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %14, ptr nonnull byval({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  store fp128 0xL00000000000000003FFE000000000000, ptr %16, align 16
  %42 = getelementptr inbounds { fp128, fp128 }, ptr %16, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %42, align 16
  call void @__enzyme_cc.psi128.further_terms(ptr nonnull sret({ fp128, fp128 }) align 16 %17, i32 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %15, ptr nonnull byval({ fp128, fp128 }) align 16 %16, ptr nonnull byval({ fp128, fp128 }) align 16 %17)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %13, ptr nonnull byval({ fp128, fp128 }) align 16 %14, ptr nonnull byval({ fp128, fp128 }) align 16 %15)
  call void @__enzyme_cc.psi128.divide(ptr nonnull sret({ fp128, fp128 }) align 16 %21, ptr nonnull byval({ fp128, fp128 }) align 16 %2, ptr nonnull byval({ fp128, fp128 }) align 16 %6)
  call void @__enzyme_cc.psi128.power(ptr nonnull sret({ fp128, fp128 }) align 16 %20, ptr nonnull byval({ fp128, fp128 }) align 16 %21, i32 %28)
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %19, ptr nonnull byval({ fp128, fp128 }) align 16 %13, ptr nonnull byval({ fp128, fp128 }) align 16 %20)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %18, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %19)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 dereferenceable(32) %5, ptr nonnull align 16 dereferenceable(32) %18, i64 32, i1 false)
  call void @__enzyme_cc.psi128.leading(ptr nonnull sret({ fp128, fp128 }) align 16 %22, i32 %1, ptr nonnull byval({ fp128, fp128 }) align 16 %2)
  tail call void @__enzyme_cc.psi128.multiply(ptr sret({ fp128, fp128 }) align 16 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %22)
  br label %43

43:
  ret void
}

define internal fp128 @__enzyme_cc_digammaf128(fp128 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = alloca { fp128, fp128 }, align 16
  %3 = alloca { fp128, fp128 }, align 16
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = alloca { fp128, { fp128, fp128 } }, align 16
  %10 = alloca { fp128, fp128 }, align 16
  %11 = fcmp uno fp128 %0, 0xL00000000000000000000000000000000
  %12 = fcmp oeq fp128 %0, 0xL00000000000000007FFF000000000000
  %13 = or i1 %11, %12
  br i1 %13, label %65, label %14

14:
  %15 = fcmp ogt fp128 %0, 0xL0000000000000000BF8B000000000000
  %16 = fcmp olt fp128 %0, 0xL00000000000000003F8B000000000000
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %20

18:
  %19 = fdiv fp128 0xL0000000000000000BFFF000000000000, %0
  br label %65

20:
  %21 = fcmp ogt fp128 %0, 0xL00000000000000003FFF500000000000
  %22 = fcmp olt fp128 %0, 0xL00000000000000003FFF9C0000000000
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %42

24:
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %3, fp128 %0, fp128 0xLF6E1A9C8865E0A4FBFFF762D86356BE3)
  store fp128 0xL21303A7C60F08840BF89AC54D7D218DE, ptr %4, align 16
  %25 = getelementptr inbounds { fp128, fp128 }, ptr %4, i64 0, i32 1
  store fp128 0xL92F25DECDD1AB2763F131DB2B44942F1, ptr %25, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %3, ptr nonnull byval({ fp128, fp128 }) align 16 %4)
  %26 = load fp128, ptr %5, align 16
  br label %27

27:
  %28 = phi i64 [ 37, %24 ], [ %34, %27 ]
  %29 = phi fp128 [ 0xL00000000000000000000000000000000, %24 ], [ %33, %27 ]
  %30 = getelementptr inbounds [38 x fp128], ptr @__enzyme_cc.psi128.BEYOND, i64 0, i64 %28
  %31 = load fp128, ptr %30, align 16
  %32 = fadd fp128 %29, %31
  %33 = fmul fp128 %26, %32
  %34 = add nsw i64 %28, -1
  %35 = icmp eq i64 %28, 0
  br i1 %35, label %36, label %27

36:
  store fp128 %33, ptr %8, align 16
  %37 = getelementptr inbounds { fp128, fp128 }, ptr %8, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %37, align 16
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %7, ptr nonnull byval({ fp128, fp128 }) align 16 @__enzyme_cc.psi128.SLOPE, ptr nonnull byval({ fp128, fp128 }) align 16 %8)
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %5, ptr nonnull byval({ fp128, fp128 }) align 16 %7)
  %38 = load fp128, ptr %6, align 16
  %39 = getelementptr inbounds { fp128, fp128 }, ptr %6, i64 0, i32 1
  %40 = load fp128, ptr %39, align 16
  %41 = fadd fp128 %38, %40
  br label %65

42:
  %43 = fcmp ogt fp128 %0, 0xL00000000000000000000000000000000
  br i1 %43, label %44, label %56

44:
  store fp128 %0, ptr %10, align 16
  %45 = getelementptr inbounds { fp128, fp128 }, ptr %10, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %45, align 16
  call void @__enzyme_cc.psi128.digamma_of_positive(ptr nonnull sret({ fp128, { fp128, fp128 } }) align 16 %9, ptr nonnull byval({ fp128, fp128 }) align 16 %10)
  %46 = load fp128, ptr %9, align 16
  %47 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %9, i64 0, i32 1
  %48 = load fp128, ptr %47, align 16
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %2, fp128 %46, fp128 %48)
  %49 = load fp128, ptr %2, align 16
  %50 = getelementptr inbounds { fp128, fp128 }, ptr %2, i64 0, i32 1
  %51 = load fp128, ptr %50, align 16
  %52 = getelementptr inbounds { fp128, { fp128, fp128 } }, ptr %9, i64 0, i32 1, i32 1
  %53 = load fp128, ptr %52, align 16
  %54 = fadd fp128 %51, %53
  %55 = fadd fp128 %49, %54
  br label %65

56:
  %57 = fcmp ugt fp128 %0, 0xL0000000000000000C06F000000000000
  br i1 %57, label %58, label %65

58:
  %59 = fsub fp128 0xL0000000000000000406F000000000000, %0
  %60 = fadd fp128 %59, 0xL0000000000000000C06F000000000000
  %61 = fadd fp128 %60, %0
  %62 = fcmp oeq fp128 %61, 0xL00000000000000000000000000000000
  br i1 %62, label %65, label %63

63:
  %64 = tail call fp128 @__enzyme_cc.psi128.below_zero(fp128 %0, fp128 %61)
  br label %65

65:
  %66 = phi fp128 [ %19, %18 ], [ %41, %36 ], [ %55, %44 ], [ %0, %1 ], [ 0xL00000000000000007FFF800000000000, %56 ], [ %64, %63 ], [ 0xL00000000000000007FFF800000000000, %58 ]
  ret fp128 %66
}

define internal fp128 @__enzyme_cc_erfcinvf128(fp128 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp oge fp128 %0, 0xL00000000000000000000000000000000
  %3 = fcmp ole fp128 %0, 0xL00000000000000004000000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %21

5:
  %6 = fcmp oeq fp128 %0, 0xL00000000000000000000000000000000
  br i1 %6, label %21, label %7

7:
  %8 = fcmp ult fp128 %0, 0xL00000000000000003FFE000000000000
  br i1 %8, label %12, label %9

9:
  %10 = fsub fp128 0xL00000000000000003FFF000000000000, %0
  %11 = tail call fp128 @__enzyme_cc_erfinvf128(fp128 %10)
  br label %21

12:
  %13 = fcmp olt fp128 %0, 0xL00000000000000003FFC400000000000
  br i1 %13, label %14, label %16

14:
  %15 = tail call fp128 @__enzyme_cc.erfinv128.by_erfc(fp128 %0)
  br label %21

16:
  %17 = fsub fp128 0xL00000000000000003FFF000000000000, %0
  %18 = fsub fp128 0xL00000000000000003FFF000000000000, %17
  %19 = fsub fp128 %18, %0
  %20 = tail call fp128 @__enzyme_cc.erfinv128.by_erf(fp128 %17, fp128 %19)
  br label %21

21:
  %22 = phi fp128 [ %11, %9 ], [ %15, %14 ], [ %20, %16 ], [ 0xL00000000000000007FFF800000000000, %1 ], [ 0xL00000000000000007FFF000000000000, %5 ]
  ret fp128 %22
}

define internal fp128 @__enzyme_cc_erfinvf128(fp128 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = fcmp olt fp128 %0, 0xL00000000000000000000000000000000
  %3 = fneg fp128 %0
  %4 = select i1 %2, fp128 %3, fp128 %0
  %5 = fcmp ugt fp128 %4, 0xL00000000000000003FFF000000000000
  br i1 %5, label %21, label %6

6:
  %7 = fcmp oeq fp128 %4, 0xL00000000000000003FFF000000000000
  br i1 %7, label %8, label %10

8:
  %9 = fmul fp128 %0, 0xL00000000000000007FFF000000000000
  br label %21

10:
  %11 = fcmp olt fp128 %4, 0xL00000000000000003FFEB00000000000
  br i1 %11, label %12, label %14

12:
  %13 = tail call fp128 @__enzyme_cc.erfinv128.by_erf(fp128 %4, fp128 0xL00000000000000000000000000000000)
  br label %17

14:
  %15 = fsub fp128 0xL00000000000000003FFF000000000000, %4
  %16 = tail call fp128 @__enzyme_cc.erfinv128.by_erfc(fp128 %15)
  br label %17

17:
  %18 = phi fp128 [ %13, %12 ], [ %16, %14 ]
  %19 = fneg fp128 %18
  %20 = select i1 %2, fp128 %19, fp128 %18
  br label %21

21:
  %22 = phi fp128 [ %9, %8 ], [ %20, %17 ], [ 0xL00000000000000007FFF800000000000, %1 ]
  ret fp128 %22
}

define internal fp128 @__enzyme_cc_polygammaf128(i32 %0, fp128 %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = alloca { fp128, fp128 }, align 16
  %4 = alloca { fp128, fp128 }, align 16
  %5 = alloca { fp128, fp128 }, align 16
  %6 = alloca { fp128, fp128 }, align 16
  %7 = alloca { fp128, fp128 }, align 16
  %8 = alloca { fp128, fp128 }, align 16
  %9 = icmp eq i32 %0, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call fp128 @__enzyme_cc_digammaf128(fp128 %1)
  br label %74

12:
  %13 = icmp slt i32 %0, 0
  br i1 %13, label %74, label %14

14:
  %15 = fcmp uno fp128 %1, 0xL00000000000000000000000000000000
  %16 = fcmp oeq fp128 %1, 0xL0000000000000000FFFF000000000000
  %17 = or i1 %15, %16
  br i1 %17, label %74, label %18

18:
  %19 = and i32 %0, 1
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 -1, i32 1
  %22 = sitofp i32 %21 to fp128
  %23 = fcmp oeq fp128 %1, 0xL00000000000000007FFF000000000000
  br i1 %23, label %24, label %26

24:
  %25 = fdiv fp128 %22, 0xL00000000000000007FFF000000000000
  br label %74

26:
  %27 = fcmp oeq fp128 %1, 0xL00000000000000000000000000000000
  %28 = fcmp ole fp128 %1, 0xL0000000000000000C06F000000000000
  %29 = or i1 %27, %28
  br i1 %29, label %30, label %34

30:
  br i1 %20, label %31, label %74

31:
  %32 = fdiv fp128 0xL0000000000000000BFFF000000000000, %1
  %33 = select i1 %27, fp128 %32, fp128 0xL00000000000000007FFF800000000000
  br label %74

34:
  %35 = fcmp ult fp128 %1, 0xL000000000000000040DF000000000000
  br i1 %35, label %39, label %36

36:
  %37 = tail call fp128 @__enzyme_cc.psi128.of_vast(i32 %0, fp128 %1)
  %38 = fmul fp128 %37, %22
  br label %74

39:
  %40 = fcmp olt fp128 %1, 0xL00000000000000000000000000000000
  br i1 %40, label %41, label %43

41:
  %42 = tail call fp128 @__enzyme_cc.psi128.beside_pole(fp128 %1)
  br label %43

43:
  %44 = phi fp128 [ %42, %41 ], [ %1, %39 ]
  %45 = fcmp oeq fp128 %44, 0xL00000000000000000000000000000000
  br i1 %45, label %46, label %48

46:
  %47 = select i1 %20, fp128 0xL00000000000000007FFF800000000000, fp128 0xL00000000000000007FFF000000000000
  br label %74

48:
  %49 = fcmp ogt fp128 %1, 0xL00000000000000000000000000000000
  br i1 %49, label %50, label %56

50:
  store fp128 %1, ptr %5, align 16
  %51 = getelementptr inbounds { fp128, fp128 }, ptr %5, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %51, align 16
  call void @__enzyme_cc.psi128.sum_of_powers(ptr nonnull sret({ fp128, fp128 }) align 16 %4, i32 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %5)
  store fp128 %22, ptr %3, align 16
  %52 = getelementptr inbounds { fp128, fp128 }, ptr %3, i64 0, i32 1
  store fp128 0xL00000000000000000000000000000000, ptr %52, align 16
  call void @__enzyme_cc.psi128.multiply(ptr nonnull sret({ fp128, fp128 }) align 16 %6, ptr nonnull byval({ fp128, fp128 }) align 16 %4, ptr nonnull byval({ fp128, fp128 }) align 16 %3)
  %53 = load fp128, ptr %6, align 16
  %54 = getelementptr inbounds { fp128, fp128 }, ptr %6, i64 0, i32 1
  %55 = load fp128, ptr %54, align 16
  br label %63

56:
  %57 = fneg fp128 %1
  call void @__enzyme_cc.psi128.exact_sum(ptr nonnull sret({ fp128, fp128 }) align 16 %5, fp128 0xL00000000000000003FFF000000000000, fp128 %57)
  call void @__enzyme_cc.psi128.sum_of_powers(ptr nonnull sret({ fp128, fp128 }) align 16 %4, i32 %0, ptr nonnull byval({ fp128, fp128 }) align 16 %5)
  call void @__enzyme_cc.psi128.reflected(ptr nonnull sret({ fp128, fp128 }) align 16 %8, i32 %0, fp128 %44)
  call void @__enzyme_cc.psi128.add(ptr nonnull sret({ fp128, fp128 }) align 16 %7, ptr nonnull byval({ fp128, fp128 }) align 16 %4, ptr nonnull byval({ fp128, fp128 }) align 16 %8)
  %58 = load fp128, ptr %7, align 16
  %59 = getelementptr inbounds i8, ptr %7, i64 16
  %60 = load fp128, ptr %59, align 16
  %61 = fneg fp128 %58
  %62 = fneg fp128 %60
  br label %63

63:
  %64 = phi fp128 [ %62, %56 ], [ %55, %50 ]
  %65 = phi fp128 [ %61, %56 ], [ %53, %50 ]
  %66 = fadd fp128 %65, %64
  %67 = fsub fp128 %66, %66
  %68 = fcmp oeq fp128 %67, 0xL00000000000000000000000000000000
  br i1 %68, label %72, label %69

69:
  %70 = tail call fp128 @__enzyme_cc.psi128.large_leading(i32 %0, fp128 %44)
  %71 = fmul fp128 %70, %22
  br label %72

72:
  %73 = phi fp128 [ %71, %69 ], [ %66, %63 ]
  br label %74

74:
  %75 = phi fp128 [ %11, %10 ], [ 0xL00000000000000007FFF800000000000, %14 ], [ 0xL00000000000000007FFF800000000000, %12 ], [ %25, %24 ], [ %38, %36 ], [ %73, %72 ], [ %33, %31 ], [ 0xL00000000000000007FFF000000000000, %30 ], [ %47, %46 ]
  ret fp128 %75
}

define internal fp128 @__enzyme_cc_tanh_slopef128(fp128 %0, fp128 %1) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %3 = fcmp ogt fp128 %1, 0xL0000000000000000BFFE800000000000
  %4 = fcmp olt fp128 %1, 0xL00000000000000003FFE800000000000
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %10

6:
  %7 = fsub fp128 0xL00000000000000003FFF000000000000, %1
  %8 = fadd fp128 %1, 0xL00000000000000003FFF000000000000
  %9 = fmul fp128 %7, %8
  br label %19

10:
  %11 = fcmp olt fp128 %0, 0xL00000000000000000000000000000000
  %12 = select i1 %11, fp128 0xL00000000000000004000000000000000, fp128 0xL0000000000000000C000000000000000
  %13 = fmul fp128 %12, %0
  %14 = tail call fp128 @expf128(fp128 %13)
  %15 = fmul fp128 %14, 0xL00000000000000004001000000000000
  %16 = fadd fp128 %14, 0xL00000000000000003FFF000000000000
  %17 = fmul fp128 %16, %16
  %18 = fdiv fp128 %15, %17
  br label %19

19:
  %20 = phi fp128 [ %9, %6 ], [ %18, %10 ]
  ret fp128 %20
}

define internal fp128 @__enzyme_cc_trigammaf128(fp128 %0) readnone nounwind willreturn "approx-func-fp-math"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" "unsafe-fp-math"="false" {
  %2 = tail call fp128 @__enzyme_cc_polygammaf128(i32 1, fp128 %0)
  ret fp128 %2
}

declare fp128 @erfcf128(fp128) nounwind willreturn

declare fp128 @erff128(fp128) nounwind willreturn

declare fp128 @expf128(fp128) nounwind willreturn

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare fp128 @logf128(fp128) nounwind willreturn

declare fp128 @sqrtf128(fp128) nounwind willreturn
