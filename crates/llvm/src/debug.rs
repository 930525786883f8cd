//! Source lines, source variables and source types, from the debug information of a module.

use rustc_hash::FxHashMap;

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

/// How far scopes, types and inlined calls may be nested.
const DEEPEST: usize = 64;

impl<'m, 'a> Debug<'m, 'a> {
    pub(crate) fn new(metadata: &'m Metadata<'a>) -> Self {
        Debug { metadata, lines: FxHashMap::default(), files: FxHashMap::default() }
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
