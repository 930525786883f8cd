//! Section 7.3 of the same paper: a small change in a function with many loops that are the same on both sides.
//!
//! The change is that of the benchmark `barthe2`; each further loop has some sixty lines. The paper's largest (8 loops, 970 lines for both
//! sides) took 60 seconds.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::seeding::ENGINES;
use super::{check, seconds};
use crate::case::Answer;

/// How many variables the further loops compute with.
const VARIABLES: usize = 6;

/// Lines in the body of a further loop.
const LINES: usize = 55;

/// The time that the paper gives each program.
const PAPERS_LIMIT: &str = "60s";

/// A function with further loops around the loop of `barthe2`, which starts its count at `first`.
pub fn program(loops: usize, first: u32) -> String {
    let mut text = String::from("int f(int n, int a0, int a1, int a2, int a3, int a4, int a5) {\n    int x = 0;\n");
    let mut say = |line: String| writeln!(text, "{line}").expect("writing to a string cannot fail");
    for number in 0..loops {
        if number == loops / 2 {
            say(format!("    for (int i = {first}; i <= n; i++)\n        x = x + i;"));
        }
        say(format!("    for (int k{number} = 0; k{number} < n; k{number}++) {{"));
        for line in 0..LINES {
            let (to, from) = ((line + number) % VARIABLES, (line * 5 + number + 1) % VARIABLES);
            say(match (line + number) % 7 {
                0 => format!("        a{to} = a{to} + a{from};"),
                1 => format!("        a{to} = a{to} ^ (a{from} >> {});", line % 5 + 1),
                2 => format!("        if (a{from} > a{to})\n            a{to} = a{to} + {};", line + 1),
                3 => format!("        a{to} = a{to} - a{from} + k{number};"),
                4 => format!("        a{to} = (a{to} & {}) + a{from};", 255 + line),
                5 => format!("        a{to} += {};", line * 3 + number),
                _ => format!("        a{to} = a{from} | {};", line % 16),
            });
        }
        say("    }".to_owned());
    }
    if loops == 0 {
        say(format!("    for (int i = {first}; i <= n; i++)\n        x = x + i;"));
    }
    say("    return x + a0 + a1 + a2 + a3 + a4 + a5;\n}".to_owned());
    text
}

/// Measures up to this many further loops and prints a table: everything we have, and the predicate abstraction alone
/// with its seeds and without, as in Figure 9 of the paper, in seconds of the processors. Whether all were proved by everything we have.
pub fn measure(tandem: &Path, most: usize, scratch: &Path, more: &[String]) -> Result<bool, String> {
    println!(
        "{:>6}{:>8}{:>10}{:>12}{:>12}{:>12}{:>10}   answer",
        "loops", "lines", "seconds", "processors", "a loop", "with seeds", "without"
    );
    let mut fine = true;
    // An engine that failed once is not asked about more.
    let mut keeps_up = ENGINES.map(|_| true);
    let mut loops = 1;
    while loops <= most {
        let texts = [program(loops, 0), program(loops, 1)];
        let lines: usize = texts.iter().map(|text| text.lines().count()).sum();
        let files = ["left", "right"].map(|side| scratch.join(format!("scale-{loops}-{side}.c")));
        for (file, text) in files.iter().zip(&texts) {
            fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        let names = files.map(|file| file.display().to_string());
        let claim = [names[0].as_str(), &names[1], "--entry", "f", "--assume", "left.n < 2147483647"];
        let mut arguments = [&claim[..], &["--timeout", "300s"]].concat();
        arguments.extend(more.iter().map(String::as_str));
        let run = check(tandem, &arguments)?;
        let each = run.time.as_secs_f64() / loops as f64;
        let mut alone = [String::from("–"), String::from("–")];
        for ((engine, keeps_up), shown) in ENGINES.iter().zip(&mut keeps_up).zip(&mut alone) {
            if *keeps_up {
                let run = check(tandem, &[&claim[..], &["--timeout", PAPERS_LIMIT, "--engine", engine]].concat())?;
                *keeps_up = run.answer == Answer::Equivalent;
                *shown = if *keeps_up { seconds(run.used) } else { format!("> {PAPERS_LIMIT}") };
            }
        }
        println!(
            "{loops:>6}{lines:>8}{:>10}{:>12}{each:>12.3}{:>12}{:>10}   {:?} {} {}",
            seconds(run.time),
            seconds(run.used),
            alone[0],
            alone[1],
            run.answer,
            run.engine,
            run.reason
        );
        fine &= run.answer == Answer::Equivalent;
        loops *= 2;
    }
    Ok(fine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_loops_are_as_long_as_the_papers() {
        let lines = program(8, 0).lines().count() + program(8, 1).lines().count();
        assert!((970..1300).contains(&lines), "{lines}");
        assert!(program(3, 0).contains("i = 0; i <= n"));
    }
}
