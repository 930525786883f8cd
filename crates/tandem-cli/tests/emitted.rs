//! Emitted regression tests, one of each kind: they compile without Tandem, pass on LEFT and fail on RIGHT. And a
//! result in JSON that is replayed.
//!
//! Without a compiler a test is not run, and says so.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn tandem() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tandem"))
}

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name)
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emitted").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the target folder can be written to");
    path
}

fn is_present(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !found {
        eprintln!("not run: there is no {program}");
    }
    found
}

/// A C compiler that is there, as `tandem` finds it.
fn clang() -> Option<String> {
    let numbered = (14..=40).rev().map(|version| format!("clang-{version}"));
    let found = numbered
        .chain(["clang".to_owned()])
        .find(|name| Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok());
    if found.is_none() {
        eprintln!("not run: there is no clang");
    }
    found
}

/// Checks a pair, which must differ, and writes the test to a file.
fn emit(left: &Path, right: &Path, entry: &str, kind: &str, file: &Path) -> Output {
    let output = tandem()
        .args(["check", "--format", "json", "--entry", entry, "--emit-test", kind, "--test-file"])
        .arg(file)
        .arg(left)
        .arg(right)
        .output()
        .expect("the binary exists");
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(file.is_file(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("it can be started").success()
}

#[test]
fn tests_in_c() {
    let Some(clang) = clang() else { return };
    let folder = folder("c");
    let cases = [
        ("c/arrays/find_last", "find"),
        ("c/rare/sum_and_difference", "balance"),
        ("c/allocated/list_of_two_turned", "pair"),
        ("c/allocated/push_another_value", "push"),
        ("adversarial/blocks/swapped_through_memory", "swap"),
    ];
    for (name, entry) in cases {
        let (left, right) = (corpus(&format!("{name}.left.c")), corpus(&format!("{name}.right.c")));
        let file = folder.join(format!("{entry}_test.c"));
        emit(&left, &right, entry, "c", &file);
        let program = folder.join(entry);
        for (side, passes) in [(&left, true), (&right, false)] {
            let define = format!("-DPROGRAM={:?}", side.display().to_string());
            let mut compile = Command::new(&clang);
            assert!(
                succeeds(compile.arg("-w").arg(define).arg("-o").arg(&program).arg(&file)),
                "{name} does not compile"
            );
            assert_eq!(succeeds(&mut Command::new(&program)), passes, "{name} with {}", side.display());
        }
    }
}

#[test]
fn tests_in_rust() {
    if !is_present("rustc") {
        return;
    }
    let folder = folder("rust");
    for (name, entry) in [("rust/rare/rotated", "tag"), ("rust/rare/slice_magic", "version")] {
        let (left, right) = (corpus(&format!("{name}.left.rs")), corpus(&format!("{name}.right.rs")));
        let file = folder.join(format!("{entry}_test.rs"));
        emit(&left, &right, entry, "rust", &file);
        let text = std::fs::read_to_string(&file).expect("it was written");
        let on_left = text.replace(".right.rs\"", ".left.rs\"");
        assert_ne!(text, on_left, "the test does not say which program it is about");
        for (text, passes) in [(on_left, true), (text, false)] {
            std::fs::write(&file, text).expect("it can be written");
            let program = folder.join(entry);
            let mut compile = Command::new("rustc");
            compile.args(["--test", "--edition=2024", "-Coverflow-checks=on", "-o"]).arg(&program).arg(&file);
            assert!(succeeds(&mut compile), "{name} does not compile");
            assert_eq!(succeeds(&mut Command::new(&program)), passes, "{name}");
        }
    }
}

/// A test of a mixed pair is in RIGHT's language, holds what LEFT does, and fails.
#[test]
fn tests_of_a_port() {
    if clang().is_none() || !is_present("rustc") {
        return;
    }
    let folder = folder("port");
    let (left, right) = (folder.join("half.left.c"), folder.join("half.right.rs"));
    std::fs::write(&left, "int half(int n) { return n / 2; }\n").expect("it can be written");
    std::fs::write(&right, "pub fn half(n: i32) -> i32 {\n    n >> 1\n}\n").expect("it can be written");
    let file = folder.join("half_test.rs");
    emit(&left, &right, "half", "rust", &file);
    let program = folder.join("half");
    let run = |text: &str| {
        std::fs::write(&right, text).expect("it can be written");
        let mut compile = Command::new("rustc");
        compile.args(["--test", "--edition=2024", "-o"]).arg(&program).arg(&file);
        assert!(succeeds(&mut compile), "it does not compile");
        succeeds(&mut Command::new(&program))
    };
    assert!(!run("pub fn half(n: i32) -> i32 {\n    n >> 1\n}\n"));
    assert!(run("pub fn half(n: i32) -> i32 {\n    n / 2\n}\n"), "what LEFT does passes");
}

#[test]
fn tests_in_cpp() {
    let Some(clang) = clang() else { return };
    let folder = folder("cpp");
    let text = |condition: &str| {
        format!("namespace shop {{\nint price(int a, int b) {{ return {condition} ? a - b : a; }}\n}}\n")
    };
    let (left, right) = (folder.join("price.left.cpp"), folder.join("price.right.cpp"));
    std::fs::write(&left, text("a > 10")).expect("it can be written");
    std::fs::write(&right, text("a >= 10")).expect("it can be written");
    let file = folder.join("price_test.cpp");
    emit(&left, &right, "shop::price", "c", &file);
    let program = folder.join("price");
    for (side, passes) in [(&left, true), (&right, false)] {
        let define = format!("-DPROGRAM={:?}", side.display().to_string());
        let mut compile = Command::new(&clang);
        assert!(succeeds(compile.arg("-w").arg(define).arg("-o").arg(&program).arg(&file)), "it does not compile");
        assert_eq!(succeeds(&mut Command::new(&program)), passes, "with {}", side.display());
    }
}

/// As much of JUnit as the tests use.
const JUNIT: &[(&str, &str)] = &[
    (
        "org/junit/jupiter/api/Test.java",
        "package org.junit.jupiter.api;\nimport java.lang.annotation.*;\n@Retention(RetentionPolicy.RUNTIME) public @interface Test {}\n",
    ),
    (
        "org/junit/jupiter/api/Assertions.java",
        "package org.junit.jupiter.api;\npublic class Assertions {\n  public interface Executable { void execute() throws Throwable; }\n  \
         public static void assertEquals(Object a, Object b) { if (!java.util.Objects.equals(a, b)) throw new AssertionError(a + \" expected, not \" + b); }\n  \
         public static void assertNotNull(Object a) { if (a == null) throw new AssertionError(\"null\"); }\n  \
         public static void assertThrows(Class<?> type, Executable what) {\n    try { what.execute(); } catch (Throwable t) { if (type.isInstance(t)) return; throw new AssertionError(t); }\n    throw new AssertionError(\"nothing was thrown\");\n  }\n}\n",
    ),
    (
        "Main.java",
        "public class Main { public static void main(String[] args) throws Exception {\n  Class<?> test = Class.forName(args[0]);\n  \
         java.lang.reflect.Constructor<?> make = test.getDeclaredConstructor(); make.setAccessible(true); Object object = make.newInstance();\n  \
         for (java.lang.reflect.Method method : test.getDeclaredMethods()) if (method.isAnnotationPresent(org.junit.jupiter.api.Test.class)) { method.setAccessible(true); method.invoke(object); } } }\n",
    ),
];

#[test]
fn tests_in_java() {
    if !is_present("javac") || !is_present("java") {
        return;
    }
    for (name, entry, class, test) in [
        ("java/objects/withdraw", "Account.withdraw", "Account", "AccountWithdrawTest"),
        ("java/rare/array_signature", "Signature.kind", "Signature", "SignatureKindTest"),
    ] {
        let (left, right) = (corpus(&format!("{name}.left.java")), corpus(&format!("{name}.right.java")));
        for (side, passes) in [(&left, true), (&right, false)] {
            let folder = folder(&format!("java-{class}-{passes}"));
            for (file, text) in JUNIT {
                let file = folder.join(file);
                std::fs::create_dir_all(file.parent().expect("it has one")).expect("it can be made");
                std::fs::write(file, text).expect("it can be written");
            }
            let file = folder.join(format!("{test}.java"));
            emit(&left, &right, entry, "junit", &file);
            std::fs::copy(side, folder.join(format!("{class}.java"))).expect("it can be copied");
            let mut compile = Command::new("javac");
            compile.current_dir(&folder).args(["-d", "out", "Main.java"]).arg(&file).arg(format!("{class}.java"));
            assert!(succeeds(&mut compile), "{name} does not compile");
            let mut run = Command::new("java");
            run.current_dir(&folder).args(["-cp", "out", "Main", test]);
            assert_eq!(succeeds(&mut run), passes, "{name} with {}", side.display());
        }
    }
}

#[test]
fn results_are_replayed() {
    if clang().is_none() {
        return;
    }
    let folder = folder("replay");
    let file = folder.join("find_test.c");
    let (left, right) = (corpus("c/arrays/find_last.left.c"), corpus("c/arrays/find_last.right.c"));
    let output = emit(&left, &right, "find", "c", &file);
    let result = folder.join("result.json");
    std::fs::write(&result, &output.stdout).expect("it can be written");
    let replayed = tandem().arg("replay").arg(&result).output().expect("the binary exists");
    assert_eq!(replayed.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&replayed.stdout).contains("natively"));
    // Once both files are the same there is no difference any more.
    let text = String::from_utf8_lossy(&output.stdout).replace("find_last.right.c", "find_last.left.c");
    std::fs::write(&result, text).expect("it can be written");
    let replayed = tandem().arg("replay").arg(&result).output().expect("the binary exists");
    assert_eq!(replayed.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&replayed.stdout).contains("the sides agree on this input"));
}
