//! Facts that runs suggest: variables that take few values, and the tightest few bounds among the programs' own constants.
//!
//! Flags, signs and states of automata are integers with two or three values, digits and remainders stay below a
//! constant that the program names. Nothing of that is a linear equality, and without runs there would be too many
//! bounds to try.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use tandem_ir::{Const, Inst, Ty};
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_logic::{Assignment, Op, Sort, Term, Value, evaluate};

use crate::candidates::same_conditions;
use crate::product::belief::number;
use crate::product::seeds::Passed;

/// A variable with more values than this is no flag.
const FEW: usize = 3;

/// Of fewer states nothing is concluded.
const ENOUGH: usize = 4;

/// How many bounds are believed next to what was seen, and how many further on.
const BOUNDS: (usize, usize) = (2, 3);

/// That conditions of the two sides are the same, or the opposite, where one of them never changes in these states: it is
/// the same as every other such condition, which is worth nothing.
pub fn comparisons_of_constants(joint: &Joint<'_>, conditions: &[Vec<Term>], states: &[Assignment]) -> FxHashSet<Term> {
    let [left, right] = conditions else { return FxHashSet::default() };
    if states.len() < ENOUGH {
        return FxHashSet::default();
    }
    let varies = |condition: &Term| {
        let values: Vec<Option<Value>> =
            states.iter().map(|state| evaluate(joint.terms, *condition, state).ok()).collect();
        values.iter().any(|value| *value != values[0])
    };
    let constant = |own: &[Term]| -> Vec<Term> { own.iter().copied().filter(|each| !varies(each)).collect() };
    let mut useless: FxHashSet<Term> = same_conditions(joint, &constant(left), right).into_iter().collect();
    useless.extend(same_conditions(joint, left, &constant(right)));
    useless
}

/// Facts about the variables of a joint state, from the states that runs pass. A flag that has a value exactly when a
/// condition of the other side holds is worth knowing, too.
pub fn observed(joint: &Joint<'_>, variables: &[Vec<Term>], states: &[Passed], conditions: &[Vec<Term>]) -> Vec<Term> {
    let t = joint.terms;
    if states.len() < ENOUGH {
        return vec![];
    }
    let constants = constants(joint);
    let mut facts = Vec::new();
    let mut flags: Vec<Vec<Term>> = vec![vec![]; variables.len()];
    let components =
        variables.iter().enumerate().flat_map(|(component, own)| own.iter().map(move |&one| (component, one)));
    for (index, (component, variable)) in components.enumerate() {
        let sort = t.sort(variable);
        let width = match sort {
            Sort::BitVec(width) if width > 1 => Some(width),
            Sort::Int => None,
            _ => continue,
        };
        let Some(values) = states.iter().map(|state| number(&state.values[index])).collect::<Option<BTreeSet<i128>>>()
        else {
            continue;
        };
        let literal = |value: i128| match width {
            Some(128) => t.bv(128, value as u128),
            Some(width) => t.bv(width, value as u128 & ((1 << width) - 1)),
            None => t.int(value),
        };
        let (Some(&least), Some(&most)) = (values.first(), values.last()) else { continue };
        if least == most {
            continue;
        }
        if values.len() <= FEW && values.len() < states.len() {
            let equal: Vec<Term> = values.iter().map(|value| t.eq(variable, literal(*value))).collect();
            facts.push(t.or(&equal));
            flags[component].extend(equal);
        }
        let order = if width.is_some() { Op::BvSle } else { Op::Le };
        for bound in bounds(constants.range(most..).copied().filter(|bound| fits(*bound, width))) {
            facts.push(t.term(order.clone(), &[variable, literal(bound)]));
            if width.is_some() && least >= 0 {
                facts.push(t.term(Op::BvUle, &[variable, literal(bound)]));
            }
        }
        for bound in bounds(constants.range(..=least).rev().copied().filter(|bound| fits(*bound, width))) {
            facts.push(t.term(order.clone(), &[literal(bound), variable]));
        }
    }
    if let ([left, right], [left_conditions, right_conditions]) = (&flags[..], conditions) {
        facts.extend(same_conditions(joint, left, right));
        facts.extend(same_conditions(joint, left, right_conditions));
        facts.extend(same_conditions(joint, left_conditions, right));
    }
    facts.retain(|fact| !t.is_true(*fact) && !t.is_false(*fact) && render(t, *fact).is_some());
    facts
}

/// The bounds worth believing among constants that are further and further away: the nearest ones, and those around the
/// next constant, because the nearest may only have been kept by luck.
fn bounds(constants: impl Iterator<Item = i128>) -> Vec<i128> {
    let mut found: Vec<i128> = Vec::new();
    let (mut last, mut jumps) = (None, 0);
    for constant in constants {
        // A constant and its neighbours belong together.
        jumps += usize::from(last.is_some_and(|last: i128| last.abs_diff(constant) > 1));
        last = Some(constant);
        let most = if jumps == 0 { BOUNDS.0 } else { BOUNDS.0 + BOUNDS.1 };
        if jumps > 1 || found.len() >= BOUNDS.0 + BOUNDS.1 {
            break;
        }
        if found.len() < most {
            found.push(constant);
        }
    }
    found
}

fn fits(value: i128, width: Option<u32>) -> bool {
    width.is_none_or(|width| width >= 127 || (-(1 << (width - 1))..1 << (width - 1)).contains(&value))
}

/// The integers that the functions name, and their neighbours.
fn constants(joint: &Joint<'_>) -> BTreeSet<i128> {
    let mut found = BTreeSet::from([0]);
    for component in &joint.components {
        let function = component.view.function;
        for data in function.insts.values() {
            let Inst::Const(Const::Int(bits)) = &data.inst else { continue };
            let Ty::Int(width) = function.ty(data.results[0]) else { continue };
            let number = number(&Value::bit_vector(width.into(), *bits)).unwrap_or(0);
            found.extend([number.saturating_sub(1), number, number.saturating_add(1)]);
        }
    }
    found
}
