//! One run of `tandem check` on a case: the question, its limit and the answer.

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::case::{Answer, Case};

/// The time for one claim of the corpus.
pub const ORDINARY: Duration = Duration::from_secs(20);
/// The time where no answer is expected. Wrong answers have come early, and more of them where time was short: a longer look
/// at all of them is `cargo xtask adversarial` and `TANDEM_CORPUS=all`.
pub const SHORT: Duration = Duration::from_secs(2);

/// Whether everything is to be run, and with the ordinary time: the environment says `TANDEM_CORPUS=all`.
pub fn is_thorough() -> bool {
    std::env::var_os("TANDEM_CORPUS").is_some_and(|value| value == "all")
}

/// The time for a case.
pub fn limit(case: &Case) -> Duration {
    match case.expected() {
        Answer::Unknown if !is_thorough() => SHORT,
        _ => ordinary_limit(case),
    }
}

/// The time for a case, whatever is expected of it.
pub fn ordinary_limit(case: &Case) -> Duration {
    case.time.unwrap_or(ORDINARY) * patience()
}

/// How much longer everything may take on a machine that is busy with something else: `TANDEM_PATIENCE`, or once.
pub fn patience() -> u32 {
    std::env::var("TANDEM_PATIENCE").ok().and_then(|text| text.parse().ok()).unwrap_or(1).max(1)
}

/// What is asked: the claim of a case, or a change of it.
pub struct Question<'c> {
    /// Left and right file.
    pub files: (&'c Path, &'c Path),
    /// Left and right entry.
    pub entries: (&'c str, &'c str),
    /// The time.
    pub limit: Duration,
    /// Flags besides those of the case.
    pub more: Vec<String>,
}

impl<'c> Question<'c> {
    /// The claim itself.
    pub fn of(case: &'c Case, limit: Duration) -> Question<'c> {
        Question { files: (&case.left, &case.right), entries: (&case.entries.0, &case.entries.1), limit, more: vec![] }
    }
}

/// What came of a question.
pub struct Ran {
    /// The answer and the row that it comes from, or what went wrong.
    pub answer: Result<(Answer, Value), String>,
    /// How long it took.
    pub time: Duration,
    /// All that was printed.
    pub output: Output,
}

/// Runs `tandem check`.
pub fn ask(tandem: &Path, case: &Case, question: &Question<'_>) -> Ran {
    let mut command = Command::new(tandem);
    command.arg("check").arg(question.files.0).arg(question.files.1);
    if !case.is_whole() {
        command.args(["--left-entry", question.entries.0, "--right-entry", question.entries.1]);
    }
    command.args(["--format", "json", "--timeout", &format!("{}s", question.limit.as_secs())]);
    command.args(&case.flags).args(&question.more);
    let begun = Instant::now();
    let output = command.output().expect("the binary under test exists");
    Ran { answer: answer_of(&output), time: begun.elapsed(), output }
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
