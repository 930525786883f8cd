//! Figure 6 of "Relational Verification via Invariant-Guided Synchronization" (Zhou, Heath and Harris, 2019), on the corpus'
//! own versions of its programs in C and in Java: the paper's seconds beside ours, as a table in Markdown.

use std::path::Path;
use std::time::Duration;

use super::{Run, check, median, seconds};
use crate::case::{Answer, Case};

/// The time for each run.
const LIMIT: Duration = Duration::from_secs(20);

/// A row of the figure: our name of it, the property, and the paper's seconds, nothing where it ran out of 300 s.
type Row = (&'static str, &'static str, Option<f64>);

/// Figure 6.
const FIGURE: &[Row] = &[
    ("mult_mult_acc", "equiv", Some(5.6)),
    ("mult_mult_acc0", "equiv", Some(5.5)),
    ("mult_l1", "equiv", Some(4.7)),
    ("mult_r1", "equiv", Some(2.7)),
    ("mult_dist_l", "distr", Some(12.6)),
    ("mult_dist_r", "distr", Some(23.9)),
    ("sum_simple", "equiv", Some(2.8)),
    ("sum_down", "equiv", Some(5.2)),
    ("sum_up", "equiv", Some(5.0)),
    ("sum_up_down", "equiv", Some(6.1)),
    ("sum_sum_acc", "equiv", Some(5.5)),
    ("sum_sum_acc0", "equiv", Some(11.7)),
    ("mult_assoc", "assoc", Some(33.3)),
    ("sum_mono", "mono", None),
    ("mult_mono", "mono", None),
    ("mult_comm", "comm", None),
    ("plus_comm", "comm", Some(6.0)),
    ("plus_assoc", "assoc", Some(38.9)),
    ("plus_n_sm", "equiv", Some(21.0)),
    ("plus_n_sm0", "equiv", Some(22.9)),
    ("plus_rearrange", "equiv", Some(138.5)),
    ("double_plus", "equiv", Some(4.3)),
    ("double_injective", "inj", Some(4.8)),
    ("evenb_s", "equiv", Some(26.6)),
    ("beq_nat_sym", "sym", Some(5.4)),
    ("beq_nat_trans", "tran", Some(7.2)),
    ("mult0plus", "equiv", None),
    ("add_digits", "equiv", Some(2.5)),
    ("trailing_zeroes", "equiv", Some(5.1)),
    ("climb_stairs", "equiv", Some(6.3)),
];

/// The columns: a language, and a meaning of integers.
const COLUMNS: [(&str, &str); 4] = [("c", "math"), ("java", "math"), ("c", "machine"), ("java", "machine")];

/// Measures the figure and prints it: with all engines, or with one alone and the integers of the paper. Whether nothing
/// was wrong.
pub fn measure(tandem: &Path, cases: &[Case], engine: Option<&str>) -> Result<bool, String> {
    let columns: Vec<(&str, &str)> =
        COLUMNS.into_iter().filter(|(_, ints)| engine.is_none() || *ints == "math").collect();
    let titles: Vec<String> = columns
        .iter()
        .map(|(language, ints)| format!("{}, {ints}", if *language == "c" { "C" } else { "Java" }))
        .collect();
    println!("| row | property | Pequod, s | {} |", titles.join(" | "));
    println!("|---|---|--:|{}", "--:|".repeat(columns.len()));
    let mut all: Vec<Vec<(Answer, Run)>> = vec![vec![]; columns.len()];
    for (name, property, paper) in FIGURE {
        let mut shown = Vec::new();
        for ((language, ints), measured) in columns.iter().copied().zip(&mut all) {
            let wanted = format!("{language}/pequod/{name}");
            let case = cases.iter().find(|case| case.name == wanted);
            let case = case.ok_or_else(|| format!("the corpus has no {wanted}"))?;
            let truth = if ints == "math" { case.math.unwrap_or(case.truth) } else { case.truth };
            let run = run(tandem, case, ints, engine)?;
            shown.push(match run.answer {
                Answer::Unknown => "?".to_owned(),
                answer if answer != truth => "WRONG".to_owned(),
                Answer::Different => format!("{} (≠)", seconds(run.time)),
                Answer::Equivalent => seconds(run.time),
            });
            measured.push((truth, run));
        }
        let paper = paper.map_or("–".to_owned(), |time| format!("{time:.1}"));
        println!("| {name} | {property} | {paper} | {} |", shown.join(" | "));
    }
    println!();
    let mut wrong = 0;
    for ((language, ints), rows) in columns.into_iter().zip(&all) {
        let right = rows.iter().filter(|(truth, run)| run.answer == *truth);
        let times: Vec<Duration> = right.map(|(_, run)| run.time).collect();
        wrong += rows.iter().filter(|(truth, run)| run.answer != *truth && run.answer != Answer::Unknown).count();
        println!(
            "* {language}, {ints}: {} of {} decided, median {} s, slowest {} s",
            times.len(),
            rows.len(),
            seconds(median(&times)),
            seconds(times.iter().max().copied().unwrap_or_default())
        );
    }
    println!("* wrong: {wrong}");
    Ok(wrong == 0)
}

fn run(tandem: &Path, case: &Case, ints: &str, engine: Option<&str>) -> Result<Run, String> {
    let (left, right) = (case.left.display().to_string(), case.right.display().to_string());
    let limit = format!("{}s", LIMIT.as_secs());
    let mut claim: Vec<&str> = vec![&left, &right, "--left-entry", &case.entries.0, "--right-entry", &case.entries.1];
    claim.extend(["--ints", ints, "--timeout", &limit]);
    claim.extend(engine.into_iter().flat_map(|engine| ["--engine", engine]));
    claim.extend(case.flags.iter().map(String::as_str));
    check(tandem, &claim).map_err(|error| format!("{}: {error}", case.name))
}
