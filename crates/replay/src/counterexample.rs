//! Inputs that tell two programs apart in the interpreter: candidates for a difference.

use tandem_base::Pair;
use tandem_interp::Run;
use tandem_kernel::concrete::Input;

/// An input on which both programs were run in the interpreter and do not behave as claimed.
///
/// It is a candidate: only [`crate::confirm`] makes a [`crate::Difference`] of an input.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The input.
    pub input: Input,
    /// What each side did.
    pub runs: Pair<Run>,
    /// Why it is no difference unless running the programs natively shows it.
    pub(crate) needs_native: Option<String>,
}
