//! `cargo xtask damage derivations [COUNT] [FOLDER]`: damaged derivations, for obligations that do not hold.
//!
//! A damaged derivation may still be one, and then it is no fault to accept it. So it is not put to its own obligation: while the
//! certificates of the corpus are confirmed by derivations, every obligation is weakened until a solver shows a solution, and then
//! nothing may refute it. The derivation that was found for the whole obligation, made longer so that there is something to damage
//! ([`longer`]), is put to the kernel for the weakened one, damaged and as it is. Accepting it would be a wrong proof. For the whole
//! obligation the longer one has to be accepted, or damages would be done to what is none.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use tandem_base::Budget;
use tandem_discharge::{AskedExactly, Deriving};
use tandem_kernel::checker::confirm_derived;
use tandem_kernel::claim::{Claim, ClaimError};
use tandem_kernel::derivation::{Derivation, Proposal, Propose, Refusal, Step, Tally, check, conjuncts};
use tandem_kernel::reshape::Reshapes;
use tandem_logic::{Op, Sort, Term, Terms};
use tandem_solver::{Answer, Solver, discover};

use super::kinds::Dice;
use super::longer::longer;
use super::prepare::prepare;
use crate::case::Case;

/// The time for one certificate with all the damages tried on the way.
const TIME: Duration = Duration::from_secs(60);

/// The time to show that a weakened obligation has a solution, and for one damaged derivation.
const SHORT: Duration = Duration::from_secs(2);

/// Damages tried for one weakened obligation.
const A_TIME: usize = 12;

/// What is counted for derivations as they are, for obligations that they do not refute.
const UNDAMAGED: &str = "(as it is)";

/// Kinds that are tried until there is something to damage.
const ROLLS: usize = 20;

/// What became of the damaged derivations.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Obligations that were weakened until they had a solution.
    pub obligations: usize,
    /// Derivations that were accepted for the obligations as they were.
    pub accepted: usize,
    /// For each kind of damage: tried, refused as no derivation, and refused because a leaf was not refuted.
    pub kinds: BTreeMap<&'static str, [usize; 3]>,
    /// Those that were accepted.
    pub failures: Vec<String>,
}

impl Outcome {
    /// How many damaged derivations were tried.
    pub fn tried(&self) -> usize {
        self.kinds.iter().filter(|(name, _)| **name != UNDAMAGED).map(|(_, [tried, ..])| tried).sum()
    }
}

/// Prepares the corpus, damages derivations, and prints a table. Says whether none was accepted.
pub fn measure(tandem: &Path, cases: &[Case], count: usize) -> Result<bool, String> {
    let begun = Instant::now();
    let solver = Solver::new(discover::z3().ok_or("there is no z3")?);
    let scratch = tandem.parent().unwrap_or(Path::new(".")).join("damage");
    let mut outcome = Outcome::default();
    for (number, case) in cases.iter().enumerate() {
        if outcome.tried() >= count {
            break;
        }
        for one in prepare(tandem, std::slice::from_ref(case), &solver, &scratch) {
            try_damages(&one.name, &one.claim, &one.certificate, &solver, number as u64, &mut outcome);
        }
    }
    println!("{:<36}{:>7}{:>15}{:>15}", "damage to a derivation", "tried", "no derivation", "leaf refuses");
    for (name, [tried, wrong, leaf]) in &outcome.kinds {
        println!("{name:<36}{tried:>7}{wrong:>15}{leaf:>15}");
    }
    println!(
        "{} damaged in all, for {} obligations that have a solution; {} derivations accepted for what they were found for",
        outcome.tried(),
        outcome.obligations,
        outcome.accepted
    );
    for failure in &outcome.failures {
        println!("WRONG: {failure}");
    }
    println!("in {:.0?}", begun.elapsed());
    Ok(outcome.failures.is_empty())
}

/// Confirms a certificate by derivations, and tries damaged ones on weakened obligations on the way.
pub fn try_damages(
    name: &str,
    claim: &Claim,
    certificate: &tandem_kernel::certificate::Certificate,
    solver: &Solver,
    seed: u64,
    outcome: &mut Outcome,
) {
    let budget = Budget::lasting(TIME);
    let mut leaves = AskedExactly::new(std::slice::from_ref(solver), budget.clone());
    let asked = leaves.first().unwrap_or(solver).clone();
    let tactics = Deriving::new(asked.clone(), budget);
    let mut damaging = Damaging { tactics, solver: asked, dice: Dice::new(seed), name, outcome };
    let _ = confirm_derived(claim, certificate, &mut damaging, &mut leaves);
}

struct Damaging<'a> {
    tactics: Deriving,
    solver: Solver,
    dice: Dice,
    name: &'a str,
    outcome: &'a mut Outcome,
}

impl Propose for Damaging<'_> {
    fn propose(&mut self, terms: &Terms, hypotheses: &[Term], shown: &[Term]) -> Proposal {
        let proposal = self.tactics.propose(terms, hypotheses, shown);
        if let Proposal::Derivation(derivation) = &proposal
            && let Some(weak) = self.weakened(terms, hypotheses)
        {
            self.outcome.obligations += 1;
            let derivation = &longer(terms, &weak, derivation, &mut self.dice);
            let mut leaves = AskedExactly::new(std::slice::from_ref(&self.solver), Budget::lasting(SHORT));
            let whole = check(terms, hypotheses, derivation, &mut leaves, &mut Tally::default());
            self.outcome.accepted += usize::from(whole.is_ok());
            for number in 0..A_TIME {
                self.one(terms, &weak, derivation, number);
            }
        }
        proposal
    }

    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError> {
        self.tactics.reshape(claim, reshapes)
    }
}

impl Damaging<'_> {
    /// Hypotheses of which some are left out, so that they have a solution.
    fn weakened(&mut self, terms: &Terms, hypotheses: &[Term]) -> Option<Vec<Term>> {
        let mut weak = conjuncts(terms, hypotheses);
        while !weak.is_empty() {
            weak.remove(self.dice.below(weak.len()));
            match self.solver.solve(terms, &weak, &[], &Budget::lasting(SHORT)) {
                Answer::Sat(_) if !weak.is_empty() => return Some(weak),
                Answer::Sat(_) => return None,
                Answer::Unsat(_) | Answer::Unknown(_) => {}
            }
        }
        None
    }

    fn one(&mut self, terms: &Terms, weak: &[Term], derivation: &Derivation, number: usize) {
        let mut damaged = derivation.clone();
        let mut done = vec![];
        // The first attempt is the derivation as it is.
        let damages = number.min(1 + self.dice.below(3));
        for _ in 0..ROLLS {
            if done.len() >= damages {
                break;
            }
            let (name, kind) = KINDS[self.dice.below(KINDS.len())];
            if kind(terms, weak, &mut damaged, &mut self.dice) {
                done.push(name);
            }
        }
        let mut leaves = AskedExactly::new(std::slice::from_ref(&self.solver), Budget::lasting(SHORT));
        let answer = check(terms, weak, &damaged, &mut leaves, &mut Tally::default());
        let row = self.outcome.kinds.entry(done.first().copied().unwrap_or(UNDAMAGED)).or_default();
        row[0] += 1;
        match answer {
            Ok(()) => self.outcome.failures.push(format!("{}: accepted after {done:?}: {damaged:?}", self.name)),
            Err(Refusal::NoSuchStep(_)) => row[1] += 1,
            Err(Refusal::Leaf(_)) => row[2] += 1,
        }
    }
}

/// A kind of damage: its name, and what does it. It says whether there was anything to damage.
type Kind = (&'static str, fn(&Terms, &[Term], &mut Derivation, &mut Dice) -> bool);

const KINDS: &[Kind] = &[
    ("step dropped", |_, _, derivation, dice| {
        let steps = &mut somewhere(derivation, dice).steps;
        if steps.is_empty() {
            return false;
        }
        steps.remove(dice.below(steps.len()));
        true
    }),
    ("step twice", |_, _, derivation, dice| {
        let steps = &mut somewhere(derivation, dice).steps;
        let Some(step) = steps.get(dice.below(steps.len())).cloned() else { return false };
        steps.insert(dice.below(steps.len() + 1), step);
        true
    }),
    ("steps exchanged", |_, _, derivation, dice| {
        let steps = &mut somewhere(derivation, dice).steps;
        if steps.len() < 2 {
            return false;
        }
        let (one, other) = (dice.below(steps.len()), dice.below(steps.len()));
        steps.swap(one, other);
        one != other
    }),
    ("false as a lemma", |t, _, derivation, dice| inserted(derivation, dice, t.bool(false))),
    ("another lemma", |t, weak, derivation, dice| {
        let some = formulas(t, weak);
        let lemma = some[dice.below(some.len())];
        let lemma = if dice.below(2) == 0 { t.not(lemma) } else { lemma };
        inserted(derivation, dice, lemma)
    }),
    ("lemma negated", |t, _, derivation, dice| {
        for step in &mut somewhere(derivation, dice).steps {
            if let Step::Cut { lemma, .. } = step {
                *lemma = t.not(*lemma);
                return true;
            }
        }
        false
    }),
    ("proof of another lemma", |_, _, derivation, dice| {
        let steps = &mut somewhere(derivation, dice).steps;
        let mut proofs: Vec<&mut Derivation> = steps
            .iter_mut()
            .filter_map(|step| match step {
                Step::Cut { proof, .. } => Some(proof),
                Step::Generalise { .. } | Step::Instance { .. } | Step::Witness { .. } | Step::Keep(_) => None,
            })
            .collect();
        match proofs.len() {
            0 => false,
            1 => {
                *proofs[0] = Derivation::leaf();
                true
            }
            _ => {
                let first = proofs[0].clone();
                let last = proofs.len() - 1;
                *proofs[0] = std::mem::replace(proofs[last], first);
                true
            }
        }
    }),
    ("kept what is not there", |t, weak, derivation, dice| {
        let some = formulas(t, weak);
        let foreign = t.not(some[dice.below(some.len())]);
        somewhere(derivation, dice).steps.push(Step::Keep(vec![foreign]));
        true
    }),
    ("generalised to what is used", |t, weak, derivation, dice| {
        let variables = t.free_variables(weak);
        let (one, other) = (dice.below(variables.len()), dice.below(variables.len()));
        let (Some(one), Some(other)) = (variables.get(one), variables.get(other)) else { return false };
        let step = Step::Generalise { terms: vec![(*one, *other)], operations: vec![] };
        derivation.steps.insert(0, step);
        true
    }),
    ("two generalised to one", |t, weak, derivation, dice| {
        let variables = t.free_variables(weak);
        let Some(one) = variables.get(dice.below(variables.len())) else { return false };
        let fresh = t.variable("fresh", t.sort(*one));
        let same = variables.iter().filter(|other| t.sort_ref(**other) == t.sort_ref(*one));
        let terms: Vec<(Term, Term)> = same.map(|variable| (*variable, fresh)).collect();
        let is_damage = terms.len() > 1;
        derivation.steps.insert(0, Step::Generalise { terms, operations: vec![] });
        is_damage
    }),
    ("two operations, one function", |t, weak, derivation, dice| {
        let all = t.subterms(weak);
        let of = |term: Term| (t.op(term).clone(), "one".into());
        let operations = vec![of(all[dice.below(all.len())]), of(all[dice.below(all.len())])];
        derivation.steps.insert(0, Step::Generalise { terms: vec![], operations });
        true
    }),
    ("generalised to a constant", |t, weak, derivation, dice| {
        let some = formulas(t, weak);
        let terms = vec![(some[dice.below(some.len())], t.bool(dice.below(2) == 0))];
        derivation.steps.insert(0, Step::Generalise { terms, operations: vec![] });
        true
    }),
    ("instance of what is not quantified", |t, weak, derivation, dice| {
        let of = weak[dice.below(weak.len())];
        let all = t.subterms(weak);
        somewhere(derivation, dice).steps.insert(0, Step::Instance { of, values: vec![all[dice.below(all.len())]] });
        true
    }),
    ("witness that is used", |t, weak, derivation, dice| {
        let of = weak[dice.below(weak.len())];
        let variables = t.free_variables(weak);
        let Some(one) = variables.get(dice.below(variables.len())) else { return false };
        somewhere(derivation, dice).steps.insert(0, Step::Witness { of, variables: vec![*one] });
        true
    }),
    ("witness for what holds", |t, weak, derivation, dice| {
        let facts: Vec<Term> = weak.iter().copied().filter(|fact| *t.op(*fact) != Op::Not).collect();
        let Some(of) = facts.get(dice.below(facts.len())) else { return false };
        let fresh = t.variable("fresh", Sort::BitVec(32));
        derivation.steps.insert(0, Step::Witness { of: *of, variables: vec![fresh] });
        true
    }),
];

/// The derivation, or one within it.
fn somewhere<'d>(derivation: &'d mut Derivation, dice: &mut Dice) -> &'d mut Derivation {
    let inner: Vec<usize> =
        (0..derivation.steps.len()).filter(|at| matches!(derivation.steps[*at], Step::Cut { .. })).collect();
    match inner.get(dice.below(2 * inner.len() + 1)).copied() {
        Some(at) => match &mut derivation.steps[at] {
            Step::Cut { proof, .. } => somewhere(proof, dice),
            _ => unreachable!("it was seen to be a cut"),
        },
        None => derivation,
    }
}

fn inserted(derivation: &mut Derivation, dice: &mut Dice, lemma: Term) -> bool {
    let steps = &mut somewhere(derivation, dice).steps;
    let proof = if dice.below(2) == 0 { Derivation::leaf() } else { Derivation { steps: steps.clone() } };
    steps.insert(dice.below(steps.len() + 1), Step::Cut { lemma, proof });
    true
}

/// Everything that is said in some hypotheses.
fn formulas(t: &Terms, weak: &[Term]) -> Vec<Term> {
    t.subterms(weak).into_iter().filter(|term| *t.sort_ref(*term) == Sort::Bool).collect()
}
