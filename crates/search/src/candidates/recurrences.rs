//! Facts about one side alone, read off the recurrences of its loops: bounds, orders and strides of induction variables.
//!
//! An induction variable is an additive chain of recurrences (Bachmann, Wang and Zima, "Chains of Recurrences", 1994, known from
//! compilers as scalar evolution): where it starts and the constants it steps by. From these and from what the loop's own tests
//! compare it with follows nearly everything that couplings need to know of a single side: that it has not passed its limit, not
//! gone back behind its start, and is a whole number of steps away from it. "The index does not wrap around, because it is below
//! the length" is such a bound.
//!
//! The facts are found once a function, without asking anybody, and are few. They are candidates like any others: a solver that shows
//! a step out of one (a counter that does wrap around) has it dropped, and the checker asks again. What is different from `orders`,
//! which compares all variables with all, is that these are worth saying at every tier, and that they tell unsigned from signed.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{CompareOp, Function, Inst, Ty, Value};
use tandem_kernel::encode::Unsupported;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Op, Sort, Term, Value as Datum};

use crate::candidates::arithmetic::{minus, plus, times};
use crate::candidates::counters::{Induction, inductions};
use crate::candidates::tallies::{Tally, tallies};
use crate::candidates::{Known, Tier};
use crate::product::belief::number;

/// More facts of a side than this are not worth their questions.
const MOST: usize = 12;

/// A constant nearer to zero than this is where variables start, and not where they end.
const FAR: i128 = 16;

/// What the recurrences of each side say at these places.
///
/// What sums of bytes are at most is said where remainders are looked for, which need it: elsewhere sums mostly wrap around after very long,
/// and solvers take long to say so. Where folds are spoken of, less is said of bounds altogether.
pub(super) fn recurrences(
    joint: &Joint<'_>,
    places: &[Place],
    known: &Known,
    tier: Tier,
) -> Result<Vec<Term>, Unsupported> {
    let mut facts = Vec::new();
    for (component, place) in places.iter().enumerate() {
        let view = &joint.components[component].view;
        let (Place::Cut(_), Some(shape)) = (place, view.shape(*place)) else { continue };
        let held: FxHashSet<Value> = shape
            .slots
            .iter()
            .filter_map(|slot| match slot.source {
                SlotSource::Value(value) if slot.is_live => Some(value),
                _ => None,
            })
            .collect();
        let mut own = Vec::new();
        let inductions = inductions(view.function);
        for induction in inductions.iter().filter(|induction| held.contains(&induction.variable)) {
            of_one(joint, component, known, induction, tier, &mut own)?;
        }
        own.retain(|fact| !joint.terms.is_true(*fact) && !joint.terms.is_false(*fact));
        own.truncate(MOST);
        let tallies = tallies(view.function, &inductions);
        let ahead = tallies.iter().filter(|tally| tally.most == 1 || tier == Tier::Derived).filter_map(|tally| {
            let counter = match tally.counter {
                Some(counter) => counted(&inductions[counter], &known[component])?,
                // A loop that only moves a pointer is counted by the other side's.
                None => of_the_other(joint, places, component, known)?,
            };
            not_ahead(joint, tally, counter, &known[component])
        });
        own.extend(ahead.take(MOST));
        facts.extend(own);
    }
    Ok(facts)
}

/// What the recurrence of one variable says.
fn of_one(
    joint: &Joint<'_>,
    component: usize,
    known: &Known,
    induction: &Induction,
    tier: Tier,
    facts: &mut Vec<Term>,
) -> Result<(), Unsupported> {
    let t = joint.terms;
    let function = joint.components[component].view.function;
    let ty = function.ty(induction.variable);
    let known = &known[component];
    let Some(&variable) = known.get(&induction.variable) else { return Ok(()) };
    let Ty::Int(_) = ty else { return Ok(()) };
    let encoder = joint.encoder(component);
    let rises = induction.steps.iter().all(|step| *step > 0);
    let falls = induction.steps.iter().all(|step| *step < 0);
    // How far it has come from its start: a whole number of steps.
    for start in induction.starts.iter().filter_map(|start| known.get(start)) {
        if let Some(stride) = induction.stride() {
            facts.push(is_multiple(joint, variable, *start, stride));
        }
        let constant = t.constant_ref(*start).is_some();
        let (low, high) = if rises { (*start, variable) } else { (variable, *start) };
        if rises || falls {
            facts.push(encoder.compare(CompareOp::Sle, ty, low, high)?);
            if !constant || falls {
                facts.push(encoder.compare(CompareOp::Ule, ty, low, high)?);
            }
        }
    }
    if !rises && !falls {
        return Ok(());
    }
    // And that it has not passed what it is compared with.
    for (limit, orders) in limits(function, induction) {
        let Some(&limit) = known.get(&limit).filter(|limit| **limit != variable) else { continue };
        let (low, high) = if rises { (variable, limit) } else { (limit, variable) };
        for order in orders {
            facts.push(encoder.compare(*order, ty, low, high)?);
        }
        // A constant that it is compared with in the middle of a round, as an index is with the size of the largest object, it may
        // have passed by the step of that round.
        let is_far =
            t.constant_ref(limit).and_then(|limit| number(&Datum::from(limit))).is_some_and(|limit| limit.abs() >= FAR);
        if is_far && tier <= Tier::Bounds && orders.contains(&CompareOp::Sle) {
            for step in induction.steps.iter().collect::<BTreeSet<_>>() {
                let passed = plus(t, limit, *step);
                let (low, high) = if rises { (variable, passed) } else { (passed, variable) };
                facts.push(encoder.compare(CompareOp::Sle, ty, low, high)?);
            }
        }
    }
    Ok(())
}

/// How many rounds an induction variable that rises has counted: the variable and what it started with.
fn counted(induction: &Induction, known: &FxHashMap<Value, Term>) -> Option<(Term, Term)> {
    Some((*known.get(&induction.variable)?, *known.get(induction.starts.first()?)?))
}

/// The same of the other side's loop.
fn of_the_other(joint: &Joint<'_>, places: &[Place], component: usize, known: &Known) -> Option<(Term, Term)> {
    let other = (0..places.len()).find(|other| *other != component)?;
    let view = &joint.components[other].view;
    let shape = view.shape(places[other]).filter(|_| places[other] != Place::Exit)?;
    let is_held = |value: Value| {
        shape.slots.iter().any(|slot| slot.is_live && matches!(slot.source, SlotSource::Value(own) if own == value))
    };
    let inductions = inductions(view.function);
    let mut rising = inductions.iter().filter(|induction| induction.steps.iter().all(|step| *step > 0));
    counted(rising.find(|induction| is_held(induction.variable))?, &known[other])
}

/// That a tally has come no further than what counts the rounds lets it.
fn not_ahead(
    joint: &Joint<'_>,
    tally: &Tally,
    (counter, first): (Term, Term),
    known: &FxHashMap<Value, Term>,
) -> Option<Term> {
    let t = joint.terms;
    let raised = minus(t, *known.get(&tally.tally)?, *known.get(&tally.start)?);
    let rounds = minus(t, counter, first);
    let fact = match (t.sort(raised), t.sort(rounds)) {
        (Sort::Int, Sort::Int) => t.term(Op::Le, &[raised, times(t, rounds, i128::try_from(tally.most).ok()?)]),
        (Sort::BitVec(one), Sort::BitVec(other)) => {
            let width = one.max(other);
            let [raised, rounds] = [(raised, one), (rounds, other)]
                .map(|(term, own)| if own < width { t.bv_zero_extend(term, width) } else { term });
            let most = if tally.most == 1 { rounds } else { times(t, rounds, i128::try_from(tally.most).ok()?) };
            t.bv_ule(raised, most)
        }
        _ => return None,
    };
    (!t.is_true(fact) && !t.is_false(fact)).then_some(fact)
}

/// What a variable, or the variable a constant further, is compared with that does not change with it; and the orders that such a
/// comparison speaks of.
fn limits(function: &Function, induction: &Induction) -> Vec<(Value, &'static [CompareOp])> {
    let mut found: Vec<(Value, &'static [CompareOp])> = Vec::new();
    for data in function.insts.values() {
        let Inst::Compare(op, a, b) = data.inst else { continue };
        let limit = match (induction.is_near(a), induction.is_near(b)) {
            (true, false) => b,
            (false, true) => a,
            _ => continue,
        };
        let orders: &'static [CompareOp] = match op {
            CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge => &[CompareOp::Sle],
            CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge => &[CompareOp::Ule],
            CompareOp::Eq | CompareOp::Ne => &[CompareOp::Ule, CompareOp::Sle],
            _ => continue,
        };
        if !induction.changes_with(limit) && !found.iter().any(|(known, own)| *known == limit && own[0] == orders[0]) {
            found.push((limit, orders));
        }
    }
    found
}

/// That the difference of two numbers is a multiple of a third. Of a power of two that holds however often the numbers wrap around.
fn is_multiple(joint: &Joint<'_>, variable: Term, start: Term, of: u128) -> Term {
    let t = joint.terms;
    let from_zero = t.constant_ref(start).is_some_and(|_| match t.sort(start) {
        Sort::BitVec(width) => start == t.bv(width, 0),
        _ => start == t.int(0),
    });
    match t.sort(variable) {
        Sort::BitVec(width) if of < 1 << (width.min(64) - 1) => {
            let far = if from_zero { variable } else { t.term(Op::BvSub, &[variable, start]) };
            if of.is_power_of_two() {
                t.eq(t.bv_extract(far, of.trailing_zeros() - 1, 0), t.bv(of.trailing_zeros(), 0))
            } else {
                t.eq(t.term(Op::BvUrem, &[far, t.bv(width, of)]), t.bv(width, 0))
            }
        }
        Sort::Int => match i128::try_from(of) {
            Ok(of) => {
                let far = if from_zero { variable } else { t.term(Op::Sub, &[variable, start]) };
                t.eq(t.term(Op::IntMod, &[far, t.int(of)]), t.int(0))
            }
            Err(_) => t.bool(true),
        },
        _ => t.bool(true),
    }
}
