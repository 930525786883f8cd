//! `StringBuilder` and `StringBuffer`: an object with a text that changes.

use tandem_ir::{BinaryOp, CompareOp, RegionId, RegionKind, Ty, Value};

use super::{Given, LibraryCall};
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::method::MethodLowering;
use crate::program::STRING;
use crate::types::{JavaType, Kind};

const OUT_OF_BOUNDS: &str = "java/lang/StringIndexOutOfBoundsException";

impl MethodLowering<'_, '_> {
    fn builder_region(&mut self, class: &str) -> Result<RegionId, Error> {
        self.region(&format!("{}.text", class.replace('/', ".")), &[Ty::Ref], Ty::I64, RegionKind::Shared)
    }

    /// The text of a builder: what it was given last, if nothing of the kind was stored since.
    fn builder_text(&mut self, region: RegionId, builder: Value) -> Value {
        let memory = self.memory(region);
        if let Some(&(since, text)) = self.pieces.built.get(&(region, builder))
            && since == memory
        {
            return text;
        }
        let text = self.load(region, &[builder]);
        self.mark_text(text)
    }

    /// Gives a builder a text.
    fn build(&mut self, region: RegionId, builder: Value, text: Value) {
        self.store(region, &[builder], text);
        let memory = self.memory(region);
        self.pieces.built.insert((region, builder), (memory, text));
    }

    /// A method of a string builder.
    pub(super) fn call_text_builder(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some((builder, _)) = call.receiver else { return Ok(None) };
        let region = self.builder_region(call.class)?;
        if call.name == "<init>" {
            return self.construct_builder(call, region, builder);
        }
        let text = self.builder_text(region, builder);
        let given = match (call.name, call.args) {
            ("append", &[value]) => {
                let Some(piece) = self.appended_text(call, 0, value)? else { return Ok(None) };
                let text = self.join_texts(text, piece)?;
                self.build(region, builder, text);
                builder
            }
            ("insert", &[offset, value]) => {
                let Some(piece) = self.appended_text(call, 1, value)? else { return Ok(None) };
                let length = self.text_length(text);
                let is_inside = self.b.compare(CompareOp::Ule, offset, length);
                self.check(is_inside, OUT_OF_BOUNDS)?;
                let zero = self.int(0);
                let before = self.text_function("string.part", &[text, zero, offset]);
                let after = self.text_function("string.part", &[text, offset, length]);
                let text = self.join_texts(before, piece)?;
                let text = self.join_texts(text, after)?;
                self.build(region, builder, text);
                builder
            }
            ("toString", []) => self.made_string(text)?,
            ("length", []) => self.text_length(text),
            ("isEmpty", []) => {
                let length = self.text_length(text);
                let zero = self.int(0);
                let result = self.b.compare(CompareOp::Eq, length, zero);
                self.truth(result)
            }
            ("charAt", &[index]) => {
                let length = self.text_length(text);
                let is_inside = self.b.compare(CompareOp::Ult, index, length);
                // The two classes disagree about the exception.
                self.check(is_inside, OUT_OF_BOUNDS)?;
                self.text_unit(text, index)
            }
            ("setCharAt", &[index, unit]) => {
                let length = self.text_length(text);
                self.check_text_index(index, length)?;
                let unit = self.narrowed(unit, &JavaType::Char);
                let text = self.text_function("string.with_unit", &[text, index, unit]);
                self.build(region, builder, text);
                return Ok(Some(Given::Void));
            }
            ("deleteCharAt", &[index]) => {
                let length = self.text_length(text);
                self.check_text_index(index, length)?;
                let (zero, one) = (self.int(0), self.int(1));
                let next = self.b.binary(BinaryOp::Add, index, one);
                let before = self.text_function("string.part", &[text, zero, index]);
                let after = self.text_function("string.part", &[text, next, length]);
                let text = self.join_texts(before, after)?;
                self.build(region, builder, text);
                builder
            }
            ("reverse", []) => {
                let text = self.text_function("string.reverse", &[text]);
                self.build(region, builder, text);
                builder
            }
            ("setLength", &[length]) => {
                let zero = self.int(0);
                let is_fine = self.b.compare(CompareOp::Sge, length, zero);
                self.check(is_fine, OUT_OF_BOUNDS)?;
                // Cut off, or filled up with zeros.
                let text = self.text_function("string.with_length", &[text, length]);
                self.build(region, builder, text);
                return Ok(Some(Given::Void));
            }
            _ => return Ok(None),
        };
        Ok(Some(Given::Value(given)))
    }

    fn construct_builder(
        &mut self,
        call: &LibraryCall<'_>,
        region: RegionId,
        builder: Value,
    ) -> Result<Option<Given>, Error> {
        let text = match (call.descriptor, call.args) {
            ("()V", []) => self.known_text("")?,
            ("(I)V", &[capacity]) => {
                self.check_length(capacity)?;
                self.known_text("")?
            }
            ("(Ljava/lang/String;)V", &[string]) => self.argument_text(call, 0, string)?,
            _ => return Ok(None),
        };
        self.build(region, builder, text);
        Ok(Some(Given::Void))
    }

    /// The text that `append` and `insert` add for an argument; `None` if that is not modelled.
    fn appended_text(&mut self, call: &LibraryCall<'_>, position: usize, value: Value) -> Result<Option<Value>, Error> {
        let param = &call.ty.params[position];
        if param.kind() != Kind::Ref {
            return self.text_of_number(value, param).map(Some);
        }
        let ty = call.types.get(position).cloned().flatten().unwrap_or_else(RefType::null);
        let is_text = matches!(param, JavaType::Object(name) if matches!(&**name, STRING | "java/lang/Object"));
        if is_text { self.printed_text(value, &ty).map(Some) } else { Ok(None) }
    }
}
