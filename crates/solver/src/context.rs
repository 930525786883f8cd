//! A growing and shrinking set of assertions to ask about again and again.
//!
//! A context keeps its own record of what is asserted. The solver's process is only a cache of it: it is told of a
//! change when the next query needs it, and after a fault the process is gone, and the next query starts another one
//! and tells it everything anew. So a timeout costs the query that timed out and not the context.

use std::time::{Duration, Instant};

use tandem_logic::{Emitter, Sort, Term, Terms};

use crate::answer::Answer;
use crate::budget::Budget;
use crate::query::{CORE_OPTION, Query};
use crate::reason::Reason;
use crate::session::Session;
use crate::solver::Solver;
use crate::text::write_assertion;

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
///
/// All terms of a context must be of one [`Terms`].
pub struct Context {
    solver: Solver,
    style: Style,
    frames: Vec<Vec<Term>>,
    process: Option<Process>,
}

struct Process {
    session: Session,
    emitter: Emitter,
    /// What was written and not yet sent.
    unsent: String,
    /// How many assertions of each frame were written.
    told: Vec<usize>,
    /// Whether a frame is open for the assumptions of the last query.
    query_frame: bool,
    /// Numbers the literals that stand for assumptions.
    serial: u64,
}

impl Context {
    pub(crate) fn new(solver: Solver, style: Style) -> Context {
        Context { solver, style, frames: vec![Vec::new()], process: None }
    }

    /// Asserts a Bool term in the current frame; any other is refused.
    pub fn assert(&mut self, terms: &Terms, term: Term) -> Result<(), Reason> {
        if *terms.sort_ref(term) != Sort::Bool {
            return Err(Reason::Unsupported("only truth values can be asserted".into()));
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.push(term);
        }
        Ok(())
    }

    /// Opens a frame.
    pub fn push(&mut self) {
        self.frames.push(Vec::new());
    }

    /// Closes the current frame and forgets what was asserted in it. The first frame stays.
    pub fn pop(&mut self) {
        if self.frames.len() == 1 {
            return;
        }
        self.frames.pop();
        if let Some(process) = &mut self.process {
            process.close_frames(self.frames.len());
        }
    }

    /// The number of frames opened by [`Context::push`].
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    /// All that is asserted.
    pub fn assertions(&self) -> impl Iterator<Item = Term> + '_ {
        self.frames.iter().flatten().copied()
    }

    /// Asks whether the assertions have a solution under the assumptions, and for the values of the wanted terms if so.
    pub fn check(&mut self, terms: &Terms, assumptions: &[Term], wanted: &[Term], budget: &Budget) -> Answer {
        if self.style.fresh {
            let assertions: Vec<Term> = self.assertions().collect();
            return self.solver.solve_under(terms, &assertions, assumptions, wanted, self.style.cores, budget);
        }
        let begun = Instant::now();
        let answer = Answer::from(self.put(terms, assumptions, wanted, budget));
        let time = begun.elapsed();
        let all = || -> Vec<Term> { self.assertions().chain(assumptions.iter().copied()).collect() };
        self.solver.record(|| tandem_logic::script(terms, &all()).unwrap_or_default(), &answer.summary(), time);
        self.solver.confirm(answer, |second| second.solve(terms, &all(), &[], budget))
    }

    fn put(&mut self, terms: &Terms, assumptions: &[Term], wanted: &[Term], budget: &Budget) -> Result<Answer, Reason> {
        if let Some(reason) = budget.exhausted() {
            return Err(reason);
        }
        // Taken out until the query went well, so that whatever fails below leaves no process in a state unknown.
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start(budget)?,
        };
        process.catch_up(terms, &self.frames)?;
        if !assumptions.is_empty() {
            process.unsent.push_str(process.emitter.push());
            process.query_frame = true;
        }
        let query =
            Query::new(terms, assumptions, wanted, self.style.cores, &mut process.emitter, &mut process.serial)?;
        process.unsent.push_str(&query.told);
        let script = std::mem::take(&mut process.unsent);
        let answer = query.put(&mut process.session, terms, &script, budget);
        // A budget that ended just before the script was sent leaves a process that was not told.
        let sent = !matches!(answer, Err(Reason::Timeout | Reason::Cancelled));
        if process.session.is_usable() && sent {
            self.process = Some(process);
        }
        answer
    }

    /// A process that was told nothing yet.
    fn start(&self, budget: &Budget) -> Result<Process, Reason> {
        let taken = self.solver.take(budget)?;
        let cores = if self.style.cores { CORE_OPTION } else { "" };
        let unsent = [taken.prefix.as_str(), cores, self.solver.command().logic()].concat();
        let emitter = Emitter::new(Default::default());
        Ok(Process { session: taken.session, emitter, unsent, told: vec![0], query_frame: false, serial: 0 })
    }
}

impl Process {
    /// Closes the frame of the last query, and frames until this many are left.
    fn close_frames(&mut self, left: usize) {
        if std::mem::take(&mut self.query_frame) {
            self.unsent.push_str(self.emitter.pop());
        }
        while self.told.len() > left {
            self.told.pop();
            self.unsent.push_str(self.emitter.pop());
        }
    }

    /// Writes what the process was not told. Only the last frame it knows can have grown since; those above are new.
    fn catch_up(&mut self, terms: &Terms, frames: &[Vec<Term>]) -> Result<(), Reason> {
        self.close_frames(frames.len());
        for (depth, frame) in frames.iter().enumerate() {
            if depth == self.told.len() {
                self.unsent.push_str(self.emitter.push());
                self.told.push(0);
            }
            for &term in &frame[self.told[depth]..] {
                self.unsent.push_str(&write_assertion(&mut self.emitter, terms, term)?);
            }
            self.told[depth] = frame.len();
        }
        Ok(())
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.solver.give_back(process.session, Duration::MAX);
        }
    }
}
