//! Further questions about a case whose answers are known beforehand.

use std::path::Path;

use super::Judged;
use super::run::{Question, SHORT, ask, limit, ordinary_limit};
use crate::case::{Answer, Case};

/// No program differs from itself.
pub fn against_itself(tandem: &Path, case: &Case, judged: &mut Judged) {
    // With a secret, a program may well differ from itself.
    if case.flags.iter().any(|flag| flag == "--ensure" || flag == "--secret") {
        return;
    }
    for (file, entry) in [(&case.left, &case.entries.0), (&case.right, &case.entries.1)] {
        let question = |more: &[&str]| {
            let more = more.iter().map(|flag| (*flag).to_owned()).collect();
            Question { files: (file, file), entries: (entry, entry), limit: ordinary_limit(case), more }
        };
        // The same code is equivalent without being looked at, unless more is asked than that.
        let is_conditional = case.flags.iter().any(|flag| flag == "--assume");
        match ask(tandem, case, &question(&["--no-native"])).answer {
            Ok((Answer::Different, _)) => {
                judged.failures.push(format!("{} differs from itself", file.display()));
            }
            Ok((Answer::Unknown, _)) if !is_conditional => {
                judged.failures.push(format!("{} is unknown against itself", file.display()));
            }
            Ok(_) => {}
            Err(message) => judged.failures.push(format!("{} against itself: {message}", file.display())),
        }
        // Predicate abstraction is seeded so that a program against itself needs nothing else.
        match ask(tandem, case, &question(&["--no-native", "--engine", "seeds"])).answer {
            Ok((Answer::Different, _)) => {
                judged.failures.push(format!("{} differs from itself", file.display()));
            }
            Ok(_) => {}
            Err(message) => judged.failures.push(format!("{} against itself: {message}", file.display())),
        }
    }
}

/// Swapping the sides of different programs does not make them equal, where nothing is undefined. Of others it is only
/// asked that there is an answer.
pub fn swapped(tandem: &Path, case: &Case, judged: &mut Judged) {
    let is_one_sided = case.flags.iter().any(|flag| matches!(flag.as_str(), "--ensure" | "--assume" | "--relation"));
    if is_one_sided || case.is_whole() {
        return;
    }
    let question = Question {
        files: (&case.right, &case.left),
        entries: (&case.entries.1, &case.entries.0),
        limit: if case.truth == Answer::Different { limit(case) } else { SHORT },
        more: ["--relation", "equal", "--no-native"].map(str::to_owned).to_vec(),
    };
    match (ask(tandem, case, &question).answer, case.truth) {
        (Ok((Answer::Equivalent, _)), Answer::Different) => {
            judged.failures.push("swapped, the sides are called equivalent".to_owned());
        }
        (Err(message), _) => judged.failures.push(format!("swapped: {message}")),
        _ => {}
    }
}
