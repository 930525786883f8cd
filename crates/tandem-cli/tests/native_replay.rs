//! Native replay with every clang that is installed, with rustc where no clang is, and with a JVM.
//!
//! A difference must be confirmed by the machine whatever version of LLVM's language the compiler speaks, and programs
//! that behave the same must be equal with all of them. The versions that were tried are printed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

/// Entry, and whether the sides differ. The functions are in the files below.
type Entries = &'static [(&'static str, bool)];

/// What is declared alike on both sides.
const C: &str = r"
struct large { long a, b, c; };
struct small { int a; double b; };
struct narrow { char a; short b; };
static int hidden = 3;
extern int elsewhere;
int sensor(int which);
int table[4] = {1, 2, 3, 4};
static int twice(int x) { return x * 2; }
";

const C_LEFT: &str = r"
int extended(signed char c, unsigned char u, short s, unsigned short v) { return c + 2 * u + 3 * s + 5 * v; }
static int only_here(int x) { return twice(x) + 1; }
int calls_static(int x) { return only_here(x); }
long by_value(struct large s, int *p) { *p = 4; return s.a + 3 * s.b + s.c; }
struct small pair(int a, double b) { struct small p = {a, b}; return p; }
struct narrow packed(char a, short b) { struct narrow p = {a, b}; return p; }
struct large triple(long a) { struct large p = {a, a, a}; return p; }
double floats(double x, float y, int n) { return x * y + n; }
float single(float x) { return x + 1; }
__int128 wide(__int128 x) { return x + 1; }
_Bool truth(_Bool a, int b) { return a && b > 3; }
int variable(int x) { hidden = x; table[1] += x; return hidden + table[1]; }
int outside(int x) { elsewhere = x; return elsewhere + 1; }
int asks(int x) { return sensor(x) + 1; }
int length(const char *s) { int n = 0; while (s[n]) n++; return n; }
void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i; }
int seven(int a, int b, int c, int d, int e, int f, int g) { return a + b - c + d - e + f + g; }
int strlen(const char *s) { return s[0]; }
int guarded(int x, int y) { return y == 0 || y > 31 || y < 0 ? 0 : x << y; }
int same(int x) { return x * 2 + hidden; }
int same_loop(unsigned n) { unsigned s = 0; for (unsigned i = 0; i < n; i++) s += 2; return s; }
int main(void) { return 0; }
";

const C_RIGHT: &str = r"
int extended(signed char c, unsigned char u, short s, unsigned short v) { return c + 2 * u + 3 * s + 7 * v; }
static int only_here(int x) { return twice(x) + 2; }
int calls_static(int x) { return only_here(x); }
long by_value(struct large s, int *p) { *p = 4; return s.a + 3 * s.b - s.c; }
struct small pair(int a, double b) { struct small p = {a, b + 1}; return p; }
struct narrow packed(char a, short b) { struct narrow p = {a, b ^ 1}; return p; }
struct large triple(long a) { struct large p = {a, a, a + 1}; return p; }
double floats(double x, float y, int n) { return x * y - n; }
float single(float x) { return x + 2; }
__int128 wide(__int128 x) { return x + ((__int128)1 << 64); }
_Bool truth(_Bool a, int b) { return a && b > 4; }
int variable(int x) { hidden = x; table[2] += x; return hidden + table[1]; }
int outside(int x) { elsewhere = x; return elsewhere + 2; }
int asks(int x) { return sensor(x) + 2; }
int length(const char *s) { int n = 1; while (s[n - 1]) n++; return n; }
void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i + 1; }
int seven(int a, int b, int c, int d, int e, int f, int g) { return a + b - c + d - e + f - g; }
int strlen(const char *s) { return s[0] + 1; }
int guarded(int x, int y) { return x << y; }
int same(int x) { return hidden + (x << 1); }
int same_loop(unsigned n) { return 2 * n; }
int main(void) { return 1; }
";

const C_ENTRIES: Entries = &[
    ("extended", true),
    ("calls_static", true),
    ("by_value", true),
    ("pair", true),
    ("packed", true),
    ("triple", true),
    ("floats", true),
    ("single", true),
    ("wide", true),
    ("truth", true),
    ("variable", true),
    ("outside", true),
    ("length", true),
    ("fill", true),
    ("seven", true),
    ("strlen", true),
    ("guarded", true),
    ("main", true),
    ("same", false),
    ("same_loop", false),
];

const CPP_LEFT: &str = r"
namespace shapes { struct box { int w, h; int area() const { return w * h; } }; }
static int scaled(int x) { return x * 3; }
int area(shapes::box b) { return scaled(b.area()); }
int through(const int &x, int *out) { *out = x; return x + 1; }
int same(int x) { shapes::box b = {x, 2}; return b.area(); }
";

const CPP_RIGHT: &str = r"
namespace shapes { struct box { int w, h; int area() const { return w * h; } }; }
static int scaled(int x) { return x * 5; }
int area(shapes::box b) { return scaled(b.area()); }
int through(const int &x, int *out) { *out = x; return *out + 2; }
int same(int x) { return x * 2; }
";

const CPP_ENTRIES: Entries = &[("area", true), ("through", true), ("same", false)];

const RUST_LEFT: &str = r#"
static mut COUNT: i32 = 0;
fn private(x: i32) -> i32 { x ^ 1 }
pub fn calls_private(x: i32) -> i32 { private(x) }
pub fn first(v: &[i32]) -> Option<i32> { if v.is_empty() { None } else { Some(v[0]) } }
pub fn pair(x: u8, y: f32) -> (u8, f32) { (x, y) }
pub fn panics(x: u32) -> u32 { x + 1 }
pub fn indexes(v: &[u8], i: usize) -> u8 { v[i] }
pub fn writes(v: &mut [i16]) { for x in v.iter_mut() { *x = x.wrapping_mul(2); } }
pub fn wide(x: u128) -> u128 { x ^ 1 }
pub fn boxed(x: i32) -> i32 { let b = Box::new(x); *b ^ 3 }
pub fn counts(x: i32) -> i32 { unsafe { COUNT = x; COUNT } }
pub fn truth(a: bool, c: char) -> bool { a && c > 'b' }
pub fn same(x: i32) -> i32 { x.wrapping_mul(2) }
"#;

const RUST_RIGHT: &str = r#"
static mut COUNT: i32 = 0;
fn private(x: i32) -> i32 { x ^ 2 }
pub fn calls_private(x: i32) -> i32 { private(x) }
pub fn first(v: &[i32]) -> Option<i32> { if v.is_empty() { Some(0) } else { Some(v[0]) } }
pub fn pair(x: u8, y: f32) -> (u8, f32) { (x ^ 1, y) }
pub fn panics(x: u32) -> u32 { x.wrapping_add(1) }
pub fn indexes(v: &[u8], i: usize) -> u8 { if i < v.len() { v[i] } else { 0 } }
pub fn writes(v: &mut [i16]) { for x in v.iter_mut() { *x = x.wrapping_mul(3); } }
pub fn wide(x: u128) -> u128 { x ^ (1 << 100) }
pub fn boxed(x: i32) -> i32 { let b = Box::new(x); *b ^ 5 }
pub fn counts(x: i32) -> i32 { unsafe { COUNT = x ^ 1; COUNT } }
pub fn truth(a: bool, c: char) -> bool { a && c > 'c' }
pub fn same(x: i32) -> i32 { x.wrapping_add(x) }
"#;

const RUST_ENTRIES: Entries = &[
    ("calls_private", true),
    ("first", true),
    ("pair", true),
    ("panics", true),
    ("indexes", true),
    ("writes", true),
    ("wide", true),
    ("boxed", true),
    ("counts", true),
    ("truth", true),
    ("same", false),
];

const JAVA_LEFT: &str = "class P { int z; static int f(int x) { return x * 2; } void g(int x) { z = x; }\n\
    static int h(int[] a, int i) { return a[i]; } static int same(int x) { return x * 2; } }\n";
const JAVA_RIGHT: &str = "class P { int z; static int f(int x) { return x * 3; } void g(int x) { z = x ^ 1; }\n\
    static int h(int[] a, int i) { return i < a.length ? a[i] : 0; } static int same(int x) { return x + x; } }\n";
const JAVA_ENTRIES: Entries = &[("P.f", true), ("P.g", true), ("P.h", true), ("P.same", false)];

/// One run of Tandem.
struct Run {
    what: String,
    files: [PathBuf; 2],
    entry: &'static str,
    differs: bool,
    variables: Vec<(&'static str, String)>,
    flags: Vec<&'static str>,
}

fn runs(
    what: &str,
    files: [&Path; 2],
    entries: Entries,
    variables: &[(&'static str, String)],
    flags: &[&'static str],
) -> Vec<Run> {
    let run = |&(entry, differs): &(&'static str, bool)| Run {
        what: what.to_owned(),
        files: files.map(Path::to_owned),
        entry,
        differs,
        variables: variables.to_vec(),
        flags: flags.to_vec(),
    };
    entries.iter().map(run).collect()
}

impl Run {
    fn failure(&self) -> Option<String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.arg("check").args(&self.files).args(["--entry", self.entry, "--timeout", "60s", "--format", "json"]);
        command.args(&self.flags).envs(self.variables.iter().map(|(name, value)| (name, value)));
        let output = command.output().expect("tandem can be started");
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        let expected = if self.differs { "different" } else { "equivalent" };
        let is_confirmed = answer["counterexample"]["replayed"]["native"] == Value::Bool(true);
        let is_right = answer["verdict"] == expected && (!self.differs || is_confirmed);
        (!is_right).then(|| format!("{}: {} should be {expected}: {said}", self.what, self.entry))
    }
}

/// Every failure, where as many runs go at once as there are cores.
fn failures(all: &[Run]) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failures = vec![];
        while let Some(run) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            failures.extend(run.failure());
        }
        failures
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    })
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("native-replay").join(name);
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the target folder can be written to");
    path
}

/// Every clang from 14 that is in `PATH` or in Debian's folders, with the first line of what it says of itself.
fn clangs() -> Vec<(PathBuf, String)> {
    let mut found: Vec<(PathBuf, String)> = vec![];
    let numbered = (14..=40).flat_map(|version| {
        [PathBuf::from(format!("clang-{version}")), format!("/usr/lib/llvm-{version}/bin/clang").into()]
    });
    for path in numbered.chain([PathBuf::from("clang")]) {
        let Ok(output) = Command::new(&path).arg("--version").output() else { continue };
        let said = String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or("").to_owned();
        let digits = said.split("version ").nth(1).and_then(|rest| rest.split('.').next()).unwrap_or("");
        let is_known = found.iter().any(|(_, known)| *known == said);
        if digits.parse::<u32>().is_ok_and(|version| version >= 14) && !is_known {
            found.push((path, said));
        }
    }
    found
}

#[test]
fn every_clang_confirms_differences() {
    let found = clangs();
    assert!(!found.is_empty(), "there is no clang from version 14; `make setup` installs one");
    let mut all = vec![];
    for (number, (clang, said)) in found.iter().enumerate() {
        println!("native replay is tested with {} ({said})", clang.display());
        let folder = folder(&number.to_string());
        let c =
            [("left.c", C_LEFT), ("right.c", C_RIGHT)].map(|(name, text)| file(&folder, name, &format!("{C}{text}")));
        let cpp = [("left.cpp", CPP_LEFT), ("right.cpp", CPP_RIGHT)].map(|(name, text)| file(&folder, name, text));
        let variables = [("TANDEM_CLANG", clang.display().to_string())];
        all.extend(runs(said, [&c[0], &c[1]], C_ENTRIES, &variables, &[]));
        all.extend(runs(said, [&cpp[0], &cpp[1]], CPP_ENTRIES, &variables, &[]));
        // The text that this clang writes, as optimisers leave it and with any clang that reads it.
        let llvm = [&c[0], &c[1]].map(|path| {
            let output = path.with_extension("ll");
            let mut command = Command::new(clang);
            command.args(["-O1", "-w", "-S", "-emit-llvm"]).arg(path).arg("-o").arg(&output);
            assert!(command.status().expect("clang can be started").success(), "{said} compiles {}", path.display());
            output
        });
        all.extend(runs(&format!("text of {said}"), [&llvm[0], &llvm[1]], TEXT_ENTRIES, &variables, &[]));
    }
    let failures = failures(&all);
    assert!(failures.is_empty(), "{} of {} runs failed:\n{}", failures.len(), all.len(), failures.join("\n"));
}

/// What optimisers leave of the functions above that Tandem reads.
const TEXT_ENTRIES: Entries = &[("calls_static", true), ("floats", true), ("fill", true), ("same", false)];

#[test]
fn rust_and_java_need_no_clang() {
    let folder = folder("no-clang");
    let rust = [("left.rs", RUST_LEFT), ("right.rs", RUST_RIGHT)].map(|(name, text)| file(&folder, name, text));
    let java = [("left.java", JAVA_LEFT), ("right.java", JAVA_RIGHT)].map(|(name, text)| file(&folder, name, text));
    let variables = [("TANDEM_CLANG", "/nowhere/clang".to_owned())];
    let mut all = runs("rustc", [&rust[0], &rust[1]], RUST_ENTRIES, &variables, &[]);
    let has_java = Command::new("javac").arg("-version").output().is_ok_and(|output| output.status.success());
    if has_java {
        all.extend(runs("java", [&java[0], &java[1]], JAVA_ENTRIES, &variables, &[]));
    } else {
        println!("not run: there is no javac");
    }
    let failures = failures(&all);
    assert!(failures.is_empty(), "{} of {} runs failed:\n{}", failures.len(), all.len(), failures.join("\n"));
}

#[test]
fn reasons_for_which_there_is_no_native_run_are_named() {
    let folder = folder("reasons");
    let java = [("left.java", JAVA_LEFT), ("right.java", JAVA_RIGHT)].map(|(name, text)| file(&folder, name, text));
    let answer = |files: [&Path; 2], entry: &str, flags: &[&str], variables: &[(&str, &str)]| -> Value {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.arg("check").args(files).args(["--entry", entry, "--timeout", "60s", "--format", "json"]).args(flags);
        let output = command.envs(variables.iter().copied()).output().expect("tandem can be started");
        serde_json::from_slice(&output.stdout).unwrap_or_default()
    };
    if Command::new("javac").arg("-version").output().is_ok_and(|output| output.status.success()) {
        let asked = answer([&java[0], &java[1]], "P.f", &["--no-native"], &[]);
        assert_eq!(asked["verdict"], "different", "{asked}");
        assert_eq!(asked["counterexample"]["replayed"]["native"], Value::Null);
        assert_eq!(asked["counterexample"]["replayed"]["note"], "it was not asked for");
        // A virtual machine that fails is none that is missing.
        let broken = answer([&java[0], &java[1]], "P.f", &[], &[("TANDEM_JAVA", "/bin/false")]);
        assert_eq!(broken["verdict"], "unknown", "{broken}");
        assert!(broken["reason"].as_str().is_some_and(|reason| reason.contains("the JVM failed")), "{broken}");
    }
    let rust = [("left.rs", RUST_LEFT), ("right.rs", RUST_RIGHT)].map(|(name, text)| file(&folder, name, text));
    // Nor is a compiler that fails; where there is another one that works, it is taken.
    let fallback = answer([&rust[0], &rust[1]], "calls_private", &[], &[("TANDEM_CC", "/bin/false")]);
    assert_eq!(fallback["counterexample"]["replayed"]["native"], true, "{fallback}");
    let ir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/straight/average_overflow.tir");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.arg("check").args([&ir, &ir]).args(["--left-entry", "left", "--right-entry", "right", "--format", "json"]);
    let output = command.output().expect("tandem can be started");
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    assert_eq!(answer["verdict"], "different", "{answer}");
    let note = "the left side is not in a language that a machine runs";
    assert_eq!(answer["counterexample"]["replayed"]["note"], note, "{answer}");
}
