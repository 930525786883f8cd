//! Certificates: evidence of equivalence that a checker can confirm without searching.
//!
//! A certificate is a list of relations. Each relates the runs of one function or of two: at which pairs of places
//! they meet ([`Point`]), what holds there (the coupling), and how the sides go on from there ([`Rule`]). The first
//! relation is about the two entries, and its beginning and end are the claim's; the others are summaries of
//! functions that are called, with a beginning (`pre`) and an end (`post`) of their own.
//!
//! The same structure, in TOML and with only what a person cares to say, is a synchronisation file.

use serde::{Deserialize, Serialize};
use tandem_base::{Pair, Side};

use crate::reshape::Reshapes;
use crate::secrecy::Secrecy;
use crate::semantics::Semantics;

/// The version this crate reads and writes.
pub const SCHEMA: &str = "tandem-certificate/2";

/// Evidence of equivalence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// [`SCHEMA`].
    pub schema: String,
    /// The left program.
    pub left: Subject,
    /// The right program.
    pub right: Subject,
    /// Whether the functions are the same code; then the hashes are digests of that, and there are no relations.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub identical: bool,
    /// The meaning it proves equivalence under.
    pub semantics: Semantics,
    /// The assumption on inputs, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assume: Option<String>,
    /// The relation of results, if it is not equality.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ensure: Option<String>,
    /// Whether any abnormal end counts as equal to any other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub traps_agree: bool,
    /// What is said of secrets, if anything: then it is a proof that the function does not depend on them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secrecy: Option<Secrecy>,
    /// How the programs are rewritten before the relations speak of them.
    #[serde(default, skip_serializing_if = "Reshapes::is_none")]
    pub reshape: Reshapes,
    /// Functions of logic that the relations speak of; a later one may use earlier ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub definitions: Vec<Definition>,
    /// The relation of the entries, then summaries.
    pub relations: Vec<Relation>,
    /// Pairs of functions that were taken to be equivalent, because code that is not given may call them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Given>,
    /// Certificates about those; see [`confirm_together`](crate::checker::confirm_together).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<Certificate>,
}

/// Two functions that are taken to be equivalent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The left program's.
    pub left: String,
    /// The right program's.
    pub right: String,
}

/// A total function of logic, by an equation that holds at all arguments: `name(params) == body`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    /// What expressions call it.
    pub name: String,
    /// Its parameters.
    pub params: Vec<Parameter>,
    /// The sort of what it gives.
    pub result: String,
    /// What it gives, over the parameters; it may call itself.
    pub body: String,
    /// A number that is not negative where it calls itself, and is less for the arguments of that call.
    pub measure: String,
    /// How often an application is unfolded in an obligation.
    pub unfold: usize,
}

/// A parameter of a definition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// What the body calls it.
    pub name: String,
    /// Its sort: `bool`, `int`, `i32`, or a memory such as `[i64]i32`.
    pub sort: String,
}

/// A program that a certificate speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subject {
    /// The function.
    pub entry: String,
    /// A hash of the program after lowering and normalisation; of code that is the same, its digest.
    pub hash: String,
}

/// How the runs of one function, or of two, go together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relation {
    /// The functions, one or two. In expressions the state of the first is `left.…`, of the second `right.…`.
    pub functions: Vec<FunctionName>,
    /// What holds of the arguments. Not for the first relation, whose beginning is the claim's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pre: Vec<String>,
    /// What holds at the end. Not for the first relation, whose end is the claim's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub post: Vec<String>,
    /// Where the runs meet. The entry point needs to be listed only to give it rules of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Point>,
}

/// A function of one of the programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FunctionName {
    /// Of which program.
    pub side: SideName,
    /// Its name.
    pub name: String,
}

/// A side, as written in certificates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// The left program.
    Left,
    /// The right program.
    Right,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::Left => Side::Left,
            SideName::Right => Side::Right,
        }
    }
}

impl From<Side> for SideName {
    fn from(side: Side) -> SideName {
        match side {
            Side::Left => SideName::Left,
            Side::Right => SideName::Right,
        }
    }
}

/// A place of each function, and what holds when the runs are there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// A place for each function: `entry`, `exit`, a block (`b3`), `line 12`, or `loop 1` (counted in source order).
    pub at: Vec<String>,
    /// Conjuncts over both states.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coupling: Vec<String>,
    /// How to go on; the first rule whose condition holds. None means one segment of each side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// Conditions of membership, one for each function: a run that comes by when its condition does not hold is
    /// not at the point but runs on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<String>,
    /// A signed integer that is at least zero here and falls with every step of one side alone; it is needed only
    /// to prove that the sides terminate together. Several, with `;` between them, are compared one after the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
}

/// How to go on from a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// When this rule applies; always, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// Also required: for each function, whether its next segment would lead away from where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Vec<bool>>,
    /// How many segments each function runs.
    pub advance: Vec<usize>,
}

/// A synchronisation file: points for the entries, and optionally further relations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SyncFile {
    /// Points of the two entries.
    #[serde(default, rename = "point")]
    pub points: Vec<SyncPoint>,
    /// Summaries of functions that are called.
    #[serde(default, rename = "relation")]
    pub relations: Vec<Relation>,
}

/// A point as a person writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SyncPoint {
    /// A place of the left program.
    pub left: String,
    /// A place of the right program.
    pub right: String,
    /// What holds there.
    #[serde(default)]
    pub coupling: Vec<String>,
    /// How many segments each side runs from here; `[1, 1]` if absent.
    pub advance: Option<Vec<usize>>,
    /// Rules with conditions, instead of `advance`.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// Conditions of membership, left and right.
    #[serde(default)]
    pub only_if: Vec<String>,
    /// See [`Point::rank`].
    pub rank: Option<String>,
}

impl SyncFile {
    /// Reads a synchronisation file.
    pub fn parse(text: &str) -> Result<SyncFile, String> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            // The error's own text quotes the line, however long it is.
            let before = text.get(..error.span().map_or(0, |span| span.start)).unwrap_or("");
            let line = before.matches('\n').count() + 1;
            let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
            format!("{line}:{column}: {}", error.message())
        })
    }

    /// The relations it describes, for entries of these names.
    pub fn relations(self, entries: Pair<&str>) -> Vec<Relation> {
        let functions =
            Side::BOTH.map(|side| FunctionName { side: side.into(), name: entries[side].to_owned() }).to_vec();
        let points = self.points.into_iter().map(SyncPoint::into_point).collect();
        let first = Relation { functions, points, ..Relation::default() };
        [first].into_iter().chain(self.relations).collect()
    }
}

impl SyncPoint {
    fn into_point(self) -> Point {
        let rules = match self.advance {
            Some(advance) if self.rules.is_empty() => vec![Rule { when: None, leaving: None, advance }],
            _ => self.rules,
        };
        Point {
            at: vec![self.left, self.right],
            coupling: self.coupling,
            rules,
            only_if: self.only_if,
            rank: self.rank,
        }
    }
}
