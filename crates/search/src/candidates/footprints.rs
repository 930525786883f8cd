//! Footprints: frame conditions for loops that write memory.
//!
//! A loop that writes cells needs to say two things at its head: outside of what it has written the memory is what it
//! was at the entry (the frame condition of Hoare logic with dynamic frames; Kassios 2006), and inside it holds what
//! was written. Both are quantified facts over cells, and what varies is the footprint: which cells have been written
//! so far.
//!
//! Which cells a store has written is known in a run; the least and the greatest are fitted as terms of the state, so
//! that "the cells from a on, i of them" can be said at a node where i have been written. What is so said of each side
//! by itself makes two programs comparable that write the same cells in another order, which no equality of the two
//! memories is.
//!
//! Fitted to runs means guessed: facts enter as candidates that give way to the first state against them.

use rustc_hash::FxHashMap;
use tandem_ir::{CastOp, CompareOp, Inst, RegionId, Ty};
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{ArrayValue, Assignment, Op, Sort, Term, Value, evaluate};

use crate::candidates::given_lengths;
use crate::candidates::writes::{Site, added, cell, indexed, literal, resized, sites, subtracted, value_of, zero};
use crate::product::seeds::{Passed, Seeds};

/// More terms than this are not tried as bounds.
const MOST_BOUNDS: usize = 160;

/// How many fitting bounds are kept at each end, and how many intervals.
const ENDS: usize = 3;
const INTERVALS: usize = 1;

/// How many states a fact is tried on, and at how many cells.
const STATES: usize = 32;
const CELLS: usize = 48;

/// Values of computed terms larger than this are not worth trying.
const MOST_KNOWN: usize = 12;
const LARGEST_KNOWN: usize = 12;

/// More cells than this are not told apart from the rest one by one.
const MOST_SINGLE: usize = 3;

/// The stores of both sides.
pub struct Footprints {
    sites: Vec<Vec<Site>>,
}

/// A term that may be where the written cells begin or end, with its values in the states at hand.
struct Bound {
    term: Term,
    values: Vec<i128>,
    /// How it is compared; constants do not care.
    signed: Option<bool>,
}

/// The cells that a store has written when a place is passed.
struct Written {
    row: Option<Term>,
    /// The cell of index zero.
    base: Term,
    /// Whether [`cell`] is one of them: ways to say it.
    within: Vec<Term>,
    contents: Option<Term>,
}

/// The memory of a region at a place, now and at the entry.
struct Memory {
    region: RegionId,
    now: Term,
    at_entry: Term,
}

/// The states at a pair of places.
struct Here<'s, 'a> {
    joint: &'s Joint<'a>,
    places: &'s [Place],
    passed: &'s [Passed],
    states: Vec<Assignment>,
    /// Lengths of arrays that either side can tell.
    lengths: Vec<Term>,
}

impl Footprints {
    /// What the functions write.
    pub fn new(joint: &Joint<'_>, seeds: &Seeds<'_>) -> Footprints {
        Footprints { sites: (0..joint.components.len()).map(|component| sites(joint, component, seeds)).collect() }
    }

    /// What may be said of memories at places that runs pass in some states.
    pub fn facts(&self, joint: &Joint<'_>, places: &[Place], passed: &[Passed]) -> Vec<Term> {
        let t = joint.terms;
        let variables: Vec<Term> = joint.state(places).into_iter().flatten().collect();
        let passed = &passed[..passed.len().min(STATES)];
        let states = passed.iter().map(|passed| {
            let mut state = Assignment::new();
            for (variable, value) in variables.iter().zip(&passed.values) {
                state.set(*variable, value.clone());
            }
            state
        });
        let here = Here { joint, places, passed, states: states.collect(), lengths: given_lengths(joint, places) };
        let mut facts = Vec::new();
        let mut known: Vec<Vec<(Memory, Vec<Written>)>> = Vec::new();
        for (component, sites) in self.sites.iter().enumerate() {
            let memories = here.memories(component).into_iter().map(|memory| {
                let own = sites.iter().filter(|site| site.region == memory.region);
                let written: Option<Vec<Option<Written>>> = own.map(|site| here.written(component, site)).collect();
                match written {
                    Some(written) => {
                        let written: Vec<Written> = written.into_iter().flatten().collect();
                        here.against_entry(&memory, &written, &mut facts);
                        (memory, written)
                    }
                    None => (memory, vec![]),
                }
            });
            known.push(memories.collect());
        }
        if let [left, right] = &known[..] {
            for (first, by_first) in left {
                for (second, by_second) in right {
                    if joint.same_state(Ty::Mem(first.region), Ty::Mem(second.region)) {
                        self.across(&here, (first, by_first), (second, by_second), &mut facts);
                    }
                }
            }
        }
        facts.retain(|fact| !t.is_true(*fact) && !t.is_false(*fact) && render(t, *fact).is_some());
        facts
    }

    /// What may be said of the memories of both sides together.
    fn across(
        &self,
        here: &Here<'_, '_>,
        (first, by_first): (&Memory, &[Written]),
        (second, by_second): (&Memory, &[Written]),
        facts: &mut Vec<Term>,
    ) {
        let t = here.joint.terms;
        if t.sort_ref(first.now) != t.sort_ref(second.now) || here.holds(t.eq(first.now, second.now)) {
            return;
        }
        // All but a few cells, which hold what the other side has in variables.
        let mut single: Vec<Vec<Term>> = Vec::new();
        for (component, sites) in self.sites.iter().enumerate() {
            let region = [first.region, second.region][component];
            for site in sites.iter().filter(|site| site.region == region) {
                let is_here = here.places[component] == site.from;
                let map = here.renaming(component, site);
                let keys: Vec<Term> = site.row.into_iter().chain([site.key]).collect();
                let keys = if is_here { Some(keys) } else { said(here, &map, &keys) };
                single.extend(keys.filter(|keys| !single.contains(keys)));
            }
        }
        single.truncate(MOST_SINGLE);
        for (one, other) in [(first, second), (second, first)] {
            let choices = (1..1usize << single.len()).map(|choice| {
                let chosen = single.iter().enumerate().filter(move |(index, _)| choice & (1 << index) != 0);
                chosen.map(|(_, keys)| keys).collect::<Vec<_>>()
            });
            let mut choices: Vec<Vec<&Vec<Term>>> = choices.collect();
            choices.sort_by_key(Vec::len);
            let known = choices.into_iter().find_map(|chosen| {
                let mut memory = other.now;
                for keys in chosen {
                    memory = replaced(here, memory, keys, here.held_in(one.now, keys));
                }
                let fact = t.eq(one.now, memory);
                here.holds(fact).then_some(fact)
            });
            facts.extend(known);
        }
        if by_first.iter().chain(by_second).all(|written| written.contents.is_some()) {
            // What each side says of itself is all there is to say.
            return;
        }
        // All but the cells of a store or two, which the other side has yet to write, or writes elsewhere.
        let of = |written: &Written| Some((written.row, written.base, *written.within.first()?));
        let parts: Vec<(Option<Term>, Term, Term)> = by_first.iter().chain(by_second).filter_map(of).collect();
        let pairs = parts.iter().enumerate().flat_map(|(index, part)| {
            let others = parts[index + 1..].iter().filter(|other| other.0 == part.0);
            others.map(|other| (part.0, part.1, t.or(&[part.2, other.2])))
        });
        let tried: Vec<(Option<Term>, Term, Term)> = parts.iter().copied().chain(pairs).collect();
        let mut found = 0;
        for (row, base, within) in tried {
            let (left, right) = (here.row(first.now, row), here.row(second.now, row));
            if found < INTERVALS
                && let Some(fact) =
                    here.for_all(left, base, |cell| t.or(&[within, t.eq(t.select(left, cell), t.select(right, cell))]))
            {
                found += 1;
                facts.push(fact);
            }
        }
        // What both have written.
        for first_written in by_first {
            for second_written in by_second.iter().filter(|other| other.row.is_some() == first_written.row.is_some()) {
                let (Some(a), Some(b)) = (first_written.within.first(), second_written.within.first()) else {
                    continue;
                };
                if first_written.contents.is_some() && second_written.contents.is_some() {
                    continue;
                }
                let (left, right) = (here.row(first.now, first_written.row), here.row(second.now, second_written.row));
                facts.extend(here.for_all(left, first_written.base, |cell| {
                    t.implies(t.and(&[*a, *b]), t.eq(t.select(left, cell), t.select(right, cell)))
                }));
            }
        }
    }
}

/// Terms said in the variables of a place.
fn said(here: &Here<'_, '_>, map: &FxHashMap<Term, Option<Term>>, terms: &[Term]) -> Option<Vec<Term>> {
    let t = here.joint.terms;
    let variables = t.free_variables(terms);
    let own: Option<Vec<(Term, Term)>> =
        variables.iter().filter_map(|old| map.get(old).map(|new| new.map(|new| (*old, new)))).collect();
    Some(t.substitute_all(terms, &own?.into_iter().collect()))
}

/// A memory with a cell replaced.
fn replaced(here: &Here<'_, '_>, memory: Term, keys: &[Term], value: Term) -> Term {
    let t = here.joint.terms;
    match keys {
        [] => value,
        [key, rest @ ..] => t.store(memory, *key, replaced(here, t.select(memory, *key), rest, value)),
    }
}

impl Here<'_, '_> {
    /// The memories of a component that may have changed.
    fn memories(&self, component: usize) -> Vec<Memory> {
        let part = &self.joint.components[component];
        let Some(shape) = part.view.shape(self.places[component]) else { return vec![] };
        let state = self.joint.state(self.places).swap_remove(component);
        let params = part.view.function.params();
        let is_param = |source: &SlotSource| matches!(source, SlotSource::Value(value) if params.contains(value));
        let slots = || shape.slots.iter().zip(&state);
        let mut found: Vec<Memory> = Vec::new();
        let mut candidates: Vec<_> =
            slots().filter(|(slot, _)| slot.is_live || matches!(slot.source, SlotSource::State(_))).collect();
        // A memory that is still as it was at the entry has no other slot.
        candidates.sort_by_key(|(slot, _)| is_param(&slot.source));
        for (slot, now) in candidates {
            let Ty::Mem(region) = slot.ty else { continue };
            let at_entry = slots().find(|(other, _)| other.ty == slot.ty && is_param(&other.source));
            if let (Some((_, at_entry)), true) = (at_entry, found.iter().all(|known| known.region != region)) {
                found.push(Memory { region, now: *now, at_entry: *at_entry });
            }
        }
        found
    }

    /// What the variables where a store's step starts are called here; nothing where they are forgotten.
    fn renaming(&self, component: usize, site: &Site) -> FxHashMap<Term, Option<Term>> {
        let part = &self.joint.components[component];
        let mut at = self.places.to_vec();
        at[component] = site.from;
        let (old, new) =
            (self.joint.state(&at).swap_remove(component), self.joint.state(self.places).swap_remove(component));
        let (Some(from), Some(to)) = (part.view.shape(site.from), part.view.shape(self.places[component])) else {
            return FxHashMap::default();
        };
        let named = |source: &SlotSource| {
            let slots = to.slots.iter().zip(&new);
            slots.into_iter().find(|(slot, _)| slot.source == *source).map(|(_, variable)| *variable)
        };
        from.slots.iter().zip(old).map(|(slot, variable)| (variable, named(&slot.source))).collect()
    }

    /// What a store has written: `Some(None)` if it has not been done yet, `None` if the cells cannot be told.
    fn written(&self, component: usize, site: &Site) -> Option<Option<Written>> {
        let t = self.joint.terms;
        let side = self.joint.components[component].side;
        let ranges: Vec<Option<(i128, i128)>> = self
            .passed
            .iter()
            .map(|passed| {
                let indices: Vec<i128> = site.written(passed.run, passed.at[side]).collect();
                Some((*indices.iter().min()?, *indices.iter().max()?))
            })
            .collect();
        if ranges.iter().all(Option::is_none) {
            return Some(None);
        }
        let map = self.renaming(component, site);
        let base = said(self, &map, &[site.base])?[0];
        let row = match site.row {
            Some(row) => Some(said(self, &map, &[row])?[0]),
            None => None,
        };
        let contents = site.contents.and_then(|contents| Some(said(self, &map, &[contents])?[0]));
        let sort = t.sort(base);
        let cell = cell(t, sort.clone());
        let (apart, first) = site.every;
        let offset = subtracted(t, cell, base);
        let among = |stride: i128, first: i128| match sort {
            _ if stride == 1 => t.bool(true),
            Sort::BitVec(_) => {
                let bits = stride.trailing_zeros();
                t.eq(t.bv_extract(offset, bits - 1, 0), t.bv(bits, first as u128))
            }
            _ => t.eq(t.term(Op::IntMod, &[offset, t.int(stride)]), t.int(first)),
        };
        let aligned = among(site.stride * apart, first * site.stride);
        let within = if site.is_fixed {
            vec![t.eq(cell, base)]
        } else {
            let intervals = self.intervals(component, site, base, &ranges);
            intervals.into_iter().map(|interval| t.and(&[interval, aligned])).collect()
        };
        if within.is_empty() {
            return None;
        }
        Some(Some(Written { row, base, within, contents }))
    }

    /// Ways to say that a cell is between the least and the greatest written.
    fn intervals(&self, component: usize, site: &Site, base: Term, ranges: &[Option<(i128, i128)>]) -> Vec<Term> {
        let t = self.joint.terms;
        let sort = t.sort(base);
        let bounds = self.bounds(component, &sort, base, site.stride);
        let apart = site.every.0;
        let fits = |value: &dyn Fn(&Bound, usize) -> bool| -> Vec<&Bound> {
            let fit = bounds.iter().filter(|bound| (0..ranges.len()).all(|state| value(bound, state)));
            fit.take(ENDS).collect()
        };
        let lows = fits(&|bound, state| {
            ranges[state].is_none_or(|(least, _)| (0..apart).contains(&(least - bound.values[state])))
        });
        let highs = fits(&|bound, state| {
            ranges[state].is_none_or(|(_, most)| (1..=apart).contains(&(bound.values[state] - most)))
        });
        let cell = cell(t, sort.clone());
        let offset = subtracted(t, cell, base);
        let mut found = Vec::new();
        for low in &lows {
            for high in &highs {
                let is_empty = |state: usize| low.values[state] >= high.values[state];
                let fits = (0..ranges.len()).all(|state| ranges[state].is_some() || is_empty(state));
                if !fits || (low.signed.is_some() && high.signed.is_some() && low.signed != high.signed) {
                    continue;
                }
                let signed = low.signed.or(high.signed).unwrap_or(true);
                found.push(match sort {
                    Sort::BitVec(_) => {
                        let index = indexed(t, offset, site.stride);
                        let (at_most, less) = if signed { (Op::BvSle, Op::BvSlt) } else { (Op::BvUle, Op::BvUlt) };
                        t.and(&[t.term(at_most, &[low.term, index]), t.term(less, &[index, high.term])])
                    }
                    _ => {
                        let scaled = |bound: Term| t.term(Op::Mul, &[t.int(site.stride), bound]);
                        t.and(&[
                            t.term(Op::Le, &[scaled(low.term), offset]),
                            t.term(Op::Lt, &[offset, scaled(high.term)]),
                        ])
                    }
                });
            }
        }
        found.truncate(INTERVALS);
        found
    }

    /// Terms that may be bounds, the simplest first.
    fn bounds(&self, component: usize, sort: &Sort, base: Term, stride: i128) -> Vec<Bound> {
        let t = self.joint.terms;
        let part = &self.joint.components[component];
        let function = part.view.function;
        let place = self.places[component];
        let Some(shape) = part.view.shape(place) else { return vec![] };
        let state = self.joint.state(self.places).swap_remove(component);
        let compares_signed = function.insts.values().any(|data| {
            let Inst::Compare(CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge, a, _) = data.inst
            else {
                return false;
            };
            Some(function.ty(a)) == bits_of(sort).map(|width| Ty::Int(width as u8))
        });
        let extends_zeros = function.insts.values().any(|data| matches!(data.inst, Inst::Cast(CastOp::ZeroExtend, _)));
        // The numbers of a term, in the sort of the cells.
        let read = |term: Term| -> Vec<(Term, Option<bool>)> {
            match (bits_of(t.sort_ref(term)), bits_of(sort)) {
                (Some(own), Some(wanted)) if own < wanted => {
                    let mut read = vec![(resized(t, term, sort), Some(true))];
                    if extends_zeros {
                        read.insert(0, (t.bv_zero_extend(term, wanted), None));
                    }
                    read
                }
                (Some(own), Some(wanted)) if own == wanted => vec![(term, Some(compares_signed))],
                (None, None) => vec![(term, None)],
                _ => vec![],
            }
        };
        let mut plain: Vec<(Term, Option<bool>)> = vec![(zero(t, sort), None), (literal(t, sort, 1), None)];
        let mut own = Vec::new();
        for (slot, variable) in shape.slots.iter().zip(&state) {
            match slot.ty {
                _ if !matches!(slot.source, SlotSource::Value(_)) => {}
                Ty::Int(_) => own.extend(read(*variable)),
                Ty::Ptr if t.sort_ref(*variable) == sort => {
                    let index = indexed(t, subtracted(t, *variable, base), stride);
                    own.push((index, Some(false)));
                }
                _ => {}
            }
        }
        let mut known = Vec::new();
        if place != Place::Exit
            && let Ok(values) = self.joint.values_at(component, place)
        {
            let mut values: Vec<_> = values.into_iter().collect();
            values.sort_unstable();
            for (value, term) in values {
                let is_number = matches!(function.ty(value), Ty::Int(_)) && t.constant_ref(term).is_none();
                if is_number && !state.contains(&term) && t.dag_size(&[term]) <= LARGEST_KNOWN {
                    known.extend(read(term));
                }
            }
            known.truncate(MOST_KNOWN);
        }
        if place == Place::Exit {
            // A side that is through has no use for how long its arrays are; the other one may still have.
            known.extend(self.lengths.iter().flat_map(|length| read(*length)));
        }
        plain.extend(&own);
        let mut terms = plain.clone();
        let moved = |(term, signed): (Term, Option<bool>), by: i128| (added(t, term, literal(t, sort, by)), signed);
        terms.extend(own.iter().flat_map(|term| [moved(*term, -1), moved(*term, 1)]));
        for first in &own {
            for second in own.iter().filter(|second| second.0 != first.0 && second.1 == first.1) {
                let difference = (subtracted(t, first.0, second.0), first.1);
                terms.extend([difference, moved(difference, -1), moved(difference, 1)]);
            }
        }
        terms.truncate(MOST_BOUNDS);
        terms.extend(known.iter().flat_map(|term| [*term, moved(*term, -1), moved(*term, 1)]));
        let simple = 2 + own.len();
        let mut bounds: Vec<Bound> = Vec::new();
        for (index, (term, signed)) in terms.into_iter().enumerate() {
            let values = self.states.iter().map(|state| value_of(t, term, state)).collect::<Option<Vec<i128>>>();
            let Some(values) = values else { continue };
            // Of two that cannot be told apart the simpler one is meant, unless both are variables.
            let is_new = |known: &Bound| known.term != term && (index < simple || known.values != values);
            if bounds.iter().all(is_new) {
                bounds.push(Bound { term, values, signed });
            }
        }
        bounds
    }

    /// What may be said of a memory by itself.
    fn against_entry(&self, memory: &Memory, written: &[Written], facts: &mut Vec<Term>) {
        let t = self.joint.terms;
        let mut rows: Vec<Option<Term>> = written.iter().map(|written| written.row).collect();
        rows.sort_unstable();
        rows.dedup();
        if rows.iter().any(Option::is_some) {
            let changed =
                rows.iter().flatten().fold(memory.at_entry, |map, row| t.store(map, *row, t.select(memory.now, *row)));
            facts.extend(Some(t.eq(memory.now, changed)).filter(|fact| self.holds(*fact)));
        }
        for row in rows {
            let (now, before) = (self.row(memory.now, row), self.row(memory.at_entry, row));
            let own: Vec<&Written> = written.iter().filter(|written| written.row == row).collect();
            let Some(base) = own.first().map(|written| written.base) else { continue };
            for way in 0..INTERVALS {
                let within = own.iter().filter_map(|written| written.within.get(way).or(written.within.first()));
                let within = t.or(&within.copied().collect::<Vec<Term>>());
                let outside =
                    self.for_all(now, base, |cell| t.or(&[within, t.eq(t.select(now, cell), t.select(before, cell))]));
                facts.extend(outside.filter(|fact| !facts.contains(fact)));
            }
            let mut known: Vec<(usize, &Written, Term)> = Vec::new();
            for (index, one) in own.iter().enumerate() {
                let Some(contents) = one.contents else { continue };
                known.push((index, *one, contents));
                // A second pass finds what the first one has written.
                let at_first = t.select(before, cell(t, t.sort(one.base)));
                let others = own.iter().enumerate().filter(|(other, _)| *other != index);
                for other in others.filter_map(|(_, other)| other.contents) {
                    let after = t.substitute(contents, &FxHashMap::from_iter([(at_first, other)]));
                    known.extend((after != contents).then_some((index, *one, after)));
                }
            }
            for (index, one, contents) in known {
                let others: Vec<Term> = own
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != index)
                    .filter_map(|(_, written)| written.within.first().map(|within| t.not(*within)))
                    .collect();
                for within in &one.within {
                    let holding = |premise: Term| {
                        self.for_all(now, one.base, |cell| t.implies(premise, t.eq(t.select(now, cell), contents)))
                    };
                    let alone = || t.and(&[vec![*within], others.clone()].concat());
                    facts.extend(holding(*within).or_else(|| holding(alone())));
                }
            }
        }
    }

    /// A row of a memory, or the memory.
    fn row(&self, memory: Term, row: Option<Term>) -> Term {
        row.map_or(memory, |row| self.joint.terms.select(memory, row))
    }

    /// What a cell holds in all states: a variable, if there is one.
    fn held_in(&self, memory: Term, keys: &[Term]) -> Term {
        let t = self.joint.terms;
        let held = keys.iter().fold(memory, |part, key| t.select(part, *key));
        let variables = self.joint.state(self.places).into_iter().flatten();
        let mut variables = variables.filter(|variable| t.sort_ref(*variable) == t.sort_ref(held));
        variables.find(|variable| self.holds(t.eq(*variable, held))).unwrap_or(held)
    }

    /// Whether something holds in all states.
    fn holds(&self, fact: Term) -> bool {
        let t = self.joint.terms;
        self.states.iter().all(|state| evaluate(t, fact, state) == Ok(Value::Bool(true)))
    }

    /// That something holds of all cells of a memory, if it does in all states at the cells that differ from others.
    ///
    /// Cells are counted from a base: then most sums that would have to be compared are never written.
    fn for_all(&self, memory: Term, base: Term, said: impl Fn(Term) -> Term) -> Option<Term> {
        let t = self.joint.terms;
        let Sort::Array(index, _) = t.sort(memory) else { return None };
        let variable = cell(t, (*index).clone());
        let body = said(variable);
        for state in &self.states {
            let mut state = state.clone();
            let cells = self.cells(&state, &index);
            for cell in cells {
                state.set(variable, cell);
                if evaluate(t, body, &state) != Ok(Value::Bool(true)) {
                    return None;
                }
            }
        }
        let counted = FxHashMap::from_iter([(variable, added(t, base, variable))]);
        Some(t.forall(&[variable], t.substitute(body, &counted)))
    }

    /// The cells that differ from others in some memory of a state.
    fn cells(&self, state: &Assignment, index: &Sort) -> Vec<Value> {
        let mut found: Vec<Value> = Vec::new();
        for variable in self.joint.state(self.places).into_iter().flatten() {
            if let Some(Value::Array(array)) = state.get(variable) {
                cells_of(array, index, &mut found);
            }
        }
        found.sort_unstable();
        found.dedup();
        found.truncate(CELLS);
        found
    }
}

fn cells_of(array: &ArrayValue, index: &Sort, found: &mut Vec<Value>) {
    for (key, value) in array.entries() {
        match value {
            Value::Array(row) => cells_of(row, index, found),
            _ if key.has_sort(index) => found.push(key.clone()),
            _ => {}
        }
    }
}

fn bits_of(sort: &Sort) -> Option<u32> {
    match sort {
        Sort::BitVec(width) => Some(*width),
        _ => None,
    }
}
