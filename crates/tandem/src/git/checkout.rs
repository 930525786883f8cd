//! Two states of a repository as folders of ordinary files.
//!
//! Only ordinary files are written, below a scratch folder, under paths that cannot lead out of it. Links and submodules are
//! left out, and so are files that are too large to be sources; what was left out is remembered.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use tandem_base::{Pair, Side};
use tandem_compile::Scratch;

use super::repository::{Entry, Repository, Revision};
use crate::error::Error;

/// Larger files are left out.
const LARGEST: u64 = 8 << 20;

/// More bytes than this are not written.
const MOST: u64 = 2 << 30;

/// The files of one state.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// The folder they are in.
    pub root: PathBuf,
    /// Their paths, with who they are: two files of one name are the same.
    pub files: BTreeMap<String, String>,
    /// What was left out, and why.
    pub left_out: BTreeMap<String, String>,
    /// Ordinary files among these, with who they are: another one of the same path has changed.
    pub unread: BTreeMap<String, String>,
}

/// Two states in a folder that goes with them.
#[derive(Debug)]
pub struct Checkout {
    /// The two states.
    pub trees: Pair<Tree>,
    scratch: Scratch,
}

impl Checkout {
    /// Writes two states of a repository.
    pub fn new(repository: &Repository, revisions: &Pair<Revision>) -> Result<Checkout, Error> {
        let scratch = Scratch::lasting().map_err(Error::Internal)?;
        let listed = Pair::new(repository.tree(&revisions.left)?, repository.tree(&revisions.right)?);
        let names = listed.iter().flat_map(|(_, listed)| listed.values()).filter_map(|entry| match entry {
            Entry::Blob(name) => Some(name.as_str()),
            _ => None,
        });
        let names: BTreeSet<&str> = names.collect();
        let sizes = repository.sizes(&names, scratch.path())?;
        let small: BTreeSet<&str> =
            names.iter().copied().filter(|name| sizes.get(*name).is_some_and(|size| *size <= LARGEST)).collect();
        if small.iter().map(|name| sizes.get(*name).copied().unwrap_or(0)).sum::<u64>() > MOST {
            return Err(Error::Usage(format!("the files have more than {MOST} bytes altogether; name some of them")));
        }
        let contents = repository.contents(&small, scratch.path())?;
        let mut trees: Pair<Tree> = Pair::default();
        for side in Side::BOTH {
            let tree = &mut trees[side];
            tree.root = scratch.path().join(side.to_string());
            std::fs::create_dir(&tree.root).map_err(|error| Error::input(&tree.root, error))?;
            for (path, entry) in &listed[side] {
                match write(tree, path, entry, &contents) {
                    Ok(name) => {
                        tree.files.insert(path.clone(), name);
                    }
                    Err(why) => {
                        let who = match entry {
                            Entry::Blob(name) => Some(name.clone()),
                            // Nobody looked, so it is like no other.
                            Entry::OnDisk(place) => Some(format!("{side} {}", place.display())),
                            Entry::Other(_) => None,
                        };
                        tree.unread.extend(who.map(|who| (path.clone(), who)));
                        tree.left_out.insert(path.clone(), why);
                    }
                }
            }
        }
        Ok(Checkout { trees, scratch })
    }

    /// An empty file of a kind, for what only one side has.
    pub fn nothing(&self, extension: &str) -> Result<PathBuf, Error> {
        let path = self.scratch.path().join(format!("nothing.{extension}"));
        std::fs::write(&path, "").map_err(|error| Error::input(&path, error))?;
        Ok(path)
    }

    /// An empty folder, for sources that only one side has.
    pub fn no_sources(&self) -> Result<PathBuf, Error> {
        let path = self.scratch.path().join("nothing");
        std::fs::create_dir_all(&path).map_err(|error| Error::input(&path, error))?;
        Ok(path)
    }

    /// A text without the folder's own name in it.
    pub fn readable(&self, text: &str) -> String {
        let mut text = text.to_owned();
        let name = self.scratch.path().file_name().unwrap_or_default().display();
        for (side, tree) in self.trees.iter() {
            // Compilers note the path as it was given, or from where they were run.
            text = text.replace(&format!("{}/", tree.root.display()), "").replace(&format!("{name}/{side}/"), "");
        }
        text
    }
}

/// Writes a file, and says who it is; or why it is left out.
fn write(tree: &Tree, path: &str, entry: &Entry, contents: &BTreeMap<String, Vec<u8>>) -> Result<String, String> {
    if !is_safe(path) {
        return Err("its path could lead out of the folder".to_owned());
    }
    let read;
    let bytes = match entry {
        Entry::Blob(name) => contents.get(name).ok_or("it is too large, or not there")?,
        Entry::OnDisk(place) => {
            let size = std::fs::metadata(place).map_err(|error| error.to_string())?.len();
            if size > LARGEST {
                return Err("it is too large".to_owned());
            }
            read = std::fs::read(place).map_err(|error| error.to_string())?;
            &read
        }
        Entry::Other(what) => return Err(format!("it is {what}")),
    };
    let target = tree.root.join(path);
    let folder = target.parent().unwrap_or(Path::new(""));
    std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&target, bytes)).map_err(|error| error.to_string())?;
    Ok(blake3::hash(bytes).to_hex().to_string())
}

/// Whether a path stays below the folder it is in, and out of git's own.
fn is_safe(path: &str) -> bool {
    let is_plain = |part: &str| !matches!(part, "" | "." | "..") && !part.eq_ignore_ascii_case(".git");
    path.len() < 4096 && !path.contains(['\0', '\\']) && path.split('/').all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_where_they_are() {
        for path in ["a.c", "src/a b.c", "src/..a/b.c", "line\nbreak.c"] {
            assert!(is_safe(path), "{path}");
        }
        for path in ["../a.c", "/etc/passwd", "a/../../b", "a//b", ".git/config", "a/.GIT/x", "", "a\\..\\b"] {
            assert!(!is_safe(path), "{path}");
        }
    }
}
