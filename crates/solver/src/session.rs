//! The pipe: one solver process and the protocol spoken with it.
//!
//! A solver is another program, so a wrong *reading* of its output is as dangerous as a wrong solver: an assertion that
//! was dropped makes a system satisfiable, an answer to the question before makes any claim true. The protocol leaves
//! no room for that. A script is sent together with an `echo` of a mark that was never used before, and the replies up
//! to the mark are the replies to the script: with `:print-success` there is exactly one a command. Anything else (a
//! reply too many, text that comes after the mark or between two scripts, an error anywhere) fails the query, and a
//! session that failed once is killed and never asked again. So an answer can never be taken for the answer to another
//! question.
//!
//! One loop does all the waiting: it writes, reads, and every few milliseconds looks at the deadline, the cancel flag,
//! and the memory and processor time of the process tree. The solver's cooperation is not needed for any of it. What a
//! question may cost is told to solvers that count their own steps; for the others, and for steps that nobody counts,
//! there is the processor time, which does not depend on how busy the machine is.

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use tandem_base::{Budget, Reason, Work, shorten};
use tandem_process::os::{self, Watched};
use tandem_process::{nursery, tree};

use crate::command::Command;
use crate::replies::{Scanner, count_commands};

/// How often limits are looked at while the solver thinks.
const TICK: Duration = Duration::from_millis(20);
/// Where a solver counts its steps, its processor time is only looked at because some of them are not counted: Z3's
/// preprocessing of a formula that many conditions nest in takes seconds and hardly any steps. So this many times what they
/// usually take is the end, and this much more.
const UNCOUNTED: u32 = 2;
const UNCOUNTED_AT_LEAST: Duration = Duration::from_millis(60);
/// The same where a run is to be repeated exactly: only what has lost its way is stopped.
const REPEATABLE: u32 = 10;
const REPEATABLE_AT_LEAST: Duration = Duration::from_secs(5);
/// Address space beyond the memory cap for what is mapped and not held: libraries, stacks, the allocator's arenas.
const ADDRESS_SPACE_SLACK: u64 = 512 << 20;
/// No honest reply to a query of ours is longer.
const LONGEST_REPLY: usize = 64 << 20;
/// How much of the error stream is kept, for the reason of a death.
const LAST_WORDS: usize = 4096;

/// A running solver process.
#[derive(Debug)]
pub struct Session {
    /// `None` once it was killed or died.
    running: Option<Running>,
    /// The number of the last mark sent.
    mark: u64,
    /// Scripts answered since the start.
    answered: u64,
    name: String,
    limits_address_space: bool,
    gives_reasons: bool,
    counts_steps: bool,
    /// Whether what it does is to happen again in the next run: then only what has lost its way is stopped for its time.
    pub(crate) is_repeatable: bool,
    /// The memory cap in force.
    memory: Option<u64>,
}

#[derive(Debug)]
struct Running {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    errors: ChildStderr,
    errors_open: bool,
    last_words: Vec<u8>,
    scanner: Scanner,
    buffer: Vec<u8>,
}

impl Session {
    /// Starts the solver and sends the options every query needs.
    pub fn start(command: &Command, budget: &Budget) -> Result<Session, Reason> {
        if let Some(reason) = budget.exhausted_in_time() {
            return Err(reason);
        }
        let mut process = std::process::Command::new(&command.program);
        process.args(&command.args);
        for (name, value) in command.environment() {
            // What the user set has reasons of its own.
            if std::env::var_os(name).is_none() {
                process.env(name, value);
            }
        }
        process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = nursery::start(process).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Reason::NotFound(command.program.display().to_string()),
            _ => Reason::CannotStart(format!("{command}: {error}")),
        })?;
        let running = Running::new(child).map_err(|error| Reason::CannotStart(format!("{command}: {error}")))?;
        let mut session = Session {
            running: Some(running),
            mark: 0,
            answered: 0,
            name: command.name.clone(),
            limits_address_space: command.limits_address_space(),
            gives_reasons: command.gives_reasons(),
            counts_steps: command.counts_steps(),
            is_repeatable: false,
            memory: None,
        };
        session.run(command.prologue(), budget)?;
        Ok(session)
    }

    /// Sends commands that answer with `success` only.
    pub fn run(&mut self, script: &str, budget: &Budget) -> Result<(), Reason> {
        let replies = self.exchange(script, budget)?;
        self.all_succeeded(&replies)
    }

    /// Sends commands that answer with `success`, and a last one whose reply is returned.
    pub fn ask(&mut self, script: &str, budget: &Budget) -> Result<String, Reason> {
        let mut replies = self.exchange(script, budget)?;
        let Some(last) = replies.pop() else {
            return Err(self.fail(Reason::Garbage("no command was sent".into())));
        };
        self.all_succeeded(&replies)?;
        Ok(last)
    }

    /// Sends commands that answer with `success`, and one that checks, whose reply is returned. It may cost what the budget
    /// has for one question, and what it cost is counted. The process must be as it was at its start.
    pub fn check(&mut self, script: &str, command: &str, budget: &Budget) -> Result<String, Reason> {
        let effort = budget.effort();
        if !self.counts_steps {
            let before = self.processor_time();
            let reply = self.ask(&format!("{script}\n{command}"), budget);
            let taken = self.processor_time().saturating_sub(before);
            budget.spend(if self.is_usable() { Work::usually_done_in(taken) } else { effort });
            return reply;
        }
        let steps = effort.as_steps().clamp(1, u32::MAX.into());
        let script = format!("{script}\n(set-option :rlimit {steps})\n{command}\n(get-info :rlimit)");
        let longest = self.longest(budget);
        // Who was stopped for its time is charged that time, and not the steps that it did not get to.
        let charge = |reason: &Reason| match reason {
            Reason::Spent => budget.spend(Work::usually_done_in(longest)),
            _ => budget.spend(effort),
        };
        let mut replies = self.exchange(&script, budget).inspect_err(charge)?;
        let count = replies.pop().and_then(|reply| steps_in(&reply));
        let (Some(count), Some(reply)) = (count, replies.pop()) else {
            return Err(self.fail(Reason::Garbage("no number of steps".into())));
        };
        self.all_succeeded(&replies)?;
        budget.spend(Work::steps(count.min(steps)));
        Ok(reply)
    }

    /// The processor time that a question may take.
    fn longest(&self, budget: &Budget) -> Duration {
        let usual = budget.effort().usual_time();
        match self.counts_steps {
            true if self.is_repeatable => usual * REPEATABLE + REPEATABLE_AT_LEAST,
            true => usual * UNCOUNTED + UNCOUNTED_AT_LEAST,
            false => usual,
        }
    }

    fn processor_time(&self) -> Duration {
        self.pid().map_or(Duration::ZERO, tree::processor_time)
    }

    /// Whether it can be asked anything more. The process may still die at any moment.
    pub fn is_usable(&self) -> bool {
        self.running.is_some()
    }

    /// Whether it can be asked why it answered `unknown`.
    pub(crate) fn gives_reasons(&self) -> bool {
        self.gives_reasons
    }

    /// The solver's process, while it can be asked.
    pub fn pid(&self) -> Option<u32> {
        self.running.as_ref().map(|running| running.child.id())
    }

    /// Scripts answered since the start.
    pub fn answered(&self) -> u64 {
        self.answered
    }

    /// Bytes of memory the process tree holds now.
    pub fn resident_bytes(&self) -> u64 {
        self.pid().map_or(0, tree::resident_bytes)
    }

    /// Sends a script and returns its replies, one a command. After an error the session is gone.
    pub fn exchange(&mut self, script: &str, budget: &Budget) -> Result<Vec<String>, Reason> {
        let Some(expected) = count_commands(script) else {
            return Err(self.fail(Reason::SolverError(format!("not a sequence of commands: {}", shorten(script)))));
        };
        if let Some(reason) = budget.exhausted_in_time() {
            // Nothing was sent, so nothing is lost: the session stays usable.
            return Err(reason);
        }
        self.apply_memory_cap(budget.memory);
        let longest = self.longest(budget);
        self.mark += 1;
        let mark = format!("tandem-{}", self.mark);
        let Some(running) = self.running.as_mut() else {
            return Err(Reason::Died(format!("{} had failed before", self.name)));
        };
        match running.exchange(script, &mark, expected, budget, longest) {
            Ok(replies) => {
                self.answered += 1;
                Ok(replies)
            }
            Err(Fault::Reason(reason)) => Err(self.fail(reason)),
            Err(Fault::Ended) => Err(self.bury()),
        }
    }

    fn all_succeeded(&mut self, replies: &[String]) -> Result<(), Reason> {
        match replies.iter().find(|reply| *reply != "success") {
            None => Ok(()),
            Some(reply) if reply == "unsupported" => {
                Err(self.fail(Reason::SolverError("a command is unsupported".into())))
            }
            Some(reply) => {
                let text = format!("`{}` instead of `success`", shorten(reply));
                Err(self.fail(Reason::Garbage(text)))
            }
        }
    }

    fn apply_memory_cap(&mut self, memory: Option<u64>) {
        if memory == self.memory {
            return;
        }
        self.memory = memory;
        if let (true, Some(pid)) = (self.limits_address_space, self.pid()) {
            // Where the cap cannot be set, watching what the process holds still works.
            let _ = os::limit_address_space(pid, memory.map(|bytes| bytes.saturating_add(ADDRESS_SPACE_SLACK)));
        }
    }

    /// Kills the process because of something it said; hands the reason on.
    pub(crate) fn fail(&mut self, reason: Reason) -> Reason {
        if let Some(running) = self.running.take() {
            running.kill();
        }
        reason
    }

    /// The process closed its output: says why.
    fn bury(&mut self) -> Reason {
        let Some(mut running) = self.running.take() else { return Reason::Died("it had failed before".into()) };
        running.drain_errors();
        let partial = String::from_utf8_lossy(running.scanner.partial()).into_owned();
        let last_words = String::from_utf8_lossy(&running.last_words).into_owned();
        // A process that ended by itself gets a moment to say how; then what is left of it is killed.
        let patience = Instant::now() + Duration::from_millis(50);
        while !os::has_exited(running.child.id()) && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(1));
        }
        let status = running.kill();
        if partial.contains("(error") {
            return Reason::from_error(&partial);
        }
        // A last atom without its newline may be half a word, so it is no answer either.
        if !partial.is_empty() {
            return Reason::Truncated(shorten(&partial));
        }
        Reason::from_death(&status.map_or_else(|| "no exit status".into(), |status| status.to_string()), &last_words)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            running.kill();
        }
    }
}

enum Fault {
    /// The query failed for this reason.
    Reason(Reason),
    /// The process closed its output.
    Ended,
}

impl From<Reason> for Fault {
    fn from(reason: Reason) -> Fault {
        Fault::Reason(reason)
    }
}

impl Running {
    fn new(mut child: Child) -> io::Result<Running> {
        let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = streams else {
            os::kill_group(child.id());
            nursery::reap_later(child);
            return Err(io::Error::other("no pipes"));
        };
        let running = Running {
            child,
            input,
            output,
            errors,
            errors_open: true,
            last_words: Vec::new(),
            scanner: Scanner::default(),
            buffer: vec![0; 1 << 16],
        };
        let nonblocking = os::set_nonblocking(running.input.as_fd())
            .and_then(|()| os::set_nonblocking(running.output.as_fd()))
            .and_then(|()| os::set_nonblocking(running.errors.as_fd()));
        match nonblocking {
            Ok(()) => Ok(running),
            Err(error) => {
                running.kill();
                Err(error)
            }
        }
    }

    fn exchange(
        &mut self,
        script: &str,
        mark: &str,
        expected: usize,
        budget: &Budget,
        longest: Duration,
    ) -> Result<Vec<String>, Fault> {
        let mut replies = Replies { mark, expected, found: Vec::new(), marked: false, size: 0, fault: None };
        // Whatever comes before the script is sent belongs to no question.
        self.read_replies(&mut replies)?;
        if !replies.found.is_empty() || replies.marked || !self.scanner.partial().is_empty() {
            let text = replies.found.first().cloned();
            let text = text.unwrap_or_else(|| String::from_utf8_lossy(self.scanner.partial()).into_owned());
            return Err(Reason::Garbage(format!("unasked: {}", shorten(&text))).into());
        }
        let message = format!("{script}\n(echo \"{mark}\")\n");
        let mut unsent = message.as_bytes();
        let mut next_look = Instant::now() + TICK;
        let mut end = None;
        loop {
            self.write_some(&mut unsent)?;
            let now = Instant::now();
            if now >= next_look {
                self.look_at_limits(budget)?;
                let computed = tree::processor_time(self.child.id());
                if computed >= *end.get_or_insert(computed + longest) {
                    return Err(Reason::Spent.into());
                }
                next_look = now + TICK;
            }
            let time = budget.remaining().map_or(TICK, |left| left.min(TICK));
            let (output_ready, errors_ready) = self.wait(!unsent.is_empty(), time)?;
            if errors_ready {
                self.read_errors()?;
            }
            if output_ready {
                self.read_replies(&mut replies)?;
                if replies.marked {
                    // What it complained about before the mark is there by now.
                    self.read_errors()?;
                    if unsent.is_empty() {
                        return Ok(replies.finish(self.scanner.partial())?);
                    }
                    return Err(Reason::Garbage("an answer before the question was sent".into()).into());
                }
            }
            // A question that was begun has all of its effort, whatever others spent meanwhile.
            if let Some(reason) = budget.exhausted_in_time() {
                return Err(reason.into());
            }
        }
    }

    fn look_at_limits(&self, budget: &Budget) -> Result<(), Reason> {
        match budget.memory {
            Some(cap) if tree::resident_bytes(self.child.id()) > cap => Err(Reason::MemoryExhausted),
            _ => Ok(()),
        }
    }

    fn write_some(&mut self, unsent: &mut &[u8]) -> Result<(), Fault> {
        while !unsent.is_empty() {
            match self.input.write(unsent) {
                Ok(written) => *unsent = &unsent[written..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                // It no longer listens; what it still says (an error, perhaps) is worth hearing until its end.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                    *unsent = &[];
                    return Ok(());
                }
                Err(error) => return Err(Reason::Died(format!("writing to it failed: {error}")).into()),
            }
        }
        Ok(())
    }

    fn wait(&mut self, writing: bool, time: Duration) -> Result<(bool, bool), Fault> {
        let mut watched = Vec::with_capacity(3);
        watched.push(Watched { fd: self.output.as_fd(), write: false, ready: false });
        if self.errors_open {
            watched.push(Watched { fd: self.errors.as_fd(), write: false, ready: false });
        }
        if writing {
            watched.push(Watched { fd: self.input.as_fd(), write: true, ready: false });
        }
        os::wait(&mut watched, time).map_err(|error| Reason::Died(format!("waiting for it failed: {error}")))?;
        Ok((watched[0].ready, self.errors_open && watched[1].ready))
    }

    /// Reads what is there. At the end of the stream the process counts as ended, whether or not it still runs.
    fn read_replies(&mut self, replies: &mut Replies<'_>) -> Result<(), Fault> {
        loop {
            match self.output.read(&mut self.buffer) {
                Ok(0) => return Err(Fault::Ended),
                Ok(count) => {
                    self.scanner.feed(&self.buffer[..count], |reply| replies.take(reply));
                    replies.size += count;
                    if let Some(reason) = replies.fault.take() {
                        return Err(reason.into());
                    }
                    if replies.size > LONGEST_REPLY {
                        return Err(Reason::Garbage(format!("more than {LONGEST_REPLY} bytes")).into());
                    }
                    if count < self.buffer.len() {
                        return Ok(());
                    }
                    // A solver that talks without end must not keep us from looking at the limits.
                    if count == self.buffer.len() && replies.size > (1 << 20) {
                        return Ok(());
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(Reason::Died(format!("reading from it failed: {error}")).into()),
            }
        }
    }

    fn read_errors(&mut self) -> Result<(), Reason> {
        if self.errors_open {
            self.drain_errors();
        }
        if contains(&self.last_words, b"(error") {
            return Err(Reason::from_error(&String::from_utf8_lossy(&self.last_words)));
        }
        Ok(())
    }

    /// Keeps the end of what is on the error stream. At most one buffer is read, because it may never end.
    fn drain_errors(&mut self) {
        match self.errors.read(&mut self.buffer) {
            Ok(0) => self.errors_open = false,
            Ok(count) => {
                self.last_words.extend_from_slice(&self.buffer[..count]);
                let excess = self.last_words.len().saturating_sub(LAST_WORDS);
                self.last_words.drain(..excess);
            }
            Err(error) => {
                self.errors_open = matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted);
            }
        }
    }

    /// Kills the process and its group and reaps it. How it ended, if that was known before long.
    fn kill(self) -> Option<ExitStatus> {
        let Running { mut child, input, output, errors, .. } = self;
        drop((input, output, errors));
        os::kill_group(child.id());
        let give_up = Instant::now() + Duration::from_millis(100);
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < give_up => std::thread::sleep(Duration::from_micros(200)),
                _ => {
                    nursery::reap_later(child);
                    return None;
                }
            }
        }
    }
}

/// The replies to one script.
struct Replies<'script> {
    mark: &'script str,
    expected: usize,
    found: Vec<String>,
    marked: bool,
    size: usize,
    fault: Option<Reason>,
}

impl Replies<'_> {
    fn take(&mut self, reply: &[u8]) {
        if self.fault.is_some() {
            return;
        }
        let text = String::from_utf8_lossy(reply);
        if contains(reply, b"(error") {
            self.fault = Some(Reason::from_error(&text));
        } else if self.marked {
            self.fault = Some(Reason::Garbage(format!("after its answer: {}", shorten(&text))));
        } else if text.trim_matches('"') == self.mark {
            self.marked = true;
        } else if self.found.len() == self.expected {
            self.fault = Some(Reason::Garbage(format!("a reply too many: {}", shorten(&text))));
        } else {
            self.found.push(text.into_owned());
        }
    }

    fn finish(self, rest: &[u8]) -> Result<Vec<String>, Reason> {
        if !rest.is_empty() {
            return Err(Reason::Garbage(format!("after its answer: {}", shorten(&String::from_utf8_lossy(rest)))));
        }
        if self.found.len() != self.expected {
            let text = format!("{} replies to {} commands", self.found.len(), self.expected);
            return Err(Reason::Garbage(text));
        }
        Ok(self.found)
    }
}

/// The number in a reply to `(get-info :rlimit)`.
fn steps_in(reply: &str) -> Option<u64> {
    reply.strip_prefix("(:rlimit")?.strip_suffix(')')?.trim().parse().ok()
}

fn contains(text: &[u8], pattern: &[u8]) -> bool {
    text.windows(pattern.len()).any(|window| window == pattern)
}
