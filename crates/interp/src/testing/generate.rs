//! Random modules: declarations, signatures, and the frame of each function.
//!
//! The modules are well-formed, and their functions end: loops count up to a small number, and recursive calls go down
//! a parameter that is made small first. They have something of everything: integers of all widths, floats, memories of
//! all kinds, the world, calls with and without care for their outcome, cycles with two ways in.

use tandem_ir::{
    BinaryOp, Builder, CastOp, CompareOp, Const, ExitKind, External, FileId, FuncId, Function, Global, GlobalId, Inst,
    Line, Module, Nature, Outcome, Region, RegionId, RegionKind, Signature, Terminator, Ty, Value, Variable,
};

use crate::testing::{Draw, Random};

/// The random module that belongs to a seed. Its last function can call all others.
pub fn random_module(seed: u64) -> Module {
    let mut random = Random::new(seed);
    let mut module = Module::default();
    module.files.push("random.c".to_string());
    declare_regions(&mut module);
    module.globals.push(Global { name: "g".to_string(), size: 64, open: false, contents: vec![] });
    declare_externals(&mut module);
    // Few types, so that variables meet. Integers beyond 64 bits make the interpreter take another path, so most modules
    // have none.
    let widths: &[u8] = match random.below(10) {
        0 => &[8, 32, 64, 128],
        1 => &[1, 8, 32, 64, 100],
        2 | 3 => &[8, 16, 32, 64],
        _ => &[8, 32, 64],
    };
    for index in 0..2 + random.below(4) {
        let generator = Generator::new(&mut module, &mut random, widths, index);
        let function = generator.function();
        module.functions.push(function);
    }
    module
}

fn region(name: &str, keys: &[Ty], element: Ty, kind: RegionKind) -> Region {
    Region { name: name.to_string(), keys: keys.to_vec(), element, kind, contents: vec![] }
}

fn declare_regions(module: &mut Module) {
    module.regions.push(region("heap.i32", &[Ty::Ptr], Ty::I32, RegionKind::Shared));
    module.regions.push(region("heap.i8", &[Ty::Ptr], Ty::I8, RegionKind::Shared));
    module.regions.push(region("array", &[Ty::Ref, Ty::I32], Ty::I64, RegionKind::Shared));
    module.regions.push(region("count", &[], Ty::I32, RegionKind::Hidden));
    let contents = vec![(0, 7), (1, 0xffff_ffff), (3, 12)];
    module.regions.push(Region { contents, ..region("table", &[Ty::I64], Ty::I32, RegionKind::Constant) });
    let contents = vec![(0, 255), (2, 1), (5, 77)];
    module.regions.push(Region { contents, ..region("bytes", &[Ty::I64], Ty::I8, RegionKind::Constant) });
}

fn declare_externals(module: &mut Module) {
    let heap = module.region_named("heap.i32").map(Ty::Mem);
    let signatures = [
        ("read", vec![Ty::I32], vec![Ty::I32], vec![Ty::World]),
        ("hash", vec![Ty::I64], vec![Ty::I64], vec![]),
        ("fill", vec![Ty::Ptr], vec![], heap.into_iter().chain([Ty::World]).collect()),
    ];
    for (name, params, results, state) in signatures {
        let signature = Signature { params, results, state };
        module.externals.push(External { name: name.to_string(), signature, is_definite: false, nature: Nature::Code });
    }
}

/// Generates one function.
pub(super) struct Generator<'a> {
    pub builder: Builder,
    pub random: &'a mut Random,
    pub module: &'a Module,
    pub signature: Signature,
    /// The function itself, if it may call itself. Its first parameter then says how often.
    pub own: Option<FuncId>,
    pub widths: &'a [u8],
    /// Scalar variables.
    pub scalars: Vec<(Ty, Variable)>,
    /// The current version of each part of the state, of local and of constant memories.
    pub states: Vec<(Ty, Variable)>,
    pub global: GlobalId,
    pub statements_left: usize,
    digest: bool,
    line: u32,
}

impl<'a> Generator<'a> {
    fn new(module: &'a mut Module, random: &'a mut Random, widths: &'a [u8], index: usize) -> Generator<'a> {
        let locals: Vec<RegionId> = [
            region(&format!("f{index}.frame"), &[Ty::I64], Ty::I8, RegionKind::Local),
            region(&format!("f{index}.cell"), &[], Ty::F64, RegionKind::Local),
            region(&format!("f{index}.pair"), &[Ty::I32], Ty::I32, RegionKind::Local),
        ]
        .map(|region| module.regions.push(region))
        .to_vec();
        let own = random.percent(40).then(|| module.functions.next_id());
        let mut signature = Signature::default();
        if own.is_some() {
            signature.params.push(Ty::I32);
        }
        let module: &Module = module;
        let scalar_types = scalar_types(widths);
        signature.params.extend((0..1 + random.below(3)).map(|_| random.choose(&scalar_types)));
        signature.results.extend((0..random.below(3)).map(|_| random.choose(&scalar_types)));
        // In half of the functions the last result depends on everything, in the others much is in vain.
        let digest = random.percent(50);
        if digest {
            signature.results.push(Ty::I64);
        }
        let outside = |kind| matches!(kind, RegionKind::Shared | RegionKind::Hidden);
        for (id, _) in module.regions.iter().filter(|(_, region)| outside(region.kind)) {
            // Mostly all of them, because a function can only call those whose state it has.
            if random.percent(80) {
                signature.state.push(Ty::Mem(id));
            }
        }
        if random.percent(70) {
            signature.state.push(Ty::World);
        }
        let line = Line { file: module.files.ids().next(), line: 1 };
        let mut generator = Generator {
            builder: Builder::new(&format!("f{index}"), signature.clone(), line),
            random,
            module,
            signature,
            own,
            widths,
            scalars: Vec::new(),
            states: Vec::new(),
            global: module.globals.ids().next().expect("the module has a global"),
            statements_left: 0,
            digest,
            line: 1,
        };
        generator.declare_variables(&scalar_types, &locals);
        generator
    }

    /// Two scalar variables of each type and the memories, all with a first value, except a few that have none.
    fn declare_variables(&mut self, scalar_types: &[Ty], locals: &[RegionId]) {
        let params: Vec<Value> = self.builder.params().to_vec();
        for (index, &param) in params.iter().enumerate() {
            self.builder.set_name(param, &format!("p{index}"));
        }
        let (scalars, states) = params.split_at(self.signature.params.len());
        for &ty in scalar_types {
            for number in 0..2 {
                let variable = self.builder.declare(ty, Some(&format!("x{}", self.scalars.len())));
                let given = scalars.iter().filter(|&&param| self.builder.ty(param) == ty).nth(number);
                let value = match given {
                    Some(&param) => param,
                    None => self.constant(ty),
                };
                if !self.random.percent(3) {
                    self.builder.write(variable, value);
                }
                self.scalars.push((ty, variable));
            }
        }
        for &state in states {
            let ty = self.builder.ty(state);
            let variable = self.builder.declare(ty, Some("state"));
            self.builder.write(variable, state);
            self.states.push((ty, variable));
        }
        for &region in locals {
            let ty = Ty::Mem(region);
            let variable = self.builder.declare(ty, Some("local"));
            let memory = self.builder.value(Inst::Arbitrary, ty);
            self.builder.write(variable, memory);
            self.states.push((ty, variable));
        }
        for (region, data) in self.module.regions.iter() {
            if data.kind == RegionKind::Constant {
                let ty = Ty::Mem(region);
                let variable = self.builder.declare(ty, Some("table"));
                let memory = self.builder.value(Inst::Const(Const::Table), ty);
                self.builder.write(variable, memory);
                self.states.push((ty, variable));
            }
        }
    }

    fn function(mut self) -> Function {
        if self.own.is_some() {
            // The first parameter becomes a number from 0 to 3, and 0 ends the recursion.
            let param = self.builder.params()[0];
            let three = self.builder.int(32, 3);
            let fuel = self.builder.binary(BinaryOp::And, param, three);
            self.builder.set_name(fuel, "fuel");
            let zero = self.builder.int(32, 0);
            let done = self.builder.compare(CompareOp::Eq, fuel, zero);
            let (stop, go) = (self.builder.create_block(), self.builder.create_block());
            self.builder.branch(done, stop, go);
            self.builder.switch_to(stop);
            self.give_back();
            self.builder.switch_to(go);
        }
        self.statements_left = 5 + self.random.below(50);
        while self.statements_left > 0 {
            self.statement(0);
        }
        if self.own.is_some() && self.random.percent(70) {
            self.tail_call();
        }
        self.give_back();
        self.builder.finish()
    }

    /// Returns values of variables.
    pub fn give_back(&mut self) {
        let mut values: Vec<Value> = self.signature.results.clone().into_iter().map(|ty| self.scalar(ty)).collect();
        if self.digest {
            let last = values.len() - 1;
            values[last] = self.digest();
        }
        let state = self.current_state();
        self.next_line();
        let kind = ExitKind::Always(Outcome::Return);
        self.builder.terminate(Terminator::Exit { kind, values, state });
    }

    /// A number that depends on all variables and on what a few cells of the local memories hold.
    fn digest(&mut self) -> Value {
        let mut values: Vec<Value> =
            self.scalars.clone().into_iter().map(|(_, variable)| self.builder.read(variable)).collect();
        for (ty, variable) in self.states.clone() {
            let Ty::Mem(region) = ty else { continue };
            let region = &self.module.regions[region];
            if region.kind != RegionKind::Local {
                continue;
            }
            let mem = self.builder.read(variable);
            for number in [0, 1, 4] {
                let keys = region.keys.iter().map(|key| self.builder.int(key.bits().unwrap_or(1) as u8, number));
                let keys = keys.collect();
                values.push(self.builder.value(Inst::Load { mem, keys }, region.element));
            }
        }
        let mut digest = self.builder.int(64, 17);
        let factor = self.builder.int(64, 31);
        for value in values {
            let number = match self.builder.ty(value) {
                Ty::Int(64) => value,
                Ty::Int(width) if width > 64 => self.builder.cast(CastOp::Truncate, value, Ty::I64),
                Ty::Bool | Ty::Int(_) => self.builder.cast(CastOp::ZeroExtend, value, Ty::I64),
                Ty::F64 => self.builder.cast(CastOp::FloatToBits, value, Ty::I64),
                Ty::F32 => {
                    let wide = self.builder.cast(CastOp::FloatToFloat, value, Ty::F64);
                    self.builder.cast(CastOp::FloatToBits, wide, Ty::I64)
                }
                Ty::Ptr | Ty::Ref => self.builder.cast(CastOp::PtrToInt, value, Ty::I64),
                Ty::Mem(_) | Ty::World => unreachable!("only scalars are collected"),
            };
            let scaled = self.builder.binary(BinaryOp::Mul, digest, factor);
            digest = self.builder.binary(BinaryOp::Add, scaled, number);
        }
        digest
    }

    /// Exits with something that is not `Return`.
    pub fn fail(&mut self, kind: ExitKind) {
        let state = self.current_state();
        self.builder.terminate(Terminator::Exit { kind, values: vec![], state });
    }

    /// The current versions of the signature's state.
    pub fn current_state(&mut self) -> Vec<Value> {
        let types = self.signature.state.clone();
        types.into_iter().filter_map(|ty| self.state(ty)).collect()
    }

    /// The variable of a part of the state, if the function has it.
    pub fn state_variable(&self, ty: Ty) -> Option<Variable> {
        self.states.iter().find(|&&(of, _)| of == ty).map(|&(_, variable)| variable)
    }

    /// The current version of a part of the state, if the function has it.
    pub fn state(&mut self, ty: Ty) -> Option<Value> {
        let variable = self.state_variable(ty)?;
        Some(self.builder.read(variable))
    }

    /// A scalar of this type: a variable, a constant or, for small integers, one that is made so.
    pub fn scalar(&mut self, ty: Ty) -> Value {
        let variables: Vec<Variable> =
            self.scalars.iter().filter(|&&(of, _)| of == ty).map(|&(_, variable)| variable).collect();
        if !variables.is_empty() && self.random.percent(75) {
            let variable = self.random.choose(&variables);
            return self.builder.read(variable);
        }
        self.constant(ty)
    }

    /// A constant of this type.
    pub fn constant(&mut self, ty: Ty) -> Value {
        let bits = self.random.scalar(ty);
        let constant = match ty {
            Ty::Bool => Const::Bool(bits != 0),
            Ty::Int(_) => Const::Int(bits),
            Ty::F32 => Const::F32(bits as u32),
            Ty::F64 => Const::F64(bits as u64),
            Ty::Ptr if self.random.percent(50) => Const::Global(self.global),
            Ty::Ptr | Ty::Ref => Const::Null,
            Ty::Mem(_) | Ty::World => unreachable!("only scalars are asked for"),
        };
        self.builder.value(Inst::Const(constant), ty)
    }

    /// Goes on to the next source line.
    pub fn next_line(&mut self) {
        self.line += 1;
        let file: Option<FileId> = self.module.files.ids().next();
        self.builder.set_line(Line { file, line: self.line });
    }
}

/// The types of scalar variables.
pub(super) fn scalar_types(widths: &[u8]) -> Vec<Ty> {
    let others = [Ty::Bool, Ty::F32, Ty::F64, Ty::Ptr, Ty::Ref];
    widths.iter().map(|&width| Ty::Int(width)).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::{parse_module, print_module};

    use super::*;

    #[test]
    fn random_modules_are_well_formed_and_can_be_written_down() {
        for seed in 0..200 {
            let module = random_module(seed);
            let text = print_module(&module);
            let again = parse_module(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
            assert_eq!(again, module, "seed {seed}");
        }
    }
}
