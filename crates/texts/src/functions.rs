//! The functions on texts, as Java defines them.

use crate::table::{MAX_UNITS, StringTable, TooLong};

macro_rules! string_functions {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $args:literal;)*) => {
        /// A function on strings. Indices, lengths and other ints are `i32`, units `i16`, texts `i64`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum StringFunction {
            $($(#[$doc])* $variant,)*
        }

        impl StringFunction {
            /// The function of this name with so many arguments.
            pub fn named(name: &str, args: usize) -> Option<StringFunction> {
                match (name, args) {
                    $(($name, $args) => Some(StringFunction::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

string_functions! {
    /// How many units.
    Length = "string.length", 1;
    /// The unit at an index; 0 outside.
    Unit = "string.unit", 2;
    /// One text after the other.
    Concat = "string.concat", 2;
    /// The units from an index to another, the other excluded; outside there is nothing.
    Part = "string.part", 3;
    /// The text of one unit.
    OfUnit = "string.of.unit", 1;
    /// An `i32` in decimal.
    OfInt = "string.of.i32", 1;
    /// An `i64` in decimal.
    OfLong = "string.of.i64", 1;
    /// An `f64` as Java writes it: the fewest digits that tell it from its neighbours.
    OfDouble = "string.of.f64", 1;
    /// An `f32` as Java writes it.
    OfFloat = "string.of.f32", 1;
    /// An `i32` in a radix, with a minus if negative; in decimal if there is no such radix.
    OfIntRadix = "string.of.i32.radix", 2;
    /// An `i64` in a radix.
    OfLongRadix = "string.of.i64.radix", 2;
    /// An `i32` read as unsigned in a radix.
    OfUnsignedIntRadix = "string.of.u32.radix", 2;
    /// An `i64` read as unsigned in a radix.
    OfUnsignedLongRadix = "string.of.u64.radix", 2;
    /// Whether a text is an `i32` in a radix, as `Integer.parseInt` has it.
    ParsesInt = "string.parses.i32", 2;
    /// That number; 0 if there is none.
    ParseInt = "string.parse.i32", 2;
    /// Whether a text is an `i64` in a radix.
    ParsesLong = "string.parses.i64", 2;
    /// That number; 0 if there is none.
    ParseLong = "string.parse.i64", 2;
    /// Whether a text is an unsigned 32-bit number in a radix.
    ParsesUnsignedInt = "string.parses.u32", 2;
    /// That number; 0 if there is none.
    ParseUnsignedInt = "string.parse.u32", 2;
    /// Whether a text is an unsigned 64-bit number in a radix.
    ParsesUnsignedLong = "string.parses.u64", 2;
    /// That number; 0 if there is none.
    ParseUnsignedLong = "string.parse.u64", 2;
    /// In small letters. Of texts beyond ASCII nothing is said.
    LowerCase = "string.to_lower", 1;
    /// In capital letters. Of texts beyond ASCII nothing is said.
    UpperCase = "string.to_upper", 1;
    /// Whether two texts differ in nothing but case. Of texts beyond ASCII nothing is said.
    EqualsIgnoringCase = "string.equals_ignoring_case", 2;
    /// As often as the number says; nothing if it is negative.
    Repeat = "string.repeat", 2;
    /// Every place where the second text stands replaced by the third, from left to right.
    ReplaceText = "string.replace_text", 3;
    /// The last index where the second text stands in the first; -1 if nowhere.
    LastIndexOfText = "string.last_index_of_text", 2;
    /// Java's `hashCode`.
    Hash = "string.hash", 1;
    /// Java's `compareTo`: the difference of the first units that differ, or else of the lengths.
    Compare = "string.compare", 2;
    /// Whether the first starts with the second.
    StartsWith = "string.starts_with", 2;
    /// Whether the first ends with the second.
    EndsWith = "string.ends_with", 2;
    /// The first index, not below the third argument, where the second text stands in the first; -1 if nowhere.
    IndexOfText = "string.index_of_text", 3;
    /// The first index, not below the third argument, of a character; -1 if nowhere.
    IndexOfUnit = "string.index_of_unit", 3;
    /// The last index of a character; -1 if nowhere.
    LastIndexOfUnit = "string.last_index_of_unit", 2;
    /// Without units up to the blank at either end.
    Trim = "string.trim", 1;
    /// Without white space, as `Character.isWhitespace` has it, at either end.
    Strip = "string.strip", 1;
    /// Without white space at the start.
    StripLeading = "string.strip_leading", 1;
    /// Without white space at the end.
    StripTrailing = "string.strip_trailing", 1;
    /// Every unit that is the second argument replaced by the third.
    ReplaceUnit = "string.replace_unit", 3;
    /// The unit at an index replaced.
    WithUnit = "string.with_unit", 3;
    /// Characters in reverse order; surrogate pairs stay pairs.
    Reverse = "string.reverse", 1;
    /// Cut off or filled up with zeros.
    WithLength = "string.with_length", 2;
}

impl StringFunction {
    /// Whether the result is the number of a text.
    pub fn is_text(self) -> bool {
        matches!(
            self,
            StringFunction::Concat
                | StringFunction::Part
                | StringFunction::OfUnit
                | StringFunction::OfInt
                | StringFunction::OfLong
                | StringFunction::OfDouble
                | StringFunction::OfFloat
                | StringFunction::OfIntRadix
                | StringFunction::OfLongRadix
                | StringFunction::OfUnsignedIntRadix
                | StringFunction::OfUnsignedLongRadix
                | StringFunction::LowerCase
                | StringFunction::UpperCase
                | StringFunction::Repeat
                | StringFunction::ReplaceText
                | StringFunction::Trim
                | StringFunction::Strip
                | StringFunction::StripLeading
                | StringFunction::StripTrailing
                | StringFunction::ReplaceUnit
                | StringFunction::WithUnit
                | StringFunction::Reverse
                | StringFunction::WithLength
        )
    }

    /// The result in the reading of unbounded integers: ints and numbers of texts are signed. Of arguments only the
    /// bits that their types have count.
    pub fn call(self, table: &mut StringTable, args: &[u128]) -> Result<u128, TooLong> {
        let int = |position: usize| args[position] as u32 as i32;
        let unit = |position: usize| args[position] as u16;
        let signed = |value: i32| i128::from(value) as u128;
        let number = |id: u64| i128::from(id as i64) as u128;
        let length = |units: &[u16]| i32::try_from(units.len()).unwrap_or(i32::MAX);
        let index = |found: Option<usize>| signed(found.map_or(-1, |index| index as i32));
        let long = args[0] as u64 as i64;
        let of_number = match self {
            StringFunction::OfUnit => Some(vec![unit(0)]),
            StringFunction::OfInt => Some(digits(int(0) < 0, u64::from(int(0).unsigned_abs()), 10)),
            StringFunction::OfLong => Some(digits(long < 0, long.unsigned_abs(), 10)),
            StringFunction::OfDouble => {
                let value = f64::from_bits(args[0] as u64);
                Some(java_float(value, &format!("{:e}", value.abs())))
            }
            StringFunction::OfFloat => {
                let value = f32::from_bits(args[0] as u32);
                Some(java_float(f64::from(value), &format!("{:e}", value.abs())))
            }
            StringFunction::OfIntRadix => Some(digits(int(0) < 0, u64::from(int(0).unsigned_abs()), int(1))),
            StringFunction::OfLongRadix => Some(digits(long < 0, long.unsigned_abs(), int(1))),
            StringFunction::OfUnsignedIntRadix => Some(digits(false, u64::from(int(0) as u32), int(1))),
            StringFunction::OfUnsignedLongRadix => Some(digits(false, long as u64, int(1))),
            _ => None,
        };
        if let Some(units) = of_number {
            return table.intern(&units).map(number);
        }
        let text = table.units(args[0] as u64)?;
        let is_ascii = |units: &[u16]| units.iter().all(|&unit| unit < 128);
        let parsed = |min: i128, max: i128| -> Result<Option<i128>, TooLong> {
            // Beyond ASCII there are further digits, which nobody uses.
            if !is_ascii(&text) {
                return Err(TooLong);
            }
            Ok(parse(&text, int(1), min < 0).filter(|value| (min..=max).contains(value)))
        };
        let (ints, longs) =
            ((i128::from(i32::MIN), i128::from(i32::MAX)), (i128::from(i64::MIN), i128::from(i64::MAX)));
        let new = match self {
            StringFunction::OfUnit
            | StringFunction::OfInt
            | StringFunction::OfLong
            | StringFunction::OfDouble
            | StringFunction::OfFloat
            | StringFunction::OfIntRadix
            | StringFunction::OfLongRadix
            | StringFunction::OfUnsignedIntRadix
            | StringFunction::OfUnsignedLongRadix => vec![],
            StringFunction::ParsesInt => return Ok(u128::from(parsed(ints.0, ints.1)?.is_some())),
            StringFunction::ParseInt => return Ok(parsed(ints.0, ints.1)?.unwrap_or(0) as u128),
            StringFunction::ParsesLong => return Ok(u128::from(parsed(longs.0, longs.1)?.is_some())),
            StringFunction::ParseLong => return Ok(parsed(longs.0, longs.1)?.unwrap_or(0) as u128),
            StringFunction::ParsesUnsignedInt => {
                return Ok(u128::from(parsed(0, i128::from(u32::MAX))?.is_some()));
            }
            StringFunction::ParseUnsignedInt => {
                return Ok(signed(parsed(0, i128::from(u32::MAX))?.unwrap_or(0) as u32 as i32));
            }
            StringFunction::ParsesUnsignedLong => {
                return Ok(u128::from(parsed(0, i128::from(u64::MAX))?.is_some()));
            }
            StringFunction::ParseUnsignedLong => {
                return Ok(number(parsed(0, i128::from(u64::MAX))?.unwrap_or(0) as u64));
            }
            StringFunction::LowerCase | StringFunction::UpperCase => {
                if !is_ascii(&text) {
                    return Err(TooLong);
                }
                let is_lower = self == StringFunction::LowerCase;
                text.iter().map(|&unit| change_case(unit, is_lower)).collect()
            }
            StringFunction::EqualsIgnoringCase => {
                let other = table.units(args[1] as u64)?;
                if !is_ascii(&text) || !is_ascii(&other) {
                    return Err(TooLong);
                }
                let folded = |units: &[u16]| units.iter().map(|&unit| change_case(unit, true)).collect::<Vec<_>>();
                return Ok(u128::from(folded(&text) == folded(&other)));
            }
            StringFunction::Repeat => {
                let count = usize::try_from(int(1)).unwrap_or(0);
                if text.len().saturating_mul(count) > MAX_UNITS {
                    return Err(TooLong);
                }
                text.repeat(count)
            }
            StringFunction::ReplaceText => {
                let (from, to) = (table.units(args[1] as u64)?, table.units(args[2] as u64)?);
                replaced(&text, &from, &to)?
            }
            StringFunction::LastIndexOfText => {
                let wanted = table.units(args[1] as u64)?;
                let last = text.len().checked_sub(wanted.len());
                let found = last.and_then(|last| (0..=last).rev().find(|&place| text[place..].starts_with(&wanted)));
                return Ok(index(found));
            }
            StringFunction::Length => return Ok(signed(length(&text))),
            StringFunction::Unit => {
                let found = usize::try_from(int(1)).ok().and_then(|index| text.get(index));
                return Ok(u128::from(found.copied().unwrap_or(0)));
            }
            StringFunction::Hash => {
                let hash = text.iter().fold(0i32, |hash, &unit| hash.wrapping_mul(31).wrapping_add(i32::from(unit)));
                return Ok(signed(hash));
            }
            StringFunction::Compare => {
                let other = table.units(args[1] as u64)?;
                let differing = text.iter().zip(other.iter()).find(|(a, b)| a != b);
                let difference = match differing {
                    Some((&a, &b)) => i32::from(a) - i32::from(b),
                    None => length(&text) - length(&other),
                };
                return Ok(signed(difference));
            }
            StringFunction::StartsWith => return Ok(u128::from(text.starts_with(&table.units(args[1] as u64)?))),
            StringFunction::EndsWith => return Ok(u128::from(text.ends_with(&table.units(args[1] as u64)?))),
            StringFunction::IndexOfText => {
                let wanted = table.units(args[1] as u64)?;
                let start = int(2).clamp(0, length(&text)) as usize;
                let last = text.len().checked_sub(wanted.len());
                let found = last.and_then(|last| (start..=last).find(|&place| text[place..].starts_with(&wanted)));
                return Ok(index(found));
            }
            StringFunction::IndexOfUnit => {
                let wanted = character(int(1));
                let start = int(2).clamp(0, length(&text)) as usize;
                let found =
                    wanted.and_then(|wanted| (start..text.len()).find(|&place| text[place..].starts_with(&wanted)));
                return Ok(index(found));
            }
            StringFunction::LastIndexOfUnit => {
                let wanted = character(int(1));
                let found =
                    wanted.and_then(|wanted| (0..text.len()).rev().find(|&place| text[place..].starts_with(&wanted)));
                return Ok(index(found));
            }
            StringFunction::Concat => {
                let other = table.units(args[1] as u64)?;
                if text.len() + other.len() > MAX_UNITS {
                    return Err(TooLong);
                }
                text.iter().chain(other.iter()).copied().collect()
            }
            StringFunction::Part => {
                let start = int(1).clamp(0, length(&text)) as usize;
                let end = int(2).clamp(0, length(&text)) as usize;
                text.get(start..end).unwrap_or_default().to_vec()
            }
            StringFunction::Trim => {
                let is_kept = |unit: &u16| *unit > u16::from(b' ');
                let start = text.iter().position(is_kept).unwrap_or(text.len());
                let end = text.iter().rposition(is_kept).map_or(start, |last| last + 1);
                text[start..end].to_vec()
            }
            StringFunction::Strip | StringFunction::StripLeading | StringFunction::StripTrailing => {
                let is_kept = |unit: &u16| !is_white(*unit);
                let start = match self {
                    StringFunction::StripTrailing => 0,
                    _ => text.iter().position(is_kept).unwrap_or(text.len()),
                };
                let end = match self {
                    StringFunction::StripLeading => text.len(),
                    _ => text.iter().rposition(is_kept).map_or(start, |last| last + 1),
                };
                text[start..end].to_vec()
            }
            StringFunction::ReplaceUnit => text.iter().map(|&old| if old == unit(1) { unit(2) } else { old }).collect(),
            StringFunction::WithUnit => {
                let mut units = text.to_vec();
                if let Some(place) = usize::try_from(int(1)).ok().and_then(|index| units.get_mut(index)) {
                    *place = unit(2);
                }
                units
            }
            StringFunction::Reverse => reversed(&text),
            StringFunction::WithLength => {
                let wanted = usize::try_from(int(1)).unwrap_or(0);
                if wanted > MAX_UNITS {
                    return Err(TooLong);
                }
                let mut units = text.to_vec();
                units.resize(wanted, 0);
                units
            }
        };
        table.intern(&new).map(number)
    }
}

/// A float as Java writes it, given its size in scientific notation with the fewest digits.
fn java_float(value: f64, scientific: &str) -> Vec<u16> {
    let sign = if value.is_sign_negative() && !value.is_nan() { "-" } else { "" };
    let text = match scientific.split_once('e') {
        _ if value.is_nan() => "NaN".to_string(),
        Some((mantissa, exponent)) if value.is_finite() && value != 0.0 => {
            let exponent: i32 = exponent.parse().unwrap_or(0);
            let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
            let or_zero = |digits: &str| if digits.is_empty() { "0".to_string() } else { digits.to_string() };
            if (0..7).contains(&exponent) {
                // The point lies behind so many digits; there may be fewer.
                let whole = exponent as usize + 1;
                let padded = format!("{digits:0<whole$}");
                format!("{sign}{}.{}", &padded[..whole], or_zero(&padded[whole..]))
            } else if (-3..0).contains(&exponent) {
                format!("{sign}0.{}{digits}", "0".repeat((-exponent - 1) as usize))
            } else {
                format!("{sign}{}.{}E{exponent}", &digits[..1], or_zero(&digits[1..]))
            }
        }
        _ if value == 0.0 => format!("{sign}0.0"),
        _ => format!("{sign}Infinity"),
    };
    text.encode_utf16().collect()
}

/// A number in a radix from 2 to 36, in decimal if it is none of these.
fn digits(is_negative: bool, size: u64, radix: i32) -> Vec<u16> {
    let radix = if (2..=36).contains(&radix) { radix as u64 } else { 10 };
    let mut units = Vec::new();
    let mut rest = size;
    loop {
        let digit = (rest % radix) as u8;
        units.push(u16::from(if digit < 10 { b'0' + digit } else { b'a' + digit - 10 }));
        rest /= radix;
        if rest == 0 {
            break;
        }
    }
    if is_negative {
        units.push(u16::from(b'-'));
    }
    units.reverse();
    units
}

/// The number that ASCII text is in a radix from 2 to 36; none if it is none, or too large for all of Java's types.
fn parse(units: &[u16], radix: i32, may_be_negative: bool) -> Option<i128> {
    if !(2..=36).contains(&radix) {
        return None;
    }
    let (is_negative, digits) = match units {
        [43, rest @ ..] => (false, rest),
        [45, rest @ ..] if may_be_negative => (true, rest),
        all => (false, all),
    };
    if digits.is_empty() {
        return None;
    }
    let mut value: i128 = 0;
    for &unit in digits {
        let digit = char::from_u32(u32::from(unit))?.to_digit(radix as u32)?;
        value = value.checked_mul(i128::from(radix))?.checked_add(i128::from(digit))?;
        if value > 1 << 100 {
            return None;
        }
    }
    Some(if is_negative { -value } else { value })
}

fn change_case(unit: u16, to_lower: bool) -> u16 {
    match u8::try_from(unit) {
        Ok(byte) if byte.is_ascii() && to_lower => u16::from(byte.to_ascii_lowercase()),
        Ok(byte) if byte.is_ascii() => u16::from(byte.to_ascii_uppercase()),
        _ => unit,
    }
}

/// Every place where one text stands replaced by another. The empty text stands before every unit and at the end.
fn replaced(text: &[u16], from: &[u16], to: &[u16]) -> Result<Vec<u16>, TooLong> {
    let mut units = Vec::new();
    let mut place = 0;
    while place <= text.len() {
        if units.len() > MAX_UNITS {
            return Err(TooLong);
        }
        let is_here = text[place..].starts_with(from);
        if is_here {
            units.extend_from_slice(to);
            place += from.len();
        }
        if !is_here || from.is_empty() {
            units.extend(text.get(place));
            place += 1;
        }
    }
    Ok(units)
}

/// The units of a code point; none for what is not one. A surrogate by itself is one unit.
fn character(code: i32) -> Option<Vec<u16>> {
    let code = u32::try_from(code).ok()?;
    match u16::try_from(code) {
        Ok(unit) => Some(vec![unit]),
        Err(_) => char::from_u32(code).map(|character| character.encode_utf16(&mut [0; 2]).to_vec()),
    }
}

fn reversed(units: &[u16]) -> Vec<u16> {
    let mut reversed: Vec<u16> = units.iter().rev().copied().collect();
    let is_high = |unit: u16| (0xd800..0xdc00).contains(&unit);
    let is_low = |unit: u16| (0xdc00..0xe000).contains(&unit);
    let mut place = 0;
    while place + 1 < reversed.len() {
        if is_low(reversed[place]) && is_high(reversed[place + 1]) {
            reversed.swap(place, place + 1);
            place += 1;
        }
        place += 1;
    }
    reversed
}

/// Java's `Character.isWhitespace`. No character of two units is white.
fn is_white(unit: u16) -> bool {
    matches!(unit,
        0x9..=0xd | 0x1c..=0x20 | 0x1680 | 0x2000..=0x2006 | 0x2008..=0x200a | 0x2028 | 0x2029 | 0x205f | 0x3000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{made_up_text, string_id};

    fn units(text: &str) -> Vec<u16> {
        text.encode_utf16().collect()
    }

    #[test]
    fn texts_and_numbers_belong_together() {
        let mut table = StringTable::default();
        let id = table.intern(&units("abc")).unwrap();
        assert_eq!(id, string_id(&units("abc")));
        assert_eq!(id >> 63, 1);
        assert_eq!(*table.units(id).unwrap(), units("abc"));
        // The highest bit does not count.
        assert_eq!(*table.units(id & (u64::MAX >> 1)).unwrap(), units("abc"));
        // A number nobody has explained stands for some text, and that text has that number.
        let made_up = table.units(77).unwrap();
        assert_eq!(table.intern(&made_up).unwrap(), 77 | 1 << 63);
        assert_ne!(made_up_text(1), made_up_text(27));
    }

    #[test]
    fn functions() {
        let mut table = StringTable::default();
        let mut call = |name: &str, args: &[u128]| {
            StringFunction::named(name, args.len()).unwrap().call(&mut table, args).unwrap()
        };
        let id = |text: &str| i128::from(string_id(&units(text)) as i64) as u128;
        let mut number = |value: i64| call("string.of.i64", &[u128::from(value as u64)]);
        let (twelve, minus) = (number(12), number(-345));
        assert_eq!((twelve, minus), (id("12"), id("-345")));
        let joined = call("string.concat", &[twelve, minus]);
        assert_eq!(joined, id("12-345"));
        assert_eq!(call("string.length", &[joined]), 6);
        assert_eq!(call("string.unit", &[joined, 2]), u128::from(b'-'));
        assert_eq!(call("string.part", &[joined, 1, 4]), id("2-3"));
        assert_eq!(call("string.index_of_unit", &[joined, u128::from(b'4'), 0]), 4);
        assert_eq!(call("string.index_of_text", &[joined, minus, 0]), 2);
        assert_eq!(call("string.index_of_text", &[joined, twelve, 1]), u128::MAX);
        assert_eq!(call("string.reverse", &[joined]), id("543-21"));
        assert_eq!(call("string.compare", &[twelve, minus]), u128::from(b'1' - b'-'));
        assert_eq!(call("string.hash", &[twelve]), u128::from(b'1') * 31 + u128::from(b'2'));
        assert_eq!(call("string.starts_with", &[joined, twelve]), 1);
        assert_eq!(call("string.with_length", &[twelve, 1]), id("1"));
        assert_eq!(call("string.replace_unit", &[minus, u128::from(b'4'), u128::from(b'x')]), id("-3x5"));
        assert_eq!(reversed(&units("a😀b")), units("b😀a"));
    }

    #[test]
    fn floats_as_java_writes_them() {
        let double = |value: f64| String::from_utf16(&java_float(value, &format!("{:e}", value.abs()))).unwrap();
        let expected = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (-12.5, "-12.5"),
            (0.001, "0.001"),
            (0.000999, "9.99E-4"),
            (1234567.0, "1234567.0"),
            (9999999.0, "9999999.0"),
            (1e7, "1.0E7"),
            (123456789.125, "1.23456789125E8"),
            (1e300, "1.0E300"),
            (f64::NAN, "NaN"),
            (f64::NEG_INFINITY, "-Infinity"),
            (0.1, "0.1"),
        ];
        for (value, text) in expected {
            assert_eq!(double(value), text);
        }
        assert_eq!(java_float(f64::from(0.1f32), &format!("{:e}", 0.1f32)), units("0.1"));
    }

    #[test]
    fn numbers_in_any_radix() {
        assert_eq!(digits(true, 1 << 31, 16), units("-80000000"));
        assert_eq!(digits(false, u64::MAX, 2), units(&"1".repeat(64)));
        assert_eq!(digits(false, 0, 99), units("0"));
        assert_eq!(parse(&units("-80000000"), 16, true), Some(-(1 << 31)));
        assert_eq!(parse(&units("-1"), 10, false), None);
        assert_eq!(parse(&units("+7"), 8, false), Some(7));
        for text in ["", "+", "-", "8", " 1", "1_0"] {
            assert_eq!(parse(&units(text), 8, true), None);
        }
        assert_eq!(replaced(&units("aaab"), &units("aa"), &units("x")), Ok(units("xab")));
        assert_eq!(replaced(&units("ab"), &[], &units("-")), Ok(units("-a-b-")));
    }

    #[test]
    fn growth_is_limited() {
        let mut table = StringTable::default();
        let mut id = u128::from(table.intern(&units("0123456789abcdef")).unwrap());
        let grown = (0..60).try_for_each(|_| {
            id = StringFunction::Concat.call(&mut table, &[id, id])?;
            Ok::<(), TooLong>(())
        });
        assert_eq!(grown, Err(TooLong));
    }
}
