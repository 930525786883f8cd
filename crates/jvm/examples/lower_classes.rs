//! Lowers class files, class by class, and says what was accepted and why the rest was not.
//!
//! `lower_classes [--print] FILE-OR-FOLDER…`: every class file found is lowered by itself, the result verified. With
//! `--together` all classes are one program; with `--print` the IR is printed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tandem_jvm::{Error, Options, lower_classes};

fn collect(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| collect(entry, found));
    } else if path.extension().is_some_and(|extension| extension == "class") {
        found.push(path.to_path_buf());
    }
}

fn main() {
    let mut print = false;
    let mut together = false;
    let mut files = Vec::new();
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--print" => print = true,
            "--together" => together = true,
            path => collect(Path::new(path), &mut files),
        }
    }
    let contents: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).expect("a readable file")).collect();
    let programs: Vec<Vec<Vec<u8>>> =
        if together { vec![contents] } else { contents.into_iter().map(|class| vec![class]).collect() };
    let (mut accepted, mut refused, mut malformed, mut faulty) = (0, 0, 0, 0);
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for (index, program) in programs.iter().enumerate() {
        match lower_classes(program, &Options::default()) {
            Ok(lowered) => {
                accepted += lowered.module.functions.len();
                refused += lowered.refused.len();
                for refusal in &lowered.refused {
                    if let Error::Unsupported { what, .. } = &refusal.error {
                        *reasons.entry(what.clone()).or_default() += 1;
                    } else {
                        *reasons.entry(refusal.error.to_string()).or_default() += 1;
                    }
                    if print {
                        println!("# refused {}: {}", refusal.name, refusal.error);
                    }
                }
                if let Err(errors) = tandem_ir::verify_module(&lowered.module) {
                    faulty += 1;
                    println!("{}: {errors:?}", files[index].display());
                }
                if print {
                    println!("{}", tandem_ir::text::print_module(&lowered.module));
                }
            }
            Err(error) => {
                malformed += 1;
                println!("{}: {error}", files[index].display());
            }
        }
    }
    let total = accepted + refused;
    println!("{} programs, {malformed} malformed, {faulty} with faulty IR", programs.len());
    println!(
        "{total} methods with bodies: {accepted} accepted ({:.1} %), {refused} refused",
        100.0 * accepted as f64 / total.max(1) as f64
    );
    let mut groups: BTreeMap<String, usize> = BTreeMap::new();
    for (reason, count) in &reasons {
        let group = if let Some((_, inner)) = reason.split_once("it calls ") {
            format!(
                "calls a refused method ({})",
                inner.rsplit(": ").next().unwrap_or("").split(' ').take(4).collect::<Vec<_>>().join(" ")
            )
        } else {
            reason.split(' ').take(4).collect::<Vec<_>>().join(" ")
        };
        *groups.entry(group).or_default() += count;
    }
    let mut groups: Vec<(usize, String)> = groups.into_iter().map(|(group, count)| (count, group)).collect();
    groups.sort_by(|a, b| b.cmp(a));
    for (count, group) in groups.iter().take(40) {
        println!("{count:8}  {group}");
    }
}
