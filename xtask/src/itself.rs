//! `cargo xtask itself [PART]`: whole files against themselves.
//!
//! `corpus/itself` has files as people write them, in C, Rust and Java, which use their standard library. Each is compared
//! with itself: whatever is unknown then is something that Tandem cannot read, model or show to be equal to itself. Every
//! item that is not equivalent is counted under its reason, the most frequent ones first. A `different` is wrong.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::judge::run::patience;

/// The time for each pair of functions.
const LIMIT: Duration = Duration::from_secs(5);

/// What became of the items of one file.
#[derive(Default)]
struct Row {
    equivalent: usize,
    unknown: usize,
    different: usize,
}

/// Compares every file below the folder whose name contains the part with itself. False if something is called different or
/// a run fails; what is unknown is listed.
pub fn measure(tandem: &Path, folder: &Path, part: &str) -> Result<bool, String> {
    let mut files = sources(folder)?;
    files.retain(|file| file.to_string_lossy().contains(part));
    println!("{:<28} {:>6} {:>6} {:>6} {:>6} {:>8}", "", "items", "equal", "unkn", "DIFF", "seconds");
    let mut total = Row::default();
    let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut failures = Vec::new();
    for file in &files {
        let name = file.strip_prefix(folder).unwrap_or(file).display().to_string();
        let begun = Instant::now();
        match compare(tandem, file) {
            Ok(rows) => {
                let row = count(&name, &rows, &mut reasons);
                print(&name, &row, begun.elapsed());
                total.equivalent += row.equivalent;
                total.unknown += row.unknown;
                total.different += row.different;
            }
            Err(message) => {
                println!("{name:<28} failed");
                failures.push(format!("{name}: {message}"));
            }
        }
    }
    print("all", &total, Duration::ZERO);
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, items)| std::cmp::Reverse(items.len()));
    for (reason, items) in &reasons {
        println!("\n{:>4}  {reason}", items.len());
        println!("      {}", items.iter().take(6).cloned().collect::<Vec<_>>().join(", "));
    }
    for failure in &failures {
        println!("\n{failure}");
    }
    Ok(total.different == 0 && failures.is_empty())
}

fn print(name: &str, row: &Row, time: Duration) {
    let items = row.equivalent + row.unknown + row.different;
    println!(
        "{name:<28} {items:>6} {:>6} {:>6} {:>6} {:>8.1}",
        row.equivalent,
        row.unknown,
        row.different,
        time.as_secs_f64()
    );
}

/// The files two folders down: `LANGUAGE/FILE`.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for language in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        files.extend(entries(&language)?);
    }
    files.sort();
    Ok(files)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fail = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::read_dir(folder).map_err(fail)?.map(|entry| Ok(entry.map_err(fail)?.path())).collect()
}

fn compare(tandem: &Path, file: &Path) -> Result<Vec<Value>, String> {
    let limit = format!("{}s", (LIMIT * patience()).as_secs());
    let mut command = Command::new(tandem);
    command.arg("check").args([file, file]).args(["--format", "json", "--timeout", &limit]);
    let output = command.output().map_err(|error| error.to_string())?;
    if !matches!(output.status.code(), Some(0 | 1 | 3)) || output.stdout.is_empty() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("not JSON: {error}"))).collect()
}

fn count(name: &str, rows: &[Value], reasons: &mut BTreeMap<String, Vec<String>>) -> Row {
    let mut counts = Row::default();
    for row in rows {
        match row["verdict"].as_str() {
            Some("equivalent") => {
                counts.equivalent += 1;
                continue;
            }
            Some("different") => counts.different += 1,
            _ => counts.unknown += 1,
        }
        let reason = row["reason"].as_str().and_then(|text| text.lines().next()).unwrap_or("without a reason");
        let stem = name.rsplit('/').next().unwrap_or(name);
        let item = format!("{stem} {}", row["entry"].as_str().unwrap_or("?"));
        reasons.entry(without_places(reason)).or_default().push(item);
    }
    counts
}

/// A reason without what differs from place to place: who calls what, names, numbers of blocks and lines.
pub fn without_places(reason: &str) -> String {
    // What is not supported is told from the outside in, and its cause last.
    let cause = match reason.contains("is not supported") {
        true => reason.rsplit(": ").next().unwrap_or(reason),
        false => reason,
    };
    let mut plain = String::new();
    let mut is_name = false;
    for c in cause.chars() {
        match c {
            '`' => {
                is_name = !is_name;
                plain.push('`');
            }
            _ if is_name => {}
            '0'..='9' if plain.ends_with('#') => {}
            '0'..='9' => plain.push('#'),
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_that_differ_in_places_only_are_the_same() {
        assert_eq!(without_places("kept from b12 (line 7) ~ exit"), without_places("kept from b1 (line 310) ~ exit"));
        assert_ne!(without_places("call of qsort"), without_places("call of bsearch"));
        let cause = "f is not supported: a.c:3: it calls `g`: `free` of memory that others may have allocated";
        assert_eq!(without_places(cause), "`` of memory that others may have allocated");
    }

    #[test]
    fn what_is_not_equivalent_is_listed() {
        let rows: Vec<Value> = ["equivalent", "unknown", "different"]
            .iter()
            .map(|verdict| serde_json::json!({"verdict": verdict, "entry": "f", "reason": "why\nmore"}))
            .collect();
        let mut reasons = BTreeMap::new();
        let row = count("c/a.c", &rows, &mut reasons);
        assert_eq!((row.equivalent, row.unknown, row.different), (1, 1, 1));
        assert_eq!(reasons["why"], ["a.c f", "a.c f"]);
    }
}
