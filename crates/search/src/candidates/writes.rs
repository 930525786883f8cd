//! The stores of a function: which cells they write, and what, from one symbolic step and from runs.
//!
//! A store in a loop writes the cells `base + stride * x` for the values that x takes, mostly one after the other. Its
//! base is loop-invariant. What it writes depends on the induction variables; where each of those is a linear function
//! of x (in all runs), what a cell holds afterwards can be said of the cell alone.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{RegionId, Ty, Value as IrValue};
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{Arrival, Place, SlotSource};
use tandem_logic::{Assignment, Op, Sort, Term, Terms, evaluate};

use crate::product::belief::number;
use crate::product::seeds::Seeds;

/// How many runs are looked at, and how many visits of a place to find out what is written there.
const RUNS: usize = 40;
const VISITS: usize = 40;

/// A pointer that is further from where it started than this started elsewhere.
const FARTHEST: i128 = 1 << 16;

/// Constants in what is written that are larger than this are accidents.
const LARGEST: i128 = 1 << 12;

/// How many rounds a product may be ahead or behind.
const MOST_BY: i128 = 8;

/// More values that do not change are not looked at.
const MOST_STEADY: usize = 8;

/// A store, as far as cells go.
pub struct Site {
    /// Where it writes.
    pub region: RegionId,
    /// Of a memory with two keys, the first.
    pub row: Option<Term>,
    /// The cell of index zero.
    pub base: Term,
    /// How far the cells of neighbouring indices are apart.
    pub stride: i128,
    /// Only indices that leave this remainder by this are written.
    pub every: (i128, i128),
    /// Whether it is always the same cell.
    pub is_fixed: bool,
    /// What the cell [`cell`] holds afterwards, if that is known.
    pub contents: Option<Term>,
    /// Where the step that writes starts.
    pub from: Place,
    /// The cell that is written, as a function of the state there.
    pub key: Term,
    /// For each run, which index was written when that many places had been passed.
    written: Vec<Vec<(usize, i128)>>,
}

impl Site {
    /// The indices written in a run before a side has passed so many places.
    pub fn written(&self, run: usize, at: usize) -> impl Iterator<Item = i128> + '_ {
        let writes = self.written.get(run).into_iter().flatten();
        writes.take_while(move |(when, _)| *when < at).map(|(_, index)| *index)
    }
}

/// The variable that stands for any cell.
pub fn cell(t: &Terms, sort: Sort) -> Term {
    t.variable("k", sort)
}

/// The number that a term is in a state.
pub fn value_of(t: &Terms, term: Term, state: &Assignment) -> Option<i128> {
    number(&evaluate(t, term, state).ok()?)
}

/// A number modulo the values of a sort.
pub fn wrapped(number: i128, sort: &Sort) -> i128 {
    match sort {
        Sort::BitVec(width) if *width < 128 => (number << (128 - width)) >> (128 - width),
        _ => number,
    }
}

/// The region and the keys of a store, the places that the step may lead to, and what the cell holds there.
type Store = (RegionId, Vec<Term>, Vec<(Place, Term)>);

/// The stores of a component.
pub fn sites(joint: &Joint<'_>, component: usize, seeds: &Seeds<'_>) -> Vec<Site> {
    let view = joint.components[component].view;
    let mut found = Vec::new();
    for place in view.cuts().map(Place::Cut) {
        let Some(loops) = Start::new(joint, component, place) else { continue };
        let arrival = Arrival { guard: joint.terms.bool(true), place, state: loops.variables.clone() };
        let Ok(segments) = joint.continue_component(component, &arrival) else { continue };
        // The same store may be on the way to several places.
        let mut stores: Vec<Store> = Vec::new();
        for arrival in &segments.arrivals {
            let Some(shape) = view.shape(arrival.place) else { continue };
            for (slot, term) in shape.slots.iter().zip(&arrival.state) {
                let Ty::Mem(region) = slot.ty else { continue };
                let mut cells = Vec::new();
                stored(joint.terms, *term, &mut vec![], &mut cells);
                for keys in cells {
                    let after = keys.iter().fold(*term, |part, key| joint.terms.select(part, *key));
                    match stores.iter_mut().find(|(other, known, _)| *other == region && *known == keys) {
                        Some((_, _, ways)) => ways.push((arrival.place, after)),
                        None => stores.push((region, keys, vec![(arrival.place, after)])),
                    }
                }
            }
        }
        let visits = loops.visits(seeds);
        for (region, keys, ways) in stores {
            found.extend(loops.site(region, &keys, &ways, &visits));
        }
    }
    found
}

/// The keys at which a memory was stored to.
fn stored(t: &Terms, memory: Term, prefix: &mut Vec<Term>, found: &mut Vec<Vec<Term>>) {
    let args = t.args(memory);
    match t.op(memory) {
        Op::Store => {
            stored(t, args[0], prefix, found);
            prefix.push(args[1]);
            if matches!(t.sort_ref(args[2]), Sort::Array(..)) {
                stored(t, args[2], prefix, found);
            } else if !found.contains(prefix) {
                found.push(prefix.clone());
            }
            prefix.pop();
        }
        Op::Ite => {
            stored(t, args[1], prefix, found);
            stored(t, args[2], prefix, found);
        }
        _ => {}
    }
}

/// A visit of a place in a run: the run, how many places were passed before, the next place, and the state.
struct Visit {
    run: usize,
    at: usize,
    next: Place,
    state: Assignment,
}

/// A place where steps start.
struct Start<'a, 'j> {
    joint: &'j Joint<'a>,
    component: usize,
    place: Place,
    variables: Vec<Term>,
    /// The variables that keep their values while loops run.
    steady: FxHashSet<Term>,
    /// Numbers and pointers that do.
    steady_terms: Vec<(Ty, Term)>,
    /// The memories as they were at the entry, by what they are now.
    at_entry: FxHashMap<Term, Term>,
}

impl<'a, 'j> Start<'a, 'j> {
    fn new(joint: &'j Joint<'a>, component: usize, place: Place) -> Option<Self> {
        let t = joint.terms;
        let part = &joint.components[component];
        let function = part.view.function;
        let shape = part.view.shape(place)?;
        let places: Vec<Place> = joint
            .entry()
            .into_iter()
            .enumerate()
            .map(|(other, at)| if other == component { place } else { at })
            .collect();
        let variables = joint.state(&places).swap_remove(component);
        let changing: FxHashSet<IrValue> =
            function.blocks.values().skip(1).flat_map(|block| block.params.iter().copied()).collect();
        let is_steady = |source: &SlotSource| matches!(source, SlotSource::Value(value) if !changing.contains(value));
        let slots = || shape.slots.iter().zip(&variables);
        let steady: FxHashSet<Term> =
            slots().filter(|(slot, _)| is_steady(&slot.source)).map(|(_, term)| *term).collect();
        let mut steady_terms: Vec<(Ty, Term)> = slots()
            .filter(|(slot, term)| steady.contains(term) && matches!(slot.ty, Ty::Int(_) | Ty::Ptr))
            .map(|(slot, term)| (slot.ty, *term))
            .collect();
        if let Ok(known) = joint.values_at(component, place) {
            let mut known: Vec<(IrValue, Term)> = known.into_iter().collect();
            known.sort_unstable();
            for (value, term) in known {
                let is_own = t.free_variables(&[term]).iter().all(|variable| steady.contains(variable));
                let is_number = matches!(function.ty(value), Ty::Int(_)) && t.constant_ref(term).is_none();
                if is_own && is_number && steady_terms.iter().all(|(_, other)| *other != term) {
                    steady_terms.push((function.ty(value), term));
                }
            }
        }
        steady_terms.truncate(MOST_STEADY);
        let params = function.params();
        let mut at_entry = FxHashMap::default();
        for (slot, term) in slots().filter(|(slot, _)| matches!(slot.ty, Ty::Mem(_))) {
            let original = slots().find(|(other, _)| {
                other.ty == slot.ty && matches!(other.source, SlotSource::Value(value) if params.contains(&value))
            });
            at_entry.extend(original.map(|(_, original)| (*term, *original)));
        }
        Some(Start { joint, component, place, variables, steady, steady_terms, at_entry })
    }

    fn visits(&self, seeds: &Seeds<'_>) -> Vec<Visit> {
        let t = self.joint.terms;
        let side = self.joint.components[self.component].side;
        let sorts: Vec<Sort> = self.variables.iter().map(|variable| t.sort(*variable)).collect();
        let mut found = Vec::new();
        for run in 0..seeds.runs().min(RUNS) {
            let path: Vec<Place> = seeds.path(run, side).collect();
            for at in (0..path.len().saturating_sub(1)).filter(|at| path[*at] == self.place) {
                let Some(values) = seeds.state(run, side, at, &sorts) else { continue };
                let mut state = Assignment::new();
                for (variable, value) in self.variables.iter().zip(values) {
                    state.set(*variable, value);
                }
                found.push(Visit { run, at, next: path[at + 1], state });
            }
        }
        found
    }

    fn is_steady(&self, term: Term) -> bool {
        self.joint.terms.free_variables(&[term]).iter().all(|variable| self.steady.contains(variable))
    }

    /// The store to a cell, if its cells are in a row.
    fn site(&self, region: RegionId, keys: &[Term], ways: &[(Place, Term)], visits: &[Visit]) -> Option<Site> {
        let t = self.joint.terms;
        let (key, row) = match *keys {
            [key] => (key, None),
            [row, key] => (key, Some(row)),
            _ => return None,
        };
        if row.is_some_and(|row| !self.is_steady(row)) {
            return None;
        }
        let visits: Vec<&Visit> =
            visits.iter().filter(|visit| ways.iter().any(|(place, _)| *place == visit.next)).collect();
        let (base, stride) = self.progression(region, key, &visits)?;
        let sort = t.sort(key);
        let offset = subtracted(t, key, base);
        let mut written: Vec<Vec<(usize, i128)>> = Vec::new();
        let mut indices = Vec::new();
        for visit in &visits {
            let offset = wrapped(value_of(t, offset, &visit.state)?, &sort);
            if offset % stride != 0 {
                return None;
            }
            written.resize(written.len().max(visit.run + 1), vec![]);
            written[visit.run].push((visit.at, offset / stride));
            indices.push(offset / stride);
        }
        let is_fixed = offset == zero(t, &sort);
        let mut site = Site {
            region,
            row,
            base,
            stride,
            every: spacing(&written),
            is_fixed,
            contents: None,
            from: self.place,
            key,
            written,
        };
        let (_, after) = ways.iter().find(|(place, _)| *place == self.place).or(ways.first())?;
        site.contents = self.contents(&site, *after, &visits, &indices);
        Some(site)
    }

    /// The base and the stride of the cells that a key goes through.
    fn progression(&self, region: RegionId, key: Term, visits: &[&Visit]) -> Option<(Term, i128)> {
        let t = self.joint.terms;
        let sort = t.sort(key);
        let element = self.joint.components[self.component].view.module.regions[region].element;
        let mut base = zero(t, &sort);
        let mut strides = Vec::new();
        let mut pointers = Vec::new();
        let mut constant = 0;
        for (coefficient, factors) in t.monomials(key)? {
            if factors.is_empty() {
                constant = value_of(t, coefficient, &Assignment::new())?;
                continue;
            }
            if factors.iter().all(|factor| self.is_steady(*factor)) {
                let product = factors.iter().fold(coefficient, |product, factor| multiplied(t, product, *factor));
                base = added(t, base, product);
                continue;
            }
            let number = value_of(t, coefficient, &Assignment::new())?;
            strides.push(number.abs());
            pointers.extend(factors.iter().copied().filter(|factor| self.is_pointer(*factor)));
        }
        if strides.is_empty() {
            return Some((added(t, base, literal(t, &sort, constant)), 1));
        }
        let mut stride = strides.iter().copied().min()?;
        // A few cells further on is only another index.
        if stride > 0 && constant % stride != 0 {
            base = added(t, base, literal(t, &sort, constant));
        }
        if !pointers.is_empty() {
            // A pointer that moves started at one that does not.
            stride = i128::from(element.bits()?.div_ceil(8));
            let steady = self.steady_terms.iter().filter(|(ty, _)| *ty == Ty::Ptr).map(|(_, term)| *term);
            let farthest = |from: Term| {
                let offset = subtracted(t, key, from);
                let distances = visits.iter().map(|visit| value_of(t, offset, &visit.state).map(i128::abs));
                distances.collect::<Option<Vec<i128>>>()?.into_iter().max()
            };
            let near = steady.filter_map(|from| Some((farthest(from)?, from))).min()?;
            if near.0 > FARTHEST {
                return None;
            }
            base = near.1;
        }
        stride.count_ones().eq(&1).then_some((base, stride))
    }

    fn is_pointer(&self, term: Term) -> bool {
        let shape = self.joint.components[self.component].view.shape(self.place);
        let slots = shape.into_iter().flat_map(|shape| &shape.slots).zip(&self.variables);
        slots.into_iter().any(|(slot, variable)| *variable == term && slot.ty == Ty::Ptr)
    }

    /// What a cell holds after the step, as a function of the cell.
    fn contents(&self, site: &Site, after: Term, visits: &[&Visit], indices: &[i128]) -> Option<Term> {
        let t = self.joint.terms;
        let cell = cell(t, t.sort(site.key));
        let mut map = self.at_entry.clone();
        if !site.is_fixed {
            map.insert(site.key, cell);
        }
        let sample = visits.len().min(VISITS);
        let general = |term: Term| -> Option<Term> {
            let values = visits[..sample].iter().map(|visit| value_of(t, term, &visit.state));
            self.fitted(site, term, &values.collect::<Option<Vec<i128>>>()?, &visits[..sample], &indices[..sample])
        };
        let is_number = |term: Term| matches!(t.sort_ref(term), Sort::BitVec(_) | Sort::Int);
        let is_open =
            |map: &FxHashMap<Term, Term>, term: Term| !self.steady.contains(&term) && !map.contains_key(&term);
        for variable in t.free_variables(&[after]) {
            if is_number(variable) && is_open(&map, variable) {
                map.extend(general(variable).map(|said| (variable, said)));
            }
        }
        // Where a variable does not follow the index, a cell that is read may.
        for read in t.subterms(&[after]).into_iter().filter(|term| *t.op(*term) == Op::Select) {
            let index = t.args(read)[1];
            let is_unsaid = t.free_variables(&[index]).into_iter().any(|variable| is_open(&map, variable));
            if is_number(index) && is_unsaid && !map.contains_key(&index) {
                map.extend(general(index).map(|said| (index, said)));
            }
        }
        let said = t.substitute(after, &map);
        let is_said =
            t.free_variables(&[said]).iter().all(|variable| *variable == cell || self.steady.contains(variable));
        is_said.then_some(said)
    }

    /// A term as a linear function of the index that is written, as far as some visits show.
    fn fitted(&self, site: &Site, term: Term, values: &[i128], visits: &[&Visit], indices: &[i128]) -> Option<Term> {
        let t = self.joint.terms;
        let sort = t.sort(term);
        let is_pointer = self.is_pointer(term);
        let mut shifts = vec![zero(t, &sort)];
        let own: Vec<Term> = self.steady_terms.iter().map(|(_, steady)| resized(t, *steady, &sort)).collect();
        shifts.extend(&own);
        for pointer in self.steady_terms.iter().filter(|(ty, _)| *ty == Ty::Ptr).map(|(_, term)| *term) {
            let numbers = self.steady_terms.iter().filter(|(ty, _)| *ty != Ty::Ptr);
            if t.sort(pointer) == sort {
                let far = |steady: Term| multiplied(t, literal(t, &sort, site.stride), resized(t, steady, &sort));
                shifts.extend(numbers.map(|(_, steady)| added(t, pointer, far(*steady))));
            }
        }
        let offset = subtracted(t, cell(t, t.sort(site.key)), site.base);
        let index = indexed(t, offset, site.stride);
        let mut factors = vec![0, 1, -1];
        if site.stride > 1 {
            factors.extend([site.stride, -site.stride]);
        }
        if is_pointer {
            factors.rotate_left(3);
        }
        for factor in factors {
            for shift in &shifts {
                let mut constant = None;
                let fits = values.iter().zip(visits).zip(indices).all(|((value, visit), index)| {
                    let Some(shift) = value_of(t, *shift, &visit.state) else { return false };
                    let rest = wrapped(value - factor * index - shift, &sort);
                    *constant.get_or_insert(rest) == rest
                });
                let Some(constant) = constant.filter(|constant| fits && constant.abs() <= LARGEST) else { continue };
                let moved = match factor.abs() {
                    0 => zero(t, &sort),
                    1 => resized(t, index, &sort),
                    _ => resized(t, offset, &sort),
                };
                let moved = if factor < 0 { subtracted(t, zero(t, &sort), moved) } else { moved };
                return Some(added(t, added(t, moved, *shift), literal(t, &sort, constant)));
            }
        }
        // What a sum of so many equal numbers is.
        let numbers = self.steady_terms.iter().filter(|(ty, _)| *ty != Ty::Ptr).map(|(_, steady)| *steady);
        for steady in numbers.map(|steady| resized(t, steady, &sort)) {
            for by in (0..=MOST_BY).flat_map(|by| [-by, by]) {
                let fits = values.iter().zip(visits).zip(indices).all(|((value, visit), index)| {
                    let steady = value_of(t, steady, &visit.state);
                    steady.is_some_and(|steady| {
                        wrapped(value.wrapping_sub((index + by).wrapping_mul(steady)), &sort) == 0
                    })
                });
                if fits && !is_pointer {
                    return Some(multiplied(t, added(t, resized(t, index, &sort), literal(t, &sort, by)), steady));
                }
            }
        }
        None
    }
}

/// The remainder that all indices leave, by what they are apart.
fn spacing(written: &[Vec<(usize, i128)>]) -> (i128, i128) {
    let mut apart = 0i128;
    let mut first = None;
    for run in written {
        for (index, (_, x)) in run.iter().enumerate() {
            let before = if index == 0 { *first.get_or_insert(*x) } else { run[index - 1].1 };
            apart = gcd(apart, x - before);
        }
    }
    match first {
        Some(first) if apart > 1 && apart.count_ones() == 1 => (apart, first.rem_euclid(apart)),
        _ => (1, 0),
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The index of an offset from a base.
pub fn indexed(t: &Terms, offset: Term, stride: i128) -> Term {
    match t.sort(offset) {
        _ if stride == 1 => offset,
        Sort::BitVec(width) => t.bv_lshr(offset, t.bv(width, u128::from(stride.trailing_zeros()))),
        _ => t.term(Op::IntDiv, &[offset, t.int(stride)]),
    }
}

/// A number of a sort.
pub fn literal(t: &Terms, sort: &Sort, number: i128) -> Term {
    match sort {
        Sort::BitVec(128) => t.bv(128, number as u128),
        Sort::BitVec(width) => t.bv(*width, number as u128 & ((1 << width) - 1)),
        _ => t.int(number),
    }
}

/// Zero of a sort.
pub fn zero(t: &Terms, sort: &Sort) -> Term {
    literal(t, sort, 0)
}

/// A sum.
pub fn added(t: &Terms, a: Term, b: Term) -> Term {
    t.term(if matches!(t.sort_ref(a), Sort::BitVec(_)) { Op::BvAdd } else { Op::Add }, &[a, b])
}

/// A difference.
pub fn subtracted(t: &Terms, a: Term, b: Term) -> Term {
    t.term(if matches!(t.sort_ref(a), Sort::BitVec(_)) { Op::BvSub } else { Op::Sub }, &[a, b])
}

fn multiplied(t: &Terms, a: Term, b: Term) -> Term {
    t.term(if matches!(t.sort_ref(a), Sort::BitVec(_)) { Op::BvMul } else { Op::Mul }, &[a, b])
}

/// A number with its sign in another width.
pub fn resized(t: &Terms, term: Term, sort: &Sort) -> Term {
    match (t.sort(term), sort) {
        (Sort::BitVec(own), Sort::BitVec(wanted)) if own < *wanted => t.bv_sign_extend(term, *wanted),
        (Sort::BitVec(own), Sort::BitVec(wanted)) if own > *wanted => t.bv_extract(term, wanted - 1, 0),
        _ => term,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(indices: &[&[i128]]) -> Vec<Vec<(usize, i128)>> {
        indices.iter().map(|run| run.iter().copied().enumerate().collect()).collect()
    }

    #[test]
    fn every_other_cell() {
        assert_eq!(spacing(&runs(&[&[1, 3, 5], &[1], &[], &[1, 3]])), (2, 1));
        assert_eq!(spacing(&runs(&[&[6, 4, 2], &[2]])), (2, 0));
        assert_eq!(spacing(&runs(&[&[0, 2], &[1, 3]])), (1, 0));
        assert_eq!(spacing(&runs(&[&[0, 3, 6]])), (1, 0));
        assert_eq!(spacing(&runs(&[&[5], &[5]])), (1, 0));
        assert_eq!(spacing(&[]), (1, 0));
    }

    #[test]
    fn all_cells_that_are_stored_to_are_found() {
        let t = Terms::new();
        let row = Sort::array(Sort::BitVec(32), Sort::BitVec(8));
        let memory = t.variable("m", Sort::array(Sort::BitVec(64), row));
        let [r, i, j] = [("r", 64), ("i", 32), ("j", 32)].map(|(name, width)| t.variable(name, Sort::BitVec(width)));
        let (c, zero) = (t.variable("c", Sort::Bool), t.bv(8, 0));
        let once = t.store(memory, r, t.store(t.select(memory, r), i, zero));
        let twice = t.store(memory, r, t.store(t.store(t.select(memory, r), i, zero), j, zero));
        let mut found = Vec::new();
        stored(&t, t.ite(c, once, twice), &mut vec![], &mut found);
        found.sort_unstable();
        let mut wanted = vec![vec![r, i], vec![r, j]];
        wanted.sort_unstable();
        assert_eq!(found, wanted);
    }

    #[test]
    fn indices_count_strides() {
        let t = Terms::new();
        let x = t.variable("x", Sort::BitVec(64));
        let offset = t.bv_mul(t.bv(64, 4), t.bv_zero_extend(t.variable("i", Sort::BitVec(32)), 64));
        assert_eq!(indexed(&t, x, 1), x);
        // The index of a multiple is what it is a multiple of.
        assert_eq!(indexed(&t, offset, 4), t.bv_zero_extend(t.variable("i", Sort::BitVec(32)), 64));
        assert_eq!(wrapped(255, &Sort::BitVec(8)), -1);
    }
}
