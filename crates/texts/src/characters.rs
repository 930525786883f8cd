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
            _ => return None,
        })
    }

    /// The answer, if it is known.
    pub fn answer(self, character: u128) -> Option<bool> {
        let kind = kind(u32::try_from(character).ok()?)?;
        let is_letter = matches!(kind, Kind::UpperCase | Kind::LowerCase | Kind::Letter);
        Some(match self {
            Question::Digit => kind == Kind::Digit,
            Question::Letter => is_letter,
            Question::LetterOrDigit => is_letter || kind == Kind::Digit,
            Question::UpperCase => kind == Kind::UpperCase,
            Question::LowerCase => kind == Kind::LowerCase,
            Question::Whitespace => matches!(kind, Kind::Space | Kind::Control),
            Question::SpaceChar => matches!(kind, Kind::Space | Kind::FixedSpace),
        })
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
        assert_eq!(Question::Digit.answer(0x663), Some(true));
        assert_eq!(Question::Digit.answer(0xe9), Some(false));
        assert_eq!(Question::Letter.answer(0x4e2d), Some(true));
        assert_eq!(Question::UpperCase.answer(0x4e2d), Some(false));
        assert_eq!(Question::Whitespace.answer(0xa0), Some(false));
        assert_eq!(Question::SpaceChar.answer(0xa0), Some(true));
        assert_eq!(Question::Whitespace.answer(9), Some(true));
        assert_eq!(Question::SpaceChar.answer(9), Some(false));
        assert_eq!(Question::Letter.answer(0x5b), Some(false));
        assert_eq!(Question::Letter.answer(0x1c90), None);
        assert_eq!(Question::Letter.answer(u128::MAX), None);
    }
}
