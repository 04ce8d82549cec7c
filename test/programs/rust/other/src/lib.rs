//! A crate of its own: functions of it are differentiated by programs that use it.

pub mod physics {
    pub mod energy {
        #[inline(never)]
        pub fn kinetic(m: f64, v: &[f64]) -> f64 {
            0.5 * m * v.iter().map(super::square).sum::<f64>()
        }
    }

    fn square(x: &f64) -> f64 {
        x * x
    }
}

pub trait Shape {
    fn area(&self) -> f64;
    fn scaled(&self, by: f64) -> f64 {
        by * by * self.area()
    }
}

pub fn generic_sum<T: Copy + std::ops::Add<Output = T> + std::ops::Mul<Output = T>>(x: &[T]) -> T {
    x.iter().skip(1).fold(x[0] * x[0], |sum, each| sum + *each * *each)
}
