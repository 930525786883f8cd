//! Cases of the corpus: pairs of programs with what is true of them.
//!
//! A case is `name.left.EXT` beside `name.right.EXT`, or one `name.tir` with both functions. The header is in comments
//! at the top of the left file (in LLVM's text with `;`):
//!
//! ```text
//! // claim:  sum --ints math        the entry (or two: left right; or * for whole files), then flags
//! // assume: left.n >= 0            any number of these
//! // ensure: left.ret <= right.ret  at most one
//! // truth:  equivalent             checked by a person, never rewritten by a tool
//! // math:   different              the truth under --ints math, where that is to be asked too
//! // today:  unknown                only while we miss the truth
//! // rests:  right-access           an assumption that the proof lists, and without which there is none
//! // time:   60s                    only for a case that is answered, but not within the ordinary limit
//! // why:    what makes it true, and what makes it hard
//! ```
//!
//! A claim about whole files is answered by the exit code: everything is equivalent (0), something differs (1), or there is
//! a row that leaves it open (3). So `unknown` can be the truth of it: a public function that was taken away, say.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A case.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its folder and name below the corpus: `c/arrays/fill`.
    pub name: String,
    /// The left file.
    pub left: PathBuf,
    /// The right file; the same as the left for a case in one file.
    pub right: PathBuf,
    /// Left and right entry.
    pub entries: (String, String),
    /// Further flags.
    pub flags: Vec<String>,
    /// What is true.
    pub truth: Answer,
    /// What Tandem says today, if that is not the truth.
    pub today: Option<Answer>,
    /// The limit, where the ordinary one is too short.
    pub time: Option<Duration>,
    /// What is true of mathematical integers, where the case says so.
    pub math: Option<Answer>,
    /// The id of an assumption about the outside without which it is not true.
    pub rests: Option<String>,
}

/// One of the three answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The sides behave the same.
    Equivalent,
    /// They do not.
    Different,
    /// It could not be told.
    Unknown,
}

impl Answer {
    /// The answer of this name.
    pub fn from_name(name: &str) -> Option<Answer> {
        match name {
            "equivalent" => Some(Answer::Equivalent),
            "different" => Some(Answer::Different),
            "unknown" => Some(Answer::Unknown),
            _ => None,
        }
    }
}

impl Case {
    /// The folder below the corpus, which is a language, `adversarial` or `everyday`, with a topic.
    pub fn folder(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// The name without the folder.
    pub fn stem(&self) -> &str {
        self.name.rsplit_once('/').map_or(&self.name, |(_, stem)| stem)
    }

    /// What Tandem is expected to say.
    pub fn expected(&self) -> Answer {
        self.today.unwrap_or(self.truth)
    }

    /// Whether the claim is about everything in the two files.
    pub fn is_whole(&self) -> bool {
        self.entries.0 == "*"
    }

    /// The programs' languages, by extension.
    pub fn languages(&self) -> (&str, &str) {
        (extension_of(&self.left), extension_of(&self.right))
    }

    /// Whether a difference can be shown by compiled code: `.tir` has none, and machines have no numbers without end.
    pub fn runs_natively(&self) -> bool {
        let is_mathematical = self.flags.windows(2).any(|flags| flags == ["--ints", "math"]);
        // Nor does a native run show which branches are taken.
        let is_timed = self.flags.iter().any(|flag| flag == "--constant-time");
        self.languages().0 != "tir" && self.languages().1 != "tir" && !is_mathematical && !is_timed
    }
}

fn extension_of(path: &Path) -> &str {
    path.extension().and_then(|extension| extension.to_str()).unwrap_or("")
}

/// The folder of the corpus that cases of these languages belong in.
fn language_folder(languages: (&str, &str)) -> Option<&'static str> {
    match languages {
        ("c", "c") => Some("c"),
        ("cpp", "cpp") => Some("cpp"),
        ("rs", "rs") => Some("rust"),
        ("java", "java") => Some("java"),
        ("ll", "ll") => Some("llvm"),
        ("tir", "tir") => Some("ir"),
        (left, right) if left != right => Some("cross"),
        _ => None,
    }
}

/// All cases below a folder, in order of their names. A file that is part of no case is an error, except in `itself`, where
/// whole files are compared with themselves.
pub fn read_corpus(root: &Path) -> Result<Vec<Case>, String> {
    let mut files = Vec::new();
    collect(root, &mut files)?;
    files.sort();
    let mut cases = Vec::new();
    for file in &files {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with('.') || name.ends_with(".md") || name.ends_with(".toml") || name.contains(".right.") {
            continue;
        }
        let Some((stem, _)) = name.split_once(".left.") else {
            if name.ends_with(".tir") {
                cases.push(read_case(root, file, file, name.trim_end_matches(".tir"))?);
                continue;
            }
            return Err(format!("{}: is neither a left nor a right side", file.display()));
        };
        let prefix = format!("{stem}.right.");
        let right = files.iter().find(|other| {
            other.parent() == file.parent()
                && other.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(&prefix))
        });
        let right = right.ok_or_else(|| format!("{}: has no right side", file.display()))?;
        cases.push(read_case(root, file, right, stem)?);
    }
    Ok(cases)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name == "itself") {
            continue;
        } else if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn read_case(root: &Path, left: &Path, right: &Path, stem: &str) -> Result<Case, String> {
    let fail = |what: &str| format!("{}: {what}", left.display());
    let text = fs::read_to_string(left).map_err(|error| fail(&error.to_string()))?;
    let header = |key: &str| -> Vec<String> {
        text.lines()
            .map(str::trim)
            .take_while(|line| line.starts_with("//") || line.starts_with(';') || line.is_empty())
            .filter_map(|line| line.trim_start_matches(['/', ';']).trim().strip_prefix(key))
            .filter_map(|rest| rest.strip_prefix(':'))
            .map(|value| value.trim().to_owned())
            .collect()
    };
    let claim = header("claim").into_iter().next().ok_or_else(|| fail("has no claim"))?;
    let (names, mut flags): (Vec<String>, Vec<String>) = {
        let words: Vec<String> = claim.split_whitespace().map(str::to_owned).collect();
        let split = words.iter().position(|word| word.starts_with("--")).unwrap_or(words.len());
        (words[..split].to_vec(), words[split..].to_vec())
    };
    let entries = match &names[..] {
        [one] => (one.clone(), one.clone()),
        [left, right] => (left.clone(), right.clone()),
        _ => return Err(fail("claims something else than one entry or two")),
    };
    for assume in header("assume") {
        flags.extend(["--assume".to_owned(), assume]);
    }
    for ensure in header("ensure") {
        flags.extend(["--ensure".to_owned(), ensure]);
    }
    let answer = |key: &str| -> Result<Option<Answer>, String> {
        match header(key).first() {
            None => Ok(None),
            Some(name) => match Answer::from_name(name) {
                Some(answer) => Ok(Some(answer)),
                None => Err(fail(&format!("{key} cannot be {name:?}"))),
            },
        }
    };
    let truth = answer("truth")?.ok_or_else(|| fail("has no truth"))?;
    let today = answer("today")?;
    let math = answer("math")?;
    let rests = header("rests").into_iter().next();
    let time =
        header("time").first().map(|text| seconds(text).ok_or_else(|| fail("time is not like 60s"))).transpose()?;
    if header("why").is_empty() {
        return Err(fail("does not say why"));
    }
    if today == Some(truth) {
        return Err(fail("today is the truth; take the line out"));
    }
    if today.is_some_and(|today| today != Answer::Unknown) {
        return Err(fail("today can only be unknown: a wrong answer is mended, not recorded"));
    }
    if time.is_some() && today.unwrap_or(truth) == Answer::Unknown {
        return Err(fail("nothing is to be gained by a longer time where no answer is expected"));
    }
    let folder = left.parent().and_then(|folder| folder.strip_prefix(root).ok()).unwrap_or(Path::new(""));
    let name = folder.join(stem).display().to_string();
    let case =
        Case { name, left: left.to_owned(), right: right.to_owned(), entries, flags, truth, today, time, math, rests };
    match case.folder().split('/').collect::<Vec<_>>()[..] {
        ["adversarial" | "everyday", _] => Ok(case),
        [language, _] if language_folder(case.languages()) == Some(language) => Ok(case),
        _ => Err(fail("does not lie in LANGUAGE/TOPIC, adversarial/TOPIC or everyday/TOPIC")),
    }
}

fn seconds(text: &str) -> Option<Duration> {
    text.strip_suffix('s')?.parse().ok().map(Duration::from_secs)
}
