//! Exit codes.

/// How the process ends. Of several rows the worst counts: a confirmed difference, whatever else happened; then what is
/// unknown. An error is what stopped the run.
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

    /// The one that counts.
    pub fn worse(self, other: ExitCode) -> ExitCode {
        let weight = |code: ExitCode| match code {
            ExitCode::Different => 3,
            ExitCode::Error => 2,
            ExitCode::Unknown => 1,
            ExitCode::Equivalent => 0,
        };
        if weight(other) > weight(self) { other } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::ExitCode::{Different, Equivalent, Error, Unknown};

    #[test]
    fn the_worst_counts() {
        assert_eq!(Equivalent.worse(Unknown), Unknown);
        assert_eq!(Unknown.worse(Different), Different);
        assert_eq!(Different.worse(Unknown), Different);
        assert_eq!(Different.worse(Error), Different);
        assert_eq!(Unknown.worse(Error), Error);
        assert_eq!([Equivalent, Different, Error, Unknown].map(|code| code.number()), [0, 1, 2, 3]);
    }
}
