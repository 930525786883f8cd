//! C constructs, one a function, by every clang that is installed: accepted, or refused with a reason that names them.
//!
//! Without a compiler a test is not run, and says so.

#[allow(dead_code)]
mod native;

use native::compile::{Folder, is_present, to_llvm};
use tandem_llvm::{Lookup, Options, Origin, lower_module};

const SOURCE: &str = include_str!("modules/constructs.c");

/// Functions with what is expected of them: nothing, or words of the reason.
fn expectations() -> Vec<(&'static str, Option<&'static str>)> {
    let mut found = vec![];
    let mut lines = SOURCE.lines();
    while let Some(line) = lines.next() {
        let expected = match line.split_once("// refused: ") {
            Some((_, words)) => Some(words),
            None if line == "// accepted" => None,
            None => continue,
        };
        let name = lines.next().and_then(|line| {
            // The name is the last word before the parameters.
            let line = line.replace("__attribute__((noinline))", "");
            let line: &'static str = line.leak();
            line.split_once('(')?.0.rsplit([' ', '*']).next()
        });
        found.push((name.expect("a function follows"), expected));
    }
    found
}

#[test]
fn every_construct_is_accepted_or_refused_by_name() {
    let folder = Folder::new("constructs");
    let path = folder.0.join("constructs.c");
    std::fs::write(&path, SOURCE).expect("the temporary folder can be written to");
    let compilers = (14..=40).map(|version| format!("clang-{version}")).chain(["clang".to_owned()]);
    let compilers: Vec<String> = compilers.filter(|name| is_present(name)).collect();
    if compilers.is_empty() {
        eprintln!("not run: there is no clang");
    }
    let expectations = expectations();
    assert!(expectations.len() >= 80);
    for compiler in compilers {
        let text = to_llvm(&compiler, &path, &[]).expect("the file compiles");
        let mut wrong = vec![];
        for (name, expected) in &expectations {
            let options = Options { origin: Origin::C, entries: vec![(*name).to_owned()], ..Options::default() };
            let lowered = lower_module(&text, &options).unwrap_or_else(|error| panic!("{compiler}: {name}: {error}"));
            match (lowered.lookup(name), expected) {
                (Lookup::Found(_), None) => {}
                (Lookup::Refused(refusal), Some(words)) if refusal.reason.contains(words) => {
                    assert!(refusal.file.is_some() && refusal.line > 20, "{name}: {refusal:?}");
                }
                (Lookup::Refused(refusal), _) => wrong.push(format!("{name}: refused: {}", refusal.reason)),
                (other, _) => wrong.push(format!("{name}: {other:?}")),
            }
        }
        assert!(wrong.is_empty(), "{compiler}:\n{}", wrong.join("\n"));
    }
}
