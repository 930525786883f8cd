//! Witnesses and instances: what is said of all cells, said of the cells that a query speaks of.
//!
//! The idea is that of `instantiation`; here each witness and each instance is a step of the kernel's calculus. Which values a
//! fact is said of is found on simplified terms, with what equations determine put in, because a cell is mostly written in another
//! way than the fact writes it. Any value would do: an instance is true of whatever it is an instance at.

use rustc_hash::FxHashSet;
use tandem_kernel::derivation::{Step, instance, witnessed};
use tandem_logic::{Op, Sort, Term, Terms};

use super::{Deriving, added};
use crate::instantiation::{cells, solved_for};
use crate::substitution::determined;
use crate::transport::carried;

/// Facts are said of cells, then of the cells that those instances speak of.
const ROUNDS: usize = 2;

/// With more instances than this, nothing is gained.
const MOST_INSTANCES: usize = 300;

/// Whether there is a quantifier in any of the formulas.
pub fn is_quantified(terms: &Terms, formulas: &[Term]) -> bool {
    terms.subterms(formulas).iter().any(|term| *terms.op(*term) == Op::Forall)
}

/// Adds witnesses and instances to the hypotheses, and drops those that are quantified.
pub fn instantiate(tactic: &Deriving, t: &Terms, here: &mut Vec<Term>, steps: &mut Vec<Step>) {
    witnesses(t, here, steps);
    let facts: Vec<Term> = here.iter().copied().filter(|hypothesis| *t.op(*hypothesis) == Op::Forall).collect();
    let simple = (tactic.simplifying)();
    let mut seen: FxHashSet<(Term, Term)> = FxHashSet::default();
    for _ in 0..ROUNDS {
        let simplified = carried(t, &simple, here);
        let (map, _) = determined(&simple, &simplified);
        let spoken_of = cells(&simple, &simple.substitute_all(&simplified, &map));
        let mut found = Vec::new();
        for fact in &facts {
            let said = simple.substitute(carried(t, &simple, &[*fact])[0], &map);
            let (Op::Forall, &[variable, body]) = (simple.op(said), simple.args(said)) else { continue };
            for (memory, index) in cells(&simple, &[body]) {
                let about = spoken_of.iter().filter(|(other, _)| *other == memory);
                for value in about.filter_map(|(_, cell)| solved_for(&simple, variable, index, *cell)) {
                    if seen.insert((*fact, value)) {
                        found.push((*fact, value));
                    }
                }
            }
        }
        if seen.len() > MOST_INSTANCES {
            break;
        }
        for (fact, value) in found {
            let values = carried(&simple, t, &[value]);
            let Some(said) = instance(t, fact, &values) else { continue };
            *here = added(t, here, said);
            steps.push(Step::Instance { of: fact, values });
        }
    }
    let ground: Vec<Term> = here.iter().copied().filter(|hypothesis| !is_quantified(t, &[*hypothesis])).collect();
    if ground.len() < here.len() {
        steps.push(Step::Keep(ground.clone()));
        *here = ground;
    }
}

/// A witness for each hypothesis that something does not hold of all values, or that two maps differ.
fn witnesses(t: &Terms, here: &mut Vec<Term>, steps: &mut Vec<Step>) {
    let mut at = 0;
    let mut count = 0;
    while let Some(&of) = here.get(at) {
        at += 1;
        let (Op::Not, &[denied]) = (t.op(of), t.args(of)) else { continue };
        let sorts: Vec<Sort> = match (t.op(denied), t.args(denied)) {
            (Op::Forall, [variables @ .., _]) => variables.iter().map(|variable| t.sort(*variable)).collect(),
            (Op::Eq, &[left, _]) => match t.sort(left) {
                Sort::Array(index, _) => vec![(*index).clone()],
                _ => continue,
            },
            _ => continue,
        };
        let taken: FxHashSet<&str> = t.subterms(here).into_iter().filter_map(|term| t.variable_name(term)).collect();
        let mut variables = Vec::new();
        for sort in sorts {
            while taken.contains(format!("witness!{count}").as_str()) {
                count += 1;
            }
            variables.push(t.variable(&format!("witness!{count}"), sort));
            count += 1;
        }
        let Some(said) = witnessed(t, here, of, &variables) else { continue };
        *here = added(t, here, said);
        steps.push(Step::Witness { of, variables });
    }
}
