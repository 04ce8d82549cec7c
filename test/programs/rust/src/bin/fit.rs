//! A user's matrices, with operators and iterators, and the fit of a curve by least squares.

use enzyme::{autodiff_forward, autodiff_reverse};
use std::fmt;
use std::io::Write;
use std::ops::{Add, Index, IndexMut, Mul, Sub};

#[derive(Clone, Debug)]
struct Matrix {
    rows: usize,
    columns: usize,
    data: Vec<f64>,
}

impl Matrix {
    fn from_fn(rows: usize, columns: usize, f: impl Fn(usize, usize) -> f64) -> Matrix {
        let data = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))).map(|(i, j)| f(i, j));
        Matrix { rows, columns, data: data.collect() }
    }
    fn transposed(&self) -> Matrix {
        Matrix::from_fn(self.columns, self.rows, |i, j| self[(j, i)])
    }
    fn norm(&self) -> f64 {
        self.data.iter().map(|v| v * v).sum::<f64>().sqrt()
    }
    /// The solution by elimination with pivots, or what is wrong.
    fn solve(mut self, mut right: Matrix) -> Result<Matrix, String> {
        let n = self.rows;
        for k in 0..n {
            let best = (k..n).max_by(|&a, &b| self[(a, k)].abs().total_cmp(&self[(b, k)].abs()));
            let pivot = best.ok_or("no rows")?;
            if self[(pivot, k)].abs() < 1e-12 {
                return Err(format!("column {k} is {:e} at best", self[(pivot, k)]));
            }
            for j in 0..n {
                self.data.swap(k * n + j, pivot * n + j);
            }
            right.data.swap(k, pivot);
            for i in k + 1..n {
                let factor = self[(i, k)] / self[(k, k)];
                for j in k..n {
                    self[(i, j)] = self[(i, j)] - factor * self[(k, j)];
                }
                right[(i, 0)] = right[(i, 0)] - factor * right[(k, 0)];
            }
        }
        for k in (0..n).rev() {
            let known: f64 = (k + 1..n).map(|j| self[(k, j)] * right[(j, 0)]).sum();
            right[(k, 0)] = (right[(k, 0)] - known) / self[(k, k)];
        }
        Ok(right)
    }
}

impl Index<(usize, usize)> for Matrix {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.data[i * self.columns + j]
    }
}
impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.data[i * self.columns + j]
    }
}
impl Mul for &Matrix {
    type Output = Matrix;
    fn mul(self, other: &Matrix) -> Matrix {
        let entry = |i, j| (0..self.columns).map(|k| self[(i, k)] * other[(k, j)]).sum();
        Matrix::from_fn(self.rows, other.columns, entry)
    }
}
macro_rules! by_entry {
    ($($name:ident $method:ident $sign:tt),+) => { $(impl $name for &Matrix {
        type Output = Matrix;
        fn $method(self, other: &Matrix) -> Matrix {
            let data = self.data.iter().zip(&other.data).map(|(a, b)| a $sign b).collect();
            Matrix { rows: self.rows, columns: self.columns, data }
        }
    })+ };
}
by_entry! { Add add +, Sub sub - }

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for row in self.data.chunks(self.columns) {
            let words: Vec<String> = row.iter().map(|v| format!("{v:.3}")).collect();
            writeln!(f, "{}", words.join(" "))?;
        }
        Ok(())
    }
}

/// What is left of the observations `y` at `x` when a polynomial is fitted, with a weight on its size.
#[autodiff_reverse(d_misfit, Duplicated, Duplicated, Active, Const, Active)]
#[autodiff_forward(t_misfit, Dual, Dual, Dual, Const, Dual)]
fn misfit(x: &[f64], y: &[f64], weight: f64, powers: &[i32]) -> f64 {
    let design = Matrix::from_fn(x.len(), powers.len(), |i, j| x[i].powi(powers[j]));
    let right = Matrix::from_fn(y.len(), 1, |i, _| y[i]);
    let across = design.transposed();
    let ridge = Matrix::from_fn(powers.len(), powers.len(), |i, j| if i == j { weight } else { 0.0 });
    let normal = &(&across * &design) + &ridge;
    let mut out = std::io::sink();
    writeln!(out, "{normal}{right:?}").unwrap();
    let found = match normal.solve(&across * &right) {
        Ok(found) => found,
        Err(reason) => panic!("no fit: {reason}"),
    };
    let bent = found[(2, 0)];
    (&right - &(&design * &found)).norm() + 0.1 * bent * bent
}

fn main() {
    let x = [0.0, 0.5, 1.1, 1.7, 2.3];
    let y = [1.0, 1.4, 0.8, 2.9, 4.5];
    let powers = [0, 1, 2];
    let (mut dx, mut dy) = ([0.0; 5], [0.0; 5]);
    let (value, dw) = d_misfit(&x, &mut dx, &y, &mut dy, 0.1, &powers, 1.0);
    let at = |k: usize, by: f64| {
        let (mut x, mut y, mut w) = (x, y, 0.1);
        *x.iter_mut().chain(&mut y).chain(std::iter::once(&mut w)).nth(k).unwrap() += by;
        misfit(&x, &y, w, &powers)
    };
    let got: Vec<f64> = dx.iter().chain(&dy).copied().chain([dw]).collect();
    let wanted: Vec<f64> = (0..11).map(|k| (at(k, 1e-5) - at(k, -1e-5)) / 2e-5).collect();
    let along: f64 = got[..5].iter().sum::<f64>() + 2.0 * got[5..10].iter().sum::<f64>() + 3.0 * dw;
    let (same, tangent) = t_misfit(&x, &[1.0; 5], &y, &[2.0; 5], 0.1, 3.0, &powers);
    assert!(got.iter().zip(&wanted).all(|(a, b)| (a - b).abs() < 1e-7), "{got:?} {wanted:?}");
    assert!((tangent - along).abs() < 1e-10 && same == value, "{tangent} {along}");
    println!("all right");
}
