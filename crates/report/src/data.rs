//! The data of a report. Field names and their order are those of the JSON format `tandem/2`.

use serde::{Deserialize, Serialize};
use tandem_base::Pair;
use tandem_kernel::secrecy::Secrecy;

use crate::source::Source;
use crate::story::Story;

/// The JSON schema this crate writes.
pub const SCHEMA: &str = "tandem/2";

/// The answer about one function or datum of either file, or of both.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// [`SCHEMA`].
    pub schema: String,
    /// What it is about.
    #[serde(default)]
    pub item: ItemName,
    /// What became of it.
    #[serde(default)]
    pub status: Status,
    /// The left file, if it has the item.
    pub left: Option<String>,
    /// The right file, if it has the item.
    pub right: Option<String>,
    /// The function or datum, or `left / right` where the names differ.
    pub entry: String,
    /// The answer.
    pub verdict: VerdictName,
    /// The meaning under which it holds.
    pub semantics: SemanticsReport,
    /// What it says of secrets, if it was asked about some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secrecy: Option<SecrecyReport>,
    /// What was taken for granted.
    pub assumptions: Vec<String>,
    /// What was shown, beside or instead of the answer.
    pub established: Vec<String>,
    /// Why there is no answer, or what changed.
    pub reason: Option<String>,
    /// Everything that stood in the way, where the reason is only the most telling part of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// The same of a run that came to its limit: how far it got by then depends on the machine, as times do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unfinished: Vec<String>,
    /// What a user may try next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advice: Vec<String>,
    /// The two values of a datum, as far as they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Values>,
    /// The input that tells the sides apart.
    pub counterexample: Option<CounterexampleReport>,
    /// The proof.
    pub certificate: Option<CertificateReport>,
    /// What an equivalence rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trusts: Vec<String>,
    /// Who wants the difference, if somebody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accepted: Option<Accepted>,
    /// Whether the exit code depends on this row.
    #[serde(default = "yes")]
    pub counts: bool,
    /// Who found the answer.
    pub engine: Option<String>,
    /// How long it took.
    pub millis: u64,
    /// What abstraction and refinement of common code took, where an engine for that was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refinement: Option<Refinement>,
    /// The functions in their files, for renderers that show them. No part of the JSON format.
    #[serde(skip)]
    pub sources: Option<Box<Pair<Source>>>,
}

impl Report {
    /// Everything that stood in the way, whether the run came to its limit or not.
    pub fn all_details(&self) -> impl Iterator<Item = &String> {
        self.details.iter().chain(&self.unfinished)
    }
}

/// What abstraction and refinement of common code took.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refinement {
    /// Abstractions that were tried.
    pub iterations: usize,
    /// Pieces of code that both sides have.
    pub common: usize,
    /// What was made exact, in order.
    pub refined: Vec<RefinedPiece>,
    /// Uninterpreted functions that were left.
    pub opaque: usize,
    /// Milliseconds to find common code.
    pub diff_millis: u64,
    /// Milliseconds to choose what to make exact.
    pub choice_millis: u64,
    /// Milliseconds for attempts at a proof.
    pub attempt_millis: u64,
}

/// A piece of common code that was made exact.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefinedPiece {
    /// Its line on the left, 0 if unknown.
    pub line: u32,
    /// The heuristics by which it was chosen.
    pub heuristics: Vec<u8>,
}

fn yes() -> bool {
    true
}

/// What a row of the report is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ItemName {
    /// A function or method.
    #[default]
    Function,
    /// A global variable, a constant, a static field, or what a class is.
    Data,
}

impl ItemName {
    /// The word.
    pub fn name(self) -> &'static str {
        match self {
            ItemName::Function => "function",
            ItemName::Data => "data",
        }
    }
}

/// What became of a function or datum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Both sides have it, and the verdict is about it.
    #[default]
    Compared,
    /// Both sides have it, and something in it is not supported.
    Refused,
    /// Both sides have something of its name, and these do not correspond.
    Unmatched,
    /// Only the right side has it.
    Added,
    /// Only the left side has it.
    Removed,
    /// It is a datum, and its initial value or type is another one.
    Changed,
}

impl Status {
    /// The word.
    pub fn name(self) -> &'static str {
        match self {
            Status::Compared => "compared",
            Status::Refused => "refused",
            Status::Unmatched => "unmatched",
            Status::Added => "added",
            Status::Removed => "removed",
            Status::Changed => "changed",
        }
    }
}

/// The initial values of a datum in words; nothing on a side where there is none or it is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Values {
    /// On the left.
    pub left: Option<String>,
    /// On the right.
    pub right: Option<String>,
}

/// A difference that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accepted {
    /// Why.
    pub reason: String,
    /// Since when.
    pub date: String,
}

/// The three answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VerdictName {
    /// Proved, and the proof checked.
    Equivalent,
    /// An input tells the sides apart, and both were run on it.
    Different,
    /// Neither.
    Unknown,
}

impl VerdictName {
    /// The word.
    pub fn name(self) -> &'static str {
        match self {
            VerdictName::Equivalent => "equivalent",
            VerdictName::Different => "different",
            VerdictName::Unknown => "unknown",
        }
    }

    /// The one that counts where there are several.
    fn worse(self, other: VerdictName) -> VerdictName {
        match (self, other) {
            (VerdictName::Different, _) | (_, VerdictName::Different) => VerdictName::Different,
            (VerdictName::Unknown, _) | (_, VerdictName::Unknown) => VerdictName::Unknown,
            (VerdictName::Equivalent, VerdictName::Equivalent) => VerdictName::Equivalent,
        }
    }
}

/// The answer about two programs as a whole. Of the rows that count, the worst one: a confirmed difference, whatever else
/// there is; then what is unknown.
pub fn overall<'a>(reports: impl IntoIterator<Item = &'a Report>) -> VerdictName {
    let counting = reports.into_iter().filter(|report| report.counts).map(|report| report.verdict);
    counting.fold(VerdictName::Equivalent, VerdictName::worse)
}

/// The claim's semantics in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SemanticsReport {
    /// `machine` or `math`.
    pub ints: String,
    /// `ieee` or `real`.
    pub floats: String,
    /// `wrap` or `undefined`.
    pub overflow: String,
    /// `refines` or `equal`.
    pub relation: String,
    /// `partial` or `total`.
    pub termination: String,
}

impl SemanticsReport {
    /// The flags for what is not as it is by default.
    pub fn departures(&self) -> Vec<String> {
        let all = [
            ("ints", &self.ints, "machine"),
            ("floats", &self.floats, "ieee"),
            ("overflow", &self.overflow, "wrap"),
            ("relation", &self.relation, "refines"),
            ("termination", &self.termination, "total"),
        ];
        all.into_iter()
            .filter(|(_, given, usual)| given != usual)
            .map(|(name, given, _)| format!("--{name} {given}"))
            .collect()
    }
}

/// What is said of secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecrecyReport {
    /// The parameters that are secret.
    pub params: Vec<String>,
    /// Whether branches, addresses and divisions are compared as well.
    pub constant_time: bool,
    /// Whether what is returned and written is not.
    pub secret_result: bool,
    /// What depends on them, or that nothing does, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
}

/// An input on which the sides differ.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CounterexampleReport {
    /// The input, by parameter name; for claims over two inputs by `left.n` and `right.n`.
    pub inputs: serde_json::Map<String, serde_json::Value>,
    /// How the left run ended.
    pub left: OutcomeReport,
    /// How the right run ended.
    pub right: OutcomeReport,
    /// What was run.
    pub replayed: Replayed,
    /// The first place where the runs part, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parting: Option<String>,
    /// Both runs step by step with the sources, for renderers that show them. No part of the JSON format.
    #[serde(skip)]
    pub story: Option<Box<Story>>,
    /// The exact input, for `tandem replay`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<ReplayData>,
}

/// Everything that is needed to run a counterexample again. Numbers are their bits in hexadecimal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayData {
    /// The left and the right function.
    pub entries: [String; 2],
    /// The claim's assumption.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assume: Option<String>,
    /// The claim's relation of results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ensure: Option<String>,
    /// What the claim says of secrets; then there is a second value for each of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secrecy: Option<Secrecy>,
    /// Whether abnormal ends are alike.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub traps_agree: bool,
    /// Flags for the C compiler.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cflags: Vec<String>,
    /// Those for the right side, if they are others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right_cflags: Option<Vec<String>>,
    /// Whether pointer parameters were taken to lead to memory of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_alias: bool,
    /// Arguments of the left and the right function.
    pub args: [Vec<String>; 2],
    /// Memories by region.
    #[serde(default, skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    pub memories: std::collections::BTreeMap<String, MemoryData>,
    /// What external functions answer depends on this.
    #[serde(default)]
    pub world: u64,
    /// Texts whose numbers occur.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strings: Vec<String>,
}

/// The first contents of a memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryData {
    /// The element of all cells not given.
    pub default: String,
    /// Keys and elements.
    pub cells: Vec<(Vec<String>, String)>,
}

/// How a run ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct OutcomeReport {
    /// `return`, `throw java/lang/ArithmeticException`, `panic …`, `abort …`, `ub …`.
    pub outcome: String,
    /// The returned values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<serde_json::Value>,
    /// What it left in memory where the sides differ.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub memory: serde_json::Map<String, serde_json::Value>,
    /// Calls it made to code we do not have, where the sides differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<String>,
}

/// What was run to confirm a counterexample.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Replayed {
    /// Both sides in the interpreter.
    pub interpreter: bool,
    /// Both sides as compiled code; `null` if that was not possible.
    pub native: Option<bool>,
    /// Why it was not possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Calls that anybody can make and that show it, one line each, where the functions have private state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<String>,
}

/// A certificate in a report: in full, or where it was written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CertificateReport {
    /// The file it was written to.
    Path(String),
    /// All of it.
    Inline(serde_json::Value),
}
