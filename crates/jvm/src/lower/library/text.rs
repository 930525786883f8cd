//! Strings.
//!
//! A string is an object, and its text is a number: the same text has the same number everywhere. What programs do
//! with texts are functions of that number, known by name (`string.length`, `string.concat`, …), so that equal texts are
//! equal whoever made them, and nothing more is claimed about them than that these are functions. Constants have
//! the number of their text as their reference, with the highest bit set; other strings are objects of the heap whose
//! text is in the region `java.lang.String.text`.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_base::Assumption;
use tandem_base::objects::STRING_TEXT;
use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, RegionId, RegionKind, Ty, Value};

use super::boxes::box_class;
use super::{Given, LibraryCall};
use crate::classfile::{BootstrapArgument, Constant, DynamicSite, Instruction, InvokeKind};
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::method::MethodLowering;
use crate::program::STRING;
use crate::types::{JavaType, Kind, MethodType};

/// The hash codes of at most this many texts are looked at in a method.
const MOST_NAMED: usize = 40;

const OUT_OF_BOUNDS: &str = "java/lang/StringIndexOutOfBoundsException";

/// What is known of the texts that a method puts together, so that a text is the same however many pieces it came in.
#[derive(Default)]
pub struct Pieces {
    /// The texts of strings made here. A string never changes.
    made: FxHashMap<Value, Value>,
    /// Texts that end in a known text: what is before it, and that text.
    ended: FxHashMap<Value, (Value, Value)>,
    /// The text that was last given to a builder, and the memory of texts since then.
    pub(super) built: FxHashMap<(RegionId, Value), (Value, Value)>,
}

impl MethodLowering<'_, '_> {
    /// The reference to an interned string.
    pub fn string_constant(&mut self, units: &Arc<[u16]>) -> Result<Value, Error> {
        let text = self.text_constant(units)?;
        let reference = self.b.cast(CastOp::IntToPtr, text, Ty::Ref);
        self.nonnull.insert(reference);
        self.interned.insert(reference, text);
        Ok(reference)
    }

    /// The number of a known text.
    pub(super) fn text_constant(&mut self, units: &Arc<[u16]>) -> Result<Value, Error> {
        let id = self.cx.text(units).map_err(|what| self.unsupported(what))?;
        Ok(self.long(id as i64))
    }

    pub(super) fn known_text(&mut self, text: &str) -> Result<Value, Error> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.text_constant(&units.into())
    }

    /// The units of a text that is known.
    pub(super) fn units_of(&self, text: Value) -> Option<Arc<[u16]>> {
        match self.as_constant(text) {
            Some(Const::Int(bits)) => self.cx.texts.get(&(bits as u64)).cloned(),
            _ => None,
        }
    }

    pub(super) fn text_region(&mut self) -> Result<RegionId, Error> {
        self.region(STRING_TEXT, &[Ty::Ref], Ty::I64, RegionKind::Shared)
    }

    /// The text of a string that is not null.
    pub(in crate::lower) fn text_of(&mut self, string: Value) -> Result<Value, Error> {
        if let Some(&text) = self.interned.get(&string).or_else(|| self.pieces.made.get(&string)) {
            return Ok(text);
        }
        let number = self.b.cast(CastOp::PtrToInt, string, Ty::I64);
        let region = self.text_region()?;
        let stored = self.load(region, &[string]);
        let stored = self.mark_text(stored);
        let zero = self.long(0);
        let is_interned = self.b.compare(CompareOp::Slt, number, zero);
        Ok(self.b.select(is_interned, number, stored))
    }

    /// Numbers of texts have their highest bit set; of what is found in memory that bit does not count.
    pub(super) fn mark_text(&mut self, number: Value) -> Value {
        let top = self.long(i64::MIN);
        self.b.binary(BinaryOp::Or, number, top)
    }

    /// A new text made by a function.
    pub(super) fn text_function(&mut self, function: &str, args: &[Value]) -> Value {
        let number = self.pure(function, args, Ty::I64);
        self.mark_text(number)
    }

    /// A new string with this text.
    pub(super) fn new_string(&mut self, text: Value) -> Result<Value, Error> {
        let code = self.code_of(STRING)?;
        let string = self.allocate(code)?;
        let region = self.text_region()?;
        self.store(region, &[string], text);
        self.pieces.made.insert(string, text);
        Ok(string)
    }

    /// A string with this text as most methods of the library make one: the empty string is always the same object.
    pub(super) fn made_string(&mut self, text: Value) -> Result<Value, Error> {
        let new = self.new_string(text)?;
        let nothing = self.known_text("")?;
        let is_empty = self.b.compare(CompareOp::Eq, text, nothing);
        let empty = self.string_constant(&Arc::from([]))?;
        let string = self.b.select(is_empty, empty, new);
        self.nonnull.insert(string);
        self.pieces.made.insert(string, text);
        Ok(string)
    }

    /// One text after another. Known texts are joined here, also at the end of others, and the empty text changes nothing.
    pub(super) fn join_texts(&mut self, first: Value, second: Value) -> Result<Value, Error> {
        match (self.units_of(first), self.units_of(second)) {
            (Some(a), Some(b)) => {
                let joined: Vec<u16> = a.iter().chain(b.iter()).copied().collect();
                self.text_constant(&joined.into())
            }
            (Some(empty), _) if empty.is_empty() => Ok(second),
            (_, Some(empty)) if empty.is_empty() => Ok(first),
            (_, end) => {
                if let (Some(end), Some(&(before, middle))) = (&end, self.pieces.ended.get(&first))
                    && let Some(middle) = self.units_of(middle)
                {
                    let joined: Vec<u16> = middle.iter().chain(end.iter()).copied().collect();
                    let joined = self.text_constant(&joined.into())?;
                    return self.join_texts(before, joined);
                }
                let joined = self.text_function("string.concat", &[first, second]);
                if end.is_some() {
                    self.pieces.ended.insert(joined, (first, second));
                }
                Ok(joined)
            }
        }
    }

    /// How many units a text has.
    pub(super) fn text_length(&mut self, text: Value) -> Value {
        if let Some(units) = self.units_of(text) {
            return self.int(units.len() as i32);
        }
        let length = self.pure("string.length", &[text], Ty::I32);
        let zero = self.int(0);
        let is_sane = self.b.compare(CompareOp::Sge, length, zero);
        self.assume(is_sane);
        length
    }

    /// Whether two texts are the same. Whether one is empty is asked by its length, as everywhere.
    fn is_same_text(&mut self, one: Value, other: Value) -> Value {
        let is_nothing = |units: Option<Arc<[u16]>>| units.is_some_and(|units| units.is_empty());
        let asked = match (is_nothing(self.units_of(one)), is_nothing(self.units_of(other))) {
            (false, true) => one,
            (true, false) => other,
            _ => return self.b.compare(CompareOp::Eq, one, other),
        };
        let length = self.text_length(asked);
        let zero = self.int(0);
        self.b.compare(CompareOp::Eq, length, zero)
    }

    /// The unit at an index that was checked.
    pub(super) fn text_unit(&mut self, text: Value, index: Value) -> Value {
        let unit = self.pure("string.unit", &[text, index], Ty::Int(16));
        self.b.cast(CastOp::ZeroExtend, unit, Ty::I32)
    }

    /// The unit at an index inside a known text, if the text is few runs of one unit after the other, such as `0` to `9`.
    fn unit_of_known(&mut self, units: &[u16], index: Value) -> Option<Value> {
        const MOST_RUNS: usize = 6;
        // Where each run starts, with its first unit.
        let mut runs: Vec<(usize, u16)> = Vec::new();
        for (place, &unit) in units.iter().enumerate() {
            let goes_on =
                runs.last().is_some_and(|(start, first)| usize::from(*first) + place - start == usize::from(unit));
            if !goes_on {
                runs.push((place, unit));
            }
        }
        if runs.is_empty() || runs.len() > MOST_RUNS {
            return None;
        }
        let mut unit: Option<Value> = None;
        let mut end = units.len();
        for (start, first) in runs.into_iter().rev() {
            let here = if end - start == 1 {
                self.int(first.into())
            } else {
                let shift = self.int(i32::from(first) - i32::try_from(start).ok()?);
                self.b.binary(BinaryOp::Add, index, shift)
            };
            unit = Some(match unit {
                None => here,
                Some(after) => {
                    let bound = self.int(i32::try_from(end).ok()?);
                    let is_before = self.b.compare(CompareOp::Slt, index, bound);
                    self.b.select(is_before, here, after)
                }
            });
            end = start;
        }
        unit
    }

    /// Throws unless an index is inside a text.
    pub(super) fn check_text_index(&mut self, index: Value, length: Value) -> Result<(), Error> {
        let is_inside = self.b.compare(CompareOp::Ult, index, length);
        self.check(is_inside, OUT_OF_BOUNDS)
    }

    /// Throws unless `0 <= start <= end <= length`.
    pub(super) fn check_text_range(&mut self, start: Value, end: Value, length: Value) -> Result<(), Error> {
        let zero = self.int(0);
        let a = self.b.compare(CompareOp::Sge, start, zero);
        let b = self.b.compare(CompareOp::Sle, start, end);
        let c = self.b.compare(CompareOp::Sle, end, length);
        let ab = self.b.binary(BinaryOp::And, a, b);
        let is_fine = self.b.binary(BinaryOp::And, ab, c);
        self.check(is_fine, OUT_OF_BOUNDS)
    }

    /// The text that a number is written as.
    pub(super) fn text_of_number(&mut self, value: Value, ty: &JavaType) -> Result<Value, Error> {
        Ok(match ty {
            JavaType::Boolean => {
                let (yes, no) = (self.known_text("true")?, self.known_text("false")?);
                let zero = self.int(0);
                let is_true = self.b.compare(CompareOp::Ne, value, zero);
                self.b.select(is_true, yes, no)
            }
            JavaType::Char => {
                if let Some(Const::Int(bits)) = self.as_constant(value) {
                    return self.text_constant(&vec![bits as u16].into());
                }
                let unit = self.narrowed(value, ty);
                self.text_function("string.of.unit", &[unit])
            }
            JavaType::Byte | JavaType::Short | JavaType::Int => {
                if let Some(Const::Int(bits)) = self.as_constant(value) {
                    return self.known_text(&(bits as u32 as i32).to_string());
                }
                self.text_function("string.of.i32", &[value])
            }
            JavaType::Long => self.text_function("string.of.i64", &[value]),
            JavaType::Float => self.text_function("string.of.f32", &[value]),
            JavaType::Double => self.text_function("string.of.f64", &[value]),
            JavaType::Object(_) | JavaType::Array(_) => return Err(self.unsupported("an object as text")),
        })
    }

    /// The text that a reference is printed as: `null`, a string's own, a box's number.
    pub(super) fn printed_text(&mut self, object: Value, ty: &RefType) -> Result<Value, Error> {
        let class = match &ty.ty {
            None => return self.known_text("null"),
            Some(JavaType::Object(name)) => name.clone(),
            Some(_) => return self.text_of_object(object, ty),
        };
        let text = if &*class == STRING {
            self.text_of(object)?
        } else if let Some(class_of_box) = box_class(&class) {
            let value = self.unbox(&class, object)?;
            self.text_of_number(value, &class_of_box.ty)?
        } else {
            return self.text_of_object(object, ty);
        };
        if ty.is_nonnull || self.nonnull.contains(&object) {
            return Ok(text);
        }
        let null = self.null();
        let is_null = self.b.compare(CompareOp::Eq, object, null);
        let word = self.known_text("null")?;
        Ok(self.b.select(is_null, word, text))
    }

    /// The text that an object makes of itself; `null` if there is none, or if it makes none.
    fn text_of_object(&mut self, object: Value, ty: &RefType) -> Result<Value, Error> {
        let text = self.b.declare(Ty::I64, None);
        let word = self.known_text("null")?;
        self.b.write(text, word);
        let join = self.b.create_block();
        let null = self.null();
        let exists = self.b.compare(CompareOp::Ne, object, null);
        let missing = self.split(exists);
        let string = self.call_method_of_object(object, ty, "toString", &[])?;
        if let Some(string) = string.filter(|_| !self.b.is_terminated()) {
            let null = self.null();
            let is_text = self.b.compare(CompareOp::Ne, string, null);
            let no_text = self.split(is_text);
            let own = self.text_of(string)?;
            self.b.write(text, own);
            self.b.jump(join);
            self.b.switch_to(no_text);
            self.b.jump(join);
        }
        self.b.switch_to(missing);
        self.b.jump(join);
        self.b.seal(join);
        self.b.switch_to(join);
        Ok(self.b.read(text))
    }

    /// `invokedynamic` for string concatenation.
    pub(super) fn concatenate(&mut self, site: &Arc<DynamicSite>, ty: &MethodType) -> Result<(), Error> {
        let mut arguments = site.bootstrap.arguments.iter();
        let Some(BootstrapArgument::Constant(Constant::String(recipe))) = arguments.next() else {
            return Err(self.unsupported("a string concatenation without recipe"));
        };
        let mut types: Vec<Option<RefType>> =
            (0..ty.params.len()).map(|depth| self.frame.peek_ref(depth).ok().cloned()).collect();
        types.reverse();
        let mut values = Vec::new();
        for _ in &ty.params {
            values.insert(0, self.pop()?);
        }
        let mut values = values.into_iter().zip(&ty.params).zip(types);
        let mut parts = Vec::new();
        let mut literal: Vec<u16> = Vec::new();
        for &unit in recipe.iter() {
            match unit {
                1 => {
                    parts.push(self.text_constant(&std::mem::take(&mut literal).into())?);
                    let Some(((value, param), ref_type)) = values.next() else {
                        return Err(Error::malformed("a concatenation with too few arguments"));
                    };
                    parts.push(match ref_type {
                        Some(ref_type) => self.printed_text(value, &ref_type)?,
                        None => self.text_of_number(value, param)?,
                    });
                }
                2 => match arguments.next() {
                    Some(BootstrapArgument::Constant(Constant::String(text))) => literal.extend(text.iter()),
                    _ => return Err(self.unsupported("a string concatenation with an unusual constant")),
                },
                unit => literal.push(unit),
            }
        }
        parts.push(self.text_constant(&literal.into())?);
        let mut text = parts[0];
        for &part in &parts[1..] {
            text = self.join_texts(text, part)?;
        }
        let string = self.new_string(text)?;
        self.push(string);
        Ok(())
    }

    /// A method of `String`.
    pub(super) fn call_string(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let value = match call.receiver {
            None => self.string_static(call)?,
            Some((object, _)) if call.kind == InvokeKind::Special && call.name == "<init>" => {
                return self.construct_string(call, object);
            }
            Some((string, _)) => self.string_method(call, string)?,
        };
        Ok(value.map(Given::Value))
    }

    fn construct_string(&mut self, call: &LibraryCall<'_>, object: Value) -> Result<Option<Given>, Error> {
        let text = match (call.descriptor, call.args) {
            ("()V", []) => self.known_text("")?,
            ("(Ljava/lang/String;)V", &[other]) => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                self.check_not_null(other, &ty)?;
                self.text_of(other)?
            }
            ("([C)V", &[array]) => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                self.check_not_null(array, &ty)?;
                self.text_of_chars(array)?
            }
            _ => return Ok(None),
        };
        let region = self.text_region()?;
        self.store(region, &[object], text);
        Ok(Some(Given::Void))
    }

    /// The text of all elements of an array.
    fn text_of_chars(&mut self, array: Value) -> Result<Value, Error> {
        let region = self.cx.array_region(&JavaType::Char).map_err(|what| self.unsupported(what))?;
        let text = self.b.declare(Ty::I64, None);
        let empty = self.known_text("")?;
        self.b.write(text, empty);
        let length = self.length_of(array)?;
        self.count_up(length, |lowering, index| {
            let unit = lowering.load(region, &[array, index]);
            let piece = lowering.text_function("string.of.unit", &[unit]);
            let before = lowering.b.read(text);
            let after = lowering.text_function("string.concat", &[before, piece]);
            lowering.b.write(text, after);
            Ok(())
        })?;
        Ok(self.b.read(text))
    }

    fn string_static(&mut self, call: &LibraryCall<'_>) -> Result<Option<Value>, Error> {
        Ok(Some(match (call.name, call.args) {
            ("format", _) => return self.format_string(call),
            ("valueOf" | "copyValueOf", &[array]) if call.ty.params[0] == JavaType::Array(Arc::new(JavaType::Char)) => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                self.check_not_null(array, &ty)?;
                let text = self.text_of_chars(array)?;
                self.new_string(text)?
            }
            ("valueOf", &[object]) if call.ty.params[0].kind() == Kind::Ref => {
                let ty = call.types[0].clone().unwrap_or_else(RefType::null);
                let text = self.printed_text(object, &ty)?;
                match &ty.ty {
                    // A string is its own string.
                    Some(JavaType::Object(name)) if &**name == STRING => {
                        let null = self.null();
                        let is_null = self.b.compare(CompareOp::Eq, object, null);
                        let word: Arc<[u16]> = "null".encode_utf16().collect();
                        let word = self.string_constant(&word)?;
                        self.b.select(is_null, word, object)
                    }
                    Some(JavaType::Object(name)) if &**name == "java/lang/Boolean" => {
                        let value = self.unbox(name, object)?;
                        let word = self.boolean_string(value)?;
                        let null = self.null();
                        let is_null = self.b.compare(CompareOp::Eq, object, null);
                        let none: Arc<[u16]> = "null".encode_utf16().collect();
                        let none = self.string_constant(&none)?;
                        self.b.select(is_null, none, word)
                    }
                    _ => {
                        let new = self.new_string(text)?;
                        let null = self.null();
                        let is_null = self.b.compare(CompareOp::Eq, object, null);
                        let none: Arc<[u16]> = "null".encode_utf16().collect();
                        let none = self.string_constant(&none)?;
                        self.b.select(is_null, none, new)
                    }
                }
            }
            ("valueOf", &[value]) if call.ty.params[0] == JavaType::Boolean => self.boolean_string(value)?,
            ("valueOf", &[value]) => {
                let text = self.text_of_number(value, &call.ty.params[0])?;
                self.new_string(text)?
            }
            _ => return Ok(None),
        }))
    }

    fn string_method(&mut self, call: &LibraryCall<'_>, string: Value) -> Result<Option<Value>, Error> {
        let is_string = |position: usize| call.ty.params.get(position) == Some(&JavaType::object(STRING));
        let argument_type = |position: usize| call.types.get(position).cloned().flatten().unwrap_or_else(RefType::null);
        let text = self.text_of(string)?;
        Ok(Some(match (call.name, call.args) {
            ("length", []) => self.text_length(text),
            ("isEmpty", []) => {
                let length = self.text_length(text);
                let zero = self.int(0);
                let result = self.b.compare(CompareOp::Eq, length, zero);
                self.truth(result)
            }
            ("charAt", &[index]) => {
                let length = self.text_length(text);
                self.check_text_index(index, length)?;
                match self.units_of(text).and_then(|units| self.unit_of_known(&units, index)) {
                    Some(unit) => unit,
                    None => self.text_unit(text, index),
                }
            }
            ("equals", &[other]) => {
                let ty = argument_type(0);
                let null = self.null();
                let exists = self.b.compare(CompareOp::Ne, other, null);
                let is_one = self.is_instance(other, &ty, &JavaType::object(STRING))?;
                let other_text = self.text_of(other)?;
                let is_same = self.is_same_text(text, other_text);
                let both = self.b.binary(BinaryOp::And, exists, is_one);
                let result = self.b.binary(BinaryOp::And, both, is_same);
                self.truth(result)
            }
            ("hashCode", []) => self.text_hash(text)?,
            ("toString", []) => string,
            ("intern", []) => {
                let interned = self.b.cast(CastOp::IntToPtr, text, Ty::Ref);
                self.nonnull.insert(interned);
                interned
            }
            ("compareTo", &[other]) if is_string(0) => {
                let other = self.argument_text(call, 0, other)?;
                self.pure("string.compare", &[text, other], Ty::I32)
            }
            ("equalsIgnoreCase", &[other]) => {
                let null = self.null();
                let exists = self.b.compare(CompareOp::Ne, other, null);
                let other_text = self.text_of(other)?;
                let is_same = self.pure("string.equals_ignoring_case", &[text, other_text], Ty::Bool);
                let result = self.b.binary(BinaryOp::And, exists, is_same);
                self.truth(result)
            }
            ("concat", &[other]) => {
                let other = self.argument_text(call, 0, other)?;
                let joined = self.join_texts(text, other)?;
                let new = self.new_string(joined)?;
                let length = self.text_length(other);
                let zero = self.int(0);
                let is_empty = self.b.compare(CompareOp::Eq, length, zero);
                self.b.select(is_empty, string, new)
            }
            ("substring", &[start]) => {
                let length = self.text_length(text);
                self.substring(string, text, start, length, length)?
            }
            ("substring", &[start, end]) => {
                let length = self.text_length(text);
                self.substring(string, text, start, end, length)?
            }
            ("startsWith" | "endsWith", &[other]) => {
                let other = self.argument_text(call, 0, other)?;
                let function = if call.name == "startsWith" { "string.starts_with" } else { "string.ends_with" };
                let result = self.pure(function, &[text, other], Ty::Bool);
                self.truth(result)
            }
            ("contains", &[other]) if argument_type(0).ty == Some(JavaType::object(STRING)) => {
                let other = self.argument_text(call, 0, other)?;
                let minus = self.int(0);
                let index = self.pure("string.index_of_text", &[text, other, minus], Ty::I32);
                let zero = self.int(0);
                let result = self.b.compare(CompareOp::Sge, index, zero);
                self.truth(result)
            }
            ("indexOf", &[other]) if is_string(0) => {
                let other = self.argument_text(call, 0, other)?;
                let zero = self.int(0);
                self.pure("string.index_of_text", &[text, other, zero], Ty::I32)
            }
            ("indexOf", &[other, start]) if is_string(0) => {
                let other = self.argument_text(call, 0, other)?;
                self.pure("string.index_of_text", &[text, other, start], Ty::I32)
            }
            ("indexOf", &[unit]) => {
                let zero = self.int(0);
                self.pure("string.index_of_unit", &[text, unit, zero], Ty::I32)
            }
            ("indexOf", &[unit, start]) => self.pure("string.index_of_unit", &[text, unit, start], Ty::I32),
            ("lastIndexOf", &[unit]) if !is_string(0) => self.pure("string.last_index_of_unit", &[text, unit], Ty::I32),
            ("lastIndexOf", &[other]) if is_string(0) => {
                let other = self.argument_text(call, 0, other)?;
                self.pure("string.last_index_of_text", &[text, other], Ty::I32)
            }
            ("toLowerCase" | "toUpperCase", []) => {
                self.cx.assumptions.insert(Assumption::EnglishCase);
                let function = if call.name == "toLowerCase" { "string.to_lower" } else { "string.to_upper" };
                let changed = self.text_function(function, &[text]);
                self.changed_string(string, text, changed)?
            }
            ("repeat", &[count]) => {
                let zero = self.int(0);
                let is_fine = self.b.compare(CompareOp::Sge, count, zero);
                self.check(is_fine, "java/lang/IllegalArgumentException")?;
                let repeated = self.text_function("string.repeat", &[text, count]);
                let new = self.made_string(repeated)?;
                let one = self.int(1);
                let is_one = self.b.compare(CompareOp::Eq, count, one);
                self.b.select(is_one, string, new)
            }
            ("replace", &[from, to])
                if argument_type(0).ty == Some(JavaType::object(STRING))
                    && argument_type(1).ty == Some(JavaType::object(STRING)) =>
            {
                let from = self.argument_text(call, 0, from)?;
                let to = self.argument_text(call, 1, to)?;
                let replaced = self.text_function("string.replace_text", &[text, from, to]);
                // Whether an unchanged text is a new object depends on how it came about.
                let new = self.made_string(replaced)?;
                let is_same = self.b.compare(CompareOp::Eq, text, replaced);
                let choice = self.b.value(tandem_ir::Inst::Arbitrary, Ty::Bool);
                let itself = self.b.binary(BinaryOp::And, is_same, choice);
                self.b.select(itself, string, new)
            }
            ("trim" | "strip" | "stripLeading" | "stripTrailing", []) => {
                let function = match call.name {
                    "trim" => "string.trim",
                    "strip" => "string.strip",
                    "stripLeading" => "string.strip_leading",
                    _ => "string.strip_trailing",
                };
                let stripped = self.text_function(function, &[text]);
                self.changed_string(string, text, stripped)?
            }
            ("isBlank", []) => {
                let stripped = self.text_function("string.strip", &[text]);
                let length = self.text_length(stripped);
                let zero = self.int(0);
                let result = self.b.compare(CompareOp::Eq, length, zero);
                self.truth(result)
            }
            ("replace", &[from, to]) if call.descriptor.starts_with("(CC)") => {
                let from = self.narrowed(from, &JavaType::Char);
                let to = self.narrowed(to, &JavaType::Char);
                let replaced = self.text_function("string.replace_unit", &[text, from, to]);
                self.changed_string(string, text, replaced)?
            }
            ("toCharArray", []) => {
                let length = self.text_length(text);
                let array = self.allocate_array(&JavaType::Char, length)?;
                let region = self.cx.array_region(&JavaType::Char).map_err(|what| self.unsupported(what))?;
                self.count_up(length, |lowering, index| {
                    let unit = lowering.pure("string.unit", &[text, index], Ty::Int(16));
                    lowering.store(region, &[array, index], unit);
                    Ok(())
                })?;
                array
            }
            _ => return Ok(None),
        }))
    }

    /// The hash code of a text. That of each text that the method names is known, so that a `switch` on strings is a choice by
    /// the text.
    fn text_hash(&mut self, text: Value) -> Result<Value, Error> {
        let hash = self.pure("string.hash", &[text], Ty::I32);
        let mut named: Vec<Arc<[u16]>> = Vec::new();
        for instruction in &self.code.instructions {
            if let Instruction::Push(Constant::String(units)) = instruction
                && !named.contains(units)
                && named.len() < MOST_NAMED
            {
                named.push(units.clone());
            }
        }
        for units in named {
            let known = self.text_constant(&units)?;
            let code = units.iter().fold(0_i32, |code, &unit| code.wrapping_mul(31).wrapping_add(i32::from(unit)));
            let code = self.int(code);
            let is_other = self.b.compare(CompareOp::Ne, text, known);
            let is_its = self.b.compare(CompareOp::Eq, hash, code);
            let holds = self.b.binary(BinaryOp::Or, is_other, is_its);
            self.assume(holds);
        }
        Ok(hash)
    }

    /// The text of a string argument, which must not be null.
    pub(super) fn argument_text(
        &mut self,
        call: &LibraryCall<'_>,
        position: usize,
        string: Value,
    ) -> Result<Value, Error> {
        let ty = call.types.get(position).cloned().flatten().unwrap_or_else(RefType::null);
        self.check_not_null(string, &ty)?;
        self.text_of(string)
    }

    /// The string itself if the text is the same, else a new one.
    fn changed_string(&mut self, string: Value, before: Value, after: Value) -> Result<Value, Error> {
        let new = self.made_string(after)?;
        let is_same = self.b.compare(CompareOp::Eq, before, after);
        let changed = self.b.select(is_same, string, new);
        self.pieces.made.insert(changed, after);
        Ok(changed)
    }

    fn substring(
        &mut self,
        string: Value,
        text: Value,
        start: Value,
        end: Value,
        length: Value,
    ) -> Result<Value, Error> {
        self.check_text_range(start, end, length)?;
        // One unit is the text of that unit, as `charAt` gives it.
        let part = match (self.as_constant(start), self.as_constant(end)) {
            (Some(Const::Int(first)), Some(Const::Int(last))) if first + 1 == last => {
                let unit = self.pure("string.unit", &[text, start], Ty::Int(16));
                self.text_function("string.of.unit", &[unit])
            }
            _ => self.text_function("string.part", &[text, start, end]),
        };
        let new = self.made_string(part)?;
        let zero = self.int(0);
        let is_start = self.b.compare(CompareOp::Eq, start, zero);
        let is_end = self.b.compare(CompareOp::Eq, end, length);
        let is_whole = self.b.binary(BinaryOp::And, is_start, is_end);
        let result = self.b.select(is_whole, string, new);
        self.pieces.made.insert(result, part);
        Ok(result)
    }
}
