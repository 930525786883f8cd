//! C, C++, Rust and LLVM: one call of a function, in a program that [`build`](super::build) makes.
//!
//! Addresses of the input are real: the memory is put exactly there.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tandem_base::layout::{EXTENTS_OF_BLOCKS, FIRST_ALLOCATED, FIRST_GLOBAL};
use tandem_base::{Budget, Pair, Reason, Side};
use tandem_compile::{Scratch, clang, tools};
use tandem_interp::{Run, global_address};
use tandem_ir::{Module, Outcome, Region, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::{Ints, Overflow};
use tandem_process::run_to_end;

use super::build::{Program, build, finish};
use super::code::{LlvmCode, LlvmSource};
use super::driver::{Placed, driver, is_callable};
use super::histories::{COMPARED, HISTORIES, Privates, Transcripts, trap};
use super::llvm_text::{Header, header, in_object_file, symbols};
use super::{End, NoRun, Seen, SeenCell, WhyNone, rust_histories, stopped, time_for};
use crate::beginnings::begun_variables;
use crate::counterexample::Counterexample;
use crate::made_blocks::{Path, made_blocks};

/// The time a native run gets; the interpreter, which is much slower, came to an end.
const TIME: Duration = Duration::from_secs(5);
/// The memory a native run gets.
const MEMORY: u64 = 1 << 30;

/// Runs one side.
pub fn run(code: &LlvmCode, claim: &Claim, side: Side, found: &Counterexample, budget: &Budget) -> Result<Seen, NoRun> {
    let run = &found.runs[side];
    let function = claim.programs[side].function();
    let signature = &function.signature;
    let is_undefined = matches!(run.outcome(), Some(Outcome::Ub(_)));
    let overflow = claim.semantics.overflow == Overflow::Undefined;
    let program = program(code, &function.name, is_undefined.then_some(overflow), budget)?;
    let math = claim.semantics.ints == Ints::Math;
    let layout = Layout { module: &claim.programs[side].module, math, variables: &program.variables };
    let arguments = layout.arguments(&signature.params, &found.input.args[side])?;
    let inputs = layout.inputs(found)?;
    let (mut outputs, mut cells) = layout.outputs(side, found, &claim.programs[side.other()].module);
    let anchors = layout.add_blocks(claim, side, found, &mut outputs, &mut cells);
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let file = |name: &str| scratch.path().join(name);
    std::fs::write(file("input"), request(&layout.zeroed(), &arguments, &inputs, (&outputs, &anchors), found, side))
        .map_err(|error| NoRun::Failed(error.to_string()))?;
    let mut command = Command::new(program.path());
    command.arg(file("input")).arg(file("report"));
    let begun = Instant::now();
    let limits = budget.at_most(time_for(run, TIME)).with_memory(MEMORY);
    let finished = match run_to_end(command, &limits) {
        Ok(finished) => finished,
        Err(reason) => return stopped(&reason, run, side, begun.elapsed()),
    };
    let report = std::fs::read_to_string(file("report")).unwrap_or_default();
    read_report(&report, finished.status.signal(), finished.stdout, &mut cells, &signature.results)
        .unwrap_or_else(|| Err(NoRun::Failed(format!("the native run of the {side} side left no report"))))
}

/// The variables that no other file can name and that can change, as the IR names them.
pub fn private_variables(code: &LlvmCode) -> BTreeSet<String> {
    let variables = symbols(&code.text).variables.into_iter();
    variables
        .filter(|variable| variable.is_private && !variable.is_constant)
        .map(|variable| format!("@{}", variable.symbol))
        .collect()
}

/// Lives through histories on one side. Where the source is C the program is built with checks, and a history in which it has
/// undefined behaviour is none.
pub fn live(
    code: Pair<&LlvmCode>,
    claim: &Claim,
    side: Side,
    found: &Counterexample,
    privates: &Privates,
    budget: &Budget,
) -> Result<Transcripts, NoRun> {
    let function = claim.programs[side].function();
    let signature = &function.signature;
    let overflow = claim.semantics.overflow == Overflow::Undefined;
    let program = program(code[side], &function.name, Some(overflow), budget)?;
    let layout = Layout { module: &claim.programs[side].module, math: false, variables: &program.variables };
    let is_private = |global: Option<usize>| {
        global.is_some_and(|global| privates.has(&format!("@{}", program.variables[global].symbol)))
    };
    let arguments = layout.arguments(&signature.params, &found.input.args[side])?;
    let mut inputs = layout.inputs(found)?;
    inputs.retain(|cell| !is_private(cell.global));
    let (outputs, cells) = layout.outputs(side, found, &claim.programs[side.other()].module);
    // What a caller finds in memory afterwards: nothing that is private, and no addresses.
    let seen = outputs.into_iter().zip(cells).filter(|(cell, seen)| !is_private(cell.global) && seen.ty != Ty::Ptr);
    let (outputs, cells): (Vec<Cell>, Vec<SeenCell>) = seen.unzip();
    let mut zeroed = layout.zeroed();
    zeroed.retain(|(global, _)| !is_private(Some(*global)));
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let file = |name: &str| scratch.path().join(name);
    let write =
        |name: &str, text: String| std::fs::write(file(name), text).map_err(|error| NoRun::Failed(error.to_string()));
    write("input", request(&zeroed, &arguments, &inputs, (&outputs, &[]), found, side))?;
    let public = code.map(|code| symbols(&code.text).public);
    let can_be_given = |symbol: &str| match &code.left.source {
        LlvmSource::Rust(..) => rust_histories::takes_numbers(&rust_histories::described(code.left), symbol),
        LlvmSource::C(..) | LlvmSource::Text => true,
    };
    let is_common = |header: &&Header| is_callable(header) && public.right.contains(header);
    let callable: Vec<&Header> =
        public.left.iter().filter(is_common).filter(|header| can_be_given(&header.symbol)).collect();
    let callable = &callable[..callable.len().min(MOST_CALLABLE)];
    let symbol = code[side].functions.get(&function.name).map(|info| in_object_file(&info.symbol)).unwrap_or_default();
    let mut text = format!("{HISTORIES} {} {}\n{symbol}\n", values(found).len(), callable.len());
    values(found).iter().for_each(|value| text.push_str(&format!("{value:x}\n")));
    callable.iter().for_each(|header| text.push_str(&format!("{}\n", in_object_file(&header.symbol))));
    write("histories", text)?;
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
    let entry = &function.name;
    Ok(transcripts(&report, side, entry, &signature.results, &cells, callable))
}

/// Functions that histories call at most, as `support.c` has it.
const MOST_CALLABLE: usize = 64;

/// The values that histories call functions with: those of the counterexample, and some that are used everywhere.
pub fn values(found: &Counterexample) -> Vec<u64> {
    let given = found.input.memories.values().flat_map(|memory| memory.cells.iter().map(|(_, bits)| *bits as u64));
    let args = found.input.args.left.iter().map(|bits| *bits as u64);
    let usual = [0, 1, 2, u64::MAX, 3, 5, 7, 10, 100];
    let all: BTreeSet<u64> = args.take(12).chain(given.take(24)).chain(usual).collect();
    all.into_iter().collect()
}

/// What `support.c` wrote down, one line a call. Histories that tell nothing are left out.
fn transcripts(
    report: &str,
    side: Side,
    entry: &str,
    results: &[Ty],
    cells: &[SeenCell],
    callable: &[&Header],
) -> Transcripts {
    let mut all = Transcripts::new();
    for part in report.split("\u{1}history ").skip(1) {
        let mut lines = part.lines();
        let Some(number) = lines.next().and_then(|line| line.parse::<usize>().ok()) else { continue };
        let mut transcript: Vec<String> = Vec::new();
        let (mut is_done, mut tells, mut called) = (false, true, None);
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let value = |ty: &str, low: &str| {
                u64::from_str_radix(low, 16).map_or_else(|_| low.to_owned(), |bits| shown(ty, bits))
            };
            match words[..] {
                ["entry"] => {
                    called = None;
                    transcript.push(format!("{COMPARED}{entry}"));
                }
                ["other", name, ..] => {
                    called = callable.iter().find(|header| in_object_file(&header.symbol) == name);
                    let types = called.map_or(&[][..], |header| &header.params[..]);
                    let args: Vec<String> =
                        words[2..].iter().zip(types).map(|(low, param)| value(&param.ty, low)).collect();
                    transcript.push(format!("{name}({})", args.join(", ")));
                }
                ["result", index, low, high] => {
                    let text = match (called, index.parse::<usize>().ok().and_then(|index| results.get(index))) {
                        (Some(header), _) => value(&header.result, low),
                        (None, Some(Ty::Ptr)) => (if low == "0" { "null" } else { "an address" }).to_owned(),
                        (None, Some(ty)) => {
                            let bits = u128::from_str_radix(low, 16).unwrap_or(0)
                                | u128::from_str_radix(high, 16).unwrap_or(0) << 64;
                            if is_nan(*ty, bits) { "NaN".to_owned() } else { super::word(*ty, bits) }
                        }
                        (None, None) => low.to_owned(),
                    };
                    extend(&mut transcript, format!(" returns {text}"));
                }
                ["cell", index, low, _] => {
                    if let Some(cell) = index.parse::<usize>().ok().and_then(|index| cells.get(index)) {
                        let bits = u128::from_str_radix(low, 16).unwrap_or(0);
                        let text = if is_nan(cell.ty, bits) { "NaN".to_owned() } else { super::word(cell.ty, bits) };
                        transcript.push(format!("{} holds {text}", cell.name));
                    }
                }
                ["panic", ..] => {
                    extend(&mut transcript, format!(" {line}"));
                    is_done = true;
                }
                ["signal", number, ..] if let Some(what) = trap(side, number) => {
                    extend(&mut transcript, what.to_owned());
                    is_done = true;
                }
                ["signal" | "call" | "missing" | "impossible", ..] => tells = false,
                ["done"] => is_done = true,
                ["returned"] => {}
                ["over"] if is_done => {}
                _ => transcript.push(format!("output {line:?}")),
            }
        }
        if is_done && tells {
            all.insert(number, transcript);
        }
    }
    all
}

fn extend(transcript: &mut [String], text: String) {
    if let Some(last) = transcript.last_mut() {
        last.push_str(&text);
    }
}

fn is_nan(ty: Ty, bits: u128) -> bool {
    match ty {
        Ty::F32 => f32::from_bits(bits as u32).is_nan(),
        Ty::F64 => f64::from_bits(bits as u64).is_nan(),
        _ => false,
    }
}

/// A scalar of a type of LLVM's.
fn shown(ty: &str, bits: u64) -> String {
    match (ty, ty.strip_prefix('i').and_then(|width| width.parse::<u32>().ok())) {
        ("ptr", _) => (if bits == 0 { "null" } else { "an address" }).to_owned(),
        ("float", _) => f32::from_bits(bits as u32).to_string(),
        ("double", _) => f64::from_bits(bits).to_string(),
        (_, Some(width @ 1..=64)) => (((bits << (64 - width)) as i64) >> (64 - width)).to_string(),
        _ => format!("{bits:#x}"),
    }
}

/// The program that calls a function, with checks for undefined behaviour (and for signed overflow) if that is asked for.
pub fn program(code: &LlvmCode, name: &str, checks: Option<bool>, budget: &Budget) -> Result<Arc<Program>, NoRun> {
    let info = code.functions.get(name).ok_or_else(|| NoRun::Failed(format!("{name} has no symbol")))?;
    let checks = checks.filter(|_| matches!(code.source, LlvmSource::C(..)));
    code.built.get(&info.symbol, checks.is_some(), || {
        let checked = match (&code.source, checks) {
            (LlvmSource::C(path, flags), Some(overflow)) => Some(checked_text(path, flags, overflow, budget)?),
            _ => None,
        };
        let text = checked.as_ref().unwrap_or(&code.text);
        let header = find(text, &info.symbol)
            .ok_or_else(|| NoRun::Failed(format!("{} was not found in LLVM's text", info.symbol)))?;
        let symbols = symbols(text);
        let driver = driver(&header, &info.by_value, &symbols).map_err(NoRun::Failed)?;
        build(code, text, &symbols, driver, budget)
    })
}

/// The text of a C or C++ file with checks for undefined behaviour.
fn checked_text(path: &std::path::Path, flags: &[String], overflow: bool, budget: &Budget) -> Result<String, NoRun> {
    let clang = tools::clang().ok_or(NoRun::CannotBe(WhyNone::NoTool("clang")))?;
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let output = scratch.path().join("module.ll");
    let command = clang::checked(&clang, path, flags, overflow, &output).map_err(NoRun::Failed)?;
    finish("clang", command, budget)?;
    std::fs::read_to_string(&output).map_err(|error| NoRun::Failed(error.to_string()))
}

fn find(text: &str, symbol: &str) -> Option<Header> {
    // A name with `$` in it stands in quotation marks or not, as the version of LLVM has it.
    text.lines()
        .filter(|line| line.starts_with("define ") && line.contains(symbol))
        .find_map(|line| header(line).filter(|header| header.symbol == symbol))
}

/// Where things of the IR are in the machine's memory.
struct Layout<'a> {
    module: &'a Module,
    math: bool,
    /// The variables by their numbers.
    variables: &'a [Placed],
}

/// A cell of the machine's memory.
#[derive(Clone, Debug)]
struct Cell {
    /// The anchor that the address is a distance from, if it is in a block that the program allocates.
    anchor: Option<usize>,
    global: Option<usize>,
    address: u128,
    size: usize,
    bits: u128,
    /// The value is an address in this global.
    points_into: Option<usize>,
}

/// A pointer that leads to a block which the program allocates, so that only the machine knows where it is.
#[derive(Clone, Copy, Debug)]
enum Anchor {
    /// It is what is returned.
    Result(usize),
    /// It lies in a global, or at an address.
    Memory(Option<usize>, u128),
    /// It lies so far from another anchor.
    Block(usize, i128),
}

impl Layout<'_> {
    /// The bits of the arguments, and the globals that they point into.
    fn arguments(&self, types: &[Ty], args: &[u128]) -> Result<Vec<(u128, Option<usize>)>, NoRun> {
        types
            .iter()
            .zip(args)
            .map(|(ty, bits)| match ty {
                Ty::Ptr => Ok(match self.global_at(*bits).map_err(NoRun::Failed)? {
                    Some((global, offset)) => (offset, Some(global)),
                    None => (*bits, None),
                }),
                Ty::Int(width) => {
                    let unused = 128 - u32::from(*width);
                    if self.math && ((bits << unused) as i128) >> unused != *bits as i128 {
                        let what = format!("{} does not fit in {width} bits", *bits as i128);
                        return Err(NoRun::CannotBe(WhyNone::Mathematical(what)));
                    }
                    Ok(((bits << unused) >> unused, None))
                }
                Ty::Bool => Ok((bits & 1, None)),
                Ty::F32 | Ty::F64 => Ok((*bits, None)),
                Ty::Ref | Ty::Mem(_) | Ty::World => {
                    Err(NoRun::Failed("a parameter that LLVM does not have".to_owned()))
                }
            })
            .collect()
    }

    /// The global that an address is in, and how far.
    fn global_at(&self, address: u128) -> Result<Option<(usize, u128)>, String> {
        if !(FIRST_GLOBAL..FIRST_ALLOCATED).contains(&address) {
            return Ok(None);
        }
        let near = self.module.globals.values().find_map(|global| {
            let start = u128::from(global_address(&global.name));
            let inside = (start..=start + u128::from(global.size)).contains(&address);
            inside.then(|| (global.name.clone(), address - start))
        });
        let (name, offset) = near.ok_or("an address of an object that this side does not have")?;
        let symbol = name.strip_prefix('@').ok_or("an address of a constant without a name")?;
        // A constant's name carries a digest of its contents.
        let plain = symbol.rsplit_once('.').filter(|(_, digest)| digest.len() == 16).map_or(symbol, |(plain, _)| plain);
        let global = self.global(if self.has_global(symbol) { symbol } else { plain })?;
        Ok(Some((global, offset)))
    }

    fn has_global(&self, symbol: &str) -> bool {
        self.variables.iter().any(|known| known.symbol == symbol)
    }

    fn global(&self, symbol: &str) -> Result<usize, String> {
        let known = self.variables.iter().position(|known| known.symbol == symbol);
        known.ok_or_else(|| format!("there is no variable {symbol}"))
    }

    /// Where a cell of a region is: a global and an offset, or an address.
    fn place(&self, region: &Region, keys: &[u128]) -> Result<Option<(Option<usize>, u128)>, String> {
        if region.kind == RegionKind::Hidden || region.name == EXTENTS_OF_BLOCKS {
            return Ok(None);
        }
        if region.keys == [Ty::Ptr] {
            let address = keys[0];
            if address >= FIRST_ALLOCATED {
                return Ok(None);
            }
            return Ok(Some(match self.global_at(address)? {
                Some((global, offset)) => (Some(global), offset),
                None => (None, address),
            }));
        }
        let Some(name) = region.name.strip_prefix('@') else {
            return Err(format!("the memory {} has no place", region.name));
        };
        let (symbol, start) = match name.rsplit_once('+').and_then(|(name, at)| Some((name, at.parse::<u128>().ok()?)))
        {
            Some((symbol, start)) => (symbol, start),
            None => (name, 0),
        };
        let global = self.global(symbol)?;
        match (&region.keys[..], keys) {
            ([], []) => Ok(Some((Some(global), start))),
            ([Ty::Int(_)], [key]) => Ok(Some((Some(global), start + key))),
            _ => Err(format!("the memory {} has no place", region.name)),
        }
    }

    /// The variables that an input says something of, if only that they are zero where it says nothing else.
    fn zeroed(&self) -> Vec<(usize, u64)> {
        let named = self.module.regions.values().filter(|region| region.kind == RegionKind::Shared);
        let named = named.filter_map(|region| region.name.strip_prefix('@'));
        let named = named.map(|name| name.rsplit_once('+').map_or(name, |(name, _)| name));
        let addressed = self.module.globals.values().filter(|global| global.contents.is_empty());
        let addressed = addressed.filter_map(|global| global.name.strip_prefix('@'));
        let numbers: BTreeSet<usize> = named.chain(addressed).filter_map(|name| self.global(name).ok()).collect();
        let begun = self.begun();
        let numbers = numbers.into_iter().filter(|number| !begun.contains(number));
        numbers.filter_map(|number| Some((number, self.variables[number].size?))).collect()
    }

    /// The variables that hold their own first values, whatever the input says: those are not the same on both sides.
    fn begun(&self) -> BTreeSet<usize> {
        begun_variables(self.module).filter_map(|name| self.global(name).ok()).collect()
    }

    /// The cells of the input.
    fn inputs(&self, found: &Counterexample) -> Result<Vec<Cell>, NoRun> {
        let begun = self.begun();
        let mut cells = Vec::new();
        let mut bytes: BTreeMap<(Option<usize>, u128), u8> = BTreeMap::new();
        for (name, memory) in &found.input.memories {
            let Some(region) = self.module.region_named(name) else { continue };
            let region = &self.module.regions[region];
            if matches!(region.kind, RegionKind::Hidden | RegionKind::Constant | RegionKind::Local)
                || *name == EXTENTS_OF_BLOCKS
            {
                continue;
            }
            if memory.default != 0 {
                return Err(NoRun::Failed(format!("memory {name} is not zero where nothing is said")));
            }
            let last: BTreeMap<&Vec<u128>, u128> = memory.cells.iter().map(|(keys, bits)| (keys, *bits)).collect();
            for (keys, bits) in last {
                if self.is_constant(name, keys, bits) {
                    continue;
                }
                let Some((global, address)) = self.place(region, keys).map_err(NoRun::Failed)? else { continue };
                if global.is_some_and(|global| self.variables[global].is_platform || begun.contains(&global)) {
                    continue;
                }
                let size = bytes_of(region.element);
                let points =
                    if region.element == Ty::Ptr { self.global_at(bits).map_err(NoRun::Failed)? } else { None };
                let bits = points.map_or(bits, |(_, offset)| offset);
                for at in 0..size {
                    let byte = (bits >> (8 * at)) as u8;
                    let known = bytes.insert((global, address + at as u128), byte);
                    if known.is_some_and(|known| known != byte) {
                        let what = "the input has two values of different types in one place";
                        return Err(NoRun::Failed(what.to_owned()));
                    }
                }
                cells.push(Cell {
                    anchor: None,
                    global,
                    address,
                    size,
                    bits,
                    points_into: points.map(|(global, _)| global),
                });
            }
        }
        Ok(cells)
    }

    /// Whether a cell is what a constant object contains: it is there in any case.
    fn is_constant(&self, region: &str, keys: &[u128], bits: u128) -> bool {
        let [address] = keys else { return false };
        if *address < FIRST_GLOBAL {
            return false;
        }
        let ours = self.module.globals.values().any(|global| {
            let start = u128::from(global_address(&global.name));
            global.contents.iter().any(|cell| {
                self.module.regions[cell.region].name == region
                    && start + u128::from(cell.offset) == *address
                    && cell.bits == bits
            })
        });
        // What lies in an object that only the other side has cannot be reached from here.
        ours || !self.module.globals.values().any(|global| {
            let start = u128::from(global_address(&global.name));
            (start..=start + u128::from(global.size)).contains(address)
        })
    }

    /// Adds the caller's cells that only the other side touches: code that this side calls may have changed them.
    fn add_others(&self, run: &Run, module: &Module, cells: &mut Vec<Cell>, seen: &mut Vec<SeenCell>) {
        for (id, contents) in &run.memories {
            let region = &module.regions[*id];
            let is_here = self.module.region_named(&region.name).is_some();
            if is_here
                || region.name == EXTENTS_OF_BLOCKS
                || region.kind != RegionKind::Shared
                || region.keys != [Ty::Ptr]
                || region.element == Ty::Ptr
            {
                continue;
            }
            for (keys, bits) in contents.cells().filter(|(keys, _)| keys[0] < FIRST_GLOBAL) {
                let size = bytes_of(region.element);
                cells.push(Cell { anchor: None, global: None, address: keys[0], size, bits, points_into: None });
                let name = format!("{}[{:#x}]", region.name, keys[0]);
                seen.push(SeenCell { name, ty: region.element, expected: bits, is_told: false, found: 0 });
            }
        }
    }

    /// The cells to look at afterwards, and what is expected in them.
    fn outputs(&self, side: Side, found: &Counterexample, other: &Module) -> (Vec<Cell>, Vec<SeenCell>) {
        let (mut cells, mut expected) = (Vec::new(), Vec::new());
        for (id, contents) in &found.runs[side].memories {
            let region = &self.module.regions[*id];
            if region.kind != RegionKind::Shared || region.name == EXTENTS_OF_BLOCKS {
                continue;
            }
            let given = found.input.memories.get(&region.name);
            let mut keys: Vec<Vec<u128>> = contents.cells().map(|(keys, _)| keys).collect();
            keys.extend(given.iter().flat_map(|memory| memory.cells.iter().map(|(keys, _)| keys.clone())));
            keys.sort();
            keys.dedup();
            for keys in keys {
                let bits = contents.get(&keys);
                // Addresses of what was made on the way are the machine's own.
                if region.element == Ty::Ptr && bits >= FIRST_GLOBAL {
                    continue;
                }
                let in_global = keys.first().is_some_and(|key| *key >= FIRST_GLOBAL);
                if in_global && region.keys == [Ty::Ptr] && self.is_constant(&region.name, &keys, bits) {
                    continue;
                }
                let Ok(Some((global, address))) = self.place(region, &keys) else { continue };
                if global.is_some_and(|global| self.variables[global].is_platform) {
                    continue;
                }
                let shown: Vec<String> = keys.iter().map(|key| format!("{key:#x}")).collect();
                cells.push(Cell {
                    anchor: None,
                    global,
                    address,
                    size: bytes_of(region.element),
                    bits,
                    points_into: None,
                });
                let name = format!("{}[{}]", region.name, shown.join(","));
                expected.push(SeenCell { name, ty: region.element, expected: bits, is_told: true, found: 0 });
            }
        }
        self.add_others(&found.runs[side.other()], other, &mut cells, &mut expected);
        (cells, expected)
    }

    /// Adds what both sides wrote to blocks that they allocated, and how to come to these.
    fn add_blocks(
        &self,
        claim: &Claim,
        side: Side,
        found: &Counterexample,
        cells: &mut Vec<Cell>,
        seen: &mut Vec<SeenCell>,
    ) -> Vec<Anchor> {
        let made = made_blocks(claim, &found.runs);
        let mut anchors = Vec::new();
        for block in &made.blocks {
            let anchor = match block.path {
                Path::Result(index) => Anchor::Result(index),
                Path::Block(block, offset) => Anchor::Block(block, offset),
                Path::Memory(address) => match self.global_at(address) {
                    Ok(Some((global, offset))) => Anchor::Memory(Some(global), offset),
                    Ok(None) => Anchor::Memory(None, address),
                    // What hangs on it cannot be found, nor what comes after it.
                    Err(_) => break,
                },
            };
            anchors.push(anchor);
        }
        for cell in made.cells.iter().filter(|cell| cell.block < anchors.len()) {
            let (address, size) = (cell.offset as u64, bytes_of(cell.ty));
            let bits = cell.bits[side];
            let anchor = Some(cell.block);
            cells.push(Cell { anchor, global: None, address: u128::from(address), size, bits, points_into: None });
            let name = format!("{}[block {} + {}]", cell.region, cell.block, cell.offset);
            seen.push(SeenCell { name, ty: cell.ty, expected: bits, is_told: true, found: 0 });
        }
        anchors
    }
}

fn bytes_of(ty: Ty) -> usize {
    match ty {
        Ty::Bool => 1,
        Ty::Int(width) => usize::from(width).div_ceil(8).next_power_of_two(),
        Ty::F32 => 4,
        Ty::F64 | Ty::Ptr | Ty::Ref | Ty::Mem(_) | Ty::World => 8,
    }
}

/// How many lines of each kind a request has: variables to clear, arguments, cells before and after, anchors, answers.
fn counts(counts: [usize; 6]) -> String {
    counts.map(|count| count.to_string()).join(" ") + "\n"
}

/// A request for a program that is given nothing.
pub fn empty_request() -> String {
    counts([0; 6])
}

/// Why a program could not begin what it was asked for, if it said so before anything else.
pub fn not_begun(report: &str) -> Result<(), NoRun> {
    let why = report.lines().next().and_then(|line| line.strip_prefix("impossible "));
    why.map_or(Ok(()), |why| Err(NoRun::Failed(why.to_owned())))
}

/// What `support.c` reads.
fn request(
    zeroed: &[(usize, u64)],
    arguments: &[(u128, Option<usize>)],
    inputs: &[Cell],
    (outputs, anchors): (&[Cell], &[Anchor]),
    found: &Counterexample,
    side: Side,
) -> String {
    let run = &found.runs[side];
    let answers: Vec<_> = run.events.iter().filter(|event| !super::library::is_known(&event.callee)).collect();
    let mut text = counts([zeroed.len(), arguments.len(), inputs.len(), outputs.len(), anchors.len(), answers.len()]);
    for (global, size) in zeroed {
        let _ = writeln!(text, "{global} {size}");
    }
    let number = |global: Option<usize>| global.map_or(-1, |global| global as i64);
    // As `support.c` numbers anchors.
    let of_anchor = |anchor: usize| -2 - anchor as i64;
    let words = |bits: u128| format!("{:x} {:x}", bits as u64, (bits >> 64) as u64);
    for (bits, into) in arguments {
        let _ = writeln!(text, "{} {}", words(*bits), number(*into));
    }
    for cell in inputs.iter().chain(outputs) {
        let (global, into) = (cell.anchor.map_or(number(cell.global), of_anchor), number(cell.points_into));
        let _ = writeln!(text, "{global} {:x} {} {} {into}", cell.address as u64, cell.size, words(cell.bits));
    }
    for anchor in anchors {
        let _ = match anchor {
            Anchor::Result(index) => writeln!(text, "r {index} 0"),
            Anchor::Memory(global, address) => writeln!(text, "m {} {:x}", number(*global), *address as u64),
            Anchor::Block(block, offset) => writeln!(text, "m {} {:x}", of_anchor(*block), *offset as u64),
        };
    }
    for event in answers {
        let value = |index: usize| event.results.get(index).map_or(0, |bits| *bits as u64);
        let count = event.results.len().min(4);
        let _ = writeln!(text, "{count} {:x} {:x} {:x} {:x}", value(0), value(1), value(2), value(3));
    }
    if let Some(Outcome::Abort(name)) = run.outcome() {
        let _ = writeln!(text, "abort {name}");
    }
    text
}

fn read_report(
    report: &str,
    signal: Option<i32>,
    output: Vec<u8>,
    cells: &mut Vec<SeenCell>,
    types: &[Ty],
) -> Option<Result<Seen, NoRun>> {
    let mut seen = Seen {
        end: End::Exited,
        results: vec![0; types.len()],
        cells: vec![],
        calls: Some(vec![]),
        output,
        observed: None,
        made: vec![],
    };
    let hex = |text: &str| u64::from_str_radix(text, 16).ok().map(u128::from);
    let mut is_done = false;
    for line in report.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["result", index, low, high] => {
                *seen.results.get_mut(index.parse::<usize>().ok()?)? = hex(low)? | hex(high)? << 64;
            }
            ["returned"] => seen.end = End::Returned,
            ["signal", number, address] => seen.end = End::Signal(number.parse().ok()?, hex(address)? as u64),
            ["panic", ..] => seen.end = End::Panicked(line["panic ".len()..].to_owned()),
            ["cell", index, low, high] => {
                cells.get_mut(index.parse::<usize>().ok()?)?.found = hex(low)? | hex(high)? << 64;
            }
            ["call", name, ..] => {
                let args = words[2..].iter().map(|word| hex(word.split(':').next()?)).collect::<Option<Vec<_>>>()?;
                seen.calls.as_mut()?.push((name.to_owned(), args));
            }
            ["done"] => is_done = true,
            ["missing", ..] => {
                let name = &line["missing ".len()..];
                return Some(Err(NoRun::Failed(format!(
                    "it calls {name}, which is not given and cannot be answered for"
                ))));
            }
            ["impossible", ..] => return Some(Err(NoRun::Failed(line["impossible ".len()..].to_owned()))),
            _ => {}
        }
    }
    if let Some(number) = signal
        && !matches!(seen.end, End::Signal(..))
    {
        seen.end = End::Signal(number, 0);
    }
    if is_done {
        seen.cells = std::mem::take(cells);
    } else if seen.end == End::Returned {
        return None;
    }
    Some(Ok(seen))
}
