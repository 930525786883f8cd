//! Compilers and native runs, each with a time limit.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What a native run did.
pub struct Native {
    pub output: String,
    /// The exit code, or 128 plus the signal.
    pub code: i32,
}

/// A folder of our own that goes away in the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let unique = format!("tandem-{name}-{}-{:?}", std::process::id(), std::thread::current().id());
        let path = std::env::temp_dir().join(unique.replace(['(', ')'], ""));
        std::fs::create_dir_all(&path).expect("the temporary folder can be made");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Whether a program can be run.
pub fn is_present(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Compiles a C file with the flags of the front end.
pub fn to_llvm(compiler: &str, source: &Path, flags: &[&str]) -> Result<String, String> {
    let target = source.with_extension(format!("{}.ll", compiler.replace('/', "_")));
    let mut command = Command::new(compiler);
    command.args([
        "-w",
        "-O0",
        "-Xclang",
        "-disable-O0-optnone",
        "-g",
        "-fno-discard-value-names",
        "-ffp-contract=off",
    ]);
    command.args(["-S", "-emit-llvm"]).args(flags).arg("-o").arg(&target).arg(source);
    let (_, status) = output(command, Duration::from_secs(60))?;
    if status != 0 {
        return Err("clang refuses it".into());
    }
    std::fs::read_to_string(&target).map_err(|error| error.to_string())
}

/// Compiles a C file to a program and runs it.
pub fn run_native(compiler: &str, source: &Path, flags: &[&str]) -> Result<Native, String> {
    let target = source.with_extension("exe");
    let mut command = Command::new(compiler);
    command.args(["-w", "-O0", "-ffp-contract=off"]).args(flags).arg("-o").arg(&target).arg(source).arg("-lm");
    let (_, status) = output(command, Duration::from_secs(60))?;
    if status != 0 {
        return Err("clang refuses it".into());
    }
    let (output, code) = output(Command::new(&target), Duration::from_secs(2))?;
    Ok(Native { output, code })
}

/// Runs a command to its end: what it prints and its exit code.
pub fn output(mut command: Command, limit: Duration) -> Result<(String, i32), String> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|error| format!("cannot start: {error}"))?;
    let mut pipe = child.stdout.take().expect("the output is piped");
    let reader = std::thread::spawn(move || {
        let mut bytes = vec![];
        let _ = pipe.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let code = wait(&mut child, limit)?;
    let text = reader.join().map_err(|_| "the output could not be read".to_owned())?;
    Ok((text, code))
}

fn wait(child: &mut Child, limit: Duration) -> Result<i32, String> {
    use std::os::unix::process::ExitStatusExt;
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0))),
            Ok(None) if start.elapsed() > limit => {
                let _ = child.kill();
                let _ = child.wait();
                return Err("the native run took too long".into());
            }
            Ok(None) => std::thread::sleep(Duration::from_millis(2)),
            Err(error) => return Err(error.to_string()),
        }
    }
}
