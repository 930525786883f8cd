//! Manners of the command line: how much is said, errors that come at once, files that hold flags and accepted differences.

mod support;

use std::io::Write;
use std::process::Stdio;
use std::time::{Duration, Instant};

use support::{Folder, Said, adding};

fn many(changed: Option<usize>) -> String {
    (0..400)
        .map(|number| adding(&format!("f{number}"), if Some(number) == changed { 7 } else { number as i32 }))
        .collect()
}

#[test]
fn one_change_among_four_hundred_functions_is_seen_at_once() {
    let folder = Folder::new("manners-many", &[("left.ll", &many(None)), ("right.ll", &many(Some(200)))]);
    let said = folder.tandem(&["check", "left.ll", "right.ll", "--no-native", "-j", "2"]);
    assert_eq!(said.code, Some(1), "{}", said.errors);
    assert!(said.out.lines().count() <= 15, "{}", said.out);
    assert!(said.out.starts_with("✗ different  f200\n"), "{}", said.out);
    let last = said.out.lines().last().unwrap_or_default();
    assert!(last.starts_with("399 equivalent, 1 different in "), "{last}");
    let quiet = folder.tandem(&["check", "left.ll", "right.ll", "--no-native", "-q"]);
    assert_eq!(quiet.out.lines().count(), 1, "{}", quiet.out);
    let verbose = folder.tandem(&["check", "left.ll", "right.ll", "--no-native", "-v"]);
    assert_eq!(verbose.out.matches("✓ equivalent").count(), 399);
    // The order of rows does not depend on how many are worked on at once.
    let rows = |jobs: &str| {
        let said = folder.tandem(&["check", "left.ll", "right.ll", "--no-native", "--format", "json", "-j", jobs]);
        said.out.lines().map(|line| line.split("\"millis\"").next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(rows("1"), rows("4"));
}

#[test]
fn colours_are_used_as_asked_for() {
    let folder = Folder::new("manners-colour", &[("a.ll", &adding("f", 1)), ("b.ll", &adding("f", 1))]);
    let coloured = |args: &[&str], variable: Option<&str>| {
        let mut command = folder.command(&[&["check", "a.ll", "b.ll"], args].concat());
        command.envs(variable.map(|value| ("NO_COLOR", value)));
        Said::of(command.output().expect("it starts")).out.contains('\x1b')
    };
    assert!(!coloured(&[], None) && !coloured(&["--color", "never"], None));
    assert!(coloured(&["--color", "always"], None) && coloured(&["--color", "always"], Some("1")));
}

#[test]
fn a_solver_that_is_not_there_is_an_error_at_once() {
    let folder = Folder::new("manners-solver", &[("a.ll", &adding("f", 1)), ("b.ll", &adding("f", 2))]);
    let begun = Instant::now();
    let said = Said::of(
        folder.command(&["check", "a.ll", "b.ll"]).env("TANDEM_Z3", "/nonexistent").output().expect("it starts"),
    );
    assert_eq!(said.code, Some(2), "{said:?}");
    assert!(said.errors.contains("/nonexistent") && said.errors.contains("TANDEM_Z3"), "{said:?}");
    for flag in ["--solver", "--second-solver", "--horn-solver"] {
        let said = folder.tandem(&["check", "a.ll", "b.ll", flag, "nosuch"]);
        assert!(said.code == Some(2) && said.errors.contains("`nosuch`"), "{flag}: {said:?}");
    }
    let doctor = Said::of(folder.command(&["doctor"]).env("TANDEM_Z3", "/nonexistent").output().expect("it starts"));
    assert!(doctor.code == Some(2) && doctor.out.contains("✗ z3        does not run: /nonexistent"), "{doctor:?}");
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_proof_is_followed_by_runs_of_both_programs() {
    let doubled = "int f(int x) { return (int)((unsigned)x + (unsigned)x); }\n";
    let shifted = "int f(int x) { return (int)((unsigned)x << 1); }\n";
    let folder = Folder::new("manners-examined", &[("a.c", doubled), ("b.c", shifted)]);
    let said = folder.tandem(&["check", "a.c", "b.c", "--entry", "f", "--cross-examine", "7"]);
    assert_eq!(said.code, Some(0), "{}{}", said.out, said.errors);
    assert!(said.out.contains("both programs were run on 7 inputs and did the same"), "{}", said.out);
    let neither = folder.tandem(&["check", "a.c", "b.c", "--cross-examine", "7", "--no-native"]);
    assert_eq!(neither.code, Some(2), "{}", neither.errors);
}

#[test]
fn flags_of_a_project_stand_in_a_file() {
    let folder = Folder::new("manners-config", &[("a.ll", &adding("f", 1)), ("b.ll", &adding("f", 1))]);
    folder.write("tandem.toml", "ints = \"math\"\ntimeout = \"20s\"\n");
    let ints = |said: &Said| said.out.contains("\"ints\":\"math\"");
    let json = ["check", "a.ll", "b.ll", "--format", "json"];
    assert!(ints(&folder.tandem(&json)));
    // The command line has the last word.
    assert!(!ints(&folder.tandem(&[&json[..], &["--ints", "machine"]].concat())));
    assert!(!ints(&folder.tandem(&[&json[..], &["--no-config"]].concat())));
    folder.write("tandem.toml", "inst = \"math\"\n");
    let said = folder.tandem(&json);
    assert!(said.code == Some(2) && said.errors.contains("did you mean `ints`"), "{said:?}");
    folder.write("tandem.toml", "solver = \"touch evil\"\n");
    let said = folder.tandem(&json);
    assert!(said.code == Some(2) && !folder.0.join("evil").exists(), "{said:?}");
}

#[test]
fn a_difference_can_be_accepted() {
    let left = [adding("f", 1), adding("g", 1)].concat();
    let right = [adding("f", 2), adding("g", 1)].concat();
    let folder =
        Folder::new("manners-accept", &[("a.ll", &left), ("b.ll", &right), ("c.ll", &right.replace("%a, 1", "%a, 5"))]);
    folder.write("accept.toml", "[[accept]]\nentry = \"f\"\nreason = \"two is wanted\"\ndate = 2026-11-17\n");
    let check = |right: &str| folder.tandem(&["check", "a.ll", right, "--no-native", "--accept", "accept.toml"]);
    let wanted = check("b.ll");
    assert_eq!(wanted.code, Some(0), "{wanted:?}");
    assert!(wanted.out.contains("✗ different  f") && wanted.out.contains("two is wanted"), "{}", wanted.out);
    // Another one is not.
    assert_eq!(check("c.ll").code, Some(1));
    let fixed = check("a.ll");
    assert!(fixed.code == Some(0) && fixed.errors.contains("not different any more"), "{fixed:?}");
    folder.write("accept.toml", "[[accept]]\nentry = \"f\"\ndate = 2026-11-17\n");
    assert_eq!(check("b.ll").code, Some(2));
}

#[test]
fn programs_come_from_a_pipe() {
    let folder = Folder::new("manners-pipe", &[("a.ll", &adding("f", 1))]);
    let piped = |args: &[&str], text: &str| {
        let mut command = folder.command(args);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        child.stdin.take().expect("it has one").write_all(text.as_bytes()).expect("it reads");
        Said::of(child.wait_with_output().expect("it ends"))
    };
    let said = piped(&["check", "a.ll", "-", "--lang", "ll", "--no-native", "--format", "json"], &adding("f", 2));
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.out.contains("\"right\":\"-\""), "{}", said.out);
    let said = piped(&["check", "a.ll", "-"], "");
    assert!(said.code == Some(2) && said.errors.contains("--lang"), "{said:?}");
}

#[test]
fn proofs_of_several_functions_are_kept_in_a_folder() {
    let both = [adding("f", 1), adding("g", 2)].concat();
    let folder = Folder::new("manners-proofs", &[("a.ll", &both), ("b.ll", &both)]);
    assert_eq!(folder.tandem(&["check", "a.ll", "b.ll", "--certificate", "proofs"]).code, Some(0));
    for name in ["f", "g"] {
        let said = folder.tandem(&["verify", &format!("proofs/{name}.json"), "a.ll", "b.ll"]);
        assert_eq!(said.code, Some(0), "{said:?}");
    }
    folder.write("file", "");
    assert_eq!(folder.tandem(&["check", "a.ll", "b.ll", "--certificate", "file"]).code, Some(2));
}

#[test]
fn completions_and_the_manual_come_from_the_table_of_flags() {
    let folder = Folder::new("manners-man", &[]);
    for shell in ["bash", "zsh", "fish"] {
        let said = folder.tandem(&["completions", shell]);
        assert!(said.code == Some(0) && said.out.contains("termination"), "{shell}: {}", said.out);
    }
    let said = folder.tandem(&["man"]);
    assert!(said.code == Some(0) && said.out.starts_with(".") && said.out.contains("TANDEM CHECK"), "{}", said.out);
    let help = folder.tandem(&["check", "--help"]);
    for once in ["- couplings:", "- testing:", "- horn:"] {
        assert_eq!(help.out.matches(once).count(), 1, "{once} in {}", help.out);
    }
}

#[test]
fn functions_are_run_on_what_reports_show() {
    let text = "define i32 @sum(ptr %a, i32 %n) {\nentry:\n  %x = load i32, ptr %a\n  %q = getelementptr i32, ptr %a, i64 1\n  \
                %y = load i32, ptr %q\n  %s = add i32 %x, %y\n  ret i32 %s\n}\n";
    let folder = Folder::new("manners-run", &[("a.ll", text), ("b.ll", &adding("f", 1))]);
    let said = folder.tandem(&["run", "a.ll", "--entry", "sum", "[3, -5]", "2"]);
    assert_eq!((said.code, said.out.as_str()), (Some(0), "return -2\n"), "{said:?}");
    assert_eq!(folder.tandem(&["run", "b.ll", "--entry", "f", "'a'"]).out, "return 98\n");
    let said = folder.tandem(&["run", "b.ll", "--entry", "f"]);
    assert!(said.code == Some(2) && said.errors.contains("f takes 1 arguments, not 0: a: i32"), "{said:?}");
    let text = "class A {\n  static String f(String s, int n) { return s.trim() + n; }\n  static int[] g(int n) {\n    \
                int[] a = new int[n];\n    for (int i = 0; i < n; i++) a[i] = i * i;\n    return a;\n  }\n}\n";
    let folder = Folder::new("manners-run-java", &[("A.java", text)]);
    assert_eq!(folder.tandem(&["run", "A.java", "--entry", "A.f", "\"  a \"", "5"]).out, "return \"a5\"\n");
    assert_eq!(folder.tandem(&["run", "A.java", "--entry", "A.g", "4"]).out, "return [0, 1, 4, 9]\n");
    let said = folder.tandem(&["run", "A.java", "--entry", "A.f", "a", "5"]);
    assert!(said.code == Some(2) && said.errors.contains("texts are written \"in quotes\""), "{said:?}");
}
