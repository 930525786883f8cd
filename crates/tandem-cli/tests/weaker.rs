//! What is said of programs that are the same unless something overflows: that, and no more.
//!
//! The pairs differ, but only on texts of billions of characters, so no test finds it and no proof will.

use std::path::Path;
use std::process::Command;

fn check(name: &str, counter: &str, arguments: &[&str]) -> serde_json::Value {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    let counted =
        format!("int same(const char *s, char c) {{ {counter} i = 0; while (s[i] == c) i++; return s[i]; }}\n");
    let walked = "int same(const char *s, char c) { while (*s == c) s++; return *s; }\n";
    for (file, text) in [("left.c", counted.as_str()), ("right.c", walked)] {
        std::fs::write(folder.join(file), text).expect("the target folder can be written to");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.current_dir(&folder).args(["check", "left.c", "right.c", "--entry", "same", "--format", "json"]);
    let output = command.args(["--timeout", "24s"]).args(arguments).output().expect("tandem can be started");
    serde_json::from_slice(&output.stdout).expect("one object is printed")
}

fn established(answer: &serde_json::Value) -> String {
    answer["established"].to_string()
}

#[test]
fn a_signed_counter_that_would_overflow() {
    let answer = check("signed", "int", &[]);
    assert_eq!(answer["verdict"], "unknown", "{answer}");
    assert!(established(&answer).contains("--overflow undefined"), "{answer}");
    assert!(answer["certificate"].is_null(), "{answer}");
}

#[test]
fn an_unsigned_counter_that_would_wrap_around() {
    let answer = check("unsigned", "unsigned", &[]);
    assert_eq!(answer["verdict"], "unknown", "{answer}");
    assert!(established(&answer).contains("--ints math"), "{answer}");
    assert!(!established(&answer).contains("--overflow undefined"), "{answer}");
}

#[test]
fn whoever_names_an_engine_hears_of_nothing_else() {
    let answer = check("named", "int", &["--engine", "seeds"]);
    assert_eq!((&answer["verdict"], established(&answer).as_str()), (&"unknown".into(), "[]"), "{answer}");
}
