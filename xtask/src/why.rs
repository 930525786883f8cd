//! `cargo xtask score --why [FOLDER]`: for each open pair what stood in the way, as a table, and how often each thing did.
//!
//! Open are the pairs whose truth Tandem misses today. The first reason that a report gives is the first obligation that
//! could not be kept; the others are shown where they differ in kind. This table says what is worth working on.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde_json::Value;

use crate::case::{Answer, Case};
use crate::judge::run::{Question, ask, ordinary_limit};

/// The widest that a reason may be in the table.
const WIDTH: usize = 110;

/// Runs the open cases and prints what stood in the way.
pub fn measure(tandem: &Path, cases: &[Case]) -> Result<bool, String> {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let open = cases.iter().filter(|case| case.today.is_some() && case.truth != Answer::Unknown);
    for case in open {
        let ran = ask(tandem, case, &Question::of(case, ordinary_limit(case)));
        let reasons = match &ran.answer {
            Ok((Answer::Unknown, row)) => reasons(row),
            Ok((answer, _)) => vec![format!("answered: {answer:?}")],
            Err(why) => vec![why.lines().next().unwrap_or_default().to_owned()],
        };
        let mut line = String::new();
        for (index, reason) in reasons.iter().enumerate() {
            let name = if index == 0 { case.name.as_str() } else { "" };
            let time = if index == 0 { format!("{:.1} s", ran.time.as_secs_f64()) } else { String::new() };
            let _ = writeln!(line, "{name:<44}{time:>8}  {}", shortened(reason));
        }
        print!("{line}");
        *kinds.entry(reasons.first().map_or_else(|| "no reason".to_owned(), |reason| kind(reason))).or_default() += 1;
    }
    let mut kinds: Vec<(String, usize)> = kinds.into_iter().collect();
    kinds.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), kind.clone()));
    println!();
    for (kind, count) in kinds {
        println!("{count:>6}  {kind}");
    }
    Ok(true)
}

/// The reasons of a report, those of one kind once.
fn reasons(row: &Value) -> Vec<String> {
    let details =
        row["details"].as_array().into_iter().flatten().filter_map(Value::as_str).collect::<Vec<_>>().join("\n");
    let text = if details.is_empty() { row["reason"].as_str().unwrap_or("no reason").to_owned() } else { details };
    let mut kinds = Vec::new();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .filter(|line| {
            let is_new = !kinds.contains(&kind(line));
            kinds.push(kind(line));
            is_new
        })
        .map(str::to_owned)
        .collect()
}

/// What a reason says without the places, names and numbers in it.
pub fn kind(reason: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in reason.split_whitespace() {
        let is_place = word.contains(|c: char| c.is_ascii_digit() || c == '`' || c == '~' || c == '=');
        let word = if is_place { "…" } else { word };
        if words.last().is_none_or(|last| last != word || word != "…") {
            words.push(word.to_owned());
        }
    }
    words.join(" ")
}

fn shortened(reason: &str) -> String {
    match reason.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", &reason[..end]),
        None => reason.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_of_one_kind_differ_in_places_only() {
        let [one, other] = ["is kept from b1 (line 9) ~ b12 (line 3)", "is kept from b4 (line 1) ~ b2 (line 30)"];
        assert_eq!(kind(one), kind(other));
        assert_ne!(kind(one), kind("the solver could not decide"));
    }
}
