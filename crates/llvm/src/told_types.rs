//! What the source calls the types of a function's parameters and result.
//!
//! LLVM's types are layouts: `Skip` and `Take` over the same iterator, `u32` and `i32`, two structures of one number. Who calls a function
//! goes by the source's types, which say what the bits mean and which methods there are. So functions whose source types differ are
//! not the same to a caller, whatever they do to bits. They are read from debug information, in words that are the same for two programs
//! if the types are: aliases and (but behind C++'s references and pointers) `const` do not count, numbers count by size and kind.
//!
//! C converts where it is called, so there enumerations are integers, what a pointer points to does not count, and whether a number
//! has a sign is told apart from the rest ([`ToldTypes::signs`]).

use tandem_base::{Pair, Side};

use crate::ast::Function;
use crate::metadata::Metadata;
use crate::parsed::Parsed;

/// Types nested deeper than this are not looked into.
const DEEPEST: usize = 8;

/// The types of a function in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ToldTypes {
    /// Of the result, and then of the parameters.
    pub(crate) types: Vec<String>,
    /// Of a result that is a number: whether it has a sign.
    pub(crate) signs: Option<bool>,
}

/// The types of a function, if debug information tells them.
pub(crate) fn told_types(metadata: &Metadata<'_>, language: Language, function: &Function<'_>) -> Option<ToldTypes> {
    let node = function.debug?;
    let types = metadata.node(node, "type").and_then(|ty| metadata.node(ty, "types"))?;
    let elements = metadata.elements(types);
    let words = Words { metadata, language };
    let signs = elements.first().copied().flatten().and_then(|ty| words.sign(ty));
    Some(ToldTypes { types: elements.iter().map(|ty| words.of(*ty, 0)).collect(), signs })
}

/// Whose rules types follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    C,
    Cpp,
    Rust,
}

impl Language {
    /// That of a module with debug information.
    pub(crate) fn of(metadata: &Metadata<'_>) -> Language {
        match () {
            () if metadata.is_rust() => Language::Rust,
            () if metadata.is_cpp() => Language::Cpp,
            () => Language::C,
        }
    }
}

/// How two functions of one language differ in the eyes of a caller: in their types, or in nothing but the sign of a result of C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OtherTypes {
    /// Types that are not one.
    Types(String),
    /// A result that is read with a sign on one side.
    Sign,
}

/// Whether the result of a function, given by its symbol, is a number with a sign; nothing if it is no number, or if that is not told.
pub fn result_sign(module: &Parsed, symbol: &str) -> Option<bool> {
    let function = module.module().functions.iter().find(|function| function.name == symbol)?;
    let metadata = &module.module().metadata;
    told_types(metadata, Language::of(metadata), function)?.signs
}

/// What callers see of two functions, given by their symbols, that is not the same: nothing if it is, or if it is not told.
pub fn other_types(modules: Pair<&Parsed>, symbols: Pair<&str>) -> Option<OtherTypes> {
    let languages = modules.map(|module| Language::of(&module.module().metadata));
    let function = |side: Side| {
        let mut functions = modules[side].module().functions.iter();
        functions.find(|function| function.name == symbols[side])
    };
    if let Some(what) = other_convention(function(Side::Left)?, function(Side::Right)?) {
        return Some(OtherTypes::Types(what));
    }
    let told = |side: Side| told_types(&modules[side].module().metadata, languages[side], function(side)?);
    if languages.left != languages.right {
        // Types of two languages have other names, and correspond as they are passed; how a number is read is the caller's business.
        let signs = (told(Side::Left)?.signs?, told(Side::Right)?.signs?);
        return (signs.0 != signs.1).then_some(OtherTypes::Sign);
    }
    let (left, right) = (told(Side::Left)?, told(Side::Right)?);
    if left.types.len() != right.types.len() {
        return None;
    }
    let position = left.types.iter().zip(&right.types).position(|(left, right)| left != right);
    match position {
        Some(at) => {
            let what = if at == 0 { "its result".to_owned() } else { format!("parameter {at}") };
            let (left, right) = (&left.types[at], &right.types[at]);
            Some(OtherTypes::Types(format!("{what} is `{left}` on the left and `{right}` on the right")))
        }
        None => (left.signs != right.signs).then_some(OtherTypes::Sign),
    }
}

/// How two functions are called in other ways, if they are. A private function is called by its own file alone, in the way that it says.
fn other_convention(left: &Function<'_>, right: &Function<'_>) -> Option<String> {
    if left.internal && right.internal {
        return None;
    }
    let name = |function: &Function<'_>| match function.convention {
        "" => "that of C".to_owned(),
        convention => format!("`{convention}`"),
    };
    if left.convention != right.convention {
        let (left, right) = (name(left), name(right));
        return Some(format!("its calling convention is {left} on the left and {right} on the right"));
    }
    let mut registers =
        left.params.iter().zip(&right.params).map(|(one, other)| (one.traits.register, other.traits.register));
    let at = registers.position(|(left, right)| left != right)?;
    Some(format!("parameter {} is passed in a place of its own on one side only", at + 1))
}

struct Words<'m, 'a> {
    metadata: &'m Metadata<'a>,
    language: Language,
}

impl Words<'_, '_> {
    fn of(&self, ty: Option<u32>, depth: usize) -> String {
        let Some(ty) = ty else { return "nothing".to_owned() };
        if depth > DEEPEST {
            return "…".to_owned();
        }
        let name = || self.metadata.text(ty, "name").unwrap_or_default();
        let base = || self.of(self.metadata.node(ty, "baseType"), depth + 1);
        match self.metadata.word(ty, "tag").unwrap_or_default() {
            "DW_TAG_typedef" | "DW_TAG_volatile_type" | "DW_TAG_restrict_type" | "DW_TAG_atomic_type" => base(),
            "DW_TAG_const_type" if self.language == Language::Cpp && depth > 0 => format!("const {}", base()),
            "DW_TAG_const_type" => base(),
            "DW_TAG_pointer_type" if self.language == Language::C => "pointer".to_owned(),
            "DW_TAG_pointer_type" if self.language == Language::Rust && !name().is_empty() => without_numbers(&name()),
            "DW_TAG_pointer_type" => format!("{} *", base()),
            "DW_TAG_reference_type" => format!("{} &", base()),
            "DW_TAG_rvalue_reference_type" => format!("{} &&", base()),
            "DW_TAG_enumeration_type" if self.language == Language::C => "integer 32".to_owned(),
            _ if self.metadata.kind(ty) == Some("DIBasicType") => self.number(ty),
            _ => {
                let path = without_numbers(&self.path(ty));
                match path.is_empty() {
                    true => self.members(ty, depth),
                    false => path,
                }
            }
        }
    }

    /// A number by its kind and size. `char` of Rust and C++ is a type of its own.
    fn number(&self, ty: u32) -> String {
        let size = self.metadata.number(ty, "size").unwrap_or_default();
        let name = self.metadata.text(ty, "name").unwrap_or_default();
        let encoding = self.metadata.word(ty, "encoding").unwrap_or_default();
        match (self.language, encoding) {
            // `usize` and `u64` are two types.
            (Language::Rust, _) => name,
            (Language::C, "DW_ATE_signed" | "DW_ATE_unsigned" | "DW_ATE_signed_char" | "DW_ATE_unsigned_char") => {
                format!("integer {size}")
            }
            _ => format!("{} {size}", encoding.trim_start_matches("DW_ATE_")),
        }
    }

    /// Whether a number has a sign; nothing of what is no number.
    fn sign(&self, mut ty: u32) -> Option<bool> {
        for _ in 0..DEEPEST {
            match self.metadata.word(ty, "tag") {
                Some("DW_TAG_typedef" | "DW_TAG_const_type" | "DW_TAG_volatile_type") => {
                    ty = self.metadata.node(ty, "baseType")?;
                }
                _ => break,
            }
        }
        match self.metadata.word(ty, "encoding")? {
            "DW_ATE_signed" | "DW_ATE_signed_char" => Some(true),
            "DW_ATE_unsigned" | "DW_ATE_unsigned_char" => Some(false),
            _ => None,
        }
    }

    /// The name with the names of what it is in.
    fn path(&self, ty: u32) -> String {
        let mut path = self.metadata.text(ty, "name").unwrap_or_default();
        if path.is_empty() {
            return path;
        }
        let mut scope = self.metadata.node(ty, "scope");
        for _ in 0..DEEPEST {
            let Some(inside) = scope else { break };
            if matches!(self.metadata.kind(inside), Some("DIFile" | "DICompileUnit") | None) {
                break;
            }
            let name = self.metadata.text(inside, "name").unwrap_or_default();
            path = format!("{name}::{path}");
            scope = self.metadata.node(inside, "scope");
        }
        path
    }

    /// What a type without a name is made of.
    fn members(&self, ty: u32, depth: usize) -> String {
        let list = self.metadata.node(ty, "elements");
        let members = list.map(|list| self.metadata.elements(list)).unwrap_or_default();
        let member = |member: Option<u32>| {
            let member = member?;
            let name = self.metadata.text(member, "name").unwrap_or_default();
            Some(format!("{name}: {}", self.of(self.metadata.node(member, "baseType"), depth + 1)))
        };
        format!("{{{}}}", members.into_iter().filter_map(member).collect::<Vec<_>>().join(", "))
    }
}

/// A path without the numbers that tell implementations and closures apart: adding one before them changes these.
fn without_numbers(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    let mut after = false;
    for letter in path.chars() {
        after = letter == '#' || after && letter.is_ascii_digit();
        if !after || letter == '#' {
            out.push(letter);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_module;

    fn told(language: &str, nodes: &str) -> ToldTypes {
        let text = format!(
            "define i32 @f(i32 %x) !dbg !4 {{\n  ret i32 %x\n}}\n!llvm.dbg.cu = !{{!0}}\n\
             !0 = distinct !DICompileUnit(language: {language}, file: !1)\n!1 = !DIFile(filename: \"a\", directory: \"/\")\n\
             !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5, unit: !0)\n\
             !5 = !DISubroutineType(types: !6)\n{nodes}"
        );
        let module = parse_module(&text).expect("the text is well-formed");
        told_types(&module.metadata, Language::of(&module.metadata), &module.functions[0])
            .expect("there is debug information")
    }

    #[test]
    fn structures_of_one_layout_are_told_apart() {
        let of = |name: &str| {
            let nodes = format!(
                "!6 = !{{!7, !8}}\n!7 = !DICompositeType(tag: DW_TAG_structure_type, name: \"{name}\", scope: !9, size: 32)\n\
                 !8 = !DIBasicType(name: \"u32\", size: 32, encoding: DW_ATE_unsigned)\n!9 = !DINamespace(name: \"iter\", scope: null)\n"
            );
            told("DW_LANG_Rust", &nodes).types
        };
        assert_eq!(of("Skip<i32>"), ["iter::Skip<i32>", "u32"]);
        assert_ne!(of("Skip<i32>"), of("Take<i32>"));
    }

    #[test]
    fn aliases_do_not_count_and_signs_of_c_are_told_apart() {
        let of = |encoding: &str| {
            let nodes = format!(
                "!6 = !{{!7}}\n!7 = !DIDerivedType(tag: DW_TAG_typedef, name: \"count\", baseType: !8)\n\
                 !8 = !DIBasicType(name: \"int\", size: 32, encoding: {encoding})\n"
            );
            told("DW_LANG_C11", &nodes)
        };
        let (signed, unsigned) = (of("DW_ATE_signed"), of("DW_ATE_unsigned"));
        assert_eq!(signed.types, unsigned.types);
        assert_eq!((signed.signs, unsigned.signs), (Some(true), Some(false)));
    }
}
