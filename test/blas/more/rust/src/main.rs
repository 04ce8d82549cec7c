//! BLAS and LAPACK as foreign functions: b' inv(A A' + 3) b by Fortran's and C's names.

use enzyme::autodiff_reverse;

const N: usize = 4;

#[link(name = "lapack")]
#[link(name = "blas")]
extern "C" {
    fn cblas_dsyrk(
        layout: i32, uplo: i32, trans: i32, n: i32, k: i32, alpha: f64, a: *const f64, lda: i32, beta: f64,
        c: *mut f64, ldc: i32,
    );
    fn dposv_(
        uplo: *const u8, n: *const i32, nrhs: *const i32, a: *mut f64, lda: *const i32, b: *mut f64,
        ldb: *const i32, info: *mut i32,
    );
    fn ddot_(n: *const i32, x: *const f64, incx: *const i32, y: *const f64, incy: *const i32) -> f64;
}

#[autodiff_reverse(gradient, Duplicated, Duplicated, Active)]
fn energy(a: &[f64; N * N], b: &[f64; N]) -> f64 {
    let (n, one) = (N as i32, 1);
    let mut c = [0.0; N * N];
    let mut x = *b;
    let mut info = 0;
    for i in 0..N {
        c[i * N + i] = 3.0;
    }
    unsafe {
        cblas_dsyrk(102, 122, 111, n, n, 1.0, a.as_ptr(), n, 1.0, c.as_mut_ptr(), n);
        dposv_(&b'L', &n, &one, c.as_mut_ptr(), &n, x.as_mut_ptr(), &n, &mut info);
        ddot_(&n, b.as_ptr(), &one, x.as_ptr(), &one)
    }
}

fn main() {
    let mut a: [f64; N * N] = std::array::from_fn(|i| (i as f64).cos());
    let b: [f64; N] = std::array::from_fn(|i| 1.0 + i as f64);
    let (mut da, mut db) = ([0.0; N * N], [0.0; N]);
    gradient(&a, &mut da, &b, &mut db, 1.0);
    let (mut is_right, h) = (true, 1e-5);
    for i in 0..N * N {
        let was = a[i];
        a[i] = was + h;
        let up = energy(&a, &b);
        a[i] = was - h;
        is_right &= ((up - energy(&a, &b)) / (2.0 * h) - da[i]).abs() < 1e-7;
        a[i] = was;
    }
    // It is quadratic in b.
    let twice: f64 = db.iter().zip(&b).map(|(d, b)| d * b).sum();
    is_right &= (twice - 2.0 * energy(&a, &b)).abs() < 1e-7;
    println!("{}", if is_right { "ok" } else { "WRONG" });
}
