//! The three examples of the paper that the checker follows (Kasampalis et al., "Language-parametric compiler
//! validation"), in LLVM IR with points written by hand: Figures 1 and 7, 5, and 6.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

struct Example {
    name: &'static str,
    entry: &'static str,
    assume: Option<&'static str>,
}

const EXAMPLES: [Example; 3] = [
    Example { name: "redundancy", entry: "pre", assume: None },
    Example { name: "step", entry: "count", assume: Some("left.n % 2 == 0 && left.n < 1000000") },
    Example { name: "direction", entry: "sum", assume: None },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paper")
}

/// What `tandem check` says with these points and nothing else, and how long it took.
fn check(example: &Example, points: &Path) -> (Option<i32>, String, Duration) {
    let file = |side: &str| folder().join(format!("{}.{side}.ll", example.name));
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.arg("check").arg(file("left")).arg(file("right")).args(["--entry", example.entry]);
    // The testing engine can refute, not prove: what is proved here is proved by the points.
    command.args(["--termination", "total", "--engine", "testing", "--timeout", "10s"]).arg("--sync").arg(points);
    if let Some(assume) = example.assume {
        command.args(["--assume", assume]);
    }
    let begun = Instant::now();
    let output = command.arg("-v").output().expect("the binary exists");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    // Where lines end is a matter of width.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (output.status.code(), text, begun.elapsed())
}

#[test]
fn examples_are_proved_from_points_written_by_hand() {
    for example in &EXAMPLES {
        let (code, text, time) = check(example, &folder().join(format!("{}.toml", example.name)));
        assert_eq!(code, Some(0), "{}: {text}", example.name);
        assert!(text.contains("both sides terminate on the same inputs"), "{text}");
        println!("{}: {time:.0?}", example.name);
        // Half a second in the release build on a quiet machine; this is for a debug build on a busy one.
        assert!(time < Duration::from_secs(5), "{}: {time:?}", example.name);
    }
}

#[test]
fn wrong_points_are_explained() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("paper");
    std::fs::create_dir_all(&scratch).expect("the target folder can be written to");
    let damages: [(usize, &str, &str); 6] = [
        (0, "'left.y.0 == right.y.0', ", ""),
        (0, "'left.x.0 == right.x.0'", "'left.x.0 == right.y.0'"),
        (1, "'left.i % 2 == 0', ", ""),
        (1, "[2, 1]", "[1, 1]"),
        (2, "'left.s == right.s', ", ""),
        (2, "left.i + right.j", "left.i - right.j"),
    ];
    for (index, from, to) in damages {
        let example = &EXAMPLES[index];
        let good = std::fs::read_to_string(folder().join(format!("{}.toml", example.name))).expect("it is there");
        let bad = good.replace(from, to);
        assert_ne!(good, bad);
        let file = scratch.join("bad.toml");
        std::fs::write(&file, &bad).expect("the target folder can be written to");
        let (code, text, _) = check(example, &file);
        assert_eq!(code, Some(3), "{}: {text}", example.name);
        assert!(text.contains("the given points were not confirmed"), "{text}");
        assert!(text.contains("arrives at") && text.contains("starting with"), "{text}");
    }
    // Points that miss the way round the loop.
    let example = &EXAMPLES[0];
    let good = std::fs::read_to_string(folder().join("redundancy.toml")).expect("it is there");
    let only_first = good.split("\n\n").next().expect("there is a first point").to_owned();
    let file = scratch.join("missing.toml");
    std::fs::write(&file, only_first).expect("the target folder can be written to");
    let (code, text, _) = check(example, &file);
    assert_eq!(code, Some(3), "{text}");
}

/// Finds a certificate from the points of an example and verifies it with these arguments.
fn verify(example: &Example, arguments: &[&str]) -> (Option<i32>, String) {
    let file = |side: &str| folder().join(format!("{}.{side}.ll", example.name));
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("paper");
    std::fs::create_dir_all(&scratch).expect("the target folder can be written to");
    let certificate = scratch.join(format!("{}.{}.json", example.name, arguments.len()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.arg("check").arg(file("left")).arg(file("right")).args(["--entry", example.entry, "--engine", "testing"]);
    command.arg("--sync").arg(folder().join(format!("{}.toml", example.name))).arg("--certificate").arg(&certificate);
    if let Some(assume) = example.assume {
        command.args(["--assume", assume]);
    }
    assert_eq!(command.output().expect("the binary exists").status.code(), Some(0));
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.arg("verify").arg(&certificate).arg(file("left")).arg(file("right")).args(arguments);
    let output = command.output().expect("the binary exists");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.code(), text)
}

/// Theorem 2: what is invariant of LEFT is, through the coupling, invariant of RIGHT.
#[test]
fn invariants_of_left_are_carried_to_right() {
    let (code, text) = verify(
        &EXAMPLES[2],
        &["--invariant", "loop 1: left.s == 3 * left.i", "--invariant", "exit: left.ret % 3 == 0 || left.n > 1000"],
    );
    assert_eq!(code, Some(3), "the second one is not inductive by itself: {text}");
    let invariants = [
        "--invariant",
        "loop 1: left.s == 3 * left.i",
        "--invariant",
        "loop 1: 0 <= left.i && (left.i <= left.n || left.i == 0)",
        "--invariant",
        "exit: left.ret == ite(left.n > 0, 3 * left.n, 0)",
    ];
    let (code, text) = verify(&EXAMPLES[2], &invariants);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("3 * right.n == 3 * right.j + right.s"), "{text}");
    assert!(text.contains("right.ret == ite(right.n <= 0, 0, 3 * right.n)"), "{text}");
    // A coupling that does not determine LEFT: what follows is said of some state of it.
    let (code, text) = verify(&EXAMPLES[1], &["--invariant", "loop 1: left.i >= 0"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("right.i"), "{text}");
    // Not inductive, not of LEFT, not at a cut point.
    let (code, text) = verify(&EXAMPLES[2], &["--invariant", "loop 1: left.i <= 5"]);
    assert_eq!(code, Some(3), "{text}");
    assert!(text.contains("left.i <= 5") && text.contains("starting with"), "{text}");
    for bad in ["loop 1: right.n == 1", "loop 2: left.n == 1", "b2: left.n == 1", "left.n"] {
        let (code, text) = verify(&EXAMPLES[2], &["--invariant", bad]);
        assert_eq!(code, Some(2), "{bad}: {text}");
    }
}

#[test]
fn a_second_solver_has_to_agree() {
    let (code, text) = verify(&EXAMPLES[2], &["--second-solver", "z3"]);
    assert_eq!(code, Some(0), "{text}");
    // One that has no opinion confirms nothing.
    let (code, text) = verify(&EXAMPLES[2], &["--second-solver", "false"]);
    assert_eq!(code, Some(3), "{text}");
    let (code, text) = verify(&EXAMPLES[2], &["--second-solver", "cvc5"]);
    if text.contains("no cvc5 was found") {
        println!("cvc5 is not installed (scripts/tools-extra.sh), so it was not asked");
    } else {
        assert_eq!(code, Some(0), "{text}");
    }
}

/// A failing state is run from the entry: either the sides really differ, or only the points are wrong.
#[test]
fn failing_states_are_run_from_the_entry() {
    let odd_too = Example { name: "step", entry: "count", assume: Some("left.n < 100") };
    let (code, text, _) = check(&odd_too, &folder().join("step.toml"));
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("sync") && text.contains("on input"), "{text}");
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("paper");
    std::fs::create_dir_all(&scratch).expect("the target folder can be written to");
    let good = std::fs::read_to_string(folder().join("step.toml")).expect("it is there");
    let file = scratch.join("weak.toml");
    std::fs::write(&file, good.replace("'left.i % 2 == 0', ", "")).expect("it can be written");
    let few = Example { assume: Some("left.n % 2 == 0 && left.n < 100"), ..EXAMPLES[1] };
    let (code, text, _) = check(&few, &file);
    assert_eq!(code, Some(3), "{text}");
    assert!(text.contains("run from the entry with its inputs, the sides agree"), "{text}");
}
