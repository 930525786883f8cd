//! Sums in normal form: `c1*m1 + c2*m2 + ... + c`, over bit-vectors, Ints and Reals alike.
//!
//! A sum is a list of monomials in the order of their terms, each with a coefficient that is not zero, and a constant.
//! `a + b - a` is `b` because like monomials are collected, and `a + c = b + c` is `a = b` because equality looks at
//! the difference. Written as a term, the constant comes last in a sum and first in a product, a coefficient of one is
//! left out and minus one is a negation. Subtraction does not occur.
//!
//! Sums are flattened only up to [`FLATTEN_LIMIT`] arguments, and numbers grow only up to [`NUMBER_LIMIT`] bits:
//! otherwise the partial sums and products of a long chain would together take quadratic space.

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};
use tandem_base::bits::mask;

/// Nested sums and products with more arguments than this stay nested.
pub(super) const FLATTEN_LIMIT: usize = 32;

/// Sums and products with larger numbers are left as they are.
const NUMBER_LIMIT: u64 = 2048;

/// The numbers that coefficients are, and the operations on terms over them.
pub(super) trait Ring: Copy {
    type Number: Clone + PartialEq;
    const SUM: Op;
    const PRODUCT: Op;
    const NEGATION: Op;

    fn zero(self) -> Self::Number;
    fn one(self) -> Self::Number;
    fn minus_one(self) -> Self::Number;
    fn is_zero(self, number: &Self::Number) -> bool;
    fn add(self, a: &Self::Number, b: &Self::Number) -> Self::Number;
    fn multiply(self, a: &Self::Number, b: &Self::Number) -> Self::Number;
    fn negate(self, a: &Self::Number) -> Self::Number {
        self.multiply(a, &self.minus_one())
    }
    /// Whether the number takes too much space to compute with.
    fn is_too_large(self, number: &Self::Number) -> bool;
    /// Whether the coefficient is better written on the other side of an equation.
    fn is_negative(self, a: &Self::Number) -> bool;
    fn read(self, terms: &Terms, term: Term) -> Option<Self::Number>;
    fn write(self, terms: &Terms, number: Self::Number) -> Term;
    fn sort(self) -> SortId;
}

/// Bit-vectors of a width.
#[derive(Clone, Copy)]
pub(super) struct Bits(pub(super) u32);
/// Ints.
#[derive(Clone, Copy)]
pub(super) struct Integers;
/// Reals.
#[derive(Clone, Copy)]
pub(super) struct Rationals;

impl Ring for Bits {
    type Number = u128;
    const SUM: Op = Op::BvAdd;
    const PRODUCT: Op = Op::BvMul;
    const NEGATION: Op = Op::BvNeg;

    fn zero(self) -> u128 {
        0
    }
    fn one(self) -> u128 {
        1
    }
    fn minus_one(self) -> u128 {
        mask(self.0)
    }
    fn is_zero(self, number: &u128) -> bool {
        *number == 0
    }
    fn add(self, a: &u128, b: &u128) -> u128 {
        a.wrapping_add(*b) & mask(self.0)
    }
    fn multiply(self, a: &u128, b: &u128) -> u128 {
        a.wrapping_mul(*b) & mask(self.0)
    }
    fn is_too_large(self, _: &u128) -> bool {
        false
    }
    fn is_negative(self, a: &u128) -> bool {
        // The one number that is its own negation counts as positive.
        *a > 1 << (self.0 - 1)
    }
    fn read(self, terms: &Terms, term: Term) -> Option<u128> {
        terms.as_bits(term)
    }
    fn write(self, terms: &Terms, number: u128) -> Term {
        terms.bv(self.0, number)
    }
    fn sort(self) -> SortId {
        SortId::bit_vector(self.0)
    }
}

impl Ring for Integers {
    type Number = BigInt;
    const SUM: Op = Op::Add;
    const PRODUCT: Op = Op::Mul;
    const NEGATION: Op = Op::Neg;

    fn zero(self) -> BigInt {
        BigInt::zero()
    }
    fn one(self) -> BigInt {
        BigInt::one()
    }
    fn minus_one(self) -> BigInt {
        -BigInt::one()
    }
    fn is_zero(self, number: &BigInt) -> bool {
        number.is_zero()
    }
    fn add(self, a: &BigInt, b: &BigInt) -> BigInt {
        a + b
    }
    fn multiply(self, a: &BigInt, b: &BigInt) -> BigInt {
        a * b
    }
    fn is_too_large(self, number: &BigInt) -> bool {
        number.bits() > NUMBER_LIMIT
    }
    fn is_negative(self, a: &BigInt) -> bool {
        a.is_negative()
    }
    fn read(self, terms: &Terms, term: Term) -> Option<BigInt> {
        match terms.constant_ref(term) {
            Some(Constant::Int(number)) => Some(number.clone()),
            _ => None,
        }
    }
    fn write(self, terms: &Terms, number: BigInt) -> Term {
        terms.big_int(number)
    }
    fn sort(self) -> SortId {
        SortId::INT
    }
}

impl Ring for Rationals {
    type Number = BigRational;
    const SUM: Op = Op::Add;
    const PRODUCT: Op = Op::Mul;
    const NEGATION: Op = Op::Neg;

    fn zero(self) -> BigRational {
        BigRational::zero()
    }
    fn one(self) -> BigRational {
        BigRational::one()
    }
    fn minus_one(self) -> BigRational {
        -BigRational::one()
    }
    fn is_zero(self, number: &BigRational) -> bool {
        number.is_zero()
    }
    fn add(self, a: &BigRational, b: &BigRational) -> BigRational {
        a + b
    }
    fn multiply(self, a: &BigRational, b: &BigRational) -> BigRational {
        a * b
    }
    fn is_too_large(self, number: &BigRational) -> bool {
        number.numer().bits() + number.denom().bits() > NUMBER_LIMIT
    }
    fn is_negative(self, a: &BigRational) -> bool {
        a.is_negative()
    }
    fn read(self, terms: &Terms, term: Term) -> Option<BigRational> {
        match terms.constant_ref(term) {
            Some(Constant::Real(number)) => Some(number.clone()),
            _ => None,
        }
    }
    fn write(self, terms: &Terms, number: BigRational) -> Term {
        terms.rational(number)
    }
    fn sort(self) -> SortId {
        SortId::REAL
    }
}

/// A sum in normal form.
#[derive(Clone)]
pub(super) struct Linear<R: Ring> {
    pub(super) ring: R,
    /// In the order of the terms; no coefficient is zero.
    pub(super) monomials: Vec<(Term, R::Number)>,
    pub(super) constant: R::Number,
}

impl<R: Ring> Linear<R> {
    pub(super) fn zero(ring: R) -> Linear<R> {
        Linear { ring, monomials: Vec::new(), constant: ring.zero() }
    }

    /// The sum of scaled terms, unless numbers get too large.
    pub(super) fn of(ring: R, terms: &Terms, summands: impl Iterator<Item = (Term, R::Number)>) -> Option<Linear<R>> {
        let mut sum = Linear::zero(ring);
        for (term, coefficient) in summands {
            sum.push(terms, term, coefficient);
        }
        sum.collect();
        sum.join_quotients(terms);
        sum.within_limit()
    }

    /// Writes `x - x / y * y` as `x % y`, and `x - x % c` as `c * (x / c)`.
    fn join_quotients(&mut self, terms: &Terms) {
        let ring = self.ring;
        let coefficient = |sum: &Linear<R>, of: Term| {
            sum.monomials
                .binary_search_by_key(&of, |monomial| monomial.0)
                .ok()
                .map(|index| sum.monomials[index].1.clone())
        };
        while let Some((gone, joined, factor)) = self.monomials.iter().find_map(|(term, own)| {
            let joined = terms.join_quotient(*term)?;
            let whole = coefficient(self, joined.dividend)?;
            let needed = match joined.scale {
                Some(scale) => ring.multiply(&ring.read(terms, scale)?, &whole),
                None => whole.clone(),
            };
            let factor = match joined.factor {
                Some(factor) => ring.multiply(&ring.read(terms, factor)?, &whole),
                None => whole,
            };
            (*own == ring.negate(&needed)).then_some(([*term, joined.dividend], joined.is, factor))
        }) {
            self.monomials.retain(|(term, _)| !gone.contains(term));
            self.monomials.push((joined, factor));
            self.collect();
        }
    }

    /// The difference of two terms, unless numbers get too large.
    pub(super) fn difference(ring: R, terms: &Terms, left: Term, right: Term) -> Option<Linear<R>> {
        Linear::of(ring, terms, [(left, ring.one()), (right, ring.minus_one())].into_iter())
    }

    fn within_limit(self) -> Option<Linear<R>> {
        let too_large = |number| self.ring.is_too_large(number);
        if too_large(&self.constant) || self.monomials.iter().any(|(_, number)| too_large(number)) {
            None
        } else {
            Some(self)
        }
    }

    /// The constant, if the sum is one.
    pub(super) fn as_constant(&self) -> Option<&R::Number> {
        if self.monomials.is_empty() { Some(&self.constant) } else { None }
    }

    pub(super) fn scale(&mut self, factor: &R::Number) {
        for (_, coefficient) in &mut self.monomials {
            *coefficient = self.ring.multiply(coefficient, factor);
        }
        self.constant = self.ring.multiply(&self.constant, factor);
        // Modulo a power of two, a product of numbers that are not zero may be.
        self.monomials.retain(|(_, coefficient)| !self.ring.is_zero(coefficient));
    }

    fn push(&mut self, terms: &Terms, term: Term, factor: R::Number) {
        if *terms.op(term) == R::SUM && terms.args(term).len() <= FLATTEN_LIMIT {
            for &arg in terms.args(term) {
                self.push_monomial(terms, arg, factor.clone());
            }
        } else {
            self.push_monomial(terms, term, factor);
        }
    }

    fn push_monomial(&mut self, terms: &Terms, term: Term, factor: R::Number) {
        let ring = self.ring;
        let op = terms.op(term);
        let args = terms.args(term);
        if let Some(number) = ring.read(terms, term) {
            self.constant = ring.add(&self.constant, &ring.multiply(&number, &factor));
        } else if *op == R::NEGATION {
            self.monomials.push((args[0], ring.negate(&factor)));
        } else if *op == R::PRODUCT
            && args.len() > 1
            && let Some(number) = ring.read(terms, args[0])
        {
            let rest = if args.len() == 2 { args[1] } else { terms.intern(R::PRODUCT, &args[1..], ring.sort()) };
            self.monomials.push((rest, ring.multiply(&number, &factor)));
        } else if *op == Op::BvNot {
            // The complement of x is -x - 1.
            let negated = ring.negate(&factor);
            self.constant = ring.add(&self.constant, &negated);
            self.monomials.push((args[0], negated));
        } else {
            self.monomials.push((term, factor));
        }
    }

    fn collect(&mut self) {
        let ring = self.ring;
        self.monomials.sort_by_key(|monomial| monomial.0);
        self.monomials.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            if same {
                earlier.1 = ring.add(&earlier.1, &later.1);
            }
            same
        });
        self.monomials.retain(|(_, coefficient)| !ring.is_zero(coefficient));
    }

    /// The term.
    pub(super) fn write(&self, terms: &Terms) -> Term {
        self.write_part(terms, |_| true, true)
    }

    /// The term of the monomials with positive or negative coefficients; the latter with their signs flipped.
    fn write_side(&self, terms: &Terms, negative: bool, with_constant: bool) -> Term {
        if negative {
            let mut flipped = self.clone();
            let keep: Vec<bool> = self.monomials.iter().map(|(_, number)| self.ring.is_negative(number)).collect();
            let mut position = 0;
            flipped.monomials.retain(|_| {
                position += 1;
                keep[position - 1]
            });
            for (_, coefficient) in &mut flipped.monomials {
                *coefficient = self.ring.negate(coefficient);
            }
            flipped.constant = self.ring.negate(&self.constant);
            flipped.write_part(terms, |_| true, with_constant)
        } else {
            self.write_part(terms, |number| !self.ring.is_negative(number), with_constant)
        }
    }

    /// Left and right side of `sum = 0` or `sum <= 0` with all coefficients positive. The constant stands on the
    /// right, unless it would be alone on the left otherwise.
    pub(super) fn write_sides(&self, terms: &Terms) -> (Term, Term) {
        let constant_left = self.monomials.iter().all(|(_, number)| self.ring.is_negative(number));
        (self.write_side(terms, false, constant_left), self.write_side(terms, true, !constant_left))
    }

    fn write_part(&self, terms: &Terms, keep: impl Fn(&R::Number) -> bool, with_constant: bool) -> Term {
        let ring = self.ring;
        let mut args: Vec<Term> = Vec::with_capacity(self.monomials.len() + 1);
        for (term, coefficient) in self.monomials.iter().filter(|(_, number)| keep(number)) {
            args.push(write_monomial(ring, terms, *term, coefficient));
        }
        if with_constant && !ring.is_zero(&self.constant) {
            if let [only] = args.as_slice()
                && self.constant == ring.minus_one()
                && R::SUM == Op::BvAdd
                && *terms.op(*only) == R::NEGATION
            {
                return terms.intern(Op::BvNot, terms.args(*only), ring.sort());
            }
            args.push(ring.write(terms, self.constant.clone()));
        }
        match args.as_slice() {
            [] => ring.write(terms, ring.zero()),
            [one] => *one,
            _ => terms.intern(R::SUM, &args, ring.sort()),
        }
    }
}

fn write_monomial<R: Ring>(ring: R, terms: &Terms, term: Term, coefficient: &R::Number) -> Term {
    if *coefficient == ring.one() {
        return term;
    }
    if *coefficient == ring.minus_one() {
        return terms.intern(R::NEGATION, &[term], ring.sort());
    }
    let number = ring.write(terms, coefficient.clone());
    let factors = terms.args(term);
    // A product that kept its constant did so because the numbers would get too large.
    let joins = *terms.op(term) == R::PRODUCT && ring.read(terms, factors[0]).is_none();
    if joins && factors.len() <= FLATTEN_LIMIT {
        let mut args = vec![number];
        args.extend_from_slice(factors);
        terms.intern(R::PRODUCT, &args, ring.sort())
    } else {
        terms.intern(R::PRODUCT, &[number, term], ring.sort())
    }
}

impl Terms {
    /// The sum of scaled terms in normal form, unless numbers get too large.
    pub(super) fn sum_of<R: Ring>(&self, ring: R, summands: impl Iterator<Item = (Term, R::Number)>) -> Option<Term> {
        Linear::of(ring, self, summands).map(|sum| sum.write(self))
    }

    /// The product in normal form, unless numbers get too large: one constant, then the factors in order. A constant
    /// is multiplied into a sum.
    pub(super) fn product_of<R: Ring>(&self, ring: R, args: &[Term]) -> Option<Term> {
        let mut coefficient = ring.one();
        let mut factors: Vec<Term> = Vec::with_capacity(args.len());
        for &arg in args {
            let arg = self.push_factor(ring, arg, &mut coefficient);
            if *self.op(arg) == R::PRODUCT && self.args(arg).len() <= FLATTEN_LIMIT {
                for &inner in self.args(arg) {
                    factors.push(self.push_factor(ring, inner, &mut coefficient));
                    if ring.is_too_large(&coefficient) {
                        return None;
                    }
                }
            } else {
                factors.push(arg);
            }
            if ring.is_too_large(&coefficient) {
                return None;
            }
        }
        factors.retain(|&factor| ring.read(self, factor).is_none());
        factors.sort_unstable();
        Some(match factors.as_slice() {
            _ if ring.is_zero(&coefficient) => ring.write(self, coefficient),
            [] => ring.write(self, coefficient),
            [one] if coefficient == ring.one() => *one,
            [one] => {
                let mut sum = Linear::of(ring, self, [(*one, ring.one())].into_iter())?;
                sum.scale(&coefficient);
                sum.within_limit()?.write(self)
            }
            _ => write_monomial(ring, self, self.intern(R::PRODUCT, &factors, ring.sort()), &coefficient),
        })
    }

    /// The factor without its sign. The sign, and the factor if it is a number, go into the coefficient.
    fn push_factor<R: Ring>(&self, ring: R, mut factor: Term, coefficient: &mut R::Number) -> Term {
        while *self.op(factor) == R::NEGATION {
            *coefficient = ring.negate(coefficient);
            factor = self.args(factor)[0];
        }
        if let Some(number) = ring.read(self, factor) {
            *coefficient = ring.multiply(coefficient, &number);
        }
        factor
    }
}

impl Linear<Integers> {
    /// The greatest common divisor of the coefficients; the sum is not a constant.
    pub(super) fn content(&self) -> BigInt {
        self.monomials.iter().fold(BigInt::zero(), |divisor, (_, number)| divisor.gcd(number))
    }
}

impl Linear<Rationals> {
    /// Scales by a positive number so that the coefficients are integers without a common divisor. (A single coefficient
    /// is then one or minus one.)
    pub(super) fn make_primitive(&mut self) {
        let denominators = self.monomials.iter().fold(BigInt::one(), |common, (_, number)| common.lcm(number.denom()));
        let numerators = self.monomials.iter().fold(BigInt::zero(), |divisor, (_, number)| divisor.gcd(number.numer()));
        if !numerators.is_zero() {
            self.scale(&BigRational::new(denominators, numerators));
        }
    }
}
