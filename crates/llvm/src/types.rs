//! LLVM types and their layout in memory.
//!
//! Types are interned, so that an id stands for a type and comparing ids compares types. Pointers carry no pointee:
//! every instruction that needs one writes it down itself, with typed pointers as with opaque ones.

use std::sync::Mutex;

use rustc_hash::FxHashMap;

/// A type of the module being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct TypeId(u32);

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Type {
    Void,
    Int(u32),
    Float,
    Double,
    Pointer,
    Array(u64, TypeId),
    Vector(u64, TypeId),
    Struct {
        packed: bool,
        fields: Vec<TypeId>,
    },
    /// A named structure; its body, if it has one, is in [`Types::body`].
    Named(u32),
    Function {
        result: TypeId,
        params: Vec<TypeId>,
        variadic: bool,
    },
    Label,
    Metadata,
    Token,
    /// A type that is not modelled, by its name, such as `x86_fp80`.
    Other(String),
}

/// What was found out about types, for the next time it is asked. A copy starts with nothing.
#[derive(Debug)]
struct Memo<T>(Mutex<FxHashMap<TypeId, T>>);

impl<T: Copy> Memo<T> {
    fn get(&self, id: TypeId) -> Option<T> {
        self.0.lock().ok()?.get(&id).copied()
    }

    fn insert(&self, id: TypeId, value: T) {
        if let Ok(mut known) = self.0.lock() {
            known.insert(id, value);
        }
    }
}

impl<T> Default for Memo<T> {
    fn default() -> Self {
        Memo(Mutex::default())
    }
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        Memo::default()
    }
}

/// The types of a module.
#[derive(Clone, Debug)]
pub(crate) struct Types {
    items: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
    names: FxHashMap<String, u32>,
    named: Vec<(String, Option<TypeId>)>,
    layouts: Memo<Option<Layout>>,
    leaf_counts: Memo<Option<u64>>,
    /// Alignment of `i64` and `i128` as the module's data layout has it.
    pub(crate) int128_align: u64,
}

/// Size and alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Bytes that a store of it writes.
    pub(crate) stored: u64,
    /// Bytes from one array element to the next.
    pub(crate) size: u64,
    pub(crate) align: u64,
}

/// A type found inside another one, at a byte offset from its start, that is not itself made of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    pub(crate) offset: u64,
    pub(crate) ty: TypeId,
}

/// No object of a program we can treat is larger than this.
const LARGEST: u64 = 1 << 40;

/// How deeply types may be nested inside each other.
const DEEPEST: usize = 64;

impl Types {
    pub(crate) fn new() -> Self {
        Types {
            items: vec![],
            ids: FxHashMap::default(),
            names: FxHashMap::default(),
            named: vec![],
            layouts: Memo::default(),
            leaf_counts: Memo::default(),
            int128_align: 8,
        }
    }

    pub(crate) fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId(self.items.len() as u32);
        self.items.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    pub(crate) fn named(&mut self, name: &str) -> TypeId {
        let next = self.named.len() as u32;
        let index = *self.names.entry(name.to_owned()).or_insert(next);
        if index == next {
            self.named.push((name.to_owned(), None));
        }
        self.intern(Type::Named(index))
    }

    pub(crate) fn define(&mut self, name: &str, body: TypeId) {
        self.named(name);
        if let Some(&index) = self.names.get(name) {
            self.named[index as usize].1 = Some(body);
        }
    }

    pub(crate) fn get(&self, id: TypeId) -> &Type {
        &self.items[id.0 as usize]
    }

    /// Whether a value of the type is, or contains, a float.
    pub(crate) fn has_float(&self, id: TypeId) -> bool {
        match self.get(self.resolve(id)) {
            Type::Float | Type::Double | Type::Other(_) => true,
            Type::Array(_, element) | Type::Vector(_, element) => self.has_float(*element),
            Type::Struct { fields, .. } => fields.iter().any(|field| self.has_float(*field)),
            Type::Void
            | Type::Int(_)
            | Type::Pointer
            | Type::Named(_)
            | Type::Function { .. }
            | Type::Label
            | Type::Metadata
            | Type::Token => false,
        }
    }

    /// The type with names looked through: what a named structure is made of.
    pub(crate) fn resolve(&self, id: TypeId) -> TypeId {
        let mut id = id;
        for _ in 0..DEEPEST {
            match self.get(id) {
                Type::Named(index) => match self.named[*index as usize].1 {
                    Some(body) => id = body,
                    None => return id,
                },
                _ => return id,
            }
        }
        id
    }

    /// The resolved type itself.
    pub(crate) fn shape(&self, id: TypeId) -> &Type {
        self.get(self.resolve(id))
    }

    /// Size and alignment; none for types without a size that we know.
    pub(crate) fn layout(&self, id: TypeId) -> Option<Layout> {
        self.layout_at(id, 0)
    }

    /// Remembered for parts too: a chain of types that each hold the next one twice must not take for ever.
    fn layout_at(&self, id: TypeId, depth: usize) -> Option<Layout> {
        if let Some(known) = self.layouts.get(id) {
            return known;
        }
        let layout = self.find_layout(id, depth);
        self.layouts.insert(id, layout);
        layout
    }

    fn find_layout(&self, id: TypeId, depth: usize) -> Option<Layout> {
        if depth > DEEPEST {
            return None;
        }
        let scalar = |size: u64| Some(Layout { stored: size, size, align: size });
        match self.shape(id) {
            Type::Int(width) => {
                let stored = u64::from(*width).div_ceil(8);
                let align = match stored {
                    0..=1 => 1,
                    2 => 2,
                    3..=4 => 4,
                    5..=8 => 8,
                    _ => self.int128_align,
                };
                Some(Layout { stored, size: stored.next_multiple_of(align), align })
            }
            Type::Float => scalar(4),
            Type::Double | Type::Pointer => scalar(8),
            Type::Array(count, element) => {
                let element = self.layout_at(*element, depth + 1)?;
                let size = element.size.checked_mul(*count).filter(|&size| size <= LARGEST)?;
                Some(Layout { stored: size, size, align: element.align })
            }
            Type::Vector(count, element) => {
                let element = self.layout_at(*element, depth + 1)?;
                let size = element.size.checked_mul(*count).filter(|&size| size <= LARGEST)?;
                let align = size.next_power_of_two();
                Some(Layout { stored: size, size: size.next_multiple_of(align.max(1)), align: align.max(1) })
            }
            Type::Struct { packed, fields } => {
                let mut offset: u64 = 0;
                let mut align = 1;
                for &field in fields {
                    let layout = self.layout_at(field, depth + 1)?;
                    let field_align = if *packed { 1 } else { layout.align };
                    align = align.max(field_align);
                    offset = offset.next_multiple_of(field_align) + layout.size;
                    if offset > LARGEST {
                        return None;
                    }
                }
                let size = offset.next_multiple_of(align);
                Some(Layout { stored: size, size, align })
            }
            Type::Void
            | Type::Named(_)
            | Type::Function { .. }
            | Type::Label
            | Type::Metadata
            | Type::Token
            | Type::Other(_) => None,
        }
    }

    /// Byte offset of a field of a structure.
    pub(crate) fn field_offset(&self, id: TypeId, index: usize) -> Option<u64> {
        let Type::Struct { packed, fields } = self.shape(id) else { return None };
        let mut offset: u64 = 0;
        for (position, &field) in fields.iter().enumerate() {
            let layout = self.layout(field)?;
            let align = if *packed { 1 } else { layout.align };
            offset = offset.next_multiple_of(align);
            if position == index {
                return Some(offset);
            }
            offset += layout.size;
        }
        None
    }

    /// How many scalars a value of the type consists of; none if too many or not modelled.
    pub(crate) fn leaf_count(&self, id: TypeId) -> Option<u64> {
        self.leaf_count_at(id, 0)
    }

    fn leaf_count_at(&self, id: TypeId, depth: usize) -> Option<u64> {
        if let Some(known) = self.leaf_counts.get(id) {
            return known;
        }
        let count = self.count_leaves(id, depth);
        self.leaf_counts.insert(id, count);
        count
    }

    fn count_leaves(&self, id: TypeId, depth: usize) -> Option<u64> {
        if depth > DEEPEST {
            return None;
        }
        let count = match self.shape(id) {
            Type::Array(count, element) | Type::Vector(count, element) => {
                self.leaf_count_at(*element, depth + 1)?.checked_mul(*count)?
            }
            Type::Struct { fields, .. } => {
                let mut total: u64 = 0;
                for &field in fields {
                    total = total.checked_add(self.leaf_count_at(field, depth + 1)?)?;
                }
                total
            }
            Type::Int(_) | Type::Float | Type::Double | Type::Pointer => 1,
            Type::Void
            | Type::Named(_)
            | Type::Function { .. }
            | Type::Label
            | Type::Metadata
            | Type::Token
            | Type::Other(_) => return None,
        };
        Some(count).filter(|&count| count <= LARGEST)
    }

    /// The scalars that a value of the type consists of, in order; none if there are more than `most` of them.
    pub(crate) fn leaves(&self, id: TypeId, most: u64) -> Option<Vec<Leaf>> {
        let count = self.leaf_count(id).filter(|&count| count <= most)?;
        let mut leaves = Vec::with_capacity(count as usize);
        self.collect_leaves(id, 0, &mut leaves, most)?;
        Some(leaves)
    }

    fn collect_leaves(&self, id: TypeId, offset: u64, leaves: &mut Vec<Leaf>, most: u64) -> Option<()> {
        match self.shape(id) {
            Type::Array(count, element) | Type::Vector(count, element) => {
                if self.leaf_count(*element) == Some(0) {
                    return Some(());
                }
                let size = self.layout(*element)?.size;
                for index in 0..*count {
                    self.collect_leaves(*element, offset + index * size, leaves, most)?;
                }
            }
            Type::Struct { fields, .. } => {
                for (index, &field) in fields.iter().enumerate() {
                    let place = self.field_offset(id, index)?;
                    self.collect_leaves(field, offset + place, leaves, most)?;
                }
            }
            _ => leaves.push(Leaf { offset, ty: self.resolve(id) }),
        }
        (leaves.len() as u64 <= most).then_some(())
    }

    /// The type of a part of an aggregate, and how many scalars precede it.
    pub(crate) fn part(&self, id: TypeId, index: u64) -> Option<(TypeId, u64)> {
        match self.shape(id) {
            Type::Array(count, element) | Type::Vector(count, element) => {
                let before = self.leaf_count(*element)?.checked_mul(index)?;
                (index < *count).then_some((*element, before))
            }
            Type::Struct { fields, .. } => {
                let index = usize::try_from(index).ok()?;
                let part = *fields.get(index)?;
                let mut before = 0;
                for &field in &fields[..index] {
                    before += self.leaf_count(field)?;
                }
                Some((part, before))
            }
            _ => None,
        }
    }

    /// Whether the type is or contains one that clang made for a C union.
    pub(crate) fn contains_union(&self, id: TypeId) -> bool {
        self.any_part(id, 0, &|types, id| match types.get(id) {
            Type::Named(index) => types.named[*index as usize].0.starts_with("union."),
            _ => false,
        })
    }

    /// Whether the type is or contains an array.
    pub(crate) fn contains_array(&self, id: TypeId) -> bool {
        self.any_part(id, 0, &|types, id| matches!(types.get(id), Type::Array(..)))
    }

    fn any_part(&self, id: TypeId, depth: usize, test: &dyn Fn(&Types, TypeId) -> bool) -> bool {
        if test(self, id) {
            return true;
        }
        if depth > DEEPEST {
            return true;
        }
        match self.shape(id) {
            Type::Array(_, element) | Type::Vector(_, element) => self.any_part(*element, depth + 1, test),
            Type::Struct { fields, .. } => fields.iter().any(|&field| self.any_part(field, depth + 1, test)),
            _ => false,
        }
    }

    /// The scalar that a type consists of, again and again and without gaps.
    pub(crate) fn uniform_scalar(&self, id: TypeId) -> Option<TypeId> {
        match self.shape(id) {
            Type::Array(_, element) | Type::Vector(_, element) => self.uniform_scalar(*element),
            Type::Struct { fields, .. } => {
                let first = self.uniform_scalar(*fields.first()?)?;
                let same = fields.iter().all(|&field| self.uniform_scalar(field) == Some(first));
                let count = self.leaf_count(id)?;
                let whole = self.layout(id)?.size == count.checked_mul(self.layout(first)?.size)?;
                (same && whole).then_some(first)
            }
            Type::Int(_) | Type::Float | Type::Double | Type::Pointer => Some(self.resolve(id)),
            _ => None,
        }
    }

    /// The type as LLVM writes it, for messages.
    pub(crate) fn describe(&self, id: TypeId) -> String {
        match self.get(id) {
            Type::Void => "void".into(),
            Type::Int(width) => format!("i{width}"),
            Type::Float => "float".into(),
            Type::Double => "double".into(),
            Type::Pointer => "ptr".into(),
            Type::Array(count, element) => format!("[{count} x {}]", self.describe(*element)),
            Type::Vector(count, element) => format!("<{count} x {}>", self.describe(*element)),
            Type::Struct { fields, .. } => {
                let fields: Vec<String> = fields.iter().map(|&field| self.describe(field)).collect();
                format!("{{ {} }}", fields.join(", "))
            }
            Type::Named(index) => format!("%{}", self.named[*index as usize].0),
            Type::Function { .. } => "function".into(),
            Type::Label => "label".into(),
            Type::Metadata => "metadata".into(),
            Type::Token => "token".into(),
            Type::Other(name) => name.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_are_padded() {
        let mut types = Types::new();
        let int = types.intern(Type::Int(32));
        let byte = types.intern(Type::Int(8));
        let double = types.intern(Type::Double);
        let record = types.intern(Type::Struct { packed: false, fields: vec![int, byte, double, byte] });
        assert_eq!(types.layout(record), Some(Layout { stored: 24, size: 24, align: 8 }));
        assert_eq!(types.field_offset(record, 2), Some(8));
        let packed = types.intern(Type::Struct { packed: true, fields: vec![int, byte, double, byte] });
        assert_eq!(types.layout(packed).map(|layout| layout.size), Some(14));
        let table = types.intern(Type::Array(3, record));
        assert_eq!(types.leaf_count(table), Some(12));
        let leaves = types.leaves(table, 100).expect("few leaves");
        assert_eq!(leaves[5], Leaf { offset: 28, ty: byte });
        assert_eq!(types.part(record, 2), Some((double, 2)));
    }

    #[test]
    fn a_type_inside_itself_has_no_layout() {
        let mut types = Types::new();
        let name = types.named("loop");
        let body = types.intern(Type::Struct { packed: false, fields: vec![name] });
        types.define("loop", body);
        assert_eq!(types.layout(name), None);
        assert_eq!(types.leaf_count(name), None);
    }
}
