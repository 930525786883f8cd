//! Linear facts among numbers, from what a query asserts outright.
//!
//! A comparison of bit-vectors whose forms are known not to wrap is one of integers. Such facts in turn show that other forms
//! do not wrap: `i < n` that `i + 1` is a number, and `a <= a + 4n` that the end of an array lies behind its beginning. Facts
//! are found from the units in a few rounds, plain sums first and then what is made of extended ones. A fact that was used to
//! leave out a wrap is asserted in the translation: an assertion that it was found in may have become trivial by it.

use rustc_hash::FxHashSet;

use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;

use super::form::{Form, Range};
use super::formulas::overflowing;
use super::ranges::{Comparison, Unit};
use super::reader::{Reader, WIDEST};

/// More facts than this are not gathered.
const MOST: usize = 64;

/// How often the units are gone through.
const ROUNDS: usize = 3;

/// How deep a term is looked into, in search of a sum.
const DEPTH: u32 = 12;

impl Reader<'_> {
    /// Gathers facts from the units.
    pub(super) fn gather_facts(&mut self, units: &[Unit]) -> Option<()> {
        let mut known = FxHashSet::default();
        for extensions in [0, 1, 2] {
            let plain: Vec<Unit> =
                units.iter().copied().filter(|unit| is_sum_of(self.source, unit.0, extensions)).collect();
            for _ in 0..ROUNDS {
                let before = self.facts.len();
                for unit in &plain {
                    for fact in self.facts_of(*unit)? {
                        if !fact.is_constant() && self.facts.len() < MOST && known.insert(fact.clone()) {
                            self.facts.push(fact);
                        }
                    }
                }
                if self.facts.len() == before {
                    break;
                }
            }
        }
        Some(())
    }

    /// The facts in one unit: forms that are not negative in any solution.
    fn facts_of(&mut self, unit: Unit) -> Option<Vec<Form>> {
        let (term, holds) = unit;
        let args = self.source.args(term);
        if let (Some((signed, adds)), false) = (overflowing(self.source.op(term)), holds) {
            let ([a, b], range) = (self.forms(args[0], args[1])?, range_of(self.source, args[0], signed));
            let (Some(a), Some(b)) = (self.fitting(&a, range), self.fitting(&b, range)) else { return Some(vec![]) };
            let result = a.plus(if adds { 1 } else { -1 }, &b)?;
            return Some(vec![result.shifted(-range.low)?, result.times(-1)?.shifted(range.high)?]);
        }
        if (self.source.op(term), holds) == (&Op::Eq, true) {
            let ([a, b], range) = (self.forms(args[0], args[1])?, range_of(self.source, args[0], false));
            let (Some(a), Some(b)) = (self.fitting(&a, range), self.fitting(&b, range)) else { return Some(vec![]) };
            return Some(vec![a.plus(-1, &b)?, b.plus(-1, &a)?]);
        }
        let Some(Comparison { left, right, strict, signed }) = Comparison::of(self.source, unit) else {
            return Some(vec![]);
        };
        let ([a, b], range) = (self.forms(left, right)?, range_of(self.source, left, signed));
        let modulus = range.high - range.low + 1;
        match (self.fitting(&a, range), self.fitting(&b, range)) {
            (Some(a), Some(b)) => Some(vec![b.plus(-1, &a)?.shifted(-i128::from(strict))?]),
            (Some(a), None) if !signed => {
                // Had the right form wrapped around once, it would be less by 2^width and still not less than the left
                // one; but they are nearer to each other than that.
                let reach = self.atoms.range_of(&b)?;
                let apart = self.atoms.range_of(&b.plus(-1, &a)?)?;
                let once = reach.low >= 0 && reach.high < 2 * modulus && apart.high < modulus;
                Some(if once { vec![b.times(-1)?.shifted(range.high)?] } else { vec![] })
            }
            _ => Some(vec![]),
        }
    }

    fn forms(&mut self, left: Term, right: Term) -> Option<[Form; 2]> {
        self.read(left)?;
        self.read(right)?;
        Some([self.form(left)?, self.form(right)?])
    }

    /// The form, or the form less or more 2^width, if that can be shown to lie in the range.
    fn fitting(&self, form: &Form, range: Range) -> Option<Form> {
        let modulus = range.high - range.low + 1;
        [0, modulus, -modulus].into_iter().find_map(|by| {
            let moved = form.shifted(by)?;
            let known = self.atoms.range_of(&moved)?;
            self.fits(&moved, known, range).then_some(moved)
        })
    }
}

fn range_of(terms: &Terms, term: Term, signed: bool) -> Range {
    let width = terms.width(term);
    if signed { Range::signed(width) } else { Range::unsigned(width) }
}

/// Whether a literal is about sums of variables, elements and results, which may be extended as often as this.
fn is_sum_of(terms: &Terms, literal: Term, extensions: u32) -> bool {
    let args = terms.args(literal);
    let is_about_bits =
        args.len() == 2 && args.iter().all(|arg| matches!(terms.sort_ref(*arg), Sort::BitVec(1..=WIDEST)));
    let is_literal = Comparison::of(terms, (literal, true)).is_some()
        || *terms.op(literal) == Op::Eq
        || overflowing(terms.op(literal)).is_some();
    is_about_bits && is_literal && args.iter().all(|arg| is_sum(terms, *arg, extensions, DEPTH))
}

fn is_sum(terms: &Terms, term: Term, extensions: u32, depth: u32) -> bool {
    let args = terms.args(term);
    let all = |extensions: u32| depth > 0 && args.iter().all(|arg| is_sum(terms, *arg, extensions, depth - 1));
    match terms.op(term) {
        Op::Constant(_) | Op::Variable(..) => true,
        Op::Select | Op::Apply(..) => true,
        Op::BvAdd | Op::BvSub | Op::BvNeg => all(extensions),
        Op::BvMul => args.iter().filter(|arg| terms.as_bits(**arg).is_none()).count() < 2 && all(extensions),
        Op::BvZeroExtend(_) | Op::BvSignExtend(_) => extensions > 0 && all(extensions - 1),
        _ => false,
    }
}
