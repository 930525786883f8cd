//! Regression tests from counterexamples: they hold what LEFT does, so they pass on it and fail on RIGHT.
//!
//! A test is a source file in the user's language that needs nothing of ours. What cannot be written down so is refused
//! with the reason.

mod c;
mod junit;
mod rust;

use std::collections::BTreeMap;

use tandem_base::layout::{FIRST_ALLOCATED, FIRST_FRAME};
use tandem_base::{Pair, Side};
use tandem_ir::{Outcome, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_replay::Counterexample;
use tandem_replay::native::Code;

/// The kinds of tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestKind {
    /// Java, for JUnit 5.
    Junit,
    /// C, with a `main` that says what is wrong.
    C,
    /// Rust, for `rustc --test`.
    Rust,
}

impl TestKind {
    /// All kinds and what users call them.
    pub const NAMED: [(&'static str, TestKind); 3] =
        [("junit", TestKind::Junit), ("c", TestKind::C), ("rust", TestKind::Rust)];
}

/// Everything a test is made from.
pub struct Subject<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// The input and both runs.
    pub found: &'a Counterexample,
    /// What the sides were compiled to.
    pub code: Pair<&'a Code>,
    /// The files.
    pub files: Pair<String>,
}

/// A test: the name of its file and its text.
pub struct Test {
    /// The name of the file.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The regression test of a kind.
pub fn emit(kind: TestKind, subject: &Subject<'_>) -> Result<Test, String> {
    if subject.claim.ensure.is_some() || subject.claim.two_runs.is_some() {
        return Err("a claim over two inputs has no test of one side".to_owned());
    }
    if subject.claim.semantics.ints == Ints::Math {
        return Err("mathematical integers have no test on a machine".to_owned());
    }
    if subject.found.runs.iter().any(|(_, run)| run.outcome().is_none()) {
        return Err("a side never ends, and a test cannot wait for that".to_owned());
    }
    if !subject.found.input.memories.values().all(|memory| memory.default == 0) {
        return Err("memory that is not zero where nothing is said cannot be written down".to_owned());
    }
    let unknown = subject.found.runs.iter().flat_map(|(_, run)| &run.events);
    if let Some(event) = unknown.into_iter().find(|event| !tandem_replay::native::is_platform_function(&event.callee)) {
        return Err(format!("it calls {}, which is not given", event.callee));
    }
    match kind {
        TestKind::C => c::emit(subject),
        TestKind::Rust => rust::emit(subject),
        TestKind::Junit => junit::emit(subject),
    }
}

impl Subject<'_> {
    /// The side whose function says what the test calls: LEFT's if both are in the test's language. A test of a mixed pair
    /// is in RIGHT's language, or it could not fail.
    fn model(&self, language: &str, is_in_it: impl Fn(Side) -> bool) -> Result<Side, String> {
        if !is_in_it(Side::Right) {
            return Err(format!("the right side is not in {language}"));
        }
        if !is_in_it(Side::Left) {
            return Ok(Side::Right);
        }
        let names = self.claim.programs.as_ref().map(|program| &program.function().name);
        if names.left == names.right { Ok(Side::Left) } else { Err("the functions have different names".to_owned()) }
    }

    /// How LEFT ended.
    fn outcome(&self) -> &Outcome {
        self.found.runs.left.outcome().unwrap_or(&Outcome::Return)
    }

    /// The last word on each cell of the input, by region.
    fn cells(&self) -> BTreeMap<&str, BTreeMap<&[u128], u128>> {
        let memories = self.found.input.memories.iter();
        let cells = memories.map(|(name, memory)| {
            let last = memory.cells.iter().map(|(keys, bits)| (&keys[..], *bits)).collect();
            (name.as_str(), last)
        });
        cells.collect()
    }

    /// Cells in which the sides differ at the end, but for those of blocks that they allocated: region, its element type, keys, and LEFT's element.
    fn differing_cells(&self) -> Vec<(String, Ty, Vec<u128>, u128)> {
        let modules = Pair::from_fn(|side: Side| &self.claim.programs[side].module);
        let mut found = Vec::new();
        for (region, contents) in &self.found.runs.left.memories {
            let data = &modules.left.regions[*region];
            let theirs = self.found.runs.right.memories.iter();
            let theirs = theirs.into_iter().find(|(id, _)| modules.right.regions[*id].name == data.name);
            if data.kind == RegionKind::Shared
                && let Some((_, theirs)) = theirs
                && let Some(keys) = contents.difference(theirs)
                && !(data.keys == [Ty::Ptr] && (FIRST_ALLOCATED..FIRST_FRAME).contains(&keys[0]))
            {
                let bits = contents.get(&keys);
                found.push((data.name.clone(), data.element, keys, bits));
            }
        }
        found
    }

    /// A comment's lines on what the test is about.
    fn about(&self) -> String {
        let names = self.claim.programs.as_ref().map(|program| program.function().name.clone());
        format!(
            "{} as {} has it; {} in {} does something else.",
            names.left, self.files.left, names.right, self.files.right
        )
    }
}

/// A file name relative to the test, which is meant to be beside the sources or compiled with their full path.
fn quoted_path(path: &str) -> String {
    let full = std::fs::canonicalize(path).map_or_else(|_| path.to_owned(), |path| path.display().to_string());
    format!("{full:?}")
}

/// The signed number in bits of a width.
fn signed(width: u8, bits: u128) -> i128 {
    let unused = 128 - u32::from(width);
    ((bits << unused) as i128) >> unused
}

/// The part of a name that can be one in every language.
fn plain_name(name: &str) -> String {
    let last = name.rsplit(['.', ':']).next().unwrap_or(name);
    last.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}
