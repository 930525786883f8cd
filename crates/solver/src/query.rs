//! One query as text: what is assumed in it only, what it checks, and how the replies are read.

use tandem_logic::{Term, Terms};

use crate::answer::Answer;
use crate::budget::Budget;
use crate::model::Model;
use crate::reason::{Reason, shorten};
use crate::session::Session;
use crate::text::{Text, read_values};

/// A query about assertions that the solver knows already.
pub(crate) struct Query {
    /// Declarations and definitions that the rest uses.
    pub(crate) definitions: String,
    /// The assumptions, asserted.
    pub(crate) assertions: String,
    /// The command that checks.
    pub(crate) command: String,
    assumptions: Vec<Term>,
    /// The literal that stands for each assumption, when the solver is to say which were needed.
    literals: Vec<String>,
    wanted: Vec<Term>,
    /// The wanted terms as text.
    expressions: Vec<String>,
}

/// The option without which the solver does not say which assumptions it needed.
pub(crate) const CORE_OPTION: &str = "(set-option :produce-unsat-assumptions true)\n";

impl Query {
    /// Writes the query. `serial` numbers the literals, so that no two queries of a context share one.
    pub(crate) fn new(
        terms: &Terms,
        assumptions: &[Term],
        wanted: &[Term],
        cores: bool,
        text: &mut Text,
        serial: &mut u64,
    ) -> Result<Query, Reason> {
        let mut query = Query {
            definitions: String::new(),
            assertions: String::new(),
            command: "(check-sat)\n".into(),
            assumptions: assumptions.to_vec(),
            literals: Vec::new(),
            wanted: wanted.to_vec(),
            expressions: Vec::new(),
        };
        for &assumption in assumptions {
            let (definitions, expression) = text.expression(terms, assumption)?;
            query.definitions.push_str(&definitions);
            if cores {
                *serial += 1;
                // No name that a term is printed with contains an exclamation mark after this word.
                let literal = format!("assumption!{serial}");
                query.definitions.push_str(&format!("(declare-const {literal} Bool)\n"));
                query.assertions.push_str(&format!("(assert (=> {literal} {expression}))\n"));
                query.literals.push(literal);
            } else {
                query.assertions.push_str(&format!("(assert {expression})\n"));
            }
        }
        if !query.literals.is_empty() {
            query.command = format!("(check-sat-assuming ({}))\n", query.literals.join(" "));
        }
        for &term in wanted {
            let (definitions, expression) = text.expression(terms, term)?;
            query.definitions.push_str(&definitions);
            query.expressions.push(expression);
        }
        Ok(query)
    }

    /// Sends `script`, which ends before the check, then checks and reads what was asked for.
    pub(crate) fn put(
        &self,
        session: &mut Session,
        terms: &Terms,
        script: &str,
        budget: &Budget,
    ) -> Result<Answer, Reason> {
        match check(session, script, &self.command, budget)? {
            Satisfiable::Yes if self.wanted.is_empty() => Ok(Answer::Sat(Model::default())),
            Satisfiable::Yes => {
                let reply = session.ask(&format!("(get-value ({}))", self.expressions.join(" ")), budget)?;
                let values = read_values(terms, &self.wanted, &reply)?;
                Ok(Answer::Sat(Model::new(self.wanted.iter().copied().zip(values).collect())))
            }
            Satisfiable::No if self.literals.is_empty() => Ok(Answer::Unsat(self.assumptions.clone())),
            Satisfiable::No => {
                let reply = session.ask("(get-unsat-assumptions)", budget)?;
                Ok(Answer::Unsat(self.read_core(&reply)?))
            }
        }
    }

    fn read_core(&self, reply: &str) -> Result<Vec<Term>, Reason> {
        let not_understood = || Reason::Garbage(format!("not a list of assumptions: {}", shorten(reply)));
        let inner = reply.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).ok_or_else(not_understood)?;
        let mut needed = vec![false; self.literals.len()];
        for word in inner.split_whitespace() {
            let word = word.trim_matches('|');
            let place = self.literals.iter().position(|literal| literal == word).ok_or_else(not_understood)?;
            needed[place] = true;
        }
        let core = self.assumptions.iter().zip(needed);
        Ok(core.filter(|(_, needed)| *needed).map(|(&assumption, _)| assumption).collect())
    }
}

/// A definite answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Satisfiable {
    Yes,
    No,
}

/// Sends a script and a command that checks, and asks for the reason when the answer is `unknown`.
pub(crate) fn check(
    session: &mut Session,
    script: &str,
    command: &str,
    budget: &Budget,
) -> Result<Satisfiable, Reason> {
    let reply = session.ask(&format!("{script}\n{command}"), budget)?;
    match reply.as_str() {
        "sat" => Ok(Satisfiable::Yes),
        "unsat" => Ok(Satisfiable::No),
        "unknown" => {
            let reply = session.ask("(get-info :reason-unknown)", budget)?;
            let text = reply.trim_start_matches("(:reason-unknown").trim_end_matches(')');
            Err(Reason::from_unknown(text))
        }
        _ => Err(session.fail(Reason::Garbage(shorten(&reply)))),
    }
}
