//! Counterexamples run as compiled code: what the interpreter said, confirmed by the machine.
//!
//! Each side is run once, in a child of its own with limits, on the very input of the counterexample: C, C++, Rust and
//! LLVM as a compiled program ([`llvm`]), Java in a JVM ([`java`]). If the machine does something else than the
//! interpreter, that is a mistake of ours or an input that no caller can give, and the counterexample is not believed.
//! Nor is it if a run that could be made failed, for want of time or for any other reason: [`WhyNone`] lists all reasons
//! for which there can be none.

mod build;
mod code;
mod cpp_harness;
mod cpp_histories;
mod cpp_values;
mod driver;
mod elf;
pub mod histories;
mod java;
pub(crate) mod library;
mod llvm;
mod llvm_text;
mod rust_histories;
mod stubs;

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;
use tandem_base::layout::{END, FIRST_GLOBAL};

use tandem_base::{Budget, Pair, Reason, Side};
use tandem_interp::Run;
use tandem_ir::{Nature, Outcome, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::{Floats, Ints, Overflow};

use crate::counterexample::Counterexample;

pub use code::{Code, JavaCode, LlvmCode, LlvmSource};
pub use histories::Privates;
pub use library::is_known as is_platform_function;

/// What native runs say of a counterexample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Native {
    /// Both sides do what the interpreter said.
    Agrees,
    /// The same, but the objects with private fields that they were given were not made by the same calls on both sides. A caller makes
    /// them by the same ones.
    AgreesOnOthers,
    /// One does something else.
    Disagrees(String),
    /// There can be no native runs that tell.
    CannotBe(WhyNone),
    /// There might be some, but they failed: nothing is known.
    Failed(String),
}

/// The reasons for which there can be no native run. There are no others: what is lacking for a moment, such as time,
/// is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNone {
    /// The user does not want any.
    NotAsked,
    /// This side is in no language that a machine runs.
    NoMachine(Side),
    /// What compiles or runs it is not installed.
    NoTool(&'static str),
    /// Integers or floats are those of mathematics, which the machine does not have.
    Mathematical(String),
    /// The right side does something undefined, which the machine need not show.
    Undefined(String),
    /// A side was proved to run for ever, and was not watched for long.
    Endless(Side),
}

impl fmt::Display for WhyNone {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyNone::NotAsked => write!(out, "it was not asked for"),
            WhyNone::NoMachine(side) => write!(out, "the {side} side is not in a language that a machine runs"),
            WhyNone::NoTool(tool) => write!(out, "there is no {tool} on this machine"),
            WhyNone::Mathematical(what) => write!(out, "the machine does not compute as mathematics does: {what}"),
            WhyNone::Undefined(kind) => {
                write!(out, "the right side has undefined behaviour ({kind}), which the machine does not show")
            }
            WhyNone::Endless(side) => write!(out, "the {side} side was proved to run for ever"),
        }
    }
}

/// Why there is nothing to be seen of a native run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRun {
    /// There can be none.
    CannotBe(WhyNone),
    /// It failed.
    Failed(String),
}

/// What was seen of one native run.
#[derive(Debug)]
pub struct Seen {
    end: End,
    results: Vec<u128>,
    cells: Vec<SeenCell>,
    /// Calls of functions that are not given, if they were all seen.
    calls: Option<Vec<(String, Vec<u128>)>>,
    output: Vec<u8>,
    /// What a caller can see afterwards, by what it is, if all of that was written down. Equal texts look the same.
    observed: Option<BTreeMap<String, String>>,
    /// The calls that made the objects with private fields which it was given.
    made: Vec<String>,
}

/// How a native run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
enum End {
    Returned,
    Threw(String),
    Panicked(String),
    Signal(i32, u64),
    /// It ended the process by itself.
    Exited,
    /// It did not end while it was watched.
    Endless,
}

impl Seen {
    /// A run that was watched for some time and did not end.
    fn endless() -> Seen {
        let (results, cells) = (vec![], vec![]);
        Seen { end: End::Endless, results, cells, calls: None, output: vec![], observed: None, made: vec![] }
    }
}

/// How long a run that should never end is watched at least.
const WATCHED: Duration = Duration::from_millis(1500);

/// How long a run is watched: not for ever if it should never end.
fn time_for(run: &Run, time: Duration) -> Duration {
    if run.outcome().is_none() { 2 * WATCHED } else { time }
}

/// What it means that a native run was stopped: nothing, or that it does not end if it is not expected to.
fn stopped(reason: &Reason, run: &Run, side: Side, watched: Duration) -> Result<Seen, NoRun> {
    if *reason == Reason::Timeout && run.outcome().is_none() {
        return if watched >= WATCHED { Ok(Seen::endless()) } else { Err(NoRun::CannotBe(WhyNone::Endless(side))) };
    }
    Err(NoRun::Failed(format!("the native run of the {side} side: {reason}")))
}

/// A cell of memory after a native run.
#[derive(Debug)]
struct SeenCell {
    name: String,
    ty: Ty,
    expected: u128,
    /// Whether the side has this memory in the interpreter. What only the other side has may be changed by code that is called.
    is_told: bool,
    found: u128,
}

/// Builds what native runs of a claim's sides need, so that it is there when they are wanted. What fails will fail again.
pub fn prepare(claim: &Claim, code: Pair<&Code>, budget: &Budget) {
    for side in Side::BOTH {
        if let Code::Llvm(code) = code[side] {
            let _ = llvm::program(code, &claim.programs[side].function().name, None, budget);
        }
    }
}

/// Inputs that callers of two Java methods can give, in place of one that none can. Found out once for each method.
pub(crate) fn reachable(claim: &Claim, code: Pair<&Code>, found: &Counterexample, budget: &Budget) -> Vec<Input> {
    let (Code::Java(left), Code::Java(_)) = (code.left, code.right) else { return vec![] };
    let is_first = left.reached.lock().is_ok_and(|mut names| names.insert(claim.programs.left.function().name.clone()));
    if is_first { java::reachable(left, claim, found, budget) } else { vec![] }
}

/// Runs both sides natively on a counterexample.
pub(crate) fn run(claim: &Claim, code: Pair<&Code>, found: &Counterexample, budget: &Budget) -> Native {
    if let Some(name) =
        found.needs_native.as_ref().and_then(|_| found.runs.iter().find_map(|(_, run)| missing_function(run)))
    {
        return Native::Failed(format!("{name} is not run natively"));
    }
    let seen = watch(claim, code, found, budget);
    if let Some(other) = deviation(claim, code, Pair::new(found, found), &seen) {
        return other;
    }
    match (&seen.left, &seen.right) {
        (Ok(left), Ok(right)) if claim.ensure.is_none() && looks_alike(claim, found, left, right) => {
            Native::Disagrees("natively no difference shows".to_owned())
        }
        (Ok(left), Ok(right)) if left.made != right.made => Native::AgreesOnOthers,
        _ => Native::Agrees,
    }
}

/// Runs both sides natively, each on an input of its own. If they must, they have to end in different ways, or with different results or
/// output.
pub(crate) fn run_apart(
    claim: &Claim,
    code: Pair<&Code>,
    found: Pair<&Counterexample>,
    must_differ: bool,
    budget: &Budget,
) -> Native {
    let missing = Side::BOTH.iter().find_map(|side| missing_function(&found[*side].runs[*side]));
    if let Some(name) = missing {
        return Native::Failed(format!("{name} is not run natively"));
    }
    let seen = watch_apart(claim, code, found, budget);
    match (deviation(claim, code, found, &seen), &seen.left, &seen.right) {
        (Some(other), ..) => other,
        (None, Ok(left), Ok(right)) if must_differ && same_results(claim, left, right) => {
            Native::Disagrees("natively no difference shows".to_owned())
        }
        (None, ..) => Native::Agrees,
    }
}

/// What is to be said of native runs that do not both do what the interpreter said.
fn deviation(
    claim: &Claim,
    code: Pair<&Code>,
    found: Pair<&Counterexample>,
    seen: &Pair<Result<Seen, NoRun>>,
) -> Option<Native> {
    let (mut failed, mut cannot_be) = (None, None);
    for (side, seen) in seen.iter() {
        match seen {
            Err(NoRun::Failed(why)) => failed = failed.or_else(|| Some(why.clone())),
            Err(NoRun::CannotBe(why)) => cannot_be = cannot_be.or_else(|| Some(why.clone())),
            Ok(seen) => match compare(claim, side, &found[side].runs[side], seen, traps(code[side], claim)) {
                Native::Agrees | Native::AgreesOnOthers => {}
                Native::Failed(why) => failed = failed.or(Some(why)),
                Native::CannotBe(why) => cannot_be = cannot_be.or(Some(why)),
                disagrees @ Native::Disagrees(_) => return Some(disagrees),
            },
        }
    }
    // That one side cannot be run excuses no failure of the other.
    failed.map(Native::Failed).or(cannot_be.map(Native::CannotBe))
}

/// Runs both sides natively, each in a child of its own.
pub(crate) fn watch(
    claim: &Claim,
    code: Pair<&Code>,
    found: &Counterexample,
    budget: &Budget,
) -> Pair<Result<Seen, NoRun>> {
    watch_apart(claim, code, Pair::new(found, found), budget)
}

/// The same, where each side has an input of its own.
fn watch_apart(
    claim: &Claim,
    code: Pair<&Code>,
    found: Pair<&Counterexample>,
    budget: &Budget,
) -> Pair<Result<Seen, NoRun>> {
    let run_side = |side: Side| match code[side] {
        Code::None => Err(NoRun::CannotBe(WhyNone::NoMachine(side))),
        Code::Llvm(code) => llvm::run(code, claim, side, found[side], budget),
        Code::Java(code) => java::run(code, claim, side, found[side], budget),
    };
    std::thread::scope(|scope| {
        let left = scope.spawn(|| run_side(Side::Left));
        let right = run_side(Side::Right);
        let left = left.join().unwrap_or_else(|_| Err(NoRun::Failed("the left run failed".to_owned())));
        Pair::new(left, right)
    })
}

/// What both sides did natively on an input of which the interpreter says that they behave as claimed.
pub(crate) enum Watched {
    /// What the interpreter says.
    AsSaid,
    /// One did something else, and so did the other.
    AlikeOtherwise(String),
    /// One did something else, and the other did not.
    Unlike(String),
    /// Nothing was seen that tells.
    Nothing(String),
}

/// Runs both sides natively on an input on which they agree in the interpreter.
pub(crate) fn examine(claim: &Claim, code: Pair<&Code>, agreeing: &Counterexample, budget: &Budget) -> Watched {
    if let Some(name) = agreeing.runs.iter().find_map(|(_, run)| missing_function(run)) {
        return Watched::Nothing(format!("{name} is not run natively"));
    }
    let seen = watch(claim, code, agreeing, budget);
    let mut otherwise = None;
    for (side, seen) in seen.iter() {
        let native = match seen {
            Err(NoRun::Failed(why)) => return Watched::Nothing(why.clone()),
            Err(NoRun::CannotBe(why)) => return Watched::Nothing(why.to_string()),
            Ok(seen) => compare(claim, side, &agreeing.runs[side], seen, traps(code[side], claim)),
        };
        match native {
            Native::Agrees | Native::AgreesOnOthers => {}
            Native::Disagrees(what) => otherwise = otherwise.or(Some(what)),
            Native::Failed(why) => return Watched::Nothing(why),
            Native::CannotBe(why) => return Watched::Nothing(why.to_string()),
        }
    }
    let Some(what) = otherwise else { return Watched::AsSaid };
    if let Ok(Seen { end: End::Signal(..), .. }) = &seen.left {
        // What LEFT does there is undefined, and RIGHT may do anything.
        return Watched::Nothing(what);
    }
    let (Ok(left), Ok(right)) = (&seen.left, &seen.right) else { return Watched::AlikeOtherwise(what) };
    // Where the machine puts things differs from run to run, and a relation of the results can only be told by the claim.
    let results = &claim.programs.left.function().signature.results;
    let is_comparable = claim.ensure.is_none() && !results.contains(&Ty::Ptr) && !results.contains(&Ty::Ref);
    let alike = match (&left.observed, &right.observed) {
        (Some(ours), Some(theirs)) => {
            observed_alike(ours, theirs) && left.end == right.end && left.output == right.output
        }
        _ => !is_comparable || same_results(claim, left, right) && memories_agree(left, right),
    };
    match claim.ensure.is_none() && !alike {
        true => Watched::Unlike(what),
        false => Watched::AlikeOtherwise(what),
    }
}

/// Whether what callers of both sides can see afterwards looks the same.
fn observed_alike(left: &BTreeMap<String, String>, right: &BTreeMap<String, String>) -> bool {
    left.iter().all(|(what, ours)| right.get(what).is_none_or(|theirs| ours == theirs))
}

/// Whether two native runs end alike, with the same results and the same output.
fn same_results(claim: &Claim, left: &Seen, right: &Seen) -> bool {
    let types = &claim.programs.left.function().signature.results;
    let results = types.iter().zip(left.results.iter().zip(&right.results));
    left.end == right.end
        && left.results.len() == right.results.len()
        && results.into_iter().all(|(ty, (a, b))| is_same(*ty, *a, *b, false, false))
        && left.output == right.output
}

/// Whether nothing tells two native runs apart. Where functions of the platform are called, the interpreter may see a
/// difference that the machine does not have. And where all that a caller can see was written down, a difference has to be in
/// that: the interpreter also knows of objects that exist nowhere, because nothing leads to them, and of what models of library
/// classes hold, which no real object does.
fn looks_alike(claim: &Claim, found: &Counterexample, left: &Seen, right: &Seen) -> bool {
    let (run, other) = (&found.runs.left, &found.runs.right);
    let prints_only = || run.events.iter().chain(&other.events).all(|event| library::prints(&event.callee));
    if let (Some(ours), Some(theirs)) = (&left.observed, &right.observed) {
        let calls_tell = found.needs_native.is_none() && run.world != other.world && !prints_only();
        return left.end == right.end && left.output == right.output && observed_alike(ours, theirs) && !calls_tell;
    }
    if !same_results(claim, left, right) {
        return false;
    }
    if found.needs_native.is_none() {
        // The difference does not rest on the platform, so it may lie in something that is not looked at here.
        let only_calls = run.world != other.world
            && run.results == other.results
            && run.outcome().map(Outcome::code) == other.outcome().map(Outcome::code)
            && left.cells.iter().filter(|cell| cell.is_told).all(|cell| cell.found == cell.expected)
            && prints_only();
        return only_calls && memories_agree(left, right);
    }
    memories_agree(left, right)
}

fn memories_agree(left: &Seen, right: &Seen) -> bool {
    left.cells.iter().all(|cell| {
        let mut others = right.cells.iter().filter(|other| other.name == cell.name);
        others.all(|other| is_same(cell.ty, other.found, cell.found, false, false))
    })
}

/// A function of the platform that a run calls and that is not there natively, so that nothing is shown of it.
fn missing_function(run: &Run) -> Option<&str> {
    let platform = run.made_up.iter().filter(|(_, nature)| *nature == Nature::Platform).map(|(name, _)| &**name);
    let called = run.events.iter().filter(|event| event.nature == Nature::Platform).map(|event| &*event.callee);
    platform.chain(called).find(|name| !library::is_known(name) && !name.starts_with("llvm."))
}

/// What kinds of undefined behaviour end a run for certain.
#[derive(Clone, Copy, Debug)]
struct Traps {
    /// Whether clang put checks into the program.
    checked: bool,
    /// Whether these are about signed overflow, too.
    overflow: bool,
}

fn traps(code: &Code, claim: &Claim) -> Traps {
    let checked = matches!(code, Code::Llvm(LlvmCode { source: LlvmSource::C(..), .. }));
    Traps { checked, overflow: claim.semantics.overflow == Overflow::Undefined }
}

impl Traps {
    /// Whether undefined behaviour of this kind cannot have happened in a run that went on.
    fn show(self, kind: &str) -> bool {
        match kind {
            // The processor itself traps.
            "division by zero" | "overflow in division" => self.checked && cfg!(target_arch = "x86_64"),
            "shift by too much" | "float too large for the integer" => self.checked,
            "signed overflow" => self.checked && self.overflow,
            _ => false,
        }
    }
}

/// Whether one native run did what the interpreter said.
fn compare(claim: &Claim, side: Side, run: &Run, seen: &Seen, traps: Traps) -> Native {
    let math = claim.semantics.ints == Ints::Math;
    let exact = !math && claim.semantics.floats == Floats::Ieee;
    let says = |native: String, ours: String| {
        let text = format!("natively the {side} side {native}, in the interpreter it {ours}");
        if !exact {
            // Machine integers overflow where mathematical ones do not, and floats round.
            return Native::CannotBe(WhyNone::Mathematical(text));
        }
        if let Some(event) =
            run.events.iter().find(|event| !event.results.is_empty() && library::is_known(&event.callee))
        {
            return Native::Disagrees(format!("{text}, where the answer of {} was made up", event.callee));
        }
        Native::Disagrees(text)
    };
    let Some(outcome) = run.outcome() else {
        // In the interpreter it never ends, which was proved.
        return match seen.end {
            End::Endless => Native::Agrees,
            _ => says(describe(&seen.end), "never ends".to_owned()),
        };
    };
    let resources = ["java/lang/StackOverflowError", "java/lang/OutOfMemoryError"];
    if let End::Threw(class) = &seen.end
        && resources.contains(&class.as_str())
    {
        return Native::Failed(format!("natively the {side} side runs out of memory or stack"));
    }
    let same_end = match (outcome, &seen.end) {
        (Outcome::Return, End::Returned) => true,
        (Outcome::Throw(_), End::Threw(class)) => Outcome::Throw(class.clone()).code() == outcome.code(),
        // A text that is made at run time is not looked into.
        (Outcome::Panic(kind), End::Panicked(native)) => kind == native || native.is_empty() || native == "panic",
        (Outcome::Abort(_), End::Exited | End::Signal(..)) => true,
        (Outcome::Ub(_), End::Signal(..)) => true,
        (Outcome::Ub(kind), _) if traps.show(kind) => false,
        (Outcome::Ub(kind), _) if side == Side::Right => {
            return Native::CannotBe(WhyNone::Undefined(kind.clone()));
        }
        (Outcome::Ub(kind), _) => {
            return Native::Failed(format!("the left side has undefined behaviour ({kind})"));
        }
        _ => false,
    };
    if !same_end {
        return says(describe(&seen.end), format!("ends with {outcome}"));
    }
    if *outcome == Outcome::Return {
        let types = &claim.programs[side].function().signature.results;
        if seen.results.len() != run.results.len() {
            return Native::Failed(format!("the result of the {side} side cannot be read"));
        }
        for ((ty, expected), found) in types.iter().zip(&run.results).zip(&seen.results) {
            if !is_same(*ty, *expected, *found, math, run.approximated) {
                return says(format!("returns {}", word(*ty, *found)), format!("returns {}", word(*ty, *expected)));
            }
        }
    }
    if matches!(outcome, Outcome::Return | Outcome::Throw(_)) {
        for cell in seen.cells.iter().filter(|cell| cell.is_told) {
            if !is_same(cell.ty, cell.expected, cell.found, math, run.approximated) {
                let leaves = |bits| format!("leaves {} in {}", word(cell.ty, bits), cell.name);
                return says(leaves(cell.found), leaves(cell.expected));
            }
        }
    }
    if let Some(calls) = &seen.calls {
        let ours: Vec<_> = run.events.iter().filter(|event| !library::is_known(&event.callee)).collect();
        let same = ours.len() == calls.len()
            && ours.iter().zip(calls).all(|(event, (name, args))| {
                event.callee.starts_with(name.as_str())
                    && event.args.len() == args.len()
                    && event.args.iter().zip(args).all(|(ours, native)| *ours == *native || *ours >= FIRST_GLOBAL)
            });
        if !same && !math {
            return says("makes other calls".to_owned(), format!("makes {}", ours.len()));
        }
    }
    Native::Agrees
}

fn describe(end: &End) -> String {
    match end {
        End::Returned => "returns".to_owned(),
        End::Threw(class) => format!("throws {class}"),
        End::Panicked(kind) => format!("panics: {kind}"),
        End::Signal(libc::SIGSEGV, address) => format!("accesses {address:#x}, where nothing can be"),
        End::Signal(libc::SIGFPE, _) => "divides by zero or overflows in a division".to_owned(),
        End::Signal(number, _) => format!("ends with signal {number}"),
        End::Exited => "ends the process".to_owned(),
        End::Endless => "does not end".to_owned(),
    }
}

fn word(ty: Ty, bits: u128) -> String {
    match ty {
        Ty::Bool => (bits & 1 == 1).to_string(),
        Ty::F32 => f64::from(f32::from_bits(bits as u32)).to_string(),
        Ty::F64 => f64::from_bits(bits as u64).to_string(),
        Ty::Int(width) => {
            let unused = 128 - u32::from(width);
            (((bits << unused) as i128) >> unused).to_string()
        }
        Ty::Ptr | Ty::Ref => format!("{bits:#x}"),
        Ty::Mem(_) | Ty::World => "null".to_owned(),
    }
}

fn is_same(ty: Ty, expected: u128, found: u128, math: bool, approximated: bool) -> bool {
    let floats = match ty {
        Ty::F32 => (f64::from(f32::from_bits(expected as u32)), f64::from(f32::from_bits(found as u32))),
        Ty::F64 => (f64::from_bits(expected as u64), f64::from_bits(found as u64)),
        Ty::Bool => return expected & 1 == found & 1,
        // Where the machine puts what a program makes is its own business.
        Ty::Ptr if (FIRST_GLOBAL..END).contains(&expected) => return found != 0,
        Ty::Int(width) if width < 128 => {
            let mask = (1u128 << width) - 1;
            // A mathematical integer is known by all its bits, and the machine's must be that number.
            let fits = !math
                || (expected as i128) == (((found << (128 - u32::from(width))) as i128) >> (128 - u32::from(width)));
            return expected & mask == found & mask && fits;
        }
        _ => return expected == found,
    };
    let (ours, native) = floats;
    if ours.is_nan() || native.is_nan() {
        return ours.is_nan() && native.is_nan();
    }
    ours.to_bits() == native.to_bits()
        || approximated && ((ours - native).abs() <= 1e-6 * ours.abs().max(native.abs()) || ours == native)
}
