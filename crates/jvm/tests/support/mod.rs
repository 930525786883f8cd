//! The real JVM as an oracle, and the interpreter as the one who is asked the same questions.

#![allow(dead_code, clippy::unwrap_used)]

pub mod generator;
pub mod random;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tandem_interp::{Ended, Inputs, Limits, Machine, MemoryInput, Run};
use tandem_ir::{Id, Module, Outcome, RegionId, RegionKind};
use tandem_jvm::{JavaType, Lowered, MethodType};
use tandem_texts::string_id as text_id;

const ORACLE: &str = include_str!("Oracle.java");

/// An argument of a call.
#[derive(Clone, Debug)]
pub enum Arg {
    /// The bits of a number.
    Number(u64),
    /// Null.
    Null,
    /// The same object as an earlier argument.
    Same(usize),
    /// A new array with elements of these bits.
    Array(Vec<u64>),
    /// A new string.
    Text(Vec<u16>),
}

/// A call of a static method.
#[derive(Clone, Debug)]
pub struct Call {
    pub class: String,
    pub method: String,
    pub descriptor: String,
    pub args: Vec<Arg>,
}

/// A folder of its own, removed at the end.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        // Tests of one process run side by side: each needs a folder of its own.
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let serial = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tandem-jvm-{name}-{}-{serial}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Whether there is a JDK to compare with. Without one the tests say so and are not run.
pub fn has_jdk() -> bool {
    let runs = |program: &str| Command::new(program).arg("-version").output().is_ok_and(|out| out.status.success());
    let found = runs("javac") && runs("java");
    if !found {
        eprintln!("not run: no JDK");
    }
    found
}

/// Compiles sources to class files in `folder`.
pub fn compile(folder: &Path, sources: &[(String, String)]) {
    let source_folder = folder.with_extension("src");
    std::fs::create_dir_all(&source_folder).unwrap();
    std::fs::create_dir_all(folder).unwrap();
    let mut command = Command::new("javac");
    command.args(["-g", "-proc:none", "-nowarn", "-J-XX:TieredStopAtLevel=1", "-d"]).arg(folder);
    for (name, text) in sources {
        let path = source_folder.join(name);
        std::fs::write(&path, text).unwrap();
        command.arg(path);
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "javac: {}", String::from_utf8_lossy(&output.stderr));
    let _ = std::fs::remove_dir_all(&source_folder);
}

/// The class files in a folder, in the order of their names.
pub fn class_files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .unwrap()
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "class"))
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), std::fs::read(entry.path()).unwrap()))
        .collect();
    found.sort();
    found
}

/// What the real JVM answers, a line a call. `options` go to the JVM.
pub fn ask_jvm(scratch: &Path, classes: &Path, calls: &[Call], options: &[String]) -> Vec<String> {
    let home = oracle(scratch);
    let (requests, answers) = (scratch.join("requests"), scratch.join("answers"));
    let text: String = calls.iter().map(|call| request(call) + "\n").collect();
    std::fs::write(&requests, text).unwrap();
    let mut command = Command::new("java");
    command.args(options).args(["-XX:TieredStopAtLevel=1", "-cp"]).arg(&home).arg("Oracle");
    let output = command.arg(classes).arg(&requests).arg(&answers).output().unwrap();
    assert!(output.status.success(), "java: {}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read_to_string(&answers).unwrap();
    let lines: Vec<String> = text.lines().map(with_text_numbers).collect();
    assert_eq!(lines.len(), calls.len());
    lines
}

/// Static methods of library classes that calls can be made of.
#[derive(Clone, Debug)]
pub struct LibraryMethod {
    pub class: String,
    pub name: String,
    pub descriptor: String,
    pub is_public: bool,
}

/// Lists the static methods over numbers, strings and arrays of numbers of library classes.
pub fn list_library(scratch: &Path, classes: &[&str]) -> Vec<LibraryMethod> {
    let home = oracle(scratch);
    let output = Command::new("java").arg("-cp").arg(&home).args(["Oracle", "--list"]).args(classes).output().unwrap();
    assert!(output.status.success(), "java: {}", String::from_utf8_lossy(&output.stderr));
    let mut methods: Vec<LibraryMethod> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            LibraryMethod {
                class: words[0].to_string(),
                name: words[1].to_string(),
                descriptor: words[2].to_string(),
                is_public: words[3] == "public",
            }
        })
        .collect();
    methods.sort_by(|a, b| (&a.class, &a.name, &a.descriptor).cmp(&(&b.class, &b.name, &b.descriptor)));
    methods
}

/// The class files of library classes, as far as there are such classes.
pub fn dump_library(scratch: &Path, classes: &[&str]) -> Vec<Vec<u8>> {
    let home = oracle(scratch);
    let folder = scratch.join("library");
    std::fs::create_dir_all(&folder).unwrap();
    let mut command = Command::new("java");
    let output = command.arg("-cp").arg(&home).args(["Oracle", "--dump"]).arg(&folder).args(classes).output().unwrap();
    assert!(output.status.success(), "java: {}", String::from_utf8_lossy(&output.stderr));
    class_files(&folder).into_iter().map(|(_, bytes)| bytes).collect()
}

/// The folder with the compiled oracle.
fn oracle(scratch: &Path) -> PathBuf {
    let home = scratch.join("oracle");
    if !home.exists() {
        compile(&home, &[("Oracle.java".to_string(), ORACLE.to_string())]);
    }
    home
}

/// Whether a method looks at static fields of the JVM's past: final ones that an initialiser computed in a way that we
/// did not follow, or those of the library, which are not reset for every call.
pub fn reads_unknown_statics(lowered: &Lowered, call: &Call) -> bool {
    let found = lowered.methods.iter().find(|(_, facts)| {
        facts.class == call.class && facts.name == call.method && facts.descriptor == call.descriptor
    });
    let Some((function, _)) = found else { return false };
    let is_library = call.class.contains('/');
    lowered.module.functions[function].signature.state.iter().any(|ty| match ty {
        tandem_ir::Ty::Mem(region) => {
            let region = &lowered.module.regions[*region];
            region.keys.is_empty()
                && !region.name.starts_with('@')
                && (is_library || region.kind == RegionKind::Computed)
        }
        _ => false,
    })
}

fn request(call: &Call) -> String {
    let mut line = format!("{} {} {}", call.class, call.method, call.descriptor);
    for arg in &call.args {
        line.push(' ');
        match arg {
            Arg::Number(bits) => write!(line, "{bits:x}").unwrap(),
            Arg::Null => line.push('n'),
            Arg::Same(position) => write!(line, "={position}").unwrap(),
            Arg::Array(elements) => {
                let elements: Vec<String> = elements.iter().map(|bits| format!("{bits:x}")).collect();
                write!(line, "a{}", elements.join(",")).unwrap();
            }
            Arg::Text(units) => {
                line.push('s');
                units.iter().for_each(|unit| write!(line, "{unit:04x}").unwrap());
            }
        }
    }
    line
}

/// Strings in answers, given by their units, as the numbers of their texts.
fn with_text_numbers(line: &str) -> String {
    let word = |word: &str| match word.strip_prefix('s') {
        Some(units) if units.len() % 4 == 0 && units.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            let units: Vec<u16> =
                (0..units.len() / 4).map(|i| u16::from_str_radix(&units[4 * i..4 * i + 4], 16).unwrap()).collect();
            format!("t{:x}", text_id(&units))
        }
        _ => word.to_string(),
    };
    let in_arrays = |text: &str| match text.strip_prefix('a') {
        Some(rest) if rest.starts_with('s') => {
            format!("a{}", rest.split(',').map(word).collect::<Vec<_>>().join(","))
        }
        _ => word(text),
    };
    line.split(' ').map(in_arrays).collect::<Vec<_>>().join(" ")
}

/// Asks the interpreter what the JVM was asked.
pub struct Interpreter<'l> {
    pub lowered: &'l Lowered,
    pub machine: Machine,
    /// Memories that static initialisers made, to start from.
    pub initial: BTreeMap<RegionId, Arc<MemoryInput>>,
    /// The number of the next object after static initialisers ran.
    pub first_free: u64,
}

/// Why the interpreter has no answer that could be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    Missing,
    OutOfSteps,
    Unspecified,
    Approximated,
    Other(String),
}

impl<'l> Interpreter<'l> {
    pub fn new(lowered: &'l Lowered) -> Self {
        let program = tandem_interp::Program::new(&lowered.module);
        Interpreter { lowered, machine: program.machine(), initial: BTreeMap::new(), first_free: 1 }
    }

    fn module(&self) -> &'l Module {
        &self.lowered.module
    }

    /// The answer in the oracle's words.
    pub fn ask(&mut self, call: &Call) -> Result<String, NoAnswer> {
        let lowered = self.lowered;
        let module = self.module();
        let found = lowered.methods.iter().find(|(_, facts)| {
            facts.class == call.class && facts.name == call.method && facts.descriptor == call.descriptor
        });
        let Some((function, _)) = found else { return Err(NoAnswer::Missing) };
        let ty = MethodType::parse(&call.descriptor).unwrap();
        let mut heap = Heap { memories: self.initial.clone(), module, next: self.first_free, arrays: BTreeMap::new() };
        let mut args: Vec<u128> = Vec::new();
        for (arg, param) in call.args.iter().zip(&ty.params) {
            let value = match arg {
                Arg::Number(bits) => u128::from(*bits),
                Arg::Null => 0,
                Arg::Same(position) => args[*position],
                Arg::Array(elements) => heap.array(param, elements),
                Arg::Text(units) => heap.string(units),
            };
            args.push(value);
        }
        if let Some(region) = module.region_named("@allocated") {
            heap.set(region, vec![], u128::from(heap.next));
        }
        let strings = call.args.iter().filter_map(|arg| match arg {
            Arg::Text(units) => String::from_utf16(units).ok(),
            _ => None,
        });
        let strings = strings.collect();
        let inputs = Inputs { args: args.clone(), memories: heap.memories.clone(), strings, ..Inputs::default() };
        let budget = Limits { steps: 3_000_000, ..Limits::default() };
        let run = self.machine.run(function, &inputs, &budget);
        match &run.ended {
            Ended::Outcome(_) => {}
            Ended::OutOfSteps => return Err(NoAnswer::OutOfSteps),
            other => return Err(NoAnswer::Other(format!("{other:?}"))),
        }
        if run.unspecified {
            return Err(NoAnswer::Unspecified);
        }
        let view = View { lowered, run, inputs: &inputs, arrays: &heap.arrays };
        let mut answer = match run.outcome() {
            Some(Outcome::Return) => match &ty.result {
                None => "V".to_string(),
                Some(result) => format!("R {}", view.value(result, run.results[0])),
            },
            Some(Outcome::Throw(class)) => {
                let code = class.strip_prefix('#').and_then(|code| code.parse::<u32>().ok());
                let name = code.and_then(|code| lowered.classes.get(&code).cloned());
                format!("T {}", name.unwrap_or_else(|| class.clone()))
            }
            other => format!("{other:?}"),
        };
        for (position, param) in ty.params.iter().enumerate() {
            if matches!(param, JavaType::Array(_)) {
                write!(answer, " A {position} {}", view.value(param, args[position])).unwrap();
            }
        }
        view.statics(&mut answer);
        view.events(&mut answer);
        if run.approximated && view.used_unknown_function() {
            return Err(NoAnswer::Approximated);
        }
        Ok(answer)
    }
}

struct Heap<'m> {
    memories: BTreeMap<RegionId, Arc<MemoryInput>>,
    module: &'m Module,
    next: u64,
    /// The arrays made here, for what the module has no region for.
    arrays: BTreeMap<u128, (JavaType, Vec<u64>)>,
}

impl Heap<'_> {
    fn set(&mut self, region: RegionId, keys: Vec<u128>, value: u128) {
        Arc::make_mut(self.memories.entry(region).or_default()).cells.push((keys, value));
    }

    fn new_object(&mut self, class: &str) -> u128 {
        let number = u128::from(self.next);
        self.next += 1;
        if let Some(region) = self.module.region_named("class") {
            self.set(region, vec![number], u128::from(Outcome::Throw(class.to_string()).code()));
        }
        number
    }

    fn array(&mut self, ty: &JavaType, elements: &[u64]) -> u128 {
        let number = self.new_object(&ty.to_string());
        self.arrays.insert(number, (ty.clone(), elements.to_vec()));
        if let Some(region) = self.module.region_named("array.length") {
            self.set(region, vec![number], elements.len() as u128);
        }
        if let Some(region) = array_region(self.module, ty) {
            for (index, &bits) in elements.iter().enumerate() {
                self.set(region, vec![number, index as u128], u128::from(bits));
            }
        }
        number
    }

    fn string(&mut self, units: &[u16]) -> u128 {
        // The oracle's empty strings are the constant one.
        if units.is_empty() {
            return u128::from(text_id(units) | 1 << 63);
        }
        let number = self.new_object("java/lang/String");
        if let Some(region) = self.module.region_named("java.lang.String.text") {
            self.set(region, vec![number], u128::from(text_id(units)));
        }
        number
    }
}

fn array_region(module: &Module, ty: &JavaType) -> Option<RegionId> {
    let JavaType::Array(element) = ty else { return None };
    let name = match **element {
        JavaType::Boolean => "array.boolean",
        JavaType::Byte => "array.byte",
        JavaType::Char => "array.char",
        JavaType::Short => "array.short",
        JavaType::Int => "array.int",
        JavaType::Long => "array.long",
        JavaType::Float => "array.float",
        JavaType::Double => "array.double",
        _ => "array.ref",
    };
    module.region_named(name)
}

/// What is there after a run.
struct View<'v> {
    lowered: &'v Lowered,
    run: &'v Run,
    inputs: &'v Inputs,
    arrays: &'v BTreeMap<u128, (JavaType, Vec<u64>)>,
}

impl View<'_> {
    fn element(&self, name: &str, keys: &[u128]) -> u128 {
        let Some(region) = self.lowered.module.region_named(name) else { return 0 };
        if let Some((_, contents)) = self.run.memories.iter().find(|(id, _)| *id == region) {
            return contents.get(keys);
        }
        let cells = self.inputs.memories.get(&region).map(|input| input.cells.as_slice()).unwrap_or_default();
        cells.iter().rev().find(|(known, _)| known == keys).map_or(0, |(_, value)| *value)
    }

    /// A value in the oracle's words.
    fn value(&self, ty: &JavaType, bits: u128) -> String {
        match ty {
            JavaType::Object(_) | JavaType::Array(_) => self.reference(bits),
            _ => format!("{bits:x}"),
        }
    }

    fn reference(&self, number: u128) -> String {
        if number == 0 {
            return "n".to_string();
        }
        if number >> 63 == 1 {
            return format!("t{number:x}");
        }
        if number >> 62 == 1 {
            let bits = match (number >> 40) & 0xff {
                3 => number & 0xffff_ffff,
                4 => u128::from(number as u32 as i32 as i64 as u64),
                5 | 7 => number & 0xffff,
                6 => number & 0xff,
                8 => number & 1,
                1 => return "ojava/lang/Class".to_string(),
                _ => return "ojava/io/PrintStream".to_string(),
            };
            return format!("b{bits:x}");
        }
        if let Some((ty, elements)) = self.arrays.get(&number) {
            let region = array_region(&self.lowered.module, ty).map(|id| self.lowered.module.regions[id].name.clone());
            let element = |(index, &bits): (usize, &u64)| match &region {
                Some(region) => format!("{:x}", self.element(region, &[number, index as u128])),
                None => format!("{bits:x}"),
            };
            return format!("a{}", elements.iter().enumerate().map(element).collect::<Vec<_>>().join(","));
        }
        let code = self.element("class", &[number]) as u32;
        let class = self.lowered.classes.get(&code).cloned().unwrap_or_else(|| {
            // Arrays and strings given as arguments.
            let known = ["[Z", "[B", "[C", "[S", "[I", "[J", "[F", "[D", "java/lang/String"];
            let found = known.iter().find(|name| Outcome::Throw(name.to_string()).code() == code);
            found.map_or_else(|| format!("#{code:x}"), |name| name.to_string())
        });
        if class == "java/lang/String" {
            return format!("t{:x}", self.element("java.lang.String.text", &[number]) | 1 << 63);
        }
        if let Some(ty) = class.strip_prefix('[').and(JavaType::parse(&class)) {
            let JavaType::Array(element) = &ty else { return class };
            let region = array_region(&self.lowered.module, &ty).map(|id| self.lowered.module.regions[id].name.clone());
            let length = self.element("array.length", &[number]);
            let elements: Vec<String> = (0..length)
                .map(|index| {
                    let bits = region.as_ref().map_or(0, |region| self.element(region, &[number, index]));
                    self.value(element, bits)
                })
                .collect();
            return format!("a{}", elements.join(","));
        }
        let boxes = ["Integer", "Long", "Short", "Byte", "Character", "Boolean", "Float", "Double"];
        if let Some(name) = class.strip_prefix("java/lang/").filter(|name| boxes.contains(name)) {
            return format!("b{:x}", self.element(&format!("java.lang.{name}.value"), &[number]));
        }
        format!("o{class}")
    }

    /// Static fields that are not zero, in the order of their names.
    fn statics(&self, answer: &mut String) {
        let mut fields = BTreeMap::new();
        for (_, region) in self.lowered.module.regions.iter() {
            if region.keys.is_empty() && region.kind == RegionKind::Shared {
                let bits = self.element(&region.name, &[]);
                let text = match region.element {
                    tandem_ir::Ty::Ref => self.reference(bits),
                    _ => format!("{bits:x}"),
                };
                if text != "n" && text != "0" {
                    fields.insert(&region.name, text);
                }
            }
        }
        fields.iter().for_each(|(name, value)| write!(answer, " F {name} {value}").unwrap());
    }

    fn events(&self, answer: &mut String) {
        for event in &self.run.events {
            let name = event.callee.strip_prefix("java/io/PrintStream.").unwrap_or(&event.callee);
            let stream = event.args.first().copied().unwrap_or(0) & 0xff;
            write!(answer, " E {stream}{name} ").unwrap();
            match event.args.get(1) {
                None => answer.push('-'),
                Some(bits) if name.contains("String") => write!(answer, "t{bits:x}").unwrap(),
                Some(bits) => write!(answer, "{bits:x}").unwrap(),
            }
        }
    }

    /// Whether the program has functions by name that nothing is known about.
    fn used_unknown_function(&self) -> bool {
        // Others stand for what the interpreter cannot know, but only where the answer does not depend on it.
        const UNKNOWN: &[&str] = &[
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "sinh",
            "cosh",
            "tanh",
            "exp",
            "expm1",
            "log",
            "log10",
            "log1p",
            "cbrt",
            "ulp",
            "ulpf",
            "pow",
            "atan2",
            "hypot",
            "remainder",
            "string.of.f32",
            "string.of.f64",
        ];
        let known = |name: &str| !UNKNOWN.contains(&name);
        self.lowered.module.functions.values().any(|function| {
            function
                .insts
                .values()
                .any(|data| matches!(&data.inst, tandem_ir::Inst::Pure { function, .. } if !known(function)))
        })
    }
}

/// A number from the environment, for runs larger than usual.
pub fn count_from_environment(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The index of a typed id, for messages.
pub fn index_of(id: impl Id) -> usize {
    id.index()
}
