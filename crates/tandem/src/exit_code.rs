//! Exit codes.

/// How the process ends. With several functions the worst of them counts: error, difference, unknown, equivalent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitCode {
    /// All equivalent.
    Equivalent,
    /// A confirmed difference.
    Different,
    /// Usage, input or internal error.
    Error,
    /// Unknown, or only conditionally established.
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
            ExitCode::Error => 3,
            ExitCode::Different => 2,
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
        assert_eq!(Different.worse(Error), Error);
        assert_eq!([Equivalent, Different, Error, Unknown].map(|code| code.number()), [0, 1, 2, 3]);
    }
}
