//! Hand-written methods for everything about Java that is easy to get wrong, against the real JVM.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::random::Random;
use support::{Arg, Call, Interpreter, NoAnswer, Scratch};
use tandem_jvm::{JavaType, Lowered, MethodType, Options, lower_classes};

/// Methods that are refused today; the test fails when one is accepted, too.
const REFUSED: &[&str] = &[];

/// Methods that read static fields of which we do not know what the initialiser puts there.
const INPUTS: &[&str] = &["configSize", "greeting"];

fn argument(random: &mut Random, ty: &JavaType, earlier: &[(JavaType, Arg)]) -> Option<Arg> {
    Some(match ty {
        JavaType::Boolean => Arg::Number(u64::from(random.one_in(2))),
        JavaType::Byte => Arg::Number(u64::from(random.int() as u8)),
        JavaType::Char if random.one_in(2) => Arg::Number(90 + random.below(40) as u64),
        JavaType::Char | JavaType::Short => Arg::Number(u64::from(random.int() as u16)),
        JavaType::Int => Arg::Number(u64::from(random.int() as u32)),
        JavaType::Long => Arg::Number(random.long() as u64),
        JavaType::Float => Arg::Number(u64::from(tandem_interp::eval::from_f32(random.float()) as u32)),
        JavaType::Double => Arg::Number(tandem_interp::eval::from_f64(random.double()) as u64),
        JavaType::Array(_) if random.one_in(15) => Arg::Null,
        JavaType::Array(element) => {
            let same = earlier.iter().position(|(other, arg)| other == ty && matches!(arg, Arg::Array(_)));
            match same {
                Some(position) if random.one_in(3) => Arg::Same(position),
                _ => {
                    let length = random.below(7);
                    let mut bits = |_| match argument(random, element, &[]) {
                        Some(Arg::Number(bits)) => bits,
                        _ => 0,
                    };
                    Arg::Array((0..length).map(&mut bits).collect())
                }
            }
        }
        JavaType::Object(name) if &**name == "java/lang/String" => match random.below(12) {
            0 => Arg::Null,
            1 => Arg::Text("hello".encode_utf16().collect()),
            2 => Arg::Text(random.pick(&["Aa", "BB", "C#", "12", " ", "ab", "true"]).encode_utf16().collect()),
            _ => {
                let alphabet: Vec<u16> = "ab q1-".encode_utf16().collect();
                Arg::Text((0..random.below(5)).map(|_| *random.pick(&alphabet)).collect())
            }
        },
        JavaType::Object(_) => Arg::Null,
    })
}

#[test]
fn traps_are_avoided() {
    if !support::has_jdk() {
        return;
    }
    let count = support::count_from_environment("TANDEM_JVM_CALLS", 25);
    let mut random = Random::new(support::count_from_environment("TANDEM_JVM_SEED", 1) as u64);
    let scratch = Scratch::new("traps");
    let folder = scratch.0.join("classes");
    let source = include_str!("support/Traps.java").to_string();
    support::compile(&folder, &[("Traps.java".to_string(), source)]);
    let files: Vec<Vec<u8>> = support::class_files(&folder).into_iter().map(|(_, bytes)| bytes).collect();
    let lowered = lower_classes(&files, &Options::default()).unwrap();
    tandem_ir::verify_module(&lowered.module).unwrap();
    let is_ours = |name: &str| {
        let plain = name.split('(').next().unwrap();
        plain.strip_prefix("Traps.").filter(|rest| !rest.contains(['.', '$', '<'])).map(str::to_string)
    };
    let mut refused: Vec<String> = lowered.refused.iter().filter_map(|refusal| is_ours(&refusal.name)).collect();
    refused.sort();
    for refusal in lowered.refused.iter().filter(|refusal| is_ours(&refusal.name).is_some()) {
        println!("refused {}: {}", refusal.name, refusal.error);
    }
    let mut calls = Vec::new();
    for (_, facts) in lowered.methods.iter() {
        if facts.class != "Traps" || facts.has_receiver || facts.name.contains(['$', '<']) {
            continue;
        }
        let ty = MethodType::parse(&facts.descriptor).unwrap();
        // What only other methods can call.
        let is_callable = |param: &JavaType| match param {
            JavaType::Object(name) => matches!(&**name, "java/lang/String" | "java/lang/Object" | "java/lang/Boolean"),
            _ => true,
        };
        if !ty.params.iter().all(is_callable) {
            continue;
        }
        for _ in 0..if ty.params.is_empty() { 1 } else { count } {
            let mut args: Vec<(JavaType, Arg)> = Vec::new();
            for param in &ty.params {
                let arg = argument(&mut random, param, &args).unwrap();
                args.push((param.clone(), arg));
            }
            calls.push(Call {
                class: facts.class.clone(),
                method: facts.name.clone(),
                descriptor: facts.descriptor.clone(),
                args: args.into_iter().map(|(_, arg)| arg).collect(),
            });
        }
    }
    let answers = support::ask_jvm(&scratch.0, &folder, &calls, &[]);
    compare(&lowered, &calls, &answers, false);
    // And again in the form in which programs are compared.
    let mut normalized = lowered.clone();
    tandem_passes::normalize(&mut normalized.module, &tandem_passes::NormalizeOptions::default());
    tandem_ir::verify_module(&normalized.module).unwrap();
    compare(&normalized, &calls, &answers, true);
    assert_eq!(refused, REFUSED, "what is refused");
}

fn compare(lowered: &Lowered, calls: &[Call], answers: &[String], is_normalized: bool) {
    let mut interpreter = Interpreter::new(lowered);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut mismatches: BTreeMap<String, String> = BTreeMap::new();
    let mut inputs: BTreeSet<&str> = BTreeSet::new();
    for (call, expected) in calls.iter().zip(answers) {
        if support::reads_unknown_statics(lowered, call) {
            inputs.insert(&call.method);
            continue;
        }
        match interpreter.ask(call) {
            Ok(answer) if answer == *expected => *counts.entry("same".to_string()).or_default() += 1,
            Ok(answer) => {
                mismatches.insert(
                    call.method.clone(),
                    format!("{}{:?}\n  jvm    {expected}\n  tandem {answer}", call.method, call.args),
                );
            }
            Err(NoAnswer::Other(what)) if what != "StackOverflow" => {
                mismatches.insert(
                    call.method.clone(),
                    format!("{}{:?}\n  jvm    {expected}\n  tandem {what}", call.method, call.args),
                );
            }
            Err(reason) => *counts.entry(format!("{reason:?} {}", call.method)).or_default() += 1,
        }
    }
    println!("{counts:#?}");
    let all: Vec<String> = mismatches.into_values().collect();
    assert!(all.is_empty(), "{} methods differ:\n{}", all.len(), all.join("\n"));
    if !is_normalized {
        assert_eq!(inputs.into_iter().collect::<Vec<_>>(), INPUTS, "what is an input");
    }
}
