//! Points-to analysis: which memories a program looks at through which pointers.
//!
//! Inputs with pointers are worth little unless they point to something of the right shape. Types are gone by the time
//! a program is IR, so the shape is read off the accesses: unification in the manner of Steensgaard ("Points-to
//! Analysis in Almost Linear Time", 1996) puts references and addresses that may be of the same objects into one
//! [`Shape`], which knows the regions that are read or written through it, and for regions that hold pointers, the
//! shape of what those point to.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use tandem_base::layout::{FIRST_SPECIAL, FIRST_TEXT};
use tandem_base::{Pair, Side};
use tandem_ir::{
    Callee, CastOp, CompareOp, Const, ExitKind, FuncId, Function, Inst, InstId, Outcome, Terminator, Ty, Value,
};
use tandem_kernel::claim::Claim;

use super::dictionary::reachable;

/// The number of a shape.
pub type ShapeId = usize;

/// Objects that are used alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// The regions accessed through pointers to such objects.
    pub regions: BTreeMap<String, Use>,
    /// Whether pointers to such objects are compared with null somewhere.
    pub is_null_tested: bool,
    /// Objects that exist once and are known by number to the programs, such as the constants of an enum.
    pub specials: BTreeSet<u128>,
}

/// How a region is used through pointers of one shape.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// Constants that elements are compared with, as bits.
    pub compared: BTreeSet<u128>,
    /// If elements are pointers, the shape of what they point to.
    pub pointee: Option<ShapeId>,
}

/// The shapes of everything that the two programs can point to.
#[derive(Clone, Debug, Default)]
pub struct Shapes {
    /// All shapes.
    pub all: Vec<Shape>,
    /// The shape of each parameter that is a pointer, by side.
    pub params: Pair<Vec<Option<ShapeId>>>,
    /// How regions without pointer keys are used.
    pub roots: Shape,
    /// The shapes of global objects, by name.
    pub globals: BTreeMap<String, ShapeId>,
}

impl Shapes {
    /// The shapes of what the functions reachable from the claim's entries use.
    pub fn of(claim: &Claim) -> Shapes {
        let mut analysis = Analysis::default();
        for (side, program) in claim.programs.iter() {
            for id in reachable(program) {
                analysis.function(claim, side, id);
            }
        }
        let params = Pair::from_fn(|side| {
            let program = &claim.programs[side];
            let pointers = program.function().params().iter().zip(&program.function().signature.params);
            let node =
                |(value, ty): (&Value, &Ty)| is_pointer(*ty).then(|| analysis.value(side, program.entry, *value));
            pointers.map(node).collect::<Vec<_>>()
        });
        for (left, right) in params.left.iter().zip(&params.right) {
            if let (Some(left), Some(right)) = (left, right) {
                analysis.join(*left, *right);
            }
        }
        analysis.finish(params)
    }
}

/// Whether values of this type point to objects.
pub fn is_pointer(ty: Ty) -> bool {
    matches!(ty, Ty::Ref | Ty::Ptr)
}

/// The node under which regions without pointer keys are noted.
const ROOT: usize = 0;

/// The state of the unification: nodes with a union-find structure.
struct Analysis {
    parents: Vec<usize>,
    shapes: Vec<Shape>,
    values: FxHashMap<(Side, FuncId, Value), usize>,
    globals: BTreeMap<String, usize>,
    results: FxHashMap<(Side, FuncId, usize), usize>,
}

impl Default for Analysis {
    fn default() -> Self {
        Analysis {
            parents: vec![ROOT],
            shapes: vec![Shape::default()],
            values: FxHashMap::default(),
            globals: BTreeMap::new(),
            results: FxHashMap::default(),
        }
    }
}

impl Analysis {
    fn fresh(&mut self) -> usize {
        self.parents.push(self.parents.len());
        self.shapes.push(Shape::default());
        self.parents.len() - 1
    }

    fn find(&mut self, node: usize) -> usize {
        let mut root = node;
        while self.parents[root] != root {
            self.parents[root] = self.parents[self.parents[root]];
            root = self.parents[root];
        }
        root
    }

    fn join(&mut self, first: usize, second: usize) {
        let mut pending = vec![(first, second)];
        while let Some((first, second)) = pending.pop() {
            let (first, second) = (self.find(first), self.find(second));
            if first == second {
                continue;
            }
            let (kept, dropped) = (first.min(second), first.max(second));
            self.parents[dropped] = kept;
            let moved_shape = std::mem::take(&mut self.shapes[dropped]);
            self.shapes[kept].is_null_tested |= moved_shape.is_null_tested;
            self.shapes[kept].specials.extend(moved_shape.specials);
            for (region, moved) in moved_shape.regions {
                let known = self.shapes[kept].regions.entry(region).or_default();
                known.compared.extend(moved.compared);
                match (known.pointee, moved.pointee) {
                    (Some(one), Some(other)) => pending.push((one, other)),
                    (known_pointee, moved_pointee) => known.pointee = known_pointee.or(moved_pointee),
                }
            }
        }
    }

    fn value(&mut self, side: Side, function: FuncId, value: Value) -> usize {
        if let Some(node) = self.values.get(&(side, function, value)) {
            return *node;
        }
        let node = self.fresh();
        self.values.insert((side, function, value), node);
        node
    }

    fn result(&mut self, side: Side, function: FuncId, index: usize) -> usize {
        if let Some(node) = self.results.get(&(side, function, index)) {
            return *node;
        }
        let node = self.fresh();
        self.results.insert((side, function, index), node);
        node
    }

    /// The use of a region through a node, noted if it is new.
    fn use_of(&mut self, node: usize, region: &str) -> &mut Use {
        let node = self.find(node);
        self.shapes[node].regions.entry(region.to_owned()).or_default()
    }

    fn pointee(&mut self, node: usize, region: &str) -> usize {
        if let Some(pointee) = self.use_of(node, region).pointee {
            return pointee;
        }
        let fresh = self.fresh();
        self.use_of(node, region).pointee = Some(fresh);
        fresh
    }

    fn function(&mut self, claim: &Claim, side: Side, id: FuncId) {
        let module = &claim.programs[side].module;
        let function = &module.functions[id];
        let mut definitions: FxHashMap<Value, InstId> = FxHashMap::default();
        for (inst, data) in function.insts.iter() {
            definitions.extend(data.results.iter().map(|result| (*result, inst)));
        }
        let region_name = |mem: Value| match function.ty(mem) {
            Ty::Mem(region) => module.regions[region].name.as_str(),
            _ => "",
        };
        let points = |value: Value| is_pointer(function.ty(value));
        for block in function.blocks.values() {
            for inst in &block.insts {
                let data = &function.insts[*inst];
                let result = data.results.first().copied();
                match &data.inst {
                    Inst::Const(Const::Global(global)) => {
                        let name = module.globals[*global].name.clone();
                        let known = self.globals.get(&name).copied();
                        let node = known.unwrap_or_else(|| self.fresh());
                        self.globals.insert(name, node);
                        if let Some(result) = result {
                            let value = self.value(side, id, result);
                            self.join(value, node);
                        }
                    }
                    Inst::Const(Const::Int(bits)) if (FIRST_SPECIAL..FIRST_TEXT).contains(bits) => {
                        if let Some(result) = result {
                            let node = self.value(side, id, result);
                            let node = self.find(node);
                            self.shapes[node].specials.insert(*bits);
                        }
                    }
                    Inst::Select(_, a, b) if points(*a) => {
                        for operand in [a, b] {
                            self.join_values(side, id, result, *operand);
                        }
                    }
                    Inst::PtrAdd(a, _) | Inst::Freeze(a) | Inst::Cast(CastOp::PtrToInt | CastOp::IntToPtr, a) => {
                        self.join_values(side, id, result, *a);
                    }
                    // Only what may be of the same type is compared, and then it matters whether it is the same.
                    Inst::Compare(CompareOp::Eq | CompareOp::Ne, a, b) if points(*a) => {
                        let nulls = [*a, *b].map(|value| is_null(function, &definitions, value));
                        match nulls {
                            [false, false] => self.join_values(side, id, Some(*a), *b),
                            [a_is_null, _] => {
                                let tested = self.value(side, id, if a_is_null { *b } else { *a });
                                let tested = self.find(tested);
                                self.shapes[tested].is_null_tested = true;
                            }
                        }
                    }
                    Inst::Compare(_, a, b) => {
                        for (looked_at, other) in [(a, b), (b, a)] {
                            if let Some(bits) = constant(function, &definitions, *other) {
                                self.compared(side, id, function, &definitions, *looked_at, bits, &region_name);
                            }
                        }
                    }
                    Inst::Load { mem, keys } => {
                        let node = self.accessed(side, id, function, keys);
                        self.use_of(node, region_name(*mem));
                        if let Some(result) = result.filter(|result| points(*result)) {
                            let pointee = self.pointee(node, region_name(*mem));
                            let value = self.value(side, id, result);
                            self.join(pointee, value);
                        }
                    }
                    Inst::Store { mem, keys, value } => {
                        let node = self.accessed(side, id, function, keys);
                        self.use_of(node, region_name(*mem));
                        if points(*value) {
                            let pointee = self.pointee(node, region_name(*mem));
                            let value = self.value(side, id, *value);
                            self.join(pointee, value);
                        }
                    }
                    Inst::Call { callee: Callee::Function(callee), args } => {
                        let called = &module.functions[*callee];
                        for (arg, param) in args.iter().zip(called.params()) {
                            if points(*arg) {
                                let arg = self.value(side, id, *arg);
                                let param = self.value(side, *callee, *param);
                                self.join(arg, param);
                            }
                        }
                        for (index, result) in data.results.iter().skip(1).enumerate() {
                            if points(*result) {
                                let result = self.value(side, id, *result);
                                let returned = self.result(side, *callee, index);
                                self.join(result, returned);
                            }
                        }
                    }
                    Inst::Const(_)
                    | Inst::Unary(..)
                    | Inst::Binary(..)
                    | Inst::Overflows(..)
                    | Inst::FusedMultiplyAdd(..)
                    | Inst::Select(..)
                    | Inst::Cast(..)
                    | Inst::Clear { .. }
                    | Inst::Arbitrary
                    | Inst::Pure { .. }
                    | Inst::Call { callee: Callee::External(_), .. }
                    | Inst::Assume(_) => {}
                }
            }
            match &block.terminator {
                Terminator::Switch { value, cases, .. } => {
                    for (bits, _) in cases {
                        self.compared(side, id, function, &definitions, *value, *bits, &region_name);
                    }
                }
                Terminator::Exit { kind: ExitKind::Always(Outcome::Return), values, .. } => {
                    for (index, value) in values.iter().enumerate().filter(|(_, value)| points(**value)) {
                        let value = self.value(side, id, *value);
                        let returned = self.result(side, id, index);
                        self.join(value, returned);
                    }
                }
                Terminator::Exit { .. } | Terminator::Jump(_) | Terminator::Branch(..) => {}
            }
            for target in block.terminator.targets() {
                for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                    if points(*arg) {
                        self.join_values(side, id, Some(*param), *arg);
                    }
                }
            }
        }
    }

    fn join_values(&mut self, side: Side, function: FuncId, first: Option<Value>, second: Value) {
        if let Some(first) = first {
            let first = self.value(side, function, first);
            let second = self.value(side, function, second);
            self.join(first, second);
        }
    }

    /// The node through which an access goes.
    fn accessed(&mut self, side: Side, id: FuncId, function: &Function, keys: &[Value]) -> usize {
        match keys.first() {
            Some(key) if is_pointer(function.ty(*key)) => self.value(side, id, *key),
            _ => ROOT,
        }
    }

    /// Notes that a value, if it was loaded, is compared with a constant.
    #[expect(clippy::too_many_arguments, reason = "all of them are where to look")]
    fn compared<'m>(
        &mut self,
        side: Side,
        id: FuncId,
        function: &Function,
        definitions: &FxHashMap<Value, InstId>,
        value: Value,
        bits: u128,
        region_name: &impl Fn(Value) -> &'m str,
    ) {
        let mut value = value;
        // Through the casts of small integers to the width of arithmetic.
        for _ in 0..4 {
            let Some(inst) = definitions.get(&value) else { return };
            match &function.insts[*inst].inst {
                Inst::Load { mem, keys } => {
                    let node = self.accessed(side, id, function, keys);
                    self.use_of(node, region_name(*mem)).compared.insert(bits);
                    return;
                }
                Inst::Cast(_, inner) => value = *inner,
                _ => return,
            }
        }
    }

    fn finish(mut self, params: Pair<Vec<Option<usize>>>) -> Shapes {
        let roots: BTreeSet<usize> = (0..self.parents.len()).map(|node| self.find(node)).collect();
        let numbers: BTreeMap<usize, ShapeId> = roots.iter().enumerate().map(|(index, root)| (*root, index)).collect();
        let number = |analysis: &mut Analysis, node: usize| numbers[&analysis.find(node)];
        let mut all = Vec::with_capacity(numbers.len());
        for &root in &roots {
            let mut shape = self.shapes[root].clone();
            for used in shape.regions.values_mut() {
                used.pointee = used.pointee.map(|node| number(&mut self, node));
            }
            all.push(shape);
        }
        let params = params
            .map(|params| params.into_iter().map(|node| node.map(|node| number(&mut self, node))).collect::<Vec<_>>());
        let globals = std::mem::take(&mut self.globals);
        let globals = globals.into_iter().map(|(name, node)| (name, number(&mut self, node))).collect();
        let root = number(&mut self, ROOT);
        Shapes { roots: all[root].clone(), all, params, globals }
    }
}

fn is_null(function: &Function, definitions: &FxHashMap<Value, InstId>, value: Value) -> bool {
    definitions.get(&value).is_some_and(|inst| matches!(function.insts[*inst].inst, Inst::Const(Const::Null)))
}

fn constant(function: &Function, definitions: &FxHashMap<Value, InstId>, value: Value) -> Option<u128> {
    match function.insts[*definitions.get(&value)?].inst {
        Inst::Const(Const::Int(bits)) => Some(bits),
        Inst::Const(Const::F32(bits)) => Some(u128::from(bits)),
        Inst::Const(Const::F64(bits)) => Some(u128::from(bits)),
        _ => None,
    }
}
