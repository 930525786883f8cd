//! Meaning-preserving rewriting while terms are built.

mod boolean;

use crate::term::{Op, Term};
use crate::terms::{SortId, Terms};

impl Terms {
    /// A term that means `op` of `args`, whose sort is `sort`.
    pub(crate) fn simplify(&self, op: Op, args: &[Term], sort: SortId) -> Term {
        match &op {
            Op::Constant(constant) => return self.constant(constant.clone()),
            Op::Not => return self.simplify_not(args[0]),
            Op::And => return self.simplify_junction(true, args),
            Op::Or => return self.simplify_junction(false, args),
            Op::Xor => return self.not(self.eq(args[0], args[1])),
            Op::Implies => return self.or2(self.not(args[0]), args[1]),
            Op::Eq if args[0] == args[1] => return self.bool(true),
            Op::Ite if self.is_true(args[0]) || args[1] == args[2] => return args[1],
            Op::Ite if self.is_false(args[0]) => return args[2],
            Op::Forall if args.len() == 1 => return args[0],
            _ => {}
        }
        self.intern(op, args, sort)
    }
}
