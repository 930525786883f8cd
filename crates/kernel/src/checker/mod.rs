//! The checker: the only code that may call two programs equivalent.
//!
//! **Idea.** Cut-bisimulation (Kasampalis, Park, Lin, Adve and Roșu, "Language-Parametric Compiler Validation with
//! Application to LLVM", ASPLOS 2021): cut both control-flow graphs so that no cycle is left uncut, relate pairs of cut
//! points by a coupling predicate, run both sides symbolically from every cut pair to the next cuts, and see that they
//! are in the relation again.
//!
//! **What is different here.** The rule is the strict one: *every* jointly feasible pair of arrivals must land in a
//! coupling; one match among several possible successors is not enough. A rule may let one side take several segments
//! while the other takes none (asynchronous alignment). Calls are uninterpreted functions with congruence, strengthened
//! by mutual summaries (Godlin and Strichman's PROC-P-EQ; Hawblitzel et al., CADE 2013): the further relations of the
//! certificate. Agreement on termination is shown by rank functions on the steps that only one side takes.
//!
//! **Why it is sound.** Take any two runs from inputs that the claim admits. They start in the entry pair. By the
//! obligations every step from a cut pair leads to a cut pair again, or to the claimed relation of the ends. Every step
//! moves at least one run that has not ended by at least one segment. So if both runs end, finitely many steps lead to
//! their ends, and the claimed relation holds there. A summary is used for calls made inside the functions it speaks
//! of, which are shorter runs, so by induction on the length of runs it may be used while it is being proved.

mod equivalence;
mod explain;
mod failure;
mod identical;
mod places;
mod preservation;
mod relation;
mod returns;
mod steps;
mod termination;
mod together;

pub use equivalence::{Basis, Equivalence};
pub use failure::{Failure, Origin, Rejection};
pub use identical::{CodeDigest, Identity, confirm_identical, identical_certificate};
pub use places::parse_place;
pub use preservation::{Invariant, Preserved, preserve};
pub use together::confirm_together;

use tandem_base::{Pair, Side};
use tandem_logic::Terms;

use crate::certificate::{Certificate, SCHEMA, Subject};
use crate::claim::Claim;
use crate::definitions::Definitions;
use crate::derivation::{Derived, Leaves, Propose, Tally};
use crate::hash::program_hash;
use crate::obligation::Discharge;
use crate::reshape::{MOST_RESHAPES, Reshapes};
use crate::semantics::{Ints, Termination};

/// Confirms a certificate for a claim, or says why not.
pub fn confirm(
    claim: &Claim,
    certificate: &Certificate,
    discharge: &mut dyn Discharge,
) -> Result<Equivalence, Rejection> {
    confirm_with(claim, certificate, discharge, &|_| false)
}

/// The same, given who may know a run that shows that what the claim assumes can be: then no solver needs to.
pub fn confirm_with(
    claim: &Claim,
    certificate: &Certificate,
    discharge: &mut dyn Discharge,
    is_witnessed: &dyn Fn(&Claim) -> bool,
) -> Result<Equivalence, Rejection> {
    let terms = discharge.terms();
    let confirmed = confirm_in(&terms, claim, certificate, discharge, is_witnessed)?;
    Ok(confirmed.resting_on(certificate, Basis::Tactics))
}

/// The same, where nobody is believed but the kernel and solvers: terms are plain, and obligations are discharged by derivations.
/// The certificate's rewrites of the programs are believed.
pub fn confirm_derived(
    claim: &Claim,
    certificate: &Certificate,
    tactics: &mut dyn Propose,
    leaves: &mut dyn Leaves,
) -> Result<Equivalence, Rejection> {
    let terms = Terms::plain();
    let mut derived = Derived { tactics, leaves, tally: Tally::default() };
    let confirmed = confirm_in(&terms, claim, certificate, &mut derived, &|_| false)?;
    Ok(confirmed.resting_on(certificate, Basis::Derivations(derived.tally)))
}

/// That a certificate was confirmed, before it is said on what that rests.
struct Confirmed {
    obligations: usize,
    terminates_together: bool,
}

impl Confirmed {
    fn resting_on(self, certificate: &Certificate, basis: Basis) -> Equivalence {
        Equivalence::new(certificate.clone(), self.obligations, self.terminates_together, basis)
    }
}

fn confirm_in(
    terms: &Terms,
    claim: &Claim,
    certificate: &Certificate,
    discharge: &mut dyn Discharge,
    is_witnessed: &dyn Fn(&Claim) -> bool,
) -> Result<Confirmed, Rejection> {
    matches_claim(claim, certificate)?;
    let original = claim;
    let is_witnessed = || is_witnessed(original);
    let reshapes = &certificate.reshape;
    if reshapes.left.len().max(reshapes.right.len()) > MOST_RESHAPES {
        return Err(Rejection::Malformed("the certificate rewrites a program too often".to_owned()));
    }
    let reshaped = (!reshapes.is_none()).then(|| discharge.reshape(claim, reshapes)).transpose();
    let reshaped = reshaped.map_err(|error| Rejection::Malformed(error.to_string()))?;
    let claim = reshaped.as_ref().unwrap_or(claim);
    let views = relation::views(claim, certificate)?;
    let math = claim.semantics.ints == Ints::Math;
    let definitions = Definitions::read(terms, &certificate.definitions, math).map_err(Rejection::Malformed)?;
    let relations = relation::check_shapes(claim, terms, certificate, &views, &definitions)?;
    let mut steps = steps::Steps {
        terms,
        relations: &relations,
        definitions: &definitions,
        discharge,
        obligations: 0,
        is_witnessed: &is_witnessed,
    };
    steps.check_definitions()?;
    let terminates_together = steps.check_all()?;
    if claim.semantics.termination == Termination::Total
        && let Err(why) = &terminates_together
    {
        return Err(Rejection::Termination(why.clone()));
    }
    Ok(Confirmed { obligations: steps.obligations, terminates_together: terminates_together.is_ok() })
}

/// A certificate must be about this very claim.
fn matches_claim(claim: &Claim, certificate: &Certificate) -> Result<(), Rejection> {
    let mismatch = |what: &str| Err(Rejection::Malformed(format!("the certificate is for {what}")));
    if certificate.schema != SCHEMA {
        return mismatch(&format!("schema {:?}, not {SCHEMA:?}", certificate.schema));
    }
    if certificate.identical {
        return mismatch("code that is the same, which is not what is to be shown");
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
    if certificate.secrecy.as_ref() != claim.two_runs.as_ref().map(|two_runs| &two_runs.secrecy) {
        return mismatch("other secrets");
    }
    if certificate.given != claim.given {
        return mismatch("other functions that are taken to be equivalent");
    }
    if !certificate.together.is_empty() {
        return mismatch("several pairs of functions, which are checked one by one");
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
        identical: false,
        semantics: claim.semantics,
        assume: claim.assume.as_ref().map(|predicate| predicate.text.clone()),
        ensure: claim.ensure.as_ref().map(|predicate| predicate.text.clone()),
        traps_agree: claim.traps_agree,
        secrecy: claim.two_runs.as_ref().map(|two_runs| two_runs.secrecy.clone()),
        reshape: Reshapes::default(),
        definitions: vec![],
        relations,
        given: claim.given.clone(),
        together: vec![],
    }
}
