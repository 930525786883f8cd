//! What README.md and docs/ show is what the program says: every command in a `console` block is run and its output compared,
//! and the picture of a terminal is drawn from a real run. `TANDEM_BLESS=1` writes what is said today.

mod support;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::Said;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("it is there")
}

fn run(line: &str, colour: &str) -> Said {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tandem"));
    command.current_dir(root()).args(&words[1..]).args(["--color", colour, "--no-config"]).env("COLUMNS", "100");
    Said::of(command.output().expect("tandem can be started"))
}

/// The output without what is never the same: times.
fn plain(text: &str) -> String {
    let without = |line: &str| match line.rsplit_once(" in ") {
        Some((counts, time)) if time.trim_end_matches("\u{1b}[0m").ends_with(" s") => format!("{counts} in … s"),
        _ => line.trim_end().to_owned(),
    };
    text.lines().map(|line| without(line) + "\n").collect()
}

/// A text with the output of every command in its `console` blocks; nothing if a compiler is missing.
fn renewed(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut is_inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_inside = line == "```console";
        }
        let is_output = is_inside && !line.starts_with("```");
        if is_output && line.starts_with("$ tandem ") {
            let said = run(line.trim_start_matches("$ "), "never");
            if said.errors.contains("was found; ") {
                println!("not run: {}", said.errors);
                return None;
            }
            writeln!(out, "{line}\n{}", plain(&said.out).trim_end()).expect("writing to a string cannot fail");
        } else if !is_output {
            writeln!(out, "{line}").expect("writing to a string cannot fail");
        }
    }
    Some(out)
}

fn compare(path: &Path, expected: &str) {
    if std::env::var_os("TANDEM_BLESS").is_some() {
        std::fs::write(path, expected).expect("it can be written");
        return;
    }
    let text = std::fs::read_to_string(path).expect("it is there");
    let differs = text.lines().zip(expected.lines()).find(|(one, other)| one != other);
    assert!(text == expected, "{} is not what is said today: {differs:?} (TANDEM_BLESS=1 renews it)", path.display());
}

#[test]
fn every_example_is_run() {
    let docs = std::fs::read_dir(root().join("docs")).expect("it is there").flatten().map(|entry| entry.path());
    let texts = docs.filter(|path| path.extension().is_some_and(|kind| kind == "md")).chain([root().join("README.md")]);
    for path in texts {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        if let Some(expected) = renewed(&text) {
            compare(&path, &expected);
        }
    }
}

/// A picture of lines with ANSI colours.
fn picture(lines: &[String]) -> String {
    let (width, height) = (860, 34 + 19 * lines.len());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, monospace\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#14171c\"/>\n"
    );
    for (number, line) in lines.iter().enumerate() {
        write!(svg, "<text x=\"18\" y=\"{}\" fill=\"#e4e8ee\" xml:space=\"preserve\">", 30 + 19 * number)
            .expect("it is a string");
        for (index, part) in line.split("\u{1b}[").enumerate() {
            let (code, text) = if index == 0 { ("0", part) } else { part.split_once('m').unwrap_or(("0", part)) };
            let colour = match code {
                "31;1" => " fill=\"#ff8a80\" font-weight=\"bold\"",
                "32;1" => " fill=\"#5fd08a\" font-weight=\"bold\"",
                "33;1" => " fill=\"#f0b849\" font-weight=\"bold\"",
                "1" => " font-weight=\"bold\"",
                "2" => " fill=\"#9aa5b1\"",
                _ => "",
            };
            let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            if !text.is_empty() {
                write!(svg, "<tspan{colour}>{text}</tspan>").expect("it is a string");
            }
        }
        svg.push_str("</text>\n");
    }
    svg + "</svg>\n"
}

#[test]
fn the_picture_is_of_a_real_run() {
    let mut lines = Vec::new();
    for name in ["midpoint", "strength"] {
        let line = format!("tandem check examples/{name}.left.c examples/{name}.right.c");
        let said = run(&line, "always");
        if said.errors.contains("was found; ") {
            println!("not run: {}", said.errors);
            return;
        }
        lines.push(format!("\u{1b}[2m$\u{1b}[0m {line}"));
        lines.extend(plain(&said.out).lines().map(str::to_owned));
        lines.push(String::new());
    }
    compare(&root().join("docs/report.svg"), &picture(&lines));
}
