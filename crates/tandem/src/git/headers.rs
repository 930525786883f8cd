//! Headers that no flag leads to, in trees that nobody has built.
//!
//! Where `compile_commands.json` does not say how a file is compiled, its build would: it adds folders of headers, and makes `config.h`
//! of what it finds out about the machine. Builds are programs and are not run. But what they would say is mostly plain to see.
//!
//! A header that is included under a name which only one place in the tree can mean is taken from there; of several the one that is
//! nearest to the file that includes it. Its folder is searched after all others (`-idirafter`), so that nothing is found elsewhere than
//! before.
//!
//! A header that is not there and that the project's build makes is made here ([`super::configuration`]).
//!
//! Both are choices of how a program is compiled, as flags are, and are listed as an assumption (`guessed-build`). A row says what was chosen.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::checkout::Tree;
use super::configuration;

/// No more folders than this are added for one file.
const MOST_FOLDERS: usize = 40;

/// How a file finds headers that its flags do not lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Further flags.
    pub flags: Vec<String>,
    /// What was chosen, in words.
    pub notes: Vec<String>,
}

/// The files of a tree, by what they include and by their names.
pub struct Headers<'t> {
    tree: &'t Tree,
    by_base: BTreeMap<&'t str, Vec<&'t str>>,
    included: RefCell<BTreeMap<String, Vec<Spelled>>>,
    /// Headers that were made.
    made: RefCell<BTreeSet<String>>,
}

/// What stands behind `#include`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Spelled {
    name: String,
    is_quoted: bool,
}

/// Where headers are put that a build would make.
const MADE: &str = ".made-headers";

impl<'t> Headers<'t> {
    /// Of a tree.
    pub fn of(tree: &'t Tree) -> Headers<'t> {
        let mut by_base: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for path in tree.files.keys() {
            by_base.entry(base(path)).or_default().push(path);
        }
        Headers { tree, by_base, included: RefCell::default(), made: RefCell::default() }
    }

    /// What a file needs beyond its flags.
    pub fn chosen(&self, path: &str, flags: &[String]) -> Chosen {
        let given = self.folders_of(flags);
        let mut added: Vec<String> = vec![];
        let mut made: BTreeSet<String> = BTreeSet::new();
        let mut seen = BTreeSet::from([path.to_owned()]);
        let mut work = vec![path.to_owned()];
        let mut is_configured = false;
        while let Some(file) = work.pop() {
            for Spelled { name, is_quoted } in self.included(&file) {
                let own = is_quoted.then(|| folder(&file).to_owned());
                let folders = own.iter().chain(&given).chain(&added);
                let there = folders.filter_map(|folder| joined(folder, &name)).find(|path| self.exists(path));
                let found = there.or_else(|| {
                    let path = self.nearest(&file, &name)?;
                    let place = path.strip_suffix(name.as_str())?.trim_end_matches('/').to_owned();
                    added.push(place);
                    Some(path)
                });
                if let Some(found) = found {
                    is_configured |= base(&found) == "config.h";
                    if seen.insert(found.clone()) {
                        work.push(found);
                    }
                } else if self.make(&file, &name, is_quoted) {
                    is_configured |= base(&name) == "config.h";
                    made.insert(name);
                }
            }
        }
        added.truncate(MOST_FOLDERS);
        let mut chosen = Chosen::default();
        let place = |folder: &str| self.tree.root.join(folder).display().to_string();
        chosen.flags.extend(added.iter().flat_map(|folder| ["-idirafter".to_owned(), place(folder)]));
        if !made.is_empty() {
            chosen.flags.extend(["-idirafter".to_owned(), place(MADE)]);
            let names = made.iter().cloned().collect::<Vec<_>>().join(", ");
            chosen.notes.push(format!(
                "compiled with {names} made here, as nobody built the project: headers and sizes of this machine, functions of POSIX, and nothing else that a build looks for"
            ));
        }
        if is_configured && seen.iter().any(|file| self.text(file).contains("HAVE_CONFIG_H")) {
            chosen.flags.push("-DHAVE_CONFIG_H=1".to_owned());
        }
        if !added.is_empty() {
            added.sort();
            chosen.notes.push(format!("compiled with headers from {}, which no flag names", added.join(", ")));
        }
        chosen
    }

    /// Folders of headers in the tree that flags name.
    fn folders_of(&self, flags: &[String]) -> Vec<String> {
        let mut folders = vec![];
        let mut flags = flags.iter();
        while let Some(flag) = flags.next() {
            let named = match flag.as_str() {
                "-I" | "-isystem" | "-iquote" | "-idirafter" => flags.next().map(String::as_str),
                other => other.strip_prefix("-I"),
            };
            let inside = named.and_then(|named| Path::new(named).strip_prefix(&self.tree.root).ok());
            folders.extend(inside.and_then(|inside| inside.to_str()).map(str::to_owned));
        }
        folders
    }

    fn exists(&self, path: &str) -> bool {
        self.tree.files.contains_key(path) || self.made.borrow().contains(path)
    }

    /// The file that an included name means most likely.
    fn nearest(&self, from: &str, name: &str) -> Option<String> {
        let name = name.trim_start_matches("./");
        let end = format!("/{name}");
        let found = self.by_base.get(base(name))?.iter().filter(|path| {
            // A header that wraps another one of its name does not mean itself.
            **path != from && (**path == name || path.ends_with(&end))
        });
        let distance = |path: &str| {
            let shared = folder(path).split('/').zip(folder(from).split('/')).take_while(|(one, other)| one == other);
            (usize::MAX - shared.count(), path.matches('/').count())
        };
        found.min_by_key(|path| (distance(path), **path)).map(|path| (*path).to_owned())
    }

    /// Makes a header that a build would make; whether it is there now.
    fn make(&self, from: &str, name: &str, is_quoted: bool) -> bool {
        // With dots in it the name is a place of its own.
        let target = match joined(folder(from), name) {
            Some(place) if is_quoted && name.contains("..") => place,
            _ if name.contains("..") => return false,
            _ => format!("{MADE}/{name}"),
        };
        if self.made.borrow().contains(&target) {
            return true;
        }
        let templates = configuration::template_names(name);
        let template = templates.iter().find_map(|template| self.nearest(from, template));
        let text = match template {
            Some(template) => configuration::of_template(&self.text(&template)),
            // Who keeps no template makes one of what the sources ask for.
            None if base(name).contains("config") && self.is_said(base(name)) => {
                configuration::of_names(&self.in_sources(configuration::asked_for))
            }
            None if base(name).contains("export") && self.is_said("generate_export_header") => {
                configuration::of_exports(&self.in_sources(configuration::exports_in))
            }
            None => return false,
        };
        let path = self.tree.root.join(&target);
        let written = path.parent().map(std::fs::create_dir_all).is_some_and(|made| made.is_ok())
            && std::fs::write(&path, text).is_ok();
        if written {
            self.made.borrow_mut().insert(target);
        }
        written
    }

    /// Whether a build says something, such as the name of a header that it makes.
    fn is_said(&self, words: &str) -> bool {
        let builds = ["configure.ac", "configure.in", "CMakeLists.txt", "meson.build"];
        let mut files = builds.iter().flat_map(|build| self.by_base.get(build).into_iter().flatten());
        files.any(|path| self.text(path).contains(words))
    }

    /// Names that all sources have in them.
    fn in_sources(&self, names: impl Fn(&str) -> BTreeSet<String>) -> BTreeSet<String> {
        let sources = self.by_base.values().flatten().filter(|path| is_c(path));
        sources.flat_map(|path| names(&self.text(path))).collect()
    }

    fn text(&self, path: &str) -> String {
        let bytes = std::fs::read(self.tree.root.join(path)).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn included(&self, path: &str) -> Vec<Spelled> {
        if let Some(known) = self.included.borrow().get(path) {
            return known.clone();
        }
        let found = spelled(&self.text(path));
        self.included.borrow_mut().insert(path.to_owned(), found.clone());
        found
    }
}

/// Everything that a text includes by name.
fn spelled(text: &str) -> Vec<Spelled> {
    let mut found: Vec<Spelled> = vec![];
    for line in text.lines() {
        let Some(rest) = line.trim_start().strip_prefix('#').map(str::trim_start) else { continue };
        let Some(rest) = rest.strip_prefix("include").map(str::trim_start) else { continue };
        let quoted = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).map(|(name, _)| (name, true));
        let angled = || rest.strip_prefix('<').and_then(|rest| rest.split_once('>')).map(|(name, _)| (name, false));
        let Some((name, is_quoted)) = quoted.or_else(angled) else { continue };
        let name = name.trim();
        if !name.is_empty() && !name.starts_with('/') && !name.contains(['\\', '\0']) {
            found.push(Spelled { name: name.to_owned(), is_quoted });
        }
    }
    found
}

/// A path below a folder, without dots; none if it leads out of the tree.
fn joined(folder: &str, name: &str) -> Option<String> {
    let mut parts: Vec<&str> = vec![];
    for part in folder.split('/').chain(name.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    let is_own = parts.iter().all(|part| !part.eq_ignore_ascii_case(".git"));
    (is_own && !parts.is_empty()).then(|| parts.join("/"))
}

fn is_c(path: &str) -> bool {
    let kind = Path::new(path).extension().and_then(|kind| kind.to_str());
    matches!(kind, Some("c" | "h" | "cpp" | "cc" | "cxx" | "hpp" | "hh" | "hxx"))
}

fn base(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn included_names_are_read_as_they_are_spelled() {
        let found = spelled(
            "#include <a/b.h>\n # include \"c.h\" // d\n#define X \"e.h\"\n#include X\n#include \"/etc/x.h\"\n",
        );
        let names: Vec<(&str, bool)> = found.iter().map(|one| (one.name.as_str(), one.is_quoted)).collect();
        assert_eq!(names, [("a/b.h", false), ("c.h", true)]);
    }

    #[test]
    fn paths_do_not_lead_out() {
        assert_eq!(joined("src/unix", "../core/a.h"), Some("src/core/a.h".to_owned()));
        assert_eq!(joined("", "a.h"), Some("a.h".to_owned()));
        assert_eq!(joined("src", "../../a.h"), None);
        assert_eq!(joined(".git", "a.h"), None);
    }

    #[test]
    fn folders_are_found_by_what_is_included() {
        let scratch = tandem_compile::Scratch::new().expect("a temporary folder can be made");
        let mut tree = Tree { root: scratch.path().to_owned(), ..Tree::default() };
        let files = [
            (
                "lib/core/a.c",
                "#include <core/types.h>\n#include \"config.h\"\n#ifdef HAVE_CONFIG_H\n#endif\n#include <stdio.h>\n",
            ),
            ("lib/core/inc/core/types.h", "#include <deep.h>\n"),
            ("other/inc/core/types.h", ""),
            ("lib/deep/deep.h", ""),
            ("config.h.in", "#undef HAVE_STDIO_H\n"),
        ];
        for (path, text) in files {
            let place = tree.root.join(path);
            std::fs::create_dir_all(place.parent().expect("it has a folder")).expect("it can be made");
            std::fs::write(place, text).expect("it can be written");
            tree.files.insert(path.to_owned(), String::new());
        }
        let headers = Headers::of(&tree);
        let chosen = headers.chosen("lib/core/a.c", &[]);
        let place = |folder: &str| tree.root.join(folder).display().to_string();
        let after = |folder: &str| ["-idirafter".to_owned(), place(folder)];
        let folders: Vec<String> = ["lib/core/inc", "lib/deep", MADE].iter().flat_map(|name| after(name)).collect();
        assert_eq!(chosen.flags, [folders, vec!["-DHAVE_CONFIG_H=1".to_owned()]].concat());
        assert_eq!(chosen.notes.len(), 2);
        assert!(tree.root.join(MADE).join("config.h").is_file());
    }
}
