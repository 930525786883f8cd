//! One claim, settled: engines propose, the checker and the replay decide.

use std::thread::Scope;
use std::time::{Duration, Instant};

use tandem_base::{Budget, Pair, Standing, Work};
use tandem_discharge::WithSolver;
use tandem_interp::Limits;
use tandem_kernel::certificate::{Certificate, Relation};
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm_with};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_replay::native::{self, Code};
use tandem_replay::{Difference, Trial, Tried, Unconfirmed, confirm, is_witnessed};
use tandem_report::counterexample::input_line;
use tandem_search::engines::induction::measures::with_measures;
use tandem_search::engines::regions::statistics::Statistics;
use tandem_search::ranks::{with_ranks, with_returns};
use tandem_search::schedule::{MOST_FOR_REPLAY, REPLAY, UNDECIDED, share};
use tandem_search::{Engine, Proof, Seen};
use tandem_solver::Solver;

use crate::searching::{Searching, Task};

/// An answer with its evidence. There is no answer without it.
pub enum Verdict {
    /// A certificate that the checker confirmed.
    Equivalent(Box<Equivalence>),
    /// An input that was replayed, in the interpreter and natively.
    Different(Box<Difference>),
    /// Neither, for this reason.
    Unknown(String),
}

/// An answer and how it came about.
pub struct Settlement {
    /// The answer.
    pub verdict: Verdict,
    /// Who proposed the evidence.
    pub engine: Option<String>,
    /// What was established besides.
    pub established: Vec<String>,
    /// What abstraction and refinement of common code took.
    pub statistics: Option<Statistics>,
    /// How long it took.
    pub millis: u64,
    /// The work that the search took.
    pub work: Work,
}

/// What to settle a claim with.
pub struct Means<'a> {
    /// The solver.
    pub solver: &'a Solver,
    /// The limits.
    pub budget: Budget,
    /// The work for the search, if it is to be the same every time: then one thing is done after the other.
    pub work: Option<Work>,
    /// The engines, in order.
    pub engines: Vec<Box<dyn Engine>>,
    /// Relations the user gave.
    pub sync: Option<Vec<Relation>>,
    /// Seed of everything random.
    pub seed: u64,
    /// The programs as they were compiled, if they were.
    pub code: Option<Pair<&'a Code>>,
    /// Whether they may be run natively.
    pub natively: bool,
}

/// Settles a claim.
pub fn settle(claim: &Claim, means: &Means<'_>) -> Settlement {
    let begun = Instant::now();
    let searching = searching(means);
    let preparing = searching.clone().below();
    if means.work.is_some() {
        means.solver.be_repeatable();
    }
    // The checker asks everything itself.
    let solver = means.solver.clone().remembering();
    let mut settlement = std::thread::scope(|scope| {
        if means.natively && means.code.is_some_and(|code| code.iter().any(|(_, code)| matches!(code, Code::Llvm(_)))) {
            let budget = preparing.clone();
            scope.spawn(move || prepare_beside(claim, means, &budget));
        }
        let given = means.sync.clone().unwrap_or_default();
        let seen = Seen { seed: means.seed, given, one_by_one: means.work.is_some(), ..Seen::default() };
        let mut case = Case {
            claim,
            means,
            solver: &solver,
            searching: &searching,
            seen,
            reasons: vec![],
            disbelieved: vec![],
            agree_if_they_end: false,
        };
        let found = case.given_points().or_else(|| case.search(scope));
        preparing.cancel.raise();
        found.unwrap_or_else(|| case.open())
    });
    settlement.millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    settlement.work = searching.meter.spent();
    settlement
}

/// What the engines get: all but the time that a native run will take, which is longer on a busy machine. A difference that
/// is found in the end must not be lost, and must not be believed, because there was no time left to run it.
fn searching(means: &Means<'_>) -> Budget {
    let runs =
        means.natively && means.code.is_some_and(|code| code.iter().all(|(_, code)| !matches!(code, Code::None)));
    let budget = match means.budget.remaining() {
        Some(all) if runs => means.budget.at_most(all - (REPLAY.mul_f64(busy())).min(all.mul_f64(MOST_FOR_REPLAY))),
        _ => means.budget.clone(),
    };
    let meter = budget.meter.capped(means.work.unwrap_or(Work::units(u64::MAX)));
    budget.metered(meter)
}

/// How many programs want each of the machine's cores, at least one: now, or within the last minute.
fn busy() -> f64 {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let number = |text: Option<&str>| text.and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
    let minute = number(text.split(' ').next());
    let now = number(text.split(' ').nth(3).and_then(|tasks| tasks.split('/').next()));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    (minute.max(now) / cores as f64).clamp(1.0, 8.0)
}

/// Builds what native runs need, beside the search, once it has taken a while.
fn prepare_beside(claim: &Claim, means: &Means<'_>, budget: &Budget) {
    let Some(code) = means.code else { return };
    while budget.exhausted().is_none() && budget.meter.spent() < UNDECIDED {
        std::thread::sleep(Duration::from_millis(2));
    }
    if budget.exhausted().is_none() {
        native::prepare(claim, code, budget);
    }
}

/// A claim that is being settled.
struct Case<'env, 'm> {
    claim: &'env Claim,
    means: &'env Means<'m>,
    /// A solver that remembers what it was asked.
    solver: &'env Solver,
    /// What the engines may use.
    searching: &'env Budget,
    seen: Seen,
    /// Why there is no answer yet.
    reasons: Vec<String>,
    /// Inputs that were proposed and show nothing.
    disbelieved: Vec<Input>,
    agree_if_they_end: bool,
}

/// An engine that has turns.
struct Row<'scope, 'env> {
    engine: &'env dyn Engine,
    begun: Option<Searching<'scope>>,
    is_over: bool,
}

impl<'env> Case<'env, '_> {
    /// What comes of the points that the user gave.
    fn given_points(&mut self) -> Option<Settlement> {
        let (claim, means) = (self.claim, self.means);
        let certificate = certificate_for(claim, means.sync.clone()?);
        let rejection = match check(claim, &certificate, &[], means) {
            Ok(proved) => return Some(settled(Verdict::Equivalent(Box::new(proved)), "sync")),
            Err(rejection) => rejection,
        };
        let mut reason = format!("the given points were not confirmed: {rejection}");
        if let Rejection::Refuted(failure) = &rejection
            && let Some(input) = &failure.input
        {
            let limits = [Limits::default()];
            let budget = || means.budget.clone();
            let trial =
                Trial { code: means.code, natively: means.natively, budget: &budget, ..Trial::interpreted(&limits) };
            match confirm(claim, input, trial) {
                Tried::Different(found) => return Some(settled(Verdict::Different(found), "sync")),
                Tried::Unconfirmed(unconfirmed) => self.reasons.push(disbelief(claim, &unconfirmed)),
                Tried::Agree => reason.push_str("\n  run from the entry with its inputs, the sides agree"),
                Tried::Nothing(why) => {
                    reason.push_str(&format!("\n  running from the entry with its inputs shows nothing: {why}"));
                }
            }
        }
        self.reasons.push(reason);
        None
    }

    /// Lets the engines search: the quick ones one after the other, and then all in rounds.
    fn search<'scope>(&mut self, scope: &'scope Scope<'scope, 'env>) -> Option<Settlement> {
        let (claim, means) = (self.claim, self.means);
        let (quick, mut others): (Vec<&dyn Engine>, Vec<&dyn Engine>) =
            means.engines.iter().map(|engine| &**engine).partition(|engine| engine.is_quick());
        for engine in quick {
            let settled = engine.settle(claim, self.solver, self.searching, &mut self.seen);
            let news = self.seen.news.take();
            let different = self.judge(engine, &settled.inputs).or_else(|| self.judge(engine, &news));
            if let Some(different) = different {
                return Some(different);
            }
            self.say(settled.why);
        }
        others.sort_by_key(|engine| !engine.is_likely(claim));
        let mut beside = None;
        if others.len() > 1
            && !self.seen.one_by_one
            && let Some(at) = others.iter().position(|engine| engine.runs_beside())
        {
            let engine = others[at];
            beside = Searching::beside(scope, self.task(engine), self.searching, &self.seen).map(|it| (engine, it));
            if beside.is_some() {
                others.remove(at);
            }
        }
        let mut rows: Vec<Row<'scope, 'env>> =
            others.into_iter().map(|engine| Row { engine, begun: None, is_over: false }).collect();
        let mut round = 0;
        while self.searching.exhausted().is_none() && rows.iter().any(|row| !row.is_over) {
            for row in rows.iter_mut().filter(|row| !row.is_over) {
                if self.searching.exhausted().is_some() {
                    break;
                }
                if let Some(found) = self.take_turn(scope, row, round, &mut beside) {
                    return Some(found);
                }
            }
            round += 1;
        }
        // What they found out until now is worth saying.
        for row in rows {
            if let Some((settled, saw)) = row.begun.and_then(Searching::finish) {
                self.seen.statistics = saw.statistics.or(self.seen.statistics.take());
                self.say(settled.why);
                if let Some(different) = self.judge(row.engine, &settled.inputs) {
                    return Some(different);
                }
                // It may have kept a proof in reserve while it looked for one that says more. Little time is left to check
                // it, so that it could not be checked is not worth saying.
                if let Some(proof) = settled.proof {
                    let said = self.reasons.len();
                    if let Some(proved) = self.check(row.engine, proof) {
                        return Some(proved);
                    }
                    if !self.agree_if_they_end {
                        self.reasons.truncate(said);
                    }
                }
            }
        }
        let (engine, beside) = beside?;
        let (settled, saw) = beside.finish()?;
        self.seen.endless = saw.endless;
        self.judge(engine, &settled.inputs)
    }

    fn task(&self, engine: &'env dyn Engine) -> Task<'env> {
        Task { engine, claim: self.claim, solver: self.solver }
    }

    /// Gives an engine its turn in a round.
    fn take_turn<'scope>(
        &mut self,
        scope: &'scope Scope<'scope, 'env>,
        row: &mut Row<'scope, 'env>,
        round: u32,
        beside: &mut Option<(&'env dyn Engine, Searching<'scope>)>,
    ) -> Option<Settlement> {
        if row.begun.is_none() {
            row.begun = Searching::in_turns(scope, self.task(row.engine), self.searching, &self.seen);
        }
        let Some(begun) = &row.begun else {
            row.is_over = true;
            self.say("there are too many threads".to_owned());
            return None;
        };
        begun.grant(share(row.engine, self.claim).times(1 << round.min(40)));
        let standing = loop {
            let has_found = || beside.as_ref().is_some_and(|(_, beside)| beside.has_found());
            let standing = begun.rest(|| has_found() || self.searching.exhausted().is_some());
            if let Some(different) = self.judge(row.engine, &begun.news()) {
                return Some(different);
            }
            if has_found()
                && let Some((engine, found)) = beside.take()
                && let Some((settled, saw)) = found.finish()
            {
                self.seen.endless = saw.endless;
                if let Some(different) = self.judge(engine, &settled.inputs) {
                    return Some(different);
                }
            }
            if standing != Standing::Stopped || self.searching.exhausted().is_some() {
                break standing;
            }
        };
        if standing != Standing::Over {
            return None;
        }
        row.is_over = true;
        let (settled, saw) = row.begun.take().and_then(Searching::finish)?;
        self.seen.loose = saw.loose.or(self.seen.loose.take());
        self.seen.statistics = saw.statistics.or(self.seen.statistics.take());
        if row.engine.runs_beside() {
            self.seen.endless = saw.endless;
        }
        if let Some(different) = self.judge(row.engine, &settled.inputs) {
            return Some(different);
        }
        match settled.proof {
            Some(proof) => self.check(row.engine, proof),
            None => {
                self.say(settled.why);
                None
            }
        }
    }

    /// The verdict on a proof.
    fn check(&mut self, engine: &dyn Engine, proof: Proof) -> Option<Settlement> {
        let proof = with_ranks(self.claim, proof, self.solver, &self.means.budget);
        let mut checked = check(self.claim, &proof.clone().certificate(self.claim), &self.seen.agreeing, self.means);
        let mut proof = proof;
        for with_reasons in [with_returns, with_measures] {
            if let Err(Rejection::Termination(_)) = checked
                && let Some(more) = with_reasons(self.claim, proof.clone(), self.solver, &self.means.budget)
            {
                checked = check(self.claim, &more.clone().certificate(self.claim), &self.seen.agreeing, self.means);
                proof = more;
            }
        }
        match checked {
            Ok(proved) => {
                let established = self.seen.findings(proved.terminates_together());
                let verdict = Verdict::Equivalent(Box::new(proved));
                let statistics = self.seen.statistics.clone();
                return Some(Settlement { established, statistics, ..settled(verdict, engine.name()) });
            }
            Err(Rejection::Vacuous(why)) => self.say(why),
            // A search may be content with less than the checker: that is no fault, and more time may help.
            Err(Rejection::Undecided(origin, reason)) => {
                self.say(format!("the solver could not decide {origin}: {reason}"));
            }
            Err(Rejection::Termination(why)) => {
                self.agree_if_they_end = true;
                self.say(format!("it was not shown that the sides terminate on the same inputs: {why}"));
            }
            Err(rejection) => self.say(format!(
                "{} proposed a certificate that the checker rejects, which is a bug: {rejection}",
                engine.name()
            )),
        }
        None
    }

    /// The first of the inputs that replay and native runs call a difference.
    fn judge(&mut self, engine: &dyn Engine, inputs: &[Input]) -> Option<Settlement> {
        for input in inputs {
            match try_input(self.claim, input, self.means, &self.disbelieved) {
                Tried::Different(found) => return Some(settled(Verdict::Different(found), engine.name())),
                Tried::Unconfirmed(unconfirmed) => {
                    self.say(disbelief(self.claim, &unconfirmed));
                    self.disbelieved.push(unconfirmed.candidate.input);
                }
                Tried::Agree | Tried::Nothing(_) => {}
            }
        }
        None
    }

    /// Remembers a reason why there is no answer.
    fn say(&mut self, reason: String) {
        if !reason.is_empty() && !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
    }

    /// What is known where nothing settled the claim.
    fn open(mut self) -> Settlement {
        if let Some(reason) = self.searching.exhausted() {
            self.say(reason.to_string());
        }
        if self.reasons.is_empty() {
            self.say("no engine was asked".to_owned());
        }
        let mut established = self.seen.findings(false);
        if self.agree_if_they_end {
            established.insert(0, AGREE_IF_THEY_END.to_owned());
        }
        let verdict = Verdict::Unknown(self.reasons.join("\n"));
        let statistics = self.seen.statistics;
        Settlement { verdict, engine: None, established, statistics, millis: 0, work: Work::default() }
    }
}

/// An answer that an engine proposed.
fn settled(verdict: Verdict, engine: &str) -> Settlement {
    Settlement {
        verdict,
        engine: Some(engine.to_owned()),
        established: vec![],
        statistics: None,
        millis: 0,
        work: Work::default(),
    }
}

/// What is established where everything but termination is proved.
pub const AGREE_IF_THEY_END: &str = "the sides agree whenever both terminate (--termination partial)";

fn check(
    claim: &Claim,
    certificate: &Certificate,
    agreeing: &[Input],
    means: &Means<'_>,
) -> Result<Equivalence, Rejection> {
    let mut discharge = WithSolver { solver: means.solver, budget: means.budget.clone() };
    confirm_with(claim, certificate, &mut discharge, &|claim| is_witnessed(claim, agreeing))
}

fn try_input(claim: &Claim, input: &Input, means: &Means<'_>, disbelieved: &[Input]) -> Tried {
    let mut discharge = WithSolver { solver: means.solver, budget: means.budget.clone() };
    // Few steps first: a run that never ends would take all of many before it is shown not to.
    let most = means.budget.remaining().map_or(MOST_STEPS, |left| {
        let affordable = left.as_secs_f64() / 2.0 * STEPS_PER_SECOND;
        (affordable as u64).clamp(Limits::default().steps, MOST_STEPS)
    });
    let trial = Trial {
        limits: &[Limits::default(), Limits { steps: most, ..Limits::default() }],
        discharge: Some(&mut discharge),
        shrink: &|found, limits| tandem_search::engines::testing::shrink(claim, found, limits),
        disbelieved,
        code: means.code,
        natively: means.natively,
        budget: &|| means.budget.clone(),
    };
    confirm(claim, input, trial)
}

/// Steps of the longest runs that an input is judged by.
const MOST_STEPS: u64 = 100_000_000;
/// Steps that a slow machine makes in a second.
const STEPS_PER_SECOND: f64 = 1e7;

/// Why a difference that the interpreter sees is not believed, with its input.
pub fn disbelief(claim: &Claim, unconfirmed: &Unconfirmed) -> String {
    format!("{} ({})", unconfirmed.why, input_line(claim, &unconfirmed.candidate))
}
