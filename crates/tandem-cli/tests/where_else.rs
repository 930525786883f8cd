//! What is said beside a difference: on which other inputs the sides are proved to agree. Each condition is given back with
//! `--assume`, where it has to be enough for a proof, and the input of the difference has to be excluded by it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn folder() -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("where-else");
    std::fs::create_dir_all(&path).expect("the target folder can be written to");
    path
}

/// The row about two functions `f`.
fn row(name: &str, (left, right): (&str, &str), extension: &str, flags: &[&str]) -> Value {
    let folder = folder();
    let files = [format!("{name}.left.{extension}"), format!("{name}.right.{extension}")];
    for (file, text) in files.iter().zip([left, right]) {
        std::fs::write(folder.join(file), text).expect("the target folder can be written to");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.current_dir(folder).args(["check", "--format", "json", "--entry", "f"]).args(files).args(flags);
    let output = command.output().expect("tandem can be started");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().next().unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    serde_json::from_str(line).expect("each line is an object")
}

/// Sides that differ, and agree where they are said to.
fn elsewhere(name: &str, sides: (&str, &str), extension: &str, said: &str) {
    let different = row(name, sides, extension, &[]);
    assert_eq!(different["verdict"], "different", "{name}: {different}");
    let facts = different["established"].as_array().cloned().unwrap_or_default();
    let fact = facts.first().and_then(Value::as_str).unwrap_or_else(|| panic!("{name}: nothing was said"));
    assert_eq!(fact.split(" (--assume").next(), Some(said), "{name}");
    let assumption = fact.split('\'').nth(1).unwrap_or_else(|| panic!("{name}: {fact} names no flag"));
    let under = row(name, sides, extension, &["--assume", assumption]);
    assert_eq!(under["verdict"], "equivalent", "{name} under {assumption}: {under}");
}

/// Two versions of `define i32 @f(i32 %a, i32 %b)`.
fn ir(left: &str, right: &str) -> (String, String) {
    let whole = |body: &str| format!("define i32 @f(i32 %a, i32 %b) {{\n{body}\n}}\n");
    (whole(left), whole(right))
}

#[test]
fn one_number_is_named() {
    let with =
        |answer: i32| format!("  %c = icmp eq i32 %b, 7\n  %r = select i1 %c, i32 {answer}, i32 %a\n  ret i32 %r");
    let (left, right) = ir(&with(70), &with(71));
    elsewhere("number", (&left, &right), "ll", "the sides agree whenever b != 7");
}

#[test]
fn a_bound_is_named() {
    let with =
        |order: &str| format!("  %c = icmp {order} i32 %a, 120\n  %r = select i1 %c, i32 0, i32 %a\n  ret i32 %r");
    let (left, right) = ir(&with("sgt"), &with("sge"));
    elsewhere("bound", (&left, &right), "ll", "the sides agree whenever a != 120");
    // Not at a number, but on one side of it.
    let (left, right) = ir(&with("sgt"), "  ret i32 %a");
    elsewhere("side", (&left, &right), "ll", "the sides agree whenever a <= 120");
}

#[test]
fn an_order_of_two_parameters_is_named() {
    let (left, right) = ir("  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)\n  ret i32 %r", "  ret i32 %a");
    let declared = "declare i32 @llvm.smax.i32(i32, i32)\n";
    elsewhere("order", (&(declared.to_owned() + &left), &right), "ll", "the sides agree whenever a >= b");
    // The other way round.
    let (left, right) = ir("  %c = icmp sge i32 %a, %b\n  %r = zext i1 %c to i32\n  ret i32 %r", "  ret i32 0");
    elsewhere("strict", (&left, &right), "ll", "the sides agree whenever a < b");
}

#[test]
fn a_conjunction_is_named_in_a_loop() {
    let left = "final class A { static int f(int n, int step) { int s = 0; for (int i = 0; i < n; i++) { s += step; } return s; } }";
    let right = "final class A { static int f(int n, int step) { int s = 0; int i = 0; do { s += step; i++; } while (i < n); return s; } }";
    elsewhere("loop", (left, right), "java", "the sides differ only where n <= 0 && step != 0");
}

#[test]
fn nothing_is_said_where_the_sides_differ_everywhere() {
    let (left, right) = ir("  %r = add i32 %a, 1\n  ret i32 %r", "  %r = add i32 %a, 2\n  ret i32 %r");
    let different = row("everywhere", (&left, &right), "ll", &[]);
    assert_eq!(different["verdict"], "different");
    assert_eq!(different["established"], serde_json::json!([]));
}

#[test]
fn what_is_assumed_already_stays_assumed() {
    let with =
        |answer: i32| format!("  %c = icmp slt i32 %b, 0\n  %r = select i1 %c, i32 {answer}, i32 %a\n  ret i32 %r");
    let (left, right) = ir(&with(1), &with(2));
    let different = row("assumed", (&left, &right), "ll", &["--assume", "left.b >= -10"]);
    let fact = different["established"][0].as_str().unwrap_or("").to_owned();
    assert!(fact.starts_with("the sides agree whenever b >= 0 "), "{different}");
}
