//! Horn solvers on the likeliest products of the two programs.
//!
//! The search for couplings is faster where it succeeds. Horn solvers find what it has no candidates for: bounds with
//! odd constants, disjunctions, relations that are not equalities.

use std::sync::{Mutex, PoisonError};

use tandem_base::{Budget, Reason, Work};
use tandem_discharge::WithSolver;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_logic::Terms;
use tandem_solver::{Command, FollowUp, Kind, ScriptAnswer, Solver, discover};

use super::clauses::{Clauses, clauses};
use super::text::{Written, as_rules, written};
use super::{refutation, solution};
use crate::candidates::Tier;
use crate::product::cut_claim::CutClaim;
use crate::product::policy::Policy;
use crate::product::shapes::{cut_claims, shapes};
use crate::product::{Obstacle, Product};
use crate::schedule::{AFTER_HORN, HORN, PRODUCTS};
use crate::turns::{Attempts, Next, take_turns};
use crate::{Engine, Proof, Seen, Settled};

/// Gives products to Spacer, or to a solver that the user named.
#[derive(Clone, Debug, Default)]
pub struct Horn {
    /// The solver to use instead of Spacer.
    pub solver: Option<Command>,
}

/// No more products than this are tried.
const MOST_PRODUCTS: usize = 4;

/// Settings of Spacer that are good at different things.
pub(crate) const SPACERS: [&str; 2] =
    ["(set-option :fp.engine spacer)\n", "(set-option :fp.engine spacer)\n(set-option :fp.spacer.global true)\n"];

/// What keeps every fact of a refutation in sight.
pub(crate) const AS_WRITTEN: &str = "(set-option :fp.xform.inline_eager false)\n(set-option :fp.xform.inline_linear false)\n\
                          (set-option :fp.xform.slice false)\n(set-option :fp.xform.coi false)\n\
                          (set-option :fp.xform.subsumption_checker false)\n";

/// A product written out.
struct Candidate<'a> {
    reshapes: &'a Reshapes,
    terms: &'a Terms,
    product: Product<'a>,
    clauses: Clauses,
    written: Written,
}

impl Engine for Horn {
    fn name(&self) -> &'static str {
        "horn"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let Some(horn_solver) = self.solver(solver) else {
            return Settled::nothing("no Horn solver was found".to_owned());
        };
        let shapes = shapes(claim);
        let cut_claims = match by_cut(&shapes, seen, budget) {
            Ok(cut_claims) => cut_claims,
            Err(why) => return Settled::nothing(why),
        };
        let variants: &[&str] = if self.solver.is_some() { &[""] } else { &SPACERS };
        let plans = plans(&cut_claims, MOST_PRODUCTS);
        let products =
            Products { claim, cut_claims: &cut_claims, horn_solver, solver, variants, settled: Mutex::default() };
        take_turns(&products, plans.into_iter().enumerate().collect(), PRODUCTS, budget);
        let mut settled = products.settled.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let (None, Some(reason)) = (&settled.proof, budget.exhausted()) {
            settled.why = format!("{}; then {reason}", settled.why);
        }
        settled
    }
}

/// The products that are tried, in turns.
struct Products<'a> {
    claim: &'a Claim,
    cut_claims: &'a [(&'a Reshapes, CutClaim<'a>)],
    horn_solver: Solver,
    solver: &'a Solver,
    variants: &'a [&'a str],
    settled: Mutex<Settled>,
}

impl Attempts for Products<'_> {
    type Job = (usize, Policy);
    type Result = Attempted;

    fn make(&self, (cut_claim, policy): &Self::Job, budget: &Budget) -> Attempted {
        let (reshapes, cut_claim) = &self.cut_claims[*cut_claim];
        let terms = Terms::new();
        let candidate = match candidate(reshapes, cut_claim, policy.clone(), &terms, self.solver, budget) {
            Ok(candidate) => candidate,
            Err(reason) => return Attempted::Useless(format!("no Horn clauses: {reason}")),
        };
        let mut attempted = Attempted::Undecided(Reason::Spent);
        for effort in HORN {
            attempted = attempt(self.claim, &candidate, &self.horn_solver, self.solver, self.variants, budget, effort);
            if !matches!(attempted, Attempted::Undecided(_)) || budget.exhausted().is_some() {
                break;
            }
        }
        attempted
    }

    fn note(&self, _: usize, _: Self::Job, attempted: Attempted) -> Next<Self::Job> {
        let mut settled = self.settled.lock().unwrap_or_else(PoisonError::into_inner);
        match attempted {
            Attempted::Proved(proof) => {
                settled.proof = Some(proof);
                settled.why.clear();
                return Next::Over;
            }
            Attempted::Refuted(inputs) => {
                "the Horn solver says that no couplings exist".clone_into(&mut settled.why);
                if !inputs.is_empty() {
                    settled.inputs = inputs;
                    return Next::Over;
                }
            }
            Attempted::Useless(reason) => settled.why = reason,
            Attempted::Undecided(reason) => settled.why = format!("the Horn solver could not decide: {reason}"),
        }
        Next::Others
    }
}

impl Horn {
    fn solver(&self, solver: &Solver) -> Option<Solver> {
        match &self.solver {
            Some(command) => Some(Solver::new(command.clone())),
            None if solver.command().kind == Kind::Z3 => Some(solver.clone()),
            None => discover::z3().map(Solver::new),
        }
    }
}

/// Each shape of the claim, cut behind the tests of loops first: a Horn solver has no time for many products, and these
/// are the likeliest.
pub(super) fn by_cut<'a>(
    shapes: &'a [(Reshapes, Claim)],
    seen: &Seen,
    budget: &Budget,
) -> Result<Vec<(&'a Reshapes, CutClaim<'a>)>, String> {
    let mut found = cut_claims(shapes, seen, budget)?;
    found.sort_by_key(|(_, cut_claim)| cut_claim.at);
    Ok(found)
}

/// Which products to try: each way to cut and rewrite with its likeliest alignment, then with the second, and so on.
pub(super) fn plans(cut_claims: &[(&Reshapes, CutClaim<'_>)], most: usize) -> Vec<(usize, Policy)> {
    let mut plans = Vec::new();
    let ranks = cut_claims.iter().map(|(_, cut_claim)| cut_claim.policies.len()).max().unwrap_or(0);
    for rank in 0..ranks {
        for (index, (_, cut_claim)) in cut_claims.iter().enumerate() {
            plans.extend(cut_claim.policies.get(rank).map(|policy| (index, policy.clone())));
        }
    }
    plans.truncate(most);
    plans
}

fn candidate<'a>(
    reshapes: &'a Reshapes,
    cut_claim: &'a CutClaim<'a>,
    policy: Policy,
    terms: &'a Terms,
    solver: &'a Solver,
    budget: &Budget,
) -> Result<Candidate<'a>, String> {
    let product = Product::new(cut_claim.claim, terms, &cut_claim.views, solver, budget.clone(), policy, Tier::Bounds);
    let product = explored(product)?;
    let clauses = clauses(terms, &product)?;
    let written = written(terms, &clauses.system)?;
    Ok(Candidate { reshapes, terms, product, clauses, written })
}

/// A product with everything in it that is not plainly impossible.
pub(super) fn explored(mut product: Product<'_>) -> Result<Product<'_>, String> {
    match product.explore() {
        Ok(()) => Ok(product),
        Err(obstacle @ Obstacle::Unsupported(_)) => Err(obstacle.to_string()),
        Err(_) => Err(Obstacle::TooLarge.to_string()),
    }
}

/// What came of an attempt.
enum Attempted {
    /// Confirmed couplings.
    Proved(Proof),
    /// No couplings exist, as these inputs may show.
    Refuted(Vec<Input>),
    /// Couplings that are of no use.
    Useless(String),
    /// Nothing yet.
    Undecided(Reason),
}

fn attempt(
    claim: &Claim,
    candidate: &Candidate<'_>,
    horn_solver: &Solver,
    solver: &Solver,
    variants: &[&str],
    budget: &Budget,
    effort: Work,
) -> Attempted {
    let mut undecided = None;
    for variant in variants {
        let script = format!("{variant}{}", candidate.written.text);
        let follow_up = FollowUp { sat: Some("(get-model)"), unsat: None };
        match horn_solver.script(&script, follow_up, &budget.allowing(effort)) {
            ScriptAnswer::Unknown(reason) => undecided = Some(reason),
            ScriptAnswer::Unsat(_) => return Attempted::Refuted(inputs_behind(candidate, solver, budget)),
            ScriptAnswer::Sat(model) => match proof(claim, candidate, &model, solver, budget) {
                Ok(proof) => return Attempted::Proved(proof),
                Err(reason) => return Attempted::Useless(reason),
            },
        }
    }
    Attempted::Undecided(undecided.unwrap_or(Reason::SolverSaidUnknown("nobody was asked".to_owned())))
}

/// The solver's model as a certificate, if the checker confirms it.
fn proof(
    claim: &Claim,
    candidate: &Candidate<'_>,
    model: &str,
    solver: &Solver,
    budget: &Budget,
) -> Result<Proof, String> {
    let Candidate { terms, clauses, product, .. } = candidate;
    let said = solution::read(terms, &clauses.system, &clauses.nodes, &candidate.written.symbols, model)
        .map_err(|reason| format!("the Horn solver's solution cannot be read: {reason}"))?;
    let relations = product
        .write_down_as(|relation, places| match clauses.unknowns.get(&(relation, places.to_vec())) {
            Some(unknown) => said[*unknown].clone(),
            None => vec![],
        })
        .map_err(|_| "the Horn solver's solution cannot be written down".to_owned())?;
    let proof = Proof { reshape: candidate.reshapes.clone(), relations, ..Proof::default() };
    let mut discharge = WithSolver { solver, budget: budget.allowing(AFTER_HORN) };
    match confirm(claim, &proof.clone().certificate(claim), &mut discharge) {
        Ok(_) => Ok(proof),
        Err(rejection) => Err(format!("the Horn solver's solution was not confirmed: {rejection}")),
    }
}

/// The inputs in a refutation, for which Spacer has to be asked in its own language.
fn inputs_behind(candidate: &Candidate<'_>, solver: &Solver, budget: &Budget) -> Vec<Input> {
    let Candidate { terms, clauses, product, .. } = candidate;
    let Ok(rules) = as_rules(terms, &clauses.system) else { return vec![] };
    for settings in [AS_WRITTEN, ""] {
        let script = format!("{}{settings}{}", SPACERS[0], rules.text);
        if let Ok(replies) = solver.replies(&script, &budget.allowing(AFTER_HORN))
            && replies.first().is_some_and(|first| first == "sat")
        {
            let (joint, tree) = (&product.relations[0].joint, replies[1..].join("\n"));
            let found = refutation::inputs(terms, joint, &clauses.system, &clauses.nodes, &rules.symbols, &tree);
            if !found.is_empty() {
                return found;
            }
        }
    }
    vec![]
}
