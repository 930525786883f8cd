//! What the checker says when it accepts.

use crate::certificate::Certificate;
use crate::derivation::Tally;

/// Two programs behave as claimed: a certificate whose every obligation was discharged.
///
/// Only [`super::confirm`], [`super::confirm_derived`], for code that is the same [`super::confirm_identical`], and of others
/// [`super::confirm_together`] make one. Whoever has one can read it:
///
/// ```
/// fn read(proved: &tandem_kernel::checker::Equivalence) -> usize {
///     proved.obligations()
/// }
/// ```
///
/// Nobody else can build one:
///
/// ```compile_fail,E0451
/// use tandem_kernel::{certificate::Certificate, checker::{Basis, Equivalence}};
/// fn make(certificate: Certificate) -> Equivalence {
///     Equivalence { certificate, obligations: 1, terminates_together: true, basis: Basis::SameCode }
/// }
/// ```
///
/// ```compile_fail,E0624
/// use tandem_kernel::{certificate::Certificate, checker::{Basis, Equivalence}};
/// fn make(certificate: Certificate) -> Equivalence {
///     Equivalence::new(certificate, 1, true, Basis::SameCode)
/// }
/// ```
///
/// or change what it says:
///
/// ```compile_fail,E0616
/// fn change(proved: &mut tandem_kernel::checker::Equivalence) {
///     proved.terminates_together = true;
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Equivalence {
    certificate: Certificate,
    obligations: usize,
    terminates_together: bool,
    basis: Basis,
}

/// Who has to be believed besides the kernel, and the front ends that made the programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The front end, which computed the same digest for both functions; nothing was lowered or asked.
    SameCode,
    /// Tactics, the simplifier of terms and the solvers behind them.
    Tactics,
    /// The solvers that refuted the leaves of derivations.
    Derivations(Tally),
}

impl Basis {
    /// Who has to be believed for two proofs together: tactics if they are for either.
    pub(super) fn and(self, other: Basis) -> Basis {
        match (self, other) {
            (Basis::Tactics, _) | (_, Basis::Tactics) => Basis::Tactics,
            (Basis::SameCode, other) | (other, Basis::SameCode) => other,
            (Basis::Derivations(one), Basis::Derivations(other)) => Basis::Derivations(one.and(other)),
        }
    }
}

impl Equivalence {
    pub(super) fn new(
        certificate: Certificate,
        obligations: usize,
        terminates_together: bool,
        basis: Basis,
    ) -> Equivalence {
        Equivalence { certificate, obligations, terminates_together, basis }
    }

    /// Who has to be believed.
    pub fn basis(&self) -> &Basis {
        &self.basis
    }

    /// What was confirmed.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// How many obligations were discharged.
    pub fn obligations(&self) -> usize {
        self.obligations
    }

    /// Whether the certificate also proves that both sides terminate on the same inputs.
    pub fn terminates_together(&self) -> bool {
        self.terminates_together
    }
}
