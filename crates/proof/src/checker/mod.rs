//! The checker: the only code that may call two programs equivalent.
//!
//! The idea is KEQ's (Kasampalis et al., "Language-parametric compiler validation"): given where two programs meet
//! and what holds there, run both symbolically from every meeting point to the next and see that they meet again.
//! The rule is the strict one: **every** jointly feasible pair of arrivals must land in a coupling; one match among
//! several possible successors is not enough.
//!
//! Why an accepted certificate proves the claim: take any two runs from inputs that the claim admits. They start in
//! the entry point. By the obligations every step from a point leads to a point again, or to the claimed relation
//! of the ends. Every step moves at least one run that has not ended by at least one segment. So if both runs end,
//! finitely many steps lead to their ends, and the claimed relation holds there. Calls are abstracted by symbols of
//! which nothing is known but that equal arguments give equal results, and by the summaries of the certificate's
//! further relations: a summary is used for calls made inside the functions it speaks of, which are shorter runs,
//! so by induction on the length of runs it may be used while it is being proved.

mod explain;
mod failure;
mod places;
mod preservation;
mod relation;
mod steps;
mod termination;

pub use failure::{Confirmation, Failure, Origin, Rejection};
pub use places::parse_place;
pub use preservation::{Invariant, Preserved, preserve};

use tandem_ir::interp::Budget;
use tandem_ir::{Pair, Side};
use tandem_logic::Terms;

use crate::certificate::{Certificate, SCHEMA, Subject};
use crate::claim::Claim;
use crate::counterexample::Input;
use crate::discharge::Discharge;
use crate::hash::program_hash;
use crate::replay::{Replayed, replay};
use crate::reshape::{MOST_RESHAPES, Reshapes};
use crate::semantics::Termination;

/// Inputs that are tried as witnesses, and the steps of each.
const MOST_WITNESSES: usize = 3;
const WITNESS_STEPS: u64 = 100_000;

/// Confirms a certificate for a claim, or says why not.
pub fn confirm(
    claim: &Claim,
    certificate: &Certificate,
    discharge: &mut dyn Discharge,
) -> Result<Confirmation, Rejection> {
    confirm_with(claim, certificate, discharge, &[])
}

/// The same, given inputs of which one may show that what the claim assumes can be: then no solver needs to.
pub fn confirm_with(
    claim: &Claim,
    certificate: &Certificate,
    discharge: &mut dyn Discharge,
    inputs: &[Input],
) -> Result<Confirmation, Rejection> {
    matches_claim(claim, certificate)?;
    let budget = Budget { steps: WITNESS_STEPS, ..Budget::default() };
    let is_witnessed =
        || inputs.iter().take(MOST_WITNESSES).any(|input| matches!(replay(claim, input, &budget), Replayed::Agree));
    let reshapes = &certificate.reshape;
    if reshapes.left.len().max(reshapes.right.len()) > MOST_RESHAPES {
        return Err(Rejection::Malformed("the certificate rewrites a program too often".to_owned()));
    }
    let reshaped = (!reshapes.is_none()).then(|| reshapes.apply(claim)).transpose();
    let reshaped = reshaped.map_err(|error| Rejection::Malformed(error.to_string()))?;
    let claim = reshaped.as_ref().unwrap_or(claim);
    let terms = Terms::new();
    let views = relation::views(claim, certificate)?;
    let relations = relation::check_shapes(claim, &terms, certificate, &views)?;
    let mut steps =
        steps::Steps { terms: &terms, relations: &relations, discharge, obligations: 0, is_witnessed: &is_witnessed };
    let terminates_together = steps.check_all()?;
    if claim.semantics.termination == Termination::Total
        && let Err(why) = &terminates_together
    {
        return Err(Rejection::Termination(why.clone()));
    }
    Ok(Confirmation { obligations: steps.obligations, terminates_together: terminates_together.is_ok() })
}

/// A certificate must be about this very claim.
fn matches_claim(claim: &Claim, certificate: &Certificate) -> Result<(), Rejection> {
    let mismatch = |what: &str| Err(Rejection::Malformed(format!("the certificate is for {what}")));
    if certificate.schema != SCHEMA {
        return mismatch(&format!("schema {:?}, not {SCHEMA:?}", certificate.schema));
    }
    for (side, subject) in Pair::new(&certificate.left, &certificate.right).iter() {
        let program = &claim.programs[side];
        if subject.entry != program.function().name {
            return mismatch(&format!("{} function {:?}", side, subject.entry));
        }
        if subject.hash != program_hash(&program.module) {
            return Err(Rejection::Stale(side));
        }
    }
    if certificate.semantics != claim.semantics {
        return mismatch("another semantics");
    }
    let text = |predicate: &Option<crate::claim::Predicate>| predicate.as_ref().map(|p| p.text.clone());
    if certificate.assume != text(&claim.assume) {
        return mismatch("another assumption");
    }
    if certificate.ensure != text(&claim.ensure) {
        return mismatch("another relation of results");
    }
    if certificate.traps_agree != claim.traps_agree {
        return mismatch("another treatment of traps");
    }
    Ok(())
}

/// A certificate for a claim with these relations, the entries' first.
pub fn certificate_for(claim: &Claim, relations: Vec<crate::certificate::Relation>) -> Certificate {
    let subject = |side: Side| Subject {
        entry: claim.programs[side].function().name.clone(),
        hash: program_hash(&claim.programs[side].module),
    };
    Certificate {
        schema: SCHEMA.to_owned(),
        left: subject(Side::Left),
        right: subject(Side::Right),
        semantics: claim.semantics,
        assume: claim.assume.as_ref().map(|predicate| predicate.text.clone()),
        ensure: claim.ensure.as_ref().map(|predicate| predicate.text.clone()),
        traps_agree: claim.traps_agree,
        reshape: Reshapes::default(),
        relations,
    }
}
