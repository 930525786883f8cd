//! Values of C and Rust as these languages write them: `Some(-1)`, `Point { x: 1, y: 2 }`, `'A'`, `Ordering::Less`.
//!
//! In the IR a structure is its scalars, in registers or in memory. Where debug information says what they belong to, they
//! are put together again; where it does not, there is nothing here, and the numbers are shown.

use tandem_ir::{Function, Ty};
use tandem_llvm::{Choice, FunctionInfo, Named, Record, Shape};
use tandem_replay::native::{Code, LlvmSource};

/// The language that a value is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Rust.
    Rust,
    /// C or C++.
    C,
}

/// What the parts of a value are read from.
pub trait Source {
    /// The number of so many bytes at an offset.
    fn number(&self, offset: u64, bytes: u64) -> Option<u128>;
    /// The text of so many bytes at an address.
    fn text(&self, address: u128, length: u128) -> Option<String>;
    /// What an address is called.
    fn pointer(&self, address: u128) -> Option<String>;
}

/// What is known of a function of C or Rust.
pub fn info<'a>(code: Option<&'a Code>, function: &Function) -> Option<(&'a FunctionInfo, Language)> {
    let Code::Llvm(code) = code? else { return None };
    let language = match code.source {
        LlvmSource::Rust(..) => Language::Rust,
        LlvmSource::C(..) | LlvmSource::Text => Language::C,
    };
    Some((code.functions.get(&function.name)?, language))
}

/// Whether numbers alone do not show such a value well.
pub fn needs_words(shape: &Shape) -> bool {
    !matches!(
        shape,
        Shape::Unknown | Shape::Signed(_) | Shape::Unsigned(_) | Shape::Float(_) | Shape::Pointer(_) | Shape::Slice(_)
    )
}

/// A value in words; nothing if not all of it is known.
pub fn written(shape: &Shape, at: u64, source: &dyn Source, language: Language) -> Option<String> {
    let number = |bytes: u64| source.number(at, bytes);
    Some(match shape {
        Shape::Boolean => (number(1)? & 1 == 1).to_string(),
        Shape::Character(bytes) => character(number(*bytes)?, *bytes, language),
        Shape::Signed(bytes) => signed(number(*bytes)?, *bytes).to_string(),
        Shape::Unsigned(bytes) => number(*bytes)?.to_string(),
        Shape::Float(4) => format!("{:?}", f32::from_bits(number(4)? as u32)),
        Shape::Float(8) => format!("{:?}", f64::from_bits(number(8)? as u64)),
        Shape::Pointer(_) => match number(8)? {
            0 if language == Language::C => "NULL".to_owned(),
            0 => "null".to_owned(),
            address => source.pointer(address).unwrap_or_else(|| "…".to_owned()),
        },
        Shape::Text => source.text(number(8)?, source.number(at + 8, 8)?)?,
        Shape::Slice(_) => format!("[… {} elements]", source.number(at + 8, 8)?),
        Shape::Array(element, count, size) if *count <= 32 => {
            let elements = (0..*count).map(|index| written(element, at + index * size, source, language));
            let elements = elements.collect::<Option<Vec<String>>>()?.join(", ");
            if language == Language::C { format!("{{ {elements} }}") } else { format!("[{elements}]") }
        }
        Shape::Record(own) => record(own, "", at, source, language)?,
        Shape::Named(named) => name(named, number(named.size)?),
        Shape::Choice(choice) => alternative(choice, at, source, language)?,
        Shape::Float(_) | Shape::Array(..) | Shape::Unknown => return None,
    })
}

/// Integers of so many bytes with their sign.
fn signed(bits: u128, bytes: u64) -> i128 {
    let unused = 128 - 8 * bytes.clamp(1, 16) as u32;
    ((bits << unused) as i128) >> unused
}

fn character(bits: u128, bytes: u64, language: Language) -> String {
    match (language, u32::try_from(bits).ok().and_then(char::from_u32)) {
        (Language::Rust, Some(character)) => format!("{character:?}"),
        (Language::C, Some(character)) if (' '..='~').contains(&character) || "\n\t\r".contains(character) => {
            format!("{character:?}")
        }
        (Language::C, Some('\0')) => "'\\0'".to_owned(),
        _ => signed(bits, bytes).to_string(),
    }
}

fn name(named: &Named, bits: u128) -> String {
    let value = signed(bits, named.size);
    let own = named.names.iter().find(|(known, _)| *known == value || u128::try_from(*known) == Ok(bits));
    own.map_or_else(|| value.to_string(), |(_, name)| format!("{}{name}", named.prefix))
}

fn record(own: &Record, prefix: &str, at: u64, source: &dyn Source, language: Language) -> Option<String> {
    let value = |(_, offset, shape): &(String, u64, Shape)| match shape {
        // A part that nothing is known of does not hide the rest.
        Shape::Unknown => Some("…".to_owned()),
        _ => written(shape, at + offset, source, language),
    };
    let mut members: Vec<&(String, u64, Shape)> = own.members.iter().collect();
    let is_tuple = !members.is_empty() && members.iter().all(|(name, ..)| name.starts_with("__"));
    if is_tuple {
        members.sort_by_key(|(name, ..)| name.trim_start_matches('_').parse::<u32>().unwrap_or(0));
    }
    let values = members.iter().map(|member| value(member)).collect::<Option<Vec<String>>>()?;
    let named = |form: fn(&str, &str) -> String| -> String {
        let all = members.iter().zip(&values).map(|((name, ..), value)| form(name, value));
        all.collect::<Vec<_>>().join(", ")
    };
    // A tuple is called by its type.
    let name = if own.name.starts_with('(') { "" } else { own.name.as_str() };
    Some(match language {
        _ if is_tuple => format!("{prefix}{name}({})", values.join(", ")),
        Language::Rust if members.is_empty() => format!("{prefix}{name}"),
        Language::Rust => format!("{prefix}{name} {{ {} }}", named(|name, value| format!("{name}: {value}"))),
        Language::C => format!("{{ {} }}", named(|name, value| format!(".{name} = {value}"))),
    })
}

fn alternative(choice: &Choice, at: u64, source: &dyn Source, language: Language) -> Option<String> {
    let tag = match choice.tag {
        Some((offset, bytes)) => Some((source.number(at + offset, bytes)?, bytes)),
        None => None,
    };
    let of_tag = |(number, _): &&(Option<u128>, Record)| match (number, tag) {
        (Some(number), Some((tag, bytes))) => signed(*number, bytes) == signed(tag, bytes),
        _ => false,
    };
    let other = || choice.alternatives.iter().find(|(number, _)| number.is_none());
    let (_, own) = choice.alternatives.iter().find(of_tag).or_else(other)?;
    record(own, &choice.prefix, at, source, language)
}

/// The path to what lies at an offset in a value: `.x`, `.corner.y`, `[3]`.
pub fn path(shape: &Shape, offset: u64) -> Option<String> {
    match shape {
        Shape::Record(record) => {
            let inside = |(_, at, shape): &&(String, u64, Shape)| {
                *at <= offset && offset < at + shape.size().unwrap_or(1).max(1)
            };
            let (name, at, member) = record.members.iter().find(inside)?;
            let name = name.strip_prefix("__").unwrap_or(name);
            Some(format!(".{name}{}", path(member, offset - at).unwrap_or_default()))
        }
        Shape::Array(element, _, size) if *size > 0 => {
            Some(format!("[{}]{}", offset / size, path(element, offset % size).unwrap_or_default()))
        }
        _ => None,
    }
}

/// Scalars in registers, as the bytes that they would be in memory.
pub struct Registers<'a> {
    bytes: Vec<u8>,
    rest: &'a dyn Source,
}

impl<'a> Registers<'a> {
    /// Scalars one after the other, each where its size may begin; nothing if they do not make up so many bytes. Texts and
    /// names of pointers come from elsewhere.
    pub fn new(scalars: &[(Ty, u128)], size: u64, rest: &'a dyn Source) -> Option<Registers<'a>> {
        let mut bytes: Vec<u8> = Vec::new();
        for (ty, bits) in scalars {
            let own = match ty {
                Ty::Bool => 1,
                Ty::Int(width) => usize::from(*width).div_ceil(8).next_power_of_two(),
                Ty::F32 => 4,
                Ty::F64 | Ty::Ptr => 8,
                Ty::Ref | Ty::Mem(_) | Ty::World => return None,
            };
            bytes.resize(bytes.len().next_multiple_of(own), 0);
            bytes.extend(&bits.to_le_bytes()[..own.min(16)]);
        }
        (bytes.len() as u64 >= size).then_some(Registers { bytes, rest })
    }
}

impl Source for Registers<'_> {
    fn number(&self, offset: u64, bytes: u64) -> Option<u128> {
        let begin = usize::try_from(offset).ok()?;
        let own = self.bytes.get(begin..begin.checked_add(usize::try_from(bytes).ok()?)?)?;
        (own.len() <= 16).then(|| own.iter().rev().fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }

    fn text(&self, address: u128, length: u128) -> Option<String> {
        self.rest.text(address, length)
    }

    fn pointer(&self, address: u128) -> Option<String> {
        self.rest.pointer(address)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    struct Nothing;

    impl Source for Nothing {
        fn number(&self, _: u64, _: u64) -> Option<u128> {
            None
        }
        fn text(&self, _: u128, _: u128) -> Option<String> {
            None
        }
        fn pointer(&self, _: u128) -> Option<String> {
            None
        }
    }

    fn record(name: &str, members: &[(&str, u64, Shape)]) -> Record {
        let members = members.iter().map(|(name, at, shape)| ((*name).to_owned(), *at, shape.clone())).collect();
        Record { name: name.to_owned(), size: 8, members }
    }

    fn shown(shape: &Shape, scalars: &[(Ty, u128)], language: Language) -> Option<String> {
        let source = Registers::new(scalars, shape.size()?, &Nothing)?;
        written(shape, 0, &source, language)
    }

    #[test]
    fn structures_are_written_as_their_language_does() {
        let point = record("Point", &[("x", 0, Shape::Signed(4)), ("y", 4, Shape::Signed(4))]);
        let point = Shape::Record(Arc::new(point));
        let packed = [(Ty::I64, 1 | (0xffff_fffe << 32))];
        assert_eq!(shown(&point, &packed, Language::Rust).as_deref(), Some("Point { x: 1, y: -2 }"));
        assert_eq!(shown(&point, &packed, Language::C).as_deref(), Some("{ .x = 1, .y = -2 }"));
        assert_eq!(path(&point, 4).as_deref(), Some(".y"));
    }

    #[test]
    fn alternatives_have_their_names() {
        let some = record("Some", &[("__0", 4, Shape::Signed(4))]);
        let option = Choice {
            prefix: String::new(),
            size: 8,
            tag: Some((0, 4)),
            alternatives: vec![(Some(0), record("None", &[])), (Some(1), some)],
        };
        let option = Shape::Choice(Arc::new(option));
        let both = |tag, value| [(Ty::Int(32), tag), (Ty::Int(32), value)];
        assert_eq!(shown(&option, &both(1, 0x8000_0000), Language::Rust).as_deref(), Some("Some(-2147483648)"));
        assert_eq!(shown(&option, &both(0, 7), Language::Rust).as_deref(), Some("None"));
    }

    #[test]
    fn characters_are_letters_where_they_are() {
        assert_eq!(character(65, 4, Language::Rust), "'A'");
        assert_eq!(character(0x10ffff, 4, Language::Rust), "'\\u{10ffff}'");
        assert_eq!(character(65, 1, Language::C), "'A'");
        assert_eq!(character(0xff, 1, Language::C), "-1");
    }
}
