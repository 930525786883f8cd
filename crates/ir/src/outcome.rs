//! How a run of a function ends.

use std::fmt;

use tandem_base::hash::fnv1a_32;

use crate::ids::Value;

/// How a run ends. Everything but `Return` is abnormal.
///
/// Inside programs an outcome is a 32-bit *code*: [`Outcome::Return`] is 0, every other code is a stable hash of
/// the outcome's text, so that both sides, and separately lowered modules, agree without sharing a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// The function returned.
    Return,
    /// A Java exception of this class (binary name with slashes) left the function.
    Throw(String),
    /// A Rust panic of this kind.
    Panic(String),
    /// The program was ended by this function (`abort`, `exit`, a failed `assert`).
    Abort(String),
    /// Undefined behaviour of this kind: anything may follow.
    Ub(String),
}

impl Outcome {
    /// The code that stands for this outcome in programs.
    ///
    /// An abnormal end whose name nobody knows (an object of some class was thrown that only the other program
    /// mentions) is `Throw("#code")`, which no class is called; its code is the number. So ends of two programs are
    /// compared by their codes, never by their names.
    pub fn code(&self) -> u32 {
        if *self == Outcome::Return {
            return 0;
        }
        if let Outcome::Throw(class) = self
            && let Some(code) = class.strip_prefix('#').and_then(|digits| digits.parse().ok())
        {
            return code;
        }
        // The top bit is set so that no code is the zero of `Return`.
        let code = fnv1a_32(self.to_string().bytes()) | 0x8000_0000;
        match self {
            Outcome::Panic(_) => code | Outcome::PANICS,
            Outcome::Abort(_) | Outcome::Ub(_) => code & !Outcome::PANICS,
            Outcome::Return | Outcome::Throw(_) => code,
        }
    }

    /// The bit of a code by which panics, which unwind, are told from ends that do not.
    pub const PANICS: u32 = 0x4000_0000;
}

impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Return => out.write_str("return"),
            Outcome::Throw(class) => write!(out, "throw {class}"),
            Outcome::Panic(kind) => write!(out, "panic {kind}"),
            Outcome::Abort(callee) => write!(out, "abort {callee}"),
            Outcome::Ub(kind) => write!(out, "ub {kind}"),
        }
    }
}

/// The outcome named by an exit terminator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExitKind {
    /// Always this outcome.
    Always(Outcome),
    /// The abnormal outcome whose code is this `i32` value: passes on what a call ended with, or throws an object
    /// whose class is known only at run time. Must not be the code of `Return`.
    Resume(Value),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_stable_and_survive_the_loss_of_the_name() {
        let named = Outcome::Throw("java/lang/ArithmeticException".into());
        let unnamed = Outcome::Throw(format!("#{}", named.code()));
        assert_eq!(named.code(), unnamed.code());
        assert_ne!(named.code(), Outcome::Throw("E".into()).code());
        assert_ne!(Outcome::Panic("E".into()).code(), Outcome::Throw("E".into()).code());
        assert_eq!(Outcome::Return.code(), 0);
        assert_ne!(Outcome::Throw("#x".into()).code() & 0x8000_0000, 0);
        for kind in ["a", "b", "c", "d", "e"].map(String::from) {
            assert_ne!(Outcome::Panic(kind.clone()).code() & Outcome::PANICS, 0);
            assert_eq!(Outcome::Abort(kind.clone()).code() & Outcome::PANICS, 0);
            assert_eq!(Outcome::Ub(kind).code() & Outcome::PANICS, 0);
        }
    }
}
