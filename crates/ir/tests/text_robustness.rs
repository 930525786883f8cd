//! Whatever the text is, the parser answers with a module or an error, and soon.
//!
//! The fuzz targets under `fuzz/` have the same properties as their oracle; these are the small runs of every day.
//! `TANDEM_FUZZ_MINUTES` makes the damaging loop go on for so long, with a seed from `TANDEM_FUZZ_SEED`.

use std::path::Path;
use std::time::{Duration, Instant};

use tandem_ir::text::{in_text_order, parse_module, parse_module_unverified, print_module};
use tandem_ir::{Module, verify_module};

/// A small generator of numbers, the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

/// What must hold of every text.
fn check(text: &str) {
    // Printing must not fail either, whatever the parser let through.
    if let Ok(module) = parse_module_unverified(text) {
        let _ = print_module(&module);
        let _ = verify_module(&module);
    }
    match parse_module(text) {
        Ok(module) => check_round_trip(&module, text),
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.message.is_empty()),
    }
}

fn check_round_trip(module: &Module, text: &str) {
    assert_eq!(*module, in_text_order(module), "not in the order of the text\n{text}");
    let printed = print_module(module);
    match parse_module(&printed) {
        Ok(again) => {
            assert_eq!(again, *module, "printed\n{printed}\nof\n{text}");
            assert_eq!(print_module(&again), printed);
        }
        Err(error) => panic!("{error} in\n{printed}\nof\n{text}"),
    }
}

fn programs() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of programs is part of the sources")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tir"))
        .collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("the program can be read")).collect()
}

#[test]
fn random_bytes_never_panic() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let alphabet = b"abv01.9 \t\r\n\n\"\\@(){}[],;:=!?-->/u{1}\xc3\xa9\x00funcregionexit";
    for _ in 0..3000 {
        let length = random.below(200);
        let bytes: Vec<u8> = (0..length)
            .map(|_| if random.below(4) == 0 { random.next() as u8 } else { alphabet[random.below(alphabet.len())] })
            .collect();
        check(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn damaged_programs_never_panic() {
    let programs = programs();
    let words: Vec<&str> =
        programs.iter().flat_map(|text| text.split_inclusive([' ', '\n', '(', ')', ',', '.'])).collect();
    let minutes = std::env::var("TANDEM_FUZZ_MINUTES").ok().map_or(0, |text| text.parse().expect("it is a number"));
    let seed = std::env::var("TANDEM_FUZZ_SEED").ok().map_or(0, |text| text.parse::<u64>().expect("it is a number"));
    let mut random = Random(0x2545_f491_4f6c_dd1d ^ seed);
    let begun = Instant::now();
    let mut count = 0_u64;
    loop {
        for program in &programs {
            for _ in 0..60 {
                let mut text = program.clone();
                for _ in 0..=random.below(4) {
                    text = damage(&text, &words, &mut random);
                }
                check(&text);
                count += 1;
            }
        }
        if begun.elapsed() >= Duration::from_secs(60 * minutes) {
            break;
        }
    }
    println!("{count} damaged programs");
}

/// The text with a piece deleted, repeated, moved or replaced.
fn damage(text: &str, words: &[&str], random: &mut Random) -> String {
    let boundary = |mut at: usize| {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = boundary(random.below(text.len() + 1));
    let end = boundary((start + random.below(12)).min(text.len())).max(start);
    let word = words[random.below(words.len())];
    match random.below(6) {
        0 => format!("{}{}", &text[..start], &text[end..]),
        1 => format!("{}{}", &text[..end], &text[start..]),
        2 => format!("{}{word}{}", &text[..start], &text[start..]),
        3 => format!("{}{word}{}", &text[..start], &text[end..]),
        4 => {
            // Two lines change places.
            let mut lines: Vec<&str> = text.split('\n').collect();
            let (a, b) = (random.below(lines.len()), random.below(lines.len()));
            lines.swap(a, b);
            lines.join("\n")
        }
        _ => {
            // One word in place of another of the same text.
            let own: Vec<&str> = text.split([' ', '\n', ',', '(', ')']).filter(|word| !word.is_empty()).collect();
            if own.is_empty() {
                return text.to_owned();
            }
            let (from, to) = (own[random.below(own.len())], own[random.below(own.len())]);
            text.replacen(from, to, 1 + random.below(2))
        }
    }
}

/// Texts that grow in one way each, of about this many bytes.
fn large_texts(bytes: usize) -> Vec<(&'static str, String)> {
    let numbered = |line: &dyn Fn(usize) -> String| {
        let mut text = String::new();
        let mut number = 0;
        while text.len() < bytes {
            text += &line(number);
            number += 1;
        }
        (text, number)
    };
    let (adds, _) = numbered(&|number| format!("  x.{} = add x.{number}, n\n", number + 1));
    let (reversed, count) =
        numbered(&|number| format!("b{number}:\n  x{number} = add x{}, n\n  jump out\n", number + 1));
    let (ladder, _) = numbered(&|number| format!("  branch b, out, b{number}\nb{number}:\n"));
    let (loops, _) = numbered(&|number| format!("b{number}:\n  branch b, b{}, b{}\n", number / 2, number + 1));
    let (functions, _) = numbered(&|number| format!("func @f{number}(n: i32) -> i32 {{ exit return (n) }}\n"));
    let (contents, _) = numbered(&|number| format!("{number}: {}, ", number % 1000));
    let (stores, _) = numbered(&|number| format!("  m.{} = store m.{number}[p], n\n", number + 1));
    let (params, _) = numbered(&|number| format!("p{number}: i32, "));
    let (cases, _) = numbered(&|number| format!("    {number}: b1\n"));
    let (regions, _) = numbered(&|number| format!("region @r{number}: [] -> i32 shared\n"));
    let mut texts = vec![
        ("additions", format!("func @f(n: i32, x.0: i32) {{\n{adds}  exit return\n}}\n")),
        (
            "forward references",
            format!("func @f(n: i32) {{\n  jump b0\n{reversed}out:\n  x{count}: i32 = const 0\n  exit return\n}}\n"),
        ),
        ("a ladder of branches", format!("func @f(b: bool) {{\n{ladder}  jump out\nout:\n  exit return\n}}\n")),
        ("tangled loops", format!("func @f(b: bool) {{\n  jump b0\n{loops}}}\n")),
        ("functions", functions),
        ("a table", format!("region @t: [i64] -> i32 constant {{ {contents} }}\n")),
        (
            "stores",
            format!("region @m: [ptr] -> i32 shared\nfunc @f(n: i32, p: ptr; m.0: @m) {{\n{stores}  exit return\n}}\n"),
        ),
        ("parameters", format!("func @f({params}) {{ exit return }}\n")),
        ("cases", format!("func @f(n: i32) {{\n  switch n {{\n{cases}    default: b1\n  }}\nb1:\n  exit return\n}}\n")),
        ("regions", regions),
    ];
    for piece in
        ["(", "{", "[", "\n", " ", "\"", "\\", "\"\\u{", "a", "a.", "@a ", "func ", "// ", "-", "1", "é", "x:\n", "}"]
    {
        texts.push(("a repeated piece", piece.repeat(bytes / piece.len())));
        texts.push(("a repeated piece in a function", format!("func @f() {{\n{}", piece.repeat(bytes / piece.len()))));
        texts.push(("a repeated piece in a string", format!("file \"{}", piece.repeat(bytes / piece.len()))));
    }
    texts
}

#[test]
fn large_texts_are_answered_soon() {
    for (what, text) in large_texts(200_000) {
        let start = Instant::now();
        check(&text);
        assert!(start.elapsed() < Duration::from_secs(10), "{what}: {:?}", start.elapsed());
    }
}

/// Run with `--release -- --ignored --nocapture` to see the times for texts of 50 MB.
#[test]
#[ignore = "takes minutes and gigabytes"]
fn huge_texts_are_answered_within_seconds() {
    for (what, text) in large_texts(50_000_000) {
        let start = Instant::now();
        let answer = parse_module(&text).map(|_| "a module").map_err(|error| error.to_string());
        println!("{:6.2} s  {what} ({:?}): {answer:?}", start.elapsed().as_secs_f64(), &text[..10]);
    }
}
