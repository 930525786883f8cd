//! From a file to a program: by its extension, through a compiler where one is needed.
//!
//! Loading has two steps, because LLVM programs that are compared must keep memory in the same way: first the source
//! is read and compiled, then both sides agree on a memory model for the functions that are compared, then each is
//! lowered.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use tandem_ir::pass::{NormalizeOptions, normalize};
use tandem_ir::{Module, Pair, Region, Side, Ty};
use tandem_llvm::{MemoryModel, Origin};

use crate::compile::javac::Javac;
use crate::compile::{clang, rustc};
use crate::inventory::{self, Item};
use crate::native::{Code, JavaCode, LlvmCode, LlvmSource};

/// Files larger than this are refused.
const MAX_FILE: u64 = 256 << 20;

/// Why a file could not be loaded. All of these are the user's turn.
#[derive(Debug)]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for LoadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.path.display(), self.message)
    }
}

/// A program as loaded.
#[derive(Debug)]
pub struct Loaded {
    /// The program.
    pub module: Module,
    /// Functions that could not be lowered: their names and why.
    pub refused: Vec<(String, String)>,
    /// What it can be run natively from.
    pub code: Code,
    /// Globals that stand for addresses of the program's own functions, with how users call those.
    pub addresses: Vec<(String, String)>,
    /// Everything that the file consists of, if all of it was lowered.
    pub items: Vec<Item>,
}

/// What a file holds, before lowering.
#[derive(Clone)]
enum Source {
    Ir(Module),
    Llvm(String, Origin),
    Classes(Vec<Vec<u8>>),
}

/// Two programs that are to be compared, read and compiled but not lowered: how LLVM programs keep memory depends on
/// which functions are compared, because both sides must keep it alike.
#[derive(Clone)]
pub struct Sources {
    paths: Pair<PathBuf>,
    sources: Pair<Source>,
    cflags: Vec<String>,
    /// What the two LLVM modules do not agree on: symbols and reasons.
    disagreements: Pair<Vec<(String, String)>>,
    /// Whether pointers that functions are given lead to memory of their own.
    pub no_alias: bool,
    /// Whether signed overflow in C is undefined.
    pub overflow_undefined: bool,
}

/// Loads one program.
pub fn load(path: &Path, cflags: &[String]) -> Result<Loaded, LoadError> {
    let source = read(path, cflags, &mut Javac::default())?;
    let memory = required_memory(path, &source, &[], &MemoryModel::default())?;
    lower(path, &source, &memory, &[], cflags, false, &[])
}

impl Sources {
    /// Reads both programs.
    pub fn read(paths: Pair<&Path>, cflags: &[String]) -> Result<Sources, LoadError> {
        let mut sources = read_both(paths, cflags)?;
        let disagreements = agree(paths, &mut sources)?;
        Ok(Sources {
            disagreements,
            paths: paths.map(Path::to_owned),
            sources,
            cflags: cflags.to_vec(),
            no_alias: false,
            overflow_undefined: false,
        })
    }

    /// Lowers everything in both programs.
    pub fn lower_all(&self) -> Result<Pair<Loaded>, LoadError> {
        let memory = self.memory(None)?;
        Pair::try_from_fn(|side| {
            let differing = &self.disagreements[side];
            let undefined = self.overflow_undefined;
            lower(&self.paths[side], &self.sources[side], &memory, &[], &self.cflags, undefined, differing)
        })
    }

    /// Lowers what the two functions need. Sides whose lowering does not depend on them are left out.
    pub fn lower_for(&self, entries: &Pair<String>) -> Result<Pair<Option<Loaded>>, LoadError> {
        if let (Source::Classes(left), Source::Classes(right)) = (&self.sources.left, &self.sources.right) {
            return self.lower_classes(Pair::new(left, right), entries);
        }
        let memory = self.memory(Some(entries))?;
        Pair::try_from_fn(|side| match &self.sources[side] {
            source @ Source::Llvm(..) => {
                let names = std::slice::from_ref(&entries[side]);
                let differing = &self.disagreements[side];
                let undefined = self.overflow_undefined;
                lower(&self.paths[side], source, &memory, names, &self.cflags, undefined, differing).map(Some)
            }
            Source::Classes(classes) => {
                let options =
                    tandem_jvm::Options { entries: vec![entries[side].clone()], ..tandem_jvm::Options::default() };
                let lowered = tandem_jvm::lower_classes(classes, &options)
                    .map_err(|error| LoadError { path: self.paths[side].clone(), message: error.to_string() })?;
                let why = tandem_jvm::alone(&lowered);
                let mut loaded = loaded_java(classes, lowered);
                check(&self.paths[side], &loaded)?;
                if let Some(why) = why.filter(|_| loaded.module.function_named(&entries[side]).is_some()) {
                    loaded.module = Module::default();
                    loaded.refused.push((entries[side].clone(), why));
                }
                Ok(Some(loaded))
            }
            Source::Ir(_) => Ok(None),
        })
    }

    /// Lowers what two methods need, with the same names for what corresponds. Where the programs do not fit together
    /// outside of the methods, the right one is refused.
    fn lower_classes(
        &self,
        classes: Pair<&Vec<Vec<u8>>>,
        entries: &Pair<String>,
    ) -> Result<Pair<Option<Loaded>>, LoadError> {
        let fail = |side: Side, message: String| LoadError { path: self.paths[side].clone(), message };
        let own_class = entries.as_ref().map(|entry| {
            let path = entry.split('(').next().unwrap_or(entry);
            path.rsplit_once('.').map_or("", |(class, _)| class).replace('.', "/")
        });
        let (renamed, why_not) =
            match tandem_jvm::rename::rename(classes.left, classes.right, &own_class.left, &own_class.right) {
                Ok(renamed) => (renamed, None),
                Err(why) => {
                    let classes = classes.right.clone();
                    let renamed =
                        tandem_jvm::rename::Renamed { classes, before: BTreeMap::new(), unpaired: BTreeSet::new() };
                    (renamed, Some(why))
                }
            };
        let names = Pair::new(entries.left.clone(), renamed.function(&entries.right));
        let classes = Pair::new(classes.left, &renamed.classes);
        let lowered = |side: Side, library_sees: &[Region], messages: &BTreeSet<String>| {
            let options = tandem_jvm::Options {
                entries: vec![names[side].clone()],
                library_sees: library_sees.to_vec(),
                compared_messages: messages.clone(),
                ..tandem_jvm::Options::default()
            };
            tandem_jvm::lower_classes(classes[side], &options).map_err(|error| fail(side, error.to_string()))
        };
        let mut both = Pair::try_from_fn(|side| lowered(side, &[], &BTreeSet::new()))?;
        // What library methods do may depend on all that they see of either side, so they are given as much on both.
        let mut seen: Vec<Region> = both.left.library_sees.clone();
        for region in &both.right.library_sees {
            if seen.iter().all(|known| known.name != region.name) {
                seen.push(region.clone());
            }
        }
        let messages = tandem_jvm::messages_to_compare(&both.left, &both.right);
        let sees_more = seen.len() > both.left.library_sees.len() || seen.len() > both.right.library_sees.len();
        if sees_more || !messages.is_empty() {
            both = Pair::try_from_fn(|side| lowered(side, &seen, &messages))?;
        }
        let why = tandem_jvm::disagreement(&both.left, &both.right, &messages)
            .or_else(|| unpaired_field(&both, &names, &renamed.unpaired))
            .or_else(|| {
                let reads_names = both.left.outside.reads_class_names || both.right.outside.reads_class_names;
                (reads_names && !renamed.before.is_empty())
                    .then(|| "the classes have different names, and the names of classes may be looked at".to_owned())
            })
            .or_else(|| {
                let has_state = |side: Side| {
                    let own = format!("{}.", own_class[side].replace('/', "."));
                    both[side].module.regions.values().any(|region| region.name.starts_with(&own))
                };
                why_not.filter(|_| Side::BOTH.into_iter().any(has_state))
            });
        Pair::try_from_fn(|side| {
            let mut lowered = both[side].clone();
            // Whoever asked for the method knows it by its own name.
            let function = lowered.module.function_named(&names[side]);
            if let Some(function) = function {
                lowered.module.functions[function].name.clone_from(&entries[side]);
            }
            for refused in &mut lowered.refused {
                if refused.name == names[side] {
                    refused.name.clone_from(&entries[side]);
                }
            }
            let mut loaded = loaded_java(classes[side], lowered);
            check(&self.paths[side], &loaded)?;
            if let (Side::Right, Some(why), Some(_)) = (side, &why, function) {
                loaded.module = Module::default();
                loaded.refused.push((entries[side].clone(), why.clone()));
            }
            Ok(Some(loaded))
        })
    }

    /// The memory model that serves both sides.
    fn memory(&self, entries: Option<&Pair<String>>) -> Result<MemoryModel, LoadError> {
        let mut joined = MemoryModel::default();
        joined.no_alias = self.no_alias;
        // What one side requires may make the other require more.
        loop {
            let before = joined.clone();
            for side in Side::BOTH {
                let names = entries.map_or(&[][..], |entries| std::slice::from_ref(&entries[side]));
                joined = required_memory(&self.paths[side], &self.sources[side], names, &joined)?;
            }
            if joined == before {
                return Ok(joined);
            }
        }
    }
}

/// Lets private variables of two LLVM modules have the same names where they are the same, and says what the modules do not
/// agree on.
fn agree(paths: Pair<&Path>, sources: &mut Pair<Source>) -> Result<Pair<Vec<(String, String)>>, LoadError> {
    let Pair { left: Source::Llvm(left, _), right: Source::Llvm(right, _) } = sources else {
        return Ok(Pair::new(vec![], vec![]));
    };
    *right = tandem_llvm::with_names_of_left(Pair::new(left, right));
    tandem_llvm::disagreements(Pair::new(left, right)).map_err(|error| {
        // The texts are read one after the other, so the error is the left one's if that has one by itself.
        let side = if tandem_llvm::required_memory(left).is_err() { Side::Left } else { Side::Right };
        LoadError { path: paths[side].to_owned(), message: error.to_string() }
    })
}

/// Reads both programs at once, because compilers take longer than all else; but one javac for two programs is faster
/// than two.
fn read_both(paths: Pair<&Path>, cflags: &[String]) -> Result<Pair<Source>, LoadError> {
    let needs_javac = |path: &Path| path.is_dir() || path.extension().is_some_and(|extension| extension == "java");
    if needs_javac(paths.left) && needs_javac(paths.right) {
        let mut javac = Javac::default();
        return Pair::try_from_fn(|side| read(paths[side], cflags, &mut javac));
    }
    std::thread::scope(|scope| {
        let right = scope.spawn(|| read(paths.right, cflags, &mut Javac::default()));
        let left = read(paths.left, cflags, &mut Javac::default());
        let right = right.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(Pair::new(left?, right?))
    })
}

fn read(path: &Path, cflags: &[String], javac: &mut Javac) -> Result<Source, LoadError> {
    let fail = |message: String| LoadError { path: path.to_owned(), message };
    if path.is_dir() {
        return Ok(Source::Classes(javac.compile(path).map_err(fail)?));
    }
    let size = fs::metadata(path).map_err(|error| fail(error.to_string()))?.len();
    if size > MAX_FILE {
        return Err(fail(format!("has {size} bytes; at most {MAX_FILE} are read")));
    }
    let bytes = || fs::read(path).map_err(|error| fail(error.to_string()));
    let text = || {
        String::from_utf8(bytes()?)
            .map_err(|error| fail(format!("is not text: byte {} is not UTF-8", error.utf8_error().valid_up_to())))
    };
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    Ok(match extension {
        "tir" => {
            let parsed = tandem_ir::text::parse_module(&text()?);
            Source::Ir(parsed.map_err(|error| fail(format!("{}:{}: {}", error.line, error.column, error.message)))?)
        }
        "ll" => Source::Llvm(text()?, Origin::Ir),
        "bc" => Source::Llvm(clang::disassemble(path).map_err(fail)?, Origin::Ir),
        "c" | "cpp" | "cc" | "cxx" => Source::Llvm(clang::compile(path, cflags).map_err(fail)?, Origin::C),
        "rs" => Source::Llvm(rustc::compile(path, rustc::Profile::of(cflags)).map_err(fail)?, Origin::Rust),
        "java" => Source::Classes(javac.compile(path).map_err(fail)?),
        "class" => Source::Classes(vec![bytes()?]),
        "jar" => {
            let entries = tandem_jvm::read_jar(&bytes()?, tandem_jvm::JarLimits::default());
            Source::Classes(
                entries.map_err(|error| fail(error.to_string()))?.into_iter().map(|(_, class)| class).collect(),
            )
        }
        "" => return Err(fail("has no extension that says what it is".to_owned())),
        other => {
            return Err(fail(format!(
                ".{other} files are not supported; .c .cpp .rs .ll .bc .java .class .jar and .tir are"
            )));
        }
    })
}

/// What a program requires of the memory model beyond what this one gives.
fn required_memory(
    path: &Path,
    source: &Source,
    entries: &[String],
    memory: &MemoryModel,
) -> Result<MemoryModel, LoadError> {
    match source {
        Source::Llvm(text, origin) => {
            let options = tandem_llvm::Options {
                memory: memory.clone(),
                origin: *origin,
                entries: entries.to_vec(),
                loose_types: has_loose_types(path, *origin),
                ..tandem_llvm::Options::default()
            };
            tandem_llvm::required_memory_with(text, &options)
                .map_err(|error| LoadError { path: path.to_owned(), message: error.to_string() })
        }
        Source::Ir(_) | Source::Classes(_) => Ok(memory.clone()),
    }
}

/// Whether a source may access any memory with any type. The compiler's output does not tell: Rust without `unsafe` keeps to
/// its types, and C does but for types that may alias.
fn has_loose_types(path: &Path, origin: Origin) -> bool {
    let word = match origin {
        Origin::Rust => "unsafe",
        Origin::C => "may_alias",
        Origin::Ir => return true,
    };
    // What cannot be read again may hold anything.
    fs::read_to_string(path).map_or(true, |text| text.contains(word))
}

fn lower(
    path: &Path,
    source: &Source,
    memory: &MemoryModel,
    entries: &[String],
    cflags: &[String],
    overflow_undefined: bool,
    disagreements: &[(String, String)],
) -> Result<Loaded, LoadError> {
    let fail = |message: String| LoadError { path: path.to_owned(), message };
    if overflow_undefined && matches!(source, Source::Ir(_) | Source::Llvm(_, Origin::Ir)) {
        let message =
            "--overflow undefined is about sources: in LLVM's text overflow gives poison, which is not modelled";
        return Err(fail(message.to_owned()));
    }
    let loaded = match source {
        Source::Ir(module) => {
            let items = inventory::of_ir(module);
            Loaded { module: module.clone(), refused: vec![], code: Code::None, addresses: vec![], items }
        }
        Source::Llvm(text, origin) => {
            let root = (*origin == Origin::Rust).then(|| rustc::CRATE.to_owned());
            let (memory, entries) = (memory.clone(), entries.to_vec());
            let disagreements = disagreements.to_vec();
            let options = tandem_llvm::Options {
                memory,
                origin: *origin,
                root,
                entries,
                loose_types: has_loose_types(path, *origin),
                overflow_undefined,
                disagreements,
            };
            let is_all = options.entries.is_empty();
            let lowered = tandem_llvm::lower_module(text, &options).map_err(|error| fail(error.to_string()))?;
            let source = match origin {
                Origin::C => LlvmSource::C(path.to_owned(), cflags.to_vec()),
                Origin::Rust => LlvmSource::Rust(path.to_owned(), rustc::Profile::of(cflags)),
                Origin::Ir => LlvmSource::Text,
            };
            let code = LlvmCode::new(text.clone(), &lowered, source);
            let refusals = lowered.refused.into_iter().map(|refusal| {
                let file = refusal.file.unwrap_or_else(|| path.display().to_string());
                (refusal.symbol, refusal.path, format!("{file}:{}: {}", refusal.line, refusal.reason))
            });
            let refusals: Vec<(String, String, String)> = refusals.collect();
            let mut items = vec![];
            if is_all {
                let found = tandem_llvm::inventory(text, options.root.as_deref());
                let found = found.map_err(|error| fail(error.to_string()))?;
                let names = code.functions.iter().map(|(name, info)| (info.symbol.clone(), name.clone())).collect();
                items = inventory::of_llvm(&found, &names, &refusals);
                if let (Origin::Rust, Ok(source)) = (*origin, fs::read_to_string(path)) {
                    inventory::add_rust_source(&mut items, &source);
                }
            }
            let refused = refusals.into_iter().map(|(_, name, why)| (name, why)).collect();
            Loaded { module: lowered.module, refused, code: Code::Llvm(code), addresses: lowered.code, items }
        }
        Source::Classes(classes) => lower_java(path, classes, &tandem_jvm::Options::default())?,
    };
    check(path, &loaded)?;
    Ok(loaded)
}

fn lower_java(path: &Path, classes: &[Vec<u8>], options: &tandem_jvm::Options) -> Result<Loaded, LoadError> {
    let lowered = tandem_jvm::lower_classes(classes, options)
        .map_err(|error| LoadError { path: path.to_owned(), message: error.to_string() })?;
    let mut loaded = loaded_java(classes, lowered);
    if options.entries.is_empty() {
        loaded.items = inventory::of_java(classes, &loaded.refused)
            .map_err(|error| LoadError { path: path.to_owned(), message: error.to_string() })?;
    }
    Ok(loaded)
}

fn loaded_java(classes: &[Vec<u8>], lowered: tandem_jvm::Lowered) -> Loaded {
    let code = Code::Java(JavaCode::new(classes.to_vec(), &lowered));
    let refused = lowered.refused.into_iter().map(|refused| (refused.name, refused.error.to_string()));
    Loaded { module: lowered.module, refused: refused.collect(), code, addresses: vec![], items: vec![] }
}

/// Why two methods cannot be compared that use a field which only one side's class has: nothing says what corresponds to it.
fn unpaired_field(
    both: &Pair<tandem_jvm::Lowered>,
    entries: &Pair<String>,
    unpaired: &BTreeSet<String>,
) -> Option<String> {
    for (side, lowered) in both.iter() {
        if unpaired.iter().all(|name| lowered.module.region_named(name).is_none()) {
            continue;
        }
        // Fields of objects that nobody else sees are no state.
        let mut module = lowered.module.clone();
        normalize(&mut module, &NormalizeOptions::default());
        let function = &module.functions[module.function_named(&entries[side])?];
        let mut state = function.signature.state.iter().filter_map(|ty| match ty {
            Ty::Mem(region) => Some(&module.regions[*region].name),
            _ => None,
        });
        if let Some(name) = state.find(|name| unpaired.contains(*name)) {
            return Some(format!("the field {name} of the {side} program has no counterpart on the other side"));
        }
    }
    None
}

fn check(path: &Path, loaded: &Loaded) -> Result<(), LoadError> {
    let Err(errors) = tandem_ir::verify_module(&loaded.module) else { return Ok(()) };
    let shown: Vec<String> = errors.iter().take(5).map(ToString::to_string).collect();
    let message = format!("not a valid program:\n  {}", shown.join("\n  "));
    Err(LoadError { path: path.to_owned(), message })
}
