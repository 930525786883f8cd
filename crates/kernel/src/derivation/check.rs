//! The check of a derivation: the only place where an obligation becomes a theorem without anybody but a solver being believed.

use std::collections::BTreeSet;
use std::fmt;

use rustc_hash::FxHashSet;
use tandem_base::Reason;
use tandem_logic::{Op, Sort, Term, Terms};

use super::rules::{conjuncts, generalised, instance, witnessed};
use super::{Derivation, Leaves, Step};

/// Derivations within derivations, at most: it bounds the stack.
const MOST_NESTED: usize = 100;

/// Why a derivation was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A step is not an application of its rule.
    NoSuchStep(&'static str),
    /// A leaf was not refuted.
    Leaf(Reason),
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchStep(why) => write!(out, "a derivation is wrong: {why}"),
            Refusal::Leaf(reason) => write!(out, "a leaf of a derivation was not refuted: {reason}"),
        }
    }
}

/// What accepted derivations rest on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many leaves were refuted.
    pub leaves: usize,
    /// How many of them by more than one solver.
    pub confirmed: usize,
    /// How many steps were taken.
    pub steps: usize,
    /// The solvers that refuted them.
    pub solvers: BTreeSet<String>,
}

impl Tally {
    /// What two lots of derivations rest on together.
    pub fn and(mut self, other: Tally) -> Tally {
        self.leaves += other.leaves;
        self.confirmed += other.confirmed;
        self.steps += other.steps;
        self.solvers.extend(other.solvers);
        self
    }
}

/// Whether a derivation shows that the hypotheses have no common solution.
pub fn check(
    terms: &Terms,
    hypotheses: &[Term],
    derivation: &Derivation,
    leaves: &mut dyn Leaves,
    tally: &mut Tally,
) -> Result<(), Refusal> {
    if hypotheses.iter().any(|hypothesis| *terms.sort_ref(*hypothesis) != Sort::Bool) {
        return Err(Refusal::NoSuchStep("a hypothesis is no formula"));
    }
    Checking { terms, leaves, tally }.refute(conjuncts(terms, hypotheses), derivation, 0)
}

struct Checking<'a> {
    terms: &'a Terms,
    leaves: &'a mut dyn Leaves,
    tally: &'a mut Tally,
}

impl Checking<'_> {
    fn refute(&mut self, mut hypotheses: Vec<Term>, derivation: &Derivation, depth: usize) -> Result<(), Refusal> {
        if depth > MOST_NESTED {
            return Err(Refusal::NoSuchStep("it is nested too deeply"));
        }
        for step in &derivation.steps {
            self.tally.steps += 1;
            hypotheses = self.after(hypotheses, step, depth)?;
        }
        self.leaf(&hypotheses)
    }

    /// The hypotheses after a step.
    fn after(&mut self, mut hypotheses: Vec<Term>, step: &Step, depth: usize) -> Result<Vec<Term>, Refusal> {
        let t = self.terms;
        let known = |of: &Term, hypotheses: &[Term]| match hypotheses.contains(of) {
            true => Ok(()),
            false => Err(Refusal::NoSuchStep("it uses what is no hypothesis")),
        };
        match step {
            Step::Cut { lemma, proof } => {
                if *t.sort_ref(*lemma) != Sort::Bool {
                    return Err(Refusal::NoSuchStep("a lemma is no formula"));
                }
                let denied = with(t, &hypotheses, t.not(*lemma));
                self.refute(denied, proof, depth + 1)?;
                Ok(with(t, &hypotheses, *lemma))
            }
            Step::Generalise { terms, operations } => {
                let general = generalised(t, &hypotheses, terms, operations);
                let general = general.ok_or(Refusal::NoSuchStep("what a term is generalised to is not fresh"))?;
                Ok(conjuncts(t, &general))
            }
            Step::Instance { of, values } => {
                known(of, &hypotheses)?;
                let said = instance(t, *of, values).ok_or(Refusal::NoSuchStep("there is no such instance"))?;
                Ok(with(t, &hypotheses, said))
            }
            Step::Witness { of, variables } => {
                known(of, &hypotheses)?;
                let said = witnessed(t, &hypotheses, *of, variables);
                let said = said.ok_or(Refusal::NoSuchStep("a witness is not fresh, or there is nothing to witness"))?;
                Ok(with(t, &hypotheses, said))
            }
            Step::Keep(kept) => {
                let all: FxHashSet<Term> = hypotheses.iter().copied().collect();
                if !kept.iter().all(|hypothesis| all.contains(hypothesis)) {
                    return Err(Refusal::NoSuchStep("it uses what is no hypothesis"));
                }
                hypotheses.clone_from(kept);
                Ok(hypotheses)
            }
        }
    }

    fn leaf(&mut self, hypotheses: &[Term]) -> Result<(), Refusal> {
        if contradict_each_other(self.terms, hypotheses) {
            return Ok(());
        }
        let by = self.leaves.refuted_by(self.terms, hypotheses).map_err(Refusal::Leaf)?;
        if by.is_empty() {
            return Err(Refusal::Leaf(Reason::Unsupported("nobody refuted it".to_owned())));
        }
        self.tally.leaves += 1;
        self.tally.confirmed += usize::from(by.len() > 1);
        self.tally.solvers.extend(by);
        Ok(())
    }
}

/// Whether there is no need for a solver: a hypothesis is `false`, or one is the negation of another.
fn contradict_each_other(t: &Terms, hypotheses: &[Term]) -> bool {
    let all: FxHashSet<Term> = hypotheses.iter().copied().collect();
    let denied = |hypothesis: &Term| *t.op(*hypothesis) == Op::Not && all.contains(&t.args(*hypothesis)[0]);
    hypotheses.iter().any(|hypothesis| t.is_false(*hypothesis) || denied(hypothesis))
}

fn with(t: &Terms, hypotheses: &[Term], further: Term) -> Vec<Term> {
    let mut all = hypotheses.to_vec();
    all.extend(conjuncts(t, &[further]).into_iter().filter(|part| !hypotheses.contains(part)));
    all
}
