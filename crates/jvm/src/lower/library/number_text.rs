//! Numbers to texts and back: `Integer.parseInt`, `Long.toHexString` and their like.

use tandem_ir::{BinaryOp, CompareOp, Ty, Value};

use super::{Given, LibraryCall};
use crate::classfile::InvokeKind;
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::method::MethodLowering;
use crate::program::STRING;
use crate::types::{JavaType, Kind};

const NO_NUMBER: &str = "java/lang/NumberFormatException";

impl MethodLowering<'_, '_> {
    /// A static method of a box class that takes or gives a string.
    pub(super) fn call_number_text(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        if call.kind != InvokeKind::Static {
            return Ok(None);
        }
        let is_string = |ty: Option<&JavaType>| ty == Some(&JavaType::object(STRING));
        if is_string(call.ty.params.first()) {
            return self.read_number(call);
        }
        if !is_string(call.ty.result.as_ref()) || call.ty.params.iter().any(|param| param.kind() == Kind::Ref) {
            return Ok(None);
        }
        let is_long = call.class == "java/lang/Long";
        let (signed, unsigned) = if is_long {
            ("string.of.i64.radix", "string.of.u64.radix")
        } else {
            ("string.of.i32.radix", "string.of.u32.radix")
        };
        let is_integer = matches!(call.class, "java/lang/Integer" | "java/lang/Long");
        let text = match (call.name, call.args) {
            // Java has these two as constants.
            ("toString", &[value]) if call.class == "java/lang/Boolean" => {
                return self.boolean_string(value).map(|string| Some(Given::Value(string)));
            }
            ("toString", &[_]) if call.descriptor.starts_with("(I)") && call.class == "java/lang/Character" => {
                return Ok(None);
            }
            ("toString", &[value]) => self.text_of_number(value, &call.ty.params[0])?,
            ("toString", &[value, radix]) if is_integer => self.text_function(signed, &[value, radix]),
            ("toUnsignedString", &[value]) if is_integer => {
                let ten = self.int(10);
                self.text_function(unsigned, &[value, ten])
            }
            ("toUnsignedString", &[value, radix]) if is_integer => self.text_function(unsigned, &[value, radix]),
            ("toHexString" | "toOctalString" | "toBinaryString", &[value]) if is_integer => {
                let radix = match call.name {
                    "toHexString" => 16,
                    "toOctalString" => 8,
                    _ => 2,
                };
                let radix = self.int(radix);
                self.text_function(unsigned, &[value, radix])
            }
            _ => return Ok(None),
        };
        let string = self.new_string(text)?;
        Ok(Some(Given::Value(string)))
    }

    /// The constant string for a truth value.
    pub(super) fn boolean_string(&mut self, value: Value) -> Result<Value, Error> {
        let constant = |lowering: &mut Self, word: &str| {
            let units: Vec<u16> = word.encode_utf16().collect();
            lowering.string_constant(&units.into())
        };
        let (yes, no) = (constant(self, "true")?, constant(self, "false")?);
        let zero = self.int(0);
        let is_true = self.b.compare(CompareOp::Ne, value, zero);
        let string = self.b.select(is_true, yes, no);
        self.nonnull.insert(string);
        Ok(string)
    }

    fn read_number(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let string = call.args[0];
        let ty = call.types.first().cloned().flatten().unwrap_or_else(RefType::null);
        let is_whole =
            matches!(call.class, "java/lang/Integer" | "java/lang/Long" | "java/lang/Short" | "java/lang/Byte");
        let is_unsigned = matches!(call.name, "parseUnsignedInt" | "parseUnsignedLong");
        let is_parse = matches!(call.name, "parseInt" | "parseLong" | "parseShort" | "parseByte") || is_unsigned;
        let value = match (call.name, &call.args[1..]) {
            ("parseBoolean" | "valueOf", []) if call.class == "java/lang/Boolean" => {
                let text = self.text_of(string)?;
                let word = self.known_text("true")?;
                let is_equal = self.pure("string.equals_ignoring_case", &[text, word], Ty::Bool);
                let null = self.null();
                let exists = self.b.compare(CompareOp::Ne, string, null);
                let result = self.b.binary(BinaryOp::And, exists, is_equal);
                self.truth(result)
            }
            (_, radix) if is_whole && (is_parse || call.name == "valueOf") && radix.len() <= 1 => {
                if radix.iter().any(|&radix| self.b.ty(radix) != Ty::I32) {
                    return Ok(None);
                }
                let radix = match radix {
                    &[radix] => radix,
                    _ => self.int(10),
                };
                // The same exception for no text and for a text that is no number.
                if !ty.is_nonnull && !self.nonnull.contains(&string) {
                    let null = self.null();
                    let exists = self.b.compare(CompareOp::Ne, string, null);
                    self.check(exists, NO_NUMBER)?;
                }
                let text = self.text_of(string)?;
                let is_long = call.class == "java/lang/Long";
                let width = match (is_long, is_unsigned) {
                    (true, true) => "u64",
                    (true, false) => "i64",
                    (false, true) => "u32",
                    (false, false) => "i32",
                };
                let parses = self.pure(&format!("string.parses.{width}"), &[text, radix], Ty::Bool);
                self.check(parses, NO_NUMBER)?;
                let result = if is_long { Ty::I64 } else { Ty::I32 };
                let value = self.pure(&format!("string.parse.{width}"), &[text, radix], result);
                let range = match call.class {
                    "java/lang/Short" => Some((i32::from(i16::MIN), i32::from(i16::MAX))),
                    "java/lang/Byte" => Some((i32::from(i8::MIN), i32::from(i8::MAX))),
                    _ => None,
                };
                if let Some((low, high)) = range {
                    let is_small = self.is_between(value, low, high);
                    self.check(is_small, NO_NUMBER)?;
                }
                value
            }
            _ => return Ok(None),
        };
        let value = if call.name == "valueOf" { self.make_box(call.class, value)? } else { value };
        Ok(Some(Given::Value(value)))
    }
}
