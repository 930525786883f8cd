//! `tandem git`: a project with a history, the right rows for every commit; and repositories that mean harm, of which nothing
//! is run and which write nothing.
//!
//! Without git or clang a test is not run, and says so.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

#[path = "support/repository.rs"]
mod repository;

use repository::Repository;

const CONFIG: &str = "#define LIMIT 100\n#define RATE 3\n";

const HEADER: &str = r#"#ifndef LEDGER_H
#define LEDGER_H
#include "config.h"

struct entry {
    int amount;
    int kind;
};

extern int default_fee;

static inline int clamp(int value, int low, int high) {
    if (value < low)
        return low;
    if (value > high)
        return high;
    return value;
}

int total(const struct entry *entries, int count);
int is_over(int amount);
int with_fee(int amount);
int average(int sum, int count);
int balance(int amount);
#endif
"#;

const LEDGER: &str = r#"#include "ledger.h"

int default_fee = 5;

static int scale(int amount) {
    return amount * RATE;
}

int total(const struct entry *entries, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += entries[i].amount;
    return sum;
}

int is_over(int amount) {
    return scale(amount) > LIMIT;
}

int average(int sum, int count) {
    return count == 0 ? 0 : sum / count;
}

int balance(int amount) {
    return clamp(amount, 0, LIMIT);
}
"#;

const REPORT: &str = r#"#include <stdarg.h>
#include "ledger.h"

int with_fee(int amount) {
    return clamp(amount, 0, 1000) + default_fee;
}

int largest(int count, ...) {
    va_list rest;
    int most = 0;
    va_start(rest, count);
    for (int i = 0; i < count; i++) {
        int next = va_arg(rest, int);
        if (next > most)
            most = next;
    }
    va_end(rest);
    return most;
}
"#;

const COMMANDS: &str = r#"[
  {"directory": "/home/someone/ledger/build", "file": "../src/ledger.c", "command": "cc -I../include -O2 -Wall -c -o ledger.o ../src/ledger.c"},
  {"directory": "/home/someone/ledger/build", "file": "../src/report.c", "arguments": ["cc", "-I", "../include", "-c", "../src/report.c"]}
]
"#;

#[test]
fn functions_of_other_files_are_no_strangers() {
    let Some(repository) = Repository::new("strangers", "clang") else { return };
    repository.write(
        "src/limits.c",
        "int level = 3;\nint clamp(int x)\n{\n    return x < 0 ? 0 : x > level ? level : x;\n}\n",
    );
    repository.write(
        "src/score.c",
        "int clamp(int x);\nint score(int x) { return clamp(x) * 2; }\nint rank(int x) { return clamp(x) + 1; }\n",
    );
    repository.commit("scores");
    // By itself the file leaves it open: clamp might call rank, which differs.
    repository.replace("src/score.c", "return clamp(x) * 2;", "int c = clamp(x); return c + c;");
    repository.replace("src/score.c", "clamp(x) + 1", "clamp(x) + 2");
    repository.commit("one that is the same and one that is not");
    repository.expect(1, &["rank compared different", "score compared equivalent"]);
    // Which of the project's functions does the work is for nobody to see.
    repository.write("src/limits.c", "int level = 3;\nint clamp(int x)\n{\n    return x < 0 ? 0 : x > level ? level : x;\n}\nint bound(int x, int low)\n{\n    return x < low ? low : x > level ? level : x;\n}\n");
    repository.commit("a second function");
    repository.replace("src/score.c", "int clamp(int x);", "int clamp(int x);\nint bound(int x, int low);");
    repository.replace("src/score.c", "int c = clamp(x);", "int c = bound(x, 0);");
    repository.commit("it does the work");
    repository.expect(0, &["score compared equivalent"]);
    repository.replace("src/score.c", "int c = bound(x, 0);", "int c = clamp(x);");
    repository.commit("back");
    // A function that two files define is a stranger, whichever of them is meant.
    repository.write("src/plain.c", "int clamp(int x)\n{\n    return x;\n}\n");
    repository.commit("a second one");
    repository.replace("src/score.c", "return c + c;", "return 2 * c;");
    repository.replace("src/score.c", "clamp(x) + 2", "clamp(x) + 3");
    repository.commit("again");
    repository.expect(3, &["rank refused unknown", "score refused unknown"]);
}

#[test]
fn a_project_that_nobody_built() {
    let Some(repository) = Repository::new("unbuilt", "clang") else { return };
    let program = "#ifdef HAVE_CONFIG_H\n#include \"config.h\"\n#else\n#error not configured\n#endif\n#include <core/types.h>\n\
                   #ifdef HAVE_STDINT_H\n#include <stdint.h>\n#endif\n#ifdef HAVE_TELEPATHY\n#error not here\n#endif\n\
                   #if SIZEOF_INT != 4\n#error another machine\n#endif\n\
                   amount twice(uint8_t x) { return x * 2; }\namount thrice(uint8_t x) { return x * 3; }\n";
    repository.write("modules/core/public/core/types.h", "typedef long amount;\n");
    repository
        .write("src/sums.c", program)
        .write("src/all.c", "#include \"part.c\"\nint other(void) { return half(4); }\n");
    repository.write("src/part.c", "static int half(int x) { return x / 2 + WEIGHT - WEIGHT; }\n");
    repository.replace("src/all.c", "#include", "#define WEIGHT 1\n#include");
    repository.write("configure.ac", "AC_CONFIG_HEADERS([config.h])\n");
    repository.commit("sources alone");
    repository.replace("src/sums.c", "x * 2", "x + x").replace("src/sums.c", "x * 3", "x + x * 3");
    repository.commit("one that is the same and one that is not");
    repository.expect(1, &["thrice compared different", "twice compared equivalent"]);
    let output = repository.tandem(&["HEAD~1..HEAD"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("compiled with config.h made here"), "{said}");
    assert!(said.contains("headers from modules/core/public, which no flag names"), "{said}");
    // What a template defines by itself is the program's.
    repository
        .write("config.h.in", "#undef HAVE_STDINT_H\n#undef HAVE_TELEPATHY\n#undef SIZEOF_INT\n#define FACTOR 2\n");
    repository.replace("src/sums.c", "x + x;", "x * FACTOR;");
    repository.commit("a template");
    repository.expect(0, &["twice compared equivalent"]);
    repository.replace("config.h.in", "FACTOR 2", "FACTOR 5");
    repository.commit("another template");
    repository.expect(1, &["twice compared different"]);
    // A file that is included is compared where it is.
    repository.replace("src/part.c", "x / 2", "(x - x % 2) / 2");
    repository.commit("a part");
    let (code, rows) = repository.rows(&["HEAD~1..HEAD"]);
    assert!(rows.contains("half compared equivalent"), "{rows:?}");
    assert_eq!(code, 0, "{rows:?}");
}

#[test]
fn a_project_in_c_and_its_history() {
    let Some(repository) = Repository::new("ledger", "clang") else { return };
    repository.write("include/config.h", CONFIG).write("include/ledger.h", HEADER);
    repository.write("src/ledger.c", LEDGER).write("src/report.c", REPORT);
    repository.write("compile_commands.json", COMMANDS).write("README", "Ledger\n");
    repository.commit("a ledger");

    repository.replace(
        "src/ledger.c",
        "    for (int i = 0; i < count; i++)\n        sum += entries[i].amount;\n",
        "    int i = 0;\n    while (i < count) {\n        sum = sum + entries[i].amount;\n        i++;\n    }\n",
    );
    repository.commit("another loop");
    repository.expect(0, &["total compared equivalent"]);

    repository.replace("src/ledger.c", "i < count", "i <= count");
    repository.commit("one too many");
    repository.expect(1, &["total compared different"]);
    repository.replace("src/ledger.c", "i <= count", "i < count");
    repository.commit("as before");
    assert_eq!(repository.rows(&["HEAD~2..HEAD"]), (0, BTreeSet::new()), "nothing changed altogether");

    repository.replace("src/ledger.c", "scale(", "scaled(");
    repository.commit("a private name");
    repository.expect(0, &["scale / scaled compared equivalent"]);

    repository.write("README", "The ledger\n");
    repository.replace("src/report.c", "#include <stdarg.h>\n", "/* Reports. */\n#include <stdarg.h>\n\n");
    repository.commit("words");
    repository.expect(0, &[]);

    repository.replace(
        "include/ledger.h",
        "    if (value < low)\n        return low;\n    if (value > high)\n        return high;\n    return value;\n",
        "    int least = value < low ? low : value;\n    return value < low ? low : least > high ? high : least;\n",
    );
    repository.commit("clamp in a header, used twice");
    repository.expect(0, &["clamp compared equivalent"]);

    repository.replace("include/config.h", "LIMIT 100", "LIMIT 200");
    repository.commit("another limit");
    repository
        .expect(1, &["balance compared different", "include/config.h changed unknown", "is_over compared different"]);

    repository.replace("src/ledger.c", "default_fee = 5", "default_fee = 6");
    repository.commit("another initial value");
    repository.expect(1, &["default_fee changed different"]);

    let moved = "int average(int sum, int count) {\n    return count == 0 ? 0 : sum / count;\n}\n";
    repository.replace("src/ledger.c", moved, "");
    let report = std::fs::read_to_string(repository.0.join("src/report.c")).unwrap();
    repository.write("src/report.c", &format!("{report}\n{moved}"));
    repository.commit("a function moves");
    repository.expect(0, &["average compared equivalent"]);

    repository.replace("src/ledger.c", "int balance(int amount)", "long balance(long amount, int kind)");
    repository.replace("include/ledger.h", "int balance(int amount)", "long balance(long amount, int kind)");
    repository.replace("src/ledger.c", "clamp(amount, 0, LIMIT)", "clamp((int)amount, 0, LIMIT) + kind");
    repository.commit("another signature");
    repository.expect(3, &["balance unmatched unknown"]);

    let commands =
        COMMANDS.replace("\"-c\", \"../src/report.c\"", "\"-Ddefault_fee=(1+1)\", \"-c\", \"../src/report.c\"");
    repository.write("compile_commands.json", &commands).replace("include/ledger.h", "extern int default_fee;\n", "");
    repository.replace("src/report.c", "+ default_fee", "+ (default_fee)");
    repository.commit("other flags");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert_eq!(code, 1, "{rows:?}");
    assert!(rows.contains("with_fee compared different"), "{rows:?}");

    repository.write("src/extra.c", "int twice(int x) { return 2 * x; }\nstatic int unused(void) { return 1; }\n");
    repository.commit("a new file");
    repository.expect(0, &["twice added unknown"]);
    repository.git(&["rm", "-q", "src/extra.c"]);
    repository.commit("and gone");
    repository.expect(3, &["twice removed unknown"]);

    repository.write("src/broken.c", "#include \"nowhere.h\"\nint f(void) { return 1; }\n");
    repository.commit("a header that is not there");
    let output = repository.tandem(&["HEAD"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("nowhere.h") && text.contains("compile_commands.json"), "{text}");
    assert!(!text.contains("tandem-lasting"), "no scratch folder is named: {text}");
    assert_eq!(output.status.code(), Some(3));

    // What is not committed.
    repository.replace("src/report.c", "int most = 0;", "int most = 1;");
    let changed = BTreeSet::from(["largest refused unknown".to_owned()]);
    assert_eq!(repository.rows(&[]), (3, changed.clone()));
    assert_eq!(repository.rows(&["--staged"]), (0, BTreeSet::new()));
    repository.git(&["add", "-A"]);
    assert_eq!(repository.rows(&["--staged"]), (3, changed));
    assert_eq!(repository.rows(&["--staged", "HEAD", "src/ledger.c"]), (0, BTreeSet::new()));
    assert_eq!(repository.tandem(&["no-such-branch..HEAD"]).status.code(), Some(2));
    assert_eq!(repository.tandem(&["--", "--upload-pack=touch x"]).status.code(), Some(2));
}

/// A program that leaves a trace if it is run.
fn canary(repository: &Repository) -> (String, PathBuf) {
    let trace = repository.0.with_extension("canary");
    let _ = std::fs::remove_file(&trace);
    let script = repository.0.join(".git/canary.sh");
    std::fs::write(&script, format!("#!/bin/sh\ntouch {}\ncat\n", trace.display())).unwrap();
    Command::new("chmod").arg("+x").arg(&script).status().unwrap();
    (script.display().to_string(), trace)
}

#[test]
fn nothing_of_a_repository_is_run() {
    let Some(repository) = Repository::new("hostile", "clang") else { return };
    let (script, trace) = canary(&repository);
    repository.write("a.c", "int f(int x) { return x + 1; }\n");
    repository.write(".gitattributes", "*.c filter=evil diff=evil\n*.h export-subst\n");
    repository
        .write("line\nbreak.c", "int g(int x) { return x; }\n")
        .write("quote'\".c", "int h(int x) { return x; }\n");
    std::os::unix::fs::symlink("/etc/passwd", repository.0.join("link.c")).unwrap();
    repository.commit("one");
    for (name, value) in [
        ("core.fsmonitor", script.as_str()),
        ("core.hooksPath", repository.0.join(".git/hooks").to_str().unwrap()),
        ("core.pager", &script),
        ("core.sshCommand", &script),
        ("core.editor", &script),
        ("core.askPass", &script),
        ("core.alternateRefsCommand", &script),
        ("filter.evil.clean", &script),
        ("filter.evil.smudge", &script),
        ("filter.evil.process", &script),
        ("diff.external", &script),
        ("diff.evil.textconv", &script),
        ("diff.evil.command", &script),
        ("uploadpack.packObjectsHook", &script),
        ("alias.ls-tree", &format!("!{script}")),
    ] {
        repository.git(&["config", name, value]);
    }
    std::fs::copy(&script, repository.0.join(".git/hooks/post-checkout")).unwrap();
    let evil = format!(
        r#"[{{"directory": "/p", "file": "a.c", "command": "{script} -fplugin={script} @{script} -Xclang -load -Xclang {script} -B{script} -o {} -c a.c"}}]"#,
        trace.display()
    );
    // Plumbing only from here on, so that git itself runs nothing of that for us.
    let blob = |text: &str| repository.git_with_input(&["hash-object", "-w", "--stdin"], text.as_bytes());
    let (code, commands) = (blob("int f(int x) { return x - -1; }\n"), blob(&evil));
    let outside = blob("int escaped(void) { return 1; }\n");
    let link = blob("/etc/passwd");
    let bytes = |name: &str| -> Vec<u8> {
        (0..name.len()).step_by(2).map(|at| u8::from_str_radix(&name[at..at + 2], 16).unwrap()).collect()
    };
    let entry = |mode: &str, name: &str, id: &str| [format!("{mode} {name}\0").as_bytes(), &bytes(id)[..]].concat();
    let tree = |entries: Vec<Vec<u8>>| {
        repository.git_with_input(&["hash-object", "-t", "tree", "-w", "--stdin", "--literally"], &entries.concat())
    };
    let above = tree(vec![entry("100644", "escaped.c", &outside)]);
    let root = tree(vec![
        entry("40000", "..", &above),
        entry("100644", "a.c", &code),
        entry("100644", "compile_commands.json", &commands),
        entry("120000", "link.c", &link),
        entry("100644", "line\nbreak.c", &outside),
        entry("160000", "module", "0123456789012345678901234567890123456789"),
    ]);
    let commit = repository.git(&["commit-tree", &root, "-p", "HEAD", "-m", "two"]);
    let before: BTreeSet<PathBuf> =
        std::fs::read_dir(&repository.0).unwrap().map(|entry| entry.unwrap().path()).collect();
    let (code, rows) = repository.rows(&[&commit]);
    assert!(rows.contains("f compared equivalent"), "{rows:?}");
    assert!(rows.contains("escaped added unknown"), "{rows:?}");
    assert_eq!(code, 3, "{rows:?}");
    let worktree = repository.rows(&["--worktree", "HEAD"]);
    assert_eq!(worktree.0, 0, "{worktree:?}");
    assert!(!trace.exists(), "the canary was run");
    let after: BTreeSet<PathBuf> =
        std::fs::read_dir(&repository.0).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(before, after);
    assert!(!repository.0.parent().unwrap().join("escaped.c").exists());
}

#[test]
fn a_crate_and_its_history() {
    let Some(repository) = Repository::new("crate", "rustc") else { return };
    let (_, trace) = canary(&repository);
    let manifest = "[package]\nname = \"shop\"\nversion = \"0.1.0\"\nedition = \"2021\"\nbuild = \"build.rs\"\n";
    repository.write("shop/Cargo.toml", manifest).write(
        "shop/build.rs",
        &format!("fn main() {{ std::fs::write({:?}, \"\").unwrap(); }}\n", trace.display().to_string()),
    );
    repository.write(
        "shop/src/lib.rs",
        "pub mod price;\n\npub fn sum(a: u32, b: u32) -> u32 {\n    price::net(a).wrapping_add(b)\n}\n",
    );
    repository.write(
        "shop/src/price.rs",
        "pub fn net(a: u32) -> u32 {\n    a / 2\n}\n\npub fn gross(a: u32) -> u32 {\n    a * 2\n}\n",
    );
    repository.commit("a shop");
    repository.replace("shop/src/price.rs", "a / 2", "a >> 1");
    repository.commit("a shift");
    // The compiler puts `net` into `sum`.
    repository.expect(0, &["price::net compared equivalent", "sum compared equivalent"]);
    repository.replace("shop/src/price.rs", "pub fn net", "/// Without tax.\npub fn net");
    repository.commit("a line more");
    repository.expect(0, &[]);
    repository.replace("shop/src/price.rs", "a * 2", "a * 3");
    repository.commit("another factor");
    repository.expect(1, &["price::gross compared different"]);
    assert!(!trace.exists(), "the build script was run");
}

#[test]
fn java_sources_and_their_history() {
    let Some(repository) = Repository::new("java", "javac") else { return };
    let root = "core/src/main/java/org/example";
    repository.write(&format!("{root}/Prices.java"), "package org.example;\n\npublic class Prices {\n    static int net(int gross) {\n        return gross - gross / 5;\n    }\n\n    public static int twice(int x) {\n        return x + x;\n    }\n}\n");
    repository.write(&format!("{root}/Shop.java"), "package org.example;\n\npublic class Shop {\n    public int pay(int gross) {\n        return Prices.net(gross);\n    }\n}\n");
    repository.commit("a shop");
    repository.replace(&format!("{root}/Prices.java"), "x + x", "2 * x");
    repository.commit("twice");
    repository.expect(0, &["org.example.Prices.twice compared equivalent"]);
    repository.replace(&format!("{root}/Prices.java"), "gross / 5", "gross / 4");
    repository.commit("a quarter");
    repository.expect(1, &["org.example.Prices.net compared different"]);
    repository.write(
        "extra/src/main/java/Extra.java",
        "public class Extra {\n    public static int one() {\n        return 1;\n    }\n}\n",
    );
    repository.commit("a new module");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 0 && rows.contains("Extra.one added unknown"), "{code} {rows:?}");
}
