//! The library of the JDK as an oracle: calls of its static methods as we model them, and its own class files as
//! programs, against the real JVM.
//!
//! `TANDEM_JDK_CALLS` says how often each method is called, `TANDEM_JVM_SEED` with which arguments.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeMap;

use support::random::Random;
use support::{Arg, Call, Interpreter, LibraryMethod, NoAnswer, Scratch};
use tandem_jvm::{JavaType, Lowered, MethodType, Options, lower_classes};

/// Classes whose public static methods are called from a class of ours, so that our models of them are tried.
const MODELLED: &[&str] = &[
    "java/lang/Math",
    "java/lang/StrictMath",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Short",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Boolean",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/String",
    "java/util/Arrays",
    "java/util/Objects",
];

/// Classes of the JDK that are lowered themselves, together, as someone's program would be. None that does unchecked
/// access to memory: with random arguments that would be the end of the JVM.
const LOWERED: &[&str] = &[
    "java/lang/Math",
    "java/lang/StrictMath",
    "java/lang/FdLibm",
    "java/lang/FdLibm$Cbrt",
    "java/lang/FdLibm$Hypot",
    "java/lang/FdLibm$Pow",
    "java/lang/FdLibm$Exp",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Short",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Boolean",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/StringLatin1",
    "java/lang/StringCoding",
    "java/util/Arrays",
    "java/util/ArrayList",
    "java/util/BitSet",
    "java/util/DualPivotQuicksort",
    "java/util/HashMap",
    "java/util/IdentityHashMap",
    "java/util/UUID",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/zip/CRC32C",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/math/MutableBigInteger",
    "java/math/BitSieve",
    "java/time/Year",
    "java/time/LocalDate",
    "jdk/internal/math/FDBigInteger",
    "jdk/internal/math/FloatingDecimal",
    "sun/security/provider/ByteArrayAccess",
    "sun/util/calendar/CalendarUtils",
    "sun/util/calendar/ZoneInfoFile",
    "sun/net/util/IPAddressUtil",
];

/// Texts that methods which read numbers care about.
const TEXTS: &[&str] = &[
    "",
    "0",
    "-0",
    "+7",
    "-",
    "+",
    "12",
    "2147483647",
    "2147483648",
    "-2147483648",
    "-2147483649",
    "4294967295",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "ff",
    "-7f",
    "0x1F",
    "#ff",
    "010",
    "zz",
    "1e3",
    "1.5",
    "NaN",
    "true",
    "TRUE",
    "tRuE",
    "false",
    " 1",
    "1 ",
    "a b",
    "x=1,y=2",
    "été",
];

fn number(random: &mut Random, ty: &JavaType) -> u64 {
    match ty {
        JavaType::Boolean => u64::from(random.one_in(2)),
        JavaType::Byte => u64::from(random.int() as u8),
        JavaType::Char if random.one_in(2) => 32 + random.below(96) as u64,
        JavaType::Char | JavaType::Short => u64::from(random.int() as u16),
        JavaType::Long => random.long() as u64,
        JavaType::Float => u64::from(tandem_interp::eval::from_f32(random.float()) as u32),
        JavaType::Double => tandem_interp::eval::from_f64(random.double()) as u64,
        _ => u64::from(random.int() as u32),
    }
}

fn argument(random: &mut Random, ty: &JavaType, earlier: &[(JavaType, Arg)]) -> Arg {
    match ty {
        JavaType::Array(_) | JavaType::Object(_) if random.one_in(20) => Arg::Null,
        JavaType::Array(element) => {
            let same = earlier.iter().position(|(other, arg)| other == ty && matches!(arg, Arg::Array(_)));
            match same {
                Some(position) if random.one_in(4) => Arg::Same(position),
                // Often what an earlier array has, so that comparing arrays is more than comparing first elements.
                Some(position) if random.one_in(2) => match &earlier[position].1 {
                    Arg::Array(elements) => Arg::Array(elements.clone()),
                    _ => Arg::Null,
                },
                _ => {
                    let length = if random.one_in(12) { 0 } else { 1 + random.below(9) };
                    Arg::Array((0..length).map(|_| number(random, element)).collect())
                }
            }
        }
        JavaType::Object(_) if random.one_in(2) => Arg::Text(random.pick(TEXTS).encode_utf16().collect()),
        JavaType::Object(_) => {
            let alphabet: Vec<u16> = "0123456789-+abfxz .".encode_utf16().collect();
            Arg::Text((0..random.below(7)).map(|_| *random.pick(&alphabet)).collect())
        }
        _ => Arg::Number(number(random, ty)),
    }
}

fn calls_of(random: &mut Random, class: &str, name: &str, descriptor: &str, count: usize) -> Vec<Call> {
    let ty = MethodType::parse(descriptor).unwrap();
    let count = if ty.params.is_empty() { 1 } else { count };
    (0..count)
        .map(|_| {
            let mut args: Vec<(JavaType, Arg)> = Vec::new();
            for param in &ty.params {
                let arg = argument(random, param, &args);
                args.push((param.clone(), arg));
            }
            Call {
                class: class.to_string(),
                method: name.to_string(),
                descriptor: descriptor.to_string(),
                args: args.into_iter().map(|(_, arg)| arg).collect(),
            }
        })
        .collect()
}

/// Compares answers, and fails if one differs.
fn compare(lowered: &Lowered, calls: &[Call], answers: &[String], title: &str) {
    let mut interpreter = Interpreter::new(lowered);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut compared: BTreeMap<&str, BTreeMap<(&str, &str), usize>> = BTreeMap::new();
    let mut without: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    let mut mismatches = Vec::new();
    for (call, expected) in calls.iter().zip(answers) {
        // What runs out of memory or stack, or is native, says nothing about the language.
        if expected.starts_with('X') {
            *counts.entry(expected.clone()).or_default() += 1;
            continue;
        }
        if expected.starts_with("T java/lang/OutOfMemoryError") {
            *counts.entry("out of memory".to_string()).or_default() += 1;
            continue;
        }
        if support::reads_unknown_statics(lowered, call) {
            *counts.entry("reads static fields that are inputs".to_string()).or_default() += 1;
            continue;
        }
        match interpreter.ask(call) {
            Ok(answer) => {
                *counts.entry("compared".to_string()).or_default() += 1;
                if expected.starts_with('T') {
                    *counts.entry("of them exceptions".to_string()).or_default() += 1;
                }
                *compared.entry(&call.class).or_default().entry((&call.method, &call.descriptor)).or_default() += 1;
                if answer != *expected {
                    mismatches.push(format!("{call:?}\n  jvm    {expected}\n  tandem {answer}"));
                }
            }
            Err(NoAnswer::Missing) => *counts.entry("refused".to_string()).or_default() += 1,
            Err(reason) => {
                let method = format!("{}.{}{}", call.class, call.method, call.descriptor);
                *without.entry(format!("{reason:?}")).or_default().entry(method).or_default() += 1;
            }
        }
    }
    println!("{title}: {counts:#?}");
    println!("methods compared by class:");
    for (class, methods) in &compared {
        println!("  {:4} {class}", methods.len());
    }
    println!("  {:4} in all", compared.values().map(BTreeMap::len).sum::<usize>());
    for (reason, methods) in &without {
        let some: Vec<&String> = methods.keys().take(12).collect();
        println!("no answer ({reason}): {} calls, {some:?}", methods.values().sum::<usize>());
    }
    let first: Vec<String> = mismatches.iter().take(12).map(|text| text.chars().take(700).collect()).collect();
    assert!(mismatches.is_empty(), "{} mismatches, first:\n{}", mismatches.len(), first.join("\n"));
}

fn print_refusals(lowered: &Lowered, is_wanted: impl Fn(&str) -> bool) {
    let mut reasons: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for refusal in lowered.refused.iter().filter(|refusal| is_wanted(&refusal.name)) {
        let reason = match &refusal.error {
            tandem_jvm::Error::Unsupported { what, .. } => what.rsplit(": ").next().unwrap_or(what).to_string(),
            other => other.to_string(),
        };
        reasons.entry(reason).or_default().push(&refusal.name);
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
    println!("refused, by construct:");
    for (reason, names) in reasons {
        println!("  {:4} {reason}   ({})", names.len(), names[0]);
    }
}

#[test]
fn models_of_library_methods_do_what_the_library_does() {
    if !support::has_jdk() {
        return;
    }
    let count = support::count_from_environment("TANDEM_JDK_CALLS", 12);
    let mut random = Random::new(support::count_from_environment("TANDEM_JVM_SEED", 1) as u64);
    let scratch = Scratch::new("models");
    let methods: Vec<LibraryMethod> =
        support::list_library(&scratch.0, MODELLED).into_iter().filter(|method| method.is_public).collect();
    let mut sources = BTreeMap::new();
    let mut calls = Vec::new();
    for (index, method) in methods.iter().enumerate() {
        // Random numbers and times are not functions of the arguments.
        if method.name == "random" {
            continue;
        }
        let ty = MethodType::parse(&method.descriptor).unwrap();
        let wrapper = format!("Call{}", method.class.rsplit('/').next().unwrap());
        let params: Vec<String> =
            ty.params.iter().enumerate().map(|(place, param)| format!("{} a{place}", java_name(param))).collect();
        let args: Vec<String> = (0..ty.params.len()).map(|place| format!("a{place}")).collect();
        let (result, returns) = match &ty.result {
            Some(result) => (java_name(result), "return "),
            None => ("void".to_string(), ""),
        };
        let source = sources.entry(wrapper.clone()).or_insert_with(|| format!("public class {wrapper} {{\n"));
        source.push_str(&format!(
            "  public static {result} m{index}_{}({}) {{ {returns}{}.{}({}); }}\n",
            method.name,
            params.join(", "),
            method.class.replace('/', "."),
            method.name,
            args.join(", "),
        ));
        let name = format!("m{index}_{}", method.name);
        calls.extend(calls_of(&mut random, &wrapper, &name, &method.descriptor, count));
    }
    let sources: Vec<(String, String)> =
        sources.into_iter().map(|(name, text)| (format!("{name}.java"), text + "}\n")).collect();
    let folder = scratch.0.join("classes");
    support::compile(&folder, &sources);
    let answers = support::ask_jvm(&scratch.0, &folder, &calls, &["-Xmx64m".to_string()]);
    let files: Vec<Vec<u8>> = support::class_files(&folder).into_iter().map(|(_, bytes)| bytes).collect();
    let lowered = lower_classes(&files, &Options::default()).unwrap();
    tandem_ir::verify_module(&lowered.module).unwrap();
    print_refusals(&lowered, |name| !name.contains("<init>"));
    compare(&lowered, &calls, &answers, "models of the library");
}

fn java_name(ty: &JavaType) -> String {
    match ty {
        JavaType::Boolean => "boolean".to_string(),
        JavaType::Byte => "byte".to_string(),
        JavaType::Char => "char".to_string(),
        JavaType::Short => "short".to_string(),
        JavaType::Int => "int".to_string(),
        JavaType::Long => "long".to_string(),
        JavaType::Float => "float".to_string(),
        JavaType::Double => "double".to_string(),
        JavaType::Object(name) => name.replace('/', "."),
        JavaType::Array(element) => format!("{}[]", java_name(element)),
    }
}

#[test]
fn lowered_library_classes_do_what_they_do_in_the_jvm() {
    if !support::has_jdk() {
        return;
    }
    let count = support::count_from_environment("TANDEM_JDK_CALLS", 6);
    let mut random = Random::new(support::count_from_environment("TANDEM_JVM_SEED", 1) as u64 + 77);
    let scratch = Scratch::new("library");
    let mut options: Vec<String> = [
        "java.lang",
        "java.util",
        "java.util.zip",
        "java.util.concurrent",
        "java.math",
        "java.time",
        "java.nio",
        "jdk.internal.util",
        "jdk.internal.math",
        "sun.security.provider",
        "sun.util.calendar",
        "sun.net.util",
    ]
    .iter()
    .map(|package| format!("--add-opens=java.base/{package}=ALL-UNNAMED"))
    .collect();
    options.extend(["-Xmx64m".to_string(), "-Xint".to_string()]);
    let methods = support::list_library(&scratch.0, LOWERED);
    let files = support::dump_library(&scratch.0, LOWERED);
    let lowered = lower_classes(&files, &Options::default()).unwrap();
    tandem_ir::verify_module(&lowered.module).unwrap();
    let mut calls = Vec::new();
    for method in &methods {
        if matches!(method.name.as_str(), "random" | "randomUUID" | "updateBytes" | "updateDirectByteBuffer") {
            continue;
        }
        calls.extend(calls_of(&mut random, &method.class, &method.name, &method.descriptor, count));
    }
    let empty = scratch.0.join("none");
    std::fs::create_dir_all(&empty).unwrap();
    let answers = support::ask_jvm(&scratch.0, &empty, &calls, &options);
    println!("{} static methods over numbers, strings and arrays", methods.len());
    let wanted: Vec<String> =
        methods.iter().map(|method| format!("{}.{}", method.class.replace('/', "."), method.name)).collect();
    print_refusals(&lowered, |name| wanted.iter().any(|wanted| name.starts_with(wanted.as_str())));
    compare(&lowered, &calls, &answers, "classes of the library");
}
