//! Small Rust functions, run natively and in the interpreter.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use tandem_interp::{Ended, Inputs, Limits, MemoryInput, Program};
use tandem_ir::{Outcome, Ty};
use tandem_llvm::{Lookup, Lowered, Options, Origin, lower_module};

use super::compile::output;
use super::{Tally, Verdict, innermost};

const FUNCTIONS: &str = include_str!("functions.rs");
const FLAGS: [&str; 7] = [
    "-Copt-level=3",
    "-Cno-prepopulate-passes",
    "-Cpanic=abort",
    "-Coverflow-checks=on",
    "-Cdebug-assertions=off",
    "-Ccodegen-units=1",
    "-Clink-dead-code=yes",
];
/// Where slices are in our memory.
const ADDRESS: u128 = 0x10000;

/// Inputs that all functions of a group are run on.
fn scalars() -> Vec<(i64, i64)> {
    let interesting = [0i64, 1, -1, 2, 3, 7, 10, 31, 64, -5, 100, 12345, i32::MAX as i64, i32::MIN as i64, 255];
    interesting.iter().flat_map(|&a| interesting.iter().map(move |&b| (a, b))).collect()
}

fn slices() -> Vec<(Vec<i32>, i32)> {
    let lists: [&[i32]; 7] =
        [&[], &[5], &[1, 2, 3], &[9, -3, 7, 7, 0], &[i32::MAX, 1], &[-1, i32::MIN, 4, 2], &[3, 1, 4, 1, 5, 9]];
    let keys = [0, 1, 2, 3, 5, -1, 7, 40];
    lists.iter().flat_map(|list| keys.iter().map(move |&key| (list.to_vec(), key))).collect()
}

/// Functions by group, in the order of the file.
fn functions() -> Vec<(&'static str, &'static str)> {
    let mut group = "";
    let mut found = vec![];
    for line in FUNCTIONS.lines() {
        if let Some(rest) = line.strip_prefix("// group: ") {
            group = rest.split(' ').next().unwrap_or("");
        }
        if let Some(rest) = line.strip_prefix("pub fn ") {
            found.push((group, rest.split('(').next().unwrap_or("")));
        }
    }
    found
}

/// Runs every function on all inputs, both ways.
pub fn compare_all(folder: &Path) -> Result<Tally, String> {
    let native = native_results(folder)?;
    let library = folder.join("library.rs");
    std::fs::write(&library, FUNCTIONS).map_err(|error| error.to_string())?;
    let module = folder.join("library.ll");
    let mut command = Command::new("rustc");
    command.args(["--crate-type=lib", "--edition=2021", "--cap-lints=allow", "--emit=llvm-ir", "-g"]).args(FLAGS);
    command.arg("-o").arg(&module).arg(&library);
    if output(command, Duration::from_secs(120))?.1 != 0 {
        return Err("rustc refuses the functions".into());
    }
    let text = std::fs::read_to_string(&module).map_err(|error| error.to_string())?;
    let options = Options { origin: Origin::Rust, root: Some("library".into()), ..Options::default() };
    let lowered = lower_module(&text, &options).map_err(|error| error.to_string())?;
    let program = Program::new(&lowered.module);
    let mut tally = Tally::default();
    for (group, name) in functions() {
        tally.add(name, compare_function(&lowered, &program, group, name, &native));
    }
    Ok(tally)
}

fn compare_function(
    lowered: &Lowered,
    program: &Program,
    group: &str,
    name: &str,
    native: &BTreeMap<String, String>,
) -> Verdict {
    let id = match lowered.lookup(name) {
        Lookup::Found(id) => id,
        Lookup::Refused(refusal) => return Verdict::Refused(innermost(&refusal.reason)),
        other => return Verdict::Mismatch(format!("not found: {other:?}")),
    };
    let mut machine = program.machine();
    let mut compared = 0;
    let mut check = |number: usize, inputs: Inputs, length: usize| -> Option<Verdict> {
        let budget = Limits { steps: 5_000_000, ..Limits::default() };
        let run = machine.run(id, &inputs, &budget);
        let ours = match &run.ended {
            Ended::Outcome(Outcome::Return) => {
                let results: Vec<String> = run.results.iter().map(u128::to_string).collect();
                let mut text = format!("ok {}", results.join(" "));
                if group == "mutable" {
                    for index in 0..length {
                        let _ = write!(text, " {}", element(lowered, run, index));
                    }
                }
                text
            }
            Ended::Outcome(Outcome::Panic(kind)) => format!("panic {kind}"),
            other => format!("{other:?}"),
        };
        compared += 1;
        let theirs = native.get(&format!("{name} {number}"));
        if theirs.map(|text| normal(text)) == Some(normal(&ours)) {
            return None;
        }
        Some(Verdict::Mismatch(format!("input {number}: ours {ours:?}, native {theirs:?}")))
    };
    if matches!(group, "scalars" | "wide") {
        for (number, (a, b)) in scalars().into_iter().enumerate() {
            let cut = |x: i64| if group == "scalars" { u128::from(x as i32 as u32) } else { u128::from(x as u64) };
            let inputs = Inputs { args: vec![cut(a), cut(b)], ..Inputs::default() };
            if let Some(verdict) = check(number, inputs, 0) {
                return verdict;
            }
        }
    } else {
        for (number, (list, key)) in slices().into_iter().enumerate() {
            let args = vec![ADDRESS, list.len() as u128, u128::from(key as u32)];
            let inputs = Inputs { args, memories: memory(lowered, &list), ..Inputs::default() };
            if let Some(verdict) = check(number, inputs, list.len()) {
                return verdict;
            }
        }
    }
    if compared == 0 { Verdict::Skipped("no inputs".into()) } else { Verdict::Same }
}

/// The kinds of panic without the numbers that messages mention.
fn normal(text: &str) -> String {
    for kind in ["index out of bounds", "assertion failed"] {
        if text.starts_with(&format!("panic {kind}")) {
            return format!("panic {kind}");
        }
    }
    if text.starts_with("panic range ") || text.starts_with("panic slice index ") || text.contains("mid > len") {
        return "panic slice index out of range".into();
    }
    text.to_owned()
}

fn memory(lowered: &Lowered, list: &[i32]) -> BTreeMap<tandem_ir::RegionId, Arc<MemoryInput>> {
    let mut memories = BTreeMap::new();
    for (id, region) in lowered.module.regions.iter() {
        let cells = match (region.name.as_str(), region.element) {
            ("heap.i32", Ty::Int(32)) => {
                let cell = |(index, x): (usize, &i32)| (vec![ADDRESS + 4 * index as u128], u128::from(*x as u32));
                list.iter().enumerate().map(cell).collect()
            }
            ("heap", Ty::Int(8)) => {
                let bytes = list.iter().flat_map(|x| x.to_le_bytes()).enumerate();
                bytes.map(|(index, byte)| (vec![ADDRESS + index as u128], u128::from(byte))).collect()
            }
            _ => continue,
        };
        memories.insert(id, Arc::new(MemoryInput { default: 0, cells }));
    }
    memories
}

fn element(lowered: &Lowered, run: &tandem_interp::Run, index: usize) -> u32 {
    let address = ADDRESS + 4 * index as u128;
    for (id, contents) in &run.memories {
        match lowered.module.regions[*id].name.as_str() {
            "heap.i32" => return contents.get(&[address]) as u32,
            "heap" => {
                return (0..4).fold(0, |bits, byte| bits | (contents.get(&[address + byte]) as u32) << (8 * byte));
            }
            _ => {}
        }
    }
    0
}

/// What each function gives natively, by name and number of the input.
fn native_results(folder: &Path) -> Result<BTreeMap<String, String>, String> {
    let mut source = FUNCTIONS.to_owned();
    source.push_str(
        "fn show<R>(name: &str, number: usize, run: impl FnOnce() -> R, print: impl FnOnce(R) -> String) {\n\
         let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));\n\
         match result { Ok(value) => println!(\"{name} {number}|ok {}\", print(value)), Err(payload) => {\n\
         let text = payload.downcast_ref::<String>().cloned().or(payload.downcast_ref::<&str>().map(|t| t.to_string())).unwrap_or_default();\n\
         println!(\"{name} {number}|panic {text}\"); } } }\n\
         fn main() { std::panic::set_hook(Box::new(|_| {}));\n",
    );
    let scalars = scalars();
    let slices = slices();
    let _ = writeln!(source, "let scalars: &[(i64, i64)] = &{scalars:?};");
    let _ = writeln!(source, "let slices: &[(&[i32], i32)] = &[");
    for (list, key) in &slices {
        let _ = writeln!(source, "(&{list:?}, {key}),");
    }
    source.push_str("];\n");
    for (group, name) in functions() {
        let _ = match group {
            "scalars" => writeln!(
                source,
                "for (n, &(a, b)) in scalars.iter().enumerate() {{ show(\"{name}\", n, || {name}(a as i32, b as i32), |r| (r as u32).to_string()); }}"
            ),
            "wide" => writeln!(
                source,
                "for (n, &(a, b)) in scalars.iter().enumerate() {{ show(\"{name}\", n, || {name}(a as u64, b as u64), |r| r.to_string()); }}"
            ),
            "slice" => writeln!(
                source,
                "for (n, &(v, k)) in slices.iter().enumerate() {{ show(\"{name}\", n, || {name}(v, k), |r| (r as u64).to_string()); }}"
            ),
            _ => writeln!(
                source,
                "for (n, &(v, k)) in slices.iter().enumerate() {{ show(\"{name}\", n, || {{ let mut c = v.to_vec(); let r = {name}(&mut c, k); (r, c) }}, |(r, c)| {{ let mut t = (r as u64).to_string(); for x in c {{ t += &format!(\" {{}}\", x as u32); }} t }}); }}"
            ),
        };
    }
    source.push_str("}\n");
    let file = folder.join("native.rs");
    let program = folder.join("native");
    std::fs::write(&file, source).map_err(|error| error.to_string())?;
    let mut command = Command::new("rustc");
    command.args(["--edition=2021", "--cap-lints=allow", "-O", "-Coverflow-checks=on", "-o"]).arg(&program).arg(&file);
    if output(command, Duration::from_secs(300))?.1 != 0 {
        return Err("rustc refuses the native program".into());
    }
    let (text, _) = output(Command::new(&program), Duration::from_secs(20))?;
    Ok(text
        .lines()
        .filter_map(|line| line.split_once('|'))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect())
}
