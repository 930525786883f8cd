//! A Tandem that is killed takes everything with it: compilers, solvers, the programs it runs.

mod support;

use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use support::Folder;

/// Needs a solver for long and, where there is a clang, a compiler first and a native run in between.
const LEFT: &str = "unsigned f(unsigned a, unsigned b) { unsigned r = 1; while (b) { if (b & 1) r *= a; a *= a; b >>= 1; } return r; }\n\
                    int g(int x) { return x / 7; }\n";
const RIGHT: &str = "unsigned f(unsigned a, unsigned b) { unsigned r = 1; while (b--) r *= a; return r; }\n\
                     int g(int x) { return x > 1000 ? 3 : x / 7; }\n";

/// Processes that carry a mark in their environment.
fn marked(mark: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let read = |file: &str| std::fs::read(entry.path().join(file)).unwrap_or_default();
        let environment = read("environ");
        if environment.split(|byte| *byte == 0).any(|variable| variable == mark.as_bytes()) {
            let stat = String::from_utf8_lossy(&read("stat")).into_owned();
            // What is dead and not yet reaped runs no more.
            let state = stat.rsplit_once(") ").and_then(|(_, rest)| rest.chars().next());
            if !matches!(state, Some('Z' | 'X') | None) {
                found.push(String::from_utf8_lossy(&read("cmdline")).replace('\0', " "));
            }
        }
    }
    found
}

#[test]
fn nothing_outlives_a_process_that_is_killed() {
    if !Path::new("/proc/self/environ").exists() {
        println!("not run: there is no /proc");
        return;
    }
    let folder = Folder::new("killed", &[("a.c", LEFT), ("b.c", RIGHT)]);
    let begun = Instant::now();
    let mut seen = 0;
    let mut moments = 0;
    // Moments from the first millisecond to some seconds in, spread so that every phase is hit; more of them by hand.
    let more = std::env::var("TANDEM_MOMENTS").ok().and_then(|number| number.parse().ok());
    let rounds: u64 = more.unwrap_or(40);
    for round in 0..rounds {
        if begun.elapsed() > Duration::from_secs(6 * rounds) {
            break;
        }
        let mark = format!("TANDEM_KILLED_TEST={}-{round}", std::process::id());
        let (name, value) = mark.split_once('=').expect("it has one");
        let mut command = folder.command(&["check", "a.c", "b.c", "--timeout", "30s", "--certificate", "proofs"]);
        command.env(name, value).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it starts");
        let delay = (round * round * 3) % 4_801 + round.wrapping_mul(7_919) % 37;
        std::thread::sleep(Duration::from_millis(delay));
        seen = seen.max(marked(&mark).len());
        child.kill().expect("it can be killed");
        child.wait().expect("it is gone");
        let killed = Instant::now();
        loop {
            let left = marked(&mark);
            if left.is_empty() {
                break;
            }
            assert!(killed.elapsed() < Duration::from_secs(2), "after {delay} ms there are left: {left:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
        moments += 1;
        // No proof is half written. What was being written is beside it, under a name that nobody looks for.
        let is_hidden = |entry: &std::fs::DirEntry| entry.file_name().to_string_lossy().starts_with('.');
        let entries = std::fs::read_dir(folder.0.join("proofs")).into_iter().flatten().flatten();
        for entry in entries.filter(|entry| !is_hidden(entry)) {
            let text = std::fs::read_to_string(entry.path()).expect("it can be read");
            let is_whole = serde_json::from_str::<serde_json::Value>(&text).is_ok();
            assert!(is_whole, "{} is half written", entry.path().display());
        }
    }
    println!("{moments} moments, at most {seen} processes at once");
    assert!(moments >= 10, "the machine is too slow for this test: {moments} moments");
    assert!(seen >= 2, "no child was ever seen, so the test shows nothing");
}
