//! Runs one case: the claim itself, and either `tandem verify` on its certificate or a look at its replay.
//!
//! The further ways are each side against itself, the sides swapped, and damaged certificates, which must be rejected.
//! They take most of the time and find little, so they are for a sample of the cases, the same one every time, or for
//! all of them if the environment says `TANDEM_CORPUS=all`. A missing compiler is "not run" and counted; it is never a
//! pass.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::case::{Answer, Case};

/// What became of a case.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What Tandem said.
    pub answer: Option<Answer>,
    /// Why the case could not be run.
    pub not_run: Option<String>,
    /// What is wrong.
    pub failures: Vec<String>,
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
    /// The ways for a case: all of them for one in six, by its name, or for each one if `TANDEM_CORPUS` is `all`.
    pub fn of(case: &Case) -> Ways {
        let asked = std::env::var_os("TANDEM_CORPUS").is_some_and(|value| value == "all");
        if asked || number_of(&case.name).is_multiple_of(6) { Ways::All } else { Ways::Plain }
    }
}

/// A number that only depends on the text, so that a new case does not move others into the sample.
fn number_of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)) >> 7
}

/// The time Tandem gets for one claim of the corpus.
const TIMEOUT: &str = "20s";
/// The time for a second attempt: on a busy machine twenty seconds of the clock may be two of work.
const LONG_TIMEOUT: &str = "90s";

/// Runs a case.
pub fn judge(tandem: &Path, case: &Case, scratch: &Path, ways: Ways) -> Judged {
    let mut judged =
        Judged { answer: None, not_run: None, failures: vec![], time: Duration::ZERO, certified: None, replayed: None };
    let certificate = scratch.join(format!("{}.json", case.name.replace('/', "-")));
    let expected = case.today.unwrap_or(case.truth);
    let more = match case.is_whole() {
        true => vec![],
        false => vec!["--certificate".to_owned(), certificate.display().to_string()],
    };
    let entries = (case.entries.0.as_str(), case.entries.1.as_str());
    let begun = Instant::now();
    let mut output = check(tandem, case, (&case.left, &case.right), entries, TIMEOUT, &more);
    judged.time = begun.elapsed();
    if matches!(answer_of(&output), Ok((Answer::Unknown, _))) && expected != Answer::Unknown {
        output = check(tandem, case, (&case.left, &case.right), entries, LONG_TIMEOUT, &more);
        judged.time = begun.elapsed();
    }
    let (answer, report) = match answer_of(&output) {
        Ok(answer) => answer,
        Err(message) if is_missing_tool(&message) => {
            judged.not_run = Some(message);
            return judged;
        }
        Err(message) => {
            judged.failures.push(message);
            return judged;
        }
    };
    judged.answer = Some(answer);
    if answer != expected {
        let verb = if answer == case.truth { "got better" } else { "is wrong or got worse" };
        let reason = report["reason"].as_str().unwrap_or("");
        judged.failures.push(format!("{verb}: {answer:?} instead of {expected:?} {reason}"));
    }
    match answer {
        Answer::Equivalent if case.is_whole() => {
            every_certificate_holds(tandem, case, &output, &certificate, &mut judged)
        }
        Answer::Equivalent => certificate_holds(tandem, case, &certificate, ways, &mut judged),
        // A datum shows its two values instead of an input.
        Answer::Different if report["item"] == "data" => {
            if report["values"].is_null() {
                judged.failures.push("a datum that differs without its values".to_owned());
            }
        }
        Answer::Different => {
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
            if case.runs_natively() && !shown.natively && !is_undefined {
                judged.failures.push(format!("a difference that was not confirmed natively: {}", shown.note));
            }
            judged.replayed = Some(shown);
        }
        Answer::Unknown => {
            if report["reason"].as_str().unwrap_or("").is_empty() {
                judged.failures.push("unknown without a reason".to_owned());
            }
        }
    }
    if ways == Ways::All {
        against_itself(tandem, case, &mut judged);
        if !case.is_whole() {
            swapped(tandem, case, &mut judged);
        }
    }
    with_mathematical_integers(tandem, case, &mut judged);
    judged
}

/// What the case says of mathematical integers.
fn with_mathematical_integers(tandem: &Path, case: &Case, judged: &mut Judged) {
    let Some(truth) = case.math else { return };
    let entries = (case.entries.0.as_str(), case.entries.1.as_str());
    let more = ["--ints".to_owned(), "math".to_owned()];
    let ask = |timeout| answer_of(&check(tandem, case, (&case.left, &case.right), entries, timeout, &more));
    let mut answered = ask(TIMEOUT);
    if matches!(answered, Ok((Answer::Unknown, _))) && truth != Answer::Unknown {
        answered = ask(LONG_TIMEOUT);
    }
    match answered {
        Ok((answer, _)) if answer == truth => {}
        Ok((answer, report)) => {
            let reason = report["reason"].as_str().unwrap_or("");
            judged.failures.push(format!("with mathematical integers: {answer:?} instead of {truth:?} {reason}"));
        }
        Err(message) => judged.failures.push(message),
    }
}

fn check(
    tandem: &Path,
    case: &Case,
    files: (&PathBuf, &PathBuf),
    entries: (&str, &str),
    timeout: &str,
    more: &[String],
) -> Output {
    let mut command = Command::new(tandem);
    command.arg("check").arg(files.0).arg(files.1);
    if entries.0 != "*" {
        command.args(["--left-entry", entries.0, "--right-entry", entries.1]);
    }
    command.args(["--format", "json", "--timeout", timeout]).args(&case.flags).args(more);
    command.output().expect("the binary under test exists")
}

/// The answer in the output, which must fit the exit code, and the row that it comes from. A claim about one pair has one
/// row; of several the exit code tells which counts.
pub fn answer_of(output: &Output) -> Result<(Answer, Value), String> {
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    let rows = text.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("not JSON: {error}")));
    let mut rows = rows.collect::<Result<Vec<Value>, String>>()?;
    let answer = match output.status.code() {
        Some(0) => Answer::Equivalent,
        Some(1) => Answer::Different,
        Some(3) => Answer::Unknown,
        _ => return Err(format!("no answer: {}", errors.trim())),
    };
    let verdict = |row: &Value| row["verdict"].as_str().and_then(Answer::from_name);
    if rows.is_empty() || rows.iter().any(|row| verdict(row).is_none()) {
        return Err("no verdict".to_owned());
    }
    let deciding = rows.iter().position(|row| verdict(row) == Some(answer));
    match deciding {
        Some(index) => Ok((answer, rows.swap_remove(index))),
        // Rows that do not count leave nothing that does.
        None if answer == Answer::Equivalent && rows.len() > 1 => Ok((answer, rows.swap_remove(0))),
        None => Err(format!("no row says {answer:?}, which {} means", output.status)),
    }
}

/// Whether a failure means that a program which Tandem needs is not installed.
pub fn is_missing_tool(message: &str) -> bool {
    message.contains("was found; ") || message.contains("is not installed")
}

/// The certificate is accepted as it is, and rejected once it says something else.
fn certificate_holds(tandem: &Path, case: &Case, certificate: &Path, ways: Ways, judged: &mut Judged) {
    let verify = |file: &Path| {
        let profile = case.flags.windows(2).find(|flags| flags[0] == "--rust-profile");
        let profile = profile.map(|flags| format!("--cflag=--rust-profile={}", flags[1]));
        Command::new(tandem)
            .arg("verify")
            .arg(file)
            .arg(&case.left)
            .arg(&case.right)
            .args(profile)
            .output()
            .expect("it exists")
    };
    let begun = Instant::now();
    let output = verify(certificate);
    let verifying = begun.elapsed();
    if output.status.code() != Some(0) {
        let text = String::from_utf8_lossy(&output.stdout);
        judged.failures.push(format!("its certificate is not confirmed: {}", text.trim()));
        return;
    }
    let Ok(text) = std::fs::read_to_string(certificate) else { return };
    judged.certified = Some(Certified { bytes: text.len() as u64, verifying });
    if ways == Ways::Plain {
        return;
    }
    let Ok(original) = serde_json::from_str::<Value>(&text) else { return };
    for (what, damage) in DAMAGES {
        let mut damaged = original.clone();
        damage(&mut damaged);
        if damaged == original {
            continue;
        }
        let file = certificate.with_extension("damaged.json");
        if std::fs::write(&file, damaged.to_string()).is_err() {
            continue;
        }
        if verify(&file).status.code() == Some(0) {
            judged.failures.push(format!("a certificate with {what} is confirmed"));
        }
    }
}

/// The certificates of all functions of two files are accepted.
fn every_certificate_holds(tandem: &Path, case: &Case, output: &Output, certificate: &Path, judged: &mut Judged) {
    let begun = Instant::now();
    let mut bytes = 0;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(row) = serde_json::from_str::<Value>(line) else { continue };
        if row["certificate"].is_null() {
            continue;
        }
        let text = row["certificate"].to_string();
        bytes += text.len() as u64;
        if std::fs::write(certificate, text).is_err() {
            continue;
        }
        let verified = Command::new(tandem).arg("verify").arg(certificate).arg(&case.left).arg(&case.right).output();
        if verified.is_ok_and(|output| output.status.code() != Some(0)) {
            judged.failures.push(format!("the certificate of {} is not confirmed", row["entry"]));
        }
    }
    judged.certified = Some(Certified { bytes, verifying: begun.elapsed() });
}

type Damage = fn(&mut Value);

/// Damages that leave no certificate valid, whatever the programs are.
const DAMAGES: &[(&str, Damage)] = &[
    ("another left hash", |certificate| certificate["left"]["hash"] = Value::from("00")),
    ("another right hash", |certificate| certificate["right"]["hash"] = Value::from("00")),
    ("another schema", |certificate| certificate["schema"] = Value::from("tandem-certificate/0")),
    ("no relations", |certificate| certificate["relations"] = Value::Array(vec![])),
    ("no progress", |certificate| {
        for point in certificate["relations"][0]["points"].as_array_mut().into_iter().flatten() {
            for rule in point["rules"].as_array_mut().into_iter().flatten() {
                rule["advance"] = Value::from(vec![0, 0]);
            }
        }
    }),
    ("a point that is always reached called impossible", |certificate| {
        let points = certificate["relations"][0]["points"].as_array_mut();
        for point in points.into_iter().flatten() {
            if point["at"].as_array().is_some_and(|at| at.iter().all(|place| place == "entry")) {
                point["coupling"] = Value::from(vec!["false"]);
            }
        }
    }),
];

/// No program differs from itself.
fn against_itself(tandem: &Path, case: &Case, judged: &mut Judged) {
    if case.flags.iter().any(|flag| flag == "--ensure") {
        return;
    }
    for (file, entry) in [(&case.left, &case.entries.0), (&case.right, &case.entries.1)] {
        let output = check(tandem, case, (file, file), (entry, entry), TIMEOUT, &["--no-native".to_owned()]);
        match answer_of(&output) {
            Ok((Answer::Different, _)) => {
                judged.failures.push(format!("{} differs from itself", file.display()));
            }
            // Predicate abstraction is seeded so that a program against itself needs nothing else. A busy machine may
            // cost it a question, which takes two seconds to give up; that proves nothing.
            Ok((Answer::Equivalent, report))
                if report["item"] != "data"
                    && report["engine"] != "seeds"
                    && report["millis"].as_u64().is_some_and(|millis| millis < 1_900) =>
            {
                let engine = report["engine"].as_str().unwrap_or("nobody");
                judged.failures.push(format!("{} against itself was proved by {engine}", file.display()));
            }
            Ok(_) => {}
            Err(message) => judged.failures.push(format!("{} against itself: {message}", file.display())),
        }
    }
}

/// Swapping the sides of different programs does not make them equal, where nothing is undefined.
fn swapped(tandem: &Path, case: &Case, judged: &mut Judged) {
    let one_sided = case.flags.iter().any(|flag| flag == "--ensure" || flag == "--assume");
    if one_sided || case.flags.iter().any(|flag| flag == "--relation") {
        return;
    }
    let entries = (case.entries.1.as_str(), case.entries.0.as_str());
    let output = check(tandem, case, (&case.right, &case.left), entries, TIMEOUT, &equal_relation());
    match (answer_of(&output), case.truth) {
        (Ok((Answer::Equivalent, _)), Answer::Different) => {
            judged.failures.push("swapped, the sides are called equivalent".to_owned());
        }
        (Err(message), _) => judged.failures.push(format!("swapped: {message}")),
        _ => {}
    }
}

fn equal_relation() -> Vec<String> {
    vec!["--relation".to_owned(), "equal".to_owned(), "--no-native".to_owned()]
}
