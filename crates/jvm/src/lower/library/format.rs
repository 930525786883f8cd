//! `String.format` and `printf` with formats that are known and plain: `%d`, `%s`, `%c`, `%b`, `%x` and `%%`, without widths,
//! flags and indices; and `%n` at the end of what is printed, which then is a line. Whatever else is a call of the library.
//!
//! What is formatted is in an array that javac makes for the call. As long as such an array is filled with constant indices
//! in one piece of straight code, and nobody else has it, its elements are known with their types ([`Cells`]).

use std::collections::BTreeMap;

use tandem_base::Assumption;
use tandem_ir::{CompareOp, Const, Value};

use super::boxes::box_class;
use super::{Given, LibraryCall};
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::method::MethodLowering;
use crate::program::STRING;
use crate::types::JavaType;

/// What was put into an array that nobody else has: its length, and the elements with their types.
#[derive(Clone, Debug, Default)]
pub struct Cells {
    length: i32,
    elements: BTreeMap<i32, (Value, RefType)>,
}

/// A part of a format.
enum Piece {
    Text(Vec<u16>),
    Conversion(char),
}

impl MethodLowering<'_, '_> {
    /// Notes an array that was just made.
    pub fn note_array(&mut self, array: Value, length: Value) {
        if let Some(Const::Int(bits)) = self.as_constant(length) {
            self.cells.insert(array, Cells { length: bits as u32 as i32, elements: BTreeMap::new() });
        }
    }

    /// Notes that an element of an array was set, which no longer is where it is not known which.
    pub fn note_element(&mut self, array: Value, index: Value, value: Value, ty: Option<&RefType>) {
        self.cells.remove(&value);
        let index = match self.as_constant(index) {
            Some(Const::Int(bits)) => Some(bits as u32 as i32),
            _ => None,
        };
        match (index, ty, self.cells.get_mut(&array)) {
            (Some(index), Some(ty), Some(cells)) => {
                cells.elements.insert(index, (value, ty.clone()));
            }
            _ => {
                self.cells.remove(&array);
            }
        }
    }

    /// The text that `String.format` makes of what it is given here, if that is modelled, and whether a line ends there.
    fn formatted(&mut self, format: Value, array: Value) -> Result<Option<(Value, bool)>, Error> {
        let Some(&format) = self.interned.get(&format) else { return Ok(None) };
        let Some((pieces, ends_line)) = self.units_of(format).and_then(|units| pieces(&units)) else { return Ok(None) };
        let Some(cells) = self.cells.get(&array) else { return Ok(None) };
        let elements: Option<Vec<(Value, RefType)>> =
            (0..cells.length).map(|index| cells.elements.get(&index).cloned()).collect();
        let Some(elements) = elements else { return Ok(None) };
        let program = self.cx.program;
        if program.classes().any(|class| program.is_subtype(&class.name, "java/util/Formattable") == Some(true)) {
            return Ok(None);
        }
        let conversions: Vec<char> = pieces
            .iter()
            .filter_map(|piece| match piece {
                Piece::Conversion(conversion) => Some(*conversion),
                Piece::Text(_) => None,
            })
            .collect();
        let fits = |(conversion, (_, ty)): (&char, &(Value, RefType))| can_write(*conversion, ty);
        if conversions.len() > elements.len() || !conversions.iter().zip(&elements).all(fits) {
            return Ok(None);
        }
        let mut elements = elements.into_iter();
        let mut text = self.known_text("")?;
        for piece in pieces {
            let part = match piece {
                Piece::Text(units) => self.text_constant(&units.into())?,
                Piece::Conversion(conversion) => match elements.next() {
                    Some((value, ty)) => self.conversion(conversion, value, &ty)?,
                    None => return Ok(None),
                },
            };
            text = self.join_texts(text, part)?;
        }
        Ok(Some((text, ends_line)))
    }

    fn conversion(&mut self, conversion: char, value: Value, ty: &RefType) -> Result<Value, Error> {
        let null = self.null();
        match conversion {
            'x' | 'b' => {
                let class = match &ty.ty {
                    Some(JavaType::Object(class)) => class.clone(),
                    _ => return self.known_text(if conversion == 'b' { "false" } else { "null" }),
                };
                let missing = self.known_text(if conversion == 'b' { "false" } else { "null" })?;
                let written = if conversion == 'x' {
                    let number = self.unbox(&class, value)?;
                    let function =
                        if &*class == "java/lang/Long" { "string.of.u64.radix" } else { "string.of.u32.radix" };
                    let radix = self.int(16);
                    self.text_function(function, &[number, radix])
                } else if &*class == "java/lang/Boolean" {
                    let truth = self.unbox(&class, value)?;
                    self.text_of_number(truth, &JavaType::Boolean)?
                } else {
                    self.known_text("true")?
                };
                let exists = self.b.compare(CompareOp::Ne, value, null);
                Ok(self.b.select(exists, written, missing))
            }
            _ => {
                if conversion == 'd' {
                    self.cx.assumptions.insert(Assumption::PlainDigits);
                }
                self.printed_text(value, ty)
            }
        }
    }

    /// `String.format(format, arguments)`
    pub(super) fn format_string(&mut self, call: &LibraryCall<'_>) -> Result<Option<Value>, Error> {
        let (&[format, array], "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;") =
            (call.args, call.descriptor)
        else {
            return Ok(None);
        };
        match self.formatted(format, array)? {
            Some((text, false)) => self.made_string(text).map(Some),
            _ => Ok(None),
        }
    }

    /// `printf` of a stream, which gives the stream.
    pub(super) fn print_formatted(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let (Some((stream, _)), &[format, array]) = (call.receiver, call.args) else { return Ok(None) };
        if !call.descriptor.starts_with("(Ljava/lang/String;[Ljava/lang/Object;)") {
            return Ok(None);
        }
        let Some((text, ends_line)) = self.formatted(format, array)? else { return Ok(None) };
        let method = if ends_line { "println" } else { "print" };
        let name = format!("java/io/PrintStream.{method}(Ljava/lang/String;)V");
        self.call_external(&name, &[stream, text], None, false)?;
        Ok(Some(Given::Value(stream)))
    }
}

/// Whether a conversion is modelled of what has this type.
fn can_write(conversion: char, ty: &RefType) -> bool {
    let class = match &ty.ty {
        None => return true,
        Some(JavaType::Object(class)) => class,
        Some(_) => return conversion == 'b',
    };
    match conversion {
        'd' => matches!(box_class(class).map(|class| class.ty), Some(ty) if ty.is_whole_number()),
        'x' => matches!(&**class, "java/lang/Integer" | "java/lang/Long"),
        'c' => &**class == "java/lang/Character",
        'b' => true,
        's' => &**class == STRING || box_class(class).is_some_and(|class| !class.ty.is_float()),
        _ => false,
    }
}

/// The parts of a format, and whether it ends with `%n`; nothing if it has something that is not modelled.
fn pieces(units: &[u16]) -> Option<(Vec<Piece>, bool)> {
    let end: Vec<u16> = "%n".encode_utf16().collect();
    // Two signs before the letter are one sign and no conversion; that is not looked into.
    let ends_line = units.ends_with(&end) && !units[..units.len() - 2].ends_with(&end[..1]);
    let units = if ends_line { &units[..units.len() - 2] } else { units };
    let mut pieces = Vec::new();
    let mut text: Vec<u16> = Vec::new();
    let mut rest = units.iter().copied();
    while let Some(unit) = rest.next() {
        if unit != u16::from(b'%') {
            text.push(unit);
            continue;
        }
        match char::from_u32(u32::from(rest.next()?))? {
            '%' => text.push(u16::from(b'%')),
            conversion @ ('d' | 's' | 'c' | 'b' | 'x') => {
                pieces.push(Piece::Text(std::mem::take(&mut text)));
                pieces.push(Piece::Conversion(conversion));
            }
            _ => return None,
        }
    }
    pieces.push(Piece::Text(text));
    Some((pieces, ends_line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_formats_only() {
        let of =
            |text: &str| pieces(&text.encode_utf16().collect::<Vec<_>>()).map(|(pieces, line)| (pieces.len(), line));
        assert_eq!(of("a"), Some((1, false)));
        assert_eq!(of("%s has %d%n"), Some((5, true)));
        assert_eq!(of("100%%"), Some((1, false)));
        for other in ["%3d", "%1$s", "%-5s", "%.2f", "%f", "%S", "%", "%,d", "%n%d", "%%%n"] {
            assert_eq!(of(other), None, "{other}");
        }
    }
}
