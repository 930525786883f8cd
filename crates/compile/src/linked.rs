//! Several files of C as one program: compiled one by one, linked as LLVM's text, so that a function in another file is no
//! stranger.
//!
//! The files are those of `compile_commands.json`, or all sources below the folder. Private functions and variables of one name
//! in several files are several things; the linker would number them by the order of the files, and a new file would shift the
//! numbers. They are called after their files instead, so that both sides call the same thing the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use tandem_llvm::Parsed;

use crate::clang::{self, CompiledFile};
use crate::commands::Commands;
use crate::{ROOT, Scratch, read_text, run, tools};

/// More files than this are not linked.
const MOST_FILES: usize = 2000;

/// What a flag for compilers begins with that names a further file of a program in C.
pub const WITH: &str = "--c-with=";

/// Whether a folder holds a program in C: it says how it is compiled, or has sources of C and none of Java.
pub fn is_program(folder: &Path) -> bool {
    Commands::of_project(folder).is_ok_and(|commands| !commands.is_empty())
        || !below(folder, &["c"]).is_empty() && below(folder, &["java"]).is_empty()
}

/// The program of a folder.
pub fn compile(folder: &Path, flags: &[String]) -> Result<CompiledFile, String> {
    let linker = tools::llvm_link().ok_or("no llvm-link was found, which joins files of C; it is part of LLVM")?;
    let commands = Commands::of_project(folder)?;
    let listed: Vec<PathBuf> = commands.files().map(|file| folder.join(file)).collect();
    let sources = if listed.is_empty() { below(folder, &["c"]) } else { listed };
    if sources.is_empty() || sources.len() > MOST_FILES {
        return Err(format!("holds {} sources of C; 1 to {MOST_FILES} can be one program", sources.len()));
    }
    let mut flags = flags.to_vec();
    flags.push(format!("{ROOT}{}", folder.display()));
    link(&linker, folder, sources, &flags, false)
}

/// The program of a file with the further ones that flags name ([`WITH`]). Those that do not compile are left out.
pub fn compile_with(file: &Path, flags: &[String]) -> Result<CompiledFile, String> {
    let linker = tools::llvm_link().ok_or("no llvm-link was found, which joins files of C; it is part of LLVM")?;
    let others = flags.iter().filter_map(|flag| flag.strip_prefix(WITH)).map(PathBuf::from);
    let sources = std::iter::once(file.to_owned()).chain(others).collect();
    let root = flags.iter().rev().find_map(|flag| flag.strip_prefix(ROOT)).map(PathBuf::from).unwrap_or_default();
    let own: Vec<String> = flags.iter().filter(|flag| !flag.starts_with(WITH)).cloned().collect();
    link(&linker, &root, sources, &own, true)
}

/// Compiles files and links them. All but the first may be left out if they do not compile.
fn link(
    linker: &Path,
    folder: &Path,
    sources: Vec<PathBuf>,
    flags: &[String],
    may_leave_out: bool,
) -> Result<CompiledFile, String> {
    let mut files: BTreeSet<PathBuf> = BTreeSet::new();
    let mut is_aliasing = false;
    let mut modules: Vec<(PathBuf, Parsed)> = vec![];
    for source in sources {
        let compiled = match clang::compile(&source, flags) {
            Ok(compiled) => compiled,
            Err(_) if may_leave_out && !modules.is_empty() => continue,
            Err(error) => return Err(format!("{}: {error}", source.display())),
        };
        files.extend(compiled.files);
        is_aliasing |= compiled.is_aliasing;
        let parsed = Parsed::new(compiled.text).map_err(|error| format!("{}: {error}", source.display()))?;
        modules.push((source, parsed));
    }
    let mut owners: BTreeMap<String, usize> = BTreeMap::new();
    for (_, module) in &modules {
        for name in tandem_llvm::all_names(module) {
            *owners.entry(name.to_owned()).or_default() += 1;
        }
    }
    let scratch = Scratch::new()?;
    let output = scratch.path().join("linked.ll");
    let mut command = Command::new(linker);
    command.arg("-S").arg("-o").arg(&output);
    for (number, (source, module)) in modules.iter().enumerate() {
        let place = source.strip_prefix(folder).unwrap_or(source).to_string_lossy();
        let place: String = place.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '.' }).collect();
        let shared = tandem_llvm::private_names(module).into_iter().filter(|name| owners.get(*name) != Some(&1));
        let names = shared.map(|name| (name.to_owned(), format!("{name}.of.{place}"))).collect();
        let path = scratch.path().join(format!("{number}.ll"));
        let text = tandem_llvm::with_names(module, &names);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        command.arg(path);
    }
    run("llvm-link", command).map_err(|error| error.replacen("does not compile:", "cannot be linked:", 1))?;
    Ok(CompiledFile { text: read_text(&output)?, files: files.into_iter().collect(), is_aliasing })
}

/// The plain files below a folder with one of these extensions, in order. Links are not followed.
fn below(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = vec![];
    let mut work = vec![folder.to_owned()];
    while let Some(place) = work.pop() {
        for entry in std::fs::read_dir(&place).into_iter().flatten().flatten() {
            let (path, kind) = (entry.path(), entry.file_type());
            if kind.as_ref().is_ok_and(std::fs::FileType::is_dir) {
                work.push(path);
            } else if kind.is_ok_and(|kind| kind.is_file())
                && path.extension().and_then(|name| name.to_str()).is_some_and(|name| extensions.contains(&name))
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
