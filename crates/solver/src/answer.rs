//! What a solver says of a query.

use tandem_base::Reason;
use tandem_logic::Term;

use crate::model::Model;

/// The answer to a query made of terms.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Satisfiable; the values of the terms that were asked for.
    Sat(Model),
    /// Unsatisfiable already with these of the assumptions. Without cores these are all of them.
    Unsat(Vec<Term>),
    /// Neither was established.
    Unknown(Reason),
}

impl Answer {
    /// Whether the query has no solution. An unknown answer is not that.
    pub fn is_unsat(&self) -> bool {
        matches!(self, Answer::Unsat(_))
    }

    /// Whether the query has a solution. An unknown answer is not that.
    pub fn is_sat(&self) -> bool {
        matches!(self, Answer::Sat(_))
    }

    /// Whether neither was established.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Answer::Unknown(_))
    }

    /// In a few words, for the log.
    pub(crate) fn summary(&self) -> String {
        match self {
            Answer::Sat(_) => "sat".into(),
            Answer::Unsat(_) => "unsat".into(),
            Answer::Unknown(reason) => format!("unknown ({reason})"),
        }
    }
}

impl From<Result<Answer, Reason>> for Answer {
    fn from(result: Result<Answer, Reason>) -> Answer {
        result.unwrap_or_else(Answer::Unknown)
    }
}

/// The answer to a script: satisfiable or not, with the reply to the command that followed, or no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptAnswer {
    /// Satisfiable; what the solver said next (a model, if that was asked for).
    Sat(String),
    /// Unsatisfiable; what the solver said next (a core or proof, if that was asked for).
    Unsat(String),
    /// Neither was established.
    Unknown(Reason),
}

impl ScriptAnswer {
    /// In a few words, for the log.
    pub(crate) fn summary(&self) -> String {
        match self {
            ScriptAnswer::Sat(_) => "sat".into(),
            ScriptAnswer::Unsat(_) => "unsat".into(),
            ScriptAnswer::Unknown(reason) => format!("unknown ({reason})"),
        }
    }
}

impl From<Result<ScriptAnswer, Reason>> for ScriptAnswer {
    fn from(result: Result<ScriptAnswer, Reason>) -> ScriptAnswer {
        result.unwrap_or_else(ScriptAnswer::Unknown)
    }
}
