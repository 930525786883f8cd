//! What a refinement may say at a place: templates over the variables there, filled in from states that are reached.
//!
//! Reached states give the constants (a difference that never changes, a least value) and take out at once what is not
//! true. The rest is ordered by how simple it is: equalities of variables first, then other equalities, then orders and
//! bounds, then equalities that hold only under a condition of the programs.

use rustc_hash::FxHashSet;
use tandem_ir::{Const, Inst, Ty};
use tandem_kernel::encode::Unsupported;
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Op, Sort, Term, Terms, Value, evaluate_all};

use super::reached_states::{State, assignment};
use crate::candidates::{Tier, candidates};
use crate::product::belief::{Belief, Columns, literal, number};

/// How simple a template is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Simplicity {
    /// Two variables of the two sides are equal.
    Equal,
    /// Another equality.
    Linear,
    /// An order, a bound, a congruence, a condition of a program.
    Order,
    /// Something that holds under a condition.
    Guarded,
}

impl Simplicity {
    /// The simplest first.
    pub const ALL: [Simplicity; 4] = [Simplicity::Equal, Simplicity::Linear, Simplicity::Order, Simplicity::Guarded];
}

/// A predicate that may hold at a place.
#[derive(Clone, Copy, Debug)]
pub struct Template {
    /// What it says.
    pub term: Term,
    /// How simple it is.
    pub simplicity: Simplicity,
}

/// More integers of a sort than this are not put into relation by threes.
const MOST_IN_THREES: usize = 12;

/// Equations between more variables than this are not said: solvers are slow with them, and they are seldom the reason.
const MOST_IN_EQUATIONS: usize = 4;

/// More integers of a sort than this are not compared two by two.
const MOST_COMPARED: usize = 20;

/// Bounds on how far one variable is ahead of another are at most this.
const FARTHEST_AHEAD: i128 = 64;

/// Of fewer states no constants are read off but those in the programs.
const ENOUGH_STATES: usize = 3;

/// More than this are not kept.
const MOST: usize = 500;

/// More conditions than this are not made antecedents.
const MOST_CONDITIONS: usize = 6;

/// A variable of the joint state.
struct Variable {
    at: usize,
    component: usize,
    ty: Ty,
    term: Term,
    is_live: bool,
    name: String,
}

/// What may hold at a place at which these states are reached.
pub fn templates(joint: &Joint<'_>, places: &[Place], states: &[State]) -> Result<Vec<Template>, Unsupported> {
    let t = joint.terms;
    let tied = joint.components.len() == 2 && joint.claim.ensure.is_none();
    let all: Vec<Term> = joint.state(places).into_iter().flatten().collect();
    let variables = variables(joint, places);
    let known = candidates(joint, places, Tier::Derived, tied)?;
    let mut found: Vec<Template> = Vec::new();
    equal(t, &variables, &mut found);
    let mut say = |terms: Vec<Term>, simplicity| {
        found.extend(terms.into_iter().map(|term| Template { term, simplicity }));
    };
    let constants = constants(joint);
    for sort in sorts(t, &variables) {
        let group: Vec<&Variable> = variables.iter().filter(|variable| t.sort(variable.term) == sort).collect();
        let rows = rows(&group, states);
        say(differences(t, &sort, &group, &rows, &constants), Simplicity::Linear);
        say(threes(t, &sort, &group, &rows), Simplicity::Linear);
        say(bounds(t, &sort, &group, &rows, &constants), Simplicity::Order);
    }
    say(hull(t, &known.columns, &all, states), Simplicity::Linear);
    for fact in known.facts {
        let simplicity = if *t.op(fact) == Op::Eq { Simplicity::Linear } else { Simplicity::Order };
        say(vec![fact], simplicity);
    }
    let plain: Vec<Columns> = known.columns.into_iter().take(2).collect();
    for condition in known.conditions.iter().flat_map(|own| own.iter().take(MOST_CONDITIONS)) {
        for condition in [*condition, t.not(*condition)] {
            say(vec![condition], Simplicity::Order);
            say(guarded(t, condition, &plain, &variables, &all, states), Simplicity::Guarded);
        }
    }
    keep_true(t, &all, states, &mut found);
    found.sort_by_key(|template| template.simplicity);
    let mut seen = FxHashSet::default();
    found.retain(|template| seen.insert(template.term) && render(t, template.term).is_some());
    found.truncate(MOST);
    Ok(found)
}

/// Takes out what a state contradicts.
pub fn keep_true(t: &Terms, variables: &[Term], states: &[State], templates: &mut Vec<Template>) {
    templates.retain(|template| !t.is_true(template.term) && !t.is_false(template.term));
    for state in states {
        let terms: Vec<Term> = templates.iter().map(|template| template.term).collect();
        let values = evaluate_all(t, &terms, &assignment(variables, state));
        let mut values = values.into_iter();
        templates.retain(|_| values.next() != Some(Ok(Value::Bool(false))));
    }
}

fn variables(joint: &Joint<'_>, places: &[Place]) -> Vec<Variable> {
    let shapes = joint.shapes(places).expect("places of a product are cut points");
    let mut all = Vec::new();
    let mut at = 0;
    for (component, (shape, terms)) in shapes.iter().zip(joint.state(places)).enumerate() {
        for (slot, term) in shape.slots.iter().zip(terms) {
            let is_live = slot.is_live || slot.source == SlotSource::Outcome;
            all.push(Variable { at, component, ty: slot.ty, term, is_live, name: slot.name.clone() });
            at += 1;
        }
    }
    // A remembered argument of the second side mostly equals the first side's.
    all.retain(|variable| variable.is_live || variable.component == 0 || matches!(variable.ty, Ty::Mem(_) | Ty::World));
    all
}

fn sorts(t: &Terms, variables: &[Variable]) -> Vec<Sort> {
    let mut found: Vec<Sort> = Vec::new();
    for variable in variables.iter().filter(|variable| matches!(variable.ty, Ty::Int(_) | Ty::Ptr | Ty::Ref)) {
        let sort = t.sort(variable.term);
        if !found.contains(&sort) {
            found.push(sort);
        }
    }
    found
}

/// The constants of the programs, with their neighbours.
pub fn constants(joint: &Joint<'_>) -> FxHashSet<i128> {
    let mut found: FxHashSet<i128> = [0, 1, -1].into_iter().collect();
    for component in &joint.components {
        let function = component.view.function;
        for data in function.insts.values() {
            if let (Inst::Const(Const::Int(bits)), Some(Ty::Int(width))) =
                (&data.inst, data.results.first().map(|result| function.ty(*result)))
            {
                let bits = if width < 128 { (*bits << (128 - width)) as i128 >> (128 - width) } else { *bits as i128 };
                found.extend([bits, bits.wrapping_add(1), bits.wrapping_sub(1), bits.wrapping_neg()]);
            }
        }
    }
    found
}

/// Variables of the two sides are equal; those of one name first.
fn equal(t: &Terms, variables: &[Variable], found: &mut Vec<Template>) {
    let mut pairs = Vec::new();
    for first in variables.iter().filter(|variable| variable.component == 0) {
        for second in variables.iter().filter(|variable| variable.component == 1) {
            if t.sort(first.term) == t.sort(second.term) {
                pairs.push((first.name != second.name, t.eq(first.term, second.term)));
            }
        }
    }
    pairs.sort_by_key(|(differ, _)| *differ);
    found.extend(pairs.into_iter().map(|(_, term)| Template { term, simplicity: Simplicity::Equal }));
}

/// The states as numbers, those that can be told.
fn rows(group: &[&Variable], states: &[State]) -> Vec<Vec<i128>> {
    let row = |state: &State| group.iter().map(|variable| number(state[variable.at].as_ref()?)).collect();
    states.iter().filter_map(row).collect()
}

/// A number of the sort as it is read.
fn wrapped(sort: &Sort, value: i128) -> i128 {
    match sort {
        Sort::BitVec(width) if *width < 128 => (value << (128 - width)) >> (128 - width),
        _ => value,
    }
}

fn width(sort: &Sort) -> Option<u32> {
    match sort {
        Sort::BitVec(width) => Some(*width),
        _ => None,
    }
}

fn plus(t: &Terms, sort: &Sort, a: Term, b: Term) -> Term {
    t.term(if width(sort).is_some() { Op::BvAdd } else { Op::Add }, &[a, b])
}

fn constant(t: &Terms, sort: &Sort, value: i128) -> Term {
    literal(t, width(sort), value)
}

/// What a number always is, if it always is the same and may be named.
fn always(rows: &[Vec<i128>], constants: &FxHashSet<i128>, of: impl Fn(&[i128]) -> i128) -> Option<i128> {
    let first = of(rows.first()?);
    let named = rows.len() >= ENOUGH_STATES || constants.contains(&first);
    (named && rows.iter().all(|row| of(row) == first)).then_some(first)
}

/// Variables that are constant, whose difference is, or whose sum is.
fn differences(
    t: &Terms,
    sort: &Sort,
    group: &[&Variable],
    rows: &[Vec<i128>],
    constants: &FxHashSet<i128>,
) -> Vec<Term> {
    let mut found = Vec::new();
    for (a, first) in group.iter().enumerate() {
        if let Some(value) = always(rows, constants, |row| row[a]) {
            found.push(t.eq(first.term, constant(t, sort, value)));
        }
        for (b, second) in group.iter().enumerate().skip(a + 1) {
            let difference = always(rows, constants, |row| wrapped(sort, row[a].wrapping_sub(row[b])));
            if let Some(value) = difference {
                // What is added is the smaller of the two ways to say it.
                found.push(if value >= 0 {
                    t.eq(first.term, plus(t, sort, second.term, constant(t, sort, value)))
                } else {
                    t.eq(plus(t, sort, first.term, constant(t, sort, value.wrapping_neg())), second.term)
                });
            }
            let sum = always(rows, constants, |row| wrapped(sort, row[a].wrapping_add(row[b])));
            if let Some(value) = sum.filter(|_| rows.len() >= ENOUGH_STATES) {
                found.push(t.eq(plus(t, sort, first.term, second.term), constant(t, sort, value)));
            }
        }
    }
    found
}

/// A variable that is the sum of two others.
fn threes(t: &Terms, sort: &Sort, group: &[&Variable], rows: &[Vec<i128>]) -> Vec<Term> {
    let mut found = Vec::new();
    if group.len() > MOST_IN_THREES || rows.len() <= ENOUGH_STATES {
        return found;
    }
    for (a, first) in group.iter().enumerate() {
        for (b, second) in group.iter().enumerate() {
            for (c, third) in group.iter().enumerate().skip(b + 1) {
                let holds = |row: &Vec<i128>| wrapped(sort, row[b].wrapping_add(row[c])) == row[a];
                if a != b && a != c && rows.iter().all(holds) {
                    found.push(t.eq(first.term, plus(t, sort, second.term, third.term)));
                }
            }
        }
    }
    found
}

/// Least and greatest values, orders between variables, and remainders.
fn bounds(t: &Terms, sort: &Sort, group: &[&Variable], rows: &[Vec<i128>], constants: &FxHashSet<i128>) -> Vec<Term> {
    let mut found = Vec::new();
    let (order, strict) = if width(sort).is_some() { (Op::BvSle, Op::BvSlt) } else { (Op::Le, Op::Lt) };
    let moduli: Vec<i128> = constants.iter().copied().filter(|value| (3..=64).contains(value)).chain([2]).collect();
    let integers = group.iter().enumerate().filter(|(_, variable)| matches!(variable.ty, Ty::Int(_)));
    let integers: Vec<(usize, &&Variable)> = integers.take(MOST_COMPARED).collect();
    for &(a, first) in &integers {
        let own = || rows.iter().map(|row| row[a]);
        let (least, greatest) = (own().min(), own().max());
        let below = constants.iter().copied().filter(|value| least.is_some_and(|least| *value < least)).max();
        for bound in least.into_iter().chain(below).chain([0, 1]) {
            found.push(t.term(order.clone(), &[constant(t, sort, bound), first.term]));
        }
        let above = constants.iter().copied().filter(|value| greatest.is_some_and(|most| *value > most)).min();
        let named = greatest.filter(|greatest| constants.contains(greatest));
        for bound in named.into_iter().chain(above).chain([0, -1]) {
            found.push(t.term(order.clone(), &[first.term, constant(t, sort, bound)]));
        }
        for modulus in &moduli {
            let rest = always(rows, &FxHashSet::default(), |row| row[a].rem_euclid(*modulus));
            // A number that wraps around keeps its remainder by powers of two only.
            let keeps = width(sort).is_none() || modulus.count_ones() == 1;
            if let Some(rest) = rest.filter(|_| keeps) {
                found.extend(remainder(t, sort, first.term, *modulus, rest));
            }
        }
        for &(b, second) in &integers {
            if a != b {
                found.push(t.term(strict.clone(), &[first.term, second.term]));
                found.push(t.term(order.clone(), &[first.term, second.term]));
                // How far one may be ahead, if it is that far more than by chance.
                let ahead = |row: &Vec<i128>| row[a].wrapping_sub(row[b]);
                let most = rows.iter().map(ahead).max().filter(|most| *most != 0 && most.abs() <= FARTHEST_AHEAD);
                let often = |most: &i128| rows.iter().filter(|row| ahead(row) == *most).count() >= ENOUGH_STATES;
                if let Some(most) = most.filter(often) {
                    let (less, more) = (constant(t, sort, most.min(0).wrapping_neg()), constant(t, sort, most.max(0)));
                    let sides = [plus(t, sort, first.term, less), plus(t, sort, second.term, more)];
                    found.push(t.term(order.clone(), &sides));
                }
            }
        }
    }
    found
}

fn remainder(t: &Terms, sort: &Sort, term: Term, modulus: i128, rest: i128) -> Option<Term> {
    match sort {
        Sort::BitVec(width) => {
            let bits = modulus.trailing_zeros();
            let low = (bits < *width).then(|| t.bv_extract(term, bits - 1, 0))?;
            Some(t.eq(low, t.bv(bits, rest as u128)))
        }
        Sort::Int => Some(t.eq(t.term(Op::IntMod, &[term, t.int(modulus)]), t.int(rest))),
        _ => None,
    }
}

/// The linear equalities between columns that hold of all states.
fn hull(t: &Terms, columns: &[Columns], variables: &[Term], states: &[State]) -> Vec<Term> {
    let mut found = Vec::new();
    for group in columns {
        let mut belief = Belief::unreached(vec![group.clone()], vec![]);
        for state in states {
            let values = evaluate_all(t, &group.terms, &assignment(variables, state));
            let values: Vec<Option<Value>> = values.into_iter().map(Result::ok).collect();
            if belief.is_told(&values) {
                belief.admit(&values);
            }
        }
        if belief.reached {
            let is_short = |atom: &Term| t.free_variables(&[*atom]).len() <= MOST_IN_EQUATIONS;
            found.extend(belief.atoms(t).into_iter().filter(is_short));
        }
    }
    found
}

/// What holds under a condition and not always.
fn guarded(
    t: &Terms,
    condition: Term,
    columns: &[Columns],
    variables: &[Variable],
    all: &[Term],
    states: &[State],
) -> Vec<Term> {
    let holds = |state: &&State| evaluate_all(t, &[condition], &assignment(all, state)) == [Ok(Value::Bool(true))];
    let under: Vec<State> = states.iter().filter(holds).cloned().collect();
    if under.is_empty() || under.len() == states.len() {
        return vec![];
    }
    let mut said = Vec::new();
    equal(t, variables, &mut said);
    said.extend(
        hull(t, columns, all, &under).into_iter().map(|term| Template { term, simplicity: Simplicity::Guarded }),
    );
    keep_true(t, all, &under, &mut said);
    let mut always = said.clone();
    keep_true(t, all, states, &mut always);
    let always: FxHashSet<Term> = always.into_iter().map(|template| template.term).collect();
    said.retain(|template| !always.contains(&template.term));
    said.into_iter().map(|template| t.implies(condition, template.term)).collect()
}
