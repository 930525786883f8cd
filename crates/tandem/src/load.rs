//! From a file to a program: by its extension, through a compiler where one is needed.
//!
//! A source is read, compiled and parsed once. Lowering comes later, for the functions that are compared and what they need,
//! because both sides must keep memory in the same way: they agree on a memory model first.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::{fmt, fs};

use tandem_base::{Pair, Side};
use tandem_compile::instances::Instance;
use tandem_compile::javac::{Javac, libraries};
use tandem_compile::{ROOT, clang, instances, linked, maven, rustc, tools};
use tandem_ir::{Module, Region, Ty};
use tandem_jvm::Classes;
use tandem_jvm::rename::{Renamed, rename};
use tandem_llvm::{MemoryModel, Origin, Parsed, Promises};
use tandem_passes::{NormalizeOptions, normalize};
use tandem_replay::native::{Code, JavaCode, LlvmCode, LlvmSource};

use crate::error::Error;
use crate::identity::{self, Digests, Identities};
use crate::inventory::{self, Contents};
use crate::{rust_generics, rust_modules};

/// Files larger than this are refused.
const MAX_FILE: u64 = 256 << 20;

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
}

/// What a file holds, parsed and not lowered.
#[derive(Clone)]
enum Source {
    Ir(Arc<Module>),
    Llvm(Arc<LlvmFile>),
    Classes(Arc<Classes>),
}

/// A file that was compiled to LLVM, or is in LLVM's text.
struct LlvmFile {
    parsed: Parsed,
    origin: Origin,
    /// Whether it may access any memory with any type.
    loose_types: bool,
    /// Its text with that of all its modules, and how it was compiled, if it is in Rust.
    rust: Option<RustCrate>,
    /// What its debug information tells, once somebody asked.
    told: Arc<OnceLock<Arc<tandem_llvm::CppProgram>>>,
}

/// What only the source of a crate tells.
#[derive(Clone)]
struct RustCrate {
    text: String,
    options: rustc::CrateOptions,
    files: Vec<PathBuf>,
    /// What users call instances of generic functions that were added, by their symbols.
    instances: BTreeMap<String, String>,
}

/// Two programs that are to be compared, read, compiled and parsed but not lowered: how LLVM programs keep memory depends on
/// which functions are compared, because both sides must keep it alike.
#[derive(Clone)]
pub struct Sources {
    paths: Pair<PathBuf>,
    sources: Pair<Source>,
    cflags: Pair<Vec<String>>,
    /// What the two LLVM modules do not agree on: symbols and reasons.
    disagreements: Pair<Vec<tandem_llvm::Disagreement>>,
    work: Arc<Pair<Counts>>,
    /// Functions that the user says are the same: names of the left and of the right side.
    pub maps: Vec<(String, String)>,
    /// Everything that the two files consist of, as the compilers' output has it.
    pub contents: Arc<Pair<Contents>>,
    /// What digests of single functions are made with.
    digests: Arc<Digests>,
    /// RIGHT's classes with LEFT's names, by the classes that are compared.
    renamings: Arc<Mutex<Renamings>>,
    /// What debug information tells of both programs, if structures have members that moved.
    moved: Arc<OnceLock<Option<Pair<tandem_llvm::CppProgram>>>>,
    /// Whether pointers that functions are given lead to memory of their own.
    pub no_alias: bool,
    /// Whether RIGHT may do anything where LEFT is undefined.
    pub refines: bool,
    /// Whether signed overflow in C is undefined.
    pub overflow_undefined: bool,
}

/// How two functions are looked at.
#[derive(Clone, Copy)]
pub enum Look<'a> {
    /// With all that they need.
    Whole,
    /// Functions of these symbols, which are the same on both sides, are not looked into.
    Changes(&'a [String]),
    /// To run them: functions that both sides have under one name have one address, although they are not the same.
    Runs,
    /// With all that they need, where functions of these symbols are taken to be the same wherever their addresses go.
    Given(&'a BTreeSet<String>),
    /// The same, where moreover functions of some symbols are not looked into: such that are the same on both sides, or given.
    Parts {
        /// Those that are taken to be the same wherever their addresses go.
        given: &'a BTreeSet<String>,
        /// Those that are not looked into.
        opaque: &'a [String],
    },
}

type Renamings = BTreeMap<(String, String), Arc<Renaming>>;

/// RIGHT's classes with LEFT's names, or why they cannot have them.
struct Renaming {
    renamed: Renamed,
    why_not: Option<String>,
}

/// How often a front end worked on a source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Times that the compiler's output was parsed.
    pub parsed: usize,
    /// Times that functions were lowered.
    pub lowered: usize,
}

#[derive(Debug, Default)]
struct Counts {
    parsed: AtomicUsize,
    lowered: AtomicUsize,
}

/// Loads one program: with everything in it, or with what a function needs if one is named and the program has it.
pub fn load(path: &Path, cflags: &[String], entry: Option<&str>) -> Result<Loaded, Error> {
    let fail = |message: String| Error::Input { path: path.to_owned(), message };
    let source = read(path, cflags, &mut Javac::default(), &Counts::default())?;
    let symbol = entry.and_then(|entry| source.contents().symbol(entry).map(str::to_owned));
    match source {
        Source::Ir(module) => {
            check(path, &module)?;
            Ok(loaded_ir(&module))
        }
        Source::Llvm(file) => {
            let mut prepared = file.parsed.prepare(file.options(symbol.iter().cloned().collect()));
            let memory = prepared.required_memory(&MemoryModel::default());
            let mut lowered = prepared.lower(&memory).map_err(|error| fail(error.to_string()))?;
            if let (Some(symbol), Some(entry)) = (&symbol, entry) {
                name_entry(&mut lowered, symbol, entry);
            }
            Ok(loaded_llvm(path, &file, lowered, cflags))
        }
        Source::Classes(classes) => {
            let entries = symbol.and(entry).map(str::to_owned).into_iter().collect();
            let options = tandem_jvm::Options { entries, ..tandem_jvm::Options::default() };
            let lowered = classes.lower(&options).map_err(|error| fail(error.to_string()))?;
            Ok(loaded_java(&classes, lowered))
        }
    }
}

impl Sources {
    /// Reads both programs.
    pub fn read(paths: Pair<&Path>, cflags: &Pair<Vec<String>>) -> Result<Sources, Error> {
        let work: Pair<Counts> = Pair::default();
        let mut sources = read_both(paths, cflags, &work)?;
        add_instances(paths, &mut sources, cflags, &work)?;
        for side in Side::BOTH {
            if let Source::Ir(module) = &sources[side] {
                check(paths[side], module)?;
            }
        }
        let maps = tandem_compile::mapped(&cflags.right);
        let disagreements = agree(paths, &mut sources, &maps, &work)?;
        Ok(Sources {
            disagreements,
            maps,
            contents: Arc::new(sources.as_ref().map(Source::contents)),
            paths: paths.map(Path::to_owned),
            sources,
            cflags: cflags.clone(),
            work: Arc::new(work),
            digests: Arc::default(),
            renamings: Arc::default(),
            moved: Arc::default(),
            no_alias: false,
            refines: false,
            overflow_undefined: false,
        })
    }

    /// What the front ends have done so far.
    pub fn work(&self) -> Pair<Work> {
        let load = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        (*self.work).as_ref().map(|counts| Work { parsed: load(&counts.parsed), lowered: load(&counts.lowered) })
    }

    /// Why nothing in these programs can be compared as it is asked.
    pub fn check_semantics(&self) -> Result<(), Error> {
        let is_text = |source: &Source| match source {
            Source::Ir(_) => true,
            Source::Llvm(file) => file.origin == Origin::Ir,
            Source::Classes(_) => false,
        };
        match Side::BOTH.into_iter().find(|side| self.overflow_undefined && is_text(&self.sources[*side])) {
            None => Ok(()),
            Some(side) => Err(self.fail(
                side,
                "--overflow undefined is about sources: in LLVM's text overflow gives poison, which is not modelled",
            )),
        }
    }

    /// What both files define for others to name and is not the same, if both are in LLVM. Functions of the given symbols are.
    pub fn changed_for_others(&self, given: &BTreeSet<String>) -> Vec<tandem_llvm::ChangedForOthers> {
        self.both_llvm().map_or_else(Vec::new, |modules| tandem_llvm::changed_for_others(modules, given))
    }

    /// Symbols of all functions that both sides define and that are not the same.
    pub fn changed_code(&self) -> Vec<String> {
        self.both_llvm().map_or_else(Vec::new, tandem_llvm::paired_functions)
    }

    /// Symbols of functions that changed, that something leads to, and whose addresses go where nobody sees who calls them.
    pub fn changed_with_address(&self, symbols: Pair<Option<&str>>) -> BTreeSet<String> {
        match (self.both_llvm(), symbols.left, symbols.right) {
            (Some(modules), Some(left), Some(right)) => {
                tandem_llvm::changed_with_address(modules, Pair::new(left, right))
            }
            _ => BTreeSet::new(),
        }
    }

    /// Symbols of the functions that lead to two private ones; nothing if somebody else may run them.
    pub fn callers(
        &self,
        symbols: Pair<Option<&str>>,
        is_public: impl Fn(Side, &str) -> bool,
    ) -> Option<Pair<BTreeSet<String>>> {
        let of = |side: Side| match &self.sources[side] {
            Source::Llvm(file) => tandem_llvm::callers(&file.parsed, symbols[side]?, |symbol| is_public(side, symbol)),
            Source::Classes(classes) => tandem_jvm::callers(classes, symbols[side]?),
            Source::Ir(_) => None,
        };
        Some(Pair::new(of(Side::Left)?, of(Side::Right)?))
    }

    /// What callers see of the types of two functions that is not the same.
    /// A signature is that of a method of Java's.
    pub fn other_types(
        &self,
        symbols: Pair<Option<&str>>,
        signatures: Pair<Option<&str>>,
    ) -> Option<tandem_llvm::OtherTypes> {
        let symbols = Pair::new(symbols.left?, symbols.right?);
        if let Some(modules) = self.both_llvm() {
            return tandem_llvm::other_types(modules, symbols);
        }
        // Java has signed numbers and characters, which have none.
        let sign = |side: Side| match &self.sources[side] {
            Source::Llvm(file) => tandem_llvm::result_sign(&file.parsed, symbols[side]),
            Source::Classes(_) => match signatures[side]?.rsplit(')').next()? {
                "B" | "S" | "I" | "J" => Some(true),
                "C" => Some(false),
                _ => None,
            },
            Source::Ir(_) => None,
        };
        let is_llvm = |side: Side| matches!(self.sources[side], Source::Llvm(_));
        let (left, right) = (sign(Side::Left)?, sign(Side::Right)?);
        (left != right && (is_llvm(Side::Left) || is_llvm(Side::Right))).then_some(tandem_llvm::OtherTypes::Sign)
    }

    /// What one of two functions promises and the other one does not, and whether that stands in LLVM's own text.
    pub fn own_promises(&self, who: Side, symbols: Pair<Option<&str>>) -> Option<(Vec<String>, bool)> {
        let (Source::Llvm(left), Source::Llvm(right)) = (&self.sources.left, &self.sources.right) else { return None };
        let symbols = Pair::new(symbols.left?, symbols.right?);
        let (files, symbols) = match who {
            Side::Left => (Pair::new(right, left), symbols.swap()),
            Side::Right => (Pair::new(left, right), symbols),
        };
        let words = tandem_llvm::own_promises(files.map(|file| &file.parsed), files.map(|file| file.origin), symbols);
        (!words.is_empty()).then_some((words, files.right.origin == Origin::Ir))
    }

    /// The texts of the crates on the sides that are in Rust.
    pub fn rust_texts(&self) -> Vec<(Side, &str)> {
        let text = |side: Side| match &self.sources[side] {
            Source::Llvm(file) => file.rust.as_ref().map(|rust| (side, rust.text.as_str())),
            Source::Ir(_) | Source::Classes(_) => None,
        };
        Side::BOTH.into_iter().filter_map(text).collect()
    }

    /// Whether one of them is in Rust.
    pub fn is_rust(&self) -> bool {
        let is_rust = |source: &Source| matches!(source, Source::Llvm(file) if file.origin == Origin::Rust);
        Side::BOTH.into_iter().any(|side| is_rust(&self.sources[side]))
    }

    fn both_llvm(&self) -> Option<Pair<&Parsed>> {
        match (&self.sources.left, &self.sources.right) {
            (Source::Llvm(left), Source::Llvm(right)) => Some(Pair::new(&left.parsed, &right.parsed)),
            _ => None,
        }
    }

    /// What two functions are, given by name and, for LLVM, symbol: if both sides are in one language.
    pub fn identities(&self, entries: &Pair<String>, symbols: Pair<Option<&str>>) -> Option<Identities> {
        match (&self.sources.left, &self.sources.right) {
            (Source::Llvm(left), Source::Llvm(right)) if left.origin == right.origin => {
                let language = format!("{:?}", left.origin);
                let symbols = Pair::new(symbols.left?, symbols.right?);
                // The same code means something else where members of structures have other places.
                let texts = Pair::new(left.parsed.text(), right.parsed.text());
                let moved = self.moved.get_or_init(|| tandem_llvm::with_moved_members(texts));
                let changed = moved.as_ref().and_then(|both| tandem_llvm::changed_layout_of(both.as_ref(), symbols));
                if changed.is_some_and(|changed| !changed.is_longer) {
                    return None;
                }
                self.digests.llvm(&language, Pair::new(&left.parsed, &right.parsed), entries, symbols)
            }
            (Source::Classes(left), Source::Classes(right)) => self.digests.java(Pair::new(left, right), entries),
            (Source::Ir(left), Source::Ir(right)) => identity::ir(Pair::new(left, right), entries),
            _ => None,
        }
    }

    /// Symbols of functions that two functions lead to and that are the same on both sides, if both are in one language of
    /// LLVM's.
    pub fn same_functions(&self, symbols: Pair<Option<&str>>) -> Vec<String> {
        match (&self.sources.left, &self.sources.right, symbols.left, symbols.right) {
            (Source::Llvm(left), Source::Llvm(right), Some(one), Some(other)) if left.origin == right.origin => {
                self.digests.same_functions(Pair::new(&left.parsed, &right.parsed), Pair::new(one, other))
            }
            _ => vec![],
        }
    }

    /// Symbols of functions that two functions lead to and that are not the same on both sides, but may be equivalent.
    pub fn changed_functions(&self, symbols: Pair<Option<&str>>) -> Vec<String> {
        match (&self.sources.left, &self.sources.right, symbols.left, symbols.right) {
            (Source::Llvm(left), Source::Llvm(right), Some(one), Some(other)) if left.origin == right.origin => {
                self.digests.changed_functions(Pair::new(&left.parsed, &right.parsed), Pair::new(one, other))
            }
            _ => vec![],
        }
    }

    /// Whether two functions say the same and only what they use has changed.
    pub fn says_the_same(&self, symbols: Pair<Option<&str>>) -> bool {
        match (&self.sources.left, &self.sources.right, symbols.left, symbols.right) {
            (Source::Llvm(left), Source::Llvm(right), Some(one), Some(other)) => {
                tandem_llvm::says_the_same(Pair::new(&left.parsed, &right.parsed), Pair::new(one, other))
            }
            _ => false,
        }
    }

    /// The programs that need no lowering.
    pub fn in_ir(&self) -> Pair<Option<Loaded>> {
        self.sources.as_ref().map(|source| match source {
            Source::Ir(module) => Some(loaded_ir(module)),
            Source::Llvm(_) | Source::Classes(_) => None,
        })
    }

    /// Lowers what two functions need, given by name and, for LLVM, symbol. Sides that need no lowering are left out.
    pub fn lower_for(
        &self,
        entries: &Pair<String>,
        symbols: Pair<Option<&str>>,
        look: Look<'_>,
    ) -> Result<Pair<Option<Loaded>>, Error> {
        if let (Source::Classes(left), Source::Classes(right)) = (&self.sources.left, &self.sources.right) {
            return self.lower_classes(Pair::new(left, right), entries);
        }
        let mut lowered = self.lower_llvm(entries, symbols, look)?;
        for side in Side::BOTH {
            if let Source::Classes(classes) = &self.sources[side] {
                lowered[side] = Some(self.lower_alone(side, classes, &entries[side])?);
            }
        }
        Ok(lowered)
    }

    /// Lowers what two functions need on the sides that are in LLVM, under a memory model that serves both.
    fn lower_llvm(
        &self,
        entries: &Pair<String>,
        symbols: Pair<Option<&str>>,
        look: Look<'_>,
    ) -> Result<Pair<Option<Loaded>>, Error> {
        let by_name = match (look, &self.sources.left, &self.sources.right) {
            (Look::Runs, Source::Llvm(left), Source::Llvm(right)) => {
                let modules = Pair::new(&left.parsed, &right.parsed);
                let paired = tandem_llvm::paired_functions(modules);
                Some((tandem_llvm::disagreements_but_for_functions(modules), paired))
            }
            (Look::Given(given) | Look::Parts { given, .. }, Source::Llvm(left), Source::Llvm(right)) => {
                let modules = Pair::new(&left.parsed, &right.parsed);
                Some((tandem_llvm::disagreements_given(modules, given), given.iter().cloned().collect()))
            }
            _ => None,
        };
        let mut prepared = Pair::from_fn(|side| {
            let Source::Llvm(file) = &self.sources[side] else { return None };
            let mut options = file.options(vec![symbols[side].unwrap_or(&entries[side]).to_owned()]);
            options.overflow_undefined = self.overflow_undefined;
            options.promises = match side {
                _ if !self.refines => Promises::Common,
                Side::Left => Promises::Own,
                Side::Right if matches!(self.sources.left, Source::Llvm(_)) => Promises::Others,
                Side::Right => Promises::Common,
            };
            options.disagreements.clone_from(&self.disagreements[side]);
            if let Look::Changes(same) | Look::Parts { opaque: same, .. } = look {
                options.same = same.to_vec();
            }
            if let Some((disagreements, paired)) = &by_name {
                options.disagreements.clone_from(&disagreements[side]);
                options.paired.clone_from(paired);
            }
            Some((file, file.parsed.prepare(options)))
        });
        let mut memory = MemoryModel::default();
        memory.no_alias = self.no_alias;
        // What one side requires may make the other require more.
        loop {
            let before = memory.clone();
            for side in Side::BOTH {
                if let Some((_, prepared)) = &mut prepared[side] {
                    memory = prepared.required_memory(&memory);
                }
            }
            if memory == before {
                break;
            }
        }
        if let (Some((_, left)), Some((_, right))) = (&mut prepared.left, &mut prepared.right) {
            let objects = Pair::new(left.frame_objects(), right.frame_objects());
            let named = Pair::from_fn(|side| symbols[side].unwrap_or(&entries[side]));
            let order = tandem_llvm::shared_order(objects.as_ref(), named);
            left.order_objects(&order.left);
            right.order_objects(&order.right);
        }
        let Pair { left, right } = prepared;
        let lower = |side: Side, prepared: Option<(&Arc<LlvmFile>, tandem_llvm::Prepared<'_>)>| {
            let Some((file, prepared)) = prepared else { return Ok::<_, Error>(None) };
            self.count_lowering(side);
            let mut lowered = prepared.lower(&memory).map_err(|error| self.fail(side, error))?;
            if let Some(symbol) = symbols[side] {
                name_entry(&mut lowered, symbol, &entries[side]);
            }
            Ok(Some(loaded_llvm(&self.paths[side], file, lowered, &self.cflags[side])))
        };
        Ok(Pair::new(lower(Side::Left, left)?, lower(Side::Right, right)?))
    }

    /// Lowers what a method needs that is compared with a function of another language.
    fn lower_alone(&self, side: Side, classes: &Classes, entry: &str) -> Result<Loaded, Error> {
        let options = tandem_jvm::Options { entries: vec![entry.to_owned()], ..tandem_jvm::Options::default() };
        self.count_lowering(side);
        let lowered = classes.lower(&options).map_err(|error| self.fail(side, error))?;
        let why = tandem_jvm::alone(&lowered);
        let mut loaded = loaded_java(classes, lowered);
        if let Some(why) = why.filter(|_| loaded.module.function_named(entry).is_some()) {
            loaded.module = Module::default();
            loaded.refused.push((entry.to_owned(), why));
        }
        Ok(loaded)
    }

    /// Lowers what two methods need, with the same names for what corresponds. Where the programs do not fit together
    /// outside of the methods, the right one is refused.
    fn lower_classes(
        &self,
        classes: Pair<&Arc<Classes>>,
        entries: &Pair<String>,
    ) -> Result<Pair<Option<Loaded>>, Error> {
        let own_class = entries.as_ref().map(|entry| {
            let path = entry.split('(').next().unwrap_or(entry);
            path.rsplit_once('.').map_or("", |(class, _)| class).replace('.', "/")
        });
        let renamed = self.renamed(classes, &own_class);
        let Renaming { renamed, why_not } = &*renamed;
        let names = Pair::new(entries.left.clone(), renamed.function(&entries.right));
        let classes: Pair<&Classes> = Pair::new(classes.left, renamed.classes.as_ref().unwrap_or(classes.right));
        let model_use = tandem_jvm::ModelUse::of_both(classes.left.model_use(), classes.right.model_use());
        let prepared = Pair::try_from_fn(|side| {
            let entries = vec![names[side].clone()];
            let model_use = Some(model_use.clone());
            let options = tandem_jvm::Options { entries, model_use, ..tandem_jvm::Options::default() };
            classes[side].prepare(options).map_err(|error| self.fail(side, error))
        })?;
        let surveys = prepared.as_ref().map(tandem_jvm::Prepared::survey);
        // What library methods do may depend on all that they see of either side, so they are given as much on both.
        let both = |left: &[Region], right: &[Region]| {
            let mut seen = left.to_vec();
            seen.extend(right.iter().filter(|region| left.iter().all(|known| known.name != region.name)).cloned());
            seen
        };
        let seen = (
            both(&surveys.left.library_sees, &surveys.right.library_sees),
            both(&surveys.left.callers_see, &surveys.right.callers_see),
        );
        let messages = tandem_jvm::messages_to_compare(&surveys.left, &surveys.right);
        let callbacks = tandem_jvm::unlike_callbacks(&surveys.left, &surveys.right);
        let lower = |side: Side, prepared: tandem_jvm::Prepared| {
            self.count_lowering(side);
            prepared.lower(seen.clone(), messages.clone(), callbacks.clone()).map_err(|error| self.fail(side, error))
        };
        let both = Pair::new(lower(Side::Left, prepared.left)?, lower(Side::Right, prepared.right)?);
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
                why_not.clone().filter(|_| Side::BOTH.into_iter().any(has_state))
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
            check(&self.paths[side], &loaded.module)?;
            if let (Side::Right, Some(why), Some(_)) = (side, &why, function) {
                loaded.module = Module::default();
                loaded.refused.push((entries[side].clone(), why.clone()));
            }
            Ok(Some(loaded))
        })
    }

    /// RIGHT's classes with the names of LEFT's, for two classes that are compared.
    fn renamed(&self, classes: Pair<&Arc<Classes>>, own_class: &Pair<String>) -> Arc<Renaming> {
        let key = (own_class.left.clone(), own_class.right.clone());
        let known = self.renamings.lock().ok().and_then(|known| known.get(&key).cloned());
        known.unwrap_or_else(|| {
            let (renamed, why_not) = match rename(classes.left, classes.right, &own_class.left, &own_class.right) {
                Ok(renamed) => (renamed, None),
                Err(why) => (Renamed::default(), Some(why)),
            };
            if renamed.classes.is_some() {
                self.work.right.parsed.fetch_add(1, Ordering::Relaxed);
            }
            let renaming = Arc::new(Renaming { renamed, why_not });
            if let Ok(mut known) = self.renamings.lock() {
                known.insert(key, renaming.clone());
            }
            renaming
        })
    }

    fn fail(&self, side: Side, error: impl fmt::Display) -> Error {
        Error::Input { path: self.paths[side].clone(), message: error.to_string() }
    }

    fn count_lowering(&self, side: Side) {
        self.work[side].lowered.fetch_add(1, Ordering::Relaxed);
    }
}

impl Source {
    fn contents(&self) -> Contents {
        match self {
            Source::Ir(module) => inventory::of_ir(module),
            Source::Llvm(file) => {
                let rust = file.rust.as_ref().map(|rust| rust.text.as_str());
                let none = BTreeMap::new();
                let instances = file.rust.as_ref().map_or(&none, |rust| &rust.instances);
                inventory::of_llvm(&file.parsed, file.root().as_deref(), rust, instances)
            }
            Source::Classes(classes) => inventory::of_java(classes),
        }
    }
}

impl LlvmFile {
    /// The name of the crate, which users do not write.
    fn root(&self) -> Option<String> {
        (self.origin == Origin::Rust).then(|| rustc::CRATE.to_owned())
    }

    /// How these functions are to be lowered.
    fn options(&self, entries: Vec<String>) -> tandem_llvm::Options {
        tandem_llvm::Options {
            origin: self.origin,
            root: self.root(),
            entries,
            loose_types: self.loose_types,
            ..tandem_llvm::Options::default()
        }
    }
}

/// Lets the function of a symbol, and no other one, have the name that it has among all functions of its file. Functions of one
/// path are numbered, and here among those only that it needs.
fn name_entry(lowered: &mut tandem_llvm::Lowered, symbol: &str, name: &str) {
    for refusal in lowered.refused.iter_mut().filter(|refusal| refusal.symbol == symbol) {
        name.clone_into(&mut refusal.path);
    }
    for refusal in lowered.refused.iter_mut().filter(|refusal| refusal.symbol != symbol && refusal.path == name) {
        refusal.path.clone_from(&refusal.symbol);
    }
    let module = &mut lowered.module;
    for info in &lowered.functions {
        if info.symbol != symbol && module.functions[info.id].name == name {
            // No path has a blank behind it.
            module.functions[info.id].name = format!("{name} of {}", info.symbol);
        }
    }
    let is_external = module.externals.values().any(|external| external.name == name);
    let entry = lowered.functions.iter().find(|info| info.symbol == symbol);
    if let (false, Some(info)) = (is_external, entry) {
        name.clone_into(&mut module.functions[info.id].name);
    }
}

/// Lets private variables of two LLVM modules have the same names where they are the same, and says what the modules do not
/// agree on.
fn agree(
    paths: Pair<&Path>,
    sources: &mut Pair<Source>,
    maps: &[(String, String)],
    work: &Pair<Counts>,
) -> Result<Pair<Vec<tandem_llvm::Disagreement>>, Error> {
    let Pair { left: Source::Llvm(left), right: Source::Llvm(right) } = sources else {
        return Ok(Pair::new(vec![], vec![]));
    };
    let rename = |text: Option<String>, right: &mut Arc<LlvmFile>| {
        if let Some(text) = text {
            let parsed = parse(paths.right, text, &work.right)?;
            *right = Arc::new(LlvmFile { parsed, rust: right.rust.clone(), told: Arc::default(), ..**right });
        }
        Ok::<_, Error>(())
    };
    // What the user says comes first: the rest is found out from what has the same name then.
    rename(tandem_llvm::with_mapped_data(Pair::new(&left.parsed, &right.parsed), maps), right)?;
    rename(tandem_llvm::with_names_of_left(Pair::new(&left.parsed, &right.parsed)), right)?;
    Ok(tandem_llvm::disagreements(Pair::new(&left.parsed, &right.parsed)))
}

/// Adds instances of generic functions that changed and that are compiled on neither side, because nothing uses them with definite
/// types. Both sides get the same ones.
fn add_instances(
    paths: Pair<&Path>,
    sources: &mut Pair<Source>,
    cflags: &Pair<Vec<String>>,
    work: &Pair<Counts>,
) -> Result<(), Error> {
    let (Source::Llvm(left), Source::Llvm(right)) = (&sources.left, &sources.right) else { return Ok(()) };
    let files = Pair::new(left.clone(), right.clone());
    let (Some(left), Some(right)) = (&files.left.rust, &files.right.rust) else { return Ok(()) };
    let crates = Pair::new(left, right);
    if !instances::asked_for(&cflags.left).is_empty() || !instances::asked_for(&cflags.right).is_empty() {
        return Ok(());
    }
    let proposed = rust_generics::proposed(crates.map(|one| one.text.as_str()), sources.as_ref().map(Source::contents));
    let compiled = |side: Side, wanted: &[Vec<Instance>]| {
        let RustCrate { options, files, .. } = crates[side];
        let compiled = rustc::CompiledCrate { text: String::new(), options: options.clone(), files: files.clone() };
        instances::compile(&compiled, wanted, &cflags[side])
    };
    let kept = |all: &[Vec<Instance>], names: &BTreeMap<String, String>| -> Vec<Vec<Instance>> {
        let is_kept = |one: &&Instance| names.values().any(|name| *name == one.name);
        all.iter().flatten().filter(is_kept).map(|one| vec![one.clone()]).collect()
    };
    let Some(mut one) = compiled(Side::Left, &proposed) else { return Ok(()) };
    let wanted = kept(&proposed, &one.names);
    let Some(other) = compiled(Side::Right, &wanted) else { return Ok(()) };
    let both = kept(&wanted, &other.names);
    if both.len() < wanted.len() {
        let Some(again) = compiled(Side::Left, &both) else { return Ok(()) };
        one = again;
    }
    for (side, with) in [(Side::Left, one), (Side::Right, other)] {
        let instances::WithInstances { compiled, names } = with;
        let parsed = parse(paths[side], compiled.text, &work[side])?;
        let rust = RustCrate { options: compiled.options, instances: names, ..crates[side].clone() };
        sources[side] =
            Source::Llvm(Arc::new(LlvmFile { parsed, rust: Some(rust), told: Arc::default(), ..*files[side] }));
    }
    Ok(())
}

/// Reads both programs at once, because compilers take longer than all else; but one javac for two programs is faster
/// than two.
fn read_both(paths: Pair<&Path>, cflags: &Pair<Vec<String>>, work: &Pair<Counts>) -> Result<Pair<Source>, Error> {
    tandem_compile::cpp::with_promises(paths);
    let needs_javac = |path: &Path| {
        path.is_dir() && !linked::is_program(path) || path.extension().is_some_and(|extension| extension == "java")
    };
    if needs_javac(paths.left) && needs_javac(paths.right) {
        let mut javac = Javac::default();
        return Pair::try_from_fn(|side| read(paths[side], &cflags[side], &mut javac, &work[side]));
    }
    std::thread::scope(|scope| {
        let right = scope.spawn(|| read(paths.right, &cflags.right, &mut Javac::default(), &work.right));
        let left = read(paths.left, &cflags.left, &mut Javac::default(), &work.left);
        let right = right.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(Pair::new(left?, right?))
    })
}

/// What it means that a compiler gave nothing: it rejects the file, or it is not there.
fn compiler(path: &Path, tool: fn() -> Option<PathBuf>) -> impl FnOnce(String) -> Error {
    move |message| match tool() {
        Some(_) => Error::Compiler { path: path.to_owned(), message },
        None => Error::MissingTool(format!("{}: {message}", path.display())),
    }
}

fn read(path: &Path, cflags: &[String], javac: &mut Javac, work: &Counts) -> Result<Source, Error> {
    let fail = |message: String| Error::Input { path: path.to_owned(), message };
    let classes = |files: Vec<Vec<u8>>| {
        work.parsed.fetch_add(1, Ordering::Relaxed);
        let classes = Classes::read(files).map_err(|error| fail(error.to_string()))?;
        Ok(Source::Classes(Arc::new(classes)))
    };
    let llvm = |text: String| {
        let parsed = parse(path, text, work)?;
        Ok(Source::Llvm(Arc::new(LlvmFile {
            parsed,
            origin: Origin::Ir,
            loose_types: true,
            rust: None,
            told: Arc::default(),
        })))
    };
    let c = |compiled: clang::CompiledFile| {
        let parsed = parse(path, compiled.text, work)?;
        let parsed = match tandem_llvm::with_unwritten_constant(&parsed) {
            Some(text) => Parsed::new(text).map_err(|error| fail(error.to_string()))?,
            None => parsed,
        };
        let loose_types = compiled.is_aliasing || has_loose_types(&compiled.files, "may_alias");
        Ok(Source::Llvm(Arc::new(LlvmFile {
            parsed,
            origin: Origin::C,
            loose_types,
            rust: None,
            told: Arc::default(),
        })))
    };
    let rust = |compiled: rustc::CompiledCrate| {
        let asked = instances::asked_for(cflags);
        let with = if asked.is_empty() { None } else { instances::compile(&compiled, &asked, cflags) };
        let (compiled, instances) = match with {
            Some(with) => (with.compiled, with.names),
            None => (compiled, BTreeMap::new()),
        };
        let parsed = parse(path, compiled.text, work)?;
        // What dependencies do with types nobody looked at.
        let loose_types = !compiled.options.externs.is_empty() || has_loose_types(&compiled.files, "unsafe");
        let text = rust_modules::text(&compiled.options.root);
        let (options, files) = (compiled.options, compiled.files);
        let rust = Some(RustCrate { text, options, files, instances });
        Ok(Source::Llvm(Arc::new(LlvmFile { parsed, origin: Origin::Rust, loose_types, rust, told: Arc::default() })))
    };
    if path.is_dir() {
        if fs::read_dir(path).is_ok_and(|mut inside| inside.next().is_none()) {
            return classes(vec![]);
        }
        if linked::is_program(path) {
            let compiled = linked::compile(path, cflags).map_err(compiler(path, tools::clang))?;
            return c(compiled);
        }
        // A project of Maven or Gradle: its sources, with the jars that it asks for.
        let (sources, jars) = match maven::sources(path) {
            Some(sources) => (sources, maven::jars(path)),
            None => (path.to_owned(), vec![]),
        };
        let libraries: Vec<PathBuf> = jars.into_iter().chain(java_libraries(cflags)).collect();
        return classes(javac.compile_with(&sources, &libraries).map_err(compiler(path, tools::javac))?);
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
    match extension {
        "tir" => {
            let parsed = tandem_ir::text::parse_module(&text()?);
            let module = parsed.map_err(|error| fail(format!("{}:{}: {}", error.line, error.column, error.message)))?;
            Ok(Source::Ir(Arc::new(module)))
        }
        "ll" => llvm(text()?),
        "bc" => llvm(clang::disassemble(path).map_err(compiler(path, tools::llvm_dis))?),
        "c" if is_linked(cflags) => c(linked::compile_with(path, cflags).map_err(compiler(path, tools::clang))?),
        "c" | "cpp" | "cc" | "cxx" | "h" | "hpp" | "hh" | "hxx" => {
            c(clang::compile(path, cflags).map_err(compiler(path, tools::clang))?)
        }
        "rs" => rust(rustc::compile(path, cflags).map_err(compiler(path, tools::rustc))?),
        "java" => classes(javac.compile_with(path, &java_libraries(cflags)).map_err(compiler(path, tools::javac))?),
        "class" => classes(vec![bytes()?]),
        "jar" => {
            let entries = tandem_jvm::read_jar(&bytes()?, tandem_jvm::JarLimits::default());
            classes(entries.map_err(|error| fail(error.to_string()))?.into_iter().map(|(_, class)| class).collect())
        }
        "" => Err(fail("has no extension that says what it is".to_owned())),
        other => {
            Err(fail(format!(".{other} files are not supported; .c .cpp .rs .ll .bc .java .class .jar and .tir are")))
        }
    }
}

/// Whether further files belong to a program in C.
fn is_linked(cflags: &[String]) -> bool {
    cflags.iter().any(|flag| flag.starts_with(linked::WITH))
}

/// The jars that sources use: those of their project, if one is named, and those that the user names.
fn java_libraries(flags: &[String]) -> Vec<PathBuf> {
    let root = flags.iter().rev().find_map(|flag| flag.strip_prefix(ROOT)).map(Path::new);
    root.map(maven::jars).unwrap_or_default().into_iter().chain(libraries(flags)).collect()
}

fn parse(path: &Path, text: String, work: &Counts) -> Result<Parsed, Error> {
    work.parsed.fetch_add(1, Ordering::Relaxed);
    Parsed::new(text).map_err(|error| Error::Input { path: path.to_owned(), message: error.to_string() })
}

/// Whether a program of these files may access any memory with any type, which a word in them says. The compiler's output does
/// not tell: Rust without `unsafe` keeps to its types, and C does but for types that may alias.
fn has_loose_types(files: &[PathBuf], word: &str) -> bool {
    let holds = |text: Vec<u8>| text.windows(word.len()).any(|part| part == word.as_bytes());
    // What cannot be read again may hold anything.
    files.is_empty() || files.iter().any(|file| fs::read(file).map_or(true, holds))
}

fn loaded_ir(module: &Module) -> Loaded {
    Loaded { module: module.clone(), refused: vec![], code: Code::None, addresses: vec![] }
}

fn loaded_llvm(path: &Path, file: &LlvmFile, lowered: tandem_llvm::Lowered, cflags: &[String]) -> Loaded {
    let source = match file.origin {
        // Several files cannot be compiled again as one, with checks.
        Origin::C if path.is_dir() || is_linked(cflags) => LlvmSource::Text,
        Origin::C => LlvmSource::C(path.to_owned(), cflags.to_vec()),
        Origin::Rust => match &file.rust {
            Some(rust) => LlvmSource::Rust(Box::new(rust.options.clone()), rustc::Profile::of(cflags)),
            None => LlvmSource::Text,
        },
        Origin::Ir => LlvmSource::Text,
    };
    let mut code = LlvmCode::new(file.parsed.text().to_owned(), &lowered, source);
    code.told = file.told.clone();
    let refused = lowered.refused.into_iter().map(|refusal| {
        let file = refusal.file.unwrap_or_else(|| path.display().to_string());
        (refusal.path, format!("{file}:{}: {}", refusal.line, refusal.reason))
    });
    Loaded { refused: refused.collect(), module: lowered.module, code: Code::Llvm(code), addresses: lowered.code }
}

fn loaded_java(classes: &Classes, lowered: tandem_jvm::Lowered) -> Loaded {
    let code = Code::Java(JavaCode::new(classes.files().to_vec(), &lowered));
    let refused = lowered.refused.into_iter().map(|refused| (refused.name, refused.error.to_string()));
    Loaded { module: lowered.module, refused: refused.collect(), code, addresses: vec![] }
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

fn check(path: &Path, module: &Module) -> Result<(), Error> {
    let Err(errors) = tandem_ir::verify_module(module) else { return Ok(()) };
    let shown: Vec<String> = errors.iter().take(5).map(ToString::to_string).collect();
    let message = format!("not a valid program:\n  {}", shown.join("\n  "));
    Err(Error::Input { path: path.to_owned(), message })
}
