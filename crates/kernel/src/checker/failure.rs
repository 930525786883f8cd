//! What the checker says when it does not accept.

use std::fmt;

use tandem_base::{Reason, Side};

use crate::concrete::Input;

/// Where an obligation comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Which functions' relation, for example `f ~ g`.
    pub relation: String,
    /// The point it starts from, for example `b2 (line 4) ~ b3 (line 7)`.
    pub from: String,
    /// How far the sides ran.
    pub advance: Vec<usize>,
}

impl fmt::Display for Origin {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.advance.iter().map(usize::to_string).collect();
        write!(out, "{} from {} running {} segments", self.relation, self.from, steps.join(" and "))
    }
}

/// An obligation that does not hold, with a state that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Where it comes from.
    pub origin: Origin,
    /// Where the sides arrive.
    pub arrival: String,
    /// What does not hold there: a conjunct of a coupling, or that there is no such point at all.
    pub broken: Vec<String>,
    /// The state the step started from, by name.
    pub state: Vec<(String, String)>,
    /// The arguments that this state remembers, for the entries: running both sides on them tells whether they
    /// really differ.
    pub input: Option<Input>,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{}", self.origin)?;
        writeln!(out, "  arrives at {}", self.arrival)?;
        for broken in &self.broken {
            writeln!(out, "  where this does not hold: {broken}")?;
        }
        write!(out, "  starting with")?;
        for (name, value) in &self.state {
            write!(out, " {name} = {value}")?;
        }
        Ok(())
    }
}

/// Why a certificate was not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// It is not well-formed, or not about this claim.
    Malformed(String),
    /// It was made for another version of this side's program.
    Stale(Side),
    /// It is true of no input at all.
    Vacuous(String),
    /// The cut points of a function leave a cycle uncut, so a run could stay between them forever.
    NotACut(String),
    /// An obligation does not hold.
    Refuted(Box<Failure>),
    /// A solver could not decide an obligation.
    Undecided(Origin, Reason),
    /// Something has no encoding.
    Unsupported(String),
    /// Terminating together was claimed and not shown.
    Termination(String),
}

impl fmt::Display for Rejection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::Malformed(what)
            | Rejection::Vacuous(what)
            | Rejection::NotACut(what)
            | Rejection::Termination(what) => out.write_str(what),
            Rejection::Stale(side) => write!(out, "the certificate is for another version of the {side} program"),
            Rejection::Refuted(failure) => failure.fmt(out),
            Rejection::Undecided(origin, reason) => write!(out, "{origin}: {reason}"),
            Rejection::Unsupported(what) => write!(out, "not supported: {what}"),
        }
    }
}
