//! A solver that misbehaves: whatever it does, the reason is the right one, it comes in time, and no process stays.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tandem_base::{Budget, Cancel, Reason};
use tandem_solver::{Command, Kind, Session};

/// How long a test gives a solver that is expected to use all of it.
const PATIENCE: Duration = Duration::from_millis(400);
/// How much later than the deadline a reason may come.
const LATENESS: Duration = Duration::from_millis(500);

static SERIAL: AtomicU32 = AtomicU32::new(0);

/// A fake solver with a tag of its own, so that its processes can be told from those of other tests.
fn fake(behaviour: &str) -> (Command, String) {
    let tag = format!("tandem-fake-{}-{}", std::process::id(), SERIAL.fetch_add(1, Ordering::Relaxed));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fake-solver.sh");
    (Command::new("fake", "/bin/sh", &[script, behaviour, &tag], Kind::Other), tag)
}

/// Asks one question and checks the time it took and that nothing stays behind.
fn ask_within(behaviour: &str, budget: &Budget) -> Result<String, Reason> {
    let (command, tag) = fake(behaviour);
    let begun = Instant::now();
    let allowed = budget.remaining().unwrap_or(Duration::from_secs(5)) + LATENESS;
    let answer = Session::start(&command, budget).and_then(|mut session| {
        let answer = session.ask("(declare-const x Int)\n(assert (= x 1))\n(check-sat)", budget);
        assert_eq!(session.is_usable(), answer.is_ok(), "a session that failed is gone: {answer:?}");
        answer
    });
    assert!(begun.elapsed() < allowed, "{behaviour} took {:?}", begun.elapsed());
    assert_nothing_left(&tag);
    answer
}

fn ask(behaviour: &str) -> Result<String, Reason> {
    ask_within(behaviour, &Budget::lasting(PATIENCE))
}

fn ask_with_time(behaviour: &str) -> Result<String, Reason> {
    ask_within(behaviour, &Budget::lasting(Duration::from_secs(10)).with_memory(64 << 20))
}

/// Fails if a process with this tag among its arguments is there. Killed processes may take a moment to vanish.
fn assert_nothing_left(tag: &str) {
    let give_up = Instant::now() + Duration::from_secs(2);
    loop {
        let left: Vec<String> = processes_with(tag);
        if left.is_empty() {
            return;
        }
        assert!(Instant::now() < give_up, "left behind: {left:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn processes_with(tag: &str) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(Path::new("/proc")) else { return Vec::new() };
    entries
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().bytes().all(|byte| byte.is_ascii_digit()))
        .filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok())
        .map(|line| String::from_utf8_lossy(&line).replace('\0', " "))
        .filter(|line| line.contains(tag))
        .collect()
}

#[test]
fn an_honest_solver_is_believed() {
    assert_eq!(ask("honest"), Ok("sat".into()));
}

#[test]
fn garbage_is_no_answer() {
    assert!(matches!(ask("garbage"), Err(Reason::Garbage(_))));
    assert!(matches!(ask("says-sat-twice"), Err(Reason::Garbage(_))));
    assert!(matches!(ask("says-nothing"), Err(Reason::Garbage(_))));
}

#[test]
fn an_error_anywhere_fails_the_query() {
    let error = |behaviour, text: &str| match ask(behaviour) {
        Err(Reason::SolverError(found)) => assert!(found.contains(text), "{found}"),
        other => panic!("{behaviour}: {other:?}"),
    };
    error("error-before-sat", "unknown constant y");
    error("error-inside", "deep inside");
    error("error-on-stderr", "on the side");
    error("unknown-option", "unsupported");
    assert_eq!(ask("reports-no-memory"), Err(Reason::MemoryExhausted));
}

#[test]
fn a_broken_off_answer_is_no_answer() {
    assert_eq!(ask("stops-mid-answer"), Err(Reason::Truncated("((x 1) (y".into())));
    assert_eq!(ask("stops-mid-word"), Err(Reason::Truncated("unsa".into())));
}

#[test]
fn a_hanging_solver_is_killed_at_the_deadline() {
    for behaviour in ["hangs", "spins", "hangs-in-child", "never-reads", "ignores-signals", "huge-stderr"] {
        let begun = Instant::now();
        assert_eq!(ask(behaviour), Err(Reason::Timeout), "{behaviour}");
        assert!(begun.elapsed() >= PATIENCE, "{behaviour} was given up too early");
    }
}

#[test]
fn a_solver_that_ends_is_reported_with_its_status() {
    assert_eq!(ask("exits-at-once"), Err(Reason::Died("exit status: 3".into())));
    assert_eq!(ask("dies-with-words"), Err(Reason::MemoryExhausted));
    assert_eq!(ask("killed"), Err(Reason::Died("signal: 9 (SIGKILL)".into())));
    assert!(matches!(ask("closes-output"), Err(Reason::Died(_))));
}

#[test]
fn a_solver_that_eats_memory_is_stopped() {
    assert_eq!(ask_with_time("eats-memory"), Err(Reason::MemoryExhausted));
    assert_eq!(ask_with_time("eats-memory-in-child"), Err(Reason::MemoryExhausted));
}

#[test]
fn endless_output_is_cut_off() {
    assert!(matches!(ask("huge-output"), Err(Reason::Garbage(_) | Reason::Timeout)));
}

#[test]
fn a_late_answer_is_not_taken_for_the_answer_to_the_next_question() {
    let (command, tag) = fake("talks-later");
    let budget = Budget::lasting(Duration::from_secs(10));
    let mut session = Session::start(&command, &budget).expect("the first mark is answered in order");
    // The options' mark was followed by a stray `sat`; whether it comes before or after the next script is sent, it
    // must not be the answer to it.
    let answer = session.ask("(check-sat)", &budget);
    assert!(matches!(answer, Err(Reason::Garbage(_))), "{answer:?}");
    drop(session);
    assert_nothing_left(&tag);
}

#[test]
fn a_missing_program_is_named() {
    let command = Command::z3("/nonexistent/z3");
    let found = Session::start(&command, &Budget::unlimited()).map(|_| ());
    assert_eq!(found, Err(Reason::NotFound("/nonexistent/z3".into())));
    let command = Command::z3("/proc/self/status");
    let found = Session::start(&command, &Budget::unlimited()).map(|_| ());
    assert!(matches!(found, Err(Reason::CannotStart(_))));
}

#[test]
fn cancelling_is_observed_at_once() {
    let cancel = Cancel::new();
    let (command, tag) = fake("hangs");
    let budget = Budget::lasting(Duration::from_secs(20)).with_cancel(&cancel);
    let mut session = Session::start(&command, &budget).expect("it only hangs when asked");
    let raiser = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        cancel.raise();
        Instant::now()
    });
    assert_eq!(session.ask("(check-sat)", &budget), Err(Reason::Cancelled));
    let answered = Instant::now();
    let raised = raiser.join().expect("the raiser does not panic");
    assert!(answered - raised < Duration::from_millis(50 + 100), "observed after {:?}", answered - raised);
    assert_nothing_left(&tag);
}

#[test]
fn a_session_outlives_the_thread_that_started_it() {
    let (command, _tag) = fake("honest");
    let budget = Budget::lasting(Duration::from_secs(10));
    let thread_budget = budget.clone();
    let started = std::thread::spawn(move || Session::start(&command, &thread_budget)).join().expect("no panic");
    let mut session = started.expect("it starts");
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(session.ask("(check-sat)", &budget), Ok("sat".into()));
}

#[test]
fn a_dropped_session_leaves_no_process() {
    let (command, tag) = fake("honest");
    let session = Session::start(&command, &Budget::lasting(Duration::from_secs(10))).expect("it starts");
    assert_eq!(processes_with(&tag).len(), 1);
    drop(session);
    assert_nothing_left(&tag);
}

/// Not a test by itself: the process that the next test kills. It starts a solver, tells its own test so by the
/// solver's existence, and waits.
#[test]
#[ignore = "run by a_killed_tandem_leaves_no_process only"]
fn host_to_be_killed() {
    let Ok(tag) = std::env::var("TANDEM_TEST_HOST_TAG") else { return };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fake-solver.sh");
    let command = Command::new("fake", "/bin/sh", &[script, "spins", &tag], Kind::Other);
    let budget = Budget::lasting(Duration::from_secs(30));
    let mut session = Session::start(&command, &budget).expect("it starts");
    let _ = session.ask("(check-sat)", &budget);
}

#[test]
fn a_killed_tandem_leaves_no_process() {
    let (_, tag) = fake("spins");
    let mut host = std::process::Command::new(std::env::current_exe().expect("tests know where they are"))
        .args(["--ignored", "--exact", "host_to_be_killed"])
        .env("TANDEM_TEST_HOST_TAG", &tag)
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("a test can start itself");
    let give_up = Instant::now() + Duration::from_secs(10);
    while processes_with(&tag).is_empty() {
        assert!(Instant::now() < give_up, "the solver never started");
        std::thread::sleep(Duration::from_millis(10));
    }
    host.kill().expect("it is ours and still there");
    host.wait().expect("it was killed");
    assert_nothing_left(&tag);
}

#[test]
fn a_script_that_is_no_sequence_of_commands_is_not_sent() {
    let (command, _tag) = fake("honest");
    let budget = Budget::lasting(Duration::from_secs(10));
    let mut session = Session::start(&command, &budget).expect("it starts");
    assert!(matches!(session.ask("(check-sat", &budget), Err(Reason::SolverError(_))));
}
