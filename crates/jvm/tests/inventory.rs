//! What a program consists of, read from what javac makes.

#![allow(clippy::unwrap_used)]

mod support;

use support::Scratch;
use tandem_jvm::Classes;
use tandem_jvm::inventory::{Inventory, inventory};

fn of(name: &str, source: &str) -> Inventory {
    let scratch = Scratch::new(name);
    support::compile(&scratch.0.join("out"), &[("A.java".to_owned(), source.to_owned())]);
    let classes: Vec<Vec<u8>> =
        support::class_files(&scratch.0.join("out")).into_iter().map(|(_, bytes)| bytes).collect();
    inventory(&Classes::read(classes).unwrap())
}

#[test]
fn methods_and_data_are_listed_and_changes_show() {
    if !support::has_jdk() {
        eprintln!("not run: no JDK");
        return;
    }
    let one = of(
        "inventory-one",
        "public class A { static int k = 5; static int z; static final String T = \"a\"; static int[] t = {1};\n\
         public int f(int x) { return x + 1; } static int g() { return 1; } static int g(int x) { return x; } }",
    );
    let two = of(
        "inventory-two",
        "public class A { static int k = 6; static int z = 0; static final String T = \"a\"; static int[] t = {2};\n\n\
         public int f(int x) { return x + 1; } static int g() { return 2; } static int g(int x) { return x; } }",
    );
    let names: Vec<&str> = one.methods.iter().map(|method| method.function.as_str()).collect();
    assert_eq!(names, ["A.<init>", "A.f", "A.g()I", "A.g(I)I", "A.<clinit>"]);
    let changed = one.methods.iter().zip(&two.methods).filter(|(one, two)| one.digest != two.digest);
    let changed: Vec<&str> = changed.map(|(one, _)| one.function.as_str()).collect();
    assert_eq!(changed, ["A.g()I", "A.<clinit>"]);
    assert!(one.methods[1].is_public && !one.methods[2].is_public);
    let values: Vec<Option<&str>> = one.fields.iter().map(|field| field.value.as_deref()).collect();
    assert_eq!(values, [Some("5"), Some("0"), Some("\"a\""), None]);
    let same: Vec<bool> = one.fields.iter().zip(&two.fields).map(|(one, two)| one.digest == two.digest).collect();
    assert_eq!(same, [false, true, true, false]);
}
