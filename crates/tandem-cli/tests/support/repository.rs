//! Repositories that tests of `tandem git` make.
#![allow(dead_code, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

#[path = "installed.rs"]
mod installed;

use installed::is_installed;

/// A repository of its own.
pub struct Repository(pub PathBuf);

impl Repository {
    /// A new one; nothing if there is no git or no compiler.
    pub fn new(name: &str, compiler: &str) -> Option<Repository> {
        if !is_installed("git") || !is_installed(compiler) {
            println!("not run: git or {compiler} is missing");
            return None;
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("git-{name}"));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        let repository = Repository(path);
        repository.git(&["init", "-q", "-b", "main"]);
        Some(repository)
    }

    pub fn git_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("git");
        command.current_dir(&self.0).env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", "/dev/null");
        command
            .args(["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.hooksPath=/dev/null"])
            .args(args);
        command
    }

    pub fn git(&self, args: &[&str]) -> String {
        let output = self.git_command(args).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    pub fn git_with_input(&self, args: &[&str], input: &[u8]) -> String {
        let mut child = self.git_command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{args:?}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    pub fn write(&self, path: &str, text: &str) -> &Self {
        let path = self.0.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        self
    }

    pub fn replace(&self, path: &str, old: &str, new: &str) -> &Self {
        let text = std::fs::read_to_string(self.0.join(path)).unwrap();
        assert!(text.contains(old), "{path} has no {old:?}");
        self.write(path, &text.replace(old, new))
    }

    pub fn commit(&self, subject: &str) -> String {
        self.git(&["add", "-A"]);
        self.git(&["commit", "-q", "-m", subject]);
        self.git(&["rev-parse", "HEAD"])
    }

    /// What `tandem git` says without native runs.
    pub fn tandem(&self, args: &[&str]) -> Output {
        self.run(args, &["--timeout", "30s", "--no-native"])
    }

    fn run(&self, args: &[&str], more: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.arg("git").current_dir(&self.0).args(args).args(["--format", "json"]).args(more).output().unwrap()
    }

    /// The exit code and the rows, without native runs: item, status and verdict.
    pub fn rows(&self, args: &[&str]) -> (i32, BTreeSet<String>) {
        Self::rows_in(&self.tandem(args), args)
    }

    /// The exit code and the rows about the last commit, with native runs: item, status and verdict.
    pub fn rows_natively(&self, timeout: &str) -> (i32, BTreeSet<String>) {
        Self::rows_in(&self.run(&["HEAD"], &["--timeout", timeout]), &["HEAD"])
    }

    fn rows_in(output: &Output, args: &[&str]) -> (i32, BTreeSet<String>) {
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let word = |value: &Value| value.as_str().unwrap_or("").to_owned();
        let rows =
            rows.map(|row| format!("{} {} {}", word(&row["entry"]), word(&row["status"]), word(&row["verdict"])));
        let code = output.status.code().unwrap();
        assert_ne!(code, 2, "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        (code, rows.collect())
    }

    /// The rows of the last commit are these.
    #[track_caller]
    pub fn expect(&self, code: i32, rows: &[&str]) {
        let expected: BTreeSet<String> = rows.iter().map(|row| (*row).to_owned()).collect();
        assert_eq!(self.rows(&["HEAD"]), (code, expected));
    }
}

impl Drop for Repository {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
