//! Random statements.

use tandem_ir::{
    BinaryOp, Block, Callee, CastOp, CompareOp, ExitKind, Flags, Inst, Outcome, OverflowOp, RegionKind, Target,
    Terminator, Ty, UnaryOp, Value,
};

use crate::testing::Draw;
use crate::testing::generate::{Generator, scalar_types};

/// Statements inside one another, at most.
const MOST_NESTED: usize = 4;

impl Generator<'_> {
    /// One statement; afterwards the current block is open.
    pub fn statement(&mut self, depth: usize) {
        self.next_line();
        self.statements_left = self.statements_left.saturating_sub(1);
        let nested = depth < MOST_NESTED;
        match self.random.below(100) {
            0..36 => self.assign(),
            36..54 => self.access_memory(),
            54..64 if nested => self.choice(depth),
            64..67 if nested => self.switch(depth),
            67..77 if nested => self.counted_loop(depth),
            77..80 if nested => self.cycle_with_two_ways_in(depth),
            80..92 => self.call(),
            92..96 => self.maybe_leave(),
            96..98 => {
                let always = self.scalar(Ty::I32);
                let holds = self.builder.compare(CompareOp::Sle, always, always);
                let condition = if self.random.percent(90) { holds } else { self.scalar(Ty::Bool) };
                self.builder.emit(Inst::Assume(condition), &[]);
            }
            _ => self.assign(),
        }
    }

    fn body(&mut self, depth: usize) {
        for _ in 0..1 + self.random.below(3) {
            self.statement(depth + 1);
        }
    }

    /// Sets a variable to something new.
    fn assign(&mut self) {
        let (ty, variable) = self.random.choose(&self.scalars);
        let value = self.operation(ty);
        self.builder.write(variable, value);
    }

    /// An operation with a result of this type.
    fn operation(&mut self, ty: Ty) -> Value {
        if self.random.percent(10) {
            return self.scalar(ty);
        }
        if self.random.percent(10) {
            let (cond, yes, no) = (self.scalar(Ty::Bool), self.scalar(ty), self.scalar(ty));
            return self.builder.select(cond, yes, no);
        }
        if self.random.percent(3) {
            let value = self.scalar(ty);
            return self.builder.value(Inst::Freeze(value), ty);
        }
        if self.random.percent(25)
            && let Some(value) = self.conversion(ty)
        {
            return value;
        }
        match ty {
            Ty::Bool => self.truth_value(),
            Ty::Int(_) => self.integer_operation(ty),
            Ty::F32 | Ty::F64 => self.float_operation(ty),
            Ty::Ptr => {
                let (base, offset) = (self.scalar(Ty::Ptr), self.scalar(Ty::I64));
                self.builder.value(Inst::PtrAdd(base, offset), ty)
            }
            Ty::Ref | Ty::Mem(_) | Ty::World => self.scalar(ty),
        }
    }

    fn truth_value(&mut self) -> Value {
        let integers: Vec<Ty> = self.widths.iter().map(|&width| Ty::Int(width)).collect();
        let integer = self.random.choose(&integers);
        match self.random.below(6) {
            0 => {
                let ty = self.random.choose(&[Ty::F32, Ty::F64]);
                let op = self.random.choose(&[
                    CompareOp::FOeq,
                    CompareOp::FOne,
                    CompareOp::FOlt,
                    CompareOp::FOle,
                    CompareOp::FOgt,
                    CompareOp::FOge,
                    CompareOp::FOrd,
                    CompareOp::FUno,
                    CompareOp::FUeq,
                    CompareOp::FUne,
                    CompareOp::FUlt,
                    CompareOp::FUle,
                    CompareOp::FUgt,
                    CompareOp::FUge,
                ]);
                let (a, b) = (self.scalar(ty), self.scalar(ty));
                self.builder.compare(op, a, b)
            }
            1 => {
                let ty = self.random.choose(&[Ty::Bool, Ty::Ptr, Ty::Ref]);
                let op = self.random.choose(&[CompareOp::Eq, CompareOp::Ne]);
                let (a, b) = (self.scalar(ty), self.scalar(ty));
                self.builder.compare(op, a, b)
            }
            2 => {
                let op = self.random.choose(&[
                    OverflowOp::SAdd,
                    OverflowOp::UAdd,
                    OverflowOp::SSub,
                    OverflowOp::USub,
                    OverflowOp::SMul,
                    OverflowOp::UMul,
                ]);
                let (a, b) = (self.scalar(integer), self.scalar(integer));
                self.builder.value(Inst::Overflows(op, a, b), Ty::Bool)
            }
            3 => {
                let a = self.scalar(Ty::Bool);
                match self.random.below(4) {
                    0 => self.builder.unary(UnaryOp::Not, a),
                    _ => {
                        let op = self.random.choose(&[BinaryOp::And, BinaryOp::Or, BinaryOp::Xor]);
                        let b = self.scalar(Ty::Bool);
                        self.builder.binary(op, a, b)
                    }
                }
            }
            _ => self.integer_comparison(integer),
        }
    }

    fn integer_comparison(&mut self, ty: Ty) -> Value {
        let op = self.random.choose(&[
            CompareOp::Eq,
            CompareOp::Ne,
            CompareOp::Slt,
            CompareOp::Sle,
            CompareOp::Sgt,
            CompareOp::Sge,
            CompareOp::Ult,
            CompareOp::Ule,
            CompareOp::Ugt,
            CompareOp::Uge,
        ]);
        let (a, b) = (self.scalar(ty), self.scalar(ty));
        self.builder.compare(op, a, b)
    }

    fn integer_operation(&mut self, ty: Ty) -> Value {
        use BinaryOp::*;
        let a = self.scalar(ty);
        if self.random.percent(15) {
            let mut ops = vec![
                UnaryOp::Not,
                UnaryOp::Neg,
                UnaryOp::BitReverse,
                UnaryOp::PopCount,
                UnaryOp::LeadingZeros,
                UnaryOp::TrailingZeros,
            ];
            if ty.bits().is_some_and(|width| width % 8 == 0) {
                ops.push(UnaryOp::ByteSwap);
            }
            let op = self.random.choose(&ops);
            return self.builder.unary(op, a);
        }
        let op = self.random.choose(&[
            Add, Add, Sub, Mul, SDiv, UDiv, SRem, URem, Shl, LShr, AShr, And, Or, Xor, SMin, SMax, UMin, UMax,
        ]);
        let b = if self.random.percent(10) { a } else { self.scalar(ty) };
        let mut flags = Flags::default();
        if self.random.percent(20) {
            match op {
                Add | Sub | Mul | Shl => (flags.nsw, flags.nuw) = (self.random.percent(50), self.random.percent(50)),
                SDiv | UDiv | LShr | AShr => flags.exact = true,
                _ => {}
            }
        }
        self.builder.value(Inst::Binary(op, a, b, flags), ty)
    }

    fn float_operation(&mut self, ty: Ty) -> Value {
        use BinaryOp::*;
        let a = self.scalar(ty);
        match self.random.below(10) {
            0 | 1 => {
                let op = self.random.choose(&[
                    UnaryOp::FNeg,
                    UnaryOp::FAbs,
                    UnaryOp::FSqrt,
                    UnaryOp::FFloor,
                    UnaryOp::FCeil,
                    UnaryOp::FTrunc,
                    UnaryOp::FRint,
                    UnaryOp::FRound,
                ]);
                self.builder.unary(op, a)
            }
            2 => {
                let (b, c) = (self.scalar(ty), self.scalar(ty));
                self.builder.value(Inst::FusedMultiplyAdd(a, b, c), ty)
            }
            3 => self.builder.value(Inst::Pure { function: "mystery".to_string(), args: vec![a] }, ty),
            _ => {
                let op = self
                    .random
                    .choose(&[FAdd, FSub, FMul, FDiv, FRem, FMinimum, FMaximum, FMinNum, FMaxNum, FCopySign]);
                let b = self.scalar(ty);
                self.builder.binary(op, a, b)
            }
        }
    }

    /// A conversion to this type, from a type picked at random.
    fn conversion(&mut self, to: Ty) -> Option<Value> {
        use CastOp::*;
        let from = self.random.choose(&scalar_types(self.widths));
        let ops: &[CastOp] = match (from, to) {
            (Ty::Bool, Ty::Int(_)) => &[ZeroExtend, SignExtend],
            (Ty::Int(a), Ty::Int(b)) if a < b => &[ZeroExtend, SignExtend],
            (Ty::Int(a), Ty::Int(b)) if a > b => &[Truncate],
            (Ty::Int(_), Ty::Bool) => &[Truncate],
            (Ty::Int(32), Ty::F32) | (Ty::Int(64), Ty::F64) => &[SIntToFloat, UIntToFloat, BitsToFloat],
            (Ty::Int(_), Ty::F32 | Ty::F64) => &[SIntToFloat, UIntToFloat],
            (Ty::F32, Ty::Int(32)) | (Ty::F64, Ty::Int(64)) => &[FloatToSInt, FloatToUInt, FloatToBits],
            (Ty::F32 | Ty::F64, Ty::Int(_)) => &[FloatToSInt, FloatToUInt],
            (Ty::F32, Ty::F64) | (Ty::F64, Ty::F32) => &[FloatToFloat],
            (Ty::Ptr | Ty::Ref, Ty::Int(64)) => &[PtrToInt],
            (Ty::Int(64), Ty::Ptr | Ty::Ref) => &[IntToPtr],
            _ => return None,
        };
        let op = self.random.choose(ops);
        let value = self.scalar(from);
        Some(self.builder.cast(op, value, to))
    }

    fn access_memory(&mut self) {
        let memories: Vec<_> = self.states.iter().filter(|(ty, _)| *ty != Ty::World).copied().collect();
        let locals: Vec<_> = memories
            .iter()
            .filter(|(ty, _)| matches!(ty, Ty::Mem(id) if self.module.regions[*id].kind == RegionKind::Local))
            .copied()
            .collect();
        let among = if self.random.percent(50) { &locals } else { &memories };
        let (ty, variable) = self.random.choose(among);
        let Ty::Mem(id) = ty else { return };
        let region = self.module.regions[id].clone();
        let memory = self.builder.read(variable);
        if region.kind != RegionKind::Constant && self.random.percent(4) && !region.keys.is_empty() {
            let prefix = self.random.below(region.keys.len());
            let keys = region.keys[..prefix].iter().map(|&key| self.key(key, region.kind)).collect();
            let cleared = self.builder.value(Inst::Clear { mem: memory, keys }, ty);
            self.builder.write(variable, cleared);
            return;
        }
        let keys: Vec<Value> = region.keys.iter().map(|&key| self.key(key, region.kind)).collect();
        let wide: Vec<Ty> = [Ty::Int(16), Ty::I32, Ty::I64, Ty::F32, Ty::F64, Ty::Ptr, Ty::Ref, Ty::I8]
            .into_iter()
            .filter(|&ty| self.scalars.iter().any(|&(of, _)| of == ty))
            .collect();
        let is_bytes = region.element == Ty::I8;
        let element = if is_bytes { self.random.choose(&wide) } else { region.element };
        if region.kind == RegionKind::Constant || self.random.percent(50) {
            let loaded = self.builder.value(Inst::Load { mem: memory, keys }, element);
            let receivers: Vec<_> = self.scalars.iter().filter(|&&(of, _)| of == element).copied().collect();
            if !receivers.is_empty() {
                let (_, receiver) = self.random.choose(&receivers);
                self.builder.write(receiver, loaded);
            }
        } else {
            let value = self.scalar(element);
            let stored = self.builder.value(Inst::Store { mem: memory, keys, value }, ty);
            self.builder.write(variable, stored);
        }
    }

    /// A key: of local and constant memories mostly a small constant.
    fn key(&mut self, ty: Ty, kind: RegionKind) -> Value {
        match (ty, kind) {
            (Ty::Int(width), RegionKind::Local | RegionKind::Constant) if !self.random.percent(1) => {
                let number = self.random.choose(&[0, 0, 0, 1, 4, 8]);
                self.builder.int(width, number)
            }
            _ => self.scalar(ty),
        }
    }

    fn choice(&mut self, depth: usize) {
        let cond = self.truth_value();
        let (yes, join) = (self.builder.create_block(), self.builder.create_block());
        if self.random.percent(50) {
            let no = self.builder.create_block();
            self.builder.branch(cond, yes, no);
            self.builder.switch_to(no);
            self.body(depth);
            self.builder.jump(join);
        } else {
            self.builder.branch(cond, yes, join);
        }
        self.builder.switch_to(yes);
        self.body(depth);
        self.builder.jump(join);
        self.builder.switch_to(join);
    }

    fn switch(&mut self, depth: usize) {
        let value = self.scalar(Ty::I32);
        let join = self.builder.create_block();
        let mut cases = Vec::new();
        for case in 0..1 + self.random.below(3) {
            let block = if self.random.percent(30) { join } else { self.builder.create_block() };
            cases.push((case as u128, Target { block, args: vec![] }));
        }
        let blocks: Vec<Block> = cases.iter().map(|(_, target)| target.block).collect();
        let default = Target { block: join, args: vec![] };
        self.builder.terminate(Terminator::Switch { value, cases, default });
        for block in blocks.into_iter().filter(|&block| block != join) {
            self.builder.switch_to(block);
            self.body(depth);
            self.builder.jump(join);
        }
        self.builder.switch_to(join);
    }

    /// A loop that counts up to a small number, sometimes with a break or a continue.
    fn counted_loop(&mut self, depth: usize) {
        let counter = self.builder.declare(Ty::I32, Some("i"));
        let zero = self.builder.int(32, 0);
        self.builder.write(counter, zero);
        let (header, body, done) =
            (self.builder.create_block(), self.builder.create_block(), self.builder.create_block());
        let test_first = self.random.percent(70);
        let trips = self.random.below(4) as i128;
        self.builder.jump(if test_first { header } else { body });
        if test_first {
            self.builder.switch_to(header);
            self.branch_on_counter(counter, trips, body, done);
        }
        self.builder.switch_to(body);
        let count = self.builder.read(counter);
        let one = self.builder.int(32, 1);
        let next = self.builder.binary(BinaryOp::Add, count, one);
        self.builder.write(counter, next);
        if self.random.percent(30) {
            let cond = self.truth_value();
            let rest = self.builder.create_block();
            // Continue or break.
            let away = if test_first && self.random.percent(50) { header } else { done };
            self.builder.branch(cond, away, rest);
            self.builder.switch_to(rest);
        }
        self.body(depth);
        if test_first {
            self.builder.jump(header);
        } else {
            self.branch_on_counter(counter, trips, body, done);
        }
        self.builder.switch_to(done);
    }

    fn branch_on_counter(&mut self, counter: tandem_ir::Variable, trips: i128, more: Block, done: Block) {
        let count = self.builder.read(counter);
        let trips = self.builder.int(32, trips);
        let cond = self.builder.compare(CompareOp::Slt, count, trips);
        self.builder.branch(cond, more, done);
    }

    /// Two blocks that jump to each other, and to either of which one can jump first.
    fn cycle_with_two_ways_in(&mut self, depth: usize) {
        let counter = self.builder.declare(Ty::I32, Some("k"));
        let zero = self.builder.int(32, 0);
        self.builder.write(counter, zero);
        let [first, second, done] = [(); 3].map(|()| self.builder.create_block());
        let cond = self.truth_value();
        self.builder.branch(cond, first, second);
        for (here, there) in [(first, second), (second, first)] {
            self.builder.switch_to(here);
            self.body(depth);
            let count = self.builder.read(counter);
            let one = self.builder.int(32, 1);
            let next = self.builder.binary(BinaryOp::Add, count, one);
            self.builder.write(counter, next);
            let trips = self.random.below(5) as i128;
            self.branch_on_counter(counter, trips, there, done);
        }
        self.builder.switch_to(done);
    }

    /// Leaves the function on some condition.
    fn maybe_leave(&mut self) {
        let cond = self.truth_value();
        let (leave, stay) = (self.builder.create_block(), self.builder.create_block());
        self.builder.branch(cond, leave, stay);
        self.builder.switch_to(leave);
        match self.random.below(4) {
            0 | 1 => self.fail(ExitKind::Always(Outcome::Throw("java/lang/Error".to_string()))),
            2 => self.fail(ExitKind::Always(Outcome::Ub("division by zero".to_string()))),
            _ => self.give_back(),
        }
        self.builder.switch_to(stay);
    }

    /// Calls another function if there is one whose state this one has.
    fn call(&mut self) {
        let functions = self.module.functions.ids().chain(self.own).map(Callee::Function);
        let externals = self.module.externals.ids().map(Callee::External);
        let possible: Vec<Callee> = functions
            .chain(externals)
            .filter(|&callee| {
                let state = match callee {
                    Callee::Function(id) if Some(id) == self.own => &self.signature.state,
                    Callee::Function(id) => &self.module.functions[id].signature.state,
                    Callee::External(id) => &self.module.externals[id].signature.state,
                };
                state.iter().all(|&ty| self.state_variable(ty).is_some())
            })
            .collect();
        if possible.is_empty() {
            return;
        }
        let callee = self.random.choose(&possible);
        let (code, results) = self.emit_call(callee);
        for value in results {
            let ty = self.builder.ty(value);
            let receivers: Vec<_> = self.scalars.iter().filter(|&&(of, _)| of == ty).copied().collect();
            if !receivers.is_empty() {
                let (_, receiver) = self.random.choose(&receivers);
                self.builder.write(receiver, value);
            }
        }
        match self.random.below(3) {
            // Most programs look at the code and pass failure on.
            0 | 1 => {
                let zero = self.builder.int(32, 0);
                let failed = self.builder.compare(CompareOp::Ne, code, zero);
                let (bad, good) = (self.builder.create_block(), self.builder.create_block());
                self.builder.branch(failed, bad, good);
                self.builder.switch_to(bad);
                self.fail(ExitKind::Resume(code));
                self.builder.switch_to(good);
            }
            _ => {
                let receivers: Vec<_> = self.scalars.iter().filter(|&&(of, _)| of == Ty::I32).copied().collect();
                let (_, receiver) = self.random.choose(&receivers);
                self.builder.write(receiver, code);
            }
        }
    }

    /// A call, with the new state written to its variables; gives the code and the results.
    fn emit_call(&mut self, callee: Callee) -> (Value, Vec<Value>) {
        let signature = match callee {
            Callee::Function(id) if Some(id) == self.own => self.signature.clone(),
            Callee::Function(id) => self.module.functions[id].signature.clone(),
            Callee::External(id) => self.module.externals[id].signature.clone(),
        };
        let mut args: Vec<Value> = signature.params.iter().map(|&ty| self.scalar(ty)).collect();
        if matches!(callee, Callee::Function(id) if Some(id) == self.own) {
            // One less than the own first parameter, which is not 0 when made small.
            let (param, three, one) = (self.builder.params()[0], self.builder.int(32, 3), self.builder.int(32, 1));
            let fuel = self.builder.binary(BinaryOp::And, param, three);
            args[0] = self.builder.binary(BinaryOp::Sub, fuel, one);
        }
        args.extend(signature.state.iter().filter_map(|&ty| self.state(ty)).collect::<Vec<_>>());
        let types: Vec<Ty> =
            [Ty::I32].into_iter().chain(signature.results.clone()).chain(signature.state.clone()).collect();
        let mut given = self.builder.emit(Inst::Call { callee, args }, &types);
        let states = given.split_off(1 + signature.results.len());
        for (ty, value) in signature.state.iter().zip(states) {
            if let Some(variable) = self.state_variable(*ty) {
                self.builder.write(variable, value);
            }
        }
        (given[0], given.split_off(1))
    }

    /// Calls the function itself on some condition and passes on what that gives, as a compiler would write it, or
    /// with a small difference that makes it no tail call.
    pub fn tail_call(&mut self) {
        let Some(own) = self.own else { return };
        let cond = self.truth_value();
        let (recur, rest) = (self.builder.create_block(), self.builder.create_block());
        self.builder.branch(cond, recur, rest);
        self.builder.switch_to(recur);
        let (code, mut values) = self.emit_call(Callee::Function(own));
        let difference = self.random.below(10);
        if difference == 0 {
            self.access_memory();
        }
        let (good, bad) = (self.builder.create_block(), self.builder.create_block());
        if difference == 1 {
            self.builder.jump(good);
        } else {
            let zero = self.builder.int(32, 0);
            let op = self.random.choose(&[CompareOp::Eq, CompareOp::Ne]);
            let cond = self.builder.compare(op, code, zero);
            let (yes, no) = if op == CompareOp::Eq { (good, bad) } else { (bad, good) };
            self.builder.branch(cond, yes, no);
        }
        self.builder.switch_to(bad);
        match difference {
            2 => self.give_back(),
            3 => self.fail(ExitKind::Always(Outcome::Abort("exit".to_string()))),
            _ => self.fail(ExitKind::Resume(code)),
        }
        self.builder.switch_to(good);
        if difference == 4 {
            values = self.signature.results.clone().into_iter().map(|ty| self.scalar(ty)).collect();
        }
        let state = self.current_state();
        self.builder.terminate(Terminator::Exit { kind: ExitKind::Always(Outcome::Return), values, state });
        self.builder.switch_to(rest);
    }
}
