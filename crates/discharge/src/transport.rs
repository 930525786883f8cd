//! Terms carried from one owner to another: simplified on the way into one that simplifies, as they are into one that does not.

use rustc_hash::FxHashMap;
use tandem_logic::{Op, Term, Terms};

/// The roots as terms of `to`.
pub fn carried(from: &Terms, to: &Terms, roots: &[Term]) -> Vec<Term> {
    let mut done: FxHashMap<Term, Term> = FxHashMap::default();
    for term in from.subterms(roots) {
        let args: Vec<Term> = from.args(term).iter().map(|arg| done[arg]).collect();
        let new = match from.op(term) {
            Op::Constant(constant) => to.constant(constant.clone()),
            Op::Variable(name, sort) => to.variable(name, sort.clone()),
            Op::Apply(name, sort) => to.apply(name, &args, sort.clone()),
            op => to.term(op.clone(), &args),
        };
        done.insert(term, new);
    }
    roots.iter().map(|root| done[root]).collect()
}
