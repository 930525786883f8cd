//! Negation, conjunction, disjunction.

use super::linear::FLATTEN_LIMIT;
use crate::term::{Op, Term};
use crate::terms::{SortId, Terms};

/// Rules that compare the arguments of a junction with each other apply up to this many.
const PAIRWISE_LIMIT: usize = 16;

impl Terms {
    /// Whether one term is the negation of the other.
    pub(super) fn are_complements(&self, a: Term, b: Term) -> bool {
        (*self.op(a) == Op::Not && self.args(a)[0] == b) || (*self.op(b) == Op::Not && self.args(b)[0] == a)
    }

    pub(super) fn rewrite_not(&self, arg: Term) -> Option<Term> {
        match self.op(arg) {
            Op::Not => Some(self.args(arg)[0]),
            // A junction of negations is the negation of the other junction.
            op @ (Op::And | Op::Or)
                if self.args(arg).len() <= FLATTEN_LIMIT
                    && self.args(arg).iter().all(|&inner| *self.op(inner) == Op::Not) =>
            {
                let inner: Vec<Term> = self.args(arg).iter().map(|&inner| self.args(inner)[0]).collect();
                Some(self.rewrite_junction(*op == Op::Or, &inner))
            }
            _ => None,
        }
    }

    /// A conjunction, or a disjunction.
    pub(super) fn rewrite_junction(&self, conjunction: bool, args: &[Term]) -> Term {
        let (this, neutral) = (if conjunction { Op::And } else { Op::Or }, self.bool(conjunction));
        let absorbing = self.bool(!conjunction);
        let mut kept: Vec<Term> = Vec::with_capacity(args.len() + 4);
        for &arg in args {
            if arg == absorbing {
                return absorbing;
            } else if arg == neutral {
                continue;
            } else if *self.op(arg) == this && self.args(arg).len() <= FLATTEN_LIMIT {
                kept.extend_from_slice(self.args(arg));
            } else {
                kept.push(arg);
            }
        }
        kept.sort_unstable();
        kept.dedup();
        let negated = |&arg: &Term| *self.op(arg) == Op::Not && kept.binary_search(&self.args(arg)[0]).is_ok();
        if kept.iter().any(negated) {
            return absorbing;
        }
        if (2..=PAIRWISE_LIMIT).contains(&kept.len()) {
            if self.has_conflicting_equalities(conjunction, &kept) {
                return absorbing;
            }
            if let Some(smaller) = self.resolve_once(conjunction, &kept) {
                return self.rewrite_junction(conjunction, &smaller);
            }
        }
        match kept.as_slice() {
            [] => neutral,
            [one] => *one,
            _ => self.intern(this, &kept, SortId::BOOL),
        }
    }

    /// The variable part and the constant of `x = constant`, seen through a negation in a disjunction.
    fn equality_with_constant(&self, conjunction: bool, arg: Term) -> Option<(Term, Term)> {
        let equality = match (conjunction, self.op(arg)) {
            (true, _) => arg,
            (false, Op::Not) => self.args(arg)[0],
            (false, _) => return None,
        };
        match (self.op(equality), self.args(equality)) {
            (Op::Eq, &[left, right]) if self.constant_ref(right).is_some() => Some((left, right)),
            _ => None,
        }
    }

    /// `x = 1 and x = 2`, or the dual `x != 1 or x != 2`.
    fn has_conflicting_equalities(&self, conjunction: bool, args: &[Term]) -> bool {
        let equalities: Vec<(Term, Term)> =
            args.iter().filter_map(|&arg| self.equality_with_constant(conjunction, arg)).collect();
        equalities
            .iter()
            .enumerate()
            .any(|(position, first)| equalities[position + 1..].iter().any(|other| other.0 == first.0))
    }

    /// Makes the junction smaller by what its arguments say about each other: in a conjunction with `a`, the argument
    /// `a or b` is superfluous and `(not a) or b` is `b`; with `x = 1`, the argument `x != 2` is superfluous.
    fn resolve_once(&self, conjunction: bool, args: &[Term]) -> Option<Vec<Term>> {
        let contains = |term: Term| args.binary_search(&term).is_ok();
        let contains_negation = |term: Term| match self.op(term) {
            Op::Not => contains(self.args(term)[0]),
            _ => args.iter().any(|&arg| *self.op(arg) == Op::Not && self.args(arg)[0] == term),
        };
        for (position, &arg) in args.iter().enumerate() {
            // The argument as a junction of the other kind, written without or with one negation outside.
            let (inner, flipped) = match self.op(arg) {
                Op::Or if conjunction => (arg, false),
                Op::And if !conjunction => (arg, false),
                Op::Not => (self.args(arg)[0], true),
                _ => continue,
            };
            let expected = if conjunction != flipped { Op::Or } else { Op::And };
            if *self.op(inner) != expected {
                if flipped && self.is_implied_disequality(conjunction, inner, args) {
                    let mut smaller = args.to_vec();
                    smaller.remove(position);
                    return Some(smaller);
                }
                continue;
            }
            let members = self.args(inner);
            if members.len() > PAIRWISE_LIMIT {
                continue;
            }
            let present = |member: Term| if flipped { contains_negation(member) } else { contains(member) };
            let refuted = |member: Term| if flipped { contains(member) } else { contains_negation(member) };
            if members.iter().any(|&member| present(member)) {
                let mut smaller = args.to_vec();
                smaller.remove(position);
                return Some(smaller);
            }
            if members.iter().any(|&member| refuted(member)) {
                let left: Vec<Term> = members.iter().copied().filter(|&member| !refuted(member)).collect();
                let rest = self.rewrite_junction(expected == Op::And, &left);
                let mut smaller = args.to_vec();
                smaller[position] = if flipped { self.not(rest) } else { rest };
                return Some(smaller);
            }
        }
        None
    }

    /// Whether `x != 2` (in a disjunction: `x = 2`) follows from another argument `x = 1` (`x != 1`).
    fn is_implied_disequality(&self, conjunction: bool, equality: Term, args: &[Term]) -> bool {
        if !conjunction {
            return false;
        }
        match self.equality_with_constant(true, equality) {
            Some((left, right)) => args
                .iter()
                .filter_map(|&arg| self.equality_with_constant(true, arg))
                .any(|other| other.0 == left && other.1 != right),
            None => false,
        }
    }
}
