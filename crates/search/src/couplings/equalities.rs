//! Linear equalities that hold of all points seen so far.
//!
//! The points are states at one place of the product; the equalities are the null space of the matrix they form with
//! a column of ones. The space starts from traces. When a solver shows a state that the rest of the predicate allows
//! and an equality does not, the state is added as a point: the equalities it violates are combined so that all but
//! one survive, which keeps facts that dropping equalities would lose (Karr's algorithm, run backwards).
//!
//! Elimination works modulo a 61-bit prime and reconstructs rationals; every equality is then checked exactly.
//! Machine integers are handled modulo 2^width from the first solver state on.

/// An equality: the coefficients of the columns, then the constant. The weighted sum is zero.
pub type Equality = Vec<i64>;

/// The arithmetic in which equalities are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// Exact.
    Exact,
    /// Modulo 2^width.
    Modulo(u32),
}

/// Larger coefficients are accidents of the sample.
const MAX_COEFFICIENT: i64 = 1 << 20;

const PRIME: u64 = (1 << 61) - 1;

/// The equalities that hold of all points seen so far.
#[derive(Clone, Debug)]
pub struct Equalities {
    arithmetic: Arithmetic,
    basis: Vec<Equality>,
}

impl Equalities {
    /// The equalities of a set of points of `columns` numbers each.
    pub fn of_points(columns: usize, points: &[Vec<i128>], arithmetic: Arithmetic) -> Equalities {
        let mut matrix = Echelon::new(columns + 1);
        for point in points {
            // The constant comes first so that every equality explains a later column by earlier ones.
            matrix.add([1].into_iter().chain(point.iter().copied()).map(residue).collect());
        }
        let basis = matrix
            .null_space()
            .into_iter()
            .filter_map(|vector| {
                let (constant, rest) = vector.split_first()?;
                Some(rest.iter().copied().chain([*constant]).collect())
            })
            .filter(|equality: &Equality| points.iter().all(|point| evaluate(equality, point) == Some(0)))
            .collect();
        Equalities { arithmetic, basis }
    }

    /// No equalities at all.
    pub fn none() -> Equalities {
        Equalities { arithmetic: Arithmetic::Exact, basis: vec![] }
    }

    /// Gives up the equalities that `unwanted` picks.
    pub fn remove(&mut self, unwanted: impl Fn(&Equality) -> bool) {
        self.basis.retain(|equality| !unwanted(equality));
    }

    /// The equalities that are left.
    pub fn basis(&self) -> &[Equality] {
        &self.basis
    }

    /// Takes a point into account; whether anything changed.
    pub fn add_point(&mut self, point: &[i128]) -> bool {
        match self.arithmetic {
            Arithmetic::Exact => self.add_exact(point),
            Arithmetic::Modulo(width) => self.add_modulo(point, width),
        }
    }

    fn add_exact(&mut self, point: &[i128]) -> bool {
        let (holding, broken) = self.split(|equality| evaluate(equality, point));
        let Some(((pivot, pivot_value), others)) = broken.split_first() else { return false };
        self.basis = holding;
        for (equality, value) in others {
            // value_p * equality - value_e * pivot vanishes at the point.
            let divisor = gcd(*value, *pivot_value);
            let combined = combine(equality, pivot_value / divisor, pivot, -(value / divisor), self.arithmetic);
            self.basis.extend(combined);
        }
        true
    }

    fn add_modulo(&mut self, point: &[i128], width: u32) -> bool {
        let reduce = |value: i128| wrap(value, width);
        let (holding, mut broken) = self.split(|equality| Some(reduce(evaluate_wrapping(equality, point))));
        if broken.is_empty() {
            return false;
        }
        self.basis = holding;
        // The pivot has the fewest factors of two, so the others' values are multiples of its value.
        broken.sort_by_key(|(_, value)| value.trailing_zeros());
        let (pivot, pivot_value) = broken.remove(0);
        let shift = pivot_value.trailing_zeros();
        let inverse = inverse_modulo(pivot_value >> shift, width);
        for (equality, value) in broken {
            let factor = reduce((value >> shift).wrapping_mul(inverse));
            self.basis.extend(combine(&equality, 1, &pivot, -factor, self.arithmetic));
        }
        true
    }

    /// The equalities that hold at a point, and those that do not with their value there.
    fn split(&self, value: impl Fn(&Equality) -> Option<i128>) -> (Vec<Equality>, Vec<(Equality, i128)>) {
        let mut holding = Vec::new();
        let mut broken = Vec::new();
        for equality in &self.basis {
            match value(equality) {
                Some(0) => holding.push(equality.clone()),
                Some(value) => broken.push((equality.clone(), value)),
                // Too large to compute: give the equality up.
                None => {}
            }
        }
        (holding, broken)
    }
}

/// `a * first + b * second` in lowest terms, unless its coefficients are too large to mean anything.
fn combine(first: &Equality, a: i128, second: &Equality, b: i128, arithmetic: Arithmetic) -> Option<Equality> {
    let mut sum = Vec::with_capacity(first.len());
    for (x, y) in first.iter().zip(second) {
        let entry = i128::from(*x).checked_mul(a)?.checked_add(i128::from(*y).checked_mul(b)?)?;
        sum.push(match arithmetic {
            Arithmetic::Exact => entry,
            Arithmetic::Modulo(width) => wrap(entry, width),
        });
    }
    let divisor = sum.iter().fold(0, |divisor, value| gcd(divisor, *value));
    if divisor == 0 {
        return None;
    }
    // Dividing by an even number would lose information modulo 2^width; by an odd one it is harmless.
    let odd = divisor >> divisor.trailing_zeros();
    let reduced: Option<Equality> = sum
        .iter()
        .map(|value| i64::try_from(value / odd).ok().filter(|c| c.unsigned_abs() <= MAX_COEFFICIENT.unsigned_abs()))
        .collect();
    reduced
}

/// The value of an equality at a point; `None` on overflow.
pub fn evaluate(equality: &Equality, point: &[i128]) -> Option<i128> {
    let (constant, coefficients) = equality.split_last()?;
    coefficients.iter().zip(point).try_fold(i128::from(*constant), |sum, (coefficient, value)| {
        sum.checked_add(i128::from(*coefficient).checked_mul(*value)?)
    })
}

fn evaluate_wrapping(equality: &Equality, point: &[i128]) -> i128 {
    let Some((constant, coefficients)) = equality.split_last() else { return 0 };
    coefficients.iter().zip(point).fold(i128::from(*constant), |sum, (coefficient, value)| {
        sum.wrapping_add(i128::from(*coefficient).wrapping_mul(*value))
    })
}

/// The representative of a number modulo 2^width nearest to zero.
fn wrap(value: i128, width: u32) -> i128 {
    if width >= 128 { value } else { (value << (128 - width)) >> (128 - width) }
}

/// The inverse of an odd number modulo 2^width, by Newton's iteration: each round doubles the correct bits.
fn inverse_modulo(odd: i128, width: u32) -> i128 {
    let mut inverse: i128 = odd;
    for _ in 0..7 {
        inverse = inverse.wrapping_mul(2i128.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    wrap(inverse, width)
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1)
}

fn residue(value: i128) -> u64 {
    u64::try_from(value.rem_euclid(i128::from(PRIME))).expect("a residue is below the prime")
}

fn multiply(a: u64, b: u64) -> u64 {
    u64::try_from(u128::from(a) * u128::from(b) % u128::from(PRIME)).expect("a residue is below the prime")
}

fn subtract(a: u64, b: u64) -> u64 {
    (a + PRIME - b) % PRIME
}

fn invert(value: u64) -> u64 {
    let (mut power, mut base, mut exponent) = (1, value, PRIME - 2);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = multiply(power, base);
        }
        base = multiply(base, base);
        exponent >>= 1;
    }
    power
}

/// Rows in echelon form modulo the prime.
struct Echelon {
    /// The row whose first non-zero entry, a one, is in this column.
    rows: Vec<Option<Vec<u64>>>,
}

impl Echelon {
    fn new(columns: usize) -> Echelon {
        Echelon { rows: vec![None; columns] }
    }

    fn add(&mut self, mut row: Vec<u64>) {
        for column in 0..row.len() {
            if row[column] == 0 {
                continue;
            }
            match &self.rows[column] {
                Some(pivot) => {
                    let factor = row[column];
                    for (entry, other) in row.iter_mut().zip(pivot).skip(column) {
                        *entry = subtract(*entry, multiply(factor, *other));
                    }
                }
                None => {
                    let inverse = invert(row[column]);
                    for entry in &mut row {
                        *entry = multiply(*entry, inverse);
                    }
                    self.rows[column] = Some(row);
                    return;
                }
            }
        }
    }

    /// One vector for each column without a pivot, with small integer entries; others are left out.
    fn null_space(mut self) -> Vec<Vec<i64>> {
        let columns = self.rows.len();
        for column in (0..columns).rev() {
            let Some(pivot) = self.rows[column].clone() else { continue };
            for above in self.rows[..column].iter_mut().flatten() {
                let factor = above[column];
                if factor != 0 {
                    for (entry, other) in above.iter_mut().zip(&pivot).skip(column) {
                        *entry = subtract(*entry, multiply(factor, *other));
                    }
                }
            }
        }
        let free: Vec<usize> = (0..columns).filter(|column| self.rows[*column].is_none()).collect();
        free.into_iter().filter_map(|column| self.null_vector(column)).collect()
    }

    fn null_vector(&self, free: usize) -> Option<Vec<i64>> {
        let mut fractions = vec![(0i64, 1i64); self.rows.len()];
        fractions[free] = (1, 1);
        for (column, row) in self.rows.iter().enumerate() {
            if let Some(row) = row {
                fractions[column] = reconstruct(subtract(0, row[free]))?;
            }
        }
        let common = fractions.iter().try_fold(1i64, |lcm, (_, denominator)| {
            let shared = gcd(i128::from(lcm), i128::from(*denominator));
            lcm.checked_mul(denominator / i64::try_from(shared).ok()?)
        })?;
        fractions
            .iter()
            .map(|(numerator, denominator)| {
                let entry = numerator.checked_mul(common / denominator)?;
                (entry.unsigned_abs() <= MAX_COEFFICIENT.unsigned_abs()).then_some(entry)
            })
            .collect()
    }
}

/// The fraction with small parts that a residue stands for.
fn reconstruct(value: u64) -> Option<(i64, i64)> {
    const BOUND: i128 = 1 << 20;
    let (mut r0, mut r1) = (i128::from(PRIME), i128::from(value));
    let (mut t0, mut t1) = (0i128, 1i128);
    while r1 > BOUND {
        let quotient = r0 / r1;
        (r0, r1) = (r1, r0 - quotient * r1);
        (t0, t1) = (t1, t0 - quotient * t1);
    }
    if t1 == 0 || t1.abs() > BOUND {
        return None;
    }
    let sign = t1.signum();
    Some((i64::try_from(sign * r1).ok()?, i64::try_from(sign * t1).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(rows: &[[i128; 3]]) -> Vec<Vec<i128>> {
        rows.iter().map(|row| row.to_vec()).collect()
    }

    #[test]
    fn finds_affine_relations() {
        // c = 2a + b + 3
        let sample = points(&[[1, 2, 7], [3, 0, 9], [5, 5, 18], [0, 0, 3]]);
        let space = Equalities::of_points(3, &sample, Arithmetic::Exact);
        assert_eq!(space.basis().len(), 1);
        for point in &sample {
            assert_eq!(evaluate(&space.basis()[0], point), Some(0));
        }
        assert_ne!(evaluate(&space.basis()[0], &[1, 1, 1]), Some(0));
    }

    #[test]
    fn a_point_costs_one_dimension() {
        let sample = points(&[[1, 1, 1]]);
        for arithmetic in [Arithmetic::Exact, Arithmetic::Modulo(32)] {
            let mut space = Equalities::of_points(3, &sample, arithmetic);
            assert_eq!(space.basis().len(), 3);
            assert!(space.add_point(&[2, 2, 2]));
            assert_eq!(space.basis().len(), 2, "{arithmetic:?}");
            assert!(!space.add_point(&[7, 7, 7]));
            assert!(space.add_point(&[1, 2, 1]));
            assert_eq!(space.basis().len(), 1, "{arithmetic:?}");
        }
    }

    #[test]
    fn wrapped_states_do_not_break_what_holds_modulo_the_width() {
        // a + b = c, seen once with small numbers and then where the sum wraps around.
        let sample = points(&[[1, 2, 3], [5, 2, 7], [2, 9, 11], [0, 0, 0]]);
        let mut space = Equalities::of_points(3, &sample, Arithmetic::Modulo(32));
        assert_eq!(space.basis().len(), 1);
        let wrapped = [i128::from(i32::MAX), 1, i128::from(i32::MIN)];
        assert!(!space.add_point(&wrapped));
    }
}
