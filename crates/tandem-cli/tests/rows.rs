//! Whole files: nothing is passed over, the exit code tells what was found, and nobody is startled by a closed pipe or a
//! long predicate.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A folder with some files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("rows-{name}"));
        std::fs::create_dir_all(&path).expect("the target folder can be written to");
        for (file, text) in files {
            std::fs::write(path.join(file), text).expect("the target folder can be written to");
        }
        Folder(path)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.current_dir(&self.0).args(args);
        command
    }

    fn tandem(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("tandem can be started")
    }

    /// The exit code and the rows about two files.
    fn rows(&self, args: &[&str]) -> (Option<i32>, Vec<Value>) {
        let all = [&["check", "--format", "json", "--timeout", "20s", "--no-native"], args].concat();
        let output = self.tandem(&all);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let rows = text.lines().map(|line| serde_json::from_str(line).expect("each line is an object"));
        (output.status.code(), rows.collect())
    }
}

/// What is said of an item: its status and its verdict.
fn said<'a>(rows: &'a [Value], entry: &str) -> (&'a str, &'a str) {
    let row = rows.iter().find(|row| row["entry"] == entry).unwrap_or_else(|| panic!("no {entry} in {rows:?}"));
    (row["status"].as_str().unwrap_or(""), row["verdict"].as_str().unwrap_or(""))
}

const SAME: &str = "define i32 @same(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n";
const VOLATILE: &str = "define i32 @read(ptr %p) {\n  %v = load volatile i32, ptr %p\n  ret i32 %v\n}\n";
const PRIVATE: &str = "define internal i32 @helper(i32 %a) {\n  ret i32 %a\n}\n";
const OTHER: &str = "define i32 @other(i32 %a) {\n  ret i32 %a\n}\n";

#[test]
fn every_item_is_a_row_and_shows_in_the_exit_code() {
    let file = |parts: &[&str]| parts.concat();
    let folder = Folder::new(
        "items",
        &[
            ("same.ll", &file(&[SAME])),
            ("volatile.ll", &file(&[SAME, VOLATILE])),
            ("changed.ll", &file(&[SAME, &VOLATILE.replace("ret i32 %v", "%w = add i32 %v, 1\n  ret i32 %w")])),
            ("private.ll", &file(&[SAME, PRIVATE])),
            ("public.ll", &file(&[SAME, OTHER])),
            ("renamed.ll", &file(&[SAME, &OTHER.replace("@other", "@another")])),
            ("wrong.ll", &file(&[&SAME.replace("%a, 1", "%a, 2"), VOLATILE])),
            ("five.ll", &file(&["@k = global i32 5\n", SAME])),
            ("six.ll", &file(&["@k = global i32 6\n", SAME])),
            ("hidden.ll", &file(&["@k = internal global i32 5\n", SAME])),
            ("hidden6.ll", &file(&["@k = internal global i32 6\n", SAME])),
        ],
    );
    let (code, rows) = folder.rows(&["volatile.ll", "changed.ll"]);
    assert_eq!(
        (code, said(&rows, "read"), said(&rows, "same")),
        (Some(3), ("refused", "unknown"), ("compared", "equivalent"))
    );
    let (code, rows) = folder.rows(&["private.ll", "same.ll"]);
    assert_eq!((code, said(&rows, "helper")), (Some(0), ("removed", "unknown")));
    let (code, rows) = folder.rows(&["same.ll", "public.ll"]);
    assert_eq!((code, said(&rows, "other")), (Some(0), ("added", "unknown")));
    assert!(rows.iter().any(|row| row["entry"] == "other" && row["left"].is_null() && row["right"] == "public.ll"));
    let (code, rows) = folder.rows(&["public.ll", "same.ll"]);
    assert_eq!((code, said(&rows, "other")), (Some(3), ("removed", "unknown")));
    let (code, rows) = folder.rows(&["public.ll", "renamed.ll"]);
    assert_eq!(
        (code, said(&rows, "other"), said(&rows, "other / another")),
        (Some(3), ("removed", "unknown"), ("compared", "equivalent"))
    );
    let hints = |row: &&Value| row["reason"].as_str().is_some_and(|why| why.contains("it is called another"));
    assert_eq!((rows.iter().filter(hints).count(), rows.len()), (1, 3));
    // A difference is one, whatever else was not compared.
    let (code, rows) = folder.rows(&["volatile.ll", "wrong.ll"]);
    assert_eq!(
        (code, said(&rows, "same"), said(&rows, "read")),
        (Some(1), ("compared", "different"), ("compared", "equivalent"))
    );
    assert!(rows.iter().all(|row| row["schema"] == "tandem/2" && row["item"] == "function"));
    let (code, rows) = folder.rows(&["five.ll", "six.ll"]);
    assert_eq!((code, said(&rows, "k")), (Some(1), ("changed", "different")));
    assert!(
        rows.iter().any(|row| row["item"] == "data" && row["values"]["left"] == "5" && row["values"]["right"] == "6")
    );
    let (code, rows) = folder.rows(&["hidden.ll", "hidden6.ll"]);
    assert_eq!((code, said(&rows, "k")), (Some(3), ("changed", "unknown")));
    // With an entry there is one row.
    let (code, rows) = folder.rows(&["five.ll", "six.ll", "--entry", "same"]);
    assert_eq!((code, rows.len(), said(&rows, "same")), (Some(0), 1, ("compared", "equivalent")));
    let (code, rows) = folder.rows(&["volatile.ll", "volatile.ll", "--entry", "read"]);
    assert_eq!((code, rows.len(), said(&rows, "read")), (Some(0), 1, ("compared", "equivalent")));
}

#[test]
fn what_matters_stands_first_and_the_last_line_adds_up() {
    let left = [SAME, OTHER, VOLATILE].concat();
    let right = left.replace("ret i32 %a", "ret i32 0").replace("ret i32 %v", "ret i32 0");
    let folder = Folder::new("text", &[("left.ll", &left), ("right.ll", &right)]);
    let output = folder.tandem(&["check", "left.ll", "right.ll", "--timeout", "20s", "--no-native"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with(['✓', '✗', '?'])).collect();
    assert!(heads.len() == 3 && heads[0].contains("different  other"), "{text}");
    assert!(heads[1].contains("refused  read") && heads[2].contains("equivalent  same"), "{text}");
    let last = text.lines().last().unwrap_or_default();
    assert!(last.starts_with("1 equivalent, 1 different, 1 not compared in "), "{text}");
    assert_eq!(output.status.code(), Some(1));
}

/// Whoever reads closes the pipe at once.
#[test]
fn a_closed_pipe_ends_a_command_without_a_word() {
    let folder =
        Folder::new("pipe", &[("left.ll", SAME), ("right.ll", SAME), ("wrong.ll", &SAME.replace("%a, 1", "%a, 2"))]);
    let certificate = ["check", "left.ll", "right.ll", "--entry", "same", "--certificate", "proof.json"];
    assert_eq!(folder.tandem(&certificate).status.code(), Some(0));
    let different = folder.tandem(&["check", "left.ll", "wrong.ll", "--format", "json", "--no-native"]);
    std::fs::write(folder.0.join("result.json"), &different.stdout).expect("the folder can be written to");
    for args in [
        &["check", "left.ll", "right.ll"][..],
        &["check", "left.ll", "right.ll", "--format", "json"],
        &["verify", "proof.json", "left.ll", "right.ll"],
        &["replay", "result.json", "--no-native"],
        &["run", "left.ll", "--entry", "same", "1"],
        &["dump", "left.ll"],
        &["doctor"],
    ] {
        // Nobody reads from it any more when the command starts.
        let (reader, writer) = std::io::pipe().expect("a pipe can be made");
        drop(reader);
        let child = folder.command(args).stdout(writer).stderr(Stdio::piped()).spawn().expect("it starts");
        let output = child.wait_with_output().expect("it ends");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.is_empty(), "{args:?}: {errors}");
        // It did not say what it found, so it must not end as if all were well.
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn long_and_deep_predicates() {
    let folder = Folder::new("predicates", &[("left.ll", SAME), ("right.ll", SAME)]);
    let check = |flag: &str, predicate: &str| {
        folder.tandem(&["check", "left.ll", "right.ll", "--entry", "same", "--timeout", "20s", flag, predicate])
    };
    let many = (0..5_000).map(|number| format!("left.a != {number}")).collect::<Vec<_>>().join(" && ");
    // Whether there is time for it depends on the machine.
    for output in [check("--assume", &many), check("--ensure", &many)] {
        assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{:?}", String::from_utf8_lossy(&output.stderr));
    }
    let sum = format!("{} == 0", vec!["left.a"; 5_000].join(" + "));
    let parentheses = format!("{}left.a{} == 0", "(".repeat(5_000), ")".repeat(5_000));
    for (predicate, word) in [(&sum, "too long"), (&parentheses, "too deeply")] {
        for flag in ["--assume", "--ensure"] {
            let output = check(flag, predicate);
            let errors = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.code() == Some(2) && errors.contains(word), "{errors}");
        }
    }
    // The same in a certificate, which may come from anybody. An engine's has relations.
    let certificate = ["check", "left.ll", "right.ll", "--entry", "same", "--certificate", "proof.json"];
    let certificate = [&certificate[..], &["--engine", "seeds"]].concat();
    assert_eq!(folder.tandem(&certificate).status.code(), Some(0));
    let text = std::fs::read_to_string(folder.0.join("proof.json")).expect("it was written");
    let original: Value = serde_json::from_str(&text).expect("it is JSON");
    for predicate in [&many, &sum, &parentheses] {
        let mut damaged = original.clone();
        damaged["assume"] = Value::from(predicate.as_str());
        std::fs::write(folder.0.join("damaged.json"), damaged.to_string()).expect("the folder can be written to");
        let output = folder.tandem(&["verify", "damaged.json", "left.ll", "right.ll", "--timeout", "20s"]);
        assert!(output.status.code().is_some(), "it was killed: {:?}", output.status);
        let mut damaged = original.clone();
        for point in damaged["relations"][0]["points"].as_array_mut().into_iter().flatten() {
            point["coupling"] = Value::from(vec![predicate.as_str()]);
        }
        std::fs::write(folder.0.join("damaged.json"), damaged.to_string()).expect("the folder can be written to");
        let output = folder.tandem(&["verify", "damaged.json", "left.ll", "right.ll", "--timeout", "20s"]);
        assert!(output.status.code().is_some_and(|code| code != 0), "{:?}", output.status);
    }
}

#[test]
fn several_proofs_need_a_folder() {
    let two = format!("{SAME}{OTHER}");
    let folder = Folder::new("proofs", &[("left.ll", &two), ("right.ll", &two)]);
    let check = |to: &str| folder.tandem(&["check", "left.ll", "right.ll", "--timeout", "20s", "--certificate", to]);
    let output = check("proof.json");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && errors.contains("--entry"), "{errors}");
    assert!(!folder.0.join("proof.json").exists(), "only one of two proofs would be kept");
    std::fs::create_dir_all(folder.0.join("proofs")).expect("the folder can be written to");
    assert_eq!(check("proofs").status.code(), Some(0));
    for name in ["same", "other"] {
        let proof = format!("proofs/{name}.json");
        assert_eq!(folder.tandem(&["verify", &proof, "left.ll", "right.ll"]).status.code(), Some(0), "{name}");
    }
}

#[test]
fn a_deep_program_overflows_nothing() {
    // Each value depends on the one before it: terms as deep as the function is long.
    let steps: String = (1..6_000).map(|step| format!("  %v{step} = xor i32 %v{}, {step}\n", step - 1)).collect();
    let text = format!("define i32 @f(i32 %a) {{\n  %v0 = mul i32 %a, %a\n{steps}  ret i32 %v5999\n}}\n");
    let folder =
        Folder::new("deep", &[("left.ll", &text), ("right.ll", &text.replace("mul i32 %a, %a", "add i32 %a, %a"))]);
    for right in ["left.ll", "right.ll"] {
        let output = folder.tandem(&["check", "left.ll", right, "--entry", "f", "--timeout", "5s", "--no-native"]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{:?} {errors}", output.status);
    }
}

#[test]
fn a_name_of_several_functions_is_an_error_that_lists_them() {
    let overloads = "define i32 @_Z4sizei(i32 %a) {\n  ret i32 %a\n}\n\
                     define i64 @_Z4sizel(i64 %a) {\n  %b = add i64 %a, 1\n  ret i64 %b\n}\n";
    let other = overloads.replace("add i64 %a, 1", "add i64 1, %a");
    let folder = Folder::new("overloads", &[("a.ll", overloads), ("b.ll", &other)]);
    let output = folder.tandem(&["check", "a.ll", "b.ll", "--entry", "size"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    for part in ["_Z4sizei", "_Z4sizel", "i64 (i64)"] {
        assert!(said.contains(part), "{said}");
    }
    for entry in ["_Z4sizei", "_Z4sizel", "size#2"] {
        let (code, rows) = folder.rows(&["a.ll", "b.ll", "--entry", entry]);
        assert_eq!((code, rows[0]["verdict"].as_str()), (Some(0), Some("equivalent")), "{entry}");
    }
}

#[test]
fn proofs_are_kept_and_confirmed_before_they_are_used() {
    let other = SAME.replace("add i32 %a, 1", "sub i32 %a, -1");
    let folder = Folder::new("cache", &[("a.ll", SAME), ("b.ll", &other)]);
    let cache = folder.0.join("proofs");
    let _ = std::fs::remove_dir_all(&cache);
    let engine = || {
        let (code, rows) = folder.rows(&["a.ll", "b.ll", "--cache", "proofs"]);
        assert_eq!(code, Some(0), "{rows:?}");
        (rows[0]["engine"].as_str().unwrap_or("").to_owned(), rows[0]["established"].to_string())
    };
    assert_ne!(engine().0, "cache");
    assert_eq!(engine().0, "cache");
    let proof =
        std::fs::read_dir(&cache).expect("it was made").next().expect("it holds a proof").expect("a file").path();
    let kept = std::fs::read_to_string(&proof).expect("it can be read");
    // One that cannot be read, and one that says something else.
    for damaged in ["{".to_owned(), kept.replacen("\"hash\":\"", "\"hash\":\"0", 1)] {
        assert_ne!(damaged, kept);
        std::fs::write(&proof, damaged).expect("it can be written");
        let (engine, established) = engine();
        assert_ne!(engine, "cache");
        assert!(established.contains("damaged"), "{established}");
    }
    assert_eq!(engine().0, "cache", "it was found again and kept");
}

#[test]
fn the_time_for_everything_is_shared_out() {
    let folder = Folder::new("shares", &[("a.ll", &[SAME, OTHER].concat()), ("b.ll", &[SAME, OTHER].concat())]);
    let (code, rows) = folder.rows(&["a.ll", "b.ll", "--total-timeout", "10s"]);
    assert_eq!((code, rows.len()), (Some(0), 2));
    let changed = [SAME.replace("add i32 %a, 1", "sub i32 %a, -1"), OTHER.replace("ret i32 %a", "ret i32 0")].concat();
    std::fs::write(folder.0.join("b.ll"), changed).expect("the target folder can be written to");
    let (code, rows) = folder.rows(&["a.ll", "b.ll", "--total-timeout", "0s"]);
    assert_eq!(code, Some(3));
    assert!(
        rows.iter().all(|row| row["reason"].as_str().is_some_and(|why| why.contains("--total-timeout"))),
        "{rows:?}"
    );
}

#[test]
fn code_that_is_the_same_is_equivalent_whatever_it_is() {
    let parts = [SAME, VOLATILE, OTHER].concat();
    let moved = [OTHER, VOLATILE, SAME].concat().replace("%v", "%value");
    let folder = Folder::new("identical", &[("a.ll", &parts), ("b.ll", &moved)]);
    let (code, rows) = folder.rows(&["a.ll", "b.ll"]);
    assert_eq!(code, Some(0), "{rows:?}");
    assert!(rows.iter().all(|row| row["engine"] == "identical"), "{rows:?}");
    // Whoever names an engine wants to know what it does.
    let (_, rows) = folder.rows(&["a.ll", "b.ll", "--entry", "read", "--engine", "couplings"]);
    assert_eq!(rows[0]["verdict"], "unknown");
}
