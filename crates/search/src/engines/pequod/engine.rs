//! The engine: bound after bound, the clauses of all proofs of the bounded programs, one solution, and the search in it.

use std::collections::BTreeSet;

use tandem_base::{Budget, Reason, Work};
use tandem_discharge::WithSolver;
use tandem_kernel::checker::{Rejection, confirm};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_logic::Terms;
use tandem_solver::{FollowUp, Kind, ScriptAnswer, Solver, discover};

use super::bounded::Bounded;
use super::certify::relations;
use super::clauses::{Clauses, Solution};
use super::generalise::{Generalise, opened};
use super::moves::{Commands, Orders};
use crate::engines::horn::engine::{AS_WRITTEN, SPACERS};
use crate::engines::horn::refutation;
use crate::engines::horn::text::{as_rules, written};
use crate::product::cut_claim::CutClaim;
use crate::product::shapes::{cut_claims, shapes};
use crate::schedule::{AFTER_HORN, BOUNDED};
use crate::{Engine, Proof, Seen, Settled};

/// The alignment search of Zhou, Heath and Harris.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pequod;

/// The first bound: what is come by twice can be assumed.
const FIRST: usize = 2;
/// The last.
const LAST: usize = 6;

/// Which orders are looked at, those that are easier to solve first. All of them are one system of clauses, as in the paper;
/// but one order whose proof a solver does not find spoils that for all.
const ORDERS: [Orders; 7] = [
    Orders::Together(1, 1),
    Orders::Apart,
    Orders::Together(2, 1),
    Orders::Together(1, 2),
    Orders::Together(3, 1),
    Orders::Together(1, 3),
    Orders::All,
];

/// What came of a bound.
enum Attempted {
    /// A confirmed proof.
    Proved(Proof),
    /// The bounded programs differ, perhaps on these inputs.
    Refuted(Vec<Input>),
    /// A larger bound may help.
    NotGeneral(String),
    /// More work may help.
    Undecided(String),
    /// No larger bound will.
    Useless(String),
}

impl Engine for Pequod {
    fn name(&self) -> &'static str {
        "pequod"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let horn_solver =
            if solver.command().kind == Kind::Z3 { Some(solver.clone()) } else { discover::z3().map(Solver::new) };
        let Some(horn_solver) = horn_solver else {
            return Settled::nothing("no Horn solver was found".to_owned());
        };
        let shapes = shapes(claim);
        let cut_claims = match cut_claims(&shapes, seen, budget) {
            Ok(cut_claims) => cut_claims,
            Err(why) => return Settled::nothing(why),
        };
        let mut why = String::new();
        let mut jobs: Vec<(usize, Orders, usize)> = Vec::new();
        for bound in FIRST..=LAST {
            for orders in ORDERS {
                jobs.extend((0..cut_claims.len()).map(|index| (bound, orders, index)));
            }
        }
        let mut is_over = BTreeSet::new();
        for effort in BOUNDED {
            for (bound, orders, index) in &jobs {
                if let Some(reason) = budget.exhausted() {
                    return Settled::nothing(format!("{why}; then {reason}"));
                }
                if is_over.contains(&(None, *index)) || is_over.contains(&(Some((*bound, *orders)), *index)) {
                    continue;
                }
                let (reshapes, cut_claim) = &cut_claims[*index];
                let attempt = Attempt {
                    claim,
                    reshapes,
                    cut_claim,
                    orders: *orders,
                    solver,
                    horn_solver: &horn_solver,
                    budget,
                    effort,
                };
                match attempt.make(*bound) {
                    Attempted::Proved(proof) => return Settled { proof: Some(proof), ..Settled::default() },
                    Attempted::Refuted(inputs) if !inputs.is_empty() => {
                        let why = format!("programs bounded by {bound} differ");
                        return Settled { inputs, why, ..Settled::default() };
                    }
                    Attempted::Refuted(_) => {
                        why = format!("programs bounded by {bound} differ, it seems");
                        is_over.insert((None, *index));
                    }
                    Attempted::NotGeneral(reason) => {
                        why = reason;
                        is_over.insert((Some((*bound, *orders)), *index));
                    }
                    Attempted::Undecided(reason) => why = reason,
                    Attempted::Useless(reason) => {
                        if why.is_empty() {
                            why = reason;
                        }
                        is_over.extend((*bound..=LAST).map(|bound| (Some((bound, *orders)), *index)));
                    }
                }
            }
        }
        Settled::nothing(why)
    }
}

/// One shape of the claim.
struct Attempt<'e> {
    claim: &'e Claim,
    reshapes: &'e Reshapes,
    cut_claim: &'e CutClaim<'e>,
    orders: Orders,
    solver: &'e Solver,
    horn_solver: &'e Solver,
    budget: &'e Budget,
    effort: Work,
}

impl Attempt<'_> {
    /// Looks for a proof among those about programs with this bound.
    fn make(&self, bound: usize) -> Attempted {
        let terms = Terms::new();
        let made =
            Commands::new(self.cut_claim.claim, &terms, &self.cut_claim.views, self.orders).and_then(|mut commands| {
                let bounded = Bounded::new(&mut commands, bound)?;
                let clauses = Clauses::new(&terms, &bounded)?;
                Ok((commands, bounded, clauses))
            });
        let (commands, bounded, clauses) = match made {
            Ok(made) => made,
            Err(why) => return Attempted::Useless(why),
        };
        let text = match written(&terms, &clauses.system) {
            Ok(text) => text,
            Err(why) => return Attempted::Useless(why),
        };
        let mut why = format!("nothing was found out about programs bounded by {bound}");
        let mut is_decided = false;
        for variant in SPACERS {
            let script = format!("{variant}{AS_WRITTEN}{}", text.text);
            let follow_up = FollowUp { sat: Some("(get-model)"), unsat: None };
            let solution = match self.horn_solver.script(&script, follow_up, &self.budget.allowing(self.effort)) {
                ScriptAnswer::Unknown(reason) => {
                    if reason != Reason::Spent {
                        why = format!("the Horn solver could not decide: {reason}");
                    }
                    continue;
                }
                ScriptAnswer::Unsat(_) => return Attempted::Refuted(self.inputs(&terms, &commands, &clauses)),
                ScriptAnswer::Sat(model) => clauses.solution(&terms, &bounded, &text.symbols, &model),
            };
            is_decided = true;
            let found = solution.and_then(|solution| self.proof(&commands, &bounded, &solution));
            match found {
                Ok(proof) => return Attempted::Proved(proof),
                Err(reason) => why = reason,
            }
        }
        match is_decided {
            false => Attempted::Undecided(why),
            true if bounded.is_cut_off => Attempted::NotGeneral(why),
            true => Attempted::Useless(why),
        }
    }

    /// A proof that generalises, if the kernel confirms it.
    fn proof(&self, commands: &Commands<'_>, bounded: &Bounded, solution: &Solution) -> Result<Proof, String> {
        let mut search = Generalise::new(commands, bounded, solution, self.solver, self.budget);
        let derivation = search.find().ok_or("no proof about bounded programs is one about all")?;
        let opened = opened(&derivation, bounded);
        let relations =
            relations(commands, bounded, solution, &opened).ok_or("what holds on the way cannot be written down")?;
        let proof = Proof { reshape: self.reshapes.clone(), relations, ..Proof::default() };
        let mut discharge = WithSolver { solver: self.solver, budget: self.budget.allowing(AFTER_HORN) };
        match confirm(self.claim, &proof.clone().certificate(self.claim), &mut discharge) {
            Ok(_) | Err(Rejection::Termination(_)) => Ok(proof),
            Err(rejection) => Err(format!("a proof about bounded programs was not confirmed for all: {rejection}")),
        }
    }

    /// The inputs in a refutation, for which Spacer has to be asked in its own language.
    fn inputs(&self, terms: &Terms, commands: &Commands<'_>, clauses: &Clauses) -> Vec<Input> {
        let Ok(rules) = as_rules(terms, &clauses.system) else { return vec![] };
        for settings in [AS_WRITTEN, ""] {
            let script = format!("{}{settings}{}", SPACERS[0], rules.text);
            if let Ok(replies) = self.solver.replies(&script, &self.budget.allowing(AFTER_HORN))
                && replies.first().is_some_and(|first| first == "sat")
            {
                let joint = &commands.relations[0].joint;
                let tree = replies[1..].join("\n");
                let found = refutation::inputs(terms, joint, &clauses.system, &clauses.nodes, &rules.symbols, &tree);
                if !found.is_empty() {
                    return found;
                }
            }
        }
        vec![]
    }
}
