//! Bit-vector queries as linear integer arithmetic.
//!
//! Most of what a proof about loops needs is that indices stay below lengths and that the two sides count alike. As 64-bit
//! bit-vectors such questions are adders and comparators of hundreds of gates, in which a SAT solver has to find what the
//! simplex algorithm knows. This module writes a query over bit-vectors, maps and unknown functions as one over integers. It
//! is *trusted*: where the translation has no solution, the query is said to have none.
//!
//! # The translation
//!
//! A bit-vector `x` of width `w` is read as a linear form over integer atoms that is *congruent* to it modulo 2^w (a
//! [`Residue`](form::Residue)). Sums, differences, negations, complements and multiples are computed on forms. The number
//! itself is needed only by comparisons, indices, arguments, extensions, right shifts and divisions; there the form is used
//! as it is if it can be shown to lie in the range of such numbers, and `form - k * 2^w` with a new integer `k` and the range
//! asserted otherwise. Divisions by constants get a quotient with `0 <= x - c * q < c`, choices an integer with two cases.
//! Maps become maps on integers, read and written at the numbers of their indices. Functions stay functions. Products are multiplied
//! out (`products`). What is not linear else (bitwise operations, variable shifts, division by what is no constant: `remainders`) and all of
//! floating point becomes a function of which nothing is said but a few theorems; quantifiers and bit-vectors of more than 66 bits have no reading, and the query none.
//!
//! # Why no solution is lost
//!
//! Let a solution of the query be given. It is carried over to the translation as follows, and all that the translation
//! asserts holds there.
//!
//! * *Values.* A bit-vector becomes its unsigned number; one that is a variable compared mostly with a sign, its signed one.
//!   A float becomes an element of a sort of its own. A map on bit-vectors becomes the map on integers with the same elements
//!   in the range of the index, and zero outside. Call this α; it is injective on every sort.
//! * *Residues.* By induction over the term, the form's value is congruent to the bit-vector's. Ring operations keep that;
//!   `k`, quotients and choices are given the values that their definitions ask for, which exist for every number, inside
//!   the bounds that are asserted for them. So those constraints restrict nothing: they may be asserted outright though they
//!   were made for a term that occurs below a disjunction.
//! * *Numbers.* A residue in the range of numbers of its width, signed or unsigned, *is* the number: there is one in each class.
//! * *Facts.* An interval or a linear inequality is used to show that a form lies in its range. Each is a consequence of literals that the
//!   query asserts outright and of facts found before it, so it holds in the solution. Since a fact can make the very
//!   assertion trivial that it was found in (`a <= a + 4n`, once nothing wraps), every fact is asserted as well; that is for
//!   the other direction.
//! * *Maps.* `α(store(m, i, x)) = store(α(m), number of i, α(x))`, and reading at the number of an index gives α of the element; both
//!   because the index is in range. As α is injective, `m = n` if and only if `α(m) = α(n)`, and where they differ they do at an index in
//!   range, with elements in range. Only a constant map is no such map: it has its element outside of the range too. So a query with one
//!   whose element is not zero has a reading only if maps are never compared nor given to functions: then what they
//!   hold outside of the range is never looked at.
//! * *Functions.* `f'(α(x)) = α(f(x))` defines a function, because α is injective. The same goes for operations that are left open.
//!   Functions that differ in nothing but the sorts of their arguments get different names.
//!
//! So if the translation has no solution, the query has none. The tests carry random solutions over in just this way
//! ([`Origin`](reader::Origin)) and evaluate what is asserted there; and they see to it that a wrong rule is noticed.
//!
//! # What a solution is worth
//!
//! A solution of the translation gives values for the variables of the query, reduced modulo 2^w. Where nothing was left open it
//! is a solution of the query, but nobody has to believe that: whoever wants values evaluates the query under them.

mod bits;
mod carry;
mod facts;
mod form;
mod formulas;
mod numbers;
mod products;
mod ranges;
mod reader;
mod remainders;
#[cfg(test)]
mod tests;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::Terms;

use ranges::Ranges;
use reader::{Reader, WIDEST};

/// Larger queries than this are not translated: the largest ones are about unrolled loops, and resist.
const MOST_TERMS: usize = 6_000;

/// A query about integers that has a solution whenever the query it was made from has one.
pub struct Translation<'a> {
    reader: Reader<'a>,
    assertions: Vec<Term>,
}

/// Translates a query. `None` if it is not about bit-vectors, or has something in it that cannot be read.
pub fn translate<'a>(terms: &'a Terms, assertions: &[Term]) -> Option<Translation<'a>> {
    let subterms = terms.subterms(assertions);
    if subterms.len() > MOST_TERMS || !can_be_read(terms, &subterms) {
        return None;
    }
    let units = ranges::units(terms, assertions);
    let ranges = Ranges::from_units(terms, &units);
    let reader = Reader::new(terms, ranges, mostly_signed(terms, &subterms));
    finish(reader, &units, assertions)
}

fn finish<'a>(mut reader: Reader<'a>, units: &[ranges::Unit], assertions: &[Term]) -> Option<Translation<'a>> {
    reader.gather_facts(units)?;
    let mut translated = Vec::with_capacity(assertions.len());
    for assertion in assertions {
        reader.read(*assertion)?;
        translated.push(reader.canonical(*assertion)?);
    }
    reader.relate_products();
    translated.append(&mut reader.sides);
    translated.extend(reader.facts.iter().map(|fact| reader.not_negative(fact)));
    let mut seen = FxHashSet::default();
    translated.retain(|assertion| !reader.target.is_true(*assertion) && seen.insert(*assertion));
    Some(Translation { reader, assertions: translated })
}

impl Translation<'_> {
    /// The owner of the translation's terms.
    pub fn terms(&self) -> &Terms {
        &self.reader.target
    }

    /// What is asserted.
    pub fn assertions(&self) -> &[Term] {
        &self.assertions
    }

    /// Whether nothing was left open, so that solutions are solutions of the query.
    pub fn is_exact(&self) -> bool {
        self.reader.exact && self.reader.definitions.is_empty()
    }

    /// What makes it exact, if products are all that was left open: equations that are not linear.
    pub fn definitions(&self) -> Option<&[Term]> {
        (self.reader.exact && !self.reader.definitions.is_empty()).then_some(&self.reader.definitions)
    }
}

/// Whether all terms are of a kind that has a reading, and one is a bit-vector.
fn can_be_read(terms: &Terms, subterms: &[Term]) -> bool {
    let mut has_bits = false;
    let mut compares_maps = false;
    let mut constant_maps = Vec::new();
    let is_map = |term: &Term| matches!(terms.sort_ref(*term), Sort::Array(..));
    for term in subterms {
        let args = terms.args(*term);
        match terms.sort_ref(*term) {
            Sort::BitVec(width) if *width > WIDEST => return false,
            Sort::BitVec(_) => has_bits = true,
            _ => {}
        }
        match terms.op(*term) {
            Op::Forall => return false,
            Op::Eq | Op::Apply(..) => compares_maps |= args.iter().any(is_map),
            Op::Select | Op::Store => compares_maps |= is_map(&args[1]),
            Op::ConstArray(sort) => constant_maps.push((sort, args[0])),
            _ => {}
        }
    }
    let is_kept = |(sort, element): &(&Sort, Term)| match sort {
        Sort::Array(index, _) => is_whole(index) || is_zero(terms, *element),
        _ => false,
    };
    has_bits && (!compares_maps || constant_maps.iter().all(is_kept))
}

/// Whether every value of the sort's translation is one of the sort.
fn is_whole(sort: &Sort) -> bool {
    matches!(sort, Sort::Bool | Sort::Int | Sort::Real | Sort::Opaque(_))
}

/// Whether it is what maps have outside of the range of their index.
fn is_zero(terms: &Terms, term: Term) -> bool {
    match terms.op(term) {
        Op::Constant(Constant::Bool(value)) => !value,
        Op::Constant(Constant::BitVec { bits, .. }) => *bits == 0,
        Op::Constant(Constant::Int(number)) => *number == num_bigint::BigInt::ZERO,
        Op::ConstArray(_) => is_zero(terms, terms.args(term)[0]),
        _ => false,
    }
}

/// The variables that are compared and extended with a sign more often than without.
fn mostly_signed(terms: &Terms, subterms: &[Term]) -> FxHashSet<Term> {
    let mut counts: FxHashMap<Term, i32> = FxHashMap::default();
    for term in subterms {
        let (by, args) = match terms.op(*term) {
            Op::BvSle | Op::BvSlt | Op::BvSdiv | Op::BvSrem | Op::BvSignExtend(_) => (1, terms.args(*term)),
            Op::BvSaddOverflow | Op::BvSsubOverflow | Op::BvSmulOverflow => (1, terms.args(*term)),
            Op::BvUle | Op::BvUlt | Op::BvUdiv | Op::BvUrem | Op::BvZeroExtend(_) => (-1, terms.args(*term)),
            Op::BvConcat | Op::Apply(..) => (-1, terms.args(*term)),
            Op::Select | Op::Store => (-1, &terms.args(*term)[1..]),
            _ => continue,
        };
        for arg in args {
            for variable in summands(terms, *arg) {
                *counts.entry(variable).or_default() += by;
            }
        }
    }
    counts.into_iter().filter(|(_, count)| *count > 0).map(|(variable, _)| variable).collect()
}

/// Some of the variables that a bit-vector is a sum of.
fn summands(terms: &Terms, term: Term) -> Vec<Term> {
    let mut found = Vec::new();
    let mut work = vec![term];
    let mut visits = 24;
    while let Some(term) = work.pop() {
        match terms.op(term) {
            Op::Variable(_, Sort::BitVec(_)) => found.push(term),
            Op::BvAdd | Op::BvSub | Op::BvNeg | Op::BvMul if visits > 0 => work.extend(terms.args(term)),
            _ => {}
        }
        visits -= 1;
        if visits < 0 {
            break;
        }
    }
    found
}
