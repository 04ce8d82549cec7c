//! The attributes: what each activity makes of a signature.

use crate::close;
use enzyme::{autodiff_forward, autodiff_reverse};

// w (x0 x0 + x1 x1) + x[k]
#[autodiff_reverse(d_both, Duplicated, Active, Const, Active)]
#[autodiff_reverse(d_wide, 2, Duplicated, Active, Const, Active)]
#[autodiff_reverse(d_only, Duplicated, Active, Const, ActiveOnly)]
#[autodiff_reverse(d_const, Const, Active, Const, Active)]
#[autodiff_forward(t_both, Dual, Dual, Const, Dual)]
#[autodiff_forward(t_only, Dual, Const, Const, DualOnly)]
#[autodiff_forward(t_wide, 2, Dual, Dual, Const, Dual)]
pub fn weighted(x: &[f64], w: f64, k: usize) -> f64 {
    x.iter().map(|a| a * a).sum::<f64>() * w + x[k]
}

fn of_a_function() {
    let x = [1.0, 2.0];
    let mut dx = [0.0, 10.0];
    let (value, dw) = d_both(&x, &mut dx, 3.0, 1, 2.0);
    same(&[value, dw, dx[0], dx[1]], &[17.0, 10.0, 12.0, 10.0 + 2.0 * 13.0]);
    let (mut a, mut b) = ([0.0; 2], [0.0; 2]);
    let (value, dw) = d_wide(&x, &mut a, &mut b, 3.0, 1, [1.0, 2.0]);
    same(&[value, dw[0], dw[1], a[0], b[0], a[1], b[1]], &[17.0, 5.0, 10.0, 6.0, 12.0, 13.0, 26.0]);
    let mut dx = [0.0; 2];
    let dw: f64 = d_only(&x, &mut dx, 3.0, 1, 1.0);
    same(&[dw, dx[0]], &[5.0, 6.0]);
    same(&[d_const(&x, 3.0, 1, 1.0).1], &[5.0]);
    let (value, tangent) = t_both(&x, &[1.0, 1.0], 3.0, 0.5, 1);
    same(&[value, tangent], &[17.0, 6.0 + 13.0 + 2.5]);
    same(&[t_only(&x, &[0.0, 1.0], 3.0, 1)], &[13.0]);
    same(&t_wide(&x, &[1.0, 0.0], &[0.0, 1.0], 3.0, 0.0, 1.0, 1), &[17.0, 6.0, 18.0]);
}

#[autodiff_reverse(d_scale, Duplicated, Duplicated)]
#[autodiff_forward(t_scale, Dual, Dual)]
fn scale(x: &[f32; 3], out: &mut [f32; 3]) {
    for i in 0..3 {
        out[i] = x[i] * x[0];
    }
}

fn of_what_is_written() {
    let x = [2.0f32, 3.0, 4.0];
    let (mut out, mut dout, mut dx) = ([0.0; 3], [1.0, 1.0, 1.0], [0.0; 3]);
    d_scale(&x, &mut dx, &mut out, &mut dout);
    // out = (x0 x0, x1 x0, x2 x0)
    assert_eq!((dx, out, dout), ([11.0, 2.0, 2.0], [4.0, 6.0, 8.0], [0.0; 3]));
    t_scale(&x, &[1.0, 0.0, 0.0], &mut out, &mut dout);
    assert_eq!(dout, [4.0, 3.0, 4.0]);
}

struct Spring<T> {
    stiffness: T,
    length: T,
}

impl<T: Copy + std::ops::Mul<Output = T> + std::ops::Sub<Output = T>> Spring<T> {
    #[autodiff_reverse(d_energy, Duplicated, Active, Active)]
    pub fn energy(&self, x: T) -> T
    where
        T: enzyme::Float,
    {
        self.stiffness * (x - self.length) * (x - self.length)
    }
}

fn of_a_method() {
    let spring = Spring { stiffness: 2.0, length: 1.0 };
    let mut shadow = Spring { stiffness: 0.0, length: 0.0 };
    let (value, dx) = spring.d_energy(&mut shadow, 4.0, 1.0);
    same(&[value, dx, shadow.stiffness, shadow.length], &[18.0, 12.0, 9.0, -12.0]);
}

#[autodiff_forward(t_norm, Dual, Dual)]
#[autodiff_reverse(d_norm, Active, Active)]
fn norm<const N: usize>(x: [f64; N]) -> f64 {
    x.iter().map(|a| a * a).sum::<f64>().sqrt()
}

#[autodiff_forward(t_polar, Dual, Const, Dual)]
#[autodiff_reverse(d_polar, Active, Active, Active)]
fn polar(r: f64, phi: f64) -> (f64, f64) {
    (r * phi.cos(), r * phi.sin())
}

#[autodiff_reverse(d_maybe, Duplicated, Const)]
fn into(x: &mut Vec<f64>) -> Option<f64> {
    let last = *x.last()?;
    x.iter_mut().for_each(|a| *a *= last);
    Some(last)
}

fn of_values() {
    let (value, tangent) = t_norm([3.0, 4.0], [1.0, 0.0]);
    same(&[value, tangent], &[5.0, 0.6]);
    let (_, dx) = d_norm([3.0, 4.0], 2.0);
    same(&dx, &[1.2, 1.6]);
    let ((_, _), (dx, dy)) = t_polar(2.0, 1.0, 0.5);
    same(&[dx, dy], &[0.5f64.cos(), 0.5f64.sin()]);
    let (_, dr, dphi) = d_polar(2.0, 0.5, (1.0, 10.0));
    let (sin, cos) = 0.5f64.sin_cos();
    same(&[dr, dphi], &[cos + 10.0 * sin, 2.0 * (10.0 * cos - sin)]);
    let (mut x, mut dx) = (vec![2.0, 3.0], vec![1.0, 1.0]);
    assert_eq!(d_maybe(&mut x, &mut dx), Some(3.0));
    // x = (x0 x1, x1 x1)
    same(&[x[0], x[1], dx[0], dx[1]], &[6.0, 9.0, 3.0, 2.0 + 6.0]);
}

fn same(got: &[f64], wanted: &[f64]) {
    assert_eq!(got.len(), wanted.len());
    for (got, wanted) in got.iter().zip(wanted) {
        close("attributes", *got, *wanted, 1e-14);
    }
}

pub fn run() {
    of_a_function();
    of_what_is_written();
    of_a_method();
    of_values();
}
