//! What the checker says when it accepts.

use crate::certificate::Certificate;

/// Two programs behave as claimed: a certificate whose every obligation was discharged.
///
/// Only [`super::confirm`] and, for code that is the same, [`super::confirm_identical`] make one. Whoever has one can read it:
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
/// use tandem_kernel::{certificate::Certificate, checker::Equivalence};
/// fn make(certificate: Certificate) -> Equivalence {
///     Equivalence { certificate, obligations: 1, terminates_together: true }
/// }
/// ```
///
/// ```compile_fail,E0624
/// use tandem_kernel::{certificate::Certificate, checker::Equivalence};
/// fn make(certificate: Certificate) -> Equivalence {
///     Equivalence::new(certificate, 1, true)
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
}

impl Equivalence {
    pub(super) fn new(certificate: Certificate, obligations: usize, terminates_together: bool) -> Equivalence {
        Equivalence { certificate, obligations, terminates_together }
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
