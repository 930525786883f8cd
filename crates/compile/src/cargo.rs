//! A crate with its `Cargo.toml`: edition, features, environment and dependencies, as cargo would give them to rustc.
//!
//! Cargo itself is asked one thing, `cargo metadata`, which resolves versions and features and runs nothing of the crate. It
//! works in an empty folder, because a `.cargo/config.toml` or a `rust-toolchain.toml` in the crate could name programs to
//! run, and without the network: what is not there is said, with the command that fetches it.
//!
//! Dependencies are then compiled here, one by one, to metadata that holds the code of all their functions
//! (`-Zalways-encode-mir`): generic functions of a dependency are compiled with the types that the crate uses them with; others
//! stay functions that are not given. Two versions of such a function must not be taken for one, so a dependency is known by a
//! digest of everything it is made of: its files, features, profile, and the digests of its own dependencies. The digest is part of
//! all its symbols (`-Cmetadata`), so the two sides have the same function only if they have the same dependency, to the byte. It
//! is also where the compiled dependency is kept in the user's cache.
//!
//! Build scripts and procedural macros are programs of strangers. They are run only if the user says so ([`Scripts`]); then
//! `cargo check` runs them, in a folder of the cache, and what they said is used here.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::Deserialize;

use crate::rustc::{CrateOptions, Profile};
use crate::{Scratch, cache_folder, run, scripts, tools};

/// Whether build scripts and procedural macros may be run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scripts {
    /// A crate that needs one is refused.
    #[default]
    Refused,
    /// They are run.
    Allowed,
}

/// The flag that allows them, for messages.
const ALLOWING: &str = "--allow-build-scripts";

/// Folders in a package that say nothing of it.
const NO_SOURCES: [&str; 3] = ["target", ".git", ".hg"];

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
    workspace_root: PathBuf,
}

#[derive(Debug, Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    manifest_path: PathBuf,
    #[serde(default)]
    authors: Vec<String>,
    description: Option<String>,
    homepage: Option<String>,
    repository: Option<String>,
    license: Option<String>,
    targets: Vec<Target>,
}

#[derive(Debug, Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
    src_path: PathBuf,
    edition: String,
}

#[derive(Debug, Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
struct Node {
    id: String,
    features: Vec<String>,
    deps: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
struct Dependency {
    name: String,
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Debug, Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

/// What `cargo check` says of one package.
#[derive(Debug, Deserialize)]
struct Message {
    reason: String,
    package_id: Option<String>,
    target: Option<Target>,
    #[serde(default)]
    filenames: Vec<PathBuf>,
    #[serde(default)]
    cfgs: Vec<String>,
    #[serde(default)]
    env: Vec<(String, String)>,
    out_dir: Option<PathBuf>,
}

/// What scripts and macros of packages gave, by package.
#[derive(Debug, Default)]
struct Ran {
    macros: BTreeMap<String, PathBuf>,
    scripts: BTreeMap<String, Message>,
}

/// A dependency that is compiled.
#[derive(Clone, Debug)]
struct Compiled {
    file: PathBuf,
    digest: String,
    /// Where it and all that it depends on are.
    folders: BTreeSet<PathBuf>,
}

impl Package {
    fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(Path::new(""))
    }

    fn target(&self, kinds: &[&str]) -> Option<&Target> {
        self.targets.iter().find(|target| target.kind.iter().any(|kind| kinds.contains(&kind.as_str())))
    }

    fn library(&self) -> Option<&Target> {
        self.target(&["lib", "rlib", "dylib", "cdylib", "staticlib"])
    }

    fn is_macro(&self) -> bool {
        self.target(&["proc-macro"]).is_some()
    }

    fn has_script(&self) -> bool {
        self.target(&["custom-build"]).is_some()
    }

    /// What `env!` finds.
    fn environment(&self) -> Vec<(String, String)> {
        let (number, pre) = self.version.split_once(['-', '+']).unwrap_or((&self.version, ""));
        let mut parts = number.split('.');
        let mut part = || parts.next().unwrap_or("0").to_owned();
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let named = [
            ("CARGO_MANIFEST_DIR", self.folder().display().to_string()),
            ("CARGO_PKG_NAME", self.name.clone()),
            ("CARGO_PKG_VERSION", self.version.clone()),
            ("CARGO_PKG_VERSION_MAJOR", part()),
            ("CARGO_PKG_VERSION_MINOR", part()),
            ("CARGO_PKG_VERSION_PATCH", part()),
            ("CARGO_PKG_VERSION_PRE", pre.to_owned()),
            ("CARGO_PKG_AUTHORS", self.authors.join(":")),
            ("CARGO_PKG_DESCRIPTION", text(&self.description)),
            ("CARGO_PKG_HOMEPAGE", text(&self.homepage)),
            ("CARGO_PKG_REPOSITORY", text(&self.repository)),
            ("CARGO_PKG_LICENSE", text(&self.license)),
        ];
        named.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// How the crate that a file belongs to is compiled; the folder is that of its `Cargo.toml`, or of its workspace.
pub fn options(folder: &Path, file: &Path, profile: Profile, scripts: Scripts) -> Result<CrateOptions, String> {
    let absolute = |path: &Path| path.canonicalize().map_err(|error| format!("{}: {error}", path.display()));
    let (folder, file) = (absolute(folder)?, absolute(file)?);
    let metadata = metadata(&folder)?;
    let inside = metadata.packages.iter().filter(|package| file.starts_with(package.folder()));
    let package = inside
        .max_by_key(|package| package.folder().components().count())
        .ok_or_else(|| format!("{} belongs to no crate of {}", file.display(), folder.join("Cargo.toml").display()))?;
    let own = package.targets.iter().find(|target| target.src_path == file && target.kind != ["custom-build"]);
    let target = own.or_else(|| package.library()).or_else(|| package.target(&["bin", "proc-macro"]));
    let target = target.ok_or_else(|| format!("the crate {} has neither a library nor a program", package.name))?;
    let ran = ran(&metadata, package, scripts)?;
    let mut work = Work { metadata: &metadata, ran: &ran, profile, version: version()?, done: BTreeMap::new() };
    let (mut externs, mut folders) = work.dependencies(&package.id)?;
    if target.kind == ["bin"] && package.library().is_some() {
        let own = work.compiled(&package.id)?;
        externs.push((package.library().map(|library| library.name.clone()).unwrap_or_default(), own.file));
        folders.extend(own.folders);
    }
    let script = ran.scripts.get(&package.id);
    let features = work.features(&package.id).map(|feature| format!("feature=\"{feature}\""));
    let script_cfgs = script.iter().flat_map(|script| script.cfgs.iter().cloned());
    Ok(CrateOptions {
        copied: None,
        root: target.src_path.clone(),
        folder: Some(package.folder().to_owned()),
        edition: Some(target.edition.clone()),
        overflow_checks: said_of_profile(&metadata, profile, "overflow-checks"),
        debug_assertions: said_of_profile(&metadata, profile, "debug-assertions"),
        cfgs: features.chain(script_cfgs).collect(),
        externs,
        libraries: folders.into_iter().collect(),
        environment: package.environment().into_iter().chain(script_environment(script)).collect(),
    })
}

/// What the workspace's manifest says of a switch of a profile. Cargo reads profiles in no other manifest.
fn said_of_profile(metadata: &Metadata, profile: Profile, switch: &str) -> Option<bool> {
    let text = std::fs::read_to_string(metadata.workspace_root.join("Cargo.toml")).ok()?;
    let manifest: toml::Table = text.parse().ok()?;
    let name = if profile == Profile::Dev { "dev" } else { "release" };
    manifest.get("profile")?.get(name)?.get(switch)?.as_bool()
}

/// What cargo says of a crate and of everything that it depends on.
fn metadata(folder: &Path) -> Result<Metadata, String> {
    let cargo = tools::cargo().ok_or("no cargo was found, which reads Cargo.toml; install Rust")?;
    let manifest = folder.join("Cargo.toml");
    if !manifest.is_file() {
        return Err(format!("there is no Cargo.toml in {}", folder.display()));
    }
    let lock = folder.join("Cargo.lock");
    let is_locked = lock.exists();
    let scratch = Scratch::new()?;
    let mut command = cargo_command(&cargo, scratch.path());
    command.args(["metadata", "--format-version=1", "--offline", "--filter-platform", HOST, "--manifest-path"]);
    command.arg(&manifest);
    let said = run("cargo", command);
    if !is_locked {
        // Cargo notes the versions that it chose; the folder is left as it was.
        let _ = std::fs::remove_file(&lock);
    }
    let said = said.map_err(|error| {
        let error = error.replacen("does not compile:", "its dependencies cannot be found:", 1);
        format!("{error}\n(what is not there is fetched by `cargo fetch` in the folder of its Cargo.toml)")
    })?;
    serde_json::from_slice(&said).map_err(|error| format!("cargo metadata said something else: {error}"))
}

/// The machine that everything is compiled for.
const HOST: &str = "x86_64-unknown-linux-gnu";

fn cargo_command(cargo: &Path, folder: &Path) -> Command {
    let mut command = Command::new(cargo);
    command.current_dir(folder);
    if let Some(rustc) = tools::rustc() {
        command.env("RUSTC", rustc);
    }
    for name in ["RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
        command.env_remove(name);
    }
    command
}

/// Runs scripts and macros if a package needs them and it is allowed.
fn ran(metadata: &Metadata, package: &Package, scripts: Scripts) -> Result<Ran, String> {
    let needed = reachable(metadata, &package.id);
    let needing = metadata.packages.iter().filter(|one| needed.contains(one.id.as_str()));
    let needing: Vec<&Package> = needing.filter(|one| one.has_script() || one.is_macro()).collect();
    if scripts == Scripts::Refused {
        for one in &needing {
            let what = match (one.is_macro(), dependence_on_script(one)) {
                (true, _) => "is a procedural macro".to_owned(),
                (false, Some(what)) => format!("has a build script that may decide {what}"),
                (false, None) => continue,
            };
            let is_own = one.id == package.id;
            let who = if is_own { "the crate itself".to_owned() } else { format!("its dependency {}", one.name) };
            return Err(format!(
                "{who} {what}: such programs are run with {ALLOWING}, and it cannot be compiled without"
            ));
        }
        return Ok(Ran::default());
    }
    if needing.is_empty() {
        return Ok(Ran::default());
    }
    let cargo = tools::cargo().ok_or("no cargo was found; install Rust")?;
    let scratch = Scratch::new()?;
    let mut command = cargo_command(&cargo, scratch.path());
    command.args(["check", "--offline", "--message-format=json", "--quiet", "--keep-going", "--manifest-path"]);
    command.arg(&package.manifest_path).arg("--target-dir").arg(kept_folder("cargo"));
    // The crate itself may have complaints that rustc is told to pass over; what its dependencies gave is there all the same.
    let said = crate::run_for_output("cargo", command)?;
    let mut ran = Ran::default();
    for line in String::from_utf8_lossy(&said).lines() {
        let Ok(message) = serde_json::from_str::<Message>(line) else { continue };
        let Some(id) = message.package_id.clone() else { continue };
        let is_macro = message.target.as_ref().is_some_and(|target| target.kind == ["proc-macro"]);
        match message.reason.as_str() {
            "build-script-executed" => {
                ran.scripts.insert(id, message);
            }
            "compiler-artifact" if is_macro => {
                ran.macros.extend(message.filenames.into_iter().next().map(|file| (id, file)));
            }
            _ => {}
        }
    }
    Ok(ran)
}

/// What of a package its build script could decide.
fn dependence_on_script(package: &Package) -> Option<String> {
    let root = package.library().or_else(|| package.target(&["bin"])).and_then(|target| target.src_path.parent());
    scripts::dependence(root.unwrap_or(package.folder()))
}

/// The packages that one needs, itself included.
fn reachable<'m>(metadata: &'m Metadata, id: &'m str) -> BTreeSet<&'m str> {
    let mut found = BTreeSet::new();
    let mut work = vec![id];
    while let Some(id) = work.pop() {
        if found.insert(id) {
            let node = metadata.resolve.nodes.iter().find(|node| node.id == id);
            let is_macro = metadata.packages.iter().any(|package| package.id == id && package.is_macro());
            // What a macro is made of is run with it, and is not needed beside it.
            work.extend(
                node.into_iter().filter(|_| !is_macro).flat_map(needs).map(|dependency| dependency.pkg.as_str()),
            );
        }
    }
    found
}

/// The dependencies of a package that its own code can name: not those of its tests or of its build script.
fn needs(node: &Node) -> impl Iterator<Item = &Dependency> {
    node.deps.iter().filter(|dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.is_none()))
}

fn script_environment(script: Option<&Message>) -> Vec<(String, String)> {
    let Some(script) = script else { return vec![] };
    let out = script.out_dir.iter().map(|folder| ("OUT_DIR".to_owned(), folder.display().to_string()));
    script.env.iter().cloned().chain(out).collect()
}

/// Which rustc it is: what one compiled, another one cannot read.
fn version() -> Result<String, String> {
    let rustc = tools::rustc().ok_or("no rustc was found; install Rust")?;
    let mut command = Command::new(rustc);
    command.arg("-vV");
    run("rustc", command).map(|said| String::from_utf8_lossy(&said).into_owned())
}

/// A folder in which things are kept between runs.
fn kept_folder(name: &str) -> PathBuf {
    cache_folder().unwrap_or_else(|| std::env::temp_dir().join("tandem-kept")).join(name)
}

type Externs = (Vec<(String, PathBuf)>, BTreeSet<PathBuf>);

/// Dependencies, each compiled once.
struct Work<'m> {
    metadata: &'m Metadata,
    ran: &'m Ran,
    profile: Profile,
    version: String,
    done: BTreeMap<String, Compiled>,
}

impl<'m> Work<'m> {
    fn package(&self, id: &str) -> Result<&'m Package, String> {
        let found = self.metadata.packages.iter().find(|package| package.id == id);
        found.ok_or_else(|| format!("cargo metadata does not know {id}"))
    }

    fn node(&self, id: &str) -> Option<&'m Node> {
        self.metadata.resolve.nodes.iter().find(|node| node.id == id)
    }

    fn features(&self, id: &str) -> impl Iterator<Item = &'m String> + use<'m> {
        self.node(id).into_iter().flat_map(|node| &node.features)
    }

    /// What a package depends on: names and files, and where rustc finds what these depend on.
    fn dependencies(&mut self, id: &str) -> Result<Externs, String> {
        let mut externs = vec![];
        let mut folders = BTreeSet::new();
        for dependency in self.node(id).into_iter().flat_map(needs) {
            let compiled = self.compiled(&dependency.pkg)?;
            externs.push((dependency.name.clone(), compiled.file));
            folders.extend(compiled.folders);
        }
        Ok((externs, folders))
    }

    fn compiled(&mut self, id: &str) -> Result<Compiled, String> {
        if let Some(known) = self.done.get(id) {
            return Ok(known.clone());
        }
        let package = self.package(id)?;
        let compiled = if package.is_macro() { self.built_macro(package)? } else { self.compile(package)? };
        self.done.insert(id.to_owned(), compiled.clone());
        Ok(compiled)
    }

    fn built_macro(&self, package: &Package) -> Result<Compiled, String> {
        let file = self.ran.macros.get(&package.id).cloned();
        let file = file.ok_or_else(|| format!("the procedural macro {} was not built", package.name))?;
        let folders = file.parent().map(Path::to_owned).into_iter().collect();
        Ok(Compiled { digest: digest_of_folder(package.folder())?, file, folders })
    }

    fn compile(&mut self, package: &Package) -> Result<Compiled, String> {
        let library = package.library().ok_or_else(|| format!("the dependency {} is no library", package.name))?;
        let (externs, mut folders) = self.dependencies(&package.id)?;
        let script = self.ran.scripts.get(&package.id);
        let features = self.features(&package.id).map(|feature| format!("feature=\"{feature}\""));
        let cfgs: Vec<String> = features.chain(script.iter().flat_map(|script| script.cfgs.iter().cloned())).collect();
        let mut hasher = blake3::Hasher::new();
        let mut say = |text: &str| {
            hasher.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
        };
        say(&self.version);
        say(&format!("{} {} {} {:?}", package.name, package.version, library.edition, self.profile));
        say(&digest_of_folder(package.folder())?);
        cfgs.iter().for_each(|cfg| say(cfg));
        if let Some(folder) = script.and_then(|script| script.out_dir.as_deref()) {
            say(&digest_of_folder(folder)?);
        }
        for dependency in self.node(&package.id).into_iter().flat_map(needs) {
            say(&dependency.name);
            say(self.done.get(&dependency.pkg).map_or("", |known| &known.digest));
        }
        let digest = hasher.finalize().to_hex()[..32].to_owned();
        let folder = kept_folder("crates").join(&digest);
        let file = folder.join(format!("lib{}.rmeta", library.name));
        folders.insert(folder.clone());
        if !file.is_file() {
            let environment = package.environment().into_iter().chain(script_environment(script)).collect();
            let options = CrateOptions {
                copied: None,
                root: library.src_path.clone(),
                folder: Some(package.folder().to_owned()),
                edition: Some(library.edition.clone()),
                cfgs,
                externs,
                libraries: folders.iter().filter(|one| **one != folder).cloned().collect(),
                environment,
                overflow_checks: None,
                debug_assertions: None,
            };
            keep(&options, &library.name, self.profile, &digest, &folder, &file)
                .map_err(|error| format!("its dependency {} {error}", package.name))?;
        }
        Ok(Compiled { file, digest, folders })
    }
}

/// Compiles a dependency to where it is kept. Another thread or process may do the same.
fn keep(
    options: &CrateOptions,
    name: &str,
    profile: Profile,
    digest: &str,
    folder: &Path,
    file: &Path,
) -> Result<(), String> {
    let rustc = tools::rustc().ok_or("no rustc was found; install Rust")?;
    let said = |error: std::io::Error| format!("cannot be kept in {}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(said)?;
    // Both sides may be read at once, and other processes may do the same.
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let partial = folder.join(format!("{}-{number}.partial", std::process::id()));
    run("rustc", options.dependency(&rustc, name, profile, digest, &partial))?;
    // Whoever is first stays: what others have read already must not be replaced.
    let linked = match std::fs::hard_link(&partial, file) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        linked => linked.map_err(said),
    };
    let _ = std::fs::remove_file(&partial);
    linked
}

/// A digest of all files below a folder, with their paths. Links are not followed.
fn digest_of_folder(folder: &Path) -> Result<String, String> {
    let mut hasher = blake3::Hasher::new();
    let mut work = vec![folder.to_owned()];
    while let Some(place) = work.pop() {
        let said = |error: std::io::Error| format!("{}: {error}", place.display());
        let mut entries = std::fs::read_dir(&place).and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(said)?;
        entries.sort_by_key(std::fs::DirEntry::file_name);
        for entry in entries {
            let (path, kind) = (entry.path(), entry.file_type().map_err(said)?);
            if kind.is_dir() && !NO_SOURCES.contains(&entry.file_name().to_string_lossy().as_ref()) {
                work.push(path);
            } else if kind.is_file() {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
                let text = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                hasher.update(&(name.len() as u64).to_le_bytes()).update(name.as_bytes());
                hasher.update(&(text.len() as u64).to_le_bytes()).update(&text);
            }
        }
    }
    Ok(hasher.finalize().to_hex().to_string())
}
