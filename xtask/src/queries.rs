//! `cargo xtask queries FOLDER`: what a folder of logged queries says: how many there were, how they were answered, and
//! whether any was asked with less than its fair share.
//!
//! `tandem check --log-queries FOLDER` makes such a folder. A question has a number of steps of the solver (a unit is about
//! a millisecond) and whatever time is left before the deadline; one that has almost none of either is asked in vain.

use std::collections::BTreeMap;
use std::path::Path;

/// A question with fewer units of work would be asked in vain.
pub const LEAST_UNITS: u64 = 20;
/// So would one with less time.
pub const LEAST_MILLIS: f64 = 20.0;

/// What is said at the foot of a logged query.
#[derive(Clone, Debug, PartialEq)]
pub struct Foot {
    /// The answer, with a reason if it is unknown.
    pub answer: String,
    /// How long it took, in milliseconds.
    pub took: f64,
    /// How long it could have taken.
    pub had: f64,
    /// The units of work that it could have taken.
    pub units: u64,
}

impl Foot {
    /// Whether the question was asked with less than its fair share.
    pub fn is_unfair(&self) -> bool {
        self.units < LEAST_UNITS || self.had < LEAST_MILLIS
    }
}

/// Prints what a folder of queries says. Whether every question had its fair share.
pub fn measure(folder: &Path) -> Result<bool, String> {
    let mut feet = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.extension().is_some_and(|extension| extension == "smt2") {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            feet.push(foot(&text).ok_or_else(|| format!("{} does not say how it was answered", path.display()))?);
        }
    }
    let mut answers: BTreeMap<&str, (usize, f64)> = BTreeMap::new();
    for foot in &feet {
        let (count, time) = answers.entry(&foot.answer).or_default();
        *count += 1;
        *time += foot.took;
    }
    println!("{:>8}{:>10}  answer", "queries", "s");
    for (answer, (count, time)) in answers {
        println!("{count:>8}{:>10.1}  {answer}", time / 1000.0);
    }
    let unfair = feet.iter().filter(|foot| foot.is_unfair()).count();
    println!("{} questions, {unfair} of them with less than their fair share", feet.len());
    Ok(unfair == 0)
}

/// The last line of a logged query.
pub fn foot(text: &str) -> Option<Foot> {
    let line = text.lines().rev().find(|line| line.starts_with("; "))?;
    let (_, rest) = line.split_once(" answered ")?;
    let (answer, rest) = rest.rsplit_once(" in ")?;
    let (took, rest) = rest.split_once(" ms of ")?;
    let (had, units) = rest.split_once(" ms with ")?;
    let units = units.strip_suffix(" units of work")?;
    Some(Foot {
        answer: answer.to_owned(),
        took: took.parse().ok()?,
        had: had.parse().ok()?,
        units: units.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foot_is_read_and_judged() {
        let text = |had: &str, units: u64| {
            format!(
                "(check-sat)\n\n; z3 answered unknown (it ended in time) in 3.1 ms of {had} ms with {units} units of work\n"
            )
        };
        let fair = foot(&text("inf", 200)).expect("it is a foot");
        assert_eq!((fair.answer.as_str(), fair.took, fair.is_unfair()), ("unknown (it ended in time)", 3.1, false));
        assert!(foot(&text("900", 3)).expect("it is a foot").is_unfair());
        assert!(foot(&text("4", 200)).expect("it is a foot").is_unfair());
        assert_eq!(foot("(check-sat)\n"), None);
    }
}
