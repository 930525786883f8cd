//! A growing and shrinking set of assertions to ask about again and again.
//!
//! A context keeps its own record of what is asserted. The solver's process is only a cache of it: after a fault the
//! process is gone, and the next query starts another one and tells it everything anew. So a timeout costs the
//! query that timed out and not the context.

use std::time::{Duration, Instant};

use tandem_logic::{Term, Terms};

use crate::answer::Answer;
use crate::budget::Budget;
use crate::query::{CORE_OPTION, Query};
use crate::reason::Reason;
use crate::session::Session;
use crate::solver::Solver;
use crate::text::Text;

/// How a context puts its queries to the solver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Every query is told everything anew, to a solver in the state of its start. The solver then uses methods that it
    /// cannot use while assertions come and go; for floating point this was forty times faster.
    pub fresh: bool,
    /// Unsatisfiable answers name the assumptions that were needed.
    pub cores: bool,
}

/// Assertions in a stack of frames, and the solver process that knows them.
#[derive(Debug)]
pub struct Context {
    solver: Solver,
    style: Style,
    frames: Vec<Vec<Asserted>>,
    text: Text,
    /// Declarations and definitions so far. They stay when frames are popped.
    definitions: String,
    process: Option<Process>,
    /// Numbers the literals that stand for assumptions.
    serial: u64,
}

#[derive(Debug)]
struct Asserted {
    term: Term,
    /// The command; empty in the fresh style, where each query is written by itself.
    text: String,
}

#[derive(Debug)]
struct Process {
    session: Session,
    /// What the context has recorded and the process was not told yet.
    unsent: String,
    /// Whether the process still has the frame open that the last query made for its assumptions.
    query_frame: bool,
}

impl Context {
    pub(crate) fn new(solver: Solver, style: Style) -> Context {
        Context {
            solver,
            style,
            frames: vec![Vec::new()],
            text: Text::default(),
            definitions: String::new(),
            process: None,
            serial: 0,
        }
    }

    /// Asserts a Bool term in the current frame. A term that the solver's language cannot express is refused.
    pub fn assert(&mut self, terms: &Terms, term: Term) -> Result<(), Reason> {
        let mut text = String::new();
        if !self.style.fresh {
            let (definitions, expression) = self.text.expression(terms, term)?;
            text = format!("(assert {expression})\n");
            self.definitions.push_str(&definitions);
            self.tell(&definitions);
            self.tell(&text);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.push(Asserted { term, text });
        }
        Ok(())
    }

    /// Opens a frame.
    pub fn push(&mut self) {
        self.frames.push(Vec::new());
        self.tell("(push 1)\n");
    }

    /// Closes the current frame and forgets what was asserted in it. The first frame stays.
    pub fn pop(&mut self) {
        if self.frames.len() > 1 {
            self.frames.pop();
            self.tell("(pop 1)\n");
        }
    }

    /// The number of frames opened by [`Context::push`].
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    /// All that is asserted.
    pub fn assertions(&self) -> impl Iterator<Item = Term> + '_ {
        self.frames.iter().flatten().map(|asserted| asserted.term)
    }

    /// Asks whether the assertions have a solution under the assumptions, and for the values of the wanted terms if so.
    pub fn check(&mut self, terms: &Terms, assumptions: &[Term], wanted: &[Term], budget: &Budget) -> Answer {
        if self.style.fresh {
            let assertions: Vec<Term> = self.assertions().collect();
            return self.solver.solve_under(terms, &assertions, assumptions, wanted, self.style.cores, budget);
        }
        let begun = Instant::now();
        let cores = self.style.cores;
        let query = match Query::new(terms, assumptions, wanted, cores, &mut self.text, &mut self.serial) {
            Ok(query) => query,
            Err(reason) => return Answer::Unknown(reason),
        };
        self.definitions.push_str(&query.definitions);
        self.tell(&query.definitions);
        let answer = Answer::from(self.put(terms, &query, budget));
        let time = begun.elapsed();
        self.solver.record(|| self.standalone(&query), &answer.summary(), time);
        self.solver.confirm(answer, |second| {
            let all: Vec<Term> = self.assertions().chain(assumptions.iter().copied()).collect();
            second.solve(terms, &all, &[], budget)
        })
    }

    /// Puts a query whose definitions are among those told or to be told.
    fn put(&mut self, terms: &Terms, query: &Query, budget: &Budget) -> Result<Answer, Reason> {
        if let Some(reason) = budget.exhausted() {
            return Err(reason);
        }
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start(budget)?,
        };
        let mut script = std::mem::take(&mut process.unsent);
        let query_frame = !query.assertions.is_empty();
        if query_frame {
            script.push_str("(push 1)\n");
            script.push_str(&query.assertions);
        }
        let answer = query.put(&mut process.session, terms, &script, budget);
        // If the budget ended just before the script was sent, the process does not know what it was to be told.
        let not_sent = matches!(answer, Err(Reason::Timeout | Reason::Cancelled)) && budget.exhausted().is_some();
        if process.session.is_usable() && !not_sent {
            process.query_frame = query_frame;
            self.process = Some(process);
        }
        answer
    }

    /// A process that is to be told all there is.
    fn start(&self, budget: &Budget) -> Result<Process, Reason> {
        let taken = self.solver.take(budget)?;
        let mut unsent = taken.prefix;
        if self.style.cores {
            unsent.push_str(CORE_OPTION);
        }
        unsent.push_str(self.solver.command().logic());
        unsent.push_str(&self.definitions);
        for (depth, frame) in self.frames.iter().enumerate() {
            if depth > 0 {
                unsent.push_str("(push 1)\n");
            }
            unsent.extend(frame.iter().map(|asserted| asserted.text.as_str()));
        }
        Ok(Process { session: taken.session, unsent, query_frame: false })
    }

    /// Records a command for the process, if there is one; a process started later is told from the record.
    fn tell(&mut self, command: &str) {
        if let Some(process) = &mut self.process {
            if std::mem::take(&mut process.query_frame) {
                process.unsent.push_str("(pop 1)\n");
            }
            process.unsent.push_str(command);
        }
    }

    fn standalone(&self, query: &Query) -> String {
        let mut script = self.definitions.clone();
        script.extend(self.frames.iter().flatten().map(|asserted| asserted.text.as_str()));
        script + &query.assertions + &query.command
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.solver.give_back(process.session, Duration::MAX);
        }
    }
}
