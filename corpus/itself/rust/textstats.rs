//! A command-line tool: word frequencies, sentence lengths, readability of text files.

use std::collections::{BTreeMap, HashMap};
use std::env;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    pub words: usize,
    pub sentences: usize,
    pub syllables: usize,
    pub characters: usize,
    pub longest: String,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub top: usize,
    pub ignore_case: bool,
    pub minimum: usize,
    pub files: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Options { top: 10, ignore_case: false, minimum: 1, files: Vec::new() }
    }
}

pub fn parse_options(arguments: &[String]) -> Result<Options, String> {
    let mut options = Options::default();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "-i" | "--ignore-case" => options.ignore_case = true,
            "-t" | "--top" => {
                let value = rest.next().ok_or("--top needs a number")?;
                options.top = value.parse().map_err(|error| format!("{value}: {error}"))?;
            }
            "-m" | "--minimum" => {
                let value = rest.next().ok_or("--minimum needs a number")?;
                options.minimum = value.parse().map_err(|error| format!("{value}: {error}"))?;
            }
            flag if flag.starts_with('-') && flag.len() > 1 => return Err(format!("unknown flag {flag}")),
            file => options.files.push(file.to_owned()),
        }
    }
    Ok(options)
}

fn is_vowel(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

pub fn syllables(word: &str) -> usize {
    let mut count = 0;
    let mut before = false;
    for letter in word.chars() {
        let vowel = is_vowel(letter);
        if vowel && !before {
            count += 1;
        }
        before = vowel;
    }
    if count > 1 && word.ends_with('e') {
        count -= 1;
    }
    count.max(1)
}

pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty())
}

pub fn sentences(text: &str) -> usize {
    let ends = text.chars().filter(|c| matches!(c, '.' | '!' | '?')).count();
    if ends == 0 && !text.trim().is_empty() { 1 } else { ends }
}

pub fn measure(text: &str) -> Stats {
    let mut stats = Stats { sentences: sentences(text), ..Stats::default() };
    for word in words(text) {
        stats.words += 1;
        stats.syllables += syllables(word);
        stats.characters += word.chars().count();
        if word.len() > stats.longest.len() {
            stats.longest = word.to_owned();
        }
    }
    stats
}

impl Stats {
    pub fn add(&mut self, other: &Stats) {
        self.words += other.words;
        self.sentences += other.sentences;
        self.syllables += other.syllables;
        self.characters += other.characters;
        if other.longest.len() > self.longest.len() {
            self.longest.clone_from(&other.longest);
        }
    }

    pub fn words_per_sentence(&self) -> f64 {
        if self.sentences == 0 { 0.0 } else { self.words as f64 / self.sentences as f64 }
    }

    pub fn reading_ease(&self) -> f64 {
        if self.words == 0 {
            return 0.0;
        }
        206.835 - 1.015 * self.words_per_sentence() - 84.6 * (self.syllables as f64 / self.words as f64)
    }

    pub fn grade(&self) -> &'static str {
        match self.reading_ease() as i64 {
            90.. => "very easy",
            70..=89 => "easy",
            50..=69 => "plain",
            30..=49 => "difficult",
            _ => "very difficult",
        }
    }
}

pub fn frequencies(text: &str, ignore_case: bool, minimum: usize) -> Vec<(String, usize)> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for word in words(text) {
        let word = if ignore_case { word.to_lowercase() } else { word.to_owned() };
        *counts.entry(word).or_insert(0) += 1;
    }
    let mut sorted: Vec<(String, usize)> = counts.into_iter().filter(|(_, count)| *count >= minimum).collect();
    sorted.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    sorted
}

pub fn lengths(text: &str) -> BTreeMap<usize, usize> {
    let mut counts = BTreeMap::new();
    for word in words(text) {
        *counts.entry(word.chars().count()).or_default() += 1;
    }
    counts
}

pub fn bar(count: usize, most: usize, width: usize) -> String {
    if most == 0 {
        return String::new();
    }
    "#".repeat((count * width).div_ceil(most))
}

fn report(out: &mut impl Write, name: &str, text: &str, options: &Options) -> io::Result<()> {
    let stats = measure(text);
    writeln!(out, "{name}: {} words, {} sentences, {}", stats.words, stats.sentences, stats.grade())?;
    for (word, count) in frequencies(text, options.ignore_case, options.minimum).iter().take(options.top) {
        writeln!(out, "{count:6} {word}")?;
    }
    let lengths = lengths(text);
    let most = lengths.values().copied().max().unwrap_or(0);
    for (length, count) in &lengths {
        writeln!(out, "{length:3} {}", bar(*count, most, 40))?;
    }
    Ok(())
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let options = parse_options(&arguments)?;
    let mut out = io::stdout().lock();
    if options.files.is_empty() {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map_err(|error| error.to_string())?;
        return report(&mut out, "-", &text, &options).map_err(|error| error.to_string());
    }
    for name in &options.files {
        let text = fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
        report(&mut out, name, &text, &options).map_err(|error| error.to_string())?;
    }
    Ok(())
}

pub fn count_lines(input: impl BufRead) -> io::Result<usize> {
    let mut count = 0;
    for line in input.lines() {
        line?;
        count += 1;
    }
    Ok(count)
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("textstats: {message}");
            ExitCode::FAILURE
        }
    }
}
