//! Damaged class files and jars: an error or a lowered program that the verifier accepts, never a panic, never
//! memory or time without bound.
//!
//! `TANDEM_FUZZ_MINUTES` says how long to go on; without it a few thousand inputs are tried. `TANDEM_JVM_SEED` says with
//! which. What breaks the property is kept in the folder for temporary files.

#![allow(clippy::unwrap_used)]

mod support;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use support::Scratch;
use support::generator;
use support::random::Random;
use tandem_jvm::{JarLimits, Options, lower_classes, read_jar};

/// Most memory that this process may ever have needed, in KiB: far more than any honest input needs.
const MOST_MEMORY: u64 = 2 << 20;
/// Most time for one input, on a busy machine.
const MOST_TIME: Duration = Duration::from_secs(20);

/// Lowers whatever the bytes are.
fn lower(bytes: &[u8]) -> bool {
    match lower_classes(&[bytes.to_vec()], &Options::default()) {
        Ok(lowered) => {
            tandem_ir::verify_module(&lowered.module).expect("accepted programs are verified");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

fn read_and_lower(bytes: &[u8]) -> bool {
    let limits = JarLimits { entries: 1000, class_bytes: 1 << 20, total_bytes: 8 << 20 };
    match read_jar(bytes, limits) {
        Ok(classes) => {
            let classes: Vec<Vec<u8>> = classes.into_iter().map(|(_, bytes)| bytes).collect();
            lower_classes(&classes, &Options::default()).is_ok()
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// Damages bytes in one of the ways that break readers: flipped bits, absurd counts, missing and repeated parts.
fn damage(random: &mut Random, bytes: &mut Vec<u8>, others: &[Vec<u8>]) {
    for _ in 0..1 + random.below(4) {
        if bytes.is_empty() {
            return;
        }
        let place = random.below(bytes.len());
        match random.below(9) {
            0 => bytes[place] ^= 1 << random.below(8),
            1 => bytes[place] = random.bits() as u8,
            2 => bytes[place] = *random.pick(&[0, 1, 0x7f, 0x80, 0xff]),
            3 => bytes.truncate(place),
            4 => {
                let count = random.pick(&[0u32, 1, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff]).to_be_bytes();
                let width = *random.pick(&[2, 4]);
                let end = (place + width).min(bytes.len());
                let part = &count[4 - (end - place).min(4)..];
                bytes[place..end].copy_from_slice(part);
            }
            5 => {
                let end = (place + 1 + random.below(16)).min(bytes.len());
                bytes.drain(place..end);
            }
            6 => {
                let end = (place + 1 + random.below(16)).min(bytes.len());
                let part = bytes[place..end].to_vec();
                bytes.splice(place..place, part);
            }
            7 => {
                // Two numbers swapped: indices into the pool that point to another kind of thing.
                let other = random.below(bytes.len());
                bytes.swap(place, other);
            }
            _ => {
                let other = random.pick(others);
                let start = random.below(other.len().max(1));
                let end = (start + random.below(64)).min(other.len());
                let part = &other[start..end];
                let end = (place + part.len()).min(bytes.len());
                let length = end - place;
                bytes[place..end].copy_from_slice(&part[..length]);
            }
        }
    }
}

/// The most memory that this process ever had, in KiB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().split(' ').next()).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Tries damaged inputs until the count or the time is used up.
fn try_damaged(name: &str, seeds: &[Vec<u8>], count: usize, share: f64, attempt: fn(&[u8]) -> bool) {
    let minutes = support::count_from_environment("TANDEM_FUZZ_MINUTES", 0) as f64 * share;
    let mut random = Random::new(support::count_from_environment("TANDEM_JVM_SEED", 1) as u64 ^ 0xda3a9ed);
    let start = Instant::now();
    let (mut tried, mut accepted, mut slowest) = (0usize, 0usize, Duration::ZERO);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let mut broken = None;
    while (minutes == 0.0 && tried < count) || start.elapsed().as_secs_f64() < minutes * 60.0 {
        let mut bytes = random.pick(seeds).clone();
        damage(&mut random, &mut bytes, seeds);
        let before = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| attempt(&bytes)));
        let time = before.elapsed();
        slowest = slowest.max(time);
        tried += 1;
        accepted += usize::from(matches!(outcome, Ok(true)));
        let panic = outcome.err().map(|panic| {
            let text = panic.downcast_ref::<String>().cloned();
            text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default()
        });
        let reason = match panic {
            Some(text) => Some(format!("a panic: {text}")),
            None if time > MOST_TIME => Some(format!("{time:?}")),
            None if tried % 64 == 0 && peak_memory() > MOST_MEMORY => Some(format!("{} KiB", peak_memory())),
            None => None,
        };
        if let Some(reason) = reason {
            let keep = std::env::temp_dir().join(format!("tandem-damaged-{name}-{}", std::process::id()));
            let _ = std::fs::write(&keep, &bytes);
            broken = Some(format!("{reason} on {}", keep.display()));
            break;
        }
    }
    std::panic::set_hook(hook);
    println!(
        "{name}: {tried} damaged inputs in {:.0?}, {accepted} accepted all the same, slowest {slowest:.0?}, \
         peak memory {} MiB",
        start.elapsed(),
        peak_memory() >> 10
    );
    assert!(broken.is_none(), "{}", broken.unwrap_or_default());
}

fn class_seeds() -> Vec<Vec<u8>> {
    let scratch = Scratch::new("damaged");
    let folder = scratch.0.join("classes");
    let mut sources: Vec<(String, String)> = (0..4)
        .map(|index| generator::class(&format!("G{index}"), 8, 900 + index, true))
        .map(|class| (format!("{}.java", class.name), class.source))
        .collect();
    sources.push(("Various.java".to_string(), include_str!("support/Various.java").to_string()));
    support::compile(&folder, &sources);
    support::class_files(&folder).into_iter().map(|(_, bytes)| bytes).collect()
}

fn jar_of(classes: &[Vec<u8>]) -> Vec<u8> {
    use std::io::Write;
    let mut bytes = Vec::new();
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(&mut bytes));
    for (index, class) in classes.iter().enumerate() {
        let method = if index % 2 == 0 { zip::CompressionMethod::Deflated } else { zip::CompressionMethod::Stored };
        let options = zip::write::SimpleFileOptions::default().compression_method(method);
        writer.start_file(format!("a/C{index}.class"), options).unwrap();
        writer.write_all(class).unwrap();
    }
    writer.finish().unwrap();
    bytes
}

#[test]
fn damaged_class_files_and_jars_are_errors() {
    if !support::has_jdk() {
        return;
    }
    let seeds = class_seeds();
    assert!(seeds.iter().all(|bytes| lower(bytes)), "the seeds themselves are fine");
    try_damaged("classes", &seeds, 4000, 0.8, lower);
    let jars: Vec<Vec<u8>> = seeds.chunks(3).map(jar_of).collect();
    try_damaged("jars", &jars, 600, 0.2, read_and_lower);
}

#[test]
fn every_truncation_is_an_error() {
    if !support::has_jdk() {
        return;
    }
    for bytes in class_seeds().iter().take(3) {
        for length in 0..bytes.len() {
            assert!(!lower(&bytes[..length]), "{length} bytes of {}", bytes.len());
        }
    }
}

/// A class file that calls a method of `Long` with an int, found by damaging one.
#[test]
fn library_methods_called_with_wrong_types_are_refused() {
    assert!(lower(include_bytes!("support/wrong_descriptor.class")));
}
