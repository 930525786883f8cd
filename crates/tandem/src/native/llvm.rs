//! C, C++, Rust and LLVM: a call appended to the text of the module, compiled by clang with `support.c`.
//!
//! Because the call is part of the module it reaches functions and variables that the language hides, and passes
//! structures as the module itself does. Addresses of the input are real: the memory is put exactly there.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::time::{Duration, Instant};

use tandem_ir::interp::global_address;
use tandem_ir::{Module, Outcome, Region, RegionKind, Side, Ty};
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Counterexample;
use tandem_proof::semantics::{Ints, Overflow};
use tandem_solver::{Budget, run_to_end};

use super::code::LlvmCode;
use super::llvm_text::{Header, bare, header, leaves, quoted};
use super::stubs::{to_word, with_stubs};
use super::{End, Seen, SeenCell, stopped, time_for};
use crate::compile::{Scratch, clang};
use crate::tools;

const SUPPORT: &str = include_str!("support.c");

/// The time a native run gets; the interpreter, which is much slower, came to an end.
const TIME: Duration = Duration::from_secs(5);
/// The memory a native run gets.
const MEMORY: u64 = 1 << 30;
/// Addresses from here on belong to globals, …
const FIRST_GLOBAL: u128 = 1 << 62;
/// … and from here on to what a program allocates.
const FIRST_MADE: u128 = 1 << 63;

/// Runs one side.
pub fn run(
    code: &LlvmCode,
    claim: &Claim,
    side: Side,
    found: &Counterexample,
    budget: &Budget,
) -> Result<Seen, String> {
    let clang = tools::clang().ok_or("there is no clang to compile with")?;
    let run = &found.runs[side];
    let function = claim.programs[side].function();
    let info = code.functions.get(&function.name).ok_or_else(|| format!("{} has no symbol", function.name))?;
    let symbol = &info.symbol;
    let checked = match (run.outcome(), &code.source) {
        (Some(Outcome::Ub(_)), Some((path, flags))) => {
            let overflow = claim.semantics.overflow == Overflow::Undefined;
            Some(clang::compile_checked(path, flags, overflow)?)
        }
        _ => None,
    };
    let text = &bare(checked.as_ref().unwrap_or(&code.text));
    let header = find(text, symbol).ok_or_else(|| format!("{symbol} was not found in LLVM's text"))?;
    let mut layout = Layout::new(text, &claim.programs[side].module, claim.semantics.ints == Ints::Math);
    let call =
        layout.call(&header, &function.signature.params, &found.input.args[side], &function.signature.results)?;
    let inputs = layout.inputs(found)?;
    let (outputs, mut cells) = layout.outputs(side, found);
    let scratch = Scratch::new()?;
    let file = |name: &str| scratch.path().join(name);
    let mut module = with_stubs(text, run.outcome())?;
    if module.contains("@main(") {
        module = module.replace("@main(", "@tandem_user_main(");
    }
    write!(module, "{}{call}", layout.globals()).map_err(|error| error.to_string())?;
    let support = tables(&inputs, &outputs, found, side, &file("report").display().to_string()) + SUPPORT;
    let write = |name: &str, text: &str| std::fs::write(file(name), text).map_err(|error| error.to_string());
    write("module.ll", &module)?;
    write("support.c", &support)?;
    let mut command = Command::new(clang);
    command.args(["-w", "-O0", "-Wno-override-module", "-x", "ir"]).arg(file("module.ll"));
    command.args(["-x", "c"]).arg(file("support.c")).arg("-o").arg(file("program")).arg("-lm");
    if module.contains("@_Z") {
        command.arg("-lstdc++");
    }
    let compiled = run_to_end(command, &budget.at_most(Duration::from_secs(30)).with_memory(4 << 30))
        .map_err(|reason| format!("clang: {reason}"))?;
    if !compiled.status.success() {
        let said = String::from_utf8_lossy(&compiled.stderr);
        let first = said.lines().find(|line| line.contains("error") || line.contains("undefined"));
        return Err(format!("it cannot be linked: {}", first.unwrap_or("clang fails").trim()));
    }
    let begun = Instant::now();
    let finished = match run_to_end(
        Command::new(file("program")),
        &budget.at_most(time_for(&found.runs[side], TIME)).with_memory(MEMORY),
    ) {
        Ok(finished) => finished,
        Err(reason) => return stopped(&reason, &found.runs[side], side, begun.elapsed()),
    };
    let report = std::fs::read_to_string(file("report")).unwrap_or_default();
    read_report(
        &report,
        finished.status.signal(),
        finished.stdout,
        &mut cells,
        &claim.programs[side].function().signature.results,
    )
    .ok_or_else(|| format!("the native run of the {side} side left no report"))
}

fn find(text: &str, symbol: &str) -> Option<Header> {
    let mention = format!("{}(", quoted(symbol));
    text.lines()
        .filter(|line| line.starts_with("define ") && line.contains(&mention))
        .find_map(|line| header(line).filter(|header| header.symbol == symbol))
}

/// Where things of the IR are in the machine's memory.
struct Layout<'a> {
    text: &'a str,
    module: &'a Module,
    math: bool,
    /// Symbols of the globals that are spoken of.
    globals: Vec<String>,
}

/// A cell of the machine's memory.
#[derive(Clone, Debug)]
struct Cell {
    global: Option<usize>,
    address: u128,
    size: usize,
    bits: u128,
    /// The value is an address in this global.
    points_into: Option<usize>,
}

impl<'a> Layout<'a> {
    fn new(text: &'a str, module: &'a Module, math: bool) -> Layout<'a> {
        Layout { text, module, math, globals: vec![] }
    }

    /// The function that makes the call.
    fn call(&mut self, header: &Header, types: &[Ty], args: &[u128], results: &[Ty]) -> Result<String, String> {
        if header.params.len() != types.len() {
            return Err("parameters that are structures cannot be passed".to_owned());
        }
        let mut written = Vec::new();
        for ((param, ty), bits) in header.params.iter().zip(types).zip(args) {
            let value = self.literal(&param.ty, *ty, *bits)?;
            written.push(format!("{} {} {value}", param.ty, param.attributes));
        }
        let mut body = String::from("declare void @tandem_result(i32, i64, i64)\ndefine void @tandem_call() {\n");
        let call = format!("call {} {}({})", header.result, quoted(&header.symbol), written.join(", "));
        if header.result == "void" {
            body.push_str(&format!("  {call}\n"));
        } else {
            let parts = leaves(&header.result)
                .filter(|parts| parts.len() == results.len())
                .ok_or_else(|| format!("results of type {} cannot be read", header.result))?;
            body.push_str(&format!("  %r = {call}\n"));
            for (index, part) in parts.iter().enumerate() {
                let value = if parts.len() == 1 && !header.result.starts_with('{') {
                    "%r".to_owned()
                } else {
                    body.push_str(&format!("  %e{index} = extractvalue {} %r, {index}\n", header.result));
                    format!("%e{index}")
                };
                let low = to_word(part, &value, &format!("r{index}"), &mut body).ok_or("a result is no scalar")?;
                let high = if part == "i128" {
                    body.push_str(&format!("  %h{index} = lshr i128 {value}, 64\n"));
                    body.push_str(&format!("  %g{index} = trunc i128 %h{index} to i64\n"));
                    format!("%g{index}")
                } else {
                    "0".to_owned()
                };
                body.push_str(&format!("  call void @tandem_result(i32 {index}, i64 {low}, i64 {high})\n"));
            }
        }
        body.push_str("  ret void\n}\n");
        Ok(body)
    }

    fn literal(&mut self, llvm: &str, ty: Ty, bits: u128) -> Result<String, String> {
        Ok(match ty {
            Ty::Bool => if bits & 1 == 1 { "true" } else { "false" }.to_owned(),
            Ty::F32 => format!("0x{:016X}", f64::from(f32::from_bits(bits as u32)).to_bits()),
            Ty::F64 => format!("0x{:016X}", bits as u64),
            Ty::Ptr if bits == 0 => "null".to_owned(),
            Ty::Ptr => match self.global_at(bits)? {
                Some((global, offset)) => {
                    format!("getelementptr (i8, ptr {}, i64 {offset})", quoted(&self.globals[global]))
                }
                None => format!("inttoptr (i64 {} to ptr)", bits as u64 as i64),
            },
            Ty::Int(width) => {
                let unused = 128 - u32::from(width);
                let number = ((bits << unused) as i128) >> unused;
                if self.math && number != bits as i128 {
                    return Err(format!("{} does not fit in {llvm}", bits as i128));
                }
                if width == 1 { if number == 0 { "false" } else { "true" }.to_owned() } else { number.to_string() }
            }
            Ty::Ref | Ty::Mem(_) | Ty::World => return Err("a parameter that LLVM does not have".to_owned()),
        })
    }

    /// The global that an address is in, and how far.
    fn global_at(&mut self, address: u128) -> Result<Option<(usize, u128)>, String> {
        if !(FIRST_GLOBAL..FIRST_MADE).contains(&address) {
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
        let start = format!("{} = ", quoted(symbol));
        self.text.lines().any(|line| line.starts_with(&start))
    }

    fn global(&mut self, symbol: &str) -> Result<usize, String> {
        if let Some(known) = self.globals.iter().position(|known| known == symbol) {
            return Ok(known);
        }
        if !self.has_global(symbol) {
            return Err(format!("there is no variable {symbol}"));
        }
        self.globals.push(symbol.to_owned());
        Ok(self.globals.len() - 1)
    }

    /// Where a cell of a region is: a global and an offset, or an address.
    fn place(&mut self, region: &Region, keys: &[u128]) -> Result<Option<(Option<usize>, u128)>, String> {
        if region.kind == RegionKind::Hidden {
            return Ok(None);
        }
        if region.keys == [Ty::Ptr] {
            let address = keys[0];
            if address >= FIRST_MADE {
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

    /// The cells of the input.
    fn inputs(&mut self, found: &Counterexample) -> Result<Vec<Cell>, String> {
        let mut cells = Vec::new();
        let mut bytes: BTreeMap<(Option<usize>, u128), u8> = BTreeMap::new();
        for (name, memory) in &found.input.memories {
            let Some(region) = self.module.region_named(name) else { continue };
            let region = &self.module.regions[region];
            if matches!(region.kind, RegionKind::Hidden | RegionKind::Constant | RegionKind::Local) {
                continue;
            }
            if memory.default != 0 {
                return Err(format!("memory {name} is not zero where nothing is said"));
            }
            let last: BTreeMap<&Vec<u128>, u128> = memory.cells.iter().map(|(keys, bits)| (keys, *bits)).collect();
            for (keys, bits) in last {
                if self.is_constant(name, keys, bits) {
                    continue;
                }
                let Some((global, address)) = self.place(region, keys)? else { continue };
                let size = bytes_of(region.element);
                let points = if region.element == Ty::Ptr { self.global_at(bits)? } else { None };
                let bits = points.map_or(bits, |(_, offset)| offset);
                for at in 0..size {
                    let byte = (bits >> (8 * at)) as u8;
                    let known = bytes.insert((global, address + at as u128), byte);
                    if known.is_some_and(|known| known != byte) {
                        return Err("the input has two values of different types in one place".to_owned());
                    }
                }
                cells.push(Cell { global, address, size, bits, points_into: points.map(|(global, _)| global) });
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

    /// The cells to look at afterwards, and what is expected in them.
    fn outputs(&mut self, side: Side, found: &Counterexample) -> (Vec<Cell>, Vec<SeenCell>) {
        let (mut cells, mut expected) = (Vec::new(), Vec::new());
        for (id, contents) in &found.runs[side].memories {
            let region = &self.module.regions[*id];
            if region.kind != RegionKind::Shared {
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
                let shown: Vec<String> = keys.iter().map(|key| format!("{key:#x}")).collect();
                cells.push(Cell { global, address, size: bytes_of(region.element), bits, points_into: None });
                let name = format!("{}[{}]", region.name, shown.join(","));
                expected.push(SeenCell { name, ty: region.element, expected: bits, found: 0 });
            }
        }
        (cells, expected)
    }

    /// The table of globals that `support.c` looks into.
    fn globals(&self) -> String {
        let all: Vec<String> = self.globals.iter().map(|symbol| format!("ptr {}", quoted(symbol))).collect();
        let (count, all) = if all.is_empty() { (1, "ptr null".to_owned()) } else { (all.len(), all.join(", ")) };
        format!("@tandem_globals = constant [{count} x ptr] [{all}]\n")
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

/// The tables that stand before `support.c`.
fn tables(inputs: &[Cell], outputs: &[Cell], found: &Counterexample, side: Side, report: &str) -> String {
    let mut text = String::from(
        "struct tandem_cell { int global; unsigned long address; unsigned size; unsigned long low, high; int into; };\n\
         struct tandem_answer { int count; unsigned long values[4]; };\n",
    );
    let global = |global: Option<usize>| global.map_or(-1, |global| global as i64);
    for (name, cells) in [("inputs", inputs), ("outputs", outputs)] {
        let _ = writeln!(text, "#define TANDEM_{} {}", name.to_uppercase(), cells.len());
        let _ = writeln!(text, "static const struct tandem_cell tandem_{name}[] = {{");
        for cell in cells {
            let _ = writeln!(
                text,
                "{{{}, {:#x}ul, {}, {:#x}ul, {:#x}ul, {}}},",
                global(cell.global),
                cell.address as u64,
                cell.size,
                cell.bits as u64,
                (cell.bits >> 64) as u64,
                global(cell.points_into)
            );
        }
        let _ = writeln!(text, "{{0, 0, 0, 0, 0, 0}}}};");
    }
    let events: Vec<_> =
        found.runs[side].events.iter().filter(|event| !super::library::is_known(&event.callee)).collect();
    let _ = writeln!(text, "#define TANDEM_ANSWERS {}", events.len() + 1);
    let _ = writeln!(text, "static const struct tandem_answer tandem_answers[] = {{");
    for event in events {
        let values: Vec<String> = event.results.iter().take(4).map(|bits| format!("{:#x}ul", *bits as u64)).collect();
        let values = if values.is_empty() { "0".to_owned() } else { values.join(", ") };
        let _ = writeln!(text, "{{{}, {{{values}}}}},", event.results.len().min(4));
    }
    let _ = writeln!(text, "{{0, {{0}}}}}};\n#define TANDEM_REPORT {report:?}");
    text
}

fn read_report(
    report: &str,
    signal: Option<i32>,
    output: Vec<u8>,
    cells: &mut Vec<SeenCell>,
    types: &[Ty],
) -> Option<Seen> {
    let mut seen = Seen { end: End::Exited, results: vec![0; types.len()], cells: vec![], calls: Some(vec![]), output };
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
    Some(seen)
}
