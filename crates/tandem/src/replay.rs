//! Counterexamples of earlier reports, run again.
//!
//! The files are read again from where they were, so a difference that was repaired in the meantime is gone.

use std::path::Path;
use std::time::Duration;

use tandem_base::{Budget, Pair, Side, Work};
use tandem_discharge::WithSolver;
use tandem_interp::Limits;
use tandem_kernel::claim::Claim;
use tandem_kernel::obligation::Discharge;
use tandem_kernel::semantics::{Aliasing, Floats, Ints, Overflow, Relation, Semantics, Termination};
use tandem_replay::native::Code;
use tandem_replay::{Trial, Tried, confirm};
use tandem_report::replay_data::input;
use tandem_report::{ReplayData, Report, SemanticsReport};
use tandem_solver::{Solver, discover};

use crate::answer::{About, Answer};
use crate::error::Error;
use crate::pairs::{self, Claimed, load_pair};
use crate::settle::{Settlement, Verdict, disbelief};
use crate::watchdog::with_room;

/// Steps for one run: more than any search gives.
const STEPS: u64 = 1_000_000_000;

/// The time to prove that a run never ends.
const PROVING: Duration = Duration::from_secs(20);

/// The time for native runs.
const RUNNING: Duration = Duration::from_secs(60);

/// Runs the counterexample of a report again, in the interpreter and, if `native` allows it, natively. `None` if the report
/// has none. Needs no solver; with one, runs that never end are recognised more often.
pub fn replay(old: &Report, native: bool) -> Result<Option<Answer>, Error> {
    with_room(|| run_again(old, native))?
}

fn run_again(old: &Report, native: bool) -> Result<Option<Answer>, Error> {
    let Some(data) = old.counterexample.as_ref().and_then(|found| found.replay.as_ref()) else { return Ok(None) };
    let semantics = semantics(&old.semantics, data)?;
    let (Some(left), Some(right)) = (&old.left, &old.right) else {
        return Err(Error::Usage("a counterexample about one program only".to_owned()));
    };
    let mut flags = Pair::new(data.cflags.clone(), data.right_cflags.clone().unwrap_or_else(|| data.cflags.clone()));
    for side in Side::BOTH {
        // A result may come from anyone: that scripts may be run is for the user to say.
        flags[side].retain(|flag| flag != tandem_compile::rustc::ALLOW_BUILD_SCRIPTS);
    }
    let programs = load_pair(Pair::new(Path::new(left), Path::new(right)), &semantics, &flags)?;
    let names = Pair::new(data.entries[0].clone(), data.entries[1].clone());
    let pair = programs.about(&names)?;
    let assume: Vec<String> = data.assume.iter().cloned().collect();
    let (ensure, secrecy) = (data.ensure.as_deref(), data.secrecy.as_ref());
    let claimed = Claimed { semantics, assume: &assume, ensure, traps_agree: data.traps_agree, secrecy };
    let claim = pairs::claim(&pair, &names, &claimed)?;
    let code = pair.map(|subject| subject.code);
    let compiled = code.as_ref().map(|code| &**code);
    let verdict = tried(&claim, data, compiled, native)?;
    let engine = Some("replay".to_owned());
    let settlement =
        Settlement { verdict, engine, established: vec![], statistics: None, millis: 0, work: Work::default() };
    let files = Pair::new(left.clone(), right.clone());
    let mut answer = Answer::settled(About { claim, code, files }, settlement);
    if let Some(replay) = answer.report.counterexample.as_mut().and_then(|found| found.replay.as_mut()) {
        replay.cflags.clone_from(&data.cflags);
        replay.right_cflags.clone_from(&data.right_cflags);
    }
    Ok(Some(answer))
}

/// What comes of the input.
fn tried(claim: &Claim, data: &ReplayData, code: Pair<&Code>, natively: bool) -> Result<Verdict, Error> {
    let steps = match claim.semantics.termination {
        Termination::Partial => STEPS,
        // Runs that are claimed to end, and do not, are not waited for.
        Termination::Total => STEPS / 20,
    };
    let solver = discover::z3().map(Solver::new);
    let mut discharge = solver.as_ref().map(|solver| WithSolver { solver, budget: Budget::lasting(PROVING) });
    let limits = [Limits { steps, ..Limits::default() }];
    let trial = Trial {
        discharge: discharge.as_mut().map(|discharge| discharge as &mut dyn Discharge),
        code: Some(code),
        natively,
        budget: &|| Budget::lasting(RUNNING),
        ..Trial::interpreted(&limits)
    };
    Ok(match confirm(claim, &input(data).map_err(Error::Usage)?, trial) {
        Tried::Different(found) => Verdict::Different(found),
        Tried::Unconfirmed(unconfirmed) => Verdict::Unknown(disbelief(claim, &unconfirmed)),
        Tried::Agree => Verdict::Unknown("the sides agree on this input".to_owned()),
        Tried::Nothing(why) => Verdict::Unknown(why),
    })
}

fn semantics(names: &SemanticsReport, data: &ReplayData) -> Result<Semantics, Error> {
    let unknown = |name: &str| Error::Usage(format!("a semantics that is not known: {name}"));
    Ok(Semantics {
        ints: Ints::from_name(&names.ints).ok_or_else(|| unknown(&names.ints))?,
        floats: Floats::from_name(&names.floats).ok_or_else(|| unknown(&names.floats))?,
        overflow: Overflow::from_name(&names.overflow).ok_or_else(|| unknown(&names.overflow))?,
        relation: Relation::from_name(&names.relation).ok_or_else(|| unknown(&names.relation))?,
        termination: Termination::from_name(&names.termination).ok_or_else(|| unknown(&names.termination))?,
        aliasing: if data.no_alias { Aliasing::None } else { Aliasing::Possible },
    })
}
