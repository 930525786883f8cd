//! Why a query has no answer.
//!
//! Every way in which a solver can fail us has a name here, so that a report can say what happened and a caller can
//! decide whether asking again makes sense. None of them is ever a verdict.

use std::fmt;

/// Why a solver did not settle a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The deadline passed.
    Timeout,
    /// The work that was set aside was used up.
    Spent,
    /// The solver's process tree held more memory than allowed, or the solver reported that it ran out.
    MemoryExhausted,
    /// The query was cancelled.
    Cancelled,
    /// The solver answered `unknown`; its own explanation.
    SolverSaidUnknown(String),
    /// The solver reported an error somewhere in its reply, so nothing else in the reply counts.
    SolverError(String),
    /// The solver said something the protocol does not allow at this point.
    Garbage(String),
    /// The solver's process ended before it answered: exit status or signal, and its last words.
    Died(String),
    /// The solver's process ended in the middle of an answer: what there was of it.
    Truncated(String),
    /// There is no such program.
    NotFound(String),
    /// The program exists but could not be started.
    CannotStart(String),
    /// A second solver contradicts the first.
    Disagreement(String),
    /// The query cannot be said in the solver's language.
    Unsupported(String),
}

impl Reason {
    /// A reason from the text of an error reply, which is how solvers report that memory or time ran out, too.
    pub fn from_error(text: &str) -> Reason {
        if speaks_of_memory(text) { Reason::MemoryExhausted } else { Reason::SolverError(shorten(text)) }
    }

    /// A reason from the explanation that follows an `unknown`.
    pub fn from_unknown(text: &str) -> Reason {
        let text = text.trim().trim_matches('"');
        if speaks_of_memory(text) || text == "memout" {
            Reason::MemoryExhausted
        // Nobody cancels a solver or gives it a time: it has a number of steps, and parts of it say so in these words.
        } else if text.contains("resource limit") || text == "resourceout" || text == "canceled" {
            Reason::Spent
        } else if text == "timeout" {
            Reason::Timeout
        } else {
            Reason::SolverSaidUnknown(shorten(text))
        }
    }

    /// A reason from the way a process ended and what it last wrote to its error stream.
    pub fn from_death(status: &str, last_words: &str) -> Reason {
        if speaks_of_memory(last_words) {
            return Reason::MemoryExhausted;
        }
        let last_words = shorten(last_words);
        Reason::Died(if last_words.is_empty() { status.to_string() } else { format!("{status}: {last_words}") })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Timeout => out.write_str("the solver ran out of time"),
            Reason::Spent => out.write_str("the work set aside for it was used up"),
            Reason::MemoryExhausted => out.write_str("the solver ran out of memory"),
            Reason::Cancelled => out.write_str("cancelled"),
            Reason::SolverSaidUnknown(text) => write!(out, "the solver answered unknown: {text}"),
            Reason::SolverError(text) => write!(out, "the solver reported an error: {text}"),
            Reason::Garbage(text) => write!(out, "the solver gave a reply that makes no sense: {text}"),
            Reason::Died(text) => write!(out, "the solver died: {text}"),
            Reason::Truncated(text) => write!(out, "the solver died in the middle of a reply: {text}"),
            Reason::NotFound(program) => write!(out, "there is no solver program `{program}`"),
            Reason::CannotStart(text) => write!(out, "the solver could not be started: {text}"),
            Reason::Disagreement(text) => write!(out, "solvers contradict each other: {text}"),
            Reason::Unsupported(text) => write!(out, "the query cannot be put to the solver: {text}"),
        }
    }
}

impl std::error::Error for Reason {}

/// One line of at most 300 characters, because replies can be megabytes and end up in reports.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 300;
    let mut line = String::new();
    for (count, word) in text.split_whitespace().enumerate() {
        if count > 0 {
            line.push(' ');
        }
        line.push_str(word);
        if line.len() > LONGEST {
            let end = (0..=LONGEST).rev().find(|&end| line.is_char_boundary(end)).unwrap_or(0);
            line.truncate(end);
            line.push('…');
            break;
        }
    }
    line
}

fn speaks_of_memory(text: &str) -> bool {
    ["out of memory", "bad_alloc", "Out of memory", "memory exhausted", "Cannot allocate memory"]
        .iter()
        .any(|phrase| text.contains(phrase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explanations_are_sorted_by_cause() {
        assert_eq!(Reason::from_unknown("\"timeout\""), Reason::Timeout);
        assert_eq!(Reason::from_unknown("canceled"), Reason::Spent);
        assert_eq!(Reason::from_unknown("max. resource limit exceeded"), Reason::Spent);
        assert_eq!(Reason::from_unknown("memout"), Reason::MemoryExhausted);
        assert_eq!(
            Reason::from_unknown("(incomplete quantifiers)"),
            Reason::SolverSaidUnknown("(incomplete quantifiers)".into())
        );
        assert_eq!(Reason::from_error("(error \"out of memory\")"), Reason::MemoryExhausted);
        assert_eq!(Reason::from_death("signal 6", "std::bad_alloc"), Reason::MemoryExhausted);
        assert_eq!(Reason::from_death("exit status 1", ""), Reason::Died("exit status 1".into()));
    }

    #[test]
    fn long_texts_become_one_short_line() {
        let text = "é ".repeat(10_000);
        assert!(shorten(&text).len() < 310);
        assert_eq!(shorten(" a\n  b\t"), "a b");
        assert!(shorten(&"x".repeat(100_000)).len() < 310);
    }
}
