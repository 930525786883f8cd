//! What the seeds of the predicate abstraction are worth: Figures 10 and 11 of the same paper, the engine with its seeds
//! against the same engine without, on the loop and the pointer benchmarks of the table. Figure 9 is in `scale`.

use std::path::Path;
use std::time::Duration;

use super::{Run, check, seconds};
use crate::case::{Answer, Case};

/// The engine with seeds and without.
pub const ENGINES: [&str; 2] = ["abstraction-seeded", "abstraction-unseeded"];

/// The time for each run.
const LIMIT: Duration = Duration::from_secs(20);

/// The rows behind each figure.
const FIGURES: [(&str, &[&str]); 2] = [
    (
        "Figure 10, loops",
        &[
            "simple_loop",
            "loop",
            "loop2",
            "loop3",
            "loop4",
            "loop5",
            "while_if",
            "digits10",
            "barthe",
            "barthe2",
            "barthe2_big",
            "barthe2_big2",
            "bug15",
            "nested_while",
        ],
    ),
    (
        "Figure 11, pointers",
        &["memcpy_a", "memcpy_b", "fib", "propagate", "clearstr", "findmax", "cocome", "selsort", "swaparray"],
    ),
];

/// Measures and prints both figures. Whether nothing was wrong.
pub fn measure(tandem: &Path, cases: &[Case]) -> Result<bool, String> {
    let mut fine = true;
    for (figure, names) in FIGURES {
        println!("{figure:<26}{:<10}{:<16}{:<16}", "", "with seeds", "without");
        let mut rows = Vec::new();
        for name in names {
            let case = cases.iter().find(|case| case.name.rsplit('/').next() == Some(name));
            let case = case.ok_or_else(|| format!("the corpus has no {name}"))?;
            for ints in ["machine", "math"] {
                let truth = if ints == "math" { case.math.unwrap_or(case.truth) } else { case.truth };
                let runs = [run(tandem, case, ints, ENGINES[0])?, run(tandem, case, ints, ENGINES[1])?];
                let [with, without] = runs.each_ref().map(|run| shown(run, truth));
                println!("{name:<26}{ints:<10}{with:<16}{without:<16}");
                fine &= runs.iter().all(|run| run.answer == truth || run.answer == Answer::Unknown);
                rows.push((truth, runs));
            }
        }
        summary(&rows);
    }
    Ok(fine)
}

fn run(tandem: &Path, case: &Case, ints: &str, engine: &str) -> Result<Run, String> {
    let (left, right) = (case.left.display().to_string(), case.right.display().to_string());
    let limit = format!("{}s", LIMIT.as_secs());
    let mut arguments: Vec<&str> =
        vec![&left, &right, "--left-entry", &case.entries.0, "--right-entry", &case.entries.1, "--ints", ints];
    arguments.extend(case.flags.iter().map(String::as_str));
    arguments.extend(["--timeout", &limit, "--engine", engine]);
    check(tandem, &arguments).map_err(|error| format!("{}: {error}", case.name))
}

fn shown(run: &Run, truth: Answer) -> String {
    let answer = match run.answer {
        Answer::Unknown => "?",
        answer if answer == truth => "✓",
        _ => "WRONG",
    };
    format!("{answer} {}", seconds(run.settling))
}

/// Prints who answers how many, and how much longer it takes without seeds where both do.
fn summary(rows: &[(Answer, [Run; 2])]) {
    let right = |row: &(Answer, [Run; 2]), engine: usize| row.1[engine].answer == row.0;
    let both: Vec<&(Answer, [Run; 2])> = rows.iter().filter(|row| right(row, 0) && right(row, 1)).collect();
    let ratio = |row: &&(Answer, [Run; 2])| {
        let [with, without] = row.1.each_ref().map(|run| run.settling.as_secs_f64().max(1e-3));
        (without / with).ln()
    };
    let mean = (both.iter().map(ratio).sum::<f64>() / both.len().max(1) as f64).exp();
    println!(
        "  right in {} s: {} with seeds, {} without, {} both, of {}; time without over time with (geometric mean): {mean:.2}",
        LIMIT.as_secs(),
        rows.iter().filter(|row| right(row, 0)).count(),
        rows.iter().filter(|row| right(row, 1)).count(),
        both.len(),
        rows.len()
    );
}
