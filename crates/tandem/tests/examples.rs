//! The examples that people copy run and say what they should, and errors say whose turn it is.

use std::path::{Path, PathBuf};

use tandem::report::VerdictName;
use tandem::{Claim, Error, Options, Session};

#[path = "../examples/check_pair.rs"]
#[allow(dead_code)]
mod check_pair;
#[path = "../examples/merge_gate.rs"]
#[allow(dead_code)]
mod merge_gate;

const DOUBLE: &str = "define i32 @twice(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n}\n";
const SHIFT: &str = "define i32 @twice(i32 %a) {\n  %b = shl i32 %a, 1\n  ret i32 %b\n}\n";
const WRONG: &str = "define i32 @twice(i32 %a) {\n  %b = shl i32 %a, 2\n  ret i32 %b\n}\n";

/// A file for a test.
fn file(name: &str, text: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the target folder can be written to");
    path.display().to_string()
}

#[test]
fn one_function_is_checked() {
    let (double, shift) = (file("pair-double.ll", DOUBLE), file("pair-shift.ll", SHIFT));
    let wrong = file("pair-wrong.ll", WRONG);
    let same = check_pair::check_pair(&double, &shift, "twice").expect("it can be checked");
    assert!(same.starts_with("equivalent: "), "{same}");
    let other = check_pair::check_pair(&double, &wrong, "twice").expect("it can be checked");
    assert!(other.starts_with("different\n  a = ") && other.contains("left:  return"), "{other}");
}

#[test]
fn a_merge_is_let_through_or_not() {
    let (double, shift) = (file("gate-double.ll", DOUBLE), file("gate-shift.ll", SHIFT));
    let renamed = file("gate-renamed.ll", &DOUBLE.replace("twice", "other"));
    let (verdict, text) = merge_gate::merge_gate(&double, &shift).expect("it can be checked");
    assert_eq!((verdict, text.ends_with("1 equivalent\n")), (VerdictName::Equivalent, true), "{text}");
    let both = |name: &str, other: &str| file(name, &format!("{DOUBLE}{}", other.replace("twice", "other")));
    let (left, right) = (both("gate-left.ll", SHIFT), both("gate-right.ll", WRONG));
    let (verdict, text) = merge_gate::merge_gate(&left, &right).expect("it can be checked");
    assert_eq!(verdict, VerdictName::Different, "{text}");
    assert!(text.starts_with("✗ different  other"), "what matters is at the top: {text}");
    let (verdict, text) = merge_gate::merge_gate(&double, &renamed).expect("it can be checked");
    assert_eq!(verdict, VerdictName::Unknown, "a public function is gone: {text}");
}

#[test]
fn errors_say_whose_turn_it_is() {
    let session = Session::new().expect("there is a solver");
    let double = file("error-double.ll", DOUBLE);
    assert!(
        matches!(session.load("missing.ll", &double), Err(Error::Input { path, .. }) if path.ends_with("missing.ll"))
    );
    if tandem_compile::tools::clang().is_some() {
        let broken = file("error-broken.c", "int f(int a) { return a +; }\n");
        assert!(matches!(session.load(&broken, &broken), Err(Error::Compiler { .. })));
    }
    assert!(matches!(Claim::about("f").assume("left.n >=").build(), Err(Error::Usage(_))));
    let programs = session.load(&double, &double).expect("they can be read");
    let unknown = Claim::about("thrice").build().expect("it is well formed");
    assert!(matches!(programs.check(&unknown), Err(Error::Usage(why)) if why.contains("did you mean twice?")));
    let wrong = Options { solver: Some(String::new()), ..Options::default() };
    assert!(matches!(Session::with(wrong), Err(Error::Solver(_))));
}

#[test]
fn programs_say_what_they_consist_of() {
    let programs = Session::new().expect("there is a solver");
    let (left, right) = (file("rows-left.ll", DOUBLE), file("rows-right.ll", &format!("@k = global i32 5\n{SHIFT}")));
    let programs = programs.load(left, right).expect("they can be read");
    let rows: Vec<String> = programs.rows().expect("there are some").iter().map(|row| row.entry()).collect();
    assert_eq!(rows, ["k", "twice"]);
    assert_eq!(programs.entries().expect("there is one").len(), 1);
}
