//! Walks over a module until it is known what its pointers point into.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::Ty;

use super::copying::declared_accesses;
use super::graph::{Exposure, Graph, Place, Pointer, RootId};
use super::offset::Offset;
use super::result::{FunctionPointers, Pointers, Root, Slot};
use super::statics::{definitions_of, resolve_symbol, symbols_of};
use super::visit::{Relevance, relevance};
use crate::ast::{
    BinaryOp, CastOp, Constant, Elsewhere, Function, Inst, Local, Module, Op, Operand, Predicate, Symbol,
};
use crate::debug::Debug;
use crate::inline::functions_with_address;
use crate::names::{is_meant, readable};
use crate::panics::function_panics;
use crate::scalars::MOST_SCALARS;
use crate::types::{Type, TypeId};

/// Analyses a module. `addressed` is asked, with what was found, for all variables that need an address; it is asked again
/// as long as it has more of them than before.
/// The functions that matter are `entries`, or all that others can call if there are none.
pub(crate) fn analyse(
    module: &Module<'_>,
    entries: &[String],
    mut addressed: impl FnMut(&Pointers) -> BTreeSet<String>,
) -> Pointers {
    let mut analysis = Analysis::new(module);
    analysis.open = open_functions(module, entries, &analysis.with_address);
    for (index, variable) in module.variables.iter().enumerate() {
        if variable.elsewhere == Elsewhere::Exposed {
            analysis.graph.expose(analysis.variables[index]);
        }
        if variable.elsewhere == Elsewhere::Written {
            analysis.graph.write(analysis.variables[index]);
        }
    }
    analysis.begin();
    loop {
        analysis.run();
        let pointers = analysis.lend();
        let names = addressed(&pointers);
        analysis.take_back(pointers);
        for (index, variable) in module.variables.iter().enumerate() {
            if names.contains(variable.name) {
                analysis.graph.expose(analysis.variables[index]);
            }
        }
        if !analysis.graph.take_changed() {
            return analysis.lend();
        }
    }
}

/// What flows into a pointer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Flow {
    Pointer(Pointer),
    /// An address made of a number, or that we know nothing of.
    Number,
    /// Null, or another address where nothing is.
    Nowhere,
    /// `undef`, or nothing yet.
    Nothing,
}

pub(super) struct Analysis<'m, 'a> {
    pub(super) module: &'m Module<'a>,
    pub(super) graph: Graph,
    pub(super) roots: Vec<Root>,
    pub(super) root_places: Vec<Place>,
    pub(super) variables: Vec<Place>,
    pub(super) functions: Vec<FunctionPointers>,
    /// Of each function, the instructions that give values.
    pub(super) definitions: Vec<FxHashMap<Local, &'m Op<'a>>>,
    /// `ptrtoint`s that are only subtracted from each other or compared with zero, with the pointers they are of.
    pub(super) differences: FxHashMap<(usize, Local), &'m Operand<'a>>,
    /// The instructions that have to do with pointers, with their functions.
    instructions: Vec<(usize, &'m Inst<'a>)>,
    /// Loads and stores of numbers.
    plain_accesses: Vec<(usize, &'m Inst<'a>)>,
    /// What the address of any function points to.
    pub(super) code: Place,
    /// The copies of the last round: target, source, length.
    pub(super) copies: Vec<(Pointer, Pointer, Option<u64>)>,
    /// Of each function, whether it starts a Rust panic.
    pub(super) panics: Vec<bool>,
    /// Functions that may be called through pointers.
    pub(super) with_address: Vec<usize>,
    /// Of each function, whether code that is not given may call it.
    pub(super) open: Vec<bool>,
    /// The module was made by rustc.
    pub(super) rust: bool,
    /// Memory behind addresses is accessed in ways that its types do not tell of.
    pub(super) untold: bool,
}

impl<'m, 'a> Analysis<'m, 'a> {
    fn new(module: &'m Module<'a>) -> Self {
        let mut graph = Graph::default();
        let mut roots = vec![];
        let mut root_places = vec![];
        let mut variables = vec![];
        for index in 0..module.variables.len() {
            let place = graph.new_root(RootId(roots.len() as u32));
            roots.push(Root::Variable(index));
            root_places.push(place);
            variables.push(place);
        }
        let code = graph.new_place();
        graph.expose(code);
        Analysis {
            module,
            graph,
            roots,
            root_places,
            variables,
            functions: vec![],
            definitions: module.functions.iter().map(definitions_of).collect(),
            differences: FxHashMap::default(),
            instructions: vec![],
            plain_accesses: vec![],
            code,
            copies: vec![],
            panics: module.functions.iter().map(|function| function_panics(function).is_some()).collect(),
            with_address: functions_with_address(module),
            open: vec![],
            rust: module.metadata.is_rust(),
            untold: false,
        }
    }

    /// What is known before any instruction is looked at.
    fn begin(&mut self) {
        for (index, variable) in self.module.variables.iter().enumerate() {
            let place = self.variables[index];
            self.graph.declare(Pointer { place, offset: Offset::ZERO }, variable.ty);
        }
        for index in 0..self.module.functions.len() {
            self.prepare(index);
        }
        for (index, variable) in self.module.variables.iter().enumerate() {
            if let Some(value) = &variable.value {
                let at = Pointer { place: self.variables[index], offset: Offset::ZERO };
                self.initial_value(at, variable.ty, value, 0);
                if !variable.internal {
                    self.expose_variables_in(value);
                }
            }
        }
        self.find_instructions();
    }

    /// Others can read a variable that they can name, and so have the addresses that it holds.
    fn expose_variables_in(&mut self, value: &Constant<'a>) {
        let mut symbols = vec![];
        symbols_of(value, &mut symbols);
        let mut seen = BTreeSet::new();
        while let Some(symbol) = symbols.pop() {
            let Some((Symbol::Variable(index), _)) = resolve_symbol(self.module, symbol) else { continue };
            if !seen.insert(index) {
                continue;
            }
            let variable = &self.module.variables[index];
            if !variable.constant {
                self.graph.expose(self.variables[index]);
            }
            if let Some(value) = &variable.value {
                symbols_of(value, &mut symbols);
            }
        }
    }

    /// Collects the instructions that matter.
    fn find_instructions(&mut self) {
        for (index, function) in self.module.functions.iter().enumerate() {
            let Some(body) = &function.body else { continue };
            for inst in body.blocks.iter().flat_map(|block| &block.insts) {
                match relevance(self.module, inst) {
                    Relevance::None => {}
                    Relevance::Access => self.plain_accesses.push((index, inst)),
                    Relevance::Full => self.instructions.push((index, inst)),
                }
            }
        }
    }

    /// Walks over the instructions until nothing changes. What is only accessed changes nothing about what points where
    /// but for what is found at the end of a round, so accesses wait until pointers are known.
    fn run(&mut self) {
        let (instructions, plain_accesses) = (self.instructions.clone(), self.plain_accesses.clone());
        loop {
            self.copies.clear();
            for &(index, inst) in &instructions {
                self.visit(index, inst);
            }
            if self.graph.take_changed() {
                continue;
            }
            for &(index, inst) in &plain_accesses {
                self.visit(index, inst);
            }
            self.expose_mixed();
            self.expose_mutable();
            if !self.graph.take_changed() {
                self.account_for_copies();
                if !self.graph.take_changed() {
                    return;
                }
            }
        }
    }

    fn lend(&mut self) -> Pointers {
        Pointers {
            graph: std::mem::take(&mut self.graph),
            roots: std::mem::take(&mut self.roots),
            root_places: std::mem::take(&mut self.root_places),
            functions: std::mem::take(&mut self.functions),
            relative: self.differences.keys().copied().collect(),
            untold: self.untold,
        }
    }

    fn take_back(&mut self, pointers: Pointers) {
        self.graph = pointers.graph;
        self.roots = pointers.roots;
        self.root_places = pointers.root_places;
        self.functions = pointers.functions;
    }

    /// Places for parameters and results, and roots for local objects.
    fn prepare(&mut self, index: usize) {
        let function = &self.module.functions[index];
        let mut pointers = FunctionPointers::default();
        let results = self.module.types.leaves(function.result, MOST_SCALARS).unwrap_or_default();
        for leaf in results {
            let is_pointer = self.module.types.shape(leaf.ty) == &Type::Pointer;
            pointers.results.push(self.exposed_slot(is_pointer));
        }
        if let Some(body) = &function.body {
            for (number, local) in body.locals.iter().enumerate() {
                pointers.starts.push(pointers.slots.len() as u32);
                let leaves = self.module.types.leaves(local.ty, MOST_SCALARS).unwrap_or_default();
                let is_param = number < function.params.len();
                for leaf in leaves {
                    let is_pointer = self.module.types.shape(leaf.ty) == &Type::Pointer;
                    let slot = self.exposed_slot(is_param && is_pointer);
                    if let (Some(place), true) = (slot.place, self.open[index]) {
                        self.graph.make_foreign(place);
                    }
                    pointers.slots.push(slot);
                }
            }
            self.note_padding(index, &pointers);
            for (number, param) in function.params.iter().enumerate() {
                let start = pointers.starts.get(number).copied();
                if let (Some(by_value), Some(start)) = (param.traits.by_value, start) {
                    let pointer = self.new_root(Root::Local(index, Local(number as u32)));
                    if let Some(ty) = by_value.ty {
                        self.graph.declare(pointer, ty);
                    }
                    self.graph.write(pointer.place);
                    if self.open[index] {
                        // The caller fills it, with pointers of its own.
                        self.graph.make_foreign(pointer.place);
                    }
                    if let Some(slot) = pointers.slots.get_mut(start as usize) {
                        *slot = Slot { place: Some(pointer.place), offset: Some(Offset::ZERO), changes: 0 };
                    }
                }
            }
            for inst in body.blocks.iter().flat_map(|block| &block.insts) {
                if let (Some(local), Op::Alloca { ty, .. }) = (inst.result, &inst.op) {
                    let pointer = self.new_root(Root::Local(index, local));
                    self.graph.declare(pointer, *ty);
                    let start = pointers.starts[local.0 as usize];
                    pointers.slots[start as usize] =
                        Slot { place: Some(pointer.place), offset: Some(Offset::ZERO), changes: 0 };
                }
            }
            self.find_differences(index, function);
        }
        self.functions.push(pointers);
    }

    /// What the source says about the structures that parameters point to.
    fn note_padding(&mut self, index: usize, pointers: &FunctionPointers) {
        let function = &self.module.functions[index];
        let Some(node) = function.debug.filter(|_| !self.rust) else { return };
        let debug = Debug::new(&self.module.metadata);
        let types = debug.parameter_types(node);
        let params = || function.params.iter().enumerate().filter(|(_, param)| !param.traits.result);
        if params().count() != types.len() {
            return;
        }
        for ((number, _), ty) in params().zip(types) {
            let place = pointers.slot(number).and_then(|slot| slot.place);
            if let (Some(place), Some((size, padding))) = (place, debug.padding_behind(ty)) {
                self.graph.pad(place, size, padding);
            }
            if let (Some(place), Some((size, members))) = (place, debug.members_behind(ty)) {
                self.graph.tell(place, size, members);
            }
        }
    }

    fn new_root(&mut self, root: Root) -> Pointer {
        let place = self.graph.new_root(RootId(self.roots.len() as u32));
        self.roots.push(root);
        self.root_places.push(place);
        Pointer { place, offset: Offset::ZERO }
    }

    fn exposed_slot(&mut self, is_pointer: bool) -> Slot {
        if !is_pointer {
            return Slot::default();
        }
        let place = self.graph.new_place();
        self.graph.expose_to(place, Exposure::Given);
        Slot { place: Some(place), offset: Some(Offset::ZERO), changes: 0 }
    }

    /// `ptrtoint`s whose results are only subtracted from one another or compared with zero do not expose anything.
    fn find_differences(&mut self, index: usize, function: &'m Function<'a>) {
        let Some(body) = &function.body else { return };
        let insts = || body.blocks.iter().flat_map(|block| &block.insts);
        let mut candidates: FxHashSet<Local> = insts()
            .filter(|inst| matches!(inst.op, Op::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, .. }))
            .filter_map(|inst| inst.result)
            .filter(|local| self.module.types.shape(body.locals[local.0 as usize].ty) == &Type::Int(64))
            .collect();
        loop {
            let before = candidates.len();
            if before == 0 {
                break;
            }
            for inst in insts() {
                let allowed = match &inst.op {
                    Op::Binary { op: BinaryOp::Sub, left, right, .. } => {
                        let is_candidate = |operand: &Operand<'_>| match operand {
                            Operand::Local(local) => candidates.contains(local),
                            Operand::Constant(_) => false,
                        };
                        is_candidate(&left.value) && is_candidate(right)
                    }
                    Op::Compare { predicate: Predicate::Eq | Predicate::Ne, right, .. } => is_zero(right),
                    _ => false,
                };
                if !allowed {
                    crate::ast::for_each_local(&inst.op, |local| {
                        candidates.remove(&local);
                    });
                }
            }
            if candidates.len() == before {
                break;
            }
        }
        for inst in insts() {
            if let (Some(local), Op::Cast { value, .. }) = (inst.result, &inst.op)
                && candidates.contains(&local)
            {
                self.differences.insert((index, local), &value.value);
            }
        }
    }

    /// Pointers that a variable's initial value contains.
    fn initial_value(&mut self, at: Pointer, ty: TypeId, value: &Constant<'a>, depth: usize) {
        if depth > 64 {
            return;
        }
        let types = &self.module.types;
        match value {
            Constant::Aggregate(elements) => {
                for (index, element) in elements.iter().enumerate() {
                    let offset = match types.shape(ty) {
                        Type::Struct { .. } => types.field_offset(ty, index),
                        Type::Array(_, of) | Type::Vector(_, of) => {
                            types.layout(*of).and_then(|layout| layout.size.checked_mul(index as u64))
                        }
                        _ => None,
                    };
                    let offset = offset.and_then(|offset| i64::try_from(offset).ok());
                    let offset = offset.map_or(Offset::ANY, Offset::exact);
                    let at = Pointer { place: at.place, offset: at.offset.plus(offset) };
                    self.initial_value(at, element.ty, &element.value, depth + 1);
                }
            }
            Constant::Splat(element) => self.expose_constant(&element.value),
            Constant::Symbol(_) | Constant::Expression(_) => {
                if types.shape(ty) == &Type::Pointer {
                    if let Flow::Pointer(pointer) = self.constant_flow(value) {
                        self.graph.store(at, pointer);
                    }
                } else {
                    self.expose_constant(value);
                }
            }
            Constant::Null | Constant::Zero => {
                // Zeros are null pointers wherever the type has pointers.
                let mut found = vec![];
                declared_accesses(types, ty, at.offset, 0, &mut found);
                for (offset, kind) in found {
                    if kind == Ty::Ptr {
                        let content = self.graph.cell(Pointer { place: at.place, offset });
                        self.graph.expose(content.place);
                    }
                }
            }
            Constant::Int(_)
            | Constant::Double(_)
            | Constant::Undefined
            | Constant::Bytes(_)
            | Constant::Unsupported(_) => {}
        }
    }

    /// Memory read as a pointer that was not written as one holds numbers. Rust's enumerations keep numbers where other
    /// variants keep pointers, and do not read one for the other; unless the program makes pointers of numbers somewhere,
    /// such a pointer needs an address and no more.
    fn expose_mixed(&mut self) {
        let exposure = if self.rust && !self.untold { Exposure::Addressed } else { Exposure::Leaked };
        let places: Vec<Place> = self.root_places.iter().map(|&place| self.graph.find(place)).collect();
        for place in places {
            for (offset, content) in self.graph.cells(place) {
                let mixed = self
                    .graph
                    .accesses(place)
                    .iter()
                    .any(|access| access.ty != Ty::Ptr && access.offset.may_overlap(access.size, offset, 8));
                if mixed {
                    if exposure == Exposure::Leaked {
                        self.graph.make_foreign(content.place);
                    }
                    self.graph.expose_to(content.place, exposure);
                }
            }
        }
    }

    /// Pointers kept in a variable that changes are part of what is observed, so they are addresses; and so are those
    /// in a variable whose first contents we do not know. Zeroed parts hold null.
    fn expose_mutable(&mut self) {
        for (index, variable) in self.module.variables.iter().enumerate() {
            let place = self.variables[index];
            let fixed = (variable.constant || variable.internal) && !self.graph.is_written(place);
            let plain =
                matches!(variable.value, Some(Constant::Aggregate(_) | Constant::Symbol(_) | Constant::Expression(_)));
            if !fixed || !plain || variable.replaceable {
                for (_, content) in self.graph.cells(place) {
                    self.graph.expose(content.place);
                    // Others may have put pointers of their own there.
                    self.graph.make_foreign(content.place);
                }
            }
        }
    }
}

/// Of each function, whether code that is not given may call it, with pointers of its own.
fn open_functions(module: &Module<'_>, entries: &[String], with_address: &[usize]) -> Vec<bool> {
    let is_entry = |name: &str| entries.iter().any(|entry| is_meant(name, &readable(name), entry));
    let mut open: Vec<bool> = module.functions.iter().map(|function| is_entry(function.name)).collect();
    if !open.contains(&true) {
        open = module.functions.iter().map(|function| !function.internal).collect();
    }
    with_address.iter().for_each(|&index| open[index] = true);
    open
}

fn is_zero(value: &Operand<'_>) -> bool {
    matches!(value, Operand::Constant(Constant::Int(0) | Constant::Null | Constant::Zero))
}
