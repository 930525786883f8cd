//! One pair of a campaign: written down, run natively, compared by Tandem, judged, and made smaller where it is a finding.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::case::Answer;
use crate::judge::run::answer_of;

use super::native::{Tools, observe, to_llvm, write};
use super::print::{Language, Style, print};
use super::program::{Program, blocks, statement_ids};

/// Two programs, and how they are compared.
#[derive(Clone, Debug)]
pub struct PairOfPrograms {
    /// What both are written in.
    pub language: Language,
    /// What was done to the left program.
    pub kind: &'static str,
    /// Whether that keeps what it does.
    pub is_rewrite: bool,
    /// The reference.
    pub left: Program,
    /// The changed one.
    pub right: Program,
    /// How the right one is written; the left one is written plainly.
    pub style: Style,
    /// Further flags.
    pub flags: Vec<&'static str>,
    /// Another compiler for Tandem.
    pub clang: Option<PathBuf>,
}

/// What came of a pair.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Whether the native runs agree.
    pub agree: bool,
    /// What Tandem says.
    pub answer: Answer,
    /// Why it is unknown.
    pub reason: String,
}

impl Outcome {
    /// What is wrong, if anything. A rewrite that shows natively is a mistake of the campaign itself.
    pub fn finding(&self, is_rewrite: bool) -> Option<&'static str> {
        match (self.agree, self.answer) {
            (false, Answer::Equivalent) => Some("wrong equivalent"),
            (true, Answer::Different) if is_rewrite => Some("false different"),
            (false, _) if is_rewrite => Some("the rewrite is not one"),
            _ => None,
        }
    }
}

/// Where and with what pairs are run.
pub struct Bench<'b> {
    /// The binary.
    pub tandem: &'b Path,
    /// Compilers for the native runs.
    pub tools: Tools,
    /// Where everything is written.
    pub folder: PathBuf,
    /// The time for each pair.
    pub limit: Duration,
}

impl Bench<'_> {
    /// Writes both sides and gives the files that are compared.
    fn write(&self, pair: &PairOfPrograms) -> Result<[PathBuf; 2], String> {
        let mut files = Vec::new();
        for (side, program, style) in [("left", &pair.left, &Style::default()), ("right", &pair.right, &pair.style)] {
            let folder = self.folder.join(side);
            std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            let file = folder.join(pair.language.file());
            write(&file, &print(program, pair.language, style))?;
            files.push(if pair.language == Language::Llvm { to_llvm(&self.tools, &folder)? } else { file });
        }
        <[PathBuf; 2]>::try_from(files).map_err(|_| "two sides".to_owned())
    }

    /// Runs a pair both ways.
    pub fn run(&self, pair: &PairOfPrograms) -> Result<Outcome, String> {
        let files = self.write(pair)?;
        let observed = ["left", "right"].map(|side| observe(&self.tools, pair.language, &self.folder.join(side)));
        let [left, right] = observed;
        let agree = left? == right?;
        let entry = if pair.language == Language::Java { "P.f" } else { "f" };
        let mut command = Command::new(self.tandem);
        command.arg("check").args(&files).args(["--entry", entry, "--format", "json"]);
        command.args(["--timeout", &format!("{}s", self.limit.as_secs())]).args(&pair.flags);
        if let Some(clang) = &pair.clang {
            command.env("TANDEM_CLANG", clang);
        }
        let output = command.output().map_err(|error| error.to_string())?;
        let (answer, row) = answer_of(&output)?;
        let reason = row["reason"].as_str().and_then(|text| text.lines().next()).unwrap_or("").to_owned();
        Ok(Outcome { agree, answer, reason })
    }

    /// The pair with as few statements as still show the finding.
    pub fn reduce(&self, pair: &PairOfPrograms, finding: &str) -> PairOfPrograms {
        let mut smallest = pair.clone();
        for id in statement_ids(&pair.left).into_iter().chain(statement_ids(&pair.right)) {
            let mut smaller = smallest.clone();
            let mut removed = 0;
            for program in [&mut smaller.left, &mut smaller.right] {
                blocks(&mut program.body, &mut |block| {
                    let before = block.len();
                    block.retain(|node| node.id != id);
                    removed += before - block.len();
                });
            }
            if removed == 0 || smaller.left == smaller.right && smaller.style.0.is_empty() {
                continue;
            }
            if self.run(&smaller).is_ok_and(|outcome| outcome.finding(pair.is_rewrite) == Some(finding)) {
                smallest = smaller;
            }
        }
        smallest
    }

    /// Keeps a finding in a folder of its own.
    pub fn keep(&self, pair: &PairOfPrograms, finding: &str, number: usize) -> Result<PathBuf, String> {
        let folder = self.folder.join(format!("finding-{number}"));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let extension = pair.language.file().rsplit('.').next().unwrap_or("txt");
        write(&folder.join(format!("pair.left.{extension}")), &print(&pair.left, pair.language, &Style::default()))?;
        write(&folder.join(format!("pair.right.{extension}")), &print(&pair.right, pair.language, &pair.style))?;
        let clang = pair.clang.as_ref().map_or(String::new(), |path| format!("\nclang: {}", path.display()));
        let note = format!("{finding}\n{}: {}\nflags: {:?}{clang}\n", pair.language.name(), pair.kind, pair.flags);
        write(&folder.join("note.txt"), &note)?;
        Ok(folder)
    }
}
