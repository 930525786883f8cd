//! Sums of sums: what a loop inside of another one adds up, and what all its runs add up to, as functions of logic.
//!
//! A table that is summed up by rows or by columns is no fold of one loop, and the two orders meet nowhere. With S(x, k), what column x
//! contributes down to row k, and D(b, x), what all columns before x contribute down to row b, the loops by columns are at
//! `sum == D(rows, x) + S(x, y)`; and those by rows, which go the other way, at `sum + D(y, x) == D(y, columns) + D(y + 1, x)`: all of the
//! rows before y, and of row y what is left of x. Both are linear in applications of D, so that the affine hull finds them, and both are
//! kept by a round because D and S unfold: that two sums change places (Fubini) is a consequence and not built in. What makes it possible is
//! that the inner loop's bound is a parameter of D, which can be taken at any row.
//!
//! A definition is read off the two loops of the side that runs first, as in `folds`: both count from zero by one, and a round of the inner
//! loop adds something to a number that is made of arguments and the two counters.

use rustc_hash::FxHashMap;
use tandem_ir::Ty;
use tandem_kernel::certificate::{Definition, Parameter};
use tandem_kernel::definitions::{PREFIX, sort_name};
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Arrival, Place, Shape, SlotSource};
use tandem_logic::{Op, Sort, Term, Terms};

use super::arithmetic::{difference, fitting, number, plus, sum, width_of};
use super::counters::counters;
use super::folds::{addend, arguments, one_segment, parameter, position};
use crate::product::belief::Columns;

/// A function of logic.
pub(super) struct Defined {
    pub(super) symbol: String,
    pub(super) params: Vec<Term>,
    pub(super) body: Term,
}

/// What two nested loops add up.
pub(super) struct NestedSum {
    /// Whose loops they are.
    component: usize,
    /// The outer loop's counter, and the inner one's.
    counters: [SlotSource; 2],
    /// Where each loop ends, over parameters.
    ends: [Term; 2],
    /// The arguments that are parameters, by position.
    arguments: Vec<usize>,
    /// What the inner loop adds up in one round of the outer one, and what all rounds do.
    pub(super) inner: Defined,
    pub(super) outer: Defined,
    pub(super) texts: [Definition; 2],
}

impl NestedSum {
    /// The first two nested loops of a side that are a sum.
    pub(super) fn new(joint: &Joint<'_>, component: usize) -> Option<NestedSum> {
        let heads: Vec<Place> = joint.components[component].view.cuts().map(Place::Cut).collect();
        let pairs = heads.iter().flat_map(|outer| heads.iter().map(move |inner| (*outer, *inner)));
        pairs
            .filter(|(outer, inner)| outer != inner)
            .find_map(|(outer, inner)| of_loops(joint, component, outer, inner))
    }

    /// Adds what may be said with it at these places, where a side moves.
    pub(super) fn candidates(&self, joint: &Joint<'_>, places: &[Place], moving: usize, columns: &mut Vec<Columns>) {
        let t = joint.terms;
        let inputs: FxHashMap<usize, Term> =
            arguments(joint, self.component, places[self.component]).into_iter().collect();
        let args = self.arguments.iter().map(|position| inputs.get(position).copied()).collect::<Option<Vec<Term>>>();
        let (Some(args), Some(shapes), states) = (args, joint.shapes(places), joint.state(places)) else { return };
        let given: FxHashMap<Term, Term> =
            inputs.iter().map(|(position, term)| (parameter(t, *position, t.sort(*term)), *term)).collect();
        let [columns_end, rows_end] = self.ends.map(|end| t.substitute(end, &given));
        let result = t.sort(self.outer.body);
        let [.., row, column] = self.outer.params[..] else { return };
        let (row, column) = (t.sort(row), t.sort(column));
        let applied =
            |of: &Defined, last: [Term; 2]| t.apply(&of.symbol, &[&args[..], &last[..]].concat(), result.clone());
        let all = |rows: Term, columns: Term| applied(&self.outer, [rows, columns]);
        let function = joint.components[moving].view.function;
        let counted = counters(function);
        let slots = || shapes[moving].slots.iter().zip(&states[moving]);
        let is_counter = |source: SlotSource| matches!(source, SlotSource::Value(value) if counted.contains(&value));
        let mut terms: Vec<Term> = slots()
            .filter(|(slot, _)| slot.is_live && matches!(slot.ty, Ty::Int(_)) && !is_counter(slot.source))
            .map(|(_, term)| *term)
            .collect();
        for (shape, state) in shapes.iter().zip(&states) {
            let results =
                shape.slots.iter().zip(state).filter(|(slot, _)| matches!(slot.source, SlotSource::Result(_)));
            terms.extend(results.map(|(_, term)| *term));
        }
        terms.retain(|term| t.sort(*term) == result);
        let none = literal_zero(t, &row);
        if moving == self.component {
            let find = |source: SlotSource| slots().find(|(slot, _)| slot.source == source).map(|(_, term)| *term);
            let Some(x) = find(self.counters[0]) else { return };
            terms.extend([all(rows_end, x), all(none, x)]);
            terms.extend(find(self.counters[1]).map(|y| applied(&self.inner, [x, y])));
        } else {
            terms.extend([all(rows_end, columns_end), all(none, columns_end)]);
            let params = function.params();
            let own: Vec<Term> = slots()
                .filter(|(slot, _)| slot.is_live && is_counter(slot.source))
                .filter(|(slot, _)| !matches!(slot.source, SlotSource::Value(value) if params.contains(&value)))
                .map(|(_, term)| *term)
                .collect();
            for one in &own {
                let Some(y) = fitting(t, *one, &row) else { continue };
                terms.push(all(y, columns_end));
                for x in own.iter().filter(|other| *other != one).filter_map(|other| fitting(t, *other, &column)) {
                    terms.extend([all(y, x), all(plus(t, y, 1), x)]);
                }
            }
        }
        columns.push(Columns::plain(terms, width_of(&result)));
    }
}

/// What a loop within another one adds up, if it is a sum.
fn of_loops(joint: &Joint<'_>, component: usize, outer: Place, inner: Place) -> Option<NestedSum> {
    let t = joint.terms;
    let view = joint.components[component].view;
    let (before, entering, _) = one_segment(joint, component, outer)?;
    let (state, leaving, true) = one_segment(joint, component, inner)? else { return None };
    let mut back = leaving.iter().filter(|arrival| arrival.place == inner);
    let (round, None) = (back.next()?, back.next()) else { return None };
    let mut entries = entering.iter().filter(|arrival| arrival.place == inner);
    let (entry, None) = (entries.next()?, entries.next()) else { return None };
    let next: Vec<&Arrival> = leaving.iter().filter(|arrival| arrival.place == outer).collect();
    let (outside, inside) = (view.shape(outer)?, view.shape(inner)?);
    let to_params: FxHashMap<Term, Term> = arguments(joint, component, inner)
        .into_iter()
        .map(|(position, term)| (term, parameter(t, position, t.sort(term))))
        .collect();
    let is_number = |slot: usize| matches!(inside.slots[slot].ty, Ty::Int(_)) && !to_params.contains_key(&state[slot]);
    // The outer counter is kept by the inner loop and raised between its runs.
    let x = (0..state.len()).filter(|slot| is_number(*slot) && round.state[*slot] == state[*slot]).find(|slot| {
        let there = outside.slots.iter().position(|other| other.source == inside.slots[*slot].source);
        let is_raised = |there: usize| {
            !next.is_empty() && next.iter().all(|next| difference(t, next.state[there], state[*slot]) == Some(1))
        };
        there.is_some_and(|there| is_raised(there) && begins_at_zero(joint, component, outer, inner, there))
    })?;
    let y = (0..state.len()).find(|slot| {
        let zero = number(t, state[*slot], 0);
        is_number(*slot) && difference(t, round.state[*slot], state[*slot]) == Some(1) && entry.state[*slot] == zero
    })?;
    let (x_sort, y_sort) = (t.sort(state[x]), t.sort(state[y]));
    let given: FxHashMap<Term, Term> = [inner, outer]
        .into_iter()
        .flat_map(|place| arguments(joint, component, place))
        .map(|(position, term)| (term, parameter(t, position, t.sort(term))))
        .collect();
    let guards: Vec<Term> = next.iter().map(|next| next.guard).chain([entry.guard]).collect();
    let ends = [
        end(t, &guards, &[state[x], before_of(&before, outside, inside, x)?], &given)?,
        end(t, &[round.guard], &[state[y]], &given)?,
    ];
    let (q, k) = (t.variable("q", x_sort.clone()), t.variable("k", y_sort.clone()));
    let mut known = to_params.clone();
    known.extend([(state[x], q), (state[y], plus(t, k, -1))]);
    let added = (0..state.len()).filter(|slot| is_number(*slot) && *slot != x && *slot != y).find_map(|slot| {
        let added = addend(t, round.state[slot], state[slot]).filter(|added| t.constant_ref(*added).is_none())?;
        let is_known = t.free_variables(&[added]).iter().all(|variable| known.contains_key(variable));
        is_known.then(|| t.substitute(added, &known))
    })?;
    let mut params: Vec<Term> =
        t.free_variables(&[added]).into_iter().filter(|variable| *variable != q && *variable != k).collect();
    params.sort_by_key(|param| position(t, *param));
    let positions = params.iter().map(|param| position(t, *param)).collect::<Option<Vec<usize>>>()?;
    let result = t.sort(added);
    let symbols = [format!("{PREFIX}part"), format!("{PREFIX}whole")];
    let called = |of: usize, last: [Term; 2]| t.apply(&symbols[of], &[&params[..], &last[..]].concat(), result.clone());
    let zero = literal_zero(t, &result);
    let inner_body = t.ite(is_none(t, k), zero, sum(t, called(0, [q, plus(t, k, -1)]), added));
    let (b, c) = (t.variable("b", y_sort), t.variable("c", x_sort));
    let last = plus(t, c, -1);
    let outer_body = t.ite(is_none(t, c), zero, sum(t, called(1, [b, last]), called(0, [last, b])));
    let defined = |of: usize, own: [Term; 2], body: Term| -> Option<(Defined, Definition)> {
        let params: Vec<Term> = params.iter().copied().chain(own).collect();
        let param = |term: &Term| {
            Some(Parameter { name: t.variable_name(*term)?.to_owned(), sort: sort_name(&t.sort(*term))? })
        };
        let measure = match t.sort(own[1]) {
            Sort::BitVec(width) if width < 128 => t.bv_zero_extend(own[1], width + 1),
            _ => own[1],
        };
        let text = Definition {
            name: symbols[of].strip_prefix(PREFIX)?.to_owned(),
            params: params.iter().map(param).collect::<Option<_>>()?,
            result: sort_name(&result)?,
            body: render(t, body)?,
            measure: render(t, measure)?,
            unfold: 2,
        };
        Some((Defined { symbol: symbols[of].clone(), params, body }, text))
    };
    let (inner_defined, inner_text) = defined(0, [q, k], inner_body)?;
    let (outer_defined, outer_text) = defined(1, [b, c], outer_body)?;
    Some(NestedSum {
        component,
        counters: [inside.slots[x].source, inside.slots[y].source],
        ends,
        arguments: positions,
        inner: inner_defined,
        outer: outer_defined,
        texts: [inner_text, outer_text],
    })
}

/// What a slot of the inner loop was at the outer one's head.
fn before_of(before: &[Term], outside: &Shape, inside: &Shape, slot: usize) -> Option<Term> {
    let there = outside.slots.iter().position(|other| other.source == inside.slots[slot].source)?;
    Some(before[there])
}

/// Whether a slot is zero when a loop is come to from outside of it.
fn begins_at_zero(joint: &Joint<'_>, component: usize, outer: Place, inner: Place, slot: usize) -> bool {
    let t = joint.terms;
    let view = joint.components[component].view;
    let mut others = view.cuts().map(Place::Cut).filter(|from| *from != outer && *from != inner);
    let mut seen = false;
    let is_zero = others.all(|from| {
        let Some((_, arrivals, _)) = one_segment(joint, component, from) else { return false };
        arrivals.iter().filter(|arrival| arrival.place == outer).all(|arrival| {
            seen = true;
            arrival.state[slot] == number(t, arrival.state[slot], 0)
        })
    });
    is_zero && seen
}

/// What a counter is compared with, as far as that is made of arguments: no less than zero.
fn end(t: &Terms, guards: &[Term], counter: &[Term], to_params: &FxHashMap<Term, Term>) -> Option<Term> {
    let is_counted = |term: Term| {
        let alike = counter.iter().filter(|counter| t.sort(**counter) == t.sort(term));
        alike.into_iter().any(|counter| difference(t, term, *counter).is_some())
    };
    for term in t.subterms(guards) {
        let (is_comparison, is_signed) = match t.op(term) {
            Op::BvSlt | Op::BvSle | Op::Lt | Op::Le => (true, true),
            Op::BvUlt | Op::BvUle | Op::Eq => (true, false),
            _ => (false, false),
        };
        let [a, b] = *t.args(term) else { continue };
        let other = match (is_counted(a), is_counted(b)) {
            (true, false) => b,
            (false, true) => a,
            _ => continue,
        };
        let is_given = t.free_variables(&[other]).iter().all(|variable| to_params.contains_key(variable));
        if !is_comparison || !is_given {
            continue;
        }
        let other = t.substitute(other, to_params);
        let zero = literal_zero(t, &t.sort(other));
        return Some(match t.sort(other) {
            Sort::BitVec(_) if is_signed => t.ite(t.term(Op::BvSlt, &[other, zero]), zero, other),
            Sort::Int => t.ite(t.term(Op::Lt, &[other, zero]), zero, other),
            _ => other,
        });
    }
    None
}

fn literal_zero(t: &Terms, sort: &Sort) -> Term {
    crate::product::belief::literal(t, width_of(sort), 0)
}

/// Whether nothing is added up to an index.
fn is_none(t: &Terms, index: Term) -> Term {
    match t.sort(index) {
        Sort::Int => t.term(Op::Le, &[index, t.int(0)]),
        _ => t.eq(index, number(t, index, 0)),
    }
}
