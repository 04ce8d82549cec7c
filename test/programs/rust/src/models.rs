//! Programs as users write them: a model with vectors in it and methods, a grid with places for
//! indices, and panics in what is differentiated.

use crate::{close, differences};
use enzyme::{autodiff_forward, autodiff_reverse};
use std::ops::{Add, Index, IndexMut, Mul};
use std::panic::catch_unwind;

struct Matrix<T> {
    columns: usize,
    data: Vec<T>,
}

impl<T: Copy + Mul<Output = T> + Add<Output = T> + std::iter::Sum<T>> Matrix<T> {
    fn row(&self, i: usize) -> &[T] {
        &self.data[i * self.columns..(i + 1) * self.columns]
    }

    fn times(&self, x: &[T]) -> Vec<T> {
        assert_eq!(x.len(), self.columns);
        let rows = self.data.len() / self.columns;
        (0..rows).map(|i| self.row(i).iter().zip(x).map(|(a, b)| *a * *b).sum()).collect()
    }
}

impl<T> Index<(usize, usize)> for Matrix<T> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        assert!(j < self.columns);
        &self.data[i * self.columns + j]
    }
}

impl<T> IndexMut<(usize, usize)> for Matrix<T> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        assert!(j < self.columns);
        &mut self.data[i * self.columns + j]
    }
}

struct Model {
    weights: Matrix<f64>,
    bias: Vec<f64>,
    gain: f64,
    steps: usize,
}

impl enzyme::Shape for Model {}

impl Model {
    fn of(p: &[f64]) -> Model {
        let weights = Matrix { columns: 3, data: p[..9].to_vec() };
        Model { weights, bias: p[9..12].to_vec(), gain: p[12], steps: 4 }
    }

    fn numbers(&self) -> Vec<f64> {
        self.weights.data.iter().chain(&self.bias).copied().chain([self.gain]).collect()
    }

    #[autodiff_reverse(d_iterated, Duplicated, Duplicated, Active)]
    #[autodiff_forward(t_iterated, Dual, Const, Dual)]
    fn iterated(&self, x: &[f64]) -> f64 {
        let mut x = x.to_vec();
        for _ in 0..self.steps {
            let y = self.weights.times(&x);
            x = y.iter().zip(&self.bias).map(|(a, b)| (self.gain * (a + b)).sin()).collect();
        }
        x.iter().fold(0.0, |sum, a| sum + a * a) + self.weights[(0, 1)]
    }

    #[autodiff_reverse(d_relaxed, Duplicated, Const, Active)]
    fn relaxed(&mut self, rate: f64) -> f64 {
        for i in 0..3 {
            for j in 0..3 {
                let b = self.bias[i];
                self.weights[(i, j)] *= 1.0 - rate * b;
            }
        }
        self.weights.data.iter().sum()
    }
}

fn all(name: &str, got: &[f64], wanted: &[f64], tolerance: f64) {
    assert_eq!(got.len(), wanted.len());
    for (got, wanted) in got.iter().zip(wanted) {
        close(name, *got, *wanted, tolerance);
    }
}

fn of_a_model() {
    let p: Vec<f64> = (0..13).map(|i| ((i * 7 % 11) as f64 - 5.0) / 6.0).collect();
    let t: Vec<f64> = (0..13).map(|i| (i as f64).cos()).collect();
    let (x, mut dx) = ([0.1, 0.5, -0.4], [0.0; 3]);
    let mut shadow = Model::of(&[0.0; 13]);
    Model::of(&p).d_iterated(&mut shadow, &x, &mut dx, 1.0);
    let wanted = differences(|p| Model::of(p).iterated(&x), &p);
    all("iterated", &shadow.numbers(), &wanted, 1e-7);
    all("iterated at", &dx, &differences(|x| Model::of(&p).iterated(x), &x), 1e-7);
    let along: f64 = shadow.numbers().iter().zip(&t).map(|(a, b)| a * b).sum();
    close("iterated along", Model::of(&p).t_iterated(&Model::of(&t), &x).1, along, 1e-12);
    let mut shadow = Model::of(&[0.0; 13]);
    Model::of(&p).d_relaxed(&mut shadow, 0.1, 1.0);
    all("relaxed", &shadow.numbers(), &differences(|p| Model::of(p).relaxed(0.1), &p), 1e-8);
}

#[derive(Clone, Copy)]
struct At(usize, usize);

#[derive(Clone)]
struct Grid {
    side: usize,
    cells: Box<[f64]>,
}

impl Index<At> for Grid {
    type Output = f64;
    fn index(&self, At(i, j): At) -> &f64 {
        &self.cells[i * self.side + j]
    }
}

impl Grid {
    fn places(&self) -> impl Iterator<Item = At> + '_ {
        (0..self.side).flat_map(|i| (0..self.side).map(move |j| At(i, j)))
    }

    fn get(&self, i: isize, j: isize) -> Option<f64> {
        let side = 0..self.side as isize;
        (side.contains(&i) && side.contains(&j)).then(|| self[At(i as usize, j as usize)])
    }

    fn around(&self, At(i, j): At) -> f64 {
        let (i, j) = (i as isize, j as isize);
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        steps.iter().filter_map(|(a, b)| self.get(i + a, j + b)).sum()
    }

    fn stepped(&self, kappa: &dyn Fn(At, f64) -> f64, source: impl Fn(f64) -> f64) -> Grid {
        let mut next = self.clone();
        for (at, cell) in self.places().zip(next.cells.iter_mut()) {
            let u = self[at];
            *cell = u + 0.1 * kappa(at, u) * (self.around(at) - 4.0 * u) + source(u);
        }
        next
    }
}

#[derive(Clone, Copy)]
enum Edge {
    Fixed(f64),
    Flux { slope: f64, offset: f64 },
    Open,
}

fn flow(edge: Edge, inside: f64) -> f64 {
    match edge {
        Edge::Fixed(value) => value,
        Edge::Flux { slope, offset } if slope > 0.0 => inside * slope + offset,
        Edge::Flux { .. } => inside,
        Edge::Open => 0.0,
    }
}

#[autodiff_reverse(d_heat, Duplicated, Active, Active, Active)]
#[autodiff_forward(t_heat, Dual, Const, Const, Dual)]
fn heat(u: &[f64], c: f64, s: f64) -> f64 {
    let mut grid = Grid { side: 3, cells: u.into() };
    let edges = [Edge::Fixed(c), Edge::Flux { slope: s, offset: c * s }, Edge::Open];
    for edge in edges {
        let kappa = |at: At, u: f64| c * (1.0 + at.0 as f64 * u * u);
        grid = grid.stepped(&kappa, |u| 0.01 * flow(edge, u));
    }
    grid.cells.iter().enumerate().map(|(i, u)| (i + 1) as f64 * u * u).sum()
}

fn of_a_grid() {
    let u: Vec<f64> = (0..9).map(|i| (i as f64 * 0.7).sin()).collect();
    let mut du = vec![0.0; 9];
    let (_, dc, ds) = d_heat(&u, &mut du, 0.4, 0.3, 1.0);
    all("heat", &du, &differences(|u| heat(u, 0.4, 0.3), &u), 1e-8);
    all("heat by c, s", &[dc, ds], &differences(|c| heat(&u, c[0], c[1]), &[0.4, 0.3]), 1e-8);
    let along: f64 = du.iter().zip(&u).map(|(a, b)| a * b).sum();
    close("heat along", t_heat(&u, &u.clone(), 0.4, 0.3).1, along, 1e-12);
}

static mut DROPPED: usize = 0;

struct Counted(Vec<f64>);

impl Drop for Counted {
    fn drop(&mut self) {
        unsafe { DROPPED += 1 }
    }
}

#[autodiff_reverse(d_picked, Duplicated, Const, Active)]
#[autodiff_forward(t_picked, Dual, Const, Dual)]
fn picked(x: &[f64], which: &[usize]) -> f64 {
    let squares = Counted(x.iter().map(|a| a * a).collect());
    which.iter().map(|k| squares.0[*k] * squares.0[0]).sum()
}

/// A panic in a derivative ends where it is caught, and what was made on the way is dropped.
fn of_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    assert!(catch_unwind(|| d_picked(&[0.7, 1.3, 2.1], &mut [0.0; 3], &[1, 3], 1.0)).is_err());
    assert!(catch_unwind(|| t_picked(&[0.7, 1.3, 2.1], &[1.0; 3], &[1, 3])).is_err());
    assert!(catch_unwind(|| enzyme::gradient(|x: &[f64]| x[0] * x[7], &[1.0, 2.0])).is_err());
    std::panic::set_hook(before);
    assert_eq!(unsafe { DROPPED }, 2);
    let mut dx = [0.0; 3];
    d_picked(&[0.7, 1.3, 2.1], &mut dx, &[1, 2, 1], 1.0);
    let wanted = differences(|x| picked(x, &[1, 2, 1]), &[0.7, 1.3, 2.1]);
    all("picked", &dx, &wanted, 1e-8);
}

pub fn run() {
    of_a_model();
    of_a_grid();
    of_panics();
}

#[cfg(test)]
#[test]
fn a_gradient_in_a_test_is_right() {
    of_a_grid();
    assert_eq!(enzyme::gradient(|x: &[f64]| x[0] * x[1] * x[1], &[3.0, 2.0]), [4.0, 12.0]);
}
