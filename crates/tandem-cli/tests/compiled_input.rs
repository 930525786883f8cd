//! Mistakes of users, at the command line: a clear message and exit code 2, whatever is wrong. What is no mistake but
//! cannot be compared is a row of the report and exit code 3.
//!
//! Tests that need a compiler which is not there are not run, and say so.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder with some files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bad-{name}"));
        std::fs::create_dir_all(&path).expect("the target folder can be written to");
        for (file, text) in files {
            std::fs::write(path.join(file), text).expect("the target folder can be written to");
        }
        Folder(path)
    }

    fn tandem(&self, args: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.current_dir(&self.0).args(args).envs(variables.iter().copied());
        command.output().expect("tandem can be started")
    }

    /// Asserts that a run ends with exit code 2, nothing on the standard output, and a message with these words.
    fn fails(&self, args: &[&str], variables: &[(&str, &str)], words: &[&str]) {
        let output = self.tandem(args, variables);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(output.stdout.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
        for word in words {
            assert!(message.contains(word), "{args:?}: {word:?} is not in {message}");
        }
    }
}

impl Folder {
    /// Asserts that a run ends with exit code 3 and a row of this status with these words.
    fn is_open(&self, args: &[&str], status: &str, words: &[&str]) {
        let output = self.tandem(args, &[]);
        let said = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(3), "{args:?}: {said}");
        assert!(said.lines().any(|line| line.split_whitespace().nth(1) == Some(status)), "{args:?}: {said}");
        for word in words {
            assert!(said.contains(word), "{args:?}: {word:?} is not in {said}");
        }
    }
}

fn is_installed(tool: &str) -> bool {
    let output = Command::new(env!("CARGO_BIN_EXE_tandem")).arg("doctor").output().expect("tandem can be started");
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = listed.lines().find(|line| line.contains(tool)).unwrap_or("").to_owned();
    let found = line.contains('/');
    if !found {
        eprintln!("not run: there is no {tool}");
    }
    found
}

const SUM: &str = "int sum(int a, int b) { return a + b; }\n";

#[test]
fn a_missing_compiler() {
    let folder = Folder::new("compiler", &[("sum.c", SUM), ("sum.rs", "pub fn sum(a: i32) -> i32 { a }")]);
    let check = ["check", "sum.c", "sum.c", "--entry", "sum"];
    folder.fails(&check, &[("TANDEM_CLANG", "/nowhere/clang")], &["sum.c", "/nowhere/clang", "TANDEM_CLANG"]);
    let check = ["check", "sum.rs", "sum.rs", "--entry", "sum"];
    folder.fails(&check, &[("TANDEM_RUSTC", "/nowhere/rustc")], &["sum.rs", "/nowhere/rustc", "TANDEM_RUSTC"]);
    std::fs::write(folder.0.join("sum.bc"), "BC").expect("the folder can be written to");
    let check = ["check", "sum.bc", "sum.bc", "--entry", "sum"];
    folder.fails(&check, &[("TANDEM_LLVM_DIS", "/nowhere/llvm-dis")], &["sum.bc", "/nowhere/llvm-dis"]);
}

#[test]
fn errors_in_sources() {
    let folder =
        Folder::new("sources", &[("good.c", SUM), ("bad.c", "int sum( { return 1; }\n"), ("bad.rs", "fn f( {")]);
    if is_installed("clang") {
        folder.fails(
            &["check", "good.c", "bad.c", "--entry", "sum"],
            &[],
            &["bad.c: does not compile", "bad.c:1:", "error"],
        );
        folder.fails(&["run", "bad.c", "--entry", "sum"], &[], &["bad.c: does not compile"]);
    }
    if is_installed("rustc") {
        folder.fails(&["check", "bad.rs", "bad.rs"], &[], &["bad.rs: does not compile", "error"]);
    }
}

#[test]
fn entries_that_do_not_exist() {
    let text = "define i32 @sum_of_list(i32 %a) {\n  ret i32 %a\n}\ndefine i32 @other(i32 %a) {\n  ret i32 %a\n}\n";
    let folder = Folder::new("entries", &[("one.ll", text), ("two.ll", &text.replace("sum", "total"))]);
    let near = ["check", "one.ll", "one.ll", "--entry", "sum_of_lits"];
    folder.fails(&near, &[], &["no function sum_of_lits", "did you mean sum_of_list?"]);
    folder.fails(&["run", "one.ll", "--entry", "sum_of_lits", "1"], &[], &["sum_of_lits", "sum_of_list"]);
    let far = ["check", "one.ll", "one.ll", "--entry", "completely_different"];
    folder.fails(&far, &[], &["no function completely_different", "other"]);
    let right = ["check", "one.ll", "two.ll", "--entry", "sum_of_list"];
    folder.fails(&right, &[], &["the right program has no function sum_of_list"]);
    let other = "define i32 @nothing_alike(i32 %a) {\n  ret i32 %a\n}\n";
    std::fs::write(folder.0.join("three.ll"), other).expect("the folder can be written to");
    folder.is_open(&["check", "one.ll", "three.ll"], "removed", &["sum_of_list", "other", "nothing_alike"]);
}

#[test]
fn signatures_that_do_not_match() {
    let function = |result: &str, params: &str| {
        let value = if result == "void" { "void".to_owned() } else { format!("{result} zeroinitializer") };
        format!("define {result} @f({params}) {{\n  ret {value}\n}}\n")
    };
    let files = [
        ("plain.ll", function("i32", "i32 %a, i32 %b")),
        ("fewer.ll", function("i32", "i32 %a")),
        ("float.ll", function("i32", "float %a, i32 %b")),
        ("wider.ll", function("i64", "i32 %a, i32 %b")),
        ("none.ll", function("void", "i32 %a, i32 %b")),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let folder = Folder::new("signatures", &files);
    for (other, words) in [
        ("fewer.ll", ["the parameters differ", "(i32, i32) on the left", "(i32) on the right"]),
        ("float.ll", ["the parameters differ", "(i32, i32) on the left", "(f32, i32) on the right"]),
        ("wider.ll", ["the results differ", "(i32) on the left", "(i64) on the right"]),
        ("none.ll", ["the results differ", "(i32) on the left", "() on the right"]),
    ] {
        folder.is_open(&["check", "plain.ll", other, "--entry", "f"], "unmatched", &words);
        folder.is_open(&["check", "plain.ll", other], "unmatched", &words);
    }
}

#[test]
fn constructs_that_are_not_supported() {
    let text = "define i32 @f(ptr %p) {\n  %v = load volatile i32, ptr %p\n  ret i32 %v\n}\n";
    let other = text.replace("ret i32 %v", "%w = add i32 %v, 0\n  ret i32 %w");
    let folder = Folder::new("constructs", &[("volatile.ll", text), ("other.ll", &other)]);
    let check = ["check", "volatile.ll", "other.ll", "--entry", "f"];
    let words = ["what is not supported yet", "volatile.ll:2", "volatile load"];
    folder.is_open(&check, "refused", &words);
    folder.is_open(&["check", "volatile.ll", "other.ll"], "refused", &words);
}

#[test]
fn files_that_are_none() {
    let folder = Folder::new(
        "files",
        &[("text.ll", "this is not LLVM"), ("cut.ll", "define i32 @f(i32 %a) {\n  ret"), ("x.xyz", "")],
    );
    folder.fails(&["check", "missing.c", "missing.c"], &[], &["missing.c"]);
    folder.fails(&["check", "x.xyz", "x.xyz"], &[], &[".xyz files are not supported"]);
    folder.fails(&["check", "text.ll", "text.ll"], &[], &["text.ll", "line 1"]);
    folder.fails(&["check", "cut.ll", "cut.ll"], &[], &["cut.ll", "line 2"]);
    std::fs::write(folder.0.join("bytes.ll"), [0xff, 0xfe, 0]).expect("the folder can be written to");
    folder.fails(&["check", "bytes.ll", "bytes.ll"], &[], &["bytes.ll: is not text"]);
    if is_installed("llvm-dis") {
        std::fs::write(folder.0.join("broken.bc"), b"BC\xc0\xdenothing").expect("the folder can be written to");
        folder.fails(&["check", "broken.bc", "broken.bc"], &[], &["broken.bc"]);
    }
}

#[test]
fn flags_for_the_compiler_are_few() {
    let folder = Folder::new("flags", &[("sum.c", SUM)]);
    if is_installed("clang") {
        let check = ["check", "sum.c", "sum.c", "--entry", "sum", "--cflag", "-fplugin=evil.so"];
        folder.fails(&check, &[], &["-fplugin=evil.so is not passed on"]);
    }
}

/// Asserts that both programs are read, and that no difference is found. On a busy machine the solver may run out of
/// time, so a proof is not asked for.
fn agrees(folder: &Folder, args: &[&str]) {
    let output = folder.tandem(args, &[]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 3)), "{args:?}: {said}");
}

#[test]
fn bitcode_is_read() {
    if !is_installed("clang") || !is_installed("llvm-dis") {
        return;
    }
    let folder = Folder::new("bitcode", &[("sum.c", SUM)]);
    let doctor = Command::new(env!("CARGO_BIN_EXE_tandem")).arg("doctor").output().expect("tandem can be started");
    let listed = String::from_utf8_lossy(&doctor.stdout).into_owned();
    let line = listed.lines().find(|line| line.contains("✓ clang")).expect("clang is installed");
    let clang = line.rsplit('(').next().expect("a path in parentheses").trim_end_matches(')').to_owned();
    let mut command = Command::new(clang);
    command.current_dir(&folder.0).args(["-O1", "-c", "-emit-llvm", "-o", "sum.bc", "sum.c"]);
    assert!(command.status().expect("clang can be started").success());
    agrees(&folder, &["check", "sum.bc", "sum.c", "--entry", "sum"]);
    agrees(&folder, &["check", "sum.c", "sum.bc", "--entry", "sum"]);
}

#[test]
fn functions_of_cpp_are_found_by_name() {
    if !is_installed("clang") {
        return;
    }
    let cpp = "#include <cstdint>\nnamespace geometry {\nstruct Point { int x, y; int first() const { return x; } };\n\
               template <typename T> T larger(T a, T b) { return a > b ? a : b; }\n\
               int area(int w, int h) { Point p{larger(w, 0), larger(h, 0)}; return p.first() + p.y; }\n}\n";
    let c = "int area(int w, int h) {\n  int a = w < 0 ? 0 : w;\n  int b = h < 0 ? 0 : h;\n  return a + b;\n}\n";
    let folder = Folder::new("cpp", &[("area.cpp", cpp), ("area.c", c)]);
    agrees(&folder, &["check", "area.c", "area.cpp", "--entry", "area"]);
    agrees(&folder, &["check", "area.cpp", "area.c", "--left-entry", "geometry::area", "--right-entry", "area"]);
    let throws = "int f(int x) { if (x < 0) throw 1; return x; }\n";
    let catches = "int g(int x);\nint f(int x) { try { return g(x); } catch (int e) { return e; } }\n";
    std::fs::write(folder.0.join("throws.cpp"), throws).expect("the folder can be written to");
    std::fs::write(folder.0.join("catches.cpp"), catches).expect("the folder can be written to");
    agrees(&folder, &["check", "throws.cpp", "throws.cpp", "--entry", "f"]);
    folder.is_open(
        &["check", "catches.cpp", "throws.cpp", "--entry", "f"],
        "refused",
        &["catches.cpp:2", "a handler of", "exceptions"],
    );
}
