//! The table of "Automating regression verification of pointer programs by predicate abstraction" (Klebanov, Rümmer,
//! Ulbrich; Formal Methods in System Design 2018), on the corpus' own versions of its programs.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use tandem_base::Budget;
use tandem_process::run_to_end;
use tandem_solver::discover;

use super::{Run, check, median, seconds};
use crate::case::{Answer, Case};

/// The time for each run, ours and Spacer's.
const LIMIT: Duration = Duration::from_secs(20);

/// Names of the paper's rows with its seconds: Z3/PDR, Z3/Duality, Eldarica; nothing where it timed out at 30 s.
type Row = (&'static str, Option<f64>, Option<f64>, Option<f64>);

/// Table 1 of the paper, on a 2.8 GHz Core i7 860.
const TABLE: &[Row] = &[
    ("ackermann", Some(0.07), None, Some(3.38)),
    ("mccarthy91", Some(0.02), Some(0.78), Some(0.10)),
    ("limit1", None, None, None),
    ("limit2", None, Some(0.15), Some(0.10)),
    ("limit3", None, Some(0.22), Some(0.15)),
    ("add_horn", None, Some(0.02), Some(0.17)),
    ("triangular", None, None, Some(0.13)),
    ("triangular_mod", None, None, None),
    ("inlining", None, None, Some(0.20)),
    ("simple_loop", Some(0.04), Some(0.33), Some(0.10)),
    ("loop", None, Some(0.05), Some(0.09)),
    ("loop2", None, Some(0.04), Some(0.10)),
    ("loop3", None, Some(0.24), Some(0.17)),
    ("loop4", None, None, None),
    ("loop5", None, None, None),
    ("while_if", None, Some(0.08), Some(0.11)),
    ("digits10", None, Some(1.12), Some(1.26)),
    ("barthe", None, Some(0.13), Some(0.12)),
    ("barthe2", None, Some(0.16), Some(0.15)),
    ("barthe2_big", None, None, Some(0.29)),
    ("barthe2_big2", None, None, Some(0.44)),
    ("bug15", Some(0.10), Some(0.09), Some(0.09)),
    ("nested_while", None, Some(0.13), Some(0.19)),
    ("memcpy_a", None, Some(0.26), Some(0.45)),
    ("memcpy_b", None, Some(0.35), Some(0.45)),
    ("fib", Some(0.09), None, None),
    ("propagate", Some(0.27), Some(0.28), Some(1.46)),
    ("clearstr", Some(0.01), Some(0.21), Some(0.68)),
    ("findmax", Some(0.08), Some(0.10), Some(0.53)),
    ("cocome", None, Some(0.50), Some(1.09)),
    ("selsort", None, None, None),
    ("swaparray", None, Some(0.62), Some(3.35)),
    ("ackermann_different", Some(0.07), Some(0.08), Some(0.24)),
    ("limit1_different", Some(0.02), Some(0.03), Some(0.07)),
    ("limit2_different", Some(0.62), Some(0.67), Some(10.72)),
    ("add_horn_different", Some(0.03), Some(0.02), Some(0.11)),
    ("triangular_mod_different", Some(3.01), None, None),
    ("inlining_different", Some(0.01), Some(0.03), Some(0.13)),
    ("loop5_different", Some(0.02), Some(0.05), Some(0.08)),
    ("barthe_different", Some(1.20), Some(1.29), Some(16.4)),
    ("nested_while_different", Some(0.06), Some(0.04), Some(0.17)),
];

/// What Spacer alone makes of the clauses.
#[derive(Clone, Debug)]
struct Spacer {
    answer: Answer,
    time: Duration,
}

/// One row under one meaning of integers.
struct Measured {
    truth: Answer,
    ours: Run,
    spacer: Option<Spacer>,
}

/// Measures the table and prints it. Whether nothing was wrong.
pub fn measure(tandem: &Path, cases: &[Case], with_spacer: bool) -> Result<bool, String> {
    let z3 = discover::z3().ok_or("there is no Z3; run `make setup`")?.program;
    println!("{:<26}{:>8}{:>9}{:>10}   {:<36}{:<36}", "", "PDR", "Duality", "Eldarica", "machine", "math");
    let mut all: Vec<Vec<Measured>> = vec![vec![], vec![]];
    for (name, pdr, duality, eldarica) in TABLE {
        let case = cases.iter().find(|case| case.name.rsplit('/').next() == Some(name));
        let case = case.ok_or_else(|| format!("the corpus has no {name}"))?;
        let mut columns = Vec::new();
        for (ints, measured) in ["machine", "math"].into_iter().zip(&mut all) {
            let truth = if ints == "math" { case.math.unwrap_or(case.truth) } else { case.truth };
            let row = run(tandem, &z3, case, ints, truth, with_spacer)?;
            columns.push(shown(&row));
            measured.push(row);
        }
        let paper = |time: &Option<f64>| time.map_or("–".to_owned(), |time| format!("{time:.2}"));
        println!(
            "{name:<26}{:>8}{:>9}{:>10}   {:<36}{:<36}",
            paper(pdr),
            paper(duality),
            paper(eldarica),
            columns[0],
            columns[1]
        );
    }
    let mut fine = true;
    for (ints, rows) in ["machine", "math"].into_iter().zip(&all) {
        fine &= summary(ints, rows, with_spacer);
    }
    Ok(fine)
}

fn run(
    tandem: &Path,
    z3: &Path,
    case: &Case,
    ints: &str,
    truth: Answer,
    with_spacer: bool,
) -> Result<Measured, String> {
    let (left, right) = (case.left.display().to_string(), case.right.display().to_string());
    let mut claim: Vec<&str> =
        vec![&left, &right, "--left-entry", &case.entries.0, "--right-entry", &case.entries.1, "--ints", ints];
    claim.extend(case.flags.iter().map(String::as_str));
    let limit = format!("{}s", LIMIT.as_secs());
    let ours = check(tandem, &[&claim[..], &["--timeout", &limit]].concat())
        .map_err(|error| format!("{}: {error}", case.name))?;
    let spacer = with_spacer.then(|| spacer(tandem, z3, &claim));
    Ok(Measured { truth, ours, spacer })
}

/// Gives the clauses of the likeliest product to Spacer with its own settings.
fn spacer(tandem: &Path, z3: &Path, claim: &[&str]) -> Spacer {
    let unknown = |time| Spacer { answer: Answer::Unknown, time };
    let Ok(dumped) = Command::new(tandem).args(["dump", "--horn"]).args(claim).output() else {
        return unknown(Duration::ZERO);
    };
    if !dumped.status.success() {
        return unknown(Duration::ZERO);
    }
    let file = std::env::temp_dir().join(format!("tandem-bench-{}.smt2", std::process::id()));
    if std::fs::write(&file, &dumped.stdout).is_err() {
        return unknown(Duration::ZERO);
    }
    let begun = Instant::now();
    let mut command = Command::new(z3);
    command.args(["fp.engine=spacer", "-smt2"]).arg(&file);
    let finished = run_to_end(command, &Budget::lasting(LIMIT));
    let time = begun.elapsed();
    let _ = std::fs::remove_file(&file);
    let said = finished.map(|finished| String::from_utf8_lossy(&finished.stdout).trim().to_owned());
    match said.as_deref() {
        Ok("sat") => Spacer { answer: Answer::Equivalent, time },
        Ok("unsat") => Spacer { answer: Answer::Different, time },
        _ => unknown(time),
    }
}

fn shown(row: &Measured) -> String {
    let answer = |answer: Answer| match answer {
        _ if answer == Answer::Unknown => "?",
        _ if answer == row.truth => "✓",
        _ => "WRONG",
    };
    let ours = format!("{} {} {}", answer(row.ours.answer), seconds(row.ours.time), row.ours.engine);
    match &row.spacer {
        Some(spacer) => format!("{ours:<20}Spacer {} {}", answer(spacer.answer), seconds(spacer.time)),
        None => ours,
    }
}

/// Prints the sums. Whether nothing was wrong.
fn summary(ints: &str, rows: &[Measured], with_spacer: bool) -> bool {
    let right = |row: &&Measured| row.ours.answer == row.truth;
    let wrong = rows.iter().filter(|row| !right(row) && row.ours.answer != Answer::Unknown).count();
    let times: Vec<Duration> = rows.iter().map(|row| row.ours.time).collect();
    println!(
        "{ints}: {} of {} right, {wrong} wrong; median {} s, total {} s, answered ones {} s; of the processors: median {} \
         s, answered ones {} s",
        rows.iter().filter(right).count(),
        rows.len(),
        seconds(median(&times)),
        seconds(times.iter().sum()),
        seconds(rows.iter().filter(right).map(|row| row.ours.time).sum()),
        seconds(median(&rows.iter().map(|row| row.ours.used).collect::<Vec<_>>())),
        seconds(rows.iter().filter(right).map(|row| row.ours.used).sum()),
    );
    if with_spacer {
        let solved = |row: &&Measured| row.spacer.as_ref().is_some_and(|spacer| spacer.answer == row.truth);
        let misled = rows.iter().filter_map(|row| row.spacer.as_ref().map(|spacer| (row, spacer)));
        let misled = misled.filter(|(row, spacer)| spacer.answer != Answer::Unknown && spacer.answer != row.truth);
        let both: Vec<&Measured> = rows.iter().filter(right).filter(solved).collect();
        let ratio = |ours: fn(&Run) -> Duration| {
            let logarithms = both.iter().filter_map(|row| {
                let spacer = row.spacer.as_ref()?.time.as_secs_f64().max(1e-3);
                Some((ours(&row.ours).as_secs_f64().max(1e-3) / spacer).ln())
            });
            (logarithms.sum::<f64>() / both.len().max(1) as f64).exp()
        };
        println!(
            "  plain Spacer in {} s: {} right, {} not as in truth; both {}; only we {}; only Spacer {}",
            LIMIT.as_secs(),
            rows.iter().filter(solved).count(),
            misled.count(),
            both.len(),
            rows.iter().filter(right).filter(|row| !solved(row)).count(),
            rows.iter().filter(solved).filter(|row| !right(row)).count(),
        );
        println!(
            "  our time over Spacer's where both succeed (geometric mean): {:.2} for the search and the check, {:.2} with \
             compilers and testing, while Spacer starts from finished clauses",
            ratio(|run| run.settling),
            ratio(|run| run.time)
        );
    }
    wrong == 0
}
