//! Functions of the C library that are modelled exactly: their bodies, put in the place of declarations.
//!
//! `models.c` says what the functions do, and `models.ll` is the same as LLVM text. Where a module calls one of them, the
//! model becomes a function of the module and the call is of the model; inlining then puts it in place, and everything that
//! follows (what pointers lead to, bounds, loops, proofs, runs) treats it as if the programmer had written it. A call that
//! must not be taken for the library's (`-fno-builtin`, a function of that name in the file, other types) stays as it is.
//!
//! What `<ctype.h>` makes of `isdigit(c)` is no call of a function but a look at a table that another call gives. That
//! look becomes a call of a model too.

use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::platform::{OPEN, is_c_library};

use super::{changes_locale, output};
use crate::agreement::Disagreement;
use crate::ast::{
    Argument, Body, Call, Constant, FunctionTraits, Inst, Local, Module, Op, Operand, Symbol, SymbolId, Typed,
    ValueTraits,
};
use crate::names::readable;
use crate::parse::parse_into;
use crate::pointers::resolve_symbol;

/// The models, as LLVM text.
const MODELS: &str = include_str!("models.ll");

/// What stands before the name of a function in the name of its model.
const PREFIX: &str = "model.";

/// Functions that models call and that are no models.
const HELPERS: [(&str, &str); 7] = [
    ("model.errno", SET_ERRNO),
    ("__errno_location", "declare ptr @__errno_location() nounwind willreturn readnone"),
    (OPEN, "declare i32 @tandem.open(i32, i64, i32, i32) nounwind willreturn readnone"),
    (APART, "declare void @tandem.apart(ptr, i64, ptr, i64) nounwind willreturn"),
    ("malloc", "declare ptr @malloc(i64)"),
    ("llvm.cttz.i32", "declare i32 @llvm.cttz.i32(i32, i1)"),
    ("llvm.cttz.i64", "declare i64 @llvm.cttz.i64(i64, i1)"),
];

/// Sets `errno`, which is where this function says on either side, whether the program looks at it or not.
const SET_ERRNO: &str = "define internal void @model.errno(i32 %0) {
  %2 = call ptr @__errno_location()
  store i32 %0, ptr %2, align 4
  ret void
}";

/// Says that two ranges do not overlap: address and length of each.
pub(crate) const APART: &str = "tandem.apart";

/// Each model's text, by the name of the function.
static TEXTS: LazyLock<FxHashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let mut texts = FxHashMap::default();
    let starts: Vec<usize> = MODELS.match_indices("define internal ").map(|(start, _)| start).collect();
    let ends = starts.iter().skip(1).copied().chain([MODELS.len()]);
    for (start, end) in starts.iter().zip(ends) {
        let text = &MODELS[*start..end];
        let name = text.split_once("@model.").and_then(|(_, rest)| rest.split_once('(')).map(|(name, _)| name);
        texts.extend(name.map(|name| (name, text)));
    }
    texts
});

/// Tables of `<ctype.h>`: the function that gives the address of a table's address, the model of a look at the table, and
/// the width of an entry.
const TABLES: [(&str, &str, u32); 3] = [
    ("__ctype_b_loc", "tandem_ctype_b", 16),
    ("__ctype_toupper_loc", "tandem_ctype_toupper", 32),
    ("__ctype_tolower_loc", "tandem_ctype_tolower", 32),
];

/// Functions that do what another one does, where `long` and `long long` have 64 bits.
const SAME: [(&str, &str); 8] = [
    ("atoll", "atol"),
    ("ffsll", "ffsl"),
    ("imaxabs", "labs"),
    ("index", "strchr"),
    ("llabs", "labs"),
    ("rindex", "strrchr"),
    ("strtoll", "strtol"),
    ("strtoull", "strtoul"),
];

/// Whether a function is a model that was put into the module.
pub(crate) fn is_model(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// Whether a model holds in the C locale only.
fn depends_on_locale(name: &str) -> bool {
    let class = name.strip_prefix("is").is_some_and(|class| class != "ascii");
    class || matches!(name, "toupper" | "tolower" | "strcasecmp" | "strncasecmp") || name.starts_with("tandem_ctype")
}

/// Whether a module uses models that hold in the C locale only.
pub(crate) fn uses_locale(module: &Module<'_>) -> bool {
    let models = module.functions.iter().filter_map(|function| function.name.strip_prefix(PREFIX));
    models.into_iter().any(depends_on_locale)
}

/// Lets the calls of functions that are modelled call the models, and takes printing apart.
///
/// Functions that the two sides of a comparison do not agree on stay what they are.
pub(crate) fn use_models(module: &mut Module<'_>, disagreements: &[Disagreement]) {
    let has_locale = module.functions.iter().any(|function| function.body.is_none() && changes_locale(function.name));
    let is_usable = |name: &str| TEXTS.contains_key(name) && !(has_locale && depends_on_locale(name));
    let library = Library { disagreements, given: module.functions.iter().map(|f| f.body.is_some()).collect() };
    let mut wanted: FxHashSet<&'static str> = FxHashSet::default();
    let mut prints = false;
    for body in module.functions.iter().filter_map(|function| function.body.as_ref()) {
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let Op::Call(call) = &inst.op else { continue };
            let Some(name) = library.callee(module, call) else { continue };
            prints |= output::prints(name);
            let table = TABLES.iter().find(|(address, ..)| *address == name).map(|(_, model, _)| *model);
            let known = TEXTS.get_key_value(table.unwrap_or(name)).map(|(name, _)| *name);
            wanted.extend(known.filter(|name| is_usable(name)));
        }
    }
    prints = prints && output::keeps_streams(module);
    if prints {
        wanted.extend(output::MODELS);
    }
    if wanted.is_empty() || !read_models(module, wanted) {
        return;
    }
    let parts = if prints { output::Parts::find(module) } else { None };
    let models: FxHashMap<&str, (SymbolId, usize)> = module
        .symbols
        .iter()
        .zip(0u32..)
        .filter_map(|((name, meaning), id)| match meaning {
            Some(Symbol::Function(index)) => Some((name.strip_prefix(PREFIX)?, (SymbolId(id), *index))),
            _ => None,
        })
        .collect();
    for index in 0..module.functions.len() {
        if is_model(module.functions[index].name) {
            continue;
        }
        let Some(mut body) = module.functions[index].body.take() else { continue };
        if let Some(parts) = &parts {
            parts.take_apart(module, &mut body, |call| library.callee(module, call));
        }
        let model_of = |name: &str| models.get(name).copied().filter(|_| is_usable(name));
        call_models(module, &mut body, &library, model_of);
        module.functions[index].body = Some(body);
    }
}

/// Reads models into the module, with what they call. Whether that went well; a test reads them all.
fn read_models(module: &mut Module<'_>, wanted: FxHashSet<&'static str>) -> bool {
    let mut order: Vec<&str> = wanted.into_iter().collect();
    order.sort_unstable();
    let prints = order.iter().any(|name| output::MODELS.contains(name));
    if order.into_iter().any(|name| parse_into(module, TEXTS[name]).is_err()) {
        return false;
    }
    let helpers = HELPERS.iter().map(|helper| (helper, false));
    for ((name, text), always) in helpers.chain(output::DECLARATIONS.iter().map(|part| (part, prints))) {
        let mut symbols = module.symbols.iter();
        let found = symbols.find(|(symbol, _)| symbol == name);
        let is_missing = found.map_or(always, |(_, meaning)| meaning.is_none());
        if is_missing && parse_into(module, text).is_err() {
            return false;
        }
    }
    true
}

/// Lets the calls in a body call models.
fn call_models<'a>(
    module: &Module<'a>,
    body: &mut Body<'a>,
    library: &Library<'_>,
    model_of: impl Fn(&str) -> Option<(SymbolId, usize)>,
) {
    let mut tables = vec![];
    for inst in body.blocks.iter_mut().flat_map(|block| &mut block.insts) {
        let (Op::Call(call), result) = (&mut inst.op, inst.result) else { continue };
        let Some(name) = library.callee(module, call) else { continue };
        if let Some((symbol, model)) = model_of(name) {
            if has_type_of(module, call, model) {
                call.callee = Operand::Constant(Constant::Symbol(symbol));
            }
        } else if let Some((_, model, width)) = TABLES.iter().find(|(address, ..)| *address == name) {
            tables.extend(result.zip(model_of(model)).map(|(table, (symbol, _))| (table, symbol, *width)));
        }
    }
    for (table, symbol, width) in tables {
        look_up(module, body, table, symbol, width);
    }
}

/// Which functions of a module are the library's.
struct Library<'d> {
    disagreements: &'d [Disagreement],
    /// Of each function of the file, whether the file gives it.
    given: Vec<bool>,
}

impl Library<'_> {
    /// The function of the library that a call calls, by the name of its model if that is another one.
    fn callee<'a>(&self, module: &Module<'a>, call: &Call<'a>) -> Option<&'a str> {
        let Operand::Constant(Constant::Symbol(symbol)) = &call.callee else { return None };
        let Some((Symbol::Function(index), 0)) = resolve_symbol(module, *symbol) else { return None };
        let function = &module.functions[index];
        let is_given = self.given.get(index).copied().unwrap_or(true);
        let is_agreed = self.disagreements.iter().all(|found| found.symbol != function.name);
        if is_given || !is_agreed || function.replaceable || function.traits.join(call.traits).no_builtin {
            return None;
        }
        let same = SAME.iter().find(|(name, _)| *name == function.name).map(|(_, model)| *model);
        same.or_else(|| of_rust(function.name)).or_else(|| is_c_library(function.name).then_some(function.name))
    }
}

/// The model of a function of Rust's library that has a symbol of its own with every compiler.
fn of_rust(symbol: &str) -> Option<&'static str> {
    if !symbol.contains("6memchr") {
        return None;
    }
    match &*readable(symbol) {
        "core::slice::memchr::memchr_aligned" => Some("rust_memchr_aligned"),
        "core::slice::memchr::memrchr" => Some("rust_memrchr"),
        _ => None,
    }
}

/// Whether a call hands over and expects what a function takes and gives.
fn has_type_of(module: &Module<'_>, call: &Call<'_>, index: usize) -> bool {
    let function = &module.functions[index];
    function.result == call.result
        && function.params.len() == call.args.len()
        && function.params.iter().zip(&call.args).all(|(param, arg)| param.ty == arg.value.ty)
}

/// Replaces the looks at a table: `(*table)[i]` becomes a call of a model with `i`. A table that is used in any other way is
/// left alone; what is left of a look then is an address that nobody uses.
fn look_up<'a>(module: &Module<'a>, body: &mut Body<'a>, table: Local, model: SymbolId, width: u32) {
    let entry = crate::types::Type::Int(width);
    let is_of = |operand: &Operand<'_>, local: Local| matches!(operand, Operand::Local(used) if *used == local);
    let insts = || body.blocks.iter().flat_map(|block| &block.insts);
    let users = |local: Local| {
        let uses = move |inst: &&Inst<'a>| {
            let mut found = false;
            crate::ast::for_each_local(&inst.op, |used| found |= used == local);
            found
        };
        insts().filter(uses)
    };
    let mut looks: Vec<(Local, Typed<'a>)> = vec![];
    for load in users(table) {
        let (Op::Load { address, .. }, Some(start)) = (&load.op, load.result) else { return };
        if !is_of(&address.value, table) {
            return;
        }
        for element in users(start) {
            let (Op::Element { source, base, indices, .. }, Some(place)) = (&element.op, element.result) else {
                return;
            };
            let ([index], true) = (&indices[..], is_of(&base.value, start)) else { return };
            if module.types.shape(*source) != &entry || module.types.shape(index.ty) != &crate::types::Type::Int(64) {
                return;
            }
            for look in users(place) {
                match &look.op {
                    Op::Load { ty, address, .. }
                        if is_of(&address.value, place) && module.types.shape(*ty) == &entry => {}
                    _ => return,
                }
            }
            looks.push((place, index.clone()));
        }
    }
    for inst in body.blocks.iter_mut().flat_map(|block| &mut block.insts) {
        let Op::Load { ty, address, .. } = &inst.op else { continue };
        let Some((_, index)) = looks.iter().find(|(place, _)| is_of(&address.value, *place)) else { continue };
        let arg = Argument { value: index.clone(), traits: ValueTraits::default() };
        inst.op = Op::Call(Call {
            result: *ty,
            callee: Operand::Constant(Constant::Symbol(model)),
            args: vec![arg],
            traits: FunctionTraits::default(),
            groups: vec![],
        });
    }
    // Nobody looks at the table any more, and so nobody asks where it is.
    let gone = |inst: &Inst<'a>| {
        let is_address = inst.result == Some(table) || looks.iter().any(|(place, _)| inst.result == Some(*place));
        let is_start = matches!(&inst.op, Op::Load { address, .. } if is_of(&address.value, table));
        is_address || is_start
    };
    for block in &mut body.blocks {
        block.insts.retain(|inst| !gone(inst));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_module;

    #[test]
    fn every_model_is_read() {
        let mut module = parse_module("").expect("an empty module");
        assert!(TEXTS.len() > 50 && SAME.iter().all(|(_, model)| TEXTS.contains_key(model)));
        for text in TEXTS.values() {
            parse_into(&mut module, text).expect("a model");
        }
        for (_, text) in HELPERS.into_iter().chain(output::DECLARATIONS) {
            parse_into(&mut module, text).expect("a helper");
        }
        let open: Vec<_> = module.symbols.iter().filter(|(_, meaning)| meaning.is_none()).collect();
        assert!(open.is_empty(), "{open:?}");
        for function in &module.functions {
            let insts = function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
            for inst in insts {
                assert!(!matches!(inst.op, Op::Unsupported(_)), "{}: {:?}", function.name, inst.op);
            }
        }
    }
}
