//! A program that replays one function: the program's own object file, a driver in C, and `support.c`.
//!
//! No text in LLVM's language is written for it, because that language is another one in each version. LLVM's text is
//! compiled by the clang that wrote it or by another one that reads it, and Rust by rustc. Names in the object file
//! are replaced, so that everything in it can be reached and nothing in it clashes with the C library.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use tandem_base::{Budget, Reason};
use tandem_compile::{Scratch, rustc, tools};
use tandem_process::run_to_end;

use super::code::{LlvmCode, LlvmSource};
use super::driver::{Driver, Placed};
use super::llvm_text::{Symbols, bare, without_private};
use super::stubs::unseen_stub;
use super::{NoRun, WhyNone, elf};

const SUPPORT: &str = include_str!("support.c");

/// The time a compiler gets.
const TIME: Duration = Duration::from_secs(60);
/// The memory a compiler gets.
const MEMORY: u64 = 4 << 30;

/// A program that replays one function.
#[derive(Debug)]
pub struct Program {
    folder: Scratch,
    /// The variables of the module by number.
    pub variables: Vec<Placed>,
}

impl Program {
    /// The file to run.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("program")
    }
}

/// Programs that were built, by the function and whether undefined behaviour is checked.
#[derive(Clone, Debug, Default)]
pub struct Built(Arc<Mutex<Programs>>);

type Programs = BTreeMap<(String, bool), Arc<Program>>;

impl Built {
    /// The program of a function, built if there is none yet.
    pub fn get(
        &self,
        symbol: &str,
        checked: bool,
        build: impl FnOnce() -> Result<Program, NoRun>,
    ) -> Result<Arc<Program>, NoRun> {
        // A build that failed in a panic left nothing behind.
        let mut built = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let key = (symbol.to_owned(), checked);
        if let Some(program) = built.get(&key) {
            return Ok(Arc::clone(program));
        }
        let program = Arc::new(build()?);
        built.insert(key, Arc::clone(&program));
        Ok(program)
    }
}

/// Builds a program from a module's text and what is written in C for it.
pub fn build(
    code: &LlvmCode,
    text: &str,
    symbols: &Symbols,
    driver: Driver,
    budget: &Budget,
) -> Result<Program, NoRun> {
    let folder = Scratch::new().map_err(NoRun::Failed)?;
    let file = |name: &str| folder.path().join(name);
    let (compiler, support) = support(&folder, budget)?;
    match &code.source {
        LlvmSource::Rust(options, profile) => rust_object(options, *profile, &file("module.o"), budget)?,
        LlvmSource::C(..) | LlvmSource::Text => object(text, &folder, budget)?,
    }
    let names: String = driver.renamed.iter().map(|(from, to)| format!("{from} {to}\n")).collect();
    // One tool looks for the old name and another one for the new.
    let global: String = driver.renamed.iter().map(|(from, to)| format!("{from}\n{to}\n")).collect();
    write(&file("names"), &names)?;
    write(&file("global"), &global)?;
    let objcopy = tools::objcopy().ok_or(NoRun::CannotBe(WhyNone::NoTool("objcopy")))?;
    let mut command = Command::new(objcopy);
    command.arg("--strip-debug");
    command.arg(format!("--redefine-syms={}", file("names").display()));
    command.arg(format!("--globalize-symbols={}", file("global").display()));
    command.arg(file("module.o")).arg(file("renamed.o"));
    finish("objcopy", command, budget)?;
    let found = std::fs::read(file("renamed.o")).ok().and_then(|file| elf::symbols(&file)).unwrap_or_default();
    let unseen = found.iter().filter(|symbol| symbol.is_undefined).enumerate();
    let unseen: String = unseen.filter_map(|(number, symbol)| unseen_stub(&symbol.name, number)).collect();
    write(&file("driver.c"), &(driver.text.clone() + &unseen))?;
    let mut command = Command::new(compiler);
    command.args(["-w", "-O0", "-fPIE", "-pie"]).arg(file("driver.c")).arg(file("renamed.o")).arg(support);
    command.arg("-o").arg(file("program")).arg("-lm");
    if !matches!(code.source, LlvmSource::Rust(..)) && text.contains("@_Z") {
        command.arg("-lstdc++");
    }
    finish("the linker", command, budget)?;
    let sizes = found.into_iter().map(|symbol| (symbol.name, symbol.size)).collect();
    let variables = driver.with_sizes(&sizes, symbols).variables;
    Ok(Program { folder, variables })
}

/// The object file of a Rust source, by the compiler that also wrote the text.
fn rust_object(
    options: &rustc::CrateOptions,
    profile: rustc::Profile,
    output: &Path,
    budget: &Budget,
) -> Result<(), NoRun> {
    let rustc = tools::rustc().ok_or(NoRun::CannotBe(WhyNone::NoTool("rustc")))?;
    let mut result = Ok(());
    for edition in options.editions() {
        result = finish("rustc", options.object(&rustc, profile, edition, output), budget);
        if result.is_ok() {
            break;
        }
    }
    result
}

/// The object file of LLVM's text. A text that is newer or older than a clang may be read by another one.
fn object(text: &str, folder: &Scratch, budget: &Budget) -> Result<(), NoRun> {
    let clangs = tools::clangs();
    let file = |name: &str| folder.path().join(name);
    write(&file("module.ll"), &without_private(text))?;
    let mut bare_is_written = false;
    let mut first = None;
    for name in ["module.ll", "bare.ll"] {
        for clang in &clangs {
            if name == "bare.ll" && !bare_is_written {
                write(&file(name), &without_private(&bare(text)))?;
                bare_is_written = true;
            }
            let mut command = Command::new(clang);
            command.args(["-w", "-O0", "-fPIE", "-Wno-override-module", "-c", "-x", "ir"]).arg(file(name));
            command.arg("-o").arg(file("module.o"));
            match finish("clang", command, budget) {
                Ok(()) => return Ok(()),
                Err(why) if budget.exhausted().is_some() => return Err(why),
                Err(why) => first = first.or(Some(why)),
            }
        }
    }
    Err(first.unwrap_or(NoRun::CannotBe(WhyNone::NoTool("clang"))))
}

/// A C compiler that works here, and `support.c` compiled by it.
fn support(folder: &Scratch, budget: &Budget) -> Result<(PathBuf, PathBuf), NoRun> {
    static FOUND: OnceLock<(PathBuf, PathBuf)> = OnceLock::new();
    if let Some(found) = FOUND.get() {
        return Ok(found.clone());
    }
    let mut first = None;
    for compiler in tools::c_compilers() {
        match compile_support(&compiler, folder, budget) {
            Ok(object) => {
                let found = (compiler, object);
                if !found.1.starts_with(folder.path()) {
                    let _ = FOUND.set(found.clone());
                }
                return Ok(found);
            }
            Err(why) if budget.exhausted().is_some() => return Err(why),
            Err(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or(NoRun::CannotBe(WhyNone::NoTool("C compiler"))))
}

/// The object file of `support.c`. It is kept in the user's cache where that is possible, because it is always the same.
fn compile_support(compiler: &Path, folder: &Scratch, budget: &Budget) -> Result<PathBuf, NoRun> {
    let units: Vec<u16> = format!("{}\n{SUPPORT}", compiler.display()).encode_utf16().collect();
    let name = format!("support-{:016x}.o", tandem_texts::string_id(&units));
    let kept = tandem_compile::cache_folder().map(|folder| folder.join(name));
    if let Some(kept) = kept.as_ref().filter(|kept| kept.is_file()) {
        return Ok(kept.clone());
    }
    let (source, object) = (folder.path().join("support.c"), folder.path().join("support.o"));
    write(&source, SUPPORT)?;
    let mut command = Command::new(compiler);
    command.args(["-w", "-O1", "-fPIE", "-c"]).arg(&source).arg("-o").arg(&object);
    finish("the C compiler", command, budget)?;
    Ok(kept.and_then(|kept| keep(&object, kept, folder)).unwrap_or(object))
}

fn keep(object: &Path, kept: PathBuf, folder: &Scratch) -> Option<PathBuf> {
    // The scratch folder's name is unique on this machine, so that two who write at once do not share a file.
    let unfinished = kept.with_extension(folder.path().file_name()?);
    std::fs::create_dir_all(kept.parent()?).ok()?;
    std::fs::copy(object, &unfinished).ok()?;
    std::fs::rename(&unfinished, &kept).ok()?;
    Some(kept)
}

fn write(path: &Path, text: &str) -> Result<(), NoRun> {
    std::fs::write(path, text).map_err(|error| NoRun::Failed(format!("{}: {error}", path.display())))
}

/// Runs a tool that must succeed.
pub fn finish(name: &str, command: Command, budget: &Budget) -> Result<(), NoRun> {
    let finished = match run_to_end(command, &budget.at_most(TIME).with_memory(MEMORY)) {
        Ok(finished) => finished,
        Err(Reason::Timeout) => return Err(NoRun::Failed("there was no time left for a native run".to_owned())),
        Err(reason) => return Err(NoRun::Failed(format!("{name}: {reason}"))),
    };
    if finished.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&finished.stderr);
    let telling = said.lines().find(|line| line.contains("error") || line.contains("undefined"));
    let said = telling.or_else(|| said.lines().next()).unwrap_or("it fails").trim();
    Err(NoRun::Failed(format!("{name}: {said}")))
}
