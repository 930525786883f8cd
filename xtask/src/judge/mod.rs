//! Runs one case: the claim itself, and either `tandem verify` on its certificate or a look at its replay.
//!
//! * [`run`]: one run of `tandem check`, its limit and its answer
//! * [`certificate`]: a certificate is confirmed, and a damaged one is not
//! * [`jars`]: Java sources, compiled by a javac that stays
//! * [`ways`]: each side against itself, and the sides swapped
//! * [`all`]: many cases at once
//!
//! The further ways take most of the time and find little, so they are for a sample of the cases, the same one every
//! time, or for all of them if the environment says `TANDEM_CORPUS=all`. A missing compiler is "not run" and counted; it
//! is never a pass. Nothing is tried twice: a case that only passes at the second attempt is too slow for its limit.

pub mod all;
mod certificate;
mod jars;
pub mod run;
mod ways;

use std::path::Path;
use std::time::Duration;

use serde_json::Value;

use crate::case::{Answer, Case};
use run::{Question, ask, is_missing_tool, limit, ordinary_limit};

/// What became of a case.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// What Tandem said.
    pub answer: Option<Answer>,
    /// Why the case could not be run.
    pub not_run: Option<String>,
    /// What is wrong.
    pub failures: Vec<String>,
    /// A truth that was missed so far and is found now. Whether an open case is answered within its time depends on the
    /// machine, so this is something to tell and not a failure.
    pub improved: Option<String>,
    /// How long the claim itself took.
    pub time: Duration,
    /// The certificate of a case that was shown to be equivalent.
    pub certified: Option<Certified>,
    /// How a difference was replayed.
    pub replayed: Option<Shown>,
}

/// A certificate that was confirmed.
#[derive(Clone, Copy, Debug)]
pub struct Certified {
    /// The size of the file.
    pub bytes: u64,
    /// How long `tandem verify` took, reading the programs included.
    pub verifying: Duration,
}

/// Where a difference was seen.
#[derive(Clone, Debug)]
pub struct Shown {
    /// In the interpreter.
    pub in_interpreter: bool,
    /// In compiled code of both sides.
    pub natively: bool,
    /// Why it was not.
    pub note: String,
}

/// How many ways a case is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ways {
    /// The claim, and its certificate or its replay.
    Plain,
    /// The further ways as well.
    All,
}

impl Ways {
    /// The ways for a case: all of them for one in six, by its name without the folder, or for each one if
    /// `TANDEM_CORPUS` is `all`.
    pub fn of(case: &Case) -> Ways {
        if run::is_thorough() || number_of(case.stem()).is_multiple_of(6) { Ways::All } else { Ways::Plain }
    }
}

/// A number that only depends on the text, so that neither a new case nor another folder changes the sample.
pub fn number_of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)) >> 7
}

/// Runs a case.
pub fn judge(tandem: &Path, case: &Case, scratch: &Path, ways: Ways) -> Judged {
    let mut judged = Judged::default();
    let certificate = scratch.join(format!("{}.json", case.name.replace('/', "-")));
    let more = match case.is_whole() {
        true => vec![],
        false => vec!["--certificate".to_owned(), certificate.display().to_string()],
    };
    let ran = ask(tandem, case, &Question { more, ..Question::of(case, limit(case)) });
    judged.time = ran.time;
    let (answer, report) = match &ran.answer {
        Ok(answer) => answer,
        Err(message) if is_missing_tool(message) => {
            judged.not_run = Some(message.clone());
            return judged;
        }
        Err(message) => {
            judged.failures.push(message.clone());
            return judged;
        }
    };
    judged.answer = Some(*answer);
    judged.improved = improvement(case, *answer, ran.time);
    judged.failures.extend(surprise(case, *answer, report, ran.time));
    match answer {
        Answer::Equivalent if case.is_whole() => {
            certificate::every_one_holds(tandem, case, &ran.output, &certificate, &mut judged)
        }
        Answer::Equivalent => certificate::holds(tandem, case, &certificate, ways, &mut judged),
        Answer::Different => difference_is_shown(case, report, &mut judged),
        Answer::Unknown if report["reason"].as_str().unwrap_or("").is_empty() => {
            judged.failures.push("unknown without a reason".to_owned());
        }
        Answer::Unknown => {}
    }
    if ways == Ways::All {
        ways::against_itself(tandem, case, &mut judged);
        ways::swapped(tandem, case, &mut judged);
    }
    with_mathematical_integers(tandem, case, &mut judged);
    without_its_assumption(tandem, case, report, &mut judged);
    judged
}

/// That the truth is found although the case says it is missed, if so.
fn improvement(case: &Case, answer: Answer, time: Duration) -> Option<String> {
    (answer == case.truth && answer != case.expected())
        .then(|| format!("improved: {answer:?} after {:.1} s; take the line `today: unknown` out", time.as_secs_f64()))
}

/// What is worse than the case says, if anything.
fn surprise(case: &Case, answer: Answer, report: &Value, time: Duration) -> Option<String> {
    let reason = report["reason"].as_str().unwrap_or("");
    if answer == case.expected() || answer == case.truth {
        None
    } else if answer == Answer::Unknown {
        Some(format!("got worse: Unknown instead of {:?} after {:.1} s: {reason}", case.truth, time.as_secs_f64()))
    } else {
        Some(format!("is WRONG: {answer:?}, but the truth is {:?}", case.truth))
    }
}

/// A difference comes with an input that the interpreter and, where there is one, the machine confirm.
fn difference_is_shown(case: &Case, report: &Value, judged: &mut Judged) {
    // A datum shows its two values instead of an input.
    if report["item"] == "data" {
        if report["values"].is_null() {
            judged.failures.push("a datum that differs without its values".to_owned());
        }
        return;
    }
    let replayed = &report["counterexample"]["replayed"];
    let shown = Shown {
        in_interpreter: replayed["interpreter"] == Value::Bool(true),
        natively: replayed["native"] == Value::Bool(true),
        note: replayed["note"].as_str().unwrap_or("").to_owned(),
    };
    if !shown.in_interpreter {
        judged.failures.push("a difference without a replay".to_owned());
    }
    // What is undefined on the right need not show on a machine.
    let is_undefined = shown.note.starts_with("the right side has undefined behaviour");
    // Nor can it be waited for that something never ends.
    let is_endless = shown.note.ends_with("side was proved to run for ever");
    if case.runs_natively() && !shown.natively && !is_undefined && !is_endless {
        judged.failures.push(format!("a difference that was not confirmed natively: {}", shown.note));
    }
    judged.replayed = Some(shown);
}

/// The assumption that a case rests on is listed, and there is no proof without it.
fn without_its_assumption(tandem: &Path, case: &Case, report: &Value, judged: &mut Judged) {
    let (Some(id), Some(Answer::Equivalent)) = (&case.rests, judged.answer) else { return };
    let prefix = format!("{id}: ");
    let listed = report["assumptions"].as_array().map_or(&[][..], Vec::as_slice);
    if !listed.iter().any(|listed| listed.as_str().is_some_and(|listed| listed.starts_with(&prefix))) {
        judged.failures.push(format!("does not list the assumption {id}"));
    }
    let more = vec!["--no-assume".to_owned(), id.clone()];
    match ask(tandem, case, &Question { more, ..Question::of(case, ordinary_limit(case)) }).answer {
        Ok((Answer::Unknown, report)) if report["reason"].as_str().is_some_and(|reason| reason.contains(id)) => {}
        Ok((answer, _)) => judged.failures.push(format!("is WRONG: {answer:?} without the assumption {id}")),
        Err(message) => judged.failures.push(message),
    }
}

/// What the case says of mathematical integers.
fn with_mathematical_integers(tandem: &Path, case: &Case, judged: &mut Judged) {
    let Some(truth) = case.math else { return };
    let more = vec!["--ints".to_owned(), "math".to_owned()];
    let ran = ask(tandem, case, &Question { more, ..Question::of(case, ordinary_limit(case)) });
    match ran.answer {
        Ok((answer, _)) if answer == truth => {}
        // What is open for the machine's integers may be open here, too; a wrong answer may not.
        Ok((Answer::Unknown, _)) if case.today == Some(Answer::Unknown) => {}
        Ok((answer, report)) => {
            let reason = report["reason"].as_str().unwrap_or("");
            judged.failures.push(format!("with mathematical integers: {answer:?} instead of {truth:?} {reason}"));
        }
        Err(message) => judged.failures.push(message),
    }
}
