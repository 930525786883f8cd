//! The interpreter on lowered classes against the real JVM on the same classes.

mod support;

use std::collections::BTreeMap;

use support::generator::{self, Kind, Param};
use support::random::Random;
use support::{Arg, Call, Interpreter, NoAnswer, Scratch};
use tandem_jvm::{Options, lower_classes};

/// Methods in one class, and calls of one method.
const METHODS: usize = 25;
const CALLS: usize = 12;

fn argument(random: &mut Random, param: Param, earlier: &[(Param, Arg)]) -> Arg {
    let bits = |random: &mut Random, kind: Kind| match kind {
        Kind::Boolean => u64::from(random.one_in(2)),
        Kind::Byte => u64::from(random.int() as u8),
        Kind::Char | Kind::Short => u64::from(random.int() as u16),
        Kind::Int => u64::from(random.int() as u32),
        Kind::Long => random.long() as u64,
        Kind::Float => u64::from(tandem_interp::eval::from_f32(random.float()) as u32),
        Kind::Double => tandem_interp::eval::from_f64(random.double()) as u64,
    };
    match param {
        Param::Number(kind) => Arg::Number(bits(random, kind)),
        Param::Array(_) if random.one_in(20) => Arg::Null,
        Param::Array(kind) => {
            let same = earlier.iter().position(|(other, arg)| *other == param && matches!(arg, Arg::Array(_)));
            match same {
                Some(position) if random.one_in(3) => Arg::Same(position),
                _ => Arg::Array(
                    (0..if random.one_in(12) { 0 } else { 1 + random.below(6) }).map(|_| bits(random, kind)).collect(),
                ),
            }
        }
        Param::Text if random.one_in(15) => Arg::Null,
        Param::Text => {
            let alphabet: Vec<u16> = "ab 01-é".encode_utf16().collect();
            Arg::Text((0..random.below(6)).map(|_| *random.pick(&alphabet)).collect())
        }
    }
}

#[test]
fn generated_methods_do_what_the_jvm_does() {
    if !support::has_jdk() {
        return;
    }
    let count = support::count_from_environment("TANDEM_JVM_METHODS", 100);
    let seed = support::count_from_environment("TANDEM_JVM_SEED", 1) as u64;
    let with_text = std::env::var("TANDEM_JVM_NO_TEXT").is_err();
    let scratch = Scratch::new("generated");
    let folder = scratch.0.join("classes");
    let classes: Vec<generator::Class> = (0..count.div_ceil(METHODS))
        .map(|index| generator::class(&format!("G{index}"), METHODS, seed * 1000 + index as u64, with_text))
        .collect();
    let sources: Vec<(String, String)> =
        classes.iter().map(|class| (format!("{}.java", class.name), class.source.clone())).collect();
    support::compile(&folder, &sources);
    let mut random = Random::new(seed ^ 0x5eed);
    let mut calls = Vec::new();
    for class in &classes {
        for method in &class.methods {
            for _ in 0..CALLS {
                let mut args: Vec<(Param, Arg)> = Vec::new();
                for &param in &method.params {
                    let arg = argument(&mut random, param, &args);
                    args.push((param, arg));
                }
                calls.push(Call {
                    class: class.name.clone(),
                    method: method.name.clone(),
                    descriptor: method.descriptor(),
                    args: args.into_iter().map(|(_, arg)| arg).collect(),
                });
            }
        }
    }
    let answers = support::ask_jvm(&scratch.0, &folder, &calls, &[]);
    let files = support::class_files(&folder);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut mismatches = Vec::new();
    let mut position = 0;
    for class in &classes {
        let own: Vec<Vec<u8>> = files
            .iter()
            .filter(|(name, _)| {
                *name == format!("{}.class", class.name) || name.starts_with(&format!("{}$", class.name))
            })
            .map(|(_, bytes)| bytes.clone())
            .collect();
        let lowered = lower_classes(&own, &Options::default()).unwrap();
        tandem_ir::verify_module(&lowered.module).unwrap();
        for refusal in &lowered.refused {
            *counts.entry(format!("refused: {}", refusal.error)).or_default() += 1;
        }
        let mut interpreter = Interpreter::new(&lowered);
        for _ in 0..METHODS * CALLS {
            let (call, expected) = (&calls[position], &answers[position]);
            position += 1;
            if expected.starts_with('X') {
                *counts.entry(format!("oracle: {expected}")).or_default() += 1;
                continue;
            }
            match interpreter.ask(call) {
                Ok(answer) => {
                    *counts.entry("compared".to_string()).or_default() += 1;
                    if expected.starts_with('T') {
                        *counts.entry("of them exceptions".to_string()).or_default() += 1;
                    }
                    if answer != *expected {
                        mismatches.push(format!("{call:?}\n  jvm    {expected}\n  tandem {answer}"));
                    }
                }
                Err(NoAnswer::Other(what)) if what != "StackOverflow" => {
                    mismatches.push(format!("{call:?}\n  jvm    {expected}\n  tandem {what}"));
                }
                Err(reason) => *counts.entry(format!("{reason:?}")).or_default() += 1,
            }
        }
    }
    println!("{} methods: {counts:#?}", classes.len() * METHODS);
    if !mismatches.is_empty() {
        let keep = std::env::temp_dir().join("tandem-jvm-mismatch");
        let _ = std::fs::create_dir_all(&keep);
        sources.iter().for_each(|(name, text)| std::fs::write(keep.join(name), text).unwrap());
    }
    let first: Vec<String> = mismatches.iter().take(3).map(|text| text.chars().take(1500).collect()).collect();
    assert!(mismatches.is_empty(), "{} mismatches, first:\n{}", mismatches.len(), first.join("\n"));
}
