//! Damaged modules never make the reader panic, hang, or give something that breaks the rules of the IR.
//!
//! The verifier runs as part of lowering; what it finds wrong with a damaged module is an error like any other here,
//! because LLVM's own reader would have refused such a module.

#[path = "native/random.rs"]
#[allow(dead_code)]
mod random;

use std::time::{Duration, Instant};

use random::Random;
use tandem_llvm::{Options, Origin, lower_module};

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

fn truncated(text: &str, random: &mut Random) -> String {
    let mut end = random.below(code_length(text));
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].to_owned()
}

fn with_damaged_bytes(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + random.below(6) {
        let place = random.below(code_length(text).min(bytes.len()));
        let new = *random.pick(b"0123456789 ,()[]{}<>*%@!#=\"-xi:.ptr\n\x00\xff");
        match random.below(3) {
            0 => bytes[place] = new,
            1 => bytes.insert(place, new),
            _ => {
                bytes.remove(place);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn with_damaged_words(text: &str, random: &mut Random) -> String {
    let words: Vec<&str> = text[..code_length(text)].split_inclusive([' ', ',', '\n', '(', ')']).collect();
    shuffled(&words, 1 + random.below(4), random)
}

fn with_damaged_lines(text: &str, random: &mut Random) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    shuffled(&lines, 1 + random.below(3), random)
}

/// Pieces of a text, some of them replaced, removed, repeated or exchanged.
fn shuffled(pieces: &[&str], times: usize, random: &mut Random) -> String {
    let mut damaged = pieces.to_vec();
    for _ in 0..times {
        let place = random.below(damaged.len());
        match random.below(4) {
            0 => damaged[place] = pieces[random.below(pieces.len())],
            1 => {
                damaged.remove(place);
            }
            2 => damaged.insert(place, pieces[random.below(pieces.len())]),
            _ => {
                let other = random.below(damaged.len());
                damaged.swap(place, other);
            }
        }
    }
    damaged.concat()
}

type Damage = fn(&str, &mut Random) -> String;

const DAMAGES: [(&str, Damage); 4] = [
    ("truncated", truncated),
    ("bytes", with_damaged_bytes),
    ("words", with_damaged_words),
    ("lines", with_damaged_lines),
];

fn try_damage(number: usize) {
    let (kind, damage) = DAMAGES[number];
    for (name, text) in MODULES {
        let mut random = Random::new(number as u64 + 1);
        for round in 0..rounds() {
            try_module(&format!("{name}, {kind}, round {round}"), &damage(text, &mut random));
        }
    }
}

#[test]
fn truncated_modules() {
    try_damage(0);
}

#[test]
fn damaged_bytes() {
    try_damage(1);
}

#[test]
fn damaged_words() {
    try_damage(2);
}

#[test]
fn damaged_lines() {
    try_damage(3);
}

/// Every kind of damage, several on top of each other, for as many minutes as `TANDEM_FUZZ_MINUTES` says.
#[test]
fn damaged_for_minutes() {
    let Some(minutes) = std::env::var("TANDEM_FUZZ_MINUTES").ok().and_then(|text| text.parse::<u64>().ok()) else {
        return;
    };
    let seed = std::env::var("TANDEM_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut random = Random::new(seed);
    let begun = Instant::now();
    let mut count = 0u64;
    while begun.elapsed() < Duration::from_secs(60 * minutes) {
        let (name, text) = *random.pick(&MODULES);
        let mut damaged = text.to_owned();
        for _ in 0..1 + random.below(3) {
            if damaged.len() < 100 {
                break;
            }
            let (_, damage) = *random.pick(&DAMAGES);
            damaged = damage(&damaged, &mut random);
        }
        try_module(&format!("{name}, module {count} of seed {seed}"), &damaged);
        count += 1;
    }
    println!("{count} damaged modules in {minutes} minutes, no panic");
}
