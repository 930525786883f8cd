//! Histories of projects as text: files, edits and commits, and after each commit the rows that `tandem git HEAD` must give.
//!
//! ```text
//! write: PATH          a new file; its text is in the block that follows
//! edit: PATH           the text before the bar in the block becomes the one behind it, wherever it stands
//! move: PATH PATH
//! remove: PATH
//! commit: SUBJECT      with the exit code and all rows: item, status and verdict
//! exit: 0
//! rows:
//!   total compared equivalent
//! today: 3             only while we miss the truth: what is said instead
//! rows:
//!   total compared unknown
//! ```
//!
//! A block begins with `<<<<`, ends with `>>>>`, and has a bar of `====`. Rows are checked where there is an exit code. What
//! is right is checked by a person and stays; what is said today may be said instead, and goes when it no longer is.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::str::Lines;

use crate::repository::Repository;

/// What became of a history.
#[derive(Debug, Default)]
pub struct Played {
    /// Commits whose rows were compared with the right ones.
    pub commits: usize,
    /// Those of them where the truth was missed, as is known.
    pub missed: usize,
    /// What was not as it was said to be.
    pub failures: Vec<String>,
}

/// The limit for each comparison: where the truth is missed today there is no use in waiting for it.
const LIMIT: &str = "60s";
const LIMIT_WHERE_MISSED: &str = "10s";

/// Plays a history in a new repository.
pub fn play(repository: &Repository, history: &str) -> Played {
    let mut played = Played::default();
    let mut lines = history.lines().peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (what, rest) = line.split_once(": ").unwrap_or_else(|| panic!("{line:?} is no step"));
        match what {
            "write" => {
                let [text] = &block(&mut lines)[..] else { panic!("{line}: one text") };
                repository.write(rest, text);
            }
            "edit" => {
                let [old, new] = &block(&mut lines)[..] else { panic!("{line}: two texts") };
                // Whole lines go with their ends; parts of a line stay in it.
                let old = if new.is_empty() { old } else { old.trim_end_matches('\n') };
                repository.replace(rest, old, new.trim_end_matches('\n'));
            }
            "move" => {
                let (from, to) = rest.split_once(' ').expect("two paths");
                repository.git(&["mv", from, to]);
            }
            "remove" => std::fs::remove_file(repository.0.join(rest)).expect(rest),
            "commit" => {
                repository.commit(rest);
                let Some(truth) = answer(&mut lines, "exit: ") else { continue };
                let today = answer(&mut lines, "today: ");
                played.commits += 1;
                let found = repository.rows_natively(if today.is_some() { LIMIT_WHERE_MISSED } else { LIMIT });
                match today {
                    _ if found == truth => {}
                    Some(today) if is_missed(&found, &today, &truth) => played.missed += 1,
                    today => {
                        played
                            .failures
                            .push(format!("{rest}: {found:?}, where {truth:?} is right and {today:?} was said"));
                    }
                }
            }
            _ => panic!("{line:?} is no step"),
        }
    }
    played
}

/// Whether an answer is what is said today, but for what a slow machine has no time to decide and a fast one has.
fn is_missed(found: &Answer, today: &Answer, truth: &Answer) -> bool {
    let (code, rows) = found;
    let what = |row: &String| row.rsplit_once(' ').map(|(what, _)| what.to_owned());
    let is_told = |row: &String| {
        let is_undecided = row.ends_with(" compared unknown");
        [today, truth]
            .iter()
            .any(|(_, rows)| rows.contains(row) || is_undecided && rows.iter().any(|one| what(one) == what(row)))
    };
    let all = |rows: &BTreeSet<String>| rows.iter().map(what).collect::<BTreeSet<_>>();
    [today.0, truth.0, 3].contains(code) && rows.iter().all(is_told) && all(rows) == all(&today.1)
}

/// An exit code, and rows.
type Answer = (i32, BTreeSet<String>);

/// An exit code and the rows below it, if they come next.
fn answer(lines: &mut Peekable<Lines<'_>>, word: &str) -> Option<Answer> {
    let code = lines.peek()?.strip_prefix(word)?.parse().expect("an exit code");
    lines.next();
    assert_eq!(lines.next(), Some("rows:"));
    let mut rows = BTreeSet::new();
    while let Some(row) = lines.peek().and_then(|line| line.strip_prefix("  ")) {
        rows.insert(row.to_owned());
        lines.next();
    }
    Some((code, rows))
}

/// The texts of a block, each with the end of its last line.
fn block(lines: &mut Peekable<Lines<'_>>) -> Vec<String> {
    assert_eq!(lines.next(), Some("<<<<"));
    let mut texts = vec![String::new()];
    loop {
        match lines.next().expect("the block has no end") {
            ">>>>" => return texts,
            "====" => texts.push(String::new()),
            line => {
                let text = texts.last_mut().expect("there is one");
                text.push_str(line);
                text.push('\n');
            }
        }
    }
}
