//! What two modules do not agree on: data that starts at other values, functions that are declared in another way.
//!
//! Globals that can change hold any values at a call, the same on both sides; that is only true of a global that starts at
//! the same value on both. A function that is not given is the same on both sides only if both declare it alike: with
//! another type, or with a promise (`noreturn`, `const`) that only one side makes, calls of it cannot be compared. What
//! is named here is refused where it is used; see [`Options::disagreements`](crate::Options::disagreements).
//!
//! Private variables may have other names on the two sides. They are taken for the same where nothing else can be meant:
//! type, linkage and initial value agree, the same functions use them, and there is no second one like that.

use std::collections::{BTreeMap, BTreeSet};

use blake3::Hasher;
use rustc_hash::FxHashMap;
use tandem_base::{Pair, Side};
use tandem_ir::platform::{calls_nobody, ends_program};

use crate::ast::{Function, Module, Op, ValueTraits};
use crate::identity::{Definition, Digest, Identities, Kind};
use crate::inline::functions_with_address;
use crate::lexer::{Lexer, Token};
use crate::library::{allocation, is_of_platform};
use crate::names::readable;
use crate::panics::panic_of_symbol;
use crate::parsed::Parsed;

/// The attribute by which C's inline functions are marked where they are declared, with a digest of all inline definitions of the file.
pub const INLINE_IN_C: &str = "tandem-inline";

/// What two modules do not agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The symbol.
    pub symbol: String,
    /// Why what it stands for is not the same on both sides.
    pub reason: String,
    /// Whether it is the same variable on both sides but for the value that it starts at, which is known.
    pub in_value: bool,
}

/// Symbols that do not stand for the same thing on both sides, for each side.
pub fn disagreements(modules: Pair<&Parsed>) -> Pair<Vec<Disagreement>> {
    disagreements_by(modules, |identities, index| identities.digest(index))
}

/// The same, where functions of these symbols are taken to be the same on both sides.
pub fn disagreements_given(modules: Pair<&Parsed>, given: &BTreeSet<String>) -> Pair<Vec<Disagreement>> {
    disagreements_by(modules, |identities, index| identities.digest_given(index, given))
}

/// The same, where data that holds addresses of functions is the same if those have the same names, whatever they do.
pub fn disagreements_but_for_functions(modules: Pair<&Parsed>) -> Pair<Vec<Disagreement>> {
    disagreements_by(modules, |identities, index| identities.digest_up_to_functions(index))
}

/// Symbols of functions that both modules define and that are not the same code.
pub fn paired_functions(modules: Pair<&Parsed>) -> Vec<String> {
    let identities = modules.map(Parsed::identities);
    let names = identities.left.definitions.iter().filter(|one| one.kind == Kind::Function).map(|one| one.name);
    let digests = |name: &str| identities.map(|side| side.function_digest(name));
    let is_changed = |name: &&str| {
        let Pair { left, right } = digests(name);
        right.is_some() && left != right
    };
    names.filter(is_changed).map(str::to_owned).collect()
}

fn disagreements_by(
    modules: Pair<&Parsed>,
    digest: impl Fn(&Identities<'_>, usize) -> Digest,
) -> Pair<Vec<Disagreement>> {
    let identities = modules.map(Parsed::identities);
    let declared = modules.map(|module| declarations(module.module()));
    let mut found: Pair<Vec<Disagreement>> = Pair::new(vec![], vec![]);
    for one in 0..identities.left.definitions.len() {
        let definition = &identities.left.definitions[one];
        let name = definition.name;
        if definition.kind == Kind::Type || name.starts_with("llvm.") {
            continue;
        }
        let Some(other) = identities.right.definition(name) else { continue };
        let pair = Pair::new(definition, &identities.right.definitions[other]);
        let reason = match (pair.left.kind, pair.right.kind) {
            (Kind::DeclaredFunction, Kind::DeclaredFunction) => declared
                .left
                .get(name)
                .zip(declared.right.get(name))
                .and_then(|(left, right)| Declaration::difference(&readable(name), left, right)),
            (Kind::Function, Kind::DeclaredFunction) | (Kind::DeclaredFunction, Kind::Function) => given_once(pair),
            (Kind::Data, Kind::Data) if pair.left.is_settled() && pair.right.is_settled() => None,
            (Kind::Function, Kind::Function) if !pair.left.replaceable && !pair.right.replaceable => None,
            (Kind::DeclaredData, Kind::DeclaredData) => difference_of_data(pair),
            (Kind::Data, Kind::Data) | (Kind::Function, Kind::Function) => {
                let digests = (digest(identities.left, one), digest(identities.right, other));
                let pair = Pair::new(&identities.left.definitions[one], &identities.right.definitions[other]);
                (digests.0 != digests.1).then(|| difference(pair))
            }
            (Kind::Alias, Kind::Alias) => None,
            _ => given_once(pair),
        };
        if let Some(reason) = reason {
            let in_value = is_in_value(pair);
            let disagreement = Disagreement { symbol: name.to_owned(), reason, in_value };
            found.left.push(disagreement.clone());
            found.right.push(disagreement);
        }
    }
    for side in Side::BOTH {
        let alone = declared[side].iter().filter(|(name, declaration)| {
            declaration.inline_bodies.is_some() && identities[side.other()].definition(name).is_none()
        });
        let mut alone: Vec<&str> = alone.map(|(name, _)| *name).collect();
        alone.sort_unstable();
        for symbol in alone {
            let name = readable(symbol);
            let reason =
                format!("`{name}` is an inline function of C; which of its definitions is called is left open");
            found[side].push(Disagreement { symbol: symbol.to_owned(), reason, in_value: false });
        }
        for definition in unmatched(identities, side) {
            let name = readable(definition.name);
            let reason = format!("the private variable `{name}` has no counterpart on the {} side", side.other());
            found[side].push(Disagreement { symbol: definition.name.to_owned(), reason, in_value: false });
        }
    }
    found
}

/// A digest on each side of what both modules define and code of other files may run or look at, for [`behaviour`].
pub fn common_functions(modules: Pair<&Parsed>) -> Pair<[u8; 32]> {
    let identities = modules.map(Parsed::identities);
    let names = identities.left.reachable_from_outside();
    let mut names: Vec<&str> = names.filter(|name| identities.right.is_reachable_from_outside(name)).collect();
    names.sort_unstable();
    identities.map(|identities| identities.functions_named(&names))
}

/// A digest of all that a function does, given by its symbol. Equal ones on both sides of a comparison mean the same
/// behaviour; what [`common_functions`] says of the side counts where control leaves the module.
pub fn behaviour(module: &Parsed, symbol: &str, common: &[u8; 32]) -> Option<[u8; 32]> {
    module.identities().behaviour(symbol, common)
}

/// What both modules define, code of other files may run or look at, and is not the same: see [`common_functions`].
pub fn changed_outside(modules: Pair<&Parsed>) -> Vec<String> {
    let identities = modules.map(Parsed::identities);
    let names = identities.left.reachable_from_outside();
    let common = names.filter(|name| identities.right.is_reachable_from_outside(name));
    let changed =
        common.filter(|name| identities.left.functions_named(&[*name]) != identities.right.functions_named(&[*name]));
    changed.map(str::to_owned).collect()
}

/// The symbols of functions that two functions lead to, on both sides, and that are the same code with all that they use. Those
/// that hand control to code that is not given count only if nothing that it may call changed, but for the two functions
/// themselves: that those behave alike is what is claimed. Functions of a few instructions are left out.
pub fn same_functions(modules: Pair<&Parsed>, symbols: Pair<&str>, is_outside_same: bool) -> Vec<String> {
    let identities = modules.map(Parsed::identities);
    let below = |side: Side| {
        let index = identities[side].definition(symbols[side]);
        index.map(|index| identities[side].functions_below(index)).unwrap_or_default()
    };
    let right: BTreeSet<&str> = below(Side::Right).into_iter().collect();
    let is_same = |name: &str| {
        let bodies = identities.map(|side| side.body(name));
        let (Some(left), Some(right)) = (bodies.left, bodies.right) else { return false };
        left == right && (!left.1 || is_outside_same)
    };
    let module = modules.left.module();
    let is_large = |name: &str| {
        let function = module.functions.iter().find(|function| function.name == name);
        function.is_some_and(|function| !is_known_by_name(name) && !function.replaceable && is_worth_a_name(function))
    };
    let both = below(Side::Left).into_iter().filter(|name| right.contains(name));
    let others = both.filter(|name| *name != symbols.left && *name != symbols.right);
    others.filter(|name| is_large(name) && is_same(name)).map(str::to_owned).collect()
}

/// The symbols of functions that two functions lead to, on both sides, and that are not the same code: what may be shown to be
/// equivalent by itself and not be looked into then. Those that lead to others come after them. Functions of a few instructions
/// are left out, and those that use other variables on one side than on the other: what is not looked into must see the same of both.
/// Which are not the same is what [`paired_functions`] says.
pub fn changed_functions(
    modules: Pair<&Parsed>,
    symbols: Pair<&str>,
    is_changed: impl Fn(&str) -> bool,
) -> Vec<String> {
    let identities = modules.map(Parsed::identities);
    let below = |side: Side, symbol: &str| {
        let index = identities[side].definition(symbol);
        index.map(|index| identities[side].functions_below(index)).unwrap_or_default()
    };
    let right: BTreeSet<&str> = below(Side::Right, symbols.right).into_iter().collect();
    let uses_same = |name: &str| {
        let used = identities.map(|side| side.variables_below(name).into_iter().collect::<BTreeSet<&str>>());
        used.left == used.right
    };
    let is_own = |side: Side, name: &str| {
        let function = modules[side].module().functions.iter().find(|function| function.name == name);
        function.is_some_and(|function| !function.replaceable && !function.variadic && is_worth_a_name(function))
    };
    let left = below(Side::Left, symbols.left).into_iter().filter(|name| is_changed(name));
    let both = left.filter(|name| right.contains(name));
    let others = both.filter(|name| *name != symbols.left && *name != symbols.right && !is_known_by_name(name));
    let able = others.filter(|name| uses_same(name));
    let mut able: Vec<&str> = able.filter(|name| Side::BOTH.into_iter().all(|side| is_own(side, name))).collect();
    able.sort_by_cached_key(|name| (below(Side::Left, name).len().max(below(Side::Right, name).len()), *name));
    able.into_iter().map(str::to_owned).collect()
}

/// Whether two functions say the same, whatever what they mention is.
pub fn says_the_same(modules: Pair<&Parsed>, symbols: Pair<&str>) -> bool {
    let text = |side: Side| {
        let identities = modules[side].identities();
        identities.definition(symbols[side]).map(|index| identities.own_text(index))
    };
    symbols.left == symbols.right && text(Side::Left).is_some_and(|left| text(Side::Right) == Some(left))
}

/// Whether a call of a function means something by its name alone.
fn is_known_by_name(name: &str) -> bool {
    let of_platform = !is_rust(name) && (is_of_platform(name) || calls_nobody(name) || ends_program(name));
    of_platform || panic_of_symbol(name).is_some() || allocation(name).is_some() || name.starts_with("llvm.")
}

/// Whether a function is more than some instructions in a row, which are as easily looked at.
fn is_worth_a_name(function: &Function<'_>) -> bool {
    const FEW: usize = 30;
    let Some(body) = &function.body else { return false };
    let is_call = |op: &Op<'_>| matches!(op, Op::Call(_) | Op::Invoke { .. });
    let insts = || body.blocks.iter().flat_map(|block| &block.insts);
    body.blocks.len() > 1 || insts().count() > FEW || insts().any(|inst| is_call(&inst.op)) || function.variadic
}

/// The functions that a function leads to and that its module only declares.
pub fn declared_below(module: &Parsed, symbol: &str) -> Vec<String> {
    module.identities().declared_below(symbol).into_iter().map(readable).collect()
}

/// What both modules define for other files to name and is not the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedForOthers {
    /// The symbol.
    pub symbol: String,
    /// Whether it is a function, and not a variable or a table.
    pub is_function: bool,
}

/// What code of other files may call or look at by name and is not the same on both sides. Functions of this kind that are used in
/// turn count by name: they are in the list on their own account. So do functions of the given symbols, which are taken to be
/// the same.
pub fn changed_for_others(modules: Pair<&Parsed>, given: &BTreeSet<String>) -> Vec<ChangedForOthers> {
    let identities = modules.map(Parsed::identities);
    let mut found = vec![];
    for (index, definition) in identities.left.definitions.iter().enumerate() {
        let is_function = definition.kind == Kind::Function;
        let is_data = definition.kind == Kind::Data && !definition.name.starts_with("llvm.");
        if !definition.public || !(is_function || is_data) || is_function && given.contains(definition.name) {
            continue;
        }
        let Some(other) = identities.right.definition(definition.name) else { continue };
        let digest = |side: &Identities<'_>, index: usize| side.digest_up_to_public_given(index, given);
        if identities.right.definitions[other].kind == definition.kind
            && digest(identities.left, index) != digest(identities.right, other)
        {
            found.push(ChangedForOthers { symbol: definition.name.to_owned(), is_function });
        }
    }
    found
}

/// Functions that both modules define, that are not the same, whose addresses are used for more than to call them, and that a
/// definition leads to, on either side.
pub fn changed_with_address(modules: Pair<&Parsed>, symbols: Pair<&str>) -> BTreeSet<String> {
    let changed: BTreeSet<String> = paired_functions(modules).into_iter().collect();
    let mut found = BTreeSet::new();
    for (side, module) in modules.iter() {
        let identities = module.identities();
        let index = identities.definition(symbols[side]);
        let below = index.map(|index| identities.functions_below(index)).unwrap_or_default();
        let functions = functions_with_address(module.module());
        let addressed: BTreeSet<&str> = functions.iter().map(|&index| module.module().functions[index].name).collect();
        let is_meant =
            |name: &&str| changed.contains(*name) && (addressed.contains(name) || identities.is_in_data(name));
        found.extend(below.into_iter().filter(is_meant).map(str::to_owned));
    }
    found
}

/// The text of the right module in which private variables have the names of their counterparts on the left; nothing if they
/// have them already.
pub fn with_names_of_left(modules: Pair<&Parsed>) -> Option<String> {
    let identities = modules.map(Parsed::identities);
    let shapes = Pair::from_fn(|side| shapes(identities, side));
    let mut names: FxHashMap<&str, &str> = FxHashMap::default();
    for (shape, left) in &shapes.left {
        if let (&[left], Some(&[right])) = (&left[..], shapes.right.get(shape).map(|right| &right[..])) {
            names.insert(right, left);
        }
    }
    (!names.is_empty()).then(|| renamed(modules.right.text(), &names))
}

/// The text of the right module in which variables have the names of those on the left that the user says they are; nothing if
/// there are none. Both modules must define them, and neither may have the other's name: then it is only a renaming.
pub fn with_mapped_data(modules: Pair<&Parsed>, maps: &[(String, String)]) -> Option<String> {
    let identities = modules.map(Parsed::identities);
    let data = |side: Side, name: &str| {
        let mut found = identities[side]
            .definitions
            .iter()
            .filter(|one| one.kind == Kind::Data && (one.name == name || readable(one.name) == name));
        found.next().filter(|_| found.next().is_none()).map(|one| one.name)
    };
    let mut names: FxHashMap<&str, &str> = FxHashMap::default();
    for (left, right) in maps {
        let (Some(left), Some(right)) = (data(Side::Left, left), data(Side::Right, right)) else { continue };
        let is_free = identities.right.definition(left).is_none() && identities.left.definition(right).is_none();
        if is_free && !names.values().any(|known| *known == left) {
            names.insert(right, left);
        }
    }
    (!names.is_empty()).then(|| renamed(modules.right.text(), &names))
}

/// The names of all functions and variables that a module defines or declares.
pub fn all_names(module: &Parsed) -> Vec<&str> {
    let definitions = module.identities().definitions.iter();
    definitions.filter(|definition| definition.kind != Kind::Type).map(|definition| definition.name).collect()
}

/// Those of the functions and variables that no other module can name.
pub fn private_names(module: &Parsed) -> Vec<&str> {
    let definitions = module.identities().definitions.iter();
    let is_private = |one: &&Definition<'_>| !one.public && matches!(one.kind, Kind::Function | Kind::Data);
    definitions.filter(is_private).map(|one| one.name).filter(|name| !name.starts_with('.')).collect()
}

/// The text of a module with other names for some of its functions and variables.
pub fn with_names(module: &Parsed, names: &BTreeMap<String, String>) -> String {
    renamed(module.text(), &names.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect())
}

/// Private variables of a side that the other side has not, by all that is known of them but their names.
fn shapes<'a>(identities: Pair<&Identities<'a>>, side: Side) -> FxHashMap<Digest, Vec<&'a str>> {
    let own = identities[side];
    let mut found: FxHashMap<Digest, Vec<&'a str>> = FxHashMap::default();
    for definition in unmatched(identities, side) {
        let Some(index) = own.definition(definition.name) else { continue };
        let mut hasher = Hasher::new();
        hasher.update(&own.shape(index));
        let users: Vec<&Definition<'_>> = own.users(index).collect();
        let mut public: Vec<&str> = users.iter().filter(|user| user.public).map(|user| user.name).collect();
        public.sort_unstable();
        hasher.update(&(users.len() as u64).to_le_bytes());
        for name in public {
            hasher.update(&(name.len() as u64).to_le_bytes());
            hasher.update(name.as_bytes());
        }
        found.entry(*hasher.finalize().as_bytes()).or_default().push(definition.name);
    }
    found
}

/// Private variables of a side whose names mean nothing on the other.
fn unmatched<'i, 'a>(identities: Pair<&'i Identities<'a>>, side: Side) -> impl Iterator<Item = &'i Definition<'a>> {
    let other = identities[side.other()];
    identities[side].definitions.iter().filter(move |definition| {
        // rustc shows private statics to the linker, so that other crates can inline what uses them.
        let hidden = !definition.public || is_rust(definition.name);
        let private = definition.kind == Kind::Data && hidden && !definition.constant;
        private && other.definition(definition.name).is_none()
    })
}

/// Whether a symbol is one that rustc made of a path.
fn is_rust(symbol: &str) -> bool {
    let legacy = symbol.starts_with("_ZN") && symbol.contains("17h") && symbol.ends_with('E');
    legacy || symbol.starts_with("_R")
}

/// A text with other names for some of its symbols.
fn renamed(text: &str, names: &FxHashMap<&str, &str>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    let mut lexer = Lexer::new(text);
    loop {
        match lexer.next() {
            Token::End => break,
            Token::Global(name) => {
                if let Some(new) = names.get(name) {
                    let start = name.as_ptr() as usize - text.as_ptr() as usize;
                    out.push_str(&text[copied..start]);
                    out.push_str(new);
                    copied = start + name.len();
                }
            }
            _ => {}
        }
    }
    out.push_str(&text[copied..]);
    out
}

/// How a function that is not given is declared: what a call of it depends on.
#[derive(PartialEq, Eq)]
struct Declaration {
    /// The calling convention, and types of result and parameters, with how small integers are extended and structures are passed.
    ty: String,
    no_return: bool,
    /// Neither reads nor writes memory.
    no_memory: bool,
    returns_twice: bool,
    /// See [`FunctionTraits::inline_bodies`](crate::ast::FunctionTraits::inline_bodies).
    inline_bodies: Option<u64>,
}

fn declarations<'a>(module: &Module<'a>) -> FxHashMap<&'a str, Declaration> {
    let functions = module.functions.iter().filter(|function| function.body.is_none());
    functions.map(|function| (function.name, Declaration::of(module, function))).collect()
}

impl Declaration {
    fn of(module: &Module<'_>, function: &Function<'_>) -> Declaration {
        let value = |ty, traits: &ValueTraits| {
            let extended = match traits.extended {
                Some(true) => "signed ",
                Some(false) => "unsigned ",
                None => "",
            };
            let passed = match (traits.by_value, traits.result) {
                (Some(_), _) => " by value",
                (None, true) => " for the result",
                (None, false) => "",
            };
            let register = traits.register.map(|register| format!(" {register}")).unwrap_or_default();
            format!("{extended}{}{passed}{register}", module.types.describe(ty))
        };
        let mut params: Vec<String> = function.params.iter().map(|param| value(param.ty, &param.traits)).collect();
        if function.variadic {
            params.push("...".to_owned());
        }
        let convention = match function.convention {
            "" => String::new(),
            convention => format!("{convention} "),
        };
        let result = value(function.result, &function.result_traits);
        Declaration {
            ty: format!("{convention}{result} ({})", params.join(", ")),
            no_return: function.traits.no_return,
            no_memory: function.traits.no_memory,
            returns_twice: function.traits.returns_twice,
            inline_bodies: function.traits.inline_bodies,
        }
    }

    fn difference(name: &str, left: &Declaration, right: &Declaration) -> Option<String> {
        let only = |holds: bool| if holds { "left" } else { "right" };
        if left.ty != right.ty {
            Some(format!("`{name}` is declared as {} on the left side and as {} on the right side", left.ty, right.ty))
        } else if left.no_return != right.no_return {
            Some(format!("only the {} side declares that `{name}` does not return", only(left.no_return)))
        } else if left.no_memory != right.no_memory {
            let side = only(left.no_memory);
            Some(format!("only the {side} side declares that `{name}` depends on its arguments alone"))
        } else if left.inline_bodies != right.inline_bodies {
            Some(format!(
                "`{name}` is an inline function of C that is not the same on both sides; which of its definitions is called is left open"
            ))
        } else if left.returns_twice != right.returns_twice {
            Some(format!("only the {} side declares that `{name}` returns twice", only(left.returns_twice)))
        } else {
            None
        }
    }
}

fn given_once(pair: Pair<&Definition<'_>>) -> Option<String> {
    let given = |definition: &Definition<'_>| matches!(definition.kind, Kind::Function | Kind::Data);
    let name = readable(pair.left.name);
    Some(match (given(pair.left), given(pair.right)) {
        (true, false) => format!("`{name}` is defined on the left side and not on the right side"),
        (false, true) => format!("`{name}` is defined on the right side and not on the left side"),
        _ => format!("`{name}` is not the same kind of thing on both sides"),
    })
}

fn difference_of_data(pair: Pair<&Definition<'_>>) -> Option<String> {
    let differs = pair.left.ty != pair.right.ty || pair.left.constant != pair.right.constant;
    differs.then(|| difference(pair))
}

/// Whether two variables are one but for the values that they start at.
fn is_in_value(pair: Pair<&Definition<'_>>) -> bool {
    let is_data = |definition: &Definition<'_>| {
        definition.kind == Kind::Data && !definition.constant && !definition.dynamic && !definition.replaceable
    };
    let Pair { left, right } = pair;
    is_data(left) && is_data(right) && left.ty == right.ty && left.public == right.public
}

/// How two definitions of one name differ, in words.
fn difference(pair: Pair<&Definition<'_>>) -> String {
    let name = readable(pair.left.name);
    if pair.left.kind == Kind::Function {
        return format!("the replaceable function `{name}` has not the same body on both sides");
    }
    if pair.left.constant != pair.right.constant {
        let side = if pair.left.constant { "left" } else { "right" };
        return format!("`{name}` is a constant on the {side} side only");
    }
    if pair.left.ty != pair.right.ty {
        return format!(
            "`{name}` is of type {} on the left side and {} on the right side",
            pair.left.ty, pair.right.ty
        );
    }
    if pair.left.public != pair.right.public {
        let side = if pair.left.public { "left" } else { "right" };
        return format!("other files can name `{name}` on the {side} side only");
    }
    let plain = |definition: &Definition<'_>| match definition.value.as_str() {
        "zeroinitializer" => "0".to_owned(),
        value => value.to_owned(),
    };
    let values = pair.map(plain);
    if values.left != values.right && !pair.left.dynamic && !pair.right.dynamic {
        return format!(
            "the global `{name}` starts at {} on the left side and at {} on the right side",
            values.left, values.right
        );
    }
    format!("what the global `{name}` starts with is not the same on both sides")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(left: &str, right: &str) -> Pair<Parsed> {
        Pair::new(left, right).map(|text| Parsed::new(text.to_owned()).expect("it is a module"))
    }

    fn reasons(left: &str, right: &str) -> Vec<String> {
        let found = disagreements(parsed(left, right).as_ref());
        found.left.into_iter().chain(found.right).map(|found| found.reason).collect()
    }

    #[test]
    fn data_that_differs_is_named_with_both_values() {
        let left = "@k = dso_local global i32 5, align 4\n";
        assert_eq!(reasons(left, left), Vec::<String>::new());
        let found = reasons(left, &left.replace('5', "6"));
        assert_eq!(found[0], "the global `k` starts at 5 on the left side and at 6 on the right side");
        assert_eq!(
            reasons(left, &left.replace("global", "constant"))[0],
            "`k` is a constant on the left side only".replace("left", "right")
        );
        assert_eq!(
            reasons(left, &left.replace("i32", "i64"))[0],
            "`k` is of type i32 on the left side and i64 on the right side"
        );
        assert_eq!(
            reasons(left, "@k = external global i32, align 4\n")[0],
            "`k` is defined on the left side and not on the right side"
        );
        assert_eq!(
            reasons(left, &left.replace("dso_local", "internal"))[0],
            "other files can name `k` on the left side only"
        );
        assert_eq!(reasons(left, &left.replace("global", "thread_local global")).len(), 2);
        // Constants that nobody can replace are compared by their contents where they are used.
        let constant = "@k = dso_local constant i32 5, align 4\n";
        assert_eq!(reasons(constant, &constant.replace('5', "6")), Vec::<String>::new());
        let weak = "@k = weak constant i32 5, align 4\n";
        assert_eq!(reasons(weak, &weak.replace('5', "6")).len(), 2);
    }

    #[test]
    fn functions_that_are_not_given_are_compared_by_their_declarations() {
        let left = "declare signext i8 @g(i32)\n";
        assert_eq!(reasons(left, "declare noundef signext i8 @g(i32 noundef) nounwind\n"), Vec::<String>::new());
        for right in [
            "declare zeroext i8 @g(i32)\n",
            "declare signext i8 @g(i64)\n",
            "declare signext i8 @g(i32) noreturn\n",
            "declare signext i8 @g(i32, ...)\n",
            "declare signext i8 @g(i32) memory(none)\n",
        ] {
            assert_eq!(reasons(left, right).len(), 2, "{right}");
        }
    }

    #[test]
    fn private_variables_are_renamed_where_one_only_can_be_meant() {
        let left = "@count = internal global i32 0\n@k = internal global i64 0\ndefine void @f() {\n  store i32 1, ptr @count\n  store i64 2, ptr @k\n  ret void\n}\n";
        let right = left.replace("@count", "@total");
        assert_eq!(with_names_of_left(parsed(left, &right).as_ref()).as_deref(), Some(left));
        // Which of the two is meant cannot be told.
        let twins = left.replace("i64", "i32");
        let right = twins.replace("@count", "@a").replace("@k", "@b");
        assert_eq!(with_names_of_left(parsed(&twins, &right).as_ref()), None);
        assert_eq!(reasons(&twins, &right).len(), 4);
    }
}
