//! Summaries of recursive functions by the other side's folds: divide and conquer against a loop.
//!
//! A function that halves a range and adds up what both halves give meets a loop nowhere. But with S(k), what the loop adds up below k
//! (`folds`), it gives `S(to) - S(from)`, whatever the range, and that is inductive: the halves' sums telescope. The same holds of one that
//! leaves the last to itself, or the first. So for every fold and every two numbers that a function is given it is believed, Houdini-style,
//! that it gives the difference, at all or as long as the range is one, and nothing otherwise; and the signs and orders of its arguments, on
//! which that may rest. What the loop ends at may be no argument, such as the length of an array, and is said of the function's own.
//!
//! That a list splits into what is before and after any place, and a sum with it, is Bird's first homomorphism lemma ("An Introduction to
//! the Theory of Lists", 1987). Nothing of it is built in: the differences are candidates, and the kernel asks for each that it is kept by
//! every call.

use rustc_hash::FxHashMap;
use tandem_ir::{Outcome, Ty};
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Op, Sort, Term};

use super::arithmetic::{fitting, number, sum};
use super::folds::{Fold, arguments, position};

/// More numbers than this are not tried as ends of what a function computes.
const MOST_ENDS: usize = 4;

/// Where a function that is called ends: that it gives what the other side's loop computes on a part of its range, as one that
/// halves the range does, or that calls itself for all but the last. Ranges that are empty or upside down are nothing.
pub(super) fn parts_of_folds(joint: &Joint<'_>, fold: &Fold, facts: &mut Vec<Term>) {
    let t = joint.terms;
    let exit = joint.exit();
    let function = joint.components[0].view.function;
    let Some(slots) = joint.shapes(&exit).and_then(|shapes| shapes.first().map(|shape| &shape.slots)) else { return };
    let ends = joint.state(&exit).swap_remove(0);
    let find = |source: SlotSource| slots.iter().position(|slot| slot.source == source).map(|index| ends[index]);
    let (Some(result), Some(outcome)) = (find(SlotSource::Result(0)), find(SlotSource::Outcome)) else { return };
    let returned = joint.is_outcome(outcome, |outcome| *outcome == Outcome::Return);
    let sort = t.sort(fold.first);
    let inputs = arguments(joint, 0, Place::Exit);
    let name = |position: usize| function.values[function.params()[position]].name.clone();
    let alike = |param: &Term| {
        let wanted = position(t, *param).and_then(|position| fold.names.get(position).cloned().flatten());
        let fits = || inputs.iter().filter(|(_, term)| t.sort(*term) == t.sort(*param));
        let named = fits().find(|(position, _)| wanted.is_some() && name(*position) == wanted);
        named.or_else(|| fits().next()).map(|(_, term)| *term)
    };
    let Some((index, params)) = fold.params.split_last() else { return };
    let args = params.iter().map(alike).collect::<Option<Vec<Term>>>();
    let (Some(args), index, true) = (args, t.sort(*index), t.sort(result) == sort) else { return };
    let applied = |index: Term| t.apply(&fold.symbol, &[args.clone(), vec![index]].concat(), sort.clone());
    let numbers: Vec<Term> = inputs
        .iter()
        .filter(|(position, _)| matches!(function.signature.params.get(*position), Some(Ty::Int(_))))
        .filter_map(|(_, term)| fitting(t, *term, &index))
        .take(MOST_ENDS)
        .collect();
    // And where the loop ends, such as the length of an array.
    let end = |end: &Term| -> Option<Term> {
        let variables = t.free_variables(&[*end]);
        let map =
            variables.iter().map(|param| Some((*param, alike(param)?))).collect::<Option<FxHashMap<Term, Term>>>();
        Some(t.substitute(*end, &map?)).filter(|end| t.constant_ref(*end).is_none())
    };
    let ends: Vec<Term> = fold.ends.iter().filter_map(end).filter(|end| !numbers.contains(end)).collect();
    let numbers = [numbers, ends].concat();
    let (order, zero) = match index {
        Sort::BitVec(width) => (Op::BvSle, t.bv(width, 0)),
        _ => (Op::Le, t.int(0)),
    };
    for to in &numbers {
        for from in numbers.iter().chain([&zero]).filter(|from| *from != to) {
            let part = if *from == zero { result } else { sum(t, result, applied(*from)) };
            let (is_part, is_range) = (t.eq(part, applied(*to)), t.term(order.clone(), &[*from, *to]));
            let is_nothing = t.eq(result, number(t, result, 0));
            facts.push(t.implies(returned, is_part));
            facts.push(t.implies(t.and(&[returned, is_range]), is_part));
            facts.push(t.implies(t.and(&[returned, t.not(is_range)]), is_nothing));
        }
    }
}

/// Where a function that is called ends: that it returns unless it was given nothing to look at, and how it ends otherwise.
pub(super) fn ends_by_null(joint: &Joint<'_>) -> Vec<Term> {
    let t = joint.terms;
    let exit = joint.exit();
    let function = joint.components[0].view.function;
    let Some(slots) = joint.shapes(&exit).and_then(|shapes| shapes.first().map(|shape| &shape.slots)) else {
        return vec![];
    };
    let ends = joint.state(&exit).swap_remove(0);
    let Some(outcome) = slots.iter().position(|slot| slot.source == SlotSource::Outcome).map(|at| ends[at]) else {
        return vec![];
    };
    let inputs = arguments(joint, 0, Place::Exit).into_iter();
    let references =
        inputs.filter(|(position, _)| function.signature.params.get(*position) == Some(&Ty::Ref)).map(|(_, term)| term);
    let is_null = |term: Term| t.eq(term, number(t, term, 0));
    let is_number = |term: &Term| matches!(t.sort(*term), Sort::BitVec(_) | Sort::Int);
    let nulls: Vec<Term> = references.filter(is_number).map(is_null).take(MOST_ENDS).collect();
    if nulls.is_empty() {
        return vec![];
    }
    let ended = |how: &Outcome| joint.is_outcome(outcome, |other| other == how);
    let mut facts = vec![t.or(&[vec![ended(&Outcome::Return)], nulls.clone()].concat())];
    for other in joint.claim.outcomes(|outcome| *outcome != Outcome::Return).iter().take(MOST_ENDS) {
        facts.extend(nulls.iter().map(|null| t.implies(*null, ended(other))));
    }
    facts
}

/// Where a function that is called begins: the signs and orders of its numbers.
pub(super) fn orders_of_arguments(joint: &Joint<'_>) -> Vec<Term> {
    let t = joint.terms;
    let numbers = arguments(joint, 0, joint.entry()[0]).into_iter().map(|(_, term)| term);
    let numbers =
        numbers.filter(|term| matches!(t.sort(*term), Sort::BitVec(width) if width > 1) || t.sort(*term) == Sort::Int);
    let numbers: Vec<Term> = numbers.take(MOST_ENDS).collect();
    let at_most =
        |one: Term, other: Term| t.term(if t.sort(one) == Sort::Int { Op::Le } else { Op::BvSle }, &[one, other]);
    let mut facts = Vec::new();
    for one in &numbers {
        facts.push(at_most(number(t, *one, 0), *one));
        for other in numbers.iter().filter(|other| *other != one && t.sort(**other) == t.sort(*one)) {
            facts.push(at_most(*one, *other));
        }
    }
    facts
}
