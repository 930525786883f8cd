//! Further questions about a case whose answers are known beforehand.

use std::path::Path;

use super::Judged;
use super::run::{Question, SHORT, ask, limit};
use crate::case::{Answer, Case};

/// No program differs from itself.
pub fn against_itself(tandem: &Path, case: &Case, judged: &mut Judged) {
    if case.flags.iter().any(|flag| flag == "--ensure") {
        return;
    }
    for (file, entry) in [(&case.left, &case.entries.0), (&case.right, &case.entries.1)] {
        let more = vec!["--no-native".to_owned()];
        let question = Question { files: (file, file), entries: (entry, entry), limit: limit(case), more };
        match ask(tandem, case, &question).answer {
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
