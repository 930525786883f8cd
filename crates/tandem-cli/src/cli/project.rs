//! Arguments that say where a program comes from: its project, its features, what corresponds on the other side.

use std::path::{Path, PathBuf};

use clap::Args;
use tandem::Pair;
use tandem_compile::{MAP, ROOT, rustc};

/// The projects that two files are in.
#[derive(Clone, Debug, Default, Args)]
pub struct RootArgs {
    /// The folder of the project that LEFT is in: its Cargo.toml, or its compile_commands.json and headers.
    #[arg(long, value_name = "FOLDER")]
    pub left_root: Option<PathBuf>,
    /// The same for RIGHT.
    #[arg(long, value_name = "FOLDER")]
    pub right_root: Option<PathBuf>,
}

/// How crates are compiled, and what corresponds.
#[derive(Clone, Debug, Default, Args)]
pub struct ProjectArgs {
    /// A condition that holds in Rust, as in `#[cfg(…)]`: `feature="std"`. May be given several times.
    #[arg(long = "cfg", value_name = "CONDITION")]
    pub cfgs: Vec<String>,
    /// A compiled crate (.rlib or .rmeta) that Rust sources use. May be given several times.
    #[arg(long = "extern", value_name = "NAME=FILE")]
    pub externs: Vec<String>,
    /// Run build scripts and procedural macros of crates and of their dependencies. They are programs, and run with your rights.
    #[arg(long)]
    pub allow_build_scripts: bool,
    /// What is called LEFT on the left side corresponds to what is called RIGHT on the right side: a function, a variable, in
    /// Java also a class or a field. May be given several times.
    #[arg(long = "map", value_name = "LEFT=RIGHT", value_parser = parse_map)]
    pub maps: Vec<String>,
}

impl RootArgs {
    /// Flags for the compilers of each side.
    pub fn flags(&self) -> Pair<Vec<String>> {
        let flag = |root: &Option<PathBuf>| root.iter().map(|root| project_flag(root)).collect();
        Pair::new(flag(&self.left_root), flag(&self.right_root))
    }
}

impl ProjectArgs {
    /// Flags for the compilers of both sides.
    pub fn flags(&self) -> Vec<String> {
        let cfgs = self.cfgs.iter().map(|cfg| format!("{}{cfg}", rustc::CFG));
        let externs = self.externs.iter().map(|one| format!("{}{one}", rustc::EXTERN));
        let allowed = self.allow_build_scripts.then(|| rustc::ALLOW_BUILD_SCRIPTS.to_owned());
        let maps = self.maps.iter().map(|map| format!("{MAP}{map}"));
        cfgs.chain(externs).chain(allowed).chain(maps).collect()
    }
}

fn project_flag(root: &Path) -> String {
    format!("{ROOT}{}", root.display())
}

fn parse_map(text: &str) -> Result<String, String> {
    match text.split_once('=') {
        Some((left, right)) if !left.trim().is_empty() && !right.trim().is_empty() => Ok(text.to_owned()),
        _ => Err("a name of the left side, =, and one of the right side are wanted".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_have_two_names() {
        assert_eq!(parse_map("One.k=Two.k"), Ok("One.k=Two.k".to_owned()));
        assert!(parse_map("k").is_err());
        assert!(parse_map("=k").is_err());
    }
}
