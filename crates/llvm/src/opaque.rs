//! Structures of C that a header names and does not show: `typedef struct stack stack;` in a header, the members in the source.
//!
//! Other files have no objects of such a type but those that functions of this file gave them, so what the members hold is this file's
//! alone. A header says so by a typedef of a structure whose members stand in the file that is compiled.

use std::collections::BTreeSet;

use crate::metadata::Metadata;
use crate::parse::parse_module;

/// Chains of types longer than this are not followed.
const DEEPEST: usize = 8;
/// Types of one function that are looked at.
const MOST_TYPES: usize = 512;

/// The name of such a structure that a function, given by its symbol, is handed a pointer to.
pub fn opaque_type(text: &str, symbol: &str) -> Option<String> {
    if !text.contains("DW_TAG_typedef") {
        return None;
    }
    let module = parse_module(text).ok()?;
    let metadata = &module.metadata;
    let node = module.functions.iter().find(|function| function.name == symbol)?.debug?;
    let own = file(metadata, node)?;
    let types = metadata.node(node, "type").and_then(|ty| metadata.node(ty, "types"))?;
    metadata.elements(types).into_iter().skip(1).flatten().find_map(|ty| opaque_behind(metadata, ty, &own))
}

/// The name of a structure that a function's result or parameters lead to, and whose members stand in the source file of the function and
/// in no header: what it holds only code of this file can read.
pub fn structure_of_source(text: &str, symbol: &str) -> Option<String> {
    let module = parse_module(text).ok()?;
    let metadata = &module.metadata;
    let node = module.functions.iter().find(|function| function.name == symbol)?.debug?;
    let own = file(metadata, node).filter(|own| own.ends_with(".c"))?;
    let types = metadata.node(node, "type").and_then(|ty| metadata.node(ty, "types"))?;
    let mut pending: Vec<u32> = metadata.elements(types).into_iter().flatten().collect();
    let mut seen = BTreeSet::new();
    while let Some(ty) = pending.pop() {
        if !seen.insert(ty) || seen.len() > MOST_TYPES {
            continue;
        }
        let is_whole = matches!(metadata.word(ty, "tag"), Some("DW_TAG_structure_type" | "DW_TAG_union_type"));
        if is_whole && file(metadata, ty).is_some_and(|file| file == own) {
            return Some(metadata.text(ty, "name").unwrap_or_else(|| "struct".to_owned()));
        }
        pending.extend(metadata.node(ty, "baseType"));
        if let Some(elements) = metadata.node(ty, "elements").filter(|_| is_whole) {
            pending.extend(metadata.elements(elements).into_iter().flatten());
        }
    }
    None
}

fn opaque_behind(metadata: &Metadata<'_>, pointer: u32, own: &str) -> Option<String> {
    let (mut ty, mut is_behind, mut named_in) = (pointer, false, None);
    for _ in 0..DEEPEST {
        match metadata.word(ty, "tag")? {
            "DW_TAG_pointer_type" if !is_behind => (is_behind, named_in) = (true, None),
            "DW_TAG_typedef" => named_in = Some((metadata.text(ty, "name")?, file(metadata, ty)?)),
            "DW_TAG_const_type" | "DW_TAG_volatile_type" | "DW_TAG_restrict_type" => {}
            "DW_TAG_structure_type" => {
                let (name, header) = named_in.filter(|_| is_behind)?;
                let is_header = header.ends_with(".h") && header != own;
                return (is_header && file(metadata, ty)? == own).then_some(name);
            }
            _ => return None,
        }
        ty = metadata.node(ty, "baseType")?;
    }
    None
}

/// The last part of the path of the file that something is declared in.
fn file(metadata: &Metadata<'_>, node: u32) -> Option<String> {
    let path = metadata.text(metadata.node(node, "file")?, "filename")?;
    path.rsplit('/').next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_header_shows_is_not_hidden() {
        let text = |members_in: u32| {
            format!(
                "define i32 @f(ptr %s) !dbg !4 {{\n  ret i32 0\n}}\n\
                 !1 = !DIFile(filename: \"/d/stack.c\", directory: \"/\")\n!2 = !DIFile(filename: \"stack.h\", directory: \"/d\")\n\
                 !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5)\n\
                 !5 = !DISubroutineType(types: !6)\n!6 = !{{!7, !8}}\n\
                 !7 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
                 !8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)\n\
                 !9 = !DIDerivedType(tag: DW_TAG_typedef, name: \"stack\", file: !2, line: 1, baseType: !10)\n\
                 !10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"stack\", file: !{members_in}, line: 3, size: 32)\n"
            )
        };
        assert_eq!(opaque_type(&text(1), "f").as_deref(), Some("stack"));
        assert_eq!(opaque_type(&text(2), "f"), None);
        assert_eq!(structure_of_source(&text(1), "f").as_deref(), Some("stack"));
        assert_eq!(structure_of_source(&text(2), "f"), None);
    }
}
