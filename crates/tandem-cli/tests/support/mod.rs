//! What tests of the command line share: folders with files, and the program.
#![allow(dead_code)]

pub mod server;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder with some files.
pub struct Folder(pub PathBuf);

impl Folder {
    /// An empty folder of this name with these files.
    pub fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the target folder can be written to");
        let folder = Folder(path);
        files.iter().for_each(|(file, text)| folder.write(file, text));
        folder
    }

    /// Writes a file.
    pub fn write(&self, file: &str, text: &str) {
        std::fs::write(self.0.join(file), text).expect("the target folder can be written to");
    }

    /// The program in this folder.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.current_dir(&self.0).args(args).env_remove("NO_COLOR").env_remove("COLUMNS");
        command
    }

    /// Runs the program in this folder.
    pub fn tandem(&self, args: &[&str]) -> Said {
        Said::of(self.command(args).output().expect("tandem can be started"))
    }
}

/// What the program said.
#[derive(Debug)]
pub struct Said {
    /// The exit code.
    pub code: Option<i32>,
    /// The standard output.
    pub out: String,
    /// The standard error output.
    pub errors: String,
}

impl Said {
    /// What an ended process said.
    pub fn of(output: Output) -> Said {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Said { code: output.status.code(), out: text(&output.stdout), errors: text(&output.stderr) }
    }
}

/// A function in LLVM's text that adds a number, so that no compiler is needed.
pub fn adding(name: &str, number: i32) -> String {
    format!("define i32 @{name}(i32 %a) {{\n  %b = add i32 %a, {number}\n  ret i32 %b\n}}\n")
}
