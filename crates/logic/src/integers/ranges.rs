//! Intervals of variables, elements and results, from what a query asserts outright.
//!
//! Assertions are taken apart into *units*, literals that hold in every solution. Comparisons among them bound what they
//! compare, with and without a sign; where one of the two intervals lies on one side of the sign, it bounds the other. This is
//! interval propagation (Cleary 1987), a few rounds of it. Every interval is a consequence of the units and so holds in every
//! solution of the query.

use rustc_hash::FxHashMap;

use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;

use super::form::Range;
use super::reader::WIDEST;

/// How often the units are gone through.
const ROUNDS: usize = 4;

/// A literal that every solution satisfies: the term, and whether it holds.
pub(super) type Unit = (Term, bool);

/// The literals among the assertions.
pub(super) fn units(terms: &Terms, assertions: &[Term]) -> Vec<Unit> {
    let mut found = Vec::new();
    let mut work: Vec<Unit> = assertions.iter().rev().map(|assertion| (*assertion, true)).collect();
    while let Some((term, holds)) = work.pop() {
        let args = terms.args(term);
        match (terms.op(term), holds) {
            (Op::Not, _) => work.push((args[0], !holds)),
            (Op::And, true) | (Op::Or, false) => work.extend(args.iter().rev().map(|arg| (*arg, holds))),
            (Op::Implies, false) => work.extend([(args[1], false), (args[0], true)]),
            _ => found.push((term, holds)),
        }
    }
    found
}

/// `left <= right` or, if strict, `left < right`.
pub(super) struct Comparison {
    pub(super) left: Term,
    pub(super) right: Term,
    pub(super) strict: bool,
    pub(super) signed: bool,
}

impl Comparison {
    /// The comparison that a unit is.
    pub(super) fn of(terms: &Terms, (term, holds): Unit) -> Option<Comparison> {
        let (strict, signed) = match terms.op(term) {
            Op::BvUlt => (true, false),
            Op::BvUle => (false, false),
            Op::BvSlt => (true, true),
            Op::BvSle => (false, true),
            _ => return None,
        };
        let [left, right] = terms.args(term)[..] else { return None };
        Some(if holds {
            Comparison { left, right, strict, signed }
        } else {
            Comparison { left: right, right: left, strict: !strict, signed }
        })
    }
}

/// Intervals without and with a sign.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Both {
    unsigned: Range,
    signed: Range,
}

impl Both {
    fn all(width: u32) -> Both {
        Both { unsigned: Range::unsigned(width), signed: Range::signed(width) }
    }

    /// A number that is not negative and small enough to be one with a sign.
    fn either(range: Range, width: u32) -> Both {
        let all = Both::all(width);
        Both {
            unsigned: all.unsigned.and(range),
            signed: if range.high <= all.signed.high { range } else { all.signed },
        }
    }

    /// What the one says of the other.
    fn agreed(self, width: u32) -> Both {
        let (middle, modulus) = (1i128 << (width - 1), 1i128 << width);
        let Both { mut unsigned, mut signed } = self;
        if signed.low >= 0 {
            unsigned = unsigned.and(signed);
        } else if signed.high < 0 {
            unsigned = unsigned.and(signed.moved(modulus));
        }
        if unsigned.high < middle {
            signed = signed.and(unsigned);
        } else if unsigned.low >= middle {
            signed = signed.and(unsigned.moved(-modulus));
        }
        Both { unsigned, signed }
    }
}

/// What is known of variables, elements and results.
#[derive(Default)]
pub(super) struct Ranges(FxHashMap<Term, Both>);

impl Ranges {
    /// What the units say.
    pub(super) fn from_units(terms: &Terms, units: &[Unit]) -> Ranges {
        let mut ranges = Ranges::default();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for unit in units {
                changed |= ranges.learn(terms, *unit);
            }
            if !changed {
                break;
            }
        }
        ranges
    }

    /// The interval of a variable, element or result.
    pub(super) fn of(&self, terms: &Terms, term: Term, signed: bool) -> Range {
        let both = self.0.get(&term).copied().unwrap_or_else(|| Both::all(terms.width(term)));
        if signed { both.signed } else { both.unsigned }
    }

    fn learn(&mut self, terms: &Terms, unit: Unit) -> bool {
        let (term, holds) = unit;
        if *terms.op(term) == Op::Eq {
            let [left, right] = terms.args(term)[..] else { return false };
            let Sort::BitVec(width @ 1..=WIDEST) = terms.sort_ref(left) else { return false };
            if holds {
                let (of_left, of_right) = (self.told(terms, left), self.told(terms, right));
                return self.narrow(terms, left, of_right) | self.narrow(terms, right, of_left);
            }
            // What is not its least or greatest number is one more or less.
            let Some(number) = terms.as_bits(right) else { return false };
            let mut both = self.told(terms, left);
            let signed = tandem_base::bits::signed(*width, number);
            for (range, number) in [(&mut both.unsigned, number as i128), (&mut both.signed, signed)] {
                if range.low == number {
                    range.low += 1;
                } else if range.high == number {
                    range.high -= 1;
                }
            }
            return self.narrow(terms, left, both);
        }
        let Some(Comparison { left, right, strict, signed }) = Comparison::of(terms, unit) else { return false };
        let Sort::BitVec(width @ 1..=WIDEST) = terms.sort_ref(left) else { return false };
        let (of_left, of_right) = (self.told(terms, left), self.told(terms, right));
        let by = i128::from(strict);
        let mut lower = Both::all(*width);
        let mut upper = Both::all(*width);
        if signed {
            lower.signed.low = of_left.signed.low + by;
            upper.signed.high = of_right.signed.high - by;
        } else {
            lower.unsigned.low = of_left.unsigned.low + by;
            upper.unsigned.high = of_right.unsigned.high - by;
        }
        self.narrow(terms, left, upper) | self.narrow(terms, right, lower)
    }

    /// What is known of a term.
    fn told(&self, terms: &Terms, term: Term) -> Both {
        let width = terms.width(term);
        match terms.op(term) {
            Op::BvZeroExtend(_) => Both::either(self.told(terms, terms.args(term)[0]).unsigned, width),
            Op::BvSignExtend(_) => {
                let signed = self.told(terms, terms.args(term)[0]).signed;
                Both { signed, ..Both::all(width) }.agreed(width)
            }
            _ => match terms.as_bits(term) {
                Some(bits) => Both {
                    unsigned: Range::only(bits as i128),
                    signed: Range::only(tandem_base::bits::signed(width, bits)),
                },
                None => self.0.get(&term).copied().unwrap_or_else(|| Both::all(width)),
            },
        }
    }

    /// Takes to account what holds of a term. Whether that was new.
    fn narrow(&mut self, terms: &Terms, term: Term, by: Both) -> bool {
        let width = terms.width(term);
        let by = by.agreed(width);
        match terms.op(term) {
            Op::Variable(..) | Op::Select | Op::Apply(..) => {
                let known = self.0.get(&term).copied().unwrap_or_else(|| Both::all(width));
                let both = Both { unsigned: known.unsigned.and(by.unsigned), signed: known.signed.and(by.signed) };
                let both = both.agreed(width);
                self.0.insert(term, both);
                both != known
            }
            Op::BvZeroExtend(_) => {
                let inner = terms.args(term)[0];
                let all = Both::all(terms.width(inner));
                // With zeros above it a number has no sign; an extension by nothing has none above it.
                let signed = if width > terms.width(inner) { by.signed } else { all.unsigned };
                self.narrow(terms, inner, Both { unsigned: all.unsigned.and(by.unsigned).and(signed), ..all })
            }
            Op::BvSignExtend(_) => {
                let inner = terms.args(term)[0];
                let all = Both::all(terms.width(inner));
                self.narrow(terms, inner, Both { signed: all.signed.and(by.signed), ..all })
            }
            _ => false,
        }
    }
}
