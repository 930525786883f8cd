//! `cargo xtask campaign --minutes N --seed S [LANGUAGE]`: generated programs against rewrites and mutants of themselves.
//!
//! * [`program`]: programs that have an outside, as trees
//! * [`mod@change`]: rewrites, which keep what a program does, and mutations, which may not
//! * [`mod@print`]: the trees as C, C++, LLVM, Java and Rust, in several styles
//! * [`native`]: both sides as compiled code, called by a driver that shares memory and writes behind their backs
//! * [`pair`]: one pair, and what is wrong with its answer
//!
//! A rewrite must never be `different`, and whatever was seen to differ natively must never be `equivalent`; every pair is run
//! natively, so every `equivalent` is cross-examined. A finding is made as small as it goes and kept. How often each language
//! and each kind of change has its turn is in `xtask/campaign.weights`.

pub mod change;
pub mod native;
pub mod pair;
pub mod print;
pub mod program;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tandem_base::Random;

use crate::case::Answer;

use change::{MUTATIONS, REWRITES, change};
use native::{Tools, clangs};
use pair::{Bench, Outcome, PairOfPrograms};
use print::{Language, STYLES, Style};
use program::{Generator, Offer};

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How long.
    pub minutes: u64,
    /// What the pairs depend on.
    pub seed: u64,
    /// Only this language.
    pub language: Option<String>,
    /// The time for each pair.
    pub limit: Duration,
    /// Where pairs and findings are written.
    pub folder: PathBuf,
}

/// How often each language and kind has its turn, by name.
#[derive(Clone, Debug, Default)]
pub struct Weights(BTreeMap<String, usize>);

impl Weights {
    /// Lines of a name and a number; what is not named has a weight of 10.
    pub fn parse(text: &str) -> Result<Weights, String> {
        let mut weights = BTreeMap::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (name, number) = line.split_once(' ').ok_or_else(|| format!("{line:?} has no weight"))?;
            let number = number.trim().parse().map_err(|error| format!("{line:?}: {error}"))?;
            weights.insert(name.to_owned(), number);
        }
        Ok(Weights(weights))
    }

    fn of(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or(10)
    }

    fn pick(&self, names: &[&'static str], random: &mut Random) -> Option<&'static str> {
        let total: usize = names.iter().map(|name| self.of(name)).sum();
        let mut place = random.below(total);
        names.iter().copied().find(|name| {
            let weight = self.of(name);
            let is_here = place < weight;
            place = place.saturating_sub(weight);
            is_here && weight > 0
        })
    }
}

/// What came of the pairs of one kind.
#[derive(Clone, Debug, Default)]
struct Tally {
    equivalent: usize,
    different: usize,
    unknown: usize,
    /// Of all, those whose native runs differ.
    shown: usize,
    /// Of those that differ natively, what was answered `different`.
    shown_found: usize,
    wrong: usize,
}

/// Runs a campaign and prints its table. False if there is a finding.
pub fn run(tandem: &Path, weights: &Weights, plan: &Plan) -> Result<bool, String> {
    std::fs::create_dir_all(&plan.folder).map_err(|error| format!("{}: {error}", plan.folder.display()))?;
    let bench = Bench { tandem, tools: Tools::find()?, folder: plan.folder.clone(), limit: plan.limit };
    let mut random = Random::new(plan.seed);
    let end = Instant::now() + Duration::from_secs(60 * plan.minutes);
    let mut tallies: BTreeMap<(bool, Language, &'static str), Tally> = BTreeMap::new();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let (mut findings, mut failures, mut pairs) = (0, 0, 0);
    while Instant::now() < end {
        let Some(pair) = next_pair(weights, plan, &mut random) else { continue };
        let outcome = match bench.run(&pair) {
            Ok(outcome) => outcome,
            Err(message) => {
                failures += 1;
                println!(
                    "failed, {} {}: {}",
                    pair.language.name(),
                    pair.kind,
                    message.lines().take(12).collect::<Vec<_>>().join("\n  ")
                );
                continue;
            }
        };
        pairs += 1;
        let tally = tallies.entry((pair.is_rewrite, pair.language, pair.kind)).or_default();
        count(tally, &outcome);
        if outcome.answer == Answer::Unknown {
            *reasons.entry(crate::itself::without_places(&outcome.reason)).or_default() += 1;
        }
        if let Some(finding) = outcome.finding(pair.is_rewrite) {
            tally.wrong += 1;
            findings += 1;
            let smallest = bench.reduce(&pair, finding);
            let kept = bench.keep(&smallest, finding, findings)?;
            println!("{finding}: {} {} (pair {pairs}), kept in {}", pair.language.name(), pair.kind, kept.display());
        }
    }
    show(&tallies, &reasons);
    println!("{pairs} pairs, {failures} that could not be run, {findings} findings (seed {})", plan.seed);
    Ok(findings == 0)
}

fn count(tally: &mut Tally, outcome: &Outcome) {
    match outcome.answer {
        Answer::Equivalent => tally.equivalent += 1,
        Answer::Different => tally.different += 1,
        Answer::Unknown => tally.unknown += 1,
    }
    if !outcome.agree {
        tally.shown += 1;
        tally.shown_found += usize::from(outcome.answer == Answer::Different);
    }
}

/// A program and a change of it, if this one can be made.
fn next_pair(weights: &Weights, plan: &Plan, random: &mut Random) -> Option<PairOfPrograms> {
    let names = Language::ALL.map(Language::name);
    let name = weights.pick(&names, random)?;
    let language = Language::ALL.into_iter().find(|language| language.name() == name)?;
    if plan.language.as_ref().is_some_and(|wanted| wanted != name) {
        return None;
    }
    let callback = random.percent(50);
    let left = Generator::program(random, Offer { arrays: 2, callback });
    let is_rewrite = random.percent(50);
    let (mut style, mut right) = (Style::default(), left.clone());
    let kind = if is_rewrite && random.percent(45) {
        let kind = weights.pick(&STYLES, random)?;
        style.0.push(kind);
        if print::print(&left, language, &style) == print::print(&left, language, &Style::default()) {
            return None;
        }
        kind
    } else {
        let kind = weights.pick(if is_rewrite { &REWRITES } else { &MUTATIONS }, random)?;
        right = change(&left, kind, random)?;
        kind
    };
    let mut flags = Vec::new();
    let mut clang = None;
    match random.below(10) {
        0 => flags.push("--no-native"),
        1 => flags.extend(["--relation", "equal"]),
        2 if matches!(language, Language::C | Language::Cpp) => clang = clangs().first().cloned(),
        _ => {}
    }
    Some(PairOfPrograms { language, kind, is_rewrite, left, right, style, flags, clang })
}

fn show(tallies: &BTreeMap<(bool, Language, &'static str), Tally>, reasons: &BTreeMap<String, usize>) {
    for (is_rewrite, title) in [(true, "rewrites"), (false, "mutations")] {
        println!(
            "\n{title:<26} {:>6} {:>6} {:>6} {:>6} {:>7} {:>6} {:>6}",
            "pairs", "equal", "diff", "unkn", "natively", "found", "WRONG"
        );
        let mut total = Tally::default();
        for ((_, language, kind), tally) in tallies.iter().filter(|((rewrite, ..), _)| *rewrite == is_rewrite) {
            line(&format!("{} {kind}", language.name()), tally);
            add(&mut total, tally);
        }
        for language in Language::ALL {
            let mut all = Tally::default();
            let chosen = tallies.iter().filter(|((rewrite, of, _), _)| *rewrite == is_rewrite && *of == language);
            chosen.for_each(|(_, tally)| add(&mut all, tally));
            line(&format!("all {}", language.name()), &all);
        }
        line("all", &total);
    }
    let mut reasons: Vec<_> = reasons.iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (reason, count) in reasons.iter().take(15) {
        println!("{count:>6} unknown: {}", reason.chars().take(140).collect::<String>());
    }
}

fn add(total: &mut Tally, tally: &Tally) {
    total.equivalent += tally.equivalent;
    total.different += tally.different;
    total.unknown += tally.unknown;
    total.shown += tally.shown;
    total.shown_found += tally.shown_found;
    total.wrong += tally.wrong;
}

fn line(name: &str, tally: &Tally) {
    let pairs = tally.equivalent + tally.different + tally.unknown;
    if pairs > 0 {
        println!(
            "{name:<26} {pairs:>6} {:>6} {:>6} {:>6} {:>8} {:>6} {:>6}",
            tally.equivalent, tally.different, tally.unknown, tally.shown, tally.shown_found, tally.wrong
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        let folder = std::env::temp_dir();
        Plan { minutes: 0, seed: 1, language: None, limit: Duration::from_secs(1), folder }
    }

    #[test]
    fn weights_are_lines_of_names_and_numbers() {
        let weights = Weights::parse("# often\nc 3\njava 0\n").expect("it is well-formed");
        assert_eq!((weights.of("c"), weights.of("java"), weights.of("rust")), (3, 0, 10));
        assert!(Weights::parse("c").is_err());
        let mut random = Random::new(1);
        assert!((0..100).all(|_| weights.pick(&["c", "java"], &mut random) == Some("c")));
    }

    #[test]
    fn every_kind_of_change_can_be_made_and_changes_something() {
        let mut random = Random::new(7);
        let programs: Vec<_> =
            (0..300).map(|_| Generator::program(&mut random, Offer { arrays: 2, callback: true })).collect();
        for kind in REWRITES.iter().chain(&MUTATIONS) {
            let changed = programs.iter().filter_map(|program| Some((program, change(program, kind, &mut random)?)));
            let changed: Vec<_> = changed.collect();
            assert!(!changed.is_empty(), "{kind}");
            assert!(changed.iter().all(|(before, after)| *before != after), "{kind}");
        }
    }

    #[test]
    fn a_seed_gives_the_same_pairs() {
        let pairs = |seed| {
            let mut random = Random::new(seed);
            let all: Vec<_> = (0..20).filter_map(|_| next_pair(&Weights::default(), &plan(), &mut random)).collect();
            all.iter().map(|pair| print::print(&pair.right, pair.language, &pair.style)).collect::<Vec<_>>()
        };
        assert_eq!(pairs(5), pairs(5));
        assert_ne!(pairs(5), pairs(6));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let outcome = |agree, answer| Outcome { agree, answer, reason: String::new() };
        assert_eq!(outcome(false, Answer::Equivalent).finding(false), Some("wrong equivalent"));
        assert_eq!(outcome(true, Answer::Different).finding(true), Some("false different"));
        assert_eq!(outcome(true, Answer::Different).finding(false), None);
        assert_eq!(outcome(false, Answer::Different).finding(false), None);
        assert!(outcome(false, Answer::Unknown).finding(true).is_some());
    }
}
