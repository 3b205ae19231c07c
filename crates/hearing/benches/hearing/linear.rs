//! Linear algebra for learning: symmetric matrices, their eigenvectors, logistic regression.

/// A square matrix.
pub type Matrix = Vec<Vec<f64>>;

/// Returns a matrix of zeros.
pub fn zeros(size: usize) -> Matrix {
    vec![vec![0.0; size]; size]
}

/// Adds the outer product of a vector with itself.
pub fn add_outer(matrix: &mut Matrix, vector: &[f64], weight: f64) {
    for (row, a) in matrix.iter_mut().zip(vector) {
        for (sum, b) in row.iter_mut().zip(vector) {
            *sum += weight * a * b;
        }
    }
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let size = a.len();
    let mut product = zeros(size);
    for (row, sums) in a.iter().zip(&mut product) {
        for (factor, other) in row.iter().zip(b) {
            for at in 0..size {
                sums[at] += factor * other[at];
            }
        }
    }
    product
}

fn transposed(matrix: &Matrix) -> Matrix {
    (0..matrix.len()).map(|at| matrix.iter().map(|row| row[at]).collect()).collect()
}

/// Returns the eigenvalues of a symmetric matrix and its eigenvectors as rows, the largest first.
pub fn eigen(matrix: &Matrix) -> (Vec<f64>, Matrix) {
    let size = matrix.len();
    let mut a = matrix.clone();
    let mut vectors = zeros(size);
    (0..size).for_each(|at| vectors[at][at] = 1.0);
    for _ in 0..60 {
        for p in 0..size {
            for q in p + 1..size {
                if a[p][q].abs() < 1e-14 {
                    continue;
                }
                let angle = 0.5 * (2.0 * a[p][q]).atan2(a[p][p] - a[q][q]);
                let (sine, cosine) = angle.sin_cos();
                for row in &mut a {
                    let (x, y) = (row[p], row[q]);
                    (row[p], row[q]) = (cosine * x + sine * y, cosine * y - sine * x);
                }
                for at in 0..size {
                    let (x, y) = (a[p][at], a[q][at]);
                    (a[p][at], a[q][at]) = (cosine * x + sine * y, cosine * y - sine * x);
                    let (x, y) = (vectors[p][at], vectors[q][at]);
                    (vectors[p][at], vectors[q][at]) = (cosine * x + sine * y, cosine * y - sine * x);
                }
            }
        }
    }
    let mut order: Vec<usize> = (0..size).collect();
    order.sort_by(|&x, &y| a[y][y].total_cmp(&a[x][x]));
    (order.iter().map(|&at| a[at][at]).collect(), order.iter().map(|&at| vectors[at].clone()).collect())
}

/// Returns the directions in which `between` is largest relative to `within`, as rows.
///
/// Each has variance 1 in `within`.
pub fn discriminants(within: &Matrix, between: &Matrix, count: usize) -> Matrix {
    let (values, vectors) = eigen(within);
    let whitener: Matrix = values
        .iter()
        .zip(&vectors)
        .map(|(value, row)| row.iter().map(|entry| entry / value.max(1e-9).sqrt()).collect())
        .collect();
    let white = product(&product(&whitener, between), &transposed(&whitener));
    let (_, directions) = eigen(&white);
    product(&directions, &whitener)[..count].to_vec()
}

/// Learns weights and a bias such that their logistic function is the probability of `true`.
///
/// A weight never has the sign opposite to that in `slopes`, where 0 allows either: otherwise two similar signs
/// could balance each other among the examples, and accept what is unlike all of them.
pub fn logistic(examples: &[(Vec<f64>, bool, f64)], slopes: &[f64], rounds: usize) -> (Vec<f64>, f64) {
    let size = examples[0].0.len();
    let total: f64 = examples.iter().map(|(.., weight)| weight).sum();
    let mean: Vec<f64> =
        (0..size).map(|at| examples.iter().map(|(x, _, w)| w * x[at]).sum::<f64>() / total).collect();
    let scale: Vec<f64> = (0..size)
        .map(|at| {
            (examples.iter().map(|(x, _, w)| w * (x[at] - mean[at]).powi(2)).sum::<f64>() / total)
                .sqrt()
                .max(1e-6)
        })
        .collect();
    let mut weights = vec![0.0; size + 1];
    let mut momentum = vec![0.0; size + 1];
    for _ in 0..rounds {
        let mut gradient = vec![0.0; size + 1];
        for (x, truth, weight) in examples {
            let scaled = |at: usize| (x[at] - mean[at]) / scale[at];
            let sum = weights[size] + (0..size).map(|at| weights[at] * scaled(at)).sum::<f64>();
            let error = weight * (f64::from(u8::from(*truth)) - 1.0 / (1.0 + (-sum).exp())) / total;
            (0..size).for_each(|at| gradient[at] += error * scaled(at));
            gradient[size] += error;
        }
        for at in 0..=size {
            let decay = if at < size { 1e-4 * weights[at] } else { 0.0 };
            momentum[at] = 0.9 * momentum[at] + gradient[at] - decay;
            weights[at] += 0.5 * momentum[at];
            if at < size && weights[at] * slopes[at] < 0.0 {
                (weights[at], momentum[at]) = (0.0, 0.0);
            }
        }
    }
    let unscaled: Vec<f64> = (0..size).map(|at| weights[at] / scale[at]).collect();
    let bias = weights[size] - (0..size).map(|at| unscaled[at] * mean[at]).sum::<f64>();
    (unscaled, bias)
}
