//! Certificates that somebody brings, checked without any search; but for the proofs that our own passes change nothing, where
//! those are not to be believed.

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::{Assumption, Budget, Pair};
use tandem_discharge::{AskedExactly, Deriving, WithSolver};
use tandem_interp::Limits;
use tandem_ir::Module;
use tandem_kernel::certificate::{Certificate, Given};
use tandem_kernel::checker::{
    Equivalence, Invariant, Preserved, Rejection, confirm, confirm_derived, confirm_identical, confirm_together,
    preserve,
};
use tandem_kernel::claim::{Claim, Predicate};
use tandem_kernel::hash::program_hash;
use tandem_replay::{Replayed, replay};
use tandem_solver::{Solver, discover};

use crate::error::Error;
use crate::pairs::{self, Claimed, Subject};
use crate::programs::Programs;
use crate::session::Session;
use crate::validate::{Validation, validations};
use crate::watchdog::with_room;

/// A certificate that was checked.
pub struct Verification {
    session: Session,
    budget: Budget,
    certificate: Certificate,
    /// The programs as they were lowered, if they were.
    lowered: Option<Pair<Arc<Module>>>,
    /// What it claims, with the programs in the form that its names refer to. A certificate that the code is the same speaks
    /// of no such programs.
    pub claim: Option<Claim>,
    /// What the checker says of it.
    pub result: Result<Equivalence, Rejection>,
    /// What came of validating the passes and rewrites, if that was asked for.
    pub validations: Vec<Validation>,
    /// What the certificates take for granted that it has in it, beyond its own.
    pub assumptions: BTreeSet<Assumption>,
}

/// How little is to be believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// No tactic and no simplifier: obligations are discharged by derivations that the kernel checks, and every leaf of those has to
    /// be refuted by two solvers where two are installed.
    Derivations,
    /// Nor the passes to normal form and the rewrites that a certificate asks for: they are validated.
    ValidatedPasses,
}

impl Programs {
    /// Derives every obligation of a certificate from the programs and discharges it.
    pub fn verify(&self, certificate: Certificate) -> Result<Verification, Error> {
        with_room(|| self.verified(certificate, None))?
    }

    /// The same, where less is believed.
    pub fn verify_strictly(&self, certificate: Certificate, strictness: Strictness) -> Result<Verification, Error> {
        with_room(|| self.verified(certificate, Some(strictness)))?
    }

    /// A certificate with those in it that it needs: each by itself, and then whether they add up.
    fn verified(&self, mut certificate: Certificate, strictness: Option<Strictness>) -> Result<Verification, Error> {
        let members = std::mem::take(&mut certificate.together);
        let mut verification = self.verified_alone(certificate, strictness)?;
        let mut others = vec![];
        for member in members {
            let member = self.verified_alone(member, strictness)?;
            verification.assumptions.extend(member.claim.iter().flat_map(Claim::assumptions));
            verification.validations.extend(member.validations);
            match member.result {
                Ok(proved) => others.push(proved),
                Err(rejection) => {
                    verification.result = Err(rejection);
                    return Ok(verification);
                }
            }
        }
        if let Some(claim) = &verification.claim {
            let own = claim.assumptions();
            verification.assumptions.retain(|one| !own.contains(one));
        }
        let first = std::mem::replace(&mut verification.result, Err(unchecked()));
        verification.result = match first {
            Ok(first) if first.is_open() || !others.is_empty() => confirm_together(first, others),
            first => first,
        };
        Ok(verification)
    }

    fn verified_alone(&self, certificate: Certificate, strictness: Option<Strictness>) -> Result<Verification, Error> {
        let mut verification = self.prepared(certificate)?;
        let Some(claim) = &verification.claim else { return Ok(verification) };
        let budget = verification.budget.clone();
        if strictness.is_none() {
            let mut discharge = WithSolver { solver: verification.session.solver(), budget };
            verification.result = confirm(claim, &verification.certificate, &mut discharge);
            return Ok(verification);
        }
        let leaves = &mut AskedExactly::new(&solvers(&verification.session), budget.clone());
        let asked = leaves.first().unwrap_or(verification.session.solver()).clone();
        let mut tactics = Deriving::new(asked, budget);
        verification.result = confirm_derived(claim, &verification.certificate, &mut tactics, leaves);
        if strictness == Some(Strictness::ValidatedPasses) && claim.two_runs.is_some() {
            return Err(Error::Usage(
                "--strict=2: a claim about secrets is about programs that a pass has changed, and none shows that they are right"
                    .to_owned(),
            ));
        }
        if let (Some(Strictness::ValidatedPasses), Some(lowered), true) =
            (strictness, &verification.lowered, verification.result.is_ok())
        {
            let (session, time) = (&verification.session, verification.session.options().timeout);
            verification.validations = validations(session, claim, lowered, &verification.certificate, time)?;
        }
        Ok(verification)
    }

    /// The claim of a certificate, not yet checked; but for one that the code is the same.
    fn prepared(&self, certificate: Certificate) -> Result<Verification, Error> {
        let session = self.session().clone();
        let budget = session.budget(session.options().timeout);
        if certificate.identical {
            let result = self.verified_identical(&certificate)?;
            let (claim, lowered, validations) = (None, None, vec![]);
            return Ok(Verification {
                session,
                budget,
                certificate,
                lowered,
                claim,
                result,
                validations,
                assumptions: BTreeSet::new(),
            });
        }
        let (claim, lowered) = self.claim_of(&certificate)?;
        let result = Err(unchecked());
        let (claim, lowered, validations) = (Some(claim), Some(lowered), vec![]);
        Ok(Verification {
            session,
            budget,
            certificate,
            lowered,
            claim,
            result,
            validations,
            assumptions: BTreeSet::new(),
        })
    }

    /// Computes the digests of both functions again.
    fn verified_identical(&self, certificate: &Certificate) -> Result<Result<Equivalence, Rejection>, Error> {
        let names = Pair::new(certificate.left.entry.clone(), certificate.right.entry.clone());
        match self.lowered_in_time(&certificate.semantics)?.identities(&names) {
            Some(identities) => Ok(confirm_identical(&identities.functions, certificate)),
            None => Err(Error::Usage("the programs have no code of these functions that could be the same".to_owned())),
        }
    }

    /// What a certificate claims of these programs, and those as they were lowered.
    fn claim_of(&self, certificate: &Certificate) -> Result<(Claim, Pair<Arc<Module>>), Error> {
        let Certificate { semantics, traps_agree, .. } = *certificate;
        let names = Pair::new(certificate.left.entry.clone(), certificate.right.entry.clone());
        let lowered = self.lowered_in_time(&semantics)?;
        // It may speak of the programs with or without the functions that are the same on both sides.
        let is_meant = |pair: &Pair<Subject>| program_hash(&pair.left.module) == certificate.left.hash;
        let unconditional = certificate.assume.is_none()
            && certificate.ensure.is_none()
            && certificate.secrecy.is_none()
            && !traps_agree;
        let changed = || lowered.about_changed(&names, unconditional).and_then(Result::ok).filter(is_meant);
        let symbol = |given: &Given| {
            let symbol = lowered.symbol_of(Pair::new(&given.left, &given.right));
            let none = || Error::Usage(format!("both programs have no function {} of one symbol", given.left));
            symbol.map(str::to_owned).ok_or_else(none)
        };
        let given = certificate.given.iter().map(symbol).collect::<Result<BTreeSet<String>, Error>>()?;
        let parts = || lowered.about_parts(&names, &given).and_then(Result::ok).filter(is_meant);
        let pair = match lowered.about_given(&names, &given) {
            Ok(pair) if is_meant(&pair) => pair,
            whole => parts().or_else(changed).map_or(whole, Ok)?,
        };
        let (ensure, secrecy) = (certificate.ensure.as_deref(), certificate.secrecy.as_ref());
        let claimed = Claimed { semantics, assume: &[], ensure, traps_agree, secrecy };
        let mut claim = pairs::claim(&pair, &names, &claimed)?;
        // A certificate holds the text written out, so it means what it says.
        let parse = |text: &String| {
            Predicate::parse(text).map_err(|error| Error::Usage(format!("in the certificate: {error}")))
        };
        claim.given.clone_from(&certificate.given);
        claim.assume = certificate.assume.as_ref().map(parse).transpose()?;
        Ok((claim, pair.map(|subject| subject.lowered)))
    }
}

fn unchecked() -> Rejection {
    Rejection::Malformed("it was not checked".to_owned())
}

/// The session's solver, and those of another make that are installed.
pub(crate) fn solvers(session: &Session) -> Vec<Solver> {
    let first = session.solver().clone();
    // Bitwuzla does not speak of everything, and is the faster one where it does.
    let others = [discover::z3(), discover::bitwuzla(), discover::cvc5()].into_iter().flatten();
    let others: Vec<Solver> = others.filter(|other| other.kind != first.command().kind).map(Solver::new).collect();
    [first].into_iter().chain(others).collect()
}

impl Verification {
    /// What follows for RIGHT from invariants of LEFT; or why they are not inductive.
    pub fn preserve(&self, invariants: &[Invariant]) -> Result<Result<Vec<Preserved>, Rejection>, Error> {
        let Some(claim) = &self.claim else {
            return Err(Error::Usage(
                "--invariant: the code is the same, so what holds of LEFT holds of RIGHT".to_owned(),
            ));
        };
        let preserved = with_room(|| {
            let mut discharge = WithSolver { solver: self.session.solver(), budget: self.budget.clone() };
            preserve(claim, &self.certificate, invariants, &mut discharge)
        });
        match preserved? {
            Err(rejection @ Rejection::Malformed(_)) => Err(Error::Usage(format!("--invariant: {rejection}"))),
            preserved => Ok(preserved),
        }
    }

    /// Runs both sides on the inputs of the state in which an obligation fails: either they really differ, or only the
    /// certificate is wrong.
    pub fn run_from_entry(&self) -> Option<Replayed> {
        let Err(Rejection::Refuted(failure)) = &self.result else { return None };
        Some(replay(self.claim.as_ref()?, failure.input.as_ref()?, &Limits::default()))
    }
}
