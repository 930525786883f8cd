//! What one side keeps in a variable, and the other computes again whenever it needs it.
//!
//! `at` that is set back to 0 at the end of a ring against `(head + i) % 8`, a letter kept from the round before against `s[i - 1]`: the coupling is
//! one equality between a variable and a value of the other side. Linear ones are the affine hull's business. Those with a remainder, a
//! read or a choice would need a column each, and columns make every question larger; but the states that runs pass leave hardly any
//! but the true ones (as in Daikon: Ernst et al., "Dynamically Discovering Likely Program Invariants", 2001), so they cost next to nothing
//! and can be believed long before the tier that looks for such terms in earnest.

use rustc_hash::FxHashSet;
use tandem_base::layout::LOWEST_BLOCK;
use tandem_ir::Ty;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Assignment, Op, Term, Terms, Value, evaluate};

use crate::product::belief::number;
use crate::product::render::render;

/// Of fewer states nothing is concluded.
const ENOUGH: usize = 6;

/// A variable with fewer values equals too many things.
const VALUES: usize = 3;

/// More computed values of a side than this are not looked at, nor larger ones.
const MOST_COMPUTED: usize = 24;
const LARGEST: usize = 40;

/// How many equalities are believed of one variable.
const MOST_OF_ONE: usize = 2;

/// Equalities of variables of one side with values that the other computes, right on all these states.
pub(crate) fn mirrored(joint: &Joint<'_>, places: &[Place], states: &[Assignment]) -> Vec<Term> {
    let t = joint.terms;
    let ([_, _], Some(shapes), true) = (places, joint.shapes(places), states.len() >= ENOUGH) else { return vec![] };
    let state = joint.state(places);
    let mut facts = Vec::new();
    for (own, other) in [(0, 1), (1, 0)] {
        let live = shapes[own].slots.iter().zip(&state[own]).filter(|(slot, _)| slot.is_live);
        let numbers = live.filter(|(slot, _)| matches!(slot.ty, Ty::Int(_) | Ty::Ptr)).map(|(_, term)| *term);
        let numbers: Vec<(Term, Vec<Value>)> =
            numbers.filter_map(|number| Some((number, told(t, number, states)?))).collect();
        let computed: Vec<(Term, Vec<Value>)> = computed(joint, other, places[other])
            .into_iter()
            .filter_map(|term| Some((term, told(t, term, states)?)))
            .collect();
        for (variable, values) in &numbers {
            let different: FxHashSet<&Value> = values.iter().collect();
            // Addresses are hardly ever the same by accident, but for null.
            let is_address = |value: &&Value| number(value).is_some_and(|value| value.unsigned_abs() >= LOWEST_BLOCK);
            if different.len() < 2 || different.len() < VALUES && !different.iter().all(is_address) {
                continue;
            }
            let equal = computed.iter().filter(|(_, others)| others == values).map(|(term, _)| t.eq(*variable, *term));
            facts.extend(equal.filter(|fact| render(joint, places, *fact).is_some()).take(MOST_OF_ONE));
        }
    }
    facts
}

/// What a term is in each of the states.
fn told(t: &Terms, term: Term, states: &[Assignment]) -> Option<Vec<Value>> {
    states.iter().map(|state| evaluate(t, term, state).ok()).collect()
}

/// The values that a side computes from its state and that are no linear terms of it.
fn computed(joint: &Joint<'_>, component: usize, place: Place) -> Vec<Term> {
    let t = joint.terms;
    if place == Place::Exit {
        return vec![];
    }
    let Ok(known) = joint.values_at(component, place) else { return vec![] };
    let function = joint.components[component].view.function;
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    for result in function.insts.values().flat_map(|data| &data.results) {
        let (Some(&term), Ty::Int(_) | Ty::Ptr) = (known.get(result), function.ty(*result)) else { continue };
        if seen.insert(term) && !is_linear(t, term) && t.dag_size(&[term]) <= LARGEST {
            found.push(term);
        }
    }
    found.truncate(MOST_COMPUTED);
    found
}

/// Whether a term is one that the affine hull speaks of.
fn is_linear(t: &Terms, term: Term) -> bool {
    t.subterms(&[term]).iter().all(|part| match t.op(*part) {
        Op::Variable(..) | Op::BvAdd | Op::BvNeg | Op::Add | Op::Sub => true,
        Op::BvSignExtend(_) | Op::BvZeroExtend(_) => true,
        Op::BvMul | Op::Mul => t.args(*part).iter().filter(|arg| t.constant_ref(**arg).is_none()).count() < 2,
        _ => t.constant_ref(*part).is_some(),
    })
}

#[cfg(test)]
mod tests {
    use tandem_logic::Sort;

    use super::*;

    #[test]
    fn what_the_affine_hull_knows_is_left_to_it() {
        let t = Terms::new();
        let [x, y] = ["x", "y"].map(|name| t.variable(name, Sort::BitVec(32)));
        let sum = t.term(Op::BvAdd, &[x, t.term(Op::BvMul, &[t.bv(32, 3), y])]);
        assert!(is_linear(&t, sum));
        assert!(!is_linear(&t, t.term(Op::BvMul, &[x, y])));
        assert!(!is_linear(&t, t.term(Op::BvUrem, &[sum, t.bv(32, 12)])));
    }
}
