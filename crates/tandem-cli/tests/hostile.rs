//! Repositories that mean harm, beyond what `git.rs` has: procedural macros, cargo's settings, toolchain files, annotation
//! processors in jars, files of any size. Each has a canary, a file that is written if something of the repository is run.
//!
//! Without git or a compiler a test is not run, and says so.

#![allow(clippy::unwrap_used)]

#[path = "support/repository.rs"]
mod repository;

use std::path::PathBuf;
use std::process::Command;

use repository::Repository;

/// Where the canary leaves its trace, and a script that is one.
fn canary(repository: &Repository) -> (PathBuf, PathBuf) {
    let trace = repository.0.with_extension("canary");
    let _ = std::fs::remove_file(&trace);
    let script = repository.0.join(".git/canary.sh");
    std::fs::write(&script, format!("#!/bin/sh\ntouch {}\nexit 1\n", trace.display())).unwrap();
    Command::new("chmod").arg("+x").arg(&script).status().unwrap();
    (trace, script)
}

#[test]
fn crates_run_nothing() {
    let Some(repository) = Repository::new("hostile-crate", "cargo") else { return };
    let (trace, script) = canary(&repository);
    let script = script.display();
    repository.write(
        ".cargo/config.toml",
        &format!("[build]\nrustc = \"{script}\"\nrustc-wrapper = \"{script}\"\n[target.x86_64-unknown-linux-gnu]\nlinker = \"{script}\"\nrunner = \"{script}\"\n"),
    );
    repository
        .write("rust-toolchain.toml", "[toolchain]\npath = \".\"\n")
        .write("bin/rustc", &format!("#!/bin/sh\n{script}\n"));
    repository.write("Cargo.toml", "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\nevil = { path = \"evil\" }\n");
    repository.write(
        "evil/Cargo.toml",
        "[package]\nname = \"evil\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n",
    );
    let write = format!("std::fs::write({:?}, \"\").unwrap();", trace.display().to_string());
    repository.write(
        "evil/src/lib.rs",
        &format!("extern crate proc_macro;\n#[proc_macro]\npub fn boom(x: proc_macro::TokenStream) -> proc_macro::TokenStream {{ {write} x }}\n"),
    );
    repository.write("src/lib.rs", "evil::boom!(pub fn f(x: u32) -> u32 { x / 2 });\n");
    repository.commit("one");
    repository.replace("src/lib.rs", "x / 2", "x >> 1");
    repository.commit("two");
    let text = String::from_utf8_lossy(&repository.tandem(&["HEAD"]).stdout).into_owned();
    assert!(text.contains("procedural macro") && text.contains("--allow-build-scripts"), "{text}");
    assert!(!trace.exists(), "something of the repository was run");

    // Without the macro the crate is compiled, and cargo's settings are passed over.
    repository.replace("Cargo.toml", "[dependencies]\nevil = { path = \"evil\" }\n", "");
    repository.write("src/lib.rs", "pub fn f(x: u32) -> u32 { x / 2 }\n");
    repository.commit("three");
    repository.replace("src/lib.rs", "x / 2", "x >> 1");
    repository.commit("four");
    repository.expect(0, &["f compared equivalent"]);
    assert!(!trace.exists(), "something of the repository was run");
}

#[test]
fn java_sources_run_nothing() {
    let Some(repository) = Repository::new("hostile-java", "javac") else { return };
    if Command::new("jar").arg("--version").output().is_err() {
        println!("not run: jar is missing");
        return;
    }
    let (trace, _) = canary(&repository);
    let library = repository.0.with_extension("processor");
    let _ = std::fs::remove_dir_all(&library);
    std::fs::create_dir_all(library.join("META-INF/services")).unwrap();
    std::fs::write(library.join("META-INF/services/javax.annotation.processing.Processor"), "Evil\n").unwrap();
    let source = format!(
        "import javax.annotation.processing.*;\nimport java.util.Set;\nimport javax.lang.model.element.TypeElement;\n\
         @SupportedAnnotationTypes(\"*\")\npublic class Evil extends AbstractProcessor {{\n\
         static {{ try {{ new java.io.File({:?}).createNewFile(); }} catch (Exception e) {{ }} }}\n\
         public boolean process(Set<? extends TypeElement> a, RoundEnvironment e) {{ return false; }}\n}}\n",
        trace.display().to_string()
    );
    std::fs::write(library.join("Evil.java"), source).unwrap();
    let javac = Command::new("javac").current_dir(&library).args(["-proc:none", "Evil.java"]).status().unwrap();
    std::fs::create_dir_all(repository.0.join("lib")).unwrap();
    let jar = repository.0.join("lib/evil.jar");
    let packed = Command::new("jar")
        .current_dir(&library)
        .arg("cf")
        .arg(&jar)
        .args(["Evil.class", "META-INF"])
        .status()
        .unwrap();
    assert!(javac.success() && packed.success());
    let _ = std::fs::remove_dir_all(&library);

    repository.write("pom.xml", "<project></project>\n");
    let path = "src/main/java/A.java";
    repository.write(
        path,
        "public class A {\n    @Deprecated public static int f(int x) {\n        return x + x;\n    }\n}\n",
    );
    repository.commit("one");
    repository.replace(path, "x + x", "2 * x");
    repository.commit("two");
    repository.expect(0, &["A.f compared equivalent"]);
    assert!(!trace.exists(), "an annotation processor was run");
}

#[test]
fn large_files_are_left_out_and_said() {
    let Some(repository) = Repository::new("hostile-large", "clang") else { return };
    let large = format!("/* {} */\nint f(int x) {{ return x; }}\n", "x".repeat(9 << 20));
    repository.write("large.c", &large).write("a.c", "int g(int x) { return x + 1; }\n");
    repository.commit("one");
    repository.write("large.c", &large.replace("return x", "return x + 1")).replace("a.c", "x + 1", "1 + x");
    repository.commit("two");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 3 && rows.contains("g compared equivalent"), "{rows:?}");
    assert!(rows.iter().any(|row| row.starts_with("large.c") && row.ends_with("unknown")), "{rows:?}");
}
