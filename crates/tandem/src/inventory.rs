//! Everything that a file consists of: its functions and its data, each once, whether it can be compared or not.
//!
//! The front ends list what is in a compiled program. Here that becomes one list for all languages, from which the rows of a
//! report are made (`rows.rs`): what is on neither side's list cannot be passed over, because it is not there.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Pair;
use tandem_ir::{Function, Module, Ty};
use tandem_jvm::Classes;
use tandem_jvm::classfile::{Class, Method};
use tandem_llvm::Parsed;
use tandem_report::ItemName;

use crate::rust_source::{self, SourceItem, SourceKind};

/// A function or a datum of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Function or datum.
    pub kind: ItemName,
    /// Who it is: its full name in the object file, with types where the language has overloading.
    pub symbol: String,
    /// What users call it. Functions that can be compared are known to the driver by this name.
    pub name: String,
    /// Whether other files can name it.
    pub public: bool,
    /// The type of a datum, or the types of a function's parameters and result, in words.
    pub signature: String,
    /// A digest of it and of all that it uses: equal digests mean the same code or the same value. Nothing where there
    /// is none.
    pub digest: Option<String>,
    /// A digest of it by itself: of functions that it uses only the names count. Nothing where that is not known.
    pub own: Option<String>,
    /// The initial value of a datum.
    pub value: Value,
    /// Why a function cannot be compared.
    pub refused: Option<String>,
    /// Whether the source has it and the compiled program does not, because nothing uses it.
    pub is_uncompiled: bool,
    /// Whether the source gives it no name: a closure, a lambda, a method of an anonymous class. Which of them is which on
    /// the other side is a guess then.
    pub is_nameless: bool,
    /// Whether it is worth a row only where it changed: imports, traits, macros.
    pub is_quiet: bool,
    /// The class in which it overrides a method that has code: without it, that one would be called.
    pub overrides_in: Option<String>,
    /// Whether it runs although nobody calls it.
    pub runs_by_itself: bool,
    /// What tells a function from others of its path, where several have one: the path and the types that the source tells.
    pub instance: Option<String>,
}

/// The initial value of a datum, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// In words.
    pub shown: Option<String>,
    /// Whether the words are all there is to it: then other words are another value.
    pub is_plain: bool,
    /// Whether it keeps its initial value for ever.
    pub is_constant: bool,
}

/// Everything that a file consists of.
#[derive(Clone, Debug)]
pub struct Contents {
    /// Its functions and data, as rows of a report tell of them.
    pub items: Vec<Item>,
    /// Its functions that can be asked for, also those that no person wrote.
    pub functions: Vec<FunctionName>,
    /// What it is written in, as far as names go.
    pub names: Names,
}

/// A function that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionName {
    /// What it is called, which no other function of the file is.
    pub name: String,
    /// Its name in the object file.
    pub symbol: String,
    /// Whether it is there because the author of the file wrote it.
    pub is_written: bool,
}

/// Languages whose full names mean the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Those of the IR's text.
    Ir,
    /// Those of object files.
    Llvm,
    /// Those of class files.
    Java,
}

impl Contents {
    /// What tells a function from others of its name: its symbol, and its types if they are known.
    pub fn signature(&self, function: &FunctionName) -> String {
        match self.items.iter().find(|item| item.symbol == function.symbol) {
            Some(item) => format!("{} ({})", function.symbol, item.signature),
            None => function.symbol.clone(),
        }
    }

    /// The symbol of a function.
    pub fn symbol(&self, name: &str) -> Option<&str> {
        self.functions.iter().find(|function| function.name == name).map(|function| function.symbol.as_str())
    }
}

/// What is in a program of the IR's own text. It says nothing of who can see what, so everybody can see everything.
pub fn of_ir(module: &Module) -> Contents {
    let function = |function: &Function| Item {
        kind: ItemName::Function,
        symbol: function.name.clone(),
        name: function.name.clone(),
        public: true,
        signature: signature(function),
        digest: None,
        own: None,
        value: Value::default(),
        refused: None,
        is_uncompiled: false,
        is_nameless: false,
        is_quiet: false,
        overrides_in: None,
        runs_by_itself: false,
        instance: None,
    };
    let mut items: Vec<Item> = module.functions.values().map(function).collect();
    for global in module.globals.values() {
        let mut cells: Vec<String> = global
            .contents
            .iter()
            .map(|cell| format!("{}[{}]: {}", module.regions[cell.region].name, cell.offset, cell.bits))
            .collect();
        cells.sort();
        let contents = format!("{{{}}}", cells.join(", "));
        items.push(Item {
            kind: ItemName::Data,
            symbol: global.name.clone(),
            name: global.name.clone(),
            public: true,
            signature: format!("{} bytes", global.size),
            digest: Some(contents.clone()),
            own: None,
            value: Value { shown: Some(contents), is_plain: true, is_constant: true },
            refused: None,
            is_uncompiled: false,
            is_nameless: false,
            is_quiet: false,
            overrides_in: None,
            runs_by_itself: false,
            instance: None,
        });
    }
    let functions = module.functions.values().map(|function| FunctionName {
        name: function.name.clone(),
        symbol: function.name.clone(),
        is_written: true,
    });
    Contents { items, functions: functions.collect(), names: Names::Ir }
}

fn signature(function: &Function) -> String {
    let show = |types: &[Ty]| types.iter().map(|ty| format!("{ty:?}")).collect::<Vec<_>>().join(", ");
    format!("({}) -> ({})", show(&function.signature.params), show(&function.signature.results))
}

/// What is in a module of LLVM's, with the name of the crate that users do not write, and the source if it is Rust.
pub fn of_llvm(
    module: &Parsed,
    root: Option<&str>,
    rust: Option<&str>,
    instances: &BTreeMap<String, String>,
) -> Contents {
    let mut inventory = tandem_llvm::inventory(module, root);
    for item in &mut inventory.items {
        if let Some(name) = instances.get(&item.symbol) {
            item.name.clone_from(name);
        }
    }
    let functions = inventory.items.iter().filter(|item| item.kind == tandem_llvm::ItemKind::Function);
    let functions = functions.map(|item| FunctionName {
        name: item.name.clone(),
        symbol: item.symbol.clone(),
        is_written: item.written,
    });
    let functions = functions.collect();
    let mut items: Vec<Item> = Vec::new();
    for item in inventory.items.iter().filter(|item| item.written) {
        let hexadecimal = |digest: &[u8; 32]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let digest = hexadecimal(&item.digest);
        let kind = match item.kind {
            tandem_llvm::ItemKind::Data => ItemName::Data,
            tandem_llvm::ItemKind::Function => ItemName::Function,
        };
        let shown = match &item.value {
            Some(value) => Some(value.clone()),
            None => Some(item.shown.clone()).filter(|shown| !shown.is_empty()),
        };
        items.push(Item {
            kind,
            symbol: item.symbol.clone(),
            name: item.name.clone(),
            public: item.public,
            signature: item.signature.clone(),
            digest: Some(digest),
            own: Some(hexadecimal(&item.own)),
            value: Value { shown, is_plain: item.value.is_some(), is_constant: !item.mutable },
            refused: None,
            is_uncompiled: false,
            is_nameless: is_nameless_path(&item.path) || item.symbol.contains("$_") || item.symbol.contains("UlvE"),
            is_quiet: false,
            overrides_in: None,
            runs_by_itself: item.runs_by_itself,
            instance: item.instance.clone(),
        });
    }
    if let Some(source) = rust {
        add_rust_source(&mut items, source);
    }
    Contents { items, functions, names: Names::Llvm }
}

/// What is in class files. Beside methods and static fields, each class is a datum of its own: what it extends, and what
/// others can see of it that is neither.
pub fn of_java(classes: &Classes) -> Contents {
    let inventory = tandem_jvm::inventory::inventory(classes);
    let mut items: Vec<Item> = Vec::new();
    for class in classes.classes() {
        let name = class.name.replace('/', ".");
        let is_nameless = is_nameless_class(&name);
        let item = |kind: ItemName, member: String, public: bool| Item {
            kind,
            symbol: member.clone(),
            name: member,
            public: public && !is_nameless,
            signature: String::new(),
            digest: None,
            own: None,
            value: Value::default(),
            refused: None,
            is_uncompiled: false,
            is_nameless,
            is_quiet: false,
            overrides_in: None,
            runs_by_itself: false,
            instance: None,
        };
        let facts = class_facts(class);
        items.push(Item {
            signature: facts.clone(),
            digest: Some(facts),
            ..item(ItemName::Data, format!("class {name}"), true)
        });
        for method in &class.methods {
            let is_lambda = method.name.starts_with("lambda$");
            if method.access.is_synthetic() && !is_lambda || method.access.is_abstract() {
                continue;
            }
            let symbol = format!("{name}.{}{}", method.name, method.descriptor);
            let is_this = |found: &&tandem_jvm::inventory::MethodItem| {
                found.class == name && found.name == *method.name && found.descriptor == *method.descriptor
            };
            let found = inventory.methods.iter().find(is_this);
            let called = found.map_or_else(|| symbol.clone(), |found| found.function.clone());
            let native = || "it is native: its code is not in the class file".to_owned();
            items.push(Item {
                symbol,
                signature: method.descriptor.to_string(),
                digest: found.map(|found| found.digest.clone()),
                own: found.map(|found| found.own.clone()),
                refused: method.code.is_none().then(native),
                is_nameless: is_nameless || is_lambda,
                overrides_in: overrides(classes, class, method).then(|| name.clone()),
                runs_by_itself: found.is_some_and(|found| found.runs_by_itself),
                ..item(ItemName::Function, called, !method.access.is_private())
            });
        }
        for field in inventory.fields.iter().filter(|field| field.class == name) {
            // Serialisation looks at this one, whoever may name it.
            let is_private = &*field.name != "serialVersionUID"
                && class.field(&field.name).is_some_and(|field| field.access.is_private());
            items.push(Item {
                signature: field.ty.clone(),
                digest: Some(field.digest.clone()),
                value: Value {
                    shown: field.value.clone().or_else(|| Some("set by code".to_owned())),
                    is_plain: field.value.is_some(),
                    is_constant: field.is_final && field.value.is_some(),
                },
                ..item(ItemName::Data, format!("{name}.{}", field.name), !is_private)
            });
        }
    }
    let functions = inventory.methods.into_iter().map(|method| FunctionName {
        symbol: method.function.clone(),
        name: method.function,
        is_written: true,
    });
    Contents { items, functions: functions.collect(), names: Names::Java }
}

/// Lets classes of different names correspond: the only top-level class that the left program alone has, and the only one
/// that the right program alone has (`OldVersion` and `NewVersion`). Who items are is then said with the left name.
pub fn pair_classes(items: &mut Pair<Vec<Item>>) {
    let top = |items: &[Item]| -> BTreeSet<String> {
        let classes = items.iter().filter_map(|item| item.symbol.strip_prefix("class "));
        classes.filter(|name| !name.contains('$')).map(str::to_owned).collect()
    };
    let (left, right) = (top(&items.left), top(&items.right));
    let ours: Vec<&String> = left.difference(&right).collect();
    let theirs: Vec<&String> = right.difference(&left).collect();
    let ([ours], [theirs]) = (&ours[..], &theirs[..]) else { return };
    for item in &mut items.right {
        for text in [&mut item.symbol, &mut item.signature].into_iter().chain(item.digest.as_mut()) {
            *text = with_class_renamed(text, theirs, ours);
        }
    }
}

/// A text with each mention of a class, its nested ones included, under another name.
fn with_class_renamed(text: &str, from: &str, to: &str) -> String {
    let mut out = text.to_owned();
    for (from, to) in [(from.to_owned(), to.to_owned()), (from.replace('.', "/"), to.replace('.', "/"))] {
        let mut renamed = String::new();
        let mut rest = out.as_str();
        while let Some(at) = rest.find(&from) {
            let (before, after) = (&rest[..at], &rest[at + from.len()..]);
            let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
            // In a descriptor an L stands before the name of a class.
            let begins = before.chars().next_back().is_none_or(|last| !is_part(last) && last != '$' && last != '.')
                || before.ends_with('L') && !before[..before.len() - 1].ends_with(is_part);
            let ends = after.chars().next().is_none_or(|first| !is_part(first));
            renamed.push_str(before);
            renamed.push_str(if begins && ends { &to } else { &from });
            rest = after;
        }
        renamed.push_str(rest);
        out = renamed;
        if !from.contains('/') && from == to {
            break;
        }
    }
    out
}

/// Whether a path leads into a closure of Rust or a lambda of C++.
fn is_nameless_path(path: &str) -> bool {
    path.contains("{closure") || path.contains("{{closure") || path.contains("{lambda") || path.contains("'lambda")
}

/// Whether a class is called by a number, because the source gives it no name. Another class may have the number tomorrow.
fn is_nameless_class(name: &str) -> bool {
    name.split('$').skip(1).any(|part| part.starts_with(|first: char| first.is_ascii_digit()))
}

/// Methods of the library that classes override without having to: of every object, of exceptions, and of interfaces that provide code.
const PROVIDED: [&str; 37] = [
    "and",
    "andThen",
    "chars",
    "clone",
    "close",
    "codePoints",
    "compose",
    "compute",
    "computeIfAbsent",
    "computeIfPresent",
    "equals",
    "fillInStackTrace",
    "finalize",
    "forEach",
    "forEachRemaining",
    "getCause",
    "getLocalizedMessage",
    "getMessage",
    "getOrDefault",
    "getStackTrace",
    "hashCode",
    "initCause",
    "isEmpty",
    "merge",
    "negate",
    "or",
    "parallelStream",
    "putIfAbsent",
    "remove",
    "removeIf",
    "replaceAll",
    "reversed",
    "sort",
    "spliterator",
    "stream",
    "thenComparing",
    "toString",
];

/// Classes of the library of which [`PROVIDED`] has all that can be overridden.
fn is_known_parent(name: &str) -> bool {
    matches!(name, "java/lang/Object" | "java/lang/Enum" | "java/lang/Record")
        || name.starts_with("java/")
            && (name.ends_with("Exception") || name.ends_with("Error") || name.ends_with("Throwable"))
}

/// Whether a method takes the place of one with code that its class would have without it. Of what is not given anything may be inherited.
fn overrides(classes: &Classes, class: &Class, method: &Method) -> bool {
    let is_inherited = !method.access.is_static() && !method.access.is_private() && !method.name.starts_with('<');
    let mut work: Vec<(String, bool)> = vec![];
    let parents = |class: &Class, work: &mut Vec<(String, bool)>| {
        work.extend(class.super_name.iter().map(|name| (name.to_string(), false)));
        work.extend(class.interfaces.iter().map(|name| (name.to_string(), true)));
    };
    parents(class, &mut work);
    while let Some((name, is_interface)) = work.pop().filter(|_| is_inherited) {
        match classes.classes().iter().find(|class| *class.name == *name) {
            Some(parent) => {
                let is_same = |other: &&Method| other.name == method.name && other.descriptor == method.descriptor;
                if parent.methods.iter().find(is_same).is_some_and(|other| !other.access.is_abstract()) {
                    return true;
                }
                parents(parent, &mut work);
            }
            None if is_interface || is_known_parent(&name) => {
                if PROVIDED.contains(&&*method.name) {
                    return true;
                }
            }
            None => return true,
        }
    }
    false
}

/// What others can see of a class that is neither a method with code nor a static field.
fn class_facts(class: &Class) -> String {
    let plain = |name: &str| name.replace('/', ".");
    let mut facts: Vec<String> = Vec::new();
    let access = class.access;
    let words =
        [(access.is_abstract(), "abstract"), (access.is_final(), "final"), (access.is_interface(), "interface")];
    facts.extend(words.iter().filter(|(is, _)| *is).map(|(_, word)| (*word).to_owned()));
    let parent = class.super_name.as_deref().unwrap_or("nothing");
    facts.push(format!("extends {}", plain(parent)));
    let mut interfaces: Vec<String> = class.interfaces.iter().map(|name| plain(name)).collect();
    interfaces.sort();
    if !interfaces.is_empty() {
        facts.push(format!("implements {}", interfaces.join(", ")));
    }
    let constants = class.fields.iter().filter(|field| field.access.is_enum()).map(|field| field.name.to_string());
    let constants: Vec<String> = constants.collect();
    if !constants.is_empty() {
        facts.push(format!("constants {}", constants.join(", ")));
    }
    let seen = class.fields.iter().filter(|field| !field.access.is_static() && !field.access.is_private());
    let mut fields: Vec<String> = seen.map(|field| format!("{} {}", field.ty, field.name)).collect();
    fields.sort();
    if !fields.is_empty() {
        facts.push(format!("fields {}", fields.join(", ")));
    }
    // What other threads see of it.
    let mut volatile: Vec<String> =
        class.fields.iter().filter(|field| field.access.is_volatile()).map(|field| field.name.to_string()).collect();
    volatile.sort();
    if !volatile.is_empty() {
        facts.push(format!("volatile {}", volatile.join(", ")));
    }
    // What is written of it.
    let mut transient: Vec<String> =
        class.fields.iter().filter(|field| field.access.is_transient()).map(|field| field.name.to_string()).collect();
    transient.sort();
    if !transient.is_empty() {
        facts.push(format!("transient {}", transient.join(", ")));
    }
    if !class.annotations.is_empty() {
        facts.push(format!("annotations {}", class.annotations.join(" ")));
    }
    let methods = class.methods.iter().filter(|method| method.access.is_abstract());
    let mut methods: Vec<String> = methods.map(|method| format!("{}{}", method.name, method.descriptor)).collect();
    methods.sort();
    if !methods.is_empty() {
        facts.push(format!("abstract methods {}", methods.join(", ")));
    }
    facts.join(" ")
}

/// Adds what only the source of a Rust program knows: who is private, what constants there are, and which functions are not
/// in the compiled program.
fn add_rust_source(items: &mut Vec<Item>, source: &str) {
    let written = rust_source::items(source);
    for item in items.iter_mut() {
        let is_mangled = item.symbol.starts_with("_ZN") || item.symbol.starts_with("_R");
        let name = last_part(&item.name);
        let mut same = written.iter().filter(|written| written.name() == name).peekable();
        let is_private = name.starts_with('{') || (same.peek().is_some() && same.all(|written| !written.public));
        if is_mangled && is_private {
            item.public = false;
        }
    }
    let texts = rust_source::closed_texts(&written);
    let functions = items.iter().filter(|item| item.kind == ItemName::Function);
    let compiled: Vec<String> = functions.map(|item| item.name.clone()).collect();
    // Methods of several types have the same name, so the type must be part of the compiled name.
    let is_compiled = |written: &SourceItem| {
        let scope = written.path.rsplit("::").nth(1).unwrap_or_default();
        compiled.iter().any(|name| last_part(name) == written.name() && name.contains(scope))
    };
    let local_traits: BTreeSet<String> =
        written.iter().filter(|item| item.kind == SourceKind::Trait).map(|item| item.name().to_owned()).collect();
    let dropped: BTreeSet<String> = written.iter().filter_map(dropped_type).collect();
    for (written, text) in written.into_iter().zip(texts) {
        let is_function = written.kind == SourceKind::Function;
        let is_row = match written.kind {
            SourceKind::Static => false,
            SourceKind::Function => !is_compiled(&written) || written.generics.is_generic(),
            SourceKind::Constant | SourceKind::Type => true,
            SourceKind::Alias | SourceKind::Trait | SourceKind::Import | SourceKind::Macro | SourceKind::Other => {
                written.public
            }
            // What implements a trait of the crate's own is compared with what that provides.
            SourceKind::Implementation => {
                let of = written.path.split([' ', '<']).find(|word| local_traits.contains(*word));
                written.public && of.is_none()
            }
        };
        if !is_row {
            continue;
        }
        let why = match is_function && is_compiled(&written) {
            true => {
                "it is generic, and it or what it uses changed: those of its instances are compared that have a row here, and no others"
            }
            false => "nothing in the file uses it with definite types, so it is not in the compiled program",
        };
        // Of an implementation only counts what it has: the methods are compared.
        let mut digest = if written.kind == SourceKind::Implementation { written.text.clone() } else { text };
        if written.kind == SourceKind::Type && dropped.contains(written.name()) {
            digest.push_str(" with Drop");
        }
        items.push(Item {
            kind: if is_function { ItemName::Function } else { ItemName::Data },
            symbol: format!("{}{}", written.kind.word(), written.symbol()),
            name: format!("{}{}", written.kind.word(), written.path),
            public: written.public,
            signature: written.ty.clone(),
            digest: Some(digest),
            own: None,
            value: Value {
                shown: (written.kind == SourceKind::Constant).then(|| written.text.clone()),
                is_plain: written.is_literal,
                is_constant: true,
            },
            refused: is_function.then(|| why.to_owned()),
            is_uncompiled: true,
            is_nameless: false,
            is_quiet: !matches!(written.kind, SourceKind::Function | SourceKind::Constant | SourceKind::Type),
            overrides_in: None,
            runs_by_itself: false,
            instance: None,
        });
    }
}

/// The type whose values run code when they go.
fn dropped_type(item: &SourceItem) -> Option<String> {
    let is_implementation = item.kind == SourceKind::Implementation;
    let (of, name) = item.path.split_once(" for ").filter(|_| is_implementation)?;
    let is_drop = of.rsplit([' ', ':', '>']).find(|word| !word.is_empty()) == Some("Drop");
    let name = name.split([' ', '<']).find(|word| !word.is_empty())?;
    is_drop.then(|| name.to_owned())
}

/// The last part of a path, without what it was instantiated with.
pub(crate) fn last_part(name: &str) -> &str {
    let name = name.split("::<").next().unwrap_or(name);
    let name = name.split(['(', '#']).next().unwrap_or(name);
    name.rsplit("::").next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_of_other_names_correspond() {
        let renamed = |text: &str| with_class_renamed(text, "New", "Old");
        assert_eq!(renamed("New.f(LNew;I)LNew$Node;"), "Old.f(LOld;I)LOld$Node;");
        assert_eq!(renamed("class New$Node"), "class Old$Node");
        assert_eq!(renamed("Newer.New(LRenew;)V"), "Newer.New(LRenew;)V");
        let renamed = |text: &str| with_class_renamed(text, "app.New", "app.Old");
        assert_eq!(renamed("app.New.f(Lapp/New;)V"), "app.Old.f(Lapp/Old;)V");
    }

    #[test]
    fn rust_items_are_private_unless_the_source_says_otherwise() {
        let item = |symbol: &str, name: &str| Item {
            kind: ItemName::Function,
            symbol: symbol.to_owned(),
            name: name.to_owned(),
            public: true,
            signature: String::new(),
            digest: None,
            own: None,
            value: Value::default(),
            refused: None,
            is_uncompiled: false,
            is_nameless: false,
            is_quiet: false,
            overrides_in: None,
            runs_by_itself: false,
            instance: None,
        };
        let mut items = vec![item("_ZN1p1f17h0E", "f"), item("_ZN1p1g17h0E", "g"), item("g2", "g2")];
        add_rust_source(
            &mut items,
            "pub fn f() {}\nfn g() {}\n#[no_mangle]\nextern \"C\" fn g2() {}\npub const K: u8 = 1;",
        );
        let found: Vec<(&str, bool)> = items.iter().map(|item| (item.name.as_str(), item.public)).collect();
        assert_eq!(found, [("f", true), ("g", false), ("g2", true), ("K", true)]);
    }
}
