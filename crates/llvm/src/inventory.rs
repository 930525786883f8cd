//! What a module defines: every function with a body and every datum, for reports that pass nothing over.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::Function;
use crate::identity::{Definition, Identities, Kind};
use crate::names::{is_library, path_below, readable};
use crate::parsed::Parsed;
use crate::told_types::{Language, told_types};

/// Everything that a module defines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// The definitions, in the order of the text.
    pub items: Vec<Item>,
}

/// What an [`Item`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A function with a body.
    Function,
    /// A variable or a constant.
    Data,
}

/// A function with a body, or a datum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The name in the object file.
    pub symbol: String,
    /// The path as a user would write it; other items may have the same.
    pub path: String,
    /// The path, with a number behind it if an earlier function has the same.
    pub name: String,
    /// What it is.
    pub kind: ItemKind,
    /// Whether other files can name it.
    pub public: bool,
    /// Whether the file's author wrote it: no text or table that the compiler made, nothing out of a library's headers.
    pub written: bool,
    /// Whether it is data that can change.
    pub mutable: bool,
    /// A digest of it and of everything that it uses. Equal digests mean equal code and equal initial values.
    pub digest: [u8; 32],
    /// The same, but of functions that it uses only the names.
    pub own: [u8; 32],
    /// The initial value of a datum, shortened; empty for functions.
    pub shown: String,
    /// The whole initial value of a datum, if it is definitive: other words are another value then.
    pub value: Option<String>,
    /// The type of a datum, or the signature of a function, as LLVM writes it, shortened.
    pub signature: String,
    /// Whether it runs although nobody calls it: before `main`, or at the end.
    pub runs_by_itself: bool,
    /// Of a function that shares its path with others (instances of one generic function): the path and what the source calls its types.
    pub instance: Option<String>,
}

/// What a module defines. Paths are written without the name of the crate, if that is given.
pub fn inventory(module: &Parsed, root: Option<&str>) -> Inventory {
    let identities = module.identities();
    let mut taken: FxHashSet<String> = FxHashSet::default();
    let mut items = vec![];
    let instances = instances(module, root);
    for index in 0..identities.definitions.len() {
        let definition = &identities.definitions[index];
        let kind = match definition.kind {
            Kind::Function => ItemKind::Function,
            Kind::Data if is_class_table(definition.name) && !identities.is_replaceable(index) => {
                items.push(class_table(identities, index, root));
                continue;
            }
            Kind::Data if !definition.name.starts_with("llvm.") => ItemKind::Data,
            Kind::Alias => {
                items.push(alias(identities, index, root));
                continue;
            }
            _ => continue,
        };
        let path = path_below(definition.name, root);
        items.push(Item {
            symbol: definition.name.to_owned(),
            name: if kind == ItemKind::Function { unique_name(&mut taken, &path) } else { path.clone() },
            kind,
            public: definition.public,
            written: is_written(definition, root),
            mutable: kind == ItemKind::Data && !definition.constant,
            digest: identities.digest(index),
            own: identities.digest_up_to_functions(index),
            shown: shown(definition),
            value: identities.whole_value(index),
            signature: definition.ty.clone(),
            runs_by_itself: identities.runs_by_itself(index),
            instance: instances.get(definition.name).cloned(),
            path,
        });
    }
    Inventory { items }
}

/// What tells functions of one path apart, by symbol: numbers behind their names do not, since these go by the order of symbols.
fn instances(module: &Parsed, root: Option<&str>) -> FxHashMap<String, String> {
    let module = module.module();
    let mut by_path: FxHashMap<String, Vec<&Function<'_>>> = FxHashMap::default();
    for function in &module.functions {
        by_path.entry(path_below(function.name, root)).or_default().push(function);
    }
    let language = Language::of(&module.metadata);
    let mut found = FxHashMap::default();
    for (path, functions) in by_path.into_iter().filter(|(_, functions)| functions.len() > 1) {
        for function in functions {
            if let Some(told) = told_types(&module.metadata, language, function) {
                found.insert(function.name.to_string(), format!("{path} {}", told.types.join(", ")));
            }
        }
    }
    found
}

/// A name that no other function has: the path, with a number behind it if it is taken.
pub(crate) fn unique_name(taken: &mut FxHashSet<String>, path: &str) -> String {
    let mut name = path.to_owned();
    let mut number = 1;
    while !taken.insert(name.clone()) {
        number += 1;
        name = format!("{path}#{number}");
    }
    name
}

/// A second name for a function or datum. What that is has a row of its own, so all there is to the name is whose it is.
fn alias(identities: &Identities<'_>, index: usize, root: Option<&str>) -> Item {
    let definition = &identities.definitions[index];
    let target = identities.alias_target(index).unwrap_or("nothing");
    let path = path_below(definition.name, root);
    Item {
        symbol: definition.name.to_owned(),
        name: path.clone(),
        kind: ItemKind::Data,
        public: definition.public,
        written: is_written(definition, root),
        mutable: false,
        digest: *blake3::hash(target.as_bytes()).as_bytes(),
        own: *blake3::hash(target.as_bytes()).as_bytes(),
        shown: format!("another name of {}", path_below(target, root)),
        value: None,
        signature: "alias".to_owned(),
        runs_by_itself: false,
        instance: None,
        path,
    }
}

/// Whether a datum is the table of a class's virtual functions or says what the class extends.
fn is_class_table(symbol: &str) -> bool {
    ["_ZTV", "_ZTI"].iter().any(|prefix| symbol.strip_prefix(prefix).is_some_and(|rest| !rest.starts_with("St")))
}

/// What the table of a class holds: whose functions they are, by name. The functions themselves have rows of their own.
fn class_table(identities: &Identities<'_>, index: usize, root: Option<&str>) -> Item {
    let definition = &identities.definitions[index];
    let path = path_below(definition.name, root);
    Item {
        symbol: definition.name.to_owned(),
        name: path.clone(),
        kind: ItemKind::Data,
        public: definition.public,
        written: true,
        mutable: false,
        digest: *blake3::hash(identities.own_text(index).as_bytes()).as_bytes(),
        own: *blake3::hash(identities.own_text(index).as_bytes()).as_bytes(),
        shown: String::new(),
        value: None,
        signature: definition.ty.clone(),
        runs_by_itself: false,
        instance: None,
        path,
    }
}

/// The initial value of a datum in words.
fn shown(definition: &Definition<'_>) -> String {
    match (definition.kind, definition.dynamic) {
        (Kind::Data, true) => "set by code that runs before main".to_owned(),
        (Kind::Data, false) if definition.value == "zeroinitializer" => "0".to_owned(),
        (Kind::Data, false) => definition.value.clone(),
        _ => String::new(),
    }
}

/// Whether the author of the file wrote a definition, as far as its name tells. What implements something for or with types of the
/// crate is the crate's: `<program::Kind as core::default::Default>::default`, `<u32 as core::convert::From<program::Kind>>::from`.
fn is_written(definition: &Definition<'_>, root: Option<&str>) -> bool {
    let made = [
        "_GLOBAL__",
        "__cxx_global_",
        "_ZGV",
        "_ZTV",
        "_ZTI",
        "_ZTS",
        "_ZTT",
        "_ZTC",
        "_ZGR",
        "__clang_call_",
        "__rust",
    ];
    // Functions and data of the C++ library that a header brought in.
    let headers = ["_ZSt", "_ZNSt", "_ZNKSt", "_ZN9__gnu_cxx", "_ZNK9__gnu_cxx", "_ZStL", "__cxx"];
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| definition.name.starts_with(prefix));
    let mangled = definition.name.starts_with("_R") || definition.name.starts_with("_ZN");
    let is_of_library = || {
        let path = readable(definition.name);
        let is_of_crate = root.is_some_and(|root| path.starts_with('<') && path.contains(&format!("{root}::")));
        is_library(&path) && !is_of_crate
    };
    !(definition.unnamed || starts(&made) || starts(&headers) || mangled && is_of_library())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_and_data_are_listed() {
        let text = "\
@limit = dso_local global i32 5, align 4
@f.calls = internal global [2 x i32] zeroinitializer, align 4
@.str = private unnamed_addr constant [4 x i8] c\"abc\\00\", align 1
@other = external global i32, align 4

define dso_local i32 @f(i32 noundef %x, ptr %p) {
  ret i32 %x
}

declare i32 @g(i32)
";
        let inventory = inventory(&Parsed::new(text.to_owned()).expect("the text is a module"), None);
        let values: Vec<Option<&str>> = inventory.items.iter().map(|item| item.value.as_deref()).collect();
        assert_eq!(values, [Some("5"), Some("zeroinitializer"), Some("\"abc\\00\""), None]);
        let found: Vec<_> = inventory
            .items
            .iter()
            .map(|item| {
                (
                    item.symbol.as_str(),
                    item.kind,
                    item.public,
                    item.written,
                    item.shown.as_str(),
                    item.signature.as_str(),
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                ("limit", ItemKind::Data, true, true, "5", "i32"),
                ("f.calls", ItemKind::Data, false, true, "0", "[2 x i32]"),
                (".str", ItemKind::Data, false, false, "\"abc\"", "[4 x i8]"),
                ("f", ItemKind::Function, true, true, "", "i32 (i32, ptr)"),
            ]
        );
    }

    #[test]
    fn implementations_for_types_of_the_crate_are_written() {
        let symbols = [
            ("_ZN56_$LT$program..Kind$u20$as$u20$core..default..Default$GT$7default17hb76addc827db7e13E", true),
            ("_ZN64_$LT$u32$u20$as$u20$core..convert..From$LT$program..Kind$GT$$GT$4from17hb76addc827db7e13E", true),
            ("_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17he894107edb0a7be7E", false),
            ("_ZN38_$LT$i32$u20$as$u20$core..cmp..Ord$GT$3max17hb76addc827db7e13E", false),
            ("_ZN4core5clone5Clone10clone_from17hf7d942f458b441feE", false),
        ];
        for (symbol, written) in symbols {
            let text = format!("define internal i32 @\"{symbol}\"() {{\n  ret i32 1\n}}\n");
            let found = inventory(&Parsed::new(text).expect("the text is a module"), Some("program"));
            assert_eq!(found.items[0].written, written, "{symbol}");
        }
    }

    #[test]
    fn a_definitive_value_has_the_texts_in_it_and_no_other_names() {
        let text = "\
@.str = private unnamed_addr constant [4 x i8] c\"abc\\00\", align 1
@name = dso_local global ptr @.str, align 8
@old = dso_local global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), align 8
@op = dso_local global ptr @f, align 8
@weak = weak dso_local global i32 3, align 4
@pair = dso_local global %struct.pair { i32 1, float 5.000000e-01 }, align 4

define dso_local i32 @f(i32 noundef %x) {
  ret i32 %x
}
";
        let inventory = inventory(&Parsed::new(text.to_owned()).expect("the text is a module"), None);
        let value = |symbol: &str| {
            inventory.items.iter().find(|item| item.symbol == symbol).and_then(|item| item.value.clone())
        };
        assert_eq!(value("name").as_deref(), Some("\"abc\\00\""));
        assert!(value("old").is_some_and(|value| value.contains("\"abc\\00\"") && !value.contains('@')));
        assert_eq!((value("op"), value("weak")), (None, None));
        assert_eq!(value("pair").as_deref(), Some("{ i32 1 , float 5.000000e-01 }"));
    }
}
