//! Walks over a module and finds what its pointers point into.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::Ty;

use super::graph::{Access, Graph, Place, Pointer, RootId, widen};
use super::offset::Offset;
use crate::ast::{
    BinaryOp, Call, CastOp, Constant, Expression, Function, Inst, Local, Module, Op, Operand, Predicate, Symbol,
    SymbolId, Typed, TypedConstant,
};
use crate::constants::constant_integer;
use crate::copies::{Contents, MOST_PIECES, chunks, contents, gaps, split};
use crate::intrinsics::{Known, known_callee};
use crate::scalars::{MOST_SCALARS, bytes, in_memory, scalar};
use crate::storage::Part;
use crate::types::{Leaf, Type, TypeId};

/// An object of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Root {
    /// A global variable, by position.
    Variable(usize),
    /// A local one: the function's position and the `alloca`, or the parameter passed by value.
    Local(usize, Local),
}

/// The outcome of the analysis.
#[derive(Debug)]
pub(crate) struct Pointers {
    graph: Graph,
    pub(crate) roots: Vec<Root>,
    root_places: Vec<Place>,
    functions: Vec<FunctionPointers>,
    untold: bool,
}

/// Pointers of one function.
#[derive(Debug, Default)]
struct FunctionPointers {
    /// For each local, where its scalars start in `slots`.
    starts: Vec<u32>,
    slots: Vec<Slot>,
    results: Vec<Slot>,
}

/// What is known of a scalar that may be a pointer.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    place: Option<Place>,
    offset: Option<Offset>,
    changes: u8,
}

/// What flows into a pointer.
#[derive(Clone, Copy, Debug)]
enum Flow {
    Pointer(Pointer),
    /// Null, or an address made of a number.
    Number,
    /// `undef`, or nothing yet.
    Nothing,
}

/// Analyses a module. `addressed` variables need an address whatever else is found.
pub(crate) fn analyse(module: &Module<'_>, addressed: impl Fn(&str) -> bool) -> Pointers {
    let mut analysis = Analysis::new(module);
    for (index, variable) in module.variables.iter().enumerate() {
        if addressed(variable.name) {
            analysis.graph.expose(analysis.variables[index]);
        }
    }
    analysis.run();
    analysis.finish()
}

struct Analysis<'m, 'a> {
    module: &'m Module<'a>,
    graph: Graph,
    roots: Vec<Root>,
    root_places: Vec<Place>,
    variables: Vec<Place>,
    functions: Vec<FunctionPointers>,
    /// Of each function, the instructions that give values.
    definitions: Vec<FxHashMap<Local, &'m Op<'a>>>,
    /// `ptrtoint`s that are only subtracted from each other or compared with zero, with the pointers they are of.
    differences: FxHashMap<(usize, Local), &'m Operand<'a>>,
    /// What the address of any function points to.
    code: Place,
    /// The copies of the last round: target, source, length.
    copies: Vec<(Pointer, Pointer, Option<u64>)>,
    /// The module was made by rustc.
    rust: bool,
    /// Memory behind addresses is accessed in ways that its types do not tell of.
    untold: bool,
}

impl Pointers {
    /// The root that a scalar of a local points into, if it is a pointer into an object without address.
    pub(crate) fn private_root(&self, function: usize, local: Local, scalar: usize) -> Option<RootId> {
        self.graph.private_root(self.pointer(function, local, scalar)?.place)
    }

    pub(crate) fn pointer(&self, function: usize, local: Local, scalar: usize) -> Option<Pointer> {
        let function = &self.functions[function];
        let start = *function.starts.get(local.0 as usize)?;
        let slot = function.slots.get(start as usize + scalar)?;
        Some(Pointer { place: self.graph.find(slot.place?), offset: slot.offset.unwrap_or(Offset::ZERO) })
    }

    pub(crate) fn root_place(&self, root: RootId) -> Place {
        self.graph.find(self.root_places[root.0 as usize])
    }

    /// The root of a global variable.
    pub(crate) fn variable_root(&self, index: usize) -> RootId {
        RootId(index as u32)
    }

    /// Whether the object needs no address.
    pub(crate) fn is_private(&self, root: RootId) -> bool {
        self.graph.private_root(self.root_place(root)) == Some(root)
    }

    pub(crate) fn is_written(&self, root: RootId) -> bool {
        self.graph.is_written(self.root_place(root))
    }

    pub(crate) fn accesses(&self, place: Place) -> &[Access] {
        self.graph.accesses(place)
    }

    /// The place that a pointer kept at an offset of a place points into.
    pub(crate) fn content(&self, place: Place, offset: i64) -> Option<Place> {
        let holds = |(at, _): &(Offset, Pointer)| at.may_overlap(8, Offset::exact(offset), 8);
        self.graph.cells(place).into_iter().find(holds).map(|(_, content)| self.graph.find(content.place))
    }

    pub(crate) fn private_root_of(&self, place: Place) -> Option<RootId> {
        self.graph.private_root(place)
    }

    /// Copies and fills of the place start and end at multiples of this; 0 if there are none.
    pub(crate) fn granule(&self, place: Place) -> u64 {
        self.graph.granule(place)
    }

    /// Where copies and fills start or end, as far as known.
    pub(crate) fn edges(&self, place: Place) -> &[u64] {
        self.graph.edges(place)
    }

    /// What a pointer operand points to; none for numbers.
    pub(crate) fn operand(&self, module: &Module<'_>, function: usize, value: &Typed<'_>) -> Option<Pointer> {
        match &value.value {
            Operand::Local(local) => self.pointer(function, *local, 0),
            Operand::Constant(constant) => self.constant(module, constant),
        }
    }

    /// What a constant points to; none for numbers.
    pub(crate) fn constant(&self, module: &Module<'_>, constant: &Constant<'_>) -> Option<Pointer> {
        let (index, offset) = constant_address(module, constant, 0)?;
        Some(Pointer { place: self.root_place(RootId(index as u32)), offset: Offset::exact(offset) })
    }

    /// Whether some copy or fill is of a length or at an offset that is not known.
    pub(crate) fn is_swept(&self, place: Place) -> bool {
        self.graph.is_swept(place)
    }

    /// Whether memory behind addresses is accessed in ways that its types do not tell of.
    pub(crate) fn is_untold(&self) -> bool {
        self.untold
    }

    /// All places that are accessed by address.
    pub(crate) fn shared_places(&self) -> Vec<Place> {
        let mut places: Vec<Place> = vec![];
        let of_values = self.functions.iter().flat_map(|function| function.slots.iter().chain(&function.results));
        let of_values = of_values.filter_map(|slot| slot.place);
        for place in of_values.chain(self.root_places.iter().copied()) {
            places.push(self.graph.find(place));
        }
        places.sort();
        places.dedup();
        places.retain(|&place| self.graph.private_root(place).is_none());
        places
    }
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
            code,
            copies: vec![],
            rust: module.metadata.is_rust(),
            untold: false,
        }
    }

    fn run(&mut self) {
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
            }
        }
        loop {
            self.copies.clear();
            for index in 0..self.module.functions.len() {
                if let Some(body) = &self.module.functions[index].body {
                    for inst in body.blocks.iter().flat_map(|block| &block.insts) {
                        self.visit(index, inst);
                    }
                }
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

    /// What is copied to or from memory behind addresses has to arrive to the last byte, even where nothing in sight
    /// looks at it. The declared types say what is there; bytes they do not tell of are accounted for as integers,
    /// and memory behind addresses has to be kept as bytes.
    fn account_for_copies(&mut self) {
        for (target, source, length) in std::mem::take(&mut self.copies) {
            let exposed = [target, source].iter().any(|pointer| self.graph.private_root(pointer.place).is_none());
            let Some(length) = length.filter(|_| exposed) else { continue };
            let mut ranges = vec![];
            let mut listed = true;
            for pointer in [target, source] {
                match contents(self.graph.accesses(pointer.place), pointer.offset, Some(length)) {
                    Contents::Listed(found) => ranges.extend(found),
                    Contents::Uniform(_) | Contents::Mixed => listed = false,
                }
            }
            let Some(parts) = split(&ranges).filter(|_| listed) else { continue };
            let padding = self.padding(target, source, length);
            for (start, end) in gaps(&parts, length) {
                if padding.iter().any(|(from, to)| *from <= start && end <= *to) {
                    continue;
                }
                self.untold = true;
                for chunk in chunks(start, end).into_iter().take(MOST_PIECES) {
                    let offset = target.offset.plus(Offset::exact(chunk.offset as i64));
                    self.graph.access(target.place, Access { offset, size: bytes(chunk.ty), ty: chunk.ty });
                }
            }
        }
    }

    /// Bytes of a copied range that are padding by the declared type of target or source.
    fn padding(&self, target: Pointer, source: Pointer, length: u64) -> Vec<(u64, u64)> {
        let mut padding = vec![];
        for pointer in [target, source] {
            for &(offset, ty) in self.graph.declared(pointer.place) {
                let relative = pointer.offset.minus(offset);
                let layout = self.module.types.layout(ty);
                let leaves = self.module.types.leaves(ty, MOST_SCALARS);
                let (Some(layout), Some(leaves)) = (layout, leaves) else { continue };
                let start = match relative.single() {
                    Some(start) => u64::try_from(start).ok(),
                    None => (relative.low == 0 && relative.step().is_multiple_of(layout.size.max(1))).then_some(0),
                };
                let Some(start) = start.filter(|start| start + length <= layout.size) else { continue };
                if self.module.types.contains_union(ty) || self.is_untold(ty) {
                    continue;
                }
                let part = |leaf: &Leaf| {
                    let ty = in_memory(scalar(&self.module.types, leaf.ty).ok()?);
                    Some(Part { offset: leaf.offset, ty })
                };
                let Some(parts) = leaves.iter().map(part).collect::<Option<Vec<Part>>>() else { continue };
                for (from, to) in gaps(&parts, layout.size) {
                    padding.push((from.saturating_sub(start), to.saturating_sub(start)));
                }
            }
        }
        padding
    }

    /// Whether a declared type says nothing about what is there: rustc declares all memory as arrays of bytes.
    fn is_untold(&self, ty: TypeId) -> bool {
        self.rust && matches!(self.module.types.shape(ty), Type::Array(..))
    }

    /// Accesses that a declared type at this pointer tells of.
    fn declared_accesses(&self, ty: TypeId, offset: Offset, depth: usize, found: &mut Vec<(Offset, Ty)>) {
        let types = &self.module.types;
        if depth > 32 || found.len() > MOST_PIECES {
            return;
        }
        match types.shape(ty) {
            Type::Struct { fields, .. } => {
                for (index, &field) in fields.iter().enumerate() {
                    if let Some(place) = types.field_offset(ty, index) {
                        let offset = offset.plus(Offset::exact(place as i64));
                        self.declared_accesses(field, offset, depth + 1, found);
                    }
                }
            }
            Type::Array(count, element) | Type::Vector(count, element) => {
                let Some(layout) = types.layout(*element) else { return };
                if *count > 0 {
                    let offset = offset.plus(Offset::first_multiples(layout.size, *count));
                    self.declared_accesses(*element, offset, depth + 1, found);
                }
            }
            _ => {
                if let Ok(scalar) = scalar(types, ty) {
                    found.push((offset, in_memory(scalar)));
                }
            }
        }
    }

    /// Notes that a copy reads or writes all that is declared in the range.
    fn access_declared(&mut self, pointer: Pointer, length: u64) {
        for (offset, ty) in self.graph.declared(pointer.place).to_vec() {
            if self.is_untold(ty) || self.module.types.contains_union(ty) {
                continue;
            }
            let mut found = vec![];
            self.declared_accesses(ty, offset, 0, &mut found);
            for (offset, ty) in found {
                let size = bytes(ty);
                if offset.minus(pointer.offset).may_overlap(size, Offset::ZERO, length) {
                    self.graph.access(pointer.place, Access { offset, size, ty });
                    if ty == Ty::Ptr {
                        self.graph.cell(Pointer { place: pointer.place, offset });
                    }
                }
            }
        }
    }

    fn finish(self) -> Pointers {
        Pointers {
            graph: self.graph,
            roots: self.roots,
            root_places: self.root_places,
            functions: self.functions,
            untold: self.untold,
        }
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
                    pointers.slots.push(self.exposed_slot(is_param && is_pointer));
                }
            }
            for (number, param) in function.params.iter().enumerate() {
                let start = pointers.starts.get(number).copied();
                if let (Some(by_value), Some(start)) = (param.traits.by_value, start) {
                    let pointer = self.new_root(Root::Local(index, Local(number as u32)));
                    if let Some(ty) = by_value.ty {
                        self.graph.declare(pointer, ty);
                    }
                    self.graph.write(pointer.place);
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
        self.graph.expose(place);
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
                // Zeros are null pointers, if pointers are what they are read as.
                if types.shape(ty) == &Type::Pointer {
                    let content = self.graph.cell(at);
                    self.graph.expose(content.place);
                }
            }
            Constant::Int(_)
            | Constant::Double(_)
            | Constant::Undefined
            | Constant::Bytes(_)
            | Constant::Unsupported(_) => {}
        }
    }

    /// Memory read as a pointer that was not written as one holds numbers.
    fn expose_mixed(&mut self) {
        let places: Vec<Place> = self.root_places.iter().map(|&place| self.graph.find(place)).collect();
        for place in places {
            for (offset, content) in self.graph.cells(place) {
                let mixed = self
                    .graph
                    .accesses(place)
                    .iter()
                    .any(|access| access.ty != Ty::Ptr && access.offset.may_overlap(access.size, offset, 8));
                if mixed {
                    self.graph.expose(content.place);
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
                }
            }
        }
    }

    fn variable_place(&self, symbol: SymbolId) -> Option<Pointer> {
        let place = match resolve_symbol(self.module, symbol) {
            Some((Symbol::Variable(index), offset)) => {
                return Some(Pointer { place: self.variables[index], offset: Offset::exact(offset) });
            }
            Some((Symbol::Function(_) | Symbol::Alias(_), _)) | None => self.code,
        };
        Some(Pointer { place, offset: Offset::ZERO })
    }

    fn constant_flow(&mut self, value: &Constant<'a>) -> Flow {
        match value {
            Constant::Symbol(symbol) => self.variable_place(*symbol).map_or(Flow::Number, Flow::Pointer),
            Constant::Null | Constant::Zero => Flow::Number,
            Constant::Undefined => Flow::Nothing,
            Constant::Expression(expression) => match &**expression {
                Expression::Element { source, base, indices } => {
                    let Flow::Pointer(base) = self.constant_flow(&base.value) else { return Flow::Number };
                    let mut offset = base.offset;
                    let mut steps = vec![];
                    for index in indices {
                        steps.push(constant_integer(&index.value, &self.module.types, index.ty));
                    }
                    offset = offset.plus(element_offset(self.module, *source, &steps));
                    Flow::Pointer(Pointer { place: base.place, offset })
                }
                Expression::Cast { op: CastOp::BitCast, value, .. } => self.constant_flow(&value.value),
                _ => {
                    self.expose_constant(value);
                    Flow::Number
                }
            },
            Constant::Int(_)
            | Constant::Double(_)
            | Constant::Aggregate(_)
            | Constant::Bytes(_)
            | Constant::Splat(_)
            | Constant::Unsupported(_) => Flow::Number,
        }
    }

    /// Everything whose address occurs in the constant is exposed.
    fn expose_constant(&mut self, value: &Constant<'a>) {
        let mut found = vec![];
        symbols_of(value, &mut found);
        for symbol in found {
            if let Some(pointer) = self.variable_place(symbol) {
                self.graph.expose(pointer.place);
            }
        }
    }

    /// What flows from a scalar of an operand.
    fn flow(&mut self, function: usize, value: &Operand<'a>, scalar: usize) -> Flow {
        match value {
            Operand::Local(local) => {
                let pointers = &self.functions[function];
                let slot = pointers.slots.get(pointers.starts[local.0 as usize] as usize + scalar);
                match slot {
                    Some(Slot { place: Some(place), offset: Some(offset), .. }) => {
                        Flow::Pointer(Pointer { place: *place, offset: *offset })
                    }
                    _ => Flow::Nothing,
                }
            }
            Operand::Constant(Constant::Aggregate(elements)) => {
                // Constant aggregates of SSA values are rare; what they hold is exposed when the scalar is not plain.
                match elements.get(scalar) {
                    Some(element) if self.module.types.leaf_count(element.ty) == Some(1) => {
                        self.constant_flow(&element.value)
                    }
                    _ => {
                        for element in elements {
                            self.expose_constant(&element.value);
                        }
                        Flow::Number
                    }
                }
            }
            Operand::Constant(constant) => self.constant_flow(constant),
        }
    }

    /// A flow into a scalar of a local.
    fn flow_into(&mut self, function: usize, local: Local, scalar: usize, flow: Flow) {
        let pointers = &self.functions[function];
        let Some(index) = pointers.starts.get(local.0 as usize).map(|&start| start as usize + scalar) else { return };
        if index >= pointers.slots.len() {
            return;
        }
        let old = pointers.slots[index].place;
        match flow {
            Flow::Nothing => {}
            Flow::Number => {
                let place = old.unwrap_or_else(|| self.graph.new_place());
                self.graph.expose(place);
                let slot = &mut self.functions[function].slots[index];
                if slot.place.is_none() {
                    *slot = Slot { place: Some(place), offset: Some(Offset::ZERO), changes: 0 };
                    self.graph.note_change();
                }
            }
            Flow::Pointer(pointer) => {
                match old {
                    Some(old) => self.graph.unify(old, pointer.place),
                    None => self.graph.note_change(),
                }
                let slot = &mut self.functions[function].slots[index];
                slot.place = Some(pointer.place);
                if widen(&mut slot.offset, pointer.offset, &mut slot.changes) {
                    self.graph.note_change();
                }
            }
        }
    }

    fn expose_flow(&mut self, flow: Flow) {
        if let Flow::Pointer(pointer) = flow {
            self.graph.expose(pointer.place);
        }
    }

    /// Exposes all pointers in an operand.
    fn expose_operand(&mut self, function: usize, value: &Typed<'a>) {
        for scalar in self.pointer_scalars(value.ty) {
            let flow = self.flow(function, &value.value, scalar);
            self.expose_flow(flow);
        }
        if let Operand::Constant(constant) = &value.value {
            self.expose_constant(constant);
        }
    }

    /// Which scalars of a type are pointers.
    fn pointer_scalars(&self, ty: TypeId) -> Vec<usize> {
        let types = &self.module.types;
        match types.shape(ty) {
            Type::Pointer => vec![0],
            Type::Int(_) | Type::Float | Type::Double => vec![],
            _ => {
                let leaves = types.leaves(ty, MOST_SCALARS).unwrap_or_default();
                let is_pointer = |ty: TypeId| types.shape(ty) == &Type::Pointer;
                leaves.iter().enumerate().filter(|(_, leaf)| is_pointer(leaf.ty)).map(|(index, _)| index).collect()
            }
        }
    }

    fn visit(&mut self, function: usize, inst: &Inst<'a>) {
        match &inst.op {
            Op::Alloca { .. } => {}
            Op::Element { source, base, indices } => {
                let flow = self.flow(function, &base.value, 0);
                if let (Flow::Pointer(base), Some(result)) = (flow, inst.result) {
                    if matches!(self.module.types.shape(*source), Type::Struct { .. }) {
                        self.graph.declare(base, *source);
                    }
                    let steps: Vec<Option<i128>> = indices
                        .iter()
                        .map(|index| match &index.value {
                            Operand::Constant(constant) => constant_integer(constant, &self.module.types, index.ty),
                            Operand::Local(_) => None,
                        })
                        .collect();
                    let offset = base.offset.plus(element_offset(self.module, *source, &steps));
                    self.flow_into(function, result, 0, Flow::Pointer(Pointer { place: base.place, offset }));
                } else if let (Flow::Number, Some(result)) = (flow, inst.result) {
                    self.flow_into(function, result, 0, Flow::Number);
                }
            }
            Op::Load { ty, address, .. } => self.load(function, inst.result, *ty, address),
            Op::Store { value, address } => self.store(function, value, address),
            Op::Phi { ty, incoming } => {
                for (value, _) in incoming {
                    self.move_into(function, inst.result, *ty, value);
                }
            }
            Op::Select { yes, no, .. } => {
                self.move_into(function, inst.result, yes.ty, &yes.value);
                self.move_into(function, inst.result, no.ty, &no.value);
            }
            Op::Freeze(value) => self.move_into(function, inst.result, value.ty, &value.value),
            Op::Cast { op, value, to } => self.cast(function, inst.result, *op, value, *to),
            Op::Compare { left, right, .. } => {
                for scalar in self.pointer_scalars(left.ty) {
                    let one = self.flow(function, &left.value, scalar);
                    let other = self.flow(function, right, scalar);
                    if let (Flow::Pointer(one), Flow::Pointer(other)) = (one, other) {
                        self.graph.unify(one.place, other.place);
                    }
                }
            }
            Op::Binary { op: BinaryOp::Sub, left, right, .. } => self.difference(function, left, right),
            Op::ExtractValue { aggregate, path } => {
                let Some(result) = inst.result else { return };
                let (before, ty) = self.part(aggregate.ty, path);
                for scalar in self.pointer_scalars(ty) {
                    let flow = self.flow(function, &aggregate.value, before + scalar);
                    self.flow_into(function, result, scalar, flow);
                }
            }
            Op::InsertValue { aggregate, part, path } => {
                let Some(result) = inst.result else { return };
                let (before, ty) = self.part(aggregate.ty, path);
                let count = self.module.types.leaf_count(ty).unwrap_or(0) as usize;
                for scalar in self.pointer_scalars(aggregate.ty) {
                    let flow = if scalar >= before && scalar < before + count {
                        self.flow(function, &part.value, scalar - before)
                    } else {
                        self.flow(function, &aggregate.value, scalar)
                    };
                    self.flow_into(function, result, scalar, flow);
                }
            }
            Op::ExtractElement { vector, index } => self.expose_all(function, inst.result, &[vector, index]),
            Op::InsertElement { vector, part, index } => {
                self.expose_all(function, inst.result, &[vector, part, index]);
            }
            Op::Shuffle { left, right, .. } => self.expose_all(function, inst.result, &[left, right]),
            Op::Call(call) | Op::Invoke { call, .. } => self.call(function, inst.result, call),
            Op::Return(Some(value)) => {
                for scalar in self.pointer_scalars(value.ty) {
                    let flow = self.flow(function, &value.value, scalar);
                    let slot = self.functions[function].results.get(scalar).copied().unwrap_or_default();
                    if let (Flow::Pointer(pointer), Some(place)) = (flow, slot.place) {
                        self.graph.unify(place, pointer.place);
                        let slot = &mut self.functions[function].results[scalar];
                        if widen(&mut slot.offset, pointer.offset, &mut slot.changes) {
                            self.graph.note_change();
                        }
                    }
                }
            }
            Op::LandingPad { ty } => {
                for scalar in self.pointer_scalars(*ty) {
                    if let Some(result) = inst.result {
                        self.flow_into(function, result, scalar, Flow::Number);
                    }
                }
            }
            Op::Binary { left, right, .. } => {
                self.expose_operand(function, left);
                if let Operand::Constant(constant) = right {
                    self.expose_constant(constant);
                }
            }
            Op::FNeg(_)
            | Op::Resume
            | Op::Return(None)
            | Op::Jump(_)
            | Op::Branch { .. }
            | Op::Switch { .. }
            | Op::Unreachable => {}
            Op::Unsupported(_) => {
                // The function will be refused; what it gives is never lowered.
            }
        }
    }

    fn part(&self, ty: TypeId, path: &[u64]) -> (usize, TypeId) {
        let mut before = 0;
        let mut ty = ty;
        for &index in path {
            if let Some((part, preceding)) = self.module.types.part(ty, index) {
                before += preceding as usize;
                ty = part;
            }
        }
        (before, ty)
    }

    fn expose_all(&mut self, function: usize, result: Option<Local>, operands: &[&Typed<'a>]) {
        for operand in operands {
            self.expose_operand(function, operand);
        }
        if let Some(local) = result {
            let body = self.module.functions[function].body.as_ref();
            let ty = body.and_then(|body| body.locals.get(local.0 as usize)).map(|info| info.ty);
            for scalar in ty.map(|ty| self.pointer_scalars(ty)).unwrap_or_default() {
                self.flow_into(function, local, scalar, Flow::Number);
            }
        }
    }

    fn move_into(&mut self, function: usize, result: Option<Local>, ty: TypeId, value: &Operand<'a>) {
        let Some(result) = result else { return };
        for scalar in self.pointer_scalars(ty) {
            let flow = self.flow(function, value, scalar);
            self.flow_into(function, result, scalar, flow);
        }
        if self.pointer_scalars(ty).is_empty()
            && let Operand::Constant(constant) = value
        {
            self.expose_constant(constant);
        }
    }

    fn cast(&mut self, function: usize, result: Option<Local>, op: CastOp, value: &Typed<'a>, to: TypeId) {
        match op {
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                let is_difference = result.is_some_and(|result| self.differences.contains_key(&(function, result)));
                if !is_difference {
                    self.expose_operand(function, value);
                }
            }
            CastOp::IntToPtr => {
                self.untold = true;
                if let Some(result) = result {
                    self.flow_into(function, result, 0, Flow::Number);
                }
            }
            CastOp::BitCast => {
                if self.module.types.shape(to) == &Type::Pointer {
                    self.move_into(function, result, value.ty, &value.value);
                } else {
                    self.expose_all(function, result, &[value]);
                }
            }
            _ => {
                if let Operand::Constant(constant) = &value.value {
                    self.expose_constant(constant);
                }
            }
        }
    }

    /// `sub (ptrtoint p), (ptrtoint q)` means that both point into the same object.
    fn difference(&mut self, function: usize, left: &Typed<'a>, right: &Operand<'a>) {
        let (Operand::Local(one), Operand::Local(other)) = (&left.value, right) else {
            self.expose_operand(function, left);
            if let Operand::Constant(constant) = right {
                self.expose_constant(constant);
            }
            return;
        };
        let casts = [one, other].map(|local| self.differences.get(&(function, *local)).copied());
        if let [Some(one), Some(other)] = casts {
            let flows = [self.flow(function, one, 0), self.flow(function, other, 0)];
            if let [Flow::Pointer(one), Flow::Pointer(other)] = flows {
                self.graph.unify(one.place, other.place);
            }
        }
    }

    fn load(&mut self, function: usize, result: Option<Local>, ty: TypeId, address: &Typed<'a>) {
        let Flow::Pointer(pointer) = self.flow(function, &address.value, 0) else {
            for scalar in self.pointer_scalars(ty) {
                if let Some(result) = result {
                    self.flow_into(function, result, scalar, Flow::Number);
                }
            }
            return;
        };
        for (index, leaf) in self.module.types.leaves(ty, MOST_SCALARS).unwrap_or_default().iter().enumerate() {
            let Some(at) = self.access(pointer, leaf.offset, leaf.ty) else { continue };
            if self.module.types.shape(leaf.ty) == &Type::Pointer {
                let content = self.graph.cell(at);
                if let Some(result) = result {
                    self.flow_into(function, result, index, Flow::Pointer(content));
                }
            }
        }
    }

    fn store(&mut self, function: usize, value: &Typed<'a>, address: &Typed<'a>) {
        let target = self.flow(function, &address.value, 0);
        let Flow::Pointer(pointer) = target else {
            self.expose_operand(function, value);
            return;
        };
        self.graph.write(pointer.place);
        let mut has_pointers = false;
        for (index, leaf) in self.module.types.leaves(value.ty, MOST_SCALARS).unwrap_or_default().iter().enumerate() {
            let Some(at) = self.access(pointer, leaf.offset, leaf.ty) else { continue };
            if self.module.types.shape(leaf.ty) == &Type::Pointer {
                has_pointers = true;
                match self.flow(function, &value.value, index) {
                    Flow::Pointer(stored) => self.graph.store(at, stored),
                    Flow::Number => {
                        let content = self.graph.cell(at);
                        self.graph.expose(content.place);
                    }
                    Flow::Nothing => {}
                }
            }
        }
        if let (false, Operand::Constant(constant)) = (has_pointers, &value.value) {
            self.expose_constant(constant);
        }
    }

    /// Notes an access to a scalar. Where it is.
    fn access(&mut self, pointer: Pointer, offset: u64, ty: TypeId) -> Option<Pointer> {
        let ty = in_memory(scalar(&self.module.types, ty).ok()?);
        let offset = pointer.offset.plus(Offset::exact(i64::try_from(offset).ok()?));
        self.graph.access(pointer.place, Access { offset, size: bytes(ty), ty });
        Some(Pointer { place: pointer.place, offset })
    }

    fn call(&mut self, function: usize, result: Option<Local>, call: &Call<'a>) {
        let callee = match &call.callee {
            Operand::Constant(Constant::Symbol(symbol)) => resolve_symbol(self.module, *symbol),
            _ => None,
        };
        let index = match callee {
            Some((Symbol::Function(index), 0)) => Some(index),
            _ => None,
        };
        let args: Vec<&Typed<'a>> = call.args.iter().map(|arg| &arg.value).collect();
        if let Some(index) = index {
            let callee = &self.module.functions[index];
            if callee.body.is_some() {
                self.internal_call(function, result, call, index);
                return;
            }
            match known_callee(callee.name) {
                Known::Ignored => return,
                Known::Copy { .. } if args.len() >= 3 => {
                    self.copy(function, args[0], args[1], args[2]);
                    if let Some(result) = result {
                        let flow = self.flow(function, &args[0].value, 0);
                        self.flow_into(function, result, 0, flow);
                    }
                    return;
                }
                Known::Fill if args.len() >= 3 => {
                    self.fill(function, args[0], args[2]);
                    if let Some(result) = result {
                        let flow = self.flow(function, &args[0].value, 0);
                        self.flow_into(function, result, 0, flow);
                    }
                    return;
                }
                _ => {}
            }
        }
        self.expose_all(function, result, &args);
    }

    fn internal_call(&mut self, function: usize, result: Option<Local>, call: &Call<'a>, index: usize) {
        let callee = &self.module.functions[index];
        for (number, arg) in call.args.iter().enumerate() {
            let param = callee.params.get(number);
            let same = param.is_some_and(|param| param.ty == arg.value.ty && param.traits.by_value.is_none());
            if !same {
                self.expose_operand(function, &arg.value);
                continue;
            }
            for scalar in self.pointer_scalars(arg.value.ty) {
                let flow = self.flow(function, &arg.value.value, scalar);
                self.flow_into(index, Local(number as u32), scalar, flow);
            }
            if let Operand::Constant(constant) = &arg.value.value {
                self.expose_constant(constant);
            }
        }
        let Some(result) = result else { return };
        if callee.result != call.result {
            self.expose_all(function, Some(result), &[]);
            return;
        }
        for scalar in self.pointer_scalars(call.result) {
            if let Some(Slot { place: Some(place), offset, .. }) = self.functions[index].results.get(scalar).copied() {
                let offset = offset.unwrap_or(Offset::ZERO);
                self.flow_into(function, result, scalar, Flow::Pointer(Pointer { place, offset }));
            }
        }
    }

    /// Copying makes both places hold the same pointers and be read at the same types.
    fn copy(&mut self, function: usize, target: &Typed<'a>, source: &Typed<'a>, length: &Typed<'a>) {
        let flows = [self.flow(function, &target.value, 0), self.flow(function, &source.value, 0)];
        let [Flow::Pointer(target), Flow::Pointer(source)] = flows else {
            flows.into_iter().for_each(|flow| self.expose_flow(flow));
            return;
        };
        let multiple = self.multiple(function, length);
        let length = self.length(length);
        self.graph.write(target.place);
        self.graph.sweep(target, length, multiple);
        self.graph.sweep(source, length, multiple);
        self.copies.push((target, source, length));
        // Between local objects only what is looked at counts.
        let exposed = [target, source].iter().any(|pointer| self.graph.private_root(pointer.place).is_none());
        if let Some(length) = length.filter(|_| exposed) {
            self.access_declared(target, length);
            self.access_declared(source, length);
        }
        for (from, to) in [(source, target), (target, source)] {
            for access in self.graph.accesses(from.place).to_vec() {
                let relative = access.offset.minus(from.offset);
                if length.is_none_or(|length| relative.may_overlap(access.size, Offset::ZERO, length)) {
                    let offset = to.offset.plus(relative);
                    self.graph.access(to.place, Access { offset, ..access });
                }
            }
            for (offset, content) in self.graph.cells(from.place) {
                let relative = offset.minus(from.offset);
                if length.is_none_or(|length| relative.may_overlap(8, Offset::ZERO, length)) {
                    let at = Pointer { place: to.place, offset: to.offset.plus(relative) };
                    self.graph.store(at, content);
                }
            }
        }
    }

    fn fill(&mut self, function: usize, target: &Typed<'a>, length: &Typed<'a>) {
        let Flow::Pointer(target) = self.flow(function, &target.value, 0) else { return };
        self.graph.write(target.place);
        let multiple = self.multiple(function, length);
        let length = self.length(length);
        self.graph.sweep(target, length, multiple);
        self.copies.push((target, target, length));
        if let Some(length) = length.filter(|_| self.graph.private_root(target.place).is_none()) {
            self.access_declared(target, length);
        }
        for (offset, content) in self.graph.cells(target.place) {
            let relative = offset.minus(target.offset);
            if length.is_none_or(|length| relative.may_overlap(8, Offset::ZERO, length)) {
                self.graph.expose(content.place);
            }
        }
    }

    /// A number that the length is a multiple of, whatever it is.
    fn multiple(&self, function: usize, length: &Typed<'a>) -> u64 {
        length_multiple(self.module, &self.definitions[function], length, 0)
    }

    fn length(&self, length: &Typed<'a>) -> Option<u64> {
        match &length.value {
            Operand::Constant(constant) => {
                constant_integer(constant, &self.module.types, length.ty).and_then(|length| u64::try_from(length).ok())
            }
            Operand::Local(_) => None,
        }
    }
}

/// The global variable that a constant is the address of, and the offset from its start.
pub(crate) fn constant_address(module: &Module<'_>, constant: &Constant<'_>, depth: usize) -> Option<(usize, i64)> {
    if depth > 64 {
        return None;
    }
    match constant {
        Constant::Symbol(symbol) => match resolve_symbol(module, *symbol)? {
            (Symbol::Variable(index), offset) => Some((index, offset)),
            _ => None,
        },
        Constant::Expression(expression) => match &**expression {
            Expression::Element { source, base, indices } => {
                let (index, offset) = constant_address(module, &base.value, depth + 1)?;
                let steps: Vec<Option<i128>> =
                    indices.iter().map(|step| constant_integer(&step.value, &module.types, step.ty)).collect();
                Some((index, offset.checked_add(element_offset(module, *source, &steps).single()?)?))
            }
            Expression::Cast { op: CastOp::BitCast, value, .. } => constant_address(module, &value.value, depth + 1),
            _ => None,
        },
        _ => None,
    }
}

/// The instructions that give values, by value.
pub(crate) fn definitions_of<'m, 'a>(function: &'m Function<'a>) -> FxHashMap<Local, &'m Op<'a>> {
    let insts = function.body.iter().flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
    insts.filter_map(|inst| Some((inst.result?, &inst.op))).collect()
}

/// A number that an integer is a multiple of, as far as its definition shows.
pub(crate) fn length_multiple<'a>(
    module: &Module<'a>,
    definitions: &FxHashMap<Local, &Op<'a>>,
    value: &Typed<'a>,
    depth: usize,
) -> u64 {
    let constant = |operand: &Operand<'a>| match operand {
        Operand::Constant(constant) => {
            constant_integer(constant, &module.types, value.ty).and_then(|number| u64::try_from(number).ok())
        }
        Operand::Local(_) => None,
    };
    if let Some(number) = constant(&value.value) {
        return number;
    }
    let Operand::Local(local) = &value.value else { return 1 };
    match definitions.get(local) {
        Some(Op::Binary { op: BinaryOp::Mul, left, right, .. }) => {
            let factor = constant(right).or(constant(&left.value)).unwrap_or(1);
            if factor == 0 { 0 } else { 1 << factor.trailing_zeros().min(31) }
        }
        Some(Op::Binary { op: BinaryOp::Shl, right, .. }) => match constant(right) {
            Some(count) if count < 32 => 1 << count,
            _ => 1,
        },
        Some(Op::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. }) if depth < 4 => {
            // A product that wrapped is a multiple of powers of two only, and stays so when extended.
            let multiple = length_multiple(module, definitions, value, depth + 1);
            1 << multiple.trailing_zeros().min(31)
        }
        _ => 1,
    }
}

/// What a symbol stands for with aliases looked through, and at which offset from its start.
pub(crate) fn resolve_symbol(module: &Module<'_>, symbol: SymbolId) -> Option<(Symbol, i64)> {
    let mut symbol = symbol;
    for _ in 0..16 {
        match module.symbols.get(symbol.0 as usize)?.1? {
            Symbol::Alias(index) => match &module.aliases[index].target {
                Constant::Symbol(target) => symbol = *target,
                Constant::Expression(expression) => match &**expression {
                    Expression::Cast { op: CastOp::BitCast, value, .. } => match value.value {
                        Constant::Symbol(target) => symbol = target,
                        _ => return None,
                    },
                    _ => return None,
                },
                _ => return None,
            },
            found => return Some((found, 0)),
        }
    }
    None
}

/// The offset that indices into a type add; an index that is not constant is none.
fn element_offset(module: &Module<'_>, source: TypeId, indices: &[Option<i128>]) -> Offset {
    let types = &module.types;
    let mut offset = Offset::ZERO;
    let mut ty = source;
    for (position, &index) in indices.iter().enumerate() {
        if position > 0 {
            match types.shape(ty) {
                Type::Struct { fields, .. } => {
                    let field = index.and_then(|index| usize::try_from(index).ok());
                    let Some((field, place)) = field.and_then(|field| Some((field, types.field_offset(ty, field)?)))
                    else {
                        return Offset::ANY;
                    };
                    offset = offset.plus(Offset::exact(place as i64));
                    ty = fields[field];
                    continue;
                }
                Type::Array(count, element) | Type::Vector(count, element) => {
                    let Some(size) = types.layout(*element).map(|layout| layout.size) else { return Offset::ANY };
                    let step = match index {
                        Some(index) => exact_multiple(index, size),
                        // An array of one element or none at the end of a structure may be longer in truth.
                        None if *count > 1 => Offset::first_multiples(size, *count),
                        None => Offset::multiples(size),
                    };
                    offset = offset.plus(step);
                    ty = *element;
                    continue;
                }
                _ => return Offset::ANY,
            }
        }
        let Some(size) = types.layout(ty).map(|layout| layout.size) else { return Offset::ANY };
        offset = offset.plus(match index {
            Some(index) => exact_multiple(index, size),
            None => Offset::multiples(size),
        });
    }
    offset
}

fn exact_multiple(index: i128, size: u64) -> Offset {
    match index.checked_mul(i128::from(size)).and_then(|offset| i64::try_from(offset).ok()) {
        Some(offset) => Offset::exact(offset).plus(Offset::ZERO),
        None => Offset::ANY,
    }
}

fn is_zero(value: &Operand<'_>) -> bool {
    matches!(value, Operand::Constant(Constant::Int(0) | Constant::Null | Constant::Zero))
}

/// Symbols whose address a constant contains.
fn symbols_of(value: &Constant<'_>, found: &mut Vec<SymbolId>) {
    let mut each = |values: &[&TypedConstant<'_>]| values.iter().for_each(|part| symbols_of(&part.value, found));
    match value {
        Constant::Symbol(symbol) => found.push(*symbol),
        Constant::Aggregate(elements) => elements.iter().for_each(|element| each(&[element])),
        Constant::Splat(element) => each(&[element]),
        Constant::Expression(expression) => match &**expression {
            Expression::Element { base, indices, .. } => {
                each(&[base]);
                indices.iter().for_each(|index| each(&[index]));
            }
            Expression::Cast { value, .. } => each(&[value]),
            Expression::Binary { left, right, .. } | Expression::Compare { left, right, .. } => each(&[left, right]),
            Expression::Select { condition, yes, no } => each(&[condition, yes, no]),
        },
        Constant::Int(_)
        | Constant::Double(_)
        | Constant::Null
        | Constant::Zero
        | Constant::Undefined
        | Constant::Bytes(_)
        | Constant::Unsupported(_) => {}
    }
}
