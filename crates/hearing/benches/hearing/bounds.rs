//! Bounds of a probability from a count (Clopper and Pearson, 95 %).

/// Returns the lower and upper bound, in percent.
pub fn bounds(count: usize, of: usize) -> (f64, f64) {
    let lower = if count == 0 { 0.0 } else { solve(|p| 1.0 - at_most(count - 1, of, p), 0.025, false) };
    let upper = if count == of { 1.0 } else { solve(|p| at_most(count, of, p), 0.025, true) };
    (100.0 * lower, 100.0 * upper)
}

/// The probability of at most `count` among `of`.
fn at_most(count: usize, of: usize, p: f64) -> f64 {
    let mut term = (1.0 - p).ln() * of as f64;
    let mut sum = term.exp();
    for at in 1..=count {
        term += ((of - at + 1) as f64 / at as f64).ln() + (p / (1.0 - p)).ln();
        sum += term.exp();
    }
    sum.min(1.0)
}

fn solve(value: impl Fn(f64) -> f64, target: f64, falling: bool) -> f64 {
    let (mut low, mut high) = (1e-9, 1.0 - 1e-9);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if (value(middle) > target) == falling { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}
