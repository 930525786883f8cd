//! Looks for wrong answers: every adversarial case under conditions that have made answers flip.
//!
//! A time too short to replay a difference, other processes that take the machine away, no native runs, another version of
//! the compiler: none of these may turn an answer into a wrong one. Unknown is never wrong here, unless it is late: how
//! long a run goes on beyond its limit is measured too, compiling and reading included.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::case::{Answer, Case};
use crate::judge::number_of;
use crate::judge::run::{answer_of, is_missing_tool};

/// One way to run all cases.
struct Condition {
    name: String,
    /// The limit given to each pair of functions.
    timeout: Duration,
    flags: Vec<&'static str>,
    /// Processes that do nothing but take time.
    busy: usize,
    /// The compiler for C and C++; then only such cases are run.
    clang: Option<PathBuf>,
}

/// What one run came to.
struct Outcome {
    /// Nothing where a tool is missing or the run failed.
    answer: Option<Answer>,
    failure: Option<String>,
    /// How far beyond its limit it went.
    late: Duration,
}

/// Processes that take time from everybody else, until this is dropped. Nothing is dropped where this process is ended from
/// outside, so each of them looks now and then whether its parent is still there.
struct Busy(Vec<Child>);

/// A loop that ends with a process, which is named because the one that started it may be gone before it looks.
const BUSY: &str = "while kill -0 $0 2>/dev/null; do i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; done";

impl Busy {
    fn start(count: usize) -> Result<Busy, String> {
        let mut busy = Busy(vec![]);
        for _ in 0..count {
            let mut command = Command::new("sh");
            command.args(["-c", BUSY, &std::process::id().to_string()]).stdin(Stdio::null());
            busy.0.push(command.spawn().map_err(|error| format!("sh: {error}"))?);
        }
        Ok(busy)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What is run of all.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// With a short limit.
    pub quick: bool,
    /// Only one case in so many, always the same ones; all of them where there is no number.
    pub one_in: Option<u64>,
    /// Only conditions whose name contains this.
    pub under: String,
    /// Only cases whose name contains this.
    pub part: String,
}

impl Choice {
    /// `[--quick] [--one-in N] [--under CONDITION] [PART]`.
    pub fn parse(arguments: &[String]) -> Result<Choice, String> {
        let mut choice = Choice::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            match argument.as_str() {
                "--quick" => choice.quick = true,
                "--one-in" => {
                    let number = rest.next().and_then(|text| text.parse().ok()).filter(|number| *number > 0);
                    choice.one_in = Some(number.ok_or("--one-in needs a number")?);
                }
                "--under" => choice.under.clone_from(rest.next().ok_or("--under needs a name")?),
                flag if flag.starts_with('-') => return Err(format!("there is no {flag}")),
                part => choice.part = part.to_owned(),
            }
        }
        Ok(choice)
    }

    /// Whether a case is run.
    pub fn includes(&self, case: &Case) -> bool {
        let is_chosen = self.one_in.is_none_or(|one| number_of(&case.name).is_multiple_of(one));
        is_chosen && case.name.contains(&self.part)
    }
}

/// Runs the chosen cases under the chosen conditions and prints a table. False if an answer contradicts the truth or a run
/// failed.
pub fn measure(tandem: &Path, cases: &[Case], choice: &Choice) -> Result<bool, String> {
    if cases.is_empty() {
        return Err("there are no adversarial cases".to_owned());
    }
    println!("{} cases", cases.len());
    println!(
        "{:<14} {:>5} {:>5} {:>5} {:>5} {:>5} {:>5}  {:>9} {:>5}",
        "", "equal", "diff", "unkn", "n/r", "miss", "WRONG", "latest", "late"
    );
    let mut fine = true;
    let mut conditions = conditions(choice.quick);
    conditions.retain(|condition| condition.name.contains(&choice.under));
    for condition in conditions {
        let busy = Busy::start(condition.busy)?;
        let results = run_all(tandem, cases, &condition);
        drop(busy);
        fine &= show(cases, &condition, &results);
    }
    Ok(fine)
}

fn conditions(quick: bool) -> Vec<Condition> {
    let seconds = Duration::from_secs;
    let plain = |name: &str, timeout: Duration| Condition {
        name: name.to_owned(),
        timeout,
        flags: vec![],
        busy: 0,
        clang: None,
    };
    let usual = if quick { seconds(5) } else { seconds(20) };
    let mut all = vec![
        plain("default", usual),
        plain("2 s", seconds(2)),
        Condition { busy: 8, ..plain("8 busy", usual) },
        Condition { flags: vec!["--no-native"], ..plain("no native", usual) },
    ];
    for (name, path) in compilers() {
        all.push(Condition { clang: Some(path), ..plain(&name, usual) });
    }
    all
}

/// Every clang from 14 on that is installed under the name with its version.
fn compilers() -> Vec<(String, PathBuf)> {
    let folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
    let find = |name: &str| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
    (14..40).filter_map(|version| Some((format!("clang {version}"), find(&format!("clang-{version}"))?))).collect()
}

fn run_all(tandem: &Path, cases: &[Case], condition: &Condition) -> BTreeMap<usize, Outcome> {
    let is_c = |case: &Case| {
        let (left, right) = case.languages();
        [left, right].iter().any(|language| matches!(*language, "c" | "cpp"))
    };
    let next = AtomicUsize::new(0);
    let results = Mutex::new(BTreeMap::new());
    // One run takes two cores or more where it is hard.
    let workers = (std::thread::available_parallelism().map_or(1, usize::from) / 2).max(1);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(case) = cases.get(index) else { break };
                    if condition.clang.is_some() && !is_c(case) {
                        continue;
                    }
                    let outcome = run(tandem, case, condition);
                    results.lock().expect("no worker panics while holding it").insert(index, outcome);
                }
            });
        }
    });
    results.into_inner().expect("all workers are done")
}

fn run(tandem: &Path, case: &Case, condition: &Condition) -> Outcome {
    let mut command = Command::new(tandem);
    command.arg("check").arg(&case.left).arg(&case.right);
    if !case.is_whole() {
        command.args(["--left-entry", &case.entries.0, "--right-entry", &case.entries.1]);
    }
    command.args(["--format", "json", "--timeout", &format!("{}s", condition.timeout.as_secs())]);
    command.args(&case.flags).args(&condition.flags);
    if let Some(clang) = &condition.clang {
        command.env("TANDEM_CLANG", clang);
    }
    let begun = Instant::now();
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => return Outcome { answer: None, failure: Some(error.to_string()), late: Duration::ZERO },
    };
    let taken = begun.elapsed();
    let text = String::from_utf8_lossy(&output.stdout);
    // The limit is for each pair of functions.
    let pairs = text.lines().filter(|line| line.contains("\"status\":\"compared\"")).count().max(1);
    let late = taken.saturating_sub(condition.timeout * u32::try_from(pairs).unwrap_or(u32::MAX));
    // Where even reading the programs takes longer than the limit, there is no row that could say so.
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(3) && text.is_empty() && errors.contains("ran out of time") {
        return Outcome { answer: Some(Answer::Unknown), failure: None, late };
    }
    match answer_of(&output) {
        Ok((answer, _)) => Outcome { answer: Some(answer), failure: None, late },
        Err(message) if is_missing_tool(&message) => Outcome { answer: None, failure: None, late },
        Err(message) => Outcome { answer: None, failure: Some(message), late },
    }
}

/// Prints one row and what is wrong in it.
fn show(cases: &[Case], condition: &Condition, results: &BTreeMap<usize, Outcome>) -> bool {
    let count = |answer: Answer| results.values().filter(|outcome| outcome.answer == Some(answer)).count();
    let not_run = results.values().filter(|outcome| outcome.answer.is_none() && outcome.failure.is_none()).count();
    let mut wrong = String::new();
    let (mut wrongs, mut missed) = (0, 0);
    for (index, outcome) in results {
        let case = &cases[*index];
        match (outcome.answer, &outcome.failure) {
            (Some(answer), _) if answer != case.truth && answer != Answer::Unknown => {
                wrongs += 1;
                let _ = writeln!(wrong, "    {}: {answer:?}, but the truth is {:?}", case.name, case.truth);
            }
            (Some(answer), _) if answer != case.truth => missed += 1,
            (None, Some(failure)) => {
                wrongs += 1;
                let _ = writeln!(wrong, "    {}: {}", case.name, failure.lines().next().unwrap_or("failed"));
            }
            _ => {}
        }
    }
    let allowed = if condition.busy > 0 { Duration::from_secs(2) } else { Duration::from_millis(500) };
    let late = results.values().filter(|outcome| outcome.late > allowed).count();
    let latest = results.iter().max_by_key(|(_, outcome)| outcome.late);
    let beyond = latest.map_or(Duration::ZERO, |(_, outcome)| outcome.late);
    println!(
        "{:<14} {:>5} {:>5} {:>5} {not_run:>5} {missed:>5} {wrongs:>5}  {:>8.1}s {late:>5}",
        condition.name,
        count(Answer::Equivalent),
        count(Answer::Different),
        count(Answer::Unknown),
        beyond.as_secs_f64(),
    );
    if let Some((index, _)) = latest.filter(|_| late > 0) {
        println!("    the latest: {}", cases[*index].name);
    }
    print!("{wrong}");
    wrongs == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn parts_can_be_chosen() {
        let choice = Choice::parse(&words("--quick --one-in 3 --under busy reach")).expect("it is well-formed");
        assert!(choice.quick && choice.one_in == Some(3));
        assert_eq!((choice.under.as_str(), choice.part.as_str()), ("busy", "reach"));
        assert!(Choice::parse(&words("--one-in 0")).is_err());
        assert!(Choice::parse(&words("--slow")).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn busy_loops_end_with_their_parent() {
        // The parent is a shell that starts a loop in the background, says its number and ends at once.
        let script = "sh -c \"$0\" $$ >/dev/null 2>&1 & echo $!";
        let output = Command::new("sh").args(["-c", script, BUSY]).output().expect("there is a shell");
        let number = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        assert!(!number.is_empty());
        let is_there = || {
            let probe = Command::new("sh").args(["-c", "kill -0 $0 2>/dev/null", &number]).status();
            probe.expect("there is a shell").success()
        };
        let begun = Instant::now();
        while is_there() {
            assert!(begun.elapsed() < Duration::from_secs(60), "the loop {number} goes on without its parent");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}
