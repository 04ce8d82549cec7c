//! Systems of differential equations behind a trait, a step of any of them, forces as closures.

use enzyme::autodiff_reverse;
use std::fmt::Write;

trait System<const N: usize> {
    fn rate(&self, t: f64, state: &[f64; N]) -> [f64; N];
    fn name(&self) -> String {
        format!("a system of {N}")
    }
}

struct Pendulum {
    length: f64,
    damping: f64,
}

impl System<2> for Pendulum {
    fn rate(&self, _t: f64, &[angle, speed]: &[f64; 2]) -> [f64; 2] {
        [speed, -9.81 / self.length * angle.sin() - self.damping * speed]
    }
    fn name(&self) -> String {
        format!("a pendulum of {:.1} m", self.length)
    }
}

type Force = Box<dyn Fn(f64, f64) -> f64>;

struct Driven {
    mass: f64,
    forces: Vec<Force>,
}

impl System<2> for Driven {
    fn rate(&self, t: f64, &[at, speed]: &[f64; 2]) -> [f64; 2] {
        [speed, self.forces.iter().map(|force| force(t, at)).sum::<f64>() / self.mass]
    }
}

fn combined<const N: usize>(terms: &[(f64, &[f64; N])]) -> [f64; N] {
    std::array::from_fn(|i| terms.iter().map(|(factor, values)| factor * values[i]).sum())
}

/// One step of Runge and Kutta.
fn step<const N: usize, S: System<N> + ?Sized>(system: &S, t: f64, y: &[f64; N], h: f64) -> [f64; N] {
    let one = system.rate(t, y);
    let two = system.rate(t + h / 2.0, &combined(&[(1.0, y), (h / 2.0, &one)]));
    let three = system.rate(t + h / 2.0, &combined(&[(1.0, y), (h / 2.0, &two)]));
    let four = system.rate(t + h, &combined(&[(1.0, y), (h, &three)]));
    combined(&[(1.0, y), (h / 6.0, &one), (h / 3.0, &two), (h / 3.0, &three), (h / 6.0, &four)])
}

fn run<const N: usize>(system: &dyn System<N>, start: [f64; N], steps: usize, log: &mut String) -> [f64; N] {
    let h = 1.0 / steps as f64;
    (0..steps).fold(start, |y, k| {
        if k % 5 == 0 {
            writeln!(log, "{}: {:.3} at {}", system.name(), y[0], k as f64 * h).unwrap();
        }
        step(system, k as f64 * h, &y, h)
    })
}

/// How far two systems are apart after a second.
#[autodiff_reverse(d_apart, Duplicated, Const, Active)]
fn apart(p: &[f64], steps: usize) -> f64 {
    let (stiffness, drive) = (p[2], p[3]);
    let forces: Vec<Force> = vec![
        Box::new(move |_, at| -stiffness * at),
        Box::new(move |t, _| drive * (2.0 * t).cos()),
    ];
    let systems: [Box<dyn System<2>>; 2] =
        [Box::new(Pendulum { length: p[0], damping: p[1] }), Box::new(Driven { mass: 1.5, forces })];
    let mut log = String::new();
    let ends: Vec<[f64; 2]> =
        systems.iter().map(|each| run(each.as_ref(), [p[4], 0.0], steps, &mut log)).collect();
    eprintln!("{log}");
    ends[0].iter().zip(&ends[1]).map(|(a, b)| (a - b).powi(2)).sum()
}

fn main() {
    let p = [1.2, 0.3, 4.0, 0.8, 0.6];
    let mut gradient = [0.0; 5];
    let value = d_apart(&p, &mut gradient, 20, 1.0);
    assert!(value == apart(&p, 20));
    for (k, got) in gradient.iter().enumerate() {
        let at = |by: f64| {
            let mut p = p;
            p[k] += by;
            apart(&p, 20)
        };
        let wanted = (at(1e-5) - at(-1e-5)) / 2e-5;
        assert!((got - wanted).abs() < 1e-7, "{k}: {got} {wanted}");
    }
    println!("all right");
}
