//! Plain terms: made exactly as they are asked for.
//!
//! The simplifier (`simplify`) is some thousand lines that a proof has to believe. Whoever would rather not believe them makes
//! [`Terms::plain`]: there every constructor, substitution included, keeps operation and arguments as they are given. The
//! only exceptions are the truth values themselves, so that a place nobody can come to is seen as such while a program
//! is run symbolically: *not*, *and*, *or*, *implies* and *if* of the constants `true` and `false`, which is their truth table
//! and nothing else.

use crate::term::{Op, Term};
use crate::terms::{SortId, Terms};

impl Terms {
    /// No terms but true and false; none is ever simplified.
    pub fn plain() -> Terms {
        let mut terms = Terms::new();
        terms.is_plain = true;
        terms
    }

    /// Whether terms stay as they are made.
    pub fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// The term as it is asked for, but for truth values.
    pub(crate) fn plainly(&self, op: Op, args: &[Term], sort: SortId) -> Term {
        let truth = |term: Term| if self.is_true(term) { Some(true) } else { self.is_false(term).then_some(false) };
        match (&op, args) {
            (Op::Constant(constant), _) => self.constant(constant.clone()),
            (Op::Not, [arg]) => match truth(*arg) {
                Some(value) => self.bool(!value),
                None => self.intern(op, args, sort),
            },
            (Op::And | Op::Or, _) => {
                // `true` is neutral in a conjunction and decides a disjunction; `false` the other way round.
                let neutral = op == Op::And;
                if args.iter().any(|arg| truth(*arg) == Some(!neutral)) {
                    return self.bool(!neutral);
                }
                let kept: Vec<Term> = args.iter().copied().filter(|arg| truth(*arg).is_none()).collect();
                match kept[..] {
                    [] => self.bool(neutral),
                    [only] => only,
                    _ => self.intern(op, &kept, sort),
                }
            }
            (Op::Implies, [premise, conclusion]) => match (truth(*premise), truth(*conclusion)) {
                (Some(false), _) | (_, Some(true)) => self.bool(true),
                (Some(true), _) => *conclusion,
                (None, _) => self.intern(op, args, sort),
            },
            (Op::Ite, [condition, then, otherwise]) => match truth(*condition) {
                Some(true) => *then,
                Some(false) => *otherwise,
                None => self.intern(op, args, sort),
            },
            (Op::Forall, [body]) => *body,
            _ => self.intern(op, args, sort),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::sort::Sort;

    use super::*;

    #[test]
    fn nothing_is_simplified() {
        let t = Terms::plain();
        let x = t.variable("x", Sort::BitVec(8));
        let sum = t.bv_add(x, t.bv(8, 0));
        assert_ne!(sum, x);
        assert_eq!((t.op(sum), t.args(sum)), (&Op::BvAdd, &[x, t.bv(8, 0)][..]));
        assert!(!t.is_true(t.eq(x, x)));
        let again = t.substitute(sum, &rustc_hash::FxHashMap::from_iter([(x, t.bv(8, 1))]));
        assert_eq!(t.args(again), &[t.bv(8, 1), t.bv(8, 0)], "nor after a substitution");
    }

    #[test]
    fn truth_values_have_their_tables() {
        let t = Terms::plain();
        let [yes, no] = [true, false].map(|value| t.bool(value));
        let p = t.variable("p", Sort::Bool);
        assert_eq!((t.not(yes), t.not(no)), (no, yes));
        assert_eq!((t.and(&[p, yes]), t.and(&[p, no]), t.and(&[])), (p, no, yes));
        assert_eq!((t.or(&[p, yes]), t.or(&[p, no]), t.or(&[])), (yes, p, no));
        assert_eq!((t.implies(no, p), t.implies(yes, p), t.implies(p, yes)), (yes, p, yes));
        assert_eq!((t.ite(yes, p, no), t.ite(no, p, yes)), (p, yes));
        assert_ne!(t.implies(p, no), no);
        assert_ne!(t.and(&[p, t.not(p)]), no, "what is no constant is left alone");
    }
}
