//! What substitution and the simplifier make of hypotheses, said as lemmas.
//!
//! The simplifier and the tactics see contradictions that a solver searches for long: with one variable written for another the
//! two sides' terms become the same, products are collected, reads go past stores. What a hypothesis becomes follows from it and
//! the equations that were put in; that is a cut with a small leaf. Once all are cut, the solver is asked about what they became.

use tandem_kernel::derivation::{Derivation, Step, conjuncts};
use tandem_logic::{Op, Term, Terms};

use super::{Deriving, GLANCE, LOOK, added};
use crate::congruence::{impure, with_equal_arguments};
use crate::select_over_store::with_reads_past_stores;
use crate::substitution::determined;
use crate::transport::carried;
use crate::uninterpreted::eased;

/// More hypotheses than this are not rewritten one by one.
const MOST_LEMMAS: usize = 200;

/// Steps to a contradiction among what the hypotheses become.
pub fn by_lemmas(tactic: &Deriving, t: &Terms, here: &[Term]) -> Option<Vec<Step>> {
    if here.len() > MOST_LEMMAS {
        return None;
    }
    let simple = (tactic.simplifying)();
    let simplified = carried(t, &simple, here);
    let (map, _) = determined(&simple, &simplified);
    let equations: Vec<Term> = here
        .iter()
        .zip(&simplified)
        .filter(|(_, simplified)| is_equation(&simple, **simplified))
        .map(|(hypothesis, _)| *hypothesis)
        .collect();
    let put_in = eased(&simple, &simple.substitute_all(&simplified, &map));
    let mut lemmas = Lemmas { tactic, t, steps: Vec::new(), now: here.to_vec() };
    let mut targets: Vec<Term> = Vec::new();
    for ((hypothesis, became), before) in here.iter().zip(&put_in).zip(&simplified) {
        if simple.is_true(*became) {
            continue;
        }
        let target = carried(&simple, t, &[*became])[0];
        let mut support = if became == before { vec![] } else { equations.clone() };
        support.push(*hypothesis);
        lemmas.cut(target, support)?;
        if simple.is_false(*became) {
            return Some(lemmas.steps);
        }
        targets.push(target);
    }
    let mut simplified: Vec<Term> = put_in.into_iter().filter(|became| !simple.is_true(*became)).collect();
    if lemmas.closes(&targets) {
        return Some(lemmas.steps);
    }
    // Reads past stores and equal arguments follow from what is known of numbers.
    for further in [with_equal_arguments, with_reads_past_stores, with_equal_arguments] {
        let Some(next) = further(&tactic.solver, &simple, &simplified, &tactic.budget.allowing(GLANCE)) else {
            continue;
        };
        let impure = impure(&simple, &simplified)?;
        let numbers: Vec<Term> = targets
            .iter()
            .zip(&simplified)
            .filter(|(_, own)| !impure.contains(own))
            .map(|(target, _)| *target)
            .collect();
        let mut new_targets = Vec::new();
        for (at, became) in next.iter().enumerate() {
            let target = carried(&simple, t, &[*became])[0];
            let mut support = numbers.clone();
            support.extend(targets.get(at).filter(|own| !numbers.contains(own)));
            lemmas.cut(target, support)?;
            if simple.is_false(*became) {
                return Some(lemmas.steps);
            }
            new_targets.push(target);
        }
        (simplified, targets) = (next, new_targets);
        if lemmas.closes(&targets) {
            return Some(lemmas.steps);
        }
    }
    None
}

fn is_equation(t: &Terms, formula: Term) -> bool {
    match t.op(formula) {
        Op::Eq | Op::Variable(..) => true,
        Op::Not => matches!(t.op(t.args(formula)[0]), Op::Variable(..)),
        _ => false,
    }
}

struct Lemmas<'a> {
    tactic: &'a Deriving,
    t: &'a Terms,
    steps: Vec<Step>,
    /// The hypotheses there are after the steps.
    now: Vec<Term>,
}

impl Lemmas<'_> {
    /// A lemma from some hypotheses; nothing if it was not seen to follow.
    fn cut(&mut self, lemma: Term, support: Vec<Term>) -> Option<()> {
        let t = self.t;
        let parts = conjuncts(t, &[lemma]);
        if parts.iter().all(|part| self.now.contains(part)) {
            return Some(());
        }
        let mut kept: Vec<Term> = support.into_iter().filter(|hypothesis| self.now.contains(hypothesis)).collect();
        for part in conjuncts(t, &[t.not(lemma)]) {
            if !kept.contains(&part) {
                kept.push(part);
            }
        }
        let proof = if self.tactic.is_refuted(t, &kept, GLANCE) {
            Derivation::leaf_of(kept)
        } else {
            let mut steps = vec![Step::Keep(kept.clone())];
            steps.extend(self.tactic.opened(t, &kept)?);
            Derivation { steps }
        };
        self.steps.push(Step::Cut { lemma, proof });
        self.now = added(t, &self.now, lemma);
        Some(())
    }

    /// Whether these hypotheses are a contradiction, as they are or with hard operations left open; ends the steps if so.
    fn closes(&mut self, targets: &[Term]) -> bool {
        let parts: Vec<Term> = conjuncts(self.t, targets).into_iter().filter(|part| self.now.contains(part)).collect();
        let further = match self.tactic.opened(self.t, &parts) {
            Some(steps) => steps,
            None if self.tactic.is_refuted(self.t, &parts, LOOK) => vec![],
            None => return false,
        };
        self.steps.push(Step::Keep(parts));
        self.steps.extend(further);
        true
    }
}
