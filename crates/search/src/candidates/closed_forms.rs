//! Closed forms: what a loop has summed up so far, said by an expression that the other side, or the loop itself, computes at once.
//!
//! `sum += i * i` against `n * (n + 1) * (2 * n + 1) / 6`: the loop is at `sum == (i - 1) * i * (2 * i - 1) / 6` all the time, the other
//! side's expression with the counter in the place of the argument. Summation in finite terms (Gosper, "Decision procedure for indefinite
//! hypergeometric summation", 1978) would find the polynomial; here somebody has written it down, and all that has to be found is where it is taken.
//! As the expression is kept with its division, no parity is lost: that two times a number is a polynomial modulo 2^w tells
//! the number only up to its highest bit, but `(x + 6 * y) / 6 == x / 6 + y` holds whatever x is, as long as nothing wraps around.
//!
//! An expression is a template: the result of a way through a side without a loop, or what a round of a loop computes, with an operation in it
//! that is no linear one (those the affine hull knows). It is tried with each counter, and its neighbours, in the place of one of its
//! variables, against each number that is no counter, on the states that runs pass. What fits is a candidate like any other.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::Ty;
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Assignment, Op, Sort, Term, Terms, Value, evaluate};

use crate::candidates::arithmetic::{fitting, plus};
use crate::candidates::counters::counters;
use crate::candidates::folds::{arguments, one_segment};
use crate::product::seeds::Passed;

/// More templates than this are not tried, nor larger ones.
const MOST_TEMPLATES: usize = 10;
const LARGEST: usize = 40;
const MOST_FORMS: usize = 120;

/// How many forms are believed of one number.
const MOST_OF_ONE: usize = 2;

/// How many states a form is tried on, and of fewer than this nothing is concluded.
const STATES: usize = 48;
const ENOUGH: usize = 4;

/// What numbers of the states at these places may be, as functions of counters.
pub(crate) fn closed_forms(joint: &Joint<'_>, places: &[Place], passed: &[Passed]) -> Vec<Term> {
    let t = joint.terms;
    let Some(shapes) = joint.shapes(places) else { return vec![] };
    let state = joint.state(places);
    let variables: Vec<Term> = state.iter().flatten().copied().collect();
    // The counters, and the numbers that are none.
    let (mut counted, mut summed): (Vec<Term>, Vec<Term>) = (vec![], vec![]);
    for (component, (shape, terms)) in shapes.iter().zip(&state).enumerate() {
        let function = joint.components[component].view.function;
        let own = counters(function);
        for (slot, term) in shape.slots.iter().zip(terms).filter(|(slot, _)| matches!(slot.ty, Ty::Int(_))) {
            match slot.source {
                SlotSource::Value(value) if function.params().contains(&value) => {}
                SlotSource::Value(value) if slot.is_live && own.contains(&value) => counted.push(*term),
                SlotSource::Value(_) if slot.is_live => summed.push(*term),
                _ => {}
            }
        }
    }
    let (mut forms, mut facts) = (vec![], vec![]);
    for (component, place) in places.iter().enumerate() {
        results(joint, component, *place, &counted, &mut forms, &mut facts);
        if *place != joint.entry()[component] && *place != Place::Exit {
            rounds(joint, component, *place, &counted, &mut forms);
        }
    }
    let states: Vec<Assignment> = passed.iter().take(STATES).map(|passed| given(&variables, passed)).collect();
    if states.len() < ENOUGH {
        return vec![];
    }
    let holds = |fact: Term| states.iter().all(|state| evaluate(t, fact, state) == Ok(Value::Bool(true)));
    for number in summed {
        let told: FxHashSet<Value> = states.iter().filter_map(|state| state.get(number).cloned()).collect();
        let equal = forms.iter().filter(|form| t.sort(**form) == t.sort(number)).map(|form| t.eq(number, *form));
        facts.extend(equal.filter(|fact| told.len() > 2 && holds(*fact)).take(MOST_OF_ONE));
    }
    facts.retain(|fact| !t.is_true(*fact) && holds(*fact) && render(t, *fact).is_some());
    facts
}

/// What a side that has no loop gives, at counters; and that it has given it, where it is through.
fn results(
    joint: &Joint<'_>,
    component: usize,
    place: Place,
    counted: &[Term],
    forms: &mut Vec<Term>,
    facts: &mut Vec<Term>,
) {
    let t = joint.terms;
    let view = joint.components[component].view;
    let entry = joint.entry()[component];
    let (Some(shape), Some((_, arrivals, true))) = (view.shape(Place::Exit), one_segment(joint, component, entry))
    else {
        return;
    };
    let here: FxHashMap<usize, Term> = arguments(joint, component, place).into_iter().collect();
    let there = arguments(joint, component, entry);
    let said: FxHashMap<Term, Term> =
        there.iter().filter_map(|(position, term)| Some((*term, *here.get(position)?))).collect();
    let mut places = joint.entry();
    places[component] = place;
    let now = joint.state(&places).swap_remove(component);
    for arrival in arrivals.iter().filter(|arrival| arrival.place == Place::Exit) {
        for (index, (slot, result)) in shape.slots.iter().zip(&arrival.state).enumerate() {
            let is_result = matches!(slot.source, SlotSource::Result(_)) && matches!(slot.ty, Ty::Int(_));
            let is_said = t.free_variables(&[*result]).iter().all(|variable| said.contains_key(variable));
            if !is_result || !is_said {
                continue;
            }
            for template in templates(t, *result) {
                let template = t.substitute(template, &said);
                instances(t, template, counted, forms);
            }
            if place == Place::Exit && is_curved(t, *result) {
                facts.push(t.eq(now[index], t.substitute(*result, &said)));
            }
        }
    }
}

/// What a round of a loop computes, at other counters than its own.
fn rounds(joint: &Joint<'_>, component: usize, place: Place, counted: &[Term], forms: &mut Vec<Term>) {
    let t = joint.terms;
    let Some((_, arrivals, _)) = one_segment(joint, component, place) else { return };
    let states: Vec<Term> = arrivals.iter().flat_map(|arrival| arrival.state.iter().copied()).collect();
    let is_number = |term: Term| matches!(t.sort(term), Sort::BitVec(_));
    let mut found: Vec<Term> = t.subterms(&states).into_iter().filter(|term| is_number(*term)).collect();
    found.retain(|term| is_curved(t, *term) && t.dag_size(&[*term]) <= LARGEST);
    found.retain(|term| {
        let variables = t.free_variables(&[*term]);
        !variables.is_empty() && variables.iter().all(|variable| counted.contains(variable))
    });
    found.truncate(MOST_TEMPLATES);
    found.into_iter().for_each(|template| instances(t, template, counted, forms));
}

/// A result, and what it is where it is chosen: without the choice it is mostly as true, and simpler.
fn templates(t: &Terms, result: Term) -> Vec<Term> {
    let mut found = Vec::new();
    let mut pending = vec![result];
    while let Some(term) = pending.pop() {
        if !is_curved(t, term) || t.dag_size(&[term]) > LARGEST || found.len() >= MOST_TEMPLATES {
            continue;
        }
        found.push(term);
        if *t.op(term) == Op::Ite {
            pending.extend(&t.args(term)[1..]);
        }
    }
    found.sort_by_key(|term| t.dag_size(&[*term]));
    found
}

/// A template with each counter, and its neighbours, in the place of each of its numbers.
fn instances(t: &Terms, template: Term, counted: &[Term], forms: &mut Vec<Term>) {
    for variable in t.free_variables(&[template]) {
        for counter in counted {
            for by in [0, -1, 1] {
                let at = if by == 0 { *counter } else { plus(t, *counter, by) };
                let Some(places) = replacement(t, template, variable, at) else { continue };
                let form = t.substitute(template, &places);
                if !forms.contains(&form) && forms.len() < MOST_FORMS {
                    forms.push(form);
                }
            }
        }
    }
}

/// What is replaced by what, so that a number of any width stands in the place of a variable: where the template extends the
/// variable to the number's width, that is what is replaced.
fn replacement(t: &Terms, template: Term, variable: Term, number: Term) -> Option<FxHashMap<Term, Term>> {
    let (Sort::BitVec(wanted), Sort::BitVec(own)) = (t.sort(variable), t.sort(number)) else { return None };
    let is_extended =
        |term: &Term| matches!(t.op(*term), Op::BvZeroExtend(_) | Op::BvSignExtend(_)) && t.args(*term) == [variable];
    let extended: Vec<Term> = t.subterms(&[template]).into_iter().filter(is_extended).collect();
    let mut places: FxHashMap<Term, Term> = FxHashMap::default();
    if own > wanted {
        places.extend(extended.into_iter().filter(|term| t.sort(*term) == t.sort(number)).map(|term| (term, number)));
    }
    places.insert(variable, fitting(t, number, &Sort::BitVec(wanted))?);
    Some(places)
}

/// Whether a number is made with an operation that is not linear, and of numbers alone.
fn is_curved(t: &Terms, term: Term) -> bool {
    let parts = t.subterms(&[term]);
    let are_scalars = parts.iter().all(|part| matches!(t.sort_ref(*part), Sort::BitVec(_) | Sort::Bool));
    let is_curved = |part: &Term| {
        let open = t.args(*part).iter().filter(|arg| t.constant_ref(**arg).is_none()).count();
        match t.op(*part) {
            Op::BvMul => open > 1,
            Op::BvUdiv | Op::BvSdiv | Op::BvLshr | Op::BvAshr => true,
            _ => false,
        }
    };
    are_scalars && parts.iter().any(is_curved)
}

fn given(variables: &[Term], passed: &Passed) -> Assignment {
    let mut state = Assignment::new();
    for (variable, value) in variables.iter().zip(&passed.values) {
        state.set(*variable, value.clone());
    }
    state
}
