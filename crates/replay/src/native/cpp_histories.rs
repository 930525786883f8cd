//! Histories of C++ files: classes have members that only their own functions can name.
//!
//! A program is written that uses the compared file as its callers do ([`cpp_harness`](super::cpp_harness)), compiled with
//! checks for undefined behaviour, and run many times from its beginning. What it calls and is not given ends a history, as in
//! histories of C. Blocks that are allocated end where memory ends, so that an access behind them tells nothing either.
//!
//! What a constructor leaves in an object shows through members only, so those that histories call have to be the same on both
//! sides then; otherwise what shows may be theirs.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Reason, Side};
use tandem_compile::{Scratch, clang, tools};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Overflow;
use tandem_llvm::{CppFunction, CppProgram};
use tandem_process::run_to_end;

use super::build::{Program, build, finish};
use super::code::{LlvmCode, LlvmSource};
use super::cpp_harness::{CALLS, HISTORY, Harness};
use super::driver::driver;
use super::histories::{HISTORIES, Transcripts, trap};
use super::llvm::{empty_request, not_begun, values};
use super::llvm_text::{header, symbols};
use super::{NoRun, WhyNone};
use crate::counterexample::Counterexample;

/// The time that histories get.
const TIME: Duration = Duration::from_secs(8);
const MEMORY: u64 = 1 << 30;
/// How often calls that do not compile are left out before there are no histories.
const MOST_ATTEMPTS: usize = 6;

/// Whether a program was written in C++.
pub fn is_cpp(code: &LlvmCode) -> bool {
    let LlvmSource::C(path, _) = &code.source else { return false };
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("cpp" | "cc" | "cxx" | "C" | "hpp" | "hh" | "hxx"))
}

/// What debug information tells of a C++ file, found out once.
pub fn described(code: &LlvmCode, budget: &Budget) -> Option<Arc<CppProgram>> {
    let LlvmSource::C(path, flags) = &code.source else { return None };
    let read = || {
        let clang = tools::clang()?;
        let scratch = Scratch::new().ok()?;
        let output = scratch.path().join("described.ll");
        let command = clang::described(&clang, path, flags, &output).ok()?;
        finish("clang", command, budget).ok()?;
        Some(Arc::new(CppProgram::read(&std::fs::read_to_string(&output).ok()?)))
    };
    code.described.get_or_init(read).clone()
}

/// Something private that the compared function reaches through its parameters or through variables of the program; its name
/// then. A file of which nothing is told hides something.
pub fn private_member(code: &LlvmCode, claim: &Claim, side: Side, budget: &Budget) -> Option<String> {
    if !is_cpp(code) {
        return None;
    }
    let module = &claim.programs[side].module;
    let info = code.functions.get(&claim.programs[side].function().name)?;
    // Without a class there is nothing that could be private.
    if !code.text.contains("DW_TAG_class_type") && !code.text.contains("DW_TAG_structure_type") {
        return None;
    }
    let Some(program) = described(code, budget) else { return Some("what its classes hide".to_owned()) };
    let function = program.function(&info.symbol)?;
    let mut types = function.params.clone();
    types.extend(function.owner.clone().map(tandem_llvm::CppType::Class).filter(|_| !function.is_static));
    types.push(function.result.clone());
    if let hidden @ Some(_) = program.hidden_in(&types, false) {
        return hidden;
    }
    let is_named = |name: &str| {
        let plain = name.rsplit("::").next().unwrap_or(name);
        let in_module = module.globals.values().map(|global| &global.name);
        let regions = module.regions.values().map(|region| &region.name);
        in_module.chain(regions).any(|known| known.contains(plain))
    };
    let mut variables = program.variables.iter().filter(|(name, _)| is_named(name));
    variables.find_map(|(name, ty)| {
        program.hidden_in(std::slice::from_ref(ty), false).map(|hidden| format!("{hidden} of {name}"))
    })
}

/// Lives through histories on one side.
pub fn live(
    code: Pair<&LlvmCode>,
    claim: &Claim,
    side: Side,
    found: &Counterexample,
    budget: &Budget,
) -> Result<Transcripts, NoRun> {
    let program = program(code, claim, side, budget)?;
    let values = values(found);
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let file = |name: &str| scratch.path().join(name);
    let write =
        |name: &str, text: &str| std::fs::write(file(name), text).map_err(|error| NoRun::Failed(error.to_string()));
    write("input", &empty_request())?;
    // A negative number of names: the history itself is the call.
    let listed: String = values.iter().map(|value| format!("{value:x}\n")).collect();
    write("histories", &format!("{HISTORIES} {} -1\n{HISTORY}\n{listed}", values.len()))?;
    let mut command = Command::new(program.path());
    command.arg(file("input")).arg(file("report")).arg(file("histories"));
    match run_to_end(command, &budget.at_most(TIME).with_memory(MEMORY)) {
        // Those that were lived through until then tell as much.
        Ok(_) | Err(Reason::Timeout) => {}
        Err(reason) => return Err(NoRun::Failed(format!("histories of the {side} side: {reason}"))),
    }
    let report = std::fs::read(file("report")).unwrap_or_default();
    let report = String::from_utf8_lossy(&report);
    not_begun(&report)?;
    Ok(transcripts(&report, side))
}

/// The lines of each history that came to its end. What was said by the program itself is its output.
fn transcripts(report: &str, side: Side) -> Transcripts {
    let mut all = Transcripts::new();
    for part in report.split("\u{1}history ").skip(1) {
        let mut lines = part.lines();
        let Some(number) = lines.next().and_then(|line| line.parse::<usize>().ok()) else { continue };
        let mut transcript: Vec<String> = Vec::new();
        let (mut is_done, mut tells) = (false, true);
        for line in lines {
            if let Some(more) = line.strip_prefix('\u{3}') {
                transcript.last_mut().map(|last| last.push_str(more)).unwrap_or_default();
                continue;
            }
            match (line.strip_prefix('\u{2}'), line.split(' ').next().unwrap_or_default()) {
                (Some(said), _) => transcript.push(said.to_owned()),
                (None, "signal") if let Some(what) = trap(side, line.split(' ').nth(1).unwrap_or_default()) => {
                    if let Some(last) = transcript.last_mut() {
                        last.push_str(what);
                    }
                    is_done = true;
                }
                (None, "signal" | "call" | "missing" | "impossible") => tells = false,
                (None, "done") => is_done = true,
                (None, "" | "returned" | "over" | "entry") => {}
                (None, _) => transcript.push(format!("output {line:?}")),
            }
        }
        if is_done && tells {
            all.insert(number, transcript);
        }
    }
    all
}

/// The program of one side that lives through histories, built once.
fn program(code: Pair<&LlvmCode>, claim: &Claim, side: Side, budget: &Budget) -> Result<Arc<Program>, NoRun> {
    let failed = |why: &str| NoRun::Failed(why.to_owned());
    let symbol_of = |side: Side| {
        let info = code[side].functions.get(&claim.programs[side].function().name);
        info.map(|info| info.symbol.clone()).ok_or_else(|| failed("the function has no symbol"))
    };
    let symbol = symbol_of(side)?;
    if symbol_of(side.other())? != symbol {
        return Err(failed("the functions have other names"));
    }
    code[side].built.get(&format!("{HISTORY} {symbol}"), true, || {
        let overflow = claim.semantics.overflow == Overflow::Undefined;
        let text = text(code, &symbol, overflow, side, budget)?;
        let line = text.lines().find(|line| line.starts_with("define ") && line.contains(&format!("@{HISTORY}(")));
        let header = line.and_then(header).ok_or_else(|| failed("the histories were not found in LLVM's text"))?;
        let symbols = symbols(&text);
        let driver = driver(&header, &[], &symbols).map_err(NoRun::Failed)?;
        build(code[side], &text, &symbols, driver, budget)
    })
}

/// LLVM's text of one side's program. Both sides are compiled, because what does not compile with one is left out for both.
fn text(code: Pair<&LlvmCode>, symbol: &str, overflow: bool, side: Side, budget: &Budget) -> Result<String, NoRun> {
    let failed = |why: &str| NoRun::Failed(why.to_owned());
    let untold = || failed("nothing is told of the classes");
    let left = described(code.left, budget).ok_or_else(untold)?;
    let right = described(code.right, budget).ok_or_else(untold)?;
    let programs = Pair::new(&*left, &*right);
    let mut left_out = BTreeSet::new();
    let mut changed: BTreeSet<String> = BTreeSet::new();
    for _ in 0..MOST_ATTEMPTS {
        let is_called =
            |function: &CppFunction| function.symbol.as_ref().is_none_or(|symbol| !changed.contains(symbol));
        let mut harness = Harness::new(programs, symbol, &is_called, &left_out).map_err(failed)?;
        let compiled = Pair::from_fn(|side| compile(code[side], &mut harness, overflow, budget));
        let (ours, theirs) = match side {
            Side::Left => (compiled.left?, compiled.right?),
            Side::Right => (compiled.right?, compiled.left?),
        };
        match (ours, theirs) {
            (Ok(ours), Ok(theirs)) => {
                let more: Vec<String> =
                    if harness.is_constructor() { other_code(&ours, &theirs, symbol) } else { vec![] };
                if more.iter().all(|name| changed.contains(name)) {
                    return Ok(ours);
                }
                changed.extend(more);
            }
            (ours, theirs) => {
                let before = left_out.len();
                left_out.extend(ours.err().into_iter().chain(theirs.err()).flatten());
                if left_out.len() == before {
                    return Err(failed("a program that uses its classes does not compile"));
                }
            }
        }
    }
    Err(failed("a program that uses its classes does not compile"))
}

/// The functions that both texts define and that are not the same, but for the compared one.
fn other_code(ours: &str, theirs: &str, symbol: &str) -> Vec<String> {
    let bodies = |text: &str| -> std::collections::BTreeMap<String, String> {
        let mut all = std::collections::BTreeMap::new();
        let mut current: Option<(String, String)> = None;
        for line in text.lines() {
            if line.starts_with("define ") {
                current = header(line).map(|header| (header.symbol, String::new()));
            } else if line == "}" {
                all.extend(current.take());
            } else if let Some((_, body)) = &mut current {
                // Where a line stands in the source makes no other code.
                let line = line.split(", !").next().unwrap_or(line);
                if !line.trim_start().starts_with("#dbg") && !line.contains("@llvm.dbg.") {
                    body.push_str(line);
                    body.push('\n');
                }
            }
        }
        all
    };
    let (ours, theirs) = (bodies(ours), bodies(theirs));
    let plain = tandem_llvm::without_variant(symbol);
    let is_compared = |name: &str| tandem_llvm::without_variant(name) == plain;
    let differ = ours.iter().filter(|(name, body)| theirs.get(*name) != Some(body) && !is_compared(name));
    differ.map(|(name, _)| name.clone()).collect()
}

/// LLVM's text of the harness with one side's file, or the numbers of calls that do not compile.
fn compile(
    code: &LlvmCode,
    harness: &mut Harness<'_>,
    overflow: bool,
    budget: &Budget,
) -> Result<Result<String, Vec<usize>>, NoRun> {
    let LlvmSource::C(path, flags) = &code.source else {
        return Err(NoRun::Failed("it is not C++".to_owned()));
    };
    let failed = |error: &dyn std::fmt::Display| NoRun::Failed(error.to_string());
    let clang = tools::clang().ok_or(NoRun::CannotBe(WhyNone::NoTool("clang")))?;
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let written = scratch.path().join("histories.cpp");
    let output = scratch.path().join("histories.ll");
    let source = path.canonicalize().map_err(|error| failed(&error))?;
    let text = harness.text(&source.display().to_string()).map_err(|why| failed(&why))?;
    std::fs::write(&written, text).map_err(|error| failed(&error))?;
    let command = clang::using(&clang, Path::new(path), &written, flags, overflow, &output).map_err(NoRun::Failed)?;
    let finished = run_to_end(command, &budget.at_most(Duration::from_secs(60)).with_memory(4 << 30))
        .map_err(|reason| NoRun::Failed(format!("clang: {reason}")))?;
    if finished.status.success() {
        return std::fs::read_to_string(&output).map(Ok).map_err(|error| failed(&error));
    }
    let said = String::from_utf8_lossy(&finished.stderr);
    let numbers = said.lines().filter_map(|line| {
        let (_, rest) = line.split_once(&format!("{CALLS}:"))?;
        rest.split(':').next()?.parse::<usize>().ok()
    });
    Ok(Err(numbers.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transcripts_of_histories() {
        let report = "\u{1}history 0\n\n\u{2}S::S()\n\u{2}S::get()\n\u{3} returns 1\nhello\ndone\n\u{1}history 1\n\u{2}x\nsignal 11 0\n\
                      \u{1}history 2\nover\n";
        let all = transcripts(report, Side::Left);
        assert_eq!(all.len(), 1);
        assert_eq!(all[&0], ["S::S()", "S::get() returns 1", "output \"hello\""]);
    }

    #[test]
    fn code_that_is_not_the_same() {
        let text = |body: &str| {
            format!("define i32 @f(i32 %x) {{\n  {body}, !dbg !3\n}}\ndefine void @g() {{\n  ret void\n}}\n")
        };
        assert_eq!(other_code(&text("ret i32 1"), &text("ret i32 2"), "g"), ["f"]);
        assert!(other_code(&text("ret i32 1"), &text("ret i32 2"), "f").is_empty());
    }
}
