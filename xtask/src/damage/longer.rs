//! Derivations made longer, so that there is something to damage.
//!
//! Most obligations are refuted at once, and their derivation has no steps. Steps that hold of any hypotheses are put before those that
//! there are: cuts of what is known, case splits that say nothing, instances of what is quantified.

use tandem_kernel::derivation::{Derivation, Step, conjuncts};
use tandem_logic::{Op, Sort, Term, Terms};

use super::kinds::Dice;

/// The derivation with further steps, which are right for these hypotheses and for any that contain them.
pub fn longer(t: &Terms, hypotheses: &[Term], derivation: &Derivation, dice: &mut Dice) -> Derivation {
    let mut steps = Vec::new();
    for _ in 0..2 + dice.below(3) {
        let known = hypotheses[dice.below(hypotheses.len())];
        match dice.below(3) {
            0 => steps.push(Step::Cut { lemma: known, proof: contradiction(t, known) }),
            1 => {
                let either = t.or(&[known, t.not(known)]);
                steps.push(Step::Cut { lemma: either, proof: Derivation { steps: vec![kept(t, t.not(either))] } });
            }
            _ => steps.extend(instance(t, hypotheses)),
        }
    }
    steps.extend(derivation.steps.iter().cloned());
    Derivation { steps }
}

/// Refutes a formula with its negation, which is one hypothesis or several.
fn contradiction(t: &Terms, known: Term) -> Derivation {
    let mut both = vec![known];
    both.extend(conjuncts(t, &[t.not(known)]));
    Derivation { steps: vec![Step::Keep(both)] }
}

fn kept(t: &Terms, formula: Term) -> Step {
    Step::Keep(conjuncts(t, &[formula]))
}

/// What some quantified hypothesis says of variables that occur nowhere.
fn instance(t: &Terms, hypotheses: &[Term]) -> Option<Step> {
    let of = *hypotheses.iter().find(|hypothesis| *t.op(**hypothesis) == Op::Forall)?;
    let (_, variables) = t.args(of).split_last()?;
    let value = |(number, variable): (usize, &Term)| {
        let sort: Sort = t.sort(*variable);
        t.variable(&format!("some {number}"), sort)
    };
    Some(Step::Instance { of, values: variables.iter().enumerate().map(value).collect() })
}

#[cfg(test)]
mod tests {
    use tandem_base::Reason;
    use tandem_kernel::derivation::{Leaves, Tally, check};

    use super::*;

    /// Refutes nothing.
    struct Nobody;

    impl Leaves for Nobody {
        fn refuted_by(&mut self, _: &Terms, _: &[Term]) -> Result<Vec<String>, Reason> {
            Err(Reason::Spent)
        }
    }

    #[test]
    fn a_longer_derivation_is_still_one() {
        let t = Terms::plain();
        let word = Sort::BitVec(8);
        let [a, b, k] = ["a", "b", "k"].map(|name| t.variable(name, word.clone()));
        let all = t.forall(&[k], t.bv_ule(k, a));
        let hypotheses = [all, t.eq(a, b), t.not(t.eq(a, b))];
        for seed in 0..20 {
            let longer = longer(&t, &hypotheses, &Derivation::leaf(), &mut Dice::new(seed));
            assert_eq!(check(&t, &hypotheses, &longer, &mut Nobody, &mut Tally::default()), Ok(()), "{longer:?}");
        }
    }
}
