// corpus-variant: aarch64 --target=aarch64-linux-gnu -ffreestanding -march=armv8.6-a+bf16+i8mm+fp16
// corpus-variant: big --target=aarch64_be-linux-gnu -ffreestanding
#include <arm_neon.h>
float32x4_t fma4(float32x4_t a, float32x4_t b, float32x4_t c) { return vfmaq_lane_f32(a, b, vget_low_f32(c), 1); }
int16x8x4_t load4(const int16_t *p) { return vld4q_s16(p); }
void store3(uint8_t *p, uint8x16x3_t v) { vst3q_u8(p, v); }
uint8x16_t tables(uint8x16x4_t t, uint8x16_t i) { return vqtbl4q_u8(t, i); }
int32x4_t narrow(int64x2_t a, int64x2_t b) { return vcombine_s32(vqmovn_s64(a), vqmovn_s64(b)); }
float64x2_t doubles(float64x2_t a, double s) { return vaddq_f64(vrndaq_f64(a), vdupq_n_f64(s)); }
int sums(int8x16_t a) { return vaddvq_s8(a) + vmaxvq_s8(a) + vgetq_lane_s8(vqaddq_s8(a, a), 3); }
uint32x4_t compares(float32x4_t a, float32x4_t b) { return vbslq_u32(vcgtq_f32(a, b), vcltzq_s32(vreinterpretq_s32_f32(a)), vcageq_f32(a, b)); }
