//! What is compiled on its own: a file of C with its headers, a folder of Java sources, a crate of Rust; and which of them a
//! change can reach.
//!
//! A file of C is reached if it, its flags, or a file changed that it includes, directly or not. Includes are read from the
//! text, by the last part of their path, so that conditions and macros in between cannot hide one. A header that no file
//! includes is compiled by itself. Headers that no flag leads to are looked for ([`super::headers`]).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tandem_base::{Pair, Side};
use tandem_compile::commands::{Commands, PLACES};
use tandem_compile::{ROOT, clang, maven};

use super::checkout::Tree;
use super::configuration::headers_of_template;
use super::headers::{Chosen, Headers};
use crate::error::Error;

/// Something that is compiled on its own, on the sides that have it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unit {
    /// What it is written in.
    pub language: Language,
    /// Its path below the root: of a file, or of a folder of Java sources.
    pub path: String,
    /// Which sides have it.
    pub exists: Pair<bool>,
    /// How it is compiled.
    pub flags: Pair<Vec<String>>,
    /// What of that was chosen here, in words.
    pub notes: BTreeSet<String>,
    /// Whether headers are looked for that no flag leads to.
    pub is_searched: bool,
    /// Whether other sources include it, so that it need not be a program by itself.
    pub is_part: bool,
}

impl Unit {
    fn new(language: Language, path: &str, exists: Pair<bool>, flags: Pair<Vec<String>>) -> Unit {
        Unit {
            language,
            path: path.to_owned(),
            exists,
            flags,
            notes: BTreeSet::new(),
            is_searched: false,
            is_part: false,
        }
    }

    /// Takes headers from where nobody said that they are.
    fn choose(&mut self, chosen: Pair<Chosen>) {
        self.is_searched = true;
        for (side, chosen) in Side::BOTH.into_iter().zip([chosen.left, chosen.right]) {
            self.flags[side].extend(chosen.flags);
            self.notes.extend(chosen.notes);
        }
    }
}

/// What a unit is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// C or C++.
    C,
    /// Java.
    Java,
    /// Rust.
    Rust,
}

/// The units that what changed between two trees can reach, with flags that the user gives for all of them.
pub fn changed_units(trees: &Pair<Tree>, given: &Pair<Vec<String>>) -> Result<Vec<Unit>, Error> {
    let changed = changed_files(trees);
    let mut units = c_units(trees, &changed, given)?;
    units.extend(java_units(trees, &changed, given));
    units.extend(rust_units(trees, &changed, given)?);
    units.sort();
    units.dedup();
    Ok(units)
}

/// The paths of the files that are not the same on both sides.
pub fn changed_files(trees: &Pair<Tree>) -> BTreeSet<String> {
    let all: BTreeSet<&String> = trees.iter().flat_map(|(_, tree)| tree.files.keys()).collect();
    all.into_iter().filter(|path| trees.left.files.get(*path) != trees.right.files.get(*path)).cloned().collect()
}

fn extension(path: &str) -> &str {
    Path::new(path).extension().and_then(|extension| extension.to_str()).unwrap_or("")
}

/// Whether a file is a source of C or C++.
pub fn is_c_source(path: &str) -> bool {
    matches!(extension(path), "c" | "cpp" | "cc" | "cxx" | "c++" | "C")
}

/// Whether a file is a header of C or C++.
pub fn is_c_header(path: &str) -> bool {
    matches!(extension(path), "h" | "hpp" | "hh" | "hxx" | "h++" | "H" | "ipp" | "tpp" | "txx" | "inl" | "inc")
}

fn base(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn exists(trees: &Pair<Tree>, path: &str) -> Pair<bool> {
    trees.as_ref().map(|tree| tree.files.contains_key(path))
}

fn c_units(trees: &Pair<Tree>, changed: &BTreeSet<String>, given: &Pair<Vec<String>>) -> Result<Vec<Unit>, Error> {
    let commands = Pair::try_from_fn(|side| Commands::of_project(&trees[side].root).map_err(Error::Usage))?;
    let is_database = |path: &String| PLACES.contains(&path.as_str());
    let mut reaching: BTreeSet<&str> =
        changed.iter().filter(|path| !is_database(path)).map(|path| base(path)).collect();
    reaching.extend(changed.iter().flat_map(|path| headers_of_template(base(path))));
    if reaching.is_empty() && !changed.iter().any(is_database) {
        return Ok(vec![]);
    }
    let includes = trees.as_ref().map(Includes::of);
    let sources: BTreeSet<&String> =
        trees.iter().flat_map(|(_, tree)| tree.files.keys()).filter(|path| is_c_source(path)).collect();
    let headers = trees.as_ref().map(Headers::of);
    let mut units = vec![];
    let mut included: BTreeSet<String> = BTreeSet::new();
    for path in sources {
        let own = Pair::from_fn(|side| commands[side].flags_like(Path::new(path)).map(<[String]>::to_vec));
        let is_told = own.left.is_some() || own.right.is_some();
        let flags = Pair::from_fn(|side| {
            let root = &trees[side].root;
            own[side]
                .clone()
                .unwrap_or_else(|| clang::usual_flags(root))
                .into_iter()
                .chain(given[side].iter().cloned())
                .collect::<Vec<_>>()
        });
        let reached = Pair::from_fn(|side| includes[side].below(path, &flags[side]));
        included.extend(reached.iter().flat_map(|(_, reached)| reached.iter().cloned()));
        let is_reached = |side: Side| reached[side].iter().any(|name| reaching.contains(name.as_str()));
        let plain = |side: Side| {
            let root = trees[side].root.display().to_string();
            flags[side].iter().map(|flag| flag.replace(&root, "")).collect::<Vec<_>>()
        };
        if changed.contains(path) || plain(Side::Left) != plain(Side::Right) || Side::BOTH.into_iter().any(is_reached) {
            let mut unit = Unit::new(Language::C, path, exists(trees, path), flags);
            if !is_told {
                unit.choose(Pair::from_fn(|side| headers[side].chosen(path, &unit.flags[side])));
            }
            units.push(unit);
        }
    }
    for unit in &mut units {
        unit.is_part = included.contains(base(&unit.path));
    }
    // Pieces of files make sense only where they are included.
    let is_piece = |path: &str| matches!(extension(path), "ipp" | "tpp" | "txx" | "inl" | "inc");
    for path in changed.iter().filter(|path| is_c_header(path) && !is_piece(path) && !included.contains(base(path))) {
        let flags = Pair::from_fn(|side| {
            clang::usual_flags(&trees[side].root).into_iter().chain(given[side].iter().cloned()).collect::<Vec<_>>()
        });
        let mut unit = Unit::new(Language::C, path, exists(trees, path), flags);
        unit.choose(Pair::from_fn(|side| headers[side].chosen(path, &unit.flags[side])));
        units.push(unit);
    }
    Ok(units)
}

/// Files with flags in `compile_commands.json` that are not read, and are not the same on both sides.
pub fn changed_flags(trees: &Pair<Tree>) -> Vec<(String, String)> {
    let commands = trees.as_ref().map(|tree| Commands::of_project(&tree.root).unwrap_or_default());
    if commands.left == commands.right {
        return vec![];
    }
    let files: BTreeSet<&Path> = commands.left.files().filter(|file| commands.right.flags(file).is_some()).collect();
    let lost = |side: Side, file: &Path| commands[side].left_out(file).iter().cloned().collect::<BTreeSet<String>>();
    let changed = files.into_iter().filter_map(|file| {
        let (left, right) = (lost(Side::Left, file), lost(Side::Right, file));
        let flags: Vec<&str> = left.symmetric_difference(&right).map(String::as_str).collect();
        (!flags.is_empty()).then(|| (file.display().to_string(), flags.join(" ")))
    });
    changed.collect()
}

/// What each file of a tree includes, by the last parts of paths.
struct Includes<'t> {
    tree: &'t Tree,
    by_base: BTreeMap<&'t str, Vec<&'t String>>,
    known: std::cell::RefCell<BTreeMap<&'t str, BTreeSet<String>>>,
}

impl<'t> Includes<'t> {
    fn of(tree: &'t Tree) -> Includes<'t> {
        let mut by_base: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
        for path in tree.files.keys() {
            by_base.entry(base(path)).or_default().push(path);
        }
        Includes { tree, by_base, known: std::cell::RefCell::default() }
    }

    /// The last parts of the paths of all files that a source includes, directly or not.
    fn below(&self, path: &str, flags: &[String]) -> BTreeSet<String> {
        let mut found: BTreeSet<String> = BTreeSet::new();
        let forced = flags.windows(2).filter(|pair| pair[0] == "-include").map(|pair| base(&pair[1]).to_owned());
        let mut work: Vec<String> = forced.collect();
        if let Some((path, _)) = self.tree.files.get_key_value(path) {
            work.extend(self.direct(path));
        }
        while let Some(name) = work.pop() {
            if !found.insert(name.clone()) {
                continue;
            }
            for path in self.by_base.get(name.as_str()).into_iter().flatten() {
                work.extend(self.direct(path));
            }
        }
        found
    }

    fn direct(&self, path: &'t str) -> BTreeSet<String> {
        if let Some(known) = self.known.borrow().get(path) {
            return known.clone();
        }
        let bytes = std::fs::read(self.tree.root.join(path)).unwrap_or_default();
        let names = included_names(&String::from_utf8_lossy(&bytes));
        self.known.borrow_mut().insert(path, names.clone());
        names
    }
}

/// The last parts of the paths that a text includes. What is put together by a macro may be any text in quotes.
fn included_names(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let joined = text.replace("\\\r\n", "").replace("\\\n", "");
    let has_computed =
        joined.lines().any(|line| include_operand(line).is_some_and(|rest| !rest.starts_with(['"', '<'])));
    for line in joined.lines() {
        let operand = match include_operand(line) {
            Some(operand) => operand,
            // Whether a file is there decides as much as what is in it, and assemblers put in what the compiler never sees.
            None if has_computed || line.contains("__has_include") || line.contains(".incbin") => line,
            None => continue,
        };
        for part in operand.split(['"', '<', '>', '\\']).skip(1).step_by(if has_computed { 1 } else { 2 }) {
            names.insert(base(part.trim()).to_owned());
        }
    }
    names
}

/// What stands behind `#include`, `#include_next`, `#import` or `#embed`.
fn include_operand(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('#').or_else(|| line.trim_start().strip_prefix("%:"))?.trim_start();
    let words = ["include_next", "include", "import", "embed"];
    words.into_iter().find_map(|word| rest.strip_prefix(word)).map(str::trim_start)
}

fn java_units(trees: &Pair<Tree>, changed: &BTreeSet<String>, given: &Pair<Vec<String>>) -> Vec<Unit> {
    let mut roots: BTreeSet<String> = BTreeSet::new();
    for path in changed.iter().filter(|path| extension(path) == "java") {
        for (_, tree) in trees.iter().filter(|(_, tree)| tree.files.contains_key(path)) {
            let bytes = std::fs::read(tree.root.join(path)).unwrap_or_default();
            roots.insert(source_root(path, &String::from_utf8_lossy(&bytes)));
        }
    }
    // Another version of a library may be another meaning of everything.
    for path in changed.iter().filter(|path| maven::BUILDS.contains(&base(path))) {
        let folder = path.strip_suffix(base(path)).unwrap_or_default();
        roots.insert(format!("{folder}src/main/java"));
    }
    roots.retain(|root| trees.iter().any(|(_, tree)| tree.root.join(root).is_dir()));
    let is_inside = |root: &String| {
        roots.iter().any(|other| other != root && (other.is_empty() || root.starts_with(&format!("{other}/"))))
    };
    let outermost = roots.iter().filter(|root| !is_inside(root));
    let unit = |root: &String| {
        let exists = trees.as_ref().map(|tree| tree.root.join(root).is_dir());
        let flags = Pair::from_fn(|side| {
            let project = project_of(&trees[side], root).map(|folder| trees[side].root.join(folder));
            let project = project.map(|folder| format!("{ROOT}{}", folder.display()));
            given[side].iter().cloned().chain(project).collect()
        });
        Unit::new(Language::Java, root, exists, flags)
    };
    outermost.map(unit).collect()
}

/// The folder of the project of Maven or Gradle that a folder of sources belongs to.
fn project_of(tree: &Tree, sources: &str) -> Option<String> {
    let mut folder = sources;
    loop {
        let place = |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
        if maven::BUILDS.iter().any(|name| tree.files.contains_key(&place(name))) {
            return Some(folder.to_owned());
        }
        if folder.is_empty() {
            return None;
        }
        folder = folder.rsplit_once('/').map_or("", |(parent, _)| parent);
    }
}

/// The folder that a source's package begins in.
fn source_root(path: &str, text: &str) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let package = text.lines().find_map(|line| line.trim().strip_prefix("package "));
    let package = package.map(|name| name.split(';').next().unwrap_or(name).trim().replace('.', "/"));
    match package {
        Some(package) if folder == package => String::new(),
        Some(package) => folder.strip_suffix(&format!("/{package}")).unwrap_or(folder).to_owned(),
        None => folder.to_owned(),
    }
}

fn rust_units(trees: &Pair<Tree>, changed: &BTreeSet<String>, given: &Pair<Vec<String>>) -> Result<Vec<Unit>, Error> {
    let mut units = vec![];
    let is_reached = |path: &&String| {
        extension(path) == "rs" || base(path) == "Cargo.toml" || trees.iter().any(|(_, tree)| is_put_in(tree, path))
    };
    // What a manifest without a package says is said to all crates below it.
    let is_of_all = |path: &&String| {
        base(path) == "Cargo.toml"
            && !trees.iter().any(|(_, tree)| {
                manifest(tree, path)
                    .is_some_and(|table| table.contains_key("package") && !table.contains_key("workspace"))
            })
    };
    let below = |path: &String| {
        let folder = path.strip_suffix("Cargo.toml").unwrap_or_default().to_owned();
        let all = trees.iter().flat_map(|(_, tree)| tree.files.keys());
        all.filter(move |other| base(other) == "Cargo.toml" && other.starts_with(&folder)).cloned().collect::<Vec<_>>()
    };
    let manifests: BTreeSet<String> = changed.iter().filter(is_of_all).flat_map(below).collect();
    for path in changed.iter().filter(is_reached).chain(&manifests).collect::<BTreeSet<_>>() {
        let crates = trees.as_ref().map(|tree| crate_of(tree, path));
        let roots = trees.iter().flat_map(|(side, tree)| crates[side].iter().flat_map(|found| roots(tree, found)));
        for root in &roots.collect::<BTreeSet<String>>() {
            let flags = Pair::from_fn(|side| {
                let folder = crates[side].as_ref().and_then(|found| found.1.as_ref());
                let project = folder.map(|folder| format!("{ROOT}{}", trees[side].root.join(folder).display()));
                given[side].iter().cloned().chain(project).collect::<Vec<_>>()
            });
            units.push(Unit::new(Language::Rust, root, exists(trees, root), flags));
        }
    }
    Ok(units)
}

/// Whether a file that is no source may be put into one of a crate (`include_str!`): a source beside it or above it names it.
fn is_put_in(tree: &Tree, path: &str) -> bool {
    let Some((_, Some(folder))) = crate_of(tree, path) else { return false };
    let is_inside = |source: &&String| {
        extension(source) == "rs" && (folder.is_empty() || source.starts_with(&format!("{folder}/")))
    };
    tree.files.keys().filter(is_inside).any(|source| {
        let text = std::fs::read_to_string(tree.root.join(source)).unwrap_or_default();
        text.contains("include") && text.contains(base(path))
    })
}

/// Whether a file is a source of a language that goes into the same programs and is not read here.
pub fn is_other_source(path: &str) -> bool {
    matches!(
        extension(path),
        "S" | "s"
            | "asm"
            | "m"
            | "mm"
            | "cu"
            | "kt"
            | "scala"
            | "groovy"
            | "go"
            | "swift"
            | "zig"
            | "f90"
            | "y"
            | "yy"
            | "ypp"
            | "l"
            | "lpp"
            | "re"
    )
}

/// What a file that is not read tells a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForBuilds {
    /// Flags of compilers.
    Flags,
    /// Anything, mostly which files there are.
    Anything,
}

/// What a file tells a build, if it is there for that and not read here.
pub fn for_builds(path: &str) -> Option<ForBuilds> {
    let is_cargo = path == ".cargo/config.toml" || path.ends_with("/.cargo/config.toml");
    match base(path) {
        "CMakeLists.txt" | "Makefile" | "makefile" | "GNUmakefile" | "Makefile.am" | "Makefile.in" | "configure.ac"
        | "meson.build" | "BUILD" | "BUILD.bazel" | "SConstruct" => Some(ForBuilds::Anything),
        _ if extension(path) == "rsp" || is_cargo => Some(ForBuilds::Flags),
        _ if matches!(extension(path), "cmake" | "mk") => Some(ForBuilds::Anything),
        _ => None,
    }
}

/// The root file of the crate that a file belongs to, and the crate's folder; a file that belongs to none is one.
fn crate_of(tree: &Tree, path: &str) -> Option<(String, Option<String>)> {
    let mut folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    loop {
        let place = |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
        let table = manifest(tree, &place("Cargo.toml"));
        if let Some(table) = table.filter(|table| table.contains_key("package")) {
            let named = table.get("lib").and_then(|lib| lib.get("path")).and_then(|path| path.as_str());
            let roots = named.map(place).into_iter().chain([place("src/lib.rs"), place("src/main.rs")]);
            let root = roots.into_iter().find(|root| tree.files.contains_key(root))?;
            return Some((root, Some(folder.to_owned())));
        }
        match folder.rsplit_once('/') {
            Some((parent, _)) => folder = parent,
            None if folder.is_empty() => break,
            None => folder = "",
        }
    }
    (extension(path) == "rs" && tree.files.contains_key(path)).then(|| (path.to_owned(), None))
}

/// The root files of a crate: its library, and each program that it has.
fn roots(tree: &Tree, (root, folder): &(String, Option<String>)) -> Vec<String> {
    let Some(folder) = folder else { return vec![root.clone()] };
    let place = |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    let (main, bins) = (place("src/main.rs"), place("src/bin/"));
    let is_root = |path: &&String| {
        // `src/bin/NAME.rs`, or `src/bin/NAME/main.rs`.
        let is_bin = path.strip_prefix(&bins).is_some_and(|name| !name.contains('/') || name.ends_with("/main.rs"));
        **path == *root || **path == main || is_bin && extension(path) == "rs"
    };
    tree.files.keys().filter(is_root).cloned().collect()
}

fn manifest(tree: &Tree, path: &str) -> Option<toml::Table> {
    tree.files.get(path)?;
    std::fs::read_to_string(tree.root.join(path)).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includes_are_read_from_the_text() {
        let names = |text: &str| included_names(text).into_iter().collect::<Vec<_>>();
        assert_eq!(names("#include \"a/b.h\"\n  # include <c.h> // d.h\nint x;\n"), ["b.h", "c.h"]);
        assert_eq!(names("const char *text = \"x.h\";\n"), Vec::<String>::new());
        assert!(names("#define H \"config.h\"\n#include H\n").contains(&"config.h".to_owned()));
        assert_eq!(names("#incl\\\nude \"split.h\"\n"), ["split.h"]);
    }

    #[test]
    fn packages_say_where_sources_begin() {
        assert_eq!(source_root("src/main/java/org/x/A.java", "package org.x;\nclass A {}"), "src/main/java");
        assert_eq!(source_root("org/x/A.java", "package org.x;"), "");
        assert_eq!(source_root("A.java", "class A {}"), "");
        assert_eq!(source_root("odd/A.java", "package org.x;"), "odd");
    }
}
