//! The programs Tandem runs besides solvers: compilers, and the tools that turn their output into text.
//!
//! Each can be chosen by an environment variable. Otherwise the newest clang and LLVM are taken, because several are
//! often installed side by side and older ones write forms of LLVM's language that newer ones no longer do. What costs a
//! process to find out is found out once a run: asking a clang for its version takes as long as compiling a small file.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use tandem_process::discover::{self, Tool};
use tandem_solver::discover::solvers;

/// The versions of clang and LLVM that are looked for by name, newest first. Older ones are not supported.
const LLVM_VERSIONS: std::ops::RangeInclusive<u32> = 14..=40;

/// Everything `tandem doctor` reports: solvers first, then compilers.
pub fn all() -> Vec<Tool> {
    let mut tools = solvers();
    let compilers = [
        ("clang", clang(), "--version", "compiles C and C++; without it only LLVM's own text can be read"),
        ("cc", c_compilers().into_iter().next(), "--version", "links native runs that confirm differences"),
        ("objcopy", objcopy(), "--version", "makes object files ready for native runs"),
        ("llvm-dis", llvm_dis(), "--version", "turns LLVM bitcode (.bc) into text"),
        ("rustc", rustc(), "--version", "compiles Rust"),
        ("javac", javac(), "-version", "compiles Java sources; class files are read without it"),
        ("java", java(), "-version", "runs Java programs to confirm differences natively"),
    ];
    tools.extend(compilers.into_iter().map(|(name, path, argument, purpose)| {
        let version = path.as_deref().and_then(|path| discover::version(path, argument));
        Tool { name, path, version, purpose }
    }));
    tools
}

/// The C and C++ compiler: `TANDEM_CLANG`, or the newest clang from version 14.
pub fn clang() -> Option<PathBuf> {
    static NEWEST: OnceLock<Option<PathBuf>> = OnceLock::new();
    chosen("TANDEM_CLANG").or_else(|| NEWEST.get_or_init(|| newest_llvm_program("clang")).clone())
}

/// Every clang that may read a text of LLVM's: the chosen one, then all others from version 14, newest first.
pub fn clangs() -> Vec<PathBuf> {
    let numbered = LLVM_VERSIONS.rev().filter_map(|version| numbered_llvm_program("clang", version));
    let mut all: Vec<PathBuf> = Vec::new();
    for path in clang().into_iter().chain(numbered) {
        if !all.contains(&path) {
            all.push(path);
        }
    }
    all
}

/// C compilers for what Tandem writes in C itself: the machine's own first, because any will do.
pub fn c_compilers() -> Vec<PathBuf> {
    let own = ["cc", "gcc"].into_iter().filter_map(discover::find_in_path);
    chosen("TANDEM_CC").into_iter().chain(own).chain(clang()).collect()
}

/// The program that replaces names in object files: of GNU's binutils or of LLVM.
pub fn objcopy() -> Option<PathBuf> {
    discover::find_in_path("objcopy").or_else(|| newest_llvm_program("llvm-objcopy"))
}

/// The bitcode disassembler: `TANDEM_LLVM_DIS`, or the newest. It reads the bitcode of its own version and older ones.
pub fn llvm_dis() -> Option<PathBuf> {
    chosen("TANDEM_LLVM_DIS").or_else(|| newest_llvm_program("llvm-dis"))
}

/// The linker of LLVM's text: `TANDEM_LLVM_LINK`, or the one beside the clang whose text it reads, or the newest.
pub fn llvm_link() -> Option<PathBuf> {
    let beside = || {
        let path = clang()?.canonicalize().ok()?.with_file_name("llvm-link");
        Some(path).filter(|path| discover::is_program(path))
    };
    chosen("TANDEM_LLVM_LINK").or_else(beside).or_else(|| newest_llvm_program("llvm-link"))
}

/// The Rust compiler: `TANDEM_RUSTC`, or the one in `PATH`.
pub fn rustc() -> Option<PathBuf> {
    chosen("TANDEM_RUSTC").or_else(|| discover::find_in_path("rustc").map(behind_rustup))
}

/// Cargo, which reads `Cargo.toml`: `TANDEM_CARGO`, or the one in `PATH`.
pub fn cargo() -> Option<PathBuf> {
    chosen("TANDEM_CARGO").or_else(|| discover::find_in_path("cargo").map(behind_rustup))
}

/// The program that rustup would start. Rustup looks into the current folder for a file that names another one, which may be a program of
/// the repository that is looked at: nothing of that is run.
fn behind_rustup(path: PathBuf) -> PathBuf {
    let real = || {
        let name = path.file_name()?;
        let is_link = path.canonicalize().is_ok_and(|real| real.file_name().is_some_and(|name| name == "rustup"));
        if !is_link && !path.with_file_name("rustup").is_file() {
            return None;
        }
        let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = variable("RUSTUP_HOME").or_else(|| Some(variable("HOME")?.join(".rustup")))?;
        let settings = || -> Option<String> {
            let settings: toml::Table = std::fs::read_to_string(home.join("settings.toml")).ok()?.parse().ok()?;
            Some(settings.get("default_toolchain")?.as_str()?.to_owned())
        };
        let toolchain = std::env::var("RUSTUP_TOOLCHAIN").ok().or_else(settings)?;
        let program = home.join("toolchains").join(toolchain).join("bin").join(name);
        program.is_file().then_some(program)
    };
    real().unwrap_or(path.clone())
}

/// The Java compiler: `TANDEM_JAVAC`, the one of `JAVA_HOME`, or the one in `PATH`.
pub fn javac() -> Option<PathBuf> {
    chosen("TANDEM_JAVAC").or_else(|| java_program("javac"))
}

/// The Java virtual machine: `TANDEM_JAVA`, the one of `JAVA_HOME`, or the one in `PATH`.
pub fn java() -> Option<PathBuf> {
    chosen("TANDEM_JAVA").or_else(|| java_program("java"))
}

/// The number after the word "version" (or the first number) in what a program says its version is.
pub fn major_version(text: &str) -> Option<u32> {
    let rest = text.split_once("version").map_or(text, |(_, rest)| rest);
    let digits = rest.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

fn chosen(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

fn java_program(name: &str) -> Option<PathBuf> {
    let of_home = chosen("JAVA_HOME").map(|home| home.join("bin").join(name)).filter(|path| discover::is_program(path));
    of_home.or_else(|| discover::find_in_path(name))
}

/// The newest of the plain name and the names with a version, in `PATH` and in Debian's folders.
fn newest_llvm_program(name: &str) -> Option<PathBuf> {
    let numbered = LLVM_VERSIONS.rev().find_map(|version| Some((version, numbered_llvm_program(name, version)?)));
    let plain = discover::find_in_path(name).and_then(|path| {
        let version =
            version_in_path(&path, name).or_else(|| major_version(&discover::version(&path, "--version")?))?;
        (version >= *LLVM_VERSIONS.start()).then_some((version, path))
    });
    match (plain, numbered) {
        (Some(plain), Some(numbered)) => Some(if plain.0 >= numbered.0 { plain.1 } else { numbered.1 }),
        (plain, numbered) => plain.or(numbered).map(|(_, path)| path),
    }
}

/// The version of LLVM that a path tells, once links are followed: `/usr/lib/llvm-19/bin/clang` or `clang-19`.
fn version_in_path(path: &Path, name: &str) -> Option<u32> {
    let path = path.canonicalize().ok()?;
    let after = |part: &str, start: &str| part.strip_prefix(start)?.strip_prefix('-')?.parse().ok();
    let mut parts = path.iter().rev().filter_map(|part| part.to_str());
    parts.next().and_then(|file| after(file, name)).or_else(|| parts.find_map(|folder| after(folder, "llvm")))
}

/// A program of one version of LLVM, in `PATH` or in Debian's folders.
fn numbered_llvm_program(name: &str, version: u32) -> Option<PathBuf> {
    let installed = Path::new("/usr/lib").join(format!("llvm-{version}")).join("bin").join(name);
    discover::find_in_path(format!("{name}-{version}"))
        .or_else(|| Some(installed).filter(|path| discover::is_program(path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(major_version("Debian clang version 19.1.7 (3)"), Some(19));
        assert_eq!(major_version("Debian LLVM version 14.0.6"), Some(14));
        assert_eq!(major_version("javac 17.0.15"), Some(17));
        assert_eq!(major_version("openjdk version \"21\" 2023-09-19"), Some(21));
        assert_eq!(major_version("nothing"), None);
    }

    #[test]
    fn a_path_tells_the_version() {
        let folder = crate::Scratch::new().expect("a temporary folder can be made");
        let installed = folder.path().join("llvm-19").join("bin");
        std::fs::create_dir_all(&installed).expect("the folder can be written to");
        for name in ["clang", "clang-18"] {
            std::fs::write(installed.join(name), "").expect("the folder can be written to");
        }
        let link = folder.path().join("linked");
        std::os::unix::fs::symlink(installed.join("clang"), &link).expect("the folder can be written to");
        assert_eq!(version_in_path(&link, "clang"), Some(19));
        assert_eq!(version_in_path(&installed.join("clang-18"), "clang"), Some(18));
        assert_eq!(version_in_path(folder.path(), "clang"), None);
        assert_eq!(version_in_path(&folder.path().join("missing"), "clang"), None);
    }

    #[test]
    fn the_doctor_lists_every_tool() {
        let names: Vec<&str> = all().iter().map(|tool| tool.name).collect();
        assert_eq!(names, ["z3", "cvc5", "bitwuzla", "clang", "cc", "objcopy", "llvm-dis", "rustc", "javac", "java"]);
    }
}
