//! `compile_commands.json`: how a build compiles each of its files, as far as that says what the files mean.
//!
//! The file comes from a build, often on another machine, and from anyone: it is data, and nothing in it is run. Of each
//! command only those flags are kept that say where headers are, what macros mean, which language it is and which machine
//! (see [`kept`]); plugins, response files, outputs and everything else are left out. Paths are moved: the folder that the
//! project had when it was built is recognised by its files, and is the root that is given here.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use serde::Deserialize;

use crate::clang::is_allowed_word;

/// The name of the file, and where it is looked for below a project's root.
pub const PLACES: [&str; 3] = ["compile_commands.json", "build/compile_commands.json", "out/compile_commands.json"];

/// Larger files are refused.
const LARGEST: u64 = 64 << 20;

/// Flags that have their value in a word of its own, or right behind them, and name a place.
const WITH_PATH: [&str; 5] = ["-isystem", "-iquote", "-idirafter", "-include", "-I"];

/// Flags for each file of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commands {
    flags: BTreeMap<PathBuf, Vec<String>>,
    /// What was not kept and may change what a file means.
    left_out: BTreeMap<PathBuf, Vec<String>>,
}

#[derive(Deserialize)]
struct Entry {
    #[serde(default)]
    directory: String,
    file: String,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

impl Commands {
    /// The commands of the project at a root; none if it has no such file.
    pub fn of_project(root: &Path) -> Result<Commands, String> {
        match PLACES.iter().map(|place| root.join(place)).find(|path| is_plain_file(path)) {
            Some(path) => Commands::read(&path, root),
            None => Ok(Commands::default()),
        }
    }

    /// Reads a file of commands for the project at a root.
    pub fn read(path: &Path, root: &Path) -> Result<Commands, String> {
        let said = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let size = std::fs::metadata(path).map_err(|error| said(&error))?.len();
        if size > LARGEST {
            return Err(said(&format!("has {size} bytes; at most {LARGEST} are read")));
        }
        let text = std::fs::read_to_string(path).map_err(|error| said(&error))?;
        Commands::parse(&text, root).map_err(|error| said(&error))
    }

    /// Reads commands for the project at a root.
    pub fn parse(text: &str, root: &Path) -> Result<Commands, String> {
        let entries: Vec<Entry> =
            serde_json::from_str(text).map_err(|error| format!("is no list of compile commands: {error}"))?;
        let (mut flags, mut left_out) = (BTreeMap::new(), BTreeMap::new());
        for entry in entries {
            let directory = PathBuf::from(&entry.directory);
            let built = lexically(&directory.join(&entry.file));
            let Some((before, inside)) = project_part(&built, root) else { continue };
            let words = match (entry.arguments, entry.command) {
                (Some(words), _) => words,
                (None, Some(command)) => split(&command),
                (None, None) => continue,
            };
            let place = |path: &str| moved(&directory, path, &before, root);
            // The first command of a file is the one that counts; later ones are other configurations of it.
            let kept = flags.entry(inside.clone()).or_insert_with(|| kept(&words, place));
            let is_lost = |word: &&String| may_matter(word) && !kept.contains(word);
            left_out.entry(inside).or_insert_with(|| words.iter().skip(1).filter(is_lost).cloned().collect());
        }
        Ok(Commands { flags, left_out })
    }

    /// The flags of a file, given by its path below the root.
    pub fn flags(&self, file: &Path) -> Option<&[String]> {
        self.flags.get(&lexically(file)).map(Vec::as_slice)
    }

    /// The flags of a file, or of the one of its language that is nearest to it: in the same folder, or below as many of the
    /// folders that it is in. A build that leaves a file out (a test, a part for another system) compiles it like its neighbours if at all.
    pub fn flags_like(&self, file: &Path) -> Option<&[String]> {
        let file = lexically(file);
        let common = |other: &Path| {
            let folders = |path: &Path| path.parent().map(Path::to_owned).unwrap_or_default();
            let (one, other) = (folders(&file), folders(other));
            let shared = one.components().zip(other.components()).take_while(|(a, b)| a == b).count();
            (shared, std::cmp::Reverse(other.components().count()))
        };
        // The first of several that are as near: which one it is must not depend on anything else.
        let is_alike =
            |other: &Path| (other.extension() == Some(OsStr::new("c"))) == (file.extension() == Some(OsStr::new("c")));
        let alike = self.flags.iter().rev().filter(|(other, _)| is_alike(other));
        let nearest = alike.max_by_key(|(other, _)| common(other));
        self.flags(&file).or_else(|| nearest.map(|(_, flags)| flags.as_slice()))
    }

    /// The files that there are flags for, by their paths below the root.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.flags.keys().map(PathBuf::as_path)
    }

    /// Flags of a file that were left out and may change what it means.
    pub fn left_out(&self, file: &Path) -> &[String] {
        self.left_out.get(&lexically(file)).map_or(&[], Vec::as_slice)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.flags.is_empty()
    }
}

/// Words in flags that are about messages, about how the same thing is done, and about what is written beside the code.
const HARMLESS: [&str; 30] = [
    "PIC",
    "pic",
    "PIE",
    "pie",
    "visibility",
    "stack",
    "lto",
    "frame-pointer",
    "sections",
    "plt",
    "unwind",
    "ident",
    "diagnostics",
    "color",
    "message",
    "debug",
    "prefix-map",
    "merge",
    "inline",
    "unroll",
    "vectorize",
    "tree-",
    "profile",
    "coverage",
    "cf-protection",
    "interposition",
    "pipe",
    "-mtune",
    "macro-backtrace",
    "-fuse-ld",
];

/// Whether a flag may change what a program does: response files, arithmetic, aliasing, layout, the machine.
fn may_matter(word: &str) -> bool {
    let is_meant = word.starts_with("-f") || word.starts_with("-m") || word == "-Ofast";
    word.starts_with('@') || is_meant && !HARMLESS.iter().any(|part| word.contains(part))
}

/// A file that is no link and no device.
fn is_plain_file(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

/// The flags of a command that are kept, with their paths moved.
fn kept(words: &[String], place: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut flags = Vec::new();
    let mut words = words.iter().skip(1).map(String::as_str);
    while let Some(word) = words.next() {
        if let Some(flag) = WITH_PATH.into_iter().find(|flag| word.starts_with(flag)) {
            let value = match word.strip_prefix(flag) {
                Some("") => words.next().unwrap_or_default(),
                Some(value) => value.trim_start_matches('='),
                None => continue,
            };
            if let Some(path) = place(value) {
                flags.extend([flag.to_owned(), path]);
            }
        } else if let Some(flag) = ["-D", "-U"].into_iter().find(|flag| word == *flag) {
            let value = words.next().filter(|value| !value.is_empty());
            flags.extend(value.map(|value| format!("{flag}{value}")));
        } else if is_allowed_word(word) {
            flags.push(word.to_owned());
        } else if matches!(word, "-o" | "-x" | "-MF" | "-MT" | "-MQ" | "-Xclang" | "-mllvm" | "-Xlinker" | "-arch") {
            // The next word is its value, and no flag.
            words.next();
        }
    }
    flags
}

/// Where a file was when the project was built, parted into the project's folder and the path below it: the longest end of
/// the path that is a file of the project.
fn project_part(built: &Path, root: &Path) -> Option<(PathBuf, PathBuf)> {
    let parts: Vec<Component<'_>> = built.components().collect();
    (0..parts.len()).find_map(|at| {
        let inside: PathBuf = parts[at..].iter().collect();
        let is_inside = inside.components().all(|part| matches!(part, Component::Normal(_)));
        (is_inside && is_plain_file(&root.join(&inside))).then(|| (parts[..at].iter().collect(), inside))
    })
}

/// A place that a command names, where it is now. Places outside of the project stay where they are if they are absolute.
fn moved(directory: &Path, path: &str, before: &Path, root: &Path) -> Option<String> {
    if path.is_empty() || path.starts_with(['-', '@']) {
        return None;
    }
    let built = lexically(&directory.join(path));
    let now = match built.strip_prefix(before) {
        Ok(inside) => root.join(inside),
        Err(_) if built.is_absolute() => built,
        Err(_) => return None,
    };
    now.to_str().map(str::to_owned)
}

/// A path without `.` and `..`, by its words alone.
fn lexically(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

/// A command as a shell would split it into words: with quotes and backslashes, without expanding anything.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = command.chars();
    let mut quote: Option<char> = None;
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (Some('"') | None, '\\') => word.get_or_insert_default().extend(letters.next()),
            (Some(_), _) => word.get_or_insert_default().push(letter),
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scratch;

    fn project() -> Scratch {
        let scratch = Scratch::new().expect("a temporary folder can be made");
        std::fs::create_dir_all(scratch.path().join("src")).expect("it can be written to");
        std::fs::write(scratch.path().join("src/a.c"), "").expect("it can be written to");
        scratch
    }

    fn flags(command: &str) -> Vec<String> {
        let project = project();
        let root = project.path();
        let text = serde_json::json!([{ "directory": "/home/me/p/build", "file": "../src/a.c", "command": command }]);
        let commands = Commands::parse(&text.to_string(), root).expect("it is a list of commands");
        let flags = commands.flags(Path::new("src/a.c")).expect("the file is in it").to_vec();
        flags.into_iter().map(|flag| flag.replace(&root.display().to_string(), "ROOT")).collect()
    }

    #[test]
    fn what_says_what_a_file_means_is_kept() {
        let command = r#"cc -I../include -isystem /usr/x -DA=1 -D B '-DTEXT="a b"' -std=c11 -O3 -c -o a.o -funsigned-char ../src/a.c"#;
        assert_eq!(
            flags(command),
            [
                "-I",
                "ROOT/include",
                "-isystem",
                "/usr/x",
                "-DA=1",
                "-DB",
                "-DTEXT=\"a b\"",
                "-std=c11",
                "-funsigned-char"
            ]
        );
    }

    #[test]
    fn files_that_the_build_leaves_out_are_like_their_neighbours() {
        let project = project();
        let root = project.path();
        for (folder, name) in [("src", "b.cpp"), ("test", "c.c"), ("test/deep", "d.c")] {
            std::fs::create_dir_all(root.join(folder)).expect("it can be written to");
            std::fs::write(root.join(folder).join(name), "").expect("it can be written to");
        }
        let entry =
            |file: &str, flag: &str| serde_json::json!({ "directory": "/p", "file": file, "arguments": ["cc", flag] });
        let text = serde_json::json!([entry("src/a.c", "-DA"), entry("src/b.cpp", "-DB"), entry("test/c.c", "-DC")]);
        let commands = Commands::parse(&text.to_string(), root).expect("it is a list of commands");
        let like = |file: &str| commands.flags_like(Path::new(file)).map(|flags| flags.join(" "));
        assert_eq!(like("src/a.c").as_deref(), Some("-DA"));
        assert_eq!(like("src/other.c").as_deref(), Some("-DA"));
        assert_eq!(like("test/deep/d.c").as_deref(), Some("-DC"));
        assert_eq!(like("test/x.cpp").as_deref(), Some("-DB"));
        assert_eq!(Commands::default().flags_like(Path::new("a.c")), None);
    }

    #[test]
    fn what_could_run_or_write_something_is_not() {
        for command in [
            "cc -fplugin=/tmp/evil.so -c ../src/a.c",
            "cc @response -c ../src/a.c",
            "cc -Xclang -load -Xclang evil.so ../src/a.c",
            "cc -mllvm -load=evil.so ../src/a.c",
            "cc -o /etc/passwd -MF /tmp/x -save-temps -B/tmp/bin -wrapper a,b ../src/a.c",
            "cc -I -fplugin=x -include @y -D",
        ] {
            let kept = flags(command);
            assert!(kept.is_empty(), "{command}: {kept:?}");
        }
    }

    #[test]
    fn damaged_files_are_errors_and_strange_ones_are_harmless() {
        let project = project();
        assert!(Commands::parse("{", project.path()).is_err());
        let outside = r#"[{"directory": "/", "file": "../../../etc/passwd", "command": "cc"}, {"file": "b.c"}]"#;
        assert!(Commands::parse(outside, project.path()).expect("it is a list").is_empty());
        assert_eq!(split(r#"a "b c" 'd\e' f\ g "h\"i""#), ["a", "b c", r"d\e", "f g", "h\"i"]);
    }
}
