//! Negation, conjunction and disjunction.

use crate::term::{Op, Term};
use crate::terms::{SortId, Terms};

impl Terms {
    pub(crate) fn simplify_not(&self, arg: Term) -> Term {
        if self.is_true(arg) {
            return self.bool(false);
        }
        if self.is_false(arg) {
            return self.bool(true);
        }
        match self.op(arg) {
            Op::Not => self.args(arg)[0],
            _ => self.intern(Op::Not, &[arg], SortId::BOOL),
        }
    }

    pub(crate) fn simplify_junction(&self, conjunction: bool, args: &[Term]) -> Term {
        let neutral = self.bool(conjunction);
        let absorbing = self.bool(!conjunction);
        let mut kept: Vec<Term> = args.iter().copied().filter(|&arg| arg != neutral).collect();
        kept.sort_unstable();
        kept.dedup();
        if kept.contains(&absorbing) {
            return absorbing;
        }
        match kept.as_slice() {
            [] => neutral,
            [one] => *one,
            _ => self.intern(if conjunction { Op::And } else { Op::Or }, &kept, SortId::BOOL),
        }
    }
}
