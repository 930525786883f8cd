//! Tactics that say what they did: derivations for the kernel.
//!
//! The tactics of this crate rewrite queries and are believed. Here the same ideas are used to find a [`Derivation`]: what a
//! rewriting made of a hypothesis becomes a lemma (a cut) that a solver is asked about, operations that are left open are
//! generalised, quantifiers are instantiated by rules of the kernel. What is tried, the cheapest first: the question as it is; each
//! way in which the goal can fail by itself; witnesses and instances of what is said of all cells ([`cells`]); hard operations as
//! functions; what the simplifier and substitution make of the hypotheses ([`lemmas`]); a case split; the question as it is, with
//! all the work there is.
//!
//! Terms of an obligation are plain. To find out what to say, they are carried over to terms that simplify (`transport`), and
//! what is found is carried back. Nobody has to believe any of this: the kernel takes the steps again, and asks about every leaf.

mod cells;
mod lemmas;

use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_base::{Budget, Reason, Work};
use tandem_kernel::claim::{Claim, ClaimError};
use tandem_kernel::derivation::{Derivation, Proposal, Propose, Step, conjuncts, generalised};
use tandem_kernel::reshape::Reshapes;
use tandem_logic::{Op, Term, Terms, Value};
use tandem_solver::{Answer, Solver};

use crate::rewrite::reshaped;
use crate::substitution::frequent_condition;
use crate::uninterpreted::is_hard;
use crate::with_solver::{alternatives, tellable};

/// The work for a first look at a question.
const GLANCE: Work = Work::units(300);

/// The work for a question that could still be said in another way.
const LOOK: Work = Work::units(1_000);

/// Case splits within each other.
const MOST_SPLITS: usize = 3;

/// Finds derivations with a solver.
pub struct Deriving {
    /// Who is asked while looking. Best the one who will be asked about the leaves, remembering.
    pub solver: Solver,
    /// For everything together.
    pub budget: Budget,
    /// How terms that simplify are made; a test gives ones that do it wrongly.
    pub simplifying: fn() -> Terms,
}

impl Deriving {
    /// Finds derivations with this solver.
    pub fn new(solver: Solver, budget: Budget) -> Deriving {
        Deriving { solver, budget, simplifying: Terms::new }
    }

    fn is_refuted(&self, terms: &Terms, assertions: &[Term], work: Work) -> bool {
        matches!(self.solver.solve(terms, assertions, &[], &self.budget.allowing(work)), Answer::Unsat(_))
    }

    /// A derivation for hypotheses that are taken apart.
    fn derive(&self, terms: &Terms, hypotheses: &[Term], splits: usize) -> Result<Derivation, Reason> {
        let mut steps = Vec::new();
        let mut here = hypotheses.to_vec();
        if cells::is_quantified(terms, &here) {
            cells::instantiate(self, terms, &mut here, &mut steps);
        }
        if self.is_refuted(terms, &here, GLANCE) {
            return Ok(Derivation { steps });
        }
        if let Some(open) = self.opened(terms, &here) {
            steps.extend(open);
            return Ok(Derivation { steps });
        }
        if let Some(found) = lemmas::by_lemmas(self, terms, &here) {
            steps.extend(found);
            return Ok(Derivation { steps });
        }
        if let Some(reason) = self.budget.exhausted() {
            return Err(reason);
        }
        if let Some(condition) = frequent_condition(terms, &here).filter(|_| splits > 0) {
            if self.is_refuted(terms, &here, LOOK) {
                return Ok(Derivation { steps });
            }
            steps.push(self.case(terms, &here, condition, splits)?);
            let rest = added(terms, &here, terms.not(condition));
            steps.extend(self.derive(terms, &rest, splits - 1)?.steps);
            return Ok(Derivation { steps });
        }
        match self.solver.solve(terms, &here, &[], &self.budget) {
            Answer::Unsat(_) => Ok(Derivation { steps }),
            Answer::Unknown(reason) => Err(reason),
            Answer::Sat(_) => Err(Reason::Unsupported("what is left of a derivation has a solution".to_owned())),
        }
    }

    /// The case that a condition holds, refuted: from then on it does not.
    fn case(&self, terms: &Terms, here: &[Term], condition: Term, splits: usize) -> Result<Step, Reason> {
        let within = added(terms, here, condition);
        let proof = self.derive(terms, &within, splits - 1)?;
        Ok(Step::Cut { lemma: terms.not(condition), proof })
    }

    /// Hard operations generalised to functions, if the rest is a contradiction.
    fn opened(&self, terms: &Terms, here: &[Term]) -> Option<Vec<Step>> {
        let mut operations: Vec<(Op, Arc<str>)> = Vec::new();
        for term in terms.subterms(here) {
            let op = terms.op(term);
            if is_hard(terms, op, terms.args(term)) && !operations.iter().any(|(known, _)| known == op) {
                operations.push((op.clone(), format!("open {op:?}").into()));
            }
        }
        if operations.is_empty() {
            return None;
        }
        let open = conjuncts(terms, &generalised(terms, here, &[], &operations)?);
        let step = Step::Generalise { terms: vec![], operations };
        self.is_refuted(terms, &open, GLANCE).then(|| vec![step])
    }

    /// A derivation that looks at the ways in which the goal can fail one at a time.
    fn by_ways(&self, terms: &Terms, known: &[Term], goal: Term) -> Result<Derivation, Reason> {
        let ways = alternatives(terms, goal).unwrap_or_else(|| vec![goal]);
        if ways.len() < 2 {
            return self.derive(terms, &added(terms, known, goal), MOST_SPLITS);
        }
        let mut steps = Vec::new();
        let mut here = added(terms, known, goal);
        let mut last = conjuncts(terms, &[goal]);
        for way in ways {
            if let Some(reason) = self.budget.exhausted() {
                return Err(reason);
            }
            // The goal itself and the ways that are done with only make the question larger.
            let within = added(terms, known, way);
            let mut proof = self.derive(terms, &within, MOST_SPLITS)?;
            proof.steps.insert(0, Step::Keep(within));
            let lemma = terms.not(way);
            here = added(terms, &here, lemma);
            last.extend(conjuncts(terms, &[lemma]));
            steps.push(Step::Cut { lemma, proof });
        }
        last.retain(|hypothesis| here.contains(hypothesis));
        steps.push(Step::Keep(last));
        Ok(Derivation { steps })
    }
}

/// The hypotheses with one more, as the kernel adds it.
pub(crate) fn added(terms: &Terms, hypotheses: &[Term], further: Term) -> Vec<Term> {
    let mut all = hypotheses.to_vec();
    all.extend(conjuncts(terms, &[further]).into_iter().filter(|part| !hypotheses.contains(part)));
    all
}

impl Propose for Deriving {
    fn propose(&mut self, terms: &Terms, hypotheses: &[Term], shown: &[Term]) -> Proposal {
        let here = conjuncts(terms, hypotheses);
        match self.solver.solve(terms, &here, &tellable(terms, shown), &self.budget.allowing(GLANCE)) {
            Answer::Unsat(_) => return Proposal::Derivation(Derivation::leaf()),
            Answer::Sat(model) => {
                let found: FxHashMap<Term, &Value> =
                    model.values().iter().map(|(term, value)| (*term, value)).collect();
                let value = |term: &Term| match terms.constant_ref(*term) {
                    Some(constant) => Some(Value::from(constant)),
                    None => found.get(term).map(|value| (*value).clone()),
                };
                return Proposal::Satisfiable(shown.iter().map(value).collect());
            }
            Answer::Unknown(_) => {}
        }
        let Some((goal, known)) = hypotheses.split_last() else { return Proposal::Unknown(Reason::Spent) };
        match self.by_ways(terms, &conjuncts(terms, known), *goal) {
            Ok(derivation) => Proposal::Derivation(derivation),
            Err(reason) => Proposal::Unknown(reason),
        }
    }

    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError> {
        reshaped(claim, reshapes)
    }
}
