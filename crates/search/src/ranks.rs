//! Ranking functions for certificates: what falls while one side moves alone, so that it does not do so for ever.
//!
//! The searches for couplings prove partial equivalence: the sides agree whenever both end. Where a node leads back to
//! itself by steps of one side alone, mutual termination needs a ranking function there, too. Loops that count towards
//! a bound, or a number down to zero, have one that can be read off the condition under which they go round: the
//! distance between what the condition compares, where it holds, and zero where it does not. It is made of the
//! condition's own atoms, tried with a solver, and written into the certificate. (Complete methods for linear ranking
//! functions are Podelski and Rybalchenko's, 2004; what programs contain is mostly this simple.) Nothing here is
//! trusted: the checker asks for itself.

use std::collections::BTreeSet;

use tandem_base::{Budget, Side, Work};
use tandem_discharge::substitution::{Solved, solve};
use tandem_ir::analysis::default_cuts;
use tandem_ir::{Block, Callee, FuncId, Function, Id, Inst, InstData};
use tandem_kernel::certificate::{Definition, FunctionName, Point, Relation, Rule};
use tandem_kernel::checker::parse_place;
use tandem_kernel::claim::{Claim, Predicate};
use tandem_kernel::definitions::Definitions;
use tandem_kernel::joint::{Joint, JointStep};
use tandem_kernel::symbolic::{CutFunction, Place};
use tandem_logic::{Op, Sort, Term, Terms};
use tandem_solver::Solver;

use crate::Proof;
use crate::product::render;
use crate::schedule::RANKS;

/// The work for one question.
const QUESTION: Work = Work::units(2_000);
/// Atoms of one condition that are looked at.
const MOST_ATOMS: usize = 10;
/// Functions whose loops are given ranks for their own sake.
const MOST_RETURNS: usize = 16;
/// Candidates that are tried at one point.
const MOST_CANDIDATES: usize = 60;

/// The proof with ranks where they are needed and were found.
pub fn with_ranks(claim: &Claim, mut proof: Proof, solver: &Solver, budget: &Budget) -> Proof {
    let budget = budget.allowing(RANKS);
    let reshaped =
        (!proof.reshape.is_none()).then(|| tandem_discharge::rewrite::reshaped(claim, &proof.reshape)).transpose();
    let Ok(reshaped) = reshaped else { return proof };
    let claim = reshaped.as_ref().unwrap_or(claim);
    let definitions = proof.definitions.clone();
    for (index, relation) in proof.relations.iter_mut().enumerate() {
        if relation.functions.len() == 2 {
            // A relation without ranks proves less, but what it proves is right.
            let _ = rank(claim, relation, &definitions, index == 0, solver, &budget);
        }
    }
    proof
}

/// The proof with reasons why functions return in which nothing but loops goes round, whoever calls them and when: ranks of their
/// loops. Nothing, if there is no such function.
pub fn with_returns(claim: &Claim, mut proof: Proof, solver: &Solver, budget: &Budget) -> Option<Proof> {
    let budget = budget.allowing(RANKS);
    let reshaped =
        (!proof.reshape.is_none()).then(|| tandem_discharge::rewrite::reshaped(claim, &proof.reshape)).transpose();
    let claim = reshaped.as_ref().ok()?.as_ref().unwrap_or(claim);
    let mut found = Vec::new();
    for (side, program) in claim.programs.iter() {
        for (id, function) in program.module.functions.iter() {
            let calls = |data: &InstData| matches!(data.inst, Inst::Call { callee: Callee::Function(_), .. });
            let cuts = default_cuts(function);
            if id == program.entry
                || cuts.len() < 2
                || found.len() >= MOST_RETURNS
                || function.blocks.values().flat_map(|block| &block.insts).any(|inst| calls(&function.insts[*inst]))
            {
                continue;
            }
            let mut relation = returning(side, function, &cuts);
            let is_ranked = rank(claim, &mut relation, &[], false, solver, &budget).is_some();
            if is_ranked && relation.points.iter().all(|point| point.rank.is_some()) {
                found.push(relation);
            }
        }
    }
    let is_more = !found.is_empty();
    proof.relations.extend(found);
    is_more.then_some(proof)
}

/// The relation of one function that goes from cut to cut, without ranks of its loops.
fn returning(side: Side, function: &Function, cuts: &[Block]) -> Relation {
    let onwards = || vec![Rule { when: None, leaving: None, advance: vec![1] }];
    let entry =
        Point { at: vec!["entry".to_owned()], rules: onwards(), rank: Some("0".to_owned()), ..Point::default() };
    let cuts = cuts.iter().filter(|cut| **cut != function.entry());
    let at = |cut: &Block| Point { at: vec![format!("b{}", cut.index())], rules: onwards(), ..Point::default() };
    let name = FunctionName { side: side.into(), name: function.name.clone() };
    Relation { functions: vec![name], points: [entry].into_iter().chain(cuts.map(at)).collect(), ..Relation::default() }
}

/// Gives ranks to the points of a relation.
fn rank(
    claim: &Claim,
    relation: &mut Relation,
    definitions: &[Definition],
    is_first: bool,
    solver: &Solver,
    budget: &Budget,
) -> Option<()> {
    let mut functions: Vec<(Side, FuncId)> = Vec::new();
    for function in &relation.functions {
        let side = Side::from(function.side);
        functions.push((side, claim.programs[side].module.function_named(&function.name)?));
    }
    let mut places: Vec<Vec<Place>> = Vec::new();
    for point in &relation.points {
        let at = point.at.iter().zip(&functions);
        let at = at.map(|(text, (side, id))| parse_place(&claim.programs[*side].module.functions[*id], text).ok());
        places.push(at.collect::<Option<_>>()?);
    }
    let mut views = Vec::new();
    for (index, (side, id)) in functions.iter().enumerate() {
        let cuts: BTreeSet<_> = places
            .iter()
            .filter_map(|places| match places[index] {
                Place::Cut(block) => Some(block),
                Place::Exit => None,
            })
            .collect();
        views.push((*side, CutFunction::new(&claim.programs[*side].module, *id, &cuts).ok()?));
    }
    let terms = Terms::new();
    let parts: Vec<(Side, &CutFunction<'_>)> = views.iter().map(|(side, view)| (*side, view)).collect();
    let math = claim.semantics.ints == tandem_kernel::semantics::Ints::Math;
    let definitions = Definitions::read(&terms, definitions, math).ok()?;
    let joint = Joint::new(claim, &terms, &parts).defining(&definitions);
    let beginning = if is_first {
        joint.claimed_beginning().ok()?
    } else {
        let parts: Option<Vec<Term>> =
            relation.pre.iter().map(|text| predicate(&joint, &joint.entry(), text)).collect();
        terms.and(&parts?)
    };
    for (point, places) in relation.points.iter_mut().zip(&places) {
        if point.rank.is_none() && point.only_if.is_empty() && budget.exhausted().is_none() {
            let asking = Asking { joint: &joint, definitions: &definitions, beginning, places, solver, budget };
            point.rank = asking.rank(point);
        }
    }
    nests(&joint, &definitions, beginning, relation, &places, solver, budget);
    Some(())
}

/// A step of one side alone from one point to another.
struct Move {
    from: usize,
    to: usize,
    hypotheses: Vec<Term>,
    states: Vec<Vec<Term>>,
}

/// Gives ranks to points that lead to each other by steps of one side alone, as the heads of loops in loops do: first what falls
/// with each round of the outer loop and stays as it is in the inner ones, then which of them it is, then the inner loop's own rank.
fn nests(
    joint: &Joint<'_>,
    definitions: &Definitions,
    beginning: Term,
    relation: &mut Relation,
    places: &[Vec<Place>],
    solver: &Solver,
    budget: &Budget,
) {
    let t = joint.terms;
    let mut moves: Vec<Move> = Vec::new();
    for (from, (point, here)) in relation.points.iter().zip(places).enumerate() {
        let asking = Asking { joint, definitions, beginning, places: here, solver, budget };
        for (hypotheses, step) in asking.alone(point).unwrap_or_default() {
            for (guard, arrived, states) in pairs(t, &step) {
                let to = places.iter().position(|places| *places == arrived);
                let hypotheses: Vec<Term> = hypotheses.iter().copied().chain([guard]).collect();
                moves.extend(to.map(|to| Move { from, to, hypotheses, states }));
            }
        }
    }
    let reaches = |from: usize, to: usize| {
        let mut seen = BTreeSet::from([from]);
        let mut pending = vec![from];
        while let Some(at) = pending.pop() {
            pending.extend(moves.iter().filter(|one| one.from == at && seen.insert(one.to)).map(|one| one.to));
            if moves.iter().any(|one| one.from == at && one.to == to) {
                return true;
            }
        }
        false
    };
    for outer in 0..places.len() {
        let ring: Vec<usize> = (0..places.len())
            .filter(|other| *other != outer && reaches(outer, *other) && reaches(*other, outer))
            .collect();
        let is_ranked = |text: &Option<String>| text.as_ref().is_some_and(|text| text.contains(';'));
        if ring.is_empty() || ring.iter().any(|inner| is_ranked(&relation.points[*inner].rank)) {
            continue;
        }
        let inside = |at: usize| at == outer || ring.contains(&at);
        let own: Vec<&Move> = moves.iter().filter(|one| inside(one.from) && inside(one.to)).collect();
        let mut atoms = Vec::new();
        for one in own.iter().filter(|one| one.from == outer || one.to == outer) {
            one.hypotheses.last().iter().for_each(|guard| collect(t, **guard, &mut atoms));
        }
        atoms.truncate(MOST_ATOMS);
        let widest = atoms.iter().map(|atom| width_of(t, t.args(*atom)[0])).max().unwrap_or(0);
        let width = if widest <= 32 { 64 } else { 128 };
        let candidates: Vec<Term> = atoms.iter().flat_map(|atom| distances(t, *atom, width)).collect();
        let texts =
            candidates.iter().take(MOST_CANDIDATES).filter_map(|term| render::render(joint, &places[outer], *term));
        let texts: BTreeSet<String> = texts.collect();
        let found = texts.into_iter().find(|text| {
            budget.exhausted().is_none()
                && own.iter().all(|one| {
                    let said = |at: usize| joint.number(&places[at], &Predicate::parse(text).ok()?.expr).ok();
                    let (Some(here), Some(there)) = (said(one.from), said(one.to)) else { return false };
                    let states: Vec<&[Term]> = one.states.iter().map(Vec::as_slice).collect();
                    let there = joint.instantiate(there, &places[one.to], &states);
                    if t.sort(here) != t.sort(there) {
                        return false;
                    }
                    let good = if one.to == outer {
                        let (zero, less, at_most) = match t.sort(here) {
                            Sort::BitVec(width) => (t.bv(width, 0), Op::BvSlt, Op::BvSle),
                            _ => (t.int(0), Op::Lt, Op::Le),
                        };
                        t.and(&[t.term(at_most, &[zero, here]), t.term(less, &[there, here])])
                    } else {
                        t.eq(here, there)
                    };
                    let mut assertions = one.hypotheses.clone();
                    assertions.push(t.not(good));
                    matches!(solve(solver, t, &assertions, &[], &budget.allowing(QUESTION)), Solved::Unsat)
                })
        });
        let Some(text) = found else { continue };
        relation.points[outer].rank = Some(format!("{text}; {}", ring.len()));
        for (position, inner) in ring.iter().enumerate() {
            let point = &mut relation.points[*inner];
            let own = point.rank.take().map(|own| format!("; {own}")).unwrap_or_default();
            point.rank = Some(format!("{text}; {}{own}", ring.len() - 1 - position));
        }
    }
}

/// Where all runs of a step arrive together: when, where and in which states.
fn pairs(t: &Terms, step: &JointStep) -> Vec<(Term, Vec<Place>, Vec<Vec<Term>>)> {
    if let [only] = &step.arrivals[..] {
        let alone = only.iter().filter(|arrival| !t.is_false(arrival.guard));
        return alone.map(|one| (one.guard, vec![one.place], vec![one.state.clone()])).collect();
    }
    let [left, right] = &step.arrivals[..] else { return vec![] };
    let pairs = left.iter().flat_map(|one| right.iter().map(move |other| [one, other]));
    let pairs = pairs.map(|pair| {
        let guard = t.and(&pair.map(|arrival| arrival.guard));
        (guard, pair.map(|arrival| arrival.place).to_vec(), pair.map(|arrival| arrival.state.clone()).to_vec())
    });
    pairs.filter(|(guard, ..)| !t.is_false(*guard)).collect()
}

fn predicate(joint: &Joint<'_>, places: &[Place], text: &str) -> Option<Term> {
    joint.predicate(places, &Predicate::parse(text).ok()?.expr).ok()
}

/// What is asked about one point.
struct Asking<'q, 'a> {
    joint: &'q Joint<'a>,
    definitions: &'q Definitions,
    beginning: Term,
    places: &'q [Place],
    solver: &'q Solver,
    budget: &'q Budget,
}

/// A step of one side alone that leads back to where it started.
struct Round {
    /// What is known of it.
    hypotheses: Vec<Term>,
    /// When, and in which states, it comes back.
    back: Vec<(Term, Vec<Vec<Term>>)>,
}

impl Asking<'_, '_> {
    /// The text of a rank for a point, if it needs one and one is found.
    fn rank(&self, point: &Point) -> Option<String> {
        let rounds = self.rounds(point)?;
        if rounds.is_empty() {
            return None;
        }
        let t = self.joint.terms;
        let mut atoms = Vec::new();
        for round in &rounds {
            round.back.iter().for_each(|(guard, _)| collect(t, *guard, &mut atoms));
        }
        atoms.truncate(MOST_ATOMS);
        // Differences of numbers of 32 bits fit into 64, and those of 64 into 128.
        let widest = atoms.iter().map(|atom| width_of(t, t.args(*atom)[0])).max().unwrap_or(0);
        let width = if widest <= 32 { 64 } else { 128 };
        let math = self.joint.claim.semantics.ints == tandem_kernel::semantics::Ints::Math;
        let zero = if math { t.int(0) } else { t.bv(width, 0) };
        // The likeliest first: the distance that is positive where the condition holds.
        let mut candidates = vec![zero];
        let conjuncts = rounds.iter().flat_map(|round| &round.back).flat_map(|(guard, _)| conjuncts(t, *guard));
        candidates.extend(conjuncts.filter_map(|conjunct| positive(t, conjunct, width)));
        for atom in atoms {
            candidates.extend(distances(t, atom, width));
        }
        if rounds.len() > 1 {
            // Each side has a distance of its own, and the other side's stays as it is.
            let single = candidates[1..].to_vec();
            let sum = if math { Op::Add } else { Op::BvAdd };
            for (index, one) in single.iter().enumerate() {
                candidates.extend(single[..index].iter().map(|other| t.term(sum.clone(), &[*one, *other])));
            }
        }
        let mut tried = BTreeSet::new();
        let mut distinct = candidates.into_iter().filter(|candidate| tried.insert(*candidate)).take(MOST_CANDIDATES);
        let found = distinct.find(|candidate| rounds.iter().all(|round| self.falls(round, *candidate)))?;
        render::render(self.joint, self.places, found)
    }

    /// The steps of one side alone that come back.
    fn rounds(&self, point: &Point) -> Option<Vec<Round>> {
        let mut rounds = Vec::new();
        for (hypotheses, step) in self.alone(point)? {
            let back = self.coming_back(&step);
            if !back.is_empty() {
                rounds.push(Round { hypotheses, back });
            }
        }
        Some(rounds)
    }

    /// The steps of one side alone, with what is known of each.
    fn alone(&self, point: &Point) -> Option<Vec<(Vec<Term>, JointStep)>> {
        let t = self.joint.terms;
        let mut known: Vec<Term> = Vec::new();
        for text in &point.coupling {
            known.push(predicate(self.joint, self.places, text)?);
        }
        if known.iter().any(|known| t.is_false(*known)) {
            return None;
        }
        known = self.definitions.parts_without(t, &known);
        known.push(self.joint.of_arguments(self.beginning, self.places));
        known.extend(self.joint.background(self.places).ok()?);
        let mut found = Vec::new();
        let mut earlier = Vec::new();
        for rule in &point.rules {
            let mut when = vec![];
            if let Some(text) = &rule.when {
                when.push(predicate(self.joint, self.places, text)?);
            }
            if let Some(leaving) = &rule.leaving {
                when.push(self.joint.leaving(self.places, leaving).ok()?);
            }
            let when = t.and(&when);
            let moved =
                rule.advance.iter().zip(self.places).filter(|(count, place)| **count > 0 && **place != Place::Exit);
            if moved.count() == 1 {
                let step = self.joint.step(self.places, &rule.advance).ok()?;
                let mut hypotheses = known.clone();
                hypotheses.extend(&earlier);
                hypotheses.push(when);
                hypotheses.extend(&step.facts);
                found.push((hypotheses, step));
            }
            earlier.push(t.not(when));
        }
        Some(found)
    }

    fn coming_back(&self, step: &JointStep) -> Vec<(Term, Vec<Vec<Term>>)> {
        let t = self.joint.terms;
        let back = pairs(t, step).into_iter().filter(|(_, places, _)| places == self.places);
        back.map(|(guard, _, states)| (guard, states)).collect()
    }

    /// Whether a number is never negative and falls with each round.
    fn falls(&self, round: &Round, rank: Term) -> bool {
        let t = self.joint.terms;
        let less = if t.sort(rank) == Sort::Int { Op::Lt } else { Op::BvSlt };
        let zero = if t.sort(rank) == Sort::Int { t.int(0) } else { t.bv(width_of(t, rank), 0) };
        let mut bad = vec![t.term(less.clone(), &[rank, zero])];
        for (guard, states) in &round.back {
            let states: Vec<&[Term]> = states.iter().map(Vec::as_slice).collect();
            let next = self.joint.instantiate(rank, self.places, &states);
            bad.push(t.and(&[*guard, t.not(t.term(less.clone(), &[next, rank]))]));
        }
        let mut assertions = round.hypotheses.clone();
        assertions.push(t.or(&bad));
        matches!(solve(self.solver, t, &assertions, &[], &self.budget.allowing(QUESTION)), Solved::Unsat)
    }
}

/// The bits of a number; none if it is unbounded.
fn width_of(t: &Terms, term: Term) -> u32 {
    match t.sort(term) {
        Sort::BitVec(width) => width,
        _ => 0,
    }
}

fn conjuncts(t: &Terms, term: Term) -> Vec<Term> {
    match t.op(term) {
        Op::And => t.args(term).iter().flat_map(|part| conjuncts(t, *part)).collect(),
        _ => vec![term],
    }
}

/// The distance between two numbers that is positive because a comparison holds.
fn positive(t: &Terms, condition: Term, width: u32) -> Option<Term> {
    let (atom, holds) = match t.op(condition) {
        Op::Not => (t.args(condition)[0], false),
        _ => (condition, true),
    };
    let ways = match t.op(atom) {
        Op::BvSlt | Op::BvUlt | Op::Lt | Op::BvSle | Op::BvUle | Op::Le => distances(t, atom, width),
        _ => return None,
    };
    let is_strict = matches!(t.op(atom), Op::BvSlt | Op::BvUlt | Op::Lt);
    // Above, above the other way round, within, within the other way round.
    ways.get(match (is_strict, holds) {
        (true, true) => 0,
        (true, false) => 3,
        (false, true) => 2,
        (false, false) => 1,
    })
    .copied()
}

/// The comparisons in a condition.
pub(crate) fn collect(t: &Terms, term: Term, found: &mut Vec<Term>) {
    for part in t.subterms(&[term]) {
        let is_number = |term: &Term| matches!(t.sort(*term), Sort::BitVec(_) | Sort::Int);
        let compares = matches!(t.op(part), Op::BvSlt | Op::BvSle | Op::BvUlt | Op::BvUle | Op::Lt | Op::Le | Op::Eq);
        if compares && t.args(part).iter().all(is_number) && !found.contains(&part) {
            found.push(part);
        }
    }
}

/// How far apart what an atom compares is, in several ways that are never negative, as numbers of this width.
pub(crate) fn distances(t: &Terms, atom: Term, wide_width: u32) -> Vec<Term> {
    let &[a, b] = t.args(atom) else { return vec![] };
    if t.sort(a) == Sort::Int {
        let difference = |from, to| t.term(Op::Sub, &[to, from]);
        let above = |from, to| t.ite(t.term(Op::Lt, &[from, to]), difference(from, to), t.int(0));
        let size = |x| t.ite(t.term(Op::Lt, &[x, t.int(0)]), t.term(Op::Neg, &[x]), x);
        let within = |from, to| {
            let more = t.term(Op::Add, &[difference(from, to), t.int(1)]);
            t.ite(t.term(Op::Le, &[from, to]), more, t.int(0))
        };
        let mut found = vec![above(a, b), above(b, a), within(a, b), within(b, a)];
        if *t.op(atom) == Op::Eq {
            found.extend([size(difference(a, b)), size(a), size(b)]);
        }
        return found;
    }
    let Sort::BitVec(width) = t.sort(a) else { return vec![] };
    if width >= wide_width {
        return vec![];
    }
    let wide = |is_signed: bool, x| {
        t.term(if is_signed { Op::BvSignExtend(wide_width) } else { Op::BvZeroExtend(wide_width) }, &[x])
    };
    let zero = t.bv(wide_width, 0);
    let above = |is_signed: bool, from: Term, to: Term| {
        let less = t.term(if is_signed { Op::BvSlt } else { Op::BvUlt }, &[from, to]);
        t.ite(less, t.term(Op::BvSub, &[wide(is_signed, to), wide(is_signed, from)]), zero)
    };
    let within = |is_signed: bool, from: Term, to: Term| {
        let holds = t.term(if is_signed { Op::BvSle } else { Op::BvUle }, &[from, to]);
        let distance = t.term(Op::BvSub, &[wide(is_signed, to), wide(is_signed, from)]);
        t.ite(holds, t.term(Op::BvAdd, &[distance, t.bv(wide_width, 1)]), zero)
    };
    match t.op(atom) {
        Op::BvSlt | Op::BvSle => vec![above(true, a, b), above(true, b, a), within(true, a, b), within(true, b, a)],
        Op::BvUlt | Op::BvUle => vec![above(false, a, b), above(false, b, a), within(false, a, b), within(false, b, a)],
        _ => {
            // Counting until two numbers meet goes round the end of the type if it has to.
            let wrapped = |from, to| wide(false, t.term(Op::BvSub, &[to, from]));
            let size = |x: Term| {
                let is_negative = t.term(Op::BvSlt, &[x, t.bv(width, 0)]);
                t.ite(is_negative, t.term(Op::BvNeg, &[wide(true, x)]), wide(true, x))
            };
            vec![wrapped(a, b), wrapped(b, a), above(true, a, b), above(true, b, a), size(a), size(b)]
        }
    }
}
