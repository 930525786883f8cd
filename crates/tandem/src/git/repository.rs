//! A repository, read through git's plumbing.
//!
//! A repository comes from anyone, and git can be made to run things: hooks, filters, text conversions, external diffs, a file
//! system monitor, a fetch of missing objects. None of that is asked for here: only objects, references and the index are
//! read, by commands that run nothing (`rev-parse`, `merge-base`, `ls-tree`, `ls-files`, `cat-file --batch`), with the settings
//! that could make even those start something turned off, and without the user's own settings.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::Error;

/// Settings that would start a program, turned off.
const SETTINGS: [&str; 6] = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.pager=cat",
    "core.attributesFile=/dev/null",
    "protocol.allow=never",
    "submodule.recurse=false",
];

/// A repository.
#[derive(Clone, Debug)]
pub struct Repository {
    folder: PathBuf,
}

/// A state of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Revision {
    /// Of a commit, by its name in full.
    Commit(String),
    /// As they are staged.
    Index,
    /// As they are on disk.
    WorkTree,
}

/// A file of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// An ordinary file, by the name of its object.
    Blob(String),
    /// An ordinary file of the work tree.
    OnDisk(PathBuf),
    /// Nothing that is read: a link, a submodule.
    Other(&'static str),
}

impl Repository {
    /// The repository that a folder belongs to.
    pub fn of(folder: &Path) -> Result<Repository, Error> {
        let here = Repository { folder: folder.to_owned() };
        let top =
            here.git(&["rev-parse", "--show-toplevel"]).or_else(|_| here.git(&["rev-parse", "--absolute-git-dir"]));
        let top = top.map_err(|_| Error::Usage(format!("{} is in no git repository", folder.display())))?;
        let top = text(&top)?.trim_end_matches('\n').to_owned();
        Ok(Repository { folder: PathBuf::from(top) })
    }

    /// The folder of the work tree.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The commit that a name stands for.
    pub fn commit(&self, name: &str) -> Result<String, Error> {
        let unknown = || Error::Usage(format!("there is no commit {name:?} in this repository"));
        if name.is_empty() || name.contains(['\0', '\n']) {
            return Err(unknown());
        }
        let asked = format!("{name}^{{commit}}");
        let found =
            self.git(&["rev-parse", "--verify", "--quiet", "--end-of-options", &asked]).map_err(|_| unknown())?;
        let found = text(&found)?.trim().to_owned();
        if found.len() >= 40 && found.bytes().all(|byte| byte.is_ascii_hexdigit()) { Ok(found) } else { Err(unknown()) }
    }

    /// The commit that two have in common last.
    pub fn merge_base(&self, one: &str, other: &str) -> Result<String, Error> {
        let base = self.git(&["merge-base", one, other]);
        let base = base.map_err(|_| Error::Usage("the two commits have no history in common".to_owned()))?;
        self.commit(text(&base)?.trim())
    }

    /// The first parent of a commit; nothing if it is the first one.
    pub fn parent(&self, commit: &str) -> Option<String> {
        self.commit(&format!("{commit}^1")).ok()
    }

    /// Every file of a state, by its path.
    pub fn tree(&self, revision: &Revision) -> Result<BTreeMap<String, Entry>, Error> {
        match revision {
            Revision::Commit(commit) => {
                let listed = self.git(&["ls-tree", "-r", "-z", "--full-tree", commit])?;
                Ok(entries(&listed, |words| Some((*words.first()?, (*words.get(2)?).to_owned()))))
            }
            Revision::Index => {
                let listed = self.git(&["ls-files", "-s", "-z"])?;
                Ok(entries(&listed, |words| Some((*words.first()?, (*words.get(1)?).to_owned()))))
            }
            Revision::WorkTree => {
                let listed = self.git(&["ls-files", "-z"])?;
                let mut found = BTreeMap::new();
                for path in listed.split(|byte| *byte == 0).filter_map(|path| std::str::from_utf8(path).ok()) {
                    if let Some(entry) = self.on_disk(path) {
                        found.insert(path.to_owned(), entry);
                    }
                }
                Ok(found)
            }
        }
    }

    /// A tracked file of the work tree; nothing if it is not there.
    fn on_disk(&self, path: &str) -> Option<Entry> {
        let parts: Vec<&str> = path.split('/').collect();
        let mut at = self.folder.clone();
        for (index, part) in parts.iter().enumerate() {
            at.push(part);
            let found = std::fs::symlink_metadata(&at).ok()?;
            let is_last = index + 1 == parts.len();
            match (found.is_dir(), found.is_file(), is_last) {
                (true, _, false) | (_, true, true) => {}
                _ => return Some(Entry::Other("a link")),
            }
        }
        Some(Entry::OnDisk(at))
    }

    /// The sizes of objects.
    pub fn sizes(&self, names: &BTreeSet<&str>, scratch: &Path) -> Result<BTreeMap<String, u64>, Error> {
        let said = self.git_with(&["cat-file", "--batch-check", "--buffer"], names, scratch)?;
        let sizes = text(&said)?.lines().filter_map(|line| {
            let mut words = line.split(' ');
            let (name, kind, size) = (words.next()?, words.next()?, words.next()?);
            (kind == "blob").then(|| Some((name.to_owned(), size.parse().ok()?)))?
        });
        Ok(sizes.collect())
    }

    /// The contents of objects.
    pub fn contents(&self, names: &BTreeSet<&str>, scratch: &Path) -> Result<BTreeMap<String, Vec<u8>>, Error> {
        let said = self.git_with(&["cat-file", "--batch", "--buffer"], names, scratch)?;
        let broken = || Error::Internal("git's answer cannot be read".to_owned());
        let mut found = BTreeMap::new();
        let mut rest = &said[..];
        while !rest.is_empty() {
            let end = rest.iter().position(|byte| *byte == b'\n').ok_or_else(broken)?;
            let head = std::str::from_utf8(&rest[..end]).map_err(|_| broken())?;
            rest = &rest[end + 1..];
            let mut words = head.split(' ');
            let (Some(name), Some(_), Some(size)) = (words.next(), words.next(), words.next()) else { continue };
            let size: usize = size.parse().map_err(|_| broken())?;
            let contents = rest.get(..size).ok_or_else(broken)?;
            found.insert(name.to_owned(), contents.to_vec());
            rest = rest.get(size + 1..).ok_or_else(broken)?;
        }
        Ok(found)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("git");
        for (name, _) in std::env::vars_os() {
            // Whoever calls from a hook has told git where it is; here the folder says so.
            if name.to_string_lossy().starts_with("GIT_") {
                command.env_remove(name);
            }
        }
        command.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_NO_LAZY_FETCH", "1");
        command.env("GIT_OPTIONAL_LOCKS", "0").env("GIT_TERMINAL_PROMPT", "0").env("GIT_NO_REPLACE_OBJECTS", "1");
        command.arg("--no-pager").arg("-C").arg(&self.folder);
        for setting in SETTINGS {
            command.args(["-c", setting]);
        }
        command.args(args).stderr(Stdio::piped()).stdin(Stdio::null());
        command
    }

    fn git(&self, args: &[&str]) -> Result<Vec<u8>, Error> {
        finished(self.command(args))
    }

    /// A command that reads names, one a line.
    fn git_with(&self, args: &[&str], names: &BTreeSet<&str>, scratch: &Path) -> Result<Vec<u8>, Error> {
        let path = scratch.join("names");
        let write = || -> std::io::Result<File> {
            let mut file = File::create(&path)?;
            for name in names {
                writeln!(file, "{name}")?;
            }
            File::open(&path)
        };
        let file = write().map_err(|error| Error::input(&path, error))?;
        let mut command = self.command(args);
        command.stdin(file);
        finished(command)
    }
}

fn finished(mut command: Command) -> Result<Vec<u8>, Error> {
    let output = command.output().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => {
            Error::MissingTool("no git was found; `tandem git` reads repositories with it".to_owned())
        }
        _ => Error::Internal(format!("git: {error}")),
    })?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(Error::Usage(format!("git: {}", String::from_utf8_lossy(&output.stderr).trim_end()))),
    }
}

fn text(bytes: &[u8]) -> Result<&str, Error> {
    std::str::from_utf8(bytes).map_err(|_| Error::Internal("git's answer is no text".to_owned()))
}

/// A listing of files, each with some words, a tabulator and its path, parted by zeros. Paths that are no text are left out:
/// no compiler of ours reads such files.
fn entries<'a>(
    listed: &'a [u8],
    mode_and_name: impl Fn(&[&'a str]) -> Option<(&'a str, String)>,
) -> BTreeMap<String, Entry> {
    let mut found = BTreeMap::new();
    for line in listed.split(|byte| *byte == 0).filter_map(|line| std::str::from_utf8(line).ok()) {
        let Some((words, path)) = line.split_once('\t') else { continue };
        let words: Vec<&str> = words.split(' ').collect();
        let Some((mode, name)) = mode_and_name(&words) else { continue };
        let entry = match mode {
            "100644" | "100755" | "100664" => Entry::Blob(name),
            "120000" => Entry::Other("a link"),
            "160000" => Entry::Other("a submodule"),
            _ => Entry::Other("no ordinary file"),
        };
        found.insert(path.to_owned(), entry);
    }
    found
}
