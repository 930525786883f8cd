//! Instances of generic functions that nothing in a crate uses with definite types.
//!
//! A generic function is compiled where it is used, so what nobody uses is not in the compiled program. Here a module is added to
//! a copy of the crate's root file, with one function for each instance that is wanted, which takes its address:
//!
//! ```text
//! mod tandem_instances {
//! pub fn keep_0() -> *const () { use crate::*; crate::largest::<i32> as *const () }
//! }
//! ```
//!
//! Which types fit, the compiler says: several are proposed for a function, those are dropped in whose lines it finds an error,
//! and of the others the first is taken. The lines come after all others, so that no other line has another number. What is
//! added is taken out of the compiled text again: nobody takes the address of an instance then that did not do so before.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use crate::rustc::{CompiledCrate, CrateOptions, Profile};
use crate::{Scratch, operand, read_text, run, tools};

/// The name of the module that is added.
const MODULE: &str = "tandem_instances";

/// How often lines with errors are dropped: errors in names hide those in types.
const ROUNDS: usize = 4;

/// More instances than this are not proposed.
const MOST: usize = 600;

/// An instance of a generic function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// What users call it: `largest::<i32>`.
    pub name: String,
    /// How Rust calls it from the root of the crate: `crate::largest::<i32>`.
    pub path: String,
    /// Where the traits are found that it may be a function of: `crate::numbers::*`.
    pub scope: String,
}

/// What a flag for compilers begins with that asks for an instance by name.
pub const INSTANCE: &str = "--rust-instance=";

/// The instances that flags ask for.
pub fn asked_for(flags: &[String]) -> Vec<Vec<Instance>> {
    let names = flags.iter().filter_map(|flag| flag.strip_prefix(INSTANCE));
    let instance =
        |name: &str| Instance { name: name.to_owned(), path: format!("crate::{name}"), scope: "crate::*".to_owned() };
    names.map(|name| vec![instance(name)]).collect()
}

/// A crate that was compiled with instances: their symbols and what users call them.
pub struct WithInstances {
    /// The crate.
    pub compiled: CompiledCrate,
    /// The instances by symbol.
    pub names: BTreeMap<String, String>,
}

/// Compiles a crate again with one instance of each of these lists, as far as one fits; nothing if none does.
pub fn compile(compiled: &CompiledCrate, wanted: &[Vec<Instance>], flags: &[String]) -> Option<WithInstances> {
    let proposed: Vec<(usize, &Instance)> =
        wanted.iter().enumerate().flat_map(|(of, list)| list.iter().map(move |one| (of, one))).take(MOST).collect();
    let marks = ['\n', '\r', '{', '}', ';', '"', '!', '#'];
    let is_plain = |one: &Instance| !one.path.contains(marks) && !one.scope.contains(marks);
    if proposed.is_empty() || !proposed.iter().all(|(_, one)| is_plain(one)) {
        return None;
    }
    let rustc = tools::rustc()?;
    let profile = Profile::of(flags);
    let edition = compiled.options.edition.clone()?;
    let (options, text) = copied(compiled)?;
    let scratch = Scratch::new().ok()?;
    let first_line = text.lines().count() + 2;
    let mut left: Vec<usize> = (0..proposed.len()).collect();
    for round in 0.. {
        write(&options, &text, left.iter().map(|index| (*index, proposed[*index].1)))?;
        let metadata = scratch.path().join("checked.rmeta");
        let bad = match run("rustc", options.checked(&rustc, profile, &edition, &metadata)) {
            Ok(_) => break,
            Err(said) => lines_with_errors(&said, &options.root),
        };
        let before = left.len();
        let mut line = first_line;
        left.retain(|_| {
            line += 1;
            !bad.contains(&(line - 1))
        });
        if left.len() == before || left.is_empty() || round == ROUNDS {
            return None;
        }
    }
    let mut taken = BTreeSet::new();
    left.retain(|index| taken.insert(proposed[*index].0));
    write(&options, &text, left.iter().map(|index| (*index, proposed[*index].1)))?;
    let (output, listed) = (scratch.path().join("module.ll"), scratch.path().join("files.d"));
    run("rustc", options.text(&rustc, profile, &edition, &output, &listed)).ok()?;
    let text = tandem_llvm::without_unwinding(&read_text(&output).ok()?);
    let (text, symbols) = without_keepers(&text);
    let names = symbols.into_iter().filter_map(|(index, symbol)| Some((symbol, proposed.get(index)?.1.name.clone())));
    let names = names.collect();
    let compiled = CompiledCrate { text, options, files: compiled.files.clone() };
    Some(WithInstances { compiled, names })
}

/// A copy of the files of a crate, and the text of its root file. The copy stays as long as somebody may compile it.
fn copied(compiled: &CompiledCrate) -> Option<(CrateOptions, String)> {
    let absolute = |path: &Path| std::fs::canonicalize(path).ok();
    let root = absolute(&compiled.options.root)?;
    let files: Vec<std::path::PathBuf> = compiled.files.iter().filter_map(|file| absolute(file)).collect();
    // The folder that all of them are in.
    let mut top = root.parent()?.to_owned();
    while !files.iter().all(|file| file.starts_with(&top)) {
        top = top.parent()?.to_owned();
    }
    let place = Scratch::lasting().ok()?;
    for file in &files {
        let target = place.path().join(file.strip_prefix(&top).ok()?);
        std::fs::create_dir_all(target.parent()?).ok()?;
        std::fs::copy(file, target).ok()?;
    }
    let text = std::fs::read_to_string(&root).ok()?;
    let mut options = compiled.options.clone();
    options.root = place.path().join(root.strip_prefix(&top).ok()?);
    options.copied = Some((Arc::new(place), top));
    Some((options, text))
}

fn write<'a>(options: &CrateOptions, text: &str, instances: impl Iterator<Item = (usize, &'a Instance)>) -> Option<()> {
    let text = text.trim_end_matches('\n');
    let mut out = format!("{text}\nmod {MODULE} {{\n");
    for (index, instance) in instances {
        let Instance { path, scope, .. } = instance;
        let line = format!("pub fn keep_{index}() -> *const () {{ use {scope}; {path} as *const () }}\n");
        out.push_str(&line);
    }
    out.push_str("}\n");
    std::fs::write(&options.root, out).ok()
}

/// The lines of the root file in which the compiler found errors, from what it says in short (`file:line:column: error`).
fn lines_with_errors(said: &str, root: &Path) -> BTreeSet<usize> {
    let name = root.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let line = |text: &str| {
        let (before, _) = text.split_once(": error")?;
        let mut parts = before.rsplitn(3, ':');
        let (_, line, file) = (parts.next()?, parts.next()?, parts.next()?);
        file.ends_with(name).then(|| line.parse().ok())?
    };
    said.lines().filter_map(line).collect()
}

/// A module's text without the functions that were added, and whose address each of them took.
fn without_keepers(text: &str) -> (String, Vec<(usize, String)>) {
    let mut out = String::with_capacity(text.len());
    let mut found = vec![];
    let mut inside: Option<usize> = None;
    for line in text.split_inclusive('\n') {
        if inside.is_none() && line.starts_with("define ") && line.contains(MODULE) {
            let number = line.split("keep_").nth(1).map(|rest| rest.split("17h").next().unwrap_or(rest));
            inside = Some(number.and_then(|digits| digits.parse().ok()).unwrap_or(usize::MAX));
        }
        match inside {
            None => out.push_str(line),
            Some(number) => {
                if let Some(rest) = line.trim_start().strip_prefix("ret ptr @") {
                    let symbol = match rest.strip_prefix('"') {
                        Some(quoted) => quoted.split('"').next(),
                        None => rest.split([',', ' ', '\n']).next(),
                    };
                    found.extend(symbol.map(|symbol| (number, symbol.to_owned())));
                }
                if line.starts_with('}') {
                    inside = None;
                }
            }
        }
    }
    (out, found)
}

impl CrateOptions {
    /// The command that only looks for errors, and tells them one a line.
    fn checked(&self, rustc: &Path, profile: Profile, edition: &str, output: &Path) -> Command {
        let mut command = self.compiler(rustc, profile, edition);
        command.args(["--error-format=short", "--emit=metadata", "--crate-name", crate::rustc::CRATE, "-o"]);
        command.arg(output).arg(operand(&self.root));
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_is_taken_out_again() {
        let text = "define i32 @f() {\n  ret i32 1\n}\n\ndefine hidden ptr @_ZN7program16tandem_instances6keep_217h78E() {\nstart:\n  \
                    ret ptr @\"_ZN1a$LT$T$GT$17h0E\", !dbg !1\n}\ndefine i32 @g() {\n}\n";
        let (rest, found) = without_keepers(text);
        assert_eq!(rest, "define i32 @f() {\n  ret i32 1\n}\n\ndefine i32 @g() {\n}\n");
        assert_eq!(found, [(2, "_ZN1a$LT$T$GT$17h0E".to_owned())]);
    }

    #[test]
    fn errors_are_found_by_their_lines() {
        let said =
            "does not compile:\nsrc/lib.rs:8:43: error[E0425]: cannot find\nsrc/a.rs:3:1: error: no\nerror: aborting";
        assert_eq!(lines_with_errors(said, Path::new("/x/lib.rs")), BTreeSet::from([8]));
    }
}
