//! The kernel does no I/O, reads no clock, and depends on nobody whose work it checks.

use std::fs;
use std::path::{Path, PathBuf};

/// What would let the kernel see or do something outside of its arguments.
const FORBIDDEN: &[&str] = &[
    "std::fs",
    "std::io",
    "std::process",
    "std::net",
    "std::time",
    "std::env",
    "std::thread",
    "Instant",
    "SystemTime",
    "Budget",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "dbg!",
];

/// Who may be seen. Tests may use others.
const DEPENDENCIES: &[&str] = &["tandem-base", "tandem-ir", "tandem-interp", "tandem-logic"];

/// Those without which there would be nothing to check.
const CHECKED: &[&str] =
    &["tandem-passes", "tandem-discharge", "tandem-search", "tandem-replay", "tandem-solver", "tandem-process"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("they can be listed").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// What of a line is code: not its comment.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// The forbidden words in a text, each with its line.
fn forbidden(text: &str) -> Vec<String> {
    let words = |line: &str| FORBIDDEN.iter().filter(|word| has_word(code(line), word)).copied().collect::<Vec<_>>();
    text.lines()
        .enumerate()
        .flat_map(|(at, line)| words(line).into_iter().map(move |w| format!("{}: {w}", at + 1)))
        .collect()
}

fn has_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        !line[..at].ends_with(is_part) && (word.ends_with('!') || !line[at + word.len()..].starts_with(is_part))
    })
}

/// The crates of ours that a manifest depends on, tests aside.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut section = String::new();
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line.trim().to_owned();
        } else if section.ends_with("dependencies]") && !section.contains("dev-dependencies") {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            found.extend(name.starts_with("tandem-").then(|| name.to_owned()));
        }
    }
    found
}

#[test]
fn no_source_of_the_kernel_sees_the_outside() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 10, "the sources were found");
    for file in files {
        let text = fs::read_to_string(&file).expect("it can be read");
        assert_eq!(forbidden(&text), Vec::<String>::new(), "{}", file.display());
    }
}

#[test]
fn the_kernel_depends_on_nobody_whose_work_it_checks() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let found = dependencies(&fs::read_to_string(manifest).expect("there is a manifest"));
    assert_eq!(found, DEPENDENCIES);
    // Nor does anybody it depends on.
    for name in DEPENDENCIES.iter().filter_map(|name| name.strip_prefix("tandem-")) {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("Cargo.toml");
        let found = dependencies(&fs::read_to_string(manifest).expect("there is a manifest"));
        assert!(!found.iter().any(|name| CHECKED.contains(&name.as_str())), "{name}: {found:?}");
    }
}

#[test]
fn what_is_forbidden_is_found() {
    let text = "use std::fs;\nlet now = Instant::now();\n// std::io in words\nlet instant = Instants;\nprintln!();\n";
    assert_eq!(forbidden(text), ["1: std::fs", "2: Instant", "5: println!"]);
    let manifest =
        ["[dependencies]", "tandem-search.workspace = true", "[dev-dependencies]", "tandem-solver = { path }"];
    assert_eq!(dependencies(&manifest.join("\n")), ["tandem-search"]);
}
