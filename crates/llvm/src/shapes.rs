//! The shapes of source types, from debug information: what reports need to write values as the language does.
//!
//! Nothing is decided by shapes. What is not understood is [`Shape::Unknown`], and is then shown as numbers.

use std::sync::Arc;

use crate::debug::Debug;
use crate::metadata::Field;

/// A type of the source, with where its parts are in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// A truth value.
    Boolean,
    /// A character of so many bytes.
    Character(u64),
    /// A signed integer of so many bytes.
    Signed(u64),
    /// An unsigned integer of so many bytes.
    Unsigned(u64),
    /// A floating-point number of so many bytes.
    Float(u64),
    /// A pointer or reference.
    Pointer(Arc<Shape>),
    /// A Rust slice, or reference to one: pointer and length of elements.
    Slice(Arc<Shape>),
    /// A `&str`.
    Text,
    /// So many elements of so many bytes.
    Array(Arc<Shape>, u64, u64),
    /// A structure or tuple.
    Record(Arc<Record>),
    /// A number that has names: its bytes, and the names by value.
    Named(Arc<Named>),
    /// One of several alternatives.
    Choice(Arc<Choice>),
    /// Nothing is known.
    #[default]
    Unknown,
}

/// A structure or tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its name, without the path before it.
    pub name: String,
    /// Bytes.
    pub size: u64,
    /// Names, offsets in bytes and shapes.
    pub members: Vec<(String, u64, Shape)>,
}

/// An enumeration without data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// What stands before the names, such as `Ordering::`.
    pub prefix: String,
    /// Bytes.
    pub size: u64,
    /// The names by value.
    pub names: Vec<(i128, String)>,
}

/// A Rust enumeration with data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What stands before the names of alternatives: nothing for those that everybody knows.
    pub prefix: String,
    /// Bytes.
    pub size: u64,
    /// Where the number is that tells, and its bytes; none if there is one alternative.
    pub tag: Option<(u64, u64)>,
    /// The alternatives by that number; the one without is for all other numbers.
    pub alternatives: Vec<(Option<u128>, Record)>,
}

impl Shape {
    /// Bytes that a value takes, where they are known.
    pub fn size(&self) -> Option<u64> {
        Some(match self {
            Shape::Boolean => 1,
            Shape::Character(size) | Shape::Signed(size) | Shape::Unsigned(size) | Shape::Float(size) => *size,
            Shape::Pointer(_) => 8,
            Shape::Slice(_) | Shape::Text => 16,
            Shape::Array(_, count, size) => count.checked_mul(*size)?,
            Shape::Record(record) => record.size,
            Shape::Named(named) => named.size,
            Shape::Choice(choice) => choice.size,
            Shape::Unknown => return None,
        })
    }
}

/// How far types are looked into.
const DEEPEST: usize = 5;
/// Members of a structure that are looked at.
const MOST_MEMBERS: usize = 24;

impl Debug<'_, '_> {
    /// The shape of the result of a `DISubprogram`.
    pub(crate) fn result_shape(&self, node: u32) -> Shape {
        let types = self.metadata().node(node, "type").and_then(|ty| self.metadata().node(ty, "types"));
        let result = types.and_then(|types| self.metadata().elements(types).first().copied().flatten());
        self.shape(result)
    }

    /// The shape of a type.
    pub(crate) fn shape(&self, ty: Option<u32>) -> Shape {
        self.shape_at(ty, 0)
    }

    fn shape_at(&self, ty: Option<u32>, depth: usize) -> Shape {
        let Some(ty) = ty.filter(|_| depth < DEEPEST) else { return Shape::Unknown };
        let metadata = self.metadata();
        let bytes = metadata.number(ty, "size").map_or(0, |bits| bits / 8);
        let base = || self.shape_at(metadata.node(ty, "baseType"), depth + 1);
        match (metadata.kind(ty), metadata.word(ty, "tag")) {
            (Some("DIBasicType"), _) => match metadata.word(ty, "encoding") {
                Some("DW_ATE_boolean") => Shape::Boolean,
                Some("DW_ATE_signed") => Shape::Signed(bytes),
                Some("DW_ATE_unsigned" | "DW_ATE_unsigned_char") => Shape::Unsigned(bytes),
                Some("DW_ATE_signed_char" | "DW_ATE_UTF" | "DW_ATE_ASCII")
                    if metadata.text(ty, "name").as_deref() != Some("i8") =>
                {
                    Shape::Character(bytes)
                }
                Some("DW_ATE_signed_char") => Shape::Signed(bytes),
                Some("DW_ATE_float") => Shape::Float(bytes),
                _ => Shape::Unknown,
            },
            (_, Some("DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type")) => {
                Shape::Pointer(Arc::new(base()))
            }
            (_, Some("DW_TAG_typedef" | "DW_TAG_const_type" | "DW_TAG_volatile_type" | "DW_TAG_restrict_type")) => {
                self.shape_at(metadata.node(ty, "baseType"), depth)
            }
            (_, Some("DW_TAG_array_type")) => {
                let element = base();
                match element.size().filter(|size| *size > 0) {
                    Some(size) => Shape::Array(Arc::new(element), bytes / size, size),
                    None => Shape::Unknown,
                }
            }
            (_, Some("DW_TAG_enumeration_type")) => self.named(ty, bytes),
            (_, Some("DW_TAG_structure_type" | "DW_TAG_class_type")) => self.structure_shape(ty, bytes, depth),
            _ => Shape::Unknown,
        }
    }

    fn named(&self, ty: u32, size: u64) -> Shape {
        let metadata = self.metadata();
        let elements = metadata.node(ty, "elements").map(|list| metadata.elements(list)).unwrap_or_default();
        let value = |node: u32| match metadata.field(node, "value")? {
            Field::Number(number) => number.parse().ok(),
            _ => None,
        };
        let names =
            elements.into_iter().flatten().filter_map(|node| Some((value(node)?, metadata.text(node, "name")?)));
        let is_class = metadata.has_flag(ty, "DIFlagEnumClass");
        let prefix = metadata.text(ty, "name").filter(|_| is_class).map(|name| format!("{name}::")).unwrap_or_default();
        Shape::Named(Arc::new(Named { prefix, size, names: names.collect() }))
    }

    fn structure_shape(&self, ty: u32, size: u64, depth: usize) -> Shape {
        let metadata = self.metadata();
        let name = metadata.text(ty, "name").unwrap_or_default();
        let elements = metadata.node(ty, "elements").map(|list| metadata.elements(list)).unwrap_or_default();
        if name == "&str" {
            return Shape::Text;
        }
        if name.starts_with("&[") || name.starts_with("&mut [") {
            let pointer = elements.first().copied().flatten().and_then(|member| metadata.node(member, "baseType"));
            return match self.shape_at(pointer, depth) {
                Shape::Pointer(element) => Shape::Slice(element),
                _ => Shape::Unknown,
            };
        }
        let variants =
            elements.iter().flatten().find(|node| metadata.word(**node, "tag") == Some("DW_TAG_variant_part"));
        match variants {
            Some(part) => self.choice(*part, &name, size, depth),
            None => match self.record(ty, name, size, depth) {
                Some(record) => Shape::Record(Arc::new(record)),
                None => Shape::Unknown,
            },
        }
    }

    fn record(&self, ty: u32, name: String, size: u64, depth: usize) -> Option<Record> {
        let metadata = self.metadata();
        let elements = metadata.node(ty, "elements").map(|list| metadata.elements(list)).unwrap_or_default();
        let mut members = Vec::new();
        for member in elements.into_iter().flatten() {
            if metadata.word(member, "tag") != Some("DW_TAG_member") {
                continue;
            }
            let bits = metadata.number(member, "offset").unwrap_or(0);
            // Bit fields and unions are not told apart by names alone.
            if !bits.is_multiple_of(8) || members.len() == MOST_MEMBERS {
                return None;
            }
            let shape = self.shape_at(metadata.node(member, "baseType"), depth + 1);
            members.push((metadata.text(member, "name")?, bits / 8, shape));
        }
        Some(Record { name: short(&name), size, members })
    }

    fn choice(&self, part: u32, name: &str, size: u64, depth: usize) -> Shape {
        let metadata = self.metadata();
        let tag = metadata.node(part, "discriminator").and_then(|tag| {
            let bits = metadata.number(tag, "offset").unwrap_or(0);
            Some((bits / 8, metadata.number(tag, "size")? / 8))
        });
        let elements = metadata.node(part, "elements").map(|list| metadata.elements(list)).unwrap_or_default();
        let mut alternatives = Vec::new();
        for member in elements.into_iter().flatten() {
            let number = metadata.integer_field(member, "extraData");
            let Some(ty) = metadata.node(member, "baseType") else { return Shape::Unknown };
            let own = metadata.text(member, "name").unwrap_or_default();
            let Some(record) = self.record(ty, own, size, depth + 1) else { return Shape::Unknown };
            alternatives.push((number.map(|number| number as u128), record));
        }
        let is_known = ["Option<", "Result<"].iter().any(|known| name.starts_with(known));
        let prefix = if is_known { String::new() } else { format!("{}::", short(name)) };
        Shape::Choice(Arc::new(Choice { prefix, size, tag, alternatives }))
    }
}

/// A name without parameters of types.
fn short(name: &str) -> String {
    match name.find('<') {
        Some(at) if !name.starts_with('(') => name[..at].to_owned(),
        _ => name.to_owned(),
    }
}
