//! A solver program that can be asked from many threads.
//!
//! This is the door to the crate: queries over terms, scripts for what is not made of terms, and second opinions.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tandem_base::{Budget, Reason, Work, shorten};
use tandem_logic::{Emitter, Term, Terms};

use crate::answer::{Answer, ScriptAnswer};
use crate::batch;
use crate::command::{Command, Kind};
use crate::integers::{Counters, Encodings};
use crate::log::QueryLog;
use crate::memo::Memo;
use crate::pool::{Pool, Taken};
use crate::query::{CORE_OPTION, Query, Satisfiable, check};
use crate::session::Session;
use crate::text::write_assertion;

/// A solver program, its warm processes, and how its queries are logged and confirmed. Clones share the processes.
#[derive(Clone, Debug)]
pub struct Solver {
    pool: Arc<Pool>,
    log: Option<QueryLog>,
    second: Option<(Arc<Solver>, SecondOpinion)>,
    memo: Option<Arc<Memo>>,
    counters: Arc<Counters>,
    /// Whether questions are put in no form but their own.
    exactly: bool,
}

/// What to make of an unsatisfiable answer that the second solver has no opinion on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondOpinion {
    /// Believe the first solver.
    WhenAble,
    /// Believe nobody: the answer is unknown, for the second solver's reason.
    Required,
}

/// Commands to send after an answer to [`Solver::script`].
#[derive(Clone, Copy, Debug, Default)]
pub struct FollowUp<'text> {
    /// One command to send when the answer is `sat`, such as `(get-model)`.
    pub sat: Option<&'text str>,
    /// One command to send when the answer is `unsat`.
    pub unsat: Option<&'text str>,
}

impl Solver {
    /// A solver that runs this program. Nothing is started before the first query.
    pub fn new(command: Command) -> Solver {
        Solver {
            pool: Arc::new(Pool::new(command)),
            log: None,
            second: None,
            memo: None,
            counters: Arc::default(),
            exactly: false,
        }
    }

    /// The same solver, with every query written to a folder.
    pub fn logged(self, log: QueryLog) -> Solver {
        Solver { log: Some(log), ..self }
    }

    /// The same solver; the names of its log files start with this label.
    pub fn labelled(&self, label: &str) -> Solver {
        Solver { log: self.log.as_ref().map(|log| log.labelled(label)), ..self.clone() }
    }

    /// The same solver, with every unsatisfiable answer to a query over terms put to a second one. If that one finds a
    /// solution, the answer is unknown.
    pub fn confirmed_by(self, second: Solver, confirmation: SecondOpinion) -> Solver {
        Solver { second: Some((Arc::new(second), confirmation)), ..self }
    }

    /// The same solver, which does not ask again what it was answered before.
    pub fn remembering(self) -> Solver {
        Solver { memo: Some(Arc::default()), ..self }
    }

    /// From now on, nothing that this solver and its clones are asked is cut short for the time that it takes, as long as the
    /// deadline is not reached: what happens in this run is to happen again in the next.
    pub fn be_repeatable(&self) {
        self.pool.be_repeatable();
    }

    /// The same solver for those who would rather believe nobody else: every question is put as it is, and not as integers; nobody
    /// is asked for a second opinion; and nothing is remembered but what was asked this way.
    pub fn exactly(&self) -> Solver {
        Solver { exactly: true, second: None, memo: Some(Arc::default()), ..self.clone() }
    }

    /// The program.
    pub fn command(&self) -> &Command {
        self.pool.command()
    }

    /// How many questions were decided in which form so far, by this solver and its clones.
    pub fn encodings(&self) -> Encodings {
        self.counters.read()
    }

    /// Asks once whether the assertions have a common solution, and for the values of the wanted terms if so. See
    /// [`everything_in`](crate::everything_in) for what to want.
    pub fn solve(&self, terms: &Terms, assertions: &[Term], wanted: &[Term], budget: &Budget) -> Answer {
        self.solve_under(terms, assertions, &[], wanted, false, budget)
    }

    /// Asks once whether the assertions have a common solution under the assumptions. With `cores` an unsatisfiable
    /// answer names the assumptions that were needed.
    pub fn solve_under(
        &self,
        terms: &Terms,
        assertions: &[Term],
        assumptions: &[Term],
        wanted: &[Term],
        cores: bool,
        budget: &Budget,
    ) -> Answer {
        if let Err(reason) = budget.turn_to_ask() {
            return Answer::Unknown(reason);
        }
        let begun = Instant::now();
        let (script, query) = match self.write(terms, assertions, assumptions, wanted, cores) {
            Ok(written) => written,
            Err(reason) => return Answer::Unknown(reason),
        };
        budget.spend(asking(&script));
        // Cores are always asked for anew, and so is a solution.
        let memo = self.memo.as_ref().filter(|_| assumptions.is_empty());
        if let Some(answer) = memo.and_then(|memo| memo.recall(&script, budget)) {
            return answer;
        }
        let cost = budget.meter.capped(Work::QUESTION.times(2));
        let counted = &budget.clone().metered(cost.clone());
        let as_integers = match self.command().kind {
            Kind::Z3 if assumptions.is_empty() && !self.exactly => {
                self.solve_as_integers(terms, assertions, wanted, counted)
            }
            _ => None,
        };
        let answer = match (as_integers, self.command().kind) {
            (Some(answer), _) => Ok(answer),
            (None, Kind::Batch) => self.solve_in_batch(&script, &query, counted),
            (None, Kind::Z3 | Kind::Cvc5 | Kind::Bitwuzla | Kind::Other) => {
                self.solve_in_session(terms, &script, &query, counted)
            }
        };
        let answer = Answer::from(answer);
        self.record(|| format!("{script}{}", query.command), &answer.summary(), begun.elapsed(), budget);
        let answer = self.confirm(answer, |second| {
            let all = [assertions, assumptions].concat();
            second.solve(terms, &all, &[], budget)
        });
        if let Some(memo) = memo {
            memo.keep(&script, budget.effort(), cost.spent(), &answer);
        }
        answer
    }

    /// Asks whether a script (declarations and assertions, without `check-sat`) is satisfiable, in a process of its
    /// own. This is the way for whatever is not made of terms, such as systems of Horn clauses. A [`Kind::Batch`]
    /// program is not sent the follow-up, because it says all it has to say unasked. Scripts are not confirmed.
    pub fn script(&self, script: &str, follow_up: FollowUp<'_>, budget: &Budget) -> ScriptAnswer {
        if let Err(reason) = budget.turn_to_ask() {
            return ScriptAnswer::Unknown(reason);
        }
        budget.spend(asking(script));
        let begun = Instant::now();
        let answer = match self.command().kind {
            Kind::Batch => self.script_in_batch(&format!("{script}\n(check-sat)\n"), budget),
            Kind::Z3 | Kind::Cvc5 | Kind::Bitwuzla | Kind::Other => self.script_in_session(script, follow_up, budget),
        };
        let answer = ScriptAnswer::from(answer);
        self.record(|| format!("{script}\n(check-sat)\n"), &answer.summary(), begun.elapsed(), budget);
        answer
    }

    /// Runs a whole script, commands that check included, in a process of its own, and returns whatever it says. This is
    /// the way for what only one solver understands, such as Z3's language of rules.
    pub fn replies(&self, script: &str, budget: &Budget) -> Result<Vec<String>, Reason> {
        budget.turn_to_ask()?;
        let begun = Instant::now();
        let mut command = self.command().clone();
        let steps = budget.effort().as_steps().clamp(1, u32::MAX.into());
        match command.kind {
            Kind::Batch => {}
            Kind::Z3 => command.args = vec![format!("rlimit={steps}"), "-smt2".to_owned(), "{}".to_owned()],
            Kind::Cvc5 | Kind::Bitwuzla | Kind::Other => {
                return Err(Reason::SolverSaidUnknown(format!("{} is not run on files", command.name)));
            }
        }
        let replies = batch::run(&command, script, budget);
        budget.spend(Work::usually_done_in(begun.elapsed()).min(budget.effort()));
        let first = replies.as_ref().ok().and_then(|replies| replies.first()).map_or("unknown", String::as_str);
        self.record(|| script.to_owned(), &shorten(first), begun.elapsed(), budget);
        replies
    }

    pub(crate) fn solve_in_session(
        &self,
        terms: &Terms,
        script: &str,
        query: &Query,
        budget: &Budget,
    ) -> Result<Answer, Reason> {
        let begun = Instant::now();
        let taken = self.take(budget)?;
        let warm = taken.warm;
        let mut answer = self.put(taken, terms, script, query, begun, budget);
        // A process that was kept may have been gone for reasons that have nothing to do with this query.
        if warm && matches!(answer, Err(Reason::Died(_))) {
            answer = self.put(self.pool.start(budget)?, terms, script, query, begun, budget);
        }
        answer
    }

    fn put(
        &self,
        mut taken: Taken,
        terms: &Terms,
        script: &str,
        query: &Query,
        begun: Instant,
        budget: &Budget,
    ) -> Result<Answer, Reason> {
        let answer = query.put(&mut taken.session, terms, &format!("{}{script}", taken.prefix), budget);
        self.give_back(taken.session, begun.elapsed());
        answer
    }

    fn solve_in_batch(&self, script: &str, query: &Query, budget: &Budget) -> Result<Answer, Reason> {
        match self.script_in_batch(&format!("{script}{}", query.command), budget)? {
            ScriptAnswer::Sat(_) => query.sat_without_values(),
            ScriptAnswer::Unsat(_) => Ok(query.unsat_without_core()),
            ScriptAnswer::Unknown(reason) => Err(reason),
        }
    }

    fn script_in_batch(&self, script: &str, budget: &Budget) -> Result<ScriptAnswer, Reason> {
        let replies = batch::run(self.command(), script, budget)?;
        let Some((first, others)) = replies.split_first() else {
            return Err(Reason::Died("it ended without an answer".into()));
        };
        // A second answer would leave open which of them counts.
        if let Some(second) = others.iter().find(|other| ["sat", "unsat", "unknown"].contains(&other.as_str())) {
            return Err(Reason::Garbage(format!("both `{}` and `{second}`", shorten(first))));
        }
        match first.as_str() {
            "sat" => Ok(ScriptAnswer::Sat(others.join("\n"))),
            "unsat" => Ok(ScriptAnswer::Unsat(others.join("\n"))),
            "unknown" => Err(Reason::from_unknown(&others.join(" "))),
            _ => Err(Reason::Garbage(shorten(first))),
        }
    }

    fn script_in_session(
        &self,
        script: &str,
        follow_up: FollowUp<'_>,
        budget: &Budget,
    ) -> Result<ScriptAnswer, Reason> {
        let mut session = self.pool.start(budget)?.session;
        let said = |command: Option<&str>, session: &mut Session| match command {
            Some(command) => session.ask(command, budget),
            None => Ok(String::new()),
        };
        match check(&mut session, script, "(check-sat)", budget)? {
            Satisfiable::Yes => Ok(ScriptAnswer::Sat(said(follow_up.sat, &mut session)?)),
            Satisfiable::No => Ok(ScriptAnswer::Unsat(said(follow_up.unsat, &mut session)?)),
        }
    }

    /// A process in the state of its start once the prefix is sent.
    fn take(&self, budget: &Budget) -> Result<Taken, Reason> {
        self.pool.take(budget)
    }

    /// Gives a process back after a query that took this long.
    fn give_back(&self, session: Session, time: Duration) {
        self.pool.give_back(session, time);
    }

    /// Writes to the log, if there is one. A log that cannot be written does not fail the query.
    fn record(&self, script: impl FnOnce() -> String, answer: &str, time: Duration, budget: &Budget) {
        if let Some(log) = &self.log {
            let _ = log.record(&script(), &self.command().name, answer, time, budget);
        }
    }

    /// Writes a question in another form to the log, if there is one.
    pub(crate) fn record_as(
        &self,
        form: &str,
        script: impl FnOnce() -> String,
        answer: &str,
        time: Duration,
        budget: &Budget,
    ) {
        if let Some(log) = &self.log {
            let _ = log.record(&script(), &format!("{} ({form})", self.command().name), answer, time, budget);
        }
    }

    pub(crate) fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Puts an unsatisfiable answer to the second solver, if there is one.
    fn confirm(&self, answer: Answer, ask: impl FnOnce(&Solver) -> Answer) -> Answer {
        let (Answer::Unsat(_), Some((second, confirmation))) = (&answer, &self.second) else { return answer };
        match (ask(second), confirmation) {
            (Answer::Unsat(_), _) | (Answer::Unknown(_), SecondOpinion::WhenAble) => answer,
            (Answer::Unknown(reason), SecondOpinion::Required) => Answer::Unknown(reason),
            (Answer::Sat(_), _) => Answer::Unknown(Reason::Disagreement(format!(
                "{} says unsat, {} says sat",
                self.command().name,
                second.command().name
            ))),
        }
    }

    /// A whole query from nothing: what is told before the check, and the check.
    fn write(
        &self,
        terms: &Terms,
        assertions: &[Term],
        assumptions: &[Term],
        wanted: &[Term],
        cores: bool,
    ) -> Result<(String, Query), Reason> {
        let mut emitter = Emitter::new(Default::default());
        let mut script = String::new();
        let cores = cores && !assumptions.is_empty();
        if cores {
            script.push_str(CORE_OPTION);
        }
        script.push_str(self.command().logic());
        for &assertion in assertions {
            script.push_str(&write_assertion(&mut emitter, terms, assertion)?);
        }
        let query = Query::new(terms, assumptions, wanted, cores, &mut emitter)?;
        script.push_str(&query.told);
        Ok((script, query))
    }
}

/// What every question costs besides the solver's own steps: writing it, telling it, and making a process ready for it.
fn asking(script: &str) -> Work {
    const PROCESS: u64 = Work::units(2).as_steps();
    const BYTES_A_STEP: u64 = 2;
    Work::steps(PROCESS + script.len() as u64 / BYTES_A_STEP)
}
