//! Files that belong to projects: crates with `Cargo.toml`, features, dependencies and workspaces, C with a root, names that
//! correspond by `--map`; and what must not be taken for granted about the parts that are elsewhere.
//!
//! Everything is made here; dependencies are other folders, so no network is needed. Without a compiler a test is not run.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

#[path = "support/installed.rs"]
mod installed;

use installed::is_installed;

/// Two projects side by side.
struct Projects(PathBuf);

impl Projects {
    fn new(name: &str, compiler: &str) -> Option<Projects> {
        if !is_installed(compiler) {
            println!("not run: {compiler} is missing");
            return None;
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("projects-{name}"));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Some(Projects(path))
    }

    fn write(&self, path: &str, text: &str) -> &Self {
        let path = self.0.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        self
    }

    /// The same on both sides.
    fn both(&self, path: &str, text: &str) -> &Self {
        self.write(&format!("left/{path}"), text).write(&format!("right/{path}"), text)
    }

    fn check(&self, file: &str, flags: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
        command.arg("check").current_dir(&self.0).arg(format!("left/{file}")).arg(format!("right/{file}"));
        command.env("XDG_CACHE_HOME", self.0.join("cache")).env("TANDEM_Z3", z3()).args(flags);
        command.args(["--format", "json", "--timeout", "30s", "--no-native"]).output().unwrap()
    }

    fn rows(&self, file: &str, flags: &[&str]) -> (i32, BTreeSet<String>) {
        let output = self.check(file, flags);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let word = |value: &Value| value.as_str().unwrap_or("").to_owned();
        let rows = rows.filter(|row| row["item"] == "function");
        let rows = rows.map(|row| format!("{} {}", word(&row["entry"]), word(&row["verdict"])));
        let code = output.status.code().unwrap();
        assert_ne!(code, 2, "{}", String::from_utf8_lossy(&output.stderr));
        (code, rows.collect())
    }

    #[track_caller]
    fn expect(&self, file: &str, flags: &[&str], code: i32, rows: &[&str]) {
        let expected: BTreeSet<String> = rows.iter().map(|row| (*row).to_owned()).collect();
        assert_eq!(self.rows(file, flags), (code, expected));
    }
}

impl Drop for Projects {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The solver, which is otherwise looked for in the cache folder.
fn z3() -> PathBuf {
    tandem_solver::discover::z3().unwrap().program
}

const ROOTS: [&str; 4] = ["--left-root", "left", "--right-root", "right"];

#[test]
fn a_crate_with_features_modules_and_a_dependency() {
    let Some(projects) = Projects::new("crate", "cargo") else { return };
    projects.both(
        "Cargo.toml",
        "[package]\nname = \"shop\"\nversion = \"1.0.0\"\nedition = \"2018\"\n[features]\ndefault = [\"taxed\"]\ntaxed = []\n\
         [dependencies]\nrates = { path = \"rates\" }\n[workspace]\n",
    );
    projects.both("rates/Cargo.toml", "[package]\nname = \"rates\"\nversion = \"1.0.0\"\nedition = \"2021\"\n");
    let rates = "pub fn larger<T: PartialOrd>(a: T, b: T) -> T { if a > b { a } else { b } }\n\
                 #[inline(never)]\npub fn rate(x: u32) -> u32 { x % 7 }\n";
    projects.both("rates/src/lib.rs", rates);
    // `async` is a word of later editions, and the module is deep inside.
    projects.both("src/lib.rs", "pub mod deep;\npub fn dyn_(async_: u32) -> u32 { async_ }\n");
    projects.both("src/deep/mod.rs", "pub mod price;\n");
    let price = |sum: &str, net: &str| {
        format!(
            "pub fn top(a: u32, b: u32) -> u32 {{ rates::larger(a, b) }}\n\
             #[cfg(feature = \"taxed\")]\npub fn net(a: u32) -> u32 {{ {net} }}\n\
             pub fn sum(a: u32) -> u32 {{ {sum} }}\n"
        )
    };
    projects.write("left/src/deep/price.rs", &price("rates::rate(a)", "a / 2"));
    projects.write("right/src/deep/price.rs", &price("let r = rates::rate(a); r", "a >> 1"));
    let all = [
        "deep::price::net equivalent",
        "deep::price::sum equivalent",
        "deep::price::top equivalent",
        "dyn_ equivalent",
        "rates::larger equivalent",
        "rates::rate equivalent",
    ];
    projects.expect("src/lib.rs", &ROOTS, 0, &all);
    // Without the root nobody knows the dependency, and the message says so.
    let output = projects.check("src/lib.rs", &[]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && said.contains("--left-root"), "{said}");
    // No folder is left changed.
    assert!(!projects.0.join("left/Cargo.lock").exists() && !projects.0.join("left/target").exists());

    // The dependency changes: a function of it that is not given is another function, and a generic one is compiled anew.
    projects.write("right/rates/src/lib.rs", &rates.replace("x % 7", "x % 8"));
    let (code, rows) = projects.rows("src/lib.rs", &ROOTS);
    assert!(code != 0 && !rows.contains("deep::price::sum equivalent"), "{rows:?}");
    projects.write("right/rates/src/lib.rs", &rates.replace("a > b", "a < b"));
    let (code, rows) = projects.rows("src/lib.rs", &ROOTS);
    assert!(code == 1 && rows.contains("deep::price::top different"), "{rows:?}");
}

#[test]
fn build_scripts_and_macros_are_run_only_if_that_is_said() {
    let Some(projects) = Projects::new("scripts", "cargo") else { return };
    let trace = projects.0.join("canary");
    let manifest =
        "[package]\nname = \"shop\"\nversion = \"1.0.0\"\nedition = \"2021\"\nbuild = \"build.rs\"\n[workspace]\n";
    projects.both("Cargo.toml", manifest);
    let script = format!(
        "fn main() {{ std::fs::write({:?}, \"\").unwrap(); println!(\"cargo:rustc-cfg=fast\"); }}\n",
        trace.display().to_string()
    );
    projects.both("build.rs", &script);
    projects
        .both(".cargo/config.toml", "[build]\nrustc = \"/nonexistent/evil\"\nrustc-wrapper = \"/nonexistent/evil\"\n");
    projects.both("rust-toolchain.toml", "[toolchain]\npath = \"/nonexistent\"\n");
    projects.write("left/src/lib.rs", "pub fn half(a: u32) -> u32 { a / 2 }\n");
    projects.write("right/src/lib.rs", "pub fn half(a: u32) -> u32 { a >> 1 }\n");
    // Nothing in the crate asks for what the script decides.
    projects.expect("src/lib.rs", &ROOTS, 0, &["half equivalent"]);
    assert!(!trace.exists(), "the build script was run");

    let right = "#[cfg(fast)]\npub fn half(a: u32) -> u32 { a >> 2 }\n#[cfg(not(fast))]\npub fn half(a: u32) -> u32 { a >> 1 }\n";
    projects.write("right/src/lib.rs", right);
    let output = projects.check("src/lib.rs", &ROOTS);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.code() == Some(2) && said.contains("--allow-build-scripts") && said.contains("cfg(fast)"),
        "{said}"
    );
    assert!(!trace.exists(), "the build script was run");
    // A file of settings cannot allow it.
    projects.write("tandem.toml", "allow-build-scripts = true\n");
    assert_eq!(projects.check("src/lib.rs", &ROOTS).status.code(), Some(2));
    assert!(!trace.exists(), "the build script was run");
    std::fs::remove_file(projects.0.join("tandem.toml")).unwrap();
    let flags = [&ROOTS[..], &["--allow-build-scripts"]].concat();
    projects.expect("src/lib.rs", &flags, 1, &["half different"]);
    assert!(trace.exists(), "the build script was not run");
}

#[test]
fn conditions_are_given_by_hand() {
    let Some(projects) = Projects::new("cfg", "rustc") else { return };
    let text =
        |body: &str| format!("#[cfg(feature = \"odd\")]\npub fn f(a: u32) -> u32 {{ {body} }}\npub fn g() {{}}\n");
    projects.write("left/a.rs", &text("a / 2")).write("right/a.rs", &text("a >> 1"));
    projects.expect("a.rs", &["--cfg", "feature=\"odd\""], 0, &["f equivalent", "g equivalent"]);
    assert_eq!(projects.check("a.rs", &["--extern", "a=evil.so"]).status.code(), Some(2));
}

#[test]
fn a_file_of_c_is_compiled_as_its_project_says() {
    let Some(projects) = Projects::new("c", "clang") else { return };
    projects.both("include/config.h", "#define LIMIT 100\n");
    projects.both(
        "compile_commands.json",
        r#"[{"directory": "/build", "file": "/build/src/a.c", "arguments": ["cc", "-DSTEP=2", "-I/build/include", "-c", "/build/src/a.c"]}]"#,
    );
    let text = |body: &str| format!("#include \"config.h\"\nint f(int x) {{ return {body}; }}\n");
    projects.write("left/src/a.c", &text("x + STEP + LIMIT")).write("right/src/a.c", &text("LIMIT + (x + STEP)"));
    projects.expect("src/a.c", &ROOTS, 0, &["f equivalent"]);
    assert_eq!(projects.check("src/a.c", &[]).status.code(), Some(2));
    projects.write("right/include/config.h", "#define LIMIT 101\n");
    projects.expect("src/a.c", &ROOTS, 1, &["f different"]);
}

/// That types may alias is said in a header, and that a crate is unsafe in a module: neither is in the file that is named.
#[test]
fn what_other_files_of_a_program_say_counts() {
    let Some(projects) = Projects::new("elsewhere", "clang") else { return };
    projects.both("word.h", "typedef unsigned __attribute__((may_alias)) word;\n");
    // The two differ where p and q overlap, which the type allows.
    let text = |order: &str| format!("#include \"word.h\"\nfloat f(float *p, word *q) {{ {order} }}\n");
    projects.write("left/a.c", &text("*p = 1.0f; *q = 0; return *p;"));
    projects.write("right/a.c", &text("*q = 0; *p = 1.0f; return *p;"));
    let (code, rows) = projects.rows("a.c", &[]);
    assert!(code != 0 && !rows.contains("f equivalent"), "{rows:?}");

    // A flag says it, too.
    projects.both("word.h", "typedef unsigned word;\n");
    projects.expect("a.c", &[], 0, &["f equivalent"]);
    let (code, rows) = projects.rows("a.c", &["--cflag=-fno-strict-aliasing"]);
    assert!(code != 0 && !rows.contains("f equivalent"), "{rows:?}");

    let Some(projects) = Projects::new("unsafe", "rustc") else { return };
    projects.both("lib.rs", "mod raw;\npub use raw::f;\n");
    let text = |order: &str| format!("pub unsafe fn f(p: *mut f32, q: *mut u32) -> f32 {{ unsafe {{ {order} }} }}\n");
    projects.write("left/raw.rs", &text("*p = 1.0; *q = 0; *p"));
    projects.write("right/raw.rs", &text("*q = 0; *p = 1.0; *p"));
    let (code, rows) = projects.rows("lib.rs", &[]);
    assert!(code != 0 && !rows.contains("raw::f equivalent"), "{rows:?}");
}

#[test]
fn names_correspond_by_hand() {
    let Some(projects) = Projects::new("map", "clang") else { return };
    projects.write("left/a.c", "int total = 3;\nint add(int x) { total += x; return total; }\nint area(int a) { return a * a; }\nint volume(int a) { return a * a * a; }\n");
    projects.write("right/a.c", "int sum = 3;\nint add(int x) { sum = sum + x; return sum; }\nint surface(int a) { int b = a; return b * a; }\nint volume(int a) { return a * (a * a); }\n");
    let (code, rows) = projects.rows("a.c", &[]);
    assert!(code != 0 && !rows.contains("add equivalent"), "{rows:?}");
    let maps = ["--map", "total=sum", "--map", "area=surface"];
    projects.expect("a.c", &maps, 0, &["add equivalent", "area / surface equivalent", "volume equivalent"]);
    // A name that says something else is no renaming.
    projects.write("right/a.c", "int sum = 4;\nint add(int x) { sum = sum + x; return sum; }\nint surface(int a) { return a + a; }\nint volume(int a) { return a * (a * a); }\n");
    let (code, rows) = projects.rows("a.c", &maps);
    assert!(code == 1 && rows.contains("area / surface different") && !rows.contains("add equivalent"), "{rows:?}");
    assert_eq!(projects.check("a.c", &["--map", "total"]).status.code(), Some(2));
}

#[test]
fn several_files_of_c_are_one_program() {
    let Some(projects) = Projects::new("linked", "clang") else { return };
    if tandem_compile::tools::llvm_link().is_none() {
        println!("not run: llvm-link is missing");
        return;
    }
    projects.both("rate.h", "int rate(int x);\n");
    projects.both(
        "b.c",
        "#include \"rate.h\"\nstatic int half(int x) { return x * 2; }\nint rate(int x) { return half(x) + 1; }\n",
    );
    projects.write(
        "left/a.c",
        "#include \"rate.h\"\nstatic int half(int x) { return x / 2; }\nint f(int x) { return rate(x) + half(x); }\n",
    );
    // What rate does is only known from the other file.
    projects
        .write("right/a.c", "static int half(int x) { return x / 2; }\nint f(int x) { return x * 2 + 1 + half(x); }\n");
    projects.write("right/0.c", "static int half(int x) { return x - 1; }\nint unused(int x) { return half(x); }\n");
    let (code, rows) = projects.rows("", &[]);
    assert!(code == 0 && rows.contains("f equivalent") && rows.contains("rate equivalent"), "{code} {rows:?}");
    projects.write("right/b.c", "#include \"rate.h\"\nint rate(int x) { return x * 2; }\n");
    let (code, rows) = projects.rows("", &[]);
    assert!(code == 1 && rows.contains("f equivalent") && rows.contains("rate different"), "{code} {rows:?}");
}
