//! Histories: calls that anybody can make, from the beginning of a program, among them one of the compared function.
//!
//! Both programs live through the same ones: a few calls of their public functions with values that occur in the
//! counterexample, then the call that is asked about, then some more. What a caller sees of each (results, output, exceptions,
//! memory that others can name) is written down, and a history in which the two transcripts differ shows the difference as a
//! caller would meet it. They are few hundred and chosen by a fixed sequence of random numbers, so both sides and every run
//! live through the same ones; the first has nothing before the call. Another function may differ by itself: so every history is
//! lived through a second time without the compared call, and what shows all the same is no difference of the compared function.
//! A history in which a program does something that cannot
//! be compared (LEFT traps, or a side calls what is not given) tells nothing, and neither does one that is not the same when it is
//! lived through again. Where LEFT comes to the end and a check for undefined behaviour traps RIGHT, they differ.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Budget, Pair, Side};
use tandem_kernel::claim::Claim;

use super::{Code, LlvmSource, NoRun, cpp_histories, java, llvm, rust_histories};
use crate::counterexample::Counterexample;

/// How many histories are lived through: every other one is the one before without the compared call.
pub(super) const HISTORIES: usize = 400;
/// What the compared call begins with in a transcript.
pub(super) const COMPARED: &str = "the compared call of ";

/// What a trap adds to the line of the call that it happens in, if it is one of RIGHT's: LEFT's undefined behaviour tells nothing.
/// Other signals may be for want of stack or memory.
pub(super) fn trap(side: Side, signal: &str) -> Option<&'static str> {
    match signal {
        _ if side == Side::Left => None,
        // Checks of clang's and the processor's.
        "4" | "5" | "8" => Some(" has undefined behaviour"),
        // The program gives up, or the C library that was misused.
        "6" => Some(" aborts"),
        _ => None,
    }
}

/// The names of private state on both sides.
#[derive(Clone, Debug, Default)]
pub struct Privates {
    names: BTreeSet<String>,
    /// Whether there are structures with private fields among the parameters (Rust, C++).
    structures: bool,
    /// A structure of C among them that its header does not show.
    opaque: Option<String>,
}

impl Privates {
    /// Those of two programs.
    pub fn of(code: Pair<&Code>) -> Privates {
        Privates {
            structures: false,
            opaque: None,
            names: code
                .iter()
                .flat_map(|(_, code)| match code {
                    Code::None => BTreeSet::new(),
                    Code::Llvm(code) => llvm::private_variables(code),
                    Code::Java(code) => tandem_jvm::private_fields(&code.classes),
                })
                .collect(),
        }
    }

    /// A structure with private fields among the parameters of the compared functions, if there is one.
    pub fn structure(&mut self, claim: &Claim, code: Pair<&Code>, budget: &Budget) -> Option<String> {
        let name = Side::BOTH.into_iter().find_map(|side| match code[side] {
            Code::Llvm(code) => rust_histories::private_structure(code, claim, side)
                .or_else(|| cpp_histories::private_member(code, claim, side, budget)),
            _ => None,
        });
        self.structures = name.is_some();
        self.opaque = Side::BOTH.into_iter().find_map(|side| match code[side] {
            Code::Llvm(code) if matches!(code.source, LlvmSource::C(..)) => {
                let info = code.functions.get(&claim.programs[side].function().name)?;
                tandem_llvm::opaque_type(&code.text, &info.symbol)
            }
            _ => None,
        });
        name.or_else(|| self.opaque.clone())
    }

    /// What got out is not private.
    pub fn open(&mut self, name: &str) {
        self.names.remove(name);
    }

    /// Whether a memory, or a variable whose address is taken, is private. Parts of variables have their offsets behind a `+`.
    pub fn has(&self, name: &str) -> bool {
        self.names.contains(name) || name.rsplit_once('+').is_some_and(|(whole, _)| self.names.contains(whole))
    }
}

/// What came of histories.
#[derive(Debug)]
pub enum Lived {
    /// In this one the sides differ: one line for each call.
    Differ(Vec<String>),
    /// In none of them.
    Alike,
    /// There can be none, for this reason.
    CannotBe(String),
}

/// One transcript a history: lines of `call` and of what was seen of it.
pub(super) type Transcripts = BTreeMap<usize, Vec<String>>;

/// Lets both sides live through the same histories.
pub fn live(claim: &Claim, code: Pair<&Code>, found: &Counterexample, privates: &Privates, budget: &Budget) -> Lived {
    if let Some(name) = &privates.opaque {
        return Lived::CannotBe(format!(
            "the header keeps the members of `{name}` to itself, so only functions of the file make such objects, which histories of C do not call yet"
        ));
    }
    let lived = |side: Side| match (code.left, code.right) {
        (Code::Llvm(left), Code::Llvm(right)) if cpp_histories::is_cpp(left) && cpp_histories::is_cpp(right) => {
            cpp_histories::live(Pair::new(left, right), claim, side, found, budget)
        }
        (Code::Llvm(left), Code::Llvm(right)) if privates.structures => {
            rust_histories::live(Pair::new(left, right), claim, side, found, budget)
        }
        (Code::Llvm(left), Code::Llvm(right)) => {
            llvm::live(Pair::new(left, right), claim, side, found, privates, budget)
        }
        (Code::Java(left), Code::Java(right)) => java::live(Pair::new(left, right), claim, side, found, budget),
        _ => Err(NoRun::Failed("the sides are not in one language".to_owned())),
    };
    let why = |none: NoRun| match none {
        NoRun::CannotBe(why) => why.to_string(),
        NoRun::Failed(why) => why,
    };
    let both = std::thread::scope(|scope| {
        let left = scope.spawn(|| lived(Side::Left));
        let right = lived(Side::Right);
        left.join().map(|left| (left, right))
    });
    let (left, right) = match both {
        Ok((Ok(left), Ok(right))) => (left, right),
        Ok((Err(none), _) | (_, Err(none))) => return Lived::CannotBe(why(none)),
        Err(_) => return Lived::CannotBe("the left run failed".to_owned()),
    };
    // The first difference is in the compared call itself, or it does not show without that call.
    let is_its_own = |number: usize, at: usize| {
        let of_call = |all: &Transcripts| {
            all[&number][..=at.min(all[&number].len() - 1)].last().is_some_and(|line| line.starts_with(COMPARED))
        };
        let without = number + 1;
        of_call(&left) || of_call(&right) || left.contains_key(&without) && left.get(&without) == right.get(&without)
    };
    let parts = |number: usize| {
        let (ours, theirs) = (left.get(&number)?, right.get(&number)?);
        let at = ours.iter().zip(theirs).position(|(ours, theirs)| ours != theirs);
        at.or_else(|| (ours.len() != theirs.len()).then(|| ours.len().min(theirs.len())))
    };
    let differing = |number: usize| parts(number).is_some_and(|at| is_its_own(number, at));
    let numbers: Vec<usize> = left.keys().copied().filter(|number| number.is_multiple_of(2)).collect();
    if !numbers.iter().any(|number| differing(*number)) {
        return Lived::Alike;
    }
    // What depends on where a program happens to lie is not the same when it is run again.
    let (Ok(left_again), Ok(right_again)) = (lived(Side::Left), lived(Side::Right)) else { return Lived::Alike };
    let is_stable = |number: usize| {
        let same =
            |number: &usize| left.get(number) == left_again.get(number) && right.get(number) == right_again.get(number);
        same(&number) && same(&(number + 1))
    };
    match numbers.into_iter().find(|number| differing(*number) && is_stable(*number)) {
        Some(number) => Lived::Differ(told(&left[&number], &right[&number])),
        None => Lived::Alike,
    }
}

/// A history in which the sides differ, up to where they do.
fn told(left: &[String], right: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (ours, theirs) in left.iter().zip(right) {
        if ours == theirs {
            lines.push(ours.clone());
        } else {
            lines.push(format!("{ours} on the left, {theirs} on the right"));
            return lines;
        }
    }
    lines.push(format!(
        "then {} has more to show",
        if left.len() > right.len() { "the left side" } else { "the right side" }
    ));
    lines
}
