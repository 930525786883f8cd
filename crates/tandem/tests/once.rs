//! A pair is parsed once a side, and what is compared is lowered once a side.
//!
//! Without a compiler a test is not run, and says so.

#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

use tandem::{Claim, Pair, Session, Work};

/// Two files in a folder of their own, which goes with them.
struct Files {
    folder: PathBuf,
    paths: Pair<PathBuf>,
}

impl Files {
    fn new(name: &str, extension: &str, texts: Pair<&str>) -> Files {
        let folder = std::env::temp_dir().join(format!("tandem-once-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let paths = Pair::new("left", "right").map(|side| folder.join(format!("{side}.{extension}")));
        for (side, path) in paths.iter() {
            std::fs::write(path, texts[side]).unwrap();
        }
        Files { folder, paths }
    }

    /// How often the front ends worked on each side until all claims were made.
    fn work(&self, entry: Option<&str>, count: usize) -> Pair<Work> {
        let programs = Session::new().unwrap().load(&self.paths.left, &self.paths.right).unwrap();
        let pairs = match entry {
            Some(entry) => vec![Pair::new(entry.to_owned(), entry.to_owned())],
            None => programs.entries().unwrap(),
        };
        assert_eq!(pairs.len(), count);
        for Pair { left, right } in &pairs {
            // Whether they can be compared does not matter here.
            drop(programs.claims(&Claim::about_pair(left, right).build().unwrap()));
        }
        programs.work()
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn both(parsed: usize, lowered: usize) -> Pair<Work> {
    Pair::from_fn(|_| Work { parsed, lowered })
}

const C: &str = "static int twice(int x) { return x + x; }\n\
                 int f(int x) { return twice(x) + 1; }\n\
                 int g(int *p) { return *p; }\n\
                 int h(unsigned char *p) { return *p; }\n";

#[test]
fn one_function_of_c_is_parsed_and_lowered_once() {
    if tandem_compile::tools::clang().is_none() {
        eprintln!("not run: no clang");
        return;
    }
    let files = Files::new("c", "c", Pair::new(C, C));
    assert_eq!(files.work(Some("f"), 1), both(1, 1));
}

#[test]
fn a_file_of_c_is_parsed_once_and_each_function_lowered_once() {
    if tandem_compile::tools::clang().is_none() {
        eprintln!("not run: no clang");
        return;
    }
    let files = Files::new("many", "c", Pair::new(C, C));
    assert_eq!(files.work(None, 4), both(1, 4));
}

#[test]
fn one_method_of_java_is_parsed_and_lowered_once() {
    if tandem_compile::tools::javac().is_none() {
        eprintln!("not run: no javac");
        return;
    }
    // What library methods see, and messages of exceptions, are agreed on before anything is lowered.
    let text = "class A { int n; java.util.List<Object> list;\n\
                int f(int x) { n = x; list.add(this); if (x < 0) throw new IllegalStateException(\"a\" + x); return n; }\n\
                public String toString() { return \"A\" + n; } int g(int x) { return x; } }\n";
    let files = Files::new("java", "java", Pair::new(text, text));
    assert_eq!(files.work(Some("A.f"), 1), both(1, 1));
    assert_eq!(files.work(Some("A.g"), 1), both(1, 1));
}

#[test]
fn programs_in_the_ir_are_not_lowered() {
    let text = "func @f(x: i32) -> i32 {\n  exit return (x)\n}\n";
    let files = Files::new("tir", "tir", Pair::new(text, text));
    assert_eq!(files.work(Some("f"), 1), both(0, 0));
}
