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

#[test]
fn what_a_method_leads_to_is_part_of_one_digest_and_not_of_the_other() {
    if !support::has_jdk() {
        eprintln!("not run: no JDK");
        return;
    }
    let source = |low: &str, even: &str, start: &str| {
        format!(
            "public class A {{\n\
             static int[] start = {{{start}}};\n\
             private int low(int x) {{ return {low}; }}\n\
             public int middle(int x) {{ return low(x) + 1; }}\n\
             public int high(int x) {{ return middle(x) * 2; }}\n\
             public int apart(int x) {{ return x; }}\n\
             public boolean even(int x) {{ return {even} || odd(x - 1); }}\n\
             public boolean odd(int x) {{ return x != 0 && even(x - 1); }}\n\
             interface Shape {{ int area(); }}\n\
             static class Square implements Shape {{ int a; public int area() {{ return {low} * a; }} int x = 1; }}\n\
             static int both(Shape one, Shape other) {{ return one.area() + other.area(); }}\n\
             static java.util.function.IntUnaryOperator handed(A a) {{ return a::middle; }}\n\
             static class User {{ static int of() {{ return start[0]; }} }}\n\
             }}"
        )
    };
    let before = of("uses-before", &source("x", "x == 0", "1"));
    let changed = |name: &str, source: &str, own: bool| -> Vec<String> {
        let after = of(name, source);
        let pairs = before.methods.iter().zip(&after.methods);
        let digests = |one: &tandem_jvm::inventory::MethodItem| if own { one.own.clone() } else { one.digest.clone() };
        let differ = pairs.filter(|(one, other)| digests(one) != digests(other));
        let mut names: Vec<String> = differ.map(|(one, _)| one.function.clone()).collect();
        names.sort();
        names
    };
    let low = source("x + 1", "x == 0", "1");
    assert_eq!(changed("uses-low", &low, true), ["A$Square.area", "A.low"]);
    let leads = ["A$Square.area", "A.both", "A.handed", "A.high", "A.low", "A.middle"];
    assert_eq!(changed("uses-low", &low, false), leads);
    let even = source("x", "x < 1", "1");
    assert_eq!(changed("uses-even", &even, true), ["A.even"]);
    assert_eq!(changed("uses-even", &even, false), ["A.even", "A.odd"]);
    let start = source("x", "x == 0", "2");
    assert_eq!(changed("uses-start", &start, true), ["A.<clinit>"]);
    assert_eq!(changed("uses-start", &start, false), ["A$User.of", "A.<clinit>"]);
}
