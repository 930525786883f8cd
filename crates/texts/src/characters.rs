//! What Java says of characters, as far as it never changes.
//!
//! Unicode grows, and so do the tables of each release of Java; which letters were letters from the first, and which digits
//! digits, stays. Of all other characters nothing is known here.

/// A question about a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// `isDigit`.
    Digit,
    /// `isLetter`.
    Letter,
    /// `isLetterOrDigit`.
    LetterOrDigit,
    /// `isUpperCase`.
    UpperCase,
    /// `isLowerCase`.
    LowerCase,
    /// `isWhitespace`.
    Whitespace,
    /// `isSpaceChar`.
    SpaceChar,
    /// `toUpperCase`.
    ToUpperCase,
    /// `toLowerCase`.
    ToLowerCase,
}

/// What a character is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Digit,
    UpperCase,
    LowerCase,
    /// A letter of a script that has no cases.
    Letter,
    Space,
    /// A space at which no line is broken; Java does not call it white.
    FixedSpace,
    /// White, but no space.
    Control,
    /// None of these.
    Other,
}

impl Question {
    /// The question that a method of `Character` asks.
    pub fn named(name: &str) -> Option<Question> {
        Some(match name {
            "Character.isDigit" => Question::Digit,
            "Character.isLetter" | "Character.isAlphabetic" => Question::Letter,
            "Character.isLetterOrDigit" => Question::LetterOrDigit,
            "Character.isUpperCase" => Question::UpperCase,
            "Character.isLowerCase" => Question::LowerCase,
            "Character.isWhitespace" => Question::Whitespace,
            "Character.isSpaceChar" => Question::SpaceChar,
            "Character.toUpperCase(C)C" | "Character.toUpperCase(I)I" => Question::ToUpperCase,
            "Character.toLowerCase(C)C" | "Character.toLowerCase(I)I" => Question::ToLowerCase,
            _ => return None,
        })
    }

    /// The answer, if it is known: a character, or 1 for yes and 0 for no.
    pub fn answer(self, character: u128) -> Option<u128> {
        let character = u32::try_from(character).ok()?;
        let kind = kind(character)?;
        let is_letter = matches!(kind, Kind::UpperCase | Kind::LowerCase | Kind::Letter);
        let is_so = match self {
            Question::ToUpperCase if kind == Kind::LowerCase => return Some(upper_case(character).into()),
            Question::ToLowerCase if kind == Kind::UpperCase => return Some((character + CASES).into()),
            Question::ToUpperCase | Question::ToLowerCase => return Some(character.into()),
            Question::Digit => kind == Kind::Digit,
            Question::Letter => is_letter,
            Question::LetterOrDigit => is_letter || kind == Kind::Digit,
            Question::UpperCase => kind == Kind::UpperCase,
            Question::LowerCase => kind == Kind::LowerCase,
            Question::Whitespace => matches!(kind, Kind::Space | Kind::Control),
            Question::SpaceChar => matches!(kind, Kind::Space | Kind::FixedSpace),
        };
        Some(is_so.into())
    }
}

/// How far a small letter is behind its capital, in the scripts that are known here.
const CASES: u32 = 0x20;

/// The capital of a small letter that is known, as one character.
fn upper_case(character: u32) -> u32 {
    match character {
        // It has none.
        0xdf => character,
        0xff => 0x178,
        // The sigma at the end of a word.
        0x3c2 => 0x3a3,
        _ => character - CASES,
    }
}

fn kind(character: u32) -> Option<Kind> {
    Some(match character {
        0x30..=0x39 => Kind::Digit,
        0x41..=0x5a => Kind::UpperCase,
        0x61..=0x7a => Kind::LowerCase,
        0x20 => Kind::Space,
        9..=13 | 28..=31 => Kind::Control,
        0..=0x7f => Kind::Other,
        // Arabic, Persian, Devanagari, and wide Latin ones.
        0x660..=0x669 | 0x6f0..=0x6f9 | 0x966..=0x96f | 0xff10..=0xff19 => Kind::Digit,
        // Latin, Greek, Cyrillic.
        0xc0..=0xd6 | 0xd8..=0xde | 0x391..=0x3a1 | 0x3a3..=0x3a9 | 0x410..=0x42f => Kind::UpperCase,
        0xdf..=0xf6 | 0xf8..=0xff | 0x3b1..=0x3c9 | 0x430..=0x44f => Kind::LowerCase,
        // Hebrew, Hiragana, Chinese.
        0x5d0..=0x5ea | 0x3041..=0x3094 | 0x4e00..=0x9fa5 => Kind::Letter,
        0x2003 | 0x2028 | 0x3000 => Kind::Space,
        0xa0 => Kind::FixedSpace,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_changes_is_known() {
        assert_eq!(Question::Digit.answer(0x663), Some(1));
        assert_eq!(Question::Digit.answer(0xe9), Some(0));
        assert_eq!(Question::Letter.answer(0x4e2d), Some(1));
        assert_eq!(Question::UpperCase.answer(0x4e2d), Some(0));
        assert_eq!(Question::Whitespace.answer(0xa0), Some(0));
        assert_eq!(Question::SpaceChar.answer(0xa0), Some(1));
        assert_eq!(Question::Whitespace.answer(9), Some(1));
        assert_eq!(Question::SpaceChar.answer(9), Some(0));
        assert_eq!(Question::Letter.answer(0x5b), Some(0));
        assert_eq!(Question::Letter.answer(0x1c90), None);
        assert_eq!(Question::ToUpperCase.answer(0xe9), Some(0xc9));
        assert_eq!(Question::ToUpperCase.answer(0xff), Some(0x178));
        assert_eq!(Question::ToLowerCase.answer(0x416), Some(0x436));
        assert_eq!(Question::ToLowerCase.answer(0x4e2d), Some(0x4e2d));
        assert_eq!(Question::ToLowerCase.answer(0x1c90), None);
        assert_eq!(Question::Letter.answer(u128::MAX), None);
    }
}
