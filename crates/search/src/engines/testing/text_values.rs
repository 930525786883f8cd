//! Texts worth trying: those that the programs mention, ones made of the characters they ask for, numbers, nothing.

use std::collections::BTreeSet;

use tandem_kernel::claim::Claim;
use tandem_texts::string_id;

use super::dictionary::Dictionary;
use tandem_base::Random;

/// The texts and characters that the programs mention.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    known: Vec<String>,
    characters: Vec<char>,
    /// Numbers that the programs mention.
    numbers: Vec<i128>,
    common: Vec<char>,
    rare: Vec<char>,
}

/// How many of a hundred characters that no program mentions are rare ones.
const RARELY: usize = 12;

/// Characters that many programs ask for in a way that mentions none of them.
const COMMON: &str = "ab0z19AZ -.,_\u{e9}";
/// Characters that are rare in texts and that programs get wrong: more than one unit or byte, other digits, spaces and
/// letters, letters that change their number or come back as others when their case is changed, ends of ranges.
const RARE: &str = "\u{1f600}\u{10ffff}\u{0}\u{7f}\u{80}\u{a0}\u{ff}\u{100}\u{df}\u{130}\u{131}\u{17f}\u{1c4}\u{301}\
                    \u{3a3}\u{3c2}\u{663}\u{2003}\u{2028}\u{212a}\u{3000}\u{4e2d}\u{d7ff}\u{e000}\u{feff}\u{fb01}\u{ff11}\
                    \u{ffff}\t\n\r";
/// Texts that numbers are written as, and that are nearly numbers.
const NUMBERS: &[&str] =
    &["0", "1", "-1", "10", "42", "+7", "007", "-", "2147483647", "-2147483648", "1.5", "1e3", "0x1f"];

impl Texts {
    /// What the programs of a claim mention.
    pub fn of(claim: &Claim, harvest: &Dictionary) -> Texts {
        let known: BTreeSet<String> =
            claim.programs.iter().flat_map(|(_, program)| program.module.strings.iter().cloned()).collect();
        // Whether a character is a digit is mostly asked of what is left of it when 48 is taken away.
        let mentioned =
            harvest.integers.iter().filter_map(|&number| char::from_u32(u32::try_from(number.unsigned_abs()).ok()?));
        let mut characters: BTreeSet<char> = mentioned.filter(|c| ('\t'..='\u{ffff}').contains(c)).collect();
        characters.extend(known.iter().flat_map(|text| text.chars()).take(200));
        let is_short = |number: &&i128| (0..10_000_000_000).contains(*number);
        Texts {
            known: known.into_iter().collect(),
            characters: characters.into_iter().collect(),
            numbers: harvest.integers.iter().filter(is_short).copied().collect(),
            common: COMMON.chars().collect(),
            rare: RARE.chars().collect(),
        }
    }

    /// A text.
    pub fn draw(&self, random: &mut Random) -> String {
        match random.below(12) {
            10 => self.number(random),
            11 => self.fields(random),
            0 => String::new(),
            1 => random.pick(NUMBERS).map(|text| (*text).to_owned()).unwrap_or_default(),
            2 | 3 => match random.pick(&self.known) {
                Some(text) => text.clone(),
                None => self.letters(random, 1),
            },
            4 => match random.pick(&self.known) {
                Some(text) => self.vary(random, text),
                None => self.letters(random, 2),
            },
            5 => {
                let digits = 1 + random.below(6);
                (0..digits).map(|_| char::from(b'0' + random.below(10) as u8)).collect()
            }
            6 => self.letters(random, 1),
            7 => {
                // Few different characters, so that they meet again.
                let (one, other) = (self.letters(random, 1), self.letters(random, 1));
                let count = random.below(7);
                (0..count).map(|_| if random.percent(50) { one.as_str() } else { other.as_str() }).collect()
            }
            8 => self.letters(random, 8),
            _ => self.letters(random, 4),
        }
    }

    /// The first unit of a character.
    pub fn unit(&self, random: &mut Random) -> u16 {
        self.character(random).encode_utf16(&mut [0; 2])[0]
    }

    /// A text that is nearly another.
    pub fn vary(&self, random: &mut Random, text: &str) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        let at = random.below(characters.len() + 1);
        match random.below(9) {
            8 if at < characters.len() => {
                // The same letters in another case.
                let end = if random.percent(50) { at + 1 } else { characters.len() };
                let to_upper = random.percent(50);
                let turned: Vec<char> = characters[at..end]
                    .iter()
                    .flat_map(|c| if to_upper { Vec::from_iter(c.to_uppercase()) } else { c.to_lowercase().collect() })
                    .collect();
                characters.splice(at..end, turned);
            }
            6 => return self.with_other_number(random, text),
            7 => {
                // Some of it once more.
                let end = at + random.below(characters.len() - at + 1);
                let again: Vec<char> = characters[at..end].to_vec();
                characters.splice(at..at, again);
            }
            0 if !characters.is_empty() => {
                characters.remove(at.min(characters.len() - 1));
            }
            1 if at < characters.len() => characters[at] = self.character(random),
            2 => characters.extend(text.chars()),
            3 if characters.len() > 1 => {
                let other = random.below(characters.len());
                characters.swap(at.min(text.chars().count() - 1), other);
            }
            4 => return self.draw(random),
            _ => characters.insert(at, self.character(random)),
        }
        characters.truncate(40);
        characters.into_iter().collect()
    }

    /// Simpler texts, the simplest first.
    pub fn simpler(text: &str) -> Vec<String> {
        let characters: Vec<char> = text.chars().collect();
        let mut all = Vec::new();
        if !characters.is_empty() {
            all.push(String::new());
        }
        let mut size = characters.len() / 2;
        while size > 0 {
            for start in (0..characters.len()).step_by(size) {
                let rest = characters[..start].iter().chain(characters.iter().skip(start + size));
                all.push(rest.collect());
            }
            size /= 2;
        }
        for (at, &old) in characters.iter().enumerate() {
            for new in ['a', '0'] {
                if simplicity(new) < simplicity(old) {
                    let replaced = characters.iter().enumerate().map(|(i, c)| if i == at { new } else { *c });
                    all.push(replaced.collect());
                }
            }
        }
        all
    }

    /// A number in digits, often one that the programs mention or one beside it.
    fn number(&self, random: &mut Random) -> String {
        match random.pick(&self.numbers) {
            Some(number) if random.percent(70) => (number + random.between(-1, 1)).max(0).to_string(),
            _ => {
                let most = [2, 10, 300, 70_000][random.below(4)];
                random.below(most).to_string()
            }
        }
    }

    /// Several numbers and letters with one character between them.
    fn fields(&self, random: &mut Random) -> String {
        let between = self.character(random).to_string();
        let count = 1 + random.below(5);
        let field = |random: &mut Random| match random.below(4) {
            0 => self.letters(random, 2),
            _ => self.number(random),
        };
        (0..count).map(|_| field(random)).collect::<Vec<_>>().join(&between)
    }

    /// The text with another number in the place of one of its numbers, or at its end.
    fn with_other_number(&self, random: &mut Random, text: &str) -> String {
        let characters: Vec<char> = text.chars().collect();
        let is_start =
            |at: &usize| characters[*at].is_ascii_digit() && (*at == 0 || !characters[at - 1].is_ascii_digit());
        let starts: Vec<usize> = (0..characters.len()).filter(is_start).collect();
        let start = random.pick(&starts).copied().unwrap_or(characters.len());
        let end = (start..characters.len()).find(|at| !characters[*at].is_ascii_digit()).unwrap_or(characters.len());
        let before: String = characters[..start].iter().collect();
        let after: String = characters[end..].iter().collect();
        format!("{before}{}{after}", self.number(random)).chars().take(40).collect()
    }

    fn letters(&self, random: &mut Random, most: usize) -> String {
        let count = if most == 1 { 1 } else { random.below(most + 1) };
        (0..count).map(|_| self.character(random)).collect()
    }

    fn character(&self, random: &mut Random) -> char {
        let mentioned = random.pick(&self.characters).copied().filter(|_| random.percent(60));
        mentioned.unwrap_or_else(|| {
            let from = if random.percent(RARELY) { &self.rare } else { &self.common };
            random.pick(from).copied().unwrap_or('a')
        })
    }
}

/// The number of a text.
pub fn number_of(text: &str) -> u128 {
    u128::from(string_id(&text.encode_utf16().collect::<Vec<u16>>()))
}

fn simplicity(c: char) -> u32 {
    match c {
        'a' => 0,
        '0' => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simpler_texts_come_to_an_end() {
        let mut text = "zäh#42 …".to_owned();
        let mut steps = 0;
        while let Some(next) = Texts::simpler(&text).pop() {
            text = next;
            steps += 1;
            assert!(steps < 1_000, "{text}");
        }
        assert_eq!(text, "");
    }

    #[test]
    fn texts_are_of_many_kinds() {
        let texts =
            Texts { known: vec!["yes".to_owned()], characters: vec!['"', ','], numbers: vec![255], ..Texts::default() };
        let mut random = Random::new(3);
        let drawn: BTreeSet<String> = (0..2_000).map(|_| texts.draw(&mut random)).collect();
        for wanted in ["", "-", "yes", ",", "\"", "0", "256"] {
            assert!(drawn.contains(wanted), "{wanted:?}");
        }
        let mut dotted = "1.2".to_owned();
        let varied: BTreeSet<String> = (0..2_000)
            .map(|_| {
                dotted = if random.percent(90) { texts.vary(&mut random, &dotted) } else { "1.2".to_owned() };
                dotted.clone()
            })
            .collect();
        assert!(varied.contains("1.256") && varied.contains("255.2"), "numbers in texts are varied");
    }
}
