//! From an LLVM module to a module of the IR.
//!
//! Lowering runs twice over every function. What a function needs of memory and world is part of its signature, and is
//! only known once everything it may call has been seen; so the first run is thrown away except for what was used,
//! and for the reasons why functions cannot be lowered. The second run makes the functions.

mod beginnings;
mod bounds;
mod calls;
mod containers;
mod context;
mod copies;
mod floats;
mod frame;
mod function;
mod instructions;
mod intrinsics;
mod locals;
mod lookup;
mod memory;
mod numbers;
mod objects;
mod prepared;
mod promises;
mod same;
mod statics;
mod values;
mod whole;

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use tandem_base::{Apart, Assumption};
use tandem_ir::analysis::CallGraph;
use tandem_ir::{
    BinaryOp, CastOp, ExitKind, FuncId, Function, GlobalId, Id, IdVec, Inst, Line, Module, Outcome, Region, RegionId,
    RegionKind, Signature, Terminator, Ty,
};

use crate::agreement::Disagreement;
use crate::ast::{Operand, Symbol, for_each_operand};
use crate::debug::TypeHint;
use crate::error::Error;
use crate::inventory::unique_name;
use crate::library::{names_streams, sets_errno, uses_locale};
use crate::names::{self, last_segment};
use crate::parsed::Parsed;
use crate::pointers::{resolve_symbol, symbols_of};
use crate::scalars::{leaves, scalar};
use crate::shapes::Shape;
use crate::storage::{Heap, MemoryModel, is_fixed, storages};

pub use beginnings::{BEGAN, FIRST};
use context::Context;
use function::FunctionLowering;
pub use locals::{FrameObject, FrameObjects, FrameOrder, shared_order};
pub use lookup::Lookup;
pub use prepared::Prepared;
use prepared::Settled;
pub use same::SAME;

/// What a module was made from. It decides what an over-wide shift or a float too large for an integer mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// C or C++ through clang without optimisation: every operation was written by the programmer, so one that gives
    /// poison is undefined behaviour of the source.
    #[default]
    C,
    /// Rust through rustc without LLVM's optimisation.
    Rust,
    /// Anything else: an optimiser may have moved operations to where their results do not matter, so poison is an
    /// arbitrary value.
    Ir,
}

/// Whose promises about pointers bind the callers of both sides. What LEFT promises does where RIGHT may do anything that LEFT
/// leaves undefined; what RIGHT alone promises binds nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Promises {
    /// This side's.
    #[default]
    Own,
    /// The other side's.
    Others,
    /// Those that both sides make.
    Common,
}

/// How a module is to be lowered.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What the module was made from.
    pub origin: Origin,
    /// The name of the Rust crate, if users should not have to write it before every path.
    pub root: Option<String>,
    /// The functions that matter, as users name them, with all that they call; all functions if empty. What other
    /// functions do with memory then has no influence. An entry that does not exist makes all functions matter.
    pub entries: Vec<String>,
    /// Whether the source may access any memory with any type: Rust with `unsafe` in it, C with types that may alias.
    pub loose_types: bool,
    /// Whose promises about pointers bind the callers of both sides.
    pub promises: Promises,
    /// Whether signed overflow in C is undefined, and not what the machine does.
    pub overflow_undefined: bool,
    /// Symbols that do not stand for the same thing on both sides; functions that use them are refused, unless only the value
    /// differs that a variable starts at. See [`disagreements`](crate::disagreements).
    pub disagreements: Vec<Disagreement>,
    /// Symbols of functions that are the same on both sides, and are not looked into: see [`same`].
    pub same: Vec<String>,
    /// Symbols of functions that both sides have and that are not the same code. Their addresses are the same nevertheless: for
    /// runs, and for proofs under the hypothesis that they are equivalent.
    pub paired: Vec<String>,
}

/// A lowered module with what the driver and reports need to know of it.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The module.
    pub module: Module,
    /// Its functions, in the order of their ids.
    pub functions: Vec<FunctionInfo>,
    /// Functions with a body that could not be lowered, and why.
    pub refused: Vec<Refusal>,
    /// What is in memory when the program starts, for running it from `main`. Cells not listed are zero.
    pub initial: Vec<InitialCell>,
    /// Names of the globals that stand for addresses of functions of this module, with how users call those.
    pub code: Vec<(String, String)>,
}

/// What is known of a function beyond its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionInfo {
    /// Its id.
    pub id: FuncId,
    /// The name in the LLVM module.
    pub symbol: String,
    /// The path as a user would write it, such as `crate::module::f`; other functions may have the same.
    pub path: String,
    /// Whether other modules can see it.
    pub exported: bool,
    /// Parameters of the source, in order.
    pub params: Vec<ParamInfo>,
    /// What the source says about its result.
    pub result: TypeHint,
    /// How reports write its result.
    pub result_shape: Shape,
    /// The IR function's parameter that says where a result too large for registers goes.
    pub result_address: Option<usize>,
    /// LLVM's parameters that are structures handed over by value: which ones, and how many bytes they have.
    pub by_value: Vec<(usize, Option<u64>)>,
}

/// A parameter of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamInfo {
    /// Its name, if known.
    pub name: Option<String>,
    /// What the source says about its type.
    pub hint: TypeHint,
    /// How reports write its value.
    pub shape: Shape,
    /// The first of the IR function's parameters that it consists of.
    pub first: usize,
    /// How many of them it consists of.
    pub count: usize,
}

/// A function that could not be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The name in the LLVM module.
    pub symbol: String,
    /// The path as a user would write it.
    pub path: String,
    /// What is not supported, in words.
    pub reason: String,
    /// Source file, if known.
    pub file: Option<String>,
    /// Source line; if there is no file, the line of the LLVM module's text.
    pub line: u32,
}

/// A memory cell with its contents when the program starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InitialCell {
    /// The region.
    pub region: RegionId,
    /// Where: nothing in a region without keys, a byte offset, or an offset from a global's address.
    pub key: InitialKey,
    /// What.
    pub value: InitialValue,
}

/// Where an [`InitialCell`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialKey {
    /// The region has no keys.
    Single,
    /// At this number.
    Offset(u64),
    /// At this distance from a global's address.
    Address(GlobalId, u64),
}

/// What is in an [`InitialCell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialValue {
    /// These bits.
    Bits(u128),
    /// The address of a global, and a distance from it.
    Address(GlobalId, i64),
}

/// Reads the text of a module and lowers it by itself.
pub fn lower_module(text: &str, options: &Options) -> Result<Lowered, Error> {
    Parsed::new(text.to_owned())?.prepare(options.clone()).lower(&MemoryModel::default())
}

/// Lowers a part of a module under the memory model that was settled for it.
fn lower(prepared: &Prepared<'_>, settled: Settled) -> Result<Lowered, Error> {
    let Prepared { parsed, module, options, .. } = prepared;
    if let Some(error) = &module.refused {
        return Err(error.clone());
    }
    let Settled { pointers, model, .. } = settled;
    let storages = storages(module, &pointers, &model);
    let mut own = model.apart.places(module, &pointers, &options.entries, model.no_alias);
    let blocks = pointers.own_blocks().into_iter().zip(context::FIRST_OF_BLOCKS..);
    own.extend(blocks);
    let mut context = Context::new(module, parsed.identities(), &pointers, storages, model, options);
    context.own_memory = own;
    let refusals = survey(&mut context);
    let functions = make_functions(&mut context, &refusals)?;
    let initial = context.initial_cells();
    context.note_assumptions(prepared.is_order_open, &options.entries);
    let code = std::mem::take(&mut context.code);
    let refused = refusals.into_iter().flatten().collect();
    let lowered = Lowered { module: context.out, functions, refused, initial, code };
    match tandem_ir::verify_module(&lowered.module) {
        Ok(()) => Ok(lowered),
        Err(errors) => {
            let message = errors.first().map_or_else(String::new, ToString::to_string);
            Err(Error::Internal { message })
        }
    }
}

/// The first run: what each function uses, and which cannot be lowered. Sets the signatures in the context.
fn survey(context: &mut Context<'_, '_>) -> Vec<Option<Refusal>> {
    let count = context.module.functions.len();
    let mut refusals: Vec<Option<Refusal>> = vec![None; count];
    for (index, slot) in refusals.iter_mut().enumerate() {
        if context.module.functions[index].body.is_none() {
            continue;
        }
        match FunctionLowering::survey(context, index) {
            Ok(uses) => match context.doubt(index) {
                Some((reason, debug, line)) => *slot = Some(context.refusal(index, reason, debug, line)),
                None => context.uses[index] = uses,
            },
            Err(refusal) => *slot = Some(*refusal),
        }
    }
    // Whoever calls what we cannot treat cannot be treated either.
    loop {
        let mut changed = false;
        for index in 0..count {
            if refusals[index].is_some() || context.module.functions[index].body.is_none() {
                continue;
            }
            let callee = context.uses[index].callees.iter().find(|callee| refusals[**callee].is_some()).copied();
            if let Some(callee) = callee {
                let reason = match &refusals[callee] {
                    Some(refusal) => format!("it calls `{}`: {}", refusal.path, refusal.reason),
                    None => continue,
                };
                refusals[index] = Some(context.refusal(index, reason, None, context.module.functions[index].line));
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    // State flows from callees to callers.
    let shared = context.shared_state();
    for uses in &mut context.uses {
        if uses.external {
            uses.state.extend(&shared);
        }
    }
    loop {
        let mut changed = false;
        for index in 0..count {
            let mut more = BTreeSet::new();
            for &callee in &context.uses[index].callees {
                more.extend(context.uses[callee].state.difference(&context.uses[index].state).copied());
            }
            changed |= !more.is_empty();
            context.uses[index].state.extend(more);
        }
        if !changed {
            return refusals;
        }
    }
}

/// The second run.
fn make_functions(context: &mut Context<'_, '_>, refusals: &[Option<Refusal>]) -> Result<Vec<FunctionInfo>, Error> {
    let mut accepted = vec![];
    let mut taken: FxHashSet<String> = context.out.externals.values().map(|external| external.name.clone()).collect();
    for (index, refusal) in refusals.iter().enumerate() {
        let function = &context.module.functions[index];
        if refusal.is_some() || function.body.is_none() {
            continue;
        }
        let path = context.path(function.name);
        let name = unique_name(&mut taken, &path);
        context.ids[index] = Some(FuncId::from_index(accepted.len()));
        accepted.push((index, name, path));
    }
    let mut infos = vec![];
    let mut functions = IdVec::new();
    for (index, name, path) in accepted {
        let function = FunctionLowering::lower(context, index, &name).map_err(|refusal| Error::Internal {
            message: format!("{}: the second run failed where the first did not: {}", refusal.path, refusal.reason),
        })?;
        let id = functions.push(function);
        infos.push(context.function_info(index, id, path));
    }
    context.out.functions = functions;
    Ok(infos)
}

impl Context<'_, '_> {
    /// Why a function cannot be compared because of a symbol that it uses, and where it does.
    fn doubt(&mut self, index: usize) -> Option<(String, Option<u32>, u32)> {
        let module = self.module;
        let body = module.functions[index].body.as_ref()?;
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let mut symbols = vec![];
            for_each_operand(&inst.op, |operand| {
                if let Operand::Constant(constant) = operand {
                    symbols_of(constant, &mut symbols);
                }
            });
            let mut seen = BTreeSet::new();
            while let Some(symbol) = symbols.pop() {
                if !seen.insert(symbol) {
                    continue;
                }
                let name = module.symbols[symbol.0 as usize].0;
                let doubt = self.doubts.get(name).cloned();
                let variable = match resolve_symbol(module, symbol) {
                    Some((Symbol::Variable(variable), _)) => variable,
                    _ => match doubt {
                        Some(reason) => return Some((reason, inst.debug, inst.line)),
                        None => continue,
                    },
                };
                // What nobody changes is compared by its contents, but they must be known.
                let fixed = is_fixed(module, self.pointers, self.pointers.variable_root(variable));
                let reason = match (fixed, self.image(variable)) {
                    (false, _) => doubt.filter(|_| self.beginning_of(variable).is_none()),
                    (true, Some(image)) if image.unknown.is_empty() => None,
                    (true, _) => Some(format!("the contents of `{}`, which are not modelled", names::readable(name))),
                };
                if let Some(reason) = reason {
                    return Some((reason, inst.debug, inst.line));
                }
                if let Some(value) = &module.variables[variable].value {
                    symbols_of(value, &mut symbols);
                }
            }
        }
        None
    }

    /// The memories and the world that an external function may read and write.
    fn shared_state(&self) -> BTreeSet<Ty> {
        let regions = self.out.regions.iter().filter(|(_, region)| region.kind == RegionKind::Shared);
        regions.map(|(id, _)| Ty::Mem(id)).chain([Ty::World]).collect()
    }

    /// Scalar parameters and results of a function, and the state it uses.
    fn signature(&self, index: usize) -> Result<Signature, String> {
        let function = &self.module.functions[index];
        let mut signature = Signature { state: self.uses[index].state.iter().copied().collect(), ..Default::default() };
        let types = &self.module.types;
        for param in &function.params {
            for leaf in leaves(types, param.ty)? {
                signature.params.push(scalar(types, leaf.ty)?);
            }
        }
        for leaf in leaves(types, function.result)? {
            signature.results.push(scalar(types, leaf.ty)?);
        }
        Ok(signature)
    }

    fn refusal(&mut self, index: usize, reason: String, location: Option<u32>, text_line: u32) -> Refusal {
        let function = &self.module.functions[index];
        let symbol = function.name.to_owned();
        let own = function.debug.and_then(|node| self.debug.subprogram(node)).and_then(|(_, place)| place);
        let place = location.and_then(|location| self.debug.line(location)).or(own);
        let file = place.and_then(|(file, _)| self.debug.file_name(file));
        let line = place.map_or(text_line, |(_, line)| line);
        Refusal { path: self.path(&symbol), symbol, reason, file, line }
    }

    fn function_info(&mut self, index: usize, id: FuncId, path: String) -> FunctionInfo {
        let function = &self.module.functions[index];
        let params = self.parameters(index);
        let hints = function.debug.map(|node| self.debug.signature(node)).unwrap_or_default();
        let result_address = function.params.iter().position(|param| param.traits.result);
        let sizes = function.params.iter().enumerate().filter_map(|(index, param)| {
            let ty = param.traits.by_value?.ty;
            Some((index, ty.and_then(|ty| self.module.types.layout(ty)).map(|layout| layout.size)))
        });
        let by_value = sizes.collect();
        FunctionInfo {
            id,
            symbol: function.name.to_owned(),
            path,
            exported: !function.internal,
            params,
            result: hints.into_iter().next().unwrap_or(TypeHint::Unknown),
            result_shape: function.debug.map(|node| self.debug.result_shape(node)).unwrap_or_default(),
            result_address,
            by_value,
        }
    }

    /// The parameters of the source.
    fn parameters(&self, index: usize) -> Vec<ParamInfo> {
        let function = &self.module.functions[index];
        let hints = function.debug.map(|node| self.debug.signature(node)).unwrap_or_default();
        self.source_params(index, hints.get(1..).unwrap_or_default())
    }

    /// Groups LLVM's parameters by the source parameter they belong to: `a.0` and `a.1` are both `a`.
    fn source_params(&self, index: usize, hints: &[TypeHint]) -> Vec<ParamInfo> {
        let function = &self.module.functions[index];
        let Some(body) = &function.body else { return vec![] };
        let mut variables: Vec<(u64, String, Option<u32>)> = body
            .records
            .iter()
            .filter_map(|record| self.debug.variable(record.variable))
            .filter(|variable| variable.function == function.debug)
            .filter_map(|variable| Some((variable.argument?, variable.name, variable.ty)))
            .collect();
        variables.sort();
        variables.dedup_by_key(|(argument, _, _)| *argument);
        let mut params: Vec<ParamInfo> = vec![];
        let mut first = 0;
        for (number, param) in function.params.iter().enumerate() {
            let count = leaves(&self.module.types, param.ty).map_or(0, |leaves| leaves.len());
            if param.traits.result {
                first += count;
                continue;
            }
            let name = body.locals.get(number).map_or("", |local| local.name);
            let base = source_name(name);
            match params.last_mut() {
                Some(last) if last.name.as_deref() == Some(base) && base != name => last.count += count,
                _ => {
                    let numeric = base.bytes().all(|byte| byte.is_ascii_digit());
                    let name = (!numeric).then(|| base.to_owned());
                    params.push(ParamInfo { name, hint: TypeHint::Unknown, shape: Shape::Unknown, first, count });
                }
            }
            first += count;
        }
        // Without names, or where some parameters have no counterpart in the source, positions have to do.
        let same_count = params.len() == hints.len();
        for (position, param) in params.iter_mut().enumerate() {
            let by_name = variables.iter().find(|(_, name, _)| Some(name) == param.name.as_ref());
            let by_position = variables.iter().find(|(argument, _, _)| *argument == position as u64 + 1);
            match (by_name, by_position.filter(|_| same_count)) {
                (Some((_, _, ty)), _) => (param.hint, param.shape) = (self.debug.hint(*ty), self.debug.shape(*ty)),
                (None, Some((_, name, ty))) => {
                    param.name = Some(name.clone());
                    (param.hint, param.shape) = (self.debug.hint(*ty), self.debug.shape(*ty));
                }
                (None, None) if same_count => param.hint = hints[position].clone(),
                (None, None) => {}
            }
        }
        params
    }

    /// Lists what the lowering took for granted.
    fn note_assumptions(&mut self, is_order_open: bool, entries: &[String]) {
        let mut used = BTreeSet::new();
        let mut note = |condition: bool, assumption: Assumption| condition.then(|| used.insert(assumption));
        note(self.reaches_outside, Assumption::RightAccess);
        let heap = self.out.regions.values().filter(|region| region.name.starts_with("heap."));
        let types: BTreeSet<Ty> = heap.map(|region| region.element).collect();
        note(self.model.heap == Heap::Typed && types.len() > 1 || self.whole_structures, Assumption::OneType);
        note(uses_locale(self.module), Assumption::CLocale);
        note(names_streams(self.module), Assumption::CStreams);
        let allocates = self.out.region_named(context::ALLOCATED).is_some();
        note(allocates, Assumption::EnoughMemory);
        note(allocates || self.out.region_named(context::FRAMES).is_some(), Assumption::NewObjects);
        let apart = match self.origin {
            _ if self.model.no_alias => Apart::Flag,
            Origin::Rust => Apart::RustTypes,
            Origin::C => Apart::Restrict,
            Origin::Ir => Apart::NoAlias,
        };
        note(is_order_open, Assumption::EvaluationOrder);
        let has_own_memory = self.own_memory.values().any(|own| *own < context::FIRST_OF_BLOCKS);
        // What this side alone promises is not made use of, but a caller that does not keep it may see anything.
        let promises_alone =
            self.model.apart.promises_alone(self.module, self.pointers, entries) && !self.model.no_alias;
        note(has_own_memory || promises_alone, Assumption::DistinctPointers(apart));
        note(self.keeps_distance, Assumption::SpacedPointers(apart));
        note(self.keeps_ends, Assumption::ArraysEnd);
        note(self.containers, Assumption::Containers);
        note(self.promises, Assumption::RustPromises);
        note(may_panic_after_writing(&self.out), Assumption::PanicMemory);
        let has_floats = |function: &Function| function.values.values().any(|value| value.ty.is_float());
        note(self.out.functions.values().any(has_floats), Assumption::DefaultRounding);
        note(self.out.functions.values().any(looks_at_nans), Assumption::NanBits);
        // Rust's mangled names begin alike, but a panic of Rust is an outcome.
        let is_cpp = self.origin == Origin::C && self.module.functions.iter().any(|one| one.name.starts_with("_Z"));
        note(is_cpp && !self.out.externals.is_empty(), Assumption::NothingThrown);
        let mut functions = self.module.functions.iter();
        let sets_errno =
            functions.any(|function| function.body.is_none() && sets_errno(function.name, function.params.len()));
        note(sets_errno, Assumption::ErrnoUnread);
        note(!self.out.externals.is_empty(), Assumption::SameLibraries);
        let calls = CallGraph::new(&self.out);
        note(self.out.functions.ids().any(|function| calls.is_recursive(function)), Assumption::EnoughStack);
        self.out.assumptions = used;
    }
}

/// Whether a function makes a number of the bits of a float, or of its sign.
fn looks_at_nans(function: &Function) -> bool {
    function
        .insts
        .values()
        .any(|data| matches!(data.inst, Inst::Cast(CastOp::FloatToBits, ..) | Inst::Binary(BinaryOp::FCopySign, ..)))
}

/// Whether a run may end in a panic with shared memory changed: those who catch the panic can see it.
fn may_panic_after_writing(module: &Module) -> bool {
    let panics = |function: &Function| {
        function.blocks.values().any(|block| {
            let Terminator::Exit { kind, .. } = &block.terminator else { return false };
            matches!(kind, ExitKind::Always(Outcome::Panic(_)))
        })
    };
    let is_shared = |region: &Region| region.kind == RegionKind::Shared;
    module.functions.values().any(panics) && module.regions.values().any(is_shared)
}

/// The source parameter that an LLVM parameter belongs to.
fn source_name(name: &str) -> &str {
    if let Some((base, part)) = name.rsplit_once('.') {
        let part = part.strip_prefix("coerce").unwrap_or(part);
        if !base.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()) {
            return base;
        }
    }
    name
}

impl FunctionInfo {
    /// The last segment of its path.
    pub fn short_name(&self) -> &str {
        last_segment(&self.path)
    }
}

/// A source line in the IR's form.
fn ir_line(file: tandem_ir::FileId, line: u32) -> Line {
    Line { file: Some(file), line }
}
