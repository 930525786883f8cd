//! One query as text: what is assumed in it only, what it checks, and how the replies are read.

use tandem_base::{Budget, Reason, shorten};
use tandem_logic::{Emitter, Environment, Term, Terms};

use crate::answer::Answer;
use crate::model::Model;
use crate::session::Session;
use crate::text::{read_values, symbols_of_values, write_assertion, write_term};

/// A query about assertions that the solver knows already.
pub(crate) struct Query {
    /// What must be told before the check: declarations, definitions, and the assumptions, asserted.
    pub(crate) told: String,
    /// The command that checks.
    pub(crate) command: String,
    assumptions: Vec<Term>,
    /// The literal that stands for each assumption, when the solver is to say which were needed.
    literals: Vec<String>,
    wanted: Vec<Term>,
    /// The wanted terms as text.
    expressions: Vec<String>,
    /// What the symbols in their values mean.
    environment: Environment,
    /// Whether the text means exactly what the terms mean.
    exact: bool,
}

/// The option without which the solver does not say which assumptions it needed.
pub(crate) const CORE_OPTION: &str = "(set-option :produce-unsat-assumptions true)\n";

impl Query {
    /// Writes the query. With `cores` the solver is to say which assumptions it needed.
    pub(crate) fn new(
        terms: &Terms,
        assumptions: &[Term],
        wanted: &[Term],
        cores: bool,
        emitter: &mut Emitter,
    ) -> Result<Query, Reason> {
        let mut told = String::new();
        let mut literals = Vec::new();
        for &assumption in assumptions {
            if cores {
                let (commands, expression) = write_term(emitter, terms, assumption)?;
                // The emitter's symbols begin with a dollar or percent sign, so this is none of them.
                let literal = format!("assumption!{}", literals.len() + 1);
                told.push_str(&commands);
                told.push_str(&format!("(declare-const {literal} Bool)\n(assert (=> {literal} {expression}))\n"));
                literals.push(literal);
            } else {
                told.push_str(&write_assertion(emitter, terms, assumption)?);
            }
        }
        let mut expressions = Vec::new();
        for &term in wanted {
            let (commands, expression) = write_term(emitter, terms, term)?;
            told.push_str(&commands);
            expressions.push(expression);
        }
        let command = match literals.as_slice() {
            [] => "(check-sat)\n".into(),
            literals => format!("(check-sat-assuming ({}))\n", literals.join(" ")),
        };
        Ok(Query {
            told,
            command,
            assumptions: assumptions.to_vec(),
            literals,
            wanted: wanted.to_vec(),
            expressions,
            environment: symbols_of_values(emitter, terms, wanted),
            exact: emitter.is_exact(),
        })
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
            Satisfiable::Yes if self.wanted.is_empty() => self.sat_without_values(),
            Satisfiable::Yes => {
                let reply = session.ask(&format!("(get-value ({}))", self.expressions.join(" ")), budget)?;
                let values = read_values(terms, &self.wanted, &reply, &self.environment)?;
                let values = self.wanted.iter().copied().zip(values).collect();
                Ok(Answer::Sat(Model::new(values, self.exact)))
            }
            Satisfiable::No if self.literals.is_empty() => Ok(self.unsat_without_core()),
            Satisfiable::No => {
                let reply = session.ask("(get-unsat-assumptions)", budget)?;
                Ok(Answer::Unsat(self.read_core(&reply)?))
            }
        }
    }

    /// The answer of a solver that says no more than `sat`.
    pub(crate) fn sat_without_values(&self) -> Result<Answer, Reason> {
        if !self.wanted.is_empty() {
            return Err(Reason::Unsupported("there is a solution, but this solver gives no values".into()));
        }
        Ok(Answer::Sat(Model::new(Vec::new(), self.exact)))
    }

    /// The answer of a solver that says no more than `unsat`: all assumptions may be needed.
    pub(crate) fn unsat_without_core(&self) -> Answer {
        Answer::Unsat(self.assumptions.clone())
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
    let reply = session.check(script, command, budget)?;
    match reply.as_str() {
        "sat" => Ok(Satisfiable::Yes),
        "unsat" => Ok(Satisfiable::No),
        "unknown" if !session.gives_reasons() => Err(Reason::SolverSaidUnknown("without a reason".into())),
        "unknown" => {
            let reply = session.ask("(get-info :reason-unknown)", budget)?;
            let text = reply.trim_start_matches("(:reason-unknown").trim_end_matches(')');
            Err(Reason::from_unknown(text))
        }
        _ => Err(session.fail(Reason::Garbage(shorten(&reply)))),
    }
}
