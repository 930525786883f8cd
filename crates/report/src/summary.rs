//! How many rows there are of each kind: the last line of every report.

use std::time::Duration;

use crate::data::{Report, Status, VerdictName};

/// Counts of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Compared and proved to be the same.
    pub equivalent: usize,
    /// Shown to differ, data with other values among them.
    pub different: usize,
    /// Compared, and neither shown.
    pub unknown: usize,
    /// Compared, not shown to be the same, and seen by nobody.
    pub unseen: usize,
    /// On both sides, and not compared.
    pub not_compared: usize,
    /// On the left side only.
    pub removed: usize,
    /// On the right side only.
    pub added: usize,
    /// Data that changed in a way that is not known to matter.
    pub changed: usize,
}

impl Summary {
    /// Counts the rows.
    pub fn of<'a>(reports: impl IntoIterator<Item = &'a Report>) -> Summary {
        let mut summary = Summary::default();
        for report in reports {
            let count = match (report.status, report.verdict) {
                (_, VerdictName::Different) => &mut summary.different,
                (Status::Compared, VerdictName::Equivalent) => &mut summary.equivalent,
                (Status::Compared, VerdictName::Unknown) if !report.counts => &mut summary.unseen,
                (Status::Compared, VerdictName::Unknown) => &mut summary.unknown,
                (Status::Refused | Status::Unmatched, _) => &mut summary.not_compared,
                (Status::Removed, _) => &mut summary.removed,
                (Status::Added, _) => &mut summary.added,
                (Status::Changed, _) => &mut summary.changed,
            };
            *count += 1;
        }
        summary
    }

    /// The counts in words, without those that are zero.
    pub fn words(&self) -> String {
        let counts = [
            (self.equivalent, "equivalent"),
            (self.different, "different"),
            (self.unknown, "unknown"),
            (self.unseen, "unseen"),
            (self.not_compared, "not compared"),
            (self.removed, "removed"),
            (self.added, "added"),
            (self.changed, "changed"),
        ];
        let shown = counts.into_iter().filter(|(count, word)| *count > 0 || *word == "equivalent");
        shown.map(|(count, word)| format!("{count} {word}")).collect::<Vec<_>>().join(", ")
    }

    /// The counts and the time.
    pub fn line(&self, elapsed: Option<Duration>) -> String {
        match elapsed {
            Some(elapsed) => format!("{} in {}", self.words(), time(elapsed)),
            None => self.words(),
        }
    }
}

/// A time as people say it.
pub fn time(time: Duration) -> String {
    match time.as_millis() {
        0..10_000 => format!("{:.1} s", time.as_secs_f64()),
        10_000..120_000 => format!("{:.0} s", time.as_secs_f64()),
        _ => format!("{} min {} s", time.as_secs() / 60, time.as_secs() % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        assert_eq!(time(Duration::from_millis(1_840)), "1.8 s");
        assert_eq!(time(Duration::from_secs(61)), "61 s");
        assert_eq!(time(Duration::from_secs(200)), "3 min 20 s");
    }

    #[test]
    fn zero_is_not_counted() {
        let summary = Summary { equivalent: 3, different: 1, not_compared: 2, ..Summary::default() };
        assert_eq!(
            summary.line(Some(Duration::from_millis(1_800))),
            "3 equivalent, 1 different, 2 not compared in 1.8 s"
        );
        assert_eq!(Summary::default().words(), "0 equivalent");
    }
}
