//! Exit codes.

use tandem::report::VerdictName;

/// How the process ends. Of several rows the worst counts; an error is what stopped the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitCode {
    /// Everything that both sides have, and all that is visible from outside, is equivalent.
    Equivalent,
    /// A confirmed difference.
    Different,
    /// A usage, input or internal error that stopped the run.
    Error,
    /// Something is unknown, refused, or only conditionally established, or a public item is removed or unmatched.
    Unknown,
}

impl ExitCode {
    /// The number the shell sees.
    pub fn number(self) -> u8 {
        match self {
            ExitCode::Equivalent => 0,
            ExitCode::Different => 1,
            ExitCode::Error => 2,
            ExitCode::Unknown => 3,
        }
    }
}

impl From<VerdictName> for ExitCode {
    fn from(verdict: VerdictName) -> ExitCode {
        match verdict {
            VerdictName::Equivalent => ExitCode::Equivalent,
            VerdictName::Different => ExitCode::Different,
            VerdictName::Unknown => ExitCode::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ExitCode::{Different, Equivalent, Error, Unknown};

    #[test]
    fn the_numbers_are_fixed() {
        assert_eq!([Equivalent, Different, Error, Unknown].map(|code| code.number()), [0, 1, 2, 3]);
    }
}
