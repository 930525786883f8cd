//! Tables 2 to 4 of "ARDiff: Scaling Program Equivalence Checking via Iterative Abstraction and Refinement of Common Code"
//! (Badihi, Akinotcho, Li and Rubin, 2020), on the corpus' own numeric methods: how many pairs each way to abstract common
//! code solves, in how many iterations, in what time; the paper's totals beside ours, as tables in Markdown.
//!
//! The paper's figures are of its own benchmark, on another machine, with 300 s and bounded loops; they say how the
//! methods compare with each other, not how the tools do.

use std::path::Path;
use std::time::Duration;

use super::{Run, check, seconds};
use crate::case::{Answer, Case};

/// The time for each run.
const LIMIT: &str = "10s";

/// A method: its engine, nothing for all of Tandem; and the paper's totals: solved of 73 equivalent and of 69 different
/// cases, without bounds, and mean seconds of each kind.
struct Method {
    engine: Option<&'static str>,
    paper: Option<Paper>,
}

struct Paper {
    solved: [u32; 2],
    mean: [f64; 2],
    /// Correct cases with one iteration or more, and how many they took on average.
    iterated: Option<[(u32, f64); 2]>,
}

const METHODS: [Method; 6] = [
    Method { engine: Some("dse"), paper: Some(Paper { solved: [35, 27], mean: [31.05, 80.94], iterated: None }) },
    Method { engine: Some("imp-s"), paper: Some(Paper { solved: [43, 36], mean: [78.79, 79.99], iterated: None }) },
    Method {
        engine: Some("ardiff-random"),
        paper: Some(Paper { solved: [47, 34], mean: [95.34, 158.4], iterated: Some([(15, 4.2), (6, 4.4)]) }),
    },
    Method {
        engine: Some("ardiff-h3"),
        paper: Some(Paper { solved: [54, 38], mean: [67.49, 144.33], iterated: Some([(22, 2.7), (10, 4.2)]) }),
    },
    Method {
        engine: Some("ardiff"),
        paper: Some(Paper { solved: [60, 38], mean: [49.93, 132.86], iterated: Some([(28, 1.6), (10, 3.3)]) }),
    },
    Method { engine: None, paper: None },
];

/// Measures the methods on cases and prints the tables. Whether nothing was wrong.
pub fn measure(tandem: &Path, cases: &[Case]) -> Result<bool, String> {
    let kinds = [Answer::Equivalent, Answer::Different];
    let count = |kind: Answer| cases.iter().filter(|case| case.truth == kind).count();
    println!("{} equivalent and {} different pairs, {LIMIT} each", count(kinds[0]), count(kinds[1]));
    println!();
    println!(
        "| method | equivalent | different | mean s, equivalent | mean s, different | with ≥ 1 iteration | the paper: of 73 | of 69 | mean s | | with ≥ 1 iteration |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    let mut wrong = 0;
    for Method { engine, paper } in &METHODS {
        let mut runs: Vec<(Answer, Run)> = Vec::new();
        for case in cases {
            let run = run(tandem, case, *engine)?;
            wrong += usize::from(run.answer != case.truth && run.answer != Answer::Unknown);
            runs.push((case.truth, run));
        }
        let of = |kind: Answer| runs.iter().filter(move |(truth, _)| *truth == kind).map(|(_, run)| run);
        let solved = kinds.map(|kind| of(kind).filter(|run| run.answer == kind).count().to_string());
        let mean =
            kinds.map(|kind| seconds(of(kind).map(|run| run.time).sum::<Duration>() / count(kind).max(1) as u32));
        let right = runs.iter().filter(|(truth, run)| run.answer == *truth);
        let iterated: Vec<u64> = right.map(|(_, run)| run.iterations).filter(|iterations| *iterations > 0).collect();
        let iterated = match iterated.len() {
            0 => "–".to_owned(),
            many => format!("{many} ({:.1})", iterated.iter().sum::<u64>() as f64 / many as f64),
        };
        let paper = paper.as_ref().map_or("– | – | – | – | –".to_owned(), |paper| {
            let iterated = paper
                .iterated
                .map_or("–".to_owned(), |[(same, few), (other, more)]| format!("{same} ({few}), {other} ({more})"));
            let [[same, other], [fast, slow]] = [paper.solved.map(f64::from), paper.mean];
            format!("{same} | {other} | {fast} | {slow} | {iterated}")
        });
        println!(
            "| {} | {} | {} | {iterated} | {paper} |",
            engine.unwrap_or("all of Tandem"),
            solved.join(" | "),
            mean.join(" | ")
        );
    }
    println!();
    println!("* wrong: {wrong}");
    Ok(wrong == 0)
}

fn run(tandem: &Path, case: &Case, engine: Option<&str>) -> Result<Run, String> {
    let (left, right) = (case.left.display().to_string(), case.right.display().to_string());
    let mut claim: Vec<&str> = vec![&left, &right, "--left-entry", &case.entries.0, "--right-entry", &case.entries.1];
    claim.extend(["--timeout", LIMIT]);
    claim.extend(engine.iter().flat_map(|name| ["--engine", *name]));
    claim.extend(case.flags.iter().map(String::as_str));
    check(tandem, &claim).map_err(|error| format!("{}: {error}", case.name))
}
