//! C++ and Rust as their callers see them: classes with what is public of them, and functions with their types as they are spelled.
//!
//! A member that is private or protected holds what constructors and members of its class put there. Whoever wants to say that
//! callers meet a value there has to make an object as they do, so this module reads from debug information what callers may
//! use: public constructors, public member functions and their types, public data. Debug information says so of every class
//! that is complete in a file if the file was compiled with all of it (`-fstandalone-debug`); a class of which it tells
//! nothing is taken to hide something. rustc tells of every field whether it is public, in the same words.

use std::collections::{BTreeMap, BTreeSet};

use crate::metadata::Metadata;

/// What debug information tells of a C++ file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CppProgram {
    /// The classes by their full names.
    pub classes: BTreeMap<String, CppClass>,
    /// The functions that are defined, members included, by their symbols.
    pub functions: BTreeMap<String, CppFunction>,
    /// Variables that other files can name, by their full names.
    pub variables: BTreeMap<String, CppType>,
    /// The constants of each enumeration, and the variants of each of Rust's, with their values, by its full name.
    pub enums: BTreeMap<String, BTreeMap<String, i128>>,
}

/// A class, structure or union.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CppClass {
    /// Whether other files or crates can name the class.
    pub is_public: bool,
    /// Something in it that callers cannot name, as far as it is its own or its bases'.
    pub hidden: Option<String>,
    /// Types of everything in it that is data, and of its bases.
    pub parts: Vec<CppType>,
    /// The parameters of each public constructor, and its symbol.
    pub constructors: Vec<CppFunction>,
    /// Whether the program declares constructors, public or not.
    pub has_constructors: bool,
    /// Whether some member function has no body at all.
    pub is_abstract: bool,
    /// Public member functions, those of public bases included.
    pub members: Vec<CppFunction>,
    /// Public data members that belong to an object.
    pub data: Vec<(String, CppType)>,
    /// The types that a template was made with.
    pub arguments: Vec<CppType>,
    /// How many bits an object has, and where each of its own members is: name, first bit and number of bits.
    pub size: u64,
    /// See [`size`](Self::size).
    pub places: Vec<(String, u64, u64)>,
}

/// A function or member function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CppFunction {
    /// The name; of functions that are no members with namespaces.
    pub name: String,
    /// The symbol, if it is told.
    pub symbol: Option<String>,
    /// The class that it is a member of.
    pub owner: Option<String>,
    /// Whether it belongs to the class and to no object.
    pub is_static: bool,
    /// Whether it changes nothing of its object, as its type says.
    pub is_const: bool,
    /// Whether callers can call it.
    pub is_public: bool,
    /// The types of its parameters, without the object.
    pub params: Vec<CppType>,
    /// The type of its result.
    pub result: CppType,
}

/// A type as callers write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CppType {
    /// No value.
    Void,
    /// A number, truth value or character.
    Number(String),
    /// An enumeration, and the values of its constants.
    Enum(String, Vec<i128>),
    /// A class, by its full name.
    Class(String),
    /// What cannot be changed through this type.
    Const(Box<CppType>),
    /// An address.
    Pointer(Box<CppType>),
    /// A reference.
    Reference(Box<CppType>),
    /// A reference to what nobody else uses.
    Rvalue(Box<CppType>),
    /// Elements of one type.
    Array(Box<CppType>),
    /// Anything that is not written here.
    Other,
}

impl CppType {
    /// The type without what says that it cannot be changed.
    pub fn plain(&self) -> &CppType {
        match self {
            CppType::Const(inner) => inner.plain(),
            other => other,
        }
    }

    /// The class that a value leads to, at once or through addresses.
    pub fn class(&self) -> Option<&str> {
        match self.target() {
            CppType::Class(name) => Some(name),
            _ => None,
        }
    }

    /// The class or enumeration that a value leads to.
    pub fn class_or_enum(&self) -> Option<&str> {
        match self.target() {
            CppType::Class(name) | CppType::Enum(name, _) => Some(name),
            _ => None,
        }
    }

    /// What a value leads to through all addresses.
    fn target(&self) -> &CppType {
        match self {
            CppType::Const(inner)
            | CppType::Pointer(inner)
            | CppType::Reference(inner)
            | CppType::Rvalue(inner)
            | CppType::Array(inner) => inner.target(),
            CppType::Class(_) | CppType::Void | CppType::Number(_) | CppType::Enum(..) | CppType::Other => self,
        }
    }
}

impl CppProgram {
    /// Reads the debug information in the text of a module.
    pub fn read(text: &str) -> CppProgram {
        let mut metadata = Metadata::default();
        let mut ids = Vec::new();
        for line in text.lines() {
            let node = line.strip_prefix('!').and_then(|rest| rest.split_once(" = "));
            if let Some((id, rest)) = node.and_then(|(id, rest)| Some((id.parse::<u32>().ok()?, rest))) {
                metadata.insert(id, rest);
                ids.push(id);
            }
        }
        let named = named_by_typedef(&metadata, &ids);
        let reader = Reader { metadata, named };
        let mut program = CppProgram::default();
        for id in ids {
            match reader.metadata.kind(id) {
                Some("DICompositeType") => {
                    program.enums.extend(reader.constants(id));
                    if let Some((name, class)) = reader.class(id) {
                        // Of a class that is told twice, what tells more is right.
                        let known = program.classes.entry(name).or_default();
                        if known.parts.is_empty() && known.members.is_empty() {
                            *known = class;
                        }
                    }
                }
                Some("DISubprogram") if reader.metadata.has_flag(id, "DISPFlagDefinition") => {
                    if let Some(function) = reader.function(id)
                        && let Some(symbol) = &function.symbol
                    {
                        program.functions.insert(symbol.clone(), function);
                    }
                }
                Some("DIGlobalVariable") => program.variables.extend(reader.variable(id)),
                _ => {}
            }
        }
        program
    }

    /// Something that a value of these types leads to and that callers cannot name: the class and what is in it. Of Rust's own
    /// library it is known what it keeps to.
    pub fn hidden_in(&self, types: &[CppType], is_rust: bool) -> Option<String> {
        let is_library =
            |name: &str| is_rust && ["core::", "alloc::", "std::"].iter().any(|start| name.starts_with(start));
        let mut left: Vec<&str> = types.iter().filter_map(CppType::class).collect();
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        while let Some(name) = left.pop() {
            if !seen.insert(name) {
                continue;
            }
            match self.classes.get(name) {
                // What nobody else can name is handed over by the program's own functions.
                Some(CppClass { hidden: Some(member), is_public: true, .. }) if !is_library(name) => {
                    return Some(format!("{name}::{member}"));
                }
                Some(class) => left.extend(class.parts.iter().filter_map(CppType::class)),
                None if is_rust => {}
                None => return Some(name.to_owned()),
            }
        }
        None
    }

    /// The function with a symbol. A constructor has several: one for whole objects, one for bases, one in declarations.
    pub fn function(&self, symbol: &str) -> Option<&CppFunction> {
        self.functions.get(symbol).or_else(|| {
            let wanted = without_variant(symbol);
            self.functions.iter().find(|(known, _)| without_variant(known) == wanted).map(|(_, function)| function)
        })
    }
}

/// The symbol of a constructor or destructor without the number that says which of its variants it is.
pub fn without_variant(symbol: &str) -> String {
    let mut out = symbol.to_owned();
    for variant in ["C1E", "C2E", "C4E", "C5E", "D1E", "D2E", "D4E", "D5E"] {
        out = out.replace(variant, &format!("{}E", &variant[..1]));
    }
    out
}

struct Reader<'a> {
    metadata: Metadata<'a>,
    /// The types without a name of their own that a typedef names, with the typedef.
    named: BTreeMap<u32, u32>,
}

/// The types that have no name but that of a typedef: `typedef struct { int a; } pair;`. Of several, the first counts.
fn named_by_typedef(metadata: &Metadata<'_>, ids: &[u32]) -> BTreeMap<u32, u32> {
    let mut named = BTreeMap::new();
    let is_typedef = |id: &&u32| {
        metadata.kind(**id) == Some("DIDerivedType") && metadata.word(**id, "tag") == Some("DW_TAG_typedef")
    };
    for id in ids.iter().filter(is_typedef) {
        let base = metadata.node(*id, "baseType").filter(|base| metadata.kind(*base) == Some("DICompositeType"));
        if let Some(base) = base.filter(|base| metadata.text(*base, "name").is_none_or(|name| name.is_empty())) {
            named.entry(base).or_insert(*id);
        }
    }
    named
}

/// How far types and scopes may be nested.
const DEEPEST: usize = 32;

impl Reader<'_> {
    fn is_class(&self, id: u32) -> bool {
        matches!(
            self.metadata.word(id, "tag"),
            Some("DW_TAG_class_type" | "DW_TAG_structure_type" | "DW_TAG_union_type")
        )
    }

    /// A name with the namespaces and classes around it; none if something on the way has no name.
    fn full_name(&self, id: u32) -> Option<String> {
        let id = self.named.get(&id).copied().unwrap_or(id);
        let mut name = self.metadata.text(id, "name").filter(|name| !name.is_empty())?;
        let mut scope = self.metadata.node(id, "scope");
        for _ in 0..DEEPEST {
            let Some(around) = scope else { return Some(name) };
            match self.metadata.kind(around) {
                Some("DINamespace") => {
                    // What is in a namespace without a name is named without it.
                    if let Some(outer) = self.metadata.text(around, "name").filter(|name| !name.is_empty()) {
                        name = format!("{outer}::{name}");
                    }
                }
                Some("DICompositeType") => {
                    let outer = self.metadata.text(around, "name").filter(|name| !name.is_empty())?;
                    name = format!("{outer}::{name}");
                }
                Some("DIFile" | "DICompileUnit") => return Some(name),
                _ => return None,
            }
            scope = self.metadata.node(around, "scope");
        }
        None
    }

    fn ty(&self, id: Option<u32>) -> CppType {
        self.ty_at(id, 0)
    }

    fn ty_at(&self, id: Option<u32>, depth: usize) -> CppType {
        let Some(id) = id else { return CppType::Void };
        if depth > DEEPEST {
            return CppType::Other;
        }
        let base = || self.ty_at(self.metadata.node(id, "baseType"), depth + 1);
        match self.metadata.word(id, "tag") {
            Some("DW_TAG_typedef" | "DW_TAG_volatile_type" | "DW_TAG_restrict_type") => base(),
            Some("DW_TAG_const_type") => CppType::Const(Box::new(base())),
            Some("DW_TAG_pointer_type") => CppType::Pointer(Box::new(base())),
            Some("DW_TAG_reference_type") => CppType::Reference(Box::new(base())),
            Some("DW_TAG_rvalue_reference_type") => CppType::Rvalue(Box::new(base())),
            Some("DW_TAG_array_type") => CppType::Array(Box::new(base())),
            Some("DW_TAG_enumeration_type") => match (self.full_name(id), self.metadata.node(id, "elements")) {
                (Some(name), Some(elements)) => {
                    let constants = self.metadata.elements(elements).into_iter().flatten();
                    let value = |constant| match self.metadata.field(constant, "value")? {
                        crate::metadata::Field::Number(number) => number.parse::<i128>().ok(),
                        _ => None,
                    };
                    CppType::Enum(name, constants.filter_map(value).collect())
                }
                _ => CppType::Other,
            },
            _ if self.is_class(id) => self.full_name(id).map_or(CppType::Other, CppType::Class),
            _ if self.metadata.kind(id) == Some("DIBasicType") => {
                let name = self.metadata.text(id, "name").filter(|name| !name.contains("nullptr"));
                name.map_or(CppType::Other, CppType::Number)
            }
            _ => CppType::Other,
        }
    }

    /// The constants of an enumeration, or the variants of one of Rust's that hold data, by name. A variant without a number is
    /// the one that all other values mean.
    fn constants(&self, id: u32) -> Option<(String, BTreeMap<String, i128>)> {
        let elements = |id| self.metadata.elements(id).into_iter().flatten();
        let list = self.metadata.node(id, "elements")?;
        let is_enum = self.metadata.word(id, "tag") == Some("DW_TAG_enumeration_type");
        let mut constants = BTreeMap::new();
        for element in elements(list) {
            if is_enum {
                if let Some(crate::metadata::Field::Number(number)) = self.metadata.field(element, "value") {
                    constants.insert(self.metadata.text(element, "name")?, number.parse().ok()?);
                }
            } else if self.metadata.word(element, "tag") == Some("DW_TAG_variant_part") {
                for variant in self.metadata.node(element, "elements").into_iter().flat_map(elements) {
                    let value = self.metadata.integer_field(variant, "extraData");
                    constants.insert(self.metadata.text(variant, "name")?, value.unwrap_or(i128::MIN));
                }
            }
        }
        Some((self.full_name(id)?, constants)).filter(|(_, constants)| !constants.is_empty())
    }

    /// Whether callers can name a member; a class hides what it says nothing of, a structure shows it.
    fn is_public(&self, member: u32, in_class: bool) -> bool {
        let has = |flag| self.metadata.has_flag(member, flag);
        has("DIFlagPublic") || !in_class && !has("DIFlagPrivate") && !has("DIFlagProtected")
    }

    fn class(&self, id: u32) -> Option<(String, CppClass)> {
        let name = self.full_name(id).filter(|_| self.is_class(id))?;
        let is_hidden = self.metadata.has_flag(id, "DIFlagPrivate") || self.metadata.has_flag(id, "DIFlagProtected");
        let mut class = CppClass { is_public: !is_hidden, ..CppClass::default() };
        class.size = self.metadata.number(id, "size").unwrap_or(0);
        self.add_members(id, &name, false, &mut class, 0);
        let arguments = self.metadata.node(id, "templateParams").map(|list| self.metadata.elements(list));
        let arguments = arguments.into_iter().flatten().flatten();
        class.arguments = arguments.map(|argument| self.ty(self.metadata.node(argument, "type"))).collect();
        Some((name, class))
    }

    /// Adds what is in a class, or in one of its bases.
    fn add_members(&self, id: u32, owner: &str, is_base: bool, class: &mut CppClass, depth: usize) {
        let in_class = self.metadata.word(id, "tag") == Some("DW_TAG_class_type");
        if self.metadata.has_flag(id, "DIFlagFwdDecl") || depth > DEEPEST {
            class.hidden.get_or_insert_with(|| "…".to_owned());
            return;
        }
        let members = self.metadata.node(id, "elements").map(|list| self.metadata.elements(list)).unwrap_or_default();
        let own_name = self.metadata.text(id, "name").unwrap_or_default();
        let plain_name = own_name.split('<').next().unwrap_or_default();
        for member in members.into_iter().flatten() {
            let is_public = self.is_public(member, in_class);
            let name = self.metadata.text(member, "name").unwrap_or_default();
            match (self.metadata.kind(member), self.metadata.word(member, "tag")) {
                (Some("DISubprogram"), _) => {
                    let has = |flag| self.metadata.has_flag(member, flag);
                    class.is_abstract |= has("DISPFlagPureVirtual");
                    let is_constructor = name == plain_name;
                    class.has_constructors |= is_constructor && !is_base;
                    if !is_public || has("DISPFlagDeleted") || name.starts_with('~') {
                        continue;
                    }
                    let Some(mut function) = self.function(member) else { continue };
                    function.owner = Some(owner.to_owned());
                    function.is_public = true;
                    if !is_constructor {
                        class.members.push(function);
                    } else if !is_base {
                        class.constructors.push(function);
                    }
                }
                (_, Some("DW_TAG_inheritance")) => {
                    let Some(base) = self.metadata.node(member, "baseType") else { continue };
                    let mut inherited = CppClass::default();
                    self.add_members(base, owner, true, &mut inherited, depth + 1);
                    class.is_abstract |= inherited.is_abstract;
                    class.hidden = class.hidden.take().or(inherited.hidden);
                    class.parts.extend(inherited.parts);
                    if is_public {
                        class.members.extend(inherited.members);
                        class.data.extend(inherited.data);
                    } else if let Some((first, _)) = inherited.data.first() {
                        class.hidden.get_or_insert_with(|| first.clone());
                    }
                }
                (_, Some("DW_TAG_member")) => {
                    // Tables of virtual functions are the compiler's.
                    if self.metadata.has_flag(member, "DIFlagStaticMember")
                        || self.metadata.has_flag(member, "DIFlagArtificial")
                    {
                        continue;
                    }
                    let ty = self.ty(self.metadata.node(member, "baseType"));
                    class.parts.push(ty.clone());
                    if !is_base {
                        let number = |field| self.metadata.number(member, field).unwrap_or(0);
                        class.places.push((name.clone(), number("offset"), number("size")));
                    }
                    if is_public {
                        class.data.push((name, ty));
                    } else {
                        class.hidden.get_or_insert(name);
                    }
                }
                // The variants of an enumeration of Rust's.
                (_, Some("DW_TAG_variant_part")) => {
                    let list = self.metadata.node(member, "elements").map(|list| self.metadata.elements(list));
                    let variants = list.into_iter().flatten().flatten();
                    class.parts.extend(variants.map(|variant| self.ty(self.metadata.node(variant, "baseType"))));
                }
                _ => {}
            }
        }
    }

    fn function(&self, id: u32) -> Option<CppFunction> {
        let declared = self.metadata.node(id, "declaration");
        let symbol =
            self.metadata.text(id, "linkageName").or_else(|| self.metadata.text(id, "name")).filter(|s| !s.is_empty());
        let scope = self.metadata.node(id, "scope");
        let owner = scope.filter(|scope| self.is_class(*scope)).and_then(|scope| Some((scope, self.full_name(scope)?)));
        let name = match owner {
            Some(_) => self.metadata.text(id, "name")?,
            None => self.full_name(id)?,
        };
        let types = self.metadata.node(self.metadata.node(id, "type")?, "types")?;
        let mut types = self.metadata.elements(types).into_iter();
        let result = self.ty(types.next().flatten());
        let mut types: Vec<Option<u32>> = types.collect();
        let is_object = |ty: &Option<u32>| ty.is_some_and(|ty| self.metadata.has_flag(ty, "DIFlagObjectPointer"));
        let object = types.first().copied().flatten().filter(|_| types.first().is_some_and(is_object));
        let is_const = object.is_some_and(|object| {
            let to = self.metadata.node(object, "baseType");
            to.is_some_and(|to| self.metadata.word(to, "tag") == Some("DW_TAG_const_type"))
        });
        if object.is_some() {
            types.remove(0);
        }
        let told = declared.unwrap_or(id);
        let is_public = match owner {
            Some((class, _)) => self.is_public(told, self.metadata.word(class, "tag") == Some("DW_TAG_class_type")),
            None => !self.metadata.has_flag(id, "DISPFlagLocalToUnit"),
        };
        Some(CppFunction {
            name,
            symbol,
            is_static: owner.is_some() && object.is_none(),
            owner: owner.map(|(_, name)| name),
            is_const,
            is_public,
            params: types.into_iter().map(|ty| ty.map_or(CppType::Other, |ty| self.ty(Some(ty)))).collect(),
            result,
        })
    }

    fn variable(&self, id: u32) -> Option<(String, CppType)> {
        let is_local = self.metadata.word(id, "isLocal") == Some("true");
        let name = self.full_name(id).filter(|name| !is_local && !name.contains('$'))?;
        Some((name, self.ty(self.metadata.node(id, "type"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
!1 = !DIFile(filename: "t.cpp", directory: "")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "S", scope: !20, file: !1, size: 64, elements: !4)
!4 = !{!5, !6, !7, !9}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !3, baseType: !2, size: 32)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !3, baseType: !2, size: 32, offset: 32, flags: DIFlagPublic)
!7 = !DISubprogram(name: "S", linkageName: "_ZN2ns1SC4Ei", scope: !3, type: !8, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!8 = !DISubroutineType(types: !11)
!9 = !DISubprogram(name: "get", linkageName: "_ZNK2ns1S3getEv", scope: !3, type: !10, flags: DIFlagPublic, spFlags: 0)
!10 = !DISubroutineType(types: !13)
!11 = !{null, !12, !2}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!13 = !{!2, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!20 = !DINamespace(name: "ns", scope: null)
!21 = distinct !DISubprogram(name: "get", linkageName: "_ZNK2ns1S3getEv", scope: !3, type: !10, spFlags: DISPFlagDefinition, declaration: !9)
!22 = distinct !DISubprogram(name: "S", linkageName: "_ZN2ns1SC2Ei", scope: !3, type: !8, spFlags: DISPFlagDefinition, declaration: !7)
"#;

    #[test]
    fn classes_show_what_is_public() {
        let program = CppProgram::read(TEXT);
        let class = &program.classes["ns::S"];
        assert_eq!(class.hidden.as_deref(), Some("n"));
        assert_eq!(class.constructors[0].params, [CppType::Number("int".to_owned())]);
        assert_eq!(class.members.len(), 1);
        assert_eq!(class.data, [("m".to_owned(), CppType::Number("int".to_owned()))]);
        let get = program.function("_ZNK2ns1S3getEv").expect("it is defined");
        assert!(get.is_public && get.is_const && !get.is_static && get.params.is_empty());
        assert!(program.function("_ZN2ns1SC1Ei").is_some_and(|made| made.is_public));
        let given = [CppType::Pointer(Box::new(CppType::Class("ns::S".to_owned())))];
        assert_eq!(program.hidden_in(&given, false).as_deref(), Some("ns::S::n"));
        assert_eq!(program.hidden_in(&[CppType::Number("int".to_owned())], false), None);
    }
}
