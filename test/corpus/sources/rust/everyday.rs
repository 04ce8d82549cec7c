// corpus-variant: one --crate-type=bin -Ccodegen-units=1 --emit=llvm-ir=%OUTPUT% --edition=2021 -Cdebug-assertions=no
// corpus-variant: abort --crate-type=bin -Ccodegen-units=1 --emit=llvm-ir=%OUTPUT% --edition=2021 -Cpanic=abort
// A Rust program: collections, formatting, threads, traits, closures, floating-point maths, panics.
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet, VecDeque};
use std::fmt;
use std::sync::{atomic::{AtomicU64, Ordering}, mpsc, Arc, Mutex, RwLock};

#[derive(Debug, Clone, PartialEq)]
enum Expression {
    Number(f64),
    Name(String),
    Binary(Box<Expression>, char, Box<Expression>),
    Call { name: String, arguments: Vec<Expression> },
}
impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expression::Number(n) => write!(f, "{n:.3}"),
            Expression::Name(s) => f.write_str(s),
            Expression::Binary(a, op, b) => write!(f, "({a} {op} {b})"),
            Expression::Call { name, arguments } => write!(f, "{name}{arguments:?}"),
        }
    }
}
#[derive(Debug)]
enum Trouble { Unknown(String), Number(std::num::ParseFloatError) }
impl From<std::num::ParseFloatError> for Trouble {
    fn from(e: std::num::ParseFloatError) -> Self { Trouble::Number(e) }
}
fn evaluate(e: &Expression, names: &HashMap<String, f64>) -> Result<f64, Trouble> {
    Ok(match e {
        Expression::Number(n) => *n,
        Expression::Name(s) => *names.get(s).ok_or_else(|| Trouble::Unknown(s.clone()))?,
        Expression::Binary(a, op, b) => {
            let (x, y) = (evaluate(a, names)?, evaluate(b, names)?);
            match op { '+' => x + y, '*' => x * y, '-' => x - y, '^' => x.powf(y), _ => x / y }
        }
        Expression::Call { name, arguments } => {
            let values: Result<Vec<_>, _> = arguments.iter().map(|a| evaluate(a, names)).collect();
            let v = values?;
            match name.as_str() {
                "sin" => v[0].sin(),
                "max" => v.iter().copied().fold(f64::NEG_INFINITY, f64::max),
                other => other.parse::<f64>()?,
            }
        }
    })
}
trait Model { fn value(&self, x: &[f64]) -> f64; fn name(&self) -> String { "model".into() } }
struct Quadratic<const N: usize> { matrix: [[f64; N]; N] }
impl<const N: usize> Model for Quadratic<N> {
    fn value(&self, x: &[f64]) -> f64 {
        self.matrix.iter().zip(x).map(|(row, xi)| xi * row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>()).sum()
    }
}
struct Closure<F: Fn(f64) -> f64>(F);
impl<F: Fn(f64) -> f64> Model for Closure<F> {
    fn value(&self, x: &[f64]) -> f64 { x.iter().map(|v| (self.0)(*v)).sum() }
    fn name(&self) -> String { String::from("closure") }
}
static COUNT: AtomicU64 = AtomicU64::new(0);
thread_local! { static LOCAL: std::cell::RefCell<Vec<u8>> = const { std::cell::RefCell::new(Vec::new()) }; }

fn threads(models: Vec<Arc<dyn Model + Send + Sync>>) -> BTreeMap<String, f64> {
    let results = Arc::new(Mutex::new(BTreeMap::new()));
    let shared = Arc::new(RwLock::new(vec![1.0, 2.0, 3.0]));
    let (sender, receiver) = mpsc::channel();
    let handles: Vec<_> = models.into_iter().map(|m| {
        let (results, shared, sender) = (results.clone(), shared.clone(), sender.clone());
        std::thread::spawn(move || {
            let v = m.value(&shared.read().unwrap());
            COUNT.fetch_add(1, Ordering::AcqRel);
            LOCAL.with(|l| l.borrow_mut().push(1));
            results.lock().unwrap().insert(m.name(), v);
            sender.send(v).unwrap();
        })
    }).collect();
    drop(sender);
    for h in handles { h.join().expect("a thread"); }
    let total: f64 = receiver.iter().sum();
    let mut map = results.lock().unwrap().clone();
    map.insert("total".into(), total);
    map
}
fn integers(data: &[i32], text: &str) -> u128 {
    let set: HashSet<_> = data.iter().collect();
    let mut heap: BinaryHeap<_> = data.iter().map(|d| d.wrapping_mul(31)).collect();
    let mut queue: VecDeque<u64> = text.bytes().map(u64::from).collect();
    queue.rotate_left(queue.len() / 2);
    let mut sorted = data.to_vec();
    sorted.sort_unstable_by_key(|v| std::cmp::Reverse(*v));
    let words: Vec<&str> = text.split_whitespace().filter(|w| w.chars().all(char::is_alphanumeric)).collect();
    set.len() as u128 * u128::from(queue.pop_front().unwrap_or(1)) + heap.pop().unwrap_or(0).unsigned_abs() as u128
        + words.join("-").len() as u128 + sorted.iter().filter_map(|v| v.checked_add(1)).map(|v| v as u128).sum::<u128>()
}
fn main() {
    let names = HashMap::from([("x".to_string(), 0.5), ("y".to_string(), 2.0)]);
    let call = Expression::Call { name: "sin".into(), arguments: vec![Expression::Name("x".into())] };
    let e = Expression::Binary(Box::new(call), '^', Box::new(Expression::Number(2.0)));
    match evaluate(&e, &names) { Ok(v) => println!("{e} = {v:e}"), Err(t) => eprintln!("{t:?}") }
    let models: Vec<Arc<dyn Model + Send + Sync>> = vec![
        Arc::new(Quadratic::<3> { matrix: [[1.0, 0.0, 0.5], [0.0, 2.0, 0.0], [0.5, 0.0, 3.0]] }),
        Arc::new(Closure(|x: f64| x.tanh() + x.ln_1p() - x.cbrt() * x.mul_add(2.0, 1.0))),
    ];
    println!("{:#?} {}", threads(models), integers(&[3, -1, i32::MAX], "some words, and more"));
    let caught = std::panic::catch_unwind(|| { let v: Vec<u32> = Vec::new(); v[COUNT.load(Ordering::SeqCst) as usize] });
    std::process::exit(if caught.is_err() { 0 } else { 1 });
}
