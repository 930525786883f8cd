//! What was found out of each certificate, kept in a file as it is found out: one line an answer, with the case, the way, the
//! milliseconds, and the causes why not, with tabs between them.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::Plan;

/// The cause in the place of a certificate that was not found.
pub const NOT_FOUND: &str = "no certificate";

/// The cause in the place of one that says that the code is the same: there is nothing left to believe less of.
pub const SAME_CODE: &str = "the same code";

/// With what causes begin that are found before anything is validated: they hold of `--strict=1` as well.
pub const NOT_DERIVED: &str = "not derived: ";

/// What is done with a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// A certificate is looked for.
    Find,
    /// It is looked for once more, for the time.
    FindAgain,
    /// It is verified.
    AsAlways,
    /// It is verified by derivations.
    Derived,
    /// It is verified by derivations, and passes and rewrites are validated.
    Validated,
}

impl Way {
    /// What is done with a certificate for the times, one after the other.
    pub const CLOCKED: [Way; 3] = [Way::FindAgain, Way::AsAlways, Way::Derived];

    /// Its name, and its flag where it has one.
    pub fn name(self) -> &'static str {
        match self {
            Way::Find => "find",
            Way::FindAgain => "find again",
            Way::AsAlways => "as always",
            Way::Derived => "--strict=1",
            Way::Validated => "--strict=2",
        }
    }

    /// What `tandem verify` is told.
    pub fn flag(self) -> Option<&'static str> {
        match self {
            Way::Find | Way::FindAgain | Way::AsAlways => None,
            Way::Derived | Way::Validated => Some(self.name()),
        }
    }

    fn named(name: &str) -> Option<Way> {
        [Way::Find, Way::Validated].into_iter().chain(Way::CLOCKED).find(|way| way.name() == name)
    }
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// How long it took.
    pub time: Duration,
    /// Why not; nothing if it was as it should be.
    pub causes: Vec<String>,
}

/// All answers so far.
pub struct Ledger {
    answers: BTreeMap<(String, Way), Answered>,
    file: Option<File>,
}

impl Ledger {
    /// What earlier runs found out, as far as it is not to be found out afresh.
    pub fn open(path: &Path, plan: Plan) -> Result<Ledger, String> {
        let fail = |error: std::io::Error| format!("{}: {error}", path.display());
        let text = if path.is_file() { fs::read_to_string(path).map_err(fail)? } else { String::new() };
        let mut ledger = Ledger::parse(&text);
        ledger.answers.retain(|(_, way), _| !(plan.finds_afresh || plan.verifies_afresh && *way != Way::Find));
        fs::write(path, ledger.text()).map_err(fail)?;
        ledger.file = Some(OpenOptions::new().append(true).open(path).map_err(fail)?);
        Ok(ledger)
    }

    /// The answers that a text holds. A line that was not written to its end holds none.
    pub fn parse(text: &str) -> Ledger {
        let mut answers = BTreeMap::new();
        for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            let [case, way, millis, causes] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
            let (Some(way), Ok(millis)) = (Way::named(way), millis.parse()) else { continue };
            let causes = causes.split("; ").filter(|cause| !cause.is_empty()).map(str::to_owned).collect();
            let answered = Answered { time: Duration::from_millis(millis), causes };
            answers.insert((case.to_owned(), way), answered);
        }
        Ledger { answers, file: None }
    }

    fn text(&self) -> String {
        self.answers.iter().map(|((case, way), answered)| line(case, *way, answered)).collect()
    }

    /// One more answer.
    pub fn write(&mut self, case: &str, way: Way, answered: Answered) -> Result<(), String> {
        if let Some(file) = &mut self.file {
            file.write_all(line(case, way, &answered).as_bytes()).map_err(|error| error.to_string())?;
        }
        self.answers.insert((case.to_owned(), way), answered);
        Ok(())
    }

    /// The answer about a case.
    pub fn answer(&self, case: &str, way: Way) -> Option<&Answered> {
        self.answers.get(&(case.to_owned(), way))
    }

    /// All answers of one way, by case.
    pub fn answers(&self, of: Way) -> impl Iterator<Item = (&str, &Answered)> {
        self.answers.iter().filter(move |((_, way), _)| *way == of).map(|((case, _), answer)| (case.as_str(), answer))
    }

    /// Whether a certificate was found that does not only say that the code is the same.
    pub fn has_relations(&self, case: &str) -> bool {
        self.answer(case, Way::Find).is_some_and(|found| found.causes.is_empty())
    }

    /// Whether none that was verified in some way failed.
    pub fn all_confirmed(&self, way: Way) -> bool {
        self.answers(way).all(|(_, answered)| answered.causes.is_empty())
    }
}

fn line(case: &str, way: Way, answered: &Answered) -> String {
    format!("{case}\t{}\t{}\t{}\n", way.name(), answered.time.as_millis(), answered.causes.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_but_for_half_a_line() {
        let mut ledger = Ledger::parse("");
        let causes = vec!["normal form: no proof was found".to_owned(), "other".to_owned()];
        let answered = Answered { time: Duration::from_millis(12), causes };
        ledger.write("c/loops/sum", Way::Validated, answered.clone()).expect("no file is written");
        let text = ledger.text();
        assert_eq!(Ledger::parse(&text).answer("c/loops/sum", Way::Validated), Some(&answered));
        assert_eq!(Ledger::parse(&text[..text.len() - 1]).answers.len(), 0);
    }
}
