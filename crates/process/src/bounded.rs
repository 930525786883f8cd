//! Running any program to its end within a budget.
//!
//! For programs that are not spoken to but only run: solvers that read a file, compilers, `--version`. The same limits
//! hold as for a solver we speak to, and the program and everything it started are gone when the call returns.

use std::io::{self, Read};
use std::os::fd::AsFd;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use tandem_base::{Budget, Reason};

use crate::os::{self, Watched};
use crate::{nursery, tree};

const TICK: Duration = Duration::from_millis(20);
const LONGEST_OUTPUT: usize = 256 << 20;

/// A program that ended by itself.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How it ended.
    pub status: ExitStatus,
    /// What it wrote to its standard output.
    pub stdout: Vec<u8>,
    /// What it wrote to its standard error.
    pub stderr: Vec<u8>,
}

/// Runs a program to its end, with nothing on its standard input. The reason says which limit ended it, or why it did
/// not start; a program that fails by itself is `Finished` with its status.
pub fn run_to_end(mut command: Command, budget: &Budget) -> Result<Finished, Reason> {
    if let Some(reason) = budget.exhausted() {
        return Err(reason);
    }
    let program = command.get_program().to_string_lossy().into_owned();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = nursery::start(command).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Reason::NotFound(program.clone()),
        _ => Reason::CannotStart(format!("{program}: {error}")),
    })?;
    let collected = collect(&mut child, budget);
    os::kill_group(child.id());
    match collected {
        Ok((stdout, stderr)) => match child.wait() {
            Ok(status) => Ok(Finished { status, stdout, stderr }),
            Err(error) => Err(Reason::Died(format!("{program}: {error}"))),
        },
        Err(reason) => {
            nursery::reap_later(child);
            Err(reason)
        }
    }
}

/// Reads both streams until the child has ended, which it then has without being reaped.
fn collect(child: &mut Child, budget: &Budget) -> Result<(Vec<u8>, Vec<u8>), Reason> {
    let broken = |error: io::Error| Reason::Died(format!("reading from it failed: {error}"));
    let (Some(output), Some(errors)) = (child.stdout.take(), child.stderr.take()) else {
        return Err(Reason::CannotStart("no pipes".into()));
    };
    os::set_nonblocking(output.as_fd()).map_err(broken)?;
    os::set_nonblocking(errors.as_fd()).map_err(broken)?;
    let mut output = Stream { source: output, text: Vec::new(), open: true };
    let mut errors = Stream { source: errors, text: Vec::new(), open: true };
    let mut next_look = Instant::now() + TICK;
    loop {
        // Asked before reading, so that all it wrote before its end is read below.
        let ended = os::has_exited(child.id());
        output.read_some().map_err(broken)?;
        errors.read_some().map_err(broken)?;
        if ended {
            return Ok((output.text, errors.text));
        }
        if output.text.len() + errors.text.len() > LONGEST_OUTPUT {
            return Err(Reason::Garbage(format!("more than {LONGEST_OUTPUT} bytes")));
        }
        if let Some(reason) = budget.exhausted() {
            return Err(reason);
        }
        let now = Instant::now();
        if now >= next_look {
            if budget.memory.is_some_and(|cap| tree::resident_bytes(child.id()) > cap) {
                return Err(Reason::MemoryExhausted);
            }
            next_look = now + TICK;
        }
        let time = budget.remaining().map_or(TICK, |left| left.min(TICK));
        let mut watched = Vec::with_capacity(2);
        if output.open {
            watched.push(Watched { fd: output.source.as_fd(), write: false, ready: false });
        }
        if errors.open {
            watched.push(Watched { fd: errors.source.as_fd(), write: false, ready: false });
        }
        // With both streams closed the end is near.
        let time = if watched.is_empty() { time.min(Duration::from_millis(1)) } else { time };
        os::wait(&mut watched, time).map_err(broken)?;
    }
}

struct Stream<Source> {
    source: Source,
    text: Vec<u8>,
    open: bool,
}

impl<Source: Read> Stream<Source> {
    /// Reads what is there, but not without end.
    fn read_some(&mut self) -> io::Result<()> {
        let mut buffer = [0; 1 << 14];
        for _ in 0..64 {
            if !self.open {
                return Ok(());
            }
            match self.source.read(&mut buffer) {
                Ok(0) => self.open = false,
                Ok(count) => self.text.extend_from_slice(&buffer[..count]),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, time: Duration) -> Result<Finished, Reason> {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script]);
        run_to_end(command, &Budget::lasting(time).with_memory(256 << 20))
    }

    #[test]
    fn output_and_status_come_back() {
        let finished = shell("echo out; echo err >&2; exit 7", Duration::from_secs(10)).expect("it ends");
        assert_eq!(
            (finished.stdout, finished.stderr, finished.status.code()),
            (b"out\n".to_vec(), b"err\n".to_vec(), Some(7))
        );
    }

    #[test]
    fn large_output_is_complete() {
        let finished = shell("head -c 3000000 /dev/zero", Duration::from_secs(10)).expect("it ends");
        assert_eq!(finished.stdout.len(), 3_000_000);
    }

    #[test]
    fn limits_hold() {
        let begun = Instant::now();
        assert_eq!(shell("sleep 100", Duration::from_millis(200)).map(|_| ()), Err(Reason::Timeout));
        assert_eq!(shell("exec >&- 2>&-; sleep 100", Duration::from_millis(200)).map(|_| ()), Err(Reason::Timeout));
        assert!(begun.elapsed() < Duration::from_secs(2));
        assert_eq!(
            shell("x=0123456789abcdef; while :; do x=$x$x; done", Duration::from_secs(10)).map(|_| ()),
            Err(Reason::MemoryExhausted)
        );
    }

    #[test]
    fn a_child_in_the_background_does_not_keep_us() {
        let begun = Instant::now();
        let finished = shell("sleep 100 & echo done", Duration::from_secs(10)).expect("it ends");
        assert_eq!(finished.stdout, b"done\n");
        assert!(begun.elapsed() < Duration::from_secs(1));
    }
}
