//! A line that tells a waiting user how far the work has come: on a terminal only, and only after a moment.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tandem::report::words::clipped;
use tandem::{Moment, Progress, Session};

use crate::cli::ShownArgs;

/// Answers that come sooner need no such line.
const SOON: Duration = Duration::from_millis(500);
/// How often it is written again.
const PERIOD: Duration = Duration::from_millis(120);

/// The line, until it is dropped.
pub struct Waiting {
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Waiting {
    /// Begins, if there is a terminal.
    pub fn begin(session: &Session, args: &ShownArgs) -> Waiting {
        let over = Arc::new(AtomicBool::new(false));
        if args.quiet || !std::io::stderr().is_terminal() || std::env::var("TERM").is_ok_and(|term| term == "dumb") {
            return Waiting { over, thread: None };
        }
        let (progress, timeout) = (session.options().progress.clone(), session.options().timeout);
        let stop = over.clone();
        let thread =
            std::thread::Builder::new().name("progress".to_owned()).spawn(move || show(&progress, timeout, &stop));
        Waiting { over, thread: thread.ok() }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            drop(thread.join());
        }
    }
}

fn show(progress: &Progress, timeout: Duration, stop: &AtomicBool) {
    let begun = Instant::now();
    let mut is_shown = false;
    loop {
        std::thread::park_timeout(if begun.elapsed() < SOON { SOON - begun.elapsed() } else { PERIOD });
        let mut out = std::io::stderr().lock();
        if stop.load(Ordering::Relaxed) {
            if is_shown {
                let _ = write!(out, "\r\x1b[K").and_then(|()| out.flush());
            }
            return;
        }
        if begun.elapsed() >= SOON {
            let width =
                terminal_size::terminal_size_of(std::io::stderr()).map_or(80, |(width, _)| usize::from(width.0));
            let line = clipped(&line(&progress.now(), timeout), width.saturating_sub(1));
            let _ = write!(out, "\r\x1b[K{line}").and_then(|()| out.flush());
            is_shown = true;
        }
    }
}

/// What is said at one moment.
fn line(now: &Moment, timeout: Duration) -> String {
    if now.total == 0 {
        return "reading and compiling …".to_owned();
    }
    let running: Vec<String> = now
        .running
        .iter()
        .map(|(name, time)| format!("{name} ({} of at most {} s)", time.as_secs(), timeout.as_secs().max(1)))
        .collect();
    format!("[{}/{}] {}", (now.done + now.running.len()).min(now.total), now.total, running.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_which_function_of_how_many() {
        let running = vec![("parse".to_owned(), Duration::from_millis(2_300))];
        let now = Moment { total: 7, done: 2, running };
        assert_eq!(line(&now, Duration::from_secs(60)), "[3/7] parse (2 of at most 60 s)");
        assert_eq!(line(&Moment::default(), Duration::from_secs(60)), "reading and compiling …");
    }
}
