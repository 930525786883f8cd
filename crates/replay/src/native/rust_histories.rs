//! Histories of Rust crates, written in Rust.
//!
//! A structure with private fields holds what the functions of its crate put there, and only a caller's own calls make one: so
//! the histories are a small crate that uses the compared one as any caller does, through what is `pub`, and rustc itself sees
//! to it that nothing else is touched. The public functions are found in the source; those with parameters and results that
//! anybody can give and look at (numbers, texts, slices, options of them) are called, and structures are made by functions that
//! return them. Both versions are used by the very same crate: where it does not compile with both, there are no histories.
//!
//! Functions are really run here that nobody asked about, so a crate is only used if its source shows that it can do nothing
//! outside of itself: no `unsafe`, no foreign code, and of the standard library only what computes and holds values.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use quote::ToTokens;
use syn::visit::Visit;
use tandem_base::{Budget, Pair, Side};
use tandem_compile::{Scratch, tools};
use tandem_kernel::claim::Claim;
use tandem_llvm::{CppProgram, CppType};
use tandem_process::run_to_end;

use super::NoRun;
use super::build::finish;
use super::code::{LlvmCode, LlvmSource};
use super::histories::{COMPARED, Transcripts};
use crate::counterexample::Counterexample;

/// What is the same in every such crate: numbers that are chosen, values of types, and transcripts.
const SUPPORT: &str = include_str!("histories_support.rs");
/// Histories that are lived through: they take no processes of their own here.
const COUNT: usize = 4000;
/// The time that they get.
const TIME: Duration = Duration::from_secs(5);
const MEMORY: u64 = 1 << 30;

/// Whether the compared function takes or returns a structure with private fields, at once or inside of something else; its name
/// then. Debug information tells so, whatever file of a project the structure stands in.
pub fn private_structure(code: &LlvmCode, claim: &Claim, side: Side) -> Option<String> {
    let LlvmSource::Rust(..) = &code.source else { return None };
    let info = code.functions.get(&claim.programs[side].function().name)?;
    let program = described(code);
    let function = program.function(&info.symbol)?;
    let mut types = function.params.clone();
    types.push(function.result.clone());
    let hidden = program.hidden_in(&types, true)?;
    let structure = hidden.rsplit_once("::").map_or(&*hidden, |(structure, _)| structure);
    Some(structure.rsplit("::").next().unwrap_or(structure).to_owned())
}

/// What debug information tells of a crate.
pub fn described(code: &LlvmCode) -> Arc<CppProgram> {
    code.told()
}

/// Whether a public function takes numbers only: other types have values that nobody may give.
pub fn takes_numbers(program: &CppProgram, symbol: &str) -> bool {
    let is_number = |ty: &CppType| matches!(ty, CppType::Number(name) if name != "char");
    program.function(symbol).is_some_and(|function| function.params.iter().all(is_number))
}

/// The source file and the path of the compared function in it.
fn compared(code: &LlvmCode, claim: &Claim, side: Side) -> Option<(syn::File, String)> {
    let LlvmSource::Rust(options, _) = &code.source else { return None };
    let info = code.functions.get(&claim.programs[side].function().name)?;
    let text = std::fs::read_to_string(&options.root).ok()?;
    let path =
        info.path.split_once("::").filter(|(first, _)| *first == "program").map_or(&*info.path, |(_, rest)| rest);
    Some((syn::parse_file(&text).ok()?, path.to_owned()))
}

/// Lives through histories on one side.
pub fn live(
    code: Pair<&LlvmCode>,
    claim: &Claim,
    side: Side,
    found: &Counterexample,
    budget: &Budget,
) -> Result<Transcripts, NoRun> {
    let failed = |why: &str| NoRun::Failed(why.to_owned());
    let LlvmSource::Rust(options, profile) = &code[side].source else { return Err(failed("it is not Rust")) };
    if !options.externs.is_empty() || options.folder.is_some() {
        return Err(failed("the crate is part of a project"));
    }
    let unread = || failed("the source could not be read");
    let (left, path) = compared(code.left, claim, Side::Left).ok_or_else(unread)?;
    let (right, right_path) = compared(code.right, claim, Side::Right).ok_or_else(unread)?;
    if path != right_path {
        return Err(failed("the functions have other names"));
    }
    for file in [&left, &right] {
        if let Some(what) = Outside::of(file) {
            return Err(NoRun::Failed(format!("the crate uses {what}, which may do something outside of it")));
        }
    }
    let crates = Pair::new(Crate::read(&left), Crate::read(&right));
    let text = harness(&crates, &path, &values(found, &left, &right)).map_err(|why| NoRun::Failed(why.to_owned()))?;
    let rustc = tools::rustc().ok_or_else(|| failed("there is no rustc"))?;
    let scratch = Scratch::new().map_err(NoRun::Failed)?;
    let file = |name: &str| scratch.path().join(name);
    let edition = options.edition.as_deref().unwrap_or("2021");
    std::fs::write(file("harness.rs"), text).map_err(|error| NoRun::Failed(error.to_string()))?;
    let checks = if *profile == tandem_compile::rustc::Profile::Dev { "on" } else { "off" };
    let compile = |input: &Path, more: &[&str], output: &Path| {
        let mut command = Command::new(&rustc);
        command.args(["--cap-lints", "allow", "-Copt-level=0", "--edition", edition]).args(more);
        command.arg(format!("-Coverflow-checks={checks}")).arg(format!("-Cdebug-assertions={checks}"));
        command.arg("-L").arg(scratch.path()).arg("-o").arg(output).arg(input);
        finish("rustc", command, budget)
    };
    let root = std::path::absolute(&options.root).map_err(|error| NoRun::Failed(error.to_string()))?;
    compile(&root, &["--crate-type", "rlib", "--crate-name", "program"], &file("libprogram.rlib"))?;
    compile(&file("harness.rs"), &["--crate-name", "harness", "--extern", "program"], &file("harness"))?;
    let mut command = Command::new(file("harness"));
    command.arg(COUNT.to_string());
    let finished = run_to_end(command, &budget.at_most(TIME).with_memory(MEMORY))
        .map_err(|reason| NoRun::Failed(format!("histories of the {side} side: {reason}")))?;
    let said = String::from_utf8_lossy(&finished.stdout).into_owned();
    let mut all = Transcripts::new();
    for part in said.split("\u{1}history ").skip(1) {
        let Some(part) = part.strip_suffix("\u{1}done\n") else { continue };
        let mut lines = part.lines().map(str::to_owned);
        if let Some(number) = lines.next().and_then(|line| line.parse::<usize>().ok()) {
            all.insert(number, lines.collect());
        }
    }
    Ok(all)
}

/// Numbers that functions are called with: those of the counterexample, of both sources, and some that are used everywhere.
fn values(found: &Counterexample, left: &syn::File, right: &syn::File) -> BTreeSet<i128> {
    struct Literals(BTreeSet<i128>);
    impl<'ast> Visit<'ast> for Literals {
        fn visit_lit_int(&mut self, literal: &'ast syn::LitInt) {
            if let Ok(number) = literal.base10_parse::<i128>() {
                self.0.extend([number - 1, number, number + 1]);
            }
        }
    }
    let mut literals = Literals(BTreeSet::from([0, 1, 2, 3, 7, 10, 100, -1, -5]));
    literals.visit_file(left);
    literals.visit_file(right);
    // A value that was multiplied on its way is found by dividing.
    let factors: Vec<i128> = literals.0.iter().copied().filter(|number| (2..=1000).contains(number)).take(24).collect();
    let quotients: Vec<i128> =
        literals.0.iter().flat_map(|number| factors.iter().map(move |factor| number / factor)).collect();
    literals.0.extend(quotients);
    literals.0.extend(found.input.args.left.iter().take(12).map(|bits| i128::from(*bits as i64)));
    literals.0
}

/// What looks like it could do something outside of a crate, if there is any.
#[derive(Default)]
struct Outside(Option<String>);

impl Outside {
    /// Modules of the standard library that only compute and hold values.
    const HARMLESS: &[&str] = &[
        "any",
        "array",
        "ascii",
        "borrow",
        "boxed",
        "cell",
        "char",
        "clone",
        "cmp",
        "collections",
        "convert",
        "default",
        "error",
        "fmt",
        "hash",
        "i128",
        "i16",
        "i32",
        "i64",
        "i8",
        "iter",
        "marker",
        "mem",
        "num",
        "ops",
        "option",
        "rc",
        "result",
        "slice",
        "str",
        "string",
        "u128",
        "u16",
        "u32",
        "u64",
        "u8",
        "usize",
        "isize",
        "f32",
        "f64",
        "vec",
    ];
    const MACROS: &[&str] = &[
        "assert",
        "assert_eq",
        "assert_ne",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "format",
        "matches",
        "panic",
        "print",
        "println",
        "todo",
        "unimplemented",
        "unreachable",
        "vec",
        "write",
        "writeln",
    ];

    fn of(file: &syn::File) -> Option<String> {
        let mut outside = Outside::default();
        outside.visit_file(file);
        outside.0
    }

    fn note(&mut self, what: impl Into<String>) {
        if self.0.is_none() {
            self.0 = Some(what.into());
        }
    }

    fn look(&mut self, segments: &[String]) {
        if let [first, second, ..] = segments
            && ["std", "core", "alloc"].contains(&first.as_str())
            && !Self::HARMLESS.contains(&second.as_str())
        {
            self.note(segments.join("::"));
        }
    }

    fn look_at_use(&mut self, tree: &syn::UseTree, before: &[String]) {
        match tree {
            syn::UseTree::Path(path) => {
                let more: Vec<String> = before.iter().cloned().chain([path.ident.to_string()]).collect();
                self.look_at_use(&path.tree, &more);
            }
            syn::UseTree::Name(name) => {
                self.look(&before.iter().cloned().chain([name.ident.to_string()]).collect::<Vec<_>>())
            }
            // What has another name is not recognised afterwards.
            syn::UseTree::Rename(name) if before.is_empty() => self.note(format!("{} by another name", name.ident)),
            syn::UseTree::Rename(name) => {
                self.look(&before.iter().cloned().chain([name.ident.to_string()]).collect::<Vec<_>>())
            }
            syn::UseTree::Glob(_) => self.look(&before.iter().cloned().chain(["*".to_owned()]).collect::<Vec<_>>()),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.look_at_use(tree, before)),
        }
    }
}

impl<'ast> Visit<'ast> for Outside {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.look(&segments);
        syn::visit::visit_path(self, path);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.look_at_use(&item.tree, &[]);
    }

    fn visit_expr_unsafe(&mut self, _: &'ast syn::ExprUnsafe) {
        self.note("`unsafe`");
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        if signature.unsafety.is_some() {
            self.note("`unsafe`");
        }
        syn::visit::visit_signature(self, signature);
    }

    fn visit_item_foreign_mod(&mut self, _: &'ast syn::ItemForeignMod) {
        self.note("foreign functions");
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        self.note(format!("the crate {}", item.ident));
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.content.is_none() {
            self.note(format!("the file of the module {}", item.ident));
        }
        syn::visit::visit_item_mod(self, item);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let name = called.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if !Self::MACROS.contains(&name.as_str()) {
            self.note(format!("the macro {name}"));
        }
        let tokens = called.tokens.to_string();
        if tokens.contains("unsafe") || tokens.contains("std ::") {
            self.note(format!("something in the macro {name}"));
        }
    }
}

/// What a caller can use of a crate.
#[derive(Default)]
struct Crate {
    functions: Vec<Function>,
    /// The structures by name, and whether they have private fields.
    structures: BTreeMap<String, bool>,
    /// The text of each public function by its path.
    texts: BTreeMap<String, String>,
}

/// A public function.
#[derive(Clone, PartialEq, Eq)]
struct Function {
    /// Its path below the crate.
    path: String,
    /// The type that it is a method of.
    receiver: Option<Receiver>,
    /// Types of the other parameters, as text.
    params: Vec<String>,
    /// The type of the result, as text.
    result: String,
}

/// The first parameter of a method.
#[derive(Clone, PartialEq, Eq)]
struct Receiver {
    ty: String,
    /// Whether the object is gone after the call.
    is_value: bool,
}

impl Crate {
    fn read(file: &syn::File) -> Crate {
        let mut crate_ = Crate::default();
        crate_.add(&file.items, "");
        crate_
    }

    fn add(&mut self, items: &[syn::Item], prefix: &str) {
        let is_public = |visibility: &syn::Visibility| matches!(visibility, syn::Visibility::Public(_));
        for item in items {
            match item {
                syn::Item::Struct(item) => {
                    let is_private = item.fields.iter().any(|field| !is_public(&field.vis));
                    let can_be_named = is_public(&item.vis) && prefix.is_empty() && item.generics.params.is_empty();
                    if can_be_named {
                        self.structures.insert(item.ident.to_string(), is_private);
                    }
                }
                syn::Item::Fn(item) if is_public(&item.vis) => {
                    self.functions.extend(function(&item.sig, prefix, None));
                    self.texts.insert(format!("{prefix}{}", item.sig.ident), text(item));
                }
                syn::Item::Impl(item) if item.trait_.is_none() && item.generics.params.is_empty() => {
                    let ty = text(&*item.self_ty);
                    for member in &item.items {
                        if let syn::ImplItem::Fn(member) = member
                            && is_public(&member.vis)
                        {
                            self.functions.extend(function(&member.sig, &format!("{prefix}{ty}::"), Some(&ty)));
                            self.texts.insert(format!("{prefix}{ty}::{}", member.sig.ident), text(member));
                        }
                    }
                }
                syn::Item::Mod(item) if is_public(&item.vis) => {
                    if let Some((_, items)) = &item.content {
                        self.add(items, &format!("{prefix}{}::", item.ident));
                    }
                }
                _ => {}
            }
        }
    }
}

fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

fn words_of(ty: &str) -> impl Iterator<Item = &str> {
    ty.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// A function, if it can be called: it is neither generic nor special in any way.
fn function(signature: &syn::Signature, prefix: &str, owner: Option<&str>) -> Option<Function> {
    let is_plain = signature.generics.params.is_empty()
        && signature.asyncness.is_none()
        && signature.unsafety.is_none()
        && signature.abi.is_none();
    if !is_plain {
        return None;
    }
    let own = |ty: String| owner.map_or(ty.clone(), |owner| with_own(&ty, owner));
    let mut receiver = None;
    let mut params = Vec::new();
    for input in &signature.inputs {
        match input {
            syn::FnArg::Receiver(me) if me.colon_token.is_none() => {
                receiver = Some(Receiver { ty: owner?.to_owned(), is_value: me.reference.is_none() });
            }
            syn::FnArg::Receiver(_) => return None,
            syn::FnArg::Typed(param) => params.push(own(reference_text(&param.ty)?)),
        }
    }
    let result = match &signature.output {
        syn::ReturnType::Default => "()".to_owned(),
        syn::ReturnType::Type(_, ty) => own(reference_text(ty)?),
    };
    Some(Function { path: format!("{prefix}{}", signature.ident), receiver, params, result })
}

/// A type as text; none if it has lifetimes of its own.
fn reference_text(ty: &syn::Type) -> Option<String> {
    let text = ty.to_token_stream().to_string().replace("& mut ", "&mut_").replace(' ', "");
    (!text.contains('\'') && !text.contains("impl") && !text.contains("dyn")).then_some(text)
}

/// A type in which `Self` has its name.
fn with_own(ty: &str, owner: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    for c in ty.chars().chain(['\n']) {
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        out.push_str(if word == "Self" { owner } else { &word });
        word.clear();
        if c != '\n' {
            out.push(c);
        }
    }
    out
}

const NUMBERS: &[&str] = &[
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize", "f32", "f64", "bool",
    "char",
];

/// Whether a value of this type can be looked at: whatever a caller sees of it is in its text.
fn can_be_shown(ty: &str) -> bool {
    let known = ["Option", "Result", "Vec", "String", "str", "Box", "Ordering", "mut_", "cmp", "std", "core"];
    words_of(ty)
        .all(|word| NUMBERS.contains(&word) || known.contains(&word) || word.chars().all(|c| c.is_ascii_digit()))
}

/// An expression for a value of a type that a caller can give, and whether it is shown in the transcript.
fn given(ty: &str, structures: &BTreeSet<&str>) -> Option<String> {
    if NUMBERS.contains(&ty) {
        return Some(format!("h.give::<{ty}>()"));
    }
    let element = |rest: &str| NUMBERS.contains(&rest).then(|| rest.to_owned());
    match ty {
        "&str" => return Some("&*h.text()".to_owned()),
        "String" => return Some("h.text()".to_owned()),
        _ => {}
    }
    if let Some(inner) = ty.strip_prefix("&[").and_then(|rest| rest.strip_suffix(']')).and_then(element) {
        return Some(format!("&h.list::<{inner}>()[..]"));
    }
    if let Some(inner) = ty.strip_prefix("Vec<").and_then(|rest| rest.strip_suffix('>')).and_then(element) {
        return Some(format!("h.list::<{inner}>()"));
    }
    let made = |name: &str| structures.contains(name).then(|| format!("make_{name}(h)?"));
    if let Some(rest) = ty.strip_prefix("&mut_") {
        return made(rest).map(|made| format!("&mut {made}"));
    }
    if let Some(rest) = ty.strip_prefix('&') {
        return made(rest).map(|made| format!("&{made}"));
    }
    made(ty)
}

/// The crate that lives through histories.
fn harness(crates: &Pair<Crate>, path: &str, values: &BTreeSet<i128>) -> Result<String, &'static str> {
    let common: Vec<&Function> =
        crates.left.functions.iter().filter(|function| crates.right.functions.contains(function)).collect();
    let compared = *common.iter().find(|function| function.path == path).ok_or("it is not public on both sides")?;
    // What a maker leaves in an object shows only through others: those must be the same then, or it may be theirs what shows.
    let makes = crates.left.structures.keys().any(|name| words_of(&compared.result).any(|word| word == name));
    let is_same = |function: &Function| crates.left.texts.get(&function.path) == crates.right.texts.get(&function.path);
    let common: Vec<&Function> =
        common.into_iter().filter(|function| !makes || function.path == path || is_same(function)).collect();
    let names: Vec<&String> =
        crates.left.structures.keys().filter(|name| crates.right.structures.contains_key(*name)).collect();
    // A structure can be made if some function returns one.
    let makers = |name: &str| -> Vec<&Function> {
        let returns = [name.to_owned(), format!("Option<{name}>")];
        let is_maker = |function: &&&Function| {
            let is_result = function.result.starts_with(&format!("Result<{name},"));
            function.receiver.is_none() && (returns.contains(&function.result) || is_result)
        };
        common.iter().filter(is_maker).copied().collect()
    };
    let mut structures: BTreeSet<&str> = BTreeSet::new();
    loop {
        let more = names.iter().find(|name| {
            let can_call = |function: &Function| function.params.iter().all(|ty| given(ty, &structures).is_some());
            !structures.contains(name.as_str()) && makers(name).into_iter().any(can_call)
        });
        match more {
            Some(name) => structures.insert(name),
            None => break,
        };
    }
    let mut out =
        format!("{SUPPORT}\nuse program::*;\nconst VALUES: &[i128] = &{:?};\n", values.iter().collect::<Vec<_>>());
    for name in &structures {
        let mut arms = String::new();
        let makers: Vec<&Function> = makers(name)
            .into_iter()
            .filter(|function| function.params.iter().all(|ty| given(ty, &structures).is_some()))
            .collect();
        for (index, maker) in makers.iter().enumerate() {
            let is_compared = maker.path == path;
            let call = call(maker, &structures, "", is_compared).ok_or("a function cannot be called")?;
            let made = match &maker.result {
                result if result == name => "made",
                result if result.starts_with("Option") => "made?",
                _ => "made.ok()?",
            };
            let Call { before, said, call } = call;
            let _ = writeln!(
                arms,
                "        {index} => {{ {before} if !h.is_made({is_compared}) {{ return None; }} {said} let made = {call}; {made} }}"
            );
        }
        let steps: Vec<&&Function> = common
            .iter()
            .filter(|function| {
                function.receiver.as_ref().is_some_and(|receiver| receiver.ty == *name && !receiver.is_value)
            })
            .filter(|function| call(function, &structures, "o", false).is_some())
            .collect();
        let mut step_arms = String::new();
        for (index, step) in steps.iter().enumerate() {
            let is_compared = step.path == path;
            let Some(Call { before, said, call }) = call(step, &structures, "o", is_compared) else { continue };
            let shown = shown(step);
            let _ = writeln!(
                step_arms,
                "        {index} => {{ {before} if h.is_made({is_compared}) {{ {said} let r = {call}; {shown} }} }}"
            );
        }
        let _ = writeln!(
            out,
            "fn make_{name}(h: &mut History) -> Option<{name}> {{\n    h.deeper()?;\n    let mut o: {name} = match h.choose({}) {{\n{arms}        \
             _ => return None,\n    }};\n    for _ in 0..h.choose(7) {{ step_{name}(h, &mut o)?; }}\n    Some(o)\n}}\n\
             fn step_{name}(h: &mut History, o: &mut {name}) -> Option<()> {{\n    match h.choose({}) {{\n{step_arms}        _ => {{}}\n    \
             }}\n    Some(())\n}}",
            makers.len(),
            steps.len().max(1),
        );
    }
    let made = match &compared.receiver {
        Some(receiver) if structures.contains(receiver.ty.as_str()) => format!("let mut o = make_{}(h)?;", receiver.ty),
        Some(_) => return Err("no public function makes such an object"),
        None => String::new(),
    };
    let Call { before, said, call } =
        call(compared, &structures, "o", true).ok_or("its parameters are none that histories can give")?;
    let steps = |ty: &str| format!("for _ in 0..1 + h.choose(5) {{ step_{ty}(h, &mut o)?; }}");
    // What is returned is looked at by its methods.
    let returned = structures.iter().find_map(|name| match &compared.result {
        result if result == name => Some((*name, "r")),
        result if *result == format!("Option<{name}>") => Some((*name, "r?")),
        result if result.starts_with(&format!("Result<{name},")) => Some((*name, "r.ok()?")),
        _ => None,
    });
    let (seen, after) = match (&compared.receiver, returned) {
        (_, Some((name, result))) => {
            let is_there = match result {
                "r?" => "h.saw(r.is_some().to_string()); ",
                "r.ok()?" => "h.saw(r.is_ok().to_string()); ",
                _ => "",
            };
            let object =
                format!("let Some(mut o) = (|| -> Option<{name}> {{ Some({result}) }})() else {{ return Some(()) }};");
            (format!("{is_there}{object} {}", steps(name)), String::new())
        }
        (Some(receiver), None) if !receiver.is_value => (shown(compared), steps(&receiver.ty)),
        _ => (shown(compared), String::new()),
    };
    let _ = writeln!(
        out,
        "fn history(h: &mut History) -> Option<()> {{\n    {made}\n    {before}\n    if h.is_made(true) {{ {said} let r = {call}; {seen} }}\n    \
         {after}\n    Some(())\n}}",
    );
    Ok(out)
}

/// How a function is called: what is chosen before, what is written down, and the call.
struct Call {
    before: String,
    said: String,
    call: String,
}

fn call(function: &Function, structures: &BTreeSet<&str>, receiver: &str, is_compared: bool) -> Option<Call> {
    let mut before = String::new();
    let mut args = Vec::new();
    for (index, ty) in function.params.iter().enumerate() {
        let value = given(ty, structures)?;
        let (reference, value) = match value.strip_prefix("&mut ") {
            Some(value) => ("&mut ", value.to_owned()),
            None => match value.strip_prefix('&') {
                Some(value) => ("&", value.to_owned()),
                None => ("", value),
            },
        };
        // What a reference is to must live until the call is over.
        let (value, deref) = match value.strip_prefix('*') {
            Some(value) => (value.to_owned(), "*"),
            None => match value.strip_suffix("[..]") {
                Some(value) => (value.to_owned(), ""),
                None => (value, ""),
            },
        };
        let _ = write!(before, "let mut a{index} = {value}; ");
        args.push(format!("{reference}{deref}a{index}"));
    }
    let name = function.path.rsplit("::").next()?;
    let shown: Vec<String> =
        function
            .params
            .iter()
            .enumerate()
            .map(|(index, ty)| {
                if can_be_shown(ty) { format!("format!(\"{{:?}}\", a{index})") } else { "\"_\".to_owned()".to_owned() }
            })
            .collect();
    let said = format!("{}{}", if is_compared { COMPARED } else { "" }, function.path);
    let said = format!("h.call(\"{said}\", vec![{}]);", shown.join(", "));
    let call = match &function.receiver {
        Some(_) => format!("{receiver}.{name}({})", args.join(", ")),
        None => format!("program::{}({})", function.path, args.join(", ")),
    };
    Some(Call { before, said, call })
}

/// What is done with a result.
fn shown(function: &Function) -> String {
    match function.result.as_str() {
        "()" => "let () = r;".to_owned(),
        ty if can_be_shown(ty) => "h.saw(format!(\"{:?}\", r));".to_owned(),
        _ => "drop(r);".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> syn::File {
        syn::parse_file(text).expect("this is Rust")
    }

    #[test]
    fn crates_that_reach_outside_are_not_run() {
        let outside = |text: &str| Outside::of(&file(text));
        assert_eq!(outside("use std::collections::BTreeMap; pub fn f(x: u8) -> Vec<u8> { vec![x; 2] }"), None);
        for text in [
            "pub fn f() { std::fs::remove_file(\"x\").ok(); }",
            "use std::{fs, mem}; pub fn f() {}",
            "use std as other; pub fn f() { other::process::exit(1) }",
            "pub fn f(p: *const u8) -> u8 { unsafe { *p } }",
            "pub unsafe fn f() {}",
            "extern \"C\" { fn g(); }",
            "extern crate libc;",
            "mod other;",
            "pub fn f() { println!(\"{:?}\", std::env::var(\"HOME\")); }",
            "pub fn f() -> &'static str { include_str!(\"/etc/passwd\") }",
        ] {
            assert!(outside(text).is_some(), "{text}");
        }
    }

    #[test]
    fn structures_with_private_fields_are_made_by_public_functions() {
        let text = "pub struct P { x: i32 } impl P { pub fn new(x: i32) -> Self { P { x } } pub fn x(&self) -> i32 { self.x } fn hidden(&self) {} }";
        let crates = Pair::from_fn(|_| Crate::read(&file(text)));
        assert_eq!(crates.left.structures.get("P"), Some(&true));
        let values = BTreeSet::from([1]);
        let harness = harness(&crates, "P::x", &values).expect("there are histories");
        assert!(harness.contains("program::P::new(a0)") && !harness.contains("hidden"), "{harness}");
        assert!(super::harness(&crates, "P::hidden", &values).is_err());
    }
}
