//! Rust through rustc.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use super::{ROOT, Scratch, listed_files, operand, read_text, run};
use crate::cargo::{self, Scripts};
use crate::tools;

/// The name that every file is compiled as. Both sides have the same, so that paths agree.
pub const CRATE: &str = "program";

/// Which of cargo's two profiles a file is compiled as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Profile {
    /// Overflow checks and debug assertions.
    #[default]
    Dev,
    /// Neither.
    Release,
}

impl Profile {
    /// The names of the profiles, the default first.
    pub const NAMES: &[&str] = &["dev", "release"];

    /// The flag among those for compilers that asks for the release profile.
    pub const RELEASE: &str = "--rust-profile=release";

    /// The profile that flags for compilers ask for.
    pub fn of(flags: &[String]) -> Profile {
        if flags.iter().any(|flag| flag == Profile::RELEASE) { Profile::Release } else { Profile::Dev }
    }
}

/// None of LLVM's passes, every function emitted. Checks for undefined behaviour in `unsafe` code are left out: what it means
/// to break a promise does not depend on whether anybody looks.
const FLAGS: &[&str] = &[
    "--crate-type=lib",
    "--cap-lints=allow",
    "-Copt-level=3",
    "-Cno-prepopulate-passes",
    "-Zub-checks=no",
    "-Zunstable-options",
    "-Csymbol-mangling-version=legacy",
    "-Ccodegen-units=1",
    "-Clink-dead-code=yes",
];

/// Editions of the language, in the order in which they are tried: a file does not say which one it is written in.
pub const EDITIONS: [&str; 2] = ["2024", "2021"];

/// What a flag among those for compilers begins with that says the edition.
pub const EDITION: &str = "--rust-edition=";

/// The same for a condition, as in `#[cfg(…)]`.
pub const CFG: &str = "--rust-cfg=";

/// The same for a crate that is used: a name, `=` and a file.
pub const EXTERN: &str = "--rust-extern=";

/// The flag among those for compilers that allows to run build scripts and procedural macros.
pub const ALLOW_BUILD_SCRIPTS: &str = "--rust-build-scripts=allowed";

/// How a crate is compiled: what `Cargo.toml` or the user says of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrateOptions {
    /// The file that it begins with.
    pub root: PathBuf,
    /// The folder of its `Cargo.toml`, which `file!()` does not tell.
    pub folder: Option<PathBuf>,
    /// Its edition; if nobody says, several are tried.
    pub edition: Option<String>,
    /// Conditions that hold, as in `#[cfg(…)]`.
    pub cfgs: Vec<String>,
    /// The crates that it uses: the names it has for them, and their files.
    pub externs: Vec<(String, PathBuf)>,
    /// Where crates are that these use.
    pub libraries: Vec<PathBuf>,
    /// What `env!` finds.
    pub environment: Vec<(String, String)>,
    /// Whether it checks for overflow, where that is not as the profile has it.
    pub overflow_checks: Option<bool>,
    /// Whether it checks assertions for debugging, where that is not as the profile has it.
    pub debug_assertions: Option<bool>,
    /// If the root is in a copy of the files: where that is, and which folder it is a copy of.
    pub copied: Option<(Arc<Scratch>, PathBuf)>,
}

impl CrateOptions {
    /// What flags for compilers say of a file: that it belongs to a project ([`ROOT`]), or how it is compiled by itself.
    pub fn of(path: &Path, flags: &[String]) -> Result<CrateOptions, String> {
        let values = |start: &'static str| flags.iter().filter_map(move |flag| flag.strip_prefix(start));
        let scripts =
            if flags.iter().any(|flag| flag == ALLOW_BUILD_SCRIPTS) { Scripts::Allowed } else { Scripts::Refused };
        let root = values(ROOT).next_back().map(Path::new).filter(|root| root.join("Cargo.toml").is_file());
        let mut options = match root {
            Some(root) => cargo::options(root, path, Profile::of(flags), scripts)?,
            None => CrateOptions { root: path.to_owned(), ..CrateOptions::default() },
        };
        options.edition = values(EDITION).next_back().map(str::to_owned).or(options.edition);
        options.cfgs.extend(values(CFG).map(str::to_owned));
        for value in values(EXTERN) {
            let (name, file) = value.split_once('=').ok_or_else(|| format!("--extern {value}: NAME=FILE is wanted"))?;
            let is_library = [".rlib", ".rmeta"].iter().any(|ending| file.ends_with(ending));
            if !is_library && scripts == Scripts::Refused {
                return Err(format!(
                    "--extern {value}: .rlib and .rmeta are used; others are run, with --allow-build-scripts"
                ));
            }
            options.externs.push((name.to_owned(), PathBuf::from(file)));
        }
        Ok(options)
    }

    /// The command that compiles a crate to LLVM's text, and lists the files that it consists of.
    pub(crate) fn text(&self, rustc: &Path, profile: Profile, edition: &str, text: &Path, files: &Path) -> Command {
        let mut command = self.compiler(rustc, profile, edition);
        command.args(["-Cpanic=unwind", "-g", "--crate-name", CRATE]);
        emit(&mut command, "llvm-ir", text);
        emit(&mut command, "dep-info", files);
        in_folder_of(&mut command, text);
        command.arg(operand(&self.root));
        command
    }

    /// The command that compiles a crate to an object file. It is that of the text, name for name; it has no unwinding at all,
    /// as the text has none where that can be told.
    pub fn object(&self, rustc: &Path, profile: Profile, edition: &str, output: &Path) -> Command {
        let mut command = self.compiler(rustc, profile, edition);
        command.args(["-Cpanic=abort", "-g", "--crate-name", CRATE, "--emit=obj", "-o"]);
        command.arg(output).arg(operand(&self.root));
        command
    }

    /// The editions to try.
    pub fn editions(&self) -> Vec<&str> {
        self.edition.as_deref().map_or_else(|| EDITIONS.to_vec(), |edition| vec![edition])
    }

    /// The command that compiles a dependency to metadata with the code of all its functions.
    pub fn dependency(&self, rustc: &Path, name: &str, profile: Profile, digest: &str, output: &Path) -> Command {
        let mut command = self.compiler(rustc, profile, self.edition.as_deref().unwrap_or(EDITIONS[0]));
        command.args(["-Cpanic=unwind", "-Zalways-encode-mir", "--emit=metadata"]).arg(format!("-Cmetadata={digest}"));
        command.arg("--crate-name").arg(name).arg("-o").arg(output).arg(operand(&self.root));
        command
    }

    pub(crate) fn compiler(&self, rustc: &Path, profile: Profile, edition: &str) -> Command {
        let mut command = Command::new(rustc);
        // The checks that are left out can only be left out with a flag that is not stable.
        command.env("RUSTC_BOOTSTRAP", "1");
        command.envs(self.environment.iter().cloned());
        let word = |said: Option<bool>| if said.unwrap_or(profile == Profile::Dev) { "on" } else { "off" };
        command.arg(format!("-Coverflow-checks={}", word(self.overflow_checks)));
        command.arg(format!("-Cdebug-assertions={}", word(self.debug_assertions)));
        command.args(FLAGS).arg("--edition").arg(edition);
        if let Some(folder) = &self.folder {
            let mut map = std::ffi::OsString::from("--remap-path-prefix=");
            map.push(folder.join(""));
            map.push("=");
            command.arg(map);
        }
        if let Some((place, top)) = &self.copied {
            // As if it were where it came from.
            let folder = self.folder.as_ref().and_then(|folder| std::fs::canonicalize(folder).ok());
            let below = folder.and_then(|folder| top.strip_prefix(folder).ok().map(Path::to_owned));
            let shown = below.unwrap_or_else(|| top.clone());
            let mut map = std::ffi::OsString::from("--remap-path-prefix=");
            map.push(place.path().join(""));
            map.push("=");
            map.push(if shown.as_os_str().is_empty() { shown } else { shown.join("") });
            command.arg(map);
        }
        self.cfgs.iter().for_each(|cfg| {
            command.arg("--cfg").arg(cfg);
        });
        for (name, file) in &self.externs {
            let mut value = std::ffi::OsString::from(format!("{name}="));
            value.push(file);
            command.arg("--extern").arg(value);
        }
        for folder in &self.libraries {
            let mut value = std::ffi::OsString::from("dependency=");
            value.push(folder);
            command.arg("-L").arg(value);
        }
        command
    }
}

/// Whether a file belongs to a crate that may have dependencies.
pub fn has_dependencies(path: &Path, flags: &[String]) -> bool {
    path.extension().is_some_and(|extension| extension == "rs") && flags.iter().any(|flag| flag.starts_with(ROOT))
}

/// Builds the dependencies of the crate that a file belongs to, so that they are in the cache when it is compiled. What fails
/// here fails again then, and is said then.
pub fn build_dependencies(path: &Path, flags: &[String]) {
    if has_dependencies(path, flags) {
        drop(CrateOptions::of(path, flags));
    }
}

/// A compiled crate.
#[derive(Clone, Debug)]
pub struct CompiledCrate {
    /// Its LLVM text.
    pub text: String,
    /// How it was compiled, the edition included.
    pub options: CrateOptions,
    /// The files that it consists of, the root among them.
    pub files: Vec<PathBuf>,
}

/// The LLVM text of a crate. Panics unwind, but what nobody can see of that is taken out.
pub fn compile(path: &Path, flags: &[String]) -> Result<CompiledCrate, String> {
    let profile = Profile::of(flags);
    let rustc = tools::rustc().ok_or("no rustc was found; install Rust")?;
    let mut options = CrateOptions::of(path, flags)?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let listed = scratch.path().join("files.d");
    let mut first = None;
    let mut edition = None;
    for tried in options.editions() {
        match run("rustc", options.text(&rustc, profile, tried, &output, &listed)) {
            Ok(_) => {
                edition = Some(tried.to_owned());
                break;
            }
            // If no edition will do, the newest one's complaint is the one to read.
            Err(said) => first = first.or(Some(said)),
        }
    }
    if edition.is_none() {
        return Err(advised(first.unwrap_or_default()));
    }
    let files = listed_files(&read_text(&listed)?);
    options.edition = edition;
    let text = tandem_llvm::without_unwinding(&read_text(&output)?);
    Ok(CompiledCrate { text, options, files })
}

/// Writes one kind of output to a file. What rustc makes on the way is in the file's folder, too, and not where Tandem is run.
fn emit(command: &mut Command, what: &str, output: &Path) {
    let mut argument = std::ffi::OsString::from(format!("--emit={what}="));
    argument.push(output);
    command.arg(argument);
}

/// The folder for what rustc makes on the way: without one it is the current folder.
fn in_folder_of(command: &mut Command, output: &Path) {
    command.arg("--out-dir").arg(output.parent().unwrap_or(Path::new(".")));
}

/// What rustc says, and the flag that gives what is missing.
fn advised(said: String) -> String {
    let missing = [
        "unresolved import",
        "can't find crate for",
        "use of unresolved module or unlinked crate",
        "cannot find macro",
    ];
    let is_missing = missing.iter().any(|words| said.contains(words));
    let advice = "\n(if that is a dependency or a module of a crate: --left-root and --right-root name the folders of Cargo.toml; \
                  --extern NAME=FILE gives a compiled crate, --cfg 'feature=\"…\"' turns a feature on)";
    if is_missing { said + advice } else { said }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_that_are_run_are_refused() {
        let of = |flag: &str| CrateOptions::of(Path::new("a.rs"), &[flag.to_owned()]);
        assert!(of("--rust-extern=a=libevil.so").is_err());
        assert!(of("--rust-extern=a").is_err());
        let options = of("--rust-extern=a=liba.rmeta").expect("metadata is only read");
        assert_eq!(options.externs, [("a".to_owned(), PathBuf::from("liba.rmeta"))]);
    }
}
