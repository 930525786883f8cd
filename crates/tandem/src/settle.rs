//! One claim, settled: engines propose, the checker and the replay decide.

use std::collections::BTreeSet;
use std::thread::Scope;
use std::time::{Duration, Instant};

use tandem_ir::{Pair, interp};
use tandem_proof::certificate::{Certificate, Relation};
use tandem_proof::checker::{Confirmation, Rejection, certificate_for, confirm_with};
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::{Counterexample, Input};
use tandem_proof::discharge::WithSolver;
use tandem_proof::replay::{Replayed, replay, replay_with};
use tandem_search::{Engine, Seen};
use tandem_solver::{Budget, Solver};

use crate::beside::Beside;
use crate::native::{self, Code, Confirmation as Native, WhyNone};

/// An answer with its evidence. There is no answer without it.
pub enum Verdict {
    /// A confirmed certificate.
    Equivalent(Box<Certificate>, Confirmation),
    /// A replayed input.
    Different(Box<Counterexample>),
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
        std::thread::sleep(Duration::from_millis(5));
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
        match check(claim, certificate, &[], means) {
            Ok((certificate, confirmation)) => {
                settlement.verdict = Verdict::Equivalent(Box::new(certificate), confirmation);
                settlement.engine = Some("sync".to_owned());
                settlement.millis = millis(begun);
                return settlement;
            }
            Err(rejection) => {
                let mut reason = format!("the given points were not confirmed: {rejection}");
                if let Rejection::Refuted(failure) = &rejection
                    && let Some(input) = &failure.input
                {
                    match replay(claim, input, &interp::Budget::default()) {
                        Replayed::Different(found) => {
                            match confirm_natively(claim, *found, means.code, &means.budget) {
                                Ok(counterexample) => {
                                    settlement.verdict = Verdict::Different(Box::new(counterexample));
                                    settlement.engine = Some("sync".to_owned());
                                    settlement.millis = millis(begun);
                                    return settlement;
                                }
                                Err(why) => reasons.push(why),
                            }
                        }
                        Replayed::Agree => reason.push_str("\n  run from the entry with its inputs, the sides agree"),
                        Replayed::Nothing(why) => {
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
    let different = |counterexample: Counterexample, engine: &dyn Engine| Settlement {
        verdict: Verdict::Different(Box::new(counterexample)),
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
        if let Some(counterexample) = believed(claim, &proposal.inputs, means, &mut disbelieved, &mut reasons) {
            return different(counterexample, &**engine);
        }
        let found = beside.take_if(|beside| beside.found().is_raised());
        if let Some((settled, saw)) = found.and_then(Beside::finish)
            && let Some(long) = long
        {
            if let Some(counterexample) = believed(claim, &settled.inputs, means, &mut disbelieved, &mut reasons) {
                return different(counterexample, long);
            }
            // The engine was stopped for nothing.
            seen.endless = saw.endless;
            continue;
        }
        next += 1;
        if let Some(proof) = proposal.proof {
            let proof = tandem_search::ranks::with_ranks(claim, proof, &solver, &means.budget);
            let certificate = proof.certificate(claim);
            match check(claim, certificate, &seen.agreeing, means) {
                Ok((certificate, confirmation)) => {
                    settlement.established = seen.findings(confirmation.terminates_together);
                    settlement.verdict = Verdict::Equivalent(Box::new(certificate), confirmation);
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
        if let Some(counterexample) = believed(claim, &settled.inputs, means, &mut disbelieved, &mut reasons) {
            return different(counterexample, long);
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
) -> Option<Counterexample> {
    for input in inputs {
        let Some(counterexample) = try_input(claim, input, means) else { continue };
        // Engines find the same input again, and the machine would do the same again.
        if disbelieved.contains(&counterexample.input) {
            continue;
        }
        let input = counterexample.input.clone();
        match confirm_natively(claim, counterexample, means.code, &means.budget) {
            Ok(counterexample) => return Some(counterexample),
            Err(reason) => {
                reasons.push(reason);
                disbelieved.push(input);
            }
        }
    }
    None
}

fn check(
    claim: &Claim,
    certificate: Certificate,
    agreeing: &[Input],
    means: &Means<'_>,
) -> Result<(Certificate, Confirmation), Rejection> {
    let mut discharge = WithSolver { solver: means.solver, budget: means.budget.clone() };
    let confirmation = confirm_with(claim, &certificate, &mut discharge, agreeing)?;
    Ok((certificate, confirmation))
}

fn try_input(claim: &Claim, input: &Input, means: &Means<'_>) -> Option<Counterexample> {
    let mut discharge = WithSolver { solver: means.solver, budget: means.budget.clone() };
    // Few steps first: a run that never ends would take all of many before it is shown not to.
    let most = means.budget.remaining().map_or(MOST_STEPS, |left| {
        let affordable = left.as_secs_f64() / 2.0 * STEPS_PER_SECOND;
        (affordable as u64).clamp(interp::Budget::default().steps, MOST_STEPS)
    });
    for budget in [interp::Budget::default(), interp::Budget { steps: most, ..interp::Budget::default() }] {
        match replay_with(claim, input, &budget, &mut discharge) {
            Replayed::Different(counterexample) => {
                return Some(tandem_search::testing::shrink(claim, *counterexample, &budget));
            }
            Replayed::Agree => return None,
            Replayed::Nothing(_) => {}
        }
    }
    None
}

/// Steps of the longest runs that an input is judged by.
const MOST_STEPS: u64 = 100_000_000;
/// Steps that a slow machine makes in a second.
const STEPS_PER_SECOND: f64 = 1e7;

/// The counterexample with what native runs say of it, or why it is not believed.
pub fn confirm_natively(
    claim: &Claim,
    mut found: Counterexample,
    code: Option<Pair<&Code>>,
    budget: &Budget,
) -> Result<Counterexample, String> {
    let needs_native = found.needs_native.clone();
    let missing = |why: &str| {
        let needs_native = needs_native.as_ref()?;
        Some(format!(
            "an input was found on which the interpreter sees a difference, but {needs_native}, and there is none: {why} ({})",
            shown_input(claim, &found)
        ))
    };
    let Some(code) = code else {
        if let Some(reason) = missing(&WhyNone::NotAsked.to_string()) {
            return Err(reason);
        }
        found.native_note = Some(WhyNone::NotAsked.to_string());
        return Ok(found);
    };
    match native::confirm(claim, code, &found, budget) {
        Native::Agrees => found.native = Some(true),
        Native::CannotBe(why) => {
            if let Some(reason) = missing(&why.to_string()) {
                return Err(reason);
            }
            found.native_note = Some(why.to_string());
        }
        Native::Disagrees(what) if needs_native.is_some() => {
            let why = needs_native.unwrap_or_default();
            return Err(format!(
                "an input was found on which the interpreter sees a difference, but {what}; {why} ({})",
                shown_input(claim, &found)
            ));
        }
        Native::Failed(why) => {
            return Err(format!(
                "an input was found on which the interpreter sees a difference, but a native run could not confirm it: \
                 {why} ({})",
                shown_input(claim, &found)
            ));
        }
        Native::Disagrees(what) => {
            return Err(format!(
                "an input was found on which the interpreter sees a difference, but {what}: this input is one that no \
                 caller can give, or this is a bug of Tandem's ({})",
                shown_input(claim, &found)
            ));
        }
    }
    Ok(found)
}

fn shown_input(claim: &Claim, found: &Counterexample) -> String {
    let inputs = crate::answer::inputs(claim, found);
    let shown: Vec<String> = inputs.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    shown.join(", ")
}

fn millis(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}
