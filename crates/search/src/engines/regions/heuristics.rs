//! Which opaque piece is made exact next: ARDiff's Algorithm 1.
//!
//! Heuristic 1 looks for a function such that some value of it makes the sides agree whatever the others are: if the code gives
//! that value, nothing else has to be known. The paper asks a solver for such a value, a question with quantifiers; here zero and
//! one are tried, which is what makes products and sums vanish, and the question has none. Heuristic 2 takes functions that
//! the sides use a different number of times. Among the candidates of both, or among all if there are none, heuristic 3 takes
//! the one with the fewest loops around or in it (3.1) and operations that are not linear (3.2).

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use tandem_base::{Budget, Pair, Random, Side, Work};
use tandem_discharge::WithSolver;
use tandem_ir::analysis::default_cuts;
use tandem_ir::{Callee, Function, Inst};
use tandem_kernel::claim::Claim;
use tandem_kernel::joint::Joint;
use tandem_kernel::obligation::{Discharge, Discharged};
use tandem_kernel::symbolic::{CutFunction, Place};
use tandem_logic::{Op, Sort, Term, Terms};
use tandem_solver::Solver;

use super::diff::Diff;

/// The work for one question of heuristic 1.
const QUESTION: Work = Work::units(50);

/// Of more functions than this heuristic 1 is not asked.
const MOST_QUESTIONS: usize = 60;

/// How the next piece is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// By chance.
    Random,
    /// By heuristic 3 alone.
    Simplest,
    /// By all heuristics.
    All,
}

/// A choice.
pub struct Chosen {
    /// The digest of the piece.
    pub digest: String,
    /// The heuristics that proposed it, of the first two.
    pub by: Vec<u8>,
}

/// What is refined next of the pieces that are opaque in a claim.
pub fn choose(
    choice: Choice,
    diff: &Diff,
    abstracted: &Claim,
    opaque: &BTreeSet<String>,
    solver: &Solver,
    budget: &Budget,
    random: &mut Random,
) -> Option<Chosen> {
    let opaque: Vec<&String> = opaque.iter().filter(|digest| diff.common.contains_key(*digest)).collect();
    if choice == Choice::Random {
        let digest = random.pick(&opaque)?;
        return Some(Chosen { digest: (*digest).clone(), by: vec![] });
    }
    let (mut first, mut second) = (BTreeSet::new(), BTreeSet::new());
    if choice == Choice::All {
        first = by_values(abstracted, &opaque, solver, budget);
        let uses = Pair::from_fn(|side| uses(abstracted, side));
        let differs = |digest: &&&String| uses.left.get(**digest) != uses.right.get(**digest);
        second = opaque.iter().filter(differs).map(|digest| (*digest).clone()).collect();
    }
    let is_candidate = |digest: &&&String| first.contains(**digest) || second.contains(**digest);
    let mut candidates: Vec<&String> = opaque.iter().filter(is_candidate).copied().collect();
    if candidates.is_empty() {
        candidates = opaque;
    }
    // By heuristic 3; among equals the smaller one, and then the one that comes first.
    let rank = |digest: &&String| {
        let piece = diff.common[*digest].at.left.first();
        piece.map(|piece| (piece.loop_depth + piece.non_linear, piece.size, piece.line))
    };
    let digest = candidates.into_iter().min_by_key(rank)?;
    let by = [(1, &first), (2, &second)].into_iter().filter(|(_, found)| found.contains(digest));
    Some(Chosen { digest: digest.clone(), by: by.map(|(heuristic, _)| heuristic).collect() })
}

/// The digest in the name of an outlined function.
pub(super) fn digest_of(function: &Function) -> Option<&str> {
    function.name.strip_prefix("opaque.")
}

/// How often the results of opaque functions are used on a side, by digest.
fn uses(claim: &Claim, side: Side) -> BTreeMap<String, usize> {
    let program = &claim.programs[side];
    let body = program.function();
    let mut makers = FxHashMap::default();
    for data in body.insts.values() {
        if let Inst::Call { callee: Callee::Function(id), .. } = data.inst
            && let Some(digest) = digest_of(&program.module.functions[id])
        {
            makers.extend(data.results.iter().map(|result| (*result, digest.to_owned())));
        }
    }
    let mut uses = BTreeMap::new();
    for block in body.blocks.values() {
        let insts = block.insts.iter().flat_map(|inst| body.insts[*inst].inst.uses());
        for digest in insts.chain(block.terminator.uses()).filter_map(|value| makers.get(&value)) {
            *uses.entry(digest.clone()).or_default() += 1;
        }
    }
    uses
}

/// The functions of which one value makes the sides agree. Only where nothing goes round any more: then there is one question.
fn by_values(claim: &Claim, opaque: &[&String], solver: &Solver, budget: &Budget) -> BTreeSet<String> {
    let terms = Terms::new();
    if opaque.len() > MOST_QUESTIONS {
        return BTreeSet::new();
    }
    let Some(violation) = violation(claim, &terms) else { return BTreeSet::new() };
    let subterms = terms.subterms(&violation);
    let mut found = BTreeSet::new();
    for digest in opaque {
        let prefix = format!("function!both!opaque.{digest}!");
        let is_own = |term: &Term| matches!(terms.op(*term), Op::Apply(name, _) if name.starts_with(&prefix) && !name.ends_with("!0"));
        let own: Vec<Term> = subterms.iter().copied().filter(is_own).collect();
        for number in [0, 1] {
            let values: Option<FxHashMap<Term, Term>> =
                own.iter().map(|term| Some((*term, constant(&terms, &terms.sort(*term), number)?))).collect();
            let Some(values) = values.filter(|values| !values.is_empty()) else { continue };
            let question = terms.substitute_all(&violation, &values);
            let mut discharge = WithSolver { solver, budget: budget.allowing(QUESTION) };
            if matches!(discharge.refute(&terms, &question, &[]), Discharged::Refuted) {
                found.insert((*digest).clone());
                break;
            }
        }
    }
    found
}

/// That the runs end in different ways, as the conjunction of terms; nothing if something goes round.
fn violation(claim: &Claim, terms: &Terms) -> Option<Vec<Term>> {
    let views = Pair::try_from_fn(|side| {
        let program = &claim.programs[side];
        let cuts: BTreeSet<_> = default_cuts(program.function()).into_iter().collect();
        match cuts.len() {
            0 | 1 => CutFunction::new(&program.module, program.entry, &cuts).map_err(|_| ()),
            _ => Err(()),
        }
    });
    let views = views.ok()?;
    let joint = Joint::new(claim, terms, &[(Side::Left, &views.left), (Side::Right, &views.right)]);
    let entry = joint.entry();
    let step = joint.step(&entry, &[1, 1]).ok()?;
    let end = joint.claimed_end().ok()?;
    let mut facts = joint.background(&entry).ok()?;
    facts.push(joint.claimed_beginning().ok()?);
    facts.extend(step.facts.iter().copied());
    let mut ways = Vec::new();
    for left in &step.arrivals[0] {
        for right in &step.arrivals[1] {
            if left.place != Place::Exit || right.place != Place::Exit {
                return None;
            }
            let states = [left.state.as_slice(), right.state.as_slice()];
            let end = joint.instantiate(end, &joint.exit(), &states);
            ways.push(terms.and(&[left.guard, right.guard, terms.not(end)]));
        }
    }
    facts.push(terms.or(&ways));
    Some(facts)
}

/// Zero or one of a kind of number.
fn constant(terms: &Terms, sort: &Sort, number: u8) -> Option<Term> {
    match sort {
        Sort::Int => Some(terms.int(i128::from(number))),
        Sort::BitVec(width) => Some(terms.bv(*width, u128::from(number))),
        Sort::Float(format) if number == 0 => Some(terms.float(*format, 0)),
        Sort::Bool | Sort::Real | Sort::Float(_) | Sort::Array(..) | Sort::Opaque(_) => None,
    }
}
