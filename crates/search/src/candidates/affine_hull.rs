//! The affine hull of the states seen at a node: all linear equalities that hold of all of them.
//!
//! Karr ("Affine Relationships Among Variables of a Program", 1976) propagates affine spaces through a program. Here a
//! solver shows states one by one (as in Sharma et al., "A Data Driven Approach for Algebraic Loop Invariants", 2013),
//! and the space grows by each. It is kept as a basis of its equalities: the first point satisfies one for each column;
//! when a further state violates some, those are combined pairwise with one of them so that all but one survive.
//! Dropping each violated equality by itself, as Houdini does with facts, would lose their sums and differences.
//!
//! Machine integers are a ring modulo 2^width (Müller-Olm and Seidl, "Analysis of Modular Arithmetic", 2007), so that a
//! sum that wraps around is still a sum: the pivot is the violated equality whose value has the fewest factors of two.
//!
//! That the equalities hold of all reachable states is what the product asks a solver; the hull only says what to ask.

/// An equality: the coefficients of the columns, then the constant. The weighted sum is zero.
pub type Equality = Vec<i128>;

/// The arithmetic in which equalities are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// Exact.
    Exact,
    /// Modulo 2^width.
    Modulo(u32),
}

/// Larger coefficients are accidents of the sample, where numbers are not bounded anyway.
const MAX_COEFFICIENT: u128 = 1 << 64;

/// The equalities that hold of all points seen so far.
#[derive(Clone, Debug)]
pub struct AffineHull {
    arithmetic: Arithmetic,
    basis: Vec<Equality>,
}

impl AffineHull {
    /// The equalities of one point.
    pub fn of_point(point: &[i128], arithmetic: Arithmetic) -> AffineHull {
        let columns = point.len();
        let basis = point.iter().enumerate().map(|(column, value)| {
            let mut equality = vec![0; columns + 1];
            equality[column] = 1;
            equality[columns] = value.checked_neg()?;
            Some(equality)
        });
        AffineHull { arithmetic, basis: basis.flatten().collect() }
    }

    /// No equalities at all.
    pub fn none() -> AffineHull {
        AffineHull { arithmetic: Arithmetic::Exact, basis: vec![] }
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
            // The values tell the factor only up to the bits they have lost. The smallest is the likeliest to be meant;
            // any other would be found out by the next point, and the equality lost.
            let factor = wrap((value >> shift).wrapping_mul(inverse), width - shift);
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
        sum.push(match arithmetic {
            Arithmetic::Exact => x.checked_mul(a)?.checked_add(y.checked_mul(b)?)?,
            Arithmetic::Modulo(width) => wrap(x.wrapping_mul(a).wrapping_add(y.wrapping_mul(b)), width),
        });
    }
    let divisor = sum.iter().fold(0, |divisor, value| gcd(divisor, *value));
    if divisor == 0 {
        return None;
    }
    // Dividing by an even number would lose information modulo 2^width; by an odd one it is harmless.
    let by = if arithmetic == Arithmetic::Exact { divisor } else { divisor >> divisor.trailing_zeros() };
    let reduced: Equality = sum.iter().map(|value| value / by).collect();
    let small = reduced.iter().all(|coefficient| coefficient.unsigned_abs() <= MAX_COEFFICIENT);
    (small || arithmetic != Arithmetic::Exact).then_some(reduced)
}

/// The value of an equality at a point; `None` on overflow.
pub fn evaluate(equality: &Equality, point: &[i128]) -> Option<i128> {
    let (constant, coefficients) = equality.split_last()?;
    coefficients
        .iter()
        .zip(point)
        .try_fold(*constant, |sum, (coefficient, value)| sum.checked_add(coefficient.checked_mul(*value)?))
}

fn evaluate_wrapping(equality: &Equality, point: &[i128]) -> i128 {
    let Some((constant, coefficients)) = equality.split_last() else { return 0 };
    coefficients
        .iter()
        .zip(point)
        .fold(*constant, |sum, (coefficient, value)| sum.wrapping_add(coefficient.wrapping_mul(*value)))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn of_points(points: &[Vec<i128>], arithmetic: Arithmetic) -> AffineHull {
        let mut space = AffineHull::of_point(&points[0], arithmetic);
        for point in &points[1..] {
            space.add_point(point);
        }
        space
    }

    fn points(rows: &[[i128; 3]]) -> Vec<Vec<i128>> {
        rows.iter().map(|row| row.to_vec()).collect()
    }

    #[test]
    fn finds_affine_relations() {
        // c = 2a + b + 3
        let sample = points(&[[1, 2, 7], [3, 0, 9], [5, 5, 18], [0, 0, 3]]);
        let space = of_points(&sample, Arithmetic::Exact);
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
            let mut space = of_points(&sample, arithmetic);
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
        let mut space = of_points(&sample, Arithmetic::Modulo(32));
        assert_eq!(space.basis().len(), 1);
        let wrapped = [i128::from(i32::MAX), 1, i128::from(i32::MIN)];
        assert!(!space.add_point(&wrapped));
    }

    #[test]
    fn even_states_do_not_hide_what_holds() {
        // x2 = x1 + i in all of them; the first ones have many factors of two.
        let states: [[i128; 3]; 5] = [
            [0, 0, 0],
            [257_363_232, 2_064_188_192, 2_321_551_424],
            [368_179_790, 2_302_832_878, 2_671_012_668],
            [819_658_751, 791_216_976, 1_610_875_727],
            [5, 7, 12],
        ];
        let spaces = of_points(&points(&states), Arithmetic::Modulo(32));
        assert_eq!(spaces.basis().len(), 1, "{:?}", spaces.basis());
    }

    #[test]
    fn large_first_states_do_not_hide_what_holds() {
        let large = 2_146_959_359;
        for arithmetic in [Arithmetic::Exact, Arithmetic::Modulo(32)] {
            let mut space = AffineHull::of_point(&[large, large, 3], arithmetic);
            assert!(space.add_point(&[5, 5, 4]));
            assert!(space.add_point(&[-7, -7, 4]));
            assert_eq!(space.basis().len(), 1, "{arithmetic:?}");
            assert!(!space.add_point(&[9, 9, 1]));
        }
    }
}
