//! The one place where a difference is made.
//!
//! A counterexample that a search proposes is a claim about two runs, and the search may be wrong about either. So the
//! input is replayed here, by the definitional interpreter, under the claim's own semantics, and then both programs are
//! run on it as compiled code. The machine is a second, independent semantics: where it could be asked and did not say
//! the same, the input is not believed. It may be missing only for the reasons that [`WhyNone`] lists.

use tandem_base::objects::{ARRAY_LENGTH, CLASS, STRING_TEXT, holds_texts};
use tandem_base::{Budget, Pair};
use tandem_interp::{Limits, Run};
use tandem_ir::{Region, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::obligation::Discharge;

use crate::counterexample::Counterexample;
use crate::interpreted::{Replayed, replay, replay_complete, replay_with};
use crate::native::histories::{self, Lived};
use crate::native::{self, Code, Native, WhyNone};
use crate::{layouts, made_blocks, private_state, two_runs};

/// Two programs do not behave as claimed: an input on which both were run.
///
/// Only [`confirm`] makes one, and it makes none without both runs. Whoever has one can read it:
///
/// ```
/// fn read(found: &tandem_replay::Difference) -> Option<bool> {
///     found.native()
/// }
/// ```
///
/// Nobody else can build one:
///
/// ```compile_fail,E0451
/// fn make(counterexample: tandem_replay::Counterexample) -> tandem_replay::Difference {
///     tandem_replay::Difference { counterexample, native: None, native_note: None, history: vec![] }
/// }
/// ```
///
/// or change what it says:
///
/// ```compile_fail,E0616
/// fn change(found: &mut tandem_replay::Difference) {
///     found.native = Some(true);
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Difference {
    counterexample: Counterexample,
    native: Option<bool>,
    native_note: Option<String>,
    history: Vec<String>,
}

impl Difference {
    /// The input and what the interpreter saw.
    pub fn counterexample(&self) -> &Counterexample {
        &self.counterexample
    }

    /// The input.
    pub fn input(&self) -> &Input {
        &self.counterexample.input
    }

    /// What each side did in the interpreter.
    pub fn runs(&self) -> &Pair<Run> {
        &self.counterexample.runs
    }

    /// Whether running the programs natively showed the same; `None` if there can be no such runs.
    pub fn native(&self) -> Option<bool> {
        self.native
    }

    /// Calls that anybody can make and that show the difference, where the compared functions have private state; one line each.
    pub fn history(&self) -> &[String] {
        &self.history
    }

    /// Why there can be none.
    pub fn native_note(&self) -> Option<&str> {
        self.native_note.as_deref()
    }
}

/// What an input is tried with.
pub struct Trial<'a> {
    /// Limits of the interpreter's runs, tried in this order until they tell something.
    pub limits: &'a [Limits],
    /// Who refutes obligations in proofs that a run never ends. Without it only a state that repeats proves that.
    pub discharge: Option<&'a mut dyn Discharge>,
    /// Makes a counterexample small before the machine is asked. What it returns is replayed again.
    pub shrink: &'a dyn Fn(Counterexample, &Limits) -> Counterexample,
    /// Inputs that native runs did not confirm before: the machine would do the same again.
    pub disbelieved: &'a [Input],
    /// The programs as they were compiled, if they were.
    pub code: Option<Pair<&'a Code>>,
    /// Whether they may be run natively.
    pub natively: bool,
    /// Makes the budget of the native runs, when they begin.
    pub budget: &'a dyn Fn() -> Budget,
}

impl<'a> Trial<'a> {
    /// One replay within these limits, without native runs.
    pub fn interpreted(limits: &'a [Limits]) -> Trial<'a> {
        let budget = &Budget::unlimited;
        Trial {
            limits,
            discharge: None,
            shrink: &|found, _| found,
            disbelieved: &[],
            code: None,
            natively: true,
            budget,
        }
    }
}

/// What came of an input.
pub enum Tried {
    /// The sides do not behave as claimed.
    Different(Box<Difference>),
    /// They do on this input.
    Agree,
    /// The interpreter shows nothing, for this reason.
    Nothing(String),
    /// The interpreter shows a difference that the machine does not confirm.
    Unconfirmed(Box<Unconfirmed>),
}

/// A difference in the interpreter that is not believed.
pub struct Unconfirmed {
    /// The input and what the interpreter saw.
    pub candidate: Counterexample,
    /// Why it is not believed.
    pub why: String,
}

/// Replays an input, has the machine confirm what the interpreter saw, and says whether the sides differ on it.
pub fn confirm(claim: &Claim, input: &Input, mut trial: Trial<'_>) -> Tried {
    let mut nothing = "no limits were given".to_owned();
    for limits in trial.limits {
        let replayed = match trial.discharge.as_deref_mut() {
            Some(discharge) => replay_with(claim, input, limits, discharge),
            None => replay(claim, input, limits),
        };
        match replayed {
            Replayed::Different(found) => {
                let small = shrunk(claim, (*found).clone(), limits, &trial);
                let is_smaller = small.input != found.input;
                let tried = confirm_natively(claim, small, &trial);
                // What made it small knows nothing of what callers can give.
                if is_smaller
                    && matches!(tried, Tried::Unconfirmed(_))
                    && let whole @ Tried::Different(_) = confirm_natively(claim, (*found).clone(), &trial)
                {
                    return whole;
                }
                if matches!(&tried, Tried::Unconfirmed(_))
                    && let Some(other) = reached(claim, &found, limits, &trial)
                {
                    return other;
                }
                return tried;
            }
            Replayed::Agree => return Tried::Agree,
            Replayed::Nothing(why) => nothing = why,
        }
    }
    Tried::Nothing(nothing)
}

/// Inputs that callers can give are tried natively at most this often.
const MOST_TRIED: usize = 3;

/// A difference on another input, one that callers can give.
fn reached(claim: &Claim, found: &Counterexample, limits: &Limits, trial: &Trial<'_>) -> Option<Tried> {
    if claim.two_runs.is_some() {
        return None;
    }
    let inputs = native::reachable(claim, trial.code.filter(|_| trial.natively)?, found, &(trial.budget)());
    let differing = inputs.iter().filter_map(|input| match replay(claim, input, limits) {
        Replayed::Different(found) => Some(*found),
        Replayed::Agree | Replayed::Nothing(_) => None,
    });
    let tried = differing.take(MOST_TRIED).map(|found| confirm_natively(claim, found, trial));
    tried.into_iter().find(|tried| matches!(tried, Tried::Different(_)))
}

/// The counterexample as small as the trial makes it, and as replay sees it.
fn shrunk(claim: &Claim, found: Counterexample, limits: &Limits, trial: &Trial<'_>) -> Counterexample {
    let small = (trial.shrink)(found.clone(), limits);
    if small.input == found.input {
        return found;
    }
    match replay_complete(claim, &small.input, limits) {
        Replayed::Different(small) => *small,
        Replayed::Agree | Replayed::Nothing(_) => found,
    }
}

/// What native runs make of what the interpreter saw.
fn confirm_natively(claim: &Claim, found: Counterexample, trial: &Trial<'_>) -> Tried {
    if trial.disbelieved.contains(&found.input) {
        return Tried::Nothing("native runs did not confirm this input before".to_owned());
    }
    if let Some(two_runs) = &claim.two_runs {
        return two_runs::confirm(claim, two_runs, found, trial);
    }
    let native = match trial.code.filter(|_| trial.natively) {
        Some(code) => native::run(claim, code, &found, &(trial.budget)()),
        None => Native::CannotBe(WhyNone::NotAsked),
    };
    match (native, &found.needs_native) {
        (Native::Agrees, _) => seen_by_callers(claim, found, Some(true), None, Made::Alike, trial),
        (Native::AgreesOnOthers, _) => seen_by_callers(claim, found, Some(true), None, Made::Otherwise, trial),
        (Native::CannotBe(why @ (WhyNone::NotAsked | WhyNone::NoTool(_))), None) if has_objects(claim) => {
            let needs = "only a native run can tell whether a caller can make such objects";
            unconfirmed(format!("{needs}, and there is none: {why}"), found)
        }
        (Native::CannotBe(why), None) => {
            seen_by_callers(claim, found, None, Some(why.to_string()), Made::Otherwise, trial)
        }
        (Native::CannotBe(why), Some(needs)) => unconfirmed(format!("{needs}, and there is none: {why}"), found),
        (Native::Disagrees(what), Some(needs)) => unconfirmed(format!("{what}; {needs}"), found),
        (Native::Disagrees(what), None) => {
            let means = "this input is one that no caller can give, or this is a bug of Tandem's";
            unconfirmed(format!("{what}: {means}"), found)
        }
        (Native::Failed(why), _) => unconfirmed(format!("a native run could not confirm it: {why}"), found),
    }
}

/// How the objects with private fields in an input came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Made {
    /// By the same calls on both sides, which is a history by itself.
    Alike,
    /// By other calls, or it is not known by which.
    Otherwise,
}

/// A difference, unless private state is in play and no caller can see it.
fn seen_by_callers(
    claim: &Claim,
    found: Counterexample,
    native: Option<bool>,
    note: Option<String>,
    made: Made,
    trial: &Trial<'_>,
) -> Tried {
    let layout = trial.code.filter(|_| claim.ensure.is_none());
    if let Some(changed) = layout.and_then(|code| layouts::may_be_layout(claim, code, &found)) {
        return unconfirmed(format!("{changed}, so that no caller has the same bytes on both sides"), found);
    }
    if let Some(name) = trial.code.and_then(|code| made_blocks::only_its_file_sees(claim, code, &found)) {
        let what = format!(
            "it lies in a block that was allocated on the way, as a `{name}`, and only the file itself knows what that holds"
        );
        return unconfirmed(what, found);
    }
    let in_play = trial.code.and_then(|code| Some((code, private_state::in_play(claim, code, &(trial.budget)())?)));
    let Some((code, (name, privates))) = in_play else { return different(found, native, note, vec![]) };
    let name = name.trim_start_matches('@');
    // The same calls on both sides made objects on which a caller sees a difference.
    let is_shown = || {
        matches!(code.left, Code::Java(_))
            && made == Made::Alike
            && !private_state::only_private_differs(claim, &found, &privates)
            && !private_state::has_private_statics(claim, &privates)
    };
    // What never ends shows in no history.
    if found.runs.iter().any(|(_, run)| run.outcome().is_none()) {
        let what = format!("it was not shown that a caller can bring it about, because `{name}` is private");
        return unconfirmed(what, found);
    }
    if !trial.natively {
        let needs = format!("only native runs can tell whether a caller can see it, because `{name}` is private");
        return unconfirmed(format!("{needs}, and they were not asked for"), found);
    }
    match histories::live(claim, code, &found, &privates, &(trial.budget)()) {
        Lived::Differ(history) => different(found, native, note, history),
        Lived::Alike | Lived::CannotBe(_) if is_shown() => different(found, native, note, vec![]),
        Lived::Alike => unconfirmed(
            format!("no calls were found with which a caller can see it, because `{name}` is private"),
            found,
        ),
        Lived::CannotBe(why) => unconfirmed(
            format!(
                "it was not shown that a caller can see it, because `{name}` is private, and calls from the beginning cannot be tried: {why}"
            ),
            found,
        ),
    }
}

/// Whether an input has objects with fields that the programs declare. Their constructors and methods may keep fields from
/// holding what the input says.
pub(crate) fn has_objects(claim: &Claim) -> bool {
    let is_field = |region: &Region| {
        let is_known = matches!(region.name.as_str(), CLASS | ARRAY_LENGTH | STRING_TEXT) || holds_texts(&region.name);
        region.keys == [Ty::Ref] && region.kind == RegionKind::Shared && !is_known
    };
    claim.programs.iter().any(|(_, program)| program.module.regions.values().any(is_field))
}

pub(crate) fn different(
    counterexample: Counterexample,
    native: Option<bool>,
    native_note: Option<String>,
    history: Vec<String>,
) -> Tried {
    Tried::Different(Box::new(Difference { counterexample, native, native_note, history }))
}

pub(crate) fn unconfirmed(why: String, candidate: Counterexample) -> Tried {
    let why = format!("an input was found on which the interpreter sees a difference, but {why}");
    Tried::Unconfirmed(Box::new(Unconfirmed { candidate, why }))
}
