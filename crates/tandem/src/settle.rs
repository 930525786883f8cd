//! One claim, settled: engines propose, the checker and the replay decide.

use std::collections::BTreeSet;
use std::thread::Scope;
use std::time::{Duration, Instant};

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_interp::Limits;
use tandem_kernel::certificate::{Certificate, Relation};
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm_with};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_replay::native::{self, Code};
use tandem_replay::{Difference, Trial, Tried, Unconfirmed, confirm, is_witnessed};
use tandem_report::counterexample::input_line;
use tandem_search::{Engine, Seen};
use tandem_solver::Solver;

use crate::beside::Beside;

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
    /// How long it took.
    pub millis: u64,
}

/// What to settle a claim with.
pub struct Means<'a> {
    /// The solver.
    pub solver: &'a Solver,
    /// The limits.
    pub budget: Budget,
    /// The engines, in order.
    pub engines: Vec<Box<dyn Engine>>,
    /// Relations the user gave.
    pub sync: Option<Vec<Relation>>,
    /// Seed of everything random.
    pub seed: u64,
    /// What the programs are run natively from, if they may be.
    pub code: Option<Pair<&'a Code>>,
}

/// Settles a claim.
pub fn settle(claim: &Claim, means: &Means<'_>) -> Settlement {
    let searching = searching(means);
    let preparing = searching.clone().below();
    std::thread::scope(|scope| {
        if means.code.is_some_and(|code| code.iter().any(|(_, code)| matches!(code, Code::Llvm(_)))) {
            let budget = preparing.clone();
            scope.spawn(move || prepare_beside(claim, means, &budget));
        }
        let settlement = settle_in(scope, claim, means, &searching);
        preparing.cancel.raise();
        settlement
    })
}

/// What a native run of both sides takes on a machine that has nothing else to do, with a margin.
const REPLAY: Duration = Duration::from_millis(700);

/// At most this part of all time is set aside for native runs.
const MOST_SET_ASIDE: f64 = 0.35;

/// What the engines get: all but the time that a native run will take, which is longer on a busy machine. A difference that
/// is found in the end must not be lost, and must not be believed, because there was no time left to run it.
fn searching(means: &Means<'_>) -> Budget {
    let runs = means.code.is_some_and(|code| code.iter().all(|(_, code)| !matches!(code, Code::None)));
    match means.budget.remaining() {
        Some(all) if runs => means.budget.at_most(all - (REPLAY.mul_f64(busy())).min(all.mul_f64(MOST_SET_ASIDE))),
        _ => means.budget.clone(),
    }
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

/// Claims that are not settled by then may need a native run in the end, so it is prepared.
const UNDECIDED: Duration = Duration::from_secs(1);

/// Builds what native runs need, beside the search, once it has taken a while.
fn prepare_beside(claim: &Claim, means: &Means<'_>, budget: &Budget) {
    let Some(code) = means.code else { return };
    let wait = budget.at_most(UNDECIDED);
    while wait.exhausted().is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    if budget.exhausted().is_none() {
        native::prepare(claim, code, budget);
    }
}

fn settle_in<'scope, 'env>(
    scope: &'scope Scope<'scope, 'env>,
    claim: &'env Claim,
    means: &'env Means<'_>,
    searching: &Budget,
) -> Settlement {
    let begun = Instant::now();
    let mut settlement = Settlement {
        verdict: Verdict::Unknown("no engine was asked".to_owned()),
        engine: None,
        established: vec![],
        millis: 0,
    };
    let mut reasons: Vec<String> = Vec::new();
    let mut disbelieved: Vec<Input> = Vec::new();
    let mut agree_if_they_end = false;
    if let Some(relations) = &means.sync {
        let certificate = certificate_for(claim, relations.clone());
        match check(claim, &certificate, &[], means) {
            Ok(proved) => {
                settlement.verdict = Verdict::Equivalent(Box::new(proved));
                settlement.engine = Some("sync".to_owned());
                settlement.millis = millis(begun);
                return settlement;
            }
            Err(rejection) => {
                let mut reason = format!("the given points were not confirmed: {rejection}");
                if let Rejection::Refuted(failure) = &rejection
                    && let Some(input) = &failure.input
                {
                    let limits = [Limits::default()];
                    let budget = || means.budget.clone();
                    let trial = Trial { code: means.code, budget: &budget, ..Trial::interpreted(&limits) };
                    match confirm(claim, input, trial) {
                        Tried::Different(found) => {
                            settlement.verdict = Verdict::Different(found);
                            settlement.engine = Some("sync".to_owned());
                            settlement.millis = millis(begun);
                            return settlement;
                        }
                        Tried::Unconfirmed(unconfirmed) => reasons.push(disbelief(claim, &unconfirmed)),
                        Tried::Agree => reason.push_str("\n  run from the entry with its inputs, the sides agree"),
                        Tried::Nothing(why) => {
                            reason
                                .push_str(&format!("\n  running from the entry with its inputs shows nothing: {why}"));
                        }
                    }
                }
                reasons.push(reason);
            }
        }
    }
    let given = means.sync.clone().unwrap_or_default();
    let mut seen = Seen { seed: means.seed, given, ..Seen::default() };
    // The checker asks everything itself.
    let solver = means.solver.clone().remembering();
    let different = |found: Box<Difference>, engine: &dyn Engine| Settlement {
        verdict: Verdict::Different(found),
        engine: Some(engine.name().to_owned()),
        established: vec![],
        millis: millis(begun),
    };
    let long = means.engines.iter().skip(1).find(|engine| engine.runs_beside()).map(|engine| &**engine);
    let mut beside: Option<Beside<'scope>> = None;
    let mut has_begun = false;
    let mut next = 0;
    while let Some(engine) = means.engines.get(next) {
        if next == 1
            && !has_begun
            && let Some(long) = long
        {
            has_begun = true;
            beside = Beside::start(scope, long, claim, solver.clone(), searching, &seen);
            if beside.is_some() && engine.runs_beside() {
                // There is nobody else to wait for.
                next += 1;
                continue;
            }
        }
        let is_beside = beside.is_some() && engine.runs_beside();
        let proposal = match beside.take_if(|beside| is_beside && beside.is_finished()).and_then(Beside::finish) {
            Some((settled, saw)) => {
                (seen.agreeing, seen.endless) = (saw.agreeing, saw.endless);
                settled
            }
            None if is_beside => {
                next += 1;
                continue;
            }
            None => {
                let budget = match &beside {
                    Some(beside) => searching.clone().with_cancel(beside.found()),
                    None => searching.clone(),
                };
                engine.settle(claim, &solver, &budget, &mut seen)
            }
        };
        if let Some(found) = believed(claim, &proposal.inputs, means, &mut disbelieved, &mut reasons) {
            return different(found, &**engine);
        }
        let found = beside.take_if(|beside| beside.found().is_raised());
        if let Some((settled, saw)) = found.and_then(Beside::finish)
            && let Some(long) = long
        {
            if let Some(found) = believed(claim, &settled.inputs, means, &mut disbelieved, &mut reasons) {
                return different(found, long);
            }
            // The engine was stopped for nothing.
            seen.endless = saw.endless;
            continue;
        }
        next += 1;
        if let Some(proof) = proposal.proof {
            let proof = tandem_search::ranks::with_ranks(claim, proof, &solver, &means.budget);
            let certificate = proof.certificate(claim);
            match check(claim, &certificate, &seen.agreeing, means) {
                Ok(proved) => {
                    settlement.established = seen.findings(proved.terminates_together());
                    settlement.verdict = Verdict::Equivalent(Box::new(proved));
                    settlement.engine = Some(engine.name().to_owned());
                    settlement.millis = millis(begun);
                    return settlement;
                }
                Err(Rejection::Vacuous(why)) => reasons.push(why),
                Err(Rejection::Termination(why)) => {
                    agree_if_they_end = true;
                    reasons.push(format!("it was not shown that the sides terminate on the same inputs: {why}"));
                }
                Err(rejection) => reasons.push(format!(
                    "{} proposed a certificate that the checker rejects, which is a bug: {rejection}",
                    engine.name()
                )),
            }
        } else if !proposal.why.is_empty() && !reasons.contains(&proposal.why) {
            reasons.push(proposal.why);
        }
    }
    if let Some((settled, saw)) = beside.and_then(Beside::finish)
        && let Some(long) = long
    {
        seen.endless = saw.endless;
        if let Some(found) = believed(claim, &settled.inputs, means, &mut disbelieved, &mut reasons) {
            return different(found, long);
        }
    }
    if let Some(reason) = searching.exhausted() {
        reasons.push(reason.to_string());
    }
    let mut said = BTreeSet::new();
    reasons.retain(|reason| said.insert(reason.clone()));
    if !reasons.is_empty() {
        settlement.verdict = Verdict::Unknown(reasons.join("\n"));
    }
    settlement.established = seen.findings(false);
    if agree_if_they_end {
        settlement.established.insert(0, AGREE_IF_THEY_END.to_owned());
    }
    settlement.millis = millis(begun);
    settlement
}

/// What is established where everything but termination is proved.
pub const AGREE_IF_THEY_END: &str = "the sides agree whenever both terminate (--termination partial)";

/// The first of the inputs that replay and native runs call a difference.
fn believed(
    claim: &Claim,
    inputs: &[Input],
    means: &Means<'_>,
    disbelieved: &mut Vec<Input>,
    reasons: &mut Vec<String>,
) -> Option<Box<Difference>> {
    for input in inputs {
        match try_input(claim, input, means, disbelieved) {
            Tried::Different(found) => return Some(found),
            Tried::Unconfirmed(unconfirmed) => {
                reasons.push(disbelief(claim, &unconfirmed));
                disbelieved.push(unconfirmed.candidate.input);
            }
            Tried::Agree | Tried::Nothing(_) => {}
        }
    }
    None
}

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

fn millis(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}
