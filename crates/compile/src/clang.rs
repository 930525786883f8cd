//! C and C++ through clang, bitcode through llvm-dis.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{MAP, ROOT, Scratch, listed_files, operand, read_text, run};
use crate::c_inline;
use crate::commands::Commands;
use crate::cpp;
use crate::tools;

/// Every local variable in memory and nothing optimised, so that loops look as they were written; multiplications and
/// additions are not fused.
const FLAGS: &[&str] = &[
    "-O0",
    "-Xclang",
    "-disable-O0-optnone",
    "-g",
    "-fno-discard-value-names",
    "-ffp-contract=off",
    "-w",
    "-S",
    "-emit-llvm",
];

/// What C leaves undefined becomes a trap; signed overflow, which usually wraps for us, does not.
const CHECKS: &[&str] = &[
    "-fsanitize=shift,integer-divide-by-zero,bounds,null,unreachable,return,vla-bound,float-cast-overflow,builtin",
    "-fsanitize-trap=all",
];

/// A compiled file.
#[derive(Clone, Debug)]
pub struct CompiledFile {
    /// Its LLVM text.
    pub text: String,
    /// The files that it consists of: itself and all headers.
    pub files: Vec<PathBuf>,
    /// Whether a flag says that memory may be accessed with any type.
    pub is_aliasing: bool,
}

/// The LLVM text of a C or C++ file.
pub fn compile(path: &Path, flags: &[String]) -> Result<CompiledFile, String> {
    let clang = tools::clang().ok_or("no clang from version 14 was found; `make setup` installs one")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let listed = scratch.path().join("files.d");
    let is_aliasing = with_project(path, flags)?.iter().any(|flag| flag == NO_STRICT_ALIASING);
    let compiled = || {
        let mut command = command(&clang, path, flags, &["-MD", "-MT", "x"], &output)?;
        command.arg("-MF").arg(&listed);
        run("clang", command)
    };
    match compiled() {
        Err(complaint) if cpp::was_about_exceptions(path, &complaint) => compiled()?,
        outcome => outcome?,
    };
    let mut files = listed_files(&read_text(&listed)?);
    files.retain(|file| !cpp::is_first_header(file));
    let mut text = read_text(&output)?;
    if !cpp::is_cpp(path) && files.iter().any(|file| c_inline::may_have_any(file)) {
        let kept = scratch.path().join("kept.ll");
        run("clang", command(&clang, path, flags, c_inline::KEEPING, &kept)?)?;
        text = c_inline::marked(text, &read_text(&kept)?);
    }
    Ok(CompiledFile { text, files, is_aliasing })
}

/// The command that writes the same with a trap wherever behaviour is undefined, as far as clang knows how; signed
/// overflow if asked.
pub fn checked(clang: &Path, path: &Path, flags: &[String], overflow: bool, output: &Path) -> Result<Command, String> {
    let mut checks = CHECKS.to_vec();
    if overflow {
        checks.insert(0, "-fsanitize=signed-integer-overflow");
    }
    command(clang, path, flags, &checks, output)
}

/// The command that writes the same with all that debug information can tell of its types.
pub fn described(clang: &Path, path: &Path, flags: &[String], output: &Path) -> Result<Command, String> {
    command(clang, path, flags, &["-fstandalone-debug"], output)
}

/// The command that compiles another file that uses one, as that one is compiled and with the same checks. All complaints are told.
pub fn using(
    clang: &Path,
    used: &Path,
    path: &Path,
    flags: &[String],
    overflow: bool,
    output: &Path,
) -> Result<Command, String> {
    check_flags(flags)?;
    let flags = with_project(used, flags)?;
    let flags: Vec<String> = flags.into_iter().filter(|flag| !is_of_other_language(flag)).collect();
    let mut command = checked(clang, path, &flags, overflow, output)?;
    command.arg(cpp::exceptions(used));
    command.args(["-ferror-limit=0", "-ffile-compilation-dir=."]);
    Ok(command)
}

fn command(clang: &Path, path: &Path, flags: &[String], more: &[&str], output: &Path) -> Result<Command, String> {
    check_flags(flags)?;
    let flags = with_project(path, flags)?;
    let mut command = Command::new(clang);
    let source = operand(path);
    if let Some(folder) = source.parent() {
        // `__FILE__` does not tell in which folder a file is: the same file elsewhere is the same program.
        let mut map = std::ffi::OsString::from("-fmacro-prefix-map=");
        map.push(folder.join(""));
        map.push("=");
        command.arg(map);
    }
    let flags = flags.iter().filter(|flag| !is_of_other_language(flag));
    command.args(FLAGS).arg(cpp::exceptions(path)).args(more).args(flags).arg("-o").arg(output);
    if cpp::is_cpp(path)
        && let Some(folder) = output.parent()
    {
        command.args(cpp::DESCRIBED).arg("-include").arg(cpp::first_header(folder)?);
    }
    match path.extension().and_then(|extension| extension.to_str()) {
        // What a header defines is for others to use; nobody does here, and it is wanted all the same.
        Some("h") => command.args(["-femit-all-decls", "-x", "c"]),
        Some("hpp" | "hh" | "hxx") => command.args(["-femit-all-decls", "-x", "c++"]),
        // Nor are members that override others called by their names: what is called is found in an object.
        Some("cpp" | "cc" | "cxx") if has_virtual_members(&source) => command.arg("-femit-all-decls"),
        _ => &mut command,
    };
    command.arg(source);
    Ok(command)
}

/// Whether a file of C++ speaks of virtual functions. A word in a comment costs a little time and nothing else.
fn has_virtual_members(source: &Path) -> bool {
    read_text(source).is_ok_and(|text| text.contains("virtual") || text.contains("override"))
}

/// Flags whose value, a place of headers or a header, is the next word.
const PLACES: [&str; 4] = ["-isystem", "-iquote", "-idirafter", "-include"];

/// Memory may be accessed with any type: a promise less that the program makes.
const NO_STRICT_ALIASING: &str = "-fno-strict-aliasing";

/// Words that say what the language, the types or the machine are.
const WORDS: [&str; 23] = [
    "-funsigned-char",
    "-fsigned-char",
    "-fshort-enums",
    "-fno-short-enums",
    "-fshort-wchar",
    "-fwrapv",
    // What these allow is not modelled: the operations that they mark are refused.
    "-ffast-math",
    "-Ofast",
    "-ffinite-math-only",
    "-funsafe-math-optimizations",
    "-fassociative-math",
    "-fgnu89-inline",
    "-fms-extensions",
    "-fcommon",
    "-fno-common",
    "-ffreestanding",
    "-fhosted",
    "-fno-builtin",
    NO_STRICT_ALIASING,
    "-ansi",
    "-m32",
    "-m64",
    "-mx32",
];

/// Extensions of machines that may be switched on and off.
const MACHINES: [&str; 18] = [
    "sse", "sse2", "sse3", "ssse3", "sse4", "sse4.1", "sse4.2", "avx", "avx2", "fma", "bmi", "bmi2", "lzcnt", "popcnt",
    "aes", "pclmul", "f16c", "avx512f",
];

/// Whether a word is a flag that says what a program means, and can make a compiler neither run nor write anything.
pub fn is_allowed_word(word: &str) -> bool {
    let is_plain = |value: &str| value.chars().all(|letter| letter.is_ascii_alphanumeric() || "+-._".contains(letter));
    let with_value = ["-std=", "-march=", "-mcpu=", "-mtune=", "-mfpu=", "-mabi=", "-mfloat-abi="];
    let machine = word.strip_prefix("-mno-").or_else(|| word.strip_prefix("-m"));
    WORDS.contains(&word)
        || machine.is_some_and(|name| MACHINES.contains(&name))
        || with_value.iter().any(|flag| word.strip_prefix(flag).is_some_and(is_plain))
        || ["-D", "-U"].iter().any(|flag| word.len() > flag.len() && word.starts_with(flag))
}

/// Whether a flag is for another compiler.
fn is_of_other_language(flag: &str) -> bool {
    ["--rust-", "--java-", "--c-with=", ROOT, MAP].iter().any(|start| flag.starts_with(start))
}

/// The flags for a file: those of its project, if one is named, and then the user's.
fn with_project(path: &Path, flags: &[String]) -> Result<Vec<String>, String> {
    let Some(root) = flags.iter().rev().find_map(|flag| flag.strip_prefix(ROOT)).map(Path::new) else {
        return Ok(flags.to_vec());
    };
    let absolute = |path: &Path| path.canonicalize().map_err(|error| format!("{}: {error}", path.display()));
    let (root, path) = (absolute(root)?, absolute(path)?);
    let commands = Commands::of_project(&root)?;
    let own = path.strip_prefix(&root).ok().and_then(|inside| commands.flags_like(inside)).map(<[String]>::to_vec);
    Ok(own.unwrap_or_else(|| usual_flags(&root)).into_iter().chain(flags.iter().cloned()).collect())
}

/// Where headers are if nobody says it: in the usual folders of a project.
pub fn usual_flags(root: &Path) -> Vec<String> {
    let folders = [root.join("include"), root.join("src"), root.to_owned()];
    let there = folders.into_iter().filter(|folder| folder.is_dir());
    there.flat_map(|folder| ["-I".to_owned(), folder.display().to_string()]).collect()
}

/// Only flags that say where headers are, what macros mean, and which language and machine it is.
pub fn check_flags(flags: &[String]) -> Result<(), String> {
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        let is_place = PLACES.contains(&flag.as_str()) || ["-I", "-D", "-U"].contains(&flag.as_str());
        if is_of_other_language(flag) || !is_place && (is_allowed_word(flag) || flag.starts_with("-I")) {
            continue;
        }
        if !is_place {
            return Err(format!(
                "{flag} is not passed on to the compiler; -I, -isystem, -include, -D, -U, -std and -m… are"
            ));
        }
        // `-I folder` in two words.
        match flags.next() {
            Some(value) if !value.starts_with(['-', '@']) => {}
            _ => return Err(format!("{flag} needs a value")),
        }
    }
    Ok(())
}

/// The LLVM text of a bitcode file.
pub fn disassemble(path: &Path) -> Result<String, String> {
    let program = tools::llvm_dis().ok_or("no llvm-dis was found; it is part of LLVM")?;
    let scratch = Scratch::new()?;
    let output = scratch.path().join("module.ll");
    let mut command = Command::new(program);
    command.arg("-o").arg(&output).arg(operand(path));
    run("llvm-dis", command)?;
    read_text(&output)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(flags: &[&str]) -> Result<(), String> {
        check_flags(&flags.iter().map(|flag| (*flag).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn only_harmless_flags_are_passed_on() {
        assert_eq!(check(&["-Iinclude", "-DN=3", "-UN", "-std=c11", "-I", "include"]), Ok(()));
        assert!(check(&["-fplugin=evil.so"]).is_err());
        assert!(check(&["-o", "x"]).is_err());
        assert!(check(&["-I", "-o"]).is_err());
        assert!(check(&["-I"]).is_err());
        assert!(check(&["@file"]).is_err());
        assert_eq!(check(&["-isystem", "x", "-include", "config.h", "-m32", "-mno-avx", "-march=x86-64-v3"]), Ok(()));
        assert!(check(&["-mllvm", "-load=x.so"]).is_err());
        assert!(check(&["-include", "-fplugin=x"]).is_err());
        assert!(check(&["-isystem"]).is_err());
        assert!(check(&["-std=c11 -fplugin=x"]).is_err());
    }

    #[test]
    fn complaints_are_passed_on() {
        if tools::clang().is_none() {
            return;
        }
        let scratch = Scratch::new().expect("a temporary folder can be made");
        let path = scratch.path().join("broken.c");
        std::fs::write(&path, "int f( { return 1; }").expect("the folder can be written to");
        let message = compile(&path, &[]).expect_err("this is not C");
        assert!(message.contains("broken.c:1:"), "{message}");
    }
}
