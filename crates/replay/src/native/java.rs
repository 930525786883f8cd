//! Java: the method called in a JVM of its own, by a small program of ours that makes the objects of the input.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tandem_base::layout::FIRST_TEXT;
use tandem_base::objects::{CLASS, EXCEPTION_MESSAGE, LIST_ELEMENTS, LIST_SIZE, MODEL_FIELDS};
use tandem_base::{Budget, Pair, Side};
use tandem_compile::javac::helper_folder;
use tandem_compile::{Scratch, tools};
use tandem_interp::{MemoryInput, Run};
use tandem_ir::{RegionKind, Ty};
use tandem_jvm::EXCEPTION_OBJECT;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::Ints;
use tandem_process::run_to_end;
use tandem_texts::{made_up_text, string_id};

use super::code::JavaCode;
use super::histories::{HISTORIES, Transcripts};
use super::{End, NoRun, Seen, SeenCell, WhyNone, stopped, time_for};
use crate::counterexample::Counterexample;

/// The program that calls the method, with the parts of it that make objects as callers do.
const HELPER: &str = concat!(
    include_str!("TandemReplay.java"),
    include_str!("Observing.java"),
    include_str!("Making.java"),
    include_str!("Reaching.java"),
    include_str!("Histories.java")
);

/// For a JVM that runs one method once and starts fast.
const JVM_FLAGS: &[&str] = &[
    "-Xshare:auto",
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-Xmx512m",
    "-XX:+IgnoreUnrecognizedVMOptions",
    // Messages that name variables and methods of the one program or the other tell nothing.
    "-XX:-ShowCodeDetailsInExceptionMessages",
];
/// The time a native run gets, with the start of the JVM.
const TIME: Duration = Duration::from_secs(10);
/// The memory a JVM gets.
const MEMORY: u64 = 2 << 30;
/// The region that says which text a string object is.
const TEXT: &str = tandem_base::objects::STRING_TEXT;

/// Runs one side.
pub fn run(code: &JavaCode, claim: &Claim, side: Side, found: &Counterexample, budget: &Budget) -> Result<Seen, NoRun> {
    let Begun { scratch, classes, helper, java, mut request } = begin(code, claim, side, budget)?;
    let function = claim.programs[side].function();
    let module = &claim.programs[side].module;
    give_input(claim, side, found, &mut request)?;
    if let Some(thrown) = cell_of(claim, side, found, EXCEPTION_OBJECT).filter(|object| *object != 0) {
        let _ = writeln!(request, "thrown {thrown:x}");
    }
    let mut cells = looks(claim, side, found, &mut request);
    let file = |name: &str| scratch.path().join(name);
    std::fs::write(file("request"), &request).map_err(|error| NoRun::Failed(error.to_string()))?;
    let mut command = Command::new(java);
    command.args(JVM_FLAGS).arg("-cp").arg(helper).arg("TandemReplay").arg(&classes);
    command.arg(file("request")).arg(file("answer"));
    let started = Instant::now();
    let finished = match run_to_end(command, &budget.at_most(time_for(&found.runs[side], TIME)).with_memory(MEMORY)) {
        Ok(finished) => finished,
        Err(reason) => return stopped(&reason, &found.runs[side], side, started.elapsed()),
    };
    let answer = std::fs::read_to_string(file("answer")).unwrap_or_default();
    if answer.is_empty() && !finished.status.success() {
        let said = String::from_utf8_lossy(&finished.stderr);
        return Err(NoRun::Failed(format!("the JVM failed: {}", said.lines().next().unwrap_or(""))));
    }
    let result = function.signature.results.first().copied();
    read_answer(&answer, &found.runs[side], module, result, &mut cells)
        .unwrap_or_else(|| Err(NoRun::Failed(format!("the native run of the {side} side left no report"))))
}

/// Writes the input of a counterexample down: arguments, cells and texts.
fn give_input(claim: &Claim, side: Side, found: &Counterexample, request: &mut String) -> Result<(), NoRun> {
    let math = claim.semantics.ints == Ints::Math;
    let signature = &claim.programs[side].function().signature;
    for (ty, bits) in signature.params.iter().zip(&found.input.args[side]) {
        let _ = writeln!(request, "arg {:x}", word(*ty, *bits, math)?);
    }
    for (name, memory) in &found.input.memories {
        // Both sides are given the same, and all of it, though one may look at parts that the other leaves alone.
        let known = [side, side.other()].into_iter().find_map(|side| {
            let module = &claim.programs[side].module;
            module.region_named(name).map(|region| &module.regions[region])
        });
        let Some(region) = known.filter(|_| name != EXCEPTION_MESSAGE) else { continue };
        let last: BTreeMap<&Vec<u128>, u128> = memory.cells.iter().map(|(keys, bits)| (keys, *bits)).collect();
        for (keys, bits) in last {
            let _ = writeln!(request, "cell {name} {} {:x}", key_text(keys), word(region.element, bits, math)?);
        }
        if memory.default != 0 && region.kind != RegionKind::Hidden {
            return Err(NoRun::Failed(format!("memory {name} is not zero where nothing is said")));
        }
    }
    for (id, units) in texts(claim, found) {
        let units: String = units.iter().map(|unit| format!("{unit:04x}")).collect();
        let _ = writeln!(request, "text {id:x} {units}");
    }
    Ok(())
}

/// Lives through histories on one side: those that can be made of what both sides have and what does nothing outside of them.
pub fn live(
    code: Pair<&JavaCode>,
    claim: &Claim,
    side: Side,
    found: &Counterexample,
    budget: &Budget,
) -> Result<Transcripts, NoRun> {
    let Begun { scratch, classes, helper, java, mut request } = begin(code[side], claim, side, budget)?;
    // The values that calls are made with have to be the same on both sides, so they are all the left side's.
    give_input(claim, Side::Left, found, &mut request)?;
    let owners = Pair::from_fn(|side| {
        let method = code[side].methods.get(&claim.programs[side].function().name);
        method.map(|method| method.class.clone()).unwrap_or_default()
    });
    // The classes of the compared methods correspond, whatever they are called.
    let on_side =
        |text: &str| if side == Side::Left { text.to_owned() } else { renamed(text, &owners.left, &owners.right) };
    let callable = code.map(|code| tandem_jvm::harmless::public_harmless(&code.classes));
    for (class, name, descriptor) in &callable.left {
        let there = (
            renamed(class, &owners.left, &owners.right),
            name.clone(),
            renamed(descriptor, &owners.left, &owners.right),
        );
        if callable.right.contains(&there) {
            let _ = writeln!(request, "callable {} {name} {}", on_side(class).replace('/', "."), on_side(descriptor));
        }
    }
    let _ = writeln!(request, "histories {HISTORIES}");
    let file = |name: &str| scratch.path().join(name);
    std::fs::write(file("request"), &request).map_err(|error| NoRun::Failed(error.to_string()))?;
    let mut command = Command::new(java);
    command.args(JVM_FLAGS).arg("-cp").arg(helper).arg("TandemReplay").arg(&classes);
    command.arg(file("request")).arg(file("answer"));
    run_to_end(command, &budget.at_most(TIME).with_memory(MEMORY))
        .map_err(|reason| NoRun::Failed(format!("histories of the {side} side: {reason}")))?;
    let answer = std::fs::read_to_string(file("answer")).unwrap_or_default();
    if let Some(why) = answer.lines().find_map(|line| line.strip_prefix("impossible ")) {
        return Err(NoRun::Failed(why.to_owned()));
    }
    let mut all = Transcripts::new();
    let answer = answer.strip_suffix("done\n").unwrap_or("");
    for part in answer.split("history ").skip(1) {
        let mut lines = part.lines().map(str::to_owned);
        if let Some(number) = lines.next().and_then(|line| line.parse::<usize>().ok()) {
            all.insert(number, lines.collect());
        }
    }
    Ok(all)
}

/// A name or descriptor in which one class has the other's name.
fn renamed(text: &str, from: &str, to: &str) -> String {
    if text == from { to.to_owned() } else { text.replace(&format!("L{from};"), &format!("L{to};")) }
}

/// What every run of the helper needs.
struct Begun {
    scratch: Scratch,
    /// The folder with the classes, inside of the scratch folder.
    classes: PathBuf,
    /// The folder with the helper.
    helper: PathBuf,
    java: PathBuf,
    /// The method, the classes and what may be called.
    request: String,
}

fn begin(code: &JavaCode, claim: &Claim, side: Side, budget: &Budget) -> Result<Begun, NoRun> {
    let failed = |why: &str| NoRun::Failed(why.to_owned());
    let java = tools::java().ok_or(NoRun::CannotBe(WhyNone::NoTool("java")))?;
    let helper = match helper_folder("TandemReplay", HELPER, budget) {
        Some(helper) => helper,
        None if tools::javac().is_none() => return Err(NoRun::CannotBe(WhyNone::NoTool("javac"))),
        None if budget.exhausted().is_some() => return Err(failed("there was no time left for a native run")),
        None => return Err(failed("the program that runs Java could not be compiled")),
    };
    let function = claim.programs[side].function();
    let method =
        code.methods.get(&function.name).ok_or_else(|| NoRun::Failed(format!("{} is no method", function.name)))?;
    if method.name.starts_with('<') {
        return Err(failed("constructors are not called by themselves"));
    }
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let classes = scratch.path().join("classes");
    let mut given = String::new();
    for class in &code.classes {
        let name = tandem_jvm::class_name(class).ok_or_else(|| failed("a class file without a name"))?;
        let file = classes.join(format!("{name}.class"));
        let folder = file.parent().ok_or_else(|| failed("a class without a folder"))?;
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&file, class))
            .map_err(|error| NoRun::Failed(error.to_string()))?;
        let _ = writeln!(given, "given {}", name.replace('/', "."));
    }
    let is_static = u8::from(!method.has_receiver);
    let class = method.class.replace('/', ".");
    let mut request = format!("method {class} {} {} {is_static}\n", method.name, method.descriptor);
    request.push_str(&given);
    for (code, name) in &code.names {
        let _ = writeln!(request, "class {code:x} {name}");
    }
    for (number, (class, constant)) in &code.constants {
        let _ = writeln!(request, "constant {number:x} {class} {constant}");
    }
    for (class, name, descriptor) in tandem_jvm::harmless::harmless(&code.classes) {
        let _ = writeln!(request, "harmless {} {name} {descriptor}", class.replace('/', "."));
    }
    Ok(Begun { scratch, classes, helper, java, request })
}

/// Inputs that callers can give, as far as constructors and methods make them: tried where an input was found that none can.
pub fn reachable(code: &JavaCode, claim: &Claim, found: &Counterexample, budget: &Budget) -> Vec<Input> {
    let Ok(Begun { scratch, classes, helper, java, mut request }) = begin(code, claim, Side::Left, budget) else {
        return vec![];
    };
    for bits in &found.input.args.left {
        let _ = writeln!(request, "arg {:x}", *bits as u64);
    }
    request.push_str("reach\n");
    let file = |name: &str| scratch.path().join(name);
    if std::fs::write(file("request"), &request).is_err() {
        return vec![];
    }
    let mut command = Command::new(java);
    command.args(JVM_FLAGS).arg("-cp").arg(helper).arg("TandemReplay").arg(&classes);
    command.arg(file("request")).arg(file("answer"));
    if run_to_end(command, &budget.at_most(TIME).with_memory(MEMORY)).is_err() {
        return vec![];
    }
    let answer = std::fs::read_to_string(file("answer")).unwrap_or_default();
    let codes: BTreeMap<&str, u128> =
        code.names.iter().map(|(code, name)| (name.as_str(), u128::from(*code))).collect();
    answer.split("state\n").skip(1).filter_map(|state| reached(state, claim, &codes)).collect()
}

/// An input that the helper wrote down.
fn reached(state: &str, claim: &Claim, codes: &BTreeMap<&str, u128>) -> Option<Input> {
    let mut input = Input::default();
    let mut memories: BTreeMap<String, MemoryInput> = BTreeMap::new();
    let mut strings = BTreeSet::new();
    let mut bits_of = |word: &str| match word.strip_prefix('t') {
        None => u64::from_str_radix(word, 16).ok().map(u128::from),
        Some(digits) => {
            let units = units_of(digits)?;
            strings.insert(String::from_utf16(&units).ok()?);
            Some(u128::from(string_id(&units)) | FIRST_TEXT)
        }
    };
    let mut args = Vec::new();
    for line in state.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let (region, keys, bits) = match words[..] {
            ["arg", word] => {
                args.push(bits_of(word)?);
                continue;
            }
            ["class", key, name] => match codes.get(name) {
                Some(code) => (CLASS, key, *code),
                None => continue,
            },
            ["cell", region, keys, word] => (region, keys, bits_of(word)?),
            ["impossible", ..] => return None,
            _ => continue,
        };
        let keys: Option<Vec<u128>> = keys
            .split(',')
            .filter(|key| !key.is_empty())
            .map(|key| u64::from_str_radix(key, 16).ok().map(u128::from))
            .collect();
        let is_used = claim.programs.iter().any(|(_, program)| program.module.region_named(region).is_some());
        if is_used && bits != 0 {
            memories.entry(region.to_owned()).or_default().cells.push((keys?, bits));
        }
    }
    input.args = Pair::new(args.clone(), args);
    input.memories = memories.into_iter().map(|(name, memory)| (name, Arc::new(memory))).collect();
    input.strings = strings;
    Some(input)
}

/// Units of a text that were written as four hexadecimal digits each.
fn units_of(digits: &str) -> Option<Vec<u16>> {
    let units = digits.as_bytes().chunks(4).map(|unit| u16::from_str_radix(std::str::from_utf8(unit).ok()?, 16).ok());
    units.collect()
}

/// The bits of a scalar as the machine has them.
fn word(ty: Ty, bits: u128, math: bool) -> Result<u64, NoRun> {
    if let Ty::Int(width @ 1..=64) = ty
        && math
    {
        let unused = 128 - u32::from(width);
        if ((bits << unused) as i128) >> unused != bits as i128 {
            let what = format!("{} does not fit in {width} bits", bits as i128);
            return Err(NoRun::CannotBe(WhyNone::Mathematical(what)));
        }
    }
    Ok(bits as u64)
}

fn key_text(keys: &[u128]) -> String {
    let keys: Vec<String> = keys.iter().map(|key| format!("{:x}", *key as u64)).collect();
    keys.join(",")
}

/// The texts of all numbers that occur as texts in the input.
fn texts(claim: &Claim, found: &Counterexample) -> BTreeMap<u64, Vec<u16>> {
    let mut known: BTreeMap<u64, Vec<u16>> = BTreeMap::new();
    let modules = claim.programs.iter().flat_map(|(_, program)| program.module.strings.iter());
    for text in found.input.strings.iter().chain(modules) {
        let units: Vec<u16> = text.encode_utf16().collect();
        known.insert(string_id(&units), units);
    }
    let mut numbers: BTreeSet<u64> = BTreeSet::new();
    for (name, memory) in &found.input.memories {
        let is_text = name == TEXT;
        numbers.extend(
            memory
                .cells
                .iter()
                .map(|(_, bits)| *bits)
                .filter(|bits| is_text || *bits & FIRST_TEXT != 0)
                .map(|bits| (bits | FIRST_TEXT) as u64),
        );
    }
    numbers.extend(
        found
            .input
            .args
            .left
            .iter()
            .chain(&found.input.args.right)
            .filter(|bits| **bits & FIRST_TEXT != 0)
            .map(|bits| *bits as u64),
    );
    if found.input.memories.contains_key(TEXT)
        || claim.programs.iter().any(|(_, program)| program.module.region_named(TEXT).is_some())
    {
        numbers.insert(FIRST_TEXT as u64);
    }
    for number in numbers {
        known.entry(number).or_insert_with(|| made_up_text(number));
    }
    known
}

/// What a cell without keys holds after the interpreter's run.
fn cell_of(claim: &Claim, side: Side, found: &Counterexample, name: &str) -> Option<u128> {
    let region = claim.programs[side].module.region_named(name)?;
    let (_, contents) = found.runs[side].memories.iter().find(|(id, _)| *id == region)?;
    Some(contents.get(&[]))
}

/// Asks for the cells that the interpreter says something about, and says what is expected in them.
fn looks(claim: &Claim, side: Side, found: &Counterexample, request: &mut String) -> Vec<SeenCell> {
    let module = &claim.programs[side].module;
    let mut cells = Vec::new();
    for (id, contents) in &found.runs[side].memories {
        let region = &module.regions[*id];
        let given = found.input.memories.get(&region.name);
        if region.name == EXCEPTION_MESSAGE {
            // Messages that the machine makes are left where they are not compared.
            let before = given.and_then(|memory| memory.cells.last()).map_or(0, |(_, bits)| *bits);
            let is_thrown = cell_of(claim, side, found, EXCEPTION_OBJECT).is_some_and(|object| object != 0);
            let expected = contents.get(&[]);
            if is_thrown || expected != before {
                let _ = writeln!(request, "look {EXCEPTION_MESSAGE} ");
                cells.push(SeenCell {
                    name: region.name.clone(),
                    ty: region.element,
                    expected,
                    is_told: true,
                    found: expected,
                });
            }
            continue;
        }
        // What a model of a library class holds is nowhere to be seen, but for the elements of lists.
        let is_of_model =
            region.name.starts_with(MODEL_FIELDS) && ![LIST_SIZE, LIST_ELEMENTS].contains(&region.name.as_str());
        if is_of_model
            || region.kind != RegionKind::Shared
            || ["class", TEXT, EXCEPTION_OBJECT].contains(&region.name.as_str())
        {
            continue;
        }
        let mut keys: BTreeSet<Vec<u128>> = contents.cells().map(|(keys, _)| keys).collect();
        keys.extend(given.iter().flat_map(|memory| memory.cells.iter().map(|(keys, _)| keys.clone())));
        for keys in keys {
            let _ = writeln!(request, "look {} {}", region.name, key_text(&keys));
            let name = format!("{}[{}]", region.name, key_text(&keys));
            let expected = contents.get(&keys);
            cells.push(SeenCell { name, ty: region.element, expected, is_told: true, found: expected });
        }
    }
    cells
}

fn read_answer(
    answer: &str,
    run: &Run,
    module: &tandem_ir::Module,
    result: Option<Ty>,
    cells: &mut Vec<SeenCell>,
) -> Option<Result<Seen, NoRun>> {
    let mut seen = Seen {
        end: End::Exited,
        results: vec![],
        cells: vec![],
        calls: None,
        output: vec![],
        observed: None,
        made: vec![],
    };
    let mut is_done = false;
    for line in answer.lines() {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "result" => {
                seen.end = End::Returned;
                if let Some(ty) = result {
                    let expected = run.results.first().copied().unwrap_or(0);
                    seen.results.push(read_value(rest, ty, expected, run, module)?);
                }
            }
            "threw" => seen.end = End::Threw(rest.to_owned()),
            "impossible" => {
                return Some(Err(NoRun::Failed(format!("the input cannot be made in Java: {rest}"))));
            }
            "made" => seen.made.push(rest.to_owned()),
            "output" => seen.output = bytes_of(rest)?,
            "observed" => {
                let (what, text) = rest.split_once(' ')?;
                seen.observed.get_or_insert_default().insert(what.to_owned(), text.to_owned());
            }
            "cell" => {
                let (index, value) = rest.split_once(' ')?;
                let cell = cells.get_mut(index.parse::<usize>().ok()?)?;
                cell.found = read_value(value, cell.ty, cell.expected, run, module)?;
            }
            "done" => is_done = true,
            _ => return None,
        }
    }
    seen.cells = std::mem::take(cells);
    (is_done || seen.end == End::Exited).then_some(Ok(seen))
}

/// Bytes that were written as two hexadecimal digits each.
fn bytes_of(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

/// A value as the interpreter would write it. Objects that were made on the way have other numbers there, so they are
/// what was expected if an object of that kind was.
fn read_value(text: &str, ty: Ty, expected: u128, run: &Run, module: &tandem_ir::Module) -> Option<u128> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    match kind {
        "word" => u64::from_str_radix(rest, 16).ok().map(u128::from),
        "text" if ty == Ty::Ref => {
            let units = units_of(rest)?;
            let id = u128::from(string_id(&units));
            let text_of = |object: u128| {
                let region = module.region_named(TEXT)?;
                let (_, contents) = run.memories.iter().find(|(id, _)| *id == region)?;
                Some(contents.get(&[object]) | FIRST_TEXT)
            };
            let is_expected = expected == id || expected != 0 && text_of(expected).is_none_or(|text| text == id);
            Some(if is_expected { expected } else { id })
        }
        // The message of an exception.
        "text" => {
            let units = units_of(rest)?;
            let id = u128::from(string_id(&units));
            Some(if expected | FIRST_TEXT == id { expected } else { id })
        }
        "object" => Some(if expected != 0 { expected } else { u128::MAX }),
        "void" => Some(0),
        _ => None,
    }
}
