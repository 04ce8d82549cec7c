//! What a type of the program says of how it is printed: computed, counted, and ended by a panic.

use std::cell::Cell;
use std::fmt::{self, Write};

#[derive(Clone, Copy, Debug)]
struct Span {
    low: f64,
    high: f64,
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let middle = [self.low, self.high].iter().sum::<f64>() * 0.5;
        write!(f, "{middle:.3} of {:?}", self)?;
        f.debug_list().entries([self.low, self.high].iter().map(|v| v + 1.0)).finish()
    }
}

struct Counted<'a> {
    span: Span,
    count: &'a Cell<usize>,
}

impl fmt::Display for Counted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.count.set(self.count.get() + 1);
        write!(f, "{}: {}", self.count.get(), self.span)
    }
}

fn counted(x: &[f64]) -> f64 {
    let count = Cell::new(0);
    let span = Span { low: x[0], high: x[1] };
    let text = format!("{}", Counted { span, count: &count });
    assert!(!text.is_empty());
    eprintln!("{}", Counted { span, count: &count });
    span.low * span.high * count.get() as f64
}

struct Limited(f64);

impl fmt::Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("some text that is long enough to need room")?;
        if self.0 > 2.5 {
            panic!("too much");
        }
        f.write_str("and more text that needs still more room than there was before")
    }
}

struct Log {
    text: String,
    value: f64,
}

fn logged(x: &[f64]) -> f64 {
    let mut log = Log { text: String::new(), value: x[0] };
    for v in x {
        log.value *= v;
        write!(log.text, "{}", Limited(*v)).unwrap();
    }
    log.value * (log.text.len() as f64 / 208.0)
}

fn main() {
    assert_eq!(enzyme::gradient(counted, &[1.5, 2.0]), [4.0, 3.0]);
    assert_eq!(enzyme::gradient(logged, &[2.0, 2.0]), [8.0, 4.0]);
    assert_eq!(enzyme::directional(logged, &[2.0, 2.0], &[1.0, 1.0]), 12.0);
    std::panic::set_hook(Box::new(|_| ()));
    for _ in 0..3 {
        assert!(std::panic::catch_unwind(|| enzyme::gradient(logged, &[2.0, 3.0])).is_err());
        let along = || enzyme::directional(logged, &[2.0, 3.0], &[1.0, 1.0]);
        assert!(std::panic::catch_unwind(along).is_err());
    }
    println!("all right");
}
