//! Source lines, source variables and source types, from the debug information of a module.

use rustc_hash::FxHashMap;

use tandem_ir::Ty;

use crate::metadata::Metadata;

/// What the source says about the type of a parameter or result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeHint {
    /// A truth value.
    Boolean,
    /// A character.
    Character,
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// A floating-point number.
    Float,
    /// A pointer or reference to something.
    Pointer(Box<TypeHint>),
    /// A Rust slice, or reference to one: pointer and length of elements.
    Slice(Box<TypeHint>),
    /// An array of elements.
    Array(Box<TypeHint>),
    /// A structure, union or enumeration with values, by its name.
    Aggregate(String),
    /// Nothing is known.
    Unknown,
}

/// A variable of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourceVariable {
    pub(crate) name: String,
    /// Which parameter it is, counted from 1.
    pub(crate) argument: Option<u64>,
    pub(crate) ty: Option<u32>,
    /// The `DISubprogram` it belongs to.
    pub(crate) function: Option<u32>,
}

/// Answers questions about debug information, remembering answers that are asked for again and again.
pub(crate) struct Debug<'m, 'a> {
    metadata: &'m Metadata<'a>,
    lines: FxHashMap<u32, Option<(u32, u32)>>,
    files: FxHashMap<u32, Option<u32>>,
}

/// Of larger structures nothing is told.
const LARGEST_LAYOUT: u64 = 1 << 16;
/// How far scopes, types and inlined calls may be nested.
const DEEPEST: usize = 64;

impl<'m, 'a> Debug<'m, 'a> {
    pub(crate) fn new(metadata: &'m Metadata<'a>) -> Self {
        Debug { metadata, lines: FxHashMap::default(), files: FxHashMap::default() }
    }

    /// The nodes that are looked into.
    pub(crate) fn metadata(&self) -> &'m Metadata<'a> {
        self.metadata
    }

    /// The line of a `DILocation`, and the node of its file. Of inlined code it is the line of the outermost call, which
    /// is the one in the function that the reader knows.
    pub(crate) fn line(&mut self, location: u32) -> Option<(u32, u32)> {
        if let Some(known) = self.lines.get(&location) {
            return *known;
        }
        let (mut line, mut scope, mut call) = self.metadata.location(location);
        for _ in 0..DEEPEST {
            let Some(outer) = call else { break };
            (line, scope, call) = self.metadata.location(outer);
        }
        let found = line.zip(scope).and_then(|(line, scope)| Some((self.file_of_scope(scope)?, line)));
        self.lines.insert(location, found);
        found
    }

    /// The name of a `DIFile`.
    pub(crate) fn file_name(&self, file: u32) -> Option<String> {
        self.metadata.text(file, "filename")
    }

    fn file_of_scope(&mut self, scope: u32) -> Option<u32> {
        if let Some(known) = self.files.get(&scope) {
            return *known;
        }
        let mut current = scope;
        let mut found = None;
        for _ in 0..DEEPEST {
            found = self.metadata.node(current, "file");
            match self.metadata.node(current, "scope") {
                Some(next) if found.is_none() => current = next,
                _ => break,
            }
        }
        self.files.insert(scope, found);
        found
    }

    /// The name, file and line of a `DISubprogram`.
    pub(crate) fn subprogram(&mut self, node: u32) -> Option<(String, Option<(u32, u32)>)> {
        let name = self.metadata.text(node, "name")?;
        let file = self.metadata.node(node, "file");
        let line = self.metadata.number(node, "line").and_then(|line| u32::try_from(line).ok());
        Some((name, file.zip(line)))
    }

    pub(crate) fn variable(&self, node: u32) -> Option<SourceVariable> {
        let name = self.metadata.text(node, "name")?;
        let mut scope = self.metadata.node(node, "scope");
        for _ in 0..DEEPEST {
            match scope {
                Some(current) if self.metadata.kind(current) != Some("DISubprogram") => {
                    scope = self.metadata.node(current, "scope");
                }
                _ => break,
            }
        }
        let argument = self.metadata.number(node, "arg").filter(|&argument| argument > 0);
        Some(SourceVariable { name, argument, ty: self.metadata.node(node, "type"), function: scope })
    }

    /// Hints for the result and the parameters of a `DISubprogram`, in this order.
    pub(crate) fn signature(&self, node: u32) -> Vec<TypeHint> {
        let types = self.metadata.node(node, "type").and_then(|ty| self.metadata.node(ty, "types"));
        let elements = types.map(|types| self.metadata.elements(types)).unwrap_or_default();
        elements.into_iter().map(|ty| self.hint(ty)).collect()
    }

    /// What a type node says.
    pub(crate) fn hint(&self, ty: Option<u32>) -> TypeHint {
        self.hint_at(ty, 0)
    }

    fn hint_at(&self, ty: Option<u32>, depth: usize) -> TypeHint {
        let Some(ty) = ty.filter(|_| depth < DEEPEST) else { return TypeHint::Unknown };
        let base = |depth| self.hint_at(self.metadata.node(ty, "baseType"), depth);
        match self.metadata.kind(ty) {
            Some("DIBasicType") => match self.metadata.word(ty, "encoding") {
                Some("DW_ATE_boolean") => TypeHint::Boolean,
                Some("DW_ATE_signed") => TypeHint::Signed,
                Some("DW_ATE_unsigned" | "DW_ATE_unsigned_char") => TypeHint::Unsigned,
                Some("DW_ATE_signed_char" | "DW_ATE_UTF" | "DW_ATE_ASCII") => TypeHint::Character,
                Some("DW_ATE_float") => TypeHint::Float,
                _ => TypeHint::Unknown,
            },
            Some("DIDerivedType") => match self.metadata.word(ty, "tag") {
                Some("DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type") => {
                    TypeHint::Pointer(Box::new(base(depth + 1)))
                }
                Some("DW_TAG_typedef" | "DW_TAG_const_type" | "DW_TAG_volatile_type" | "DW_TAG_restrict_type") => {
                    base(depth + 1)
                }
                _ => TypeHint::Unknown,
            },
            Some("DICompositeType") => match self.metadata.word(ty, "tag") {
                Some("DW_TAG_array_type") => TypeHint::Array(Box::new(base(depth + 1))),
                Some("DW_TAG_enumeration_type") => match self.metadata.node(ty, "baseType") {
                    Some(_) => base(depth + 1),
                    None => TypeHint::Unsigned,
                },
                Some("DW_TAG_structure_type" | "DW_TAG_union_type" | "DW_TAG_class_type") => self.structure(ty, depth),
                _ => TypeHint::Unknown,
            },
            _ => TypeHint::Unknown,
        }
    }

    /// The type of each parameter of a `DISubprogram`.
    pub(crate) fn parameter_types(&self, node: u32) -> Vec<Option<u32>> {
        let types = self.metadata.node(node, "type").and_then(|ty| self.metadata.node(ty, "types"));
        let elements = types.map(|types| self.metadata.elements(types)).unwrap_or_default();
        elements.into_iter().skip(1).collect()
    }

    /// A type without its name, `const` and the like.
    fn plain_type(&self, ty: Option<u32>) -> Option<u32> {
        let mut ty = ty?;
        for _ in 0..DEEPEST {
            match self.metadata.word(ty, "tag") {
                Some("DW_TAG_typedef" | "DW_TAG_const_type" | "DW_TAG_volatile_type" | "DW_TAG_restrict_type") => {
                    ty = self.metadata.node(ty, "baseType")?;
                }
                _ => return Some(ty),
            }
        }
        None
    }

    /// What a pointer or reference points to.
    fn pointee(&self, ty: Option<u32>) -> Option<u32> {
        let ty = self.plain_type(ty)?;
        match self.metadata.word(ty, "tag") {
            Some("DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type") => {
                self.plain_type(self.metadata.node(ty, "baseType"))
            }
            _ => None,
        }
    }

    /// The size of the structure that a pointer points to, and the bytes of it that lie between its members. In C++ the bytes behind the last
    /// one may be a member of a class that is derived from it.
    pub(crate) fn padding_behind(&self, pointer: Option<u32>) -> Option<(u64, Vec<(u64, u64)>)> {
        let ty = self.pointee(pointer)?;
        let size = self.metadata.number(ty, "size")? / 8;
        if size > LARGEST_LAYOUT {
            return None;
        }
        let mut taken = vec![false; usize::try_from(size).ok()?];
        self.take_bytes(ty, 0, &mut taken, 0)?;
        let mut padding: Vec<(u64, u64)> = vec![];
        for (at, _) in taken.iter().enumerate().filter(|(_, taken)| !**taken) {
            let at = at as u64;
            match padding.last_mut() {
                Some((_, end)) if *end == at => *end += 1,
                _ => padding.push((at, at + 1)),
            }
        }
        if self.metadata.is_cpp() {
            padding.pop_if(|(_, end)| *end == size);
        }
        (!padding.is_empty()).then_some((size, padding))
    }

    /// The size of the structure that a pointer points to, and its scalars by offset in bytes; none if something of it is not
    /// told, or is in one place with something else.
    pub(crate) fn members_behind(&self, pointer: Option<u32>) -> Option<(u64, Vec<(u64, Ty)>)> {
        let ty = self.pointee(pointer)?;
        if !self.is_structure(ty) {
            return None;
        }
        let size = self.metadata.number(ty, "size")? / 8;
        let mut members = vec![];
        self.list_members(ty, 0, &mut members, 0)?;
        (size > 0 && size <= LARGEST_LAYOUT).then_some((size, members))
    }

    /// The structure that a pointer points to, and its size in bytes.
    pub(crate) fn structure_behind(&self, pointer: Option<u32>) -> Option<(u32, u64)> {
        let ty = self.pointee(pointer).filter(|ty| self.is_structure(*ty))?;
        let size = self.metadata.number(ty, "size")? / 8;
        (size > 0).then_some((ty, size))
    }

    /// The size in bytes of the number that a pointer points to, unless its type has an alignment of its own.
    pub(crate) fn number_behind(&self, pointer: Option<u32>) -> Option<u64> {
        self.pointee(pointer)?;
        let mut ty = self.metadata.node(self.plain_type(pointer)?, "baseType")?;
        for _ in 0..DEEPEST {
            if self.metadata.number(ty, "align").is_some_and(|align| align > 0) {
                return None;
            }
            if self.metadata.kind(ty) == Some("DIBasicType") {
                return Some(self.metadata.number(ty, "size")? / 8);
            }
            ty = self.metadata.node(ty, "baseType").filter(|_| self.plain_type(Some(ty)) != Some(ty))?;
        }
        None
    }

    /// The type of the member at an offset in bytes of the structure that a pointer points to.
    pub(crate) fn member_behind(&self, pointer: Option<u32>, offset: u64) -> Option<u32> {
        let (ty, _) = self.structure_behind(pointer)?;
        let members = self.metadata.elements(self.metadata.node(ty, "elements")?);
        let member = members.into_iter().flatten().find(|member| {
            self.metadata.word(*member, "tag") == Some("DW_TAG_member")
                && !self.metadata.has_flag(*member, "DIFlagStaticMember")
                && self.metadata.number(*member, "offset").unwrap_or(0) == offset * 8
        })?;
        self.metadata.node(member, "baseType")
    }

    fn is_structure(&self, ty: u32) -> bool {
        matches!(self.metadata.word(ty, "tag"), Some("DW_TAG_structure_type" | "DW_TAG_class_type"))
    }

    /// Lists the scalars of a value of a type at an offset in bytes.
    fn list_members(&self, ty: u32, offset: u64, members: &mut Vec<(u64, Ty)>, depth: usize) -> Option<()> {
        const MOST_MEMBERS: usize = 64;
        let ty = self.plain_type(Some(ty)).filter(|_| depth < DEEPEST && members.len() < MOST_MEMBERS)?;
        if self.is_structure(ty) {
            for member in self.metadata.elements(self.metadata.node(ty, "elements")?) {
                let member = member?;
                match self.metadata.word(member, "tag") {
                    Some("DW_TAG_member") => {}
                    Some("DW_TAG_inheritance") => return None,
                    _ => continue,
                }
                if self.metadata.has_flag(member, "DIFlagStaticMember") {
                    continue;
                }
                let at = self.metadata.number(member, "offset").unwrap_or(0);
                if self.metadata.has_flag(member, "DIFlagBitField") || !at.is_multiple_of(8) {
                    return None;
                }
                self.list_members(self.metadata.node(member, "baseType")?, offset + at / 8, members, depth + 1)?;
            }
            return Some(());
        }
        let size = self.metadata.number(ty, "size");
        let integer = |size: u64| matches!(size, 8 | 16 | 32 | 64).then(|| Ty::Int(size as u8));
        let scalar = match (self.metadata.word(ty, "tag"), self.metadata.word(ty, "encoding")) {
            (Some("DW_TAG_pointer_type"), _) => Ty::Ptr,
            (Some("DW_TAG_enumeration_type"), _) => integer(size?)?,
            (_, Some("DW_ATE_float")) if size == Some(32) => Ty::F32,
            (_, Some("DW_ATE_float")) if size == Some(64) => Ty::F64,
            (
                _,
                Some(
                    "DW_ATE_signed"
                    | "DW_ATE_unsigned"
                    | "DW_ATE_signed_char"
                    | "DW_ATE_unsigned_char"
                    | "DW_ATE_boolean",
                ),
            ) => integer(size?)?,
            _ => return None,
        };
        members.push((offset, scalar));
        Some(())
    }

    /// Marks the bytes that a value of a type at an offset in bits takes; none if that is not told.
    fn take_bytes(&self, ty: u32, offset: u64, taken: &mut [bool], depth: usize) -> Option<()> {
        let ty = self.plain_type(Some(ty)).filter(|_| depth < DEEPEST)?;
        if self.metadata.word(ty, "tag").is_some_and(|tag| tag == "DW_TAG_structure_type" || tag == "DW_TAG_class_type")
        {
            for member in self.metadata.elements(self.metadata.node(ty, "elements")?) {
                let member = member?;
                match self.metadata.word(member, "tag") {
                    Some("DW_TAG_member" | "DW_TAG_inheritance") => {}
                    _ => continue,
                }
                if self.metadata.has_flag(member, "DIFlagStaticMember") {
                    continue;
                }
                let at = offset + self.metadata.number(member, "offset").unwrap_or(0);
                match self.metadata.number(member, "size") {
                    // A bit field takes the bytes that its bits are in.
                    Some(size) if !at.is_multiple_of(8) || !size.is_multiple_of(8) => mark(taken, at, size),
                    _ => self.take_bytes(self.metadata.node(member, "baseType")?, at, taken, depth + 1)?,
                }
            }
            return Some(());
        }
        let size = match self.metadata.number(ty, "size") {
            Some(size) => size,
            None => self.metadata.number(self.plain_type(self.metadata.node(ty, "baseType"))?, "size")?,
        };
        mark(taken, offset, size);
        Some(())
    }

    /// The structure of C++ that a parameter is or leads to.
    pub(crate) fn object_behind(&self, ty: Option<u32>) -> Option<u32> {
        // What is given by value comes by address.
        self.pointee(ty).or_else(|| self.plain_type(ty)).filter(|ty| self.is_structure(*ty))
    }

    /// The size in bytes of what a pointer points to.
    pub(crate) fn size_behind(&self, pointer: u32) -> Option<u64> {
        let ty = self.pointee(Some(pointer))?;
        Some(self.metadata.number(ty, "size")? / 8)
    }

    /// The members and base classes of a structure: names (those of base classes are their types'), types and offsets in bytes.
    pub(crate) fn parts(&self, ty: u32) -> Vec<(String, u32, u64)> {
        let Some(ty) = self.plain_type(Some(ty)).filter(|ty| self.is_structure(*ty)) else { return vec![] };
        let elements = self.metadata.node(ty, "elements").map(|node| self.metadata.elements(node)).unwrap_or_default();
        let parts = elements.into_iter().flatten().filter_map(|part| {
            let is_base = match self.metadata.word(part, "tag")? {
                "DW_TAG_member" if !self.metadata.has_flag(part, "DIFlagStaticMember") => false,
                // Where a virtual base lies is not told.
                "DW_TAG_inheritance" if !self.metadata.has_flag(part, "DIFlagVirtual") => true,
                _ => return None,
            };
            let part_ty = self.plain_type(self.metadata.node(part, "baseType"))?;
            let name = self.metadata.text(if is_base { part_ty } else { part }, "name").unwrap_or_default();
            let offset = self.metadata.number(part, "offset").unwrap_or(0);
            offset.is_multiple_of(8).then_some((name, part_ty, offset / 8))
        });
        parts.collect()
    }

    /// Where the capacity and the length are of the vector or string of Rust's that a pointer points to, in bytes.
    pub(crate) fn vector_behind(&self, pointer: Option<u32>) -> Option<(u64, u64)> {
        let plain = self.plain_type(pointer)?;
        // What is given by value comes by address.
        let ty = self.pointee(Some(plain)).unwrap_or(plain);
        let mut vector = (ty, 0);
        if self.metadata.text(ty, "name")? == "String" {
            vector = self.member(ty, "vec")?;
        }
        let name = self.metadata.text(vector.0, "name")?;
        if !name.starts_with("Vec<") || name.starts_with("Vec<()") {
            return None;
        }
        let (_, length) = self.member(vector.0, "len")?;
        let (buffer, at) = self.member(vector.0, "buf")?;
        let (inner, more) = self.member(buffer, "inner")?;
        let (_, capacity) = self.member(inner, "cap")?;
        Some((vector.1 + at + more + capacity, vector.1 + length))
    }

    /// The type of a member of a structure, and its offset in bytes.
    fn member(&self, ty: u32, name: &str) -> Option<(u32, u64)> {
        let members = self.metadata.elements(self.metadata.node(ty, "elements")?);
        let named = |member: &u32| self.metadata.text(*member, "name").is_some_and(|found| found == name);
        let member = members.into_iter().flatten().find(named)?;
        let offset = self.metadata.number(member, "offset").unwrap_or(0) / 8;
        Some((self.metadata.node(member, "baseType")?, offset))
    }

    /// Whether a type is that of unsigned numbers.
    pub(crate) fn is_unsigned(&self, ty: Option<u32>) -> bool {
        self.hint(ty) == TypeHint::Unsigned
    }

    fn structure(&self, ty: u32, depth: usize) -> TypeHint {
        let name = self.metadata.text(ty, "name").unwrap_or_default();
        if name.starts_with("&[") || name.starts_with("&mut [") {
            let members = self.metadata.node(ty, "elements").map(|list| self.metadata.elements(list));
            let pointer = members.and_then(|members| members.first().copied().flatten());
            let pointer = pointer.and_then(|member| self.metadata.node(member, "baseType"));
            if let TypeHint::Pointer(element) = self.hint_at(pointer, depth + 1) {
                return TypeHint::Slice(element);
            }
        }
        TypeHint::Aggregate(name)
    }
}

/// Marks the bytes that some bits are in.
fn mark(taken: &mut [bool], offset: u64, size: u64) {
    for at in offset / 8..(offset + size).div_ceil(8) {
        if let Some(byte) = taken.get_mut(at as usize) {
            *byte = true;
        }
    }
}
