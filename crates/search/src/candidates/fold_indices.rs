//! How far along a fold a side may be: the terms at which folds are worth taking.
//!
//! A loop that goes through the same things as another one, but in strips, four at a time or with a pointer, is after so many rounds of the other
//! one's fold (`folds`). How many that is, its counters tell: the distance of a pointer from where it began, the difference of what counts
//! down and the argument it counts down from, that and the index within a strip. None of this is believed: what does not fit runs is dropped.

use rustc_hash::FxHashMap;
use tandem_ir::Ty;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Arrival, Place, SlotSource};
use tandem_logic::{Op, Sort, Term, Terms};

use crate::candidates::arithmetic::{fitting, minus, plus, sum, width_of};
use crate::candidates::counters::counters;
use crate::candidates::folds::one_segment;
use crate::product::belief::Columns;

/// More distances of pointers than this are not looked at, nor more products of a counter and an argument.
const MOST_DISTANCES: usize = 2;
const MOST_PRODUCTS: usize = 3;

/// How far numbers may have come that began as arguments, and how far other numbers are from there.
pub(super) fn come(t: &Terms, given: &[Term], moving: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    for (start, now) in given.iter().flat_map(|start| moving.iter().map(move |now| (*start, *now))) {
        let gone = minus(t, start, now);
        found.extend([gone, plus(t, gone, -1), plus(t, gone, 1), minus(t, now, start)]);
        found.extend(moving.iter().filter(|other| **other != now).map(|other| sum(t, gone, *other)));
    }
    found
}

/// What a side that does not run first adds up in each round of an argument: so many times the argument. (The other side's is a fold.)
pub(super) fn multiples(joint: &Joint<'_>, moving: usize, places: &[Place]) -> Vec<Columns> {
    let t = joint.terms;
    let view = joint.components[moving].view;
    let Some(shape) = view.shape(places[moving]) else { return vec![] };
    let state = joint.state(places).swap_remove(moving);
    let counters = counters(view.function);
    let (mut given, mut counted, mut summed): (Vec<Term>, Vec<Term>, Vec<Term>) = (vec![], vec![], vec![]);
    for (slot, term) in shape.slots.iter().zip(&state).filter(|(slot, _)| matches!(slot.ty, Ty::Int(_))) {
        match slot.source {
            SlotSource::Value(value) if view.function.params().contains(&value) => given.push(*term),
            SlotSource::Value(value) if slot.is_live && counters.contains(&value) => counted.push(*term),
            SlotSource::Value(_) if slot.is_live => summed.push(*term),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for (sort, width) in summed.iter().map(|term| (t.sort(*term), width_of(&t.sort(*term)))) {
        let op = if width.is_some() { Op::BvMul } else { Op::Mul };
        let given: Vec<Term> = given.iter().copied().filter(|term| t.sort(*term) == sort).collect();
        let counted = counted.iter().filter_map(|counter| fitting(t, *counter, &sort));
        let products = counted.flat_map(|counter| given.iter().map(move |given| (counter, *given)));
        let mut terms: Vec<Term> =
            products.take(MOST_PRODUCTS).map(|(counter, given)| t.term(op.clone(), &[counter, given])).collect();
        if !terms.is_empty() && found.iter().all(|known: &Columns| known.width != width) {
            terms.extend(summed.iter().filter(|term| t.sort(**term) == sort));
            terms.extend(&given);
            found.push(Columns::plain(terms, width));
        }
    }
    found
}

/// How far the pointers of a side have come from those that it was given, counted in elements.
pub(super) fn distances(joint: &Joint<'_>, moving: usize, places: &[Place]) -> Vec<Term> {
    let t = joint.terms;
    let view = joint.components[moving].view;
    let Some(shape) = view.shape(places[moving]) else { return vec![] };
    let state = joint.state(places).swap_remove(moving);
    let params = view.function.params();
    let pointers = |given: bool| {
        shape.slots.iter().zip(&state).filter(move |(slot, _)| {
            let is_given = matches!(slot.source, SlotSource::Value(value) if params.contains(&value));
            slot.ty == Ty::Ptr && is_given == given && (given || slot.is_live)
        })
    };
    let sizes = shape.slots.iter().filter_map(|slot| match slot.ty {
        Ty::Mem(region) => view.module.regions[region].element.bits().map(|bits| u128::from(bits.div_ceil(8))),
        _ => None,
    });
    let sizes: std::collections::BTreeSet<u128> = sizes.filter(|size| size.is_power_of_two()).collect();
    let mut found = Vec::new();
    for (_, pointer) in pointers(false) {
        for (_, given) in pointers(true).filter(|(_, given)| t.sort(**given) == t.sort(*pointer)) {
            let distance = minus(t, *pointer, *given);
            let Sort::BitVec(width) = t.sort(distance) else { continue };
            found.extend(sizes.iter().map(|size| match size.trailing_zeros() {
                0 => distance,
                bits => t.term(Op::BvAshr, &[distance, t.bv(width, u128::from(bits))]),
            }));
        }
    }
    found.truncate(MOST_DISTANCES);
    found
}

/// What a loop inside of another one finds and keeps, such as where its strip ends: what that was made of when it began.
pub(super) fn kept(joint: &Joint<'_>, component: usize, places: &[Place]) -> Vec<Term> {
    let t = joint.terms;
    let view = joint.components[component].view;
    let here = places[component];
    let (Some(shape), Some((state, arrivals, _)), true) =
        (view.shape(here), one_segment(joint, component, here), here != Place::Exit)
    else {
        return vec![];
    };
    let rounds: Vec<&Arrival> = arrivals.iter().filter(|arrival| arrival.place == here).collect();
    let is_kept = |slot: usize| rounds.iter().all(|round| round.state[slot] == state[slot]);
    let mut found = Vec::new();
    for from in view.cuts().map(Place::Cut).filter(|from| *from != here && *from != joint.entry()[component]) {
        let (Some(before), Some((old, arrivals, _))) = (view.shape(from), one_segment(joint, component, from)) else {
            continue;
        };
        // What both places have and the loop keeps.
        let mut same: FxHashMap<Term, Term> = FxHashMap::default();
        for (slot, source) in shape.slots.iter().map(|slot| slot.source).enumerate().filter(|(slot, _)| is_kept(*slot))
        {
            let there = before.slots.iter().position(|other| other.source == source);
            same.extend(there.map(|there| (old[there], state[slot])));
        }
        for arrival in arrivals.iter().filter(|arrival| arrival.place == here) {
            for slot in (0..state.len()).filter(|slot| is_kept(*slot)) {
                let value = arrival.state[slot];
                if t.free_variables(&[value]).iter().all(|variable| same.contains_key(variable)) {
                    found.push(t.eq(state[slot], t.substitute(value, &same)));
                }
            }
        }
    }
    found.retain(|fact| !t.is_true(*fact) && !t.is_false(*fact));
    found
}
