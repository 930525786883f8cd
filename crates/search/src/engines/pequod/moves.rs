//! The product commands of the two programs, and the ways on from each: the proof rules COMM, PART and CALL of the paper,
//! on control-flow graphs.
//!
//! A product command is a pair of what is left of each program. Here that is a *relation* (the functions that run) and a
//! place in each. There are finitely many; the bounded product is made of copies of them. From each the sides may go on
//! together, or one of them alone (COMM). Where they go on together and both call, the calls may be matched in every
//! order-preserving way that leaves as few as possible without a partner (PART: a sequence is cut in two, and the parts are
//! proved one after the other; more than one cut at once is the same as one after the other). A call without a partner has
//! a summary of its own, which is the product with `skip`.
//!
//! What differs from the paper: there the body of one call may be opened while the other side's call waits. The kernel has
//! no relation between a call and a body, so calls that are matched are opened together, and unequal rates of recursion
//! are those of the shapes (`product::shapes`), where one activation does the work of several.

use std::collections::BTreeMap;
use std::rc::Rc;

use tandem_base::Side;
use tandem_ir::{Callee, FuncId, Outcome};
use tandem_kernel::claim::Claim;
use tandem_kernel::joint::{Joint, JointStep};
use tandem_kernel::semantics;
use tandem_kernel::symbolic::{Arrival, CallSite, Place};
use tandem_logic::{Term, Terms};

use crate::product::{SummaryUse, Views};

/// More ways to match the calls of one step than this are not tried.
const MOST_MATCHINGS: usize = 3;

/// The functions that run.
pub(super) struct Relation<'a> {
    pub(super) joint: Joint<'a>,
    pub(super) functions: Vec<(Side, FuncId)>,
}

/// A way on from places.
pub(super) struct Move {
    /// How many segments each side runs.
    pub(super) advance: Vec<usize>,
    /// What holds of the step.
    pub(super) base: Vec<Term>,
    /// Where it can lead.
    pub(super) landings: Vec<Landing>,
    /// The calls made on the way, alone or matched.
    pub(super) calls: Vec<SummaryUse>,
}

/// Where a move can lead.
pub(super) struct Landing {
    pub(super) places: Vec<Place>,
    pub(super) guard: Term,
    pub(super) states: Vec<Vec<Term>>,
}

/// Which orders of running the two sides are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Orders {
    /// All.
    All,
    /// Those in which both go on together: so many segments of each at a time where both go round.
    Together(usize, usize),
    /// Those in which one goes on after the other.
    Apart,
}

/// The product commands that were come by, with their ways on.
pub(super) struct Commands<'a> {
    pub(super) claim: &'a Claim,
    pub(super) terms: &'a Terms,
    views: &'a Views<'a>,
    orders: Orders,
    /// The relation of the entries first.
    pub(super) relations: Vec<Relation<'a>>,
    known: BTreeMap<(usize, Vec<Place>), Rc<Vec<Move>>>,
}

impl<'a> Commands<'a> {
    /// Those of a claim; only the relation of the entries to begin with.
    pub(super) fn new(
        claim: &'a Claim,
        terms: &'a Terms,
        views: &'a Views<'a>,
        orders: Orders,
    ) -> Result<Commands<'a>, String> {
        let mut commands = Commands { claim, terms, views, orders, relations: vec![], known: BTreeMap::new() };
        let entries = Side::BOTH.map(|side| (side, claim.programs[side].entry));
        commands.add_relation(entries.to_vec())?;
        Ok(commands)
    }

    fn add_relation(&mut self, functions: Vec<(Side, FuncId)>) -> Result<usize, String> {
        let view = |(side, id): &(Side, FuncId)| self.views[*side].get(id).map(|view| (*side, view));
        let parts = functions.iter().map(view).collect::<Option<Vec<_>>>().ok_or("a function that was not cut")?;
        self.relations.push(Relation { joint: Joint::new(self.claim, self.terms, &parts), functions });
        Ok(self.relations.len() - 1)
    }

    /// The relation of functions that are called. That of the entries is none: it is the claim's.
    fn called(&mut self, functions: Vec<(Side, FuncId)>) -> Result<usize, String> {
        match self.relations.iter().skip(1).position(|relation| relation.functions == functions) {
            Some(index) => Ok(index + 1),
            None => self.add_relation(functions),
        }
    }

    /// The ways on from places, those that move both sides first.
    pub(super) fn moves(&mut self, relation: usize, places: &[Place]) -> Result<Rc<Vec<Move>>, String> {
        let key = (relation, places.to_vec());
        if let Some(known) = self.known.get(&key) {
            return Ok(Rc::clone(known));
        }
        let running: Vec<usize> = places.iter().map(|place| usize::from(*place != Place::Exit)).collect();
        let is_inside = *places != self.relations[relation].joint.entry();
        let ways = match (&running[..], self.orders) {
            ([1, 1], Orders::All) => vec![vec![1, 1], vec![1, 0], vec![0, 1]],
            ([1, 1], Orders::Together(left, right)) if is_inside => vec![vec![left, right]],
            ([1, 1], Orders::Apart) => vec![vec![1, 0]],
            _ => vec![running],
        };
        let mut moves = Vec::new();
        for advance in ways {
            self.add_moves(relation, places, &advance, &mut moves)?;
        }
        let moves = Rc::new(moves);
        self.known.insert(key, Rc::clone(&moves));
        Ok(moves)
    }

    /// The moves by so many segments: one for each way to match the calls.
    fn add_moves(
        &mut self,
        relation: usize,
        places: &[Place],
        advance: &[usize],
        moves: &mut Vec<Move>,
    ) -> Result<(), String> {
        let joint = &self.relations[relation].joint;
        let step = joint.step(places, advance).map_err(|error| error.to_string())?;
        let mut base = joint.background(places).map_err(|error| error.to_string())?;
        base.extend(&step.facts);
        base.extend(step.calls.iter().flat_map(|calls| joint.externals_are_defined(calls)));
        if relation == 0 {
            // Arguments never change, so what is claimed of them holds at every place.
            let beginning = joint.claimed_beginning().map_err(|error| error.to_string())?;
            base.push(joint.of_arguments(beginning, places));
        }
        let functions = self.relations[relation].functions.clone();
        let calls: Vec<Vec<CallSite>> = step
            .calls
            .iter()
            .zip(&functions)
            .map(|(calls, (side, _))| calls.iter().filter(|call| self.is_own(*side, call)).cloned().collect())
            .collect();
        let matchings = match &calls[..] {
            [left, right] => matchings(left.len(), right.len(), &|first, second| {
                self.may_match(&functions, &left[first], &right[second])
            }),
            _ => vec![vec![]],
        };
        for matching in matchings {
            let landings = self.landings(relation, &step);
            let calls = self.matched(&functions, &calls, &matching)?;
            moves.push(Move { advance: advance.to_vec(), base: base.clone(), landings, calls });
        }
        Ok(())
    }

    /// Whether a call is of a function that is looked into.
    fn is_own(&self, side: Side, call: &CallSite) -> bool {
        matches!(call.callee, Callee::Function(id) if !self.claim.is_opaque(side, id))
    }

    /// Whether two calls could be to functions that correspond.
    fn may_match(&self, functions: &[(Side, FuncId)], first: &CallSite, second: &CallSite) -> bool {
        let (Callee::Function(a), Callee::Function(b)) = (first.callee, second.callee) else { return false };
        let results = |side: Side, id: FuncId| &self.claim.programs[side].module.functions[id].signature.results;
        results(functions[0].0, a) == results(functions[1].0, b)
    }

    /// Every tuple of arrivals that is not plainly impossible.
    fn landings(&self, relation: usize, step: &JointStep) -> Vec<Landing> {
        let t = self.terms;
        let mut tuples: Vec<Vec<&Arrival>> = vec![vec![]];
        for arrivals in &step.arrivals {
            let longer = |tuple: &Vec<_>| {
                let tuple = tuple.clone();
                arrivals.iter().map(move |arrival| [&tuple[..], &[arrival]].concat())
            };
            tuples = tuples.iter().flat_map(longer).collect();
        }
        let landing = |tuple: Vec<&Arrival>| {
            let mut guard: Vec<Term> = tuple.iter().map(|arrival| arrival.guard).collect();
            for (component, arrival) in tuple.iter().enumerate() {
                if arrival.place == Place::Exit {
                    guard.extend(self.defined(relation, component, arrival.state[0]));
                }
            }
            let guard = t.and(&guard);
            let places = tuple.iter().map(|arrival| arrival.place).collect();
            let states = tuple.iter().map(|arrival| arrival.state.clone()).collect();
            (!t.is_false(guard)).then_some(Landing { places, guard, states })
        };
        tuples.into_iter().filter_map(landing).collect()
    }

    /// That a left component's end is defined, where nothing is required otherwise.
    fn defined(&self, relation: usize, component: usize, code: Term) -> Option<Term> {
        let joint = &self.relations[relation].joint;
        let refines = self.claim.semantics.relation == semantics::Relation::Refines;
        (refines && joint.components[component].side == Side::Left)
            .then(|| self.terms.not(joint.is_outcome(code, |outcome| matches!(outcome, Outcome::Ub(_)))))
    }

    /// The calls of a step, matched like this; a call whose partner is not made has a summary of its own.
    fn matched(
        &mut self,
        functions: &[(Side, FuncId)],
        calls: &[Vec<CallSite>],
        matching: &[(usize, usize)],
    ) -> Result<Vec<SummaryUse>, String> {
        let t = self.terms;
        let mut alone: Vec<Vec<Term>> =
            calls.iter().map(|calls| calls.iter().map(|call| call.guard).collect()).collect();
        let mut tuples: Vec<(Term, Vec<(Side, CallSite)>)> = Vec::new();
        for (first, second) in matching {
            let pair = [&calls[0][*first], &calls[1][*second]];
            let [a, b] = pair.map(|call| call.guard);
            alone[0][*first] = t.and(&[a, t.not(b)]);
            alone[1][*second] = t.and(&[b, t.not(a)]);
            let pair = functions.iter().zip(pair).map(|((side, _), call)| (*side, call.clone()));
            tuples.push((t.and(&[a, b]), pair.collect()));
        }
        for ((calls, guards), (side, _)) in calls.iter().zip(&alone).zip(functions) {
            let singles = calls.iter().zip(guards).map(|(call, guard)| (*guard, vec![(*side, call.clone())]));
            tuples.extend(singles);
        }
        tuples.retain(|(made, _)| !t.is_false(*made));
        let mut uses = Vec::new();
        for (made, tuple) in tuples {
            let callee = |(side, call): &(Side, CallSite)| match call.callee {
                Callee::Function(id) => Some((*side, id)),
                Callee::External(_) => None,
            };
            let relation = self.called(tuple.iter().filter_map(callee).collect())?;
            let arguments = tuple.iter().map(|(_, call)| call.args.clone()).collect();
            let components = &self.relations[relation].joint.components;
            let exits = components.iter().zip(&tuple).map(|(part, (_, call))| part.exit_state(call)).collect();
            uses.push(SummaryUse { relation, made, arguments, exits });
        }
        Ok(uses)
    }
}

/// The order-preserving matchings of so many calls with so many that match as many as possible.
fn matchings(left: usize, right: usize, may_match: &dyn Fn(usize, usize) -> bool) -> Vec<Vec<(usize, usize)>> {
    let mut all: Vec<Vec<(usize, usize)>> = vec![vec![]];
    // Those that end with a pair of this left call, made of those that end before it.
    for first in 0..left {
        let longer = all.iter().flat_map(|matching| {
            let from = matching.last().map_or(0, |(_, second)| second + 1);
            (from..right)
                .filter(|second| may_match(first, *second))
                .map(|second| [&matching[..], &[(first, second)]].concat())
        });
        let longer: Vec<_> = longer.collect();
        all.extend(longer);
    }
    let most = all.iter().map(Vec::len).max().unwrap_or(0);
    all.retain(|matching| matching.len() == most);
    // The first with the first, and so on, is the likeliest.
    all.sort_by_key(|matching| matching.iter().map(|(first, second)| first.abs_diff(*second)).sum::<usize>());
    all.truncate(MOST_MATCHINGS);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_matched_in_order_and_as_many_as_can_be() {
        let any = |_: usize, _: usize| true;
        assert_eq!(matchings(2, 2, &any), [vec![(0, 0), (1, 1)]]);
        assert_eq!(matchings(1, 2, &any), [vec![(0, 0)], vec![(0, 1)]]);
        assert_eq!(matchings(0, 2, &any), [vec![]]);
        assert_eq!(matchings(2, 2, &|first, second| first != second).len(), 2);
    }
}
