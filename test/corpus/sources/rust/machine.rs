// corpus-flags: --crate-type=lib -Ccodegen-units=1 --emit=llvm-ir=%OUTPUT% --edition=2021
// corpus-variant: native -Ctarget-cpu=skylake-avx512
// corpus-variant: checked -Coverflow-checks=yes -Cdebug-assertions=yes
// corpus-variant: named -Cno-prepopulate-passes --cfg named
// Rust near the machine: SIMD, inline assembly, unions, raw pointers, C calls, atomics, wide integers.
use std::arch::{asm, x86_64::*};
use std::sync::atomic::*;
#[repr(C)] pub union Both { pub f: f64, pub i: u64 }
#[repr(C, packed(2))] pub struct Packed { a: u8, b: u32, c: f64 }
#[repr(u8)] #[derive(Clone, Copy)] pub enum Tag { A = 1, B = 7, C = 200 }
extern "C" { fn printf(format: *const i8, ...) -> i32; static environ: *const *const i8; }
extern "C-unwind" { fn may_unwind(x: i32) -> i32; }
#[no_mangle] pub extern "C" fn exported(b: Both, p: &mut Packed, t: Tag) -> f64 {
    p.b = p.b.rotate_left(3).swap_bytes() + p.a.leading_zeros();
    unsafe { printf(c"%d\n".as_ptr(), t as i32); b.f + p.c }
}
#[target_feature(enable = "avx2,fma")] pub unsafe fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut s = _mm256_setzero_pd();
    for (x, y) in a.chunks_exact(4).zip(b.chunks_exact(4)) { s = _mm256_fmadd_pd(_mm256_loadu_pd(x.as_ptr()), _mm256_loadu_pd(y.as_ptr()), s); }
    let mut out = [0.0; 4];
    _mm256_storeu_pd(out.as_mut_ptr(), s);
    out.iter().sum()
}
pub fn cpu(x: u64) -> (u64, u32) {
    let (mut lo, mut hi) = (x, 0u32);
    unsafe { asm!("add {0}, 5", "cpuid", inout(reg) lo, inout("eax") 1u32 => hi, out("ecx") _, out("edx") _, options(nostack)); }
    (lo.count_ones() as u64 + lo, hi)
}
pub fn atomics(a: &AtomicI32, p: &AtomicPtr<u8>, b: &AtomicBool) -> i32 {
    let r = a.fetch_max(3, Ordering::AcqRel) + a.fetch_sub(1, Ordering::Release) + a.swap(9, Ordering::Acquire);
    let _ = a.compare_exchange_weak(1, 2, Ordering::SeqCst, Ordering::Relaxed);
    fence(Ordering::SeqCst);
    p.store(std::ptr::null_mut(), Ordering::Relaxed);
    r + b.fetch_nand(true, Ordering::SeqCst) as i32
}
pub fn wide(a: i128, b: u128) -> Option<u128> { a.checked_mul(3)?.unsigned_abs().checked_div(b).map(|v| v << 3 | v.reverse_bits()) }
pub fn slices<'a>(v: &'a mut [u16], s: &str) -> (&'a [u16], char) {
    v.sort();
    let (a, b) = v.split_at_mut(v.len() / 2);
    a.copy_from_slice(&b[..a.len()]);
    (a, s.chars().rev().nth(2).unwrap_or('\u{1F600}'))
}
pub fn floats(x: f32, y: f64) -> (i8, u64, f32) { (x as i8, y as u64, (y.floor().copysign(-0.0) as f32).max(x).clamp(0.1, 1e9)) }
pub struct Guard<'a>(&'a mut i32);
impl Drop for Guard<'_> { fn drop(&mut self) { *self.0 -= 1 } }
pub fn unwinding(n: &mut i32) -> i32 { let g = Guard(n); let r = unsafe { may_unwind(*g.0) }; if r > 100 { panic!("too large: {r}") } r }
pub async fn later(x: u8) -> u8 { async move { x + 1 }.await }
pub fn dynamic(x: Box<dyn Fn(&str) -> Option<Box<dyn std::error::Error>>>) -> impl Future<Output = u8> { x("a"); later(3) }
pub fn environment() -> bool { unsafe { !environ.is_null() } }
use std::future::Future;
