//! Projects with histories, commit by commit: a library in C with headers, a generated configuration and compile_commands.json, a
//! Cargo workspace with generics, traits and a dependency, and Java in Maven's layout with packages, generics and a
//! dependency jar. After every commit the rows of `tandem git HEAD` are the right ones: refactorings, bugs, renames, moves, changed
//! signatures and data. Long histories are texts in `histories/`; a shorter one in C is in `git.rs`.
//!
//! Without git or a compiler a test is not run, and says so.

#![allow(clippy::unwrap_used)]

#[path = "support/history.rs"]
mod history;
#[path = "support/repository.rs"]
mod repository;

use std::process::Command;

use repository::Repository;

/// Plays a history of 40 commits and shows all that went wrong.
fn play(name: &str, compiler: &str, text: &str) {
    let Some(repository) = Repository::new(name, compiler) else { return };
    let played = history::play(&repository, text);
    assert!(played.failures.is_empty(), "{}", played.failures.join("\n"));
    println!("{name}: {} of {} commits are right", played.commits - played.missed, played.commits);
    assert_eq!(played.commits, 40);
}

#[test]
fn a_library_in_c() {
    play("meter", "clang", include_str!("histories/meter.history"));
}

#[test]
fn a_workspace_in_rust() {
    play("depot", "cargo", include_str!("histories/depot.history"));
}

#[test]
fn a_shop_in_java() {
    play("shop", "javac", include_str!("histories/shop.history"));
}

const WORKSPACE: &str =
    "[workspace]\nmembers = [\"core\", \"shop\"]\nresolver = \"2\"\n[workspace.package]\nedition = \"2021\"\n";

const CORE: &str = "\
pub trait Priced {
    fn price(&self) -> u32;
}

pub fn largest<T: Copy + PartialOrd>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

pub fn clamp(value: u32, low: u32, high: u32) -> u32 {
    if value < low {
        return low;
    }
    if value > high {
        return high;
    }
    value
}
";

const SHOP: &str = "\
pub mod stock;

use core_rates::{Priced, largest};

pub struct Item {
    pub cents: u32,
    pub count: u32,
}

impl Priced for Item {
    fn price(&self) -> u32 {
        self.cents.wrapping_mul(self.count)
    }
}

impl Item {
    pub fn is_free(&self) -> bool {
        self.cents == 0 || self.count == 0
    }
}

pub fn dearer(a: u32, b: u32) -> u32 {
    largest(a, b)
}

pub fn longer(a: u64, b: u64) -> u64 {
    largest(a, b)
}
";

const STOCK: &str = "\
pub const LIMIT: u32 = 100;

pub fn is_full(count: u32) -> bool {
    count >= LIMIT
}

fn half(x: u32) -> u32 {
    x / 2
}

pub fn order(count: u32) -> u32 {
    if is_full(count) { 0 } else { half(count) }
}
";

#[test]
fn a_workspace_of_crates() {
    let Some(repository) = Repository::new("workspace", "cargo") else { return };
    repository.write("Cargo.toml", WORKSPACE);
    repository
        .write("core/Cargo.toml", "[package]\nname = \"core-rates\"\nversion = \"0.1.0\"\nedition.workspace = true\n");
    repository.write("core/src/lib.rs", CORE);
    repository.write(
        "shop/Cargo.toml",
        "[package]\nname = \"shop\"\nversion = \"0.1.0\"\nedition.workspace = true\n[dependencies]\ncore-rates = { path = \"../core\" }\n",
    );
    repository.write("shop/src/lib.rs", SHOP).write("shop/src/stock.rs", STOCK);
    repository.commit("a shop");

    repository.replace("shop/src/stock.rs", "x / 2", "x >> 1");
    repository.commit("1: a shift");
    repository.expect(0, &["stock::half compared equivalent", "stock::order compared equivalent"]);

    repository.replace("shop/src/stock.rs", "pub fn is_full", "/// Whether no more fits.\npub fn is_full");
    repository.commit("2: a comment");
    repository.expect(0, &[]);

    repository.replace("shop/src/lib.rs", "self.cents.wrapping_mul(self.count)", "self.count.wrapping_mul(self.cents)");
    repository.commit("3: a method of a trait");
    repository.expect(0, &["<Item as core_rates::Priced>::price compared equivalent"]);

    repository.replace(
        "shop/src/lib.rs",
        "self.cents == 0 || self.count == 0",
        "!(self.cents != 0 && self.count != 0)",
    );
    repository.commit("4: de Morgan in a method");
    repository.expect(0, &["Item::is_free compared equivalent"]);

    repository.replace(
        "shop/src/lib.rs",
        "!(self.cents != 0 && self.count != 0)",
        "self.cents == 0 && self.count == 0",
    );
    repository.commit("5: and wrong");
    repository.expect(1, &["Item::is_free compared different"]);

    repository.replace("shop/src/stock.rs", "LIMIT: u32 = 100", "LIMIT: u32 = 120");
    repository.commit("6: another limit");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 1 && rows.contains("stock::is_full compared different"), "{rows:?}");
    assert!(rows.contains("stock::LIMIT changed different"), "{rows:?}");

    let clamped = "    if value < low {\n        return low;\n    }\n    if value > high {\n        return high;\n    }\n    value\n";
    repository.replace("core/src/lib.rs", clamped, "    let least = if value < low { low } else { value };\n    if value < low { low } else if least > high { high } else { least }\n");
    repository.commit("7: clamp in one expression");
    repository.expect(0, &["clamp compared equivalent"]);

    repository.replace("core/src/lib.rs", "if a > b { a } else { b }", "if a < b { a } else { b }");
    repository.commit("8: a generic function of the dependency, wrong");
    let (code, rows) = repository.rows(&["HEAD"]);
    // It is compiled where it is used; the crate of the dependency has no instance of it.
    assert_ne!(code, 0, "{rows:?}");
    assert!(rows.iter().any(|row| row.starts_with("largest") && !row.ends_with("equivalent")), "{rows:?}");

    repository.replace(
        "shop/src/stock.rs",
        "pub fn order(count: u32) -> u32",
        "pub fn order(count: u32, most: u32) -> u32",
    );
    repository.replace("shop/src/stock.rs", "half(count) }", "half(count).min(most) }");
    repository.commit("9: another signature");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(
        code == 3 && rows.iter().any(|row| row.starts_with("stock::order") && row.ends_with("unknown")),
        "{rows:?}"
    );

    repository.replace("shop/src/stock.rs", "fn half(", "fn halved(").replace(
        "shop/src/stock.rs",
        "half(count)",
        "halved(count)",
    );
    repository.commit("10: a private function has another name");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 0 && rows.iter().all(|row| row.ends_with("equivalent")), "{code} {rows:?}");

    repository.write("shop/src/count.rs", "pub fn twice(x: u32) -> u32 {\n    x.wrapping_mul(2)\n}\n");
    repository.replace("shop/src/lib.rs", "pub mod stock;", "pub mod count;\npub mod stock;");
    repository.commit("11: a new module");
    repository.expect(0, &["count::twice added unknown"]);

    repository.replace("shop/src/count.rs", "x.wrapping_mul(2)", "x.wrapping_add(x)");
    repository.commit("12: and a change in it");
    repository.expect(0, &["count::twice compared equivalent"]);

    repository.git(&["rm", "-q", "shop/src/count.rs"]);
    repository.replace("shop/src/lib.rs", "pub mod count;\n", "");
    repository.commit("13: and gone");
    repository.expect(3, &["count::twice removed unknown"]);

    repository.write("shop/build.rs", "fn main() { println!(\"cargo:rustc-cfg=cheap\"); }\n");
    repository.replace(
        "shop/src/stock.rs",
        "pub fn is_full",
        "#[cfg(not(cheap))]\npub fn cheap() {}\n\npub fn is_full",
    );
    repository.commit("14: a script that decides");
    let text = String::from_utf8_lossy(&repository.tandem(&["HEAD"]).stdout).into_owned();
    assert!(text.contains("--allow-build-scripts") && text.contains("cfg(cheap)"), "{text}");
}

const PRICES: &str = "\
package org.example;

import org.rates.Rates;

public class Prices {
    public static final int LIMIT = 100;
    private int total;

    public int net(int gross) {
        return gross - gross / 5;
    }

    public static int taxed(int net) {
        return net + Rates.TAX;
    }

    public static boolean isOver(int cents) {
        return cents > LIMIT;
    }

    public void add(int cents) {
        total = total + cents;
    }

    public int total() {
        return total;
    }

    static int pick(int a, int b, boolean first) {
        if (first) {
            return a;
        }
        return b;
    }
}
";

const BOX: &str = "\
package org.example.box;

public class Box<T> {
    private T content;

    public void put(T content) {
        this.content = content;
    }

    public T take() {
        return content;
    }

    public boolean isEmpty() {
        return content == null;
    }
}
";

#[test]
fn java_in_the_layout_of_maven() {
    let Some(repository) = Repository::new("maven", "javac") else { return };
    if Command::new("jar").arg("--version").output().is_err() {
        println!("not run: jar is missing");
        return;
    }
    // The library is compiled once, and is a jar that comes with the project.
    let library = repository.0.with_extension("library");
    let _ = std::fs::remove_dir_all(&library);
    std::fs::create_dir_all(library.join("org/rates")).unwrap();
    std::fs::write(library.join("org/rates/Rates.java"), "package org.rates;\npublic class Rates {\n    public static final int TAX = 7;\n    public static int rate(int x) { return x % 7; }\n}\n").unwrap();
    let javac = Command::new("javac").current_dir(&library).arg("org/rates/Rates.java").status().unwrap();
    std::fs::create_dir_all(repository.0.join("lib")).unwrap();
    let jar = repository.0.join("lib/rates.jar");
    let packed =
        Command::new("jar").current_dir(&library).arg("cf").arg(&jar).arg("org/rates/Rates.class").status().unwrap();
    assert!(javac.success() && packed.success());
    let _ = std::fs::remove_dir_all(&library);

    let root = "src/main/java/org/example";
    let prices = format!("{root}/Prices.java");
    let boxed = format!("{root}/box/Box.java");
    repository.write("pom.xml", "<project>\n  <groupId>org.example</groupId>\n  <artifactId>prices</artifactId>\n  <version>1</version>\n</project>\n");
    repository.write(&prices, PRICES).write(&boxed, BOX);
    repository.commit("prices");

    repository.replace(&prices, "gross - gross / 5", "-(gross / 5) + gross");
    repository.commit("1: a sum in another order");
    repository.expect(0, &["org.example.Prices.net compared equivalent"]);

    repository.replace(&prices, "cents > LIMIT", "LIMIT < cents");
    repository.commit("2: turned around");
    repository.expect(0, &["org.example.Prices.isOver compared equivalent"]);

    repository.replace(&prices, "LIMIT < cents", "LIMIT <= cents");
    repository.commit("3: and one off");
    repository.expect(1, &["org.example.Prices.isOver compared different"]);

    repository.replace(&prices, "total = total + cents;", "total += cents;");
    repository.commit("4: another way to add");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 0 && rows.iter().all(|row| row.ends_with("equivalent")), "{code} {rows:?}");

    repository.replace(
        &prices,
        "        if (first) {\n            return a;\n        }\n        return b;\n",
        "        return first ? a : b;\n",
    );
    repository.commit("5: a conditional");
    repository.expect(0, &["org.example.Prices.pick compared equivalent"]);

    repository.replace(&prices, "net + Rates.TAX", "Rates.TAX + net");
    repository.commit("6: with a constant of the library");
    repository.expect(0, &["org.example.Prices.taxed compared equivalent"]);

    repository.replace(&prices, "Rates.TAX + net", "Rates.TAX - net");
    repository.commit("7: a wrong sign");
    repository.expect(1, &["org.example.Prices.taxed compared different"]);

    repository.replace(&boxed, "return content == null;", "T here = content;\n        return here == null;");
    repository.commit("8: a generic class");
    repository.expect(0, &["org.example.box.Box.isEmpty compared equivalent"]);

    repository.replace(&boxed, "public boolean isEmpty()", "// Nothing in it.\n    public boolean isEmpty()");
    repository.commit("9: a comment");
    repository.expect(0, &[]);

    repository.replace(&prices, "LIMIT = 100", "LIMIT = 120");
    repository.commit("10: another limit");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 1 && rows.contains("org.example.Prices.LIMIT changed different"), "{rows:?}");
    assert!(rows.contains("org.example.Prices.isOver compared different"), "{rows:?}");

    repository.replace(&prices, "public static int taxed(int net)", "public static long taxed(long net)");
    repository.commit("11: another signature");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 3 && rows.iter().any(|row| row.contains("taxed") && row.ends_with("unknown")), "{rows:?}");

    repository.write(
        &format!("{root}/Extra.java"),
        "package org.example;\n\npublic class Extra {\n    public static int one() {\n        return 1;\n    }\n}\n",
    );
    repository.commit("12: a new class");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 0 && rows.contains("org.example.Extra.one added unknown"), "{code} {rows:?}");

    repository.git(&["rm", "-q", &format!("{root}/Extra.java")]);
    repository.commit("13: and gone");
    let (code, rows) = repository.rows(&["HEAD"]);
    assert!(code == 3 && rows.contains("org.example.Extra.one removed unknown"), "{code} {rows:?}");
}
