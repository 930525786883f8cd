//! What a format of `printf` asks for, piece by piece.
//!
//! Everything that the C standard has is read but for wide characters, long doubles and `%n`. What is not read makes the
//! whole format unreadable: the call is then one of a function that is not known.

/// A piece of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// These characters.
    Text(Vec<u8>),
    /// An argument.
    Conversion(Conversion),
}

/// How an argument is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Conversion {
    /// `-`, `+`, blank, `#` and `0`, a bit each.
    pub(super) flags: u8,
    pub(super) width: Option<Size>,
    pub(super) precision: Option<Size>,
    pub(super) length: Length,
    /// The letter, with `i` as `d`.
    pub(super) letter: u8,
}

/// A width or precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    Given(i32),
    /// The next argument, an `int`.
    Argument,
}

/// How wide an integer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// An `int`, of which only so many bits count.
    Int(u32),
    /// 64 bits.
    Long,
}

impl Conversion {
    /// The flag `-`.
    pub(super) const LEFT: u8 = 1;

    /// Whether nothing but the letter and the width of the integer is asked for.
    pub(super) fn is_plain(&self) -> bool {
        self.flags == 0 && self.width.is_none() && self.precision.is_none()
    }
}

/// The pieces of a format, up to its end.
pub(super) fn pieces(format: &[u8]) -> Option<Vec<Piece>> {
    let mut pieces = vec![];
    let mut text = vec![];
    let mut rest = format.iter().copied().peekable();
    loop {
        match rest.next()? {
            0 => break,
            b'%' if rest.next_if_eq(&b'%').is_some() => text.push(b'%'),
            b'%' => {
                if !text.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut text)));
                }
                pieces.push(Piece::Conversion(conversion(&mut rest)?));
            }
            character => text.push(character),
        }
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
    Some(pieces)
}

type Rest<I> = std::iter::Peekable<I>;

/// What follows a `%`.
fn conversion(rest: &mut Rest<impl Iterator<Item = u8>>) -> Option<Conversion> {
    let mut flags = 0;
    while let Some(place) = rest.peek().and_then(|next| b"-+ #0".iter().position(|flag| flag == next)) {
        rest.next();
        flags |= 1 << place;
    }
    let width = size(rest)?;
    let precision = match rest.next_if_eq(&b'.') {
        Some(_) => Some(size(rest)?.unwrap_or(Size::Given(0))),
        None => None,
    };
    let length = match rest.peek()? {
        b'h' => {
            rest.next();
            Length::Int(if rest.next_if_eq(&b'h').is_some() { 8 } else { 16 })
        }
        b'l' => {
            rest.next();
            rest.next_if_eq(&b'l');
            Length::Long
        }
        b'z' | b'j' | b't' => {
            rest.next();
            Length::Long
        }
        _ => Length::Int(32),
    };
    let letter = match rest.next()? {
        b'i' => b'd',
        letter => letter,
    };
    let fits = match letter {
        b'd' | b'u' | b'x' | b'X' | b'o' => true,
        // `%lf` is `%f`.
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => matches!(length, Length::Int(32) | Length::Long),
        b's' => length == Length::Int(32) && flags & !Conversion::LEFT == 0,
        b'c' => length == Length::Int(32) && flags == 0 && width.is_none() && precision.is_none(),
        _ => false,
    };
    fits.then_some(Conversion { flags, width, precision, length, letter })
}

/// A number, or `*`. None where the number is too large.
fn size(rest: &mut Rest<impl Iterator<Item = u8>>) -> Option<Option<Size>> {
    if rest.next_if_eq(&b'*').is_some() {
        return Some(Some(Size::Argument));
    }
    let mut number: Option<i32> = None;
    while let Some(digit) = rest.next_if(u8::is_ascii_digit) {
        number = Some(number.unwrap_or(0).checked_mul(10)?.checked_add(i32::from(digit - b'0'))?);
    }
    // `%1$d` says which argument is meant.
    if rest.peek() == Some(&b'$') {
        return None;
    }
    Some(number.map(Size::Given))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(letter: u8, length: Length) -> Piece {
        Piece::Conversion(Conversion { flags: 0, width: None, precision: None, length, letter })
    }

    #[test]
    fn formats_are_taken_apart() {
        let text = |text: &str| Piece::Text(text.as_bytes().to_vec());
        assert_eq!(
            pieces(b"a=%d, 5%% of %lu\n\0rest"),
            Some(vec![
                text("a="),
                plain(b'd', Length::Int(32)),
                text(", 5% of "),
                plain(b'u', Length::Long),
                text("\n")
            ])
        );
        let padded = Conversion {
            flags: Conversion::LEFT,
            width: Some(Size::Given(20)),
            precision: Some(Size::Argument),
            length: Length::Int(32),
            letter: b's',
        };
        assert_eq!(pieces(b"%-20.*s\0"), Some(vec![Piece::Conversion(padded)]));
        assert_eq!(pieces(b"%hhi\0"), Some(vec![plain(b'd', Length::Int(8))]));
    }

    #[test]
    fn what_is_not_read() {
        for format in [&b"%n\0"[..], b"%ls\0", b"%Lf\0", b"%1$d\0", b"%p\0", b"%5c\0", b"%m\0", b"%", b"no end"] {
            assert_eq!(pieces(format), None, "{}", String::from_utf8_lossy(format));
        }
    }
}
