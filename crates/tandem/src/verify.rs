//! Certificates that somebody brings, checked without any search.

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_interp::Limits;
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::{Equivalence, Invariant, Preserved, Rejection, confirm, confirm_identical, preserve};
use tandem_kernel::claim::{Claim, Predicate};
use tandem_replay::{Replayed, replay};

use crate::error::Error;
use crate::pairs;
use crate::programs::Programs;
use crate::session::Session;
use crate::watchdog::with_room;

/// A certificate that was checked.
pub struct Verification {
    session: Session,
    budget: Budget,
    certificate: Certificate,
    /// What it claims, with the programs in the form that its names refer to. A certificate that the code is the same speaks
    /// of no such programs.
    pub claim: Option<Claim>,
    /// What the checker says of it.
    pub result: Result<Equivalence, Rejection>,
}

impl Programs {
    /// Derives every obligation of a certificate from the programs and discharges it.
    pub fn verify(&self, certificate: Certificate) -> Result<Verification, Error> {
        with_room(|| self.verified(certificate))?
    }

    fn verified(&self, certificate: Certificate) -> Result<Verification, Error> {
        let session = self.session().clone();
        let budget = session.budget(session.options().timeout);
        if certificate.identical {
            let result = self.verified_identical(&certificate)?;
            return Ok(Verification { session, budget, certificate, claim: None, result });
        }
        let claim = self.claim_of(&certificate)?;
        let mut discharge = WithSolver { solver: session.solver(), budget: budget.clone() };
        let result = confirm(&claim, &certificate, &mut discharge);
        Ok(Verification { session, budget, certificate, claim: Some(claim), result })
    }

    /// Computes the digests of both functions again.
    fn verified_identical(&self, certificate: &Certificate) -> Result<Result<Equivalence, Rejection>, Error> {
        let names = Pair::new(certificate.left.entry.clone(), certificate.right.entry.clone());
        match self.lowered_in_time(&certificate.semantics)?.identities(&names) {
            Some(identities) => Ok(confirm_identical(&identities.functions, certificate)),
            None => Err(Error::Usage("the programs have no code of these functions that could be the same".to_owned())),
        }
    }

    /// What a certificate claims of these programs.
    fn claim_of(&self, certificate: &Certificate) -> Result<Claim, Error> {
        let Certificate { semantics, traps_agree, .. } = *certificate;
        let names = Pair::new(certificate.left.entry.clone(), certificate.right.entry.clone());
        let pair = self.lowered_in_time(&semantics)?.about(&names)?;
        let mut claim = pairs::claim(&pair, &names, semantics, &[], certificate.ensure.as_deref(), traps_agree)?;
        // A certificate holds the text written out, so it means what it says.
        let parse = |text: &String| {
            Predicate::parse(text).map_err(|error| Error::Usage(format!("in the certificate: {error}")))
        };
        claim.assume = certificate.assume.as_ref().map(parse).transpose()?;
        Ok(claim)
    }
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
