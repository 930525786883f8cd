//! Bad input at the command line: a clear error with a place, exit code 2, no panic, and soon.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad_input");
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder.join(name)
}

fn tandem(arguments: &[&str], files: &[&Path]) -> (Output, Duration) {
    let begun = Instant::now();
    let output = Command::new(env!("CARGO_BIN_EXE_tandem")).args(arguments).args(files).output().expect("it exists");
    (output, begun.elapsed())
}

/// The command must end with code 2 and say what is wrong with the file.
#[track_caller]
fn refused(what: &str, arguments: &[&str], files: &[&Path]) -> String {
    let (output, time) = tandem(arguments, files);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let shown: String = errors.chars().take(500).collect();
    assert_eq!(output.status.code(), Some(2), "{what}: {shown}");
    assert!(!errors.contains("panicked") && !errors.contains("RUST_BACKTRACE"), "{what}: {shown}");
    assert!(errors.starts_with("tandem: "), "{what}: {shown}");
    assert!(errors.len() < 2000, "{what}: {} bytes of errors", errors.len());
    assert!(time < Duration::from_secs(20), "{what}: {time:?}");
    errors
}

/// Whether a text has a line and a column in it, as `12:7`.
fn has_place(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split([':', ' ']).collect();
    parts.windows(2).any(|pair| is_number(pair[0]) && is_number(pair[1]))
}

fn random_bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    };
    (0..count).map(|_| next()).collect()
}

const GOOD: &str = "func @f(n: i32) -> i32 {\n  exit return (n)\n}\n";

#[test]
fn random_bytes_are_refused() {
    let good = scratch("good.tir");
    std::fs::write(&good, GOOD).expect("it can be written");
    for extension in ["tir", "ll", "bc", "class", "jar"] {
        for seed in 0..4 {
            let file = scratch(&format!("random{seed}.{extension}"));
            std::fs::write(&file, random_bytes(seed, 10 + 700 * seed as usize)).expect("it can be written");
            refused(extension, &["check", "--entry", "f"], &[&file, &good]);
            refused(extension, &["dump"], &[&file]);
            refused(extension, &["run", "--entry", "f"], &[&file]);
        }
    }
    for seed in 0..4 {
        let file = scratch(&format!("random{seed}.json"));
        std::fs::write(&file, random_bytes(seed, 300)).expect("it can be written");
        refused("certificate", &["verify"], &[&file, &good, &good]);
        let sync = file.display().to_string();
        refused("points", &["check", "--entry", "f", "--sync", &sync], &[&good, &good]);
    }
}

#[test]
fn deep_nesting_is_refused() {
    const LEVELS: usize = 100_000;
    let good = scratch("good2.tir");
    std::fs::write(&good, GOOD).expect("it can be written");
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]"), ("func @f(", ")"), ("region @m: [", "]")] {
        for text in [
            open.repeat(LEVELS) + &close.repeat(LEVELS),
            format!("func @f() {{\n  x = {}{}\n", open.repeat(LEVELS), close.repeat(LEVELS)),
        ] {
            let file = scratch("deep.tir");
            std::fs::write(&file, text).expect("it can be written");
            let errors = refused(open, &["check", "--entry", "f"], &[&file, &good]);
            assert!(has_place(&errors), "{errors}");
        }
    }
    // Types and constants of LLVM nest.
    for text in [
        format!("@g = global {}i32{} zeroinitializer\n", "[1 x ".repeat(LEVELS), "]".repeat(LEVELS)),
        format!("@g = global {}i32{} zeroinitializer\n", "{".repeat(LEVELS), "}".repeat(LEVELS)),
        "define void @f() {\n".repeat(LEVELS),
    ] {
        let file = scratch("deep.ll");
        std::fs::write(&file, text).expect("it can be written");
        refused("nested types", &["check", "--entry", "f"], &[&file, &good]);
    }
    // Expressions and certificates nest.
    let deep = format!("{}left.n{} == 1", "(".repeat(LEVELS), ")".repeat(LEVELS));
    refused("expression", &["check", "--entry", "f", "--assume", &deep[..100_000]], &[&good, &good]);
    let file = scratch("deep.json");
    std::fs::write(&file, "[".repeat(LEVELS)).expect("it can be written");
    refused("certificate", &["verify"], &[&file, &good, &good]);
    let file = scratch("deep.toml");
    std::fs::write(&file, format!("point = {}", "[".repeat(LEVELS))).expect("it can be written");
    let sync = file.display().to_string();
    refused("points", &["check", "--entry", "f", "--sync", &sync], &[&good, &good]);
}

#[test]
fn fifty_megabytes_are_refused() {
    const BYTES: usize = 50_000_000;
    for piece in ["(", " ", "a", "// \n", "\"", "func @f(", "region @m: [ptr] -> i32 shared\n"] {
        let file = scratch("large.tir");
        std::fs::write(&file, piece.repeat(BYTES / piece.len()) + "!").expect("it can be written");
        let errors = refused(piece, &["dump"], &[&file]);
        assert!(has_place(&errors), "{errors}");
        std::fs::remove_file(&file).expect("it was written");
    }
}

#[test]
fn files_that_are_no_programs() {
    let good = scratch("good3.tir");
    std::fs::write(&good, GOOD).expect("it can be written");
    let missing = scratch("missing.tir");
    refused("a file that is not there", &["check"], &[&missing, &good]);
    let folder = scratch("empty_folder");
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    refused("a folder", &["check"], &[&folder, &good]);
    let unknown = scratch("program.xyz");
    std::fs::write(&unknown, "x").expect("it can be written");
    refused("an unknown language", &["check"], &[&unknown, &good]);
    let empty = scratch("empty.tir");
    std::fs::write(&empty, "").expect("it can be written");
    refused("no function", &["check"], &[&empty, &good]);
    refused("an unknown function", &["check", "--entry", "g"], &[&good, &good]);
}

/// One text for each kind of invalid IR that the verifier names and the text can say.
/// More than 8,000 regions through as many blocks.
fn much_state() -> String {
    let numbers = || 0..8_500;
    let regions: String = numbers().map(|number| format!("region @r{number}: [] -> i32 shared\n")).collect();
    let params: Vec<String> = numbers().map(|number| format!("m{number}: @r{number}")).collect();
    let blocks: String = numbers().skip(1).map(|number| format!("  jump b{number}\nb{number}:\n")).collect();
    let state: Vec<String> = numbers().map(|number| format!("m{number}")).collect();
    let (params, state) = (params.join(", "), state.join(", "));
    format!("{regions}func @f(; {params}) {{\n{blocks}  exit return (; {state})\n}}\n")
}

#[test]
fn invalid_ir_is_refused_with_its_kind_and_place() {
    const PRELUDE: &str = "
file \"a.c\"
region @ints: [ptr] -> i32 shared
region @bytes: [ptr] -> i8 shared
region @cells: [ref, i32] -> f64 shared
region @one: [] -> i32 shared
region @own: [i64] -> i32 local
region @table: [i64] -> i32 constant { 0: 5, 7: -1 }
global @text: 2 bytes { @bytes[0]: 104, @bytes[1]: 105 }
func @callee(x: i32; m: @ints) -> i32 {
  exit return (x; m)
}
";
    let body = |body: &str| {
        let end = if body.contains("exit") { "" } else { "  exit return (; m, bytes, cells, one, w)\n" };
        format!(
            "func @f(n: i32, k: i64, d: f64, s: f32, b: bool, p: ptr, o: ref, c: i8; m: @ints, bytes: @bytes, cells: \
             @cells, one: @one, w: world) {{\n{body}\n{end}}}\n"
        )
    };
    let rest = "exit return (; x, bytes, cells, one, w)";
    let cases: Vec<(u32, String)> = vec![
        (2, "region @bad: [f64] -> i32 shared\n".into()),
        (3, "region @bad: [i64] -> i32 constant { 0: 5, 0: 6 }\n".into()),
        (4, "global @bad: 4 bytes { @bytes[4]: 1 }\n".into()),
        (5, "external @bad(; world, world)\n".into()),
        (7, "func @f(b: bool) {\nentry:\n  branch b, entry, out\nout:\n  exit return\n}\n".into()),
        (8, "func @f() {\n  exit return\nlost:\n  jump lost\n}\n".into()),
        (10, body("  y = add x, n\n  x = add n, n")),
        (12, body("  x: i32 = const true")),
        (13, body("  x = fneg n")),
        (14, body("  x = add d, d")),
        (15, body("  x = and.nuw n, n")),
        (16, body("  x = eq d, d")),
        (17, body("  x = overflows.sadd d, d")),
        (18, body("  x = fma n, n, n")),
        (19, body("  x: i64 = select b, n, n")),
        (20, body("  x: i64 = truncate n")),
        (21, body("  x: i64 = ptr_add p, k")),
        (22, body("  y: i32 = store m[p], n")),
        (23, body("  t: @table = const table\n  u = store t[k], n")),
        (24, body(&format!("  x = clear m[p]\n  {rest}"))),
        (25, body("  x: @table = arbitrary")),
        (26, body("  x: f64 = pure @sin(m)")),
        (27, body(&format!("  code, r, x = call @callee(k; m)\n  {rest}"))),
        (28, body("  assume n")),
        (29, body("  jump next(k)\nnext(x: i32):")),
        (30, body("  branch n, next, next\nnext:")),
        (31, body("  switch n { 0: next, 0: next, default: next }\nnext:")),
        (32, "func @f(n: i32) -> i64 { exit return (n) }\n".into()),
        (33, body("  exit resume k (; m, bytes, cells, one, w)")),
        (34, "func @f(; m: @ints) {\n  jump next(m, m)\nnext(a: @ints, c: @ints):\n  exit return (; a)\n}\n".into()),
        (36, much_state()),
        (35, "func @f(p: ptr, n: i32; m: @ints) {\n  a = store m[p], n\n  exit return (; m)\n}\n".into()),
    ];
    let good = scratch("good4.tir");
    std::fs::write(&good, GOOD).expect("it can be written");
    for (invariant, text) in cases {
        let file = scratch("invalid.tir");
        std::fs::write(&file, format!("{PRELUDE}{text}")).expect("it can be written");
        let errors = refused(&text, &["check", "--entry", "f"], &[&file, &good]);
        assert!(has_place(&errors), "{errors}");
        assert!(errors.contains(&format!("invariant {invariant}")), "{invariant}: {errors}");
    }
    // What names nothing, what is said twice (invariants 1, 6 and 9) and integers too wide (11) are errors of the text
    // already.
    let texts = [
        ("function twice", format!("{GOOD}{GOOD}")),
        ("no such value", body("  x = add nothing, n")),
        ("no such block", body("  jump nowhere")),
        ("no such function", body("  code = call @nobody()")),
        ("no such region", "func @f(; m: @nowhere) {\n  exit return (; m)\n}\n".to_string()),
        ("value twice", body("  x = add n, n\n  x = add n, n")),
        ("too wide", body("  x: i129 = const 0")),
    ];
    for (what, text) in texts {
        let file = scratch("wrong_names.tir");
        std::fs::write(&file, format!("{PRELUDE}{text}")).expect("it can be written");
        let errors = refused(what, &["check", "--entry", "f"], &[&file, &good]);
        assert!(has_place(&errors), "{what}: {errors}");
    }
}
