//! What one side keeps in one accumulator and the other one in several: a block's part and the parts before it, or lanes.
//!
//! A greatest element that is looked for in strips is `max(best, part)` at all times, one that is looked for in two lanes is
//! `max(first, second)`, and the same goes for exclusive or, masks, and least elements. Reduction over a semigroup may be cut anywhere
//! (Bird, "An Introduction to the Theory of Lists", 1987: a homomorphism), and what joins the parts is what a round does with its
//! accumulator. So the operation is read off a round of either side, with the value that it takes in left open, and put between numbers of
//! the other side. Sums need none of this: there the parts add up, which is a linear equality.
//!
//! No law is assumed. That the operation is associative, and that a lane began with something neutral, is what the solver finds out in the
//! step; a pair that differs there has other states, and runs mostly show them before anybody is asked.

use rustc_hash::FxHashSet;
use tandem_ir::Ty;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Assignment, Term, Terms, Value, evaluate};

use crate::candidates::counters::counters;
use crate::candidates::folds::{joined, one_segment};
use crate::product::render::render;

/// Of fewer states nothing is concluded.
const ENOUGH: usize = 6;

/// More operations than this are not tried, nor more numbers of a side, nor more of them joined at once.
const MOST_OPERATIONS: usize = 4;
const MOST_NUMBERS: usize = 6;
const MOST_LANES: usize = 4;

/// A round that makes more of its accumulator than this is none that joins two numbers.
const LARGEST: usize = 24;

/// An operation between two numbers, and what stands for them.
type Operation = (Term, [Term; 2]);

/// Equalities of an accumulator of one side with several of the other side's, joined, right on all these states.
pub(crate) fn lanes(joint: &Joint<'_>, places: &[Place], states: &[Assignment]) -> Vec<Term> {
    let t = joint.terms;
    let ([_, _], true) = (places, states.len() >= ENOUGH) else { return vec![] };
    let mut operations: Vec<Operation> = (0..2).flat_map(|side| operations(joint, side, places[side])).collect();
    operations.dedup();
    operations.truncate(MOST_OPERATIONS);
    let mut facts = Vec::new();
    for operation in operations {
        let numbers = [0, 1].map(|side| accumulators(joint, places, side, operation.1[0]));
        for (own, other) in [(0, 1), (1, 0)] {
            let forms = forms(t, &operation, &numbers[other]);
            for (number, form) in numbers[own].iter().flat_map(|number| forms.iter().map(move |form| (*number, *form)))
            {
                let fact = t.eq(number, form);
                let holds = || states.iter().all(|state| evaluate(t, fact, state) == Ok(Value::Bool(true)));
                if told_apart(t, number, states) && holds() && render(joint, places, fact).is_some() {
                    facts.push(fact);
                }
            }
        }
    }
    facts
}

/// Whether a number has more than one value in these states, so that something can be concluded from them.
fn told_apart(t: &Terms, number: Term, states: &[Assignment]) -> bool {
    let values: FxHashSet<Value> = states.iter().filter_map(|state| evaluate(t, number, state).ok()).collect();
    values.len() > 1
}

/// What the rounds of the loop that a side is in do with their accumulators.
fn operations(joint: &Joint<'_>, component: usize, place: Place) -> Vec<Operation> {
    let t = joint.terms;
    if place == Place::Exit || place == joint.entry()[component] {
        return vec![];
    }
    let Some((state, arrivals, _)) = one_segment(joint, component, place) else { return vec![] };
    let rounds = arrivals.iter().filter(|arrival| arrival.place == place);
    let mut found: Vec<Operation> = Vec::new();
    for (own, next) in rounds.flat_map(|round| state.iter().zip(&round.state)) {
        if own != next
            && t.free_variables(&[*next]).contains(own)
            && let Some(operation) = joined(t, *next, *own)
            && t.dag_size(&[operation.0]) <= LARGEST
            && !found.contains(&operation)
        {
            found.push(operation);
        }
    }
    found
}

/// The numbers of a side that are of the sort that is wanted and no counters.
fn accumulators(joint: &Joint<'_>, places: &[Place], component: usize, like: Term) -> Vec<Term> {
    let t = joint.terms;
    let view = joint.components[component].view;
    let Some(shape) = view.shape(places[component]) else { return vec![] };
    let state = joint.state(places).swap_remove(component);
    let counters = counters(view.function);
    let slots = shape.slots.iter().zip(state);
    let numbers = slots.filter(|(slot, term)| {
        let counts = matches!(slot.source, SlotSource::Value(value) if counters.contains(&value));
        let is_number = matches!(slot.ty, Ty::Int(_)) && !matches!(slot.source, SlotSource::Outcome);
        is_number && slot.is_live && !counts && t.sort(*term) == t.sort(like)
    });
    numbers.map(|(_, term)| term).take(MOST_NUMBERS).collect()
}

/// All pairs of numbers joined, and all numbers at once where they are few.
fn forms(t: &Terms, (term, [x, y]): &Operation, numbers: &[Term]) -> Vec<Term> {
    let join = |one: Term, other: Term| t.substitute(*term, &[(*x, one), (*y, other)].into_iter().collect());
    let mut found: Vec<Term> = Vec::new();
    for one in numbers {
        found.extend(numbers.iter().filter(|other| *other != one).map(|other| join(*one, *other)));
    }
    if (3..=MOST_LANES).contains(&numbers.len()) {
        found.extend(numbers.iter().copied().reduce(join));
    }
    found
}

#[cfg(test)]
mod tests {
    use tandem_logic::{Op, Sort};

    use super::*;

    #[test]
    fn what_a_round_does_is_put_between_lanes() {
        let t = Terms::new();
        let [own, value, one, other] = ["own", "value", "one", "other"].map(|name| t.variable(name, Sort::BitVec(32)));
        let next = t.ite(t.term(Op::BvSlt, &[own, value]), value, own);
        let operation = joined(&t, next, own).expect("a maximum joins two numbers");
        let wanted = t.ite(t.term(Op::BvSlt, &[one, other]), other, one);
        assert!(forms(&t, &operation, &[one, other]).contains(&wanted));
    }
}
