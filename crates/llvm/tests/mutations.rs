//! Damaged modules never make the reader panic, hang, or give something that breaks the rules of the IR.
//!
//! The verifier runs as part of lowering; what it finds wrong with a damaged module is an error like any other here,
//! because LLVM's own reader would have refused such a module.

#[path = "native/random.rs"]
#[allow(dead_code)]
mod random;

use std::time::{Duration, Instant};

use random::Random;
use tandem_llvm::{Options, Origin, lower_module, required_memory};

const MODULES: [(&str, &str); 3] = [
    ("clang 14", include_str!("modules/sample.clang14.ll")),
    ("clang 19", include_str!("modules/sample.clang19.ll")),
    ("rustc", include_str!("modules/sample.rustc.ll")),
];

/// Rounds for each module; `TANDEM_MUTATIONS` asks for more.
fn rounds() -> u64 {
    std::env::var("TANDEM_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(150)
}

fn try_module(what: &str, text: &str) {
    let begun = Instant::now();
    let outcome = std::panic::catch_unwind(|| {
        let _ = required_memory(text);
        for origin in [Origin::C, Origin::Rust, Origin::Ir] {
            let _ = lower_module(text, &Options { origin, ..Options::default() });
        }
    });
    if outcome.is_err() {
        let path = std::env::temp_dir().join("tandem-mutation.ll");
        let _ = std::fs::write(&path, text);
        panic!("{what}: panicked; the module is in {}", path.display());
    }
    assert!(begun.elapsed() < Duration::from_secs(20), "{what}: took {:?}", begun.elapsed());
}

/// The part of a module that is not debug information, where damage matters most.
fn code_length(text: &str) -> usize {
    text.find("\nattributes #").unwrap_or(text.len())
}

#[test]
fn whole_modules_are_lowered() {
    for (name, text) in MODULES {
        let origin = if name == "rustc" { Origin::Rust } else { Origin::C };
        let lowered = lower_module(text, &Options { origin, ..Options::default() });
        let lowered = lowered.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(lowered.refused.is_empty(), "{name}: {:?}", lowered.refused);
        assert!(lowered.functions.len() >= 5, "{name}");
    }
}

#[test]
fn truncated_modules() {
    for (name, text) in MODULES {
        let mut random = Random::new(1);
        for round in 0..rounds() / 2 {
            let mut end = random.below(code_length(text));
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            try_module(&format!("{name}, truncated, round {round}"), &text[..end]);
        }
    }
}

#[test]
fn damaged_bytes() {
    for (name, text) in MODULES {
        let mut random = Random::new(2);
        for round in 0..rounds() {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..1 + random.below(6) {
                let place = random.below(code_length(text));
                let new = *random.pick(b"0123456789 ,()[]{}<>*%@!#=\"-xi:.ptr\n\x00\xff");
                match random.below(3) {
                    0 => bytes[place] = new,
                    1 => bytes.insert(place, new),
                    _ => {
                        bytes.remove(place);
                    }
                }
            }
            try_module(&format!("{name}, bytes, round {round}"), &String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn damaged_words() {
    for (name, text) in MODULES {
        let mut random = Random::new(3);
        let words: Vec<&str> = text[..code_length(text)].split_inclusive([' ', ',', '\n', '(', ')']).collect();
        for round in 0..rounds() {
            let mut damaged = words.clone();
            for _ in 0..1 + random.below(4) {
                let place = random.below(damaged.len());
                match random.below(4) {
                    0 => damaged[place] = words[random.below(words.len())],
                    1 => {
                        damaged.remove(place);
                    }
                    2 => damaged.insert(place, words[random.below(words.len())]),
                    _ => {
                        let other = random.below(damaged.len());
                        damaged.swap(place, other);
                    }
                }
            }
            try_module(&format!("{name}, words, round {round}"), &damaged.concat());
        }
    }
}

#[test]
fn damaged_lines() {
    for (name, text) in MODULES {
        let mut random = Random::new(4);
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for round in 0..rounds() {
            let mut damaged = lines.clone();
            for _ in 0..1 + random.below(3) {
                let place = random.below(damaged.len());
                match random.below(3) {
                    0 => {
                        damaged.remove(place);
                    }
                    1 => damaged.insert(place, lines[random.below(lines.len())]),
                    _ => {
                        let other = random.below(damaged.len());
                        damaged.swap(place, other);
                    }
                }
            }
            try_module(&format!("{name}, lines, round {round}"), &damaged.concat());
        }
    }
}
