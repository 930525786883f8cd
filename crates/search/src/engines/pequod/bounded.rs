//! The bounded product: copies of the product commands, and the Horn clauses of all interleavings and partitions of them.
//!
//! In the paper every recursive procedure is copied so many times, and what a copy beyond that would do is ⊥, which never
//! ends. Here a copy of a product command is the command with counts: how often each loop that a side is in was come by, and
//! how deep in a recursion each side is. A side that would have to count further than the bound goes nowhere, so there are
//! finitely many copies and no clause recurs.
//!
//! Two orders of doing the same leave the same to be done, with the same counts. So there is one unknown for each *residual
//! pair*, however it was come by; with one for each way to it the clauses would be exponentially many (the paper leaves
//! that to "optimisations that avoid redundant work"). Summaries are told apart by the call that began the recursion
//! and by its depth: what remains to be done after it is another thing for every call.
//!
//! Any solution of the clauses is a set of proofs, one for each interleaving and each partition of the bounded programs. That
//! the bounded programs say nothing of the others is known: what is proposed in the end is looked at by the kernel, which has
//! never heard of a bound.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::FxHashSet;
use tandem_base::Side;
use tandem_ir::analysis::{CallGraph, Cfg};
use tandem_ir::{Block, FuncId};
use tandem_kernel::symbolic::{Place, SlotSource};
use tandem_logic::{Term, Terms};

use super::moves::{Commands, Landing, Move};
use crate::product::SummaryUse;

/// More copies than this are not made.
const MOST_COPIES: usize = 160;

/// More calls than this that are made only sometimes are not told apart in one step.
const MOST_SOMETIMES: usize = 4;

/// A copy of a relation: a summary, or the entries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Wrapper {
    /// Which functions.
    pub(super) relation: usize,
    /// The call that began the recursion.
    site: usize,
    /// How deep it is.
    depth: usize,
}

/// A copy of a product command.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Residual {
    wrapper: usize,
    places: Vec<Place>,
    /// How often the cut points were come by that a side is going round, for each side.
    rounds: Vec<BTreeMap<Block, usize>>,
}

/// Where a step of a copy can lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum To {
    /// All sides have ended.
    End,
    /// Another copy.
    Copy(usize),
    /// Beyond the bound.
    Beyond,
}

/// A move of a copy.
pub(super) struct Step {
    /// For each landing of the move.
    pub(super) landings: Vec<To>,
    /// For each call of the move the copy of its relation, if it is within the bound.
    pub(super) calls: Vec<Option<usize>>,
}

/// A copy with what it leads to.
pub(super) struct Copy {
    pub(super) wrapper: usize,
    pub(super) places: Vec<Place>,
    pub(super) moves: Rc<Vec<Move>>,
    pub(super) steps: Vec<Step>,
    /// Its unknown.
    pub(super) unknown: usize,
}

/// What an unknown is about.
#[derive(Clone, Debug)]
pub(super) struct About {
    pub(super) wrapper: usize,
    pub(super) places: Vec<Place>,
    /// The state at the places.
    pub(super) variables: Vec<Term>,
    /// The component that each of them belongs to, and its kind.
    pub(super) slots: Vec<(usize, SlotKind)>,
    /// What copies share that are as far apart: relation, site, places, and how much further the left side is.
    pub(super) line: (usize, usize, Vec<Place>, isize),
}

/// What a variable of a state is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SlotKind {
    Outcome,
    Result,
    State,
    Value,
}

/// What follows from what, with unknowns said of whole states.
pub(super) struct Rule {
    pub(super) body: Vec<(usize, Vec<Term>)>,
    pub(super) constraint: Vec<Term>,
    /// Nothing: the body is impossible.
    pub(super) head: Option<(usize, Vec<Term>)>,
    pub(super) origin: &'static str,
}

/// All copies within a bound.
pub(super) struct Bounded {
    pub(super) wrappers: Vec<Wrapper>,
    /// For each wrapper the copy where it begins, and the unknown of its end; the entries have none.
    pub(super) begins: Vec<usize>,
    pub(super) ends: Vec<Option<usize>>,
    pub(super) copies: Vec<Copy>,
    pub(super) unknowns: Vec<About>,
    pub(super) rules: Vec<Rule>,
    /// Whether anything is beyond the bound.
    pub(super) is_cut_off: bool,
}

/// Makes the copies.
struct Builder<'b, 'a> {
    commands: &'b mut Commands<'a>,
    bound: usize,
    graphs: [CallGraph; 2],
    sites: BTreeMap<(Wrapper, Vec<Place>, usize, usize), usize>,
    wrappers: BTreeMap<Wrapper, usize>,
    residuals: BTreeMap<Residual, usize>,
    round: BTreeMap<(Side, FuncId), BTreeMap<Block, BTreeSet<Block>>>,
    pending: Vec<(usize, Residual)>,
    made: Bounded,
}

impl Bounded {
    /// The bounded product and its clauses.
    pub(super) fn new(commands: &mut Commands<'_>, bound: usize) -> Result<Bounded, String> {
        let graphs = Side::BOTH.map(|side| CallGraph::new(&commands.claim.programs[side].module));
        let made = Bounded {
            wrappers: vec![],
            begins: vec![],
            ends: vec![],
            copies: vec![],
            unknowns: vec![],
            rules: vec![],
            is_cut_off: false,
        };
        let mut builder = Builder {
            commands,
            bound,
            graphs,
            sites: BTreeMap::new(),
            wrappers: BTreeMap::new(),
            residuals: BTreeMap::new(),
            round: BTreeMap::new(),
            pending: vec![],
            made,
        };
        builder.wrapper(Wrapper { relation: 0, site: 0, depth: 1 })?;
        let mut next = 0;
        while next < builder.pending.len() {
            let (copy, residual) = builder.pending[next].clone();
            builder.open(copy, &residual)?;
            next += 1;
        }
        let mut made = builder.made;
        made.add_rules(commands)?;
        Ok(made)
    }

    /// The copy of a wrapper's beginning, and what is known of calls of it where they end.
    fn add_rules(&mut self, commands: &Commands<'_>) -> Result<(), String> {
        let t = commands.terms;
        let joint = &commands.relations[0].joint;
        let entry = joint.entry();
        let mut constraint = joint.background(&entry).map_err(|error| error.to_string())?;
        constraint.push(joint.claimed_beginning().map_err(|error| error.to_string())?);
        let states: Vec<Term> = joint.state(&entry).into_iter().flatten().collect();
        let head = Some((self.copies[self.begins[0]].unknown, states));
        let mut rules = vec![Rule { body: vec![], constraint, head, origin: "the claimed inputs" }];
        let claimed = joint.claimed_end().map_err(|error| error.to_string())?;
        for copy in &self.copies {
            let from = (copy.unknown, self.unknowns[copy.unknown].variables.clone());
            let relation = self.wrappers[copy.wrapper].relation;
            for (step, way) in copy.steps.iter().zip(copy.moves.iter()) {
                for (index, call) in way.calls.iter().enumerate() {
                    let Some(callee) = step.calls[index] else { continue };
                    let head = (self.copies[self.begins[callee]].unknown, call.arguments.concat());
                    let mut said = head.1.clone();
                    said.push(call.made);
                    let needed = needed(t, &way.calls, &said);
                    if needed.contains(&index) {
                        return Err("a call is given what it gives".to_owned());
                    }
                    let known = base_without(t, way, &needed);
                    let constraint = [&known[..], &[call.made]].concat();
                    let rule = Rule { body: vec![from.clone()], constraint, head: Some(head), origin: "a call" };
                    rules.extend(self.cases(t, step, way, &needed, rule)?);
                }
                for (landing, to) in way.landings.iter().zip(&step.landings) {
                    let states: Vec<Term> = landing.states.concat();
                    let mut constraint = [&way.base[..], &[landing.guard]].concat();
                    let head = match to {
                        To::Beyond => continue,
                        To::Copy(other) => Some((self.copies[*other].unknown, states)),
                        To::End => match self.ends[copy.wrapper] {
                            Some(end) => Some((end, states)),
                            None => {
                                let ends: Vec<&[Term]> = landing.states.iter().map(Vec::as_slice).collect();
                                let joint = &commands.relations[relation].joint;
                                constraint.push(t.not(joint.instantiate(claimed, &landing.places, &ends)));
                                None
                            }
                        },
                    };
                    let all: Vec<usize> = (0..way.calls.len()).collect();
                    let rule = Rule { body: vec![from.clone()], constraint, head, origin: "a step" };
                    rules.extend(self.cases(t, step, way, &all, rule)?);
                }
            }
        }
        self.rules = rules;
        Ok(())
    }

    /// A rule for every combination of calls that are made and not made.
    fn cases(&self, t: &Terms, step: &Step, way: &Move, used: &[usize], rule: Rule) -> Result<Vec<Rule>, String> {
        let Rule { body, constraint, head, origin } = rule;
        let guard = t.and(&constraint);
        let mut cases = vec![(constraint, body)];
        let mut sometimes = 0;
        for index in used {
            let call = &way.calls[*index];
            let is_never = t.is_false(t.and(&[guard, call.made]));
            let is_always = t.is_false(t.and(&[guard, t.not(call.made)]));
            if is_never {
                continue;
            }
            sometimes += usize::from(!is_always);
            if sometimes > MOST_SOMETIMES {
                return Err("too many calls are made only sometimes".to_owned());
            }
            let mut next = Vec::new();
            for (constraint, body) in cases {
                if !is_always {
                    next.push(([&constraint[..], &[t.not(call.made)]].concat(), body.clone()));
                }
                // What is beyond the bound never ends.
                let end = step.calls[*index].and_then(|callee| self.ends[callee]);
                if let Some(end) = end {
                    let after = (end, call.exits.concat());
                    let constraint = [&constraint[..], &[call.made]].concat();
                    next.push((constraint, [&body[..], &[after]].concat()));
                }
            }
            cases = next;
        }
        cases.retain(|(constraint, _)| !t.is_false(t.and(constraint)));
        let rule = |(constraint, body)| Rule { body, constraint, head: head.clone(), origin };
        Ok(cases.into_iter().map(rule).collect())
    }
}

impl Builder<'_, '_> {
    /// The number of a wrapper, with the copy where it begins.
    fn wrapper(&mut self, wrapper: Wrapper) -> Result<usize, String> {
        if let Some(known) = self.wrappers.get(&wrapper) {
            return Ok(*known);
        }
        let number = self.made.wrappers.len();
        self.wrappers.insert(wrapper.clone(), number);
        self.made.wrappers.push(wrapper.clone());
        let joint = &self.commands.relations[wrapper.relation].joint;
        let (entry, exit) = (joint.entry(), joint.exit());
        let rounds = vec![BTreeMap::new(); exit.len()];
        let end = (wrapper.relation > 0).then(|| self.unknown(number, &exit, &rounds));
        self.made.ends.push(end);
        let rounds = vec![BTreeMap::new(); entry.len()];
        let begin = self.copy(Residual { wrapper: number, places: entry, rounds })?;
        self.made.begins.push(begin);
        Ok(number)
    }

    /// The number of a copy.
    fn copy(&mut self, residual: Residual) -> Result<usize, String> {
        if let Some(known) = self.residuals.get(&residual) {
            return Ok(*known);
        }
        if self.made.copies.len() >= MOST_COPIES {
            return Err("the bounded product is too large".to_owned());
        }
        let number = self.made.copies.len();
        self.residuals.insert(residual.clone(), number);
        let (wrapper, places) = (residual.wrapper, residual.places.clone());
        let unknown = self.unknown(wrapper, &places, &residual.rounds);
        self.made.copies.push(Copy { wrapper, places, moves: Rc::new(vec![]), steps: vec![], unknown });
        self.pending.push((number, residual));
        Ok(number)
    }

    /// An unknown about the state at places.
    fn unknown(&mut self, wrapper: usize, places: &[Place], rounds: &[BTreeMap<Block, usize>]) -> usize {
        let Wrapper { relation, site, .. } = self.made.wrappers[wrapper];
        let joint = &self.commands.relations[relation].joint;
        let variables = joint.state(places).into_iter().flatten().collect();
        let kind = |source: SlotSource| match source {
            SlotSource::Outcome => SlotKind::Outcome,
            SlotSource::Result(_) => SlotKind::Result,
            SlotSource::State(_) => SlotKind::State,
            SlotSource::Value(_) => SlotKind::Value,
        };
        let shapes = joint.shapes(places).unwrap_or_default().into_iter().enumerate();
        let slots = shapes.flat_map(|(index, shape)| shape.slots.iter().map(move |slot| (index, kind(slot.source))));
        let gone = rounds.iter().map(|counts| counts.values().sum::<usize>() as isize);
        let ahead = match gone.collect::<Vec<_>>()[..] {
            [left, right] if left > 0 && right > 0 => left - right,
            _ => 0,
        };
        let line = (relation, site, places.to_vec(), ahead);
        self.made.unknowns.push(About { wrapper, places: places.to_vec(), variables, slots: slots.collect(), line });
        self.made.unknowns.len() - 1
    }

    /// Makes the steps of a copy, and the copies that they lead to.
    fn open(&mut self, copy: usize, residual: &Residual) -> Result<(), String> {
        let wrapper = self.made.wrappers[residual.wrapper].clone();
        let moves = self.commands.moves(wrapper.relation, &residual.places)?;
        let mut steps = Vec::new();
        for (which, way) in moves.iter().enumerate() {
            let mut landings = Vec::new();
            for landing in &way.landings {
                landings.push(self.landing(residual, landing, way)?);
            }
            let mut calls = Vec::new();
            for (index, call) in way.calls.iter().enumerate() {
                calls.push(self.callee(&wrapper, &residual.places, which, index, call)?);
            }
            self.made.is_cut_off |= landings.contains(&To::Beyond) || calls.contains(&None);
            steps.push(Step { landings, calls });
        }
        self.made.copies[copy].moves = moves;
        self.made.copies[copy].steps = steps;
        Ok(())
    }

    /// The copy that a landing is at.
    fn landing(&mut self, from: &Residual, landing: &Landing, way: &Move) -> Result<To, String> {
        if landing.places.iter().all(|place| *place == Place::Exit) {
            return Ok(To::End);
        }
        let relation = self.made.wrappers[from.wrapper].relation;
        let functions = self.commands.relations[relation].functions.clone();
        let mut rounds = Vec::new();
        for (index, place) in landing.places.iter().enumerate() {
            let (Place::Cut(block), true) = (place, way.advance[index] > 0) else {
                rounds.push(if *place == Place::Exit { BTreeMap::new() } else { from.rounds[index].clone() });
                continue;
            };
            // Only what is gone round again matters for what is left to do.
            let along = self.goes_round_with(functions[index], *block);
            let mut counts = from.rounds[index].clone();
            counts.retain(|other, _| along.contains(other));
            if along.contains(block) {
                let count = counts.entry(*block).or_insert(0);
                *count += 1;
                if *count > self.bound {
                    return Ok(To::Beyond);
                }
            }
            rounds.push(counts);
        }
        self.copy(Residual { wrapper: from.wrapper, places: landing.places.clone(), rounds }).map(To::Copy)
    }

    /// The blocks on a cycle with a block.
    fn goes_round_with(&mut self, (side, id): (Side, FuncId), block: Block) -> BTreeSet<Block> {
        let function = &self.commands.claim.programs[side].module.functions[id];
        let known = self.round.entry((side, id)).or_default();
        if let Some(known) = known.get(&block) {
            return known.clone();
        }
        let cfg = Cfg::new(function);
        let reach = |next: &dyn Fn(Block) -> Vec<Block>| {
            let mut seen = BTreeSet::new();
            let mut pending = next(block);
            while let Some(at) = pending.pop() {
                if seen.insert(at) {
                    pending.extend(next(at));
                }
            }
            seen
        };
        let after = reach(&|at| cfg.successors(at).to_vec());
        let before = reach(&|at| cfg.predecessors(at).to_vec());
        let found: BTreeSet<Block> = after.intersection(&before).copied().collect();
        known.insert(block, found.clone());
        found
    }

    /// The copy of the relation that a call is of, if it is within the bound.
    fn callee(
        &mut self,
        caller: &Wrapper,
        places: &[Place],
        which: usize,
        index: usize,
        call: &SummaryUse,
    ) -> Result<Option<usize>, String> {
        let graph = |side: Side| &self.graphs[usize::from(side == Side::Right)];
        let from = &self.commands.relations[caller.relation].functions;
        let to = &self.commands.relations[call.relation].functions;
        let again = |((side, f), (other, g)): (&(Side, FuncId), &(Side, FuncId))| {
            let graph = graph(*side);
            side == other && graph.is_recursive(*g) && graph.component_of(*f) == graph.component_of(*g)
        };
        let is_inner = caller.relation > 0 && from.len() == to.len() && from.iter().zip(to).all(again);
        // All of those that call each other once is one round.
        let size = |(side, id): &(Side, FuncId)| {
            let graph = graph(*side);
            graph.components().iter().find(|component| component.contains(id)).map_or(1, Vec::len)
        };
        let most = self.bound * to.iter().map(size).max().unwrap_or(1);
        let (site, depth) = if is_inner {
            (caller.site, caller.depth + 1)
        } else {
            let key = (Wrapper { depth: 0, ..caller.clone() }, places.to_vec(), which, index);
            let fresh = self.sites.len() + 1;
            (*self.sites.entry(key).or_insert(fresh), 1)
        };
        if depth > most {
            return Ok(None);
        }
        self.wrapper(Wrapper { relation: call.relation, site, depth }).map(Some)
    }
}

/// Which calls give what occurs in these terms, directly or through what they were given.
fn needed(t: &Terms, calls: &[SummaryUse], said: &[Term]) -> Vec<usize> {
    let mut needed: Vec<usize> = Vec::new();
    let mut seen: FxHashSet<Term> = t.subterms(said).into_iter().collect();
    loop {
        let before = needed.len();
        for (index, call) in calls.iter().enumerate() {
            if !needed.contains(&index) && given(call).any(|result| seen.contains(&result)) {
                needed.push(index);
                let given: Vec<Term> = call.arguments.iter().flatten().copied().chain([call.made]).collect();
                seen.extend(t.subterms(&given));
            }
        }
        if needed.len() == before {
            needed.sort_unstable();
            return needed;
        }
    }
}

/// What a call gives: the terms of its end that are not what it was given.
fn given(call: &SummaryUse) -> impl Iterator<Item = Term> + '_ {
    let known: FxHashSet<Term> = call.arguments.iter().flatten().copied().collect();
    call.exits.iter().flatten().copied().filter(move |term| !known.contains(term))
}

/// What is known of a step before other calls than these have ended.
fn base_without(t: &Terms, way: &Move, used: &[usize]) -> Vec<Term> {
    let others = way.calls.iter().enumerate().filter(|(index, _)| !used.contains(index));
    let unknown: FxHashSet<Term> = others.flat_map(|(_, call)| given(call)).collect();
    let used: FxHashSet<Term> = used.iter().flat_map(|index| given(&way.calls[*index])).collect();
    let is_known =
        |term: &&Term| !t.subterms(&[**term]).iter().any(|part| unknown.contains(part) && !used.contains(part));
    way.base.iter().filter(is_known).copied().collect()
}
